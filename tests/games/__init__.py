"""Tests of single games, each in a folder of its name."""
