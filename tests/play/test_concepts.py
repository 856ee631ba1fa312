"""A slow judge finds all that is said about two ways true, and notices false words."""

import itertools
from random import Random

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Move, Round
from rummy_qt.engine.reasons import ADVICE
from rummy_qt.opponents.player import Parts
from rummy_qt.play.concepts import CONCEPTS, Concept, concepts, whys
from tests.play import concept_stages
from tests.play.concept_judge import JUDGES, Pair, pairs, untrue
from tests.play.concept_stages import STAGES, count_judged
from tests.play.test_targets import stand

MANY = 500
DRAW = Move.parse("draw")


@pytest.fixture(scope="module")
def sample_pairs() -> list[tuple[Pair, list[Concept]]]:
    found = itertools.islice(pairs(Random(36)), MANY)
    return [(pair, concepts(pair.view, pair.worse, pair.better)) for pair in found]


def test_every_reason_given_is_true(sample_pairs: list[tuple[Pair, list[Concept]]]) -> None:
    for pair, found in sample_pairs:
        assert not list(untrue(pair, found))
    assert len({name for _, found in sample_pairs for name in found}) > 12


def test_no_reason_is_given_against_both_ways(
    sample_pairs: list[tuple[Pair, list[Concept]]],
) -> None:
    """The same sentence cannot be a reason against each of two ways."""
    for pair, found in sample_pairs:
        turned = concepts(pair.view, pair.better, pair.worse)
        told = {(name, str(sorted(map(str, name.values.items())))) for name in found}
        assert not told & {(one, str(sorted(map(str, one.values.items())))) for one in turned}


def test_a_false_reason_is_noticed(sample_pairs: list[tuple[Pair, list[Concept]]]) -> None:
    """Tries each number one too high, and another card in place of each."""
    wrong = set()
    for pair, found in sample_pairs:
        for one in found:
            values = {key: value for key, value in one.values.items() if key != ADVICE}
            if "n" in values:
                values["n"] += 1
            elif "cards" in values:
                values["cards"] = pair.view.melds[0].cards[:1] if pair.view.melds else ()
            else:
                values["card"] = pair.view.hand[0]
            if not JUDGES[one](pair, values):
                wrong.add(str(one))
    assert len(wrong) > 8


@pytest.mark.parametrize("name", STAGES)
def test_each_concept_is_named_where_it_applies(name: str) -> None:
    counts = count_judged(name, 15, Random(name))
    assert counts["false"] == counts["silent"] == 0
    assert counts["said"] == counts["pairs"] == 15


def test_a_missing_reason_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(concept_stages, "concepts", lambda *_: [])
    counts = count_judged("feeds_meld", 5, Random(1))
    assert counts["silent"] == counts["pairs"] == 5


def test_the_points_of_a_take_are_of_the_meld_that_its_duty_demands() -> None:
    """The ace is needed for the low run, so it is not kept for the high one."""
    lines = ("discards: 3s Ks Qs 2c", "to move: 0, draw")
    view = stand(RULEBOOKS["500-rum-de"], "Jc 9d As 2s 8s", *lines).view(0)
    said = {str(one): one for one in concepts(view, [DRAW], [Move.parse("take 3s")])}
    assert said["leaves_pile"].values["n"] == 6


def test_with_a_long_minimum_run_no_card_is_called_loose_for_a_pair() -> None:
    """The 5 of diamonds is one card short of a run of four; no three cards with it form a meld."""
    rules = RULEBOOKS["500-rum-de"].replace(min_run=4)
    view = stand(rules, "5d 6d 7d 9c 9h Ks").view(0)
    worse, better = ([Move.parse(f"discard {card}")] for card in ("9c", "5d"))
    assert not {"keeps_loose", "fewer_outs"} & {*concepts(view, worse, better)}


def test_with_a_joker_in_hand_cards_that_would_help_are_not_counted() -> None:
    """A joker completes almost any two cards to a meld, even one that was swapped for a card."""
    rules = RULEBOOKS["rommy-dk"]
    lines = ("m1 run: 5d/1 6d/1 *1=7d/1", "melders: 1")
    view = stand(rules, "7d Th Jh 2c Ks", *lines).view(0)
    swap = Move.parse("swap 7d > m1")
    worse, better = ([swap, Move.parse(f"discard {card}")] for card in ("Jh", "2c"))
    assert not {"keeps_loose", "fewer_outs"} & {*concepts(view, worse, better)}


