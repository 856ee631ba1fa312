"""The set-up on machines that lack something: what it installs, and what it asks for."""

import importlib.util
import locale
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import setup_env

from tests.architecture.sources import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has system packages")


class Machine:
    """A machine with apt-get, of which a test says what it lacks and who its user is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lacks = {"libxcb-cursor.so.0", "libEGL.so.1"}
        self.programs = {"apt-get", "sudo"}
        self.user_id = 1000
        self.sudo_status = 1
        self.apt_works = True
        self.commands: list[list[str]] = []
        monkeypatch.setattr(setup_env, "is_loadable", lambda name: name not in self.lacks)
        monkeypatch.setattr(setup_env, "has_headers", lambda: True)
        monkeypatch.setattr(shutil, "which", lambda name: name in self.programs or None)
        monkeypatch.setattr(os, "geteuid", lambda: self.user_id)
        monkeypatch.setattr(subprocess, "run", self.run)

    def run(self, command: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        if command == ["sudo", "-n", "true"]:
            return subprocess.CompletedProcess(command, self.sudo_status)
        self.commands.append(command)
        if self.apt_works:
            self.lacks.clear()
        return subprocess.CompletedProcess(command, 0)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


INSTALL = "apt-get update; apt-get install -y --no-install-recommends libegl1 libxcb-cursor0"


def test_with_nothing_missing_no_command_runs(machine: Machine) -> None:
    machine.lacks.clear()
    setup_env.ensure_system_packages("run")
    assert machine.commands == []


def test_root_installs_system_packages(machine: Machine) -> None:
    machine.user_id = 0
    setup_env.ensure_system_packages("run")
    assert machine.commands == [["env", "DEBIAN_FRONTEND=noninteractive", "sh", "-c", INSTALL]]


def test_sudo_without_a_password_installs_system_packages(machine: Machine) -> None:
    machine.sudo_status = 0
    setup_env.ensure_system_packages("run")
    [command] = machine.commands
    assert command[:2] == ["sudo", "-n"]
    assert command[-1] == INSTALL


@pytest.mark.parametrize(
    ("programs", "command"),
    [({"apt-get", "sudo"}, "sudo sh -c"), ({"apt-get"}, "su - -c")],
)
def test_other_users_are_shown_one_command_to_run(
    machine: Machine, programs: set[str], command: str
) -> None:
    machine.programs = programs
    with pytest.raises(SystemExit) as stopped:
        setup_env.ensure_system_packages("run")
    message = str(stopped.value)
    assert [line.strip() for line in message.splitlines() if line.startswith("    ")] == [
        f"{command} '{INSTALL}'"
    ]
    assert machine.commands == []


def test_systems_without_apt_are_shown_the_package_names(machine: Machine) -> None:
    machine.programs = set()
    with pytest.raises(SystemExit, match="libegl1 libxcb-cursor0"):
        setup_env.ensure_system_packages("run")


def test_a_failed_installation_is_reported(machine: Machine) -> None:
    machine.user_id = 0
    machine.apt_works = False
    with pytest.raises(SystemExit, match="could not install: libegl1 libxcb-cursor0"):
        setup_env.ensure_system_packages("run")


def test_a_python_without_ensurepip_needs_its_venv_package(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.lacks.clear()
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    major, minor = sys.version_info[:2]
    assert setup_env.missing_packages("run") == [f"python{major}.{minor}-venv"]


def test_freezing_the_systems_python_needs_its_library_and_headers(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = "{}.{}".format(*sys.version_info[:2])
    wanted = {f"libpython{version}", f"python{version}-dev"}
    machine.lacks = {f"libpython{version}.so.1.0"}
    monkeypatch.setattr(setup_env, "has_headers", lambda: False)
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    assert wanted <= set(setup_env.missing_packages("bundle"))
    assert wanted.isdisjoint(setup_env.missing_packages("run"))
    monkeypatch.setattr(sys, "base_prefix", "/opt/python")
    assert wanted.isdisjoint(setup_env.missing_packages("bundle"))


def test_the_bundle_needs_its_tools(machine: Machine) -> None:
    machine.lacks.clear()
    for_bundle = ["binutils", "dbus-daemon", "gcc", "icu-devtools", "patchelf"]
    for_bundle += ["xauth", "xdotool", "xvfb"]
    assert setup_env.missing_packages("bundle") == for_bundle
    for_deb = {"appstream", "desktop-file-utils", "dpkg-dev", "lintian"}
    assert set(setup_env.missing_packages("deb")) == for_deb.union(for_bundle)


def test_a_python_that_is_too_old_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup_env, "OLDEST_PYTHON", (99, 0))
    with pytest.raises(SystemExit, match=r"needs Python 99\.0 or newer.*make run PYTHON="):
        setup_env.main()


def test_a_broken_environment_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    venv = tmp_path / "venv"
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "python").symlink_to("/bin/false")
    (venv / "leftover").touch()
    really = subprocess.run

    def run(command: list[str], **words: Any) -> "subprocess.CompletedProcess[Any]":
        # Unpacking pip is nearly all that it takes, and none of what is tried here.
        return really([*command, "--without-pip"] if "venv" in command else command, **words)

    monkeypatch.setattr(subprocess, "run", run)
    python = setup_env.ensure_venv(venv)
    really([python, "-c", "import sys"], check=True)
    assert not (venv / "leftover").exists()


def test_only_a_change_of_packages_needs_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []
    monkeypatch.setattr(setup_env, "ensure_system_packages", lambda _: None)
    monkeypatch.setattr(setup_env, "ensure_venv", lambda venv: venv / "bin" / "python")
    monkeypatch.setattr(setup_env, "ensure_index", lambda _: None)
    monkeypatch.setattr(
        setup_env, "install_packages", lambda _python, _root, profile: installed.append(profile)
    )
    monkeypatch.setattr(sys, "argv", ["setup_env.py", str(tmp_path), "dev"])
    setup_env.main()
    setup_env.main()
    assert installed == ["dev"]
    monkeypatch.setattr(sys, "argv", ["setup_env.py", str(tmp_path), "run"])
    setup_env.main()
    assert installed == ["dev"]
    monkeypatch.setattr(sys, "argv", ["setup_env.py", str(tmp_path), "dev"])
    monkeypatch.setitem(setup_env.EXTRAS, "dev", ["dev", "sound"])
    setup_env.main()
    assert installed == ["dev", "dev"]


def locked() -> dict[str, list[str]]:
    """What packaging/locked.txt holds: the line of each package, and its hashes."""
    text = setup_env.LOCKED.read_text("utf-8").replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    return {line[0]: [word for word in line if word.startswith("--hash=sha256:")] for line in lines}


def test_every_locked_package_has_a_version_and_hashes() -> None:
    assert locked()
    assert not [name for name, hashes in locked().items() if "==" not in name or not hashes]


def test_every_installed_package_is_in_the_lock() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    extras = project["optional-dependencies"]
    wanted = [
        *project["dependencies"],
        *(line for extra in ("compiled", "test", "dev", "bundle") for line in extras[extra]),
    ]
    names = {re.split(r"[\[<>=~;]", line)[0].strip().lower() for line in wanted} - {"rummy-qt"}
    assert names <= {line.partition("==")[0] for line in locked()}


def test_make_run_installs_the_compiler_of_the_opponents(machine: Machine) -> None:
    setup_env.install_packages(Path("python"), Path(), "run")
    assert machine.commands[0][-1] == ".[compiled]"


def test_a_release_installs_by_hash(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    python, root = Path("python"), Path()
    setup_env.install_packages(python, root, "dev")
    [freely] = machine.commands
    assert "--require-hashes" not in freely
    setup_env.install_packages(python, root, "bundle")
    by_hash, the_project = machine.commands[1:]
    assert by_hash[-4:] == ["--no-deps", "--require-hashes", "--requirement", str(setup_env.LOCKED)]
    assert "--no-deps" in the_project
    monkeypatch.setenv("RUMMY_QT_LOCKED", "1")
    setup_env.install_packages(python, root, "dev")
    assert "--require-hashes" in machine.commands[3]


def test_a_setup_without_network_fails_with_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")  # where nobody answers
    for name in ("PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(SystemExit, match=r"^No Python packages can be fetched: is .*\?$"):
        setup_env.ensure_index(Path(sys.executable))


def test_a_folder_that_python_cannot_name_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup_env.ensure_place(tmp_path)
    meadow = tmp_path / "gräs"
    monkeypatch.setattr(locale, "getencoding", lambda: "ascii")
    setup_env.ensure_place(tmp_path)
    monkeypatch.setattr(os, "access", lambda path, mode: path != meadow)
    with pytest.raises(SystemExit, match="may only be read"):
        setup_env.ensure_place(meadow)
    monkeypatch.setattr(os, "access", lambda path, mode: True)
    with pytest.raises(SystemExit, match=r"LC_ALL=C\.UTF-8"):
        setup_env.ensure_place(meadow)


def made_in(target: str, rules: dict[str, list[str]]) -> set[str]:
    """The profiles of which a target of the Makefile is made."""
    parts = [target, *rules.get(target, ())]
    stamps = {part.partition(".ready-")[2] for part in parts if ".ready-" in part}
    return stamps.union(*(made_in(part, rules) for part in parts[1:]))


def test_the_packaging_page_names_what_its_commands_install() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    found = re.findall(r"^([\w/-]+):(?!=)([^#\n]*)", makefile, re.MULTILINE)
    rules = {target: parts.split() for target, parts in found}
    page = (ROOT / "docs/packaging.md").read_text("utf-8")
    for_bundle, for_deb = re.findall(
        r"^\| (`make (?:bundle|deb)`.*) \| (.*) \|$", page, re.MULTILINE
    )
    assert for_bundle[1].partition(";")[0].split(", ") == sorted(setup_env.BUNDLE_PROGRAMS.values())
    also = for_deb[1].removeprefix("also ").split(", ")
    assert also == sorted(setup_env.DEB_PROGRAMS.values())
    debian = {target for target in rules if "deb" in made_in(target, rules)}
    assert set(re.findall(r"`make ([\w-]+)`", for_deb[0])) == debian
    others = set(re.findall(r"`make ([\w-]+)", page)) - debian - {"run"}  # from source
    assert [other for other in others if "bundle" not in made_in(other, rules)] == []
