<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>About Rummy Qt</source>
            <translation>O programie Rummy Qt</translation>
        </message>
        <message>
            <source>What the program is made of</source>
            <translation>Z czego powstał program</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Licencja</translation>
        </message>
        <message>
            <source>500 Rum against the computer, on your desktop. Free under the MIT licence.</source>
            <translation>500 Rum przeciwko komputerowi, na twoim pulpicie. Wolne oprogramowanie na licencji MIT.</translation>
        </message>
        <message>
            <source>Matches, statistics and settings are kept in {folder}</source>
            <extracomment>{folder}: a folder (/home/ann/matches).</extracomment>
            <translation>Partie, statystyki i ustawienia są w {folder}</translation>
        </message>
        <message>
            <source>It contains, each under its own licence:</source>
            <translation>Zawiera następujące składniki, każdy na własnej licencji:</translation>
        </message>
        <message>
            <source>Its licence text is not on this computer: {place}</source>
            <extracomment>{place}: where a licence can be read (https://doc.qt.io).</extracomment>
            <translation>Tekstu licencji nie ma na tym komputerze: {place}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;New match…</source>
            <translation>&amp;Nowa partia…</translation>
        </message>
        <message>
            <source>Choose rules and opponents, and deal</source>
            <translation>Wybierz zasady oraz przeciwników i rozdaj karty</translation>
        </message>
        <message>
            <source>&amp;Rematch</source>
            <translation>&amp;Rewanż</translation>
        </message>
        <message>
            <source>Start a match with the same rules and opponents</source>
            <translation>Zacznij partię z tymi samymi zasadami i przeciwnikami</translation>
        </message>
        <message>
            <source>Same &amp;deals again</source>
            <translation>Te same &amp;karty</translation>
        </message>
        <message>
            <source>Play this match again with the very same cards</source>
            <translation>Zagraj tę partię jeszcze raz z dokładnie tymi samymi kartami</translation>
        </message>
        <message>
            <source>Same deal of &amp;this round</source>
            <translation>&amp;To rozdanie jeszcze raz</translation>
        </message>
        <message>
            <source>Play this round again for practice, in a copy of the match</source>
            <translation>Zagraj to rozdanie jeszcze raz dla ćwiczenia, w kopii partii</translation>
        </message>
        <message>
            <source>Res&amp;ign the match…</source>
            <translation>Po&amp;ddaj partię…</translation>
        </message>
        <message>
            <source>Give up the match; it counts as lost</source>
            <translation>Poddaj partię; liczy się jako przegrana</translation>
        </message>
        <message>
            <source>Saved m&amp;atches</source>
            <translation>&amp;Zapisane partie</translation>
        </message>
        <message>
            <source>Go on with a saved match, or look back at it</source>
            <translation>Znajdź partię i graj dalej albo ją obejrzyj</translation>
        </message>
        <message>
            <source>&amp;Open a match file…</source>
            <translation>&amp;Otwórz plik partii…</translation>
        </message>
        <message>
            <source>Open a match from a file</source>
            <translation>Otwórz partię z pliku</translation>
        </message>
        <message>
            <source>Re&amp;play rounds</source>
            <translation>Odt&amp;wórz rozdania</translation>
        </message>
        <message>
            <source>Look at the finished rounds of this match, move by move</source>
            <translation>Obejrzyj zakończone rozdania tej partii, ruch po ruchu</translation>
        </message>
        <message>
            <source>Re&amp;view the last round</source>
            <translation>&amp;Analizuj ostatnie rozdanie</translation>
        </message>
        <message>
            <source>What each of your decisions cost, and why</source>
            <translation>Ile kosztowała każda twoja decyzja i dlaczego</translation>
        </message>
        <message>
            <source>About this &amp;match…</source>
            <translation>O tej &amp;partii…</translation>
        </message>
        <message>
            <source>Players, file and the fingerprint of the deals</source>
            <translation>Gracze, plik i odcisk cyfrowy rozkładów kart</translation>
        </message>
        <message>
            <source>&amp;Leave the table</source>
            <translation>Od&amp;ejdź od stołu</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>Zakoń&amp;cz</translation>
        </message>
        <message>
            <source>Go to the welcome page</source>
            <translation>Przejdź do strony powitalnej</translation>
        </message>
        <message>
            <source>Deal of the da&amp;y</source>
            <translation>Dzi&amp;siejsze rozdanie</translation>
        </message>
        <message>
            <source>One round a day, with the same cards for everybody</source>
            <translation>Jedno rozdanie dziennie, z tymi samymi kartami dla wszystkich</translation>
        </message>
        <message>
            <source>Beat all seven at the table, one after another</source>
            <translation>Pokonaj całą siódemkę przy stole, jedno po drugim</translation>
        </message>
        <message>
            <source>&amp;Back to the match</source>
            <translation>Wróć do part&amp;ii</translation>
        </message>
        <message>
            <source>Leave practice, and go back to where you started it</source>
            <translation>Zakończ ćwiczenie i graj dalej tam, gdzie się zaczęło</translation>
        </message>
        <message>
            <source>Close the window</source>
            <translation>Zamknij okno</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Cofnij</translation>
        </message>
        <message>
            <source>Take back the last move</source>
            <translation>Cofnij ostatni ruch</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Ponów</translation>
        </message>
        <message>
            <source>Repeat the move you took back</source>
            <translation>Zagraj jeszcze raz cofnięty ruch</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <translation>Po&amp;dpowiedź</translation>
        </message>
        <message>
            <source>Show a good move and why; the round then counts as assisted</source>
            <translation>Pokaż dobry ruch z uzasadnieniem; rozdanie liczy się wtedy jako rozegrane z pomocą</translation>
        </message>
        <message>
            <source>&amp;Call “Rommy!”</source>
            <translation>&amp;Zgłoś „Rommy!”</translation>
        </message>
        <message>
            <source>Call the last discard, if the rules allow calls</source>
            <translation>Zgłoś „Rommy!” do ostatniej odrzuconej karty, jeśli zasady na to pozwalają</translation>
        </message>
        <message>
            <source>Move cards le&amp;ft</source>
            <translation>Przesuń karty w &amp;lewo</translation>
        </message>
        <message>
            <source>Move the chosen cards in your hand by one place</source>
            <translation>Przesuń wybrane karty na ręce o jedno miejsce</translation>
        </message>
        <message>
            <source>Move cards ri&amp;ght</source>
            <translation>Przesuń karty w p&amp;rawo</translation>
        </message>
        <message>
            <source>&amp;Lay everything</source>
            <translation>&amp;Wyłóż wszystko</translation>
        </message>
        <message>
            <source>Lay all melds in your hand, and all cards that fit</source>
            <translation>Wyłóż wszystkie układy, które masz na ręce, i wszystkie karty, które pasują</translation>
        </message>
        <message>
            <source>&amp;Next round</source>
            <translation>&amp;Następne rozdanie</translation>
        </message>
        <message>
            <source>Deal the next round</source>
            <translation>Rozdaj karty do następnego rozdania</translation>
        </message>
        <message>
            <source>S&amp;core sheet</source>
            <translation>&amp;Arkusz wyników</translation>
        </message>
        <message>
            <source>The points of every round</source>
            <translation>Punkty z każdego rozdania</translation>
        </message>
        <message>
            <source>&amp;Moves of this round</source>
            <translation>&amp;Ruchy w rozdaniu</translation>
        </message>
        <message>
            <source>Ne&amp;xt part of the table</source>
            <translation>Na&amp;stępna część stołu</translation>
        </message>
        <message>
            <source>From the stock to the discards, the melds, your hand, and around</source>
            <translation>Od talonu do stosu, układów, twojej ręki i dookoła</translation>
        </message>
        <message>
            <source>Previ&amp;ous part of the table</source>
            <translation>Poprze&amp;dnia część stołu</translation>
        </message>
        <message>
            <source>The same way back</source>
            <translation>Tą samą drogą z powrotem</translation>
        </message>
        <message>
            <source>&amp;What happened last?</source>
            <translation>&amp;Co się ostatnio stało?</translation>
        </message>
        <message>
            <source>Th&amp;e ladder</source>
            <translation>Dra&amp;binka</translation>
        </message>
        <message>
            <source>&amp;Challenge a friend…</source>
            <translation>W&amp;yzwanie dla znajomego…</translation>
        </message>
        <message>
            <source>Play a round that a friend plays with the same cards</source>
            <translation>Zagraj rozdanie, które ktoś znajomy gra tymi samymi kartami</translation>
        </message>
        <message>
            <source>&amp;Find the move</source>
            <translation>Zna&amp;jdź ruch</translation>
        </message>
        <message>
            <source>Practise the decisions that cost most</source>
            <translation>Ćwicz decyzje, które kosztowały najwięcej</translation>
        </message>
        <message>
            <source>Play the h&amp;int</source>
            <translation>Zagraj podpow&amp;iedź</translation>
        </message>
        <message>
            <source>Play the next move of the hint that is shown</source>
            <translation>Zagraj następny ruch z pokazanej podpowiedzi</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <translation>Dobierz z talonu</translation>
        </message>
        <message>
            <source>Draw, wherever the focus is</source>
            <translation>Dobierz, gdziekolwiek jest fokus</translation>
        </message>
        <message>
            <source>Take the top discard</source>
            <translation>Weź górną odrzuconą kartę</translation>
        </message>
        <message>
            <source>Take the card that lies on top of the discard pile</source>
            <translation>Weź kartę, która leży na wierzchu stosu odrzuconych</translation>
        </message>
        <message>
            <source>Take the whole pile</source>
            <translation>Weź cały stos</translation>
        </message>
        <message>
            <source>Take all cards of the discard pile</source>
            <translation>Weź wszystkie karty ze stosu odrzuconych</translation>
        </message>
        <message>
            <source>To your hand</source>
            <translation>Do twojej ręki</translation>
        </message>
        <message>
            <source>Give the focus to your hand</source>
            <translation>Przenieś fokus na swoją rękę</translation>
        </message>
        <message>
            <source>To the melds</source>
            <translation>Do układów</translation>
        </message>
        <message>
            <source>Give the focus to the melds on the table</source>
            <translation>Przenieś fokus na układy na stole</translation>
        </message>
        <message>
            <source>Read out your hand</source>
            <translation>Odczytaj całą swoją rękę</translation>
        </message>
        <message>
            <source>Read out all cards in your hand, one by one</source>
            <translation>Odczytaj wszystkie karty na ręce, jedna po drugiej</translation>
        </message>
        <message>
            <source>Read out the scores</source>
            <translation>Odczytaj wyniki</translation>
        </message>
        <message>
            <source>Read out each player’s cards and points</source>
            <translation>Odczytaj karty i punkty każdego gracza</translation>
        </message>
        <message>
            <source>Read out how things stand</source>
            <translation>Odczytaj stan gry</translation>
        </message>
        <message>
            <source>Read out the round, the target, the dealer and whose turn it is</source>
            <translation>Odczytaj rozdanie, cel, rozdającego i czyja jest kolej</translation>
        </message>
        <message>
            <source>Open or close the list of moves over the table</source>
            <translation>Otwórz lub zamknij listę ruchów nad stołem</translation>
        </message>
        <message>
            <source>Say again what happened last</source>
            <translation>Powtórz, co się ostatnio stało</translation>
        </message>
        <message>
            <source>S&amp;tatistics</source>
            <translation>S&amp;tatystyki</translation>
        </message>
        <message>
            <source>How you have played so far</source>
            <translation>Jak ci szło do tej pory</translation>
        </message>
        <message>
            <source>F&amp;irsts and bests</source>
            <translation>Deb&amp;iuty i rekordy</translation>
        </message>
        <message>
            <source>What you did for the first time, and your records</source>
            <translation>Co udało ci się po raz pierwszy i czego było najwięcej</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>Pełny &amp;ekran</translation>
        </message>
        <message>
            <source>Fill the screen with the table</source>
            <translation>Stół na cały ekran</translation>
        </message>
        <message>
            <source>So&amp;und</source>
            <translation>&amp;Dźwięk</translation>
        </message>
        <message>
            <source>Turn the sound on or off</source>
            <translation>Włącz lub wyłącz dźwięki</translation>
        </message>
        <message>
            <source>&amp;House rules…</source>
            <translation>&amp;Zasady domowe…</translation>
        </message>
        <message>
            <source>Copy a rulebook and change what you like</source>
            <translation>Skopiuj zbiór zasad i zmień, co chcesz</translation>
        </message>
        <message>
            <source>&amp;Preferences…</source>
            <translation>&amp;Preferencje…</translation>
        </message>
        <message>
            <source>Theme, cards, animation and help</source>
            <translation>Motyw, karty, animacje i pomoc</translation>
        </message>
        <message>
            <source>Hand&amp;book</source>
            <translation>Po&amp;dręcznik</translation>
        </message>
        <message>
            <source>The rules of this game, clause by clause</source>
            <translation>Zasady tej gry, punkt po punkcie</translation>
        </message>
        <message>
            <source>Keys at this &amp;moment</source>
            <translation>Klawisze w tej &amp;chwili</translation>
        </message>
        <message>
            <source>What each key does at the table now</source>
            <translation>Co robi teraz każdy klawisz przy stole</translation>
        </message>
        <message>
            <source>Show where matches are &amp;kept</source>
            <translation>Pokaż, gdzie są &amp;zapisane partie</translation>
        </message>
        <message>
            <source>Open the folder of the saved matches</source>
            <translation>Otwórz folder z zapisanymi partiami</translation>
        </message>
        <message>
            <source>&amp;About Rummy Qt</source>
            <translation>&amp;O programie Rummy Qt</translation>
        </message>
        <message>
            <source>Version and licence</source>
            <translation>Wersja i licencja</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Przy stole</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <extracomment>a menu.</extracomment>
            <translation>&amp;Gra</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <extracomment>a menu: what a player can do.</extracomment>
            <translation>&amp;Ruch</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>a menu: what the window shows.</extracomment>
            <translation>&amp;Widok</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation>&amp;Ustawienia</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Pomoc</translation>
        </message>
        <message>
            <source>G&amp;uided rounds</source>
            <translation>Rozdania z prz&amp;ewodnikiem</translation>
        </message>
        <message>
            <source>Learn the game in six rounds of two minutes</source>
            <translation>Naucz się gry w sześciu rozdaniach po dwie minuty</translation>
        </message>
        <message>
            <source>To the next part of the table, and to the one before</source>
            <translation>Do następnej części stołu i do poprzedniej</translation>
        </message>
        <message>
            <source>Within a part, and to its ends</source>
            <translation>W obrębie części i na jej końce</translation>
        </message>
        <message>
            <source>Choose a card in your hand, or put it back</source>
            <translation>Wybierz kartę na ręce albo ją odznacz</translation>
        </message>
        <message>
            <source>Choose a meld that the card is part of; again: another such meld</source>
            <translation>Wybierz układ, do którego należy karta; jeszcze raz: inny taki układ</translation>
        </message>
        <message>
            <source>Play what has the focus: draw, take, meld the chosen cards, lay off, else discard</source>
            <translation>Zagraj tym, na co wskazujesz: dobierz, weź, wyłóż wybrane karty jako układ, dołóż, w przeciwnym razie odrzuć</translation>
        </message>
        <message>
            <source>Discard the card with the focus, even where it would fit</source>
            <translation>Odrzuć kartę z fokusem, nawet gdyby pasowała</translation>
        </message>
        <message>
            <source>Let a discard pass, or put away a question, the chosen cards or a refusal</source>
            <translation>Przepuść odrzuconą kartę albo zamknij pytanie lub odmowę, odznacz wybrane karty</translation>
        </message>
        <message>
            <source>To the next card of this rank; 1, 0, T: a ten</source>
            <translation>Do następnej karty tej rangi; 1, 0, T: dziesiątka</translation>
        </message>
    </context>
    <context>
        <name>Areas</name>
        <message>
            <source>Stock</source>
            <translation>Talon</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Układy</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Twoja ręka</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Gracze</translation>
        </message>
        <message>
            <source>Nothing has been melded yet.</source>
            <translation>Nie ma jeszcze wyłożonych układów.</translation>
        </message>
        <message>
            <source>Choose cards in your hand first, then press Enter here.</source>
            <translation>Najpierw wybierz karty na ręce, potem naciśnij tutaj Enter.</translation>
        </message>
        <message>
            <source>Another card is chosen: go to it, or put it back with Esc.</source>
            <translation>Wybrana jest inna karta: przejdź do niej albo odznacz ją klawiszem Esc.</translation>
        </message>
        <message>
            <source>This card is in no meld that can be laid now.</source>
            <translation>Tej karty nie ma w żadnym układzie, który można teraz wyłożyć.</translation>
        </message>
        <message>
            <source>There is nothing to call now.</source>
            <translation>Nie ma teraz czego zgłosić.</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Stos odrzuconych</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>ace</source>
            <translation>as</translation>
        </message>
        <message>
            <source>two</source>
            <translation>dwójka</translation>
        </message>
        <message>
            <source>three</source>
            <translation>trójka</translation>
        </message>
        <message>
            <source>four</source>
            <translation>czwórka</translation>
        </message>
        <message>
            <source>five</source>
            <translation>piątka</translation>
        </message>
        <message>
            <source>six</source>
            <translation>szóstka</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>siódemka</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>ósemka</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>dziewiątka</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>dziesiątka</translation>
        </message>
        <message>
            <source>jack</source>
            <translation>walet</translation>
        </message>
        <message>
            <source>queen</source>
            <translation>dama</translation>
        </message>
        <message>
            <source>king</source>
            <translation>król</translation>
        </message>
        <message>
            <source>clubs</source>
            <extracomment>the suit ♣.</extracomment>
            <translation>trefl</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>karo</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>kier</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>pik</translation>
        </message>
        <message>
            <source>A K Q J</source>
            <extracomment>the letters that your country prints on ace, king, queen and jack, with spaces between.</extracomment>
            <translation>A K D W</translation>
        </message>
        <message>
            <source>Joker</source>
            <extracomment>written beside cards such as 7♣, so in few characters.</extracomment>
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
            <translation>joker</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <extracomment>the spoken name of a card: seven of clubs. The two may change places. {rank}: the spoken rank of a card (seven). {suit}: the spoken suit of a card (clubs).</extracomment>
            <translation>{rank} {suit}</translation>
        </message>
        <message>
            <source>a joker</source>
            <extracomment>spoken in a sentence: English has an article, most languages say the same as for “joker”.</extracomment>
            <translation>joker</translation>
        </message>
        <message>
            <source>a joker as {card}</source>
            <extracomment>spoken in a sentence; else the same as “joker as {card}”. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>joker jako {card}</translation>
        </message>
        <message>
            <source>the {card}</source>
            <extracomment>spoken in a sentence: English has an article; most languages say {card} alone. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card}</translation>
        </message>
        <message>
            <source>joker as {card}</source>
            <extracomment>spoken: a joker on the table, and the card that it stands for. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>joker jako {card}</translation>
        </message>
    </context>
    <context>
        <name>Chair</name>
        <message>
            <source>Name of player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Imię gracza {number}</translation>
        </message>
        <message>
            <source>Level of player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Poziom gracza {number}</translation>
        </message>
        <message>
            <source>Colour: {name}</source>
            <extracomment>{name}: the name of a colour (Moss).</extracomment>
            <translation>Barwa: {name}</translation>
        </message>
        <message>
            <source>Colour of player {number}: {name}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {name}: the name of a colour (Moss).</extracomment>
            <translation>Barwa gracza {number}: {name}</translation>
        </message>
    </context>
    <context>
        <name>Challenge</name>
        <message>
            <source>Challenge a friend</source>
            <translation>Wyzwanie dla znajomego</translation>
        </message>
        <message>
            <source>&amp;Open a friend’s file…</source>
            <translation>&amp;Otwórz plik od znajomego…</translation>
        </message>
        <message>
            <source>&amp;Save for a friend…</source>
            <translation>&amp;Zapisz dla znajomego…</translation>
        </message>
        <message>
            <source>Challenges</source>
            <translation>Wyzwania</translation>
        </message>
        <message>
            <source>Play a round and send it to a friend as a file. Your friend plays the same cards without seeing your moves, and sends that round back, so that each of you sees both. Anyone who opens a file with another program finds all cards and moves in it: you have to trust each other.</source>
            <translation>Zagraj rozdanie i wyślij je komuś znajomemu jako plik. Ta osoba gra tymi samymi kartami, nie widząc twoich ruchów, i przysyła ci swoje rozdanie: tak każde z was widzi oba. Kto odczyta plik innym programem, znajdzie w nim wszystkie karty i ruchy: to już kwestia zaufania.</translation>
        </message>
        <message>
            <source>Both rounds, turn by turn</source>
            <translation>Oba rozdania, kolejka po kolejce</translation>
        </message>
        <message>
            <source>These cards were played by {name}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Tymi kartami gra także: {name}.</translation>
        </message>
        <message>
            <source>Save it as a file, and send it to a friend.</source>
            <translation>Zapisz je jako plik i wyślij komuś znajomemu.</translation>
        </message>
        <message>
            <source>In progress</source>
            <translation>Rozpoczęte</translation>
        </message>
        <message>
            <source>&amp;Play these cards</source>
            <translation>Zagraj t&amp;ymi kartami</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Graj dalej</translation>
        </message>
        <message>
            <source>&amp;Play a new round</source>
            <translation>Zagraj &amp;nowe rozdanie</translation>
        </message>
        <message>
            <source>your friend</source>
            <translation>druga osoba</translation>
        </message>
        <message>
            <source>A new round</source>
            <translation>Nowe rozdanie</translation>
        </message>
        <message>
            <source>You made {mine}, {name} made {theirs}</source>
            <extracomment>two people played the same cards. {mine}: what the person made of a round (+45). {name}: the name of a player, whatever was typed (Bo). {theirs}: what a friend made of the same cards (+30).</extracomment>
            <translation>Twój wynik: {mine}, {name}: {theirs}</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Koszt</translation>
        </message>
        <message>
            <source>Friend</source>
            <translation>Druga osoba</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Ty</translation>
        </message>
        <message>
            <source>Working out what each decision cost…</source>
            <translation>Trwa sprawdzanie, ile kosztowała każda decyzja…</translation>
        </message>
        <message>
            <source>What each decision cost, in points, going by the cards that could be seen.</source>
            <translation>Ile punktów kosztowała każda decyzja, według kart, które było widać.</translation>
        </message>
        <message>
            <source>Open a friend’s file</source>
            <translation>Otwórz plik od znajomego</translation>
        </message>
        <message>
            <source>Save for a friend</source>
            <translation>Zapisz dla znajomego</translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message>
            <source>None of these</source>
            <translation>Żadne z nich</translation>
        </message>
        <message>
            <source>This costs points. Do it anyway?</source>
            <translation>To kosztuje punkty. Zrobić to?</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>What does the joker stand for?</source>
            <translation>Co zastępuje joker?</translation>
        </message>
        <message>
            <source>It fits in several places. Where?</source>
            <translation>Pasuje w kilku miejscach. Gdzie?</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Zapłać %n punkt</numerusform>
                <numerusform>Zapłać %n punkty</numerusform>
                <numerusform>Zapłać %n punktów</numerusform>
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
            <translation>Wyłóż układ: {cards}</translation>
        </message>
        <message>
            <source>Swap {cards} for the joker in this meld: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Wymień jokera w tym układzie ({meld}), dając: {cards}</translation>
        </message>
        <message>
            <source>Call, and lay it off on this meld: {meld}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Zgłoś i dołóż do tego układu: {meld}</translation>
        </message>
        <message>
            <source>Lay off {cards} at the high end: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Na wyższy koniec ({meld}) dołóż: {cards}</translation>
        </message>
        <message>
            <source>Lay off {cards} at the low end: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Na niższy koniec ({meld}) dołóż: {cards}</translation>
        </message>
        <message>
            <source>Lay off {cards} on this meld: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Do tego układu ({meld}) dołóż: {cards}</translation>
        </message>
    </context>
    <context>
        <name>Company</name>
        <message>
            <source>Came ashore for good, and is still learning the cards.</source>
            <translation>Zszedł na ląd na dobre i wciąż uczy się kart.</translation>
        </message>
        <message>
            <source>Well, blow me down. You must show me that again.</source>
            <translation>A niech mnie. Musisz mi to pokazać jeszcze raz.</translation>
        </message>
        <message>
            <source>Did I win? I was only trying to stay afloat.</source>
            <translation>To moja wygrana? Chodziło mi tylko o to, by nie zatonąć.</translation>
        </message>
        <message>
            <source>All hands off deck, and mine is empty!</source>
            <translation>Wszystkie ręce na brzeg, a moja jest pusta!</translation>
        </message>
        <message>
            <source>That was a heavy sea.</source>
            <translation>To było wzburzone morze.</translation>
        </message>
        <message>
            <source>Quick as they come, and seldom looks twice.</source>
            <translation>Szybka jak mało kto i rzadko patrzy dwa razy.</translation>
        </message>
        <message>
            <source>Too fast for me! Another one, right now?</source>
            <translation>Za szybko dla mnie! Od razu jeszcze jedna?</translation>
        </message>
        <message>
            <source>First over the line. I do like running.</source>
            <translation>Pierwsza na mecie. Lubię biegać.</translation>
        </message>
        <message>
            <source>Hop, and I am out.</source>
            <translation>Hop i zamykam.</translation>
        </message>
        <message>
            <source>I blinked, and the round was over.</source>
            <translation>Jedno mrugnięcie i po rozdaniu.</translation>
        </message>
        <message>
            <source>Plays at night, and blinks before every discard.</source>
            <translation>Gra nocą i mruga przed każdą odrzuconą kartą.</translation>
        </message>
        <message>
            <source>I saw it coming. I just did not see it in time.</source>
            <translation>Widziałem, że to nadchodzi. Tylko nie na czas.</translation>
        </message>
        <message>
            <source>Hm. One sees a good deal from up here.</source>
            <translation>Hm. Stąd z góry sporo widać.</translation>
        </message>
        <message>
            <source>Hoo. That was my last one.</source>
            <translation>Huu. To moja ostatnia.</translation>
        </message>
        <message>
            <source>Hoo. Not my night.</source>
            <translation>Huu. Nie moja noc.</translation>
        </message>
        <message>
            <source>Knits between her turns, and forgets nothing of use.</source>
            <translation>Robi na drutach między kolejkami i nie zapomina niczego przydatnego.</translation>
        </message>
        <message>
            <source>Well played, dear. Have a biscuit.</source>
            <translation>Dobra gra, kochanie. Weź ciasteczko.</translation>
        </message>
        <message>
            <source>Not a stitch dropped. I am rather pleased.</source>
            <translation>Ani jednego zgubionego oczka. Całkiem nieźle.</translation>
        </message>
        <message>
            <source>There, all cast off.</source>
            <translation>No i wszystko zamknięte.</translation>
        </message>
        <message>
            <source>Dear me. I had better unravel that one.</source>
            <translation>Ojej. To lepiej spruć.</translation>
        </message>
        <message>
            <source>Mph. Fairly done. I shall think about it all winter.</source>
            <translation>Mff. Uczciwie. Będę o tym myśleć całą zimę.</translation>
        </message>
        <message>
            <source>I counted to the end. It came out right.</source>
            <translation>Policzone do końca. Zgadza się.</translation>
        </message>
        <message>
            <source>Not one left. I counted twice.</source>
            <translation>Ani jednej nie zostało. Policzone dwa razy.</translation>
        </message>
        <message>
            <source>I know to the point what that cost me.</source>
            <translation>Wiem co do punktu, ile mnie to kosztowało.</translation>
        </message>
        <message>
            <source>Slow to decide, and hard to move once he has.</source>
            <translation>Długo się namyśla, a potem trudno go ruszyć.</translation>
        </message>
        <message>
            <source>It takes me a while to get going. Then I go.</source>
            <translation>Trochę trwa, zanim ruszę. Ale wtedy biegnę.</translation>
        </message>
        <message>
            <source>Even I get there in the end.</source>
            <translation>Nawet ja w końcu docieram.</translation>
        </message>
        <message>
            <source>Heavy going, that round.</source>
            <translation>Ciężko szło to rozdanie.</translation>
        </message>
        <message>
            <source>Counts the cards aloud, and is right.</source>
            <translation>Liczy karty na głos i się nie myli.</translation>
        </message>
        <message>
            <source>I counted on everything but you. Bravo.</source>
            <translation>Liczyłam się ze wszystkim, tylko nie z tobą. Brawo.</translation>
        </message>
        <message>
            <source>Has played in every house in town, and swept up in most.</source>
            <translation>Grał w każdym domu w mieście i w większości zgarnął wszystko.</translation>
        </message>
        <message>
            <source>My hat off to you. I mean it: look, it is off.</source>
            <translation>Czapki z głów. Mówię poważnie: proszę, kapelusz zdjęty.</translation>
        </message>
        <message>
            <source>Touch my sleeve, it brings luck. You may need it.</source>
            <translation>Dotknij mojego rękawa, to przynosi szczęście. Przyda się.</translation>
        </message>
        <message>
            <source>Swept clean.</source>
            <translation>Zamiecione do czysta.</translation>
        </message>
        <message>
            <source>A little soot on my cuffs. It will brush off.</source>
            <translation>Trochę sadzy na mankietach. Da się wyczyścić.</translation>
        </message>
        <message>
            <source>{name}: “{words}”</source>
            <extracomment>somebody at the table speaks; {words} is a whole sentence. {name}: the name of a player, whatever was typed (Bo). {words}: what a player says: a whole sentence (Well played.).</extracomment>
            <translation>{name}: „{words}”</translation>
        </message>
    </context>
    <context>
        <name>ContinuePanel</name>
        <message>
            <source>Cont&amp;inue</source>
            <translation>&amp;Kontynuuj</translation>
        </message>
        <message>
            <source>{rules}, round {number}: {scores}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {number}: a number: of a round, a player or a line (3). {scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>{rules}, rozdanie {number}: {scores}</translation>
        </message>
        <message>
            <source>{rules}, round {number}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>{rules}, rozdanie {number}</translation>
        </message>
        <message>
            <source>The deal of &amp;today</source>
            <translation>Rozdanie na dz&amp;iś</translation>
        </message>
        <message>
            <source>{rules}, with the same cards for everybody</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>{rules}, z tymi samymi kartami dla wszystkich</translation>
        </message>
        <message>
            <source>&amp;Play against {name}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Prze&amp;ciwnik: {name}</translation>
        </message>
        <message>
            <source>Next on the ladder</source>
            <translation>Teraz na drabince</translation>
        </message>
    </context>
    <context>
        <name>Copying</name>
        <message>
            <source>Copy</source>
            <extracomment>a button, the verb: to the clipboard.</extracomment>
            <translation>Kopiuj</translation>
        </message>
        <message>
            <source>Copied</source>
            <extracomment>a button that was pressed: it is in the clipboard now.</extracomment>
            <translation>Skopiowano</translation>
        </message>
    </context>
    <context>
        <name>Day</name>
        <message numerus="yes">
            <source>Each level plays your hand %n time(s) against the same opponents…</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Każdy poziom gra twoimi kartami %n raz z tymi samymi przeciwnikami…</numerusform>
                <numerusform>Każdy poziom gra twoimi kartami %n razy z tymi samymi przeciwnikami…</numerusform>
                <numerusform>Każdy poziom gra twoimi kartami %n razy z tymi samymi przeciwnikami…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What each level makes of your hand against the same opponents, averaged over %n attempt(s). One deal says little about who plays better.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ile każdy poziom zdobywa twoimi kartami z tymi samymi przeciwnikami, średnio z %n rozegrania. Jeden rozkład kart niewiele mówi o tym, kto gra lepiej.</numerusform>
                <numerusform>Ile każdy poziom zdobywa twoimi kartami z tymi samymi przeciwnikami, średnio z %n rozegrań. Jeden rozkład kart niewiele mówi o tym, kto gra lepiej.</numerusform>
                <numerusform>Ile każdy poziom zdobywa twoimi kartami z tymi samymi przeciwnikami, średnio z %n rozegrań. Jeden rozkład kart niewiele mówi o tym, kto gra lepiej.</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal of the day</source>
            <translation>Rozdanie dnia</translation>
        </message>
        <message>
            <source>One round a day, with the same cards and opponents for everybody who plays it. Your first try counts.</source>
            <translation>Jedno rozdanie dziennie, z tymi samymi kartami i przeciwnikami dla wszystkich. Liczy się twoje pierwsze.</translation>
        </message>
        <message>
            <source>The month</source>
            <translation>Miesiąc</translation>
        </message>
        <message>
            <source>Previous month</source>
            <translation>Poprzedni miesiąc</translation>
        </message>
        <message>
            <source>Next month</source>
            <translation>Następny miesiąc</translation>
        </message>
        <message>
            <source>Re&amp;view the round</source>
            <translation>&amp;Analizuj rozdanie</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) played, {points} points on average.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {points}: points with their sign (+25).</extracomment>
            <translation>
                <numerusform>%n dzień gry, średnio {points} punktów.</numerusform>
                <numerusform>%n dni gry, średnio {points} punktów.</numerusform>
                <numerusform>%n dni gry, średnio {points} punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>{rules}, with {names}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {names}: the names of players, as a list (Bo and Cleo).</extracomment>
            <translation>{rules}, grają: {names}</translation>
        </message>
        <message>
            <source>&amp;Play today’s deal</source>
            <translation>&amp;Zagraj dzisiejsze rozdanie</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Graj dalej</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <translation>Jeszcze nie rozegrano</translation>
        </message>
        <message>
            <source>Not played</source>
            <translation>Nie rozegrano</translation>
        </message>
        <message numerus="yes">
            <source>You made %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Twój wynik: %n punkt</numerusform>
                <numerusform>Twój wynik: %n punkty</numerusform>
                <numerusform>Twój wynik: %n punktów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Better than Club with the same hand: {better} of %n day(s) compared.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {better}: the level of play above: its name (Club).</extracomment>
            <translation>
                <numerusform>Więcej, niż poziom klubowy zdobywa tymi samymi kartami: {better} z %n porównanego dnia.</numerusform>
                <numerusform>Więcej, niż poziom klubowy zdobywa tymi samymi kartami: {better} z %n porównanych dni.</numerusform>
                <numerusform>Więcej, niż poziom klubowy zdobywa tymi samymi kartami: {better} z %n porównanych dni.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tomorrow: {rules}.</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Jutro: {rules}.</translation>
        </message>
        <message>
            <source>In progress</source>
            <translation>Rozpoczęte</translation>
        </message>
        <message>
            <source>Played with help: not compared</source>
            <translation>Rozegrano z pomocą: nie porównuje się</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Ty</translation>
        </message>
        <message>
            <source>In your seat</source>
            <translation>Na twoim miejscu</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Punkty</translation>
        </message>
        <message>
            <source>Spread</source>
            <extracomment>how far apart the playings of a level are.</extracomment>
            <translation>Rozrzut</translation>
        </message>
        <message numerus="yes">
            <source>{points} compared with Club: number {place} of the month’s %n day(s) compared.</source>
            <extracomment>{points}: more or less than a Club makes of the same hand, as +35. %n: the number of what is counted; the word in front of (s) follows it (3). {points}: points with their sign (+25). {place}: which one of so many, counted from the left (3).</extracomment>
            <translation>
                <numerusform>{points} względem poziomu klubowego: miejsce {place} na %n porównany dzień w miesiącu.</numerusform>
                <numerusform>{points} względem poziomu klubowego: miejsce {place} na %n porównane dni w miesiącu.</numerusform>
                <numerusform>{points} względem poziomu klubowego: miejsce {place} na %n porównanych dni w miesiącu.</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <extracomment>{number}: how many of all (3). {all}: how many there are (5).</extracomment>
            <translation>{number} z {all}</translation>
        </message>
        <message>
            <source>each time</source>
            <translation>za każdym razem</translation>
        </message>
    </context>
    <context>
        <name>Firsts</name>
        <message numerus="yes">
            <source>Took %n card(s) or more at once</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Co najmniej %n karta wzięta naraz</numerusform>
                <numerusform>Co najmniej %n karty wzięte naraz</numerusform>
                <numerusform>Co najmniej %n kart wziętych naraz</numerusform>
            </translation>
        </message>
        <message>
            <source>Ended a round with no card in hand</source>
            <translation>Koniec rozdania bez żadnej karty na ręce</translation>
        </message>
        <message>
            <source>Won a match after standing at {number} or less</source>
            <extracomment>{number}: −100. {number}: points (−100).</extracomment>
            <translation>Wygrana partia, w której kiedyś było {number} lub mniej</translation>
        </message>
        <message>
            <source>Beat every level one on one in a single rulebook</source>
            <translation>Pokonany każdy poziom w jednych zasadach, jeden na jednego</translation>
        </message>
        <message>
            <source>Most points in a round</source>
            <translation>Najwięcej punktów w rozdaniu</translation>
        </message>
        <message>
            <source>Most cards taken at once</source>
            <translation>Najwięcej kart wziętych naraz</translation>
        </message>
        <message>
            <source>Most points in a match you won</source>
            <translation>Najwięcej punktów w wygranej partii</translation>
        </message>
        <message>
            <source>Firsts and bests</source>
            <translation>Debiuty i rekordy</translation>
        </message>
        <message>
            <source>From the saved matches, without any help.</source>
            <translation>Z zapisanych partii, bez żadnej pomocy.</translation>
        </message>
        <message>
            <source>Finish a round without any help, and your records begin here.</source>
            <translation>Skończ rozdanie bez żadnej pomocy, a pojawią się tu pierwsze rekordy.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Kiedy</translation>
        </message>
    </context>
    <context>
        <name>Handbook</name>
        <message>
            <source>Playing with mouse and keys</source>
            <translation>Gra myszą i klawiaturą</translation>
        </message>
        <message numerus="yes">
            <source>A match has %n round(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Partia ma %n rozdanie.</numerusform>
                <numerusform>Partia ma %n rozdania.</numerusform>
                <numerusform>Partia ma %n rozdań.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The match ends after the round in which somebody reaches %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Partia kończy się po rozdaniu, w którym ktoś osiąga %n punkt.</numerusform>
                <numerusform>Partia kończy się po rozdaniu, w którym ktoś osiąga %n punkty.</numerusform>
                <numerusform>Partia kończy się po rozdaniu, w którym ktoś osiąga %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards that you lay on the table score for you; cards left in your hand count against you.</source>
            <translation>Karty wyłożone na stół dają ci punkty; karty, które zostają na ręce, odbierają je.</translation>
        </message>
        <message>
            <source>The total nearest to {target} wins, whether above or below.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Wygrywa wynik najbliższy liczbie {target}, powyżej lub poniżej.</translation>
        </message>
        <message>
            <source>The highest total wins.</source>
            <translation>Wygrywa najwyższy wynik.</translation>
        </message>
        <message>
            <source>If several have reached it, the highest total wins.</source>
            <translation>Jeśli uda się to kilku graczom, wygrywa najwyższy wynik.</translation>
        </message>
        <message>
            <source>If the best are level, the one of them who went out in the last round wins; if none did, another round is played.</source>
            <translation>Przy remisie na czele wygrywa ten z remisujących, który zamknął ostatnie rozdanie; jeśli żaden z nich, gra się jeszcze jedno rozdanie.</translation>
        </message>
        <message>
            <source>If the best are level, another round is played.</source>
            <translation>Przy remisie na czele gra się jeszcze jedno rozdanie.</translation>
        </message>
        <message>
            <source>The winner collects from each opponent the difference between their totals.</source>
            <translation>Zwycięzca zbiera od każdego przeciwnika różnicę ich wyników.</translation>
        </message>
        <message numerus="yes">
            <source>At least %n player(s) must take part.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Do gry potrzeba co najmniej %n gracza.</numerusform>
                <numerusform>Do gry potrzeba co najmniej %n graczy.</numerusform>
                <numerusform>Do gry potrzeba co najmniej %n graczy.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At most %n player(s) can take part.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Grać może najwyżej %n gracz.</numerusform>
                <numerusform>Grać może najwyżej %n graczy.</numerusform>
                <numerusform>Grać może najwyżej %n graczy.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A deck has 52 cards and %n joker(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Talia ma 52 karty i %n jokera.</numerusform>
                <numerusform>Talia ma 52 karty i %n jokery.</numerusform>
                <numerusform>Talia ma 52 karty i %n jokerów.</numerusform>
            </translation>
        </message>
        <message>
            <source>A deck has 52 cards and no jokers.</source>
            <translation>Talia ma 52 karty, bez jokerów.</translation>
        </message>
        <message>
            <source>One deck is used.</source>
            <translation>Gra się jedną talią.</translation>
        </message>
        <message>
            <source>Two decks are shuffled together.</source>
            <translation>Dwie talie tasuje się razem.</translation>
        </message>
        <message numerus="yes">
            <source>One deck is used; from %n player(s) on, two decks are shuffled together.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Gra się jedną talią; od %n gracza tasuje się razem dwie talie.</numerusform>
                <numerusform>Gra się jedną talią; od %n graczy tasuje się razem dwie talie.</numerusform>
                <numerusform>Gra się jedną talią; od %n graczy tasuje się razem dwie talie.</numerusform>
            </translation>
        </message>
        <message>
            <source>From high to low the cards of a suit are ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2; the ace can also be low, below the 2.</source>
            <translation>Karty koloru od najwyższej do najniższej to as, król, dama, walet, 10, 9, 8, 7, 6, 5, 4, 3, 2; as może być też niski, poniżej dwójki.</translation>
        </message>
        <message numerus="yes">
            <source>Everybody is dealt %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Każdy dostaje %n kartę.</numerusform>
                <numerusform>Każdy dostaje %n karty.</numerusform>
                <numerusform>Każdy dostaje %n kart.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n gracz</numerusform>
                <numerusform>%n graczy</numerusform>
                <numerusform>%n graczy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{least} to %n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>{least}–%n gracz</numerusform>
                <numerusform>{least}–%n graczy</numerusform>
                <numerusform>{least}–%n graczy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{players}: %n card(s) each.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {players}: how many players (3 to 5 players).</extracomment>
            <translation>
                <numerusform>{players}: po %n karcie.</numerusform>
                <numerusform>{players}: po %n karty.</numerusform>
                <numerusform>{players}: po %n kart.</numerusform>
            </translation>
        </message>
        <message>
            <source>The cards are dealt one at a time, clockwise.</source>
            <translation>Karty rozdaje się po jednej, zgodnie z ruchem wskazówek zegara.</translation>
        </message>
        <message>
            <source>The player to the dealer’s left gets the first card.</source>
            <translation>Pierwszą kartę dostaje gracz po lewej ręce rozdającego.</translation>
        </message>
        <message>
            <source>The next card is turned up and begins the discard pile.</source>
            <translation>Następną kartę odkrywa się; rozpoczyna ona stos odrzuconych.</translation>
        </message>
        <message>
            <source>The others are the stock and lie face down.</source>
            <translation>Pozostałe karty tworzą talon i leżą zakryte.</translation>
        </message>
        <message>
            <source>The player to the dealer’s left begins, and play goes on clockwise.</source>
            <translation>Zaczyna gracz po lewej ręce rozdającego, a gra toczy się zgodnie z ruchem wskazówek zegara.</translation>
        </message>
        <message>
            <source>The first dealer is drawn by lot.</source>
            <translation>Pierwszego rozdającego wyznacza los.</translation>
        </message>
        <message>
            <source>After that, whoever had the most points in the last round deals; of several, the first to the last dealer’s left.</source>
            <translation>Potem rozdaje ten, kto ma najwięcej punktów z ostatniego rozdania; przy remisie pierwszy po lewej ręce ostatniego rozdającego.</translation>
        </message>
        <message>
            <source>After each round the deal passes to the left.</source>
            <translation>Po każdym rozdaniu karty rozdaje następny gracz po lewej.</translation>
        </message>
        <message>
            <source>A turn has three parts: draw; lay melds and lay off, as much or as little as you like; discard one card.</source>
            <translation>Kolejka ma trzy części: dobierz; wykładaj układy i dokładaj, ile chcesz; odrzuć jedną kartę.</translation>
        </message>
        <message>
            <source>Draw the top card of the stock, or any card of the discard pile: all cards above it come along.</source>
            <translation>Dobierz górną kartę z talonu albo dowolną kartę ze stosu odrzuconych: wszystkie karty powyżej idą razem z nią.</translation>
        </message>
        <message>
            <source>Draw the top card of the stock, or the top card of the discard pile, or the whole discard pile.</source>
            <translation>Dobierz górną kartę z talonu, górną kartę ze stosu odrzuconych albo cały stos odrzuconych.</translation>
        </message>
        <message>
            <source>Only when the stock is empty and cannot be made anew may you pass instead of drawing; that ends your turn.</source>
            <translation>Tylko gdy talon jest pusty i nie da się go utworzyć na nowo, możesz spasować zamiast dobierać; to kończy twoją kolejkę.</translation>
        </message>
        <message>
            <source>Only when the stock is empty may you pass instead of drawing.</source>
            <translation>Tylko gdy talon jest pusty, możesz spasować zamiast dobierać.</translation>
        </message>
        <message>
            <source>The discards lie fanned, so that everybody can read all of them.</source>
            <translation>Odrzucone karty leżą rozłożone, tak że każdy może je wszystkie odczytać.</translation>
        </message>
        <message>
            <source>The discards lie stacked: only the top one can be seen.</source>
            <translation>Odrzucone karty leżą złożone w stos: widać tylko górną.</translation>
        </message>
        <message>
            <source>Nobody may look through them.</source>
            <translation>Nikomu nie wolno ich przeglądać.</translation>
        </message>
        <message>
            <source>Drawing from the pile brings no duty.</source>
            <translation>Dobranie ze stosu nie nakłada żadnego obowiązku.</translation>
        </message>
        <message>
            <source>The card that you choose from the pile must be used at once, in a meld or in a lay-off.</source>
            <translation>Karta, którą wybierasz ze stosu, musi być natychmiast użyta, w układzie albo przez dołożenie.</translation>
        </message>
        <message>
            <source>If you take the whole pile, that card is the bottom one.</source>
            <translation>Jeśli bierzesz cały stos, jest nią dolna karta.</translation>
        </message>
        <message>
            <source>The cards above it may be laid as well, or kept.</source>
            <translation>Karty powyżej też można wyłożyć albo zatrzymać.</translation>
        </message>
        <message>
            <source>Whoever takes the whole pile, of two or more cards, must at once lay a new meld with at least one of the cards taken.</source>
            <translation>Kto bierze cały stos, liczący co najmniej dwie karty, musi natychmiast wyłożyć nowy układ z co najmniej jedną z wziętych kart.</translation>
        </message>
        <message>
            <source>Whoever draws deeper than the top discard must at once lay a new meld with at least one of the cards taken.</source>
            <translation>Kto sięga głębiej niż po górną odrzuconą kartę, musi natychmiast wyłożyć nowy układ z co najmniej jedną z wziętych kart.</translation>
        </message>
        <message>
            <source>Whoever takes the whole pile, of two or more cards, must at once lay a new meld with at least one of the cards that were covered.</source>
            <translation>Kto bierze cały stos, liczący co najmniej dwie karty, musi natychmiast wyłożyć nowy układ z co najmniej jedną z wziętych kart, które były przykryte.</translation>
        </message>
        <message>
            <source>Whoever draws deeper than the top discard must at once lay a new meld with at least one of the cards taken that were covered.</source>
            <translation>Kto sięga głębiej niż po górną odrzuconą kartę, musi natychmiast wyłożyć nowy układ z co najmniej jedną z wziętych kart, które były przykryte.</translation>
        </message>
        <message>
            <source>A meld that was complete in the hand, a lay-off, or the top card alone will not do.</source>
            <translation>Nie wystarcza układ gotowy już na ręce, dołożenie ani sama górna karta.</translation>
        </message>
        <message>
            <source>A card that brings this duty may be drawn only if it can be met.</source>
            <translation>Kartę, która nakłada ten obowiązek, można dobrać tylko wtedy, gdy da się go spełnić.</translation>
        </message>
        <message>
            <source>Until it is met, nothing else may be done.</source>
            <translation>Dopóki nie jest spełniony, nie wolno robić nic innego.</translation>
        </message>
        <message numerus="yes">
            <source>If you cannot, or will not, meet such a duty, you pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Jeśli nie możesz albo nie chcesz spełnić takiego obowiązku, płacisz %n punkt.</numerusform>
                <numerusform>Jeśli nie możesz albo nie chcesz spełnić takiego obowiązku, płacisz %n punkty.</numerusform>
                <numerusform>Jeśli nie możesz albo nie chcesz spełnić takiego obowiązku, płacisz %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Once you have paid, you may play the whole turn as you like.</source>
            <translation>Po zapłaceniu możesz swobodnie rozegrać całą kolejkę.</translation>
        </message>
        <message>
            <source>Until you have met the duty or paid, you may swap jokers and do nothing else.</source>
            <translation>Przed spełnieniem obowiązku lub zapłaceniem możesz tylko wymieniać jokery.</translation>
        </message>
        <message>
            <source>Until you have met the duty or paid, you may do nothing else.</source>
            <translation>Przed spełnieniem obowiązku lub zapłaceniem nie możesz robić nic innego.</translation>
        </message>
        <message>
            <source>A top discard that was just drawn alone may be discarded again in that turn.</source>
            <translation>Samą górną kartę, dopiero co dobraną ze stosu, można w tej samej kolejce znów odrzucić.</translation>
        </message>
        <message>
            <source>A top discard that was just drawn alone may not be discarded in that turn.</source>
            <translation>Samej górnej karty, dopiero co dobranej ze stosu, nie można w tej samej kolejce odrzucić.</translation>
        </message>
        <message>
            <source>If it is the last card in hand, it may be discarded all the same.</source>
            <translation>Można, jeśli to ostatnia karta na ręce.</translation>
        </message>
        <message>
            <source>If you hold another card just like it, either may go.</source>
            <translation>Jeśli masz drugą taką samą kartę, możesz odrzucić dowolną z nich.</translation>
        </message>
        <message>
            <source>Only a player with a meld of their own on the table may draw deeper than the top discard.</source>
            <translation>Głębiej niż po górną odrzuconą kartę może sięgnąć tylko gracz, który ma własny układ na stole.</translation>
        </message>
        <message>
            <source>Until everybody has finished a first turn, nothing is laid or swapped.</source>
            <translation>Dopóki wszyscy nie zakończą pierwszej kolejki, niczego się nie wykłada ani nie wymienia.</translation>
        </message>
        <message>
            <source>Until then no discard may be drawn either, as it could not be used.</source>
            <translation>Do tego czasu nie można też dobierać odrzuconych kart, bo nie dałoby się ich użyć.</translation>
        </message>
        <message>
            <source>Until then only the top discard may be drawn.</source>
            <translation>Do tego czasu można dobrać tylko górną odrzuconą kartę.</translation>
        </message>
        <message>
            <source>Looks into the pile and false calls cost as usual.</source>
            <translation>Zaglądanie do stosu i błędne zgłoszenia kosztują jak zwykle.</translation>
        </message>
        <message>
            <source>False calls cost as usual.</source>
            <translation>Błędne zgłoszenia kosztują jak zwykle.</translation>
        </message>
        <message>
            <source>Looks into the pile cost as usual.</source>
            <translation>Zaglądanie do stosu kosztuje jak zwykle.</translation>
        </message>
        <message>
            <source>That is allowed once a turn, and nobody else sees the cards.</source>
            <translation>Wolno to raz na kolejkę i nikt inny nie widzi kart.</translation>
        </message>
        <message>
            <source>Only runs are melds; sets do not count.</source>
            <translation>Układami są tylko sekwencje; zestawy się nie liczą.</translation>
        </message>
        <message>
            <source>Only sets are melds; runs do not count.</source>
            <translation>Układami są tylko zestawy; sekwencje się nie liczą.</translation>
        </message>
        <message>
            <source>A meld is a set or a run.</source>
            <translation>Układ to zestaw albo sekwencja.</translation>
        </message>
        <message>
            <source>A set is three or four cards of one rank.</source>
            <translation>Zestaw to trzy lub cztery karty jednej rangi.</translation>
        </message>
        <message>
            <source>With two decks, it may hold two cards of one suit.</source>
            <translation>Przy dwóch taliach może zawierać dwie karty jednego koloru.</translation>
        </message>
        <message>
            <source>With two decks, too, its suits must all differ.</source>
            <translation>Także przy dwóch taliach wszystkie jego kolory muszą być różne.</translation>
        </message>
        <message>
            <source>Its suits all differ.</source>
            <translation>Wszystkie jego kolory są różne.</translation>
        </message>
        <message>
            <source>All cards of a run are of one suit.</source>
            <translation>Wszystkie karty sekwencji są jednego koloru.</translation>
        </message>
        <message>
            <source>The ace is high or low: below the 2 or above the king.</source>
            <translation>As jest wysoki lub niski: poniżej dwójki albo powyżej króla.</translation>
        </message>
        <message>
            <source>Runs turn the corner: after king and ace comes the 2.</source>
            <translation>Sekwencje idą za róg: po królu i asie następuje dwójka.</translation>
        </message>
        <message>
            <source>Runs do not turn the corner: nothing follows the ace above the king.</source>
            <translation>Sekwencje nie idą za róg: po asie powyżej króla nie następuje nic.</translation>
        </message>
        <message numerus="yes">
            <source>A player’s first meld of a round must be worth at least %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Pierwszy układ gracza w rozdaniu musi być wart co najmniej %n punkt.</numerusform>
                <numerusform>Pierwszy układ gracza w rozdaniu musi być wart co najmniej %n punkty.</numerusform>
                <numerusform>Pierwszy układ gracza w rozdaniu musi być wart co najmniej %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards may be laid off on any meld on the table, your own or another’s.</source>
            <translation>Karty można dokładać do każdego układu na stole, własnego i cudzego.</translation>
        </message>
        <message>
            <source>They lie before you and score for you.</source>
            <translation>Leżą przed tobą i dają ci punkty.</translation>
        </message>
        <message>
            <source>A joker stands for any one card.</source>
            <translation>Joker zastępuje jedną dowolną kartę.</translation>
        </message>
        <message>
            <source>Once laid, it keeps standing for that card.</source>
            <translation>Wyłożony, zastępuje tę kartę do końca.</translation>
        </message>
        <message>
            <source>In a set it stands for a suit that the set does not hold yet.</source>
            <translation>W zestawie zastępuje kolor, którego zestaw jeszcze nie ma.</translation>
        </message>
        <message>
            <source>The very card that it stands for may be laid beside it later.</source>
            <translation>Kartę, którą zastępuje, można później położyć obok niego.</translation>
        </message>
        <message>
            <source>A meld may hold any number of jokers.</source>
            <translation>Układ może mieć dowolnie wiele jokerów.</translation>
        </message>
        <message>
            <source>Every meld has more natural cards than jokers, after lay-offs too.</source>
            <translation>Każdy układ ma więcej zwykłych kart niż jokerów, także po dołożeniu.</translation>
        </message>
        <message>
            <source>A joker on the table stays where it is.</source>
            <translation>Joker na stole zostaje tam, gdzie jest.</translation>
        </message>
        <message>
            <source>On your turn, after drawing, you may take a joker that another player laid, by putting the very card it stands for in its place.</source>
            <translation>W swojej kolejce, po dobraniu, możesz zabrać jokera wyłożonego przez innego gracza, kładąc na jego miejsce dokładnie tę kartę, którą zastępuje.</translation>
        </message>
        <message>
            <source>On your turn, after drawing, you may take any joker on the table, by putting the very card it stands for in its place.</source>
            <translation>W swojej kolejce, po dobraniu, możesz zabrać dowolnego jokera ze stołu, kładąc na jego miejsce dokładnie tę kartę, którą zastępuje.</translation>
        </message>
        <message>
            <source>That card scores for whoever laid the joker.</source>
            <translation>Punkty za tę kartę dostaje gracz, do którego należał joker.</translation>
        </message>
        <message>
            <source>A discard that fits a meld on the table may be called by any player but the one who discarded it.</source>
            <translation>Odrzuconą kartę, która pasuje do układu na stole, może zgłosić każdy gracz oprócz tego, który ją odrzuca.</translation>
        </message>
        <message>
            <source>That can be done until the next card is drawn; a pass does not end it.</source>
            <translation>Można to zrobić, dopóki ktoś nie dobierze następnej karty; spasowanie tego nie kończy.</translation>
        </message>
        <message>
            <source>The first to call gets the card and scores it.</source>
            <translation>Kto pierwszy zgłosi „Rommy!”, dostaje kartę i punkty za nią.</translation>
        </message>
        <message>
            <source>It must be laid there at once.</source>
            <translation>Trzeba ją tam natychmiast dołożyć.</translation>
        </message>
        <message>
            <source>Each player may call a discard only once.</source>
            <translation>Każdy gracz może zgłosić daną odrzuconą kartę tylko raz.</translation>
        </message>
        <message>
            <source>The closing card, face down, cannot be called.</source>
            <translation>Ostatniej karty, zakrytej, nie można zgłosić.</translation>
        </message>
        <message numerus="yes">
            <source>Calling a discard that fits nowhere costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Zgłoszenie karty, która nigdzie nie pasuje, kosztuje %n punkt.</numerusform>
                <numerusform>Zgłoszenie karty, która nigdzie nie pasuje, kosztuje %n punkty.</numerusform>
                <numerusform>Zgłoszenie karty, która nigdzie nie pasuje, kosztuje %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a false call the others may still call.</source>
            <translation>Po błędnym zgłoszeniu inni wciąż mogą zgłosić tę kartę.</translation>
        </message>
        <message>
            <source>For a player without a meld of their own every call is false: they may not lay off.</source>
            <translation>Dla gracza bez własnego układu każde zgłoszenie jest błędne: nie wolno mu dokładać.</translation>
        </message>
        <message>
            <source>A round ends at once when a player has no cards left, by melding, laying off or discarding.</source>
            <translation>Rozdanie kończy się od razu, gdy gracz nie ma już kart, po wyłożeniu układu, dołożeniu lub odrzuceniu.</translation>
        </message>
        <message>
            <source>A round ends when a player discards their last card.</source>
            <translation>Rozdanie kończy się, gdy gracz odrzuca ostatnią kartę.</translation>
        </message>
        <message>
            <source>A player who has laid all cards has not gone out yet: in the next turn they draw from the stock only, and lay that card or close with it.</source>
            <translation>Gracz, który wyłoży wszystkie karty, jeszcze nie zamyka: w następnej kolejce dobiera tylko z talonu i dokłada tę kartę albo nią zamyka.</translation>
        </message>
        <message>
            <source>They may swap that card for a joker and call, like anybody else.</source>
            <translation>Może wymienić tę kartę na jokera i zgłaszać „Rommy!”, jak każdy.</translation>
        </message>
        <message>
            <source>They may swap that card for a joker, like anybody else.</source>
            <translation>Może wymienić tę kartę na jokera, jak każdy.</translation>
        </message>
        <message>
            <source>They may call, like anybody else.</source>
            <translation>Może zgłaszać „Rommy!”, jak każdy.</translation>
        </message>
        <message>
            <source>The closing card is laid face up.</source>
            <translation>Ostatnią kartę kładzie się odkrytą.</translation>
        </message>
        <message>
            <source>The closing card is laid face down.</source>
            <translation>Ostatnią kartę kładzie się zakrytą.</translation>
        </message>
        <message>
            <source>The last card may not be discarded if its player could lay it off.</source>
            <translation>Ostatniej karty nie wolno odrzucić, jeśli gracz mógłby ją dołożyć.</translation>
        </message>
        <message>
            <source>When the stock is empty, players may go on drawing discards; the round ends when the player whose turn it is passes.</source>
            <translation>Gdy talon jest pusty, gracze mogą dalej dobierać odrzucone karty; rozdanie kończy się, gdy gracz, na którego jest kolej, spasuje.</translation>
        </message>
        <message>
            <source>The round ends at the latest with the turn of the player who drew the last card of the stock.</source>
            <translation>Rozdanie kończy się najpóźniej wraz z kolejką gracza, który dobiera ostatnią kartę z talonu.</translation>
        </message>
        <message>
            <source>When the stock is empty and somebody draws from it, the discards but the top one are shuffled and become the new stock; there must be two discards or more.</source>
            <translation>Gdy talon jest pusty i ktoś z niego dobiera, odrzucone karty oprócz górnej tasuje się i tworzą one nowy talon; potrzeba co najmniej dwóch odrzuconych kart.</translation>
        </message>
        <message>
            <source>That happens again only if a card has gone to the table since the last time.</source>
            <translation>Dzieje się to ponownie tylko wtedy, gdy od ostatniego razu jakaś karta trafiła na stół.</translation>
        </message>
        <message>
            <source>When that is not possible, the player whose turn it is takes a discard or passes, until the round ends by itself.</source>
            <translation>Gdy to niemożliwe, gracz, na którego jest kolej, bierze odrzuconą kartę albo pasuje, aż rozdanie samo się skończy.</translation>
        </message>
        <message numerus="yes">
            <source>A round in which nothing happens any more ends by itself: when everybody has had %n turn(s), or {fewer} once the stock is gone for good, in which no card came from the stock or went to the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {fewer}: a smaller number (3).</extracomment>
            <translation>
                <numerusform>Rozdanie, w którym nic się już nie dzieje, kończy się samo: gdy przez %n kolejkę każdego gracza (albo {fewer}, jeśli talonu już nie będzie) nikt nie dobiera z talonu ani niczego nie wykłada.</numerusform>
                <numerusform>Rozdanie, w którym nic się już nie dzieje, kończy się samo: gdy przez %n kolejki każdego gracza (albo {fewer}, jeśli talonu już nie będzie) nikt nie dobiera z talonu ani niczego nie wykłada.</numerusform>
                <numerusform>Rozdanie, w którym nic się już nie dzieje, kończy się samo: gdy przez %n kolejek każdego gracza (albo {fewer}, jeśli talonu już nie będzie) nikt nie dobiera z talonu ani niczego nie wykłada.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A round in which nothing happens any more ends by itself: when everybody has had %n turn(s) in which no card came from the stock or went to the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Rozdanie, w którym nic się już nie dzieje, kończy się samo: gdy przez %n kolejkę każdego gracza nikt nie dobiera z talonu ani niczego nie wykłada.</numerusform>
                <numerusform>Rozdanie, w którym nic się już nie dzieje, kończy się samo: gdy przez %n kolejki każdego gracza nikt nie dobiera z talonu ani niczego nie wykłada.</numerusform>
                <numerusform>Rozdanie, w którym nic się już nie dzieje, kończy się samo: gdy przez %n kolejek każdego gracza nikt nie dobiera z talonu ani niczego nie wykłada.</numerusform>
            </translation>
        </message>
        <message>
            <source>At the end of a round everybody scores the cards they laid, less the cards left in hand.</source>
            <translation>Na koniec rozdania każdy dostaje punkty za wyłożone karty, minus karty, które zostają na ręce.</translation>
        </message>
        <message>
            <source>Hands count even when nobody has gone out.</source>
            <translation>Karty na ręce liczą się także wtedy, gdy nikt nie zamyka.</translation>
        </message>
        <message>
            <source>What a player has paid in the round is taken off.</source>
            <translation>To, co gracz płaci w rozdaniu, zostaje odjęte.</translation>
        </message>
        <message>
            <source>A round, and a total, may be below zero: 87 on the table and 90 in hand are −3.</source>
            <translation>Rozdanie i wynik mogą być poniżej zera: 87 na stole i 90 na ręce to −3.</translation>
        </message>
        <message>
            <source>Cards from 2 to 9 count their pips.</source>
            <translation>Karty od 2 do 9 liczą się według oczek.</translation>
        </message>
        <message>
            <source>Cards from 2 to 9 count 5 each.</source>
            <translation>Karty od 2 do 9 liczą się po 5.</translation>
        </message>
        <message>
            <source>Ten, jack, queen and king count 10 each.</source>
            <translation>Dziesiątka, walet, dama i król liczą się po 10.</translation>
        </message>
        <message>
            <source>An ace counts {points}.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>As liczy się za {points}.</translation>
        </message>
        <message>
            <source>An ace counts {low} as the lowest card of a run and {high} anywhere else in one.</source>
            <extracomment>{low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>As jako najniższa karta sekwencji liczy się za {low}, a na każdym innym miejscu w niej za {high}.</translation>
        </message>
        <message>
            <source>In a set an ace counts {high}.</source>
            <extracomment>{high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>W zestawie as liczy się za {high}.</translation>
        </message>
        <message>
            <source>An ace left in hand counts {points}.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>As, który zostaje na ręce, liczy się za {points}.</translation>
        </message>
        <message>
            <source>A joker counts {points}, whatever it stands for.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>Joker liczy się za {points}, cokolwiek zastępuje.</translation>
        </message>
        <message numerus="yes">
            <source>Going out is worth %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Zamknięcie jest warte %n punkt.</numerusform>
                <numerusform>Zamknięcie jest warte %n punkty.</numerusform>
                <numerusform>Zamknięcie jest warte %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bold: unlike most of the others.</source>
            <translation>Pogrubione: inaczej niż w większości pozostałych.</translation>
        </message>
        <message>
            <source>The aim</source>
            <translation>Cel gry</translation>
        </message>
        <message>
            <source>Players, cards, deal</source>
            <translation>Gracze, karty, rozdawanie</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>taking a card from stock or pile; not making a picture.</extracomment>
            <translation>Dobieranie</translation>
        </message>
        <message numerus="yes">
            <source>Looking through a discard pile of two or more cards costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Przejrzenie stosu odrzuconych, liczącego co najmniej dwie karty, kosztuje %n punkt.</numerusform>
                <numerusform>Przejrzenie stosu odrzuconych, liczącego co najmniej dwie karty, kosztuje %n punkty.</numerusform>
                <numerusform>Przejrzenie stosu odrzuconych, liczącego co najmniej dwie karty, kosztuje %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Only the player whose turn it is may look, before drawing.</source>
            <translation>Zajrzeć może tylko gracz, na którego jest kolej, przed dobraniem.</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Układy</translation>
        </message>
        <message numerus="yes">
            <source>A run is a sequence of %n card(s) or more.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Sekwencja to co najmniej %n kolejna karta.</numerusform>
                <numerusform>Sekwencja to co najmniej %n kolejne karty.</numerusform>
                <numerusform>Sekwencja to co najmniej %n kolejnych kart.</numerusform>
            </translation>
        </message>
        <message>
            <source>It has thirteen cards at most.</source>
            <translation>Liczy najwyżej trzynaście kart.</translation>
        </message>
        <message>
            <source>Cards may be laid off before it.</source>
            <translation>Dokładać karty można już wcześniej.</translation>
        </message>
        <message>
            <source>You say which meld a card joins.</source>
            <translation>Dokładając kartę, mówisz, do którego układu należy.</translation>
        </message>
        <message>
            <source>Later cards go by that: an 8 laid off on a set of eights is not the end of a run, so no 7 joins it there.</source>
            <translation>Następne karty muszą do tego pasować: ósemka dołożona do zestawu ósemek nie jest końcem sekwencji, więc siódemka do niej tam nie pasuje.</translation>
        </message>
        <message>
            <source>For an opponent’s meld you need a meld of your own on the table first.</source>
            <translation>Aby dokładać do układu przeciwnika, musisz najpierw mieć na stole własny układ.</translation>
        </message>
        <message>
            <source>Cards that you laid off do not count as one.</source>
            <translation>Dołożone karty się nie liczą.</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jokery</translation>
        </message>
        <message>
            <source>Calls</source>
            <extracomment>calling “Rommy!” for a discard.</extracomment>
            <translation>Zgłoszenia</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Koniec rozdania</translation>
        </message>
        <message>
            <source>The last card may be one that could be laid off.</source>
            <translation>Ostatnią kartą może być taka, którą dałoby się dołożyć.</translation>
        </message>
        <message>
            <source>The last card may be called: the round waits until somebody makes a correct call, or the next player passes. Whoever laid the card has gone out all the same.</source>
            <translation>Ostatnią kartę można zgłosić: rozdanie czeka, aż ktoś zrobi to słusznie albo następny gracz spasuje. Kto ją położył, i tak zamyka.</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Punkty</translation>
        </message>
        <message>
            <source>Nothing was found in the handbook.</source>
            <translation>Podręcznik nic o tym nie mówi.</translation>
        </message>
        <message>
            <source>° The source of these rules is silent here: our choice.</source>
            <translation>° Źródło tych zasad o tym milczy: nasz wybór.</translation>
        </message>
    </context>
    <context>
        <name>HandbookWindow</name>
        <message>
            <source>Handbook</source>
            <translation>Podręcznik</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>Search the handbook</source>
            <translation>Szukaj w podręczniku</translation>
        </message>
        <message>
            <source>The rules</source>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Rozdziały</translation>
        </message>
        <message>
            <source>All six, side by side</source>
            <translation>Wszystkie sześć obok siebie</translation>
        </message>
        <message>
            <source>The rules on the table</source>
            <translation>Zasady przy stole</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>There is no hint now: {name} is playing.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Nie ma teraz podpowiedzi: gra {name}.</translation>
        </message>
        <message>
            <source>Trying out what you could play…</source>
            <translation>Sprawdzanie, co możesz zagrać…</translation>
        </message>
        <message>
            <source>draw from the stock</source>
            <extracomment>What to play, as of all that begins small here: as a sentence it begins large.</extracomment>
            <translation>dobierz z talonu</translation>
        </message>
        <message>
            <source>meld {cards}</source>
            <extracomment>to meld: the verb. {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>wyłóż układ: {cards}</translation>
        </message>
        <message>
            <source>lay off {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>dołóż: {cards}</translation>
        </message>
        <message>
            <source>swap {cards} for the joker</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>wymień na jokera: {cards}</translation>
        </message>
        <message>
            <source>discard {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>odrzuć: {cards}</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>spasuj</translation>
        </message>
        <message>
            <source>look into the pile</source>
            <translation>zajrzyj do stosu</translation>
        </message>
        <message>
            <source>call the last discard</source>
            <translation>zgłoś „Rommy!” do ostatniej odrzuconej karty</translation>
        </message>
        <message>
            <source>Wait: that would cost points.</source>
            <translation>Chwila: to kosztowałoby punkty.</translation>
        </message>
        <message>
            <source>That costs points.</source>
            <translation>To kosztuje punkty.</translation>
        </message>
        <message>
            <source>let the discard pass</source>
            <translation>przepuść odrzuconą kartę</translation>
        </message>
        <message>
            <source>take {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>weź {card}</translation>
        </message>
        <message numerus="yes">
            <source>take %n discard(s), from {card} up</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>weź ze stosu %n kartę, od tej w górę: {card}</numerusform>
                <numerusform>weź ze stosu %n karty, od tej w górę: {card}</numerusform>
                <numerusform>weź ze stosu %n kart, od tej w górę: {card}</numerusform>
            </translation>
        </message>
        <message>
            <source>take the whole pile ({count})</source>
            <extracomment>{count}: how many cards (4).</extracomment>
            <translation>weź cały stos ({count})</translation>
        </message>
        <message>
            <source>As good as the best.</source>
            <translation>Tak dobre jak najlepsze.</translation>
        </message>
        <message>
            <source>Just as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Równie dobre: {play}.</translation>
        </message>
        <message numerus="yes">
            <source>About %n point(s) worse: {play}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>
                <numerusform>Gorsze mniej więcej o %n punkt: {play}.</numerusform>
                <numerusform>Gorsze mniej więcej o %n punkty: {play}.</numerusform>
                <numerusform>Gorsze mniej więcej o %n punktów: {play}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not as good as the best.</source>
            <translation>To nie jest tak dobre jak najlepsze.</translation>
        </message>
        <message>
            <source>Not as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Gorsze: {play}.</translation>
        </message>
        <message>
            <source>Perhaps not as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Chyba gorsze: {play}.</translation>
        </message>
        <message>
            <source>It may not be as good as the best.</source>
            <translation>To chyba nie jest tak dobre jak najlepsze.</translation>
        </message>
        <message>
            <source>Hint {number} of {all}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Podpowiedź {number} z {all}</translation>
        </message>
        <message>
            <source>Worth about {points}, counting the chance to win the match.</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Warte około {points}, wliczając szansę na wygranie partii.</translation>
        </message>
        <message numerus="yes">
            <source>pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>zapłać %n punkt</numerusform>
                <numerusform>zapłać %n punkty</numerusform>
                <numerusform>zapłać %n punktów</numerusform>
            </translation>
        </message>
        <message>
            <source>or: {play}</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>albo {play}</translation>
        </message>
        <message>
            <source>take all {count} ({points} at worst)</source>
            <extracomment>{points}: what it costs who cannot meld from it. Little room. {count}: how many cards (4). {points}: points with their sign (+25).</extracomment>
            <translation>weź wszystkie {count} (w najgorszym razie {points})</translation>
        </message>
        <message>
            <source>take all {count} ({points})</source>
            <extracomment>{count}: how many cards (4). {points}: points with their sign (+25).</extracomment>
            <translation>weź wszystkie {count} ({points})</translation>
        </message>
        <message>
            <source>Worth about {points} in this round, against the average of the others.</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Warte w tym rozdaniu około {points} względem średniej pozostałych.</translation>
        </message>
        <message numerus="yes">
            <source>It would cost about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Kosztowałoby to około %n punkt.</numerusform>
                <numerusform>Kosztowałoby to około %n punkty.</numerusform>
                <numerusform>Kosztowałoby to około %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>The better way does have a drawback. {reason}</source>
            <extracomment>{reason}: a sentence, about the best way. {reason}: a sentence that speaks for a way (It breaks no meld.).</extracomment>
            <translation>Lepsze zagranie ma jednak wadę. {reason}</translation>
        </message>
        <message numerus="yes">
            <source>That costs about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Kosztuje to około %n punkt.</numerusform>
                <numerusform>Kosztuje to około %n punkty.</numerusform>
                <numerusform>Kosztuje to około %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>{undo} takes it back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z).</extracomment>
            <translation>{undo} cofa ten ruch.</translation>
        </message>
        <message numerus="yes">
            <source>Wait: that would cost about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Chwila: kosztowałoby to około %n punkt.</numerusform>
                <numerusform>Chwila: kosztowałoby to około %n punkty.</numerusform>
                <numerusform>Chwila: kosztowałoby to około %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Do it again if you want it all the same.</source>
            <translation>Zagraj to jeszcze raz, jeśli mimo to chcesz.</translation>
        </message>
        <message numerus="yes">
            <source>You go out this turn, with %n card(s) left in the others’ hands.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Zamykasz w tej kolejce, gdy inni mają na rękach %n kartę.</numerusform>
                <numerusform>Zamykasz w tej kolejce, gdy inni mają na rękach %n karty.</numerusform>
                <numerusform>Zamykasz w tej kolejce, gdy inni mają na rękach %n kart.</numerusform>
            </translation>
        </message>
        <message>
            <source>{follow_hint}: play it.</source>
            <extracomment>{follow_hint}: the keys for Play the hint (Shift+F4).</extracomment>
            <translation>{follow_hint}: zagraj to.</translation>
        </message>
        <message>
            <source>{hint}: another one. Esc: put it away.</source>
            <extracomment>{hint}: the key for Hint (F4).</extracomment>
            <translation>{hint}: następna. Esc: schowaj ją.</translation>
        </message>
        <message>
            <source>Esc: put it away.</source>
            <translation>Esc: schowaj ją.</translation>
        </message>
    </context>
    <context>
        <name>HouseRulesDialog</name>
        <message>
            <source>House rules</source>
            <translation>Zasady domowe</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Nazwa tych zasad</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Usuń</translation>
        </message>
        <message>
            <source>&amp;Open a file…</source>
            <translation>&amp;Otwórz plik…</translation>
        </message>
        <message>
            <source>S&amp;hare as a file…</source>
            <translation>U&amp;dostępnij jako plik…</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Zapisz</translation>
        </message>
        <message>
            <source>My {rules}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Moje {rules}</translation>
        </message>
        <message>
            <source>Two of these answers do not fit together. Both are marked.</source>
            <translation>Dwie z tych odpowiedzi nie pasują do siebie. Obie są zaznaczone.</translation>
        </message>
        <message>
            <source>The rules need a name.</source>
            <translation>Zasady muszą mieć nazwę.</translation>
        </message>
        <message>
            <source>Other rules of yours have this name.</source>
            <translation>Inne twoje zasady już się tak nazywają.</translation>
        </message>
        <message>
            <source>Save the changes to “{name}”?</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>Zapisać zmiany w „{name}”?</translation>
        </message>
        <message>
            <source>&amp;Discard</source>
            <extracomment>a button: throws the changes away; no card.</extracomment>
            <translation>Od&amp;rzuć zmiany</translation>
        </message>
        <message>
            <source>&amp;Keep editing</source>
            <translation>&amp;Edytuj dalej</translation>
        </message>
        <message>
            <source>“{name}” was deleted. Press Save to bring it back.</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>„{name}”: usunięto. Naciśnij Zapisz, aby przywrócić.</translation>
        </message>
        <message>
            <source>Open house rules</source>
            <translation>Otwórz zasady domowe</translation>
        </message>
        <message>
            <source>Share house rules</source>
            <translation>Udostępnij zasady domowe</translation>
        </message>
        <message>
            <source>House rules (*.rummy-rules)</source>
            <translation>Zasady domowe (*.rummy-rules)</translation>
        </message>
        <message>
            <source>The rules are in {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Zasady są w {path}.</translation>
        </message>
        <message>
            <source>“{name}” is now one of your house rules.</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>„{name}” należy teraz do twoich zasad domowych.</translation>
        </message>
        <message>
            <source>This does not fit with {option}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”).</extracomment>
            <translation>To nie pasuje do {option}.</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Keys at this moment</source>
            <translation>Klawisze w tej chwili</translation>
        </message>
    </context>
    <context>
        <name>KeysPage</name>
        <message>
            <source>&amp;Usual keys</source>
            <translation>Klawis&amp;ze domyślne</translation>
        </message>
        <message>
            <source>{keys} is used at the table and by its buttons.</source>
            <extracomment>{keys}: keys as this system writes them (Ctrl+Z).</extracomment>
            <translation>{keys} działa już przy stole i na jego przyciskach.</translation>
        </message>
        <message>
            <source>{keys} is already the key for “{action}”.</source>
            <extracomment>{keys}: keys as this system writes them (Ctrl+Z). {action}: the name of an action (Undo).</extracomment>
            <translation>{keys} to już klawisz czynności „{action}”.</translation>
        </message>
    </context>
    <context>
        <name>Ladder</name>
        <message>
            <source>Matches won: you {yours}, {name} {theirs}</source>
            <extracomment>{yours}: how many matches the person has won (3). {name}: the name of a player, whatever was typed (Bo). {theirs}: how many matches the other has won (1).</extracomment>
            <translation>Wygrane partie: ty {yours}, {name} {theirs}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Graj</translation>
        </message>
        <message>
            <source>Play against {name}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Graj przeciw: {name}</translation>
        </message>
        <message>
            <source>The ladder</source>
            <translation>Drabinka</translation>
        </message>
        <message>
            <source>Beat one of them in a match between just the two of you, and the next one sits down. A match with help, house rules or another target does not count.</source>
            <translation>Pokonaj kogoś z nich w partii we dwoje, a usiądzie następna osoba. Partia z pomocą, zasadami domowymi lub innym celem się nie liczy.</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>Zasad&amp;y</translation>
        </message>
        <message>
            <source>You have beaten all seven.</source>
            <translation>Pokonano całą siódemkę.</translation>
        </message>
    </context>
    <context>
        <name>Language</name>
        <message>
            <source>This translation cannot be read, so the program speaks English: {language}.</source>
            <extracomment>{language}: a language, in its own words (Svenska).</extracomment>
            <translation>Nie można odczytać słów tego języka, więc program mówi po angielsku: {language}.</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>A turn begins with a card. Click the stock, or drag its top card to your hand.</source>
            <translation>Kolejka zaczyna się od dobrania karty. Kliknij talon albo przeciągnij jego górną kartę na rękę.</translation>
        </message>
        <message>
            <source>A turn begins with a card. Go to the stock with Tab, and press Enter.</source>
            <translation>Kolejka zaczyna się od dobrania karty. Przejdź do talonu tabulatorem i naciśnij Enter.</translation>
        </message>
        <message>
            <source>Nobody else has seen the card that you drew.</source>
            <translation>Nikt inny nie widział dobranej karty.</translation>
        </message>
        <message>
            <source>A discard that stands up may be taken instead, even from below. Click this one: {cards}. The cards on top come along, and it must be used at once.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Odrzuconą kartę, która wystaje ze stosu, możesz wziąć zamiast tego, także z głębi. Kliknij tę: {cards}. Karty powyżej idą razem z nią, a wybranej trzeba natychmiast użyć.</translation>
        </message>
        <message>
            <source>A discard that stands up may be taken instead, even from below. Go to this one with Tab and the arrow keys, and press Enter: {cards}. The cards on top come along, and it must be used at once.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Odrzuconą kartę, która wystaje ze stosu, możesz wziąć zamiast tego, także z głębi. Przejdź do tej tabulatorem i strzałkami i naciśnij Enter: {cards}. Karty powyżej idą razem z nią, a wybranej trzeba natychmiast użyć.</translation>
        </message>
        <message>
            <source>You hold a meld: {cards}. Click each of its cards, then drag them to your place on the table or press the Meld button.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Masz układ: {cards}. Kliknij każdą z jego kart, a potem przeciągnij je na swoje miejsce na stole albo naciśnij „Wyłóż układ”.</translation>
        </message>
        <message>
            <source>You hold a meld: {cards}. Choose each of its cards with the space bar, then press Enter.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Masz układ: {cards}. Wybierz spacją każdą z jego kart, a potem naciśnij Enter.</translation>
        </message>
        <message>
            <source>Cards on the table count for you: jack, queen and king {court} each, an ace {ace} ({low} before a 2), all others their face value.</source>
            <extracomment>{court}, {ace}, {low}: points, as in “king 10 each, an ace 15 (1 before a 2)”. {court}: what a jack, queen or king counts (10). {ace}: what an ace counts (15). {low}: the lowest possible number, or what a low ace counts (1).</extracomment>
            <translation>Karty na stole dają ci punkty: walet, dama i król po {court}, as {ace} ({low} przed dwójką), wszystkie inne tyle, ile mają oczek.</translation>
        </message>
        <message>
            <source>What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld {meld}. Drag it there, or double-click; the points are yours.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Co pasuje do układu, można do niego dołożyć, czyjkolwiek on jest. Tutaj do układu {meld} pasuje: {cards}. Przeciągnij tam albo kliknij dwukrotnie; punkty są twoje.</translation>
        </message>
        <message>
            <source>What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld {meld}. Go to the card and press Enter; the points are yours.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Co pasuje do układu, można do niego dołożyć, czyjkolwiek on jest. Tutaj do układu {meld} pasuje: {cards}. Przejdź do karty i naciśnij Enter; punkty są twoje.</translation>
        </message>
        <message>
            <source>The yarn under a card has the colour of the player it counts for.</source>
            <translation>Włóczka pod kartą ma barwę gracza, który dostaje za nią punkty.</translation>
        </message>
        <message>
            <source>A turn ends with a discard. Drag a card that you can spare to the pile, or double-click it: {cards}, for example.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Kolejka kończy się odrzuceniem karty. Przeciągnij na stos kartę, bez której się obejdziesz, albo kliknij ją dwukrotnie: na przykład {cards}.</translation>
        </message>
        <message>
            <source>A turn ends with a discard. Go to a card that you can spare and press Enter: {cards}, for example.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Kolejka kończy się odrzuceniem karty. Przejdź do karty, bez której się obejdziesz, i naciśnij Enter: na przykład {cards}.</translation>
        </message>
        <message>
            <source>Your turn is over; {undo} would take the move back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z).</extracomment>
            <translation>Twoja kolejka się skończyła; {undo} cofa ruch.</translation>
        </message>
        <message>
            <source>A joker on the table stands for a card that you hold: {cards}. Drag it onto the meld {meld}, and the joker is yours to use.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Joker na stole zastępuje kartę, którą masz: {cards}. Przeciągnij ją na układ {meld}, a joker będzie twój.</translation>
        </message>
        <message>
            <source>A joker on the table stands for a card that you hold: {cards}. Go to the card and press Enter, and the joker is yours to use.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Joker na stole zastępuje kartę, którą masz: {cards}. Przejdź do karty i naciśnij Enter, a joker będzie twój.</translation>
        </message>
        <message>
            <source>A joker in your hand can stand for whatever you need.</source>
            <translation>Joker w ręku może zastąpić każdą kartę, której potrzebujesz.</translation>
        </message>
        <message>
            <source>The discard fits a meld on the table. Whoever calls first may lay it off there, also out of turn: press the button, or {call}. A call for a card that does not fit costs points.</source>
            <extracomment>{call}: the keys for Call “Rommy!” (C).</extracomment>
            <translation>Odrzucona karta pasuje do układu na stole. Kto pierwszy zgłosi „Rommy!”, może ją tam dołożyć, także poza swoją kolejką: naciśnij przycisk albo {call}. Zgłoszenie karty, która nie pasuje, kosztuje punkty.</translation>
        </message>
        <message>
            <source>The discard fits a meld on the table. Whoever calls first may lay it off there, also out of turn: press {call}. A call for a card that does not fit costs points.</source>
            <extracomment>{call}: the keys for Call “Rommy!” (C).</extracomment>
            <translation>Odrzucona karta pasuje do układu na stole. Kto pierwszy zgłosi „Rommy!”, może ją tam dołożyć, także poza swoją kolejką: naciśnij {call}. Zgłoszenie karty, która nie pasuje, kosztuje punkty.</translation>
        </message>
        <message>
            <source>That was quick: the card is laid off, and counts for you.</source>
            <translation>Szybka reakcja: karta jest dołożona i liczy się dla ciebie.</translation>
        </message>
        <message>
            <source>Cards on the table count for you: a joker {joker}, an ace {ace}, ten to king {court} each, all others {pip} each.</source>
            <extracomment>{joker}: what a joker counts (25). {ace}: what an ace counts (15). {court}: what a jack, queen or king counts (10). {pip}: what a card from 2 to 9 counts (5).</extracomment>
            <translation>Karty na stole dają ci punkty: joker {joker}, as {ace}, od dziesiątki do króla po {court}, wszystkie inne po {pip}.</translation>
        </message>
        <message numerus="yes">
            <source>The first to reach %n point(s) wins, over several rounds. Your melds earn points; cards left in your hand when a round ends cost them.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Gra się przez kilka rozdań; wygrywa ten, kto pierwszy osiągnie %n punkt. Twoje układy dają punkty; karty, które zostają na ręce na koniec rozdania, odbierają je.</numerusform>
                <numerusform>Gra się przez kilka rozdań; wygrywa ten, kto pierwszy osiągnie %n punkty. Twoje układy dają punkty; karty, które zostają na ręce na koniec rozdania, odbierają je.</numerusform>
                <numerusform>Gra się przez kilka rozdań; wygrywa ten, kto pierwszy osiągnie %n punktów. Twoje układy dają punkty; karty, które zostają na ręce na koniec rozdania, odbierają je.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wait for your turn. What each player did is shown beside their face.</source>
            <translation>Poczekaj na swoją kolej. Przy każdej twarzy napisano, co zrobił gracz.</translation>
        </message>
        <message>
            <source>That is fine, too.</source>
            <extracomment>after a sentence that tells another move than the one that was pointed at.</extracomment>
            <translation>Tak też jest dobrze.</translation>
        </message>
        <message>
            <source>Going by the cards you could see, the advice was better.</source>
            <extracomment>likewise.</extracomment>
            <translation>Według kart, które było widać, rada jest lepsza.</translation>
        </message>
        <message numerus="yes">
            <source>Going by the cards you could see, the advice was worth about %n point(s) more.</source>
            <extracomment>likewise. %n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Według kart, które było widać, rada jest warta około %n punkt więcej.</numerusform>
                <numerusform>Według kart, które było widać, rada jest warta około %n punkty więcej.</numerusform>
                <numerusform>Według kart, które było widać, rada jest warta około %n punktów więcej.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took your {card}, and laid %n point(s) in that turn.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{name} bierze twoją kartę ({card}) i w tej kolejce wykłada karty za %n punkt.</numerusform>
                <numerusform>{name} bierze twoją kartę ({card}) i w tej kolejce wykłada karty za %n punkty.</numerusform>
                <numerusform>{name} bierze twoją kartę ({card}) i w tej kolejce wykłada karty za %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is the whole course. Each of the six rulebooks has its own ways: see what differs between them.</source>
            <translation>To cały kurs. Każdy z sześciu zbiorów zasad ma swoje zwyczaje: zobacz, czym się różnią.</translation>
        </message>
        <message numerus="yes">
            <source>The round is over: your melds count for you, cards left in your hand against you. The first to reach %n point(s) wins. {handbook} opens the rules.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {handbook}: the keys for the handbook (F1).</extracomment>
            <translation>
                <numerusform>Koniec rozdania: układy dają ci punkty, karty na ręce odbierają je. Wygrywa ten, kto pierwszy osiągnie %n punkt. {handbook} otwiera zasady.</numerusform>
                <numerusform>Koniec rozdania: układy dają ci punkty, karty na ręce odbierają je. Wygrywa ten, kto pierwszy osiągnie %n punkty. {handbook} otwiera zasady.</numerusform>
                <numerusform>Koniec rozdania: układy dają ci punkty, karty na ręce odbierają je. Wygrywa ten, kto pierwszy osiągnie %n punktów. {handbook} otwiera zasady.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has seen what you took.</source>
            <translation>Wszyscy widzieli, co zostało zabrane.</translation>
        </message>
        <message>
            <source>Now the card that you took has to be used.</source>
            <translation>Teraz trzeba użyć wziętej karty.</translation>
        </message>
        <message>
            <source>Drawing and melding</source>
            <translation>Dobieranie i wykładanie</translation>
        </message>
        <message>
            <source>That is a turn: draw, meld what you can, discard. Sets are three or four cards of one rank, runs three or more in a row of one suit.</source>
            <translation>To jest kolejka: dobierz, wyłóż układy, jakie się da, odrzuć. Zestaw to trzy lub cztery karty jednej rangi, sekwencja to trzy lub więcej kolejnych kart jednego koloru.</translation>
        </message>
        <message>
            <source>The discard pile</source>
            <translation>Stos odrzuconych</translation>
        </message>
        <message>
            <source>The discards lie open, and any of them may be yours, with all that lie above it: more cards to meld, and more to be caught with.</source>
            <translation>Odrzucone karty leżą odkryte i każda może być twoja, ze wszystkimi, które leżą powyżej: więcej kart na układy i więcej takich, z którymi można zostać na ręce.</translation>
        </message>
        <message>
            <source>The card that you take must be laid at once; those above it are yours to keep. Look through the pile each turn, before you draw.</source>
            <translation>Kartę, którą bierzesz, trzeba od razu wyłożyć; te powyżej możesz zatrzymać. Przeglądaj stos w każdej kolejce, zanim dobierzesz.</translation>
        </message>
        <message>
            <source>Laying off</source>
            <translation>Dokładanie</translation>
        </message>
        <message>
            <source>Single cards earn points, too, where they fit a meld on the table: your own or anybody else’s.</source>
            <translation>Pojedyncze karty też dają punkty, gdy pasują do układu na stole: własnego albo cudzego.</translation>
        </message>
        <message>
            <source>Whoever lays off a card gets its points, whoever laid the meld. So look at the whole table before you discard: what fits there is worth more than a card thrown away.</source>
            <translation>Kto dokłada kartę, ten ma jej punkty, czyjkolwiek był układ. Obejrzyj więc cały stół, zanim coś odrzucisz: co tam pasuje, jest warte więcej niż odrzucona karta.</translation>
        </message>
        <message>
            <source>What to discard</source>
            <translation>Co odrzucać</translation>
        </message>
        <message>
            <source>The card that you throw lies open for everybody. A good discard is of no use to you or to the others: follow the advice for a few turns, and see why.</source>
            <translation>Karta, którą odrzucasz, leży odkryta dla wszystkich. Dobrze odrzucona karta nie przyda się ani tobie, ani innym: słuchaj rad przez kilka kolejek i zobacz dlaczego.</translation>
        </message>
        <message>
            <source>Throw what nobody can use, keep what may still become a meld, and do not sit on high cards when somebody is about to go out.</source>
            <translation>Odrzucaj to, czego nikt nie użyje, zatrzymuj to, co może jeszcze być układem, i nie trzymaj wysokich kart, gdy ktoś zaraz ma zamknąć.</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Zamknięcie</translation>
        </message>
        <message>
            <source>Whoever has no cards left ends the round at once. What the others still hold counts against them. Try to be first.</source>
            <translation>Kto nie ma już kart, od razu kończy rozdanie. To, co inni mają jeszcze w ręku, liczy się przeciw nim. Spróbuj zdążyć przed innymi.</translation>
        </message>
        <message>
            <source>You went out, and {name} was caught with cards in hand. Watch how few cards the others hold: the number is shown beside each face.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Zamykasz, a {name} zostaje z kartami. Zwracaj uwagę, jak mało kart mają inni: liczbę widać przy każdej twarzy.</translation>
        </message>
        <message>
            <source>Jokers and calls</source>
            <translation>Jokery i zgłoszenia</translation>
        </message>
        <message>
            <source>Danish rules: a joker stands for any card, and a discard that fits a meld may be called by whoever is quickest.</source>
            <translation>Zasady duńskie: joker zastępuje każdą kartę, a odrzuconą kartę pasującą do układu może zgłosić najszybszy gracz.</translation>
        </message>
    </context>
    <context>
        <name>LessonStrip</name>
        <message>
            <source>{number} of {all}</source>
            <extracomment>{number}: which lesson it is (2). {all}: how many there are (5).</extracomment>
            <translation>{number} z {all}</translation>
        </message>
        <message>
            <source>Ne&amp;xt lesson</source>
            <translation>Następna lek&amp;cja</translation>
        </message>
        <message>
            <source>What di&amp;ffers…</source>
            <translation>Ró&amp;żnice…</translation>
        </message>
        <message>
            <source>The six rulebooks, side by side</source>
            <translation>Sześć zbiorów zasad obok siebie</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>Graj &amp;dalej</translation>
        </message>
        <message>
            <source>&amp;Leave the lesson</source>
            <translation>Zakończ &amp;lekcję</translation>
        </message>
        <message>
            <source>{done} of {all} learned</source>
            <extracomment>{done}: how many of all (2). {all}: how many there are (5).</extracomment>
            <translation>Opanowane: {done} z {all}</translation>
        </message>
    </context>
    <context>
        <name>LineChart</name>
        <message>
            <source>Target {points}</source>
            <extracomment>{points}: the points that are wanted (500).</extracomment>
            <translation>Cel {points}</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message numerus="yes">
            <source>You dealt %n card(s) each and turned up {card}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>Rozdajesz po %n karcie i odkrywasz: {card}.</numerusform>
                <numerusform>Rozdajesz po %n karty i odkrywasz: {card}.</numerusform>
                <numerusform>Rozdajesz po %n kart i odkrywasz: {card}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} dealt %n card(s) each and turned up {card}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{name} rozdaje po %n karcie i odkrywa: {card}.</numerusform>
                <numerusform>{name} rozdaje po %n karty i odkrywa: {card}.</numerusform>
                <numerusform>{name} rozdaje po %n kart i odkrywa: {card}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} drew from the stock.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} dobiera z talonu.</translation>
        </message>
        <message>
            <source>You drew {card} from the stock.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Dobierasz z talonu: {card}.</translation>
        </message>
        <message>
            <source>{name} drew {card} from the stock.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} dobiera z talonu: {card}.</translation>
        </message>
        <message numerus="yes">
            <source>The discards became a new stock of %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Odrzucone karty stają się nowym talonem: %n karta.</numerusform>
                <numerusform>Odrzucone karty stają się nowym talonem: %n karty.</numerusform>
                <numerusform>Odrzucone karty stają się nowym talonem: %n kart.</numerusform>
            </translation>
        </message>
        <message>
            <source>You took {card} from the discard pile.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Bierzesz ze stosu odrzuconych: {card}.</translation>
        </message>
        <message>
            <source>{name} took {card} from the discard pile.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} bierze ze stosu odrzuconych: {card}.</translation>
        </message>
        <message numerus="yes">
            <source>You took %n discard(s): {cards}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Bierzesz ze stosu %n kartę: {cards}.</numerusform>
                <numerusform>Bierzesz ze stosu %n karty: {cards}.</numerusform>
                <numerusform>Bierzesz ze stosu %n kart: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took %n discard(s): {cards}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>{name} bierze ze stosu %n kartę: {cards}.</numerusform>
                <numerusform>{name} bierze ze stosu %n karty: {cards}.</numerusform>
                <numerusform>{name} bierze ze stosu %n kart: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You passed.</source>
            <translation>Pasujesz.</translation>
        </message>
        <message>
            <source>{name} passed.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} pasuje.</translation>
        </message>
        <message numerus="yes">
            <source>You looked into the discard pile. That cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Zaglądasz do stosu odrzuconych. To kosztuje %n punkt.</numerusform>
                <numerusform>Zaglądasz do stosu odrzuconych. To kosztuje %n punkty.</numerusform>
                <numerusform>Zaglądasz do stosu odrzuconych. To kosztuje %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} looked into the discard pile. That cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} zagląda do stosu odrzuconych. To kosztuje %n punkt.</numerusform>
                <numerusform>{name} zagląda do stosu odrzuconych. To kosztuje %n punkty.</numerusform>
                <numerusform>{name} zagląda do stosu odrzuconych. To kosztuje %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>You melded {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Wykładasz układ: {cards}.</translation>
        </message>
        <message>
            <source>{name} melded {cards}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{name} wykłada układ: {cards}.</translation>
        </message>
        <message>
            <source>You laid off {cards} {place}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>Dokładasz {place}: {cards}.</translation>
        </message>
        <message>
            <source>{name} laid off {cards} {place}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>{name} dokłada {place}: {cards}.</translation>
        </message>
        <message>
            <source>You swapped {card} {place}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>Wymieniasz {place}: {card}.</translation>
        </message>
        <message>
            <source>{name} swapped {card} {place}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>{name} wymienia {place}: {card}.</translation>
        </message>
        <message numerus="yes">
            <source>You paid %n point(s) for the cards taken.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Płacisz za wzięte karty %n punkt.</numerusform>
                <numerusform>Płacisz za wzięte karty %n punkty.</numerusform>
                <numerusform>Płacisz za wzięte karty %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} paid %n point(s) for the cards taken.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} płaci za wzięte karty %n punkt.</numerusform>
                <numerusform>{name} płaci za wzięte karty %n punkty.</numerusform>
                <numerusform>{name} płaci za wzięte karty %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} laid the last card face down.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} kładzie ostatnią kartę zakrytą.</translation>
        </message>
        <message>
            <source>You laid your last card face down: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Kładziesz ostatnią kartę zakrytą: {card}.</translation>
        </message>
        <message>
            <source>You discarded {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Odrzucasz: {card}.</translation>
        </message>
        <message>
            <source>{name} discarded {card}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} odrzuca: {card}.</translation>
        </message>
        <message>
            <source>The stock is empty: the round is over.</source>
            <translation>Talon jest pusty: koniec rozdania.</translation>
        </message>
        <message>
            <source>{name} went out, but you scored more.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} zamyka, ale to ty masz więcej punktów.</translation>
        </message>
        <message>
            <source>You went out, but {other} scored more.</source>
            <extracomment>{other}: the name of another player (Cleo).</extracomment>
            <translation>Zamykasz, ale więcej punktów ma {other}.</translation>
        </message>
        <message>
            <source>{name} went out, but {other} scored more.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {other}: the name of another player (Cleo).</extracomment>
            <translation>{name} zamyka, ale więcej punktów ma {other}.</translation>
        </message>
        <message>
            <source>You dealt.</source>
            <translation>Rozdajesz karty.</translation>
        </message>
        <message>
            <source>{name} dealt.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} rozdaje karty.</translation>
        </message>
        <message>
            <source>{name} discarded a card.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} odrzuca kartę.</translation>
        </message>
        <message>
            <source>{name} took the whole pile ({cards}).</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{name} bierze cały stos ({cards}).</translation>
        </message>
        <message>
            <source>“Rommy!” You laid off {card} {place}.</source>
            <extracomment>“Rommy!” is what players call out. {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>„Rommy!” Dokładasz {place}: {card}.</translation>
        </message>
        <message>
            <source>“Rommy!” {name} laid off {card} {place}.</source>
            <extracomment>“Rommy!” is what players call out. {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>„Rommy!” {name} dokłada {place}: {card}.</translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: you lost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>„Rommy!” Błędne zgłoszenie: tracisz %n punkt.</numerusform>
                <numerusform>„Rommy!” Błędne zgłoszenie: tracisz %n punkty.</numerusform>
                <numerusform>„Rommy!” Błędne zgłoszenie: tracisz %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: {name} lost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>„Rommy!” Błędne zgłoszenie: {name} traci %n punkt.</numerusform>
                <numerusform>„Rommy!” Błędne zgłoszenie: {name} traci %n punkty.</numerusform>
                <numerusform>„Rommy!” Błędne zgłoszenie: {name} traci %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing more is happening: the round is over.</source>
            <translation>Nic się już nie dzieje: koniec rozdania.</translation>
        </message>
        <message>
            <source>{name} did not answer: a simple stand-in takes this turn.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} nie odpowiada: tę kolejkę rozgrywa gracz zastępczy.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Koniec rozdania.</translation>
        </message>
        <message>
            <source>You went out.</source>
            <translation>Zamykasz.</translation>
        </message>
        <message>
            <source>{name} went out.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} zamyka.</translation>
        </message>
    </context>
    <context>
        <name>MatchFactsDialog</name>
        <message>
            <source>Line {number} of the record is wrong. {why}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Wiersz {number} zapisu jest błędny. {why}</translation>
        </message>
        <message>
            <source>All is well: seed and nonce give the fingerprint, and every deal follows from the seed. Rounds: {rounds}; moves: {moves}, all by the rules; every score is right.</source>
            <extracomment>{rounds}: how many rounds (6). {moves}: how many moves (412).</extracomment>
            <translation>Wszystko się zgadza: ziarno i nonce dają odcisk, a każdy rozkład kart wynika z ziarna. Rozdania: {rounds}; ruchy: {moves}, wszystkie zgodne z zasadami; każda punktacja jest poprawna.</translation>
        </message>
        <message>
            <source>About this match</source>
            <translation>O tej partii</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Początek</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Gracze</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Numer rozkładu</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <extracomment>a number that seals the deals beforehand.</extracomment>
            <translation>Odcisk cyfrowy</translation>
        </message>
        <message>
            <source>Every deal was settled before the first card. The fingerprint is the seal on it: keep a copy, and when the match is over you can check here that no deal was changed.</source>
            <translation>Każdy rozkład kart został ustalony przed pierwszą kartą. Odcisk jest jego pieczęcią: zachowaj kopię, a po zakończeniu partii będzie można tutaj sprawdzić, że żaden rozkład nie został zmieniony.</translation>
        </message>
        <message>
            <source>Seed</source>
            <extracomment>the number from which all deals follow; not of a plant.</extracomment>
            <translation>Ziarno</translation>
        </message>
        <message>
            <source>Nonce</source>
            <extracomment>a number used once, as in cryptography.</extracomment>
            <translatorcomment>The term of cryptography is the same in Polish.</translatorcomment>
            <translation>Nonce</translation>
        </message>
        <message>
            <source>The fingerprint, shown before the first card, is the SHA-256 of “seed|nonce”.</source>
            <translation>Odcisk, pokazany przed pierwszą kartą, to SHA-256 z „ziarno|nonce”.</translation>
        </message>
        <message>
            <source>Check the &amp;match</source>
            <translation>&amp;Sprawdź partię</translation>
        </message>
        <message>
            <source>Play it again, and check every deal, move and score</source>
            <translation>Zagraj ją jeszcze raz i sprawdź każdy rozkład, ruch i wynik</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Sprawdzanie…</translation>
        </message>
        <message>
            <source>Kept in</source>
            <translation>Miejsce</translation>
        </message>
        <message>
            <source>Copy: {what}</source>
            <extracomment>{what}: what is copied: a row’s name (Seed).</extracomment>
            <translation>Kopiuj: {what}</translation>
        </message>
    </context>
    <context>
        <name>NewMatch</name>
        <message>
            <source>from {rules}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>według {rules}</translation>
        </message>
        <message>
            <source>Your own rules, based on {rules}.</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Twoje własne zasady, oparte na {rules}.</translation>
        </message>
        <message>
            <source>Your own rules, based on {rules}, but:</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Twoje własne zasady, oparte na {rules}; różnice:</translation>
        </message>
        <message>
            <source>• and more: see the handbook.</source>
            <translation>• i inne: zobacz podręcznik.</translation>
        </message>
        <message>
            <source>Dropped: “{sentence}”</source>
            <extracomment>{sentence}: a sentence of the handbook (Going out is worth 50 points.).</extracomment>
            <translation>Nie obowiązuje: „{sentence}”</translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message>
            <source>New match</source>
            <translation>Nowa partia</translation>
        </message>
        <message>
            <source>{name}, {level}. {about}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club). {about}: how an opponent of that level plays: a sentence (Overlooks nothing.).</extracomment>
            <translation>{name}, {level}. {about}</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>House &amp;rules…</source>
            <translation>&amp;Zasady domowe…</translation>
        </message>
        <message>
            <source>Copy a rulebook and change what you like</source>
            <translation>Skopiuj zbiór zasad i zmień, co chcesz</translation>
        </message>
        <message>
            <source>random</source>
            <translation>losowy</translation>
        </message>
        <message>
            <source>The same number and the same moves give the same match again.</source>
            <translation>Ten sam numer i te same ruchy dają znów tę samą partię.</translation>
        </message>
        <message>
            <source>Play &amp;to</source>
            <translation>Graj &amp;do</translation>
        </message>
        <message>
            <source>&amp;Deal number</source>
            <translation>Numer &amp;rozkładu</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Graj</translation>
        </message>
        <message>
            <source>Two players are called {name}: give one of them another name.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Dwóch graczy ma to samo imię: {name}. Nadaj jednemu z nich inne.</translation>
        </message>
        <message>
            <source>A program could work out the cards from a deal number: leave it empty.</source>
            <translation>Znając numer rozkładu, program mógłby poznać karty: zostaw to pole puste.</translation>
        </message>
        <message>
            <source>A program that speaks the opponent protocol</source>
            <translation>Program, który zna protokół przeciwników</translation>
        </message>
        <message>
            <source>Python programs (*.py)</source>
            <translation>Programy w Pythonie (*.py)</translation>
        </message>
        <message>
            <source>{program} plays three rounds first…</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} rozgrywa najpierw trzy rozdania…</translation>
        </message>
        <message>
            <source>{program} is no longer there: {name} plays as Club.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{program}: tego programu już nie ma. {name} gra na poziomie klubowym.</translation>
        </message>
        <message>
            <source>You won twice against these: {name} plays as {level} now.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club).</extracomment>
            <translation>Dwie wygrane z tymi graczami: {name} gra teraz na poziomie „{level}”.</translation>
        </message>
        <message>
            <source>You lost twice against these: {name} plays as {level} now.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club).</extracomment>
            <translation>Dwie przegrane z tymi graczami: {name} gra teraz na poziomie „{level}”.</translation>
        </message>
    </context>
    <context>
        <name>NoticeBar</name>
        <message>
            <source>More notices are waiting</source>
            <translation>Czeka więcej powiadomień</translation>
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
                <numerusform>%n punkt</numerusform>
                <numerusform>%n punkty</numerusform>
                <numerusform>%n punktów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n karta</numerusform>
                <numerusform>%n karty</numerusform>
                <numerusform>%n kart</numerusform>
            </translation>
        </message>
        <message>
            <source>{number}%</source>
            <extracomment>{number}: a share in hundredths; a space before the sign does not break (43).</extracomment>
            <translatorcomment>Written without a space in Polish, too.</translatorcomment>
            <translation>{number}%</translation>
        </message>
    </context>
    <context>
        <name>Opener</name>
        <message>
            <source>Opening the match…</source>
            <translation>Otwieranie partii…</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Zostaw</translation>
        </message>
        <message>
            <source>{match} is in the trash.</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>{match}: w koszu.</translation>
        </message>
        <message>
            <source>You have resigned the match: it counts as lost.</source>
            <translation>Partia poddana: liczy się jako przegrana.</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Players and decks</source>
            <translation>Gracze i talie</translation>
        </message>
        <message>
            <source>The deal</source>
            <extracomment>giving out the cards; not an agreement.</extracomment>
            <translation>Rozdawanie kart</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>taking a card from stock or pile; not making a picture.</extracomment>
            <translation>Dobieranie</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Układy</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jokery</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Koniec rozdania</translation>
        </message>
        <message>
            <source>Calls</source>
            <extracomment>calling “Rommy!” for a discard.</extracomment>
            <translation>Zgłoszenia</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Punkty</translation>
        </message>
        <message>
            <source>The match</source>
            <translation>Partia</translation>
        </message>
        <message>
            <source>none</source>
            <extracomment>no number at all.</extracomment>
            <translation>brak</translation>
        </message>
        <message>
            <source>the top one, or all</source>
            <translation>górna albo wszystkie</translation>
        </message>
        <message>
            <source>any, with all above it</source>
            <translation>dowolna, ze wszystkimi powyżej</translation>
        </message>
        <message>
            <source>fanned, all readable</source>
            <translation>rozłożone, wszystkie czytelne</translation>
        </message>
        <message>
            <source>stacked, the top one showing</source>
            <translation>złożone w stos, widać górną</translation>
        </message>
        <message>
            <source>use the chosen card at once</source>
            <translation>natychmiast użyć wybranej karty</translation>
        </message>
        <message>
            <source>a new meld with a taken card</source>
            <translation>nowy układ z wziętą kartą</translation>
        </message>
        <message>
            <source>The fewest players for two decks.</source>
            <translation>Od ilu graczy gra się dwiema taliami.</translation>
        </message>
        <message>
            <source>The cards dealt, by number of players.</source>
            <translation>Rozdane karty zależnie od liczby graczy.</translation>
        </message>
        <message>
            <source>Which discards may be drawn.</source>
            <translation>Które odrzucone karty można dobrać.</translation>
        </message>
        <message>
            <source>How the discards lie.</source>
            <translation>Jak leżą odrzucone karty.</translation>
        </message>
        <message>
            <source>The duty after taking discards.</source>
            <translation>Obowiązek po dobraniu ze stosu odrzuconych.</translation>
        </message>
        <message>
            <source>a new meld with a covered card</source>
            <translation>nowy układ z przykrytą kartą</translation>
        </message>
        <message>
            <source>What an unmet duty costs.</source>
            <translation>Ile kosztuje niespełnienie obowiązku.</translation>
        </message>
        <message>
            <source>it must be met</source>
            <translation>trzeba go spełnić</translation>
        </message>
        <message>
            <source>sets and runs</source>
            <translation>zestawy i sekwencje</translation>
        </message>
        <message>
            <source>runs only</source>
            <translation>tylko sekwencje</translation>
        </message>
        <message>
            <source>sets only</source>
            <translation>tylko zestawy</translation>
        </message>
        <message>
            <source>The least a first meld must be worth.</source>
            <translation>Ile co najmniej musi być wart pierwszy układ.</translation>
        </message>
        <message>
            <source>fewer than other cards</source>
            <translation>mniej niż innych kart</translation>
        </message>
        <message>
            <source>one</source>
            <extracomment>of jokers: one of them.</extracomment>
            <translation>jeden</translation>
        </message>
        <message>
            <source>any number</source>
            <translation>dowolnie wiele</translation>
        </message>
        <message>
            <source>Swapping a joker for its card.</source>
            <translation>Wymiana jokera na jego kartę.</translation>
        </message>
        <message>
            <source>never</source>
            <extracomment>of swapping jokers.</extracomment>
            <translation>nigdy</translation>
        </message>
        <message>
            <source>another player’s joker</source>
            <translation>joker innego gracza</translation>
        </message>
        <message>
            <source>any joker</source>
            <translation>dowolny joker</translation>
        </message>
        <message>
            <source>What a look into the pile costs.</source>
            <translation>Ile kosztuje zajrzenie do stosu.</translation>
        </message>
        <message>
            <source>nobody may look</source>
            <translation>nikomu nie wolno zaglądać</translation>
        </message>
        <message>
            <source>What an ace that begins a run counts.</source>
            <translation>Za ile liczy się as na początku sekwencji.</translation>
        </message>
        <message>
            <source>What an ace left in hand costs.</source>
            <translation>Ile kosztuje as, który zostaje na ręce.</translation>
        </message>
        <message>
            <source>What happens when the stock is empty.</source>
            <translation>Co się dzieje, gdy talon jest pusty.</translation>
        </message>
        <message>
            <source>ends when the discards are declined</source>
            <translation>kończy się, gdy ktoś rezygnuje ze stosu</translation>
        </message>
        <message>
            <source>the discards become the stock</source>
            <translation>odrzucone karty stają się talonem</translation>
        </message>
        <message>
            <source>ends with the last card’s turn</source>
            <translation>kończy się po kolejce z ostatnią kartą</translation>
        </message>
        <message>
            <source>Who wins the match.</source>
            <translation>Kto wygrywa partię.</translation>
        </message>
        <message>
            <source>the highest total</source>
            <translation>najwyższy wynik</translation>
        </message>
        <message>
            <source>the total nearest to the target</source>
            <translation>wynik najbliższy celu</translation>
        </message>
        <message>
            <source>What breaks a tie at the top.</source>
            <translation>Co rozstrzyga remis na czele.</translation>
        </message>
        <message>
            <source>another round</source>
            <translation>jeszcze jedno rozdanie</translation>
        </message>
        <message>
            <source>the one who went out</source>
            <translation>ten, kto zamknął</translation>
        </message>
        <message>
            <source>The winner collects from each opponent the difference between their totals.</source>
            <translation>Zwycięzca zbiera od każdego przeciwnika różnicę ich wyników.</translation>
        </message>
        <message>
            <source>Who deals next.</source>
            <translation>Kto rozdaje następny.</translation>
        </message>
        <message>
            <source>the player to the left</source>
            <translation>gracz po lewej</translation>
        </message>
        <message>
            <source>the winner of the round</source>
            <translation>zwycięzca rozdania</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n punkt</numerusform>
                <numerusform>%n punkty</numerusform>
                <numerusform>%n punktów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n gracz</numerusform>
                <numerusform>%n graczy</numerusform>
                <numerusform>%n graczy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n joker</numerusform>
                <numerusform>%n jokery</numerusform>
                <numerusform>%n jokerów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n karta</numerusform>
                <numerusform>%n karty</numerusform>
                <numerusform>%n kart</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n rozdanie</numerusform>
                <numerusform>%n rozdania</numerusform>
                <numerusform>%n rozdań</numerusform>
            </translation>
        </message>
        <message>
            <source>“{option}”</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”).