def test_with_an_empty_stock_no_better_draw_is_promised() -> None:
    """With an empty stock, the choice is to take a discard or to pass."""
    rules, hand, pile = RULEBOOKS["rummy-500"], "7c 8h Ts Ks", "4s 2h 9h"
    rest = " ".join({*map(str, rules.deck(2))} - {*hand.split(), *pile.split()})
    take = [Move.parse("take 9h"), Move.parse("discard 7c")]
    said = []
    for held, otherwise in ((rest, Move("pass")), ("Qs Qd 3c", DRAW)):
        lines = (f"discards: {pile}", "to move: 0, draw", f"hand 1: {held}")
        view = stand(rules, hand, *lines).view(0)
        said.append("bare_take" in concepts(view, take, [otherwise]))
    assert said == [False, True]


def test_the_first_reason_explains_where_the_points_were_lost(
    sample_pairs: list[tuple[Pair, list[Concept]]],
) -> None:
    both = {"high_kept", "feeds_meld"}
    pair, found = next((p, f) for p, f in sample_pairs if both <= set(f) and "holds_back" not in f)
    caught = whys(pair.view, pair.worse, pair.better, Parts(hand=-9.0))
    given = whys(pair.view, pair.worse, pair.better, Parts(others=-9.0, hand=2.0))
    assert caught.against[0] == "high_kept"
    assert given.against[0] == "feeds_meld"
    assert "high_kept" not in given.against
    assert set(caught.against) | set(given.against) <= set(found)


@pytest.mark.parametrize(
    ("hand", "discards", "worse", "better", "said"),
    [
        ("7c 8c 9c Kd", "2h", "8c", "Kd", {"breaks_meld": "7c 8c 9c"}),
        ("7c 8c 9c Kd", "2h", "Kd", "8c", {}),
        ("Ah 4d Qh Kh", "2c", "Ah", "4d", {"breaks_meld": "Qh Kh Ah"}),
        ("5c 6c 7c 8c 6d 6h Kd", "2h", "6c", "Kd", {"breaks_meld": "6c 7c 8c"}),
        ("6c 7c 8c 9c Kd", "2h", "9c", "Kd", {"breaks_meld": "7c 8c 9c"}),
        ("6c 7c 8c 9c 9d 9h Kd", "2h", "9c", "Kd", {"breaks_meld": "9c 9d 9h"}),
        ("9c Kd 2h", "7c 8c 3s", "9c", "Kd", {"completes_pile": "7c 8c"}),
        ("9c Kd 2h", "7c 8c 3s", "Kd", "9c", {}),
        ("9c Kd 2h", "7c 8c Kh Ks", "9c", "Kd", {}),
    ],
)
def test_the_cards_that_a_discard_would_go_with_are_named(
    hand: str, discards: str, worse: str, better: str, said: dict[str, str]
) -> None:
    view = stand(RULEBOOKS["500-rum-de"], hand, f"discards: {discards}").view(0)
    ways = [[Move.parse(f"discard {card}")] for card in (worse, better)]
    found = concepts(view, *ways)
    told = {
        str(one): " ".join(map(str, one.values["cards"])) for one in found if "cards" in one.values
    }
    asked = ("breaks_meld", "completes_pile")
    assert {name: cards for name, cards in told.items() if name in asked} == said


DANISH = RULEBOOKS["rommy-dk"].replace(closed_first_lap=False)


def test_a_meld_with_a_joker_can_be_broken() -> None:
    view = stand(DANISH, "9c Tc *1 2d Kh 5h", "discards: 3s").view(0)
    found = concepts(view, [Move.parse("discard 9c")], [Move.parse("discard Kh")])
    assert [" ".join(map(str, one.values["cards"])) for one in found if one == "breaks_meld"] == [
        "9c Tc *1"
    ]


