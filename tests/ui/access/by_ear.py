"""Whole matches from nothing but what Orca speaks, by nothing but keys.

    python -m tests.ui.access.by_ear [--languages en de pl] [--target 500] [--deal 2026]
        [--rulebooks 500-rum-de femhundra]

Orca runs as it does on a desktop, with a file for its voice (``speech/speechd.py``). Who plays here
knows the language and the keys, and nothing of the program: no bus, no picture, no file. When the
match is over, what was heard is held against its record: the totals, and how often each discarded.

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
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple

from bench_start import session_bus
from PySide6.QtCore import QCoreApplication
from smoke_test import environment, started
from virtual_screen import virtual_screen

from rummy_qt.ui import resources_rc  # noqa: F401 - holds the languages
from rummy_qt.ui.words.language import speak, translate
from rummy_qt.ui.words.names import RULEBOOK_WORDS
from tests.ui.access.listener import SETTINGS, Complaints, Keys, said

SPEECH: Final = Path(__file__).with_name("speech")
ME, OTHER = "Anna", "Bo"
PATIENCE: Final = 60.0
"""Seconds within which something has to be said."""
SOON: Final = 5.0
"""Seconds in which even a slow reader has said what there is to say."""
MOST: Final = 40
"""No way by Tab is longer, nor is a turn."""
ORCA: Final = {"general": {"startingProfile": ["Default", "default"]}, "profiles": {"default": {
    "profile": ["Default", "default"], "enableKeyEcho": False, "pronunciations": {},
    "keybindings": {},
}}, "pronunciations": {}, "keybindings": {}}  # fmt: skip
"""Its settings: it does not say the keys that we press."""
SENTENCES: Final = {
    "new match": ("Actions", "&New match…"),
    "opponents": ("SeatsAtTable", "&Opponents"),
    "target": ("NewMatchDialog", "Play &to"),
    "deal": ("NewMatchDialog", "&Deal number"),
    "my turn": ("Table", "Your turn. {may}"),
    "hand": ("Spoken", "In your hand, {count}: {cards}."),
    "drew": ("Log", "You drew {card} from the stock."),
    "drawn": ("Reasons", "You have drawn already."),
    "took": ("Log", "You took {card} from the discard pile."),
    "takes": ("Preview", "Takes {card}, to be used at once"),
    "chosen": ("Spoken", "Chosen: {cards}."),
    "no meld": ("Areas", "No meld that can be laid now has this card."),
    "can be melded": ("Spoken", "can be melded"),
    "fits": ("Spoken", "fits the meld laid by {name}: {meld}"),
    "fits mine": ("Spoken", "fits your meld: {meld}"),
    "has to stay": ("Spoken", "cannot be discarded"),
    "melded": ("Log", "You melded {cards}."),
    "laid off": ("Log", "You laid off {cards}."),
    "discarded": ("Log", "You discarded {card}."),
    "other discarded": ("Log", "{name} discarded {card}."),
    "score": ("Spoken", "{name}: {points}, in all {total}"),
    "next round": ("ScoreSheet", "&Next round"),
    "rematch": ("ScoreSheet", "&Rematch"),
}
"""What the player understands: by its meaning, where the language has it."""
BLANKS: Final = {"count": r"(?P<count>\d+) [^:]*", "name": f"(?:{ME}|{OTHER})",
                 "total": r"(?P<total>[−-]?\d+)"}  # fmt: skip


class Heard(NamedTuple):
    """Something that was said, and what it means."""

    meaning: str
    words: str


class Ear:
    """Hears what Orca says, and knows what the sentences of a language mean."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self.all: list[str] = []
        """All that was said."""
        self._since = 0
        self._meanings = {meaning: self._pattern(*text) for meaning, text in SENTENCES.items()}

    def _pattern(self, context: str, text: str) -> re.Pattern[str]:
        parts = re.split(r"\{(\w+)\}", translate(context, text).replace("&", ""))
        return re.compile("".join(
            BLANKS.get(part, ".*?") if nth % 2 else re.escape(part)
            for nth, part in enumerate(parts)
        ))  # fmt: skip

    def mark(self) -> None:
        """What is waited for is what is said from now on."""
        self._listen()
        self._since = len(self.all)

    def _listen(self) -> None:
        self.all = self._log.read_text(encoding="utf-8").splitlines()

    @property
    def latest(self) -> list[str]:
        """What was said since the mark."""
        self._listen()
        return self.all[self._since :]

    def means(self, meaning: str, words: str) -> list[re.Match[str]]:
        """How often the words say this, and how."""
        return [*self._meanings[meaning].finditer(words)]

    def hear(self, *meanings: str, seconds: float = PATIENCE) -> Heard:
        """Wait until one of these is said; of several in what is said now, the first of them."""
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            latest = self.latest
            for meaning in meanings:
                for words in latest:
                    if self.means(meaning, words):
                        return Heard(meaning, words)
            time.sleep(0.05)
        raise TimeoutError(f"not {meanings}, but {self.latest} after {self.all[-30:]}")

    def answer(self, seconds: float = 2 * SOON) -> str:
        """All that is said now, once nothing more comes; nothing where nobody says anything."""
        limit, before = time.monotonic() + seconds, 0
        while not before or len(self.latest) != before:
            if not before and time.monotonic() > limit:
                return ""
            before = len(self.latest)
            time.sleep(0.15)
        return " ".join(self.latest)


