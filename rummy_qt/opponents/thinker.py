"""Players that look ahead, from the greedy player's judgement."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from rummy_qt.engine import view as engine_view
from rummy_qt.engine.bits import row_of
from rummy_qt.engine.cards import Card
from rummy_qt.engine.events import (
    Conceded,
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Rebuilt,
    Swapped,
    Took,
)
from rummy_qt.engine.moves import CONCEDE, Move
from rummy_qt.engine.position import Position
from rummy_qt.engine.rules import Rules
from rummy_qt.engine.view import View

from .belief import Belief
from .candidates import calls, candidates, named
from .chance import chance_of
from .habitual import HABITS, NONE
from .hands import Hands
from .judge import CALL_DELAY_MS, Judge, hands_of, policy_for
from .leanings import leaning_for
from .plain import true_claims
from .player import Claim, Situation, Way
from .policy import Policy
from .search import Budget, Candidate, Search
from .tuned import nearest
from .value import Value


def recalled(view: View, events: int, belief: Belief) -> Position:
    """What the seat knows after so many events of the history.

    The belief hears every event before it happens, and so has likely places for the other cards
    at the end.
    """
    return engine_view.recalled(view, events, partial(_tell, belief, view.seat))


def _tell(belief: Belief, me: int, position: Position, event: Event) -> None:
    match event:
        case Dealt():
            belief.begin(position, me)
        case Drew(seat=seat, card=card):
            if seat != me:
                belief.drew(position)
            elif card is not None:
                belief.saw(card.index)
        case Took(seat=seat, cards=cards) if seat != me:
            belief.took(position, int(position.pile_size) - len(cards))
        case Melded(seat=seat, cards=cards) | LaidOff(seat=seat, cards=cards) if seat != me:
            belief.laid(position, row_of([card.index for card in cards]))
        case Swapped(seat=seat, card=card) if seat != me:
            belief.laid(position, row_of([card.index]))
        case Discarded(seat=seat, card=Card() as card) if seat != me:
            belief.threw(position, card.index)
        case Rebuilt():
            belief.rebuilt(position)


class Thinker(Judge):
    """Plays the greedy choice unless a search finds something clearly better.

    One search decides a whole turn after the draw: it is made where the turn stood then, and
    later moves of the turn follow it.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.braked = False
        """Whether the clock ended the last search."""
        self.playouts = 0
        """How many playouts the last decision took."""
        self._plan: tuple[object, tuple[Move, ...], int] | None = None
        """What a search was asked, what it came to, and its playouts."""

    def choose(self, view: View, situation: Situation) -> Move:
        self.braked, self.playouts = False, 0
        return super().choose(view, situation)

    def judge(self, view: View, situation: Situation) -> Move | None:
        began = turn_began(view) or len(view.history)
        done = _own_moves(view.history[began:])
        asked = (situation, view.seat, view.history[:began])
        if self._plan is None or self._plan[0] != asked:
            plan = self._best(view, situation, began)
            self._plan = asked, plan, self.playouts
        _, plan, self.playouts = self._plan
        if plan[: len(done)] == done and len(plan) > len(done):
            return plan[len(done)]
        # Somebody else played for us: look again from here.
        plan = self._best(view, situation, len(view.history))
        return plan[0] if plan else None

    def claim(self, view: View, situation: Situation) -> Claim | None:
        if not true_claims(view):
            return None
        search, position = self._search(view, situation, len(view.history))
        ways = calls(position, view.seat, true_claims(view))
        chosen = ways[self._run(search, ways, self.budget)]
        return Claim(chosen.moves[0], CALL_DELAY_MS) if chosen.moves else None

    def ways(
        self,
        view: View,
        situation: Situation,
        others: Sequence[Sequence[Move]] = (),
        playouts: int | None = None,
        *,
        only: bool = False,
    ) -> list[Way]:
        """What a seat may do from here; ``others`` are tried, too.

        The best first, then what is least behind it in the deals of both.

        From any point of its own turn: each of ``others`` is a row of moves, after which play goes
        on greedily. In another's turn: whether to claim the last discard; a way without moves lets
        it lie. No leaning colours it. ``playouts`` replaces the level's number. With ``only``
        nothing but ``others`` is tried. ``ValueError`` where there is nothing to choose, or one of
        ``others`` is not legal.
        """
        policy = policy_for(view.rules, view.players)
        search, position = self._search(view, situation, len(view.history))
        if view.to_move == view.seat and view.phase != "closed":
            found = candidates(policy, position)
        else:
            may_call = view.claimable is not None
            found = calls(position, view.seat, true_claims(view)) if may_call else []
        tried = [named(policy, position, view.seat, list(moves)) for moves in others]
        if only or not found:
            found = tried[:1]
        if not found:
            raise ValueError("there is nothing to choose here")
        first, *rest = found
        tried = [way for way in tried if way.moves != first.moves]
        told = [way.moves for way in tried]
        found = [first, *tried, *(way for way in rest if way.moves not in told)]
        budget = self.budget if playouts is None else self.budget.of(playouts)
        place = self._run(search, found, budget, len(tried), sums=True)
        best = search.ways.pop(place)
        return [best, *sorted(search.ways, key=lambda way: -way.parts.total)]

    # ------------------------------------------------------------------------ searching

    def _best(self, view: View, situation: Situation, events: int) -> tuple[Move, ...]:
        """The moves of the best way from the point of the turn after so many events."""
        search, position = self._search(view, situation, events)
        ways = candidates(policy_for(view.rules, view.players), position)
        if len(ways) < 2:
            return tuple(ways[0].moves) if ways else ()
        if taste := situation.leaning_at(view.seat):
            leaning = leaning_for(taste, view.rules, view.players)
            for way in ways:
                way.liked = leaning.likes(position, way.moves)
        return tuple(ways[self._run(search, ways, self.budget)].moves)

    def recall(self, view: View, events: int, belief: Belief) -> Position:
        """As ``recalled``; what the search then takes for the deals is the belief's."""
        return recalled(view, events, belief)

    def _run(
        self,
        search: Search,
        ways: list[Candidate],
        budget: Budget,
        named: int = 0,
        *,
        sums: bool = False,
    ) -> int:
        best = search.run(ways, budget, named, sums)
        self.braked, self.playouts = search.braked, int(search.playouts)
        return best

    def _search(self, view: View, situation: Situation, events: int) -> tuple[Search, Position]:
        label = f"{situation.seed}|{situation.round}|{view.seat}|{events}"
        chance = chance_of(label)
        policy = policy_for(view.rules, view.players)
        table = table_for(
            view.rules, view.players, view.seat, situation.company, situation.leanings
        )
        belief = Belief(table, self.budget.deals, chance)
        position = self.recall(view, events, belief)
        belief.choose()
        value = match_value(view.rules, situation.totals, view.seat)
        own = table[view.seat] if situation.company else policy
        return Search(own, table, belief, value, chance), position


