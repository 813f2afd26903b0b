<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
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
        <source>&amp;Difficulty</source>
        <translation>Sch&amp;wierigkeit</translation>
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
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
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
        <source>&amp;Level of X</source>
        <translation>&amp;Stufe von X</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Neues Spiel</translation>
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
        <source>L&amp;evel of O</source>
        <translation>S&amp;tufe von O</translation>
    </message>
</context>
<context>
    <name>Announcement</name>
    <message>
        <source>Hint: row {0}, column {1}.</source>
        <translation>Tipp: Zeile {0}, Spalte {1}.</translation>
    </message>
    <message>
        <source>{0} plays row {1}, column {2}.</source>
        <translation>{0}: Zeile {1}, Spalte {2}.</translation>
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
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Row {0}, column {1}</source>
        <translation>Zeile {0}, Spalte {1}</translation>
    </message>
    <message>
        <source>{0}, empty</source>
        <translation>{0}, leer</translation>
    </message>
    <message>
        <source>{0}, empty, hint</source>
        <translation>{0}, leer, Tipp</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, {1}, in the winning line</source>
        <translation>{0}, {1}, in der Gewinnreihe</translation>
    </message>
    <message>
        <source>{0}, {1}, last move</source>
        <translation>{0}, {1}, letzter Zug</translation>
    </message>
    <message>
        <source>{0}, {1}, the computer&apos;s last move</source>
        <translation>{0}, {1}, letzter Zug des Computers</translation>
    </message>
    <message>
        <source>{0}, {1}, your last move</source>
        <translation>{0}, {1}, dein letzter Zug</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
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
        <source>Problem</source>
        <translation>Problem</translation>
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
    <name>Difficulty</name>
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
    <name>GameViewer</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Begin a game at this position, as practice.</source>
        <translation>Beginne ein Spiel an dieser Stelle, zur Übung.</translation>
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
        <source>Here the game is over: step back first.</source>
        <translation>Hier ist das Spiel zu Ende: Geh erst einen Schritt zurück.</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Von hier aus spielen</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tictac {0}&lt;/h3&gt;&lt;p&gt;Tic-tac-toe you can&apos;t beat, and that shows you why.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tictac {0}&lt;/h3&gt;&lt;p&gt;Tic-Tac-Toe, das du nicht schlagen kannst und das dir zeigt, warum.&lt;/p&gt;&lt;p&gt;Freie Software unter der MIT-Lizenz.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;X and O take turns marking free cells, X first. Whoever has &lt;b&gt;three in a row&lt;/b&gt;, across, down or diagonally, wins. A full board without a row is a draw.&lt;/p&gt;&lt;p&gt;Click a free cell to play, or use the keyboard: the arrow keys and Space, or the digits 1 to 9, which lie as on a numeric keypad: 7 8 9 are the top row.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Hint&lt;/b&gt; marks a best move. &lt;b&gt;Undo&lt;/b&gt; takes back your last move and the reply; after the end of a game, what follows is practice and doesn&apos;t count.&lt;/p&gt;&lt;p&gt;Choose how strongly the computer plays from &lt;b&gt;Difficulty&lt;/b&gt;, and who plays from &lt;b&gt;Players&lt;/b&gt;. Unbeatable never loses: with best play every game is a draw.&lt;/p&gt;</source>
        <translation>&lt;p&gt;X und O besetzen abwechselnd freie Felder, X beginnt. Wer &lt;b&gt;drei in einer Reihe&lt;/b&gt; hat, waagerecht, senkrecht oder diagonal, gewinnt. Ein volles Brett ohne Dreierreihe ist ein Unentschieden.&lt;/p&gt;&lt;p&gt;Klick auf ein freies Feld, um es zu besetzen, oder spiel mit der Tastatur: mit den Pfeiltasten und der Leertaste oder mit den Ziffern 1 bis 9, die wie auf einem Ziffernblock liegen: 7 8 9 sind die oberste Zeile.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Tipp&lt;/b&gt; zeigt dir einen besten Zug. &lt;b&gt;Rückgängig&lt;/b&gt; nimmt deinen letzten Zug und die Antwort darauf zurück; was danach kommt, ist nach dem Ende eines Spiels nur Übung und zählt nicht.&lt;/p&gt;&lt;p&gt;Wie stark der Computer spielt, wählst du unter &lt;b&gt;Schwierigkeit&lt;/b&gt;, und wer spielt, unter &lt;b&gt;Spieler&lt;/b&gt;. Unschlagbar verliert nie: Spielen beide fehlerlos, endet jedes Spiel unentschieden.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Tictac</source>
        <translation>Über Tictac</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Close what is open</source>
        <translation>Schließen, was offen ist</translation>
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
        <source>Go from the board to the buttons</source>
        <translation>Vom Brett zu den Schaltflächen gehen</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Play a cell, as on a numeric keypad: 7 8 9 are the top row</source>
        <translation>Ein Feld besetzen, wie auf einem Ziffernblock: 7 8 9 sind die oberste Zeile</translation>
    </message>
    <message>
        <source>Play the cell</source>
        <translation>Das Feld besetzen</translation>
    </message>
    <message>
        <source>Space, Return, Enter</source>
        <translation>Leertaste, Eingabe, Enter</translation>
    </message>
    <message>
        <source>Step through a past game</source>
        <translation>Ein früheres Spiel Zug für Zug ansehen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Tictac will be in the language of your system from the next start on.</source>
        <translation>Ab dem nächsten Start ist Tictac in der Sprache deines Systems.</translation>
    </message>
