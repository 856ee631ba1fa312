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
from rummy_qt.play.concepts import CONCEPTS, LOST_BY
from rummy_qt.records.sentences import SENTENCES

TREE = Path(__file__).resolve().parents[1]
FOLDER = TREE / "assets" / "translations"
ENGLISH = "rummy-qt_en.ts"
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
FORMS = {"pl": 3}
"""The number of plural forms of languages that do not have two."""


class Message(NamedTuple):
    """A sentence to be translated."""

    context: str
    text: str
    comment: str = ""
    """Information for translators, from the lines ``#: …`` above it."""

    @property
    def note(self) -> str:
        """The comment, and what each blank holds."""
        blanks = blanks_of(self.context, self.text).items()
        told = [f"{name}: {blank.what} ({blank.example})." for name, blank in blanks if blank]
        word = NOTES.get(f"{self.context}.{self.text}") or NOTES.get(self.text, "")
        return " ".join([f"{text}." for text in (self.comment, word) if text] + told)


@cache
def messages() -> tuple[Message, ...]:
    """All messages of the program: first those of the window, then those of lower layers."""
    paths = sorted((TREE / "rummy_qt" / "ui").rglob("*.py"))
    found = [message for path in paths for message in said_in(path)]
    for option in OPTIONS.values():
        found += (Message("Options", text) for text in (option.sentence, *option.values.texts))
    templates = (*TEMPLATES.values(), *CONCEPTS.values())
    found += (Message("Reasons", template.sentence) for template in templates)
    found += (Message("Practice", text) for text in LOST_BY.values())
    found += (Message("Records", text) for text in SENTENCES.values())
    return tuple(found)


SAID = "English"
"""The type of translated texts, see ``rummy_qt/records/texts.py``."""
Given = list[tuple[str, ast.expr]]
"""Names and types of the fields of a class, or the parameters of a function."""


class Source(NamedTuple):
    """A source file with messages."""

    tree: ast.Module
    own: str
    """The context of its ``tr``; empty where it has none."""
    kinds: dict[str, ast.expr]
    """Its type aliases."""

    def texts(self, value: ast.AST | None, kind: ast.expr) -> Iterator[tuple[ast.Constant, str]]:
        """The texts in a value of this type, each with its context."""
        named, inside = kind, list[ast.expr]()
        if isinstance(kind, ast.Subscript):
            named = kind.value
            inside = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
        name = ast.unparse(named)
        if isinstance(value, ast.IfExp):
            yield from self.texts(value.body, kind)
            yield from self.texts(value.orelse, kind)
        elif name in self.kinds or (name == "Final" and inside):
            yield from self.texts(value, self.kinds.get(name) or inside[0])
        elif name in (SAID, "Annotated"):
            context = ast.literal_eval(inside[1]) if inside else self.own
            if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
                yield value, context
        elif isinstance(value, ast.Dict) and inside:
            for part in value.values:
                yield from self.texts(part, inside[-1])
        elif isinstance(value, ast.Tuple | ast.List) and inside:
            alike = name != "tuple" or ast.unparse(inside[-1]) == "..."
            kinds = inside[:1] * len(value.elts) if alike else inside
            for part, one in zip(value.elts, kinds, strict=True):
                yield from self.texts(part, one)


