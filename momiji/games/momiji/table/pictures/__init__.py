"""Games brought to a moment worth a picture."""
