"""Packs the bundle for any Linux desktop: dist/rummy-qt-VERSION-linux-ARCH.tar.xz.

python packaging/make_tarball.py

Needs objdump, for the list of system libraries in README.txt.
"""

import platform
import re
import shutil
import subprocess
import tarfile
import tempfile
from functools import partial
from pathlib import Path

from desktop_files import LINUX, is_elf, lay_out_desktop_files
from project import DIST, build_time, need_bundle, neutral, version

C_LIBRARY = re.compile(r"(ld-linux.*|lib(c|dl|m|pthread|rt|util))\.so")


def libraries_of_the_system(bundle: Path) -> list[str]:
    """The libraries that the bundle's machine code needs and does not contain, sorted.

    Those of the C library are not among them: every system has them.
    """
    files = [path for path in bundle.rglob("*") if path.is_file() and is_elf(path)]
    command = ["objdump", "-p", *map(str, files)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    asked = set(re.findall(r"^\s*NEEDED\s+(\S+)", shown, re.MULTILINE))
    inside = {path.name for path in bundle.rglob("*.so*")}
    return sorted(name for name in asked - inside if not C_LIBRARY.match(name))


def lay_out(root: Path, bundle: Path, moment: int) -> None:
    """Put the bundle below `root`, with desktop files and instructions."""
    shutil.copytree(bundle, root, symlinks=True)
    lay_out_desktop_files(root / "share", moment)
    for script in ("start.sh", "install.sh"):
        shutil.copy(LINUX / "tarball" / script, root / script)
    text = (LINUX / "tarball/README.txt").read_text("utf-8").replace("@VERSION@", version())
    names = "".join(f"    {name}\n" for name in libraries_of_the_system(bundle))
    (root / "README.txt").write_text(text.replace("@LIBRARIES@\n", names), "utf-8")


def main() -> Path:
    """Write the archive; the same bundle and commit always give the same bytes."""
    moment = build_time()
    top = f"rummy-qt-{version()}"
    target = DIST / f"{top}-linux-{platform.machine()}.tar.xz"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, top)
        lay_out(root, need_bundle(), moment)
        with tarfile.open(target, "w:xz", preset=9) as archive:
            archive.add(
                root, top, filter=partial(neutral, moment=moment)
            )  # folders come in alphabetical order
    return target


if __name__ == "__main__":
    made = main()
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
