"""What our own screen reader does with the game: `python3 -m tests.reader.plans PLAN`. It knows the words in the tree and nothing else."""

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import count

from tests.reader.listener import Reader, Seen, Unheard, turn_on

HELD, OVER, TURN, BACK = "You are holding:", "Rematch", "End turn", "Put it back"


def to_the_title(reader: Reader) -> None:
    reader.find("I know the game").press()
    reader.until("the title does not come", lambda: reader.title().startswith("Momiji."))


def to_the_table(reader: Reader) -> None:
    """A game of Momiji against Sprout, dealt at once."""
    to_the_title(reader)
    reader.find("Momiji", "push button").press()
    reader.until("the shelf does not come", lambda: reader.title() == "Which game?")
    reader.find("New game", "push button").press()
    reader.until("nothing can be set up", lambda: reader.title() == "New game")
    reader.find("Gardener").press()
    reader.find("Sprout", "radio button").press()
    reader.find("instant", "radio button").press()
    reader.find("starter sets", "radio button").press()
    reader.find("Deal").press()
    reader.until("there is no table", lambda: reader.title().startswith("Momiji. At the table:"))
    reader.settle()


def look(reader: Reader) -> None:
    """Titles, groups, roles, states and positions arrive; the focus moves with the reader and is told."""
    choices = [seen for seen in reader.walk() if seen.role == "radio button" and "Your language" in seen.path]
    if [(seen.name, seen.checked) for seen in choices] != [("English", True), ("Čeština", False), ("Русский", False)]:
        raise Unheard(f"no group of languages: {choices}")
    reader.find("I know the game").go()
    reader.until("the focus does not follow", lambda: reader.focused[-1:] == ["I know the game"])
    choices[1].press()
    reader.until("the words do not change", lambda: reader.title() == "Vítejte")
    reader.find("English").press()
    reader.until("the words do not change back", lambda: reader.title() == "Welcome")
    name = reader.find("Your name", "entry").node.get_text_iface()
    if name is None or name.get_text(0, -1) != "":
        raise Unheard("the line for the name cannot be read")


def lay(reader: Reader) -> None:
    """A card is laid with the reader's own actions; what came of it and what the other did is announced."""
    to_the_table(reader)
    for turn in count():
        if turn > 12:
            raise Unheard("in twelve turns no card could be laid")
        for card in [seen for seen in reader.walk() if seen.path == ("Your hand",)]:
            reader.announced.clear()
            card.press()
            reader.settle()
            if _put_on_a_pile(reader):
                _press_first(reader, "Play")
                reader.until(
                    "the play is not announced", lambda: any(" starts a pile " in said or " plays " in said for said in reader.announced)
                )
                _press_first(reader, TURN)
                reader.until("the other’s turn is not announced", lambda: any("Kenji" in said for said in reader.announced))
                return
            reader.until("a refusal is not announced", lambda: reader.announced)
        _collect(reader)
        _wait_for_turn(reader)


def whole_game(reader: Reader) -> None:
    """To the scoring sheet. Cards are laid wherever that is possible, else a column is taken."""
    to_the_table(reader)
    for _ in range(200):
        reader.until("the turn does not come back", lambda: _over(reader) or _my_turn(reader))
        if _over(reader):
            break
        if not _lay_something(reader):
            _collect(reader)
        _finish_turn(reader)
    else:
        raise Unheard("two hundred turns and no end")
    said = [seen.name for seen in reader.walk()]
    if not any(words.startswith("1. ") and words.endswith("points") for words in said):
        raise Unheard(f"no result on the sheet: {said}")


def hammer(reader: Reader) -> None:
    """Readers come and go more than two hundred times while the window never rests; whoever listens then still finds the focus moving."""
    for _ in range(205):
        turn_on(False)
        reader.until("the window does not leave the bus", lambda: reader.window() is None)
        reader.focused.clear()
        turn_on()
        reader.until("the window does not speak again", lambda: reader.focused)
    reader.until("the window fell silent", lambda: reader.title().startswith("Settings"))
    for _ in range(20):
        reader.focused.clear()
        reader.until("the focus stands still", lambda: len(reader.focused) > 20)
        reader.walk()


