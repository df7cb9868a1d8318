"""The landscape draft."""
