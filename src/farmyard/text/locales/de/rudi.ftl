### Rennschwein Rudi Rüssel

page-title-rudi = Rennschwein Rudi Rüssel
rudi-tagline = Verdeckt eine Karte legen: Die höchste läuft, aber nur so weit, wie sie die zweite übertrifft.
rudi-points = Stand

## Karten und Schweine

rudi-colour-red = Rot
rudi-colour-blue = Blau
rudi-colour-yellow = Gelb
rudi-colour-green = Grün
rudi-colour-black = Schwarz
rudi-pig-red = das rote Schwein
rudi-pig-blue = das blaue Schwein
rudi-pig-yellow = das gelbe Schwein
rudi-pig-green = das grüne Schwein
rudi-card = { $colour } { $value }

## Was gefragt ist

rudi-ask-lay = Eine Karte verdeckt legen.
rudi-ask-give = Eine Karte abgeben; dafür gibt es { $card }.
rudi-ask-wait-give = Wir warten auf { $who }: eine Karte abgeben und { $card } nehmen.

## Züge

rudi-do-lay = { $card } legen
rudi-do-give = { $card } abgeben
rudi-do-some-card = Eine verdeckte Karte

## Warum nicht

rudi-no-wrong-phase = Das ist gerade nicht gefragt.
rudi-no-not-yours = Diese Karte gehört jemand anderem.
rudi-no-already-played = Diese Karte ist schon gespielt; sie kommt zurück, wenn alle Hände leer sind.
rudi-no-position-owned = Handkarten und beiseitegelegte Karten müssen zusammen die zehn eigenen Karten sein.
rudi-no-position-hands = Alle halten gleich viele Karten und, solange das Rennen läuft, mindestens eine.
rudi-no-position-chosen = Eine verdeckt gelegte Karte muss auf der Hand sein, und wer gelegt hat, ist bereit.
rudi-no-position-finish = Das Ziel liegt nach einer, zwei oder drei Runden zu { $lap } Feldern.
rudi-no-position-end = Das Spiel ist genau dann aus, wenn ein Schwein die { $finish } erreicht und damit jemand das Rennen Nummer { $target } gewonnen hat oder das Rennen abgebrochen wurde.
rudi-no-position-spaces = Das Feld eines Schweins muss die Summe dessen sein, was es gelaufen ist und durch Tausch gewonnen oder verloren hat.
rudi-no-position-exchange = Jemand muss genau dann eine Karte abgeben, wenn ein Austausch fällig ist: wer davon am jüngsten ist.

## Was geschah

rudi-say-lay = { $who } legt eine Karte.
rudi-say-my-lay = { $who } legt { $card }.
rudi-say-card = { $who } { $card }
rudi-say-turned-over = Aufgedeckt: { $cards }.
rudi-say-run = { $who } gewinnt den Stich mit { $high } zu { $second } und läuft { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}, von { $here } auf { $there }.
rudi-say-swap = { $who } und { $other } haben beide die höchste Karte und tauschen die Plätze: jetzt { $here } und { $there }.
rudi-say-nothing = Mehr als zwei haben die höchste Karte: Nichts geschieht.
rudi-say-take-back = Alle Karten sind gespielt: Alle nehmen ihre zehn Karten zurück.
rudi-say-special = { $count ->
    [one] { $who } steht auf einem Sonderfeld und muss eine Karte gegen { $card } austauschen.
   *[other] { $who } stehen auf Sonderfeldern und müssen austauschen; { $first } ist am jüngsten und bekommt { $card }.
}
rudi-say-exchange = { $who } gibt { $given } ab und nimmt { $taken }.
rudi-say-reshuffle = Der Tauschstapel ist aufgebraucht; die Ablage wird zum neuen gemischt.
rudi-say-end-finish = { $who } gewinnt das Rennen: { $pigs } ist im Ziel!
rudi-say-end-limit = Nach 300 Stichen wird das Rennen abgebrochen. { $count ->
    [one] Vorn, und damit gewonnen: { $who }.
   *[other] Vorn, und damit gemeinsam gewonnen: { $who }.
}
rudi-say-won = { $who } { $count }
rudi-say-standing = Gewonnene Rennen: { $wins }.
rudi-say-next-race = Rennen { $race }. Alle Schweine gehen zurück zum Start.
rudi-say-winner = { $count ->
    [one] { $who } hat als Erstes drei Rennen und damit die Meisterschaft gewonnen.
   *[other] Gemeinsamer Sieg in der Meisterschaft: { $who }.
}

