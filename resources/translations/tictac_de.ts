<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>About Tictac</source>
        <translation>Über Tictac</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Connect Four is there too, solved: what every column leads to.</source>
        <translation>Auch Vier gewinnt ist dabei, gelöst: wohin jede Spalte führt.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Play at a level that suits you, see what every move leads to, and follow the minimax search call by call.</source>
        <translation>Spiel auf einer Stufe, die zu dir passt, sieh, wohin jeder Zug führt, und verfolge die Minimax-Suche Aufruf für Aufruf.</translation>
    </message>
    <message>
        <source>Runs on Qt {0}, PySide6 {1} and Python {2}</source>
        <translation>Läuft mit Qt {0}, PySide6 {1} und Python {2}</translation>
    </message>
    <message>
        <source>Tic-tac-toe you can&apos;t beat – and it shows you why.</source>
        <translation>Tic-Tac-Toe, das du nicht schlagen kannst – und das dir zeigt, warum.</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Tictac</source>
        <translation>Ü&amp;ber Tictac</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Back to the Game</source>
        <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
        <source>&amp;Course…</source>
        <translation>&amp;Kurs …</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>S&amp;tufe</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>So wird &amp;gespielt</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Match-ups…</source>
        <translation>&amp;Duelle…</translation>
    </message>
    <message>
        <source>&amp;Names…</source>
        <translation>&amp;Namen…</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Open Position…</source>
        <translation>Stellung &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Past Games…</source>
        <translation>&amp;Frühere Spiele…</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Previous Move</source>
        <translation>&amp;Vorheriger Zug</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Aufgaben…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>A&amp;nimations</source>
        <translation>A&amp;nimationen</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Cop&amp;y Position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>S&amp;piel kopieren</translation>
    </message>
    <message>
        <source>How It &amp;Thinks…</source>
        <translation>&amp;So denkt der Computer…</translation>
    </message>
    <message>
        <source>Move &amp;Values</source>
        <translation>Zug&amp;werte</translation>
    </message>
    <message>
        <source>N&amp;ext Move</source>
        <translation>Nächster Zu&amp;g</translation>
    </message>
    <message>
        <source>P&amp;aste Position</source>
        <translation>Stellung &amp;einfügen</translation>
    </message>
    <message>
        <source>Play from &amp;Here</source>
        <translation>Von &amp;hier aus spielen</translation>
    </message>
    <message>
        <source>Pro&amp;ve It…</source>
        <translation>&amp;Beweis…</translation>
    </message>
    <message>
        <source>Save P&amp;icture…</source>
        <translation>Bil&amp;d speichern…</translation>
    </message>
    <message>
        <source>Show the Sear&amp;ch</source>
        <translation>Su&amp;che zeigen</translation>
    </message>
</context>
<context>
    <name>Announcement</name>
    <message>
        <source>{0} plays {1}.</source>
        <translation>{0}: {1}.</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Follow &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Best move. {0}</source>
        <translation>Bester Zug. {0}</translation>
    </message>
    <message>
        <source>Row {0}, column {1}</source>
        <translation>Zeile {0}, Spalte {1}</translation>
    </message>
    <message>
        <source>{0}, empty</source>
        <translation>{0}, leer</translation>
    </message>
    <message>
        <source>{0}, empty, better</source>
        <translation>{0}, leer, besser</translation>
    </message>
    <message>
        <source>{0}, empty, hint</source>
        <translation>{0}, leer, Tipp</translation>
    </message>
    <message>
        <source>{0}, {1.piece}</source>
        <translation>{0}, {1.piece}</translation>
    </message>
    <message>
        <source>{0}, {1.piece}, in the winning line</source>
        <translation>{0}, {1.piece}, in der Gewinnreihe</translation>
    </message>
    <message>
        <source>{0}, {1.piece}, last move</source>
        <translation>{0}, {1.piece}, letzter Zug</translation>
    </message>
    <message>
        <source>{0}, {1.piece}, the computer&apos;s last move</source>
        <translation>{0}, {1.piece}, letzter Zug des Computers</translation>
    </message>
    <message>
        <source>{0}, {1.piece}, the move that changed the result</source>
        <translation>{0}, {1.piece}, der Zug, der das Ergebnis änderte</translation>
    </message>
    <message>
        <source>{0}, {1.piece}, your last move</source>
        <translation>{0}, {1.piece}, dein letzter Zug</translation>
    </message>
</context>
<context>
    <name>BookFault</name>
    <message>
        <source>The opening book of Connect Four belongs to a newer version of Tictac.</source>
        <translation>Das Eröffnungsbuch von Vier gewinnt gehört zu einer neueren Version von Tictac.</translation>
    </message>
    <message>
        <source>The opening book of Connect Four is damaged.</source>
        <translation>Das Eröffnungsbuch von Vier gewinnt ist beschädigt.</translation>
    </message>
    <message>
        <source>The opening book of Connect Four is incomplete.</source>
        <translation>Das Eröffnungsbuch von Vier gewinnt ist unvollständig.</translation>
    </message>
    <message>
        <source>The opening book of Connect Four is missing.</source>
        <translation>Das Eröffnungsbuch von Vier gewinnt fehlt.</translation>
    </message>
    <message>
        <source>Without it, play is slower and may not be perfect. Reinstall Tictac to fix this.</source>
        <translation>Ohne das Buch spielt der Computer langsamer und vielleicht nicht perfekt. Installiere Tictac neu, um das zu beheben.</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <source>Forget all progress</source>
        <translation>Allen Fortschritt vergessen</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>Von vorn …</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>A draw: call {0} returns 0.</source>
        <translation>Remis: Aufruf {0} gibt 0 zurück.</translation>
    </message>
    <message>
        <source>Call 1 begins: what is this position worth to {0}?</source>
        <translation>Aufruf 1 beginnt: Was ist diese Stellung für {0} wert?</translation>
    </message>
    <message>
        <source>Call {0}</source>
        <translation>Aufruf {0}</translation>
    </message>
    <message>
        <source>Call {0} begins, after {1}.</source>
        <translation>Aufruf {0} beginnt, nach: {1}.</translation>
    </message>
    <message>
        <source>Call {0} has returned {1}, higher than {2}: the new best.</source>
        <translation>Aufruf {0} hat {1} zurückgegeben, höher als {2}: der neue beste Wert.</translation>
    </message>
    <message>
        <source>Call {0} has returned {1}, lower than {2}: the new best.</source>
        <translation>Aufruf {0} hat {1} zurückgegeben, niedriger als {2}: der neue beste Wert.</translation>
    </message>
    <message>
        <source>Call {0} has returned {1}, not higher than {2}: best stays.</source>
        <translation>Aufruf {0} hat {1} zurückgegeben, nicht höher als {2}: best bleibt.</translation>
    </message>
    <message>
        <source>Call {0} has returned {1}, not lower than {2}: best stays.</source>
        <translation>Aufruf {0} hat {1} zurückgegeben, nicht niedriger als {2}: best bleibt.</translation>
    </message>
    <message>
        <source>Call {0} returns {1}, the highest value it has found.</source>
        <translation>Aufruf {0} gibt {1} zurück, den höchsten Wert, den er gefunden hat.</translation>
    </message>
    <message>
        <source>Call {0} returns {1}, the lowest value it has found.</source>
        <translation>Aufruf {0} gibt {1} zurück, den niedrigsten Wert, den er gefunden hat.</translation>
    </message>
    <message>
        <source>Call {0}: {1}</source>
        <translation>Aufruf {0}: {1}</translation>
    </message>
    <message>
        <source>Calls under way: {0}</source>
        <translation>Laufende Aufrufe: {0}</translation>
    </message>
    <message>
        <source>Has alpha reached beta? No: {0} &lt; {1}.</source>
        <translation>Hat alpha beta erreicht? Nein: {0} &lt; {1}.</translation>
    </message>
    <message>
        <source>Has alpha reached beta? Yes: {0} ≥ {1}.</source>
        <translation>Hat alpha beta erreicht? Ja: {0} ≥ {1}.</translation>
    </message>
    <message>
        <source>Has it looked far enough ahead? No: depth is {0}, not {1}.</source>
        <translation>Hat es weit genug vorausgeschaut? Nein: depth ist {0}, nicht {1}.</translation>
    </message>
    <message>
        <source>Has it looked far enough ahead? Yes: depth is {0}.</source>
        <translation>Hat es weit genug vorausgeschaut? Ja: depth ist {0}.</translation>
    </message>
    <message>
        <source>How good does it look for {0}, whose turn it is?</source>
        <translation>Wie gut sieht es für {0} aus, das am Zug ist?</translation>
    </message>
    <message>
        <source>Is it a draw? No: {0} has won.</source>
        <translation>Ist es ein Remis? Nein: {0} hat gewonnen.</translation>
    </message>
    <message>
        <source>Is it a draw? Yes.</source>
        <translation>Ist es ein Remis? Ja.</translation>
    </message>
    <message>
        <source>Is it {0}’s turn? No: MIN chooses here.</source>
        <translation>Ist {0} am Zug? Nein: Hier wählt MIN.</translation>
    </message>
    <message>
        <source>Is it {0}’s turn? Yes: MAX chooses here.</source>
        <translation>Ist {0} am Zug? Ja: Hier wählt MAX.</translation>
    </message>
    <message>
        <source>Is the game over? No.</source>
        <translation>Ist das Spiel zu Ende? Nein.</translation>
    </message>
    <message>
        <source>Is the game over? Yes.</source>
        <translation>Ist das Spiel zu Ende? Ja.</translation>
    </message>
    <message>
        <source>It is MAX’s turn: call {0} returns the estimate, {1}.</source>
        <translation>MAX ist am Zug: Aufruf {0} gibt die Schätzung zurück: {1}.</translation>
    </message>
    <message>
        <source>It is MIN’s turn: call {0} returns the opposite of the estimate, {1}.</source>
        <translation>MIN ist am Zug: Aufruf {0} gibt das Gegenteil der Schätzung zurück: {1}.</translation>
    </message>
    <message>
        <source>Line {0}: {1} – {2}</source>
        <translation>Zeile {0}: {1} – {2}</translation>
    </message>
    <message>
        <source>No further move is left to try.</source>
        <translation>Es gibt keinen weiteren Zug zu probieren.</translation>
    </message>
    <message>
        <source>No further move need be tried, and none is left.</source>
        <translation>Kein weiterer Zug muss probiert werden, und es gibt auch keinen mehr.</translation>
    </message>
    <message>
        <source>No further move need be tried: 1 is pruned.</source>
        <translation>Kein weiterer Zug muss probiert werden: 1 wird übersprungen.</translation>
    </message>
    <message>
        <source>No further move need be tried: {0} are pruned.</source>
        <translation>Kein weiterer Zug muss probiert werden: {0} werden übersprungen.</translation>
    </message>
    <message>
        <source>Nothing is found yet: any value will be higher than −∞.</source>
        <translation>Noch ist nichts gefunden: Jeder Wert wird höher sein als −∞.</translation>
    </message>
    <message>
        <source>Nothing is found yet: any value will be lower than +∞.</source>
        <translation>Noch ist nichts gefunden: Jeder Wert wird niedriger sein als +∞.</translation>
    </message>
    <message>
        <source>The next move to try: {0}.</source>
        <translation>Der nächste Zug zum Probieren: {0}.</translation>
    </message>
    <message>
        <source>Variables: {0}</source>
        <translation>Variablen: {0}</translation>
    </message>
    <message>
        <source>What is that worth? Call {0} finds out.</source>
        <translation>Was ist das wert? Aufruf {0} soll es herausfinden.</translation>
    </message>
    <message>
        <source>Who has won? Nobody.</source>
        <translation>Wer hat gewonnen? Niemand.</translation>
    </message>
    <message>
        <source>Who has won? {0}.</source>
        <translation>Wer hat gewonnen? {0}.</translation>
    </message>
    <message>
        <source>alpha rises from {1} to {0}: MAX can get that much here.</source>
        <translation>alpha steigt von {1} auf {0}: So viel kann MAX hier erreichen.</translation>
    </message>
    <message>
        <source>alpha stays {1}.</source>
        <translation>alpha bleibt {1}.</translation>
    </message>
    <message>
        <source>beta falls from {1} to {0}: MIN can hold MAX to that here.</source>
        <translation>beta fällt von {1} auf {0}: Dabei kann MIN MAX hier halten.</translation>
    </message>
    <message>
        <source>beta stays {1}.</source>
        <translation>beta bleibt {1}.</translation>
    </message>
    <message>
        <source>{0} has won, and is MAX: call {1} returns {2}.</source>
        <translation>{0} hat gewonnen und ist MAX: Aufruf {1} gibt {2} zurück.</translation>
    </message>
    <message>
        <source>{0} has won, and is MIN: call {1} returns {2}.</source>
        <translation>{0} hat gewonnen und ist MIN: Aufruf {1} gibt {2} zurück.</translation>
    </message>
    <message>
        <source>{0} of {1} lines</source>
        <translation>{0} von {1} Zeilen</translation>
    </message>
    <message>
        <source>{0}: a new board, for the next call.</source>
        <translation>{0}: ein neues Brett für den nächsten Aufruf.</translation>
    </message>
</context>
<context>
    <name>CodeButton</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Show the code of the search and the line that runs (C)</source>
        <translation>Den Code der Suche zeigen und die Zeile, die läuft (C)</translation>
    </message>
