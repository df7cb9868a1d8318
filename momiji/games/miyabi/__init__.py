"""Everything of Miyabi."""
