"""Properties that a style sheet asks for."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def set_styled(widget: QWidget, name: str, value: bool) -> None:
    """Set a property, and dress the widget by the rules that ask for it now."""
    if bool(widget.property(name)) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
