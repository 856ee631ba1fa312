"""What players come back for: the cover, the deal of the day, the ladder."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Self

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListView, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Move, Rules
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.judge import Judge
from rummy_qt.play import day as daily
from rummy_qt.play.challenge import new_name, receive
from rummy_qt.play.company import PEOPLE
from rummy_qt.play.day import Result, name_of, rulebook_of
from rummy_qt.play.firsts import BESTS, FIRSTS
from rummy_qt.play.game import Game, situation_of
from rummy_qt.play.ladder import LADDER
from rummy_qt.play.review import ReviewResult
from rummy_qt.play.same_deal import PLAYINGS
from rummy_qt.records.entry import entry_of
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.lines import joined
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord, new_path
from rummy_qt.records.replay import RecordedMatch
from rummy_qt.ui.background import later
from rummy_qt.ui.match_choice import MatchChoice
from rummy_qt.ui.portraits import ASIDE
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.reviewing import Reviewing
from rummy_qt.ui.windows import day as day_page
from rummy_qt.ui.windows import main_window
from rummy_qt.ui.windows import welcome as welcome_page
from rummy_qt.ui.windows.challenge import ChallengePage
from rummy_qt.ui.windows.day import DayPage
from rummy_qt.ui.windows.labels import interface_font
from rummy_qt.ui.windows.ladder import LadderPage
from rummy_qt.ui.windows.main_window import END_PAUSE_MS, MainWindow
from rummy_qt.ui.windows.rule_cards import ROOM
from rummy_qt.ui.windows.statistics import FirstsPage
from rummy_qt.ui.windows.tables import PAD
from rummy_qt.ui.windows.welcome import Suggestion, WelcomePage
from rummy_qt.ui.words.company import about_text
from rummy_qt.ui.words.language import languages, points_text, speak
from rummy_qt.ui.words.names import rulebook_name
from rummy_qt.ui.words.prompts import prompt_text
from tests.ui.keyboard import press
from tests.ui.today import TODAY
from tests.ui.windows.conftest import bridge_of, click, dialog_of, named, seats_of
from tests.ui.windows.playing import begin, my_turn, play_round

MADE = [
    Result(level, (10 * nth - 32, 10 * nth - 8) * (PLAYINGS // 2))
    for nth, level in enumerate(TABLE_LEVELS)
]


@pytest.fixture(autouse=True)
def levels_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reviewing, "start", lambda *_: None)  # reviews have tests of their own
    monkeypatch.setattr(daily, "all_results", lambda *_: MADE)


def open_day(window: MainWindow, qtbot: QtBot) -> DayPage:
    window.commands.actions["day"].trigger()
    page = dialog_of(window, "day")
    assert isinstance(page, DayPage)
    qtbot.waitUntil(lambda: page.calendar.currentIndex().isValid())
    return page


def open_ladder(window: MainWindow) -> LadderPage:
    window.commands.actions["ladder"].trigger()
    page = dialog_of(window, "ladder")
    assert isinstance(page, LadderPage)
    return page


def save_ladder_win(
    rung: int,
    *,
    person: bool = True,
    target: int | None = None,
    house: str | None = None,
    helped: bool = False,
) -> None:
    """Save a finished match against an opponent of the ladder that the person won, or lost."""
    info = LADDER[rung]
    rules = RULEBOOKS["femhundra"]
    rules = rules.replace(target=target or rules.target)
    for nth in range(200):
        seats = [SeatInfo("Anna", "human"), SeatInfo(*info)]
        header = Header.new("femhundra", rules, seats, seed=f"{rung} {nth}", house=house)
        game, player = Game.start(header, MatchRecord.create(header, None)), Judge()
        while not game.match.over:
            if game.match.round.over:
                game.next_round()
            seat = game.match.round.seat
            if helped and seat == 0:
                game.hint()
            game.submit(player.choose(game.view(seat), situation_of(game, seat)), seat)
        if (game.match.winner == 0) is person:
            path = new_path(header.id)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(joined(game.record.lines))
            return
    raise AssertionError("nobody ever wins")


# ----------------------------------------------------------------------- the deal of the day


def test_the_deal_of_the_day_starts_in_two_clicks_and_shows_results(
    window: MainWindow, qtbot: QtBot
) -> None:
    click(named(window.pages.welcome, QPushButton, "welcome_day"))
    page = dialog_of(window, "day")
    assert isinstance(page, DayPage)
    assert page.deal.card.accessibleName() == rulebook_name(rulebook_of(TODAY))
    click(named(page, QPushButton, "play_day"))
    game = bridge_of(window).game
    assert game.header.named == f"day {TODAY.isoformat()}"
    assert [seat.name for seat in game.seats[1:]] == list(PEOPLE)[:3]
    assert "The deal of the day: your first try" in window.notices.text
    assert not window.commands.actions["resign"].isEnabled()
    play_round(window, qtbot)
    assert window.pages.table is not None
    assert prompt_text(window.pages.table.state).startswith("You made "), "nobody leads any more"
    qtbot.waitUntil(lambda: window.dialogs.shown("day") is not None)
    assert window.notices.label.text() == "The deal of the day", "it counts, and none will any more"
    after = dialog_of(window, "day")
    assert isinstance(after, DayPage)
    points = game.match.totals[0]
    qtbot.waitUntil(lambda: str(abs(points)) in after.outcome.text())
    assert not after.play.isVisible(), "the first one counts"
    assert after.review.isDefault(), "there is nothing else to do here"
    ends = after.review.mapTo(after, after.review.rect().topRight()).x()
    assert ends > after.width() // 2, "what is likeliest stands at the right, as everywhere"
    tomorrow = rulebook_name(rulebook_of(TODAY + timedelta(1)))
    assert tomorrow in after.summary.text()
    qtbot.waitUntil(lambda: after.levels.cells.rowCount() == 1 + len(TABLE_LEVELS))
    column = [after.levels.cells.index(row, 1).data() for row in range(1 + len(TABLE_LEVELS))]
    made = [int(text.replace("−", "-")) for text in column]
    assert made == sorted(made, reverse=True)
    assert made.count(points) >= 1


def test_texts_of_an_unplayed_day_are_aligned_with_its_card(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = open_day(window, qtbot)
    deal = page.deal
    labels = deal.findChildren(QLabel)
    face, name = labels[1:3]
    picture = face.pixmap().deviceIndependentSize().width()
    left = face.mapTo(page, QPoint()).x() + face.contentsMargins().left()
    ring = left + picture * ASIDE / (1 + 2 * ASIDE)
    assert page.outcome.x() == page.day.x()
    assert abs(deal.rules.mapTo(page, QPoint()).x() - ring) <= 1, "and the first ring, too"
    assert page.outcome.y() < deal.y()
    assert rulebook_name(rulebook_of(TODAY)) not in deal.rules.text(), "the card names them"
    assert face.geometry().bottom() < name.y()
    assert [label.text() for label in labels[2::3]] == ["Bo", "Cleo", "Dag"]
    assert deal.card.geometry().right() < deal.rules.x()
    assert deal.x() + 2 * ROOM == page.day.x(), "beyond that lies its shadow"


def test_today_is_visible_in_the_smallest_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(872, 440)
    page = open_day(window, qtbot)
    qtbot.waitUntil(lambda: page.calendar.visibleRegion().contains(page.calendar.rect()))
    assert not page.area.verticalScrollBar().maximum()


def test_the_days_page_does_not_cover_a_replay_opened_meanwhile(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.session.start_day(TODAY)
    match = bridge_of(window).game.match

    def look_back(_: object) -> None:
        if match.round.over and window.pages.overlay is None:
            window.pages.replay()

    bridge_of(window).changed.connect(look_back)
    play_round(window, qtbot)
    with qtbot.waitCallback() as looked:
        later(window, END_PAUSE_MS, looked)
    assert window.pages.overlay is not None
    assert window.dialogs.shown("day") is None


class Tomorrow(date):
    @classmethod
    def today(cls) -> Self:
        return cls.fromordinal(TODAY.toordinal() + 1)


def test_a_deal_finished_after_midnight_counts_for_its_own_day(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(open_day(window, qtbot).play)
    match = bridge_of(window).game.match
    for module in (day_page, main_window):
        monkeypatch.setattr(module, "date", Tomorrow)
    play_round(window, qtbot)
    qtbot.waitUntil(lambda: window.dialogs.shown("day") is not None)
    after = dialog_of(window, "day")
    assert isinstance(after, DayPage)
    qtbot.waitUntil(lambda: str(abs(match.totals[0])) in after.outcome.text())
    assert after.chosen[0] == TODAY
    assert after.today == Tomorrow.today()


def test_after_midnight_the_days_page_leads_to_the_new_day(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_day(window, qtbot)
    for module in (day_page, main_window):
        monkeypatch.setattr(module, "date", Tomorrow)
    click(page.play)
    assert window.session.bridge is None
    after = dialog_of(window, "day")
    assert isinstance(after, DayPage)
    qtbot.waitUntil(lambda: after.calendar.currentIndex().isValid())
    assert after.chosen[0] == Tomorrow.today()


def test_after_the_last_round_cards_in_hand_do_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.session.start_day(TODAY)
    play_round(window, qtbot)
    bridge = bridge_of(window)
    with qtbot.waitSignal(bridge.refused) as refused:
        bridge.submit(Move.parse("discard 2c"))
    assert refused.args == ["round_over"]


def test_after_a_day_luck_decisions_and_the_month_are_shown(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[tuple[RecordedMatch, int, int]] = []

    def judge(reviewing: Reviewing, life: RecordedMatch, number: int, seat: int) -> None:
        judged.append((life, number, seat))
        levels = (-60.0, -20.0, 0.0, 15.0)
        told = ReviewResult(number, seat, (), 40.0, False, levels=levels, own=0.0)
        reviewing.changed.emit(told)

    monkeypatch.setattr(Reviewing, "start", judge)
    click(open_day(window, qtbot).play)
    play_round(window, qtbot)
    qtbot.waitUntil(lambda: window.dialogs.shown("day") is not None)
    page = dialog_of(window, "day")
    assert isinstance(page, DayPage)
    qtbot.waitUntil(lambda: "by luck" in page.details.text())
    [(life, number, seat)] = judged
    assert (life.header.named, number, seat) == (name_of(TODAY), 1, 0)
    assert "+15 is what Club makes" in page.details.text()
    assert "+25 by luck" in page.details.text()
    club = next(made.spread.mean for made in MADE if made.level == "club")
    beside = points_text(round(life.rounds[0].totals[0] - club))
    said = f"{beside} compared with Club: number 1 of the month’s 1 day compared."
    assert said in page.details.text()


def test_a_level_with_fewer_playings_says_so(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = [*MADE[:-1], Result(MADE[-1].level, MADE[-1].points[:7])]
    monkeypatch.setattr(daily, "all_results", lambda *_: some)
    click(open_day(window, qtbot).play)
    play_round(window, qtbot)
    qtbot.waitUntil(lambda: window.dialogs.shown("day") is not None)
    page = dialog_of(window, "day")
    assert isinstance(page, DayPage)
    qtbot.waitUntil(lambda: page.levels.cells.rowCount() == 1 + len(TABLE_LEVELS))
    names = {page.levels.cells.index(row, 0).data() for row in range(1 + len(TABLE_LEVELS))}
    assert "Master · 7 of 30" in names
    assert "Expert" in names
    assert "plays your hand" in page.details.text()


def test_a_day_left_unfinished_is_not_what_continue_opens(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    match = bridge_of(window).game.record.path
    page = open_day(window, qtbot)
    click(page.play)
    day = bridge_of(window).game.record.path
    assert day != match
    window.commands.actions["back_to_match"].trigger()
    assert bridge_of(window).game.record.path == match
    page = open_day(window, qtbot)
    qtbot.waitUntil(lambda: page.chosen[1] is not None)
    click(page.play)
    assert bridge_of(window).game.record.path == day
    window.commands.actions["leave_table"].trigger()
    welcome = window.pages.welcome
    qtbot.waitUntil(welcome.panel.isVisible)
    assert welcome.go_on.objectName() == "continue"
    click(welcome.go_on)
    assert bridge_of(window).game.record.path == match


def test_back_from_a_day_leads_to_the_welcome_page(window: MainWindow, qtbot: QtBot) -> None:
    click(open_day(window, qtbot).play)
    window.commands.actions["back_to_match"].trigger()
    assert window.pages.currentWidget() is window.pages.welcome


def test_playing_a_day_again_counts_as_assisted(window: MainWindow, qtbot: QtBot) -> None:
    for _ in range(2):
        window.session.start_day(TODAY)
        play_round(window, qtbot)
        qtbot.waitUntil(lambda: not bridge_of(window).game.record.unsaved)
        window.session.leave()
    entries = sorted(map(entry_of, matches_dir().glob("*.rummy")), key=lambda one: one.assisted)
    assert [entry.assisted for entry in entries] == [False, True]


def test_a_day_with_help_is_not_compared_with_the_levels(window: MainWindow, qtbot: QtBot) -> None:
    window.session.start_day(TODAY)
    qtbot.waitUntil(lambda: my_turn(window))
    bridge_of(window).game.hint()
    play_round(window, qtbot)
    page = open_day(window, qtbot)
    qtbot.waitUntil(lambda: "with help" in page.outcome.text())
    assert not page.levels.isVisible()


def test_the_calendar_is_used_by_keys_and_announced(window: MainWindow, qtbot: QtBot) -> None:
    page = open_day(window, qtbot)
    page.activateWindow()
    page.calendar.setFocus()
    qtbot.waitUntil(page.calendar.hasFocus)
    spoken = page.calendar.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Not played yet" in spoken
    assert not page.next_month.isEnabled()
    before = page.month.text()
    click(page.previous_month)
    assert page.month.text() != before
    assert page.next_month.isEnabled()
    assert not page.play.isVisible(), "only today's deal is played"
    click(page.next_month)
    assert page.month.text() == before
    page.calendar.setFocus()
    press(Qt.Key.Key_PageUp)
    assert page.month.text() != before
    press(Qt.Key.Key_PageDown)
    assert page.month.text() == before
    day = page.chosen[0]
    press(Qt.Key.Key_Right, to=page.calendar)
    assert page.chosen[0] != day


# ------------------------------------------------------------------------------ a challenge


def sent_by_a_friend(tmp_path: Path, *, helped: bool = False, named: str = "") -> Path:
    """A round played by Zoë from a named deal, as received by mail."""
    seats = SeatInfo("Zoë", "human"), SeatInfo("Bo", "beginner")
    rules = RULEBOOKS["femhundra"].replace(joker_limit="one")
    header = Header.new("femhundra", rules, seats, house="Ours", named=named or new_name())
    player = Judge()
    game = Game.start(header, MatchRecord.create(header, None))
    while not game.match.round.over:
        seat = game.match.round.seat
        if helped and seat == 0:
            game.hint()
        game.submit(player.choose(game.view(seat), situation_of(game, seat)), seat)
    path = tmp_path / "zoë.rummy"
    path.write_bytes(joined(game.record.lines))
    return path


def test_a_friends_round_is_hidden_until_ones_own_is_over(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = sent_by_a_friend(tmp_path)
    window.commands.open_file(path)
    qtbot.waitUntil(lambda: window.dialogs.shown("challenge") is not None)
    page = dialog_of(window, "challenge")
    assert isinstance(page, ChallengePage)
    qtbot.waitUntil(lambda: page.chosen is not None)
    assert "Zoë" in page.details.text()
    assert not page.turns.isVisible(), "nothing of it is told yet"
    click(page.play)
    game = bridge_of(window).game
    mine, theirs = game.header, read_record(path).replayed.header
    named = mine.named
    assert (mine.seed, mine.house, mine.rules) == (theirs.seed, theirs.house, theirs.rules)
    assert mine.seats[1:] == theirs.seats[1:]
    assert mine.seats[0].name != "Zoë"
    assert "same cards" in window.notices.text
    play_round(window, qtbot)
    qtbot.waitUntil(lambda: window.dialogs.shown("challenge") is not None)
    after = dialog_of(window, "challenge")
    assert isinstance(after, ChallengePage)
    qtbot.waitUntil(after.turns.isVisible)
    assert after.chosen is not None
    assert after.chosen.named == named
    assert points_text(game.match.totals[0]) in after.deal_title.text()
    assert "Zoë" in after.deal_title.text()
    qtbot.waitUntil(lambda: after.turns.cells.rowCount() > 1)
    for row in range(after.turns.cells.rowCount()):
        needs = after.turns.sizeHintForRow(row)
        assert after.turns.rowHeight(row) >= needs, "what was played is read whole"
    window.resize(872, 440)
    for language in languages():
        speak(language)
        window.commands.challenge(named=named)
        again = dialog_of(window, "challenge")
        assert isinstance(again, ChallengePage)
        qtbot.waitUntil(again.turns.isVisible)
        assert again.minimumSizeHint().width() <= window.width(), language
    window.session.leave()
    assert not list(matches_dir().glob("*zo*")), "a friend's round is none of the own ones"


def test_a_challenge_marks_rounds_with_help(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """There is a star wherever its points are shown, and its meaning is explained."""
    window.commands.open_file(sent_by_a_friend(tmp_path, helped=True))
    qtbot.waitUntil(lambda: window.dialogs.shown("challenge") is not None)
    page = challenge_of(window)
    assert "Assisted" not in page.details.text(), "it is told with the points"
    click(page.play)
    play_round(window, qtbot)
    qtbot.waitUntil(lambda: window.dialogs.shown("challenge") is not None)
    after = challenge_of(window)
    qtbot.waitUntil(after.turns.isVisible)
    mine, theirs = after.deal_title.text().split("Zoë")
    assert "*" not in mine
    assert theirs.endswith("*")
    assert "* Assisted" in after.details.text()


def test_a_changed_challenge_is_refused_on_its_page(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = sent_by_a_friend(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"Zo", b"Xo", 1))
    window.commands.challenge(sent=path)
    page = dialog_of(window, "challenge")
    assert isinstance(page, ChallengePage)
    qtbot.waitUntil(lambda: "was changed or damaged" in page.about.text())
    assert page.chosen is None


def test_a_truncated_challenge_is_refused_on_its_page(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = sent_by_a_friend(tmp_path)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:9]))
    window.commands.challenge()
    window.commands.open_file(path)
    qtbot.waitUntil(lambda: "played to its end" in challenge_of(window).about.text())
    assert window.session.bridge is None, "it lies on no table behind the page"
    assert not list(matches_dir().glob("*zo*"))


def test_ones_own_damaged_round_is_reported_beside_the_friends(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    name = new_name()
    receive(sent_by_a_friend(tmp_path, named=name))
    mine = sent_by_a_friend(tmp_path, named=name)
    header, _, *moves = mine.read_bytes().splitlines(keepends=True)
    new_path("mine").write_bytes(b"".join([header, *moves]))
    window.commands.challenge()
    qtbot.waitUntil(lambda: "Line 2" in challenge_of(window).about.text())


def test_a_friends_missing_file_is_reported(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    receive(sent_by_a_friend(tmp_path))
    window.commands.challenge()
    page = challenge_of(window)
    qtbot.waitUntil(lambda: page.chosen is not None)
    assert page.chosen is not None
    assert page.chosen.friend is not None
    page.chosen.friend.path.unlink()
    click(page.play)
    qtbot.waitUntil(lambda: "There is no file" in page.about.text())


def test_a_challenge_by_house_rules_for_which_fewer_players_lack_cards(
    window: MainWindow, preferences: Preferences
) -> None:
    hands = 7, 7, 7, 7, 7, 7, 12
    rules = RULEBOOKS["500-rum-de"].replace(two_decks_from=8, hand_sizes=hands)
    others = [SeatInfo(name, "club") for name in PEOPLE]
    choice = MatchChoice("500-rum-de", rules, (SeatInfo("Anna", "human"), *others), "Large hands")
    preferences.last_match = choice
    window.commands.actions["challenge"].trigger()
    click(challenge_of(window).play)
    assert len(bridge_of(window).game.match.round.hand(0)) == 12


def test_rules_that_only_an_older_version_allowed_are_not_offered(
    window: MainWindow, preferences: Preferences
) -> None:
    rules = Rules.saved(RULEBOOKS["rommy-dk"].as_dict() | {"settlement": True, "winner": "nearest"})
    assert rules.clash is not None
    seats = SeatInfo("Anna", "human"), SeatInfo("Bo", "club")
    preferences.last_match = MatchChoice("rommy-dk", rules, seats, "Old")
    window.commands.actions["challenge"].trigger()
    click(challenge_of(window).play)
    header = bridge_of(window).game.header
    assert (header.rulebook, header.rules) == ("rommy-dk", RULEBOOKS["rommy-dk"])
    assert header.house is None


def challenge_of(window: MainWindow) -> ChallengePage:
    page = dialog_of(window, "challenge")
    assert isinstance(page, ChallengePage)
    return page


def test_the_next_start_opens_a_challenge_left_unfinished(
    window: MainWindow,
    qtbot: QtBot,
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
) -> None:
    window.commands.challenge()
    click(challenge_of(window).play)
    qtbot.waitUntil(lambda: my_turn(window))
    round_ = bridge_of(window).game.record.path
    window.close()
    again = make_window(preferences)
    qtbot.waitUntil(lambda: again.session.game is not None)
    assert bridge_of(again).game.record.path == round_


def test_return_saves_a_challenge_that_was_not_sent_yet(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.challenge()
    page = challenge_of(window)
    assert page.focusWidget() is page.play
    click(page.play)
    play_round(window, qtbot)
    qtbot.waitUntil(lambda: window.dialogs.shown("challenge") is not None)
    page = challenge_of(window)
    qtbot.waitUntil(page.save_file.isVisible)
    assert page.save_file.isDefault()
    brass = [one for one in page.findChildren(QPushButton) if one.property("primary")]
    assert brass == [page.save_file]


# ---------------------------------------------------------------------- firsts and bests


def test_firsts_and_bests_are_shown_in_a_table(window: MainWindow, qtbot: QtBot) -> None:
    save_ladder_win(0)
    window.commands.actions["firsts"].trigger()
    page = dialog_of(window, "firsts")
    assert isinstance(page, FirstsPage)
    assert page.table.cells.rowCount() == len(FIRSTS) + len(BESTS)
    best = page.table.cells.rowCount() - 1
    (entry,) = map(entry_of, matches_dir().glob("*.rummy"))
    qtbot.waitUntil(lambda: page.table.cells.index(best, 2).data() == str(entry.totals[0]))
    assert "Femhundra" in page.table.cells.cell(best, 1).tip
    assert page.table.cells.index(FIRSTS.index("levels"), 2).data() == "–"
    written = QFontMetrics(interface_font(1.0)).horizontalAdvance(
        page.table.cells.cell(best, 1).text
    )
    header = page.table.horizontalHeader()
    assert header.sectionSize(1) >= written + 2 * PAD, "a day is read whole"
    assert header.length() == page.table.viewport().width()


def test_an_empty_page_of_firsts_offers_a_match(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.actions["firsts"].trigger()
    page = dialog_of(window, "firsts")
    assert isinstance(page, FirstsPage)
    qtbot.waitUntil(page.empty.isVisible)
    assert not page.paper.isVisible(), "no form that nobody has filled in"
    click(page.empty.button)
    dialog_of(window, "new_match_dialog")


# ----------------------------------------------------------------------------- the ladder


def test_the_ladder_starts_with_its_first_opponent(
    window: MainWindow, preferences: Preferences
) -> None:
    last = preferences.last_match
    page = open_ladder(window)
    assert "Bo" in page.play_next.text()
    assert not any(step.button.isVisible() for step in page.steps)
    assert not page.steps[0].score.text().strip(), "nothing has been played yet"
    click(page.play_next)
    game = bridge_of(window).game
    assert [(seat.name, seat.kind) for seat in game.seats[1:]] == [("Bo", "newcomer")]
    assert preferences.last_match == last, "New match still offers what was chosen there"


def test_beating_an_opponent_shows_the_next_on_the_ladder(window: MainWindow, qtbot: QtBot) -> None:
    save_ladder_win(0, person=False)
    save_ladder_win(0)
    page = open_ladder(window)
    qtbot.waitUntil(lambda: "Cleo" in page.play_next.text())
    assert [step.button.isVisible() for step in page.steps] == [True] + [False] * 6
    assert page.steps[0].score.text() == "1 : 1"
    assert not page.steps[1].score.text().strip()
    assert about_text("Cleo").rpartition(" ")[0] in page.intro.text()


@pytest.mark.parametrize("language", languages())
def test_the_whole_ladder_is_visible_in_a_usual_window(
    language: str, window: MainWindow, qtbot: QtBot
) -> None:
    save_ladder_win(0)
    save_ladder_win(1)
    window.resize(1024, 640)
    speak(language)
    page = open_ladder(window)
    qtbot.waitUntil(lambda: "Dag" in page.play_next.text())
    qtbot.waitUntil(lambda: not page.area.verticalScrollBar().maximum())


def test_a_person_called_bo_can_play_bo(window: MainWindow, preferences: Preferences) -> None:
    preferences.player_name = "bo"
    click(open_ladder(window).play_next)
    assert [seat.name for seat in bridge_of(window).game.seats] == ["", "Bo"]


def test_the_sheet_of_a_won_ladder_match_shows_the_losers_remark(
    window: MainWindow, qtbot: QtBot
) -> None:
    save_ladder_win(0)
    (path,) = matches_dir().glob("*.rummy")
    window.commands.open_file(path)
    qtbot.waitUntil(lambda: window.session.bridge is not None)
    window.commands.actions["score_sheet"].trigger()
    sheet = dialog_of(window, "score_sheet")
    said = [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]
    assert any(text.startswith("Bo: “") for text in said)
    click(named(sheet, QPushButton, "ladder"))
    page = dialog_of(window, "ladder")
    assert isinstance(page, LadderPage)
    qtbot.waitUntil(lambda: "Cleo" in page.play_next.text())


@pytest.mark.parametrize("about", [{"target": 40}, {"house": "At the cabin"}, {"helped": True}])
def test_the_sheet_of_another_match_has_no_button_to_the_ladder(
    about: dict[str, Any], window: MainWindow, qtbot: QtBot
) -> None:
    save_ladder_win(0, **about)
    (path,) = matches_dir().glob("*.rummy")
    window.commands.open_file(path)
    qtbot.waitUntil(lambda: window.session.bridge is not None)
    window.commands.actions["score_sheet"].trigger()
    sheet = dialog_of(window, "score_sheet")
    assert not [one for one in sheet.findChildren(QPushButton) if one.objectName() == "ladder"]


def test_remarks_after_a_round_can_be_turned_off(
    window: MainWindow, qtbot: QtBot, preferences: Preferences
) -> None:
    begin(window, "Femhundra · Swedish rules", opponents=3)
    said: list[str] = []
    for _ in range(40):
        play_round(window, qtbot)
        said = remarks_shown(window)
        if said:
            break
        window.commands.actions["next_round"].trigger()
    assert len(said) == 1, "somebody goes out, or loses, in forty rounds"
    preferences.remarks = False
    assert remarks_shown(window) == []


def remarks_shown(window: MainWindow) -> list[str]:
    """The texts shown at the table."""
    assert window.pages.table is not None
    looks = window.pages.table.scene_.furniture.seat_looks()
    return [look.said for look in looks.values() if look.said]


def test_the_welcome_page_offers_a_day_left_unfinished(window: MainWindow, qtbot: QtBot) -> None:
    window.session.start_day(TODAY)
    qtbot.waitUntil(lambda: my_turn(window))
    assert "welcome page" in window.notices.action_button.text()
    window.session.leave()
    welcome = window.pages.welcome
    qtbot.waitUntil(welcome.panel.isVisible)
    assert welcome.go_on.objectName() == "open_day"


# ------------------------------------------------------------------------------ the cover


def test_the_welcome_page_offers_the_new_day_after_midnight(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_ladder_win(0)
    window.pages.show_current()
    welcome = window.pages.welcome
    qtbot.waitUntil(welcome.panel.isVisible)
    later = next(
        day
        for day in (TODAY + timedelta(days=n) for n in range(1, 9))
        if rulebook_of(day) != rulebook_of(TODAY)
    )

    class Later(date):
        @classmethod
        def today(cls) -> Self:
            return cls(later.year, later.month, later.day)

    monkeypatch.setattr(welcome_page, "date", Later)
    welcome.refresh_timer.timeout.emit()
    qtbot.waitUntil(lambda: welcome.offered == Suggestion("day", rulebook_of(later)))
    assert rulebook_name(rulebook_of(later)) in welcome.line.text()


@pytest.mark.parametrize("size", [(872, 440), (1024, 640), (1280, 800), (1920, 1080)])
def test_no_face_of_the_welcome_page_covers_text_or_buttons(
    size: tuple[int, int], window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, opponents=3)
    window.commands.actions["leave_table"].trigger()
    welcome = window.pages.welcome
    qtbot.waitUntil(welcome.panel.isVisible)
    window.resize(QSize(*size))
    try:
        for language in ("en", *languages()):
            speak(language)
            QTest.qWait(1)
            # The column takes the width of its text in two steps.
            qtbot.waitUntil(lambda: not covered_by_faces(welcome))
            faces = seats_of(welcome)
            assert len(faces) == len(PEOPLE)
            assert all(welcome.rect().contains(face) for face in faces)
    finally:
        speak("en")


def covered_by_faces(welcome: WelcomePage) -> list[str]:
    """The names of widgets that one of the opponents' pictures covers."""
    faces = seats_of(welcome)
    parts = (welcome.mark, *welcome.findChildren(QPushButton), welcome.line)
    return [
        part.objectName()
        for part in parts
        if part.isVisible()
        and any(face.intersects(text_rectangle(part, welcome)) for face in faces)
    ]


