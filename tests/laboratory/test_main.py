"""No measurement uses compiled code that is older than its source."""

import native
import pytest

from laboratory import __main__ as laboratory
from rummy_qt.lab import cli


def test_stale_machine_code_is_not_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(laboratory, "is_compiled", lambda: True)
    monkeypatch.setattr(native, "is_fresh", lambda: False)
    assert laboratory.main(["house"]) == 2
    assert capsys.readouterr().err.startswith("Run make setup first")


@pytest.mark.parametrize(("compiled", "fresh"), [(True, True), (False, False)])
def test_fresh_machine_code_and_plain_python_are_measured(
    compiled: bool, fresh: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laboratory, "is_compiled", lambda: compiled)
    monkeypatch.setattr(native, "is_fresh", lambda: fresh)
    monkeypatch.setattr(cli, "main", lambda *_: 0)  # it may want git
    assert laboratory.main(["house"]) == 0
