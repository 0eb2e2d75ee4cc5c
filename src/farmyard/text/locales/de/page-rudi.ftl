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