rudi-ending-finish = ein Schwein im Ziel
rudi-ending-limit = nach 300 Stichen abgebrochen

## Auf dem Tisch

rudi-show-title = Rudi Rüssel · Stich { $trick }
rudi-show-series = Rudi Rüssel · Rennen { $race }, Stich { $trick } · { $target } Siege entscheiden
rudi-show-exchange = Tauschstapel
rudi-show-given = Ablage
rudi-show-last = Letzter Stich
rudi-show-choice = Verdeckt gelegt
rudi-show-aside = Beiseite
rudi-show-space = Feld
rudi-show-wins = Siege
rudi-show-state = Karte
rudi-show-ready = liegt
rudi-show-choosing = überlegt
rudi-show-giving = tauscht
rudi-show-lap = Runde { $lap }
rudi-show-specials = ◆ Sonderfeld

## Optionen

rudi-option-series = Meisterschaft
    .help = Statt eines einzelnen Rennens gewinnt, wer als Erstes drei Rennen gewinnt.
rudi-option-length = Länge einer Runde
    .help = Felder vom Start bis zur Linie, 8 bis 40. Eine Besprechung zählt 24; ob die Linie dazugehört, ist unbekannt, daher ist 24 unsere Wahl.
rudi-option-laps = Runden
    .help = Wie oft es rundherum geht, ein- bis dreimal.
rudi-option-specials = Sonderfelder
    .help = Die drei Felder mit Karten, in jeder Runde ab dem Start gezählt. Ihre gedruckten Plätze sind unbekannt; 6, 12 und 18 sind von uns. Die Linie selbst und Zahlen dahinter sind keine Sonderfelder.
rudi-option-ages = Alter
    .help = Für alle eine Zahl, kleiner ist jünger: das wirkliche Alter oder einfach 1,2,3,4. Es sind immer vier Zahlen; zu dritt bleibt die vierte ungenutzt. Computerspieler sollten die höchsten bekommen.
rudi-option-show_played = Gespielte Karten offen
    .help = Beiseitegelegte Karten bleiben offen liegen, statt dem Gedächtnis überlassen zu sein.
rudi-option-keep_cards = Karten behalten
    .help = In einer Meisterschaft bleiben getauschte Karten auch in den folgenden Rennen bei ihren neuen Besitzern.

## Regeln

rudi-r1 = Alle haben ein Schwein und die zehn Karten seiner Farbe mit den Werten 1 bis 10, verdeckt auf der Hand.
rudi-r2 = Die zehn schwarzen Tauschkarten liegen gemischt und offen als Stapel im Stadion: Die oberste sehen alle.
rudi-r3 = Alle wählen eine Karte und legen sie verdeckt ab. Haben alle gewählt, wird gemeinsam aufgedeckt.
rudi-r4 = Die höchste Karte bewegt ihr Schwein um den Unterschied zur zweithöchsten nach vorn: Bei 10, 6, 5 und 1 läuft die 10 vier Felder. Kein anderes Schwein bewegt sich.
rudi-r5 = Gespielte Karten kommen beiseite, nicht ins Stadion.
rudi-r6 = Sind alle zehn Karten gespielt und kein Schwein ist im Ziel, nehmen alle ihre zehn Karten zurück, und es geht weiter.
rudi-r7 = Haben zwei den gleichen höchsten Wert, tauschen ihre Schweine die Plätze, und niemand läuft.
rudi-r8 = Haben ihn drei oder alle vier, geschieht gar nichts.
rudi-r9 = Wessen Schwein seinen Zug auf einem der drei Sonderfelder beendet, muss eine Handkarte auf die Ablage im Stadion legen und nimmt dann die oberste Tauschkarte.
rudi-r10 = Eine genommene Karte gehört ihrem neuen Besitzer das ganze Spiel lang. Ihre Farbe ist gleichgültig, nur der Wert zählt.
rudi-r11 = Ist der Tauschstapel aufgebraucht, werden die zehn abgelegten Karten gemischt und bilden den neuen.
rudi-r12 = Tauschen zwei Schweine die Plätze und stehen dann beide auf Sonderfeldern, auch auf demselben, so tauschen beide eine Karte aus; wer jünger ist, nimmt zuerst die oberste.
rudi-r13 = Das erste Schwein, das das Ziel erreicht oder darüber hinausläuft, gewinnt das Rennen.
rudi-r14 = Wer länger spielen will: Meister ist, wer als Erstes drei Rennen gewinnt.