def rush(reader: Reader) -> None:
    """Readers go and come back at once, which the library does not always survive: the window does."""
    for _ in range(150):
        turn_on(False)
        turn_on()
        reader.listen(0.05)


# ---------------------------------------------------------------- at the table
def _over(reader: Reader) -> bool:
    return any(seen.name == OVER for seen in reader.walk())


def _held(reader: Reader) -> bool:
    return any(seen.name.startswith(HELD) for seen in reader.walk())


def _buttons(reader: Reader) -> list[Seen]:
    return [seen for seen in reader.walk() if seen.path == ("Buttons",)]


def _my_turn(reader: Reader) -> bool:
    return any(seen.path == ("What to do",) and seen.name.startswith("Your turn") for seen in reader.walk())


def _press_first(reader: Reader, words: str) -> None:
    """The first button, once it is the one with these words."""

    reader.until(f"{words!r} cannot be pressed", lambda: _ready(reader, words)).press()
    reader.settle()


def _ready(reader: Reader, words: str) -> Seen | None:
    buttons = _buttons(reader)
    return buttons[0] if buttons and buttons[0].name.startswith(words) and not buttons[0].rests else None


def _asked(reader: Reader) -> str:
    return next((one.name for one in reader.walk() if one.path == ("What to do",)), "")


def _lay_something(reader: Reader) -> bool:
    hand = [seen for seen in reader.walk() if seen.path == ("Your hand",) and "A pile starts with" not in seen.about]
    for card in hand[:4]:
        card.press()
        reader.settle()
        if _put_on_a_pile(reader):
            _press_first(reader, "Play")
            return True
    return False


def _put_on_a_pile(reader: Reader) -> bool:
    """What was taken up goes to the first place of the herbarium where it may go, or back."""
    if not _held(reader):
        return False
    place = next((seen for seen in reader.walk() if seen.path == ("Your herbarium",)), None)
    (place or reader.find(BACK)).press()
    reader.settle()
    return place is not None


def _collect(reader: Reader) -> None:
    for column in [seen for seen in reader.walk() if seen.path == ("Garden",) and "Collecting takes" in seen.about]:
        column.press()
        _press_first(reader, "Collect")
        return
    raise Unheard("nothing lies in the garden")


def _finish_turn(reader: Reader) -> None:
    """Whatever the first button says now, until it is somebody else's turn; too large a hand has to lose cards first."""
    for _ in range(40):
        seen = reader.walk()
        asked = next((one.name for one in seen if one.path == ("What to do",)), "")
        buttons = [one for one in seen if one.path == ("Buttons",)]
        if asked.startswith("Discard"):
            for card in [one for one in seen if one.path == ("Your hand",)]:
                card.press()
                reader.settle()
                if _ready(reader, "Discard") or not _asked(reader).startswith("Discard"):
                    break
            # the tree may have been one of before: then nothing is to be discarded any more
            reader.until("nothing can be discarded", lambda: _ready(reader, "Discard") or not _asked(reader).startswith("Discard"))
            if (button := _ready(reader, "Discard")) is not None:
                button.press()
                reader.settle()
        elif buttons and not buttons[0].rests and ("Kenji" not in asked):
            buttons[0].press()
            reader.settle()
        elif not asked or "Kenji" in asked or asked.startswith("Your turn"):
            return
        else:  # the window is not as far as its words yet
            reader.listen(0.2)


def _wait_for_turn(reader: Reader) -> None:
    _finish_turn(reader)
    reader.until("the turn does not come back", lambda: _my_turn(reader))


PLANS: dict[str, Callable[[Reader], None]] = {"look": look, "lay": lay, "whole_game": whole_game, "hammer": hammer, "rush": rush}


def main() -> int:
    """The program begins first, as it does on anybody's computer where the reader is started later."""
    game = subprocess.Popen(os.environ["MOMIJI_COMMAND"].split("\n"))
    try:
        reader = Reader()
        reader.until("the window has no tree", reader.title)
        PLANS[sys.argv[1]](reader)
        if game.poll() is not None:
            raise Unheard(f"the program ended with {game.returncode}")
    except Unheard as error:
        print(f"{sys.argv[1]}: {error}", flush=True)  # noqa: T201
        return 1
    finally:
        game.terminate()
        game.wait(200)
    print("heard", flush=True)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
