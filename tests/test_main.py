"""The front door: what it opens, and what it says when it cannot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from build_resources import sealed

from rummy_qt.__main__ import KEEPER_SWITCH, OPPONENT_SWITCH, main
from rummy_qt.ui import application
from rummy_qt.ui.application import register_resources
from tests.patience import PATIENCE


@pytest.mark.parametrize("switch", [OPPONENT_SWITCH, KEEPER_SWITCH])
def test_an_interrupt_during_the_start_gives_no_message(
    switch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Begun:
        def __getattr__(self, name: str) -> None:
            raise KeyboardInterrupt

    for name in ("server", "keeper"):
        monkeypatch.setitem(sys.modules, f"rummy_qt.opponents.{name}", Begun())
    assert main([switch]) == 130


SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def started(**environ: str) -> subprocess.CompletedProcess[str]:
    """The program with no other screen than this, until it ends or says that it is ready."""
    others = {name: value for name, value in os.environ.items() if name not in SCREENS}
    others["XDG_RUNTIME_DIR"] = others["XDG_DATA_HOME"]  # without one libwayland speaks up, too
    command = [sys.executable, "-m", "rummy_qt"]
    return subprocess.run(
        command, env=others | environ, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ""}])
def test_without_a_screen_one_sentence_says_so(environ: dict[str, str]) -> None:
    done = started(**environ)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines() == [
        "rummy-qt: the screen cannot be opened (neither DISPLAY nor WAYLAND_DISPLAY is set)."
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
@pytest.mark.parametrize(
    "environ",
    [
        {"DISPLAY": ":9871"},
        {"DISPLAY": "127.0.0.1:9871"},
        {"WAYLAND_DISPLAY": "nothing-there"},
        {"WAYLAND_DISPLAY": "nothing-there", "DISPLAY": ":9871"},
        {"QT_QPA_PLATFORM": "nonsense"},
        {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":9871"},
        {"QT_QPA_PLATFORM": "wayland"},
    ],
)
def test_an_unreachable_screen_is_named_in_one_sentence(environ: dict[str, str]) -> None:
    done = started(**environ)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "the screen cannot be opened" in done.stderr
    assert all(value in done.stderr for value in environ.values())


def test_missing_resources_are_reported_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "resources.rcc"
    monkeypatch.setattr(application, "RESOURCES", path)
    monkeypatch.setattr("rummy_qt.__main__.run_window", lambda _: register_resources())
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert main([]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"its pictures and words are missing, damaged or another version's ({path})" in said


def test_resources_of_another_build_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt would read beyond the end of a damaged file."""
    whole, path = application.RESOURCES.read_bytes(), tmp_path / "resources.rcc"
    monkeypatch.setattr(application, "RESOURCES", path)
    rubbish = [
        b"",
        b"x",
        bytes(len(whole)),
        b"qres" + b"\xff" * 80,
        sealed(b""),
        sealed(b"rubbish"),
    ]
    cut_off = [whole[:length] for length in (4, 20, len(whole) // 2, len(whole) - 1)]
    places = range(0, len(whole), len(whole) // 50)
    flipped = [whole[:at] + bytes([whole[at] ^ 0x80]) + whole[at + 1 :] for at in places]
    for spoilt in (*rubbish, *cut_off, *flipped, whole + b"\0"):
        path.write_bytes(spoilt)
        with pytest.raises(RuntimeError, match="damaged"):
            register_resources()
    path.write_bytes(whole)
    register_resources()
    monkeypatch.setattr(application, "__version__", "0.1.0")
    with pytest.raises(RuntimeError, match="another version"):
        register_resources()


PAINTED = """
import os
from pathlib import Path
from PySide6.QtGui import QColor, QImage, QPainter
from rummy_qt.ui.application import make_application
os.environ.pop("QT_NO_GUI_THREADPOOL", None)  # another test may have made an application
app = make_application()
image = QImage(4000, 4000, QImage.Format.Format_ARGB32_Premultiplied)
with QPainter(image) as painter:
    painter.fillRect(image.rect(), QColor(0, 0, 0, 80))
print([path for path in Path("/proc/self/task").glob("*/comm") if "pool" in path.read_text()])
"""


def test_large_pictures_are_painted_only_on_the_main_thread() -> None:
    command = [sys.executable, "-c", PAINTED]
    assert subprocess.check_output(command, text=True, timeout=PATIENCE).strip() == "[]"