rudi-d1 = Der Start ist Feld 0. Eine Runde hat 24 Felder, es wird eine Runde gelaufen, und die Sonderfelder sind 6, 12 und 18. Die gedruckten Plätze kennen wir nicht; alle drei Angaben lassen sich ändern, und Sonderfelder gelten in jeder Runde.
rudi-d2 = Haben mehrere den zweithöchsten Wert, gilt er trotzdem: Bei 10, 6, 6 und 1 läuft die 10 vier Felder.
rudi-d3 = Nach einem Platztausch löst jedes der beiden Schweine, das auf einem Sonderfeld steht, einen Austausch aus. Ein Schwein, das nur dort steht, während andere ziehen, oder darüber hinwegläuft, nicht.
rudi-d4 = Abgegeben wird eine Karte, die noch auf der Hand ist, keine schon gespielte; und weil das Abgeben vor dem Nehmen kommt, nie die genommene.
rudi-d5 = Führt die zehnte Karte auf ein Sonderfeld, nehmen zuerst alle ihre zehn Karten zurück; dann wird ausgetauscht.
rudi-d6 = Ein aufgebrauchter Tauschstapel wird sofort erneuert, auch zwischen zwei Austauschen. Was abgegeben wird, sehen alle.
rudi-d7 = In einer Meisterschaft beginnt jedes Rennen mit den ursprünglichen Karten. Wer die Karten behalten will, wählt diese Option: Dann beginnen alle mit ihren zehn eigenen Karten, und die Stapel bleiben, wie sie sind.
rudi-d8 = Wer jünger ist, steht vor dem Spiel fest; bei gleichem Alter gilt der niedrigere Platz als jünger. Computerspieler sollten älter sein als Menschen.
rudi-d9 = Gespielte Karten liegen für ihren Stich offen und sind dann dem Gedächtnis überlassen, außer die Option zeigt sie. Computerspieler dürfen sich merken, was alle gesehen haben, und sonst nichts.
rudi-d10 = Mehrere Schweine dürfen auf einem Feld stehen. Der Sitzfolge nach laufen Rot, Blau, Gelb und Grün; zu dritt bleibt Grün in der Schachtel.
rudi-d11 = Nach 300 Stichen wird ein Rennen abgebrochen: Alle Schweine ganz vorn gewinnen es, und niemand tauscht mehr aus.
rudi-d12 = Ein Schwein, das über das Ziel hinausläuft, behält das Feld, bis zu dem es gezählt hat.
rudi-d13 = Die Rangfolge richtet sich nach gewonnenen Rennen, dann nach dem Feld des eigenen Schweins im letzten Rennen.
rudi-d14 = Bei mehreren Runden tauschen Schweine mit den Plätzen auch die Runden, die sie hinter sich haben.

## Was für einen Zug spricht

