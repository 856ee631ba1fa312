<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>About Rummy Qt</source>
            <translation>Over Rummy Qt</translation>
        </message>
        <message>
            <source>What the program is made of</source>
            <translation>Waar het programma uit bestaat</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Licentie</translation>
        </message>
        <message>
            <source>500 Rum against the computer, on your desktop. Free under the MIT licence.</source>
            <translation>500 Rum tegen de computer, op je bureaublad. Vrij onder de MIT-licentie.</translation>
        </message>
        <message>
            <source>Matches, statistics and settings are kept in {folder}</source>
            <extracomment>{folder}: a folder (/home/ann/matches).</extracomment>
            <translation>Partijen, statistiek en voorkeuren staan in {folder}</translation>
        </message>
        <message>
            <source>It contains, each under its own licence:</source>
            <translation>Het bevat, elk onder een eigen licentie:</translation>
        </message>
        <message>
            <source>Its licence text is not on this computer: {place}</source>
            <extracomment>{place}: where a licence can be read (https://doc.qt.io).</extracomment>
            <translation>De licentietekst staat niet op deze computer: {place}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;New match…</source>
            <translation>&amp;Nieuwe partij…</translation>
        </message>
        <message>
            <source>Choose rules and opponents, and deal</source>
            <translation>Regels en tegenspelers kiezen en delen</translation>
        </message>
        <message>
            <source>&amp;Rematch</source>
            <translation>&amp;Revanche</translation>
        </message>
        <message>
            <source>Start a match with the same rules and opponents</source>
            <translation>Een partij met dezelfde regels en tegenspelers beginnen</translation>
        </message>
        <message>
            <source>Same &amp;deals again</source>
            <translation>&amp;Dezelfde kaarten</translation>
        </message>
        <message>
            <source>Play this match again with the very same cards</source>
            <translation>Deze partij nog eens spelen met precies dezelfde kaarten</translation>
        </message>
        <message>
            <source>Same deal of &amp;this round</source>
            <translation>Deze ronde &amp;opnieuw</translation>
        </message>
        <message>
            <source>Play this round again for practice, in a copy of the match</source>
            <translation>Deze ronde ter oefening nog eens spelen, in een kopie van de partij</translation>
        </message>
        <message>
            <source>Res&amp;ign the match…</source>
            <translation>Partij op&amp;geven…</translation>
        </message>
        <message>
            <source>Give up the match; it counts as lost</source>
            <translation>De partij opgeven; die telt als verloren</translation>
        </message>
        <message>
            <source>Saved m&amp;atches</source>
            <translation>Opgeslagen &amp;partijen</translation>
        </message>
        <message>
            <source>Go on with a saved match, or look back at it</source>
            <translation>Een partij zoeken en verderspelen, of erop terugkijken</translation>
        </message>
        <message>
            <source>&amp;Open a match file…</source>
            <translation>Partij&amp;bestand openen…</translation>
        </message>
        <message>
            <source>Open a match from a file</source>
            <translation>Een partij uit een bestand openen</translation>
        </message>
        <message>
            <source>Re&amp;play rounds</source>
            <translation>Rondes &amp;terugkijken</translation>
        </message>
        <message>
            <source>Look at the finished rounds of this match, move by move</source>
            <translation>De voltooide rondes van deze partij bekijken, beurt voor beurt</translation>
        </message>
        <message>
            <source>Re&amp;view the last round</source>
            <translation>&amp;Laatste ronde analyseren</translation>
        </message>
        <message>
            <source>What each of your decisions cost, and why</source>
            <translation>Wat elk van je beslissingen heeft gekost en waarom</translation>
        </message>
        <message>
            <source>About this &amp;match…</source>
            <translation>O&amp;ver deze partij…</translation>
        </message>
        <message>
            <source>Players, file and the fingerprint of the deals</source>
            <translation>Spelers, bestand en de vingerafdruk van de kaartverdeling</translation>
        </message>
        <message>
            <source>&amp;Leave the table</source>
            <translation>Van ta&amp;fel gaan</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>Afsl&amp;uiten</translation>
        </message>
        <message>
            <source>Go to the welcome page</source>
            <translation>Naar de startpagina gaan</translation>
        </message>
        <message>
            <source>Deal of the da&amp;y</source>
            <translation>&amp;Kaarten van de dag</translation>
        </message>
        <message>
            <source>One round a day, with the same cards for everybody</source>
            <translation>Eén ronde per dag, met dezelfde kaarten voor iedereen</translation>
        </message>
        <message>
            <source>Beat all seven at the table, one after another</source>
            <translation>De zeven aan tafel verslaan, een voor een</translation>
        </message>
        <message>
            <source>&amp;Back to the match</source>
            <translation>Terug naar de part&amp;ij</translation>
        </message>
        <message>
            <source>Leave practice, and go back to where you started it</source>
            <translation>De oefening verlaten en verdergaan waar die begon</translation>
        </message>
        <message>
            <source>Close the window</source>
            <translation>Het venster sluiten</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Ongedaan maken</translation>
        </message>
        <message>
            <source>Take back the last move</source>
            <translation>De laatste zet terugnemen</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Op&amp;nieuw</translation>
        </message>
        <message>
            <source>Repeat the move you took back</source>
            <translation>Opnieuw spelen wat is teruggenomen</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <translation>&amp;Tip</translation>
        </message>
        <message>
            <source>Show a good move and why; the round then counts as assisted</source>
            <translation>Een goede zet met uitleg tonen; de ronde geldt dan als met hulp gespeeld</translation>
        </message>
        <message>
            <source>&amp;Call “Rommy!”</source>
            <translation>“Rommy!” &amp;roepen</translation>
        </message>
        <message>
            <source>Call the last discard, if the rules allow calls</source>
            <translation>Roepen om de laatst weggelegde kaart, als de regels dat kennen</translation>
        </message>
        <message>
            <source>Move cards le&amp;ft</source>
            <translation>Kaarten naar &amp;links</translation>
        </message>
        <message>
            <source>Move the chosen cards in your hand by one place</source>
            <translation>De gekozen kaarten in je hand één plaats verschuiven</translation>
        </message>
        <message>
            <source>Move cards ri&amp;ght</source>
            <translation>Kaarten naar rec&amp;hts</translation>
        </message>
        <message>
            <source>&amp;Lay everything</source>
            <translation>&amp;Alles leggen</translation>
        </message>
        <message>
            <source>Lay all melds in your hand, and all cards that fit</source>
            <translation>Alle combinaties in je hand neerleggen en alle passende kaarten aanleggen</translation>
        </message>
        <message>
            <source>&amp;Next round</source>
            <translation>&amp;Volgende ronde</translation>
        </message>
        <message>
            <source>Deal the next round</source>
            <translation>De volgende ronde delen</translation>
        </message>
        <message>
            <source>S&amp;core sheet</source>
            <translation>&amp;Scoreblad</translation>
        </message>
        <message>
            <source>The points of every round</source>
            <translation>De punten van elke ronde</translation>
        </message>
        <message>
            <source>&amp;Moves of this round</source>
            <translation>&amp;Verloop van deze ronde</translation>
        </message>
        <message>
            <source>Ne&amp;xt part of the table</source>
            <translation>Vol&amp;gend deel van de tafel</translation>
        </message>
        <message>
            <source>From the stock to the discards, the melds, your hand, and around</source>
            <translation>Van de stok naar de aflegstapel, de combinaties, je hand en weer rond</translation>
        </message>
        <message>
            <source>Previ&amp;ous part of the table</source>
            <translation>Vo&amp;rig deel van de tafel</translation>
        </message>
        <message>
            <source>The same way back</source>
            <translation>Dezelfde weg terug</translation>
        </message>
        <message>
            <source>&amp;What happened last?</source>
            <translation>&amp;Wat gebeurde er het laatst?</translation>
        </message>
        <message>
            <source>Th&amp;e ladder</source>
            <translation>De l&amp;adder</translation>
        </message>
        <message>
            <source>&amp;Challenge a friend…</source>
            <translation>&amp;Een vriend uitdagen…</translation>
        </message>
        <message>
            <source>Play a round that a friend plays with the same cards</source>
            <translation>Een ronde spelen die een vriend met dezelfde kaarten speelt</translation>
        </message>
        <message>
            <source>&amp;Find the move</source>
            <translation>De &amp;juiste zet vinden</translation>
        </message>
        <message>
            <source>Practise the decisions that cost most</source>
            <translation>De beslissingen oefenen die het meest hebben gekost</translation>
        </message>
        <message>
            <source>Play the h&amp;int</source>
            <translation>De t&amp;ip spelen</translation>
        </message>
        <message>
            <source>Play the next move of the hint that is shown</source>
            <translation>De volgende zet van de getoonde tip spelen</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <translation>Een kaart van de stok pakken</translation>
        </message>
        <message>
            <source>Draw, wherever the focus is</source>
            <translation>Een kaart pakken, waar de focus ook is</translation>
        </message>
        <message>
            <source>Take the top discard</source>
            <translation>De bovenste kaart van de aflegstapel nemen</translation>
        </message>
        <message>
            <source>Take the card that lies on top of the discard pile</source>
            <translation>De kaart nemen die bovenop de aflegstapel ligt</translation>
        </message>
        <message>
            <source>Take the whole pile</source>
            <translation>De hele aflegstapel nemen</translation>
        </message>
        <message>
            <source>Take all cards of the discard pile</source>
            <translation>Alle kaarten van de aflegstapel nemen</translation>
        </message>
        <message>
            <source>To your hand</source>
            <translation>Naar je hand</translation>
        </message>
        <message>
            <source>Give the focus to your hand</source>
            <translation>De focus op je hand zetten</translation>
        </message>
        <message>
            <source>To the melds</source>
            <translation>Naar de combinaties</translation>
        </message>
        <message>
            <source>Give the focus to the melds on the table</source>
            <translation>De focus op de combinaties op tafel zetten</translation>
        </message>
        <message>
            <source>Read out your hand</source>
            <translation>Je hele hand voorlezen</translation>
        </message>
        <message>
            <source>Read out all cards in your hand, one by one</source>
            <translation>Alle kaarten in je hand voorlezen, een voor een</translation>
        </message>
        <message>
            <source>Read out the scores</source>
            <translation>De scores voorlezen</translation>
        </message>
        <message>
            <source>Read out each player’s cards and points</source>
            <translation>De kaarten en punten van elke speler voorlezen</translation>
        </message>
        <message>
            <source>Read out how things stand</source>
            <translation>Voorlezen hoe het ervoor staat</translation>
        </message>
        <message>
            <source>Read out the round, the target, the dealer and whose turn it is</source>
            <translation>De ronde, het doel, de deler en wie aan de beurt is voorlezen</translation>
        </message>
        <message>
            <source>Open or close the list of moves over the table</source>
            <translation>Het speelverloop over de tafel openen of sluiten</translation>
        </message>
        <message>
            <source>Say again what happened last</source>
            <translation>Nog eens zeggen wat er het laatst gebeurde</translation>
        </message>
        <message>
            <source>S&amp;tatistics</source>
            <translation>S&amp;tatistiek</translation>
        </message>
        <message>
            <source>How you have played so far</source>
            <translation>Hoe je tot nu toe hebt gespeeld</translation>
        </message>
        <message>
            <source>F&amp;irsts and bests</source>
            <translation>Primeurs &amp;en records</translation>
        </message>
        <message>
            <source>What you did for the first time, and your records</source>
            <translation>Wat je voor het eerst deed, en je records</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>Vo&amp;lledig scherm</translation>
        </message>
        <message>
            <source>Fill the screen with the table</source>
            <translation>Het hele scherm voor de tafel gebruiken</translation>
        </message>
        <message>
            <source>So&amp;und</source>
            <translation>&amp;Geluid</translation>
        </message>
        <message>
            <source>Turn the sound on or off</source>
            <translation>Het geluid aan- of uitzetten</translation>
        </message>
        <message>
            <source>&amp;House rules…</source>
            <translation>&amp;Huisregels…</translation>
        </message>
        <message>
            <source>Copy a rulebook and change what you like</source>
            <translation>Een regelboek kopiëren en veranderen wat je wilt</translation>
        </message>
        <message>
            <source>&amp;Preferences…</source>
            <translation>&amp;Voorkeuren…</translation>
        </message>
        <message>
            <source>Theme, cards, animation and help</source>
            <translation>Thema, kaarten, beweging en hulp</translation>
        </message>
        <message>
            <source>Hand&amp;book</source>
            <translation>Han&amp;dboek</translation>
        </message>
        <message>
            <source>The rules of this game, clause by clause</source>
            <translation>De regels van dit spel, punt voor punt</translation>
        </message>
        <message>
            <source>Keys at this &amp;moment</source>
            <translation>Toetsen van dit &amp;moment</translation>
        </message>
        <message>
            <source>What each key does at the table now</source>
            <translation>Wat elke toets nu aan tafel doet</translation>
        </message>
        <message>
            <source>Show where matches are &amp;kept</source>
            <translation>Map van de &amp;partijen tonen</translation>
        </message>
        <message>
            <source>Open the folder of the saved matches</source>
            <translation>De map met opgeslagen partijen openen</translation>
        </message>
        <message>
            <source>&amp;About Rummy Qt</source>
            <translation>&amp;Over Rummy Qt</translation>
        </message>
        <message>
            <source>Version and licence</source>
            <translation>Versie en licentie</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Aan tafel</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <extracomment>a menu.</extracomment>
            <translation>&amp;Spel</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <extracomment>a menu: what a player can do.</extracomment>
            <translation>&amp;Zet</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>a menu: what the window shows.</extracomment>
            <translation>&amp;Beeld</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation>&amp;Instellingen</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translatorcomment>The same word in Dutch.</translatorcomment>
            <translation>&amp;Help</translation>
        </message>
        <message>
            <source>G&amp;uided rounds</source>
            <translation>Be&amp;geleide rondes</translation>
        </message>
        <message>
            <source>Learn the game in six rounds of two minutes</source>
            <translation>Het spel leren in zes rondes van twee minuten</translation>
        </message>
        <message>
            <source>To the next part of the table, and to the one before</source>
            <translation>Naar het volgende deel van de tafel en naar het vorige</translation>
        </message>
        <message>
            <source>Within a part, and to its ends</source>
            <translation>Binnen een deel en naar de uiteinden ervan</translation>
        </message>
        <message>
            <source>Choose a card in your hand, or put it back</source>
            <translation>Een kaart in je hand kiezen of weer loslaten</translation>
        </message>
        <message>
            <source>Choose a meld that the card is part of; again: another such meld</source>
            <translation>Een combinatie kiezen waar de kaart bij hoort; nog eens: een andere</translation>
        </message>
        <message>
            <source>Play what has the focus: draw, take, meld the chosen cards, lay off, else discard</source>
            <translation>Spelen wat de focus heeft: trekken, nemen, de gekozen kaarten neerleggen, aanleggen, anders wegleggen</translation>
        </message>
        <message>
            <source>Discard the card with the focus, even where it would fit</source>
            <translation>De kaart met de focus wegleggen, ook als die zou passen</translation>
        </message>
        <message>
            <source>Let a discard pass, or put away a question, the chosen cards or a refusal</source>
            <translation>Niet roepen, een vraag of weigering sluiten, of gekozen kaarten loslaten</translation>
        </message>
        <message>
            <source>To the next card of this rank; 1, 0, T: a ten</source>
            <translation>Naar de volgende kaart van deze waarde; 1, 0, T: een tien</translation>
        </message>
    </context>
    <context>
        <name>Areas</name>
        <message>
            <source>Stock</source>
            <translatorcomment>The players’ own word, in the Dutch source.</translatorcomment>
            <translation>Stok</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Combinaties</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Je hand</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spelers</translation>
        </message>
        <message>
            <source>Nothing has been melded yet.</source>
            <translation>Er is nog niets neergelegd.</translation>
        </message>
        <message>
            <source>Choose cards in your hand first, then press Enter here.</source>
            <translation>Kies eerst kaarten in je hand en druk dan hier op Enter.</translation>
        </message>
        <message>
            <source>Another card is chosen: go to it, or put it back with Esc.</source>
            <translation>Er is een andere kaart gekozen: ga ernaartoe of laat die los met Esc.</translation>
        </message>
        <message>
            <source>This card is in no meld that can be laid now.</source>
            <translation>Deze kaart zit in geen enkele combinatie die je nu kunt neerleggen.</translation>
        </message>
        <message>
            <source>There is nothing to call now.</source>
            <translation>Er valt nu niets te roepen.</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Aflegstapel</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>ace</source>
            <translation>aas</translation>
        </message>
        <message>
            <source>two</source>
            <translation>twee</translation>
        </message>
        <message>
            <source>three</source>
            <translation>drie</translation>
        </message>
        <message>
            <source>four</source>
            <translation>vier</translation>
        </message>
        <message>
            <source>five</source>
            <translation>vijf</translation>
        </message>
        <message>
            <source>six</source>
            <translation>zes</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>zeven</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>acht</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>negen</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>tien</translation>
        </message>
        <message>
            <source>jack</source>
            <translation>boer</translation>
        </message>
        <message>
            <source>queen</source>
            <translation>vrouw</translation>
        </message>
        <message>
            <source>king</source>
            <translation>heer</translation>
        </message>
        <message>
            <source>clubs</source>
            <extracomment>the suit ♣.</extracomment>
            <translation>klaveren</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>ruiten</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>harten</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>schoppen</translation>
        </message>
        <message>
            <source>A K Q J</source>
            <extracomment>the letters that your country prints on ace, king, queen and jack, with spaces between.</extracomment>
            <translation>A H V B</translation>
        </message>
        <message>
            <source>Joker</source>
            <extracomment>written beside cards such as 7♣, so in few characters.</extracomment>
            <translatorcomment>The same word in Dutch.</translatorcomment>
            <translation>Joker</translation>
        </message>
        <message>
            <source>{joker} ({card})</source>
            <extracomment>a joker on the table and the card that it stands for: Joker (8♣). {joker}: the word “Joker” (Joker). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{joker} ({card})</translation>
        </message>
        <message>
            <source>joker</source>
            <extracomment>spoken.</extracomment>
            <translatorcomment>The same word in Dutch.</translatorcomment>
            <translation>joker</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <extracomment>the spoken name of a card: seven of clubs. The two may change places. {rank}: the spoken rank of a card (seven). {suit}: the spoken suit of a card (clubs).</extracomment>
            <translation>{suit} {rank}</translation>
        </message>
        <message>
            <source>a joker</source>
            <extracomment>spoken in a sentence: English has an article, most languages say the same as for “joker”.</extracomment>
            <translation>joker</translation>
        </message>
        <message>
            <source>a joker as {card}</source>
            <extracomment>spoken in a sentence; else the same as “joker as {card}”. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>joker als {card}</translation>
        </message>
        <message>
            <source>the {card}</source>
            <extracomment>spoken in a sentence: English has an article; most languages say {card} alone. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card}</translation>
        </message>
        <message>
            <source>joker as {card}</source>
            <extracomment>spoken: a joker on the table, and the card that it stands for. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>joker als {card}</translation>
        </message>
    </context>
    <context>
        <name>Chair</name>
        <message>
            <source>Name of player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Naam van speler {number}</translation>
        </message>
        <message>
            <source>Level of player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Niveau van speler {number}</translation>
        </message>
        <message>
            <source>Colour: {name}</source>
            <extracomment>{name}: the name of a colour (Moss).</extracomment>
            <translation>Kleur: {name}</translation>
        </message>
        <message>
            <source>Colour of player {number}: {name}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {name}: the name of a colour (Moss).</extracomment>
            <translation>Kleur van speler {number}: {name}</translation>
        </message>
    </context>
    <context>
        <name>Challenge</name>
        <message>
            <source>Challenge a friend</source>
            <translation>Een vriend uitdagen</translation>
        </message>
        <message>
            <source>&amp;Open a friend’s file…</source>
            <translation>Bestand van een vriend &amp;openen…</translation>
        </message>
        <message>
            <source>&amp;Save for a friend…</source>
            <translation>Op&amp;slaan voor een vriend…</translation>
        </message>
        <message>
            <source>Challenges</source>
            <translation>Uitdagingen</translation>
        </message>
        <message>
            <source>Play a round and send it to a friend as a file. Your friend plays the same cards without seeing your moves, and sends that round back, so that each of you sees both. Anyone who opens a file with another program finds all cards and moves in it: you have to trust each other.</source>
            <translation>Speel een ronde en stuur die als bestand naar een vriend. Je vriend speelt dezelfde kaarten zonder je zetten te zien en stuurt je die ronde: zo ziet ieder van jullie beide rondes. Wie een bestand met een ander programma leest, vindt er alle kaarten en zetten in: dat is een kwestie van vertrouwen.</translation>
        </message>
        <message>
            <source>Both rounds, turn by turn</source>
            <translation>Beide rondes, beurt voor beurt</translation>
        </message>
        <message>
            <source>These cards were played by {name}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Deze kaarten zijn gespeeld door {name}.</translation>
        </message>
        <message>
            <source>Save it as a file, and send it to a friend.</source>
            <translation>Sla die op als bestand en stuur het naar een vriend.</translation>
        </message>
        <message>
            <source>In progress</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>&amp;Play these cards</source>
            <translation>&amp;Deze kaarten spelen</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Verdergaan</translation>
        </message>
        <message>
            <source>&amp;Play a new round</source>
            <translation>&amp;Nieuwe ronde spelen</translation>
        </message>
        <message>
            <source>your friend</source>
            <translation>je vriend</translation>
        </message>
        <message>
            <source>A new round</source>
            <translation>Een nieuwe ronde</translation>
        </message>
        <message>
            <source>You made {mine}, {name} made {theirs}</source>
            <extracomment>two people played the same cards. {mine}: what the person made of a round (+45). {name}: the name of a player, whatever was typed (Bo). {theirs}: what a friend made of the same cards (+30).</extracomment>
            <translation>Jij haalde {mine}, {name} haalde {theirs}</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>Friend</source>
            <translation>Vriend</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Jij</translation>
        </message>
        <message>
            <source>Working out what each decision cost…</source>
            <translation>Wat elke beslissing kostte wordt uitgezocht…</translation>
        </message>
        <message>
            <source>What each decision cost, in points, going by the cards that could be seen.</source>
            <translation>Wat elke beslissing in punten kostte, gerekend met de kaarten die te zien waren.</translation>
        </message>
        <message>
            <source>Open a friend’s file</source>
            <translation>Bestand van een vriend openen</translation>
        </message>
        <message>
            <source>Save for a friend</source>
            <translation>Opslaan voor een vriend</translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message>
            <source>None of these</source>
            <translation>Geen van deze</translation>
        </message>
        <message>
            <source>This costs points. Do it anyway?</source>
            <translation>Dit kost punten. Toch doen?</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nee</translation>
        </message>
        <message>
            <source>What does the joker stand for?</source>
            <translation>Waar staat de joker voor?</translation>
        </message>
        <message>
            <source>It fits in several places. Where?</source>
            <translation>Dit past op meerdere plaatsen. Waar?</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n punt betalen</numerusform>
                <numerusform>%n punten betalen</numerusform>
            </translation>
        </message>
        <message>
            <source>{answer}  {points}</source>
            <extracomment>{answer}: one of the answers below, such as “Meld 7♣ 8♣ 9♣”; {points} such as +24. {answer}: one of the answers to a question (Meld 7♣ 8♣ 9♣). {points}: points with their sign (+25).</extracomment>
            <translation>{answer}  {points}</translation>
        </message>
        <message>
            <source>Meld {cards}</source>
            <extracomment>to meld: the verb. {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} neerleggen</translation>
        </message>
        <message>
            <source>Swap {cards} for the joker in this meld: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} ruilen voor de joker in deze combinatie: {meld}</translation>
        </message>
        <message>
            <source>Call, and lay it off on this meld: {meld}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Roepen en aanleggen bij deze combinatie: {meld}</translation>
        </message>
        <message>
            <source>Lay off {cards} at the high end: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} aanleggen aan de hoge kant: {meld}</translation>
        </message>
        <message>
            <source>Lay off {cards} at the low end: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} aanleggen aan de lage kant: {meld}</translation>
        </message>
        <message>
            <source>Lay off {cards} on this meld: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} aanleggen bij deze combinatie: {meld}</translation>
        </message>
    </context>
    <context>
        <name>Company</name>
        <message>
            <source>Came ashore for good, and is still learning the cards.</source>
            <translation>Is voorgoed aan wal gegaan en leert de kaarten nog.</translation>
        </message>
        <message>
            <source>Well, blow me down. You must show me that again.</source>
            <translation>Wel heb ik ooit. Dat moet je me nog eens laten zien.</translation>
        </message>
        <message>
            <source>Did I win? I was only trying to stay afloat.</source>
            <translation>Heb ik gewonnen? Ik probeerde alleen maar boven water te blijven.</translation>
        </message>
        <message>
            <source>All hands off deck, and mine is empty!</source>
            <translation>Alle hens van dek, en mijn hand is leeg!</translation>
        </message>
        <message>
            <source>That was a heavy sea.</source>
            <translation>Dat was een zware zee.</translation>
        </message>
        <message>
            <source>Quick as they come, and seldom looks twice.</source>
            <translation>Vlugger dan wie ook, en kijkt zelden twee keer.</translation>
        </message>
        <message>
            <source>Too fast for me! Another one, right now?</source>
            <translation>Te snel voor mij! Meteen nog een?</translation>
        </message>
        <message>
            <source>First over the line. I do like running.</source>
            <translation>Als eerste over de streep. Ik ren nu eenmaal graag.</translation>
        </message>
        <message>
            <source>Hop, and I am out.</source>
            <translation>Hop, en ik ben uit.</translation>
        </message>
        <message>
            <source>I blinked, and the round was over.</source>
            <translation>Ik knipperde even met mijn ogen, en de ronde was voorbij.</translation>
        </message>
        <message>
            <source>Plays at night, and blinks before every discard.</source>
            <translation>Speelt ’s nachts en knippert met de ogen voor elke weggelegde kaart.</translation>
        </message>
        <message>
            <source>I saw it coming. I just did not see it in time.</source>
            <translation>Ik zag het aankomen. Alleen niet op tijd.</translation>
        </message>
        <message>
            <source>Hm. One sees a good deal from up here.</source>
            <translation>Hm. Van hierboven zie je heel wat.</translation>
        </message>
        <message>
            <source>Hoo. That was my last one.</source>
            <translation>Oehoe. Dat was mijn laatste.</translation>
        </message>
        <message>
            <source>Hoo. Not my night.</source>
            <translation>Oehoe. Niet mijn avond.</translation>
        </message>
        <message>
            <source>Knits between her turns, and forgets nothing of use.</source>
            <translation>Breit tussen haar beurten door en vergeet niets bruikbaars.</translation>
        </message>
        <message>
            <source>Well played, dear. Have a biscuit.</source>
            <translation>Goed gespeeld, lieverd. Neem een koekje.</translation>
        </message>
        <message>
            <source>Not a stitch dropped. I am rather pleased.</source>
            <translation>Geen steek laten vallen. Ik ben best tevreden.</translation>
        </message>
        <message>
            <source>There, all cast off.</source>
            <translation>Zo, alles afgekant.</translation>
        </message>
        <message>
            <source>Dear me. I had better unravel that one.</source>
            <translation>Ach jee. Die kan ik beter uithalen.</translation>
        </message>
        <message>
            <source>Mph. Fairly done. I shall think about it all winter.</source>
            <translation>Mpf. Eerlijk gewonnen. Daar denk ik de hele winter over na.</translation>
        </message>
        <message>
            <source>I counted to the end. It came out right.</source>
            <translation>Ik heb tot het einde geteld. Het kwam uit.</translation>
        </message>
        <message>
            <source>Not one left. I counted twice.</source>
            <translation>Niet één over. Ik heb twee keer geteld.</translation>
        </message>
        <message>
            <source>I know to the point what that cost me.</source>
            <translation>Ik weet precies hoeveel punten me dat heeft gekost.</translation>
        </message>
        <message>
            <source>Slow to decide, and hard to move once he has.</source>
            <translation>Beslist langzaam en is daarna niet meer van zijn plaats te krijgen.</translation>
        </message>
        <message>
            <source>It takes me a while to get going. Then I go.</source>
            <translation>Het duurt even voor ik op gang kom. Maar dan ga ik.</translation>
        </message>
        <message>
            <source>Even I get there in the end.</source>
            <translation>Zelfs ik kom er uiteindelijk.</translation>
        </message>
        <message>
            <source>Heavy going, that round.</source>
            <translation>Zwaar terrein, die ronde.</translation>
        </message>
        <message>
            <source>Counts the cards aloud, and is right.</source>
            <translation>Telt de kaarten hardop, en het klopt.</translation>
        </message>
        <message>
            <source>I counted on everything but you. Bravo.</source>
            <translation>Op alles had ik gerekend, behalve op jou. Bravo.</translation>
        </message>
        <message>
            <source>Has played in every house in town, and swept up in most.</source>
            <translation>Heeft in elk huis van de stad gespeeld en de meeste schoongeveegd.</translation>
        </message>
        <message>
            <source>My hat off to you. I mean it: look, it is off.</source>
            <translation>Petje af. Ik meen het: kijk, hij is af.</translation>
        </message>
        <message>
            <source>Touch my sleeve, it brings luck. You may need it.</source>
            <translation>Raak mijn mouw aan, dat brengt geluk. Je kunt het gebruiken.</translation>
        </message>
        <message>
            <source>Swept clean.</source>
            <translation>Schoongeveegd.</translation>
        </message>
        <message>
            <source>A little soot on my cuffs. It will brush off.</source>
            <translation>Een beetje roet op mijn manchetten. Dat borstel ik er wel af.</translation>
        </message>
        <message>
            <source>{name}: “{words}”</source>
            <extracomment>somebody at the table speaks; {words} is a whole sentence. {name}: the name of a player, whatever was typed (Bo). {words}: what a player says: a whole sentence (Well played.).</extracomment>
            <translation>{name}: “{words}”</translation>
        </message>
    </context>
    <context>
        <name>ContinuePanel</name>
        <message>
            <source>Cont&amp;inue</source>
            <translation>Doo&amp;rgaan</translation>
        </message>
        <message>
            <source>{rules}, round {number}: {scores}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {number}: a number: of a round, a player or a line (3). {scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>{rules}, ronde {number}: {scores}</translation>
        </message>
        <message>
            <source>{rules}, round {number}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>{rules}, ronde {number}</translation>
        </message>
        <message>
            <source>The deal of &amp;today</source>
            <translation>De kaarten van &amp;vandaag</translation>
        </message>
        <message>
            <source>{rules}, with the same cards for everybody</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>{rules}, met dezelfde kaarten voor iedereen</translation>
        </message>
        <message>
            <source>&amp;Play against {name}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Tegen {name} s&amp;pelen</translation>
        </message>
        <message>
            <source>Next on the ladder</source>
            <translation>De volgende op de ladder</translation>
        </message>
    </context>
    <context>
        <name>Copying</name>
        <message>
            <source>Copy</source>
            <extracomment>a button, the verb: to the clipboard.</extracomment>
            <translation>Kopiëren</translation>
        </message>
        <message>
            <source>Copied</source>
            <extracomment>a button that was pressed: it is in the clipboard now.</extracomment>
            <translation>Gekopieerd</translation>
        </message>
    </context>
    <context>
        <name>Day</name>
        <message numerus="yes">
            <source>Each level plays your hand %n time(s) against the same opponents…</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Elk niveau speelt je hand %n keer tegen dezelfde tegenspelers…</numerusform>
                <numerusform>Elk niveau speelt je hand %n keer tegen dezelfde tegenspelers…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What each level makes of your hand against the same opponents, averaged over %n attempt(s). One deal says little about who plays better.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Wat elk niveau van jouw hand maakt tegen dezelfde tegenspelers, gemiddeld over %n keer spelen. Eén kaartverdeling zegt weinig over wie beter speelt.</numerusform>
                <numerusform>Wat elk niveau van jouw hand maakt tegen dezelfde tegenspelers, gemiddeld over %n keer spelen. Eén kaartverdeling zegt weinig over wie beter speelt.</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal of the day</source>
            <translation>De kaarten van de dag</translation>
        </message>
        <message>
            <source>One round a day, with the same cards and opponents for everybody who plays it. Your first try counts.</source>
            <translation>Eén ronde per dag, met dezelfde kaarten en tegenspelers voor iedereen die meespeelt. Je eerste telt.</translation>
        </message>
        <message>
            <source>The month</source>
            <translation>De maand</translation>
        </message>
        <message>
            <source>Previous month</source>
            <translation>De vorige maand</translation>
        </message>
        <message>
            <source>Next month</source>
            <translation>De volgende maand</translation>
        </message>
        <message>
            <source>Re&amp;view the round</source>
            <translation>Ronde analy&amp;seren</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) played, {points} points on average.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {points}: points with their sign (+25).</extracomment>
            <translation>
                <numerusform>%n dag gespeeld, gemiddeld {points} punten.</numerusform>
                <numerusform>%n dagen gespeeld, gemiddeld {points} punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{rules}, with {names}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {names}: the names of players, as a list (Bo and Cleo).</extracomment>
            <translation>{rules}, met {names}</translation>
        </message>
        <message>
            <source>&amp;Play today’s deal</source>
            <translation>&amp;Kaarten van vandaag spelen</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Verdergaan</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <translation>Nog niet gespeeld</translation>
        </message>
        <message>
            <source>Not played</source>
            <translation>Niet gespeeld</translation>
        </message>
        <message numerus="yes">
            <source>You made %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Je haalde %n punt</numerusform>
                <numerusform>Je haalde %n punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Better than Club with the same hand: {better} of %n day(s) compared.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {better}: the level of play above: its name (Club).</extracomment>
            <translation>
                <numerusform>Meer dan een clubspeler van dezelfde hand maakt: op {better} van %n vergeleken dag.</numerusform>
                <numerusform>Meer dan een clubspeler van dezelfde hand maakt: op {better} van %n vergeleken dagen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tomorrow: {rules}.</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Morgen: {rules}.</translation>
        </message>
        <message>
            <source>In progress</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Played with help: not compared</source>
            <translation>Met hulp gespeeld: niet vergeleken</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Jij</translation>
        </message>
        <message>
            <source>In your seat</source>
            <translation>Op jouw plaats</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Punten</translation>
        </message>
        <message>
            <source>Spread</source>
            <extracomment>how far apart the playings of a level are.</extracomment>
            <translation>Spreiding</translation>
        </message>
        <message numerus="yes">
            <source>{points} compared with Club: number {place} of the month’s %n day(s) compared.</source>
            <extracomment>{points}: more or less than a Club makes of the same hand, as +35. %n: the number of what is counted; the word in front of (s) follows it (3). {points}: points with their sign (+25). {place}: which one of so many, counted from the left (3).</extracomment>
            <translation>
                <numerusform>{points} vergeleken met een clubspeler: plaats {place} van %n vergeleken dag van de maand.</numerusform>
                <numerusform>{points} vergeleken met een clubspeler: plaats {place} van %n vergeleken dagen van de maand.</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <extracomment>{number}: how many of all (3). {all}: how many there are (5).</extracomment>
            <translation>{number} van {all}</translation>
        </message>
        <message>
            <source>each time</source>
            <translation>elke keer</translation>
        </message>
    </context>
    <context>
        <name>Firsts</name>
        <message numerus="yes">
            <source>Took %n card(s) or more at once</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n kaart of meer in één keer genomen</numerusform>
                <numerusform>%n kaarten of meer in één keer genomen</numerusform>
            </translation>
        </message>
        <message>
            <source>Ended a round with no card in hand</source>
            <translation>Een ronde beëindigd zonder kaart in de hand</translation>
        </message>
        <message>
            <source>Won a match after standing at {number} or less</source>
            <extracomment>{number}: −100. {number}: points (−100).</extracomment>
            <translation>Een partij gewonnen die ooit op {number} of minder stond</translation>
        </message>
        <message>
            <source>Beat every level one on one in a single rulebook</source>
            <translation>Elk niveau in één regelboek verslagen, een tegen een</translation>
        </message>
        <message>
            <source>Most points in a round</source>
            <translation>Meeste punten in een ronde</translation>
        </message>
        <message>
            <source>Most cards taken at once</source>
            <translation>Meeste kaarten in één keer genomen</translation>
        </message>
        <message>
            <source>Most points in a match you won</source>
            <translation>Meeste punten in een gewonnen partij</translation>
        </message>
        <message>
            <source>Firsts and bests</source>
            <translation>Primeurs en records</translation>
        </message>
        <message>
            <source>From the saved matches, without any help.</source>
            <translation>Uit de opgeslagen partijen, zonder enige hulp.</translation>
        </message>
        <message>
            <source>Finish a round without any help, and your records begin here.</source>
            <translation>Speel een ronde uit zonder enige hulp, dan staan hier je eerste records.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Wanneer</translation>
        </message>
    </context>
    <context>
        <name>Handbook</name>
        <message>
            <source>Playing with mouse and keys</source>
            <translation>Spelen met muis en toetsenbord</translation>
        </message>
        <message numerus="yes">
            <source>A match has %n round(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Een partij heeft %n ronde.</numerusform>
                <numerusform>Een partij heeft %n rondes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The match ends after the round in which somebody reaches %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>De partij eindigt na de ronde waarin iemand %n punt haalt.</numerusform>
                <numerusform>De partij eindigt na de ronde waarin iemand %n punten haalt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards that you lay on the table score for you; cards left in your hand count against you.</source>
            <translation>Kaarten die je op tafel legt tellen voor je; kaarten die je in de hand houdt tellen tegen je.</translation>
        </message>
        <message>
            <source>The total nearest to {target} wins, whether above or below.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Het totaal dat het dichtst bij {target} ligt wint, erboven of eronder.</translation>
        </message>
        <message>
            <source>The highest total wins.</source>
            <translation>Het hoogste totaal wint.</translation>
        </message>
        <message>
            <source>If several have reached it, the highest total wins.</source>
            <translation>Hebben meerdere spelers het gehaald, dan wint het hoogste totaal.</translation>
        </message>
        <message>
            <source>If the best are level, the one of them who went out in the last round wins; if none did, another round is played.</source>
            <translation>Staan de besten gelijk, dan wint degene van hen die in de laatste ronde is uitgegaan; was dat niemand van hen, dan volgt er nog een ronde.</translation>
        </message>
        <message>
            <source>If the best are level, another round is played.</source>
            <translation>Staan de besten gelijk, dan volgt er nog een ronde.</translation>
        </message>
        <message>
            <source>The winner collects from each opponent the difference between their totals.</source>
            <translation>De winnaar ontvangt van elke tegenspeler het verschil tussen hun totalen.</translation>
        </message>
        <message numerus="yes">
            <source>At least %n player(s) must take part.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Er moet minstens %n speler meedoen.</numerusform>
                <numerusform>Er moeten minstens %n spelers meedoen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At most %n player(s) can take part.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Er kan hoogstens %n speler meedoen.</numerusform>
                <numerusform>Er kunnen hoogstens %n spelers meedoen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A deck has 52 cards and %n joker(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Een spel kaarten heeft 52 kaarten en %n joker.</numerusform>
                <numerusform>Een spel kaarten heeft 52 kaarten en %n jokers.</numerusform>
            </translation>
        </message>
        <message>
            <source>A deck has 52 cards and no jokers.</source>
            <translation>Een spel kaarten heeft 52 kaarten en geen jokers.</translation>
        </message>
        <message>
            <source>One deck is used.</source>
            <translation>Er wordt met één spel kaarten gespeeld.</translation>
        </message>
        <message>
            <source>Two decks are shuffled together.</source>
            <translation>Twee spellen kaarten worden samen geschud.</translation>
        </message>
        <message numerus="yes">
            <source>One deck is used; from %n player(s) on, two decks are shuffled together.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Er wordt met één spel kaarten gespeeld; vanaf %n speler worden twee spellen samen geschud.</numerusform>
                <numerusform>Er wordt met één spel kaarten gespeeld; vanaf %n spelers worden twee spellen samen geschud.</numerusform>
            </translation>
        </message>
        <message>
            <source>From high to low the cards of a suit are ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2; the ace can also be low, below the 2.</source>
            <translation>Van hoog naar laag zijn de kaarten van een kleur aas, heer, vrouw, boer, 10, 9, 8, 7, 6, 5, 4, 3, 2; het aas kan ook laag zijn, onder de 2.</translation>
        </message>
        <message numerus="yes">
            <source>Everybody is dealt %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Iedereen krijgt %n kaart.</numerusform>
                <numerusform>Iedereen krijgt %n kaarten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n speler</numerusform>
                <numerusform>%n spelers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{least} to %n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>{least} tot en met %n speler</numerusform>
                <numerusform>{least} tot en met %n spelers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{players}: %n card(s) each.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {players}: how many players (3 to 5 players).</extracomment>
            <translation>
                <numerusform>{players}: elk %n kaart.</numerusform>
                <numerusform>{players}: elk %n kaarten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The cards are dealt one at a time, clockwise.</source>
            <translation>De kaarten worden één voor één gedeeld, met de klok mee.</translation>
        </message>
        <message>
            <source>The player to the dealer’s left gets the first card.</source>
            <translation>De speler links van de deler krijgt de eerste kaart.</translation>
        </message>
        <message>
            <source>The next card is turned up and begins the discard pile.</source>
            <translation>De volgende kaart wordt omgedraaid als begin van de aflegstapel.</translation>
        </message>
        <message>
            <source>The others are the stock and lie face down.</source>
            <translation>De overige kaarten vormen de stok en liggen gedekt.</translation>
        </message>
        <message>
            <source>The player to the dealer’s left begins, and play goes on clockwise.</source>
            <translation>De speler links van de deler begint, en het spel gaat met de klok mee.</translation>
        </message>
        <message>
            <source>The first dealer is drawn by lot.</source>
            <translation>De eerste deler wordt door loting bepaald.</translation>
        </message>
        <message>
            <source>After that, whoever had the most points in the last round deals; of several, the first to the last dealer’s left.</source>
            <translation>Daarna deelt wie in de laatste ronde de meeste punten had; zijn het er meerdere, dan de eerste links van de laatste deler.</translation>
        </message>
        <message>
            <source>After each round the deal passes to the left.</source>
            <translation>Na elke ronde deelt de volgende speler links.</translation>
        </message>
        <message>
            <source>A turn has three parts: draw; lay melds and lay off, as much or as little as you like; discard one card.</source>
            <translation>Een beurt heeft drie delen: trekken; combinaties neerleggen en kaarten aanleggen, zo veel of zo weinig als je wilt; één kaart wegleggen.</translation>
        </message>
        <message>
            <source>Draw the top card of the stock, or any card of the discard pile: all cards above it come along.</source>
            <translation>Trek de bovenste kaart van de stok of een willekeurige kaart uit de aflegstapel: alle kaarten die erboven liggen gaan mee.</translation>
        </message>
        <message>
            <source>Draw the top card of the stock, or the top card of the discard pile, or the whole discard pile.</source>
            <translation>Trek de bovenste kaart van de stok of de bovenste kaart van de aflegstapel, of neem de hele aflegstapel.</translation>
        </message>
        <message>
            <source>Only when the stock is empty and cannot be made anew may you pass instead of drawing; that ends your turn.</source>
            <translation>Alleen als de stok leeg is en niet opnieuw gevormd kan worden, mag je passen in plaats van trekken; daarmee eindigt je beurt.</translation>
        </message>
        <message>
            <source>Only when the stock is empty may you pass instead of drawing.</source>
            <translation>Alleen als de stok leeg is, mag je passen in plaats van trekken.</translation>
        </message>
        <message>
            <source>The discards lie fanned, so that everybody can read all of them.</source>
            <translation>De weggelegde kaarten liggen lichtjes uitgespreid, zodat iedereen ze allemaal kan lezen.</translation>
        </message>
        <message>
            <source>The discards lie stacked: only the top one can be seen.</source>
            <translation>De weggelegde kaarten liggen gestapeld: alleen de bovenste is te zien.</translation>
        </message>
        <message>
            <source>Nobody may look through them.</source>
            <translation>Niemand mag ze doorkijken.</translation>
        </message>
        <message>
            <source>Drawing from the pile brings no duty.</source>
            <translation>Trekken van de aflegstapel verplicht tot niets.</translation>
        </message>
        <message>
            <source>The card that you choose from the pile must be used at once, in a meld or in a lay-off.</source>
            <translation>De kaart die je uit de aflegstapel kiest, moet onmiddellijk worden gebruikt, in een combinatie of door aan te leggen.</translation>
        </message>
        <message>
            <source>If you take the whole pile, that card is the bottom one.</source>
            <translation>Neem je de hele aflegstapel, dan is dat de onderste kaart.</translation>
        </message>
        <message>
            <source>The cards above it may be laid as well, or kept.</source>
            <translation>De kaarten die erboven lagen mag je ook leggen, of houden.</translation>
        </message>
        <message>
            <source>Whoever takes the whole pile, of two or more cards, must at once lay a new meld with at least one of the cards taken.</source>
            <translation>Wie de hele aflegstapel van twee of meer kaarten neemt, moet onmiddellijk een nieuwe combinatie neerleggen met minstens één van de genomen kaarten.</translation>
        </message>
        <message>
            <source>Whoever draws deeper than the top discard must at once lay a new meld with at least one of the cards taken.</source>
            <translation>Wie dieper uit de aflegstapel trekt dan de bovenste kaart, moet onmiddellijk een nieuwe combinatie neerleggen met minstens één van de genomen kaarten.</translation>
        </message>
        <message>
            <source>Whoever takes the whole pile, of two or more cards, must at once lay a new meld with at least one of the cards that were covered.</source>
            <translation>Wie de hele aflegstapel van twee of meer kaarten neemt, moet onmiddellijk een nieuwe combinatie neerleggen met minstens één van de kaarten die bedekt waren.</translation>
        </message>
        <message>
            <source>Whoever draws deeper than the top discard must at once lay a new meld with at least one of the cards taken that were covered.</source>
            <translation>Wie dieper uit de aflegstapel trekt dan de bovenste kaart, moet onmiddellijk een nieuwe combinatie neerleggen met minstens één van de genomen kaarten die bedekt waren.</translation>
        </message>
        <message>
            <source>A meld that was complete in the hand, a lay-off, or the top card alone will not do.</source>
            <translation>Een combinatie die al compleet in de hand zat, een aangelegde kaart of alleen de bovenste kaart is niet genoeg.</translation>
        </message>
        <message>
            <source>A card that brings this duty may be drawn only if it can be met.</source>
            <translation>Een kaart met deze plicht mag je alleen trekken als je eraan kunt voldoen.</translation>
        </message>
        <message>
            <source>Until it is met, nothing else may be done.</source>
            <translation>Tot eraan is voldaan, mag er niets anders gebeuren.</translation>
        </message>
        <message numerus="yes">
            <source>If you cannot, or will not, meet such a duty, you pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Kun of wil je niet aan zo’n plicht voldoen, dan betaal je %n punt.</numerusform>
                <numerusform>Kun of wil je niet aan zo’n plicht voldoen, dan betaal je %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Once you have paid, you may play the whole turn as you like.</source>
            <translation>Heb je betaald, dan is de hele beurt vrij.</translation>
        </message>
        <message>
            <source>Until you have met the duty or paid, you may swap jokers and do nothing else.</source>
            <translation>Tot je aan de plicht hebt voldaan of hebt betaald, mag je jokers ruilen en verder niets.</translation>
        </message>
        <message>
            <source>Until you have met the duty or paid, you may do nothing else.</source>
            <translation>Tot je aan de plicht hebt voldaan of hebt betaald, mag je niets anders doen.</translation>
        </message>
        <message>
            <source>A top discard that was just drawn alone may be discarded again in that turn.</source>
            <translation>Is alleen de bovenste kaart van de aflegstapel getrokken, dan mag die in dezelfde beurt weer worden weggelegd.</translation>
        </message>
        <message>
            <source>A top discard that was just drawn alone may not be discarded in that turn.</source>
            <translation>Is alleen de bovenste kaart van de aflegstapel getrokken, dan mag die in dezelfde beurt niet weer worden weggelegd.</translation>
        </message>
        <message>
            <source>If it is the last card in hand, it may be discarded all the same.</source>
            <translation>Als laatste kaart in de hand mag het wel.</translation>
        </message>
        <message>
            <source>If you hold another card just like it, either may go.</source>
            <translation>Heb je nog zo’n kaart, dan mag een van de twee weg.</translation>
        </message>
        <message>
            <source>Only a player with a meld of their own on the table may draw deeper than the top discard.</source>
            <translation>Alleen een speler met een eigen combinatie op tafel mag dieper uit de aflegstapel trekken dan de bovenste kaart.</translation>
        </message>
        <message>
            <source>Until everybody has finished a first turn, nothing is laid or swapped.</source>
            <translation>Tot iedereen een eerste beurt heeft gehad, wordt er niets gelegd of geruild.</translation>
        </message>
        <message>
            <source>Until then no discard may be drawn either, as it could not be used.</source>
            <translation>Tot dan mag er ook niet van de aflegstapel worden getrokken, omdat de kaart niet gebruikt zou kunnen worden.</translation>
        </message>
        <message>
            <source>Until then only the top discard may be drawn.</source>
            <translation>Tot dan mag van de aflegstapel alleen de bovenste kaart worden getrokken.</translation>
        </message>
        <message>
            <source>Looks into the pile and false calls cost as usual.</source>
            <translation>In de stapel kijken en onterecht roepen kosten zoals altijd punten.</translation>
        </message>
        <message>
            <source>False calls cost as usual.</source>
            <translation>Onterecht roepen kost zoals altijd punten.</translation>
        </message>
        <message>
            <source>Looks into the pile cost as usual.</source>
            <translation>In de stapel kijken kost zoals altijd punten.</translation>
        </message>
        <message>
            <source>That is allowed once a turn, and nobody else sees the cards.</source>
            <translation>Dat mag één keer per beurt, en niemand anders ziet de kaarten.</translation>
        </message>
        <message>
            <source>Only runs are melds; sets do not count.</source>
            <translation>Alleen reeksen zijn combinaties; sets tellen niet.</translation>
        </message>
        <message>
            <source>Only sets are melds; runs do not count.</source>
            <translation>Alleen sets zijn combinaties; reeksen tellen niet.</translation>
        </message>
        <message>
            <source>A meld is a set or a run.</source>
            <translation>Een combinatie is een set of een reeks.</translation>
        </message>
        <message>
            <source>A set is three or four cards of one rank.</source>
            <translation>Een set is drie of vier kaarten van dezelfde waarde.</translation>
        </message>
        <message>
            <source>With two decks, it may hold two cards of one suit.</source>
            <translation>Met twee spellen kaarten mag een set twee kaarten van dezelfde kleur hebben.</translation>
        </message>
        <message>
            <source>With two decks, too, its suits must all differ.</source>
            <translation>Ook met twee spellen kaarten moeten alle kleuren verschillen.</translation>
        </message>
        <message>
            <source>Its suits all differ.</source>
            <translation>Alle kleuren verschillen.</translation>
        </message>
        <message>
            <source>All cards of a run are of one suit.</source>
            <translation>Alle kaarten van een reeks zijn van dezelfde kleur.</translation>
        </message>
        <message>
            <source>The ace is high or low: below the 2 or above the king.</source>
            <translation>Het aas is hoog of laag: onder de 2 of boven de heer.</translation>
        </message>
        <message>
            <source>Runs turn the corner: after king and ace comes the 2.</source>
            <translation>Reeksen gaan het hoekje om: na heer en aas komt de 2.</translation>
        </message>
        <message>
            <source>Runs do not turn the corner: nothing follows the ace above the king.</source>
            <translation>Reeksen gaan niet het hoekje om: na het aas boven de heer komt niets meer.</translation>
        </message>
        <message numerus="yes">
            <source>A player’s first meld of a round must be worth at least %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>De eerste combinatie van een speler in een ronde moet minstens %n punt waard zijn.</numerusform>
                <numerusform>De eerste combinatie van een speler in een ronde moet minstens %n punten waard zijn.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards may be laid off on any meld on the table, your own or another’s.</source>
            <translation>Kaarten mag je aanleggen bij elke combinatie op tafel, van jezelf of van een ander.</translation>
        </message>
        <message>
            <source>They lie before you and score for you.</source>
            <translation>Aangelegde kaarten liggen voor jou en tellen voor jou.</translation>
        </message>
        <message>
            <source>A joker stands for any one card.</source>
            <translation>Een joker staat voor een willekeurige kaart.</translation>
        </message>
        <message>
            <source>Once laid, it keeps standing for that card.</source>
            <translation>Eenmaal gelegd blijft hij voor die kaart staan.</translation>
        </message>
        <message>
            <source>In a set it stands for a suit that the set does not hold yet.</source>
            <translation>In een set staat hij voor een kleur die de set nog niet heeft.</translation>
        </message>
        <message>
            <source>The very card that it stands for may be laid beside it later.</source>
            <translation>Precies de kaart waar hij voor staat, mag er later naast worden gelegd.</translation>
        </message>
        <message>
            <source>A meld may hold any number of jokers.</source>
            <translation>Een combinatie mag zo veel jokers hebben als je wilt.</translation>
        </message>
        <message>
            <source>Every meld has more natural cards than jokers, after lay-offs too.</source>
            <translation>Elke combinatie heeft meer gewone kaarten dan jokers, ook na het aanleggen.</translation>
        </message>
        <message>
            <source>A joker on the table stays where it is.</source>
            <translation>Een joker op tafel blijft waar hij ligt.</translation>
        </message>
        <message>
            <source>On your turn, after drawing, you may take a joker that another player laid, by putting the very card it stands for in its place.</source>
            <translation>In je beurt mag je na het trekken een joker die een andere speler heeft gelegd naar je toe halen, door precies de kaart waar hij voor staat op zijn plaats te leggen.</translation>
        </message>
        <message>
            <source>On your turn, after drawing, you may take any joker on the table, by putting the very card it stands for in its place.</source>
            <translation>In je beurt mag je na het trekken elke joker op tafel naar je toe halen, door precies de kaart waar hij voor staat op zijn plaats te leggen.</translation>
        </message>
        <message>
            <source>That card scores for whoever laid the joker.</source>
            <translation>Die kaart telt voor wie de joker heeft gelegd.</translation>
        </message>
        <message>
            <source>A discard that fits a meld on the table may be called by any player but the one who discarded it.</source>
            <translation>Om een weggelegde kaart die bij een combinatie op tafel past, mag elke speler roepen, behalve wie die kaart heeft weggelegd.</translation>
        </message>
        <message>
            <source>That can be done until the next card is drawn; a pass does not end it.</source>
            <translation>Dat kan tot de volgende kaart wordt getrokken; passen maakt er geen eind aan.</translation>
        </message>
        <message>
            <source>The first to call gets the card and scores it.</source>
            <translation>Wie het eerst roept, krijgt de kaart en de punten ervoor.</translation>
        </message>
        <message>
            <source>It must be laid there at once.</source>
            <translation>De kaart moet daar onmiddellijk worden aangelegd.</translation>
        </message>
        <message>
            <source>Each player may call a discard only once.</source>
            <translation>Om elke weggelegde kaart mag elke speler één keer roepen.</translation>
        </message>
        <message>
            <source>The closing card, face down, cannot be called.</source>
            <translation>Om de laatste kaart, die gedekt ligt, kan niet worden geroepen.</translation>
        </message>
        <message numerus="yes">
            <source>Calling a discard that fits nowhere costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Roepen om een kaart die nergens past kost %n punt.</numerusform>
                <numerusform>Roepen om een kaart die nergens past kost %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a false call the others may still call.</source>
            <translation>Na een onterechte roep mogen de anderen nog roepen.</translation>
        </message>
        <message>
            <source>For a player without a meld of their own every call is false: they may not lay off.</source>
            <translation>Voor een speler zonder eigen combinatie is elke roep onterecht: zo iemand mag niet aanleggen.</translation>
        </message>
        <message>
            <source>A round ends at once when a player has no cards left, by melding, laying off or discarding.</source>
            <translation>Een ronde eindigt onmiddellijk als een speler alle kaarten kwijt is, door neer te leggen, aan te leggen of weg te leggen.</translation>
        </message>
        <message>
            <source>A round ends when a player discards their last card.</source>
            <translation>Een ronde eindigt als een speler de laatste kaart weglegt.</translation>
        </message>
        <message>
            <source>A player who has laid all cards has not gone out yet: in the next turn they draw from the stock only, and lay that card or close with it.</source>
            <translation>Een speler die alle kaarten heeft gelegd, is nog niet uitgegaan: in de volgende beurt wordt alleen van de stok getrokken, en die kaart wordt gelegd of als laatste weggelegd.</translation>
        </message>
        <message>
            <source>They may swap that card for a joker and call, like anybody else.</source>
            <translation>Zo’n speler mag die kaart ruilen voor een joker en roepen, net als iedereen.</translation>
        </message>
        <message>
            <source>They may swap that card for a joker, like anybody else.</source>
            <translation>Zo’n speler mag die kaart ruilen voor een joker, net als iedereen.</translation>
        </message>
        <message>
            <source>They may call, like anybody else.</source>
            <translation>Zo’n speler mag roepen, net als iedereen.</translation>
        </message>
        <message>
            <source>The closing card is laid face up.</source>
            <translation>De laatste kaart wordt open weggelegd.</translation>
        </message>
        <message>
            <source>The closing card is laid face down.</source>
            <translation>De laatste kaart wordt gedekt weggelegd.</translation>
        </message>
        <message>
            <source>The last card may not be discarded if its player could lay it off.</source>
            <translation>De laatste kaart mag niet worden weggelegd als de speler die kan aanleggen.</translation>
        </message>
        <message>
            <source>When the stock is empty, players may go on drawing discards; the round ends when the player whose turn it is passes.</source>
            <translation>Als de stok leeg is, mogen de spelers van de aflegstapel blijven trekken; de ronde eindigt als de speler past die aan de beurt is.</translation>
        </message>
        <message>
            <source>The round ends at the latest with the turn of the player who drew the last card of the stock.</source>
            <translation>De ronde eindigt uiterlijk met de beurt van de speler die de laatste kaart van de stok heeft getrokken.</translation>
        </message>
        <message>
            <source>When the stock is empty and somebody draws from it, the discards but the top one are shuffled and become the new stock; there must be two discards or more.</source>
            <translation>Als de stok leeg is en iemand ervan trekt, worden de weggelegde kaarten op de bovenste na geschud en vormen ze de nieuwe stok; het moeten er twee of meer zijn.</translation>
        </message>
        <message>
            <source>That happens again only if a card has gone to the table since the last time.</source>
            <translation>Dat gebeurt alleen opnieuw als er sinds de vorige keer een kaart op tafel is gekomen.</translation>
        </message>
        <message>
            <source>When that is not possible, the player whose turn it is takes a discard or passes, until the round ends by itself.</source>
            <translation>Kan dat niet, dan neemt de speler die aan de beurt is, een kaart van de aflegstapel of past, tot de ronde vanzelf eindigt.</translation>
        </message>
        <message numerus="yes">
            <source>A round in which nothing happens any more ends by itself: when everybody has had %n turn(s), or {fewer} once the stock is gone for good, in which no card came from the stock or went to the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {fewer}: a smaller number (3).</extracomment>
            <translation>
                <numerusform>Een ronde waarin niets meer gebeurt, eindigt vanzelf: als iedereen %n beurt heeft gehad, of {fewer} zodra de stok voorgoed op is, waarin geen kaart van de stok of op tafel kwam.</numerusform>
                <numerusform>Een ronde waarin niets meer gebeurt, eindigt vanzelf: als iedereen %n beurten heeft gehad, of {fewer} zodra de stok voorgoed op is, waarin geen kaart van de stok of op tafel kwam.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A round in which nothing happens any more ends by itself: when everybody has had %n turn(s) in which no card came from the stock or went to the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Een ronde waarin niets meer gebeurt, eindigt vanzelf: als iedereen %n beurt heeft gehad waarin geen kaart van de stok of op tafel kwam.</numerusform>
                <numerusform>Een ronde waarin niets meer gebeurt, eindigt vanzelf: als iedereen %n beurten heeft gehad waarin geen kaart van de stok of op tafel kwam.</numerusform>
            </translation>
        </message>
        <message>
            <source>At the end of a round everybody scores the cards they laid, less the cards left in hand.</source>
            <translation>Aan het eind van een ronde krijgt iedereen de punten van de gelegde kaarten, min die van de kaarten die nog in de hand zijn.</translation>
        </message>
        <message>
            <source>Hands count even when nobody has gone out.</source>
            <translation>Kaarten in de hand tellen ook als niemand is uitgegaan.</translation>
        </message>
        <message>
            <source>What a player has paid in the round is taken off.</source>
            <translation>Wat een speler in de ronde heeft betaald, gaat eraf.</translation>
        </message>
        <message>
            <source>A round, and a total, may be below zero: 87 on the table and 90 in hand are −3.</source>
            <translation>Een ronde en ook een totaal mogen onder nul komen: 87 op tafel en 90 in de hand is −3.</translation>
        </message>
        <message>
            <source>Cards from 2 to 9 count their pips.</source>
            <translation>Kaarten van 2 tot en met 9 tellen voor hun eigen waarde.</translation>
        </message>
        <message>
            <source>Cards from 2 to 9 count 5 each.</source>
            <translation>Kaarten van 2 tot en met 9 tellen elk 5.</translation>
        </message>
        <message>
            <source>Ten, jack, queen and king count 10 each.</source>
            <translation>Tien, boer, vrouw en heer tellen elk 10.</translation>
        </message>
        <message>
            <source>An ace counts {points}.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>Een aas telt {points}.</translation>
        </message>
        <message>
            <source>An ace counts {low} as the lowest card of a run and {high} anywhere else in one.</source>
            <extracomment>{low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>Een aas telt {low} als laagste kaart van een reeks, en anders in een reeks {high}.</translation>
        </message>
        <message>
            <source>In a set an ace counts {high}.</source>
            <extracomment>{high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>In een set telt een aas {high}.</translation>
        </message>
        <message>
            <source>An ace left in hand counts {points}.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>Een aas in de hand telt {points}.</translation>
        </message>
        <message>
            <source>A joker counts {points}, whatever it stands for.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>Een joker telt {points}, waar hij ook voor staat.</translation>
        </message>
        <message numerus="yes">
            <source>Going out is worth %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Uitgaan levert %n punt op.</numerusform>
                <numerusform>Uitgaan levert %n punten op.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bold: unlike most of the others.</source>
            <translation>Vet: anders dan in de meeste andere.</translation>
        </message>
        <message>
            <source>The aim</source>
            <translation>Het doel</translation>
        </message>
        <message>
            <source>Players, cards, deal</source>
            <translation>Spelers, kaarten, delen</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>taking a card from stock or pile; not making a picture.</extracomment>
            <translation>Trekken</translation>
        </message>
        <message numerus="yes">
            <source>Looking through a discard pile of two or more cards costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Een aflegstapel van twee of meer kaarten doorkijken kost %n punt.</numerusform>
                <numerusform>Een aflegstapel van twee of meer kaarten doorkijken kost %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Only the player whose turn it is may look, before drawing.</source>
            <translation>Alleen de speler die aan de beurt is, mag kijken, vóór het trekken.</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Combinaties</translation>
        </message>
        <message numerus="yes">
            <source>A run is a sequence of %n card(s) or more.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Een reeks is een opeenvolging van minstens %n kaart.</numerusform>
                <numerusform>Een reeks is een opeenvolging van minstens %n kaarten.</numerusform>
            </translation>
        </message>
        <message>
            <source>It has thirteen cards at most.</source>
            <translation>Die heeft hoogstens dertien kaarten.</translation>
        </message>
        <message>
            <source>Cards may be laid off before it.</source>
            <translation>Aanleggen mag al daarvoor.</translation>
        </message>
        <message>
            <source>You say which meld a card joins.</source>
            <translation>Jij zegt bij welke combinatie een kaart hoort.</translation>
        </message>
        <message>
            <source>Later cards go by that: an 8 laid off on a set of eights is not the end of a run, so no 7 joins it there.</source>
            <translation>Dat geldt ook voor latere kaarten: een 8 die bij een set van achten is aangelegd, is geen eind van een reeks, dus past daar geen 7.</translation>
        </message>
        <message>
            <source>For an opponent’s meld you need a meld of your own on the table first.</source>
            <translation>Voor de combinatie van een tegenspeler heb je eerst een eigen combinatie op tafel nodig.</translation>
        </message>
        <message>
            <source>Cards that you laid off do not count as one.</source>
            <translation>Aangelegde kaarten tellen daarvoor niet mee.</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translatorcomment>The same word in Dutch.</translatorcomment>
            <translation>Jokers</translation>
        </message>
        <message>
            <source>Calls</source>
            <extracomment>calling “Rommy!” for a discard.</extracomment>
            <translation>Roepen</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Het einde van een ronde</translation>
        </message>
        <message>
            <source>The last card may be one that could be laid off.</source>
            <translation>De laatste kaart mag er een zijn die aangelegd kan worden.</translation>
        </message>
        <message>
            <source>The last card may be called: the round waits until somebody makes a correct call, or the next player passes. Whoever laid the card has gone out all the same.</source>
            <translation>Om de laatste kaart roepen mag: de ronde wacht tot iemand dat terecht doet of de volgende speler past. Wie de kaart heeft weggelegd, is hoe dan ook uitgegaan.</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Punten</translation>
        </message>
        <message>
            <source>Nothing was found in the handbook.</source>
            <translation>Daarover staat niets in het handboek.</translation>
        </message>
        <message>
            <source>° The source of these rules is silent here: our choice.</source>
            <translation>° De bron van deze regels zegt hier niets over: onze keuze.</translation>
        </message>
    </context>
    <context>
        <name>HandbookWindow</name>
        <message>
            <source>Handbook</source>
            <translation>Handboek</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regels</translation>
        </message>
        <message>
            <source>Search the handbook</source>
            <translation>Zoeken in het handboek</translation>
        </message>
        <message>
            <source>The rules</source>
            <translation>De regels</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Hoofdstukken</translation>
        </message>
        <message>
            <source>All six, side by side</source>
            <translation>Alle zes naast elkaar</translation>
        </message>
        <message>
            <source>The rules on the table</source>
            <translation>De regels aan deze tafel</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>There is no hint now: {name} is playing.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Er is nu geen tip: {name} speelt.</translation>
        </message>
        <message>
            <source>Trying out what you could play…</source>
            <translation>Even uitproberen wat je kunt spelen…</translation>
        </message>
        <message>
            <source>draw from the stock</source>
            <extracomment>What to play, as of all that begins small here: as a sentence it begins large.</extracomment>
            <translation>een kaart van de stok pakken</translation>
        </message>
        <message>
            <source>meld {cards}</source>
            <extracomment>to meld: the verb. {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} neerleggen</translation>
        </message>
        <message>
            <source>lay off {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} aanleggen</translation>
        </message>
        <message>
            <source>swap {cards} for the joker</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} voor de joker ruilen</translation>
        </message>
        <message>
            <source>discard {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} wegleggen</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>passen</translation>
        </message>
        <message>
            <source>look into the pile</source>
            <translation>in de aflegstapel kijken</translation>
        </message>
        <message>
            <source>call the last discard</source>
            <translation>om de laatst weggelegde kaart roepen</translation>
        </message>
        <message>
            <source>Wait: that would cost points.</source>
            <translation>Wacht: dat zou punten kosten.</translation>
        </message>
        <message>
            <source>That costs points.</source>
            <translation>Dat kost punten.</translation>
        </message>
        <message>
            <source>let the discard pass</source>
            <translation>niet roepen</translation>
        </message>
        <message>
            <source>take {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} nemen</translation>
        </message>
        <message numerus="yes">
            <source>take %n discard(s), from {card} up</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>%n kaart van de aflegstapel nemen, vanaf {card}</numerusform>
                <numerusform>%n kaarten van de aflegstapel nemen, vanaf {card}</numerusform>
            </translation>
        </message>
        <message>
            <source>take the whole pile ({count})</source>
            <extracomment>{count}: how many cards (4).</extracomment>
            <translation>de hele aflegstapel nemen ({count})</translation>
        </message>
        <message>
            <source>As good as the best.</source>
            <translation>Even goed als de beste zet.</translation>
        </message>
        <message>
            <source>Just as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Even goed: {play}.</translation>
        </message>
        <message numerus="yes">
            <source>About %n point(s) worse: {play}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>
                <numerusform>Ongeveer %n punt slechter: {play}.</numerusform>
                <numerusform>Ongeveer %n punten slechter: {play}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not as good as the best.</source>
            <translation>Dat is minder goed dan het beste.</translation>
        </message>
        <message>
            <source>Not as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Minder goed: {play}.</translation>
        </message>
        <message>
            <source>Perhaps not as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Misschien minder goed: {play}.</translation>
        </message>
        <message>
            <source>It may not be as good as the best.</source>
            <translation>Dat is misschien minder goed dan het beste.</translation>
        </message>
        <message>
            <source>Hint {number} of {all}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Tip {number} van {all}</translation>
        </message>
        <message>
            <source>Worth about {points}, counting the chance to win the match.</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Ongeveer {points} waard, met de kans om de partij te winnen meegeteld.</translation>
        </message>
        <message numerus="yes">
            <source>pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n punt betalen</numerusform>
                <numerusform>%n punten betalen</numerusform>
            </translation>
        </message>
        <message>
            <source>or: {play}</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>of: {play}</translation>
        </message>
        <message>
            <source>take all {count} ({points} at worst)</source>
            <extracomment>{points}: what it costs who cannot meld from it. Little room. {count}: how many cards (4). {points}: points with their sign (+25).</extracomment>
            <translation>alle {count} nemen (in het ergste geval {points})</translation>
        </message>
        <message>
            <source>take all {count} ({points})</source>
            <extracomment>{count}: how many cards (4). {points}: points with their sign (+25).</extracomment>
            <translation>alle {count} nemen ({points})</translation>
        </message>
        <message>
            <source>Worth about {points} in this round, against the average of the others.</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Ongeveer {points} waard in deze ronde, ten opzichte van het gemiddelde van de anderen.</translation>
        </message>
        <message numerus="yes">
            <source>It would cost about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Dat zou ongeveer %n punt kosten.</numerusform>
                <numerusform>Dat zou ongeveer %n punten kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The better way does have a drawback. {reason}</source>
            <extracomment>{reason}: a sentence, about the best way. {reason}: a sentence that speaks for a way (It breaks no meld.).</extracomment>
            <translation>De betere zet heeft wel een nadeel. {reason}</translation>
        </message>
        <message numerus="yes">
            <source>That costs about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Dat kost ongeveer %n punt.</numerusform>
                <numerusform>Dat kost ongeveer %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{undo} takes it back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z).</extracomment>
            <translation>{undo} neemt het terug.</translation>
        </message>
        <message numerus="yes">
            <source>Wait: that would cost about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Wacht: dat zou ongeveer %n punt kosten.</numerusform>
                <numerusform>Wacht: dat zou ongeveer %n punten kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Do it again if you want it all the same.</source>
            <translation>Doe het nog eens als je het toch wilt.</translation>
        </message>
        <message numerus="yes">
            <source>You go out this turn, with %n card(s) left in the others’ hands.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Je gaat in deze beurt uit, terwijl de anderen nog %n kaart in de hand hebben.</numerusform>
                <numerusform>Je gaat in deze beurt uit, terwijl de anderen nog %n kaarten in de hand hebben.</numerusform>
            </translation>
        </message>
        <message>
            <source>{follow_hint}: play it.</source>
            <extracomment>{follow_hint}: the keys for Play the hint (Shift+F4).</extracomment>
            <translation>{follow_hint}: spelen.</translation>
        </message>
        <message>
            <source>{hint}: another one. Esc: put it away.</source>
            <extracomment>{hint}: the key for Hint (F4).</extracomment>
            <translation>{hint}: nog een. Esc: verbergen.</translation>
        </message>
        <message>
            <source>Esc: put it away.</source>
            <translation>Esc: verbergen.</translation>
        </message>
    </context>
    <context>
        <name>HouseRulesDialog</name>
        <message>
            <source>House rules</source>
            <translation>Huisregels</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Naam van deze regels</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Verwijderen</translation>
        </message>
        <message>
            <source>&amp;Open a file…</source>
            <translation>Bestand &amp;openen…</translation>
        </message>
        <message>
            <source>S&amp;hare as a file…</source>
            <translation>&amp;Delen als bestand…</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>Op&amp;slaan</translation>
        </message>
        <message>
            <source>My {rules}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Mijn {rules}</translation>
        </message>
        <message>
            <source>Two of these answers do not fit together. Both are marked.</source>
            <translation>Twee van deze antwoorden gaan niet samen. Beide zijn gemarkeerd.</translation>
        </message>
        <message>
            <source>The rules need a name.</source>
            <translation>De regels hebben een naam nodig.</translation>
        </message>
        <message>
            <source>Other rules of yours have this name.</source>
            <translation>Andere regels van je heten al zo.</translation>
        </message>
        <message>
            <source>Save the changes to “{name}”?</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>De wijzigingen in “{name}” opslaan?</translation>
        </message>
        <message>
            <source>&amp;Discard</source>
            <extracomment>a button: throws the changes away; no card.</extracomment>
            <translation>&amp;Niet opslaan</translation>
        </message>
        <message>
            <source>&amp;Keep editing</source>
            <translation>Verder &amp;bewerken</translation>
        </message>
        <message>
            <source>“{name}” was deleted. Press Save to bring it back.</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>“{name}” is verwijderd. Met Opslaan haal je het terug.</translation>
        </message>
        <message>
            <source>Open house rules</source>
            <translation>Huisregels openen</translation>
        </message>
        <message>
            <source>Share house rules</source>
            <translation>Huisregels delen</translation>
        </message>
        <message>
            <source>House rules (*.rummy-rules)</source>
            <translation>Huisregels (*.rummy-rules)</translation>
        </message>
        <message>
            <source>The rules are in {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>De regels staan in {path}.</translation>
        </message>
        <message>
            <source>“{name}” is now one of your house rules.</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>“{name}” is nu een van je huisregels.</translation>
        </message>
        <message>
            <source>This does not fit with {option}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”).</extracomment>
            <translation>Dit gaat niet samen met {option}.</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Keys at this moment</source>
            <translation>Toetsen van dit moment</translation>
        </message>
    </context>
    <context>
        <name>KeysPage</name>
        <message>
            <source>&amp;Usual keys</source>
            <translation>&amp;Standaardtoetsen</translation>
        </message>
        <message>
            <source>{keys} is used at the table and by its buttons.</source>
            <extracomment>{keys}: keys as this system writes them (Ctrl+Z).</extracomment>
            <translation>{keys} wordt aan tafel en door de knoppen daar gebruikt.</translation>
        </message>
        <message>
            <source>{keys} is already the key for “{action}”.</source>
            <extracomment>{keys}: keys as this system writes them (Ctrl+Z). {action}: the name of an action (Undo).</extracomment>
            <translation>{keys} is al de toets voor “{action}”.</translation>
        </message>
    </context>
    <context>
        <name>Ladder</name>
        <message>
            <source>Matches won: you {yours}, {name} {theirs}</source>
            <extracomment>{yours}: how many matches the person has won (3). {name}: the name of a player, whatever was typed (Bo). {theirs}: how many matches the other has won (1).</extracomment>
            <translation>Gewonnen partijen: jij {yours}, {name} {theirs}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spelen</translation>
        </message>
        <message>
            <source>Play against {name}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Tegen {name} spelen</translation>
        </message>
        <message>
            <source>The ladder</source>
            <translation>De ladder</translation>
        </message>
        <message>
            <source>Beat one of them in a match between just the two of you, and the next one sits down. A match with help, house rules or another target does not count.</source>
            <translation>Versla een van hen in een partij met z’n tweeën, dan schuift de volgende aan. Een partij met hulp, huisregels of een ander doel telt niet.</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regels</translation>
        </message>
        <message>
            <source>You have beaten all seven.</source>
            <translation>Je hebt alle zeven verslagen.</translation>
        </message>
    </context>
    <context>
        <name>Language</name>
        <message>
            <source>This translation cannot be read, so the program speaks English: {language}.</source>
            <extracomment>{language}: a language, in its own words (Svenska).</extracomment>
            <translation>De teksten van deze taal kunnen niet worden gelezen, daarom spreekt het programma Engels: {language}.</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>A turn begins with a card. Click the stock, or drag its top card to your hand.</source>
            <translation>Een beurt begint met een kaart. Klik op de stok of sleep de bovenste kaart naar je hand.</translation>
        </message>
        <message>
            <source>A turn begins with a card. Go to the stock with Tab, and press Enter.</source>
            <translation>Een beurt begint met een kaart. Ga met Tab naar de stok en druk op Enter.</translation>
        </message>
        <message>
            <source>Nobody else has seen the card that you drew.</source>
            <translation>Niemand anders heeft de gepakte kaart gezien.</translation>
        </message>
        <message>
            <source>A discard that stands up may be taken instead, even from below. Click this one: {cards}. The cards on top come along, and it must be used at once.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Een kaart die uit de aflegstapel omhoogsteekt, mag je in plaats daarvan nemen, ook als die dieper ligt. Klik op deze: {cards}. De kaarten erboven gaan mee, en deze moet onmiddellijk worden gebruikt.</translation>
        </message>
        <message>
            <source>A discard that stands up may be taken instead, even from below. Go to this one with Tab and the arrow keys, and press Enter: {cards}. The cards on top come along, and it must be used at once.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Een kaart die uit de aflegstapel omhoogsteekt, mag je in plaats daarvan nemen, ook als die dieper ligt. Ga met Tab en de pijltjes naar deze en druk op Enter: {cards}. De kaarten erboven gaan mee, en deze moet onmiddellijk worden gebruikt.</translation>
        </message>
        <message>
            <source>You hold a meld: {cards}. Click each of its cards, then drag them to your place on the table or press the Meld button.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Je hebt een combinatie: {cards}. Klik die kaarten aan en sleep ze naar je plaats op tafel, of druk op Neerleggen.</translation>
        </message>
        <message>
            <source>You hold a meld: {cards}. Choose each of its cards with the space bar, then press Enter.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Je hebt een combinatie: {cards}. Kies die kaarten met de spatiebalk en druk op Enter.</translation>
        </message>
        <message>
            <source>Cards on the table count for you: jack, queen and king {court} each, an ace {ace} ({low} before a 2), all others their face value.</source>
            <extracomment>{court}, {ace}, {low}: points, as in “king 10 each, an ace 15 (1 before a 2)”. {court}: what a jack, queen or king counts (10). {ace}: what an ace counts (15). {low}: the lowest possible number, or what a low ace counts (1).</extracomment>
            <translation>Kaarten op tafel tellen voor je: boer, vrouw en heer elk {court}, een aas {ace} ({low} vóór een 2), alle andere hun eigen waarde.</translation>
        </message>
        <message>
            <source>What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld {meld}. Drag it there, or double-click; the points are yours.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Wat bij een combinatie past, mag je daar aanleggen, van wie die combinatie ook is. Hier: {cards}, bij de combinatie {meld}. Sleep het erheen of dubbelklik; de punten zijn voor jou.</translation>
        </message>
        <message>
            <source>What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld {meld}. Go to the card and press Enter; the points are yours.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Wat bij een combinatie past, mag je daar aanleggen, van wie die combinatie ook is. Hier: {cards}, bij de combinatie {meld}. Ga naar de kaart en druk op Enter; de punten zijn voor jou.</translation>
        </message>
        <message>
            <source>The yarn under a card has the colour of the player it counts for.</source>
            <translation>Het garen onder een kaart heeft de kleur van de speler voor wie de kaart telt.</translation>
        </message>
        <message>
            <source>A turn ends with a discard. Drag a card that you can spare to the pile, or double-click it: {cards}, for example.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Een beurt eindigt met wegleggen. Sleep een kaart die je kunt missen naar de aflegstapel of dubbelklik erop: {cards} bijvoorbeeld.</translation>
        </message>
        <message>
            <source>A turn ends with a discard. Go to a card that you can spare and press Enter: {cards}, for example.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Een beurt eindigt met wegleggen. Ga naar een kaart die je kunt missen en druk op Enter: {cards} bijvoorbeeld.</translation>
        </message>
        <message>
            <source>Your turn is over; {undo} would take the move back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z).</extracomment>
            <translation>Je beurt is voorbij; {undo} neemt de zet terug.</translation>
        </message>
        <message>
            <source>A joker on the table stands for a card that you hold: {cards}. Drag it onto the meld {meld}, and the joker is yours to use.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Een joker op tafel staat voor een kaart die je hebt: {cards}. Sleep die op de combinatie {meld}, en de joker is van jou.</translation>
        </message>
        <message>
            <source>A joker on the table stands for a card that you hold: {cards}. Go to the card and press Enter, and the joker is yours to use.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Een joker op tafel staat voor een kaart die je hebt: {cards}. Ga naar de kaart en druk op Enter, en de joker is van jou.</translation>
        </message>
        <message>
            <source>A joker in your hand can stand for whatever you need.</source>
            <translation>Een joker in je hand kan staan voor alles wat je nodig hebt.</translation>
        </message>
        <message>
            <source>The discard fits a meld on the table. Whoever calls first may lay it off there, also out of turn: press the button, or {call}. A call for a card that does not fit costs points.</source>
            <extracomment>{call}: the keys for Call “Rommy!” (C).</extracomment>
            <translation>De weggelegde kaart past bij een combinatie op tafel. Wie het eerst roept, mag die daar aanleggen, ook buiten zijn beurt: druk op de knop of op {call}. Roepen om een kaart die niet past, kost punten.</translation>
        </message>
        <message>
            <source>The discard fits a meld on the table. Whoever calls first may lay it off there, also out of turn: press {call}. A call for a card that does not fit costs points.</source>
            <extracomment>{call}: the keys for Call “Rommy!” (C).</extracomment>
            <translation>De weggelegde kaart past bij een combinatie op tafel. Wie het eerst roept, mag die daar aanleggen, ook buiten zijn beurt: druk op {call}. Roepen om een kaart die niet past, kost punten.</translation>
        </message>
        <message>
            <source>That was quick: the card is laid off, and counts for you.</source>
            <translation>Dat was vlug: de kaart is aangelegd en telt voor jou.</translation>
        </message>
        <message>
            <source>Cards on the table count for you: a joker {joker}, an ace {ace}, ten to king {court} each, all others {pip} each.</source>
            <extracomment>{joker}: what a joker counts (25). {ace}: what an ace counts (15). {court}: what a jack, queen or king counts (10). {pip}: what a card from 2 to 9 counts (5).</extracomment>
            <translation>Kaarten op tafel tellen voor je: een joker {joker}, een aas {ace}, tien tot en met heer elk {court}, alle andere elk {pip}.</translation>
        </message>
        <message numerus="yes">
            <source>The first to reach %n point(s) wins, over several rounds. Your melds earn points; cards left in your hand when a round ends cost them.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Over meerdere rondes wint wie het eerst %n punt haalt. Je combinaties leveren punten op; kaarten die aan het eind van een ronde in je hand zitten, kosten punten.</numerusform>
                <numerusform>Over meerdere rondes wint wie het eerst %n punten haalt. Je combinaties leveren punten op; kaarten die aan het eind van een ronde in je hand zitten, kosten punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wait for your turn. What each player did is shown beside their face.</source>
            <translation>Wacht op je beurt. Bij elk gezicht staat wat die speler heeft gedaan.</translation>
        </message>
        <message>
            <source>That is fine, too.</source>
            <extracomment>after a sentence that tells another move than the one that was pointed at.</extracomment>
            <translation>Dat is ook goed.</translation>
        </message>
        <message>
            <source>Going by the cards you could see, the advice was better.</source>
            <extracomment>likewise.</extracomment>
            <translation>Met de kaarten die je kon zien was het advies beter.</translation>
        </message>
        <message numerus="yes">
            <source>Going by the cards you could see, the advice was worth about %n point(s) more.</source>
            <extracomment>likewise. %n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Met de kaarten die je kon zien was het advies ongeveer %n punt meer waard.</numerusform>
                <numerusform>Met de kaarten die je kon zien was het advies ongeveer %n punten meer waard.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took your {card}, and laid %n point(s) in that turn.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{name} nam jouw {card} en bracht in die beurt %n punt op tafel.</numerusform>
                <numerusform>{name} nam jouw {card} en bracht in die beurt %n punten op tafel.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is the whole course. Each of the six rulebooks has its own ways: see what differs between them.</source>
            <translation>Dat was de hele cursus. Elk van de zes regelboeken heeft zo zijn eigen gewoonten: bekijk waarin ze verschillen.</translation>
        </message>
        <message numerus="yes">
            <source>The round is over: your melds count for you, cards left in your hand against you. The first to reach %n point(s) wins. {handbook} opens the rules.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {handbook}: the keys for the handbook (F1).</extracomment>
            <translation>
                <numerusform>De ronde is voorbij: je combinaties tellen voor je, kaarten in je hand tegen je. Wie het eerst %n punt haalt, wint. {handbook} opent de regels.</numerusform>
                <numerusform>De ronde is voorbij: je combinaties tellen voor je, kaarten in je hand tegen je. Wie het eerst %n punten haalt, wint. {handbook} opent de regels.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has seen what you took.</source>
            <translation>Iedereen heeft gezien wat je pakte.</translation>
        </message>
        <message>
            <source>Now the card that you took has to be used.</source>
            <translation>Nu moet de kaart die je nam worden gebruikt.</translation>
        </message>
        <message>
            <source>Drawing and melding</source>
            <translation>Trekken en neerleggen</translation>
        </message>
        <message>
            <source>That is a turn: draw, meld what you can, discard. Sets are three or four cards of one rank, runs three or more in a row of one suit.</source>
            <translation>Dat is een beurt: trekken, neerleggen wat kan, wegleggen. Sets zijn drie of vier kaarten van dezelfde waarde, reeksen drie of meer op een rij van dezelfde kleur.</translation>
        </message>
        <message>
            <source>The discard pile</source>
            <translation>De aflegstapel</translation>
        </message>
        <message>
            <source>The discards lie open, and any of them may be yours, with all that lie above it: more cards to meld, and more to be caught with.</source>
            <translation>De weggelegde kaarten liggen open, en elke kan van jou worden, met alles wat erboven ligt: meer kaarten om neer te leggen, en meer om mee te blijven zitten.</translation>
        </message>
        <message>
            <source>The card that you take must be laid at once; those above it are yours to keep. Look through the pile each turn, before you draw.</source>
            <translation>De kaart die je neemt moet meteen worden gelegd; die erboven mag je houden. Kijk de stapel elke beurt door voordat je een kaart pakt.</translation>
        </message>
        <message>
            <source>Laying off</source>
            <translation>Aanleggen</translation>
        </message>
        <message>
            <source>Single cards earn points, too, where they fit a meld on the table: your own or anybody else’s.</source>
            <translation>Ook losse kaarten leveren punten op waar ze bij een combinatie op tafel passen: bij je eigen of bij die van een ander.</translation>
        </message>
        <message>
            <source>Whoever lays off a card gets its points, whoever laid the meld. So look at the whole table before you discard: what fits there is worth more than a card thrown away.</source>
            <translation>Wie een kaart aanlegt, krijgt de punten, van wie de combinatie ook was. Kijk dus de hele tafel rond voor je weglegt: wat daar past, is meer waard dan een weggegooide kaart.</translation>
        </message>
        <message>
            <source>What to discard</source>
            <translation>Wat je weglegt</translation>
        </message>
        <message>
            <source>The card that you throw lies open for everybody. A good discard is of no use to you or to the others: follow the advice for a few turns, and see why.</source>
            <translation>De kaart die je weglegt, ligt open voor iedereen. Goed weggelegd is wat noch jou noch de anderen helpt: volg een paar beurten het advies en zie waarom.</translation>
        </message>
        <message>
            <source>Throw what nobody can use, keep what may still become a meld, and do not sit on high cards when somebody is about to go out.</source>
            <translation>Leg weg wat niemand kan gebruiken, houd wat nog een combinatie kan worden, en blijf niet op hoge kaarten zitten als iemand bijna uitgaat.</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Uitgaan</translation>
        </message>
        <message>
            <source>Whoever has no cards left ends the round at once. What the others still hold counts against them. Try to be first.</source>
            <translation>Wie geen kaart meer heeft, beëindigt de ronde meteen. Wat de anderen nog hebben, telt tegen hen. Probeer de eerste te zijn.</translation>
        </message>
        <message>
            <source>You went out, and {name} was caught with cards in hand. Watch how few cards the others hold: the number is shown beside each face.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Je bent uitgegaan, en {name} bleef met kaarten zitten. Let erop hoe weinig kaarten de anderen hebben: het aantal staat bij elk gezicht.</translation>
        </message>
        <message>
            <source>Jokers and calls</source>
            <translation>Jokers en roepen</translation>
        </message>
        <message>
            <source>Danish rules: a joker stands for any card, and a discard that fits a meld may be called by whoever is quickest.</source>
            <translation>Deense regels: een joker staat voor elke kaart, en wie het snelst is, mag om een weggelegde kaart roepen die bij een combinatie past.</translation>
        </message>
    </context>
    <context>
        <name>LessonStrip</name>
        <message>
            <source>{number} of {all}</source>
            <extracomment>{number}: which lesson it is (2). {all}: how many there are (5).</extracomment>
            <translation>{number} van {all}</translation>
        </message>
        <message>
            <source>Ne&amp;xt lesson</source>
            <translation>Volgend&amp;e les</translation>
        </message>
        <message>
            <source>What di&amp;ffers…</source>
            <translation>Vers&amp;chillen…</translation>
        </message>
        <message>
            <source>The six rulebooks, side by side</source>
            <translation>De zes regelboeken naast elkaar</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Verderspelen</translation>
        </message>
        <message>
            <source>&amp;Leave the lesson</source>
            <translation>Les ver&amp;laten</translation>
        </message>
        <message>
            <source>{done} of {all} learned</source>
            <extracomment>{done}: how many of all (2). {all}: how many there are (5).</extracomment>
            <translation>{done} van {all} geleerd</translation>
        </message>
    </context>
    <context>
        <name>LineChart</name>
        <message>
            <source>Target {points}</source>
            <extracomment>{points}: the points that are wanted (500).</extracomment>
            <translation>Doel {points}</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message numerus="yes">
            <source>You dealt %n card(s) each and turned up {card}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>Je geeft iedereen %n kaart en draait om: {card}.</numerusform>
                <numerusform>Je geeft iedereen %n kaarten en draait om: {card}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} dealt %n card(s) each and turned up {card}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{name} geeft iedereen %n kaart en draait om: {card}.</numerusform>
                <numerusform>{name} geeft iedereen %n kaarten en draait om: {card}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} drew from the stock.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} pakt een kaart van de stok.</translation>
        </message>
        <message>
            <source>You drew {card} from the stock.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Je pakt van de stok: {card}.</translation>
        </message>
        <message>
            <source>{name} drew {card} from the stock.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} pakt van de stok: {card}.</translation>
        </message>
        <message numerus="yes">
            <source>The discards became a new stock of %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>De weggelegde kaarten worden een nieuwe stok van %n kaart.</numerusform>
                <numerusform>De weggelegde kaarten worden een nieuwe stok van %n kaarten.</numerusform>
            </translation>
        </message>
        <message>
            <source>You took {card} from the discard pile.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Je neemt {card} van de aflegstapel.</translation>
        </message>
        <message>
            <source>{name} took {card} from the discard pile.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} neemt {card} van de aflegstapel.</translation>
        </message>
        <message numerus="yes">
            <source>You took %n discard(s): {cards}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Je neemt %n kaart van de aflegstapel: {cards}.</numerusform>
                <numerusform>Je neemt %n kaarten van de aflegstapel: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took %n discard(s): {cards}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>{name} neemt %n kaart van de aflegstapel: {cards}.</numerusform>
                <numerusform>{name} neemt %n kaarten van de aflegstapel: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You passed.</source>
            <translation>Je past.</translation>
        </message>
        <message>
            <source>{name} passed.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} past.</translation>
        </message>
        <message numerus="yes">
            <source>You looked into the discard pile. That cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Je kijkt in de aflegstapel. Dat kost %n punt.</numerusform>
                <numerusform>Je kijkt in de aflegstapel. Dat kost %n punten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} looked into the discard pile. That cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} kijkt in de aflegstapel. Dat kost %n punt.</numerusform>
                <numerusform>{name} kijkt in de aflegstapel. Dat kost %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>You melded {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Je legt {cards} neer.</translation>
        </message>
        <message>
            <source>{name} melded {cards}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{name} legt {cards} neer.</translation>
        </message>
        <message>
            <source>You laid off {cards} {place}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>Je legt {cards} {place}.</translation>
        </message>
        <message>
            <source>{name} laid off {cards} {place}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>{name} legt {cards} {place}.</translation>
        </message>
        <message>
            <source>You swapped {card} {place}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>Je ruilt {card} {place}.</translation>
        </message>
        <message>
            <source>{name} swapped {card} {place}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>{name} ruilt {card} {place}.</translation>
        </message>
        <message numerus="yes">
            <source>You paid %n point(s) for the cards taken.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Je betaalt %n punt voor de genomen kaarten.</numerusform>
                <numerusform>Je betaalt %n punten voor de genomen kaarten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} paid %n point(s) for the cards taken.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} betaalt %n punt voor de genomen kaarten.</numerusform>
                <numerusform>{name} betaalt %n punten voor de genomen kaarten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} laid the last card face down.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} legt de laatste kaart gedekt weg.</translation>
        </message>
        <message>
            <source>You laid your last card face down: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Je legt je laatste kaart gedekt weg: {card}.</translation>
        </message>
        <message>
            <source>You discarded {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Je legt {card} weg.</translation>
        </message>
        <message>
            <source>{name} discarded {card}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} legt {card} weg.</translation>
        </message>
        <message>
            <source>The stock is empty: the round is over.</source>
            <translation>De stok is leeg: de ronde is voorbij.</translation>
        </message>
        <message>
            <source>{name} went out, but you scored more.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} is uit, maar jij hebt meer punten.</translation>
        </message>
        <message>
            <source>You went out, but {other} scored more.</source>
            <extracomment>{other}: the name of another player (Cleo).</extracomment>
            <translation>Je bent uit, maar {other} heeft meer punten.</translation>
        </message>
        <message>
            <source>{name} went out, but {other} scored more.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {other}: the name of another player (Cleo).</extracomment>
            <translation>{name} is uit, maar {other} heeft meer punten.</translation>
        </message>
        <message>
            <source>You dealt.</source>
            <translation>Jij deelt.</translation>
        </message>
        <message>
            <source>{name} dealt.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} deelt.</translation>
        </message>
        <message>
            <source>{name} discarded a card.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} legt een kaart weg.</translation>
        </message>
        <message>
            <source>{name} took the whole pile ({cards}).</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{name} neemt de hele aflegstapel ({cards}).</translation>
        </message>
        <message>
            <source>“Rommy!” You laid off {card} {place}.</source>
            <extracomment>“Rommy!” is what players call out. {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>“Rommy!” Je legt {card} {place}.</translation>
        </message>
        <message>
            <source>“Rommy!” {name} laid off {card} {place}.</source>
            <extracomment>“Rommy!” is what players call out. {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>“Rommy!” {name} legt {card} {place}.</translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: you lost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>“Rommy!” Onterecht geroepen: je verliest %n punt.</numerusform>
                <numerusform>“Rommy!” Onterecht geroepen: je verliest %n punten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: {name} lost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>“Rommy!” Onterecht geroepen: {name} verliest %n punt.</numerusform>
                <numerusform>“Rommy!” Onterecht geroepen: {name} verliest %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing more is happening: the round is over.</source>
            <translation>Er gebeurt niets meer: de ronde is voorbij.</translation>
        </message>
        <message>
            <source>{name} did not answer: a simple stand-in takes this turn.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} geeft geen antwoord: een invaller neemt deze beurt over.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>De ronde is voorbij.</translation>
        </message>
        <message>
            <source>You went out.</source>
            <translation>Je bent uit.</translation>
        </message>
        <message>
            <source>{name} went out.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} is uit.</translation>
        </message>
    </context>
    <context>
        <name>MatchFactsDialog</name>
        <message>
            <source>Line {number} of the record is wrong. {why}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Regel {number} van het partijbestand klopt niet. {why}</translation>
        </message>
        <message>
            <source>All is well: seed and nonce give the fingerprint, and every deal follows from the seed. Rounds: {rounds}; moves: {moves}, all by the rules; every score is right.</source>
            <extracomment>{rounds}: how many rounds (6). {moves}: how many moves (412).</extracomment>
            <translation>Alles klopt: startwaarde en nonce geven de vingerafdruk, en elke kaartverdeling volgt uit de startwaarde. Rondes: {rounds}; zetten: {moves}, alle volgens de regels; elke score klopt.</translation>
        </message>
        <message>
            <source>About this match</source>
            <translation>Over deze partij</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spelers</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Spelnummer</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <extracomment>a number that seals the deals beforehand.</extracomment>
            <translation>Vingerafdruk</translation>
        </message>
        <message>
            <source>Every deal was settled before the first card. The fingerprint is the seal on it: keep a copy, and when the match is over you can check here that no deal was changed.</source>
            <translation>De kaartverdeling van elke ronde lag vast vóór de eerste kaart. De vingerafdruk is het zegel erop: bewaar een kopie; als de partij voorbij is, kun je hier controleren dat er aan geen enkele kaartverdeling iets is veranderd.</translation>
        </message>
        <message>
            <source>Seed</source>
            <extracomment>the number from which all deals follow; not of a plant.</extracomment>
            <translation>Startwaarde</translation>
        </message>
        <message>
            <source>Nonce</source>
            <extracomment>a number used once, as in cryptography.</extracomment>
            <translatorcomment>The term of cryptography is the same in Dutch.</translatorcomment>
            <translation>Nonce</translation>
        </message>
        <message>
            <source>The fingerprint, shown before the first card, is the SHA-256 of “seed|nonce”.</source>
            <translation>De vingerafdruk, die vóór de eerste kaart wordt getoond, is de SHA-256 van “startwaarde|nonce”.</translation>
        </message>
        <message>
            <source>Check the &amp;match</source>
            <translation>Partij &amp;controleren</translation>
        </message>
        <message>
            <source>Play it again, and check every deal, move and score</source>
            <translation>De partij naspelen en elke kaartverdeling, zet en score controleren</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Bezig met controleren…</translation>
        </message>
        <message>
            <source>Kept in</source>
            <translation>Staat in</translation>
        </message>
        <message>
            <source>Copy: {what}</source>
            <extracomment>{what}: what is copied: a row’s name (Seed).</extracomment>
            <translation>Kopiëren: {what}</translation>
        </message>
    </context>
    <context>
        <name>NewMatch</name>
        <message>
            <source>from {rules}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>naar {rules}</translation>
        </message>
        <message>
            <source>Your own rules, based on {rules}.</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Je eigen regels, gemaakt van {rules}.</translation>
        </message>
        <message>
            <source>Your own rules, based on {rules}, but:</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Je eigen regels, gemaakt van {rules}, maar:</translation>
        </message>
        <message>
            <source>• and more: see the handbook.</source>
            <translation>• en meer: zie het handboek.</translation>
        </message>
        <message>
            <source>Dropped: “{sentence}”</source>
            <extracomment>{sentence}: a sentence of the handbook (Going out is worth 50 points.).</extracomment>
            <translation>Vervalt: “{sentence}”</translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message>
            <source>New match</source>
            <translation>Nieuwe partij</translation>
        </message>
        <message>
            <source>{name}, {level}. {about}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club). {about}: how an opponent of that level plays: a sentence (Overlooks nothing.).</extracomment>
            <translation>{name}, {level}. {about}</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regels</translation>
        </message>
        <message>
            <source>House &amp;rules…</source>
            <translation>Huis&amp;regels…</translation>
        </message>
        <message>
            <source>Copy a rulebook and change what you like</source>
            <translation>Een regelboek kopiëren en veranderen wat je wilt</translation>
        </message>
        <message>
            <source>random</source>
            <translation>willekeurig</translation>
        </message>
        <message>
            <source>The same number and the same moves give the same match again.</source>
            <translation>Hetzelfde nummer en dezelfde zetten geven weer dezelfde partij.</translation>
        </message>
        <message>
            <source>Play &amp;to</source>
            <translation>Spelen &amp;tot</translation>
        </message>
        <message>
            <source>&amp;Deal number</source>
            <translation>Spel&amp;nummer</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Spelen</translation>
        </message>
        <message>
            <source>Two players are called {name}: give one of them another name.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Twee spelers heten {name}: geef een van hen een andere naam.</translation>
        </message>
        <message>
            <source>A program could work out the cards from a deal number: leave it empty.</source>
            <translation>Met het spelnummer zou een programma de kaarten kunnen vinden: laat het leeg.</translation>
        </message>
        <message>
            <source>A program that speaks the opponent protocol</source>
            <translation>Een programma dat het tegenspelersprotocol spreekt</translation>
        </message>
        <message>
            <source>Python programs (*.py)</source>
            <translation>Python-programma’s (*.py)</translation>
        </message>
        <message>
            <source>{program} plays three rounds first…</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} speelt eerst drie rondes…</translation>
        </message>
        <message>
            <source>{program} is no longer there: {name} plays as Club.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{program} is er niet meer: {name} speelt als clubspeler.</translation>
        </message>
        <message>
            <source>You won twice against these: {name} plays as {level} now.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club).</extracomment>
            <translation>Twee keer gewonnen van deze spelers: {name} speelt nu als {level}.</translation>
        </message>
        <message>
            <source>You lost twice against these: {name} plays as {level} now.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club).</extracomment>
            <translation>Twee keer verloren van deze spelers: {name} speelt nu als {level}.</translation>
        </message>
    </context>
    <context>
        <name>NoticeBar</name>
        <message>
            <source>More notices are waiting</source>
            <translation>Er wachten nog meldingen</translation>
        </message>
        <message>
            <source>&amp;OK</source>
            <translation>&amp;OK</translation>
        </message>
    </context>
    <context>
        <name>Numbers</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n kaart</numerusform>
                <numerusform>%n kaarten</numerusform>
            </translation>
        </message>
        <message>
            <source>{number}%</source>
            <extracomment>{number}: a share in hundredths; a space before the sign does not break (43).</extracomment>
            <translatorcomment>Written without a space in Dutch, too.</translatorcomment>
            <translation>{number}%</translation>
        </message>
    </context>
    <context>
        <name>Opener</name>
        <message>
            <source>Opening the match…</source>
            <translation>De partij wordt geopend…</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Laat maar</translation>
        </message>
        <message>
            <source>{match} is in the trash.</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>{match} ligt in de prullenbak.</translation>
        </message>
        <message>
            <source>You have resigned the match: it counts as lost.</source>
            <translation>Je hebt de partij opgegeven: die telt als verloren.</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Players and decks</source>
            <translation>Spelers en spellen kaarten</translation>
        </message>
        <message>
            <source>The deal</source>
            <extracomment>giving out the cards; not an agreement.</extracomment>
            <translation>Het delen</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>taking a card from stock or pile; not making a picture.</extracomment>
            <translation>Trekken</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Combinaties</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translatorcomment>The same word in Dutch.</translatorcomment>
            <translation>Jokers</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Het einde van een ronde</translation>
        </message>
        <message>
            <source>Calls</source>
            <extracomment>calling “Rommy!” for a discard.</extracomment>
            <translation>Roepen</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Punten</translation>
        </message>
        <message>
            <source>The match</source>
            <translation>De partij</translation>
        </message>
        <message>
            <source>none</source>
            <extracomment>no number at all.</extracomment>
            <translation>geen</translation>
        </message>
        <message>
            <source>the top one, or all</source>
            <translation>de bovenste of alle</translation>
        </message>
        <message>
            <source>any, with all above it</source>
            <translation>elke, met alles erboven</translation>
        </message>
        <message>
            <source>fanned, all readable</source>
            <translation>uitgespreid, alle leesbaar</translation>
        </message>
        <message>
            <source>stacked, the top one showing</source>
            <translation>gestapeld, alleen de bovenste zichtbaar</translation>
        </message>
        <message>
            <source>use the chosen card at once</source>
            <translation>de gekozen kaart gebruiken</translation>
        </message>
        <message>
            <source>a new meld with a taken card</source>
            <translation>een nieuwe combinatie met een genomen kaart</translation>
        </message>
        <message>
            <source>The fewest players for two decks.</source>
            <translation>Het kleinste aantal spelers voor twee spellen kaarten.</translation>
        </message>
        <message>
            <source>The cards dealt, by number of players.</source>
            <translation>Gedeelde kaarten naar het aantal spelers.</translation>
        </message>
        <message>
            <source>Which discards may be drawn.</source>
            <translation>Wat er van de aflegstapel mag worden getrokken.</translation>
        </message>
        <message>
            <source>How the discards lie.</source>
            <translation>Hoe de aflegstapel ligt.</translation>
        </message>
        <message>
            <source>The duty after taking discards.</source>
            <translation>De plicht na het trekken van de aflegstapel.</translation>
        </message>
        <message>
            <source>a new meld with a covered card</source>
            <translation>een nieuwe combinatie met een bedekte kaart</translation>
        </message>
        <message>
            <source>What an unmet duty costs.</source>
            <translation>Wat het kost om niet aan de plicht te voldoen.</translation>
        </message>
        <message>
            <source>it must be met</source>
            <translation>eraan moet worden voldaan</translation>
        </message>
        <message>
            <source>sets and runs</source>
            <translation>sets en reeksen</translation>
        </message>
        <message>
            <source>runs only</source>
            <translation>alleen reeksen</translation>
        </message>
        <message>
            <source>sets only</source>
            <translation>alleen sets</translation>
        </message>
        <message>
            <source>The least a first meld must be worth.</source>
            <translation>Wat de eerste combinatie minstens waard moet zijn.</translation>
        </message>
        <message>
            <source>fewer than other cards</source>
            <translation>minder dan andere kaarten</translation>
        </message>
        <message>
            <source>one</source>
            <extracomment>of jokers: one of them.</extracomment>
            <translation>één</translation>
        </message>
        <message>
            <source>any number</source>
            <translation>onbeperkt</translation>
        </message>
        <message>
            <source>Swapping a joker for its card.</source>
            <translation>Een joker ruilen voor zijn kaart.</translation>
        </message>
        <message>
            <source>never</source>
            <extracomment>of swapping jokers.</extracomment>
            <translation>nooit</translation>
        </message>
        <message>
            <source>another player’s joker</source>
            <translation>de joker van een andere speler</translation>
        </message>
        <message>
            <source>any joker</source>
            <translation>elke joker</translation>
        </message>
        <message>
            <source>What a look into the pile costs.</source>
            <translation>Wat een blik in de aflegstapel kost.</translation>
        </message>
        <message>
            <source>nobody may look</source>
            <translation>niemand mag kijken</translation>
        </message>
        <message>
            <source>What an ace that begins a run counts.</source>
            <translation>Wat een aas aan het begin van een reeks telt.</translation>
        </message>
        <message>
            <source>What an ace left in hand costs.</source>
            <translation>Wat een aas in de hand kost.</translation>
        </message>
        <message>
            <source>What happens when the stock is empty.</source>
            <translation>Wat er gebeurt als de stok leeg is.</translation>
        </message>
        <message>
            <source>ends when the discards are declined</source>
            <translation>die eindigt als iemand past</translation>
        </message>
        <message>
            <source>the discards become the stock</source>
            <translation>de aflegstapel wordt de nieuwe stok</translation>
        </message>
        <message>
            <source>ends with the last card’s turn</source>
            <translation>die eindigt met de beurt van de laatste kaart</translation>
        </message>
        <message>
            <source>Who wins the match.</source>
            <translation>Wie de partij wint.</translation>
        </message>
        <message>
            <source>the highest total</source>
            <translation>het hoogste totaal</translation>
        </message>
        <message>
            <source>the total nearest to the target</source>
            <translation>het totaal het dichtst bij het doel</translation>
        </message>
        <message>
            <source>What breaks a tie at the top.</source>
            <translation>Wat bij een gelijke stand aan de top beslist.</translation>
        </message>
        <message>
            <source>another round</source>
            <translation>nog een ronde</translation>
        </message>
        <message>
            <source>the one who went out</source>
            <translation>wie is uitgegaan</translation>
        </message>
        <message>
            <source>The winner collects from each opponent the difference between their totals.</source>
            <translation>De winnaar ontvangt van elke tegenspeler het verschil tussen hun totalen.</translation>
        </message>
        <message>
            <source>Who deals next.</source>
            <translation>Wie er daarna deelt.</translation>
        </message>
        <message>
            <source>the player to the left</source>
            <translation>de speler links</translation>
        </message>
        <message>
            <source>the winner of the round</source>
            <translation>de winnaar van de ronde</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n speler</numerusform>
                <numerusform>%n spelers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n joker</numerusform>
                <numerusform>%n jokers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n kaart</numerusform>
                <numerusform>%n kaarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n ronde</numerusform>
                <numerusform>%n rondes</numerusform>
            </translation>
        </message>
        <message>
            <source>“{option}”</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”).
