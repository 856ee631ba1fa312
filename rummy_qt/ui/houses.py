"""House rules as data: kept among the preferences, shared as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from rummy_qt.engine import RULEBOOKS, Rules
from rummy_qt.engine.reasons import Reason
from rummy_qt.engine.rules import RulesError
from rummy_qt.records import files
from rummy_qt.records.sentences import Fault, RecordError, Sentence, reason, refusals_as
from rummy_qt.records.settings import PartlyUnfit

FORMAT = 1
SUFFIX = ".rummy-rules"
LONGEST_NAME = 60
_LARGEST = 100_000
"""Bytes that such a file may have."""


class House(NamedTuple):
    """Rules of one's own, or a rulebook as it is."""

    name: str
    """Empty for a rulebook."""
    rulebook: str
    """Its id, or that of the one that they were copied from."""
    rules: Rules


def to_json(house: House) -> dict[str, Any]:
    """The rules with every option, as JSON keeps them."""
    return {
        "t": "house",
        "format": FORMAT,
        "name": house.name,
        "rulebook": house.rulebook,
        "rules": house.rules.as_dict(),
    }


def from_json(values: Any) -> House:
    """The inverse of ``to_json``; ``Fault`` or ``RulesError`` says what is wrong."""
    if not isinstance(values, dict) or values.get("t") != "house":
        raise Fault("other_file")
    if values.get("format") != FORMAT:
        raise Fault("later_house")
    name, rulebook, rules = (values.get(key) for key in ("name", "rulebook", "rules"))
    name = "".join(filter(str.isprintable, name)).strip() if isinstance(name, str) else ""
    if not 0 < len(name) <= LONGEST_NAME:
        raise Fault("bad_value", key="name")
    if not isinstance(rulebook, str) or rulebook not in RULEBOOKS or not isinstance(rules, dict):
        raise Fault("bad_value", key="rulebook")
    return House(name, rulebook, Rules.saved(rules))


def all_from_json(kept: Any) -> tuple[House, ...]:
    """House rules as they are kept, no name twice; ``PartlyUnfit`` where some are none."""
    if kept is None:
        return ()
    if not isinstance(kept, list):
        raise ValueError("a list of house rules is wanted")
    found: dict[str, House] = {}
    for values in kept:
        try:
            house = from_json(values)
        except ValueError:
            continue
        found[house.name] = house
    houses = tuple(found.values())
    if len(houses) < len(kept):
        raise PartlyUnfit(houses)
    return houses


def write_file(house: House, path: Path) -> None:
    """Write the rules into a file to be shared; ``RecordError`` when that cannot be."""
    with refusals_as("unwritten", path=path):
        path.write_text(json.dumps(to_json(house), indent=1) + "\n", encoding="utf-8")


def read_file(path: Path) -> House:
    """The rules of a shared file; ``RecordError`` when there are none."""
    try:
        return from_json(files.json_of(files.read_regular(path, _LARGEST)))
    except OSError as error:
        why: Sentence | Reason = reason(error)
    except RulesError as error:
        why = error.reason
    except Fault as fault:
        why = fault.why
    except (TypeError, ValueError):
        why = Sentence("not_json")
    raise RecordError(Sentence("no_house", path=path, why=why))
