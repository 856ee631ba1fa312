<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Areas</name>
        <message numerus="yes">
            <source>Melds, %n in all</source>
            <translation>
                <numerusform>Melds, %n in all</numerusform>
                <numerusform>Melds, %n in all</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message numerus="yes">
            <source>Pay %n point(s)</source>
            <translation>
                <numerusform>Pay %n point</numerusform>
                <numerusform>Pay %n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Handbook</name>
        <message numerus="yes">
            <source>A match has %n round(s).</source>
            <translation>
                <numerusform>A match has %n round.</numerusform>
                <numerusform>A match has %n rounds.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The match ends after the round in which somebody reaches %n point(s).</source>
            <translation>
                <numerusform>The match ends after the round in which somebody reaches %n point.</numerusform>
                <numerusform>The match ends after the round in which somebody reaches %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n player(s) must take part.</source>
            <translation>
                <numerusform>At least %n player must take part.</numerusform>
                <numerusform>At least %n players must take part.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At most %n player(s) can take part.</source>
            <translation>
                <numerusform>At most %n player can take part.</numerusform>
                <numerusform>At most %n players can take part.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A deck has 52 cards and %n joker(s).</source>
            <translation>
                <numerusform>A deck has 52 cards and %n joker.</numerusform>
                <numerusform>A deck has 52 cards and %n jokers.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>One deck is used; from %n player(s) on, two decks are shuffled together.</source>
            <translation>
                <numerusform>One deck is used; from %n player on, two decks are shuffled together.</numerusform>
                <numerusform>One deck is used; from %n players on, two decks are shuffled together.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Everybody is dealt %n card(s).</source>
            <translation>
                <numerusform>Everybody is dealt %n card.</numerusform>
                <numerusform>Everybody is dealt %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{least} to %n player(s)</source>
            <translation>
                <numerusform>{least} to %n player</numerusform>
                <numerusform>{least} to %n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{players}: %n card(s) each.</source>
            <translation>
                <numerusform>{players}: %n card each.</numerusform>
                <numerusform>{players}: %n cards each.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>If you cannot, or will not, you pay %n point(s).</source>
            <translation>
                <numerusform>If you cannot, or will not, you pay %n point.</numerusform>
                <numerusform>If you cannot, or will not, you pay %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Before drawing, the player whose turn it is may look through a discard pile of two or more cards; that costs %n point(s).</source>
            <translation>
                <numerusform>Before drawing, the player whose turn it is may look through a discard pile of two or more cards; that costs %n point.</numerusform>
                <numerusform>Before drawing, the player whose turn it is may look through a discard pile of two or more cards; that costs %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A run is a sequence of %n card(s) or more, thirteen at most.</source>
            <translation>
                <numerusform>A run is a sequence of %n card or more, thirteen at most.</numerusform>
                <numerusform>A run is a sequence of %n cards or more, thirteen at most.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A player's first meld of a round must be worth at least %n point(s).</source>
            <translation>
                <numerusform>A player's first meld of a round must be worth at least %n point.</numerusform>
                <numerusform>A player's first meld of a round must be worth at least %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Calling a discard that fits nowhere costs %n point(s).</source>
            <translation>
                <numerusform>Calling a discard that fits nowhere costs %n point.</numerusform>
                <numerusform>Calling a discard that fits nowhere costs %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A round in which nothing happens any more ends by itself: when everybody has had %n turn(s), or {fewer} once the stock is gone for good, in which no card came from the stock or went to the table.</source>
            <translation>
                <numerusform>A round in which nothing happens any more ends by itself: when everybody has had %n turn, or {fewer} once the stock is gone for good, in which no card came from the stock or went to the table.</numerusform>
                <numerusform>A round in which nothing happens any more ends by itself: when everybody has had %n turns, or {fewer} once the stock is gone for good, in which no card came from the stock or went to the table.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Going out is worth %n point(s).</source>
            <translation>
                <numerusform>Going out is worth %n point.</numerusform>
                <numerusform>Going out is worth %n points.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message numerus="yes">
            <source>The first to reach %n point(s) wins, over several rounds. Your melds earn points; cards left in your hand when a round ends cost them.</source>
            <translation>
                <numerusform>The first to reach %n point wins, over several rounds. Your melds earn points; cards left in your hand when a round ends cost them.</numerusform>
                <numerusform>The first to reach %n points wins, over several rounds. Your melds earn points; cards left in your hand when a round ends cost them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Well done, that is the game. A round ends when somebody has no cards left; the first to reach %n point(s) wins. {handbook} opens the rules.</source>
            <translation>
                <numerusform>Well done, that is the game. A round ends when somebody has no cards left; the first to reach %n point wins. {handbook} opens the rules.</numerusform>
                <numerusform>Well done, that is the game. A round ends when somebody has no cards left; the first to reach %n points wins. {handbook} opens the rules.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The round is over: your melds count for you, cards left in your hand against you. The first to reach %n point(s) wins. {handbook} opens the rules.</source>
            <translation>
                <numerusform>The round is over: your melds count for you, cards left in your hand against you. The first to reach %n point wins. {handbook} opens the rules.</numerusform>
                <numerusform>The round is over: your melds count for you, cards left in your hand against you. The first to reach %n points wins. {handbook} opens the rules.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message numerus="yes">
            <source>You dealt %n card(s) each and turned up {card}.</source>
            <translation>
                <numerusform>You dealt %n card each and turned up {card}.</numerusform>
                <numerusform>You dealt %n cards each and turned up {card}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} dealt %n card(s) each and turned up {card}.</source>
            <translation>
                <numerusform>{name} dealt %n card each and turned up {card}.</numerusform>
                <numerusform>{name} dealt %n cards each and turned up {card}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The discards became a new stock of %n card(s).</source>
            <translation>
                <numerusform>The discards became a new stock of %n card.</numerusform>
                <numerusform>The discards became a new stock of %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You took %n discard(s): {cards}.</source>
            <translation>
                <numerusform>You took %n discard: {cards}.</numerusform>
                <numerusform>You took %n discards: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took %n discard(s): {cards}.</source>
            <translation>
                <numerusform>{name} took %n discard: {cards}.</numerusform>
                <numerusform>{name} took %n discards: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You looked into the discard pile. That cost %n point(s).</source>
            <translation>
                <numerusform>You looked into the discard pile. That cost %n point.</numerusform>
                <numerusform>You looked into the discard pile. That cost %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} looked into the discard pile. That cost %n point(s).</source>
            <translation>
                <numerusform>{name} looked into the discard pile. That cost %n point.</numerusform>
                <numerusform>{name} looked into the discard pile. That cost %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You paid %n point(s) for the cards taken.</source>
            <translation>
                <numerusform>You paid %n point for the cards taken.</numerusform>
                <numerusform>You paid %n points for the cards taken.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} paid %n point(s) for the cards taken.</source>
            <translation>
                <numerusform>{name} paid %n point for the cards taken.</numerusform>
                <numerusform>{name} paid %n points for the cards taken.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: you lost %n point(s).</source>
            <translation>
                <numerusform>“Rommy!” A false call: you lost %n point.</numerusform>
                <numerusform>“Rommy!” A false call: you lost %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: {name} lost %n point(s).</source>
            <translation>
                <numerusform>“Rommy!” A false call: {name} lost %n point.</numerusform>
                <numerusform>“Rommy!” A false call: {name} lost %n points.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Numbers</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s)</source>
            <translation>
                <numerusform>%n joker</numerusform>
                <numerusform>%n jokers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message numerus="yes">
            <source>%n way(s) to lay it: you choose</source>
            <translation>
                <numerusform>%n way to lay it: you choose</numerusform>
                <numerusform>%n ways to lay it: you choose</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Takes the whole pile: %n card(s)</source>
            <translation>
                <numerusform>Takes the whole pile: %n card</numerusform>
                <numerusform>Takes the whole pile: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Takes %n card(s); lay a new meld with a covered one, or pay {price}</source>
            <translation>
                <numerusform>Takes %n card; lay a new meld with a covered one, or pay {price}</numerusform>
                <numerusform>Takes %n cards; lay a new meld with a covered one, or pay {price}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Takes %n card(s); lay a new meld with one of them, or pay {price}</source>
            <translation>
                <numerusform>Takes %n card; lay a new meld with one of them, or pay {price}</numerusform>
                <numerusform>Takes %n cards; lay a new meld with one of them, or pay {price}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Takes %n card(s) ({risk}); to be used at once: {card}</source>
            <translation>
                <numerusform>Takes %n card ({risk}); to be used at once: {card}</numerusform>
                <numerusform>Takes %n cards ({risk}); to be used at once: {card}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Takes %n card(s) ({risk}); lay a new meld with one of them, or pay {price}</source>
            <translation>
                <numerusform>Takes %n card ({risk}); lay a new meld with one of them, or pay {price}</numerusform>
                <numerusform>Takes %n cards ({risk}); lay a new meld with one of them, or pay {price}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Takes %n card(s) ({risk})</source>
            <translation>
                <numerusform>Takes %n card ({risk})</numerusform>
                <numerusform>Takes %n cards ({risk})</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>Your first meld must be worth %n point(s): what you could meld at once is worth less.</source>
            <translation>
                <numerusform>Your first meld must be worth %n point: what you could meld at once is worth less.</numerusform>
                <numerusform>Your first meld must be worth %n points: what you could meld at once is worth less.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Too short: {cards}. A run needs at least %n card(s) in this game.</source>
            <translation>
                <numerusform>Too short: {cards}. A run needs at least %n card in this game.</numerusform>
                <numerusform>Too short: {cards}. A run needs at least %n cards in this game.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not enough for your first meld, which must be worth %n point(s).</source>
            <translation>
                <numerusform>Not enough for your first meld, which must be worth %n point.</numerusform>
                <numerusform>Not enough for your first meld, which must be worth %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay a new meld with it, or pay %n point(s).</source>
            <translation>
                <numerusform>Lay a new meld with it, or pay %n point.</numerusform>
                <numerusform>Lay a new meld with it, or pay %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay a new meld with one of these cards, or pay %n point(s).</source>
            <translation>
                <numerusform>Lay a new meld with one of these cards, or pay %n point.</numerusform>
                <numerusform>Lay a new meld with one of these cards, or pay %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A call would be false and cost %n point(s).</source>
            <translation>
                <numerusform>A call would be false and cost %n point.</numerusform>
                <numerusform>A call would be false and cost %n points.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>{card}, under %n card(s)</source>
            <extracomment>a card in the discard pile, and how many cards lie on it</extracomment>
            <translation>
                <numerusform>{card}, under %n card</numerusform>
                <numerusform>{card}, under %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n covered card(s)</source>
            <translation>
                <numerusform>%n covered card</numerusform>
                <numerusform>%n covered cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your melds, %n in all</source>
            <translation>
                <numerusform>Your melds, %n in all</numerusform>
                <numerusform>Your melds, %n in all</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Melds laid by {name}, %n in all</source>
            <translation>
                <numerusform>Melds laid by {name}, %n in all</numerusform>
                <numerusform>Melds laid by {name}, %n in all</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You may call this discard for %n second(s).</source>
            <translation>
                <numerusform>You may call this discard for %n second.</numerusform>
                <numerusform>You may call this discard for %n seconds.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A false call costs %n point(s).</source>
            <translation>
                <numerusform>A false call costs %n point.</numerusform>
                <numerusform>A false call costs %n points.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticsDialog</name>
        <message numerus="yes">
            <source>Not counted: %n match(es) that cannot be read for the moment.</source>
            <translation>
                <numerusform>Not counted: %n match that cannot be read for the moment.</numerusform>
                <numerusform>Not counted: %n matches that cannot be read for the moment.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message numerus="yes">
            <source>You lead with %n point(s).</source>
            <translation>
                <numerusform>You lead with %n point.</numerusform>
                <numerusform>You lead with %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} leads with %n point(s).</source>
            <translation>
                <numerusform>{name} leads with %n point.</numerusform>
                <numerusform>{name} leads with %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You may not lay off yet: a call would be false and cost %n point(s).</source>
            <translation>
                <numerusform>You may not lay off yet: a call would be false and cost %n point.</numerusform>
                <numerusform>You may not lay off yet: a call would be false and cost %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Does it fit a meld? Call, or let it pass; a false call costs %n point(s).</source>
            <translation>
                <numerusform>Does it fit a meld? Call, or let it pass; a false call costs %n point.</numerusform>
                <numerusform>Does it fit a meld? Call, or let it pass; a false call costs %n points.</numerusform>
            </translation>
        </message>
    </context>
</TS>
