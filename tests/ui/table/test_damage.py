"""What changed is painted, and little else."""

from itertools import cycle

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QApplication

from rummy_qt.ui.table.damage import damage
from rummy_qt.ui.table.view import TableView

from .conftest import Lay
from .test_motion import HANDS, MOVES, moving

TABLE = QRect(0, 0, 1280, 740)
HANDFUL = 12

edges = st.floats(-200, 1500)
sizes = st.floats(1, 300)
boxes = st.builds(QRectF, edges, edges, sizes, sizes)


@given(st.lists(boxes, max_size=30))
def test_what_is_painted_covers_every_change(changes: list[QRectF]) -> None:
    painted = damage(changes, TABLE)
    assert painted.subtracted(TABLE).isEmpty()
    for change in changes:
        assert QRegion(change.toAlignedRect() & TABLE).subtracted(painted).isEmpty()


def area(region: QRegion) -> int:
    boxes = iter(region)  # type: ignore[call-overload]  # the stubs do not know
    return sum(box.width() * box.height() for box in boxes)


def test_no_change_paints_nothing() -> None:
    assert damage([], TABLE).isEmpty()


def test_what_lies_far_apart_is_painted_apart() -> None:
    corner, far = QRectF(10, 10, 50, 50), QRectF(1200, 10, 50, 50)
    assert area(damage([corner, far], TABLE)) < 0.02 * area(QRegion(TABLE))


def test_cards_that_fly_into_a_fan_take_few_boxes() -> None:
    wedge = [QRectF(40 * n, 250 + 12 * n, 90, 130) for n in range(22)]
    found = damage(wedge, TABLE)
    assert found.rectCount() < len(wedge)
    assert area(found) < 0.6 * area(QRegion(TABLE))


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
