"""What the table reads of a person's preferences."""

from __future__ import annotations

from typing import Any, Protocol


class TablePreferences(Protocol):
    """The preferences that the table heeds; ``changed`` is a signal with a preference's name."""

    @property
    def changed(self) -> Any: ...
    @property
    def theme(self) -> str:
        """``system``, ``light`` or ``dark``."""

    @property
    def table_colour(self) -> str: ...
    @property
    def card_face(self) -> str:
        """``classic`` or ``large``."""

    @property
    def card_back(self) -> str: ...
    @property
    def card_scale(self) -> float:
        """Card size, as a factor of what the window suggests."""

    @property
    def four_colour(self) -> bool: ...
    @property
    def animation_speed(self) -> float:
        """A factor; 0: nothing moves."""

    @property
    def highlights(self) -> bool:
        """Whether the zones where cards may go light up."""

    @property
    def previews(self) -> bool:
        """Whether a line says what a drop would bring."""

    @property
    def confirmations(self) -> bool:
        """Whether moves that cost points ask first."""

    @property
    def log_shown(self) -> bool: ...
    @property
    def call_ms(self) -> int:
        """How long a discard stays open for the person's call; 0: without limit."""
