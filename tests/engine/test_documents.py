"""The engine does what the documents show of it."""

import doctest
from importlib import resources
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["README.md", "docs/engine.md"])
def test_examples_run_as_they_are_printed(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    test = doctest.DocTestParser().get_doctest(text.replace("```", ""), {}, page, page, 0)
    assert len(test.examples) > 6
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    assert not told, "".join(told)


def test_the_package_is_typed() -> None:
    assert resources.files("rummy_qt").joinpath("py.typed").is_file()
