"""Whole matches played only from what Orca speaks, and only with keys.

    python -m tests.ui.access.by_ear [--languages en de pl] [--target 500] [--deal 2026]
        [--rulebooks 500-rum-de femhundra]

Orca runs as on a desktop, but speaks into a file (``speech/speechd.py``). The player knows the
language and the keys, and has no other source: no bus, no picture, no file. After the match, the
speech is compared with the record: the totals, and each player's discards.

Needs Linux, Xvfb, xdotool, dbus-daemon and Orca.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import chain, cycle, islice, repeat
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from bench_start import session_bus
from PySide6.QtCore import QCoreApplication
from smoke_test import environment, started
from virtual_screen import virtual_screen

from rummy_qt.engine import Card
from rummy_qt.ui.application import register_resources
from rummy_qt.ui.words.cards import spoken_card
from rummy_qt.ui.words.language import speak, translate
from rummy_qt.ui.words.names import RULEBOOK_WORDS
from tests.ui.access.listener import SETTINGS, Complaints, Keys, said

T = TypeVar("T")

SPEECH: Final = Path(__file__).with_name("speech")
ME, OTHER = "Anna", "Bo"
PATIENCE: Final = 60.0
"""Seconds within which something must be spoken before the player asks for it."""
SOON: Final = 3.0
"""Seconds of silence after which a key is assumed to say nothing here."""
MOST: Final = 40
"""The most key presses on any way by Tab, and in a turn."""
ORCA: Final = {"general": {"startingProfile": ["Default", "default"]}, "profiles": {"default": {
    "profile": ["Default", "default"], "enableKeyEcho": False, "pronunciations": {},
    "keybindings": {},
}}, "pronunciations": {}, "keybindings": {}}  # fmt: skip
"""Orca's settings: it does not speak the keys that are pressed."""
SENTENCES: Final = {
    "new match": ("Actions", "&New match…"),
    "opponents": ("SeatsAtTable", "&Opponents"),
    "target": ("NewMatchDialog", "Play &to"),
    "deal": ("NewMatchDialog", "&Deal number"),
    "my turn": ("Table", "Your turn. {may}"),
    "hand": ("Spoken", "In your hand, {count}: {cards}."),
    "drew": ("Log", "You drew {card} from the stock."),
    "drawn": ("Reasons", "You have already drawn."),
    "take or pass": ("Reasons", "Take a discard, or pass."),
    "only pass": ("Reasons", "You can only pass."),
    "players": ("Areas", "Players"),
    "pass": ("Table", "Pass"),
    "took": ("Log", "You took {card} from the discard pile."),
    "takes": ("Preview", "Take {card}, to be used at once"),
    "chosen": ("Spoken", "Chosen: {cards}."),
    "no meld": ("Areas", "This card is in no meld that can be laid now."),
    "can be melded": ("Spoken", "can be melded"),
    "fits": ("Spoken", "fits the meld laid by {name}: {meld}"),
    "fits mine": ("Spoken", "fits your meld: {meld}"),
    "has to stay": ("Spoken", "cannot be discarded"),
    "melded": ("Log", "You melded {cards}."),
    "laid off": ("Log", "You laid off {cards} {place}."),
    "discarded": ("Log", "You discarded {card}."),
    "other discarded": ("Log", "{name} discarded {card}."),
    "score": ("Spoken", "{name}: {points}, {total} in all"),
}
"""Sentences that the player understands, by meaning: context and English text."""
BLANKS: Final = {
    "card": "(?P<card>.*?)",
    "count": r"(?P<count>\d+) [^:]*",
    "name": f"(?:{ME}|{OTHER})",
    "total": r"(?P<total>[−-]?\d+)",
}


CARDS: Final = [Card.parse(rank + suit) for rank in "A23456789TJQK" for suit in "cdhs"]


class Heard(NamedTuple):
    """A spoken sentence, and its meaning."""

    meaning: str
    words: str


class Unheard(Exception):
    """The expected sentence was not spoken."""


