"""Every event is told in the third person, and to the person concerned in the second."""

import pytest

from rummy_qt.engine import Card
from rummy_qt.engine import events as e
from rummy_qt.ui.words.cards import card_text, spoken_card
from rummy_qt.ui.words.log import EventTexts

SEVEN = Card.parse("7c")
TEXTS = EventTexts(["Ann", "Bo"], 0)

EVENTS: list[tuple[e.Event, str]] = [
    (e.Dealt(1, 7, SEVEN), "Bo dealt 7 cards each and turned up 7♣."),
    (e.Drew(0, SEVEN), "You drew 7♣ from the stock."),
    (e.Drew(1, None), "Bo drew from the stock."),
    (e.Rebuilt(20, None), "The discards became a new stock of 20 cards."),
    (e.Took(1, (SEVEN,)), "Bo took 7♣ from the discard pile."),
    (e.Took(0, (SEVEN, Card.parse("Td"))), "You took 2 discards: 7♣ 10♦."),
    (e.Passed(1), "Bo passed."),
    (e.Peeked(1, 25, None), "Bo looked into the discard pile. That cost 25 points."),
    (e.Melded(0, 1, (SEVEN,)), "You melded 7♣."),
    (e.LaidOff(1, 1, "+", (SEVEN,)), "Bo laid off 7♣ on a run."),
    (e.LaidOff(0, 1, "", (SEVEN,)), "You laid off 7♣ on a set."),
    (
        e.Swapped(1, 1, SEVEN, Card.parse("*1")),
        "Bo swapped 7♣ for a joker.",
    ),
    (e.Conceded(0, 100), "You paid 100 points for the cards taken."),
    (e.Discarded(1, SEVEN, True), "Bo discarded 7♣."),
    (e.Discarded(0, SEVEN, False), "You laid your last card face down: 7♣."),
    (e.Discarded(1, None, False), "Bo laid the last card face down."),
    (e.Claimed(1, 1, "+", SEVEN), "“Rommy!” Bo laid off 7♣ on a run."),
    (e.CalledFalsely(0, 50), "“Rommy!” A false call: you lost 50 points."),
    (e.RoundEnded("went_out", 1, (0, 0)), "Bo went out."),
    (e.RoundEnded("went_out", 1, (30, 0)), "Bo went out, but you scored more."),
    (e.RoundEnded("went_out", 0, (-5, 30)), "You went out, but Bo scored more."),
    (e.RoundEnded("declined", None, (0, 0)), "The stock is empty: the round is over."),
    (e.RoundEnded("last_card", None, (0, 0)), "The stock is empty: the round is over."),
    (e.RoundEnded("idle", None, (0, 0)), "Nothing more is happening: the round is over."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS, ids=lambda value: type(value).__name__)
def test_each_event_has_its_sentence(event: e.Event, sentence: str) -> None:
    assert TEXTS.sentence(event) == sentence


def test_every_kind_of_event_has_a_sentence() -> None:
    assert {type(event) for event, _ in EVENTS} == set(e.Event.__args__)


@pytest.mark.parametrize(
    ("seat", "melder", "sentence"),
    [
        (0, 0, "You {did} your {what}."),
        (0, 1, "You {did} Bo’s {what}."),
        (1, 0, "Bo {did} your {what}."),
        (1, 1, "Bo {did} their own {what}."),
        (1, 2, "Bo {did} Cleo’s {what}."),
    ],
)
def test_a_swap_and_a_lay_off_name_the_other_player(seat: int, melder: int, sentence: str) -> None:
    teller = EventTexts(["Ann", "Bo", "Cleo"], 0)
    teller.melder = lambda number: melder if number == 1 else None
    teller.joker_of = lambda _: (melder, 0)
    told = [
        teller.sentence(e.Swapped(seat, 1, SEVEN, Card.parse("*1"))),
        teller.sentence(e.LaidOff(seat, 1, "+", (SEVEN,))),
        teller.sentence(e.LaidOff(seat, 1, "", (SEVEN,))),
        teller.sentence(e.Claimed(seat, 1, "", SEVEN)),
    ]
    assert told == [
        sentence.format(did="swapped 7♣ for", what="joker"),
        sentence.format(did="laid off 7♣ on", what="run"),
        sentence.format(did="laid off 7♣ on", what="set"),
        f"“Rommy!” {sentence.format(did='laid off 7♣ on', what='set')}",
    ]


def test_cards_have_a_short_and_a_spoken_name() -> None:
    assert (card_text(Card.parse("Td")), spoken_card(Card.parse("Td"))) == (
        "10♦",
        "ten of diamonds",
    )
    assert card_text(Card.parse("*1")) == "Joker"
    assert spoken_card(Card.parse("*1=8c")) == "joker as eight of clubs"
