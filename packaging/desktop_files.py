"""Files for Linux desktops: menu entry, file type, icons, software centre.

python packaging/desktop_files.py SHARE
"""

import re
import shutil
import sys
import tempfile
import time
from pathlib import Path
from xml.sax.saxutils import escape

import make_icons
from project import APP_ID, ROOT, build_time, homepage, version

LINUX = ROOT / "packaging/linux"
LARGEST_ICON = 512  # pixels: larger ones belong to the macOS icon


def is_elf(path: Path) -> bool:
    """Return whether the file holds machine code."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def install(source: Path, target: Path) -> None:
    """Copy one file to where it belongs."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def store_entry(moment: int) -> str:
    """Return what software centres show; pictures lie below the homepage, so without it go both."""
    text = (LINUX / f"{APP_ID}.metainfo.xml").read_text("utf-8")
    if not homepage():
        text = re.sub(r"  <(url|screenshots)\b.*?</\1>\n", "", text, flags=re.DOTALL)
    today = time.strftime("%Y-%m-%d", time.gmtime(moment))
    dates = {version(): today, **released((ROOT / "CHANGELOG.md").read_text("utf-8"))}
    releases = [f'    <release version="{number}" date="{day}"/>' for number, day in dates.items()]
    text = text.replace("    <!-- @RELEASES@ -->", "\n".join(releases))
    return text.replace("@HOMEPAGE@", escape(homepage())).replace("@VERSION@", version())


def released(changelog: str) -> dict[str, str]:
    """Return the versions that the changelog tells of, newest first, with their days."""
    return dict(
        re.findall(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", changelog, re.MULTILINE)
    )


def lay_out_desktop_files(share: Path, moment: int) -> None:
    """Put what makes a desktop know the program below `share`: menu, file type, icons, store."""
    install(LINUX / f"{APP_ID}.desktop", share / f"applications/{APP_ID}.desktop")
    install(LINUX / f"{APP_ID}.xml", share / f"mime/packages/{APP_ID}.xml")
    metainfo = share / f"metainfo/{APP_ID}.metainfo.xml"
    metainfo.parent.mkdir(parents=True)
    metainfo.write_text(store_entry(moment), "utf-8")
    install(make_icons.ICON, share / f"icons/hicolor/scalable/apps/{APP_ID}.svg")
    with tempfile.TemporaryDirectory() as folder:
        make_icons.main(Path(folder))
        for size in (size for size in make_icons.SIZES if size <= LARGEST_ICON):
            place = share / f"icons/hicolor/{size}x{size}/apps/{APP_ID}.png"
            install(Path(folder, f"rummy-qt-{size}.png"), place)


if __name__ == "__main__":
    lay_out_desktop_files(Path(sys.argv[1]), build_time())
