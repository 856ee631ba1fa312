"""Every file of a bundle belongs to somebody, and stands in the list with its hash."""

import hashlib
import json
from pathlib import Path

import bill_of_materials
import collect_licences
import pytest


def bundle(folder: Path, *paths: str) -> Path:
    """A bundle of these files."""
    names = set(bill_of_materials.OWNERS.values()) | {"libsqlite3-0"}
    entries = [
        {"name": name, "version": "1", "licence": "", "texts": [f"{name}.txt"]}
        for name in sorted(names)
    ]
    for path in ("rummy-qt", "_internal/licences/" + collect_licences.LIST, *paths):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(path)
    (folder / "_internal/licences" / collect_licences.LIST).write_text(json.dumps(entries))
    return folder


def test_each_file_is_listed_once_with_its_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def asked_of_dpkg(_: str, place: str) -> str:
        asked.append(place)
        diverted = f"diversion by libsqlite3t64 from: {place}"
        return f"{diverted}\nlibsqlite3-0:amd64: {place}"

    monkeypatch.setattr(collect_licences, "asked_of_dpkg", asked_of_dpkg)
    folder = bundle(
        tmp_path,
        "_internal/PySide6/QtCore.abi3.so",
        "_internal/PySide6/Qt/lib/libQt6Core.so.6",
        "_internal/PySide6/Qt/lib/libicudata.so.73",
        "_internal/json/decoder.pyc",
        "_internal/abc.pyc",
        "_internal/_sysconfigdata__linux_x86_64-linux-gnu.pyc",
        "_internal/libsqlite3.so.0",
        "_internal/rummy_qt/engine/cards.pyc",
        "_internal/librt/vecs.so",
    )
    bill_of_materials.write(folder, {"libsqlite3.so.0": "/usr/lib/libsqlite3.so.0"})
    told = json.loads((folder / "_internal/licences" / bill_of_materials.TARGET).read_text())
    whose = {
        file["name"]: (part["name"], file["hashes"][0]["content"])
        for part in told["components"]
        for file in part["components"]
    }
    assert {name: owner for name, (owner, _) in whose.items()} == {
        "rummy-qt": "pyinstaller",
        "licences/components.json": "Rummy Qt",
        "PySide6/QtCore.abi3.so": "PySide and Shiboken",
        "PySide6/Qt/lib/libQt6Core.so.6": "Qt",
        "PySide6/Qt/lib/libicudata.so.73": "ICU",
        "json/decoder.pyc": "Python",
        "abc.pyc": "Python",
        "_sysconfigdata__linux_x86_64-linux-gnu.pyc": "Python",
        "libsqlite3.so.0": "libsqlite3-0",
        "rummy_qt/engine/cards.pyc": "Rummy Qt",
        "librt/vecs.so": "librt",
    }
    text = b"_internal/json/decoder.pyc"
    assert whose["json/decoder.pyc"][1] == hashlib.sha256(text).hexdigest()
    assert asked == ["/usr/lib/libsqlite3.so.0"]


@pytest.mark.parametrize("stranger", ["_internal/libcuckoo.so.1", "_internal/cuckoo/egg.pyc"])
def test_a_file_of_unknown_origin_fails_the_build(tmp_path: Path, stranger: str) -> None:
    with pytest.raises(ValueError, match="belongs to no component"):
        bill_of_materials.write(bundle(tmp_path, stranger), {})


def test_compiled_in_libraries_come_with_their_licences() -> None:
    parts = {part.name: part for part in collect_licences.components()}
    assert parts["librt"].texts
    assert parts["mypy"].texts
    assert "qt-third-parties.txt" in parts["Qt"].texts
    notices = parts["Qt"].texts["qt-third-parties.txt"].read_text("utf-8")
    for name in ("harfbuzz-ng", "pcre2", "libpng", "double-conversion", "freetype"):
        assert f"src/3rdparty/{name}" in notices
