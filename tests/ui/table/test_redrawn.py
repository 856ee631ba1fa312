"""A discard redraws only the pictures that it changes."""

from collections.abc import Callable
from typing import Any

import pytest

from rummy_qt.ui.table.art import CardArt, CardLook, Drawn, Picture, _Drawing
from rummy_qt.ui.table.sprites import Sprite

from .conftest import Lay
from .test_painting import HANDS

MOST = 8


@pytest.mark.parametrize("mine", [True, False])
def test_a_discard_redraws_at_most_eight_pictures(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, mine: bool
) -> None:
    table = lay(HANDS, upcard="3c", stock="Jh 6s 5d 4c 3h 8h 8s 8d")
    scene = table.view.scene_
    table.game.play("draw")
    if not mine:
        table.game.play("discard 9c")
        table.game.play("draw")
    scene.finish()
    drawn: list[str] = []
    show, picture = Sprite.show_drawn, CardArt._picture

    def counted(
        sprite: Sprite, art: CardArt, draw: Callable[..., Drawn], *what: Any, kept: bool = False
    ) -> None:
        known = sprite._key
        show(sprite, art, draw, *what, kept=kept)
        if sprite._key != known:
            drawn.append(draw.__name__)

    def baked(art: CardArt, what: _Drawing, wear: CardLook) -> Picture:
        known = len(art._pictures)
        found = picture(art, what, wear)
        if len(art._pictures) > known and wear.lift:
            drawn.append(f"{what.name} {wear.angle:.0f}")
        return found

    monkeypatch.setattr(Sprite, "show_drawn", counted)
    monkeypatch.setattr(CardArt, "_picture", baked)
    table.game.play("discard 7d" if mine else f"discard {table.game.round.hand(1)[-1]}")
    scene.finish()
    assert 0 < len(drawn) <= MOST, " ".join(drawn)
