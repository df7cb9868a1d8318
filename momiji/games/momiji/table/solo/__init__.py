"""Playing alone: the scenarios, their sheets and their score."""
