"""The protocol: what an opponent receives, and what it may answer."""

import json
import random
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from rummy_qt.engine import OPTIONS, RULEBOOKS, Move
from rummy_qt.lab.fair import redealt
from rummy_qt.opponents.levels import LEVELS, new_player
from rummy_qt.opponents.protocol import (
    Ask,
    Counsel,
    Json,
    Reply,
    Request,
    advice_of,
    answer_line,
    is_ready,
    read_answer,
    read_request,
    request_line,
    view_from_json,
    view_to_json,
)
from rummy_qt.opponents.server import reply
from tests.engine.placed import round_at
from tests.opponents.examples import FIRST
from tests.opponents.tables import CASES, first_view, random_views, situation

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "opponent-protocol.md").read_text("utf-8")


@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_a_view_survives_the_protocol(rulebook: str, players: int) -> None:
    for number, (_, view) in enumerate(random_views(rulebook, players, seed=players)):
        if number % 3:
            continue
        assert view_from_json(json.loads(json.dumps(view_to_json(view)))) == view


@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_hidden_cards_change_neither_request_nor_answer(rulebook: str, players: int) -> None:
    chance = random.Random(players)
    for number, (rnd, view) in enumerate(random_views(rulebook, players, seed=3)):
        if number % 3:
            continue
        other = redealt(rnd, view.seat, chance)
        ask: Ask = "choose" if view.to_move == view.seat else "call"
        lines = [
            request_line(Request(ask, 1, "club", seen, situation(players)))
            for seen in (view, other)
        ]
        assert lines[0] == lines[1]
        if chance.random() < 0.2:
            assert reply(lines[0], new_player) == reply(lines[1], new_player)


def test_a_request_holds_no_hidden_card() -> None:
    for rnd, view in random_views("500-rum-de", 3, seed=5):
        told = json.dumps(view_to_json(view) | {"rules": None})
        hidden = {str(card) for seat in range(3) if seat != view.seat for card in rnd.hand(seat)}
        named = set(re.findall(r"[A2-9TJQK][cdhs]", told))
        shown = {str(card) for event in view.history for card in getattr(event, "cards", ())}
        assert not (hidden & named) - shown


def test_the_protocol_page_names_every_key() -> None:
    view = first_view("rommy-dk")
    for key in view_to_json(view):
        assert f"`{key}`" in PAGE
    for level in ("choose", "call", "move", "error", "delay_ms"):
        assert f"`{level}`" in PAGE


def test_legal_moves_are_as_the_protocol_page_says() -> None:
    rules = RULEBOOKS["500-rum-de"]
    position = """players: 2, dealer 1
to move: 0, play
turns: 9
m1 run: 7d/1 8d/1 9d/1
hand 0: 3c 4c 5c 6c Td Jd Kh
hand 1: 2h 2s 4d
discards: Kd
turn: drew"""
    view = round_at(position, rules).view(0)
    told = [move for move in map(str, view.legal_moves) if not move.startswith("discard")]
    assert sorted(told) == [
        "lay Td > m1+",
        "lay Td Jd > m1+",
        "meld 3c 4c 5c",
        "meld 3c 4c 5c 6c",
        "meld 4c 5c 6c",
    ]


def exchanges() -> list[tuple[str, str]]:
    lines = re.findall(r"^(?:>>|<<) (.*)$", PAGE, re.MULTILINE)
    return list(zip(lines[::2], lines[1::2], strict=True))


def test_the_worked_exchange_of_the_page_is_true() -> None:
    for request, answer in exchanges():
        asked = read_request(request)
        answered = read_answer(answer, asked)
        told = [*json.loads(request)["view"]["rules"]]
        assert told == [*OPTIONS], "docs/opponent-protocol.md names each option, in their order"
        assert request_line(asked) == request
        assert answer_line(asked, answered) == answer
        assert isinstance(answered, Reply)
        assert answered.move in asked.view.legal_moves


def test_the_example_opponent_plays() -> None:
    done = subprocess.run(
        [sys.executable, str(FIRST)],
        input="".join(request + "\n" for request, _ in exchanges()),
        capture_output=True,
        text=True,
        check=True,
    )
    ready, *answers = done.stdout.splitlines()
    assert is_ready(ready)
    for (request, _), line in zip(exchanges(), answers, strict=True):
        answered = read_answer(line, read_request(request))
        assert isinstance(answered, Reply)
        assert answered.move is not None


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_over_the_protocol(level: str) -> None:
    view = first_view("500-rum-de")
    request = Request("choose", 9, level, view, situation(2))
    answer = read_answer(reply(request_line(request), new_player), request)
    assert isinstance(answer, Reply)
    assert answer.move in view.legal_moves


ADVISE = Request("advise", 9, "master", first_view("500-rum-de"), situation(2), playouts=40)


def asked_for_advice(level: str, **named: Any) -> str:
    request = ADVISE._replace(level=level)
    return reply(json.dumps(json.loads(request_line(request)) | named), new_player)