</context>
<context>
    <name>CodePane</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy a program that runs by itself</source>
        <translation>Ein Programm kopieren, das für sich allein läuft</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Column {0} is full.</source>
        <translation>Spalte {0} ist voll.</translation>
    </message>
    <message>
        <source>Column {0}, 1 disc: {2.piece}</source>
        <translation>Spalte {0}, 1 Stein: {2.piece}</translation>
    </message>
    <message>
        <source>Column {0}, empty</source>
        <translation>Spalte {0}, leer</translation>
    </message>
    <message>
        <source>Column {0}, full, top: {2.piece}</source>
        <translation>Spalte {0}, voll, oben: {2.piece}</translation>
    </message>
    <message>
        <source>Column {0}, {1} discs, top: {2.piece}</source>
        <translation>Spalte {0}, {1} Steine, oben: {2.piece}</translation>
    </message>
    <message>
        <source>{0}, hint</source>
        <translation>{0}, Tipp</translation>
    </message>
    <message>
        <source>{0}, just played</source>
        <translation>{0}, gerade gespielt</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>.</source>
        <translation>,</translation>
    </message>
    <message>
        <source>1 turn ahead</source>
        <translation>1 Zug voraus</translation>
    </message>
    <message>
        <source>A call waits until the calls that it has made return. So it goes down first, and then from left to right.</source>
        <translation>Ein Aufruf wartet, bis die Aufrufe zurückkehren, die er gemacht hat. Es geht also erst nach unten und dann von links nach rechts.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>A draw – the best you could get here: O plays its best too, and stopped whatever you tried.</source>
        <translation>Unentschieden – mehr war hier nicht zu holen: O spielt auch so gut wie möglich und hat alles verhindert, was du versucht hast.</translation>
    </message>
    <message>
        <source>A drawing: {0} runs for the line, {1} stands in the way</source>
        <translation>Eine Zeichnung: {0} läuft zum Ziel, {1} steht im Weg</translation>
    </message>
    <message>
        <source>A fork, as in tic-tac-toe. This end was near. From most positions of this game the end is far out of sight: there are far too many boards in between.</source>
        <translation>Eine Zwickmühle, wie bei Tic-Tac-Toe. Dieses Ende war nah. Von den meisten Stellungen dieses Spiels aus ist das Ende nicht zu sehen: Dazwischen liegen viel zu viele Bretter.</translation>
    </message>
    <message>
        <source>A kind is missing: however you rotate or mirror this board, it is none of those that you have selected.</source>
        <translation>Eine Art fehlt: Wie man dieses Brett auch dreht oder spiegelt, es wird keines von denen, die du ausgewählt hast.</translation>
    </message>
    <message>
        <source>A later loss is worth more. After which move can&apos;t O win at once?</source>
        <translation>Eine spätere Niederlage ist mehr wert. Nach welchem Zug kann O nicht sofort gewinnen?</translation>
    </message>
    <message>
        <source>A loss that is seen is worth {0}.</source>
        <translation>Eine Niederlage, die zu sehen ist, zählt {0}.</translation>
    </message>
    <message>
        <source>A new one. You play {2.piece}. Looking two turns ahead, this seems best: {0}. Look further, four turns ahead, and win.</source>
        <translation>Noch eine Stellung. Du spielst {2.piece}. Mit zwei Zügen Vorausschau scheint das am besten: {0}. Schau weiter, vier Züge voraus, und gewinne.</translation>
    </message>
    <message>
        <source>A new tree. Fill in the value of each highlighted board. Finally, click the move X makes.</source>
        <translation>Ein neuer Baum. Trage den Wert jedes hervorgehobenen Bretts ein. Klicke zum Schluss den Zug an, den X macht.</translation>
    </message>
    <message>
        <source>A quarter turn</source>
        <translation>Um 90° gedreht</translation>
    </message>
    <message>
        <source>A three-quarter turn</source>
        <translation>Um 270° gedreht</translation>
    </message>
    <message>
        <source>A value is not a move. Which line remembers the move?</source>
        <translation>Ein Wert ist noch kein Zug. Welche Zeile merkt sich den Zug?</translation>
    </message>
    <message>
        <source>Add all the numbers, each with its sign.</source>
        <translation>Zähle alle Zahlen zusammen, jede mit ihrem Vorzeichen.</translation>
    </message>
    <message>
        <source>After all cells but one, X could force a win.</source>
        <translation>Nach allen Feldern außer einem könnte X den Sieg erzwingen.</translation>
    </message>
    <message>
        <source>After that, X could force a win. Unbeatable expects that X would see it.</source>
        <translation>Danach könnte X den Sieg erzwingen. Unschlagbar erwartet, dass X das sieht.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alles zusammen</translation>
    </message>
    <message>
        <source>Alpha-beta: skips what can&apos;t matter</source>
        <translation>Alpha-Beta: überspringt, was egal ist</translation>
    </message>
    <message>
        <source>And if all is lost? X is to move, all {0} moves lose, and a loss is worth {1} plus the number of turns until then. Click the cell that minimax takes now.</source>
        <translation>Und wenn alles verloren ist? X ist am Zug, alle {0} Züge verlieren, und eine Niederlage zählt {1} plus die Zahl der Züge beider Seiten bis dahin. Klicke das Feld an, das Minimax jetzt nimmt.</translation>
    </message>
    <message>
        <source>And now? Put up the best fight you can: hold out as long as possible.</source>
        <translation>Und jetzt? Wehr dich, so gut du kannst: Halte so lange durch wie möglich.</translation>
    </message>
    <message>
        <source>Another tree, and this time X tries a bad move first. Beta is what O, who is MIN, can get already on a board: below it, the search stops once alpha has reached beta.</source>
        <translation>Noch ein Baum, und diesmal probiert X zuerst einen schlechten Zug. Beta ist, was O (MIN) auf einem Brett schon bekommen kann: Darunter hört die Suche auf, sobald Alpha Beta erreicht hat.</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>So, wie es ist</translation>
    </message>
    <message>
        <source>As soon as O has an answer that leaves X no more than alpha, X is done with that move: go on to the next one.</source>
        <translation>Sobald O eine Antwort hat, die X nicht mehr als Alpha lässt, ist X mit diesem Zug fertig: Geh zum nächsten.</translation>
    </message>
    <message>
        <source>Backwards from the end</source>
        <translation>Vom Ende her</translation>
    </message>
    <message>
        <source>Begin at the bottom. A board with one move left is worth what that move leads to. Then O takes the lowest, and X the highest of those.</source>
        <translation>Fang unten an. Ein Brett mit nur noch einem Zug ist so viel wert wie das, wozu er führt. Davon nimmt O den niedrigsten Wert und X den höchsten.</translation>
    </message>
    <message>
        <source>Board {0}</source>
        <translation>Brett {0}</translation>
    </message>
    <message>
        <source>Cache, with rotated and mirrored boards</source>
        <translation>Cache, auch für gedrehte und gespiegelte Bretter</translation>
    </message>
    <message>
        <source>Cache: searches no board twice</source>
        <translation>Cache: durchsucht kein Brett zweimal</translation>
    </message>
    <message>
        <source>Call {0} has all its values and returns the highest, {1}.</source>
        <translation>Aufruf {0} hat alle Werte und gibt den höchsten zurück: {1}.</translation>
    </message>
    <message>
        <source>Call {0} has all its values and returns the lowest, {1}.</source>
        <translation>Aufruf {0} hat alle Werte und gibt den niedrigsten zurück: {1}.</translation>
    </message>
    <message>
        <source>Call {0} makes a call for each of its moves, and waits for their values.</source>
        <translation>Aufruf {0} ruft für jeden seiner Züge Minimax auf und wartet auf die Werte.</translation>
    </message>
    <message>
        <source>Call {0}: the game is over, so it returns {1} at once.</source>
        <translation>Aufruf {0}: Das Spiel ist zu Ende, also gibt er sofort {1} zurück.</translation>
    </message>
    <message>
        <source>Can you win this?</source>
        <translation>Kannst du das gewinnen?</translation>
    </message>
    <message>
        <source>Cells that would complete four: {0}</source>
        <translation>Felder, die vier vollenden würden: {0}</translation>
    </message>
    <message>
        <source>Chapter {0}, open, {2}: {1}</source>
        <translation>Kapitel {0}, offen, {2}: {1}</translation>
    </message>
    <message>
        <source>Chapter {0}, {2}: {1}</source>
        <translation>Kapitel {0}, {2}: {1}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Chess begins with 20 moves, each of which has 20 replies, and it goes on like that.</source>
        <translation>Schach beginnt mit 20 Zügen, auf jeden gibt es 20 Antworten, und so geht es weiter.</translation>
    </message>
    <message>
        <source>Chess programs such as Stockfish still use alpha-beta, with tricks that let them look dozens of turns ahead. Since 2020, Stockfish&apos;s estimate has come from a small neural network, which has learned from a great many positions what people used to make up.</source>
        <translation>Schachprogramme wie Stockfish benutzen noch immer Alpha-Beta, mit Kniffen, durch die sie Dutzende Züge vorausschauen. Seit 2020 kommt die Schätzung von Stockfish aus einem kleinen neuronalen Netz, das aus sehr vielen Stellungen gelernt hat, was sich früher Menschen ausdachten.</translation>
    </message>
    <message>
        <source>Click each card, or go to it with Tab and press Space.</source>
        <translation>Klicke jede Karte an, oder geh mit Tab hin und drück die Leertaste.</translation>
    </message>
    <message>
        <source>Click one of the boards right below the highlighted one.</source>
        <translation>Klicke eines der Bretter direkt unter dem hervorgehobenen an.</translation>
    </message>
    <message>
        <source>Click to turn the card over.</source>
        <translation>Klicke, um die Karte umzudrehen.</translation>
    </message>
    <message>
        <source>Columns that win: {0} of {1}. Before you drop a disc, think: what will {3} do, what will you do, and what will {3} do next?</source>
        <translation>Spalten, die gewinnen: {0} von {1}. Überleg, bevor du einen Stein einwirfst: Was tut {3} dann, was tust du, und was tut {3} danach?</translation>
    </message>
    <message>
        <source>Columns that win: {0} of {1}. Which disc of yours leaves {2} no good answer?</source>
        <translation>Spalten, die gewinnen: {0} von {1}. Welcher Stein von dir lässt {2} keine gute Antwort?</translation>
    </message>
    <message>
        <source>Compare the values right below the highlighted board.</source>
        <translation>Vergleiche die Werte direkt unter dem hervorgehobenen Brett.</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Vier gewinnt</translation>
    </message>
    <message>
        <source>Connect Four: get four in a row to win; discs drop to the bottom. There are few discs yet, and you play {0.piece}. Only one column wins: find the fork.</source>
        <translation>Vier gewinnt: Wer vier in einer Reihe hat, gewinnt; Steine fallen nach unten. Noch liegen wenige Steine, und du spielst {0.piece}. Nur eine Spalte gewinnt: Finde die Zwickmühle.</translation>
    </message>
    <message>
        <source>Could any amount of luck beat someone who makes no mistakes?</source>
        <translation>Wie viel Glück reicht gegen jemanden, der keine Fehler macht?</translation>
    </message>
    <message>
        <source>Count the rows from the board at the top down to the one with the win.</source>
        <translation>Zähl die Reihen vom Brett ganz oben bis hinunter zu dem mit dem Sieg.</translation>
    </message>
    <message>
        <source>Discs through which many lines run: {0}</source>
        <translation>Steine, durch die viele Linien laufen: {0}</translation>
    </message>
    <message>
        <source>Does X complete three in a row anywhere?</source>
        <translation>Vollendet X irgendwo drei in einer Reihe?</translation>
    </message>
    <message>
        <source>Don&apos;t look at how often O wins, but at how often X does. What does that say about O?</source>
        <translation>Achte nicht darauf, wie oft O gewinnt, sondern wie oft X. Was sagt das über O?</translation>
    </message>
    <message>
        <source>Don&apos;t look where it can&apos;t matter</source>
        <translation>Schau nicht hin, wo es egal ist</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Drop a disc so that {0} has nowhere good to go. In which column do you complete four next?</source>
        <translation>Wirf einen Stein so ein, dass {0} keinen guten Platz mehr hat. In welcher Spalte vollendest du dann vier?</translation>
    </message>
    <message>
        <source>Easy does not see what O threatens. It only looks for a win with this move.</source>
        <translation>Leicht sieht nicht, was O droht. Er sucht nur einen Sieg mit diesem Zug.</translation>
    </message>
    <message>
        <source>Even more: the number has more digits.</source>
        <translation>Noch mehr: Die Zahl hat mehr Stellen.</translation>
    </message>
    <message>
        <source>Every board on which a few moves have been made is reached in many orders. It is fewer than with alpha-beta, though nothing is pruned.</source>
        <translation>Jedes Brett, auf dem ein paar Züge gemacht sind, wird in vielen Reihenfolgen erreicht. Es sind weniger als mit Alpha-Beta, obwohl nichts übersprungen wird.</translation>
    </message>
    <message>
        <source>Exact: every possible game, weighted by its probability</source>
        <translation>Genau: jedes mögliche Spiel, gewichtet mit seiner Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Exactly {0}: looking just one move ahead helps a lot, but it still loses games to pure chance.</source>
        <translation>Genau {0}: Schon ein Zug Vorausschau hilft viel, aber gegen den reinen Zufall gehen immer noch Spiele verloren.</translation>
    </message>
    <message>
        <source>Exactly {0}: moving first is worth a lot when nobody thinks.</source>
        <translation>Genau {0}: Der erste Zug ist viel wert, wenn niemand denkt.</translation>
    </message>
    <message>
        <source>Exactly {0}: not once, however lucky X is. From the start, O has an answer to everything.</source>
        <translation>Genau {0}: kein einziges Mal, wie viel Glück X auch hat. Von Anfang an hat O auf alles eine Antwort.</translation>
    </message>
    <message>
        <source>Explanations go on</source>
        <translation>Erklärungen gehen weiter</translation>
    </message>
    <message>
        <source>First a threat that O must answer, then a move that makes two threats at once.</source>
        <translation>Erst eine Drohung, auf die O antworten muss, dann ein Zug mit zwei Drohungen zugleich.</translation>
    </message>
    <message>
        <source>Found out</source>
        <translation>Herausgefunden</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>Um 180° gedreht</translation>
    </message>
    <message>
        <source>Here is minimax as a program, in Python: it does what you have just done by hand. Answer each question by clicking a line.</source>
        <translation>Hier ist Minimax als Programm, in Python: Es tut, was du gerade von Hand getan hast. Beantworte jede Frage, indem du eine Zeile anklickst.</translation>
    </message>
    <message>
        <source>Here is the board from the top of the last tree. You know what it is worth: now get that result against the computer.</source>
        <translation>Hier ist das oberste Brett des letzten Baums. Du weißt, was es wert ist: Hol dieses Ergebnis jetzt gegen den Computer.</translation>
    </message>
    <message>
        <source>Here is the reason. X has taken a corner. Click the cell that Unbeatable takes as O.</source>
        <translation>Hier ist der Grund. X hat eine Ecke genommen. Klicke das Feld an, das Unschlagbar als O nimmt.</translation>
    </message>
    <message>
        <source>How can a computer never lose? Play and find out.</source>
        <translation>Wie kann ein Computer nie verlieren? Finde es spielend heraus.</translation>
    </message>
    <message>
        <source>How does a program go through this tree? Minimax is a function that calls itself: to find the value of a board, it asks for the value of each board below. Now you are minimax. Click the board that it looks at next.</source>
        <translation>Wie geht ein Programm durch diesen Baum? Minimax ist eine Funktion, die sich selbst aufruft: Um den Wert eines Bretts zu finden, fragt sie nach dem Wert jedes Bretts darunter. Jetzt bist du Minimax. Klicke das Brett an, das als nächstes angesehen wird.</translation>
    </message>
    <message>
        <source>How good is good enough?</source>
        <translation>Wie gut ist gut genug?</translation>
    </message>
    <message>
        <source>If it is worth {0}, the board at the top is worth {1}.</source>
        <translation>Wenn es {0} wert ist, ist das Brett ganz oben {1} wert.</translation>
    </message>
    <message>
        <source>Imagine an X in another corner, and O&apos;s answer to that threat. How many threats can X make next?</source>
        <translation>Denk dir ein X in einer anderen Ecke und die Antwort von O auf diese Drohung. Wie viele Drohungen kann X danach aufstellen?</translation>
    </message>
    <message>
        <source>In 2016, AlphaGo beat the champion Lee Sedol at Go by 4 games to 1; it had learned from games of people and from its own. A year later, AlphaZero was given only the rules of Go, chess and shogi, learned by playing against itself, and beat the best programs of the time.</source>
        <translation>2016 schlug AlphaGo den Meister Lee Sedol im Go mit 4 zu 1 Spielen; es hatte aus Spielen von Menschen und aus eigenen gelernt. Ein Jahr später bekam AlphaZero nur die Regeln von Go, Schach und Shogi, lernte im Spiel gegen sich selbst und schlug die besten Programme der Zeit.</translation>
    </message>
    <message>
        <source>It gets {1}: of {0}, O takes the lowest. The bold line shows O&apos;s choice.</source>
        <translation>Es bekommt {1}: Von {0} nimmt O den niedrigsten Wert. Die dicke Linie zeigt die Wahl von O.</translation>
    </message>
    <message>
        <source>It gets {1}: of {0}, X takes the highest, and plays here: {2}.</source>
        <translation>Es bekommt {1}: Von {0} nimmt X den höchsten Wert und spielt hierhin: {2}.</translation>
    </message>
    <message>
        <source>It holds out as long as it can, and O might still go wrong. Counting the turns has made it both quick to win and hard to beat.</source>
        <translation>Es hält so lange durch wie möglich, und O könnte noch einen Fehler machen. Weil es die Züge zählt, gewinnt es schnell und ist schwer zu schlagen.</translation>
    </message>
    <message>
        <source>It is worth {1}: X&apos;s moves are worth {0}. Remember which one it is, and choose Next.</source>
        <translation>Es ist {1} wert: Die Züge von X sind {0} wert. Merk dir, welcher es ist, und wähle Weiter.</translation>
    </message>
    <message>
        <source>It is worth {2}. {3} chooses on the highlighted board: alpha is {0}, and beta {1}.</source>
        <translation>Es ist {2} wert. Auf dem hervorgehobenen Brett wählt {3}: Alpha ist {0}, Beta {1}.</translation>
    </message>
    <message>
        <source>It passes up an immediate win for a later one that counts the same. It will still win, but it looks silly – or as if it were toying with you.</source>
        <translation>Es lässt den sofortigen Sieg für einen späteren aus, der genauso viel zählt. Gewinnen wird es trotzdem, aber es wirkt töricht – oder so, als spielte es mit dir.</translation>
    </message>
    <message>
        <source>It takes a win when there is one, and has not even seen that O was about to win too. How far will that get it?</source>
        <translation>Es nimmt einen Sieg, wenn es einen gibt, und hat nicht einmal gesehen, dass auch O kurz vor dem Sieg war. Wie weit kommt man damit?</translation>
    </message>
    <message>
        <source>Judge this one too. X is to move. How does it end?</source>
        <translation>Beurteile auch diese. X ist am Zug. Wie geht es aus?</translation>
    </message>
    <message>
        <source>Just as before: {1} takes the lowest value, and {0}, at the top, the highest.</source>
        <translation>Wie immer: {1} nimmt den niedrigsten Wert und {0}, ganz oben, den höchsten.</translation>
    </message>
    <message>
        <source>Learn from your own games</source>
        <translation>Aus eigenen Spielen lernen</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Zeile {0}: {1}</translation>
    </message>
    <message>
        <source>Look again: the board is full, and nobody has three in a row.</source>
        <translation>Sieh noch einmal hin: Das Brett ist voll, und niemand hat drei in einer Reihe.</translation>
    </message>
    <message>
        <source>Look again: {0} has three in a row there.</source>
        <translation>Sieh noch einmal hin: {0} hat dort drei in einer Reihe.</translation>
    </message>
    <message>
        <source>Look for a move of X after which both of O&apos;s answers lead to the same end.</source>
        <translation>Such einen Zug von X, nach dem beide Antworten von O zum gleichen Ende führen.</translation>
    </message>
    <message>
        <source>Look further, and estimate better</source>
        <translation>Weiter schauen und besser schätzen</translation>
    </message>
    <message>
        <source>Lost, but nothing could have saved you: all {0} moves lose. Some positions are lost whatever you do.</source>
        <translation>Verloren, aber nichts hätte dich gerettet: Alle {0} Züge verlieren. Manche Stellungen sind verloren, was man auch tut.</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Mirrored, and a quarter turn</source>
        <translation>Gespiegelt und um 90° gedreht</translation>
    </message>
    <message>
        <source>Mirrored, and a three-quarter turn</source>
        <translation>Gespiegelt und um 270° gedreht</translation>
    </message>
    <message>
        <source>Mirrored, and half a turn</source>
        <translation>Gespiegelt und um 180° gedreht</translation>
    </message>
    <message>
        <source>Monte Carlo tree search plays a position to the end thousands of times, at first by chance, and returns most often to the moves that have done well. From 2006 on, it made programs strong at Go, for which nobody had found a good estimate.</source>
        <translation>Die Monte-Carlo-Baumsuche spielt eine Stellung tausende Male zu Ende, anfangs rein zufällig, und kehrt am häufigsten zu den Zügen zurück, die gut abgeschnitten haben. Ab 2006 machte sie Programme stark im Go, für das niemand eine gute Schätzung gefunden hatte.</translation>
    </message>
    <message>
        <source>More than Random did in its place. But it does not stop any threat.</source>
        <translation>Mehr als Zufall an seiner Stelle. Aber er wehrt keine Drohung ab.</translation>
    </message>
    <message>
        <source>Most boards come in eight versions: four rotations, and their mirror images.</source>
        <translation>Von den meisten Brettern gibt es acht Ansichten: vier Drehungen und ihre Spiegelbilder.</translation>
    </message>
    <message>
        <source>New here? Find out how computers think.</source>
        <translation>Neu hier? Entdecke, wie Computer denken.</translation>
    </message>
    <message>
        <source>No, the other way round. {0}</source>
        <translation>Nein, es ist umgekehrt. {0}</translation>
    </message>
    <message>
        <source>None of the games below it ends at {0} or less.</source>
        <translation>Keines der Spiele darunter endet mit {0} oder weniger.</translation>
    </message>
    <message>
        <source>None of the games below it ends at {0} or more.</source>
        <translation>Keines der Spiele darunter endet mit {0} oder mehr.</translation>
    </message>
    <message>
        <source>Not a draw: one of the two sides can force a win.</source>
        <translation>Kein Unentschieden: Eine der beiden Seiten kann den Sieg erzwingen.</translation>
    </message>
    <message>
        <source>Not a loss for {0}: there is a move after which {1} can&apos;t win.</source>
        <translation>Keine Niederlage für {0}: Es gibt einen Zug, nach dem {1} nicht gewinnen kann.</translation>
    </message>
    <message>
        <source>Not a win for {0}: {1} can stop whatever {0} tries.</source>
        <translation>Kein Sieg für {0}: {1} kann alles verhindern, was {0} versucht.</translation>
    </message>
    <message>
        <source>Not that many: the number has fewer digits.</source>
        <translation>Nicht so viele: Die Zahl hat weniger Stellen.</translation>
    </message>
    <message>
        <source>Not yet: it first comes to the board above that one.</source>
        <translation>Noch nicht: Vorher kommt das Brett darüber an die Reihe.</translation>
    </message>
    <message>
        <source>Not yet: it goes down before it goes on, and from left to right.</source>
        <translation>Noch nicht: Es geht erst nach unten, dann weiter, von links nach rechts.</translation>
    </message>
    <message>
        <source>Nothing else can matter</source>
        <translation>Mehr ist nicht nötig</translation>
    </message>
    <message>
        <source>Nothing that is left can matter.</source>
        <translation>Was übrig ist, kann nichts mehr ändern.</translation>
    </message>
    <message>
        <source>Now Easy plays X: at random, but it takes a win at once. How many games does it win against Random?</source>
        <translation>Jetzt spielt Leicht X: zufällig, aber einen sofortigen Sieg nimmt er mit. Wie viele Spiele gewinnt er gegen Zufall?</translation>
    </message>
    <message>
        <source>Now Random plays X against Unbeatable, which looks to the end of the game. How many games does X win?</source>
        <translation>Jetzt spielt Zufall X gegen Unschlagbar, das bis zum Ende des Spiels schaut. Wie viele Spiele gewinnt X?</translation>
    </message>
    <message>
        <source>Now X is to move at the top. Which value will that board get?</source>
        <translation>Jetzt ist oben X am Zug. Welchen Wert bekommt dieses Brett?</translation>
    </message>
    <message>
        <source>Now X&apos;s moves are worth {0}, and the highest is the win at once. Sooner is better, even by one turn.</source>
        <translation>Jetzt sind die Züge von X {0} wert, und der höchste ist der sofortige Sieg. Früher ist besser, und sei es um einen Zug.</translation>
    </message>
    <message>
        <source>Now a search that looks two turns ahead: one move of each side. The values at the bottom are estimates for {0}. Click the board that is chosen below the highlighted one.</source>
        <translation>Jetzt eine Suche, die zwei Züge vorausschaut: einen von jeder Seite. Die Werte unten sind Schätzungen für {0}. Klicke das Brett an, das unter dem hervorgehobenen gewählt wird.</translation>
    </message>
    <message>
        <source>Now boards that can be rotated or mirrored into each other count as one. How many does the search have to look at? Guess first.</source>
        <translation>Jetzt zählen Bretter als eines, die sich durch Drehen oder Spiegeln ineinander überführen lassen. Wie viele muss die Suche noch ansehen? Schätze erst.</translation>
    </message>
    <message>
        <source>Now do better than that search. You play {0.piece} on the same board: win this against the computer.</source>
        <translation>Mach es jetzt besser als diese Suche. Du spielst {0.piece} auf demselben Brett: Gewinne gegen den Computer.</translation>
    </message>
    <message>
        <source>Now from the empty board. Plain minimax looks at every board each time it comes up; its count is running below. How often does alpha-beta look at a board? Guess first.</source>
        <translation>Jetzt vom leeren Brett aus. Das einfache Minimax sieht jedes Brett an, sooft es vorkommt; unten läuft die Zählung. Wie oft sieht Alpha-Beta ein Brett an? Schätze erst.</translation>
    </message>
    <message>
        <source>Now judge before you play. X is to move. If nobody makes a mistake, how does this end?</source>
        <translation>Jetzt urteile, bevor gespielt wird. X ist am Zug. Wie geht das aus, wenn niemand einen Fehler macht?</translation>
    </message>
    <message>
        <source>Now the whole tree, from below. Who is to move on the highlighted board? X takes the highest value below it, O the lowest. Click the board with that value.</source>
        <translation>Jetzt der ganze Baum, von unten her. Wer ist auf dem hervorgehobenen Brett am Zug? X nimmt den höchsten Wert darunter, O den niedrigsten. Klicke das Brett mit diesem Wert an.</translation>
    </message>
    <message>
        <source>Now you are the search, and see no more than it does. What X, who is MAX, can get already is called alpha. Click the board to look at next, and pass by what can no longer matter.</source>
        <translation>Jetzt bist du die Suche und siehst nicht mehr als sie. Was X (MAX) schon bekommen kann, heißt Alpha. Klicke das Brett an, das als nächstes angesehen wird, und lass aus, was nichts mehr ändern kann.</translation>
    </message>
    <message>
        <source>O is to move on the highlighted board. Which value will it get?</source>
        <translation>Auf dem hervorgehobenen Brett ist O am Zug. Welchen Wert bekommt es?</translation>
    </message>
    <message>
        <source>O takes the lowest of the values right below.</source>
        <translation>O nimmt den niedrigsten der Werte direkt darunter.</translation>
    </message>
    <message>
        <source>O takes the lowest value, and so the board above is worth just that. This is why O is called MIN.</source>
        <translation>O nimmt den niedrigsten Wert, und genau so viel ist das Brett darüber wert. Darum heißt O auch MIN.</translation>
    </message>
    <message>
        <source>O would hold X to {1} there, and X can have {0}: so X won&apos;t go there, and O&apos;s other answer is not worth a look. Only the third move might be better, and it is.</source>
        <translation>Dort ließe O für X nur {1} übrig, und X kann {0} haben: Also geht X nicht dorthin, und die andere Antwort von O ist keinen Blick wert. Nur der dritte Zug könnte besser sein, und er ist es.</translation>
    </message>
    <message>
        <source>O&apos;s diagonal is stopped already. Can either side make two threats at once, with the other unable to prevent it?</source>
        <translation>Die Diagonale von O ist schon abgewehrt. Kann eine Seite zwei Drohungen auf einmal aufstellen, ohne dass die andere es verhindern kann?</translation>
    </message>
    <message>
        <source>Of course. Would the computer have seen it?</source>
        <translation>Na klar. Hätte der Computer das auch gesehen?</translation>
    </message>
    <message>
        <source>On the first board, one X is in a corner and one on an edge. Do they touch?</source>
        <translation>Auf dem ersten Brett steht ein X in einer Ecke und eines am Rand. Berühren sie sich?</translation>
    </message>
    <message>
        <source>On which line does the function call itself?</source>
        <translation>In welcher Zeile ruft die Funktion sich selbst auf?</translation>
    </message>
    <message>
        <source>Once O has an answer that gets at least beta, X won&apos;t let it come to that: X can have less elsewhere.</source>
        <translation>Sobald O eine Antwort hat, die mindestens Beta bringt, lässt X es nicht so weit kommen: Anderswo kann X O auf weniger halten.</translation>
    </message>
    <message>
        <source>One is missing: another order, but the same marks in the same cells.</source>
        <translation>Eines fehlt: andere Reihenfolge, aber dieselben Zeichen in denselben Feldern.</translation>
    </message>
    <message>
        <source>One is missing: rotated or mirrored, it becomes the first one.</source>
        <translation>Eines fehlt: Gedreht oder gespiegelt wird es zum ersten.</translation>
    </message>
    <message>
        <source>One more can be skipped.</source>
        <translation>Noch eines kann übersprungen werden.</translation>
    </message>
    <message>
        <source>One threat can be stopped. Look for a move that makes two threats at once.</source>
        <translation>Eine Drohung lässt sich abwehren. Such einen Zug, der zweifach droht.</translation>
    </message>
    <message>
        <source>Only a draw – you could have won.</source>
        <translation>Nur unentschieden – du hättest gewinnen können.</translation>
    </message>
    <message>
        <source>Only one move makes two threats at once.</source>
        <translation>Nur ein Zug droht zweifach.</translation>
    </message>
    <message>
        <source>Only {0} is safe, and wins {2} of the games against Medium. With {1} it would win {3}, since Medium doesn&apos;t see far enough to punish it, and lose {4}. Minimax expects the best reply, and never gambles.</source>
        <translation>Sicher ist nur {0}: Damit gewinnt es {2} der Spiele gegen Mittel. Mit {1} würde es {3} gewinnen, weil Mittel nicht weit genug schaut, um das zu bestrafen, und {4} verlieren. Minimax erwartet die beste Antwort und spielt nie auf gut Glück.</translation>
    </message>
    <message>
        <source>Only {0} of {1} boards can be skipped. The last move is worth at most {2} (≤ {2}), and X has {2} already: nobody needs to know more. Alpha-beta saves most if good moves are tried first, and so good programs try promising ones first.</source>
        <translation>Nur {0} von {1} Brettern lässt sich überspringen. Der letzte Zug ist höchstens {2} wert (≤ {2}), und {2} hat X schon: Mehr muss niemand wissen. Alpha-Beta spart am meisten, wenn gute Züge zuerst kommen; darum probieren gute Programme vielversprechende Züge zuerst.</translation>
    </message>
    <message>
        <source>Open Course</source>
        <translation>Kurs öffnen</translation>
    </message>
    <message>
        <source>Openings of games: the numbers show the order of moves. Click every one that leads to the same board as the first, then choose Check.</source>
        <translation>Anfänge von Spielen: Die Zahlen zeigen die Reihenfolge der Züge. Klicke alle an, die zum selben Brett führen wie der erste, und wähle dann Prüfen.</translation>
    </message>
    <message>
        <source>Plain minimax</source>
        <translation>Reines Minimax</translation>
    </message>
    <message>
        <source>Play Unbeatable</source>
        <translation>Gegen Unschlagbar spielen</translation>
    </message>
    <message>
        <source>Random picks any free cell at random. How many games does X win if both sides are Random? Guess, then watch them play.</source>
        <translation>Zufall nimmt irgendein freies Feld. Wie viele Spiele gewinnt X, wenn auf beiden Seiten Zufall spielt? Schätze, dann sieh zu.</translation>
    </message>
    <message>
        <source>Read the lines from the top, and think of the calls that you made.</source>
        <translation>Lies die Zeilen von oben und denk an die Aufrufe, die du gemacht hast.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Rotate the board in your mind. Where does the top left corner end up?</source>
        <translation>Dreh das Brett in Gedanken. Wohin kommt die Ecke oben links?</translation>
    </message>
    <message>
        <source>Rotating or mirroring a board changes nothing about who wins, so all of these are worth the same, and it is enough to search one of them.</source>
        <translation>Ein Brett zu drehen oder zu spiegeln ändert nichts daran, wer gewinnt. Also sind alle diese gleich viel wert, und es genügt, eines davon zu durchsuchen.</translation>
    </message>
    <message>
        <source>Search your own position</source>
        <translation>Deine Stellung durchsuchen</translation>
    </message>
    <message>
        <source>Skipping a board near the top skips everything below it.</source>
        <translation>Wer ein Brett weit oben überspringt, überspringt alles darunter.</translation>
    </message>
    <message>
        <source>Solve a puzzle</source>
        <translation>Eine Aufgabe lösen</translation>
    </message>
    <message>
        <source>Sooner is better</source>
        <translation>Je eher, desto besser</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>Schritt {0} von {1}</translation>
    </message>
    <message>
        <source>Stop the first threat, and see how many O makes with its next move.</source>
        <translation>Wehr die erste Drohung ab und sieh, wie viele O mit dem nächsten Zug aufstellt.</translation>
    </message>
    <message>
        <source>That board can matter: if it is worth {0}, the top is {1}; if it is worth {2}, the top is {3}.</source>
        <translation>Dieses Brett kann etwas ändern: Ist es {0} wert, ist das oberste {1} wert; ist es {2} wert, ist das oberste {3} wert.</translation>
    </message>
    <message>
        <source>That board has been looked at already.</source>
        <translation>Dieses Brett wurde schon angesehen.</translation>
    </message>
    <message>
        <source>That is how the computer always finds its move: forwards to every end, and backwards with the values. Nothing else is needed to be unbeatable.</source>
        <translation>So findet der Computer jeden seiner Züge: vorwärts bis zu jedem Ende und mit den Werten zurück. Mehr braucht es nicht, um unschlagbar zu sein.</translation>
    </message>
    <message>
        <source>That is minimax. It looked at {0} boards and found that X&apos;s moves are worth {1}. X is MAX and takes the highest, so X plays here: {2}.</source>
        <translation>Das ist Minimax. Es hat {0} Bretter angesehen und gefunden, dass die Züge von X {1} wert sind. X ist MAX und nimmt den höchsten Wert, also spielt X hierhin: {2}.</translation>
    </message>
    <message>
        <source>That is not the one. It knows nothing of sooner and later, only of values, and takes the first of those that are equal.</source>
        <translation>Das ist es nicht. Es weiß nichts von früher oder später, nur von Werten, und nimmt den ersten von gleichen.</translation>
    </message>
    <message>
        <source>That lets O win at once. Find the cell that holds out longest.</source>
        <translation>Da gewinnt O sofort. Finde das Feld, das am längsten durchhält.</translation>
    </message>
    <message>
        <source>That line asks whether nobody has won.</source>
        <translation>Diese Zeile fragt, ob niemand gewonnen hat.</translation>
    </message>
    <message>
        <source>That line asks whether the game is over.</source>
        <translation>Diese Zeile fragt, ob das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>That line asks whose turn it is.</source>
        <translation>Diese Zeile fragt, wer am Zug ist.</translation>
    </message>
    <message>
        <source>That line begins with the worst value there is.</source>
        <translation>Diese Zeile beginnt mit dem schlechtesten Wert, den es gibt.</translation>
    </message>
    <message>
        <source>That line belongs to the function that finds the move.</source>
        <translation>Diese Zeile gehört zu der Funktion, die den Zug findet.</translation>
    </message>
    <message>
        <source>That line finds out who has won.</source>
        <translation>Diese Zeile stellt fest, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>That line goes through the moves.</source>
        <translation>Diese Zeile geht die Züge durch.</translation>
    </message>
    <message>
        <source>That line keeps the higher of two values, for MAX.</source>
        <translation>Diese Zeile behält für MAX den höheren von zwei Werten.</translation>
    </message>
    <message>
        <source>That line keeps the lower of two values, for MIN.</source>
        <translation>Diese Zeile behält für MIN den niedrigeren von zwei Werten.</translation>
    </message>
    <message>
        <source>That line makes a move, on a new board.</source>
        <translation>Diese Zeile macht einen Zug, auf einem neuen Brett.</translation>
    </message>
    <message>
        <source>That line makes the next call and waits for its value.</source>
        <translation>Diese Zeile macht den nächsten Aufruf und wartet auf seinen Wert.</translation>
    </message>
    <message>
        <source>That line only gives the program its form.</source>
        <translation>Diese Zeile gibt dem Programm nur seine Form.</translation>
    </message>
    <message>
        <source>That line returns the best value that was found.</source>
        <translation>Diese Zeile gibt den besten gefundenen Wert zurück.</translation>
    </message>
    <message>
        <source>That line returns the value of a draw.</source>
        <translation>Diese Zeile gibt den Wert eines Unentschiedens zurück.</translation>
    </message>
    <message>
        <source>That line returns the value of a win.</source>
        <translation>Diese Zeile gibt den Wert eines Siegs zurück.</translation>
    </message>
    <message>
        <source>That line says what a call is given.</source>
        <translation>Diese Zeile sagt, was ein Aufruf bekommt.</translation>
    </message>
    <message>
        <source>That loses</source>
        <translation>Das verliert</translation>
    </message>
    <message>
        <source>That loses sooner than it has to</source>
        <translation>Das verliert früher als nötig</translation>
    </message>
    <message>
        <source>That one can be skipped.</source>
        <translation>Das kann übersprungen werden.</translation>
    </message>
    <message>
        <source>That one is different: none of the {0} ways to rotate or mirror it gives the first one.</source>
        <translation>Das ist ein anderes: Keine der {0} Arten, es zu drehen oder zu spiegeln, ergibt das erste.</translation>
    </message>
    <message>
        <source>That throws the win away</source>
        <translation>Das verschenkt den Sieg</translation>
    </message>
    <message>
        <source>That would do no harm, since the value can&apos;t get any better for the side that chooses. But alpha-beta stops only when alpha has reached beta.</source>
        <translation>Das würde nicht schaden, denn besser kann der Wert für die Seite, die wählt, nicht mehr werden. Aber Alpha-Beta hört erst auf, wenn Alpha Beta erreicht hat.</translation>
    </message>
    <message>
        <source>The answer could not be found: {0}</source>
        <translation>Die Antwort ließ sich nicht finden: {0}</translation>
    </message>
    <message>
        <source>The board at the top</source>
        <translation>Das Brett ganz oben</translation>
    </message>
    <message>
        <source>The board to compare with</source>
        <translation>Das Brett zum Vergleichen</translation>
    </message>
    <message>
        <source>The cure: count the turns from the top down. A win for X is worth {0} minus that number, a win for O {1} plus it. Fill in the values, then click the move X makes.</source>
        <translation>Die Abhilfe: Zähle die Züge beider Seiten von oben an. Ein Sieg von X zählt {0} minus diese Zahl, ein Sieg von O {1} plus diese Zahl. Trage die Werte ein und klicke dann den Zug an, den X macht.</translation>
    </message>
    <message>
        <source>The estimate is simply the sum of its parts.</source>
        <translation>Die Schätzung ist einfach die Summe ihrer Teile.</translation>
    </message>
    <message>
        <source>The first move is only worth {0}: hardly a reason to skip anything in the second. But what does X have after that?</source>
        <translation>Der erste Zug ist nur {0} wert: kaum ein Grund, beim zweiten etwas zu überspringen. Aber was hat X danach?</translation>
    </message>
    <message>
        <source>The free cells, row by row from the top left, are worth {0}, as you have just seen. A plain minimax takes the first with the highest value. Click that cell.</source>
        <translation>Die freien Felder sind, Zeile für Zeile von links oben, so viel wert: {0}, wie du eben gesehen hast. Ein einfaches Minimax nimmt das erste mit dem höchsten Wert. Klicke dieses Feld an.</translation>
    </message>
    <message>
        <source>The function best_move asks minimax for the value of each move, and remembers the one with the highest. Two short functions are all it takes. To watch them run line by line, open Learn ▸ How It Thinks, and Code there.</source>
        <translation>Die Funktion best_move fragt minimax nach dem Wert jedes Zugs und merkt sich den mit dem höchsten. Zwei kurze Funktionen, mehr braucht es nicht. Wenn du ihnen Zeile für Zeile zusehen willst, öffne Lernen ▸ So denkt der Computer und dort Code.</translation>
    </message>
    <message>
        <source>The idea that you know is in all of them: look ahead, value what you find, choose. And now? Nothing teaches like trying it out.</source>
        <translation>In allen steckt die Idee, die du kennst: vorausschauen, bewerten, was man findet, und wählen. Und jetzt? Am meisten lernt, wer es ausprobiert.</translation>
    </message>
    <message>
        <source>The last one, with {0} boards in all. What is the board at the top worth?</source>
        <translation>Der letzte Baum, mit insgesamt {0} Brettern. Was ist das Brett ganz oben wert?</translation>
    </message>
    <message>
        <source>The last tree is all yours: be alpha-beta from the first board to the last.</source>
        <translation>Der letzte Baum gehört dir allein: Sei Alpha-Beta, vom ersten Brett bis zum letzten.</translation>
    </message>
    <message>
        <source>The loss was there all the time, just beyond the horizon – the point where a search stops looking. The estimates were sound: only the horizon was too near.</source>
        <translation>Die Niederlage war die ganze Zeit da, gleich hinter dem Horizont – so heißt die Stelle, an der eine Suche nicht weiterschaut. Die Schätzungen waren in Ordnung: Nur der Horizont war zu nah.</translation>
    </message>
    <message>
        <source>The same board. Move the slider to look further, and watch the values above the columns. From how many turns ahead on is it seen that {0} loses?</source>
        <translation>Dasselbe Brett. Schau mit dem Regler weiter voraus und achte auf die Werte über den Spalten. Ab wie vielen Zügen Vorausschau ist zu sehen, dass {0} verliert?</translation>
    </message>
    <message>
        <source>The search is at that board already: choose among those that follow.</source>
        <translation>Bei diesem Brett ist die Suche gerade: Wähle unter denen, die folgen.</translation>
    </message>
    <message>
        <source>The sign on the left of the row says whose turn it is on a board.</source>
        <translation>Das Zeichen links in der Reihe sagt, wer auf einem Brett am Zug ist.</translation>
    </message>
    <message>
        <source>The values of the other boards follow from these ends. What one side gains, the other loses, so one number will do for both (a zero-sum game). On the left of each row you see whose turn it is: the side that is looking for a move, here X, is MAX and wants a high value, the other is MIN and wants a low one.</source>
        <translation>Die Werte der anderen Bretter folgen aus diesen Enden. Was die eine Seite gewinnt, verliert die andere, also genügt eine Zahl für beide (ein Nullsummenspiel). Links in jeder Reihe siehst du, wer am Zug ist: Die Seite, die einen Zug sucht, hier X, heißt MAX und will einen hohen Wert, die andere heißt MIN und will einen niedrigen.</translation>
    </message>
    <message>
        <source>Then the game follows the dotted line and ends at {1}. {0} can do better: a higher value.</source>
        <translation>Dann folgt das Spiel der gepunkteten Linie und endet mit {1}. {0} kann mehr erreichen: einen höheren Wert.</translation>
    </message>
    <message>
        <source>Then the game follows the dotted line and ends at {1}. {0} can do better: a lower value.</source>
        <translation>Dann folgt das Spiel der gepunkteten Linie und endet mit {1}. {0} kann mehr erreichen: einen niedrigeren Wert.</translation>
    </message>
    <message>
        <source>There is a board left to look at.</source>
        <translation>Ein Brett muss noch angesehen werden.</translation>
    </message>
    <message>
        <source>There is a quicker way: you could have won at once.</source>
        <translation>Es geht schneller: Du hättest sofort gewinnen können.</translation>
    </message>
    <message>
        <source>These boards are all different. But some become the first one if they are rotated or mirrored. Click those, then choose Check.</source>
        <translation>Diese Bretter sind alle verschieden. Aber manche werden zum ersten, wenn man sie dreht oder spiegelt. Klicke diese an und wähle dann Prüfen.</translation>
    </message>
    <message>
        <source>These two are not the same: look at the ringed cells.</source>
        <translation>Diese zwei sind nicht gleich: Sieh dir die eingekreisten Felder an.</translation>
    </message>
    <message>
        <source>These two are the same: rotated or mirrored, one becomes the other. One of them is enough.</source>
        <translation>Diese beiden sind gleich: Gedreht oder gespiegelt wird eines zum anderen. Eines davon genügt.</translation>
    </message>
    <message>
        <source>Think of a race in which X runs for the line, and O does nothing but block the way. So where O is to move, it wants X to get as little as possible. Click the board that O goes for.</source>
        <translation>Denk an ein Rennen, in dem X zum Ziel läuft und O nichts tut, als den Weg zu versperren. Wo O am Zug ist, soll X also so wenig wie möglich bekommen. Klicke das Brett an, das O ansteuert.</translation>
    </message>
    <message>
        <source>Think of it: does whoever never loses also win most often?</source>
        <translation>Überleg: Gewinnt, wer nie verliert, auch am häufigsten?</translation>
    </message>
    <message>
        <source>This is what minimax sees of the same board. Fill in what X&apos;s moves are worth.</source>
        <translation>Das sieht Minimax auf demselben Brett. Trag ein, was die Züge von X wert sind.</translation>
    </message>
    <message>
        <source>This is where looking two turns ahead has led {0}. Now you play {1.piece}: show what it has not seen, and win.</source>
        <translation>Hierhin hat {0} die Vorausschau von zwei Zügen geführt. Jetzt spielst du {1.piece}: Zeige, was sie nicht gesehen hat, und gewinne.</translation>
    </message>
    <message>
        <source>This search is for O: here O is MAX, {0} is a win for O, and X, to move at the top, is MIN. So beta is what X can get. Click the board to look at next.</source>
        <translation>Diese Suche ist für O: Hier ist O also MAX, {0} ist ein Sieg von O, und X, oben am Zug, ist MIN. Beta ist also, was X bekommen kann. Klicke das Brett an, das als nächstes angesehen wird.</translation>
    </message>
    <message>
        <source>This time only the ends have values. Work backwards from them, row by row, in your head. What is the board at the top worth?</source>
        <translation>Diesmal haben nur die Enden Werte. Geh von ihnen aus im Kopf rückwärts, Reihe für Reihe. Was ist das Brett ganz oben wert?</translation>
    </message>
    <message>
        <source>This wins, but only if X goes on well. Play it to the end: choose Next.</source>
        <translation>Das gewinnt, aber nur, wenn X gut weiterspielt. Spiel es zu Ende: Wähle Weiter.</translation>
    </message>
    <message>
        <source>Those of them that a side gets late: {0}</source>
        <translation>Solche davon, die eine Seite am Ende bekommt: {0}</translation>
    </message>
    <message>
        <source>Three in a row at the bottom can be completed at either end, if both ends are free.</source>
        <translation>Drei in einer Reihe ganz unten lassen sich an beiden Enden vollenden, wenn beide frei sind.</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Tic-Tac-Toe</translation>
    </message>
    <message>
        <source>Tic-tac-toe is small: its {0} cells can be filled in {0}! = {1} orders. Now chess: how many digits does the number of its positions have? (A million has 7.)</source>
        <translation>Tic-Tac-Toe ist klein: Seine {0} Felder lassen sich in {0}! = {1} Reihenfolgen füllen. Jetzt Schach: Wie viele Stellen hat die Zahl seiner Stellungen? (Eine Million hat 7.)</translation>
    </message>
    <message>
        <source>To be skipped, a move need not be worse than what X has already. It is enough that it can&apos;t be better.</source>
        <translation>Um übersprungen zu werden, muss ein Zug nicht schlechter sein als das, was X schon hat. Es reicht, dass er nicht besser sein kann.</translation>
    </message>
    <message>
        <source>To end at {1}, the game has to pass the board at the end of the dotted line. But {0} chooses there, and can get less.</source>
        <translation>Um mit {1} zu enden, müsste das Spiel über das Brett am Ende der gepunkteten Linie führen. Aber dort wählt {0} und kann weniger erreichen.</translation>
    </message>
    <message>
        <source>To end at {1}, the game has to pass the board at the end of the dotted line. But {0} chooses there, and can get more.</source>
        <translation>Um mit {1} zu enden, müsste das Spiel über das Brett am Ende der gepunkteten Linie führen. Aber dort wählt {0} und kann mehr erreichen.</translation>
    </message>
    <message>
        <source>To get to such a win, O would have to choose it. Would it?</source>
        <translation>Um dorthin zu kommen, müsste O das wählen. Würde O das tun?</translation>
    </message>
    <message>
        <source>Try it out by chance</source>
        <translation>Auf gut Glück ausprobieren</translation>
    </message>
    <message>
        <source>Two cells are worth the same, as you have seen. Which of them comes first?</source>
        <translation>Zwei Felder sind gleich viel wert, wie du gesehen hast. Welches kommt zuerst?</translation>
    </message>
    <message>
        <source>Well done. You thought: my move, the best answer to it, my next move. A computer that does just this, to the end of the game, can&apos;t be beaten. Its way of thinking is called minimax, and the next chapter takes it apart.</source>
        <translation>Gut gemacht. Du hast gedacht: mein Zug, die beste Antwort darauf, mein nächster Zug. Ein Computer, der genau das bis zum Ende des Spiels tut, ist nicht zu schlagen. Seine Art zu denken heißt Minimax, und das nächste Kapitel nimmt sie auseinander.</translation>
    </message>
    <message>
        <source>Well guessed. {0}</source>
        <translation>Gut geraten. {0}</translation>
    </message>
    <message>
        <source>What do programs do where nobody can look to the end? There are three great ideas: turn over the cards.</source>
        <translation>Was tun Programme, wo niemand bis zum Ende schauen kann? Es gibt drei große Ideen: Dreh die Karten um.</translation>
    </message>
    <message>
        <source>What if plain minimax remembered the value of each board, and never searched one twice? Alpha-beta is shown for comparison. How many boards does it still have to search? Guess first.</source>
        <translation>Was, wenn das einfache Minimax sich den Wert jedes Bretts merkte und keines zweimal durchsuchte? Alpha-Beta steht zum Vergleich dabei. Wie viele Bretter muss es noch durchsuchen? Schätze erst.</translation>
    </message>
    <message>
        <source>What lies beyond</source>
        <translation>Was dahinter liegt</translation>
    </message>
    <message>
        <source>When the end is out of sight</source>
        <translation>Wenn das Ende nicht zu sehen ist</translation>
    </message>
    <message>
        <source>Where a search has to stop, it estimates. {0} is to move here, nobody can win soon, and these things count; what speaks for {1} has a minus. What is the estimate?</source>
        <translation>Wo eine Suche aufhören muss, schätzt sie. Hier ist {0} am Zug, niemand kann bald gewinnen, und dies zählt; was für {1} spricht, hat ein Minus. Wie hoch ist die Schätzung?</translation>
    </message>
    <message>
        <source>Where do you complete three in a row at once?</source>
        <translation>Wo vollendest du sofort drei in einer Reihe?</translation>
    </message>
    <message>
        <source>Where is the base case? Click a line by which a call ends without another.</source>
        <translation>Wo ist der Basisfall? Klicke eine Zeile an, mit der ein Aufruf ohne weiteren endet.</translation>
    </message>
    <message>
        <source>Where the game is over, look who has won. Elsewhere O chooses, and takes the lowest.</source>
        <translation>Wo das Spiel aus ist, sieh nach, wer gewonnen hat. Sonst wählt O und nimmt den niedrigsten.</translation>
    </message>
    <message>
        <source>Where would O complete three in a row? Be there first.</source>
        <translation>Wo würde O drei in einer Reihe vollenden? Sei zuerst dort.</translation>
    </message>
    <message>
        <source>Which line takes the lowest value, for MIN?</source>
        <translation>Welche Zeile nimmt für MIN den niedrigsten Wert?</translation>
    </message>
    <message>
        <source>Who has three in a row on the highlighted board?</source>
        <translation>Wer hat auf dem hervorgehobenen Brett drei in einer Reihe?</translation>
    </message>
    <message>
        <source>Whose turn is it on the highlighted board? That side chooses among the values right below it.</source>
        <translation>Wer ist auf dem hervorgehobenen Brett am Zug? Diese Seite wählt unter den Werten direkt darunter.</translation>
    </message>
    <message>
        <source>Whose turn is it to choose?</source>
        <translation>Wer darf wählen?</translation>
    </message>
    <message>
        <source>With best play, nobody wins from here.</source>
        <translation>Bei bestem Spiel gewinnt von hier aus niemand.</translation>
    </message>
    <message>
        <source>With best play, {0} wins from here.</source>
        <translation>Bei bestem Spiel gewinnt von hier aus {0}.</translation>
    </message>
    <message>
        <source>With this move, X holds the draw: whatever one side tries, the other has an answer. What a position is worth is decided by best play on both sides.</source>
        <translation>Mit diesem Zug hält X das Unentschieden: Was die eine Seite auch versucht, die andere hat eine Antwort. Was eine Stellung wert ist, entscheidet bestes Spiel beider Seiten.</translation>
    </message>
    <message>
        <source>With {0} as {2.piece}, exactly: {1}. Compare it with the upper bar.</source>
        <translation>Mit {0} als {2.piece}, genau: {1}. Vergleiche das mit dem oberen Balken.</translation>
    </message>
    <message>
        <source>Won. You looked ahead to the end, since there was little room left.</source>
        <translation>Gewonnen. Du hast bis zum Ende vorausgeschaut, denn es war wenig Platz übrig.</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>X can have {0}. Could X still want the second move, whatever O&apos;s other answer leads to? And what about the third move?</source>
        <translation>X kann {0} haben. Könnte X den zweiten Zug noch wollen, wozu die andere Antwort von O auch führt? Und wie steht es mit dem dritten Zug?</translation>
    </message>
    <message>
        <source>X can hold O to {0}: that was beta. On {1} boards O found more, so X would never go there, and the rest below was skipped. Alpha cuts where MIN chooses, beta where MAX does.</source>
        <translation>X kann O auf {0} halten: Das war Beta. Auf {1} Brettern fand O mehr, also würde X nie dorthin gehen, und der Rest darunter wurde übersprungen. Alpha schneidet ab, wo MIN wählt, Beta, wo MAX wählt.</translation>
    </message>
    <message>
        <source>X can win this, as you have judged. Prove it against the computer, which plays O.</source>
        <translation>X kann hier gewinnen, wie du gesehen hast. Beweise es gegen den Computer, der O spielt.</translation>
    </message>
    <message>
        <source>X has taken a corner, and O has {0} answers. Click one of each kind.</source>
        <translation>X hat eine Ecke genommen, und O hat {0} Antworten. Klicke von jeder Art eine an.</translation>
    </message>
    <message>
        <source>X has {0} first moves, but some are the same if the board is rotated or mirrored. Click one of each kind: that is all a search has to look at.</source>
        <translation>X hat {0} erste Züge, aber manche sind gleich, wenn man das Brett dreht oder spiegelt. Klicke von jeder Art einen an: Mehr muss eine Suche nicht ansehen.</translation>
    </message>
    <message>
        <source>X is to move again, but this time O is about to win. Save the game if you can.</source>
        <translation>Wieder ist X am Zug, aber diesmal gewinnt O gleich. Rette das Spiel, wenn du kannst.</translation>
    </message>
    <message>
        <source>X is to move on the board at the top. Below it is every way the game can continue: this is called a tree. A win for X is worth {0}, a win for O {1}, a draw 0. What is the highlighted board worth?</source>
        <translation>Auf dem Brett ganz oben ist X am Zug. Darunter steht alles, wie es weitergehen kann: Das nennt man einen Baum. Ein Sieg von X zählt {0}, ein Sieg von O {1}, ein Unentschieden 0. Was ist das hervorgehobene Brett wert?</translation>
    </message>
    <message>
        <source>X looks at its moves from left to right. The first is worth {0}. To the second, O has an answer worth {1}. Which boards does X no longer need to look at? Click them, then choose Check.</source>
        <translation>X sieht sich seine Züge von links nach rechts an. Der erste ist {0} wert. Auf den zweiten hat O eine Antwort, die {1} wert ist. Welche Bretter muss X nicht mehr ansehen? Klicke sie an und wähle dann Prüfen.</translation>
    </message>
    <message>
        <source>X makes moves 1 and 3, O makes moves 2 and 4. In which cells are the X&apos;s of the first board, and where are its O&apos;s?</source>
        <translation>X macht die Züge 1 und 3, O die Züge 2 und 4. In welchen Feldern stehen auf dem ersten Brett die X, und wo die O?</translation>
    </message>
    <message>
        <source>X moves first, and makes five of the nine moves if the board gets full.</source>
        <translation>X zieht zuerst und macht fünf der neun Züge, wenn das Brett voll wird.</translation>
    </message>
    <message>
        <source>X never won. Of these {0}, only {1} can do that. {2} wins more games against {3}, but it also loses some: perfect means never losing.</source>
        <translation>X hat nie gewonnen. Von diesen {0} schafft das nur {1}. {2} gewinnt mehr Spiele gegen {3}, verliert aber auch welche: Perfekt heißt, nie zu verlieren.</translation>
    </message>
    <message>
        <source>X takes the highest of the values right below.</source>
        <translation>X nimmt den höchsten der Werte direkt darunter.</translation>
    </message>
    <message>
        <source>X wins at some of these ends. What is the board at the top worth?</source>
        <translation>An einigen dieser Enden gewinnt X. Was ist das Brett ganz oben wert?</translation>
    </message>
    <message>
        <source>X&apos;s corner has to stay where it is. Which mirror leaves it there?</source>
        <translation>Die Ecke von X muss bleiben, wo sie ist. Welche Spiegelung lässt sie dort?</translation>
    </message>
    <message>
        <source>X&apos;s moves are worth {0}, so the board is worth {1}. A move that loses does no harm as long as there is a better one: X won&apos;t play it.</source>
        <translation>Die Züge von X sind {0} wert, also ist das Brett {1} wert. Ein Zug, der verliert, schadet nicht, solange es einen besseren gibt: X spielt ihn nicht.</translation>
    </message>
    <message>
        <source>X&apos;s moves are worth {0}: each of them leads to a board on which O has a winning choice. What O would never choose counts for nothing.</source>
        <translation>Die Züge von X sind {0} wert: Jeder führt zu einem Brett, auf dem O gewinnen kann. Was O nie wählen würde, zählt nichts.</translation>
    </message>
    <message>
        <source>X&apos;s moves are worth {1}, so X plays here: {2}. The board at the top is worth {3}. You have just done by hand what the computer does with {0} calls.</source>
        <translation>Die Züge von X sind {1} wert, also spielt X hier: {2}. Das Brett ganz oben ist {3} wert. Du hast gerade von Hand getan, was der Computer mit {0} Aufrufen tut.</translation>
    </message>
    <message>
        <source>Yes, a draw. Prove it: click a move that holds it.</source>
        <translation>Ja, unentschieden. Beweise es: Klicke einen Zug an, der das hält.</translation>
    </message>
    <message>
        <source>Yes, {0} wins. Prove it: click a move that wins.</source>
        <translation>Ja, {0} gewinnt. Beweise es: Klicke einen Zug an, der gewinnt.</translation>
    </message>
    <message>
        <source>Yes: it asks for the value of the board after a move, and waits here until that call returns. This program makes the move on a new board; many make it on the one they have, and take it back afterwards.</source>
        <translation>Ja: Sie fragt nach dem Wert des Bretts nach einem Zug und wartet hier, bis dieser Aufruf zurückkehrt. Dieses Programm zieht auf einem neuen Brett; viele ziehen auf dem, das sie haben, und nehmen den Zug danach zurück.</translation>
    </message>
    <message>
        <source>Yes: nobody has won, so {1}.</source>
        <translation>Ja: Niemand hat gewonnen, also {1}.</translation>
    </message>
    <message>
        <source>Yes: of two values, MIN keeps the lower one.</source>
        <translation>Ja: Von zwei Werten behält MIN den niedrigeren.</translation>
    </message>
    <message>
        <source>Yes: the game is over, and counts {1}.</source>
        <translation>Ja: Das Spiel ist aus und zählt {1}.</translation>
    </message>
    <message>
        <source>Yes: the move with the highest value, and of equal ones the first.</source>
        <translation>Ja: den Zug mit dem höchsten Wert, bei gleichen den ersten.</translation>
    </message>
    <message>
        <source>Yes: where the game is over, the value is known without asking further.</source>
        <translation>Ja: Wo das Spiel zu Ende ist, steht der Wert fest, ohne weiter zu fragen.</translation>
    </message>
    <message>
        <source>Yes: {0} takes the highest, {1}.</source>
        <translation>Ja: {0} nimmt den höchsten, {1}.</translation>
    </message>
    <message>
        <source>Yes: {0} takes the lowest, {1}.</source>
        <translation>Ja: {0} nimmt den niedrigsten, {1}.</translation>
    </message>
    <message>
        <source>You are X, and it is your turn. Can you win this? The computer plays O and makes no mistakes. Click a cell.</source>
        <translation>Du bist X und am Zug. Kannst du das gewinnen? Der Computer spielt O und macht keine Fehler. Klick auf ein Feld.</translation>
    </message>
    <message>
        <source>You are X. Win this as quickly as you can.</source>
        <translation>Du bist X. Gewinne so schnell wie möglich.</translation>
    </message>
    <message>
        <source>You guessed too high. {0}</source>
        <translation>Zu hoch geraten. {0}</translation>
    </message>
    <message>
        <source>You guessed too low. {0}</source>
        <translation>Zu niedrig geraten. {0}</translation>
    </message>
    <message>
        <source>You have done the whole course. Now you know how the computer thinks.</source>
        <translation>Du hast den ganzen Kurs geschafft. Jetzt weißt du, wie der Computer denkt.</translation>
    </message>
    <message>
        <source>You have looked beyond the horizon. That is all there is to it: look ahead as far as time allows, estimate there, and let the values go up. Now you know how minimax plays games.</source>
        <translation>Du hast hinter den Horizont geschaut. Mehr steckt nicht dahinter: so weit vorausschauen, wie die Zeit reicht, dort schätzen und die Werte nach oben weitergeben. Jetzt weißt du, wie Minimax spielt.</translation>
    </message>
    <message>
        <source>You have met a computer that sees everything. This one, Easy, only looks one move ahead: it sees a win at once, and nothing else. It plays X. Click the cell that it takes.</source>
        <translation>Du kennst einen Computer, der alles sieht. Dieser hier, Leicht, schaut nur einen Zug voraus: Er sieht einen sofortigen Sieg und sonst nichts. Er spielt X. Klicke das Feld an, das er nimmt.</translation>
    </message>
    <message>
        <source>You have seen this before</source>
        <translation>Das kennst du schon</translation>
    </message>
    <message>
        <source>You have won, and O could do nothing about it. You made two threats at once, which is called a fork: O stopped one, and you completed the other.</source>
        <translation>Gewonnen, und O konnte nichts dagegen tun. Du hast zwei Drohungen zugleich aufgestellt, eine Zwickmühle: O hat die eine abgewehrt, und du hast die andere vollendet.</translation>
    </message>
    <message>
        <source>You haven&apos;t selected a board yet. Click one to select it.</source>
        <translation>Du hast noch kein Brett ausgewählt. Klicke eines an, um es auszuwählen.</translation>
    </message>
    <message>
        <source>You lost sooner than you had to.</source>
        <translation>Du hast früher verloren als nötig.</translation>
    </message>
    <message>
        <source>You lost, but you didn&apos;t have to.</source>
        <translation>Du hast verloren, obwohl es nicht nötig war.</translation>
    </message>
    <message>
        <source>Your turn: play {0.piece}.</source>
        <translation>Du bist dran mit {0}.</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>about {0}</source>
        <translation>etwa {0}</translation>
    </message>
    <message>
        <source>about {0} × 10{1} positions: {2} digits</source>
        <translation>etwa {0} × 10{1} Stellungen: {2} Stellen</translation>
    </message>
    <message>
        <source>at reading speed</source>
        <translation>im Lesetempo</translation>
    </message>
    <message>
        <source>being compared</source>
        <translation>wird verglichen</translation>
    </message>
    <message>
        <source>being looked at</source>
        <translation>wird gerade angesehen</translation>
    </message>
    <message>
        <source>call {0}</source>
        <translation>Aufruf {0}</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>highlighted</source>
        <translation>hervorgehoben</translation>
    </message>
    <message>
        <source>if its value is {0}</source>
        <translation>wenn sein Wert {0} ist</translation>
    </message>
    <message>
        <source>in the line shown</source>
        <translation>in der gezeigten Folge</translation>
    </message>
    <message>
        <source>looks at a board {0} times</source>
        <translation>sieht {0}-mal ein Brett an</translation>
    </message>
    <message>
        <source>not looked at yet</source>
        <translation>noch nicht angesehen</translation>
    </message>
    <message>
        <source>quickly</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>shown as the answer</source>
        <translation>als Antwort gezeigt</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>the first one</source>
        <translation>das erste</translation>
    </message>
    <message>
        <source>value at least {0}</source>
        <translation>Wert mindestens {0}</translation>
    </message>
    <message>
        <source>value at most {0}</source>
        <translation>Wert höchstens {0}</translation>
    </message>
    <message>
        <source>value {0}</source>
        <translation>Wert {0}</translation>
    </message>
    <message>
        <source>when I say so</source>
        <translation>wenn ich es sage</translation>
    </message>
    <message>
        <source>{0} (your guess: {1})</source>
        <translation>{0} (geraten: {1})</translation>
    </message>
    <message>
        <source>{0} The answer is shown.</source>
        <translation>{0} Die Antwort wird gezeigt.</translation>
    </message>
    <message>
        <source>{0} Your {1} move, {2}, was the mistake. Try again.</source>
        <translation>{0} Der Fehler war dein {1} Zug ({2}). Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>{0} Your {1} move, {2}, was the mistake: {3}. Try again.</source>
        <translation>{0} Der Fehler war dein {1} Zug ({2}): {3}. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>{0} and {1} are better than {2}, but not perfect. Here {0} plays X against somebody whose name is hidden. Look at how the games end: who plays O?</source>
        <translation>{0} und {1} sind besser als {2}, aber nicht perfekt. Hier spielt {0} X gegen jemanden, dessen Name verdeckt ist. Sieh dir an, wie die Spiele enden: Wer spielt O?</translation>
    </message>
    <message>
        <source>{0} as {1.piece} against ? as {2.piece}</source>
        <translation>{0} als {1} gegen ? als {2}</translation>
    </message>
    <message>
        <source>{0} become {1}: one in {2}. And the move it finds is worth exactly as much.</source>
        <translation>Aus {0} werden {1}: eines von {2}. Und der gefundene Zug ist genau so viel wert.</translation>
    </message>
    <message>
        <source>{0} become {1}: one in {2}. Not quite one in eight, since some boards look the same when they are rotated or mirrored.</source>
        <translation>Aus {0} werden {1}: eins von {2}. Nicht ganz eins von acht, denn manche Bretter sehen gedreht oder gespiegelt gleich aus.</translation>
    </message>
    <message>
        <source>{0} boards skipped, and nothing lost. You asked the right question: can this still change what X does? If not, don&apos;t look.</source>
        <translation>{0} Bretter übersprungen und nichts verloren. Du hast das Richtige gefragt: Kann das noch ändern, was X tut? Wenn nicht, schau nicht hin.</translation>
    </message>
    <message>
        <source>{0} calls, and the first one returns last. A function that calls itself is recursive. It needs a case in which it doesn&apos;t: here a game that is over, the base case.</source>
        <translation>{0} Aufrufe, und der erste kehrt als letzter zurück. Eine Funktion, die sich selbst aufruft, heißt rekursiv. Sie braucht einen Fall, in dem sie das nicht tut: hier ein Spiel, das zu Ende ist, den Basisfall.</translation>
    </message>
    <message>
        <source>{0} chooses there, and can get less than {1}.</source>
        <translation>Dort wählt {0} und kann weniger als {1} erreichen.</translation>
    </message>
    <message>
        <source>{0} chooses there, and can get more than {1}.</source>
        <translation>Dort wählt {0} und kann mehr als {1} erreichen.</translation>
    </message>
    <message>
        <source>{0} digits: no computer will ever look at all of these, and Go has far more. A program that plays such games has to leave nearly everything out.</source>
        <translation>{0} Stellen: Kein Computer wird je alle ansehen, und Go hat noch viel mehr. Ein Programm, das solche Spiele spielt, muss fast alles auslassen.</translation>
    </message>
    <message>
        <source>{0} games: {1}</source>
        <translation>{0} Spiele: {1}</translation>
    </message>
    <message>
        <source>{0} has won</source>
        <translation>{0} hat gewonnen</translation>
    </message>
    <message>
        <source>{0} has won there, yes, but count the turns again.</source>
        <translation>{0} hat dort gewonnen, ja, aber zähl die Züge noch einmal.</translation>
    </message>
    <message>
        <source>{0} instead of {1}: a corner, an edge and the centre. Any corner would have done, and any edge.</source>
        <translation>{0} statt {1}: eine Ecke, ein Rand und die Mitte. Jede Ecke wäre recht gewesen, und jeder Rand.</translation>
    </message>
    <message>
        <source>{0} is the estimate for the other side.</source>
        <translation>{0} ist die Schätzung für die andere Seite.</translation>
    </message>
    <message>
        <source>{0} loses</source>
        <translation>{0} verliert</translation>
    </message>
    <message>
        <source>{0} of {1} boards are enough to know that the board at the top is worth {2}. Skipping the rest is called pruning; this method is alpha-beta.</source>
        <translation>{0} von {1} Brettern genügen, um zu wissen, dass das oberste {2} wert ist. Den Rest zu überspringen heißt Beschneiden; dieses Verfahren heißt Alpha-Beta.</translation>
    </message>
    <message>
        <source>{0} of {1} done</source>
        <translation>{0} von {1} fertig</translation>
    </message>
    <message>
        <source>{0} of {1}: with X in the corner, only the mirror along its diagonal is left. You search like the computer now: nothing twice, and nothing mirrored.</source>
        <translation>{0} von {1}: Mit X in der Ecke bleibt nur die Spiegelung an der Diagonale. Du suchst jetzt wie der Computer: nichts doppelt und nichts gespiegelt.</translation>
    </message>
    <message>
        <source>{0} plays X: it looks two turns ahead. Against it, {1} plays perfectly most of the time, {2} always. Who wins more games as O?</source>
        <translation>X ist {0} und schaut zwei Züge voraus. {1} spielt dagegen meistens perfekt, {2} immer. Wer gewinnt als O mehr Spiele?</translation>
    </message>
    <message>
        <source>{0} positions: {1} digits</source>
        <translation>{0} Stellungen: {1} Stellen</translation>
    </message>
    <message>
        <source>{0} steps</source>
        <translation>{0} Schritte</translation>
    </message>
    <message>
        <source>{0} to move</source>
        <translation>{0} am Zug</translation>
    </message>
    <message>
        <source>{0} turns ahead</source>
        <translation>{0} Züge voraus</translation>
    </message>
    <message>
        <source>{0} turns ahead. Whoever looks less far thinks that this move is the best of all.</source>
        <translation>{0} Züge voraus. Wer weniger weit schaut, hält diesen Zug für den besten von allen.</translation>
    </message>
    <message>
        <source>{0} ways to one and the same board. Plain minimax searches it each time, with all that comes after it.</source>
        <translation>{0} Wege zu ein und demselben Brett. Reines Minimax durchsucht es jedes Mal, mit allem, was danach kommt.</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <translation>{0} gewinnt</translation>
    </message>
    <message>
        <source>{0} wins exactly {2} of its games, {1}, which never goes wrong, only {3}. But {0} also loses {4}. Why does the one that is perfect win less? Choose Next.</source>
        <translation>{0} gewinnt genau {2} seiner Spiele, {1}, das nie einen Fehler macht, nur {3}. Aber {0} verliert auch {4}. Warum gewinnt weniger, wer perfekt spielt? Wähle Weiter.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}. Watch:</source>
        <translation>{0}. Sieh selbst:</translation>
    </message>
    <message>
        <source>{0}: a win at once and a win later look exactly the same. Which one will it be?</source>
        <translation>{0}: Ein Sieg sofort und ein Sieg später sehen genau gleich aus. Welcher wird es sein?</translation>
    </message>
    <message>
        <source>{0}: it is seen there, but even earlier, too.</source>
        <translation>{0}: Da ist es zu sehen, aber auch schon früher.</translation>
    </message>
    <message>
        <source>{0}: it looks good for {1}. An estimate is a guess that can be computed quickly. It may be wrong, and a win that is seen ({2}) is worth more than any of them.</source>
        <translation>{0}: Es sieht gut aus für {1}. Eine Schätzung ist eine Vermutung, die sich schnell ausrechnen lässt. Sie kann falsch sein, und ein Sieg, der zu sehen ist ({2}), zählt mehr als jede.</translation>
    </message>
    <message>
        <source>{0}: not the same.</source>
        <translation>{0}: nicht gleich.</translation>
    </message>
    <message>
        <source>{0}: the same.</source>
        <translation>{0}: gleich.</translation>
    </message>
    <message>
        <source>{0}: there, {1} is still worth {2}.</source>
        <translation>{0}: Da ist {1} noch {2} wert.</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0}: {1}.</translation>
    </message>
    <message>
        <source>{0}: {1}. Watch:</source>
        <translation>{0}: {1}. Sieh selbst:</translation>
    </message>
    <message>
        <source>{0}: {1}. {2}</source>
        <translation>{0}: {1}. {2}</translation>
    </message>
    <message>
        <source>{1} boards, each searched once, where alpha-beta looks {0} times: that is every board that can come up at all. Remembering results is called a cache, or a transposition table.</source>
        <translation>{1} Bretter, jedes einmal durchsucht, wo Alpha-Beta {0}-mal hinsieht: Das sind alle Bretter, die überhaupt vorkommen können. Sich Ergebnisse zu merken heißt Cache oder Transpositionstabelle.</translation>
    </message>
    <message>
        <source>{2}&apos;s moves look like {0}, so it plays {1}. Is that wise? Choose Next.</source>
        <translation>Die Züge von {2} sehen nach {0} aus, also fällt die Wahl auf {1}. Ist das klug? Wähle Weiter.</translation>
    </message>
    <message>
        <source>{3} Here {0} gets {1} at best, but elsewhere {2}: whatever this board is worth, the top stays the same.</source>
        <translation>{3} Hier bekommt {0} höchstens {1}, anderswo aber {2}: Was dieses Brett auch wert ist, ganz oben bleibt alles gleich.</translation>
    </message>
    <message>
        <source>{3} Here {0} must allow at least {1}, but elsewhere only {2}: whatever this board is worth, the top stays the same.</source>
        <translation>{3} Hier müsste {0} mindestens {1} zulassen, anderswo nur {2}: Was dieses Brett auch wert ist, ganz oben bleibt alles gleich.</translation>
    </message>
    <message>
        <source>{3} chooses on the highlighted board: alpha is {0}, and beta {1}.</source>
        <translation>Auf dem hervorgehobenen Brett wählt {3}: Alpha ist {0}, Beta {1}.</translation>
    </message>
    <message>
        <source>≤ {0}</source>
        <translation>≤ {0}</translation>
    </message>
    <message>
        <source>≥ {0}</source>
        <translation>≥ {0}</translation>
    </message>