class Ear:
    """Reads what Orca speaks, and recognises the sentences of a language."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self.all: list[str] = []
        """Everything spoken so far."""
        self._since = 0
        self.asked: list[tuple[str, ...]] = []
        """Questions that had to be asked again."""
        self._cards = {spoken_card(card) for card in (*CARDS, Card.parse("*1"))}
        self._meanings = {meaning: self._pattern(*text) for meaning, text in SENTENCES.items()}

    def _pattern(self, context: str, text: str) -> re.Pattern[str]:
        parts = re.split(r"\{(\w+)\}", translate(context, text).replace("&", ""))
        return re.compile("".join(
            BLANKS.get(part, ".*?") if nth % 2 else re.escape(part)
            for nth, part in enumerate(parts)
        ))  # fmt: skip

    def mark(self) -> None:
        """Wait only for speech after this moment."""
        self._listen()
        self._since = len(self.all)

    def _listen(self) -> None:
        self.all = self._log.read_text(encoding="utf-8").splitlines()

    @property
    def latest(self) -> list[str]:
        """Everything spoken since the mark."""
        self._listen()
        return self.all[self._since :]

    def means(self, meaning: str, words: str) -> list[re.Match[str]]:
        """The matches of this meaning in a spoken text."""
        return [*self._meanings[meaning].finditer(words)]

    def first(self, test: Callable[[str], T | None], seconds: float) -> T:
        """Wait for speech in which the test finds something, and return that."""
        limit = time.monotonic() + seconds
        while True:
            for words in self.latest:
                if (found := test(words)) is not None:
                    return found
            if time.monotonic() > limit:
                raise Unheard(f"{self.latest} after {self.all[-30:]}")
            time.sleep(0.05)

    def hear(self, *meanings: str, seconds: float = PATIENCE) -> Heard:
        """Wait until one of these is spoken; of several at once, return the first."""

        def meant(words: str) -> Heard | None:
            found = [meaning for meaning in meanings if self.means(meaning, words)]
            return Heard(found[0], words) if found else None

        return self.first(meant, seconds)

    def hear_card(self, seconds: float) -> str:
        """The speech about the card that a key has moved to."""
        return self.first(lambda words: words if self.card(words) else None, seconds)

    def card(self, words: str) -> str | None:
        """The card whose row was spoken."""
        name = re.split(r"[,.]", words)[0]
        return name if name in self._cards else None

    def silence(self, seconds: float = SOON) -> None:
        """Wait, at most this long, until something has been spoken and speech has ended."""
        before, limit = 0, time.monotonic() + seconds
        while len(self.latest) != before or (not before and time.monotonic() < limit):
            before = len(self.latest)
            time.sleep(0.2)


class Player:
    """Plays simply against one opponent: draws or takes the top, lays what it can, discards."""

    def __init__(self, ear: Ear, keys: Keys) -> None:
        self.ear, self._keys = ear, keys
        self.pressed = self.turns = 0
        self.totals: list[int] = []
        """The totals last spoken, the player's own first."""

    def press(self, *keys: str) -> None:
        """Press keys; only speech after the last one counts."""
        for key in keys:
            self.ear.mark()
            self._keys.to_the_front(key)
            self.pressed += 1

    def hear(self, *meanings: str) -> Heard:
        """Wait for speech; a window that has appeared meanwhile gets the focus, as on a desktop."""
        for _ in range(round(PATIENCE / SOON)):
            try:
                return self.ear.hear(*meanings, seconds=SOON)
            except Unheard:
                self._keys.to_the_front()
        with suppress(Unheard):
            return self.ask_again("question", *meanings)
        return self.ask_again("i", *meanings)

    def ask_again(self, question: str, *meanings: str) -> Heard:
        """Ask again: under load, a reader skips what comes too fast."""
        self.press(question)
        try:
            return self.ear.hear(*meanings, seconds=SOON)
        finally:
            self.ear.silence(4 * SOON)
            self.ear.asked.append(meanings)

    def until(self, key: str, *meanings: str) -> Heard:
        """Press a key until one of these is spoken. A question may come first, whose first answer
        is chosen, or a page that opened by itself ignores keys for half a second."""
        self.press(key)
        for _ in range(4):
            try:
                return self.ear.hear(*meanings, seconds=SOON)
            except Unheard:
                with suppress(Unheard):
                    return self.ask_again("question", *meanings)
                self.press(key)
        return self.hear(*meanings)

    def tab_to(self, meaning: str) -> None:
        self.go(repeat("Tab"), meaning)

    def go(self, keys: Iterable[str], meaning: str) -> None:
        """Press keys until this is spoken."""
        for key in islice(keys, MOST):
            self.press(key)
            self.ear.silence(4 * SOON)  # later speech would be attributed to the next key
            if any(self.ear.means(meaning, words) for words in self.ear.latest):
                return
        raise Unheard(f"no key leads to {meaning}: {self.ear.all}")

    def play(self, rulebook: str, target: int, deal: int) -> None:
        """Play a match from the welcome page to its end."""
        self._keys.to_the_front()
        try:
            self.ear.hear("new match")
        except Unheard:  # the window appeared before the reader noticed it
            self.tab_to("new match")
        self.press("Return")
        self.ear.silence()
        self.press("Home")
        self.ear.silence()
        for _ in range(list(RULEBOOK_WORDS).index(rulebook)):
            self.press("Right")
            self.ear.silence()
        for meaning, number in (("opponents", 1), ("target", target), ("deal", deal)):
            self.tab_to(meaning)
            self.press("ctrl+a", *str(number))
            self.ear.silence()
        self.until("Return", "my turn")
        self.round()
        while max(self.totals) < target:
            self.until("ctrl+Return", "my turn")
            self.round()

    def round(self) -> None:
        """Play the round to its end, and listen to the scores."""
        while (said := self.turn()).meaning == "my turn":
            self.turns += 1
        self.totals = [
            int(found["total"].replace("−", "-")) for found in self.ear.means("score", said.words)
        ]

    def turn(self) -> Heard:
        """Play one turn; returns the start of the next, or the scores."""
        if self.ear.means("takes", self.row("Tab") or ""):
            self.until("Return", "took")
            self.press("Escape")
        elif "pass" in self.until("s", "drew", "drawn", "take or pass", "only pass").meaning:
            self.tab_to("players")  # the buttons follow, which the arrow keys reach
            self.go(chain(["Tab"], repeat("Right")), "pass")
            return self.until("Return", "score", "my turn")
        while True:
            done = self.lay()
            if isinstance(done, Heard):
                return done
            if done == "kept":
                said = self.until("shift+Return", "discarded", "score", "my turn")
                if said.meaning == "discarded":
                    return self.over(said.words) or self.next()
                return said

    def next(self) -> Heard:
        """What is spoken after the player's own discard."""
        return self.hear("score", "my turn")

    def over(self, words: str) -> Heard | None:
        """The scores, if they were spoken together with this."""
        return Heard("score", words) if self.ear.means("score", words) else None

    def row(self, key: str, seconds: float = SOON) -> str | None:
        """The card that the key moves to; None if nothing is spoken, as on Home at the first."""
        self.press(key)
        with suppress(Unheard):
            return self.ear.hear_card(seconds)
        return None

    def rows(self, count: int) -> list[str]:
        """The hand from its first card on, repeated until each card was spoken once."""
        for _ in range(MOST):
            rows = [self.row("Home") or (self.row("Right") and self.row("Left"))]
            while len(rows) < count and rows[-1]:
                if self.can_be_laid(rows[-1]):
                    return [row for row in rows if row]
                rows.append(self.row("Right", 4 * SOON))
            if all(rows) and len({self.ear.card(row) for row in rows if row}) == count:
                return [row for row in rows if row]
            self.press("Tab", "f")  # leave the hand and return, if nothing is spoken
            self.ear.silence()
        raise Unheard(f"not a whole hand: {self.ear.all[-60:]}")

    def can_be_laid(self, card: str) -> bool:
        return any(self.ear.means(how, card) for how in ("can be melded", "fits", "fits mine"))

    def lay(self) -> Heard | str:
        """Go through the hand and lay the first card that can be laid, otherwise stay on a discard.

        Returns ``laid``, ``kept``, or what is spoken when the turn ends with it.
        """
        self.press("f", "r")
        said = self.hear("hand")
        [hand] = self.ear.means("hand", said.words)
        if hand["count"] == "1":
            return self.laid("Return", "laid off", "discarded")
        rows = self.rows(int(hand["count"]))
        if self.ear.means("can be melded", rows[-1]):
            self.press("shift+space")
            if self.hear("chosen", "no meld").meaning == "chosen":
                return self.laid("Return", "melded")
        if self.can_be_laid(rows[-1]):
            return self.laid("Return", "laid off")
        for card in reversed(rows):
            if not self.ear.means("has to stay", card):
                return "kept"
            self.row("Left")
        raise AssertionError(f"no card can be discarded: {rows}")

    def laid(self, key: str, *meanings: str) -> Heard | str:
        """After laying: whether the turn is over is spoken at once."""
        said = self.until(key, *meanings)
        if self.ear.means("discarded", said.words):
            return self.over(said.words) or self.next()
        with suppress(Unheard):
            return self.ear.hear("score", seconds=0.5)
        return "laid"


