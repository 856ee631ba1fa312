"""The pictures the program carries: all there, made by the generator, and legible in a fan."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import build_resources
import pytest
from deck.palette import EDGE, INK, IVORY
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
FACES = ("classic", "large")
LETTERS = ("B", "D", "E", "H", "Kn", "V", "W")
SUITS = "cdhs"
CARDS = [rank + suit for rank in "A23456789TJQK" for suit in SUITS]
JOKERS = ["joker-1", "joker-2", "joker-3"]
PICTURES = sorted(p for p in ASSETS.rglob("*.svg") if p.parent.name != "widgets")
BACKS = sorted((ASSETS / "cards/backs").glob("*.svg"))
#: Lower edge of an index, and what a fan shows, as shares of the card's height and width.
INDEX_BOTTOM = {"classic": 0.28, "large": 0.36}
STRIP = 0.18

pytestmark = pytest.mark.usefixtures("qapp")


def name_of(path: Path) -> str:
    return path.relative_to(ASSETS).as_posix()


def rendered(path: Path, height: int) -> QImage:
    """A card on a transparent ground, `height` pixels high."""
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    image = QImage(round(height * 5 / 7), height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def difference(a: QImage, b: QImage) -> float:
    """By how many whole pixels, black against white, two pictures differ."""
    assert a.size() == b.size()
    form = QImage.Format.Format_RGB32
    first, second = (bytes(i.convertToFormat(form).constBits()) for i in (a, b))
    return sum(abs(p - q) for p, q in zip(first, second, strict=True)) / (3 * 255)


def inked_pixels(image: QImage) -> int:
    """How many pixels are clearly not bare ivory."""
    paper = QColor(IVORY)
    count = 0
    for x in range(image.width()):
        for y in range(image.height()):
            pixel = QColor(image.pixel(x, y))
            count += abs(pixel.green() - paper.green()) > 90
    return count


def test_every_card_joker_and_back_is_there() -> None:
    wanted = {f"cards/{face}/{card}.svg" for face in FACES for card in CARDS + JOKERS}
    assert wanted <= {name_of(p) for p in PICTURES}
    assert len(BACKS) >= 4


def test_the_generator_reproduces_the_committed_pictures(tmp_path: Path) -> None:
    script = ROOT / "packaging/make_deck.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True, timeout=PATIENCE)
    made = {p.relative_to(tmp_path).as_posix(): p.read_bytes() for p in tmp_path.rglob("*.svg")}
    assert made == {name_of(p): p.read_bytes() for p in PICTURES}


def test_the_resource_file_lists_every_picture() -> None:
    listed = re.findall(r"<file>(.*?)</file>", build_resources.listing(ROOT))
    assert len(listed) == len(set(listed))
    assert {p.relative_to(ROOT).as_posix() for p in PICTURES} <= set(listed)


def test_the_pictures_are_small_in_all() -> None:
    assert sum(p.stat().st_size for p in PICTURES) < 1_500_000


@pytest.mark.parametrize("path", PICTURES, ids=name_of)
def test_pictures_hold_only_outlines(path: Path) -> None:
    tags = set(re.findall(r"<([a-zA-Z]+)", path.read_text("ascii")))
    assert tags == {"svg", "path"}


@pytest.mark.parametrize("path", sorted((ASSETS / "cards").rglob("*.svg")), ids=name_of)
def test_a_card_is_5_to_7_with_round_corners_and_opaque_edges(path: Path) -> None:
    box = QSvgRenderer(str(path)).viewBox()
    assert box.width() * 7 == box.height() * 5
    image = rendered(path, 140)
    right, bottom = image.width() - 1, image.height() - 1
    for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert image.pixelColor(*corner).alpha() == 0
    for edge in ((50, 1), (50, bottom - 1), (1, 70), (right - 1, 70)):
        assert image.pixelColor(*edge).alpha() == 255


@pytest.mark.parametrize("path", PICTURES, ids=name_of)
def test_nothing_is_painted_outside_its_box(path: Path) -> None:
    box = QRectF(QSvgRenderer(str(path)).viewBox())
    image = QImage(140, 180, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    height = 100 * box.height() / box.width()
    QSvgRenderer(str(path)).render(painter, QRectF(20, 20, 100, height))
    painter.end()
    below = round(20 + height) + 1
    for x in range(140):
        for y in range(180):
            if not (19 <= x <= 120 and 19 <= y <= below):
                assert image.pixelColor(x, y).alpha() == 0


@pytest.mark.parametrize("face", FACES)
def test_every_index_lies_within_the_strip_that_a_fan_shows(face: str) -> None:
    for card in CARDS + JOKERS:
        image = rendered(ASSETS / f"cards/{face}/{card}.svg", 280)
        tall = round(280 * INDEX_BOTTOM[face])
        strip = round(200 * STRIP)
        assert inked_pixels(image.copy(2, 4, strip - 4, tall)) > 150, card
        assert inked_pixels(image.copy(strip - 1, 4, 3, tall)) == 0, card


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("height", [60, 120])
def test_all_indices_in_a_fan_look_different(face: str, height: int) -> None:
    strips = {}
    for card in CARDS + JOKERS[:1]:
        image = rendered(ASSETS / f"cards/{face}/{card}.svg", height)
        size = round(image.width() * STRIP), round(height * INDEX_BOTTOM[face])
        strips[card] = image.copy(0, 0, *size)
    for a, b in combinations(strips, 2):
        assert difference(strips[a], strips[b]) >= height / 30, (a, b)


def with_letter(face: str, card: str, letter: str) -> QSvgRenderer:
    """A face with another letter in the place of its rank."""
    ranks = re.compile(r'(<path id="rank-[a-z]+"[^>]*>\n)+')
    text = (ASSETS / f"cards/{face}/{card}.svg").read_text("ascii")
    sign = ranks.search((ASSETS / f"letters/{face}/{letter}.svg").read_text("ascii"))
    assert sign is not None
    replaced, count = ranks.subn(sign.group().replace(INK["s"], INK[card[1]]), text)
    assert count == 1
    return QSvgRenderer(replaced.encode())


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("height", [60, 120])
def test_any_face_can_take_any_countrys_letters(face: str, height: int) -> None:
    """Each is inked within the strip that a fan shows, and unlike every other index."""
    size = round(height * 5 / 7), height
    strips = {}
    for letter in (*LETTERS, "A", "J", "Q", "K", "T"):
        if letter in LETTERS:
            renderer = with_letter(face, "Qs", letter)
        else:
            renderer = QSvgRenderer(str(ASSETS / f"cards/{face}/{letter}s.svg"))
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(QColor(IVORY))
        painter = QPainter(image)
        renderer.render(painter, QRectF(image.rect()))
        painter.end()
        strip, tall = round(size[0] * STRIP), round(height * INDEX_BOTTOM[face])
        assert inked_pixels(image.copy(strip, 0, 2, round(0.23 * height))) == 0, letter
        strips[letter] = image.copy(0, 0, strip, tall)
    for a, b in combinations(strips, 2):
        assert difference(strips[a], strips[b]) >= height / 30, (a, b)


def test_all_numerals_have_the_same_width() -> None:
    names = [*map(str, range(10)), "plus", "minus"]
    boxes = {QSvgRenderer(str(ASSETS / f"letters/{name}.svg")).viewBox().width() for name in names}
    assert len(boxes) == 1


@pytest.mark.parametrize("card", [c for c in CARDS if c[0] not in "7A"] + ["Ad"])
def test_a_face_reads_the_same_from_across_the_table(card: str) -> None:
    image = rendered(ASSETS / f"cards/classic/{card}.svg", 280)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    index = (2, 2, 34, 74)
    assert difference(image.copy(*index), turned.copy(*index)) < 20


@pytest.mark.parametrize("path", BACKS, ids=name_of)
def test_a_back_looks_the_same_upside_down(path: Path) -> None:
    image = rendered(path, 280)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    assert difference(image, turned) <= 280 * 200 / 100


@pytest.mark.parametrize("face", FACES)
def test_replacing_the_suit_colour_recolours_the_card(face: str) -> None:
    for card in CARDS:
        text = (ASSETS / f"cards/{face}/{card}.svg").read_text("ascii")
        mine = INK[card[1]]
        assert mine in text
        assert not (set(INK.values()) - {mine}) & set(re.findall(r"#[0-9a-f]{6}", text)), card


def test_icons_and_letters_have_one_colour() -> None:
    signs = [p for p in (ASSETS / "icons").glob("*.svg") if not p.stem.startswith("rummy-qt")]
    for path in sorted([*signs, *(ASSETS / "letters").glob("*.svg")]):
        assert set(re.findall(r"#[0-9a-f]{6}", path.read_text("ascii"))) == {"#23282d"}


def test_court_cards_use_at_most_seven_colours() -> None:
    """The suit's, its cloth and its hair, brass, and three of the skin."""
    for card in CARDS:
        if card[0] in "JQK":
            text = (ASSETS / f"cards/classic/{card}.svg").read_text("ascii")
            bare = {EDGE, IVORY}
            assert len(set(re.findall(r"#[0-9a-f]{6}", text)) - bare) <= 7, card
