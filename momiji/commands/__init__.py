"""The command line, one module a command: `add(commands)` describes it, and its `run` carries it out."""