def lost(heard: Sequence[str], thrown: Sequence[str], *, asked: bool) -> int:
    """How many discards were not spoken in their order.

    If some were ``asked`` for again, they may be spoken twice or late, but no others.
    """
    at = missed = 0
    for words in heard:
        after = [nth for nth in range(at, len(thrown)) if words.endswith(thrown[nth])]
        if after and (after[0] == at or not any(map(words.endswith, thrown[:at]))):
            missed += after[0] - at
            at = after[0] + 1
        else:
            assert asked, f"{words} was heard once too often: {heard}"
            assert any(map(words.endswith, thrown[:at])), f"{words} was not discarded: {thrown}"
    return missed + len(thrown) - at


def heard_against_record(ear: Ear, player: Player, home: Path) -> None:
    """The match is over, its totals were spoken, and each discard was spoken once."""
    ear.silence()
    [path] = home.rglob("*.rummy")
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    [totals] = [line["totals"] for line in lines if line["t"] == "end"]
    assert player.totals == totals, f"heard {player.totals}, written {totals}"
    moves = [(line["seat"], *line["m"].split(" ", 1)) for line in lines if line["t"] == "move"]
    for seat, meaning in enumerate(("discarded", "other discarded")):
        thrown = [spoken_card(Card.parse(what[0])) for mover, kind, *what in moves
                  if mover == seat and kind == "discard"]  # fmt: skip
        heard = [found["card"] for words in ear.all for found in ear.means(meaning, words)]
        missed = lost(heard, thrown, asked=bool(ear.asked))
        assert missed <= len(ear.asked), f"heard {heard} of {thrown} by seat {seat}"


