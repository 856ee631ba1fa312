"""The opponent protocol: requests and answers as JSON, described in docs/opponent-protocol.md.

A message is one JSON object on one line. Each request has one answer. A malformed message raises
a ``ValueError`` with one clear sentence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from enum import StrEnum
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar, get_args

from rummy_qt.engine.cards import hand_of
from rummy_qt.engine.events import Event
from rummy_qt.engine.moves import Move
from rummy_qt.engine.rules import OPTIONS, Rules
from rummy_qt.engine.view import LegalMoves, View
from rummy_qt.opponents.codec import Codec, Own, Within

from .player import MOST_PLAYOUTS, Claim, Parts, Player, Situation, Way

FORMAT = 1

T = TypeVar("T")
Json = dict[str, Any]
Ask = Literal["choose", "call", "advise"]
MOST_OTHERS = 100
"""Limit for the sequences of moves in a request for advice, and for the moves in each."""


class Request(NamedTuple):
    """A request for a move (``choose``), a claim (``call``) or advice (``advise``)."""

    ask: Ask
    id: int
    level: str
    view: View
    situation: Situation
    others: tuple[tuple[Move, ...], ...] = ()
    """Advice: further sequences of moves to evaluate."""
    playouts: Annotated[int, Within(1, MOST_PLAYOUTS)] | None = None
    """Advice: the number of playouts, if not the level's own."""
    only: bool = False
    """Advice: whether to evaluate nothing but ``others``."""


class Cause(StrEnum):
    """Why a process gave no usable answer."""

    UNSTARTED = "unstarted"
    ENDED = "ended"
    LATE = "late"
    UNUSABLE = "unusable"
    """Its answer is malformed, illegal or to another request."""


class Reply(NamedTuple):
    """The answer to a request for a move or a claim."""

    move: Move | None
    """A legal move; None, which the seat to move never answers, for no claim."""
    delay_ms: Annotated[int, Within(0, 60_000)] = 0
    """How long the seat takes to claim, in ms."""
    trouble: str = ""
    """Why a stand-in answered for this opponent, as a sentence; empty if none did."""
    cause: Cause | None = None
    """The cause of the trouble, if it occurred with this very request."""

    @property
    def claim(self) -> Claim | None:
        """The claim, if it is one."""
        return None if self.move is None else Claim(self.move, self.delay_ms)


class Counsel(NamedTuple):
    """The answer to a request for advice."""

    ways: tuple[Way, ...] = ()
    """The best first; empty if there was trouble."""
    trouble: str = ""
    """Why there is no answer, as a sentence."""
    cause: Cause = Cause.UNUSABLE
    """The cause of the trouble, if there is any."""


# ----------------------------------------------------------------------------- requests


def request_line(request: Request) -> str:
    """The request as one line, without a line break."""
    asked = request.situation
    situation: Json = {"totals": asked.totals, "round": asked.round, "seed": asked.seed}
    situation |= _non_empty(company=asked.company, leanings=asked.leanings)
    message: Json = {
        "t": request.ask,
        "format": FORMAT,
        "id": request.id,
        "level": request.level,
        "situation": situation,
        "view": view_to_json(request.view),
    }
    others = [[str(move) for move in moves] for moves in request.others]
    return _line(message | _non_empty(others=others, playouts=request.playouts, only=request.only))


def _non_empty(**values: Any) -> Json:
    """The values that are not empty."""
    return {key: value for key, value in values.items() if value}


def read_request(line: str) -> Request:
    """The inverse of ``request_line``."""

    def read(message: Json) -> Request:
        if message.get("format", FORMAT) != FORMAT:
            raise ValueError(f"this is format {FORMAT}, not {message['format']!r:.20}")
        ask = message["t"]
        if ask not in get_args(Ask):
            raise ValueError(f"no request is called {ask!r:.20}")
        request: Request = _REQUESTS.read(Request, {"level": "", **message, "ask": ask})
        names = {len(request.situation.company), len(request.situation.leanings)}
        if not names <= {0, request.view.players}:
            raise ValueError("company and leanings must name one for each seat")
        if max(map(len, (request.others, *request.others))) > MOST_OTHERS:
            raise ValueError(f"others may be {MOST_OTHERS} rows of {MOST_OTHERS} moves")
        return request

    return _read(line, read)


# ------------------------------------------------------------------------------ answers


_ANSWERS: Final = {"choose": "move", "call": "call", "advise": "advice"}
"""The ``t`` of the answer to each request."""


def answer_line(request: Request, answer: Reply | Counsel) -> str:
    """The answer to a request as one line, without a line break."""
    message: Json = {"t": _ANSWERS[request.ask], "id": request.id}
    if isinstance(answer, Counsel):
        message["ways"] = _CODEC.write([_rounded(way) for way in answer.ways])
    else:
        message["m"] = None if answer.move is None else str(answer.move)
        if request.ask == "call" and answer.move is not None:
            message["delay_ms"] = answer.delay_ms
    return _line(message)


def _rounded(way: Way) -> Way:
    """The way with its values rounded to a thousandth of a point."""
    parts = Parts(*(round(part, 3) for part in way.parts))
    return way._replace(mean=round(way.mean, 3), error=round(way.error, 3), parts=parts)


