"""Where everything on the table lies, as plain data: no pictures, no clock, only the show and the window."""

from momiji.games.momiji.table.show import Show
from momiji.ui.table.frame import lay_corners, lay_low
from momiji.ui.theme import Scale

from .draft import lay_draft
from .own import lay_hand, lay_herbarium, lay_plate
from .places import Layout
from .shared import lay_browser, lay_garden, lay_goals, lay_others


def lay_out(show: Show, scale: Scale) -> Layout:
    """The whole table for one window size and text scale."""
    layout = Layout(scale)
    lay_corners(layout)
    if show.draft is not None:
        lay_draft(layout, show.draft)
        lay_low(layout, show)
        layout.panels["note"].centerx = scale.x(960)  # no hand lies beside it
        return layout
    lay_others(layout, show)
    lay_garden(layout, show)
    lay_goals(layout, show)
    lay_plate(layout, show)
    lay_herbarium(layout, show)
    lay_hand(layout, show)
    lay_low(layout, show)
    lay_browser(layout, show)
    return layout
