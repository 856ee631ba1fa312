"""The data for the score sheet of a match, and the melds that contain a card."""

from rummy_qt.engine import RULEBOOKS, Card, Move
from rummy_qt.engine.sheet import Tally
from rummy_qt.play.company import Face
from rummy_qt.play.score_lines import ScoreLines, scored_for
from rummy_qt.play.targets import melds_with
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.life import PlayedRound
from tests.engine.placed import round_at

SEATS = SeatInfo("Ann", "human"), SeatInfo("Bo", "club")


def lines(*totals: tuple[int, ...], seats: tuple[SeatInfo, ...] = SEATS) -> ScoreLines:
    rounds = tuple(PlayedRound(number, 0, [], totals=row) for number, row in enumerate(totals, 1))
    return ScoreLines(seats, rounds, 500)


def test_each_line_goes_from_zero_to_the_total() -> None:
    sheet = lines((40, -10), (35, 60))
    assert sheet.lines == [(0, 40, 35), (0, -10, 60)]
    assert sheet.totals == (35, 60)
    assert lines().totals == (0, 0)


def test_a_seat_has_its_chosen_colour_and_a_mood_by_its_points() -> None:
    winner, loser = lines(
        (300, 20), seats=(SeatInfo("Ann", "human", 5), SeatInfo("Bo", "club", 2))
    ).faces
    assert (winner.colour, loser.colour) == (5, 2)
    assert len({face.colour for face in lines().faces}) == 2
    assert isinstance(winner, Face)
    assert winner.mood != loser.mood
    assert lines((300, 20)).faces[0].mood == winner.mood


def test_a_player_left_with_cards_looks_sorry_on_the_sheet() -> None:
    tallies = Tally(40, 0, 0, 0, 0), Tally(20, 0, -10, 0, 0)
    played = PlayedRound(1, 0, [], tallies=tallies, totals=(40, 10))
    moods = [face.mood for face in ScoreLines(SEATS, (played,), 500).faces]
    assert moods == ["glad", "sorry"]


def test_melds_with_a_card_come_largest_first_and_jokers_last() -> None:
    moves = [
        Move.parse(text)
        for text in ("meld 7c 8c 9c", "meld 7c *1=8c 9c", "meld 7c 7d 7h 7s", "meld 2c 3c 4c")
    ]
    seven = Card.parse("7c")
    found = melds_with(seven, [*moves, Move.parse("draw")])
    assert [len(cards) for cards in found] == [4, 3, 3]
    assert found[0] == {Card.parse(text) for text in ("7c", "7d", "7h", "7s")}
    assert any(card.is_joker for card in found[-1])
    assert melds_with(Card.parse("Kd"), moves) == []
    # Of two equal cards, the melds contain the requested one.
    assert melds_with(Card.parse("7c'"), moves)[0] >= {Card.parse("7c'"), Card.parse("7d")}


def test_the_winners_melds_are_listed_by_points_with_own_cards_only() -> None:
    text = (
        "players: 2, dealer 1",
        "to move: 0, draw",
        "m1 run: 2c/0 3c/0 4c/0",
        "m2 set: 9d/1 9h/1 9s/1 9c/0+",
        "m3 run: Td/0 Jd/0 Qd/0 Kd/1+",
    )
    rnd = round_at("\n".join(text), RULEBOOKS["femhundra"])
    told = [" ".join(map(str, cards)) for cards in scored_for(0, rnd)]
    assert told == ["Td Jd Qd", "2c 3c 4c", "9c"]
    assert scored_for(None, rnd) == ()