def read_answer(line: str, request: Request) -> Reply | Counsel:
    """The inverse of ``answer_line``.

    ``ValueError`` for an ``error`` message, an answer to another request, and an illegal move.
    """

    def read(message: Json) -> Reply | Counsel:
        kind = message["t"]
        if kind == "error":
            raise ValueError(f"the opponent reports: {message.get('text')!r:.200}")
        if kind not in (("advice",) if request.ask == "advise" else ("move", "call")):
            raise ValueError(f"{kind!r:.20} is no answer to this")
        fields: Json = {k: message[k] for k in ("delay_ms", "ways") if k in message}
        if kind != "advice":
            fields["move"] = message["m"]
            if message["m"] is None and not kind == request.ask == "call":
                raise ValueError("a move is missing")
        answer: Reply | Counsel = _CODEC.read(Counsel if kind == "advice" else Reply, fields)
        if message["id"] != request.id:
            raise ValueError(f"it answers request {message['id']!r:.20}, not {request.id}")
        _check(answer, request)
        return answer

    return _read(line, read)


def _check(answer: Reply | Counsel, request: Request) -> None:
    """``ValueError`` for an illegal first move, or advice without ways."""
    if isinstance(answer, Reply):
        moves = [] if answer.move is None else [answer.move]
    elif answer.ways:
        moves = [way.moves[0] for way in answer.ways if way.moves]
    else:
        raise ValueError("advice must name a way")
    for move in moves:
        unasked = request.ask == "call" and move.kind != "claim"
        if unasked or move not in request.view.legal_moves:
            raise ValueError(f"{str(move)[:60]!r} is not a legal move")


def error_line(number: int | None, text: str) -> str:
    """The answer of an opponent that failed, as one line without a line break."""
    return _line({"t": "error", "id": number, "text": text})


def ready_line() -> str:
    """The line that an opponent may send once, when it has loaded."""
    return _line({"t": "ready"})


def is_ready(line: str) -> bool:
    """Whether this is a ``ready_line``."""
    return bool(_value_in(line, "t") == "ready")


def number_in(line: str) -> int | None:
    """The ``id`` of a request, which may otherwise be unreadable."""
    number = _value_in(line, "id")
    return number if isinstance(number, int) else None


def _value_in(line: str, key: str) -> Any:
    """The value of this key in a message; None if it has none."""
    with suppress(ValueError):
        return _read(line, lambda message: message[key])
    return None


def answer_of(player: Player, request: Request) -> Reply:
    """A player's answer to a request for a move or a claim; may raise anything."""
    if request.ask == "choose":
        return Reply(player.choose(request.view, request.situation))
    call = player.claim(request.view, request.situation)
    return Reply(None) if call is None else Reply(call.move, call.delay_ms)


def advice_of(player: Player, request: Request) -> Counsel:
    """A searching player's advice; ``ValueError`` if this one does not search."""
    ways = getattr(player, "ways", None)
    if ways is None:
        raise ValueError(f"{request.level} does not look ahead, and gives no advice")
    view, situation = request.view, request.situation
    found = ways(view, situation, request.others, request.playouts, only=request.only)
    return Counsel(tuple(found))


def _line(message: Json) -> str:
    return json.dumps(message, ensure_ascii=True, separators=(",", ":"))


def _read(line: str, read: Callable[[Json], T]) -> T:
    """The line's object as ``read`` parses it; any error becomes a ``ValueError``."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise ValueError(f"a message is one JSON object, not {line.strip()[:40]!r}")
    try:
        return read(message)
    except KeyError as error:
        raise ValueError(f"not a message: {error} is missing") from None
    except (TypeError, AttributeError) as error:
        raise ValueError(f"not a message: {error}") from None


# --------------------------------------------------------------------------------- view

_EVENT_NAMES: Final[dict[type[Event], str]] = {
    kind: re.sub(r"\B(?=[A-Z])", "_", kind.__name__).lower() for kind in get_args(Event)
}
"""By type, the name of an event: ``LaidOff`` is ``laid_off``."""
_EVENTS = {name: kind for kind, name in _EVENT_NAMES.items()}
_FIELDS: Final = Codec()
"""For the fields of an event, without its name."""


def view_to_json(view: View) -> Json:
    """The view as a JSON object whose keys are the fields of ``View``."""
    fields: Json = _CODEC.write(view)
    return fields


def view_from_json(fields: Json) -> View:
    """The inverse of ``view_to_json``."""
    view: View = _CODEC.read(View, fields)
    return replace(view, legal_moves=LegalMoves(view.legal_moves, hand_of(view.hand)))


def _rules_from_json(fields: Json) -> Rules:
    """Ignores options of later versions: the legal moves already follow them."""
    return Rules.from_dict({name: value for name, value in fields.items() if name in OPTIONS})


def _event_to_json(event: Event) -> Json:
    return {"e": _EVENT_NAMES[type(event)], **_FIELDS.write(event)}


def _event_from_json(fields: Json) -> Event:
    event: Event = _FIELDS.read(_EVENTS[fields["e"]], fields)
    return event


def _history_from_json(events: list[Json]) -> tuple[Event, ...]:
    """Ignores events of later versions."""
    return tuple(_event_from_json(past) for past in events if past["e"] in _EVENTS)


_CODEC: Final = Codec(
    {
        Rules: Own(Rules.as_dict, _rules_from_json),
        tuple[Event, ...]: Own(list, _history_from_json),
        **dict.fromkeys(_EVENT_NAMES, Own(_event_to_json, _event_from_json)),
    }
)
_REQUESTS: Final = Codec({View: Own(view_to_json, view_from_json)})
