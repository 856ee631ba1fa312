"""Every statement of the rules is played in a scene that notices when it is broken."""

from typing import Any

import pytest

from rummy_qt.engine import OPTIONS
from tests.rules import conformance
from tests.rules.broken import FAULTS, broken
from tests.rules.build_scene import Scene
from tests.rules.scene import load_scenes, play_scene, scene_rules
from tests.rules.statements import Statement, load_statements

STATEMENTS = load_statements()
SCENES = list(load_scenes())
STATEMENTS_AND_FAULTS = [
    (statement, fault) for statement in STATEMENTS for fault in statement.broken_by
]
PLAYED = conformance.played_by()
STATEMENT_COUNTS = {"SE": 20, "R5": 3, "DE": 17, "NL": 17, "DK": 33, "PL": 15, "S": 22}


def scenes_of(statement: Statement) -> list[Scene]:
    return [scene for scene in SCENES if statement.id in scene["statements"]]


def id_of_break(value: Any) -> str:
    if isinstance(value, Statement):
        return value.id
    return str(value.get("patch") or value.get("options"))[:60]


def test_no_statement_of_the_rules_is_missing() -> None:
    wanted = [
        f"{book}-{n:02}" for book, size in STATEMENT_COUNTS.items() for n in range(1, size + 1)
    ]
    assert [statement.id for statement in STATEMENTS] == wanted


def test_scenes_name_existing_statements() -> None:
    known = {statement.id for statement in STATEMENTS}
    assert not {name for scene in SCENES for name in scene["statements"]} - known


def test_options_that_realise_a_statement_exist() -> None:
    assert {name for statement in STATEMENTS for name in statement.options} <= OPTIONS.keys()


def test_every_fault_breaks_a_statement() -> None:
    assert {
        fault["patch"] for _, fault in STATEMENTS_AND_FAULTS if "patch" in fault
    } == FAULTS.keys()


@pytest.mark.parametrize("statement", STATEMENTS, ids=id_of_break)
def test_every_statement_can_be_broken(statement: Statement) -> None:
    assert statement.broken_by
    if statement.options:
        assert any("options" in fault for fault in statement.broken_by) or statement.id == "S-22"


@pytest.mark.parametrize(("statement", "fault"), STATEMENTS_AND_FAULTS, ids=id_of_break)
def test_a_broken_statement_is_noticed(statement: Statement, fault: dict[str, Any]) -> None:
    assert any(notices(scene, fault) for scene in scenes_of(statement))


def notices(scene: Scene, fault: dict[str, Any]) -> bool:
    """Whether a scene fails under a fault; one that never reaches the fault does not count."""
    if "patch" in fault:
        with broken(fault["patch"]):
            return fails(scene, {})
    try:
        scene_rules(scene).replace(**fault["options"])
    except ValueError:
        return False
    return fails(scene, fault["options"])


def fails(scene: Scene, changes: dict[str, Any]) -> bool:
    try:
        play_scene(scene, changes)
    except (Exception, pytest.fail.Exception):  # noqa: BLE001 - a broken engine can fail in any way
        return True
    return False


@pytest.mark.parametrize("statement", STATEMENTS, ids=id_of_break)
def test_every_statement_is_played_out(statement: Statement) -> None:
    assert PLAYED[statement.id]


def test_rule_marks_name_existing_statements() -> None:
    marked = {name for _, names in conformance.marked_tests() for name in names}
    assert marked <= {statement.id for statement in STATEMENTS}


def test_the_conformance_page_is_up_to_date() -> None:
    assert conformance.PAGE.read_text("utf-8") == conformance.page(), "run: make conformance"
