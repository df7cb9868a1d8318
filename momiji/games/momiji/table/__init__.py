"""The table of Momiji. The whole of it is read when somebody asks for TABLE; models that draw nothing can be had without."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .table import TABLE as TABLE


def __getattr__(name: str) -> Any:
    if name != "TABLE":
        raise AttributeError(name)
    from .table import TABLE

    return TABLE
