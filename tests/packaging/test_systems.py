"""What each system reads about the program: well formed, and all of one mind."""

import configparser
import plistlib
import re
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from parcel import contents, facts, linux, macos, windows

import momiji

EPOCH = 1_790_000_000  # 2026-09-21
DESKTOP, MIME = "share/applications/momiji.desktop", "share/mime/packages/momiji.xml"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def test_the_version_is_the_same_everywhere() -> None:
    assert facts.version() == momiji.__version__


# ------------------------------------------------------------------ Windows
def read_resource(text: str) -> dict[str, Any]:
    """The version resource as PyInstaller reads it, by evaluating it with classes of these names."""
    found: dict[str, Any] = {}

    def string(name: str, value: str) -> None:
        found[name] = value

    def nothing(*_: Any, **named: Any) -> None:
        found.update(named)

    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo", "VarStruct")
    eval(text, {"__builtins__": {}, "StringStruct": string, **dict.fromkeys(names, nothing)})
    return found


def test_the_version_resource_says_what_it_is() -> None:
    found = read_resource(windows.version_resource("1.20.3", "momiji-console.exe"))
    assert found["filevers"] == found["prodvers"] == (1, 20, 3, 0)
    assert (found["ProductName"], found["FileVersion"]) == ("Momiji", "1.20.3")
    assert (found["OriginalFilename"], found["InternalName"]) == ("momiji-console.exe", "momiji-console")


def test_each_program_has_a_resource_of_its_own(tmp_path: Path) -> None:
    files = [windows.write_version_resource(tmp_path, program) for program in ("momiji", "momiji-console")]
    names = [read_resource(file.read_text(encoding="utf-8"))["OriginalFilename"] for file in files]
    assert names == ["momiji.exe", "momiji-console.exe"]


@pytest.mark.parametrize(("version", "numbers"), [("2", (2, 0, 0, 0)), ("1.2.3.4", (1, 2, 3, 4)), ("1.2.rc1", (1, 2, 0, 0))])
def test_windows_counts_in_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert windows.four_numbers(version) == numbers


def test_the_manifest_promises_sharp_windows_and_asks_for_no_rights() -> None:
    tree = ElementTree.fromstring(windows.MANIFEST.encode())
    told = {element.tag.partition("}")[2]: (element.text or "").strip() for element in tree.iter()}
    assert told["dpiAwareness"].startswith("PerMonitorV2")
    assert told["dpiAware"] == "true/pm"
    assert [element.get("level") for element in tree.iter() if element.tag.endswith("requestedExecutionLevel")] == ["asInvoker"]


