<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
            <source>Everybody is dealt %n card(s).</source>
            <translation>
                <numerusform>Everybody is dealt %n card.</numerusform>
                <numerusform>Everybody is dealt %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With {least} players, everybody is dealt %n card(s).</source>
            <translation>
                <numerusform>With {least} players, everybody is dealt %n card.</numerusform>
                <numerusform>With {least} players, everybody is dealt %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With {least} to {most} players, everybody is dealt %n card(s).</source>
            <translation>
                <numerusform>With {least} to {most} players, everybody is dealt %n card.</numerusform>
                <numerusform>With {least} to {most} players, everybody is dealt %n cards.</numerusform>
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
</TS>
