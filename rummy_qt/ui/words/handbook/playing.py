"""The handbook's last chapter: how to play at this table, with mouse and keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from rummy_qt.engine import Rules
from rummy_qt.records.texts import Said
from rummy_qt.ui.words.names import LEVEL_ABOUT, level_about, level_name

from .chapters import EVER, Clause, Row, Section


def playing(keys: Mapping[str, str]) -> Section:
    """The chapter; ``keys``: by action, its key as it is written on this system."""

    def row(name: str, text: Annotated[Said, "Playing"]) -> Row:
        return Row(name, EVER, text, lambda _: [dict(keys)], context="Playing")

    return Section(
        "Playing with mouse and keys",
        Clause((),
            row("drag",
                "Drag cards to where they should go, or click them first and then the place; places"
                " where they may go light up."),
            row("choose",
                "A click with Shift chooses all cards up to there, and so does a frame drawn around"
                " them; Esc lets go of them."),
            row("double_click",
                "A double click does what is most likely meant: it draws, lays off, or discards."),
            row("raise",
                "The right button raises a covered card, so that all of it is seen, and so does"
                " pressing on it for half a second; neither plays anything.")),
        Clause((),
            row("drawable",
                "The discards that may be taken stand up out of the pile, and the stock’s top card"
                " is shifted a little when it may be drawn."),
            row("owners",
                "The yarn below a card on the table shows, by its colour and its stitch, for which"
                " player it counts, and a brass left edge on a card in your hand that it is new."),
            row("prices", "Red is a price: points that a move would cost you.")),
        Clause((),
            row("undo", "{undo} takes the last move back, {redo} plays it again."),
            row("assisted",
                "Undoing a move after which a hidden card was shown marks the round as assisted,"
                " with a star on the score sheet; the statistics count such rounds apart.")),
        Clause((),
            row("hint",
                "{hint} gives a hint: what a Master would play from your seat, and why;"
                " {follow_hint} plays it, move by move. The round then counts as assisted. The"
                " guided rounds ({lesson}) have advice for every move; a refused move says why, and"
                " “Why?” opens this handbook at the clause."),
            row("tutor",
                "A tutor, off unless the preferences wish for it, speaks before a move that costs"
                " so many points, and says why; the move is played if you make it again. A round in"
                " which it listens counts as assisted."),
            row("practice",
                "{practice} shows decisions that cost most in your reviewed rounds: find the move."
                " What you found comes back after 1, 3 and 9 days."),
            row("lay_everything",
                "{lay_everything} lays all melds that your hand holds, and all cards that fit.")),
        Clause((),
            row("keys",
                "The keyboard alone will do for all of it. The menus name the key of every action;"
                " the page Keys of the preferences ({preferences}) changes them."),
            row("tab",
                "Tab leads from the stock to the discards, the melds, your hand, the players, the"
                " buttons and the moves, Shift+Tab back, and {next_area} to the table from anywhere"
                " in the window; the arrows, Home and End lead within each, and a rank that is"
                " typed (2 to 9, 0 for a ten, A, J, Q, K) to the next such card."),
            row("enter",
                "Space chooses a card of your hand or lets it go. Enter plays what has the focus:"
                " it draws from the stock, takes a discard with those above it, melds the chosen"
                " cards, lays them to the meld or discards them on the pile; a single card is laid"
                " off where it fits, else discarded. What costs points is asked first."),
            row("other_keys",
                "{call} calls, {move_left} and {move_right} move cards in your hand, {say_again}"
                " says again what happened last, and Esc lets a discard pass or puts away a"
                " question, the chosen cards or a refusal, one at a time."),
            row("deeds",
                "Wherever the focus is, {draw} draws from the stock, {take_top} takes the top"
                " discard and {take_pile} the whole pile; {to_hand} leads to your hand and"
                " {to_melds} to the melds. {read_hand}, {read_scores} and {read_table} say your"
                " hand, the scores and how things stand. {keys_now} lists the keys of the moment."),
            row("readers",
                "A screen reader reads the same parts of the table, what each card can do, and all"
                " that happens. While it does, and while you use keys, a call waits for you.")),
        *(Clause((), _level(kind)) for kind in LEVEL_ABOUT),
    )  # fmt: skip


def _level(kind: str) -> Row:
    def values(_: Rules) -> Iterable[dict[str, Any]]:
        return [{"level": level_name(kind), "about": level_about(kind)}]

    return Row(kind, EVER, "{level}: {about}", values, context="Playing")
