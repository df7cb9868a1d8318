"""What clicks, drags and buttons mean, and what the table shows."""
