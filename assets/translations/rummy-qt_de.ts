<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>About Rummy Qt</source>
            <translation>Über Rummy Qt</translation>
        </message>
        <message>
            <source>What the program is made of</source>
            <translation>Woraus das Programm besteht</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Lizenz</translation>
        </message>
        <message>
            <source>500 Rum against the computer, on your desktop. Free under the MIT licence.</source>
            <translation>500 Rum gegen den Computer, auf deinem Desktop. Frei unter der MIT-Lizenz.</translation>
        </message>
        <message>
            <source>Matches, statistics and settings are kept in {folder}</source>
            <extracomment>{folder}: a folder (/home/ann/matches).</extracomment>
            <translation>Partien, Statistik und Einstellungen liegen in {folder}</translation>
        </message>
        <message>
            <source>It contains, each under its own licence:</source>
            <translation>Es enthält, jeweils unter eigener Lizenz:</translation>
        </message>
        <message>
            <source>Its licence text is not on this computer: {place}</source>
            <extracomment>{place}: where a licence can be read (https://doc.qt.io).</extracomment>
            <translation>Der Lizenztext liegt nicht auf diesem Rechner: {place}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;New match…</source>
            <translation>&amp;Neue Partie…</translation>
        </message>
        <message>
            <source>Choose rules and opponents, and deal</source>
            <translation>Regeln und Gegner wählen und austeilen</translation>
        </message>
        <message>
            <source>&amp;Rematch</source>
            <translation>&amp;Revanche</translation>
        </message>
        <message>
            <source>Start a match with the same rules and opponents</source>
            <translation>Eine Partie mit denselben Regeln und Gegnern beginnen</translation>
        </message>
        <message>
            <source>Same &amp;deals again</source>
            <translation>&amp;Dieselben Karten</translation>
        </message>
        <message>
            <source>Play this match again with the very same cards</source>
            <translation>Diese Partie mit genau denselben Karten noch einmal spielen</translation>
        </message>
        <message>
            <source>Same deal of &amp;this round</source>
            <translation>Diese Runde n&amp;och einmal</translation>
        </message>
        <message>
            <source>Play this round again for practice, in a copy of the match</source>
            <translation>Diese Runde zur Übung noch einmal spielen, in einer Kopie der Partie</translation>
        </message>
        <message>
            <source>Res&amp;ign the match…</source>
            <translation>Partie auf&amp;geben…</translation>
        </message>
        <message>
            <source>Give up the match; it counts as lost</source>
            <translation>Die Partie aufgeben; sie zählt als verloren</translation>
        </message>
        <message>
            <source>Saved m&amp;atches</source>
            <translation>Gespeicherte &amp;Partien</translation>
        </message>
        <message>
            <source>Go on with a saved match, or look back at it</source>
            <translation>Eine Partie suchen und weiterspielen oder auf sie zurückblicken</translation>
        </message>
        <message>
            <source>&amp;Open a match file…</source>
            <translation>Partiedatei ö&amp;ffnen…</translation>
        </message>
        <message>
            <source>Open a match from a file</source>
            <translation>Eine Partie aus einer Datei öffnen</translation>
        </message>
        <message>
            <source>Re&amp;play rounds</source>
            <translation>Runden nach&amp;spielen</translation>
        </message>
        <message>
            <source>Look at the finished rounds of this match, move by move</source>
            <translation>Die beendeten Runden dieser Partie ansehen, Zug für Zug</translation>
        </message>
        <message>
            <source>Re&amp;view the last round</source>
            <translation>Letzte Runde &amp;analysieren</translation>
        </message>
        <message>
            <source>What each of your decisions cost, and why</source>
            <translation>Was jede deiner Entscheidungen gekostet hat und warum</translation>
        </message>
        <message>
            <source>About this &amp;match…</source>
            <translation>Über diese Par&amp;tie…</translation>
        </message>
        <message>
            <source>Players, file and the fingerprint of the deals</source>
            <translation>Spieler, Datei und der Fingerabdruck der Kartenverteilung</translation>
        </message>
        <message>
            <source>&amp;Leave the table</source>
            <translation>Den Tisch &amp;verlassen</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>Go to the welcome page</source>
            <translation>Zur Startseite gehen</translation>
        </message>
        <message>
            <source>Deal of the da&amp;y</source>
            <translation>Rund&amp;e des Tages</translation>
        </message>
        <message>
            <source>One round a day, with the same cards for everybody</source>
            <translation>Eine Runde am Tag, mit denselben Karten für alle</translation>
        </message>
        <message>
            <source>Beat all seven at the table, one after another</source>
            <translation>Die sieben am Tisch schlagen, einen nach dem anderen</translation>
        </message>
        <message>
            <source>&amp;Back to the match</source>
            <translation>&amp;Zurück zur Partie</translation>
        </message>
        <message>
            <source>Leave practice, and go back to where you started it</source>
            <translation>Die Übung verlassen und dort weiterspielen, wo sie begonnen wurde</translation>
        </message>
        <message>
            <source>Close the window</source>
            <translation>Das Fenster schließen</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>Take back the last move</source>
            <translation>Den letzten Zug zurücknehmen</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>Repeat the move you took back</source>
            <translation>Noch einmal spielen, was zurückgenommen wurde</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <translation>&amp;Tipp</translation>
        </message>
        <message>
            <source>Show a good move and why; the round then counts as assisted</source>
            <translation>Einen guten Zug mit Begründung zeigen; die Runde gilt dann als mit Hilfe gespielt</translation>
        </message>
        <message>
            <source>&amp;Call “Rommy!”</source>
            <translation>„Rommy!“ ru&amp;fen</translation>
        </message>
        <message>
            <source>Call the last discard, if the rules allow calls</source>
            <translation>Zur zuletzt abgeworfenen Karte „Rommy!“ rufen, wenn die Regeln das vorsehen</translation>
        </message>
        <message>
            <source>Move cards le&amp;ft</source>
            <translation>Karten nach &amp;links</translation>
        </message>
        <message>
            <source>Move the chosen cards in your hand by one place</source>
            <translation>Die gewählten Karten deiner Hand um einen Platz verschieben</translation>
        </message>
        <message>
            <source>Move cards ri&amp;ght</source>
            <translation>Karten nach r&amp;echts</translation>
        </message>
        <message>
            <source>&amp;Lay everything</source>
            <translation>&amp;Alles legen</translation>
        </message>
        <message>
            <source>Lay all melds in your hand, and all cards that fit</source>
            <translation>Alle Kombinationen aus deiner Hand auslegen und alle passenden Karten anlegen</translation>
        </message>
        <message>
            <source>&amp;Next round</source>
            <translation>&amp;Nächste Runde</translation>
        </message>
        <message>
            <source>Deal the next round</source>
            <translation>Die nächste Runde austeilen</translation>
        </message>
        <message>
            <source>S&amp;core sheet</source>
            <translation>&amp;Punktezettel</translation>
        </message>
        <message>
            <source>The points of every round</source>
            <translation>Die Punkte jeder Runde</translation>
        </message>
        <message>
            <source>&amp;Moves of this round</source>
            <translation>&amp;Züge dieser Runde</translation>
        </message>
        <message>
            <source>Ne&amp;xt part of the table</source>
            <translation>Nä&amp;chster Teil des Tisches</translation>
        </message>
        <message>
            <source>From the stock to the discards, the melds, your hand, and around</source>
            <translation>Vom Stapel zum Ablagestapel, zu den Kombinationen, zu deiner Hand und wieder von vorn</translation>
        </message>
        <message>
            <source>Previ&amp;ous part of the table</source>
            <translation>&amp;Voriger Teil des Tisches</translation>
        </message>
        <message>
            <source>The same way back</source>
            <translation>Derselbe Weg zurück</translation>
        </message>
        <message>
            <source>&amp;What happened last?</source>
            <translation>&amp;Was geschah zuletzt?</translation>
        </message>
        <message>
            <source>Th&amp;e ladder</source>
            <translation>D&amp;ie Leiter</translation>
        </message>
        <message>
            <source>&amp;Challenge a friend…</source>
            <translation>Einen Fre&amp;und herausfordern…</translation>
        </message>
        <message>
            <source>Play a round that a friend plays with the same cards</source>
            <translation>Eine Runde spielen, die ein Freund mit denselben Karten spielt</translation>
        </message>
        <message>
            <source>&amp;Find the move</source>
            <translation>Den ri&amp;chtigen Zug finden</translation>
        </message>
        <message>
            <source>Practise the decisions that cost most</source>
            <translation>Die Entscheidungen üben, die am meisten gekostet haben</translation>
        </message>
        <message>
            <source>Play the h&amp;int</source>
            <translation>T&amp;ipp spielen</translation>
        </message>
        <message>
            <source>Play the next move of the hint that is shown</source>
            <translation>Den nächsten Zug des gezeigten Tipps spielen</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <translation>Vom Stapel ziehen</translation>
        </message>
        <message>
            <source>Draw, wherever the focus is</source>
            <translation>Ziehen, egal, wo der Fokus ist</translation>
        </message>
        <message>
            <source>Take the top discard</source>
            <translation>Die oberste Karte vom Ablagestapel nehmen</translation>
        </message>
        <message>
            <source>Take the card that lies on top of the discard pile</source>
            <translation>Die Karte nehmen, die oben auf dem Ablagestapel liegt</translation>
        </message>
        <message>
            <source>Take the whole pile</source>
            <translation>Den ganzen Ablagestapel nehmen</translation>
        </message>
        <message>
            <source>Take all cards of the discard pile</source>
            <translation>Alle Karten vom Ablagestapel nehmen</translation>
        </message>
        <message>
            <source>To your hand</source>
            <translation>Zu deiner Hand</translation>
        </message>
        <message>
            <source>Give the focus to your hand</source>
            <translation>Den Fokus auf deine Hand setzen</translation>
        </message>
        <message>
            <source>To the melds</source>
            <translation>Zu den Kombinationen</translation>
        </message>
        <message>
            <source>Give the focus to the melds on the table</source>
            <translation>Den Fokus auf die Kombinationen auf dem Tisch setzen</translation>
        </message>
        <message>
            <source>Read out your hand</source>
            <translation>Deine ganze Hand ansagen</translation>
        </message>
        <message>
            <source>Read out all cards in your hand, one by one</source>
            <translation>Alle Karten deiner Hand ansagen, eine nach der anderen</translation>
        </message>
        <message>
            <source>Read out the scores</source>
            <translation>Den Punktestand ansagen</translation>
        </message>
        <message>
            <source>Read out each player’s cards and points</source>
            <translation>Karten und Punkte jedes Spielers ansagen</translation>
        </message>
        <message>
            <source>Read out how things stand</source>
            <translation>Ansagen, wie es steht</translation>
        </message>
        <message>
            <source>Read out the round, the target, the dealer and whose turn it is</source>
            <translation>Runde, Ziel, Geber und wer an der Reihe ist ansagen</translation>
        </message>
        <message>
            <source>Open or close the list of moves over the table</source>
            <translation>Die Liste der Züge über dem Tisch öffnen oder schließen</translation>
        </message>
        <message>
            <source>Say again what happened last</source>
            <translation>Noch einmal sagen, was zuletzt geschah</translation>
        </message>
        <message>
            <source>S&amp;tatistics</source>
            <translation>S&amp;tatistik</translation>
        </message>
        <message>
            <source>How you have played so far</source>
            <translation>Wie du bisher gespielt hast</translation>
        </message>
        <message>
            <source>F&amp;irsts and bests</source>
            <translation>Premieren und R&amp;ekorde</translation>
        </message>
        <message>
            <source>What you did for the first time, and your records</source>
            <translation>Was dir zum ersten Mal gelungen ist, und deine Rekorde</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>Voll&amp;bild</translation>
        </message>
        <message>
            <source>Fill the screen with the table</source>
            <translation>Den ganzen Bildschirm für den Tisch nutzen</translation>
        </message>
        <message>
            <source>So&amp;und</source>
            <translation>&amp;Ton</translation>
        </message>
        <message>
            <source>Turn the sound on or off</source>
            <translation>Den Ton ein- oder ausschalten</translation>
        </message>
        <message>
            <source>&amp;House rules…</source>
            <translation>&amp;Hausregeln…</translation>
        </message>
        <message>
            <source>Copy a rulebook and change what you like</source>
            <translation>Ein Regelwerk kopieren und nach Belieben ändern</translation>
        </message>
        <message>
            <source>&amp;Preferences…</source>
            <translation>&amp;Einstellungen…</translation>
        </message>
        <message>
            <source>Theme, cards, animation and help</source>
            <translation>Farbschema, Karten, Bewegung und Hilfe</translation>
        </message>
        <message>
            <source>Hand&amp;book</source>
            <translation>Hand&amp;buch</translation>
        </message>
        <message>
            <source>The rules of this game, clause by clause</source>
            <translation>Die Regeln dieses Spiels, Punkt für Punkt</translation>
        </message>
        <message>
            <source>Keys at this &amp;moment</source>
            <translation>Tasten in diesem &amp;Moment</translation>
        </message>
        <message>
            <source>What each key does at the table now</source>
            <translation>Was jede Taste jetzt am Tisch tut</translation>
        </message>
        <message>
            <source>Show where matches are &amp;kept</source>
            <translation>Ordner der &amp;Partien zeigen</translation>
        </message>
        <message>
            <source>Open the folder of the saved matches</source>
            <translation>Den Ordner der gespeicherten Partien öffnen</translation>
        </message>
        <message>
            <source>&amp;About Rummy Qt</source>
            <translation>Über Rumm&amp;y Qt</translation>
        </message>
        <message>
            <source>Version and licence</source>
            <translation>Version und Lizenz</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <extracomment>a menu.</extracomment>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <extracomment>a menu: what a player can do.</extracomment>
            <translation>&amp;Zug</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>a menu: what the window shows.</extracomment>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation>&amp;Optionen</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>G&amp;uided rounds</source>
            <translation>Ge&amp;führte Runden</translation>
        </message>
        <message>
            <source>Learn the game in six rounds of two minutes</source>
            <translation>Das Spiel in sechs Runden von je zwei Minuten lernen</translation>
        </message>
        <message>
            <source>To the next part of the table, and to the one before</source>
            <translation>Zum nächsten Teil des Tisches und zum vorigen</translation>
        </message>
        <message>
            <source>Within a part, and to its ends</source>
            <translation>Innerhalb eines Teils und an seine Enden</translation>
        </message>
        <message>
            <source>Choose a card in your hand, or put it back</source>
            <translation>Eine Karte deiner Hand wählen oder wieder loslassen</translation>
        </message>
        <message>
            <source>Choose a meld that the card is part of; again: another such meld</source>
            <translation>Eine Kombination wählen, zu der die Karte gehört; noch einmal: eine andere</translation>
        </message>
        <message>
            <source>Play what has the focus: draw, take, meld the chosen cards, lay off, else discard</source>
            <translation>Spielen, was den Fokus hat: ziehen, nehmen, die gewählten Karten auslegen, anlegen, sonst abwerfen</translation>
        </message>
        <message>
            <source>Discard the card with the focus, even where it would fit</source>
            <translation>Die Karte mit dem Fokus abwerfen, auch wenn sie passen würde</translation>
        </message>
        <message>
            <source>Let a discard pass, or put away a question, the chosen cards or a refusal</source>
            <translation>Nicht rufen, eine Frage oder Ablehnung ausblenden oder gewählte Karten loslassen</translation>
        </message>
        <message>
            <source>To the next card of this rank; 1, 0, T: a ten</source>
            <translation>Zur nächsten Karte mit diesem Wert; 1, 0, T: eine Zehn</translation>
        </message>
    </context>
    <context>
        <name>Areas</name>
        <message>
            <source>Stock</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Kombinationen</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Deine Hand</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Nothing has been melded yet.</source>
            <translation>Noch ist nichts ausgelegt.</translation>
        </message>
        <message>
            <source>Choose cards in your hand first, then press Enter here.</source>
            <translation>Wähle zuerst Karten deiner Hand und drücke dann hier die Eingabetaste.</translation>
        </message>
        <message>
            <source>Another card is chosen: go to it, or put it back with Esc.</source>
            <translation>Eine andere Karte ist gewählt: Geh zu ihr oder lass sie mit Esc los.</translation>
        </message>
        <message>
            <source>This card is in no meld that can be laid now.</source>
            <translation>Diese Karte gehört zu keiner Kombination, die du jetzt auslegen kannst.</translation>
        </message>
        <message>
            <source>There is nothing to call now.</source>
            <translation>Im Moment gibt es nichts zu rufen.</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Ablagestapel</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>ace</source>
            <translation>Ass</translation>
        </message>
        <message>
            <source>two</source>
            <translation>Zwei</translation>
        </message>
        <message>
            <source>three</source>
            <translation>Drei</translation>
        </message>
        <message>
            <source>four</source>
            <translation>Vier</translation>
        </message>
        <message>
            <source>five</source>
            <translation>Fünf</translation>
        </message>
        <message>
            <source>six</source>
            <translation>Sechs</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>Sieben</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>Acht</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>Neun</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>Zehn</translation>
        </message>
        <message>
            <source>jack</source>
            <translation>Bube</translation>
        </message>
        <message>
            <source>queen</source>
            <translation>Dame</translation>
        </message>
        <message>
            <source>king</source>
            <translation>König</translation>
        </message>
        <message>
            <source>clubs</source>
            <extracomment>the suit ♣.</extracomment>
            <translation>Kreuz</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>Karo</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>Herz</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>Pik</translation>
        </message>
        <message>
            <source>A K Q J</source>
            <extracomment>the letters that your country prints on ace, king, queen and jack, with spaces between.</extracomment>
            <translation>A K D B</translation>
        </message>
        <message>
            <source>Joker</source>
            <extracomment>written beside cards such as 7♣, so in few characters.</extracomment>
            <translatorcomment>The same word in German.</translatorcomment>
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
            <translation>Joker</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <extracomment>the spoken name of a card: seven of clubs. The two may change places. {rank}: the spoken rank of a card (seven). {suit}: the spoken suit of a card (clubs).</extracomment>
            <translation>{suit}-{rank}</translation>
        </message>
        <message>
            <source>a joker</source>
            <extracomment>spoken in a sentence: English has an article, most languages say the same as for “joker”.</extracomment>
            <translation>Joker</translation>
        </message>
        <message>
            <source>a joker as {card}</source>
            <extracomment>spoken in a sentence; else the same as “joker as {card}”. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Joker als {card}</translation>
        </message>
        <message>
            <source>the {card}</source>
            <extracomment>spoken in a sentence: English has an article; most languages say {card} alone. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card}</translation>
        </message>
        <message>
            <source>joker as {card}</source>
            <extracomment>spoken: a joker on the table, and the card that it stands for. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Joker als {card}</translation>
        </message>
    </context>
    <context>
        <name>Chair</name>
        <message>
            <source>Name of player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Name von Spieler {number}</translation>
        </message>
        <message>
            <source>Level of player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Spielstärke von Spieler {number}</translation>
        </message>
        <message>
            <source>Colour: {name}</source>
            <extracomment>{name}: the name of a colour (Moss).</extracomment>
            <translation>Farbe: {name}</translation>
        </message>
        <message>
            <source>Colour of player {number}: {name}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {name}: the name of a colour (Moss).</extracomment>
            <translation>Farbe von Spieler {number}: {name}</translation>
        </message>
    </context>
    <context>
        <name>Challenge</name>
        <message>
            <source>Challenge a friend</source>
            <translation>Einen Freund herausfordern</translation>
        </message>
        <message>
            <source>&amp;Open a friend’s file…</source>
            <translation>Datei eines Freundes &amp;öffnen…</translation>
        </message>
        <message>
            <source>&amp;Save for a friend…</source>
            <translation>Für einen Freund &amp;speichern…</translation>
        </message>
        <message>
            <source>Challenges</source>
            <translation>Herausforderungen</translation>
        </message>
        <message>
            <source>Play a round and send it to a friend as a file. Your friend plays the same cards without seeing your moves, and sends that round back, so that each of you sees both. Anyone who opens a file with another program finds all cards and moves in it: you have to trust each other.</source>
            <translation>Spiel eine Runde und schick sie einem Freund als Datei. Dein Freund spielt dieselben Karten, ohne deine Züge zu sehen, und schickt dir seine Runde: So sieht jeder von euch beide Runden. Wer eine Datei mit einem anderen Programm liest, findet darin alle Karten und Züge: Das bleibt Vertrauenssache.</translation>
        </message>
        <message>
            <source>Both rounds, turn by turn</source>
            <translation>Beide Runden, Zug um Zug</translation>
        </message>
        <message>
            <source>These cards were played by {name}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Mit diesen Karten hat {name} gespielt.</translation>
        </message>
        <message>
            <source>Save it as a file, and send it to a friend.</source>
            <translation>Speichere sie als Datei und schick sie einem Freund.</translation>
        </message>
        <message>
            <source>In progress</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>&amp;Play these cards</source>
            <translation>&amp;Diese Karten spielen</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Weiterspielen</translation>
        </message>
        <message>
            <source>&amp;Play a new round</source>
            <translation>&amp;Neue Runde spielen</translation>
        </message>
        <message>
            <source>your friend</source>
            <translation>dein Freund</translation>
        </message>
        <message>
            <source>A new round</source>
            <translation>Eine neue Runde</translation>
        </message>
        <message>
            <source>You made {mine}, {name} made {theirs}</source>
            <extracomment>two people played the same cards. {mine}: what the person made of a round (+45). {name}: the name of a player, whatever was typed (Bo). {theirs}: what a friend made of the same cards (+30).</extracomment>
            <translation>Du hast {mine} gemacht, {name} {theirs}</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>Friend</source>
            <translation>Freund</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Du</translation>
        </message>
        <message>
            <source>Working out what each decision cost…</source>
            <translation>Was jede Entscheidung gekostet hat, wird ermittelt…</translation>
        </message>
        <message>
            <source>What each decision cost, in points, going by the cards that could be seen.</source>
            <translation>Was jede Entscheidung in Punkten gekostet hat, nach den Karten, die zu sehen waren.</translation>
        </message>
        <message>
            <source>Open a friend’s file</source>
            <translation>Datei eines Freundes öffnen</translation>
        </message>
        <message>
            <source>Save for a friend</source>
            <translation>Für einen Freund speichern</translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message>
            <source>None of these</source>
            <translation>Nichts davon</translation>
        </message>
        <message>
            <source>This costs points. Do it anyway?</source>
            <translation>Das kostet Punkte. Trotzdem?</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>What does the joker stand for?</source>
            <translation>Wofür steht der Joker?</translation>
        </message>
        <message>
            <source>It fits in several places. Where?</source>
            <translation>Das passt an mehreren Stellen. Wo?</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Punkt zahlen</numerusform>
                <numerusform>%n Punkte zahlen</numerusform>
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
            <translation>Auslegen: {cards}</translation>
        </message>
        <message>
            <source>Swap {cards} for the joker in this meld: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} gegen diesen Joker tauschen: {meld}</translation>
        </message>
        <message>
            <source>Call, and lay it off on this meld: {meld}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Rufen und an diese Kombination anlegen: {meld}</translation>
        </message>
        <message>
            <source>Lay off {cards} at the high end: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} am oberen Ende anlegen: {meld}</translation>
        </message>
        <message>
            <source>Lay off {cards} at the low end: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} am unteren Ende anlegen: {meld}</translation>
        </message>
        <message>
            <source>Lay off {cards} on this meld: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} an diese Kombination anlegen: {meld}</translation>
        </message>
    </context>
    <context>
        <name>Company</name>
        <message>
            <source>Came ashore for good, and is still learning the cards.</source>
            <translation>Ist für immer an Land gegangen und lernt die Karten noch.</translation>
        </message>
        <message>
            <source>Well, blow me down. You must show me that again.</source>
            <translation>Da brat mir einer einen Storch. Das musst du mir noch einmal zeigen.</translation>
        </message>
        <message>
            <source>Did I win? I was only trying to stay afloat.</source>
            <translation>Habe ich gewonnen? Ich wollte mich nur über Wasser halten.</translation>
        </message>
        <message>
            <source>All hands off deck, and mine is empty!</source>
            <translation>Alle Mann von Deck, und meine Hand ist leer!</translation>
        </message>
        <message>
            <source>That was a heavy sea.</source>
            <translation>Das war schwere See.</translation>
        </message>
        <message>
            <source>Quick as they come, and seldom looks twice.</source>
            <translation>Flink wie sonst niemand, und schaut selten zweimal hin.</translation>
        </message>
        <message>
            <source>Too fast for me! Another one, right now?</source>
            <translation>Zu schnell für mich! Gleich noch eine?</translation>
        </message>
        <message>
            <source>First over the line. I do like running.</source>
            <translation>Als Erste im Ziel. Ich laufe nun einmal gern.</translation>
        </message>
        <message>
            <source>Hop, and I am out.</source>
            <translation>Hopp, und ich bin fertig.</translation>
        </message>
        <message>
            <source>I blinked, and the round was over.</source>
            <translation>Ich habe geblinzelt, und die Runde war vorbei.</translation>
        </message>
        <message>
            <source>Plays at night, and blinks before every discard.</source>
            <translation>Spielt nachts und blinzelt vor jedem Abwerfen.</translation>
        </message>
        <message>
            <source>I saw it coming. I just did not see it in time.</source>
            <translation>Ich habe es kommen sehen. Nur nicht rechtzeitig.</translation>
        </message>
        <message>
            <source>Hm. One sees a good deal from up here.</source>
            <translation>Hm. Von hier oben sieht man eine Menge.</translation>
        </message>
        <message>
            <source>Hoo. That was my last one.</source>
            <translation>Huh. Das war meine letzte.</translation>
        </message>
        <message>
            <source>Hoo. Not my night.</source>
            <translation>Huh. Nicht mein Abend.</translation>
        </message>
        <message>
            <source>Knits between her turns, and forgets nothing of use.</source>
            <translation>Strickt zwischen ihren Zügen und vergisst nichts Brauchbares.</translation>
        </message>
        <message>
            <source>Well played, dear. Have a biscuit.</source>
            <translation>Gut gespielt, mein Kind. Nimm einen Keks.</translation>
        </message>
        <message>
            <source>Not a stitch dropped. I am rather pleased.</source>
            <translation>Keine Masche gefallen. Ich bin recht zufrieden.</translation>
        </message>
        <message>
            <source>There, all cast off.</source>
            <translation>So, alles abgekettet.</translation>
        </message>
        <message>
            <source>Dear me. I had better unravel that one.</source>
            <translation>Ach je. Das trenne ich lieber wieder auf.</translation>
        </message>
        <message>
            <source>Mph. Fairly done. I shall think about it all winter.</source>
            <translation>Mpf. Redlich gewonnen. Darüber denke ich den ganzen Winter nach.</translation>
        </message>
        <message>
            <source>I counted to the end. It came out right.</source>
            <translation>Ich habe bis zum Ende gezählt. Es ging auf.</translation>
        </message>
        <message>
            <source>Not one left. I counted twice.</source>
            <translation>Keine mehr übrig. Ich habe zweimal gezählt.</translation>
        </message>
        <message>
            <source>I know to the point what that cost me.</source>
            <translation>Ich weiß auf den Punkt genau, was mich das gekostet hat.</translation>
        </message>
        <message>
            <source>Slow to decide, and hard to move once he has.</source>
            <translation>Entscheidet langsam und ist dann kaum noch umzustimmen.</translation>
        </message>
        <message>
            <source>It takes me a while to get going. Then I go.</source>
            <translation>Es dauert, bis ich in Gang komme. Dann aber laufe ich.</translation>
        </message>
        <message>
            <source>Even I get there in the end.</source>
            <translation>Auch ich komme irgendwann an.</translation>
        </message>
        <message>
            <source>Heavy going, that round.</source>
            <translation>Schweres Gelände, diese Runde.</translation>
        </message>
        <message>
            <source>Counts the cards aloud, and is right.</source>
            <translation>Zählt die Karten laut mit, und es stimmt.</translation>
        </message>
        <message>
            <source>I counted on everything but you. Bravo.</source>
            <translation>Mit allem habe ich gerechnet, nur nicht mit dir. Bravo.</translation>
        </message>
        <message>
            <source>Has played in every house in town, and swept up in most.</source>
            <translation>Hat in jedem Haus der Stadt gespielt und in den meisten abgeräumt.</translation>
        </message>
        <message>
            <source>My hat off to you. I mean it: look, it is off.</source>
            <translation>Hut ab. Und das meine ich so: Schau, er ist ab.</translation>
        </message>
        <message>
            <source>Touch my sleeve, it brings luck. You may need it.</source>
            <translation>Fass meinen Ärmel an, das bringt Glück. Du kannst es brauchen.</translation>
        </message>
        <message>
            <source>Swept clean.</source>
            <translation>Sauber gefegt.</translation>
        </message>
        <message>
            <source>A little soot on my cuffs. It will brush off.</source>
            <translation>Ein wenig Ruß an den Manschetten. Der lässt sich abbürsten.</translation>
        </message>
        <message>
            <source>{name}: “{words}”</source>
            <extracomment>somebody at the table speaks; {words} is a whole sentence. {name}: the name of a player, whatever was typed (Bo). {words}: what a player says: a whole sentence (Well played.).</extracomment>
            <translation>{name}: „{words}“</translation>
        </message>
    </context>
    <context>
        <name>ContinuePanel</name>
        <message>
            <source>Cont&amp;inue</source>
            <translation>Fo&amp;rtsetzen</translation>
        </message>
        <message>
            <source>{rules}, round {number}: {scores}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {number}: a number: of a round, a player or a line (3). {scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>{rules}, Runde {number}: {scores}</translation>
        </message>
        <message>
            <source>{rules}, round {number}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>{rules}, Runde {number}</translation>
        </message>
        <message>
            <source>The deal of &amp;today</source>
            <translation>Die R&amp;unde von heute</translation>
        </message>
        <message>
            <source>{rules}, with the same cards for everybody</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>{rules}, mit denselben Karten für alle</translation>
        </message>
        <message>
            <source>&amp;Play against {name}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Gegen {name} s&amp;pielen</translation>
        </message>
        <message>
            <source>Next on the ladder</source>
            <translation>Als Nächstes auf der Leiter</translation>
        </message>
    </context>
    <context>
        <name>Copying</name>
        <message>
            <source>Copy</source>
            <extracomment>a button, the verb: to the clipboard.</extracomment>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copied</source>
            <extracomment>a button that was pressed: it is in the clipboard now.</extracomment>
            <translation>Kopiert</translation>
        </message>
    </context>
    <context>
        <name>Day</name>
        <message numerus="yes">
            <source>Each level plays your hand %n time(s) against the same opponents…</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Jede Stufe spielt deine Hand %n-mal gegen dieselben Gegner…</numerusform>
                <numerusform>Jede Stufe spielt deine Hand %n-mal gegen dieselben Gegner…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What each level makes of your hand against the same opponents, averaged over %n attempt(s). One deal says little about who plays better.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Was jede Stufe aus deiner Hand gegen dieselben Gegner macht, im Mittel aus %n Durchgang. Eine einzige Kartenverteilung sagt wenig darüber, wer besser spielt.</numerusform>
                <numerusform>Was jede Stufe aus deiner Hand gegen dieselben Gegner macht, im Mittel aus %n Durchgängen. Eine einzige Kartenverteilung sagt wenig darüber, wer besser spielt.</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal of the day</source>
            <translation>Die Runde des Tages</translation>
        </message>
        <message>
            <source>One round a day, with the same cards and opponents for everybody who plays it. Your first try counts.</source>
            <translation>Eine Runde am Tag, mit denselben Karten und Gegnern für alle, die sie spielen. Deine erste zählt.</translation>
        </message>
        <message>
            <source>The month</source>
            <translation>Der Monat</translation>
        </message>
        <message>
            <source>Previous month</source>
            <translation>Der Monat davor</translation>
        </message>
        <message>
            <source>Next month</source>
            <translation>Der nächste Monat</translation>
        </message>
        <message>
            <source>Re&amp;view the round</source>
            <translation>Runde &amp;analysieren</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) played, {points} points on average.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {points}: points with their sign (+25).</extracomment>
            <translation>
                <numerusform>%n Tag gespielt, im Schnitt {points} Punkte.</numerusform>
                <numerusform>%n Tage gespielt, im Schnitt {points} Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>{rules}, with {names}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {names}: the names of players, as a list (Bo and Cleo).</extracomment>
            <translation>{rules}, mit {names}</translation>
        </message>
        <message>
            <source>&amp;Play today’s deal</source>
            <translation>Heutige Runde s&amp;pielen</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Weiterspielen</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <translation>Noch nicht gespielt</translation>
        </message>
        <message>
            <source>Not played</source>
            <translation>Nicht gespielt</translation>
        </message>
        <message numerus="yes">
            <source>You made %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du hast %n Punkt gemacht</numerusform>
                <numerusform>Du hast %n Punkte gemacht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Better than Club with the same hand: {better} of %n day(s) compared.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {better}: the level of play above: its name (Club).</extracomment>
            <translation>
                <numerusform>Mehr, als ein Klubspieler aus derselben Hand macht: an {better} von %n verglichenen Tag.</numerusform>
                <numerusform>Mehr, als ein Klubspieler aus derselben Hand macht: an {better} von %n verglichenen Tagen.</numerusform>
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
            <translation>Mit Hilfe gespielt: nicht verglichen</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Du</translation>
        </message>
        <message>
            <source>In your seat</source>
            <translation>An deinem Platz</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Spread</source>
            <extracomment>how far apart the playings of a level are.</extracomment>
            <translation>Streuung</translation>
        </message>
        <message numerus="yes">
            <source>{points} compared with Club: number {place} of the month’s %n day(s) compared.</source>
            <extracomment>{points}: more or less than a Club makes of the same hand, as +35. %n: the number of what is counted; the word in front of (s) follows it (3). {points}: points with their sign (+25). {place}: which one of so many, counted from the left (3).</extracomment>
            <translation>
                <numerusform>{points} gegenüber einem Klubspieler: Platz {place} von %n verglichenen Tag des Monats.</numerusform>
                <numerusform>{points} gegenüber einem Klubspieler: Platz {place} von %n verglichenen Tagen des Monats.</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <extracomment>{number}: how many of all (3). {all}: how many there are (5).</extracomment>
            <translation>{number} von {all}</translation>
        </message>
        <message>
            <source>each time</source>
            <translation>jedes Mal</translation>
        </message>
    </context>
    <context>
        <name>Firsts</name>
        <message numerus="yes">
            <source>Took %n card(s) or more at once</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Mindestens %n Karte auf einmal genommen</numerusform>
                <numerusform>Mindestens %n Karten auf einmal genommen</numerusform>
            </translation>
        </message>
        <message>
            <source>Ended a round with no card in hand</source>
            <translation>Eine Runde ohne Karte auf der Hand beendet</translation>
        </message>
        <message>
            <source>Won a match after standing at {number} or less</source>
            <extracomment>{number}: −100. {number}: points (−100).</extracomment>
            <translation>Eine Partie gewonnen, die einmal bei {number} oder weniger stand</translation>
        </message>
        <message>
            <source>Beat every level one on one in a single rulebook</source>
            <translation>Jede Stufe in einem Regelwerk geschlagen, eins gegen eins</translation>
        </message>
        <message>
            <source>Most points in a round</source>
            <translation>Meiste Punkte in einer Runde</translation>
        </message>
        <message>
            <source>Most cards taken at once</source>
            <translation>Meiste Karten auf einmal genommen</translation>
        </message>
        <message>
            <source>Most points in a match you won</source>
            <translation>Meiste Punkte in einer gewonnenen Partie</translation>
        </message>
        <message>
            <source>Firsts and bests</source>
            <translation>Premieren und Rekorde</translation>
        </message>
        <message>
            <source>From the saved matches, without any help.</source>
            <translation>Aus den gespeicherten Partien, ohne jede Hilfe.</translation>
        </message>
        <message>
            <source>Finish a round without any help, and your records begin here.</source>
            <translation>Spiel eine Runde ohne jede Hilfe zu Ende, und hier steht dein erster Rekord.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Wann</translation>
        </message>
    </context>
    <context>
        <name>Handbook</name>
        <message>
            <source>Playing with mouse and keys</source>
            <translation>Spielen mit Maus und Tastatur</translation>
        </message>
        <message numerus="yes">
            <source>A match has %n round(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Eine Partie hat %n Runde.</numerusform>
                <numerusform>Eine Partie hat %n Runden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The match ends after the round in which somebody reaches %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Die Partie endet nach der Runde, in der jemand %n Punkt erreicht.</numerusform>
                <numerusform>Die Partie endet nach der Runde, in der jemand %n Punkte erreicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards that you lay on the table score for you; cards left in your hand count against you.</source>
            <translation>Karten, die du auf den Tisch legst, zählen für dich; Karten, die auf der Hand bleiben, zählen gegen dich.</translation>
        </message>
        <message>
            <source>The total nearest to {target} wins, whether above or below.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Es gewinnt, wessen Punktestand am nächsten bei {target} liegt, ob darüber oder darunter.</translation>
        </message>
        <message>
            <source>The highest total wins.</source>
            <translation>Der höchste Punktestand gewinnt.</translation>
        </message>
        <message>
            <source>If several have reached it, the highest total wins.</source>
            <translation>Haben mehrere das Ziel erreicht, gewinnt der höchste Punktestand.</translation>
        </message>
        <message>
            <source>If the best are level, the one of them who went out in the last round wins; if none did, another round is played.</source>
            <translation>Liegen die Besten gleichauf, gewinnt, wer von ihnen in der letzten Runde ausgemacht hat; war es niemand von ihnen, wird noch eine Runde gespielt.</translation>
        </message>
        <message>
            <source>If the best are level, another round is played.</source>
            <translation>Liegen die Besten gleichauf, wird noch eine Runde gespielt.</translation>
        </message>
        <message>
            <source>The winner collects from each opponent the difference between their totals.</source>
            <translation>Der Gewinner sammelt von jedem Gegner die Differenz zwischen den Punkteständen ein.</translation>
        </message>
        <message numerus="yes">
            <source>At least %n player(s) must take part.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Es braucht mindestens %n Spieler.</numerusform>
                <numerusform>Es braucht mindestens %n Spieler.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At most %n player(s) can take part.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Höchstens %n Spieler kann mitspielen.</numerusform>
                <numerusform>Höchstens %n Spieler können mitspielen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A deck has 52 cards and %n joker(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ein Kartenspiel hat 52 Karten und %n Joker.</numerusform>
                <numerusform>Ein Kartenspiel hat 52 Karten und %n Joker.</numerusform>
            </translation>
        </message>
        <message>
            <source>A deck has 52 cards and no jokers.</source>
            <translation>Ein Kartenspiel hat 52 Karten und keine Joker.</translation>
        </message>
        <message>
            <source>One deck is used.</source>
            <translation>Gespielt wird mit einem Kartenspiel.</translation>
        </message>
        <message>
            <source>Two decks are shuffled together.</source>
            <translation>Zwei Kartenspiele werden zusammengemischt.</translation>
        </message>
        <message numerus="yes">
            <source>One deck is used; from %n player(s) on, two decks are shuffled together.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Gespielt wird mit einem Kartenspiel; ab %n Spieler werden zwei Kartenspiele zusammengemischt.</numerusform>
                <numerusform>Gespielt wird mit einem Kartenspiel; ab %n Spielern werden zwei Kartenspiele zusammengemischt.</numerusform>
            </translation>
        </message>
        <message>
            <source>From high to low the cards of a suit are ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2; the ace can also be low, below the 2.</source>
            <translation>Von oben nach unten sind die Karten einer Farbe: Ass, König, Dame, Bube, 10, 9, 8, 7, 6, 5, 4, 3, 2; das Ass kann auch niedrig sein, unter der 2.</translation>
        </message>
        <message numerus="yes">
            <source>Everybody is dealt %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Jeder bekommt %n Karte.</numerusform>
                <numerusform>Jeder bekommt %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{least} to %n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>{least} bis %n Spieler</numerusform>
                <numerusform>{least} bis %n Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{players}: %n card(s) each.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {players}: how many players (3 to 5 players).</extracomment>
            <translation>
                <numerusform>{players}: je %n Karte.</numerusform>
                <numerusform>{players}: je %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The cards are dealt one at a time, clockwise.</source>
            <translation>Die Karten werden einzeln ausgeteilt, im Uhrzeigersinn.</translation>
        </message>
        <message>
            <source>The player to the dealer’s left gets the first card.</source>
            <translation>Die erste Karte bekommt der Spieler links vom Geber.</translation>
        </message>
        <message>
            <source>The next card is turned up and begins the discard pile.</source>
            <translation>Die nächste Karte wird aufgedeckt und beginnt den Ablagestapel.</translation>
        </message>
        <message>
            <source>The others are the stock and lie face down.</source>
            <translation>Die übrigen Karten sind der Stapel und liegen verdeckt.</translation>
        </message>
        <message>
            <source>The player to the dealer’s left begins, and play goes on clockwise.</source>
            <translation>Der Spieler links vom Geber beginnt, und es geht im Uhrzeigersinn weiter.</translation>
        </message>
        <message>
            <source>The first dealer is drawn by lot.</source>
            <translation>Der erste Geber wird ausgelost.</translation>
        </message>
        <message>
            <source>After that, whoever had the most points in the last round deals; of several, the first to the last dealer’s left.</source>
            <translation>Danach gibt, wer in der letzten Runde die meisten Punkte hatte; bei mehreren der Erste links vom letzten Geber.</translation>
        </message>
        <message>
            <source>After each round the deal passes to the left.</source>
            <translation>Nach jeder Runde gibt der nächste Spieler links.</translation>
        </message>
        <message>
            <source>A turn has three parts: draw; lay melds and lay off, as much or as little as you like; discard one card.</source>
            <translation>Ein Zug hat drei Teile: ziehen; Kombinationen auslegen und Karten anlegen, so viel oder so wenig du magst; eine Karte abwerfen.</translation>
        </message>
        <message>
            <source>Draw the top card of the stock, or any card of the discard pile: all cards above it come along.</source>
            <translation>Zieh die oberste Karte des Stapels oder eine beliebige Karte des Ablagestapels: Alle Karten oberhalb kommen mit.</translation>
        </message>
        <message>
            <source>Draw the top card of the stock, or the top card of the discard pile, or the whole discard pile.</source>
            <translation>Zieh die oberste Karte des Stapels oder die oberste Karte des Ablagestapels oder nimm den ganzen Ablagestapel.</translation>
        </message>
        <message>
            <source>Only when the stock is empty and cannot be made anew may you pass instead of drawing; that ends your turn.</source>
            <translation>Nur wenn der Stapel leer ist und nicht erneuert werden kann, darfst du passen, statt zu ziehen; damit endet dein Zug.</translation>
        </message>
        <message>
            <source>Only when the stock is empty may you pass instead of drawing.</source>
            <translation>Nur wenn der Stapel leer ist, darfst du passen, statt zu ziehen.</translation>
        </message>
        <message>
            <source>The discards lie fanned, so that everybody can read all of them.</source>
            <translation>Die abgeworfenen Karten liegen leicht ausgebreitet, sodass jeder sie alle lesen kann.</translation>
        </message>
        <message>
            <source>The discards lie stacked: only the top one can be seen.</source>
            <translation>Die abgeworfenen Karten liegen gestapelt: Nur die oberste ist zu sehen.</translation>
        </message>
        <message>
            <source>Nobody may look through them.</source>
            <translation>Niemand darf sie durchsehen.</translation>
        </message>
        <message>
            <source>Drawing from the pile brings no duty.</source>
            <translation>Das Ziehen vom Ablagestapel verpflichtet zu nichts.</translation>
        </message>
        <message>
            <source>The card that you choose from the pile must be used at once, in a meld or in a lay-off.</source>
            <translation>Die Karte, die du aus dem Ablagestapel wählst, muss sofort verwendet werden, in einer Kombination oder durch Anlegen.</translation>
        </message>
        <message>
            <source>If you take the whole pile, that card is the bottom one.</source>
            <translation>Nimmst du den ganzen Ablagestapel, ist das die unterste Karte.</translation>
        </message>
        <message>
            <source>The cards above it may be laid as well, or kept.</source>
            <translation>Die Karten oberhalb darfst du ebenfalls legen oder behalten.</translation>
        </message>
        <message>
            <source>Whoever takes the whole pile, of two or more cards, must at once lay a new meld with at least one of the cards taken.</source>
            <translation>Wer den ganzen Ablagestapel aus zwei oder mehr Karten nimmt, muss sofort eine neue Kombination auslegen, mit mindestens einer der genommenen Karten.</translation>
        </message>
        <message>
            <source>Whoever draws deeper than the top discard must at once lay a new meld with at least one of the cards taken.</source>
            <translation>Wer tiefer als die oberste Karte in den Ablagestapel greift, muss sofort eine neue Kombination auslegen, mit mindestens einer der genommenen Karten.</translation>
        </message>
        <message>
            <source>Whoever takes the whole pile, of two or more cards, must at once lay a new meld with at least one of the cards that were covered.</source>
            <translation>Wer den ganzen Ablagestapel aus zwei oder mehr Karten nimmt, muss sofort eine neue Kombination auslegen, mit mindestens einer der Karten, die bedeckt waren.</translation>
        </message>
        <message>
            <source>Whoever draws deeper than the top discard must at once lay a new meld with at least one of the cards taken that were covered.</source>
            <translation>Wer tiefer als die oberste Karte in den Ablagestapel greift, muss sofort eine neue Kombination auslegen, mit mindestens einer der genommenen Karten, die bedeckt waren.</translation>
        </message>
        <message>
            <source>A meld that was complete in the hand, a lay-off, or the top card alone will not do.</source>
            <translation>Eine Kombination, die schon auf der Hand fertig war, eine angelegte Karte oder die oberste Karte allein genügt nicht.</translation>
        </message>
        <message>
            <source>A card that brings this duty may be drawn only if it can be met.</source>
            <translation>Eine Karte mit dieser Pflicht darf nur ziehen, wer sie erfüllen kann.</translation>
        </message>
        <message>
            <source>Until it is met, nothing else may be done.</source>
            <translation>Vorher darfst du nichts anderes tun.</translation>
        </message>
        <message numerus="yes">
            <source>If you cannot, or will not, meet such a duty, you pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Wenn du eine solche Pflicht nicht erfüllen kannst oder willst, zahlst du %n Punkt.</numerusform>
                <numerusform>Wenn du eine solche Pflicht nicht erfüllen kannst oder willst, zahlst du %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Once you have paid, you may play the whole turn as you like.</source>
            <translation>Hast du gezahlt, ist der ganze Zug frei.</translation>
        </message>
        <message>
            <source>Until you have met the duty or paid, you may swap jokers and do nothing else.</source>
            <translation>Bis du die Pflicht erfüllt oder gezahlt hast, darfst du Joker tauschen und sonst nichts.</translation>
        </message>
        <message>
            <source>Until you have met the duty or paid, you may do nothing else.</source>
            <translation>Bis du die Pflicht erfüllt oder gezahlt hast, darfst du sonst nichts tun.</translation>
        </message>
        <message>
            <source>A top discard that was just drawn alone may be discarded again in that turn.</source>
            <translation>Wurde nur die oberste Karte des Ablagestapels gezogen, darf sie im selben Zug wieder abgeworfen werden.</translation>
        </message>
        <message>
            <source>A top discard that was just drawn alone may not be discarded in that turn.</source>
            <translation>Wurde nur die oberste Karte des Ablagestapels gezogen, darf sie im selben Zug nicht wieder abgeworfen werden.</translation>
        </message>
        <message>
            <source>If it is the last card in hand, it may be discarded all the same.</source>
            <translation>Als letzte Karte auf der Hand darf sie es doch.</translation>
        </message>
        <message>
            <source>If you hold another card just like it, either may go.</source>
            <translation>Hast du noch eine gleiche Karte auf der Hand, darf eine der beiden weg.</translation>
        </message>
        <message>
            <source>Only a player with a meld of their own on the table may draw deeper than the top discard.</source>
            <translation>Nur ein Spieler mit eigener Kombination auf dem Tisch darf tiefer als die oberste Karte in den Ablagestapel greifen.</translation>
        </message>
        <message>
            <source>Until everybody has finished a first turn, nothing is laid or swapped.</source>
            <translation>Bis alle ihren ersten Zug beendet haben, wird nichts gelegt oder getauscht.</translation>
        </message>
        <message>
            <source>Until then no discard may be drawn either, as it could not be used.</source>
            <translation>Bis dahin darf auch nicht vom Ablagestapel gezogen werden, weil die Karte nicht verwendet werden könnte.</translation>
        </message>
        <message>
            <source>Until then only the top discard may be drawn.</source>
            <translation>Bis dahin darf vom Ablagestapel nur die oberste Karte gezogen werden.</translation>
        </message>
        <message>
            <source>Looks into the pile and false calls cost as usual.</source>
            <translation>Hineinschauen und falsche Rufe kosten wie gewohnt Punkte.</translation>
        </message>
        <message>
            <source>False calls cost as usual.</source>
            <translation>Falsche Rufe kosten wie gewohnt Punkte.</translation>
        </message>
        <message>
            <source>Looks into the pile cost as usual.</source>
            <translation>Hineinschauen kostet wie gewohnt Punkte.</translation>
        </message>
        <message>
            <source>That is allowed once a turn, and nobody else sees the cards.</source>
            <translation>Das ist einmal pro Zug erlaubt, und niemand sonst sieht die Karten.</translation>
        </message>
        <message>
            <source>Only runs are melds; sets do not count.</source>
            <translation>Nur Serien gelten als Kombination; Sätze zählen nicht.</translation>
        </message>
        <message>
            <source>Only sets are melds; runs do not count.</source>
            <translation>Nur Sätze gelten als Kombination; Serien zählen nicht.</translation>
        </message>
        <message>
            <source>A meld is a set or a run.</source>
            <translation>Eine Kombination ist ein Satz oder eine Serie.</translation>
        </message>
        <message>
            <source>A set is three or four cards of one rank.</source>
            <translation>Ein Satz sind drei oder vier Karten mit demselben Wert.</translation>
        </message>
        <message>
            <source>With two decks, it may hold two cards of one suit.</source>
            <translation>Bei zwei Kartenspielen darf er zwei Karten derselben Farbe enthalten.</translation>
        </message>
        <message>
            <source>With two decks, too, its suits must all differ.</source>
            <translation>Auch bei zwei Kartenspielen müssen alle Farben verschieden sein.</translation>
        </message>
        <message>
            <source>Its suits all differ.</source>
            <translation>Alle Farben sind verschieden.</translation>
        </message>
        <message>
            <source>All cards of a run are of one suit.</source>
            <translation>Alle Karten einer Serie haben dieselbe Farbe.</translation>
        </message>
        <message>
            <source>The ace is high or low: below the 2 or above the king.</source>
            <translation>Das Ass ist hoch oder niedrig: unter der 2 oder über dem König.</translation>
        </message>
        <message>
            <source>Runs turn the corner: after king and ace comes the 2.</source>
            <translation>Serien gehen um die Ecke: Nach König und Ass kommt die 2.</translation>
        </message>
        <message>
            <source>Runs do not turn the corner: nothing follows the ace above the king.</source>
            <translation>Serien gehen nicht um die Ecke: Nach dem Ass über dem König kommt nichts mehr.</translation>
        </message>
        <message numerus="yes">
            <source>A player’s first meld of a round must be worth at least %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Die erste Kombination eines Spielers in einer Runde muss mindestens %n Punkt wert sein.</numerusform>
                <numerusform>Die erste Kombination eines Spielers in einer Runde muss mindestens %n Punkte wert sein.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards may be laid off on any meld on the table, your own or another’s.</source>
            <translation>Karten darfst du an jede Kombination auf dem Tisch anlegen, an eigene und an fremde.</translation>
        </message>
        <message>
            <source>They lie before you and score for you.</source>
            <translation>Angelegte Karten liegen vor dir und zählen für dich.</translation>
        </message>
        <message>
            <source>A joker stands for any one card.</source>
            <translation>Ein Joker steht für eine beliebige Karte.</translation>
        </message>
        <message>
            <source>Once laid, it keeps standing for that card.</source>
            <translation>Einmal gelegt, steht er weiter für diese Karte.</translation>
        </message>
        <message>
            <source>In a set it stands for a suit that the set does not hold yet.</source>
            <translation>In einem Satz steht er für eine Farbe, die der Satz noch nicht hat.</translation>
        </message>
        <message>
            <source>The very card that it stands for may be laid beside it later.</source>
            <translation>Genau die Karte, für die er steht, darf später daneben gelegt werden.</translation>
        </message>
        <message>
            <source>A meld may hold any number of jokers.</source>
            <translation>Eine Kombination darf beliebig viele Joker enthalten.</translation>
        </message>
        <message>
            <source>Every meld has more natural cards than jokers, after lay-offs too.</source>
            <translation>Jede Kombination hat mehr natürliche Karten als Joker, auch nach dem Anlegen.</translation>
        </message>
        <message>
            <source>A joker on the table stays where it is.</source>
            <translation>Ein Joker auf dem Tisch bleibt, wo er ist.</translation>
        </message>
        <message>
            <source>On your turn, after drawing, you may take a joker that another player laid, by putting the very card it stands for in its place.</source>
            <translation>In deinem Zug darfst du nach dem Ziehen einen Joker, den ein anderer Spieler gelegt hat, an dich nehmen, indem du genau die Karte, für die er steht, an seinen Platz legst.</translation>
        </message>
        <message>
            <source>On your turn, after drawing, you may take any joker on the table, by putting the very card it stands for in its place.</source>
            <translation>In deinem Zug darfst du nach dem Ziehen jeden Joker auf dem Tisch an dich nehmen, indem du genau die Karte, für die er steht, an seinen Platz legst.</translation>
        </message>
        <message>
            <source>That card scores for whoever laid the joker.</source>
            <translation>Diese Karte zählt für den, der den Joker gelegt hat.</translation>
        </message>
        <message>
            <source>A discard that fits a meld on the table may be called by any player but the one who discarded it.</source>
            <translation>Zu einer abgeworfenen Karte, die an eine Kombination auf dem Tisch passt, darf jeder Spieler „Rommy!“ rufen, nur nicht der, der sie abgeworfen hat.</translation>
        </message>
        <message>
            <source>That can be done until the next card is drawn; a pass does not end it.</source>
            <translation>Das geht, bis die nächste Karte gezogen wird; Passen beendet es nicht.</translation>
        </message>
        <message>
            <source>The first to call gets the card and scores it.</source>
            <translation>Wer zuerst ruft, bekommt die Karte und ihre Punkte.</translation>
        </message>
        <message>
            <source>It must be laid there at once.</source>
            <translation>Sie muss sofort dort angelegt werden.</translation>
        </message>
        <message>
            <source>Each player may call a discard only once.</source>
            <translation>Zu jeder abgeworfenen Karte darf jeder Spieler einmal „Rommy!“ rufen.</translation>
        </message>
        <message>
            <source>The closing card, face down, cannot be called.</source>
            <translation>Zur letzten, verdeckten Karte kann nicht „Rommy!“ gerufen werden.</translation>
        </message>
        <message numerus="yes">
            <source>Calling a discard that fits nowhere costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Wer zu einer Karte „Rommy!“ ruft, die nirgends passt, zahlt %n Punkt.</numerusform>
                <numerusform>Wer zu einer Karte „Rommy!“ ruft, die nirgends passt, zahlt %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a false call the others may still call.</source>
            <translation>Nach einem falschen Ruf dürfen die anderen noch rufen.</translation>
        </message>
        <message>
            <source>For a player without a meld of their own every call is false: they may not lay off.</source>
            <translation>Für einen Spieler ohne eigene Kombination ist jeder Ruf falsch: Er darf nicht anlegen.</translation>
        </message>
        <message>
            <source>A round ends at once when a player has no cards left, by melding, laying off or discarding.</source>
            <translation>Eine Runde endet sofort, wenn ein Spieler alle seine Karten loswird, durch Auslegen, Anlegen oder Abwerfen.</translation>
        </message>
        <message>
            <source>A round ends when a player discards their last card.</source>
            <translation>Eine Runde endet, wenn ein Spieler seine letzte Karte abwirft.</translation>
        </message>
        <message>
            <source>A player who has laid all cards has not gone out yet: in the next turn they draw from the stock only, and lay that card or close with it.</source>
            <translation>Ein Spieler, der alle Karten gelegt hat, hat noch nicht ausgemacht: Im nächsten Zug zieht er nur vom Stapel und legt diese Karte oder macht mit ihr aus.</translation>
        </message>
        <message>
            <source>They may swap that card for a joker and call, like anybody else.</source>
            <translation>Er darf diese Karte gegen einen Joker tauschen und „Rommy!“ rufen, wie alle.</translation>
        </message>
        <message>
            <source>They may swap that card for a joker, like anybody else.</source>
            <translation>Er darf diese Karte gegen einen Joker tauschen, wie alle.</translation>
        </message>
        <message>
            <source>They may call, like anybody else.</source>
            <translation>Er darf „Rommy!“ rufen, wie alle.</translation>
        </message>
        <message>
            <source>The closing card is laid face up.</source>
            <translation>Die letzte Karte wird aufgedeckt abgeworfen.</translation>
        </message>
        <message>
            <source>The closing card is laid face down.</source>
            <translation>Die letzte Karte wird verdeckt abgeworfen.</translation>
        </message>
        <message>
            <source>The last card may not be discarded if its player could lay it off.</source>
            <translation>Die letzte Karte darf nicht abgeworfen werden, wenn ihr Spieler sie anlegen könnte.</translation>
        </message>
        <message>
            <source>When the stock is empty, players may go on drawing discards; the round ends when the player whose turn it is passes.</source>
            <translation>Ist der Stapel leer, dürfen die Spieler weiter vom Ablagestapel ziehen; die Runde endet, wenn der Spieler passt, der an der Reihe ist.</translation>
        </message>
        <message>
            <source>The round ends at the latest with the turn of the player who drew the last card of the stock.</source>
            <translation>Die Runde endet spätestens mit dem Zug des Spielers, der die letzte Karte des Stapels gezogen hat.</translation>
        </message>
        <message>
            <source>When the stock is empty and somebody draws from it, the discards but the top one are shuffled and become the new stock; there must be two discards or more.</source>
            <translation>Ist der Stapel leer und jemand zieht von ihm, werden die abgeworfenen Karten außer der obersten gemischt und bilden den neuen Stapel; es müssen zwei oder mehr sein.</translation>
        </message>
        <message>
            <source>That happens again only if a card has gone to the table since the last time.</source>
            <translation>Das geschieht nur dann noch einmal, wenn seit dem letzten Mal eine Karte auf den Tisch gekommen ist.</translation>
        </message>
        <message>
            <source>When that is not possible, the player whose turn it is takes a discard or passes, until the round ends by itself.</source>
            <translation>Geht es nicht, nimmt der Spieler, der an der Reihe ist, vom Ablagestapel oder passt, bis die Runde von selbst endet.</translation>
        </message>
        <message numerus="yes">
            <source>A round in which nothing happens any more ends by itself: when everybody has had %n turn(s), or {fewer} once the stock is gone for good, in which no card came from the stock or went to the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {fewer}: a smaller number (3).</extracomment>
            <translation>
                <numerusform>Eine Runde, in der nichts mehr geschieht, endet von selbst: wenn alle %n Zug hatten, oder {fewer}, sobald der Stapel endgültig leer ist, ohne dass eine Karte vom Stapel oder auf den Tisch kam.</numerusform>
                <numerusform>Eine Runde, in der nichts mehr geschieht, endet von selbst: wenn alle %n Züge hatten, oder {fewer}, sobald der Stapel endgültig leer ist, ohne dass eine Karte vom Stapel oder auf den Tisch kam.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A round in which nothing happens any more ends by itself: when everybody has had %n turn(s) in which no card came from the stock or went to the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Eine Runde, in der nichts mehr geschieht, endet von selbst: wenn alle %n Zug hatten, ohne dass eine Karte vom Stapel oder auf den Tisch kam.</numerusform>
                <numerusform>Eine Runde, in der nichts mehr geschieht, endet von selbst: wenn alle %n Züge hatten, ohne dass eine Karte vom Stapel oder auf den Tisch kam.</numerusform>
            </translation>
        </message>
        <message>
            <source>At the end of a round everybody scores the cards they laid, less the cards left in hand.</source>
            <translation>Am Ende einer Runde zählen für jeden Spieler die Karten, die er gelegt hat, abzüglich der Karten, die er noch auf der Hand hat.</translation>
        </message>
        <message>
            <source>Hands count even when nobody has gone out.</source>
            <translation>Die Karten auf der Hand zählen auch, wenn niemand ausgemacht hat.</translation>
        </message>
        <message>
            <source>What a player has paid in the round is taken off.</source>
            <translation>Was ein Spieler in der Runde gezahlt hat, wird abgezogen.</translation>
        </message>
        <message>
            <source>A round, and a total, may be below zero: 87 on the table and 90 in hand are −3.</source>
            <translation>Eine Runde und auch ein Punktestand können unter null liegen: 87 auf dem Tisch und 90 auf der Hand sind −3.</translation>
        </message>
        <message>
            <source>Cards from 2 to 9 count their pips.</source>
            <translation>Die Karten von 2 bis 9 zählen nach Augen.</translation>
        </message>
        <message>
            <source>Cards from 2 to 9 count 5 each.</source>
            <translation>Karten von 2 bis 9 zählen je 5.</translation>
        </message>
        <message>
            <source>Ten, jack, queen and king count 10 each.</source>
            <translation>Zehn, Bube, Dame und König zählen je 10.</translation>
        </message>
        <message>
            <source>An ace counts {points}.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>Ein Ass zählt {points}.</translation>
        </message>
        <message>
            <source>An ace counts {low} as the lowest card of a run and {high} anywhere else in one.</source>
            <extracomment>{low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>Ein Ass zählt {low} als niedrigste Karte einer Serie und sonst in einer Serie {high}.</translation>
        </message>
        <message>
            <source>In a set an ace counts {high}.</source>
            <extracomment>{high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>In einem Satz zählt ein Ass {high}.</translation>
        </message>
        <message>
            <source>An ace left in hand counts {points}.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>Ein Ass auf der Hand zählt {points}.</translation>
        </message>
        <message>
            <source>A joker counts {points}, whatever it stands for.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>Ein Joker zählt {points}, wofür er auch steht.</translation>
        </message>
        <message numerus="yes">
            <source>Going out is worth %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ausmachen bringt %n Punkt.</numerusform>
                <numerusform>Ausmachen bringt %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bold: unlike most of the others.</source>
            <translation>Fett: anders als in den meisten anderen.</translation>
        </message>
        <message>
            <source>The aim</source>
            <translation>Das Ziel</translation>
        </message>
        <message>
            <source>Players, cards, deal</source>
            <translation>Spieler, Karten, Austeilen</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>taking a card from stock or pile; not making a picture.</extracomment>
            <translation>Ziehen</translation>
        </message>
        <message numerus="yes">
            <source>Looking through a discard pile of two or more cards costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Einen Ablagestapel aus zwei oder mehr Karten durchzusehen kostet %n Punkt.</numerusform>
                <numerusform>Einen Ablagestapel aus zwei oder mehr Karten durchzusehen kostet %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Only the player whose turn it is may look, before drawing.</source>
            <translation>Nur der Spieler, der an der Reihe ist, darf nachsehen, und zwar vor dem Ziehen.</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Kombinationen</translation>
        </message>
        <message numerus="yes">
            <source>A run is a sequence of %n card(s) or more.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Eine Serie ist eine Folge von mindestens %n Karte.</numerusform>
                <numerusform>Eine Serie ist eine Folge von mindestens %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>It has thirteen cards at most.</source>
            <translation>Sie hat höchstens dreizehn Karten.</translation>
        </message>
        <message>
            <source>Cards may be laid off before it.</source>
            <translation>Anlegen darf man schon vorher.</translation>
        </message>
        <message>
            <source>You say which meld a card joins.</source>
            <translation>Du sagst, zu welcher Kombination eine Karte kommt.</translation>
        </message>
        <message>
            <source>Later cards go by that: an 8 laid off on a set of eights is not the end of a run, so no 7 joins it there.</source>
            <translation>Spätere Karten richten sich danach: Eine an einen Satz von Achten angelegte 8 ist kein Ende einer Serie, dort passt also keine 7.</translation>
        </message>
        <message>
            <source>For an opponent’s meld you need a meld of your own on the table first.</source>
            <translation>Für die Kombination eines Gegners brauchst du zuerst eine eigene auf dem Tisch.</translation>
        </message>
        <message>
            <source>Cards that you laid off do not count as one.</source>
            <translation>Angelegte Karten zählen dafür nicht.</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>Calls</source>
            <extracomment>calling “Rommy!” for a discard.</extracomment>
            <translation>Rufe</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Das Ende einer Runde</translation>
        </message>
        <message>
            <source>The last card may be one that could be laid off.</source>
            <translation>Die letzte Karte darf eine sein, die angelegt werden könnte.</translation>
        </message>
        <message>
            <source>The last card may be called: the round waits until somebody makes a correct call, or the next player passes. Whoever laid the card has gone out all the same.</source>
            <translation>Zur letzten Karte darf „Rommy!“ gerufen werden: Die Runde wartet, bis jemand zu Recht ruft oder der nächste Spieler passt. Wer sie abgeworfen hat, hat trotzdem ausgemacht.</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Nothing was found in the handbook.</source>
            <translation>Davon steht nichts im Handbuch.</translation>
        </message>
        <message>
            <source>° The source of these rules is silent here: our choice.</source>
            <translation>° Dazu schweigt die Quelle dieser Regeln: unsere Wahl.</translation>
        </message>
    </context>
    <context>
        <name>HandbookWindow</name>
        <message>
            <source>Handbook</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Search the handbook</source>
            <translation>Handbuch durchsuchen</translation>
        </message>
        <message>
            <source>The rules</source>
            <translation>Die Regeln</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Kapitel</translation>
        </message>
        <message>
            <source>All six, side by side</source>
            <translation>Alle sechs nebeneinander</translation>
        </message>
        <message>
            <source>The rules on the table</source>
            <translation>Die Regeln am Tisch</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>There is no hint now: {name} is playing.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Jetzt gibt es keinen Tipp: {name} spielt.</translation>
        </message>
        <message>
            <source>Trying out what you could play…</source>
            <translation>Was du spielen könntest, wird ausprobiert…</translation>
        </message>
        <message>
            <source>draw from the stock</source>
            <extracomment>What to play, as of all that begins small here: as a sentence it begins large.</extracomment>
            <translation>vom verdeckten Stapel ziehen</translation>
        </message>
        <message>
            <source>meld {cards}</source>
            <extracomment>to meld: the verb. {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} auslegen</translation>
        </message>
        <message>
            <source>lay off {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} anlegen</translation>
        </message>
        <message>
            <source>swap {cards} for the joker</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} gegen den Joker tauschen</translation>
        </message>
        <message>
            <source>discard {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} abwerfen</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>passen</translation>
        </message>
        <message>
            <source>look into the pile</source>
            <translation>in den Ablagestapel schauen</translation>
        </message>
        <message>
            <source>call the last discard</source>
            <translation>zur zuletzt abgeworfenen Karte „Rommy!“ rufen</translation>
        </message>
        <message>
            <source>Wait: that would cost points.</source>
            <translation>Halt: Das würde Punkte kosten.</translation>
        </message>
        <message>
            <source>That costs points.</source>
            <translation>Das kostet Punkte.</translation>
        </message>
        <message>
            <source>let the discard pass</source>
            <translation>nicht rufen</translation>
        </message>
        <message>
            <source>take {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} nehmen</translation>
        </message>
        <message numerus="yes">
            <source>take %n discard(s), from {card} up</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>%n Karte vom Ablagestapel nehmen, ab {card}</numerusform>
                <numerusform>%n Karten vom Ablagestapel nehmen, ab {card}</numerusform>
            </translation>
        </message>
        <message>
            <source>take the whole pile ({count})</source>
            <extracomment>{count}: how many cards (4).</extracomment>
            <translation>den ganzen Ablagestapel nehmen ({count})</translation>
        </message>
        <message>
            <source>As good as the best.</source>
            <translation>So gut wie das Beste.</translation>
        </message>
        <message>
            <source>Just as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Ebenso gut: {play}.</translation>
        </message>
        <message numerus="yes">
            <source>About %n point(s) worse: {play}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>
                <numerusform>Etwa %n Punkt schlechter: {play}.</numerusform>
                <numerusform>Etwa %n Punkte schlechter: {play}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not as good as the best.</source>
            <translation>Das ist nicht so gut wie das Beste.</translation>
        </message>
        <message>
            <source>Not as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Nicht so gut: {play}.</translation>
        </message>
        <message>
            <source>Perhaps not as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Vielleicht nicht so gut: {play}.</translation>
        </message>
        <message>
            <source>It may not be as good as the best.</source>
            <translation>Das ist vielleicht nicht so gut wie das Beste.</translation>
        </message>
        <message>
            <source>Hint {number} of {all}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Tipp {number} von {all}</translation>
        </message>
        <message>
            <source>Worth about {points}, counting the chance to win the match.</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Etwa {points} wert, die Aussicht auf den Sieg in der Partie mitgezählt.</translation>
        </message>
        <message numerus="yes">
            <source>pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Punkt zahlen</numerusform>
                <numerusform>%n Punkte zahlen</numerusform>
            </translation>
        </message>
        <message>
            <source>or: {play}</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>oder: {play}</translation>
        </message>
        <message>
            <source>take all {count} ({points} at worst)</source>
            <extracomment>{points}: what it costs who cannot meld from it. Little room. {count}: how many cards (4). {points}: points with their sign (+25).</extracomment>
            <translation>alle {count} nehmen (evtl. {points})</translation>
        </message>
        <message>
            <source>take all {count} ({points})</source>
            <extracomment>{count}: how many cards (4). {points}: points with their sign (+25).</extracomment>
            <translation>alle {count} nehmen ({points})</translation>
        </message>
        <message>
            <source>Worth about {points} in this round, against the average of the others.</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Etwa {points} wert in dieser Runde, gegenüber dem Schnitt der anderen.</translation>
        </message>
        <message numerus="yes">
            <source>It would cost about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Das würde etwa %n Punkt kosten.</numerusform>
                <numerusform>Das würde etwa %n Punkte kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The better way does have a drawback. {reason}</source>
            <extracomment>{reason}: a sentence, about the best way. {reason}: a sentence that speaks for a way (It breaks no meld.).</extracomment>
            <translation>Der bessere Zug hat allerdings einen Nachteil. {reason}</translation>
        </message>
        <message numerus="yes">
            <source>That costs about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Das kostet etwa %n Punkt.</numerusform>
                <numerusform>Das kostet etwa %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>{undo} takes it back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z).</extracomment>
            <translation>{undo} nimmt es zurück.</translation>
        </message>
        <message numerus="yes">
            <source>Wait: that would cost about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Halt: Das würde etwa %n Punkt kosten.</numerusform>
                <numerusform>Halt: Das würde etwa %n Punkte kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Do it again if you want it all the same.</source>
            <translation>Spiel es noch einmal, wenn du es trotzdem willst.</translation>
        </message>
        <message numerus="yes">
            <source>You go out this turn, with %n card(s) left in the others’ hands.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du machst in diesem Zug aus; die anderen haben noch %n Karte auf der Hand.</numerusform>
                <numerusform>Du machst in diesem Zug aus; die anderen haben noch %n Karten auf der Hand.</numerusform>
            </translation>
        </message>
        <message>
            <source>{follow_hint}: play it.</source>
            <extracomment>{follow_hint}: the keys for Play the hint (Shift+F4).</extracomment>
            <translation>{follow_hint}: spielen.</translation>
        </message>
        <message>
            <source>{hint}: another one. Esc: put it away.</source>
            <extracomment>{hint}: the key for Hint (F4).</extracomment>
            <translation>{hint}: noch einer. Esc: ausblenden.</translation>
        </message>
        <message>
            <source>Esc: put it away.</source>
            <translation>Esc: ausblenden.</translation>
        </message>
    </context>
    <context>
        <name>HouseRulesDialog</name>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Name dieser Regeln</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Löschen</translation>
        </message>
        <message>
            <source>&amp;Open a file…</source>
            <translation>Datei ö&amp;ffnen…</translation>
        </message>
        <message>
            <source>S&amp;hare as a file…</source>
            <translation>Als Datei &amp;teilen…</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <source>My {rules}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Mein {rules}</translation>
        </message>
        <message>
            <source>Two of these answers do not fit together. Both are marked.</source>
            <translation>Zwei dieser Antworten passen nicht zusammen. Beide sind markiert.</translation>
        </message>
        <message>
            <source>The rules need a name.</source>
            <translation>Die Regeln brauchen einen Namen.</translation>
        </message>
        <message>
            <source>Other rules of yours have this name.</source>
            <translation>Andere deiner Regeln heißen schon so.</translation>
        </message>
        <message>
            <source>Save the changes to “{name}”?</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>Die Änderungen an „{name}“ speichern?</translation>
        </message>
        <message>
            <source>&amp;Discard</source>
            <extracomment>a button: throws the changes away; no card.</extracomment>
            <translation>&amp;Verwerfen</translation>
        </message>
        <message>
            <source>&amp;Keep editing</source>
            <translation>Weiter &amp;bearbeiten</translation>
        </message>
        <message>
            <source>“{name}” was deleted. Press Save to bring it back.</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>„{name}“ wurde gelöscht. Mit „Speichern“ holst du es zurück.</translation>
        </message>
        <message>
            <source>Open house rules</source>
            <translation>Hausregeln öffnen</translation>
        </message>
        <message>
            <source>Share house rules</source>
            <translation>Hausregeln teilen</translation>
        </message>
        <message>
            <source>House rules (*.rummy-rules)</source>
            <translation>Hausregeln (*.rummy-rules)</translation>
        </message>
        <message>
            <source>The rules are in {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Die Regeln liegen in {path}.</translation>
        </message>
        <message>
            <source>“{name}” is now one of your house rules.</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>„{name}“ gehört jetzt zu deinen Hausregeln.</translation>
        </message>
        <message>
            <source>This does not fit with {option}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”).</extracomment>
            <translation>Das passt nicht zu {option}.</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Keys at this moment</source>
            <translation>Tasten in diesem Moment</translation>
        </message>
    </context>
    <context>
        <name>KeysPage</name>
        <message>
            <source>&amp;Usual keys</source>
            <translation>Üb&amp;liche Tasten</translation>
        </message>
        <message>
            <source>{keys} is used at the table and by its buttons.</source>
            <extracomment>{keys}: keys as this system writes them (Ctrl+Z).</extracomment>
            <translation>{keys} wird am Tisch und von seinen Knöpfen benutzt.</translation>
        </message>
        <message>
            <source>{keys} is already the key for “{action}”.</source>
            <extracomment>{keys}: keys as this system writes them (Ctrl+Z). {action}: the name of an action (Undo).</extracomment>
            <translation>{keys} ist schon die Taste für „{action}“.</translation>
        </message>
    </context>
    <context>
        <name>Ladder</name>
        <message>
            <source>Matches won: you {yours}, {name} {theirs}</source>
            <extracomment>{yours}: how many matches the person has won (3). {name}: the name of a player, whatever was typed (Bo). {theirs}: how many matches the other has won (1).</extracomment>
            <translation>Gewonnene Partien: du {yours}, {name} {theirs}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Play against {name}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Gegen {name} spielen</translation>
        </message>
        <message>
            <source>The ladder</source>
            <translation>Die Leiter</translation>
        </message>
        <message>
            <source>Beat one of them in a match between just the two of you, and the next one sits down. A match with help, house rules or another target does not count.</source>
            <translation>Schlag einen von ihnen in einer Partie zu zweit, dann setzt sich der nächste. Eine Partie mit Hilfe, Hausregeln oder anderem Ziel zählt nicht.</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regeln</translation>
        </message>
        <message>
            <source>You have beaten all seven.</source>
            <translation>Du hast alle sieben geschlagen.</translation>
        </message>
    </context>
    <context>
        <name>Language</name>
        <message>
            <source>This translation cannot be read, so the program speaks English: {language}.</source>
            <extracomment>{language}: a language, in its own words (Svenska).</extracomment>
            <translation>Die Texte dieser Sprache können nicht gelesen werden, darum spricht das Programm Englisch: {language}.</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>A turn begins with a card. Click the stock, or drag its top card to your hand.</source>
            <translation>Ein Zug beginnt mit einer Karte. Klicke auf den Stapel oder zieh seine oberste Karte auf deine Hand.</translation>
        </message>
        <message>
            <source>A turn begins with a card. Go to the stock with Tab, and press Enter.</source>
            <translation>Ein Zug beginnt mit einer Karte. Geh mit der Tabulatortaste zum Stapel und drücke die Eingabetaste.</translation>
        </message>
        <message>
            <source>Nobody else has seen the card that you drew.</source>
            <translation>Die gezogene Karte hat sonst niemand gesehen.</translation>
        </message>
        <message>
            <source>A discard that stands up may be taken instead, even from below. Click this one: {cards}. The cards on top come along, and it must be used at once.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Eine Karte, die aus dem Ablagestapel hervorsteht, darfst du stattdessen nehmen, auch von weiter unten. Klicke auf diese: {cards}. Die Karten oberhalb kommen mit, und die gewählte muss sofort verwendet werden.</translation>
        </message>
        <message>
            <source>A discard that stands up may be taken instead, even from below. Go to this one with Tab and the arrow keys, and press Enter: {cards}. The cards on top come along, and it must be used at once.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Eine Karte, die aus dem Ablagestapel hervorsteht, darfst du stattdessen nehmen, auch von weiter unten. Geh mit Tabulator- und Pfeiltasten zu dieser und drücke die Eingabetaste: {cards}. Die Karten oberhalb kommen mit, und die gewählte muss sofort verwendet werden.</translation>
        </message>
        <message>
            <source>You hold a meld: {cards}. Click each of its cards, then drag them to your place on the table or press the Meld button.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Du hast eine Kombination: {cards}. Klicke ihre Karten an, dann zieh sie auf deinen Platz am Tisch oder drücke „Auslegen“.</translation>
        </message>
        <message>
            <source>You hold a meld: {cards}. Choose each of its cards with the space bar, then press Enter.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Du hast eine Kombination: {cards}. Wähle ihre Karten mit der Leertaste, dann drücke die Eingabetaste.</translation>
        </message>
        <message>
            <source>Cards on the table count for you: jack, queen and king {court} each, an ace {ace} ({low} before a 2), all others their face value.</source>
            <extracomment>{court}, {ace}, {low}: points, as in “king 10 each, an ace 15 (1 before a 2)”. {court}: what a jack, queen or king counts (10). {ace}: what an ace counts (15). {low}: the lowest possible number, or what a low ace counts (1).</extracomment>
            <translation>Karten auf dem Tisch zählen für dich: Bube, Dame und König je {court}, ein Ass {ace} ({low} vor einer 2), alle anderen ihre Augen.</translation>
        </message>
        <message>
            <source>What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld {meld}. Drag it there, or double-click; the points are yours.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Was an eine Kombination passt, darfst du dort anlegen, egal, wer sie ausgelegt hat. Hier: {cards}, an die Kombination {meld}. Zieh es dorthin oder doppelklicke; die Punkte gehören dir.</translation>
        </message>
        <message>
            <source>What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld {meld}. Go to the card and press Enter; the points are yours.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Was an eine Kombination passt, darfst du dort anlegen, egal, wer sie ausgelegt hat. Hier: {cards}, an die Kombination {meld}. Geh zu der Karte und drücke die Eingabetaste; die Punkte gehören dir.</translation>
        </message>
        <message>
            <source>The yarn under a card has the colour of the player it counts for.</source>
            <translation>Das Garn unter einer Karte hat die Farbe des Spielers, für den sie zählt.</translation>
        </message>
        <message>
            <source>A turn ends with a discard. Drag a card that you can spare to the pile, or double-click it: {cards}, for example.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ein Zug endet mit dem Abwerfen. Zieh eine Karte, die du entbehren kannst, auf den Ablagestapel oder doppelklicke auf sie: zum Beispiel {cards}.</translation>
        </message>
        <message>
            <source>A turn ends with a discard. Go to a card that you can spare and press Enter: {cards}, for example.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ein Zug endet mit dem Abwerfen. Geh zu einer Karte, die du entbehren kannst, und drücke die Eingabetaste: zum Beispiel {cards}.</translation>
        </message>
        <message>
            <source>Your turn is over; {undo} would take the move back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z).</extracomment>
            <translation>Dein Zug ist zu Ende; {undo} würde ihn zurücknehmen.</translation>
        </message>
        <message>
            <source>A joker on the table stands for a card that you hold: {cards}. Drag it onto the meld {meld}, and the joker is yours to use.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ein Joker auf dem Tisch steht für eine Karte, die du hast: {cards}. Zieh sie auf die Kombination {meld}, und der Joker gehört dir.</translation>
        </message>
        <message>
            <source>A joker on the table stands for a card that you hold: {cards}. Go to the card and press Enter, and the joker is yours to use.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ein Joker auf dem Tisch steht für eine Karte, die du hast: {cards}. Geh zu der Karte und drücke die Eingabetaste, und der Joker gehört dir.</translation>
        </message>
        <message>
            <source>A joker in your hand can stand for whatever you need.</source>
            <translation>Ein Joker auf deiner Hand kann für alles stehen, was du brauchst.</translation>
        </message>
        <message>
            <source>The discard fits a meld on the table. Whoever calls first may lay it off there, also out of turn: press the button, or {call}. A call for a card that does not fit costs points.</source>
            <extracomment>{call}: the keys for Call “Rommy!” (C).</extracomment>
            <translation>Die abgeworfene Karte passt an eine Kombination auf dem Tisch. Wer zuerst ruft, darf sie dort anlegen, auch außer der Reihe: Drücke den Knopf oder {call}. Ein Ruf zu einer Karte, die nicht passt, kostet Punkte.</translation>
        </message>
        <message>
            <source>The discard fits a meld on the table. Whoever calls first may lay it off there, also out of turn: press {call}. A call for a card that does not fit costs points.</source>
            <extracomment>{call}: the keys for Call “Rommy!” (C).</extracomment>
            <translation>Die abgeworfene Karte passt an eine Kombination auf dem Tisch. Wer zuerst ruft, darf sie dort anlegen, auch außer der Reihe: Drücke {call}. Ein Ruf zu einer Karte, die nicht passt, kostet Punkte.</translation>
        </message>
        <message>
            <source>That was quick: the card is laid off, and counts for you.</source>
            <translation>Das war flink: Die Karte ist angelegt und zählt für dich.</translation>
        </message>
        <message>
            <source>Cards on the table count for you: a joker {joker}, an ace {ace}, ten to king {court} each, all others {pip} each.</source>
            <extracomment>{joker}: what a joker counts (25). {ace}: what an ace counts (15). {court}: what a jack, queen or king counts (10). {pip}: what a card from 2 to 9 counts (5).</extracomment>
            <translation>Karten auf dem Tisch zählen für dich: ein Joker {joker}, ein Ass {ace}, Zehn bis König je {court}, alle anderen je {pip}.</translation>
        </message>
        <message numerus="yes">
            <source>The first to reach %n point(s) wins, over several rounds. Your melds earn points; cards left in your hand when a round ends cost them.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Über mehrere Runden gewinnt, wer zuerst %n Punkt erreicht. Deine Kombinationen bringen Punkte; Karten, die am Ende einer Runde auf der Hand bleiben, kosten welche.</numerusform>
                <numerusform>Über mehrere Runden gewinnt, wer zuerst %n Punkte erreicht. Deine Kombinationen bringen Punkte; Karten, die am Ende einer Runde auf der Hand bleiben, kosten welche.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wait for your turn. What each player did is shown beside their face.</source>
            <translation>Warte, bis du dran bist. An jedem Gesicht steht, was sein Spieler getan hat.</translation>
        </message>
        <message>
            <source>That is fine, too.</source>
            <extracomment>after a sentence that tells another move than the one that was pointed at.</extracomment>
            <translation>Auch gut.</translation>
        </message>
        <message>
            <source>Going by the cards you could see, the advice was better.</source>
            <extracomment>likewise.</extracomment>
            <translation>Nach den Karten, die du sehen konntest, war der Rat besser.</translation>
        </message>
        <message numerus="yes">
            <source>Going by the cards you could see, the advice was worth about %n point(s) more.</source>
            <extracomment>likewise. %n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Nach den Karten, die du sehen konntest, war der Rat etwa %n Punkt mehr wert.</numerusform>
                <numerusform>Nach den Karten, die du sehen konntest, war der Rat etwa %n Punkte mehr wert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took your {card}, and laid %n point(s) in that turn.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{name} hat von dir {card} genommen und in diesem Zug %n Punkt auf den Tisch gelegt.</numerusform>
                <numerusform>{name} hat von dir {card} genommen und in diesem Zug %n Punkte auf den Tisch gelegt.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is the whole course. Each of the six rulebooks has its own ways: see what differs between them.</source>
            <translation>Das war der ganze Kurs. Jedes der sechs Regelwerke hat seine Eigenheiten: Sieh, worin sie sich unterscheiden.</translation>
        </message>
        <message numerus="yes">
            <source>The round is over: your melds count for you, cards left in your hand against you. The first to reach %n point(s) wins. {handbook} opens the rules.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {handbook}: the keys for the handbook (F1).</extracomment>
            <translation>
                <numerusform>Die Runde ist zu Ende: Deine Kombinationen zählen für dich, Karten auf der Hand gegen dich. Wer zuerst %n Punkt erreicht, gewinnt. {handbook} öffnet die Regeln.</numerusform>
                <numerusform>Die Runde ist zu Ende: Deine Kombinationen zählen für dich, Karten auf der Hand gegen dich. Wer zuerst %n Punkte erreicht, gewinnt. {handbook} öffnet die Regeln.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has seen what you took.</source>
            <translation>Alle haben gesehen, was du genommen hast.</translation>
        </message>
        <message>
            <source>Now the card that you took has to be used.</source>
            <translation>Jetzt muss die genommene Karte verwendet werden.</translation>
        </message>
        <message>
            <source>Drawing and melding</source>
            <translation>Ziehen und auslegen</translation>
        </message>
        <message>
            <source>That is a turn: draw, meld what you can, discard. Sets are three or four cards of one rank, runs three or more in a row of one suit.</source>
            <translation>Das ist ein Zug: ziehen, auslegen, was geht, abwerfen. Sätze sind drei oder vier Karten mit demselben Wert, Serien drei oder mehr Karten einer Farbe in Folge.</translation>
        </message>
        <message>
            <source>The discard pile</source>
            <translation>Der Ablagestapel</translation>
        </message>
        <message>
            <source>The discards lie open, and any of them may be yours, with all that lie above it: more cards to meld, and more to be caught with.</source>
            <translation>Die abgeworfenen Karten liegen offen, und jede kann deine sein, mit allen, die darüber liegen: mehr Karten zum Auslegen und mehr, auf denen du sitzen bleiben kannst.</translation>
        </message>
        <message>
            <source>The card that you take must be laid at once; those above it are yours to keep. Look through the pile each turn, before you draw.</source>
            <translation>Die Karte, die du nimmst, muss sofort gelegt werden; die darüber darfst du behalten. Sieh den Ablagestapel vor jedem Ziehen durch.</translation>
        </message>
        <message>
            <source>Laying off</source>
            <translation>Anlegen</translation>
        </message>
        <message>
            <source>Single cards earn points, too, where they fit a meld on the table: your own or anybody else’s.</source>
            <translation>Auch einzelne Karten bringen Punkte, wo sie an eine Kombination auf dem Tisch passen: an deine eigene oder an irgendeine.</translation>
        </message>
        <message>
            <source>Whoever lays off a card gets its points, whoever laid the meld. So look at the whole table before you discard: what fits there is worth more than a card thrown away.</source>
            <translation>Wer eine Karte anlegt, hat ihre Punkte, egal, wem die Kombination gehört. Also sieh dir den ganzen Tisch an, bevor du abwirfst: Was dort passt, ist mehr wert als eine weggeworfene Karte.</translation>
        </message>
        <message>
            <source>What to discard</source>
            <translation>Was man abwirft</translation>
        </message>
        <message>
            <source>The card that you throw lies open for everybody. A good discard is of no use to you or to the others: follow the advice for a few turns, and see why.</source>
            <translation>Die Karte, die du abwirfst, liegt offen für alle. Gut abgeworfen ist, was weder dir noch den anderen nützt: Folge dem Rat für ein paar Züge und sieh, warum.</translation>
        </message>
        <message>
            <source>Throw what nobody can use, keep what may still become a meld, and do not sit on high cards when somebody is about to go out.</source>
            <translation>Wirf ab, was niemand brauchen kann, behalte, was noch eine Kombination werden kann, und sitz nicht auf hohen Karten, wenn bald jemand ausmacht.</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Ausmachen</translation>
        </message>
        <message>
            <source>Whoever has no cards left ends the round at once. What the others still hold counts against them. Try to be first.</source>
            <translation>Wer keine Karte mehr hat, beendet die Runde sofort. Was die anderen noch halten, zählt gegen sie. Versuch, zuerst fertig zu sein.</translation>
        </message>
        <message>
            <source>You went out, and {name} was caught with cards in hand. Watch how few cards the others hold: the number is shown beside each face.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Du hast ausgemacht, und {name} saß noch mit Karten da. Achte darauf, wie wenige Karten die anderen halten: Die Zahl steht an jedem Gesicht.</translation>
        </message>
        <message>
            <source>Jokers and calls</source>
            <translation>Joker und Rufe</translation>
        </message>
        <message>
            <source>Danish rules: a joker stands for any card, and a discard that fits a meld may be called by whoever is quickest.</source>
            <translation>Dänische Regeln: Ein Joker steht für jede Karte, und zu einer abgeworfenen Karte, die an eine Kombination passt, darf „Rommy!“ rufen, wer am schnellsten ist.</translation>
        </message>
    </context>
    <context>
        <name>LessonStrip</name>
        <message>
            <source>{number} of {all}</source>
            <extracomment>{number}: which lesson it is (2). {all}: how many there are (5).</extracomment>
            <translation>{number} von {all}</translation>
        </message>
        <message>
            <source>Ne&amp;xt lesson</source>
            <translation>Nä&amp;chste Lektion</translation>
        </message>
        <message>
            <source>What di&amp;ffers…</source>
            <translation>&amp;Unterschiede…</translation>
        </message>
        <message>
            <source>The six rulebooks, side by side</source>
            <translation>Die sechs Regelwerke nebeneinander</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Weiterspielen</translation>
        </message>
        <message>
            <source>&amp;Leave the lesson</source>
            <translation>&amp;Lektion verlassen</translation>
        </message>
        <message>
            <source>{done} of {all} learned</source>
            <extracomment>{done}: how many of all (2). {all}: how many there are (5).</extracomment>
            <translation>{done} von {all} gelernt</translation>
        </message>
    </context>
    <context>
        <name>LineChart</name>
        <message>
            <source>Target {points}</source>
            <extracomment>{points}: the points that are wanted (500).</extracomment>
            <translation>Ziel {points}</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message numerus="yes">
            <source>You dealt %n card(s) each and turned up {card}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>Du hast je %n Karte ausgeteilt und aufgedeckt: {card}.</numerusform>
                <numerusform>Du hast je %n Karten ausgeteilt und aufgedeckt: {card}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} dealt %n card(s) each and turned up {card}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{name} hat je %n Karte ausgeteilt und aufgedeckt: {card}.</numerusform>
                <numerusform>{name} hat je %n Karten ausgeteilt und aufgedeckt: {card}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} drew from the stock.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} hat vom Stapel gezogen.</translation>
        </message>
        <message>
            <source>You drew {card} from the stock.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du hast {card} vom Stapel gezogen.</translation>
        </message>
        <message>
            <source>{name} drew {card} from the stock.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} hat {card} vom Stapel gezogen.</translation>
        </message>
        <message numerus="yes">
            <source>The discards became a new stock of %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Die abgeworfenen Karten sind der neue Stapel: %n Karte.</numerusform>
                <numerusform>Die abgeworfenen Karten sind der neue Stapel: %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>You took {card} from the discard pile.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du hast {card} vom Ablagestapel genommen.</translation>
        </message>
        <message>
            <source>{name} took {card} from the discard pile.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} hat {card} vom Ablagestapel genommen.</translation>
        </message>
        <message numerus="yes">
            <source>You took %n discard(s): {cards}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Du hast %n Karte vom Ablagestapel genommen: {cards}.</numerusform>
                <numerusform>Du hast %n Karten vom Ablagestapel genommen: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took %n discard(s): {cards}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>{name} hat %n Karte vom Ablagestapel genommen: {cards}.</numerusform>
                <numerusform>{name} hat %n Karten vom Ablagestapel genommen: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You passed.</source>
            <translation>Du hast gepasst.</translation>
        </message>
        <message>
            <source>{name} passed.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} hat gepasst.</translation>
        </message>
        <message numerus="yes">
            <source>You looked into the discard pile. That cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du hast in den Ablagestapel geschaut. Das hat %n Punkt gekostet.</numerusform>
                <numerusform>Du hast in den Ablagestapel geschaut. Das hat %n Punkte gekostet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} looked into the discard pile. That cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} hat in den Ablagestapel geschaut. Das hat %n Punkt gekostet.</numerusform>
                <numerusform>{name} hat in den Ablagestapel geschaut. Das hat %n Punkte gekostet.</numerusform>
            </translation>
        </message>
        <message>
            <source>You melded {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Du hast {cards} ausgelegt.</translation>
        </message>
        <message>
            <source>{name} melded {cards}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{name} hat {cards} ausgelegt.</translation>
        </message>
        <message>
            <source>You laid off {cards} {place}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>Du hast {cards} {place} angelegt.</translation>
        </message>
        <message>
            <source>{name} laid off {cards} {place}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>{name} hat {cards} {place} angelegt.</translation>
        </message>
        <message>
            <source>You swapped {card} {place}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>Du hast {card} {place} getauscht.</translation>
        </message>
        <message>
            <source>{name} swapped {card} {place}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>{name} hat {card} {place} getauscht.</translation>
        </message>
        <message numerus="yes">
            <source>You paid %n point(s) for the cards taken.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du hast für die genommenen Karten %n Punkt gezahlt.</numerusform>
                <numerusform>Du hast für die genommenen Karten %n Punkte gezahlt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} paid %n point(s) for the cards taken.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} hat für die genommenen Karten %n Punkt gezahlt.</numerusform>
                <numerusform>{name} hat für die genommenen Karten %n Punkte gezahlt.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} laid the last card face down.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} hat die letzte Karte verdeckt abgeworfen.</translation>
        </message>
        <message>
            <source>You laid your last card face down: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du hast deine letzte Karte verdeckt abgeworfen: {card}.</translation>
        </message>
        <message>
            <source>You discarded {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du hast {card} abgeworfen.</translation>
        </message>
        <message>
            <source>{name} discarded {card}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} hat {card} abgeworfen.</translation>
        </message>
        <message>
            <source>The stock is empty: the round is over.</source>
            <translation>Der Stapel ist leer, die Runde ist zu Ende.</translation>
        </message>
        <message>
            <source>{name} went out, but you scored more.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} hat ausgemacht, aber du hast mehr Punkte.</translation>
        </message>
        <message>
            <source>You went out, but {other} scored more.</source>
            <extracomment>{other}: the name of another player (Cleo).</extracomment>
            <translation>Du hast ausgemacht, aber {other} hat mehr Punkte.</translation>
        </message>
        <message>
            <source>{name} went out, but {other} scored more.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {other}: the name of another player (Cleo).</extracomment>
            <translation>{name} hat ausgemacht, aber {other} hat mehr Punkte.</translation>
        </message>
        <message>
            <source>You dealt.</source>
            <translation>Du hast gegeben.</translation>
        </message>
        <message>
            <source>{name} dealt.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} hat gegeben.</translation>
        </message>
        <message>
            <source>{name} discarded a card.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} hat eine Karte abgeworfen.</translation>
        </message>
        <message>
            <source>{name} took the whole pile ({cards}).</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{name} hat den ganzen Ablagestapel genommen ({cards}).</translation>
        </message>
        <message>
            <source>“Rommy!” You laid off {card} {place}.</source>
            <extracomment>“Rommy!” is what players call out. {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>„Rommy!“ Du hast {card} {place} angelegt.</translation>
        </message>
        <message>
            <source>“Rommy!” {name} laid off {card} {place}.</source>
            <extracomment>“Rommy!” is what players call out. {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>„Rommy!“ {name} hat {card} {place} angelegt.</translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: you lost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>„Rommy!“ Ein falscher Ruf: Du hast %n Punkt verloren.</numerusform>
                <numerusform>„Rommy!“ Ein falscher Ruf: Du hast %n Punkte verloren.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: {name} lost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>„Rommy!“ Ein falscher Ruf: {name} hat %n Punkt verloren.</numerusform>
                <numerusform>„Rommy!“ Ein falscher Ruf: {name} hat %n Punkte verloren.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing more is happening: the round is over.</source>
            <translation>Es geschieht nichts mehr, die Runde ist zu Ende.</translation>
        </message>
        <message>
            <source>{name} did not answer: a simple stand-in takes this turn.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} hat nicht geantwortet: Diesen Zug übernimmt ein Ersatzspieler.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Die Runde ist zu Ende.</translation>
        </message>
        <message>
            <source>You went out.</source>
            <translation>Du hast ausgemacht.</translation>
        </message>
        <message>
            <source>{name} went out.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} hat ausgemacht.</translation>
        </message>
    </context>
    <context>
        <name>MatchFactsDialog</name>
        <message>
            <source>Line {number} of the record is wrong. {why}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Zeile {number} der Aufzeichnung ist falsch. {why}</translation>
        </message>
        <message>
            <source>All is well: seed and nonce give the fingerprint, and every deal follows from the seed. Rounds: {rounds}; moves: {moves}, all by the rules; every score is right.</source>
            <extracomment>{rounds}: how many rounds (6). {moves}: how many moves (412).</extracomment>
            <translation>Alles in Ordnung: Startwert und Nonce ergeben den Fingerabdruck, und jede Verteilung folgt aus dem Startwert. Runden: {rounds}; Züge: {moves}, alle nach den Regeln; jede Wertung stimmt.</translation>
        </message>
        <message>
            <source>About this match</source>
            <translation>Über diese Partie</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Spielnummer</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <extracomment>a number that seals the deals beforehand.</extracomment>
            <translation>Fingerabdruck</translation>
        </message>
        <message>
            <source>Every deal was settled before the first card. The fingerprint is the seal on it: keep a copy, and when the match is over you can check here that no deal was changed.</source>
            <translation>Die Verteilung jeder Runde stand vor der ersten Karte fest. Der Fingerabdruck ist ihr Siegel: Bewahre eine Kopie auf; wenn die Partie zu Ende ist, kannst du hier prüfen, dass keine Verteilung geändert wurde.</translation>
        </message>
        <message>
            <source>Seed</source>
            <extracomment>the number from which all deals follow; not of a plant.</extracomment>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>Nonce</source>
            <extracomment>a number used once, as in cryptography.</extracomment>
            <translatorcomment>The term of cryptography is the same in German.</translatorcomment>
            <translation>Nonce</translation>
        </message>
        <message>
            <source>The fingerprint, shown before the first card, is the SHA-256 of “seed|nonce”.</source>
            <translation>Der Fingerabdruck, der vor der ersten Karte gezeigt wird, ist der SHA-256 von „Startwert|Nonce“.</translation>
        </message>
        <message>
            <source>Check the &amp;match</source>
            <translation>Partie prü&amp;fen</translation>
        </message>
        <message>
            <source>Play it again, and check every deal, move and score</source>
            <translation>Noch einmal durchspielen und jede Verteilung, jeden Zug und jede Wertung prüfen</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Wird geprüft…</translation>
        </message>
        <message>
            <source>Kept in</source>
            <translation>Liegt in</translation>
        </message>
        <message>
            <source>Copy: {what}</source>
            <extracomment>{what}: what is copied: a row’s name (Seed).</extracomment>
            <translation>Kopieren: {what}</translation>
        </message>
    </context>
    <context>
        <name>NewMatch</name>
        <message>
            <source>from {rules}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>nach {rules}</translation>
        </message>
        <message>
            <source>Your own rules, based on {rules}.</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Deine eigenen Regeln, aus {rules} gemacht.</translation>
        </message>
        <message>
            <source>Your own rules, based on {rules}, but:</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Deine eigenen Regeln, aus {rules} gemacht, aber:</translation>
        </message>
        <message>
            <source>• and more: see the handbook.</source>
            <translation>• und mehr: siehe Handbuch.</translation>
        </message>
        <message>
            <source>Dropped: “{sentence}”</source>
            <extracomment>{sentence}: a sentence of the handbook (Going out is worth 50 points.).</extracomment>
            <translation>Entfällt: „{sentence}“</translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message>
            <source>New match</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>{name}, {level}. {about}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club). {about}: how an opponent of that level plays: a sentence (Overlooks nothing.).</extracomment>
            <translation>{name}, {level}. {about}</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>House &amp;rules…</source>
            <translation>Haus&amp;regeln…</translation>
        </message>
        <message>
            <source>Copy a rulebook and change what you like</source>
            <translation>Ein Regelwerk kopieren und nach Belieben ändern</translation>
        </message>
        <message>
            <source>random</source>
            <translation>zufällig</translation>
        </message>
        <message>
            <source>The same number and the same moves give the same match again.</source>
            <translation>Dieselbe Nummer und dieselben Züge ergeben wieder dieselbe Partie.</translation>
        </message>
        <message>
            <source>Play &amp;to</source>
            <translation>Spielen &amp;bis</translation>
        </message>
        <message>
            <source>&amp;Deal number</source>
            <translation>Spiel&amp;nummer</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Spielen</translation>
        </message>
        <message>
            <source>Two players are called {name}: give one of them another name.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Zwei Spieler heißen {name}: Gib einem von ihnen einen anderen Namen.</translation>
        </message>
        <message>
            <source>A program could work out the cards from a deal number: leave it empty.</source>
            <translation>Mit der Spielnummer könnte ein Programm die Karten herausfinden: Lass das Feld leer.</translation>
        </message>
        <message>
            <source>A program that speaks the opponent protocol</source>
            <translation>Ein Programm, das das Gegnerprotokoll spricht</translation>
        </message>
        <message>
            <source>Python programs (*.py)</source>
            <translation>Python-Programme (*.py)</translation>
        </message>
        <message>
            <source>{program} plays three rounds first…</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} spielt erst drei Runden…</translation>
        </message>
        <message>
            <source>{program} is no longer there: {name} plays as Club.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{program} ist nicht mehr da: {name} spielt als Klubspieler.</translation>
        </message>
        <message>
            <source>You won twice against these: {name} plays as {level} now.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club).</extracomment>
            <translation>Zweimal gegen diese Gegner gewonnen: {name} spielt jetzt als {level}.</translation>
        </message>
        <message>
            <source>You lost twice against these: {name} plays as {level} now.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club).</extracomment>
            <translation>Zweimal gegen diese Gegner verloren: {name} spielt jetzt als {level}.</translation>
        </message>
    </context>
    <context>
        <name>NoticeBar</name>
        <message>
            <source>More notices are waiting</source>
            <translation>Weitere Meldungen warten</translation>
        </message>
        <message>
            <source>&amp;OK</source>
            <translation>O&amp;K</translation>
        </message>
    </context>
    <context>
        <name>Numbers</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>{number}%</source>
            <extracomment>{number}: a share in hundredths; a space before the sign does not break (43).</extracomment>
            <translation>{number} %</translation>
        </message>
    </context>
    <context>
        <name>Opener</name>
        <message>
            <source>Opening the match…</source>
            <translation>Die Partie wird geöffnet…</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Bleiben lassen</translation>
        </message>
        <message>
            <source>{match} is in the trash.</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>{match} liegt im Papierkorb.</translation>
        </message>
        <message>
            <source>You have resigned the match: it counts as lost.</source>
            <translation>Du hast die Partie aufgegeben: Sie zählt als verloren.</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Players and decks</source>
            <translation>Spieler und Kartenspiele</translation>
        </message>
        <message>
            <source>The deal</source>
            <extracomment>giving out the cards; not an agreement.</extracomment>
            <translation>Das Austeilen</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>taking a card from stock or pile; not making a picture.</extracomment>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Kombinationen</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Das Ende einer Runde</translation>
        </message>
        <message>
            <source>Calls</source>
            <extracomment>calling “Rommy!” for a discard.</extracomment>
            <translation>Rufe</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>The match</source>
            <translation>Die Partie</translation>
        </message>
        <message>
            <source>none</source>
            <extracomment>no number at all.</extracomment>
            <translation>keine</translation>
        </message>
        <message>
            <source>the top one, or all</source>
            <translation>die oberste oder alle</translation>
        </message>
        <message>
            <source>any, with all above it</source>
            <translation>jede, mit allen oberhalb</translation>
        </message>
        <message>
            <source>fanned, all readable</source>
            <translation>ausgebreitet, alle lesbar</translation>
        </message>
        <message>
            <source>stacked, the top one showing</source>
            <translation>gestapelt, nur die oberste sichtbar</translation>
        </message>
        <message>
            <source>use the chosen card at once</source>
            <translation>gewählte Karte verwenden</translation>
        </message>
        <message>
            <source>a new meld with a taken card</source>
            <translation>neue Kombination mit einer genommenen Karte</translation>
        </message>
        <message>
            <source>The fewest players for two decks.</source>
            <translation>Mindestzahl der Spieler für zwei Kartenspiele.</translation>
        </message>
        <message>
            <source>The cards dealt, by number of players.</source>
            <translation>Ausgeteilte Karten je nach Spielerzahl.</translation>
        </message>
        <message>
            <source>Which discards may be drawn.</source>
            <translation>Was vom Ablagestapel gezogen werden darf.</translation>
        </message>
        <message>
            <source>How the discards lie.</source>
            <translation>Wie der Ablagestapel liegt.</translation>
        </message>
        <message>
            <source>The duty after taking discards.</source>
            <translation>Die Pflicht nach dem Ziehen vom Ablagestapel.</translation>
        </message>
        <message>
            <source>a new meld with a covered card</source>
            <translation>neue Kombination mit einer bedeckten Karte</translation>
        </message>
        <message>
            <source>What an unmet duty costs.</source>
            <translation>Was eine nicht erfüllte Pflicht kostet.</translation>
        </message>
        <message>
            <source>it must be met</source>
            <translation>sie muss erfüllt werden</translation>
        </message>
        <message>
            <source>sets and runs</source>
            <translation>Sätze und Serien</translation>
        </message>
        <message>
            <source>runs only</source>
            <translation>nur Serien</translation>
        </message>
        <message>
            <source>sets only</source>
            <translation>nur Sätze</translation>
        </message>
        <message>
            <source>The least a first meld must be worth.</source>
            <translation>Was die erste Kombination mindestens wert sein muss.</translation>
        </message>
        <message>
            <source>fewer than other cards</source>
            <translation>weniger als andere Karten</translation>
        </message>
        <message>
            <source>one</source>
            <extracomment>of jokers: one of them.</extracomment>
            <translation>einer</translation>
        </message>
        <message>
            <source>any number</source>
            <translation>beliebig viele</translation>
        </message>
        <message>
            <source>Swapping a joker for its card.</source>
            <translation>Tausch eines Jokers gegen seine Karte.</translation>
        </message>
        <message>
            <source>never</source>
            <extracomment>of swapping jokers.</extracomment>
            <translation>nie</translation>
        </message>
        <message>
            <source>another player’s joker</source>
            <translation>Joker anderer Spieler</translation>
        </message>
        <message>
            <source>any joker</source>
            <translation>jeder Joker</translation>
        </message>
        <message>
            <source>What a look into the pile costs.</source>
            <translation>Was ein Blick in den Ablagestapel kostet.</translation>
        </message>
        <message>
            <source>nobody may look</source>
            <translation>niemand darf hineinschauen</translation>
        </message>
        <message>
            <source>What an ace that begins a run counts.</source>
            <translation>Was ein Ass am Anfang einer Serie zählt.</translation>
        </message>
        <message>
            <source>What an ace left in hand costs.</source>
            <translation>Was ein Ass auf der Hand kostet.</translation>
        </message>
        <message>
            <source>What happens when the stock is empty.</source>
            <translation>Was geschieht, wenn der Stapel leer ist.</translation>
        </message>
        <message>
            <source>ends when the discards are declined</source>
            <translation>sie endet, wenn jemand passt</translation>
        </message>
        <message>
            <source>the discards become the stock</source>
            <translation>Ablagestapel wird neuer Stapel</translation>
        </message>
        <message>
            <source>ends with the last card’s turn</source>
            <translation>sie endet mit dem Zug der letzten Karte</translation>
        </message>
        <message>
            <source>Who wins the match.</source>
            <translation>Wer die Partie gewinnt.</translation>
        </message>
        <message>
            <source>the highest total</source>
            <translation>der höchste Punktestand</translation>
        </message>
        <message>
            <source>the total nearest to the target</source>
            <translation>der Punktestand am nächsten am Ziel</translation>
        </message>
        <message>
            <source>What breaks a tie at the top.</source>
            <translation>Was bei Gleichstand an der Spitze entscheidet.</translation>
        </message>
        <message>
            <source>another round</source>
            <translation>noch eine Runde</translation>
        </message>
        <message>
            <source>the one who went out</source>
            <translation>wer ausgemacht hat</translation>
        </message>
        <message>
            <source>The winner collects from each opponent the difference between their totals.</source>
            <translation>Der Gewinner sammelt von jedem Gegner die Differenz zwischen den Punkteständen ein.</translation>
        </message>
        <message>
            <source>Who deals next.</source>
            <translation>Wer als Nächster gibt.</translation>
        </message>
        <message>
            <source>the player to the left</source>
            <translation>der Spieler links</translation>
        </message>
        <message>
            <source>the winner of the round</source>
            <translation>der Gewinner der Runde</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Joker</numerusform>
                <numerusform>%n Joker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Runde</numerusform>
                <numerusform>%n Runden</numerusform>
            </translation>
        </message>
        <message>
            <source>“{option}”</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”).
