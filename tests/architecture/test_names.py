"""Every public class and every file has a name of its own."""

import ast
from collections import Counter, defaultdict
from pathlib import Path

from .sources import PACKAGE, python_files, tree_of

WORDS_AND_WINDOWS = ("ui/words", "ui/windows")
"""Folders that put another folder's subject in words or on screen, under the same file name."""


def test_public_class_names_are_unique() -> None:
    names = Counter(
        node.name
        for path in python_files("rummy_qt")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert [name for name, times in names.items() if times > 1] == []


def test_file_names_are_unique_within_words_within_windows_and_elsewhere() -> None:
    found: defaultdict[str, list[Path]] = defaultdict(list)
    for path in python_files("rummy_qt"):
        if not path.stem.startswith("__"):
            found[path.name].append(path.relative_to(PACKAGE))
    twice = {}
    for name, paths in found.items():
        rooms = Counter(
            next((s for s in WORDS_AND_WINDOWS if path.is_relative_to(s)), "") for path in paths
        )
        if max(rooms.values()) > 1:
            twice[name] = paths
    assert twice == {}
