"""The pictures of faces: one for each face and mood, and small files."""

from pathlib import Path
from typing import get_args

from rummy_qt.play.company import FACES, Mood

PICTURES = Path(__file__).parents[2] / "assets" / "faces"


def test_every_face_has_a_small_picture_for_each_mood() -> None:
    files = list(PICTURES.iterdir())
    wanted = {f"{face}-{mood}" for face in FACES for mood in get_args(Mood)}
    assert {file.stem for file in files} == wanted
    assert sum(file.stat().st_size for file in files) < 300_000
