"""Random keys in each phase of a round; `make keys-test` presses a thousand in each."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.access.storm import SCENES, Storm


@pytest.mark.parametrize("phase", SCENES)
def test_random_keys_break_nothing_at_the_table(phase: str, qapp: QApplication) -> None:
    storm = Storm(phase, seed=7)
    faults = storm.rage(70)
    storm.end()
    assert not faults