</context>
<context>
    <name>LevelChip</name>
    <message>
        <source>Difficulty: {0}</source>
        <translation>Schwierigkeit: {0}</translation>
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
        <source>Qt and Python are made of further parts, each with its own licence.</source>
        <translation>Qt und Python bestehen aus weiteren Teilen, jeder mit seiner eigenen Lizenz.</translation>
    </message>
    <message>
        <source>The program runs on Python {0}, under the licence of the Python Software Foundation.</source>
        <translation>Das Programm läuft mit Python {0}, unter der Lizenz der Python Software Foundation.</translation>
    </message>
    <message>
        <source>The window is made with Qt {0} and PySide6 {1}, by The Qt Company and others, under the GNU Lesser General Public License, version 3. It adds to the GNU General Public License; both texts are below.

You may replace these libraries with your own: they are separate files in the folder
{2}
Put those of a compatible version in their place, under the same names, and start Tictac again. You find their source code at https://download.qt.io/official_releases/</source>
        <translation>Das Fenster ist mit Qt {0} und PySide6 {1} gemacht, von The Qt Company und anderen, unter der GNU Lesser General Public License, Version 3. Sie ergänzt die GNU General Public License; beide Texte stehen unten.

Du darfst diese Bibliotheken durch eigene ersetzen: Sie sind einzelne Dateien in dem Ordner
{2}
Setze Dateien einer passenden Version unter denselben Namen an ihre Stelle und starte Tictac neu. Ihren Quelltext findest du unter https://download.qt.io/official_releases/</translation>
    </message>
    <message>
        <source>Tictac {0} is free software: you may use it, change it and pass it on, under the MIT licence.</source>
        <translation>Tictac {0} ist freie Software: Du darfst es unter der MIT-Lizenz benutzen, verändern und weitergeben.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Games are not being saved: {0}</source>
        <translation>Spiele werden gerade nicht gespeichert: {0}</translation>
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
        <source>No hint could be found: {0}</source>
        <translation>Es wurde kein Tipp gefunden: {0}</translation>
    </message>
    <message>
        <source>O: {0}</source>
        <translation>O: {0}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch ein Spiel</translation>
    </message>
    <message>
        <source>Some games on file could not be read. They are kept, but not shown.</source>
        <translation>Einige gespeicherte Spiele konnten nicht gelesen werden. Sie bleiben erhalten, werden aber nicht gezeigt.</translation>
    </message>
    <message>
        <source>Some settings could not be read; the usual ones are in their place.</source>
        <translation>Einige Einstellungen waren nicht lesbar; an ihrer Stelle gelten die üblichen.</translation>
    </message>
    <message>
        <source>The computer could not find a move: {0}</source>
        <translation>Der Computer hat keinen Zug gefunden: {0}</translation>
    </message>
    <message>
        <source>The file of past games could not be read. It is kept as {0}</source>
        <translation>Die Datei mit den bisherigen Spielen war nicht lesbar. Sie bleibt erhalten als {0}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch mal</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>X: {0}</source>
        <translation>X: {0}</translation>
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
    <name>PastGames</name>
    <message>
        <source>Before the first of {0} moves</source>
        <translation>Vor dem ersten von {0} Zügen</translation>
    </message>
    <message>
        <source>Computer won</source>
        <translation>Computer hat gewonnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
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
        <source>Two people</source>
        <translation>Zwei Personen</translation>
    </message>
    <message>
        <source>X {0}, O {1}</source>
        <translation>X {0}, O {1}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du hast gewonnen</translation>
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
        <source>{0}, you played {1}</source>
        <translation>{0}, du hattest {1}</translation>
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
        <source>No games yet.</source>
        <translation>Noch keine Spiele.</translation>
    </message>
    <message>
        <source>Past Games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Past games can&apos;t be read at the moment.</source>
        <translation>Frühere Spiele können gerade nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>&amp;Alternate X and O</source>
        <translation>&amp;Abwechselnd X und O</translation>
    </message>
    <message>
        <source>&amp;Two People</source>
        <translation>&amp;Zu zweit</translation>
    </message>
    <message>
        <source>&amp;Watch Two Computers</source>
        <translation>Zwei &amp;Computern zusehen</translation>
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
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You Play &amp;O</source>
        <translation>Du spielst &amp;O</translation>
    </message>
    <message>
        <source>You Play &amp;X</source>
        <translation>Du spielst &amp;X</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Draws</source>
        <translation>Remis</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>best streak {0}</source>
        <translation>beste Serie {0}</translation>
    </message>
    <message>
        <source>no games yet</source>
        <translation>noch keine Spiele</translation>
    </message>
    <message>
        <source>{0} as {1}: {2}</source>
        <translation>{0} als {1}: {2}</translation>
    </message>
    <message>
        <source>{0} drawn</source>
        <translation>{0} unentschieden</translation>
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
        <source>Clear all statistics and past games?</source>
        <translation>Die ganze Statistik und alle früheren Spiele löschen?</translation>
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
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Wiederhergestellt.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
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
</context>
<context>
    <name>Status</name>
    <message>
        <source>Computer is thinking…</source>
        <translation>Der Computer überlegt …</translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>Unentschieden.</translation>
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
        <source>You win!</source>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>Your turn: play {0}.</source>
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
</context>
<context>
    <name>_Card</name>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, to move</source>
        <translation>{0}: {1}, am Zug</translation>
    </message>
</context>
<context>
    <name>_Legend</name>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
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
</TS>
