"""Writes ``docs/rules-conformance.md``: each statement of the rules with its scenes and tests.

python -m tests.rules.conformance
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.rules.scene import load_scenes
from tests.rules.statements import Statement, load_statements

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules-conformance.md"

_HEAD = """\
# The rules, statement by statement

Made from the tests by `make conformance`. A test holds this page to them, and fails when a
statement is not played out.

- *Option* is what realises the statement in `Rules` (`rummy_qt/engine/rules.py`); "always" means
  that it holds in every game.
- *Played by* names scenes, `tests/rules/scenes/*.json`, and tests.
- *Noticed when* lists how the rule is broken on purpose, by another value of an option or by a
  fault in the engine (`tests/rules/broken.py`): a test sees that one of its scenes fails then.
"""
_COLUMNS = "| id | statement | option | noticed when | played by |"
_BOOKS = {
    "SE": "Femhundra",
    "R5": "Rummy 500",
    "DE": "500 Rum, German",
    "NL": "500 Rum, Dutch",
    "DK": "Rommy / 500, Danish",
    "PL": "500 Rum, Polish",
    "S": "Settled for all",
}


def page() -> str:
    """The whole page as text."""
    played = played_by()
    parts = [_HEAD]
    for book, title in _BOOKS.items():
        parts.append(f"\n## {title}\n\n")
        parts.append(
            "| id | statement | option | noticed when | played by |\n|---|---|---|---|---|\n"
        )
        for statement in load_statements():
            if statement.id.rpartition("-")[0] == book:
                parts.append(_row(statement, played[statement.id]))
    return "".join(parts)


def played_by() -> dict[str, list[str]]:
    """By id of a statement, the names of the scenes and tests that play it."""
    played: dict[str, list[str]] = defaultdict(list)
    for scene in load_scenes():
        for name in scene["statements"]:
            played[name].append(scene["id"])
    for test, names in marked_tests():
        for name in names:
            played[name].append(test)
    return played


def marked_tests() -> Iterator[tuple[str, list[str]]]:
    """Every test marked with ids of statements, and those ids."""
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                names = [name for mark in node.decorator_list for name in _rule_ids(mark)]
                if names:
                    yield f"{file.relative_to(ROOT).as_posix()}::{node.name}", names


def _rule_ids(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.rule":
        return []
    return [ast.literal_eval(argument) for argument in decorator.args]


def _row(statement: Statement, played: list[str]) -> str:
    options = ", ".join(f"`{name}`" for name in statement.options) or "always"
    faults = "; ".join(_fault(fault) for fault in statement.broken_by)
    names = ", ".join(f"`{name}`" for name in sorted(played))
    return f"| {statement.id} | {statement.sentence} | {options} | {faults} | {names} |\n"


def _fault(fault: dict[str, object]) -> str:
    if "patch" in fault:
        return str(fault["patch"]).replace("_", " ")
    changes = fault["options"]
    assert isinstance(changes, dict)
    return ", ".join(f"`{name}={value!r}`" for name, value in changes.items())


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
