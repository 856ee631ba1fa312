<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>About Rummy Qt</source>
            <translation>Om Rummy Qt</translation>
        </message>
        <message>
            <source>What the program is made of</source>
            <translation>Hvad programmet er lavet af</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Licens</translation>
        </message>
        <message>
            <source>500 Rum against the computer, on your desktop. Free under the MIT licence.</source>
            <translation>500 Rum mod computeren, på dit skrivebord. Frit under MIT-licensen.</translation>
        </message>
        <message>
            <source>Matches, statistics and settings are kept in {folder}</source>
            <extracomment>{folder}: a folder (/home/ann/matches).</extracomment>
            <translation>Partier, statistik og indstillinger ligger i {folder}</translation>
        </message>
        <message>
            <source>It contains, each under its own licence:</source>
            <translation>Det indeholder, hver under sin egen licens:</translation>
        </message>
        <message>
            <source>Its licence text is not on this computer: {place}</source>
            <extracomment>{place}: where a licence can be read (https://doc.qt.io).</extracomment>
            <translation>Licensteksten findes ikke på denne computer: {place}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;New match…</source>
            <translation>&amp;Nyt parti…</translation>
        </message>
        <message>
            <source>Choose rules and opponents, and deal</source>
            <translation>Vælg regler og modspillere, og giv kort</translation>
        </message>
        <message>
            <source>&amp;Rematch</source>
            <translation>&amp;Revanche</translation>
        </message>
        <message>
            <source>Start a match with the same rules and opponents</source>
            <translation>Begynd et parti med de samme regler og modspillere</translation>
        </message>
        <message>
            <source>Same &amp;deals again</source>
            <translation>Samme &amp;kort igen</translation>
        </message>
        <message>
            <source>Play this match again with the very same cards</source>
            <translation>Spil dette parti igen med nøjagtig de samme kort</translation>
        </message>
        <message>
            <source>Same deal of &amp;this round</source>
            <translation>Denne runde &amp;igen</translation>
        </message>
        <message>
            <source>Play this round again for practice, in a copy of the match</source>
            <translation>Spil denne runde igen som øvelse, i en kopi af partiet</translation>
        </message>
        <message>
            <source>Res&amp;ign the match…</source>
            <translation>Op&amp;giv partiet…</translation>
        </message>
        <message>
            <source>Give up the match; it counts as lost</source>
            <translation>Opgiv partiet; det tæller som tabt</translation>
        </message>
        <message>
            <source>Saved m&amp;atches</source>
            <translation>Ge&amp;mte partier</translation>
        </message>
        <message>
            <source>Go on with a saved match, or look back at it</source>
            <translation>Find et parti, og spil videre, eller se tilbage på det</translation>
        </message>
        <message>
            <source>&amp;Open a match file…</source>
            <translation>&amp;Åbn en partifil…</translation>
        </message>
        <message>
            <source>Open a match from a file</source>
            <translation>Åbn et parti fra en fil</translation>
        </message>
        <message>
            <source>Re&amp;play rounds</source>
            <translation>Gennems&amp;pil runder</translation>
        </message>
        <message>
            <source>Look at the finished rounds of this match, move by move</source>
            <translation>Se partiets afsluttede runder, handling for handling</translation>
        </message>
        <message>
            <source>Re&amp;view the last round</source>
            <translation>G&amp;ennemgå sidste runde</translation>
        </message>
        <message>
            <source>What each of your decisions cost, and why</source>
            <translation>Hvad hver af dine beslutninger kostede, og hvorfor</translation>
        </message>
        <message>
            <source>About this &amp;match…</source>
            <translation>&amp;Om partiet…</translation>
        </message>
        <message>
            <source>Players, file and the fingerprint of the deals</source>
            <translation>Spillere, fil og kortgivningernes fingeraftryk</translation>
        </message>
        <message>
            <source>&amp;Leave the table</source>
            <translation>&amp;Forlad bordet</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Afslut</translation>
        </message>
        <message>
            <source>Go to the welcome page</source>
            <translation>Gå til startsiden</translation>
        </message>
        <message>
            <source>Deal of the da&amp;y</source>
            <translation>Dagens r&amp;unde</translation>
        </message>
        <message>
            <source>One round a day, with the same cards for everybody</source>
            <translation>Én runde om dagen, med de samme kort til alle</translation>
        </message>
        <message>
            <source>Beat all seven at the table, one after another</source>
            <translation>Slå de syv ved bordet, én efter én</translation>
        </message>
        <message>
            <source>&amp;Back to the match</source>
            <translation>&amp;Tilbage til partiet</translation>
        </message>
        <message>
            <source>Leave practice, and go back to where you started it</source>
            <translation>Forlad øvelsen, og fortsæt, hvor den begyndte</translation>
        </message>
        <message>
            <source>Close the window</source>
            <translation>Luk vinduet</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Fortryd</translation>
        </message>
        <message>
            <source>Take back the last move</source>
            <translation>Fortryd den sidste handling</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Gentag</translation>
        </message>
        <message>
            <source>Repeat the move you took back</source>
            <translation>Gentag det, du fortrød</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <translation>&amp;Tip</translation>
        </message>
        <message>
            <source>Show a good move and why; the round then counts as assisted</source>
            <translation>Vis en god handling og hvorfor; runden tæller så som spillet med hjælp</translation>
        </message>
        <message>
            <source>&amp;Call “Rommy!”</source>
            <translation>&amp;Sig ”Rommy!”</translation>
        </message>
        <message>
            <source>Call the last discard, if the rules allow calls</source>
            <translation>Sig ”Rommy!” til det sidst smidte kort, hvis reglerne tillader det</translation>
        </message>
        <message>
            <source>Move cards le&amp;ft</source>
            <translation>Flyt kort til &amp;venstre</translation>
        </message>
        <message>
            <source>Move the chosen cards in your hand by one place</source>
            <translation>Flyt de valgte kort på hånden én plads</translation>
        </message>
        <message>
            <source>Move cards ri&amp;ght</source>
            <translation>Flyt kort til &amp;højre</translation>
        </message>
        <message>
            <source>&amp;Lay everything</source>
            <translation>&amp;Læg alt</translation>
        </message>
        <message>
            <source>Lay all melds in your hand, and all cards that fit</source>
            <translation>Læg alle de stik ned, du har på hånden, og alle kort, der passer</translation>
        </message>
        <message>
            <source>&amp;Next round</source>
            <translation>&amp;Næste runde</translation>
        </message>
        <message>
            <source>Deal the next round</source>
            <translation>Giv kort til næste runde</translation>
        </message>
        <message>
            <source>S&amp;core sheet</source>
            <translation>&amp;Pointskema</translation>
        </message>
        <message>
            <source>The points of every round</source>
            <translation>Pointene for hver runde</translation>
        </message>
        <message>
            <source>&amp;Moves of this round</source>
            <translation>Forløbe&amp;t i runden</translation>
        </message>
        <message>
            <source>Ne&amp;xt part of the table</source>
            <translation>Næste &amp;del af bordet</translation>
        </message>
        <message>
            <source>From the stock to the discards, the melds, your hand, and around</source>
            <translation>Fra trækbunken til afkastbunken, stikkene, din hånd og forfra</translation>
        </message>
        <message>
            <source>Previ&amp;ous part of the table</source>
            <translation>Fo&amp;rrige del af bordet</translation>
        </message>
        <message>
            <source>The same way back</source>
            <translation>Samme vej tilbage</translation>
        </message>
        <message>
            <source>&amp;What happened last?</source>
            <translation>&amp;Hvad skete der sidst?</translation>
        </message>
        <message>
            <source>Th&amp;e ladder</source>
            <translation>Due&amp;lstigen</translation>
        </message>
        <message>
            <source>&amp;Challenge a friend…</source>
            <translation>U&amp;dfordr en ven…</translation>
        </message>
        <message>
            <source>Play a round that a friend plays with the same cards</source>
            <translation>Spil en runde, som en ven spiller med de samme kort</translation>
        </message>
        <message>
            <source>&amp;Find the move</source>
            <translation>Find l&amp;øsningen</translation>
        </message>
        <message>
            <source>Practise the decisions that cost most</source>
            <translation>Øv de beslutninger, der kostede mest</translation>
        </message>
        <message>
            <source>Play the h&amp;int</source>
            <translation>Spil t&amp;ippet</translation>
        </message>
        <message>
            <source>Play the next move of the hint that is shown</source>
            <translation>Spil den næste handling i det viste tip</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <translation>Træk fra trækbunken</translation>
        </message>
        <message>
            <source>Draw, wherever the focus is</source>
            <translation>Træk, hvor fokus end er</translation>
        </message>
        <message>
            <source>Take the top discard</source>
            <translation>Tag det øverste kort i afkastbunken</translation>
        </message>
        <message>
            <source>Take the card that lies on top of the discard pile</source>
            <translation>Tag kortet, der ligger øverst i afkastbunken</translation>
        </message>
        <message>
            <source>Take the whole pile</source>
            <translation>Tag hele bunken op</translation>
        </message>
        <message>
            <source>Take all cards of the discard pile</source>
            <translation>Tag alle kort i afkastbunken</translation>
        </message>
        <message>
            <source>To your hand</source>
            <translation>Til din hånd</translation>
        </message>
        <message>
            <source>Give the focus to your hand</source>
            <translation>Giv din hånd fokus</translation>
        </message>
        <message>
            <source>To the melds</source>
            <translation>Til stikkene</translation>
        </message>
        <message>
            <source>Give the focus to the melds on the table</source>
            <translation>Giv stikkene på bordet fokus</translation>
        </message>
        <message>
            <source>Read out your hand</source>
            <translation>Læs hele din hånd op</translation>
        </message>
        <message>
            <source>Read out all cards in your hand, one by one</source>
            <translation>Læs alle kort på din hånd op, ét efter ét</translation>
        </message>
        <message>
            <source>Read out the scores</source>
            <translation>Læs pointene op</translation>
        </message>
        <message>
            <source>Read out each player’s cards and points</source>
            <translation>Læs hver spillers kort og point op</translation>
        </message>
        <message>
            <source>Read out how things stand</source>
            <translation>Læs op, hvordan det står</translation>
        </message>
        <message>
            <source>Read out the round, the target, the dealer and whose turn it is</source>
            <translation>Læs op: runden, målet, kortgiveren, og hvis tur det er</translation>
        </message>
        <message>
            <source>Open or close the list of moves over the table</source>
            <translation>Åbn eller luk listen over rundens forløb oven på bordet</translation>
        </message>
        <message>
            <source>Say again what happened last</source>
            <translation>Sig igen, hvad der skete sidst</translation>
        </message>
        <message>
            <source>S&amp;tatistics</source>
            <translation>St&amp;atistik</translation>
        </message>
        <message>
            <source>How you have played so far</source>
            <translation>Sådan har du spillet indtil nu</translation>
        </message>
        <message>
            <source>F&amp;irsts and bests</source>
            <translation>F&amp;ørste gang og rekorder</translation>
        </message>
        <message>
            <source>What you did for the first time, and your records</source>
            <translation>Hvad du gjorde for første gang, og dine rekorder</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Fuldskærm</translation>
        </message>
        <message>
            <source>Fill the screen with the table</source>
            <translation>Fyld skærmen med bordet</translation>
        </message>
        <message>
            <source>So&amp;und</source>
            <translation>&amp;Lyd</translation>
        </message>
        <message>
            <source>Turn the sound on or off</source>
            <translation>Slå lydene til eller fra</translation>
        </message>
        <message>
            <source>&amp;House rules…</source>
            <translation>&amp;Husregler…</translation>
        </message>
        <message>
            <source>Copy a rulebook and change what you like</source>
            <translation>Kopiér et regelsæt, og lav om på det, du vil</translation>
        </message>
        <message>
            <source>&amp;Preferences…</source>
            <translation>&amp;Alle indstillinger…</translation>
        </message>
        <message>
            <source>Theme, cards, animation and help</source>
            <translation>Tema, kort, animation og hjælp</translation>
        </message>
        <message>
            <source>Hand&amp;book</source>
            <translation>Hånd&amp;bog</translation>
        </message>
        <message>
            <source>The rules of this game, clause by clause</source>
            <translation>Spillets regler, punkt for punkt</translation>
        </message>
        <message>
            <source>Keys at this &amp;moment</source>
            <translation>Taster lige &amp;nu</translation>
        </message>
        <message>
            <source>What each key does at the table now</source>
            <translation>Hvad hver tast gør ved bordet nu</translation>
        </message>
        <message>
            <source>Show where matches are &amp;kept</source>
            <translation>Vis, hvor partierne &amp;ligger</translation>
        </message>
        <message>
            <source>Open the folder of the saved matches</source>
            <translation>Åbn mappen med de gemte partier</translation>
        </message>
        <message>
            <source>&amp;About Rummy Qt</source>
            <translation>&amp;Om Rummy Qt</translation>
        </message>
        <message>
            <source>Version and licence</source>
            <translation>Version og licens</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Ved bordet</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <extracomment>a menu.</extracomment>
            <translation>&amp;Spil</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <extracomment>a menu: what a player can do.</extracomment>
            <translation>&amp;Tur</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>a menu: what the window shows.</extracomment>
            <translation>&amp;Vis</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation>&amp;Indstillinger</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hjælp</translation>
        </message>
        <message>
            <source>G&amp;uided rounds</source>
            <translation>V&amp;ejledte runder</translation>
        </message>
        <message>
            <source>Learn the game in six rounds of two minutes</source>
            <translation>Lær spillet i seks runder på to minutter hver</translation>
        </message>
        <message>
            <source>To the next part of the table, and to the one before</source>
            <translation>Til bordets næste del, og til den forrige</translation>
        </message>
        <message>
            <source>Within a part, and to its ends</source>
            <translation>Inden for en del, og til dens ender</translation>
        </message>
        <message>
            <source>Choose a card in your hand, or put it back</source>
            <translation>Vælg et kort på hånden, eller slip det</translation>
        </message>
        <message>
            <source>Choose a meld that the card is part of; again: another such meld</source>
            <translation>Vælg et stik, som kortet er en del af; igen: et andet af dem</translation>
        </message>
        <message>
            <source>Play what has the focus: draw, take, meld the chosen cards, lay off, else discard</source>
            <translation>Spil det, der har fokus: træk, tag, læg de valgte kort ned, læg til, ellers smid</translation>
        </message>
        <message>
            <source>Discard the card with the focus, even where it would fit</source>
            <translation>Smid kortet, der har fokus, også når det ville passe</translation>
        </message>
        <message>
            <source>Let a discard pass, or put away a question, the chosen cards or a refusal</source>
            <translation>Lad et smidt kort gå, eller fjern et spørgsmål, valgte kort eller en afvisning</translation>
        </message>
        <message>
            <source>To the next card of this rank; 1, 0, T: a ten</source>
            <translation>Til næste kort med den værdi; 1, 0, T: en tier</translation>
        </message>
    </context>
    <context>
        <name>Areas</name>
        <message>
            <source>Stock</source>
            <translation>Trækbunken</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Stik</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Din hånd</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spillere</translation>
        </message>
        <message>
            <source>Nothing has been melded yet.</source>
            <translation>Der er ikke lagt noget ned endnu.</translation>
        </message>
        <message>
            <source>Choose cards in your hand first, then press Enter here.</source>
            <translation>Vælg først kort på hånden, og tryk så på Enter her.</translation>
        </message>
        <message>
            <source>Another card is chosen: go to it, or put it back with Esc.</source>
            <translation>Et andet kort er valgt: gå til det, eller slip det med Esc.</translation>
        </message>
        <message>
            <source>This card is in no meld that can be laid now.</source>
            <translation>Kortet indgår ikke i noget stik, der kan lægges ned nu.</translation>
        </message>
        <message>
            <source>There is nothing to call now.</source>
            <translation>Der er ikke noget at sige ”Rommy!” til nu.</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Afkastbunken</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>ace</source>
            <translation>es</translation>
        </message>
        <message>
            <source>two</source>
            <translation>to</translation>
        </message>
        <message>
            <source>three</source>
            <translation>tre</translation>
        </message>
        <message>
            <source>four</source>
            <translation>fire</translation>
        </message>
        <message>
            <source>five</source>
            <translation>fem</translation>
        </message>
        <message>
            <source>six</source>
            <translation>seks</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>syv</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>otte</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>ni</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>ti</translation>
        </message>
        <message>
            <source>jack</source>
            <translation>knægt</translation>
        </message>
        <message>
            <source>queen</source>
            <translation>dame</translation>
        </message>
        <message>
            <source>king</source>
            <translation>konge</translation>
        </message>
        <message>
            <source>clubs</source>
            <extracomment>the suit ♣.</extracomment>
            <translation>klør</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>ruder</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>hjerter</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>spar</translation>
        </message>
        <message>
            <source>A K Q J</source>
            <extracomment>the letters that your country prints on ace, king, queen and jack, with spaces between.</extracomment>
            <translation>E K D Kn</translation>
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
            <translation>joker som {card}</translation>
        </message>
        <message>
            <source>the {card}</source>
            <extracomment>spoken in a sentence: English has an article; most languages say {card} alone. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card}</translation>
        </message>
        <message>
            <source>joker as {card}</source>
            <extracomment>spoken: a joker on the table, and the card that it stands for. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>joker som {card}</translation>
        </message>
    </context>
    <context>
        <name>Chair</name>
        <message>
            <source>Name of player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Navn på spiller {number}</translation>
        </message>
        <message>
            <source>Level of player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Niveau for spiller {number}</translation>
        </message>
        <message>
            <source>Colour: {name}</source>
            <extracomment>{name}: the name of a colour (Moss).</extracomment>
            <translation>Farve: {name}</translation>
        </message>
        <message>
            <source>Colour of player {number}: {name}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {name}: the name of a colour (Moss).</extracomment>
            <translation>Farve for spiller {number}: {name}</translation>
        </message>
    </context>
    <context>
        <name>Challenge</name>
        <message>
            <source>Challenge a friend</source>
            <translation>Udfordr en ven</translation>
        </message>
        <message>
            <source>&amp;Open a friend’s file…</source>
            <translation>&amp;Åbn en vens fil…</translation>
        </message>
        <message>
            <source>&amp;Save for a friend…</source>
            <translation>&amp;Gem til en ven…</translation>
        </message>
        <message>
            <source>Challenges</source>
            <translation>Udfordringer</translation>
        </message>
        <message>
            <source>Play a round and send it to a friend as a file. Your friend plays the same cards without seeing your moves, and sends that round back, so that each of you sees both. Anyone who opens a file with another program finds all cards and moves in it: you have to trust each other.</source>
            <translation>Spil en runde, og send den til en ven som en fil. Din ven spiller de samme kort uden at se dine handlinger og sender sin runde til dig: så kan I begge se de to runder. Den, der læser en fil med et andet program, finder alle kort og handlinger i den: det er et spørgsmål om tillid.</translation>
        </message>
        <message>
            <source>Both rounds, turn by turn</source>
            <translation>Begge runder, tur for tur</translation>
        </message>
        <message>
            <source>These cards were played by {name}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Disse kort blev spillet af {name}.</translation>
        </message>
        <message>
            <source>Save it as a file, and send it to a friend.</source>
            <translation>Gem den som en fil, og send den til en ven.</translation>
        </message>
        <message>
            <source>In progress</source>
            <translation>Begyndt</translation>
        </message>
        <message>
            <source>&amp;Play these cards</source>
            <translation>S&amp;pil disse kort</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>F&amp;ortsæt</translation>
        </message>
        <message>
            <source>&amp;Play a new round</source>
            <translation>Spil en &amp;ny runde</translation>
        </message>
        <message>
            <source>your friend</source>
            <translation>din ven</translation>
        </message>
        <message>
            <source>A new round</source>
            <translation>En ny runde</translation>
        </message>
        <message>
            <source>You made {mine}, {name} made {theirs}</source>
            <extracomment>two people played the same cards. {mine}: what the person made of a round (+45). {name}: the name of a player, whatever was typed (Bo). {theirs}: what a friend made of the same cards (+30).</extracomment>
            <translation>Du fik {mine}, {name} fik {theirs}</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Pris</translation>
        </message>
        <message>
            <source>Friend</source>
            <translation>Ven</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Du</translation>
        </message>
        <message>
            <source>Working out what each decision cost…</source>
            <translation>Finder ud af, hvad hver beslutning kostede…</translation>
        </message>
        <message>
            <source>What each decision cost, in points, going by the cards that could be seen.</source>
            <translation>Hvad hver beslutning kostede i point, ud fra de kort, der kunne ses.</translation>
        </message>
        <message>
            <source>Open a friend’s file</source>
            <translation>Åbn en vens fil</translation>
        </message>
        <message>
            <source>Save for a friend</source>
            <translation>Gem til en ven</translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message>
            <source>None of these</source>
            <translation>Ingen af dem</translation>
        </message>
        <message>
            <source>This costs points. Do it anyway?</source>
            <translation>Det koster point. Vil du gøre det?</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nej</translation>
        </message>
        <message>
            <source>What does the joker stand for?</source>
            <translation>Hvad er jokeren stedfortræder for?</translation>
        </message>
        <message>
            <source>It fits in several places. Where?</source>
            <translation>Det passer flere steder. Hvor?</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Betal %n point</numerusform>
                <numerusform>Betal %n point</numerusform>
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
            <translation>Læg {cards} ned</translation>
        </message>
        <message>
            <source>Swap {cards} for the joker in this meld: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Byt {cards} for jokeren i dette stik: {meld}</translation>
        </message>
        <message>
            <source>Call, and lay it off on this meld: {meld}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Sig ”Rommy!”, og læg til dette stik: {meld}</translation>
        </message>
        <message>
            <source>Lay off {cards} at the high end: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Læg {cards} til i den høje ende: {meld}</translation>
        </message>
        <message>
            <source>Lay off {cards} at the low end: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Læg {cards} til i den lave ende: {meld}</translation>
        </message>
        <message>
            <source>Lay off {cards} on this meld: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Læg {cards} til dette stik: {meld}</translation>
        </message>
    </context>
    <context>
        <name>Company</name>
        <message>
            <source>Came ashore for good, and is still learning the cards.</source>
            <translation>Er gået i land for altid og lærer stadig kortene.</translation>
        </message>
        <message>
            <source>Well, blow me down. You must show me that again.</source>
            <translation>Nu har jeg set det med. Det må du vise mig igen.</translation>
        </message>
        <message>
            <source>Did I win? I was only trying to stay afloat.</source>
            <translation>Vandt jeg? Jeg prøvede bare at holde mig oven vande.</translation>
        </message>
        <message>
            <source>All hands off deck, and mine is empty!</source>
            <translation>Alle mand fra dækket, og min hånd er tom!</translation>
        </message>
        <message>
            <source>That was a heavy sea.</source>
            <translation>Det var tung sø.</translation>
        </message>
        <message>
            <source>Quick as they come, and seldom looks twice.</source>
            <translation>Hurtig som få, og ser sjældent efter to gange.</translation>
        </message>
        <message>
            <source>Too fast for me! Another one, right now?</source>
            <translation>For hurtigt for mig! En til med det samme?</translation>
        </message>
        <message>
            <source>First over the line. I do like running.</source>
            <translation>Først over stregen. Jeg kan nu godt lide at løbe.</translation>
        </message>
        <message>
            <source>Hop, and I am out.</source>
            <translation>Hop, så har jeg lukket.</translation>
        </message>
        <message>
            <source>I blinked, and the round was over.</source>
            <translation>Jeg blinkede, og runden var slut.</translation>
        </message>
        <message>
            <source>Plays at night, and blinks before every discard.</source>
            <translation>Spiller om natten og blinker, før et kort bliver smidt.</translation>
        </message>
        <message>
            <source>I saw it coming. I just did not see it in time.</source>
            <translation>Jeg så det komme. Bare ikke i tide.</translation>
        </message>
        <message>
            <source>Hm. One sees a good deal from up here.</source>
            <translation>Hm. Man ser en hel del heroppefra.</translation>
        </message>
        <message>
            <source>Hoo. That was my last one.</source>
            <translation>Huu. Det var mit sidste.</translation>
        </message>
        <message>
            <source>Hoo. Not my night.</source>
            <translation>Huu. Ikke min aften.</translation>
        </message>
        <message>
            <source>Knits between her turns, and forgets nothing of use.</source>
            <translation>Strikker mellem sine ture og glemmer intet, der kan bruges.</translation>
        </message>
        <message>
            <source>Well played, dear. Have a biscuit.</source>
            <translation>Godt spillet, min ven. Tag en småkage.</translation>
        </message>
        <message>
            <source>Not a stitch dropped. I am rather pleased.</source>
            <translation>Ikke en eneste tabt maske. Jeg er ret tilfreds.</translation>
        </message>
        <message>
            <source>There, all cast off.</source>
            <translation>Så, alt er lukket af.</translation>
        </message>
        <message>
            <source>Dear me. I had better unravel that one.</source>
            <translation>Du milde. Den må jeg hellere trevle op.</translation>
        </message>
        <message>
            <source>Mph. Fairly done. I shall think about it all winter.</source>
            <translation>Mpf. Ærligt vundet. Det tænker jeg over hele vinteren.</translation>
        </message>
        <message>
            <source>I counted to the end. It came out right.</source>
            <translation>Jeg talte helt til ende. Det gik op.</translation>
        </message>
        <message>
            <source>Not one left. I counted twice.</source>
            <translation>Ikke ét tilbage. Jeg talte to gange.</translation>
        </message>
        <message>
            <source>I know to the point what that cost me.</source>
            <translation>Jeg ved præcis, hvor mange point det kostede mig.</translation>
        </message>
        <message>
            <source>Slow to decide, and hard to move once he has.</source>
            <translation>Er længe om at bestemme sig og svær at rokke bagefter.</translation>
        </message>
        <message>
            <source>It takes me a while to get going. Then I go.</source>
            <translation>Det varer lidt, før jeg kommer i gang. Men så går det også.</translation>
        </message>
        <message>
            <source>Even I get there in the end.</source>
            <translation>Selv jeg når frem til sidst.</translation>
        </message>
        <message>
            <source>Heavy going, that round.</source>
            <translation>Tungt føre, den runde.</translation>
        </message>
        <message>
            <source>Counts the cards aloud, and is right.</source>
            <translation>Tæller kortene højt, og det passer.</translation>
        </message>
        <message>
            <source>I counted on everything but you. Bravo.</source>
            <translation>Jeg havde regnet med alt undtagen dig. Bravo.</translation>
        </message>
        <message>
            <source>Has played in every house in town, and swept up in most.</source>
            <translation>Har spillet i alle byens huse og fejet bordet i de fleste.</translation>
        </message>
        <message>
            <source>My hat off to you. I mean it: look, it is off.</source>
            <translation>Hatten af for dig. Jeg mener det: se, den er af.</translation>
        </message>
        <message>
            <source>Touch my sleeve, it brings luck. You may need it.</source>
            <translation>Rør ved mit ærme, det bringer held. Du kan få brug for det.</translation>
        </message>
        <message>
            <source>Swept clean.</source>
            <translation>Fejet rent.</translation>
        </message>
        <message>
            <source>A little soot on my cuffs. It will brush off.</source>
            <translation>Lidt sod på manchetterne. Det kan børstes af.</translation>
        </message>
        <message>
            <source>{name}: “{words}”</source>
            <extracomment>somebody at the table speaks; {words} is a whole sentence. {name}: the name of a player, whatever was typed (Bo). {words}: what a player says: a whole sentence (Well played.).</extracomment>
            <translation>{name}: »{words}«</translation>
        </message>
    </context>
    <context>
        <name>ContinuePanel</name>
        <message>
            <source>Cont&amp;inue</source>
            <translation>&amp;Fortsæt</translation>
        </message>
        <message>
            <source>{rules}, round {number}: {scores}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {number}: a number: of a round, a player or a line (3). {scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>{rules}, runde {number}: {scores}</translation>
        </message>
        <message>
            <source>{rules}, round {number}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>{rules}, runde {number}</translation>
        </message>
        <message>
            <source>The deal of &amp;today</source>
            <translation>&amp;Runden i dag</translation>
        </message>
        <message>
            <source>{rules}, with the same cards for everybody</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>{rules}, med de samme kort til alle</translation>
        </message>
        <message>
            <source>&amp;Play against {name}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>S&amp;pil mod {name}</translation>
        </message>
        <message>
            <source>Next on the ladder</source>
            <translation>Den næste på stigen</translation>
        </message>
    </context>
    <context>
        <name>Copying</name>
        <message>
            <source>Copy</source>
            <extracomment>a button, the verb: to the clipboard.</extracomment>
            <translation>Kopiér</translation>
        </message>
        <message>
            <source>Copied</source>
            <extracomment>a button that was pressed: it is in the clipboard now.</extracomment>
            <translation>Kopieret</translation>
        </message>
    </context>
    <context>
        <name>Day</name>
        <message numerus="yes">
            <source>Each level plays your hand %n time(s) against the same opponents…</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Hvert niveau spiller din hånd %n gang mod de samme modspillere…</numerusform>
                <numerusform>Hvert niveau spiller din hånd %n gange mod de samme modspillere…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What each level makes of your hand against the same opponents, averaged over %n attempt(s). One deal says little about who plays better.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Hvad hvert niveau får ud af din hånd mod de samme modspillere, i snit af %n gennemspilning. Én kortgivning siger ikke meget om, hvem der spiller bedst.</numerusform>
                <numerusform>Hvad hvert niveau får ud af din hånd mod de samme modspillere, i snit af %n gennemspilninger. Én kortgivning siger ikke meget om, hvem der spiller bedst.</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal of the day</source>
            <translation>Dagens runde</translation>
        </message>
        <message>
            <source>One round a day, with the same cards and opponents for everybody who plays it. Your first try counts.</source>
            <translation>Én runde om dagen, med de samme kort og modspillere til alle, der spiller den. Din første tæller.</translation>
        </message>
        <message>
            <source>The month</source>
            <translation>Måneden</translation>
        </message>
        <message>
            <source>Previous month</source>
            <translation>Den forrige måned</translation>
        </message>
        <message>
            <source>Next month</source>
            <translation>Den næste måned</translation>
        </message>
        <message>
            <source>Re&amp;view the round</source>
            <translation>&amp;Gennemgå runden</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) played, {points} points on average.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {points}: points with their sign (+25).</extracomment>
            <translation>
                <numerusform>%n dag spillet, {points} point i gennemsnit.</numerusform>
                <numerusform>%n dage spillet, {points} point i gennemsnit.</numerusform>
            </translation>
        </message>
        <message>
            <source>{rules}, with {names}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {names}: the names of players, as a list (Bo and Cleo).</extracomment>
            <translation>{rules}, med {names}</translation>
        </message>
        <message>
            <source>&amp;Play today’s deal</source>
            <translation>S&amp;pil dagens runde</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>F&amp;ortsæt</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <translation>Endnu ikke spillet</translation>
        </message>
        <message>
            <source>Not played</source>
            <translation>Ikke spillet</translation>
        </message>
        <message numerus="yes">
            <source>You made %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du fik %n point</numerusform>
                <numerusform>Du fik %n point</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Better than Club with the same hand: {better} of %n day(s) compared.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {better}: the level of play above: its name (Club).</extracomment>
            <translation>
                <numerusform>Mere, end en klubspiller får ud af den samme hånd: {better} af %n sammenlignet dag.</numerusform>
                <numerusform>Mere, end en klubspiller får ud af den samme hånd: {better} af %n sammenlignede dage.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tomorrow: {rules}.</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>I morgen: {rules}.</translation>
        </message>
        <message>
            <source>In progress</source>
            <translation>Begyndt</translation>
        </message>
        <message>
            <source>Played with help: not compared</source>
            <translation>Spillet med hjælp: ikke sammenlignet</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Du</translation>
        </message>
        <message>
            <source>In your seat</source>
            <translation>På din plads</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Point</translation>
        </message>
        <message>
            <source>Spread</source>
            <extracomment>how far apart the playings of a level are.</extracomment>
            <translation>Spredning</translation>
        </message>
        <message numerus="yes">
            <source>{points} compared with Club: number {place} of the month’s %n day(s) compared.</source>
            <extracomment>{points}: more or less than a Club makes of the same hand, as +35. %n: the number of what is counted; the word in front of (s) follows it (3). {points}: points with their sign (+25). {place}: which one of so many, counted from the left (3).</extracomment>
            <translation>
                <numerusform>{points} i forhold til en klubspiller: plads {place} af månedens %n sammenlignede dag.</numerusform>
                <numerusform>{points} i forhold til en klubspiller: plads {place} af månedens %n sammenlignede dage.</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <extracomment>{number}: how many of all (3). {all}: how many there are (5).</extracomment>
            <translation>{number} af {all}</translation>
        </message>
        <message>
            <source>each time</source>
            <translation>hver gang</translation>
        </message>
    </context>
    <context>
        <name>Firsts</name>
        <message numerus="yes">
            <source>Took %n card(s) or more at once</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Tog %n kort eller flere på én gang</numerusform>
                <numerusform>Tog %n kort eller flere på én gang</numerusform>
            </translation>
        </message>
        <message>
            <source>Ended a round with no card in hand</source>
            <translation>Sluttede en runde uden kort på hånden</translation>
        </message>
        <message>
            <source>Won a match after standing at {number} or less</source>
            <extracomment>{number}: −100. {number}: points (−100).</extracomment>
            <translation>Vandt et parti, der engang stod på {number} eller mindre</translation>
        </message>
        <message>
            <source>Beat every level one on one in a single rulebook</source>
            <translation>Slog hvert niveau i ét regelsæt, én mod én</translation>
        </message>
        <message>
            <source>Most points in a round</source>
            <translation>Flest point i en runde</translation>
        </message>
        <message>
            <source>Most cards taken at once</source>
            <translation>Flest kort taget på én gang</translation>
        </message>
        <message>
            <source>Most points in a match you won</source>
            <translation>Flest point i et vundet parti</translation>
        </message>
        <message>
            <source>Firsts and bests</source>
            <translation>Første gang og rekorder</translation>
        </message>
        <message>
            <source>From the saved matches, without any help.</source>
            <translation>Fra de gemte partier, uden nogen hjælp.</translation>
        </message>
        <message>
            <source>Finish a round without any help, and your records begin here.</source>
            <translation>Spil en runde færdig uden nogen hjælp, så begynder dine rekorder her.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Hvornår</translation>
        </message>
    </context>
    <context>
        <name>Handbook</name>
        <message>
            <source>Playing with mouse and keys</source>
            <translation>Spil med mus og taster</translation>
        </message>
        <message numerus="yes">
            <source>A match has %n round(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Et parti har %n runde.</numerusform>
                <numerusform>Et parti har %n runder.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The match ends after the round in which somebody reaches %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Partiet slutter efter den runde, hvor nogen når %n point.</numerusform>
                <numerusform>Partiet slutter efter den runde, hvor nogen når %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards that you lay on the table score for you; cards left in your hand count against you.</source>
            <translation>Kort, du lægger på bordet, giver dig point; kort, du har tilbage på hånden, trækkes fra.</translation>
        </message>
        <message>
            <source>The total nearest to {target} wins, whether above or below.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Den, hvis samlede point er tættest på {target}, vinder, hvad enten de er over eller under.</translation>
        </message>
        <message>
            <source>The highest total wins.</source>
            <translation>Flest samlede point vinder.</translation>
        </message>
        <message>
            <source>If several have reached it, the highest total wins.</source>
            <translation>Hvis flere har nået det, vinder den med flest samlede point.</translation>
        </message>
        <message>
            <source>If the best are level, the one of them who went out in the last round wins; if none did, another round is played.</source>
            <translation>Hvis de bedste står lige, vinder den af dem, der lukkede i sidste runde; hvis ingen af dem gjorde det, spilles en runde til.</translation>
        </message>
        <message>
            <source>If the best are level, another round is played.</source>
            <translation>Hvis de bedste står lige, spilles en runde til.</translation>
        </message>
        <message>
            <source>The winner collects from each opponent the difference between their totals.</source>
            <translation>Vinderen får af hver modspiller forskellen mellem deres samlede point.</translation>
        </message>
        <message numerus="yes">
            <source>At least %n player(s) must take part.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Mindst %n spiller skal være med.</numerusform>
                <numerusform>Mindst %n spillere skal være med.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At most %n player(s) can take part.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Højst %n spiller kan være med.</numerusform>
                <numerusform>Højst %n spillere kan være med.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A deck has 52 cards and %n joker(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Et spil kort har 52 kort og %n joker.</numerusform>
                <numerusform>Et spil kort har 52 kort og %n jokere.</numerusform>
            </translation>
        </message>
        <message>
            <source>A deck has 52 cards and no jokers.</source>
            <translation>Et spil kort har 52 kort og ingen jokere.</translation>
        </message>
        <message>
            <source>One deck is used.</source>
            <translation>Der bruges ét spil kort.</translation>
        </message>
        <message>
            <source>Two decks are shuffled together.</source>
            <translation>To spil kort blandes sammen.</translation>
        </message>
        <message numerus="yes">
            <source>One deck is used; from %n player(s) on, two decks are shuffled together.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Der bruges ét spil kort; ved %n spiller eller flere blandes to spil kort sammen.</numerusform>
                <numerusform>Der bruges ét spil kort; ved %n spillere eller flere blandes to spil kort sammen.</numerusform>
            </translation>
        </message>
        <message>
            <source>From high to low the cards of a suit are ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2; the ace can also be low, below the 2.</source>
            <translation>Fra høj til lav er kortene i en kulør es, konge, dame, knægt, 10, 9, 8, 7, 6, 5, 4, 3, 2; esset kan også være lavt, under toeren.</translation>
        </message>
        <message numerus="yes">
            <source>Everybody is dealt %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Alle får %n kort.</numerusform>
                <numerusform>Alle får %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n spiller</numerusform>
                <numerusform>%n spillere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{least} to %n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>{least} til %n spiller</numerusform>
                <numerusform>{least} til %n spillere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{players}: %n card(s) each.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {players}: how many players (3 to 5 players).</extracomment>
            <translation>
                <numerusform>{players}: %n kort til hver.</numerusform>
                <numerusform>{players}: %n kort til hver.</numerusform>
            </translation>
        </message>
        <message>
            <source>The cards are dealt one at a time, clockwise.</source>
            <translation>Kortene deles ud ét ad gangen, med uret.</translation>
        </message>
        <message>
            <source>The player to the dealer’s left gets the first card.</source>
            <translation>Spilleren til venstre for kortgiveren får det første kort.</translation>
        </message>
        <message>
            <source>The next card is turned up and begins the discard pile.</source>
            <translation>Det næste kort vendes og bliver begyndelsen på afkastbunken.</translation>
        </message>
        <message>
            <source>The others are the stock and lie face down.</source>
            <translation>Resten er trækbunken og ligger med bagsiden opad.</translation>
        </message>
        <message>
            <source>The player to the dealer’s left begins, and play goes on clockwise.</source>
            <translation>Spilleren til venstre for kortgiveren begynder, og turen går med uret.</translation>
        </message>
        <message>
            <source>The first dealer is drawn by lot.</source>
            <translation>Der trækkes lod om den første kortgiver.</translation>
        </message>
        <message>
            <source>After that, whoever had the most points in the last round deals; of several, the first to the last dealer’s left.</source>
            <translation>Derefter giver den spiller kort, der fik flest point i sidste runde; er der flere, den første til venstre for den sidste kortgiver.</translation>
        </message>
        <message>
            <source>After each round the deal passes to the left.</source>
            <translation>Efter hver runde går kortgivningen videre til venstre.</translation>
        </message>
        <message>
            <source>A turn has three parts: draw; lay melds and lay off, as much or as little as you like; discard one card.</source>
            <translation>En tur har tre dele: træk; læg stik ned og læg til, så meget eller så lidt du vil; smid et kort.</translation>
        </message>
        <message>
            <source>Draw the top card of the stock, or any card of the discard pile: all cards above it come along.</source>
            <translation>Træk det øverste kort i trækbunken, eller tag et hvilket som helst kort i afkastbunken: alle kortene ovenpå følger med.</translation>
        </message>
        <message>
            <source>Draw the top card of the stock, or the top card of the discard pile, or the whole discard pile.</source>
            <translation>Træk det øverste kort i trækbunken, eller tag det øverste kort i afkastbunken, eller tag hele bunken op.</translation>
        </message>
        <message>
            <source>Only when the stock is empty and cannot be made anew may you pass instead of drawing; that ends your turn.</source>
            <translation>Kun når trækbunken er tom og ikke kan laves på ny, kan du melde pas i stedet for at trække; så er din tur slut.</translation>
        </message>
        <message>
            <source>Only when the stock is empty may you pass instead of drawing.</source>
            <translation>Kun når trækbunken er tom, kan du melde pas i stedet for at trække.</translation>
        </message>
        <message>
            <source>The discards lie fanned, so that everybody can read all of them.</source>
            <translation>De smidte kort ligger i en lang række, så alle kan læse dem.</translation>
        </message>
        <message>
            <source>The discards lie stacked: only the top one can be seen.</source>
            <translation>De smidte kort ligger i én bunke: kun det øverste kan ses.</translation>
        </message>
        <message>
            <source>Nobody may look through them.</source>
            <translation>Ingen må kigge dem igennem.</translation>
        </message>
        <message>
            <source>Drawing from the pile brings no duty.</source>
            <translation>Det medfører ingen pligt at tage fra afkastbunken.</translation>
        </message>
        <message>
            <source>The card that you choose from the pile must be used at once, in a meld or in a lay-off.</source>
            <translation>Det kort, du vælger i afkastbunken, skal bruges straks, i et stik eller et tillæg.</translation>
        </message>
        <message>
            <source>If you take the whole pile, that card is the bottom one.</source>
            <translation>Tager du hele bunken op, er det det nederste kort.</translation>
        </message>
        <message>
            <source>The cards above it may be laid as well, or kept.</source>
            <translation>Kortene ovenpå kan også lægges, eller beholdes.</translation>
        </message>
        <message>
            <source>Whoever takes the whole pile, of two or more cards, must at once lay a new meld with at least one of the cards taken.</source>
            <translation>Den, der tager hele bunken op, på to kort eller flere, skal straks lægge et nyt stik ned med mindst ét af de tagne kort.</translation>
        </message>
        <message>
            <source>Whoever draws deeper than the top discard must at once lay a new meld with at least one of the cards taken.</source>
            <translation>Den, der trækker dybere end det øverste kort, skal straks lægge et nyt stik ned med mindst ét af de tagne kort.</translation>
        </message>
        <message>
            <source>Whoever takes the whole pile, of two or more cards, must at once lay a new meld with at least one of the cards that were covered.</source>
            <translation>Den, der tager hele bunken op, på to kort eller flere, skal straks lægge et nyt stik ned med mindst ét af de tagne kort, der var tildækkede.</translation>
        </message>
        <message>
            <source>Whoever draws deeper than the top discard must at once lay a new meld with at least one of the cards taken that were covered.</source>
            <translation>Den, der trækker dybere end det øverste kort, skal straks lægge et nyt stik ned med mindst ét af de tagne kort, der var tildækkede.</translation>
        </message>
        <message>
            <source>A meld that was complete in the hand, a lay-off, or the top card alone will not do.</source>
            <translation>Et stik, der var færdigt på hånden, et tillæg eller det øverste kort alene er ikke nok.</translation>
        </message>
        <message>
            <source>A card that brings this duty may be drawn only if it can be met.</source>
            <translation>Et kort, der medfører denne pligt, må kun trækkes, hvis pligten kan opfyldes.</translation>
        </message>
        <message>
            <source>Until it is met, nothing else may be done.</source>
            <translation>Indtil den er opfyldt, må intet andet gøres.</translation>
        </message>
        <message numerus="yes">
            <source>If you cannot, or will not, meet such a duty, you pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Kan eller vil du ikke opfylde sådan en pligt, betaler du %n point.</numerusform>
                <numerusform>Kan eller vil du ikke opfylde sådan en pligt, betaler du %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>Once you have paid, you may play the whole turn as you like.</source>
            <translation>Når du har betalt, er hele turen fri.</translation>
        </message>
        <message>
            <source>Until you have met the duty or paid, you may swap jokers and do nothing else.</source>
            <translation>Indtil du har opfyldt pligten eller betalt, kan du bytte jokere, men intet andet.</translation>
        </message>
        <message>
            <source>Until you have met the duty or paid, you may do nothing else.</source>
            <translation>Indtil du har opfyldt pligten eller betalt, må du intet andet gøre.</translation>
        </message>
        <message>
            <source>A top discard that was just drawn alone may be discarded again in that turn.</source>
            <translation>Tog du kun det øverste kort, kan du smide det igen i samme tur.</translation>
        </message>
        <message>
            <source>A top discard that was just drawn alone may not be discarded in that turn.</source>
            <translation>Tog du kun det øverste kort, må du ikke smide det i samme tur.</translation>
        </message>
        <message>
            <source>If it is the last card in hand, it may be discarded all the same.</source>
            <translation>Det kan du godt, hvis det er dit sidste kort på hånden.</translation>
        </message>
        <message>
            <source>If you hold another card just like it, either may go.</source>
            <translation>Har du et kort magen til, kan du smide det af dem, du vil.</translation>
        </message>
        <message>
            <source>Only a player with a meld of their own on the table may draw deeper than the top discard.</source>
            <translation>Kun en spiller, der selv har et stik på bordet, må trække dybere end det øverste kort.</translation>
        </message>
        <message>
            <source>Until everybody has finished a first turn, nothing is laid or swapped.</source>
            <translation>Indtil alle har afsluttet deres første tur, må intet lægges eller byttes.</translation>
        </message>
        <message>
            <source>Until then no discard may be drawn either, as it could not be used.</source>
            <translation>Indtil da må man heller ikke tage kort fra afkastbunken, da de ikke kunne bruges.</translation>
        </message>
        <message>
            <source>Until then only the top discard may be drawn.</source>
            <translation>Indtil da må kun det øverste kort i afkastbunken tages.</translation>
        </message>
        <message>
            <source>Looks into the pile and false calls cost as usual.</source>
            <translation>At kigge i afkastbunken og falskt ”Rommy!” koster det sædvanlige.</translation>
        </message>
        <message>
            <source>False calls cost as usual.</source>
            <translation>Falskt ”Rommy!” koster det sædvanlige.</translation>
        </message>
        <message>
            <source>Looks into the pile cost as usual.</source>
            <translation>At kigge i afkastbunken koster det sædvanlige.</translation>
        </message>
        <message>
            <source>That is allowed once a turn, and nobody else sees the cards.</source>
            <translation>Det er tilladt én gang pr. tur, og ingen anden ser kortene.</translation>
        </message>
        <message>
            <source>Only runs are melds; sets do not count.</source>
            <translation>Kun talfølger er stik; sæt gælder ikke.</translation>
        </message>
        <message>
            <source>Only sets are melds; runs do not count.</source>
            <translation>Kun sæt er stik; talfølger gælder ikke.</translation>
        </message>
        <message>
            <source>A meld is a set or a run.</source>
            <translation>Et stik er et sæt eller en talfølge.</translation>
        </message>
        <message>
            <source>A set is three or four cards of one rank.</source>
            <translation>Et sæt er tre eller fire kort med samme talværdi.</translation>
        </message>
        <message>
            <source>With two decks, it may hold two cards of one suit.</source>
            <translation>Med to spil kort må det have to kort i samme kulør.</translation>
        </message>
        <message>
            <source>With two decks, too, its suits must all differ.</source>
            <translation>Også med to spil kort skal alle dets kulører være forskellige.</translation>
        </message>
        <message>
            <source>Its suits all differ.</source>
            <translation>Alle dets kulører er forskellige.</translation>
        </message>
        <message>
            <source>All cards of a run are of one suit.</source>
            <translation>Alle kort i en talfølge har samme kulør.</translation>
        </message>
        <message>
            <source>The ace is high or low: below the 2 or above the king.</source>
            <translation>Esset er højt eller lavt: under toeren eller over kongen.</translation>
        </message>
        <message>
            <source>Runs turn the corner: after king and ace comes the 2.</source>
            <translation>Talfølger går i ring: efter konge og es kommer toeren.</translation>
        </message>
        <message>
            <source>Runs do not turn the corner: nothing follows the ace above the king.</source>
            <translation>Talfølger går ikke i ring: intet følger efter esset over kongen.</translation>
        </message>
        <message numerus="yes">
            <source>A player’s first meld of a round must be worth at least %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>En spillers første stik i runden skal være mindst %n point værd.</numerusform>
                <numerusform>En spillers første stik i runden skal være mindst %n point værd.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards may be laid off on any meld on the table, your own or another’s.</source>
            <translation>Man må gerne lægge kort til alle stik på bordet, sine egne og andres.</translation>
        </message>
        <message>
            <source>They lie before you and score for you.</source>
            <translation>De ligger foran dig og giver dig point.</translation>
        </message>
        <message>
            <source>A joker stands for any one card.</source>
            <translation>En joker er stedfortræder for et hvilket som helst kort.</translation>
        </message>
        <message>
            <source>Once laid, it keeps standing for that card.</source>
            <translation>Når den er lagt, bliver den ved med at være stedfortræder for det kort.</translation>
        </message>
        <message>
            <source>In a set it stands for a suit that the set does not hold yet.</source>
            <translation>I et sæt er den stedfortræder for en kulør, sættet ikke har endnu.</translation>
        </message>
        <message>
            <source>The very card that it stands for may be laid beside it later.</source>
            <translation>Netop det kort, den er stedfortræder for, må senere lægges ved siden af den.</translation>
        </message>
        <message>
            <source>A meld may hold any number of jokers.</source>
            <translation>Et stik må gerne have et vilkårligt antal jokere.</translation>
        </message>
        <message>
            <source>Every meld has more natural cards than jokers, after lay-offs too.</source>
            <translation>Hvert stik har flere normale kort end jokere, også efter tillæg.</translation>
        </message>
        <message>
            <source>A joker on the table stays where it is.</source>
            <translation>En joker på bordet bliver, hvor den er.</translation>
        </message>
        <message>
            <source>On your turn, after drawing, you may take a joker that another player laid, by putting the very card it stands for in its place.</source>
            <translation>I din tur kan du, når du har trukket, tage en joker, en anden spiller har lagt, ved at lægge netop det kort, den er stedfortræder for, på dens plads.</translation>
        </message>
        <message>
            <source>On your turn, after drawing, you may take any joker on the table, by putting the very card it stands for in its place.</source>
            <translation>I din tur kan du, når du har trukket, tage en hvilken som helst joker på bordet ved at lægge netop det kort, den er stedfortræder for, på dens plads.</translation>
        </message>
        <message>
            <source>That card scores for whoever laid the joker.</source>
            <translation>Det kort giver point til den, der lagde jokeren.</translation>
        </message>
        <message>
            <source>A discard that fits a meld on the table may be called by any player but the one who discarded it.</source>
            <translation>Til et smidt kort, der passer til et stik på bordet, kan alle spillere sige ”Rommy!”, undtagen den, der smed det.</translation>
        </message>
        <message>
            <source>That can be done until the next card is drawn; a pass does not end it.</source>
            <translation>Det kan man gøre, indtil det næste kort trækkes; at nogen melder pas, ændrer ikke på det.</translation>
        </message>
        <message>
            <source>The first to call gets the card and scores it.</source>
            <translation>Den første, der siger ”Rommy!”, får kortet og pointene for det.</translation>
        </message>
        <message>
            <source>It must be laid there at once.</source>
            <translation>Det skal straks lægges dér.</translation>
        </message>
        <message>
            <source>Each player may call a discard only once.</source>
            <translation>Hver spiller kan sige ”Rommy!” én gang til et smidt kort.</translation>
        </message>
        <message>
            <source>The closing card, face down, cannot be called.</source>
            <translation>Til det sidste kort, med bagsiden opad, kan man ikke sige ”Rommy!”.</translation>
        </message>
        <message numerus="yes">
            <source>Calling a discard that fits nowhere costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det koster %n point at sige ”Rommy!” til et smidt kort, der ikke passer nogen steder.</numerusform>
                <numerusform>Det koster %n point at sige ”Rommy!” til et smidt kort, der ikke passer nogen steder.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a false call the others may still call.</source>
            <translation>Efter et falskt ”Rommy!” må de andre stadig sige ”Rommy!”.</translation>
        </message>
        <message>
            <source>For a player without a meld of their own every call is false: they may not lay off.</source>
            <translation>For en spiller uden eget stik er hvert ”Rommy!” falskt: den spiller må ikke lægge til.</translation>
        </message>
        <message>
            <source>A round ends at once when a player has no cards left, by melding, laying off or discarding.</source>
            <translation>En runde slutter straks, når en spiller kommer af med sit sidste kort, ved at lægge ned, lægge til eller smide.</translation>
        </message>
        <message>
            <source>A round ends when a player discards their last card.</source>
            <translation>En runde slutter, når en spiller smider sit sidste kort.</translation>
        </message>
        <message>
            <source>A player who has laid all cards has not gone out yet: in the next turn they draw from the stock only, and lay that card or close with it.</source>
            <translation>En spiller, der har lagt alle sine kort, har ikke lukket endnu: i næste tur trækker spilleren kun fra trækbunken og lægger det kort til eller lukker med det.</translation>
        </message>
        <message>
            <source>They may swap that card for a joker and call, like anybody else.</source>
            <translation>Spilleren kan bytte det kort for en joker og sige ”Rommy!” som alle andre.</translation>
        </message>
        <message>
            <source>They may swap that card for a joker, like anybody else.</source>
            <translation>Spilleren kan bytte det kort for en joker som alle andre.</translation>
        </message>
        <message>
            <source>They may call, like anybody else.</source>
            <translation>Spilleren kan sige ”Rommy!” som alle andre.</translation>
        </message>
        <message>
            <source>The closing card is laid face up.</source>
            <translation>Det sidste kort lægges med forsiden opad.</translation>
        </message>
        <message>
            <source>The closing card is laid face down.</source>
            <translation>Det sidste kort lægges med bagsiden opad.</translation>
        </message>
        <message>
            <source>The last card may not be discarded if its player could lay it off.</source>
            <translation>Det sidste kort må ikke smides, hvis spilleren kunne lægge det til et stik.</translation>
        </message>
        <message>
            <source>When the stock is empty, players may go on drawing discards; the round ends when the player whose turn it is passes.</source>
            <translation>Når trækbunken er tom, kan spillerne fortsat tage kort fra afkastbunken; runden slutter, når spilleren, hvis tur det er, melder pas.</translation>
        </message>
        <message>
            <source>The round ends at the latest with the turn of the player who drew the last card of the stock.</source>
            <translation>Runden slutter senest, når den spiller, der trak det sidste kort i trækbunken, har haft sin tur.</translation>
        </message>
        <message>
            <source>When the stock is empty and somebody draws from it, the discards but the top one are shuffled and become the new stock; there must be two discards or more.</source>
            <translation>Når trækbunken er tom, og nogen vil trække fra den, blandes afkastbunken uden det øverste kort og bliver ny trækbunke; der skal være to kort eller flere i afkastbunken.</translation>
        </message>
        <message>
            <source>That happens again only if a card has gone to the table since the last time.</source>
            <translation>Det sker kun igen, hvis der er lagt et kort på bordet siden sidst.</translation>
        </message>
        <message>
            <source>When that is not possible, the player whose turn it is takes a discard or passes, until the round ends by itself.</source>
            <translation>Når det ikke kan lade sig gøre, tager spilleren, hvis tur det er, et kort fra afkastbunken eller melder pas, til runden slutter af sig selv.</translation>
        </message>
        <message numerus="yes">
            <source>A round in which nothing happens any more ends by itself: when everybody has had %n turn(s), or {fewer} once the stock is gone for good, in which no card came from the stock or went to the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {fewer}: a smaller number (3).</extracomment>
            <translation>
                <numerusform>En runde, hvor der ikke sker mere, slutter af sig selv: når alle har haft %n tur, eller {fewer}, når trækbunken er brugt helt op, uden at der er trukket et kort fra trækbunken eller lagt et på bordet.</numerusform>
                <numerusform>En runde, hvor der ikke sker mere, slutter af sig selv: når alle har haft %n ture, eller {fewer}, når trækbunken er brugt helt op, uden at der er trukket et kort fra trækbunken eller lagt et på bordet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A round in which nothing happens any more ends by itself: when everybody has had %n turn(s) in which no card came from the stock or went to the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>En runde, hvor der ikke sker mere, slutter af sig selv: når alle har haft %n tur, uden at der er trukket et kort fra trækbunken eller lagt et på bordet.</numerusform>
                <numerusform>En runde, hvor der ikke sker mere, slutter af sig selv: når alle har haft %n ture, uden at der er trukket et kort fra trækbunken eller lagt et på bordet.</numerusform>
            </translation>
        </message>
        <message>
            <source>At the end of a round everybody scores the cards they laid, less the cards left in hand.</source>
            <translation>Når runden er slut, får alle point for de kort, de har lagt, minus kortene på hånden.</translation>
        </message>
        <message>
            <source>Hands count even when nobody has gone out.</source>
            <translation>Kortene på hånden tæller, også når ingen har lukket.</translation>
        </message>
        <message>
            <source>What a player has paid in the round is taken off.</source>
            <translation>Det, en spiller har betalt i runden, trækkes fra.</translation>
        </message>
        <message>
            <source>A round, and a total, may be below zero: 87 on the table and 90 in hand are −3.</source>
            <translation>En runde, eller de samlede point, kan komme under nul: 87 på bordet og 90 på hånden er −3.</translation>
        </message>
        <message>
            <source>Cards from 2 to 9 count their pips.</source>
            <translation>Kort fra 2 til 9 giver deres talværdi.</translation>
        </message>
        <message>
            <source>Cards from 2 to 9 count 5 each.</source>
            <translation>Kort fra 2 til 9 giver 5 hver.</translation>
        </message>
        <message>
            <source>Ten, jack, queen and king count 10 each.</source>
            <translation>Tier, knægt, dame og konge giver 10 hver.</translation>
        </message>
        <message>
            <source>An ace counts {points}.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>Et es giver {points}.</translation>
        </message>
        <message>
            <source>An ace counts {low} as the lowest card of a run and {high} anywhere else in one.</source>
            <extracomment>{low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>Et es giver {low} som laveste kort i en talfølge og {high} alle andre steder i talfølgen.</translation>
        </message>
        <message>
            <source>In a set an ace counts {high}.</source>
            <extracomment>{high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>I et sæt giver et es {high}.</translation>
        </message>
        <message>
            <source>An ace left in hand counts {points}.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>Et es tilbage på hånden tæller {points}.</translation>
        </message>
        <message>
            <source>A joker counts {points}, whatever it stands for.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>En joker giver {points}, uanset hvad den er stedfortræder for.</translation>
        </message>
        <message numerus="yes">
            <source>Going out is worth %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det giver %n point at lukke.</numerusform>
                <numerusform>Det giver %n point at lukke.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bold: unlike most of the others.</source>
            <translation>Fed skrift: anderledes end i de fleste andre.</translation>
        </message>
        <message>
            <source>The aim</source>
            <translation>Spillets mål</translation>
        </message>
        <message>
            <source>Players, cards, deal</source>
            <translation>Spillere, kort, kortgivning</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>taking a card from stock or pile; not making a picture.</extracomment>
            <translation>At trække kort</translation>
        </message>
        <message numerus="yes">
            <source>Looking through a discard pile of two or more cards costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>At kigge en bunke på to kort eller flere igennem koster %n point.</numerusform>
                <numerusform>At kigge en bunke på to kort eller flere igennem koster %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>Only the player whose turn it is may look, before drawing.</source>
            <translation>Kun den spiller, hvis tur det er, må kigge, før der trækkes.</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Stik</translation>
        </message>
        <message numerus="yes">
            <source>A run is a sequence of %n card(s) or more.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>En talfølge er mindst %n kort i rækkefølge.</numerusform>
                <numerusform>En talfølge er mindst %n kort i rækkefølge.</numerusform>
            </translation>
        </message>
        <message>
            <source>It has thirteen cards at most.</source>
            <translation>Den har højst tretten kort.</translation>
        </message>
        <message>
            <source>Cards may be laid off before it.</source>
            <translation>Man må gerne lægge kort til inden da.</translation>
        </message>
        <message>
            <source>You say which meld a card joins.</source>
            <translation>Du siger, hvilket stik et kort hører til.</translation>
        </message>
        <message>
            <source>Later cards go by that: an 8 laid off on a set of eights is not the end of a run, so no 7 joins it there.</source>
            <translation>Senere kort retter sig efter det: en otter, der er lagt til et sæt ottere, er ikke enden af en talfølge, så ingen syver kan lægges til den dér.</translation>
        </message>
        <message>
            <source>For an opponent’s meld you need a meld of your own on the table first.</source>
            <translation>For at lægge til en modspillers stik skal du først selv have et stik på bordet.</translation>
        </message>
        <message>
            <source>Cards that you laid off do not count as one.</source>
            <translation>Kort, du har lagt til, tæller ikke som et.</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jokere</translation>
        </message>
        <message>
            <source>Calls</source>
            <extracomment>calling “Rommy!” for a discard.</extracomment>
            <translation>”Rommy!”</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Rundens afslutning</translation>
        </message>
        <message>
            <source>The last card may be one that could be laid off.</source>
            <translation>Det sidste kort må gerne være et, der kunne lægges til et stik.</translation>
        </message>
        <message>
            <source>The last card may be called: the round waits until somebody makes a correct call, or the next player passes. Whoever laid the card has gone out all the same.</source>
            <translation>Man kan sige ”Rommy!” til det sidste kort: runden venter, til nogen gør det med rette, eller den næste spiller melder pas. Den, der lagde det, har lukket alligevel.</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Point</translation>
        </message>
        <message>
            <source>Nothing was found in the handbook.</source>
            <translation>Det står der ikke noget om i håndbogen.</translation>
        </message>
        <message>
            <source>° The source of these rules is silent here: our choice.</source>
            <translation>° Kilden til disse regler siger ikke noget om det: vores valg.</translation>
        </message>
    </context>
    <context>
        <name>HandbookWindow</name>
        <message>
            <source>Handbook</source>
            <translation>Håndbog</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Search the handbook</source>
            <translation>Søg i håndbogen</translation>
        </message>
        <message>
            <source>The rules</source>
            <translation>Reglerne</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Kapitler</translation>
        </message>
        <message>
            <source>All six, side by side</source>
            <translation>Alle seks side om side</translation>
        </message>
        <message>
            <source>The rules on the table</source>
            <translation>Reglerne ved bordet</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>There is no hint now: {name} is playing.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Der er intet tip nu: {name} spiller.</translation>
        </message>
        <message>
            <source>Trying out what you could play…</source>
            <translation>Prøver, hvad du kan spille…</translation>
        </message>
        <message>
            <source>draw from the stock</source>
            <extracomment>What to play, as of all that begins small here: as a sentence it begins large.</extracomment>
            <translation>træk fra trækbunken</translation>
        </message>
        <message>
            <source>meld {cards}</source>
            <extracomment>to meld: the verb. {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>læg {cards} ned</translation>
        </message>
        <message>
            <source>lay off {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>læg {cards} til</translation>
        </message>
        <message>
            <source>swap {cards} for the joker</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>byt {cards} for jokeren</translation>
        </message>
        <message>
            <source>discard {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>smid {cards}</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>meld pas</translation>
        </message>
        <message>
            <source>look into the pile</source>
            <translation>kig i afkastbunken</translation>
        </message>
        <message>
            <source>call the last discard</source>
            <translation>sig ”Rommy!” til det sidst smidte kort</translation>
        </message>
        <message>
            <source>Wait: that would cost points.</source>
            <translation>Vent: det ville koste point.</translation>
        </message>
        <message>
            <source>That costs points.</source>
            <translation>Det koster point.</translation>
        </message>
        <message>
            <source>let the discard pass</source>
            <translation>lad kortet gå</translation>
        </message>
        <message>
            <source>take {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>tag {card}</translation>
        </message>
        <message numerus="yes">
            <source>take %n discard(s), from {card} up</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>tag %n kort fra afkastbunken, fra {card} og op</numerusform>
                <numerusform>tag %n kort fra afkastbunken, fra {card} og op</numerusform>
            </translation>
        </message>
        <message>
            <source>take the whole pile ({count})</source>
            <extracomment>{count}: how many cards (4).</extracomment>
            <translation>tag hele bunken op ({count})</translation>
        </message>
        <message>
            <source>As good as the best.</source>
            <translation>Lige så godt som det bedste.</translation>
        </message>
        <message>
            <source>Just as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Lige så godt: {play}.</translation>
        </message>
        <message numerus="yes">
            <source>About %n point(s) worse: {play}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>
                <numerusform>Cirka %n point dårligere: {play}.</numerusform>
                <numerusform>Cirka %n point dårligere: {play}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not as good as the best.</source>
            <translation>Det er ikke så godt som det bedste.</translation>
        </message>
        <message>
            <source>Not as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Ikke så godt: {play}.</translation>
        </message>
        <message>
            <source>Perhaps not as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Måske ikke så godt: {play}.</translation>
        </message>
        <message>
            <source>It may not be as good as the best.</source>
            <translation>Det er måske ikke så godt som det bedste.</translation>
        </message>
        <message>
            <source>Hint {number} of {all}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Tip {number} af {all}</translation>
        </message>
        <message>
            <source>Worth about {points}, counting the chance to win the match.</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Cirka {points} værd, med chancen for at vinde partiet regnet med.</translation>
        </message>
        <message numerus="yes">
            <source>pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>betal %n point</numerusform>
                <numerusform>betal %n point</numerusform>
            </translation>
        </message>
        <message>
            <source>or: {play}</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>eller: {play}</translation>
        </message>
        <message>
            <source>take all {count} ({points} at worst)</source>
            <extracomment>{points}: what it costs who cannot meld from it. Little room. {count}: how many cards (4). {points}: points with their sign (+25).</extracomment>
            <translation>tag alle {count} ({points} i værste fald)</translation>
        </message>
        <message>
            <source>take all {count} ({points})</source>
            <extracomment>{count}: how many cards (4). {points}: points with their sign (+25).</extracomment>
            <translation>tag alle {count} ({points})</translation>
        </message>
        <message>
            <source>Worth about {points} in this round, against the average of the others.</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Cirka {points} værd i denne runde, mod de andres gennemsnit.</translation>
        </message>
        <message numerus="yes">
            <source>It would cost about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det ville koste cirka %n point.</numerusform>
                <numerusform>Det ville koste cirka %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>The better way does have a drawback. {reason}</source>
            <extracomment>{reason}: a sentence, about the best way. {reason}: a sentence that speaks for a way (It breaks no meld.).</extracomment>
            <translation>Det bedre træk har dog en ulempe. {reason}</translation>
        </message>
        <message numerus="yes">
            <source>That costs about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det koster cirka %n point.</numerusform>
                <numerusform>Det koster cirka %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>{undo} takes it back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z).</extracomment>
            <translation>{undo} fortryder det.</translation>
        </message>
        <message numerus="yes">
            <source>Wait: that would cost about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Vent: det ville koste cirka %n point.</numerusform>
                <numerusform>Vent: det ville koste cirka %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>Do it again if you want it all the same.</source>
            <translation>Gør det igen, hvis du vil det alligevel.</translation>
        </message>
        <message numerus="yes">
            <source>You go out this turn, with %n card(s) left in the others’ hands.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du lukker i denne tur, mens de andre endnu har %n kort på hånden.</numerusform>
                <numerusform>Du lukker i denne tur, mens de andre endnu har %n kort på hånden.</numerusform>
            </translation>
        </message>
        <message>
            <source>{follow_hint}: play it.</source>
            <extracomment>{follow_hint}: the keys for Play the hint (Shift+F4).</extracomment>
            <translation>{follow_hint}: spil det.</translation>
        </message>
        <message>
            <source>{hint}: another one. Esc: put it away.</source>
            <extracomment>{hint}: the key for Hint (F4).</extracomment>
            <translation>{hint}: et til. Esc: fjern det.</translation>
        </message>
        <message>
            <source>Esc: put it away.</source>
            <translation>Esc: fjern det.</translation>
        </message>
    </context>
    <context>
        <name>HouseRulesDialog</name>
        <message>
            <source>House rules</source>
            <translation>Husregler</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Reglernes navn</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Slet</translation>
        </message>
        <message>
            <source>&amp;Open a file…</source>
            <translation>&amp;Åbn en fil…</translation>
        </message>
        <message>
            <source>S&amp;hare as a file…</source>
            <translation>&amp;Del som fil…</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>Luk</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Gem</translation>
        </message>
        <message>
            <source>My {rules}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Mit {rules}</translation>
        </message>
        <message>
            <source>Two of these answers do not fit together. Both are marked.</source>
            <translation>To af disse svar passer ikke sammen. Begge er markeret.</translation>
        </message>
        <message>
            <source>The rules need a name.</source>
            <translation>Reglerne skal have et navn.</translation>
        </message>
        <message>
            <source>Other rules of yours have this name.</source>
            <translation>Andre af dine regler hedder allerede sådan.</translation>
        </message>
        <message>
            <source>Save the changes to “{name}”?</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>Vil du gemme ændringerne i ”{name}”?</translation>
        </message>
        <message>
            <source>&amp;Discard</source>
            <extracomment>a button: throws the changes away; no card.</extracomment>
            <translation>K&amp;assér</translation>
        </message>
        <message>
            <source>&amp;Keep editing</source>
            <translation>&amp;Redigér videre</translation>
        </message>
        <message>
            <source>“{name}” was deleted. Press Save to bring it back.</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>”{name}” er slettet. Tryk på Gem for at få dem tilbage.</translation>
        </message>
        <message>
            <source>Open house rules</source>
            <translation>Åbn husregler</translation>
        </message>
        <message>
            <source>Share house rules</source>
            <translation>Del husregler</translation>
        </message>
        <message>
            <source>House rules (*.rummy-rules)</source>
            <translation>Husregler (*.rummy-rules)</translation>
        </message>
        <message>
            <source>The rules are in {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Reglerne ligger i {path}.</translation>
        </message>
        <message>
            <source>“{name}” is now one of your house rules.</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>”{name}” er nu en af dine husregler.</translation>
        </message>
        <message>
            <source>This does not fit with {option}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”).</extracomment>
            <translation>Det her passer ikke sammen med {option}.</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Keys at this moment</source>
            <translation>Taster lige nu</translation>
        </message>
    </context>
    <context>
        <name>KeysPage</name>
        <message>
            <source>&amp;Usual keys</source>
            <translation>&amp;Almindelige taster</translation>
        </message>
        <message>
            <source>{keys} is used at the table and by its buttons.</source>
            <extracomment>{keys}: keys as this system writes them (Ctrl+Z).</extracomment>
            <translation>{keys} bruges ved bordet og af dets knapper.</translation>
        </message>
        <message>
            <source>{keys} is already the key for “{action}”.</source>
            <extracomment>{keys}: keys as this system writes them (Ctrl+Z). {action}: the name of an action (Undo).</extracomment>
            <translation>{keys} er allerede tasten til ”{action}”.</translation>
        </message>
    </context>
    <context>
        <name>Ladder</name>
        <message>
            <source>Matches won: you {yours}, {name} {theirs}</source>
            <extracomment>{yours}: how many matches the person has won (3). {name}: the name of a player, whatever was typed (Bo). {theirs}: how many matches the other has won (1).</extracomment>
            <translation>Vundne partier: du {yours}, {name} {theirs}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spil</translation>
        </message>
        <message>
            <source>Play against {name}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Spil mod {name}</translation>
        </message>
        <message>
            <source>The ladder</source>
            <translation>Duelstigen</translation>
        </message>
        <message>
            <source>Beat one of them in a match between just the two of you, and the next one sits down. A match with help, house rules or another target does not count.</source>
            <translation>Slå en af dem i et parti med kun jer to, så sætter den næste sig. Et parti med hjælp, husregler eller et andet mål tæller ikke.</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regler</translation>
        </message>
        <message>
            <source>You have beaten all seven.</source>
            <translation>Du har slået alle syv.</translation>
        </message>
    </context>
    <context>
        <name>Language</name>
        <message>
            <source>This translation cannot be read, so the program speaks English: {language}.</source>
            <extracomment>{language}: a language, in its own words (Svenska).</extracomment>
            <translation>Dette sprogs ord kan ikke læses, så programmet taler engelsk: {language}.</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>A turn begins with a card. Click the stock, or drag its top card to your hand.</source>
            <translation>En tur begynder med et kort. Klik på trækbunken, eller flyt dens øverste kort til din hånd.</translation>
        </message>
        <message>
            <source>A turn begins with a card. Go to the stock with Tab, and press Enter.</source>
            <translation>En tur begynder med et kort. Gå til trækbunken med Tabulator, og tryk på Enter.</translation>
        </message>
        <message>
            <source>Nobody else has seen the card that you drew.</source>
            <translation>Ingen anden har set det kort, du trak.</translation>
        </message>
        <message>
            <source>A discard that stands up may be taken instead, even from below. Click this one: {cards}. The cards on top come along, and it must be used at once.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Et kort, der stikker op af afkastbunken, kan du tage i stedet, også længere nede. Klik på dette: {cards}. Kortene ovenpå følger med, og det valgte skal bruges straks.</translation>
        </message>
        <message>
            <source>A discard that stands up may be taken instead, even from below. Go to this one with Tab and the arrow keys, and press Enter: {cards}. The cards on top come along, and it must be used at once.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Et kort, der stikker op af afkastbunken, kan du tage i stedet, også længere nede. Gå til dette med Tabulator og piletasterne, og tryk på Enter: {cards}. Kortene ovenpå følger med, og det valgte skal bruges straks.</translation>
        </message>
        <message>
            <source>You hold a meld: {cards}. Click each of its cards, then drag them to your place on the table or press the Meld button.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Du har et stik på hånden: {cards}. Klik på hvert af kortene, og flyt dem så til din plads på bordet, eller tryk på Læg ned.</translation>
        </message>
        <message>
            <source>You hold a meld: {cards}. Choose each of its cards with the space bar, then press Enter.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Du har et stik på hånden: {cards}. Vælg hvert af kortene med mellemrumstasten, og tryk så på Enter.</translation>
        </message>
        <message>
            <source>Cards on the table count for you: jack, queen and king {court} each, an ace {ace} ({low} before a 2), all others their face value.</source>
            <extracomment>{court}, {ace}, {low}: points, as in “king 10 each, an ace 15 (1 before a 2)”. {court}: what a jack, queen or king counts (10). {ace}: what an ace counts (15). {low}: the lowest possible number, or what a low ace counts (1).</extracomment>
            <translation>Kort på bordet giver dig point: knægt, dame og konge {court} hver, et es {ace} ({low} før en toer), alle andre deres tal.</translation>
        </message>
        <message>
            <source>What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld {meld}. Drag it there, or double-click; the points are yours.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Det, der passer til et stik, kan lægges til det, hvem der end har lagt det. Her: {cards}, til stikket {meld}. Flyt det derhen, eller dobbeltklik; pointene er dine.</translation>
        </message>
        <message>
            <source>What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld {meld}. Go to the card and press Enter; the points are yours.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Det, der passer til et stik, kan lægges til det, hvem der end har lagt det. Her: {cards}, til stikket {meld}. Gå til kortet, og tryk på Enter; pointene er dine.</translation>
        </message>
        <message>
            <source>The yarn under a card has the colour of the player it counts for.</source>
            <translation>Garnet under et kort har farve efter den spiller, det giver point til.</translation>
        </message>
        <message>
            <source>A turn ends with a discard. Drag a card that you can spare to the pile, or double-click it: {cards}, for example.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>En tur slutter med, at man smider et kort. Flyt et kort, du kan undvære, til afkastbunken, eller dobbeltklik på det: for eksempel {cards}.</translation>
        </message>
        <message>
            <source>A turn ends with a discard. Go to a card that you can spare and press Enter: {cards}, for example.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>En tur slutter med, at man smider et kort. Gå til et kort, du kan undvære, og tryk på Enter: for eksempel {cards}.</translation>
        </message>
        <message>
            <source>Your turn is over; {undo} would take the move back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z).</extracomment>
            <translation>Din tur er slut; {undo} fortryder det sidste.</translation>
        </message>
        <message>
            <source>A joker on the table stands for a card that you hold: {cards}. Drag it onto the meld {meld}, and the joker is yours to use.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>En joker på bordet er stedfortræder for et kort, du har: {cards}. Flyt kortet hen på stikket {meld}, så er jokeren din.</translation>
        </message>
        <message>
            <source>A joker on the table stands for a card that you hold: {cards}. Go to the card and press Enter, and the joker is yours to use.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>En joker på bordet er stedfortræder for et kort, du har: {cards}. Gå til kortet, og tryk på Enter, så er jokeren din.</translation>
        </message>
        <message>
            <source>A joker in your hand can stand for whatever you need.</source>
            <translation>En joker på hånden kan være stedfortræder for alt, hvad du mangler.</translation>
        </message>
        <message>
            <source>The discard fits a meld on the table. Whoever calls first may lay it off there, also out of turn: press the button, or {call}. A call for a card that does not fit costs points.</source>
            <extracomment>{call}: the keys for Call “Rommy!” (C).</extracomment>
            <translation>Det smidte kort passer til et stik på bordet. Den, der siger ”Rommy!” først, kan lægge det til der, også uden for tur: tryk på knappen eller {call}. Et ”Rommy!” til et kort, der ikke passer, koster point.</translation>
        </message>
        <message>
            <source>The discard fits a meld on the table. Whoever calls first may lay it off there, also out of turn: press {call}. A call for a card that does not fit costs points.</source>
            <extracomment>{call}: the keys for Call “Rommy!” (C).</extracomment>
            <translation>Det smidte kort passer til et stik på bordet. Den, der siger ”Rommy!” først, kan lægge det til der, også uden for tur: tryk på {call}. Et ”Rommy!” til et kort, der ikke passer, koster point.</translation>
        </message>
        <message>
            <source>That was quick: the card is laid off, and counts for you.</source>
            <translation>Det var hurtigt: kortet er lagt til og tæller for dig.</translation>
        </message>
        <message>
            <source>Cards on the table count for you: a joker {joker}, an ace {ace}, ten to king {court} each, all others {pip} each.</source>
            <extracomment>{joker}: what a joker counts (25). {ace}: what an ace counts (15). {court}: what a jack, queen or king counts (10). {pip}: what a card from 2 to 9 counts (5).</extracomment>
            <translation>Kort på bordet giver dig point: en joker {joker}, et es {ace}, ti til konge {court} hver, alle andre {pip} hver.</translation>
        </message>
        <message numerus="yes">
            <source>The first to reach %n point(s) wins, over several rounds. Your melds earn points; cards left in your hand when a round ends cost them.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Den første, der når %n point, vinder, over flere runder. Dine stik giver point; kort, du har tilbage på hånden, når en runde slutter, koster point.</numerusform>
                <numerusform>Den første, der når %n point, vinder, over flere runder. Dine stik giver point; kort, du har tilbage på hånden, når en runde slutter, koster point.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wait for your turn. What each player did is shown beside their face.</source>
            <translation>Vent på din tur. Ved hvert ansigt står, hvad spilleren har gjort.</translation>
        </message>
        <message>
            <source>That is fine, too.</source>
            <extracomment>after a sentence that tells another move than the one that was pointed at.</extracomment>
            <translation>Det er også fint.</translation>
        </message>
        <message>
            <source>Going by the cards you could see, the advice was better.</source>
            <extracomment>likewise.</extracomment>
            <translation>Ud fra de kort, du kunne se, var rådet bedre.</translation>
        </message>
        <message numerus="yes">
            <source>Going by the cards you could see, the advice was worth about %n point(s) more.</source>
            <extracomment>likewise. %n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ud fra de kort, du kunne se, var rådet cirka %n point mere værd.</numerusform>
                <numerusform>Ud fra de kort, du kunne se, var rådet cirka %n point mere værd.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took your {card}, and laid %n point(s) in that turn.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{name} tog dit kort {card} og lagde kort for %n point i den tur.</numerusform>
                <numerusform>{name} tog dit kort {card} og lagde kort for %n point i den tur.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is the whole course. Each of the six rulebooks has its own ways: see what differs between them.</source>
            <translation>Det var hele kurset. Hvert af de seks regelsæt har sine egne særtræk: se, hvad der er forskelligt.</translation>
        </message>
        <message numerus="yes">
            <source>The round is over: your melds count for you, cards left in your hand against you. The first to reach %n point(s) wins. {handbook} opens the rules.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {handbook}: the keys for the handbook (F1).</extracomment>
            <translation>
                <numerusform>Runden er slut: dine stik giver dig point, kort tilbage på hånden trækkes fra. Den første, der når %n point, vinder. {handbook} åbner reglerne.</numerusform>
                <numerusform>Runden er slut: dine stik giver dig point, kort tilbage på hånden trækkes fra. Den første, der når %n point, vinder. {handbook} åbner reglerne.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has seen what you took.</source>
            <translation>Alle har set, hvad du tog.</translation>
        </message>
        <message>
            <source>Now the card that you took has to be used.</source>
            <translation>Nu skal det kort, du tog, bruges.</translation>
        </message>
        <message>
            <source>Drawing and melding</source>
            <translation>Trække og lægge ned</translation>
        </message>
        <message>
            <source>That is a turn: draw, meld what you can, discard. Sets are three or four cards of one rank, runs three or more in a row of one suit.</source>
            <translation>Det er en tur: trække, lægge ned, hvad du kan, smide. Et sæt er tre eller fire kort med samme talværdi, en talfølge tre eller flere efter hinanden i samme kulør.</translation>
        </message>
        <message>
            <source>The discard pile</source>
            <translation>Afkastbunken</translation>
        </message>
        <message>
            <source>The discards lie open, and any of them may be yours, with all that lie above it: more cards to meld, and more to be caught with.</source>
            <translation>De smidte kort ligger åbent, og et hvilket som helst kan blive dit, med alle, der ligger ovenpå: flere kort at lægge ned, og flere at blive siddende med.</translation>
        </message>
        <message>
            <source>The card that you take must be laid at once; those above it are yours to keep. Look through the pile each turn, before you draw.</source>
            <translation>Det kort, du tager, skal lægges straks; dem ovenpå kan du beholde. Se bunken igennem hver tur, før du trækker.</translation>
        </message>
        <message>
            <source>Laying off</source>
            <translation>Lægge til</translation>
        </message>
        <message>
            <source>Single cards earn points, too, where they fit a meld on the table: your own or anybody else’s.</source>
            <translation>Også enkelte kort giver point, hvor de passer til et stik på bordet: dit eget eller andres.</translation>
        </message>
        <message>
            <source>Whoever lays off a card gets its points, whoever laid the meld. So look at the whole table before you discard: what fits there is worth more than a card thrown away.</source>
            <translation>Den, der lægger et kort til, får dets point, hvem stikket end tilhørte. Se derfor hele bordet igennem, før du smider: hvad der passer der, er mere værd end et kort, der smides væk.</translation>
        </message>
        <message>
            <source>What to discard</source>
            <translation>Hvad man smider</translation>
        </message>
        <message>
            <source>The card that you throw lies open for everybody. A good discard is of no use to you or to the others: follow the advice for a few turns, and see why.</source>
            <translation>Det kort, du smider, ligger åbent for alle. Et godt kort at smide er hverken til nytte for dig eller for de andre: følg rådet et par ture, og se hvorfor.</translation>
        </message>
        <message>
            <source>Throw what nobody can use, keep what may still become a meld, and do not sit on high cards when somebody is about to go out.</source>
            <translation>Smid, hvad ingen kan bruge, behold, hvad der stadig kan blive til et stik, og bliv ikke siddende med høje kort, når nogen er ved at lukke.</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Lukke</translation>
        </message>
        <message>
            <source>Whoever has no cards left ends the round at once. What the others still hold counts against them. Try to be first.</source>
            <translation>Den, der ikke har flere kort, slutter straks runden. Hvad de andre stadig har, tæller imod dem. Prøv at være først.</translation>
        </message>
        <message>
            <source>You went out, and {name} was caught with cards in hand. Watch how few cards the others hold: the number is shown beside each face.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Du lukkede, og {name} sad tilbage med kort. Hold øje med, hvor få kort de andre har: tallet står ved hvert ansigt.</translation>
        </message>
        <message>
            <source>Jokers and calls</source>
            <translation>Jokere og ”Rommy!”</translation>
        </message>
        <message>
            <source>Danish rules: a joker stands for any card, and a discard that fits a meld may be called by whoever is quickest.</source>
            <translation>Danske regler: en joker er stedfortræder for ethvert kort, og til et smidt kort, der passer til et stik, kan den hurtigste sige ”Rommy!”.</translation>
        </message>
    </context>
    <context>
        <name>LessonStrip</name>
        <message>
            <source>{number} of {all}</source>
            <extracomment>{number}: which lesson it is (2). {all}: how many there are (5).</extracomment>
            <translation>{number} af {all}</translation>
        </message>
        <message>
            <source>Ne&amp;xt lesson</source>
            <translation>Næste le&amp;ktion</translation>
        </message>
        <message>
            <source>What di&amp;ffers…</source>
            <translation>Fo&amp;rskelle…</translation>
        </message>
        <message>
            <source>The six rulebooks, side by side</source>
            <translation>De seks regelsæt side om side</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>S&amp;pil videre</translation>
        </message>
        <message>
            <source>&amp;Leave the lesson</source>
            <translation>&amp;Forlad lektionen</translation>
        </message>
        <message>
            <source>{done} of {all} learned</source>
            <extracomment>{done}: how many of all (2). {all}: how many there are (5).</extracomment>
            <translation>{done} af {all} lært</translation>
        </message>
    </context>
    <context>
        <name>LineChart</name>
        <message>
            <source>Target {points}</source>
            <extracomment>{points}: the points that are wanted (500).</extracomment>
            <translation>Mål {points}</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message numerus="yes">
            <source>You dealt %n card(s) each and turned up {card}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>Du gav %n kort til hver og vendte {card}.</numerusform>
                <numerusform>Du gav %n kort til hver og vendte {card}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} dealt %n card(s) each and turned up {card}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{name} gav %n kort til hver og vendte {card}.</numerusform>
                <numerusform>{name} gav %n kort til hver og vendte {card}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} drew from the stock.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} trak fra trækbunken.</translation>
        </message>
        <message>
            <source>You drew {card} from the stock.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du trak {card} fra trækbunken.</translation>
        </message>
        <message>
            <source>{name} drew {card} from the stock.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} trak {card} fra trækbunken.</translation>
        </message>
        <message numerus="yes">
            <source>The discards became a new stock of %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Afkastbunken blev en ny trækbunke på %n kort.</numerusform>
                <numerusform>Afkastbunken blev en ny trækbunke på %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>You took {card} from the discard pile.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du tog {card} fra afkastbunken.</translation>
        </message>
        <message>
            <source>{name} took {card} from the discard pile.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} tog {card} fra afkastbunken.</translation>
        </message>
        <message numerus="yes">
            <source>You took %n discard(s): {cards}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Du tog %n kort fra afkastbunken: {cards}.</numerusform>
                <numerusform>Du tog %n kort fra afkastbunken: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took %n discard(s): {cards}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>{name} tog %n kort fra afkastbunken: {cards}.</numerusform>
                <numerusform>{name} tog %n kort fra afkastbunken: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You passed.</source>
            <translation>Du meldte pas.</translation>
        </message>
        <message>
            <source>{name} passed.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} meldte pas.</translation>
        </message>
        <message numerus="yes">
            <source>You looked into the discard pile. That cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du kiggede i afkastbunken. Det kostede %n point.</numerusform>
                <numerusform>Du kiggede i afkastbunken. Det kostede %n point.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} looked into the discard pile. That cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} kiggede i afkastbunken. Det kostede %n point.</numerusform>
                <numerusform>{name} kiggede i afkastbunken. Det kostede %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>You melded {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Du lagde {cards} ned.</translation>
        </message>
        <message>
            <source>{name} melded {cards}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{name} lagde {cards} ned.</translation>
        </message>
        <message>
            <source>You laid off {cards} {place}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>Du lagde {cards} {place}.</translation>
        </message>
        <message>
            <source>{name} laid off {cards} {place}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>{name} lagde {cards} {place}.</translation>
        </message>
        <message>
            <source>You swapped {card} {place}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>Du byttede {card} {place}.</translation>
        </message>
        <message>
            <source>{name} swapped {card} {place}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>{name} byttede {card} {place}.</translation>
        </message>
        <message numerus="yes">
            <source>You paid %n point(s) for the cards taken.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du betalte %n point for de tagne kort.</numerusform>
                <numerusform>Du betalte %n point for de tagne kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} paid %n point(s) for the cards taken.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} betalte %n point for de tagne kort.</numerusform>
                <numerusform>{name} betalte %n point for de tagne kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} laid the last card face down.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} lagde sit sidste kort med bagsiden opad.</translation>
        </message>
        <message>
            <source>You laid your last card face down: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du lagde dit sidste kort med bagsiden opad: {card}.</translation>
        </message>
        <message>
            <source>You discarded {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du smed {card}.</translation>
        </message>
        <message>
            <source>{name} discarded {card}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} smed {card}.</translation>
        </message>
        <message>
            <source>The stock is empty: the round is over.</source>
            <translation>Trækbunken er tom, og runden er slut.</translation>
        </message>
        <message>
            <source>{name} went out, but you scored more.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} lukkede, men du fik flere point.</translation>
        </message>
        <message>
            <source>You went out, but {other} scored more.</source>
            <extracomment>{other}: the name of another player (Cleo).</extracomment>
            <translation>Du lukkede, men {other} fik flere point.</translation>
        </message>
        <message>
            <source>{name} went out, but {other} scored more.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {other}: the name of another player (Cleo).</extracomment>
            <translation>{name} lukkede, men {other} fik flere point.</translation>
        </message>
        <message>
            <source>You dealt.</source>
            <translation>Du gav kort.</translation>
        </message>
        <message>
            <source>{name} dealt.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} gav kort.</translation>
        </message>
        <message>
            <source>{name} discarded a card.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} smed et kort.</translation>
        </message>
        <message>
            <source>{name} took the whole pile ({cards}).</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{name} tog hele bunken ({cards}).</translation>
        </message>
        <message>
            <source>“Rommy!” You laid off {card} {place}.</source>
            <extracomment>“Rommy!” is what players call out. {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>”Rommy!” Du lagde {card} {place}.</translation>
        </message>
        <message>
            <source>“Rommy!” {name} laid off {card} {place}.</source>
            <extracomment>“Rommy!” is what players call out. {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>”Rommy!” {name} lagde {card} {place}.</translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: you lost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Falskt ”Rommy!”: du mistede %n point.</numerusform>
                <numerusform>Falskt ”Rommy!”: du mistede %n point.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: {name} lost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>Falskt ”Rommy!”: {name} mistede %n point.</numerusform>
                <numerusform>Falskt ”Rommy!”: {name} mistede %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing more is happening: the round is over.</source>
            <translation>Der sker ikke mere, og runden er slut.</translation>
        </message>
        <message>
            <source>{name} did not answer: a simple stand-in takes this turn.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} svarede ikke: en afløser tager denne tur.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Runden er slut.</translation>
        </message>
        <message>
            <source>You went out.</source>
            <translation>Du lukkede.</translation>
        </message>
        <message>
            <source>{name} went out.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} lukkede.</translation>
        </message>
    </context>
    <context>
        <name>MatchFactsDialog</name>
        <message>
            <source>Line {number} of the record is wrong. {why}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Linje {number} i partifilen er forkert. {why}</translation>
        </message>
        <message>
            <source>All is well: seed and nonce give the fingerprint, and every deal follows from the seed. Rounds: {rounds}; moves: {moves}, all by the rules; every score is right.</source>
            <extracomment>{rounds}: how many rounds (6). {moves}: how many moves (412).</extracomment>
            <translation>Alt er i orden: startværdi og nonce giver fingeraftrykket, og hver kortgivning følger af startværdien. Runder: {rounds}; handlinger: {moves}, alle efter reglerne; alle point stemmer.</translation>
        </message>
        <message>
            <source>About this match</source>
            <translation>Om partiet</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Begyndt</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spillere</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Givningsnummer</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <extracomment>a number that seals the deals beforehand.</extracomment>
            <translation>Fingeraftryk</translation>
        </message>
        <message>
            <source>Every deal was settled before the first card. The fingerprint is the seal on it: keep a copy, and when the match is over you can check here that no deal was changed.</source>
            <translation>Hver kortgivning var afgjort før det første kort. Fingeraftrykket er seglet på det: gem en kopi, og når partiet er slut, kan du her kontrollere, at ingen kortgivning er ændret.</translation>
        </message>
        <message>
            <source>Seed</source>
            <extracomment>the number from which all deals follow; not of a plant.</extracomment>
            <translation>Startværdi</translation>
        </message>
        <message>
            <source>Nonce</source>
            <extracomment>a number used once, as in cryptography.</extracomment>
            <translatorcomment>The term of cryptography is the same in Danish.</translatorcomment>
            <translation>Nonce</translation>
        </message>
        <message>
            <source>The fingerprint, shown before the first card, is the SHA-256 of “seed|nonce”.</source>
            <translation>Fingeraftrykket, der vises før det første kort, er SHA-256 af ”startværdi|nonce”.</translation>
        </message>
        <message>
            <source>Check the &amp;match</source>
            <translation>&amp;Kontrollér partiet</translation>
        </message>
        <message>
            <source>Play it again, and check every deal, move and score</source>
            <translation>Spil det igen, og kontrollér alle kortgivninger, handlinger og point</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Kontrollerer…</translation>
        </message>
        <message>
            <source>Kept in</source>
            <translation>Ligger i</translation>
        </message>
        <message>
            <source>Copy: {what}</source>
            <extracomment>{what}: what is copied: a row’s name (Seed).</extracomment>
            <translation>Kopiér: {what}</translation>
        </message>
    </context>
    <context>
        <name>NewMatch</name>
        <message>
            <source>from {rules}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>efter {rules}</translation>
        </message>
        <message>
            <source>Your own rules, based on {rules}.</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Dine egne regler, lavet ud fra {rules}.</translation>
        </message>
        <message>
            <source>Your own rules, based on {rules}, but:</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Dine egne regler, lavet ud fra {rules}, men:</translation>
        </message>
        <message>
            <source>• and more: see the handbook.</source>
            <translation>• og mere: se håndbogen.</translation>
        </message>
        <message>
            <source>Dropped: “{sentence}”</source>
            <extracomment>{sentence}: a sentence of the handbook (Going out is worth 50 points.).</extracomment>
            <translation>Bortfalder: »{sentence}«</translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message>
            <source>New match</source>
            <translation>Nyt parti</translation>
        </message>
        <message>
            <source>{name}, {level}. {about}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club). {about}: how an opponent of that level plays: a sentence (Overlooks nothing.).</extracomment>
            <translation>{name}, {level}. {about}</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>House &amp;rules…</source>
            <translation>&amp;Husregler…</translation>
        </message>
        <message>
            <source>Copy a rulebook and change what you like</source>
            <translation>Kopiér et regelsæt, og lav om på det, du vil</translation>
        </message>
        <message>
            <source>random</source>
            <translation>tilfældigt</translation>
        </message>
        <message>
            <source>The same number and the same moves give the same match again.</source>
            <translation>Samme nummer og samme handlinger giver samme parti igen.</translation>
        </message>
        <message>
            <source>Play &amp;to</source>
            <translation>Spil &amp;til</translation>
        </message>
        <message>
            <source>&amp;Deal number</source>
            <translation>&amp;Givningsnummer</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annullér</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Spil</translation>
        </message>
        <message>
            <source>Two players are called {name}: give one of them another name.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>To spillere hedder {name}: giv en af dem et andet navn.</translation>
        </message>
        <message>
            <source>A program could work out the cards from a deal number: leave it empty.</source>
            <translation>Med givningsnummeret kunne et program finde kortene: lad det stå tomt.</translation>
        </message>
        <message>
            <source>A program that speaks the opponent protocol</source>
            <translation>Et program, der taler modspillerprotokollen</translation>
        </message>
        <message>
            <source>Python programs (*.py)</source>
            <translation>Python-programmer (*.py)</translation>
        </message>
        <message>
            <source>{program} plays three rounds first…</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} spiller først tre runder…</translation>
        </message>
        <message>
            <source>{program} is no longer there: {name} plays as Club.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{program} er der ikke længere: {name} spiller som klubspiller.</translation>
        </message>
        <message>
            <source>You won twice against these: {name} plays as {level} now.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club).</extracomment>
            <translation>Du har vundet to gange mod disse: {name} spiller nu som {level}.</translation>
        </message>
        <message>
            <source>You lost twice against these: {name} plays as {level} now.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club).</extracomment>
            <translation>Du har tabt to gange mod disse: {name} spiller nu som {level}.</translation>
        </message>
    </context>
    <context>
        <name>NoticeBar</name>
        <message>
            <source>More notices are waiting</source>
            <translation>Flere meddelelser venter</translation>
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
                <numerusform>%n point</numerusform>
                <numerusform>%n point</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n kort</numerusform>
                <numerusform>%n kort</numerusform>
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
            <translation>Partiet åbnes…</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Lad det være</translation>
        </message>
        <message>
            <source>{match} is in the trash.</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>{match} ligger i papirkurven.</translation>
        </message>
        <message>
            <source>You have resigned the match: it counts as lost.</source>
            <translation>Du har opgivet partiet: det tæller som tabt.</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Players and decks</source>
            <translation>Spillere og spil kort</translation>
        </message>
        <message>
            <source>The deal</source>
            <extracomment>giving out the cards; not an agreement.</extracomment>
            <translation>Kortgivningen</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>taking a card from stock or pile; not making a picture.</extracomment>
            <translation>At trække kort</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Stik</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jokere</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Rundens afslutning</translation>
        </message>
        <message>
            <source>Calls</source>
            <extracomment>calling “Rommy!” for a discard.</extracomment>
            <translation>”Rommy!”</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Point</translation>
        </message>
        <message>
            <source>The match</source>
            <translation>Partiet</translation>
        </message>
        <message>
            <source>none</source>
            <extracomment>no number at all.</extracomment>
            <translation>intet</translation>
        </message>
        <message>
            <source>the top one, or all</source>
            <translation>det øverste, eller alle</translation>
        </message>
        <message>
            <source>any, with all above it</source>
            <translation>hvilket som helst, med alle ovenpå</translation>
        </message>
        <message>
            <source>fanned, all readable</source>
            <translation>i en lang række, alle synlige</translation>
        </message>
        <message>
            <source>stacked, the top one showing</source>
            <translation>i én bunke, det øverste synligt</translation>
        </message>
        <message>
            <source>use the chosen card at once</source>
            <translation>brug det valgte kort straks</translation>
        </message>
        <message>
            <source>a new meld with a taken card</source>
            <translation>et nyt stik med et taget kort</translation>
        </message>
        <message>
            <source>The fewest players for two decks.</source>
            <translation>Det mindste antal spillere til to spil kort.</translation>
        </message>
        <message>
            <source>The cards dealt, by number of players.</source>
            <translation>Uddelte kort efter antal spillere.</translation>
        </message>
        <message>
            <source>Which discards may be drawn.</source>
            <translation>Hvilke kort i afkastbunken der må tages.</translation>
        </message>
        <message>
            <source>How the discards lie.</source>
            <translation>Hvordan de smidte kort ligger.</translation>
        </message>
        <message>
            <source>The duty after taking discards.</source>
            <translation>Pligten, når man har taget fra afkastbunken.</translation>
        </message>
        <message>
            <source>a new meld with a covered card</source>
            <translation>et nyt stik med et tildækket kort</translation>
        </message>
        <message>
            <source>What an unmet duty costs.</source>
            <translation>Hvad det koster ikke at opfylde pligten.</translation>
        </message>
        <message>
            <source>it must be met</source>
            <translation>den skal opfyldes</translation>
        </message>
        <message>
            <source>sets and runs</source>
            <translation>sæt og talfølger</translation>
        </message>
        <message>
            <source>runs only</source>
            <translation>kun talfølger</translation>
        </message>
        <message>
            <source>sets only</source>
            <translation>kun sæt</translation>
        </message>
        <message>
            <source>The least a first meld must be worth.</source>
            <translation>Hvad det første stik mindst skal være værd.</translation>
        </message>
        <message>
            <source>fewer than other cards</source>
            <translation>færre end andre kort</translation>
        </message>
        <message>
            <source>one</source>
            <extracomment>of jokers: one of them.</extracomment>
            <translation>én</translation>
        </message>
        <message>
            <source>any number</source>
            <translation>vilkårligt mange</translation>
        </message>
        <message>
            <source>Swapping a joker for its card.</source>
            <translation>At bytte en joker for dens kort.</translation>
        </message>
        <message>
            <source>never</source>
            <extracomment>of swapping jokers.</extracomment>
            <translation>aldrig</translation>
        </message>
        <message>
            <source>another player’s joker</source>
            <translation>en anden spillers joker</translation>
        </message>
        <message>
            <source>any joker</source>
            <translation>en hvilken som helst joker</translation>
        </message>
        <message>
            <source>What a look into the pile costs.</source>
            <translation>Hvad det koster at kigge i bunken.</translation>
        </message>
        <message>
            <source>nobody may look</source>
            <translation>ingen må kigge</translation>
        </message>
        <message>
            <source>What an ace that begins a run counts.</source>
            <translation>Hvad et es først i en talfølge giver.</translation>
        </message>
        <message>
            <source>What an ace left in hand costs.</source>
            <translation>Hvad et es tilbage på hånden koster.</translation>
        </message>
        <message>
            <source>What happens when the stock is empty.</source>
            <translation>Hvad der sker, når trækbunken er tom.</translation>
        </message>
        <message>
            <source>ends when the discards are declined</source>
            <translation>slutter, når nogen siger nej til afkastbunken</translation>
        </message>
        <message>
            <source>the discards become the stock</source>
            <translation>afkastbunken bliver trækbunke</translation>
        </message>
        <message>
            <source>ends with the last card’s turn</source>
            <translation>slutter efter turen med det sidste kort</translation>
        </message>
        <message>
            <source>Who wins the match.</source>
            <translation>Hvem der vinder partiet.</translation>
        </message>
        <message>
            <source>the highest total</source>
            <translation>flest samlede point</translation>
        </message>
        <message>
            <source>the total nearest to the target</source>
            <translation>samlede point tættest på målet</translation>
        </message>
        <message>
            <source>What breaks a tie at the top.</source>
            <translation>Hvad der afgør pointlighed i toppen.</translation>
        </message>
        <message>
            <source>another round</source>
            <translation>en runde til</translation>
        </message>
        <message>
            <source>the one who went out</source>
            <translation>den, der lukkede</translation>
        </message>
        <message>
            <source>The winner collects from each opponent the difference between their totals.</source>
            <translation>Vinderen får af hver modspiller forskellen mellem deres samlede point.</translation>
        </message>
        <message>
            <source>Who deals next.</source>
            <translation>Hvem der giver kort næste gang.</translation>
        </message>
        <message>
            <source>the player to the left</source>
            <translation>spilleren til venstre</translation>
        </message>
        <message>
            <source>the winner of the round</source>
            <translation>rundens vinder</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n point</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n spiller</numerusform>
                <numerusform>%n spillere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n joker</numerusform>
                <numerusform>%n jokere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n kort</numerusform>
                <numerusform>%n kort</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n runde</numerusform>
                <numerusform>%n runder</numerusform>
            </translation>
        </message>
        <message>
            <source>“{option}”</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”).
