"""Whether the desktop asks for less motion; of colours, contrast and fonts Qt itself tells."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

WAIT_MS: Final = 2_000
"""The portal is waited for no longer than this; nothing else waits meanwhile."""
PORTAL: Final = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
SETTINGS: Final = "org.freedesktop.portal.Settings"
QUESTIONS: Final[tuple[tuple[str, str, Callable[[Any], bool]], ...]] = (
    ("org.freedesktop.appearance", "reduced-motion", lambda value: value == 1),
    ("org.gnome.desktop.interface", "enable-animations", lambda value: value is False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", lambda value: str(value) in ("0", "0.0")),
)
"""What the portal is asked, the standard first, and whether an answer asks for less motion."""
_GET_CLIENT_AREA_ANIMATION: Final = 0x1042


class LessMotion(QObject):
    """Asks the desktop when the person comes back: nobody changes that without leaving."""

    told = Signal(bool)
    """Whether less motion is wanted, each time the desktop has answered."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self.ask)

    def ask(self, state: Qt.ApplicationState = Qt.ApplicationState.ApplicationActive) -> None:
        """Ask now, unless the program is left; the answer comes by ``told``."""
        if state != Qt.ApplicationState.ApplicationActive:
            return
        if sys.platform == "win32":
            self.told.emit(not _windows_animates())
        elif sys.platform == "darwin":
            self.told.emit(_mac_wants_less())
        else:
            self._ask_portal(QUESTIONS, wanted=False)

    def _ask_portal(
        self, questions: Sequence[tuple[str, str, Callable[[Any], bool]]], *, wanted: bool
    ) -> None:
        """One question after the other, until one says so or all have been asked."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if wanted or not questions or not bus.isConnected():
            self.told.emit(wanted)
            return
        space, key, asks_for_less = questions[0]
        message = QDBusMessage.createMethodCall(*PORTAL, SETTINGS, "Read")
        message.setArguments([space, key])
        watcher = QDBusPendingCallWatcher(bus.asyncCall(message, WAIT_MS), self)

        def heard() -> None:
            watcher.deleteLater()
            values = [] if watcher.isError() else watcher.reply().arguments()
            wanted = bool(values) and asks_for_less(bare(values[0]))
            self._ask_portal(questions[1:], wanted=wanted)

        watcher.finished.connect(heard)


def bare(value: Any) -> Any:
    """What is in a variant, or in a variant in a variant, as the portal answers."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def _windows_animates() -> bool:
    import ctypes  # not in the bundle for Linux, nor needed there

    animates = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009 - known on Windows alone
    user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animates), 0)
    return bool(animates.value)


def _mac_wants_less() -> bool:
    """``NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion``; Qt loaded AppKit."""
    import ctypes
    import ctypes.util

    objc = ctypes.CDLL(ctypes.util.find_library("objc"))
    for function in (objc.objc_getClass, objc.sel_registerName):
        function.restype, function.argtypes = ctypes.c_void_p, [ctypes.c_char_p]

    def send(kind: Any, thing: int, message: bytes) -> Any:
        call = ctypes.CFUNCTYPE(kind, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
        return call(thing, objc.sel_registerName(message))

    workspace = send(ctypes.c_void_p, objc.objc_getClass(b"NSWorkspace"), b"sharedWorkspace")
    return bool(send(ctypes.c_bool, workspace, b"accessibilityDisplayShouldReduceMotion"))
