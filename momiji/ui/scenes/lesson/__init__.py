"""A lesson that lies over a real scene."""