def read_advice(line: str, request: Request = ADVISE) -> Counsel:
    advice = read_answer(line, request)
    assert isinstance(advice, Counsel)
    return advice


def asked(ask: Ask, number: int, *legal: str) -> Request:
    """A request in which these moves are legal."""
    moves = tuple(map(Move.parse, legal))
    view = replace(first_view("500-rum-de"), legal_moves=moves)
    return Request(ask, number, "master", view, situation(2))


def test_levels_at_the_table_are_sent_and_club_is_the_default() -> None:
    view = first_view("500-rum-de")
    named = tuple((move,) for move in view.legal_moves)
    answers = []
    for company in ((), ("human", "club"), ("human", "program"), ("human", "newcomer")):
        asked = Request("advise", 1, "expert", view, situation(2)._replace(company=company), named)
        again = read_request(request_line(asked))
        assert again.situation == asked.situation
        answers.append(advice_of(new_player("expert"), again))
    assert answers[0] == answers[1] == answers[2] != answers[3]


def test_advice_gives_every_way_with_its_value() -> None:
    view = first_view("500-rum-de")
    rows = [[str(move)] for move in view.legal_moves]
    line = asked_for_advice("master", others=rows)
    advice = read_advice(line)
    assert answer_line(ADVISE, advice) == line
    assert {str(way.moves[0]) for way in advice.ways} >= {move for [move] in rows}
    best, *others = advice.ways
    assert best.error == 0
    assert all(way.playouts >= 4 for way in [best, *others])


def test_advice_may_be_asked_of_the_named_ways_alone() -> None:
    view = first_view("500-rum-de")
    rows = [[str(move)] for move in view.legal_moves[:2]]
    advice = read_advice(asked_for_advice("master", others=rows, only=True))
    assert {tuple(map(str, way.moves)) for way in advice.ways} == {tuple(row) for row in rows}
    request = Request("advise", 9, "master", view, situation(2), ((view.legal_moves[0],),), 8, True)
    assert read_request(request_line(request)) == request


def test_the_advice_shown_on_the_page_is_readable() -> None:
    line = re.findall(r'^\{"t":"advice".*$', PAGE, re.MULTILINE)[0]
    request = asked("advise", 7, "take 8s", "draw")
    assert answer_line(request, read_advice(line, request)) == line


@pytest.mark.parametrize(
    ("level", "named", "why"),
    [
        ("club", {}, "does not look ahead"),
        ("master", {"others": [["discard 2c"]]}, "not legal"),
        ("master", {"others": [["dance"]]}, "dance"),
        ("master", {"others": "draw"}, ""),
        ("master", {"others": [[["draw"]]]}, ""),
        ("master", {"others": 7}, "others: a list is wanted"),
        ("master", {"others": [["draw"]] * 101}, "100 rows"),
        ("master", {"playouts": 0}, "playouts: a number from 1 to 100000 is wanted"),
        ("master", {"playouts": 10**9}, "playouts: a number from 1 to 100000 is wanted"),
        ("master", {"playouts": "many"}, "playouts: a whole number is wanted"),
        ("master", {"only": 1}, "only: true or false is wanted"),
    ],
)
def test_advice_that_cannot_be_given_is_refused(level: str, named: Json, why: str) -> None:
    told = json.loads(asked_for_advice(level, **named))
    assert told["t"] == "error"
    assert why in told["text"]


@pytest.mark.parametrize(
    "line",
    [
        '{"t":"move","id":1,"m":"draw"}',
        '{"t":"advice","id":1,"ways":[]}',
        '{"t":"advice","id":1,"ways":7}',
        '{"t":"advice","id":1,"ways":[{"moves":["draw"],"mean":"9","error":0,"playouts":4}]}',
        '{"t":"advice","id":1,"ways":[{"moves":["draw"],"mean":NaN,"error":0,"playouts":4}]}',
        '{"t":"advice","id":1,"ways":[{"moves":["draw"],"mean":1,"error":0,"playouts":-4}]}',
        '{"t":"advice","id":2,"ways":[{"moves":["draw"],"mean":1,"error":0,"playouts":4}]}',
        '{"t":"advice","id":1,"ways":[{"moves":["pass"],"mean":1,"error":0,"playouts":4}]}',
        '{"t":"advice","id":1,"ways":[{"moves":["dance"],"mean":1,"error":0,"playouts":4}]}',
        '{"t":"error","id":1,"text":"no idea"}',
    ],
)
def test_bad_advice_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_answer(line, asked("advise", 1, "draw"))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "garbage",
        "[]",
        "{}",
        '{"t":"choose","id":1}',
        '{"t":"dance","id":1}',
        "9" * 50,
        "[" * 100_000,
        '{"id":' * 50_000,
    ],
)
def test_a_bad_request_is_answered_with_an_error(line: str) -> None:
    told = json.loads(reply(line, new_player))
    assert told["t"] == "error"
    assert told["text"]


