"""What the packages promise to a desktop: one name, one file type, one version everywhere."""

import configparser
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import collect_licences
import desktop_files
import project
import pytest
from check_translations import WHOLE

import rummy_qt
from rummy_qt.ui.windows import about
from tests.architecture.sources import ROOT, committed_files, imported_modules, python_files

LINUX = ROOT / "packaging/linux"
MIME_TYPE = "application/x-rummy-match"
MIME_NAMES = "{http://www.freedesktop.org/standards/shared-mime-info}"


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment]  # keys keep their capitals
    parser.read(LINUX / f"{project.APP_ID}.desktop", "utf-8")
    return parser["Desktop Entry"]


def metainfo() -> ET.Element:
    return ET.parse(LINUX / f"{project.APP_ID}.metainfo.xml").getroot()


def test_the_version_is_written_in_one_place() -> None:
    assert project.version() == rummy_qt.__version__
    told = re.compile(rf"(?<![\d.]){re.escape(rummy_qt.__version__)}(?![\d.])")
    repeated = [
        name
        for name in committed_files()
        if Path(name).parts[0] in {"packaging", ".github", "pyproject.toml", "Makefile"}
        and Path(name).suffix not in {".svg", ".png"}
        and told.search((ROOT / name).read_text("utf-8"))
    ]
    assert not repeated


def test_window_and_menu_entry_have_the_same_id() -> None:
    assert metainfo().findtext("id") == project.APP_ID
    assert metainfo().findtext("launchable") == f"{project.APP_ID}.desktop"
    assert desktop_entry()["Icon"] == project.APP_ID


def test_a_double_click_on_a_saved_match_opens_it() -> None:
    kind = ET.parse(LINUX / f"{project.APP_ID}.xml").getroot().find(f"{MIME_NAMES}mime-type")
    assert kind is not None
    glob = kind.find(f"{MIME_NAMES}glob")
    assert glob is not None
    assert glob.get("pattern") == "*.rummy"
    assert kind.get("type") == MIME_TYPE
    assert desktop_entry()["MimeType"] == f"{MIME_TYPE};"
    assert desktop_entry()["Exec"] == "rummy-qt %f"
    assert metainfo().findtext("provides/mediatype") == MIME_TYPE


@pytest.mark.parametrize("homepage", ["", "https://cards.example"])
def test_packages_name_only_addresses_that_exist(
    homepage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desktop_files, "homepage", lambda: homepage)
    entry = ET.fromstring(desktop_files.store_entry(0).encode())
    addresses = [element.text or "" for element in [*entry.iter("url"), *entry.iter("image")]]
    assert bool(addresses) == bool(homepage)
    assert all(address.startswith(homepage) for address in addresses)
    below = f"{homepage}/raw/v{project.version()}/"
    pictures = [found for found in addresses if found != homepage]
    assert all(found.startswith(below) for found in pictures)
    assert all((ROOT / found.removeprefix(below)).is_file() for found in pictures)


def test_files_linked_from_the_readme_exist() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    links = re.findall(r"\]\((?!\w+:|#)([^)#]+)", readme)
    assert len(links) > 10
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_debian_source_package_depends_on_every_qt_module_used() -> None:
    imported = {
        module.split(".")[1].lower()
        for path in python_files("rummy_qt")
        for module in imported_modules(path)
        if module.startswith("PySide6.Qt")
    }
    named = (LINUX / "debian/py3dist-overrides").read_text("utf-8")
    assert set(re.findall(r"python3-pyside6\.(\w+)", named)) == imported


def test_all_licences_are_collected(tmp_path: Path) -> None:
    folder = tmp_path / "licences"
    files = collect_licences.collect(folder, ["/somewhere/libicudata.so.73"])
    texts = {path.name: path.read_text("utf-8") for path in files}
    named = {part.name for part in about.listed(folder)}
    assert {"Rummy Qt", "Python", "Qt", "PySide and Shiboken", "ICU", "platformdirs"} <= named
    assert all(text.is_file() for part in about.listed(folder) for text in part.texts)
    assert "Rummy Qt authors" in texts["LICENSE.txt"]
    assert "LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3.txt"]
    assert "PYTHON SOFTWARE FOUNDATION" in texts["python.txt"].upper()
    told = re.findall(r"([\w-]+\.(?:txt|md))\b", texts["README.txt"])
    # The machine that tests need not have PyInstaller.
    assert set(told) - {"pyinstaller.txt"} <= set(texts)


def test_a_package_without_a_licence_is_not_shipped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(collect_licences, "licence_of", lambda _: None)
    with pytest.raises(FileNotFoundError, match="platformdirs came without"):
        collect_licences.collect(tmp_path / "licences", [])


def test_desktop_files_are_translated_into_every_language() -> None:
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    entry = desktop_entry()
    mime = ET.parse(LINUX / f"{project.APP_ID}.xml").getroot()
    installer = (ROOT / "packaging/windows/rummy_qt.nsi").read_text("utf-8")
    for element in ("summary", "p", "li", "caption"):
        texts = [part.get(lang, "en") for part in metainfo().iter(element)]
        assert all(texts.count(code) == texts.count("en") for code in WHOLE), element
    assert {comment.get(lang) for comment in mime.iter(f"{MIME_NAMES}comment")} >= WHOLE
    for code in WHOLE:
        for key in ("GenericName", "Comment", "Keywords"):
            assert entry[f"{key}[{code}]"] not in ("", entry[key])
    for name in ("CLOSE_FIRST", "MATCH_FILE"):
        assert installer.count(f"LangString {name} ") == installer.count("MUI_LANGUAGE ")


@pytest.mark.parametrize("code", sorted(WHOLE))
def test_the_manual_page_says_the_same_in_every_language(code: str) -> None:
    page, english = (
        (LINUX / name).read_text("utf-8") for name in (f"rummy-qt.{code}.6", "rummy-qt.6")
    )
    assert [line[:3] for line in page.splitlines() if line.startswith((".SH", ".TP", ".B"))] == [
        line[:3] for line in english.splitlines() if line.startswith((".SH", ".TP", ".B"))
    ]
    assert not set(page.splitlines()) & {
        line for line in english.splitlines() if not line.startswith((".", "rummy"))
    }