----------
{option}: what an option of the rules says, without its full stop. {option}: what an option of the rules says (“The fewest cards of a run”).</extracomment>
            <translation>„{option}“</translation>
        </message>
        <message>
            <source>The fewest players.</source>
            <translation>Mindestzahl der Spieler.</translation>
        </message>
        <message>
            <source>The most players.</source>
            <translation>Höchstzahl der Spieler.</translation>
        </message>
        <message>
            <source>How many jokers each deck has.</source>
            <translation>Wie viele Joker jedes Kartenspiel hat.</translation>
        </message>
        <message>
            <source>A top discard drawn without a duty may be discarded again in the same turn.</source>
            <translation>Eine ohne Pflicht gezogene oberste Karte darf im selben Zug wieder abgeworfen werden.</translation>
        </message>
        <message>
            <source>The top discard alone may be drawn without any duty.</source>
            <translation>Die oberste Karte des Ablagestapels allein darf ohne Pflicht gezogen werden.</translation>
        </message>
        <message>
            <source>Drawing deeper than the top discard needs a meld of your own on the table.</source>
            <translation>Wer tiefer als die oberste Karte in den Ablagestapel greift, braucht eine eigene Kombination auf dem Tisch.</translation>
        </message>
        <message>
            <source>Nothing is laid, and nothing deeper than the top discard is drawn, until everybody has finished a first turn.</source>
            <translation>Bis alle ihren ersten Zug beendet haben, wird nichts gelegt und vom Ablagestapel nur die oberste Karte gezogen.</translation>
        </message>
        <message>
            <source>Laying off on an opponent’s meld needs a meld of your own on the table.</source>
            <translation>Wer an die Kombination eines Gegners anlegt, braucht eine eigene auf dem Tisch.</translation>
        </message>
        <message>
            <source>Runs may turn the corner: after king and ace comes the two.</source>
            <translation>Serien dürfen um die Ecke gehen: Nach König und Ass kommt die Zwei.</translation>
        </message>
        <message>
            <source>Which melds there are.</source>
            <translation>Welche Kombinationen es gibt.</translation>
        </message>
        <message>
            <source>The fewest cards of a run.</source>
            <translation>Mindestzahl der Karten einer Serie.</translation>
        </message>
        <message>
            <source>With two decks, a set may hold two cards of one suit.</source>
            <translation>Bei zwei Kartenspielen darf ein Satz zwei Karten derselben Farbe enthalten.</translation>
        </message>
        <message>
            <source>How many jokers a meld may hold.</source>
            <translation>Wie viele Joker eine Kombination enthalten darf.</translation>
        </message>
        <message>
            <source>Going out needs a last discard.</source>
            <translation>Wer ausmacht, muss eine letzte Karte abwerfen.</translation>
        </message>
        <message>
            <source>That last discard lies face up.</source>
            <translation>Diese letzte Karte liegt aufgedeckt.</translation>
        </message>
        <message>
            <source>The last discard may be a card that could be laid off.</source>
            <translation>Die letzte Karte darf eine sein, die angelegt werden könnte.</translation>
        </message>
        <message>
            <source>The last discard may be called.</source>
            <translation>Zur letzten Karte darf „Rommy!“ gerufen werden.</translation>
        </message>
        <message>
            <source>A discard that fits a meld may be called by another player.</source>
            <translation>Zu einer abgeworfenen Karte, die an eine Kombination passt, darf ein anderer Spieler „Rommy!“ rufen.</translation>
        </message>
        <message>
            <source>What a false call costs.</source>
            <translation>Was ein falscher Ruf kostet.</translation>
        </message>
        <message>
            <source>2 to 9 count their pips; otherwise they count 5 each.</source>
            <translation>2 bis 9 zählen nach Augen; sonst zählen sie je 5.</translation>
        </message>
        <message>
            <source>What any other ace on the table counts.</source>
            <translation>Was jedes andere Ass auf dem Tisch zählt.</translation>
        </message>
        <message>
            <source>What a joker counts.</source>
            <translation>Was ein Joker zählt.</translation>
        </message>
        <message>
            <source>What going out scores.</source>
            <translation>Was das Ausmachen bringt.</translation>
        </message>
        <message>
            <source>The points that end the match.</source>
            <translation>Mit so vielen Punkten endet die Partie.</translation>
        </message>
        <message>
            <source>The match has this many rounds, whatever the totals.</source>
            <translation>So viele Runden hat die Partie, unabhängig vom Punktestand.</translation>
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <source>Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Replay of {match}</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>Nachspielen: {match}</translation>
        </message>
        <message>
            <source>Practice: {match}</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>Übung: {match}</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <source>Drag cards to where they should go, or click them first and then the place; places where they may go light up.</source>
            <translation>Zieh Karten dorthin, wo sie hinsollen, oder klicke erst sie und dann den Platz an; Plätze, die infrage kommen, leuchten auf.</translation>
        </message>
        <message>
            <source>A click with Shift chooses all cards up to that one, and a frame drawn around cards chooses those inside it; Esc puts them back.</source>
            <translation>Ein Klick mit der Umschalttaste wählt alle Karten bis dorthin, ebenso ein um sie gezogener Rahmen; Esc lässt sie los.</translation>
        </message>
        <message>
            <source>A double click does what you most likely mean: it draws, lays off, or discards.</source>
            <translation>Ein Doppelklick tut, was am wahrscheinlichsten gemeint ist: Er zieht, legt an oder wirft ab.</translation>
        </message>
        <message>
            <source>The right button raises a covered card so that you can see all of it; nothing is played.</source>
            <translation>Die rechte Maustaste hebt eine überdeckte Karte an, sodass sie ganz zu sehen ist; gespielt wird dadurch nichts.</translation>
        </message>
        <message>
            <source>The discards that may be taken stand up out of the pile, and the stock’s top card is shifted a little when it may be drawn.</source>
            <translation>Karten, die vom Ablagestapel genommen werden dürfen, stehen aus ihm hervor, und die oberste Karte des Stapels ist ein wenig verschoben, wenn sie gezogen werden darf.</translation>
        </message>
        <message>
            <source>The yarn below a card on the table shows, by its colour and its stitch, which player it counts for. In your hand a new card stands a little higher, and one that must be used has a brass edge.</source>
            <translation>Das Garn unter einer Karte auf dem Tisch zeigt durch seine Farbe und sein Stichmuster, für welchen Spieler sie zählt. In deiner Hand steht eine neue Karte etwas höher, und eine, die verwendet werden muss, hat einen Messingrand.</translation>
        </message>
        <message>
            <source>Red is a price: points that a move would cost you.</source>
            <translation>Rot ist ein Preis: Punkte, die ein Zug dich kosten würde.</translation>
        </message>
        <message>
            <source>{undo} takes the last move back, {redo} plays it again; once a round is over, nothing is taken back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z). {redo}: the keys for Redo (Ctrl+Shift+Z).</extracomment>
            <translation>{undo} nimmt den letzten Zug zurück, {redo} spielt ihn wieder; ist eine Runde vorbei, wird nichts mehr zurückgenommen.</translation>
        </message>
        <message>
            <source>If you undo a move after which a hidden card was shown, and then play on in another way, the round counts as assisted, with a star on the score sheet; the statistics count such rounds apart.</source>
            <translation>Wird ein Zug zurückgenommen, nach dem eine verdeckte Karte gezeigt wurde, und dann anders weitergespielt, gilt die Runde als mit Hilfe gespielt und bekommt auf dem Punktezettel einen Stern; die Statistik zählt solche Runden getrennt.</translation>
        </message>
        <message>
            <source>{hint} gives a hint: what a Master would play from your seat, and why; {follow_hint} plays it, move by move. The round then counts as assisted. The guided rounds ({lesson}) have advice for every move; a refused move says why, and “Why?” opens this handbook at the clause.</source>
            <extracomment>{hint}: the key for Hint (F4). {follow_hint}: the keys for Play the hint (Shift+F4). {lesson}: the keys for the guided rounds (Ctrl+G).</extracomment>
            <translation>{hint} gibt einen Tipp: was der „Meister“ an deiner Stelle spielen würde und warum; {follow_hint} spielt ihn, Zug um Zug. Die Runde gilt dann als mit Hilfe gespielt. Die geführten Runden ({lesson}) wissen zu jedem Zug einen Rat; wird ein Zug abgelehnt, steht dabei, warum, und „Warum?“ öffnet dieses Handbuch an der passenden Stelle.</translation>
        </message>
        <message>
            <source>A tutor, if you turn it on in the preferences, speaks before a move that costs as many points as you choose there, and says why; the move is played if you make it again. A round with the tutor on counts as assisted.</source>
            <translation>Ein Tutor, der nur spricht, wenn du ihn in den Einstellungen einschaltest, meldet sich vor einem Zug, der so viele Punkte kostet, und sagt, warum; wer den Zug noch einmal macht, spielt ihn. Eine Runde, in der er zuhört, gilt als mit Hilfe gespielt.</translation>
        </message>
        <message>
            <source>{practice} shows the decisions that cost most in your reviewed rounds: find the better move. Those you solve come back after 1, 3 and 9 days.</source>
            <extracomment>{practice}: the keys for Find the move (Ctrl+Shift+P).</extracomment>
            <translation>{practice} zeigt Entscheidungen, die in deinen analysierten Runden am meisten gekostet haben: Finde den Zug. Was du gefunden hast, kommt nach 1, 3 und 9 Tagen wieder.</translation>
        </message>
        <message>
            <source>{lay_everything} lays all melds in your hand, and all cards that fit.</source>
            <extracomment>{lay_everything}: the keys for Lay everything (Ctrl+E).</extracomment>
            <translation>{lay_everything} legt alle Kombinationen aus deiner Hand aus und alle passenden Karten an.</translation>
        </message>
        <message>
            <source>Everything can be done with the keyboard alone. The menus show the key for every action; the Keys page of the preferences ({preferences}) changes them.</source>
            <extracomment>{preferences}: the keys for Preferences (Ctrl+,).</extracomment>
            <translation>Alles geht auch allein mit der Tastatur. Die Menüs nennen zu jedem Befehl die Taste; die Seite „Tasten“ der Einstellungen ({preferences}) ändert sie.</translation>
        </message>
        <message>
            <source>Tab leads from the stock to the discards, the melds, your hand, the players, the buttons and the moves, Shift+Tab back, and {next_area} to the table from anywhere in the window; the arrows, Home and End lead within each, and a rank that is typed (2 to 9, 0 for a ten, A, J, Q, K) to the next such card.</source>
            <extracomment>{next_area}: the keys that lead to the table's next part (F6).</extracomment>
            <translation>Die Tabulatortaste führt vom Stapel zum Ablagestapel, zu den Kombinationen, zu deiner Hand, zu den Spielern, den Knöpfen und den Zügen, mit der Umschalttaste zurück, und {next_area} von überall im Fenster zum Tisch; die Pfeiltasten, Pos1 und Ende führen innerhalb jedes Teils, und ein getippter Wert (2 bis 9, 0 für eine Zehn, A, J, Q, K) zur nächsten solchen Karte.</translation>
        </message>
        <message>
            <source>Space chooses a card in your hand or puts it back. Enter plays what has the focus: it draws from the stock, takes a discard with those above it, melds the chosen cards, lays them off on the meld or discards them on the pile; a single card is laid off where it fits, else discarded. You are asked before a move that costs points, if there is another move.</source>
            <translation>Die Leertaste wählt eine Karte deiner Hand oder lässt sie los. Die Eingabetaste spielt, was den Fokus hat: Sie zieht vom Stapel, nimmt eine Karte des Ablagestapels mit allen oberhalb, legt die gewählten Karten aus, legt sie an die Kombination an oder wirft sie auf den Ablagestapel ab; eine einzelne Karte wird angelegt, wo sie passt, sonst abgeworfen. Bevor ein Zug Punkte kostet, wird nachgefragt, wenn auch ein anderer möglich ist.</translation>
        </message>
        <message>
            <source>{call} calls, {move_left} and {move_right} move cards in your hand, {say_again} says again what happened last, and Esc lets a discard pass or puts away a question, the chosen cards or a refusal, one at a time.</source>
            <extracomment>{call}: the keys for Call (C). {move_left}: the keys that move a card to the left (Ctrl+Left). {move_right}: the keys that move a card to the right (Ctrl+Right). {say_again}: the keys for Say again (Shift+?).</extracomment>
            <translation>{call} ruft, {move_left} und {move_right} verschieben Karten in deiner Hand, {say_again} sagt noch einmal, was zuletzt geschah, und Esc lässt eine abgeworfene Karte liegen, blendet eine Frage oder Ablehnung aus oder lässt die gewählten Karten los, eins nach dem anderen.</translation>
        </message>
        <message>
            <source>Wherever the focus is, {draw} draws from the stock, {take_top} takes the top discard and {take_pile} the whole pile; {to_hand} leads to your hand and {to_melds} to the melds. {read_hand}, {read_scores} and {read_table} read out your hand, the scores and how things stand. {keys_now} lists the keys you can use at the moment.</source>
            <extracomment>{draw}: the key that draws from the stock (S). {take_top}: the key that takes the top discard (U). {take_pile}: the key that takes the whole pile (P). {to_hand}: the key that leads to the hand (F). {to_melds}: the key that leads to the melds (L). {read_hand}: the key that says the whole hand (R). {read_scores}: the key that says the scores (O). {read_table}: the key that says how things stand (I). {keys_now}: the key that lists the keys of the moment (F2).</extracomment>
            <translation>Egal, wo der Fokus ist: {draw} zieht vom Stapel, {take_top} nimmt die oberste Karte vom Ablagestapel und {take_pile} den ganzen Ablagestapel; {to_hand} führt zu deiner Hand und {to_melds} zu den Kombinationen. {read_hand}, {read_scores} und {read_table} sagen an: deine Hand, den Punktestand und wie es steht. {keys_now} zeigt die Tasten in diesem Moment.</translation>
        </message>
        <message>
            <source>A screen reader reads the same parts of the table, what each card can do, and all that happens. While it does, and while you use keys, a call waits for you.</source>
            <translation>Ein Screenreader liest dieselben Teile des Tisches vor, was jede Karte kann und alles, was geschieht. Solange er liest und solange du die Tastatur benutzt, hast du zum Rufen alle Zeit.</translation>
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
            <translation>Was zu üben ist</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>&amp;Leave</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>discarding from a meld in the hand</source>
            <translation>aus einer Kombination auf der Hand abwerfen</translation>
        </message>
        <message>
            <source>The deal of the day: your first try counts.</source>
            <translation>Die Runde des Tages: deine erste zählt.</translation>
        </message>
        <message>
            <source>A challenge: a friend plays the same cards.</source>
            <translation>Eine Herausforderung: Ein Freund spielt dieselben Karten.</translation>
        </message>
        <message>
            <source>Practice: round {number}, in a copy.</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Übung: Runde {number}, in einer Kopie.</translation>
        </message>
        <message>
            <source>&amp;Back to the match</source>
            <translation>&amp;Zurück zur Partie</translation>
        </message>
        <message>
            <source>&amp;Back to the welcome page</source>
            <translation>Zurück zum &amp;Deckblatt</translation>
        </message>
        <message>
            <source>not going out</source>
            <translation>nicht ausmachen</translation>
        </message>
        <message>
            <source>paying a price</source>
            <translation>einen Preis zahlen</translation>
        </message>
        <message>
            <source>not calling</source>
            <translation>nicht rufen</translation>
        </message>
        <message>
            <source>leaving the discard pile</source>
            <translation>den Ablagestapel liegen lassen</translation>
        </message>
        <message>
            <source>discarding what fits a meld on the table</source>
            <translation>abwerfen, was an eine Kombination auf dem Tisch passt</translation>
        </message>
        <message>
            <source>completing a meld in the discard pile</source>
            <translation>eine Kombination im Ablagestapel vervollständigen</translation>
        </message>
        <message>
            <source>leaving a joker that could be swapped</source>
            <translation>einen Joker liegen lassen, den man eintauschen konnte</translation>
        </message>
        <message>
            <source>taking too little of the discard pile</source>
            <translation>zu wenig vom Ablagestapel nehmen</translation>
        </message>
        <message>
            <source>holding points back</source>
            <translation>Punkte zurückhalten</translation>
        </message>
        <message>
            <source>discarding what somebody collects</source>
            <translation>abwerfen, was jemand sammelt</translation>
        </message>
        <message>
            <source>taking too much of the discard pile</source>
            <translation>zu viel vom Ablagestapel nehmen</translation>
        </message>
        <message>
            <source>using a joker up</source>
            <translation>einen Joker verbrauchen</translation>
        </message>
        <message>
            <source>keeping a card that goes with nothing</source>
            <translation>eine Karte behalten, die zu nichts passt</translation>
        </message>
        <message>
            <source>leaving a useful discard</source>
            <translation>eine brauchbare abgeworfene Karte liegen lassen</translation>
        </message>
        <message>
            <source>taking a discard that cannot be laid</source>
            <translation>eine abgeworfene Karte nehmen, die sich nicht auslegen lässt</translation>
        </message>
        <message>
            <source>discarding the better chance of a meld</source>
            <translation>die bessere Aussicht auf eine Kombination abwerfen</translation>
        </message>
        <message>
            <source>letting others lay off</source>
            <translation>andere anlegen lassen</translation>
        </message>
        <message>
            <source>laying an ace where it scores little</source>
            <translation>ein Ass auslegen, wo es wenig zählt</translation>
        </message>
        <message>
            <source>laying cards that were better kept</source>
            <translation>Karten auslegen, die besser geblieben wären</translation>
        </message>
        <message>
            <source>keeping high cards</source>
            <translation>hohe Karten behalten</translation>
        </message>
        <message>
            <source>discarding what others can use</source>
            <translation>abwerfen, was andere brauchen können</translation>
        </message>
        <message>
            <source>discarding what scores more</source>
            <translation>abwerfen, was mehr zählt</translation>
        </message>
        <message>
            <source>other causes</source>
            <translation>etwas ohne Namen</translation>
        </message>
        <message numerus="yes">
            <source>Of %n point(s) lost this week, {part} came from {concept}.</source>
            <extracomment>{concept}: as “not going out”. %n: the number of what is counted; the word in front of (s) follows it (3). {part}: points: how many of them (22). {concept}: how points are lost, as a list has it (not going out).</extracomment>
            <translation>
                <numerusform>Von %n Punkt, der diese Woche verloren ging, ging {part} so verloren: {concept}.</numerusform>
                <numerusform>Von %n Punkten, die diese Woche verloren gingen, gingen {part} so verloren: {concept}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Find the move.</source>
            <translation>Finde den Zug.</translation>
        </message>
        <message>
            <source>All positions ({number})</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Alle Stellungen ({number})</translation>
        </message>
        <message>
            <source>There is nothing left to practise.</source>
            <translation>Es gibt nichts mehr zu üben.</translation>
        </message>
        <message>
            <source>There is nothing to practise today; there will be on {day}.</source>
            <extracomment>{day}: a day in words (24 November 2026).</extracomment>
            <translation>Heute gibt es nichts zu üben, wieder am {day}.</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source>&amp;Look</source>
            <extracomment>a page of the preferences: what the table looks like.</extracomment>
            <translation>&amp;Aussehen</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <extracomment>a page of the preferences: how fast everything goes.</extracomment>
            <translation>&amp;Tempo</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>S&amp;ound</source>
            <translation>T&amp;on</translation>
        </message>
        <message>
            <source>Follow the desktop</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Light</source>
            <extracomment>a theme with light colours; not a weight.</extracomment>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <extracomment>a theme with dark colours.</extracomment>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>Farb&amp;schema</translation>
        </message>
        <message>
            <source>Spruce, or sage by day</source>
            <translation>Fichte, tagsüber Salbei</translation>
        </message>
        <message>
            <source>Night blue, or birch by day</source>
            <translation>Nachtblau, tagsüber Birke</translation>
        </message>
        <message>
            <source>Table &amp;colour</source>
            <translation>Tisch&amp;farbe</translation>
        </message>
        <message>
            <source>Classic</source>
            <extracomment>faces of the cards as they always were.</extracomment>
            <translation>Klassisch</translation>
        </message>
        <message>
            <source>Large print</source>
            <translation>Großdruck</translation>
        </message>
        <message>
            <source>Card &amp;faces</source>
            <translation>Karten&amp;bild</translation>
        </message>
        <message>
            <source>Knitted stars</source>
            <translation>Strickstern</translation>
        </message>
        <message>
            <source>Herringbone</source>
            <translation>Fischgrät</translation>
        </message>
        <message>
            <source>Basket weave</source>
            <translation>Korbgeflecht</translation>
        </message>
        <message>
            <source>Petals</source>
            <extracomment>a pattern on the back of the cards.</extracomment>
            <translation>Blütenblätter</translation>
        </message>
        <message>
            <source>Card &amp;backs</source>
            <translation>Karten&amp;rückseite</translation>
        </message>
        <message>
            <source>Small</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Klein</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>a size of the cards.</extracomment>
            <translatorcomment>The same word in German.</translatorcomment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Large</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Groß</translation>
        </message>
        <message>
            <source>A very large hand</source>
            <translation>Sehr große Hand</translation>
        </message>
        <message>
            <source>A hand half as high as the window</source>
            <translation>Eine Hand, halb so hoch wie das Fenster</translation>
        </message>
        <message>
            <source>Card si&amp;ze</source>
            <translation>Karten&amp;größe</translation>
        </message>
        <message>
            <source>Four &amp;suit colours</source>
            <translation>&amp;Vier Farben</translation>
        </message>
        <message>
            <source>Clubs green, diamonds blue</source>
            <translation>Kreuz grün, Karo blau</translation>
        </message>
        <message>
            <source>L&amp;etters of my language</source>
            <translation>B&amp;uchstaben meiner Sprache</translation>
        </message>
        <message>
            <source>On ace, king, queen and jack, instead of A, K, Q and J</source>
            <translation>Auf Ass, König, Dame und Bube statt A, K, Q und J</translation>
        </message>
        <message>
            <source>The &amp;desktop’s font</source>
            <translation>Schrift des &amp;Desktops</translation>
        </message>
        <message>
            <source>For all words, instead of the game’s own</source>
            <translation>Für alle Wörter, statt der eigenen des Spiels</translation>
        </message>
        <message>
            <source>The moves of the round, in a drawer over the table</source>
            <translation>Die Züge der Runde, in einer Schublade über dem Tisch</translation>
        </message>
        <message>
            <source>At once, without motion</source>
            <translation>Sofort, ohne Bewegung</translation>
        </message>
        <message>
            <source>C&amp;ards</source>
            <extracomment>a page of the preferences: how they look.</extracomment>
            <translation>Sp&amp;ielkarten</translation>
        </message>
        <message>
            <source>Briskly</source>
            <translation>Zügig</translation>
        </message>
        <message>
            <source>At an easy pace</source>
            <translation>Gemütlich</translation>
        </message>
        <message>
            <source>Slowly</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Cards &amp;move</source>
            <translation>&amp;Karten bewegen sich</translation>
        </message>
        <message>
            <source>Quickly</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Very slowly</source>
            <translation>Sehr langsam</translation>
        </message>
        <message>
            <source>Opponents pla&amp;y</source>
            <translation>&amp;Gegner spielen</translation>
        </message>
        <message>
            <source>From whoever went out, or lost, once the round is over</source>
            <translation>Von dem, der ausgemacht oder verloren hat, sobald die Runde vorbei ist</translation>
        </message>
        <message>
            <source>Only when the discard fits</source>
            <translation>Nur wenn die Karte passt</translation>
        </message>
        <message>
            <source>Always, for 3 seconds</source>
            <translation>Immer, 3 Sekunden</translation>
        </message>
        <message>
            <source>Always, for 6 seconds</source>
            <translation>Immer, 6 Sekunden</translation>
        </message>
        <message>
            <source>Always, for 12 seconds</source>
            <translation>Immer, 12 Sekunden</translation>
        </message>
        <message>
            <source>Always, for 30 seconds</source>
            <translation>Immer, 30 Sekunden</translation>
        </message>
        <message>
            <source>Always, until somebody calls</source>
            <translation>Immer, bis jemand „Rommy!“ ruft</translation>
        </message>
        <message>
            <source>Never: I am quick enough</source>
            <translation>Nie: Ich bin schnell genug</translation>
        </message>
        <message>
            <source>S&amp;top for a call</source>
            <translation>Pause zum &amp;Rufen</translation>
        </message>
        <message>
            <source>Show where &amp;cards may go</source>
            <translation>Zeigen, wohin Karten &amp;dürfen</translation>
        </message>
        <message>
            <source>Places light up while cards are chosen or dragged</source>
            <translation>Plätze leuchten auf, solange Karten gewählt sind oder gezogen werden</translation>
        </message>
        <message>
            <source>Show the points of a meld &amp;before it is laid</source>
            <translation>Punkte einer Kombination &amp;vor dem Auslegen zeigen</translation>
        </message>
        <message>
            <source>What a move brings is shown while you hold the cards</source>
            <translation>Was ein Zug bringt, steht da, solange du die Karten hältst</translation>
        </message>
        <message>
            <source>Ask before a &amp;move that costs points</source>
            <translation>&amp;Nachfragen, wenn ein Zug Punkte kostet</translation>
        </message>
        <message>
            <source>Paying your way out of a duty, looking into the pile</source>
            <translation>Sich von einer Pflicht freikaufen, in den Ablagestapel schauen</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>5 points or more</source>
            <translation>5 Punkte oder mehr</translation>
        </message>
        <message>
            <source>10 points or more</source>
            <translation>10 Punkte oder mehr</translation>
        </message>
        <message>
            <source>20 points or more</source>
            <translation>20 Punkte oder mehr</translation>
        </message>
        <message>
            <source>&amp;Tutor: speak before a move that costs</source>
            <translation>Tutor: vor einem Zug &amp;warnen, der so viel kostet</translation>
        </message>
        <message>
            <source>A round with the tutor on counts as assisted</source>
            <translation>Eine Runde, in der er zuhört, gilt als mit Hilfe gespielt</translation>
        </message>
        <message>
            <source>L&amp;ist of moves</source>
            <translation>&amp;Zugliste</translation>
        </message>
        <message>
            <source>The list of moves &amp;remembers a covered pile</source>
            <translation>Die Zugliste me&amp;rkt sich bedeckte Karten des Ablagestapels</translation>
        </message>
        <message>
            <source>A round in which it names a covered card counts as assisted</source>
            <translation>Eine Runde, in der sie eine davon nennt, gilt als mit Hilfe gespielt</translation>
        </message>
        <message>
            <source>Sou&amp;nds</source>
            <translation>Tö&amp;ne</translation>
        </message>
        <message>
            <source>Short and quiet; one key turns them all off and on</source>
            <translation>Kurz und leise; eine Taste schaltet alle aus und ein</translation>
        </message>
        <message>
            <source>The &amp;cards</source>
            <translation>&amp;Karten</translation>
        </message>
        <message>
            <source>Each one as it lands, and the end of a round</source>
            <translation>Jede, wenn sie landet, und das Ende einer Runde</translation>
        </message>
        <message>
            <source>Your &amp;turn</source>
            <translation>Du bist &amp;dran</translation>
        </message>
        <message>
            <source>One soft note</source>
            <translation>Ein sanfter Ton</translation>
        </message>
        <message>
            <source>You &amp;may call</source>
            <translation>Du kannst &amp;rufen</translation>
        </message>
        <message>
            <source>Two fingertips on wood</source>
            <translation>Zwei Fingerspitzen auf Holz</translation>
        </message>
        <message>
            <source>Programs at the table</source>
            <translation>Programme am Tisch</translation>
        </message>
        <message>
            <source>This system has no program that plays sounds, so the game is silent. One of paplay, pw-cat and aplay is enough.</source>
            <translation>Dieses System hat kein Programm, das Töne abspielt, deshalb ist das Spiel stumm. Eines von paplay, pw-cat und aplay genügt.</translation>
        </message>
        <message>
            <source>&amp;Volume</source>
            <translation>&amp;Lautstärke</translation>
        </message>
        <message>
            <source>Hear a &amp;word now and then</source>
            <translation>Hin und wieder ein &amp;Wort hören</translation>
        </message>
        <message>
            <source>Lan&amp;guage</source>
            <translation>S&amp;prache</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Dein Name</translation>
        </message>
        <message>
            <source>Last match</source>
            <translation>Letzte Partie</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>Position of the window</source>
            <translation>Fensterposition</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>keys of the keyboard.</extracomment>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Letters, numbers and signs alone are keys</source>
            <translation>Auch Buchstaben, Ziffern und Zeichen allein sind Tasten</translation>
        </message>
        <message>
            <source>Where the statistics begin</source>
            <translation>Beginn der Statistik</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source>Preferences</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <extracomment>a page of the preferences: keys of the keyboard.</extracomment>
            <translation>Tast&amp;en</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message numerus="yes">
            <source>%n way(s) to lay it: you choose</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Möglichkeit zu legen: Du wählst</numerusform>
                <numerusform>%n Möglichkeiten zu legen: Du wählst</numerusform>
            </translation>
        </message>
        <message>
            <source>{one} or {other}</source>
            <extracomment>{one}: what a drop would do (Make a set of 4). {other}: what the drop might do instead (lay off on 10♣ J♣ Q♣).</extracomment>
            <translation>{one} oder {other}</translation>
        </message>
        <message>
            <source>{taking}; meld {cards}</source>
            <extracomment>{taking}: what it is to take these discards (Take 7♠). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{taking}; {cards} auslegen</translation>
        </message>
        <message>
            <source>Make a set of {count}</source>
            <extracomment>{count}: how many cards of one rank. Little room. {count}: how many cards (4).</extracomment>
            <translation>Einen Satz aus {count} bilden</translation>
        </message>
        <message>
            <source>Make a run {first} to {last}</source>
            <extracomment>{first} and {last}: ranks, such as 5 and 8, or Q and A. Little room. {first}: the lowest rank of a run (5). {last}: the highest rank of a run (8).</extracomment>
            <translation>Eine Serie {first} bis {last} bilden</translation>
        </message>
        <message numerus="yes">
            <source>Take the whole pile: %n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Den ganzen Ablagestapel nehmen: %n Karte</numerusform>
                <numerusform>Den ganzen Ablagestapel nehmen: %n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s); lay a new meld with a covered one, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>%n Karte nehmen; neue Kombination mit einer bedeckten auslegen oder {price} zahlen</numerusform>
                <numerusform>%n Karten nehmen; neue Kombination mit einer bedeckten auslegen oder {price} zahlen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s); lay a new meld with one of them, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>%n Karte nehmen; neue Kombination mit einer davon auslegen oder {price} zahlen</numerusform>
                <numerusform>%n Karten nehmen; neue Kombination mit einer davon auslegen oder {price} zahlen</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay off on {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>An {cards} anlegen</translation>
        </message>
        <message>
            <source>Take {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} nehmen</translation>
        </message>
        <message>
            <source>Take {card}, to be used at once</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} nehmen, sofort zu verwenden</translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); to be used at once: {card}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>%n Karte nehmen ({risk}); sofort zu verwenden: {card}</numerusform>
                <numerusform>%n Karten nehmen ({risk}); sofort zu verwenden: {card}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with one of them</source>
            <extracomment>{risk}: what the cards taken count against their holder, such as “35 points”. %n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>%n Karte nehmen ({risk}); neue Kombination damit auslegen</numerusform>
                <numerusform>%n Karten nehmen ({risk}); neue Kombination mit einer davon auslegen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with one of them, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>%n Karte nehmen ({risk}); neue Kombination mit einer davon auslegen oder {price} zahlen</numerusform>
                <numerusform>%n Karten nehmen ({risk}); neue Kombination mit einer davon auslegen oder {price} zahlen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk})</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>%n Karte nehmen ({risk})</numerusform>
                <numerusform>%n Karten nehmen ({risk})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with a covered one</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>%n Karte nehmen ({risk}); neue Kombination mit einer bedeckten auslegen</numerusform>
                <numerusform>%n Karten nehmen ({risk}); neue Kombination mit einer bedeckten auslegen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with a covered one, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>%n Karte nehmen ({risk}); neue Kombination mit einer bedeckten auslegen oder {price} zahlen</numerusform>
                <numerusform>%n Karten nehmen ({risk}); neue Kombination mit einer bedeckten auslegen oder {price} zahlen</numerusform>
            </translation>
        </message>
        <message>
            <source>Discard {card}, face down</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} verdeckt abwerfen</translation>
        </message>
        <message>
            <source>Discard {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} abwerfen</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Eine Karte ziehen</translation>
        </message>
        <message>
            <source>Swap {card} for the joker</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Gegen den Joker tauschen: {card}</translation>
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <source>Name of this match:</source>
            <translation>Name dieser Partie:</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Delete the match that you are playing?</source>
            <translation>Die Partie, die du gerade spielst, wegwerfen?</translation>
        </message>
        <message>
            <source>It leaves the table, goes to your system’s trash and no longer counts in the statistics.</source>
            <translation>Sie verlässt den Tisch, kommt in den Papierkorb deines Systems und zählt nicht mehr in der Statistik.</translation>
        </message>
        <message>
            <source>Move to &amp;trash</source>
            <translation>In den &amp;Papierkorb</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Weiterspielen</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Partie öffnen</translation>
        </message>
        <message>
            <source>Matches (*.rummy)</source>
            <translation>Partien (*.rummy)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Resign this match?</source>
            <translation>Diese Partie aufgeben?</translation>
        </message>
        <message>
            <source>It counts as lost and cannot be continued. To pause it, just leave the table.</source>
            <translation>Sie zählt als verloren und kann nicht weitergespielt werden. Für eine Pause verlasse einfach den Tisch.</translation>
        </message>
        <message>
            <source>&amp;Resign</source>
            <translation>&amp;Aufgeben</translation>
        </message>
        <message>
            <source>Take back the last move?</source>
            <translation>Den letzten Zug zurücknehmen?</translation>
        </message>
        <message>
            <source>Take it &amp;back</source>
            <translation>&amp;Zurücknehmen</translation>
        </message>
        <message>
            <source>&amp;Leave it</source>
            <translation>&amp;So lassen</translation>
        </message>
        <message>
            <source>Save the match somewhere else, or they will be lost.</source>
            <translation>Speichere die Partie anderswo, sonst gehen sie verloren.</translation>
        </message>
        <message>
            <source>&amp;Save a copy elsewhere…</source>
            <translation>&amp;Kopie anderswo speichern…</translation>
        </message>
        <message>
            <source>Close &amp;anyway</source>
            <translation>&amp;Trotzdem schließen</translation>
        </message>
        <message>
            <source>Save a copy</source>
            <translation>Kopie speichern</translation>
        </message>
        <message>
            <source>Something unexpected happened.</source>
            <translation>Etwas Unerwartetes ist passiert.</translation>
        </message>
        <message>
            <source>If it happens again, please report the details.</source>
            <translation>Wenn es wieder geschieht, melde bitte die Einzelheiten.</translation>
        </message>
        <message>
            <source>&amp;Copy details</source>
            <translation>&amp;Einzelheiten kopieren</translation>
        </message>
        <message>
            <source>&amp;Go on</source>
            <translation>We&amp;iter</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>The round is over.</source>
            <translation>Die Runde ist zu Ende.</translation>
        </message>
        <message>
            <source>Please wait: {player} is playing.</source>
            <extracomment>{player}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Bitte warten: {player} spielt.</translation>
        </message>
        <message>
            <source>You have already drawn.</source>
            <translation>Du hast schon gezogen.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>Der Stapel ist leer.</translation>
        </message>
        <message>
            <source>You may pass only when the stock is empty.</source>
            <translation>Passen darfst du nur, wenn der Stapel leer ist.</translation>
        </message>
        <message>
            <source>You may not pass: as soon as you draw, the discards become a new stock.</source>
            <translation>Du darfst nicht passen: Sobald du ziehst, wird der Ablagestapel zum neuen Stapel.</translation>
        </message>
        <message>
            <source>Not in the discard pile: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Nicht im Ablagestapel: {card}.</translation>
        </message>
        <message>
            <source>You could not use this card at once, in a meld or a lay-off: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Diese Karte könntest du nicht sofort in einer Kombination oder zum Anlegen verwenden: {card}.</translation>
        </message>
        <message>
            <source>You could not lay a new meld at once with this: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Damit könntest du nicht sofort eine neue Kombination auslegen: {duty}.</translation>
        </message>
        <message>
            <source>You could not lay a new meld at once with any of these: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Mit keiner davon könntest du sofort eine neue Kombination auslegen: {duty}.</translation>
        </message>
        <message>
            <source>This must be used in a new meld: {duty}. Laying it off is not enough.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Muss in einer neuen Kombination verwendet werden: {duty}. Anlegen genügt nicht.</translation>
        </message>
        <message>
            <source>To be used at once: {card}. But nothing may be laid until everybody has had a turn.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Sofort zu verwenden: {card}. Aber bis alle einmal dran waren, darf nichts gelegt werden.</translation>
        </message>
        <message>
            <source>To be used at once: {card}. But without a meld of your own you may not lay it off.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Sofort zu verwenden: {card}. Aber ohne eigene Kombination darfst du nicht anlegen.</translation>
        </message>
        <message numerus="yes">
            <source>Your first meld must be worth %n point(s): what you could meld at once is worth less.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Deine erste Kombination muss %n Punkt wert sein: Was du sofort auslegen könntest, ist weniger wert.</numerusform>
                <numerusform>Deine erste Kombination muss %n Punkte wert sein: Was du sofort auslegen könntest, ist weniger wert.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody may look into the discard pile in this game.</source>
            <translation>In diesem Spiel darf niemand in den Ablagestapel schauen.</translation>
        </message>
        <message>
            <source>You may look only once per turn.</source>
            <translation>Du darfst nur einmal pro Zug hineinschauen.</translation>
        </message>
        <message>
            <source>There is no covered card to look at.</source>
            <translation>Es gibt keine bedeckte Karte zum Anschauen.</translation>
        </message>
        <message>
            <source>Use this first: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Zuerst zu verwenden: {duty}.</translation>
        </message>
        <message>
            <source>Use one of these cards first.</source>
            <translation>Verwende zuerst eine dieser Karten.</translation>
        </message>
        <message>
            <source>There is nothing to pay for.</source>
            <translation>Es gibt nichts zu zahlen.</translation>
        </message>
        <message>
            <source>Nothing may be laid until everybody has had a turn.</source>
            <translation>Bis alle einmal dran waren, darf nichts gelegt werden.</translation>
        </message>
        <message>
            <source>Not in your hand: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Nicht auf deiner Hand: {cards}.</translation>
        </message>
        <message>
            <source>Not in order: {cards}. A run goes from low to high.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Nicht in der richtigen Reihenfolge: {cards}. Eine Serie geht von niedrig nach hoch.</translation>
        </message>
        <message>
            <source>Not in order: {cards}. The suits of a set go clubs, diamonds, hearts, spades.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Nicht in der richtigen Reihenfolge: {cards}. Die Farben eines Satzes stehen so: Kreuz, Karo, Herz, Pik.</translation>
        </message>
        <message numerus="yes">
            <source>Too short: {cards}. A run needs at least %n card(s) in this game.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Zu kurz: {cards}. In diesem Spiel braucht eine Serie mindestens %n Karte.</numerusform>
                <numerusform>Zu kurz: {cards}. In diesem Spiel braucht eine Serie mindestens %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>A run has at most thirteen cards.</source>
            <translation>Eine Serie hat höchstens dreizehn Karten.</translation>
        </message>
        <message>
            <source>A run may not go on past the ace: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Eine Serie darf nicht über das Ass hinausgehen: {cards}.</translation>
        </message>
        <message>
            <source>Only sets are melds in this game.</source>
            <translation>In diesem Spiel sind nur Sätze Kombinationen.</translation>
        </message>
        <message>
            <source>Only runs are melds in this game.</source>
            <translation>In diesem Spiel sind nur Serien Kombinationen.</translation>
        </message>
        <message>
            <source>A set has at most four cards.</source>
            <translation>Ein Satz hat höchstens vier Karten.</translation>
        </message>
        <message>
            <source>A set may not have the same suit twice.</source>
            <translation>Ein Satz darf keine Farbe zweimal haben.</translation>
        </message>
        <message>
            <source>That would be too many jokers in one meld.</source>
            <translation>Das wären zu viele Joker in einer Kombination.</translation>
        </message>
        <message numerus="yes">
            <source>Not enough for your first meld, which must be worth %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Zu wenig für deine erste Kombination: Sie muss %n Punkt wert sein.</numerusform>
                <numerusform>Zu wenig für deine erste Kombination: Sie muss %n Punkte wert sein.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no such meld on the table.</source>
            <translation>Diese Kombination liegt nicht auf dem Tisch.</translation>
        </message>
        <message>
            <source>Say which end of the run.</source>
            <translation>Sag, an welches Ende der Serie.</translation>
        </message>
        <message>
            <source>For the two ends of the run: {cards}. Lay off at one end, then at the other.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Für beide Enden der Serie: {cards}. Leg erst an einem Ende an, dann am anderen.</translation>
        </message>
        <message>
            <source>Without a meld of your own you may not lay off: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ohne eigene Kombination darfst du nicht anlegen: {cards}.</translation>
        </message>
        <message>
            <source>Jokers on the table stay where they are in this game.</source>
            <translation>In diesem Spiel bleiben Joker auf dem Tisch, wo sie sind.</translation>
        </message>
        <message>
            <source>No joker in the meld {meld} stands for this card: {card}.</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>In der Kombination {meld} steht kein Joker für diese Karte: {card}.</translation>
        </message>
        <message>
            <source>You may not take back a joker that you laid.</source>
            <translation>Einen Joker, den du selbst gelegt hast, darfst du nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>Taken this turn: {card}. Discard another card.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>In diesem Zug genommen: {card}. Wirf eine andere Karte ab.</translation>
        </message>
        <message>
            <source>Your last card would fit a meld: {card}. Lay it off.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Deine letzte Karte passt an eine Kombination: {card}. Leg sie an.</translation>
        </message>
        <message>
            <source>Discards cannot be called in this game.</source>
            <translation>In diesem Spiel wird nicht gerufen.</translation>
        </message>
        <message>
            <source>There is no discard to call now.</source>
            <translation>Im Moment liegt nichts da, wozu du „Rommy!“ rufen könntest.</translation>
        </message>
        <message>
            <source>You may not call your own discard.</source>
            <translation>Zu deiner eigenen abgeworfenen Karte darfst du nicht „Rommy!“ rufen.</translation>
        </message>
        <message>
            <source>You have called this discard already.</source>
            <translation>Zu dieser Karte hast du schon „Rommy!“ gerufen.</translation>
        </message>
        <message>
            <source>There is a place for this: {cards}. Say where.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Dafür gibt es einen Platz: {cards}. Sag, wo.</translation>
        </message>
        <message>
            <source>Draw, or take a discard.</source>
            <translation>Zieh oder nimm vom Ablagestapel.</translation>
        </message>
        <message>
            <source>Draw, or take another discard.</source>
            <translation>Zieh oder nimm eine andere Karte vom Ablagestapel.</translation>
        </message>
        <message>
            <source>Draw from the stock.</source>
            <translation>Zieh vom verdeckten Stapel.</translation>
        </message>
        <message>
            <source>Take a discard, or pass.</source>
            <translation>Nimm vom Ablagestapel oder passe.</translation>
        </message>
        <message>
            <source>Meld, lay off, or discard.</source>
            <translation>Leg aus, leg an oder wirf ab.</translation>
        </message>
        <message>
            <source>Discard a card.</source>
            <translation>Wirf eine Karte ab.</translation>
        </message>
        <message>
            <source>Meld it, or lay it off.</source>
            <translation>Leg sie aus oder leg sie an.</translation>
        </message>
        <message>
            <source>Meld it.</source>
            <translation>Leg sie aus.</translation>
        </message>
        <message numerus="yes">
            <source>Meld it, or pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Leg sie aus oder zahle %n Punkt.</numerusform>
                <numerusform>Leg sie aus oder zahle %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Meld one of them.</source>
            <translation>Leg eine davon aus.</translation>
        </message>
        <message numerus="yes">
            <source>Meld one of them, or pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Leg eine davon aus oder zahle %n Punkt.</numerusform>
                <numerusform>Leg eine davon aus oder zahle %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} can be swapped for a joker on the table.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} lässt sich gegen einen Joker auf dem Tisch tauschen.</translation>
        </message>
        <message>
            <source>It brings {cards} to the hand, −{points} if left there.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {points}: points (35).</extracomment>
            <translation>Es bringt {cards} auf die Hand, −{points}, wenn das dort bleibt.</translation>
        </message>
        <message numerus="yes">
            <source>{card} scores only %n point(s) there; in another meld it would score {points}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {points}: points (35).</extracomment>
            <translation>
                <numerusform>{card} zählt dort nur %n Punkt; in einer anderen Kombination wären es {points}.</numerusform>
                <numerusform>{card} zählt dort nur %n Punkte; in einer anderen Kombination wären es {points}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The others could make %n meld(s) of three with {card}, {fewer} with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {fewer}: a smaller number (3). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>Mit {card} könnten die anderen %n Kombination aus drei Karten bilden, mit {rival}: {fewer}.</numerusform>
                <numerusform>Mit {card} könnten die anderen %n Kombinationen aus drei Karten bilden, mit {rival}: {fewer}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The others could make %n meld(s) of three with {card}, none with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>Mit {card} könnten die anderen %n Kombination aus drei Karten bilden, mit {rival} keine.</numerusform>
                <numerusform>Mit {card} könnten die anderen %n Kombinationen aus drei Karten bilden, mit {rival} keine.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) may still make a meld with {card}, none with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>%n Karte kann mit {card} noch eine Kombination ergeben, keine mit {rival}.</numerusform>
                <numerusform>%n Karten können mit {card} noch eine Kombination ergeben, keine mit {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs %n point(s) at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Das kostet sofort %n Punkt.</numerusform>
                <numerusform>Das kostet sofort %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} fits a meld on the table: it can be called.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} passt an eine Kombination auf dem Tisch: Dazu kann „Rommy!“ gerufen werden.</translation>
        </message>
        <message numerus="yes">
            <source>Taking the discard pile would put %n point(s) on the table at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Was im Ablagestapel liegt, könnte sofort %n Punkt auf den Tisch bringen.</numerusform>
                <numerusform>Was im Ablagestapel liegt, könnte sofort %n Punkte auf den Tisch bringen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} makes a meld with {cards} in the discard pile, for whoever takes them.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{card} gibt mit {cards} im Ablagestapel eine Kombination, für jeden, der sie nimmt.</translation>
        </message>
        <message numerus="yes">
            <source>Taking more of the discard pile puts %n more point(s) on the table at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Wer mehr vom Ablagestapel nimmt, bringt sofort %n Punkt mehr auf den Tisch.</numerusform>
                <numerusform>Wer mehr vom Ablagestapel nimmt, bringt sofort %n Punkte mehr auf den Tisch.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It holds back %n point(s) that could be on the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Es hält %n Punkt zurück, der auf dem Tisch liegen könnte.</numerusform>
                <numerusform>Es hält %n Punkte zurück, die auf dem Tisch liegen könnten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} took {cards}, which {card} goes with.</source>
            <extracomment>{player}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{player} hat {cards} genommen; dazu passt {card}.</translation>
        </message>
        <message>
            <source>It uses up a joker, which could stand for any card later.</source>
            <translation>Es verbraucht einen Joker, der später für jede Karte stehen könnte.</translation>
        </message>
        <message>
            <source>{card} goes with {cards} in the hand, {rival} with nothing there.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>{card} passt zu {cards} auf der Hand, {rival} zu keiner Karte dort.</translation>
        </message>
        <message>
            <source>{card} cannot be laid at once; the stock may bring a better card.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} kann nicht sofort gelegt werden; der verdeckte Stapel bringt vielleicht eine bessere Karte.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) may still make a meld with {card}, {fewer} with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {fewer}: a smaller number (3). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>%n Karte kann mit {card} noch eine Kombination ergeben, {fewer} mit {rival}.</numerusform>
                <numerusform>%n Karten können mit {card} noch eine Kombination ergeben, {fewer} mit {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card} scores %n point(s) more in a meld than {rival}, whoever lays it.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>{card} zählt in einer Kombination %n Punkt mehr als {rival}, egal, wer auslegt.</numerusform>
                <numerusform>{card} zählt in einer Kombination %n Punkte mehr als {rival}, egal, wer auslegt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings %n more card(s) to the hand, −{points} if left there.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {points}: points (35).</extracomment>
            <translation>
                <numerusform>Damit kommt %n Karte mehr auf die Hand, −{points}, wenn sie dort bleibt.</numerusform>
                <numerusform>Damit kommen %n Karten mehr auf die Hand, −{points}, wenn sie dort bleiben.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} from the discard pile can go into melds with cards in the hand.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Mit {cards} vom Ablagestapel und Karten auf der Hand sind Kombinationen möglich.</translation>
        </message>
        <message>
            <source>It lets others lay off {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Was ausgelegt wird, erlaubt anderen, {cards} anzulegen.</translation>
        </message>
        <message>
            <source>{cards} could make another meld, with the discard pile or a card to come.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Mit {cards} ließe sich eine andere Kombination bilden, mit dem Ablagestapel oder einer Karte, die noch kommt.</translation>
        </message>
        <message numerus="yes">
            <source>That leaves {card} in the hand, where it counts %n point(s) more than {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>Dann bleibt {card} auf der Hand und zählt dort %n Punkt mehr als {rival}.</numerusform>
                <numerusform>Dann bleibt {card} auf der Hand und zählt dort %n Punkte mehr als {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} holds only %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {player}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{player} hat nur noch %n Karte.</numerusform>
                <numerusform>{player} hat nur noch %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock has only %n card(s) left.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Der verdeckte Stapel hat nur noch %n Karte.</numerusform>
                <numerusform>Der verdeckte Stapel hat nur noch %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have not drawn yet.</source>
            <translation>Du hast noch nicht gezogen.</translation>
        </message>
        <message>
            <source>The round is closed.</source>
            <translation>Die Runde ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Only the top discard or the whole pile may be taken, nothing between.</source>
            <translation>Nur die oberste Karte oder der ganze Ablagestapel darf genommen werden, nichts dazwischen.</translation>
        </message>
        <message>
            <source>With no cards in hand you may not take from the discard pile.</source>
            <translation>Ohne Karten darfst du nicht vom Ablagestapel nehmen.</translation>
        </message>
        <message>
            <source>Until everybody has had a turn, nothing below the top discard may be taken.</source>
            <translation>Bis alle einmal an der Reihe waren, darf nichts unter der obersten Karte des Ablagestapels genommen werden.</translation>
        </message>
        <message>
            <source>Until you have laid a meld of your own, nothing below the top discard may be taken.</source>
            <translation>Bis du eine eigene Kombination ausgelegt hast, darf nichts unter der obersten Karte des Ablagestapels genommen werden.</translation>
        </message>
        <message>
            <source>One of these must be used in a new meld: {duty}. Laying one off is not enough.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Eine davon muss in einer neuen Kombination verwendet werden: {duty}. Anlegen genügt nicht.</translation>
        </message>
        <message>
            <source>You cannot pay instead.</source>
            <translation>Du kannst nicht stattdessen zahlen.</translation>
        </message>
        <message numerus="yes">
            <source>Only {cards}: a meld needs at least %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Nur {cards}: Eine Kombination braucht mindestens %n Karte.</numerusform>
                <numerusform>Nur {cards}: Eine Kombination braucht mindestens %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not a meld: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Keine Kombination: {cards}.</translation>
        </message>
        <message>
            <source>A set may have the same suit at most twice.</source>
            <translation>Ein Satz darf eine Farbe zweimal haben, aber nicht öfter.</translation>
        </message>
        <message>
            <source>In a set a joker stands for a suit that is not in it yet.</source>
            <translation>In einem Satz steht ein Joker für eine Farbe, die noch nicht darin ist.</translation>
        </message>
        <message>
            <source>Take another discard, or pass.</source>
            <translation>Nimm eine andere Karte vom Ablagestapel oder passe.</translation>
        </message>
        <message>
            <source>You can only pass.</source>
            <translation>Du kannst nur passen.</translation>
        </message>
        <message>
            <source>Call the last card, or pass.</source>
            <translation>Ruf „Rommy!“ zur letzten Karte oder passe.</translation>
        </message>
        <message>
            <source>Meld, or discard.</source>
            <translation>Leg aus oder wirf ab.</translation>
        </message>
        <message>
            <source>Lay off, or discard.</source>
            <translation>Leg an oder wirf ab.</translation>
        </message>
        <message>
            <source>Meld, or lay off.</source>
            <translation>Leg aus oder leg an.</translation>
        </message>
        <message>
            <source>Lay a meld.</source>
            <translation>Leg eine Kombination aus.</translation>
        </message>
        <message>
            <source>Lay a card off.</source>
            <translation>Leg eine Karte an.</translation>
        </message>
        <message>
            <source>Lay it off.</source>
            <translation>Leg sie an.</translation>
        </message>
        <message>
            <source>Use cards of one rank, or a run in one suit.</source>
            <translation>Nimm Karten mit demselben Wert oder eine Serie in einer Farbe.</translation>
        </message>
        <message>
            <source>Use three or four cards of one rank.</source>
            <translation>Nimm drei oder vier Karten mit demselben Wert.</translation>
        </message>
        <message>
            <source>Use a run in one suit.</source>
            <translation>Nimm eine Serie in einer Farbe.</translation>
        </message>
        <message>
            <source>A meld holds one joker at most.</source>
            <translation>Eine Kombination enthält höchstens einen Joker.</translation>
        </message>
        <message>
            <source>{cards} will not fit {meld}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>An {meld} kann man {cards} nicht anlegen.</translation>
        </message>
        <message numerus="yes">
            <source>No meld possible: pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Keine Kombination möglich: Zahle %n Punkt.</numerusform>
                <numerusform>Keine Kombination möglich: Zahle %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>A meld must have more natural cards than jokers.</source>
            <translation>Eine Kombination muss mehr natürliche Karten als Joker haben.</translation>
        </message>
        <message numerus="yes">
            <source>A call would be false and cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Der Ruf wäre falsch und würde %n Punkt kosten.</numerusform>
                <numerusform>Der Ruf wäre falsch und würde %n Punkte kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{one} and {other} do not fit together.</source>
            <extracomment>{one}: what an option of the rules says (“Jokers may be swapped”). {other}: what another option says (“How many jokers each deck has”).</extracomment>
            <translation>{one} und {other} passen nicht zusammen.</translation>
        </message>
        <message>
            <source>There is no option {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Es gibt keine Option {written}.</translation>
        </message>
        <message>
            <source>{option} must be one of {choices}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {choices}: the values that there are, as they stand in a file (any, top_or_all). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} muss eins davon sein: {choices}, nicht {written}.</translation>
        </message>
        <message>
            <source>{option} must be a whole number from {low} to {high}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} muss eine ganze Zahl von {low} bis {high} sein, nicht {written}.</translation>
        </message>
        <message>
            <source>{option} must be a whole number from {low} to {high} or none, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} muss eine ganze Zahl von {low} bis {high} oder keine sein, nicht {written}.</translation>
        </message>
        <message>
            <source>{option} must be seven whole numbers from {low} to {high}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} muss aus sieben ganzen Zahlen von {low} bis {high} bestehen, nicht aus {written}.</translation>
        </message>
        <message>
            <source>The fewest players are more than the most.</source>
            <translation>Die Mindestzahl der Spieler ist größer als die Höchstzahl.</translation>
        </message>
        <message>
            <source>A fanned pile is open to all: there is nothing to peek at.</source>
            <translation>Ein ausgebreiteter Ablagestapel ist für alle offen: Hineinschauen bringt da nichts.</translation>
        </message>
        <message>
            <source>Any discard may be chosen only where all are seen.</source>
            <translation>Jede Karte des Ablagestapels kann nur gewählt werden, wo alle zu sehen sind.</translation>
        </message>
        <message>
            <source>Unseen cards may not meet the duty, so an unmet duty needs a price: {duty_price}.</source>
            <extracomment>{duty_price}: what an option of the rules says (“What an unmet duty costs”).</extracomment>
            <translation>Ungesehene Karten zu nehmen kann misslingen, darum braucht das Misslingen einen Preis: {duty_price}.</translation>
        </message>
        <message>
            <source>A card that must be used at once is only drawn when it can be.</source>
            <translation>Eine Karte, die sofort verwendet werden muss, wird nur gezogen, wenn das möglich ist.</translation>
        </message>
        <message>
            <source>There is no closing card without a last discard.</source>
            <translation>Wer zum Ausmachen nicht abwerfen muss, hat keine letzte Karte abzuwerfen.</translation>
        </message>
        <message>
            <source>A face-down card cannot be called.</source>
            <translation>Zu einer verdeckten Karte kann nicht „Rommy!“ gerufen werden.</translation>
        </message>
        <message>
            <source>No last discard is called where there are no calls.</source>
            <translation>Wo es keine Rufe gibt, wird nicht gerufen.</translation>
        </message>
        <message>
            <source>Without jokers there is nothing to swap.</source>
            <translation>Ohne Joker gibt es nichts zu tauschen.</translation>
        </message>
        <message>
            <source>One deck has each card only once.</source>
            <translation>Ein Kartenspiel enthält jede Karte nur einmal.</translation>
        </message>
        <message>
            <source>After the deal at least two cards of the deck must be left for every number of players. To make it larger: {two_decks_from}, {jokers_per_deck}.</source>
            <extracomment>{two_decks_from}: what an option of the rules says (“Two decks are shuffled together”). {jokers_per_deck}: what an option of the rules says (“How many jokers each deck has”).</extracomment>
            <translation>Nach dem Austeilen müssen bei jeder Zahl von Spielern mindestens zwei Karten übrig sein. So werden es mehr: {two_decks_from}, {jokers_per_deck}.</translation>
        </message>
        <message>
            <source>A card that must be used at once is never left to be returned.</source>
            <translation>Eine Karte, die sofort verwendet werden muss, bleibt nie zum Zurücklegen übrig.</translation>
        </message>
        <message>
            <source>A winner who has fewer points than another would have to pay.</source>
            <translation>Ein Gewinner mit weniger Punkten als ein anderer müsste zahlen.</translation>
        </message>
        <message numerus="yes">
            <source>It passes up the chance to end the round at once, with %n card(s) left in the others’ hands.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Damit bleibt die Runde offen, die sofort beendet werden könnte; die anderen haben noch %n Karte auf der Hand.</numerusform>
                <numerusform>Damit bleibt die Runde offen, die sofort beendet werden könnte; die anderen haben noch %n Karten auf der Hand.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} belongs to a meld in the hand: {cards}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{card} gehört zu einer Kombination auf der Hand: {cards}.</translation>
        </message>
        <message>
            <source>As a discard, {card} fits the meld {meld} on the table.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Abgeworfen passt {card} an die Kombination {meld} auf dem Tisch.</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>There is no file {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Es gibt keine Datei {path}.</translation>
        </message>
        <message>
            <source>{path} is not a file.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} ist keine Datei.</translation>
        </message>
        <message>
            <source>{path} cannot be read. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kann nicht gelesen werden. {why}</translation>
        </message>
        <message>
            <source>{path} is empty.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} ist leer.</translation>
        </message>
        <message>
            <source>{path} is larger than any match: {size} MB.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {size}: the size of a file in megabytes (80).</extracomment>
            <translation>{path} ist größer als jede Partie: {size} MB.</translation>
        </message>
        <message>
            <source>{path} is not a match record. Line {line}: {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} ist keine Aufzeichnung einer Partie. Zeile {line}: {why}</translation>
        </message>
        <message>
            <source>{path} is not a fair record. Line {line}: {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} ist keine ehrliche Aufzeichnung. Zeile {line}: {why}</translation>
        </message>
        <message>
            <source>{path} is a record of format {format}, which needs a newer version of Rummy Qt: it was written by {app}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {format}: the number of a file’s format (2). {app}: a program with its version (Rummy Qt 1.2.3).</extracomment>
            <translation>{path} ist eine Aufzeichnung im Format {format}, die eine neuere Version von Rummy Qt braucht: Geschrieben wurde sie von {app}.</translation>
        </message>
        <message>
            <source>{path} is open in another window.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} ist in einem anderen Fenster offen.</translation>
        </message>
        <message>
            <source>{path} already exists.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} gibt es schon.</translation>
        </message>
        <message>
            <source>The match was resigned: it can be replayed, but not continued.</source>
            <translation>Die Partie wurde aufgegeben: Sie kann nachgespielt, aber nicht weitergespielt werden.</translation>
        </message>
        <message>
            <source>This was a single round: it can be replayed, but not continued.</source>
            <translation>Das war eine einzige Runde: Sie lässt sich nachspielen, aber nicht weiterspielen.</translation>
        </message>
        <message>
            <source>{path} was changed or damaged on the way, in line {line}: {why} Ask for it again.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} wurde unterwegs verändert oder beschädigt, in Zeile {line}: {why} Lass sie dir noch einmal schicken.</translation>
        </message>
        <message>
            <source>{path} holds no round that was played to its end as a challenge.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} enthält keine Runde, die als Herausforderung zu Ende gespielt wurde.</translation>
        </message>
        <message>
            <source>This round is being played; it can be reviewed once it is over.</source>
            <translation>Diese Runde wird noch gespielt; analysieren lässt sie sich, wenn sie zu Ende ist.</translation>
        </message>
        <message>
            <source>The match is over; nothing can be added to its record.</source>
            <translation>Die Partie ist zu Ende; ihrer Aufzeichnung kann nichts hinzugefügt werden.</translation>
        </message>
        <message>
            <source>The last line of the record was incomplete and was dropped.</source>
            <translation>Die letzte Zeile der Aufzeichnung war unvollständig und wurde weggelassen.</translation>
        </message>
        <message>
            <source>The match {path} is damaged. Line {line}: {why} The match goes on from the last good move, in a copy; the damaged file is kept.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Die Partie {path} ist beschädigt. Zeile {line}: {why} Die Partie geht ab dem letzten gültigen Zug in einer Kopie weiter; die beschädigte Datei bleibt erhalten.</translation>
        </message>
        <message>
            <source>The match could not be locked against a second window. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Die Partie konnte nicht gegen ein zweites Fenster gesperrt werden. {why}</translation>
        </message>
        <message>
            <source>The disk is full. The match goes on, and is saved as soon as there is room.</source>
            <translation>Die Festplatte ist voll. Die Partie geht weiter und wird gespeichert, sobald Platz ist.</translation>
        </message>
        <message>
            <source>The match cannot be saved now. {why} It goes on, and is saved as soon as possible.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Die Partie kann im Moment nicht gespeichert werden. {why} Sie geht weiter und wird gespeichert, sobald es möglich ist.</translation>
        </message>
        <message>
            <source>The match cannot be saved in its place. {why} It goes on, and is kept in {path} until it can.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.). {path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Die Partie kann nicht an ihrem Ort gespeichert werden. {why} Sie geht weiter und wird so lange in {path} aufbewahrt.</translation>
        </message>
        <message>
            <source>The match could not be saved in its place. It is kept in {path}, and comes back to the saved matches at the next start.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Die Partie konnte nicht an ihrem Ort gespeichert werden. Sie wird in {path} aufbewahrt und kommt beim nächsten Start zu den gespeicherten Partien zurück.</translation>
        </message>
        <message>
            <source>The file of {path} was moved or deleted during play; there is a new one.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Die Datei zu {path} wurde während des Spiels verschoben oder entfernt; es gibt eine neue.</translation>
        </message>
        <message>
            <source>Something else changed the file of {path}; the match goes on in a new one.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Etwas anderes hat die Datei zu {path} geändert; die Partie geht in einer neuen weiter.</translation>
        </message>
        <message>
            <source>The last moves of {path} could not be saved.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Die letzten Züge von {path} konnten nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>A title has 1 to 200 characters, on one line.</source>
            <translation>Ein Titel hat 1 bis 200 Zeichen, in einer Zeile.</translation>
        </message>
        <message>
            <source>{path} could not be moved to the trash. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} konnte nicht in den Papierkorb gelegt werden. {why}</translation>
        </message>
        <message>
            <source>{path} could not be copied. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} konnte nicht kopiert werden. {why}</translation>
        </message>
        <message>
            <source>What you practised cannot be saved. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Was du geübt hast, lässt sich nicht aufbewahren. {why}</translation>
        </message>
        <message>
            <source>{path} was copied into your saved matches. The file itself stays as it is.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} wurde zu deinen gespeicherten Partien kopiert. Die Datei selbst bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>{path} is already among your saved matches, at least as far as in this file: you play on there.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} ist schon unter deinen gespeicherten Partien, mindestens so weit wie in dieser Datei: Du spielst dort weiter.</translation>
        </message>
        <message>
            <source>The settings and any house rules could not be read, and the defaults are used. {why} The file is kept as {copy}.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.). {copy}: the name of a file (settings-1.json).</extracomment>
            <translation>Die Einstellungen und etwaige Hausregeln konnten nicht gelesen werden; es gelten die Vorgaben. {why} Die Datei bleibt als {copy} erhalten.</translation>
        </message>
        <message>
            <source>The settings cannot be read at the moment, and the defaults are used. {why} Settings that you do not change are kept.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Die Einstellungen können im Moment nicht gelesen werden; es gelten die Vorgaben. {why} Was du nicht änderst, bleibt erhalten.</translation>
        </message>
        <message>
            <source>The settings were written by a newer version, and the defaults are used. The file is left as it is; what you change now is not kept.</source>
            <translation>Die Einstellungen wurden von einer neueren Version geschrieben; es gelten die Vorgaben. Die Datei bleibt, wie sie ist; was du jetzt änderst, wird nicht gespeichert.</translation>
        </message>
        <message>
            <source>These settings were not understood and went back to their defaults: {names}. The file is kept as {copy}.</source>
            <extracomment>{names}: settings by their names (Theme, Card size). {copy}: the name of a file (settings-1.json).</extracomment>
            <translation>Diese Einstellungen wurden nicht verstanden und haben ihre Vorgaben: {names}. Die Datei bleibt als {copy} erhalten.</translation>
        </message>
        <message>
            <source>The settings could not be saved. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Die Einstellungen konnten nicht gespeichert werden. {why}</translation>
        </message>
        <message>
            <source>The statistics cannot be saved; they will be worked out again when needed. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Die Statistik kann nicht gespeichert werden; sie wird bei Bedarf neu berechnet. {why}</translation>
        </message>
        <message>
            <source>A deal number has 1 to 15 digits; the seed of an ended match has 32 digits and letters from a to f.</source>
            <translation>Eine Spielnummer hat 1 bis 15 Ziffern; der Startwert einer beendeten Partie hat 32 Ziffern und Buchstaben von a bis f.</translation>
        </message>
        <message>
            <source>It is too long.</source>
            <translation>Das ist zu lang.</translation>
        </message>
        <message>
            <source>Too many of the lines so far play nothing.</source>
            <translation>Zu viele der Zeilen bis hier spielen nichts.</translation>
        </message>
        <message>
            <source>Its checksum is missing.</source>
            <translation>Die Prüfsumme fehlt.</translation>
        </message>
        <message>
            <source>Its checksum is wrong.</source>
            <translation>Die Prüfsumme ist falsch.</translation>
        </message>
        <message>
            <source>It is not a JSON object.</source>
            <translation>Das ist kein JSON-Objekt.</translation>
        </message>
        <message>
            <source>A key appears twice.</source>
            <translation>Ein Schlüssel steht zweimal da.</translation>
        </message>
        <message>
            <source>The draw that needs this stock is missing.</source>
            <translation>Das Ziehen, das diesen Stapel braucht, fehlt.</translation>
        </message>
        <message>
            <source>A record begins with a line “match”.</source>
            <translation>Eine Aufzeichnung beginnt mit einer Zeile „match“.</translation>
        </message>
        <message>
            <source>There are two human players.</source>
            <translation>Zwei Menschen spielen mit.</translation>
        </message>
        <message>
            <source>The fingerprint does not follow from the seed and nonce.</source>
            <translation>Der Fingerabdruck ist nicht der von Startwert und Nonce.</translation>
        </message>
        <message>
            <source>The seed and the nonce do not follow from the name.</source>
            <translation>Startwert und Nonce folgen nicht aus dem Namen.</translation>
        </message>
        <message>
            <source>A program is playing, and could work out the cards of a named match.</source>
            <translation>Dort sitzt ein Programm, und die Karten einer Partie mit Namen lassen sich ausrechnen.</translation>
        </message>
        <message>
            <source>The first dealer does not follow from the seed.</source>
            <translation>Der erste Geber folgt nicht aus dem Startwert.</translation>
        </message>
        <message>
            <source>There is a line after the end.</source>
            <translation>Nach dem Ende steht noch eine Zeile.</translation>
        </message>
        <message>
            <source>It stands between a rebuilt stock and its draw.</source>
            <translation>Das steht zwischen einem erneuerten Stapel und dem Ziehen davon.</translation>
        </message>
        <message>
            <source>The round is not marked as assisted.</source>
            <translation>Die Runde ist nicht als mit Hilfe gespielt vermerkt.</translation>
        </message>
        <message>
            <source>The round is marked as assisted, but nothing helped in it.</source>
            <translation>Die Runde ist als mit Hilfe gespielt vermerkt, aber nichts hat darin geholfen.</translation>
        </message>
        <message>
            <source>The rebuilt stock is missing before it.</source>
            <translation>Der erneuerte Stapel fehlt davor.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>The round is not over.</source>
            <translation>Die Runde ist nicht zu Ende.</translation>
        </message>
        <message>
            <source>The end of the last round is missing before it.</source>
            <translation>Was die letzte Runde beendet, fehlt davor.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Die Runde ist zu Ende.</translation>
        </message>
        <message>
            <source>It is not a file.</source>
            <translation>Das ist keine Datei.</translation>
        </message>
        <message>
            <source>There is no rulebook {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Es gibt kein Regelwerk {written}.</translation>
        </message>
        <message>
            <source>The rules are not those of {rulebook}, and have no name.</source>
            <extracomment>{rulebook}: the name of a rulebook in a file (femhundra).</extracomment>
            <translation>Die Regeln sind nicht die von {rulebook} und haben keinen Namen.</translation>
        </message>
        <message>
            <source>The rules leave out {option}.</source>
            <extracomment>{option}: the name of an option in a file (min_run).</extracomment>
            <translation>Die Regeln sagen nichts zu {option}.</translation>
        </message>
        <message>
            <source>There is no opponent of the kind {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Es gibt keinen Gegner der Art {written}.</translation>
        </message>
        <message>
            <source>Nothing that was played calls for a line “{key}”.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer).</extracomment>
            <translation>Nichts, was gespielt wurde, verlangt eine Zeile „{key}“.</translation>
        </message>
        <message>
            <source>The rules do not make sense. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Die Regeln ergeben keinen Sinn. {why}</translation>
        </message>
        <message>
            <source>“{key}” makes no sense.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer).</extracomment>
            <translation>„{key}“ ergibt keinen Sinn.</translation>
        </message>
        <message>
            <source>It makes no sense here.</source>
            <translation>Das ergibt hier keinen Sinn.</translation>
        </message>
        <message>
            <source>The rules allow no such match: {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Die Regeln erlauben keine solche Partie: {written}.</translation>
        </message>
        <message>
            <source>“{written}” is not a move.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>„{written}“ ist kein Zug.</translation>
        </message>
        <message>
            <source>The move “{written}” is refused. {why}</source>
            <extracomment>{written}: something as it stands in a file ('chess'). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Der Zug „{written}“ wird abgelehnt. {why}</translation>
        </message>
        <message>
            <source>{key} {written} should be {expected}.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer). {written}: something as it stands in a file ('chess'). {expected}: what should stand in the file (2).</extracomment>
            <translation>{key} {written} müsste {expected} sein.</translation>
        </message>
        <message>
            <source>{why} Nothing vouches for the lines before it.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{why} Für die Zeilen davor bürgt nichts.</translation>
        </message>
        <message>
            <source>It is not JSON.</source>
            <translation>Das ist kein JSON.</translation>
        </message>
        <message>
            <source>It is too large.</source>
            <translation>Das ist zu groß.</translation>
        </message>
        <message>
            <source>{path} cannot be written. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kann nicht geschrieben werden. {why}</translation>
        </message>
        <message>
            <source>{path} holds no house rules. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} enthält keine Hausregeln. {why}</translation>
        </message>
        <message>
            <source>It does not say that it holds house rules.</source>
            <translation>Es steht nicht da, dass es Hausregeln enthält.</translation>
        </message>
        <message>
            <source>It was written by a newer version.</source>
            <translation>Es wurde von einer neueren Version geschrieben.</translation>
        </message>
        <message>
            <source>Access is denied.</source>
            <translation>Der Zugriff wird verweigert.</translation>
        </message>
        <message>
            <source>The disk is full.</source>
            <translation>Die Festplatte ist voll.</translation>
        </message>
        <message>
            <source>The disk is read-only.</source>
            <translation>Die Festplatte ist schreibgeschützt.</translation>
        </message>
        <message>
            <source>There is no such file or folder.</source>
            <translation>Es gibt keine solche Datei und keinen solchen Ordner.</translation>
        </message>
        <message>
            <source>A part of its path is not a folder.</source>
            <translation>Ein Teil des Pfads ist kein Ordner.</translation>
        </message>
        <message>
            <source>The file already exists.</source>
            <translation>Eine solche Datei gibt es schon.</translation>
        </message>
        <message>
            <source>It is a folder.</source>
            <translation>Das ist ein Ordner.</translation>
        </message>
        <message>
            <source>Another program is using it.</source>
            <translation>Ein anderes Programm benutzt die Datei.</translation>
        </message>
        <message>
            <source>Too many files are open.</source>
            <translation>Zu viele Dateien sind offen.</translation>
        </message>
        <message>
            <source>The name is too long.</source>
            <translation>Der Name ist zu lang.</translation>
        </message>
        <message>
            <source>The disk is not working properly.</source>
            <translation>Die Festplatte arbeitet nicht, wie sie soll.</translation>
        </message>
        <message>
            <source>Its folder cannot be reached.</source>
            <translation>Ihr Ordner ist nicht zu erreichen.</translation>
        </message>
        <message>
            <source>The system says: {text}</source>
            <extracomment>{text}: what the system or a part of it says, in its own language (timed out).</extracomment>
            <translation>Das System sagt: {text}</translation>
        </message>
        <message>
            <source>A part of the program cannot be loaded. {why} Please try again.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Ein Teil des Programms kann nicht geladen werden. {why} Bitte versuche es noch einmal.</translation>
        </message>
    </context>
    <context>
        <name>Replaced</name>
        <message>
            <source>Rummy Qt was updated or moved: please start it again.</source>
            <translation>Rummy Qt wurde aktualisiert oder verschoben: Bitte starte es neu.</translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>Slow</source>
            <extracomment>a speed.</extracomment>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>a speed.</extracomment>
            <translatorcomment>The same word in German.</translatorcomment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Fast</source>
            <extracomment>a speed.</extracomment>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Back to the deal</source>
            <translation>Zurück zum Austeilen</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Ein Zug zurück</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Abspielen oder anhalten</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Ein Zug weiter</translation>
        </message>
        <message>
            <source>To the end of the round</source>
            <translation>Zum Ende der Runde</translation>
        </message>
        <message>
            <source>What each decision cost, and why</source>
            <translation>Was jede Entscheidung gekostet hat und warum</translation>
        </message>
        <message>
            <source>Leave the replay</source>
            <translation>Das Nachspielen beenden</translation>
        </message>
        <message>
            <source>A tick for each move in its player’s colour, long where cards were laid</source>
            <translation>Ein Strich für jeden Zug in der Farbe des Spielers, lang, wo Karten auf den Tisch kamen</translation>
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
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <source>&amp;All hands</source>
            <translation>Alle Hän&amp;de</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>one deal and its play, many of which make a match; not a shape.</extracomment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Runde {number}</translation>
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
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Decisions, the costliest first</source>
            <translation>Entscheidungen, die teuersten zuerst</translation>
        </message>
        <message>
            <source>&amp;Judge the rest</source>
            <translation>Den &amp;Rest beurteilen</translation>
        </message>
        <message>
            <source>Expected result, decision by decision</source>
            <translation>Erwartetes Ergebnis, Entscheidung für Entscheidung</translation>
        </message>
        <message>
            <source>&amp;Play on with the same cards</source>
            <translation>Ab hier s&amp;pielen, gleiche Karten</translation>
        </message>
        <message>
            <source>Play on with &amp;fresh hidden cards</source>
            <translation>Ab hier spielen, ne&amp;ue verdeckte Karten</translation>
        </message>
        <message>
            <source>Reading the round…</source>
            <translation>Die Runde wird gelesen…</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Verlust</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Gespielt</translation>
        </message>
        <message>
            <source>&amp;Back to the list</source>
            <translation>Zurück zur &amp;Liste</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>Neuer &amp;Versuch</translation>
        </message>
        <message>
            <source>Playing strength</source>
            <translation>Spielstärke</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Besser</translation>
        </message>
        <message>
            <source>The teacher could not be started.</source>
            <extracomment>the teacher: the program that judges decisions.</extracomment>
            <translation>Der Lehrer konnte nicht gestartet werden.</translation>
        </message>
        <message>
            <source>The teacher’s process ended.</source>
            <translation>Der Prozess des Lehrers hat sich beendet.</translation>
        </message>
        <message>
            <source>The teacher did not answer in time.</source>
            <translation>Der Lehrer hat nicht rechtzeitig geantwortet.</translation>
        </message>
        <message>
            <source>The teacher’s answer could not be used.</source>
            <translation>Die Antwort des Lehrers war nicht zu gebrauchen.</translation>
        </message>
        <message>
            <source>This round: {points} compared with the others’ average</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Die Runde: {points} gegenüber dem Schnitt der anderen</translation>
        </message>
        <message>
            <source>Judged against these opponents.</source>
            <translation>Gegen diese Gegner gerechnet.</translation>
        </message>
        <message>
            <source>Costs cannot be added up: each is measured against the best play at that moment.</source>
            <translation>Verluste lassen sich nicht addieren: Jeder ist am besten Spiel in diesem Augenblick gemessen.</translation>
        </message>
        <message>
            <source>Judging decision {number} of {all}…</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Entscheidung {number} von {all} wird beurteilt…</translation>
        </message>
        <message>
            <source>Measuring what seems to have cost most…</source>
            <translation>Was am meisten gekostet haben dürfte, wird gemessen…</translation>
        </message>
        <message>
            <source>There was nothing to decide in this round.</source>
            <translation>In dieser Runde gab es nichts zu entscheiden.</translation>
        </message>
        <message>
            <source>No decision cost anything that can be measured.</source>
            <translation>Keine Entscheidung hat messbar etwas gekostet.</translation>
        </message>
        <message>
            <source>Nothing cost more.</source>
            <translation>Nichts kostete mehr.</translation>
        </message>
        <message>
            <source>{start} is what Club makes in this seat in an average deal, {own} by your decisions, {luck} by luck and what others did.</source>
            <extracomment>{start}: points with their sign (+12). {own}: points with their sign (−35). {luck}: points with their sign (+80).</extracomment>
            <translation>{start} macht ein Klubspieler auf diesem Platz im Durchschnitt aller Karten, {own} durch deine Entscheidungen, {luck} durch Glück und was andere taten.</translation>
        </message>
        <message numerus="yes">
            <source>Not clear yet: between {low} and {high} after %n reviewed round(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Noch nicht klar: nach %n analysierter Runde zwischen {low} und {high}.</numerusform>
                <numerusform>Noch nicht klar: nach %n analysierten Runden zwischen {low} und {high}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost points.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Entscheidung hat Punkte gekostet.</numerusform>
                <numerusform>%n Entscheidungen haben Punkte gekostet.</numerusform>
            </translation>
        </message>
        <message>
            <source>From here, for practice, in a copy that ends with this round, which counts as assisted</source>
            <translation>Von hier an, zur Übung, in einer Kopie, die mit dieser Runde endet; sie gilt als mit Hilfe gespielt</translation>
        </message>
        <message>
            <source>Near the target, points stand for the chance to win the match.</source>
            <translation>Kurz vor dem Ziel stehen die Punkte für die Aussicht auf den Sieg in der Partie.</translation>
        </message>
        <message>
            <source>None of the others cost anything that can be measured.</source>
            <translation>Von den anderen hat keine etwas gekostet, das sich messen lässt.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) could not be judged, out of {all}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {all}: how many there are (5).</extracomment>
            <translation>
                <numerusform>%n Entscheidung von {all} konnte nicht beurteilt werden.</numerusform>
                <numerusform>%n Entscheidungen von {all} konnten nicht beurteilt werden.</numerusform>
            </translation>
        </message>
        <message>
            <source>This decision could not be judged.</source>
            <translation>Diese Entscheidung ließ sich nicht beurteilen.</translation>
        </message>
        <message>
            <source>Not judged yet.</source>
            <translation>Noch nicht beurteilt.</translation>
        </message>
        <message>
            <source>Nothing better was found.</source>
            <translation>Nichts Besseres gefunden.</translation>
        </message>
        <message>
            <source>Played: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Gespielt: {way}</translation>
        </message>
        <message>
            <source>Better: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Besser: {way}</translation>
        </message>
        <message>
            <source>Where would you draw from?</source>
            <translation>Wo würdest du ziehen?</translation>
        </message>
        <message>
            <source>What would you play?</source>
            <translation>Was würdest du spielen?</translation>
        </message>
        <message>
            <source>Would you call?</source>
            <translation>Würdest du rufen?</translation>
        </message>
        <message numerus="yes">
            <source>It cost about %n point(s), very likely between {low} and {high}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Das hat etwa %n Punkt gekostet, sehr wahrscheinlich zwischen {low} und {high}.</numerusform>
                <numerusform>Das hat etwa %n Punkte gekostet, sehr wahrscheinlich zwischen {low} und {high}.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is the best way.</source>
            <translation>Das ist der beste Zug.</translation>
        </message>
        <message numerus="yes">
            <source>It may have cost about %n point(s), but that is not certain.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Es kostete vielleicht etwa %n Punkt, aber das ist nicht sicher.</numerusform>
                <numerusform>Es kostete vielleicht etwa %n Punkte, aber das ist nicht sicher.</numerusform>
            </translation>
        </message>
        <message>
            <source>A program counts as the level it plays most like.</source>
            <translation>Ein Programm zählt als die Stufe, der seine Spielweise am nächsten kommt.</translation>
        </message>
        <message>
            <source>A question mark means that a cost is not certain.</source>
            <translation>Ein Fragezeichen heißt: Dieser Verlust ist nicht sicher.</translation>
        </message>
        <message>
            <source>Nothing clearly better was found.</source>
            <translation>Nichts eindeutig Besseres gefunden.</translation>
        </message>
        <message numerus="yes">
            <source>It cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Das hat %n Punkt gekostet.</numerusform>
                <numerusform>Das hat %n Punkte gekostet.</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay nothing.</source>
            <translation>Nichts auslegen.</translation>
        </message>
        <message>
            <source>Perhaps better: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Vielleicht besser: {way}</translation>
        </message>
        <message>
            <source>Trying that out…</source>
            <translation>Das wird ausprobiert…</translation>
        </message>
        <message numerus="yes">
            <source>It may cost about %n point(s), but that is not certain.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Es kostet vielleicht etwa %n Punkt, aber das ist nicht sicher.</numerusform>
                <numerusform>Es kostet vielleicht etwa %n Punkte, aber das ist nicht sicher.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is about as good as the best way.</source>
            <translation>Das ist etwa so gut wie das Beste.</translation>
        </message>
        <message numerus="yes">
            <source>That is about %n point(s) behind the best way.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Das liegt etwa %n Punkt hinter dem Besten.</numerusform>
                <numerusform>Das liegt etwa %n Punkte hinter dem Besten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The same deal played by others, averaged over %n attempt(s), with ±:</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Dieselbe Kartenverteilung, von anderen gespielt, mit ± im Mittel aus %n Durchgang:</numerusform>
                <numerusform>Dieselbe Kartenverteilung, von anderen gespielt, mit ± im Mittel aus %n Durchgängen:</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} for {player} on move {number}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {player}: the name of a player, whatever was typed (Bo). {number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>{card}, {player}, Zug {number}</translation>
        </message>
        <message>
            <source>Luck of the draw:</source>
            <translation>Glück beim Ziehen:</translation>
        </message>
        <message numerus="yes">
            <source>{most} or more over %n reviewed round(s), at least {low}: as strong as Club. How much stronger a player can be differs from game to game.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {most}: the larger number (200). {low}: the lowest possible number, or what a low ace counts (1).</extracomment>
            <translation>
                <numerusform>Nach %n analysierter Runde {most} oder mehr, mindestens {low}: so stark wie ein Klubspieler. Wie viel stärker man sein kann, ist von Spiel zu Spiel verschieden.</numerusform>
                <numerusform>Nach %n analysierten Runden {most} oder mehr, mindestens {low}: so stark wie ein Klubspieler. Wie viel stärker man sein kann, ist von Spiel zu Spiel verschieden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Below {least} over %n reviewed round(s), at most {high}: weaker than Newcomer.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Unter {least}, nach %n analysierter Runde höchstens {high}: schwächer als ein Neuling.</numerusform>
                <numerusform>Unter {least}, nach %n analysierten Runden höchstens {high}: schwächer als ein Neuling.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{number} over %n reviewed round(s) ({low} to {high}): between {weaker} and {better}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {number}: a number: of a round, a player or a line (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {weaker}: the level of play below: its name (Casual). {better}: the level of play above: its name (Club).</extracomment>
            <translation>
                <numerusform>{number}, nach %n analysierter Runde zwischen {low} und {high}: zwischen {weaker} und {better}.</numerusform>
                <numerusform>{number}, nach %n analysierten Runden zwischen {low} und {high}: zwischen {weaker} und {better}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rising: {before} in the earlier rounds, {after} in the later ones.</source>
            <extracomment>{before}: points with one decimal (3.1). {after}: points with one decimal (1.9).</extracomment>
            <translation>Steigend: {before} in den früheren Runden, {after} in den späteren.</translation>
        </message>
        <message>
            <source>Falling: {before} in the earlier rounds, {after} in the later ones.</source>
            <extracomment>{before}: points with one decimal (3.1). {after}: points with one decimal (1.9).</extracomment>
            <translation>Fallend: {before} in den früheren Runden, {after} in den späteren.</translation>
        </message>
    </context>
    <context>
        <name>RoundEnd</name>
        <message>
            <source>You have won the match</source>
            <translation>Du hast die Partie gewonnen</translation>
        </message>
    </context>
    <context>
        <name>RuleSigns</name>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Karte auf der Hand</numerusform>
                <numerusform>%n Karten auf der Hand</numerusform>
            </translation>
        </message>
        <message>
            <source>cards</source>
            <translation>Karten</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) for two players, {least} for more</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>%n Karte bei zwei Spielern, {least} bei mehr</numerusform>
                <numerusform>%n Karten bei zwei Spielern, {least} bei mehr</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{least} to %n card(s), by the number of players</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>{least} bis %n Karte, je nach Zahl der Spieler</numerusform>
                <numerusform>{least} bis %n Karten, je nach Zahl der Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) in a deck</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Joker in einem Kartenspiel</numerusform>
                <numerusform>%n Joker in einem Kartenspiel</numerusform>
            </translation>
        </message>
        <message>
            <source>jokers</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>fürs Ausmachen</translation>
        </message>
        <message>
            <source>going out</source>
            <extracomment>beside +50: what these points are for.</extracomment>
            <translation>Ausmachen</translation>
        </message>
        <message>
            <source>discards may be called</source>
            <translation>zu abgeworfenen Karten darf „Rommy!“ gerufen werden</translation>
        </message>
        <message>
            <source>calls</source>
            <translation>Rufe</translation>
        </message>
    </context>
    <context>
        <name>SavedMatchesDialog</name>
        <message>
            <source>{name} won: {scores}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Sieg: {name} ({scores})</translation>
        </message>
        <message>
            <source>{name} won against {others}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {others}: other players with their points, as a list (Bo (120) and Cleo (−45)).</extracomment>
            <translation>Sieg: {name} gegen {others}</translation>
        </message>
        <message>
            <source>For practice: {scores}</source>
            <extracomment>{scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Zur Übung: {scores}</translation>
        </message>
        <message>
            <source>Resigned: {scores}</source>
            <extracomment>{scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Aufgegeben: {scores}</translation>
        </message>
        <message>
            <source>Saved matches</source>
            <translation>Gespeicherte Partien</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search by rules, name, title or date</source>
            <translation>Nach Regeln, Name, Titel oder Datum suchen</translation>
        </message>
        <message>
            <source>&amp;More…</source>
            <translation>&amp;Mehr…</translation>
        </message>
        <message>
            <source>&amp;Name…</source>
            <translatorcomment>The same word in German.</translatorcomment>
            <translation>&amp;Name…</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>&amp;Duplizieren</translation>
        </message>
        <message>
            <source>Save a &amp;copy…</source>
            <translation>&amp;Kopie speichern…</translation>
        </message>
        <message>
            <source>Move to &amp;trash</source>
            <translation>In den &amp;Papierkorb</translation>
        </message>
        <message>
            <source>&amp;Replay</source>
            <translation>Nach&amp;spielen</translation>
        </message>
        <message>
            <source>Re&amp;view</source>
            <translation>Anal&amp;ysieren</translation>
        </message>
        <message>
            <source>No match has been saved yet.</source>
            <translation>Noch ist keine Partie gespeichert.</translation>
        </message>
        <message>
            <source>No match found.</source>
            <translation>Keine Partie gefunden.</translation>
        </message>
        <message>
            <source>&amp;Look back</source>
            <translation>&amp;Rückblick</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Weiterspielen</translation>
        </message>
        <message>
            <source>{match} (copy)</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>{match} (Kopie)</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>The match on the table is not being saved.</source>
            <translation>Die Partie auf dem Tisch wird nicht gespeichert.</translation>
        </message>
        <message>
            <source>It is not certain that your last moves are saved.</source>
            <translation>Es lässt sich nicht sagen, ob deine letzten Züge gespeichert sind.</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) are not saved yet.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Zug ist noch nicht gespeichert.</numerusform>
                <numerusform>%n Züge sind noch nicht gespeichert.</numerusform>
            </translation>
        </message>
        <message>
            <source>The match is saved up to the last move, in {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Die Partie ist bis zum letzten Zug gespeichert, in {path}.</translation>
        </message>
        <message>
            <source>The match is saved up to the last move.</source>
            <translation>Die Partie ist bis zum letzten Zug gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Totals over the rounds</source>
            <translation>Punktestand über die Runden</translation>
        </message>
        <message>
            <source>Points of every round</source>
            <translation>Punkte jeder Runde</translation>
        </message>
        <message>
            <source>How the match stands</source>
            <translation>Stand der Partie</translation>
        </message>
        <message>
            <source>You have won the match</source>
            <translation>Du hast die Partie gewonnen</translation>
        </message>
        <message>
            <source>{name} has won the match</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} hat die Partie gewonnen</translation>
        </message>
        <message>
            <source>The match goes to {target}.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Die Partie geht bis {target}.</translation>
        </message>
        <message>
            <source>{points} from {name}</source>
            <extracomment>{points}: a sum of points (120). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{points} von {name}</translation>
        </message>
        <message numerus="yes">
            <source>You collect %n point(s) in all: {sums}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {sums}: points and the players they come from, as a list (90 from Bo).</extracomment>
            <translation>
                <numerusform>Differenzen für dich, zusammen %n Punkt: {sums}.</numerusform>
                <numerusform>Differenzen für dich, zusammen %n Punkte: {sums}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} collects %n point(s) in all: {sums}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {sums}: points and the players they come from, as a list (90 from Bo).</extracomment>
            <translation>
                <numerusform>Differenzen für {name}, zusammen %n Punkt: {sums}.</numerusform>
                <numerusform>Differenzen für {name}, zusammen %n Punkte: {sums}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>Re&amp;play round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Runde {number} nach&amp;spielen</translation>
        </message>
        <message>
            <source>{points} from you</source>
            <extracomment>{points}: a sum of points (120).</extracomment>
            <translation>{points} von dir</translation>
        </message>
        <message>
            <source>The round is still being played. Its points will be shown here.</source>
            <translation>Die Runde läuft noch. Ihre Punkte stehen dann hier.</translation>
        </message>
        <message numerus="yes">
            <source>You collect %n point(s) from {name}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>Differenz für dich: %n Punkt von {name}.</numerusform>
                <numerusform>Differenz für dich: %n Punkte von {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} collects %n point(s) from you.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>Differenz für {name}: %n Punkt von dir.</numerusform>
                <numerusform>Differenz für {name}: %n Punkte von dir.</numerusform>
            </translation>
        </message>
        <message>
            <source>Re&amp;view it</source>
            <translation>&amp;Analysieren</translation>
        </message>
        <message>
            <source>Pla&amp;y it again</source>
            <translation>Noch einmal s&amp;pielen</translation>
        </message>
        <message>
            <source>Play round {number} again for practice, in a copy of the match</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Runde {number} zur Übung noch einmal spielen, in einer Kopie der Partie</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Ausgelegt</translation>
        </message>
        <message>
            <source>Lay-offs</source>
            <extracomment>cards that were added to melds on the table.</extracomment>
            <translation>Angelegt</translation>
        </message>
        <message>
            <source>Hand</source>
            <extracomment>the cards left in a player’s hand; not a part of the body.</extracomment>
            <translatorcomment>The same word in German: what the players hold.</translatorcomment>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Bonus</source>
            <extracomment>points for going out.</extracomment>
            <translatorcomment>The same word in German.</translatorcomment>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Penalties</source>
            <extracomment>points that were paid.</extracomment>
            <translation>Strafen</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>the sum of the points.</extracomment>
            <translation>Summe</translation>
        </message>
    </context>
    <context>
        <name>SeatsAtTable</name>
        <message>
            <source>&amp;Opponents</source>
            <translation>&amp;Gegner</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>chosen</source>
            <extracomment>a card of the hand that was chosen.</extracomment>
            <translation>gewählt</translation>
        </message>
        <message>
            <source>new</source>
            <extracomment>a card of the hand that was drawn or taken last.</extracomment>
            <translation>neu</translation>
        </message>
        <message>
            <source>fits your meld: {meld}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>passt an deine Kombination: {meld}</translation>
        </message>
        <message>
            <source>fits the meld laid by {name}: {meld}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>passt an die Kombination von {name}: {meld}</translation>
        </message>
        <message>
            <source>can be melded</source>
            <translation>kann ausgelegt werden</translation>
        </message>
        <message>
            <source>must be used at once</source>
            <translation>muss sofort verwendet werden</translation>
        </message>
        <message numerus="yes">
            <source>{card}, under %n card(s)</source>
            <extracomment>a card in the discard pile, and how many cards lie on it. %n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{card}, unter %n Karte</numerusform>
                <numerusform>{card}, unter %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>{card}, on top</source>
            <extracomment>the top card of the discard pile. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card}, obenauf</translation>
        </message>
        <message>
            <source>Discard pile, {cards}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Ablagestapel, {cards}</translation>
        </message>
        <message>
            <source>{first} to {last} of {suit}</source>
            <extracomment>a run on the table, by its ends. {first}: the lowest rank of a run (5). {last}: the highest rank of a run (8). {suit}: the spoken suit of a card (clubs).</extracomment>
            <translation>{suit} {first} bis {last}</translation>
        </message>
        <message>
            <source>cannot be discarded</source>
            <translation>kann nicht abgeworfen werden</translation>
        </message>
        <message>
            <source>Your hand is empty.</source>
            <translation>Deine Hand ist leer.</translation>
        </message>
        <message>
            <source>In your hand, {count}: {cards}.</source>
            <extracomment>{count}: “7 cards”; {cards}: their names. {count}: how many cards (4). {cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Auf deiner Hand, {count}: {cards}.</translation>
        </message>
        <message>
            <source>run: {cards}; {points}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards). {points}: points (24 points).</extracomment>
            <translation>Serie: {cards}; {points}</translation>
        </message>
        <message>
            <source>set: {cards}; {points}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards). {points}: points (24 points).</extracomment>
            <translation>Satz: {cards}; {points}</translation>
        </message>
        <message>
            <source>{meld}; laid by {name}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{meld}; ausgelegt von {name}</translation>
        </message>
        <message>
            <source>{name}: {cards}; {total} in all, {on_table} on the table</source>
            <extracomment>{cards}: “7 cards”; {total} and {on_table}: “120 points”. {name}: the name of a player, whatever was typed (Bo). {cards}: cards in spoken words, or how many cards (7 cards). {total}: the points of all rounds together (120 points). {on_table}: what lies on the table for a player (24 points).</extracomment>
            <translation>{name}: {cards}; insgesamt {total}, auf dem Tisch {on_table}</translation>
        </message>
        <message>
            <source>{seat}; playing now</source>
            <extracomment>{seat}: a player with cards and points, as “Bo: 7 cards; …”. {seat}: a player with cards and points (Bo: 7 cards; in all 120 points).</extracomment>
            <translation>{seat}; jetzt am Zug</translation>
        </message>
        <message>
            <source>You may call this discard until somebody else does.</source>
            <translation>Du kannst zu dieser Karte „Rommy!“ rufen, bis es jemand anders tut.</translation>
        </message>
        <message>
            <source>You may call this discard, for as long as you like.</source>
            <translation>Du kannst zu dieser Karte „Rommy!“ rufen, solange du magst.</translation>
        </message>
        <message numerus="yes">
            <source>You may call this discard for %n second(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du kannst %n Sekunde lang zu dieser Karte „Rommy!“ rufen.</numerusform>
                <numerusform>Du kannst %n Sekunden lang zu dieser Karte „Rommy!“ rufen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A false call costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ein falscher Ruf kostet %n Punkt.</numerusform>
                <numerusform>Ein falscher Ruf kostet %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>{key} calls it, {other} lets it pass.</source>
            <extracomment>{key} and {other}: keys, such as C and Esc. {key}: a key (C). {other}: another key (Esc).</extracomment>
            <translation>{key} ruft, {other} lässt sie liegen.</translation>
        </message>
        <message>
            <source>No card is chosen.</source>
            <translation>Keine Karte ist gewählt.</translation>
        </message>
        <message>
            <source>Chosen: {cards}.</source>
            <extracomment>{cards}: cards of the hand, as “seven to nine of clubs”. {cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Gewählt: {cards}.</translation>
        </message>
        <message>
            <source>The match goes to {target}.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Die Partie geht bis {target}.</translation>
        </message>
        <message>
            <source>Dealer: {name}.</source>
            <extracomment>{name}: a player, perhaps “You”. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Geber: {name}.</translation>
        </message>
        <message>
            <source>{name}: {points}, {total} in all</source>
            <extracomment>{points}: of this round, as “+25”; {total}: of all rounds, as “120 points”. {name}: the name of a player, whatever was typed (Bo). {points}: points (24 points). {total}: the points of all rounds together (120 points).</extracomment>
            <translation>{name}: {points}, insgesamt {total}</translation>
        </message>
        <message>
            <source>{key} deals the next round.</source>
            <extracomment>{key}: of the keyboard, such as Ctrl+Return. {key}: a key (C).</extracomment>
            <translation>{key} teilt die nächste Runde aus.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsDialog</name>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>All rules</source>
            <translation>Alle Regeln</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Unassisted</source>
            <translation>Ohne Hilfe</translation>
        </message>
        <message>
            <source>Assisted</source>
            <translation>Mit Hilfe</translation>
        </message>
        <message>
            <source>All rounds</source>
            <translation>Alle Runden</translation>
        </message>
        <message>
            <source>Matches won of the last 20</source>
            <translation>Gewonnene der letzten 20 Partien</translation>
        </message>
        <message>
            <source>Results by opponent</source>
            <translation>Ergebnisse je Gegner</translation>
        </message>
        <message>
            <source>Start &amp;afresh…</source>
            <translation>Neu &amp;beginnen…</translation>
        </message>
        <message>
            <source>Finish a match, and it is counted here.</source>
            <translation>Spiel eine Partie zu Ende, und sie wird hier gezählt.</translation>
        </message>
        <message>
            <source>New &amp;match…</source>
            <translation>&amp;Neue Partie…</translation>
        </message>
        <message numerus="yes">
            <source>Not counted: %n match(es) that cannot be read at the moment.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Nicht gezählt: %n Partie, die im Moment nicht gelesen werden kann.</numerusform>
                <numerusform>Nicht gezählt: %n Partien, die im Moment nicht gelesen werden können.</numerusform>
            </translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Gegen</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>matches played</source>
            <translation>gespielte Partien</translation>
        </message>
        <message>
            <source>matches won</source>
            <translation>gewonnene Partien</translation>
        </message>
        <message>
            <source>assisted: {number}</source>
            <extracomment>{number}: how many of all (3).</extracomment>
            <translation>mit Hilfe: {number}</translation>
        </message>
        <message>
            <source>points per round</source>
            <translation>Punkte pro Runde</translation>
        </message>
        <message>
            <source>current winning streak</source>
            <translation>aktuelle Siegesserie</translation>
        </message>
        <message>
            <source>longest winning streak</source>
            <translation>längste Siegesserie</translation>
        </message>
        <message>
            <source>rounds played</source>
            <translation>gespielte Runden</translation>
        </message>
        <message>
            <source>best round</source>
            <translation>beste Runde</translation>
        </message>
        <message>
            <source>rounds you went out in</source>
            <translation>selbst ausgemachte Runden</translation>
        </message>
        <message>
            <source>of {all}</source>
            <extracomment>{all}: how many there are (5).</extracomment>
            <translation>von {all}</translation>
        </message>
        <message>
            <source>piles taken</source>
            <translation>genommene Ablagestapel</translation>
        </message>
        <message>
            <source>Turns in which you took more than the top discard, of those where you could</source>
            <translation>So oft mehr als die oberste Karte vom Ablagestapel genommen, wenn es ging</translation>
        </message>
        <message>
            <source>most rounds in a match</source>
            <translation>längste Partie (Runden)</translation>
        </message>
        <message>
            <source>discards called</source>
            <translation>richtige Rufe</translation>
        </message>
        <message>
            <source>Discards of others that you called, out of those that fitted a meld</source>
            <translation>Abgeworfene Karten anderer, zu denen du „Rommy!“ gerufen hast, von denen, die an eine Kombination passten</translation>
        </message>
        <message>
            <source>false calls</source>
            <translation>falsche Rufe</translation>
        </message>
        <message>
            <source>Calls that fitted nowhere and cost points</source>
            <translation>Rufe zu Karten, die nirgends passten und Punkte kosteten</translation>
        </message>
        <message>
            <source>Start counting from now on?</source>
            <translation>Ab jetzt neu zählen?</translation>
        </message>
        <message>
            <source>Your saved matches stay. This cannot be undone.</source>
            <translation>Deine gespeicherten Partien bleiben. Das lässt sich nicht rückgängig machen.</translation>
        </message>
        <message>
            <source>Start &amp;afresh</source>
            <translation>Neu &amp;beginnen</translation>
        </message>
        <message>
            <source>&amp;Keep counting</source>
            <translation>&amp;Weiterzählen</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Read the rule behind this in the handbook</source>
            <translation>Die Regel dazu im Handbuch nachlesen</translation>
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
                <numerusform>Zur zuletzt abgeworfenen Karte „Rommy!“ rufen; ein falscher Ruf kostet %n Punkt</numerusform>
                <numerusform>Zur zuletzt abgeworfenen Karte „Rommy!“ rufen; ein falscher Ruf kostet %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Let it pass</source>
            <extracomment>a button: not to call the discard.</extracomment>
            <translation>Nicht rufen</translation>
        </message>
        <message>
            <source>Pass</source>
            <extracomment>a button, the verb: to take no card.</extracomment>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nächste Runde</translation>
        </message>
        <message>
            <source>Scores</source>
            <extracomment>a button: shows the score sheet.</extracomment>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Discard</source>
            <extracomment>a button, the verb: to put a card on the discard pile.</extracomment>
            <translation>Abwerfen</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n Punkt zahlen</numerusform>
                <numerusform>%n Punkte zahlen</numerusform>
            </translation>
        </message>
        <message>
            <source>Look into the pile ({points})</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>Ablagestapel ansehen ({points})</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Round {number} of {all}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Runde {number} von {all}</translation>
        </message>
        <message>
            <source>Suit</source>
            <extracomment>a button: sorts the hand by suit (clubs, diamonds …). Little room.</extracomment>
            <translation>Farbe</translation>
        </message>
        <message>
            <source>Sort the hand by suit</source>
            <translation>Hand nach Farben sortieren</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>a button: sorts the hand by rank (2, 3, … king). Little room.</extracomment>
            <translation>Wert</translation>
        </message>
        <message>
            <source>Sort the hand by rank</source>
            <translation>Hand nach Werten sortieren</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>a button: sorts the hand so that melds lie side by side. Little room.</extracomment>
            <translatorcomment>Short for Kombinationen, which has no room in this button; its tooltip says the whole word.</translatorcomment>
            <translation>Kombis</translation>
        </message>
        <message>
            <source>Sort melds side by side</source>
            <translation>Kombinationen nebeneinander sortieren</translation>
        </message>
        <message>
            <source>Do it</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Meld</source>
            <extracomment>a button, the verb: to lay chosen cards as a meld.</extracomment>
            <translation>Auslegen</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Tauschen</translation>
        </message>
        <message>
            <source>Lay off</source>
            <extracomment>a button, the verb: to add chosen cards to melds on the table.</extracomment>
            <translation>Anlegen</translation>
        </message>
        <message>
            <source>Lay all ({points})</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>Alles legen ({points})</translation>
        </message>
        <message numerus="yes">
            <source>You made %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du hast %n Punkt gemacht.</numerusform>
                <numerusform>Du hast %n Punkte gemacht.</numerusform>
            </translation>
        </message>
        <message>
            <source>In the lead: {names}.</source>
            <extracomment>{names}: several players, “You” perhaps among them. {names}: the names of players, as a list (Bo and Cleo).</extracomment>
            <translation>In Führung: {names}.</translation>
        </message>
        <message>
            <source>These do not make a meld.</source>
            <translation>Diese Karten bilden keine Kombination.</translation>
        </message>
        <message>
            <source>Lay every meld and lay off what fits</source>
            <translation>Alle Kombinationen auslegen und anlegen, was passt</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>a button: shows the list of moves that were played.</extracomment>
            <translation>Züge</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>You discard one card: choose just that one.</source>
            <translation>Abgeworfen wird eine Karte: Wähle nur diese eine.</translation>
        </message>
        <message numerus="yes">
            <source>A call would cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ein Ruf würde %n Punkt kosten.</numerusform>
                <numerusform>Ein Ruf würde %n Punkte kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Does it fit? Then call it.</source>
            <extracomment>the last discard: a meld on the table.</extracomment>
            <translation>Passt sie? Dann ruf.</translation>
        </message>
        <message>
            <source>of {points}</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>von {points}</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>Card table</source>
            <translation>Kartentisch</translation>
        </message>
        <message>
            <source>{rank}: not here.</source>
            <extracomment>{rank}: the spoken rank of a card (seven).</extracomment>
            <translation>{rank}: nicht dabei.</translation>
        </message>
        <message>
            <source>The discard pile, from the bottom up</source>
            <translation>Der Ablagestapel, von unten nach oben</translation>
        </message>
        <message>
            <source>Put the cards back</source>
            <translation>Karten zurücklegen</translation>
        </message>
        <message numerus="yes">
            <source>You have won the match with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du hast die Partie mit %n Punkt gewonnen.</numerusform>
                <numerusform>Du hast die Partie mit %n Punkten gewonnen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has won the match with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} hat die Partie mit %n Punkt gewonnen.</numerusform>
                <numerusform>{name} hat die Partie mit %n Punkten gewonnen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lead with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du führst mit %n Punkt.</numerusform>
                <numerusform>Du führst mit %n Punkten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} leads with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} führt mit %n Punkt.</numerusform>
                <numerusform>{name} führt mit %n Punkten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} is playing.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} spielt.</translation>
        </message>
        <message>
            <source>It fits: call it?</source>
            <translation>Sie passt: rufen?</translation>
        </message>
        <message>
            <source>Your turn. {may}</source>
            <extracomment>{may}: a whole sentence, such as “Draw, or take a discard.”. {may}: a whole sentence: what may be done (Draw, or take a discard.).</extracomment>
            <translation>Du bist dran. {may}</translation>
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
            <translation>{count} {word}</translation>
        </message>
        <message>
            <source>unseen</source>
            <extracomment>how a player discarded the last card: face down. There is hardly room.</extracomment>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>went out</source>
            <extracomment>what a player did, at the end of their last turn.</extracomment>
            <translation>ausgemacht</translation>
        </message>
        <message>
            <source>laid one face down</source>
            <extracomment>what a player did, where there is little room.</extracomment>
            <translation>letzte verdeckt</translation>
        </message>
        <message>
            <source>dealt {count}, turned up</source>
            <extracomment>{count}: cards for each player; a small card follows, the first of the discard pile. {count}: how many cards (4).</extracomment>
            <translation>{count} gegeben, offen</translation>
        </message>
        <message>
            <source>drew</source>
            <extracomment>what a player did, before a small card: drew it from the stock.</extracomment>
            <translation>gezogen</translation>
        </message>
        <message>
            <source>took</source>
            <extracomment>what a player did, before small cards: took them from the discard pile.</extracomment>
            <translation>genommen</translation>
        </message>
        <message>
            <source>laid</source>
            <extracomment>what a player did, before small cards: laid them as a meld.
