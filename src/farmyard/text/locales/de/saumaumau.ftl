### Sau Mau Mau

page-title-saumaumau = Sau Mau Mau
saumaumau-tagline = Karten treiben vier Schweine um die Rennbahn, und alle wetten heimlich.

## Karten und Schweine

saumaumau-colour-pink = Rosa
saumaumau-colour-brown = Braun
saumaumau-colour-black = Schwarz
saumaumau-colour-beige = Beige
saumaumau-colour-any = jede Farbe
saumaumau-pig-pink = das rosa Schwein
saumaumau-pig-brown = das braune Schwein
saumaumau-pig-black = das schwarze Schwein
saumaumau-pig-beige = das beige Schwein
saumaumau-card = { $colour } { $symbol }
saumaumau-card-schlappi = Schlappi ({ $colour })
saumaumau-card-bauer = Bauer

## Was gefragt ist

saumaumau-ask-play = Karte ausspielen oder ziehen.
saumaumau-ask-plus-two = Mit einer +2 weitergeben oder { $count } Karten ziehen.
saumaumau-ask-pull = Zum Trost Schweine zurückziehen: { $count ->
    [one] noch ein Schritt
   *[other] noch { $count } Schritte
}.
saumaumau-ask-bet = Auf ein Schwein wetten?
saumaumau-ask-change-bet = Die Wette ändern? Sie käme ans Ende der Reihe.
saumaumau-ask-object = { $who } hat nicht „Mau“ gesagt. Einspruch?
saumaumau-ask-wait-object = „Mau“ wurde nicht gesagt. Ob es jemand merkt?

## Züge

saumaumau-do-play = { $card } spielen
saumaumau-do-play-mau = { $card } spielen und „Mau“ sagen
saumaumau-do-schlappi = { $card } spielen, { $pig } ziehen
saumaumau-do-schlappi-mau = { $card } spielen, { $pig } ziehen und „Mau“ sagen
saumaumau-do-bauer = { $card } spielen, { $colour } wünschen
saumaumau-do-bauer-mau = { $card } spielen, { $colour } wünschen und „Mau“ sagen
saumaumau-do-draw = Karte ziehen
saumaumau-do-pull = { $pig } zurückziehen
saumaumau-do-done = So lassen
saumaumau-do-bet = Auf { $pig } wetten
saumaumau-do-no-bet = Nicht wetten
saumaumau-do-pass = Passen
saumaumau-do-object = Einspruch!
saumaumau-do-let-pass = Durchgehen lassen
saumaumau-do-some-bet = Eine verdeckte Wette

## Warum nicht

saumaumau-no-wrong-phase = Das ist gerade nicht gefragt.
saumaumau-no-not-in-hand = Diese Karte ist nicht auf der Hand.
saumaumau-no-no-match = Weder Farbe noch Zahl noch Zeichen passen zur obersten Karte.
saumaumau-no-plus-two-open = Eine +2 ist offen: mit einer +2 verlängern oder ziehen. Grüne Karten helfen hier nicht.
saumaumau-no-not-last-pig = Schlappi zieht ein Schwein, das ganz hinten liegt; dieses liegt weiter vorn.
saumaumau-no-no-mau-due = „Mau“ sagt man nur bei der vorletzten oder letzten Karte, und nur in der Mau-Variante.
saumaumau-no-nothing-to-draw = Es sind keine Karten mehr zum Ziehen da.
saumaumau-no-can-draw = Passen geht nicht, solange es Karten zu ziehen gibt.
saumaumau-no-can-play = Passen geht nicht, solange eine Handkarte passt.
saumaumau-no-pig-at-start = Dieses Schwein steht am Start und kann nicht weiter zurück.
saumaumau-no-same-bet = Auf dieses Schwein ist schon gewettet.
saumaumau-no-position-top = Die Stellung sagt nicht, welche Karte oben liegt: „top“ fehlt.
saumaumau-no-position-goal = Ein Schwein steht auf oder hinter dem Lorbeerkranz bei { $goal }: Das Rennen wäre aus.
saumaumau-no-position-points = Punkte müssen die Summe aus Wetten, leeren Händen und Kränzen sein und höchstens { $most } nach { $races ->
        [one] einem Rennen
       *[other] { $races } Rennen
    }.
