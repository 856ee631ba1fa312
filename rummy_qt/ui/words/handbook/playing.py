"""The handbook's last chapter: how to play at this table, with mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rummy_qt.engine import Rules
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.names import LEVEL_ABOUT, level_about, level_name

from .clause import Clause, Said, Section, said


def playing(keys: Mapping[str, str]) -> Section:
    """The chapter; ``keys``: by action, its key as it is written on this system."""

    def mouse(_: Rules) -> Iterator[Said]:
        yield said(
            "drag",
            translate(
                "Playing",
                "Drag cards to where they should go, or click them first and then the place;"
                " places where they may go light up.",
            ),
        )
        yield said(
            "choose",
            translate(
                "Playing",
                "A click with Shift chooses all cards up to there, and so does a frame drawn"
                " around them; Esc lets go of them.",
            ),
        )
        yield said(
            "double_click",
            translate(
                "Playing",
                "A double click does what is most likely meant: it draws, lays off, or discards.",
            ),
        )
        yield said(
            "raise",
            translate(
                "Playing",
                "The right button raises a covered card, so that all of it is seen, and so does"
                " pressing on it for half a second; neither plays anything.",
            ),
        )

    def marks(_: Rules) -> Iterator[Said]:
        yield said(
            "drawable",
            translate(
                "Playing",
                "The discards that may be taken stand up out of the pile, and the stock’s top card"
                " is shifted a little when it may be drawn.",
            ),
        )
        yield said(
            "owners",
            translate(
                "Playing",
                "The yarn below a card on the table shows, by its colour and its stitch, for which"
                " player it counts, and a brass left edge on a card in your hand that it is new.",
            ),
        )
        yield said(
            "prices", translate("Playing", "Red is a price: points that a move would cost you.")
        )

    def undo(_: Rules) -> Iterator[Said]:
        yield said(
            "undo",
            translate("Playing", "{undo} takes the last move back, {redo} plays it again."),
            **keys,
        )
        yield said(
            "assisted",
            translate(
                "Playing",
                "Undoing a move after which a hidden card was shown marks the round as assisted,"
                " with a star on the score sheet; the statistics count such rounds apart.",
            ),
        )

    def help_(_: Rules) -> Iterator[Said]:
        yield said(
            "hint",
            translate(
                "Playing",
                "{hint} gives a hint: what a Master would play from your seat, and why; the round"
                " then counts as assisted. The guided first round ({lesson}) has advice for every"
                " move; a refused move says why, and “Why?” opens this handbook at the clause.",
            ),
            **keys,
        )
        yield said(
            "lay_everything",
            translate(
                "Playing",
                "{lay_everything} lays all melds that your hand holds, and all cards that fit.",
            ),
            **keys,
        )

    def keyboard(_: Rules) -> Iterator[Said]:
        yield said(
            "keys",
            translate(
                "Playing",
                "The keyboard alone will do for all of it. The menus name the key of every action;"
                " the page Keys of the preferences ({preferences}) changes them.",
            ),
            **keys,
        )
        yield said(
            "tab",
            translate(
                "Playing",
                "Tab leads from the stock to the discards, the melds, your hand, the players, the"
                " buttons and the moves, Shift+Tab back, and {next_area} to the table from anywhere"
                " in the window; the arrows, Home and End lead within each, and a rank that is"
                " typed (2 to 9, 0 for a ten, A, J, Q, K) to the next such card.",
            ),
            **keys,
        )
        yield said(
            "enter",
            translate(
                "Playing",
                "Space chooses a card of your hand or lets it go. Enter plays what has the focus:"
                " it draws from the stock, takes a discard with those above it, melds the chosen"
                " cards, lays them to the meld or discards them on the pile; a single card is laid"
                " off where it fits, else discarded. What costs points is asked first.",
            ),
        )
        yield said(
            "other_keys",
            translate(
                "Playing",
                "{call} calls, {move_left} and {move_right} move cards in your hand,"
                " {say_again} says again what happened last, and Esc lets a discard pass or puts"
                " away a question, the chosen cards or a refusal, one at a time.",
            ),
            **keys,
        )
        yield said(
            "readers",
            translate(
                "Playing",
                "A screen reader reads the same parts of the table, what each card can do, and all"
                " that happens. While it does, and while you use keys, a call waits for you.",
            ),
        )

    def level(kind: str) -> Clause:
        words = translate("Playing", "{level}: {about}")
        sentence = said(kind, words, level=level_name(kind), about=level_about(kind))
        return Clause((), lambda _: (sentence,))

    clauses = (mouse, marks, undo, help_, keyboard)
    return Section(
        lambda: translate("Playing", "Playing with mouse and keys"),
        (*(Clause((), sentences) for sentences in clauses), *map(level, LEVEL_ABOUT)),
    )
