"""Brings the translation sources up to date with what the program says.

    python packaging/update_translations.py

`assets/translations/rummy-qt_en.ts` holds the English plural forms only; every other language's
file holds all sentences. Sentences of the engine and the records, which know no Qt, are handed to
lupdate in a file made for it. A new language begins by its code on the command line (`sv`).
"""

import ast
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from notes_for_translators import NOTES, blanks_of

from rummy_qt.engine import OPTIONS
from rummy_qt.engine.reasons import TEMPLATES
from rummy_qt.play.concepts import CONCEPTS
from rummy_qt.records.sentences import SENTENCES

TREE = Path(__file__).resolve().parents[1]
FOLDER = TREE / "assets" / "translations"
ENGLISH = "rummy-qt_en.ts"
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
FORMS = {"pl": 3}
"""How many plural forms a language has, where they are not two."""


class Message(NamedTuple):
    """A sentence to be translated."""

    context: str
    text: str
    comment: str = ""
    """What a translator has to know, from the lines ``#: …`` above it."""

    @property
    def note(self) -> str:
        """The comment, and what each blank holds."""
        blanks = blanks_of(self.context, self.text).items()
        told = [f"{name}: {blank.what} ({blank.example})." for name, blank in blanks if blank]
        word = NOTES.get(f"{self.context}.{self.text}") or NOTES.get(self.text, "")
        return " ".join([f"{text}." for text in (self.comment, word) if text] + told)


@cache
def messages() -> tuple[Message, ...]:
    """All that the program says: first what the window knows, then what lower floors know."""
    paths = sorted((TREE / "rummy_qt" / "ui").rglob("*.py"))
    found = [message for path in paths for message in said_in(path)]
    for option in OPTIONS.values():
        found += (Message("Options", text) for text in (option.sentence, *option.values.texts))
    templates = (*TEMPLATES.values(), *CONCEPTS.values())
    found += (Message("Reasons", template.sentence) for template in templates)
    found += (Message("Records", text) for text in SENTENCES.values())
    return tuple(found)


def said_in(path: Path) -> Iterator[Message]:
    """The sentences in a file: in calls of ``translate`` and ``tr``, tables and handbook's rows."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    own = re.search(r'^tr = in_context\("(\w+)"\)$', source, re.MULTILINE)
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    for node in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        function = ast.unparse(node.func)
        if function in ("Row", "row"):
            named = {keyword.arg: keyword.value for keyword in node.keywords}
            usual = ast.Constant(own[1] if function == "row" and own else "Handbook")
            context = ast.literal_eval(named.get("context", usual))
            yield Message(context, ast.literal_eval(node.args[1]))
        args = list(node.args)
        if function in ("tr", "QT_TR_NOOP") and own:
            args.insert(0, ast.Constant(own[1]))
        elif function not in ("translate", "QT_TRANSLATE_NOOP"):
            continue
        written = [arg.value for arg in args[:2] if isinstance(arg, ast.Constant)]
        if len(written) == 2:
            context, text = map(str, written)
            above = (comment_above(lines, at.lineno) for at in (node, args[1]))
            yield Message(context, text, next(filter(None, above), ""))


def comment_above(lines: list[str], number: int) -> str:
    """The lines ``#: …`` above a statement's line of this number."""
    found: list[str] = []
    while number > 1 and lines[number - 2].strip().startswith("#:"):
        number -= 1
        found.insert(0, lines[number - 1].strip()[2:].strip())
    return " ".join(found).rstrip(".")


def write_catalogue(path: Path) -> None:
    """Write all messages as lupdate reads them: it would not read our calls with values."""
    lines = []
    for message in messages():
        if message.note:
            lines.append(f"#: {message.note}\n")
        lines.append(f"QT_TRANSLATE_NOOP({message.context!r}, {message.text!r})\n")
    path.write_text("".join(lines), encoding="utf-8")


def update(languages: list[str]) -> None:
    """Bring every language there is up to date, and begin new ones."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    targets = {path.name for path in FOLDER.glob("rummy-qt_*.ts")} | {ENGLISH}
    targets |= {f"rummy-qt_{language}.ts" for language in languages}
    with tempfile.TemporaryDirectory() as folder:
        catalogue = Path(folder, "catalogue.py")
        write_catalogue(catalogue)
        for target in sorted(targets):
            update_one(FOLDER / target, catalogue)


def update_one(target: Path, catalogue: Path) -> None:
    """Bring one language up to date; its plural forms survive."""
    language = target.stem.removeprefix("rummy-qt_")
    known = plural_forms(target)
    if target.name == ENGLISH:
        target.unlink(missing_ok=True)  # all of it follows from the sources
    launch = "from PySide6.scripts import pyside_tool; pyside_tool.lupdate()"
    options = ["-silent", "-noobsolete", "-locations", "none", "-source-language", "en"]
    command = [
        sys.executable,
        "-P",
        "-c",
        launch,
        *options,
        "-target-language",
        language,
    ]
    subprocess.run([*command, str(catalogue), "-ts", str(target)], check=True)
    tree = ET.parse(target)
    for context in tree.getroot().findall("context"):
        for message in context.findall("message"):
            source = message.findtext("source", "")
            if "%n" in source:
                make_plural(message, language, known.get((context.findtext("name"), source)))
            elif target.name == ENGLISH:
                context.remove(message)
        if not context.findall("message"):
            tree.getroot().remove(context)
    ET.indent(tree, "    ")
    body = ET.tostring(tree.getroot(), encoding="unicode")
    target.write_text(HEAD + body + "\n", encoding="utf-8")


def plural_forms(target: Path) -> dict[tuple[str | None, str], list[str]]:
    """The plural forms that a file holds, by context and source."""
    if not target.exists():
        return {}
    return {
        (context.findtext("name"), message.findtext("source", "")): forms
        for context in ET.parse(target).getroot().findall("context")
        for message in context.findall("message")
        if any(forms := [form.text or "" for form in message.iter("numerusform")])
    }


def make_plural(message: ET.Element, language: str, known: list[str] | None) -> None:
    """Give a sentence with a number its forms: lupdate sees no number in ``translate``.

    English forms follow from the source: ``card(s)`` is ``card`` and ``cards``.
    """
    source = message.findtext("source", "")
    message.set("numerus", "yes")
    translation = message.find("translation")
    if translation is None:
        translation = ET.SubElement(message, "translation")
    translation.clear()
    if language == "en":
        known = [re.sub(r"\((\w+)\)", form, source) for form in ("", r"\1")]
    if known is None:
        translation.set("type", "unfinished")
    for text in known or [""] * FORMS.get(language, 2):
        ET.SubElement(translation, "numerusform").text = text


if __name__ == "__main__":
    update(sys.argv[1:])
