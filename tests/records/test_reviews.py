"""Reviews are saved beside the records; a faulty one is treated as missing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rummy_qt.records.reviews import Reviews

CHAIN = "0123456789abcdef"
REVIEW = {"blunders": 2, "rating": 7.5}
OURS = {"version": "1", **REVIEW}


@pytest.fixture
def reviews(tmp_path: Path) -> Reviews:
    reviews = Reviews(tmp_path / "reviews", "1")
    reviews.folder.mkdir()
    return reviews


def file_of(reviews: Reviews) -> Path:
    return reviews.folder / f"{CHAIN}-0.json"


def test_a_review_comes_back_for_its_round_and_seat_alone(reviews: Reviews) -> None:
    reviews.put(CHAIN, 0, REVIEW)
    assert reviews.get(CHAIN, 0) == OURS
    assert reviews.get(CHAIN, 1) is None
    assert reviews.get(CHAIN[::-1], 0) is None
    assert list(reviews.all()) == [OURS | {"round": f"{CHAIN}-0"}]


@pytest.mark.parametrize("chain", ["", "../../../../tmp/evil", "0123456789ABCDEF", CHAIN + "\n"])
def test_what_is_no_checksum_names_no_file(chain: str, reviews: Reviews) -> None:
    reviews.put(chain, 0, REVIEW)
    assert reviews.get(chain, 0) is None
    assert list(reviews.folder.parent.rglob("*.json")) == []


SPOILS: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.write_bytes(b""),
    "no text": lambda path: path.write_bytes(b"\xff\xfe"),
    "no object": lambda path: path.write_text("[7]"),
    "nested too deep": lambda path: path.write_text("[" * 100_000),
    "too long": lambda path: path.write_text(json.dumps(OURS | {"more": "x" * (2 << 20)})),
    "a link in a circle": lambda path: path.symlink_to(path),
    "a folder": lambda path: path.mkdir(),
}


@pytest.mark.parametrize("spoil", SPOILS)
def test_what_cannot_be_read_is_not_there(spoil: str, reviews: Reviews) -> None:
    SPOILS[spoil](file_of(reviews))
    assert reviews.get(CHAIN, 0) is None
    assert list(reviews.all()) == []


def test_the_reviews_of_another_judgement_are_thrown_away(reviews: Reviews) -> None:
    reviews.put(CHAIN, 0, REVIEW)
    assert Reviews(reviews.folder, "2").get(CHAIN, 0) is None
    assert not file_of(reviews).exists()


def test_where_nothing_can_be_kept_nothing_is(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    reviews = Reviews(tmp_path / "file", "1")
    reviews.put(CHAIN, 0, REVIEW)
    assert reviews.get(CHAIN, 0) is None
    assert list(reviews.all()) == []
