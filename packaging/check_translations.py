"""Judges translations by everything that can be judged without knowing the language.

    python packaging/check_translations.py [--whole] [FILE.ts …]

Without files it takes those of `assets/translations`. Each fault names file, context and text. The
terms come from `docs/glossary.md`. A translator's comment on a message (`<translatorcomment>`)
says that it is meant: a text that is the same as in English, a term said otherwise.

A text that waits for its translation is no fault: English is said until it comes, and the report
gives each language's share. A release asks with `--whole` that none waits in the languages that
have been whole before, and that one which has become whole is written down as such.
"""

from __future__ import annotations

import operator
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from update_translations import ENGLISH, FOLDER, FORMS, TREE, messages

from rummy_qt.ui.actions import ACTIONS, MENUS
from rummy_qt.ui.preferences import PREFERENCES
from rummy_qt.ui.windows.welcome import BEGINNINGS

GLOSSARY = TREE / "docs" / "glossary.md"
QUOTED: Final = {
    "sv": "”[^”]*”|’[^’]*’",
    "de": "„[^“]*“|‚[^‘]*‘",
    "nl": "“[^”]*”|‘[^’]*’",
    "da": "”[^”]*”|“[^”]*”|»[^«]*«|’[^’]*’",
    "pl": "„[^”]*”|«[^»]*»",
}
"""The quotation marks of each language, others being faults. A new language needs a row."""
WHOLE: Final = frozenset({"sv", "de", "nl", "da", "pl"})
"""The languages that a release has had whole: each later one has to have them whole, too.

One that is only begun is not among them, and holds nothing up."""
APOSTROPHE: Final = re.compile(r"(?<=\w)’(?=\w)|(?<=[sxz])’(?=\s|$)|(?<!\w)’(?=[nst]\b)")
BLANK: Final = re.compile(r"\{[^}]*\}?|%n|%L?\d")
TAG: Final = re.compile(r"<[^>]*>|&(?:\w+|#\d+);")
MNEMONIC: Final = re.compile(r"&(?!\w+;)(.)")
BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
TOGETHER: Final = {
    "the welcome page": ("ContinuePanel", "NoticeBar"),
    "the table": ("NoticeBar",),
    "the replay page": ("ReplayBar", "Review", "NoticeBar"),
    "the lesson": ("LessonStrip", "NoticeBar"),
}
"""What is visible together in the main window, below its menu bar, by context."""
IN_TURN: Final = frozenset(
    frozenset(pair)
    for pair in (
        ("&Delete", "&Discard"),
        ("Start &afresh", "Start &afresh…"),
        ("&Back to the list", "&Try again"),
        ("&Look back", "&Play on"),
        ("&Play these cards", "&Play a new round"),
        ("&Back to the match", "&Back to the welcome page"),
    )
)
"""Groups of which only one is visible at a time, so that they may share a letter."""


class Entry(NamedTuple):
    """One message of a file."""

    context: str
    source: str
    forms: tuple[str, ...]
    """Its translation, or all its plural forms."""
    finished: bool = True
    numerus: bool = False
    meant: bool = False
    """Whether a translator's comment says that it is intended."""


class Book(NamedTuple):
    """One language's file."""

    language: str
    entries: tuple[Entry, ...]
    said: str = ""
    """The language that the file declares."""


class Term(NamedTuple):
    """A row of the glossary."""

    english: re.Pattern[str]
    stems: dict[str, tuple[str, ...]]
    """By language; in lower case."""


class Glossary(NamedTuple):
    """The contents of the glossary page."""

    terms: tuple[Term, ...]
    same: dict[str, frozenset[str]]
    """By language, English words that are the same there."""
    never: dict[str, tuple[str, ...]]


def read(path: Path) -> Book:
    """Parses a language's file; raises ``ValueError`` if it is not one."""
    try:
        root = ET.parse(path).getroot()
    except ET.ParseError as error:
        raise ValueError(f"{path.name} is damaged: {error}") from error
    entries = [
        entry_of(context.findtext("name", ""), message)
        for context in root.iter("context")
        for message in context.iter("message")
    ]
    language = path.stem.removeprefix("rummy-qt_")
    return Book(language, tuple(entries), root.get("language", ""))


