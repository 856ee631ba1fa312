"""Every sentence, said of a real position where possible, is complete and well-formed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest
from notes_for_translators import blanks_of
from PySide6.QtCore import QCoreApplication
from update_translations import messages

from rummy_qt.engine import OPTIONS, RULEBOOKS, Card, Move, Round, Rules, View
from rummy_qt.engine.events import Dealt, Discarded, Melded, RoundEnded, Took, seen_by
from rummy_qt.engine.reasons import TEMPLATES, NamedSeat, OptionName, Reason, counted
from rummy_qt.engine.rules import Choice, Number, RulesError
from rummy_qt.opponents.player import Parts, Way
from rummy_qt.play.covered import Covered
from rummy_qt.play.review import Decision, DecisionKind
from rummy_qt.play.targets import Targets
from rummy_qt.records.life import Help, HelpMark
from rummy_qt.records.sentences import SENTENCES, Sentence
from rummy_qt.ui.words import spoken
from rummy_qt.ui.words.cards import SPOKEN, WRITTEN, Naming
from rummy_qt.ui.words.handbook.chapters import SECTIONS
from rummy_qt.ui.words.hints import way_text, why_text
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.log import EventTexts, part_of, turn_word
from rummy_qt.ui.words.notices import sentence_text
from rummy_qt.ui.words.previews import choice_text, drop_text, preview_text, question_for
from rummy_qt.ui.words.prompts import Leaders, prompt_text, reason_text
from rummy_qt.ui.words.review import best_text, cost_text, headline_text, luck_text, why_texts
from tests.play.test_targets import stand

from .sound import SIGNS, Listener, faults_of
from .test_log import EVENTS

NAMES = ["You", "Bo", "{count}"]
NAMINGS = [WRITTEN, SPOKEN]


@dataclass
class At:
    """A position with the attributes that a prompt needs."""

    view: View
    targets: Targets
    texts: EventTexts
    person: int
    tells_fits: bool
    latest: str
    ahead: Leaders

    @property
    def my_turn(self) -> bool:
        return self.view.to_move == self.person and not self.view.over

    @property
    def may_call(self) -> bool:
        return bool(self.targets.calls and self.view.melds)


def moves_to_try(view: View, chance: random.Random) -> Iterator[Move]:
    """Moves that a player might try, sensible or not."""
    yield from (Move(kind) for kind in ("draw", "pass", "peek", "concede", "claim"))
    yield from (Move("take", (card,)) for card in view.discards)
    for count in range(1, min(5, len(view.hand) + 1)):
        cards = tuple(sorted(chance.sample(view.hand, count), key=lambda card: card.index))
        yield Move("meld", cards)
        yield Move("discard", cards[:1])
        for number in range(1, len(view.melds) + 1):
            yield Move("lay", cards, number, "+")
            yield Move("swap", cards[:1], number)


def said_at(rnd: Round, texts: EventTexts, chance: random.Random, naming: Naming) -> Iterator[str]:
    """The window's texts about a position: prompts, previews, questions, refusals."""
    for seat in range(rnd.players):
        view = rnd.view(seat)
        for fits in (False, True):
            last = "The round is over."
            at = At(view, Targets(view), texts, seat, fits, last, Leaders((seat,), -15))
            yield prompt_text(at, naming)
        moves = list(view.legal_moves)
        for move in moves:
            yield preview_text(move, view, naming) or "."
            if move.kind in ("meld", "lay", "swap", "claim", "concede", "peek") and (
                move.kind != "claim" or move.meld is not None
            ):
                yield choice_text(move, view, naming)
        yield from question_for(tuple(moves * 2)[:2])[:1] if moves else ()
        plays = [move for move in moves if move.kind in ("meld", "lay")]
        yield drop_text(plays[:2], view, naming) or "."
        yield drop_text(plays, view, naming) or "."
    view = rnd.view(rnd.seat)
    yield from (
        reason_text(reason, texts.name, naming)
        for move in moves_to_try(view, chance)
        if (reason := rnd.refusal(move, rnd.seat))
    )


