"""How the program is packed for players: standard library only, one module a system."""
