"""A challenge: a friend plays the same cards, and only a record without tampering counts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.match import round_deck
from rummy_qt.opponents.levels import new_player
from rummy_qt.play import challenge
from rummy_qt.play.challenge import is_sent, new_name, pairs, receive, turns_of
from rummy_qt.play.day import header_of, name_of
from rummy_qt.play.director import Director, EmptyHost
from rummy_qt.play.game import Game, situation_of
from rummy_qt.records import files
from rummy_qt.records.entry import entry_of
from rummy_qt.records.header import Header, SeatInfo, mark_of
from rummy_qt.records.lines import Status
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.sentences import RecordError
from rummy_qt.ui.words.notices import sentence_text
from tests.play.test_day import DAY, NAME, AtTheTable
from tests.system_faults import full_disk

SEATS = (SeatInfo("Anna", "human"), SeatInfo("Bo", "beginner"), SeatInfo("Cleo", "club"))


@pytest.fixture(autouse=True)
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(challenge, "data_dir", lambda: tmp_path / "here")
    return tmp_path / "here" / "challenges"


def played(header: Header, path: Path, level: str = "club") -> Path:
    """A round of a named deal, with this level playing in the person's seat."""
    path.parent.mkdir(parents=True, exist_ok=True)
    game, host = Game.start(header, MatchRecord.create(header, path)), EmptyHost()
    director = Director(game, AtTheTable(), host)
    director.go_on()
    host.run()
    player = new_player(level)
    while not game.match.round.over:
        if game.match.round.seat == game.person:
            game.submit(player.choose(game.view(), situation_of(game, game.person)))
        else:
            director.let_pass()
        host.run()
    game.record.close()
    game.record.wait()
    return path


def header_for(name: str, rulebook: str = "500-rum-de", named: str | None = None) -> Header:
    """A header for somebody who plays this named deal, or a new one."""
    seats = [SeatInfo(name, "human"), *SEATS[1:]]
    return Header.new(rulebook, RULEBOOKS[rulebook], seats, named=named or new_name())


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_friend_plays_the_same_deal_against_the_same_opponents(
    rulebook: str, tmp_path: Path
) -> None:
    sent = played(header_for("Anna", rulebook), tmp_path / "mail" / "a.rummy")
    theirs = receive(sent)
    header = header_for("Zoë", rulebook, theirs.header.named)
    assert header.seats == (SeatInfo("Zoë", "human"), *SEATS[1:])
    assert (header.seed, header.nonce) == (theirs.header.seed, theirs.header.nonce)
    decks = [round_deck(one.rules, 3, one.seed, 1) for one in (header, theirs.header)]
    assert decks[0] == decks[1]
    mine = played(header, tmp_path / "matches" / "mine.rummy")
    assert read_record(mine).fault is None
    same = [receive(path).rounds[0].moves for path in (sent, mine)]
    assert same[0] == same[1], "the same moves meet the same answers"


def test_the_friends_round_is_shown_once_ones_own_is_over(tmp_path: Path) -> None:
    wanted = header_for("Anna")
    sent = played(wanted, tmp_path / "mail" / "a.rummy")
    receive(sent)
    (pair,) = pairs([])
    assert (pair.named, pair.mine, pair.may_show) == (wanted.named, None, False)
    again = header_for("Zoë", named=wanted.named)
    mine = played(again, tmp_path / "matches" / "mine.rummy", "newcomer")
    (pair,) = pairs([entry_of(mine)])
    assert pair.may_show
    assert pair.friend is not None
    assert pair.friend.seats[0].name == "Anna"


def test_a_challenge_opened_by_its_sender_shows_no_friend(tmp_path: Path) -> None:
    """The sender who opens a challenge sees the round played, and no friend's beside it."""
    mine = played(header_for("Anna"), tmp_path / "matches" / "mine.rummy")
    receive(mine)
    (pair,) = pairs([entry_of(mine)])
    assert pair.may_show
    assert pair.friend is None


def test_turns_hold_every_move_of_the_person(tmp_path: Path) -> None:
    life = receive(played(header_for("Anna", "rommy-dk"), tmp_path / "mail" / "a.rummy"))
    turns, moves = turns_of(life), life.rounds[0].moves
    own = [at for at, (seat, _) in enumerate(moves) if seat == 0]
    assert [at for turn in turns for at in range(turn.begin, turn.end)] == own
    assert all(turn.events for turn in turns)


def test_a_friends_deal_of_the_day_is_shown_beside_ones_own(tmp_path: Path) -> None:
    sent = played(header_of(DAY, NAME), tmp_path / "mail" / "a.rummy")
    assert pairs([entry_of(sent)]) == [], "a day alone is no challenge"
    receive(sent)
    assert [pair.named for pair in pairs([])] == [name_of(DAY)]


def test_any_changed_byte_is_refused_with_a_sentence(tmp_path: Path, friends: Path) -> None:
    sent = played(header_for("Anna"), tmp_path / "mail" / "a.rummy")
    good, chance = sent.read_bytes(), random.Random(4)
    for _ in range(150):
        at = chance.randrange(len(good))
        changed = bytearray(good)
        changed[at] ^= 1 << chance.randrange(8)
        sent.write_bytes(changed)
        with pytest.raises(RecordError) as refused:
            receive(sent)
        assert sentence_text(refused.value.sentence).endswith(".")
    for rubbish in (b"", b"\0" * 99, b"{}\n", good[: len(good) // 2], good + good):
        sent.write_bytes(rubbish)
        with pytest.raises(RecordError):
            receive(sent)
    assert not friends.exists(), "nothing of it is kept"
    sent.write_bytes(good)
    assert receive(sent).status is Status.PRACTICE_OVER


def test_an_unnamed_or_unfinished_match_is_not_a_challenge(tmp_path: Path) -> None:
    path = tmp_path / "mail" / "a.rummy"
    path.parent.mkdir()
    wanted = header_for("Anna")
    for header in (wanted, Header.new("femhundra", RULEBOOKS["femhundra"], SEATS)):
        path.unlink(missing_ok=True)
        record = MatchRecord.create(header, path)
        Game.start(header, record)
        record.close()
        record.wait()
        assert not is_sent(path)
        with pytest.raises(RecordError) as refused:
            receive(path)
        assert refused.value.sentence.name == "no_challenge"


def test_challenges_have_different_names_and_days_are_not_challenges() -> None:
    assert len({new_name() for _ in range(100)}) == 100
    assert mark_of(new_name()) is not None
    assert mark_of(name_of(DAY)) is None


def test_a_challenge_that_cannot_be_kept_is_refused_with_the_reason(
    tmp_path: Path, friends: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = played(header_for("Anna"), tmp_path / "mail" / "a.rummy")
    monkeypatch.setattr(files, "replace", full_disk)
    with pytest.raises(RecordError) as refused:
        receive(sent)
    said = sentence_text(refused.value.sentence)
    assert said.endswith("could not be copied. The disk is full.")