@pytest.mark.parametrize(
    ("worse", "better", "said"), [("Ks", "4s", ["Kc Ks *2"]), ("4s", "Ks", []), ("4s", "3s", [])]
)
def test_of_two_broken_melds_the_one_worth_more_is_named(
    worse: str, better: str, said: list[str]
) -> None:
    view = stand(DANISH, "Kc 3h 3s 4s 6s 7s Ks *2", "discards: Th").view(0)
    found = concepts(view, *([Move.parse(f"discard {card}")] for card in (worse, better)))
    assert [
        " ".join(map(str, one.values["cards"])) for one in found if one == "breaks_meld"
    ] == said


def test_a_second_copy_of_a_card_breaks_no_meld() -> None:
    view = stand(DANISH.replace(two_decks_from=2), "9c Tc Tc' Jc 2d Kh", "discards: 3s").view(0)
    found = concepts(view, [Move.parse("discard 9c")], [Move.parse("discard Tc'")])
    assert [str(card) for one in found if one == "breaks_meld" for card in one.values["cards"]] == [
        "9c", "Tc", "Jc",
    ]  # fmt: skip


def test_a_meld_that_the_better_way_breaks_too_is_not_named() -> None:
    lines = ("m1 set: Kc/1 Kh/1 Ks/1", "melders: 0 1", "turn: drew")
    view = stand(DANISH, "Ad Kd Jh Qh *2 Tc 5s", *lines).view(0)
    better = [Move.parse(move) for move in ("lay Kd > m1", "meld *2=Th Jh Qh", "discard Tc")]
    found = concepts(view, [Move.parse("discard Kd")], better)
    assert "feeds_meld" in found
    assert "breaks_meld" not in found


@pytest.mark.parametrize(
    ("hand", "theirs", "first", "aside"),
    [
        ("Qc Qd Qh 2d", "4h 5h 6h 7h", "breaks_meld", None),
        ("Qc Qd Qh Qs 2d", "4h 5h 6h 7h", "feeds_meld", None),
        ("Qc Qd Qh 2d", "4h", "feeds_meld", "soon_out"),
    ],
)
def test_breaking_a_meld_comes_before_feeding_one_unless_a_hand_is_low(
    hand: str, theirs: str, first: str, aside: str | None
) -> None:
    lines = ("m1 run: 9c/1 Tc/1 Jc/1", "melders: 0 1", "turn: drew", f"hand 1: {theirs}")
    view = stand(RULEBOOKS["500-rum-de"], hand, *lines).view(0)
    ways = [Move.parse("discard Qc")], [Move.parse("discard 2d")]
    told = whys(view, *ways, Parts(laid=-9.0, others=-9.0)).against[0]
    assert (told, told.advice) == (first, aside)


def test_feeding_a_meld_comes_before_a_high_card_kept() -> None:
    """The card could have been laid off, and the other one discarded."""
    lines = ("m1 run: 7s/1 8s/1 9s/1", "melders: 0 1", "turn: drew")
    view = stand(RULEBOOKS["500-rum-de"], "Jd Qd 6s", *lines).view(0)
    better = [Move.parse(move) for move in ("lay 6s > m1-", "discard Qd")]
    parts = Parts(laid=-1.4, hand=-9.2, bonus=0.0, prices=0.0, others=-0.3, match=0.0)
    assert whys(view, [Move.parse("discard 6s")], better, parts).against[0] == "feeds_meld"


def test_feeding_a_meld_comes_before_completing_one_with_the_pile() -> None:
    """A player would name it first, though the other reason explains a little more of the loss."""
    lines = ("m1 set: Ac/1 Ad/1 As/1", "melders: 0 1", "turn: drew", "discards: Qh Kh")
    view = stand(RULEBOOKS["500-rum-de"], "Ah Td 5s", *lines).view(0)
    better = [Move.parse(move) for move in ("lay Ah > m1", "discard 5s")]
    told = whys(view, [Move.parse("discard Ah")], better, Parts(laid=-20.1, others=-20.3)).against
    assert told[:2] == ("feeds_meld", "completes_pile")


@pytest.mark.parametrize(
    ("laid", "others", "first"),
    [(-0.2, -12.0, "completes_pile"), (-1.0, -12.0, "completes_pile"), (-6.0, -12.0, "holds_back")],
)
def test_holding_back_comes_first_only_if_fewer_points_are_laid(
    laid: float, others: float, first: str
) -> None:
    view = stand(RULEBOOKS["500-rum-de"], "9c 2d 2h 2s Kd", "discards: 7c 8c 3s").view(0)
    better = [Move.parse(move) for move in ("meld 2d 2h 2s", "discard Kd")]
    told = whys(view, [Move.parse("discard 9c")], better, Parts(laid=laid, others=others)).against
    assert {"holds_back", "completes_pile"} <= {*told}
    assert told[0] == first