def texts_of_round(rulebook: str, naming: Naming, seed: int, rounds: int = 1) -> Iterator[str]:
    """All texts during a random round of three players."""
    rules = RULEBOOKS[rulebook]
    chance = random.Random(seed)
    for _ in range(rounds):
        deck = rules.deck(3)
        chance.shuffle(deck)
        rnd = Round.deal(rules, 3, 1, deck)
        texts = EventTexts(NAMES, 0)
        for step in range(200):
            if rnd.over:
                break
            if step % 8 == 0:
                yield from said_at(rnd, texts, chance, naming)
            callers = [seat for seat in range(3) if seat != rnd.seat and rnd.legal_moves(seat)]
            seat = chance.choice(callers) if callers and chance.random() < 0.3 else rnd.seat
            moves = list(rnd.legal_moves(seat))
            keen = [m for m in moves if m.kind in ("meld", "lay", "swap", "take", "claim", "peek")]
            rnd.play(chance.choice(keen if keen and chance.random() < 0.7 else moves), seat)
        laid = [event.seat for event in rnd.history if isinstance(event, Melded)]
        texts.melder = lambda number, laid=laid: laid[number - 1]  # type: ignore[misc]  # bound here
        texts.joker_of = lambda event: ((event.seat + 1) % 3, 15)
        for event in rnd.history:
            for person in (0, 1, None):
                seen = event if person is None else seen_by(person, event)
                yield EventTexts(NAMES, person).sentence(seen, naming)
            yield texts.sentence(seen_by(0, event), naming)
            if isinstance(event, RoundEnded) and event.closer is not None:
                yield texts.sentence(event._replace(closer=None), naming)  # as for a reader
            if isinstance(event, (Dealt, Discarded, Took)):
                yield turn_word(Covered(event))
                for person in (0, 1, None):
                    yield EventTexts(NAMES, person).sentence(Covered(event))
            part = part_of(event, texts)
            bare = part._replace(cards=()).brief()
            yield from filter(None, [part.counted().word, bare.word, part.place])
        yield texts.sentence(HelpMark(0, 3, Help.STANDIN, 1), naming)
        yield from said_at(rnd, texts, chance, naming)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_all_texts_of_real_rounds_are_well_formed(rulebook: str) -> None:
    for naming in NAMINGS:
        said = set(texts_of_round(rulebook, naming, seed=5)) - {"."}
        assert len(said) > 100
        names_off = {text.replace("{count}", "Cleo") for text in said}
        assert not [fault for text in names_off for fault in faults_of(text)]
        if naming is SPOKEN:
            assert not [text for text in said if SIGNS.search(text)]


# ------------------------------------------------------------- single sentences


def examples_for(context: str, text: str) -> dict[str, Any]:
    """Examples for the blanks of a sentence."""
    blanks = blanks_of(context, text).items()
    return {name.strip("{}"): blank.example for name, blank in blanks if name != "%n" and blank}


@pytest.mark.parametrize("n", [0, 1, 2, 21, 100, -1, -15])
def test_every_sentence_with_a_number_takes_the_right_form(n: int) -> None:
    counts = [m for m in messages() if "%n" in m.text]
    assert len(counts) > 50
    for message in counts:
        said = translate(
            message.context, message.text, n, **examples_for(message.context, message.text)
        )
        assert not faults_of(said)
        number = f"−{-n}" if n < 0 else str(n)
        assert number in said
        if "(s)" in message.text:
            wanted = counted(message.text, abs(n)).replace(str(abs(n)), number, 1)
            assert said == wanted.format(**examples_for(message.context, message.text))


def test_every_message_is_well_formed_with_examples() -> None:
    for message in messages():
        values = examples_for(message.context, message.text)
        said = translate(
            message.context, message.text, 3 if "%n" in message.text else None, **values
        )
        assert not faults_of(said), message


DATA: dict[str, Any] = {
    "player": NamedSeat(1),
    "n": 40,
    "one": OptionName("joker_swap"),
    "other": OptionName("jokers_per_deck"),
    "option": OptionName("min_run"),
    "decks": OptionName("two_decks_from"),
    "jokers": OptionName("jokers_per_deck"),
    "written": "'7'",
    "choices": "any, top_or_all",
    "low": 2,
    "high": 8,
}
"""By blank of a reason, an example; all others are cards."""


