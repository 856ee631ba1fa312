"""A rulebook as data: every rule that differs between the games is an option of ``Rules``.

No code depends on which rulebook is played, only on its options. ``OPTIONS`` describes each
option (legal values, default, one sentence in English) for the handbook and the house-rules page.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple

from .cards import MAX_JOKERS, Card, full_deck
from .reasons import FAULTS, Datum, OptionName, Reason

Value = str | int | bool | None | tuple[int, ...]
Group = Literal[
    "players", "deal", "drawing", "melds", "jokers", "closing", "calls", "points", "match"
]

_SEAT_COUNTS = range(2, 9)
NONE: Final = "none"


class Choice(NamedTuple):
    """One of a few values."""

    words: Mapping[str | bool | None, str]
    """The English name of each value; empty where the option's sentence says it all."""

    @property
    def values(self) -> tuple[str | bool | None, ...]:
        return tuple(self.words)

    @property
    def texts(self) -> tuple[str, ...]:
        """The English texts for the values."""
        return tuple(filter(None, self.words.values()))

    def admits(self, value: object) -> bool:
        return any(value is v or (type(value) is type(v) and value == v) for v in self.values)

    def refuse(self, option: str, value: object) -> Reason:
        choices = ", ".join(map(str, self.values))
        return _fault("not_one_of_these", option, value, choices=choices)


class Number(NamedTuple):
    """A whole number from ``low`` to ``high``, or None if ``without`` names it."""

    low: int
    high: int
    counted: str
    """The number with its unit, as in ``%n card(s)``."""
    without: str = ""
    """The English name of None; empty where None is not allowed."""

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.counted, self.without)))

    def admits(self, value: object) -> bool:
        if value is None:
            return bool(self.without)
        return type(value) is int and self.low <= value <= self.high

    def refuse(self, option: str, value: object) -> Reason:
        name = "neither_number_nor_none" if self.without else "not_a_number"
        return _fault(name, option, value, low=self.low, high=self.high)


class Numbers(NamedTuple):
    """A whole number from ``low`` to ``high`` for each of 2, 3, … 8 players."""

    low: int
    high: int

    @property
    def texts(self) -> tuple[str, ...]:
        return ()  # pages show the values below their numbers of players

    def admits(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(_SEAT_COUNTS)
            and all(type(n) is int and self.low <= n <= self.high for n in value)
        )

    def refuse(self, option: str, value: object) -> Reason:
        return _fault("not_seven_numbers", option, value, low=self.low, high=self.high)


def _fault(name: str, option: str, value: object, **values: Datum) -> Reason:
    return Reason(name, option=OptionName(option), written=f"{value!r:.60}", **values)


Values = Choice | Number | Numbers
YES_NO = Choice({False: "", True: ""})
"""Whether the option's sentence holds."""


class Option(NamedTuple):
    """The description of one option of ``Rules``."""

    name: str
    default: Value
    group: Group
    values: Values
    sentence: str
    """What the option means, in one English sentence."""


def _option(default: Value, group: Group, values: Values, sentence: str) -> Any:
    return dataclasses.field(
        default=default, metadata={"about": (default, group, values, sentence)}
    )


