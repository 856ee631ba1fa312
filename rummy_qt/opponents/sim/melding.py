"""Laying cards in a world: the melds of a hand, lay-offs, jokers, duties."""

from __future__ import annotations

from rummy_qt.engine.cards import FIRST_JOKER, LANE

from .laid import RUN, SET
from .sheet import ACE_HIGH, COLUMNS, JOKERS, Meldable, Sheet, faces_of
from .world import PLAY, World

_SHIFTS = (0, 13, 26, 39)


def best_melds(sheet: Sheet, faces: int) -> list[Meldable]:
    """Melds that share no card; the better of runs first and sets first."""
    runs_first = _runs(sheet, faces)
    ranks = sheet.set_ranks(faces)
    if not ranks:
        return runs_first
    if not runs_first:
        return _sets(sheet, faces, ranks)
    rest = faces
    for meld in runs_first:
        rest &= ~meld.faces
    other = sheet.set_ranks(rest)
    if other == ranks and (ranks_of := _all_of(ranks) & faces) == ranks_of & rest:
        return runs_first + _sets(sheet, rest, ranks)
    if other:
        runs_first += _sets(sheet, rest, other)
    sets_first = _sets(sheet, faces, ranks)
    rest = faces
    for meld in sets_first:
        rest &= ~meld.faces
    sets_first += _runs(sheet, rest)
    return max(runs_first, sets_first, key=_points)


def _points(melds: list[Meldable]) -> int:
    return sum(meld[1] for meld in melds)


def _all_of(ranks: int) -> int:
    return ranks | ranks << 13 | ranks << 26 | ranks << 39


def _runs(sheet: Sheet, faces: int) -> list[Meldable]:
    found: list[Meldable] = []
    lane = faces & LANE
    if lane & lane - 1:
        found += sheet.runs_in(0, lane)
    lane = faces >> 13 & LANE
    if lane & lane - 1:
        found += sheet.runs_in(1, lane)
    lane = faces >> 26 & LANE
    if lane & lane - 1:
        found += sheet.runs_in(2, lane)
    lane = faces >> 39
    if lane & lane - 1:
        found += sheet.runs_in(3, lane)
    return found


def _sets(sheet: Sheet, faces: int, ranks: int) -> list[Meldable]:
    found = []
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        rank = low.bit_length() - 1
        found.append(sheet.set_of(rank, faces & COLUMNS[rank]))
    return found


def melds_with(sheet: Sheet, faces: int, wanted: int) -> list[Meldable]:
    """The melds of these faces that use one of the wanted faces."""
    found = _runs(sheet, faces) + _sets(sheet, faces, sheet.set_ranks(faces))
    return [meld for meld in found if meld.faces & wanted]


# ------------------------------------------------------------------------ laying down


def put(world: World, meld: Meldable) -> None:
    """Lays this meld, from the lowest copies held."""
    world.meld(meld.kind, _held(world.hands[world.seat], meld.roles), meld.roles)


