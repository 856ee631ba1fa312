"""The command line: all commands and options are described; an error is reported in one line."""

import argparse
import io
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from laboratory.__main__ import COMMANDS
from rummy_qt.lab import cli
from rummy_qt.lab.output import write_private
from tests.opponents.examples import FIRST

A_ROUND = ["simulate", "--rulebook", "500-rum-de", "--players", "2", "--rounds", "1"]
GOLDEN = Path(__file__).resolve().parents[1] / "golden/0.1.0/matches/won-500-rum-de.rummy"


def error_line(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one-line message about invalid arguments."""
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([*A_ROUND, "--seed", "1", "--rubbish"], "rummy-lab: unrecognized arguments: --rubbish"),
        (["arena", "--opponents", "a,b", "--seeds=7"], "unrecognized arguments: --seeds=7"),
        (["arena", "--opponent", "a,b"], "the following arguments are required: --opponents"),
        (["verify", "-x.rummy"], "the following arguments are required: FILE"),
        (["simulate"], "rummy-lab simulate: the following arguments are required: --rounds"),
        (["frobnicate"], "invalid choice: 'frobnicate'"),
        ([], "COMMAND"),
        (["arena", "--deals", "0"], "argument --deals: must be 1 or more, not 0"),
        (["bench", "--slice", "nan"], "argument --slice: must be a length of time, not nan"),
        (["bench", "--slice", "soon"], "argument --slice: must be a length of time, not soon"),
        (["bench", "--passes", "0"], "argument --passes: must be 1 or more, not 0"),
        (["bench", "--slice", "0"], "argument --slice: must be a length of time, not 0"),
        (["fair", "--full", "-2"], "argument --full: must be 0 or more, not -2"),
        (["fair", "--positions", "few"], "argument --positions: must be 1 or more, not few"),
        (["bench", "--slice", "inf"], "argument --slice: must be a length of time, not inf"),
        (["parity", "--decisions", "-1"], "argument --decisions: must be 1 or more, not -1"),
        ([*A_ROUND, "--rounds", "0"], "argument --rounds: must be 1 or more, not 0"),
        ([*A_ROUND, "--rounds", "1_0"], "argument --rounds: must be 1 or more, not 1_0"),
        ([*A_ROUND, "--players", "\uff12"], "argument --players: must be 1 or more, not"),
        ([*A_ROUND, "--seed", "\udcff"], "argument --seed: the seed is not text in UTF-8"),
        ([*A_ROUND, "--seed", ""], "argument --seed: the seed must be 1 to 200 characters"),
        ([*A_ROUND, "--seed", "x" * 201], "the seed must be 1 to 200 characters"),
    ],
)
def test_a_wrong_argument_is_refused_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in error_line(capsys, *arguments)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda module: module.__name__)
def test_every_command_and_option_is_described(command: Any) -> None:
    parsers = argparse.ArgumentParser().add_subparsers()
    command.register(parsers)
    (parser,) = parsers.choices.values()
    assert parser.description
    assert all(action.help for action in parser._actions)


def test_help_names_defaults_and_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["arena", "--help"])
    said = capsys.readouterr().out
    assert "default: 100" in said
    assert "half of its 95 % interval" in " ".join(said.split())
    assert "None" not in said
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    assert "exit status" in capsys.readouterr().out


def test_a_closed_output_pipe_ends_the_command_cleanly(tmp_path: Path) -> None:
    torn = tmp_path / "torn.rummy"
    torn.write_bytes(GOLDEN.read_bytes()[:4000])
    command = [sys.executable, "-m", "rummy_qt.lab", "verify", str(GOLDEN), str(torn), str(GOLDEN)]
    come, go = os.pipe()
    os.close(come)
    try:
        done = subprocess.run(command, stdout=go, stderr=subprocess.PIPE, text=True, check=False)
    finally:
        os.close(go)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert str(torn) in done.stderr


class FullStream(io.StringIO):
    """A stream on a full disk."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


def test_a_full_disk_is_reported_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", FullStream())
    assert cli.main(["verify", str(GOLDEN)]) == 2
    told = "rummy-lab: the output cannot be written: No space left on device\n"
    assert capsys.readouterr().err == told


def test_error_numbers_of_the_system_are_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: [str(tmp_path / "none")])
    assert cli.main([*A_ROUND, "--seed", "1", "--opponents", str(FIRST)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("rummy-lab: No usable temporary directory")


def test_the_file_that_did_not_fit_the_disk_is_named(tmp_path: Path) -> None:
    def full() -> Iterator[bytes]:
        yield b"a line"
        raise OSError(28, "No space left on device")

    path = tmp_path / "match.rummy"
    with pytest.raises(OSError, match="No space left on device") as caught:
        write_private(path, "xb", full())
    assert caught.value.filename == str(path)


class InterruptedInput(io.StringIO):
    """Standard input during which the user presses Ctrl+C."""

    def read(self, size: int | None = -1, /) -> str:
        raise KeyboardInterrupt


def test_an_interrupt_while_arguments_are_read_gives_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", InterruptedInput())
    assert cli.main([*A_ROUND, "--seed", "1", "--nonce", "-"]) == 130
    assert capsys.readouterr().err == "rummy-lab: interrupted\n"


def test_a_closed_standard_input_gives_no_nonce(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    said = error_line(capsys, *A_ROUND, "--seed", "1", "--nonce", "-")
    assert "--nonce: must be 32 hexadecimal digits" in said


def test_without_standard_error_the_exit_status_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for stream in (FullStream(), None):
        monkeypatch.setattr(sys, "stderr", stream)
        assert cli.main(["verify", "no-such-file"]) == 2


def test_signs_that_the_output_cannot_encode_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(screen, encoding="ascii"))
    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", "--help"])
    assert ended.value.code == 0
    assert b"--opponents A,B,?" in screen.getvalue()


def test_control_characters_never_reach_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another person may have chosen the file's name."""
    liar = tmp_path / "\x1b[2J\u202e.py"
    liar.write_text("for line in __import__('sys').stdin: print('\x1b]0;', flush=True)")
    kept = tmp_path / "\x1b[31m\n"
    kept.write_text("rubbish")
    contest = ["arena", "--deals", "1", "--jobs", "1", "--opponents", f"'{liar}',random"]
    assert cli.main(contest) == 0
    assert cli.main([*contest, "--resume", str(kept)]) == 2
    assert cli.main([*A_ROUND, "--seed", "1", "--opponents", f"'{liar}',random"]) == 0
    said = capsys.readouterr()
    assert "answers refused" in said.out
    assert (said.out + said.err).replace("\n", "").isprintable()
    assert "holds another contest" in said.err.splitlines()[-2]


def test_an_interrupt_gives_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rummy_qt.lab.verify.verify", interrupt)
    assert cli.main(["verify", str(GOLDEN)]) == 130
    assert capsys.readouterr().err == "rummy-lab: interrupted\n"