@pytest.mark.parametrize("told", [[], [{"e": "drew", "seat": 0, "card": None}]])
def test_a_history_without_a_deal_is_refused_in_a_sentence(told: list[Json]) -> None:
    asked = Request("advise", 5, "master", first_view("500-rum-de"), situation(2))
    request = json.loads(request_line(asked))
    request["view"]["history"] = told
    answer = json.loads(reply(json.dumps(request), new_player))
    assert answer == {"t": "error", "id": 5, "text": "a history begins with what was dealt"}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "hello",
        "{}",
        '{"t":"move","id":1}',
        '{"t":"move","id":1,"m":null}',
        '{"t":"move","id":1,"m":"pass"}',
        '{"t":"move","id":2,"m":"draw"}',
        '{"t":"move","id":1,"m":"dance"}',
        '{"t":"move","id":1,"m":7}',
        '{"t":"call","id":1,"m":"claim","delay_ms":-1}',
        '{"t":"call","id":1,"m":"claim","delay_ms":"soon"}',
        '{"t":"error","id":1,"text":"no idea"}',
        "[" * 100_000,
    ],
)
def test_a_bad_answer_is_refused(line: str) -> None:
    for ask in get_args(Ask):
        with pytest.raises(ValueError, match=r"\w"):
            read_answer(line, asked(ask, 1, "draw", "claim"))


def test_keys_that_are_not_known_are_ignored() -> None:
    request, answer = exchanges()[1]
    told = json.loads(request)
    view = told["view"]
    for place in (told, told["situation"], view, view["rules"], *view["melds"], *view["history"]):
        place["of a later version"] = [1]
    view["history"].append({"e": "sneezed", "seat": 0})
    assert reply(json.dumps(told), new_player) == reply(request, new_player)
    asked, told = read_request(request), json.loads(answer) | {"of a later version": [1]}
    assert read_answer(json.dumps(told), asked) == read_answer(answer, asked)


def test_a_request_in_another_format_is_an_error() -> None:
    told = json.loads(exchanges()[0][0]) | {"format": 2}
    assert "format 1, not 2" in json.loads(reply(json.dumps(told), new_player))["text"]


def test_the_error_quotes_a_line_that_is_no_answer() -> None:
    with pytest.raises(ValueError, match="not 'hello, I am ready'"):
        read_answer("hello, I am ready\n", ADVISE)


def test_an_error_reported_by_an_opponent_becomes_one_harmless_line() -> None:
    told = json.dumps({"t": "error", "id": 1, "text": "\x1b[31mred\n" + "y" * 5000})
    with pytest.raises(ValueError, match="the opponent reports") as refused:
        read_answer(told, ADVISE)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    "words", [["--level"], ["--level", "champion"], ["x"], ["--level", "club", "x"]]
)
def test_wrong_arguments_of_an_opponent_give_one_line(words: list[str]) -> None:
    done = started_with(*words)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "club" in done.stderr


def test_an_opponent_prints_help_on_request() -> None:
    done = started_with("--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "--level" in done.stdout


def started_with(*words: str) -> subprocess.CompletedProcess[str]:
    """An opponent started without requests, and its output."""
    command = [sys.executable, "-m", "rummy_qt.opponents", *words]
    return subprocess.run(command, input="", capture_output=True, text=True, check=False)


def test_an_opponent_ends_quietly_when_nobody_listens() -> None:
    command = [sys.executable, "-m", "rummy_qt.opponents"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as opponent:
        assert opponent.stdin
        assert opponent.stdout
        assert opponent.stderr
        opponent.stdout.close()
        opponent.stdin.write(exchanges()[0][0] + "\n")
        opponent.stdin.close()
        assert opponent.stderr.read() == ""
    assert opponent.returncode == 0


def test_an_unknown_level_is_an_error_that_names_the_levels() -> None:
    view = first_view("500-rum-de")
    line = reply(request_line(Request("choose", 1, "champion", view, situation(2))), new_player)
    assert "club" in json.loads(line)["text"]


def test_other_copies_of_the_same_cards_are_legal() -> None:
    for _, view in random_views("500-rum-de", 5, seed=11):
        held = {str(card) for card in view.hand}
        for card in held:
            twin = card + "'"
            move = f"discard {card}"
            if twin in held and Move.parse(move) in view.legal_moves:
                assert Move.parse(f"discard {twin}") in view.legal_moves
        assert Move.parse("discard *8") not in view.legal_moves


def test_an_answer_survives_the_protocol() -> None:
    for request, answer in (
        (asked("call", 4, "claim > m2+"), Reply(Move.parse("claim > m2+"), 350)),
        (asked("call", 4, "claim > m2+"), Reply(None)),
        (asked("choose", 5, "draw"), Reply(Move.parse("draw"))),
    ):
        assert read_answer(answer_line(request, answer), request) == answer