</context>
<context>
    <name>CourseWindow</name>
    <message>
        <source>Course: How a Computer Thinks</source>
        <translation>Kurs: Wie ein Computer denkt</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Details could not be written to:
{0}</source>
        <translation>Einzelheiten konnten nicht geschrieben werden in:
{0}</translation>
    </message>
    <message>
        <source>Details were written to:
{0}</source>
        <translation>Einzelheiten stehen in:
{0}</translation>
    </message>
    <message>
        <source>Something went wrong, and Tictac could not start.</source>
        <translation>Etwas ist schiefgegangen, und Tictac konnte nicht starten.</translation>
    </message>
    <message>
        <source>Something went wrong. The game goes on.</source>
        <translation>Etwas ist schiefgegangen. Das Spiel geht weiter.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>&amp;Adaptive</source>
        <translation>&amp;Adaptiv</translation>
    </message>
    <message>
        <source>&amp;Easy</source>
        <translation>&amp;Leicht</translation>
    </message>
    <message>
        <source>&amp;Hard</source>
        <translation>&amp;Schwer</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Mittel</translation>
    </message>
    <message>
        <source>&amp;Unbeatable</source>
        <translation>&amp;Unschlagbar</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptiv</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Unbeatable</source>
        <translation>Unschlagbar</translation>
    </message>
