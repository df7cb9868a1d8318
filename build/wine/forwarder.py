"""A Windows library without code: one exported name, forwarded to a function of another library."""

import struct

BASE, ALIGN, PAGE = 0x180000000, 0x200, 0x1000
HEAD = 40  # bytes of an export directory
AMD64, LIBRARY, WINDOWED, READABLE_DATA = 0x8664, 0x2022, 2, 0x40000040


def forwarder(library: str, name: str, target: str) -> bytes:
    """`library` exports `name`; whoever calls it reaches `target`, written as library.function."""
    exports = _exports(library, name, target)
    data = exports.ljust(-(-len(exports) // ALIGN) * ALIGN, b"\0")
    dos = b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x40)
    coff = b"PE\0\0" + struct.pack("<HHIIIHH", AMD64, 1, 0, 0, 0, 240, LIBRARY)
    section = struct.pack("<8sIIIIIIHHI", b".rdata", len(exports), PAGE, len(data), ALIGN, 0, 0, 0, 0, READABLE_DATA)
    return (dos + coff + _optional(len(exports), len(data)) + section).ljust(ALIGN, b"\0") + data


def _exports(library: str, name: str, target: str) -> bytes:
    """The export directory, then the address table, name pointers and ordinals of one entry each, then the strings."""
    addresses, names, ordinals, strings = (PAGE + HEAD + offset for offset in (0, 4, 8, 10))
    words = [f"{word}\0".encode("ascii") for word in (library, name, target)]
    first, second, third = strings, strings + len(words[0]), strings + len(words[0]) + len(words[1])
    directory = struct.pack("<IIHHIIIIIII", 0, 0, 0, 0, first, 1, 1, 1, addresses, names, ordinals)
    return directory + struct.pack("<IIH", third, second, 0) + b"".join(words)


def _optional(exports: int, data: int) -> bytes:
    """The header that is optional in name only; of its sixteen tables the first, exports, is there."""
    sizes = (0x20B, 14, 0, 0, data, 0, 0, PAGE, BASE, PAGE, ALIGN)
    versions = (6, 0, 0, 0, 6, 0, 0)
    memory = (2 * PAGE, ALIGN, 0, WINDOWED, 0x0160, 0x100000, 0x1000, 0x100000, 0x1000, 0, 16)
    header = struct.pack("<HBBIIIIIQIIHHHHHHIIIIHHQQQQII", *sizes, *versions, *memory)
    return header + struct.pack("<II", PAGE, exports) + b"\0" * 15 * 8
