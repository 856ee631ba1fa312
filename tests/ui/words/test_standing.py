"""The line above the hand is one short sentence in every language."""

import re

import pytest

from rummy_qt.engine.moves import KINDS
from rummy_qt.engine.reasons import REASONS, SUGGESTIONS
from rummy_qt.ui.words.language import languages, translate

from .pseudo import spoken

TABLE = (
    "{name} is playing.",
    "It fits: call it?",
    "Does it fit? Then call it.",
    "A call would cost %n point(s).",
    "{name} leads with %n point(s).",
    "You lead with %n point(s).",
)
DUTIES = ("duty_open", "duty_open_to_one")
ADVICE = [name for name in SUGGESTIONS if {*KINDS}.issuperset(name.split("_or_"))]
ADVICE += ["duty_concede"]
MOST_WORDS, MOST_SIGNS = 6, 44


@pytest.mark.parametrize("code", languages())
def test_the_line_above_the_hand_is_short(code: str) -> None:
    with spoken(code):
        said = [translate("Reasons", SUGGESTIONS[name].sentence) for name in ADVICE]
        duties = [translate("Reasons", REASONS[name].sentence) for name in DUTIES]
        said += [duty.format(duty="J♦ 2♠") for duty in duties]
        said += [translate("Table", text, 350, name="Ester") for text in TABLE]
    assert all(len(text) <= MOST_SIGNS for text in said), max(said, key=len)
    if code == "en":
        words = [re.sub(r" \S+[♠♦]", "", text).split() for text in said]  # without cards
        assert all(len(each) <= MOST_WORDS for each in words), said