----------
{option}: what an option of the rules says, without its full stop. {option}: what an option of the rules says (“The fewest cards of a run”).</extracomment>
            <translation>”{option}”</translation>
        </message>
        <message>
            <source>The fewest players.</source>
            <translation>Det mindste antal spillere.</translation>
        </message>
        <message>
            <source>The most players.</source>
            <translation>Det største antal spillere.</translation>
        </message>
        <message>
            <source>How many jokers each deck has.</source>
            <translation>Hvor mange jokere hvert spil kort har.</translation>
        </message>
        <message>
            <source>A top discard drawn without a duty may be discarded again in the same turn.</source>
            <translation>Tog man det øverste kort uden pligt, kan man smide det igen i samme tur.</translation>
        </message>
        <message>
            <source>The top discard alone may be drawn without any duty.</source>
            <translation>Det øverste kort i afkastbunken kan tages alene uden nogen pligt.</translation>
        </message>
        <message>
            <source>Drawing deeper than the top discard needs a meld of your own on the table.</source>
            <translation>For at trække dybere end det øverste kort skal man selv have et stik på bordet.</translation>
        </message>
        <message>
            <source>Nothing is laid, and nothing deeper than the top discard is drawn, until everybody has finished a first turn.</source>
            <translation>Intet lægges, og intet dybere end det øverste kort trækkes, før alle har afsluttet deres første tur.</translation>
        </message>
        <message>
            <source>Laying off on an opponent’s meld needs a meld of your own on the table.</source>
            <translation>For at lægge til en modspillers stik skal man selv have et stik på bordet.</translation>
        </message>
        <message>
            <source>Runs may turn the corner: after king and ace comes the two.</source>
            <translation>Talfølger må gerne gå i ring: efter konge og es kommer toeren.</translation>
        </message>
        <message>
            <source>Which melds there are.</source>
            <translation>Hvilke stik der gælder.</translation>
        </message>
        <message>
            <source>The fewest cards of a run.</source>
            <translation>Det mindste antal kort i en talfølge.</translation>
        </message>
        <message>
            <source>With two decks, a set may hold two cards of one suit.</source>
            <translation>Med to spil kort må et sæt gerne have to kort i samme kulør.</translation>
        </message>
        <message>
            <source>How many jokers a meld may hold.</source>
            <translation>Hvor mange jokere et stik må have.</translation>
        </message>
        <message>
            <source>Going out needs a last discard.</source>
            <translation>For at lukke skal man smide et sidste kort.</translation>
        </message>
        <message>
            <source>That last discard lies face up.</source>
            <translation>Det sidste kort ligger med forsiden opad.</translation>
        </message>
        <message>
            <source>The last discard may be a card that could be laid off.</source>
            <translation>Det sidste kort må gerne være et kort, der kunne lægges til et stik.</translation>
        </message>
        <message>
            <source>The last discard may be called.</source>
            <translation>Man kan sige ”Rommy!” til det sidste kort.</translation>
        </message>
        <message>
            <source>A discard that fits a meld may be called by another player.</source>
            <translation>Til et smidt kort, der passer til et stik, kan en anden spiller sige ”Rommy!”.</translation>
        </message>
        <message>
            <source>What a false call costs.</source>
            <translation>Hvad et falskt ”Rommy!” koster.</translation>
        </message>
        <message>
            <source>2 to 9 count their pips; otherwise they count 5 each.</source>
            <translation>2 til 9 giver deres talværdi; ellers giver de 5 hver.</translation>
        </message>
        <message>
            <source>What any other ace on the table counts.</source>
            <translation>Hvad ethvert andet es på bordet giver.</translation>
        </message>
        <message>
            <source>What a joker counts.</source>
            <translation>Hvad en joker giver.</translation>
        </message>
        <message>
            <source>What going out scores.</source>
            <translation>Hvad det giver at lukke.</translation>
        </message>
        <message>
            <source>The points that end the match.</source>
            <translation>De point, der afslutter partiet.</translation>
        </message>
        <message>
            <source>The match has this many rounds, whatever the totals.</source>
            <translation>Partiet har så mange runder, uanset de samlede point.</translation>
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <source>Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>Luk</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Replay of {match}</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>Gennemspilning af {match}</translation>
        </message>
        <message>
            <source>Practice: {match}</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>Øvelse: {match}</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <source>Drag cards to where they should go, or click them first and then the place; places where they may go light up.</source>
            <translation>Flyt kortene derhen, hvor de skal, eller klik først på dem og så på stedet; steder, hvor de kan lægges, lyser op.</translation>
        </message>
        <message>
            <source>A click with Shift chooses all cards up to that one, and a frame drawn around cards chooses those inside it; Esc puts them back.</source>
            <translation>Et klik med Skift vælger alle kort frem til det, og det gør en ramme trukket om dem også; Esc slipper dem.</translation>
        </message>
        <message>
            <source>A double click does what you most likely mean: it draws, lays off, or discards.</source>
            <translation>Et dobbeltklik gør det, der nok er ment: det trækker, lægger til eller smider.</translation>
        </message>
        <message>
            <source>The right button raises a covered card so that you can see all of it; nothing is played.</source>
            <translation>Højre museknap løfter et tildækket kort, så hele kortet ses; det spiller ikke noget.</translation>
        </message>
        <message>
            <source>The discards that may be taken stand up out of the pile, and the stock’s top card is shifted a little when it may be drawn.</source>
            <translation>Kort, der må tages, stikker op af afkastbunken, og trækbunkens øverste kort er forskudt lidt, når det må trækkes.</translation>
        </message>
        <message>
            <source>The yarn below a card on the table shows, by its colour and its stitch, which player it counts for. In your hand a new card stands a little higher, and one that must be used has a brass edge.</source>
            <translation>Garnet under et kort på bordet viser med sin farve og sine sting, hvilken spiller det giver point til. På hånden står et nyt kort lidt højere, og et kort, der skal bruges, har en messingkant.</translation>
        </message>
        <message>
            <source>Red is a price: points that a move would cost you.</source>
            <translation>Rødt er en pris: point, som en handling ville koste dig.</translation>
        </message>
        <message>
            <source>{undo} takes the last move back, {redo} plays it again; once a round is over, nothing is taken back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z). {redo}: the keys for Redo (Ctrl+Shift+Z).</extracomment>
            <translation>{undo} fortryder den sidste handling, {redo} gør den igen; når en runde er slut, fortrydes intet mere.</translation>
        </message>
        <message>
            <source>If you undo a move after which a hidden card was shown, and then play on in another way, the round counts as assisted, with a star on the score sheet; the statistics count such rounds apart.</source>
            <translation>Fortryder du en handling, efter at et skjult kort er vist, og spiller videre på en anden måde, tæller runden som spillet med hjælp og får en stjerne på pointskemaet; i statistikken tæller sådanne runder for sig.</translation>
        </message>
        <message>
            <source>{hint} gives a hint: what a Master would play from your seat, and why; {follow_hint} plays it, move by move. The round then counts as assisted. The guided rounds ({lesson}) have advice for every move; a refused move says why, and “Why?” opens this handbook at the clause.</source>
            <extracomment>{hint}: the key for Hint (F4). {follow_hint}: the keys for Play the hint (Shift+F4). {lesson}: the keys for the guided rounds (Ctrl+G).</extracomment>
            <translation>{hint} giver et tip: hvad en mester ville spille på din plads, og hvorfor; {follow_hint} spiller det, handling for handling. Runden tæller så som spillet med hjælp. De vejledte runder ({lesson}) giver et råd til hver handling; går en handling ikke, får du at vide hvorfor, og ”Hvorfor?” åbner denne håndbog ved reglen.</translation>
        </message>
        <message>
            <source>A tutor, if you turn it on in the preferences, speaks before a move that costs as many points as you choose there, and says why; the move is played if you make it again. A round with the tutor on counts as assisted.</source>
            <translation>En vejleder, som er slået fra, medmindre du slår den til i indstillingerne, siger til før en handling, der koster så mange point, og siger hvorfor; gør du det igen, bliver det spillet. En runde, hvor den lytter med, tæller som spillet med hjælp.</translation>
        </message>
        <message>
            <source>{practice} shows the decisions that cost most in your reviewed rounds: find the better move. Those you solve come back after 1, 3 and 9 days.</source>
            <extracomment>{practice}: the keys for Find the move (Ctrl+Shift+P).</extracomment>
            <translation>{practice} viser de beslutninger, der kostede mest i de runder, du har gennemgået: find løsningen. Det, du fandt, kommer igen efter 1, 3 og 9 dage.</translation>
        </message>
        <message>
            <source>{lay_everything} lays all melds in your hand, and all cards that fit.</source>
            <extracomment>{lay_everything}: the keys for Lay everything (Ctrl+E).</extracomment>
            <translation>{lay_everything} lægger alle de stik ned, du har på hånden, og alle kort, der passer.</translation>
        </message>
        <message>
            <source>Everything can be done with the keyboard alone. The menus show the key for every action; the Keys page of the preferences ({preferences}) changes them.</source>
            <extracomment>{preferences}: the keys for Preferences (Ctrl+,).</extracomment>
            <translation>Alt kan gøres med tastaturet alene. Menuerne viser tasten til hver kommando; på siden Taster i indstillingerne ({preferences}) kan de laves om.</translation>
        </message>
        <message>
            <source>Tab leads from the stock to the discards, the melds, your hand, the players, the buttons and the moves, Shift+Tab back, and {next_area} to the table from anywhere in the window; the arrows, Home and End lead within each, and a rank that is typed (2 to 9, 0 for a ten, A, J, Q, K) to the next such card.</source>
            <extracomment>{next_area}: the keys that lead to the table's next part (F6).</extracomment>
            <translation>Tabulator fører fra trækbunken til afkastbunken, stikkene, din hånd, spillerne, knapperne og forløbet, Skift+Tabulator tilbage, og {next_area} til bordet fra hele vinduet; piletasterne, Home og End fører rundt i hver del, og en værdi, der skrives (2 til 9, 0 for en tier, A, J, Q, K), til det næste kort med den værdi.</translation>
        </message>
        <message>
            <source>Space chooses a card in your hand or puts it back. Enter plays what has the focus: it draws from the stock, takes a discard with those above it, melds the chosen cards, lays them off on the meld or discards them on the pile; a single card is laid off where it fits, else discarded. You are asked before a move that costs points, if there is another move.</source>
            <translation>Mellemrum vælger et kort på hånden eller slipper det. Enter spiller det, der har fokus: trækker fra trækbunken, tager et kort i afkastbunken med dem ovenpå, lægger de valgte kort ned, lægger dem til stikket eller smider dem til afkastbunken; et enkelt kort lægges til, hvor det passer, ellers smides det. Koster det point, bliver du spurgt først, hvis der er et andet træk.</translation>
        </message>
        <message>
            <source>{call} calls, {move_left} and {move_right} move cards in your hand, {say_again} says again what happened last, and Esc lets a discard pass or puts away a question, the chosen cards or a refusal, one at a time.</source>
            <extracomment>{call}: the keys for Call (C). {move_left}: the keys that move a card to the left (Ctrl+Left). {move_right}: the keys that move a card to the right (Ctrl+Right). {say_again}: the keys for Say again (Shift+?).</extracomment>
            <translation>{call} siger ”Rommy!”, {move_left} og {move_right} flytter kort på hånden, {say_again} siger igen, hvad der skete sidst, og Esc lader et smidt kort gå eller fjerner et spørgsmål, de valgte kort eller en afvisning, ét ad gangen.</translation>
        </message>
        <message>
            <source>Wherever the focus is, {draw} draws from the stock, {take_top} takes the top discard and {take_pile} the whole pile; {to_hand} leads to your hand and {to_melds} to the melds. {read_hand}, {read_scores} and {read_table} read out your hand, the scores and how things stand. {keys_now} lists the keys you can use at the moment.</source>
            <extracomment>{draw}: the key that draws from the stock (S). {take_top}: the key that takes the top discard (U). {take_pile}: the key that takes the whole pile (P). {to_hand}: the key that leads to the hand (F). {to_melds}: the key that leads to the melds (L). {read_hand}: the key that says the whole hand (R). {read_scores}: the key that says the scores (O). {read_table}: the key that says how things stand (I). {keys_now}: the key that lists the keys of the moment (F2).</extracomment>
            <translation>Hvor fokus end er, trækker {draw} fra trækbunken, {take_top} tager det øverste kort i afkastbunken og {take_pile} hele bunken; {to_hand} fører til din hånd og {to_melds} til stikkene. {read_hand}, {read_scores} og {read_table} læser din hånd, pointene og stillingen op. {keys_now} viser tasterne lige nu.</translation>
        </message>
        <message>
            <source>A screen reader reads the same parts of the table, what each card can do, and all that happens. While it does, and while you use keys, a call waits for you.</source>
            <translation>En skærmlæser læser de samme dele af bordet, hvad hvert kort kan bruges til, og alt, hvad der sker. Mens den gør det, og mens du bruger taster, har du god tid til at sige ”Rommy!”.</translation>
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
            <translation>Hvad der skal øves</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Næste</translation>
        </message>
        <message>
            <source>&amp;Leave</source>
            <translation>&amp;Forlad</translation>
        </message>
        <message>
            <source>discarding from a meld in the hand</source>
            <translation>at smide et kort fra et stik på hånden</translation>
        </message>
        <message>
            <source>The deal of the day: your first try counts.</source>
            <translation>Dagens runde: din første tæller.</translation>
        </message>
        <message>
            <source>A challenge: a friend plays the same cards.</source>
            <translation>En udfordring: en ven spiller de samme kort.</translation>
        </message>
        <message>
            <source>Practice: round {number}, in a copy.</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Øvelse: runde {number}, i en kopi.</translation>
        </message>
        <message>
            <source>&amp;Back to the match</source>
            <translation>&amp;Tilbage til partiet</translation>
        </message>
        <message>
            <source>&amp;Back to the welcome page</source>
            <translation>Til&amp;bage til omslaget</translation>
        </message>
        <message>
            <source>not going out</source>
            <translation>ikke at lukke</translation>
        </message>
        <message>
            <source>paying a price</source>
            <translation>at betale en pris</translation>
        </message>
        <message>
            <source>not calling</source>
            <translation>ikke at sige ”Rommy!”</translation>
        </message>
        <message>
            <source>leaving the discard pile</source>
            <translation>at lade afkastbunken ligge</translation>
        </message>
        <message>
            <source>discarding what fits a meld on the table</source>
            <translation>at smide, hvad der passer til et stik på bordet</translation>
        </message>
        <message>
            <source>completing a meld in the discard pile</source>
            <translation>at gøre et stik færdigt i afkastbunken</translation>
        </message>
        <message>
            <source>leaving a joker that could be swapped</source>
            <translation>at lade en joker ligge, man kunne bytte sig til</translation>
        </message>
        <message>
            <source>taking too little of the discard pile</source>
            <translation>at tage for lidt af afkastbunken</translation>
        </message>
        <message>
            <source>holding points back</source>
            <translation>at holde point tilbage</translation>
        </message>
        <message>
            <source>discarding what somebody collects</source>
            <translation>at smide, hvad nogen samler på</translation>
        </message>
        <message>
            <source>taking too much of the discard pile</source>
            <translation>at tage for meget af afkastbunken</translation>
        </message>
        <message>
            <source>using a joker up</source>
            <translation>at bruge en joker op</translation>
        </message>
        <message>
            <source>keeping a card that goes with nothing</source>
            <translation>at beholde et kort, der ikke passer til noget</translation>
        </message>
        <message>
            <source>leaving a useful discard</source>
            <translation>at lade et nyttigt smidt kort ligge</translation>
        </message>
        <message>
            <source>taking a discard that cannot be laid</source>
            <translation>at tage et smidt kort, der ikke kan lægges</translation>
        </message>
        <message>
            <source>discarding the better chance of a meld</source>
            <translation>at smide den bedste chance for et stik</translation>
        </message>
        <message>
            <source>letting others lay off</source>
            <translation>at lade andre lægge til</translation>
        </message>
        <message>
            <source>laying an ace where it scores little</source>
            <translation>at lægge et es, hvor det kun tæller lidt</translation>
        </message>
        <message>
            <source>laying cards that were better kept</source>
            <translation>at lægge kort, man hellere skulle have beholdt</translation>
        </message>
        <message>
            <source>keeping high cards</source>
            <translation>at beholde høje kort</translation>
        </message>
        <message>
            <source>discarding what others can use</source>
            <translation>at smide, hvad andre kan bruge</translation>
        </message>
        <message>
            <source>discarding what scores more</source>
            <translation>at smide, hvad der tæller mere</translation>
        </message>
        <message>
            <source>other causes</source>
            <translation>noget uden navn</translation>
        </message>
        <message numerus="yes">
            <source>Of %n point(s) lost this week, {part} came from {concept}.</source>
            <extracomment>{concept}: as “not going out”. %n: the number of what is counted; the word in front of (s) follows it (3). {part}: points: how many of them (22). {concept}: how points are lost, as a list has it (not going out).</extracomment>
            <translation>
                <numerusform>Af %n point, du tabte i denne uge, gik {part} tabt ved {concept}.</numerusform>
                <numerusform>Af de %n point, du tabte i denne uge, gik {part} tabt ved {concept}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Find the move.</source>
            <translation>Find løsningen.</translation>
        </message>
        <message>
            <source>All positions ({number})</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Alle stillinger ({number})</translation>
        </message>
        <message>
            <source>There is nothing left to practise.</source>
            <translation>Der er ikke mere at øve.</translation>
        </message>
        <message>
            <source>There is nothing to practise today; there will be on {day}.</source>
            <extracomment>{day}: a day in words (24 November 2026).</extracomment>
            <translation>Der er intet at øve i dag, men det er der den {day}.</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source>&amp;Look</source>
            <extracomment>a page of the preferences: what the table looks like.</extracomment>
            <translation>&amp;Udseende</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <extracomment>a page of the preferences: how fast everything goes.</extracomment>
            <translation>&amp;Tempo</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hjælp</translation>
        </message>
        <message>
            <source>S&amp;ound</source>
            <translation>&amp;Lyd</translation>
        </message>
        <message>
            <source>Follow the desktop</source>
            <translation>Følg systemet</translation>
        </message>
        <message>
            <source>Light</source>
            <extracomment>a theme with light colours; not a weight.</extracomment>
            <translation>Lyst</translation>
        </message>
        <message>
            <source>Dark</source>
            <extracomment>a theme with dark colours.</extracomment>
            <translation>Mørkt</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>Te&amp;ma</translation>
        </message>
        <message>
            <source>Spruce, or sage by day</source>
            <translation>Gran, om dagen salvie</translation>
        </message>
        <message>
            <source>Night blue, or birch by day</source>
            <translation>Natblå, om dagen birk</translation>
        </message>
        <message>
            <source>Table &amp;colour</source>
            <translation>&amp;Bordets farve</translation>
        </message>
        <message>
            <source>Classic</source>
            <extracomment>faces of the cards as they always were.</extracomment>
            <translation>Klassiske</translation>
        </message>
        <message>
            <source>Large print</source>
            <translation>Store tegn</translation>
        </message>
        <message>
            <source>Card &amp;faces</source>
            <translation>&amp;Forsider</translation>
        </message>
        <message>
            <source>Knitted stars</source>
            <translation>Strikmønster</translation>
        </message>
        <message>
            <source>Herringbone</source>
            <translation>Sildeben</translation>
        </message>
        <message>
            <source>Basket weave</source>
            <translation>Kurveflet</translation>
        </message>
        <message>
            <source>Petals</source>
            <extracomment>a pattern on the back of the cards.</extracomment>
            <translation>Kronblade</translation>
        </message>
        <message>
            <source>Card &amp;backs</source>
            <translation>Ba&amp;gsider</translation>
        </message>
        <message>
            <source>Small</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Små</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Large</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Store</translation>
        </message>
        <message>
            <source>A very large hand</source>
            <translation>En meget stor hånd</translation>
        </message>
        <message>
            <source>A hand half as high as the window</source>
            <translation>En hånd, der er halvt så høj som vinduet</translation>
        </message>
        <message>
            <source>Card si&amp;ze</source>
            <translation>K&amp;ortstørrelse</translation>
        </message>
        <message>
            <source>Four &amp;suit colours</source>
            <translation>Fi&amp;re farver på kulørerne</translation>
        </message>
        <message>
            <source>Clubs green, diamonds blue</source>
            <translation>Klør grønne, ruder blå</translation>
        </message>
        <message>
            <source>L&amp;etters of my language</source>
            <translation>Bogstav&amp;er på mit sprog</translation>
        </message>
        <message>
            <source>On ace, king, queen and jack, instead of A, K, Q and J</source>
            <translation>På es, konge, dame og knægt i stedet for A, K, Q og J</translation>
        </message>
        <message>
            <source>The &amp;desktop’s font</source>
            <translation>&amp;Skrivebordets skrifttype</translation>
        </message>
        <message>
            <source>For all words, instead of the game’s own</source>
            <translation>Til alle ord, i stedet for spillets egen</translation>
        </message>
        <message>
            <source>The moves of the round, in a drawer over the table</source>
            <translation>Rundens forløb, i en skuffe oven på bordet</translation>
        </message>
        <message>
            <source>At once, without motion</source>
            <translation>Straks, uden bevægelse</translation>
        </message>
        <message>
            <source>C&amp;ards</source>
            <extracomment>a page of the preferences: how they look.</extracomment>
            <translation>Korte&amp;ne</translation>
        </message>
        <message>
            <source>Briskly</source>
            <translation>Raskt</translation>
        </message>
        <message>
            <source>At an easy pace</source>
            <translation>I ro og mag</translation>
        </message>
        <message>
            <source>Slowly</source>
            <translation>Langsomt</translation>
        </message>
        <message>
            <source>Cards &amp;move</source>
            <translation>&amp;Kortene flyttes</translation>
        </message>
        <message>
            <source>Quickly</source>
            <translation>Hurtigt</translation>
        </message>
        <message>
            <source>Very slowly</source>
            <translation>Meget langsomt</translation>
        </message>
        <message>
            <source>Opponents pla&amp;y</source>
            <translation>&amp;Modspillerne spiller</translation>
        </message>
        <message>
            <source>From whoever went out, or lost, once the round is over</source>
            <translation>Fra den, der lukkede eller tabte, når runden er slut</translation>
        </message>
        <message>
            <source>Only when the discard fits</source>
            <translation>Kun når det smidte kort passer</translation>
        </message>
        <message>
            <source>Always, for 3 seconds</source>
            <translation>Altid, i 3 sekunder</translation>
        </message>
        <message>
            <source>Always, for 6 seconds</source>
            <translation>Altid, i 6 sekunder</translation>
        </message>
        <message>
            <source>Always, for 12 seconds</source>
            <translation>Altid, i 12 sekunder</translation>
        </message>
        <message>
            <source>Always, for 30 seconds</source>
            <translation>Altid, i 30 sekunder</translation>
        </message>
        <message>
            <source>Always, until somebody calls</source>
            <translation>Altid, til nogen siger ”Rommy!”</translation>
        </message>
        <message>
            <source>Never: I am quick enough</source>
            <translation>Aldrig: jeg er hurtig nok</translation>
        </message>
        <message>
            <source>S&amp;top for a call</source>
            <translation>&amp;Vent på ”Rommy!”</translation>
        </message>
        <message>
            <source>Show where &amp;cards may go</source>
            <translation>Vis, hvor &amp;kort må lægges</translation>
        </message>
        <message>
            <source>Places light up while cards are chosen or dragged</source>
            <translation>Steder lyser op, mens kort er valgt eller flyttes</translation>
        </message>
        <message>
            <source>Show the points of a meld &amp;before it is laid</source>
            <translation>Vis et stiks point, &amp;før det lægges</translation>
        </message>
        <message>
            <source>What a move brings is shown while you hold the cards</source>
            <translation>Det, en handling giver, vises, mens du holder kortene</translation>
        </message>
        <message>
            <source>Ask before a &amp;move that costs points</source>
            <translation>Spørg før noget, &amp;der koster point</translation>
        </message>
        <message>
            <source>Paying your way out of a duty, looking into the pile</source>
            <translation>At betale sig fra en pligt, at kigge i bunken</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Aldrig</translation>
        </message>
        <message>
            <source>5 points or more</source>
            <translation>5 point eller mere</translation>
        </message>
        <message>
            <source>10 points or more</source>
            <translation>10 point eller mere</translation>
        </message>
        <message>
            <source>20 points or more</source>
            <translation>20 point eller mere</translation>
        </message>
        <message>
            <source>&amp;Tutor: speak before a move that costs</source>
            <translation>&amp;Vejleder: sig til før en handling, der koster</translation>
        </message>
        <message>
            <source>A round with the tutor on counts as assisted</source>
            <translation>En runde, hvor den lytter med, tæller som spillet med hjælp</translation>
        </message>
        <message>
            <source>L&amp;ist of moves</source>
            <translation>L&amp;iste over forløbet</translation>
        </message>
        <message>
            <source>The list of moves &amp;remembers a covered pile</source>
            <translation>Forløbet husker afkastbunkens dækkede ko&amp;rt</translation>
        </message>
        <message>
            <source>A round in which it names a covered card counts as assisted</source>
            <translation>En runde, hvor den nævner et af dem, tæller som spillet med hjælp</translation>
        </message>
        <message>
            <source>Sou&amp;nds</source>
            <translation>Ly&amp;de</translation>
        </message>
        <message>
            <source>Short and quiet; one key turns them all off and on</source>
            <translation>Korte og stille; en tast slår dem alle fra og til</translation>
        </message>
        <message>
            <source>The &amp;cards</source>
            <translation>&amp;Kortene</translation>
        </message>
        <message>
            <source>Each one as it lands, and the end of a round</source>
            <translation>Hvert, når det lander, og slutningen på en runde</translation>
        </message>
        <message>
            <source>Your &amp;turn</source>
            <translation>D&amp;in tur</translation>
        </message>
        <message>
            <source>One soft note</source>
            <translation>En blød tone</translation>
        </message>
        <message>
            <source>You &amp;may call</source>
            <translation>Du kan &amp;sige ”Rommy!”</translation>
        </message>
        <message>
            <source>Two fingertips on wood</source>
            <translation>To fingerspidser mod træ</translation>
        </message>
        <message>
            <source>Programs at the table</source>
            <translation>Programmer ved bordet</translation>
        </message>
        <message>
            <source>This system has no program that plays sounds, so the game is silent. One of paplay, pw-cat and aplay is enough.</source>
            <translation>Dette system har intet program, der afspiller lyd, så spillet er tavst. Et af paplay, pw-cat og aplay er nok.</translation>
        </message>
        <message>
            <source>&amp;Volume</source>
            <translation>L&amp;ydstyrke</translation>
        </message>
        <message>
            <source>Hear a &amp;word now and then</source>
            <translation>Hør et &amp;ord nu og da</translation>
        </message>
        <message>
            <source>Lan&amp;guage</source>
            <translation>S&amp;prog</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Dit navn</translation>
        </message>
        <message>
            <source>Last match</source>
            <translation>Sidste parti</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Husregler</translation>
        </message>
        <message>
            <source>Position of the window</source>
            <translation>Vinduets plads</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>keys of the keyboard.</extracomment>
            <translation>Taster</translation>
        </message>
        <message>
            <source>Letters, numbers and signs alone are keys</source>
            <translation>Bogstaver, tal og tegn alene som taster</translation>
        </message>
        <message>
            <source>Where the statistics begin</source>
            <translation>Hvor statistikken begynder</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source>Preferences</source>
            <translation>Indstillinger</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <extracomment>a page of the preferences: keys of the keyboard.</extracomment>
            <translation>T&amp;aster</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message numerus="yes">
            <source>%n way(s) to lay it: you choose</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n måde at lægge det på: du vælger</numerusform>
                <numerusform>%n måder at lægge det på: du vælger</numerusform>
            </translation>
        </message>
        <message>
            <source>{one} or {other}</source>
            <extracomment>{one}: what a drop would do (Make a set of 4). {other}: what the drop might do instead (lay off on 10♣ J♣ Q♣).</extracomment>
            <translation>{one} eller {other}</translation>
        </message>
        <message>
            <source>{taking}; meld {cards}</source>
            <extracomment>{taking}: what it is to take these discards (Take 7♠). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{taking}; læg {cards} ned</translation>
        </message>
        <message>
            <source>Make a set of {count}</source>
            <extracomment>{count}: how many cards of one rank. Little room. {count}: how many cards (4).</extracomment>
            <translation>Lav et sæt på {count}</translation>
        </message>
        <message>
            <source>Make a run {first} to {last}</source>
            <extracomment>{first} and {last}: ranks, such as 5 and 8, or Q and A. Little room. {first}: the lowest rank of a run (5). {last}: the highest rank of a run (8).</extracomment>
            <translation>Lav en række {first}–{last}</translation>
        </message>
        <message numerus="yes">
            <source>Take the whole pile: %n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Tag hele bunken op: %n kort</numerusform>
                <numerusform>Tag hele bunken op: %n kort</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s); lay a new meld with a covered one, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Tag %n kort; læg et nyt stik ned med et tildækket kort, eller betal {price}</numerusform>
                <numerusform>Tag %n kort; læg et nyt stik ned med et tildækket kort, eller betal {price}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s); lay a new meld with one of them, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Tag %n kort; læg et nyt stik ned med et af dem, eller betal {price}</numerusform>
                <numerusform>Tag %n kort; læg et nyt stik ned med et af dem, eller betal {price}</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay off on {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Læg til {cards}</translation>
        </message>
        <message>
            <source>Take {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Tag {card}</translation>
        </message>
        <message>
            <source>Take {card}, to be used at once</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Tag {card}, som skal bruges straks</translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); to be used at once: {card}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>Tag %n kort ({risk}); skal bruges straks: {card}</numerusform>
                <numerusform>Tag %n kort ({risk}); skal bruges straks: {card}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with one of them</source>
            <extracomment>{risk}: what the cards taken count against their holder, such as “35 points”. %n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>Tag %n kort ({risk}); læg et nyt stik ned med det</numerusform>
                <numerusform>Tag %n kort ({risk}); læg et nyt stik ned med et af dem</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with one of them, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Tag %n kort ({risk}); læg et nyt stik ned med et af dem, eller betal {price}</numerusform>
                <numerusform>Tag %n kort ({risk}); læg et nyt stik ned med et af dem, eller betal {price}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk})</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>Tag %n kort ({risk})</numerusform>
                <numerusform>Tag %n kort ({risk})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with a covered one</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>Tag %n kort ({risk}); læg et nyt stik ned med et tildækket</numerusform>
                <numerusform>Tag %n kort ({risk}); læg et nyt stik ned med et tildækket</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with a covered one, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Tag %n kort ({risk}); læg et nyt stik ned med et tildækket, eller betal {price}</numerusform>
                <numerusform>Tag %n kort ({risk}); læg et nyt stik ned med et tildækket, eller betal {price}</numerusform>
            </translation>
        </message>
        <message>
            <source>Discard {card}, face down</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Smid {card} med bagsiden opad</translation>
        </message>
        <message>
            <source>Discard {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Smid {card}</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Træk et kort</translation>
        </message>
        <message>
            <source>Swap {card} for the joker</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Byt {card} for jokeren</translation>
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <source>Name of this match:</source>
            <translation>Partiets navn:</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annullér</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Gem</translation>
        </message>
        <message>
            <source>Delete the match that you are playing?</source>
            <translation>Vil du smide det parti ud, du er i gang med?</translation>
        </message>
        <message>
            <source>It leaves the table, goes to your system’s trash and no longer counts in the statistics.</source>
            <translation>Det forlader bordet, kommer i systemets papirkurv og tæller ikke længere med i statistikken.</translation>
        </message>
        <message>
            <source>Move to &amp;trash</source>
            <translation>Flyt til &amp;papirkurven</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Spil videre</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Åbn et parti</translation>
        </message>
        <message>
            <source>Matches (*.rummy)</source>
            <translation>Partier (*.rummy)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Alle filer (*)</translation>
        </message>
        <message>
            <source>Resign this match?</source>
            <translation>Vil du opgive partiet?</translation>
        </message>
        <message>
            <source>It counts as lost and cannot be continued. To pause it, just leave the table.</source>
            <translation>Det tæller som tabt og kan ikke spilles videre. Vil du bare holde pause, kan du forlade bordet.</translation>
        </message>
        <message>
            <source>&amp;Resign</source>
            <translation>&amp;Opgiv</translation>
        </message>
        <message>
            <source>Take back the last move?</source>
            <translation>Vil du fortryde den sidste handling?</translation>
        </message>
        <message>
            <source>Take it &amp;back</source>
            <translation>&amp;Tag det tilbage</translation>
        </message>
        <message>
            <source>&amp;Leave it</source>
            <translation>&amp;Lad det være</translation>
        </message>
        <message>
            <source>Save the match somewhere else, or they will be lost.</source>
            <translation>Gem partiet et andet sted, ellers går de tabt.</translation>
        </message>
        <message>
            <source>&amp;Save a copy elsewhere…</source>
            <translation>&amp;Gem en kopi et andet sted…</translation>
        </message>
        <message>
            <source>Close &amp;anyway</source>
            <translation>Luk &amp;alligevel</translation>
        </message>
        <message>
            <source>Save a copy</source>
            <translation>Gem en kopi</translation>
        </message>
        <message>
            <source>Something unexpected happened.</source>
            <translation>Der skete noget uventet.</translation>
        </message>
        <message>
            <source>If it happens again, please report the details.</source>
            <translation>Hvis det sker igen, så rapportér venligst detaljerne.</translation>
        </message>
        <message>
            <source>&amp;Copy details</source>
            <translation>&amp;Kopiér detaljerne</translation>
        </message>
        <message>
            <source>&amp;Go on</source>
            <translation>&amp;Fortsæt</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>The round is over.</source>
            <translation>Runden er slut.</translation>
        </message>
        <message>
            <source>Please wait: {player} is playing.</source>
            <extracomment>{player}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Vent lidt: {player} spiller.</translation>
        </message>
        <message>
            <source>You have already drawn.</source>
            <translation>Du har allerede trukket.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>Trækbunken er tom.</translation>
        </message>
        <message>
            <source>You may pass only when the stock is empty.</source>
            <translation>Du kan kun melde pas, når trækbunken er tom.</translation>
        </message>
        <message>
            <source>You may not pass: as soon as you draw, the discards become a new stock.</source>
            <translation>Du kan ikke melde pas: når du trækker, bliver afkastbunken en ny trækbunke.</translation>
        </message>
        <message>
            <source>Not in the discard pile: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Ikke i afkastbunken: {card}.</translation>
        </message>
        <message>
            <source>You could not use this card at once, in a meld or a lay-off: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du ville ikke kunne bruge dette kort straks, i et stik eller et tillæg: {card}.</translation>
        </message>
        <message>
            <source>You could not lay a new meld at once with this: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Du ville ikke straks kunne lægge et nyt stik med dette: {duty}.</translation>
        </message>
        <message>
            <source>You could not lay a new meld at once with any of these: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Du ville ikke straks kunne lægge et nyt stik med nogen af disse: {duty}.</translation>
        </message>
        <message>
            <source>This must be used in a new meld: {duty}. Laying it off is not enough.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Dette skal bruges i et nyt stik: {duty}. Et tillæg er ikke nok.</translation>
        </message>
        <message>
            <source>To be used at once: {card}. But nothing may be laid until everybody has had a turn.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Skal bruges straks: {card}. Men intet må lægges, før alle har haft en tur.</translation>
        </message>
        <message>
            <source>To be used at once: {card}. But without a meld of your own you may not lay it off.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Skal bruges straks: {card}. Men uden et eget stik må du ikke lægge til.</translation>
        </message>
        <message numerus="yes">
            <source>Your first meld must be worth %n point(s): what you could meld at once is worth less.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Dit første stik skal være %n point værd: det, du kan lægge ned nu, er mindre værd.</numerusform>
                <numerusform>Dit første stik skal være %n point værd: det, du kan lægge ned nu, er mindre værd.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody may look into the discard pile in this game.</source>
            <translation>I dette spil må ingen kigge i afkastbunken.</translation>
        </message>
        <message>
            <source>You may look only once per turn.</source>
            <translation>Du må kun kigge én gang pr. tur.</translation>
        </message>
        <message>
            <source>There is no covered card to look at.</source>
            <translation>Der er intet tildækket kort at kigge på.</translation>
        </message>
        <message>
            <source>Use this first: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Skal bruges først: {duty}.</translation>
        </message>
        <message>
            <source>Use one of these cards first.</source>
            <translation>Brug først et af disse kort.</translation>
        </message>
        <message>
            <source>There is nothing to pay for.</source>
            <translation>Der er ikke noget at betale for.</translation>
        </message>
        <message>
            <source>Nothing may be laid until everybody has had a turn.</source>
            <translation>Intet må lægges, før alle har haft en tur.</translation>
        </message>
        <message>
            <source>Not in your hand: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ikke på din hånd: {cards}.</translation>
        </message>
        <message>
            <source>Not in order: {cards}. A run goes from low to high.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ikke i rækkefølge: {cards}. En talfølge går fra lav til høj.</translation>
        </message>
        <message>
            <source>Not in order: {cards}. The suits of a set go clubs, diamonds, hearts, spades.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ikke i rækkefølge: {cards}. Kulørerne i et sæt kommer i rækkefølgen klør, ruder, hjerter, spar.</translation>
        </message>
        <message numerus="yes">
            <source>Too short: {cards}. A run needs at least %n card(s) in this game.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>For kort: {cards}. En talfølge skal have mindst %n kort i dette spil.</numerusform>
                <numerusform>For kort: {cards}. En talfølge skal have mindst %n kort i dette spil.</numerusform>
            </translation>
        </message>
        <message>
            <source>A run has at most thirteen cards.</source>
            <translation>En talfølge har højst tretten kort.</translation>
        </message>
        <message>
            <source>A run may not go on past the ace: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>En talfølge må ikke fortsætte forbi esset: {cards}.</translation>
        </message>
        <message>
            <source>Only sets are melds in this game.</source>
            <translation>I dette spil er kun sæt stik.</translation>
        </message>
        <message>
            <source>Only runs are melds in this game.</source>
            <translation>I dette spil er kun talfølger stik.</translation>
        </message>
        <message>
            <source>A set has at most four cards.</source>
            <translation>Et sæt har højst fire kort.</translation>
        </message>
        <message>
            <source>A set may not have the same suit twice.</source>
            <translation>Et sæt må ikke have samme kulør to gange.</translation>
        </message>
        <message>
            <source>That would be too many jokers in one meld.</source>
            <translation>Det ville blive for mange jokere i ét stik.</translation>
        </message>
        <message numerus="yes">
            <source>Not enough for your first meld, which must be worth %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ikke nok til dit første stik, som skal være %n point værd.</numerusform>
                <numerusform>Ikke nok til dit første stik, som skal være %n point værd.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no such meld on the table.</source>
            <translation>Det stik ligger ikke på bordet.</translation>
        </message>
        <message>
            <source>Say which end of the run.</source>
            <translation>Sig, hvilken ende af talfølgen.</translation>
        </message>
        <message>
            <source>For the two ends of the run: {cards}. Lay off at one end, then at the other.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Til begge ender af talfølgen: {cards}. Læg til i den ene ende, derefter i den anden.</translation>
        </message>
        <message>
            <source>Without a meld of your own you may not lay off: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Uden et eget stik må du ikke lægge til: {cards}.</translation>
        </message>
        <message>
            <source>Jokers on the table stay where they are in this game.</source>
            <translation>I dette spil bliver jokere på bordet, hvor de er.</translation>
        </message>
        <message>
            <source>No joker in the meld {meld} stands for this card: {card}.</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>I stikket {meld} er ingen joker stedfortræder for {card}.</translation>
        </message>
        <message>
            <source>You may not take back a joker that you laid.</source>
            <translation>Du må ikke tage en joker tilbage, du selv har lagt.</translation>
        </message>
        <message>
            <source>Taken this turn: {card}. Discard another card.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Taget i denne tur: {card}. Smid et andet kort.</translation>
        </message>
        <message>
            <source>Your last card would fit a meld: {card}. Lay it off.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Dit sidste kort ville passe til et stik: {card}. Læg det til.</translation>
        </message>
        <message>
            <source>Discards cannot be called in this game.</source>
            <translation>I dette spil kan man ikke sige ”Rommy!” til smidte kort.</translation>
        </message>
        <message>
            <source>There is no discard to call now.</source>
            <translation>Der er ikke noget smidt kort at sige ”Rommy!” til nu.</translation>
        </message>
        <message>
            <source>You may not call your own discard.</source>
            <translation>Du må ikke sige ”Rommy!” til det kort, du selv smed.</translation>
        </message>
        <message>
            <source>You have called this discard already.</source>
            <translation>Du har allerede sagt ”Rommy!” til dette kort.</translation>
        </message>
        <message>
            <source>There is a place for this: {cards}. Say where.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Der er en plads til dette: {cards}. Sig hvor.</translation>
        </message>
        <message>
            <source>Draw, or take a discard.</source>
            <translation>Træk, eller tag et kort fra afkastbunken.</translation>
        </message>
        <message>
            <source>Draw, or take another discard.</source>
            <translation>Træk, eller tag et andet kort fra afkastbunken.</translation>
        </message>
        <message>
            <source>Draw from the stock.</source>
            <translation>Træk fra trækbunken.</translation>
        </message>
        <message>
            <source>Take a discard, or pass.</source>
            <translation>Tag et kort fra afkastbunken eller meld pas.</translation>
        </message>
        <message>
            <source>Meld, lay off, or discard.</source>
            <translation>Læg ned, læg til, eller smid.</translation>
        </message>
        <message>
            <source>Discard a card.</source>
            <translation>Smid et kort.</translation>
        </message>
        <message>
            <source>Meld it, or lay it off.</source>
            <translation>Læg det ned i et stik, eller læg det til.</translation>
        </message>
        <message>
            <source>Meld it.</source>
            <translation>Læg det ned i et stik.</translation>
        </message>
        <message numerus="yes">
            <source>Meld it, or pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Læg det ned i et stik, eller betal %n point.</numerusform>
                <numerusform>Læg det ned i et stik, eller betal %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>Meld one of them.</source>
            <translation>Læg et af dem ned i et stik.</translation>
        </message>
        <message numerus="yes">
            <source>Meld one of them, or pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Læg et af dem ned i et stik, eller betal %n point.</numerusform>
                <numerusform>Læg et af dem ned i et stik, eller betal %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} can be swapped for a joker on the table.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} kan byttes for en joker på bordet.</translation>
        </message>
        <message>
            <source>It brings {cards} to the hand, −{points} if left there.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {points}: points (35).</extracomment>
            <translation>Det giver {cards} på hånden, −{points}, hvis det bliver der.</translation>
        </message>
        <message numerus="yes">
            <source>{card} scores only %n point(s) there; in another meld it would score {points}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {points}: points (35).</extracomment>
            <translation>
                <numerusform>{card} tæller kun %n point dér; i et andet stik ville det være {points}.</numerusform>
                <numerusform>{card} tæller kun %n point dér; i et andet stik ville det være {points}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The others could make %n meld(s) of three with {card}, {fewer} with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {fewer}: a smaller number (3). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>De andre kan lave %n stik af tre kort med {card}, {fewer} med {rival}.</numerusform>
                <numerusform>De andre kan lave %n stik af tre kort med {card}, {fewer} med {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The others could make %n meld(s) of three with {card}, none with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>De andre kan lave %n stik af tre kort med {card}, intet med {rival}.</numerusform>
                <numerusform>De andre kan lave %n stik af tre kort med {card}, intet med {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) may still make a meld with {card}, none with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>%n kort kan stadig give et stik med {card}, intet med {rival}.</numerusform>
                <numerusform>%n kort kan stadig give et stik med {card}, intet med {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs %n point(s) at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det koster straks %n point.</numerusform>
                <numerusform>Det koster straks %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} fits a meld on the table: it can be called.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} passer til et stik på bordet: man kan sige ”Rommy!” til det.</translation>
        </message>
        <message numerus="yes">
            <source>Taking the discard pile would put %n point(s) on the table at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det, der ligger i afkastbunken, kan straks give %n point på bordet.</numerusform>
                <numerusform>Det, der ligger i afkastbunken, kan straks give %n point på bordet.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} makes a meld with {cards} in the discard pile, for whoever takes them.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{card} giver et stik med {cards} i afkastbunken, for den, der tager dem.</translation>
        </message>
        <message numerus="yes">
            <source>Taking more of the discard pile puts %n more point(s) on the table at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>At tage mere fra afkastbunken giver straks %n point mere på bordet.</numerusform>
                <numerusform>At tage mere fra afkastbunken giver straks %n point mere på bordet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It holds back %n point(s) that could be on the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det holder %n point tilbage, som kunne ligge på bordet.</numerusform>
                <numerusform>Det holder %n point tilbage, som kunne ligge på bordet.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} took {cards}, which {card} goes with.</source>
            <extracomment>{player}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{player} tog {cards}, som {card} passer sammen med.</translation>
        </message>
        <message>
            <source>It uses up a joker, which could stand for any card later.</source>
            <translation>Det bruger en joker, som senere kunne være stedfortræder for et hvilket som helst kort.</translation>
        </message>
        <message>
            <source>{card} goes with {cards} in the hand, {rival} with nothing there.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>{card} passer sammen med {cards} på hånden, {rival} ikke med noget dér.</translation>
        </message>
        <message>
            <source>{card} cannot be laid at once; the stock may bring a better card.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} kan ikke lægges straks; trækbunken kan give et bedre kort.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) may still make a meld with {card}, {fewer} with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {fewer}: a smaller number (3). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>%n kort kan stadig give et stik med {card}, {fewer} med {rival}.</numerusform>
                <numerusform>%n kort kan stadig give et stik med {card}, {fewer} med {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card} scores %n point(s) more in a meld than {rival}, whoever lays it.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>{card} tæller %n point mere i et stik end {rival}, hvem der end lægger det.</numerusform>
                <numerusform>{card} tæller %n point mere i et stik end {rival}, hvem der end lægger det.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings %n more card(s) to the hand, −{points} if left there.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {points}: points (35).</extracomment>
            <translation>
                <numerusform>Det giver %n kort mere på hånden, −{points}, hvis det bliver der.</numerusform>
                <numerusform>Det giver %n kort mere på hånden, −{points}, hvis de bliver der.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} from the discard pile can go into melds with cards in the hand.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} fra afkastbunken kan indgå i stik med kort på hånden.</translation>
        </message>
        <message>
            <source>It lets others lay off {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Det, der lægges, lader andre lægge til: {cards}.</translation>
        </message>
        <message>
            <source>{cards} could make another meld, with the discard pile or a card to come.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} kunne give et andet stik, med afkastbunken eller et kort, der kommer.</translation>
        </message>
        <message numerus="yes">
            <source>That leaves {card} in the hand, where it counts %n point(s) more than {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>Så bliver {card} på hånden, hvor det tæller %n point mere end {rival}.</numerusform>
                <numerusform>Så bliver {card} på hånden, hvor det tæller %n point mere end {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} holds only %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {player}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{player} har kun %n kort.</numerusform>
                <numerusform>{player} har kun %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock has only %n card(s) left.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Trækbunken har kun %n kort tilbage.</numerusform>
                <numerusform>Trækbunken har kun %n kort tilbage.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have not drawn yet.</source>
            <translation>Du har ikke trukket endnu.</translation>
        </message>
        <message>
            <source>The round is closed.</source>
            <translation>Runden er lukket.</translation>
        </message>
        <message>
            <source>Only the top discard or the whole pile may be taken, nothing between.</source>
            <translation>Kun det øverste kort eller hele bunken må tages, intet derimellem.</translation>
        </message>
        <message>
            <source>With no cards in hand you may not take from the discard pile.</source>
            <translation>Uden kort må du ikke tage fra afkastbunken.</translation>
        </message>
        <message>
            <source>Until everybody has had a turn, nothing below the top discard may be taken.</source>
            <translation>Indtil alle har haft en tur, må intet under afkastbunkens øverste kort tages.</translation>
        </message>
        <message>
            <source>Until you have laid a meld of your own, nothing below the top discard may be taken.</source>
            <translation>Indtil du selv har lagt et stik, må intet under afkastbunkens øverste kort tages.</translation>
        </message>
        <message>
            <source>One of these must be used in a new meld: {duty}. Laying one off is not enough.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Et af disse skal bruges i et nyt stik: {duty}. Et tillæg er ikke nok.</translation>
        </message>
        <message>
            <source>You cannot pay instead.</source>
            <translation>Du kan ikke betale i stedet.</translation>
        </message>
        <message numerus="yes">
            <source>Only {cards}: a meld needs at least %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Kun {cards}: et stik kræver mindst %n kort.</numerusform>
                <numerusform>Kun {cards}: et stik kræver mindst %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not a meld: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ikke et stik: {cards}.</translation>
        </message>
        <message>
            <source>A set may have the same suit at most twice.</source>
            <translation>Et sæt må gerne have en kulør to gange, men ikke oftere.</translation>
        </message>
        <message>
            <source>In a set a joker stands for a suit that is not in it yet.</source>
            <translation>I et sæt er en joker stedfortræder for en kulør, der ikke er i sættet endnu.</translation>
        </message>
        <message>
            <source>Take another discard, or pass.</source>
            <translation>Tag et andet kort fra afkastbunken, eller meld pas.</translation>
        </message>
        <message>
            <source>You can only pass.</source>
            <translation>Du kan kun melde pas.</translation>
        </message>
        <message>
            <source>Call the last card, or pass.</source>
            <translation>Sig ”Rommy!”, eller meld pas.</translation>
        </message>
        <message>
            <source>Meld, or discard.</source>
            <translation>Læg ned, eller smid.</translation>
        </message>
        <message>
            <source>Lay off, or discard.</source>
            <translation>Læg til, eller smid.</translation>
        </message>
        <message>
            <source>Meld, or lay off.</source>
            <translation>Læg ned, eller læg til.</translation>
        </message>
        <message>
            <source>Lay a meld.</source>
            <translation>Læg et stik ned.</translation>
        </message>
        <message>
            <source>Lay a card off.</source>
            <translation>Læg et kort til.</translation>
        </message>
        <message>
            <source>Lay it off.</source>
            <translation>Læg det til.</translation>
        </message>
        <message>
            <source>Use cards of one rank, or a run in one suit.</source>
            <translation>Brug kort med samme talværdi, eller en talfølge i én kulør.</translation>
        </message>
        <message>
            <source>Use three or four cards of one rank.</source>
            <translation>Brug tre eller fire kort med samme talværdi.</translation>
        </message>
        <message>
            <source>Use a run in one suit.</source>
            <translation>Brug en talfølge i én kulør.</translation>
        </message>
        <message>
            <source>A meld holds one joker at most.</source>
            <translation>Et stik har højst én joker.</translation>
        </message>
        <message>
            <source>{cards} will not fit {meld}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} passer ikke til stikket {meld}.</translation>
        </message>
        <message numerus="yes">
            <source>No meld possible: pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Intet stik muligt: betal %n point.</numerusform>
                <numerusform>Intet stik muligt: betal %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>A meld must have more natural cards than jokers.</source>
            <translation>Et stik skal have flere normale kort end jokere.</translation>
        </message>
        <message numerus="yes">
            <source>A call would be false and cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>”Rommy!” ville være falskt og koste %n point.</numerusform>
                <numerusform>”Rommy!” ville være falskt og koste %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>{one} and {other} do not fit together.</source>
            <extracomment>{one}: what an option of the rules says (“Jokers may be swapped”). {other}: what another option says (“How many jokers each deck has”).</extracomment>
            <translation>{one} og {other} passer ikke sammen.</translation>
        </message>
        <message>
            <source>There is no option {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Der er ikke noget valg, der hedder {written}.</translation>
        </message>
        <message>
            <source>{option} must be one of {choices}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {choices}: the values that there are, as they stand in a file (any, top_or_all). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} skal være et af {choices}, ikke {written}.</translation>
        </message>
        <message>
            <source>{option} must be a whole number from {low} to {high}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} skal være et helt tal fra {low} til {high}, ikke {written}.</translation>
        </message>
        <message>
            <source>{option} must be a whole number from {low} to {high} or none, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} skal være et helt tal fra {low} til {high} eller intet, ikke {written}.</translation>
        </message>
        <message>
            <source>{option} must be seven whole numbers from {low} to {high}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} skal være syv hele tal fra {low} til {high}, ikke {written}.</translation>
        </message>
        <message>
            <source>The fewest players are more than the most.</source>
            <translation>Det mindste antal spillere er større end det største.</translation>
        </message>
        <message>
            <source>A fanned pile is open to all: there is nothing to peek at.</source>
            <translation>Ligger kortene i en lang række, kan alle læse dem: der er ikke noget at kigge i.</translation>
        </message>
        <message>
            <source>Any discard may be chosen only where all are seen.</source>
            <translation>Et hvilket som helst kort kan kun vælges, hvor alle ses.</translation>
        </message>
        <message>
            <source>Unseen cards may not meet the duty, so an unmet duty needs a price: {duty_price}.</source>
            <extracomment>{duty_price}: what an option of the rules says (“What an unmet duty costs”).</extracomment>
            <translation>At tage skjulte kort kan mislykkes, så det skal have en pris: {duty_price}.</translation>
        </message>
        <message>
            <source>A card that must be used at once is only drawn when it can be.</source>
            <translation>Et kort, der skal bruges straks, trækkes kun, når det kan bruges.</translation>
        </message>
        <message>
            <source>There is no closing card without a last discard.</source>
            <translation>Der er intet sidste kort, når man ikke skal smide et.</translation>
        </message>
        <message>
            <source>A face-down card cannot be called.</source>
            <translation>Til et kort med bagsiden opad kan man ikke sige ”Rommy!”.</translation>
        </message>
        <message>
            <source>No last discard is called where there are no calls.</source>
            <translation>Ingen siger ”Rommy!”, hvor reglerne ikke kender det.</translation>
        </message>
        <message>
            <source>Without jokers there is nothing to swap.</source>
            <translation>Uden jokere er der ikke noget at bytte.</translation>
        </message>
        <message>
            <source>One deck has each card only once.</source>
            <translation>Et spil kort har hvert kort kun én gang.</translation>
        </message>
        <message>
            <source>After the deal at least two cards of the deck must be left for every number of players. To make it larger: {two_decks_from}, {jokers_per_deck}.</source>
            <extracomment>{two_decks_from}: what an option of the rules says (“Two decks are shuffled together”). {jokers_per_deck}: what an option of the rules says (“How many jokers each deck has”).</extracomment>
            <translation>Efter kortgivningen skal der være mindst to kort tilbage, for ethvert antal spillere. For at få flere kort: {two_decks_from}, {jokers_per_deck}.</translation>
        </message>
        <message>
            <source>A card that must be used at once is never left to be returned.</source>
            <translation>Et kort, der skal bruges straks, bliver aldrig tilbage, så det kan smides igen.</translation>
        </message>
        <message>
            <source>A winner who has fewer points than another would have to pay.</source>
            <translation>En vinder, der har færre point end en anden, ville skulle betale.</translation>
        </message>
        <message numerus="yes">
            <source>It passes up the chance to end the round at once, with %n card(s) left in the others’ hands.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Så forpasses chancen for at afslutte runden straks, mens de andre endnu har %n kort på hånden.</numerusform>
                <numerusform>Så forpasses chancen for at afslutte runden straks, mens de andre endnu har %n kort på hånden.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} belongs to a meld in the hand: {cards}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{card} hører til et stik på hånden: {cards}.</translation>
        </message>
        <message>
            <source>As a discard, {card} fits the meld {meld} on the table.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Hvis {card} smides, passer det til stikket {meld} på bordet.</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>There is no file {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Der er ingen fil {path}.</translation>
        </message>
        <message>
            <source>{path} is not a file.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} er ikke en fil.</translation>
        </message>
        <message>
            <source>{path} cannot be read. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kan ikke læses. {why}</translation>
        </message>
        <message>
            <source>{path} is empty.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} er tom.</translation>
        </message>
        <message>
            <source>{path} is larger than any match: {size} MB.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {size}: the size of a file in megabytes (80).</extracomment>
            <translation>{path} er større end noget parti: {size} MB.</translation>
        </message>
        <message>
            <source>{path} is not a match record. Line {line}: {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} er ikke en partifil. Linje {line}: {why}</translation>
        </message>
        <message>
            <source>{path} is not a fair record. Line {line}: {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} er ikke en ærlig partifil. Linje {line}: {why}</translation>
        </message>
        <message>
            <source>{path} is a record of format {format}, which needs a newer version of Rummy Qt: it was written by {app}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {format}: the number of a file’s format (2). {app}: a program with its version (Rummy Qt 1.2.3).</extracomment>
            <translation>{path} er en partifil i format {format}, som kræver en nyere version af Rummy Qt: den er skrevet af {app}.</translation>
        </message>
        <message>
            <source>{path} is open in another window.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} er åben i et andet vindue.</translation>
        </message>
        <message>
            <source>{path} already exists.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} findes allerede.</translation>
        </message>
        <message>
            <source>The match was resigned: it can be replayed, but not continued.</source>
            <translation>Partiet blev opgivet: det kan gennemspilles, men ikke spilles videre.</translation>
        </message>
        <message>
            <source>This was a single round: it can be replayed, but not continued.</source>
            <translation>Dette var én runde: den kan gennemspilles, men ikke spilles videre.</translation>
        </message>
        <message>
            <source>{path} was changed or damaged on the way, in line {line}: {why} Ask for it again.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} blev ændret eller beskadiget undervejs, i linje {line}: {why} Bed om den igen.</translation>
        </message>
        <message>
            <source>{path} holds no round that was played to its end as a challenge.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} indeholder ingen runde, der er spillet til ende som udfordring.</translation>
        </message>
        <message>
            <source>This round is being played; it can be reviewed once it is over.</source>
            <translation>Denne runde er i gang; den kan gennemgås, når den er slut.</translation>
        </message>
        <message>
            <source>The match is over; nothing can be added to its record.</source>
            <translation>Partiet er slut; intet kan føjes til partifilen.</translation>
        </message>
        <message>
            <source>The last line of the record was incomplete and was dropped.</source>
            <translation>Den sidste linje i partifilen var ufuldstændig og er udeladt.</translation>
        </message>
        <message>
            <source>The match {path} is damaged. Line {line}: {why} The match goes on from the last good move, in a copy; the damaged file is kept.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Partiet {path} er beskadiget. Linje {line}: {why} Partiet går videre fra den sidste gode handling, i en kopi; den beskadigede fil er bevaret.</translation>
        </message>
        <message>
            <source>The match could not be locked against a second window. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Partiet kunne ikke låses mod et andet vindue. {why}</translation>
        </message>
        <message>
            <source>The disk is full. The match goes on, and is saved as soon as there is room.</source>
            <translation>Disken er fuld. Partiet går videre og gemmes, så snart der er plads.</translation>
        </message>
        <message>
            <source>The match cannot be saved now. {why} It goes on, and is saved as soon as possible.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Partiet kan ikke gemmes nu. {why} Det går videre og gemmes så snart som muligt.</translation>
        </message>
        <message>
            <source>The match cannot be saved in its place. {why} It goes on, and is kept in {path} until it can.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.). {path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Partiet kan ikke gemmes på sin plads. {why} Det går videre og opbevares så længe i {path}.</translation>
        </message>
        <message>
            <source>The match could not be saved in its place. It is kept in {path}, and comes back to the saved matches at the next start.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Partiet kunne ikke gemmes på sin plads. Det opbevares i {path} og kommer tilbage til de gemte partier ved næste start.</translation>
        </message>
        <message>
            <source>The file of {path} was moved or deleted during play; there is a new one.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Filen til {path} blev flyttet eller fjernet under spillet; der er en ny.</translation>
        </message>
        <message>
            <source>Something else changed the file of {path}; the match goes on in a new one.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Noget andet har ændret filen til {path}; partiet går videre i en ny.</translation>
        </message>
        <message>
            <source>The last moves of {path} could not be saved.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>De sidste handlinger i {path} kunne ikke gemmes.</translation>
        </message>
        <message>
            <source>A title has 1 to 200 characters, on one line.</source>
            <translation>Et navn har 1 til 200 tegn, på én linje.</translation>
        </message>
        <message>
            <source>{path} could not be moved to the trash. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kunne ikke flyttes til papirkurven. {why}</translation>
        </message>
        <message>
            <source>{path} could not be copied. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kunne ikke kopieres. {why}</translation>
        </message>
        <message>
            <source>What you practised cannot be saved. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Det, du har øvet, kan ikke gemmes. {why}</translation>
        </message>
        <message>
            <source>{path} was copied into your saved matches. The file itself stays as it is.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} er kopieret til dine gemte partier. Selve filen bliver, som den er.</translation>
        </message>
        <message>
            <source>{path} is already among your saved matches, at least as far as in this file: you play on there.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} er allerede blandt dine gemte partier, mindst lige så langt som i denne fil: du spiller videre dér.</translation>
        </message>
        <message>
            <source>The settings and any house rules could not be read, and the defaults are used. {why} The file is kept as {copy}.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.). {copy}: the name of a file (settings-1.json).</extracomment>
            <translation>Indstillingerne og eventuelle husregler kunne ikke læses, og standardværdierne bruges. {why} Filen er bevaret som {copy}.</translation>
        </message>
        <message>
            <source>The settings cannot be read at the moment, and the defaults are used. {why} Settings that you do not change are kept.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Indstillingerne kan ikke læses i øjeblikket, og standardværdierne bruges. {why} Indstillinger, du ikke ændrer, bevares.</translation>
        </message>
        <message>
            <source>The settings were written by a newer version, and the defaults are used. The file is left as it is; what you change now is not kept.</source>
            <translation>Indstillingerne er skrevet af en nyere version, og standardværdierne bruges. Filen bliver, som den er; det, du ændrer nu, bevares ikke.</translation>
        </message>
        <message>
            <source>These settings were not understood and went back to their defaults: {names}. The file is kept as {copy}.</source>
            <extracomment>{names}: settings by their names (Theme, Card size). {copy}: the name of a file (settings-1.json).</extracomment>
            <translation>Disse indstillinger kunne ikke forstås og har deres standardværdi: {names}. Filen er bevaret som {copy}.</translation>
        </message>
        <message>
            <source>The settings could not be saved. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Indstillingerne kunne ikke gemmes. {why}</translation>
        </message>
        <message>
            <source>The statistics cannot be saved; they will be worked out again when needed. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Statistikken kan ikke gemmes; den laves igen, når du beder om den. {why}</translation>
        </message>
        <message>
            <source>A deal number has 1 to 15 digits; the seed of an ended match has 32 digits and letters from a to f.</source>
            <translation>Et givningsnummer har 1 til 15 cifre; startværdien for et afsluttet parti har 32 cifre og bogstaver fra a til f.</translation>
        </message>
        <message>
            <source>It is too long.</source>
            <translation>Den er for lang.</translation>
        </message>
        <message>
            <source>Too many of the lines so far play nothing.</source>
            <translation>For mange af linjerne indtil nu indeholder ingen handling.</translation>
        </message>
        <message>
            <source>Its checksum is missing.</source>
            <translation>Dens kontrolsum mangler.</translation>
        </message>
        <message>
            <source>Its checksum is wrong.</source>
            <translation>Dens kontrolsum er forkert.</translation>
        </message>
        <message>
            <source>It is not a JSON object.</source>
            <translation>Den er ikke et JSON-objekt.</translation>
        </message>
        <message>
            <source>A key appears twice.</source>
            <translation>En nøgle står der to gange.</translation>
        </message>
        <message>
            <source>The draw that needs this stock is missing.</source>
            <translation>Trækningen, der har brug for denne trækbunke, mangler.</translation>
        </message>
        <message>
            <source>A record begins with a line “match”.</source>
            <translation>En partifil begynder med linjen ”match”.</translation>
        </message>
        <message>
            <source>There are two human players.</source>
            <translation>Der er to personer.</translation>
        </message>
        <message>
            <source>The fingerprint does not follow from the seed and nonce.</source>
            <translation>Fingeraftrykket er ikke det, som startværdi og nonce giver.</translation>
        </message>
        <message>
            <source>The seed and the nonce do not follow from the name.</source>
            <translation>Startværdien og noncen følger ikke af navnet.</translation>
        </message>
        <message>
            <source>A program is playing, and could work out the cards of a named match.</source>
            <translation>Der sidder et program, og kortene i et parti med navn kan regnes ud.</translation>
        </message>
        <message>
            <source>The first dealer does not follow from the seed.</source>
            <translation>Den første kortgiver følger ikke af startværdien.</translation>
        </message>
        <message>
            <source>There is a line after the end.</source>
            <translation>Der er en linje efter slutningen.</translation>
        </message>
        <message>
            <source>It stands between a rebuilt stock and its draw.</source>
            <translation>Den står mellem en ny trækbunke og dens trækning.</translation>
        </message>
        <message>
            <source>The round is not marked as assisted.</source>
            <translation>Runden er ikke mærket som spillet med hjælp.</translation>
        </message>
        <message>
            <source>The round is marked as assisted, but nothing helped in it.</source>
            <translation>Runden er mærket som spillet med hjælp, men der er ikke brugt hjælp i den.</translation>
        </message>
        <message>
            <source>The rebuilt stock is missing before it.</source>
            <translation>Den nye trækbunke mangler før den.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partiet er slut.</translation>
        </message>
        <message>
            <source>The round is not over.</source>
            <translation>Runden er ikke slut.</translation>
        </message>
        <message>
            <source>The end of the last round is missing before it.</source>
            <translation>Det, der afslutter den sidste runde, mangler før den.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Runden er slut.</translation>
        </message>
        <message>
            <source>It is not a file.</source>
            <translation>Det er ikke en fil.</translation>
        </message>
        <message>
            <source>There is no rulebook {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Der er intet regelsæt {written}.</translation>
        </message>
        <message>
            <source>The rules are not those of {rulebook}, and have no name.</source>
            <extracomment>{rulebook}: the name of a rulebook in a file (femhundra).</extracomment>
            <translation>Reglerne er ikke dem i {rulebook}, og har intet navn.</translation>
        </message>
        <message>
            <source>The rules leave out {option}.</source>
            <extracomment>{option}: the name of an option in a file (min_run).</extracomment>
            <translation>Reglerne siger ikke noget om {option}.</translation>
        </message>
        <message>
            <source>There is no opponent of the kind {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Der er ingen modspiller af slagsen {written}.</translation>
        </message>
        <message>
            <source>Nothing that was played calls for a line “{key}”.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer).</extracomment>
            <translation>Intet af det spillede kræver en linje ”{key}”.</translation>
        </message>
        <message>
            <source>The rules do not make sense. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Reglerne giver ikke mening. {why}</translation>
        </message>
        <message>
            <source>“{key}” makes no sense.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer).</extracomment>
            <translation>”{key}” giver ingen mening.</translation>
        </message>
        <message>
            <source>It makes no sense here.</source>
            <translation>Den giver ingen mening her.</translation>
        </message>
        <message>
            <source>The rules allow no such match: {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Reglerne tillader ikke sådan et parti: {written}.</translation>
        </message>
        <message>
            <source>“{written}” is not a move.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>”{written}” er ikke en handling.</translation>
        </message>
        <message>
            <source>The move “{written}” is refused. {why}</source>
            <extracomment>{written}: something as it stands in a file ('chess'). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Handlingen ”{written}” blev afvist. {why}</translation>
        </message>
        <message>
            <source>{key} {written} should be {expected}.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer). {written}: something as it stands in a file ('chess'). {expected}: what should stand in the file (2).</extracomment>
            <translation>{key} {written} burde være {expected}.</translation>
        </message>
        <message>
            <source>{why} Nothing vouches for the lines before it.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{why} Intet står inde for linjerne før den.</translation>
        </message>
        <message>
            <source>It is not JSON.</source>
            <translation>Den er ikke JSON.</translation>
        </message>
        <message>
            <source>It is too large.</source>
            <translation>Den er for stor.</translation>
        </message>
        <message>
            <source>{path} cannot be written. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kan ikke skrives. {why}</translation>
        </message>
        <message>
            <source>{path} holds no house rules. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} indeholder ingen husregler. {why}</translation>
        </message>
        <message>
            <source>It does not say that it holds house rules.</source>
            <translation>Den siger ikke, at den indeholder husregler.</translation>
        </message>
        <message>
            <source>It was written by a newer version.</source>
            <translation>Den er skrevet af en nyere version.</translation>
        </message>
        <message>
            <source>Access is denied.</source>
            <translation>Adgang nægtet.</translation>
        </message>
        <message>
            <source>The disk is full.</source>
            <translation>Disken er fuld.</translation>
        </message>
        <message>
            <source>The disk is read-only.</source>
            <translation>Disken er skrivebeskyttet.</translation>
        </message>
        <message>
            <source>There is no such file or folder.</source>
            <translation>Der er ingen sådan fil eller mappe.</translation>
        </message>
        <message>
            <source>A part of its path is not a folder.</source>
            <translation>En del af stien er ikke en mappe.</translation>
        </message>
        <message>
            <source>The file already exists.</source>
            <translation>Der er allerede en sådan fil.</translation>
        </message>
        <message>
            <source>It is a folder.</source>
            <translation>Det er en mappe.</translation>
        </message>
        <message>
            <source>Another program is using it.</source>
            <translation>Et andet program bruger den.</translation>
        </message>
        <message>
            <source>Too many files are open.</source>
            <translation>For mange filer er åbne.</translation>
        </message>
        <message>
            <source>The name is too long.</source>
            <translation>Navnet er for langt.</translation>
        </message>
        <message>
            <source>The disk is not working properly.</source>
            <translation>Disken virker ikke, som den skal.</translation>
        </message>
        <message>
            <source>Its folder cannot be reached.</source>
            <translation>Mappen kan ikke nås.</translation>
        </message>
        <message>
            <source>The system says: {text}</source>
            <extracomment>{text}: what the system or a part of it says, in its own language (timed out).</extracomment>
            <translation>Systemet siger: {text}</translation>
        </message>
        <message>
            <source>A part of the program cannot be loaded. {why} Please try again.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>En del af programmet kan ikke indlæses. {why} Prøv igen.</translation>
        </message>
    </context>
    <context>
        <name>Replaced</name>
        <message>
            <source>Rummy Qt was updated or moved: please start it again.</source>
            <translation>Rummy Qt er blevet opdateret eller flyttet: start det igen.</translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>Slow</source>
            <extracomment>a speed.</extracomment>
            <translation>Langsom</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>a speed.</extracomment>
            <translatorcomment>The same word in Danish.</translatorcomment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Fast</source>
            <extracomment>a speed.</extracomment>
            <translation>Hurtig</translation>
        </message>
        <message>
            <source>Back to the deal</source>
            <translation>Tilbage til kortgivningen</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Én handling tilbage</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Afspil eller pause</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Én handling frem</translation>
        </message>
        <message>
            <source>To the end of the round</source>
            <translation>Til rundens slutning</translation>
        </message>
        <message>
            <source>What each decision cost, and why</source>
            <translation>Hvad hver beslutning kostede, og hvorfor</translation>
        </message>
        <message>
            <source>Leave the replay</source>
            <translation>Forlad gennemspilningen</translation>
        </message>
        <message>
            <source>A tick for each move in its player’s colour, long where cards were laid</source>
            <translation>En streg for hver handling i spillerens farve, lang hvor der blev lagt kort ned</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>R&amp;eview</source>
            <translation>&amp;Gennemgang</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>&amp;Luk</translation>
        </message>
        <message>
            <source>&amp;All hands</source>
            <translation>&amp;Alle hænder</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Handling</translation>
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
            <translation>Hastighed</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Review</source>
            <translation>Gennemgang</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spiller</translation>
        </message>
        <message>
            <source>Decisions, the costliest first</source>
            <translation>Beslutninger, de dyreste først</translation>
        </message>
        <message>
            <source>&amp;Judge the rest</source>
            <translation>Bedøm &amp;resten</translation>
        </message>
        <message>
            <source>Expected result, decision by decision</source>
            <translation>Forventet resultat, beslutning for beslutning</translation>
        </message>
        <message>
            <source>&amp;Play on with the same cards</source>
            <translation>Spil vi&amp;dere med de samme kort</translation>
        </message>
        <message>
            <source>Play on with &amp;fresh hidden cards</source>
            <translation>Spil videre med &amp;nye skjulte kort</translation>
        </message>
        <message>
            <source>Reading the round…</source>
            <translation>Runden læses…</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Tabt</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Spillet</translation>
        </message>
        <message>
            <source>&amp;Back to the list</source>
            <translation>Til&amp;bage til listen</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Prøv igen</translation>
        </message>
        <message>
            <source>Playing strength</source>
            <translation>Spillestyrke</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Bedre</translation>
        </message>
        <message>
            <source>The teacher could not be started.</source>
            <extracomment>the teacher: the program that judges decisions.</extracomment>
            <translation>Læreren kunne ikke startes.</translation>
        </message>
        <message>
            <source>The teacher’s process ended.</source>
            <translation>Lærerens proces er afsluttet.</translation>
        </message>
        <message>
            <source>The teacher did not answer in time.</source>
            <translation>Læreren svarede ikke i tide.</translation>
        </message>
        <message>
            <source>The teacher’s answer could not be used.</source>
            <translation>Lærerens svar kunne ikke bruges.</translation>
        </message>
        <message>
            <source>This round: {points} compared with the others’ average</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Runden: {points} mod de andres gennemsnit</translation>
        </message>
        <message>
            <source>Judged against these opponents.</source>
            <translation>Bedømt mod disse modspillere.</translation>
        </message>
        <message>
            <source>Costs cannot be added up: each is measured against the best play at that moment.</source>
            <translation>Tabene kan ikke lægges sammen: hvert er målt mod det bedste træk i det øjeblik.</translation>
        </message>
        <message>
            <source>Judging decision {number} of {all}…</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Bedømmer beslutning {number} af {all}…</translation>
        </message>
        <message>
            <source>Measuring what seems to have cost most…</source>
            <translation>Måler det, der ser ud til at have kostet mest…</translation>
        </message>
        <message>
            <source>There was nothing to decide in this round.</source>
            <translation>Der var intet at beslutte i denne runde.</translation>
        </message>
        <message>
            <source>No decision cost anything that can be measured.</source>
            <translation>Ingen beslutning kostede noget, der kan måles.</translation>
        </message>
        <message>
            <source>Nothing cost more.</source>
            <translation>Intet kostede mere.</translation>
        </message>
        <message>
            <source>{start} is what Club makes in this seat in an average deal, {own} by your decisions, {luck} by luck and what others did.</source>
            <extracomment>{start}: points with their sign (+12). {own}: points with their sign (−35). {luck}: points with their sign (+80).</extracomment>
            <translation>{start} er, hvad en klubspiller får på denne plads med gennemsnitlige kort, {own} ved dine beslutninger, {luck} ved held og det, andre gjorde.</translation>
        </message>
        <message numerus="yes">
            <source>Not clear yet: between {low} and {high} after %n reviewed round(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Ikke klart endnu: efter %n gennemgået runde mellem {low} og {high}.</numerusform>
                <numerusform>Ikke klart endnu: efter %n gennemgåede runder mellem {low} og {high}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost points.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n beslutning kostede point.</numerusform>
                <numerusform>%n beslutninger kostede point.</numerusform>
            </translation>
        </message>
        <message>
            <source>From here, for practice, in a copy that ends with this round, which counts as assisted</source>
            <translation>Herfra, som øvelse, i en kopi, der slutter med runden; den tæller som spillet med hjælp</translation>
        </message>
        <message>
            <source>Near the target, points stand for the chance to win the match.</source>
            <translation>Tæt på målet står pointene for chancen for at vinde partiet.</translation>
        </message>
        <message>
            <source>None of the others cost anything that can be measured.</source>
            <translation>Ingen af de andre kostede noget, der kan måles.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) could not be judged, out of {all}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {all}: how many there are (5).</extracomment>
            <translation>
                <numerusform>%n beslutning ud af {all} kunne ikke bedømmes.</numerusform>
                <numerusform>%n beslutninger ud af {all} kunne ikke bedømmes.</numerusform>
            </translation>
        </message>
        <message>
            <source>This decision could not be judged.</source>
            <translation>Denne beslutning kunne ikke bedømmes.</translation>
        </message>
        <message>
            <source>Not judged yet.</source>
            <translation>Ikke bedømt endnu.</translation>
        </message>
        <message>
            <source>Nothing better was found.</source>
            <translation>Der blev ikke fundet noget bedre.</translation>
        </message>
        <message>
            <source>Played: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Spillet: {way}</translation>
        </message>
        <message>
            <source>Better: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Bedre: {way}</translation>
        </message>
        <message>
            <source>Where would you draw from?</source>
            <translation>Hvorfra ville du trække?</translation>
        </message>
        <message>
            <source>What would you play?</source>
            <translation>Hvad ville du spille?</translation>
        </message>
        <message>
            <source>Would you call?</source>
            <translation>Ville du sige ”Rommy!”?</translation>
        </message>
        <message numerus="yes">
            <source>It cost about %n point(s), very likely between {low} and {high}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Det kostede cirka %n point, højst sandsynligt mellem {low} og {high}.</numerusform>
                <numerusform>Det kostede cirka %n point, højst sandsynligt mellem {low} og {high}.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is the best way.</source>
            <translation>Det er den bedste måde.</translation>
        </message>
        <message numerus="yes">
            <source>It may have cost about %n point(s), but that is not certain.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det kan have kostet omkring %n point, men det er ikke sikkert.</numerusform>
                <numerusform>Det kan have kostet omkring %n point, men det er ikke sikkert.</numerusform>
            </translation>
        </message>
        <message>
            <source>A program counts as the level it plays most like.</source>
            <translation>Et program tæller som det niveau, det spiller mest som.</translation>
        </message>
        <message>
            <source>A question mark means that a cost is not certain.</source>
            <translation>Et spørgsmålstegn betyder, at et tab ikke er sikkert.</translation>
        </message>
        <message>
            <source>Nothing clearly better was found.</source>
            <translation>Der blev ikke fundet noget klart bedre.</translation>
        </message>
        <message numerus="yes">
            <source>It cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det kostede %n point.</numerusform>
                <numerusform>Det kostede %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay nothing.</source>
            <translation>Læg ikke noget ned.</translation>
        </message>
        <message>
            <source>Perhaps better: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Måske bedre: {way}</translation>
        </message>
        <message>
            <source>Trying that out…</source>
            <translation>Det bliver afprøvet…</translation>
        </message>
        <message numerus="yes">
            <source>It may cost about %n point(s), but that is not certain.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det kan koste omkring %n point, men det er ikke sikkert.</numerusform>
                <numerusform>Det kan koste omkring %n point, men det er ikke sikkert.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is about as good as the best way.</source>
            <translation>Det er omtrent lige så godt som den bedste måde.</translation>
        </message>
        <message numerus="yes">
            <source>That is about %n point(s) behind the best way.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det er cirka %n point dårligere end den bedste måde.</numerusform>
                <numerusform>Det er cirka %n point dårligere end den bedste måde.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The same deal played by others, averaged over %n attempt(s), with ±:</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Den samme kortgivning spillet af andre, med ± i snit af %n gennemspilning:</numerusform>
                <numerusform>Den samme kortgivning spillet af andre, med ± i snit af %n gennemspilninger:</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} for {player} on move {number}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {player}: the name of a player, whatever was typed (Bo). {number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>{card}, {player}, handling {number}</translation>
        </message>
        <message>
            <source>Luck of the draw:</source>
            <translation>Held med kortene:</translation>
        </message>
        <message numerus="yes">
            <source>{most} or more over %n reviewed round(s), at least {low}: as strong as Club. How much stronger a player can be differs from game to game.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {most}: the larger number (200). {low}: the lowest possible number, or what a low ace counts (1).</extracomment>
            <translation>
                <numerusform>Efter %n gennemgået runde {most} eller mere, mindst {low}: lige så stærk som en klubspiller. Hvor meget stærkere man kan være, er forskelligt fra spil til spil.</numerusform>
                <numerusform>Efter %n gennemgåede runder {most} eller mere, mindst {low}: lige så stærk som en klubspiller. Hvor meget stærkere man kan være, er forskelligt fra spil til spil.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Below {least} over %n reviewed round(s), at most {high}: weaker than Newcomer.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Under {least}, efter %n gennemgået runde højst {high}: svagere end en nybegynder.</numerusform>
                <numerusform>Under {least}, efter %n gennemgåede runder højst {high}: svagere end en nybegynder.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{number} over %n reviewed round(s) ({low} to {high}): between {weaker} and {better}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {number}: a number: of a round, a player or a line (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {weaker}: the level of play below: its name (Casual). {better}: the level of play above: its name (Club).</extracomment>
            <translation>
                <numerusform>{number}, efter %n gennemgået runde mellem {low} og {high}: mellem {weaker} og {better}.</numerusform>
                <numerusform>{number}, efter %n gennemgåede runder mellem {low} og {high}: mellem {weaker} og {better}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rising: {before} in the earlier rounds, {after} in the later ones.</source>
            <extracomment>{before}: points with one decimal (3.1). {after}: points with one decimal (1.9).</extracomment>
            <translation>Stigende: {before} i de tidligere runder, {after} i de senere.</translation>
        </message>
        <message>
            <source>Falling: {before} in the earlier rounds, {after} in the later ones.</source>
            <extracomment>{before}: points with one decimal (3.1). {after}: points with one decimal (1.9).</extracomment>
            <translation>Faldende: {before} i de tidligere runder, {after} i de senere.</translation>
        </message>
    </context>
    <context>
        <name>RoundEnd</name>
        <message>
            <source>You have won the match</source>
            <translation>Du har vundet partiet</translation>
        </message>
    </context>
    <context>
        <name>RuleSigns</name>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n kort på hånden</numerusform>
                <numerusform>%n kort på hånden</numerusform>
            </translation>
        </message>
        <message>
            <source>cards</source>
            <translation>kort</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) for two players, {least} for more</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>%n kort med to spillere, {least} med flere</numerusform>
                <numerusform>%n kort med to spillere, {least} med flere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{least} to %n card(s), by the number of players</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>{least} til %n kort, alt efter antallet af spillere</numerusform>
                <numerusform>{least} til %n kort, alt efter antallet af spillere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) in a deck</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n joker i et spil kort</numerusform>
                <numerusform>%n jokere i et spil kort</numerusform>
            </translation>
        </message>
        <message>
            <source>jokers</source>
            <translation>jokere</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>for at lukke</translation>
        </message>
        <message>
            <source>going out</source>
            <extracomment>beside +50: what these points are for.</extracomment>
            <translation>at lukke</translation>
        </message>
        <message>
            <source>discards may be called</source>
            <translation>man kan sige ”Rommy!” til smidte kort</translation>
        </message>
        <message>
            <source>calls</source>
            <translation>”Rommy!”</translation>
        </message>
    </context>
    <context>
        <name>SavedMatchesDialog</name>
        <message>
            <source>{name} won: {scores}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>{name} vandt: {scores}</translation>
        </message>
        <message>
            <source>{name} won against {others}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {others}: other players with their points, as a list (Bo (120) and Cleo (−45)).</extracomment>
            <translation>{name} vandt mod {others}</translation>
        </message>
        <message>
            <source>For practice: {scores}</source>
            <extracomment>{scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Øvelse: {scores}</translation>
        </message>
        <message>
            <source>Resigned: {scores}</source>
            <extracomment>{scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Opgivet: {scores}</translation>
        </message>
        <message>
            <source>Saved matches</source>
            <translation>Gemte partier</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Søg</translation>
        </message>
        <message>
            <source>Search by rules, name, title or date</source>
            <translation>Søg på regler, spiller, partiets navn eller dato</translation>
        </message>
        <message>
            <source>&amp;More…</source>
            <translation>&amp;Mere…</translation>
        </message>
        <message>
            <source>&amp;Name…</source>
            <translation>&amp;Navn…</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>&amp;Duplikér</translation>
        </message>
        <message>
            <source>Save a &amp;copy…</source>
            <translation>Gem en &amp;kopi…</translation>
        </message>
        <message>
            <source>Move to &amp;trash</source>
            <translation>Til &amp;papirkurven</translation>
        </message>
        <message>
            <source>&amp;Replay</source>
            <translation>&amp;Gennemspil</translation>
        </message>
        <message>
            <source>Re&amp;view</source>
            <translation>Genn&amp;emgå</translation>
        </message>
        <message>
            <source>No match has been saved yet.</source>
            <translation>Der er ikke gemt noget parti endnu.</translation>
        </message>
        <message>
            <source>No match found.</source>
            <translation>Intet parti fundet.</translation>
        </message>
        <message>
            <source>&amp;Look back</source>
            <translation>Se &amp;tilbage</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Spil videre</translation>
        </message>
        <message>
            <source>{match} (copy)</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>{match} (kopi)</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>The match on the table is not being saved.</source>
            <translation>Partiet på bordet bliver ikke gemt.</translation>
        </message>
        <message>
            <source>It is not certain that your last moves are saved.</source>
            <translation>Det kan ikke siges, om dine sidste handlinger er gemt.</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) are not saved yet.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n handling er endnu ikke gemt.</numerusform>
                <numerusform>%n handlinger er endnu ikke gemt.</numerusform>
            </translation>
        </message>
        <message>
            <source>The match is saved up to the last move, in {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Partiet er gemt til og med den sidste handling, i {path}.</translation>
        </message>
        <message>
            <source>The match is saved up to the last move.</source>
            <translation>Partiet er gemt til og med den sidste handling.</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Totals over the rounds</source>
            <translation>Samlede point efter hver runde</translation>
        </message>
        <message>
            <source>Points of every round</source>
            <translation>Pointene for hver runde</translation>
        </message>
        <message>
            <source>How the match stands</source>
            <translation>Stillingen i partiet</translation>
        </message>
        <message>
            <source>You have won the match</source>
            <translation>Du har vundet partiet</translation>
        </message>
        <message>
            <source>{name} has won the match</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} har vundet partiet</translation>
        </message>
        <message>
            <source>The match goes to {target}.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Partiet går til {target}.</translation>
        </message>
        <message>
            <source>{points} from {name}</source>
            <extracomment>{points}: a sum of points (120). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{points} fra {name}</translation>
        </message>
        <message numerus="yes">
            <source>You collect %n point(s) in all: {sums}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {sums}: points and the players they come from, as a list (90 from Bo).</extracomment>
            <translation>
                <numerusform>Du får %n point i alt: {sums}.</numerusform>
                <numerusform>Du får %n point i alt: {sums}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} collects %n point(s) in all: {sums}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {sums}: points and the players they come from, as a list (90 from Bo).</extracomment>
            <translation>
                <numerusform>{name} får %n point i alt: {sums}.</numerusform>
                <numerusform>{name} får %n point i alt: {sums}.</numerusform>
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
            <translation>Gennems&amp;pil runde {number}</translation>
        </message>
        <message>
            <source>{points} from you</source>
            <extracomment>{points}: a sum of points (120).</extracomment>
            <translation>{points} fra dig</translation>
        </message>
        <message>
            <source>The round is still being played. Its points will be shown here.</source>
            <translation>Runden er stadig i gang. Dens point vises her.</translation>
        </message>
        <message numerus="yes">
            <source>You collect %n point(s) from {name}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>Du får %n point fra {name}.</numerusform>
                <numerusform>Du får %n point fra {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} collects %n point(s) from you.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} får %n point fra dig.</numerusform>
                <numerusform>{name} får %n point fra dig.</numerusform>
            </translation>
        </message>
        <message>
            <source>Re&amp;view it</source>
            <translation>&amp;Gennemgå den</translation>
        </message>
        <message>
            <source>Pla&amp;y it again</source>
            <translation>&amp;Spil den igen</translation>
        </message>
        <message>
            <source>Play round {number} again for practice, in a copy of the match</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Spil runde {number} igen som øvelse, i en kopi af partiet</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Stik</translation>
        </message>
        <message>
            <source>Lay-offs</source>
            <extracomment>cards that were added to melds on the table.</extracomment>
            <translation>Tillæg</translation>
        </message>
        <message>
            <source>Hand</source>
            <extracomment>the cards left in a player’s hand; not a part of the body.</extracomment>
            <translation>Hånd</translation>
        </message>
        <message>
            <source>Bonus</source>
            <extracomment>points for going out.</extracomment>
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
            <translation>I alt</translation>
        </message>
    </context>
    <context>
        <name>SeatsAtTable</name>
        <message>
            <source>&amp;Opponents</source>
            <translation>&amp;Modspillere</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>chosen</source>
            <extracomment>a card of the hand that was chosen.</extracomment>
            <translation>valgt</translation>
        </message>
        <message>
            <source>new</source>
            <extracomment>a card of the hand that was drawn or taken last.</extracomment>
            <translation>nyt</translation>
        </message>
        <message>
            <source>fits your meld: {meld}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>passer til dit stik: {meld}</translation>
        </message>
        <message>
            <source>fits the meld laid by {name}: {meld}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>passer til det stik, {name} har lagt: {meld}</translation>
        </message>
        <message>
            <source>can be melded</source>
            <translation>kan lægges ned</translation>
        </message>
        <message>
            <source>must be used at once</source>
            <translation>skal bruges straks</translation>
        </message>
        <message numerus="yes">
            <source>{card}, under %n card(s)</source>
            <extracomment>a card in the discard pile, and how many cards lie on it. %n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{card}, under %n kort</numerusform>
                <numerusform>{card}, under %n kort</numerusform>
            </translation>
        </message>
        <message>
            <source>{card}, on top</source>
            <extracomment>the top card of the discard pile. {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card}, øverst</translation>
        </message>
        <message>
            <source>Discard pile, {cards}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Afkastbunken, {cards}</translation>
        </message>
        <message>
            <source>{first} to {last} of {suit}</source>
            <extracomment>a run on the table, by its ends. {first}: the lowest rank of a run (5). {last}: the highest rank of a run (8). {suit}: the spoken suit of a card (clubs).</extracomment>
            <translation>{suit} {first} til {last}</translation>
        </message>
        <message>
            <source>cannot be discarded</source>
            <translation>kan ikke smides</translation>
        </message>
        <message>
            <source>Your hand is empty.</source>
            <translation>Din hånd er tom.</translation>
        </message>
        <message>
            <source>In your hand, {count}: {cards}.</source>
            <extracomment>{count}: “7 cards”; {cards}: their names. {count}: how many cards (4). {cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>På din hånd, {count}: {cards}.</translation>
        </message>
        <message>
            <source>run: {cards}; {points}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards). {points}: points (24 points).</extracomment>
            <translation>talfølge: {cards}; {points}</translation>
        </message>
        <message>
            <source>set: {cards}; {points}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards). {points}: points (24 points).</extracomment>
            <translation>sæt: {cards}; {points}</translation>
        </message>
        <message>
            <source>{meld}; laid by {name}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{meld}; lagt af {name}</translation>
        </message>
        <message>
            <source>{name}: {cards}; {total} in all, {on_table} on the table</source>
            <extracomment>{cards}: “7 cards”; {total} and {on_table}: “120 points”. {name}: the name of a player, whatever was typed (Bo). {cards}: cards in spoken words, or how many cards (7 cards). {total}: the points of all rounds together (120 points). {on_table}: what lies on the table for a player (24 points).</extracomment>
            <translation>{name}: {cards}; i alt {total}, på bordet {on_table}</translation>
        </message>
        <message>
            <source>{seat}; playing now</source>
            <extracomment>{seat}: a player with cards and points, as “Bo: 7 cards; …”. {seat}: a player with cards and points (Bo: 7 cards; in all 120 points).</extracomment>
            <translation>{seat}; spiller nu</translation>
        </message>
        <message>
            <source>You may call this discard until somebody else does.</source>
            <translation>Du kan sige ”Rommy!” til dette kort, indtil en anden gør det.</translation>
        </message>
        <message>
            <source>You may call this discard, for as long as you like.</source>
            <translation>Du kan sige ”Rommy!” til dette kort, så længe du vil.</translation>
        </message>
        <message numerus="yes">
            <source>You may call this discard for %n second(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du kan sige ”Rommy!” til dette kort i %n sekund.</numerusform>
                <numerusform>Du kan sige ”Rommy!” til dette kort i %n sekunder.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A false call costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Et falskt ”Rommy!” koster %n point.</numerusform>
                <numerusform>Et falskt ”Rommy!” koster %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>{key} calls it, {other} lets it pass.</source>
            <extracomment>{key} and {other}: keys, such as C and Esc. {key}: a key (C). {other}: another key (Esc).</extracomment>
            <translation>{key} siger ”Rommy!”, {other} lader det gå.</translation>
        </message>
        <message>
            <source>No card is chosen.</source>
            <translation>Intet kort er valgt.</translation>
        </message>
        <message>
            <source>Chosen: {cards}.</source>
            <extracomment>{cards}: cards of the hand, as “seven to nine of clubs”. {cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Valgt: {cards}.</translation>
        </message>
        <message>
            <source>The match goes to {target}.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Partiet går til {target}.</translation>
        </message>
        <message>
            <source>Dealer: {name}.</source>
            <extracomment>{name}: a player, perhaps “You”. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Kortgiver: {name}.</translation>
        </message>
        <message>
            <source>{name}: {points}, {total} in all</source>
            <extracomment>{points}: of this round, as “+25”; {total}: of all rounds, as “120 points”. {name}: the name of a player, whatever was typed (Bo). {points}: points (24 points). {total}: the points of all rounds together (120 points).</extracomment>
            <translation>{name}: {points}, i alt {total}</translation>
        </message>
        <message>
            <source>{key} deals the next round.</source>
            <extracomment>{key}: of the keyboard, such as Ctrl+Return. {key}: a key (C).</extracomment>
            <translation>{key} giver kort til næste runde.</translation>
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
            <translation>Regler</translation>
        </message>
        <message>
            <source>All rules</source>
            <translation>Alle regler</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runder</translation>
        </message>
        <message>
            <source>Unassisted</source>
            <translation>Uden hjælp</translation>
        </message>
        <message>
            <source>Assisted</source>
            <translation>Med hjælp</translation>
        </message>
        <message>
            <source>All rounds</source>
            <translation>Alle runder</translation>
        </message>
        <message>
            <source>Matches won of the last 20</source>
            <translation>Vundne partier af de sidste 20</translation>
        </message>
        <message>
            <source>Results by opponent</source>
            <translation>Resultater pr. modspiller</translation>
        </message>
        <message>
            <source>Start &amp;afresh…</source>
            <translation>&amp;Begynd forfra…</translation>
        </message>
        <message>
            <source>Finish a match, and it is counted here.</source>
            <translation>Spil et parti færdigt, så tæller det med her.</translation>
        </message>
        <message>
            <source>New &amp;match…</source>
            <translation>Nyt &amp;parti…</translation>
        </message>
        <message numerus="yes">
            <source>Not counted: %n match(es) that cannot be read at the moment.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ikke talt med: %n parti, der ikke kan læses lige nu.</numerusform>
                <numerusform>Ikke talt med: %n partier, der ikke kan læses lige nu.</numerusform>
            </translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Mod</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partier</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vundne</translation>
        </message>
        <message>
            <source>matches played</source>
            <translation>spillede partier</translation>
        </message>
        <message>
            <source>matches won</source>
            <translation>vundne partier</translation>
        </message>
        <message>
            <source>assisted: {number}</source>
            <extracomment>{number}: how many of all (3).</extracomment>
            <translation>med hjælp: {number}</translation>
        </message>
        <message>
            <source>points per round</source>
            <translation>point pr. runde</translation>
        </message>
        <message>
            <source>current winning streak</source>
            <translation>sejre i træk lige nu</translation>
        </message>
        <message>
            <source>longest winning streak</source>
            <translation>flest sejre i træk</translation>
        </message>
        <message>
            <source>rounds played</source>
            <translation>spillede runder</translation>
        </message>
        <message>
            <source>best round</source>
            <translation>bedste runde</translation>
        </message>
        <message>
            <source>rounds you went out in</source>
            <translation>runder, hvor du lukkede</translation>
        </message>
        <message>
            <source>of {all}</source>
            <extracomment>{all}: how many there are (5).</extracomment>
            <translation>af {all}</translation>
        </message>
        <message>
            <source>piles taken</source>
            <translation>bunker taget op</translation>
        </message>
        <message>
            <source>Turns in which you took more than the top discard, of those where you could</source>
            <translation>Ture, hvor du tog mere end det øverste kort i afkastbunken, af dem, hvor du kunne</translation>
        </message>
        <message>
            <source>most rounds in a match</source>
            <translation>flest runder i et parti</translation>
        </message>
        <message>
            <source>discards called</source>
            <translation>”Rommy!” med rette</translation>
        </message>
        <message>
            <source>Discards of others that you called, out of those that fitted a meld</source>
            <translation>Andres smidte kort, du sagde ”Rommy!” til, af dem, der passede til et stik</translation>
        </message>
        <message>
            <source>false calls</source>
            <translation>falske ”Rommy!”</translation>
        </message>
        <message>
            <source>Calls that fitted nowhere and cost points</source>
            <translation>”Rommy!”, der ikke passede nogen steder og kostede point</translation>
        </message>
        <message>
            <source>Start counting from now on?</source>
            <translation>Vil du begynde at tælle fra nu af?</translation>
        </message>
        <message>
            <source>Your saved matches stay. This cannot be undone.</source>
            <translation>Dine gemte partier bliver. Det her kan ikke fortrydes.</translation>
        </message>
        <message>
            <source>Start &amp;afresh</source>
            <translation>&amp;Begynd forfra</translation>
        </message>
        <message>
            <source>&amp;Keep counting</source>
            <translation>&amp;Tæl videre</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Read the rule behind this in the handbook</source>
            <translation>Læs reglen bag dette i håndbogen</translation>
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
                <numerusform>Sig ”Rommy!” til det sidst smidte kort; er det falskt, koster det %n point</numerusform>
                <numerusform>Sig ”Rommy!” til det sidst smidte kort; er det falskt, koster det %n point</numerusform>
            </translation>
        </message>
        <message>
            <source>Let it pass</source>
            <extracomment>a button: not to call the discard.</extracomment>
            <translation>Lad det gå</translation>
        </message>
        <message>
            <source>Pass</source>
            <extracomment>a button, the verb: to take no card.</extracomment>
            <translation>Meld pas</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Næste runde</translation>
        </message>
        <message>
            <source>Scores</source>
            <extracomment>a button: shows the score sheet.</extracomment>
            <translation>Point</translation>
        </message>
        <message>
            <source>Discard</source>
            <extracomment>a button, the verb: to put a card on the discard pile.</extracomment>
            <translation>Smid</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Betal %n point</numerusform>
                <numerusform>Betal %n point</numerusform>
            </translation>
        </message>
        <message>
            <source>Look into the pile ({points})</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>Kig i afkastbunken ({points})</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Hvorfor?</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Fortryd</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tip</translation>
        </message>
        <message>
            <source>Round {number} of {all}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Runde {number} af {all}</translation>
        </message>
        <message>
            <source>Suit</source>
            <extracomment>a button: sorts the hand by suit (clubs, diamonds …). Little room.</extracomment>
            <translation>Kulør</translation>
        </message>
        <message>
            <source>Sort the hand by suit</source>
            <translation>Sortér hånden efter kulør</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>a button: sorts the hand by rank (2, 3, … king). Little room.</extracomment>
            <translation>Værdi</translation>
        </message>
        <message>
            <source>Sort the hand by rank</source>
            <translation>Sortér hånden efter talværdi</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>a button: sorts the hand so that melds lie side by side. Little room.</extracomment>
            <translation>Stik</translation>
        </message>
        <message>
            <source>Sort melds side by side</source>
            <translation>Sortér stik ved siden af hinanden</translation>
        </message>
        <message>
            <source>Do it</source>
            <translation>Gør det</translation>
        </message>
        <message>
            <source>Meld</source>
            <extracomment>a button, the verb: to lay chosen cards as a meld.</extracomment>
            <translation>Læg ned</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Byt</translation>
        </message>
        <message>
            <source>Lay off</source>
            <extracomment>a button, the verb: to add chosen cards to melds on the table.</extracomment>
            <translation>Læg til</translation>
        </message>
        <message>
            <source>Lay all ({points})</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>Læg alt ({points})</translation>
        </message>
        <message numerus="yes">
            <source>You made %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du fik %n point.</numerusform>
                <numerusform>Du fik %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>In the lead: {names}.</source>
            <extracomment>{names}: several players, “You” perhaps among them. {names}: the names of players, as a list (Bo and Cleo).</extracomment>
            <translation>Fører: {names}.</translation>
        </message>
        <message>
            <source>These do not make a meld.</source>
            <translation>Disse kort danner ikke noget stik.</translation>
        </message>
        <message>
            <source>Lay every meld and lay off what fits</source>
            <translation>Læg alle stik ned, og læg til, hvad der passer</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>a button: shows the list of moves that were played.</extracomment>
            <translation>Forløb</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Hvad der er sket</translation>
        </message>
        <message>
            <source>You discard one card: choose just that one.</source>
            <translation>Der smides kun ét kort: vælg kun det.</translation>
        </message>
        <message numerus="yes">
            <source>A call would cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>”Rommy!” ville koste %n point.</numerusform>
                <numerusform>”Rommy!” ville koste %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>Does it fit? Then call it.</source>
            <extracomment>the last discard: a meld on the table.</extracomment>
            <translation>Passer det? Så sig ”Rommy!”.</translation>
        </message>
        <message>
            <source>of {points}</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>af {points}</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>Card table</source>
            <translation>Spillebord</translation>
        </message>
        <message>
            <source>{rank}: not here.</source>
            <extracomment>{rank}: the spoken rank of a card (seven).</extracomment>
            <translation>{rank}: ikke her.</translation>
        </message>
        <message>
            <source>The discard pile, from the bottom up</source>
            <translation>Afkastbunken, nedefra og op</translation>
        </message>
        <message>
            <source>Put the cards back</source>
            <translation>Læg kortene tilbage</translation>
        </message>
        <message numerus="yes">
            <source>You have won the match with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du har vundet partiet med %n point.</numerusform>
                <numerusform>Du har vundet partiet med %n point.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has won the match with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} har vundet partiet med %n point.</numerusform>
                <numerusform>{name} har vundet partiet med %n point.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lead with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du fører med %n point.</numerusform>
                <numerusform>Du fører med %n point.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} leads with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} fører med %n point.</numerusform>
                <numerusform>{name} fører med %n point.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} is playing.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} spiller.</translation>
        </message>
        <message>
            <source>It fits: call it?</source>
            <translation>Det passer: vil du sige ”Rommy!”?</translation>
        </message>
        <message>
            <source>Your turn. {may}</source>
            <extracomment>{may}: a whole sentence, such as “Draw, or take a discard.”. {may}: a whole sentence: what may be done (Draw, or take a discard.).</extracomment>
            <translation>Din tur. {may}</translation>
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
            <translation>skjult</translation>
        </message>
        <message>
            <source>went out</source>
            <extracomment>what a player did, at the end of their last turn.</extracomment>
            <translation>lukkede</translation>
        </message>
        <message>
            <source>laid one face down</source>
            <extracomment>what a player did, where there is little room.</extracomment>
            <translatorcomment>No room for “med bagsiden opad”: skjult, hidden.</translatorcomment>
            <translation>lagde ét skjult</translation>
        </message>
        <message>
            <source>dealt {count}, turned up</source>
            <extracomment>{count}: cards for each player; a small card follows, the first of the discard pile. {count}: how many cards (4).</extracomment>
            <translation>gav {count}, vendte</translation>
        </message>
        <message>
            <source>drew</source>
            <extracomment>what a player did, before a small card: drew it from the stock.</extracomment>
            <translation>trak</translation>
        </message>
        <message>
            <source>took</source>
            <extracomment>what a player did, before small cards: took them from the discard pile.</extracomment>
            <translation>tog</translation>
        </message>
        <message>
            <source>laid</source>
            <extracomment>what a player did, before small cards: laid them as a meld.