def entry_of(context: str, message: ET.Element) -> Entry:
    """A message as the file has it."""
    numerus = message.get("numerus") == "yes"
    found = message.find("translation")
    translation = ET.Element("translation", type="unfinished") if found is None else found
    forms = [f.text or "" for f in translation.iter("numerusform")]
    return Entry(
        context,
        message.findtext("source", ""),
        tuple(forms) if numerus else (translation.text or "",),
        finished=translation.get("type") is None,
        numerus=numerus,
        meant=bool((message.findtext("translatorcomment") or "").strip()),
    )


@cache
def glossary() -> Glossary:
    """The terms of `docs/glossary.md`."""
    terms: list[Term] = []
    same: dict[str, set[str]] = {}
    never: dict[str, tuple[str, ...]] = {}
    columns: list[str] = []
    for line in GLOSSARY.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line[:1] == "|" else []
        if not cells:
            columns = []
        elif not columns:
            columns = [cell.lower() for cell in cells]
        elif columns[0] == "en":
            row = dict(zip(columns[1:], cells[1:], strict=True))
            if english := [word.lower() for word in BOLD.findall(cells[0])]:
                stems = {code: stems_of(cell) for code, cell in row.items()}
                terms.append(Term(re.compile(rf"\b(?:{'|'.join(english)})(?:s|es|ed)?\b"), stems))
            for code, cell in row.items():
                same.setdefault(code, set()).update(words_of(cells[0]) & words_of(cell))
        elif "---" not in cells[0]:
            never |= {code: stems_of(cell) for code, cell in zip(columns, cells, strict=True)}
    return Glossary(tuple(terms), {code: frozenset(words) for code, words in same.items()}, never)


def words_of(cell: str) -> set[str]:
    """The words of a cell, in lower case."""
    bare = re.sub(r"[*★]|\([^)]*\)|^level:", "", cell.lower())
    return {word.strip() for word in re.split("[,;]", bare)}


def stems_of(cell: str) -> tuple[str, ...]:
    """The bold stems of a cell, in lower case."""
    return tuple(stem.lower() for stem in BOLD.findall(cell))


@cache
def every_message() -> set[tuple[str, str]]:
    """Context and text of every message of the program."""
    return {(message.context, message.text) for message in messages()}


# ------------------------------------------------------------- rules for one message

Rule = Callable[[Entry, str, str], Iterator[str]]
"""Yields the faults of one form of a message in a language."""


def keeps_its_blanks(entry: Entry, form: str, _language: str) -> Iterator[str]:
    """No blank is lost, renamed or added."""
    wanted, found = (Counter(BLANK.findall(text)) for text in (entry.source, form))
    for lost in wanted - found:
        yield f"{lost} is lost"
    for added in found - wanted:
        yield f"{added} is not in the source"


def keeps_its_mnemonic(entry: Entry, form: str, _language: str) -> Iterator[str]:
    """A mnemonic where the source has one, and before a letter or a number."""
    wanted, found = (MNEMONIC.findall(text) for text in (entry.source, form))
    if len(wanted) != len(found):
        yield "the mnemonic (&) is lost" if wanted else "a mnemonic (&) that the source has not"
    elif found and not found[0].isalnum():
        yield f"no letter follows the mnemonic’s &: {form!r}"


def keeps_its_tags(entry: Entry, form: str, _language: str) -> Iterator[str]:
    """HTML as in the source."""
    wanted, found = (Counter(TAG.findall(text)) for text in (entry.source, form))
    if wanted != found:
        yield f"HTML differs from the source: {form!r}"


def keeps_its_edges(entry: Entry, form: str, _language: str) -> Iterator[str]:
    """Spaces and the last sign as in the source; no doubled space."""
    for edge in (r"^\s*", r"\s*$"):
        if re.findall(edge, entry.source)[0] != re.findall(edge, form)[0]:
            yield f"a space at an edge differs from the source: {form!r}"
    if re.search(r"\s\s|\n", form) and not re.search(r"\s\s|\n", entry.source):
        yield f"two spaces, or a new line: {form!r}"
    wanted, found = (re.findall(r"[.:;,?!…]*$", text)[0] for text in (entry.source, form))
    if wanted != found and not entry.meant:
        yield f"it should end with {wanted!r}, not {found!r}: {form!r}"


