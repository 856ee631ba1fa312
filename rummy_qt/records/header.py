"""The first line of a record: rules, seats, and the seed of the deals."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from rummy_qt import __version__
from rummy_qt.engine import OPTIONS, RULEBOOKS, Rules
from rummy_qt.engine.rules import RulesError

from .lines import Values, stated
from .sentences import Fault, RecordError, Sentence, expect
from .texts import shown, unseen

FORMAT = 1
"""The record format that this version writes; it also reads all earlier ones."""

HUMAN: Final = "human"
PROGRAM: Final = "program"
"""Kinds of seats, beside the levels."""
COLOURS = 8
"""The number of seat colours."""

LONGEST: Final = 200
"""Characters of a text."""
CHALLENGE = "challenge "
"""The beginning of a challenge's ``named``, followed by 16 digits."""
DEAL_NUMBER = re.compile(r"[0-9]{1,15}")
_SEED = re.compile(r"[0-9a-f]{32}")
_NONCE = re.compile(r"[0-9a-f]{1,64}")
_KIND = re.compile(r"[a-z][a-z0-9_-]*")
_OPTIONAL: frozenset[str] = frozenset()
"""Options added after version 0.1.0, which older records lack."""


class SeatInfo(NamedTuple):
    """The player in a seat."""

    name: str
    """As typed; empty for a person who typed none."""
    kind: str
    """``human``, an opponent's level in lower case, ``random`` or ``program``."""
    colour: int | None = None
    """The chosen colour, 0 to 7; None for the default colour of the seat."""
    program: str = ""
    """The file name of a ``program``, without folders."""
    face: str = ""
    """The chosen face; empty for the default."""

    def as_values(self) -> Values:
        return {k: v for k, v in self._asdict().items() if k == "name" or v not in (None, "")}


class Header(NamedTuple):
    """The values of a record's first line, in this order."""

    app: str
    id: str
    created: str
    """UTC, as ``2026-11-20T18:30:00Z``."""
    rulebook: str
    house: str | None
    """The name of the house rules, if any."""
    rules: Rules
    seats: tuple[SeatInfo, ...]
    first_dealer: int
    seed: str
    nonce: str
    fingerprint: str
    known: int = 0
    """How many of its deals the person has seen in another match with this seed."""
    named: str | None = None
    """The name from which seed and nonce of a shared deal follow, as ``day 2026-11-24``.

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
        """A header for a new match; without ``seed`` its deals are secret until it ends.

        The first dealer follows from the seed. ``nonce`` (hexadecimal), ``id`` and ``created``
        are generated unless given, as for a reproducible simulation; the seed and nonce of a
        ``named`` match follow from its name. ``ValueError`` for texts that a record may not
        hold, and for rules that only older versions accepted (S-22).
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
            app=f"Rummy Qt {__version__}",
            created=created or f"{now:%Y-%m-%dT%H:%M:%SZ}",
            house=house,
            named=named,
        )
        return Header.from_values(header.as_values())  # so that what is written can be read

    @property
    def human(self) -> int | None:
        return person_in(self.seats)

    def as_values(self) -> Values:
        values = self._asdict() | {"rules": self.rules.as_dict()}
        values |= {"seats": [seat.as_values() for seat in self.seats], "known": self.known or None}
        present = {key: value for key, value in values.items() if value is not None}
        return {"t": "match", "format": FORMAT, **present}

    @staticmethod
    def from_values(values: Values) -> Header:
        """The inverse of ``as_values``; ``Fault`` if a value is invalid or not fair."""
        header = Header.without_fairness_check(values)
        header._check_fairness()
        return header

    @staticmethod
    def without_fairness_check(values: Values) -> Header:
        """As ``from_values``, faster, for a list of matches: seed and nonce are not checked."""
        expect(values["t"] == "match", "no_header")
        house = None if values.get("house") is None else shown(_text(values, "house"), "")
        expect(house != "", "bad_value", key="house")
        texts = "app", "id", "created", "rulebook", "seed", "nonce", "fingerprint"
        required: Values = {key: _text(values, key) for key in texts}
        seats = stated(values, "seats", list)
        valid = bool(seats) and all(isinstance(seat, dict) for seat in seats)
        expect(valid, "bad_value", key="seats")
        header = Header(
            **required,
            house=house,
            rules=_rules(stated(values, "rules", dict), once_allowed=house is not None),
            seats=tuple(map(_seat, seats)),
            first_dealer=stated(values, "first_dealer", int),
            known=stated(values, "known", int) if "known" in values else 0,
            named=_text(values, "named") if "named" in values else None,
        )
        header._check_statements()
        return header

    def _check_statements(self) -> None:
        """``Fault`` for invalid values."""
        written = f"{self.rulebook!r:.60}"
        expect(self.rulebook in RULEBOOKS, "unknown_rulebook", written=written)
        own = RULEBOOKS[self.rulebook].replace(target=self.rules.target)
        valid = self.house is not None or self.rules == own
        expect(valid, "rules_nameless", rulebook=self.rulebook)
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
        """``Fault`` if fingerprint, seed, nonce and first dealer do not fit together."""
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
    from rummy_qt.engine.deal import choice  # so that a start does not load it

    return choice(len(seats), seed, "dealer")


