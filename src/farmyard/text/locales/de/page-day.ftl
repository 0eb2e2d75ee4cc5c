## The deal of the day
page-day = Partie des Tages
page-day-what = Von jedem Spiel eine Partie, für alle dieselben Karten, gegen dieselben Bots. Der erste Versuch zählt; unterbrechen kannst du jederzeit.
page-day-next = die nächsten in { $left }
page-day-streak = { $days } Tage in Folge
page-day-bots = { $level } ({ $count })
page-day-against = zu { $seats }: du gegen { $bots }
page-day-compare = So lief’s bei anderen
page-day-standings = Die Besten der letzten Tage
page-day-week = Woche
page-day-month = Monat
page-day-place = Platz
page-day-name = Name
page-day-deals = Partien
page-day-points = Punkte
page-day-points-what = Hundert Punkte für eine Partie, in der du alle anderen schlägst, fünfzig, wenn du die Hälfte schlägst. Die Partien von heute und gestern zählen hier, sobald du sie selbst beendet hast.
page-day-nobody = Noch niemand. Beende eine Partie, dann bist du vorn.
page-day-honest = Die Karten stehen fest, bevor der Tag beginnt; der Server gibt sie aus und merkt sich jeden Zug. Was kein Server sehen kann: wenn jemand unter zwei Namen zweimal spielt oder einem Freund die Karten verrät. Diese Tabellen sind zum Spaß da, unter Freunden.
page-day-all = Alle Partien des Tages
page-day-mine = Du wurdest { $place }. von { $seats }, mit { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkten.
  }
page-day-ahead = Besser als { $percent } % der anderen
page-day-everybody = { $people ->
    [0] Noch hat niemand diese Partie beendet
    [one] Einer hat diese Partie beendet
   *[other] So lief es bei { $people } Leuten
  }
page-day-bars = Jede Zeile ist ein Ergebnis in Punkten, das beste ganz unten; der Balken zeigt, wie viele es erreicht haben.
page-day-you = du
page-day-copy = Kopieren, ohne zu verraten
page-day-practise = Diese Partie üben
page-day-secret = Das Geheimnis, aus dem gemischt wurde: { $secret }
page-day-clubs = Clubs
page-day-all-people = Alle
page-day-club = Clubs
page-day-club-name = Name eines neuen Clubs oder ein Code
page-day-club-go = Los
page-day-invited = Du bist in einen Club eingeladen: eine eigene Tabelle für eine Familie, eine Klasse, einen Freundeskreis.
page-day-join = Mitmachen
page-day-members = { $count ->
    [one] Bisher ein Mitglied: Schick anderen den Link.
   *[other] { $count } Mitglieder
  }
page-day-leave = Club verlassen
page-day-leave-really = Wirklich verlassen
page-day-here = Ohne Server
page-day-here-short = Partien, die dieses Gerät selbst gibt: auch unterwegs.
page-day-here-what = Eine Partie jedes Spiels, die dieses Gerät selbst gibt, auf jedem Gerät dieselbe, gegen dieselben Bots. Der erste Versuch zählt; geh und komm wieder, wann du magst.
page-day-here-honest = Auf dem eigenen Gerät lässt sich nichts verhindern: Wer will, sieht die Karten vorher an oder fängt neu an. Diese Ergebnisse sind also für Freunde, die einander trauen.
page-day-here-server = Ein Server prüft die Züge, wenn sie abgegeben werden; in den Tabellen aller zählen sie nicht, in denen von Clubs schon.
page-day-here-kept = Dein Ergebnis liegt auf diesem Gerät. Es wird abgegeben, sobald ein Server da ist, bis zum Ende des nächsten Tages (UTC).
page-day-here-kept-alone = Dein Ergebnis liegt auf diesem Gerät. Einen Server, der vergleicht, gibt es hier nicht: Schick Freunden die Zeile darunter.
page-day-result = Ergebnis
page-day-best = Was in der Partie steckt
page-day-best-share = { $percent } % des Wegs zum besten bekannten Ergebnis
page-day-best-reached = { $by ->
    [you] Die beste bekannte Partie ist deine:
    [person] Die beste bekannte Partie hat jemand von euch gespielt:
   *[champion] Die beste bekannte Partie hat ein Meister gespielt:
  } Platz { $place } von { $seats }, mit { $points ->
    [one] einem Punkt.
   *[other] { $points } Punkten.
  }
page-day-best-parted = Bis Zug { $move } hast du ebenso gespielt.
page-day-best-trying = Ein Meister versucht sich noch an der Partie: { $done } von { $all } Spielen.
page-day-best-what = 0 % ist, was Züge aufs Geratewohl im Schnitt ergeben; 100 % das beste Ergebnis von allen hier oder von { $tries } Spielen eines Meisters auf deinem Platz. Vielleicht gibt es ein besseres, das niemand gefunden hat.
page-day-best-mine = Mein Zug
page-day-best-line = Die beste Partie
page-evening = Spieleabend mit gleichen Karten
page-evening-short = Drei Partien, für den ganzen Freundeskreis dieselben.
