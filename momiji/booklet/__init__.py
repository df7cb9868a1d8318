"""The rule book on paper: the same pages as Markdown or as one HTML file that needs nothing beside it."""

from momiji.booklet.html import html
from momiji.booklet.markdown import markdown

FORMATS = {"html": html, "markdown": markdown}
