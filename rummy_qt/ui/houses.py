"""House rules as data: kept among the preferences, shared as files."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from rummy_qt.engine import RULEBOOKS, Rules
from rummy_qt.records.settings import PartlyUnfit
from rummy_qt.ui.words.language import translate

FORMAT = 1
SUFFIX = ".rummy-rules"
LONGEST_NAME = 60
MOST: Final = 200
"""House rules that one person keeps."""
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
    name = "".join(filter(str.isprintable, name)).strip() if isinstance(name, str) else ""
    if not 0 < len(name) <= LONGEST_NAME:
        raise ValueError(translate("Houses", "the rules have no name"))
    if not isinstance(rulebook, str) or rulebook not in RULEBOOKS or not isinstance(rules, dict):
        raise ValueError(translate("Houses", "it names no rulebook"))
    return House(name, rulebook, Rules.saved(rules))


def all_from_json(kept: Any) -> tuple[House, ...]:
    """House rules as they are kept, no name twice; ``PartlyUnfit`` where some are none."""
    if kept is None:
        return ()
    if not isinstance(kept, list):
        raise ValueError("a list of house rules is wanted")
    found: dict[str, House] = {}
    for values in kept[:MOST]:
        try:
            house = from_json(values)
        except ValueError:
            continue
        found[house.name] = house
    houses = tuple(found.values())
    if len(houses) < len(kept):
        raise PartlyUnfit(houses)
    return houses


def all_to_json(houses: Iterable[House]) -> list[dict[str, Any]]:
    """The inverse of ``all_from_json``."""
    return [to_json(house) for house in houses]


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
        if not path.is_file() and path.exists():
            raise ValueError(translate("Houses", "it is not a file"))
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
