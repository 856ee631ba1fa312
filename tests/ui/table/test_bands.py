"""What changed is painted, and little else."""

from itertools import combinations, cycle

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QApplication

from rummy_qt.ui.table.bands import GRID, Corners, bands
from rummy_qt.ui.table.geometry import Box
from rummy_qt.ui.table.view import TableView

from .conftest import Lay
from .test_motion import HANDS, MOVES, moving

WIDTH, HEIGHT = 1280, 740
HANDFUL = 12

edges = st.floats(-200, 1500)
spans = st.builds(
    lambda x, y, w, h: (x, y, x + w, y + h), edges, edges, st.floats(1, 300), st.floats(1, 300)
)


def box(corners: Corners) -> Box:
    left, top, right, bottom = corners
    return Box(left, top, right - left, bottom - top)


@given(st.lists(spans, max_size=30))
def test_bands_cover_every_change_once(changes: list[tuple[float, float, float, float]]) -> None:
    found = bands(changes, WIDTH, HEIGHT)
    covered = QRegion()
    for left, top, right, bottom in found:
        assert {left % GRID, top % GRID, right % GRID, bottom % GRID} == {0}
        covered += QRegion(left, top, right - left, bottom - top)
    for x, y, end, floor in changes:
        seen = QRectF(x, y, end - x, floor - y).toAlignedRect()
        seen = seen.intersected(QRect(0, 0, WIDTH, HEIGHT))
        assert QRegion(seen).subtracted(covered).isEmpty()
    assert not any(box(a).overlap(box(b)) for a, b in combinations(found, 2))


def test_no_change_paints_nothing() -> None:
    assert bands([], WIDTH, HEIGHT) == []


def test_what_lies_far_apart_is_painted_apart() -> None:
    corner, far = (10.0, 10.0, 60.0, 60.0), (1200.0, 10.0, 1250.0, 60.0)
    area = sum(box(b).w * box(b).h for b in bands([corner, far], WIDTH, HEIGHT))
    assert area < 0.02 * WIDTH * HEIGHT


def test_cards_that_fly_into_a_fan_take_few_boxes() -> None:
    wedge = [(40.0 * n, 250.0 + 12 * n, 40.0 * n + 90, 380.0 + 12 * n) for n in range(22)]
    found = bands(wedge, WIDTH, HEIGHT)
    assert len(found) < len(wedge)
    assert sum(box(b).w * box(b).h for b in found) < 0.6 * WIDTH * HEIGHT


def stray_pixels(view: TableView) -> int:
    """How many pixels, painted bit by bit, differ from those of a picture painted at once.

    Cards that are scaled on their way may differ in a handful where a box ends. Where a pixel
    is more than one of the device's, Qt shows only the upper left part.
    """
    bits = view.screen().grabWindow(view.winId()).toImage()
    whole = view.grab().toImage().copy(bits.rect())
    if bits == whole:
        return 0
    pairs = zip(bytes(bits.constBits()), bytes(whole.constBits()), strict=True)
    strays = sum(abs(a - b) > 4 for a, b in pairs)
    return strays if strays > HANDFUL else 0


def painted() -> None:
    """Let everything be painted that waits for it."""
    for _ in range(3):
        QApplication.processEvents()


def test_what_was_painted_in_parts_is_the_whole_picture(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    view, motion = table.view, table.view.scene_.motion
    for move, part in zip(MOVES, cycle((0.2, 0.5, 0.9)), strict=False):
        table.game.play(move)
        if motion.busy:
            motion.pause()
            motion.setCurrentTime(round(part * motion.totalDuration()))
        painted()
        assert not stray_pixels(view), (move, part)
        motion.finish()
    table.carry(table.card("7d"), table.zone("discard"))
    painted()
    assert not stray_pixels(view)
    view.gestures.cancel()
    view.scene_.motion.finish()
    painted()
    assert not stray_pixels(view)


def test_bar_and_log_lie_on_the_table(lay: Lay) -> None:
    view = lay(HANDS, upcard="7s").view
    for overlay in (view.bar, view.log):
        seen = view.childAt(overlay.geometry().center())
        assert seen is not None
        assert seen is overlay or overlay.isAncestorOf(seen)


def test_no_move_and_no_drag_paints_the_whole_table(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    scene = table.view.scene_
    scene.motion.finish()
    painted()
    changes: list[QRectF] = []
    scene.changed.connect(changes.extend)
    for move in MOVES:
        table.game.play(move)
        scene.motion.finish()
        painted()
    for zone in ("discard", "new_meld", "hand"):
        table.drag(table.card("7d"), table.zone(zone))
        scene.motion.finish()
        painted()
    table.carry(table.zone("hand"), table.card("7h"))
    table.view.gestures.cancel()
    painted()
    assert changes
    assert scene.sceneRect() not in changes
