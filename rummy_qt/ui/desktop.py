"""The desktop's reduced-motion setting; Qt itself reports colours, contrast and fonts."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

WAIT_MS: Final = 2_000
"""Timeout of the asynchronous calls to the portal."""
PORTAL: Final = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
SETTINGS: Final = "org.freedesktop.portal.Settings"
QUESTIONS: Final[tuple[tuple[str, str, Callable[[Any], bool]], ...]] = (
    ("org.freedesktop.appearance", "reduced-motion", lambda value: value == 1),
    ("org.gnome.desktop.interface", "enable-animations", lambda value: value is False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", lambda value: str(value) in ("0", "0.0")),
)
"""Namespace and key of each portal setting, the standard first, and how to interpret its value."""
_GET_CLIENT_AREA_ANIMATION: Final = 0x1042


class LessMotion(QObject):
    """Queries the setting whenever the program becomes active: it is changed elsewhere."""

    answered = Signal(bool)
    """Whether less motion is wanted, after each query."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self.ask)

    def ask(self, state: Qt.ApplicationState = Qt.ApplicationState.ApplicationActive) -> None:
        """Query now, unless the program is inactive; emits ``answered`` with the answer."""
        if state != Qt.ApplicationState.ApplicationActive:
            return
        if sys.platform == "win32":
            self.answered.emit(not _windows_animates())
        elif sys.platform == "darwin":
            self.answered.emit(_mac_reduces_motion())
        else:
            self._ask_portal(QUESTIONS, wanted=False)

    def _ask_portal(
        self, questions: Sequence[tuple[str, str, Callable[[Any], bool]]], *, wanted: bool
    ) -> None:
        """Query one setting after another, until one asks for less motion."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if wanted or not questions or not bus.isConnected():
            self.answered.emit(wanted)
            return
        namespace, key, asks_for_less = questions[0]
        message = QDBusMessage.createMethodCall(*PORTAL, SETTINGS, "Read")
        message.setArguments([namespace, key])
        watcher = QDBusPendingCallWatcher(bus.asyncCall(message, WAIT_MS), self)

        def on_reply() -> None:
            watcher.deleteLater()
            values = [] if watcher.isError() else watcher.reply().arguments()
            wanted = bool(values) and asks_for_less(bare(values[0]))
            self._ask_portal(questions[1:], wanted=wanted)

        watcher.finished.connect(on_reply)


def bare(value: Any) -> Any:
    """The value in a variant, possibly nested, as the portal returns it."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def _windows_animates() -> bool:
    import ctypes  # not part of the bundle for Linux

    animates = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009 - exists on Windows only
    user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animates), 0)
    return bool(animates.value)


def _mac_reduces_motion() -> bool:
    """``NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion``; Qt loads AppKit."""
    import ctypes
    import ctypes.util

    objc = ctypes.CDLL(ctypes.util.find_library("objc"))
    for function in (objc.objc_getClass, objc.sel_registerName):
        function.restype, function.argtypes = ctypes.c_void_p, [ctypes.c_char_p]

    def send(result_type: Any, target: int, message: bytes) -> Any:
        prototype = ctypes.CFUNCTYPE(result_type, ctypes.c_void_p, ctypes.c_void_p)
        return prototype(("objc_msgSend", objc))(target, objc.sel_registerName(message))

    workspace = send(ctypes.c_void_p, objc.objc_getClass(b"NSWorkspace"), b"sharedWorkspace")
    return bool(send(ctypes.c_bool, workspace, b"accessibilityDisplayShouldReduceMotion"))
