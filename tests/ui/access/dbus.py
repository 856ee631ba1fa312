"""A small D-Bus client, sufficient to follow a program as a screen reader does; no installation.

It connects to the bus's socket, calls methods, and answers calls to its own.
"""

from __future__ import annotations

import os
import select
import socket
import struct
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

CALL, RETURN, ERROR, SIGNAL = 1, 2, 3, 4
PATIENCE: Final = 10.0
"""Timeout of a call, in seconds."""
_SIZES: Final = {"y": ("B", 1), "n": ("h", 2), "q": ("H", 2), "i": ("i", 4), "u": ("I", 4),
                 "x": ("q", 8), "t": ("Q", 8), "d": ("d", 8), "b": ("I", 4)}  # fmt: skip
_FIELDS: Final = {1: "path", 2: "interface", 3: "member", 4: "error", 5: "reply", 6: "destination",
                  7: "sender", 8: "signature"}  # fmt: skip


class Message(NamedTuple):
    """A message received from the bus."""

    kind: int
    serial: int
    header: dict[str, Any]
    body: list[Any]

    @property
    def member(self) -> str:
        return str(self.header.get("member", ""))


class Refused(RuntimeError):
    """A method returned an error."""


def _end_of_type(signature: str, at: int) -> int:
    """The index after the single complete type that begins here."""
    if signature[at] == "a":
        return _end_of_type(signature, at + 1)
    if signature[at] in "({":
        depth = 0
        for place in range(at, len(signature)):
            depth += signature[place] in "({"
            depth -= signature[place] in ")}"
            if not depth:
                return place + 1
    return at + 1


def _types(signature: str) -> list[str]:
    found, at = [], 0
    while at < len(signature):
        end = _end_of_type(signature, at)
        found.append(signature[at:end])
        at = end
    return found


def _alignment(kind: str) -> int:
    if kind[0] in "({":
        return 8
    if kind[0] in "sao":
        return 4
    return 1 if kind[0] in "gv" else _SIZES[kind[0]][1]


class _Writer:
    def __init__(self) -> None:
        self.data = bytearray()

    def align(self, size: int) -> None:
        self.data.extend(bytes(-len(self.data) % size))

    def write(self, kind: str, value: Any) -> None:
        self.align(_alignment(kind))
        if kind[0] in _SIZES:
            self.data.extend(struct.pack("<" + _SIZES[kind][0], value))
        elif kind in "so":
            text = value.encode()
            self.data.extend(struct.pack("<I", len(text)) + text + b"\0")
        elif kind == "g":
            self.data.extend(bytes([len(value)]) + value.encode() + b"\0")
        elif kind == "v":
            inner, what = value
            self.write("g", inner)
            self.write(inner, what)
        elif kind[0] == "a":
            at = len(self.data)
            self.data.extend(bytes(4))
            self.align(_alignment(kind[1:]))
            begin = len(self.data)
            for one in value.items() if isinstance(value, dict) else value:
                self.write(kind[1:], one)
            struct.pack_into("<I", self.data, at, len(self.data) - begin)
        else:
            for inner, what in zip(_types(kind[1:-1]), value, strict=True):
                self.write(inner, what)


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def align(self, size: int) -> None:
        self.at += -self.at % size

    def read(self, kind: str) -> Any:
        self.align(_alignment(kind))
        if kind[0] in _SIZES:
            form, size = _SIZES[kind]
            (value,) = struct.unpack_from("<" + form, self.data, self.at)
            self.at += size
            return bool(value) if kind == "b" else value
        if kind in "so":
            (length,) = struct.unpack_from("<I", self.data, self.at)
            text = self.data[self.at + 4 : self.at + 4 + length].decode()
            self.at += length + 5
            return text
        if kind == "g":
            length = self.data[self.at]
            text = self.data[self.at + 1 : self.at + 1 + length].decode()
            self.at += length + 2
            return text
        if kind == "v":
            return self.read(self.read("g"))
        if kind[0] == "a":
            (length,) = struct.unpack_from("<I", self.data, self.at)
            self.at += 4
            self.align(_alignment(kind[1:]))
            end, found = self.at + length, []
            while self.at < end:
                found.append(self.read(kind[1:]))
            return found
        return [self.read(inner) for inner in _types(kind[1:-1])]


