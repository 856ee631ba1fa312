"""Tests every way of installing in clean systems: install, play, upgrade, remove.

    python packaging/walk_doors.py FOLDER VERSION SUITE …

FOLDER has a clone of each version in a folder of its number, with what `make deb tarball wheel`
made there. In a minimal Debian of each suite VERSION is installed as a package, as the archive, as
a wheel and from source; the smoke test plays it with a real mouse. Then an older one is installed
and played, VERSION installed over it, and the match continued. At the end each is removed, and the
matches must still exist. Prints a row of CSV for each. Needs root and debootstrap, as a rehearsal.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import rehearse

NEEDS = "git xz-utils make python3-venv gcc libc6-dev python3-dev xvfb xauth xdotool dbus pipx"
"""Debian packages: for the mouse, for building from source, and for installing wheels.

Qt's libraries come with the package, which is installed first.
"""
MATCHES = ".local/share/rummy-qt/matches/*.rummy"


class Door(NamedTuple):
    """A way of installing: shell commands, ``$V`` is the version; packages need root."""

    name: str
    install: str
    program: str
    remove: str
    gone: str
    user: str = rehearse.USER


DOORS = (
    Door(
        ".deb",
        "apt-get install -y --no-install-recommends --allow-downgrades /doors/$V/dist/*.deb",
        "/usr/games/rummy-qt",
        "apt-get purge -y rummy-qt",
        "/usr/lib/rummy-qt /usr/share/applications/org.rummyqt.RummyQt.desktop",
        "root",
    ),
    Door(
        "archive",
        "rm -rf ~/new ~/.local/bin/rummy-qt; mkdir -p ~/new ~/.local/bin; cd ~/new"
        " && tar -xf /doors/$V/dist/*.tar.xz && cd * && if [ -e install.sh ]; then ./install.sh;"
        " else ln -sf $PWD/rummy-qt ~/.local/bin; fi",  # 0.1.0 had no installer
        "~/.local/bin/rummy-qt",
        "~/.local/lib/rummy-qt/install.sh --remove",
        "~/.local/lib/rummy-qt ~/.local/share/applications/org.rummyqt.RummyQt.desktop",
    ),
    Door(
        "wheel",
        "pipx install --force /doors/$V/dist/python/*.whl",
        "~/.local/bin/rummy-qt",
        "pipx uninstall rummy-qt",
        "~/.local/pipx/venvs/rummy-qt ~/.local/share/pipx/venvs/rummy-qt",
    ),
    Door(
        "source",
        "git init -q ~/source && cd ~/source && git fetch -q /doors/$V HEAD"
        " && git checkout -qf FETCH_HEAD && make run ARGS=--version",
        "~/source/.venv/bin/rummy-qt",
        "cd ~/source && make clean",
        "~/source/.venv ~/source/build",
    ),
)


def run(root: Path, user: str, command: str, **values: str) -> bool:
    """Run a shell command in a root; return whether it succeeded, and print its output if not."""
    done = subprocess.run(
        rehearse.inside(root, user, command, **values),
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(command, *done.stdout.splitlines()[-rehearse.LAST_WORDS :], sep="\n", file=sys.stderr)
    return done.returncode == 0


def walk(root: Path, door: Door, version: str, old: str) -> list[bool]:
    """Install, play in a separate home, perhaps upgrade, and remove; return what succeeded."""
    home = f"~/home{door.name}-{old}"

    def smoke(which: str) -> bool:
        # Each version is played by its own test, which knows its layout.
        test = f"cd; python3 /doors/{which}/packaging/smoke_test.py {door.program} --home {home}"
        return run(root, rehearse.USER, test)

    done = [run(root, door.user, door.install, V=old), smoke(old)]
    if old != version:
        done += [run(root, door.user, door.install, V=version), smoke(version)]
    left = f"for each in {door.gone}; do test ! -e $each || exit 1; done; ls {home}/{MATCHES}"
    return [*done, run(root, door.user, door.remove), run(root, rehearse.USER, left)]


def main() -> int:
    """Test all ways; return the exit status."""
    folder, version, *suites = sys.argv[1:]
    versions = [version, *sorted({path.name for path in Path(folder).iterdir()} - {version})]
    good = True
    for suite in suites:
        with rehearse.thrown_away() as bare, rehearse.thrown_away() as place:
            rehearse.make_bare(suite, bare)
            rehearse.make_root(bare, place)
            subprocess.run(["cp", "-a", folder, place / "doors"], check=True)
            get = f"apt-get update; apt-get install -y --no-install-recommends {NEEDS}"
            run(place, "root", get)
            run(place, "root", "update-ca-certificates; chown -R kim: /doors")
            for door in DOORS:
                for old in versions:
                    done = walk(place, door, version, old)
                    words = ["yes" if well else "no" for well in done]
                    print(suite, door.name, old, *words, sep=",", flush=True)
                    good = good and all(done)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
