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


def test_a_review_is_found_only_for_its_round_and_seat(reviews: Reviews) -> None:
    reviews.put(CHAIN, 0, REVIEW)
    assert reviews.get(CHAIN, 0) == OURS
    assert reviews.get(CHAIN, 1) is None
    assert reviews.get(CHAIN[::-1], 0) is None
    assert list(reviews.all()) == [OURS | {"round": f"{CHAIN}-0"}]


@pytest.mark.parametrize("chain", ["", "../../../../tmp/evil", "0123456789ABCDEF", CHAIN + "\n"])
def test_an_invalid_checksum_never_becomes_a_file_name(chain: str, reviews: Reviews) -> None:
    reviews.put(chain, 0, REVIEW)
    assert reviews.get(chain, 0) is None
    assert list(reviews.folder.parent.rglob("*.json")) == []


DAMAGE: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.write_bytes(b""),
    "no text": lambda path: path.write_bytes(b"\xff\xfe"),
    "no object": lambda path: path.write_text("[7]"),
    "nested too deep": lambda path: path.write_text("[" * 100_000),
    "too long": lambda path: path.write_text(json.dumps(OURS | {"more": "x" * (2 << 20)})),
    "a link in a circle": lambda path: path.symlink_to(path),
    "a folder": lambda path: path.mkdir(),
}


@pytest.mark.parametrize("spoil", DAMAGE)
def test_an_unreadable_review_counts_as_missing(spoil: str, reviews: Reviews) -> None:
    DAMAGE[spoil](file_of(reviews))
    assert reviews.get(CHAIN, 0) is None
    assert list(reviews.all()) == []


def test_reviews_of_another_version_are_deleted(reviews: Reviews) -> None:
    reviews.put(CHAIN, 0, REVIEW)
    assert Reviews(reviews.folder, "2").get(CHAIN, 0) is None
    assert not file_of(reviews).exists()


def test_without_a_folder_no_review_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    reviews = Reviews(tmp_path / "file", "1")
    reviews.put(CHAIN, 0, REVIEW)
    assert reviews.get(CHAIN, 0) is None
    assert list(reviews.all()) == []
