"""Windows on Linux: what is needed to build and try the Windows package with Wine. Standard library only."""
