"""Miyabi: gardens of six rows and columns that grow in levels."""
