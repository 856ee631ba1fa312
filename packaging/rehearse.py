"""Rehearses a release: runs the Linux steps of the workflow's file in clean systems.

    python packaging/rehearse.py --ends       only check that runners and actions still exist
    python packaging/rehearse.py [SUITE …]    also run its steps (bookworm, trixie, sid)

Runners and actions are retired: comments in .github/workflows give their last days, after which
this exits with status 1, and so does a release. The steps run in a temporary minimal Debian
(debootstrap), make as a normal user who may install packages by sudo, all else as root. Steps that
need another system or GitHub itself are listed and skipped.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

from project import ROOT

WORKFLOWS = ROOT / ".github/workflows"
RELEASE = WORKFLOWS / "release.yml"
CONTAINER = "debian:"
"""Jobs that run in such a container can run here; the workflow's own is the first suite."""
SUITES = ("bookworm", "trixie", "sid")
NETWORK = ("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "PIP_CERT", "SSL_CERT_FILE")
"""Environment variables for this machine's access to registries; passed into a root."""
USER = "kim"
"""The user who builds and plays."""
LAST_WORDS = 30
"""Lines of a step that are shown when it failed."""
CERTIFICATES = "usr/local/share/ca-certificates"
"""This machine's additional certificates, installed after the usual ones."""
REPOSITORY = {"GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": "rummy/rummy-qt"}


def ended(workflow: str, today: date) -> list[str]:
    """What has reached its end by a day, according to a workflow's text."""
    found = re.findall(r"^\W*(?:uses: )?(.+?) # .*until (\S+)$", workflow, re.MULTILINE)
    return [f"{name}: {day}" for name, day in found if date.fromisoformat(day) <= today]


def jobs() -> dict[str, Any]:
    """The jobs of the release, in order."""
    import yaml

    found: dict[str, Any] = yaml.safe_load(RELEASE.read_text("utf-8"))["jobs"]
    return found


def runners(job: dict[str, Any]) -> list[str]:
    """The systems that a job runs on."""
    rows = job.get("strategy", {}).get("matrix", {}).get("include", [])
    return [row["runner"] for row in rows if "runner" in row] or [job["runs-on"]]


def steps(job: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Return (name, script) of each step that runs commands; says which others there are."""
    for step in job["steps"]:
        if "run" in step and "if" not in step:
            yield step.get("name", step["run"].strip().partition("\n")[0]), step["run"]
        else:
            print(f"  left out: {step.get('uses', step.get('name'))}")


def make_bare(suite: str, place: Path) -> None:
    """Make a minimal Debian."""
    command = ["debootstrap", "--variant=minbase", "--include=sudo", suite, str(place)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def make_root(bare: Path, place: Path) -> Path:
    """Make a copy of a minimal Debian with this commit in /rummy-qt; return its folder.

    An outdated mirror, as of sid, is good enough to build with.
    """
    subprocess.run(["cp", "-a", f"{bare}/.", place], check=True)
    place.chmod(0o755)
    (place / "etc/apt/apt.conf.d/mirror").write_text('Acquire::Check-Valid-Until "false";\n')
    clone = ["git", "clone", "--quiet", "--no-local", str(ROOT), str(place / "rummy-qt")]
    subprocess.run(clone, check=True)
    for name in ("proc", "dev", "dev/pts", "dev/shm"):
        subprocess.run(["mount", "--bind", f"/{name}", place / name], check=True)
    for name in ("hosts", "resolv.conf"):
        shutil.copy(f"/etc/{name}", place / "etc" / name)
    if Path("/", CERTIFICATES).is_dir():
        shutil.copytree(f"/{CERTIFICATES}", place / CERTIFICATES, dirs_exist_ok=True)
    (place / "etc/sudoers.d" / USER).write_text(f"{USER} ALL=(ALL) NOPASSWD: ALL\n")
    for made in (["useradd", "--create-home", USER], ["chown", "-R", f"{USER}:", "/rummy-qt"]):
        subprocess.run(["chroot", place, *made], check=True)
    return place


def unmount(place: Path) -> None:
    """Unmount what `make_root` mounted."""
    for name in ("dev/shm", "dev/pts", "dev", "proc"):
        subprocess.run(["umount", "--lazy", place / name], check=False, stderr=subprocess.DEVNULL)


def inside(root: Path, user: str, script: str, **values: str) -> list[str]:
    """Return the command by which a user of a root runs a script, in an environment of these."""
    home = "/root" if user == "root" else f"/home/{user}"
    values |= {name: os.environ[name] for name in NETWORK if name in os.environ}
    values |= {"HOME": home, "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
    values["PATH"] = f"{home}/.local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    environment = [f"{name}={value}" for name, value in values.items()]
    changed = ["chroot", f"--userspec={user}:{user}", str(root)]
    return [*changed, "env", "-i", *environment, "sh", "-c", script]


def play(job: dict[str, Any], root: Path) -> bool:
    """Run a job's steps in a root until one fails; return whether all went well."""
    values = {**REPOSITORY, "GITHUB_WORKSPACE": "/rummy-qt"}
    for name, script in steps(job):
        who = USER if script.startswith("make ") else "root"
        command = inside(root, who, "set -e\ncd /rummy-qt\n" + script, **values)
        done = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
        print(f"  {'done' if done.returncode == 0 else 'FAILED'}: {name}", flush=True)
        if done.returncode:
            print(*done.stdout.splitlines()[-LAST_WORDS:], sep="\n", flush=True)
            return False
    return True


def rehearse(suite: str, bare: Path) -> bool:
    """Run every job that can run here, each in a root of its own; return whether all went well."""
    good = True
    make_bare(suite, bare)
    for name, job in jobs().items():
        if not str(job.get("container", "")).startswith(CONTAINER):
            print(f"{suite}, {name}: not here, it needs {', '.join(runners(job))}")
            continue
        print(f"{suite}, {name}:", flush=True)
        with thrown_away() as place:
            good = play(job, make_root(bare, place)) and good
    return good


@contextmanager
def thrown_away() -> Iterator[Path]:
    """A folder for a root, removed at the end."""
    place = Path(tempfile.mkdtemp(prefix="rehearsal-"))
    try:
        yield place
    finally:
        unmount(place)
        # If still mounted, its /dev is this machine's own.
        subprocess.run(["rm", "-rf", "--one-file-system", place], check=False)


def main() -> int:
    """Check for ends, then rehearse; return the exit status."""
    parser = argparse.ArgumentParser(description="Rehearse a release in clean systems.")
    parser.add_argument("--ends", action="store_true", help="only see whether all still lives")
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=f"of {', '.join(SUITES)}")
    arguments = parser.parse_args()
    gone = [
        f"{path.name}: {end}"
        for path in sorted(WORKFLOWS.glob("*.yml"))
        for end in ended(path.read_text("utf-8"), date.today())
    ]
    for line in gone:
        print(f"has come to its end: {line}", file=sys.stderr)
    if gone or arguments.ends:
        return 1 if gone else 0
    good = True
    for suite in arguments.suites or SUITES:
        with thrown_away() as bare:
            good = rehearse(suite, bare) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
