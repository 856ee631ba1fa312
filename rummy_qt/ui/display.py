"""Whether the screen that the environment names is there: Qt would end the program over it."""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping


def unreached(environ: Mapping[str, str]) -> str:
    """The X display that is named but where nobody answers; empty where Qt may find a screen.

    Only a display of this machine is tried, in the ways in which X looks for it.
    """
    local = re.fullmatch(r":(\d{1,4})(\.\d+)?", environ.get("DISPLAY", ""))
    usual = "wayland" if environ.get("WAYLAND_DISPLAY") else "xcb"
    if local is None or (environ.get("QT_QPA_PLATFORM") or usual) != "xcb":
        return ""
    path = f"/tmp/.X11-unix/X{local[1]}"
    answered = any(_answers(socket.AF_UNIX, address) for address in (f"\0{path}", path))
    port = 6000 + int(local[1])
    return "" if answered or _answers(socket.AF_INET, ("localhost", port)) else local[0]


def _answers(family: int, address: str | tuple[str, int]) -> bool:
    with socket.socket(family) as caller:
        caller.settimeout(1)
        try:
            caller.connect(address)
        except OSError:
            return False
    return True
