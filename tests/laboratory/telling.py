"""How often a teacher can give a reason: in hints, and for blunders recognisable by sight.

    python -m tests.laboratory.telling hints NUMBER SEED
    python -m tests.laboratory.telling look NUMBER SEED

Blunders are chosen by the table alone: no search excludes any.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

from laboratory.review import GAMES, Here, played
from rummy_qt.engine import Card, Move, View
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Parts, Situation
from rummy_qt.opponents.thinker import Thinker
from rummy_qt.play.concepts import _PARTS as MOVED
from rummy_qt.play.concepts import CONCEPTS, Concept, whys
from rummy_qt.play.covered import showable_ways
from rummy_qt.play.measuring import worth_telling
from rummy_qt.play.review import Question, Review, questions, run_review
from rummy_qt.ui.words.hints import _whys as as_seen

PLAYOUTS = 2_000
A_ROUND = 6
"""Hints in one round."""
OF_A_KIND = 12
"""Blunders of one kind in one game."""
DRAW = Move.parse("draw")
EXPECTED = {
    "did not go out": {"go_out"},
    "meld broken": {"breaks_meld", "holds_back"},
    "gift": {"feeds_meld"},
    "pile refused": {"leaves_pile", "leaves_partner", "deeper"},
    "nothing laid late": {"holds_back", "high_kept"},
    "high card kept": {"high_kept"},
    "deep pile late": {"deep_take", "deeper"},
    "call missed": {"calls"},
}


def count_first(counts: Counter[str], against: tuple[Concept, ...], parts: Parts) -> None:
    """Count whether there is a first reason, and which part of the value it is based on."""
    counts["with a word"] += bool(against)
    if against:
        lost = parts._asdict()
        mine = [lost[name] for name in MOVED[against[0]]]
        counts["its part is against"] += min(mine) < 0
        counts["its part is the largest"] += min(mine) == min(lost.values())


def hints(number: int, seed: str) -> Counter[str]:
    """Hints in rounds of Clubs, in the window's words: a covered pile is not mentioned."""
    teacher = new_player("master")
    assert isinstance(teacher, Thinker)
    counts = Counter[str]()
    for deal in range(10**6):
        if counts["hints"] >= number:
            break
        book, players = GAMES[deal % len(GAMES)]
        life = played(book, ["club"] * players, f"h{seed} {deal}")
        asked = questions(life, 1, 0)
        for question in Random(deal + 1).sample(asked, min(A_ROUND, len(asked))):
            view = question.view
            found = teacher.ways(view, Situation((0,) * players, 1, 5), (), PLAYOUTS)
            ways = worth_telling(showable_ways(found, view))
            if len(ways) < 2:
                continue
            counts["hints"] += 1
            best, *others = ways
            clear = [way for way in others if way.loss]
            if not clear:
                counts["all level"] += 1
            else:
                counts["one clearly worse"] += 1
                said = [as_seen(view, way, best).against for way in clear]
                counts["the first of them with a word"] += bool(said[0])
                counts["one of them with a word"] += any(said)
                at = next((n for n, against in enumerate(said) if against), 0)
                count_first(counts, said[at], clear[at].parts)
    return counts


def points(card: Card) -> int:
    return 50 if card.is_joker else 15 if card.rank == 0 else min(10, card.rank + 1)


def before_a_draw(question: Question) -> Iterator[tuple[str, tuple[Move, ...]]]:
    view, did = question.view, question.played[:1]
    took = bool(did) and did[0].kind == "take"
    if took and DRAW in view.legal_moves:
        yield "pile refused", (DRAW,)
    takes = [m for m in view.legal_moves if m.kind == "take" and m.cards[0] in view.discards]
    if takes and did == (DRAW,) and view.stock_count <= 6 and view.discard_count >= 8:
        yield "deep pile late", (min(takes, key=lambda m: view.discards.index(m.cards[0])),)


def blunders(question: Question) -> Iterator[tuple[str, tuple[Move, ...]]]:
    """Moves that look bad here, where a Club chose otherwise."""
    view, did = question.view, question.played
    if question.drawing:
        yield from before_a_draw(question)
        return
    if view.to_move != view.seat:
        if did:
            yield "call missed", ()
        return
    throws = {m.cards[0]: (m,) for m in view.legal_moves if m.kind == "discard"}
    if not throws:
        return
    fits = {m.cards[0] for m in view.legal_moves if m.kind == "lay" and len(m.cards) == 1}
    melds = {card for m in view.legal_moves if m.kind == "meld" for card in m.cards}
    loose = [card for card in throws if card not in fits and card not in melds]
    thrown = did[-1].cards[0] if did[-1].kind == "discard" else None
    lays = [card for m in did if m.kind in ("meld", "lay") for card in m.cards]
    all_gone = len(view.hand) == len(lays) + (thrown is not None)
    out = all_gone and (thrown is not None or not view.rules.must_discard_to_go_out)
    gifts, broken = sorted(fits & {*throws}, key=points), sorted(melds & {*throws}, key=points)
    if gifts and thrown and thrown not in fits:
        yield "did not go out" if out else "gift", throws[gifts[-1]]
    if broken and thrown and thrown != broken[-1]:
        yield "did not go out" if out else "meld broken", throws[broken[-1]]
    if out:  # any discard misses the chance
        yield "did not go out", throws[(loose or list(throws))[0]]
    else:
        yield from of_the_end(view, thrown, lays, loose, throws)


def of_the_end(
    view: View,
    thrown: Card | None,
    lays: list[Card],
    loose: list[Card],
    throws: Mapping[Card, tuple[Move, ...]],
) -> Iterator[tuple[str, tuple[Move, ...]]]:
    fewest = min(n for seat, n in enumerate(view.hand_counts) if seat != view.seat)
    if lays and fewest <= 2:
        yield "nothing laid late", throws[min(loose or throws, key=points)]
    if not lays and fewest <= 2 and len(loose) >= 3:
        low, *_, high = sorted(loose, key=points)
        if points(high) - points(low) >= 7 and thrown != low:
            yield "high card kept", throws[low]


def look(number: int, seed: str) -> Counter[str]:
    """That many blunders, judged by the review as if they had been played."""
    counts, had, here = Counter[str](), Counter[tuple[str, str]](), Here()
    for deal in range(10**4):
        if counts["blunders"] >= number:
            break
        book, players = GAMES[deal % len(GAMES)]
        life = played(book, ["club"] * players, f"look {seed} {deal}")
        asked = questions(life, 1, 0)
        for question in Random(deal).sample(asked, len(asked)):
            for kind, row in blunders(question):
                if row == question.played or had[kind, book] >= OF_A_KIND:
                    continue
                had[kind, book] += 1
                counts["blunders"] += 1
                bad = question._replace(others=(row, question.played))
                review = Review(life, 1, 0, only=[bad])
                [made] = run_review(review, here, lambda: None, lambda _: None).decisions
                if made.loss:
                    counts["called"] += 1
                    against = whys(bad.view, made.played, made.best, made.parts).against
                    count_first(counts, against, made.parts)
                    counts["the planted word"] += bool(EXPECTED[kind] & set(against))
                    counts["the planted word first"] += bool(EXPECTED[kind] & set(against[:1]))
    return counts


def main(what: str, number: str, seed: str) -> int:
    """Print the counts."""
    assert set().union(*EXPECTED.values()) <= set(CONCEPTS)
    counts = {"hints": hints, "look": look}[what](int(number), seed)
    for name, count in counts.items():
        sys.stdout.write(f"{name:25} {count}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