class Bus:
    """One connection. ``served``: by interface and member, the answer to a call."""

    def __init__(self, address: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        parts = dict(part.split("=", 1) for part in address.partition(":")[2].split(","))
        self._socket.connect(parts["path"] if "path" in parts else "\0" + parts["abstract"])
        self._buffer = b""
        self._serial = 0
        self._replies: dict[int, Message] = {}
        self.signals: list[Message] = []
        self.served: dict[str, Callable[[Message], tuple[str, list[Any]]]] = {}
        self._greet()
        self.name: str = self.bus("Hello")[0]

    def _greet(self) -> None:
        user = str(os.getuid()).encode().hex()
        self._socket.sendall(b"\0AUTH EXTERNAL " + user.encode() + b"\r\n")
        if not self._socket.recv(4096).startswith(b"OK"):
            raise ConnectionError("the bus does not let us in")
        self._socket.sendall(b"BEGIN\r\n")

    def close(self) -> None:
        self._socket.close()

    def bus(self, member: str, signature: str = "", *values: Any) -> list[Any]:
        """Call a method of the bus itself."""
        name = "org.freedesktop.DBus"
        return self.call(name, "/org/freedesktop/DBus", name, member, signature, *values)

    def call(
        self, to: str, path: str, interface: str, member: str, signature: str = "", *values: Any
    ) -> list[Any]:
        """Call a method and return its answer; raises ``Refused`` for an error."""
        header = {"destination": to, "path": path, "interface": interface, "member": member}
        serial = self._send(CALL, header, signature, values)
        limit = time.monotonic() + PATIENCE
        while serial not in self._replies:
            if time.monotonic() > limit:
                raise TimeoutError(f"no answer from {to} to {member} of {path}")
            self.listen(0.05, once=True)
        reply = self._replies.pop(serial)
        if reply.kind == ERROR:
            raise Refused(f"{member} of {path}: {reply.header.get('error')} {reply.body}")
        return reply.body

    def _send(
        self, kind: int, header: dict[str, Any], signature: str = "", values: Any = ()
    ) -> int:
        body = _Writer()
        for inner, value in zip(_types(signature), values, strict=True):
            body.write(inner, value)
        self._serial += 1
        forms = {"path": "o", "reply": "u", "signature": "g"}
        fields = [
            (number, (forms.get(name, "s"), value))
            for number, name in _FIELDS.items()
            if (value := {**header, "signature": signature}.get(name))
        ]
        whole = _Writer()
        for form, value in zip("yyyyuu", (ord("l"), kind, 0, 1, len(body.data), self._serial),
                               strict=True):  # fmt: skip
            whole.write(form, value)
        whole.write("a(yv)", fields)
        whole.align(8)
        self._socket.sendall(bytes(whole.data + body.data))
        return self._serial

    def listen(self, seconds: float, *, once: bool = False) -> None:
        """Handle messages for this time, or until the first with ``once``, and answer calls."""
        limit = time.monotonic() + seconds
        while True:
            ready, _, _ = select.select([self._socket], [], [], max(0, limit - time.monotonic()))
            if not ready:
                return
            data = self._socket.recv(65536)
            if not data:
                raise ConnectionError("the bus has gone")
            self._buffer += data
            while (message := self._next()) is not None:
                self._take(message)
            if once:
                return

    def _next(self) -> Message | None:
        if len(self._buffer) < 16:
            return None
        kind = self._buffer[1]
        length, serial, fields = struct.unpack_from("<III", self._buffer, 4)
        begin = 16 + fields + -fields % 8
        if len(self._buffer) < begin + length:
            return None
        reader = _Reader(self._buffer[:begin])
        reader.at = 12
        header = {_FIELDS[number]: value for number, value in reader.read("a(yv)")
                  if number in _FIELDS}  # fmt: skip
        body = _Reader(self._buffer[begin : begin + length])
        values = [body.read(form) for form in _types(header.get("signature", ""))]
        self._buffer = self._buffer[begin + length :]
        return Message(kind, serial, header, values)

    def _take(self, message: Message) -> None:
        if message.kind in (RETURN, ERROR):
            self._replies[message.header["reply"]] = message
        elif message.kind == SIGNAL:
            self.signals.append(message)
        elif message.kind == CALL:
            answer = self.served.get(message.member)
            header = {"destination": message.header.get("sender"), "reply": message.serial}
            if answer is None:
                header["error"] = "org.freedesktop.DBus.Error.UnknownMethod"
                self._send(ERROR, header)
            else:
                self._send(RETURN, header, *answer(message))
