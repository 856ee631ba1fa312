"""The worked scenes of the rules, played against the engine."""

import pytest

from tests.rules.build_scene import Scene
from tests.rules.scene import load_scenes, play_scene


@pytest.mark.parametrize("scene", list(load_scenes()), ids=lambda scene: scene["id"])
def test_scene(scene: Scene) -> None:
    play_scene(scene)
