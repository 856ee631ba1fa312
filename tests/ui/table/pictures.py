"""Paints the pictures of the table in `docs/images`: `python -m tests.ui.table.pictures`."""

from __future__ import annotations

import argparse
import math
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import count, product
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rummy_qt.engine import RULEBOOKS, Move
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.ui.application import register_resources
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.sprites import draw_ring
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.theme import USUAL_COLOUR
from rummy_qt.ui.voice import Voice
from rummy_qt.ui.words import language
from tests.ui.mouse import corner
from tests.ui.tables import TableGame

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "docs" / "images"
CAMERA = ROOT / "packaging" / "screenshots.py"
SIZE = (1280, 760)
QUALITY = 84
"""Of WebP: all colours, so that the light has no rings, in a quarter of what a PNG takes."""


class Scene(NamedTuple):
    """One picture: a deal, how long it is played, and what is looked at."""

    name: str
    rulebook: str
    players: int
    seed: int
    ready: Callable[[TableGame], bool]
    point: Callable[[TableView], None] = lambda _: None
    level: str = "club"
    size: tuple[int, int] = SIZE
    hand: int = 0
    """Cards dealt to each of two; 0: as the rulebook says."""


def game_of(scene: Scene) -> TableGame:
    """The first deal from the scene's seed on that simple players bring to where it is ready."""
    games = (played(scene, seed) for seed in count(scene.seed))
    game = next(game for game in games if scene.ready(game))
    before = TOTALS[scene.name] if scene.name in TOTALS else USUAL_TOTALS[: scene.players]
    gained = scores_of(game)
    totals = game.game.match.totals
    totals[:] = [a + b for a, b in zip(before, gained, strict=True)]
    game.game.last_round = game.game.match.over = scene.name in TOTALS
    return game


USUAL_TOTALS = [135, 210, 80, 45, 310, -35, 90, 145]
TOTALS = {"table-match-over": [455, 310, 280]}
"""Before the round that is shown."""


def scores_of(game: TableGame) -> list[int]:
    """What the round has brought, once it is over."""
    return game.round.scores or [0] * game.round.players


def played(scene: Scene, seed: int) -> TableGame:
    rules = RULEBOOKS[scene.rulebook]
    if scene.hand:
        rules = rules.replace(two_decks_from=2, hand_sizes=(scene.hand, *rules.hand_sizes[1:]))
    deck = list(map(str, rules.deck(scene.players)))
    random.Random(seed).shuffle(deck)
    size = rules.hand_size(scene.players)
    hands = [" ".join(deck[size * n : size * (n + 1)]) for n in range(scene.players)]
    first, *stock = deck[size * scene.players :]
    game = TableGame(hands, first, " ".join(stock), rules=rules)
    minds = [new_player(scene.level) for _ in range(scene.players)]
    calm = Situation((0,) * scene.players, 1, seed)
    while not scene.ready(game) and not game.round.over:
        seat = game.round.seat
        game.round.play(minds[seat].choose(game.round.view(seat), calm), seat)
    return game


def point_at_deepest(view: TableView) -> None:
    cards = view.state.discards.values
    card = next(card for card in cards if card in view.state.targets.take)
    here = corner(view, card)
    QTest.mouseMove(view.viewport(), here + QPoint(2, 2))  # in an earlier picture it stood here
    QTest.mouseMove(view.viewport(), here)


def open_call(view: TableView) -> None:
    view.state.source.call_window.emit(True)
    view.calling.pause()
    scene = view.scene_
    scene.ring.show_drawn(scene.art, draw_ring, scene.arrangement.pile_spots[-1].w, 0.7)
    scene.ring.setPos(*scene.arrangement.pile_spots[-1][:2])


def hold_a_card(view: TableView) -> None:
    """Carry a card of the hand to where it may go, so that the silhouettes stand."""
    card = view.state.hand.cards[len(view.state.hand.cards) // 2]
    pile = view.scene_.arrangement.next_discard
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=corner(view, card))
    for step in (0.5, 1.0):
        start, end = corner(view, card), QPoint(round(pile.x), round(pile.y + 60))
        QTest.mouseMove(view.viewport(), start + (end - start) * step)


