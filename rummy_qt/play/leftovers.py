"""What others were stuck with when a round ended: shown, because it counts."""

from __future__ import annotations

from rummy_qt.engine import Card, Round


def left_hands(round_: Round, person: int | None) -> dict[int, list[Card]]:
    """By seat: the hands of others that count against their holders; none before the end."""
    tallies = round_.tallies or ()
    return {
        seat: round_.hand(seat)
        for seat, tally in enumerate(tallies)
        if seat != person and tally.hand
    }
