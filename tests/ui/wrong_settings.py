"""Valid values for every preference, and twenty values that none accepts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rummy_qt.engine import RULEBOOKS
from rummy_qt.ui import houses
from rummy_qt.ui.match_choice import first_choice, to_json

GOOD: dict[str, Any] = {
    "theme": "light",
    "table_colour": "night",
    "card_face": "large",
    "card_back": "petals",
    "card_scale": 1.18,
    "four_colour": True,
    "own_letters": True,
    "desktop_font": True,
    "log_shown": True,
    "animation_speed": 0.0,
    "pace_ms": 250,
    "remarks": False,
    "calls": "6s",
    "highlights": False,
    "previews": False,
    "confirmations": False,
    "tutor": 10,
    "list_remembers": True,
    "sound": False,
    "sound_cards": False,
    "sound_turn": False,
    "sound_call": False,
    "volume": 0.3,
    "language": "en",
    "player_name": "Zoë",
    "last_match": to_json(first_choice("Anna", ["club", "club"])),
    "programs": [str(Path("bot.py").absolute())],
    "house_rules": [houses.to_json(houses.House("Ours", "femhundra", RULEBOOKS["femhundra"]))],
    "window": "AdnQywADAAA=",
    "keys": {"quit": "Ctrl+Alt+Q"},
    "letter_keys": False,
    "statistics_since": "2026-11-21T10:00:00Z",
}
"""Values as in JSON, each different from the default."""


def _nested(depth: int) -> Any:
    value: Any = 1
    for n in range(depth):
        value = [value] if n % 2 else {"x": value}
    return value


WRONG: tuple[Any, ...] = (
    float("nan"),
    float("inf"),
    float("-inf"),
    1e-300,
    -1e-300,
    -1,
    10**24,
    10**400,
    -(10**18),
    123456.789,
    [None],
    [True, False],
    ["dark"],
    [[[[]]]],
    {"a": 5},
    {"t": "house", "rules": {}},
    {"rulebook": "500-rum-de", "rules": [], "seats": [[]]},
    _nested(60),
    "\ud800",
    "line\nline",
    "\u202e\u200b",
    "x" * 20_000,
    ["x" * 300] * 300,
    {str(n): n for n in range(1000)},
)
"""Values of every JSON type that no preference accepts."""
