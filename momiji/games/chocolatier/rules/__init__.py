"""The rules of Master Chocolatier: pure data and functions, no window, no clock, no disk."""