def test_breaking_a_meld_comes_second_if_it_costs_nothing() -> None:
    lines = ("m1 run: 9c/1 Tc/1 Jc/1", "melders: 0 1", "turn: drew", "hand 1: 4h 5h 6h 7h")
    view = stand(RULEBOOKS["500-rum-de"], "Qc Qd Qh 2d", *lines).view(0)
    ways = [Move.parse("discard Qc")], [Move.parse("discard 2d")]
    told = whys(view, *ways, Parts(laid=-1.7, hand=0.7, others=-34.9)).against
    assert told[:2] == ("feeds_meld", "breaks_meld")


def test_a_reason_about_a_gain_does_not_come_first() -> None:
    """The lower card would be melded sooner; the loss comes from the high one in the hand."""
    view = stand(RULEBOOKS["femhundra"], "3c 3s Qc 8d", "discards: 2h").view(0)
    parts = Parts(laid=4.3, hand=-3.5, bonus=-1.8, prices=0.0, others=-3.9, match=0.0)
    told = whys(view, [Move.parse("discard 3c")], [Move.parse("discard Qc")], parts).against
    assert told[0] == "high_kept"
    assert "keeps_loose" in told


@pytest.mark.parametrize(
    ("hand", "discards", "points"),
    [("8c 9c Tc Kd 2h 4s", "3s 6d", None), ("8c 9c Tc Kd Qd 7d 7s", "3s 7h", 15)],
)
def test_the_pile_is_credited_only_with_melds_of_its_own_cards(
    hand: str, discards: str, points: int | None
) -> None:
    """Not the run that the hand could lay in any case."""
    view = stand(DANISH, hand, f"discards: {discards}", "to move: 0, draw").view(0)
    top = f"take {discards.split()[-1]}"
    found = concepts(view, [Move.parse("draw")], [Move.parse(top)])
    said = {str(one): one.values.get("n") for one in found}
    assert said.get("leaves_pile") == points


def test_the_same_points_are_not_named_both_for_and_against() -> None:
    """The higher card costs as much more in the hand as it scores more in a meld."""
    view = stand(RULEBOOKS["500-rum-de"], "3c Kc 8d", "discards: 2h").view(0)
    parts = Parts(laid=-9.0, hand=2.0, bonus=0.0, prices=0.0, others=-2.0, match=0.0)
    told = whys(view, [Move.parse("discard Kc")], [Move.parse("discard 3c")], parts)
    assert "scores_more" in told.against
    assert "high_kept" not in told.though


def test_going_out_feeds_nobody() -> None:
    lines = ("m1 run: 4d/1 5d/1 6d/1", "melders: 0 1", "turn: drew", "discards: 2c 2h Ks Kh Qs")
    view = stand(RULEBOOKS["rummy-500"], "2d 7d", *lines).view(0)
    out = [Move.parse(move) for move in ("lay 7d > m1+", "discard 2d")]
    assert not concepts(view, out, [Move.parse("discard 7d")])


def test_going_out_with_the_pile_is_named() -> None:
    lines = ("discards: 2c 2h Ks", "to move: 0, draw")
    view = stand(RULEBOOKS["rummy-500"], "2d", *lines).view(0)
    out = [Move.parse(move) for move in ("take 2c", "meld 2c 2d 2h", "discard Ks")]
    assert "go_out" in concepts(view, [Move.parse("draw")], out)


@pytest.mark.parametrize(
    ("table", "said"),
    [([], [(1, 15)]), (["m2 set: Kc/1 Kd/1 Ks/1", "m3 set: Ac/1 Ad/1 Ah/1"], [])],
)
def test_laying_an_ace_low_is_named_if_it_could_still_be_high(
    table: list[str], said: list[tuple[int, int]]
) -> None:
    lines = ("m1 run: 2s/1 3s/1 4s/1", *table, "melders: 0 1", "turn: drew")
    view = stand(RULEBOOKS["500-rum-de"], "As 7d 9c Qd", *lines).view(0)
    discard = Move.parse("discard 7d")
    found = concepts(view, [Move.parse("lay As > m1-"), discard], [discard])
    assert [(one.values["n"], one.values["points"]) for one in found if one == "lays_low"] == said


