"""Paint the whole deck on one sheet, as the program renders it: needs PySide6.

python packaging/make_sheet.py [FILE, else docs/images/deck.png] [CARD HEIGHT, else 110]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from project import ROOT
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

CARDS = ROOT / "assets/cards"
COLUMNS = 13
FELT = "#1f3d36"


def rows() -> list[list[Path]]:
    """Return the cards in the order of the sheet."""
    suits = [[CARDS / f"classic/{rank}{suit}.svg" for rank in "A23456789TJQK"] for suit in "shdc"]
    jokers = [CARDS / f"classic/joker-{number}.svg" for number in (1, 2, 3)]
    large = [CARDS / f"large/{name}.svg" for name in ("As", "Td", "Qh", "8c", "joker-2")]
    return [*suits, jokers + sorted((CARDS / "backs").glob("*.svg")) + large]


def main(target: Path, height: int) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    width, gap = height * 5 / 7, max(4, height // 18)
    lines = rows()
    image = QImage(
        round(gap + COLUMNS * (width + gap)),
        gap + len(lines) * (height + gap),
        QImage.Format.Format_RGB32,
    )
    image.fill(QColor(FELT))
    painter = QPainter(image)
    for y, line in enumerate(lines):
        for x, card in enumerate(line):
            place = QRectF(gap + x * (width + gap), gap + y * (height + gap), width, height)
            QSvgRenderer(str(card)).render(painter, place)
    painter.end()
    target.parent.mkdir(parents=True, exist_ok=True)
    image.save(str(target))
    del application


if __name__ == "__main__":
    main(
        Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs/images/deck.png",
        int(sys.argv[2]) if len(sys.argv) > 2 else 110,
    )
