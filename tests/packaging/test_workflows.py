"""The workflows call commands and files that exist: nobody sees them fail before a release."""

import re

import pytest

from tests.architecture.sources import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


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
