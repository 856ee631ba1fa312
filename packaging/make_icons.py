"""Make the program icon's PNG sizes, and its ICO and ICNS files, from the SVG: needs PySide6.

python packaging/make_icons.py FOLDER
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parents[1] / "assets/icons"
ICON, SMALL_ICON = ICONS / "rummy-qt.svg", ICONS / "rummy-qt-16.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
#: Type codes of PNG entries in an Apple icon file, by pixels.
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def png(renderer: QSvgRenderer, size: int) -> bytes:
    """Return the icon as the bytes of a square PNG of `size` pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon file holding PNGs, smallest first."""
    chosen = [(size, pictures[size]) for size in ICO_SIZES]
    entries, body = b"", b""
    start = 6 + 16 * len(chosen)
    for size, data in chosen:
        side = size % 256
        place = start + len(body)
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), place)
        body += data
    return struct.pack("<HHH", 0, 1, len(chosen)) + entries + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return an Apple icon file holding PNGs."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for size, kind in ICNS_TYPES.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    large, small = QSvgRenderer(str(ICON)), QSvgRenderer(str(SMALL_ICON))
    pictures = {size: png(small if size == 16 else large, size) for size in SIZES}
    folder.mkdir(parents=True, exist_ok=True)
    for size, data in pictures.items():
        (folder / f"rummy-qt-{size}.png").write_bytes(data)
    (folder / "rummy-qt.ico").write_bytes(ico(pictures))
    (folder / "rummy-qt.icns").write_bytes(icns(pictures))
    del application


if __name__ == "__main__":
    main(Path(sys.argv[1]))