@lru_cache(maxsize=16)
def table_for(
    rules: Rules,
    players: int,
    me: int,
    company: tuple[str, ...] = (),
    leanings: tuple[str, ...] = (),
) -> list[Policy]:
    """By whose judgement each seat plays; ``me`` goes on as a Club does, whoever it is."""
    if not any(level in HABITS for level in company):
        return [policy_for(rules, players)] * players
    return table_of(hands_of(rules, players), company, leanings, me)


def table_of(
    hands: Hands, company: Sequence[str], leanings: Sequence[str] = (), me: int = -1
) -> list[Policy]:
    """By whose judgement each seat plays, ``me`` as a Club.

    Another thread needs ``hands`` of its own, and so a table of its own.
    """
    rules = hands.sheet.rules
    habits = [NONE if seat == me else HABITS.get(level, NONE) for seat, level in enumerate(company)]
    table = []
    for seat, own in enumerate(habits):
        leaning = leanings[seat] if leanings and own is not NONE else ""
        weights = own.weights(rules, len(company), leaning)
        policy = Policy(hands, weights, own.depth, own.overlooks)
        for caller, habit in enumerate(habits):
            policy.misses[caller] = habit.misses_claims
        table.append(policy)
    return table


def match_value(rules: Rules, totals: Sequence[int], seat: int) -> Value:
    """What a round's scores are worth to a seat with these totals before it."""
    tuned = nearest(rules, len(totals))
    by_points = rules.rounds is not None or rules.winner != "highest"
    target = 0 if by_points else rules.target
    return Value(totals, seat, target=target, gain=float(tuned.best), spread=float(tuned.spread))


def turn_began(view: View) -> int:
    """The number of events up to and with the draw of the turn under way; 0: no draw yet."""
    for number in range(len(view.history), 0, -1):
        event = view.history[number - 1]
        if isinstance(event, Drew | Took):
            return number if event.seat == view.seat else 0
        if isinstance(event, Discarded):
            return 0
    return 0


def _own_moves(events: Sequence[Event]) -> tuple[Move, ...]:
    """The moves after the draw of which these events of one turn tell."""
    moves = []
    for event in events:
        match event:
            case Melded(cards=cards):
                moves.append(Move("meld", cards))
            case LaidOff(meld=meld, end=end, cards=cards):
                moves.append(Move("lay", cards, meld, end))
            case Swapped(meld=meld, card=card):
                moves.append(Move("swap", (card,), meld))
            case Conceded():
                moves.append(CONCEDE)
            case Discarded(card=card) if card is not None:
                moves.append(Move("discard", (card,)))
    return tuple(moves)
