"""The window knows no rule: it asks a view, and only pages about the rules read their options."""

import ast
from pathlib import Path

from rummy_qt.engine import OPTIONS
from tests.architecture.sources import name_of, python_files, tree_of

PAGES = {
    "rummy_qt/ui/match_choice.py": "a match to be made, kept with its target",
    "rummy_qt/ui/windows/lesson/tutor.py": "it teaches what cards are worth",
    "rummy_qt/ui/windows/new_match.py": "rules are chosen there, and how many may play",
    "rummy_qt/ui/windows/rule_cards.py": "rules as cards to choose from",
}
FOLDERS = ("rummy_qt/ui/words/",)
"""The words, the handbook among them."""


def test_no_other_file_of_the_window_reads_an_option() -> None:
    found = {
        name: read
        for path in python_files("rummy_qt/ui")
        if not (name := name_of(path)).startswith(FOLDERS) and (read := options_in(path))
    }
    assert {name: read for name, read in found.items() if name not in PAGES} == {}
    assert set(PAGES) <= set(found), "these read none now: strike them off"


def options_in(path: Path) -> set[str]:
    """The options of rules that a file reads."""
    return {
        node.attr
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute) and node.attr in OPTIONS and is_rules(node.value)
    }


def is_rules(node: ast.expr) -> bool:
    """Whether an expression is called rules: ``rules``, ``self._rules``, ``view.rules``."""
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name.lstrip("_") == "rules"
