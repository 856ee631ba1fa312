"""Firsts and bests are computed from the records; rounds with help do not count."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.events import Took
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.judge import Judge
from rummy_qt.play.day import header_of
from rummy_qt.play.firsts import BESTS, FIRSTS, Feat, all_beaten, feats_of
from rummy_qt.play.game import Game, situation_of
from rummy_qt.records.catalogue import Catalogue
from rummy_qt.records.entry import Entry, entry_of, record_files_in
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.lines import Status, joined
from rummy_qt.records.record import MatchRecord

SEATS = SeatInfo("Anna", "human"), SeatInfo("Bo", "club")


def played(path: Path, seed: str, *, known: int = 0) -> tuple[Entry, Game]:
    """A complete match, in which both players are Judges."""
    rules = RULEBOOKS["500-rum-de"]
    return played_out(path, Header.new("500-rum-de", rules, SEATS, seed=seed)._replace(known=known))


def played_out(path: Path, header: Header) -> tuple[Entry, Game]:
    game, player = Game.start(header, MatchRecord.create(header, None)), Judge()
    while not (game.match.over or (header.named and game.match.round.over)):
        if game.match.round.over:
            game.next_round()
        seat = game.match.round.seat
        game.submit(player.choose(game.view(seat), situation_of(game, seat)), seat)
    path.write_bytes(joined(game.record.lines))
    return entry_of(path), game


def feats_in(entries: list[Entry]) -> list[Feat]:
    """The feats found by the catalogue."""
    catalogue = Catalogue(None)
    catalogue.count(record_files_in(entries[0].path.parent))
    figures = {entry.path.name: counted for entry, counted in catalogue.counted()}
    counted = [(entry, figures[entry.path.name]) for entry in entries if entry.path.name in figures]
    return feats_of(counted)


def test_bests_are_those_of_the_records(tmp_path: Path) -> None:
    found = [played(tmp_path / f"{seed}.rummy", str(seed)) for seed in range(4)]
    feats = {feat.what: feat for feat in feats_in([entry for entry, _ in found])}
    rounds = [played for _, game in found for played in game.life.rounds]
    assert feats["round"].number == max(one.scores[0] for one in rounds if one.scores)
    longest = 0
    for _, game in found:
        for one in game.life.rounds:
            events = game.life.round_at(one.n, len(one.moves)).history
            took = [len(e.cards) for e in events if isinstance(e, Took) and e.seat == 0]
            longest = max(longest, *took, 0)
    assert feats["longest"].number == longest
    assert ("pile" in feats) is (longest >= 15)
    uncaught = [one for one in rounds if one.tallies[0].hand == 0]
    assert ("uncaught" in feats) is bool(uncaught)
    won = [entry.totals[0] for entry, game in found if game.match.winner == 0]
    assert ("match" in feats) is bool(won)
    assert not won or feats["match"].number == max(won)
    assert set(feats) <= {*FIRSTS, *BESTS}
    later = [replace(entry, created="2999-01-01T00:00:00Z") for entry, _ in found]
    again = feats_in([*later, *(entry for entry, _ in found)])
    assert {feat.what: feat for feat in again} == feats, "as good as the best is no new best"


@pytest.mark.parametrize(("known", "counts"), [(0, True), (1, False)])
def test_a_deal_of_the_day_counts_only_if_its_cards_were_unknown(
    tmp_path: Path, known: int, counts: bool
) -> None:
    header = header_of(date(2026, 11, 28), "Anna")._replace(known=known)
    entry, game = played_out(tmp_path / "a.rummy", header)
    best = {feat.what: feat.number for feat in feats_in([entry])}.get("round")
    assert best == (game.match.totals[0] if counts else None)


def test_rounds_with_known_cards_do_not_count(tmp_path: Path) -> None:
    entry, _ = played(tmp_path / "a.rummy", "7", known=99)
    assert feats_in([entry]) == []


def test_unreadable_matches_are_skipped(tmp_path: Path) -> None:
    (tmp_path / "a.rummy").write_text("rubbish")
    assert feats_in([entry_of(tmp_path / "a.rummy")]) == []
    gone = entry_of(played(tmp_path / "b.rummy", "8")[0].path)
    gone.path.unlink()
    assert feats_in([gone]) == []


def match(level: str, **about: object) -> Entry:
    told: dict[str, object] = {
        "id": level,
        "created": level,
        "rulebook": "femhundra",
        "seats": (SeatInfo("Anna", "human"), SeatInfo("Bo", level)),
        "status": Status.WON,
        "winner": 0,
    }
    return Entry(Path("a"), 0.0, **told | about)  # type: ignore[arg-type]  # rows of a table


@pytest.mark.parametrize(
    "about",
    [
        {"winner": 1},
        {"rulebook": "rommy-dk"},
        {"assisted": True},
        {"practice": True},
        {"house": "Ours"},
        {"status": Status.RUNNING},
    ],
)
def test_all_levels_have_to_be_beaten_in_one_rulebook(about: dict[str, object]) -> None:
    matches = [match(level) for level in TABLE_LEVELS]
    last = all_beaten(matches)
    assert last is not None
    assert last.id == max(TABLE_LEVELS)
    assert all_beaten(matches[1:]) is None
    assert all_beaten([match(TABLE_LEVELS[0], **about), *matches[1:]]) is None


def test_the_last_line_of_a_damaged_match_wins_nothing(tmp_path: Path) -> None:
    found = (played(tmp_path / f"{seed}.rummy", str(seed)) for seed in range(12))
    won = next(entry for entry, game in found if game.match.winner == 0)
    assert "match" in {feat.what for feat in feats_in([won])}
    head, deal, *rest = won.path.read_bytes().splitlines(keepends=True)
    won.path.write_bytes(b"".join([head, deal, rest[0].replace(b'"sum"', b'"mus"'), *rest[1:]]))
    damaged = entry_of(won.path)
    assert damaged.won
    assert feats_in([damaged]) == []
