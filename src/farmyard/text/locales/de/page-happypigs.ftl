### Happy Pigs auf der Seite: was nur der Browser sagt.

page-hp-opening = Einkauf zur Eröffnung
page-hp-opening-help = Alle kaufen bis zu vier Schweine und Hilfsmittel.
page-hp-round = Runde { $round } von { $rounds }
page-hp-calendar = Vier Jahreszeiten, jede endet mit einer Inspektion
page-hp-inspection-of = { $season }: Inspektion nach Runde { $round }
page-hp-seasons-left = { $count ->
    [0] keine Karte mehr
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
page-hp-amount = { $work } × { $count }
page-hp-money = { $dollars } $
page-hp-price-left = Preis · Vorrat
page-hp-costs = { $dollars } $ · noch { $left }
page-hp-alone = allein
page-hp-with = mit { $count }
page-hp-shared = geteilt { $range }
page-hp-choose = { $work } wählen
page-hp-choosing = wählt
page-hp-ready = hat gewählt
page-hp-first = zuerst
page-hp-pigs = { $count ->
    [0] keine Schweine
    [one] 1 Schwein
   *[other] { $count } Schweine
}
page-hp-can-grow = { $count ->
    [0] keins kann wachsen
    [one] 1 kann wachsen
   *[other] { $count } können wachsen
}
page-hp-can-breed = { $count ->
    [0] keins kann werfen
    [one] 1 kann werfen
   *[other] { $count } können werfen
}
page-hp-have-money = du hast { $dollars } $
page-hp-have-pigs = du hast { $count }
page-hp-done-pay = Fertig · +{ $dollars } $
page-hp-with-supplement = Mit Kraftfutter
page-hp-with-amulet = Mit Amulett
page-hp-fed = { $count } gefüttert
page-hp-amulets = Amulette: { $count }
page-hp-work = Deine Aktion
page-hp-use-vaccine = Impfen
page-hp-all-safe = Alle deine Schweine sind geimpft.
page-hp-no-pigs = Du hast keine Schweine.
page-hp-farm = Ställe: { $who }, { $pigs ->
    [0] keine Schweine
    [one] 1 Schwein
   *[other] { $pigs } Schweine
}{ $bare ->
    [0] {""}
   *[other] , davon { $bare } ungeimpft
}
page-hp-farms = Höfe
page-hp-bare = { $count ->
    [0] alle geimpft
    [one] 1 Schwein ungeimpft
   *[other] { $count } Schweine ungeimpft
}
page-hp-bare-short = { $count } ungeimpft
page-hp-by-start = Startgeld
page-hp-by-sales = verkaufte Schweine
page-hp-by-prizes = Prämien
page-hp-by-unused = ungenutzte Aktionen
page-hp-by-final = Schlussverkauf
page-hp-spent = im Laden ausgegeben
page-hp-help-season = Die Jahreszeitkarte
page-hp-help-inspection = Die Inspektion
