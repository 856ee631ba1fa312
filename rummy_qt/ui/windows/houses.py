"""House rules as data: kept among the preferences, shared as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from rummy_qt.engine import RULEBOOKS, Rules
from rummy_qt.ui.preferences import Preferences

translate = QCoreApplication.translate

FORMAT = 1
SUFFIX = ".rummy-rules"
LONGEST_NAME = 60
_LARGEST = 100_000
"""Bytes that such a file may have."""


class House(NamedTuple):
    """Rules of one's own."""

    name: str
    rulebook: str
    """The id of the rulebook that they were copied from."""
    rules: Rules


class HouseError(ValueError):
    """A file that holds no house rules: one sentence for a person."""


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
    """The inverse of ``to_json``; ``ValueError`` says what is wrong."""
    if not isinstance(values, dict) or values.get("t") != "house":
        raise ValueError(translate("Houses", "it does not say that it holds house rules"))
    if values.get("format") != FORMAT:
        raise ValueError(translate("Houses", "it was written by a newer version"))
    name, rulebook, rules = (values.get(key) for key in ("name", "rulebook", "rules"))
    if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME:
        raise ValueError(translate("Houses", "the rules have no name"))
    if rulebook not in RULEBOOKS or not isinstance(rules, dict):
        raise ValueError(translate("Houses", "it names no rulebook"))
    return House(name.strip(), str(rulebook), Rules.from_dict(rules))


def kept(preferences: Preferences) -> dict[str, House]:
    """The house rules by name; what makes no sense (any more) is left out."""
    found = {}
    for values in preferences.house_rules or ():
        try:
            house = from_json(values)
        except (TypeError, ValueError):
            continue
        found[house.name] = house
    return found


def keep(preferences: Preferences, houses: dict[str, House]) -> None:
    """Keep exactly these house rules."""
    preferences.house_rules = [to_json(house) for house in houses.values()]


def write_file(house: House, path: Path) -> None:
    """Write the rules into a file to be shared; ``HouseError`` when that cannot be."""
    try:
        path.write_text(json.dumps(to_json(house), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        text = translate("Houses", "{path} cannot be written: {why}.")
        raise HouseError(text.format(path=path, why=str(error.strerror).lower())) from None


def read_file(path: Path) -> House:
    """The rules of a shared file; ``HouseError`` when there are none."""
    text = translate("Houses", "{path} holds no house rules: {why}.")
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
        if len(data) > _LARGEST:
            raise ValueError(translate("Houses", "it is too large"))
        return from_json(json.loads(data))
    except OSError as error:
        raise HouseError(text.format(path=path, why=str(error.strerror).lower())) from None
    except RecursionError:
        raise HouseError(text.format(path=path, why=translate("Houses", "not JSON"))) from None
    except (TypeError, ValueError) as error:
        why = translate("Houses", "not JSON") if isinstance(error, json.JSONDecodeError) else error
        raise HouseError(text.format(path=path, why=why)) from None
