"""The command line: every command and option is described, and a wrong one told in one sentence."""

import argparse
from typing import Any

import pytest

from rummy_qt.lab import cli


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said of wrong arguments: one line."""
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
        (["--rubbish"], "rummy-lab: there is no option --rubbish (rummy-lab --help lists them)"),
        (["simulate", "--rubbish"], "rummy-lab simulate: there is no option --rubbish"),
        (["arena", "--seeds=7"], "rummy-lab arena: there is no option --seeds=7"),
        (["simulate"], "rummy-lab simulate: the following arguments are required: --rounds"),
        (["frobnicate"], "invalid choice: 'frobnicate'"),
        ([], "COMMAND"),
    ],
)
def test_a_wrong_argument_is_told_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in told(capsys, *arguments)


@pytest.mark.parametrize("command", cli.COMMANDS, ids=lambda module: module.__name__)
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
    assert "None" not in said
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    assert "exit status" in capsys.readouterr().out