class Player:
    """Plays a simple game of two: draws or takes the top, lays all that can be laid, discards."""

    def __init__(self, ear: Ear, keys: Keys) -> None:
        self.ear, self._keys = ear, keys
        self.pressed = self.turns = 0
        self.totals: list[int] = []
        """As they were heard last, the player's own first."""

    def press(self, *keys: str) -> None:
        """The answer is what is said after the last one."""
        for key in keys:
            self.ear.mark()
            self._keys.to_the_front(key)
            self.pressed += 1

    def ask(self, *keys: str) -> str:
        """What is said to it; nothing where nobody answers, as on a machine under load."""
        self.press(*keys)
        return self.ear.answer()

    def home(self) -> str:
        """The first row of a list: who stands on it already hears nothing."""
        self.press("Home")
        return self.ear.answer(SOON) or (self.ask("Right") and self.ask("Left"))

    def until(self, key: str, *meanings: str) -> Heard:
        """Press it until one of these is said: first it may bring a question, whose first way is
        taken, or a page that opened by itself hears no key for half a second."""
        self.press(key)
        for patience in (SOON, *[PATIENCE / 4] * 4):
            try:
                return self.ear.hear(*meanings, seconds=SOON if self.ear.latest else patience)
            except TimeoutError:
                self._keys.to_the_front(key)
                self.pressed += 1
        raise TimeoutError(f"{key} does not lead to {meanings}: {self.ear.all[-30:]}")

    def tab_to(self, meaning: str) -> None:
        for _ in range(MOST):
            if self.ear.means(meaning, self.ask("Tab")):
                return
        raise TimeoutError(f"Tab does not lead to {meaning}: {self.ear.all}")

    def play(self, rulebook: str, target: int, deal: int) -> None:
        """A match, from the welcome page to its end."""
        self._keys.to_the_front()
        self.ear.hear("new match")
        self.ask("Return")
        self.home()
        for _ in range(list(RULEBOOK_WORDS).index(rulebook)):
            self.ask("Right")
        for meaning, number in (("opponents", 1), ("target", target), ("deal", deal)):
            self.tab_to(meaning)
            self.ask("ctrl+a", *str(number))
        self.until("Return", "my turn")
        while self.round() == "next round":
            self.until("Return", "my turn")

    def round(self) -> str:
        """Play it to its end; what can be done then."""
        while self.turn() == "my turn":
            self.turns += 1
        self.totals = [
            int(found["total"].replace("−", "-"))
            for words in self.ear.latest
            for found in self.ear.means("score", words)
        ]
        return self.ear.hear("next round", "rematch").meaning

    def turn(self) -> str:
        """One turn; whether it comes round again, or a score was said."""
        if self.ear.means("takes", self.ask("Tab")):
            self.until("Return", "took")
            self.press("Escape")
        else:
            self.until("s", "drew", "drawn")
        while (done := self.lay()) == "laid":
            pass
        if done == "kept":
            self.until("shift+Return", "discarded", "score")
        return self.ear.hear("score", "my turn").meaning

    def lay(self) -> str:
        """Go through the hand and lay the first that can be laid, else stay on what can go.

        ``laid``, ``kept``, or ``over`` where the turn is over with it.
        """
        self.press("f", "r")
        [hand] = self.ear.means("hand", self.ear.hear("hand").words)
        last = int(hand["count"]) - 1
        if not last:
            return self.laid("laid off", "discarded")
        rows = [self.home()]
        while len(rows) <= last and rows[-1]:
            if done := self.lay_this(rows[-1]):
                return done
            rows.append(self.ask("Right"))
        if not rows[-1]:
            return "laid"  # once more from the beginning: where we stand is not known
        if done := self.lay_this(rows[-1]):
            return done
        for card in reversed(rows):
            if not self.ear.means("has to stay", card):
                return "kept"
            self.ask("Left")
        raise AssertionError(f"no card can be discarded: {rows}")

    def lay_this(self, card: str) -> str:
        """Lay the card that was heard, if it can be laid."""
        if self.ear.means("can be melded", card):
            self.press("shift+space")
            if self.ear.hear("chosen", "no meld").meaning == "chosen":
                return self.laid("melded")
        if self.ear.means("fits", card) or self.ear.means("fits mine", card):
            return self.laid("laid off")
        return ""

    def laid(self, *meanings: str) -> str:
        self.until("Return", *meanings)
        said = self.ear.answer()
        ended = self.ear.means("score", said) or self.ear.means("discarded", said)
        return "over" if ended else "laid"