def person_in(seats: Sequence[SeatInfo]) -> int | None:
    """The seat of the person, if one plays."""
    return next((n for n, seat in enumerate(seats) if seat.kind == HUMAN), None)


def fingerprint(seed: str, nonce: str) -> str:
    """SHA-256 of seed, a vertical bar and nonce in UTF-8, as 64 hexadecimal digits.

    Shown before a match, it commits the program to the seed without disclosing it.
    """
    return hashlib.sha256(f"{seed}|{nonce}".encode()).hexdigest()


def mark_of(named: str) -> str | None:
    """The first four digits of a challenge's name; None for any other name."""
    return named.removeprefix(CHALLENGE)[:4] if named.startswith(CHALLENGE) else None


def secret_of(named: str, what: str) -> str:
    """The ``seed`` or ``nonce`` (``what``) of a match with a name: 32 hexadecimal digits.

    Anybody can compute them and so know all cards. Therefore only our own opponents play there.
    """
    return hashlib.sha256(f"rummy-qt|{named}|{what}".encode()).hexdigest()[:32]


def seed_of_deal(text: str) -> str:
    """The seed from a typed deal number, or from the typed seed of an ended match.

    A number is its own seed, in decimal without leading zeros. ``RecordError`` for anything else.
    """
    typed = "".join(text.split()).lower()
    if DEAL_NUMBER.fullmatch(typed) and typed.isascii():
        return str(int(typed))
    if _SEED.fullmatch(typed):
        return typed
    raise RecordError(Sentence("bad_deal"))


def format_of(values: Values) -> int:
    """The format number in a header line; ``Fault`` if it is missing or invalid."""
    number = stated(values, "format", int)
    expect(0 < number < 1_000_000, "bad_value", key="format")
    return number


def _text(values: Values, key: str) -> str:
    text = stated(values, key, str)
    expect(0 < len(text) <= LONGEST, "bad_value", key=key)
    return text


def _rules(values: Values, *, once_allowed: bool) -> Rules:
    """``once_allowed``: drops an option that older versions accepted in house rules."""
    for name in OPTIONS:
        expect(name in values or name in _OPTIONAL, "option_missing", option=name)
    try:
        rules = Rules.saved(values)
    except RulesError as error:
        raise Fault("bad_rules", why=error.reason) from None
    except (ValueError, TypeError):
        raise Fault("bad_value", key="rules") from None
    return rules.effective if once_allowed else rules


def _seat(values: Values) -> SeatInfo:
    kind = _text(values, "kind")
    expect(_KIND.fullmatch(kind) is not None, "bad_value", key="kind")
    nameless = kind == HUMAN and values.get("name") == ""
    name = "" if nameless else shown(_text(values, "name"))
    program = shown(_text(values, "program")) if "program" in values else ""
    face = values.get("face")
    if not isinstance(face, str) or not _KIND.fullmatch(face):
        face = ""  # it only affects the look, so an unknown one is no fault
    return SeatInfo(name, kind, known_colour(values.get("colour")), program, face)


def known_colour(value: object) -> int | None:
    """The colour, or None for an unknown one: it only affects the look and is no fault."""
    return value if type(value) is int and 0 <= value < COLOURS else None