----------
{option}: what an option of the rules says, without its full stop. {option}: what an option of the rules says (“The fewest cards of a run”).</extracomment>
            <translation>„{option}”</translation>
        </message>
        <message>
            <source>The fewest players.</source>
            <translation>Najmniejsza liczba graczy.</translation>
        </message>
        <message>
            <source>The most players.</source>
            <translation>Największa liczba graczy.</translation>
        </message>
        <message>
            <source>How many jokers each deck has.</source>
            <translation>Ile jokerów ma każda talia.</translation>
        </message>
        <message>
            <source>A top discard drawn without a duty may be discarded again in the same turn.</source>
            <translation>Górną odrzuconą kartę, dobraną bez obowiązku, można znów odrzucić w tej samej kolejce.</translation>
        </message>
        <message>
            <source>The top discard alone may be drawn without any duty.</source>
            <translation>Samą górną odrzuconą kartę można dobrać bez żadnego obowiązku.</translation>
        </message>
        <message>
            <source>Drawing deeper than the top discard needs a meld of your own on the table.</source>
            <translation>Aby sięgnąć głębiej niż po górną odrzuconą kartę, trzeba mieć własny układ na stole.</translation>
        </message>
        <message>
            <source>Nothing is laid, and nothing deeper than the top discard is drawn, until everybody has finished a first turn.</source>
            <translation>Niczego się nie wykłada i nie sięga się głębiej niż po górną odrzuconą kartę, dopóki wszyscy nie zakończą pierwszej kolejki.</translation>
        </message>
        <message>
            <source>Laying off on an opponent’s meld needs a meld of your own on the table.</source>
            <translation>Aby dokładać do układu przeciwnika, trzeba mieć własny układ na stole.</translation>
        </message>
        <message>
            <source>Runs may turn the corner: after king and ace comes the two.</source>
            <translation>Sekwencje mogą iść za róg: po królu i asie następuje dwójka.</translation>
        </message>
        <message>
            <source>Which melds there are.</source>
            <translation>Jakie układy są dozwolone.</translation>
        </message>
        <message>
            <source>The fewest cards of a run.</source>
            <translation>Najmniejsza liczba kart w sekwencji.</translation>
        </message>
        <message>
            <source>With two decks, a set may hold two cards of one suit.</source>
            <translation>Przy dwóch taliach zestaw może mieć dwie karty jednego koloru.</translation>
        </message>
        <message>
            <source>How many jokers a meld may hold.</source>
            <translation>Ile jokerów może mieć układ.</translation>
        </message>
        <message>
            <source>Going out needs a last discard.</source>
            <translation>Aby zamknąć, trzeba odrzucić ostatnią kartę.</translation>
        </message>
        <message>
            <source>That last discard lies face up.</source>
            <translation>Ta ostatnia karta leży odkryta.</translation>
        </message>
        <message>
            <source>The last discard may be a card that could be laid off.</source>
            <translation>Ostatnią kartą może być taka, którą dałoby się dołożyć.</translation>
        </message>
        <message>
            <source>The last discard may be called.</source>
            <translation>Ostatnią kartę można zgłosić.</translation>
        </message>
        <message>
            <source>A discard that fits a meld may be called by another player.</source>
            <translation>Odrzuconą kartę, która pasuje do układu, może zgłosić inny gracz.</translation>
        </message>
        <message>
            <source>What a false call costs.</source>
            <translation>Ile kosztuje błędne zgłoszenie.</translation>
        </message>
        <message>
            <source>2 to 9 count their pips; otherwise they count 5 each.</source>
            <translation>Karty od 2 do 9 liczą się według oczek; inaczej po 5.</translation>
        </message>
        <message>
            <source>What any other ace on the table counts.</source>
            <translation>Za ile liczy się każdy inny as na stole.</translation>
        </message>
        <message>
            <source>What a joker counts.</source>
            <translation>Za ile liczy się joker.</translation>
        </message>
        <message>
            <source>What going out scores.</source>
            <translation>Ile daje zamknięcie.</translation>
        </message>
        <message>
            <source>The points that end the match.</source>
            <translation>Punkty, które kończą partię.</translation>
        </message>
        <message>
            <source>The match has this many rounds, whatever the totals.</source>
            <translation>Partia ma tyle rozdań, niezależnie od wyników.</translation>
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <source>Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Replay of {match}</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>Odtworzenie: {match}</translation>
        </message>
        <message>
            <source>Practice: {match}</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>Ćwiczenie: {match}</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <source>Drag cards to where they should go, or click them first and then the place; places where they may go light up.</source>
            <translation>Przeciągaj karty tam, gdzie mają leżeć, albo kliknij najpierw karty, potem miejsce; miejsca, na które mogą trafić, podświetlają się.</translation>
        </message>
        <message>
            <source>A click with Shift chooses all cards up to that one, and a frame drawn around cards chooses those inside it; Esc puts them back.</source>
            <translation>Kliknięcie z klawiszem Shift wybiera wszystkie karty aż do tej, podobnie jak ramka wokół nich; Esc je odznacza.</translation>
        </message>
        <message>
            <source>A double click does what you most likely mean: it draws, lays off, or discards.</source>
            <translation>Podwójne kliknięcie robi to, o co najpewniej chodzi: dobiera, dokłada albo odrzuca.</translation>
        </message>
        <message>
            <source>The right button raises a covered card so that you can see all of it; nothing is played.</source>
            <translation>Prawy przycisk myszy unosi przykrytą kartę, tak że widać ją całą; niczego się tym nie zagrywa.</translation>
        </message>
        <message>
            <source>The discards that may be taken stand up out of the pile, and the stock’s top card is shifted a little when it may be drawn.</source>
            <translation>Odrzucone karty, które można wziąć, wystają ze stosu, a górna karta talonu jest trochę przesunięta, gdy można ją dobrać.</translation>
        </message>
        <message>
            <source>The yarn below a card on the table shows, by its colour and its stitch, which player it counts for. In your hand a new card stands a little higher, and one that must be used has a brass edge.</source>
            <translation>Włóczka pod kartą na stole pokazuje barwą i ściegiem, dla którego gracza karta się liczy. Nowa karta na ręce stoi nieco wyżej, a karta, której trzeba użyć, ma mosiężny brzeg.</translation>
        </message>
        <message>
            <source>Red is a price: points that a move would cost you.</source>
            <translation>Czerwień to cena: punkty, które kosztowałby cię ruch.</translation>
        </message>
        <message>
            <source>{undo} takes the last move back, {redo} plays it again; once a round is over, nothing is taken back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z). {redo}: the keys for Redo (Ctrl+Shift+Z).</extracomment>
            <translation>{undo} cofa ostatni ruch, {redo} ponawia go; po końcu rozdania niczego się już nie cofa.</translation>
        </message>
        <message>
            <source>If you undo a move after which a hidden card was shown, and then play on in another way, the round counts as assisted, with a star on the score sheet; the statistics count such rounds apart.</source>
            <translation>Jeśli cofniesz ruch, po którym pokazała się zakryta karta, i zagrasz potem inaczej, rozdanie liczy się jako rozegrane z pomocą, z gwiazdką w arkuszu wyników; w statystykach takie rozdania liczą się osobno.</translation>
        </message>
        <message>
            <source>{hint} gives a hint: what a Master would play from your seat, and why; {follow_hint} plays it, move by move. The round then counts as assisted. The guided rounds ({lesson}) have advice for every move; a refused move says why, and “Why?” opens this handbook at the clause.</source>
            <extracomment>{hint}: the key for Hint (F4). {follow_hint}: the keys for Play the hint (Shift+F4). {lesson}: the keys for the guided rounds (Ctrl+G).</extracomment>
            <translation>{hint} daje podpowiedź: co zagrałby mistrz na twoim miejscu i dlaczego; {follow_hint} gra ją ruch po ruchu. Rozdanie liczy się wtedy jako rozegrane z pomocą. Rozdania z przewodnikiem ({lesson}) zawierają radę do każdego ruchu; przy niedozwolonym ruchu pojawia się powód, a „Dlaczego?” otwiera ten podręcznik na właściwej zasadzie.</translation>
        </message>
        <message>
            <source>A tutor, if you turn it on in the preferences, speaks before a move that costs as many points as you choose there, and says why; the move is played if you make it again. A round with the tutor on counts as assisted.</source>
            <translation>Doradca, wyłączony, dopóki nie włączysz go w preferencjach, odzywa się przed ruchem, który kosztuje tyle punktów, i mówi dlaczego; powtórzony ruch zostaje zagrany. Rozdanie, którego słucha, liczy się jako rozegrane z pomocą.</translation>
        </message>
        <message>
            <source>{practice} shows the decisions that cost most in your reviewed rounds: find the better move. Those you solve come back after 1, 3 and 9 days.</source>
            <extracomment>{practice}: the keys for Find the move (Ctrl+Shift+P).</extracomment>
            <translation>{practice} pokazuje decyzje, które w twoich przeanalizowanych rozdaniach kosztowały najwięcej: znajdź ruch. To, co uda się znaleźć, wraca po 1, 3 i 9 dniach.</translation>
        </message>
        <message>
            <source>{lay_everything} lays all melds in your hand, and all cards that fit.</source>
            <extracomment>{lay_everything}: the keys for Lay everything (Ctrl+E).</extracomment>
            <translation>{lay_everything} wykłada wszystkie układy, które masz na ręce, i wszystkie karty, które pasują.</translation>
        </message>
        <message>
            <source>Everything can be done with the keyboard alone. The menus show the key for every action; the Keys page of the preferences ({preferences}) changes them.</source>
            <extracomment>{preferences}: the keys for Preferences (Ctrl+,).</extracomment>
            <translation>Do wszystkiego wystarczy sama klawiatura. Menu podają klawisz każdej czynności; na stronie Klawisze w preferencjach ({preferences}) można je zmienić.</translation>
        </message>
        <message>
            <source>Tab leads from the stock to the discards, the melds, your hand, the players, the buttons and the moves, Shift+Tab back, and {next_area} to the table from anywhere in the window; the arrows, Home and End lead within each, and a rank that is typed (2 to 9, 0 for a ten, A, J, Q, K) to the next such card.</source>
            <extracomment>{next_area}: the keys that lead to the table's next part (F6).</extracomment>
            <translation>Tab prowadzi od talonu do stosu, układów, twojej ręki, graczy, przycisków i ruchów, Shift+Tab z powrotem, a {next_area} do stołu z każdego miejsca w oknie; strzałki, Home i End prowadzą w obrębie każdej części, a wpisana ranga (2 do 9, 0 jako dziesiątka, A, J, Q, K) do następnej takiej karty.</translation>
        </message>
        <message>
            <source>Space chooses a card in your hand or puts it back. Enter plays what has the focus: it draws from the stock, takes a discard with those above it, melds the chosen cards, lays them off on the meld or discards them on the pile; a single card is laid off where it fits, else discarded. You are asked before a move that costs points, if there is another move.</source>
            <translation>Spacja wybiera kartę na ręce albo ją odznacza. Enter gra tym, na co wskazujesz: dobiera z talonu, bierze odrzuconą kartę z tymi powyżej, wykłada wybrane karty jako układ, dokłada je do układu albo odrzuca na stos; pojedynczą kartę dokłada tam, gdzie pasuje, inaczej ją odrzuca. Przed ruchem, który kosztuje punkty, pada pytanie, jeśli możliwy jest inny ruch.</translation>
        </message>
        <message>
            <source>{call} calls, {move_left} and {move_right} move cards in your hand, {say_again} says again what happened last, and Esc lets a discard pass or puts away a question, the chosen cards or a refusal, one at a time.</source>
            <extracomment>{call}: the keys for Call (C). {move_left}: the keys that move a card to the left (Ctrl+Left). {move_right}: the keys that move a card to the right (Ctrl+Right). {say_again}: the keys for Say again (Shift+?).</extracomment>
            <translation>{call} zgłasza „Rommy!”, {move_left} i {move_right} przesuwają karty na ręce, {say_again} powtarza, co się ostatnio stało, a Esc przepuszcza odrzuconą kartę, zamyka pytanie lub odmowę albo odznacza wybrane karty, jedno po drugim.</translation>
        </message>
        <message>
            <source>Wherever the focus is, {draw} draws from the stock, {take_top} takes the top discard and {take_pile} the whole pile; {to_hand} leads to your hand and {to_melds} to the melds. {read_hand}, {read_scores} and {read_table} read out your hand, the scores and how things stand. {keys_now} lists the keys you can use at the moment.</source>
            <extracomment>{draw}: the key that draws from the stock (S). {take_top}: the key that takes the top discard (U). {take_pile}: the key that takes the whole pile (P). {to_hand}: the key that leads to the hand (F). {to_melds}: the key that leads to the melds (L). {read_hand}: the key that says the whole hand (R). {read_scores}: the key that says the scores (O). {read_table}: the key that says how things stand (I). {keys_now}: the key that lists the keys of the moment (F2).</extracomment>
            <translation>Gdziekolwiek jest fokus, {draw} dobiera z talonu, {take_top} bierze górną odrzuconą kartę, a {take_pile} cały stos; {to_hand} prowadzi do twojej ręki, a {to_melds} do układów. {read_hand}, {read_scores} i {read_table} odczytują twoją rękę, wyniki i stan gry. {keys_now} pokazuje klawisze, które działają w danej chwili.</translation>
        </message>
        <message>
            <source>A screen reader reads the same parts of the table, what each card can do, and all that happens. While it does, and while you use keys, a call waits for you.</source>
            <translation>Czytnik ekranu czyta te same części stołu, co można zrobić z każdą kartą i wszystko, co się dzieje. Gdy to robi i gdy używasz klawiszy, masz na zgłoszenie tyle czasu, ile chcesz.</translation>
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
            <translation>Co ćwiczyć</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Dalej</translation>
        </message>
        <message>
            <source>&amp;Leave</source>
            <translation>W&amp;yjdź</translation>
        </message>
        <message>
            <source>discarding from a meld in the hand</source>
            <translation>odrzucenie karty z układu na ręce</translation>
        </message>
        <message>
            <source>The deal of the day: your first try counts.</source>
            <translation>Rozdanie dnia: liczy się pierwsze.</translation>
        </message>
        <message>
            <source>A challenge: a friend plays the same cards.</source>
            <translation>Wyzwanie: ktoś znajomy gra tymi samymi kartami.</translation>
        </message>
        <message>
            <source>Practice: round {number}, in a copy.</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Ćwiczenie: rozdanie {number}, w kopii.</translation>
        </message>
        <message>
            <source>&amp;Back to the match</source>
            <translation>Wróć do part&amp;ii</translation>
        </message>
        <message>
            <source>&amp;Back to the welcome page</source>
            <translation>Po&amp;wrót na okładkę</translation>
        </message>
        <message>
            <source>not going out</source>
            <translation>niezamknięcie</translation>
        </message>
        <message>
            <source>paying a price</source>
            <translation>zapłacenie kary</translation>
        </message>
        <message>
            <source>not calling</source>
            <translation>niezgłoszenie</translation>
        </message>
        <message>
            <source>leaving the discard pile</source>
            <translation>zostawienie stosu odrzuconych</translation>
        </message>
        <message>
            <source>discarding what fits a meld on the table</source>
            <translation>odrzucenie karty pasującej do układu na stole</translation>
        </message>
        <message>
            <source>completing a meld in the discard pile</source>
            <translation>dopełnienie układu w stosie odrzuconych</translation>
        </message>
        <message>
            <source>leaving a joker that could be swapped</source>
            <translation>pozostawienie jokera, którego można było wymienić</translation>
        </message>
        <message>
            <source>taking too little of the discard pile</source>
            <translation>wzięcie zbyt małej części stosu odrzuconych</translation>
        </message>
        <message>
            <source>holding points back</source>
            <translation>przetrzymanie punktów</translation>
        </message>
        <message>
            <source>discarding what somebody collects</source>
            <translation>odrzucenie tego, co ktoś zbiera</translation>
        </message>
        <message>
            <source>taking too much of the discard pile</source>
            <translation>wzięcie zbyt dużej części stosu odrzuconych</translation>
        </message>
        <message>
            <source>using a joker up</source>
            <translation>zużycie jokera</translation>
        </message>
        <message>
            <source>keeping a card that goes with nothing</source>
            <translation>zatrzymanie karty, która do niczego nie pasuje</translation>
        </message>
        <message>
            <source>leaving a useful discard</source>
            <translation>zostawienie przydatnej odrzuconej karty</translation>
        </message>
        <message>
            <source>taking a discard that cannot be laid</source>
            <translation>wzięcie odrzuconej karty, której nie da się wyłożyć</translation>
        </message>
        <message>
            <source>discarding the better chance of a meld</source>
            <translation>odrzucenie lepszej szansy na układ</translation>
        </message>
        <message>
            <source>letting others lay off</source>
            <translation>umożliwienie innym dołożenia</translation>
        </message>
        <message>
            <source>laying an ace where it scores little</source>
            <translation>wyłożenie asa tam, gdzie daje mało punktów</translation>
        </message>
        <message>
            <source>laying cards that were better kept</source>
            <translation>wyłożenie kart, które lepiej było zatrzymać</translation>
        </message>
        <message>
            <source>keeping high cards</source>
            <translation>zatrzymanie wysokich kart</translation>
        </message>
        <message>
            <source>discarding what others can use</source>
            <translation>odrzucenie tego, co przyda się innym</translation>
        </message>
        <message>
            <source>discarding what scores more</source>
            <translation>odrzucenie tego, co liczy się więcej</translation>
        </message>
        <message>
            <source>other causes</source>
            <translation>coś bez nazwy</translation>
        </message>
        <message numerus="yes">
            <source>Of %n point(s) lost this week, {part} came from {concept}.</source>
            <extracomment>{concept}: as “not going out”. %n: the number of what is counted; the word in front of (s) follows it (3). {part}: points: how many of them (22). {concept}: how points are lost, as a list has it (not going out).</extracomment>
            <translation>
                <numerusform>Na %n punkt stracony w tym tygodniu {part} przypada na błąd: {concept}.</numerusform>
                <numerusform>Na %n punkty stracone w tym tygodniu {part} przypada na błąd: {concept}.</numerusform>
                <numerusform>Na %n punktów straconych w tym tygodniu {part} przypada na błąd: {concept}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Find the move.</source>
            <translation>Znajdź ruch.</translation>
        </message>
        <message>
            <source>All positions ({number})</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Wszystkie pozycje ({number})</translation>
        </message>
        <message>
            <source>There is nothing left to practise.</source>
            <translation>Nie ma już nic do ćwiczenia.</translation>
        </message>
        <message>
            <source>There is nothing to practise today; there will be on {day}.</source>
            <extracomment>{day}: a day in words (24 November 2026).</extracomment>
            <translation>Dziś nie ma nic do ćwiczenia; następne: {day}.</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source>&amp;Look</source>
            <extracomment>a page of the preferences: what the table looks like.</extracomment>
            <translation>&amp;Wygląd</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <extracomment>a page of the preferences: how fast everything goes.</extracomment>
            <translation>&amp;Tempo</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Pomoc</translation>
        </message>
        <message>
            <source>S&amp;ound</source>
            <translation>&amp;Dźwięk</translation>
        </message>
        <message>
            <source>Follow the desktop</source>
            <translation>Jak w systemie</translation>
        </message>
        <message>
            <source>Light</source>
            <extracomment>a theme with light colours; not a weight.</extracomment>
            <translation>Jasny</translation>
        </message>
        <message>
            <source>Dark</source>
            <extracomment>a theme with dark colours.</extracomment>
            <translation>Ciemny</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Motyw</translation>
        </message>
        <message>
            <source>Spruce, or sage by day</source>
            <translation>Świerk, w dzień szałwia</translation>
        </message>
        <message>
            <source>Night blue, or birch by day</source>
            <translation>Nocny granat, w dzień brzoza</translation>
        </message>
        <message>
            <source>Table &amp;colour</source>
            <translation>Barwa st&amp;ołu</translation>
        </message>
        <message>
            <source>Classic</source>
            <extracomment>faces of the cards as they always were.</extracomment>
            <translation>Klasyczne</translation>
        </message>
        <message>
            <source>Large print</source>
            <translation>Duży druk</translation>
        </message>
        <message>
            <source>Card &amp;faces</source>
            <translation>Wzó&amp;r kart</translation>
        </message>
        <message>
            <source>Knitted stars</source>
            <translation>Gwiazdki</translation>
        </message>
        <message>
            <source>Herringbone</source>
            <translation>Jodełka</translation>
        </message>
        <message>
            <source>Basket weave</source>
            <translation>Plecionka</translation>
        </message>
        <message>
            <source>Petals</source>
            <extracomment>a pattern on the back of the cards.</extracomment>
            <translation>Płatki</translation>
        </message>
        <message>
            <source>Card &amp;backs</source>
            <translation>Kos&amp;zulki</translation>
        </message>
        <message>
            <source>Small</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Małe</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Normalne</translation>
        </message>
        <message>
            <source>Large</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Duże</translation>
        </message>
        <message>
            <source>A very large hand</source>
            <translation>Bardzo duża ręka</translation>
        </message>
        <message>
            <source>A hand half as high as the window</source>
            <translation>Ręka na połowę wysokości okna</translation>
        </message>
        <message>
            <source>Card si&amp;ze</source>
            <translation>Wi&amp;elkość kart</translation>
        </message>
        <message>
            <source>Four &amp;suit colours</source>
            <translation>Cztery b&amp;arwy kolorów</translation>
        </message>
        <message>
            <source>Clubs green, diamonds blue</source>
            <translation>Trefle zielone, kara niebieskie</translation>
        </message>
        <message>
            <source>L&amp;etters of my language</source>
            <translation>L&amp;itery mojego języka</translation>
        </message>
        <message>
            <source>On ace, king, queen and jack, instead of A, K, Q and J</source>
            <translation>Na asie, królu, damie i walecie zamiast A, K, Q i J</translation>
        </message>
        <message>
            <source>The &amp;desktop’s font</source>
            <translation>&amp;Czcionka pulpitu</translation>
        </message>
        <message>
            <source>For all words, instead of the game’s own</source>
            <translation>Dla wszystkich słów, zamiast własnej czcionki gry</translation>
        </message>
        <message>
            <source>The moves of the round, in a drawer over the table</source>
            <translation>Ruchy rozdania, w szufladzie nad stołem</translation>
        </message>
        <message>
            <source>At once, without motion</source>
            <translation>Od razu, bez animacji</translation>
        </message>
        <message>
            <source>C&amp;ards</source>
            <extracomment>a page of the preferences: how they look.</extracomment>
            <translation>Kart&amp;y</translation>
        </message>
        <message>
            <source>Briskly</source>
            <translation>Raźno</translation>
        </message>
        <message>
            <source>At an easy pace</source>
            <translation>Bez pośpiechu</translation>
        </message>
        <message>
            <source>Slowly</source>
            <translation>Powoli</translation>
        </message>
        <message>
            <source>Cards &amp;move</source>
            <translation>R&amp;uch kart</translation>
        </message>
        <message>
            <source>Quickly</source>
            <translation>Szybko</translation>
        </message>
        <message>
            <source>Very slowly</source>
            <translation>Bardzo powoli</translation>
        </message>
        <message>
            <source>Opponents pla&amp;y</source>
            <translation>P&amp;rzeciwnicy grają</translation>
        </message>
        <message>
            <source>From whoever went out, or lost, once the round is over</source>
            <translation>Od tego, kto zamyka albo przegrywa, po zakończeniu rozdania</translation>
        </message>
        <message>
            <source>Only when the discard fits</source>
            <translation>Tylko gdy odrzucona karta pasuje</translation>
        </message>
        <message>
            <source>Always, for 3 seconds</source>
            <translation>Zawsze, przez 3 sekundy</translation>
        </message>
        <message>
            <source>Always, for 6 seconds</source>
            <translation>Zawsze, przez 6 sekund</translation>
        </message>
        <message>
            <source>Always, for 12 seconds</source>
            <translation>Zawsze, przez 12 sekund</translation>
        </message>
        <message>
            <source>Always, for 30 seconds</source>
            <translation>Zawsze, przez 30 sekund</translation>
        </message>
        <message>
            <source>Always, until somebody calls</source>
            <translation>Zawsze, dopóki ktoś nie zgłosi „Rommy!”</translation>
        </message>
        <message>
            <source>Never: I am quick enough</source>
            <translation>Nigdy: mam dobry refleks</translation>
        </message>
        <message>
            <source>S&amp;top for a call</source>
            <translation>&amp;Czekaj na zgłoszenie</translation>
        </message>
        <message>
            <source>Show where &amp;cards may go</source>
            <translation>Pokazuj, gdzie &amp;można położyć karty</translation>
        </message>
        <message>
            <source>Places light up while cards are chosen or dragged</source>
            <translation>Miejsca podświetlają się, gdy karty są wybrane lub przeciągane</translation>
        </message>
        <message>
            <source>Show the points of a meld &amp;before it is laid</source>
            <translation>Pokazuj p&amp;unkty układu przed wyłożeniem</translation>
        </message>
        <message>
            <source>What a move brings is shown while you hold the cards</source>
            <translation>Widać, co daje ruch, gdy trzymasz karty</translation>
        </message>
        <message>
            <source>Ask before a &amp;move that costs points</source>
            <translation>Pytaj prz&amp;ed ruchem, który kosztuje punkty</translation>
        </message>
        <message>
            <source>Paying your way out of a duty, looking into the pile</source>
            <translation>Zapłata za niespełniony obowiązek, zajrzenie do stosu</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nigdy</translation>
        </message>
        <message>
            <source>5 points or more</source>
            <translation>5 punktów lub więcej</translation>
        </message>
        <message>
            <source>10 points or more</source>
            <translation>10 punktów lub więcej</translation>
        </message>
        <message>
            <source>20 points or more</source>
            <translation>20 punktów lub więcej</translation>
        </message>
        <message>
            <source>&amp;Tutor: speak before a move that costs</source>
            <translation>Dor&amp;adca: odzywa się przed kosztownym ruchem</translation>
        </message>
        <message>
            <source>A round with the tutor on counts as assisted</source>
            <translation>Rozdanie, którego słucha, liczy się jako rozegrane z pomocą</translation>
        </message>
        <message>
            <source>L&amp;ist of moves</source>
            <translation>&amp;Lista ruchów</translation>
        </message>
        <message>
            <source>The list of moves &amp;remembers a covered pile</source>
            <translation>Lista ruc&amp;hów pamięta zakryte karty stosu</translation>
        </message>
        <message>
            <source>A round in which it names a covered card counts as assisted</source>
            <translation>Rozdanie, w którym wymieni jakąś, liczy się jako rozegrane z pomocą</translation>
        </message>
        <message>
            <source>Sou&amp;nds</source>
            <translation>D&amp;źwięki</translation>
        </message>
        <message>
            <source>Short and quiet; one key turns them all off and on</source>
            <translation>Krótkie i ciche; jeden klawisz wyłącza i włącza wszystkie</translation>
        </message>
        <message>
            <source>The &amp;cards</source>
            <translation>K&amp;arty</translation>
        </message>
        <message>
            <source>Each one as it lands, and the end of a round</source>
            <translation>Każda, gdy ląduje, i koniec rozdania</translation>
        </message>
        <message>
            <source>Your &amp;turn</source>
            <translation>Twoja k&amp;olej</translation>
        </message>
        <message>
            <source>One soft note</source>
            <translation>Jeden cichy dźwięk</translation>
        </message>
        <message>
            <source>You &amp;may call</source>
            <translation>Możesz &amp;zgłosić</translation>
        </message>
        <message>
            <source>Two fingertips on wood</source>
            <translation>Stuknięcie dwoma palcami o drewno</translation>
        </message>
        <message>
            <source>Programs at the table</source>
            <translation>Programy przy stole</translation>
        </message>
        <message>
            <source>This system has no program that plays sounds, so the game is silent. One of paplay, pw-cat and aplay is enough.</source>
            <translation>Ten system nie ma programu odtwarzającego dźwięki, więc gra milczy. Wystarczy jeden z: paplay, pw-cat, aplay.</translation>
        </message>
        <message>
            <source>&amp;Volume</source>
            <translation>&amp;Głośność</translation>
        </message>
        <message>
            <source>Hear a &amp;word now and then</source>
            <translation>Od c&amp;zasu do czasu jakieś słowo</translation>
        </message>
        <message>
            <source>Lan&amp;guage</source>
            <translation>&amp;Język</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Twoje imię</translation>
        </message>
        <message>
            <source>Last match</source>
            <translation>Ostatnia partia</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Zasady domowe</translation>
        </message>
        <message>
            <source>Position of the window</source>
            <translation>Miejsce okna</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>keys of the keyboard.</extracomment>
            <translation>Klawisze</translation>
        </message>
        <message>
            <source>Letters, numbers and signs alone are keys</source>
            <translation>Same litery, cyfry i znaki też jako klawisze</translation>
        </message>
        <message>
            <source>Where the statistics begin</source>
            <translation>Początek statystyk</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source>Preferences</source>
            <translation>Preferencje</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <extracomment>a page of the preferences: keys of the keyboard.</extracomment>
            <translation>&amp;Klawisze</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message numerus="yes">
            <source>%n way(s) to lay it: you choose</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Można wyłożyć na %n sposób: wybierasz</numerusform>
                <numerusform>Można wyłożyć na %n sposoby: wybierasz</numerusform>
                <numerusform>Można wyłożyć na %n sposobów: wybierasz</numerusform>
            </translation>
        </message>
        <message>
            <source>{one} or {other}</source>
            <extracomment>{one}: what a drop would do (Make a set of 4). {other}: what the drop might do instead (lay off on 10♣ J♣ Q♣).</extracomment>
            <translation>{one} albo {other}</translation>
        </message>
        <message>
            <source>{taking}; meld {cards}</source>
            <extracomment>{taking}: what it is to take these discards (Take 7♠). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{taking}; wyłóż układ: {cards}</translation>
        </message>
        <message>
            <source>Make a set of {count}</source>
            <extracomment>{count}: how many cards of one rank. Little room. {count}: how many cards (4).</extracomment>
            <translation>Utwórz zestaw {count} kart</translation>
        </message>
        <message>
            <source>Make a run {first} to {last}</source>
            <extracomment>{first} and {last}: ranks, such as 5 and 8, or Q and A. Little room. {first}: the lowest rank of a run (5). {last}: the highest rank of a run (8).</extracomment>
            <translation>Utwórz sekwencję {first}–{last}</translation>
        </message>
        <message numerus="yes">
            <source>Take the whole pile: %n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Weź cały stos: %n karta</numerusform>
                <numerusform>Weź cały stos: %n karty</numerusform>
                <numerusform>Weź cały stos: %n kart</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s); lay a new meld with a covered one, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Weź %n kartę; wyłóż nowy układ z przykrytą albo zapłać {price}</numerusform>
                <numerusform>Weź %n karty; wyłóż nowy układ z przykrytą albo zapłać {price}</numerusform>
                <numerusform>Weź %n kart; wyłóż nowy układ z przykrytą albo zapłać {price}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s); lay a new meld with one of them, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Weź %n kartę; wyłóż z nią nowy układ albo zapłać {price}</numerusform>
                <numerusform>Weź %n karty; wyłóż nowy układ z jedną z nich albo zapłać {price}</numerusform>
                <numerusform>Weź %n kart; wyłóż nowy układ z jedną z nich albo zapłać {price}</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay off on {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Dołóż do układu {cards}</translation>
        </message>
        <message>
            <source>Take {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Weź: {card}</translation>
        </message>
        <message>
            <source>Take {card}, to be used at once</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Weź: {card}, do natychmiastowego użycia</translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); to be used at once: {card}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>Weź %n kartę ({risk}); do natychmiastowego użycia: {card}</numerusform>
                <numerusform>Weź %n karty ({risk}); do natychmiastowego użycia: {card}</numerusform>
                <numerusform>Weź %n kart ({risk}); do natychmiastowego użycia: {card}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with one of them</source>
            <extracomment>{risk}: what the cards taken count against their holder, such as “35 points”. %n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>Weź %n kartę ({risk}); wyłóż z nią nowy układ</numerusform>
                <numerusform>Weź %n karty ({risk}); wyłóż nowy układ z jedną z nich</numerusform>
                <numerusform>Weź %n kart ({risk}); wyłóż nowy układ z jedną z nich</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with one of them, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Weź %n kartę ({risk}); wyłóż z nią nowy układ albo zapłać {price}</numerusform>
                <numerusform>Weź %n karty ({risk}); wyłóż nowy układ z jedną z nich albo zapłać {price}</numerusform>
                <numerusform>Weź %n kart ({risk}); wyłóż nowy układ z jedną z nich albo zapłać {price}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk})</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>Weź %n kartę ({risk})</numerusform>
                <numerusform>Weź %n karty ({risk})</numerusform>
                <numerusform>Weź %n kart ({risk})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with a covered one</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>Weź %n kartę ({risk}); wyłóż nowy układ z przykrytą</numerusform>
                <numerusform>Weź %n karty ({risk}); wyłóż nowy układ z przykrytą</numerusform>
                <numerusform>Weź %n kart ({risk}); wyłóż nowy układ z przykrytą</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with a covered one, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Weź %n kartę ({risk}); wyłóż nowy układ z przykrytą albo zapłać {price}</numerusform>
                <numerusform>Weź %n karty ({risk}); wyłóż nowy układ z przykrytą albo zapłać {price}</numerusform>
                <numerusform>Weź %n kart ({risk}); wyłóż nowy układ z przykrytą albo zapłać {price}</numerusform>
            </translation>
        </message>
        <message>
            <source>Discard {card}, face down</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Odrzuć zakrytą: {card}</translation>
        </message>
        <message>
            <source>Discard {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Odrzuć: {card}</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Dobierz kartę</translation>
        </message>
        <message>
            <source>Swap {card} for the joker</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Wymień na jokera: {card}</translation>
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <source>Name of this match:</source>
            <translation>Nazwa tej partii:</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>Delete the match that you are playing?</source>
            <translation>Wyrzucić partię, którą grasz?</translation>
        </message>
        <message>
            <source>It leaves the table, goes to your system’s trash and no longer counts in the statistics.</source>
            <translation>Znika ze stołu, trafia do kosza systemu i nie liczy się już w statystykach.</translation>
        </message>
        <message>
            <source>Move to &amp;trash</source>
            <translation>Przenieś do &amp;kosza</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Graj dalej</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Otwórz partię</translation>
        </message>
        <message>
            <source>Matches (*.rummy)</source>
            <translation>Partie (*.rummy)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Wszystkie pliki (*)</translation>
        </message>
        <message>
            <source>Resign this match?</source>
            <translation>Poddać tę partię?</translation>
        </message>
        <message>
            <source>It counts as lost and cannot be continued. To pause it, just leave the table.</source>
            <translation>Liczy się jako przegrana i nie można grać jej dalej. Aby zrobić przerwę, wystarczy odejść od stołu.</translation>
        </message>
        <message>
            <source>&amp;Resign</source>
            <translation>&amp;Poddaj</translation>
        </message>
        <message>
            <source>Take back the last move?</source>
            <translation>Cofnąć ostatni ruch?</translation>
        </message>
        <message>
            <source>Take it &amp;back</source>
            <translation>&amp;Cofnij</translation>
        </message>
        <message>
            <source>&amp;Leave it</source>
            <translation>&amp;Zostaw</translation>
        </message>
        <message>
            <source>Save the match somewhere else, or they will be lost.</source>
            <translation>Zapisz partię gdzie indziej, inaczej te ruchy przepadną.</translation>
        </message>
        <message>
            <source>&amp;Save a copy elsewhere…</source>
            <translation>Z&amp;apisz kopię gdzie indziej…</translation>
        </message>
        <message>
            <source>Close &amp;anyway</source>
            <translation>Zamknij &amp;mimo to</translation>
        </message>
        <message>
            <source>Save a copy</source>
            <translation>Zapisz kopię</translation>
        </message>
        <message>
            <source>Something unexpected happened.</source>
            <translation>Stało się coś nieoczekiwanego.</translation>
        </message>
        <message>
            <source>If it happens again, please report the details.</source>
            <translation>Jeśli to się powtórzy, prześlij, proszę, szczegóły.</translation>
        </message>
        <message>
            <source>&amp;Copy details</source>
            <translation>Kopiuj &amp;szczegóły</translation>
        </message>
        <message>
            <source>&amp;Go on</source>
            <translation>&amp;Dalej</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>The round is over.</source>
            <translation>Koniec rozdania.</translation>
        </message>
        <message>
            <source>Please wait: {player} is playing.</source>
            <extracomment>{player}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Poczekaj: gra {player}.</translation>
        </message>
        <message>
            <source>You have already drawn.</source>
            <translation>Karta jest już dobrana.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>Talon jest pusty.</translation>
        </message>
        <message>
            <source>You may pass only when the stock is empty.</source>
            <translation>Pasować wolno tylko wtedy, gdy talon jest pusty.</translation>
        </message>
        <message>
            <source>You may not pass: as soon as you draw, the discards become a new stock.</source>
            <translation>Nie wolno pasować: gdy tylko dobierzesz, odrzucone karty staną się nowym talonem.</translation>
        </message>
        <message>
            <source>Not in the discard pile: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Nie ma w stosie odrzuconych: {card}.</translation>
        </message>
        <message>
            <source>You could not use this card at once, in a meld or a lay-off: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Tej karty nie da się natychmiast użyć, ani w układzie, ani przez dołożenie: {card}.</translation>
        </message>
        <message>
            <source>You could not lay a new meld at once with this: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Z tym nie da się natychmiast wyłożyć nowego układu: {duty}.</translation>
        </message>
        <message>
            <source>You could not lay a new meld at once with any of these: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Z żadną z tych nie da się natychmiast wyłożyć nowego układu: {duty}.</translation>
        </message>
        <message>
            <source>This must be used in a new meld: {duty}. Laying it off is not enough.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Do użycia w nowym układzie: {duty}. Samo dołożenie nie wystarcza.</translation>
        </message>
        <message>
            <source>To be used at once: {card}. But nothing may be laid until everybody has had a turn.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Do natychmiastowego użycia: {card}. Ale niczego nie wolno wykładać, dopóki wszyscy nie zakończą pierwszej kolejki.</translation>
        </message>
        <message>
            <source>To be used at once: {card}. But without a meld of your own you may not lay it off.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Do natychmiastowego użycia: {card}. Ale bez własnego układu nie wolno ci jej dołożyć.</translation>
        </message>
        <message numerus="yes">
            <source>Your first meld must be worth %n point(s): what you could meld at once is worth less.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Twój pierwszy układ musi być wart %n punkt: to, co możesz teraz wyłożyć, jest warte mniej.</numerusform>
                <numerusform>Twój pierwszy układ musi być wart %n punkty: to, co możesz teraz wyłożyć, jest warte mniej.</numerusform>
                <numerusform>Twój pierwszy układ musi być wart %n punktów: to, co możesz teraz wyłożyć, jest warte mniej.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody may look into the discard pile in this game.</source>
            <translation>W tej grze nikomu nie wolno zaglądać do stosu odrzuconych.</translation>
        </message>
        <message>
            <source>You may look only once per turn.</source>
            <translation>Zajrzeć wolno tylko raz na kolejkę.</translation>
        </message>
        <message>
            <source>There is no covered card to look at.</source>
            <translation>Nie ma przykrytej karty, którą można podejrzeć.</translation>
        </message>
        <message>
            <source>Use this first: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Najpierw do użycia: {duty}.</translation>
        </message>
        <message>
            <source>Use one of these cards first.</source>
            <translation>Najpierw użyj jednej z tych kart.</translation>
        </message>
        <message>
            <source>There is nothing to pay for.</source>
            <translation>Nie ma za co płacić.</translation>
        </message>
        <message>
            <source>Nothing may be laid until everybody has had a turn.</source>
            <translation>Niczego nie wolno wykładać, dopóki wszyscy nie zakończą pierwszej kolejki.</translation>
        </message>
        <message>
            <source>Not in your hand: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Nie masz na ręce: {cards}.</translation>
        </message>
        <message>
            <source>Not in order: {cards}. A run goes from low to high.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Nie po kolei: {cards}. Sekwencja idzie od najniższej karty do najwyższej.</translation>
        </message>
        <message>
            <source>Not in order: {cards}. The suits of a set go clubs, diamonds, hearts, spades.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Nie po kolei: {cards}. Kolory zestawu idą w kolejności: trefl, karo, kier, pik.</translation>
        </message>
        <message numerus="yes">
            <source>Too short: {cards}. A run needs at least %n card(s) in this game.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Za mało kart: {cards}. Sekwencja musi w tej grze mieć co najmniej %n kartę.</numerusform>
                <numerusform>Za mało kart: {cards}. Sekwencja musi w tej grze mieć co najmniej %n karty.</numerusform>
                <numerusform>Za mało kart: {cards}. Sekwencja musi w tej grze mieć co najmniej %n kart.</numerusform>
            </translation>
        </message>
        <message>
            <source>A run has at most thirteen cards.</source>
            <translation>Sekwencja ma najwyżej trzynaście kart.</translation>
        </message>
        <message>
            <source>A run may not go on past the ace: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Sekwencja nie może sięgać poza asa: {cards}.</translation>
        </message>
        <message>
            <source>Only sets are melds in this game.</source>
            <translation>W tej grze układami są tylko zestawy.</translation>
        </message>
        <message>
            <source>Only runs are melds in this game.</source>
            <translation>W tej grze układami są tylko sekwencje.</translation>
        </message>
        <message>
            <source>A set has at most four cards.</source>
            <translation>Zestaw ma najwyżej cztery karty.</translation>
        </message>
        <message>
            <source>A set may not have the same suit twice.</source>
            <translation>Zestaw nie może mieć dwa razy tego samego koloru.</translation>
        </message>
        <message>
            <source>That would be too many jokers in one meld.</source>
            <translation>To za dużo jokerów w jednym układzie.</translation>
        </message>
        <message numerus="yes">
            <source>Not enough for your first meld, which must be worth %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Za mało na twój pierwszy układ, który musi być wart %n punkt.</numerusform>
                <numerusform>Za mało na twój pierwszy układ, który musi być wart %n punkty.</numerusform>
                <numerusform>Za mało na twój pierwszy układ, który musi być wart %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no such meld on the table.</source>
            <translation>Takiego układu nie ma na stole.</translation>
        </message>
        <message>
            <source>Say which end of the run.</source>
            <translation>Powiedz, który koniec sekwencji.</translation>
        </message>
        <message>
            <source>For the two ends of the run: {cards}. Lay off at one end, then at the other.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Na oba końce sekwencji: {cards}. Dołóż najpierw na jednym końcu, potem na drugim.</translation>
        </message>
        <message>
            <source>Without a meld of your own you may not lay off: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Bez własnego układu nie wolno ci dołożyć: {cards}.</translation>
        </message>
        <message>
            <source>Jokers on the table stay where they are in this game.</source>
            <translation>W tej grze jokery na stole zostają tam, gdzie są.</translation>
        </message>
        <message>
            <source>No joker in the meld {meld} stands for this card: {card}.</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>W układzie {meld} żaden joker nie zajmuje tego miejsca: {card}.</translation>
        </message>
        <message>
            <source>You may not take back a joker that you laid.</source>
            <translation>Nie wolno zabrać z powrotem własnego jokera.</translation>
        </message>
        <message>
            <source>Taken this turn: {card}. Discard another card.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Wzięta w tej kolejce: {card}. Odrzuć inną kartę.</translation>
        </message>
        <message>
            <source>Your last card would fit a meld: {card}. Lay it off.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Twoja ostatnia karta pasuje do układu: {card}. Dołóż ją.</translation>
        </message>
        <message>
            <source>Discards cannot be called in this game.</source>
            <translation>W tej grze nie zgłasza się odrzuconych kart.</translation>
        </message>
        <message>
            <source>There is no discard to call now.</source>
            <translation>Nie ma teraz odrzuconej karty, którą można zgłosić.</translation>
        </message>
        <message>
            <source>You may not call your own discard.</source>
            <translation>Nie wolno zgłosić własnej odrzuconej karty.</translation>
        </message>
        <message>
            <source>You have called this discard already.</source>
            <translation>Ta karta jest już przez ciebie zgłoszona.</translation>
        </message>
        <message>
            <source>There is a place for this: {cards}. Say where.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Jest na to miejsce: {cards}. Powiedz gdzie.</translation>
        </message>
        <message>
            <source>Draw, or take a discard.</source>
            <translation>Dobierz albo weź odrzuconą kartę.</translation>
        </message>
        <message>
            <source>Draw, or take another discard.</source>
            <translation>Dobierz albo weź inną odrzuconą kartę.</translation>
        </message>
        <message>
            <source>Draw from the stock.</source>
            <translation>Dobierz z talonu.</translation>
        </message>
        <message>
            <source>Take a discard, or pass.</source>
            <translation>Weź odrzuconą kartę albo spasuj.</translation>
        </message>
        <message>
            <source>Meld, lay off, or discard.</source>
            <translation>Wyłóż układ, dołóż albo odrzuć.</translation>
        </message>
        <message>
            <source>Discard a card.</source>
            <translation>Odrzuć kartę.</translation>
        </message>
        <message>
            <source>Meld it, or lay it off.</source>
            <translation>Wyłóż ją w układzie albo dołóż.</translation>
        </message>
        <message>
            <source>Meld it.</source>
            <translation>Wyłóż ją w układzie.</translation>
        </message>
        <message numerus="yes">
            <source>Meld it, or pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Wyłóż ją w układzie albo zapłać %n punkt.</numerusform>
                <numerusform>Wyłóż ją w układzie albo zapłać %n punkty.</numerusform>
                <numerusform>Wyłóż ją w układzie albo zapłać %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Meld one of them.</source>
            <translation>Wyłóż jedną z nich w układzie.</translation>
        </message>
        <message numerus="yes">
            <source>Meld one of them, or pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Wyłóż jedną z nich w układzie albo zapłać %n punkt.</numerusform>
                <numerusform>Wyłóż jedną z nich w układzie albo zapłać %n punkty.</numerusform>
                <numerusform>Wyłóż jedną z nich w układzie albo zapłać %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} can be swapped for a joker on the table.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card}: tę kartę można wymienić na jokera ze stołu.</translation>
        </message>
        <message>
            <source>It brings {cards} to the hand, −{points} if left there.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {points}: points (35).</extracomment>
            <translation>Daje {cards} na ręce, −{points}, jeśli to tam zostanie.</translation>
        </message>
        <message numerus="yes">
            <source>{card} scores only %n point(s) there; in another meld it would score {points}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {points}: points (35).</extracomment>
            <translation>
                <numerusform>{card} daje tam tylko %n punkt; w innym układzie byłoby ich {points}.</numerusform>
                <numerusform>{card} daje tam tylko %n punkty; w innym układzie byłoby ich {points}.</numerusform>
                <numerusform>{card} daje tam tylko %n punktów; w innym układzie byłoby ich {points}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The others could make %n meld(s) of three with {card}, {fewer} with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {fewer}: a smaller number (3). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>{card}: inni mogą ułożyć z tą kartą %n układ z trzech kart; {rival}: {fewer}.</numerusform>
                <numerusform>{card}: inni mogą ułożyć z tą kartą %n układy z trzech kart; {rival}: {fewer}.</numerusform>
                <numerusform>{card}: inni mogą ułożyć z tą kartą %n układów z trzech kart; {rival}: {fewer}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The others could make %n meld(s) of three with {card}, none with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>{card}: inni mogą ułożyć z tą kartą %n układ z trzech kart; {rival}: żadnego.</numerusform>
                <numerusform>{card}: inni mogą ułożyć z tą kartą %n układy z trzech kart; {rival}: żadnego.</numerusform>
                <numerusform>{card}: inni mogą ułożyć z tą kartą %n układów z trzech kart; {rival}: żadnego.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) may still make a meld with {card}, none with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>{card}: układ może jeszcze dać %n karta; {rival}: żadna.</numerusform>
                <numerusform>{card}: układ mogą jeszcze dać %n karty; {rival}: żadna.</numerusform>
                <numerusform>{card}: układ może jeszcze dać %n kart; {rival}: żadna.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs %n point(s) at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>To od razu kosztuje %n punkt.</numerusform>
                <numerusform>To od razu kosztuje %n punkty.</numerusform>
                <numerusform>To od razu kosztuje %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} fits a meld on the table: it can be called.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} pasuje do układu na stole: można tę kartę zgłosić.</translation>
        </message>
        <message numerus="yes">
            <source>Taking the discard pile would put %n point(s) on the table at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>To, co leży w stosie odrzuconych, może od razu dać na stole %n punkt.</numerusform>
                <numerusform>To, co leży w stosie odrzuconych, może od razu dać na stole %n punkty.</numerusform>
                <numerusform>To, co leży w stosie odrzuconych, może od razu dać na stole %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} makes a meld with {cards} in the discard pile, for whoever takes them.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{card} tworzy układ z kartami ze stosu odrzuconych ({cards}), dla każdego, kto je weźmie.</translation>
        </message>
        <message numerus="yes">
            <source>Taking more of the discard pile puts %n more point(s) on the table at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Wzięcie większej części stosu odrzuconych daje od razu na stole o %n punkt więcej.</numerusform>
                <numerusform>Wzięcie większej części stosu odrzuconych daje od razu na stole o %n punkty więcej.</numerusform>
                <numerusform>Wzięcie większej części stosu odrzuconych daje od razu na stole o %n punktów więcej.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It holds back %n point(s) that could be on the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Zatrzymuje %n punkt, który mógłby leżeć na stole.</numerusform>
                <numerusform>Zatrzymuje %n punkty, które mogłyby leżeć na stole.</numerusform>
                <numerusform>Zatrzymuje %n punktów, które mogłyby leżeć na stole.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} took {cards}, which {card} goes with.</source>
            <extracomment>{player}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{player} bierze: {cards}; {card} do tego pasuje.</translation>
        </message>
        <message>
            <source>It uses up a joker, which could stand for any card later.</source>
            <translation>Zużywa jokera, który później mógłby zastąpić każdą kartę.</translation>
        </message>
        <message>
            <source>{card} goes with {cards} in the hand, {rival} with nothing there.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>{card} pasuje do kart na ręce ({cards}), {rival} do żadnej.</translation>
        </message>
        <message>
            <source>{card} cannot be laid at once; the stock may bring a better card.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card}: nie da się od razu wyłożyć; talon może dać lepszą kartę.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) may still make a meld with {card}, {fewer} with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {fewer}: a smaller number (3). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>{card}: układ może jeszcze dać %n karta; {rival}: {fewer}.</numerusform>
                <numerusform>{card}: układ mogą jeszcze dać %n karty; {rival}: {fewer}.</numerusform>
                <numerusform>{card}: układ może jeszcze dać %n kart; {rival}: {fewer}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card} scores %n point(s) more in a meld than {rival}, whoever lays it.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>{card} liczy się w układzie o %n punkt więcej niż {rival}, ktokolwiek wyłoży tę kartę.</numerusform>
                <numerusform>{card} liczy się w układzie o %n punkty więcej niż {rival}, ktokolwiek wyłoży tę kartę.</numerusform>
                <numerusform>{card} liczy się w układzie o %n punktów więcej niż {rival}, ktokolwiek wyłoży tę kartę.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings %n more card(s) to the hand, −{points} if left there.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {points}: points (35).</extracomment>
            <translation>
                <numerusform>Daje %n kartę więcej na ręce, −{points}, jeśli tam zostanie.</numerusform>
                <numerusform>Daje %n karty więcej na ręce, −{points}, jeśli tam zostaną.</numerusform>
                <numerusform>Daje %n kart więcej na ręce, −{points}, jeśli tam zostaną.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} from the discard pile can go into melds with cards in the hand.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ze stosu odrzuconych: {cards}; z kartami na ręce mogą z tego powstać układy.</translation>
        </message>
        <message>
            <source>It lets others lay off {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>To, co zostaje wyłożone, pozwala innym dołożyć: {cards}.</translation>
        </message>
        <message>
            <source>{cards} could make another meld, with the discard pile or a card to come.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards}: może z tego powstać inny układ, ze stosem odrzuconych albo z kartą, która przyjdzie.</translation>
        </message>
        <message numerus="yes">
            <source>That leaves {card} in the hand, where it counts %n point(s) more than {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>Wtedy {card} zostaje na ręce, gdzie liczy się o %n punkt więcej niż {rival}.</numerusform>
                <numerusform>Wtedy {card} zostaje na ręce, gdzie liczy się o %n punkty więcej niż {rival}.</numerusform>
                <numerusform>Wtedy {card} zostaje na ręce, gdzie liczy się o %n punktów więcej niż {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} holds only %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {player}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>Gracz {player} ma tylko %n kartę.</numerusform>
                <numerusform>Gracz {player} ma tylko %n karty.</numerusform>
                <numerusform>Gracz {player} ma tylko %n kart.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock has only %n card(s) left.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>W talonie została tylko %n karta.</numerusform>
                <numerusform>W talonie zostały tylko %n karty.</numerusform>
                <numerusform>W talonie zostało tylko %n kart.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have not drawn yet.</source>
            <translation>Karta nie jest jeszcze dobrana.</translation>
        </message>
        <message>
            <source>The round is closed.</source>
            <translation>Rozdanie jest zamknięte.</translation>
        </message>
        <message>
            <source>Only the top discard or the whole pile may be taken, nothing between.</source>
            <translation>Można wziąć tylko górną odrzuconą kartę albo cały stos, nic pomiędzy.</translation>
        </message>
        <message>
            <source>With no cards in hand you may not take from the discard pile.</source>
            <translation>Bez kart nie wolno ci brać ze stosu odrzuconych.</translation>
        </message>
        <message>
            <source>Until everybody has had a turn, nothing below the top discard may be taken.</source>
            <translation>Dopóki wszyscy nie zakończą pierwszej kolejki, nie wolno brać niczego spod górnej odrzuconej karty.</translation>
        </message>
        <message>
            <source>Until you have laid a meld of your own, nothing below the top discard may be taken.</source>
            <translation>Dopóki nie masz własnego układu na stole, nie wolno brać niczego spod górnej odrzuconej karty.</translation>
        </message>
        <message>
            <source>One of these must be used in a new meld: {duty}. Laying one off is not enough.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Jednej z tych trzeba użyć w nowym układzie: {duty}. Samo dołożenie nie wystarcza.</translation>
        </message>
        <message>
            <source>You cannot pay instead.</source>
            <translation>Nie możesz zamiast tego zapłacić.</translation>
        </message>
        <message numerus="yes">
            <source>Only {cards}: a meld needs at least %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Tylko {cards}: układ musi mieć co najmniej %n kartę.</numerusform>
                <numerusform>Tylko {cards}: układ musi mieć co najmniej %n karty.</numerusform>
                <numerusform>Tylko {cards}: układ musi mieć co najmniej %n kart.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not a meld: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>To nie układ: {cards}.</translation>
        </message>
        <message>
            <source>A set may have the same suit at most twice.</source>
            <translation>Zestaw może mieć ten sam kolor dwa razy, ale nie więcej.</translation>
        </message>
        <message>
            <source>In a set a joker stands for a suit that is not in it yet.</source>
            <translation>W zestawie joker zastępuje kolor, którego jeszcze w nim nie ma.</translation>
        </message>
        <message>
            <source>Take another discard, or pass.</source>
            <translation>Weź inną odrzuconą kartę albo spasuj.</translation>
        </message>
        <message>
            <source>You can only pass.</source>
            <translation>Możesz tylko spasować.</translation>
        </message>
        <message>
            <source>Call the last card, or pass.</source>
            <translation>Zgłoś ostatnią kartę albo spasuj.</translation>
        </message>
        <message>
            <source>Meld, or discard.</source>
            <translation>Wyłóż układ albo odrzuć kartę.</translation>
        </message>
        <message>
            <source>Lay off, or discard.</source>
            <translation>Dołóż albo odrzuć kartę.</translation>
        </message>
        <message>
            <source>Meld, or lay off.</source>
            <translation>Wyłóż układ albo dołóż.</translation>
        </message>
        <message>
            <source>Lay a meld.</source>
            <translation>Wyłóż układ.</translation>
        </message>
        <message>
            <source>Lay a card off.</source>
            <translation>Dołóż kartę.</translation>
        </message>
        <message>
            <source>Lay it off.</source>
            <translation>Dołóż ją.</translation>
        </message>
        <message>
            <source>Use cards of one rank, or a run in one suit.</source>
            <translation>Użyj kart jednej rangi albo sekwencji w jednym kolorze.</translation>
        </message>
        <message>
            <source>Use three or four cards of one rank.</source>
            <translation>Użyj trzech lub czterech kart jednej rangi.</translation>
        </message>
        <message>
            <source>Use a run in one suit.</source>
            <translation>Użyj sekwencji w jednym kolorze.</translation>
        </message>
        <message>
            <source>A meld holds one joker at most.</source>
            <translation>Układ ma najwyżej jednego jokera.</translation>
        </message>
        <message>
            <source>{cards} will not fit {meld}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Do układu {meld} nie pasuje {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>No meld possible: pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Brak układu: zapłać %n punkt.</numerusform>
                <numerusform>Brak układu: zapłać %n punkty.</numerusform>
                <numerusform>Brak układu: zapłać %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>A meld must have more natural cards than jokers.</source>
            <translation>Układ musi mieć więcej zwykłych kart niż jokerów.</translation>
        </message>
        <message numerus="yes">
            <source>A call would be false and cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Zgłoszenie byłoby błędne i kosztowałoby %n punkt.</numerusform>
                <numerusform>Zgłoszenie byłoby błędne i kosztowałoby %n punkty.</numerusform>
                <numerusform>Zgłoszenie byłoby błędne i kosztowałoby %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>{one} and {other} do not fit together.</source>
            <extracomment>{one}: what an option of the rules says (“Jokers may be swapped”). {other}: what another option says (“How many jokers each deck has”).</extracomment>
            <translation>{one} i {other} nie pasują do siebie.</translation>
        </message>
        <message>
            <source>There is no option {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Nie ma opcji {written}.</translation>
        </message>
        <message>
            <source>{option} must be one of {choices}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {choices}: the values that there are, as they stand in a file (any, top_or_all). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option}: musi to być jedno z {choices}, nie {written}.</translation>
        </message>
        <message>
            <source>{option} must be a whole number from {low} to {high}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option}: musi to być liczba całkowita od {low} do {high}, nie {written}.</translation>
        </message>
        <message>
            <source>{option} must be a whole number from {low} to {high} or none, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option}: musi to być liczba całkowita od {low} do {high} albo brak, nie {written}.</translation>
        </message>
        <message>
            <source>{option} must be seven whole numbers from {low} to {high}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option}: musi to być siedem liczb całkowitych od {low} do {high}, nie {written}.</translation>
        </message>
        <message>
            <source>The fewest players are more than the most.</source>
            <translation>Najmniejsza liczba graczy jest większa niż największa.</translation>
        </message>
        <message>
            <source>A fanned pile is open to all: there is nothing to peek at.</source>
            <translation>Rozłożony stos widzi każdy: nie ma do czego zaglądać.</translation>
        </message>
        <message>
            <source>Any discard may be chosen only where all are seen.</source>
            <translation>Dowolną odrzuconą kartę można wybrać tylko tam, gdzie widać wszystkie.</translation>
        </message>
        <message>
            <source>Unseen cards may not meet the duty, so an unmet duty needs a price: {duty_price}.</source>
            <extracomment>{duty_price}: what an option of the rules says (“What an unmet duty costs”).</extracomment>
            <translation>Wzięcie niewidocznych kart może się nie udać, więc porażka musi mieć cenę: {duty_price}.</translation>
        </message>
        <message>
            <source>A card that must be used at once is only drawn when it can be.</source>
            <translation>Kartę, której trzeba natychmiast użyć, dobiera się tylko wtedy, gdy się da.</translation>
        </message>
        <message>
            <source>There is no closing card without a last discard.</source>
            <translation>Nie ma ostatniej karty, gdy nie trzeba jej odrzucać.</translation>
        </message>
        <message>
            <source>A face-down card cannot be called.</source>
            <translation>Zakrytej karty nie można zgłosić.</translation>
        </message>
        <message>
            <source>No last discard is called where there are no calls.</source>
            <translation>Nikt nie zgłasza kart tam, gdzie nie ma zgłoszeń.</translation>
        </message>
        <message>
            <source>Without jokers there is nothing to swap.</source>
            <translation>Bez jokerów nie ma czego wymieniać.</translation>
        </message>
        <message>
            <source>One deck has each card only once.</source>
            <translation>W jednej talii każda karta jest tylko raz.</translation>
        </message>
        <message>
            <source>After the deal at least two cards of the deck must be left for every number of players. To make it larger: {two_decks_from}, {jokers_per_deck}.</source>
            <extracomment>{two_decks_from}: what an option of the rules says (“Two decks are shuffled together”). {jokers_per_deck}: what an option of the rules says (“How many jokers each deck has”).</extracomment>
            <translation>Po rozdaniu w talii muszą zostać co najmniej dwie karty, przy każdej liczbie graczy. Aby ją powiększyć: {two_decks_from}, {jokers_per_deck}.</translation>
        </message>
        <message>
            <source>A card that must be used at once is never left to be returned.</source>
            <translation>Karta, której trzeba natychmiast użyć, nigdy nie zostaje do ponownego odrzucenia.</translation>
        </message>
        <message>
            <source>A winner who has fewer points than another would have to pay.</source>
            <translation>Zwycięzca z mniejszą liczbą punktów niż inny gracz musiałby płacić.</translation>
        </message>
        <message numerus="yes">
            <source>It passes up the chance to end the round at once, with %n card(s) left in the others’ hands.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>To rezygnacja z zakończenia rozdania od razu, gdy inni mają na rękach %n kartę.</numerusform>
                <numerusform>To rezygnacja z zakończenia rozdania od razu, gdy inni mają na rękach %n karty.</numerusform>
                <numerusform>To rezygnacja z zakończenia rozdania od razu, gdy inni mają na rękach %n kart.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} belongs to a meld in the hand: {cards}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{card} należy do układu na ręce: {cards}.</translation>
        </message>
        <message>
            <source>As a discard, {card} fits the meld {meld} on the table.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{card} po odrzuceniu pasuje do układu na stole: {meld}.</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>There is no file {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Nie ma pliku {path}.</translation>
        </message>
        <message>
            <source>{path} is not a file.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} to nie plik.</translation>
        </message>
        <message>
            <source>{path} cannot be read. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Nie można odczytać {path}. {why}</translation>
        </message>
        <message>
            <source>{path} is empty.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Plik {path} jest pusty.</translation>
        </message>
        <message>
            <source>{path} is larger than any match: {size} MB.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {size}: the size of a file in megabytes (80).</extracomment>
            <translation>Plik {path} jest większy niż jakakolwiek partia: {size} MB.</translation>
        </message>
        <message>
            <source>{path} is not a match record. Line {line}: {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} nie jest zapisem partii. Wiersz {line}: {why}</translation>
        </message>
        <message>
            <source>{path} is not a fair record. Line {line}: {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} nie jest uczciwym zapisem partii. Wiersz {line}: {why}</translation>
        </message>
        <message>
            <source>{path} is a record of format {format}, which needs a newer version of Rummy Qt: it was written by {app}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {format}: the number of a file’s format (2). {app}: a program with its version (Rummy Qt 1.2.3).</extracomment>
            <translation>{path} to zapis w formacie {format}, który wymaga nowszej wersji Rummy Qt: pochodzi z {app}.</translation>
        </message>
        <message>
            <source>{path} is open in another window.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Plik {path} jest otwarty w innym oknie.</translation>
        </message>
        <message>
            <source>{path} already exists.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} już istnieje.</translation>
        </message>
        <message>
            <source>The match was resigned: it can be replayed, but not continued.</source>
            <translation>Partia została poddana: można ją odtworzyć, ale nie grać dalej.</translation>
        </message>
        <message>
            <source>This was a single round: it can be replayed, but not continued.</source>
            <translation>To jedno rozdanie: można je odtworzyć, ale nie grać dalej.</translation>
        </message>
        <message>
            <source>{path} was changed or damaged on the way, in line {line}: {why} Ask for it again.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path}: plik został po drodze zmieniony lub uszkodzony, w wierszu {line}: {why} Poproś o niego jeszcze raz.</translation>
        </message>
        <message>
            <source>{path} holds no round that was played to its end as a challenge.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path}: nie ma tam rozdania rozegranego do końca jako wyzwanie.</translation>
        </message>
        <message>
            <source>This round is being played; it can be reviewed once it is over.</source>
            <translation>To rozdanie trwa; można je przeanalizować, gdy się skończy.</translation>
        </message>
        <message>
            <source>The match is over; nothing can be added to its record.</source>
            <translation>Partia jest skończona; do jej zapisu nie można nic dodać.</translation>
        </message>
        <message>
            <source>The last line of the record was incomplete and was dropped.</source>
            <translation>Ostatni wiersz zapisu był niepełny i został usunięty.</translation>
        </message>
        <message>
            <source>The match {path} is damaged. Line {line}: {why} The match goes on from the last good move, in a copy; the damaged file is kept.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Plik {path} jest uszkodzony. Wiersz {line}: {why} Partia toczy się dalej od ostatniego dobrego ruchu, w kopii; uszkodzony plik zostaje zachowany.</translation>
        </message>
        <message>
            <source>The match could not be locked against a second window. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Nie udało się zablokować partii przed drugim oknem. {why}</translation>
        </message>
        <message>
            <source>The disk is full. The match goes on, and is saved as soon as there is room.</source>
            <translation>Dysk jest pełny. Partia toczy się dalej i zapisze się, gdy tylko będzie miejsce.</translation>
        </message>
        <message>
            <source>The match cannot be saved now. {why} It goes on, and is saved as soon as possible.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Nie można teraz zapisać partii. {why} Toczy się dalej i zapisze się, gdy tylko się da.</translation>
        </message>
        <message>
            <source>The match cannot be saved in its place. {why} It goes on, and is kept in {path} until it can.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.). {path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Nie można zapisać partii w jej miejscu. {why} Toczy się dalej i do czasu, gdy się to uda, jest przechowywana w {path}.</translation>
        </message>
        <message>
            <source>The match could not be saved in its place. It is kept in {path}, and comes back to the saved matches at the next start.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Nie udało się zapisać partii w jej miejscu. Jest przechowywana w {path} i wróci do zapisanych partii przy następnym uruchomieniu.</translation>
        </message>
        <message>
            <source>The file of {path} was moved or deleted during play; there is a new one.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Plik {path} został przeniesiony lub usunięty w trakcie gry; jest nowy.</translation>
        </message>
        <message>
            <source>Something else changed the file of {path}; the match goes on in a new one.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Plik {path} został zmieniony z zewnątrz; partia toczy się dalej w nowym.</translation>
        </message>
        <message>
            <source>The last moves of {path} could not be saved.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Nie udało się zapisać ostatnich ruchów partii {path}.</translation>
        </message>
        <message>
            <source>A title has 1 to 200 characters, on one line.</source>
            <translation>Nazwa ma od 1 do 200 znaków, w jednym wierszu.</translation>
        </message>
        <message>
            <source>{path} could not be moved to the trash. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Nie udało się przenieść {path} do kosza. {why}</translation>
        </message>
        <message>
            <source>{path} could not be copied. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Nie udało się skopiować {path}. {why}</translation>
        </message>
        <message>
            <source>What you practised cannot be saved. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Nie da się zachować tego, co zostało przećwiczone. {why}</translation>
        </message>
        <message>
            <source>{path} was copied into your saved matches. The file itself stays as it is.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Kopia pliku {path} jest wśród twoich zapisanych partii. Sam plik pozostaje bez zmian.</translation>
        </message>
        <message>
            <source>{path} is already among your saved matches, at least as far as in this file: you play on there.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Partia z pliku {path} jest już wśród zapisanych, rozegrana co najmniej tak daleko jak w tym pliku: tam grasz dalej.</translation>
        </message>
        <message>
            <source>The settings and any house rules could not be read, and the defaults are used. {why} The file is kept as {copy}.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.). {copy}: the name of a file (settings-1.json).</extracomment>
            <translation>Nie udało się odczytać ustawień ani ewentualnych zasad domowych, działają domyślne. {why} Plik jest zachowany jako {copy}.</translation>
        </message>
        <message>
            <source>The settings cannot be read at the moment, and the defaults are used. {why} Settings that you do not change are kept.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Nie można teraz odczytać ustawień, działają domyślne. {why} Ustawienia, których nie zmienisz, zostają.</translation>
        </message>
        <message>
            <source>The settings were written by a newer version, and the defaults are used. The file is left as it is; what you change now is not kept.</source>
            <translation>Ustawienia pochodzą z nowszej wersji, działają domyślne. Plik zostaje taki, jaki jest; to, co teraz zmienisz, nie zostanie zachowane.</translation>
        </message>
        <message>
            <source>These settings were not understood and went back to their defaults: {names}. The file is kept as {copy}.</source>
            <extracomment>{names}: settings by their names (Theme, Card size). {copy}: the name of a file (settings-1.json).</extracomment>
            <translation>Te ustawienia są niezrozumiałe i mają wartości domyślne: {names}. Plik jest zachowany jako {copy}.</translation>
        </message>
        <message>
            <source>The settings could not be saved. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Nie udało się zapisać ustawień. {why}</translation>
        </message>
        <message>
            <source>The statistics cannot be saved; they will be worked out again when needed. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Nie można zapisać statystyk; powstają na nowo, gdy są potrzebne. {why}</translation>
        </message>
        <message>
            <source>A deal number has 1 to 15 digits; the seed of an ended match has 32 digits and letters from a to f.</source>
            <translation>Numer rozkładu ma od 1 do 15 cyfr; ziarno zakończonej partii ma 32 cyfry i litery od a do f.</translation>
        </message>
        <message>
            <source>It is too long.</source>
            <translation>Jest za długi.</translation>
        </message>
        <message>
            <source>Too many of the lines so far play nothing.</source>
            <translation>Zbyt wiele dotychczasowych wierszy nie zawiera ruchu.</translation>
        </message>
        <message>
            <source>Its checksum is missing.</source>
            <translation>Brakuje sumy kontrolnej.</translation>
        </message>
        <message>
            <source>Its checksum is wrong.</source>
            <translation>Suma kontrolna się nie zgadza.</translation>
        </message>
        <message>
            <source>It is not a JSON object.</source>
            <translation>To nie obiekt JSON.</translation>
        </message>
        <message>
            <source>A key appears twice.</source>
            <translation>Klucz występuje dwa razy.</translation>
        </message>
        <message>
            <source>The draw that needs this stock is missing.</source>
            <translation>Brakuje dobrania, które wymaga tego talonu.</translation>
        </message>
        <message>
            <source>A record begins with a line “match”.</source>
            <translation>Zapis zaczyna się od wiersza „match”.</translation>
        </message>
        <message>
            <source>There are two human players.</source>
            <translation>Są dwie osoby.</translation>
        </message>
        <message>
            <source>The fingerprint does not follow from the seed and nonce.</source>
            <translation>Odcisk nie wynika z ziarna i nonce.</translation>
        </message>
        <message>
            <source>The seed and the nonce do not follow from the name.</source>
            <translation>Ziarno i nonce nie wynikają z nazwy.</translation>
        </message>
        <message>
            <source>A program is playing, and could work out the cards of a named match.</source>
            <translation>Siedzi tam program, a karty partii z nazwą można obliczyć.</translation>
        </message>
        <message>
            <source>The first dealer does not follow from the seed.</source>
            <translation>Pierwszy rozdający nie wynika z ziarna.</translation>
        </message>
        <message>
            <source>There is a line after the end.</source>
            <translation>Po końcu jest jeszcze wiersz.</translation>
        </message>
        <message>
            <source>It stands between a rebuilt stock and its draw.</source>
            <translation>Stoi między nowym talonem a jego dobraniem.</translation>
        </message>
        <message>
            <source>The round is not marked as assisted.</source>
            <translation>Rozdanie nie jest oznaczone jako rozegrane z pomocą.</translation>
        </message>
        <message>
            <source>The round is marked as assisted, but nothing helped in it.</source>
            <translation>Rozdanie jest oznaczone jako rozegrane z pomocą, ale nic w nim nie pomogło.</translation>
        </message>
        <message>
            <source>The rebuilt stock is missing before it.</source>
            <translation>Przed nim brakuje nowego talonu.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partia jest skończona.</translation>
        </message>
        <message>
            <source>The round is not over.</source>
            <translation>Rozdanie nie jest skończone.</translation>
        </message>
        <message>
            <source>The end of the last round is missing before it.</source>
            <translation>Przed nim brakuje tego, co kończy ostatnie rozdanie.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Koniec rozdania.</translation>
        </message>
        <message>
            <source>It is not a file.</source>
            <translation>To nie jest plik.</translation>
        </message>
        <message>
            <source>There is no rulebook {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Nie ma zbioru zasad {written}.</translation>
        </message>
        <message>
            <source>The rules are not those of {rulebook}, and have no name.</source>
            <extracomment>{rulebook}: the name of a rulebook in a file (femhundra).</extracomment>
            <translation>Zasady nie są zasadami z {rulebook} i nie mają nazwy.</translation>
        </message>
        <message>
            <source>The rules leave out {option}.</source>
            <extracomment>{option}: the name of an option in a file (min_run).</extracomment>
            <translation>Zasady nie podają {option}.</translation>
        </message>
        <message>
            <source>There is no opponent of the kind {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Nie ma przeciwnika rodzaju {written}.</translation>
        </message>
        <message>
            <source>Nothing that was played calls for a line “{key}”.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer).</extracomment>
            <translation>Nic z rozegranych ruchów nie wymaga wiersza „{key}”.</translation>
        </message>
        <message>
            <source>The rules do not make sense. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Zasady nie mają sensu. {why}</translation>
        </message>
        <message>
            <source>“{key}” makes no sense.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer).</extracomment>
            <translation>„{key}” nie ma sensu.</translation>
        </message>
        <message>
            <source>It makes no sense here.</source>
            <translation>Nie ma tu sensu.</translation>
        </message>
        <message>
            <source>The rules allow no such match: {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Zasady nie pozwalają na taką partię: {written}.</translation>
        </message>
        <message>
            <source>“{written}” is not a move.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>„{written}” to nie ruch.</translation>
        </message>
        <message>
            <source>The move “{written}” is refused. {why}</source>
            <extracomment>{written}: something as it stands in a file ('chess'). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Ruch „{written}” jest niedozwolony. {why}</translation>
        </message>
        <message>
            <source>{key} {written} should be {expected}.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer). {written}: something as it stands in a file ('chess'). {expected}: what should stand in the file (2).</extracomment>
            <translation>{key} {written} powinno być {expected}.</translation>
        </message>
        <message>
            <source>{why} Nothing vouches for the lines before it.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{why} Nic nie ręczy za wiersze przed nim.</translation>
        </message>
        <message>
            <source>It is not JSON.</source>
            <translation>To nie JSON.</translation>
        </message>
        <message>
            <source>It is too large.</source>
            <translation>Jest za duży.</translation>
        </message>
        <message>
            <source>{path} cannot be written. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Nie można zapisać {path}. {why}</translation>
        </message>
        <message>
            <source>{path} holds no house rules. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} nie zawiera zasad domowych. {why}</translation>
        </message>
        <message>
            <source>It does not say that it holds house rules.</source>
            <translation>Nie mówi, że zawiera zasady domowe.</translation>
        </message>
        <message>
            <source>It was written by a newer version.</source>
            <translation>Pochodzi z nowszej wersji.</translation>
        </message>
        <message>
            <source>Access is denied.</source>
            <translation>Brak dostępu.</translation>
        </message>
        <message>
            <source>The disk is full.</source>
            <translation>Dysk jest pełny.</translation>
        </message>
        <message>
            <source>The disk is read-only.</source>
            <translation>Dysk jest tylko do odczytu.</translation>
        </message>
        <message>
            <source>There is no such file or folder.</source>
            <translation>Nie ma takiego pliku ani folderu.</translation>
        </message>
        <message>
            <source>A part of its path is not a folder.</source>
            <translation>Część ścieżki nie jest folderem.</translation>
        </message>
        <message>
            <source>The file already exists.</source>
            <translation>Taki plik już jest.</translation>
        </message>
        <message>
            <source>It is a folder.</source>
            <translation>To folder.</translation>
        </message>
        <message>
            <source>Another program is using it.</source>
            <translation>Używa go inny program.</translation>
        </message>
        <message>
            <source>Too many files are open.</source>
            <translation>Zbyt wiele plików jest otwartych.</translation>
        </message>
        <message>
            <source>The name is too long.</source>
            <translation>Nazwa jest za długa.</translation>
        </message>
        <message>
            <source>The disk is not working properly.</source>
            <translation>Dysk nie działa tak, jak powinien.</translation>
        </message>
        <message>
            <source>Its folder cannot be reached.</source>
            <translation>Folder jest nieosiągalny.</translation>
        </message>
        <message>
            <source>The system says: {text}</source>
            <extracomment>{text}: what the system or a part of it says, in its own language (timed out).</extracomment>
            <translation>System mówi: {text}</translation>
        </message>
        <message>
            <source>A part of the program cannot be loaded. {why} Please try again.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Nie można wczytać części programu. {why} Spróbuj ponownie.</translation>
        </message>
    </context>
    <context>
        <name>Replaced</name>
        <message>
            <source>Rummy Qt was updated or moved: please start it again.</source>
            <translation>Rummy Qt zostało zaktualizowane lub przeniesione: uruchom je ponownie.</translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>Slow</source>
            <extracomment>a speed.</extracomment>
            <translation>Wolno</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>a speed.</extracomment>
            <translation>Normalnie</translation>
        </message>
        <message>
            <source>Fast</source>
            <extracomment>a speed.</extracomment>
            <translation>Szybko</translation>
        </message>
        <message>
            <source>Back to the deal</source>
            <translation>Z powrotem do rozdania kart</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>O ruch wstecz</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Odtwarzaj lub wstrzymaj</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>O ruch naprzód</translation>
        </message>
        <message>
            <source>To the end of the round</source>
            <translation>Na koniec rozdania</translation>
        </message>
        <message>
            <source>What each decision cost, and why</source>
            <translation>Ile kosztowała każda decyzja i dlaczego</translation>
        </message>
        <message>
            <source>Leave the replay</source>
            <translation>Zakończ odtworzenie</translation>
        </message>
        <message>
            <source>A tick for each move in its player’s colour, long where cards were laid</source>
            <translation>Kreska dla każdego ruchu w kolorze gracza, długa tam, gdzie wyłożono karty</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>R&amp;eview</source>
            <translation>&amp;Analiza</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>&amp;Zamknij</translation>
        </message>
        <message>
            <source>&amp;All hands</source>
            <translation>Wszyst&amp;kie ręce</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Ruch</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>one deal and its play, many of which make a match; not a shape.</extracomment>
            <translation>Rozdanie</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Rozdanie {number}</translation>
        </message>
        <message>
            <source>Speed</source>
            <extracomment>how fast moves are shown.</extracomment>
            <translation>Szybkość</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Review</source>
            <translation>Analiza</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Gracz</translation>
        </message>
        <message>
            <source>Decisions, the costliest first</source>
            <translation>Decyzje, od najdroższej</translation>
        </message>
        <message>
            <source>&amp;Judge the rest</source>
            <translation>O&amp;ceń resztę</translation>
        </message>
        <message>
            <source>Expected result, decision by decision</source>
            <translation>Oczekiwany wynik, decyzja po decyzji</translation>
        </message>
        <message>
            <source>&amp;Play on with the same cards</source>
            <translation>Graj &amp;dalej z tymi samymi kartami</translation>
        </message>
        <message>
            <source>Play on with &amp;fresh hidden cards</source>
            <translation>Graj dalej z &amp;nowymi zakrytymi kartami</translation>
        </message>
        <message>
            <source>Reading the round…</source>
            <translation>Odczytywanie rozdania…</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Strata</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Zagrane</translation>
        </message>
        <message>
            <source>&amp;Back to the list</source>
            <translation>Wróć do &amp;listy</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Spróbuj jeszcze raz</translation>
        </message>
        <message>
            <source>Playing strength</source>
            <translation>Siła gry</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Lepsze</translation>
        </message>
        <message>
            <source>The teacher could not be started.</source>
            <extracomment>the teacher: the program that judges decisions.</extracomment>
            <translation>Nie udało się uruchomić nauczyciela.</translation>
        </message>
        <message>
            <source>The teacher’s process ended.</source>
            <translation>Proces nauczyciela się zakończył.</translation>
        </message>
        <message>
            <source>The teacher did not answer in time.</source>
            <translation>Nauczyciel nie odpowiedział na czas.</translation>
        </message>
        <message>
            <source>The teacher’s answer could not be used.</source>
            <translation>Odpowiedzi nauczyciela nie dało się użyć.</translation>
        </message>
        <message>
            <source>This round: {points} compared with the others’ average</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>To rozdanie: {points} względem średniej pozostałych</translation>
        </message>
        <message>
            <source>Judged against these opponents.</source>
            <translation>Ocena w grze z tymi przeciwnikami.</translation>
        </message>
        <message>
            <source>Costs cannot be added up: each is measured against the best play at that moment.</source>
            <translation>Strat nie można sumować: każda jest liczona względem najlepszego zagrania w danej chwili.</translation>
        </message>
        <message>
            <source>Judging decision {number} of {all}…</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Ocena decyzji {number} z {all}…</translation>
        </message>
        <message>
            <source>Measuring what seems to have cost most…</source>
            <translation>Sprawdzanie najdroższych decyzji…</translation>
        </message>
        <message>
            <source>There was nothing to decide in this round.</source>
            <translation>W tym rozdaniu nie było o czym decydować.</translation>
        </message>
        <message>
            <source>No decision cost anything that can be measured.</source>
            <translation>Żadna decyzja nie kosztowała niczego, co da się zmierzyć.</translation>
        </message>
        <message>
            <source>Nothing cost more.</source>
            <translation>Nic nie kosztowało więcej.</translation>
        </message>
        <message>
            <source>{start} is what Club makes in this seat in an average deal, {own} by your decisions, {luck} by luck and what others did.</source>
            <extracomment>{start}: points with their sign (+12). {own}: points with their sign (−35). {luck}: points with their sign (+80).</extracomment>
            <translation>{start}: tyle zdobywa na tym miejscu poziom klubowy przy przeciętnych kartach; {own}: twoje decyzje; {luck}: szczęście i gra innych.</translation>
        </message>
        <message numerus="yes">
            <source>Not clear yet: between {low} and {high} after %n reviewed round(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Jeszcze niejasne: po %n przeanalizowanym rozdaniu od {low} do {high}.</numerusform>
                <numerusform>Jeszcze niejasne: po %n przeanalizowanych rozdaniach od {low} do {high}.</numerusform>
                <numerusform>Jeszcze niejasne: po %n przeanalizowanych rozdaniach od {low} do {high}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost points.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n decyzja kosztowała punkty.</numerusform>
                <numerusform>%n decyzje kosztowały punkty.</numerusform>
                <numerusform>%n decyzji kosztowało punkty.</numerusform>
            </translation>
        </message>
        <message>
            <source>From here, for practice, in a copy that ends with this round, which counts as assisted</source>
            <translation>Stąd, dla ćwiczenia, w kopii, która kończy się na tym rozdaniu; liczy się ono jako rozegrane z pomocą</translation>
        </message>
        <message>
            <source>Near the target, points stand for the chance to win the match.</source>
            <translation>Blisko celu punkty oznaczają szansę na wygranie partii.</translation>
        </message>
        <message>
            <source>None of the others cost anything that can be measured.</source>
            <translation>Żadna z pozostałych nie kosztowała niczego, co da się zmierzyć.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) could not be judged, out of {all}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {all}: how many there are (5).</extracomment>
            <translation>
                <numerusform>Nie dało się ocenić %n decyzji z {all}.</numerusform>
                <numerusform>Nie dało się ocenić %n decyzji z {all}.</numerusform>
                <numerusform>Nie dało się ocenić %n decyzji z {all}.</numerusform>
            </translation>
        </message>
        <message>
            <source>This decision could not be judged.</source>
            <translation>Tej decyzji nie dało się ocenić.</translation>
        </message>
        <message>
            <source>Not judged yet.</source>
            <translation>Jeszcze bez oceny.</translation>
        </message>
        <message>
            <source>Nothing better was found.</source>
            <translation>Nie znaleziono niczego lepszego.</translation>
        </message>
        <message>
            <source>Played: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Zagrane: {way}</translation>
        </message>
        <message>
            <source>Better: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Lepsze: {way}</translation>
        </message>
        <message>
            <source>Where would you draw from?</source>
            <translation>Skąd dobierasz?</translation>
        </message>
        <message>
            <source>What would you play?</source>
            <translation>Co zagrasz?</translation>
        </message>
        <message>
            <source>Would you call?</source>
            <translation>Czy zgłosisz tę kartę?</translation>
        </message>
        <message numerus="yes">
            <source>It cost about %n point(s), very likely between {low} and {high}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Kosztowało około %n punktu, bardzo prawdopodobnie od {low} do {high}.</numerusform>
                <numerusform>Kosztowało około %n punktów, bardzo prawdopodobnie od {low} do {high}.</numerusform>
                <numerusform>Kosztowało około %n punktów, bardzo prawdopodobnie od {low} do {high}.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is the best way.</source>
            <translation>To najlepsze zagranie.</translation>
        </message>
        <message numerus="yes">
            <source>It may have cost about %n point(s), but that is not certain.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Mogło to kosztować około %n punktu, ale to nie jest pewne.</numerusform>
                <numerusform>Mogło to kosztować około %n punktów, ale to nie jest pewne.</numerusform>
                <numerusform>Mogło to kosztować około %n punktów, ale to nie jest pewne.</numerusform>
            </translation>
        </message>
        <message>
            <source>A program counts as the level it plays most like.</source>
            <translation>Program liczy się jako poziom, do którego jego gra jest najbardziej podobna.</translation>
        </message>
        <message>
            <source>A question mark means that a cost is not certain.</source>
            <translation>Znak zapytania oznacza, że strata nie jest pewna.</translation>
        </message>
        <message>
            <source>Nothing clearly better was found.</source>
            <translation>Nie znaleziono niczego wyraźnie lepszego.</translation>
        </message>
        <message numerus="yes">
            <source>It cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Kosztowało %n punkt.</numerusform>
                <numerusform>Kosztowało %n punkty.</numerusform>
                <numerusform>Kosztowało %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay nothing.</source>
            <translation>Niczego nie wykładaj.</translation>
        </message>
        <message>
            <source>Perhaps better: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Być może lepsze: {way}</translation>
        </message>
        <message>
            <source>Trying that out…</source>
            <translation>Sprawdzanie tego zagrania…</translation>
        </message>
        <message numerus="yes">
            <source>It may cost about %n point(s), but that is not certain.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Może to kosztować około %n punktu, ale to nie jest pewne.</numerusform>
                <numerusform>Może to kosztować około %n punktów, ale to nie jest pewne.</numerusform>
                <numerusform>Może to kosztować około %n punktów, ale to nie jest pewne.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is about as good as the best way.</source>
            <translation>To mniej więcej tak dobre jak najlepsze zagranie.</translation>
        </message>
        <message numerus="yes">
            <source>That is about %n point(s) behind the best way.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>To o około %n punkt gorsze od najlepszego zagrania.</numerusform>
                <numerusform>To o około %n punkty gorsze od najlepszego zagrania.</numerusform>
                <numerusform>To o około %n punktów gorsze od najlepszego zagrania.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The same deal played by others, averaged over %n attempt(s), with ±:</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ten sam rozkład kart w rękach innych, z ±, średnio z %n rozegrania:</numerusform>
                <numerusform>Ten sam rozkład kart w rękach innych, z ±, średnio z %n rozegrań:</numerusform>
                <numerusform>Ten sam rozkład kart w rękach innych, z ±, średnio z %n rozegrań:</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} for {player} on move {number}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {player}: the name of a player, whatever was typed (Bo). {number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>{card}, {player}, ruch {number}</translation>
        </message>
        <message>
            <source>Luck of the draw:</source>
            <translation>Szczęście w dobieraniu:</translation>
        </message>
        <message numerus="yes">
            <source>{most} or more over %n reviewed round(s), at least {low}: as strong as Club. How much stronger a player can be differs from game to game.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {most}: the larger number (200). {low}: the lowest possible number, or what a low ace counts (1).</extracomment>
            <translation>
                <numerusform>Po %n przeanalizowanym rozdaniu {most} lub więcej, co najmniej {low}: poziom klubowy. O ile można grać lepiej, zależy od gry.</numerusform>
                <numerusform>Po %n przeanalizowanych rozdaniach {most} lub więcej, co najmniej {low}: poziom klubowy. O ile można grać lepiej, zależy od gry.</numerusform>
                <numerusform>Po %n przeanalizowanych rozdaniach {most} lub więcej, co najmniej {low}: poziom klubowy. O ile można grać lepiej, zależy od gry.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Below {least} over %n reviewed round(s), at most {high}: weaker than Newcomer.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Poniżej {least}, po %n przeanalizowanym rozdaniu najwyżej {high}: słabiej niż nowicjusz.</numerusform>
                <numerusform>Poniżej {least}, po %n przeanalizowanych rozdaniach najwyżej {high}: słabiej niż nowicjusz.</numerusform>
                <numerusform>Poniżej {least}, po %n przeanalizowanych rozdaniach najwyżej {high}: słabiej niż nowicjusz.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{number} over %n reviewed round(s) ({low} to {high}): between {weaker} and {better}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {number}: a number: of a round, a player or a line (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {weaker}: the level of play below: its name (Casual). {better}: the level of play above: its name (Club).</extracomment>
            <translation>
                <numerusform>{number}, po %n przeanalizowanym rozdaniu od {low} do {high}. Sąsiednie poziomy: {weaker} i {better}.</numerusform>
                <numerusform>{number}, po %n przeanalizowanych rozdaniach od {low} do {high}. Sąsiednie poziomy: {weaker} i {better}.</numerusform>
                <numerusform>{number}, po %n przeanalizowanych rozdaniach od {low} do {high}. Sąsiednie poziomy: {weaker} i {better}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rising: {before} in the earlier rounds, {after} in the later ones.</source>
            <extracomment>{before}: points with one decimal (3.1). {after}: points with one decimal (1.9).</extracomment>
            <translation>Rośnie: {before} we wcześniejszych rozdaniach, {after} w późniejszych.</translation>
        </message>
        <message>
            <source>Falling: {before} in the earlier rounds, {after} in the later ones.</source>
            <extracomment>{before}: points with one decimal (3.1). {after}: points with one decimal (1.9).</extracomment>
            <translation>Spada: {before} we wcześniejszych rozdaniach, {after} w późniejszych.</translation>
        </message>
    </context>
    <context>
        <name>RoundEnd</name>
        <message>
            <source>You have won the match</source>
            <translation>Wygrywasz partię</translation>
        </message>
    </context>
    <context>
        <name>RuleSigns</name>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n karta na ręce</numerusform>
                <numerusform>%n karty na ręce</numerusform>
                <numerusform>%n kart na ręce</numerusform>
            </translation>
        </message>
        <message>
            <source>cards</source>
            <translation>kart</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) for two players, {least} for more</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>%n karta dla dwóch graczy, {least} dla większej liczby</numerusform>
                <numerusform>%n karty dla dwóch graczy, {least} dla większej liczby</numerusform>
                <numerusform>%n kart dla dwóch graczy, {least} dla większej liczby</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{least} to %n card(s), by the number of players</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>od {least} do %n karty, zależnie od liczby graczy</numerusform>
                <numerusform>od {least} do %n kart, zależnie od liczby graczy</numerusform>
                <numerusform>od {least} do %n kart, zależnie od liczby graczy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) in a deck</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n joker w talii</numerusform>
                <numerusform>%n jokery w talii</numerusform>
                <numerusform>%n jokerów w talii</numerusform>
            </translation>
        </message>
        <message>
            <source>jokers</source>
            <translation>jokery</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>za zamknięcie</translation>
        </message>
        <message>
            <source>going out</source>
            <extracomment>beside +50: what these points are for.</extracomment>
            <translation>zamknięcie</translation>
        </message>
        <message>
            <source>discards may be called</source>
            <translation>odrzucone karty można zgłaszać</translation>
        </message>
        <message>
            <source>calls</source>
            <translation>„Rommy!”</translation>
        </message>
    </context>
    <context>
        <name>SavedMatchesDialog</name>
        <message>
            <source>{name} won: {scores}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Wygrywa {name}: {scores}</translation>
        </message>
        <message>
            <source>{name} won against {others}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {others}: other players with their points, as a list (Bo (120) and Cleo (−45)).</extracomment>
            <translation>Wygrana: {name}; pozostali: {others}</translation>
        </message>
        <message>
            <source>For practice: {scores}</source>
            <extracomment>{scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Dla ćwiczenia: {scores}</translation>
        </message>
        <message>
            <source>Resigned: {scores}</source>
            <extracomment>{scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Poddana: {scores}</translation>
        </message>
        <message>
            <source>Saved matches</source>
            <translation>Zapisane partie</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Szukaj</translation>
        </message>
        <message>
            <source>Search by rules, name, title or date</source>
            <translation>Szukaj według zasad, imienia, nazwy lub daty</translation>
        </message>
        <message>
            <source>&amp;More…</source>
            <translation>&amp;Więcej…</translation>
        </message>
        <message>
            <source>&amp;Name…</source>
            <translation>&amp;Nazwij…</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>&amp;Duplikuj</translation>
        </message>
        <message>
            <source>Save a &amp;copy…</source>
            <translation>Zapisz &amp;kopię…</translation>
        </message>
        <message>
            <source>Move to &amp;trash</source>
            <translation>Do ko&amp;sza</translation>
        </message>
        <message>
            <source>&amp;Replay</source>
            <translation>&amp;Odtwórz</translation>
        </message>
        <message>
            <source>Re&amp;view</source>
            <translation>Anali&amp;zuj</translation>
        </message>
        <message>
            <source>No match has been saved yet.</source>
            <translation>Nie ma jeszcze zapisanych partii.</translation>
        </message>
        <message>
            <source>No match found.</source>
            <translation>Nie znaleziono partii.</translation>
        </message>
        <message>
            <source>&amp;Look back</source>
            <translation>O&amp;bejrzyj</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Graj dalej</translation>
        </message>
        <message>
            <source>{match} (copy)</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>{match} (kopia)</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>The match on the table is not being saved.</source>
            <translation>Partia na stole nie jest zapisywana.</translation>
        </message>
        <message>
            <source>It is not certain that your last moves are saved.</source>
            <translation>Nie wiadomo, czy twoje ostatnie ruchy są zapisane.</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) are not saved yet.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n ruch nie jest jeszcze zapisany.</numerusform>
                <numerusform>%n ruchy nie są jeszcze zapisane.</numerusform>
                <numerusform>%n ruchów nie jest jeszcze zapisanych.</numerusform>
            </translation>
        </message>
        <message>
            <source>The match is saved up to the last move, in {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Partia jest zapisana do ostatniego ruchu, w {path}.</translation>
        </message>
        <message>
            <source>The match is saved up to the last move.</source>
            <translation>Partia jest zapisana do ostatniego ruchu.</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Totals over the rounds</source>
            <translation>Sumy po każdym rozdaniu</translation>
        </message>
        <message>
            <source>Points of every round</source>
            <translation>Punkty z każdego rozdania</translation>
        </message>
        <message>
            <source>How the match stands</source>
            <translation>Stan partii</translation>
        </message>
        <message>
            <source>You have won the match</source>
            <translation>Wygrywasz partię</translation>
        </message>
        <message>
            <source>{name} has won the match</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} wygrywa partię</translation>
        </message>
        <message>
            <source>The match goes to {target}.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Partia toczy się do {target}.</translation>
        </message>
        <message>
            <source>{points} from {name}</source>
            <extracomment>{points}: a sum of points (120). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{points} od {name}</translation>
        </message>
        <message numerus="yes">
            <source>You collect %n point(s) in all: {sums}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {sums}: points and the players they come from, as a list (90 from Bo).</extracomment>
            <translation>
                <numerusform>Zbierasz razem %n punkt: {sums}.</numerusform>
                <numerusform>Zbierasz razem %n punkty: {sums}.</numerusform>
                <numerusform>Zbierasz razem %n punktów: {sums}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} collects %n point(s) in all: {sums}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {sums}: points and the players they come from, as a list (90 from Bo).</extracomment>
            <translation>
                <numerusform>{name} zbiera razem %n punkt: {sums}.</numerusform>
                <numerusform>{name} zbiera razem %n punkty: {sums}.</numerusform>
                <numerusform>{name} zbiera razem %n punktów: {sums}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Rozdanie {number}</translation>
        </message>
        <message>
            <source>Re&amp;play round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>&amp;Odtwórz rozdanie {number}</translation>
        </message>
        <message>
            <source>{points} from you</source>
            <extracomment>{points}: a sum of points (120).</extracomment>
            <translation>{points} od ciebie</translation>
        </message>
        <message>
            <source>The round is still being played. Its points will be shown here.</source>
            <translation>Rozdanie jeszcze trwa. Tutaj pojawią się jego punkty.</translation>
        </message>
        <message numerus="yes">
            <source>You collect %n point(s) from {name}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>Zbierasz %n punkt od {name}.</numerusform>
                <numerusform>Zbierasz %n punkty od {name}.</numerusform>
                <numerusform>Zbierasz %n punktów od {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} collects %n point(s) from you.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} zbiera od ciebie %n punkt.</numerusform>
                <numerusform>{name} zbiera od ciebie %n punkty.</numerusform>
                <numerusform>{name} zbiera od ciebie %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Re&amp;view it</source>
            <translation>&amp;Analizuj je</translation>
        </message>
        <message>
            <source>Pla&amp;y it again</source>
            <translation>&amp;Zagraj je jeszcze raz</translation>
        </message>
        <message>
            <source>Play round {number} again for practice, in a copy of the match</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Zagraj rozdanie {number} jeszcze raz dla ćwiczenia, w kopii partii</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Układy</translation>
        </message>
        <message>
            <source>Lay-offs</source>
            <extracomment>cards that were added to melds on the table.</extracomment>
            <translation>Dołożone</translation>
        </message>
        <message>
            <source>Hand</source>
            <extracomment>the cards left in a player’s hand; not a part of the body.</extracomment>
            <translation>Ręka</translation>
        </message>
        <message>
            <source>Bonus</source>
            <extracomment>points for going out.</extracomment>
            <translation>Premia</translation>
        </message>
        <message>
            <source>Penalties</source>
            <extracomment>points that were paid.</extracomment>
            <translation>Kary</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>the sum of the points.</extracomment>
            <translation>Suma</translation>
        </message>
    </context>
    <context>
        <name>SeatsAtTable</name>
        <message>
            <source>&amp;Opponents</source>
            <translation>&amp;Przeciwnicy</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>chosen</source>
            <extracomment>a card of the hand that was chosen.</extracomment>
            <translation>zaznaczone</translation>
        </message>
        <message>
            <source>new</source>
            <extracomment>a card of the hand that was drawn or taken last.</extracomment>
            <translation>nowość</translation>
        </message>
        <message>
            <source>fits your meld: {meld}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>pasuje do twojego układu: {meld}</translation>
        </message>
        <message>
            <source>fits the meld laid by {name}: {meld}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>pasuje do układu gracza {name}: {meld}</translation>
        </message>
        <message>
            <source>can be melded</source>
            <translation>można wyłożyć w układzie</translation>
        </message>
        <message>
            <source>must be used at once</source>
            <translation>do natychmiastowego użycia</translation>
        </message>
        <message numerus="yes">
            <source>{card}, under %n card(s)</source>
            <extracomment>a card in the discard pile, and how many cards lie on it. %n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{card}, pod %n kartą</numerusform>
                <numerusform>{card}, pod %n kartami</numerusform>
                <numerusform>{card}, pod %n kartami</numerusform>
            </translation>
        </message>
        <message>
            <source>{card}, on top</source>
            <extracomment>the top card of the discard pile. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card}, na wierzchu</translation>
        </message>
        <message>
            <source>Discard pile, {cards}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Stos odrzuconych, {cards}</translation>
        </message>
        <message>
            <source>{first} to {last} of {suit}</source>
            <extracomment>a run on the table, by its ends. {first}: the lowest rank of a run (5). {last}: the highest rank of a run (8). {suit}: the spoken suit of a card (clubs).</extracomment>
            <translation>{first} – {last} {suit}</translation>
        </message>
        <message>
            <source>cannot be discarded</source>
            <translation>nie można odrzucić</translation>
        </message>
        <message>
            <source>Your hand is empty.</source>
            <translation>Twoja ręka jest pusta.</translation>
        </message>
        <message>
            <source>In your hand, {count}: {cards}.</source>
            <extracomment>{count}: “7 cards”; {cards}: their names. {count}: how many cards (4). {cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Na twojej ręce, {count}: {cards}.</translation>
        </message>
        <message>
            <source>run: {cards}; {points}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards). {points}: points (24 points).</extracomment>
            <translation>sekwencja: {cards}; {points}</translation>
        </message>
        <message>
            <source>set: {cards}; {points}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards). {points}: points (24 points).</extracomment>
            <translation>zestaw: {cards}; {points}</translation>
        </message>
        <message>
            <source>{meld}; laid by {name}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{meld}; gracz: {name}</translation>
        </message>
        <message>
            <source>{name}: {cards}; {total} in all, {on_table} on the table</source>
            <extracomment>{cards}: “7 cards”; {total} and {on_table}: “120 points”. {name}: the name of a player, whatever was typed (Bo). {cards}: cards in spoken words, or how many cards (7 cards). {total}: the points of all rounds together (120 points). {on_table}: what lies on the table for a player (24 points).</extracomment>
            <translation>{name}: {cards}; razem {total}, na stole {on_table}</translation>
        </message>
        <message>
            <source>{seat}; playing now</source>
            <extracomment>{seat}: a player with cards and points, as “Bo: 7 cards; …”. {seat}: a player with cards and points (Bo: 7 cards; in all 120 points).</extracomment>
            <translation>{seat}; teraz gra</translation>
        </message>
        <message>
            <source>You may call this discard until somebody else does.</source>
            <translation>Możesz zgłosić tę kartę, dopóki nie zrobi tego ktoś inny.</translation>
        </message>
        <message>
            <source>You may call this discard, for as long as you like.</source>
            <translation>Możesz zgłosić tę kartę, jak długo zechcesz.</translation>
        </message>
        <message numerus="yes">
            <source>You may call this discard for %n second(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Możesz zgłosić tę kartę przez %n sekundę.</numerusform>
                <numerusform>Możesz zgłosić tę kartę przez %n sekundy.</numerusform>
                <numerusform>Możesz zgłosić tę kartę przez %n sekund.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A false call costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Błędne zgłoszenie kosztuje %n punkt.</numerusform>
                <numerusform>Błędne zgłoszenie kosztuje %n punkty.</numerusform>
                <numerusform>Błędne zgłoszenie kosztuje %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>{key} calls it, {other} lets it pass.</source>
            <extracomment>{key} and {other}: keys, such as C and Esc. {key}: a key (C). {other}: another key (Esc).</extracomment>
            <translation>{key}: zgłoszenie, {other}: przepuszczenie karty.</translation>
        </message>
        <message>
            <source>No card is chosen.</source>
            <translation>Żadna karta nie jest zaznaczona.</translation>
        </message>
        <message>
            <source>Chosen: {cards}.</source>
            <extracomment>{cards}: cards of the hand, as “seven to nine of clubs”. {cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Zaznaczono: {cards}.</translation>
        </message>
        <message>
            <source>The match goes to {target}.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Partia toczy się do {target}.</translation>
        </message>
        <message>
            <source>Dealer: {name}.</source>
            <extracomment>{name}: a player, perhaps “You”. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Rozdający: {name}.</translation>
        </message>
        <message>
            <source>{name}: {points}, {total} in all</source>
            <extracomment>{points}: of this round, as “+25”; {total}: of all rounds, as “120 points”. {name}: the name of a player, whatever was typed (Bo). {points}: points (24 points). {total}: the points of all rounds together (120 points).</extracomment>
            <translation>{name}: {points}, razem {total}</translation>
        </message>
        <message>
            <source>{key} deals the next round.</source>
            <extracomment>{key}: of the keyboard, such as Ctrl+Return. {key}: a key (C).</extracomment>
            <translation>{key}: następne rozdanie.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsDialog</name>
        <message>
            <source>Statistics</source>
            <translation>Statystyki</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>All rules</source>
            <translation>Wszystkie zasady</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rozdania</translation>
        </message>
        <message>
            <source>Unassisted</source>
            <translation>Bez pomocy</translation>
        </message>
        <message>
            <source>Assisted</source>
            <translation>Z pomocą</translation>
        </message>
        <message>
            <source>All rounds</source>
            <translation>Wszystkie rozdania</translation>
        </message>
        <message>
            <source>Matches won of the last 20</source>
            <translation>Wygrane z ostatnich 20 partii</translation>
        </message>
        <message>
            <source>Results by opponent</source>
            <translation>Wyniki według przeciwników</translation>
        </message>
        <message>
            <source>Start &amp;afresh…</source>
            <translation>&amp;Zacznij od nowa…</translation>
        </message>
        <message>
            <source>Finish a match, and it is counted here.</source>
            <translation>Skończ partię, a zostanie tu policzona.</translation>
        </message>
        <message>
            <source>New &amp;match…</source>
            <translation>Nowa &amp;partia…</translation>
        </message>
        <message numerus="yes">
            <source>Not counted: %n match(es) that cannot be read at the moment.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Niepoliczone: %n partia, której nie można teraz odczytać.</numerusform>
                <numerusform>Niepoliczone: %n partie, których nie można teraz odczytać.</numerusform>
                <numerusform>Niepoliczone: %n partii, których nie można teraz odczytać.</numerusform>
            </translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Przeciwko</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Wygrane</translation>
        </message>
        <message>
            <source>matches played</source>
            <translation>rozegrane partie</translation>
        </message>
        <message>
            <source>matches won</source>
            <translation>wygrane partie</translation>
        </message>
        <message>
            <source>assisted: {number}</source>
            <extracomment>{number}: how many of all (3).</extracomment>
            <translation>z pomocą: {number}</translation>
        </message>
        <message>
            <source>points per round</source>
            <translation>punkty na rozdanie</translation>
        </message>
        <message>
            <source>current winning streak</source>
            <translation>obecna seria wygranych</translation>
        </message>
        <message>
            <source>longest winning streak</source>
            <translation>najdłuższa seria wygranych</translation>
        </message>
        <message>
            <source>rounds played</source>
            <translation>rozegrane rozdania</translation>
        </message>
        <message>
            <source>best round</source>
            <translation>najlepsze rozdanie</translation>
        </message>
        <message>
            <source>rounds you went out in</source>
            <translation>twoje zamknięcia rozdań</translation>
        </message>
        <message>
            <source>of {all}</source>
            <extracomment>{all}: how many there are (5).</extracomment>
            <translation>z {all}</translation>
        </message>
        <message>
            <source>piles taken</source>
            <translation>wzięte stosy</translation>
        </message>
        <message>
            <source>Turns in which you took more than the top discard, of those where you could</source>
            <translation>Kolejki, w których bierzesz więcej niż górną odrzuconą kartę, spośród tych, w których się dało</translation>
        </message>
        <message>
            <source>most rounds in a match</source>
            <translation>najwięcej rozdań w partii</translation>
        </message>
        <message>
            <source>discards called</source>
            <translation>trafne zgłoszenia</translation>
        </message>
        <message>
            <source>Discards of others that you called, out of those that fitted a meld</source>
            <translation>Cudze odrzucone karty, które zgłaszasz, spośród tych, które pasowały do układu</translation>
        </message>
        <message>
            <source>false calls</source>
            <translation>błędne zgłoszenia</translation>
        </message>
        <message>
            <source>Calls that fitted nowhere and cost points</source>
            <translation>Zgłoszenia, które nigdzie nie pasowały i kosztowały punkty</translation>
        </message>
        <message>
            <source>Start counting from now on?</source>
            <translation>Liczyć od tej chwili?</translation>
        </message>
        <message>
            <source>Your saved matches stay. This cannot be undone.</source>
            <translation>Zapisane partie zostają. Tego nie można cofnąć.</translation>
        </message>
        <message>
            <source>Start &amp;afresh</source>
            <translation>&amp;Zacznij od nowa</translation>
        </message>
        <message>
            <source>&amp;Keep counting</source>
            <translation>&amp;Licz dalej</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Read the rule behind this in the handbook</source>
            <translation>Przeczytaj w podręczniku zasadę, z której to wynika</translation>
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
                <numerusform>Zgłoś ostatnią odrzuconą kartę; błędne zgłoszenie kosztuje %n punkt</numerusform>
                <numerusform>Zgłoś ostatnią odrzuconą kartę; błędne zgłoszenie kosztuje %n punkty</numerusform>
                <numerusform>Zgłoś ostatnią odrzuconą kartę; błędne zgłoszenie kosztuje %n punktów</numerusform>
            </translation>
        </message>
        <message>
            <source>Let it pass</source>
            <extracomment>a button: not to call the discard.</extracomment>
            <translation>Przepuść</translation>
        </message>
        <message>
            <source>Pass</source>
            <extracomment>a button, the verb: to take no card.</extracomment>
            <translation>Spasuj</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Następne rozdanie</translation>
        </message>
        <message>
            <source>Scores</source>
            <extracomment>a button: shows the score sheet.</extracomment>
            <translation>Wyniki</translation>
        </message>
        <message>
            <source>Discard</source>
            <extracomment>a button, the verb: to put a card on the discard pile.</extracomment>
            <translation>Odrzuć</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Zapłać %n punkt</numerusform>
                <numerusform>Zapłać %n punkty</numerusform>
                <numerusform>Zapłać %n punktów</numerusform>
            </translation>
        </message>
        <message>
            <source>Look into the pile ({points})</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>Zajrzyj do stosu ({points})</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Dlaczego?</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Podpowiedź</translation>
        </message>
        <message>
            <source>Round {number} of {all}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Rozdanie {number} z {all}</translation>
        </message>
        <message>
            <source>Suit</source>
            <extracomment>a button: sorts the hand by suit (clubs, diamonds …). Little room.</extracomment>
            <translation>Kolor</translation>
        </message>
        <message>
            <source>Sort the hand by suit</source>
            <translation>Ułóż rękę kolorami</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>a button: sorts the hand by rank (2, 3, … king). Little room.</extracomment>
            <translation>Ranga</translation>
        </message>
        <message>
            <source>Sort the hand by rank</source>
            <translation>Ułóż rękę według rangi</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>a button: sorts the hand so that melds lie side by side. Little room.</extracomment>
            <translation>Układy</translation>
        </message>
        <message>
            <source>Sort melds side by side</source>
            <translation>Ułóż układy obok siebie</translation>
        </message>
        <message>
            <source>Do it</source>
            <translation>Zagraj</translation>
        </message>
        <message>
            <source>Meld</source>
            <extracomment>a button, the verb: to lay chosen cards as a meld.</extracomment>
            <translation>Wyłóż układ</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Wymień</translation>
        </message>
        <message>
            <source>Lay off</source>
            <extracomment>a button, the verb: to add chosen cards to melds on the table.</extracomment>
            <translation>Dołóż</translation>
        </message>
        <message>
            <source>Lay all ({points})</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>Wyłóż wszystko ({points})</translation>
        </message>
        <message numerus="yes">
            <source>You made %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Twój wynik: %n punkt.</numerusform>
                <numerusform>Twój wynik: %n punkty.</numerusform>
                <numerusform>Twój wynik: %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>In the lead: {names}.</source>
            <extracomment>{names}: several players, “You” perhaps among them. {names}: the names of players, as a list (Bo and Cleo).</extracomment>
            <translation>Na czele: {names}.</translation>
        </message>
        <message>
            <source>These do not make a meld.</source>
            <translation>Te karty nie tworzą układu.</translation>
        </message>
        <message>
            <source>Lay every meld and lay off what fits</source>
            <translation>Wyłóż każdy układ i dołóż, co pasuje</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>a button: shows the list of moves that were played.</extracomment>
            <translation>Ruchy</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Co się stało</translation>
        </message>
        <message>
            <source>You discard one card: choose just that one.</source>
            <translation>Odrzuca się jedną kartę: wybierz tylko ją.</translation>
        </message>
        <message numerus="yes">
            <source>A call would cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Zgłoszenie kosztowałoby %n punkt.</numerusform>
                <numerusform>Zgłoszenie kosztowałoby %n punkty.</numerusform>
                <numerusform>Zgłoszenie kosztowałoby %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>Does it fit? Then call it.</source>
            <extracomment>the last discard: a meld on the table.</extracomment>
            <translation>Pasuje? Zgłoś ją.</translation>
        </message>
        <message>
            <source>of {points}</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>z {points}</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Rozdanie {number}</translation>
        </message>
        <message>
            <source>Card table</source>
            <translation>Stół do kart</translation>
        </message>
        <message>
            <source>{rank}: not here.</source>
            <extracomment>{rank}: the spoken rank of a card (seven).</extracomment>
            <translation>{rank}: nie ma.</translation>
        </message>
        <message>
            <source>The discard pile, from the bottom up</source>
            <translation>Stos odrzuconych, od dołu do góry</translation>
        </message>
        <message>
            <source>Put the cards back</source>
            <translation>Odłóż karty z powrotem</translation>
        </message>
        <message numerus="yes">
            <source>You have won the match with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Wygrywasz partię z wynikiem %n punktu.</numerusform>
                <numerusform>Wygrywasz partię z wynikiem %n punktów.</numerusform>
                <numerusform>Wygrywasz partię z wynikiem %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has won the match with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} wygrywa partię z wynikiem %n punktu.</numerusform>
                <numerusform>{name} wygrywa partię z wynikiem %n punktów.</numerusform>
                <numerusform>{name} wygrywa partię z wynikiem %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lead with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Prowadzisz, masz %n punkt.</numerusform>
                <numerusform>Prowadzisz, masz %n punkty.</numerusform>
                <numerusform>Prowadzisz, masz %n punktów.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} leads with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} prowadzi: %n punkt.</numerusform>
                <numerusform>{name} prowadzi: %n punkty.</numerusform>
                <numerusform>{name} prowadzi: %n punktów.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} is playing.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Gra {name}.</translation>
        </message>
        <message>
            <source>It fits: call it?</source>
            <translation>Pasuje: zgłosić?</translation>
        </message>
        <message>
            <source>Your turn. {may}</source>
            <extracomment>{may}: a whole sentence, such as “Draw, or take a discard.”. {may}: a whole sentence: what may be done (Draw, or take a discard.).</extracomment>
            <translation>Twoja kolej. {may}</translation>
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
            <translation>zakrytą</translation>
        </message>
        <message>
            <source>went out</source>
            <extracomment>what a player did, at the end of their last turn.</extracomment>
            <translation>zamyka</translation>
        </message>
        <message>
            <source>laid one face down</source>
            <extracomment>what a player did, where there is little room.</extracomment>
            <translation>kładzie zakrytą</translation>
        </message>
        <message>
            <source>dealt {count}, turned up</source>
            <extracomment>{count}: cards for each player; a small card follows, the first of the discard pile. {count}: how many cards (4).</extracomment>
            <translation>rozdaje po {count}, odkrywa</translation>
        </message>
        <message>
            <source>drew</source>
            <extracomment>what a player did, before a small card: drew it from the stock.</extracomment>
            <translation>dobiera</translation>
        </message>
        <message>
            <source>took</source>
            <extracomment>what a player did, before small cards: took them from the discard pile.</extracomment>
            <translation>bierze</translation>
        </message>
        <message>
            <source>laid</source>
            <extracomment>what a player did, before small cards: laid them as a meld.