def text_rectangle(part: QWidget, page: QWidget) -> QRect:
    """A widget's rectangle on the page; for a label, only that of its text."""
    place = QRect(part.mapTo(page, QPoint(0, 0)), part.size())
    if isinstance(part, QLabel):
        wide = min(place.width(), part.fontMetrics().horizontalAdvance(part.text()))
        middle = place.center().x()
        place.setLeft(middle - wide // 2)
        place.setRight(middle + wide // 2)
    return place


def test_the_welcome_page_offers_one_thing_to_continue(
    make_window: Callable[..., MainWindow], preferences: Preferences, qtbot: QtBot
) -> None:
    window = make_window(preferences)
    assert not window.pages.welcome.panel.isVisible(), "a stranger begins"
    window.close()
    save_ladder_win(0)
    window = make_window(preferences)
    welcome = window.pages.welcome
    qtbot.waitUntil(welcome.panel.isVisible)
    assert welcome.go_on.objectName() == "open_day"
    window.session.start_day(TODAY)
    play_round(window, qtbot)
    window.dialogs.close_all()
    window.session.leave()
    qtbot.waitUntil(lambda: welcome.go_on.objectName() == "open_ladder")
    assert "Cleo" in welcome.go_on.text()
    click(welcome.go_on)
    dialog_of(window, "ladder")


@pytest.mark.parametrize("larger", [1.0, 2.0])
def test_keys_scroll_the_calendar_in_a_small_window(
    larger: float, larger_font: Callable[[float], None], window: MainWindow, qtbot: QtBot
) -> None:
    larger_font(larger)
    window.preferences.language = "de"
    window.resize(872, 440)
    calendar = open_day(window, qtbot).calendar
    calendar.window().activateWindow()
    calendar.setFocus()
    qtbot.waitUntil(calendar.hasFocus)

    def is_seen() -> bool:
        day = calendar.visualRect(calendar.currentIndex()).center()
        return calendar.viewport().visibleRegion().contains(day)

    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        for _ in range(6):
            press(key, to=calendar)
            qtbot.waitUntil(is_seen)


@pytest.mark.parametrize("size", [(872, 440), (1280, 760), (2560, 1440)])
def test_the_calendar_is_as_wide_as_its_title(
    size: tuple[int, int], window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(*size)
    page = open_day(window, qtbot)
    QApplication.processEvents()
    broad = page.next_month.geometry().right() - page.previous_month.geometry().left()
    assert page.calendar.width() > 0.9 * broad


def test_the_calendar_is_an_accessible_table(window: MainWindow, qtbot: QtBot) -> None:
    page = open_day(window, qtbot)
    assert isinstance(page.calendar, QTableView)
    assert page.calendar.accessibleName()


def test_saved_matches_name_a_deal_of_the_day(window: MainWindow, qtbot: QtBot) -> None:
    window.session.start_day(TODAY)
    path = bridge_of(window).game.record.path
    assert isinstance(path, Path)
    qtbot.waitUntil(lambda: not bridge_of(window).game.record.unsaved)
    window.commands.actions["saved_matches"].trigger()
    matches = named(dialog_of(window, "saved_matches"), QListView, "matches").model()
    qtbot.waitUntil(lambda: matches.rowCount() == 1)
    qtbot.waitUntil(lambda: "Deal of" in matches.index(0, 0).data())
    assert "practice" not in matches.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