saumaumau-no-position-end = Eine Partie ist genau dann zu Ende, wenn { $races } Rennen gelaufen sind, und hat dann einen Grund; ein Rennen hat weniger als { $turns } Züge.
saumaumau-no-position-object = Auf Einsprüche wird nur in der Mau-Variante gewartet, nach der letzten oder vorletzten Karte, von denen, die noch nicht geantwortet haben.
saumaumau-no-position-memory = Was gemerkt ist („shown“, „kept“, „stale“), passt nicht dazu, wo die Karten sind.
saumaumau-no-position-strip = Auf den Wettfeldern müssen genau die Plätze liegen, die gewettet haben.
saumaumau-no-position-hand = Wer keine Karten mehr hat, hätte das Rennen beendet.
saumaumau-no-position-pending = Eine offene Strafe braucht eine +2 obenauf und eine gerade Kartenzahl.
saumaumau-no-position-steps = Trostschritte sind genau dann übrig, wenn gerade Schweine zurückgezogen werden.

## Was geschah

saumaumau-say-play = { $who } spielt { $card }.
saumaumau-say-mau = { $who }: „Mau!“
saumaumau-say-mau-mau = { $who }: „Mau Mau!“
saumaumau-say-run = { $pig } läuft auf Feld { $space }.
saumaumau-say-skip = { $who } muss aussetzen.
saumaumau-say-plus-two = Die Strafe beträgt jetzt { $count } Karten.
saumaumau-say-colour = { $who } wünscht sich { $colour }.
saumaumau-say-draw = { $who } zieht { $count ->
    [0] nichts: Es ist keine Karte mehr da
    [one] eine Karte
   *[other] { $count } Karten
}.
saumaumau-say-my-draw = Gezogen: { $cards }.
saumaumau-say-reshuffle = Die Ablage wird zum neuen Nachziehstapel gemischt.
saumaumau-say-pull = { $who } zieht { $pig } zurück auf Feld { $space }.
saumaumau-say-done = { $who } zieht nicht weiter zurück.
saumaumau-say-bet = { $who } wettet verdeckt.
saumaumau-say-my-bet = { $who } wettet auf { $pig }.
saumaumau-say-no-bet = { $who } wettet nicht.
saumaumau-say-pass = { $who } kann weder spielen noch ziehen und passt.
saumaumau-say-object = { $who } erhebt Einspruch: { $caught } hat „Mau“ vergessen und nimmt { $card } zurück.
saumaumau-say-let-pass = { $who } lässt es durchgehen.
saumaumau-say-end-wreath = { $who } bringt { $pigs } zum Lorbeerkranz: 3 Punkte.
saumaumau-say-end-hand = { $who } hat die letzte Karte gespielt: 5 Punkte. Vorn: { $pigs }.
saumaumau-say-end-both = { $who } spielt die letzte Karte und bringt { $pigs } zum Lorbeerkranz: 8 Punkte!
saumaumau-say-end-limit = Nach 300 Zügen wird das Rennen abgebrochen. Vorn: { $pigs }.
saumaumau-say-bet-pays = { $who } hatte auf { $pig } gewettet: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
saumaumau-say-bet-fails = { $who } hatte auf { $pig } gewettet: nichts.
saumaumau-say-next-race = Rennen { $race } von 4. { $who } beginnt.
saumaumau-say-winner = { $count ->
    [one] { $who } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
   *[other] Gemeinsamer Sieg mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }: { $who }.
}

saumaumau-ending-wreath = ein Schwein am Lorbeerkranz
saumaumau-ending-hand = letzte Karte gespielt
saumaumau-ending-both = beides zugleich
saumaumau-ending-limit = nach 300 Zügen abgebrochen

## Auf dem Tisch

saumaumau-show-race = Sau Mau Mau · Rennen { $race } von { $races }
saumaumau-show-top = Oberste Karte
saumaumau-show-fits = Passt
saumaumau-show-pending = +2 offen: { $count } Karten!
saumaumau-show-bets = Wetten (6-4-3-2-1)
saumaumau-show-last-race = Letztes Rennen

## Optionen

