"""The table's widgets in the table's colours."""

from __future__ import annotations

from rummy_qt.ui.theme import SMALLEST_TEXT, Theme


def style_sheet(theme: Theme, line: float) -> str:
    """A style sheet for the overlays on the table; ``line`` is the text height in pixels."""
    text = max(SMALLEST_TEXT, round(line))
    return f"""
QWidget {{ font-size: {text}px; color: {theme.text}; }}
QWidget#bar, QListView#log {{ background: transparent; border: none; }}
QLabel#caption[passing="true"] {{ color: {theme.accent}; font-weight: 600; }}
QListView#log {{ color: {theme.text_quiet}; outline: 0; }}
QFrame#chooser {{ background: {theme.panel}; border: 1px solid {theme.accent};
    border-radius: 10px; }}
QLabel#question {{ font-weight: 600; padding-bottom: 2px; }}
QPushButton {{ background: {theme.accent}; color: {theme.accent_text}; border: none;
    border-radius: 6px; padding: 4px 12px; font-weight: 600; }}
QPushButton:hover, QPushButton:focus {{ border: 2px solid {theme.text}; padding: 2px 10px; }}
QPushButton#quiet {{ background: {theme.panel}; color: {theme.text}; padding: 3px 11px;
    border: 1px solid {theme.accent}; }}
QPushButton#quiet:hover, QPushButton#quiet:focus {{ border: 2px solid {theme.text};
    padding: 2px 10px; }}
QPushButton#price {{ background: {theme.panel}; color: {theme.price}; padding: 3px 11px;
    border: 1px solid {theme.price}; }}
QPushButton#price:hover, QPushButton#price:focus {{ border: 2px solid {theme.price};
    padding: 2px 10px; }}
QFrame#chooser QPushButton {{ background: {theme.felt}; color: {theme.text}; text-align: left;
    border: 1px solid {theme.panel_edge}; padding: 5px 12px; }}
QFrame#chooser QPushButton:hover, QFrame#chooser QPushButton:focus {{
    border: 1px solid {theme.accent}; background: {theme.felt_edge}; }}
QPushButton#sort {{ background: transparent; color: {theme.text_quiet}; font-weight: 400;
    border: 1px solid transparent; padding: 3px 8px; }}
QPushButton#sort:hover, QPushButton#sort:focus {{ border: 1px solid {theme.panel_edge};
    color: {theme.text}; padding: 3px 8px; }}
QPushButton#sort:checked {{ background: {theme.panel}; color: {theme.text};
    border: 1px solid {theme.panel_edge}; }}
QScrollBar:vertical {{ background: transparent; width: 8px; }}
QScrollBar::handle:vertical {{ background: {theme.panel_edge}; border-radius: 4px;
    min-height: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    background: none; height: 0; }}
"""