----------
{option}: what an option of the rules says, without its full stop. {option}: what an option of the rules says (“The fewest cards of a run”).</extracomment>
            <translation>“{option}”</translation>
        </message>
        <message>
            <source>The fewest players.</source>
            <translation>Het kleinste aantal spelers.</translation>
        </message>
        <message>
            <source>The most players.</source>
            <translation>Het grootste aantal spelers.</translation>
        </message>
        <message>
            <source>How many jokers each deck has.</source>
            <translation>Hoeveel jokers elk spel kaarten heeft.</translation>
        </message>
        <message>
            <source>A top discard drawn without a duty may be discarded again in the same turn.</source>
            <translation>Een bovenste kaart die zonder plicht is getrokken, mag in dezelfde beurt weer worden weggelegd.</translation>
        </message>
        <message>
            <source>The top discard alone may be drawn without any duty.</source>
            <translation>Wie alleen de bovenste kaart van de aflegstapel trekt, heeft geen plicht.</translation>
        </message>
        <message>
            <source>Drawing deeper than the top discard needs a meld of your own on the table.</source>
            <translation>Wie dieper uit de aflegstapel trekt dan de bovenste kaart, heeft een eigen combinatie op tafel nodig.</translation>
        </message>
        <message>
            <source>Nothing is laid, and nothing deeper than the top discard is drawn, until everybody has finished a first turn.</source>
            <translation>Tot iedereen een eerste beurt heeft gehad, wordt er niets gelegd en van de aflegstapel alleen de bovenste kaart getrokken.</translation>
        </message>
        <message>
            <source>Laying off on an opponent’s meld needs a meld of your own on the table.</source>
            <translation>Aanleggen bij de combinatie van een tegenspeler kan alleen met een eigen combinatie op tafel.</translation>
        </message>
        <message>
            <source>Runs may turn the corner: after king and ace comes the two.</source>
            <translation>Reeksen mogen het hoekje om: na heer en aas komt de twee.</translation>
        </message>
        <message>
            <source>Which melds there are.</source>
            <translation>Welke combinaties er zijn.</translation>
        </message>
        <message>
            <source>The fewest cards of a run.</source>
            <translation>Het kleinste aantal kaarten van een reeks.</translation>
        </message>
        <message>
            <source>With two decks, a set may hold two cards of one suit.</source>
            <translation>Met twee spellen kaarten mag een set twee kaarten van dezelfde kleur hebben.</translation>
        </message>
        <message>
            <source>How many jokers a meld may hold.</source>
            <translation>Hoeveel jokers een combinatie mag hebben.</translation>
        </message>
        <message>
            <source>Going out needs a last discard.</source>
            <translation>Wie uitgaat, moet een laatste kaart wegleggen.</translation>
        </message>
        <message>
            <source>That last discard lies face up.</source>
            <translation>Die laatste kaart ligt open.</translation>
        </message>
        <message>
            <source>The last discard may be a card that could be laid off.</source>
            <translation>De laatste kaart mag er een zijn die aangelegd kan worden.</translation>
        </message>
        <message>
            <source>The last discard may be called.</source>
            <translation>Om de laatste kaart mag worden geroepen.</translation>
        </message>
        <message>
            <source>A discard that fits a meld may be called by another player.</source>
            <translation>Om een weggelegde kaart die bij een combinatie past, mag een andere speler roepen.</translation>
        </message>
        <message>
            <source>What a false call costs.</source>
            <translation>Wat een onterechte roep kost.</translation>
        </message>
        <message>
            <source>2 to 9 count their pips; otherwise they count 5 each.</source>
            <translation>2 tot en met 9 tellen voor hun eigen waarde; anders tellen ze elk 5.</translation>
        </message>
        <message>
            <source>What any other ace on the table counts.</source>
            <translation>Wat elk ander aas op tafel telt.</translation>
        </message>
        <message>
            <source>What a joker counts.</source>
            <translation>Wat een joker telt.</translation>
        </message>
        <message>
            <source>What going out scores.</source>
            <translation>Wat uitgaan oplevert.</translation>
        </message>
        <message>
            <source>The points that end the match.</source>
            <translation>Het aantal punten waarmee de partij eindigt.</translation>
        </message>
        <message>
            <source>The match has this many rounds, whatever the totals.</source>
            <translation>De partij heeft dit aantal rondes, wat de totalen ook zijn.</translation>
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <source>Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>Sluiten</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Replay of {match}</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>Terugkijken: {match}</translation>
        </message>
        <message>
            <source>Practice: {match}</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>Oefening: {match}</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <source>Drag cards to where they should go, or click them first and then the place; places where they may go light up.</source>
            <translation>Sleep kaarten naar waar ze moeten komen, of klik eerst op de kaarten en dan op de plaats; plaatsen waar ze mogen liggen lichten op.</translation>
        </message>
        <message>
            <source>A click with Shift chooses all cards up to that one, and a frame drawn around cards chooses those inside it; Esc puts them back.</source>
            <translation>Een klik met Shift kiest alle kaarten tot daar, net als een kader dat je eromheen trekt; Esc laat ze los.</translation>
        </message>
        <message>
            <source>A double click does what you most likely mean: it draws, lays off, or discards.</source>
            <translation>Een dubbelklik doet wat waarschijnlijk bedoeld is: trekken, aanleggen of wegleggen.</translation>
        </message>
        <message>
            <source>The right button raises a covered card so that you can see all of it; nothing is played.</source>
            <translation>De rechtermuisknop tilt een bedekte kaart op, zodat die helemaal te zien is; daarmee wordt niets gespeeld.</translation>
        </message>
        <message>
            <source>The discards that may be taken stand up out of the pile, and the stock’s top card is shifted a little when it may be drawn.</source>
            <translation>Kaarten die van de aflegstapel genomen mogen worden steken omhoog, en de bovenste kaart van de stok ligt iets opzij als die getrokken mag worden.</translation>
        </message>
        <message>
            <source>The yarn below a card on the table shows, by its colour and its stitch, which player it counts for. In your hand a new card stands a little higher, and one that must be used has a brass edge.</source>
            <translation>Het garen onder een kaart op tafel toont met zijn kleur en zijn steek voor welke speler de kaart telt. In je hand staat een nieuwe kaart iets hoger, en een kaart die gebruikt moet worden heeft een messing rand.</translation>
        </message>
        <message>
            <source>Red is a price: points that a move would cost you.</source>
            <translation>Rood is een prijs: punten die een zet je zou kosten.</translation>
        </message>
        <message>
            <source>{undo} takes the last move back, {redo} plays it again; once a round is over, nothing is taken back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z). {redo}: the keys for Redo (Ctrl+Shift+Z).</extracomment>
            <translation>{undo} neemt de laatste zet terug, {redo} speelt die opnieuw; na afloop van een ronde wordt niets meer teruggenomen.</translation>
        </message>
        <message>
            <source>If you undo a move after which a hidden card was shown, and then play on in another way, the round counts as assisted, with a star on the score sheet; the statistics count such rounds apart.</source>
            <translation>Neem je een zet terug waarna een verborgen kaart is getoond, en speel je dan anders verder, dan geldt de ronde als met hulp gespeeld, met een ster op het scoreblad; de statistiek telt zulke rondes apart.</translation>
        </message>
        <message>
            <source>{hint} gives a hint: what a Master would play from your seat, and why; {follow_hint} plays it, move by move. The round then counts as assisted. The guided rounds ({lesson}) have advice for every move; a refused move says why, and “Why?” opens this handbook at the clause.</source>
            <extracomment>{hint}: the key for Hint (F4). {follow_hint}: the keys for Play the hint (Shift+F4). {lesson}: the keys for the guided rounds (Ctrl+G).</extracomment>
            <translation>{hint} geeft een tip: wat de “Meester” op jouw plaats zou spelen en waarom; {follow_hint} speelt die, zet voor zet. De ronde geldt dan als met hulp gespeeld. De begeleide rondes ({lesson}) geven raad bij elke zet; wordt een zet geweigerd, dan staat erbij waarom, en “Waarom?” opent dit handboek op de juiste plaats.</translation>
        </message>
        <message>
            <source>A tutor, if you turn it on in the preferences, speaks before a move that costs as many points as you choose there, and says why; the move is played if you make it again. A round with the tutor on counts as assisted.</source>
            <translation>Een begeleider, die alleen spreekt als je hem in de voorkeuren aanzet, meldt zich vóór een zet die zoveel punten kost, en zegt waarom; doe je de zet nog eens, dan wordt hij gespeeld. Een ronde waarin hij meeluistert, geldt als met hulp gespeeld.</translation>
        </message>
        <message>
            <source>{practice} shows the decisions that cost most in your reviewed rounds: find the better move. Those you solve come back after 1, 3 and 9 days.</source>
            <extracomment>{practice}: the keys for Find the move (Ctrl+Shift+P).</extracomment>
            <translation>{practice} toont beslissingen die in je geanalyseerde rondes het meest hebben gekost: vind de zet. Wat je hebt gevonden, komt na 1, 3 en 9 dagen terug.</translation>
        </message>
        <message>
            <source>{lay_everything} lays all melds in your hand, and all cards that fit.</source>
            <extracomment>{lay_everything}: the keys for Lay everything (Ctrl+E).</extracomment>
            <translation>{lay_everything} legt alle combinaties in je hand neer en alle passende kaarten aan.</translation>
        </message>
        <message>
            <source>Everything can be done with the keyboard alone. The menus show the key for every action; the Keys page of the preferences ({preferences}) changes them.</source>
            <extracomment>{preferences}: the keys for Preferences (Ctrl+,).</extracomment>
            <translation>Alles kan ook met alleen het toetsenbord. De menu’s noemen de toets van elke opdracht; de pagina Toetsen van de voorkeuren ({preferences}) verandert ze.</translation>
        </message>
        <message>
            <source>Tab leads from the stock to the discards, the melds, your hand, the players, the buttons and the moves, Shift+Tab back, and {next_area} to the table from anywhere in the window; the arrows, Home and End lead within each, and a rank that is typed (2 to 9, 0 for a ten, A, J, Q, K) to the next such card.</source>
            <extracomment>{next_area}: the keys that lead to the table's next part (F6).</extracomment>
            <translation>Tab gaat van de stok naar de aflegstapel, de combinaties, je hand, de spelers, de knoppen en het verloop, Shift+Tab terug, en {next_area} van overal in het venster naar de tafel; de pijltjes, Home en End gaan binnen elk deel rond, en een getypte waarde (2 tot en met 9, 0 voor een tien, A, J, Q, K) naar de volgende kaart met die waarde.</translation>
        </message>
        <message>
            <source>Space chooses a card in your hand or puts it back. Enter plays what has the focus: it draws from the stock, takes a discard with those above it, melds the chosen cards, lays them off on the meld or discards them on the pile; a single card is laid off where it fits, else discarded. You are asked before a move that costs points, if there is another move.</source>
            <translation>De spatiebalk kiest een kaart in je hand of laat die los. Enter speelt wat de focus heeft: trekt van de stok, neemt een kaart van de aflegstapel met alles erboven, legt de gekozen kaarten neer, legt ze aan bij de combinatie of legt ze weg op de aflegstapel; één enkele kaart wordt aangelegd waar die past, anders weggelegd. Kost een zet punten, dan wordt dat eerst gevraagd als er ook een andere zet is.</translation>
        </message>
        <message>
            <source>{call} calls, {move_left} and {move_right} move cards in your hand, {say_again} says again what happened last, and Esc lets a discard pass or puts away a question, the chosen cards or a refusal, one at a time.</source>
            <extracomment>{call}: the keys for Call (C). {move_left}: the keys that move a card to the left (Ctrl+Left). {move_right}: the keys that move a card to the right (Ctrl+Right). {say_again}: the keys for Say again (Shift+?).</extracomment>
            <translation>{call} roept, {move_left} en {move_right} verplaatsen kaarten in je hand, {say_again} zegt nog eens wat er het laatst gebeurde, en Esc laat een weggelegde kaart liggen, sluit een vraag of weigering, of laat de gekozen kaarten los, een voor een.</translation>
        </message>
        <message>
            <source>Wherever the focus is, {draw} draws from the stock, {take_top} takes the top discard and {take_pile} the whole pile; {to_hand} leads to your hand and {to_melds} to the melds. {read_hand}, {read_scores} and {read_table} read out your hand, the scores and how things stand. {keys_now} lists the keys you can use at the moment.</source>
            <extracomment>{draw}: the key that draws from the stock (S). {take_top}: the key that takes the top discard (U). {take_pile}: the key that takes the whole pile (P). {to_hand}: the key that leads to the hand (F). {to_melds}: the key that leads to the melds (L). {read_hand}: the key that says the whole hand (R). {read_scores}: the key that says the scores (O). {read_table}: the key that says how things stand (I). {keys_now}: the key that lists the keys of the moment (F2).</extracomment>
            <translation>Waar de focus ook is, {draw} pakt een kaart van de stok, {take_top} neemt de bovenste kaart van de aflegstapel en {take_pile} de hele aflegstapel; {to_hand} leidt naar je hand en {to_melds} naar de combinaties. {read_hand}, {read_scores} en {read_table} lezen je hand, de scores en de stand van zaken voor. {keys_now} toont de toetsen van het moment.</translation>
        </message>
        <message>
            <source>A screen reader reads the same parts of the table, what each card can do, and all that happens. While it does, and while you use keys, a call waits for you.</source>
            <translation>Een schermlezer leest dezelfde delen van de tafel voor, wat elke kaart kan, en alles wat er gebeurt. Zolang hij leest en zolang je toetsen gebruikt, heb je voor het roepen alle tijd.</translation>
        </message>
        <message>
            <source>{level}: {about}</source>
            <extracomment>{level}: how well an opponent plays: a level’s name (Club). {about}: how an opponent of that level plays: a sentence (Overlooks nothing.).</extracomment>
            <translation>{level}: {about}</translation>
        </message>
    </context>
    <context>
        <name>Practice</name>
        <message>
            <source>What to practise</source>
            <translation>Wat je oefent</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Volgende</translation>
        </message>
        <message>
            <source>&amp;Leave</source>
            <translation>Ver&amp;laten</translation>
        </message>
        <message>
            <source>discarding from a meld in the hand</source>
            <translation>wegleggen uit een combinatie in de hand</translation>
        </message>
        <message>
            <source>The deal of the day: your first try counts.</source>
            <translation>De kaarten van de dag: je eerste ronde telt.</translation>
        </message>
        <message>
            <source>A challenge: a friend plays the same cards.</source>
            <translation>Een uitdaging: een vriend speelt dezelfde kaarten.</translation>
        </message>
        <message>
            <source>Practice: round {number}, in a copy.</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Oefening: ronde {number}, in een kopie.</translation>
        </message>
        <message>
            <source>&amp;Back to the match</source>
            <translation>&amp;Terug naar de partij</translation>
        </message>
        <message>
            <source>&amp;Back to the welcome page</source>
            <translation>Terug naar het &amp;omslag</translation>
        </message>
        <message>
            <source>not going out</source>
            <translation>niet uitgaan</translation>
        </message>
        <message>
            <source>paying a price</source>
            <translation>een prijs betalen</translation>
        </message>
        <message>
            <source>not calling</source>
            <translation>niet roepen</translation>
        </message>
        <message>
            <source>leaving the discard pile</source>
            <translation>de aflegstapel laten liggen</translation>
        </message>
        <message>
            <source>discarding what fits a meld on the table</source>
            <translation>wegleggen wat bij een combinatie op tafel past</translation>
        </message>
        <message>
            <source>completing a meld in the discard pile</source>
            <translation>een combinatie in de aflegstapel compleet maken</translation>
        </message>
        <message>
            <source>leaving a joker that could be swapped</source>
            <translation>een joker laten liggen die je kon ruilen</translation>
        </message>
        <message>
            <source>taking too little of the discard pile</source>
            <translation>te weinig van de aflegstapel nemen</translation>
        </message>
        <message>
            <source>holding points back</source>
            <translation>punten achterhouden</translation>
        </message>
        <message>
            <source>discarding what somebody collects</source>
            <translation>wegleggen wat iemand verzamelt</translation>
        </message>
        <message>
            <source>taking too much of the discard pile</source>
            <translation>te veel van de aflegstapel nemen</translation>
        </message>
        <message>
            <source>using a joker up</source>
            <translation>een joker verbruiken</translation>
        </message>
        <message>
            <source>keeping a card that goes with nothing</source>
            <translation>een kaart houden die nergens bij past</translation>
        </message>
        <message>
            <source>leaving a useful discard</source>
            <translation>een bruikbare weggelegde kaart laten liggen</translation>
        </message>
        <message>
            <source>taking a discard that cannot be laid</source>
            <translation>een weggelegde kaart nemen die niet gelegd kan worden</translation>
        </message>
        <message>
            <source>discarding the better chance of a meld</source>
            <translation>de betere kans op een combinatie wegleggen</translation>
        </message>
        <message>
            <source>letting others lay off</source>
            <translation>anderen laten aanleggen</translation>
        </message>
        <message>
            <source>laying an ace where it scores little</source>
            <translation>een aas leggen waar die weinig telt</translation>
        </message>
        <message>
            <source>laying cards that were better kept</source>
            <translation>kaarten leggen die je beter had gehouden</translation>
        </message>
        <message>
            <source>keeping high cards</source>
            <translation>hoge kaarten houden</translation>
        </message>
        <message>
            <source>discarding what others can use</source>
            <translation>wegleggen wat anderen kunnen gebruiken</translation>
        </message>
        <message>
            <source>discarding what scores more</source>
            <translation>wegleggen wat meer telt</translation>
        </message>
        <message>
            <source>other causes</source>
            <translation>iets zonder naam</translation>
        </message>
        <message numerus="yes">
            <source>Of %n point(s) lost this week, {part} came from {concept}.</source>
            <extracomment>{concept}: as “not going out”. %n: the number of what is counted; the word in front of (s) follows it (3). {part}: points: how many of them (22). {concept}: how points are lost, as a list has it (not going out).</extracomment>
            <translation>
                <numerusform>Van %n punt dat je deze week verloor, ging {part} hieraan verloren: {concept}.</numerusform>
                <numerusform>Van de %n punten die je deze week verloor, gingen er {part} hieraan verloren: {concept}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Find the move.</source>
            <translation>Vind de zet.</translation>
        </message>
        <message>
            <source>All positions ({number})</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Alle stellingen ({number})</translation>
        </message>
        <message>
            <source>There is nothing left to practise.</source>
            <translation>Er is niets meer te oefenen.</translation>
        </message>
        <message>
            <source>There is nothing to practise today; there will be on {day}.</source>
            <extracomment>{day}: a day in words (24 November 2026).</extracomment>
            <translation>Vandaag is er niets te oefenen, op {day} wel.</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source>&amp;Look</source>
            <extracomment>a page of the preferences: what the table looks like.</extracomment>
            <translation>&amp;Uiterlijk</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <extracomment>a page of the preferences: how fast everything goes.</extracomment>
            <translation>&amp;Tempo</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hulp</translation>
        </message>
        <message>
            <source>S&amp;ound</source>
            <translation>&amp;Geluid</translation>
        </message>
        <message>
            <source>Follow the desktop</source>
            <translation>Zoals het systeem</translation>
        </message>
        <message>
            <source>Light</source>
            <extracomment>a theme with light colours; not a weight.</extracomment>
            <translation>Licht</translation>
        </message>
        <message>
            <source>Dark</source>
            <extracomment>a theme with dark colours.</extracomment>
            <translation>Donker</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>The&amp;ma</translation>
        </message>
        <message>
            <source>Spruce, or sage by day</source>
            <translation>Spar, overdag salie</translation>
        </message>
        <message>
            <source>Night blue, or birch by day</source>
            <translation>Nachtblauw, overdag berk</translation>
        </message>
        <message>
            <source>Table &amp;colour</source>
            <translation>Tafel&amp;kleur</translation>
        </message>
        <message>
            <source>Classic</source>
            <extracomment>faces of the cards as they always were.</extracomment>
            <translation>Klassiek</translation>
        </message>
        <message>
            <source>Large print</source>
            <translation>Grote letters</translation>
        </message>
        <message>
            <source>Card &amp;faces</source>
            <translation>Kaart&amp;beeld</translation>
        </message>
        <message>
            <source>Knitted stars</source>
            <translation>Breisterren</translation>
        </message>
        <message>
            <source>Herringbone</source>
            <translation>Visgraat</translation>
        </message>
        <message>
            <source>Basket weave</source>
            <translation>Vlechtwerk</translation>
        </message>
        <message>
            <source>Petals</source>
            <extracomment>a pattern on the back of the cards.</extracomment>
            <translation>Blaadjes</translation>
        </message>
        <message>
            <source>Card &amp;backs</source>
            <translation>Kaart&amp;rug</translation>
        </message>
        <message>
            <source>Small</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Klein</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Normaal</translation>
        </message>
        <message>
            <source>Large</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Groot</translation>
        </message>
        <message>
            <source>A very large hand</source>
            <translation>Heel grote hand</translation>
        </message>
        <message>
            <source>A hand half as high as the window</source>
            <translation>Een hand half zo hoog als het venster</translation>
        </message>
        <message>
            <source>Card si&amp;ze</source>
            <translation>Kaart&amp;formaat</translation>
        </message>
        <message>
            <source>Four &amp;suit colours</source>
            <translation>&amp;Vier kleuren</translation>
        </message>
        <message>
            <source>Clubs green, diamonds blue</source>
            <translation>Klaveren groen, ruiten blauw</translation>
        </message>
        <message>
            <source>L&amp;etters of my language</source>
            <translation>Lett&amp;ers van mijn taal</translation>
        </message>
        <message>
            <source>On ace, king, queen and jack, instead of A, K, Q and J</source>
            <translation>Op aas, heer, vrouw en boer, in plaats van A, K, Q en J</translation>
        </message>
        <message>
            <source>The &amp;desktop’s font</source>
            <translation>&amp;Lettertype van het bureaublad</translation>
        </message>
        <message>
            <source>For all words, instead of the game’s own</source>
            <translation>Voor alle woorden, in plaats van dat van het spel zelf</translation>
        </message>
        <message>
            <source>The moves of the round, in a drawer over the table</source>
            <translation>Het verloop van de ronde, in een lade over de tafel</translation>
        </message>
        <message>
            <source>At once, without motion</source>
            <translation>Meteen, zonder beweging</translation>
        </message>
        <message>
            <source>C&amp;ards</source>
            <extracomment>a page of the preferences: how they look.</extracomment>
            <translation>Kaarte&amp;n</translation>
        </message>
        <message>
            <source>Briskly</source>
            <translation>Vlot</translation>
        </message>
        <message>
            <source>At an easy pace</source>
            <translation>Rustig</translation>
        </message>
        <message>
            <source>Slowly</source>
            <translation>Langzaam</translation>
        </message>
        <message>
            <source>Cards &amp;move</source>
            <translation>&amp;Kaarten bewegen</translation>
        </message>
        <message>
            <source>Quickly</source>
            <translation>Snel</translation>
        </message>
        <message>
            <source>Very slowly</source>
            <translation>Heel langzaam</translation>
        </message>
        <message>
            <source>Opponents pla&amp;y</source>
            <translation>Tegen&amp;spelers spelen</translation>
        </message>
        <message>
            <source>From whoever went out, or lost, once the round is over</source>
            <translation>Van wie is uitgegaan of heeft verloren, zodra de ronde voorbij is</translation>
        </message>
        <message>
            <source>Only when the discard fits</source>
            <translation>Alleen als de kaart past</translation>
        </message>
        <message>
            <source>Always, for 3 seconds</source>
            <translation>Altijd, 3 seconden</translation>
        </message>
        <message>
            <source>Always, for 6 seconds</source>
            <translation>Altijd, 6 seconden</translation>
        </message>
        <message>
            <source>Always, for 12 seconds</source>
            <translation>Altijd, 12 seconden</translation>
        </message>
        <message>
            <source>Always, for 30 seconds</source>
            <translation>Altijd, 30 seconden</translation>
        </message>
        <message>
            <source>Always, until somebody calls</source>
            <translation>Altijd, tot iemand “Rommy!” roept</translation>
        </message>
        <message>
            <source>Never: I am quick enough</source>
            <translation>Nooit: ik ben snel genoeg</translation>
        </message>
        <message>
            <source>S&amp;top for a call</source>
            <translation>&amp;Pauze om te roepen</translation>
        </message>
        <message>
            <source>Show where &amp;cards may go</source>
            <translation>Tonen &amp;waar kaarten mogen</translation>
        </message>
        <message>
            <source>Places light up while cards are chosen or dragged</source>
            <translation>Plaatsen lichten op zolang kaarten gekozen zijn of gesleept worden</translation>
        </message>
        <message>
            <source>Show the points of a meld &amp;before it is laid</source>
            <translation>Punten van een combinatie tonen &amp;vóór het neerleggen</translation>
        </message>
        <message>
            <source>What a move brings is shown while you hold the cards</source>
            <translation>Wat een zet oplevert staat er zolang je de kaarten vasthoudt</translation>
        </message>
        <message>
            <source>Ask before a &amp;move that costs points</source>
            <translation>V&amp;ragen als een zet punten kost</translation>
        </message>
        <message>
            <source>Paying your way out of a duty, looking into the pile</source>
            <translation>Een plicht afkopen, in de aflegstapel kijken</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nooit</translation>
        </message>
        <message>
            <source>5 points or more</source>
            <translation>5 punten of meer</translation>
        </message>
        <message>
            <source>10 points or more</source>
            <translation>10 punten of meer</translation>
        </message>
        <message>
            <source>20 points or more</source>
            <translation>20 punten of meer</translation>
        </message>
        <message>
            <source>&amp;Tutor: speak before a move that costs</source>
            <translation>&amp;Begeleider: waarschuwen vóór een dure zet</translation>
        </message>
        <message>
            <source>A round with the tutor on counts as assisted</source>
            <translation>Een ronde waarin hij meeluistert, geldt als met hulp gespeeld</translation>
        </message>
        <message>
            <source>L&amp;ist of moves</source>
            <translation>&amp;Speelverloop</translation>
        </message>
        <message>
            <source>The list of moves &amp;remembers a covered pile</source>
            <translation>Het speelverloop onthou&amp;dt bedekte kaarten van de aflegstapel</translation>
        </message>
        <message>
            <source>A round in which it names a covered card counts as assisted</source>
            <translation>Een ronde waarin het er een noemt, geldt als met hulp gespeeld</translation>
        </message>
        <message>
            <source>Sou&amp;nds</source>
            <translation>Gelui&amp;den</translation>
        </message>
        <message>
            <source>Short and quiet; one key turns them all off and on</source>
            <translation>Kort en zacht; één toets zet ze allemaal uit en aan</translation>
        </message>
        <message>
            <source>The &amp;cards</source>
            <translation>De &amp;kaarten</translation>
        </message>
        <message>
            <source>Each one as it lands, and the end of a round</source>
            <translation>Elke kaart als die neerkomt, en het einde van een ronde</translation>
        </message>
        <message>
            <source>Your &amp;turn</source>
            <translation>Jouw &amp;beurt</translation>
        </message>
        <message>
            <source>One soft note</source>
            <translation>Eén zachte toon</translation>
        </message>
        <message>
            <source>You &amp;may call</source>
            <translation>Je &amp;mag roepen</translation>
        </message>
        <message>
            <source>Two fingertips on wood</source>
            <translation>Twee vingertoppen op hout</translation>
        </message>
        <message>
            <source>Programs at the table</source>
            <translation>Programma’s aan tafel</translation>
        </message>
        <message>
            <source>This system has no program that plays sounds, so the game is silent. One of paplay, pw-cat and aplay is enough.</source>
            <translation>Dit systeem heeft geen programma dat geluid afspeelt, dus het spel is stil. Een van paplay, pw-cat en aplay is genoeg.</translation>
        </message>
        <message>
            <source>&amp;Volume</source>
            <translatorcomment>The same word in Dutch.</translatorcomment>
            <translation>&amp;Volume</translation>
        </message>
        <message>
            <source>Hear a &amp;word now and then</source>
            <translation>Af en toe een &amp;woord horen</translation>
        </message>
        <message>
            <source>Lan&amp;guage</source>
            <translation>T&amp;aal</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Je naam</translation>
        </message>
        <message>
            <source>Last match</source>
            <translation>Laatste partij</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Huisregels</translation>
        </message>
        <message>
            <source>Position of the window</source>
            <translation>Plaats van het venster</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>keys of the keyboard.</extracomment>
            <translation>Toetsen</translation>
        </message>
        <message>
            <source>Letters, numbers and signs alone are keys</source>
            <translation>Ook losse letters, cijfers en tekens zijn toetsen</translation>
        </message>
        <message>
            <source>Where the statistics begin</source>
            <translation>Begin van de statistiek</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source>Preferences</source>
            <translation>Voorkeuren</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <extracomment>a page of the preferences: keys of the keyboard.</extracomment>
            <translation>T&amp;oetsen</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message numerus="yes">
            <source>%n way(s) to lay it: you choose</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n manier om te leggen: jij kiest</numerusform>
                <numerusform>%n manieren om te leggen: jij kiest</numerusform>
            </translation>
        </message>
        <message>
            <source>{one} or {other}</source>
            <extracomment>{one}: what a drop would do (Make a set of 4). {other}: what the drop might do instead (lay off on 10♣ J♣ Q♣).</extracomment>
            <translation>{one} of {other}</translation>
        </message>
        <message>
            <source>{taking}; meld {cards}</source>
            <extracomment>{taking}: what it is to take these discards (Take 7♠). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{taking}; {cards} neerleggen</translation>
        </message>
        <message>
            <source>Make a set of {count}</source>
            <extracomment>{count}: how many cards of one rank. Little room. {count}: how many cards (4).</extracomment>
            <translation>Een set van {count} vormen</translation>
        </message>
        <message>
            <source>Make a run {first} to {last}</source>
            <extracomment>{first} and {last}: ranks, such as 5 and 8, or Q and A. Little room. {first}: the lowest rank of a run (5). {last}: the highest rank of a run (8).</extracomment>
            <translation>Een reeks {first} t/m {last} vormen</translation>
        </message>
        <message numerus="yes">
            <source>Take the whole pile: %n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>De hele aflegstapel nemen: %n kaart</numerusform>
                <numerusform>De hele aflegstapel nemen: %n kaarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s); lay a new meld with a covered one, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>%n kaart nemen; een nieuwe combinatie neerleggen met een bedekte, of {price} betalen</numerusform>
                <numerusform>%n kaarten nemen; een nieuwe combinatie neerleggen met een bedekte, of {price} betalen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s); lay a new meld with one of them, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>%n kaart nemen; daarmee een nieuwe combinatie neerleggen, of {price} betalen</numerusform>
                <numerusform>%n kaarten nemen; met een ervan een nieuwe combinatie neerleggen, of {price} betalen</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay off on {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Aanleggen bij {cards}</translation>
        </message>
        <message>
            <source>Take {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} nemen</translation>
        </message>
        <message>
            <source>Take {card}, to be used at once</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} nemen, onmiddellijk te gebruiken</translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); to be used at once: {card}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>%n kaart nemen ({risk}); onmiddellijk te gebruiken: {card}</numerusform>
                <numerusform>%n kaarten nemen ({risk}); onmiddellijk te gebruiken: {card}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with one of them</source>
            <extracomment>{risk}: what the cards taken count against their holder, such as “35 points”. %n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>%n kaart nemen ({risk}); daarmee een nieuwe combinatie neerleggen</numerusform>
                <numerusform>%n kaarten nemen ({risk}); met een ervan een nieuwe combinatie neerleggen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with one of them, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>%n kaart nemen ({risk}); daarmee een nieuwe combinatie neerleggen, of {price} betalen</numerusform>
                <numerusform>%n kaarten nemen ({risk}); met een ervan een nieuwe combinatie neerleggen, of {price} betalen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk})</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>%n kaart nemen ({risk})</numerusform>
                <numerusform>%n kaarten nemen ({risk})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with a covered one</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>%n kaart nemen ({risk}); een nieuwe combinatie neerleggen met een bedekte</numerusform>
                <numerusform>%n kaarten nemen ({risk}); een nieuwe combinatie neerleggen met een bedekte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with a covered one, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>%n kaart nemen ({risk}); een nieuwe combinatie neerleggen met een bedekte, of {price} betalen</numerusform>
                <numerusform>%n kaarten nemen ({risk}); een nieuwe combinatie neerleggen met een bedekte, of {price} betalen</numerusform>
            </translation>
        </message>
        <message>
            <source>Discard {card}, face down</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} gedekt wegleggen</translation>
        </message>
        <message>
            <source>Discard {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} wegleggen</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Een kaart pakken</translation>
        </message>
        <message>
            <source>Swap {card} for the joker</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Voor de joker ruilen: {card}</translation>
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <source>Name of this match:</source>
            <translation>Naam van deze partij:</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Opslaan</translation>
        </message>
        <message>
            <source>Delete the match that you are playing?</source>
            <translation>De partij die je speelt weggooien?</translation>
        </message>
        <message>
            <source>It leaves the table, goes to your system’s trash and no longer counts in the statistics.</source>
            <translation>De partij gaat van tafel naar de prullenbak van je systeem en telt niet meer mee in de statistiek.</translation>
        </message>
        <message>
            <source>Move to &amp;trash</source>
            <translation>Naar de &amp;prullenbak</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Verderspelen</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Partij openen</translation>
        </message>
        <message>
            <source>Matches (*.rummy)</source>
            <translation>Partijen (*.rummy)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Alle bestanden (*)</translation>
        </message>
        <message>
            <source>Resign this match?</source>
            <translation>Deze partij opgeven?</translation>
        </message>
        <message>
            <source>It counts as lost and cannot be continued. To pause it, just leave the table.</source>
            <translation>De partij telt als verloren en kan niet worden verdergespeeld. Voor een pauze ga je gewoon van tafel.</translation>
        </message>
        <message>
            <source>&amp;Resign</source>
            <translation>&amp;Opgeven</translation>
        </message>
        <message>
            <source>Take back the last move?</source>
            <translation>De laatste zet terugnemen?</translation>
        </message>
        <message>
            <source>Take it &amp;back</source>
            <translation>&amp;Terugnemen</translation>
        </message>
        <message>
            <source>&amp;Leave it</source>
            <translation>&amp;Laten staan</translation>
        </message>
        <message>
            <source>Save the match somewhere else, or they will be lost.</source>
            <translation>Sla de partij ergens anders op, anders gaan ze verloren.</translation>
        </message>
        <message>
            <source>&amp;Save a copy elsewhere…</source>
            <translation>&amp;Kopie elders opslaan…</translation>
        </message>
        <message>
            <source>Close &amp;anyway</source>
            <translation>Toch &amp;sluiten</translation>
        </message>
        <message>
            <source>Save a copy</source>
            <translation>Kopie opslaan</translation>
        </message>
        <message>
            <source>Something unexpected happened.</source>
            <translation>Er gebeurde iets onverwachts.</translation>
        </message>
        <message>
            <source>If it happens again, please report the details.</source>
            <translation>Als het weer gebeurt, meld dan de details.</translation>
        </message>
        <message>
            <source>&amp;Copy details</source>
            <translation>D&amp;etails kopiëren</translation>
        </message>
        <message>
            <source>&amp;Go on</source>
            <translation>&amp;Doorgaan</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>The round is over.</source>
            <translation>De ronde is voorbij.</translation>
        </message>
        <message>
            <source>Please wait: {player} is playing.</source>
            <extracomment>{player}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Even wachten: {player} speelt.</translation>
        </message>
        <message>
            <source>You have already drawn.</source>
            <translation>Je hebt al een kaart gepakt.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>De stok is leeg.</translation>
        </message>
        <message>
            <source>You may pass only when the stock is empty.</source>
            <translation>Je mag alleen passen als de stok leeg is.</translation>
        </message>
        <message>
            <source>You may not pass: as soon as you draw, the discards become a new stock.</source>
            <translation>Je mag niet passen: zodra je een kaart pakt, wordt de aflegstapel een nieuwe stok.</translation>
        </message>
        <message>
            <source>Not in the discard pile: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Niet in de aflegstapel: {card}.</translation>
        </message>
        <message>
            <source>You could not use this card at once, in a meld or a lay-off: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Deze kaart kun je niet meteen gebruiken in een combinatie of door aan te leggen: {card}.</translation>
        </message>
        <message>
            <source>You could not lay a new meld at once with this: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Hiermee kun je niet meteen een nieuwe combinatie leggen: {duty}.</translation>
        </message>
        <message>
            <source>You could not lay a new meld at once with any of these: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Met geen van deze kun je meteen een nieuwe combinatie leggen: {duty}.</translation>
        </message>
        <message>
            <source>This must be used in a new meld: {duty}. Laying it off is not enough.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Dit moet in een nieuwe combinatie worden gebruikt: {duty}. Aanleggen is niet genoeg.</translation>
        </message>
        <message>
            <source>To be used at once: {card}. But nothing may be laid until everybody has had a turn.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Onmiddellijk te gebruiken: {card}. Maar er mag niets worden gelegd tot iedereen een beurt heeft gehad.</translation>
        </message>
        <message>
            <source>To be used at once: {card}. But without a meld of your own you may not lay it off.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Onmiddellijk te gebruiken: {card}. Maar zonder eigen combinatie mag je niet aanleggen.</translation>
        </message>
        <message numerus="yes">
            <source>Your first meld must be worth %n point(s): what you could meld at once is worth less.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Je eerste combinatie moet %n punt waard zijn: wat je onmiddellijk kunt neerleggen is minder waard.</numerusform>
                <numerusform>Je eerste combinatie moet %n punten waard zijn: wat je onmiddellijk kunt neerleggen is minder waard.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody may look into the discard pile in this game.</source>
            <translation>In dit spel mag niemand in de aflegstapel kijken.</translation>
        </message>
        <message>
            <source>You may look only once per turn.</source>
            <translation>Je mag maar één keer per beurt kijken.</translation>
        </message>
        <message>
            <source>There is no covered card to look at.</source>
            <translation>Er is geen bedekte kaart om naar te kijken.</translation>
        </message>
        <message>
            <source>Use this first: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Eerst te gebruiken: {duty}.</translation>
        </message>
        <message>
            <source>Use one of these cards first.</source>
            <translation>Gebruik eerst een van deze kaarten.</translation>
        </message>
        <message>
            <source>There is nothing to pay for.</source>
            <translation>Er valt niets te betalen.</translation>
        </message>
        <message>
            <source>Nothing may be laid until everybody has had a turn.</source>
            <translation>Er mag niets worden gelegd tot iedereen een beurt heeft gehad.</translation>
        </message>
        <message>
            <source>Not in your hand: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Niet in je hand: {cards}.</translation>
        </message>
        <message>
            <source>Not in order: {cards}. A run goes from low to high.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Niet op volgorde: {cards}. Een reeks gaat van laag naar hoog.</translation>
        </message>
        <message>
            <source>Not in order: {cards}. The suits of a set go clubs, diamonds, hearts, spades.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Niet op volgorde: {cards}. De kleuren van een set staan zo: klaveren, ruiten, harten, schoppen.</translation>
        </message>
        <message numerus="yes">
            <source>Too short: {cards}. A run needs at least %n card(s) in this game.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Te kort: {cards}. Een reeks heeft in dit spel minstens %n kaart nodig.</numerusform>
                <numerusform>Te kort: {cards}. Een reeks heeft in dit spel minstens %n kaarten nodig.</numerusform>
            </translation>
        </message>
        <message>
            <source>A run has at most thirteen cards.</source>
            <translation>Een reeks heeft hoogstens dertien kaarten.</translation>
        </message>
        <message>
            <source>A run may not go on past the ace: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Een reeks mag niet voorbij het aas gaan: {cards}.</translation>
        </message>
        <message>
            <source>Only sets are melds in this game.</source>
            <translation>In dit spel tellen alleen sets als combinatie.</translation>
        </message>
        <message>
            <source>Only runs are melds in this game.</source>
            <translation>In dit spel tellen alleen reeksen als combinatie.</translation>
        </message>
        <message>
            <source>A set has at most four cards.</source>
            <translation>Een set heeft hoogstens vier kaarten.</translation>
        </message>
        <message>
            <source>A set may not have the same suit twice.</source>
            <translation>Een set mag geen kleur twee keer hebben.</translation>
        </message>
        <message>
            <source>That would be too many jokers in one meld.</source>
            <translation>Dat zouden te veel jokers in één combinatie zijn.</translation>
        </message>
        <message numerus="yes">
            <source>Not enough for your first meld, which must be worth %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Te weinig voor je eerste combinatie: die moet %n punt waard zijn.</numerusform>
                <numerusform>Te weinig voor je eerste combinatie: die moet %n punten waard zijn.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no such meld on the table.</source>
            <translation>Zo’n combinatie ligt er niet op tafel.</translation>
        </message>
        <message>
            <source>Say which end of the run.</source>
            <translation>Zeg aan welke kant van de reeks.</translation>
        </message>
        <message>
            <source>For the two ends of the run: {cards}. Lay off at one end, then at the other.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Voor beide kanten van de reeks: {cards}. Leg eerst aan de ene kant aan, dan aan de andere.</translation>
        </message>
        <message>
            <source>Without a meld of your own you may not lay off: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Zonder eigen combinatie mag je niet aanleggen: {cards}.</translation>
        </message>
        <message>
            <source>Jokers on the table stay where they are in this game.</source>
            <translation>In dit spel blijven jokers op tafel waar ze liggen.</translation>
        </message>
        <message>
            <source>No joker in the meld {meld} stands for this card: {card}.</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>In de combinatie {meld} staat op deze plaats geen joker: {card}.</translation>
        </message>
        <message>
            <source>You may not take back a joker that you laid.</source>
            <translation>Een joker die je zelf hebt gelegd, mag je niet terugnemen.</translation>
        </message>
        <message>
            <source>Taken this turn: {card}. Discard another card.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Deze beurt genomen: {card}. Leg een andere kaart weg.</translation>
        </message>
        <message>
            <source>Your last card would fit a meld: {card}. Lay it off.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Je laatste kaart past bij een combinatie: {card}. Leg die aan.</translation>
        </message>
        <message>
            <source>Discards cannot be called in this game.</source>
            <translation>In dit spel kun je niet om een weggelegde kaart roepen.</translation>
        </message>
        <message>
            <source>There is no discard to call now.</source>
            <translation>Er ligt nu geen kaart waar je om kunt roepen.</translation>
        </message>
        <message>
            <source>You may not call your own discard.</source>
            <translation>Om je eigen weggelegde kaart mag je niet roepen.</translation>
        </message>
        <message>
            <source>You have called this discard already.</source>
            <translation>Om deze kaart heb je al geroepen.</translation>
        </message>
        <message>
            <source>There is a place for this: {cards}. Say where.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Hier is een plaats voor: {cards}. Zeg waar.</translation>
        </message>
        <message>
            <source>Draw, or take a discard.</source>
            <translation>Pak van de stok of de aflegstapel.</translation>
        </message>
        <message>
            <source>Draw, or take another discard.</source>
            <translation>Pak een kaart van de stok, of neem een andere van de aflegstapel.</translation>
        </message>
        <message>
            <source>Draw from the stock.</source>
            <translation>Pak een kaart van de stok.</translation>
        </message>
        <message>
            <source>Take a discard, or pass.</source>
            <translation>Neem een kaart van de aflegstapel, of pas.</translation>
        </message>
        <message>
            <source>Meld, lay off, or discard.</source>
            <translation>Leg neer, leg aan of leg weg.</translation>
        </message>
        <message>
            <source>Discard a card.</source>
            <translation>Leg een kaart weg.</translation>
        </message>
        <message>
            <source>Meld it, or lay it off.</source>
            <translation>Leg hem neer in een combinatie, of leg hem aan.</translation>
        </message>
        <message>
            <source>Meld it.</source>
            <translation>Leg hem neer in een combinatie.</translation>
        </message>
        <message numerus="yes">
            <source>Meld it, or pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Leg hem neer in een combinatie, of betaal %n punt.</numerusform>
                <numerusform>Leg hem neer in een combinatie, of betaal %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Meld one of them.</source>
            <translation>Leg er een neer in een combinatie.</translation>
        </message>
        <message numerus="yes">
            <source>Meld one of them, or pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Leg er een neer in een combinatie, of betaal %n punt.</numerusform>
                <numerusform>Leg er een neer in een combinatie, of betaal %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} can be swapped for a joker on the table.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} kan worden geruild voor een joker op tafel.</translation>
        </message>
        <message>
            <source>It brings {cards} to the hand, −{points} if left there.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {points}: points (35).</extracomment>
            <translation>Het brengt {cards} in de hand, −{points} als dat daar blijft.</translation>
        </message>
        <message numerus="yes">
            <source>{card} scores only %n point(s) there; in another meld it would score {points}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {points}: points (35).</extracomment>
            <translation>
                <numerusform>{card} telt daar maar %n punt; in een andere combinatie zouden het er {points} zijn.</numerusform>
                <numerusform>{card} telt daar maar %n punten; in een andere combinatie zouden het er {points} zijn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The others could make %n meld(s) of three with {card}, {fewer} with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {fewer}: a smaller number (3). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>De anderen kunnen met {card} %n combinatie van drie kaarten maken, {fewer} met {rival}.</numerusform>
                <numerusform>De anderen kunnen met {card} %n combinaties van drie kaarten maken, {fewer} met {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The others could make %n meld(s) of three with {card}, none with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>De anderen kunnen met {card} %n combinatie van drie kaarten maken, met {rival} geen.</numerusform>
                <numerusform>De anderen kunnen met {card} %n combinaties van drie kaarten maken, met {rival} geen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) may still make a meld with {card}, none with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>%n kaart kan met {card} nog een combinatie vormen, geen met {rival}.</numerusform>
                <numerusform>%n kaarten kunnen met {card} nog een combinatie vormen, geen met {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs %n point(s) at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Dat kost meteen %n punt.</numerusform>
                <numerusform>Dat kost meteen %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} fits a meld on the table: it can be called.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} past bij een combinatie op tafel: erom roepen kan.</translation>
        </message>
        <message numerus="yes">
            <source>Taking the discard pile would put %n point(s) on the table at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Wat in de aflegstapel ligt, kan meteen %n punt op tafel brengen.</numerusform>
                <numerusform>Wat in de aflegstapel ligt, kan meteen %n punten op tafel brengen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} makes a meld with {cards} in the discard pile, for whoever takes them.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{card} vormt met {cards} in de aflegstapel een combinatie, voor wie ze neemt.</translation>
        </message>
        <message numerus="yes">
            <source>Taking more of the discard pile puts %n more point(s) on the table at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Meer van de aflegstapel nemen brengt meteen %n punt meer op tafel.</numerusform>
                <numerusform>Meer van de aflegstapel nemen brengt meteen %n punten meer op tafel.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It holds back %n point(s) that could be on the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Het houdt %n punt achter dat op tafel kon liggen.</numerusform>
                <numerusform>Het houdt %n punten achter die op tafel konden liggen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} took {cards}, which {card} goes with.</source>
            <extracomment>{player}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{player} heeft {cards} genomen, waar {card} bij past.</translation>
        </message>
        <message>
            <source>It uses up a joker, which could stand for any card later.</source>
            <translation>Het verbruikt een joker, die later voor elke kaart had kunnen staan.</translation>
        </message>
        <message>
            <source>{card} goes with {cards} in the hand, {rival} with nothing there.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>{card} past bij {cards} in de hand, {rival} nergens bij.</translation>
        </message>
        <message>
            <source>{card} cannot be laid at once; the stock may bring a better card.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} kan niet meteen worden gelegd; de stok brengt misschien een betere kaart.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) may still make a meld with {card}, {fewer} with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {fewer}: a smaller number (3). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>%n kaart kan met {card} nog een combinatie vormen, {fewer} met {rival}.</numerusform>
                <numerusform>%n kaarten kunnen met {card} nog een combinatie vormen, {fewer} met {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card} scores %n point(s) more in a meld than {rival}, whoever lays it.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>{card} telt in een combinatie %n punt meer dan {rival}, wie hem ook legt.</numerusform>
                <numerusform>{card} telt in een combinatie %n punten meer dan {rival}, wie hem ook legt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings %n more card(s) to the hand, −{points} if left there.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {points}: points (35).</extracomment>
            <translation>
                <numerusform>Het brengt %n kaart meer in de hand, −{points} als die daar blijft.</numerusform>
                <numerusform>Het brengt %n kaarten meer in de hand, −{points} als ze daar blijven.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} from the discard pile can go into melds with cards in the hand.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Met {cards} van de aflegstapel en kaarten in de hand kunnen combinaties ontstaan.</translation>
        </message>
        <message>
            <source>It lets others lay off {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Wat wordt gelegd, laat anderen {cards} aanleggen.</translation>
        </message>
        <message>
            <source>{cards} could make another meld, with the discard pile or a card to come.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Met {cards} kan een andere combinatie ontstaan, samen met de aflegstapel of een kaart die nog komt.</translation>
        </message>
        <message numerus="yes">
            <source>That leaves {card} in the hand, where it counts %n point(s) more than {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>Dan blijft {card} in de hand, waar die %n punt meer telt dan {rival}.</numerusform>
                <numerusform>Dan blijft {card} in de hand, waar die %n punten meer telt dan {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} holds only %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {player}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{player} heeft nog maar %n kaart.</numerusform>
                <numerusform>{player} heeft nog maar %n kaarten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock has only %n card(s) left.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>De stok heeft nog maar %n kaart.</numerusform>
                <numerusform>De stok heeft nog maar %n kaarten.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have not drawn yet.</source>
            <translation>Je hebt nog geen kaart gepakt.</translation>
        </message>
        <message>
            <source>The round is closed.</source>
            <translation>De ronde is afgesloten.</translation>
        </message>
        <message>
            <source>Only the top discard or the whole pile may be taken, nothing between.</source>
            <translation>Alleen de bovenste kaart of de hele aflegstapel mag worden genomen, niets daartussen.</translation>
        </message>
        <message>
            <source>With no cards in hand you may not take from the discard pile.</source>
            <translation>Zonder kaarten mag je niet van de aflegstapel nemen.</translation>
        </message>
        <message>
            <source>Until everybody has had a turn, nothing below the top discard may be taken.</source>
            <translation>Tot iedereen aan de beurt is geweest, mag niets onder de bovenste kaart van de aflegstapel worden genomen.</translation>
        </message>
        <message>
            <source>Until you have laid a meld of your own, nothing below the top discard may be taken.</source>
            <translation>Tot je zelf een combinatie hebt gelegd, mag niets onder de bovenste kaart van de aflegstapel worden genomen.</translation>
        </message>
        <message>
            <source>One of these must be used in a new meld: {duty}. Laying one off is not enough.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Een hiervan moet in een nieuwe combinatie worden gebruikt: {duty}. Aanleggen is niet genoeg.</translation>
        </message>
        <message>
            <source>You cannot pay instead.</source>
            <translation>Je kunt niet in plaats daarvan betalen.</translation>
        </message>
        <message numerus="yes">
            <source>Only {cards}: a meld needs at least %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Alleen {cards}: een combinatie heeft minstens %n kaart nodig.</numerusform>
                <numerusform>Alleen {cards}: een combinatie heeft minstens %n kaarten nodig.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not a meld: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Geen combinatie: {cards}.</translation>
        </message>
        <message>
            <source>A set may have the same suit at most twice.</source>
            <translation>Een set mag een kleur twee keer hebben, maar niet vaker.</translation>
        </message>
        <message>
            <source>In a set a joker stands for a suit that is not in it yet.</source>
            <translation>In een set staat een joker voor een kleur die er nog niet in is.</translation>
        </message>
        <message>
            <source>Take another discard, or pass.</source>
            <translation>Neem een andere kaart van de aflegstapel, of pas.</translation>
        </message>
        <message>
            <source>You can only pass.</source>
            <translation>Je kunt alleen passen.</translation>
        </message>
        <message>
            <source>Call the last card, or pass.</source>
            <translation>Roep om de laatste kaart, of pas.</translation>
        </message>
        <message>
            <source>Meld, or discard.</source>
            <translation>Leg neer, of leg weg.</translation>
        </message>
        <message>
            <source>Lay off, or discard.</source>
            <translation>Leg aan, of leg weg.</translation>
        </message>
        <message>
            <source>Meld, or lay off.</source>
            <translation>Leg neer, of leg aan.</translation>
        </message>
        <message>
            <source>Lay a meld.</source>
            <translation>Leg een combinatie neer.</translation>
        </message>
        <message>
            <source>Lay a card off.</source>
            <translation>Leg een kaart aan.</translation>
        </message>
        <message>
            <source>Lay it off.</source>
            <translation>Leg hem aan.</translation>
        </message>
        <message>
            <source>Use cards of one rank, or a run in one suit.</source>
            <translation>Gebruik kaarten van dezelfde waarde, of een reeks in één kleur.</translation>
        </message>
        <message>
            <source>Use three or four cards of one rank.</source>
            <translation>Gebruik drie of vier kaarten van dezelfde waarde.</translation>
        </message>
        <message>
            <source>Use a run in one suit.</source>
            <translation>Gebruik een reeks in één kleur.</translation>
        </message>
        <message>
            <source>A meld holds one joker at most.</source>
            <translation>Een combinatie heeft hoogstens één joker.</translation>
        </message>
        <message>
            <source>{cards} will not fit {meld}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Bij {meld} kun je {cards} niet aanleggen.</translation>
        </message>
        <message numerus="yes">
            <source>No meld possible: pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Geen combinatie mogelijk: betaal %n punt.</numerusform>
                <numerusform>Geen combinatie mogelijk: betaal %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>A meld must have more natural cards than jokers.</source>
            <translation>Een combinatie moet meer gewone kaarten dan jokers hebben.</translation>
        </message>
        <message numerus="yes">
            <source>A call would be false and cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Roepen zou onterecht zijn en %n punt kosten.</numerusform>
                <numerusform>Roepen zou onterecht zijn en %n punten kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{one} and {other} do not fit together.</source>
            <extracomment>{one}: what an option of the rules says (“Jokers may be swapped”). {other}: what another option says (“How many jokers each deck has”).</extracomment>
            <translation>{one} en {other} gaan niet samen.</translation>
        </message>
        <message>
            <source>There is no option {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Er is geen optie {written}.</translation>
        </message>
        <message>
            <source>{option} must be one of {choices}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {choices}: the values that there are, as they stand in a file (any, top_or_all). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} moet een van deze zijn: {choices}, niet {written}.</translation>
        </message>
        <message>
            <source>{option} must be a whole number from {low} to {high}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} moet een geheel getal van {low} tot en met {high} zijn, niet {written}.</translation>
        </message>
        <message>
            <source>{option} must be a whole number from {low} to {high} or none, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} moet een geheel getal van {low} tot en met {high} of geen zijn, niet {written}.</translation>
        </message>
        <message>
            <source>{option} must be seven whole numbers from {low} to {high}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} moet zeven gehele getallen van {low} tot en met {high} zijn, niet {written}.</translation>
        </message>
        <message>
            <source>The fewest players are more than the most.</source>
            <translation>Het kleinste aantal spelers is groter dan het grootste.</translation>
        </message>
        <message>
            <source>A fanned pile is open to all: there is nothing to peek at.</source>
            <translation>Een uitgespreide aflegstapel ligt open voor iedereen: erin kijken heeft geen zin.</translation>
        </message>
        <message>
            <source>Any discard may be chosen only where all are seen.</source>
            <translation>Elke kaart van de aflegstapel kan alleen worden gekozen waar alle te zien zijn.</translation>
        </message>
        <message>
            <source>Unseen cards may not meet the duty, so an unmet duty needs a price: {duty_price}.</source>
            <extracomment>{duty_price}: what an option of the rules says (“What an unmet duty costs”).</extracomment>
            <translation>Ongeziene kaarten nemen kan mislukken, dus mislukken heeft een prijs nodig: {duty_price}.</translation>
        </message>
        <message>
            <source>A card that must be used at once is only drawn when it can be.</source>
            <translation>Een kaart die onmiddellijk moet worden gebruikt, wordt alleen getrokken als dat kan.</translation>
        </message>
        <message>
            <source>There is no closing card without a last discard.</source>
            <translation>Wie geen kaart hoeft weg te leggen om uit te gaan, heeft geen laatste kaart om weg te leggen.</translation>
        </message>
        <message>
            <source>A face-down card cannot be called.</source>
            <translation>Om een gedekte kaart kan niet worden geroepen.</translation>
        </message>
        <message>
            <source>No last discard is called where there are no calls.</source>
            <translation>Waar niet geroepen wordt, roept niemand.</translation>
        </message>
        <message>
            <source>Without jokers there is nothing to swap.</source>
            <translation>Zonder jokers valt er niets te ruilen.</translation>
        </message>
        <message>
            <source>One deck has each card only once.</source>
            <translation>Een spel kaarten heeft elke kaart maar één keer.</translation>
        </message>
        <message>
            <source>After the deal at least two cards of the deck must be left for every number of players. To make it larger: {two_decks_from}, {jokers_per_deck}.</source>
            <extracomment>{two_decks_from}: what an option of the rules says (“Two decks are shuffled together”). {jokers_per_deck}: what an option of the rules says (“How many jokers each deck has”).</extracomment>
            <translation>Na het delen moeten er bij elk aantal spelers minstens twee kaarten over zijn. Zo worden het er meer: {two_decks_from}, {jokers_per_deck}.</translation>
        </message>
        <message>
            <source>A card that must be used at once is never left to be returned.</source>
            <translation>Een kaart die onmiddellijk moet worden gebruikt, blijft nooit over om terug te leggen.</translation>
        </message>
        <message>
            <source>A winner who has fewer points than another would have to pay.</source>
            <translation>Een winnaar met minder punten dan een ander zou moeten betalen.</translation>
        </message>
        <message numerus="yes">
            <source>It passes up the chance to end the round at once, with %n card(s) left in the others’ hands.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Zo blijft de ronde open, die meteen beëindigd kan worden terwijl de anderen nog %n kaart in de hand hebben.</numerusform>
                <numerusform>Zo blijft de ronde open, die meteen beëindigd kan worden terwijl de anderen nog %n kaarten in de hand hebben.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} belongs to a meld in the hand: {cards}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{card} hoort bij een combinatie in de hand: {cards}.</translation>
        </message>
        <message>
            <source>As a discard, {card} fits the meld {meld} on the table.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Eenmaal weggelegd past {card} bij de combinatie {meld} op tafel.</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>There is no file {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Er is geen bestand {path}.</translation>
        </message>
        <message>
            <source>{path} is not a file.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} is geen bestand.</translation>
        </message>
        <message>
            <source>{path} cannot be read. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kan niet worden gelezen. {why}</translation>
        </message>
        <message>
            <source>{path} is empty.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} is leeg.</translation>
        </message>
        <message>
            <source>{path} is larger than any match: {size} MB.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {size}: the size of a file in megabytes (80).</extracomment>
            <translation>{path} is groter dan welke partij ook: {size} MB.</translation>
        </message>
        <message>
            <source>{path} is not a match record. Line {line}: {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} is geen partijbestand. Regel {line}: {why}</translation>
        </message>
        <message>
            <source>{path} is not a fair record. Line {line}: {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} is geen eerlijk partijbestand. Regel {line}: {why}</translation>
        </message>
        <message>
            <source>{path} is a record of format {format}, which needs a newer version of Rummy Qt: it was written by {app}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {format}: the number of a file’s format (2). {app}: a program with its version (Rummy Qt 1.2.3).</extracomment>
            <translation>{path} is een partijbestand van formaat {format}, waarvoor een nieuwere versie van Rummy Qt nodig is: het is geschreven door {app}.</translation>
        </message>
        <message>
            <source>{path} is open in another window.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} is open in een ander venster.</translation>
        </message>
        <message>
            <source>{path} already exists.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} bestaat al.</translation>
        </message>
        <message>
            <source>The match was resigned: it can be replayed, but not continued.</source>
            <translation>De partij is opgegeven: je kunt die terugkijken, maar niet verderspelen.</translation>
        </message>
        <message>
            <source>This was a single round: it can be replayed, but not continued.</source>
            <translation>Dit was één ronde: die kun je terugkijken, maar niet verderspelen.</translation>
        </message>
        <message>
            <source>{path} was changed or damaged on the way, in line {line}: {why} Ask for it again.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} is onderweg gewijzigd of beschadigd, in regel {line}: {why} Vraag er nog eens om.</translation>
        </message>
        <message>
            <source>{path} holds no round that was played to its end as a challenge.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} bevat geen ronde die als uitdaging is uitgespeeld.</translation>
        </message>
        <message>
            <source>This round is being played; it can be reviewed once it is over.</source>
            <translation>Deze ronde wordt nog gespeeld; analyseren kan als de ronde voorbij is.</translation>
        </message>
        <message>
            <source>The match is over; nothing can be added to its record.</source>
            <translation>De partij is voorbij; aan het partijbestand kan niets worden toegevoegd.</translation>
        </message>
        <message>
            <source>The last line of the record was incomplete and was dropped.</source>
            <translation>De laatste regel van het partijbestand was onvolledig en is weggelaten.</translation>
        </message>
        <message>
            <source>The match {path} is damaged. Line {line}: {why} The match goes on from the last good move, in a copy; the damaged file is kept.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>De partij {path} is beschadigd. Regel {line}: {why} De partij gaat vanaf de laatste goede zet verder in een kopie; het beschadigde bestand blijft bewaard.</translation>
        </message>
        <message>
            <source>The match could not be locked against a second window. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>De partij kon niet worden vergrendeld tegen een tweede venster. {why}</translation>
        </message>
        <message>
            <source>The disk is full. The match goes on, and is saved as soon as there is room.</source>
            <translation>De schijf is vol. De partij gaat door en wordt opgeslagen zodra er ruimte is.</translation>
        </message>
        <message>
            <source>The match cannot be saved now. {why} It goes on, and is saved as soon as possible.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>De partij kan nu niet worden opgeslagen. {why} De partij gaat door en wordt opgeslagen zodra het kan.</translation>
        </message>
        <message>
            <source>The match cannot be saved in its place. {why} It goes on, and is kept in {path} until it can.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.). {path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>De partij kan niet op de eigen plaats worden opgeslagen. {why} Die gaat verder en wordt zolang in {path} bewaard.</translation>
        </message>
        <message>
            <source>The match could not be saved in its place. It is kept in {path}, and comes back to the saved matches at the next start.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>De partij kon niet op de eigen plaats worden opgeslagen. Die staat in {path} en komt bij de volgende start terug bij de opgeslagen partijen.</translation>
        </message>
        <message>
            <source>The file of {path} was moved or deleted during play; there is a new one.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Het bestand van {path} is tijdens het spelen verplaatst of verwijderd; er is een nieuw bestand.</translation>
        </message>
        <message>
            <source>Something else changed the file of {path}; the match goes on in a new one.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Iets anders heeft het bestand van {path} veranderd; de partij gaat verder in een nieuw bestand.</translation>
        </message>
        <message>
            <source>The last moves of {path} could not be saved.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>De laatste zetten van {path} konden niet worden opgeslagen.</translation>
        </message>
        <message>
            <source>A title has 1 to 200 characters, on one line.</source>
            <translation>Een titel heeft 1 tot en met 200 tekens, op één regel.</translation>
        </message>
        <message>
            <source>{path} could not be moved to the trash. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kon niet naar de prullenbak worden verplaatst. {why}</translation>
        </message>
        <message>
            <source>{path} could not be copied. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kon niet worden gekopieerd. {why}</translation>
        </message>
        <message>
            <source>What you practised cannot be saved. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Wat je hebt geoefend, kan niet worden bewaard. {why}</translation>
        </message>
        <message>
            <source>{path} was copied into your saved matches. The file itself stays as it is.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} is naar je opgeslagen partijen gekopieerd. Het bestand zelf blijft zoals het is.</translation>
        </message>
        <message>
            <source>{path} is already among your saved matches, at least as far as in this file: you play on there.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} staat al bij je opgeslagen partijen, minstens zo ver als in dit bestand: daar speel je verder.</translation>
        </message>
        <message>
            <source>The settings and any house rules could not be read, and the defaults are used. {why} The file is kept as {copy}.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.). {copy}: the name of a file (settings-1.json).</extracomment>
            <translation>De voorkeuren en eventuele huisregels konden niet worden gelezen; de standaardwaarden worden gebruikt. {why} Het bestand blijft bewaard als {copy}.</translation>
        </message>
        <message>
            <source>The settings cannot be read at the moment, and the defaults are used. {why} Settings that you do not change are kept.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>De voorkeuren kunnen op dit moment niet worden gelezen; de standaardwaarden worden gebruikt. {why} Voorkeuren die je niet verandert, blijven bewaard.</translation>
        </message>
        <message>
            <source>The settings were written by a newer version, and the defaults are used. The file is left as it is; what you change now is not kept.</source>
            <translation>De voorkeuren zijn door een nieuwere versie geschreven; de standaardwaarden worden gebruikt. Het bestand blijft zoals het is; wat je nu verandert, wordt niet bewaard.</translation>
        </message>
        <message>
            <source>These settings were not understood and went back to their defaults: {names}. The file is kept as {copy}.</source>
            <extracomment>{names}: settings by their names (Theme, Card size). {copy}: the name of a file (settings-1.json).</extracomment>
            <translation>Deze voorkeuren zijn niet begrepen en hebben hun standaardwaarde: {names}. Het bestand blijft bewaard als {copy}.</translation>
        </message>
        <message>
            <source>The settings could not be saved. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>De voorkeuren konden niet worden opgeslagen. {why}</translation>
        </message>
        <message>
            <source>The statistics cannot be saved; they will be worked out again when needed. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>De statistiek kan niet worden opgeslagen; die wordt opnieuw gemaakt als je erom vraagt. {why}</translation>
        </message>
        <message>
            <source>A deal number has 1 to 15 digits; the seed of an ended match has 32 digits and letters from a to f.</source>
            <translation>Een spelnummer heeft 1 tot en met 15 cijfers; de startwaarde van een beëindigde partij heeft 32 cijfers en letters van a tot en met f.</translation>
        </message>
        <message>
            <source>It is too long.</source>
            <translation>Dat is te lang.</translation>
        </message>
        <message>
            <source>Too many of the lines so far play nothing.</source>
            <translation>Te veel van de regels tot hier spelen niets.</translation>
        </message>
        <message>
            <source>Its checksum is missing.</source>
            <translation>De controlesom ontbreekt.</translation>
        </message>
        <message>
            <source>Its checksum is wrong.</source>
            <translation>De controlesom klopt niet.</translation>
        </message>
        <message>
            <source>It is not a JSON object.</source>
            <translation>Dat is geen JSON-object.</translation>
        </message>
        <message>
            <source>A key appears twice.</source>
            <translation>Een sleutel staat er twee keer.</translation>
        </message>
        <message>
            <source>The draw that needs this stock is missing.</source>
            <translation>De trekking waarvoor deze stok nodig is, ontbreekt.</translation>
        </message>
        <message>
            <source>A record begins with a line “match”.</source>
            <translation>Een partijbestand begint met een regel “match”.</translation>
        </message>
        <message>
            <source>There are two human players.</source>
            <translation>Er spelen twee mensen mee.</translation>
        </message>
        <message>
            <source>The fingerprint does not follow from the seed and nonce.</source>
            <translation>De vingerafdruk is niet die van startwaarde en nonce.</translation>
        </message>
        <message>
            <source>The seed and the nonce do not follow from the name.</source>
            <translation>De startwaarde en de nonce volgen niet uit de naam.</translation>
        </message>
        <message>
            <source>A program is playing, and could work out the cards of a named match.</source>
            <translation>Er zit een programma, en de kaarten van een partij met een naam zijn uit te rekenen.</translation>
        </message>
        <message>
            <source>The first dealer does not follow from the seed.</source>
            <translation>De eerste deler volgt niet uit de startwaarde.</translation>
        </message>
        <message>
            <source>There is a line after the end.</source>
            <translation>Er staat een regel na het einde.</translation>
        </message>
        <message>
            <source>It stands between a rebuilt stock and its draw.</source>
            <translation>Dat staat tussen een opnieuw gevormde stok en de trekking ervan.</translation>
        </message>
        <message>
            <source>The round is not marked as assisted.</source>
            <translation>De ronde is niet aangemerkt als met hulp gespeeld.</translation>
        </message>
        <message>
            <source>The round is marked as assisted, but nothing helped in it.</source>
            <translation>De ronde is aangemerkt als met hulp gespeeld, maar er is geen hulp in gebruikt.</translation>
        </message>
        <message>
            <source>The rebuilt stock is missing before it.</source>
            <translation>De opnieuw gevormde stok ontbreekt ervoor.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>De partij is voorbij.</translation>
        </message>
        <message>
            <source>The round is not over.</source>
            <translation>De ronde is niet voorbij.</translation>
        </message>
        <message>
            <source>The end of the last round is missing before it.</source>
            <translation>Wat de laatste ronde beëindigt, ontbreekt ervoor.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>De ronde is voorbij.</translation>
        </message>
        <message>
            <source>It is not a file.</source>
            <translation>Dat is geen bestand.</translation>
        </message>
        <message>
            <source>There is no rulebook {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Er is geen regelboek {written}.</translation>
        </message>
        <message>
            <source>The rules are not those of {rulebook}, and have no name.</source>
            <extracomment>{rulebook}: the name of a rulebook in a file (femhundra).</extracomment>
            <translation>De regels zijn niet die van {rulebook} en hebben geen naam.</translation>
        </message>
        <message>
            <source>The rules leave out {option}.</source>
            <extracomment>{option}: the name of an option in a file (min_run).</extracomment>
            <translation>De regels zeggen niets over {option}.</translation>
        </message>
        <message>
            <source>There is no opponent of the kind {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Er is geen tegenspeler van het soort {written}.</translation>
        </message>
        <message>
            <source>Nothing that was played calls for a line “{key}”.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer).</extracomment>
            <translation>Niets van wat er gespeeld is, vraagt om een regel “{key}”.</translation>
        </message>
        <message>
            <source>The rules do not make sense. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>De regels kloppen niet. {why}</translation>
        </message>
        <message>
            <source>“{key}” makes no sense.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer).</extracomment>
            <translation>“{key}” klopt niet.</translation>
        </message>
        <message>
            <source>It makes no sense here.</source>
            <translation>Dat klopt hier niet.</translation>
        </message>
        <message>
            <source>The rules allow no such match: {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>De regels laten zo’n partij niet toe: {written}.</translation>
        </message>
        <message>
            <source>“{written}” is not a move.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>“{written}” is geen zet.</translation>
        </message>
        <message>
            <source>The move “{written}” is refused. {why}</source>
            <extracomment>{written}: something as it stands in a file ('chess'). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>De zet “{written}” wordt geweigerd. {why}</translation>
        </message>
        <message>
            <source>{key} {written} should be {expected}.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer). {written}: something as it stands in a file ('chess'). {expected}: what should stand in the file (2).</extracomment>
            <translation>{key} {written} zou {expected} moeten zijn.</translation>
        </message>
        <message>
            <source>{why} Nothing vouches for the lines before it.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{why} Niets staat in voor de regels ervoor.</translation>
        </message>
        <message>
            <source>It is not JSON.</source>
            <translation>Dat is geen JSON.</translation>
        </message>
        <message>
            <source>It is too large.</source>
            <translation>Dat is te groot.</translation>
        </message>
        <message>
            <source>{path} cannot be written. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kan niet worden geschreven. {why}</translation>
        </message>
        <message>
            <source>{path} holds no house rules. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} bevat geen huisregels. {why}</translation>
        </message>
        <message>
            <source>It does not say that it holds house rules.</source>
            <translation>Er staat niet dat het huisregels bevat.</translation>
        </message>
        <message>
            <source>It was written by a newer version.</source>
            <translation>Het is door een nieuwere versie geschreven.</translation>
        </message>
        <message>
            <source>Access is denied.</source>
            <translation>De toegang is geweigerd.</translation>
        </message>
        <message>
            <source>The disk is full.</source>
            <translation>De schijf is vol.</translation>
        </message>
        <message>
            <source>The disk is read-only.</source>
            <translation>De schijf is alleen-lezen.</translation>
        </message>
        <message>
            <source>There is no such file or folder.</source>
            <translation>Zo’n bestand of map is er niet.</translation>
        </message>
        <message>
            <source>A part of its path is not a folder.</source>
            <translation>Een deel van het pad is geen map.</translation>
        </message>
        <message>
            <source>The file already exists.</source>
            <translation>Zo’n bestand is er al.</translation>
        </message>
        <message>
            <source>It is a folder.</source>
            <translation>Dat is een map.</translation>
        </message>
        <message>
            <source>Another program is using it.</source>
            <translation>Een ander programma gebruikt het.</translation>
        </message>
        <message>
            <source>Too many files are open.</source>
            <translation>Er zijn te veel bestanden open.</translation>
        </message>
        <message>
            <source>The name is too long.</source>
            <translation>De naam is te lang.</translation>
        </message>
        <message>
            <source>The disk is not working properly.</source>
            <translation>De schijf werkt niet zoals het hoort.</translation>
        </message>
        <message>
            <source>Its folder cannot be reached.</source>
            <translation>De map is niet te bereiken.</translation>
        </message>
        <message>
            <source>The system says: {text}</source>
            <extracomment>{text}: what the system or a part of it says, in its own language (timed out).</extracomment>
            <translation>Het systeem zegt: {text}</translation>
        </message>
        <message>
            <source>A part of the program cannot be loaded. {why} Please try again.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Een deel van het programma kan niet worden geladen. {why} Probeer het opnieuw.</translation>
        </message>
    </context>
    <context>
        <name>Replaced</name>
        <message>
            <source>Rummy Qt was updated or moved: please start it again.</source>
            <translation>Rummy Qt is bijgewerkt of verplaatst: start het opnieuw.</translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>Slow</source>
            <extracomment>a speed.</extracomment>
            <translation>Langzaam</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>a speed.</extracomment>
            <translation>Normaal</translation>
        </message>
        <message>
            <source>Fast</source>
            <extracomment>a speed.</extracomment>
            <translation>Snel</translation>
        </message>
        <message>
            <source>Back to the deal</source>
            <translation>Terug naar het delen</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Eén zet terug</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Afspelen of pauzeren</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Eén zet verder</translation>
        </message>
        <message>
            <source>To the end of the round</source>
            <translation>Naar het einde van de ronde</translation>
        </message>
        <message>
            <source>What each decision cost, and why</source>
            <translation>Wat elke beslissing heeft gekost en waarom</translation>
        </message>
        <message>
            <source>Leave the replay</source>
            <translation>Stoppen met terugkijken</translation>
        </message>
        <message>
            <source>A tick for each move in its player’s colour, long where cards were laid</source>
            <translation>Een streepje voor elke zet in de kleur van de speler, lang waar kaarten op tafel kwamen</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>R&amp;eview</source>
            <translation>A&amp;nalyse</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>Sl&amp;uiten</translation>
        </message>
        <message>
            <source>&amp;All hands</source>
            <translation>&amp;Alle handen</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Zet</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>one deal and its play, many of which make a match; not a shape.</extracomment>
            <translation>Ronde</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Ronde {number}</translation>
        </message>
        <message>
            <source>Speed</source>
            <extracomment>how fast moves are shown.</extracomment>
            <translation>Tempo</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Review</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <source>Decisions, the costliest first</source>
            <translation>Beslissingen, de duurste eerst</translation>
        </message>
        <message>
            <source>&amp;Judge the rest</source>
            <translation>De &amp;rest beoordelen</translation>
        </message>
        <message>
            <source>Expected result, decision by decision</source>
            <translation>Verwacht resultaat, beslissing voor beslissing</translation>
        </message>
        <message>
            <source>&amp;Play on with the same cards</source>
            <translation>&amp;Verder met dezelfde kaarten</translation>
        </message>
        <message>
            <source>Play on with &amp;fresh hidden cards</source>
            <translation>Verder met nieu&amp;we gedekte kaarten</translation>
        </message>
        <message>
            <source>Reading the round…</source>
            <translation>De ronde wordt gelezen…</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Verlies</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Gespeeld</translation>
        </message>
        <message>
            <source>&amp;Back to the list</source>
            <translation>&amp;Terug naar lijst</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>Nog eens &amp;proberen</translation>
        </message>
        <message>
            <source>Playing strength</source>
            <translation>Speelsterkte</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Beter</translation>
        </message>
        <message>
            <source>The teacher could not be started.</source>
            <extracomment>the teacher: the program that judges decisions.</extracomment>
            <translation>De leraar kon niet worden gestart.</translation>
        </message>
        <message>
            <source>The teacher’s process ended.</source>
            <translation>Het proces van de leraar is beëindigd.</translation>
        </message>
        <message>
            <source>The teacher did not answer in time.</source>
            <translation>De leraar antwoordde niet op tijd.</translation>
        </message>
        <message>
            <source>The teacher’s answer could not be used.</source>
            <translation>Het antwoord van de leraar was niet te gebruiken.</translation>
        </message>
        <message>
            <source>This round: {points} compared with the others’ average</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>De ronde: {points} ten opzichte van het gemiddelde van de anderen</translation>
        </message>
        <message>
            <source>Judged against these opponents.</source>
            <translation>Beoordeeld tegen deze tegenspelers.</translation>
        </message>
        <message>
            <source>Costs cannot be added up: each is measured against the best play at that moment.</source>
            <translation>De kosten zijn niet op te tellen: elk bedrag is gemeten aan de beste zet op dat moment.</translation>
        </message>
        <message>
            <source>Judging decision {number} of {all}…</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Beslissing {number} van {all} wordt beoordeeld…</translation>
        </message>
        <message>
            <source>Measuring what seems to have cost most…</source>
            <translation>Wat het meest lijkt te hebben gekost, wordt gemeten…</translation>
        </message>
        <message>
            <source>There was nothing to decide in this round.</source>
            <translation>In deze ronde viel er niets te beslissen.</translation>
        </message>
        <message>
            <source>No decision cost anything that can be measured.</source>
            <translation>Geen enkele beslissing heeft meetbaar iets gekost.</translation>
        </message>
        <message>
            <source>Nothing cost more.</source>
            <translation>Niets kostte meer.</translation>
        </message>
        <message>
            <source>{start} is what Club makes in this seat in an average deal, {own} by your decisions, {luck} by luck and what others did.</source>
            <extracomment>{start}: points with their sign (+12). {own}: points with their sign (−35). {luck}: points with their sign (+80).</extracomment>
            <translation>{start} is wat een clubspeler op deze plaats met gemiddelde kaarten maakt, {own} door jouw beslissingen, {luck} door geluk en wat anderen deden.</translation>
        </message>
        <message numerus="yes">
            <source>Not clear yet: between {low} and {high} after %n reviewed round(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Nog niet duidelijk: na %n geanalyseerde ronde tussen {low} en {high}.</numerusform>
                <numerusform>Nog niet duidelijk: na %n geanalyseerde rondes tussen {low} en {high}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost points.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n beslissing heeft punten gekost.</numerusform>
                <numerusform>%n beslissingen hebben punten gekost.</numerusform>
            </translation>
        </message>
        <message>
            <source>From here, for practice, in a copy that ends with this round, which counts as assisted</source>
            <translation>Vanaf hier, ter oefening, in een kopie die met deze ronde eindigt; die geldt als met hulp gespeeld</translation>
        </message>
        <message>
            <source>Near the target, points stand for the chance to win the match.</source>
            <translation>Dicht bij het doel staan de punten voor de kans om de partij te winnen.</translation>
        </message>
        <message>
            <source>None of the others cost anything that can be measured.</source>
            <translation>Geen van de andere kostte iets dat te meten is.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) could not be judged, out of {all}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {all}: how many there are (5).</extracomment>
            <translation>
                <numerusform>%n beslissing van de {all} kon niet worden beoordeeld.</numerusform>
                <numerusform>%n beslissingen van de {all} konden niet worden beoordeeld.</numerusform>
            </translation>
        </message>
        <message>
            <source>This decision could not be judged.</source>
            <translation>Deze beslissing kon niet worden beoordeeld.</translation>
        </message>
        <message>
            <source>Not judged yet.</source>
            <translation>Nog niet beoordeeld.</translation>
        </message>
        <message>
            <source>Nothing better was found.</source>
            <translation>Er is niets beters gevonden.</translation>
        </message>
        <message>
            <source>Played: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Gespeeld: {way}</translation>
        </message>
        <message>
            <source>Better: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Beter: {way}</translation>
        </message>
        <message>
            <source>Where would you draw from?</source>
            <translation>Waar pak je van?</translation>
        </message>
        <message>
            <source>What would you play?</source>
            <translation>Wat zou je spelen?</translation>
        </message>
        <message>
            <source>Would you call?</source>
            <translation>Zou je roepen?</translation>
        </message>
        <message numerus="yes">
            <source>It cost about %n point(s), very likely between {low} and {high}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Het heeft ongeveer %n punt gekost, zeer waarschijnlijk tussen {low} en {high}.</numerusform>
                <numerusform>Het heeft ongeveer %n punten gekost, zeer waarschijnlijk tussen {low} en {high}.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is the best way.</source>
            <translation>Dat is de beste zet.</translation>
        </message>
        <message numerus="yes">
            <source>It may have cost about %n point(s), but that is not certain.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Het kostte misschien ongeveer %n punt, maar dat is niet zeker.</numerusform>
                <numerusform>Het kostte misschien ongeveer %n punten, maar dat is niet zeker.</numerusform>
            </translation>
        </message>
        <message>
            <source>A program counts as the level it plays most like.</source>
            <translation>Een programma geldt als het niveau waar zijn spel het meest op lijkt.</translation>
        </message>
        <message>
            <source>A question mark means that a cost is not certain.</source>
            <translation>Een vraagteken betekent dat een verlies niet zeker is.</translation>
        </message>
        <message>
            <source>Nothing clearly better was found.</source>
            <translation>Er is niets duidelijk beters gevonden.</translation>
        </message>
        <message numerus="yes">
            <source>It cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Het heeft %n punt gekost.</numerusform>
                <numerusform>Het heeft %n punten gekost.</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay nothing.</source>
            <translation>Niets neerleggen.</translation>
        </message>
        <message>
            <source>Perhaps better: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Misschien beter: {way}</translation>
        </message>
        <message>
            <source>Trying that out…</source>
            <translation>Dat wordt uitgeprobeerd…</translation>
        </message>
        <message numerus="yes">
            <source>It may cost about %n point(s), but that is not certain.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Het kost misschien ongeveer %n punt, maar dat is niet zeker.</numerusform>
                <numerusform>Het kost misschien ongeveer %n punten, maar dat is niet zeker.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is about as good as the best way.</source>
            <translation>Dat is ongeveer even goed als de beste zet.</translation>
        </message>
        <message numerus="yes">
            <source>That is about %n point(s) behind the best way.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Dat is ongeveer %n punt minder dan de beste zet.</numerusform>
                <numerusform>Dat is ongeveer %n punten minder dan de beste zet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The same deal played by others, averaged over %n attempt(s), with ±:</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Dezelfde kaartverdeling, gespeeld door anderen, met ± gemiddeld over %n keer spelen:</numerusform>
                <numerusform>Dezelfde kaartverdeling, gespeeld door anderen, met ± gemiddeld over %n keer spelen:</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} for {player} on move {number}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {player}: the name of a player, whatever was typed (Bo). {number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>{card}, {player}, zet {number}</translation>
        </message>
        <message>
            <source>Luck of the draw:</source>
            <translation>Geluk bij het trekken:</translation>
        </message>
        <message numerus="yes">
            <source>{most} or more over %n reviewed round(s), at least {low}: as strong as Club. How much stronger a player can be differs from game to game.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {most}: the larger number (200). {low}: the lowest possible number, or what a low ace counts (1).</extracomment>
            <translation>
                <numerusform>Na %n geanalyseerde ronde {most} of meer, minstens {low}: zo sterk als een clubspeler. Hoeveel sterker je kunt zijn, verschilt per spel.</numerusform>
                <numerusform>Na %n geanalyseerde rondes {most} of meer, minstens {low}: zo sterk als een clubspeler. Hoeveel sterker je kunt zijn, verschilt per spel.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Below {least} over %n reviewed round(s), at most {high}: weaker than Newcomer.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Onder {least}, na %n geanalyseerde ronde hoogstens {high}: zwakker dan een nieuwkomer.</numerusform>
                <numerusform>Onder {least}, na %n geanalyseerde rondes hoogstens {high}: zwakker dan een nieuwkomer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{number} over %n reviewed round(s) ({low} to {high}): between {weaker} and {better}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {number}: a number: of a round, a player or a line (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {weaker}: the level of play below: its name (Casual). {better}: the level of play above: its name (Club).</extracomment>
            <translation>
                <numerusform>{number}, na %n geanalyseerde ronde tussen {low} en {high}: tussen {weaker} en {better}.</numerusform>
                <numerusform>{number}, na %n geanalyseerde rondes tussen {low} en {high}: tussen {weaker} en {better}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rising: {before} in the earlier rounds, {after} in the later ones.</source>
            <extracomment>{before}: points with one decimal (3.1). {after}: points with one decimal (1.9).</extracomment>
            <translation>Stijgend: {before} in de eerdere rondes, {after} in de latere.</translation>
        </message>
        <message>
            <source>Falling: {before} in the earlier rounds, {after} in the later ones.</source>
            <extracomment>{before}: points with one decimal (3.1). {after}: points with one decimal (1.9).</extracomment>
            <translation>Dalend: {before} in de eerdere rondes, {after} in de latere.</translation>
        </message>
    </context>
    <context>
        <name>RoundEnd</name>
        <message>
            <source>You have won the match</source>
            <translation>Je hebt de partij gewonnen</translation>
        </message>
    </context>
    <context>
        <name>RuleSigns</name>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n kaart in de hand</numerusform>
                <numerusform>%n kaarten in de hand</numerusform>
            </translation>
        </message>
        <message>
            <source>cards</source>
            <translation>kaarten</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) for two players, {least} for more</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>%n kaart met twee spelers, {least} met meer</numerusform>
                <numerusform>%n kaarten met twee spelers, {least} met meer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{least} to %n card(s), by the number of players</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>{least} tot %n kaart, afhankelijk van het aantal spelers</numerusform>
                <numerusform>{least} tot %n kaarten, afhankelijk van het aantal spelers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) in a deck</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n joker in een spel kaarten</numerusform>
                <numerusform>%n jokers in een spel kaarten</numerusform>
            </translation>
        </message>
        <message>
            <source>jokers</source>
            <translatorcomment>The same in Dutch.</translatorcomment>
            <translation>jokers</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>voor uitgaan</translation>
        </message>
        <message>
            <source>going out</source>
            <extracomment>beside +50: what these points are for.</extracomment>
            <translation>uitgaan</translation>
        </message>
        <message>
            <source>discards may be called</source>
            <translation>om weggelegde kaarten mag worden geroepen</translation>
        </message>
        <message>
            <source>calls</source>
            <translation>roepen</translation>
        </message>
    </context>
    <context>
        <name>SavedMatchesDialog</name>
        <message>
            <source>{name} won: {scores}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Winst: {name} ({scores})</translation>
        </message>
        <message>
            <source>{name} won against {others}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {others}: other players with their points, as a list (Bo (120) and Cleo (−45)).</extracomment>
            <translation>{name} won van {others}</translation>
        </message>
        <message>
            <source>For practice: {scores}</source>
            <extracomment>{scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Ter oefening: {scores}</translation>
        </message>
        <message>
            <source>Resigned: {scores}</source>
            <extracomment>{scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Opgegeven: {scores}</translation>
        </message>
        <message>
            <source>Saved matches</source>
            <translation>Opgeslagen partijen</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Zoeken</translation>
        </message>
        <message>
            <source>Search by rules, name, title or date</source>
            <translation>Zoeken op regels, naam, titel of datum</translation>
        </message>
        <message>
            <source>&amp;More…</source>
            <translation>&amp;Meer…</translation>
        </message>
        <message>
            <source>&amp;Name…</source>
            <translation>&amp;Naam…</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>&amp;Dupliceren</translation>
        </message>
        <message>
            <source>Save a &amp;copy…</source>
            <translation>&amp;Kopie opslaan…</translation>
        </message>
        <message>
            <source>Move to &amp;trash</source>
            <translation>Naar de &amp;prullenbak</translation>
        </message>
        <message>
            <source>&amp;Replay</source>
            <translation>&amp;Terugkijken</translation>
        </message>
        <message>
            <source>Re&amp;view</source>
            <translation>Anal&amp;yseren</translation>
        </message>
        <message>
            <source>No match has been saved yet.</source>
            <translation>Er is nog geen partij opgeslagen.</translation>
        </message>
        <message>
            <source>No match found.</source>
            <translation>Geen partij gevonden.</translation>
        </message>
        <message>
            <source>&amp;Look back</source>
            <translation>Terug&amp;blik</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Verderspelen</translation>
        </message>
        <message>
            <source>{match} (copy)</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>{match} (kopie)</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>The match on the table is not being saved.</source>
            <translation>De partij op tafel wordt niet opgeslagen.</translation>
        </message>
        <message>
            <source>It is not certain that your last moves are saved.</source>
            <translation>Het is niet te zeggen of je laatste zetten zijn opgeslagen.</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) are not saved yet.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n zet is nog niet opgeslagen.</numerusform>
                <numerusform>%n zetten zijn nog niet opgeslagen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The match is saved up to the last move, in {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>De partij is tot en met de laatste zet opgeslagen, in {path}.</translation>
        </message>
        <message>
            <source>The match is saved up to the last move.</source>
            <translation>De partij is tot en met de laatste zet opgeslagen.</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Totals over the rounds</source>
            <translation>Totalen over de rondes</translation>
        </message>
        <message>
            <source>Points of every round</source>
            <translation>Punten van elke ronde</translation>
        </message>
        <message>
            <source>How the match stands</source>
            <translation>Stand van de partij</translation>
        </message>
        <message>
            <source>You have won the match</source>
            <translation>Je hebt de partij gewonnen</translation>
        </message>
        <message>
            <source>{name} has won the match</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} heeft de partij gewonnen</translation>
        </message>
        <message>
            <source>The match goes to {target}.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>De partij gaat tot {target}.</translation>
        </message>
        <message>
            <source>{points} from {name}</source>
            <extracomment>{points}: a sum of points (120). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{points} van {name}</translation>
        </message>
        <message numerus="yes">
            <source>You collect %n point(s) in all: {sums}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {sums}: points and the players they come from, as a list (90 from Bo).</extracomment>
            <translation>
                <numerusform>Verschillen voor jou, samen %n punt: {sums}.</numerusform>
                <numerusform>Verschillen voor jou, samen %n punten: {sums}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} collects %n point(s) in all: {sums}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {sums}: points and the players they come from, as a list (90 from Bo).</extracomment>
            <translation>
                <numerusform>Verschillen voor {name}, samen %n punt: {sums}.</numerusform>
                <numerusform>Verschillen voor {name}, samen %n punten: {sums}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Ronde {number}</translation>
        </message>
        <message>
            <source>Re&amp;play round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Ronde {number} &amp;terugkijken</translation>
        </message>
        <message>
            <source>{points} from you</source>
            <extracomment>{points}: a sum of points (120).</extracomment>
            <translation>{points} van jou</translation>
        </message>
        <message>
            <source>The round is still being played. Its points will be shown here.</source>
            <translation>De ronde wordt nog gespeeld. De punten ervan komen hier te staan.</translation>
        </message>
        <message numerus="yes">
            <source>You collect %n point(s) from {name}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>Verschil voor jou: %n punt van {name}.</numerusform>
                <numerusform>Verschil voor jou: %n punten van {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} collects %n point(s) from you.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>Verschil voor {name}: %n punt van jou.</numerusform>
                <numerusform>Verschil voor {name}: %n punten van jou.</numerusform>
            </translation>
        </message>
        <message>
            <source>Re&amp;view it</source>
            <translation>&amp;Analyseren</translation>
        </message>
        <message>
            <source>Pla&amp;y it again</source>
            <translation>&amp;Nog eens spelen</translation>
        </message>
        <message>
            <source>Play round {number} again for practice, in a copy of the match</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Ronde {number} ter oefening nog eens spelen, in een kopie van de partij</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Neergelegd</translation>
        </message>
        <message>
            <source>Lay-offs</source>
            <extracomment>cards that were added to melds on the table.</extracomment>
            <translation>Aangelegd</translation>
        </message>
        <message>
            <source>Hand</source>
            <extracomment>the cards left in a player’s hand; not a part of the body.</extracomment>
            <translatorcomment>The same word in Dutch: what the players hold.</translatorcomment>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Bonus</source>
            <extracomment>points for going out.</extracomment>
            <translatorcomment>The same word in Dutch.</translatorcomment>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Penalties</source>
            <extracomment>points that were paid.</extracomment>
            <translation>Straf</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>the sum of the points.</extracomment>
            <translation>Totaal</translation>
        </message>
    </context>
    <context>
        <name>SeatsAtTable</name>
        <message>
            <source>&amp;Opponents</source>
            <translation>Te&amp;genspelers</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>chosen</source>
            <extracomment>a card of the hand that was chosen.</extracomment>
            <translation>gekozen</translation>
        </message>
        <message>
            <source>new</source>
            <extracomment>a card of the hand that was drawn or taken last.</extracomment>
            <translation>nieuw</translation>
        </message>
        <message>
            <source>fits your meld: {meld}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>past bij je combinatie: {meld}</translation>
        </message>
        <message>
            <source>fits the meld laid by {name}: {meld}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>past bij de combinatie van {name}: {meld}</translation>
        </message>
        <message>
            <source>can be melded</source>
            <translation>kan worden neergelegd</translation>
        </message>
        <message>
            <source>must be used at once</source>
            <translation>moet onmiddellijk worden gebruikt</translation>
        </message>
        <message numerus="yes">
            <source>{card}, under %n card(s)</source>
            <extracomment>a card in the discard pile, and how many cards lie on it. %n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{card}, onder %n kaart</numerusform>
                <numerusform>{card}, onder %n kaarten</numerusform>
            </translation>
        </message>
        <message>
            <source>{card}, on top</source>
            <extracomment>the top card of the discard pile. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card}, bovenop</translation>
        </message>
        <message>
            <source>Discard pile, {cards}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Aflegstapel, {cards}</translation>
        </message>
        <message>
            <source>{first} to {last} of {suit}</source>
            <extracomment>a run on the table, by its ends. {first}: the lowest rank of a run (5). {last}: the highest rank of a run (8). {suit}: the spoken suit of a card (clubs).</extracomment>
            <translation>{suit} {first} tot en met {last}</translation>
        </message>
        <message>
            <source>cannot be discarded</source>
            <translation>kan niet worden weggelegd</translation>
        </message>
        <message>
            <source>Your hand is empty.</source>
            <translation>Je hand is leeg.</translation>
        </message>
        <message>
            <source>In your hand, {count}: {cards}.</source>
            <extracomment>{count}: “7 cards”; {cards}: their names. {count}: how many cards (4). {cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>In je hand, {count}: {cards}.</translation>
        </message>
        <message>
            <source>run: {cards}; {points}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards). {points}: points (24 points).</extracomment>
            <translation>reeks: {cards}; {points}</translation>
        </message>
        <message>
            <source>set: {cards}; {points}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards). {points}: points (24 points).</extracomment>
            <translatorcomment>The players’ own word, in the Dutch source.</translatorcomment>
            <translation>set: {cards}; {points}</translation>
        </message>
        <message>
            <source>{meld}; laid by {name}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{meld}; neergelegd door {name}</translation>
        </message>
        <message>
            <source>{name}: {cards}; {total} in all, {on_table} on the table</source>
            <extracomment>{cards}: “7 cards”; {total} and {on_table}: “120 points”. {name}: the name of a player, whatever was typed (Bo). {cards}: cards in spoken words, or how many cards (7 cards). {total}: the points of all rounds together (120 points). {on_table}: what lies on the table for a player (24 points).</extracomment>
            <translation>{name}: {cards}; in totaal {total}, op tafel {on_table}</translation>
        </message>
        <message>
            <source>{seat}; playing now</source>
            <extracomment>{seat}: a player with cards and points, as “Bo: 7 cards; …”. {seat}: a player with cards and points (Bo: 7 cards; in all 120 points).</extracomment>
            <translation>{seat}; nu aan de beurt</translation>
        </message>
        <message>
            <source>You may call this discard until somebody else does.</source>
            <translation>Je mag om deze kaart roepen, tot iemand anders het doet.</translation>
        </message>
        <message>
            <source>You may call this discard, for as long as you like.</source>
            <translation>Je mag om deze kaart roepen, zolang je wilt.</translation>
        </message>
        <message numerus="yes">
            <source>You may call this discard for %n second(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Je mag %n seconde lang om deze kaart roepen.</numerusform>
                <numerusform>Je mag %n seconden lang om deze kaart roepen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A false call costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Een onterechte roep kost %n punt.</numerusform>
                <numerusform>Een onterechte roep kost %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{key} calls it, {other} lets it pass.</source>
            <extracomment>{key} and {other}: keys, such as C and Esc. {key}: a key (C). {other}: another key (Esc).</extracomment>
            <translation>{key} roept, met {other} laat je hem liggen.</translation>
        </message>
        <message>
            <source>No card is chosen.</source>
            <translation>Er is geen kaart gekozen.</translation>
        </message>
        <message>
            <source>Chosen: {cards}.</source>
            <extracomment>{cards}: cards of the hand, as “seven to nine of clubs”. {cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Gekozen: {cards}.</translation>
        </message>
        <message>
            <source>The match goes to {target}.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>De partij gaat tot {target}.</translation>
        </message>
        <message>
            <source>Dealer: {name}.</source>
            <extracomment>{name}: a player, perhaps “You”. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Deler: {name}.</translation>
        </message>
        <message>
            <source>{name}: {points}, {total} in all</source>
            <extracomment>{points}: of this round, as “+25”; {total}: of all rounds, as “120 points”. {name}: the name of a player, whatever was typed (Bo). {points}: points (24 points). {total}: the points of all rounds together (120 points).</extracomment>
            <translation>{name}: {points}, in totaal {total}</translation>
        </message>
        <message>
            <source>{key} deals the next round.</source>
            <extracomment>{key}: of the keyboard, such as Ctrl+Return. {key}: a key (C).</extracomment>
            <translation>{key} deelt de volgende ronde.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsDialog</name>
        <message>
            <source>Statistics</source>
            <translation>Statistiek</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regels</translation>
        </message>
        <message>
            <source>All rules</source>
            <translation>Alle regels</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rondes</translation>
        </message>
        <message>
            <source>Unassisted</source>
            <translation>Zonder hulp</translation>
        </message>
        <message>
            <source>Assisted</source>
            <translation>Met hulp</translation>
        </message>
        <message>
            <source>All rounds</source>
            <translation>Alle rondes</translation>
        </message>
        <message>
            <source>Matches won of the last 20</source>
            <translation>Gewonnen van de laatste 20 partijen</translation>
        </message>
        <message>
            <source>Results by opponent</source>
            <translation>Resultaten per tegenspeler</translation>
        </message>
        <message>
            <source>Start &amp;afresh…</source>
            <translation>Opnieuw &amp;beginnen…</translation>
        </message>
        <message>
            <source>Finish a match, and it is counted here.</source>
            <translation>Speel een partij uit, dan wordt die hier geteld.</translation>
        </message>
        <message>
            <source>New &amp;match…</source>
            <translation>&amp;Nieuwe partij…</translation>
        </message>
        <message numerus="yes">
            <source>Not counted: %n match(es) that cannot be read at the moment.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Niet geteld: %n partij die nu niet kan worden gelezen.</numerusform>
                <numerusform>Niet geteld: %n partijen die nu niet kunnen worden gelezen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Tegen</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partijen</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>matches played</source>
            <translation>gespeelde partijen</translation>
        </message>
        <message>
            <source>matches won</source>
            <translation>gewonnen partijen</translation>
        </message>
        <message>
            <source>assisted: {number}</source>
            <extracomment>{number}: how many of all (3).</extracomment>
            <translation>met hulp: {number}</translation>
        </message>
        <message>
            <source>points per round</source>
            <translation>punten per ronde</translation>
        </message>
        <message>
            <source>current winning streak</source>
            <translation>huidige winstreeks</translation>
        </message>
        <message>
            <source>longest winning streak</source>
            <translation>langste winstreeks</translation>
        </message>
        <message>
            <source>rounds played</source>
            <translation>gespeelde rondes</translation>
        </message>
        <message>
            <source>best round</source>
            <translation>beste ronde</translation>
        </message>
        <message>
            <source>rounds you went out in</source>
            <translation>rondes waarin je uitging</translation>
        </message>
        <message>
            <source>of {all}</source>
            <extracomment>{all}: how many there are (5).</extracomment>
            <translation>van {all}</translation>
        </message>
        <message>
            <source>piles taken</source>
            <translation>genomen aflegstapels</translation>
        </message>
        <message>
            <source>Turns in which you took more than the top discard, of those where you could</source>
            <translation>Beurten waarin je meer dan de bovenste kaart van de aflegstapel nam, van de beurten waarin dat kon</translation>
        </message>
        <message>
            <source>most rounds in a match</source>
            <translation>meeste rondes in een partij</translation>
        </message>
        <message>
            <source>discards called</source>
            <translation>keer terecht geroepen</translation>
        </message>
        <message>
            <source>Discards of others that you called, out of those that fitted a meld</source>
            <translation>Door anderen weggelegde kaarten waar je om riep, van de kaarten die bij een combinatie pasten</translation>
        </message>
        <message>
            <source>false calls</source>
            <translation>keer onterecht geroepen</translation>
        </message>
        <message>
            <source>Calls that fitted nowhere and cost points</source>
            <translation>Roepen om kaarten die nergens pasten, wat punten kostte</translation>
        </message>
        <message>
            <source>Start counting from now on?</source>
            <translation>Vanaf nu opnieuw tellen?</translation>
        </message>
        <message>
            <source>Your saved matches stay. This cannot be undone.</source>
            <translation>Je opgeslagen partijen blijven. Dit kan niet ongedaan worden gemaakt.</translation>
        </message>
        <message>
            <source>Start &amp;afresh</source>
            <translation>Opnieuw &amp;beginnen</translation>
        </message>
        <message>
            <source>&amp;Keep counting</source>
            <translation>&amp;Doortellen</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Read the rule behind this in the handbook</source>
            <translation>De regel hierover in het handboek lezen</translation>
        </message>
        <message>
            <source>Rommy!</source>
            <extracomment>what players call out in the Danish game; the same in all languages.</extracomment>
            <translation>Rommy!</translation>
        </message>
        <message numerus="yes">
            <source>Call the last discard; a false call costs %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Roepen om de laatst weggelegde kaart; een onterechte roep kost %n punt</numerusform>
                <numerusform>Roepen om de laatst weggelegde kaart; een onterechte roep kost %n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>Let it pass</source>
            <extracomment>a button: not to call the discard.</extracomment>
            <translation>Niet roepen</translation>
        </message>
        <message>
            <source>Pass</source>
            <extracomment>a button, the verb: to take no card.</extracomment>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Volgende ronde</translation>
        </message>
        <message>
            <source>Scores</source>
            <extracomment>a button: shows the score sheet.</extracomment>
            <translation>Punten</translation>
        </message>
        <message>
            <source>Discard</source>
            <extracomment>a button, the verb: to put a card on the discard pile.</extracomment>
            <translation>Wegleggen</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n punt betalen</numerusform>
                <numerusform>%n punten betalen</numerusform>
            </translation>
        </message>
        <message>
            <source>Look into the pile ({points})</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>Aflegstapel bekijken ({points})</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Waarom?</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ongedaan maken</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tip</translation>
        </message>
        <message>
            <source>Round {number} of {all}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Ronde {number} van {all}</translation>
        </message>
        <message>
            <source>Suit</source>
            <extracomment>a button: sorts the hand by suit (clubs, diamonds …). Little room.</extracomment>
            <translation>Kleur</translation>
        </message>
        <message>
            <source>Sort the hand by suit</source>
            <translation>De hand op kleur sorteren</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>a button: sorts the hand by rank (2, 3, … king). Little room.</extracomment>
            <translation>Waarde</translation>
        </message>
        <message>
            <source>Sort the hand by rank</source>
            <translation>De hand op waarde sorteren</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>a button: sorts the hand so that melds lie side by side. Little room.</extracomment>
            <translatorcomment>Short for combinaties, which has no room in this button; its tooltip says the whole word.</translatorcomment>
            <translation>Combi’s</translation>
        </message>
        <message>
            <source>Sort melds side by side</source>
            <translation>Combinaties naast elkaar sorteren</translation>
        </message>
        <message>
            <source>Do it</source>
            <translation>Doen</translation>
        </message>
        <message>
            <source>Meld</source>
            <extracomment>a button, the verb: to lay chosen cards as a meld.</extracomment>
            <translation>Neerleggen</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Ruilen</translation>
        </message>
        <message>
            <source>Lay off</source>
            <extracomment>a button, the verb: to add chosen cards to melds on the table.</extracomment>
            <translation>Aanleggen</translation>
        </message>
        <message>
            <source>Lay all ({points})</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>Alles leggen ({points})</translation>
        </message>
        <message numerus="yes">
            <source>You made %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Je haalde %n punt.</numerusform>
                <numerusform>Je haalde %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>In the lead: {names}.</source>
            <extracomment>{names}: several players, “You” perhaps among them. {names}: the names of players, as a list (Bo and Cleo).</extracomment>
            <translation>Aan kop: {names}.</translation>
        </message>
        <message>
            <source>These do not make a meld.</source>
            <translation>Deze kaarten vormen geen combinatie.</translation>
        </message>
        <message>
            <source>Lay every meld and lay off what fits</source>
            <translation>Alle combinaties neerleggen en aanleggen wat past</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>a button: shows the list of moves that were played.</extracomment>
            <translation>Verloop</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Wat er gebeurde</translation>
        </message>
        <message>
            <source>You discard one card: choose just that one.</source>
            <translation>Er wordt één kaart weggelegd: kies alleen die ene.</translation>
        </message>
        <message numerus="yes">
            <source>A call would cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Roepen zou %n punt kosten.</numerusform>
                <numerusform>Roepen zou %n punten kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Does it fit? Then call it.</source>
            <extracomment>the last discard: a meld on the table.</extracomment>
            <translation>Past hij? Roep dan.</translation>
        </message>
        <message>
            <source>of {points}</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>van {points}</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Ronde {number}</translation>
        </message>
        <message>
            <source>Card table</source>
            <translation>Kaarttafel</translation>
        </message>
        <message>
            <source>{rank}: not here.</source>
            <extracomment>{rank}: the spoken rank of a card (seven).</extracomment>
            <translation>{rank}: niet erbij.</translation>
        </message>
        <message>
            <source>The discard pile, from the bottom up</source>
            <translation>De aflegstapel, van onder naar boven</translation>
        </message>
        <message>
            <source>Put the cards back</source>
            <translation>Kaarten terugleggen</translation>
        </message>
        <message numerus="yes">
            <source>You have won the match with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Je hebt de partij gewonnen met %n punt.</numerusform>
                <numerusform>Je hebt de partij gewonnen met %n punten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has won the match with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} heeft de partij gewonnen met %n punt.</numerusform>
                <numerusform>{name} heeft de partij gewonnen met %n punten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lead with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Je staat aan kop met %n punt.</numerusform>
                <numerusform>Je staat aan kop met %n punten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} leads with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} staat aan kop met %n punt.</numerusform>
                <numerusform>{name} staat aan kop met %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} is playing.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} speelt.</translation>
        </message>
        <message>
            <source>It fits: call it?</source>
            <translation>Hij past: roepen?</translation>
        </message>
        <message>
            <source>Your turn. {may}</source>
            <extracomment>{may}: a whole sentence, such as “Draw, or take a discard.”. {may}: a whole sentence: what may be done (Draw, or take a discard.).</extracomment>
            <translation>Jij bent aan de beurt. {may}</translation>
        </message>
    </context>
    <context>
        <name>Turns</name>
        <message>
            <source>{place} ({points})</source>
            <extracomment>{place}: “for Bo’s joker”; {points}: what that cost the joker’s owner, as “−15”. {place}: whose joker was swapped (for Bo’s joker). {points}: points with their sign (+25).</extracomment>
            <translation>{place} ({points})</translation>
        </message>
        <message>
            <source>{word} {count}</source>
            <extracomment>{word}: what a player did, as “took” or “laid”; {count}: with how many cards. Little room. {word}: what a player did (took). {count}: how many cards (4).</extracomment>
            <translation>{word} {count}</translation>
        </message>
        <message>
            <source>unseen</source>
            <extracomment>how a player discarded the last card: face down. There is hardly room.</extracomment>
            <translation>gedekt</translation>
        </message>
        <message>
            <source>went out</source>
            <extracomment>what a player did, at the end of their last turn.</extracomment>
            <translation>gaat uit</translation>
        </message>
        <message>
            <source>laid one face down</source>
            <extracomment>what a player did, where there is little room.</extracomment>
            <translation>laatste gedekt</translation>
        </message>
        <message>
            <source>dealt {count}, turned up</source>
            <extracomment>{count}: cards for each player; a small card follows, the first of the discard pile. {count}: how many cards (4).</extracomment>
            <translation>deelt {count}, open</translation>
        </message>
        <message>
            <source>drew</source>
            <extracomment>what a player did, before a small card: drew it from the stock.</extracomment>
            <translation>pakt</translation>
        </message>
        <message>
            <source>took</source>
            <extracomment>what a player did, before small cards: took them from the discard pile.</extracomment>
            <translation>neemt</translation>
        </message>
        <message>
            <source>laid</source>
            <extracomment>what a player did, before small cards: laid them as a meld.