----------
what a player did, before small cards: laid them off on a meld on the table.</extracomment>
            <translation>gelegt</translation>
        </message>
        <message>
            <source>swapped</source>
            <extracomment>what a player did, before a small card: gave it for a joker on the table.</extracomment>
            <translation>getauscht</translation>
        </message>
        <message>
            <source>discarded</source>
            <extracomment>what a player did, before a small card: discarded it.</extracomment>
            <translation>abgeworfen</translation>
        </message>
        <message>
            <source>called</source>
            <extracomment>what a player did, before a small card: called “Rommy!” and laid it off.</extracomment>
            <translation>gerufen</translation>
        </message>
        <message>
            <source>called in vain, {points}</source>
            <extracomment>{points}: what that cost, as “−50”. {points}: points with their sign (+25).</extracomment>
            <translation>falsch gerufen, {points}</translation>
        </message>
        <message>
            <source>paid {points}</source>
            <extracomment>{points}: what that cost, as “−50”. {points}: points with their sign (+25).</extracomment>
            <translation>{points} gezahlt</translation>
        </message>
        <message>
            <source>looked</source>
            <extracomment>what a player did: looked into the discard pile.</extracomment>
            <translation>hineingeschaut</translation>
        </message>
        <message>
            <source>passed</source>
            <extracomment>what a player did.</extracomment>
            <translation>gepasst</translation>
        </message>
        <message>
            <source>The discards became the stock ({count})</source>
            <extracomment>{count}: how many cards the stock has now. {count}: how many cards (4).</extracomment>
            <translation>Ablagestapel wurde Stapel ({count})</translation>
        </message>
        <message>
            <source>The round is over</source>
            <translation>Die Runde ist zu Ende</translation>
        </message>
        <message>
            <source>a stand-in played:</source>
            <extracomment>at an opponent who did not answer, before what a simple player did in that turn.</extracomment>
            <translation>ein Ersatzspieler spielte:</translation>
        </message>
        <message>
            <source>for a joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>gegen einen Joker</translation>
        </message>
        <message>
            <source>dealt {count}</source>
            <extracomment>{count}: cards for each player; the first of the discard pile is covered now. {count}: how many cards (4).</extracomment>
            <translation>{count} gegeben</translation>
        </message>
        <message>
            <source>discarded a card</source>
            <extracomment>what a player did; which card it was is covered now.</extracomment>
            <translation>eine abgeworfen</translation>
        </message>
        <message>
            <source>took the pile ({count})</source>
            <extracomment>what a player did; {count}: how many cards lay in the discard pile. {count}: how many cards (4).</extracomment>
            <translation>Ablagestapel genommen ({count})</translation>
        </message>
        <message>
            <source>on your run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>an deine Serie</translation>
        </message>
        <message>
            <source>on their own run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>an die eigene Serie</translation>
        </message>
        <message>
            <source>on {name}’s run</source>
            <extracomment>after cards that were laid off, and whose run they joined. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>an die Serie von {name}</translation>
        </message>
        <message>
            <source>on a run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>an eine Serie</translation>
        </message>
        <message>
            <source>on your set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>an deinen Satz</translation>
        </message>
        <message>
            <source>on their own set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>an den eigenen Satz</translation>
        </message>
        <message>
            <source>on {name}’s set</source>
            <extracomment>after cards that were laid off, and whose set they joined. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>an den Satz von {name}</translation>
        </message>
        <message>
            <source>on a set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>an einen Satz</translation>
        </message>
        <message>
            <source>for your joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>gegen deinen Joker</translation>
        </message>
        <message>
            <source>for their own joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>gegen den eigenen Joker</translation>
        </message>
        <message>
            <source>for {name}’s joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>gegen den Joker von {name}</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>A hidden card has been shown since. If you then play on in another way, the round counts as assisted; if you redo what you took back, it does not.</source>
            <translation>Seitdem wurde eine verdeckte Karte gezeigt. Spielst du dann anders weiter, gilt die Runde als mit Hilfe gespielt; wiederholst du, was du zurückgenommen hast, dann nicht.</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>500 Rum, a quiet evening at the table</source>
            <translation>500 Rum, ein ruhiger Abend am Tisch</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>German rules</source>
            <translation>Deutschland</translation>
        </message>
        <message>
            <source>Swedish rules</source>
            <translation>Schweden</translation>
        </message>
        <message>
            <source>Only the top discard shows. Take it, or dare to take the whole pile: then you lay a new meld from it at once or pay 100 points. Going out is worth 50.</source>
            <translation>Nur die oberste Karte des Ablagestapels ist zu sehen. Nimm sie oder wage dich an den ganzen Ablagestapel: Dann legst du damit sofort eine neue Kombination aus oder zahlst 100 Punkte. Ausmachen bringt 50.</translation>
        </message>
        <message>
            <source>Michigan rummy</source>
            <translation>Michigan</translation>
        </message>
        <message>
            <source>Like Femhundra, but with the discards open: take the top one, or dare to take a deeper one with every card above it: then you lay a new meld from them or pay 100 points.</source>
            <translation>Wie Femhundra, aber mit offenem Ablagestapel: Nimm die oberste Karte oder wage dich an eine tiefere, mit allen oberhalb: Dann legst du damit eine neue Kombination aus oder zahlst 100 Punkte.</translation>
        </message>
        <message>
            <source>Dutch rules</source>
            <translation>Niederlande</translation>
        </message>
        <message>
            <source>The same game as the German one, told in its own words: all discards open, seven cards, thirteen with two players.</source>
            <translation>Dasselbe Spiel wie das deutsche, in eigenen Worten erzählt: Ablagestapel offen, sieben Karten, dreizehn bei zwei Spielern.</translation>
        </message>
        <message>
            <source>Danish rules</source>
            <translation>Dänemark</translation>
        </message>
        <message>
            <source>With three jokers, runs that turn the corner, and the call “Rommy!” for a discard that fits a meld. You go out with a last card, face down.</source>
            <translation>Mit drei Jokern, Serien, die um die Ecke gehen, und dem Ruf „Rommy!“ zu einer abgeworfenen Karte, die an eine Kombination passt. Ausgemacht wird mit einer letzten, verdeckten Karte.</translation>
        </message>
        <message>
            <source>Polish rules</source>
            <translation>Polen</translation>
        </message>
        <message>
            <source>Newcomer</source>
            <translation>Neuling</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Anfänger</translation>
        </message>
        <message>
            <source>Casual</source>
            <extracomment>a level of play.</extracomment>
            <translation>Hobbyspieler</translation>
        </message>
        <message>
            <source>Club</source>
            <extracomment>a level of play, as good as a member of a card club; not the suit.</extracomment>
            <translation>Klubspieler</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experte</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Meister</translation>
        </message>
        <message>
            <source>Random</source>
            <extracomment>an opponent that plays by chance.</extracomment>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>Program</source>
            <extracomment>an opponent: another program.</extracomment>
            <translation>Programm</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>the person at the computer, as a player.</extracomment>
            <translation>Du</translation>
        </message>
        <message>
            <source>Learned the game today: seldom takes a discard, and misses most lay-offs.</source>
            <translation>Kennt das Spiel seit heute: nimmt selten vom Ablagestapel und übersieht fast alles, was anzulegen wäre.</translation>
        </message>
        <message>
            <source>Sees the top discard only, and overlooks a good deal.</source>
            <translation>Sieht nur die oberste Karte des Ablagestapels und übersieht einiges.</translation>
        </message>
        <message>
            <source>Looks a few discards deep, and overlooks something now and then.</source>
            <translation>Schaut ein paar Karten tief in den Ablagestapel und übersieht ab und zu etwas.</translation>
        </message>
        <message>
            <source>Misses nothing and knows what each card is worth, but does not look ahead.</source>
            <translation>Übersieht nichts und weiß, was eine Karte wert ist; denkt nicht voraus.</translation>
        </message>
        <message>
            <source>Plays like Club, but guesses at hidden hands and tries its moves out first.</source>
            <translation>Spielt wie ein Klubspieler, schätzt ab, was die anderen auf der Hand haben, und probiert Züge erst aus.</translation>
        </message>
        <message>
            <source>Plays like Expert, but looks five times as long and far more closely.</source>
            <translation>Spielt wie ein Experte, denkt aber fünfmal so lange und viel genauer nach.</translation>
        </message>
        <message>
            <source>{name} likes to take from the discard pile.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} nimmt gern vom Ablagestapel.</translation>
        </message>
        <message>
            <source>{name} seldom takes the pile, and gives little away.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} nimmt selten vom Ablagestapel und verrät wenig.</translation>
        </message>
        <message>
            <source>{name} lays at once, and wants to be out first.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} legt sofort und will zuerst fertig sein.</translation>
        </message>
        <message>
            <source>{name} keeps valuable cards, and lays them late.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} behält teure Karten und legt sie spät.</translation>
        </message>
        <message>
            <source>Fjord</source>
            <extracomment>a colour: blue as a fjord.</extracomment>
            <translatorcomment>The same word in German.</translatorcomment>
            <translation>Fjord</translation>
        </message>
        <message>
            <source>Straw</source>
            <extracomment>a colour: yellow.</extracomment>
            <translation>Stroh</translation>
        </message>
        <message>
            <source>Clay</source>
            <extracomment>a colour: reddish brown.</extracomment>
            <translation>Lehm</translation>
        </message>
        <message>
            <source>Moss</source>
            <extracomment>a colour: green.</extracomment>
            <translation>Moos</translation>
        </message>
        <message>
            <source>Ice</source>
            <extracomment>a colour: pale blue.</extracomment>
            <translation>Eis</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>a colour: grey as the stone.</extracomment>
            <translation>Schiefer</translation>
        </message>
        <message>
            <source>Lichen</source>
            <extracomment>a colour: grey-green.</extracomment>
            <translation>Flechte</translation>
        </message>
        <message>
            <source>Sky</source>
            <extracomment>a colour: light blue.</extracomment>
            <translation>Himmel</translation>
        </message>
        <message>
            <source>Iris</source>
            <translatorcomment>The same word in German.</translatorcomment>
            <translation>Iris</translation>
        </message>
        <message>
            <source>Ochre</source>
            <translation>Ocker</translation>
        </message>
        <message>
            <source>Raspberry</source>
            <translation>Himbeere</translation>
        </message>
        <message>
            <source>Fern</source>
            <translation>Farn</translation>
        </message>
        <message>
            <source>Teal</source>
            <translation>Petrol</translation>
        </message>
        <message>
            <source>Violet</source>
            <translation>Violett</translation>
        </message>
        <message>
            <source>Olive</source>
            <translation>Oliv</translation>
        </message>
        <message>
            <source>Azure</source>
            <translation>Azur</translation>
        </message>
        <message>
            <source>Challenge {mark}</source>
            <extracomment>{mark}: four digits and letters that tell challenges apart. {mark}: four digits and letters that tell challenges apart (5f3a).</extracomment>
            <translation>Herausforderung {mark}</translation>
        </message>
        <message>
            <source>Deal of {date}</source>
            <extracomment>{date}: a day in figures (24/11/2026).</extracomment>
            <translation>Runde vom {date}</translation>
        </message>
        <message>
            <source>House rule: {house}</source>
            <extracomment>{house}: the name of house rules, whatever was typed. {house}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>Hausregel: {house}</translation>
        </message>
        <message numerus="yes">
            <source>%n opponent(s), {levels}</source>
            <extracomment>a row of the statistics. {levels}: Beginner and Club. Little room. %n: the number of what is counted; the word in front of (s) follows it (3). {levels}: levels, as a list (Beginner and Club).</extracomment>
            <translation>
                <numerusform>%n Gegner, {levels}</numerusform>
                <numerusform>%n Gegner, {levels}</numerusform>
            </translation>
        </message>
        <message>
            <source>Without machine code, as here, it takes 40 times as long.</source>
            <translation>Hier läuft es ohne Maschinencode und braucht 40-mal so lange.</translation>
        </message>
        <message>
            <source>Program…</source>
            <translation>Programm…</translation>
        </message>
        <message>
            <source>Program: {program}</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>Programm: {program}</translation>
        </message>
        <message>
            <source>Nothing confines it here: it can do anything that you can.</source>
            <translation>Es läuft hier nicht abgeschottet: Es darf alles, was du darfst.</translation>
        </message>
        <message>
            <source>{program} cannot be started.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} lässt sich nicht starten.</translation>
        </message>
        <message>
            <source>The classic. All discards lie open: take any of them, with every card above it, if you use it at once. The winner of a match collects the difference from each opponent.</source>
            <translation>Der Klassiker. Alle abgeworfenen Karten liegen offen: Nimm eine beliebige, mit allen Karten oberhalb, wenn du sie sofort verwendest. Der Gewinner einer Partie sammelt von jedem Gegner die Differenz ein.</translation>
        </message>
        <message>
            <source>All discards lie open; the round ends at the latest with the last card of the stock.</source>
            <translation>Alle abgeworfenen Karten liegen offen; die Runde endet spätestens mit der letzten Karte des Stapels.</translation>
        </message>
        <message>
            <source>{program} ended instead of answering.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} hat sich beendet, statt zu antworten.</translation>
        </message>
        <message>
            <source>{program} did not answer in time.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} hat nicht rechtzeitig geantwortet.</translation>
        </message>
        <message>
            <source>{program} answered with something that is not a legal move.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} hat mit etwas geantwortet, das kein erlaubter Zug ist.</translation>
        </message>
        <message>
            <source>Your own program. Hints and reviews count it as the level it plays most like.</source>
            <translation>Dein eigenes Programm. Tipps und Analysen rechnen es zu der Stufe, der sein Spiel am ähnlichsten ist.</translation>
        </message>
        <message>
            <source>{program} is no longer there: a simple stand-in plays for {name}.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{program} ist nicht mehr da: Für {name} spielt ein Ersatzspieler.</translation>
        </message>
        <message>
            <source>Girl with a wreath</source>
            <translation>Mädchen mit Kranz</translation>
        </message>
        <message>
            <source>Sailor</source>
            <translation>Seemann</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Hase</translation>
        </message>
        <message>
            <source>Owl</source>
            <translation>Eule</translation>
        </message>
        <message>
            <source>Grandmother</source>
            <translation>Großmutter</translation>
        </message>
        <message>
            <source>Moose</source>
            <translation>Elch</translation>
        </message>
        <message>
            <source>Goose</source>
            <translation>Gans</translation>
        </message>
        <message>
            <source>Chimney sweep</source>
            <translation>Schornsteinfeger</translation>
        </message>
        <message>
            <source>a move taken back after a hidden card had been shown</source>
            <translation>ein Zug, zurückgenommen, nachdem eine verdeckte Karte gezeigt worden war</translation>
        </message>
        <message>
            <source>a hint, the tutor or a covered card in the list of moves</source>
            <translation>ein Tipp, der Tutor oder eine bedeckte Karte in der Zugliste</translation>
        </message>
        <message>
            <source>a deal known before</source>
            <translation>eine vorher bekannte Verteilung</translation>
        </message>
        <message>
            <source>a simple stand-in for an opponent</source>
            <translation>ein Ersatzspieler für einen Gegner</translation>
        </message>
        <message>
            <source>Assisted: {help}. The statistics keep such rounds apart.</source>
            <extracomment>{help}: what helped, as a list (a deal known before).</extracomment>
            <translation>Mit Hilfe: {help}. Die Statistik zählt solche Runden getrennt.</translation>
        </message>
        <message>
            <source>player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Spieler {number}</translation>
        </message>
    </context>
</TS>