saumaumau-option-track = Rennstrecke
    .help = Wo der Lorbeerkranz liegt: Standard (standard) heißt 16/17/19/20 bei 2/3/4/5 Personen, für Kinder (children) 14/16/17/19. Die gedruckten Felder sind uns unbekannt; diese sind von uns.
saumaumau-option-goal = Ziel
    .help = Das Feld des Lorbeerkranzes, 1 bis 60; bei 0 bestimmt es die Rennstrecke.
saumaumau-option-mau = Mau-Variante
    .help = Mit der vorletzten Karte „Mau“ sagen, mit der letzten „Mau Mau“; wer es vergisst und ertappt wird, nimmt die Karte zurück.

## Regeln

saumaumau-r1 = Es gibt vier Rennen. Wer die meisten Punkte hat, gewinnt; bei gleich vielen teilt man sich den Sieg.
saumaumau-r2 = Die 39 Karten: Zahlen 1 bis 6, ein X und eine +2 in Rosa, Braun, Schwarz und Beige; vier grüne Schlappi, jeder mit einer Farbe; drei grüne Bauern.
saumaumau-r3 = Alle bekommen fünf Karten. Die nächste Karte eröffnet die Ablage, der Rest ist der Nachziehstapel. Alle Schweine stehen am Start; der Lorbeerkranz zeigt das Ziel für diese Personenzahl.
saumaumau-r4 = Die Eröffnungskarte bewirkt nichts. Bei X, +2 oder Schlappi zählt nur die Farbe; auf einen Bauern darf zuerst alles gespielt werden.
saumaumau-r5 = Wer am Zug ist, spielt eine Karte, die mit der obersten in Farbe, Zahl oder Zeichen übereinstimmt. Grüne Karten passen immer. Danach geschieht, was die Karte verlangt.
saumaumau-r6 = Wer nicht spielen kann oder will, zieht eine Karte. Damit endet der Zug, und die neue Karte muss warten; eine Wette ist aber noch erlaubt.
saumaumau-r7 = Ist der Nachziehstapel leer, bleibt die oberste Karte der Ablage liegen und der Rest wird zum neuen Stapel gemischt.
saumaumau-r8 = Eine Zahl bewegt das Schwein ihrer Farbe um genau so viele Felder, ob man will oder nicht. Schweine dürfen sich ein Feld teilen.
saumaumau-r9 = X bewegt kein Schwein: Die nächste Person setzt aus.
saumaumau-r10 = +2 bewegt kein Schwein: Die nächste Person zieht zwei Karten oder verlängert, wenn sie kann und will, mit einer weiteren +2. Dann sind es vier für die übernächste, dann sechs, dann acht.
saumaumau-r11 = Für jede so gezogene Karte darf man ein Schwein um ein Feld zurückziehen, beliebig auf die Schweine verteilt, aber nie hinter den Start.
saumaumau-r12 = Ist eine +2 die letzte Handkarte, zieht niemand Karten und niemand zieht zurück.
saumaumau-r13 = Schlappi bewegt das letzte Schwein um drei Felder; liegen mehrere ganz hinten, sucht man sich eines aus. Die nächste Karte muss die Farbe seines Kreises haben oder grün sein.
saumaumau-r14 = Der Bauer bewegt kein Schwein: Man nennt die Farbe, die die nächste Karte haben muss, falls sie nicht grün ist.
saumaumau-r15 = Wer mindestens eine Karte gezogen hat, darf wetten: ein Schwein verdeckt auf das erste freie Wettfeld legen.
saumaumau-r16 = Jeder hat nur eine Wette. Wer sie ändert, nimmt die alte weg, die anderen rücken auf, und die neue kommt ans Ende.
saumaumau-r17 = Sobald ein Schwein den Lorbeerkranz erreicht, ist das Rennen aus. Wer es gezogen hat, bekommt 3 Punkte; dieses Schwein allein hat gewonnen.
saumaumau-r18 = Es endet auch, wenn jemand die letzte Karte gespielt und ausgeführt hat: 5 Punkte. Das vorderste Schwein hat gewonnen; liegen mehrere gleichauf vorn, alle diese.
saumaumau-r19 = Beides zugleich bringt 8 Punkte.
saumaumau-r20 = Alle Wetten werden aufgedeckt. Falsche kommen weg; die übrigen bringen von oben 6, 4, 3, 2 und 1 Punkte.
saumaumau-r21 = Zum nächsten Rennen wandert die Startspielerkarte nach links, die Schweine gehen zum Start zurück, und alle Karten werden neu gemischt und verteilt.
saumaumau-r22 = Variante: Beim Spielen der vorletzten Karte sagt man „Mau“, bei der letzten „Mau Mau“. Wer es vergisst und binnen fünf Sekunden ertappt wird, nimmt die Karte zurück; ihre Wirkung entfällt, und der Zug ist zu Ende.