def _held(hand: int, roles: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(role if hand >> role & 1 else role + 52 for role in roles)


def lay_off(world: World, face: int) -> None:
    """Lays this natural off on the first meld that it fits."""
    bit = 1 << face
    at = next(at for at, laid in enumerate(world.melds) if laid.fit & bit)
    card = face if world.hands[world.seat] & bit else face + 52
    world.lay(at, fits_low(world, at, face), (card,), (face,))


def fits_low(world: World, at: int, face: int) -> bool:
    """Whether this face goes to the low end of that meld."""
    laid = world.melds[at]
    if laid.kind == SET:
        return False
    high = laid.low + laid.size
    at_high = high % 13 == face % 13 and (world.sheet.ring or high <= ACE_HIGH)
    return not at_high


def meet_duty(world: World) -> bool:
    """Makes one play that meets the open duty; whether there was one."""
    sheet, seat = world.sheet, world.seat
    hand = world.hands[seat]
    melds = [m for m in melds_with(sheet, faces_of(hand), world.duty) if first_is_good(world, m)]
    if melds:
        put(world, max(melds, key=lambda meld: meld.points))
        return True
    fits = world.fits & world.duty & faces_of(hand)
    if fits and sheet.rules.duty == "chosen_card" and world.may_lay_off(seat):
        lay_off(world, fits.bit_length() - 1)
        return True
    return lay_joker(world, world.duty)


def first_is_good(world: World, meld: Meldable) -> bool:
    """Whether the points of this meld are enough, should it be the seat's first."""
    least = world.sheet.rules.first_meld_points
    return least is None or bool(world.melders >> world.seat & 1) or meld.points >= least


def lay_all(world: World) -> None:
    """Lays melds, lay-offs and jokers, as many as there are."""
    if world.laying_closed:
        return
    seat = world.seat
    while world.phase == PLAY and world.seat == seat:
        melds = best_melds(world.sheet, faces_of(world.hands[seat]))
        laid = False
        for meld in sorted(melds, key=lambda m: -m.points):
            if first_is_good(world, meld):
                put(world, meld)
                laid = True
                if world.phase != PLAY or world.seat != seat:
                    return
        if world.may_lay_off(seat):
            laid |= _lay_off_all(world)
        if world.phase != PLAY or world.seat != seat:
            return
        if not laid and not (world.hands[seat] >> FIRST_JOKER and lay_joker(world)):
            return


def _lay_off_all(world: World) -> bool:
    """Lays off all naturals that fit; one is kept where the last card must be discarded."""
    seat = world.seat
    keeps_one = world.sheet.must_discard and world.sheet.rules.closing_card_may_fit
    laid = False
    while world.phase == PLAY and world.seat == seat:
        hand = world.hands[seat]
        fits = world.fits & faces_of(hand)
        if not fits or (keeps_one and hand & hand - 1 == 0):
            return laid
        lay_off(world, fits.bit_length() - 1)
        laid = True
    return laid


# ----------------------------------------------------------------------------- jokers


def lay_joker(world: World, wanted: int = -1) -> bool:
    """Lays a joker, in a meld with two naturals or else on the table; whether it could.

    ``wanted``: the play must use one of these faces.
    """
    sheet, seat = world.sheet, world.seat
    hand = world.hands[seat]
    jokers = hand & JOKERS
    if not jokers or world.laying_closed:
        return False
    joker = (jokers & -jokers).bit_length() - 1
    meld = _joker_meld(sheet, faces_of(hand), wanted)
    if meld is not None and first_is_good(world, meld):
        held = _held(hand, meld.roles)
        own = [bool(meld.faces >> role & 1) for role in meld.roles]
        cards = tuple(c if mine else joker for c, mine in zip(held, own, strict=True))
        world.meld(meld.kind, cards, meld.roles)
        return True
    if wanted != -1 or not world.may_lay_off(seat) or hand & hand - 1 == 0:
        return False
    return _lay_joker_off(world, joker)


def _joker_meld(sheet: Sheet, faces: int, wanted: int) -> Meldable | None:
    """The best meld of two naturals and a joker; its ``faces`` are the naturals'."""
    best: Meldable | None = None
    if sheet.runs and sheet.min_run == 3:
        for shift in _SHIFTS:
            lane = faces >> shift & LANE
            if lane & lane - 1:
                for meld in _joker_runs(sheet, lane, shift):
                    if meld.faces & wanted and (best is None or meld.points > best.points):
                        best = meld
    if sheet.sets:
        for rank in range(13):
            held = faces & COLUMNS[rank]
            if held.bit_count() == 2 and held & wanted:
                free = next(s for s in _SHIFTS if not held >> s + rank & 1)
                roles = tuple(s + rank for s in _SHIFTS if s == free or held >> s + rank & 1)
                points = 2 * sheet.laid[rank] + sheet.joker
                if best is None or points > best.points:
                    best = Meldable(held, points, SET, roles)
    return best


def _joker_runs(sheet: Sheet, lane: int, shift: int) -> list[Meldable]:
    found = []
    for start in range(13 if sheet.ring else ACE_HIGH - 1):
        places = (start, start + 1, start + 2)
        held = [place for place in places if lane >> place % 13 & 1]
        if len(held) == 2:
            points = sum(sheet.laid[place % 13] for place in held) + sheet.joker
            if start == 0 and held[0] == 0:
                points += sheet.ace_low - sheet.laid[0]
            faces = sum(1 << shift + place % 13 for place in held)
            roles = tuple(shift + place % 13 for place in places)
            found.append(Meldable(faces, points, RUN, roles))
    return found


def _lay_joker_off(world: World, joker: int) -> bool:
    sheet = world.sheet
    for at, laid in enumerate(world.melds):
        if not sheet.jokers_fit(laid.jokers + 1, laid.size + 1):
            continue
        if laid.kind == SET:
            if laid.size < 4 and laid.low & 15 != 15:
                suit = next(suit for suit in range(4) if not laid.low >> suit & 1)
                world.lay(at, False, (joker,), (13 * suit + laid.key,))
                return True
        elif laid.fit:
            high = laid.low + laid.size
            low_end = not (sheet.ring or high <= ACE_HIGH)
            place = laid.low - 1 if low_end else high
            world.lay(at, low_end, (joker,), (13 * laid.key + place % 13,))
            return True
    return False
