"""The table in sentences. Nothing is secret; “you” is whoever is to decide."""

from collections.abc import Iterator

from momiji.core.text import Text
from momiji.games.chocolatier.rules import told
from momiji.games.chocolatier.rules.contents import COLOURS
from momiji.games.chocolatier.rules.log import some
from momiji.games.chocolatier.rules.view import OfferView, View
from momiji.games.chocolatier.rules.words import colour_word

TOPICS = ("plates", "lines", "box", "floor", "opponents", "bag")


def pralines(letters: str) -> tuple[Text, ...]:
    return some(letters)


class Looker:
    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.players[view.current]

    def topic(self, name: str) -> Iterator[Text]:
        yield from {
            "table": self.table, "plates": self.plates, "lines": self.lines, "box": self.box, "floor": self.floor,
            "opponents": self.opponents, "bag": self.bag,
        }[name]()  # fmt: skip

    def turn(self) -> Iterator[Text]:
        """What one wants to hear when the turn begins."""
        yield from self.plates()
        yield from self.lines()
        yield from self.floor()

    def table(self) -> Iterator[Text]:
        first = self.view.players[self.view.first_player].name
        yield Text("chocolatier-look-round", {"round": self.view.round, "name": first})
        yield from self.plates()
        yield Text("chocolatier-look-points", {"points": self.me.points})
        yield from self.lines()
        yield from self.box()
        yield from self.floor()
        yield from self.opponents()
        yield from self.bag()

    # ------------------------------------------------------------------ what is everybody's

    def plates(self) -> Iterator[Text]:
        for number, offer in enumerate(self.view.offers, start=1):
            yield self._plate(number, offer)
        yield self._middle()
        if self.view.sending:
            yield Text("chocolatier-look-sending", {"pralines": pralines(self.view.sending)})

    def _plate(self, number: int, offer: OfferView | None) -> Text:
        if offer is None:
            return Text("chocolatier-look-plate-gone", {"offer": number})
        lying = Text("chocolatier-look-some", {"count": len(offer.pralines), "pralines": pralines(offer.pralines)})
        if not offer.gold or offer.id is None:
            return Text("chocolatier-look-plate", {"offer": number, "lying": lying})
        power = Text(f"chocolatier-power-{offer.id[0]}", {"praline": colour_word(COLOURS.index(offer.id[1])) if offer.id[1:] else ""})
        return Text("chocolatier-look-plate-special", {"offer": number, "lying": lying, "side": offer.id[0], "power": power})

    def _middle(self) -> Text:
        lying = Text("chocolatier-look-some", {"count": len(self.view.middle), "pralines": pralines(self.view.middle)})
        return Text("chocolatier-look-middle", {"lying": lying, "mark": "yes" if self.view.mark is None else "no"})

    def bag(self) -> Iterator[Text]:
        for key, letters in (("chocolatier-look-bag", self.view.bag), ("chocolatier-look-lid", self.view.lid)):
            yield Text(key, {"count": len(letters), "pralines": pralines(letters)})

    # ------------------------------------------------------------------ what players own

    def lines(self) -> Iterator[Text]:
        yield from told.lines(self.me)

    def box(self) -> Iterator[Text]:
        yield from told.box(self.me)

    def floor(self) -> Iterator[Text]:
        yield from told.floor(self.me)

    def opponents(self) -> Iterator[Text]:
        """The others, beginning with who plays next."""
        players, current = self.view.players, self.view.current
        for player in (*players[current + 1 :], *players[:current]):
            yield from told.side(player)