@pytest.mark.parametrize("name", TEMPLATES)
def test_every_reason_becomes_a_sentence(name: str) -> None:
    cards = (Card.parse("7c"), Card.parse("*1=8c"))
    template = TEMPLATES[name]
    data = {
        blank: DATA.get(blank, cards[0] if blank == "card" else cards)
        for blank in [*template.blanks, *(["n"] if "%n" in template.sentence else [])]
    }
    reason = Reason(name, **data, advice=Reason("duty_meld_or_concede_to_one", n=1))
    for naming in NAMINGS:
        text = reason_text(reason, NAMES.__getitem__, naming)
        assert not faults_of(text)
        assert text.endswith("or pay 1 point.")
        assert naming is WRITTEN or not SIGNS.search(text)
    english = reason.sentence(["Ann", "Bo"])
    assert not faults_of(english.replace("'7'", "7"))


@pytest.mark.parametrize("name", SENTENCES)
def test_every_message_of_the_records_becomes_a_sentence(name: str) -> None:
    values: dict[str, Any] = examples_for("Records", SENTENCES[name])
    for why in (Sentence("sum_wrong"), Reason("not_a_meld", cards=(Card.parse("7c"),))):
        sentence = Sentence(name, **values | ({"why": why} if "why" in values else {}))
        assert not faults_of(sentence_text(sentence))
        assert not faults_of(sentence)
        assert sentence.endswith((".", values.get("text", "."))), "a whole sentence"


def test_a_reason_inside_a_sentence_uses_the_windows_card_names() -> None:
    refused = Reason("not_in_hand", cards=(Card.parse("Td"),))
    why = Sentence("move_refused", written="meld Td", why=refused)
    told = Sentence("not_a_record", path="x.rummy", line=3, why=why)
    assert sentence_text(told) == (
        "x.rummy is not a match record. Line 3: The move “meld Td” is refused. Not in your hand:"
        " 10♦."
    )
    assert "Not in your hand: Td." in told


def test_every_item_of_the_table_has_a_spoken_text() -> None:
    rnd = Round.deal(RULEBOOKS["500-rum-de"], 2, 1, RULEBOOKS["500-rum-de"].deck(2))
    card, joker = Card.parse("7c"), Card.parse("*1=8c")
    melds = [
        rnd.view(0).after(Move.parse("meld 7c 8c 9c")).meld,
        rnd.view(0).after(Move.parse("meld 7c 7d 7h")).meld,
    ]
    said = [
        spoken.held_card(card, selected=True, new=True),
        spoken.discard(card, 0),
        spoken.discard(card, 1, "Take seven of clubs"),
        spoken.discard_pile(0),
        spoken.discard_pile(13),
        spoken.whole_hand([card, joker]),
        spoken.seat("Bo", 1, -45, 1, to_move=False),
        spoken.seat("{count}", 7, 120, 0, to_move=True).replace("{count}", "Cleo"),
        spoken.call_window(0, 50, ("C", "Esc")),
        spoken.call_window(1.2, None, ("C", "Esc")),
        spoken.scores([("Bo", 25, 120), ("Cleo", -45, -1)]),
    ]
    for meld in melds:
        assert meld is not None
        said += [spoken.meld(meld, 1), spoken.meld(meld, 24, "Bo")]
        for uses in (
            spoken.uses([(meld, None)], due=True, melds=False, barred=True),
            spoken.uses([(meld, "Bo")], due=False, melds=True, barred=False),
        ):
            said += [spoken.held_card(joker, uses=uses)]
    assert not [fault for text in said for fault in faults_of(text)]
    assert not [text for text in said if SIGNS.search(text)]
    assert spoken.held_card(card, new=True) == "seven of clubs, new"
    assert spoken.seat("Bo", 1, -45, 1, to_move=False) == (
        "Bo: 1 card; −45 points in all, 1 point on the table"
    )


def rules_of_every_kind() -> Iterator[Rules | Reason]:
    """Each rulebook, and each with one option changed; a reason where that is not allowed."""
    for rules in RULEBOOKS.values():
        yield rules
        for name, option in OPTIONS.items():
            values: tuple[Any, ...] = ()
            if isinstance(option.values, Choice):
                values = option.values.values
            elif isinstance(option.values, Number):
                values = (option.values.low, 1, option.values.high)
                values += (None,) if option.values.without else ()
            for value in values:
                try:
                    yield rules.replace(**{name: value})
                except RulesError as error:
                    yield error.reason


