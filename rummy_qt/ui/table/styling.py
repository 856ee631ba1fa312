"""The table's widgets in the table's colours."""

from __future__ import annotations

from rummy_qt.ui.theme import BRASS, BRASS_INK, IVORY, PRICE_INK, SMALLEST_TEXT, Theme


def style_sheet(theme: Theme, t: float) -> str:
    """A style sheet for the widgets on the table; ``t``: pixels of a unit of text."""
    text, small = max(SMALLEST_TEXT, round(14 * t)), max(SMALLEST_TEXT, round(12 * t))
    pad, round_ = round(14 * t), round(8 * t)
    return f"""
QPushButton {{ font-size: {text}px; border-radius: {round_}px; padding: 0 {pad}px; }}
QPushButton[kind="primary"] {{ background: {BRASS}; color: {BRASS_INK};
    border: 1px solid {BRASS}; font-weight: 600; }}
QPushButton[kind="quiet"] {{ background: {theme.panel}; color: {theme.text};
    border: 1px solid {theme.text_quiet}; }}
QPushButton[kind="price"] {{ background: {IVORY}; color: {PRICE_INK};
    border: 1px solid {PRICE_INK}; font-weight: 600; }}
QPushButton[kind="primary"]:hover, QPushButton[kind="primary"]:focus,
QPushButton[kind="quiet"]:hover, QPushButton[kind="quiet"]:focus {{
    border: 2px solid {theme.text}; }}
QPushButton[kind="price"]:hover, QPushButton[kind="price"]:focus {{
    border: 2px solid {PRICE_INK}; }}
QPushButton[kind="corner"] {{ background: transparent; color: {theme.text_quiet};
    font-size: {small}px; border: none; border-radius: 4px; padding: 0 {round(5 * t)}px; }}
QPushButton[kind="corner"]:hover, QPushButton[kind="corner"]:focus {{ color: {theme.text};
    text-decoration: underline; }}
QPushButton[kind="corner"]:checked {{ color: {theme.text}; font-weight: 600; }}
QListView#moves {{ background: transparent; border: none; color: {theme.text_quiet}; outline: 0; }}
QListView#moves[over="true"] {{ background: {theme.panel}; border: 1px solid {theme.panel_edge};
    border-radius: 8px; }}
QFrame#chooser {{ background: {theme.panel}; border: 1px solid {theme.accent};
    border-radius: 10px; }}
QFrame#chooser QLabel {{ color: {theme.text}; }}
QLabel#question {{ color: {theme.text}; font-size: {text}px; font-weight: 600;
    padding-bottom: 2px; }}
QFrame#chooser QPushButton {{ background: {theme.felt_edge}; color: {theme.text};
    text-align: left; border: 1px solid {theme.panel_edge}; padding: 5px 12px; }}
QFrame#chooser QPushButton:hover, QFrame#chooser QPushButton:focus {{
    border: 1px solid {theme.accent}; }}
QScrollBar:vertical {{ background: transparent; width: 8px; }}
QScrollBar::handle:vertical {{ background: {theme.panel_edge}; border-radius: 4px;
    min-height: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    background: none; height: 0; }}
"""
