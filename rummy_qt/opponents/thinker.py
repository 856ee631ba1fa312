"""The players that search, starting from the greedy player's choice."""

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
from .candidates import candidate_for, candidates, claim_candidates
from .chance import chance_of
from .habitual import HABITS, NO_HABITS
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
    """The position as the seat knows it after so many events of the history.

    ``belief`` is updated before each event, and so holds likely deals of the other cards at the
    end.
    """
    return engine_view.known_position(view, events, partial(_update, belief, view.seat))


def _update(belief: Belief, me: int, position: Position, event: Event) -> None:
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
            belief.discarded(position, card.index)
        case Rebuilt():
            belief.rebuilt(position)


class Thinker(Judge):
    """Plays the greedy choice unless a search finds something clearly better.

    After the draw one search decides the rest of the turn; its later moves follow that plan.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.playouts = 0
        """The number of playouts of the last decision."""
        self._plan: tuple[object, tuple[Move, ...], int] | None = None
        """The last search: what it depended on, the moves it chose, and its playouts."""

    def choose(self, view: View, situation: Situation) -> Move:
        self.playouts = 0
        return super().choose(view, situation)

    def judge(self, view: View, situation: Situation) -> Move | None:
        began = turn_began(view) or len(view.history)
        done = _own_moves(view.history[began:])
        key = (situation, view.seat, view.history[:began])
        if self._plan is None or self._plan[0] != key:
            plan = self._best(view, situation, began)
            self._plan = key, plan, self.playouts
        _, plan, self.playouts = self._plan
        if plan[: len(done)] == done and len(plan) > len(done):
            return plan[len(done)]
        # Another player made moves of this turn: search again from here.
        plan = self._best(view, situation, len(view.history))
        return plan[0] if plan else None

    def claim(self, view: View, situation: Situation) -> Claim | None:
        calls = true_claims(view)
        if not calls:
            return None
        search, position = self._search(view, situation, len(view.history))
        ways = claim_candidates(position, view.seat, calls)
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
        """The seat's ways to play on from here, and ``others``: the best first, then by difference.

        At any point of its own turn, each of ``others`` is a sequence of moves, after which play
        goes on greedily. In another seat's turn the ways are claims of the last discard, and one
        without moves for no claim. Leanings have no effect. ``playouts`` replaces the level's
        number. With ``only`` just ``others`` are tried. ``ValueError`` if there is nothing to
        choose, or one of ``others`` is not legal.
        """
        policy = policy_for(view.rules, view.players)
        search, position = self._search(view, situation, len(view.history))
        if view.to_move == view.seat and view.phase != "closed":
            found = candidates(policy, position)
        else:
            may_call = view.claimable is not None
            found = claim_candidates(position, view.seat, true_claims(view)) if may_call else []
        tried = [candidate_for(policy, position, view.seat, list(moves)) for moves in others]
        if only or not found:
            found = tried[:1]
        if not found:
            raise ValueError("there is nothing to choose here")
        first, *rest = found
        tried = [way for way in tried if way.moves != first.moves]
        given = [way.moves for way in tried]
        found = [first, *tried, *(way for way in rest if way.moves not in given)]
        budget = self.budget if playouts is None else self.budget.scaled_to(playouts)
        place = self._run(search, found, budget, len(tried), sums=True)
        best = search.ways.pop(place)
        return [best, *sorted(search.ways, key=lambda way: -way.parts.total)]

    # ------------------------------------------------------------------------ searching

    def _best(self, view: View, situation: Situation, events: int) -> tuple[Move, ...]:
        """The moves of the best candidate, searched from the point after so many events."""
        search, position = self._search(view, situation, events)
        ways = candidates(policy_for(view.rules, view.players), position)
        if len(ways) < 2:
            return tuple(ways[0].moves) if ways else ()
        if taste := situation.leaning_at(view.seat):
            leaning = leaning_for(taste, view.rules, view.players)
            for way in ways:
                way.bias = leaning.likes(position, way.moves)
        return tuple(ways[self._run(search, ways, self.budget)].moves)

    def _run(
        self,
        search: Search,
        ways: list[Candidate],
        budget: Budget,
        keep: int = 0,
        *,
        sums: bool = False,
    ) -> int:
        best = search.run(ways, budget, keep, sums)
        self.playouts = int(search.playouts)
        return best

    def _search(self, view: View, situation: Situation, events: int) -> tuple[Search, Position]:
        chance = chance_of(f"{situation.seed}|{situation.round}|{view.seat}|{events}")
        table = table_for(
            view.rules, view.players, view.seat, situation.company, situation.leanings
        )
        belief = Belief(table, self.budget.deals, chance)
        position = recalled(view, events, belief)
        belief.choose()
        value = match_value(view.rules, situation.totals, view.seat)
        return Search(belief, value, chance), position


@lru_cache(maxsize=16)
def table_for(
    rules: Rules, players: int, me: int, company: tuple[str, ...], leanings: tuple[str, ...]
) -> list[Policy]:
    """By seat, the policy that plays it in a search; ``me`` plays on as a Club."""
    if not any(level in HABITS for level in company):
        return [policy_for(rules, players)] * players
    return table_of(hands_of(rules, players), company, leanings, me)


def table_of(
    hands: Hands, company: Sequence[str], leanings: Sequence[str] = (), me: int = -1
) -> list[Policy]:
    """By seat, the policy of its level and leaning; ``me`` plays as a Club.

    ``hands`` is not thread-safe: each thread needs its own, and so its own table.
    """
    rules = hands.sheet.rules
    habits = [
        NO_HABITS if seat == me else HABITS.get(level, NO_HABITS)
        for seat, level in enumerate(company)
    ]
    table = []
    for seat, own in enumerate(habits):
        leaning = leanings[seat] if leanings and own is not NO_HABITS else ""
        weights = own.weights(rules, len(company), leaning)
        policy = Policy(hands, weights, own.depth, own.overlooks)
        for caller, habit in enumerate(habits):
            policy.misses[caller] = habit.misses_claims
        table.append(policy)
    return table


def match_value(rules: Rules, totals: Sequence[int], seat: int) -> Value:
    """The value of a round's scores to a seat, with these totals before the round."""
    tuned = nearest(rules, len(totals))
    by_points = rules.rounds is not None or rules.winner != "highest"
    target = 0 if by_points else rules.target
    return Value(totals, seat, target=target, gain=float(tuned.best), spread=float(tuned.spread))


def turn_began(view: View) -> int:
    """The number of events up to and including this turn's draw; 0 before the draw."""
    for number in range(len(view.history), 0, -1):
        event = view.history[number - 1]
        if isinstance(event, Drew | Took):
            return number if event.seat == view.seat else 0
        if isinstance(event, Discarded):
            return 0
    return 0


def _own_moves(events: Sequence[Event]) -> tuple[Move, ...]:
    """The moves after the draw that caused these events of one turn."""
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