</context>
<context>
    <name>Estimate</name>
    <message>
        <source>Both sides are equal in everything counted.</source>
        <translation>In allem, was zählt, sind beide Seiten gleich.</translation>
    </message>
    <message>
        <source>What counts: {0}.</source>
        <translation>Was zählt: {0}.</translation>
    </message>
    <message>
        <source>a little better for {0}</source>
        <translation>etwas besser für {0}</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>etwa ausgeglichen</translation>
    </message>
    <message>
        <source>better for {0}</source>
        <translation>besser für {0}</translation>
    </message>
    <message>
        <source>discs near the centre {0}</source>
        <translation>Steine nahe der Mitte {0}</translation>
    </message>
    <message>
        <source>much better for {0}</source>
        <translation>viel besser für {0}</translation>
    </message>
    <message>
        <source>open threes in a good row {0}</source>
        <translation>offene Dreier in guter Reihe {0}</translation>
    </message>
    <message>
        <source>open threes {0}</source>
        <translation>offene Dreier {0}</translation>
    </message>
    <message>
        <source>{0} wins with best play</source>
        <translation>bei bestem Spiel gewinnt {0}</translation>
    </message>
</context>
<context>
    <name>ExportButtons</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Durch Kommas getrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Another program is using the file of games. They will be saved once it is free.</source>
        <translation>Ein anderes Programm benutzt die Datei mit den Spielen. Gespeichert wird wieder, sobald sie frei ist.</translation>
    </message>
    <message>
        <source>Games are not being saved: their folder can&apos;t be written to.</source>
        <translation>Spiele werden nicht gespeichert: In ihren Ordner kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Games are not being saved: {0}</source>
        <translation>Spiele werden gerade nicht gespeichert: {0}</translation>
    </message>
    <message>
        <source>The disk is full: games are not being saved. They will be once there is room.</source>
        <translation>Der Datenträger ist voll: Spiele werden erst wieder gespeichert, wenn Platz ist.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>&amp;Show Me</source>
        <translation>Zeig es &amp;mir</translation>
    </message>
    <message>
        <source>Hint at the Key M&amp;oment</source>
        <translation>Tipp zum Knackp&amp;unkt</translation>
    </message>
    <message>
        <source>Key moment {0} of {1}. Your move. What would have been better?</source>
        <translation>Knackpunkt {0} von {1}. Du bist am Zug. Was wäre besser gewesen?</translation>
    </message>
    <message>
        <source>Look at the dashed lines.</source>
        <translation>Sieh dir die gestrichelten Linien an.</translation>
    </message>
    <message>
        <source>Look for two threats at once.</source>
        <translation>Such nach zwei Drohungen zugleich.</translation>
    </message>
    <message>
        <source>No threat shows it yet: think several moves ahead.</source>
        <translation>Noch zeigt es keine Drohung: Denk mehrere Züge voraus.</translation>
    </message>
    <message>
        <source>Not {0} either: {1}.</source>
        <translation>Auch nicht {0}: {1}.</translation>
    </message>
    <message>
        <source>Not {0}: {1}. One more try.</source>
        <translation>Nicht {0}: {1}. Noch ein Versuch.</translation>
    </message>
    <message>
        <source>Right! {0}</source>
        <translation>Richtig! {0}</translation>
    </message>
    <message>
        <source>That is what you played. Then: {1}.</source>
        <translation>So hast du gespielt. Dann: {1}.</translation>
    </message>
    <message>
        <source>Think of the cell above your disc.</source>
        <translation>Denk an das Feld über deinem Stein.</translation>
    </message>
    <message>
        <source>Think of who must play under a threat in the end.</source>
        <translation>Überleg, wer am Ende unter einer Drohung spielen muss.</translation>
    </message>
    <message>
        <source>Try {0}.</source>
        <translation>Versuch es mit {0}.</translation>
    </message>
    <message>
        <source>You can complete four in a row.</source>
        <translation>Du kannst vier in einer Reihe vollenden.</translation>
    </message>
    <message>
        <source>You played {0}. Try another move.</source>
        <translation>Du hast {0} gespielt. Versuch einen anderen Zug.</translation>
    </message>
    <message>
        <source>Your move. What would have been better?</source>
        <translation>Du bist am Zug. Was wäre besser gewesen?</translation>
    </message>
    <message>
        <source>{0} is about to complete four in a row.</source>
        <translation>{0} ist dabei, vier in einer Reihe zu vollenden.</translation>
    </message>
    <message>
        <source>{0} is about to make two threats at once.</source>
        <translation>{0} ist dabei, zweimal zugleich zu drohen.</translation>
    </message>
</context>
<context>
    <name>GameGraph</name>
    <message>
        <source>At the start: {1}.</source>
        <translation>Am Anfang: {1}.</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Verlauf des Spiels</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>From move {0}: {1}.</source>
        <translation>Ab Zug {0}: {1}.</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>Zug {0}</translation>
    </message>
    <message>
        <source>{0} has won</source>
        <translation>{0} hat gewonnen</translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0} in {1}</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <translation>{0} gewinnt</translation>
    </message>
    <message>
        <source>{0}. {1}.</source>
        <translation>{0}. {1}.</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Neu überlegen</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Wendepunkt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>GameSwitch</name>
    <message>
        <source>Choose the game</source>
        <translation>Spiel wählen</translation>
    </message>
