<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Handbook</name>
        <message numerus="yes">
            <source>Whoever has the best total after %n round(s) wins. Points come from cards on the table; cards left in hand count against their holder.</source>
            <translation>
                <numerusform>Whoever has the best total after %n round wins. Points come from cards on the table; cards left in hand count against their holder.</numerusform>
                <numerusform>Whoever has the best total after %n rounds wins. Points come from cards on the table; cards left in hand count against their holder.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n joker(s)</source>
            <translation>
                <numerusform>and %n joker</numerusform>
                <numerusform>and %n jokers</numerusform>
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
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticsDialog</name>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
    </context>
</TS>
