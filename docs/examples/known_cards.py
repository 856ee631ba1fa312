"""What a seat of Rummy Qt knows of the cards, from the history of its view.

For opponents written in Python: copy this file beside yours. It needs nothing but Python.

    known = Known(request["view"])
    known.held[2]     the cards that seat 2 is known to hold: it took them, and has not played them
    known.pile        all discards that are known, bottom first, those that lie covered too
    known.unseen      the cards that this seat has not seen: in the stock, or in somebody's hand
    known.thrown[2]   what seat 2 has discarded, in order

Cards are texts, as in the view: `7c`, `7c'` of the second deck, `*1` for a joker, wherever it lies.
"""

RANKS, SUITS = "A23456789TJQK", "cdhs"


def deck(rules, players):
    """All cards that these players use."""
    second = rules["two_decks_from"]
    decks = 2 if second is not None and players >= second else 1
    primes = ["", "'"][:decks]
    cards = [rank + suit + prime for prime in primes for suit in SUITS for rank in RANKS]
    return cards + [f"*{number + 1}" for number in range(decks * rules["jokers_per_deck"])]


def bare(card):
    """The card itself: a joker without what it stands for."""
    return card.partition("=")[0]


class Known:
    """Read anew from each view: a history holds the whole round."""

    def __init__(self, view):
        self.held = [set() for _ in range(view["players"])]
        self.held[view["seat"]] = set(view["hand"])
        self.thrown = [[] for _ in range(view["players"])]
        self.pile = []
        self._seat = view["seat"]
        for past in view["history"]:
            read = getattr(self, "_" + past["e"], None)
            if read is not None:  # the others move no card that this seat can see
                read(past)
        seen = set(self.pile).union(*self.held)
        seen.update(bare(card) for meld in view["melds"] for card in meld["cards"])
        self.unseen = [card for card in deck(view["rules"], view["players"]) if card not in seen]

    def _gain(self, seat, cards):
        if seat != self._seat:  # the own hand is known anyway
            self.held[seat].update(map(bare, cards))

    def _lose(self, seat, cards):
        if seat != self._seat:
            self.held[seat].difference_update(map(bare, cards))

    def _dealt(self, past):
        self.pile = [past["upcard"]]

    def _took(self, past):
        del self.pile[len(self.pile) - len(past["cards"]) :]
        self._gain(past["seat"], past["cards"])

    def _rebuilt(self, past):
        self.pile = self.pile[-1:]  # the others were shuffled: they are unseen again

    def _melded(self, past):
        self._lose(past["seat"], past["cards"])

    def _laid_off(self, past):
        self._lose(past["seat"], past["cards"])

    def _swapped(self, past):
        self._lose(past["seat"], [past["card"]])
        self._gain(past["seat"], [past["joker"]])

    def _discarded(self, past):
        if past["card"] is None:  # the last card, face down
            self.held[past["seat"]].clear()
            return
        self._lose(past["seat"], [past["card"]])
        self.pile.append(past["card"])
        self.thrown[past["seat"]].append(past["card"])

    def _claimed(self, past):
        self.pile.pop()
