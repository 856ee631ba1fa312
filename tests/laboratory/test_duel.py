"""``python -m laboratory duel``: exploiters, and a player that sees."""

import pytest

from laboratory import duel
from laboratory.__main__ import main
from laboratory.duel import EXPLOITERS, Seer
from rummy_qt.engine import RULEBOOKS, Match
from rummy_qt.engine.cards import cards_of
from rummy_qt.opponents.levels import MASTER, new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.opponents.tuned import weights_for


def test_a_duel_can_be_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["duel", "--opponents", "hasty,club", "--rulebook", "rommy-dk", "--players", "3"]
    command += ["--deals", "2", "--seed", "4"]
    assert main(command) == 0
    told = capsys.readouterr().out
    again = told.splitlines()[-1].removeprefix("the same again: ").split()
    assert main([*command, *again]) == 0
    assert capsys.readouterr().out == told
    assert "hasty against club, one among 2: rommy-dk, 3 players" in told


@pytest.mark.parametrize("name", EXPLOITERS)
def test_an_exploiter_plays_differently_from_club(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    nonce = "0" * 32
    assert main(["duel", "--opponents", f"{name},club", "--deals", "12", "--nonce", nonce]) == 0
    assert "points a round  +0.0 ± 0.0" not in capsys.readouterr().out


def test_a_weight_is_compared_with_and_without_its_change(
    capsys: pytest.CaptureFixture[str],
) -> None:
    own = weights_for(RULEBOOKS["500-rum-de"], 2)
    for name, same in ((f"fit={own.fit}+pair={own.pair}", True), ("fit=9+pair=0", False)):
        assert main(["duel", "--opponents", f"{name},club", "--deals", "8", "--seed", "1"]) == 0
        assert ("points a round  +0.0 ± 0.0" in capsys.readouterr().out) == same


@pytest.mark.parametrize(
    ("name", "said"), [("fits=1", "there is no weight 'fits'"), ("fit=much", "'much'")]
)
def test_an_unknown_weight_or_bad_number_is_refused(
    name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["duel", "--opponents", f"{name},club"]) != 0
    assert said in capsys.readouterr().err


def test_the_seer_sees_every_hand_but_not_the_order_of_the_stock() -> None:
    rules = RULEBOOKS["500-rum-de"]
    rnd = Match.new(rules, 3, seed="seen").round
    club = new_player("club")
    for _ in range(30):
        rnd.play(club.choose(rnd.view(rnd.seat), Situation((0, 0, 0), 1, 1)))
    me = rnd.seat
    view = rnd.view(me)
    seer = Seer()
    seer.round = rnd
    search, position = seer._search(view, Situation((0, 0, 0), 1, 1), len(view.history))
    orders = set()
    for number in range(4):
        world = position.copy()
        search._belief.fill(world, number, number)
        for seat in range(3):
            assert set(rnd.hand(seat)) == set(cards_of(world.held(seat)))
        orders.add(tuple(world.stock[: world.stock_size]))
    assert len(orders) == 4


def test_the_seer_plays_a_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    few = MASTER._replace(playouts=16, turns=100, deals=4)
    monkeypatch.setattr(duel, "MASTER", few)
    assert main(["duel", "--opponents", "seer,club", "--deals", "1"]) == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--opponents", "holder"], "two names"),
        (["--opponents", "holder,nobody"], "neither a level"),
        (["--opponents", "holder,club", "--players", "9"], "for 2 to 8 players, not 9"),
        (["--opponents", "holder,club", "--deals", "0"], "must be 1 or more"),
    ],
)
def test_a_duel_that_cannot_be_played_is_refused(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        raise SystemExit(main(["duel", *words]))
    assert ended.value.code == 2
    assert why in capsys.readouterr().err
