"""House rules with options that no rulebook uses."""

from rummy_qt.engine import Rules

HOUSE_RULES = [
    Rules(
        max_players=4, jokers_per_deck=4, joker_limit="unlimited", joker_swap="anyone", claims=True
    ),
    Rules(
        max_players=4,
        must_discard_to_go_out=True,
        closing_card_face_up=True,
        closing_card_claimable=True,
        closing_card_may_fit=False,
        claims=True,
        stock_out="rebuild",
    ),
    Rules(max_players=4, min_run=4, meld_kinds="runs", first_meld_points=40, take_needs_meld=True),
    Rules(
        max_players=4,
        two_decks_from=2,
        same_suit_sets=True,
        meld_kinds="sets",
        stock_out="last_draw",
    ),
    Rules(
        max_players=4,
        discard_draw="top_or_all",
        discard_pile="stacked",
        duty=None,
        peek_price=10,
        ring_runs=True,
        top_card_free=True,
        may_return_top_card=True,
    ),
    Rules(max_players=4, duty="covered_card_meld", closed_first_lap=True, lay_off_needs_meld=True),
]