def celebrate(view: TableView) -> None:
    """The wheel at the end of a match, as it stands."""
    from rummy_qt.ui.windows.score_sheet import Celebration

    wheel = Celebration(view, 500)
    wheel.begin()
    view.scene_.motion.pause()
    view.scene_.motion.setCurrentTime(1_500)


def match_won(game: TableGame) -> bool:
    """Whether the person has many melds, and passes the target with this round."""
    mine = [meld for meld in game.round.melds if meld.owners[0] == 0]
    scores = scores_of(game)
    return game.round.over and len(mine) >= 3 and scores[0] >= max(45, *scores)


def middle_of_it(game: TableGame) -> bool:
    return game.round.seat == 0 and len(game.round.melds) >= 4 and len(game.round.discards) > 4


def thirty(game: TableGame) -> bool:
    return game.round.seat == 0 and len(game.round.hand(0)) == 30


def deep(game: TableGame) -> bool:
    takes = [m for m in game.round.legal_moves() if m.kind == "take"]
    at = {card: n for n, card in enumerate(reversed(game.round.discards))}
    return game.round.seat == 0 and any(at[m.cards[0]] >= 4 for m in takes)


def callable_card(game: TableGame) -> bool:
    moves: list[Move] = game.round.legal_moves(0)
    fits = any(m.kind == "claim" and m.meld for m in moves)
    return game.round.seat != 0 and fits and len(game.round.hand(0)) > 4


def may_discard(game: TableGame) -> bool:
    moves = game.round.legal_moves() if game.round.seat == 0 else []
    return len(game.round.melds) >= 3 and any(move.kind == "discard" for move in moves)


def many_melds(game: TableGame) -> bool:
    return game.round.seat == 0 and len(game.round.melds) >= 9


SCENES = (
    Scene("table-first-deal", "500-rum-de", 4, 5, lambda g: g.round.seat == 0),
    Scene("table-deep-discard", "500-rum-de", 3, 11, deep, point_at_deepest),
    Scene("table-call", "rommy-dk", 4, 7, callable_card, open_call, "random"),
    Scene("table-four-players", "500-rum-de", 4, 2, middle_of_it),
    Scene("table-drag", "500-rum-de", 3, 6, may_discard, hold_a_card),
    Scene("table-eight-players", "femhundra", 8, 9, many_melds),
    Scene("table-large-hand", "femhundra", 2, 1, thirty, level="random", hand=26),
    Scene("table-small-window", "500-rum-de", 6, 4, middle_of_it, size=(1024, 614)),
    Scene("table-large-window", "500-rum-de", 4, 2, middle_of_it, size=(3840, 2134)),
    Scene("table-round-over", "500-rum-de", 4, 3, lambda g: g.round.over),
    Scene("table-match-over", "500-rum-de", 3, 3, match_won, celebrate),
)
THEMES = ("dark", "light")


def paint(scene: Scene, theme: str) -> QImage:
    """The scene as a window would show it."""
    preferences = Preferences()
    preferences.animation_speed = 0.0
    preferences.theme = theme
    view = TableView(game_of(scene), preferences)
    view.resize(*scene.size)
    view.show()
    view.setFocus()
    QApplication.processEvents()
    scene.point(view)
    QApplication.processEvents()
    picture = view.grab().toImage()
    view.hide()
    if picture.width() > SIZE[0]:
        mode = Qt.TransformationMode.SmoothTransformation
        picture = picture.scaledToWidth(SIZE[0], mode)
    return picture


