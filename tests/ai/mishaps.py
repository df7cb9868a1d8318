"""What may happen to a process that thinks. A module of its own: the other process reads it, and should not read the tests."""

import os


def dies_at_once(*_: object) -> None:
    os._exit(1)


def stumbles(*_: object, **__: object) -> None:
    raise ZeroDivisionError("a thought went wrong")
