"""Every sentence of random positions is true, and a false sentence of each kind is caught."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from rummy_qt.engine import OPTIONS, RULEBOOKS, Move, Rules
from rummy_qt.engine.cards import CARDS
from rummy_qt.engine.rules import Choice, Number
from rummy_qt.opponents.player import Parts, Way
from rummy_qt.play.covered import hidden_cards, showable_ways
from rummy_qt.ui.application import register_resources
from rummy_qt.ui.words import language
from rummy_qt.ui.words.cards import WRITTEN, card_text
from rummy_qt.ui.words.hints import way_text, why_text
from tests.engine.slow_rules import role_of
from tests.engine.worlds import Recorded
from tests.play.test_targets import stand

from .judge import Found, compare
from .said import said
from .table import CARD, NAMES, ROWS, At, Row, faults, parts
from .worlds import World, positions

register_resources()

POSITIONS = 500
SEED = 17


@pytest.fixture(scope="module")
def sentences_shown(qapp: QApplication) -> list[At]:
    """The sentences of some random positions, in English."""
    before = QLocale()
    language.speak("en")
    QLocale.setDefault(QLocale("en"))
    found: list[At] = []
    for world, rng in positions(SEED, POSITIONS):
        me = world.round.seat if rng.random() < 0.7 else rng.randrange(world.round.players)
        found += said(world, me, rng)
    for translator in qapp.findChildren(QTranslator, language.OURS):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)
    return found


@pytest.fixture(scope="module")
def true_sentences(sentences_shown: list[At]) -> list[At]:
    """Those of the sentences that are true."""
    return [at for at in sentences_shown if not faults(at)]


def test_every_sentence_is_known_to_the_table_and_true(sentences_shown: list[At]) -> None:
    assert not [(fault, at.move) for at in sentences_shown for fault in faults(at)]


@pytest.mark.rule("S-01")
@pytest.mark.rule("S-02")
@pytest.mark.rule("S-06")
@pytest.mark.rule("S-21")
def test_both_engines_agree_on_every_position() -> None:
    found = Found()
    for world, _ in positions(SEED, 250):
        compare(world, found)
    assert {kind[6:] for kind in found.judged} >= {"S-01", "S-02", "S-06"}
    assert not found.examples
    assert not found.wrong.total()


# ------------------------------------------------------------------------- planted falsehoods


def wrong_card(at: At, row: Row, said: str) -> str:
    """Names another card, one that no sentence would name here."""
    for sign in ("2♣", "9♦", "K♥", "5♠", "J♣", "7♦"):
        if sign not in at.text:
            return re.sub(CARD, sign, at.text, count=1)
    return at.text


def wrong_count(at: At, row: Row, said: str) -> str:
    """Adds one to each number; ranks of cards are unchanged."""
    return re.sub(
        r"(?<![\d♣♦♥♠])(\d+)(?![\d♣♦♥♠])(?! to)(?<! to \d)(?<! to \d\d)",
        lambda found: str(int(found[1]) + 1),
        at.text,
    )


def wrong_player(at: At, row: Row, said: str) -> str:
    """Names another player."""
    name = next((name for name in NAMES if name in at.text), "")
    return at.text.replace(name, NAMES[(NAMES.index(name) + 1) % len(NAMES)]) if name else at.text


Plant = Callable[[At, Row, str], str]
PLANTS: dict[str, Plant] = {"card": wrong_card, "count": wrong_count, "player": wrong_player}
BLANKS = {
    "card": ("{C}", "{CS}", "{ANY}"),
    "count": ("{N}", "{P}", "{ANY}"),
    "player": ("{NAME}", "{ANY}"),
}


def planted() -> list[tuple[str, str]]:
    """Each pattern with blanks, and the kinds of falsehood that fit into them."""
    words = dict.fromkeys(row.words for row in ROWS)
    return [
        (one, what)
        for one in words
        for what, blanks in BLANKS.items()
        if any(blank in one for blank in blanks)
    ]


def statements(ats: list[At]) -> dict[str, list[At]]:
    """The sentences by each of the patterns that they match."""
    found: dict[str, list[At]] = {}
    for at in ats:
        for row, _ in parts(at):
            found.setdefault(row.words, []).append(at)
    return found


def test_planted_cards_counts_and_players_are_caught(true_sentences: list[At]) -> None:
    by_words = statements(true_sentences)
    missed, tried = [], 0
    for words, what in planted():
        for at in by_words.get(words, [])[:5]:
            text = PLANTS[what](at, ROWS[0], words)
            if text == at.text or (what == "player" and at.family == "row"):
                continue  # in the beginning all players have equally many cards and no points
            tried += 1
            if not faults(replace(at, text=text)):
                missed.append((words, what, text))
    assert tried > 100
    assert not missed


def test_every_sentence_is_refuted_in_some_other_position(true_sentences: list[At]) -> None:
    """Each sentence is refuted in some position where the program shows other sentences."""
    chance = random.Random(SEED)
    by_family: dict[str, list[At]] = {}
    for at in true_sentences:
        by_family.setdefault(at.family, []).append(at)
    never = []
    for words, ats in statements(true_sentences).items():
        places = by_family[{"tip": "button"}.get(ats[0].family, ats[0].family)]
        elsewhere = chance.sample(places, min(150, len(places)))
        if not any(faults(replace(at, text=ats[0].text, family=ats[0].family)) for at in elsewhere):
            never.append(words)
    assert len(by_family) == 12
    assert not never


SILENT = {
    *("min_players", "max_players", "two_decks_from", "jokers_per_deck", "hand_sizes"),
    *("target", "winner", "rounds", "tie_break", "settlement", "next_dealer"),
}
"""Options about which no sentence is shown during a round."""
RARE = {
    *("may_return_top_card", "closing_card_may_fit", "closing_card_face_up"),
    *("closing_card_claimable", "same_suit_sets", "must_discard_to_go_out", "ace_low"),
    "stock_out",
}
"""Options that matter in so few positions that a small sample may contain none."""


def test_sentences_under_a_wrong_option_are_caught(true_sentences: list[At]) -> None:
    """Sentences shown under some rules are judged under rules that differ in one option."""
    ahead = [at for at in true_sentences if at.family not in ("log", "list", "row")]
    told = [at for ats in statements(ahead).values() for at in ats[:20]]
    assert all(any(under_another(told, name)) for name in OPTIONS.keys() - SILENT - RARE)


def under_another(ats: list[At], name: str) -> Iterator[bool]:
    """Whether each sentence is refuted under another value of the option."""
    values = OPTIONS[name].values
    assert isinstance(values, Choice | Number)
    others = values.values if isinstance(values, Choice) else (values.low, values.high)
    for at in ats:
        for value in others:
            second = at.second.copy()
            second.rules = copy.copy(second.rules)
            vars(second.rules)[name] = value
            if value != getattr(at.second.rules, name):
                yield bool(faults(replace(at, second=second)))


@pytest.mark.parametrize(
    ("family", "words"),
    [
        ("preview", "Take {card}"),
        ("hint", "Take from the discard pile: {card}."),
        ("prompt", "To be used at once: {card}. Meld it, or lay it off."),
        ("both", "Take the whole pile: 2 cards; meld {card}"),
        ("list", "took {card}"),
        ("log", "Bo took 2 discards: {card}."),
    ],
)
def test_naming_a_covered_card_is_caught(
    sentences_shown: list[At], family: str, words: str
) -> None:
    """Plants a card hidden by a stacked pile in sentences that may only name known cards."""
    caught = 0
    like = {"both": "hint"}.get(family, family)
    for at in sentences_shown:
        if at.second.rules.discard_pile != "stacked" or at.family != like:
            continue
        later = at.after() if at.move else at.second
        known = at.visible() + At(later, at.me, "", "").visible()
        hidden = [c for c in at.second.pile[:-1] if c[0] != "*" and role_of(c) not in known]
        if hidden and not later.over:
            card = hidden[0]
            sign = card[0].replace("T", "10") + "♣♦♥♠"["cdhs".index(card[1])]
            text, move = words.format(card=sign), f"take {card}"
            found = faults(replace(at, text=text, move=move, family=family, later=later))
            assert f"{family}-covered" in {kind for kind, _ in found}
            caught += 1
    assert caught > 5


def test_a_hint_to_take_a_covered_pile_names_no_later_moves() -> None:
    rnd = stand(RULEBOOKS["femhundra"], "2h 3h Ks Kc", "to move: 0, draw", "discards: 4h Kd")
    ways = (
        "take 4h; meld 2h 3h 4h",
        "take 4h; discard Kd",
        "take Kd; meld Kc Kd Ks",
        "take 4h; meld Kc Kd Ks",
    )
    searched = [Way(tuple(map(Move.parse, way.split("; "))), 0.0, 0.0, 1) for way in ways]
    told = [way_text(way.moves, rnd.view(0)) for way in showable_ways(searched, rnd.view(0))]
    assert told == [
        "Take all 2 (−100 at worst).",
        "Take K♦. Meld K♣ K♦ K♠.",
    ]


STACKED = [rules for rules in RULEBOOKS.values() if rules.discard_pile == "stacked"]
FIRST_OF_ALL = 400.0
"""So many points that a reason is given for any part of the difference."""


@pytest.mark.parametrize("rules", STACKED)
def test_no_reason_of_a_hint_names_a_covered_card(rules: Rules) -> None:
    rng, told, hidden_ones = random.Random(5), 0, 0
    for _ in range(12):
        world = Recorded(rules, rng)
        for _ in range(40):
            world.play_on(rng.randrange(1, 6), rng, eager=0.7)
            seat = world.round.seat
            view, unseen = world.round.view(seat), hidden_cards(world.round.view(seat))
            if world.round.over or not unseen:
                continue
            one, other = (rng.choice(list(view.legal_moves)) for _ in range(2))
            parts = Parts(**dict.fromkeys(Parts._fields, -FIRST_OF_ALL))
            ways = Way((one,), 9.0, 0.0, 1), Way((other,), 0.0, 0.1, 1, parts)
            said = why_text(1, ways, view, "seat {}".format, WRITTEN)
            chosen = {card.bare for move in (one, other) for card in move.cards}
            shown = {*view.hand, *view.discards, *chosen}
            shown |= {card.bare for meld in view.melds for card in meld.cards}
            may_be_named = {card_text(card) for card in shown}
            named = {card_text(CARDS[index]) for index in unseen} - may_be_named
            assert not named & set(re.findall(CARD, said)), said
            told, hidden_ones = told + bool(said), hidden_ones + len(named)
    assert told > 40
    assert hidden_ones > 200


def test_the_second_engine_has_a_state_of_its_own() -> None:
    """The second engine has a state of its own, separate from that of the program."""
    world = World(random.Random(1))
    world.step()
    world.round.undo()
    assert world.second.legal(world.second.seat) != set(map(str, world.round.legal_moves()))
