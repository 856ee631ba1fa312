"""The handbook's chapters: what each option of the rules means for whoever sits at the table.

A clause names the options that it speaks of, so that a refusal can point at it and a house rule
explains itself.
"""

from . import meld_clauses, table_clauses
from .clause import Section

SECTIONS: tuple[Section, ...] = (*table_clauses.SECTIONS, *meld_clauses.SECTIONS)
"""Every option of ``Rules`` stands behind some clause."""