def strip(scene: Scene, change: Callable[[TableGame], None] | None) -> QImage:
    """What happens next, every 30 ms or as many frames as there is room for, side by side.

    ``change``: None for what is dealt as the table is shown.
    """
    preferences = Preferences()
    preferences.theme = "dark"
    game = game_of(scene)
    view = TableView(game, preferences)
    view.resize(*scene.size)
    view.show()
    motion = view.scene_.motion
    if change is not None:
        motion.finish()
        change(game)
    motion.pause()
    every = max(30, motion.totalDuration() // 28)
    times = [*range(0, motion.totalDuration(), every), math.inf]
    wide, high = FRAME
    columns = 5
    sheet = QImage(columns * wide, -(-len(times) // columns) * high, QImage.Format.Format_RGB32)
    sheet.fill(0)
    painter = QPainter(sheet)
    for nth, time in enumerate(times):
        motion.setCurrentTime(time) if time < math.inf else motion.finish()
        frame = (
            view.grab()
            .toImage()
            .scaled(wide - 2, high - 2, mode=Qt.TransformationMode.SmoothTransformation)
        )
        painter.drawImage((nth % columns) * wide, (nth // columns) * high, frame)
    painter.end()
    view.hide()
    return sheet


def draw(game: TableGame) -> None:
    game.play("draw")


def meld_of_an_opponent(game: TableGame) -> None:
    meld = next(move for move in game.round.legal_moves() if move.kind == "meld")
    game.play(str(meld))


def opponent_may_meld(game: TableGame) -> bool:
    return game.round.seat > 0 and any(m.kind == "meld" for m in game.round.legal_moves())


def may_go_out(game: TableGame) -> bool:
    """Whether the round can end with the next move."""
    return game.round.seat > 0 and going_out(game) is not None


def going_out(game: TableGame) -> Move | None:
    """A discard that is the last card of whoever is to move."""
    held = len(game.round.view(game.round.seat).hand)
    moves = game.round.legal_moves()
    return next((m for m in moves if m.kind == "discard" and held == 1), None)


def go_out(game: TableGame) -> None:
    """End the round, which counts as it does in a match."""
    move, end = going_out(game), game.round.copy()
    assert move is not None
    end.play(move, end.seat)
    totals = game.game.match.totals
    totals[:] = [a + b for a, b in zip(totals, end.scores or [], strict=True)]
    game.play(str(move))


STRIPS = (
    (Scene("strip-deal", "500-rum-de", 4, 5, lambda g: g.round.seat == 0), None),
    (Scene("strip-draw", "500-rum-de", 4, 2, middle_of_it), draw),
    (Scene("strip-meld", "500-rum-de", 3, 2, opponent_may_meld), meld_of_an_opponent),
    (Scene("strip-round-end", "500-rum-de", 3, 2, may_go_out), go_out),
)
FRAME = (256, 152)


STORE = {
    "table-four-players-dark": "store-table", "page-score-sheet-light": "store-score-sheet",
}  # fmt: skip
"""The two that a software centre shows, which wants them as PNG."""


PAGES = {
    "new_match": "page-new-match", "house_rules_clash": "page-house-rules",
    "score_sheet": "page-score-sheet", "statistics_full": "page-statistics",
}  # fmt: skip
"""Of the pictures that are taken of every page: those that are shown, and how they are called."""


def paint_pages(folder: Path, theme: str) -> None:
    """The pages of ``PAGES`` as they lie on a window, in a process of its own."""
    with tempfile.TemporaryDirectory() as taken:
        look = "1024", "640", "1", theme, USUAL_COLOUR
        words = [sys.executable, str(CAMERA), taken, "--one", *look]
        subprocess.run(words, check=True)
        for page, name in PAGES.items():
            (found,) = Path(taken).glob(f"{page}-1024*.png")
            QImage(str(found)).save(str(folder / f"{name}-{theme}.webp"), quality=QUALITY)


def main(folder: Path) -> None:
    """Paint every scene into the folder, in every theme."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    register_resources()
    language.speak("en")
    _voice = Voice(app, Preferences())
    folder.mkdir(parents=True, exist_ok=True)
    for scene, theme in product(SCENES, THEMES):
        paint(scene, theme).save(str(folder / f"{scene.name}-{theme}.webp"), quality=QUALITY)
    for scene, change in STRIPS:
        strip(scene, change).save(str(folder / f"{scene.name}.webp"), quality=QUALITY)
    for theme in THEMES:
        paint_pages(folder, theme)
    for shown, name in STORE.items():
        QImage(str(folder / f"{shown}.webp")).save(str(folder / f"{name}.png"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    main(parser.parse_args().folder)