def test_the_handbook_is_well_formed_for_every_option() -> None:
    clauses = [clause for section in SECTIONS for clause in section.clauses]
    texts: set[str] = set()
    for rules in rules_of_every_kind():
        if isinstance(rules, Reason):
            texts.add(reason_text(rules))
        else:
            texts |= {clause.text(rules) for clause in clauses}
    assert len(texts) > 100
    assert not [fault for text in texts - {""} for fault in faults_of(text)]


def test_the_preview_says_that_a_last_card_goes_face_down() -> None:
    rules = RULEBOOKS["rommy-dk"]
    for hand, words in (("9h", "Discard 9♥, face down"), ("9h Ac", "Discard 9♥")):
        rnd = stand(rules, hand, "hand 1: 2c", "discards: 4d")
        assert preview_text(Move.parse("discard 9h"), rnd.view(0)) == words


def test_real_rounds_show_nearly_every_sentence_of_the_table() -> None:
    """Sentences that real rounds never use are said in other tests, with examples."""
    listener = Listener()
    QCoreApplication.installTranslator(listener)
    listener.heard.clear()
    for rulebook in ("femhundra", "rommy-dk", "500-rum-de"):
        for _ in texts_of_round(rulebook, WRITTEN, seed=11, rounds=2):
            pass
    for event, _ in EVENTS:
        for person in (0, 1):
            EventTexts(NAMES, person).sentence(event)
    QCoreApplication.removeTranslator(listener)
    for context, most in (("Log", 5), ("Preview", 10), ("Choices", 6), ("Turns", 11)):
        ours = {(m.context, m.text) for m in messages() if m.context == context}
        assert len(ours - listener.heard) <= most <= len(ours) / 2, ours - listener.heard


def test_rounded_parts_of_a_result_add_up_to_it() -> None:
    """Each part by itself would be rounded to −4, +15 and −86."""
    review: Any = SimpleNamespace(expected=-3.6, own=15.4, luck=-85.8)
    text = luck_text(review)
    numbers = [int(found) for found in re.findall(r"[+-]\d+", text.replace("−", "-"))]
    assert sum(numbers) == round(-3.6 + 15.4 - 85.8)


@pytest.mark.parametrize(
    ("behind", "error", "of_best", "of_other"),
    [
        (2, 0.5, "Just as good: 9♥.", "As good as the best."),
        (2, 8, "Perhaps not as good: 9♥.", "It may not be as good as the best."),
        (15, 8, "Perhaps not as good: 9♥.", "It may not be as good as the best."),
        (15, 4.5, "Not as good: 9♥.", "It is not as good as the best."),
        (13, 3, "About 15 points worse: 9♥.", "It would cost about 15 points."),
    ],
)
def test_an_uncertain_loss_is_not_called_equally_good(
    behind: float, error: float, of_best: str, of_other: str
) -> None:
    """A way worth 1 is not as good as one worth 16, however few deals it was tried in."""
    view = stand(RULEBOOKS["500-rum-de"], "2s 9h Kd").view(0)
    best, other = ((Move.parse(f"discard {card}"),) for card in ("2s", "9h"))
    ways = Way(best, 16.0, 0.0, 9), Way(other, 16.0, error, 9, Parts(laid=-float(behind)))
    said = [why_text(nth, ways, view, str, WRITTEN) for nth in (0, 1)]
    assert said[0].startswith(of_best)
    assert of_other in said[1]
    made = Decision(0, 0, DecisionKind.TURN, other, best, 0.0, behind, error, 9)
    told = {0: "Nothing clearly better was found.", 15: "It may have cost about 15 points"}
    if not made.loss:
        assert cost_text(made).startswith(told[15 if made.possible_loss else 0])
        assert bool(best_text(made, view)) == bool(made.possible_loss)


def test_an_exact_cost_is_given_as_one_number() -> None:
    """Not as “between 219 and 219”."""
    view = stand(RULEBOOKS["500-rum-de"], "2s 9h Kd").view(0)
    best, other = ((Move.parse(f"discard {card}"),) for card in ("2s", "9h"))
    made = Decision(0, 0, DecisionKind.TURN, other, best, 0.0, 219.0, 0.0, 9)
    assert cost_text(made) == "It cost 219 points."
    said = "Discard 9♥. It cost 219 points. Nothing cost more."
    assert headline_text(made, view, WRITTEN, most=True) == said


