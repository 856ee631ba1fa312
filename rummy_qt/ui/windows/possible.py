"""Which actions do something, by what lies on the table."""

from __future__ import annotations

from rummy_qt.play.game import Game
from rummy_qt.play.laying import next_laying
from rummy_qt.records.life import Status


def possible_actions(game: Game | None, *, replaying: bool, practising: bool) -> dict[str, bool]:
    """By action, whether it does something now; the others always do.

    ``game`` lies on the table; ``replaying``: it waits behind a replay; ``practising``: it is
    a lesson's, which is no saved match.
    """
    on_table = game is not None
    played = None if replaying else game
    saved = None if practising else played
    deals = game is not None and game.header.rules.clash is None
    return {
        "rematch": deals,
        "same_deals": deals and game is not None and game.may_tell,
        "replay": played is not None and bool(played.match.scores),
        "about_match": played is not None,
        "same_deal": deals and saved is not None and saved.match.round.over,
        "resign": saved is not None and saved.life.status is Status.RUNNING,
        "leave_table": on_table or replaying,
        "undo": played is not None and played.can_undo,
        "redo": played is not None and played.can_redo,
        "lay_everything": played is not None and next_laying(played.view()) is not None,
        "next_round": deals and game is not None and game.may_deal,
        "score_sheet": on_table and not practising,
        "log": on_table or replaying,
        "call": played is not None,
        "move_left": played is not None,
        "move_right": played is not None,
        "next_area": on_table or replaying,
        "previous_area": on_table or replaying,
        "say_again": on_table or replaying,
    }
