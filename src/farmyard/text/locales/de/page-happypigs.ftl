### Happy Pigs auf der Seite: was nur der Browser sagt.

page-happypigs-opening = Einkauf zur Eröffnung
page-happypigs-opening-help = Alle kaufen bis zu vier Schweine und Hilfsmittel.
page-happypigs-round = Runde { $round } von { $rounds }
page-happypigs-calendar = Vier Jahreszeiten, jede endet mit einer Inspektion
page-happypigs-inspection-of = { $season }: Inspektion nach Runde { $round }
page-happypigs-seasons-left = { $count ->
    [0] keine Karte mehr
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
page-happypigs-amount = { $work } × { $count }
page-happypigs-money = { $dollars } $
page-happypigs-price-left = Preis · Vorrat
page-happypigs-costs = { $dollars } $ · noch { $left }
page-happypigs-alone = allein
page-happypigs-with = mit { $count }
page-happypigs-shared = geteilt { $range }
page-happypigs-choose = { $work } wählen
page-happypigs-choosing = wählt
page-happypigs-ready = hat gewählt
page-happypigs-first = zuerst
page-happypigs-pigs = { $count ->
    [0] keine Schweine
    [one] 1 Schwein
   *[other] { $count } Schweine
}
page-happypigs-can-grow = { $count ->
    [0] keins kann wachsen
    [one] 1 kann wachsen
   *[other] { $count } können wachsen
}
page-happypigs-can-breed = { $count ->
    [0] keins kann werfen
    [one] 1 kann werfen
   *[other] { $count } können werfen
}
page-happypigs-have-money = du hast { $dollars } $
page-happypigs-have-pigs = du hast { $count }
page-happypigs-done-pay = Fertig · +{ $dollars } $
page-happypigs-with-supplement = Mit Kraftfutter
page-happypigs-with-amulet = Mit Amulett
page-happypigs-fed = { $count } gefüttert
page-happypigs-amulets = Amulette: { $count }
page-happypigs-work = Deine Aktion
page-happypigs-they-die = { $count ->
    [one] Ein Schwein ist nicht geimpft und stirbt sofort. Nicht weiter impfen?
   *[other] { $count } Schweine sind nicht geimpft und sterben sofort. Nicht weiter impfen?
}
page-happypigs-idle-feed = Keins deiner Schweine kann wachsen. Trotzdem wählen?
page-happypigs-idle-mate = Keins deiner Schweine kann werfen. Trotzdem wählen?
page-happypigs-idle-sell = Du hast kein Schwein zu verkaufen. Trotzdem wählen?
page-happypigs-none-to-feed = Mehr Schweine kannst du nicht füttern.
page-happypigs-none-to-mate = Kein Schwein kann mehr werfen.
page-happypigs-none-to-buy = Du kannst nichts mehr kaufen.
page-happypigs-none-to-sell = Du hast kein Schwein mehr zu verkaufen.
page-happypigs-use-vaccine = Impfen
page-happypigs-all-safe = Alle deine Schweine sind geimpft.
page-happypigs-no-pigs = Du hast keine Schweine.
page-happypigs-farm = Ställe: { $who }, { $pigs ->
    [0] keine Schweine
    [one] 1 Schwein
   *[other] { $pigs } Schweine
}{ $bare ->
    [0] {""}
   *[other] , davon { $bare } ungeimpft
}
page-happypigs-farms = Höfe
page-happypigs-bare = { $count ->
    [0] alle geimpft
    [one] 1 Schwein ungeimpft
   *[other] { $count } Schweine ungeimpft
}
page-happypigs-bare-short = { $count } ungeimpft
page-happypigs-by-start = Startgeld
page-happypigs-by-sales = verkaufte Schweine
page-happypigs-by-prizes = Prämien
page-happypigs-by-unused = ungenutzte Aktionen
page-happypigs-by-final = Schlussverkauf
page-happypigs-spent = im Laden ausgegeben
page-happypigs-help-season = Die Jahreszeitkarte
page-happypigs-help-inspection = Die Inspektion

## Setting up

page-happypigs-house-advanced = Offen wählen
    .help = Alle sagen der Reihe nach, was sie tun, statt geheim und gleichzeitig. Für alle, die das Spiel schon kennen.
page-happypigs-house-discount = Stallrabatt
    .help = Was ein Stall in der Runde mit diesem Ereignis kostet.
page-happypigs-house-money = Geld zu Beginn
    .help = Womit alle anfangen. Mehr Geld macht das erste Jahr leichter.

## Goal

page-happypigs-goal = Das meiste Geld nach sechzehn Runden gewinnt

## Scenes

page-happypigs-all-chosen = Alle haben gewählt
page-happypigs-turned = Wer macht was?
page-happypigs-inspection-why = Jedes ungeimpfte Schwein stirbt.
page-happypigs-none-lost = verliert keins
page-happypigs-next-season = Nächste Jahreszeit
page-happypigs-final-sale = Alle Schweine werden verkauft
page-happypigs-folded-feed = { $who } füttert { $count } Schweine.
page-happypigs-folded-mate = Bei { $who } kommen { $count } Junge zur Welt.
page-happypigs-folded-sell = { $who } verkauft { $count } Schweine: { $dollars } $.
page-happypigs-folded-vaccinate = { $who } impft { $count } Schweine.

## What bots say now and then

phrase-happypigs-deaths-1 = Meine armen Schweine!
phrase-happypigs-deaths-2 = Hätte ich nur geimpft …
phrase-happypigs-deaths-3 = Ein trauriger Tag.
phrase-happypigs-prize-1 = Ein Preis für meine Schweine!
phrase-happypigs-prize-2 = Das war den Matsch wert.
phrase-happypigs-prize-3 = Das kommt an die Wand.
phrase-happypigs-sold-1 = Gutes Geld!
phrase-happypigs-sold-2 = Leb wohl, Schweinchen.
phrase-happypigs-sold-3 = Geschäft ist Geschäft.
phrase-happypigs-young-1 = Sind die winzig!
phrase-happypigs-young-2 = Langsam wird es eng im Stall.
phrase-happypigs-young-3 = Willkommen, Kleines!
