"""The pages of Pairs: the plain ones every game has."""

from momiji.ui.scenes.pages import Pages

PAGES = Pages("toy")