def test_a_hint_between_two_discards_gives_one_reason() -> None:
    """The loss from another card is given with the details; here only the reason."""
    view = stand(RULEBOOKS["500-rum-de"], "2s Kh Kd 9c").view(0)
    best, other = ((Move.parse(f"discard {card}"),) for card in ("2s", "Kh"))
    ways = Way(best, 16.0, 0.0, 9), Way(other, 16.0, 1.0, 9, Parts(laid=-15.0))
    whole, short = (why_text(0, ways, view, str, WRITTEN, short=short) for short in (False, True))
    assert whole == f"About 15 points worse: K♥. {short}"
    assert short.startswith("K♥ ")


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ("meld 7c 8c 9c; meld 4d 5d 6d; discard 2s", ""),
        ("meld 7c 8c 9c; discard 2s", ""),
        ("meld 4d 5d 6d; discard 2s", "meld 4♦ 5♦ 6♦, discard 2♠."),
    ],
)
def test_a_short_hint_does_not_repeat_the_step_it_shows(other: str, told: str) -> None:
    """“Meld 7♣ 8♣ 9♣. Not as good: meld 7♣ 8♣ 9♣” would sound like no advice at all.

    Where the first step differs, it is named, not the discard alone: without the meld that would
    cost more, or be refused.
    """
    view = stand(RULEBOOKS["500-rum-de"], "7c 8c 9c 4d 5d 6d Kd 2s").view(0)
    plans = "meld 7c 8c 9c; meld 4d 5d 6d; discard Kd", other
    one, two = (tuple(map(Move.parse, plan.split("; "))) for plan in plans)
    ways = Way(one, 16.0, 0.0, 9), Way(two, 16.0, 1.0, 9, Parts(laid=-15.0))
    whole, short = (why_text(0, ways, view, str, WRITTEN, short=short) for short in (False, True))
    assert whole.startswith("About 15 points worse: ")
    assert short == (told and f"About 15 points worse: {told}")


def test_a_short_hint_names_the_first_step_of_a_worse_way() -> None:
    view = stand(RULEBOOKS["500-rum-de"], "7c 8c 4d 2s", "discards: 9c Kd").view(0)
    best, other = (Move.parse("draw"),), tuple(map(Move.parse, ("take 9c", "meld 7c 8c 9c")))
    ways = Way(best, 16.0, 0.0, 9), Way(other, 16.0, 1.0, 9, Parts(laid=-15.0))
    whole, short = (why_text(0, ways, view, str, WRITTEN, short=short) for short in (False, True))
    assert "meld 7♣" in whole
    assert short == "About 15 points worse: take 2 discards, from 9♣ up."


@pytest.mark.parametrize(
    ("hand", "lines", "best", "other", "behind", "said"),
    [
        (
            "7c 8c 9c Kd",
            ("turn: drew",),
            "meld 7c 8c 9c; discard Kd",
            "meld 7c 8c 9c",
            15,
            "go out",
        ),
        ("4d 7h 2s", ("discards: Kd", "to move: 0, draw"), "draw", "take Kd", 15, "K♦ cannot be"),
        ("2s Kh Kd 9c", (), "discard 2s", "discard Kh", 1, "Just as good: K♥."),
    ],
)
def test_a_short_hint_is_one_sentence(
    hand: str, lines: tuple[str, ...], best: str, other: str, behind: float, said: str
) -> None:
    """Of two equally good ways, no reason against either is given."""
    view = stand(RULEBOOKS["500-rum-de"], hand, *lines).view(0)
    one, two = (tuple(map(Move.parse, way.split("; "))) for way in (best, other))
    parts = Parts(bonus=-behind / 2, hand=-behind / 4, laid=-behind / 4)
    ways = Way(one, 16.0, 0.0, 9), Way(two, 16.0, 0.5, 9, parts)
    short = why_text(0, ways, view, str, WRITTEN, short=True)
    assert said in short
    assert short.count(".") == 1