def test_an_ace_laid_low_is_not_named_after_a_lone_take() -> None:
    view = stand(RULEBOOKS["500-rum-de"], "As 2s Kd 9c", "discards: 3s", "to move: 0, draw").view(0)
    take, draw = Move.parse("take 3s"), Move.parse("draw")
    whole = [take, Move.parse("meld As 2s 3s"), Move.parse("discard Kd")]
    assert "lays_low" in concepts(view, whole, [draw])
    assert "lays_low" not in concepts(view, [take], [draw])


def test_leaving_a_joker_that_could_be_swapped_is_named() -> None:
    lines = ("m1 run: 2h/1 *1=3h/1 4h/1", "melders: 0 1", "turn: drew")
    view = stand(DANISH, "3h 9d Kc", *lines).view(0)
    ways = [[Move.parse("discard Kc")], [Move.parse("swap 3h > m1"), Move.parse("discard Kc")]]
    [said] = [one for one in concepts(view, *ways) if one == "leaves_joker"]
    assert said.values["card"] == Card.parse("3h")


def test_leaving_a_joker_is_not_named_after_a_lone_take_or_for_a_new_one() -> None:
    """What follows a lone take is a guess."""
    lines = ("m1 run: 2h/1 *1=3h/1 4h/1", "discards: 7h", "to move: 0, draw")
    view = stand(DANISH, "3h 9d Kc 7d 7s", *lines).view(0)
    ways = ["take 7h", "meld 7d 7h 7s", "swap 3h > m1", "discard Kc"], ["take 7h"]
    better, worse = ([Move.parse(move) for move in way] for way in ways)
    assert "leaves_joker" not in concepts(view, worse, better)
    view = stand(DANISH.replace(joker_swap="anyone"), "5c *1 7c 6c 9d Kc", "turn: drew").view(0)
    ways = ["meld 5c *1=6c 7c", "swap 6c > m1", "discard Kc"], ["discard Kc"]
    better, worse = ([Move.parse(move) for move in way] for way in ways)
    assert "leaves_joker" not in concepts(view, worse, better)


def test_keeping_a_meld_that_could_use_the_pile_is_named() -> None:
    """A player who can still take the pile leaves it to nobody else."""
    view = stand(RULEBOOKS["500-rum-de"], "2c 2h 2s As Kd 9d", "discards: Ac").view(0)
    laid = [Move.parse(move) for move in ("meld 2c 2h 2s", "discard Kd")]
    told = whys(view, laid, [Move.parse("discard 9d")], Parts(others=-9.0, laid=2.0))
    assert "keeps_cover" in told.against


@pytest.mark.parametrize("book", ["500-rum-de", "femhundra"])
@pytest.mark.parametrize("decks", [1, 2])
def test_cards_in_the_pile_count_as_partners(book: str, decks: int) -> None:
    """Even in a pile that is taken whole. With two decks, both cards of a face may come."""
    rules = RULEBOOKS[book].replace(two_decks_from=4 - decks)
    view = stand(rules, "Ts 8d 2c 4h", "discards: 5s Th").view(0)
    ways = ([Move.parse(f"discard {card}")] for card in ("Ts", "8d"))
    [said] = [one for one in concepts(view, *ways) if one == "fewer_outs"]
    assert said.template == CONCEPTS["fewer_outs no"]
    assert said.values["n"] == 2 * decks


def test_a_pair_is_broken_even_if_the_rival_card_is_laid() -> None:
    lines = ("m1 set: 3d/1 3h/1 3s/1", "melders: 0 1", "turn: drew")
    view = stand(RULEBOOKS["500-rum-de"], "3c Ah Kh 8d", *lines).view(0)
    laid = [Move.parse(move) for move in ("lay 3c > m1", "discard Ah")]
    found = concepts(view, laid, [Move.parse("discard 3c")])
    [said] = [one for one in found if one == "keeps_loose"]
    assert said.values["cards"] == (Card.parse("Kh"),)
    assert said.values["rival"] == Card.parse("3c")
    assert not {"fewer_outs", "high_kept", "scores_more", "gives_more"} & set(found)