# ------------------------------------------------------------------ macOS
def test_the_bundle_is_sharp_and_owns_its_files() -> None:
    plist = plistlib.loads(plistlib.dumps(macos.info_plist("1.2.3")))
    assert plist["NSHighResolutionCapable"] is True
    assert plist["CFBundleShortVersionString"] == "1.2.3"
    assert plist["LSApplicationCategoryType"] == "public.app-category.card-games"
    (document,), (declared,) = plist["CFBundleDocumentTypes"], plist["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["momiji.json"]
    assert re.fullmatch(r"[a-z0-9.-]+", facts.ID)  # no other signs are allowed in the name of a bundle


# ------------------------------------------------------------------ Linux
@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return linux.files("1.2.3", EPOCH)


def test_the_menu_entry(files: dict[str, bytes]) -> None:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(files[DESKTOP].decode())
    entry = parser["Desktop Entry"]
    assert (entry["Type"], entry["Exec"], entry["Terminal"]) == ("Application", "momiji %f", "false")
    assert entry["MimeType"] == f"{facts.MIME};"
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert {f"{key}[cs]", f"{key}[ru]"} <= set(entry), key
    icon = f"share/icons/hicolor/48x48/apps/{entry['Icon']}.png"
    assert struct.unpack(">II", files[icon][16:24]) == (48, 48)


def test_the_kind_of_file(files: dict[str, bytes]) -> None:
    (kind,) = ElementTree.fromstring(files[MIME])
    names = {element.tag.partition("}")[2]: element for element in kind}
    assert kind.get("type") == facts.MIME
    assert names["glob"].get("pattern") == f"*{facts.ENDING}"
    assert names["sub-class-of"].get("type") == "application/json"


def test_the_description_for_software_centres(files: dict[str, bytes]) -> None:
    tree = ElementTree.fromstring(files[f"share/metainfo/{facts.ID}.metainfo.xml"])
    assert tree.findtext("id") == facts.ID
    assert tree.findtext("summary") == facts.SUMMARY
    assert tree.findtext("provides/mediatype") == facts.MIME
    assert f"share/applications/{tree.findtext('launchable')}" == DESKTOP
    release = tree.find("releases/release")
    assert release is not None and release.attrib == {"version": "1.2.3", "date": "2026-09-21"}
    said = [paragraph.get(XML_LANG, "en") for paragraph in tree.iterfind("description/p")]
    assert said.count("en") == said.count("cs") == said.count("ru") > 0


def test_nothing_is_left_to_fill_in(files: dict[str, bytes]) -> None:
    assert [name for name, data in files.items() if not name.endswith(".png") and re.search(rb"@[A-Z]+@", data)] == []


# ------------------------------------------------------------------ what goes in
@pytest.mark.parametrize(
    ("name", "goes_in"),
    [
        ("babel/locale-data/cs.dat", True),
        ("babel/locale-data/root.dat", True),
        ("babel/locale-data/de.dat", False),
        ("babel/locale-data/en_GB.dat", False),
        ("babel/global.dat", True),
        ("momiji/assets/art/cards/red-1.svg", True),
        ("momiji/locales/cs/ui.ftl", True),
        ("momiji/locales/cs/momiji/words.ftl", True),
        ("momiji/games/momiji/rules/edition.toml", True),
        ("pytz/zoneinfo/Europe/Prague", False),
        ("pygame/tests/font_test.py", False),
        ("pydantic/py.typed", False),
        ("pydantic-2.14.3.dist-info/METADATA", False),
        ("pygame_ce.libs/libSDL2.so", True),
    ],
)
def test_what_goes_into_a_package(name: str, goes_in: bool) -> None:
    assert contents.wanted(name) is goes_in


def test_old_encodings_stay_out() -> None:
    left_out = contents.unused_modules()
    assert {"encodings.mac_greek", "encodings.big5", "encodings.koi8_r", "encodings.cp866"} <= set(left_out)
    kept = ("utf_8", "utf_8_sig", "ascii", "latin_1", "idna", "mbcs", "cp437", "cp1252")
    assert not {f"encodings.{name}" for name in kept} & set(left_out)


def test_a_library_of_pygame_is_packed_once() -> None:
    """As PyInstaller finds them on Windows: those that are needed in pygame/, and all of them at the top by pygame's own hook."""
    needed = ("pygame\\SDL2.dll", r"C:\env\Lib\site-packages\pygame\SDL2.dll", "BINARY")
    at_the_top = [(name, rf"C:\env\Lib\site-packages\pygame\{name}", "BINARY") for name in ("SDL2.dll", "libtiff-5.dll")]
    python = ("python313.dll", r"C:\Python313\python313.dll", "BINARY")
    linux = ("pygame_ce.libs/libSDL2.so", "/env/site-packages/pygame_ce.libs/libSDL2.so", "BINARY")
    assert contents.chosen([*at_the_top, needed, python, linux]) == sorted([needed, python, linux])


def test_the_order_does_not_depend_on_the_disk() -> None:
    entries = [("b", "/x/b", "DATA"), ("babel/locale-data/fi.dat", "/x", "DATA"), ("a", "/x/a", "BINARY")]
    assert contents.chosen(entries) == contents.chosen(reversed(entries)) == [entries[2], entries[0]]


def test_every_language_of_the_game_keeps_its_plurals() -> None:
    from momiji.i18n import LANGUAGES

    assert set(contents.LANGUAGES) == {"root", *LANGUAGES}
