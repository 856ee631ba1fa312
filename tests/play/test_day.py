"""The deal of the day: the same cards, rules and opponents for everybody, and one round."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from concurrent.futures import Future
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.match import round_deck
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Player
from rummy_qt.opponents.protocol import Reply, Request, answer_of
from rummy_qt.play import day as days
from rummy_qt.play.day import (
    PERSON,
    TABLE,
    Result,
    all_results,
    day_of,
    header_of,
    name_of,
    played_days,
    playings,
    points_in,
    results_of,
    rulebook_of,
    stored_results,
)
from rummy_qt.play.director import Director, EmptyHost
from rummy_qt.play.game import Game, leanings_of, situation_of
from rummy_qt.play.same_deal import points_of
from rummy_qt.records.entry import Entry, entry_of
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.life import Origin
from rummy_qt.records.lines import Status
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.sentences import Fault
from tests.play.staging import done

DAY = date(2026, 11, 24)
NAME = "Anna"


class AtTheTable:
    """Opponents of a level that answer at once."""

    def __init__(self) -> None:
        self._players: dict[str, Player] = {}
        self.closed = False

    def _player(self, level: str) -> Player:
        return self._players.setdefault(level, new_player(level))

    def ask(self, request: Request) -> Future[Reply]:
        return done(answer_of(self._player(request.level), request))

    def close(self) -> None:
        self.closed = True


def played(path: Path | None, day: date = DAY) -> Game:
    """A game of the day's deal, played by a Club in the person's seat."""
    header = header_of(day, NAME)
    game, host = Game.start(header, MatchRecord.create(header, path)), EmptyHost()
    director = Director(game, AtTheTable(), host)
    director.go_on()
    host.run()
    club = new_player("club")
    while not game.match.round.over:
        if game.match.round.seat == PERSON:
            game.submit(club.choose(game.view(), situation_of(game, PERSON)))
        else:
            director.let_pass()
        host.run()
    game.record.close()
    game.record.wait()
    return game


def test_only_the_name_of_a_day_is_read_as_a_date() -> None:
    assert day_of(name_of(DAY)) == DAY
    strange = (None, "", "day", "day ", "day 2026-13-01", "2026-11-24", "challenge 2026-11-24")
    assert [day_of(name) for name in strange] == [None] * len(strange)
    other_cards = "day 20261124", "day 2026-W48-2", "day 2026W482"
    assert [day_of(name) for name in other_cards] == [None] * len(other_cards)
    assert day_of(name_of(date.min)) is day_of(name_of(date.max)) is None, "no month goes round it"


def test_weekdays_have_a_rulebook_each_and_sundays_take_turns() -> None:
    monday = date(2026, 11, 23)
    assert [rulebook_of(monday + timedelta(n)) for n in range(6)] == list(RULEBOOKS)
    sundays = {rulebook_of(monday + timedelta(6 + 7 * week)) for week in range(6)}
    assert sundays == set(RULEBOOKS)
    assert all(RULEBOOKS[name].max_players >= 1 + len(TABLE) for name in RULEBOOKS)


def test_everybody_gets_the_same_deal_of_a_day() -> None:
    one, other = header_of(DAY, NAME), header_of(DAY, "Zoë")
    assert one.id != other.id
    assert (one.seed, one.nonce, one.first_dealer) == (other.seed, other.nonce, other.first_dealer)
    told = hashlib.sha256(b"rummy-qt|day 2026-11-24|seed").hexdigest()[:32]
    assert one.seed == told
    decks = [round_deck(header.rules, 4, header.seed, 1) for header in (one, other)]
    assert decks[0] == decks[1]
    assert header_of(DAY + timedelta(1), NAME).seed != one.seed


def test_the_same_moves_get_the_same_replies_from_opponents(tmp_path: Path) -> None:
    first, second = played(None), played(None)
    assert first.record.lines[0] != second.record.lines[0]
    moves = [[(m.seat, str(m.move)) for m in game.life.rounds[0].moves] for game in (first, second)]
    assert moves[0] == moves[1]


@pytest.mark.parametrize("ahead", range(7))
def test_a_day_is_one_round_with_a_valid_record(ahead: int, tmp_path: Path) -> None:
    path = tmp_path / "day.rummy"
    game = played(path, DAY + timedelta(ahead))
    assert game.life.origin is Origin.NAMED
    assert game.life.status is Status.PRACTICE_OVER
    assert b'"t":"stop"' in game.record.lines[-1]
    assert not game.life.current.assisted
    assert read_record(path).fault is None
    entry = entry_of(path)
    assert (entry.named, entry.practice, entry.goes_on) == (
        name_of(DAY + timedelta(ahead)),
        True,
        False,
    )
    assert points_in(entry) == game.match.totals[0]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"named": "day 2026-11-25"}, "wrong_name"),
        ({"seed": "0" * 32}, "wrong_fingerprint"),
        ({"nonce": "0" * 32}, "wrong_fingerprint"),
        ({"named": ""}, "bad_value"),
        ({"named": 5}, "bad_value"),
        ({"named": None}, "bad_value"),
    ],
)
def test_a_named_deal_whose_cards_do_not_follow_from_it_is_refused(
    change: dict[str, object], why: str
) -> None:
    told = header_of(DAY, NAME).as_values() | change
    with pytest.raises(Fault) as refused:
        Header.from_values(told)
    assert refused.value.why.name == why


def test_no_outside_program_plays_a_named_deal() -> None:
    seats = [SeatInfo("Anna", "human"), SeatInfo("bot", "program")]
    with pytest.raises(Fault) as refused:
        Header.new("femhundra", RULEBOOKS["femhundra"], seats, named=name_of(DAY))
    assert refused.value.why.name == "named_program"


def entry(created: str, **about: object) -> Entry:
    kinds = ("human", *TABLE)
    told: dict[str, object] = {
        "id": created,
        "created": created,
        "named": name_of(DAY),
        "rulebook": rulebook_of(DAY),
        "seats": tuple(SeatInfo(kind, kind) for kind in kinds),
        "status": Status.PRACTICE_OVER,
        "totals": [40, 0, 0, 0],
    }
    return Entry(Path(created), 0.0, **told | about)  # type: ignore[arg-type]  # rows of a table


def test_only_the_first_record_of_a_day_counts() -> None:
    second, first = entry("2026-11-24T20"), entry("2026-11-24T19", totals=[7, 0, 0, 0])
    assert played_days([second, first]) == {DAY: first}
    others = [
        entry("a", rulebook=rulebook_of(DAY + timedelta(1))),
        entry("a", house="At the cabin"),
        entry("a", named=None),
        entry("a", seats=(SeatInfo("a", "human"), SeatInfo("b", "club"))),
        entry("a", unread=True),
    ]
    assert played_days(others) == {}


def test_only_a_finished_deal_without_help_counts() -> None:
    assert points_in(entry("a")) == 40
    assert points_in(entry("a", assisted=True)) is None
    assert points_in(entry("a", status=Status.RUNNING)) is None


@pytest.fixture
def fewer_levels_and_playings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "TABLE_LEVELS", ("newcomer", "beginner", "club"))
    monkeypatch.setattr(days, "PLAYINGS", 4)


@pytest.mark.usefixtures("fewer_levels_and_playings")
def test_the_results_of_the_levels_are_the_same_everywhere() -> None:
    found = [[list(made) for made in playings(DAY, AtTheTable(), lambda: None)] for _ in range(2)]
    assert found[0] == found[1]
    last = results_of(found[0][-1])
    assert [result.level for result in last] == ["newcomer", "beginner", "club"]
    assert all(result.spread.playings == 4 for result in last)
    assert any(result.spread.apart > 0 for result in last), "no two evenings are alike"


@pytest.mark.usefixtures("fewer_levels_and_playings")
def test_the_levels_play_against_the_opponents_of_that_day() -> None:
    met = set()

    class Listening(AtTheTable):
        def ask(self, request: Request) -> Future[Reply]:
            met.add(request.situation.leanings)
            return super().ask(request)

    list(playings(DAY, Listening(), lambda: None))
    assert met == {leanings_of(header_of(DAY, NAME))}, "they lean as they do with the person"


class Cancelled(Exception):
    """Raised when the page has been closed."""


@pytest.mark.usefixtures("fewer_levels_and_playings")
def test_comparing_levels_can_be_interrupted_and_resumed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(days, "SEARCHING_LEVELS", ("newcomer", "club"))

    def kept(home: str, tell: Callable[[list[Result]], None]) -> bytes:
        monkeypatch.setattr(days, "data_dir", lambda: tmp_path / home)
        all_results(DAY, AtTheTable, lambda: None, tell)
        (file,) = (tmp_path / home / "days").iterdir()
        return file.read_bytes()

    def leaving() -> Callable[[list[Result]], None]:
        told: list[object] = []

        def tell(_: list[Result]) -> None:
            told.append(_)
            if len(told) > 3:
                raise Cancelled

        return tell

    whole, again, times = kept("one", lambda _: None), b"", 0
    while not again:
        try:
            again = kept("other", leaving())
        except Cancelled:
            times += 1
    assert times > 2
    assert again == whole
    assert stored_results(DAY) == results_of(list(playings(DAY, AtTheTable(), lambda: None))[-1])


@pytest.mark.usefixtures("fewer_levels_and_playings")
def test_a_playing_with_a_stand_in_is_repeated_later(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(days, "data_dir", lambda: tmp_path)
    calls = [0]

    def interrupted(*asked: Any) -> int | None:
        calls[0] += 1
        return None if calls[0] == 7 else points_of(*asked)

    monkeypatch.setattr(days, "points_of", interrupted)
    first = all_results(DAY, AtTheTable, lambda: None, lambda _: None)
    assert [result.spread.playings for result in first] == [4, 2, 4]
    again = all_results(DAY, AtTheTable, lambda: None, lambda _: None)
    assert again == results_of(list(playings(DAY, AtTheTable(), lambda: None))[-1])


RUBBISH = (
    "", "[]", '{"made": 3}', '{"made": [["club", [1]]]}', '{"made": [["newcomer", ["x"]]]}',
    '{"made": [["newcomer", [1, 2, 3, 4, 5]]]}',
)  # fmt: skip


@pytest.mark.usefixtures("fewer_levels_and_playings")
def test_results_are_saved_and_a_rubbish_file_is_ignored(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(days, "data_dir", lambda: tmp_path)
    made: list[AtTheTable] = []

    def make() -> AtTheTable:
        made.append(AtTheTable())
        return made[-1]

    told: list[int] = []
    first = all_results(DAY, make, lambda: None, lambda found: told.append(len(found)))
    assert told == [0, 1, 2, 3]
    again = all_results(DAY, make, lambda: None, lambda found: told.append(len(found)))
    assert again == first
    assert len(made) == 1
    assert made[0].closed
    (kept,) = (tmp_path / "days").iterdir()
    version = json.loads(kept.read_bytes())["version"]
    for times, rubbish in enumerate(RUBBISH, 2):
        kept.write_text(rubbish.replace("{", f'{{"version": "{version}", ', 1), "utf-8")
        assert all_results(DAY, make, lambda: None, lambda _: None) == first, rubbish
        assert len(made) == times, rubbish


def test_every_level_is_compared() -> None:
    assert TABLE_LEVELS == ("newcomer", "beginner", "casual", "club", "expert", "master")