rudi-because-safe = Niemand hat noch eine Karte so hoch wie { $value }.
rudi-because-swap = Höher als { $value } kann niemand gehen. Und legt { $who } dasselbe, tauschst du mit dem Schwein vor dir.
rudi-because-low = Mit einer niedrigen Karte gewinnst du nicht, aber die hohen bleiben dir für später.
rudi-because-ten = Eine 10 schlägt niemand: Dein Schwein läuft, wenn nicht noch eine liegt.
rudi-because-middle = Sie kann gerade reichen und schont höhere. Die höchste der anderen ist eine { $best }.
rudi-because-lowest = { $given } ist deine niedrigste Karte, und du bekommst { $taken } dafür.
rudi-because-give = Du bekommst { $taken } dafür.

### Rudi Rüssel im Browser

page-rudi-track = Stadion mit { $lap } Feldern je Runde; Sonderfelder: { $specials }
page-rudi-pig-at = { $pig } ({ $who }): Feld { $space } von { $finish }
page-rudi-exchange = { $count ->
    [one] Tauschstapel: { $card }, die letzte Karte
   *[other] Tauschstapel: obenauf { $card }, { $count } Karten
}
page-rudi-exchange-short = Tausch
page-rudi-given = { $count ->
    [0] Ablage: noch leer
    [one] Ablage: eine Karte. Zeigen
   *[other] Ablage: { $count } Karten. Zeigen
}
page-rudi-given-short = Ablage
page-rudi-this-trick = Dieser Stich: { $ready } von { $seats } bereit
page-rudi-turned-over = Aufgedeckt
page-rudi-slot-ready = { $who } hat eine Karte gelegt
page-rudi-slot-mine = Du hast { $card } gelegt; sonst sieht das niemand
page-rudi-slot-choosing = { $who } wählt noch
page-rudi-slot-open = { $who }: { $card }
page-rudi-ran = { $high } − { $second }: { $who } läuft { $steps }
page-rudi-swapped = { $who } und { $other } legten beide { $high }: Tausch
page-rudi-nothing = Mehr als zwei legten { $high }: nichts geschieht
page-rudi-race-won = { $who } gewinnt das Rennen!

## Spieler und Stand

page-rudi-ready = bereit
page-rudi-has-chosen = hat eine Karte gelegt
page-rudi-choosing = wählt
page-rudi-still-choosing = wählt noch
page-rudi-exchanges = tauscht
page-rudi-of = von { $finish }
page-rudi-won = { $count ->
    [0] kein Sieg
    [one] ein Sieg
   *[other] { $count } Siege
}
page-rudi-leads = in Führung
page-rudi-lap = Runde { $lap } von { $laps }
page-rudi-race = Rennen { $race }
page-rudi-first-to = { $target } Siege nötig
page-rudi-trick = Stich { $trick } von { $tricks }

## Die Hand

page-rudi-aside = { $count } beiseite
page-rudi-aside-of = { $who }: beiseite
page-rudi-if-highest = Wenn { $value } am höchsten ist: { $value } − zweite
page-rudi-take = Du nimmst { $card }
page-rudi-laid = Du hast { $card } gelegt
page-rudi-open = Offene Karten
page-rudi-none = keine

## Ergebnis und Hilfe

page-rudi-by-cards = höchste Karte
page-rudi-by-swaps = Platztausch
page-rudi-help-highest = Die höchste Karte läuft
page-rudi-help-swap = Zwei höchste tauschen
page-rudi-help-special = Sonderfelder
page-rudi-help-black = Tauschkarten
page-rudi-help-back = Gespielte Karten kommen zurück
page-rudi-help-finish = Das Ziel

## Memory aid

page-rudi-aids = Merkhilfe: zeigen, was alle noch legen können
page-rudi-left = kann noch { $values } legen
page-rudi-left-of = { $who } hat noch
page-rudi-hands = Wer hat was?

## Setting up

page-rudi-length-race = Ein Rennen
page-rudi-length-series = Wer zuerst drei gewinnt
page-rudi-house-series = Mehrere Rennen
    .help = Statt eines Rennens lauft ihr, bis jemand drei gewonnen hat.
page-rudi-house-length = Felder je Runde
    .help = Vom Start bis zur Linie, 8 bis 40. Weniger Felder, kürzeres Rennen.
page-rudi-house-laps = Runden
    .help = Wie oft die Schweine durchs Stadion laufen.
