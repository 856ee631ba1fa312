"""What translators have to know: what blanks hold, and which of two meanings a word has.

A blank is called the same wherever it holds the same; where a name holds something else in one
context, or a word means something else there, it stands with its context: ``ColourButton.name``.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Blank(NamedTuple):
    """What a blank ``{name}`` holds."""

    what: str
    example: str


COUNT: Final = Blank("the number of what is counted; the word in front of (s) follows it", "3")
"""``%n``."""

BLANKS: Final[dict[str, Blank]] = {
    # players and names
    "name": Blank("the name of a player, whatever was typed", "Bo"),
    "names": Blank("the names of players, as a list", "Bo and Cleo"),
    "other": Blank("the name of another player", "Cleo"),
    "others": Blank("other players with their points, as a list", "Bo (120) and Cleo (−45)"),
    "player": Blank("the name of a player, whatever was typed", "Bo"),
    "players": Blank("how many players", "3 to 5 players"),
    "seat": Blank("a player with cards and points", "Bo: 7 cards; in all 120 points"),
    "level": Blank("how well an opponent plays: a level’s name", "Club"),
    "about": Blank("how an opponent of that level plays: a sentence", "Overlooks nothing."),
    "yours": Blank("how many matches the person has won", "3"),
    "theirs": Blank("how many matches the other has won", "1"),
    "date": Blank("a day in figures", "24/11/2026"),
    "mark": Blank("four digits and letters that tell challenges apart", "5f3a"),
    "mine": Blank("what the person made of a round", "+45"),
    "Firsts.number": Blank("points", "−100"),
    "Challenge.about": Blank("rules and opponents", "Femhundra · Swedish rules, with Bo and Cleo"),
    "Challenge.theirs": Blank("what a friend made of the same cards", "+30"),
    "Company.words": Blank("what a player says: a whole sentence", "Well played."),
    "ColourButton.name": Blank("the name of a colour", "Moss"),
    "HouseRulesDialog.name": Blank("the name of house rules, whatever was typed", "Grandma’s"),
    "SavedMatchesDialog.name": Blank("the name of a match, whatever was typed", "New Year"),
    "house": Blank("the name of house rules, whatever was typed", "Grandma’s"),
    "match": Blank("the name of a match", "Femhundra · Swedish rules"),
    # cards
    "levels": Blank("levels, as a list", "Beginner and Club"),
    "card": Blank("a card, written or spoken as “seven of clubs”", "7♣"),
    "cards": Blank("one card or several, written or spoken", "7♣ 8♣ 9♣"),
    "Turns.place": Blank("whose joker was swapped", "for Bo’s joker"),
    "meld": Blank("a meld on the table by its cards, written or spoken", "7♣ 8♣ 9♣"),
    "joker": Blank("the word “Joker”", "Joker"),
    "rival": Blank("another card, written or spoken", "9♥"),
    "reason": Blank("a sentence that speaks for a way", "It breaks no meld."),
    "rank": Blank("the spoken rank of a card", "seven"),
    "suit": Blank("the spoken suit of a card", "clubs"),
    "duty": Blank("one card or several that must be used", "7♣"),
    "wanted": Blank("cards of the discard pile of which one must be used", "7♣ 9♥"),
    "may": Blank("a whole sentence: what may be done", "Draw, or take a discard."),
    "first": Blank("the lowest rank of a run", "5"),
    "last": Blank("the highest rank of a run", "8"),
    "Spoken.last": Blank("the last card of a run", "eight of clubs"),
    "Spoken.cards": Blank("cards in spoken words, or how many cards", "7 cards"),
    # points and numbers
    "points": Blank("points with their sign", "+25"),
    "LineChart.points": Blank("the points that are wanted", "500"),
    "ScoreSheet.points": Blank("a sum of points", "120"),
    "Spoken.points": Blank("points", "24 points"),
    "Handbook.points": Blank("what a card counts", "15"),
    "Table.points": Blank("points, with a sign where they are won", "+25"),
    "Reasons.points": Blank("points", "35"),
    "way": Blank("a way to play: a sentence for each of its moves", "Draw from the stock."),
    "sure": Blank("a number of points", "4"),
    "start": Blank("points with their sign", "+12"),
    "own": Blank("points with their sign", "−35"),
    "luck": Blank("points with their sign", "+80"),
    "half": Blank("half of the span in which it lies", "0.4"),
    "before": Blank("points with one decimal", "3.1"),
    "after": Blank("points with one decimal", "1.9"),
    "results": Blank("names and points", "Master +45 · Club +20 · Ann +12"),
    "weaker": Blank("the level of play below: its name", "Casual"),
    "better": Blank("the level of play above: its name", "Club"),
    "kind": Blank("what was decided", "Discard"),
    "price": Blank("what it costs, in points", "50"),
    "risk": Blank("what the cards cost if they stay in the hand", "45 points"),
    "total": Blank("the points of all rounds together", "120 points"),
    "on_table": Blank("what lies on the table for a player", "24 points"),
    "target": Blank("the points that end a match", "500"),
    "scores": Blank("players with their points, as a list", "Bo 120 and Cleo 80"),
    "sums": Blank("points and the players they come from, as a list", "90 from Bo"),
    "court": Blank("what a jack, queen or king counts", "10"),
    "ace": Blank("what an ace counts", "15"),
    "low": Blank("the lowest possible number, or what a low ace counts", "1"),
    "high": Blank("the highest possible number, or what a high ace counts", "15"),
    "least": Blank("the smaller number", "3"),
    "most": Blank("the larger number", "200"),
    "fewer": Blank("a smaller number", "3"),
    "count": Blank("how many cards", "4"),
    "number": Blank("a number: of a round, a player or a line", "3"),
    "Numbers.number": Blank("a share in hundredths; a space before the sign does not break", "43"),
    "StatisticsDialog.number": Blank("how many of all", "3"),
    "SpinBox.number": Blank("a number that was typed", "99"),
    "place": Blank("which one of so many, counted from the left", "3"),
    "done": Blank("how many of all", "2"),
    "all": Blank("how many there are", "5"),
    "moves": Blank("how many moves", "412"),
    "rounds": Blank("how many rounds", "6"),
    "line": Blank("the number of a line in a file", "21"),
    "size": Blank("the size of a file in megabytes", "80"),
    "format": Blank("the number of a file’s format", "2"),
    # what may be done, and its keys
    "action": Blank("the name of an action", "Undo"),
    "keys": Blank("keys as this system writes them", "Ctrl+Z"),
    "call": Blank("the keys for Call “Rommy!”", "C"),
    "LessonStrip.number": Blank("which lesson it is", "2"),
    "undo": Blank("the keys for Undo", "Ctrl+Z"),
    "redo": Blank("the keys for Redo", "Ctrl+Shift+Z"),
    "hint": Blank("the key for Hint", "F4"),
    "follow_hint": Blank("the keys for Play the hint", "Shift+F4"),
    "lesson": Blank("the keys for the guided rounds", "F2"),
    "lay_everything": Blank("the keys for Lay everything", "Ctrl+E"),
    "preferences": Blank("the keys for Preferences", "Ctrl+,"),
    "next_area": Blank("the keys that lead to the table's next part", "F6"),
    "Playing.call": Blank("the keys for Call", "C"),
    "move_left": Blank("the keys that move a card to the left", "Ctrl+Left"),
    "move_right": Blank("the keys that move a card to the right", "Ctrl+Right"),
    "Spoken.key": Blank("a key", "C"),
    "Spoken.other": Blank("another key", "Esc"),
    "say_again": Blank("the keys for Say again", "Shift+?"),
    "handbook": Blank("the keys for the handbook", "F1"),
    "one": Blank("what a drop would do", "+9 · set of 4"),
    "Preview.other": Blank("what the drop might do instead", "+9 · run 9 to Q"),
    "taking": Blank("what it is to take these discards", "Takes 7♠, to be used at once"),
    "answer": Blank("one of the answers to a question", "Meld 7♣ 8♣ 9♣"),
    "word": Blank("what a player did", "took"),
    "cost": Blank("a sentence on what that costs", "The round may then count as assisted."),
    "what": Blank("what is copied: a row’s name", "Seed"),
    # rules
    "rules": Blank("the name of a rulebook", "Femhundra"),
    "rulebook": Blank("the name of a rulebook in a file", "femhundra"),
    "option": Blank("what an option of the rules says", "“The fewest cards of a run”"),
    "Records.option": Blank("the name of an option in a file", "min_run"),
    "Reasons.one": Blank("what an option of the rules says", "“Jokers may be swapped”"),
    "Reasons.other": Blank("what another option says", "“How many jokers each deck has”"),
    "decks": Blank("what an option of the rules says", "“Two decks are shuffled together”"),
    "jokers": Blank("what an option of the rules says", "“How many jokers each deck has”"),
    "choices": Blank("the values that there are, as they stand in a file", "any, top_or_all"),
    # files
    "path": Blank("a file or a match, by its name", "evening.rummy"),
    "copy": Blank("the name of a file", "settings-1.json"),
    "language": Blank("a language, in its own words", "Svenska"),
    "folder": Blank("a folder", "/home/ann/matches"),
    "AboutDialog.place": Blank("where a licence can be read", "https://doc.qt.io"),
    "app": Blank("a program with its version", "Rummy Qt 0.3.0"),
    "key": Blank("a word as it stands in a file", "first_dealer"),
    "written": Blank("something as it stands in a file", "'chess'"),
    "expected": Blank("what should stand in the file", "2"),
    "text": Blank("what the system or a part of it says, in its own language", "timed out"),
    "why": Blank("the reason: a whole sentence", "Its checksum is wrong."),
    "Records.names": Blank("settings by their names", "Theme, Card size"),
}
"""By name, or by context and name where a context means something else by it."""


NOTES: Final[dict[str, str]] = {
    # a game of cards
    "Round": "one deal and its play, many of which make a match; not a shape",
    "Match": "several rounds, played until somebody has the points that are wanted",
    "Standing": "the points of all players; not a posture",
    "Hand": "the cards left in a player’s hand; not a part of the body",
    "Melds": "sets and runs of cards",
    "Table.Meld": "a button, the verb: to lay chosen cards as a meld",
    "Table.Melds": "a button: sorts the hand so that melds lie side by side. Little room",
    "Table.Suit": "a button: sorts the hand by suit (clubs, diamonds …). Little room",
    "Table.Rank": "a button: sorts the hand by rank (2, 3, … king). Little room",
    "Table.Pass": "a button, the verb: to take no card",
    "Table.Discard": "a button, the verb: to put a card on the discard pile",
    "Table.Lay off": "a button, the verb: to add chosen cards to melds on the table",
    "Table.Let it pass": "a button: not to call the discard",
    "Table.Scores": "a button: shows the score sheet",
    "Table.Moves": "a button: shows the list of moves that were played",
    "Rommy!": "what players call out in the Danish game; the same in all languages",
    "Points": "what cards and rounds count",
    "Calls": "calling “Rommy!” for a discard",
    "Drawing": "taking a card from stock or pile; not making a picture",
    "The deal": "giving out the cards; not an agreement",
    "Total": "the sum of the points",
    "Bonus": "points for going out",
    "Penalties": "points that were paid",
    "Lay-offs": "cards that were added to melds on the table",
    # levels and players
    "Words.Club": "a level of play, as good as a member of a card club; not the suit",
    "Words.Casual": "a level of play",
    "Words.Random": "an opponent that plays by chance",
    "Words.Program": "an opponent: another program",
    "Words.You": "the person at the computer, as a player",
    "Seats.Stand-in": "a simple player who plays for an opponent that did not answer. Little room",
    # colours of the seats
    "Fjord": "a colour: blue as a fjord",
    "Straw": "a colour: yellow",
    "Clay": "a colour: reddish brown",
    "Moss": "a colour: green",
    "Ice": "a colour: pale blue",
    "Slate": "a colour: grey as the stone",
    "Lichen": "a colour: grey-green",
    "Sky": "a colour: light blue",
    # looks, speed, sizes
    "&Look": "a page of the preferences: what the table looks like",
    "&Pace": "a page of the preferences: how fast everything goes",
    "&Keys": "a page of the preferences: keys of the keyboard",
    "Preferences.Keys": "keys of the keyboard",
    "Preferences.Normal": "a size of the cards",
    "Preferences.Small": "a size of the cards",
    "Preferences.Large": "a size of the cards",
    "Preferences.Light": "a theme with light colours; not a weight",
    "Preferences.Dark": "a theme with dark colours",
    "Classic": "faces of the cards as they always were",
    "Petals": "a pattern on the back of the cards",
    "Replay.Slow": "a speed",
    "Replay.Normal": "a speed",
    "Replay.Fast": "a speed",
    "ReplayBar.Speed": "how fast moves are shown",
    # buttons and menus
    "&Close": "a button: closes the window",
    "Close": "a button: closes the window",
    "HouseRulesDialog.&Discard": "a button: throws the changes away; no card",
    "HouseRulesDialog.&Copy": "a button, the verb",
    "Copying.Copy": "a button, the verb: to the clipboard",
    "Copying.Copied": "a button that was pressed: it is in the clipboard now",
    "&Game": "a menu",
    "&Move": "a menu: what a player can do",
    "&View": "a menu: what the window shows",
    # values of options
    "Options.one": "of jokers: one of them",
    "Options.none": "no number at all",
    "Options.never": "of swapping jokers",
    # the fingerprint of the deals
    "Seed": "the number from which all deals follow; not of a plant",
    "Nonce": "a number used once, as in cryptography",
    "Fingerprint": "a number that seals the deals beforehand",
}
"""By text, or by context and text: of a word that could be understood in two ways."""


def blanks_of(context: str, text: str) -> dict[str, Blank | None]:
    """The blanks of a sentence and what they hold; None for those that nobody explained."""
    names = dict.fromkeys(re.findall(r"\{(\w+)\}", text))
    found = {f"{{{n}}}": BLANKS.get(f"{context}.{n}") or BLANKS.get(n) for n in names}
    return ({"%n": COUNT} if "%n" in text else {}) | found