----------
what a player did, before small cards: laid them off on a meld on the table.</extracomment>
            <translation>lagde</translation>
        </message>
        <message>
            <source>swapped</source>
            <extracomment>what a player did, before a small card: gave it for a joker on the table.</extracomment>
            <translation>byttede</translation>
        </message>
        <message>
            <source>discarded</source>
            <extracomment>what a player did, before a small card: discarded it.</extracomment>
            <translation>smed</translation>
        </message>
        <message>
            <source>called</source>
            <extracomment>what a player did, before a small card: called “Rommy!” and laid it off.</extracomment>
            <translation>sagde ”Rommy!”</translation>
        </message>
        <message>
            <source>called in vain, {points}</source>
            <extracomment>{points}: what that cost, as “−50”. {points}: points with their sign (+25).</extracomment>
            <translation>falskt ”Rommy!”, {points}</translation>
        </message>
        <message>
            <source>paid {points}</source>
            <extracomment>{points}: what that cost, as “−50”. {points}: points with their sign (+25).</extracomment>
            <translation>betalte {points}</translation>
        </message>
        <message>
            <source>looked</source>
            <extracomment>what a player did: looked into the discard pile.</extracomment>
            <translation>kiggede</translation>
        </message>
        <message>
            <source>passed</source>
            <extracomment>what a player did.</extracomment>
            <translation>meldte pas</translation>
        </message>
        <message>
            <source>The discards became the stock ({count})</source>
            <extracomment>{count}: how many cards the stock has now. {count}: how many cards (4).</extracomment>
            <translation>Afkastbunken blev trækbunke ({count})</translation>
        </message>
        <message>
            <source>The round is over</source>
            <translation>Runden er slut</translation>
        </message>
        <message>
            <source>a stand-in played:</source>
            <extracomment>at an opponent who did not answer, before what a simple player did in that turn.</extracomment>
            <translation>en afløser spillede:</translation>
        </message>
        <message>
            <source>for a joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>for en joker</translation>
        </message>
        <message>
            <source>dealt {count}</source>
            <extracomment>{count}: cards for each player; the first of the discard pile is covered now. {count}: how many cards (4).</extracomment>
            <translation>gav {count}</translation>
        </message>
        <message>
            <source>discarded a card</source>
            <extracomment>what a player did; which card it was is covered now.</extracomment>
            <translation>smed et</translation>
        </message>
        <message>
            <source>took the pile ({count})</source>
            <extracomment>what a player did; {count}: how many cards lay in the discard pile. {count}: how many cards (4).</extracomment>
            <translation>tog afkastbunken ({count})</translation>
        </message>
        <message>
            <source>on your run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>til din række</translation>
        </message>
        <message>
            <source>on their own run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>til sin egen række</translation>
        </message>
        <message>
            <source>on {name}’s run</source>
            <extracomment>after cards that were laid off, and whose run they joined. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>til rækken hos {name}</translation>
        </message>
        <message>
            <source>on a run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>til en række</translation>
        </message>
        <message>
            <source>on your set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>til dit sæt</translation>
        </message>
        <message>
            <source>on their own set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>til sit eget sæt</translation>
        </message>
        <message>
            <source>on {name}’s set</source>
            <extracomment>after cards that were laid off, and whose set they joined. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>til sættet hos {name}</translation>
        </message>
        <message>
            <source>on a set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>til et sæt</translation>
        </message>
        <message>
            <source>for your joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>for din joker</translation>
        </message>
        <message>
            <source>for their own joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>for sin egen joker</translation>
        </message>
        <message>
            <source>for {name}’s joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>for jokeren fra {name}</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>A hidden card has been shown since. If you then play on in another way, the round counts as assisted; if you redo what you took back, it does not.</source>
            <translation>Et skjult kort er blevet vist siden. Spiller du nu videre på en anden måde, tæller runden som spillet med hjælp; gentager du det, du tog tilbage, gør den ikke.</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>500 Rum, a quiet evening at the table</source>
            <translation>500 Rum, en stille aften ved bordet</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>German rules</source>
            <translation>Tyskland</translation>
        </message>
        <message>
            <source>Swedish rules</source>
            <translation>Sverige</translation>
        </message>
        <message>
            <source>Only the top discard shows. Take it, or dare to take the whole pile: then you lay a new meld from it at once or pay 100 points. Going out is worth 50.</source>
            <translation>Kun det øverste kort i afkastbunken ses. Tag det, eller vov at tage hele bunken op: så lægger du straks et nyt stik ned med kort fra den eller betaler 100 point. At lukke giver 50.</translation>
        </message>
        <message>
            <source>Michigan rummy</source>
            <translation>Michigan</translation>
        </message>
        <message>
            <source>Like Femhundra, but with the discards open: take the top one, or dare to take a deeper one with every card above it: then you lay a new meld from them or pay 100 points.</source>
            <translation>Som Femhundra, men afkastbunken ligger åben: tag det øverste kort, eller vov at tage et dybere med alle kort ovenpå: så lægger du et nyt stik ned med nogle af dem eller betaler 100 point.</translation>
        </message>
        <message>
            <source>Dutch rules</source>
            <translation>Holland</translation>
        </message>
        <message>
            <source>The same game as the German one, told in its own words: all discards open, seven cards, thirteen with two players.</source>
            <translation>Det samme spil som det tyske, fortalt med egne ord: åben bunke, syv kort på hånden, tretten med to spillere.</translation>
        </message>
        <message>
            <source>Danish rules</source>
            <translation>Danmark</translation>
        </message>
        <message>
            <source>With three jokers, runs that turn the corner, and the call “Rommy!” for a discard that fits a meld. You go out with a last card, face down.</source>
            <translation>Med tre jokere, talfølger, der går i ring, og ”Rommy!” til et smidt kort, der passer til et stik. Du lukker med et sidste kort, med bagsiden opad.</translation>
        </message>
        <message>
            <source>Polish rules</source>
            <translation>Polen</translation>
        </message>
        <message>
            <source>Newcomer</source>
            <translation>Nybegynder</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Begynder</translation>
        </message>
        <message>
            <source>Casual</source>
            <extracomment>a level of play.</extracomment>
            <translation>Hyggespiller</translation>
        </message>
        <message>
            <source>Club</source>
            <extracomment>a level of play, as good as a member of a card club; not the suit.</extracomment>
            <translation>Klubspiller</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Ekspert</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Mester</translation>
        </message>
        <message>
            <source>Random</source>
            <extracomment>an opponent that plays by chance.</extracomment>
            <translation>Tilfældig</translation>
        </message>
        <message>
            <source>Program</source>
            <extracomment>an opponent: another program.</extracomment>
            <translatorcomment>The same word in Danish.</translatorcomment>
            <translation>Program</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>the person at the computer, as a player.</extracomment>
            <translation>Du</translation>
        </message>
        <message>
            <source>Learned the game today: seldom takes a discard, and misses most lay-offs.</source>
            <translation>Har lært spillet i dag: tager sjældent fra afkastbunken, og overser de fleste tillæg.</translation>
        </message>
        <message>
            <source>Sees the top discard only, and overlooks a good deal.</source>
            <translation>Ser kun det øverste kort i afkastbunken og overser en hel del.</translation>
        </message>
        <message>
            <source>Looks a few discards deep, and overlooks something now and then.</source>
            <translation>Ser nogle kort ned i afkastbunken, og overser noget nu og da.</translation>
        </message>
        <message>
            <source>Misses nothing and knows what each card is worth, but does not look ahead.</source>
            <translation>Overser intet, og ved, hvad et kort er værd; ser ikke fremad.</translation>
        </message>
        <message>
            <source>Plays like Club, but guesses at hidden hands and tries its moves out first.</source>
            <translation>Spiller som klubspiller, gætter på skjulte hænder og prøver sine muligheder først.</translation>
        </message>
        <message>
            <source>Plays like Expert, but looks five times as long and far more closely.</source>
            <translation>Spiller som ekspert, og tænker fem gange så længe og langt grundigere.</translation>
        </message>
        <message>
            <source>{name} likes to take from the discard pile.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} tager gerne fra afkastbunken.</translation>
        </message>
        <message>
            <source>{name} seldom takes the pile, and gives little away.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} tager sjældent bunken og røber ikke meget.</translation>
        </message>
        <message>
            <source>{name} lays at once, and wants to be out first.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} lægger med det samme og vil være først færdig.</translation>
        </message>
        <message>
            <source>{name} keeps valuable cards, and lays them late.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} beholder dyre kort og lægger dem sent.</translation>
        </message>
        <message>
            <source>Fjord</source>
            <extracomment>a colour: blue as a fjord.</extracomment>
            <translatorcomment>The same word in Danish.</translatorcomment>
            <translation>Fjord</translation>
        </message>
        <message>
            <source>Straw</source>
            <extracomment>a colour: yellow.</extracomment>
            <translation>Halm</translation>
        </message>
        <message>
            <source>Clay</source>
            <extracomment>a colour: reddish brown.</extracomment>
            <translation>Ler</translation>
        </message>
        <message>
            <source>Moss</source>
            <extracomment>a colour: green.</extracomment>
            <translation>Mos</translation>
        </message>
        <message>
            <source>Ice</source>
            <extracomment>a colour: pale blue.</extracomment>
            <translation>Is</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>a colour: grey as the stone.</extracomment>
            <translation>Skifer</translation>
        </message>
        <message>
            <source>Lichen</source>
            <extracomment>a colour: grey-green.</extracomment>
            <translation>Lav</translation>
        </message>
        <message>
            <source>Sky</source>
            <extracomment>a colour: light blue.</extracomment>
            <translation>Himmel</translation>
        </message>
        <message>
            <source>Iris</source>
            <translatorcomment>The same word in Danish.</translatorcomment>
            <translation>Iris</translation>
        </message>
        <message>
            <source>Ochre</source>
            <translation>Okker</translation>
        </message>
        <message>
            <source>Raspberry</source>
            <translation>Hindbær</translation>
        </message>
        <message>
            <source>Fern</source>
            <translation>Bregne</translation>
        </message>
        <message>
            <source>Teal</source>
            <translation>Petrol</translation>
        </message>
        <message>
            <source>Violet</source>
            <translatorcomment>The same word in Danish.</translatorcomment>
            <translation>Violet</translation>
        </message>
        <message>
            <source>Olive</source>
            <translation>Oliven</translation>
        </message>
        <message>
            <source>Azure</source>
            <translation>Azurblå</translation>
        </message>
        <message>
            <source>Challenge {mark}</source>
            <extracomment>{mark}: four digits and letters that tell challenges apart. {mark}: four digits and letters that tell challenges apart (5f3a).</extracomment>
            <translation>Udfordring {mark}</translation>
        </message>
        <message>
            <source>Deal of {date}</source>
            <extracomment>{date}: a day in figures (24/11/2026).</extracomment>
            <translation>Runden {date}</translation>
        </message>
        <message>
            <source>House rule: {house}</source>
            <extracomment>{house}: the name of house rules, whatever was typed. {house}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>Husregel: {house}</translation>
        </message>
        <message numerus="yes">
            <source>%n opponent(s), {levels}</source>
            <extracomment>a row of the statistics. {levels}: Beginner and Club. Little room. %n: the number of what is counted; the word in front of (s) follows it (3). {levels}: levels, as a list (Beginner and Club).</extracomment>
            <translation>
                <numerusform>%n modspiller, {levels}</numerusform>
                <numerusform>%n modspillere, {levels}</numerusform>
            </translation>
        </message>
        <message>
            <source>Without machine code, as here, it takes 40 times as long.</source>
            <translation>Her kører det uden maskinkode og tager 40 gange så lang tid.</translation>
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
            <translation>Det kører ikke afskærmet her: det kan alt, hvad du kan.</translation>
        </message>
        <message>
            <source>{program} cannot be started.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} kan ikke startes.</translation>
        </message>
        <message>
            <source>The classic. All discards lie open: take any of them, with every card above it, if you use it at once. The winner of a match collects the difference from each opponent.</source>
            <translation>Klassikeren. Alle smidte kort ligger åbent: tag et hvilket som helst, med alle kort ovenpå, hvis du bruger det straks. Vinderen af et parti får forskellen af hver modspiller.</translation>
        </message>
        <message>
            <source>All discards lie open; the round ends at the latest with the last card of the stock.</source>
            <translation>Afkastbunken ligger åben; runden slutter senest med trækbunkens sidste kort.</translation>
        </message>
        <message>
            <source>{program} ended instead of answering.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} sluttede i stedet for at svare.</translation>
        </message>
        <message>
            <source>{program} did not answer in time.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} svarede ikke i tide.</translation>
        </message>
        <message>
            <source>{program} answered with something that is not a legal move.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} svarede med noget, der ikke er en tilladt handling.</translation>
        </message>
        <message>
            <source>Your own program. Hints and reviews count it as the level it plays most like.</source>
            <translation>Dit eget program. Tip og gennemgange regner det for det niveau, det spiller mest som.</translation>
        </message>
        <message>
            <source>{program} is no longer there: a simple stand-in plays for {name}.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{program} er der ikke længere: en afløser spiller for {name}.</translation>
        </message>
        <message>
            <source>Girl with a wreath</source>
            <translation>Pige med krans</translation>
        </message>
        <message>
            <source>Sailor</source>
            <translation>Sømand</translation>
        </message>
        <message>
            <source>Hare</source>
            <translatorcomment>The same word.</translatorcomment>
            <translation>Hare</translation>
        </message>
        <message>
            <source>Owl</source>
            <translation>Ugle</translation>
        </message>
        <message>
            <source>Grandmother</source>
            <translation>Bedstemor</translation>
        </message>
        <message>
            <source>Moose</source>
            <translation>Elg</translation>
        </message>
        <message>
            <source>Goose</source>
            <translation>Gås</translation>
        </message>
        <message>
            <source>Chimney sweep</source>
            <translation>Skorstensfejer</translation>
        </message>
        <message>
            <source>a move taken back after a hidden card had been shown</source>
            <translation>en handling fortrudt, efter at et skjult kort var vist</translation>
        </message>
        <message>
            <source>a hint, the tutor or a covered card in the list of moves</source>
            <translation>et tip, vejlederen eller et dækket kort i forløbet</translation>
        </message>
        <message>
            <source>a deal known before</source>
            <translation>en kortgivning kendt i forvejen</translation>
        </message>
        <message>
            <source>a simple stand-in for an opponent</source>
            <translation>en afløser for en modspiller</translation>
        </message>
        <message>
            <source>Assisted: {help}. The statistics keep such rounds apart.</source>
            <extracomment>{help}: what helped, as a list (a deal known before).</extracomment>
            <translation>Med hjælp: {help}. I statistikken tæller sådanne runder for sig.</translation>
        </message>
        <message>
            <source>player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>spiller {number}</translation>
        </message>
    </context>
</TS>