page-rudi-house-specials = Sonderfelder
    .help = Die drei Felder, auf denen man eine Karte tauscht, wenn das Schwein dort anhält, ab dem Start gezählt.
page-rudi-house-ages = Alter
    .help = Eine Zahl je Platz. Wo es darauf ankommt, ist der Jüngere zuerst dran. Bots sind älter als alle anderen.
page-rudi-house-show_played = Gespielte Karten bleiben sichtbar
    .help = Leichter für Kinder: Niemand muss sich merken, was schon gespielt ist.
page-rudi-house-keep_cards = Getauschte Karten behalten
    .help = Bei mehreren Rennen: Wer eine Karte eingetauscht hat, behält sie auch im nächsten Rennen.

## Goal

page-rudi-goal = { $target ->
    [1] Das erste Schwein im Ziel gewinnt
   *[other] Wer zuerst { $target } Rennen gewinnt, hat gewonnen
}

## Scenes

page-rudi-highest = { $who } hat die höchste Karte
page-rudi-stood = Feld { $space } von { $finish }
page-rudi-short-title = Rudi Rüssel
page-rudi-home = im Ziel

## What bots say now and then

phrase-rudi-nothing-1 = Da waren wir uns einig.
phrase-rudi-nothing-2 = Keiner rührt sich!
phrase-rudi-nothing-3 = Alles für die Katz.
phrase-rudi-swap-1 = Tauschen wir?
phrase-rudi-swap-2 = Was für ein Durcheinander!
phrase-rudi-swap-3 = So war das nicht geplant.
phrase-rudi-run-1 = Ab im Schweinsgalopp!
phrase-rudi-run-2 = Lauf, Schweinchen, lauf!
phrase-rudi-run-3 = Der Matsch spritzt!

### Die Regelseite von Rudi Rüssel: was ihre Bilder zeigen, und was zum Spiel gehört.

guide-rudi-setup = Vier Schweine am Start. Alle haben die zehn Karten ihrer Farbe auf der Hand; der Tauschstapel liegt offen im Stadion.
guide-rudi-run = Die rote 10 ist die höchste, die blaue 6 die zweithöchste: Rot läuft 10 − 6 = 4 Felder. Sonst läuft niemand.
guide-rudi-back = Dasselbe auf dem Tisch: Rot ist von 8 auf 12 gelaufen.
guide-rudi-swap = Zwei Neunen sind am höchsten: Das rote und das blaue Schwein tauschen die Plätze.
guide-rudi-nothing = Drei Achten: Es geschieht gar nichts.
guide-rudi-special = Rot hat auf einem Sonderfeld angehalten und muss eine Karte tauschen. Oben auf dem Tauschstapel liegt die schwarze 8.
guide-rudi-exchange = Ein guter Tausch: Die 1 kommt ins Stadion, die schwarze 8 für das ganze Spiel auf die Hand.
guide-rudi-part-cards = Zehn Karten in jeder Farbe: 1 bis 10 in Rot, Blau, Gelb und Grün
guide-rudi-part-exchange = Zehn schwarze Tauschkarten, 1 bis 10
guide-rudi-part-colours = Die Farbkarten: Sie zeigen, wem welches Schwein gehört
guide-rudi-part-board = Vier Schweine
guide-rudi-ours = Spielerzahl und Alter stehen auf der Schachtel; die Spieldauer ist unsere Angabe, für das Spiel am Bildschirm.

### Die Lektion zu Rudi Rüssel.

lesson-rudi-goal = Das rote Schwein gehört dir. Wer das eigene Schwein als Erstes ins Ziel bringt, gewinnt: einmal herum, 24 Felder. Gelaufen wird mit Karten von 1 bis 10.
    .title = Das Ziel
lesson-rudi-highest = Alle legen verdeckt eine Karte, dann wird aufgedeckt. Nur die höchste läuft, und nur um den Unterschied zur zweithöchsten. Leg eine hohe Karte.
    .title = Ein Stich
    .done = Deine war die höchste, Bernds 6 die zweite: Du läufst den Unterschied. Sonst bewegt sich niemand. Gespielte Karten bleiben beiseite.