@cache
def takers() -> dict[str, Given]:
    """Classes and functions of the window, and of the settings' kinds, with texts as arguments."""
    found: dict[str, Given] = {}
    for path in (*(TREE / "rummy_qt/ui").rglob("*.py"), TREE / "rummy_qt/records/settings.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                makes = [f for f in node.body if isinstance(f, ast.FunctionDef)]
                makes = [f for f in makes if f.name == "__init__"]
                rows = [f for f in node.body if isinstance(f, ast.AnnAssign)]
                given = [(ast.unparse(f.target), f.annotation) for f in rows]
                given = given_to(makes[0]) if makes else given
            elif isinstance(node, ast.FunctionDef) and node.name != "__init__":
                given = given_to(node)
            else:
                continue
            if any(re.search(rf"\b{SAID}\b", ast.unparse(kind)) for _, kind in given):
                found[node.name] = given
    return found


def given_to(function: ast.FunctionDef) -> Given:
    every = (*function.args.args, *function.args.kwonlyargs)
    return [(one.arg, one.annotation) for one in every if one.annotation is not None]


def said_in(path: Path) -> Iterator[Message]:
    """The sentences in a file: in calls of ``translate`` and ``tr``, and all ``English``."""
    written = path.read_text(encoding="utf-8")
    own = re.search(r'^tr = in_context\("(\w+)"\)$', written, re.MULTILINE)
    tree, lines = ast.parse(written), written.splitlines()
    named = [node for node in tree.body if isinstance(node, ast.Assign) and SAID in ast.dump(node)]
    kinds = {ast.unparse(node.targets[0]): node.value for node in named}
    source = Source(tree, own[1] if own else "", kinds)
    found = [*called(source), *assigned(source)]
    for text, context, line in sorted(found, key=lambda one: (one[0].lineno, one[0].col_offset)):
        above = (comment_above(lines, at) for at in (text.lineno, line))
        yield Message(context, str(text.value), next(filter(None, above), ""))


TEXT_AT = {"tr": 0, "translate": 1, "Row": 2}
"""By function or class, the position of the text among its arguments."""
Found = Iterator[tuple[ast.Constant, str, int]]
"""A text, its context, and the line of the call or statement that contains it."""


def called(source: Source) -> Found:
    """The texts in arguments of calls."""
    said = ast.Name(SAID)
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.Call):
            continue
        function = node.func.value if isinstance(node.func, ast.Subscript) else node.func
        name, args = ast.unparse(function), node.args
        named = {keyword.arg: keyword.value for keyword in node.keywords}
        context = args[0] if name == "translate" else ast.Constant(source.own)
        if name == "Row":
            context = named.get("context") or ast.Constant(source.own or "Handbook")
        if name in TEXT_AT and isinstance(context, ast.Constant):
            place = source._replace(own=str(context.value))
            given = args[TEXT_AT[name]] if len(args) > TEXT_AT[name] else None
            yield from ((*text, node.lineno) for text in place.texts(given, said) if place.own)
        for place_, (field, kind) in enumerate(takers().get(name.removeprefix("self."), ())):
            value = args[place_] if place_ < len(args) else named.get(field)
            yield from ((*text, node.lineno) for text in source.texts(value, kind))


def assigned(source: Source) -> Found:
    """The texts of tables and variables."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            yield from ((*text, node.lineno) for text in source.texts(node.value, node.annotation))
        if isinstance(node, ast.FunctionDef):
            inner = list(ast.walk(node))
            declared = {
                ast.unparse(one.target): one.annotation
                for one in inner
                if isinstance(one, ast.AnnAssign) and one.value is None
            }
            for one in inner:
                kind = isinstance(one, ast.Assign) and declared.get(ast.unparse(one.targets[0]))
                if isinstance(one, ast.Assign) and kind:
                    yield from ((*text, one.lineno) for text in source.texts(one.value, kind))


def comment_above(lines: list[str], number: int) -> str:
    """The lines ``#: …`` above a statement's line of this number."""
    found: list[str] = []
    while number > 1 and lines[number - 2].strip().startswith("#:"):
        number -= 1
        found.insert(0, lines[number - 1].strip()[2:].strip())
    return " ".join(found).rstrip(".")


def write_catalogue(path: Path) -> None:
    """Write all messages in a form for lupdate, which does not understand calls with values."""
    lines = []
    for message in messages():
        if message.note:
            lines.append(f"#: {message.note}\n")
        lines.append(f"QT_TRANSLATE_NOOP({message.context!r}, {message.text!r})\n")
    path.write_text("".join(lines), encoding="utf-8")


def update(languages: list[str]) -> None:
    """Update every existing language, and start new ones."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    targets = {path.name for path in FOLDER.glob("rummy-qt_*.ts")} | {ENGLISH}
    targets |= {f"rummy-qt_{language}.ts" for language in languages}
    with tempfile.TemporaryDirectory() as folder:
        catalogue = Path(folder, "catalogue.py")
        write_catalogue(catalogue)
        for target in sorted(targets):
            update_one(FOLDER / target, catalogue)


def update_one(target: Path, catalogue: Path) -> None:
    """Update one language, with its plural forms kept."""
    language = target.stem.removeprefix("rummy-qt_")
    known = plural_forms(target)
    if target.name == ENGLISH:
        target.unlink(missing_ok=True)  # generated from the sources alone
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
    """The plural forms in a file, by context and source."""
    if not target.exists():
        return {}
    return {
        (context.findtext("name"), message.findtext("source", "")): forms
        for context in ET.parse(target).getroot().findall("context")
        for message in context.findall("message")
        if any(forms := [form.text or "" for form in message.iter("numerusform")])
    }


def make_plural(message: ET.Element, language: str, known: list[str] | None) -> None:
    """Add plural forms to a sentence with a number, which lupdate does not see in ``translate``.

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
