"""A copy of a position is equal in every field and independent of the original."""

import ast
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import rummy_qt.engine
from rummy_qt.engine import RULEBOOKS, Card, Round, Rules
from rummy_qt.engine.melds import ROW
from rummy_qt.engine.position import Position
from rummy_qt.engine.sheet import points_in_hand
from rummy_qt.lab.random_rules import random_rules
from tests.engine.worlds import Recorded

LENGTH_FIELDS = {
    "stock": "stock_size",
    "pile": "pile_size",
    "table": "meld_count",
    "on_table": "table_size",
}
"""Rows longer than their content, each with the field that holds the content's length."""
SHARED_FIELDS = {"sheet", "rules", "players"}
"""Fields that all positions of one sheet share."""
CopyInto = Callable[[Position, Position], None]


def fields_of(position: Position) -> list[str]:
    compiled = getattr(type(position), "__mypyc_attrs__", None)
    return sorted(name for name in compiled or vars(position) if not name.startswith("__"))


def snapshot(position: Position) -> dict[str, Any]:
    """Every field of a position; rows become lists, cut to their content."""
    told = {name: getattr(position, name) for name in fields_of(position)}
    for name, value in told.items():
        if name in LENGTH_FIELDS:
            size = getattr(position, LENGTH_FIELDS[name]) * (ROW if name == "table" else 1)
            told[name] = [*value][:size]
        elif type(value).__name__ in ("list", "vec", "vec[i64]"):
            told[name] = [*value]
    told["_melds"] = position.melds
    return told


@pytest.fixture(scope="module")
def pairs() -> list[tuple[Position, Position]]:
    """Pairs of positions with a common sheet, in random house rules."""
    return list(_pairs(random.Random(30)))


def _pairs(chance: random.Random) -> Iterator[tuple[Position, Position]]:
    for _ in range(25):
        world = Recorded(random_rules(chance), chance)
        old = world.round.position
        for steps in (3, 10, 30, 60, 400):
            world.play_on(steps, chance, 0.8)
            yield old, (old := world.round.position)
    # Positions that random play seldom reaches.
    yield _with(RULEBOOKS["rommy-dk"], rebuilds=2, table_grew=True, peeked=True)
    yield _with(RULEBOOKS["500-rum-pl"], drew_stock=True, drew_last=True)


def _with(rules: Rules, **fields: object) -> tuple[Position, Position]:
    dealt = Round.deal(rules, 2, 0, rules.deck(2))
    old, new = dealt.position, dealt.position
    for name, value in fields.items():
        setattr(new, name, value)
    return old, new


def fields_not_copied(copy_from: CopyInto, pairs: list[tuple[Position, Position]]) -> set[str]:
    """The fields that differ after one position was copied from another."""
    found: set[str] = set()
    for old, new in pairs:
        for twin in (Position(new.sheet, 0), old.copy()):
            copy_from(twin, new)
            ours, theirs = snapshot(twin), snapshot(new)
            found |= {name for name in ours if ours[name] != theirs[name]}
    return found


def test_a_copy_of_a_position_has_all_its_fields(
    pairs: list[tuple[Position, Position]],
) -> None:
    differ: set[str] = set()
    for _, new in pairs:
        fresh, told = snapshot(Position(new.sheet, 0)), snapshot(new)
        differ |= {name for name in told if told[name] != fresh[name]}
        assert snapshot(new.copy()) == told
        assert new.copy() == new
    assert {*fields_of(pairs[0][0])} - differ == SHARED_FIELDS, (
        "nothing shows that these are copied"
    )
    assert fields_not_copied(Position.copy_from, pairs) == set()


def test_changing_a_copy_leaves_the_original_alone(pairs: list[tuple[Position, Position]]) -> None:
    for old, new in pairs:
        told = snapshot(new)
        twin = new.copy()
        rows = [name for name, value in told.items() if isinstance(value, list)]
        for name in rows:
            mine, theirs = getattr(twin, name), getattr(new, name)
            assert name == "_melds" or mine is not theirs
        twin.copy_from(old)
        assert snapshot(new) == told
        rnd = Round(new.copy(), None, 0, "any")
        for seat in range(rnd.players):
            for move in rnd.legal_moves(seat):
                rnd.play(move, seat)
                rnd.undo()
        assert snapshot(rnd.position) == told


