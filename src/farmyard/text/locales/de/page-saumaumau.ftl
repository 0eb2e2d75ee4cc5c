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