</context>
<context>
    <name>GameViewer</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Open in Analysis</source>
        <translation>In der Analyse öffnen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Von hier aus spielen</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>&amp;Connect Four</source>
        <translation>&amp;Vier gewinnt</translation>
    </message>
    <message>
        <source>&amp;Tic-Tac-Toe</source>
        <translation>Ti&amp;c-Tac-Toe</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>1 to 7</source>
        <translation>1 bis 7</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Game ▸ Open Position&lt;/b&gt; takes any position: type or paste it as a text, or click it together. If it can&apos;t occur in a game, it says why. Then play from there, analyse it, or see how it is searched. &lt;b&gt;Paste Position&lt;/b&gt; opens what is on the clipboard.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Copy Position&lt;/b&gt; and &lt;b&gt;Copy Game&lt;/b&gt; copy what is shown as a text, in past games, puzzles and the search tree too. &lt;b&gt;Save Picture&lt;/b&gt; saves the board, and &lt;b&gt;Export&lt;/b&gt; in the past games all that are listed there.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Spiel ▸ Stellung öffnen&lt;/b&gt; nimmt jede Stellung: Tippe oder füge sie als Text ein, oder klicke sie zusammen. Kann sie in keinem Spiel vorkommen, steht da, warum. Dann spiel von dort aus, analysiere sie oder sieh zu, wie sie durchsucht wird. &lt;b&gt;Stellung einfügen&lt;/b&gt; öffnet, was in der Zwischenablage ist.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Stellung kopieren&lt;/b&gt; und &lt;b&gt;Spiel kopieren&lt;/b&gt; kopieren als Text, was gezeigt wird, auch in früheren Spielen, Aufgaben und dem Suchbaum. &lt;b&gt;Bild speichern&lt;/b&gt; speichert das Brett, und &lt;b&gt;Exportieren&lt;/b&gt; in den früheren Spielen alle, die dort aufgelistet sind.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Hint&lt;/b&gt; marks a best move and says why it is good. A game with a hint is practice: it doesn&apos;t count.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Game ▸ Why Did It Play That?&lt;/b&gt; says why the computer made its last move, and makes the game practice, too.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Players ▸ Teaching Game&lt;/b&gt; shows mistakes at once, and lets you take them back. Such games don&apos;t count.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Undo&lt;/b&gt; undoes your last move and the reply to it, &lt;b&gt;Redo&lt;/b&gt; plays them again. If you undo after the end of a game, what follows is practice, too.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Tipp&lt;/b&gt; zeigt dir einen besten Zug und sagt, warum er gut ist. Ein Spiel mit Tipp ist Übung und zählt nicht.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Spiel ▸ Warum dieser Zug?&lt;/b&gt; sagt, warum der Computer seinen letzten Zug gemacht hat, und macht das Spiel ebenfalls zur Übung.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Spieler ▸ Lehrspiel&lt;/b&gt; zeigt Fehler sofort und lässt dich sie zurücknehmen. Solche Spiele zählen nicht.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Rückgängig&lt;/b&gt; nimmt deinen letzten Zug und die Antwort darauf zurück, &lt;b&gt;Wiederholen&lt;/b&gt; spielt sie noch einmal. Machst du nach dem Ende eines Spiels etwas rückgängig, ist alles Weitere ebenfalls Übung.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Hint&lt;/b&gt; marks a good move and says why, or how far it could see. A game with a hint is practice: it doesn&apos;t count.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Game ▸ Why Did It Play That?&lt;/b&gt; says why the computer made its last move, and makes the game practice, too.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Players ▸ Teaching Game&lt;/b&gt; shows mistakes at once, and lets you take them back. Such games don&apos;t count.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Undo&lt;/b&gt; undoes your last move and the reply to it, &lt;b&gt;Redo&lt;/b&gt; plays them again. If you undo after the end of a game, what follows is practice, too.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Tipp&lt;/b&gt; zeigt dir einen guten Zug und sagt, warum er gut ist oder wie weit vorausgesehen wurde. Ein Spiel mit Tipp ist Übung und zählt nicht.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Spiel ▸ Warum dieser Zug?&lt;/b&gt; sagt, warum der Computer seinen letzten Zug gemacht hat, und macht das Spiel ebenfalls zur Übung.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Spieler ▸ Lehrspiel&lt;/b&gt; zeigt Fehler sofort und lässt dich sie zurücknehmen. Solche Spiele zählen nicht.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Rückgängig&lt;/b&gt; nimmt deinen letzten Zug und die Antwort darauf zurück, &lt;b&gt;Wiederholen&lt;/b&gt; spielt sie noch einmal. Machst du nach dem Ende eines Spiels etwas rückgängig, ist alles Weitere ebenfalls Übung.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Learn ▸ Course&lt;/b&gt; takes minimax apart, in short chapters on real boards, from the first win to the tree of all games: you play, predict and fill in, and a wrong answer is answered on the board. It goes on where you left it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Lernen ▸ Kurs&lt;/b&gt; nimmt Minimax auseinander, in kurzen Kapiteln auf echten Brettern, vom ersten Sieg bis zum Baum aller Spiele: Du spielst, sagst voraus und trägst ein, und eine falsche Antwort wird auf dem Brett beantwortet. Es geht weiter, wo du aufgehört hast.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Learn ▸ How It Thinks&lt;/b&gt; shows how the position on the board is searched. As nobody sees the end of the game from its beginning, you choose a &lt;b&gt;lookahead&lt;/b&gt; of 1 to {0} moves. Where it ends, the position is estimated. What counts:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;discs near the centre, since more lines run through them;&lt;/li&gt;&lt;li&gt;open threes, which lack one disc for four;&lt;/li&gt;&lt;li&gt;even more, open threes in a good row: if nobody wants to play below it, {1} gets the odd rows, counted from the bottom, and {2} the even ones.&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;&lt;b&gt;Search tree&lt;/b&gt; shows minimax call by call, with its estimates, what is pruned and why. Begin with &lt;b&gt;Show a small example&lt;/b&gt;. &lt;b&gt;Code&lt;/b&gt; opens the same search as a page of Python beside it, to step through line by line. &lt;b&gt;Methods&lt;/b&gt; compares plain minimax with alpha-beta pruning, a cache and symmetry at the same lookahead.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Lernen ▸ So denkt der Computer&lt;/b&gt; zeigt, wie er die Stellung auf dem Brett durchsucht. Weil niemand vom Anfang des Spiels bis an sein Ende sieht, wählst du eine &lt;b&gt;Vorausschau&lt;/b&gt; von 1 bis {0} Zügen. Wo sie endet, wird die Stellung geschätzt. Was zählt:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Steine nahe der Mitte, weil dort mehr Linien verlaufen;&lt;/li&gt;&lt;li&gt;offene Dreier, denen zu vier nur ein Stein fehlt;&lt;/li&gt;&lt;li&gt;noch mehr offene Dreier in guter Reihe: Wenn niemand darunter spielen will, bekommt {1} die ungeraden Reihen, von unten gezählt, und {2} die geraden.&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;&lt;b&gt;Suchbaum&lt;/b&gt; zeigt Minimax Aufruf für Aufruf mit seinen Schätzungen, und was warum übersprungen wird. Fang an mit &lt;b&gt;Kleines Beispiel zeigen&lt;/b&gt;. &lt;b&gt;Code&lt;/b&gt; öffnet daneben dieselbe Suche als eine Seite Python, um sie Zeile für Zeile durchzugehen. &lt;b&gt;Methoden&lt;/b&gt; vergleicht reines Minimax mit Alpha-Beta, Cache und Symmetrie bei gleicher Vorausschau.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Learn ▸ Match-ups&lt;/b&gt; lets any two players meet as often as you like, among them minimax with a lookahead of your choice, and says how far chance may have moved the result. &lt;b&gt;Learn ▸ Prove It&lt;/b&gt; plays Unbeatable against every choice for your first moves, and from there against itself: it gives nothing away.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Lernen ▸ Duelle&lt;/b&gt; lässt zwei beliebige Spieler so oft gegeneinander antreten, wie du willst, darunter Minimax, das so viele Züge vorausschaut, wie du willst, und sagt, wie weit der Zufall das Ergebnis verschoben haben kann. &lt;b&gt;Lernen ▸ Beweis&lt;/b&gt; spielt Unschlagbar gegen jede Wahl bei deinen ersten Zügen und von da an gegen sich selbst: Nichts wird verschenkt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Learn ▸ Match-ups&lt;/b&gt; lets any two players meet as often as you like, and shows the exact odds beside the result. &lt;b&gt;Learn ▸ Prove It&lt;/b&gt; plays every possible game against Unbeatable: none is lost.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Lernen ▸ Duelle&lt;/b&gt; lässt zwei beliebige Spieler so oft gegeneinander antreten, wie du willst, und zeigt neben dem Ergebnis die genauen Chancen. &lt;b&gt;Lernen ▸ Beweis&lt;/b&gt; spielt jedes mögliche Spiel gegen Unschlagbar: Keines geht verloren.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Learn ▸ Puzzles&lt;/b&gt; asks for a move, from a win at once to a win in three: one puzzle for each day, the same for everyone, and many more of every kind. Every good answer is accepted, and a wrong one is refuted on the board.&lt;/p&gt;&lt;p&gt;&lt;b&gt;From your games&lt;/b&gt; brings back positions in which you went wrong, until you have solved each on {0} days.&lt;/p&gt;&lt;p&gt;The streak counts puzzles solved in a row at the first try. A hint that shows the move ends it, like a wrong answer; the hints before that don&apos;t.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Lernen ▸ Aufgaben&lt;/b&gt; fragt nach einem Zug, vom Sieg auf der Stelle bis zum Sieg in drei Zügen: jeden Tag eine Aufgabe, für alle dieselbe, und viele weitere von jeder Art. Jede gute Antwort zählt, und eine falsche wird auf dem Brett widerlegt.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Aus deinen Spielen&lt;/b&gt; bringt Stellungen zurück, in denen du danebenlagst, bis du jede an {0} Tagen gelöst hast.&lt;/p&gt;&lt;p&gt;Die Serie zählt Aufgaben, die du nacheinander auf Anhieb gelöst hast. Ein Tipp, der den Zug zeigt, beendet sie wie eine falsche Antwort; die Tipps davor nicht.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;View ▸ Analysis&lt;/b&gt; shows the game beside the board: a graph of who would win, and every move with its verdict. Choose one to look back at it, and to play on from there.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Learn ▸ How It Thinks&lt;/b&gt; shows how the position on the board is searched:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Search tree&lt;/b&gt; shows minimax call by call, with what is pruned and why. Begin with &lt;b&gt;Show a small example&lt;/b&gt;. &lt;b&gt;Code&lt;/b&gt; opens the same search as a page of Python beside it, to step through line by line.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Methods&lt;/b&gt; compares plain minimax with alpha-beta pruning, a cache and symmetry.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Ansicht ▸ Analyse&lt;/b&gt; zeigt das Spiel neben dem Brett: wer wann gewinnen würde als Kurve, und jeden Zug mit seinem Urteil. Wähle einen, um auf ihn zurückzublicken und von dort aus weiterzuspielen.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Lernen ▸ So denkt der Computer&lt;/b&gt; zeigt, wie er die Stellung auf dem Brett durchsucht:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Suchbaum&lt;/b&gt; zeigt Minimax Aufruf für Aufruf, und was warum übersprungen wird. Fang an mit &lt;b&gt;Kleines Beispiel zeigen&lt;/b&gt;. &lt;b&gt;Code&lt;/b&gt; öffnet daneben dieselbe Suche als eine Seite Python, um sie Zeile für Zeile durchzugehen.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Methoden&lt;/b&gt; vergleicht reines Minimax mit Alpha-Beta, Cache und Symmetrie.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;View ▸ Appearance&lt;/b&gt; offers light and dark colours, or those of the system, and &lt;b&gt;High Contrast&lt;/b&gt; with any of them. &lt;b&gt;View ▸ Language&lt;/b&gt; changes every text at once, and &lt;b&gt;View ▸ Animations&lt;/b&gt; turns motion off.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Ansicht ▸ Erscheinungsbild&lt;/b&gt; bietet helle und dunkle Farben oder die des Systems, und zu allen &lt;b&gt;Hoher Kontrast&lt;/b&gt;. &lt;b&gt;Ansicht ▸ Sprache&lt;/b&gt; ändert sofort alle Texte, und &lt;b&gt;Ansicht ▸ Animationen&lt;/b&gt; schaltet Bewegung aus.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A casual player takes a win and stops a threat, but looks no further ahead. An expert knows everything that the level might do. Both go first in half of their games.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Wer nebenbei spielt, nutzt einen Gewinnzug und wehrt eine Drohung ab, schaut aber nicht weiter voraus. Ein Profi weiß alles, was die Stufe tun könnte. Beide beginnen die Hälfte ihrer Spiele.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A game is written as its moves in turn, by the digits of a numeric keypad: &lt;b&gt;5137&lt;/b&gt;. A board is written as its rows from the top, with a dot for an empty cell: &lt;b&gt;O.X/X.X/.OO&lt;/b&gt;. X moves first, so the number of each says whose turn it is.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ein Spiel schreibt man als seine Züge der Reihe nach, mit den Ziffern eines Ziffernblocks: &lt;b&gt;5137&lt;/b&gt;. Ein Brett schreibt man als seine Reihen von oben, mit einem Punkt für ein leeres Feld: &lt;b&gt;O.X/X.X/.OO&lt;/b&gt;. X beginnt, also zeigen die Anzahlen, wer am Zug ist.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A game is written as the columns played in turn, 1 to 7: &lt;b&gt;4453&lt;/b&gt;. A board is written as its six rows from the top, seven characters each, with x for {0.piece}, o for {1.piece} and a dot for an empty cell. {0} moves first, so the number of each says whose turn it is.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ein Spiel schreibt man als die gespielten Spalten der Reihe nach, 1 bis 7: &lt;b&gt;4453&lt;/b&gt;. Ein Brett schreibt man als seine sechs Reihen von oben, je sieben Zeichen, mit x für {0.piece}, o für {1.piece} und einem Punkt für ein leeres Feld. {0} beginnt, also zeigen die Anzahlen, wer am Zug ist.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Above the score, or in the &lt;b&gt;Game&lt;/b&gt; menu, you choose between Tic-Tac-Toe and Connect Four. Each has its own players, score and past games, and waits just as you left it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Über dem Spielstand oder im Menü &lt;b&gt;Spiel&lt;/b&gt; wählst du zwischen Tic-Tac-Toe und Vier gewinnt. Jedes hat eigene Spieler, einen eigenen Spielstand und eigene frühere Spiele und wartet so, wie du es verlassen hast.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;After a game that could have ended differently, &lt;b&gt;See where it turned&lt;/b&gt; goes back to the move that changed the result and says why. Choose &lt;b&gt;Play from here&lt;/b&gt; to do better, or see the search at that very position.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Game ▸ Past Games&lt;/b&gt; keeps every finished game. Step through it, open it in the analysis, or play on from any position. &lt;b&gt;Game ▸ Statistics&lt;/b&gt; counts what you have won, drawn and lost at each level.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Hätte ein Spiel anders ausgehen können, führt dich &lt;b&gt;Wo es kippte&lt;/b&gt; zu dem Zug zurück, der das Ergebnis geändert hat, und sagt, warum. Mit &lt;b&gt;Von hier aus spielen&lt;/b&gt; machst du es besser; du kannst dir auch die Suche an genau dieser Stelle ansehen.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Spiel ▸ Frühere Spiele&lt;/b&gt; behält jedes beendete Spiel. Geh es Zug für Zug durch, öffne es in der Analyse oder spiel von jeder Stelle aus weiter. &lt;b&gt;Spiel ▸ Statistik&lt;/b&gt; zählt Siege, Remis und Niederlagen auf jeder Stufe.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Click a free cell. Or use the keyboard: the arrow keys and Space, or the digits 1 to 9, which lie as on a numeric keypad, with 7 8 9 as the top row.&lt;/p&gt;&lt;p&gt;A new game is always one click away, and a game that you leave unfinished never counts.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Klick auf ein freies Feld. Oder nimm die Tastatur: die Pfeiltasten und die Leertaste oder die Ziffern 1 bis 9, die wie auf einem Ziffernblock liegen, mit 7 8 9 als oberster Zeile.&lt;/p&gt;&lt;p&gt;Ein neues Spiel ist immer nur einen Klick entfernt, und ein Spiel, das du nicht beendest, zählt nie.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Click a player&apos;s card above the board, or open the &lt;b&gt;Players&lt;/b&gt; menu, to choose {0.piece} or {1.piece}, or both in turn.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Two People&lt;/b&gt; play each other on one screen; &lt;b&gt;Players ▸ Names&lt;/b&gt; gives them names of their own. &lt;b&gt;Watch Two Computers&lt;/b&gt; lets two levels play each other while you look on: pause, go step by step, choose how fast, or let one game follow another.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Klicke auf die Karte eines Spielers über dem Brett oder öffne das Menü &lt;b&gt;Spieler&lt;/b&gt;, um {0} oder {1} zu wählen oder beides abwechselnd.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Zu zweit&lt;/b&gt; spielt ihr an einem Bildschirm gegeneinander; unter &lt;b&gt;Spieler ▸ Namen&lt;/b&gt; gebt ihr euch eigene Namen. Bei &lt;b&gt;Zwei Computern zusehen&lt;/b&gt; spielen zwei Stufen gegeneinander, und du schaust zu: Halte an, geh Schritt für Schritt weiter, wähle das Tempo oder lass ein Spiel auf das andere folgen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Click anywhere in a column. Or use the keyboard: the arrow keys and Space, or the digits 1 to 7.&lt;/p&gt;&lt;p&gt;A new game is always one click away, and a game that you leave unfinished never counts.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Klick irgendwo in eine Spalte. Oder nimm die Tastatur: die Pfeiltasten und die Leertaste oder die Ziffern 1 bis 7.&lt;/p&gt;&lt;p&gt;Ein neues Spiel ist immer nur einen Klick entfernt, und ein Spiel, das du nicht beendest, zählt nie.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Click the computer&apos;s card above the board, or open the &lt;b&gt;Difficulty&lt;/b&gt; menu, to choose how strongly it plays, also in the middle of a game:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Klicke auf die Karte des Computers über dem Brett oder öffne das Menü &lt;b&gt;Stufe&lt;/b&gt;, um zu wählen, wie stark er spielt, auch mitten im Spiel:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Turn on &lt;b&gt;View ▸ Move Values&lt;/b&gt;: above every column you see whether it wins, draws or loses with best play, and in how many moves. The best have a coloured ground.&lt;/p&gt;&lt;p&gt;All of it is exact. If that takes a moment, three dots stand where a value is still being worked out.&lt;/p&gt;&lt;p&gt;Rest on a column, or go to it with the arrow keys, to see how the game would go on.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Schalte &lt;b&gt;Ansicht ▸ Zugwerte&lt;/b&gt; ein: Über jeder Spalte steht, ob sie bei bestem Spiel zu Sieg, Remis oder Niederlage führt, und in wie vielen Zügen. Die besten haben einen farbigen Grund.&lt;/p&gt;&lt;p&gt;All das ist exakt. Dauert es einen Moment, stehen drei Punkte dort, wo ein Wert noch ausgerechnet wird.&lt;/p&gt;&lt;p&gt;Verweile auf einer Spalte oder geh mit den Pfeiltasten dorthin, um zu sehen, wie das Spiel weiterginge.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Turn on &lt;b&gt;View ▸ Move Values&lt;/b&gt;: every free cell says whether it wins, draws or loses with best play, and how soon.&lt;/p&gt;&lt;p&gt;Rest on a cell, or go to it with the arrow keys, to see how the game would go on.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Schalte &lt;b&gt;Ansicht ▸ Zugwerte&lt;/b&gt; ein: Jedes freie Feld sagt, ob es bei bestem Spiel zu Sieg, Remis oder Niederlage führt, und wie bald.&lt;/p&gt;&lt;p&gt;Verweile auf einem Feld oder geh mit den Pfeiltasten dorthin, um zu sehen, wie das Spiel weiterginge.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;When somebody has lost, &lt;b&gt;Key moments&lt;/b&gt; goes back to up to three moves: the threat that was overlooked, the last move with which the game could be held, the one that gave a win away. Each first asks what would have been better, and &lt;b&gt;Show me&lt;/b&gt; says it. Choose &lt;b&gt;Play from here&lt;/b&gt; to do better.&lt;/p&gt;&lt;p&gt;&lt;b&gt;View ▸ Analysis&lt;/b&gt; judges every move beside the board, the last ones first, and draws who would win after each.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Game ▸ Past Games&lt;/b&gt; keeps every finished game. Step through it, open it in the analysis, or play on from any position. &lt;b&gt;Game ▸ Statistics&lt;/b&gt; counts what you have won, drawn and lost at each level.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Hat jemand verloren, führen dich die &lt;b&gt;Knackpunkte&lt;/b&gt; zu bis zu drei Zügen zurück: zur übersehenen Drohung, zum letzten Zug, mit dem das Spiel noch zu halten war, und zu dem, der einen Sieg verschenkt hat. Jeder fragt zuerst, was besser gewesen wäre, und &lt;b&gt;Zeig es mir&lt;/b&gt; sagt es. Mit &lt;b&gt;Von hier aus spielen&lt;/b&gt; machst du es besser.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Ansicht ▸ Analyse&lt;/b&gt; beurteilt jeden Zug neben dem Brett, die letzten zuerst, und zeichnet, wer nach jedem gewinnen würde.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Spiel ▸ Frühere Spiele&lt;/b&gt; behält jedes beendete Spiel. Geh es Zug für Zug durch, öffne es in der Analyse oder spiel von jeder Stelle aus weiter. &lt;b&gt;Spiel ▸ Statistik&lt;/b&gt; zählt Siege, Remis und Niederlagen auf jeder Stufe.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;X and O take turns marking free cells; X goes first. Whoever gets &lt;b&gt;three in a row&lt;/b&gt;, across, down or diagonally, wins. A full board without three in a row is a draw.&lt;/p&gt;</source>
        <translation>&lt;p&gt;X und O besetzen abwechselnd freie Felder, X beginnt. Wer &lt;b&gt;drei in einer Reihe&lt;/b&gt; hat, waagerecht, senkrecht oder diagonal, gewinnt. Ein volles Brett ohne Dreierreihe ist ein Remis.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;{0} and {1} take turns dropping discs into seven columns; {0} goes first. A disc falls to the lowest free place of its column. Whoever gets &lt;b&gt;four in a row&lt;/b&gt;, across, down or diagonally, wins. A full board without four in a row is a draw.&lt;/p&gt;</source>
        <translation>&lt;p&gt;{0} und {1} werfen abwechselnd Steine in sieben Spalten, {0} beginnt. Ein Stein fällt auf den untersten freien Platz seiner Spalte. Wer &lt;b&gt;vier in einer Reihe&lt;/b&gt; hat, waagerecht, senkrecht oder diagonal, gewinnt. Ein volles Brett ohne Viererreihe ist ein Remis.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A whole search: X tries its three moves, and the second one wins.</source>
        <translation>Eine ganze Suche: X probiert seine drei Züge, und der zweite gewinnt.</translation>
    </message>
    <message>
        <source>After the game</source>
        <translation>Nach dem Spiel</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Ein anderes Spiel</translation>
    </message>
    <message>
        <source>Any position, in and out</source>
        <translation>Jede Stellung, hinein und hinaus</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Choose a board, and open it</source>
        <translation>Ein Brett wählen und aufklappen</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>Copy the game as a text</source>
        <translation>Das Spiel als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the position as a text</source>
        <translation>Die Stellung als Text kopieren</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+−, Ctrl+0</source>
        <translation>Strg++, Strg+−, Strg+0</translation>
    </message>
    <message>
        <source>Ctrl+Arrow keys, Return</source>
        <translation>Strg+Pfeiltasten, Eingabetaste</translation>
    </message>
    <message>
        <source>Ctrl+Up, Ctrl+Down</source>
        <translation>Strg+Oben, Strg+Unten</translation>
    </message>
    <message>
        <source>Del, Ctrl+Z</source>
        <translation>Entf, Strg+Z</translation>
    </message>
    <message>
        <source>Delete the game, or bring it back</source>
        <translation>Das Spiel löschen oder zurückholen</translation>
    </message>
    <message>
        <source>Down, Space, Return</source>
        <translation>Runter, Leertaste, Eingabetaste</translation>
    </message>
    <message>
        <source>Down, Up</source>
        <translation>Unten, Oben</translation>
    </message>
    <message>
        <source>Drop a disc</source>
        <translation>Einen Stein einwerfen</translation>
    </message>
    <message>
        <source>Drop a disc into a column</source>
        <translation>Einen Stein in eine Spalte einwerfen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Von Feld zu Feld gehen</translation>
    </message>
    <message>
        <source>Go from column to column</source>
        <translation>Von Spalte zu Spalte gehen</translation>
    </message>
    <message>
        <source>Go on to the buttons</source>
        <translation>Weiter zu den Schaltflächen</translation>
    </message>
    <message>
        <source>Hint: first the idea, then the lines, then the move</source>
        <translation>Tipp: erst die Idee, dann die Linien, dann der Zug</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>How good each player is</source>
        <translation>Wie gut jeder Spieler ist</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation>Wie es aussieht</translation>
    </message>
    <message>
        <source>How strong it is</source>
        <translation>Wie stark er ist</translation>
    </message>
    <message>
        <source>How the computer looks ahead</source>
        <translation>Wie der Computer vorausschaut</translation>
    </message>
    <message>
        <source>In a past game</source>
        <translation>In einem früheren Spiel</translation>
    </message>
    <message>
        <source>In other windows</source>
        <translation>In anderen Fenstern</translation>
    </message>
    <message>
        <source>In past games, puzzles and the search tree</source>
        <translation>In früheren Spielen, Aufgaben und dem Suchbaum</translation>
    </message>
    <message>
        <source>In the code, read another line</source>
        <translation>Im Code eine andere Zeile lesen</translation>
    </message>
    <message>
        <source>In the puzzles</source>
        <translation>In den Aufgaben</translation>
    </message>
    <message>
        <source>In the search tree</source>
        <translation>Im Suchbaum</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Learn how the computer thinks</source>
        <translation>Lern, wie der Computer denkt</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Making a move</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Das Bild verschieben</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>One move back or forward</source>
        <translation>Einen Zug zurück oder vor</translation>
    </message>
    <message>
        <source>Play a cell, as on a numeric keypad: 7 8 9 are the top row</source>
        <translation>Ein Feld besetzen, wie auf einem Ziffernblock: 7 8 9 sind die oberste Zeile</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play the cell</source>
        <translation>Das Feld besetzen</translation>
    </message>
    <message>
        <source>Play the puzzle again</source>
        <translation>Aufgabe nochmal spielen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Shift+Arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Show or hide the code</source>
        <translation>Den Code zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Space, Return</source>
        <translation>Leertaste, Eingabetaste</translation>
    </message>
    <message>
        <source>Step back or forward</source>
        <translation>Schritt zurück oder vor</translation>
    </message>
    <message>
        <source>Step by line or by call</source>
        <translation>Zeile für Zeile gehen oder Aufruf für Aufruf</translation>
    </message>
    <message>
        <source>Step over or out of a call</source>
        <translation>Über einen Aufruf hinweg oder aus ihm heraus</translation>
    </message>
    <message>
        <source>Suits you. There are {0} small steps, from Easy upwards. Between games it goes up when you win and down when you lose, until you win about half of those that aren&apos;t drawn.</source>
        <translation>Passt sich dir an. Es gibt {0} kleine Schritte, von Leicht an aufwärts. Zwischen den Spielen geht es rauf, wenn du gewinnst, und runter, wenn du verlierst, bis du etwa die Hälfte derer gewinnst, die nicht remis enden.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>To the start or the end</source>
        <translation>Zum Anfang oder zum Ende</translation>
    </message>
    <message>
        <source>Two players who move at random: {0}.</source>
        <translation>Zwei, die zufällig ziehen: {0}.</translation>
    </message>
    <message>
        <source>What each move leads to</source>
        <translation>Wohin jeder Zug führt</translation>
    </message>
    <message>
        <source>When you are stuck</source>
        <translation>Wenn du nicht weiterweißt</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Why the computer can&apos;t be beaten</source>
        <translation>Warum der Computer nicht zu schlagen ist</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Vergrößern, verkleinern, einpassen</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Hint (Makes It Practice)</source>
        <translation>&amp;Tipp (macht es zur Übung)</translation>
    </message>
    <message>
        <source>A hint makes this game practice.</source>
        <translation>Mit Tipp ist dieses Spiel Übung.</translation>
    </message>
    <message>
        <source>All moves draw with best play.</source>
        <translation>Bei bestem Spiel führt jeder Zug zum Remis.</translation>
    </message>
    <message>
        <source>All moves let {1} complete four.</source>
        <translation>Nach jedem Zug kann {1} vier vollenden.</translation>
    </message>
    <message>
        <source>All moves lose against best play.</source>
        <translation>Gegen bestes Spiel verliert jeder Zug.</translation>
    </message>
    <message>
        <source>All moves lose, this one latest: in {0} moves.</source>
        <translation>Alle Züge verlieren, dieser am spätesten: in {0} Zügen.</translation>
    </message>
    <message>
        <source>All other moves let {1} complete four above them.</source>
        <translation>Über jedem anderen Zug würde {1} vier vollenden.</translation>
    </message>
    <message>
        <source>All other moves lose.</source>
        <translation>Alle anderen Züge verlieren.</translation>
    </message>
    <message>
        <source>Hint: {0}. {1}</source>
        <translation>Tipp: {0}. {1}</translation>
    </message>
    <message>
        <source>It completes four in a row.</source>
        <translation>Das macht vier in einer Reihe.</translation>
    </message>
    <message>
        <source>It completes three in a row.</source>
        <translation>Das macht drei in einer Reihe.</translation>
    </message>
    <message>
        <source>It forces two threats at once and wins in {0} moves.</source>
        <translation>Das erzwingt eine doppelte Drohung und gewinnt in {0} Zügen.</translation>
    </message>
    <message>
        <source>It is the last cell, for a draw.</source>
        <translation>Das ist das letzte Feld: Remis.</translation>
    </message>
    <message>
        <source>It is the only column left.</source>
        <translation>Es ist die einzige freie Spalte.</translation>
    </message>
    <message>
        <source>It keeps the draw, all else loses.</source>
        <translation>Das hält das Remis, alles andere verliert.</translation>
    </message>
    <message>
        <source>It keeps the draw, some moves lose.</source>
        <translation>Das hält das Remis, manche Züge verlieren.</translation>
    </message>
    <message>
        <source>It keeps the draw.</source>
        <translation>Das hält das Remis.</translation>
    </message>
    <message>
        <source>It looks best, {2} moves ahead.</source>
        <translation>Das sieht am besten aus, {2} Züge vorausgedacht.</translation>
    </message>
    <message>
        <source>It makes two threats at once.</source>
        <translation>Das droht zweimal zugleich.</translation>
    </message>
    <message>
        <source>It prevents two threats at once.</source>
        <translation>Das verhindert zwei Drohungen zugleich.</translation>
    </message>
    <message>
        <source>It stops four in a row and wins in {0} moves.</source>
        <translation>Das verhindert vier in einer Reihe und gewinnt in {0} Zügen.</translation>
    </message>
    <message>
        <source>It stops four in a row for now.</source>
        <translation>Das verhindert vorerst vier in einer Reihe.</translation>
    </message>
    <message>
        <source>It stops four in a row.</source>
        <translation>Das verhindert vier in einer Reihe.</translation>
    </message>
    <message>
        <source>It stops three in a row and wins in {0} moves.</source>
        <translation>Das verhindert drei in einer Reihe und gewinnt in {0} Zügen.</translation>
    </message>
    <message>
        <source>It stops three in a row for now.</source>
        <translation>Das verhindert vorerst drei in einer Reihe.</translation>
    </message>
    <message>
        <source>It stops three in a row.</source>
        <translation>Das verhindert drei in einer Reihe.</translation>
    </message>
    <message>
        <source>It wins in {0} moves, whatever {1} does.</source>
        <translation>Das gewinnt in {0} Zügen, was {1} auch tut.</translation>
    </message>
    <message>
        <source>It wins: in the end {1} must play below the threat in column {3}.</source>
        <translation>Das gewinnt: Am Ende muss {1} unter die Drohung in Spalte {3} setzen.</translation>
    </message>
    <message>
        <source>Lost: in the end {4} must play below the threat in column {3}.</source>
        <translation>Verloren: Am Ende muss {4} unter die Drohung in Spalte {3} setzen.</translation>
    </message>
    <message>
        <source>Mark a good move, and say why it is good.</source>
        <translation>Einen guten Zug zeigen und sagen, warum er gut ist.</translation>
    </message>
    <message>
        <source>Mark a good move. With a hint, this game doesn&apos;t count.</source>
        <translation>Einen guten Zug zeigen. Mit Tipp zählt dieses Spiel nicht.</translation>
    </message>
    <message>
        <source>Not column {3}: {1} would complete four above it.</source>
        <translation>Nicht Spalte {3}: Darüber würde {1} vier vollenden.</translation>
    </message>
    <message>
        <source>Not columns {3}: {1} would complete four above them.</source>
        <translation>Nicht die Spalten {3}: Darüber würde {1} vier vollenden.</translation>
    </message>
    <message>
        <source>Only this move wins, in {0} moves.</source>
        <translation>Nur dieser Zug gewinnt, in {0} Zügen.</translation>
    </message>
    <message>
        <source>Practice: this game doesn&apos;t count.</source>
        <translation>Übung: Dieses Spiel zählt nicht.</translation>
    </message>
    <message>
        <source>{1} has two threats, and only one can be stopped.</source>
        <translation>{1} droht zweimal, und nur eines lässt sich verhindern.</translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>So wird gespielt</translation>
    </message>
</context>
<context>
    <name>KeyMoments</name>
    <message>
        <source>Better: {0}, and so on.</source>
        <translation>Besser: {0} und so weiter.</translation>
    </message>
    <message>
        <source>From here on you must play under {0}&apos;s threat in column {3} in the end: {2}.</source>
        <translation>Ab hier musst du am Ende unter der Drohung von {0} in Spalte {3} spielen: {2}.</translation>
    </message>
    <message>
        <source>From here on {1} must play under {0}&apos;s threat in column {3} in the end: {2}.</source>
        <translation>Ab hier muss {1} am Ende unter der Drohung von {0} in Spalte {3} spielen: {2}.</translation>
    </message>
    <message>
        <source>Here you could still hold the draw, with {5}. After your move {0} wins, whatever you do.</source>
        <translation>Hier war das Remis noch zu halten, mit {5}. Nach deinem Zug gewinnt {0}, was du auch tust.</translation>
    </message>
    <message>
        <source>Here you could still win, with {5}. After your move {0} wins, whatever you do.</source>
        <translation>Hier konntest du noch gewinnen, mit {5}. Nach deinem Zug gewinnt {0}, was du auch tust.</translation>
    </message>
    <message>
        <source>Here you could still win, with {5}. Your move gave the win to {0}, who later gave it back.</source>
        <translation>Hier konntest du noch gewinnen, mit {5}. Dein Zug gab {0} den Sieg, der später noch einmal verschenkt wurde.</translation>
    </message>
    <message>
        <source>Here you could still win, with {5}. Your move let {0} draw.</source>
        <translation>Hier konntest du noch gewinnen, mit {5}. Nach deinem Zug kann {0} ein Remis halten.</translation>
    </message>
    <message>
        <source>Here you gave {0} the cell above, and with it four in a row: {2}.</source>
        <translation>Hier hast du {0} das Feld darüber gegeben und damit vier in einer Reihe: {2}.</translation>
    </message>
    <message>
        <source>Here you let {0} force two threats at once: {2}.</source>
        <translation>Hier hast du zugelassen, dass {0} zwei Drohungen zugleich erzwingt: {2}.</translation>
    </message>
    <message>
        <source>Here you let {0} make two threats at once, and you can stop only one: {2}.</source>
        <translation>Hier hast du zugelassen, dass {0} zweimal zugleich droht, und du kannst nur eines abwehren: {2}.</translation>
    </message>
    <message>
        <source>Here {1} could still hold the draw, with {5}. After this move {0} wins, whatever {1} does.</source>
        <translation>Hier konnte {1} das Remis noch halten, mit {5}. Nach diesem Zug gewinnt {0}, was {1} auch tut.</translation>
    </message>
    <message>
        <source>Here {1} could still win, with {5}. After this move {0} wins, whatever {1} does.</source>
        <translation>Hier konnte {1} noch gewinnen, mit {5}. Nach diesem Zug gewinnt {0}, was {1} auch tut.</translation>
    </message>
    <message>
        <source>Here {1} could still win, with {5}. This move gave the win to {0}, who later gave it back.</source>
        <translation>Hier konnte {1} noch gewinnen, mit {5}. Dieser Zug gab {0} den Sieg, der später noch einmal verschenkt wurde.</translation>
    </message>
    <message>
        <source>Here {1} could still win, with {5}. This move let {0} draw.</source>
        <translation>Hier konnte {1} noch gewinnen, mit {5}. Nach diesem Zug kann {0} ein Remis halten.</translation>
    </message>
    <message>
        <source>Here {1} gave {0} the cell above, and with it four in a row: {2}.</source>
        <translation>Hier hat {1} {0} das Feld darüber gegeben und damit vier in einer Reihe: {2}.</translation>
    </message>
    <message>
        <source>Here {1} let {0} force two threats at once: {2}.</source>
        <translation>Hier hat {1} zugelassen, dass {0} zwei Drohungen zugleich erzwingt: {2}.</translation>
    </message>
    <message>
        <source>Here {1} let {0} make two threats at once, and can stop only one: {2}.</source>
        <translation>Hier hat {1} zugelassen, dass {0} zweimal zugleich droht, und kann nur eines abwehren: {2}.</translation>
    </message>
    <message>
        <source>Key Momen&amp;ts</source>
        <translation>Knackpunk&amp;te</translation>
    </message>
    <message>
        <source>Key moment {0} of {1}. {2}</source>
        <translation>Knackpunkt {0} von {1}. {2}</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Knackpunkte</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <translation>Nächster Knackpunkt</translation>
    </message>
    <message>
        <source>See Where It &amp;Turned</source>
        <translation>Wo es &amp;kippte</translation>
    </message>
    <message>
        <source>Then: {0}, and so on.</source>
        <translation>Dann: {0} und so weiter.</translation>
    </message>
    <message>
        <source>You could have completed four in a row here, with {5}.</source>
        <translation>Hier konntest du vier in einer Reihe vollenden, mit {5}.</translation>
    </message>
    <message>
        <source>You could have forced two threats at once here, beginning with {5}, and won.</source>
        <translation>Hier konntest du zwei Drohungen zugleich erzwingen, beginnend mit {5}, und gewinnen.</translation>
    </message>
    <message>
        <source>You could have made two threats at once here, with {5}, and won.</source>
        <translation>Hier konntest du zweimal zugleich drohen, mit {5}, und gewinnen.</translation>
    </message>
    <message>
        <source>You could have won here, with {5}: in the end {0} would have had to play under your threat in column {3}.</source>
        <translation>Hier konntest du gewinnen, mit {5}: Am Ende hätte {0} unter deiner Drohung in Spalte {3} spielen müssen.</translation>
    </message>
    <message>
        <source>You had to stop {4} here: {2}.</source>
        <translation>Hier musstest du {4} abwehren: {2}.</translation>
    </message>
    <message>
        <source>{0} would have held the draw</source>
        <translation>{0} hätte das Remis gehalten</translation>
    </message>
    <message>
        <source>{0} would have lasted longer</source>
        <translation>{0} hätte länger standgehalten</translation>
    </message>
    <message>
        <source>{0} would have won</source>
        <translation>{0} hätte gewonnen</translation>
    </message>
    <message>
        <source>{0}&apos;s four in column {1}</source>
        <translation>vier in einer Reihe von {0} in Spalte {1}</translation>
    </message>
    <message>
        <source>{0}&apos;s three in column {1}</source>
        <translation>die drei von {0} in Spalte {1}</translation>
    </message>
    <message>
        <source>{0}&apos;s three in row {1} from the bottom</source>
        <translation>die drei von {0} in Reihe {1} von unten</translation>
    </message>
    <message>
        <source>{0}&apos;s three in the bottom row</source>
        <translation>die drei von {0} in der untersten Reihe</translation>
    </message>
    <message>
        <source>{0}&apos;s three on a diagonal</source>
        <translation>die drei von {0} auf einer Diagonalen</translation>
    </message>
    <message>
        <source>{1} could have completed four in a row here, with {5}.</source>
        <translation>Hier konnte {1} vier in einer Reihe vollenden, mit {5}.</translation>
    </message>
    <message>
        <source>{1} could have forced two threats at once here, beginning with {5}, and won.</source>
        <translation>Hier konnte {1} zwei Drohungen zugleich erzwingen, beginnend mit {5}, und gewinnen.</translation>
    </message>
    <message>
        <source>{1} could have made two threats at once here, with {5}, and won.</source>
        <translation>Hier konnte {1} zweimal zugleich drohen, mit {5}, und gewinnen.</translation>
    </message>
    <message>
        <source>{1} could have won here, with {5}: in the end {0} would have had to play under {1}&apos;s threat in column {3}.</source>
        <translation>Hier konnte {1} gewinnen, mit {5}: Am Ende hätte {0} unter der Drohung von {1} in Spalte {3} spielen müssen.</translation>
    </message>
    <message>
        <source>{1} had to stop {4} here: {2}.</source>
        <translation>Hier musste {1} {4} abwehren: {2}.</translation>
    </message>