def test_a_field_missing_from_the_copy_is_noticed(pairs: list[tuple[Position, Position]]) -> None:
    left_out = {
        name: fields_not_copied(copy_from, pairs) for name, copy_from in copies_lacking_a_field()
    }
    assert len(left_out) > 30
    assert [name for name, found in left_out.items() if not found] == []


def copies_lacking_a_field() -> Iterator[tuple[str, CopyInto]]:
    """Variants of ``copy_from``, each without one assignment, and the field that it sets."""
    source = (Path(rummy_qt.engine.__file__).parent / "position.py").read_text("utf-8")
    number = 0
    while True:
        tree = ast.parse(source)
        tree.body = [
            node
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and node.name == "copy_from"
        ]
        dropped = [*_drop(tree, number)]
        if not dropped:
            return
        made: dict[str, Any] = {}
        exec(
            compile(ast.fix_missing_locations(tree), "copy_from", "exec"),
            {"ROW": ROW, "Position": Position},
            made,
        )
        yield dropped[0], made["copy_from"]
        number += 1


def _drop(tree: ast.Module, number: int) -> Iterator[str]:
    """Remove the assignment with this number from the tree; yields the field it would set."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Assign):
            continue
        target, value = node.targets[0], node.value
        many = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
        size = len(target.elts) if isinstance(target, ast.Tuple) else 1
        if number < size:
            if many:
                assert isinstance(target, ast.Tuple)
                assert isinstance(value, ast.Tuple)
                yield ast.unparse(target.elts.pop(number))
                value.elts.pop(number)
            else:
                yield ast.unparse(target)
                node.targets = [ast.Name("left_out", ast.Store())]
            return
        number -= size


def test_cards_known_to_be_in_a_hand_are_in_it() -> None:
    chance = random.Random(31)
    for rulebook in ("femhundra", "rommy-dk", "500-rum-de"):
        rules = RULEBOOKS[rulebook].replace(two_decks_from=2, claims=False)
        for _ in range(4):
            world = Recorded(rules, chance)
            for _ in range(30):
                world.play_on(6, chance, 0.8)
                place = world.round.position
                for seat in range(place.players):
                    assert not int(place.known_first[seat]) & ~int(place.first[seat])
                    assert not int(place.known_second[seat]) & ~int(place.second[seat])


def test_a_discard_from_the_second_deck_has_the_face_of_its_copy() -> None:
    chance = random.Random(5)
    seen: set[int] = set()
    rules = RULEBOOKS["500-rum-de"].replace(two_decks_from=2)
    while not {0, 52} <= seen:
        world = Recorded(rules, chance)
        for _ in range(12):
            world.play_on(8, chance, 0.2)
            place = world.round.position
            for at in range(place.pile_size):
                card = int(place.pile[at])
                seen.add(card)
                assert card >= 104 or place.face_at(at) == card % 52


def test_the_points_of_a_hand_are_the_sum_of_its_cards() -> None:
    chance, counted = random.Random(31), 0
    for rules in [*RULEBOOKS.values(), *(random_rules(chance) for _ in range(25))]:
        rnd = Recorded(rules, chance).round
        for seat in range(rnd.players):
            points = [points_in_hand(rules, card) for card in rnd.hand(seat)]
            assert sum(points) == rnd.position.hand_points(seat)
            counted += len(points)
    assert counted


@pytest.mark.parametrize("rules", RULEBOOKS.values(), ids=RULEBOOKS)
def test_no_card_fits_an_empty_table(rules: Rules) -> None:
    deck = rules.deck(rules.min_players)
    assert Round.deal(rules, rules.min_players, 0, deck).position.fits == 0


def test_a_taken_ace_of_clubs_is_known_like_any_other_card() -> None:
    rules, lowest = RULEBOOKS["500-rum-de"], Card.parse("Ac")
    others = [card for card in rules.deck(2) if card != lowest]
    dealt = 2 * rules.hand_size(2)
    position = Round.deal(rules, 2, 1, [*others[:dealt], lowest, *others[dealt:]]).position
    position.take(0)
    assert int(position.known_first[0]) == lowest.bit
