"""How the landscape draft looks."""