</context>
<context>
    <name>KeyboardShortcuts</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Follow &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Language: {0}</source>
        <translation>Sprache: {0}</translation>
    </message>
</context>
<context>
    <name>LicencesWindow</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Licence of {0}</source>
        <translation>Lizenz von {0}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Other libraries</source>
        <translation>Weitere Bibliotheken</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Teile des Programms</translation>
    </message>
    <message>
        <source>Qt and PySide6</source>
        <translation>Qt und PySide6</translation>
    </message>
    <message>
        <source>Qt and Python contain the work of others, and further libraries come with the program. Each has its own licence.</source>
        <translation>Qt und Python enthalten die Arbeit anderer, und weitere Bibliotheken gehören zum Programm. Alle haben ihre eigene Lizenz.</translation>
    </message>
    <message>
        <source>The program runs on Python {0}, under the licence of the Python Software Foundation.</source>
        <translation>Das Programm läuft mit Python {0}, unter der Lizenz der Python Software Foundation.</translation>
    </message>
    <message>
        <source>The window is made with Qt {0} and PySide6 {1}, by The Qt Company and others, under the GNU Lesser General Public License, version 3. It adds to the GNU General Public License; both texts are below.

You may replace these libraries with your own: they are separate files in the folder
{2}
Put your builds of the same versions in their place, under the same names, and start Tictac again; other versions don&apos;t load. You find their source code at https://download.qt.io/official_releases/</source>
        <translation>Das Fenster ist mit Qt {0} und PySide6 {1} gemacht, von The Qt Company und anderen, unter der GNU Lesser General Public License, Version 3. Sie ergänzt die GNU General Public License; beide Texte stehen unten.

Du darfst diese Bibliotheken durch eigene ersetzen: Sie sind einzelne Dateien in dem Ordner
{2}
Setze selbst gebaute Dateien derselben Versionen unter denselben Namen an ihre Stelle und starte Tictac neu; andere Versionen lassen sich nicht laden. Ihren Quelltext findest du unter https://download.qt.io/official_releases/</translation>
    </message>
    <message>
        <source>Tictac {0} is free software: you may use it, change it and pass it on, under the MIT licence.</source>
        <translation>Tictac {0} ist freie Software: Du darfst es unter der MIT-Lizenz benutzen, verändern und weitergeben.</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Looking back: before the first move</source>
        <translation>Rückblick: vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Looking back: before the first of {0} moves</source>
        <translation>Rückblick: vor dem ersten von {0} Zügen</translation>
    </message>
    <message>
        <source>Looking back: move {0} of {1}</source>
        <translation>Rückblick: Zug {0} von {1}</translation>
    </message>
    <message>
        <source>Opened position: before the first of {0} moves</source>
        <translation>Geöffnete Stellung: vor dem ersten von {0} Zügen</translation>
    </message>
    <message>
        <source>Opened position: move {0} of {1}</source>
        <translation>Geöffnete Stellung: Zug {0} von {1}</translation>
    </message>
    <message>
        <source>Past game: before the first of {0} moves</source>
        <translation>Früheres Spiel: vor dem ersten von {0} Zügen</translation>
    </message>
    <message>
        <source>Past game: move {0} of {1}</source>
        <translation>Früheres Spiel: Zug {0} von {1}</translation>
    </message>
</context>
<context>
    <name>LookBackControls</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Von hier aus spielen</translation>
    </message>
    <message>
        <source>See where it turned</source>
        <translation>Wo es kippte</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Show the search</source>
        <translation>Suche zeigen</translation>
    </message>
</context>
<context>
    <name>LookaheadChoice</name>
    <message>
        <source>How many moves ahead the search looks; there it estimates</source>
        <translation>Wie viele Züge die Suche vorausschaut; dort schätzt sie</translation>
    </message>
    <message>
        <source>Lookahead</source>
        <translation>Vorausschau</translation>
    </message>
</context>
<context>
    <name>Matchup</name>
    <message>
        <source>1 game in {0}</source>
        <translation>1 Spiel in {0}</translation>
    </message>
    <message>
        <source>95% confidence interval</source>
        <translation>95-%-Vertrauensbereich</translation>
    </message>
    <message>
        <source>A player&apos;s time is limited here. What it sees meanwhile varies, so the same seed may lead to other games.</source>
        <translation>Hier ist die Bedenkzeit eines Spielers begrenzt. Was er währenddessen sieht, schwankt; derselbe Startwert kann also zu anderen Spielen führen.</translation>
    </message>
    <message>
        <source>Cancelled after 1 game.</source>
        <translation>Nach 1 Spiel abgebrochen.</translation>
    </message>
    <message>
        <source>Cancelled after {0} games.</source>
        <translation>Nach {0} Spielen abgebrochen.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Nebenbei</translation>
    </message>
    <message>
        <source>Casual (completes and stops fours)</source>
        <translation>Nebenbei (vollendet und verhindert Vierer)</translation>
    </message>
    <message>
        <source>Choose who plays and press Start.</source>
        <translation>Wähle, wer spielt, und drücke Start.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Exact: every possible game, weighted by its probability</source>
        <translation>Genau: jedes mögliche Spiel, gewichtet mit seiner Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Exact: nothing is left to chance, so every game is the same</source>
        <translation>Genau: Nichts bleibt dem Zufall überlassen, also ist jedes Spiel das gleiche</translation>
    </message>
    <message>
        <source>From {0} to {1} games</source>
        <translation>Von {0} bis {1} Spielen</translation>
    </message>
    <message>
        <source>Let the players swap sides.</source>
        <translation>Die Spieler tauschen die Seiten.</translation>
    </message>
    <message>
        <source>Match-ups: {0}</source>
        <translation>Duelle: {0}</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Minimax (first best move)</source>
        <translation>Minimax (erster bester Zug)</translation>
    </message>
    <message>
        <source>Minimax, lookahead {0}</source>
        <translation>Minimax, {0} Züge voraus</translation>
    </message>
    <message>
        <source>Played: 1 game</source>
        <translation>Gespielt: 1 Spiel</translation>
    </message>
    <message>
        <source>Played: no games yet</source>
        <translation>Gespielt: noch keine Spiele</translation>
    </message>
    <message>
        <source>Played: {0} games, seed {1}</source>
        <translation>Gespielt: {0} Spiele, Startwert {1}</translation>
    </message>
    <message>
        <source>Players: {0} of {1}</source>
        <translation>Spieler: {0} von {1}</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Gespeichert als {0}</translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation>Die Datei konnte nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>The games could not be played: {0}</source>
        <translation>Die Spiele konnten nicht gespielt werden: {0}</translation>
    </message>
    <message>
        <source>The same seed plays the same games again.</source>
        <translation>Derselbe Startwert spielt dieselben Spiele noch einmal.</translation>
    </message>
    <message>
        <source>Who plays {0.piece}</source>
        <translation>Wer {0} spielt</translation>
    </message>
    <message>
        <source>With a certainty of 95%, a share is off by at most {0} percentage points.</source>
        <translation>Mit 95 % Sicherheit weicht ein Anteil um höchstens {0} Prozentpunkte ab.</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>weniger als einer Sekunde</translation>
    </message>
    <message>
        <source>{0} as {2.piece} against {1} as {3.piece}</source>
        <translation>{0} als {2} gegen {1} als {3}</translation>
    </message>
    <message>
        <source>{0} games</source>
        <translation>{0} Spiele</translation>
    </message>
    <message>
        <source>{0} games in {1} · {2} per second</source>
        <translation>{0} Spiele in {1} · {2} pro Sekunde</translation>
    </message>
    <message>
        <source>{0} games in {1} · {2} s per game</source>
        <translation>{0} Spiele in {1} · {2} s pro Spiel</translation>
    </message>
    <message>
        <source>{0} h {1} min</source>
        <translation>{0} h {1} min</translation>
    </message>
    <message>
        <source>{0} min {1} s</source>
        <translation>{0} min {1} s</translation>
    </message>
    <message>
        <source>{0} of {1} games</source>
        <translation>{0} von {1} Spielen</translation>
    </message>
    <message>
        <source>{0} of {1} games · time left unknown until all pairings have played</source>
        <translation>{0} von {1} Spielen · Restzeit unbekannt, bis alle Paarungen gespielt haben</translation>
    </message>
    <message>
        <source>{0} of {1} games · {2} per second · {3} left</source>
        <translation>{0} von {1} Spielen · {2} pro Sekunde · noch {3}</translation>
    </message>
    <message>
        <source>{0} of {1} games · {2} s per game · about {3} left</source>
        <translation>{0} von {1} Spielen · {2} s pro Spiel · noch etwa {3}</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <translation>{0} gewinnt</translation>
    </message>
    <message>
        <source>{0}: no games yet.</source>
        <translation>{0}: noch keine Spiele.</translation>
    </message>
    <message>
        <source>{0}: no games yet. Exact: {1}.</source>
        <translation>{0}: noch keine Spiele. Genau: {1}.</translation>
    </message>
    <message>
        <source>{0}: not played yet</source>
        <translation>{0}: noch nicht gespielt</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} games. Exact: {3}.</source>
        <translation>{0}: {1} von {2} Spielen. Genau: {3}.</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} games. With a certainty of 95%: {3}.</source>
        <translation>{0}: {1} von {2} Spielen. Mit 95 % Sicherheit: {3}.</translation>
    </message>
    <message>
        <source>{0}: {1}. Every game is the same.</source>
        <translation>{0}: {1}. Jedes Spiel ist das gleiche.</translation>
    </message>
    <message>
        <source>{3} wins {0}, draws {1}, {4} wins {2}</source>
        <translation>{3} gewinnt {0}, Remis {1}, {4} gewinnt {2}</translation>
    </message>
</context>
<context>
    <name>MatchupWindow</name>
    <message>
        <source>All pairings</source>
        <translation>Alle Paarungen</translation>
    </message>
    <message>
        <source>One pairing</source>
        <translation>Eine Paarung</translation>
    </message>
</context>
<context>
    <name>MethodRow</name>
    <message>
        <source>running…</source>
        <translation>läuft …</translation>
    </message>
</context>
<context>
    <name>Methods</name>
    <message>
        <source>All five agree: estimate {0} at lookahead {1}, {2}.</source>
        <translation>Alle fünf sagen: Schätzung {0} bei Vorausschau {1}, {2}.</translation>
    </message>
    <message>
        <source>All five agree: with best play it&apos;s a draw.</source>
        <translation>Alle fünf sagen: Mit bestem Spiel ist es ein Remis.</translation>
    </message>
    <message>
        <source>All five agree: with best play {0} wins.</source>
        <translation>Alle fünf sagen: Mit bestem Spiel gewinnt {0}.</translation>
    </message>
    <message>
        <source>All five agree: {0}.</source>
        <translation>Alle fünf sagen: {0}.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alles zusammen</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Another board, {0} to move</source>
        <translation>Eine andere Stellung, {0} am Zug</translation>
    </message>
    <message>
        <source>As soon as one reply shows that a move is no better than another, the remaining replies to it are pruned. The result stays the same: that move would not be chosen anyway.</source>
        <translation>Sobald eine Antwort zeigt, dass ein Zug nicht besser ist als ein anderer, werden die übrigen Antworten auf ihn übersprungen. Das Ergebnis bleibt gleich: Dieser Zug würde ohnehin nicht gewählt.</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Cache + symmetry</source>
        <translation>Cache + Symmetrie</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Cancelled. What was finished is kept.</source>
        <translation>Abgebrochen. Was fertig war, bleibt.</translation>
    </message>
    <message>
        <source>Logarithmic: each block is ten times the one before. Top bar: calls; bottom bar: time.</source>
        <translation>Logarithmisch: Jeder Abschnitt ist zehnmal so viel wie der davor. Oberer Balken: Aufrufe; unterer: Zeit.</translation>
    </message>
    <message>
        <source>Plain minimax</source>
        <translation>Reines Minimax</translation>
    </message>
    <message>
        <source>Plays every possible game to its end, each side always choosing what is best for itself. Most positions are searched many times, once for each order of moves that leads to them.</source>
        <translation>Spielt jedes mögliche Spiel bis zum Ende, wobei jede Seite immer das für sie Beste wählt. Die meisten Stellungen werden viele Male durchsucht, einmal für jede Zugfolge, die zu ihnen führt.</translation>
    </message>
    <message>
        <source>Press Run to search it in five ways and compare them.</source>
        <translation>Drücke Starten, um sie auf fünf Arten zu durchsuchen und diese zu vergleichen.</translation>
    </message>
    <message>
        <source>Press Run to search it with lookahead {0}.</source>
        <translation>Drücke Starten, um sie mit Vorausschau {0} zu durchsuchen.</translation>
    </message>
    <message>
        <source>Press Run to search the current position.</source>
        <translation>Starte, um die Stellung auf dem Brett zu durchsuchen.</translation>
    </message>
    <message>
        <source>Prunes what can&apos;t matter, looks up what is known, and treats mirror images as one. The computer you play against searches like this, promising moves first.</source>
        <translation>Überspringt, worauf es nicht ankommt, schlägt nach, was bekannt ist, und behandelt Spiegelbilder als eines. So sucht der Computer, gegen den du spielst, vielversprechende Züge zuerst.</translation>
    </message>
    <message>
        <source>Prunes what can&apos;t matter, looks up what is known, and treats rotated and mirrored boards as one. The computer you play against searches like this.</source>
        <translation>Überspringt, worauf es nicht ankommt, schlägt nach, was bekannt ist, und behandelt gedrehte und gespiegelte Bretter als eines. So sucht der Computer, gegen den du spielst.</translation>
    </message>
    <message>
        <source>Remembers what each position is worth, so that none is searched twice. When other moves lead to the same position, its value is looked up without a call.</source>
        <translation>Merkt sich, was jede Stellung wert ist, sodass keine zweimal durchsucht wird. Führen andere Züge zur selben Stellung, wird ihr Wert ohne Aufruf nachgeschlagen.</translation>
    </message>
    <message>
        <source>Row {0}: {1}.</source>
        <translation>Zeile {0}: {1}.</translation>
    </message>
    <message>
        <source>The comparison failed: {0}</source>
        <translation>Der Vergleich ist gescheitert: {0}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>The game on the board is over.</source>
        <translation>Das Spiel auf dem Brett ist zu Ende.</translation>
    </message>
    <message>
        <source>There is nothing to search.</source>
        <translation>Es gibt nichts zu suchen.</translation>
    </message>
    <message>
        <source>This board, {0} to move</source>
        <translation>Diese Stellung, {0} am Zug</translation>
    </message>
    <message>
        <source>Treats a board and its mirror image as one: of the seven first moves, only four differ. With more than twelve discs such pairs hardly ever meet, and are no longer looked for.</source>
        <translation>Behandelt ein Brett und sein Spiegelbild als eines: Von den sieben ersten Zügen unterscheiden sich nur vier. Mit mehr als zwölf Steinen kommen solche Paare kaum noch vor und werden nicht mehr gesucht.</translation>
    </message>
    <message>
        <source>Treats rotated and mirrored boards as one, so that up to eight positions share one value. Of the nine first moves, only three differ: corner, edge and centre.</source>
        <translation>Behandelt gedrehte und gespiegelte Bretter als eines, sodass sich bis zu acht Stellungen einen Wert teilen. Von den neun ersten Zügen unterscheiden sich nur drei: Ecke, Rand und Mitte.</translation>
    </message>
    <message>
        <source>Tries every move and every reply as far as the lookahead goes, and estimates the positions there. Most of them are reached many times, once for each order of moves that leads to them.</source>
        <translation>Probiert jeden Zug und jede Antwort, so weit die Vorausschau reicht, und schätzt dort die Stellungen. Die meisten werden oft erreicht, für jede Reihenfolge der Züge, die zu ihnen führt, einmal.</translation>
    </message>
    <message>
        <source>about as fast</source>
        <translation>etwa gleich schnell</translation>
    </message>
    <message>
        <source>about the same number</source>
        <translation>etwa gleich viele</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Vergleichswert</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>the same number</source>
        <translation>gleich viele</translation>
    </message>
    <message>
        <source>{0} calls</source>
        <translation>{0} Aufrufe</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0} times faster</source>
        <translation>{0}‑mal schneller</translation>
    </message>
    <message>
        <source>{0} times fewer</source>
        <translation>{0}‑mal weniger</translation>
    </message>
    <message>
        <source>{0} times slower</source>
        <translation>{0}‑mal langsamer</translation>
    </message>
    <message>
        <source>{0} µs</source>
        <translation>{0} µs</translation>
    </message>
    <message>
        <source>{0}, lookahead {1}</source>
        <translation>{0}, Vorausschau {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} calls…</source>
        <translation>{0}: {1} Aufrufe …</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} calls…</source>
        <translation>{0}: {1} von {2} Aufrufen …</translation>
    </message>
</context>
<context>
    <name>MethodsTab</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the comparison</source>
        <translation>Den Vergleich abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Run all methods on this board</source>
        <translation>Alle Methoden auf diese Stellung anwenden</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft …</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>If you play here, it is a draw with best play.</source>
        <translation>Spielst du hier, endet es bei bestem Spiel mit Remis.</translation>
    </message>
    <message>
        <source>If you play here, you lose after {0} of your moves with best play.</source>
        <translation>Spielst du hier, verlierst du bei bestem Spiel nach {0} deiner Züge.</translation>
    </message>
    <message>
        <source>If you play here, you win at once.</source>
        <translation>Spielst du hier, gewinnst du sofort.</translation>
    </message>
    <message>
        <source>If you play here, you win in {0} of your moves with best play.</source>
        <translation>Spielst du hier, gewinnst du bei bestem Spiel in {0} deiner Züge.</translation>
    </message>
    <message>
        <source>If you play here, your opponent can win at once.</source>
        <translation>Spielst du hier, kann dein Gegner sofort gewinnen.</translation>
    </message>
    <message>
        <source>If {0} plays here, it is a draw with best play.</source>
        <translation>Spielt {0} hier, endet es bei bestem Spiel mit Remis.</translation>
    </message>
    <message>
        <source>If {0} plays here, it loses after {1} of its moves with best play.</source>
        <translation>Spielt {0} hier, ist es bei bestem Spiel nach {1} eigenen Zügen verloren.</translation>
    </message>
    <message>
        <source>If {0} plays here, it wins at once.</source>
        <translation>Spielt {0} hier, ist es sofort gewonnen.</translation>
    </message>
    <message>
        <source>If {0} plays here, it wins in {1} of its moves with best play.</source>
        <translation>Spielt {0} hier, ist es bei bestem Spiel in {1} eigenen Zügen gewonnen.</translation>
    </message>
    <message>
        <source>If {0} plays here, its opponent can win at once.</source>
        <translation>Spielt {0} hier, kann der Gegner sofort gewinnen.</translation>
    </message>
    <message>
        <source>Lose in {0}</source>
        <translation>Verlust in {0}</translation>
    </message>
    <message>
        <source>What this leads to is still being worked out.</source>
        <translation>Wohin das führt, wird noch ausgerechnet.</translation>
    </message>
    <message>
        <source>Win in {0}</source>
        <translation>Sieg in {0}</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>unten Mitte</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>column {0}</source>
        <translation>Spalte {0}</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>Mitte links</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>Mitte rechts</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>der Computer</translation>
    </message>
    <message>
        <source>the {0}</source>
        <translation>das Feld {0}</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>oben Mitte</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>{0} Then: {1}, and so on.</source>
        <translation>{0} Dann: {1} und so weiter.</translation>
    </message>
    <message>
        <source>{0} Then: {1}.</source>
        <translation>{0} Dann: {1}.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>MovesList</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Anfang des Spiels</translation>
    </message>
</context>
<context>
    <name>MovesTab</name>
    <message>
        <source>Each move will be judged here as soon as it is made.</source>
        <translation>Hier wird jeder Zug beurteilt, sobald er gemacht ist.</translation>
    </message>
    <message>
        <source>Go back to before that move, as practice.</source>
        <translation>Geh zurück vor diesen Zug, zur Übung.</translation>
    </message>
    <message>
        <source>Move {0}, {1}, {2}</source>
        <translation>Zug {0}, {1}, {2}</translation>
    </message>
    <message>
        <source>Move {0}, {1}, {2}: {3}</source>
        <translation>Zug {0}, {1}, {2}: {3}</translation>
    </message>
    <message>
        <source>after your move</source>
        <translation>nach deinem Zug</translation>
    </message>
</context>
<context>
    <name>NamesDialog</name>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>Show a small example</source>
        <translation>Kleines Beispiel zeigen</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Easier: step {0}</source>
        <translation>Leichter: Schritt {0}</translation>
    </message>
    <message>
        <source>From now on: {0} as {2.piece}, {1} as {3.piece}.</source>
        <translation>Ab jetzt: {0} als {2}, {1} als {3}.</translation>
    </message>
    <message>
        <source>From now on: {0}.</source>
        <translation>Ab jetzt: {0}.</translation>
    </message>
    <message>
        <source>Harder: step {0}</source>
        <translation>Schwerer: Schritt {0}</translation>
    </message>
    <message>
        <source>New game.</source>
        <translation>Neues Spiel.</translation>
    </message>
    <message>
        <source>Next game a little easier: step {0} of {1}.</source>
        <translation>Nächstes Spiel etwas leichter: Schritt {0} von {1}.</translation>
    </message>
    <message>
        <source>Next game a little harder: step {0} of {1}.</source>
        <translation>Nächstes Spiel etwas schwerer: Schritt {0} von {1}.</translation>
    </message>
    <message>
        <source>Next game easier: step {0} of {1}.</source>
        <translation>Nächstes Spiel leichter: Schritt {0} von {1}.</translation>
    </message>
    <message>
        <source>Next game harder: step {0} of {1}.</source>
        <translation>Nächstes Spiel schwerer: Schritt {0} von {1}.</translation>
    </message>
    <message>
        <source>No hint could be found: {0}</source>
        <translation>Es wurde kein Tipp gefunden: {0}</translation>
    </message>
    <message>
        <source>Redone: {0}.</source>
        <translation>Wiederholt: {0}.</translation>
    </message>
    <message>
        <source>The computer could not find a move: {0}</source>
        <translation>Der Computer hat keinen Zug gefunden: {0}</translation>
    </message>
    <message>
        <source>Undone: {0}.</source>
        <translation>Rückgängig: {0}.</translation>
    </message>
    <message>
        <source>Why it played that could not be found out: {0}</source>
        <translation>Warum er so gespielt hat, ließ sich nicht herausfinden: {0}</translation>
    </message>
    <message>
        <source>the computer&apos;s {0}</source>
        <translation>der Zug des Computers {0}</translation>
    </message>
    <message>
        <source>your {0}</source>
        <translation>dein Zug {0}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation>{0}.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the notice</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Settings are not being saved, because {0} can&apos;t be used: {1}</source>
        <translation>Einstellungen werden nicht gespeichert, weil {0} nicht benutzt werden kann: {1}</translation>
    </message>
    <message>
        <source>Some games on file could not be read. They are kept, but not shown.</source>
        <translation>Einige gespeicherte Spiele konnten nicht gelesen werden. Sie bleiben erhalten, werden aber nicht gezeigt.</translation>
    </message>
    <message>
        <source>Some settings could not be read; defaults are used instead.</source>
        <translation>Einige Einstellungen waren nicht lesbar; an ihrer Stelle gelten die üblichen.</translation>
    </message>
    <message>
        <source>The file of games was written by a newer version of Tictac. It is left as it is, and games are not being saved.</source>
        <translation>Die Datei mit den Spielen stammt von einer neueren Version von Tictac. Sie bleibt, wie sie ist, und Spiele werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The file of past games could not be read. It is kept as {0}</source>
        <translation>Die Datei mit den bisherigen Spielen war nicht lesbar. Sie bleibt erhalten als {0}</translation>
    </message>
    <message>
        <source>The file of past games was moved or deleted. Games played since you started Tictac are saved in a new file.</source>
        <translation>Die Datei mit den bisherigen Spielen wurde verschoben oder gelöscht. Die Spiele seit dem Start stehen in einer neuen.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It is kept as {0}</source>
        <translation>Die Datei mit den Einstellungen war nicht lesbar. Sie bleibt erhalten als {0}</translation>
    </message>
</context>
<context>
    <name>Ordinal</name>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>21st</source>
        <translation>21.</translation>
    </message>
    <message>
        <source>22nd</source>
        <translation>22.</translation>
    </message>
    <message>
        <source>23rd</source>
        <translation>23.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>{0}th</source>
        <translation>{0}.</translation>
    </message>
</context>
<context>
    <name>PairingChooser</name>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
</context>
<context>
    <name>PairingTable</name>
    <message>
        <source>All pairings</source>
        <translation>Alle Paarungen</translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message>
        <source>Before the first of {0} moves</source>
        <translation>Vor dem ersten von {0} Zügen</translation>
    </message>
    <message>
        <source>Begin a game at this position, as practice.</source>
        <translation>Beginne ein Spiel an dieser Stelle, zur Übung.</translation>
    </message>
    <message>
        <source>Computer won</source>
        <translation>Computer hat gewonnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Spiele exportieren</translation>
    </message>
    <message>
        <source>Exported games: {0}</source>
        <translation>Exportierte Spiele: {0}</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>Spiele werden exportiert …</translation>
    </message>
    <message>
        <source>JSON for programs (*.json)</source>
        <translation>JSON für Programme (*.json)</translation>
    </message>
    <message>
        <source>Move {0} of {1}</source>
        <translation>Zug {0} von {1}</translation>
    </message>
    <message>
        <source>Move {0} of {1}: {2}</source>
        <translation>Zug {0} von {1}: {2}</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Noch keine Spiele.</translation>
    </message>
    <message>
        <source>Past Games: {0}</source>
        <translation>Frühere Spiele: {0}</translation>
    </message>
    <message>
        <source>Past games can&apos;t be read at the moment.</source>
        <translation>Frühere Spiele können gerade nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Show this game on the board, with a verdict on each move.</source>
        <translation>Dieses Spiel auf dem Brett zeigen, mit einem Urteil über jeden Zug.</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabelle für Tabellenprogramme (*.csv)</translation>
    </message>
    <message>
        <source>The game could not be changed: the file can&apos;t be written.</source>
        <translation>Das Spiel konnte nicht geändert werden: In die Datei lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The game is back.</source>
        <translation>Das Spiel ist wieder da.</translation>
    </message>
    <message>
        <source>The game is deleted. You can undo this until you close Past Games.</source>
        <translation>Das Spiel ist gelöscht. Das lässt sich rückgängig machen, bis du „Frühere Spiele“ schließt.</translation>
    </message>
    <message>
        <source>The game is over here: step back first.</source>
        <translation>Hier ist das Spiel zu Ende: Geh erst einen Schritt zurück.</translation>
    </message>
    <message>
        <source>The games could not be exported: {0}</source>
        <translation>Die Spiele konnten nicht exportiert werden: {0}</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Zwei Personen</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>{0} as {2.piece}, {1} as {3.piece}</source>
        <translation>{0} als {2}, {1} als {3}</translation>
    </message>
    <message>
        <source>{0} won</source>
        <translation>{0} hat gewonnen</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}, practice</source>
        <translation>{0}, Übung</translation>
    </message>
    <message>
        <source>{0}, you played {1.piece}</source>
        <translation>{0}, du hast {1} gespielt</translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation>{0}.</translation>
    </message>
    <message>
        <source>{0}. {1}. {2}</source>
        <translation>{0}. {1}. {2}</translation>
    </message>
