"""The rules of Momiji: pure data and functions, no window, no clock, no disk."""
