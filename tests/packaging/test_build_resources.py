"""The generated files: made when missing, again when a source is newer, whole or not at all."""

import os
import sys
from pathlib import Path

import build_resources
import pytest

TRANSLATION = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context><name>Table</name>
  <message><source>Stock</source><translation>Talon</translation></message>
</context></TS>
"""
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
LIST = """<RCC><qresource prefix="/">
<file>assets/card.svg</file>
<file>assets/translations/*.qm</file>
</qresource></RCC>
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "assets" / "translations").mkdir(parents=True)
    (tmp_path / "rummy_qt" / "ui").mkdir(parents=True)
    (tmp_path / "assets" / "card.svg").write_text(PICTURE)
    (tmp_path / "assets" / "translations" / "da.ts").write_text(TRANSLATION)
    (tmp_path / "resources.qrc").write_text(LIST)
    return tmp_path


def output(tree: Path) -> Path:
    return tree / build_resources.RESOURCES


def age(path: Path, seconds: int) -> None:
    then = path.stat().st_mtime - seconds
    os.utime(path, (then, then))


def test_resources_hold_pictures_and_translations(tree: Path) -> None:
    from PySide6.QtCore import QFile, QResource, QTranslator

    build_resources.build(tree)
    assert QResource.registerResource(str(output(tree)))
    try:
        assert QFile.exists(":/assets/card.svg")
        translator = QTranslator()
        assert translator.load(":/assets/translations/da.qm")
        assert translator.translate("Table", "Stock") == "Talon"
    finally:
        QResource.unregisterResource(str(output(tree)))


def test_fresh_resources_are_left_alone(tree: Path) -> None:
    build_resources.build(tree)
    before = output(tree).stat().st_mtime_ns
    build_resources.build(tree)
    assert output(tree).stat().st_mtime_ns == before


@pytest.mark.parametrize(
    "source", ["resources.qrc", "assets/card.svg", "assets/translations/da.ts"]
)
def test_a_newer_source_is_compiled_again(tree: Path, source: str) -> None:
    build_resources.build(tree)
    for made in (output(tree), tree / "assets" / "translations" / "da.qm"):
        age(made, 60)
    for path in [tree / "resources.qrc", *tree.glob("assets/**/*.*")]:
        age(path, 0 if path == tree / source else 120)
    before = output(tree).stat().st_mtime_ns
    build_resources.build(tree)
    assert output(tree).stat().st_mtime_ns > before


def test_same_sources_give_the_same_bytes(tree: Path) -> None:
    build_resources.build(tree)
    first = output(tree).read_bytes()
    output(tree).unlink()
    age(tree / "assets" / "card.svg", 3600)
    build_resources.build(tree)
    assert output(tree).read_bytes() == first


def test_resources_are_the_same_in_the_c_locale(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt's tools warn in it, and a warning is an error."""
    build_resources.build(tree)
    before = output(tree).read_bytes()
    output(tree).unlink()
    (tree / "assets/translations/da.qm").unlink()
    for name in ("LC_ALL", "LANG"):
        monkeypatch.setenv(name, "C")
    build_resources.build(tree)
    assert output(tree).read_bytes() == before


def test_a_missing_picture_is_named_and_nothing_is_written(tree: Path) -> None:
    (tree / "assets" / "card.svg").unlink()
    with pytest.raises(RuntimeError, match=r"card\.svg"):
        build_resources.build(tree)
    assert list((tree / "rummy_qt" / "ui").iterdir()) == []


def test_new_languages_are_found_and_removed_ones_forgotten(tree: Path) -> None:
    folder = tree / "assets" / "translations"
    (folder / "sv.ts").write_text(TRANSLATION.replace('"da"', '"sv"'))
    build_resources.build(tree)
    assert "translations/da.qm</file><file>assets/translations/sv.qm" in build_resources.listing(
        tree
    )
    (folder / "da.ts").unlink()
    build_resources.build(tree)
    assert "da.qm" not in build_resources.listing(tree)


def test_building_fresh_resources_again_starts_no_compiler(tree: Path) -> None:
    """`make run` asks every time: no compiler may run, nor its module be loaded."""
    build_resources.build(tree)
    sys.modules.pop("PySide6.scripts.pyside_tool", None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("subprocess.run", lambda *_, **__: pytest.fail("a compiler was started"))
        build_resources.build(tree)
