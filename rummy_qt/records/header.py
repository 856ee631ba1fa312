"""The first line of a record: who plays what, and the secret that the deals follow from."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from rummy_qt import __version__
from rummy_qt.engine import OPTIONS, RULEBOOKS, Rules
from rummy_qt.engine.rules import RulesError

from .lines import Values, stated
from .sentences import Fault, RecordError, Sentence, expect
from .texts import shown, unseen

FORMAT = 1
"""The format of records that this version writes; it reads all up to this."""
APP = f"Rummy Qt {__version__}"

HUMAN: Final = "human"
PROGRAM: Final = "program"
"""Kinds of seats, beside the levels."""
COLOURS = 8
"""The colours that a seat may have."""

LONGEST: Final = 200
"""Characters of a text."""
CHALLENGE = "challenge "
"""How the name of a deal begins that one person sends to another."""
DEAL_NUMBER = re.compile(r"[0-9]{1,15}")
_SEED = re.compile(r"[0-9a-f]{32}")
_NONCE = re.compile(r"[0-9a-f]{1,64}")
_KIND = re.compile(r"[a-z][a-z0-9_-]*")
_OPTIONAL: frozenset[str] = frozenset()
"""Options that came after version 0.1.0: the rules of an older record do not name them."""


class SeatInfo(NamedTuple):
    """Who sits in a seat."""

    name: str
    """As it was typed; empty for a person who typed none."""
    kind: str
    """``human``, an opponent's level in lower case, ``random`` or ``program``."""
    colour: int | None = None
    """Which of the eight colours the person chose for this seat; None: that of its chair."""
    program: str = ""
    """The file of a ``program``, without its folders."""
    face: str = ""
    """Which of the faces the person chose; empty: the usual one."""

    def as_values(self) -> Values:
        told = self._asdict().items()
        needed = "name", "kind"
        return {key: value for key, value in told if key in needed or value not in (None, "")}


class Header(NamedTuple):
    """What a record says before the first card is dealt, in this order."""

    app: str
    id: str
    created: str
    """UTC, as ``2026-11-20T18:30:00Z``."""
    rulebook: str
    house: str | None
    """The name of the house rule, if it is one."""
    rules: Rules
    seats: tuple[SeatInfo, ...]
    first_dealer: int
    seed: str
    nonce: str
    fingerprint: str
    known: int = 0
    """How many of its deals the person has had before, in another match with this seed."""
    named: str | None = None
    """From which the seed and the nonce follow, for everybody the same, as ``day 2026-11-24``.

    Such a match is one round."""

    @staticmethod
    def new(
        rulebook: str,
        rules: Rules,
        seats: Sequence[SeatInfo],
        seed: str | None = None,
        house: str | None = None,
        *,
        nonce: str | None = None,
        id: str | None = None,  # noqa: A002 - the contract's name for it
        created: str | None = None,
        named: str | None = None,
    ) -> Header:
        """A header for a new match; without ``seed`` its deals are a secret until it ends.

        The first dealer is drawn by lot from the seed. ``nonce`` (hexadecimal), ``id`` and
        ``created`` are made up freshly unless given, as for a simulation that is to come out
        the same again; seed and nonce of a match that is ``named`` follow from its name.
        ``ValueError`` for texts that no record may hold, and for
        rules that an older version let pass (S-22).
        """
        if rules.clash is not None:
            raise rules.clash
        if named is not None:
            seed, nonce = secret_of(named, "seed"), secret_of(named, "nonce")
        seed = os.urandom(16).hex() if seed is None else seed
        nonce = os.urandom(16).hex() if nonce is None else nonce
        now = datetime.now(UTC)
        header = Header(
            rulebook=rulebook,
            rules=rules,
            seats=tuple(seats),
            first_dealer=_dealer_by_lot(seats, seed),
            seed=seed,
            nonce=nonce,
            fingerprint=fingerprint(seed, nonce),
            id=shown(id) if id else f"{now:%Y%m%d-%H%M%S}-{os.urandom(4).hex()}",
            app=APP,
            created=created or f"{now:%Y-%m-%dT%H:%M:%SZ}",
            house=house,
            named=named,
        )
        return Header.from_values(header.as_values())  # what is written can be read

    @property
    def human(self) -> int | None:
        return person_in(self.seats)

    def as_values(self) -> Values:
        values = self._asdict() | {"rules": self.rules.as_dict()}
        values |= {"seats": [seat.as_values() for seat in self.seats], "known": self.known or None}
        told = {key: value for key, value in values.items() if value is not None}
        return {"t": "match", "format": FORMAT, **told}

    @staticmethod
    def from_values(values: Values) -> Header:
        """The inverse of ``as_values``; ``Fault`` says what is wrong with it, or unfair."""
        header = Header.stated_in(values)
        header._check_fairness()
        return header

    @staticmethod
    def stated_in(values: Values) -> Header:
        """The same, whose secret has not been judged: a list of matches does without."""
        expect(values["t"] == "match", "no_header")
        house = None if values.get("house") is None else shown(_text(values, "house"), "")
        expect(house != "", "bad_value", key="house")
        texts = "app", "id", "created", "rulebook", "seed", "nonce", "fingerprint"
        told: Values = {key: _text(values, key) for key in texts}
        header = Header(
            **told,
            house=house,
            rules=_rules(stated(values, "rules", dict), once_allowed=house is not None),
            seats=_seats(stated(values, "seats", list)),
            first_dealer=stated(values, "first_dealer", int),
            known=stated(values, "known", int) if "known" in values else 0,
            named=_text(values, "named") if "named" in values else None,
        )
        header._check_statements()
        return header

    def _check_statements(self) -> None:
        """What a record of another match, or of none, would say."""
        written = f"{self.rulebook!r:.60}"
        expect(self.rulebook in RULEBOOKS, "unknown_rulebook", written=written)
        own = RULEBOOKS[self.rulebook].replace(target=self.rules.target)
        named = self.house is not None or self.rules == own
        expect(named, "rules_nameless", rulebook=self.rulebook)
        expect(self.known >= 0, "bad_value", key="known")
        expect(sum(seat.kind == HUMAN for seat in self.seats) < 2, "two_persons")
        expect(self.id.strip() != "" and not any(map(unseen, self.id)), "bad_value", key="id")
        parts = set(re.split(r"[/\\]", self.id))
        expect(self.id[0] not in "/\\" and not {"..", "."} & parts, "bad_value", key="id")
        try:
            moment = datetime.fromisoformat(self.created)
        except ValueError:
            raise Fault("bad_value", key="created") from None
        in_form = moment.strftime("%Y-%m-%dT%H:%M:%SZ") == self.created
        expect(in_form, "bad_value", key="created")

    def _check_fairness(self) -> None:
        expect(_NONCE.fullmatch(self.nonce) is not None, "bad_value", key="nonce")
        own = fingerprint(self.seed, self.nonce)
        expect(self.fingerprint == own, "wrong_fingerprint", unfair=True)
        if self.named is not None:
            secrets = secret_of(self.named, "seed"), secret_of(self.named, "nonce")
            expect((self.seed, self.nonce) == secrets, "wrong_name", unfair=True)
            programs = [seat for seat in self.seats if seat.kind == PROGRAM]
            expect(not programs, "named_program", unfair=True)
        dealer = _dealer_by_lot(self.seats, self.seed)
        expect(self.first_dealer == dealer, "wrong_dealer", unfair=True)


