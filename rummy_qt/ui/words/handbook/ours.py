"""Where the source of a rulebook is silent: the sentences of the handbook that are our choice."""

from __future__ import annotations

from typing import Final

_EVERYWHERE: Final = frozenset({"dealt_from_left", "tie_plays_on", "idle", "run_most"})
_TOP_CARD: Final = frozenset({"last_card_goes", "double_goes"})
_DEALERS: Final = frozenset({"first_dealer", "deal_passes"})

_RUMMY_500: Final = (
    _EVERYWHERE
    | _TOP_CARD
    | _DEALERS
    | {"free_after_price", "highest_wins", "meld_taken", "top_stays", "suits_differ", "one_suit"}
    | {"no_corner", "hands_count", "ace_in_hand", "lay_off_stays", "lay_offs_are_none"}
)
_GERMAN: Final = (
    _EVERYWHERE
    | _DEALERS
    | {"fewest_players", "most_players", "two_decks", "dealt_singly", "pass_ends_round"}
    | {"suits_differ", "declining_ends", "hands_count", "pips", "tens", "ace_in_run"}
    | {"ace_in_set", "ace_in_hand", "names_meld", "lay_off_stays"}
)
_DANISH: Final = (
    (_EVERYWHERE - {"run_most"})
    | _TOP_CARD
    | {"free_after_price", "swaps_before"}
    | {"most_players", "dealt_singly", "pass_ends_turn", "first_lap_prices"}
    | {"peek_in_turn", "peek_once"}
    | {"joker_free_suit", "call_window", "call_lays", "call_once", "others_call", "cardless_may"}
    | {"rebuilt", "rebuilt_again", "not_rebuilt", "hands_count"}
)
_POLISH: Final = (
    _EVERYWHERE
    | _DEALERS
    | {"dealt_singly", "upcard", "fanned", "suits_differ", "last_card_ends", "pips", "tens"}
    | {"turn"}  # it says that melds must be laid in each turn, which nobody could
    | {"joker", "joker_keeps", "joker_free_suit", "fewer_jokers", "no_swaps", "joker_points"}
    | {"ace_in_set", "ace_in_hand", "names_meld", "lay_off_stays"}
)

OURS: Final[dict[str, frozenset[str]]] = {
    "femhundra": _RUMMY_500 - {"meld_taken"} | {"no_peeking"},
    "rummy-500": _RUMMY_500,
    "500-rum-de": _GERMAN,
    "500-rum-nl": _GERMAN | {"turn", "lay_off"},
    "rommy-dk": _DANISH,
    "500-rum-pl": _POLISH,
}
"""By rulebook, the names of its sentences (``Row.name``) that its source does not have."""
