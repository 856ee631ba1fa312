"""The company in grey, as small as at a table: nobody is taken for another, and no mood either."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from rummy_qt.play.company import PEOPLE, PERSON

FACES = Path(__file__).parents[2] / "assets" / "faces"
MOODS = ("calm", "glad", "sorry")
ACROSS = 40
"""Pixels of the ring."""
Grey = list[list[float]]


COMPANY = (PERSON, *(who.face for who in PEOPLE.values()))


def grey(name: str, mood: str) -> Grey:
    """A bust in a ring that is the same for all."""
    size, scale = round(1.7 * ACROSS), ACROSS / 100
    image = QImage(size, size, QImage.Format.Format_Grayscale8)
    image.fill(60)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, 0.58 * size)
    cut, above = QPainterPath(), QPainterPath()
    cut.addEllipse(QPointF(0, 0), 50 * scale, 50 * scale)
    above.addRect(QRectF(-size, -size, 2 * size, size))
    painter.setClipPath(cut.united(above))
    where = QRectF(-100 * scale, -104 * scale, 200 * scale, 176 * scale)
    QSvgRenderer(str(FACES / f"{name}-{mood}.svg")).render(painter, where)
    painter.setClipping(False)
    painter.setPen(QPen(QColor("#999999"), 0.092 * ACROSS))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), 48 * scale, 48 * scale)
    painter.end()
    data, line = bytes(image.constBits()), image.bytesPerLine()
    return [[float(data[y * line + x]) for x in range(size)] for y in range(size)]


def means(of: Grey, reach: int = 3) -> Grey:
    """The mean about each pixel."""
    size, sums = len(of), [[0.0] * (len(of) + 1)]
    for row in of:
        total, above = 0.0, sums[-1]
        sums.append([0.0])
        for x, value in enumerate(row):
            total += value
            sums[-1].append(above[x + 1] + total)
    inner, area = range(reach, size - reach), (2 * reach + 1) ** 2
    return [
        [
            (sums[y + reach + 1][x + reach + 1] - sums[y - reach][x + reach + 1]
             - sums[y + reach + 1][x - reach] + sums[y - reach][x - reach]) / area
            for x in inner
        ]
        for y in inner
    ]  # fmt: skip


def product(a: Grey, b: Grey) -> Grey:
    return [[u * v for u, v in zip(p, q, strict=True)] for p, q in zip(a, b, strict=True)]


def apart(a: Grey, b: Grey) -> float:
    """1 less the structural similarity (Wang et al. 2004)."""
    planes = (means(a), means(b), means(product(a, a)), means(product(b, b)), means(product(a, b)))
    like, count = 0.0, 0
    for rows in zip(*planes, strict=True):
        for u, v, uu, vv, uv in zip(*rows, strict=True):
            like += ((2 * u * v + 6.5) * (2 * (uv - u * v) + 58.5)) / (
                (u * u + v * v + 6.5) * (uu - u * u + vv - v * v + 58.5)
            )
            count += 1
    return 1 - like / count


@pytest.fixture(scope="module")
def pictures(qapp: QGuiApplication) -> dict[tuple[str, str], Grey]:
    return {(name, mood): grey(name, mood) for name in COMPANY for mood in MOODS}


def test_no_two_faces_are_alike(pictures: dict[tuple[str, str], Grey]) -> None:
    for one, other in combinations(COMPANY, 2):
        assert apart(pictures[one, "calm"], pictures[other, "calm"]) >= 0.28, (one, other)


def test_each_mood_is_seen(pictures: dict[tuple[str, str], Grey]) -> None:
    for name in COMPANY:
        for one, other in combinations(MOODS, 2):
            assert apart(pictures[name, one], pictures[name, other]) >= 0.12, (name, one, other)


def test_the_faces_are_small_files() -> None:
    files = list(FACES.iterdir())
    assert {file.stem for file in files} == {f"{name}-{mood}" for name in COMPANY for mood in MOODS}
    assert sum(file.stat().st_size for file in files) < 300_000
