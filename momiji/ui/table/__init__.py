"""The table of any game: scene, hands, films, hints, replay."""
