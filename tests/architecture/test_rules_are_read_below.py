"""Only the engine works out what the rules imply: the layers above ask a view or a position.

Only pages about the rules read their options.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from rummy_qt.engine import OPTIONS
from tests.architecture.sources import name_of, python_files, tree_of

PAGES = {
    "rummy_qt/play/laying.py": "what cards are worth is alike for any number of players",
    "rummy_qt/play/ladder.py": "a match counts that was played to its rulebook's own target",
    "rummy_qt/ui/match_choice.py": "as many are seated as may play",
    "rummy_qt/ui/course.py": "it teaches what cards are worth",
    "rummy_qt/ui/windows/new_match.py": "rules are chosen there, and how many may play",
    "rummy_qt/ui/windows/rule_cards.py": "rules as cards to choose from",
}
FOLDERS = ("rummy_qt/ui/words/",)
"""All wording, including the handbook."""


SUMS = {"held_points", "table_points", "pip_points"}
"""Functions that add up points of cards. Above the engine, a position provides the sum."""
TEACHES = "rummy_qt/ui/course.py"
"""The lesson explains what a king is worth."""


def test_only_named_files_of_window_and_play_read_options() -> None:
    found = {
        name: read
        for path in (*python_files("rummy_qt/ui"), *python_files("rummy_qt/play"))
        if not (name := name_of(path)).startswith(FOLDERS) and (read := options_in(path))
    }
    assert {name: read for name, read in found.items() if name not in PAGES} == {}
    assert set(PAGES) <= set(found), "these read none now: strike them off"


def test_nothing_above_the_engine_reads_options_of_a_view() -> None:
    """A view's rules may be shown by name; for what follows from them, the view has methods."""
    assert {name: read for name, tree in above() if (read := options_of_a_view(tree))} == {}


def options_of_a_view(tree: ast.AST) -> set[str]:
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in OPTIONS and is_rules(node.value)
        if isinstance(node.value, ast.Attribute) and ast.unparse(node.value.value).endswith("view")
    }


def test_only_the_engine_sums_points() -> None:
    found = {name: summed for name, tree in above() if (summed := calls_in(tree) & SUMS)}
    assert found == {TEACHES: {"pip_points"}}


def calls_in(tree: ast.AST) -> set[str]:
    """The names of all functions and methods called."""
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {getattr(func, "attr", getattr(func, "id", "")) for func in called}


def test_a_sum_of_points_or_a_read_option_is_noticed() -> None:
    tree = ast.parse("sum(held_points(self.state.view.rules, c) for c in left) * view.rules.target")
    assert calls_in(tree) & SUMS == {"held_points"}
    assert options_of_a_view(tree) == {"target"}


def above() -> Iterator[tuple[str, ast.AST]]:
    """Every file above the engine except the laboratory, which judges independently."""
    for layer in ("opponents", "play", "records", "ui"):
        for path in python_files(f"rummy_qt/{layer}"):
            yield name_of(path), tree_of(path)


def options_in(path: Path) -> set[str]:
    """The options of ``Rules`` that a file reads."""
    return {
        node.attr
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute) and node.attr in OPTIONS and is_rules(node.value)
    }


def is_rules(node: ast.expr) -> bool:
    """Whether an expression names rules: ``rules``, ``self._rules``, ``view.rules``."""
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name.lstrip("_") == "rules"