lesson-rudi-save = Bernd und Clara haben ihre Zehn noch, und beide wollen laufen. Sind die zwei höchsten gleich, wird nur getauscht. Spar deine guten Karten: Leg eine niedrige.
    .title = Kräfte sparen
    .done = Zwei Zehnen: Bernd und Clara haben die Plätze getauscht, und niemand ist gelaufen. Bei drei gleichen höchsten geschieht gar nichts. Deine 10 und 9 hast du noch.
lesson-rudi-swap = Bernd ist elf Felder voraus. Er hat nur noch 9 und 8. Legst du die gleiche Karte wie er, und ist sie die höchste, tauschen eure Schweine die Plätze.
    .title = Plätze tauschen
    .done = Zwei Neunen: Du stehst jetzt auf 15 und Bernd auf 4. So weit läuft man mit keiner Karte.
lesson-rudi-exchange = Dein Schwein steht auf einem Sonderfeld. Gib eine Karte weg und nimm die oberste Tauschkarte, eine 8, für das ganze Rennen. Gib deine schlechteste.
    .title = Sonderfelder
    .done = Die 8 gehört dir das ganze Rennen lang, und die 1 bist du los. Nur wer dort stehen bleibt, tauscht; Darüberlaufen zählt nicht.
lesson-rudi-back = Alle haben nur noch eine Karte. Leg sie und sieh, was geschieht, wenn alle Hände leer sind.
    .title = Zehn Karten
    .done = Alle nehmen ihre zehn Karten zurück, und das Rennen geht weiter. Merk dir also, was die anderen schon gespielt haben.
lesson-rudi-finish = Noch zwei Felder! Bernds beste Karte ist eine 8, Claras eine 7. Welche Karte bringt dich ins Ziel?
    .title = Das Ziel vor Augen
    .done = 10 gegen 8 macht zwei Felder: Das rote Schwein ist im Ziel, das Rennen ist gewonnen.

lesson-rudi-not-too-low = Das ist kaum die höchste Karte, und dann läufst du nicht. Leg eine 8, 9 oder 10.
lesson-rudi-not-wasted = Gegen zwei Zehnen gewinnt diese Karte nichts, und sie wäre weg. Leg die 1 oder die 2.
lesson-rudi-not-no-swap = Eine 3 ändert nichts. Bernd legt seine 9 oder 8: Welche deiner Karten kann gleich hoch sein?
lesson-rudi-not-treasure = Die 10 ist deine beste Karte. Gib die schlechteste weg.
lesson-rudi-not-worse-one = Du hast eine schlechtere Karte. Gib die weg.
lesson-rudi-not-beaten = Bernds 8 schlägt diese Karte, und du bleibst stehen. Deine 10 schlägt sie um zwei.

### Woran man am häufigsten verliert, in der Durchsicht mehrerer Partien

habit-rudi-gave-high = Eine zu hohe Karte weggegeben
habit-rudi-gave-low = Eine zu niedrige Karte weggegeben
habit-rudi-high = Eine zu hohe Karte gelegt
habit-rudi-low = Eine zu niedrige Karte gelegt
habit-rudi-card = Eine andere Karte wäre besser gewesen

### In den Berichten des Labors

lab-rudi-points = Felder
lab-rudi-wins = gewonnene Rennen
lab-rudi-by-cards = gelaufene Felder
lab-rudi-by-swaps = Felder durch Tausch
lab-rudi-kind-one = legt eine 1
lab-rudi-kind-two = legt eine 2
lab-rudi-kind-three = legt eine 3
lab-rudi-kind-four = legt eine 4
lab-rudi-kind-five = legt eine 5
lab-rudi-kind-six = legt eine 6
lab-rudi-kind-seven = legt eine 7
lab-rudi-kind-eight = legt eine 8
lab-rudi-kind-nine = legt eine 9
lab-rudi-kind-ten = legt eine 10
lab-rudi-kind-exchange = tauscht eine Karte