</context>
<context>
    <name>PastGamesWindow</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Games of two computers</source>
        <translation>Spiele zweier Computer</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Löschen rückgängig</translation>
    </message>
</context>
<context>
    <name>Percentage</name>
    <message>
        <source>{0}%</source>
        <translation>{0} %</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Choose who plays</source>
        <translation>Wähle, wer spielt</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>&amp;Two People</source>
        <translation>&amp;Zu zweit</translation>
    </message>
    <message>
        <source>&amp;Watch Two Computers</source>
        <translation>Zwei &amp;Computern zusehen</translation>
    </message>
    <message>
        <source>A&amp;lternate {0} and {1}</source>
        <translation>A&amp;bwechselnd {0} und {1}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Spieler {0}</translation>
    </message>
    <message>
        <source>Who plays {0.item}:</source>
        <translation>Wer spielt {0.item}:</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You Play {0.item}</source>
        <translation>Du spielst {0.item}</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{0.item}&apos;s Level</source>
        <translation>Stufe von {0.item}</translation>
    </message>
    <message>
        <source>{0} {1}/{2}</source>
        <translation>{0} {1}/{2}</translation>
    </message>
    <message>
        <source>{0}, step {1} of {2}</source>
        <translation>{0}, Schritt {1} von {2}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
</context>
<context>
    <name>PositionWindow</name>
    <message>
        <source>&amp;Level:</source>
        <translation>S&amp;tufe:</translation>
    </message>
    <message>
        <source>&amp;Position:</source>
        <translation>&amp;Stellung:</translation>
    </message>
    <message>
        <source>&amp;Then:</source>
        <translation>&amp;Danach:</translation>
    </message>
    <message>
        <source>A &amp;click puts:</source>
        <translation>Ein &amp;Klick setzt:</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Brett</translation>
    </message>
    <message>
        <source>How it thinks</source>
        <translation>So denkt der Computer</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Von hier aus spielen</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>A board has {0} rows, not {1}.</source>
        <translation>Ein Brett hat {0} Reihen, nicht {1}.</translation>
    </message>
    <message>
        <source>Impossible, because {0}.</source>
        <translation>Unmöglich: {0}.</translation>
    </message>
    <message>
        <source>Move {0}: cell {1} is taken.</source>
        <translation>Zug {0}: Feld {1} ist besetzt.</translation>
    </message>
    <message>
        <source>Move {0}: column {1} is full.</source>
        <translation>Zug {0}: Spalte {1} ist voll.</translation>
    </message>
    <message>
        <source>Move {0}: the game was over before it.</source>
        <translation>Zug {0}: Das Spiel war vorher schon aus.</translation>
    </message>
    <message>
        <source>Move {0}: “{1}” is not a cell from {2} to {3}.</source>
        <translation>Zug {0}: „{1}“ ist kein Feld von {2} bis {3}.</translation>
    </message>
    <message>
        <source>Move {0}: “{1}” is not a column from {2} to {3}.</source>
        <translation>Zug {0}: „{1}“ ist keine Spalte von {2} bis {3}.</translation>
    </message>
    <message>
        <source>Nothing: it empties the cell</source>
        <translation>Nichts: Das Feld wird leer</translation>
    </message>
    <message>
        <source>Open Position: {0}</source>
        <translation>Stellung öffnen: {0}</translation>
    </message>
    <message>
        <source>Row {0} should have {1} cells, not {2}.</source>
        <translation>Reihe {0} sollte {1} Felder haben, nicht {2}.</translation>
    </message>
    <message>
        <source>Row {0}: “{1}” is not x, o or a dot.</source>
        <translation>Reihe {0}: „{1}“ ist weder x noch o noch ein Punkt.</translation>
    </message>
    <message>
        <source>The columns played in turn, 1 to 7, or the rows of the board from the top, with x for amber, o for red and a dot for an empty cell.</source>
        <translation>Die gespielten Spalten der Reihe nach, 1 bis 7, oder die Reihen des Bretts von oben, mit x für Gelb, o für Rot und einem Punkt für ein leeres Feld.</translation>
    </message>
    <message>
        <source>The game is over: it&apos;s a draw</source>
        <translation>Das Spiel ist aus: Remis</translation>
    </message>
    <message>
        <source>The game is over: {0} has won</source>
        <translation>Das Spiel ist aus: {0} hat gewonnen</translation>
    </message>
    <message>
        <source>The moves in turn, by the digits of a numeric keypad (7 8 9 on top), or the rows of the board from the top, with X, O and a dot for an empty cell.</source>
        <translation>Die Züge der Reihe nach, mit den Ziffern eines Ziffernblocks (7 8 9 oben), oder die Reihen des Bretts von oben, mit X, O und einem Punkt für ein leeres Feld.</translation>
    </message>
    <message>
        <source>The next move</source>
        <translation>Den nächsten Zug</translation>
    </message>
    <message>
        <source>The text is far longer than any game.</source>
        <translation>Der Text ist viel länger als jedes Spiel.</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Zwei Personen</translation>
    </message>
    <message>
        <source>You play {0.piece}</source>
        <translation>Du spielst {0.piece}</translation>
    </message>
    <message>
        <source>both sides have four in a row</source>
        <translation>beide Seiten haben vier in einer Reihe</translation>
    </message>
    <message>
        <source>both sides have three in a row</source>
        <translation>beide Seiten haben drei in einer Reihe</translation>
    </message>
    <message>
        <source>in whatever order the discs are dropped, one side can&apos;t take its turn</source>
        <translation>in welcher Reihenfolge die Steine auch fallen, eine Seite kann nicht ziehen</translation>
    </message>
    <message>
        <source>the disc in row {0} of column {1} hangs above an empty cell</source>
        <translation>der Stein in Reihe {0} von Spalte {1} hängt über einem leeren Feld</translation>
    </message>
    <message>
        <source>there are {0} {2.piece} and {1} {3.piece}, but {2} moves first and turns alternate</source>
        <translation>es sind {0} × {2.piece} und {1} × {3.piece}, aber {2} beginnt, und es wird abwechselnd gezogen</translation>
    </message>
    <message>
        <source>{0} had four in a row before the last move</source>
        <translation>{0} hatte schon vor dem letzten Zug vier in einer Reihe</translation>
    </message>
    <message>
        <source>{0} has four in a row, but {1} has moved since</source>
        <translation>{0} hat vier in einer Reihe, aber danach hat {1} noch gezogen</translation>
    </message>
    <message>
        <source>{0} has three in a row, but {1} has moved since</source>
        <translation>{0} hat drei in einer Reihe, aber danach hat {1} noch gezogen</translation>
    </message>
    <message>
        <source>{0} moves first, but every disc at the bottom is {1.piece}</source>
        <translation>{0} beginnt, aber jeder Stein in der untersten Reihe ist {1.piece}</translation>
    </message>
    <message>
        <source>{0} to move</source>
        <translation>{0} ist am Zug</translation>
    </message>
    <message>
        <source>{0}, empty</source>
        <translation>{0}, leer</translation>
    </message>
    <message>
        <source>{0}, or the rows of a board</source>
        <translation>{0}, oder die Reihen eines Bretts</translation>
    </message>
    <message>
        <source>{0}, {1.piece}</source>
        <translation>{0}, {1.piece}</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice from move {0}, two people.</source>
        <translation>Übung ab Zug {0}, zu zweit.</translation>
    </message>
    <message>
        <source>Practice from move {0}, {1} as {4.piece}, {2} as {5.piece}.</source>
        <translation>Übung ab Zug {0}, {1} als {4}, {2} als {5}.</translation>
    </message>
    <message>
        <source>Practice from move {0}, {3}.</source>
        <translation>Übung ab Zug {0}, {3}.</translation>
    </message>
</context>
<context>
    <name>ProofCard</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>You move first</source>
        <translation>Du beginnst</translation>
    </message>
    <message>
        <source>You move second</source>
        <translation>Du ziehst nach</translation>
    </message>
</context>
<context>
    <name>ProofWindow</name>
    <message>
        <source>0 losses</source>
        <translation>0 Niederlagen</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 Spiel</translation>
    </message>
    <message>
        <source>Against itself, {0} gave nothing away. This proves one line for each side, but not what happens if you play differently.</source>
        <translation>Gegen sich selbst hat {0} nichts verschenkt. Bewiesen ist diese eine Zugfolge für jede Seite; nicht bewiesen ist, was geschieht, wenn du anders spielst.</translation>
    </message>
    <message>
        <source>Cancelled before all games were played: nothing is proved.</source>
        <translation>Abgebrochen, bevor alle Spiele gespielt waren: Nichts ist bewiesen.</translation>
    </message>
    <message>
        <source>Every choice for your first {0} moves</source>
        <translation>Jede Wahl bei deinen ersten {0} Zügen</translation>
    </message>
    <message>
        <source>Every first move of yours</source>
        <translation>Jeder erste Zug von dir</translation>
    </message>
    <message>
        <source>Given away: {0}</source>
        <translation>Verschenkt: {0}</translation>
    </message>
    <message>
        <source>How {0} fares</source>
        <translation>So ergeht es {0}</translation>
    </message>
    <message>
        <source>In none of the {1} games did {0} give anything away. They cover all {2} ways to begin with every choice for your first moves ({3}); after that it played against itself. This doesn&apos;t prove what happens if you play differently from there.</source>
        <translation>In keinem der {1} Spiele hat {0} etwas verschenkt. Sie umfassen alle {2} Anfänge mit jeder Wahl bei deinen ersten Zügen ({3}); danach hat es gegen sich selbst gespielt. Nicht bewiesen ist, was geschieht, wenn du von da an anders spielst.</translation>
    </message>
    <message>
        <source>Lost games: {0}</source>
        <translation>Verlorene Spiele: {0}</translation>
    </message>
    <message>
        <source>Not one of the {0} games was lost: {1} can&apos;t be beaten.</source>
        <translation>Keines der {0} Spiele ging verloren: {1} ist nicht zu schlagen.</translation>
    </message>
    <message>
        <source>Only against itself</source>
        <translation>Nur gegen sich selbst</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Spielt …</translation>
    </message>
    <message>
        <source>Playing… {0} of {1} games</source>
        <translation>Spielt … {0} von {1} Spielen</translation>
    </message>
    <message>
        <source>Playing… {0} of {1} games · about {2} left</source>
        <translation>Spielt … {0} von {1} Spielen · noch etwa {2}</translation>
    </message>
    <message>
        <source>Plays every game that a person could play against {0}, moving first and moving second, whatever {0} chooses among its moves. If there were a way to win, it would be found and shown.</source>
        <translation>Spielt jedes Spiel, das ein Mensch gegen {0} spielen könnte, als Erster und als Zweiter, was immer {0} unter seinen Zügen wählt. Gäbe es einen Weg zu gewinnen, würde er gefunden und gezeigt.</translation>
    </message>
    <message>
        <source>Press Start to see.</source>
        <translation>Drücke Start und sieh selbst.</translation>
    </message>
    <message>
        <source>Prove It: {0}</source>
        <translation>Beweis: {0}</translation>
    </message>
    <message>
        <source>Show the result at once.</source>
        <translation>Zeigt sofort das Ergebnis.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>The games could not be played: {0}</source>
        <translation>Die Spiele konnten nicht gespielt werden: {0}</translation>
    </message>
    <message>
        <source>There are too many games to play them all. So this tries every choice for your first moves against {0}, moving first and moving second; from there {0} plays against itself. If it ever did worse than the position allows, that game would be shown. Mirror images and positions that come up again are played once.</source>
        <translation>Es gibt zu viele Spiele, um sie alle zu spielen. Deshalb wird gegen {0} jede Wahl bei deinen ersten Zügen versucht, als Erster und als Zweiter; von da an spielt {0} gegen sich selbst. Würde dabei weniger erreicht, als in der Stellung nach deinen ersten Zügen steckt, würde dieses Spiel gezeigt. Spiegelbilder und Stellungen, die noch einmal vorkommen, werden einmal gespielt.</translation>
    </message>
    <message>
        <source>{0} can be beaten, in {1} of {2} games. This is one of them.</source>
        <translation>{0} ist zu schlagen, in {1} von {2} Spielen. Dies ist eines davon.</translation>
    </message>
    <message>
        <source>{0} games</source>
        <translation>{0} Spiele</translation>
    </message>
    <message>
        <source>{0} got less than it could in {1} of {2} games. This is one of them.</source>
        <translation>{0} hat in {1} von {2} Spielen weniger erreicht als möglich. Dies ist eines davon.</translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <translation>{0}. {1}</translation>
    </message>
    <message>
        <source>{0}: {1} games, {2} won, {3} drawn, {4} lost</source>
        <translation>{0}: {1} Spiele, {2} gewonnen, {3} Remis, {4} verloren</translation>
    </message>
    <message>
        <source>{0}: {1} games, {2} won, {3} drawn, {4} lost, {5} given away</source>
        <translation>{0}: {1} Spiele, {2} gewonnen, {3} Remis, {4} verloren, {5} verschenkt</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen…</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Which puzzles</source>
        <translation>Welche Aufgaben</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset Puzzles</source>
        <translation>Aufgaben zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>1 of your moves took too long to judge</source>
        <translation>1 deiner Züge ließ sich nicht schnell genug beurteilen</translation>
    </message>
    <message>
        <source>All kinds in turn</source>
        <translation>Alle Arten im Wechsel</translation>
    </message>
    <message>
        <source>Days with a puzzle solved, of the last {0}: {1}</source>
        <translation>Tage mit gelöster Aufgabe, von den letzten {0}: {1}</translation>
    </message>
    <message>
        <source>Difficulty {0} of {1}: {2} of random moves solve it, and looking two turns ahead does so {3} of the time.</source>
        <translation>Schwierigkeit {0} von {1}: {2} der Zufallszüge lösen die Aufgabe, mit zwei Zügen Vorausschau gelingt es in {3} der Fälle.</translation>
    </message>
    <message>
        <source>Difficulty: {0}</source>
        <translation>Schwierigkeit: {0}</translation>
    </message>
    <message>
        <source>Find the fork</source>
        <translation>Zwickmühle finden</translation>
    </message>
    <message>
        <source>First-try streak {0}, best {1}</source>
        <translation>Auf Anhieb in Serie {0}, beste {1}</translation>
    </message>
    <message>
        <source>For each of your moves, find {1}&apos;s best reply.</source>
        <translation>Finde zu jedem deiner Züge die beste Antwort von {1}.</translation>
    </message>
    <message>
        <source>Forget which puzzles of {0} you have solved, and your streaks?</source>
        <translation>Vergessen, welche Aufgaben zu {0} du gelöst hast, und deine Serien?</translation>
    </message>
    <message>
        <source>From your game of {0}</source>
        <translation>Aus deinem Spiel vom {0}</translation>
    </message>
    <message>
        <source>From your games</source>
        <translation>Aus deinen Spielen</translation>
    </message>
    <message>
        <source>It wins with the {0} move.</source>
        <translation>Das gewinnt mit dem {0} Zug.</translation>
    </message>
    <message>
        <source>Look at {0}&apos;s dashed lines.</source>
        <translation>Achte auf die gestrichelten Linien von {0}.</translation>
    </message>
    <message>
        <source>Look for a fork, two threats at once: {1} can stop only one.</source>
        <translation>Such eine Zwickmühle, zwei Drohungen zugleich: {1} kann nur eine abwehren.</translation>
    </message>
    <message>
        <source>Look for a line that {0} can complete now.</source>
        <translation>Such eine Linie, die {0} jetzt vollenden kann.</translation>
    </message>
    <message>
        <source>Look for a move that prepares a fork.</source>
        <translation>Such einen Zug, der eine Zwickmühle vorbereitet.</translation>
    </message>
    <message>
        <source>Look for the line that {1} would complete next.</source>
        <translation>Such die Linie, die {1} als Nächstes vollenden würde.</translation>
    </message>
    <message>
        <source>Look where {1} would make a fork.</source>
        <translation>Schau, wo {1} eine Zwickmühle aufstellen würde.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No: {0}.</source>
        <translation>Nein: {0}.</translation>
    </message>
    <message>
        <source>Nothing here yet: when you give away a win or a draw against the computer, the position comes up here.</source>
        <translation>Hier ist noch nichts: Wenn du gegen den Computer einen Sieg oder ein Remis verschenkst, kommt die Stellung hierher.</translation>
    </message>
    <message>
        <source>Nothing left for today: a position is done once you have solved it on {0} days.</source>
        <translation>Für heute ist nichts übrig: Eine Stellung ist erledigt, wenn du sie an {0} Tagen gelöst hast.</translation>
    </message>
    <message>
        <source>Now it is a draw at best.</source>
        <translation>Jetzt ist es höchstens noch ein Remis.</translation>
    </message>
    <message>
        <source>One moment: this position takes longer to check.</source>
        <translation>Einen Moment: Diese Stellung zu prüfen dauert länger.</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Der einzige Zug</translation>
    </message>
    <message>
        <source>Other puzzles</source>
        <translation>Andere Aufgaben</translation>
    </message>
    <message>
        <source>Progress is not being saved at the moment.</source>
        <translation>Der Fortschritt wird gerade nicht gespeichert.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>Puzzles: {0}</source>
        <translation>Aufgaben: {0}</translation>
    </message>
    <message>
        <source>Right. Go on: {0} to move.</source>
        <translation>Richtig. Weiter: {0} ist am Zug.</translation>
    </message>
    <message>
        <source>Right. {0}</source>
        <translation>Richtig. {0}</translation>
    </message>
    <message>
        <source>Setting up the puzzles…</source>
        <translation>Aufgaben werden vorbereitet…</translation>
    </message>
    <message>
        <source>Solved! {0}</source>
        <translation>Gelöst! {0}</translation>
    </message>
    <message>
        <source>Solved, by another idea than stopping it: {0}</source>
        <translation>Gelöst, auf andere Art als durch Abwehren: {0}</translation>
    </message>
    <message>
        <source>Stop the fork</source>
        <translation>Zwickmühle stoppen</translation>
    </message>
    <message>
        <source>Stop the threat</source>
        <translation>Die Drohung abwehren</translation>
    </message>
    <message>
        <source>That was the last one for today.</source>
        <translation>Das war die letzte für heute.</translation>
    </message>
    <message>
        <source>That wins too, but later. Look for the quickest way.</source>
        <translation>Auch das gewinnt, aber später. Such den schnellsten Weg.</translation>
    </message>
    <message>
        <source>The answer: {0}.</source>
        <translation>Die Lösung: {0}.</translation>
    </message>
    <message>
        <source>The move could not be judged.</source>
        <translation>Der Zug konnte nicht beurteilt werden.</translation>
    </message>
    <message>
        <source>The puzzles can&apos;t be shown: {0}</source>
        <translation>Die Aufgaben können nicht gezeigt werden: {0}</translation>
    </message>
    <message>
        <source>Tomorrow there is another one.</source>
        <translation>Morgen gibt es eine neue.</translation>
    </message>
    <message>
        <source>Win in one</source>
        <translation>Gewinn in einem Zug</translation>
    </message>
    <message>
        <source>Win in three</source>
        <translation>Gewinn in drei Zügen</translation>
    </message>
    <message>
        <source>You have now solved all {0} of them.</source>
        <translation>Damit hast du alle {0} gelöst.</translation>
    </message>
    <message>
        <source>{0} of your moves took too long to judge</source>
        <translation>{0} deiner Züge ließen sich nicht schnell genug beurteilen</translation>
    </message>
    <message>
        <source>{0} of {1} solved</source>
        <translation>{0} von {1} gelöst</translation>
    </message>
    <message>
        <source>{0} to move: keep {1} from making a fork, two threats at once.</source>
        <translation>{0} ist am Zug: Verhindere eine Zwickmühle (zwei Drohungen zugleich) von {1}.</translation>
    </message>
    <message>
        <source>{0} to move: make a fork, two threats at once, and win.</source>
        <translation>{0} ist am Zug: Stelle eine Zwickmühle (zwei Drohungen zugleich) auf und gewinne.</translation>
    </message>
    <message>
        <source>{0} to move: only one move holds the draw. Find it.</source>
        <translation>{0} ist am Zug: Nur ein Zug hält das Remis. Finde ihn.</translation>
    </message>
    <message>
        <source>{0} to move: only one move wins. Find it.</source>
        <translation>{0} ist am Zug: Nur ein Zug gewinnt. Finde ihn.</translation>
    </message>
    <message>
        <source>{0} to move: stop {1} from winning.</source>
        <translation>{0} ist am Zug: Halte {1} vom Gewinnen ab.</translation>
    </message>
    <message>
        <source>{0} to move: win at once.</source>
        <translation>{0} ist am Zug: Gewinne sofort.</translation>
    </message>
    <message>
        <source>{0} to move: win with your 3rd move.</source>
        <translation>{0} ist am Zug: Gewinne mit deinem 3. Zug.</translation>
    </message>
    <message>
        <source>{0} to move: you made a mistake here. Find a better move.</source>
        <translation>{0} ist am Zug: Hier hast du einen Fehler gemacht. Finde einen besseren Zug.</translation>
    </message>
    <message>
        <source>{0} to solve</source>
        <translation>{0} zu lösen</translation>
    </message>
    <message>
        <source>{0} wins with its {1} move from here.</source>
        <translation>{0} gewinnt mit dem {1} Zug von hier an.</translation>
    </message>
    <message>
        <source>{0} wins.</source>
        <translation>{0} gewinnt.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
</context>
<context>
    <name>ReplyChooser</name>
    <message>
        <source>What is tried</source>
        <translation>Was versucht wird</translation>
    </message>
</context>
<context>
    <name>RunOptions</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Keep for the next run</source>
        <translation>Für den nächsten Lauf behalten</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
</context>
<context>
    <name>RunWindow</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>1 draw</source>
        <translation>1 Remis</translation>
    </message>
    <message>
        <source>Draws: {0}</source>
        <translation>Remis: {0}</translation>
    </message>
    <message>
        <source>{0} draws</source>
        <translation>{0} Remis</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, to move</source>
        <translation>{0}: {1}, am Zug</translation>
    </message>
    <message>
        <source>{0}: {1}, won this game</source>
        <translation>{0}: {1}, hat dieses Spiel gewonnen</translation>
    </message>