def has_an_ellipsis(_entry: Entry, form: str, _language: str) -> Iterator[str]:
    """Never three dots."""
    if ".." in form:
        yield f"dots for an ellipsis (…): {form!r}"


def quotes_as_its_language_does(entry: Entry, form: str, language: str) -> Iterator[str]:
    """The language's own quotes, in pairs, and no fewer than the source has."""
    if language not in QUOTED:
        yield f"nobody has said in QUOTED how {language} quotes"
        return
    bare, pairs = re.subn(QUOTED[language], "", APOSTROPHE.sub("", form))
    if left := re.search("[\"'“”„‟‘’‚‛«»]", bare):
        yield f"{left[0]} is not how the language quotes: {form!r}"
    elif pairs < entry.source.count("“"):
        yield f"the source’s quotes are lost: {form!r}"


def uses_the_glossary(entry: Entry, form: str, language: str) -> Iterator[str]:
    """The words of the glossary."""
    source, words = (re.sub(r"&(?!\w+;)", "", text).lower() for text in (entry.source, form))
    source = BLANK.sub("", re.sub("“[^”]*”", "", source))
    for term in glossary().terms:
        stems = term.stems.get(language, ())
        said = term.english.search(source)
        if said is None or not stems or entry.meant or "{" + said[0].rstrip("s") + "}" in words:
            continue
        if not any(stem in words for stem in stems):
            yield f"“{said[0]}” is {' or '.join(stems)}: {form!r}"
    for stem in glossary().never.get(language, ()):
        if re.search(rf"\b{stem}", words):
            yield f"“{stem}” is not a word of this game: {form!r}"


def is_of_no_sex(_entry: Entry, form: str, language: str) -> Iterator[str]:
    """Polish: no past tense, which would depend on the gender of a player."""
    if language != "pl":
        return
    if past := re.search(r"\w+ł[ae]ś\b|\{name\} (?:\w+ ){0,2}?\w+(?:ął|ał|ił|ył|iał|ła)\b", form):
        yield f"“{past[0]}” depends on the player’s sex: {form!r}"


RULES: Final[tuple[Rule, ...]] = (
    keeps_its_blanks,
    keeps_its_mnemonic,
    keeps_its_tags,
    keeps_its_edges,
    has_an_ellipsis,
    quotes_as_its_language_does,
    uses_the_glossary,
    is_of_no_sex,
)


# ------------------------------------------------------------- rules for a file


def faults_of_entry(entry: Entry, language: str) -> Iterator[str]:
    """The faults of one translated message."""
    if entry.numerus and len(entry.forms) != FORMS.get(language, 2):
        yield f"{FORMS.get(language, 2)} plural forms are wanted, not {len(entry.forms)}"
    for form in dict.fromkeys(entry.forms):
        if form:
            for rule in RULES:
                yield from rule(entry, form, language)
        else:
            yield "nothing stands there"
    if is_untranslated(entry, language):
        yield "the same as in English: if that is meant, say so in a translator’s comment"


def is_untranslated(entry: Entry, language: str) -> bool:
    """Whether it is the same as in English, without a translator's comment."""
    if entry.meant or entry.forms[:1] != (entry.source,):
        return False
    words = MNEMONIC.sub(r"\1", BLANK.sub("", entry.source)).strip(" .…!?()").lower()
    names = glossary().same.get(language, frozenset()) | {"ok", "rommy"}
    return bool(re.search(r"[^\W\d_]{2}", words)) and words not in names


