"""The window knows no rule: it asks a view, and only pages about the rules read their options."""

import ast

from rummy_qt.engine import OPTIONS
from tests.architecture.sources import ROOT, name_of, python_files

PAGES = {
    "rummy_qt/ui/match_choice.py": "a match to be made, kept with its target",
    "rummy_qt/ui/windows/house_rules.py": "the editor of house rules",
    "rummy_qt/ui/windows/lesson/tutor.py": "it teaches what cards are worth",
    "rummy_qt/ui/windows/new_match.py": "rules are chosen there, and how many may play",
    "rummy_qt/ui/windows/option_editor.py": "the editor of house rules",
    "rummy_qt/ui/windows/rule_cards.py": "rules as cards to choose from",
}
FOLDERS = ("rummy_qt/ui/words/",)
"""The words, the handbook among them."""


def test_no_other_file_of_the_window_reads_an_option() -> None:
    found = []
    for path in python_files("rummy_qt/ui"):
        name = name_of(path)
        if name in PAGES or name.startswith(FOLDERS):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in OPTIONS and is_rules(node.value):
                found.append(f"{name}:{node.lineno} reads {node.attr}")
    assert not found


def is_rules(node: ast.expr) -> bool:
    """Whether an expression is called rules: ``rules``, ``self._rules``, ``view.rules``."""
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name.lstrip("_") == "rules"


def test_the_pages_named_here_are_there() -> None:
    assert all((ROOT / page).exists() for page in PAGES)
