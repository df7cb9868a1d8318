"""The games of the house. Each is a folder; nothing outside it knows it but one line of the registry."""
