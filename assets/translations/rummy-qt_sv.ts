<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>About Rummy Qt</source>
            <translation>Om Rummy Qt</translation>
        </message>
        <message>
            <source>What the program is made of</source>
            <translation>Vad programmet är gjort av</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Licens</translation>
        </message>
        <message>
            <source>500 Rum against the computer, on your desktop. Free under the MIT licence.</source>
            <translation>500 Rum mot datorn, på ditt skrivbord. Fritt under MIT-licensen.</translation>
        </message>
        <message>
            <source>Matches, statistics and settings are kept in {folder}</source>
            <extracomment>{folder}: a folder (/home/ann/matches).</extracomment>
            <translation>Partier, statistik och inställningar finns i {folder}</translation>
        </message>
        <message>
            <source>It contains, each under its own licence:</source>
            <translation>Det innehåller, vart och ett under sin egen licens:</translation>
        </message>
        <message>
            <source>Its licence text is not on this computer: {place}</source>
            <extracomment>{place}: where a licence can be read (https://doc.qt.io).</extracomment>
            <translation>Licenstexten finns inte på den här datorn: {place}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;New match…</source>
            <translation>&amp;Nytt parti…</translation>
        </message>
        <message>
            <source>Choose rules and opponents, and deal</source>
            <translation>Välj regler och motståndare, och dela ut</translation>
        </message>
        <message>
            <source>&amp;Rematch</source>
            <translation>&amp;Revansch</translation>
        </message>
        <message>
            <source>Start a match with the same rules and opponents</source>
            <translation>Börja ett parti med samma regler och motståndare</translation>
        </message>
        <message>
            <source>Same &amp;deals again</source>
            <translation>Samma &amp;givar igen</translation>
        </message>
        <message>
            <source>Play this match again with the very same cards</source>
            <translation>Spela det här partiet igen med precis samma kort</translation>
        </message>
        <message>
            <source>Same deal of &amp;this round</source>
            <translation>&amp;Den här omgången igen</translation>
        </message>
        <message>
            <source>Play this round again for practice, in a copy of the match</source>
            <translation>Spela den här omgången igen som övning, i en kopia av partiet</translation>
        </message>
        <message>
            <source>Res&amp;ign the match…</source>
            <translation>Ge &amp;upp partiet…</translation>
        </message>
        <message>
            <source>Give up the match; it counts as lost</source>
            <translation>Ge upp partiet; det räknas som förlorat</translation>
        </message>
        <message>
            <source>Saved m&amp;atches</source>
            <translation>Sparade parti&amp;er</translation>
        </message>
        <message>
            <source>Go on with a saved match, or look back at it</source>
            <translation>Hitta ett parti och spela vidare, eller se tillbaka på det</translation>
        </message>
        <message>
            <source>&amp;Open a match file…</source>
            <translation>Öppna en parti&amp;fil…</translation>
        </message>
        <message>
            <source>Open a match from a file</source>
            <translation>Öppna ett parti från en fil</translation>
        </message>
        <message>
            <source>Re&amp;play rounds</source>
            <translation>S&amp;pela upp omgångar</translation>
        </message>
        <message>
            <source>Look at the finished rounds of this match, move by move</source>
            <translation>Se partiets avslutade omgångar, drag för drag</translation>
        </message>
        <message>
            <source>Re&amp;view the last round</source>
            <translation>Gå &amp;igenom senaste omgången</translation>
        </message>
        <message>
            <source>What each of your decisions cost, and why</source>
            <translation>Vad vart och ett av dina beslut kostade, och varför</translation>
        </message>
        <message>
            <source>About this &amp;match…</source>
            <translation>&amp;Om partiet…</translation>
        </message>
        <message>
            <source>Players, file and the fingerprint of the deals</source>
            <translation>Spelare, fil och givarnas fingeravtryck</translation>
        </message>
        <message>
            <source>&amp;Leave the table</source>
            <translation>Lämna &amp;bordet</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>Av&amp;sluta</translation>
        </message>
        <message>
            <source>Go to the welcome page</source>
            <translation>Gå till startsidan</translation>
        </message>
        <message>
            <source>Deal of the da&amp;y</source>
            <translation>D&amp;agens giv</translation>
        </message>
        <message>
            <source>One round a day, with the same cards for everybody</source>
            <translation>En omgång om dagen, med samma kort för alla</translation>
        </message>
        <message>
            <source>Beat all seven at the table, one after another</source>
            <translation>Slå de sju vid bordet, en efter en</translation>
        </message>
        <message>
            <source>&amp;Back to the match</source>
            <translation>&amp;Tillbaka till partiet</translation>
        </message>
        <message>
            <source>Leave practice, and go back to where you started it</source>
            <translation>Lämna övningen och fortsätt där den började</translation>
        </message>
        <message>
            <source>Close the window</source>
            <translation>Stäng fönstret</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Ångra</translation>
        </message>
        <message>
            <source>Take back the last move</source>
            <translation>Ta tillbaka det senaste draget</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Gör om</translation>
        </message>
        <message>
            <source>Repeat the move you took back</source>
            <translation>Gör om draget som togs tillbaka</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <translation>&amp;Tips</translation>
        </message>
        <message>
            <source>Show a good move and why; the round then counts as assisted</source>
            <translation>Visa ett bra drag och varför; omgången räknas då som spelad med hjälp</translation>
        </message>
        <message>
            <source>&amp;Call “Rommy!”</source>
            <translation>&amp;Ropa ”Rommy!”</translation>
        </message>
        <message>
            <source>Call the last discard, if the rules allow calls</source>
            <translation>Ropa på det senast slängda kortet, om reglerna tillåter rop</translation>
        </message>
        <message>
            <source>Move cards le&amp;ft</source>
            <translation>Flytta kort åt &amp;vänster</translation>
        </message>
        <message>
            <source>Move the chosen cards in your hand by one place</source>
            <translation>Flytta de valda korten på handen ett steg</translation>
        </message>
        <message>
            <source>Move cards ri&amp;ght</source>
            <translation>Flytta kort åt &amp;höger</translation>
        </message>
        <message>
            <source>&amp;Lay everything</source>
            <translation>&amp;Lägg ned allt</translation>
        </message>
        <message>
            <source>Lay all melds in your hand, and all cards that fit</source>
            <translation>Lägg ned alla kombinationer du har på handen, och alla kort som passar</translation>
        </message>
        <message>
            <source>&amp;Next round</source>
            <translation>&amp;Nästa omgång</translation>
        </message>
        <message>
            <source>Deal the next round</source>
            <translation>Dela ut till nästa omgång</translation>
        </message>
        <message>
            <source>S&amp;core sheet</source>
            <translation>&amp;Poängblad</translation>
        </message>
        <message>
            <source>The points of every round</source>
            <translation>Poängen i varje omgång</translation>
        </message>
        <message>
            <source>&amp;Moves of this round</source>
            <translation>&amp;Drag i omgången</translation>
        </message>
        <message>
            <source>Ne&amp;xt part of the table</source>
            <translation>&amp;Nästa del av bordet</translation>
        </message>
        <message>
            <source>From the stock to the discards, the melds, your hand, and around</source>
            <translation>Från korthögen till spelhögen, kombinationerna, din hand och runt igen</translation>
        </message>
        <message>
            <source>Previ&amp;ous part of the table</source>
            <translation>Före&amp;gående del av bordet</translation>
        </message>
        <message>
            <source>The same way back</source>
            <translation>Samma väg tillbaka</translation>
        </message>
        <message>
            <source>&amp;What happened last?</source>
            <translation>&amp;Vad hände senast?</translation>
        </message>
        <message>
            <source>Th&amp;e ladder</source>
            <translation>Due&amp;llstegen</translation>
        </message>
        <message>
            <source>&amp;Challenge a friend…</source>
            <translation>Ut&amp;mana en vän…</translation>
        </message>
        <message>
            <source>Play a round that a friend plays with the same cards</source>
            <translation>Spela en omgång som en vän spelar med samma kort</translation>
        </message>
        <message>
            <source>&amp;Find the move</source>
            <translation>Hitta b&amp;ästa draget</translation>
        </message>
        <message>
            <source>Practise the decisions that cost most</source>
            <translation>Öva de beslut som kostade mest</translation>
        </message>
        <message>
            <source>Play the h&amp;int</source>
            <translation>Spela t&amp;ipset</translation>
        </message>
        <message>
            <source>Play the next move of the hint that is shown</source>
            <translation>Spela nästa drag i tipset som visas</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <translation>Dra från korthögen</translation>
        </message>
        <message>
            <source>Draw, wherever the focus is</source>
            <translation>Dra, var fokus än är</translation>
        </message>
        <message>
            <source>Take the top discard</source>
            <translation>Ta det översta kortet i spelhögen</translation>
        </message>
        <message>
            <source>Take the card that lies on top of the discard pile</source>
            <translation>Ta kortet som ligger överst i spelhögen</translation>
        </message>
        <message>
            <source>Take the whole pile</source>
            <translation>Ta hela spelhögen</translation>
        </message>
        <message>
            <source>Take all cards of the discard pile</source>
            <translation>Ta alla kort i spelhögen</translation>
        </message>
        <message>
            <source>To your hand</source>
            <translation>Till din hand</translation>
        </message>
        <message>
            <source>Give the focus to your hand</source>
            <translation>Ge din hand fokus</translation>
        </message>
        <message>
            <source>To the melds</source>
            <translation>Till kombinationerna</translation>
        </message>
        <message>
            <source>Give the focus to the melds on the table</source>
            <translation>Ge kombinationerna på bordet fokus</translation>
        </message>
        <message>
            <source>Read out your hand</source>
            <translation>Läs upp hela din hand</translation>
        </message>
        <message>
            <source>Read out all cards in your hand, one by one</source>
            <translation>Läs upp alla kort på din hand, ett efter ett</translation>
        </message>
        <message>
            <source>Read out the scores</source>
            <translation>Läs upp poängen</translation>
        </message>
        <message>
            <source>Read out each player’s cards and points</source>
            <translation>Läs upp varje spelares kort och poäng</translation>
        </message>
        <message>
            <source>Read out how things stand</source>
            <translation>Läs upp hur det står</translation>
        </message>
        <message>
            <source>Read out the round, the target, the dealer and whose turn it is</source>
            <translation>Läs upp omgången, målet, kortgivaren och vems tur det är</translation>
        </message>
        <message>
            <source>Open or close the list of moves over the table</source>
            <translation>Öppna eller stäng listan över drag ovanpå bordet</translation>
        </message>
        <message>
            <source>Say again what happened last</source>
            <translation>Säg en gång till vad som hände senast</translation>
        </message>
        <message>
            <source>S&amp;tatistics</source>
            <translation>S&amp;tatistik</translation>
        </message>
        <message>
            <source>How you have played so far</source>
            <translation>Så har du spelat hittills</translation>
        </message>
        <message>
            <source>F&amp;irsts and bests</source>
            <translation>F&amp;örsta gången och rekord</translation>
        </message>
        <message>
            <source>What you did for the first time, and your records</source>
            <translation>Vad du gjorde för första gången, och dina rekord</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Helskärm</translation>
        </message>
        <message>
            <source>Fill the screen with the table</source>
            <translation>Fyll skärmen med bordet</translation>
        </message>
        <message>
            <source>So&amp;und</source>
            <translation>&amp;Ljud</translation>
        </message>
        <message>
            <source>Turn the sound on or off</source>
            <translation>Sätt på eller stäng av ljuden</translation>
        </message>
        <message>
            <source>&amp;House rules…</source>
            <translation>&amp;Husregler…</translation>
        </message>
        <message>
            <source>Copy a rulebook and change what you like</source>
            <translation>Kopiera en regelbok och ändra det du vill</translation>
        </message>
        <message>
            <source>&amp;Preferences…</source>
            <translation>&amp;Alla inställningar…</translation>
        </message>
        <message>
            <source>Theme, cards, animation and help</source>
            <translation>Tema, kort, animering och hjälp</translation>
        </message>
        <message>
            <source>Hand&amp;book</source>
            <translation>Hand&amp;bok</translation>
        </message>
        <message>
            <source>The rules of this game, clause by clause</source>
            <translation>Spelets regler, punkt för punkt</translation>
        </message>
        <message>
            <source>Keys at this &amp;moment</source>
            <translation>Tangenter just &amp;nu</translation>
        </message>
        <message>
            <source>What each key does at the table now</source>
            <translation>Vad varje tangent gör vid bordet nu</translation>
        </message>
        <message>
            <source>Show where matches are &amp;kept</source>
            <translation>Visa var partierna &amp;finns</translation>
        </message>
        <message>
            <source>Open the folder of the saved matches</source>
            <translation>Öppna mappen med de sparade partierna</translation>
        </message>
        <message>
            <source>&amp;About Rummy Qt</source>
            <translation>&amp;Om Rummy Qt</translation>
        </message>
        <message>
            <source>Version and licence</source>
            <translation>Version och licens</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Vid bordet</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <extracomment>a menu.</extracomment>
            <translation>&amp;Spel</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <extracomment>a menu: what a player can do.</extracomment>
            <translation>&amp;Drag</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>a menu: what the window shows.</extracomment>
            <translation>&amp;Visa</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation>&amp;Inställningar</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hjälp</translation>
        </message>
        <message>
            <source>G&amp;uided rounds</source>
            <translation>&amp;Guidade omgångar</translation>
        </message>
        <message>
            <source>Learn the game in six rounds of two minutes</source>
            <translation>Lär dig spelet i sex omgångar på två minuter var</translation>
        </message>
        <message>
            <source>To the next part of the table, and to the one before</source>
            <translation>Till nästa del av bordet, och till den föregående</translation>
        </message>
        <message>
            <source>Within a part, and to its ends</source>
            <translation>Inom en del, och till dess ändar</translation>
        </message>
        <message>
            <source>Choose a card in your hand, or put it back</source>
            <translation>Välj ett kort på handen, eller släpp det</translation>
        </message>
        <message>
            <source>Choose a meld that the card is part of; again: another such meld</source>
            <translation>Välj en kombination som kortet ingår i; igen: en annan</translation>
        </message>
        <message>
            <source>Play what has the focus: draw, take, meld the chosen cards, lay off, else discard</source>
            <translation>Spela det som har fokus: dra, ta, lägg ned de valda korten, bygg ut, annars släng</translation>
        </message>
        <message>
            <source>Discard the card with the focus, even where it would fit</source>
            <translation>Släng kortet som har fokus, också när det skulle passa</translation>
        </message>
        <message>
            <source>Let a discard pass, or put away a question, the chosen cards or a refusal</source>
            <translation>Låt ett slängt kort passera, stäng en fråga eller ett nej, eller släpp valda kort</translation>
        </message>
        <message>
            <source>To the next card of this rank; 1, 0, T: a ten</source>
            <translation>Till nästa kort av den valören; 1, 0, T: en tia</translation>
        </message>
    </context>
    <context>
        <name>Areas</name>
        <message>
            <source>Stock</source>
            <translation>Korthögen</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Kombinationer</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Din hand</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spelare</translation>
        </message>
        <message>
            <source>Nothing has been melded yet.</source>
            <translation>Ingen kombination har lagts ned än.</translation>
        </message>
        <message>
            <source>Choose cards in your hand first, then press Enter here.</source>
            <translation>Välj först kort på handen, och tryck sedan Enter här.</translation>
        </message>
        <message>
            <source>Another card is chosen: go to it, or put it back with Esc.</source>
            <translation>Ett annat kort är valt: gå till det, eller släpp det med Esc.</translation>
        </message>
        <message>
            <source>This card is in no meld that can be laid now.</source>
            <translation>Det här kortet ingår inte i någon kombination som kan läggas ned nu.</translation>
        </message>
        <message>
            <source>There is nothing to call now.</source>
            <translation>Det finns inget att ropa på nu.</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Spelhög</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>ace</source>
            <translation>ess</translation>
        </message>
        <message>
            <source>two</source>
            <translation>två</translation>
        </message>
        <message>
            <source>three</source>
            <translation>tre</translation>
        </message>
        <message>
            <source>four</source>
            <translation>fyra</translation>
        </message>
        <message>
            <source>five</source>
            <translation>fem</translation>
        </message>
        <message>
            <source>six</source>
            <translation>sex</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>sju</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>åtta</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>nio</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>tio</translation>
        </message>
        <message>
            <source>jack</source>
            <translation>knekt</translation>
        </message>
        <message>
            <source>queen</source>
            <translation>dam</translation>
        </message>
        <message>
            <source>king</source>
            <translation>kung</translation>
        </message>
        <message>
            <source>clubs</source>
            <extracomment>the suit ♣.</extracomment>
            <translation>klöver</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>ruter</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>hjärter</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>spader</translation>
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
            <translation>Namn på spelare {number}</translation>
        </message>
        <message>
            <source>Level of player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Nivå för spelare {number}</translation>
        </message>
        <message>
            <source>Colour: {name}</source>
            <extracomment>{name}: the name of a colour (Moss).</extracomment>
            <translation>Färg: {name}</translation>
        </message>
        <message>
            <source>Colour of player {number}: {name}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {name}: the name of a colour (Moss).</extracomment>
            <translation>Färg för spelare {number}: {name}</translation>
        </message>
    </context>
    <context>
        <name>Challenge</name>
        <message>
            <source>Challenge a friend</source>
            <translation>Utmana en vän</translation>
        </message>
        <message>
            <source>&amp;Open a friend’s file…</source>
            <translation>&amp;Öppna en väns fil…</translation>
        </message>
        <message>
            <source>&amp;Save for a friend…</source>
            <translation>&amp;Spara åt en vän…</translation>
        </message>
        <message>
            <source>Challenges</source>
            <translation>Utmaningar</translation>
        </message>
        <message>
            <source>Play a round and send it to a friend as a file. Your friend plays the same cards without seeing your moves, and sends that round back, so that each of you sees both. Anyone who opens a file with another program finds all cards and moves in it: you have to trust each other.</source>
            <translation>Spela en omgång och skicka den till en vän som en fil. Din vän spelar samma kort utan att se dina drag och skickar sin omgång till dig: så får ni båda se de två omgångarna. Den som läser en fil med ett annat program hittar alla kort och drag i den: där får man lita på varandra.</translation>
        </message>
        <message>
            <source>Both rounds, turn by turn</source>
            <translation>Båda omgångarna, tur för tur</translation>
        </message>
        <message>
            <source>These cards were played by {name}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>De här korten spelades av {name}.</translation>
        </message>
        <message>
            <source>Save it as a file, and send it to a friend.</source>
            <translation>Spara den som en fil, och skicka den till en vän.</translation>
        </message>
        <message>
            <source>In progress</source>
            <translation>Påbörjad</translation>
        </message>
        <message>
            <source>&amp;Play these cards</source>
            <translation>S&amp;pela de här korten</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>F&amp;ortsätt</translation>
        </message>
        <message>
            <source>&amp;Play a new round</source>
            <translation>Spela e&amp;n ny omgång</translation>
        </message>
        <message>
            <source>your friend</source>
            <translation>din vän</translation>
        </message>
        <message>
            <source>A new round</source>
            <translation>En ny omgång</translation>
        </message>
        <message>
            <source>You made {mine}, {name} made {theirs}</source>
            <extracomment>two people played the same cards. {mine}: what the person made of a round (+45). {name}: the name of a player, whatever was typed (Bo). {theirs}: what a friend made of the same cards (+30).</extracomment>
            <translation>Du fick {mine}, {name} fick {theirs}</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Kostnad</translation>
        </message>
        <message>
            <source>Friend</source>
            <translation>Vän</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Du</translation>
        </message>
        <message>
            <source>Working out what each decision cost…</source>
            <translation>Vad varje beslut kostade räknas ut…</translation>
        </message>
        <message>
            <source>What each decision cost, in points, going by the cards that could be seen.</source>
            <translation>Vad varje beslut kostade i poäng, utifrån korten som gick att se.</translation>
        </message>
        <message>
            <source>Open a friend’s file</source>
            <translation>Öppna en väns fil</translation>
        </message>
        <message>
            <source>Save for a friend</source>
            <translation>Spara åt en vän</translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message>
            <source>None of these</source>
            <translation>Inget av dem</translation>
        </message>
        <message>
            <source>This costs points. Do it anyway?</source>
            <translation>Det kostar poäng. Vill du göra det?</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nej</translation>
        </message>
        <message>
            <source>What does the joker stand for?</source>
            <translation>Vad står jokern för?</translation>
        </message>
        <message>
            <source>It fits in several places. Where?</source>
            <translation>Det passar på flera ställen. Var?</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Betala %n poäng</numerusform>
                <numerusform>Betala %n poäng</numerusform>
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
            <translation>Lägg ned {cards}</translation>
        </message>
        <message>
            <source>Swap {cards} for the joker in this meld: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Byt {cards} mot jokern i den här kombinationen: {meld}</translation>
        </message>
        <message>
            <source>Call, and lay it off on this meld: {meld}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ropa, och bygg ut den här kombinationen: {meld}</translation>
        </message>
        <message>
            <source>Lay off {cards} at the high end: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Bygg ut {meld} i den höga änden med {cards}</translation>
        </message>
        <message>
            <source>Lay off {cards} at the low end: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Bygg ut {meld} i den låga änden med {cards}</translation>
        </message>
        <message>
            <source>Lay off {cards} on this meld: {meld}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Bygg ut kombinationen {meld} med {cards}</translation>
        </message>
    </context>
    <context>
        <name>Company</name>
        <message>
            <source>Came ashore for good, and is still learning the cards.</source>
            <translation>Har gått i land för gott och lär sig ännu korten.</translation>
        </message>
        <message>
            <source>Well, blow me down. You must show me that again.</source>
            <translation>Jag må då säga. Det där får du visa mig en gång till.</translation>
        </message>
        <message>
            <source>Did I win? I was only trying to stay afloat.</source>
            <translation>Vann jag? Jag försökte bara hålla mig flytande.</translation>
        </message>
        <message>
            <source>All hands off deck, and mine is empty!</source>
            <translation>Alle man från däck, och min hand är tom!</translation>
        </message>
        <message>
            <source>That was a heavy sea.</source>
            <translation>Det var tung sjö.</translation>
        </message>
        <message>
            <source>Quick as they come, and seldom looks twice.</source>
            <translation>Snabb som få, och tittar sällan två gånger.</translation>
        </message>
        <message>
            <source>Too fast for me! Another one, right now?</source>
            <translation>För snabbt för mig! En till, nu genast?</translation>
        </message>
        <message>
            <source>First over the line. I do like running.</source>
            <translation>Först över mållinjen. Jag tycker om att springa.</translation>
        </message>
        <message>
            <source>Hop, and I am out.</source>
            <translation>Hopp, så är jag ute.</translation>
        </message>
        <message>
            <source>I blinked, and the round was over.</source>
            <translation>Jag blinkade, och omgången var slut.</translation>
        </message>
        <message>
            <source>Plays at night, and blinks before every discard.</source>
            <translation>Spelar om natten och blinkar före varje kort som slängs.</translation>
        </message>
        <message>
            <source>I saw it coming. I just did not see it in time.</source>
            <translation>Jag såg det komma. Bara inte i tid.</translation>
        </message>
        <message>
            <source>Hm. One sees a good deal from up here.</source>
            <translation>Hm. Man ser en hel del här uppifrån.</translation>
        </message>
        <message>
            <source>Hoo. That was my last one.</source>
            <translation>Hoo. Det var mitt sista.</translation>
        </message>
        <message>
            <source>Hoo. Not my night.</source>
            <translation>Hoo. Inte min kväll.</translation>
        </message>
        <message>
            <source>Knits between her turns, and forgets nothing of use.</source>
            <translation>Stickar mellan sina turer och glömmer inget som är till nytta.</translation>
        </message>
        <message>
            <source>Well played, dear. Have a biscuit.</source>
            <translation>Bra spelat, kära du. Ta en kaka.</translation>
        </message>
        <message>
            <source>Not a stitch dropped. I am rather pleased.</source>
            <translation>Inte en tappad maska. Jag är rätt nöjd.</translation>
        </message>
        <message>
            <source>There, all cast off.</source>
            <translation>Så där, alla maskor avmaskade.</translation>
        </message>
        <message>
            <source>Dear me. I had better unravel that one.</source>
            <translation>Kära nån. Den får jag nog repa upp.</translation>
        </message>
        <message>
            <source>Mph. Fairly done. I shall think about it all winter.</source>
            <translation>Mff. Hederligt gjort. Jag ska tänka på det hela vintern.</translation>
        </message>
        <message>
            <source>I counted to the end. It came out right.</source>
            <translation>Jag räknade till slutet. Det gick jämnt upp.</translation>
        </message>
        <message>
            <source>Not one left. I counted twice.</source>
            <translation>Inte ett kvar. Jag räknade två gånger.</translation>
        </message>
        <message>
            <source>I know to the point what that cost me.</source>
            <translation>Jag vet på poängen vad det kostade mig.</translation>
        </message>
        <message>
            <source>Slow to decide, and hard to move once he has.</source>
            <translation>Bestämmer sig långsamt och är sedan svår att rubba.</translation>
        </message>
        <message>
            <source>It takes me a while to get going. Then I go.</source>
            <translation>Det dröjer innan jag kommer i gång. Men sedan går det.</translation>
        </message>
        <message>
            <source>Even I get there in the end.</source>
            <translation>Även jag kommer fram till slut.</translation>
        </message>
        <message>
            <source>Heavy going, that round.</source>
            <translation>Tungt före, den omgången.</translation>
        </message>
        <message>
            <source>Counts the cards aloud, and is right.</source>
            <translation>Räknar korten högt, och det stämmer.</translation>
        </message>
        <message>
            <source>I counted on everything but you. Bravo.</source>
            <translation>Jag hade räknat med allt utom dig. Bravo.</translation>
        </message>
        <message>
            <source>Has played in every house in town, and swept up in most.</source>
            <translation>Har spelat i varje hus i stan och sopat rent i de flesta.</translation>
        </message>
        <message>
            <source>My hat off to you. I mean it: look, it is off.</source>
            <translation>Hatten av för dig. Jag menar det: se, den är av.</translation>
        </message>
        <message>
            <source>Touch my sleeve, it brings luck. You may need it.</source>
            <translation>Rör vid min ärm, det ger tur. Du kan behöva den.</translation>
        </message>
        <message>
            <source>Swept clean.</source>
            <translation>Rensopat.</translation>
        </message>
        <message>
            <source>A little soot on my cuffs. It will brush off.</source>
            <translation>Lite sot på manschetterna. Det går att borsta av.</translation>
        </message>
        <message>
            <source>{name}: “{words}”</source>
            <extracomment>somebody at the table speaks; {words} is a whole sentence. {name}: the name of a player, whatever was typed (Bo). {words}: what a player says: a whole sentence (Well played.).</extracomment>
            <translation>{name}: ”{words}”</translation>
        </message>
    </context>
    <context>
        <name>ContinuePanel</name>
        <message>
            <source>Cont&amp;inue</source>
            <translation>&amp;Fortsätt</translation>
        </message>
        <message>
            <source>{rules}, round {number}: {scores}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {number}: a number: of a round, a player or a line (3). {scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>{rules}, omgång {number}: {scores}</translation>
        </message>
        <message>
            <source>{rules}, round {number}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>{rules}, omgång {number}</translation>
        </message>
        <message>
            <source>The deal of &amp;today</source>
            <translation>Given fö&amp;r i dag</translation>
        </message>
        <message>
            <source>{rules}, with the same cards for everybody</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>{rules}, med samma kort för alla</translation>
        </message>
        <message>
            <source>&amp;Play against {name}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>S&amp;pela mot {name}</translation>
        </message>
        <message>
            <source>Next on the ladder</source>
            <translation>Nästa på stegen</translation>
        </message>
    </context>
    <context>
        <name>Copying</name>
        <message>
            <source>Copy</source>
            <extracomment>a button, the verb: to the clipboard.</extracomment>
            <translation>Kopiera</translation>
        </message>
        <message>
            <source>Copied</source>
            <extracomment>a button that was pressed: it is in the clipboard now.</extracomment>
            <translation>Kopierat</translation>
        </message>
    </context>
    <context>
        <name>Day</name>
        <message numerus="yes">
            <source>Each level plays your hand %n time(s) against the same opponents…</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Varje nivå spelar din hand %n gång mot samma motståndare…</numerusform>
                <numerusform>Varje nivå spelar din hand %n gånger mot samma motståndare…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What each level makes of your hand against the same opponents, averaged over %n attempt(s). One deal says little about who plays better.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Vad varje nivå får ut av din hand mot samma motståndare, i snitt av %n genomspelning. En enda giv säger lite om vem som spelar bättre.</numerusform>
                <numerusform>Vad varje nivå får ut av din hand mot samma motståndare, i snitt av %n genomspelningar. En enda giv säger lite om vem som spelar bättre.</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal of the day</source>
            <translation>Dagens giv</translation>
        </message>
        <message>
            <source>One round a day, with the same cards and opponents for everybody who plays it. Your first try counts.</source>
            <translation>En omgång om dagen, med samma kort och motståndare för alla som spelar den. Din första räknas.</translation>
        </message>
        <message>
            <source>The month</source>
            <translation>Månaden</translation>
        </message>
        <message>
            <source>Previous month</source>
            <translation>Förra månaden</translation>
        </message>
        <message>
            <source>Next month</source>
            <translation>Nästa månad</translation>
        </message>
        <message>
            <source>Re&amp;view the round</source>
            <translation>&amp;Gå igenom omgången</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) played, {points} points on average.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {points}: points with their sign (+25).</extracomment>
            <translation>
                <numerusform>%n dag spelad, i snitt {points} poäng.</numerusform>
                <numerusform>%n dagar spelade, i snitt {points} poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>{rules}, with {names}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra). {names}: the names of players, as a list (Bo and Cleo).</extracomment>
            <translation>{rules}, med {names}</translation>
        </message>
        <message>
            <source>&amp;Play today’s deal</source>
            <translation>S&amp;pela dagens giv</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>F&amp;ortsätt</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <translation>Ännu inte spelad</translation>
        </message>
        <message>
            <source>Not played</source>
            <translation>Inte spelad</translation>
        </message>
        <message numerus="yes">
            <source>You made %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du fick %n poäng</numerusform>
                <numerusform>Du fick %n poäng</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Better than Club with the same hand: {better} of %n day(s) compared.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {better}: the level of play above: its name (Club).</extracomment>
            <translation>
                <numerusform>Mer än en klubbspelare får ut av samma hand: {better} av %n jämförd dag.</numerusform>
                <numerusform>Mer än en klubbspelare får ut av samma hand: {better} av %n jämförda dagar.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tomorrow: {rules}.</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>I morgon: {rules}.</translation>
        </message>
        <message>
            <source>In progress</source>
            <translation>Påbörjad</translation>
        </message>
        <message>
            <source>Played with help: not compared</source>
            <translation>Spelad med hjälp: jämförs inte</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Du</translation>
        </message>
        <message>
            <source>In your seat</source>
            <translation>På din plats</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Poäng</translation>
        </message>
        <message>
            <source>Spread</source>
            <extracomment>how far apart the playings of a level are.</extracomment>
            <translation>Spridning</translation>
        </message>
        <message numerus="yes">
            <source>{points} compared with Club: number {place} of the month’s %n day(s) compared.</source>
            <extracomment>{points}: more or less than a Club makes of the same hand, as +35. %n: the number of what is counted; the word in front of (s) follows it (3). {points}: points with their sign (+25). {place}: which one of so many, counted from the left (3).</extracomment>
            <translation>
                <numerusform>{points} jämfört med en klubbspelare: plats {place} av månadens %n jämförda dag.</numerusform>
                <numerusform>{points} jämfört med en klubbspelare: plats {place} av månadens %n jämförda dagar.</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <extracomment>{number}: how many of all (3). {all}: how many there are (5).</extracomment>
            <translation>{number} av {all}</translation>
        </message>
        <message>
            <source>each time</source>
            <translation>varje gång</translation>
        </message>
    </context>
    <context>
        <name>Firsts</name>
        <message numerus="yes">
            <source>Took %n card(s) or more at once</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Tog %n kort eller fler på en gång</numerusform>
                <numerusform>Tog %n kort eller fler på en gång</numerusform>
            </translation>
        </message>
        <message>
            <source>Ended a round with no card in hand</source>
            <translation>Avslutade en omgång utan kort på handen</translation>
        </message>
        <message>
            <source>Won a match after standing at {number} or less</source>
            <extracomment>{number}: −100. {number}: points (−100).</extracomment>
            <translation>Vann ett parti som en gång stod på {number} eller mindre</translation>
        </message>
        <message>
            <source>Beat every level one on one in a single rulebook</source>
            <translation>Slog varje nivå i en regelbok, en mot en</translation>
        </message>
        <message>
            <source>Most points in a round</source>
            <translation>Flest poäng i en omgång</translation>
        </message>
        <message>
            <source>Most cards taken at once</source>
            <translation>Flest kort tagna på en gång</translation>
        </message>
        <message>
            <source>Most points in a match you won</source>
            <translation>Flest poäng i ett vunnet parti</translation>
        </message>
        <message>
            <source>Firsts and bests</source>
            <translation>Första gången och rekord</translation>
        </message>
        <message>
            <source>From the saved matches, without any help.</source>
            <translation>Ur de sparade partierna, utan någon hjälp.</translation>
        </message>
        <message>
            <source>Finish a round without any help, and your records begin here.</source>
            <translation>Spela klart en omgång utan någon hjälp, så börjar dina rekord här.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>När</translation>
        </message>
    </context>
    <context>
        <name>Handbook</name>
        <message>
            <source>Playing with mouse and keys</source>
            <translation>Spela med mus och tangenter</translation>
        </message>
        <message numerus="yes">
            <source>A match has %n round(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ett parti har %n omgång.</numerusform>
                <numerusform>Ett parti har %n omgångar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The match ends after the round in which somebody reaches %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Partiet slutar efter den omgång då någon når %n poäng.</numerusform>
                <numerusform>Partiet slutar efter den omgång då någon når %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards that you lay on the table score for you; cards left in your hand count against you.</source>
            <translation>Kort som du lägger på bordet ger dig poäng; kort som du har kvar på handen dras av.</translation>
        </message>
        <message>
            <source>The total nearest to {target} wins, whether above or below.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Den totalpoäng som ligger närmast {target} vinner, över eller under.</translation>
        </message>
        <message>
            <source>The highest total wins.</source>
            <translation>Högst totalpoäng vinner.</translation>
        </message>
        <message>
            <source>If several have reached it, the highest total wins.</source>
            <translation>Om flera har nått dit vinner den med högst totalpoäng.</translation>
        </message>
        <message>
            <source>If the best are level, the one of them who went out in the last round wins; if none did, another round is played.</source>
            <translation>Om de bästa ligger lika vinner den av dem som gick ut i den sista omgången; gjorde ingen av dem det, spelas en omgång till.</translation>
        </message>
        <message>
            <source>If the best are level, another round is played.</source>
            <translation>Om de bästa ligger lika spelas en omgång till.</translation>
        </message>
        <message>
            <source>The winner collects from each opponent the difference between their totals.</source>
            <translation>Vinnaren får av varje motståndare skillnaden mellan deras totalpoäng.</translation>
        </message>
        <message numerus="yes">
            <source>At least %n player(s) must take part.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Minst %n spelare måste vara med.</numerusform>
                <numerusform>Minst %n spelare måste vara med.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At most %n player(s) can take part.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Högst %n spelare kan vara med.</numerusform>
                <numerusform>Högst %n spelare kan vara med.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A deck has 52 cards and %n joker(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>En kortlek har 52 kort och %n joker.</numerusform>
                <numerusform>En kortlek har 52 kort och %n jokrar.</numerusform>
            </translation>
        </message>
        <message>
            <source>A deck has 52 cards and no jokers.</source>
            <translation>En kortlek har 52 kort och inga jokrar.</translation>
        </message>
        <message>
            <source>One deck is used.</source>
            <translation>En kortlek används.</translation>
        </message>
        <message>
            <source>Two decks are shuffled together.</source>
            <translation>Två kortlekar blandas ihop.</translation>
        </message>
        <message numerus="yes">
            <source>One deck is used; from %n player(s) on, two decks are shuffled together.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>En kortlek används; vid %n spelare eller fler blandas två kortlekar ihop.</numerusform>
                <numerusform>En kortlek används; vid %n spelare eller fler blandas två kortlekar ihop.</numerusform>
            </translation>
        </message>
        <message>
            <source>From high to low the cards of a suit are ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2; the ace can also be low, below the 2.</source>
            <translation>Från högt till lågt är korten i en färg ess, kung, dam, knekt, 10, 9, 8, 7, 6, 5, 4, 3, 2; esset kan också vara lågt, under tvåan.</translation>
        </message>
        <message numerus="yes">
            <source>Everybody is dealt %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Alla får %n kort.</numerusform>
                <numerusform>Alla får %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n spelare</numerusform>
                <numerusform>%n spelare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{least} to %n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>{least} till %n spelare</numerusform>
                <numerusform>{least} till %n spelare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{players}: %n card(s) each.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {players}: how many players (3 to 5 players).</extracomment>
            <translation>
                <numerusform>{players}: %n kort var.</numerusform>
                <numerusform>{players}: %n kort var.</numerusform>
            </translation>
        </message>
        <message>
            <source>The cards are dealt one at a time, clockwise.</source>
            <translation>Korten delas ut ett i taget, medsols.</translation>
        </message>
        <message>
            <source>The player to the dealer’s left gets the first card.</source>
            <translation>Spelaren till vänster om kortgivaren får det första kortet.</translation>
        </message>
        <message>
            <source>The next card is turned up and begins the discard pile.</source>
            <translation>Nästa kort vänds upp och blir början på spelhögen.</translation>
        </message>
        <message>
            <source>The others are the stock and lie face down.</source>
            <translation>De övriga korten bildar korthögen och ligger med baksidan uppåt.</translation>
        </message>
        <message>
            <source>The player to the dealer’s left begins, and play goes on clockwise.</source>
            <translation>Spelaren till vänster om kortgivaren börjar, och turen går medsols.</translation>
        </message>
        <message>
            <source>The first dealer is drawn by lot.</source>
            <translation>Den första kortgivaren lottas.</translation>
        </message>
        <message>
            <source>After that, whoever had the most points in the last round deals; of several, the first to the last dealer’s left.</source>
            <translation>Därefter ger den som fick flest poäng i förra omgången; är det flera, den första till vänster om den förra kortgivaren.</translation>
        </message>
        <message>
            <source>After each round the deal passes to the left.</source>
            <translation>Efter varje omgång går given ett steg åt vänster.</translation>
        </message>
        <message>
            <source>A turn has three parts: draw; lay melds and lay off, as much or as little as you like; discard one card.</source>
            <translation>En tur har tre delar: dra; lägg ned kombinationer och bygg ut, så mycket eller lite du vill; släng ett kort.</translation>
        </message>
        <message>
            <source>Draw the top card of the stock, or any card of the discard pile: all cards above it come along.</source>
            <translation>Dra det översta kortet i korthögen, eller ta vilket kort som helst i spelhögen: alla kort ovanpå följer med.</translation>
        </message>
        <message>
            <source>Draw the top card of the stock, or the top card of the discard pile, or the whole discard pile.</source>
            <translation>Dra det översta kortet i korthögen, eller ta det översta kortet i spelhögen, eller hela spelhögen.</translation>
        </message>
        <message>
            <source>Only when the stock is empty and cannot be made anew may you pass instead of drawing; that ends your turn.</source>
            <translation>Bara när korthögen är tom och inte kan fyllas på får du passa i stället för att dra; då är din tur slut.</translation>
        </message>
        <message>
            <source>Only when the stock is empty may you pass instead of drawing.</source>
            <translation>Bara när korthögen är tom får du passa i stället för att dra.</translation>
        </message>
        <message>
            <source>The discards lie fanned, so that everybody can read all of them.</source>
            <translation>De slängda korten ligger överlappande, så att alla kan läsa dem.</translation>
        </message>
        <message>
            <source>The discards lie stacked: only the top one can be seen.</source>
            <translation>De slängda korten ligger rakt ovanpå varandra: bara det översta syns.</translation>
        </message>
        <message>
            <source>Nobody may look through them.</source>
            <translation>Ingen får titta igenom dem.</translation>
        </message>
        <message>
            <source>Drawing from the pile brings no duty.</source>
            <translation>Att ta från spelhögen medför inget krav.</translation>
        </message>
        <message>
            <source>The card that you choose from the pile must be used at once, in a meld or in a lay-off.</source>
            <translation>Kortet du väljer i högen måste användas omedelbart, i en kombination eller en utbyggnad.</translation>
        </message>
        <message>
            <source>If you take the whole pile, that card is the bottom one.</source>
            <translation>Tar du hela högen är det kortet längst ned.</translation>
        </message>
        <message>
            <source>The cards above it may be laid as well, or kept.</source>
            <translation>Korten ovanpå får också läggas, eller behållas.</translation>
        </message>
        <message>
            <source>Whoever takes the whole pile, of two or more cards, must at once lay a new meld with at least one of the cards taken.</source>
            <translation>Den som tar hela högen, med två kort eller fler, måste omedelbart lägga ned en ny kombination med minst ett av de tagna korten.</translation>
        </message>
        <message>
            <source>Whoever draws deeper than the top discard must at once lay a new meld with at least one of the cards taken.</source>
            <translation>Den som drar djupare än det översta kortet måste omedelbart lägga ned en ny kombination med minst ett av de tagna korten.</translation>
        </message>
        <message>
            <source>Whoever takes the whole pile, of two or more cards, must at once lay a new meld with at least one of the cards that were covered.</source>
            <translation>Den som tar hela högen, med två kort eller fler, måste omedelbart lägga ned en ny kombination med minst ett av de tagna kort som var täckta.</translation>
        </message>
        <message>
            <source>Whoever draws deeper than the top discard must at once lay a new meld with at least one of the cards taken that were covered.</source>
            <translation>Den som drar djupare än det översta kortet måste omedelbart lägga ned en ny kombination med minst ett av de tagna kort som var täckta.</translation>
        </message>
        <message>
            <source>A meld that was complete in the hand, a lay-off, or the top card alone will not do.</source>
            <translation>En kombination som var färdig på handen, en utbyggnad eller enbart det översta kortet räcker inte.</translation>
        </message>
        <message>
            <source>A card that brings this duty may be drawn only if it can be met.</source>
            <translation>Ett kort som medför det här kravet får dras bara om kravet kan uppfyllas.</translation>
        </message>
        <message>
            <source>Until it is met, nothing else may be done.</source>
            <translation>Tills det är uppfyllt får inget annat göras.</translation>
        </message>
        <message numerus="yes">
            <source>If you cannot, or will not, meet such a duty, you pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Om du inte kan, eller inte vill, uppfylla ett sådant krav betalar du %n poäng.</numerusform>
                <numerusform>Om du inte kan, eller inte vill, uppfylla ett sådant krav betalar du %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Once you have paid, you may play the whole turn as you like.</source>
            <translation>När du har betalat är hela turen fri.</translation>
        </message>
        <message>
            <source>Until you have met the duty or paid, you may swap jokers and do nothing else.</source>
            <translation>Tills du har uppfyllt kravet eller betalat får du byta ut jokrar men inget annat.</translation>
        </message>
        <message>
            <source>Until you have met the duty or paid, you may do nothing else.</source>
            <translation>Tills du har uppfyllt kravet eller betalat får du inte göra något annat.</translation>
        </message>
        <message>
            <source>A top discard that was just drawn alone may be discarded again in that turn.</source>
            <translation>Om du drog bara det översta kortet får du slänga det igen i samma tur.</translation>
        </message>
        <message>
            <source>A top discard that was just drawn alone may not be discarded in that turn.</source>
            <translation>Om du drog bara det översta kortet får du inte slänga det i samma tur.</translation>
        </message>
        <message>
            <source>If it is the last card in hand, it may be discarded all the same.</source>
            <translation>Det får du om det är ditt sista kort på handen.</translation>
        </message>
        <message>
            <source>If you hold another card just like it, either may go.</source>
            <translation>Har du ett likadant kort får du slänga vilket som helst av dem.</translation>
        </message>
        <message>
            <source>Only a player with a meld of their own on the table may draw deeper than the top discard.</source>
            <translation>Bara en spelare med en egen kombination på bordet får dra djupare än det översta kortet.</translation>
        </message>
        <message>
            <source>Until everybody has finished a first turn, nothing is laid or swapped.</source>
            <translation>Tills alla har avslutat sin första tur får inget läggas eller bytas.</translation>
        </message>
        <message>
            <source>Until then no discard may be drawn either, as it could not be used.</source>
            <translation>Till dess får man inte heller ta kort från spelhögen, eftersom de inte skulle kunna användas.</translation>
        </message>
        <message>
            <source>Until then only the top discard may be drawn.</source>
            <translation>Till dess får bara det översta kortet i spelhögen dras.</translation>
        </message>
        <message>
            <source>Looks into the pile and false calls cost as usual.</source>
            <translation>Att kika i högen och ropa fel kostar som vanligt.</translation>
        </message>
        <message>
            <source>False calls cost as usual.</source>
            <translation>Felrop kostar som vanligt.</translation>
        </message>
        <message>
            <source>Looks into the pile cost as usual.</source>
            <translation>Att kika i högen kostar som vanligt.</translation>
        </message>
        <message>
            <source>That is allowed once a turn, and nobody else sees the cards.</source>
            <translation>Det är tillåtet en gång per tur, och ingen annan ser korten.</translation>
        </message>
        <message>
            <source>Only runs are melds; sets do not count.</source>
            <translation>Bara nummerföljder är kombinationer; grupper räknas inte.</translation>
        </message>
        <message>
            <source>Only sets are melds; runs do not count.</source>
            <translation>Bara grupper är kombinationer; nummerföljder räknas inte.</translation>
        </message>
        <message>
            <source>A meld is a set or a run.</source>
            <translation>En kombination är en grupp eller en nummerföljd.</translation>
        </message>
        <message>
            <source>A set is three or four cards of one rank.</source>
            <translation>En grupp är tre eller fyra kort av samma valör.</translation>
        </message>
        <message>
            <source>With two decks, it may hold two cards of one suit.</source>
            <translation>Med två kortlekar får den innehålla två kort i samma färg.</translation>
        </message>
        <message>
            <source>With two decks, too, its suits must all differ.</source>
            <translation>Också med två kortlekar måste alla dess färger vara olika.</translation>
        </message>
        <message>
            <source>Its suits all differ.</source>
            <translation>Alla dess färger är olika.</translation>
        </message>
        <message>
            <source>All cards of a run are of one suit.</source>
            <translation>Alla kort i en nummerföljd har samma färg.</translation>
        </message>
        <message>
            <source>The ace is high or low: below the 2 or above the king.</source>
            <translation>Esset är högt eller lågt: under tvåan eller över kungen.</translation>
        </message>
        <message>
            <source>Runs turn the corner: after king and ace comes the 2.</source>
            <translation>Nummerföljder går runt hörnet: efter kung och ess kommer tvåan.</translation>
        </message>
        <message>
            <source>Runs do not turn the corner: nothing follows the ace above the king.</source>
            <translation>Nummerföljder går inte runt hörnet: inget följer på esset ovanför kungen.</translation>
        </message>
        <message numerus="yes">
            <source>A player’s first meld of a round must be worth at least %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>En spelares första kombination i omgången måste vara värd minst %n poäng.</numerusform>
                <numerusform>En spelares första kombination i omgången måste vara värd minst %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards may be laid off on any meld on the table, your own or another’s.</source>
            <translation>Med sina kort får man bygga ut alla kombinationer på bordet, egna och andras.</translation>
        </message>
        <message>
            <source>They lie before you and score for you.</source>
            <translation>Korten ligger framför dig och ger dig poäng.</translation>
        </message>
        <message>
            <source>A joker stands for any one card.</source>
            <translation>En joker står för vilket kort som helst.</translation>
        </message>
        <message>
            <source>Once laid, it keeps standing for that card.</source>
            <translation>När den väl är lagd fortsätter den att stå för det kortet.</translation>
        </message>
        <message>
            <source>In a set it stands for a suit that the set does not hold yet.</source>
            <translation>I en grupp står den för en färg som gruppen ännu inte har.</translation>
        </message>
        <message>
            <source>The very card that it stands for may be laid beside it later.</source>
            <translation>Just det kort som den står för får senare läggas bredvid den.</translation>
        </message>
        <message>
            <source>A meld may hold any number of jokers.</source>
            <translation>En kombination får ha hur många jokrar som helst.</translation>
        </message>
        <message>
            <source>Every meld has more natural cards than jokers, after lay-offs too.</source>
            <translation>Varje kombination har fler vanliga kort än jokrar, även efter utbyggnader.</translation>
        </message>
        <message>
            <source>A joker on the table stays where it is.</source>
            <translation>En joker på bordet ligger kvar där den är.</translation>
        </message>
        <message>
            <source>On your turn, after drawing, you may take a joker that another player laid, by putting the very card it stands for in its place.</source>
            <translation>Under din tur, när du har dragit, får du ta en joker som en annan spelare har lagt, genom att lägga just det kort som den står för på dess plats.</translation>
        </message>
        <message>
            <source>On your turn, after drawing, you may take any joker on the table, by putting the very card it stands for in its place.</source>
            <translation>Under din tur, när du har dragit, får du ta vilken joker som helst på bordet, genom att lägga just det kort som den står för på dess plats.</translation>
        </message>
        <message>
            <source>That card scores for whoever laid the joker.</source>
            <translation>Det kortet ger poäng till den som lade jokern.</translation>
        </message>
        <message>
            <source>A discard that fits a meld on the table may be called by any player but the one who discarded it.</source>
            <translation>På ett slängt kort som passar till en kombination på bordet får alla spelare ropa, utom den som slängde det.</translation>
        </message>
        <message>
            <source>That can be done until the next card is drawn; a pass does not end it.</source>
            <translation>Det kan göras tills nästa kort dras; att någon passar ändrar inte det.</translation>
        </message>
        <message>
            <source>The first to call gets the card and scores it.</source>
            <translation>Den som ropar först får kortet och poängen för det.</translation>
        </message>
        <message>
            <source>It must be laid there at once.</source>
            <translation>Det måste läggas där omedelbart.</translation>
        </message>
        <message>
            <source>Each player may call a discard only once.</source>
            <translation>Varje spelare får ropa en gång på ett slängt kort.</translation>
        </message>
        <message>
            <source>The closing card, face down, cannot be called.</source>
            <translation>På det sista kortet, med baksidan uppåt, kan ingen ropa.</translation>
        </message>
        <message numerus="yes">
            <source>Calling a discard that fits nowhere costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Att ropa på ett slängt kort som inte passar någonstans kostar %n poäng.</numerusform>
                <numerusform>Att ropa på ett slängt kort som inte passar någonstans kostar %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a false call the others may still call.</source>
            <translation>Efter ett felrop får de andra fortfarande ropa.</translation>
        </message>
        <message>
            <source>For a player without a meld of their own every call is false: they may not lay off.</source>
            <translation>För en spelare utan egen kombination är varje rop ett felrop: den spelaren får inte bygga ut.</translation>
        </message>
        <message>
            <source>A round ends at once when a player has no cards left, by melding, laying off or discarding.</source>
            <translation>En omgång slutar genast när en spelare blir av med sitt sista kort, genom att lägga ned, bygga ut eller slänga.</translation>
        </message>
        <message>
            <source>A round ends when a player discards their last card.</source>
            <translation>En omgång slutar när en spelare slänger sitt sista kort.</translation>
        </message>
        <message>
            <source>A player who has laid all cards has not gone out yet: in the next turn they draw from the stock only, and lay that card or close with it.</source>
            <translation>En spelare som har lagt alla sina kort har inte gått ut än: i nästa tur drar spelaren bara från korthögen, och bygger ut med det kortet eller går ut med det.</translation>
        </message>
        <message>
            <source>They may swap that card for a joker and call, like anybody else.</source>
            <translation>Spelaren får byta det kortet mot en joker, och får ropa som alla andra.</translation>
        </message>
        <message>
            <source>They may swap that card for a joker, like anybody else.</source>
            <translation>Spelaren får byta det kortet mot en joker, som alla andra.</translation>
        </message>
        <message>
            <source>They may call, like anybody else.</source>
            <translation>Spelaren får ropa, som alla andra.</translation>
        </message>
        <message>
            <source>The closing card is laid face up.</source>
            <translation>Det sista kortet läggs uppvänt.</translation>
        </message>
        <message>
            <source>The closing card is laid face down.</source>
            <translation>Det sista kortet läggs med baksidan uppåt.</translation>
        </message>
        <message>
            <source>The last card may not be discarded if its player could lay it off.</source>
            <translation>Det sista kortet får inte slängas om spelaren hade kunnat bygga ut med det.</translation>
        </message>
        <message>
            <source>When the stock is empty, players may go on drawing discards; the round ends when the player whose turn it is passes.</source>
            <translation>När korthögen är tom kan spelarna fortsätta att dra från spelhögen; omgången slutar när spelaren vars tur det är passar.</translation>
        </message>
        <message>
            <source>The round ends at the latest with the turn of the player who drew the last card of the stock.</source>
            <translation>Omgången slutar senast när den spelare som drog det sista kortet i korthögen har haft sin tur.</translation>
        </message>
        <message>
            <source>When the stock is empty and somebody draws from it, the discards but the top one are shuffled and become the new stock; there must be two discards or more.</source>
            <translation>När korthögen är tom och någon ska dra från den blandas spelhögen, utom det översta kortet, och blir ny korthög; det måste finnas två kort eller fler i spelhögen.</translation>
        </message>
        <message>
            <source>That happens again only if a card has gone to the table since the last time.</source>
            <translation>Det händer igen bara om något kort har lagts på bordet sedan sist.</translation>
        </message>
        <message>
            <source>When that is not possible, the player whose turn it is takes a discard or passes, until the round ends by itself.</source>
            <translation>När det inte går får spelaren vars tur det är ta kort från spelhögen eller passa, tills omgången slutar av sig själv.</translation>
        </message>
        <message numerus="yes">
            <source>A round in which nothing happens any more ends by itself: when everybody has had %n turn(s), or {fewer} once the stock is gone for good, in which no card came from the stock or went to the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {fewer}: a smaller number (3).</extracomment>
            <translation>
                <numerusform>En omgång där inget längre händer slutar av sig själv: när alla har haft %n tur, eller {fewer} när korthögen är slut för gott, utan att något kort kommit från korthögen eller lagts på bordet.</numerusform>
                <numerusform>En omgång där inget längre händer slutar av sig själv: när alla har haft %n turer, eller {fewer} när korthögen är slut för gott, utan att något kort kommit från korthögen eller lagts på bordet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A round in which nothing happens any more ends by itself: when everybody has had %n turn(s) in which no card came from the stock or went to the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>En omgång där inget längre händer slutar av sig själv: när alla har haft %n tur utan att något kort kommit från korthögen eller lagts på bordet.</numerusform>
                <numerusform>En omgång där inget längre händer slutar av sig själv: när alla har haft %n turer utan att något kort kommit från korthögen eller lagts på bordet.</numerusform>
            </translation>
        </message>
        <message>
            <source>At the end of a round everybody scores the cards they laid, less the cards left in hand.</source>
            <translation>När omgången är slut får alla poäng för korten de har lagt, minus korten som är kvar på handen.</translation>
        </message>
        <message>
            <source>Hands count even when nobody has gone out.</source>
            <translation>Korten på handen räknas även när ingen har gått ut.</translation>
        </message>
        <message>
            <source>What a player has paid in the round is taken off.</source>
            <translation>Det som en spelare har betalat under omgången dras av.</translation>
        </message>
        <message>
            <source>A round, and a total, may be below zero: 87 on the table and 90 in hand are −3.</source>
            <translation>En omgång, eller en totalpoäng, kan bli mindre än noll: 87 på bordet och 90 på handen blir −3.</translation>
        </message>
        <message>
            <source>Cards from 2 to 9 count their pips.</source>
            <translation>Kort från 2 till 9 är värda sin siffra.</translation>
        </message>
        <message>
            <source>Cards from 2 to 9 count 5 each.</source>
            <translation>Kort från 2 till 9 är värda 5 var.</translation>
        </message>
        <message>
            <source>Ten, jack, queen and king count 10 each.</source>
            <translation>Tia, knekt, dam och kung är värda 10 var.</translation>
        </message>
        <message>
            <source>An ace counts {points}.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>Ett ess är värt {points}.</translation>
        </message>
        <message>
            <source>An ace counts {low} as the lowest card of a run and {high} anywhere else in one.</source>
            <extracomment>{low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>Ett ess är värt {low} som lägsta kort i en nummerföljd och {high} på alla andra platser i följden.</translation>
        </message>
        <message>
            <source>In a set an ace counts {high}.</source>
            <extracomment>{high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>I en grupp är ett ess värt {high}.</translation>
        </message>
        <message>
            <source>An ace left in hand counts {points}.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>Ett ess kvar på handen räknas som {points}.</translation>
        </message>
        <message>
            <source>A joker counts {points}, whatever it stands for.</source>
            <extracomment>{points}: what a card counts (15).</extracomment>
            <translation>En joker är värd {points}, vad den än står för.</translation>
        </message>
        <message numerus="yes">
            <source>Going out is worth %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Att gå ut ger %n poäng.</numerusform>
                <numerusform>Att gå ut ger %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bold: unlike most of the others.</source>
            <translation>Fetstil: annorlunda än i de flesta andra.</translation>
        </message>
        <message>
            <source>The aim</source>
            <translation>Spelets mål</translation>
        </message>
        <message>
            <source>Players, cards, deal</source>
            <translation>Spelare, kort, giv</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>taking a card from stock or pile; not making a picture.</extracomment>
            <translation>Att dra kort</translation>
        </message>
        <message numerus="yes">
            <source>Looking through a discard pile of two or more cards costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Att titta igenom en spelhög med två kort eller fler kostar %n poäng.</numerusform>
                <numerusform>Att titta igenom en spelhög med två kort eller fler kostar %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Only the player whose turn it is may look, before drawing.</source>
            <translation>Bara den spelare vars tur det är får titta, innan kort dras.</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Kombinationer</translation>
        </message>
        <message numerus="yes">
            <source>A run is a sequence of %n card(s) or more.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>En nummerföljd är minst %n kort i följd.</numerusform>
                <numerusform>En nummerföljd är minst %n kort i följd.</numerusform>
            </translation>
        </message>
        <message>
            <source>It has thirteen cards at most.</source>
            <translation>Den har högst tretton kort.</translation>
        </message>
        <message>
            <source>Cards may be laid off before it.</source>
            <translation>Man får bygga ut redan innan dess.</translation>
        </message>
        <message>
            <source>You say which meld a card joins.</source>
            <translation>Du säger vilken kombination ett kort hör till.</translation>
        </message>
        <message>
            <source>Later cards go by that: an 8 laid off on a set of eights is not the end of a run, so no 7 joins it there.</source>
            <translation>Senare kort rättar sig efter det: en åtta som har lagts till en grupp åttor är ingen ände på en nummerföljd, så ingen sjua kan läggas till den där.</translation>
        </message>
        <message>
            <source>For an opponent’s meld you need a meld of your own on the table first.</source>
            <translation>För att bygga ut en motståndares kombination måste du först ha en egen kombination på bordet.</translation>
        </message>
        <message>
            <source>Cards that you laid off do not count as one.</source>
            <translation>Kort som du har byggt ut med räknas inte som en sådan.</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jokrar</translation>
        </message>
        <message>
            <source>Calls</source>
            <extracomment>calling “Rommy!” for a discard.</extracomment>
            <translation>Rop</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Omgångens slut</translation>
        </message>
        <message>
            <source>The last card may be one that could be laid off.</source>
            <translation>Det sista kortet får vara ett som man hade kunnat bygga ut med.</translation>
        </message>
        <message>
            <source>The last card may be called: the round waits until somebody makes a correct call, or the next player passes. Whoever laid the card has gone out all the same.</source>
            <translation>Man får ropa på det sista kortet: omgången väntar tills någon ropar rätt eller nästa spelare passar. Den som lade det har gått ut i alla fall.</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Poäng</translation>
        </message>
        <message>
            <source>Nothing was found in the handbook.</source>
            <translation>Det står det inget om i handboken.</translation>
        </message>
        <message>
            <source>° The source of these rules is silent here: our choice.</source>
            <translation>° Källan till de här reglerna säger inget om detta: vårt val.</translation>
        </message>
    </context>
    <context>
        <name>HandbookWindow</name>
        <message>
            <source>Handbook</source>
            <translation>Handbok</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Search the handbook</source>
            <translation>Sök i handboken</translation>
        </message>
        <message>
            <source>The rules</source>
            <translation>Reglerna</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Kapitel</translation>
        </message>
        <message>
            <source>All six, side by side</source>
            <translation>Alla sex sida vid sida</translation>
        </message>
        <message>
            <source>The rules on the table</source>
            <translation>Reglerna vid bordet</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>There is no hint now: {name} is playing.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Det finns inget tips nu: {name} spelar.</translation>
        </message>
        <message>
            <source>Trying out what you could play…</source>
            <translation>Prövar vad du kan spela…</translation>
        </message>
        <message>
            <source>draw from the stock</source>
            <extracomment>What to play, as of all that begins small here: as a sentence it begins large.</extracomment>
            <translation>dra från korthögen</translation>
        </message>
        <message>
            <source>meld {cards}</source>
            <extracomment>to meld: the verb. {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>lägg ned {cards}</translation>
        </message>
        <message>
            <source>lay off {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>bygg ut med {cards}</translation>
        </message>
        <message>
            <source>swap {cards} for the joker</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>byt {cards} mot jokern</translation>
        </message>
        <message>
            <source>discard {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>släng {cards}</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>passa</translation>
        </message>
        <message>
            <source>look into the pile</source>
            <translation>kika i högen</translation>
        </message>
        <message>
            <source>call the last discard</source>
            <translation>ropa på det senast slängda kortet</translation>
        </message>
        <message>
            <source>Wait: that would cost points.</source>
            <translation>Vänta: det skulle kosta poäng.</translation>
        </message>
        <message>
            <source>That costs points.</source>
            <translation>Det kostar poäng.</translation>
        </message>
        <message>
            <source>let the discard pass</source>
            <translation>låt kortet passera</translation>
        </message>
        <message>
            <source>take {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>ta {card}</translation>
        </message>
        <message numerus="yes">
            <source>take %n discard(s), from {card} up</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>ta %n kort ur spelhögen, från {card} och uppåt</numerusform>
                <numerusform>ta %n kort ur spelhögen, från {card} och uppåt</numerusform>
            </translation>
        </message>
        <message>
            <source>take the whole pile ({count})</source>
            <extracomment>{count}: how many cards (4).</extracomment>
            <translation>ta hela spelhögen ({count})</translation>
        </message>
        <message>
            <source>As good as the best.</source>
            <translation>Lika bra som det bästa.</translation>
        </message>
        <message>
            <source>Just as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Lika bra: {play}.</translation>
        </message>
        <message numerus="yes">
            <source>About %n point(s) worse: {play}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>
                <numerusform>Ungefär %n poäng sämre: {play}.</numerusform>
                <numerusform>Ungefär %n poäng sämre: {play}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not as good as the best.</source>
            <translation>Det är inte lika bra som det bästa.</translation>
        </message>
        <message>
            <source>Not as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Inte lika bra: {play}.</translation>
        </message>
        <message>
            <source>Perhaps not as good: {play}.</source>
            <extracomment>{play}: what to play, within a sentence (draw from the stock).</extracomment>
            <translation>Kanske inte lika bra: {play}.</translation>
        </message>
        <message>
            <source>It may not be as good as the best.</source>
            <translation>Det är kanske inte lika bra som det bästa.</translation>
        </message>
        <message>
            <source>Hint {number} of {all}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Tips {number} av {all}</translation>
        </message>
        <message>
            <source>Worth about {points}, counting the chance to win the match.</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Värt ungefär {points}, med chansen att vinna partiet inräknad.</translation>
        </message>
        <message numerus="yes">
            <source>pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>betala %n poäng</numerusform>
                <numerusform>betala %n poäng</numerusform>
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
            <translation>ta alla {count} ({points} i värsta fall)</translation>
        </message>
        <message>
            <source>take all {count} ({points})</source>
            <extracomment>{count}: how many cards (4). {points}: points with their sign (+25).</extracomment>
            <translation>ta alla {count} ({points})</translation>
        </message>
        <message>
            <source>Worth about {points} in this round, against the average of the others.</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Värt ungefär {points} i den här omgången, mot de andras genomsnitt.</translation>
        </message>
        <message numerus="yes">
            <source>It would cost about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det skulle kosta ungefär %n poäng.</numerusform>
                <numerusform>Det skulle kosta ungefär %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>The better way does have a drawback. {reason}</source>
            <extracomment>{reason}: a sentence, about the best way. {reason}: a sentence that speaks for a way (It breaks no meld.).</extracomment>
            <translation>Det bättre draget har dock en nackdel. {reason}</translation>
        </message>
        <message numerus="yes">
            <source>That costs about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det kostar ungefär %n poäng.</numerusform>
                <numerusform>Det kostar ungefär %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>{undo} takes it back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z).</extracomment>
            <translation>{undo} tar tillbaka det.</translation>
        </message>
        <message numerus="yes">
            <source>Wait: that would cost about %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Vänta: det skulle kosta ungefär %n poäng.</numerusform>
                <numerusform>Vänta: det skulle kosta ungefär %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Do it again if you want it all the same.</source>
            <translation>Gör det igen om du ändå vill det.</translation>
        </message>
        <message numerus="yes">
            <source>You go out this turn, with %n card(s) left in the others’ hands.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du går ut i den här turen, medan de andra har %n kort kvar på handen.</numerusform>
                <numerusform>Du går ut i den här turen, medan de andra har %n kort kvar på handen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{follow_hint}: play it.</source>
            <extracomment>{follow_hint}: the keys for Play the hint (Shift+F4).</extracomment>
            <translation>{follow_hint}: spela det.</translation>
        </message>
        <message>
            <source>{hint}: another one. Esc: put it away.</source>
            <extracomment>{hint}: the key for Hint (F4).</extracomment>
            <translation>{hint}: ett till. Esc: stäng det.</translation>
        </message>
        <message>
            <source>Esc: put it away.</source>
            <translation>Esc: stäng det.</translation>
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
            <translation>Reglernas namn</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Ta bort</translation>
        </message>
        <message>
            <source>&amp;Open a file…</source>
            <translation>&amp;Öppna en fil…</translation>
        </message>
        <message>
            <source>S&amp;hare as a file…</source>
            <translation>&amp;Dela som fil…</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>Stäng</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Spara</translation>
        </message>
        <message>
            <source>My {rules}</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Mitt {rules}</translation>
        </message>
        <message>
            <source>Two of these answers do not fit together. Both are marked.</source>
            <translation>Två av de här svaren går inte ihop. Båda är markerade.</translation>
        </message>
        <message>
            <source>The rules need a name.</source>
            <translation>Reglerna behöver ett namn.</translation>
        </message>
        <message>
            <source>Other rules of yours have this name.</source>
            <translation>Andra av dina regler heter redan så.</translation>
        </message>
        <message>
            <source>Save the changes to “{name}”?</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>Vill du spara ändringarna i ”{name}”?</translation>
        </message>
        <message>
            <source>&amp;Discard</source>
            <extracomment>a button: throws the changes away; no card.</extracomment>
            <translation>&amp;Förkasta</translation>
        </message>
        <message>
            <source>&amp;Keep editing</source>
            <translation>Fortsätt &amp;redigera</translation>
        </message>
        <message>
            <source>“{name}” was deleted. Press Save to bring it back.</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>”{name}” togs bort. Tryck på Spara för att få tillbaka dem.</translation>
        </message>
        <message>
            <source>Open house rules</source>
            <translation>Öppna husregler</translation>
        </message>
        <message>
            <source>Share house rules</source>
            <translation>Dela husregler</translation>
        </message>
        <message>
            <source>House rules (*.rummy-rules)</source>
            <translation>Husregler (*.rummy-rules)</translation>
        </message>
        <message>
            <source>The rules are in {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Reglerna finns i {path}.</translation>
        </message>
        <message>
            <source>“{name}” is now one of your house rules.</source>
            <extracomment>{name}: the name of house rules, whatever was typed (Grandma’s).</extracomment>
            <translation>”{name}” är nu en av dina husregler.</translation>
        </message>
        <message>
            <source>This does not fit with {option}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”).</extracomment>
            <translation>Det här går inte ihop med {option}.</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Keys at this moment</source>
            <translation>Tangenter just nu</translation>
        </message>
    </context>
    <context>
        <name>KeysPage</name>
        <message>
            <source>&amp;Usual keys</source>
            <translation>&amp;Vanliga tangenter</translation>
        </message>
        <message>
            <source>{keys} is used at the table and by its buttons.</source>
            <extracomment>{keys}: keys as this system writes them (Ctrl+Z).</extracomment>
            <translation>{keys} används vid bordet och av dess knappar.</translation>
        </message>
        <message>
            <source>{keys} is already the key for “{action}”.</source>
            <extracomment>{keys}: keys as this system writes them (Ctrl+Z). {action}: the name of an action (Undo).</extracomment>
            <translation>{keys} är redan tangenten för ”{action}”.</translation>
        </message>
    </context>
    <context>
        <name>Ladder</name>
        <message>
            <source>Matches won: you {yours}, {name} {theirs}</source>
            <extracomment>{yours}: how many matches the person has won (3). {name}: the name of a player, whatever was typed (Bo). {theirs}: how many matches the other has won (1).</extracomment>
            <translation>Vunna partier: du {yours}, {name} {theirs}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spela</translation>
        </message>
        <message>
            <source>Play against {name}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Spela mot {name}</translation>
        </message>
        <message>
            <source>The ladder</source>
            <translation>Duellstegen</translation>
        </message>
        <message>
            <source>Beat one of them in a match between just the two of you, and the next one sits down. A match with help, house rules or another target does not count.</source>
            <translation>Slå en av dem i ett parti med bara er två, så sätter sig nästa. Ett parti med hjälp, husregler eller ett annat mål räknas inte.</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regler</translation>
        </message>
        <message>
            <source>You have beaten all seven.</source>
            <translation>Du har slagit alla sju.</translation>
        </message>
    </context>
    <context>
        <name>Language</name>
        <message>
            <source>This translation cannot be read, so the program speaks English: {language}.</source>
            <extracomment>{language}: a language, in its own words (Svenska).</extracomment>
            <translation>Det här språkets ord kan inte läsas, så programmet talar engelska: {language}.</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>A turn begins with a card. Click the stock, or drag its top card to your hand.</source>
            <translation>En tur börjar med ett kort. Klicka på korthögen, eller flytta dess översta kort till din hand.</translation>
        </message>
        <message>
            <source>A turn begins with a card. Go to the stock with Tab, and press Enter.</source>
            <translation>En tur börjar med ett kort. Gå till korthögen med Tab, och tryck Enter.</translation>
        </message>
        <message>
            <source>Nobody else has seen the card that you drew.</source>
            <translation>Ingen annan har sett kortet som du drog.</translation>
        </message>
        <message>
            <source>A discard that stands up may be taken instead, even from below. Click this one: {cards}. The cards on top come along, and it must be used at once.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ett kort som sticker upp ur spelhögen får du ta i stället, även längre ned. Klicka på det här: {cards}. Korten ovanpå följer med, och det du valde måste användas omedelbart.</translation>
        </message>
        <message>
            <source>A discard that stands up may be taken instead, even from below. Go to this one with Tab and the arrow keys, and press Enter: {cards}. The cards on top come along, and it must be used at once.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ett kort som sticker upp ur spelhögen får du ta i stället, även längre ned. Gå till det här med Tab och piltangenterna, och tryck Enter: {cards}. Korten ovanpå följer med, och det du valde måste användas omedelbart.</translation>
        </message>
        <message>
            <source>You hold a meld: {cards}. Click each of its cards, then drag them to your place on the table or press the Meld button.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Du har en kombination på handen: {cards}. Klicka på vart och ett av korten, och flytta dem sedan till din plats på bordet eller tryck på Lägg ned.</translation>
        </message>
        <message>
            <source>You hold a meld: {cards}. Choose each of its cards with the space bar, then press Enter.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Du har en kombination på handen: {cards}. Välj vart och ett av korten med mellanslagstangenten, och tryck sedan Enter.</translation>
        </message>
        <message>
            <source>Cards on the table count for you: jack, queen and king {court} each, an ace {ace} ({low} before a 2), all others their face value.</source>
            <extracomment>{court}, {ace}, {low}: points, as in “king 10 each, an ace 15 (1 before a 2)”. {court}: what a jack, queen or king counts (10). {ace}: what an ace counts (15). {low}: the lowest possible number, or what a low ace counts (1).</extracomment>
            <translation>Kort på bordet ger dig poäng: knekt, dam och kung {court} var, ett ess {ace} ({low} före en tvåa), alla andra sin siffra.</translation>
        </message>
        <message>
            <source>What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld {meld}. Drag it there, or double-click; the points are yours.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Det som passar till en kombination får läggas dit, vem som än har lagt den. Här kan kombinationen {meld} byggas ut med {cards}. Flytta dit kortet, eller dubbelklicka; poängen blir dina.</translation>
        </message>
        <message>
            <source>What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld {meld}. Go to the card and press Enter; the points are yours.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Det som passar till en kombination får läggas dit, vem som än har lagt den. Här kan kombinationen {meld} byggas ut med {cards}. Gå till kortet och tryck Enter; poängen blir dina.</translation>
        </message>
        <message>
            <source>The yarn under a card has the colour of the player it counts for.</source>
            <translation>Garnet under ett kort har samma färg som spelaren som får poängen.</translation>
        </message>
        <message>
            <source>A turn ends with a discard. Drag a card that you can spare to the pile, or double-click it: {cards}, for example.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>En tur slutar med att man slänger ett kort. Flytta ett kort som du kan undvara till spelhögen, eller dubbelklicka på det: till exempel {cards}.</translation>
        </message>
        <message>
            <source>A turn ends with a discard. Go to a card that you can spare and press Enter: {cards}, for example.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>En tur slutar med att man slänger ett kort. Gå till ett kort som du kan undvara och tryck Enter: till exempel {cards}.</translation>
        </message>
        <message>
            <source>Your turn is over; {undo} would take the move back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z).</extracomment>
            <translation>Din tur är slut; {undo} tar tillbaka draget.</translation>
        </message>
        <message>
            <source>A joker on the table stands for a card that you hold: {cards}. Drag it onto the meld {meld}, and the joker is yours to use.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>En joker på bordet står för ett kort som du har: {cards}. Flytta det till kombinationen {meld}, så är jokern din.</translation>
        </message>
        <message>
            <source>A joker on the table stands for a card that you hold: {cards}. Go to the card and press Enter, and the joker is yours to use.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>En joker på bordet står för ett kort som du har: {cards}. Gå till kortet och tryck Enter, så är jokern din.</translation>
        </message>
        <message>
            <source>A joker in your hand can stand for whatever you need.</source>
            <translation>En joker på handen kan stå för vad du än behöver.</translation>
        </message>
        <message>
            <source>The discard fits a meld on the table. Whoever calls first may lay it off there, also out of turn: press the button, or {call}. A call for a card that does not fit costs points.</source>
            <extracomment>{call}: the keys for Call “Rommy!” (C).</extracomment>
            <translation>Det slängda kortet passar i en kombination på bordet. Den som ropar först får bygga ut med det, också utan att stå i tur: tryck på knappen eller {call}. Ett rop på ett kort som inte passar kostar poäng.</translation>
        </message>
        <message>
            <source>The discard fits a meld on the table. Whoever calls first may lay it off there, also out of turn: press {call}. A call for a card that does not fit costs points.</source>
            <extracomment>{call}: the keys for Call “Rommy!” (C).</extracomment>
            <translation>Det slängda kortet passar i en kombination på bordet. Den som ropar först får bygga ut med det, också utan att stå i tur: tryck på {call}. Ett rop på ett kort som inte passar kostar poäng.</translation>
        </message>
        <message>
            <source>That was quick: the card is laid off, and counts for you.</source>
            <translation>Det gick undan: du har byggt ut med kortet, och det räknas för dig.</translation>
        </message>
        <message>
            <source>Cards on the table count for you: a joker {joker}, an ace {ace}, ten to king {court} each, all others {pip} each.</source>
            <extracomment>{joker}: what a joker counts (25). {ace}: what an ace counts (15). {court}: what a jack, queen or king counts (10). {pip}: what a card from 2 to 9 counts (5).</extracomment>
            <translation>Kort på bordet ger dig poäng: en joker {joker}, ett ess {ace}, tia till kung {court} var, alla andra {pip} var.</translation>
        </message>
        <message numerus="yes">
            <source>The first to reach %n point(s) wins, over several rounds. Your melds earn points; cards left in your hand when a round ends cost them.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Den som först når %n poäng vinner, över flera omgångar. Dina kombinationer ger poäng; kort som är kvar på handen när omgången slutar kostar poäng.</numerusform>
                <numerusform>Den som först når %n poäng vinner, över flera omgångar. Dina kombinationer ger poäng; kort som är kvar på handen när omgången slutar kostar poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wait for your turn. What each player did is shown beside their face.</source>
            <translation>Vänta på din tur. Vid varje ansikte står vad spelaren har gjort.</translation>
        </message>
        <message>
            <source>That is fine, too.</source>
            <extracomment>after a sentence that tells another move than the one that was pointed at.</extracomment>
            <translation>Det går också bra.</translation>
        </message>
        <message>
            <source>Going by the cards you could see, the advice was better.</source>
            <extracomment>likewise.</extracomment>
            <translation>Utifrån korten du kunde se var rådet bättre.</translation>
        </message>
        <message numerus="yes">
            <source>Going by the cards you could see, the advice was worth about %n point(s) more.</source>
            <extracomment>likewise. %n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Utifrån korten du kunde se var rådet värt ungefär %n poäng mer.</numerusform>
                <numerusform>Utifrån korten du kunde se var rådet värt ungefär %n poäng mer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took your {card}, and laid %n point(s) in that turn.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{name} tog ditt kort {card} och lade kort för %n poäng i den turen.</numerusform>
                <numerusform>{name} tog ditt kort {card} och lade kort för %n poäng i den turen.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is the whole course. Each of the six rulebooks has its own ways: see what differs between them.</source>
            <translation>Det var hela kursen. Var och en av de sex regelböckerna har sina egenheter: se vad som skiljer dem åt.</translation>
        </message>
        <message numerus="yes">
            <source>The round is over: your melds count for you, cards left in your hand against you. The first to reach %n point(s) wins. {handbook} opens the rules.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {handbook}: the keys for the handbook (F1).</extracomment>
            <translation>
                <numerusform>Omgången är slut: dina kombinationer ger dig poäng, kort kvar på handen dras av. Den som först når %n poäng vinner. {handbook} öppnar reglerna.</numerusform>
                <numerusform>Omgången är slut: dina kombinationer ger dig poäng, kort kvar på handen dras av. Den som först når %n poäng vinner. {handbook} öppnar reglerna.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has seen what you took.</source>
            <translation>Alla har sett vad du tog.</translation>
        </message>
        <message>
            <source>Now the card that you took has to be used.</source>
            <translation>Nu måste kortet du tog användas.</translation>
        </message>
        <message>
            <source>Drawing and melding</source>
            <translation>Dra och lägga ned</translation>
        </message>
        <message>
            <source>That is a turn: draw, meld what you can, discard. Sets are three or four cards of one rank, runs three or more in a row of one suit.</source>
            <translation>Det är en tur: dra, lägg ned det du kan, släng. En grupp är tre eller fyra kort av samma valör, en nummerföljd tre eller fler i rad i samma färg.</translation>
        </message>
        <message>
            <source>The discard pile</source>
            <translation>Spelhögen</translation>
        </message>
        <message>
            <source>The discards lie open, and any of them may be yours, with all that lie above it: more cards to meld, and more to be caught with.</source>
            <translation>De slängda korten ligger öppet, och vilket som helst kan bli ditt, med alla som ligger ovanpå: fler kort att lägga ned i kombinationer, och fler att bli sittande med.</translation>
        </message>
        <message>
            <source>The card that you take must be laid at once; those above it are yours to keep. Look through the pile each turn, before you draw.</source>
            <translation>Kortet du tar måste läggas omedelbart; de ovanpå får du behålla. Titta igenom högen varje tur innan du drar.</translation>
        </message>
        <message>
            <source>Laying off</source>
            <translation>Bygga ut</translation>
        </message>
        <message>
            <source>Single cards earn points, too, where they fit a meld on the table: your own or anybody else’s.</source>
            <translation>Också enstaka kort ger poäng där de passar i en kombination på bordet: din egen eller någon annans.</translation>
        </message>
        <message>
            <source>Whoever lays off a card gets its points, whoever laid the meld. So look at the whole table before you discard: what fits there is worth more than a card thrown away.</source>
            <translation>Den som bygger ut får kortets poäng, vems kombinationen än var. Titta därför över hela bordet innan du slänger: det som passar där är mer värt än ett kort som kastas bort.</translation>
        </message>
        <message>
            <source>What to discard</source>
            <translation>Vad man slänger</translation>
        </message>
        <message>
            <source>The card that you throw lies open for everybody. A good discard is of no use to you or to the others: follow the advice for a few turns, and see why.</source>
            <translation>Kortet som du slänger ligger öppet för alla. Ett bra kort att slänga är varken till nytta för dig eller för de andra: följ rådet några turer och se varför.</translation>
        </message>
        <message>
            <source>Throw what nobody can use, keep what may still become a meld, and do not sit on high cards when somebody is about to go out.</source>
            <translation>Släng det som ingen kan använda, behåll det som ännu kan bli en kombination, och sitt inte på höga kort när någon är på väg att gå ut.</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Gå ut</translation>
        </message>
        <message>
            <source>Whoever has no cards left ends the round at once. What the others still hold counts against them. Try to be first.</source>
            <translation>Den som inte har något kort kvar avslutar omgången genast. Det de andra ännu har räknas emot dem. Försök att bli först.</translation>
        </message>
        <message>
            <source>You went out, and {name} was caught with cards in hand. Watch how few cards the others hold: the number is shown beside each face.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Du gick ut, och {name} satt kvar med kort. Se efter hur få kort de andra har: antalet står vid varje ansikte.</translation>
        </message>
        <message>
            <source>Jokers and calls</source>
            <translation>Jokrar och rop</translation>
        </message>
        <message>
            <source>Danish rules: a joker stands for any card, and a discard that fits a meld may be called by whoever is quickest.</source>
            <translation>Danska regler: en joker står för vilket kort som helst, och på ett slängt kort som passar i en kombination får den som är snabbast ropa.</translation>
        </message>
    </context>
    <context>
        <name>LessonStrip</name>
        <message>
            <source>{number} of {all}</source>
            <extracomment>{number}: which lesson it is (2). {all}: how many there are (5).</extracomment>
            <translation>{number} av {all}</translation>
        </message>
        <message>
            <source>Ne&amp;xt lesson</source>
            <translation>Nästa le&amp;ktion</translation>
        </message>
        <message>
            <source>What di&amp;ffers…</source>
            <translation>Skilln&amp;ader…</translation>
        </message>
        <message>
            <source>The six rulebooks, side by side</source>
            <translation>De sex regelböckerna sida vid sida</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>S&amp;pela vidare</translation>
        </message>
        <message>
            <source>&amp;Leave the lesson</source>
            <translation>&amp;Lämna lektionen</translation>
        </message>
        <message>
            <source>{done} of {all} learned</source>
            <extracomment>{done}: how many of all (2). {all}: how many there are (5).</extracomment>
            <translation>{done} av {all} klara</translation>
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
                <numerusform>Du delade ut %n kort till var och en och vände upp {card}.</numerusform>
                <numerusform>Du delade ut %n kort till var och en och vände upp {card}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} dealt %n card(s) each and turned up {card}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>{name} delade ut %n kort till var och en och vände upp {card}.</numerusform>
                <numerusform>{name} delade ut %n kort till var och en och vände upp {card}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} drew from the stock.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} drog från korthögen.</translation>
        </message>
        <message>
            <source>You drew {card} from the stock.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du drog {card} från korthögen.</translation>
        </message>
        <message>
            <source>{name} drew {card} from the stock.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} drog {card} från korthögen.</translation>
        </message>
        <message numerus="yes">
            <source>The discards became a new stock of %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Spelhögen blev en ny korthög med %n kort.</numerusform>
                <numerusform>Spelhögen blev en ny korthög med %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>You took {card} from the discard pile.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du tog {card} från spelhögen.</translation>
        </message>
        <message>
            <source>{name} took {card} from the discard pile.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} tog {card} från spelhögen.</translation>
        </message>
        <message numerus="yes">
            <source>You took %n discard(s): {cards}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Du tog %n kort från spelhögen: {cards}.</numerusform>
                <numerusform>Du tog %n kort från spelhögen: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took %n discard(s): {cards}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>{name} tog %n kort från spelhögen: {cards}.</numerusform>
                <numerusform>{name} tog %n kort från spelhögen: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You passed.</source>
            <translation>Du passade.</translation>
        </message>
        <message>
            <source>{name} passed.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} passade.</translation>
        </message>
        <message numerus="yes">
            <source>You looked into the discard pile. That cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du kikade i spelhögen. Det kostade %n poäng.</numerusform>
                <numerusform>Du kikade i spelhögen. Det kostade %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} looked into the discard pile. That cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} kikade i spelhögen. Det kostade %n poäng.</numerusform>
                <numerusform>{name} kikade i spelhögen. Det kostade %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>You melded {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Du lade ned {cards}.</translation>
        </message>
        <message>
            <source>{name} melded {cards}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{name} lade ned {cards}.</translation>
        </message>
        <message>
            <source>You laid off {cards} {place}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>Du byggde ut med {cards} {place}.</translation>
        </message>
        <message>
            <source>{name} laid off {cards} {place}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>{name} byggde ut med {cards} {place}.</translation>
        </message>
        <message>
            <source>You swapped {card} {place}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>Du bytte {card} {place}.</translation>
        </message>
        <message>
            <source>{name} swapped {card} {place}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>{name} bytte {card} {place}.</translation>
        </message>
        <message numerus="yes">
            <source>You paid %n point(s) for the cards taken.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du betalade %n poäng för de tagna korten.</numerusform>
                <numerusform>Du betalade %n poäng för de tagna korten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} paid %n point(s) for the cards taken.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} betalade %n poäng för de tagna korten.</numerusform>
                <numerusform>{name} betalade %n poäng för de tagna korten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} laid the last card face down.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} lade sitt sista kort med baksidan uppåt.</translation>
        </message>
        <message>
            <source>You laid your last card face down: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du lade ditt sista kort med baksidan uppåt: {card}.</translation>
        </message>
        <message>
            <source>You discarded {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Du slängde {card}.</translation>
        </message>
        <message>
            <source>{name} discarded {card}.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{name} slängde {card}.</translation>
        </message>
        <message>
            <source>The stock is empty: the round is over.</source>
            <translation>Korthögen är tom: omgången är slut.</translation>
        </message>
        <message>
            <source>{name} went out, but you scored more.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} gick ut, men du fick fler poäng.</translation>
        </message>
        <message>
            <source>You went out, but {other} scored more.</source>
            <extracomment>{other}: the name of another player (Cleo).</extracomment>
            <translation>Du gick ut, men {other} fick fler poäng.</translation>
        </message>
        <message>
            <source>{name} went out, but {other} scored more.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {other}: the name of another player (Cleo).</extracomment>
            <translation>{name} gick ut, men {other} fick fler poäng.</translation>
        </message>
        <message>
            <source>You dealt.</source>
            <translation>Du gav.</translation>
        </message>
        <message>
            <source>{name} dealt.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} gav.</translation>
        </message>
        <message>
            <source>{name} discarded a card.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} slängde ett kort.</translation>
        </message>
        <message>
            <source>{name} took the whole pile ({cards}).</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{name} tog hela spelhögen ({cards}).</translation>
        </message>
        <message>
            <source>“Rommy!” You laid off {card} {place}.</source>
            <extracomment>“Rommy!” is what players call out. {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>”Rommy!” Du byggde ut med {card} {place}.</translation>
        </message>
        <message>
            <source>“Rommy!” {name} laid off {card} {place}.</source>
            <extracomment>“Rommy!” is what players call out. {name}: the name of a player, whatever was typed (Bo). {card}: a card, written or spoken as “seven of clubs” (7♣). {place}: whose meld or joker it was (on Bo’s run).</extracomment>
            <translation>”Rommy!” {name} byggde ut med {card} {place}.</translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: you lost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>”Rommy!” Ett felrop: du förlorade %n poäng.</numerusform>
                <numerusform>”Rommy!” Ett felrop: du förlorade %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“Rommy!” A false call: {name} lost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>”Rommy!” Ett felrop: {name} förlorade %n poäng.</numerusform>
                <numerusform>”Rommy!” Ett felrop: {name} förlorade %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing more is happening: the round is over.</source>
            <translation>Inget händer längre: omgången är slut.</translation>
        </message>
        <message>
            <source>{name} did not answer: a simple stand-in takes this turn.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} svarade inte: en ersättare tar den här turen.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Omgången är slut.</translation>
        </message>
        <message>
            <source>You went out.</source>
            <translation>Du gick ut.</translation>
        </message>
        <message>
            <source>{name} went out.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} gick ut.</translation>
        </message>
    </context>
    <context>
        <name>MatchFactsDialog</name>
        <message>
            <source>Line {number} of the record is wrong. {why}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Rad {number} i partifilen är fel. {why}</translation>
        </message>
        <message>
            <source>All is well: seed and nonce give the fingerprint, and every deal follows from the seed. Rounds: {rounds}; moves: {moves}, all by the rules; every score is right.</source>
            <extracomment>{rounds}: how many rounds (6). {moves}: how many moves (412).</extracomment>
            <translation>Allt stämmer: frö och engångstal ger fingeravtrycket, och varje giv följer av fröet. Omgångar: {rounds}; drag: {moves}, alla enligt reglerna; alla poäng stämmer.</translation>
        </message>
        <message>
            <source>About this match</source>
            <translation>Om partiet</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Påbörjat</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spelare</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Givnummer</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <extracomment>a number that seals the deals beforehand.</extracomment>
            <translation>Fingeravtryck</translation>
        </message>
        <message>
            <source>Every deal was settled before the first card. The fingerprint is the seal on it: keep a copy, and when the match is over you can check here that no deal was changed.</source>
            <translation>Varje giv bestämdes före det första kortet. Fingeravtrycket är sigillet på det: spara en kopia, och när partiet är slut kan du här kontrollera att ingen giv har ändrats.</translation>
        </message>
        <message>
            <source>Seed</source>
            <extracomment>the number from which all deals follow; not of a plant.</extracomment>
            <translation>Frö</translation>
        </message>
        <message>
            <source>Nonce</source>
            <extracomment>a number used once, as in cryptography.</extracomment>
            <translation>Engångstal</translation>
        </message>
        <message>
            <source>The fingerprint, shown before the first card, is the SHA-256 of “seed|nonce”.</source>
            <translation>Fingeravtrycket, som visas före det första kortet, är SHA-256 av ”frö|engångstal”.</translation>
        </message>
        <message>
            <source>Check the &amp;match</source>
            <translation>&amp;Kontrollera partiet</translation>
        </message>
        <message>
            <source>Play it again, and check every deal, move and score</source>
            <translation>Spela det igen, och kontrollera alla givar, drag och poäng</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Kontrollerar…</translation>
        </message>
        <message>
            <source>Kept in</source>
            <translation>Finns i</translation>
        </message>
        <message>
            <source>Copy: {what}</source>
            <extracomment>{what}: what is copied: a row’s name (Seed).</extracomment>
            <translation>Kopiera: {what}</translation>
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
            <translation>Dina egna regler, gjorda utifrån {rules}.</translation>
        </message>
        <message>
            <source>Your own rules, based on {rules}, but:</source>
            <extracomment>{rules}: the name of a rulebook (Femhundra).</extracomment>
            <translation>Dina egna regler, gjorda utifrån {rules}, men:</translation>
        </message>
        <message>
            <source>• and more: see the handbook.</source>
            <translation>• och mer: se handboken.</translation>
        </message>
        <message>
            <source>Dropped: “{sentence}”</source>
            <extracomment>{sentence}: a sentence of the handbook (Going out is worth 50 points.).</extracomment>
            <translation>Utgår: ”{sentence}”</translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message>
            <source>New match</source>
            <translation>Nytt parti</translation>
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
            <translation>Kopiera en regelbok och ändra det du vill</translation>
        </message>
        <message>
            <source>random</source>
            <translation>slumpas</translation>
        </message>
        <message>
            <source>The same number and the same moves give the same match again.</source>
            <translation>Samma nummer och samma drag ger samma parti igen.</translation>
        </message>
        <message>
            <source>Play &amp;to</source>
            <translation>Spela &amp;till</translation>
        </message>
        <message>
            <source>&amp;Deal number</source>
            <translation>&amp;Givnummer</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Avbryt</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Spela</translation>
        </message>
        <message>
            <source>Two players are called {name}: give one of them another name.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Två spelare heter {name}: ge en av dem ett annat namn.</translation>
        </message>
        <message>
            <source>A program could work out the cards from a deal number: leave it empty.</source>
            <translation>Med givnumret kunde ett program räkna ut korten: lämna det tomt.</translation>
        </message>
        <message>
            <source>A program that speaks the opponent protocol</source>
            <translation>Ett program som talar motståndarprotokollet</translation>
        </message>
        <message>
            <source>Python programs (*.py)</source>
            <translation>Python-program (*.py)</translation>
        </message>
        <message>
            <source>{program} plays three rounds first…</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} spelar tre omgångar först…</translation>
        </message>
        <message>
            <source>{program} is no longer there: {name} plays as Club.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{program} finns inte längre: {name} spelar som klubbspelare.</translation>
        </message>
        <message>
            <source>You won twice against these: {name} plays as {level} now.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club).</extracomment>
            <translation>Du har vunnit två gånger mot dem här: {name} spelar nu som {level}.</translation>
        </message>
        <message>
            <source>You lost twice against these: {name} plays as {level} now.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {level}: how well an opponent plays: a level’s name (Club).</extracomment>
            <translation>Du har förlorat två gånger mot dem här: {name} spelar nu som {level}.</translation>
        </message>
    </context>
    <context>
        <name>NoticeBar</name>
        <message>
            <source>More notices are waiting</source>
            <translation>Fler meddelanden väntar</translation>
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
                <numerusform>%n poäng</numerusform>
                <numerusform>%n poäng</numerusform>
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
            <translation>Partiet öppnas…</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Låt det vara</translation>
        </message>
        <message>
            <source>{match} is in the trash.</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>{match} ligger i papperskorgen.</translation>
        </message>
        <message>
            <source>You have resigned the match: it counts as lost.</source>
            <translation>Du har gett upp partiet: det räknas som förlorat.</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Players and decks</source>
            <translation>Spelare och kortlekar</translation>
        </message>
        <message>
            <source>The deal</source>
            <extracomment>giving out the cards; not an agreement.</extracomment>
            <translation>Given</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>taking a card from stock or pile; not making a picture.</extracomment>
            <translation>Att dra kort</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Kombinationer</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jokrar</translation>
        </message>
        <message>
            <source>The end of a round</source>
            <translation>Omgångens slut</translation>
        </message>
        <message>
            <source>Calls</source>
            <extracomment>calling “Rommy!” for a discard.</extracomment>
            <translation>Rop</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>what cards and rounds count.</extracomment>
            <translation>Poäng</translation>
        </message>
        <message>
            <source>The match</source>
            <translation>Partiet</translation>
        </message>
        <message>
            <source>none</source>
            <extracomment>no number at all.</extracomment>
            <translation>inget</translation>
        </message>
        <message>
            <source>the top one, or all</source>
            <translation>det översta, eller alla</translation>
        </message>
        <message>
            <source>any, with all above it</source>
            <translation>vilket som helst, med alla ovanpå</translation>
        </message>
        <message>
            <source>fanned, all readable</source>
            <translation>överlappande, alla synliga</translation>
        </message>
        <message>
            <source>stacked, the top one showing</source>
            <translation>i hög, det översta synligt</translation>
        </message>
        <message>
            <source>use the chosen card at once</source>
            <translation>använd det valda kortet omedelbart</translation>
        </message>
        <message>
            <source>a new meld with a taken card</source>
            <translation>en ny kombination med ett taget kort</translation>
        </message>
        <message>
            <source>The fewest players for two decks.</source>
            <translation>Minsta antal spelare för två kortlekar.</translation>
        </message>
        <message>
            <source>The cards dealt, by number of players.</source>
            <translation>Utdelade kort efter antalet spelare.</translation>
        </message>
        <message>
            <source>Which discards may be drawn.</source>
            <translation>Vilka kort i spelhögen som får dras.</translation>
        </message>
        <message>
            <source>How the discards lie.</source>
            <translation>Hur de slängda korten ligger.</translation>
        </message>
        <message>
            <source>The duty after taking discards.</source>
            <translation>Kravet när man har dragit från spelhögen.</translation>
        </message>
        <message>
            <source>a new meld with a covered card</source>
            <translation>en ny kombination med ett täckt kort</translation>
        </message>
        <message>
            <source>What an unmet duty costs.</source>
            <translation>Vad det kostar att inte uppfylla kravet.</translation>
        </message>
        <message>
            <source>it must be met</source>
            <translation>det måste uppfyllas</translation>
        </message>
        <message>
            <source>sets and runs</source>
            <translation>grupper och nummerföljder</translation>
        </message>
        <message>
            <source>runs only</source>
            <translation>bara nummerföljder</translation>
        </message>
        <message>
            <source>sets only</source>
            <translation>bara grupper</translation>
        </message>
        <message>
            <source>The least a first meld must be worth.</source>
            <translation>Vad den första kombinationen minst måste vara värd.</translation>
        </message>
        <message>
            <source>fewer than other cards</source>
            <translation>färre än andra kort</translation>
        </message>
        <message>
            <source>one</source>
            <extracomment>of jokers: one of them.</extracomment>
            <translation>en</translation>
        </message>
        <message>
            <source>any number</source>
            <translation>hur många som helst</translation>
        </message>
        <message>
            <source>Swapping a joker for its card.</source>
            <translation>Att byta en joker mot dess kort.</translation>
        </message>
        <message>
            <source>never</source>
            <extracomment>of swapping jokers.</extracomment>
            <translation>aldrig</translation>
        </message>
        <message>
            <source>another player’s joker</source>
            <translation>en annan spelares joker</translation>
        </message>
        <message>
            <source>any joker</source>
            <translation>vilken joker som helst</translation>
        </message>
        <message>
            <source>What a look into the pile costs.</source>
            <translation>Vad det kostar att kika i spelhögen.</translation>
        </message>
        <message>
            <source>nobody may look</source>
            <translation>ingen får kika</translation>
        </message>
        <message>
            <source>What an ace that begins a run counts.</source>
            <translation>Vad ett ess först i en nummerföljd är värt.</translation>
        </message>
        <message>
            <source>What an ace left in hand costs.</source>
            <translation>Vad ett ess kvar på handen kostar.</translation>
        </message>
        <message>
            <source>What happens when the stock is empty.</source>
            <translation>Vad som händer när korthögen är tom.</translation>
        </message>
        <message>
            <source>ends when the discards are declined</source>
            <translation>slutar när någon avstår från spelhögen</translation>
        </message>
        <message>
            <source>the discards become the stock</source>
            <translation>spelhögen blir korthög</translation>
        </message>
        <message>
            <source>ends with the last card’s turn</source>
            <translation>slutar efter turen med det sista kortet</translation>
        </message>
        <message>
            <source>Who wins the match.</source>
            <translation>Vem som vinner partiet.</translation>
        </message>
        <message>
            <source>the highest total</source>
            <translation>högst totalpoäng</translation>
        </message>
        <message>
            <source>the total nearest to the target</source>
            <translation>totalpoängen närmast målet</translation>
        </message>
        <message>
            <source>What breaks a tie at the top.</source>
            <translation>Vad som avgör vid lika i toppen.</translation>
        </message>
        <message>
            <source>another round</source>
            <translation>en omgång till</translation>
        </message>
        <message>
            <source>the one who went out</source>
            <translation>den som gick ut</translation>
        </message>
        <message>
            <source>The winner collects from each opponent the difference between their totals.</source>
            <translation>Vinnaren får av varje motståndare skillnaden mellan deras totalpoäng.</translation>
        </message>
        <message>
            <source>Who deals next.</source>
            <translation>Vem som delar ut härnäst.</translation>
        </message>
        <message>
            <source>the player to the left</source>
            <translation>spelaren till vänster</translation>
        </message>
        <message>
            <source>the winner of the round</source>
            <translation>omgångens vinnare</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n poäng</numerusform>
                <numerusform>%n poäng</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n spelare</numerusform>
                <numerusform>%n spelare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n joker</numerusform>
                <numerusform>%n jokrar</numerusform>
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
                <numerusform>%n omgång</numerusform>
                <numerusform>%n omgångar</numerusform>
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
            <translation>Minsta antal spelare.</translation>
        </message>
        <message>
            <source>The most players.</source>
            <translation>Största antal spelare.</translation>
        </message>
        <message>
            <source>How many jokers each deck has.</source>
            <translation>Hur många jokrar varje kortlek har.</translation>
        </message>
        <message>
            <source>A top discard drawn without a duty may be discarded again in the same turn.</source>
            <translation>Om man drog det översta kortet utan krav får man slänga det igen i samma tur.</translation>
        </message>
        <message>
            <source>The top discard alone may be drawn without any duty.</source>
            <translation>Enbart det översta kortet i spelhögen får dras utan något krav.</translation>
        </message>
        <message>
            <source>Drawing deeper than the top discard needs a meld of your own on the table.</source>
            <translation>För att dra djupare än det översta kortet krävs en egen kombination på bordet.</translation>
        </message>
        <message>
            <source>Nothing is laid, and nothing deeper than the top discard is drawn, until everybody has finished a first turn.</source>
            <translation>Inget läggs, och inget djupare än det översta kortet dras, förrän alla har avslutat sin första tur.</translation>
        </message>
        <message>
            <source>Laying off on an opponent’s meld needs a meld of your own on the table.</source>
            <translation>För att bygga ut en motståndares kombination krävs en egen kombination på bordet.</translation>
        </message>
        <message>
            <source>Runs may turn the corner: after king and ace comes the two.</source>
            <translation>Nummerföljder får gå runt hörnet: efter kung och ess kommer tvåan.</translation>
        </message>
        <message>
            <source>Which melds there are.</source>
            <translation>Vilka kombinationer som gäller.</translation>
        </message>
        <message>
            <source>The fewest cards of a run.</source>
            <translation>Minsta antal kort i en nummerföljd.</translation>
        </message>
        <message>
            <source>With two decks, a set may hold two cards of one suit.</source>
            <translation>Med två kortlekar får en grupp innehålla två kort i samma färg.</translation>
        </message>
        <message>
            <source>How many jokers a meld may hold.</source>
            <translation>Hur många jokrar en kombination får ha.</translation>
        </message>
        <message>
            <source>Going out needs a last discard.</source>
            <translation>För att gå ut måste man slänga ett sista kort.</translation>
        </message>
        <message>
            <source>That last discard lies face up.</source>
            <translation>Det sista kortet läggs uppvänt.</translation>
        </message>
        <message>
            <source>The last discard may be a card that could be laid off.</source>
            <translation>Det sista kortet får vara ett kort som man hade kunnat bygga ut med.</translation>
        </message>
        <message>
            <source>The last discard may be called.</source>
            <translation>Man får ropa på det sista kortet.</translation>
        </message>
        <message>
            <source>A discard that fits a meld may be called by another player.</source>
            <translation>På ett slängt kort som passar till en kombination får en annan spelare ropa.</translation>
        </message>
        <message>
            <source>What a false call costs.</source>
            <translation>Vad ett felrop kostar.</translation>
        </message>
        <message>
            <source>2 to 9 count their pips; otherwise they count 5 each.</source>
            <translation>2 till 9 är värda sin siffra; annars är de värda 5 var.</translation>
        </message>
        <message>
            <source>What any other ace on the table counts.</source>
            <translation>Vad alla andra ess på bordet är värda.</translation>
        </message>
        <message>
            <source>What a joker counts.</source>
            <translation>Vad en joker är värd.</translation>
        </message>
        <message>
            <source>What going out scores.</source>
            <translation>Vad det ger att gå ut.</translation>
        </message>
        <message>
            <source>The points that end the match.</source>
            <translation>Poängen som avslutar partiet.</translation>
        </message>
        <message>
            <source>The match has this many rounds, whatever the totals.</source>
            <translation>Partiet har så här många omgångar, oavsett totalpoängen.</translation>
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <source>Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>Stäng</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Replay of {match}</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>Repris av {match}</translation>
        </message>
        <message>
            <source>Practice: {match}</source>
            <extracomment>{match}: the name of a match (Femhundra · Swedish rules).</extracomment>
            <translation>Övning: {match}</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <source>Drag cards to where they should go, or click them first and then the place; places where they may go light up.</source>
            <translation>Flytta korten dit de ska, eller klicka först på dem och sedan på platsen; platser dit de får läggas lyser upp.</translation>
        </message>
        <message>
            <source>A click with Shift chooses all cards up to that one, and a frame drawn around cards chooses those inside it; Esc puts them back.</source>
            <translation>Ett klick med Skift väljer alla kort fram till det, och det gör också en ram som dras runt dem; Esc släpper dem.</translation>
        </message>
        <message>
            <source>A double click does what you most likely mean: it draws, lays off, or discards.</source>
            <translation>Ett dubbelklick gör det som troligast är meningen: drar, bygger ut eller slänger.</translation>
        </message>
        <message>
            <source>The right button raises a covered card so that you can see all of it; nothing is played.</source>
            <translation>Höger musknapp lyfter ett täckt kort så att hela kortet syns; det spelar inte ut något.</translation>
        </message>
        <message>
            <source>The discards that may be taken stand up out of the pile, and the stock’s top card is shifted a little when it may be drawn.</source>
            <translation>Kort som får tas sticker upp ur spelhögen, och korthögens översta kort är lite förskjutet när det får dras.</translation>
        </message>
        <message>
            <source>The yarn below a card on the table shows, by its colour and its stitch, which player it counts for. In your hand a new card stands a little higher, and one that must be used has a brass edge.</source>
            <translation>Garnet under ett kort på bordet visar med sin färg och sina stygn vilken spelare som får poängen för det. På handen står ett nytt kort lite högre, och ett kort som måste användas har en mässingskant.</translation>
        </message>
        <message>
            <source>Red is a price: points that a move would cost you.</source>
            <translation>Rött är ett pris: poäng som ett drag skulle kosta dig.</translation>
        </message>
        <message>
            <source>{undo} takes the last move back, {redo} plays it again; once a round is over, nothing is taken back.</source>
            <extracomment>{undo}: the keys for Undo (Ctrl+Z). {redo}: the keys for Redo (Ctrl+Shift+Z).</extracomment>
            <translation>{undo} tar tillbaka det senaste draget, {redo} gör det igen; när en omgång är slut tas inget tillbaka.</translation>
        </message>
        <message>
            <source>If you undo a move after which a hidden card was shown, and then play on in another way, the round counts as assisted, with a star on the score sheet; the statistics count such rounds apart.</source>
            <translation>Om du ångrar ett drag efter att ett dolt kort har visats och sedan spelar vidare på ett annat sätt räknas omgången som spelad med hjälp och får en stjärna på poängbladet; i statistiken räknas sådana omgångar för sig.</translation>
        </message>
        <message>
            <source>{hint} gives a hint: what a Master would play from your seat, and why; {follow_hint} plays it, move by move. The round then counts as assisted. The guided rounds ({lesson}) have advice for every move; a refused move says why, and “Why?” opens this handbook at the clause.</source>
            <extracomment>{hint}: the key for Hint (F4). {follow_hint}: the keys for Play the hint (Shift+F4). {lesson}: the keys for the guided rounds (Ctrl+G).</extracomment>
            <translation>{hint} ger ett tips: vad en mästare skulle spela på din plats, och varför; {follow_hint} spelar det, drag för drag. Omgången räknas då som spelad med hjälp. De guidade omgångarna ({lesson}) ger ett råd för varje drag; går ett drag inte får du veta varför, och ”Varför?” öppnar den här handboken vid rätt regel.</translation>
        </message>
        <message>
            <source>A tutor, if you turn it on in the preferences, speaks before a move that costs as many points as you choose there, and says why; the move is played if you make it again. A round with the tutor on counts as assisted.</source>
            <translation>En handledare, avstängd om du inte sätter på den i inställningarna, säger till före ett drag som kostar så många poäng, och säger varför; gör du draget en gång till spelas det. En omgång där den lyssnar räknas som spelad med hjälp.</translation>
        </message>
        <message>
            <source>{practice} shows the decisions that cost most in your reviewed rounds: find the better move. Those you solve come back after 1, 3 and 9 days.</source>
            <extracomment>{practice}: the keys for Find the move (Ctrl+Shift+P).</extracomment>
            <translation>{practice} visar beslut som kostade mest i omgångar som du har gått igenom: hitta draget. Det du hittade kommer tillbaka efter 1, 3 och 9 dagar.</translation>
        </message>
        <message>
            <source>{lay_everything} lays all melds in your hand, and all cards that fit.</source>
            <extracomment>{lay_everything}: the keys for Lay everything (Ctrl+E).</extracomment>
            <translation>{lay_everything} lägger ned alla kombinationer du har på handen, och alla kort som passar.</translation>
        </message>
        <message>
            <source>Everything can be done with the keyboard alone. The menus show the key for every action; the Keys page of the preferences ({preferences}) changes them.</source>
            <extracomment>{preferences}: the keys for Preferences (Ctrl+,).</extracomment>
            <translation>Allt går att göra med bara tangentbordet. Menyerna visar tangenten för varje åtgärd; på sidan Tangenter i inställningarna ({preferences}) kan de ändras.</translation>
        </message>
        <message>
            <source>Tab leads from the stock to the discards, the melds, your hand, the players, the buttons and the moves, Shift+Tab back, and {next_area} to the table from anywhere in the window; the arrows, Home and End lead within each, and a rank that is typed (2 to 9, 0 for a ten, A, J, Q, K) to the next such card.</source>
            <extracomment>{next_area}: the keys that lead to the table's next part (F6).</extracomment>
            <translation>Tab leder från korthögen till spelhögen, kombinationerna, din hand, spelarna, knapparna och dragen, Skift+Tab tillbaka, och {next_area} till bordet var du än är i fönstret; pilarna, Hem och End leder inom varje del, och en valör som skrivs (2 till 9, 0 för tian, A, J, Q, K) till nästa sådana kort.</translation>
        </message>
        <message>
            <source>Space chooses a card in your hand or puts it back. Enter plays what has the focus: it draws from the stock, takes a discard with those above it, melds the chosen cards, lays them off on the meld or discards them on the pile; a single card is laid off where it fits, else discarded. You are asked before a move that costs points, if there is another move.</source>
            <translation>Mellanslag väljer ett kort på handen eller släpper det. Enter spelar det som har fokus: drar från korthögen, tar ett kort i spelhögen med dem ovanpå, lägger ned de valda korten, bygger ut en kombination med dem eller slänger dem på spelhögen; ett ensamt kort läggs där det passar, annars slängs det. Kostar det poäng får du först en fråga, om det finns ett annat drag.</translation>
        </message>
        <message>
            <source>{call} calls, {move_left} and {move_right} move cards in your hand, {say_again} says again what happened last, and Esc lets a discard pass or puts away a question, the chosen cards or a refusal, one at a time.</source>
            <extracomment>{call}: the keys for Call (C). {move_left}: the keys that move a card to the left (Ctrl+Left). {move_right}: the keys that move a card to the right (Ctrl+Right). {say_again}: the keys for Say again (Shift+?).</extracomment>
            <translation>{call} ropar, {move_left} och {move_right} flyttar kort på handen, {say_again} säger en gång till vad som hände senast, och Esc låter ett slängt kort passera, stänger en fråga eller ett nej eller släpper de valda korten, ett i taget.</translation>
        </message>
        <message>
            <source>Wherever the focus is, {draw} draws from the stock, {take_top} takes the top discard and {take_pile} the whole pile; {to_hand} leads to your hand and {to_melds} to the melds. {read_hand}, {read_scores} and {read_table} read out your hand, the scores and how things stand. {keys_now} lists the keys you can use at the moment.</source>
            <extracomment>{draw}: the key that draws from the stock (S). {take_top}: the key that takes the top discard (U). {take_pile}: the key that takes the whole pile (P). {to_hand}: the key that leads to the hand (F). {to_melds}: the key that leads to the melds (L). {read_hand}: the key that says the whole hand (R). {read_scores}: the key that says the scores (O). {read_table}: the key that says how things stand (I). {keys_now}: the key that lists the keys of the moment (F2).</extracomment>
            <translation>Var fokus än är drar {draw} från korthögen, {take_top} tar det översta kortet i spelhögen och {take_pile} hela spelhögen; {to_hand} leder till din hand och {to_melds} till kombinationerna. {read_hand}, {read_scores} och {read_table} läser upp din hand, poängen och hur det står. {keys_now} visar tangenterna just nu.</translation>
        </message>
        <message>
            <source>A screen reader reads the same parts of the table, what each card can do, and all that happens. While it does, and while you use keys, a call waits for you.</source>
            <translation>En skärmläsare läser samma delar av bordet, vad man kan göra med varje kort och allt som händer. Medan den gör det, och medan du använder tangenterna, har du god tid på dig att ropa.</translation>
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
            <translation>Vad som ska övas</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Nästa</translation>
        </message>
        <message>
            <source>&amp;Leave</source>
            <translation>&amp;Lämna</translation>
        </message>
        <message>
            <source>discarding from a meld in the hand</source>
            <translation>att slänga ett kort ur en kombination på handen</translation>
        </message>
        <message>
            <source>The deal of the day: your first try counts.</source>
            <translation>Dagens giv: din första räknas.</translation>
        </message>
        <message>
            <source>A challenge: a friend plays the same cards.</source>
            <translation>En utmaning: en vän spelar samma kort.</translation>
        </message>
        <message>
            <source>Practice: round {number}, in a copy.</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Övning: omgång {number}, i en kopia.</translation>
        </message>
        <message>
            <source>&amp;Back to the match</source>
            <translation>&amp;Tillbaka till partiet</translation>
        </message>
        <message>
            <source>&amp;Back to the welcome page</source>
            <translation>Till&amp;baka till omslaget</translation>
        </message>
        <message>
            <source>not going out</source>
            <translation>att inte gå ut</translation>
        </message>
        <message>
            <source>paying a price</source>
            <translation>att betala ett pris</translation>
        </message>
        <message>
            <source>not calling</source>
            <translation>att inte ropa</translation>
        </message>
        <message>
            <source>leaving the discard pile</source>
            <translation>att låta spelhögen ligga</translation>
        </message>
        <message>
            <source>discarding what fits a meld on the table</source>
            <translation>att slänga det som passar i en kombination på bordet</translation>
        </message>
        <message>
            <source>completing a meld in the discard pile</source>
            <translation>att fullborda en kombination i spelhögen</translation>
        </message>
        <message>
            <source>leaving a joker that could be swapped</source>
            <translation>att låta en joker ligga som man kunde ha bytt till sig</translation>
        </message>
        <message>
            <source>taking too little of the discard pile</source>
            <translation>att ta för lite ur spelhögen</translation>
        </message>
        <message>
            <source>holding points back</source>
            <translation>att hålla inne poäng</translation>
        </message>
        <message>
            <source>discarding what somebody collects</source>
            <translation>att slänga det som någon samlar på</translation>
        </message>
        <message>
            <source>taking too much of the discard pile</source>
            <translation>att ta för mycket ur spelhögen</translation>
        </message>
        <message>
            <source>using a joker up</source>
            <translation>att göra slut på en joker</translation>
        </message>
        <message>
            <source>keeping a card that goes with nothing</source>
            <translation>att behålla ett kort som inte passar ihop med något</translation>
        </message>
        <message>
            <source>leaving a useful discard</source>
            <translation>att låta ett användbart slängt kort ligga</translation>
        </message>
        <message>
            <source>taking a discard that cannot be laid</source>
            <translation>att ta ett slängt kort som inte kan läggas</translation>
        </message>
        <message>
            <source>discarding the better chance of a meld</source>
            <translation>att slänga den bättre chansen till en kombination</translation>
        </message>
        <message>
            <source>letting others lay off</source>
            <translation>att låta andra bygga ut</translation>
        </message>
        <message>
            <source>laying an ace where it scores little</source>
            <translation>att lägga ett ess där det ger lite</translation>
        </message>
        <message>
            <source>laying cards that were better kept</source>
            <translation>att lägga kort som man hellre borde ha behållit</translation>
        </message>
        <message>
            <source>keeping high cards</source>
            <translation>att behålla höga kort</translation>
        </message>
        <message>
            <source>discarding what others can use</source>
            <translation>att slänga det som andra kan använda</translation>
        </message>
        <message>
            <source>discarding what scores more</source>
            <translation>att slänga det som räknas mer</translation>
        </message>
        <message>
            <source>other causes</source>
            <translation>något utan namn</translation>
        </message>
        <message numerus="yes">
            <source>Of %n point(s) lost this week, {part} came from {concept}.</source>
            <extracomment>{concept}: as “not going out”. %n: the number of what is counted; the word in front of (s) follows it (3). {part}: points: how many of them (22). {concept}: how points are lost, as a list has it (not going out).</extracomment>
            <translation>
                <numerusform>Av %n poäng som du förlorade den här veckan gick {part} förlorade genom {concept}.</numerusform>
                <numerusform>Av de %n poäng som du förlorade den här veckan gick {part} förlorade genom {concept}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Find the move.</source>
            <translation>Hitta draget.</translation>
        </message>
        <message>
            <source>All positions ({number})</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Alla lägen ({number})</translation>
        </message>
        <message>
            <source>There is nothing left to practise.</source>
            <translation>Det finns inget kvar att öva.</translation>
        </message>
        <message>
            <source>There is nothing to practise today; there will be on {day}.</source>
            <extracomment>{day}: a day in words (24 November 2026).</extracomment>
            <translation>Det finns inget att öva i dag, men den {day} finns det.</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source>&amp;Look</source>
            <extracomment>a page of the preferences: what the table looks like.</extracomment>
            <translation>&amp;Utseende</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <extracomment>a page of the preferences: how fast everything goes.</extracomment>
            <translation>&amp;Tempo</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hjälp</translation>
        </message>
        <message>
            <source>S&amp;ound</source>
            <translation>&amp;Ljud</translation>
        </message>
        <message>
            <source>Follow the desktop</source>
            <translation>Följ systemet</translation>
        </message>
        <message>
            <source>Light</source>
            <extracomment>a theme with light colours; not a weight.</extracomment>
            <translation>Ljust</translation>
        </message>
        <message>
            <source>Dark</source>
            <extracomment>a theme with dark colours.</extracomment>
            <translation>Mörkt</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>Te&amp;ma</translation>
        </message>
        <message>
            <source>Spruce, or sage by day</source>
            <translation>Gran, om dagen salvia</translation>
        </message>
        <message>
            <source>Night blue, or birch by day</source>
            <translation>Nattblå, om dagen björk</translation>
        </message>
        <message>
            <source>Table &amp;colour</source>
            <translation>&amp;Bordets färg</translation>
        </message>
        <message>
            <source>Classic</source>
            <extracomment>faces of the cards as they always were.</extracomment>
            <translation>Klassiska</translation>
        </message>
        <message>
            <source>Large print</source>
            <translation>Storstil</translation>
        </message>
        <message>
            <source>Card &amp;faces</source>
            <translation>&amp;Framsidor</translation>
        </message>
        <message>
            <source>Knitted stars</source>
            <translation>Stickmönster</translation>
        </message>
        <message>
            <source>Herringbone</source>
            <translation>Fiskben</translation>
        </message>
        <message>
            <source>Basket weave</source>
            <translation>Korgflät</translation>
        </message>
        <message>
            <source>Petals</source>
            <extracomment>a pattern on the back of the cards.</extracomment>
            <translation>Kronblad</translation>
        </message>
        <message>
            <source>Card &amp;backs</source>
            <translation>Ba&amp;ksidor</translation>
        </message>
        <message>
            <source>Small</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Små</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Normala</translation>
        </message>
        <message>
            <source>Large</source>
            <extracomment>a size of the cards.</extracomment>
            <translation>Stora</translation>
        </message>
        <message>
            <source>A very large hand</source>
            <translation>En mycket stor hand</translation>
        </message>
        <message>
            <source>A hand half as high as the window</source>
            <translation>En hand som fyller halva fönstrets höjd</translation>
        </message>
        <message>
            <source>Card si&amp;ze</source>
            <translation>K&amp;ortstorlek</translation>
        </message>
        <message>
            <source>Four &amp;suit colours</source>
            <translation>F&amp;yra färger på korten</translation>
        </message>
        <message>
            <source>Clubs green, diamonds blue</source>
            <translation>Klöver gröna, ruter blå</translation>
        </message>
        <message>
            <source>L&amp;etters of my language</source>
            <translation>Bokstäver på mitt sp&amp;råk</translation>
        </message>
        <message>
            <source>On ace, king, queen and jack, instead of A, K, Q and J</source>
            <translation>På ess, kung, dam och knekt, i stället för A, K, Q och J</translation>
        </message>
        <message>
            <source>The &amp;desktop’s font</source>
            <translation>Skri&amp;vbordets typsnitt</translation>
        </message>
        <message>
            <source>For all words, instead of the game’s own</source>
            <translation>För alla ord, i stället för spelets eget</translation>
        </message>
        <message>
            <source>The moves of the round, in a drawer over the table</source>
            <translation>Omgångens drag, i en låda ovanpå bordet</translation>
        </message>
        <message>
            <source>At once, without motion</source>
            <translation>Genast, utan rörelse</translation>
        </message>
        <message>
            <source>C&amp;ards</source>
            <extracomment>a page of the preferences: how they look.</extracomment>
            <translation>Korte&amp;n</translation>
        </message>
        <message>
            <source>Briskly</source>
            <translation>Raskt</translation>
        </message>
        <message>
            <source>At an easy pace</source>
            <translation>I lugn takt</translation>
        </message>
        <message>
            <source>Slowly</source>
            <translation>Långsamt</translation>
        </message>
        <message>
            <source>Cards &amp;move</source>
            <translation>&amp;Korten flyttas</translation>
        </message>
        <message>
            <source>Quickly</source>
            <translation>Snabbt</translation>
        </message>
        <message>
            <source>Very slowly</source>
            <translation>Mycket långsamt</translation>
        </message>
        <message>
            <source>Opponents pla&amp;y</source>
            <translation>&amp;Motståndarna spelar</translation>
        </message>
        <message>
            <source>From whoever went out, or lost, once the round is over</source>
            <translation>Av den som gick ut, eller förlorade, när omgången är slut</translation>
        </message>
        <message>
            <source>Only when the discard fits</source>
            <translation>Bara när det slängda kortet passar</translation>
        </message>
        <message>
            <source>Always, for 3 seconds</source>
            <translation>Alltid, i 3 sekunder</translation>
        </message>
        <message>
            <source>Always, for 6 seconds</source>
            <translation>Alltid, i 6 sekunder</translation>
        </message>
        <message>
            <source>Always, for 12 seconds</source>
            <translation>Alltid, i 12 sekunder</translation>
        </message>
        <message>
            <source>Always, for 30 seconds</source>
            <translation>Alltid, i 30 sekunder</translation>
        </message>
        <message>
            <source>Always, until somebody calls</source>
            <translation>Alltid, tills någon ropar ”Rommy!”</translation>
        </message>
        <message>
            <source>Never: I am quick enough</source>
            <translation>Aldrig: jag är snabb nog</translation>
        </message>
        <message>
            <source>S&amp;top for a call</source>
            <translation>&amp;Vänta på rop</translation>
        </message>
        <message>
            <source>Show where &amp;cards may go</source>
            <translation>Visa &amp;vart kort får läggas</translation>
        </message>
        <message>
            <source>Places light up while cards are chosen or dragged</source>
            <translation>Platser lyser upp medan kort är valda eller flyttas</translation>
        </message>
        <message>
            <source>Show the points of a meld &amp;before it is laid</source>
            <translation>Visa en &amp;kombinations poäng innan den läggs</translation>
        </message>
        <message>
            <source>What a move brings is shown while you hold the cards</source>
            <translation>Det som ett drag ger visas medan du håller i korten</translation>
        </message>
        <message>
            <source>Ask before a &amp;move that costs points</source>
            <translation>Fråga före &amp;drag som kostar poäng</translation>
        </message>
        <message>
            <source>Paying your way out of a duty, looking into the pile</source>
            <translation>Betala sig fri från ett krav, kika i högen</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Aldrig</translation>
        </message>
        <message>
            <source>5 points or more</source>
            <translation>5 poäng eller mer</translation>
        </message>
        <message>
            <source>10 points or more</source>
            <translation>10 poäng eller mer</translation>
        </message>
        <message>
            <source>20 points or more</source>
            <translation>20 poäng eller mer</translation>
        </message>
        <message>
            <source>&amp;Tutor: speak before a move that costs</source>
            <translation>Handl&amp;edare: säg till före ett drag som kostar</translation>
        </message>
        <message>
            <source>A round with the tutor on counts as assisted</source>
            <translation>En omgång där den lyssnar räknas som spelad med hjälp</translation>
        </message>
        <message>
            <source>L&amp;ist of moves</source>
            <translation>L&amp;ista över drag</translation>
        </message>
        <message>
            <source>The list of moves &amp;remembers a covered pile</source>
            <translation>Draglistan &amp;minns spelhögens täckta kort</translation>
        </message>
        <message>
            <source>A round in which it names a covered card counts as assisted</source>
            <translation>En omgång där den nämner ett sådant räknas som spelad med hjälp</translation>
        </message>
        <message>
            <source>Sou&amp;nds</source>
            <translation>Lju&amp;den</translation>
        </message>
        <message>
            <source>Short and quiet; one key turns them all off and on</source>
            <translation>Korta och svaga; en tangent stänger av och slår på alla</translation>
        </message>
        <message>
            <source>The &amp;cards</source>
            <translation>&amp;Korten</translation>
        </message>
        <message>
            <source>Each one as it lands, and the end of a round</source>
            <translation>Vart och ett när det landar, och slutet på en omgång</translation>
        </message>
        <message>
            <source>Your &amp;turn</source>
            <translation>D&amp;in tur</translation>
        </message>
        <message>
            <source>One soft note</source>
            <translation>En mjuk ton</translation>
        </message>
        <message>
            <source>You &amp;may call</source>
            <translation>Du &amp;får ropa</translation>
        </message>
        <message>
            <source>Two fingertips on wood</source>
            <translation>Två fingertoppar mot trä</translation>
        </message>
        <message>
            <source>Programs at the table</source>
            <translation>Program vid bordet</translation>
        </message>
        <message>
            <source>This system has no program that plays sounds, so the game is silent. One of paplay, pw-cat and aplay is enough.</source>
            <translation>Det här systemet har inget program som spelar ljud, så spelet är tyst. Ett av paplay, pw-cat och aplay räcker.</translation>
        </message>
        <message>
            <source>&amp;Volume</source>
            <translation>&amp;Volym</translation>
        </message>
        <message>
            <source>Hear a &amp;word now and then</source>
            <translation>Hör ett &amp;ord då och då</translation>
        </message>
        <message>
            <source>Lan&amp;guage</source>
            <translation>&amp;Språk</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Ditt namn</translation>
        </message>
        <message>
            <source>Last match</source>
            <translation>Senaste partiet</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Husregler</translation>
        </message>
        <message>
            <source>Position of the window</source>
            <translation>Fönstrets plats</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>keys of the keyboard.</extracomment>
            <translation>Tangenter</translation>
        </message>
        <message>
            <source>Letters, numbers and signs alone are keys</source>
            <translation>Bokstäver, siffror och tecken ensamma som tangenter</translation>
        </message>
        <message>
            <source>Where the statistics begin</source>
            <translation>Var statistiken börjar</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source>Preferences</source>
            <translation>Inställningar</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <extracomment>a page of the preferences: keys of the keyboard.</extracomment>
            <translation>Tan&amp;genter</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message numerus="yes">
            <source>%n way(s) to lay it: you choose</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n sätt att lägga det: du väljer</numerusform>
                <numerusform>%n sätt att lägga det: du väljer</numerusform>
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
            <translation>{taking}; lägg ned {cards}</translation>
        </message>
        <message>
            <source>Make a set of {count}</source>
            <extracomment>{count}: how many cards of one rank. Little room. {count}: how many cards (4).</extracomment>
            <translation>Bilda en grupp om {count}</translation>
        </message>
        <message>
            <source>Make a run {first} to {last}</source>
            <extracomment>{first} and {last}: ranks, such as 5 and 8, or Q and A. Little room. {first}: the lowest rank of a run (5). {last}: the highest rank of a run (8).</extracomment>
            <translation>Bilda en följd {first}–{last}</translation>
        </message>
        <message numerus="yes">
            <source>Take the whole pile: %n card(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ta hela högen: %n kort</numerusform>
                <numerusform>Ta hela högen: %n kort</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s); lay a new meld with a covered one, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Ta %n kort; lägg ned en ny kombination med ett täckt kort, eller betala {price}</numerusform>
                <numerusform>Ta %n kort; lägg ned en ny kombination med ett täckt kort, eller betala {price}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s); lay a new meld with one of them, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Ta %n kort; lägg ned en ny kombination med ett av dem, eller betala {price}</numerusform>
                <numerusform>Ta %n kort; lägg ned en ny kombination med ett av dem, eller betala {price}</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay off on {cards}</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Bygg ut {cards}</translation>
        </message>
        <message>
            <source>Take {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Ta {card}</translation>
        </message>
        <message>
            <source>Take {card}, to be used at once</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Ta {card}, som måste användas omedelbart</translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); to be used at once: {card}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>
                <numerusform>Ta %n kort ({risk}); måste användas omedelbart: {card}</numerusform>
                <numerusform>Ta %n kort ({risk}); måste användas omedelbart: {card}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with one of them</source>
            <extracomment>{risk}: what the cards taken count against their holder, such as “35 points”. %n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>Ta %n kort ({risk}); lägg ned en ny kombination med det</numerusform>
                <numerusform>Ta %n kort ({risk}); lägg ned en ny kombination med ett av dem</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with one of them, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Ta %n kort ({risk}); lägg ned en ny kombination med ett av dem, eller betala {price}</numerusform>
                <numerusform>Ta %n kort ({risk}); lägg ned en ny kombination med ett av dem, eller betala {price}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk})</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>Ta %n kort ({risk})</numerusform>
                <numerusform>Ta %n kort ({risk})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with a covered one</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points).</extracomment>
            <translation>
                <numerusform>Ta %n kort ({risk}); lägg ned en ny kombination med ett täckt</numerusform>
                <numerusform>Ta %n kort ({risk}); lägg ned en ny kombination med ett täckt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s) ({risk}); lay a new meld with a covered one, or pay {price}</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {risk}: what the cards cost if they stay in the hand (45 points). {price}: what it costs, in points (50).</extracomment>
            <translation>
                <numerusform>Ta %n kort ({risk}); lägg ned en ny kombination med ett täckt, eller betala {price}</numerusform>
                <numerusform>Ta %n kort ({risk}); lägg ned en ny kombination med ett täckt, eller betala {price}</numerusform>
            </translation>
        </message>
        <message>
            <source>Discard {card}, face down</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Släng {card} med baksidan uppåt</translation>
        </message>
        <message>
            <source>Discard {card}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Släng {card}</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Dra ett kort</translation>
        </message>
        <message>
            <source>Swap {card} for the joker</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Byt {card} mot jokern</translation>
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <source>Name of this match:</source>
            <translation>Partiets namn:</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Avbryt</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Spara</translation>
        </message>
        <message>
            <source>Delete the match that you are playing?</source>
            <translation>Vill du kasta partiet som du spelar?</translation>
        </message>
        <message>
            <source>It leaves the table, goes to your system’s trash and no longer counts in the statistics.</source>
            <translation>Det lämnar bordet, hamnar i systemets papperskorg och räknas inte längre i statistiken.</translation>
        </message>
        <message>
            <source>Move to &amp;trash</source>
            <translation>Flytta till &amp;papperskorgen</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Spela vidare</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Öppna ett parti</translation>
        </message>
        <message>
            <source>Matches (*.rummy)</source>
            <translation>Partier (*.rummy)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Alla filer (*)</translation>
        </message>
        <message>
            <source>Resign this match?</source>
            <translation>Vill du ge upp partiet?</translation>
        </message>
        <message>
            <source>It counts as lost and cannot be continued. To pause it, just leave the table.</source>
            <translation>Det räknas som förlorat och kan inte spelas vidare. Vill du bara ta en paus kan du lämna bordet.</translation>
        </message>
        <message>
            <source>&amp;Resign</source>
            <translation>&amp;Ge upp</translation>
        </message>
        <message>
            <source>Take back the last move?</source>
            <translation>Vill du ta tillbaka det senaste draget?</translation>
        </message>
        <message>
            <source>Take it &amp;back</source>
            <translation>&amp;Ta tillbaka det</translation>
        </message>
        <message>
            <source>&amp;Leave it</source>
            <translation>&amp;Låt det vara</translation>
        </message>
        <message>
            <source>Save the match somewhere else, or they will be lost.</source>
            <translation>Spara partiet någon annanstans, annars går de förlorade.</translation>
        </message>
        <message>
            <source>&amp;Save a copy elsewhere…</source>
            <translation>Spara en &amp;kopia någon annanstans…</translation>
        </message>
        <message>
            <source>Close &amp;anyway</source>
            <translation>Stäng &amp;ändå</translation>
        </message>
        <message>
            <source>Save a copy</source>
            <translation>Spara en kopia</translation>
        </message>
        <message>
            <source>Something unexpected happened.</source>
            <translation>Något oväntat hände.</translation>
        </message>
        <message>
            <source>If it happens again, please report the details.</source>
            <translation>Om det händer igen, rapportera gärna detaljerna.</translation>
        </message>
        <message>
            <source>&amp;Copy details</source>
            <translation>Kopiera &amp;detaljerna</translation>
        </message>
        <message>
            <source>&amp;Go on</source>
            <translation>&amp;Fortsätt</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>The round is over.</source>
            <translation>Omgången är slut.</translation>
        </message>
        <message>
            <source>Please wait: {player} is playing.</source>
            <extracomment>{player}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Vänta lite: {player} spelar.</translation>
        </message>
        <message>
            <source>You have already drawn.</source>
            <translation>Du har redan dragit.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>Korthögen är tom.</translation>
        </message>
        <message>
            <source>You may pass only when the stock is empty.</source>
            <translation>Du får passa bara när korthögen är tom.</translation>
        </message>
        <message>
            <source>You may not pass: as soon as you draw, the discards become a new stock.</source>
            <translation>Du får inte passa: när du drar blir spelhögen en ny korthög.</translation>
        </message>
        <message>
            <source>Not in the discard pile: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Finns inte i spelhögen: {card}.</translation>
        </message>
        <message>
            <source>You could not use this card at once, in a meld or a lay-off: {card}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Det här kortet skulle du inte kunna använda omedelbart, i en kombination eller en utbyggnad: {card}.</translation>
        </message>
        <message>
            <source>You could not lay a new meld at once with this: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Du skulle inte omedelbart kunna lägga en ny kombination med detta: {duty}.</translation>
        </message>
        <message>
            <source>You could not lay a new meld at once with any of these: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Du skulle inte omedelbart kunna lägga en ny kombination med något av dessa: {duty}.</translation>
        </message>
        <message>
            <source>This must be used in a new meld: {duty}. Laying it off is not enough.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Detta måste användas i en ny kombination: {duty}. En utbyggnad räcker inte.</translation>
        </message>
        <message>
            <source>To be used at once: {card}. But nothing may be laid until everybody has had a turn.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Måste användas omedelbart: {card}. Men inget får läggas förrän alla har haft en tur.</translation>
        </message>
        <message>
            <source>To be used at once: {card}. But without a meld of your own you may not lay it off.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Måste användas omedelbart: {card}. Men utan en egen kombination får du inte bygga ut.</translation>
        </message>
        <message numerus="yes">
            <source>Your first meld must be worth %n point(s): what you could meld at once is worth less.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Din första kombination måste vara värd %n poäng: det du kan lägga ned nu är värt mindre.</numerusform>
                <numerusform>Din första kombination måste vara värd %n poäng: det du kan lägga ned nu är värt mindre.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody may look into the discard pile in this game.</source>
            <translation>I det här spelet får ingen kika i spelhögen.</translation>
        </message>
        <message>
            <source>You may look only once per turn.</source>
            <translation>Du får kika bara en gång per tur.</translation>
        </message>
        <message>
            <source>There is no covered card to look at.</source>
            <translation>Det finns inget täckt kort att kika på.</translation>
        </message>
        <message>
            <source>Use this first: {duty}.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Måste användas först: {duty}.</translation>
        </message>
        <message>
            <source>Use one of these cards first.</source>
            <translation>Använd först ett av dessa kort.</translation>
        </message>
        <message>
            <source>There is nothing to pay for.</source>
            <translation>Det finns inget att betala för.</translation>
        </message>
        <message>
            <source>Nothing may be laid until everybody has had a turn.</source>
            <translation>Inget får läggas förrän alla har haft en tur.</translation>
        </message>
        <message>
            <source>Not in your hand: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Inte på din hand: {cards}.</translation>
        </message>
        <message>
            <source>Not in order: {cards}. A run goes from low to high.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Inte i rätt ordning: {cards}. En nummerföljd går från lågt till högt.</translation>
        </message>
        <message>
            <source>Not in order: {cards}. The suits of a set go clubs, diamonds, hearts, spades.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Inte i rätt ordning: {cards}. Färgerna i en grupp kommer i ordningen klöver, ruter, hjärter, spader.</translation>
        </message>
        <message numerus="yes">
            <source>Too short: {cards}. A run needs at least %n card(s) in this game.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>För kort: {cards}. I det här spelet behöver en nummerföljd minst %n kort.</numerusform>
                <numerusform>För kort: {cards}. I det här spelet behöver en nummerföljd minst %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>A run has at most thirteen cards.</source>
            <translation>En nummerföljd har högst tretton kort.</translation>
        </message>
        <message>
            <source>A run may not go on past the ace: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>En nummerföljd får inte fortsätta förbi esset: {cards}.</translation>
        </message>
        <message>
            <source>Only sets are melds in this game.</source>
            <translation>I det här spelet räknas bara grupper som kombinationer.</translation>
        </message>
        <message>
            <source>Only runs are melds in this game.</source>
            <translation>I det här spelet räknas bara nummerföljder som kombinationer.</translation>
        </message>
        <message>
            <source>A set has at most four cards.</source>
            <translation>En grupp har högst fyra kort.</translation>
        </message>
        <message>
            <source>A set may not have the same suit twice.</source>
            <translation>En grupp får inte ha samma färg två gånger.</translation>
        </message>
        <message>
            <source>That would be too many jokers in one meld.</source>
            <translation>Det skulle bli för många jokrar i en kombination.</translation>
        </message>
        <message numerus="yes">
            <source>Not enough for your first meld, which must be worth %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Räcker inte till din första kombination, som måste vara värd %n poäng.</numerusform>
                <numerusform>Räcker inte till din första kombination, som måste vara värd %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no such meld on the table.</source>
            <translation>Det finns ingen sådan kombination på bordet.</translation>
        </message>
        <message>
            <source>Say which end of the run.</source>
            <translation>Säg vilken ände av nummerföljden.</translation>
        </message>
        <message>
            <source>For the two ends of the run: {cards}. Lay off at one end, then at the other.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>För nummerföljdens båda ändar: {cards}. Bygg ut i ena änden, sedan i den andra.</translation>
        </message>
        <message>
            <source>Without a meld of your own you may not lay off: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Utan en egen kombination får du inte bygga ut: {cards}.</translation>
        </message>
        <message>
            <source>Jokers on the table stay where they are in this game.</source>
            <translation>I det här spelet ligger jokrar på bordet kvar där de är.</translation>
        </message>
        <message>
            <source>No joker in the meld {meld} stands for this card: {card}.</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>I kombinationen {meld} står ingen joker för {card}.</translation>
        </message>
        <message>
            <source>You may not take back a joker that you laid.</source>
            <translation>Du får inte ta tillbaka en joker som du själv har lagt.</translation>
        </message>
        <message>
            <source>Taken this turn: {card}. Discard another card.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Taget i den här turen: {card}. Släng ett annat kort.</translation>
        </message>
        <message>
            <source>Your last card would fit a meld: {card}. Lay it off.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>Ditt sista kort skulle passa till en kombination: {card}. Bygg ut med det.</translation>
        </message>
        <message>
            <source>Discards cannot be called in this game.</source>
            <translation>I det här spelet kan man inte ropa på slängda kort.</translation>
        </message>
        <message>
            <source>There is no discard to call now.</source>
            <translation>Det finns inget slängt kort att ropa på nu.</translation>
        </message>
        <message>
            <source>You may not call your own discard.</source>
            <translation>Du får inte ropa på kortet du själv slängde.</translation>
        </message>
        <message>
            <source>You have called this discard already.</source>
            <translation>Du har redan ropat på det här kortet.</translation>
        </message>
        <message>
            <source>There is a place for this: {cards}. Say where.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Det finns en plats för detta: {cards}. Säg var.</translation>
        </message>
        <message>
            <source>Draw, or take a discard.</source>
            <translation>Dra, eller ta ur spelhögen.</translation>
        </message>
        <message>
            <source>Draw, or take another discard.</source>
            <translation>Dra, eller ta ett annat kort ur spelhögen.</translation>
        </message>
        <message>
            <source>Draw from the stock.</source>
            <translation>Dra från korthögen.</translation>
        </message>
        <message>
            <source>Take a discard, or pass.</source>
            <translation>Ta ett kort ur spelhögen, eller passa.</translation>
        </message>
        <message>
            <source>Meld, lay off, or discard.</source>
            <translation>Lägg ned, bygg ut eller släng.</translation>
        </message>
        <message>
            <source>Discard a card.</source>
            <translation>Släng ett kort.</translation>
        </message>
        <message>
            <source>Meld it, or lay it off.</source>
            <translation>Lägg ned det, eller bygg ut med det.</translation>
        </message>
        <message>
            <source>Meld it.</source>
            <translation>Lägg ned det.</translation>
        </message>
        <message numerus="yes">
            <source>Meld it, or pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Lägg ned det, eller betala %n poäng.</numerusform>
                <numerusform>Lägg ned det, eller betala %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Meld one of them.</source>
            <translation>Lägg ned ett av dem.</translation>
        </message>
        <message numerus="yes">
            <source>Meld one of them, or pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Lägg ned ett av dem, eller betala %n poäng.</numerusform>
                <numerusform>Lägg ned ett av dem, eller betala %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} can be swapped for a joker on the table.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} kan bytas mot en joker på bordet.</translation>
        </message>
        <message>
            <source>It brings {cards} to the hand, −{points} if left there.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {points}: points (35).</extracomment>
            <translation>Det ger {cards} på handen, −{points} om det blir kvar där.</translation>
        </message>
        <message numerus="yes">
            <source>{card} scores only %n point(s) there; in another meld it would score {points}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {points}: points (35).</extracomment>
            <translation>
                <numerusform>{card} ger bara %n poäng där; i en annan kombination skulle det bli {points}.</numerusform>
                <numerusform>{card} ger bara %n poäng där; i en annan kombination skulle det bli {points}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The others could make %n meld(s) of three with {card}, {fewer} with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {fewer}: a smaller number (3). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>De andra kan bilda %n kombination av tre kort med {card}, {fewer} med {rival}.</numerusform>
                <numerusform>De andra kan bilda %n kombinationer av tre kort med {card}, {fewer} med {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The others could make %n meld(s) of three with {card}, none with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>De andra kan bilda %n kombination av tre kort med {card}, ingen med {rival}.</numerusform>
                <numerusform>De andra kan bilda %n kombinationer av tre kort med {card}, ingen med {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) may still make a meld with {card}, none with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>%n kort kan ännu bli en kombination med {card}, inget med {rival}.</numerusform>
                <numerusform>%n kort kan ännu bli en kombination med {card}, inget med {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs %n point(s) at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det kostar %n poäng omedelbart.</numerusform>
                <numerusform>Det kostar %n poäng omedelbart.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} fits a meld on the table: it can be called.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} passar till en kombination på bordet: man kan ropa på det.</translation>
        </message>
        <message numerus="yes">
            <source>Taking the discard pile would put %n point(s) on the table at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det som ligger i spelhögen kan genast ge %n poäng på bordet.</numerusform>
                <numerusform>Det som ligger i spelhögen kan genast ge %n poäng på bordet.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} makes a meld with {cards} in the discard pile, for whoever takes them.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{card} blir en kombination med {cards} i spelhögen, för den som tar dem.</translation>
        </message>
        <message numerus="yes">
            <source>Taking more of the discard pile puts %n more point(s) on the table at once.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Att ta mer ur spelhögen ger genast %n poäng mer på bordet.</numerusform>
                <numerusform>Att ta mer ur spelhögen ger genast %n poäng mer på bordet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It holds back %n point(s) that could be on the table.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det håller tillbaka %n poäng som kunde ligga på bordet.</numerusform>
                <numerusform>Det håller tillbaka %n poäng som kunde ligga på bordet.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} took {cards}, which {card} goes with.</source>
            <extracomment>{player}: the name of a player, whatever was typed (Bo). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{player} tog {cards}, som {card} passar ihop med.</translation>
        </message>
        <message>
            <source>It uses up a joker, which could stand for any card later.</source>
            <translation>Det gör av med en joker, som kunde stå för vilket kort som helst senare.</translation>
        </message>
        <message>
            <source>{card} goes with {cards} in the hand, {rival} with nothing there.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>{card} passar ihop med {cards} på handen, {rival} inte med något där.</translation>
        </message>
        <message>
            <source>{card} cannot be laid at once; the stock may bring a better card.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣).</extracomment>
            <translation>{card} kan inte läggas omedelbart; korthögen kan ge ett bättre kort.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) may still make a meld with {card}, {fewer} with {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {fewer}: a smaller number (3). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>%n kort kan ännu bli en kombination med {card}, {fewer} med {rival}.</numerusform>
                <numerusform>%n kort kan ännu bli en kombination med {card}, {fewer} med {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card} scores %n point(s) more in a meld than {rival}, whoever lays it.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>{card} ger %n poäng mer i en kombination än {rival}, vem som än lägger det.</numerusform>
                <numerusform>{card} ger %n poäng mer i en kombination än {rival}, vem som än lägger det.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings %n more card(s) to the hand, −{points} if left there.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {points}: points (35).</extracomment>
            <translation>
                <numerusform>Det ger %n kort till på handen, −{points} om det blir kvar där.</numerusform>
                <numerusform>Det ger %n kort till på handen, −{points} om de blir kvar där.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} from the discard pile can go into melds with cards in the hand.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} ur spelhögen kan gå in i kombinationer med kort på handen.</translation>
        </message>
        <message>
            <source>It lets others lay off {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Det som läggs låter andra bygga ut med {cards}.</translation>
        </message>
        <message>
            <source>{cards} could make another meld, with the discard pile or a card to come.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} kunde bli en annan kombination, med spelhögen eller ett kort som kommer.</translation>
        </message>
        <message numerus="yes">
            <source>That leaves {card} in the hand, where it counts %n point(s) more than {rival}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {card}: a card, written or spoken as “seven of clubs” (7♣). {rival}: another card, written or spoken (9♥).</extracomment>
            <translation>
                <numerusform>Då blir {card} kvar på handen, där det är värt %n poäng mer än {rival}.</numerusform>
                <numerusform>Då blir {card} kvar på handen, där det är värt %n poäng mer än {rival}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} holds only %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {player}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{player} har bara %n kort.</numerusform>
                <numerusform>{player} har bara %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock has only %n card(s) left.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Korthögen har bara %n kort kvar.</numerusform>
                <numerusform>Korthögen har bara %n kort kvar.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have not drawn yet.</source>
            <translation>Du har inte dragit än.</translation>
        </message>
        <message>
            <source>The round is closed.</source>
            <translation>Omgången är avslutad.</translation>
        </message>
        <message>
            <source>Only the top discard or the whole pile may be taken, nothing between.</source>
            <translation>Bara det översta kortet eller hela spelhögen får tas, inget däremellan.</translation>
        </message>
        <message>
            <source>With no cards in hand you may not take from the discard pile.</source>
            <translation>Utan kort får du inte ta ur spelhögen.</translation>
        </message>
        <message>
            <source>Until everybody has had a turn, nothing below the top discard may be taken.</source>
            <translation>Tills alla har haft en tur får inget under spelhögens översta kort tas.</translation>
        </message>
        <message>
            <source>Until you have laid a meld of your own, nothing below the top discard may be taken.</source>
            <translation>Tills du har lagt en egen kombination får inget under spelhögens översta kort tas.</translation>
        </message>
        <message>
            <source>One of these must be used in a new meld: {duty}. Laying one off is not enough.</source>
            <extracomment>{duty}: one card or several that must be used (7♣).</extracomment>
            <translation>Ett av dessa måste användas i en ny kombination: {duty}. En utbyggnad räcker inte.</translation>
        </message>
        <message>
            <source>You cannot pay instead.</source>
            <translation>Du kan inte betala i stället.</translation>
        </message>
        <message numerus="yes">
            <source>Only {cards}: a meld needs at least %n card(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>
                <numerusform>Bara {cards}: en kombination behöver minst %n kort.</numerusform>
                <numerusform>Bara {cards}: en kombination behöver minst %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not a meld: {cards}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Ingen kombination: {cards}.</translation>
        </message>
        <message>
            <source>A set may have the same suit at most twice.</source>
            <translation>En grupp får ha en färg två gånger, men inte fler.</translation>
        </message>
        <message>
            <source>In a set a joker stands for a suit that is not in it yet.</source>
            <translation>I en grupp står en joker för en färg som inte finns där än.</translation>
        </message>
        <message>
            <source>Take another discard, or pass.</source>
            <translation>Ta ett annat kort ur spelhögen, eller passa.</translation>
        </message>
        <message>
            <source>You can only pass.</source>
            <translation>Du kan bara passa.</translation>
        </message>
        <message>
            <source>Call the last card, or pass.</source>
            <translation>Ropa på sista kortet, eller passa.</translation>
        </message>
        <message>
            <source>Meld, or discard.</source>
            <translation>Lägg ned, eller släng.</translation>
        </message>
        <message>
            <source>Lay off, or discard.</source>
            <translation>Bygg ut, eller släng.</translation>
        </message>
        <message>
            <source>Meld, or lay off.</source>
            <translation>Lägg ned, eller bygg ut.</translation>
        </message>
        <message>
            <source>Lay a meld.</source>
            <translation>Lägg ned en kombination.</translation>
        </message>
        <message>
            <source>Lay a card off.</source>
            <translation>Bygg ut med ett kort.</translation>
        </message>
        <message>
            <source>Lay it off.</source>
            <translation>Bygg ut med det.</translation>
        </message>
        <message>
            <source>Use cards of one rank, or a run in one suit.</source>
            <translation>Använd kort av samma valör, eller en nummerföljd i en färg.</translation>
        </message>
        <message>
            <source>Use three or four cards of one rank.</source>
            <translation>Använd tre eller fyra kort av samma valör.</translation>
        </message>
        <message>
            <source>Use a run in one suit.</source>
            <translation>Använd en nummerföljd i en färg.</translation>
        </message>
        <message>
            <source>A meld holds one joker at most.</source>
            <translation>En kombination har högst en joker.</translation>
        </message>
        <message>
            <source>{cards} will not fit {meld}.</source>
            <extracomment>{cards}: one card or several, written or spoken (7♣ 8♣ 9♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{cards} passar inte till kombinationen {meld}.</translation>
        </message>
        <message numerus="yes">
            <source>No meld possible: pay %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ingen kombination går: betala %n poäng.</numerusform>
                <numerusform>Ingen kombination går: betala %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>A meld must have more natural cards than jokers.</source>
            <translation>En kombination måste ha fler vanliga kort än jokrar.</translation>
        </message>
        <message numerus="yes">
            <source>A call would be false and cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ett rop skulle vara fel och kosta %n poäng.</numerusform>
                <numerusform>Ett rop skulle vara fel och kosta %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>{one} and {other} do not fit together.</source>
            <extracomment>{one}: what an option of the rules says (“Jokers may be swapped”). {other}: what another option says (“How many jokers each deck has”).</extracomment>
            <translation>{one} och {other} går inte ihop.</translation>
        </message>
        <message>
            <source>There is no option {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Det finns inget val som heter {written}.</translation>
        </message>
        <message>
            <source>{option} must be one of {choices}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {choices}: the values that there are, as they stand in a file (any, top_or_all). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} måste vara något av {choices}, inte {written}.</translation>
        </message>
        <message>
            <source>{option} must be a whole number from {low} to {high}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} måste vara ett heltal från {low} till {high}, inte {written}.</translation>
        </message>
        <message>
            <source>{option} must be a whole number from {low} to {high} or none, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} måste vara ett heltal från {low} till {high} eller inget, inte {written}.</translation>
        </message>
        <message>
            <source>{option} must be seven whole numbers from {low} to {high}, not {written}.</source>
            <extracomment>{option}: what an option of the rules says (“The fewest cards of a run”). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {written}: something as it stands in a file ('chess').</extracomment>
            <translation>{option} måste vara sju heltal från {low} till {high}, inte {written}.</translation>
        </message>
        <message>
            <source>The fewest players are more than the most.</source>
            <translation>Det minsta antalet spelare är större än det största.</translation>
        </message>
        <message>
            <source>A fanned pile is open to all: there is nothing to peek at.</source>
            <translation>Ligger korten utbredda kan alla läsa dem: det finns inget att kika på.</translation>
        </message>
        <message>
            <source>Any discard may be chosen only where all are seen.</source>
            <translation>Vilket kort som helst kan väljas bara där alla syns.</translation>
        </message>
        <message>
            <source>Unseen cards may not meet the duty, so an unmet duty needs a price: {duty_price}.</source>
            <extracomment>{duty_price}: what an option of the rules says (“What an unmet duty costs”).</extracomment>
            <translation>Att ta dolda kort kan misslyckas, så det måste finnas ett pris för det: {duty_price}.</translation>
        </message>
        <message>
            <source>A card that must be used at once is only drawn when it can be.</source>
            <translation>Ett kort som måste användas omedelbart dras bara när det går.</translation>
        </message>
        <message>
            <source>There is no closing card without a last discard.</source>
            <translation>Det finns inget sista kort om man inte måste slänga ett.</translation>
        </message>
        <message>
            <source>A face-down card cannot be called.</source>
            <translation>På ett kort med baksidan uppåt kan ingen ropa.</translation>
        </message>
        <message>
            <source>No last discard is called where there are no calls.</source>
            <translation>Ingen kan ropa där det inte finns några rop.</translation>
        </message>
        <message>
            <source>Without jokers there is nothing to swap.</source>
            <translation>Utan jokrar finns det inget att byta ut.</translation>
        </message>
        <message>
            <source>One deck has each card only once.</source>
            <translation>En kortlek har varje kort bara en gång.</translation>
        </message>
        <message>
            <source>After the deal at least two cards of the deck must be left for every number of players. To make it larger: {two_decks_from}, {jokers_per_deck}.</source>
            <extracomment>{two_decks_from}: what an option of the rules says (“Two decks are shuffled together”). {jokers_per_deck}: what an option of the rules says (“How many jokers each deck has”).</extracomment>
            <translation>Efter given måste minst två kort vara kvar i kortleken, för varje antal spelare. För en större kortlek: {two_decks_from}, {jokers_per_deck}.</translation>
        </message>
        <message>
            <source>A card that must be used at once is never left to be returned.</source>
            <translation>Ett kort som måste användas omedelbart finns aldrig kvar att slänga igen.</translation>
        </message>
        <message>
            <source>A winner who has fewer points than another would have to pay.</source>
            <translation>En vinnare som har färre poäng än någon annan skulle få betala.</translation>
        </message>
        <message numerus="yes">
            <source>It passes up the chance to end the round at once, with %n card(s) left in the others’ hands.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Då missas chansen att avsluta omgången omedelbart, medan de andra har %n kort kvar på handen.</numerusform>
                <numerusform>Då missas chansen att avsluta omgången omedelbart, medan de andra har %n kort kvar på handen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} belongs to a meld in the hand: {cards}.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {cards}: one card or several, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>{card} hör till en kombination på handen: {cards}.</translation>
        </message>
        <message>
            <source>As a discard, {card} fits the meld {meld} on the table.</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>Om {card} slängs passar det till kombinationen {meld} på bordet.</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>There is no file {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Det finns ingen fil {path}.</translation>
        </message>
        <message>
            <source>{path} is not a file.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} är ingen fil.</translation>
        </message>
        <message>
            <source>{path} cannot be read. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kan inte läsas. {why}</translation>
        </message>
        <message>
            <source>{path} is empty.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} är tom.</translation>
        </message>
        <message>
            <source>{path} is larger than any match: {size} MB.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {size}: the size of a file in megabytes (80).</extracomment>
            <translation>{path} är större än något parti: {size} MB.</translation>
        </message>
        <message>
            <source>{path} is not a match record. Line {line}: {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} är ingen partifil. Rad {line}: {why}</translation>
        </message>
        <message>
            <source>{path} is not a fair record. Line {line}: {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} är ingen ärlig partifil. Rad {line}: {why}</translation>
        </message>
        <message>
            <source>{path} is a record of format {format}, which needs a newer version of Rummy Qt: it was written by {app}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {format}: the number of a file’s format (2). {app}: a program with its version (Rummy Qt 1.2.3).</extracomment>
            <translation>{path} är en partifil i format {format}, som kräver en nyare version av Rummy Qt: den skrevs av {app}.</translation>
        </message>
        <message>
            <source>{path} is open in another window.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} är öppen i ett annat fönster.</translation>
        </message>
        <message>
            <source>{path} already exists.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} finns redan.</translation>
        </message>
        <message>
            <source>The match was resigned: it can be replayed, but not continued.</source>
            <translation>Partiet gavs upp: det kan spelas upp, men inte spelas vidare.</translation>
        </message>
        <message>
            <source>This was a single round: it can be replayed, but not continued.</source>
            <translation>Det här var en enda omgång: den kan spelas upp, men inte spelas vidare.</translation>
        </message>
        <message>
            <source>{path} was changed or damaged on the way, in line {line}: {why} Ask for it again.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} ändrades eller skadades på vägen, på rad {line}: {why} Be om den igen.</translation>
        </message>
        <message>
            <source>{path} holds no round that was played to its end as a challenge.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} innehåller ingen omgång som spelades till slut som utmaning.</translation>
        </message>
        <message>
            <source>This round is being played; it can be reviewed once it is over.</source>
            <translation>Den här omgången pågår; den kan gås igenom när den är slut.</translation>
        </message>
        <message>
            <source>The match is over; nothing can be added to its record.</source>
            <translation>Partiet är slut; inget kan läggas till i partifilen.</translation>
        </message>
        <message>
            <source>The last line of the record was incomplete and was dropped.</source>
            <translation>Den sista raden i partifilen var ofullständig och ströks.</translation>
        </message>
        <message>
            <source>The match {path} is damaged. Line {line}: {why} The match goes on from the last good move, in a copy; the damaged file is kept.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {line}: the number of a line in a file (21). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Partiet {path} är skadat. Rad {line}: {why} Partiet går vidare från det senaste draget som var rätt, i en kopia; den skadade filen finns kvar.</translation>
        </message>
        <message>
            <source>The match could not be locked against a second window. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Partiet kunde inte låsas mot ett andra fönster. {why}</translation>
        </message>
        <message>
            <source>The disk is full. The match goes on, and is saved as soon as there is room.</source>
            <translation>Disken är full. Partiet går vidare och sparas så snart det finns plats.</translation>
        </message>
        <message>
            <source>The match cannot be saved now. {why} It goes on, and is saved as soon as possible.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Partiet kan inte sparas nu. {why} Det går vidare och sparas så snart som möjligt.</translation>
        </message>
        <message>
            <source>The match cannot be saved in its place. {why} It goes on, and is kept in {path} until it can.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.). {path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Partiet kan inte sparas på sin plats. {why} Det fortsätter och förvaras så länge i {path}.</translation>
        </message>
        <message>
            <source>The match could not be saved in its place. It is kept in {path}, and comes back to the saved matches at the next start.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Partiet kunde inte sparas på sin plats. Det förvaras i {path} och kommer tillbaka till de sparade partierna vid nästa start.</translation>
        </message>
        <message>
            <source>The file of {path} was moved or deleted during play; there is a new one.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Filen till {path} flyttades eller togs bort under spelet; det finns en ny.</translation>
        </message>
        <message>
            <source>Something else changed the file of {path}; the match goes on in a new one.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Något annat ändrade filen till {path}; partiet går vidare i en ny.</translation>
        </message>
        <message>
            <source>The last moves of {path} could not be saved.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>De senaste dragen i {path} kunde inte sparas.</translation>
        </message>
        <message>
            <source>A title has 1 to 200 characters, on one line.</source>
            <translation>Ett namn har 1 till 200 tecken, på en rad.</translation>
        </message>
        <message>
            <source>{path} could not be moved to the trash. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kunde inte flyttas till papperskorgen. {why}</translation>
        </message>
        <message>
            <source>{path} could not be copied. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kunde inte kopieras. {why}</translation>
        </message>
        <message>
            <source>What you practised cannot be saved. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Det du övade kan inte sparas. {why}</translation>
        </message>
        <message>
            <source>{path} was copied into your saved matches. The file itself stays as it is.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} kopierades till dina sparade partier. Själva filen blir kvar som den är.</translation>
        </message>
        <message>
            <source>{path} is already among your saved matches, at least as far as in this file: you play on there.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>{path} finns redan bland dina sparade partier, minst lika långt som i den här filen: du spelar vidare där.</translation>
        </message>
        <message>
            <source>The settings and any house rules could not be read, and the defaults are used. {why} The file is kept as {copy}.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.). {copy}: the name of a file (settings-1.json).</extracomment>
            <translation>Inställningarna och eventuella husregler kunde inte läsas, och standardvärdena används. {why} Filen finns kvar som {copy}.</translation>
        </message>
        <message>
            <source>The settings cannot be read at the moment, and the defaults are used. {why} Settings that you do not change are kept.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Inställningarna kan inte läsas just nu, och standardvärdena används. {why} Inställningar som du inte ändrar finns kvar.</translation>
        </message>
        <message>
            <source>The settings were written by a newer version, and the defaults are used. The file is left as it is; what you change now is not kept.</source>
            <translation>Inställningarna skrevs av en nyare version, och standardvärdena används. Filen lämnas som den är; det du ändrar nu sparas inte.</translation>
        </message>
        <message>
            <source>These settings were not understood and went back to their defaults: {names}. The file is kept as {copy}.</source>
            <extracomment>{names}: settings by their names (Theme, Card size). {copy}: the name of a file (settings-1.json).</extracomment>
            <translation>De här inställningarna gick inte att förstå och har sina standardvärden: {names}. Filen finns kvar som {copy}.</translation>
        </message>
        <message>
            <source>The settings could not be saved. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Inställningarna kunde inte sparas. {why}</translation>
        </message>
        <message>
            <source>The statistics cannot be saved; they will be worked out again when needed. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Statistiken kan inte sparas; den görs om när du ber om den. {why}</translation>
        </message>
        <message>
            <source>A deal number has 1 to 15 digits; the seed of an ended match has 32 digits and letters from a to f.</source>
            <translation>Ett givnummer har 1 till 15 siffror; fröet till ett avslutat parti har 32 siffror och bokstäver från a till f.</translation>
        </message>
        <message>
            <source>It is too long.</source>
            <translation>Den är för lång.</translation>
        </message>
        <message>
            <source>Too many of the lines so far play nothing.</source>
            <translation>För många av raderna hittills innehåller inget drag.</translation>
        </message>
        <message>
            <source>Its checksum is missing.</source>
            <translation>Dess kontrollsumma saknas.</translation>
        </message>
        <message>
            <source>Its checksum is wrong.</source>
            <translation>Dess kontrollsumma är fel.</translation>
        </message>
        <message>
            <source>It is not a JSON object.</source>
            <translation>Den är inget JSON-objekt.</translation>
        </message>
        <message>
            <source>A key appears twice.</source>
            <translation>En nyckel står två gånger.</translation>
        </message>
        <message>
            <source>The draw that needs this stock is missing.</source>
            <translation>Dragningen som behöver den här korthögen saknas.</translation>
        </message>
        <message>
            <source>A record begins with a line “match”.</source>
            <translation>En partifil börjar med raden ”match”.</translation>
        </message>
        <message>
            <source>There are two human players.</source>
            <translation>Det finns två personer.</translation>
        </message>
        <message>
            <source>The fingerprint does not follow from the seed and nonce.</source>
            <translation>Fingeravtrycket är inte det som frö och engångstal ger.</translation>
        </message>
        <message>
            <source>The seed and the nonce do not follow from the name.</source>
            <translation>Fröet och engångstalet följer inte av namnet.</translation>
        </message>
        <message>
            <source>A program is playing, and could work out the cards of a named match.</source>
            <translation>Där sitter ett program, och korten i ett parti med namn kan räknas ut.</translation>
        </message>
        <message>
            <source>The first dealer does not follow from the seed.</source>
            <translation>Den första kortgivaren följer inte av fröet.</translation>
        </message>
        <message>
            <source>There is a line after the end.</source>
            <translation>Det finns en rad efter slutet.</translation>
        </message>
        <message>
            <source>It stands between a rebuilt stock and its draw.</source>
            <translation>Den står mellan en ny korthög och dess dragning.</translation>
        </message>
        <message>
            <source>The round is not marked as assisted.</source>
            <translation>Omgången är inte märkt som spelad med hjälp.</translation>
        </message>
        <message>
            <source>The round is marked as assisted, but nothing helped in it.</source>
            <translation>Omgången är märkt som spelad med hjälp, men ingen hjälp förekom i den.</translation>
        </message>
        <message>
            <source>The rebuilt stock is missing before it.</source>
            <translation>Den nya korthögen saknas före den.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partiet är slut.</translation>
        </message>
        <message>
            <source>The round is not over.</source>
            <translation>Omgången är inte slut.</translation>
        </message>
        <message>
            <source>The end of the last round is missing before it.</source>
            <translation>Det som avslutar den sista omgången saknas före den.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Omgången är slut.</translation>
        </message>
        <message>
            <source>It is not a file.</source>
            <translation>Det är ingen fil.</translation>
        </message>
        <message>
            <source>There is no rulebook {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Det finns ingen regelbok {written}.</translation>
        </message>
        <message>
            <source>The rules are not those of {rulebook}, and have no name.</source>
            <extracomment>{rulebook}: the name of a rulebook in a file (femhundra).</extracomment>
            <translation>Reglerna är inte de i {rulebook}, och har inget namn.</translation>
        </message>
        <message>
            <source>The rules leave out {option}.</source>
            <extracomment>{option}: the name of an option in a file (min_run).</extracomment>
            <translation>Reglerna säger inget om {option}.</translation>
        </message>
        <message>
            <source>There is no opponent of the kind {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Det finns ingen motståndare av sorten {written}.</translation>
        </message>
        <message>
            <source>Nothing that was played calls for a line “{key}”.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer).</extracomment>
            <translation>Inget som spelades kräver en rad ”{key}”.</translation>
        </message>
        <message>
            <source>The rules do not make sense. {why}</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Reglerna går inte ihop. {why}</translation>
        </message>
        <message>
            <source>“{key}” makes no sense.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer).</extracomment>
            <translation>”{key}” är meningslöst.</translation>
        </message>
        <message>
            <source>It makes no sense here.</source>
            <translation>Den är meningslös här.</translation>
        </message>
        <message>
            <source>The rules allow no such match: {written}.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>Reglerna tillåter inget sådant parti: {written}.</translation>
        </message>
        <message>
            <source>“{written}” is not a move.</source>
            <extracomment>{written}: something as it stands in a file ('chess').</extracomment>
            <translation>”{written}” är inget drag.</translation>
        </message>
        <message>
            <source>The move “{written}” is refused. {why}</source>
            <extracomment>{written}: something as it stands in a file ('chess'). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>Draget ”{written}” avvisades. {why}</translation>
        </message>
        <message>
            <source>{key} {written} should be {expected}.</source>
            <extracomment>{key}: a word as it stands in a file (first_dealer). {written}: something as it stands in a file ('chess'). {expected}: what should stand in the file (2).</extracomment>
            <translation>{key} {written} borde vara {expected}.</translation>
        </message>
        <message>
            <source>{why} Nothing vouches for the lines before it.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{why} Inget går i god för raderna före den.</translation>
        </message>
        <message>
            <source>It is not JSON.</source>
            <translation>Den är inte JSON.</translation>
        </message>
        <message>
            <source>It is too large.</source>
            <translation>Den är för stor.</translation>
        </message>
        <message>
            <source>{path} cannot be written. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} kan inte skrivas. {why}</translation>
        </message>
        <message>
            <source>{path} holds no house rules. {why}</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy). {why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>{path} innehåller inga husregler. {why}</translation>
        </message>
        <message>
            <source>It does not say that it holds house rules.</source>
            <translation>Den säger inte att den innehåller husregler.</translation>
        </message>
        <message>
            <source>It was written by a newer version.</source>
            <translation>Den skrevs av en nyare version.</translation>
        </message>
        <message>
            <source>Access is denied.</source>
            <translation>Åtkomst nekas.</translation>
        </message>
        <message>
            <source>The disk is full.</source>
            <translation>Disken är full.</translation>
        </message>
        <message>
            <source>The disk is read-only.</source>
            <translation>Disken är skrivskyddad.</translation>
        </message>
        <message>
            <source>There is no such file or folder.</source>
            <translation>Det finns ingen sådan fil eller mapp.</translation>
        </message>
        <message>
            <source>A part of its path is not a folder.</source>
            <translation>En del av sökvägen är ingen mapp.</translation>
        </message>
        <message>
            <source>The file already exists.</source>
            <translation>Det finns redan en sådan fil.</translation>
        </message>
        <message>
            <source>It is a folder.</source>
            <translation>Det är en mapp.</translation>
        </message>
        <message>
            <source>Another program is using it.</source>
            <translation>Ett annat program använder den.</translation>
        </message>
        <message>
            <source>Too many files are open.</source>
            <translation>För många filer är öppna.</translation>
        </message>
        <message>
            <source>The name is too long.</source>
            <translation>Namnet är för långt.</translation>
        </message>
        <message>
            <source>The disk is not working properly.</source>
            <translation>Disken fungerar inte som den ska.</translation>
        </message>
        <message>
            <source>Its folder cannot be reached.</source>
            <translation>Mappen går inte att nå.</translation>
        </message>
        <message>
            <source>The system says: {text}</source>
            <extracomment>{text}: what the system or a part of it says, in its own language (timed out).</extracomment>
            <translation>Systemet säger: {text}</translation>
        </message>
        <message>
            <source>A part of the program cannot be loaded. {why} Please try again.</source>
            <extracomment>{why}: the reason: a whole sentence (Its checksum is wrong.).</extracomment>
            <translation>En del av programmet kan inte läsas in. {why} Försök igen.</translation>
        </message>
    </context>
    <context>
        <name>Replaced</name>
        <message>
            <source>Rummy Qt was updated or moved: please start it again.</source>
            <translation>Rummy Qt har uppdaterats eller flyttats: starta om det.</translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>Slow</source>
            <extracomment>a speed.</extracomment>
            <translation>Långsam</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>a speed.</extracomment>
            <translatorcomment>The same word in Swedish.</translatorcomment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Fast</source>
            <extracomment>a speed.</extracomment>
            <translation>Snabb</translation>
        </message>
        <message>
            <source>Back to the deal</source>
            <translation>Tillbaka till given</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Ett drag tillbaka</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Spela upp eller pausa</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Ett drag framåt</translation>
        </message>
        <message>
            <source>To the end of the round</source>
            <translation>Till omgångens slut</translation>
        </message>
        <message>
            <source>What each decision cost, and why</source>
            <translation>Vad varje beslut kostade, och varför</translation>
        </message>
        <message>
            <source>Leave the replay</source>
            <translation>Lämna reprisen</translation>
        </message>
        <message>
            <source>A tick for each move in its player’s colour, long where cards were laid</source>
            <translation>Ett streck för varje drag i spelarens färg, långt där kort lades ut</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>R&amp;eview</source>
            <translation>&amp;Genomgång</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <extracomment>a button: closes the window.</extracomment>
            <translation>S&amp;täng</translation>
        </message>
        <message>
            <source>&amp;All hands</source>
            <translation>&amp;Alla händer</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Drag</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>one deal and its play, many of which make a match; not a shape.</extracomment>
            <translation>Omgång</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Omgång {number}</translation>
        </message>
        <message>
            <source>Speed</source>
            <extracomment>how fast moves are shown.</extracomment>
            <translation>Hastighet</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Review</source>
            <translation>Genomgång</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spelare</translation>
        </message>
        <message>
            <source>Decisions, the costliest first</source>
            <translation>Beslut, de dyraste först</translation>
        </message>
        <message>
            <source>&amp;Judge the rest</source>
            <translation>Bedöm &amp;resten</translation>
        </message>
        <message>
            <source>Expected result, decision by decision</source>
            <translation>Väntat resultat, beslut för beslut</translation>
        </message>
        <message>
            <source>&amp;Play on with the same cards</source>
            <translation>S&amp;pela vidare med samma kort</translation>
        </message>
        <message>
            <source>Play on with &amp;fresh hidden cards</source>
            <translation>Spela vidare med &amp;nya dolda kort</translation>
        </message>
        <message>
            <source>Reading the round…</source>
            <translation>Omgången läses…</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Förlust</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Spelat</translation>
        </message>
        <message>
            <source>&amp;Back to the list</source>
            <translation>Tillbaka till &amp;listan</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Försök igen</translation>
        </message>
        <message>
            <source>Playing strength</source>
            <translation>Spelstyrka</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Bättre</translation>
        </message>
        <message>
            <source>The teacher could not be started.</source>
            <extracomment>the teacher: the program that judges decisions.</extracomment>
            <translation>Läraren kunde inte startas.</translation>
        </message>
        <message>
            <source>The teacher’s process ended.</source>
            <translation>Lärarens process har avslutats.</translation>
        </message>
        <message>
            <source>The teacher did not answer in time.</source>
            <translation>Läraren svarade inte i tid.</translation>
        </message>
        <message>
            <source>The teacher’s answer could not be used.</source>
            <translation>Lärarens svar gick inte att använda.</translation>
        </message>
        <message>
            <source>This round: {points} compared with the others’ average</source>
            <extracomment>{points}: points with their sign (+25).</extracomment>
            <translation>Omgången: {points} mot de andras genomsnitt</translation>
        </message>
        <message>
            <source>Judged against these opponents.</source>
            <translation>Bedömt mot de här motståndarna.</translation>
        </message>
        <message>
            <source>Costs cannot be added up: each is measured against the best play at that moment.</source>
            <translation>Kostnaderna går inte att lägga ihop: var och en mäts mot det bästa draget just då.</translation>
        </message>
        <message>
            <source>Judging decision {number} of {all}…</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Bedömer beslut {number} av {all}…</translation>
        </message>
        <message>
            <source>Measuring what seems to have cost most…</source>
            <translation>Mäter det som verkar ha kostat mest…</translation>
        </message>
        <message>
            <source>There was nothing to decide in this round.</source>
            <translation>Det fanns inget att besluta i den här omgången.</translation>
        </message>
        <message>
            <source>No decision cost anything that can be measured.</source>
            <translation>Inget beslut kostade något mätbart.</translation>
        </message>
        <message>
            <source>Nothing cost more.</source>
            <translation>Inget kostade mer.</translation>
        </message>
        <message>
            <source>{start} is what Club makes in this seat in an average deal, {own} by your decisions, {luck} by luck and what others did.</source>
            <extracomment>{start}: points with their sign (+12). {own}: points with their sign (−35). {luck}: points with their sign (+80).</extracomment>
            <translation>{start} är vad en klubbspelare får på den här platsen med genomsnittliga kort, {own} genom dina beslut, {luck} genom tur och vad andra gjorde.</translation>
        </message>
        <message numerus="yes">
            <source>Not clear yet: between {low} and {high} after %n reviewed round(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Inte klart än: efter %n genomgången omgång mellan {low} och {high}.</numerusform>
                <numerusform>Inte klart än: efter %n genomgångna omgångar mellan {low} och {high}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost points.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n beslut kostade poäng.</numerusform>
                <numerusform>%n beslut kostade poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>From here, for practice, in a copy that ends with this round, which counts as assisted</source>
            <translation>Härifrån, som övning, i en kopia som slutar med omgången; den räknas som spelad med hjälp</translation>
        </message>
        <message>
            <source>Near the target, points stand for the chance to win the match.</source>
            <translation>Nära målet står poängen för chansen att vinna partiet.</translation>
        </message>
        <message>
            <source>None of the others cost anything that can be measured.</source>
            <translation>Inget av de andra kostade något som går att mäta.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) could not be judged, out of {all}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {all}: how many there are (5).</extracomment>
            <translation>
                <numerusform>%n beslut av {all} kunde inte bedömas.</numerusform>
                <numerusform>%n beslut av {all} kunde inte bedömas.</numerusform>
            </translation>
        </message>
        <message>
            <source>This decision could not be judged.</source>
            <translation>Det här beslutet gick inte att bedöma.</translation>
        </message>
        <message>
            <source>Not judged yet.</source>
            <translation>Inte bedömt än.</translation>
        </message>
        <message>
            <source>Nothing better was found.</source>
            <translation>Inget bättre hittades.</translation>
        </message>
        <message>
            <source>Played: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Spelat: {way}</translation>
        </message>
        <message>
            <source>Better: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Bättre: {way}</translation>
        </message>
        <message>
            <source>Where would you draw from?</source>
            <translation>Varifrån skulle du dra?</translation>
        </message>
        <message>
            <source>What would you play?</source>
            <translation>Vad skulle du spela?</translation>
        </message>
        <message>
            <source>Would you call?</source>
            <translation>Skulle du ropa?</translation>
        </message>
        <message numerus="yes">
            <source>It cost about %n point(s), very likely between {low} and {high}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Det kostade ungefär %n poäng, mycket sannolikt mellan {low} och {high}.</numerusform>
                <numerusform>Det kostade ungefär %n poäng, mycket sannolikt mellan {low} och {high}.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is the best way.</source>
            <translation>Det är det bästa sättet.</translation>
        </message>
        <message numerus="yes">
            <source>It may have cost about %n point(s), but that is not certain.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det kan ha kostat ungefär %n poäng, men det är inte säkert.</numerusform>
                <numerusform>Det kan ha kostat ungefär %n poäng, men det är inte säkert.</numerusform>
            </translation>
        </message>
        <message>
            <source>A program counts as the level it plays most like.</source>
            <translation>Ett program räknas som den nivå vars spel det mest liknar.</translation>
        </message>
        <message>
            <source>A question mark means that a cost is not certain.</source>
            <translation>Ett frågetecken betyder att en förlust inte är säker.</translation>
        </message>
        <message>
            <source>Nothing clearly better was found.</source>
            <translation>Inget klart bättre hittades.</translation>
        </message>
        <message numerus="yes">
            <source>It cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det kostade %n poäng.</numerusform>
                <numerusform>Det kostade %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay nothing.</source>
            <translation>Lägg inte ned något.</translation>
        </message>
        <message>
            <source>Perhaps better: {way}</source>
            <extracomment>{way}: a way to play: a sentence for each of its moves (Draw from the stock.).</extracomment>
            <translation>Kanske bättre: {way}</translation>
        </message>
        <message>
            <source>Trying that out…</source>
            <translation>Det prövas…</translation>
        </message>
        <message numerus="yes">
            <source>It may cost about %n point(s), but that is not certain.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det kan kosta ungefär %n poäng, men det är inte säkert.</numerusform>
                <numerusform>Det kan kosta ungefär %n poäng, men det är inte säkert.</numerusform>
            </translation>
        </message>
        <message>
            <source>That is about as good as the best way.</source>
            <translation>Det är ungefär lika bra som det bästa sättet.</translation>
        </message>
        <message numerus="yes">
            <source>That is about %n point(s) behind the best way.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Det är ungefär %n poäng sämre än det bästa sättet.</numerusform>
                <numerusform>Det är ungefär %n poäng sämre än det bästa sättet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The same deal played by others, averaged over %n attempt(s), with ±:</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Samma giv spelad av andra, med ± i snitt av %n genomspelning:</numerusform>
                <numerusform>Samma giv spelad av andra, med ± i snitt av %n genomspelningar:</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} for {player} on move {number}</source>
            <extracomment>{card}: a card, written or spoken as “seven of clubs” (7♣). {player}: the name of a player, whatever was typed (Bo). {number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>{card}, {player}, drag {number}</translation>
        </message>
        <message>
            <source>Luck of the draw:</source>
            <translation>Tur med korten:</translation>
        </message>
        <message numerus="yes">
            <source>{most} or more over %n reviewed round(s), at least {low}: as strong as Club. How much stronger a player can be differs from game to game.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {most}: the larger number (200). {low}: the lowest possible number, or what a low ace counts (1).</extracomment>
            <translation>
                <numerusform>Efter %n genomgången omgång {most} eller mer, minst {low}: lika stark som en klubbspelare. Hur mycket starkare man kan vara skiljer sig från spel till spel.</numerusform>
                <numerusform>Efter %n genomgångna omgångar {most} eller mer, minst {low}: lika stark som en klubbspelare. Hur mycket starkare man kan vara skiljer sig från spel till spel.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Below {least} over %n reviewed round(s), at most {high}: weaker than Newcomer.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3). {high}: the highest possible number, or what a high ace counts (15).</extracomment>
            <translation>
                <numerusform>Under {least}, efter %n genomgången omgång högst {high}: svagare än en nykomling.</numerusform>
                <numerusform>Under {least}, efter %n genomgångna omgångar högst {high}: svagare än en nykomling.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{number} over %n reviewed round(s) ({low} to {high}): between {weaker} and {better}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {number}: a number: of a round, a player or a line (3). {low}: the lowest possible number, or what a low ace counts (1). {high}: the highest possible number, or what a high ace counts (15). {weaker}: the level of play below: its name (Casual). {better}: the level of play above: its name (Club).</extracomment>
            <translation>
                <numerusform>{number}, efter %n genomgången omgång mellan {low} och {high}: mellan {weaker} och {better}.</numerusform>
                <numerusform>{number}, efter %n genomgångna omgångar mellan {low} och {high}: mellan {weaker} och {better}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rising: {before} in the earlier rounds, {after} in the later ones.</source>
            <extracomment>{before}: points with one decimal (3.1). {after}: points with one decimal (1.9).</extracomment>
            <translation>Stigande: {before} i de tidigare omgångarna, {after} i de senare.</translation>
        </message>
        <message>
            <source>Falling: {before} in the earlier rounds, {after} in the later ones.</source>
            <extracomment>{before}: points with one decimal (3.1). {after}: points with one decimal (1.9).</extracomment>
            <translation>Fallande: {before} i de tidigare omgångarna, {after} i de senare.</translation>
        </message>
    </context>
    <context>
        <name>RoundEnd</name>
        <message>
            <source>You have won the match</source>
            <translation>Du har vunnit partiet</translation>
        </message>
    </context>
    <context>
        <name>RuleSigns</name>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n kort på handen</numerusform>
                <numerusform>%n kort på handen</numerusform>
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
                <numerusform>%n kort för två spelare, {least} för fler</numerusform>
                <numerusform>%n kort för två spelare, {least} för fler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{least} to %n card(s), by the number of players</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {least}: the smaller number (3).</extracomment>
            <translation>
                <numerusform>{least} till %n kort, beroende på antalet spelare</numerusform>
                <numerusform>{least} till %n kort, beroende på antalet spelare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) in a deck</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n joker i en kortlek</numerusform>
                <numerusform>%n jokrar i en kortlek</numerusform>
            </translation>
        </message>
        <message>
            <source>jokers</source>
            <translation>jokrar</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>för att gå ut</translation>
        </message>
        <message>
            <source>going out</source>
            <extracomment>beside +50: what these points are for.</extracomment>
            <translation>att gå ut</translation>
        </message>
        <message>
            <source>discards may be called</source>
            <translation>man får ropa på slängda kort</translation>
        </message>
        <message>
            <source>calls</source>
            <translation>rop</translation>
        </message>
    </context>
    <context>
        <name>SavedMatchesDialog</name>
        <message>
            <source>{name} won: {scores}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>{name} vann: {scores}</translation>
        </message>
        <message>
            <source>{name} won against {others}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {others}: other players with their points, as a list (Bo (120) and Cleo (−45)).</extracomment>
            <translation>{name} vann mot {others}</translation>
        </message>
        <message>
            <source>For practice: {scores}</source>
            <extracomment>{scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Övning: {scores}</translation>
        </message>
        <message>
            <source>Resigned: {scores}</source>
            <extracomment>{scores}: players with their points, as a list (Bo 120 and Cleo 80).</extracomment>
            <translation>Uppgivet: {scores}</translation>
        </message>
        <message>
            <source>Saved matches</source>
            <translation>Sparade partier</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Sök</translation>
        </message>
        <message>
            <source>Search by rules, name, title or date</source>
            <translation>Sök på regler, spelare, partiets namn eller datum</translation>
        </message>
        <message>
            <source>&amp;More…</source>
            <translation>&amp;Mer…</translation>
        </message>
        <message>
            <source>&amp;Name…</source>
            <translation>&amp;Namn…</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>&amp;Duplicera</translation>
        </message>
        <message>
            <source>Save a &amp;copy…</source>
            <translation>Spara en &amp;kopia…</translation>
        </message>
        <message>
            <source>Move to &amp;trash</source>
            <translation>Till &amp;papperskorgen</translation>
        </message>
        <message>
            <source>&amp;Replay</source>
            <translation>Spela &amp;upp</translation>
        </message>
        <message>
            <source>Re&amp;view</source>
            <translation>Gå &amp;igenom</translation>
        </message>
        <message>
            <source>No match has been saved yet.</source>
            <translation>Inget parti har sparats än.</translation>
        </message>
        <message>
            <source>No match found.</source>
            <translation>Inget parti hittades.</translation>
        </message>
        <message>
            <source>&amp;Look back</source>
            <translation>Se &amp;tillbaka</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Spela vidare</translation>
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
            <translation>Partiet på bordet sparas inte.</translation>
        </message>
        <message>
            <source>It is not certain that your last moves are saved.</source>
            <translation>Det går inte att säga om dina senaste drag är sparade.</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) are not saved yet.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>%n drag är inte sparat än.</numerusform>
                <numerusform>%n drag är inte sparade än.</numerusform>
            </translation>
        </message>
        <message>
            <source>The match is saved up to the last move, in {path}.</source>
            <extracomment>{path}: a file or a match, by its name (evening.rummy).</extracomment>
            <translation>Partiet är sparat till och med det senaste draget, i {path}.</translation>
        </message>
        <message>
            <source>The match is saved up to the last move.</source>
            <translation>Partiet är sparat till och med det senaste draget.</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Totals over the rounds</source>
            <translation>Totalpoäng efter varje omgång</translation>
        </message>
        <message>
            <source>Points of every round</source>
            <translation>Poängen i varje omgång</translation>
        </message>
        <message>
            <source>How the match stands</source>
            <translation>Ställningen i partiet</translation>
        </message>
        <message>
            <source>You have won the match</source>
            <translation>Du har vunnit partiet</translation>
        </message>
        <message>
            <source>{name} has won the match</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} har vunnit partiet</translation>
        </message>
        <message>
            <source>The match goes to {target}.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Partiet går till {target}.</translation>
        </message>
        <message>
            <source>{points} from {name}</source>
            <extracomment>{points}: a sum of points (120). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{points} från {name}</translation>
        </message>
        <message numerus="yes">
            <source>You collect %n point(s) in all: {sums}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {sums}: points and the players they come from, as a list (90 from Bo).</extracomment>
            <translation>
                <numerusform>Du får totalt %n poäng: {sums}.</numerusform>
                <numerusform>Du får totalt %n poäng: {sums}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} collects %n point(s) in all: {sums}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo). {sums}: points and the players they come from, as a list (90 from Bo).</extracomment>
            <translation>
                <numerusform>{name} får totalt %n poäng: {sums}.</numerusform>
                <numerusform>{name} får totalt %n poäng: {sums}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Omgång {number}</translation>
        </message>
        <message>
            <source>Re&amp;play round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Spela &amp;upp omgång {number}</translation>
        </message>
        <message>
            <source>{points} from you</source>
            <extracomment>{points}: a sum of points (120).</extracomment>
            <translation>{points} från dig</translation>
        </message>
        <message>
            <source>The round is still being played. Its points will be shown here.</source>
            <translation>Omgången pågår än. Dess poäng visas här.</translation>
        </message>
        <message numerus="yes">
            <source>You collect %n point(s) from {name}.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>Du får %n poäng från {name}.</numerusform>
                <numerusform>Du får %n poäng från {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} collects %n point(s) from you.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} får %n poäng från dig.</numerusform>
                <numerusform>{name} får %n poäng från dig.</numerusform>
            </translation>
        </message>
        <message>
            <source>Re&amp;view it</source>
            <translation>Gå &amp;igenom den</translation>
        </message>
        <message>
            <source>Pla&amp;y it again</source>
            <translation>Spela &amp;den igen</translation>
        </message>
        <message>
            <source>Play round {number} again for practice, in a copy of the match</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Spela omgång {number} igen som övning, i en kopia av partiet</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>sets and runs of cards.</extracomment>
            <translation>Nedlagt</translation>
        </message>
        <message>
            <source>Lay-offs</source>
            <extracomment>cards that were added to melds on the table.</extracomment>
            <translation>Utbyggt</translation>
        </message>
        <message>
            <source>Hand</source>
            <extracomment>the cards left in a player’s hand; not a part of the body.</extracomment>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Bonus</source>
            <extracomment>points for going out.</extracomment>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Penalties</source>
            <extracomment>points that were paid.</extracomment>
            <translation>Straff</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>the sum of the points.</extracomment>
            <translation>Totalt</translation>
        </message>
    </context>
    <context>
        <name>SeatsAtTable</name>
        <message>
            <source>&amp;Opponents</source>
            <translation>&amp;Motståndare</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>chosen</source>
            <extracomment>a card of the hand that was chosen.</extracomment>
            <translation>valt</translation>
        </message>
        <message>
            <source>new</source>
            <extracomment>a card of the hand that was drawn or taken last.</extracomment>
            <translation>nytt</translation>
        </message>
        <message>
            <source>fits your meld: {meld}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>passar till din kombination: {meld}</translation>
        </message>
        <message>
            <source>fits the meld laid by {name}: {meld}</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo). {meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣).</extracomment>
            <translation>passar till kombinationen som {name} lade: {meld}</translation>
        </message>
        <message>
            <source>can be melded</source>
            <translation>kan läggas ned</translation>
        </message>
        <message>
            <source>must be used at once</source>
            <translation>måste användas omedelbart</translation>
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
            <translation>{card}, överst</translation>
        </message>
        <message>
            <source>Discard pile, {cards}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Spelhögen, {cards}</translation>
        </message>
        <message>
            <source>{first} to {last} of {suit}</source>
            <extracomment>a run on the table, by its ends. {first}: the lowest rank of a run (5). {last}: the highest rank of a run (8). {suit}: the spoken suit of a card (clubs).</extracomment>
            <translation>{suit} {first} till {last}</translation>
        </message>
        <message>
            <source>cannot be discarded</source>
            <translation>kan inte slängas</translation>
        </message>
        <message>
            <source>Your hand is empty.</source>
            <translation>Din hand är tom.</translation>
        </message>
        <message>
            <source>In your hand, {count}: {cards}.</source>
            <extracomment>{count}: “7 cards”; {cards}: their names. {count}: how many cards (4). {cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>På din hand, {count}: {cards}.</translation>
        </message>
        <message>
            <source>run: {cards}; {points}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards). {points}: points (24 points).</extracomment>
            <translation>nummerföljd: {cards}; {points}</translation>
        </message>
        <message>
            <source>set: {cards}; {points}</source>
            <extracomment>{cards}: cards in spoken words, or how many cards (7 cards). {points}: points (24 points).</extracomment>
            <translation>grupp: {cards}; {points}</translation>
        </message>
        <message>
            <source>{meld}; laid by {name}</source>
            <extracomment>{meld}: a meld on the table by its cards, written or spoken (7♣ 8♣ 9♣). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{meld}; lagd av {name}</translation>
        </message>
        <message>
            <source>{name}: {cards}; {total} in all, {on_table} on the table</source>
            <extracomment>{cards}: “7 cards”; {total} and {on_table}: “120 points”. {name}: the name of a player, whatever was typed (Bo). {cards}: cards in spoken words, or how many cards (7 cards). {total}: the points of all rounds together (120 points). {on_table}: what lies on the table for a player (24 points).</extracomment>
            <translation>{name}: {cards}; totalt {total}, på bordet {on_table}</translation>
        </message>
        <message>
            <source>{seat}; playing now</source>
            <extracomment>{seat}: a player with cards and points, as “Bo: 7 cards; …”. {seat}: a player with cards and points (Bo: 7 cards; in all 120 points).</extracomment>
            <translation>{seat}; spelar nu</translation>
        </message>
        <message>
            <source>You may call this discard until somebody else does.</source>
            <translation>Du får ropa på det här kortet tills någon annan gör det.</translation>
        </message>
        <message>
            <source>You may call this discard, for as long as you like.</source>
            <translation>Du får ropa på det här kortet så länge du vill.</translation>
        </message>
        <message numerus="yes">
            <source>You may call this discard for %n second(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du får ropa på det här kortet i %n sekund.</numerusform>
                <numerusform>Du får ropa på det här kortet i %n sekunder.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A false call costs %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ett felrop kostar %n poäng.</numerusform>
                <numerusform>Ett felrop kostar %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>{key} calls it, {other} lets it pass.</source>
            <extracomment>{key} and {other}: keys, such as C and Esc. {key}: a key (C). {other}: another key (Esc).</extracomment>
            <translation>{key} ropar, {other} låter det passera.</translation>
        </message>
        <message>
            <source>No card is chosen.</source>
            <translation>Inget kort är valt.</translation>
        </message>
        <message>
            <source>Chosen: {cards}.</source>
            <extracomment>{cards}: cards of the hand, as “seven to nine of clubs”. {cards}: cards in spoken words, or how many cards (7 cards).</extracomment>
            <translation>Valt: {cards}.</translation>
        </message>
        <message>
            <source>The match goes to {target}.</source>
            <extracomment>{target}: the points that end a match (500).</extracomment>
            <translation>Partiet går till {target}.</translation>
        </message>
        <message>
            <source>Dealer: {name}.</source>
            <extracomment>{name}: a player, perhaps “You”. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>Kortgivare: {name}.</translation>
        </message>
        <message>
            <source>{name}: {points}, {total} in all</source>
            <extracomment>{points}: of this round, as “+25”; {total}: of all rounds, as “120 points”. {name}: the name of a player, whatever was typed (Bo). {points}: points (24 points). {total}: the points of all rounds together (120 points).</extracomment>
            <translation>{name}: {points}, totalt {total}</translation>
        </message>
        <message>
            <source>{key} deals the next round.</source>
            <extracomment>{key}: of the keyboard, such as Ctrl+Return. {key}: a key (C).</extracomment>
            <translation>{key} delar ut till nästa omgång.</translation>
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
            <translation>Alla regler</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Omgångar</translation>
        </message>
        <message>
            <source>Unassisted</source>
            <translation>Utan hjälp</translation>
        </message>
        <message>
            <source>Assisted</source>
            <translation>Med hjälp</translation>
        </message>
        <message>
            <source>All rounds</source>
            <translation>Alla omgångar</translation>
        </message>
        <message>
            <source>Matches won of the last 20</source>
            <translation>Vunna partier av de 20 senaste</translation>
        </message>
        <message>
            <source>Results by opponent</source>
            <translation>Resultat per motståndare</translation>
        </message>
        <message>
            <source>Start &amp;afresh…</source>
            <translation>&amp;Börja om…</translation>
        </message>
        <message>
            <source>Finish a match, and it is counted here.</source>
            <translation>Avsluta ett parti, så räknas det här.</translation>
        </message>
        <message>
            <source>New &amp;match…</source>
            <translation>Nytt &amp;parti…</translation>
        </message>
        <message numerus="yes">
            <source>Not counted: %n match(es) that cannot be read at the moment.</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Inte räknat: %n parti som inte kan läsas just nu.</numerusform>
                <numerusform>Inte räknade: %n partier som inte kan läsas just nu.</numerusform>
            </translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Mot</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partier</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vunna</translation>
        </message>
        <message>
            <source>matches played</source>
            <translation>spelade partier</translation>
        </message>
        <message>
            <source>matches won</source>
            <translation>vunna partier</translation>
        </message>
        <message>
            <source>assisted: {number}</source>
            <extracomment>{number}: how many of all (3).</extracomment>
            <translation>med hjälp: {number}</translation>
        </message>
        <message>
            <source>points per round</source>
            <translation>poäng per omgång</translation>
        </message>
        <message>
            <source>current winning streak</source>
            <translation>vinster i rad just nu</translation>
        </message>
        <message>
            <source>longest winning streak</source>
            <translation>flest vinster i rad</translation>
        </message>
        <message>
            <source>rounds played</source>
            <translation>spelade omgångar</translation>
        </message>
        <message>
            <source>best round</source>
            <translation>bästa omgång</translation>
        </message>
        <message>
            <source>rounds you went out in</source>
            <translation>omgångar där du gick ut</translation>
        </message>
        <message>
            <source>of {all}</source>
            <extracomment>{all}: how many there are (5).</extracomment>
            <translation>av {all}</translation>
        </message>
        <message>
            <source>piles taken</source>
            <translation>tagna högar</translation>
        </message>
        <message>
            <source>Turns in which you took more than the top discard, of those where you could</source>
            <translation>Turer då du tog mer än det översta kortet i spelhögen, av dem då du kunde</translation>
        </message>
        <message>
            <source>most rounds in a match</source>
            <translation>flest omgångar i ett parti</translation>
        </message>
        <message>
            <source>discards called</source>
            <translation>rop på slängda kort</translation>
        </message>
        <message>
            <source>Discards of others that you called, out of those that fitted a meld</source>
            <translation>Andras slängda kort som du ropade på, av dem som passade till en kombination</translation>
        </message>
        <message>
            <source>false calls</source>
            <translation>felrop</translation>
        </message>
        <message>
            <source>Calls that fitted nowhere and cost points</source>
            <translation>Rop som inte passade någonstans och kostade poäng</translation>
        </message>
        <message>
            <source>Start counting from now on?</source>
            <translation>Vill du börja räkna från och med nu?</translation>
        </message>
        <message>
            <source>Your saved matches stay. This cannot be undone.</source>
            <translation>Dina sparade partier finns kvar. Det här går inte att ångra.</translation>
        </message>
        <message>
            <source>Start &amp;afresh</source>
            <translation>&amp;Börja om</translation>
        </message>
        <message>
            <source>&amp;Keep counting</source>
            <translation>&amp;Fortsätt räkna</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Read the rule behind this in the handbook</source>
            <translation>Läs regeln bakom det här i handboken</translation>
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
                <numerusform>Ropa på det senast slängda kortet; ett felrop kostar %n poäng</numerusform>
                <numerusform>Ropa på det senast slängda kortet; ett felrop kostar %n poäng</numerusform>
            </translation>
        </message>
        <message>
            <source>Let it pass</source>
            <extracomment>a button: not to call the discard.</extracomment>
            <translation>Låt passera</translation>
        </message>
        <message>
            <source>Pass</source>
            <extracomment>a button, the verb: to take no card.</extracomment>
            <translation>Passa</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nästa omgång</translation>
        </message>
        <message>
            <source>Scores</source>
            <extracomment>a button: shows the score sheet.</extracomment>
            <translation>Poäng</translation>
        </message>
        <message>
            <source>Discard</source>
            <extracomment>a button, the verb: to put a card on the discard pile.</extracomment>
            <translation>Släng</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n point(s)</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Betala %n poäng</numerusform>
                <numerusform>Betala %n poäng</numerusform>
            </translation>
        </message>
        <message>
            <source>Look into the pile ({points})</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>Kika i högen ({points})</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Varför?</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ångra</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tips</translation>
        </message>
        <message>
            <source>Round {number} of {all}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3). {all}: how many there are (5).</extracomment>
            <translation>Omgång {number} av {all}</translation>
        </message>
        <message>
            <source>Suit</source>
            <extracomment>a button: sorts the hand by suit (clubs, diamonds …). Little room.</extracomment>
            <translation>Färg</translation>
        </message>
        <message>
            <source>Sort the hand by suit</source>
            <translation>Sortera handen efter färg</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>a button: sorts the hand by rank (2, 3, … king). Little room.</extracomment>
            <translation>Valör</translation>
        </message>
        <message>
            <source>Sort the hand by rank</source>
            <translation>Sortera handen efter valör</translation>
        </message>
        <message>
            <source>Melds</source>
            <extracomment>a button: sorts the hand so that melds lie side by side. Little room.</extracomment>
            <translation>Kombinationer</translation>
        </message>
        <message>
            <source>Sort melds side by side</source>
            <translation>Sortera kombinationer sida vid sida</translation>
        </message>
        <message>
            <source>Do it</source>
            <translation>Gör det</translation>
        </message>
        <message>
            <source>Meld</source>
            <extracomment>a button, the verb: to lay chosen cards as a meld.</extracomment>
            <translation>Lägg ned</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Byt</translation>
        </message>
        <message>
            <source>Lay off</source>
            <extracomment>a button, the verb: to add chosen cards to melds on the table.</extracomment>
            <translation>Bygg ut</translation>
        </message>
        <message>
            <source>Lay all ({points})</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>Lägg allt ({points})</translation>
        </message>
        <message numerus="yes">
            <source>You made %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du fick %n poäng.</numerusform>
                <numerusform>Du fick %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>In the lead: {names}.</source>
            <extracomment>{names}: several players, “You” perhaps among them. {names}: the names of players, as a list (Bo and Cleo).</extracomment>
            <translation>I ledning: {names}.</translation>
        </message>
        <message>
            <source>These do not make a meld.</source>
            <translation>De här korten bildar ingen kombination.</translation>
        </message>
        <message>
            <source>Lay every meld and lay off what fits</source>
            <translation>Lägg ned alla kombinationer och bygg ut med det som passar</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>a button: shows the list of moves that were played.</extracomment>
            <translation>Drag</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Vad som har hänt</translation>
        </message>
        <message>
            <source>You discard one card: choose just that one.</source>
            <translation>Bara ett kort slängs: välj bara det.</translation>
        </message>
        <message numerus="yes">
            <source>A call would cost %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Ett rop skulle kosta %n poäng.</numerusform>
                <numerusform>Ett rop skulle kosta %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Does it fit? Then call it.</source>
            <extracomment>the last discard: a meld on the table.</extracomment>
            <translation>Passar det? Ropa då.</translation>
        </message>
        <message>
            <source>of {points}</source>
            <extracomment>{points}: points, with a sign where they are won (+25).</extracomment>
            <translation>av {points}</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>Omgång {number}</translation>
        </message>
        <message>
            <source>Card table</source>
            <translation>Kortbord</translation>
        </message>
        <message>
            <source>{rank}: not here.</source>
            <extracomment>{rank}: the spoken rank of a card (seven).</extracomment>
            <translation>{rank}: finns inte här.</translation>
        </message>
        <message>
            <source>The discard pile, from the bottom up</source>
            <translation>Spelhögen, nedifrån och upp</translation>
        </message>
        <message>
            <source>Put the cards back</source>
            <translation>Lägg tillbaka korten</translation>
        </message>
        <message numerus="yes">
            <source>You have won the match with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du har vunnit partiet med %n poäng.</numerusform>
                <numerusform>Du har vunnit partiet med %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has won the match with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} har vunnit partiet med %n poäng.</numerusform>
                <numerusform>{name} har vunnit partiet med %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lead with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3).</extracomment>
            <translation>
                <numerusform>Du leder med %n poäng.</numerusform>
                <numerusform>Du leder med %n poäng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} leads with %n point(s).</source>
            <extracomment>%n: the number of what is counted; the word in front of (s) follows it (3). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>
                <numerusform>{name} leder med %n poäng.</numerusform>
                <numerusform>{name} leder med %n poäng.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} is playing.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} spelar.</translation>
        </message>
        <message>
            <source>It fits: call it?</source>
            <translation>Det passar: vill du ropa?</translation>
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
            <translation>dolt</translation>
        </message>
        <message>
            <source>went out</source>
            <extracomment>what a player did, at the end of their last turn.</extracomment>
            <translation>gick ut</translation>
        </message>
        <message>
            <source>laid one face down</source>
            <extracomment>what a player did, where there is little room.</extracomment>
            <translation>lade ett dolt</translation>
        </message>
        <message>
            <source>dealt {count}, turned up</source>
            <extracomment>{count}: cards for each player; a small card follows, the first of the discard pile. {count}: how many cards (4).</extracomment>
            <translation>delade ut {count}, vände upp</translation>
        </message>
        <message>
            <source>drew</source>
            <extracomment>what a player did, before a small card: drew it from the stock.</extracomment>
            <translation>drog</translation>
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
            <translation>lade</translation>
        </message>
        <message>
            <source>swapped</source>
            <extracomment>what a player did, before a small card: gave it for a joker on the table.</extracomment>
            <translation>bytte</translation>
        </message>
        <message>
            <source>discarded</source>
            <extracomment>what a player did, before a small card: discarded it.</extracomment>
            <translation>slängde</translation>
        </message>
        <message>
            <source>called</source>
            <extracomment>what a player did, before a small card: called “Rommy!” and laid it off.</extracomment>
            <translation>ropade</translation>
        </message>
        <message>
            <source>called in vain, {points}</source>
            <extracomment>{points}: what that cost, as “−50”. {points}: points with their sign (+25).</extracomment>
            <translation>ropade fel, {points}</translation>
        </message>
        <message>
            <source>paid {points}</source>
            <extracomment>{points}: what that cost, as “−50”. {points}: points with their sign (+25).</extracomment>
            <translation>betalade {points}</translation>
        </message>
        <message>
            <source>looked</source>
            <extracomment>what a player did: looked into the discard pile.</extracomment>
            <translation>kikade</translation>
        </message>
        <message>
            <source>passed</source>
            <extracomment>what a player did.</extracomment>
            <translation>passade</translation>
        </message>
        <message>
            <source>The discards became the stock ({count})</source>
            <extracomment>{count}: how many cards the stock has now. {count}: how many cards (4).</extracomment>
            <translation>Spelhögen blev korthög ({count})</translation>
        </message>
        <message>
            <source>The round is over</source>
            <translation>Omgången är slut</translation>
        </message>
        <message>
            <source>a stand-in played:</source>
            <extracomment>at an opponent who did not answer, before what a simple player did in that turn.</extracomment>
            <translation>en ersättare spelade:</translation>
        </message>
        <message>
            <source>for a joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>mot en joker</translation>
        </message>
        <message>
            <source>dealt {count}</source>
            <extracomment>{count}: cards for each player; the first of the discard pile is covered now. {count}: how many cards (4).</extracomment>
            <translation>gav {count}</translation>
        </message>
        <message>
            <source>discarded a card</source>
            <extracomment>what a player did; which card it was is covered now.</extracomment>
            <translation>slängde ett</translation>
        </message>
        <message>
            <source>took the pile ({count})</source>
            <extracomment>what a player did; {count}: how many cards lay in the discard pile. {count}: how many cards (4).</extracomment>
            <translation>tog högen ({count})</translation>
        </message>
        <message>
            <source>on your run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>till din följd</translation>
        </message>
        <message>
            <source>on their own run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>till sin egen följd</translation>
        </message>
        <message>
            <source>on {name}’s run</source>
            <extracomment>after cards that were laid off, and whose run they joined. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>till en följd hos {name}</translation>
        </message>
        <message>
            <source>on a run</source>
            <extracomment>after cards that were laid off, and whose run they joined.</extracomment>
            <translation>till en följd</translation>
        </message>
        <message>
            <source>on your set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>till din grupp</translation>
        </message>
        <message>
            <source>on their own set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>till sin egen grupp</translation>
        </message>
        <message>
            <source>on {name}’s set</source>
            <extracomment>after cards that were laid off, and whose set they joined. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>till en grupp hos {name}</translation>
        </message>
        <message>
            <source>on a set</source>
            <extracomment>after cards that were laid off, and whose set they joined.</extracomment>
            <translation>till en grupp</translation>
        </message>
        <message>
            <source>for your joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>mot din joker</translation>
        </message>
        <message>
            <source>for their own joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was.</extracomment>
            <translation>mot sin egen joker</translation>
        </message>
        <message>
            <source>for {name}’s joker</source>
            <extracomment>after a card that took the place of a joker, and whose joker it was. {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>mot jokern från {name}</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>A hidden card has been shown since. If you then play on in another way, the round counts as assisted; if you redo what you took back, it does not.</source>
            <translation>Sedan dess har ett dolt kort visats. Om du nu spelar vidare på ett annat sätt räknas omgången som spelad med hjälp; gör du om det du tog tillbaka räknas den inte så.</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>500 Rum, a quiet evening at the table</source>
            <translation>500 Rum, en lugn kväll vid bordet</translation>
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
            <translation>Bara det översta kortet i spelhögen syns. Ta det, eller våga ta hela högen: då lägger du genast ned en ny kombination ur den eller betalar 100 poäng. Att gå ut ger 50.</translation>
        </message>
        <message>
            <source>Michigan rummy</source>
            <translation>Michigan</translation>
        </message>
        <message>
            <source>Like Femhundra, but with the discards open: take the top one, or dare to take a deeper one with every card above it: then you lay a new meld from them or pay 100 points.</source>
            <translation>Som Femhundra, men med öppen spelhög: ta det översta kortet, eller våga ta ett längre ned med alla kort ovanpå: då lägger du ned en ny kombination ur dem eller betalar 100 poäng.</translation>
        </message>
        <message>
            <source>Dutch rules</source>
            <translation>Holland</translation>
        </message>
        <message>
            <source>The same game as the German one, told in its own words: all discards open, seven cards, thirteen with two players.</source>
            <translation>Samma spel som det tyska, berättat med egna ord: öppen spelhög, sju kort på handen, tretton med två spelare.</translation>
        </message>
        <message>
            <source>Danish rules</source>
            <translation>Danmark</translation>
        </message>
        <message>
            <source>With three jokers, runs that turn the corner, and the call “Rommy!” for a discard that fits a meld. You go out with a last card, face down.</source>
            <translation>Med tre jokrar, nummerföljder som går runt hörnet och ropet ”Rommy!” på ett slängt kort som passar till en kombination. Du går ut med ett sista kort, med baksidan uppåt.</translation>
        </message>
        <message>
            <source>Polish rules</source>
            <translation>Polen</translation>
        </message>
        <message>
            <source>Newcomer</source>
            <translation>Nykomling</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Nybörjare</translation>
        </message>
        <message>
            <source>Casual</source>
            <extracomment>a level of play.</extracomment>
            <translation>Hobbyspelare</translation>
        </message>
        <message>
            <source>Club</source>
            <extracomment>a level of play, as good as a member of a card club; not the suit.</extracomment>
            <translation>Klubbspelare</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Expert</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Mästare</translation>
        </message>
        <message>
            <source>Random</source>
            <extracomment>an opponent that plays by chance.</extracomment>
            <translation>Slumpen</translation>
        </message>
        <message>
            <source>Program</source>
            <extracomment>an opponent: another program.</extracomment>
            <translatorcomment>The same word in Swedish.</translatorcomment>
            <translation>Program</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>the person at the computer, as a player.</extracomment>
            <translation>Du</translation>
        </message>
        <message>
            <source>Learned the game today: seldom takes a discard, and misses most lay-offs.</source>
            <translation>Lärde sig spelet i dag: tar sällan ur spelhögen, och missar de flesta utbyggnader.</translation>
        </message>
        <message>
            <source>Sees the top discard only, and overlooks a good deal.</source>
            <translation>Ser bara det översta kortet i spelhögen och missar en hel del.</translation>
        </message>
        <message>
            <source>Looks a few discards deep, and overlooks something now and then.</source>
            <translation>Ser några kort ned i spelhögen, och missar något då och då.</translation>
        </message>
        <message>
            <source>Misses nothing and knows what each card is worth, but does not look ahead.</source>
            <translation>Missar ingenting, och vet vad ett kort är värt; tänker inte framåt.</translation>
        </message>
        <message>
            <source>Plays like Club, but guesses at hidden hands and tries its moves out first.</source>
            <translation>Spelar som klubbspelare, gissar vad andra har på handen och provar sina drag först.</translation>
        </message>
        <message>
            <source>Plays like Expert, but looks five times as long and far more closely.</source>
            <translation>Spelar som expert, och tänker fem gånger så länge och mycket noggrannare.</translation>
        </message>
        <message>
            <source>{name} likes to take from the discard pile.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} tar gärna ur spelhögen.</translation>
        </message>
        <message>
            <source>{name} seldom takes the pile, and gives little away.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} tar sällan högen, och ger inte bort mycket.</translation>
        </message>
        <message>
            <source>{name} lays at once, and wants to be out first.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} lägger genast, och vill gå ut först.</translation>
        </message>
        <message>
            <source>{name} keeps valuable cards, and lays them late.</source>
            <extracomment>{name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{name} behåller dyra kort, och lägger dem sent.</translation>
        </message>
        <message>
            <source>Fjord</source>
            <extracomment>a colour: blue as a fjord.</extracomment>
            <translatorcomment>The same word in Swedish.</translatorcomment>
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
            <translation>Lera</translation>
        </message>
        <message>
            <source>Moss</source>
            <extracomment>a colour: green.</extracomment>
            <translation>Mossa</translation>
        </message>
        <message>
            <source>Ice</source>
            <extracomment>a colour: pale blue.</extracomment>
            <translation>Is</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>a colour: grey as the stone.</extracomment>
            <translation>Skiffer</translation>
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
            <translatorcomment>The same word in Swedish.</translatorcomment>
            <translation>Iris</translation>
        </message>
        <message>
            <source>Ochre</source>
            <translation>Ockra</translation>
        </message>
        <message>
            <source>Raspberry</source>
            <translation>Hallon</translation>
        </message>
        <message>
            <source>Fern</source>
            <translation>Ormbunke</translation>
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
            <translation>Azurblå</translation>
        </message>
        <message>
            <source>Challenge {mark}</source>
            <extracomment>{mark}: four digits and letters that tell challenges apart. {mark}: four digits and letters that tell challenges apart (5f3a).</extracomment>
            <translation>Utmaning {mark}</translation>
        </message>
        <message>
            <source>Deal of {date}</source>
            <extracomment>{date}: a day in figures (24/11/2026).</extracomment>
            <translation>Given {date}</translation>
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
                <numerusform>%n motståndare, {levels}</numerusform>
                <numerusform>%n motståndare, {levels}</numerusform>
            </translation>
        </message>
        <message>
            <source>Without machine code, as here, it takes 40 times as long.</source>
            <translation>Här körs det utan maskinkod och tar 40 gånger så lång tid.</translation>
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
            <translation>Det körs inte avskärmat här: det får göra allt som du får.</translation>
        </message>
        <message>
            <source>{program} cannot be started.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} kan inte startas.</translation>
        </message>
        <message>
            <source>The classic. All discards lie open: take any of them, with every card above it, if you use it at once. The winner of a match collects the difference from each opponent.</source>
            <translation>Klassikern. Spelhögen ligger öppen: ta vilket kort du vill, med alla kort ovanpå, om du använder det omedelbart. Vinnaren av ett parti får skillnaden av varje motståndare.</translation>
        </message>
        <message>
            <source>All discards lie open; the round ends at the latest with the last card of the stock.</source>
            <translation>Spelhögen ligger öppen; omgången slutar senast med korthögens sista kort.</translation>
        </message>
        <message>
            <source>{program} ended instead of answering.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} avslutades i stället för att svara.</translation>
        </message>
        <message>
            <source>{program} did not answer in time.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} svarade inte i tid.</translation>
        </message>
        <message>
            <source>{program} answered with something that is not a legal move.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player).</extracomment>
            <translation>{program} svarade med något som inte är ett tillåtet drag.</translation>
        </message>
        <message>
            <source>Your own program. Hints and reviews count it as the level it plays most like.</source>
            <translation>Ditt eget program. Tips och genomgångar räknar det till den nivå som det spelar mest likt.</translation>
        </message>
        <message>
            <source>{program} is no longer there: a simple stand-in plays for {name}.</source>
            <extracomment>{program}: the name of an opponent’s program (my-player). {name}: the name of a player, whatever was typed (Bo).</extracomment>
            <translation>{program} finns inte längre: en ersättare spelar för {name}.</translation>
        </message>
        <message>
            <source>Girl with a wreath</source>
            <translation>Flicka med krans</translation>
        </message>
        <message>
            <source>Sailor</source>
            <translation>Sjöman</translation>
        </message>
        <message>
            <source>Hare</source>
            <translatorcomment>The same word.</translatorcomment>
            <translation>Hare</translation>
        </message>
        <message>
            <source>Owl</source>
            <translation>Uggla</translation>
        </message>
        <message>
            <source>Grandmother</source>
            <translation>Mormor</translation>
        </message>
        <message>
            <source>Moose</source>
            <translation>Älg</translation>
        </message>
        <message>
            <source>Goose</source>
            <translation>Gås</translation>
        </message>
        <message>
            <source>Chimney sweep</source>
            <translation>Sotare</translation>
        </message>
        <message>
            <source>a move taken back after a hidden card had been shown</source>
            <translation>ett drag som togs tillbaka efter att ett dolt kort hade visats</translation>
        </message>
        <message>
            <source>a hint, the tutor or a covered card in the list of moves</source>
            <translation>ett tips, handledaren eller ett täckt kort i draglistan</translation>
        </message>
        <message>
            <source>a deal known before</source>
            <translation>en giv som var känd sedan tidigare</translation>
        </message>
        <message>
            <source>a simple stand-in for an opponent</source>
            <translation>en ersättare för en motståndare</translation>
        </message>
        <message>
            <source>Assisted: {help}. The statistics keep such rounds apart.</source>
            <extracomment>{help}: what helped, as a list (a deal known before).</extracomment>
            <translation>Med hjälp: {help}. I statistiken räknas sådana omgångar för sig.</translation>
        </message>
        <message>
            <source>player {number}</source>
            <extracomment>{number}: a number: of a round, a player or a line (3).</extracomment>
            <translation>spelare {number}</translation>
        </message>
    </context>
</TS>
