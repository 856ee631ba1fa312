"""No deal can be guessed from the number in a request to a program, or from its hand."""

import json
from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab.cli import main
from rummy_qt.lab.deals import Secrets, is_nonce, match_secrets, new_nonce
from rummy_qt.opponents.protocol import Request, request_line
from rummy_qt.play.game import Game, situation_of
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.record import MatchRecord
from tests.lab import guesses
from tests.lab.guesses import found, given_away

SPY = Path(__file__).with_name("spy.py")
NONCE = "0123456789abcdef" * 2


def leaks_in_new_match(
    seed: str, nonce: str | None = None, rulebook: str = "500-rum-de"
) -> list[str]:
    """What the seat to move of a new match can find out if it knows the typed seed, 42."""
    seats = [SeatInfo("A", "club"), SeatInfo("B", "club")]
    header = Header.new(rulebook, RULEBOOKS[rulebook], seats, seed, nonce=nonce)
    game = Game.start(header, MatchRecord.create(header, None))
    seat = game.match.round.seat
    request = Request("choose", 1, "club", game.view(seat), situation_of(game, seat))
    return [leak.of for leak in found(json.loads(request_line(request)), "42", most=50)]


def test_a_secret_seed_and_nonce_reveal_nothing() -> None:
    assert leaks_in_new_match("0" * 31 + "x") == []


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_typed_seed_can_be_found_only_from_the_hand(rulebook: str) -> None:
    assert leaks_in_new_match("42", rulebook=rulebook) == ["hand"]
    assert leaks_in_new_match("7", rulebook=rulebook) == ["hand"]
    assert leaks_in_new_match("arena 42 3", rulebook=rulebook) == ["hand"]


@pytest.mark.parametrize("nonce", ["0", "42", match_secrets(42, 3, "0").nonce])
def test_a_guessable_nonce_is_found_from_the_number(nonce: str) -> None:
    assert leaks_in_new_match("a secret", nonce) == ["number"]


def test_secrets_of_a_match_depend_on_seed_number_and_nonce() -> None:
    one = match_secrets(42, 3, NONCE)
    assert one == match_secrets("42", 3, NONCE)
    others = [
        match_secrets(43, 3, NONCE),
        match_secrets(42, 4, NONCE),
        match_secrets(42, 3, NONCE[::-1]),
    ]
    assert len({text for secrets in [one, *others] for text in secrets}) == 8
    assert all(map(is_nonce, one))
    assert is_nonce(new_nonce())
    assert new_nonce() != new_nonce()


@pytest.mark.parametrize("wrong", ["", "x", "0", "ab" * 15, "ab" * 17, "é" * 32, "g" * 32])
@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "--rulebook", "500-rum-de", "--players", "2", "--rounds", "1", "--seed", "1"],
        ["arena", "--opponents", "plain,random", "--deals", "1"],
    ],
    ids=["simulate", "arena"],
)
def test_an_invalid_nonce_is_refused_by_every_command(
    command: list[str], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command, "--nonce", wrong])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "32 hexadecimal digits" in said


@pytest.fixture(autouse=True)
def no_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """The spy writes down its findings, which a sandbox would prevent."""
    monkeypatch.setattr("rummy_qt.opponents.programs.box", lambda: None)


def spys_notes(tmp_path: Path, command: list[str], seed: str) -> list[str]:
    notes = tmp_path / "notes"
    spy = f"{SPY.as_posix()} {notes.as_posix()} {seed}"
    assert main([*command, "--seed", seed, "--opponents", f"{spy},random"]) == 0
    return notes.read_text().splitlines()


ARENA = ["arena", "--jobs", "1", "--deals", "1"]
SIMULATE = ["simulate", "--rulebook", "500-rum-de", "--players", "2", "--rounds", "2"]


@pytest.mark.parametrize("command", [ARENA, SIMULATE], ids=["arena", "simulate"])
def test_a_program_that_knows_every_algorithm_finds_nothing(
    command: list[str], tmp_path: Path
) -> None:
    notes = spys_notes(tmp_path, command, "42")
    assert len(notes) >= 2
    assert set(notes) == {"nothing"}


def test_the_spy_finds_guessable_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "rummy_qt.lab.arena.match_secrets", lambda seed, n, nonce: Secrets(f"arena {seed} {n}", "0")
    )
    assert "its hand was dealt from 'arena 42 0'" in spys_notes(tmp_path, ARENA, "42")
    assert "the number that it is sent follows from '0'" in spys_notes(tmp_path, ARENA, "42")


def test_no_way_to_start_a_match_reveals_a_secret() -> None:
    assert list(given_away(guesses=20, seed=1)) == []


@pytest.mark.parametrize(("module", "way"), [("arena", "arena"), ("simulate", "simulate with a")])
def test_a_way_that_reveals_seed_and_nonce_is_caught(
    module: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leaky = Secrets("7", "0")
    monkeypatch.setattr(f"rummy_qt.lab.{module}.match_secrets", lambda seed, number, nonce: leaky)
    assert any(leak.startswith(way) for leak in given_away(guesses=9, seed=5))


def test_a_number_that_follows_from_the_seed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def as_it_was(game: Game, seat: int) -> object:
        seeded = Game(game.life, game.record)
        seeded.header = game.header._replace(nonce=game.header.seed)
        return situation_of(seeded, seat)

    monkeypatch.setattr(guesses, "situation_of", as_it_was)
    ways = {leak.partition(",")[0] for leak in given_away(guesses=1, seed=5)}
    assert ways == {"a typed deal number", "simulate"}