saumaumau-d1 = Auf dem Lorbeerkranz ist Schluss; überzählige Schritte verfallen. Der Start ist Feld 0.
saumaumau-d2 = Der Lorbeerkranz liegt bei 2, 3, 4 oder 5 Personen auf Feld 16, 17, 19 oder 20 (für Kinder: 14, 16, 17, 19). Die gedruckten Felder kennen wir nicht; diese stammen aus Simulationen.
saumaumau-d3 = Grüne Karten beantworten keine offene +2, obwohl sie sonst überall passen.
saumaumau-d4 = Eine Hand darf beliebig wachsen. Wer am Ende keine Wette liegen hat, verliert dadurch nichts.
saumaumau-d5 = Erst ziehen, dann zurückziehen, dann wetten. Es gibt so viele Schritte, wie wirklich Karten gezogen wurden.
saumaumau-d6 = Auf ein X oder eine +2 als Eröffnungskarte passt kein X und keine +2 anderer Farbe. Eine Zahl als Eröffnungskarte gilt mit Farbe und Zahl.
saumaumau-d7 = Auf einen Bauern als Eröffnungskarte passt jede Karte, bis jemand eine spielt.
saumaumau-d8 = Neu gemischt wird, wenn eine Karte gezogen werden muss und keine da ist, auch mitten im Ziehen. Geltende Farbe und geltendes Zeichen bleiben.
saumaumau-d9 = Gibt es gar nichts zu ziehen, muss spielen, wer kann, und passen, wer nicht kann. Ohne gezogene Karte keine Wette.
saumaumau-d10 = Nach 300 Zügen wird ein Rennen abgebrochen: Die vordersten Schweine gewinnen, Wetten zählen, niemand bekommt 3 oder 5 Punkte.
saumaumau-d11 = Bei mehreren siegreichen Schweinen bilden alle Wetten auf eines davon eine gemeinsame Reihe, auch wenn kein Schwein den Start verlassen hat.
saumaumau-d12 = Eine Wette lässt sich nur auf ein anderes Schwein ändern und nicht zurückziehen.
saumaumau-d13 = Geheim ist, auf welches Schwein jemand wettet. Wer gewettet hat, in welcher Reihenfolge, und wie viele Karten alle halten, ist offen. Computerspieler dürfen sich merken, was alle gesehen haben, und sonst nichts: offen gelegte Karten, was jemandem fehlt, der passen musste, und welche Karten älter sind als jeder der letzten drei Nachziehstapel (drei Bauern sehen gleich aus).
saumaumau-d14 = X zu zweit: Man ist selbst noch einmal dran.
saumaumau-d15 = Wer das erste Rennen beginnt, entscheidet das Los.
saumaumau-d16 = Auch mit einem Bauern als letzter Karte nennt man eine Farbe. X, +2 oder Bauer als letzte Karte beenden das Rennen für 5 Punkte.
saumaumau-d17 = Einspruch gibt es nur, wenn eine Ansage fällig war und fehlte. Alle anderen erheben einmal Einspruch oder lassen es durchgehen; darauf wartet das Ergebnis. Falsch oder zu spät ansagen kann niemand, auch nicht durch Zurücknehmen des Zugs. Wer ertappt wird, hat nichts gezogen und kann darum nicht wetten.
saumaumau-d18 = Wer beim Verlängern einer +2 ertappt wird, muss die Strafe nehmen, die weitergegeben werden sollte, mit Zurückziehen und Wetten wie üblich.
saumaumau-d19 = Nach jedem Rennen liegen alle seine Wetten für alle offen.

## Was für einen Zug spricht

