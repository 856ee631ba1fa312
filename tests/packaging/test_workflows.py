"""The workflows call commands and files that exist: nobody sees them fail before a release."""

import re
from datetime import date

import pytest

from tests.architecture.sources import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


LOOKED_AT = date(2026, 11, 22)
"""When somebody last compared the two tables below with what their makers say."""

RUNNERS = {
    # label: the day on which it is said to go, where one is
    "macos-15": None,
    "macos-15-intel": date(2027, 8, 31),
    "macos-latest": None,
    "ubuntu-24.04": None,
    "ubuntu-24.04-arm": None,
    "windows-2022": None,
    "windows-latest": None,
}
ACTIONS = {
    "actions/attest-build-provenance": "977bb373ede98d70efdf65b84cb5f73e068dcc2a",
    "actions/checkout": "8e8c483db84b4bee98b60c0593521ed34d9990e8",
    "actions/download-artifact": "634f93cb2916e3fdff6788551b99b062d0335ce0",
    "actions/setup-python": "e797f83bcb11b83ae66e0230d6156d7c80228e7c",
    "actions/upload-artifact": "330a01c490aca151604b8cf639adc76d48f6c5d4",
}


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_runners_exist_and_actions_are_those_looked_at(workflow: object) -> None:
    text = (ROOT / str(workflow)).read_text("utf-8")
    labels = set(re.findall(r"(?:runs-on|runner): ([\w.-]+)", text))
    for listed in re.findall(r"^\s+os: \[(.*)\]$", text, re.MULTILINE):
        labels |= set(listed.split(", "))
    assert labels
    assert labels <= set(RUNNERS)
    used = re.findall(r"uses: ([\w/-]+)@(\S+)", text)
    assert used
    assert {(name, ACTIONS.get(name)) for name, _ in used} == set(used)


def test_somebody_looks_at_runners_and_actions_twice_a_year() -> None:
    """What is released on a runner that is gone is not released at all."""
    gone = [label for label, day in RUNNERS.items() if day is not None and day <= date.today()]
    assert not gone, f"these runners are gone: {gone}"
    if (date.today() - LOOKED_AT).days > 183:
        pytest.xfail(f"runners and actions were last looked at on {LOOKED_AT}: look again")


def test_no_bundle_is_frozen_before_its_machine_code_is_there() -> None:
    steps = re.findall(
        r"- run: python (packaging/native.py --required|-m PyInstaller)",
        (ROOT / ".github/workflows/release.yml").read_text("utf-8"),
    )
    assert steps == ["packaging/native.py --required", "-m PyInstaller"] * 2  # Windows, macOS
    assert "native.py --required" in (ROOT / "Makefile").read_text("utf-8")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_what_a_workflow_calls_exists(workflow: object) -> None:
    text = (ROOT / str(workflow)).read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"- run: make ([a-z-]+)", text)) <= targets
    called = re.findall(r"(?<![\w/])(packaging/[\w/.]+|\.ci/\w+)", text)
    assert not [name for name in called if not (ROOT / name).exists()]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_jobs_wait_for_jobs_that_exist_and_end(workflow: object) -> None:
    text = (ROOT / str(workflow)).read_text("utf-8")
    jobs = re.split(r"^  (?=[a-z-]+:$)", text.partition("\njobs:\n")[2], flags=re.MULTILINE)[1:]
    names = {job.partition(":")[0] for job in jobs}
    assert names
    for job in jobs:
        assert "timeout-minutes:" in job
        needs = re.search(r"^    needs: \[?(.*?)\]?$", job, re.MULTILINE)
        assert needs is None or set(needs[1].split(", ")) <= names
