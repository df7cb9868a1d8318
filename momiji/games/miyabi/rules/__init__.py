"""The rules of Miyabi: pure data and functions, no window, no clock, no disk."""