----------
what a player did, before small cards: laid them off on a meld on the table.</extracomment>
            <translation>wykłada</translation>
        </message>
        <message>
            <source>swapped</source>
            <extracomment>what a player did, before a small card: gave it for a joker on the table.</extracomment>
            <translation>wymienia</translation>
        </message>
        <message>
            <source>discarded</source>
            <extracomment>what a player did, before a small card: discarded it.</extracomment>
            <translation>odrzuca</translation>
        </message>
        <message>
            <source>called</source>
            <extracomment>what a player did, before a small card: called “Rommy!” and laid it off.</extracomment>
            <translation>zgłasza</translation>
        </message>
        <message>
            <source>called in vain, {points}</source>
            <extracomment>{points}: what that cost, as “−50”. {points}: points with their sign (+25).</extracomment>
            <translation>zgłasza błędnie, {points}</translation>
        </message>
        <message>
            <source>paid {points}</source>
            <extracomment>{points}: what that cost, as “−50”. {points}: points with their sign (+25).</extracomment>
            <translation>płaci {points}</translation>
        </message>
        <message>
            <source>looked</source>
            <extracomment>what a player did: looked into the discard pile.</extracomment>
            <translation>zagląda</translation>
        </message>
        <message>
            <source>passed</source>
            <extracomment>what a player did.</extracomment>
            <translation>pasuje</translation>
        </message>
        <message>
            <source>The discards became the stock ({count})</source>
            <extracomment>{count}: how many cards the stock has now. {count}: how many cards (4).</extracomment>
            <translation>Odrzucone karty stają się talonem ({count})</translation>
        </message>
        <message>
            <source>The round is over</source>
            <translation>Koniec rozdania</translation>
        </message>
        <message>
            <source>a stand-in played:</source>
            <extracomment>at an opponent who did not answer, before what a simple player did in that turn.</extracomment>
            <translation>zagrał gracz zastępczy:</translation>
        </message>
        <message>
            <source>for a joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>na jokera</translation>
        </message>
        <message>
            <source>dealt {count}</source>
            <extracomment>{count}: cards for each player; the first of the discard pile is covered now. {count}: how many cards (4).</extracomment>
            <translation>rozdaje po {count}</translation>
        </message>
        <message>
            <source>discarded a card</source>
            <extracomment>what a player did; which card it was is covered now.</extracomment>
            <translation>odrzuca kartę</translation>
        </message>
        <message>
            <source>took the pile ({count})</source>
            <extracomment>what a player did; {count}: how many cards lay in the discard pile. {count}: how many cards (4).</extracomment>
            <translation>bierze stos ({count})</translation>
        </message>
        <message>
            <source>on your run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>do twojej sekwencji</translation>
        </message>
        <message>
            <source>on their own run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>do własnej sekwencji</translation>
        </message>
        <message>
            <source>on {name}’s run</source>
            <extracomment>after cards that were laid off, and whose run they joined. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>do sekwencji gracza {name}</translation>
        </message>
        <message>
            <source>on a run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>do sekwencji</translation>
        </message>
        <message>
            <source>on your set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>do twojego zestawu</translation>
        </message>
        <message>
            <source>on their own set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>do własnego zestawu</translation>
        </message>
        <message>
            <source>on {name}’s set</source>
            <extracomment>after cards that were laid off, and whose set they joined. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>do zestawu gracza {name}</translation>
        </message>
        <message>
            <source>on a set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>do zestawu</translation>
        </message>
        <message>
            <source>for your joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>na twojego jokera</translation>
        </message>
        <message>
            <source>for their own joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>na własnego jokera</translation>
        </message>
        <message>
            <source>for {name}’s joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>na jokera gracza {name}</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>A hidden card has been shown since. If you then play on in another way, the round counts as assisted; if you redo what you took back, it does not.</source>
            <translation>Od tego czasu pokazała się zakryta karta. Jeśli zagrasz teraz inaczej, rozdanie liczy się jako rozegrane z pomocą; jeśli ponowisz to, co zostało cofnięte, nie liczy się tak.</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>500 Rum, a quiet evening at the table</source>
            <translation>500 Rum, spokojny wieczór przy stole</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>German rules</source>
            <translation>Niemcy</translation>
        </message>
        <message>
            <source>Swedish rules</source>
            <translation>Szwecja</translation>
        </message>
        <message>
            <source>Only the top discard shows. Take it, or dare to take the whole pile: then you lay a new meld from it at once or pay 100 points. Going out is worth 50.</source>
            <translation>Widać tylko górną odrzuconą kartę. Weź ją albo odważ się wziąć cały stos: wtedy od razu wykładasz z niego nowy układ albo płacisz 100 punktów. Zamknięcie jest warte 50.</translation>
        </message>
        <message>
            <source>Michigan rummy</source>
            <translation>Michigan</translation>
        </message>
        <message>
            <source>Like Femhundra, but with the discards open: take the top one, or dare to take a deeper one with every card above it: then you lay a new meld from them or pay 100 points.</source>
            <translation>Jak Femhundra, ale stos jest odkryty: weź górną kartę albo odważ się wziąć głębszą ze wszystkimi powyżej: wtedy wykładasz z nich nowy układ albo płacisz 100 punktów.</translation>
        </message>
        <message>
            <source>Dutch rules</source>
            <translation>Holandia</translation>
        </message>
        <message>
            <source>The same game as the German one, told in its own words: all discards open, seven cards, thirteen with two players.</source>
            <translation>Ta sama gra co niemiecka, opowiedziana własnymi słowami: odkryty stos, siedem kart, trzynaście przy dwóch graczach.</translation>
        </message>
        <message>
            <source>Danish rules</source>
            <translation>Dania</translation>
        </message>
        <message>
            <source>With three jokers, runs that turn the corner, and the call “Rommy!” for a discard that fits a meld. You go out with a last card, face down.</source>
            <translation>Z trzema jokerami, sekwencjami, które idą za róg, i zgłaszaniem „Rommy!”, gdy odrzucona karta pasuje do układu. Zamykasz ostatnią kartą, zakrytą.</translation>
        </message>
        <message>
            <source>Polish rules</source>
            <translation>Polska</translation>
        </message>
        <message>
            <source>Newcomer</source>
            <translation>Nowicjusz</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Początkujący</translation>
        </message>
        <message>
            <source>Casual</source>
            <extracomment>a level of play.</extracomment>
            <translation>Towarzyski</translation>
        </message>
        <message>
            <source>Club</source>
            <extracomment>a level of play, as good as a member of a card club; not the suit.</extracomment>
            <translation>Klubowy</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Ekspert</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Mistrz</translation>
        </message>
        <message>
            <source>Random</source>
            <extracomment>an opponent that plays by chance.</extracomment>
            <translation>Losowy</translation>
        </message>
        <message>
            <source>Program</source>
            <extracomment>an opponent: another program.</extracomment>
            <translatorcomment>The same word in Polish.</translatorcomment>
            <translation>Program</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>the person at the computer, as a player.</extracomment>
            <translation>Ty</translation>
        </message>
        <message>
            <source>Learned the game today: seldom takes a discard, and misses most lay-offs.</source>
            <translation>Zna grę od dzisiaj: rzadko bierze odrzucone karty i przeocza większość okazji, by coś dołożyć.</translation>
        </message>
        <message>
            <source>Sees the top discard only, and overlooks a good deal.</source>
            <translation>Widzi tylko górną odrzuconą kartę i sporo przeocza.</translation>
        </message>
        <message>
            <source>Looks a few discards deep, and overlooks something now and then.</source>
            <translation>Zagląda kilka kart w głąb stosu i od czasu do czasu coś przeocza.</translation>
        </message>
        <message>
            <source>Misses nothing and knows what each card is worth, but does not look ahead.</source>
            <translation>Niczego nie przeocza i wie, ile warta jest karta; nie patrzy naprzód.</translation>
        </message>
        <message>
            <source>Plays like Club, but guesses at hidden hands and tries its moves out first.</source>
            <translation>Gra jak gracz klubowy, zgaduje, co inni mają na ręce, i najpierw sprawdza swoje ruchy.</translation>
        </message>
        <message>
            <source>Plays like Expert, but looks five times as long and far more closely.</source>
            <translation>Gra jak ekspert, ale zastanawia się pięć razy dłużej i o wiele dokładniej.</translation>
        </message>
        <message>
            <source>{name} likes to take from the discard pile.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} chętnie bierze ze stosu odrzuconych.</translation>
        </message>
        <message>
            <source>{name} seldom takes the pile, and gives little away.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} rzadko bierze stos i niewiele zdradza.</translation>
        </message>
        <message>
            <source>{name} lays at once, and wants to be out first.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} od razu wykłada i chce zamknąć przed innymi.</translation>
        </message>
        <message>
            <source>{name} keeps valuable cards, and lays them late.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} trzyma drogie karty i późno je wykłada.</translation>
        </message>
        <message>
            <source>Fjord</source>
            <extracomment>a colour: blue as a fjord.</extracomment>
            <translation>Fiord</translation>
        </message>
        <message>
            <source>Straw</source>
            <extracomment>a colour: yellow.</extracomment>
            <translation>Słoma</translation>
        </message>
        <message>
            <source>Clay</source>
            <extracomment>a colour: reddish brown.</extracomment>
            <translation>Glina</translation>
        </message>
        <message>
            <source>Moss</source>
            <extracomment>a colour: green.</extracomment>
            <translation>Mech</translation>
        </message>
        <message>
            <source>Ice</source>
            <extracomment>a colour: pale blue.</extracomment>
            <translation>Lód</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>a colour: grey as the stone.</extracomment>
            <translation>Łupek</translation>
        </message>
        <message>
            <source>Lichen</source>
            <extracomment>a colour: grey-green.</extracomment>
            <translation>Porost</translation>
        </message>
        <message>
            <source>Sky</source>
            <extracomment>a colour: light blue.</extracomment>
            <translation>Niebo</translation>
        </message>
        <message>
            <source>Iris</source>
            <translation>Irys</translation>
        </message>
        <message>
            <source>Ochre</source>
            <translation>Ochra</translation>
        </message>
        <message>
            <source>Raspberry</source>
            <translation>Malina</translation>
        </message>
        <message>
            <source>Fern</source>
            <translation>Paproć</translation>
        </message>
        <message>
            <source>Teal</source>
            <translation>Morski</translation>
        </message>
        <message>
            <source>Violet</source>
            <translation>Fiolet</translation>
        </message>
        <message>
            <source>Olive</source>
            <translation>Oliwka</translation>
        </message>
        <message>
            <source>Azure</source>
            <translation>Lazur</translation>
        </message>
        <message>
            <source>Challenge {mark}</source>
            <extracomment>{mark}: four digits and letters that tell challenges apart. {mark}: four digits and letters that tell challenges apart (5f3a).</extracomment>
            <translation>Wyzwanie {mark}</translation>
        </message>
        <message>
            <source>Deal of {date}</source>
            <extracomment>{date}: a day in figures (24/11/2026).</extracomment>
            <translation>Rozdanie z {date}</translation>
        </message>
        <message>
            <source>House rule: {house}</source>
            <extracomment>{house}: the name of house rules, whatever was typed. {house}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>Zasady domowe: {house}</translation>
        </message>
        <message numerus="yes">
            <source>%n opponent(s), {levels}</source>
            <extracomment>a row of the statistics. {levels}: Beginner and Club. Little room. %n: the number of what is counted; the word in front of (s) follows it (3). {levels}: levels, as a list (Beginner and Club).</extracomment>
            <translation>
                <numerusform>%n przeciwnik, {levels}</numerusform>
                <numerusform>%n przeciwnicy, {levels}</numerusform>
                <numerusform>%n przeciwników, {levels}</numerusform>
            </translation>
        </message>
        <message>
            <source>Without machine code, as here, it takes 40 times as long.</source>
            <translation>Tutaj działa bez kodu maszynowego i trwa 40 razy dłużej.</translation>
        </message>
        <message>
            <source>Program…</source>
            <translatorcomment>The same word.</translatorcomment>
            <translation>Program…</translation>
        </message>
        <message>
            <source>Program: {program}</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translatorcomment>The same word.</translatorcomment>
            <translation>Program: {program}</translation>
        </message>
        <message>
            <source>Nothing confines it here: it can do anything that you can.</source>
            <translation>Nic go tu nie ogranicza: wolno mu wszystko, co tobie.</translation>
        </message>
        <message>
            <source>{program} cannot be started.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>Nie da się uruchomić programu {program}.</translation>
        </message>
        <message>
            <source>The classic. All discards lie open: take any of them, with every card above it, if you use it at once. The winner of a match collects the difference from each opponent.</source>
            <translation>Klasyka. Wszystkie odrzucone karty leżą odkryte: weź dowolną ze wszystkimi kartami powyżej, jeśli natychmiast jej użyjesz. Zwycięzca partii zbiera różnicę od każdego przeciwnika.</translation>
        </message>
        <message>
            <source>All discards lie open; the round ends at the latest with the last card of the stock.</source>
            <translation>Wszystkie odrzucone karty leżą odkryte; rozdanie kończy się najpóźniej z ostatnią kartą talonu.</translation>
        </message>
        <message>
            <source>{program} ended instead of answering.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>Program {program} zakończył się, zamiast odpowiedzieć.</translation>
        </message>
        <message>
            <source>{program} did not answer in time.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>Program {program} nie odpowiedział na czas.</translation>
        </message>
        <message>
            <source>{program} answered with something that is not a legal move.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>Program {program} odpowiedział czymś, co nie jest dozwolonym ruchem.</translation>
        </message>
        <message>
            <source>Your own program. Hints and reviews count it as the level it plays most like.</source>
            <translation>Twój własny program. Podpowiedzi i analizy przypisują mu poziom, do którego jego gra jest najbardziej podobna.</translation>
        </message>
        <message>
            <source>{program} is no longer there: a simple stand-in plays for {name}.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{program}: tego programu już nie ma. Miejsce gracza {name} zajmuje gracz zastępczy.</translation>
        </message>
        <message>
            <source>Girl with a wreath</source>
            <translation>Dziewczyna w wianku</translation>
        </message>
        <message>
            <source>Sailor</source>
            <translation>Marynarz</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Zając</translation>
        </message>
        <message>
            <source>Owl</source>
            <translation>Sowa</translation>
        </message>
        <message>
            <source>Grandmother</source>
            <translation>Babcia</translation>
        </message>
        <message>
            <source>Moose</source>
            <translation>Łoś</translation>
        </message>
        <message>
            <source>Goose</source>
            <translation>Gęś</translation>
        </message>
        <message>
            <source>Chimney sweep</source>
            <translation>Kominiarz</translation>
        </message>
        <message>
            <source>a move taken back after a hidden card had been shown</source>
            <translation>cofnięcie ruchu po pokazaniu zakrytej karty</translation>
        </message>
        <message>
            <source>a hint, the tutor or a covered card in the list of moves</source>
            <translation>podpowiedź, doradca albo zakryta karta wymieniona na liście ruchów</translation>
        </message>
        <message>
            <source>a deal known before</source>
            <translation>rozkład kart znany wcześniej</translation>
        </message>
        <message>
            <source>a simple stand-in for an opponent</source>
            <translation>gracz zastępczy zamiast przeciwnika</translation>
        </message>
        <message>
            <source>Assisted: {help}. The statistics keep such rounds apart.</source>
            <extracomment>{help}: what helped, as a list (a deal known before).</extracomment>
            <translation>Z pomocą: {help}. W statystykach takie rozdania liczą się osobno.</translation>
        </message>
        <message>
            <source>player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>gracz {number}</translation>
        </message>
    </context>
</TS>
