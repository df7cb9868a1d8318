"""The rules of Momiji: pure, no window, no disk, no clock."""
