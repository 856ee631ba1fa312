"""What a replay is steered by: buttons, a slider over the moves, speed, and open hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QIcon, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QWidget,
)

from rummy_qt.ui.actions import with_keys
from rummy_qt.ui.drawings import drawn, recoloured
from rummy_qt.ui.later import later
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.replay_source import ReplaySource
from rummy_qt.ui.theme import rim_of, seat_colours
from rummy_qt.ui.windows.fields import ComboBox
from rummy_qt.ui.windows.look import sized
from rummy_qt.ui.windows.parts import across, break_rows, down, fill, make, push_button, put
from rummy_qt.ui.words.language import QT_TR_NOOP, in_context, retold, translate

_SHORT: Final = 4
_LONG: Final = 8
"""Pixels that a tick is high: long where cards went to the table."""
_BELOW: Final = 9
"""Pixels from the middle of the groove to the ticks: below the handle."""
_THICK: Final = 4
_EDGE: Final = 1
"""Pixels of outline around a tick, where there is room between two."""


class Tick(NamedTuple):
    """One move on the slider."""

    colour: str
    long: bool


class MoveSlider(QSlider):
    """Goes from 0, the deal, to the number of moves; a press jumps to where it is."""

    def __init__(self, parent: QWidget | None = None, **properties: Any) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent, **properties)
        self._ticks: Sequence[Tick] = ()
        self.setMinimumHeight(2 * (_BELOW + _LONG + _EDGE))

    def show_moves(self, ticks: Sequence[Tick]) -> None:
        """Have room for these moves, and mark them."""
        self._ticks = ticks
        self.setRange(0, len(ticks))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self._on_handle(event):
            self.setSliderPosition(self.value_at(event.position().x()))
        super().mousePressEvent(event)

    def value_at(self, x: float) -> int:
        """The position that is nearest to a place on the slider, in its own pixels."""
        left, span = self._reach()
        return QStyle.sliderValueFromPosition(0, self.maximum(), round(x) - left, span)

    def place_of(self, value: int) -> int:
        """Where the handle's middle stands at a position, in its own pixels."""
        left, span = self._reach()
        return left + QStyle.sliderPositionFromValue(0, self.maximum(), value, span)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        base = self._part(QStyle.SubControl.SC_SliderGroove).center().y() + _BELOW
        apart = self._reach()[1] / max(1, len(self._ticks))
        width = max(1, min(_THICK, int(apart / 2)))
        edge = _EDGE if apart >= width + 2 * _EDGE else 0
        rim = rim_of(self.palette().color(QPalette.ColorRole.WindowText))
        for value, tick in enumerate(self._ticks, 1):
            height = _LONG if tick.long else _SHORT
            mark = QRect(self.place_of(value) - width // 2, base, width, height)
            painter.fillRect(mark.adjusted(-edge, -edge, edge, edge), rim)
            painter.fillRect(mark, QColor(tick.colour))
        painter.end()
        super().paintEvent(event)

    def _reach(self) -> tuple[int, int]:
        """Where the handle's middle is at 0, and how far it goes."""
        handle = self._part(QStyle.SubControl.SC_SliderHandle).width()
        return handle // 2, self.width() - handle

    def _on_handle(self, event: QMouseEvent) -> bool:
        return self._part(QStyle.SubControl.SC_SliderHandle).contains(event.position().toPoint())

    def _part(self, part: QStyle.SubControl) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_Slider
        return self.style().subControlRect(control, option, part, self)


tr = in_context("Replay")
SPEEDS: Final = (
    (QT_TR_NOOP("Slow"), 2_000),
    (QT_TR_NOOP("Normal"), 1_000),
    (QT_TR_NOOP("Fast"), 400),
)
"""Milliseconds from one move to the next."""
USUAL_SPEED: Final = 1


class ButtonSpec(NamedTuple):
    """A button of the bar, and the key that presses it."""

    name: str
    tip: str
    keys: str
    """As Qt writes it (``Home``)."""

    @property
    def told(self) -> str:
        """The tip with the key, in the person's language."""
        return with_keys(tr(self.tip), self.keys)


BUTTONS: Final = (
    ButtonSpec("first", QT_TR_NOOP("Back to the deal"), "Home"),
    ButtonSpec("back", QT_TR_NOOP("One move back"), "Left"),
    ButtonSpec("play", QT_TR_NOOP("Play or pause"), "Space"),
    ButtonSpec("forward", QT_TR_NOOP("One move forward"), "Right"),
    ButtonSpec("last", QT_TR_NOOP("To the end of the round"), "End"),
)
REVIEWING: Final = ButtonSpec("review", QT_TR_NOOP("What each decision cost, and why"), "R")
CLOSING: Final = ButtonSpec("close", QT_TR_NOOP("Leave the replay"), "Esc")
LAYING: Final = frozenset({"meld", "lay", "swap", "claim"})
"""Moves that bring cards to the table: long ticks."""
_SIGN: Final = 18
"""Points across a sign."""

_MARGINS: Final = 12, 6, 12, 6


class Projector(QTimer):
    """Plays a replay on by itself, until its end or until it is stopped."""

    running_changed = Signal()

    def __init__(self, source: ReplaySource, parent: QObject | None = None) -> None:
        super().__init__(parent, interval=SPEEDS[USUAL_SPEED][1])
        self._source = source
        self.timeout.connect(self._step)

    def toggle(self) -> None:
        """Play, from the deal again after the end; or stop."""
        if self.isActive():
            self.stop()
            return
        if self._source.at_end:
            self._source.jump(0)
        self.start()
        self.running_changed.emit()

    def stop(self) -> None:
        """Stay at this position."""
        if self.isActive():
            super().stop()
            self.running_changed.emit()

    def _step(self) -> None:
        self._source.forward()
        if self._source.at_end:
            self.stop()


class ReplayBar(QFrame):
    """One line below the table."""

    left = Signal()
    """The person has seen enough."""

    def __init__(self, source: ReplaySource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay_bar")
        self._source = source
        self.projector = Projector(source, self)
        self.rounds = ComboBox(self, "replay_round", source.numbers)
        by_tab = Qt.FocusPolicy.TabFocus
        self.buttons = {
            spec.name: make(QToolButton, self, f"replay_{spec.name}", focusPolicy=by_tab)
            for spec in BUTTONS
        }
        self.slider = make(MoveSlider, self, "replay_slider")
        self.counter = plain_label("", self, alignment=Qt.AlignmentFlag.AlignCenter)
        sized(self.counter, 1.0)
        self.speed = ComboBox(self, "replay_speed", range(len(SPEEDS)))
        self.speed.setCurrentIndex(USUAL_SPEED)
        self.hands = make(QCheckBox, self, "replay_hands")
        self.review = push_button(self, "replay_review")
        self.review.setCheckable(True)
        self.close_button = push_button(self, "replay_close", self.left.emit)
        self.deeds: dict[str, Callable[[], object]] = {
            "first": lambda: self._wind(source.jump, 0),
            "back": lambda: self._wind(source.back),
            "play": self.projector.toggle,
            "forward": lambda: self._wind(source.forward),
            "last": lambda: self._wind(source.jump, len(source.moves)),
            REVIEWING.name: self.review.toggle,
            CLOSING.name: self.left.emit,
        }
        """What each button does, by its name."""
        self._lay_out()
        self._connect()
        retold(self, self._say)
        self._show_round()

    # -------------------------------------------------------------------- building

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._break()

    def _break(self) -> None:
        break_rows((self._upper, self._row), self.width() - _MARGINS[0] - _MARGINS[2])
        later(self, 0, self.updateGeometry)  # a layout that brings a width hears nothing now

    def _give_counter_room(self) -> None:
        most = max(len(str(len(self._source.moves))), 3) * "8"
        room = self.counter.fontMetrics().horizontalAdvance(f"{most} / {most}")
        self.counter.setMinimumWidth(room)

    def _lay_out(self) -> None:
        steps = across(self.rounds, *self.buttons.values(), (self.slider, 1), gap=6)
        rest = self.counter, self.speed, self.hands, self.review, self.close_button
        self._upper, self._row = across(gap=6), put(steps, *rest)
        fill(self, down(self._upper, self._row), *_MARGINS)
        for box in (self.rounds, self.speed):
            box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self._draw_signs()
        self._give_counter_room()

    def _say(self) -> None:
        for spec in BUTTONS:
            button = self.buttons[spec.name]
            button.setToolTip(spec.told)
            button.setAccessibleName(tr(spec.tip))
        self.review.setText(translate("ReplayBar", "R&eview"))
        self.review.setToolTip(REVIEWING.told)
        self.close_button.setText(translate("ReplayBar", "&Close"))
        self.close_button.setToolTip(CLOSING.told)
        self.hands.setText(translate("ReplayBar", "&All hands"))
        self.slider.setAccessibleName(translate("ReplayBar", "Move"))
        self.rounds.setAccessibleName(translate("ReplayBar", "Round"))
        self.rounds.say(lambda number: translate("ReplayBar", "Round {number}", number=number))
        self.speed.setAccessibleName(translate("ReplayBar", "Speed"))
        self.speed.say(lambda place: tr(SPEEDS[place][0]))

    def _connect(self) -> None:
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, do=self.deeds[name]: do())
        self.slider.valueChanged.connect(self._seek)
        self.rounds.activated.connect(self._choose_round)
        self.speed.currentIndexChanged.connect(
            lambda place: self.projector.setInterval(SPEEDS[place][1])
        )
        self.hands.toggled.connect(self._source.show_hands)
        self.projector.running_changed.connect(self._draw_signs)
        self._source.moved.connect(self._show_position)
        self._source.dealt.connect(lambda _: self._show_round())

    # -------------------------------------------------------------------- steering

    def _wind(self, wind: Callable[..., object], *to: int) -> None:
        self.projector.stop()
        wind(*to)

    def _seek(self, at: int) -> None:
        if at != self._source.at:
            self._wind(self._source.jump, at)

    def _choose_round(self, row: int) -> None:
        self._wind(self._source.show_round, self.rounds.itemData(row))
        self._show_round()

    # --------------------------------------------------------------------- showing

    def _show_round(self) -> None:
        """Another round: its number, and ticks for its moves."""
        source = self._source
        self.rounds.setCurrentIndex(self.rounds.findData(source.number))
        colours = seat_colours([seat.colour for seat in source.game.seats], source.game.person)
        ticks = [Tick(colours[seat], move.kind in LAYING) for seat, move in source.moves]
        with QSignalBlocker(self.slider):
            self.slider.show_moves(ticks)
        self._show_position()

    def _show_position(self) -> None:
        source = self._source
        with QSignalBlocker(self.slider):
            self.slider.setValue(source.at)
        self.counter.setText(f"{source.at} / {len(source.moves)}")
        self.buttons["first"].setEnabled(source.at > 0)
        self.buttons["back"].setEnabled(source.at > 0)
        self.buttons["forward"].setEnabled(not source.at_end)
        self.buttons["last"].setEnabled(source.at < len(source.moves))

    def _draw_signs(self) -> None:
        colour, ratio = self.palette().buttonText().color().name(), self.devicePixelRatioF()
        for name, button in self.buttons.items():
            shown = "pause" if name == "play" and self.projector.isActive() else name
            drawing = recoloured(f":/assets/widgets/replay-{shown}.svg", colour)
            button.setIcon(QIcon(drawn(drawing, _SIGN, _SIGN, ratio)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._give_counter_room()
            self._break()
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.DevicePixelRatioChange):
            self._draw_signs()