def match_by_ear(language: str, rulebook: str, target: int, deal: int) -> str:
    """Play a match in this language, and return a summary."""
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        virtual_screen("1280x800") as screen,
        session_bus() as bus,
    ):
        home, log = Path(folder), Path(folder, "speech")
        log.touch()
        # Qt warns about requests for deleted rows, which screen readers make without harm.
        quiet = {"QT_LOGGING_RULES": "qt.accessibility.*=false"}
        surroundings = {**environment(home, screen), **bus, **quiet}
        kept = home / ".local/share/orca/user-settings.conf"
        kept.parent.mkdir(parents=True)
        kept.write_text(json.dumps(ORCA))
        settings = Path(said(SETTINGS, surroundings))
        settings.parent.mkdir(parents=True, exist_ok=True)
        wanted = {"language": language, "player_name": ME, "animation_speed": 0.0, "pace_ms": 250}
        settings.write_text(json.dumps(wanted))
        spoken = {"PYTHONPATH": str(SPEECH), "SPEECH_LOG": str(log), "LANGUAGE": language}
        with subprocess.Popen(
            ["orca"], env={**surroundings, **spoken, "GSETTINGS_BACKEND": "memory"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        ) as orca:  # fmt: skip
            try:
                ear = Ear(log)
                ear.first(lambda words: words or None, 5 * PATIENCE)  # Orca says that it is on
                player = Player(ear, Keys(surroundings))
                with started(Path(sys.executable).with_name("rummy-qt"), surroundings) as running:
                    running.complaints = Complaints(running.complaints)
                    player.play(rulebook, target, deal)
                    heard_against_record(ear, player, home)
            finally:
                orca.kill()
    words = sum(len(said.split()) for said in ear.all)
    return (
        f"{language}, {rulebook}: {player.turns} turns, {player.pressed} keys, {words} words heard,"
        f" {ear.asked} asked again,"
        f" {player.totals}, {time.monotonic() - began:.0f} s"
    )


def main() -> None:
    register_resources()
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--languages", nargs="+", default=["en", "de", "pl"])
    parser.add_argument(
        "--rulebooks",
        nargs="+",
        default=["500-rum-de", "femhundra"],
        help="each language plays the next of them",
    )
    parser.add_argument("--target", type=int, default=500)
    parser.add_argument("--deal", type=int, default=2026)
    arguments = parser.parse_args()
    _app = QCoreApplication([])
    for language, rulebook in zip(arguments.languages, cycle(arguments.rulebooks), strict=False):
        assert speak(language)
        sys.stdout.write(match_by_ear(language, rulebook, arguments.target, arguments.deal) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
