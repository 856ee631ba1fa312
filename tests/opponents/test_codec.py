"""The protocol's codec: what is written can be read; garbage is refused in one sentence."""

import json
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, Literal, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_qt.engine import Card, Move
from rummy_qt.opponents.codec import Codec, Own, Within


class Mood(StrEnum):
    GLAD = "glad"
    SORRY = "sorry"


class Inner(NamedTuple):
    name: str
    share: float = 0.5


@dataclass(frozen=True)
class Outer:
    number: Annotated[int, Within(0, 9)]
    card: Card | None
    moves: tuple[Move, ...]
    mood: Mood = Mood.GLAD
    side: Literal["left", "right"] = "left"
    pair: tuple[str, int] = ("", 0)
    inner: tuple[Inner, ...] = ()
    ready: bool = False
    names: list[str] = field(default_factory=list)


CODEC = Codec()
OUTERS = st.builds(
    Outer,
    number=st.integers(0, 9),
    card=st.sampled_from([None, Card.parse("Qs"), Card.parse("7c'")]),
    moves=st.lists(st.sampled_from([Move("draw"), Move.parse("meld 3c 4c 5c")])).map(tuple),
    mood=st.sampled_from(Mood),
    side=st.sampled_from(["left", "right"]),
    pair=st.tuples(st.text(), st.integers()),
    inner=st.lists(
        st.builds(Inner, st.text(), st.floats(allow_nan=False, allow_infinity=False))
    ).map(tuple),
    ready=st.booleans(),
    names=st.lists(st.text()),
)
RUBBISH = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside),
)
LEAST: dict[str, Any] = {"number": 1, "card": "Qs", "moves": ["draw"]}


@given(OUTERS)
def test_a_written_value_is_read_back(value: Outer) -> None:
    assert CODEC.read(Outer, json.loads(json.dumps(CODEC.write(value)))) == value


def test_defaults_fill_missing_fields_and_unknown_ones_are_ignored() -> None:
    value = CODEC.read(Outer, LEAST | {"later": 1})
    assert value == Outer(1, Card.parse("Qs"), (Move("draw"),))


def test_a_named_tuple_may_be_a_list() -> None:
    assert CODEC.read(Inner, ["Ann", 1]) == Inner("Ann", 1.0)
    assert CODEC.read(tuple[Inner, ...], [["Ann"]]) == (Inner("Ann"),)


def test_a_type_with_its_own_codec_uses_it() -> None:
    codec = Codec({Inner: Own(lambda inner: inner.name, Inner)})
    assert codec.write([Inner("Ann")]) == ["Ann"]
    assert codec.read(list[Inner], ["Ann"]) == [Inner("Ann")]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"number": 10}, "a number from 0 to 9 is wanted"),
        ({"number": True}, "a whole number is wanted"),
        ({"number": 1.0}, "a whole number is wanted"),
        ({"card": 7}, "a text is wanted"),
        ({"moves": "draw"}, "a list is wanted"),
        ({"mood": "angry"}, "'angry' is not a valid Mood"),
        ({"side": "up"}, "one of left, right is wanted"),
        ({"side": []}, "one of left, right is wanted"),
        ({"pair": ["a"]}, "shorter"),
        ({"inner": [{"name": "Ann", "share": "half"}]}, "a number is wanted"),
        ({"inner": [7]}, "an object is wanted"),
        ({"inner": [["Ann", float("inf")]]}, "a number is wanted"),
        ({"inner": [["Ann", 10**400]]}, "a number is wanted"),
        ({"ready": 1}, "true or false is wanted"),
    ],
)
def test_a_value_of_the_wrong_type_or_range_is_refused(
    change: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        CODEC.read(Outer, LEAST | change)


def test_a_missing_field_is_named() -> None:
    with pytest.raises(KeyError, match="card"):
        CODEC.read(Outer, {"number": 1, "moves": []})


@given(st.sampled_from(["number", "card", "moves", "mood", "side", "pair", "inner"]), RUBBISH)
def test_rubbish_is_read_or_refused_but_never_crashes(name: str, rubbish: Any) -> None:
    try:
        value = CODEC.read(Outer, LEAST | {name: rubbish})
    except (ValueError, KeyError):
        return
    assert CODEC.read(Outer, CODEC.write(value)) == value