def _dealer_by_lot(seats: Sequence[SeatInfo], seed: str) -> int:
    from rummy_qt.engine.deal import choice  # no start deals

    return choice(len(seats), seed, "dealer")


def person_in(seats: Sequence[SeatInfo]) -> int | None:
    """The seat of the person, if one plays."""
    return next((n for n, seat in enumerate(seats) if seat.kind == HUMAN), None)


def fingerprint(seed: str, nonce: str) -> str:
    """SHA-256 of seed, a vertical bar and nonce in UTF-8, as 64 hexadecimal digits.

    Shown before a match, it binds the program to the seed without telling it.
    """
    return hashlib.sha256(f"{seed}|{nonce}".encode()).hexdigest()


def mark_of(named: str) -> str | None:
    """A few digits that tell challenges apart; None for the name of anything else."""
    return named.removeprefix(CHALLENGE)[:4] if named.startswith(CHALLENGE) else None


def secret_of(named: str, what: str) -> str:
    """The ``seed`` or the ``nonce`` of a match that bears a name: 32 hexadecimal digits.

    Anybody can reckon them. So whoever sits there could know all cards, and only our own opponents
    do, who do not look.
    """
    return hashlib.sha256(f"rummy-qt|{named}|{what}".encode()).hexdigest()[:32]


def seed_of_deal(text: str) -> str:
    """The seed for a deal number that a person typed, or for the seed of an ended match.

    A number is its own seed, in decimal without leading zeros. ``RecordError`` for all else.
    """
    typed = "".join(text.split()).lower()
    if DEAL_NUMBER.fullmatch(typed) and typed.isascii():
        return str(int(typed))
    if _SEED.fullmatch(typed):
        return typed
    raise RecordError(Sentence("bad_deal"))


def format_of(values: Values) -> int:
    """The format of the record that begins with this object; ``Fault`` where none is given."""
    number = stated(values, "format", int)
    expect(0 < number < 1_000_000, "bad_value", key="format")
    return number


def _text(values: Values, key: str) -> str:
    text = stated(values, key, str)
    expect(0 < len(text) <= LONGEST, "bad_value", key=key)
    return text


def _rules(values: Values, *, once_allowed: bool) -> Rules:
    """``once_allowed``: without an option that an older version let pass in house rules."""
    for name in OPTIONS:
        expect(name in values or name in _OPTIONAL, "option_missing", option=name)
    try:
        rules = Rules.saved(values)
    except RulesError as error:
        raise Fault("bad_rules", why=error.reason) from None
    except (ValueError, TypeError):
        raise Fault("bad_value", key="rules") from None
    return rules.effective if once_allowed else rules


def _seats(values: list[Any]) -> tuple[SeatInfo, ...]:
    good = bool(values) and all(isinstance(seat, dict) for seat in values)
    expect(good, "bad_value", key="seats")
    return tuple(map(_seat, values))


def _seat(values: Values) -> SeatInfo:
    kind = _text(values, "kind")
    expect(_KIND.fullmatch(kind) is not None, "bad_value", key="kind")
    nameless = kind == HUMAN and values.get("name") == ""
    name = "" if nameless else shown(_text(values, "name"))
    program = shown(_text(values, "program")) if "program" in values else ""
    face = values.get("face")
    if not isinstance(face, str) or not _KIND.fullmatch(face):
        face = ""  # it is a matter of looks, so anything else is no fault
    return SeatInfo(name, kind, known_colour(values.get("colour")), program, face)


def known_colour(value: object) -> int | None:
    """A colour that this version knows; it is a matter of looks, so anything else is no fault."""
    return value if type(value) is int and 0 <= value < COLOURS else None
