"""Packs the bundle for any Linux desktop: dist/rummy-qt-VERSION-linux-ARCH.tar.xz.

python packaging/make_tarball.py
"""

import io
import platform
import tarfile
from pathlib import Path

from project import DIST, build_time, need_bundle, version

README = """\
Rummy Qt {version}

Start the program `rummy-qt` in this folder; nothing needs to be installed. The folder may be moved
or renamed as a whole. Saved matches are kept apart from it, in ~/.local/share/rummy-qt.

Needed: Linux with glibc 2.36 or newer (Debian 12, Ubuntu 24.04, Fedora 37, …) and a desktop.
"""


def main() -> Path:
    """Write the archive; the same bundle and commit always give the same bytes."""
    moment = build_time()

    def neutral(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = moment
        return entry

    top = f"rummy-qt-{version()}"
    target = DIST / f"{top}-linux-{platform.machine()}.tar.xz"
    readme = README.format(version=version()).encode()
    with tarfile.open(target, "w:xz", preset=9) as archive:
        archive.add(need_bundle(), top, filter=neutral)  # folders come in alphabetical order
        entry = neutral(tarfile.TarInfo(f"{top}/README.txt"))
        entry.size = len(readme)
        archive.addfile(entry, io.BytesIO(readme))
    return target


if __name__ == "__main__":
    made = main()
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