class RulesError(ValueError):
    """Invalid options; ``reason`` says why, with the options and values at fault."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason.sentence()


class OptionsClash(RulesError):
    """Two options that exclude each other (S-22)."""

    @staticmethod
    def of(one: str, other: str, why: str) -> OptionsClash:
        """The clash of two options, explained by ``FAULTS[why]``, whose blanks are options too."""
        pair = {"one": OptionName(one), "other": OptionName(other)}
        options = {name: OptionName(name) for name in FAULTS[why].blanks}
        return OptionsClash(Reason("clash", **pair, advice=Reason(why, **options)))

    @property
    def pair(self) -> tuple[str, str]:
        return self.reason.values["one"], self.reason.values["other"]


@dataclass(frozen=True, repr=False)
class Rules:
    """One set of rules, validated on creation: ``RulesError`` names what is wrong."""

    # fmt: off
    min_players: int = _option(2, "players", Number(2, 8, "%n player(s)"), "The fewest players.")
    max_players: int = _option(8, "players", Number(2, 8, "%n player(s)"), "The most players.")
    two_decks_from: int | None = _option(None, "players",
        Number(2, 8, "%n player(s)", NONE),
        "The fewest players for two decks.")
    jokers_per_deck: int = _option(0, "jokers", Number(0, MAX_JOKERS // 2, "%n joker(s)"),
        "How many jokers each deck has.")
    hand_sizes: tuple[int, ...] = _option((7,) * 7, "deal", Numbers(1, 26),
        "The cards dealt, by number of players.")
    discard_draw: str = _option("any", "drawing",
        Choice({"top_or_all": "the top one, or all", "any": "any, with all above it"}),
        "Which discards may be drawn.")
    discard_pile: str = _option("fanned", "drawing",
        Choice({"fanned": "fanned, all readable", "stacked": "stacked, the top one showing"}),
        "How the discards lie.")
    duty: str | None = _option("chosen_card", "drawing",
        Choice({
            None: NONE,
            "taken_card_meld": "a new meld with a taken card",
            "covered_card_meld": "a new meld with a covered card",
            "chosen_card": "use the chosen card at once",
        }), "The duty after taking discards.")
    duty_price: int | None = _option(None, "drawing",
        Number(1, 10_000, "%n point(s)", "it must be met"), "What an unmet duty costs.")
    may_return_top_card: bool = _option(False, "drawing", YES_NO,
        "A top discard drawn without a duty may be discarded again in the same turn.")
    top_card_free: bool = _option(False, "drawing", YES_NO,
        "The top discard alone may be drawn without any duty.")
    take_needs_meld: bool = _option(False, "drawing", YES_NO,
        "Drawing deeper than the top discard needs a meld of your own on the table.")
    closed_first_lap: bool = _option(False, "drawing", YES_NO,
        "Nothing is laid, and nothing deeper than the top discard is drawn, until everybody"
        " has finished a first turn.")
    lay_off_needs_meld: bool = _option(False, "melds", YES_NO,
        "Laying off on an opponent’s meld needs a meld of your own on the table.")
    ring_runs: bool = _option(False, "melds", YES_NO,
        "Runs may turn the corner: after king and ace comes the two.")
    meld_kinds: str = _option("both", "melds",
        Choice({"both": "sets and runs", "runs": "runs only", "sets": "sets only"}),
        "Which melds there are.")
    min_run: int = _option(3, "melds", Number(3, 13, "%n card(s)"),
        "The fewest cards of a run.")
    first_meld_points: int | None = _option(None, "melds",
        Number(1, 500, "%n point(s)", NONE),
        "The least a first meld must be worth.")
    same_suit_sets: bool = _option(False, "melds", YES_NO,
        "With two decks, a set may hold two cards of one suit.")
    joker_limit: str = _option("fewer_than_naturals", "jokers",
        Choice({
            "fewer_than_naturals": "fewer than other cards",
            "one": "one",
            "unlimited": "any number",
        }), "How many jokers a meld may hold.")
    joker_swap: str = _option("never", "jokers",
        Choice({"never": "never", "others": "another player’s joker", "anyone": "any joker"}),
        "Swapping a joker for its card.")
    must_discard_to_go_out: bool = _option(False, "closing", YES_NO,
        "Going out needs a last discard.")
    closing_card_face_up: bool = _option(False, "closing", YES_NO,
        "That last discard lies face up.")
    closing_card_may_fit: bool = _option(True, "closing", YES_NO,
        "The last discard may be a card that could be laid off.")
    closing_card_claimable: bool = _option(False, "closing", YES_NO,
        "The last discard may be called.")
    claims: bool = _option(False, "calls", YES_NO,
        "A discard that fits a meld may be called by another player.")
    false_claim_price: int = _option(50, "calls",
        Number(1, 10_000, "%n point(s)"), "What a false call costs.")
    peek_price: int | None = _option(None, "calls",
        Number(1, 10_000, "%n point(s)", "nobody may look"), "What a look into the pile costs.")
    pip_values: bool = _option(True, "points", YES_NO,
        "2 to 9 count their pips; otherwise they count 5 each.")
    ace_low: int = _option(1, "points", Number(0, 100, "%n point(s)"),
        "What an ace that begins a run counts.")
    ace_high: int = _option(15, "points", Number(0, 100, "%n point(s)"),
        "What any other ace on the table counts.")
    ace_in_hand: int = _option(15, "points", Number(0, 100, "%n point(s)"),
        "What an ace left in hand costs.")
    joker_value: int = _option(15, "points", Number(0, 100, "%n point(s)"),
        "What a joker counts.")
    going_out_bonus: int = _option(0, "points", Number(0, 1_000, "%n point(s)"),
        "What going out scores.")
    stock_out: str = _option("decline", "closing",
        Choice({
            "decline": "ends when the discards are declined",
            "rebuild": "the discards become the stock",
            "last_draw": "ends with the last card’s turn",
        }), "What happens when the stock is empty.")
    target: int = _option(500, "match", Number(1, 1_000_000, "%n point(s)"),
        "The points that end the match.")
    winner: str = _option("highest", "match",
        Choice({"highest": "the highest total", "nearest": "the total nearest to the target"}),
        "Who wins the match.")
    rounds: int | None = _option(None, "match", Number(1, 1_000, "%n round(s)", NONE),
        "The match has this many rounds, whatever the totals.")
    tie_break: str = _option("another_round", "match",
        Choice({"another_round": "another round", "closer": "the one who went out"}),
        "What breaks a tie at the top.")
    settlement: bool = _option(False, "match", YES_NO,
        "The winner collects from each opponent the difference between their totals.")
    next_dealer: str = _option("left", "match",
        Choice({"left": "the player to the left", "winner": "the winner of the round"}),
        "Who deals next.")
    # fmt: on

    def __repr__(self) -> str:
        """A call of ``Rules`` with the options that differ from their defaults."""
        values = {name: getattr(self, name) for name in OPTIONS}
        changed = (f"{n}={v!r}" for n, v in values.items() if v != OPTIONS[n].default)
        return f"Rules({', '.join(changed)})"

    def __post_init__(self) -> None:
        self._check_values()
        clash = self.clash
        if clash is not None:
            raise clash

    def _check_values(self) -> None:
        for option in OPTIONS.values():
            value = getattr(self, option.name)
            if not option.values.admits(value):
                raise RulesError(option.values.refuse(option.name, value))

    @cached_property
    def clash(self) -> OptionsClash | None:
        """The first clash, or None; only rules from ``saved`` can have one."""
        return next(self._clashes(), None)

    def _clashes(self) -> Iterator[OptionsClash]:
        for one, other, clash, why in _IMPOSSIBLE:
            if clash(self):
                yield OptionsClash.of(one, other, why)

    def replace(self, **changes: Any) -> Rules:
        """A copy with some options changed: a house rule. ``RulesError`` as for ``Rules``."""
        rules = Rules.from_dict(self.as_dict() | changes)
        if not changes.keys().isdisjoint(_DECK_OPTIONS) and _deck_too_small(rules):
            raise OptionsClash.of("hand_sizes", "max_players", "deck_too_small")
        return rules

    @property
    def effective(self) -> Rules:
        """These rules without a useless option that older versions accepted."""
        if not _return_is_useless(self):
            return self
        return Rules.saved(self.as_dict() | {"may_return_top_card": False})

    def as_dict(self) -> dict[str, Any]:
        """Every option by name, ready for JSON: tuples as lists."""
        values = {name: getattr(self, name) for name in OPTIONS}
        return {n: list(v) if isinstance(v, tuple) else v for n, v in values.items()}

    @staticmethod
    def from_dict(values: Mapping[str, Any]) -> Rules:
        """The inverse of ``as_dict``; missing options have their defaults."""
        return Rules(**_checked_options(values))

    @staticmethod
    def saved(values: Mapping[str, Any]) -> Rules:
        """As ``from_dict``, but accepts clashes that older versions allowed in their files.

        Such rules have a ``clash``. Their matches can be read and replayed, but no new match is
        started with them.
        """
        rules = object.__new__(Rules)
        options = _checked_options(values)
        for name, option in OPTIONS.items():
            object.__setattr__(rules, name, options.get(name, option.default))
        rules._check_values()
        for clash in rules._clashes():
            if clash.pair not in _FORMERLY_ALLOWED:
                raise clash
        return rules

    def deck(self, players: int) -> list[Card]:
        """The cards for this number of players, unshuffled."""
        return full_deck(self.decks(players), self.jokers_per_deck)

    def decks(self, players: int) -> int:
        """The number of decks for this number of players: 1 or 2."""
        self._check_players(players)
        return 1 if self.two_decks_from is None or players < self.two_decks_from else 2

    @property
    def aim(self) -> int | None:
        """The points that end the match; None if it has a fixed number of rounds."""
        return self.target if self.rounds is None else None

    def merit(self, total: int) -> int:
        """A total as ranked, highest first; for ``nearest``, points above the target count down."""
        return total - 2 * max(0, total - self.target) if self.winner == "nearest" else total

    def hand_size(self, players: int) -> int:
        self._check_players(players)
        return self.hand_sizes[players - _SEAT_COUNTS.start]

    def _check_players(self, players: int) -> None:
        if type(players) is not int or players not in _SEAT_COUNTS:
            raise ValueError(f"no rules are for {players!r:.20} players")


def _checked_options(values: Mapping[str, Any]) -> dict[str, Any]:
    """The options with lists as tuples; ``RulesError`` names an unknown one."""
    if not isinstance(values, Mapping):
        raise TypeError(f"options are named values, not {values!r:.40}")
    unknown = [str(name)[:40] for name in values if name not in OPTIONS]
    if unknown:
        raise RulesError(Reason("unknown_option", written=repr(unknown[0])))
    return {n: tuple(v) if isinstance(v, list) else v for n, v in values.items()}


OPTIONS: dict[str, Option] = {
    f.name: Option(f.name, *f.metadata["about"]) for f in dataclasses.fields(Rules)
}
"""Every option of ``Rules`` by name, in the order in which pages show them."""


_DECK_OPTIONS = "hand_sizes", "max_players", "min_players", "two_decks_from", "jokers_per_deck"


def _deck_is_default(rules: Rules) -> bool:
    """Whether the deck and the hands are those of ``Rules()``.

    The defaults, meant to be changed, have too few cards for eight players.
    """
    return all(getattr(rules, name) == OPTIONS[name].default for name in _DECK_OPTIONS)


def _deck_too_small(rules: Rules) -> bool:
    return any(
        len(rules.deck(n)) - n * rules.hand_size(n) < 2
        for n in range(rules.min_players, rules.max_players + 1)
    )


def _return_is_useless(rules: Rules) -> bool:
    obliged = rules.duty == "chosen_card" and not rules.top_card_free
    return rules.may_return_top_card and obliged


_USELESS_RETURN = ("may_return_top_card", "duty")
_NEAREST_SETTLES = ("winner", "settlement")
_FORMERLY_ALLOWED = frozenset({_USELESS_RETURN, _NEAREST_SETTLES})
"""Clashes that older versions accepted and that their files may contain."""

_IMPOSSIBLE: tuple[tuple[str, str, Callable[[Rules], bool], str], ...] = (
    ("min_players", "max_players", lambda r: r.min_players > r.max_players, "fewest_above_most"),
    ("peek_price", "discard_pile",
        lambda r: r.peek_price is not None and r.discard_pile == "fanned",
        "nothing_to_peek_at_when_fanned"),
    ("discard_draw", "discard_pile",
        lambda r: r.discard_draw == "any" and r.discard_pile == "stacked", "choice_among_unseen"),
    ("duty", "discard_pile",
        lambda r: r.discard_pile == "stacked" and r.duty is not None and r.duty_price is None,
        "unseen_without_price"),
    ("duty_price", "duty", lambda r: r.duty_price is not None and r.duty == "chosen_card",
        "price_for_what_cannot_fail"),
    ("closing_card_face_up", "must_discard_to_go_out",
        lambda r: r.closing_card_face_up and not r.must_discard_to_go_out, "no_closing_card"),
    ("closing_card_claimable", "closing_card_face_up",
        lambda r: r.closing_card_claimable and not r.closing_card_face_up, "face_down_claimed"),
    ("closing_card_claimable", "claims", lambda r: r.closing_card_claimable and not r.claims,
        "claimed_without_calls"),
    ("joker_swap", "jokers_per_deck", lambda r: r.joker_swap != "never" and r.jokers_per_deck == 0,
        "no_joker_to_swap"),
    ("same_suit_sets", "two_decks_from", lambda r: r.same_suit_sets and r.two_decks_from is None,
        "suits_once"),
    ("hand_sizes", "max_players", lambda r: not _deck_is_default(r) and _deck_too_small(r),
        "deck_too_small"),
    (*_USELESS_RETURN, _return_is_useless, "nothing_returns"),
    (*_NEAREST_SETTLES, lambda r: r.winner == "nearest" and r.settlement, "winner_pays"),
)  # fmt: skip
"""Pairs of options that exclude each other (S-22): both names, whether they clash, and the name of
the reason in ``FAULTS``."""
