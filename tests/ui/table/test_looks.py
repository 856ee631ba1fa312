"""Visible details: marks, yarn, names, shadows, and what remains when the look changes."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Card
from rummy_qt.engine.events import Discarded, Drew, LaidOff, Melded, Took
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.ui.drawings import clear_pixmap
from rummy_qt.ui.fonts import text_font
from rummy_qt.ui.models.rows import ValueRole
from rummy_qt.ui.portraits import STITCHES, YarnLine, draw_yarn
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.art import CardArt, CardLook, Lift, Mark, Style
from rummy_qt.ui.table.layout import arrange
from rummy_qt.ui.table.panels import _TurnDelegate
from rummy_qt.ui.table.plates import (
    NAME_SIZES,
    TextColumn,
    break_lines,
    draw_own,
    draw_seat,
    name_size,
)
from rummy_qt.ui.table.scene import contents_of
from rummy_qt.ui.table.sprites import CardSprite, seen_at
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.theme import BRASS, BRASS_SHADE, TABLE_COLOURS, USUAL_COLOUR
from rummy_qt.ui.words.log import Part, merge_plays
from tests.ui import tables
from tests.ui.keyboard import Key, press
from tests.ui.tables import TableGame

from .conftest import Lay, Table, Wishes
from .test_motion import just_before, moving

DARK, LIGHT, *_ = TABLE_COLOURS[USUAL_COLOUR].looks
SEVEN = Card.parse("7c")


def art_of(ratio: float = 1.0) -> CardArt:
    return CardArt(Style(ratio=ratio), DARK)


def near(colour: str, image: QImage, x: int, y: int) -> bool:
    """Whether a pixel has this colour, or nearly so."""
    wanted, seen = QColor(colour), image.pixelColor(x, y)
    off = (
        wanted.red() - seen.red(),
        wanted.green() - seen.green(),
        wanted.blue() - seen.blue(),
    )
    return all(abs(part) < 30 for part in off)


# ------------------------------------------------------------------------------- cards


@pytest.mark.parametrize("angle", [0.0, -9.0, 12.5])
def test_the_mark_of_a_card_that_must_be_used_is_visible_in_a_fan(
    qtbot: QtBot, angle: float
) -> None:
    art, width = art_of(), 140.0
    picture = art.card(SEVEN, width, "classic", CardLook(angle, Lift.IN_HAND, Mark.ADVISED))
    image = picture.pixmap.toImage()
    upright = QImage(image.size(), QImage.Format.Format_ARGB32)
    upright.fill(0)
    painter = QPainter(upright)
    painter.translate(image.width() / 2, image.height() / 2)
    painter.rotate(-angle)
    painter.translate(picture.corner)
    painter.drawImage(0, 0, image)
    painter.end()
    left = round(image.width() / 2 - width / 2)
    rows = range(image.height() // 2 - 60, image.height() // 2)
    seen = [y for y in rows if any(near(BRASS, upright, left + dx, y) for dx in range(-1, 5))]
    assert len(seen) > 0.9 * len(rows), "all along the left edge, above the middle"


@pytest.mark.parametrize("mark", [Mark.ADVISED, Mark.CHOSEN])
@pytest.mark.parametrize("width", [60.0, 140.0])
def test_the_brass_edge_of_a_marked_card_has_a_dark_line(
    qtbot: QtBot, mark: Mark, width: float
) -> None:
    picture = art_of().card(SEVEN, width, "classic", CardLook(0.0, Lift.LYING, mark))
    image = picture.pixmap.toImage()
    left, top = round(-picture.corner.x() - width / 2), round(-picture.corner.y() - 0.7 * width)
    along = range(round(0.3 * width), round(0.6 * width))
    across = range(-1, 8)
    if mark is Mark.CHOSEN:
        lines = [[(left + a, top + b) for b in across] for a in along]
    else:
        lines = [[(left + b, top + a) for b in across] for a in along]
    for line in lines:
        assert any(near(BRASS, image, *at) for at in line)
        assert any(near(BRASS_SHADE, image, *at) for at in line)


@pytest.mark.parametrize("angle", [0.0, 7.0])
def test_shade_and_marks_do_not_change_a_cards_outline(qtbot: QtBot, angle: float) -> None:
    art = art_of()
    plain = art.card(SEVEN, 90, "classic", CardLook(angle))
    for wear in (CardLook(angle, veiled=True), CardLook(angle, mark=Mark.ADVISED)):
        worn = art.card(SEVEN, 90, "classic", wear)
        assert worn.pixmap.toImage() != plain.pixmap.toImage()
        assert worn.pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8) == (
            plain.pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8)
        )
        assert worn[1:] == plain[1:]


def test_shadows_fall_downward_without_a_hook_at_corners(qtbot: QtBot) -> None:
    picture = art_of().card(SEVEN, 100, "classic")
    image = picture.pixmap.toImage()
    middle = round(-picture.corner.x())
    top = round(-picture.corner.y() - RATIO * 50)
    bottom = round(-picture.corner.y() + RATIO * 50)
    above = max(image.pixelColor(x, top - 2).alpha() for x in range(image.width()))
    below = image.pixelColor(middle, bottom + 1).alpha()
    assert above < 26, "two of them, one over the other, stay under a fifth"
    assert below > 3 * above


def test_the_cache_of_pictures_is_limited(qtbot: QtBot) -> None:
    art = art_of()
    cards = [Card.parse(f"{rank}{suit}") for suit in "cdhs" for rank in "23456789TJQKA"]
    first = art.card(cards[0], 200, "classic", CardLook(0.2))
    for turn in range(1, 8):
        for card in cards:
            art.card(card, 200, "classic", CardLook(float(turn)))
    assert art.card(cards[-1], 200, "classic", CardLook(7.0)) is art.card(
        cards[-1], 200, "classic", CardLook(7.0)
    )
    again = art.card(cards[0], 200, "classic", CardLook(0.2))
    assert again is not first, "what was not wanted for long was let go"
    assert again.pixmap.toImage() == first.pixmap.toImage()


# ------------------------------------------------------------------------------- yarn, names


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("length", [18, 40, 130])
def test_stitches_differ_without_colour_even_on_covered_cards(
    qtbot: QtBot, theme: object, length: int
) -> None:
    grey = DARK._replace(threads=("#404040",) * 8, dark=theme is DARK)
    seen = []
    for number in range(len(STITCHES)):
        pixmap = clear_pixmap(length, 14, 1)
        painter = QPainter(pixmap)
        draw_yarn(painter, YarnLine(0, length, 7, 3.4), grey, number)
        painter.end()
        seen.append(pixmap.toImage())
    for number, image in enumerate(seen):
        assert image not in seen[:number], list(STITCHES)[number]
        inked = sum(
            near("#404040", image, x, y) and image.pixelColor(x, y).alpha() > 60
            for x in range(length)
            for y in range(14)
        )
        assert inked >= 0.5 * length, list(STITCHES)[number]


def test_all_names_on_a_table_have_one_size(lay: Lay) -> None:
    scene = lay(["", "", "", "", ""]).view.scene_
    looks = list(scene.furniture.seat_looks().values())
    assert name_size(looks) == NAME_SIZES[0]
    longest = looks[2]._replace(row=looks[2].row._replace(name="Maximiliane-Wilhelmina von B."))
    assert name_size([*looks, longest]) < NAME_SIZES[0]


def test_the_gain_on_a_plate_is_reduced_by_prices_paid(lay: Lay) -> None:
    scene = lay(["", "", ""]).view.scene_
    look = next(iter(scene.furniture.seat_looks().values()))

    def picture(on_table: int, paid: int) -> QImage:
        row = look.row._replace(on_table=on_table, paid=paid)
        return draw_seat(look._replace(row=row), 17, scene.art)[0].toImage()

    assert picture(35, 75) == picture(0, 40) != picture(35, 0)


def test_a_plate_is_not_redrawn_when_only_its_room_changes(lay: Lay) -> None:
    """It would fade although it says the same."""
    scene = lay(["", "", ""]).view.scene_
    looks, found = scene.furniture.seat_looks(), scene.arrangement
    seats = tuple(seat._replace(column=seat.column._replace(w=1.0)) for seat in found.seats)
    scene.arrangement = replace(found, seats=seats)
    assert scene.furniture.seat_looks() == looks


def test_the_persons_long_total_fits_the_smallest_window(lay: Lay) -> None:
    scene = lay(["", ""], size=(872, 414)).view.scene_
    look = scene.furniture._own.what[0]
    for total in (0, -135, -1035):
        drawn, _ = draw_own(look._replace(row=look.row._replace(total=total)), scene.art)
        image = drawn.toImage()
        edge = [image.pixelColor(image.width() - 1, y).alpha() for y in range(image.height())]
        assert not any(edge)


def test_only_the_light_behind_a_face_shows_whose_turn_it_is(lay: Lay) -> None:
    table = lay(["", "", ""], stock="3c 4c 5c 6c 7c 8c")
    scene = table.view.scene_
    pictures = {place: (scene.furniture._seats[place].pixmap().cacheKey(),
                        scene.furniture._faces[place].pixmap().toImage())
                for place in (1, 2)}  # fmt: skip
    table.game.play("draw")
    table.game.play(f"discard {table.game.round.hand(0)[0]}")
    one, other = (scene.furniture._faces[place].pixmap().toImage() for place in (1, 2))
    assert scene.state.view.to_move == scene.state.seat_at(1)
    assert one != pictures[1][1]
    assert other == pictures[2][1]
    assert scene.furniture._seats[2].pixmap().cacheKey() == pictures[2][0]


# ------------------------------------------------------------------------------- other looks


def test_changing_the_theme_moves_nothing_on_the_table(qtbot: QtBot) -> None:
    players = 6
    game, wishes = TableGame([""] * players), Wishes()
    deck = list(map(str, game.round.rules.deck(players)))
    random.Random(1).shuffle(deck)
    hands = [" ".join(deck[7 * seat : 7 * seat + 7]) for seat in range(players)]
    game = TableGame(hands, deck[42], " ".join(deck[43:]))
    view = TableView(game, wishes)
    qtbot.addWidget(view)
    view.resize(900, 500)
    view.show()
    scene, minds = view.scene_, [new_player("plain") for _ in range(players)]
    differs = False
    while not game.round.over and not differs:
        seat = game.round.seat
        move = minds[seat].choose(game.round.view(seat), Situation((0,) * players, 1, 1))
        game.play(str(move), seat)
        afresh = arrange(contents_of(view.state), scene.space).places
        differs = afresh != scene.arrangement.places
    assert differs, "a round that remembers nothing proves nothing"
    lying = dict(scene.arrangement.places)
    wishes.set("theme", "light")
    view.dress()
    assert not scene.art.theme.dark
    assert scene.arrangement.places == lying


# ------------------------------------------------------------------------------- a round's end


def test_at_the_rounds_end_cards_left_over_come_out_of_the_hand(lay: Lay) -> None:
    table, end = just_before(lay, "round end")
    scene = table.view.scene_
    place = next(seat.chair for seat in scene.arrangement.seats)
    left = scene.furniture._left[place]
    assert not left.isVisible(), "nothing is told of a hand that is still played"
    moving(table)
    table.game.play(end)
    assert table.game.round.over
    assert not left.isVisible(), "the last card is in the air"
    scene.motion.pause()
    scene.motion.setCurrentTime(scene.motion.totalDuration() - 10)
    assert left.isVisible()
    assert left.opacity() < 0.1, "it has not come out yet"
    begins = left.pos()
    scene.motion.setCurrentTime(scene.motion.totalDuration() - 30)
    assert left.pos() != begins
    scene.motion.finish()
    assert left.opacity() == 1
    last = scene.arrangement.seats[place - 1].last
    assert (left.x(), left.y()) == (round(last.x), round(last.y))


@pytest.mark.parametrize("window", [(872, 408), (1280, 760)])
def test_at_the_rounds_end_only_gathered_cards_move(lay: Lay, window: tuple[int, int]) -> None:
    table, end = just_before(lay, "round end")
    scene = table.view.scene_
    table.view.resize(*window)
    moving(table)
    table.game.play(end)
    played = {leg.sprite for leg in scene.motion.legs}
    scene.motion.pause()
    moved: set[CardSprite] = set()
    for at in range(0, scene.motion.totalDuration(), 30):
        scene.motion.setCurrentTime(at)
        moved |= {leg.sprite for leg in scene.motion.legs} - played
    assert {sprite.place.home for sprite in moved} <= {"pile"}
    scene.motion.finish()
    assert scene.arrangement.contents.gathered
    spots = {index: sprite.spot for index, sprite in scene.cards.sprites.items()}
    assert spots == {index: place.spot for index, place in scene.places.items()}
    table.game.undo()
    scene.motion.finish()
    assert not scene.arrangement.contents.gathered
    assert table.at_rest()


def test_the_leader_is_named_once_the_totals_have_counted_up(lay: Lay) -> None:
    table, end = just_before(lay, "round end")
    scene = table.view.scene_
    moving(table)
    table.game.play(end)
    scene.motion.pause()
    for at in range(0, scene.motion.totalDuration(), 10):
        scene.motion.setCurrentTime(at)
        if scene.furniture._counting:
            assert not table.view.bar.caption.text()
    scene.motion.finish()
    assert table.view.bar.caption.text()


def test_skipping_the_rounds_end_leaves_no_discards_behind(lay: Lay) -> None:
    few = RULEBOOKS["femhundra"].replace(hand_sizes=(3,) * 7)
    table = lay(["7c 8h Kc", "4d 4h 4s"], upcard="2c", stock="Jh 3c", rules=few)
    for move in ("draw", "discard Kc", "draw", "meld 4d 4h 4s"):
        table.game.play(move)
    moving(table).game.play("discard 3c")
    motion = table.view.scene_.motion
    motion.setCurrentTime(round(max(leg.end for leg in motion.legs)) + 20)
    assert not motion.busy
    table.view.scene_.finish()
    cards = [item for item in table.view.scene_.items() if isinstance(item, CardSprite)]
    assert {card.place.home for card in cards if card.isVisible()} == {"hand", "meld"}


def test_dragging_cards_left_over_shows_no_pile_outline(lay: Lay) -> None:
    few = RULEBOOKS["500-rum-de"].replace(hand_sizes=(3,) * 7)
    table = lay(["7c 8h Kc", "4d 4h 4s"], upcard="2c", stock="Jh 3c", rules=few)
    for move in ("draw", "discard Kc", "draw", "meld 4d 4h 4s", "discard 3c"):
        table.game.play(move)
    scene = table.view.scene_
    assert scene.arrangement.contents.gathered
    assert not scene.furniture.covered.isVisible()
    table.drag(table.card("7c"), table.zone("hand"))
    assert not scene.furniture.covered.isVisible()


def test_cards_left_over_are_listed_in_the_line_of_the_last_turn(lay: Lay) -> None:
    many = RULEBOOKS["500-rum-de"].replace(hand_sizes=(9,) * 7)
    hands = ["7c 8c 9c 7d 8d 9d 7h 8h 9h", *[""] * 5]
    table = lay(hands, (872, 408), upcard="2c", stock="Ks", rules=many)
    scene = table.view.scene_
    for move in ("draw", "meld 7c 8c 9c", "meld 7d 8d 9d", "meld 7h 8h 9h"):
        table.game.play(move)
    in_play = scene.arrangement
    moving(table)
    table.game.play("discard Ks")
    assert table.game.round.over
    assert scene.arrangement.size.own.w == in_play.size.own.w, "the last card is in the air"
    assert [seat.last for seat in scene.arrangement.seats] == [seat.last for seat in in_play.seats]
    held = [scene.furniture._faces[place].what[0].held for place in range(1, 6)]
    assert held == [9] * 5
    scene.motion.finish()
    assert [seat.last for seat in scene.arrangement.seats] == [seat.last for seat in in_play.seats]
    held = [scene.furniture._faces[place].what[0].held for place in range(1, 6)]
    assert held == [None] * 5, "beside a price the number would be read as part of it"


# ------------------------------------------------------------------------------- list of moves


def test_cards_laid_in_one_go_are_listed_together(qtbot: QtBot) -> None:
    six, five = Card.parse("6c"), Card.parse("5c")
    drew, melded = Part(Drew, "drew"), Part(Melded, "laid", (SEVEN,))
    parts = (drew, melded, Part(LaidOff, "", (six,), "to Bo’s run"), Part(LaidOff, "", (five,)))
    assert list(merge_plays(parts)) == [drew, melded._replace(cards=(SEVEN, six, five))]
    assert list(merge_plays(())) == []


@pytest.mark.parametrize("width", [700, 180, 214, 244, 300])
def test_rows_of_moves_are_as_high_as_their_text(lay: Lay, width: int) -> None:
    moves = full_list(lay).view.moves
    moves.resize(width, 400)
    moves.show_end()
    model = moves.model()
    delegate = moves.itemDelegate()
    assert isinstance(delegate, _TurnDelegate)
    looks = moves.t, delegate._art.style
    for row in range(model.rowCount()):
        value = model.index(row, 0).data(ValueRole)
        option = QStyleOptionViewItem()
        option.rect = QRect(QPoint(), moves.sizeHintForIndex(model.index(row, 0)))
        picture = QImage(option.rect.size(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        delegate.paint(painter, option, model.index(row, 0))
        painter.end()
        ink = [
            y
            for y in range(picture.height())
            for x in range(20, picture.width())
            if picture.pixelColor(x, y).alpha() > 90
        ]
        assert max(ink) > picture.height() - 14, "no blank line below"
        _, lines, _ = delegate._row_lines(value, moves.text_width(), *looks)
        assert all(x < moves.text_width() for line in lines for x, _ in line)


def test_cards_follow_their_word_on_the_same_line_if_there_is_room(lay: Lay) -> None:
    table = lay(["7c", "8c"])
    run = tuple(map(Card.parse, ("Jd", "Qd", "Kd", "Ad")))
    for width in range(180, 320, 10):
        column = TextColumn(text_font(12), 1.0, 60, 22, width)
        parts = Part(Took, "took", run[:3]), Part(Melded, "laid", run), Part(Discarded, "out")
        for line in break_lines(parts, column, table.view.scene_.art)[0]:
            words = [what for _, what in line if isinstance(what, str)]
            chips = len(line) - len(words)
            assert "laid" not in words or chips - 3 * ("took" in words) == len(run), width


def test_no_card_in_the_list_is_separated_from_its_words(lay: Lay) -> None:
    art = lay(["7c", "8c"]).view.scene_.art
    run = tuple(map(Card.parse, ("Jd", "Qd", "Kd", "Ad")))
    for count, width in product(range(1, 5), range(180, 320, 10)):
        column = TextColumn(text_font(12), 1.0, 60, 22, width)
        laid = Part(LaidOff, "laid", run[:count], "to Cleo’s run")
        parts = laid, laid._replace(word=""), Part(Discarded, "discarded", run[:1])
        for line in break_lines(parts, column, art)[0]:
            what = [each for _, each in line] or [""]  # the first holds a name
            assert what[0] not in ("·", laid.place), width
            assert what[-1] not in ("laid", "discarded"), width


def full_list(lay: Lay) -> Table:
    """A table with many turns in its list."""
    table = lay(["7c 8c 9c 2d Ts", "Kh Qd 3s 4s 5s"], upcard="Kd", stock="2h 5h 6h 8d 9d Jc Qs Ac")
    for _ in range(6):
        table.game.play("draw")
        moves = map(str, table.game.round.legal_moves())
        table.game.play(next(move for move in moves if move.startswith("discard")))
    return table


def test_escape_closes_the_list_of_moves(lay: Lay) -> None:
    view = full_list(lay).view
    view.bar.moves.click()
    assert view.moves.isVisible()
    assert view.rect().contains(view.moves.geometry())
    press(Key.Key_Escape, to=view)
    assert not view.moves.isVisible()


def test_an_empty_list_of_moves_shows_no_paper(lay: Lay) -> None:
    table = full_list(lay)
    table.wishes.set("log_shown", True)
    QApplication.processEvents()
    assert table.view.moves.height() > 100
    table.view.scene_.teller.turns.set_rows([])
    QApplication.processEvents()
    assert table.view.moves.height() == 0


@pytest.mark.parametrize("size", [(1600, 500), (1280, 480), (1280, 760)])
def test_the_list_of_moves_stays_scrolled_to_its_end(lay: Lay, size: tuple[int, int]) -> None:
    table = full_list(lay)
    table.view.resize(*size)
    QApplication.processEvents()
    moves = table.view.moves
    table.wishes.set("log_shown", True)
    QApplication.processEvents()
    bar = moves.verticalScrollBar()
    assert bar.value() == bar.maximum()
    model = moves.model()
    rows = [moves.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
    seen = moves.viewport().rect()
    assert seen.adjusted(0, -1, 0, 1).contains(rows[-1])
    room = seen_at(table.view, table.view.scene_.arrangement.drawer)
    assert moves.geometry().bottom() == room.bottom()
    needed = moves.height() - seen.height() + sum(row.height() for row in rows)
    assert moves.height() == min(room.height(), needed), "full of turns, with no bare paper"


def test_a_name_has_room_beside_rolling_numbers(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(tables, "NAMES", ("You", "Wilhelmine", *tables.NAMES[2:]))
    hands = ["7c", "Kd Kh Ks", *(f"{rank}c" for rank in "A34569")]
    table = moving(lay(hands, size=(872, 414), upcard="2s"))
    furniture, motion = table.view.scene_.furniture, table.view.scene_.motion
    for move in ("draw", "discard 7c", "draw", "meld Kd Kh Ks"):
        table.game.play(move)
    qtbot.waitUntil(lambda: motion.state() == motion.State.Stopped)
    looks = furniture.seat_looks()
    assert looks[1].row.on_table == 30
    assert furniture._name_size == name_size(looks.values()) < NAME_SIZES[0]
