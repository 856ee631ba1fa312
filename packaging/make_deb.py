"""Makes the Debian package from the bundle: dist/rummy-qt_VERSION_ARCH.deb, and judges it.

python packaging/make_deb.py

Needs dpkg-dev, desktop-file-utils, appstream and lintian; the Makefile sees to them.
"""

import email.utils
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from desktop_files import LINUX, install, is_elf, lay_out_desktop_files
from project import APP_ID, BUNDLE, DIST, ROOT, build_time, homepage, need_bundle, version

MAINTAINER = "The Rummy Qt authors <rummy-qt@authors.invalid>"
"""Debian requires an address; this one is marked as invalid."""

HOMELESS = """\
# Nobody has chosen an address for the project yet, and newer judges want one.
rummy-qt: appstream-metadata-validation-failed *
"""

CONTROL = """\
Package: rummy-qt
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: fonts-dejavu-core, pipewire-bin | pulseaudio-utils | alsa-utils
{homepage}Description:{description} .
 Python and Qt are included in versions that the program was tested with.
"""

CHANGELOG = """\
rummy-qt ({version}) unstable; urgency=medium

  * Release {version}; CHANGELOG.md in the sources says what changed.

 -- {maintainer}  {date}
"""


def output(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a command and give what it printed; raises `CalledProcessError` where it fails."""
    return subprocess.run(
        command, cwd=cwd, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()


def dependencies(root: Path) -> str:
    """The Debian packages, with versions, that the binaries in the laid-out package need.

    The package's DEBIAN folder must exist: by it dpkg-shlibdeps recognizes the package's files.
    """
    files = sorted((root / "usr/lib").rglob("*"))
    binaries = [path for path in files if path.is_file() and is_elf(path)]
    folders = {path.parent for path in binaries}
    with tempfile.TemporaryDirectory() as folder:
        # dpkg-shlibdeps must run in a source package.
        control = Path(folder, "debian/control")
        control.parent.mkdir()
        control.write_text("Source: rummy-qt\n\nPackage: rummy-qt\nArchitecture: any\n")
        private = [f"-l{path}" for path in sorted(folders)]
        options = ["--warnings=0", "-O", f"-S{root}", *private]
        found = output("dpkg-shlibdeps", *options, *binaries, cwd=control.parents[1])
    return found.removeprefix("shlibs:Depends=")


def is_debians(library: str) -> bool:
    """Return whether a Debian package has the library, by the name that programs ask for."""
    if library.startswith("libpython"):  # another one in every release
        return False
    asked = subprocess.run(
        ["dpkg-query", "--search", f"*/{library}"], capture_output=True, check=False
    )
    return asked.returncode == 0


def leave_to_debian(program: Path) -> None:
    """Take libraries out of the program's folder that the package can depend on instead."""
    for library in (program / "_internal").glob("lib*.so*"):
        if is_debians(library.name):
            library.unlink()


def write_gzipped(target: Path, text: str) -> None:
    """Compress a text; equal texts give equal files."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def lay_out(root: Path, moment: int) -> None:
    """Put every file where it is to be installed below `root`."""
    shutil.copytree(BUNDLE, root / "usr/lib/rummy-qt", symlinks=True)
    leave_to_debian(root / "usr/lib/rummy-qt")
    command = root / "usr/games/rummy-qt"
    command.parent.mkdir()
    command.symlink_to("../lib/rummy-qt/rummy-qt")
    share = root / "usr/share"
    lay_out_desktop_files(share, moment)
    for page in LINUX.glob("rummy-qt*.6"):
        language = page.stem.removeprefix("rummy-qt").removeprefix(".")
        target = share / "man" / language / "man6/rummy-qt.6.gz"
        write_gzipped(target, page.read_text("utf-8"))
    install(LINUX / "copyright", share / "doc/rummy-qt/copyright")
    date = email.utils.formatdate(moment)
    entry = CHANGELOG.format(version=version(), maintainer=MAINTAINER, date=date)
    write_gzipped(share / "doc/rummy-qt/changelog.gz", entry)
    overrides = (LINUX / "lintian-overrides").read_text("utf-8") + ("" if homepage() else HOMELESS)
    (share / "lintian/overrides").mkdir(parents=True)
    (share / "lintian/overrides/rummy-qt").write_text(overrides, "utf-8")


def set_modes_and_times(root: Path, moment: int) -> None:
    """Make only programs executable, and set all times to that of the sources."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or (path.name == "rummy-qt" and is_elf(path))
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def write_control(root: Path) -> str:
    """Write the package's description and its files' checksums; return the architecture."""
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    size = sum(-(-path.stat().st_size // 1024) for path in files)
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}"
        f"  {path.relative_to(root)}\n"
        for path in files
    ]
    place = root / "DEBIAN"
    place.mkdir()
    architecture = output("dpkg", "--print-architecture")
    control = CONTROL.format(
        version=version(),
        architecture=architecture,
        maintainer=MAINTAINER,
        size=size,
        depends=dependencies(root),
        homepage=f"Homepage: {homepage()}\n" if homepage() else "",
        # The source package's control file ends with it.
        description=(LINUX / "debian/control").read_text("utf-8").partition("\nDescription:")[2],
    )
    (place / "control").write_text(control, "utf-8")
    (place / "md5sums").write_text("".join(sums), "utf-8")
    return architecture


def build() -> Path:
    """Build the package; return its place."""
    need_bundle()
    moment = build_time()
    root = ROOT / "build/deb"
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    lay_out(root, moment)
    architecture = write_control(root)
    set_modes_and_times(root, moment)
    package = DIST / f"rummy-qt_{version()}_{architecture}.deb"
    os.environ["SOURCE_DATE_EPOCH"] = str(moment)
    output("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", root, package)
    return package


def waivers() -> list[str]:
    """Return the options by which a description passes without an address, where one is wanted."""
    told = re.search(r"(\d+)\.", output("appstreamcli", "--version"))
    knows = told is not None and int(told[1]) >= 1
    return ["--override=url-homepage-missing=info"] if knows and not homepage() else []


def judge(package: Path) -> None:
    """Run the judges of Debian packages and desktop files; raises where one finds an error."""
    share = ROOT / "build/deb/usr/share"
    metainfo = share / f"metainfo/{APP_ID}.metainfo.xml"
    checks: Sequence[Sequence[str | Path]] = (
        ["desktop-file-validate", share / f"applications/{APP_ID}.desktop"],
        ["appstreamcli", "validate", "--no-net", *waivers(), metainfo],
        # Not every lintian knows each finding that is waived.
        [
            "lintian",
            "--allow-root",
            "--fail-on",
            "error,warning",
            "--suppress-tags",
            "alien-tag",
            package,
        ],
    )
    for check in checks:
        subprocess.run(check, check=True)


if __name__ == "__main__":
    try:
        made = build()
        judge(made)
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"{error.cmd[0]} failed with status {error.returncode}") from error
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
