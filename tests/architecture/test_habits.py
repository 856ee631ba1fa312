"""Conventions that readers of the code rely on."""

import re
import tokenize
import tomllib
from functools import cache
from pathlib import Path

import build_resources
import coverage

from tests.architecture.sources import ROOT, committed_files, name_of, python_files

WAIVER = re.compile(r"#\s*(noqa|type:\s*ignore|pragma:\s*no)")
WAIVER_WITH_REASON = re.compile(
    r"#\s*(noqa:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*|type:\s*ignore\[[\w, -]+\]|pragma: no (cover|branch))"
    r"\s*[#:–-]\s*\S+\s+\S+"
)


@cache
def comments_in(path: Path) -> list[str]:
    with tokenize.open(path) as file:
        tokens = tokenize.generate_tokens(file.readline)
        return [token.string for token in tokens if token.type == tokenize.COMMENT]


def test_no_comment_puts_work_off() -> None:
    assert not [
        f"{name_of(path)}: {comment}"
        for path in python_files("rummy_qt", "laboratory", "packaging", "tests")
        for comment in comments_in(path)
        if re.search(r"\b(TODO|FIXME|XXX)\b", comment)
    ]


def test_every_waived_check_names_the_check_and_the_reason() -> None:
    """`# noqa: E501 - the reason`, `# type: ignore[arg-type]  # the reason`."""
    assert not [
        f"{name_of(path)}: {comment}"
        for path in python_files("rummy_qt", "laboratory", "packaging", "tests")
        for comment in comments_in(path)
        if WAIVER.search(comment) and not WAIVER_WITH_REASON.search(comment)
    ]


def test_no_test_measures_time() -> None:
    """On a busy machine everything takes longer: `tests/patience.py` has the only limit."""
    measures = re.compile(r"\b(?:monotonic|perf_counter|process_time|thread_time)\(|timeout=\d")
    assert not [
        name_of(path)
        for path in python_files("tests")
        if path.name.startswith("test_") and measures.search(path.read_text("utf-8"))
    ]


def test_generated_files_are_not_committed() -> None:
    generated = re.compile(
        r"(^|/)(__pycache__|build|dist|\.venv)/|\.(pyc|qm|so|pyd)$|_rc\.py$|^\.coverage|egg-info/"
    )
    assert not [name for name in committed_files() if generated.search(name)]


def test_coverage_is_not_measured_outside_the_measured_layers() -> None:
    """The suite takes half as long again while coverage measures windows and searches."""
    assert coverage.Coverage.current() is None


def test_readme_begins_with_the_two_commands() -> None:
    blocks = re.findall(r"```\w*\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    commands = [line.partition("#")[0].strip() for line in blocks[0].splitlines()]
    assert commands == ["make run", "make test"]


def test_make_commands_in_the_documents_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    documents = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    named = {
        command
        for document in documents
        for command in re.findall(r"(?:^|`)make ([a-z-]+)", document.read_text("utf-8"), re.M)
    }
    assert {"run", "test"} <= named
    assert named <= targets


def test_links_in_the_documents_are_not_dead() -> None:
    documents = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
    dead = [
        f"{name_of(document)}: {target}"
        for document in documents
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", document.read_text("utf-8"))
        if "://" not in target and not (document.parent / target).exists()
    ]
    assert not dead


def test_the_documents_are_short() -> None:
    """At most 15,000 words, and on pages about measurements at most 25 words a sentence."""
    texts = {path.stem: path.read_text("utf-8") for path in (ROOT / "docs").glob("*.md")}
    read = texts.keys() - {"glossary", "rules-conformance"}  # reference pages, to look things up
    words = sum(len(texts[name].split()) for name in read)
    assert words <= 15_000, f"take {words - 15_000} words away, here or on another page"
    for name in ("opponents", "performance", "reliability", "review"):
        prose = re.sub(r"^[|#<].*|\]\([^)]*\)", "", texts[name], flags=re.MULTILINE)
        sentences = re.split(r"[.?!]\W*\s|\n\n|\n(?:-|\d\.) ", prose)
        assert not [sentence for sentence in sentences if len(sentence.split()) > 25], name


def test_every_dependency_has_its_reason() -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    project = tomllib.loads(text)["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    needed = {re.split(r"[<>=~\[]", line)[0] for group in groups for line in group} - {"rummy-qt"}
    lines = text.partition("\ndependencies = [")[2].partition("\n[project.gui-scripts]")[0]
    assert set(re.findall(r'"([\w-]+)[^"]*"[],]+  # .{9,}$', lines, re.MULTILINE)) == needed


def test_mutants_that_make_no_difference_are_of_lines_that_exist() -> None:
    """Of a line that was rewritten, the reason says nothing any more."""
    listed = (ROOT / "tests/mutants-equivalent.txt").read_text("utf-8").splitlines()
    for path, _, change in (line.partition(": ") for line in listed if line[:1] != "#"):
        lines = {line.strip() for line in (ROOT / path).read_text("utf-8").splitlines()}
        parts = change.split(" => ")
        befores = (" => ".join(parts[:end]) for end in range(1, len(parts)))
        assert not lines.isdisjoint(befores), f"{path}: {change}"


def test_resources_of_this_tree_compile() -> None:
    build_resources.build(ROOT)


def test_labels_are_always_plain_text() -> None:
    """Labels are made by ``plain_label``; a subclass of ``QLabel`` sets the text format itself."""
    makes = re.compile(r"\bQLabel\((?!QLabel)")
    allowed = "rummy_qt/ui/plain_text.py"
    assert not [
        name_of(path)
        for path in python_files("rummy_qt")
        if name_of(path) != allowed
        and makes.search(re.sub(r"class \w+\(QLabel\)", "", path.read_text(encoding="utf-8")))
    ]