def heard_against_record(ear: Ear, player: Player, home: Path) -> None:
    """The match is over, its totals are those that were heard, and each discard was heard once."""
    [path] = home.rglob("*.rummy")
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    [totals] = [line["totals"] for line in lines if line["t"] == "end"]
    assert player.totals == totals, f"heard {player.totals}, written {totals}"
    for seat, meaning in enumerate(("discarded", "other discarded")):
        thrown = sum(
            line["t"] == "move" and line["seat"] == seat and line["m"].startswith("discard")
            for line in lines
        )
        heard = sum(len(ear.means(meaning, words)) for words in ear.all)
        assert heard == thrown, f"heard {heard} of {thrown} discards of seat {seat}"


def match_by_ear(language: str, rulebook: str, target: int, deal: int) -> str:
    """A match in this language; what there is to tell of it."""
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        virtual_screen("1280x800") as screen,
        session_bus() as bus,
    ):
        home, log = Path(folder), Path(folder, "speech")
        log.touch()
        # Qt warns when a row is asked for that has gone: readers do that, and it harms nobody.
        quiet = {"QT_LOGGING_RULES": "qt.accessibility.*=false"}
        surroundings = {**environment(home, screen), **bus, **quiet}
        kept = home / ".local/share/orca/user-settings.conf"
        kept.parent.mkdir(parents=True)
        kept.write_text(json.dumps(ORCA))
        settings = Path(said(SETTINGS, surroundings))
        settings.parent.mkdir(parents=True, exist_ok=True)
        wanted = {"language": language, "player_name": ME, "animation_speed": 0.0, "pace_ms": 0}
        settings.write_text(json.dumps(wanted))
        spoken = {"PYTHONPATH": str(SPEECH), "SPEECH_LOG": str(log), "LANGUAGE": language}
        with subprocess.Popen(
            ["orca"], env={**surroundings, **spoken, "GSETTINGS_BACKEND": "memory"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        ) as orca:  # fmt: skip
            try:
                ear = Ear(log)
                ear.answer()
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
        f" {player.totals}, {time.monotonic() - began:.0f} s"
    )


def main() -> None:
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