saumaumau-because-wreath = Es bringt { $pig } ans Ziel: 3 Punkte für dich.
saumaumau-because-wreath-bet = Es bringt { $pig } ans Ziel: 3 Punkte für dich, und deine Wette darauf zahlt sich aus.
saumaumau-because-last-card = Es ist deine letzte Karte: 5 Punkte, und das Rennen ist aus.
saumaumau-because-own-front = Es bringt { $pig } nach vorn, und darauf hast du gewettet.
saumaumau-because-own = Das hält deine Wette am Leben, { $pig } holt auf.
saumaumau-because-open = Du wirst eine Karte los und kannst noch auf jedes Schwein wetten.
saumaumau-because-behind = Du wirst eine Karte los, ohne deiner Wette zu schaden; { $own } bleibt vorn.
saumaumau-because-shed = Du wirst eine Karte los: noch { $count }, und die letzte bringt 5 Punkte.
saumaumau-because-skip = { $who } wäre dran und muss aussetzen.
saumaumau-because-skip-last = { $who } hat nur noch eine Karte und muss aussetzen.
saumaumau-because-plus-two = { $who } muss { $count } Karten ziehen oder mit einer +2 antworten.
saumaumau-because-colour-own = Wer jetzt eine Zahl spielt, muss { $pig } ziehen: deine Wette.
saumaumau-because-colour-held = Von dieser Farbe hast du selbst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
saumaumau-because-take = Für die { $count } Karten darfst du Schweine um { $count } Felder zurückziehen und wetten.
saumaumau-because-draw-bet = Du hast noch nicht gewettet, und wetten darf nur, wer zieht.
saumaumau-because-draw = Du hebst dir deine Karten auf und darfst deine Wette ändern.
saumaumau-because-pull-rival = { $pig } steht deiner Wette im Weg.
saumaumau-because-pull-front = { $pig } liegt vorn.
saumaumau-because-bet-front = { $pig } liegt vorn, und das freie Wettfeld bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
saumaumau-because-bet = Wenn { $pig } siegt, bringt dieses Wettfeld { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
saumaumau-because-keep = Deine Wette auf { $pig } behält ihren Platz; eine neue käme ans Ende der Reihe.

### Sau Mau Mau auf der Seite: was nur der Browser sagt.

page-saumaumau-draw = { $count } ziehen
page-saumaumau-play-mau = Spielen, „Mau!“
page-saumaumau-play-quiet = Still spielen
page-saumaumau-mau = { $colour }, „Mau!“
page-saumaumau-which-colour = Welche Farbe soll folgen?
page-saumaumau-which-pig = Welches Schwein läuft?
page-saumaumau-bet = verdeckte Wette auf Platz { $place }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, wenn sie stimmt
page-saumaumau-my-bet = deine Wette auf { $pig } auf Platz { $place }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, wenn sie stimmt
page-saumaumau-no-bet = keine Wette
page-saumaumau-starter = hat begonnen
page-saumaumau-wreath = Kranz auf { $space }
page-saumaumau-strips = Wettfelder, das beste oben
page-saumaumau-free = frei
page-saumaumau-top = Obenauf: { $card }
page-saumaumau-wants = gewünscht: { $colour }
page-saumaumau-pending = { $count } Strafkarten
page-saumaumau-asks-both = { $card } passt nicht: Gefragt ist { $colour } oder { $symbol }.
page-saumaumau-asks-colour = { $card } passt nicht: Gefragt ist { $colour }.
page-saumaumau-track = Rennbahn mit dem Kranz auf { $goal }
page-saumaumau-pig-at = { $pig }: Feld { $space } von { $goal }
page-saumaumau-steps = { $count ->
    [one] Schritt zurück übrig
   *[other] Schritte zurück übrig
}
page-saumaumau-race-won = Rennen { $race }: { $pigs } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
page-saumaumau-worth = { $points } wert
page-saumaumau-no-bet-now = Diesmal nicht wetten
page-saumaumau-keep = { $colour } behalten ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
page-saumaumau-bet-worth = Welches Schwein gewinnt? Eine Wette bringt jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
page-saumaumau-change-worth = Ein anderes Schwein? Am Ende der Reihe bringt es { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
page-saumaumau-must-draw = Du hast keine +2: Zieh { $count } Karten.
page-saumaumau-window = Niemand hat „Mau“ gesagt!
page-saumaumau-window-wait = Ob es jemand merkt?
page-saumaumau-by-bets = Wetten
page-saumaumau-by-hand = letzte Karte
page-saumaumau-by-wreath = Kranz
page-saumaumau-help-number = Eine Zahl läuft
page-saumaumau-help-x = X lässt aussetzen
page-saumaumau-help-plus-two = +2 und Trost
page-saumaumau-help-schlappi = Schlappi hilft dem Letzten
page-saumaumau-help-bauer = Der Bauer wählt die Farbe
page-saumaumau-help-bet = Wetten
page-saumaumau-help-wreath = Der Kranz

## Setting up

page-saumaumau-length-children = Kurze Rennen
page-saumaumau-length-usual = Normale Rennen
page-saumaumau-house-track = Rennstrecke
    .help = Wie weit die Schweine laufen. Die für Kinder ist zwei oder drei Felder kürzer.
page-saumaumau-house-goal = Lorbeerkranz auf Feld
    .help = Legt den Kranz, wohin ihr wollt, von Feld 1 bis 60. Bei 0 liegt er, wo die Rennstrecke ihn hat.
page-saumaumau-house-mau = „Mau“ sagen
    .help = Mit der vorletzten Karte sagt man „Mau“, mit der letzten „Mau Mau“. Wer es vergisst und ertappt wird, nimmt die Karte zurück.
page-saumaumau-choice-standard = Standard
page-saumaumau-choice-children = für Kinder

## Goal

page-saumaumau-goal = Die meisten Punkte nach vier Rennen gewinnen

## What bots say now and then

phrase-saumaumau-paid-1 = Ich wusste es!
phrase-saumaumau-paid-2 = Braves Schwein!
phrase-saumaumau-paid-3 = Ein Näschen für Schweine!
phrase-saumaumau-lost-1 = Falsches Schwein …
phrase-saumaumau-lost-2 = So viel zu meiner Wette.
phrase-saumaumau-lost-3 = Dabei sah es so schnell aus!
phrase-saumaumau-skipped-1 = He, ich war dran!
phrase-saumaumau-skipped-2 = Das merk ich mir.
phrase-saumaumau-skipped-3 = Dann mach ich ein Nickerchen.
phrase-saumaumau-plus-1 = Mit lieben Grüßen!
phrase-saumaumau-plus-2 = Greif zu!
phrase-saumaumau-plus-3 = Noch jemand Karten?

### Die Regelseite von Sau Mau Mau: was ihre Bilder zeigen, und was zum Spiel gehört.

guide-saumaumau-setup = Zu dritt liegt der Kranz auf der 17. Alle Schweine stehen am Start, und eine braune 5 eröffnet den Ablagestapel.
guide-saumaumau-match = Auf eine braune 5 passt jede braune Karte, jede 5 und jede grüne Karte.
guide-saumaumau-run = Wer die schwarze 4 spielt, muss das schwarze Schwein genau vier Felder weit ziehen, von 5 auf 9, ob er will oder nicht.
guide-saumaumau-plus-two = Anna spielt eine +2, Bernd verlängert mit einer zweiten. Clara kann oder will nicht: Sie zieht vier Karten. Dafür darf sie Schweine um insgesamt vier Felder zurückziehen, eines um vier oder mehrere um weniger.
guide-saumaumau-schlappi = Das rosa Schwein war Letzter auf der 4. Schlappi bewegt es auf die 7. Nun muss eine braune oder grüne Karte folgen: Schlappis Kreis war braun.
guide-saumaumau-bets = Anna hat zuerst gewettet, dann Bernd, dann Clara. Ändert Anna ihre Wette, rücken die anderen auf, und ihre neue kommt ans Ende der Reihe: dritter Platz statt erster.
guide-saumaumau-end = Schwarz steht drei Felder vor dem Kranz. Die schwarze 3 bringt es hin: 3 Punkte, und das Rennen ist aus. War sie zugleich die letzte Karte auf der Hand, sind es 8.
guide-saumaumau-scoring = Schwarz hat gewonnen. Die Wetten auf Braun und Rosa waren falsch und gehen zurück. Von den beiden auf Schwarz bringt die obere 6 Punkte, die nächste 4.
guide-saumaumau-part-numbers = 24 Zahlenkarten: 1 bis 6 in vier Farben
guide-saumaumau-part-actions = Ein X und eine +2 in jeder Farbe
guide-saumaumau-part-green = 7 grüne Karten: vier Schlappi, drei Bauern
guide-saumaumau-part-bets = Vier Wettkarten für jeden. Die Wettfelder bringen 6, 4, 3, 2 und 1 Punkte.
guide-saumaumau-part-board = Vier Schweine, der Kranz, die Startspielerkarte
guide-saumaumau-ours = Spielerzahl und Alter stehen auf der Schachtel; die Spieldauer ist unsere Angabe, für das Spiel am Bildschirm.

### Die Lektion zu Sau Mau Mau.

lesson-saumaumau-goal = Vier Schweine laufen um die Wette, und keines gehört dir. Du gewinnst durch Punkte, und die meisten bringt eine Wette auf das Schwein, das siegt. Es gibt vier Rennen; wer die meisten Punkte hat, gewinnt.
    .title = Das Ziel
lesson-saumaumau-match = Eine Karte muss zur obersten passen: gleiche Farbe oder gleiche Zahl. Dort liegt die braune 5: Spiel eine der leuchtenden Karten.
    .title = Deine Karten
    .done = Eine Zahl bewegt das Schwein ihrer Farbe, genau so viele Felder, ob du willst oder nicht. In jedem Zug spielst du nur eine Karte.
lesson-saumaumau-draw = Spielen musst du nie. Zieh stattdessen eine Karte: Nur wer zieht, darf wetten.
    .title = Ziehen
    .done = Die neue Karte muss bis zum nächsten Zug warten. Aber jetzt darfst du wetten.
lesson-saumaumau-bet = Wette auf das Schwein, das nach deiner Meinung siegt. Schau auf die Bahn: Welches ist weit vorn?
    .title = Wetten
    .done = Deine Wette liegt verdeckt auf dem zweiten Feld: 4 Punkte, wenn Schwarz siegt. Irrt sich Bernd über dir, bekommst du sogar 6. Von oben gibt es 6, 4, 3, 2 und 1.
lesson-saumaumau-run = Du hast auf Schwarz gewettet. Drei deiner Karten passen. Welche hilft dir?
    .title = Hilf deinem Schwein
    .done = Schwarz läuft vier Felder und führt: noch ein Schritt bis zum Kranz auf der 17.
lesson-saumaumau-pull = Wegen Claras +2 hast du zwei Karten gezogen. Zum Trost ziehst du Schweine zusammen zwei Felder zurück. Du hast auf Schwarz gewettet: Tippe das Schwein an, das ihm im Weg ist.
    .title = +2 und Trost
    .done = Beige ist nur noch ein Feld voraus, und ein Schritt ist übrig. Mit einer eigenen +2 hättest du die Strafe weitergereicht: vier Karten für Bernd!
lesson-saumaumau-schlappi = Grüne Karten passen immer. Schlappi bewegt das letzte Schwein um drei Felder, und Letzter ist Rosa: deine Wette!
    .title = Schlappi
    .done = Vom letzten Platz auf den ersten. Die nächste Karte muss rosa sein wie Schlappis Kreis, oder grün.
lesson-saumaumau-bauer = Der Bauer bewegt kein Schwein. Du nennst die Farbe, die die nächste Karte haben muss. Du hast auf Schwarz gewettet: Welche nennst du?
    .title = Der Bauer
    .done = Wer jetzt eine Zahl spielt, muss dein schwarzes Schwein bewegen, oder eine grüne Karte legen.
lesson-saumaumau-skip = Bernd hat noch eine Karte. Wer die letzte Karte spielt, bekommt 5 Punkte und beendet das Rennen. Bei X setzt die nächste Person aus: Spiel es!
    .title = X
    .done = Bernd setzt aus, und Clara ist dran. X bewegt kein Schwein.
lesson-saumaumau-end = Schwarz braucht noch drei Felder bis zum Kranz. Wer ein Schwein dorthin bringt, bekommt 3 Punkte, und das Rennen ist aus.
    .title = Das Ende eines Rennens
    .done = 3 Punkte für den Kranz und 6 für deine Wette ganz oben. Die Schweine gehen zum Start zurück, neue Karten werden gegeben. Nach vier Rennen gewinnt, wer die meisten Punkte hat.

lesson-saumaumau-not-drawing = Ziehen ist erlaubt, aber dann läuft kein Schwein. Versuch erst eine der leuchtenden Karten.
lesson-saumaumau-not-playing = Die Karte passt, aber wer spielt, darf nicht wetten. Zieh diesmal.
lesson-saumaumau-not-behind = Dieses Schwein liegt weit zurück. Schwarz ist allen sechs Felder voraus: Wette auf Schwarz.
lesson-saumaumau-not-no-bet = Ohne Wette bringt dir dieses Rennen keine Punkte von den Wettfeldern. Wette auf Schwarz: Es führt.
lesson-saumaumau-not-stranger = Diese Karte bewegt ein Schwein, auf das du nicht gewettet hast. Dir nützt nur, wenn deines siegt.
lesson-saumaumau-not-waiting = Ziehen ist erlaubt, aber dann kommen erst die anderen. Eine deiner Karten hilft dir jetzt.
lesson-saumaumau-not-own-pig = Das ist das Schwein, auf das du gewettet hast! Zieh das zurück, das davor liegt.
lesson-saumaumau-not-tail = Dieses Schwein liegt ohnehin weit zurück. Zieh das zurück, das vor deinem liegt.
lesson-saumaumau-not-free-steps = Diese Schritte kosten nichts. Nutze sie gegen das Schwein vor deinem.
lesson-saumaumau-not-colour = Dann bewegen die anderen ein Schwein, auf das du nicht gewettet hast. Nenne die Farbe deines Schweins.
lesson-saumaumau-not-last-card = Dann ist Bernd dran und kann seine letzte Karte spielen: 5 Punkte für ihn. Lass ihn mit dem X aussetzen.
lesson-saumaumau-not-short = Ein Feld ist zu wenig: Der Kranz ist drei entfernt. Du hast eine Karte, die reicht.

### Woran man am häufigsten verliert, in der Durchsicht mehrerer Partien

habit-saumaumau-pull = Eine Wette zurückgenommen, die hätte bleiben sollen
habit-saumaumau-pull-late = Eine Wette behalten, die man besser zurücknimmt
habit-saumaumau-bet-early = Zu früh gewettet
habit-saumaumau-bet-missed = Nicht gewettet
habit-saumaumau-bet-wrong = Auf das falsche Schwein gewettet
habit-saumaumau-plus-early = Eine +2 zu früh gespielt
habit-saumaumau-plus-held = Eine +2 zu lange behalten
habit-saumaumau-drew = Gezogen, obwohl man legen konnte
habit-saumaumau-draw-missed = Gelegt, obwohl Ziehen besser war
habit-saumaumau-special-early = Schlappi oder Bauer zu früh gespielt
habit-saumaumau-special-held = Schlappi oder Bauer zu lange behalten
habit-saumaumau-card = Die falsche Karte

### In den Berichten des Labors

lab-saumaumau-points = Punkte
lab-saumaumau-by-wreath = Punkte am Kranz
lab-saumaumau-by-hand = Punkte für leere Hände
lab-saumaumau-by-bets = Punkte aus Wetten
lab-saumaumau-kind-one = spielt eine 1
lab-saumaumau-kind-two = spielt eine 2
lab-saumaumau-kind-three = spielt eine 3
lab-saumaumau-kind-four = spielt eine 4
lab-saumaumau-kind-five = spielt eine 5
lab-saumaumau-kind-six = spielt eine 6
lab-saumaumau-kind-x = spielt ein X
lab-saumaumau-kind-plus-two = spielt eine +2
lab-saumaumau-kind-schlappi = spielt einen Schlappi
lab-saumaumau-kind-bauer = spielt einen Bauern
lab-saumaumau-kind-draw = zieht eine Karte
lab-saumaumau-kind-draw-chain = zieht wegen einer +2
lab-saumaumau-kind-pull = zieht ein Schwein zurück
lab-saumaumau-kind-bet = wettet
lab-saumaumau-kind-change = wettet um
lab-saumaumau-kind-object = bemerkt ein fehlendes Mau
lab-saumaumau-kind-other = verzichtet
