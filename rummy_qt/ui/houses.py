"""House rules as data: saved with the preferences, shared as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from rummy_qt.engine import RULEBOOKS, Rules
from rummy_qt.engine.reasons import Reason
from rummy_qt.engine.rules import RulesError
from rummy_qt.records import files
from rummy_qt.records.sentences import Fault, RecordError, Sentence, reason, refusals_as
from rummy_qt.records.settings import PartlyInvalid

FORMAT = 1
SUFFIX = ".rummy-rules"
LONGEST_NAME = 60
_MAX_FILE_SIZE = 100_000
"""The maximal size of such a file in bytes."""


class House(NamedTuple):
    """House rules, or an unchanged rulebook."""

    name: str
    """Empty for a rulebook."""
    rulebook: str
    """The id of the rulebook, from which house rules were copied."""
    rules: Rules


def to_json(house: House) -> dict[str, Any]:
    """The house rules as JSON, with every option."""
    return {
        "t": "house",
        "format": FORMAT,
        "name": house.name,
        "rulebook": house.rulebook,
        "rules": house.rules.as_dict(),
    }


def from_json(values: Any) -> House:
    """The inverse of ``to_json``; raises ``Fault`` or ``RulesError`` for invalid data."""
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


def all_from_json(saved: Any) -> tuple[House, ...]:
    """The saved house rules; ``PartlyInvalid`` if some are invalid or have the same name."""
    if not isinstance(saved, list):
        raise ValueError("a list of house rules is wanted")
    by_name: dict[str, House] = {}
    for values in saved:
        try:
            house = from_json(values)
        except ValueError:
            continue
        by_name[house.name] = house
    houses = tuple(by_name.values())
    if len(houses) < len(saved):
        raise PartlyInvalid(houses)
    return houses


def write_file(house: House, path: Path) -> None:
    """Write the rules to a file for sharing; raises ``RecordError`` on failure."""
    with refusals_as("unwritten", path=path):
        path.write_text(json.dumps(to_json(house), indent=1) + "\n", encoding="utf-8")


def read_file(path: Path) -> House:
    """The rules in a shared file; raises ``RecordError`` if there are none."""
    try:
        return from_json(files.json_of(files.read_regular(path, _MAX_FILE_SIZE)))
    except OSError as error:
        why: Sentence | Reason = reason(error)
    except RulesError as error:
        why = error.reason
    except Fault as fault:
        why = fault.why
    except (TypeError, ValueError):
        why = Sentence("not_json")
    raise RecordError(Sentence("no_house", path=path, why=why))