def test_a_card_in_the_pile_keeps_its_partner_whatever_else_is_laid() -> None:
    view = stand(DANISH, "6c 6d 6s Js 2h", "discards: 9c Qs", "to move: 0, draw").view(0)
    take = [Move.parse(move) for move in ("take Qs", "meld 6c 6d 6s", "discard 2h")]
    [said] = [c for c in concepts(view, [Move.parse("draw")], take) if c == "leaves_partner"]
    assert said.values["cards"] == (Card.parse("Qs"),)


def test_a_card_that_the_better_way_discards_is_not_kept_as_cover() -> None:
    view = stand(RULEBOOKS["500-rum-de"], "2c 2h 2s As Kd 9d", "discards: Ac").view(0)
    laid = [Move.parse(move) for move in ("meld 2c 2h 2s", "discard Kd")]
    found = concepts(view, laid, [Move.parse("discard 2c")])
    kept = [card for one in found if one == "keeps_cover" for card in one.values["cards"]]
    assert [str(card) for card in kept] == ["2h", "2s"]


def test_a_lone_meld_may_use_cards_that_another_meld_needs() -> None:
    """A way may consist only of the meld just laid, as when the tutor judges it."""
    view = stand(RULEBOOKS["500-rum-de"], "8c 8d 8h 7c 5d Kh").view(0)
    found = concepts(view, [Move.parse("meld 8c 8d 8h")], [Move.parse("discard 5d")])
    [said] = [one for one in found if one == "keeps_cover"]
    assert Card.parse("8c") in said.values["cards"]


def test_a_hand_of_one_card_is_not_said_to_hold_a_pair() -> None:
    rules, ways = RULEBOOKS["500-rum-de"], [[Move.parse(f"discard {c}")] for c in ("8c", "Kd")]
    for others in ("4h 5h", "4h"):
        rnd = stand(rules, "8c Kd 3s", f"hand 1: {others}", "discards: 2h")
        found = concepts(rnd.view(0), *ways)
        assert ("gives_more" in found) == (others == "4h 5h")


def test_a_meld_opens_the_table_only_if_it_is_part_of_the_way() -> None:
    view = stand(DANISH, "Kd 2h 7d 7s", "discards: 3s 7h", "to move: 0, draw").view(0)
    whole = [Move.parse(move) for move in ("take 7h", "meld 7d 7h 7s", "discard 2h")]
    other = [Move.parse(move) for move in ("take 7h", "discard Kd")]
    assert "opens" in concepts(view, whole, other)
    assert "opens" not in concepts(view, whole[:1], other)


def test_the_player_who_took_a_neighbouring_card_is_named() -> None:
    rules = RULEBOOKS["500-rum-de"].replace(duty=None)
    mine = ["7c", "8c", "Kd", "2h", "4s", "6d", "9h", "Jh", "Qs", "3d", "5h", "Ts", "As"]
    rest = [str(card) for card in rules.deck(2) if str(card) not in mine]
    theirs, others = rest[:13], rest[13:]
    dealt = [card for pair in zip(mine, theirs, strict=True) for card in pair]
    rnd = Round.deal(rules, 2, 1, [Card.parse(card) for card in (*dealt, *others)])
    for move in ("draw", "discard 7c", "take 7c", f"discard {theirs[0]}", "draw"):
        rnd.play(Move.parse(move))
    found = concepts(rnd.view(0), [Move.parse("discard 8c")], [Move.parse("discard Kd")])
    (said,) = (one for one in found if one == "feeds_taker")
    assert said.values == {"player": 1, "cards": (Card.parse("7c"),), "card": Card.parse("8c")}


def test_no_cover_is_named_if_the_other_way_lays_no_more() -> None:
    rnd = stand(RULEBOOKS["500-rum-de"], "7c 8c 9c 7d 8d 9d Kh 2s", "turn: drew")
    runs, last = ("7c 8c 9c", "7d 8d 9d"), Move.parse("discard Kh")
    ways = [[Move.parse(f"meld {run}"), last] for run in runs]
    for worse, better in itertools.permutations(ways):
        assert "keeps_cover" not in concepts(rnd.view(0), worse, better)
