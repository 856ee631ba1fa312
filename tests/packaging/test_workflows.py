"""The workflows call commands and files that exist: nobody sees them fail before a release."""

import re
from datetime import date

import pytest
import rehearse

from tests.architecture.sources import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))

PINNED = r"uses: [\w/-]+@[0-9a-f]{40} # v[\d.]+, node\d+, until \d{4}-\d\d-\d\d\n"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_each_action_is_pinned_with_its_runtime_and_end_date(
    workflow: object,
) -> None:
    text = (ROOT / str(workflow)).read_text("utf-8")
    assert text.count("uses: ") == len(re.findall(PINNED, text)) > 0


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_rehearsal_reports_actions_past_their_end_date(workflow: object) -> None:
    """From that day on a release refuses; no test does, which would fail without a change."""
    text = (ROOT / str(workflow)).read_text("utf-8")
    assert not rehearse.ended(text, date(2026, 11, 24))
    assert len(rehearse.ended(text, date(2100, 1, 1))) == text.count(", until ") + text.count(
        "# until "
    )
    day = rehearse.ended(text, date(2028, 4, 30))
    assert any("actions/checkout" in line for line in day)


def test_a_rehearsal_lists_the_steps_it_skips(capsys: pytest.CaptureFixture[str]) -> None:
    linux = rehearse.jobs()["linux"]
    run = [script for _, script in rehearse.steps(linux)]
    assert "make deb" in run
    assert any("smoke_test.py /usr/games/rummy-qt" in script for script in run)
    assert capsys.readouterr().out.count("left out: actions/") == 2


def test_bundles_are_compiled_before_they_are_frozen() -> None:
    steps = re.findall(
        r"- run: python (?:-X \w+ )?(packaging/native.py --required|-m PyInstaller)",
        (ROOT / ".github/workflows/release.yml").read_text("utf-8"),
    )
    assert steps == ["packaging/native.py --required", "-m PyInstaller"] * 2  # Windows, macOS
    assert "native.py --required" in (ROOT / "Makefile").read_text("utf-8")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_commands_and_files_called_by_workflows_exist(workflow: object) -> None:
    text = (ROOT / str(workflow)).read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"- run: make ([a-z-]+)", text)) <= targets
    called = re.findall(r"(?<![\w/])(packaging/[\w/.]+|\.ci/\w+)", text)
    assert not [name for name in called if not (ROOT / name).exists()]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_jobs_wait_only_for_existing_jobs_and_have_a_timeout(workflow: object) -> None:
    text = (ROOT / str(workflow)).read_text("utf-8")
    jobs = re.split(r"^  (?=[a-z-]+:$)", text.partition("\njobs:\n")[2], flags=re.MULTILINE)[1:]
    names = {job.partition(":")[0] for job in jobs}
    assert names
    for job in jobs:
        assert "timeout-minutes:" in job
        needs = re.search(r"^    needs: \[?(.*?)\]?$", job, re.MULTILINE)
        assert needs is None or set(needs[1].split(", ")) <= names
