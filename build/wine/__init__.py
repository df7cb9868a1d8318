"""Windows on Linux: what it takes to build and try the Windows package with Wine. Standard library only; docs/packaging.md says what for."""
