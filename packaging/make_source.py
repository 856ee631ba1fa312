"""Makes the Debian source package, which uses Debian's own Qt: dist/debian/rummy-qt_….dsc.

    python packaging/make_source.py

Takes the source archive of `make wheel`, and what Debian wants beside it from
packaging/linux/debian. Built with `dpkg-buildpackage` where Debian's PySide6 is new enough.
"""

import email.utils
import shutil
import subprocess
import tarfile

from desktop_files import LINUX
from make_deb import CHANGELOG, HOMELESS, MAINTAINER
from project import DIST, ROOT, build_time, homepage, version


def main() -> None:
    """Lay out the tree and pack it."""
    place, target = ROOT / "build/debian", DIST / "debian"
    for folder in (place, target):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    archive = DIST / f"python/rummy_qt-{version()}.tar.gz"
    shutil.copyfile(archive, target / f"rummy-qt_{version()}.orig.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="data")
    tree = place / f"rummy_qt-{version()}"
    shutil.copytree(LINUX / "debian", tree / "debian")
    date = email.utils.formatdate(build_time())
    entry = CHANGELOG.format(version=f"{version()}-1", maintainer=MAINTAINER, date=date)
    (tree / "debian/changelog").write_text(entry, "utf-8")
    control = tree / "debian/control"
    address = f"\nHomepage: {homepage()}" if homepage() else ""
    text = control.read_text("utf-8").replace("@MAINTAINER@", MAINTAINER + address)
    control.write_text(text, "utf-8")
    if not homepage():
        with (tree / "debian/lintian-overrides").open("a", encoding="utf-8") as waived:
            waived.write(HOMELESS)
    subprocess.run(["dpkg-source", "--build", tree], cwd=target, check=True)


if __name__ == "__main__":
    main()
