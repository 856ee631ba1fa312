"""The sentences that the window shows a player in a position, in the program's own words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from types import SimpleNamespace

from rummy_qt.engine import Move
from rummy_qt.engine.moves import Kind
from rummy_qt.lab.fuzz import wrong_move
from rummy_qt.play.targets import Targets
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.words.cards import SPOKEN, WRITTEN, Naming
from rummy_qt.ui.words.hints import way_text
from rummy_qt.ui.words.previews import choice_text, preview_text
from rummy_qt.ui.words.prompts import Leaders, prompt_text, reason_text

from .buttons import buttons, drops, line, rows, seated
from .table import At
from .worlds import World

ASKED = ("meld", "lay", "swap", "claim", "concede", "peek")
MOST = 8
BUTTONS = 0.15
"""How often buttons, drops and rows are read as well: making a row of buttons is slow."""
RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
RANKS += ["jack", "queen", "king"]
SIGNS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
_RANK = "|".join(RANKS)
_SHORT = re.compile(
    rf"\b({_RANK}) to ({_RANK}) of ({'|'.join(SUITS)})"
    rf"((?:, joker as (?:{_RANK}) of (?:{'|'.join(SUITS)}))*)"
)


def written(spoken: str) -> str:
    """A sentence for the screen reader in its written form, so that one table reads both."""

    def sign(found: re.Match[str]) -> str:
        return SIGNS[RANKS.index(found[1])] + SUITS[found[2]]

    text = _SHORT.sub(_each, spoken)
    text = re.sub(rf"(?:\b[Tt]he )?\b({_RANK}) of (clubs|diamonds|hearts|spades)", sign, text)
    text = re.sub(r"\b(?:a )?joker as (\S+[♣♦♥♠])", r"Joker (\1)", text)
    text = re.sub(
        r"(?<!for )(?<!for the )(?<![Nn]o )(?<!one )(?<!set )(?<!’s )(?<!your )(?<!own )"
        r"\b(?:a )?joker\b(?! that)",
        "Joker",
        text,
    )
    text = re.sub(r"\b(for|set) a Joker", r"\1 a joker", text)
    text = re.sub(r"(?<=[♣♦♥♠)r]),? and (?=\d|[AJQK])", " ", text)
    text = re.sub(r"(?<=[♣♦♥♠)r]), (?=(?:\d+|[AJQK])[♣♦♥♠]|Joker)", " ", text)
    return re.sub(rf"\brun ({_RANK}) to ({_RANK})", _run, text)


def _each(found: re.Match[str]) -> str:
    """Write a run named by its ends and its jokers card by card."""
    first, last, suit, jokers = found.groups()
    at = RANKS.index(first)
    cards: list[str] = []
    while not cards or RANKS[(at - 1) % len(RANKS)] != last:
        cards.append(f"{RANKS[at % len(RANKS)]} of {suit}")
        at += 1
    return ", ".join(f"joker as {card}" if f"joker as {card}" in jokers else card for card in cards)


def _run(found: re.Match[str]) -> str:
    return f"run {SIGNS[RANKS.index(found[1])]} to {SIGNS[RANKS.index(found[2])]}"


def advised(move: Move, world: World, me: int, naming: Naming) -> str:
    """A move in the words of a hint."""
    return way_text((move,), world.round.view(me), naming)


@dataclass
class Reader:
    """A player at the table, and how cards are named to that player."""

    world: World
    me: int
    rng: random.Random

    def __post_init__(self) -> None:
        self.second = self.world.second.copy()
        self.naming = self.rng.choice([WRITTEN, WRITTEN, SPOKEN])
        self.state = TableState(seated(self.world, self.me))
        self.teller = self.state.texts
        self.view = self.state.view

    def plain(self, text: str) -> str:
        return written(text) if self.naming is SPOKEN else text

    def at(self, family: str, text: str, move: str = "") -> At:
        return At(self.second, self.me, family, self.plain(text), move)

    def prompt(self) -> At:
        view, scores = self.view, self.world.round.scores or (0,)
        targets = Targets(view)
        situation = SimpleNamespace(
            view=view,
            targets=targets,
            texts=self.teller,
            person=self.me,
            tells_fits=self.rng.random() < 0.5,
            my_turn=view.to_move == self.me and not view.over,
            may_call=bool(targets.calls and view.melds),
            ahead=Leaders(tuple(n for n, s in enumerate(scores) if s == max(scores)), max(scores)),
        )
        stands, _, _why = prompt_text(situation, self.naming).partition("\n")  # the log says why
        return self.at("prompt", stands)

    def of_a_move(self, move: Move) -> Iterator[At]:
        """The sentences about a legal move before it is played."""
        text = preview_text(move, self.view, self.naming)
        if text:
            yield self.at("preview", text, str(move))
        if move.kind in ASKED and str(move) != "claim":
            yield self.at("choice", choice_text(move, self.view, self.naming), str(move))
        yield self.at("hint", advised(move, self.world, self.me, self.naming), str(move))

    def refusals(self) -> Iterator[At]:
        for move in wishes(self.world, self.me, self.rng):
            reason = self.world.round.refusal(move, self.me)
            if reason:
                yield self.at(
                    "refusal", reason_text(reason, self.teller.name, self.naming), str(move)
                )

    def log(self) -> Iterator[At]:
        """The sentences about the last move, in the log and in the list of moves."""
        actor, _, played = self.world.last.partition(" ")
        for event in self.state.happenings[self.world.told :] if played else ():
            told = (
                ("log", self.plain(self.teller.sentence(event, self.naming))),
                ("list", line(self.state, event)),
            )
            for family, text in told:
                yield At(self.world.before, self.me, family, text, played, int(actor), self.second)


def said(world: World, me: int, rng: random.Random) -> Iterator[At]:
    """All sentences that this player can see in this position."""
    reader = Reader(world, me, rng)
    yield reader.prompt()
    moves = list(reader.view.legal_moves)
    for move in rng.sample(moves, min(MOST, len(moves))):
        yield from reader.of_a_move(move)
    if rng.random() < BUTTONS:
        shown = (buttons(reader.state, world, rng), drops(reader.state, rng), rows(reader.state))
        for family, text, of in chain(*shown):
            yield At(reader.second, me, family, written(text) if family == "row" else text, of)
    yield from reader.refusals()
    yield from reader.log()


def wishes(world: World, me: int, rng: random.Random) -> Iterator[Move]:
    """Moves that a player might try: without roles, all takes, and moves with one detail wrong."""
    kinds: tuple[Kind, ...] = ("draw", "pass", "peek", "concede", "claim")
    yield Move(rng.choice(kinds))
    discards = list(world.round.view(me).discards)
    for card in rng.sample(discards, min(3, len(discards))):
        yield Move("take", (card,))
    for _ in range(4):
        move = wrong_move(world.round, me, rng)
        if move is not None and (move.kind != "take" or move.cards[0] in discards):
            yield move