</context>
<context>
    <name>SearchLists</name>
    <message>
        <source>Alpha-beta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Plain minimax</source>
        <translation>Reines Minimax</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>Search from</source>
        <translation>Suche ab</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>SearchTree</name>
    <message>
        <source>1 move ahead</source>
        <translation>1 Zug voraus</translation>
    </message>
    <message>
        <source>A block that makes a fork (a tree of {0})</source>
        <translation>Eine Abwehr, die eine Zwickmühle ist (ein Baum von {0})</translation>
    </message>
    <message>
        <source>A forced win, 5 moves ahead (a tree of {0})</source>
        <translation>Ein erzwungener Sieg, 5 Züge voraus (ein Baum von {0})</translation>
    </message>
    <message>
        <source>A fork wins (a tree of {0})</source>
        <translation>Eine Zwickmühle gewinnt (ein Baum von {0})</translation>
    </message>
    <message>
        <source>A position in the search tree</source>
        <translation>Eine Stellung im Suchbaum</translation>
    </message>
    <message>
        <source>A win counts +1, a draw 0, a loss −1.</source>
        <translation>Ein Sieg zählt +1, ein Remis 0, eine Niederlage −1.</translation>
    </message>
    <message>
        <source>A win counts +10, a draw 0, a loss −10.</source>
        <translation>Ein Sieg zählt +10, ein Remis 0, eine Niederlage −10.</translation>
    </message>
    <message>
        <source>A win counts +1000, a draw 0, a loss −1000: more than any estimate.</source>
        <translation>Ein Sieg zählt +1000, ein Remis 0, eine Niederlage −1000: mehr als jede Schätzung.</translation>
    </message>
    <message>
        <source>A win counts 10 minus the moves it takes, a loss the opposite: sooner wins and later losses are better.</source>
        <translation>Ein Sieg zählt 10 minus die Züge bis dahin, eine Niederlage das Gegenteil: Frühere Siege und spätere Niederlagen sind besser.</translation>
    </message>
    <message>
        <source>A win counts 1000 minus the moves it takes, a loss the opposite: sooner wins and later losses are better.</source>
        <translation>Ein Sieg zählt 1000 minus die Züge bis dahin, eine Niederlage das Gegenteil: Frühere Siege und spätere Niederlagen sind besser.</translation>
    </message>
    <message>
        <source>A win in one move (a tree of {0})</source>
        <translation>Ein Sieg in einem Zug (ein Baum von {0})</translation>
    </message>
    <message>
        <source>Alpha-beta prunes half (a tree of {0})</source>
        <translation>Alpha-Beta schneidet die Hälfte ab (ein Baum von {0})</translation>
    </message>
    <message>
        <source>Call 1: the game is drawn. It returns 0 at once.</source>
        <translation>Aufruf 1: Das Spiel ist Remis. Er gibt sofort 0 zurück.</translation>
    </message>
    <message>
        <source>Call 1: {0} has won. It returns {1} at once.</source>
        <translation>Aufruf 1: {0} hat gewonnen. Er gibt sofort {1} zurück.</translation>
    </message>
    <message>
        <source>Call 1: {0} is to move; the search is for it, so it is MAX, tries every move and keeps the highest value.</source>
        <translation>Aufruf 1: {0} ist am Zug; die Suche ist für diese Seite, also ist sie MAX, probiert jeden Zug und behält den höchsten Wert.</translation>
    </message>
    <message>
        <source>Call {0} returns {1}, the highest of {2} (call {3}).</source>
        <translation>Aufruf {0} gibt {1} zurück, den höchsten Wert von {2} (Aufruf {3}).</translation>
    </message>
    <message>
        <source>Call {0} returns {1}, the lowest of {2} (call {3}).</source>
        <translation>Aufruf {0} gibt {1} zurück, den niedrigsten Wert von {2} (Aufruf {3}).</translation>
    </message>
    <message>
        <source>Call {0} returns {1}, the value of its only move (call {3}).</source>
        <translation>Aufruf {0} gibt {1} zurück, den Wert des einzigen Zugs (Aufruf {3}).</translation>
    </message>
    <message>
        <source>Call {0} returns {1}. {2}</source>
        <translation>Aufruf {0} gibt {1} zurück. {2}</translation>
    </message>
    <message>
        <source>Call {0}: {1} and wins. It returns {2}.</source>
        <translation>Aufruf {0}: {1} und gewinnt. Er gibt {2} zurück.</translation>
    </message>
    <message>
        <source>Call {0}: {1}. Looked {2}: it returns the estimate {3}, {4}.</source>
        <translation>Aufruf {0}: {1}. {2} geschaut: Er gibt die Schätzung {3} zurück, {4}.</translation>
    </message>
    <message>
        <source>Call {0}: {1}. Now MAX ({2}) looks for the highest value.</source>
        <translation>Aufruf {0}: {1}. Jetzt sucht MAX ({2}) den höchsten Wert.</translation>
    </message>
    <message>
        <source>Call {0}: {1}. Now MIN ({2}) looks for the lowest value.</source>
        <translation>Aufruf {0}: {1}. Jetzt sucht MIN ({2}) den niedrigsten Wert.</translation>
    </message>
    <message>
        <source>Call {0}: {1}: a draw. It returns {2}.</source>
        <translation>Aufruf {0}: {1}: Remis. Er gibt {2} zurück.</translation>
    </message>
    <message>
        <source>Click to go back to the game.</source>
        <translation>Klicke, um zum Spiel zurückzukehren.</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Abstände</translation>
    </message>
    <message>
        <source>Lookahead {0}</source>
        <translation>Vorausschau {0}</translation>
    </message>
    <message>
        <source>MAX can get {0} here (call {1}), but MIN can hold MAX to {2} elsewhere (call {3}) and need not let it come to this.</source>
        <translation>MAX kann hier {0} erreichen (Aufruf {1}), aber MIN kann MAX anderswo bei {2} halten (Aufruf {3}) und muss es nicht so weit kommen lassen.</translation>
    </message>
    <message>
        <source>MIN can hold MAX to {0} here (call {1}), but MAX already has {2} elsewhere (call {3}) and need not come here.</source>
        <translation>MIN kann MAX hier bei {0} halten (Aufruf {1}), aber MAX hat anderswo schon {2} (Aufruf {3}) und muss nicht hierher kommen.</translation>
    </message>
    <message>
        <source>Not called yet: {0}.</source>
        <translation>Noch nicht aufgerufen: {0}.</translation>
    </message>
    <message>
        <source>Only one move holds the draw (a tree of {0})</source>
        <translation>Nur ein Zug hält das Unentschieden (ein Baum von {0})</translation>
    </message>
    <message>
        <source>Pruned: {0}. {1}</source>
        <translation>Übersprungen: {0}. {1}</translation>
    </message>
    <message>
        <source>Step out: to the next line of its caller</source>
        <translation>Aus dem Aufruf: zur nächsten Zeile des aufrufenden</translation>
    </message>
    <message>
        <source>Step out: to the return of its caller</source>
        <translation>Aus dem Aufruf: bis der aufrufende zurückkehrt</translation>
    </message>
    <message>
        <source>Step over: to the next line of this call</source>
        <translation>Über den Aufruf: zur nächsten Zeile von diesem</translation>
    </message>
    <message>
        <source>Step over: to the return of this call</source>
        <translation>Über den Aufruf: bis er zurückkehrt</translation>
    </message>
    <message>
        <source>The empty board (a tree of {0})</source>
        <translation>Das leere Brett (ein Baum von {0})</translation>
    </message>
    <message>
        <source>The horizon: lookahead 2 misses a trap (a tree of {0})</source>
        <translation>Der Horizont: Vorausschau 2 übersieht eine Falle (ein Baum von {0})</translation>
    </message>
    <message>
        <source>The horizon: lookahead 4 sees the trap (a tree of {0})</source>
        <translation>Der Horizont: Vorausschau 4 sieht die Falle (ein Baum von {0})</translation>
    </message>
    <message>
        <source>The search could not be shown: {0}</source>
        <translation>Die Suche konnte nicht dargestellt werden: {0}</translation>
    </message>
    <message>
        <source>The search is thinking about this position</source>
        <translation>Die Suche denkt über diese Stellung nach</translation>
    </message>
    <message>
        <source>Three cells left (a tree of {0})</source>
        <translation>Drei freie Felder (ein Baum von {0})</translation>
    </message>
    <message>
        <source>Values ±1</source>
        <translation>Werte ±1</translation>
    </message>
    <message>
        <source>Values ±10</source>
        <translation>Werte ±10</translation>
    </message>
    <message>
        <source>Values ±1000</source>
        <translation>Werte ±1000</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>{0} Alpha is {1}, beta {2}.</source>
        <translation>{0} Alpha ist {1}, Beta {2}.</translation>
    </message>
    <message>
        <source>{0} It looks {1} and estimates there.</source>
        <translation>{0} Es schaut {1} und schätzt dort.</translation>
    </message>
    <message>
        <source>{0} So 1 move is pruned: alpha {1} ≥ beta {2}.</source>
        <translation>{0} Darum wird 1 Zug übersprungen: Alpha {1} ≥ Beta {2}.</translation>
    </message>
    <message>
        <source>{0} So {3} moves are pruned: alpha {1} ≥ beta {2}.</source>
        <translation>{0} Darum werden {3} Züge übersprungen: Alpha {1} ≥ Beta {2}.</translation>
    </message>
    <message>
        <source>{0} The answer: {1}.</source>
        <translation>{0} Die Antwort: {1}.</translation>
    </message>
    <message>
        <source>{0} The answer: {1}. Looked {2}: {3}.</source>
        <translation>{0} Die Antwort: {1}. {2} geschaut: {3}.</translation>
    </message>
    <message>
        <source>{0} moves ahead</source>
        <translation>{0} Züge voraus</translation>
    </message>
    <message>
        <source>{0} of {1} calls</source>
        <translation>{0} von {1} Aufrufen</translation>
    </message>
    <message>
        <source>{0} plays {1}</source>
        <translation>{0} spielt {1}</translation>
    </message>
    <message>
        <source>{0}/s</source>
        <translation>{0}/s</translation>
    </message>
    <message>
        <source>α {0} β {1}</source>
        <translation>α {0} β {1}</translation>
    </message>
    <message>
        <source>α {0} ≥ β {1}</source>
        <translation>α {0} ≥ β {1}</translation>
    </message>
    <message>
        <source>≈ {0}</source>
        <translation>≈ {0}</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>A board of Tictac</source>
        <translation>Ein Brett von Tictac</translation>
    </message>
    <message>
        <source>Copy Game</source>
        <translation>Spiel kopieren</translation>
    </message>
    <message>
        <source>Copy Position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>The game is copied.</source>
        <translation>Das Spiel ist kopiert.</translation>
    </message>
    <message>
        <source>The picture could not be saved as {0}: {1}</source>
        <translation>Das Bild konnte nicht als {0} gespeichert werden: {1}</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>Das Bild ist gespeichert.</translation>
    </message>
    <message>
        <source>The position is copied.</source>
        <translation>Die Stellung ist kopiert.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>&amp;Red</source>
        <translation>&amp;Rot</translation>
    </message>
    <message>
        <source>Am&amp;ber</source>
        <translation>&amp;Gelb</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Speed: {0}</source>
        <translation>Tempo: {0}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Clear all statistics and past games of {0}?</source>
        <translation>Die ganze Statistik und alle früheren Spiele von {0} löschen?</translation>
    </message>
    <message>
        <source>Cleared.</source>
        <translation>Gelöscht.</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Mistakes in your last teaching games: {0}.</source>
        <translation>Fehler in deinen letzten Lehrspielen: {0}.</translation>
    </message>
    <message>
        <source>No games yet. Every game that you finish against the computer counts here.</source>
        <translation>Noch keine Spiele. Jedes Spiel, das du gegen den Computer beendest, zählt hier.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Wiederhergestellt.</translation>
    </message>
    <message>
        <source>Statistics: {0}</source>
        <translation>Statistik: {0}</translation>
    </message>
    <message>
        <source>The statistics can&apos;t be read at the moment.</source>
        <translation>Die Statistik kann gerade nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Undo clear</source>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>You can undo this until the statistics are closed.</source>
        <translation>Du kannst das rückgängig machen, bis die Statistik geschlossen wird.</translation>
    </message>
    <message>
        <source>best streak {0}</source>
        <translation>beste Serie {0}</translation>
    </message>
    <message>
        <source>no games yet</source>
        <translation>noch keine Spiele</translation>
    </message>
    <message>
        <source>{0} On average {1} at first, {2} in the last {3}.</source>
        <translation>{0} Im Schnitt {1} zu Anfang, {2} in den letzten {3}.</translation>
    </message>
    <message>
        <source>{0} as {1.piece}: {2}</source>
        <translation>{0} als {1}: {2}</translation>
    </message>
    <message>
        <source>{0} drawn</source>
        <translation>{0} Remis</translation>
    </message>
    <message>
        <source>{0} lost</source>
        <translation>{0} verloren</translation>
    </message>
    <message>
        <source>{0} played</source>
        <translation>{0} gespielt</translation>
    </message>
    <message>
        <source>{0} won</source>
        <translation>{0} gewonnen</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Clear Statistics</source>
        <translation>Statistik löschen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>A draw: the best anyone can do.</source>
        <translation>Remis: Mehr ist für niemanden drin.</translation>
    </message>
    <message>
        <source>Computer is thinking…</source>
        <translation>Der Computer überlegt …</translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>Remis.</translation>
    </message>
    <message>
        <source>Paused. {0} to move.</source>
        <translation>Angehalten. {0} ist am Zug.</translation>
    </message>
    <message>
        <source>Practice: this game doesn&apos;t count. {0}</source>
        <translation>Nur Übung, dieses Spiel zählt nicht. {0}</translation>
    </message>
    <message>
        <source>The computer could not find a move.</source>
        <translation>Der Computer hat keinen Zug gefunden.</translation>
    </message>
    <message>
        <source>The computer wins.</source>
        <translation>Der Computer gewinnt.</translation>
    </message>
    <message>
        <source>The empty board.</source>
        <translation>Das leere Brett.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>Your turn: play {0.piece}.</source>
        <translation>Du bist dran mit {0}.</translation>
    </message>
    <message>
        <source>{0} Practice, not counted.</source>
        <translation>{0} Nur Übung, zählt nicht.</translation>
    </message>
    <message>
        <source>{0} is thinking…</source>
        <translation>{0} überlegt …</translation>
    </message>
    <message>
        <source>{0} to move.</source>
        <translation>{0} ist dran.</translation>
    </message>
    <message>
        <source>{0} wins!</source>
        <translation>{0} gewinnt!</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0}: {1}.</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>All chapters</source>
        <translation>Alle Kapitel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterzeigen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nochmal</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>A casual player wins {0} of 100 games, an expert {1}.</source>
        <translation>Wer nebenbei spielt, gewinnt {0} von 100 Spielen, ein Profi {1}.</translation>
    </message>
    <message>
        <source>Always wins if it moves first. If you do, only flawless play beats it.</source>
        <translation>Gewinnt immer, wenn es beginnt. Beginnst du, besiegt es nur fehlerloses Spiel.</translation>
    </message>
    <message>
        <source>Looks ahead to the end of the game.</source>
        <translation>Sieht bis zum Ende des Spiels voraus.</translation>
    </message>
    <message>
        <source>Looks one move ahead.</source>
        <translation>Sieht einen Zug voraus.</translation>
    </message>
    <message>
        <source>Looks {0} moves ahead.</source>
        <translation>Sieht {0} Züge voraus.</translation>
    </message>
    <message>
        <source>Nobody beats it. A casual player loses {0} of 100 games.</source>
        <translation>Unbesiegbar. Wer nebenbei spielt, verliert {0} von 100 Spielen.</translation>
    </message>
    <message>
        <source>Step {0} of {1}: up when you win, down when you lose.</source>
        <translation>Schritt {0} von {1}: rauf, wenn du gewinnst, runter, wenn du verlierst.</translation>
    </message>
    <message>
        <source>{0} A casual player wins {1} of 100 games.</source>
        <translation>{0} Wer nebenbei spielt, gewinnt {1} von 100 Spielen.</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>After that you must play under {0}&apos;s threat in column {1} in the end.</source>
        <translation>Danach musst du am Ende unter der Drohung von {0} in Spalte {1} spielen.</translation>
    </message>
    <message>
        <source>After that {0} wins, whatever you do.</source>
        <translation>Danach gewinnt {0}, was du auch tust.</translation>
    </message>
    <message>
        <source>Show Every &amp;Mistake</source>
        <translation>Jeden &amp;Fehler zeigen</translation>
    </message>
    <message>
        <source>Show Overlooked &amp;Threats</source>
        <translation>Übersehene &amp;Drohungen zeigen</translation>
    </message>
    <message>
        <source>Take It &amp;Back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Teachin&amp;g Game</source>
        <translation>Lehrspie&amp;l</translation>
    </message>
    <message>
        <source>That gives your win away: {0} can hold the draw.</source>
        <translation>Das verschenkt deinen Sieg: {0} kann das Remis halten.</translation>
    </message>
    <message>
        <source>That gives {0} the cell above, and with it four in a row.</source>
        <translation>Das gibt {0} das Feld darüber und damit vier in einer Reihe.</translation>
    </message>
    <message>
        <source>That lets {0} force two threats at once.</source>
        <translation>So kann {0} zwei Drohungen zugleich erzwingen.</translation>
    </message>
    <message>
        <source>That lets {0} make two threats at once.</source>
        <translation>So kann {0} zweimal zugleich drohen.</translation>
    </message>
    <message>
        <source>You could have completed four in a row.</source>
        <translation>Du hättest vier in einer Reihe vollenden können.</translation>
    </message>
    <message>
        <source>You could have completed three in a row.</source>
        <translation>Du hättest drei in einer Reihe vollenden können.</translation>
    </message>
    <message>
        <source>You could have forced two threats at once.</source>
        <translation>Du hättest zwei Drohungen zugleich erzwingen können.</translation>
    </message>
    <message>
        <source>You could have made two threats at once.</source>
        <translation>Du hättest zweimal zugleich drohen können.</translation>
    </message>
    <message>
        <source>You could have made {0} play under your threat in column {1} in the end.</source>
        <translation>Du hättest {0} zwingen können, am Ende unter deiner Drohung in Spalte {1} zu spielen.</translation>
    </message>
    <message>
        <source>{0} Take it back?</source>
        <translation>{0} Zurücknehmen?</translation>
    </message>
    <message>
        <source>{0} can complete four in a row now.</source>
        <translation>{0} kann jetzt vier in einer Reihe vollenden.</translation>
    </message>
    <message>
        <source>{0} can complete three in a row now.</source>
        <translation>{0} kann jetzt drei in einer Reihe vollenden.</translation>
    </message>
</context>
<context>
    <name>TeachingControls</name>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>ThinkingWindow</name>
    <message>
        <source>How it thinks</source>
        <translation>So denkt der Computer</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
</context>
<context>
    <name>ThisGame</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Brett</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>How it thinks…</source>
        <translation>So denkt er…</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Von hier aus spielen</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
</context>
<context>
    <name>ThoughtBoard</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
</context>
<context>
    <name>TreeControls</name>
    <message>
        <source>Down</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>Wie schnell es abläuft</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
</context>
<context>
    <name>TreeTab</name>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Rechnet …</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
</context>
<context>
    <name>Turning</name>
    <message>
        <source>Better: {0}.</source>
        <translation>Besser: {0}.</translation>
    </message>
    <message>
        <source>Here {0}; {1}.</source>
        <translation>Hier kippte es: {0}; {1}.</translation>
    </message>
    <message>
        <source>It blocks two lines of {0}</source>
        <translation>Das blockt zwei Linien von {0}</translation>
    </message>
    <message>
        <source>It blocks {0}&apos;s column</source>
        <translation>Das blockt die Spalte von {0}</translation>
    </message>
    <message>
        <source>It blocks {0}&apos;s diagonal</source>
        <translation>Das blockt die Diagonale von {0}</translation>
    </message>
    <message>
        <source>It blocks {0}&apos;s row</source>
        <translation>Das blockt die Zeile von {0}</translation>
    </message>
    <message>
        <source>Then: {0}.</source>
        <translation>Dann: {0}.</translation>
    </message>
    <message>
        <source>{0} and wins in {1} moves.</source>
        <translation>{0} und gewinnt in {1} Zügen.</translation>
    </message>
    <message>
        <source>{0} could have completed a column</source>
        <translation>{0} hätte eine Spalte vollenden können</translation>
    </message>
    <message>
        <source>{0} could have completed a diagonal</source>
        <translation>{0} hätte eine Diagonale vollenden können</translation>
    </message>
    <message>
        <source>{0} could have completed a row</source>
        <translation>{0} hätte eine Zeile vollenden können</translation>
    </message>
    <message>
        <source>{0} could have completed four in a row</source>
        <translation>{0} hätte vier in einer Reihe vollenden können</translation>
    </message>
    <message>
        <source>{0} could have completed two lines</source>
        <translation>{0} hätte zwei Linien vollenden können</translation>
    </message>
    <message>
        <source>{0} could have forced two threats at once</source>
        <translation>{0} hätte eine doppelte Drohung erzwingen können</translation>
    </message>
    <message>
        <source>{0} could have made two threats at once</source>
        <translation>{0} hätte zweimal zugleich drohen können</translation>
    </message>
    <message>
        <source>{0} could have won at once</source>
        <translation>{0} hätte sofort gewinnen können</translation>
    </message>
    <message>
        <source>{0} for now.</source>
        <translation>{0}, aber nur vorerst.</translation>
    </message>
    <message>
        <source>{0} had a win in {1} moves</source>
        <translation>{0} hatte einen Gewinn in {1} Zügen</translation>
    </message>
    <message>
        <source>{0} had two lines left open</source>
        <translation>{0} hatte zwei offene Linien</translation>
    </message>
    <message>
        <source>{0} was allowed to force two threats at once</source>
        <translation>{0} durfte eine doppelte Drohung erzwingen</translation>
    </message>
    <message>
        <source>{0} was allowed two threats at once</source>
        <translation>{0} durfte zweimal zugleich drohen</translation>
    </message>
    <message>
        <source>{0} was given a win at once</source>
        <translation>{0} durfte sofort gewinnen</translation>
    </message>
    <message>
        <source>{0} was given a win in {1} moves</source>
        <translation>{0} bekam einen Gewinn in {1} Zügen geschenkt</translation>
    </message>
    <message>
        <source>{0} was given the cell above, and four in a row</source>
        <translation>{0} bekam das Feld darüber und damit vier in einer Reihe</translation>
    </message>
    <message>
        <source>{0} was not stopped from completing four in a row</source>
        <translation>{0} wurde nicht an vier in einer Reihe gehindert</translation>
    </message>
    <message>
        <source>{0} would have held the draw</source>
        <translation>{0} hätte das Remis gehalten</translation>
    </message>
    <message>
        <source>{0} would have won</source>
        <translation>{0} hätte gewonnen</translation>
    </message>
    <message>
        <source>{0}&apos;s column was left open</source>
        <translation>{0} hatte eine offene Spalte</translation>
    </message>
    <message>
        <source>{0}&apos;s diagonal was left open</source>
        <translation>{0} hatte eine offene Diagonale</translation>
    </message>
    <message>
        <source>{0}&apos;s row was left open</source>
        <translation>{0} hatte eine offene Zeile</translation>
    </message>
    <message>
        <source>{0}&apos;s threat in column {1} wins in the end</source>
        <translation>{0} gewinnt am Ende mit der Drohung in Spalte {1}</translation>
    </message>
    <message>
        <source>{0}&apos;s threat in column {1} would have won in the end</source>
        <translation>{0} hätte am Ende mit der Drohung in Spalte {1} gewonnen</translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation>{0}.</translation>
    </message>
</context>
<context>
    <name>UnitChoice</name>
    <message>
        <source>By call</source>
        <translation>Je Aufruf</translation>
    </message>
    <message>
        <source>By line</source>
        <translation>Je Zeile</translation>
    </message>
    <message>
        <source>How far a step goes (L)</source>
        <translation>Wie weit ein Schritt geht (L)</translation>
    </message>
    <message>
        <source>Stepping</source>
        <translation>Schrittweite</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>A loss in {0} instead of {1}</source>
        <translation>Verlust in {0} statt in {1}</translation>
    </message>
    <message>
        <source>A win in {0} instead of {1}</source>
        <translation>Sieg in {0} statt in {1}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Best moves: {0} of your {1}.</source>
        <translation>Beste Züge: {0} von deinen {1}.</translation>
    </message>
    <message>
        <source>Best moves: {4} {0} of {1}, {5} {2} of {3}.</source>
        <translation>Beste Züge: {4} {0} von {1}, {5} {2} von {3}.</translation>
    </message>
    <message>
        <source>Best: no move was better.</source>
        <translation>Bester: Kein Zug war besser.</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenau</translation>
    </message>
    <message>
        <source>Inaccuracy: a loss in {0} instead of {1}.</source>
        <translation>Ungenau: Verlust in {0} statt in {1}.</translation>
    </message>
    <message>
        <source>Inaccuracy: a win in {0} instead of {1}.</source>
        <translation>Ungenau: Sieg in {0} statt in {1}.</translation>
    </message>
    <message>
        <source>It alone keeps the draw.</source>
        <translation>Nur er hält das Remis.</translation>
    </message>
    <message>
        <source>It alone keeps the win.</source>
        <translation>Nur er hält den Sieg.</translation>
    </message>
    <message>
        <source>It {0}</source>
        <translation>Er {0}</translation>
    </message>
    <message>
        <source>Judging move {0} of {1}…</source>
        <translation>Zug {0} von {1} wird beurteilt …</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Move {0} by {1}</source>
        <translation>Zug {0} von {1}</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Einziger</translation>
    </message>
    <message>
        <source>Only move: it alone keeps the draw.</source>
        <translation>Einziger: Nur er hält das Remis.</translation>
    </message>
    <message>
        <source>Only move: it alone keeps the win.</source>
        <translation>Einziger: Nur er hält den Gewinn.</translation>
    </message>
    <message>
        <source>The computer&apos;s move {0}</source>
        <translation>Zug {0} des Computers</translation>
    </message>
    <message>
        <source>To judge every move would take too long.</source>
        <translation>Jeden Zug zu beurteilen würde zu lange dauern.</translation>
    </message>
    <message>
        <source>Your move {0}</source>
        <translation>Dein Zug {0}</translation>
    </message>
    <message>
        <source>turned a draw into a loss</source>
        <translation>machte aus einem Remis einen Verlust</translation>
    </message>
    <message>
        <source>turned a win into a draw</source>
        <translation>machte aus einem Sieg ein Remis</translation>
    </message>
    <message>
        <source>turned a win into a loss</source>
        <translation>machte aus einem Sieg einen Verlust</translation>
    </message>
    <message>
        <source>{0} Better: {1}.</source>
        <translation>{0} Besser: {1}.</translation>
    </message>
    <message>
        <source>{0} No move changed the result.</source>
        <translation>{0} Kein Zug hat das Ergebnis geändert.</translation>
    </message>
    <message>
        <source>{0} {1} {2}.</source>
        <translation>{0} {1} {2}.</translation>
    </message>
    <message>
        <source>{0} {1}.</source>
        <translation>{0} {1}.</translation>
    </message>
    <message>
        <source>{0}. Better: {1}.</source>
        <translation>{0}. Besser: {1}.</translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <translation>{0}. {1}</translation>
    </message>
    <message>
        <source>{0}: it {1}.</source>
        <translation>{0}: Er {1}.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>&amp;Why Did It Play That?</source>
        <translation>Warum dieser &amp;Zug?</translation>
    </message>
    <message>
        <source>&amp;Why Did It Play That? (Makes It Practice)</source>
        <translation>Warum dieser &amp;Zug? (macht das Spiel zur Übung)</translation>
    </message>
    <message>
        <source>Its {0}: {1}</source>
        <translation>Sein Zug, {0}: {1}</translation>
    </message>
    <message>
        <source>all its moves lose, and none later than this one.</source>
        <translation>Alle seine Züge verlieren, und keiner später als dieser.</translation>
    </message>
    <message>
        <source>anything else loses.</source>
        <translation>Alles andere verliert.</translation>
    </message>
    <message>
        <source>it completes four in a row.</source>
        <translation>Er vollendet vier in einer Reihe.</translation>
    </message>
    <message>
        <source>it completes three in a row.</source>
        <translation>Er vollendet drei in einer Reihe.</translation>
    </message>
    <message>
        <source>it keeps the draw, and no move wins.</source>
        <translation>Er hält das Remis, und kein Zug gewinnt.</translation>
    </message>
    <message>
        <source>it looked only one move ahead, and this seemed best.</source>
        <translation>Er hat nur einen Zug vorausgesehen, und dieser schien ihm am besten.</translation>
    </message>
    <message>
        <source>it looked only one move ahead. {1} moves seemed about as good, and it took one at random.</source>
        <translation>Er hat nur einen Zug vorausgesehen. {1} Züge schienen etwa gleich gut, und er nahm irgendeinen davon.</translation>
    </message>
    <message>
        <source>it looked only {0} moves ahead, and this seemed best.</source>
        <translation>Er hat nur {0} Züge vorausgesehen, und dieser schien ihm am besten.</translation>
    </message>
    <message>
        <source>it looked only {0} moves ahead. {1} moves seemed about as good, and it took one at random.</source>
        <translation>Er hat nur {0} Züge vorausgesehen. {1} Züge schienen etwa gleich gut, und er nahm irgendeinen davon.</translation>
    </message>
    <message>
        <source>it makes two threats at once.</source>
        <translation>Er droht zweimal zugleich.</translation>
    </message>
    <message>
        <source>it plays at random.</source>
        <translation>Er spielt irgendetwas.</translation>
    </message>
    <message>
        <source>it sets a trap: {0} would give your win away.</source>
        <translation>Er stellt eine Falle: {0} würde deinen Sieg verschenken.</translation>
    </message>
    <message>
        <source>it sets a trap: {0} would lose for you.</source>
        <translation>Er stellt eine Falle: Mit {0} würdest du verlieren.</translation>
    </message>
    <message>
        <source>it stops you from completing four in a row.</source>
        <translation>Er verhindert, dass du vier in einer Reihe vollendest.</translation>
    </message>
    <message>
        <source>it stops you from completing three in a row.</source>
        <translation>Er verhindert, dass du drei in einer Reihe vollendest.</translation>
    </message>
    <message>
        <source>it wins in {2} moves, whatever you do.</source>
        <translation>Er gewinnt in {2} Zügen, was du auch tust.</translation>
    </message>
    <message>
        <source>looking {0} moves ahead, it saw all others lose.</source>
        <translation>Er hat {0} Züge vorausgesehen, und alle anderen verlieren.</translation>
    </message>
    <message>
        <source>{0} This time it was careless.</source>
        <translation>{0} Diesmal war er unachtsam.</translation>
    </message>
</context>
<context>
    <name>_WatchButtons</name>
    <message>
        <source>Begin the next game when one has ended</source>
        <translation>Nach dem Ende das nächste Spiel beginnen</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play one move, then pause</source>
        <translation>Einen Zug machen lassen und warten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
</context>
</TS>
