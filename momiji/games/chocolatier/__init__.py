"""Master Chocolatier."""
