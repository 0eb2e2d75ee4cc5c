### Die Seite: alles, was nur der Browser sagt.

## The frame

page-you = du
page-players = Mitspielende
page-here = ist da
page-away = ist weg
page-held = ein Bot vertritt
page-leaving = Bot in { $seconds } s
page-status = Was gefragt ist
page-your-turn = Du bist dran
page-all-choose = Alle wählen
page-others-choose = Andere wählen
page-still-to-choose = noch { $count } am Wählen
page-looking-back = Rückblick
page-to-now = Zur Gegenwart
page-on-its-way = Unterwegs …
page-offline = Keine Verbindung
page-really = Wirklich?
page-undo = Zurücknehmen (U)
page-ask-hint = Tipp (H)
page-hint = { $move }: gewinnt zu { $chance } %.
page-log = Verlauf
page-log-hint = antippen: Rückblick
page-say = Etwas Nettes sagen
page-close = Schließen
page-dealt = Die Karten sind verteilt.
page-dealt-again = Dieselben Karten sind noch einmal verteilt.
page-start = Start
page-your-hand = Deine Hand
page-hand-count = Deine Hand · { $count }
page-sort = Sortieren
page-cards-fit = { $count ->
    [one] eine Karte passt
   *[other] { $count } Karten passen
}
page-cards-in-hand = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
page-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
page-place = { $place }.
page-of = { $done } von { $all }
page-race = Rennen { $race } von { $races }
page-draw-pile = Nachziehstapel: { $count } Karten

## Sau Mau Mau

page-smm-draw = { $count } ziehen
page-smm-play-mau = Spielen, „Mau!“
page-smm-play-quiet = Still spielen
page-smm-mau = { $colour }, „Mau!“
page-smm-bet = verdeckte Wette auf Platz { $place }: { $points } Punkte, wenn sie stimmt
page-smm-my-bet = deine Wette auf { $pig } auf Platz { $place }: { $points } Punkte, wenn sie stimmt
page-smm-no-bet = keine Wette
page-smm-starter = hat begonnen
page-smm-wreath = Kranz auf { $space }
page-smm-strips = Wetten, der beste Platz oben
page-smm-free = frei
page-smm-top = Obenauf: { $card }
page-smm-wants = gewünscht: { $colour }
page-smm-pending = { $count } Strafkarten
page-smm-asks-both = { $card } passt nicht: Gefragt ist { $colour } oder { $symbol }.
page-smm-asks-colour = { $card } passt nicht: Gefragt ist { $colour }.
page-smm-track = Rennbahn mit dem Kranz auf { $goal }
page-smm-pig-at = { $pig }: Feld { $space } von { $goal }
page-smm-steps = { $count ->
    [one] Schritt zurück übrig
   *[other] Schritte zurück übrig
}
page-smm-window = Niemand hat „Mau“ gesagt!
page-smm-window-wait = Ob es jemand merkt?
page-smm-by-bets = Wetten
page-smm-by-hand = letzte Karte
page-smm-by-wreath = Kranz
page-smm-help-number = Eine Zahl läuft
page-smm-help-x = X lässt aussetzen
page-smm-help-plus-two = +2 und Trost
page-smm-help-schlappi = Schlappi hilft dem Letzten
page-smm-help-bauer = Der Bauer wünscht
page-smm-help-bet = Wetten
page-smm-help-wreath = Der Kranz
