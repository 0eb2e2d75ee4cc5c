### Was an einem Regelwerk nicht stimmt; `$of` ist das Verb oder Feld, in dem es sich zeigt.

fault-waiting = { $of }(): Niemand ist am Zug, und das Spiel ist nicht zu Ende. Alle warten aufeinander.
fault-nothing-legal = { $of }(): Platz { $seat } muss ziehen, hat aber keinen erlaubten Zug.
fault-out-of-range = { $of }(): bietet Platz { $seat } die Aktion { $action } an; das Spiel hat die Aktionen 0 bis { $most }.
fault-too-many-legal = { $of }(): bietet Platz { $seat } { $count } Züge an; laut GAME sind es höchstens { $most } (max_legal).
fault-twice-legal = { $of }(): bietet Platz { $seat } „{ $move }“ zweimal an.
fault-legal-count = { $of }(): bietet einem Platz, der ziehen muss, keinen Zug an oder mehr als max_legal.
fault-legal-range = { $of }(): bietet eine Aktion an, die es im Spiel nicht gibt.
fault-reason-refuses = { $of }(): lehnt einen Zug ab, den legal() anbietet.
fault-unknown-reason = { $of }(): nennt den Grund { $reason }; GAME kennt die Gründe 0 bis { $known }.
fault-reason-against-legal = { $of }(): sagt „{ $why }“ zu „{ $move }“ von Platz { $seat }, obwohl legal() den Zug anbietet.
fault-no-reason = { $of }(): hat nichts gegen „{ $move }“ von Platz { $seat }, aber legal() bietet den Zug nicht an.
fault-no-change = { $of }(): „{ $move }“ ist Platz { $seat } erlaubt, ändert aber nichts.
fault-field-range = Im Feld „{ $of }“ steht { $value }; erlaubt ist { $low } bis { $high }.
fault-list-tail = In der Liste „{ $of }“ steht etwas hinter ihrem Ende; dort muss 0 stehen.
fault-score-range = { $of }(): ergibt { $score }; laut GAME sind es { $low } bis { $high } (score_range).
fault-draws = { $of }(): „{ $move }“ zieht etwas durch Zufall, ohne es in `revealed` zu zählen. Man könnte den Zug zurücknehmen und es noch einmal versuchen.
fault-no-ending = { $of }(): Das Spiel ist zu Ende, aber das Feld „ending“ ist noch 0.
fault-acts-when-over = { $of }(): Platz { $seat } ist am Zug, obwohl das Spiel zu Ende ist.
fault-leak = { $of }(): { $who } kann das verdeckte Feld „{ $hidden }“ in „{ $shown }“ lesen.
fault-not-shown = { $of }(): { $who } sieht das offene Feld „{ $field }“ nicht so, wie es ist. share(s, v) kopiert alle offenen Felder.
fault-imagined = { $of }(): Eine erdachte Welt sieht in „{ $field }“ anders aus als das, was { $who } sieht. Entweder stimmt die Welt nicht, oder die Sicht verrät etwas Verdecktes.
fault-secret-turn = { $of }(): Wer am Zug ist, hängt von etwas ab, das { $who } nicht sehen kann.
fault-secret-rule = { $of }(): Was { $who } darf, hängt von etwas Verdecktem ab.
fault-surprise = { $of }(): Nach „{ $move }“ sieht { $who } in „{ $field }“ etwas Neues, das `revealed` nicht zählt.
fault-order = { $of }(): Die Plätze { $seat } und { $other } wählen gleichzeitig, aber es kommt darauf an, wer schneller ist.
fault-endless = { $of }: Nach { $most } Zügen war ein Spiel noch nicht zu Ende (max_steps).
fault-never-set = Nichts füllt je das Feld „{ $of }“.
fault-same-name = { $of }: Zwei Züge heißen „{ $move }“.
fault-unsaid = { $of }: Auf „{ $language }“ lässt sich etwas nicht sagen: { $why }
fault-modes = { $of }(): Nativer Code kommt nach { $moves } Zügen zu etwas anderem als Python. Vielleicht ist eine Zahl zu groß für ihr Feld.
fault-compile = Das lässt sich nicht kompilieren: { $why }
fault-raises = { $of }(): { $why }
fault-spectator = ein Zuschauer
fault-seat = Platz { $seat }

## farmyard check, farmyard new
fault-syntax = Das kann Python nicht lesen: { $why }
fault-import = Das lässt sich nicht laden: { $why }
check-laws = Zufallsspiele, alle Gesetze
check-many = Tausende Spiele in nativem Code
check-sound = { $file } ist in Ordnung, soweit Zufallsspiele das zeigen können.
new-done = In { $folder } liegt ein kleines vollständiges Spiel. Geh hinein, dann: farmyard dev { $file }
no-rulebook-faults = { $count ->
    [one] { $file } hat einen Fehler.
   *[other] { $file } hat { $count } Fehler.
}
no-new-name = „{ $name }“ kann kein Spiel heißen: 2 bis 24 Kleinbuchstaben, Ziffern und Unterstriche, ein Buchstabe zuerst, und kein vergebener Name.
no-new-folder = { $path } gibt es schon. Nimm einen anderen Namen oder räum es beiseite.
help-new = ein eigenes Spiel anfangen: ein Ordner mit einem kleinen vollständigen Regelwerk, seinen Tests und allem, was zum Installieren nötig ist
help-name = der Name des Spiels, in Kleinbuchstaben: mein_spiel
help-check = mit Zufallsspielen suchen, was an einem Regelwerk nicht stimmt; jeder Fehler mit seiner Zeile
help-rulebook = eine Datei mit den Regeln eines Spiels
help-check-games = Zufallsspiele für jede Spielerzahl, mit allen Gesetzen in jeder Stellung
help-check-many = danach Spiele in nativem Code für jede Spielerzahl