def menus_and_dialogs() -> Iterator[tuple[str, frozenset[tuple[str, str]]]]:
    """What is visible together, so that mnemonics must differ: its name, contexts and texts."""
    every = every_message()
    texts = {spec.id: spec.text for spec in ACTIONS}
    bar = frozenset(("Actions", title) for title in MENUS.values())
    for place, contexts in TOGETHER.items():
        yield place, bar.union(each for each in every if each[0] in contexts)
    welcome = frozenset(("Actions", texts[entry]) for entry in BEGINNINGS)
    yield "the buttons of the welcome page", bar | welcome | {("ContinuePanel", "Cont&inue")}
    for menu, title in MENUS.items():
        entries = frozenset(("Actions", spec.text) for spec in ACTIONS if spec.menu == menu)
        yield f"the menu {title.replace('&', '')}", entries
    yield "New match", frozenset(e for e in every if e[0] in ("NewMatchDialog", "SeatsAtTable"))
    named = {("Preferences", preference.label) for preference in PREFERENCES.values()}
    tabs = {each for each in every if each[0] in ("Preferences", "PreferencesDialog")} - named
    for page in sorted({preference.group for preference in PREFERENCES.values()} - {"kept"}):
        labels = {("Preferences", p.label) for p in PREFERENCES.values() if p.group == page}
        yield f"the page {page} of the preferences", frozenset(labels | tabs)
    judged = {"Actions", "Preferences"}.union(*TOGETHER.values())
    for context in sorted({context for context, _ in every} - judged):
        yield context, frozenset(each for each in every if each[0] == context)


def doubled_mnemonics(book: Book) -> Iterator[str]:
    """Mnemonics that occur twice in one menu, dialog or page."""
    told = {(e.context, e.source): e.forms[0] for e in book.entries if e.finished and e.forms}
    for place, texts in menus_and_dialogs():
        taken: dict[str, tuple[str, str]] = {}
        for each in sorted(texts):
            form = told.get(each, "")
            for letter in MNEMONIC.findall(form.lower()):
                other = taken.setdefault(letter, each)
                if other != each and {other[1], each[1]} not in IN_TURN:
                    twice = f"{told[other]!r}, {form!r}"
                    yield f"[{each[0]}] {each[1]!r}: &{letter} twice in {place}: {twice}"


def waiting_in(book: Book, wanted: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """The messages of the program, by context and text, without a translation in the language."""
    said = {(entry.context, entry.source) for entry in book.entries if entry.finished}
    return [each for each in dict.fromkeys(wanted) if each not in said]


def faults_of(book: Book) -> list[str]:
    """All faults of a language's file, each with context and text."""
    found = []
    if book.said.split("_")[0] != book.language.split("_")[0]:
        found.append(f"the file says that its language is {book.said!r}")
    known = [(entry.context, entry.source) for entry in book.entries]
    for (context, text), times in Counter(known).items():
        if times > 1:
            found.append(f"[{context}] {text!r}: there {times} times")
    for entry in filter(operator.attrgetter("finished"), book.entries):
        faults = faults_of_entry(entry, book.language)
        found += [f"[{entry.context}] {entry.source!r}: {fault}" for fault in faults]
    return found + list(doubled_mnemonics(book))


def translations() -> list[Path]:
    """The files of all languages but English, which follows from the sources."""
    return sorted(path for path in FOLDER.glob("rummy-qt_*.ts") if path.name != ENGLISH)


def main(paths: list[Path], *, whole: bool = False) -> int:
    """Print the faults and the share of each file; return 1 if there are faults.

    With ``whole`` also if a text is missing in a language of `WHOLE`, or none in another one.
    """
    wanted, bad = sorted(every_message()), False
    for path in paths:
        book = read(path)
        faults, waiting = faults_of(book), waiting_in(book, wanted)
        for context, text in waiting:
            print(f"{path.name} [{context}] {text!r}: waits for its translation")
        for fault in faults:
            print(f"{path.name} {fault}")
        share = 100 * (len(wanted) - len(waiting)) // len(wanted)
        print(f"{path.name}: {share} % said, {len(waiting)} wait, {len(faults)} faults")
        known = book.language in WHOLE
        if whole and not waiting and not known:
            print(f"{path.name} is whole and has to stay so: write {book.language} into WHOLE")
        bad = bad or bool(faults) or (whole and bool(waiting) == known)
    return int(bad)


if __name__ == "__main__":
    names = [name for name in sys.argv[1:] if name != "--whole"]
    sys.exit(main([*map(Path, names)] or translations(), whole="--whole" in sys.argv))
