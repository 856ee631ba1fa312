"""Where the project lives is written in one place, by whoever releases it."""

import re
import tomllib

import name_home
import pytest
from project import version

from tests.architecture.sources import ROOT

TEXT = (ROOT / "pyproject.toml").read_text("utf-8")
HOME = "https://example.org/somebody/rummy-qt"


def test_every_package_takes_the_address_from_the_project_file() -> None:
    urls = tomllib.loads(name_home.named(TEXT, HOME + "/"))["project"]["urls"]
    assert urls["Homepage"] == HOME
    assert urls["Issues"].startswith(HOME)


def test_naming_the_home_again_replaces_the_address() -> None:
    once = name_home.named(name_home.named(TEXT, HOME), "https://example.org/other/place")
    assert once == name_home.named(TEXT, "https://example.org/other/place")
    assert tomllib.loads(once)["project"]["gui-scripts"]


@pytest.mark.parametrize(
    "rubbish", ["", "example.org", 'https://x/"\n[evil]', "ftp://a/b", "https://"]
)
def test_an_invalid_address_is_refused(rubbish: str) -> None:
    with pytest.raises(SystemExit, match="no address"):
        name_home.named(TEXT, rubbish)


def test_links_of_the_readme_work_on_a_package_index() -> None:
    text = "![A table](docs/a.png) [engine](docs/engine.md#deals) [x](https://x.org/y) [up](#top)"
    assert name_home.linked(text, HOME) == (
        f"![A table]({HOME}/raw/v{version()}/docs/a.png)"
        f" [engine]({HOME}/blob/v{version()}/docs/engine.md#deals)"
        " [x](https://x.org/y) [up](#top)"
    )
    readme = name_home.linked((ROOT / "README.md").read_text("utf-8"), HOME)
    assert not re.findall(r"\]\((?!https://)[^)]*\)", readme)