@pytest.mark.parametrize(
    ("hand", "lines", "best"),
    [
        ("7c 8c 9c Kd 2s", (), "meld 7c 8c 9c"),
        (
            "9h Kd 2s",
            ("m1 run: 7h/1 8h/1 *1=9h/1 Th/1", "melders: 0 1", "turn: drew"),
            "swap 9h > m1",
        ),
    ],
)
def test_a_short_hint_does_not_mention_laying_nothing(
    hand: str, lines: tuple[str, ...], best: str
) -> None:
    view = stand(RULEBOOKS["500-rum-de"], hand, *lines).view(0)
    throw = Move.parse("discard Kd")
    one = Way((Move.parse(best), throw), 16.0, 0.0, 9)
    ways = one, Way((throw,), 16.0, 0.5, 9, Parts(laid=-15.0))
    assert not why_text(0, ways, view, str, WRITTEN, short=True)
    assert why_text(0, ways, view, str, WRITTEN).startswith("About 15 points worse: ")


def test_a_hint_for_a_covered_pile_explains_only_the_top_card() -> None:
    """The cards below it are counted but not named; where they are the reason, none is given."""
    rules = RULEBOOKS["femhundra"]
    said = []
    for hand in ("Kh 7d 3c 4s", "8h 7d 9c 4s"):
        view = stand(rules, hand, "discards: 5d 6h Ah", "to move: 0, draw").view(0)
        best, other = (Move.parse(move) for move in ("take 5d", "draw"))
        parts = Parts(laid=-15.0)
        ways = Way((best,), 16.0, 0.0, 9), Way((other,), 1.0, 1.0, 9, parts)
        said.append(why_text(0, ways, view, str, WRITTEN))
    worse = "About 15 points worse: draw from the stock."
    assert said[0] == f"{worse} A♥ from the discard pile can go into melds with cards in the hand."
    assert said[1] == worse


def test_a_way_that_meets_the_duty_mentions_no_price() -> None:
    lines = ("discards: 5d 6h Ah", "to move: 0, draw")
    view = stand(RULEBOOKS["femhundra"], "5h 5s 3c 4s", *lines).view(0)
    moves = tuple(map(Move.parse, ("take 5d", "meld 5d 5h 5s", "discard Ah")))
    assert way_text(moves, view).startswith("Take the whole pile (3). Meld 5♦ 5♥ 5♠.")
    assert "−100 at worst" in way_text(moves[:1], view)
    assert "−100 at worst" in way_text((moves[0], Move("concede"), moves[2]), view)


def test_a_player_who_is_nearly_out_is_mentioned_once() -> None:
    lines = ("m1 run: 9s/1 Ts/1 Js/1", "melders: 0 1", "turn: drew")
    view = stand(RULEBOOKS["500-rum-de"], "8s 5c 6c 7c Kd 9d", *lines).view(0)
    played = (Move.parse("discard 8s"),)
    best = tuple(map(Move.parse, ("lay 8s > m1-", "meld 5c 6c 7c", "discard Kd")))
    parts = Parts(laid=-9.0, hand=-9.0)
    made = Decision(0, 0, DecisionKind.TURN, played, best, 0.0, 18.0, 1.0, 9, parts=parts)
    assert why_texts(made, view, str) == [
        "As a discard, 8♠ fits the meld 9♠ 10♠ J♠ on the table. 1 holds only 2 cards.",
        "It holds back 18 points that could be on the table.",
        "Better: Lay off 8♠. Meld 5♣ 6♣ 7♣. Discard K♦.",  # “it” means the way that was played
    ]


def test_a_better_way_that_lays_nothing_says_so() -> None:
    """Two test readers asked whether only the discard should have been different."""
    view = stand(RULEBOOKS["500-rum-de"], "2s 2h 2d 9h Kd").view(0)
    meld, dear, cheap = map(Move.parse, ("meld 2s 2h 2d", "discard Kd", "discard 9h"))
    made = Decision(0, 0, DecisionKind.TURN, (meld, dear), (cheap,), 0.0, 15.0, 1.0, 9)
    assert best_text(made, view) == "Better: Lay nothing. Discard 9♥."
    made = made._replace(played=(dear,))
    assert best_text(made, view) == "Better: Discard 9♥."
