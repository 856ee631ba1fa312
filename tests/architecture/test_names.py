"""Every public class and every file has a name of its own."""

import ast
from collections import Counter, defaultdict
from pathlib import Path

from .sources import PACKAGE, python_files, tree_of

SPEAKERS = ("ui/words", "ui/windows")
"""Folders that put another folder's subject in words or on screen, under the same file name."""


def test_no_public_class_name_stands_twice() -> None:
    names = Counter(
        node.name
        for path in python_files("rummy_qt")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert [name for name, times in names.items() if times > 1] == []


def test_no_file_name_stands_twice_but_where_a_room_speaks_of_a_lower_one() -> None:
    found: defaultdict[str, list[Path]] = defaultdict(list)
    for path in python_files("rummy_qt"):
        if not path.stem.startswith("__"):
            found[path.name].append(path.relative_to(PACKAGE))
    twice = {}
    for name, paths in found.items():
        rooms = Counter(next((s for s in SPEAKERS if path.is_relative_to(s)), "") for path in paths)
        if max(rooms.values()) > 1:
            twice[name] = paths
    assert twice == {}