----------
what a player did, before small cards: laid them off on a meld on the table.</extracomment>
            <translation>legt</translation>
        </message>
        <message>
            <source>swapped</source>
            <extracomment>what a player did, before a small card: gave it for a joker on the table.</extracomment>
            <translation>ruilt</translation>
        </message>
        <message>
            <source>discarded</source>
            <extracomment>what a player did, before a small card: discarded it.</extracomment>
            <translation>legt weg</translation>
        </message>
        <message>
            <source>called</source>
            <extracomment>what a player did, before a small card: called “Rommy!” and laid it off.</extracomment>
            <translation>roept</translation>
        </message>
        <message>
            <source>called in vain, {points}</source>
            <extracomment>{points}: what that cost, as “−50”. {points}: points with their sign (+25).</extracomment>
            <translation>roept onterecht, {points}</translation>
        </message>
        <message>
            <source>paid {points}</source>
            <extracomment>{points}: what that cost, as “−50”. {points}: points with their sign (+25).</extracomment>
            <translation>betaalt {points}</translation>
        </message>
        <message>
            <source>looked</source>
            <extracomment>what a player did: looked into the discard pile.</extracomment>
            <translation>kijkt</translation>
        </message>
        <message>
            <source>passed</source>
            <extracomment>what a player did.</extracomment>
            <translation>past</translation>
        </message>
        <message>
            <source>The discards became the stock ({count})</source>
            <extracomment>{count}: how many cards the stock has now. {count}: how many cards (4).</extracomment>
            <translation>De aflegstapel wordt de stok ({count})</translation>
        </message>
        <message>
            <source>The round is over</source>
            <translation>De ronde is voorbij</translation>
        </message>
        <message>
            <source>a stand-in played:</source>
            <extracomment>at an opponent who did not answer, before what a simple player did in that turn.</extracomment>
            <translation>een invaller speelde:</translation>
        </message>
        <message>
            <source>for a joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>voor een joker</translation>
        </message>
        <message>
            <source>dealt {count}</source>
            <extracomment>{count}: cards for each player; the first of the discard pile is covered now. {count}: how many cards (4).</extracomment>
            <translation>deelt {count}</translation>
        </message>
        <message>
            <source>discarded a card</source>
            <extracomment>what a player did; which card it was is covered now.</extracomment>
            <translation>legt kaart weg</translation>
        </message>
        <message>
            <source>took the pile ({count})</source>
            <extracomment>what a player did; {count}: how many cards lay in the discard pile. {count}: how many cards (4).</extracomment>
            <translation>neemt de stapel ({count})</translation>
        </message>
        <message>
            <source>on your run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>aan jouw reeks</translation>
        </message>
        <message>
            <source>on their own run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>aan de eigen reeks</translation>
        </message>
        <message>
            <source>on {name}’s run</source>
            <extracomment>after cards that were laid off, and whose run they joined. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>aan de reeks van {name}</translation>
        </message>
        <message>
            <source>on a run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>aan een reeks</translation>
        </message>
        <message>
            <source>on your set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>aan jouw set</translation>
        </message>
        <message>
            <source>on their own set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>aan de eigen set</translation>
        </message>
        <message>
            <source>on {name}’s set</source>
            <extracomment>after cards that were laid off, and whose set they joined. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>aan de set van {name}</translation>
        </message>
        <message>
            <source>on a set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>aan een set</translation>
        </message>
        <message>
            <source>for your joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>voor jouw joker</translation>
        </message>
        <message>
            <source>for their own joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>voor de eigen joker</translation>
        </message>
        <message>
            <source>for {name}’s joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>voor de joker van {name}</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>A hidden card has been shown since. If you then play on in another way, the round counts as assisted; if you redo what you took back, it does not.</source>
            <translation>Sindsdien is een verborgen kaart getoond. Speel je daarna anders verder, dan geldt de ronde als met hulp gespeeld; doe je opnieuw wat je terugnam, dan niet.</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>500 Rum, a quiet evening at the table</source>
            <translation>500 Rum, een rustige avond aan tafel</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>German rules</source>
            <translation>Duitsland</translation>
        </message>
        <message>
            <source>Swedish rules</source>
            <translation>Zweden</translation>
        </message>
        <message>
            <source>Only the top discard shows. Take it, or dare to take the whole pile: then you lay a new meld from it at once or pay 100 points. Going out is worth 50.</source>
            <translation>Alleen de bovenste kaart van de aflegstapel is te zien. Neem die, of waag je aan de hele aflegstapel: dan leg je er onmiddellijk een nieuwe combinatie mee neer of betaal je 100 punten. Uitgaan levert er 50 op.</translation>
        </message>
        <message>
            <source>Michigan rummy</source>
            <translation>Michigan</translation>
        </message>
        <message>
            <source>Like Femhundra, but with the discards open: take the top one, or dare to take a deeper one with every card above it: then you lay a new meld from them or pay 100 points.</source>
            <translation>Zoals Femhundra, maar met open aflegstapel: neem de bovenste kaart, of waag je aan een diepere, met alle kaarten erboven: dan leg je er een nieuwe combinatie mee neer of betaal je 100 punten.</translation>
        </message>
        <message>
            <source>Dutch rules</source>
            <translation>Nederland</translation>
        </message>
        <message>
            <source>The same game as the German one, told in its own words: all discards open, seven cards, thirteen with two players.</source>
            <translation>Hetzelfde spel als het Duitse, in eigen woorden verteld: aflegstapel open, zeven kaarten, dertien met twee spelers.</translation>
        </message>
        <message>
            <source>Danish rules</source>
            <translation>Denemarken</translation>
        </message>
        <message>
            <source>With three jokers, runs that turn the corner, and the call “Rommy!” for a discard that fits a meld. You go out with a last card, face down.</source>
            <translation>Met drie jokers, reeksen die het hoekje om gaan, en “Rommy!” roepen om een weggelegde kaart die bij een combinatie past. Je gaat uit met een laatste kaart, gedekt.</translation>
        </message>
        <message>
            <source>Polish rules</source>
            <translation>Polen</translation>
        </message>
        <message>
            <source>Newcomer</source>
            <translation>Nieuwkomer</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translatorcomment>The same word in Dutch.</translatorcomment>
            <translation>Beginner</translation>
        </message>
        <message>
            <source>Casual</source>
            <extracomment>a level of play.</extracomment>
            <translation>Hobbyspeler</translation>
        </message>
        <message>
            <source>Club</source>
            <extracomment>a level of play, as good as a member of a card club; not the suit.</extracomment>
            <translation>Clubspeler</translation>
        </message>
        <message>
            <source>Expert</source>
            <translatorcomment>The same word in Dutch.</translatorcomment>
            <translation>Expert</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Meester</translation>
        </message>
        <message>
            <source>Random</source>
            <extracomment>an opponent that plays by chance.</extracomment>
            <translation>Toeval</translation>
        </message>
        <message>
            <source>Program</source>
            <extracomment>an opponent: another program.</extracomment>
            <translation>Programma</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>the person at the computer, as a player.</extracomment>
            <translation>Jij</translation>
        </message>
        <message>
            <source>Learned the game today: seldom takes a discard, and misses most lay-offs.</source>
            <translation>Heeft het spel vandaag geleerd: neemt zelden van de aflegstapel en mist bijna alles wat aangelegd kan worden.</translation>
        </message>
        <message>
            <source>Sees the top discard only, and overlooks a good deal.</source>
            <translation>Ziet alleen de bovenste kaart van de aflegstapel en ziet heel wat over het hoofd.</translation>
        </message>
        <message>
            <source>Looks a few discards deep, and overlooks something now and then.</source>
            <translation>Kijkt een paar kaarten diep in de aflegstapel en ziet af en toe iets over het hoofd.</translation>
        </message>
        <message>
            <source>Misses nothing and knows what each card is worth, but does not look ahead.</source>
            <translation>Ziet niets over het hoofd en weet wat een kaart waard is; kijkt niet vooruit.</translation>
        </message>
        <message>
            <source>Plays like Club, but guesses at hidden hands and tries its moves out first.</source>
            <translation>Speelt als “Clubspeler”, schat in wat anderen in de hand hebben, en probeert zetten eerst uit.</translation>
        </message>
        <message>
            <source>Plays like Expert, but looks five times as long and far more closely.</source>
            <translation>Speelt als “Expert”, denkt vijf keer zo lang na en kijkt veel nauwkeuriger.</translation>
        </message>
        <message>
            <source>{name} likes to take from the discard pile.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} neemt graag van de aflegstapel.</translation>
        </message>
        <message>
            <source>{name} seldom takes the pile, and gives little away.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} neemt zelden van de stapel en geeft weinig prijs.</translation>
        </message>
        <message>
            <source>{name} lays at once, and wants to be out first.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} legt meteen en wil als eerste uit zijn.</translation>
        </message>
        <message>
            <source>{name} keeps valuable cards, and lays them late.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} houdt dure kaarten vast en legt ze laat.</translation>
        </message>
        <message>
            <source>Fjord</source>
            <extracomment>a colour: blue as a fjord.</extracomment>
            <translatorcomment>The same word in Dutch.</translatorcomment>
            <translation>Fjord</translation>
        </message>
        <message>
            <source>Straw</source>
            <extracomment>a colour: yellow.</extracomment>
            <translation>Stro</translation>
        </message>
        <message>
            <source>Clay</source>
            <extracomment>a colour: reddish brown.</extracomment>
            <translation>Klei</translation>
        </message>
        <message>
            <source>Moss</source>
            <extracomment>a colour: green.</extracomment>
            <translation>Mos</translation>
        </message>
        <message>
            <source>Ice</source>
            <extracomment>a colour: pale blue.</extracomment>
            <translation>IJs</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>a colour: grey as the stone.</extracomment>
            <translation>Leisteen</translation>
        </message>
        <message>
            <source>Lichen</source>
            <extracomment>a colour: grey-green.</extracomment>
            <translation>Korstmos</translation>
        </message>
        <message>
            <source>Sky</source>
            <extracomment>a colour: light blue.</extracomment>
            <translation>Hemel</translation>
        </message>
        <message>
            <source>Iris</source>
            <translatorcomment>The same word in Dutch.</translatorcomment>
            <translation>Iris</translation>
        </message>
        <message>
            <source>Ochre</source>
            <translation>Oker</translation>
        </message>
        <message>
            <source>Raspberry</source>
            <translation>Framboos</translation>
        </message>
        <message>
            <source>Fern</source>
            <translation>Varen</translation>
        </message>
        <message>
            <source>Teal</source>
            <translation>Petrol</translation>
        </message>
        <message>
            <source>Violet</source>
            <translation>Paars</translation>
        </message>
        <message>
            <source>Olive</source>
            <translation>Olijf</translation>
        </message>
        <message>
            <source>Azure</source>
            <translation>Azuur</translation>
        </message>
        <message>
            <source>Challenge {mark}</source>
            <extracomment>{mark}: four digits and letters that tell challenges apart. {mark}: four digits and letters that tell challenges apart (5f3a).</extracomment>
            <translation>Uitdaging {mark}</translation>
        </message>
        <message>
            <source>Deal of {date}</source>
            <extracomment>{date}: a day in figures (24/11/2026).</extracomment>
            <translation>Kaarten van {date}</translation>
        </message>
        <message>
            <source>House rule: {house}</source>
            <extracomment>{house}: the name of house rules, whatever was typed. {house}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>Huisregel: {house}</translation>
        </message>
        <message numerus="yes">
            <source>%n opponent(s), {levels}</source>
            <extracomment>a row of the statistics. {levels}: Beginner and Club. Little room. %n: the number of what is counted; the word in front of (s) follows it (3). {levels}: levels, as a list (Beginner and Club).</extracomment>
            <translation>
                <numerusform>%n tegenspeler, {levels}</numerusform>
                <numerusform>%n tegenspelers, {levels}</numerusform>
            </translation>
        </message>
        <message>
            <source>Without machine code, as here, it takes 40 times as long.</source>
            <translation>Hier draait het zonder machinecode en duurt het 40 keer zo lang.</translation>
        </message>
        <message>
            <source>Program…</source>
            <translation>Programma…</translation>
        </message>
        <message>
            <source>Program: {program}</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>Programma: {program}</translation>
        </message>
        <message>
            <source>Nothing confines it here: it can do anything that you can.</source>
            <translation>Het draait hier zonder afscherming: het mag alles wat jij mag.</translation>
        </message>
        <message>
            <source>{program} cannot be started.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} kan niet worden gestart.</translation>
        </message>
        <message>
            <source>The classic. All discards lie open: take any of them, with every card above it, if you use it at once. The winner of a match collects the difference from each opponent.</source>
            <translation>De klassieker. Alle weggelegde kaarten liggen open: neem er een die je wilt, met alle kaarten erboven, als je die onmiddellijk gebruikt. De winnaar van een partij ontvangt van elke tegenspeler het verschil.</translation>
        </message>
        <message>
            <source>All discards lie open; the round ends at the latest with the last card of the stock.</source>
            <translation>Alle weggelegde kaarten liggen open; de ronde eindigt uiterlijk met de laatste kaart van de stok.</translation>
        </message>
        <message>
            <source>{program} ended instead of answering.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} stopte in plaats van te antwoorden.</translation>
        </message>
        <message>
            <source>{program} did not answer in time.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} heeft niet op tijd geantwoord.</translation>
        </message>
        <message>
            <source>{program} answered with something that is not a legal move.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} antwoordde met iets wat geen geldige zet is.</translation>
        </message>
        <message>
            <source>Your own program. Hints and reviews count it as the level it plays most like.</source>
            <translation>Je eigen programma. Tips en analyses rekenen het tot het niveau waar zijn spel het meest op lijkt.</translation>
        </message>
        <message>
            <source>{program} is no longer there: a simple stand-in plays for {name}.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{program} is er niet meer: een invaller speelt voor {name}.</translation>
        </message>
        <message>
            <source>Girl with a wreath</source>
            <translation>Meisje met krans</translation>
        </message>
        <message>
            <source>Sailor</source>
            <translation>Zeeman</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Haas</translation>
        </message>
        <message>
            <source>Owl</source>
            <translation>Uil</translation>
        </message>
        <message>
            <source>Grandmother</source>
            <translation>Grootmoeder</translation>
        </message>
        <message>
            <source>Moose</source>
            <translation>Eland</translation>
        </message>
        <message>
            <source>Goose</source>
            <translation>Gans</translation>
        </message>
        <message>
            <source>Chimney sweep</source>
            <translation>Schoorsteenveger</translation>
        </message>
        <message>
            <source>a move taken back after a hidden card had been shown</source>
            <translation>een zet teruggenomen nadat een verborgen kaart was getoond</translation>
        </message>
        <message>
            <source>a hint, the tutor or a covered card in the list of moves</source>
            <translation>een tip, de begeleider of een bedekte kaart in het speelverloop</translation>
        </message>
        <message>
            <source>a deal known before</source>
            <translation>een vooraf bekende kaartverdeling</translation>
        </message>
        <message>
            <source>a simple stand-in for an opponent</source>
            <translation>een invaller voor een tegenspeler</translation>
        </message>
        <message>
            <source>Assisted: {help}. The statistics keep such rounds apart.</source>
            <extracomment>{help}: what helped, as a list (a deal known before).</extracomment>
            <translation>Met hulp: {help}. De statistiek telt zulke rondes apart.</translation>
        </message>
        <message>
            <source>player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>speler {number}</translation>
        </message>
    </context>
</TS>
