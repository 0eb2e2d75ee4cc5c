### Happy Pigs

page-title-happypigs = Happy Pigs
happypigs-tagline = Vier Jahreszeiten lang Schweine füttern, paaren, kaufen und verkaufen: Je mehr dasselbe wollen, desto weniger bekommt jeder.
happypigs-points = Dollar

## Schweine, Hilfsmittel und Karten

happypigs-pig-piglet = ein Ferkel
happypigs-pig-vaccinated-piglet = ein geimpftes Ferkel
happypigs-pig-small = ein kleines Schwein
happypigs-pig-vaccinated-small = ein geimpftes kleines Schwein
happypigs-pig-medium = ein mittleres Schwein
happypigs-pig-vaccinated-medium = ein geimpftes mittleres Schwein
happypigs-pig-large = ein großes Schwein
happypigs-pig-vaccinated-large = ein geimpftes großes Schwein
happypigs-a-sty = einen Stall
happypigs-a-vaccine = einen Impfstoff
happypigs-a-supplement = ein Kraftfutter
happypigs-a-amulet = ein Amulett
happypigs-some-piglet = { $count ->
    [one] ein Ferkel
   *[other] { $count } Ferkel
}
happypigs-some-small = { $count ->
    [one] ein kleines Schwein
   *[other] { $count } kleine Schweine
}
happypigs-some-medium = { $count ->
    [one] ein mittleres Schwein
   *[other] { $count } mittlere Schweine
}
happypigs-some-large = { $count ->
    [one] ein großes Schwein
   *[other] { $count } große Schweine
}
happypigs-short-piglet = Ferk.
happypigs-short-small = klein
happypigs-short-medium = mittl.
happypigs-short-large = groß
happypigs-goods-piglet = Ferkel
happypigs-goods-small = kleines Schwein
happypigs-goods-medium = mittleres Schwein
happypigs-goods-large = großes Schwein
happypigs-goods-sty = Stall
happypigs-goods-vaccine = Impfstoff
happypigs-goods-supplement = Kraftfutter
happypigs-goods-amulet = Amulett
happypigs-action-feed = Füttern
happypigs-action-mate = Paaren
happypigs-action-buy = Kaufen
happypigs-action-sell = Verkaufen
happypigs-season-spring = Frühling
happypigs-season-summer = Sommer
happypigs-season-autumn = Herbst
happypigs-season-winter = Winter
happypigs-event-none = Kein Ereignis
happypigs-event-heat-period = Paarungszeit
happypigs-event-subsidy = Zuschuss
happypigs-event-vaccination = Impfaktion
happypigs-event-checkup = Gesundheitsprüfung
happypigs-event-property-discount = Stallrabatt
happypigs-event-usda-inspected = Gütesiegel
happypigs-event-field-trip = Schulausflug
happypigs-event-clearance-sale = Ausverkauf
happypigs-event-pig-show = Schweineschau
happypigs-event-sausage-fest = Wurstfest
happypigs-event-ham-fest = Schinkenfest
happypigs-help-none = In dieser Runde geschieht nichts Besonderes.
happypigs-help-heat-period = Nach der Runde gibt es für je zwei mittlere oder große Schweine ein Ferkel, soweit Platz ist.
happypigs-help-subsidy = Nach der Runde bekommt drei Kraftfutter, wer die meisten Ferkel hat.
happypigs-help-vaccination = Nach der Runde bekommt drei Impfstoffe, wer die meisten kleinen Schweine hat.
happypigs-help-checkup = Nach der Runde bekommt drei Amulette, wer die meisten mittleren Schweine hat.
happypigs-help-property-discount = In dieser Runde kostet ein Stall { $discount ->
    [1] 3 $ weniger.
   *[0] 3 $.
}
happypigs-help-usda-inspected = In dieser Runde kosten alle Schweine 3 $ mehr, beim Kauf wie beim Verkauf.
happypigs-help-field-trip = Nach der Runde bekommt 25 $, wer Schweine aller vier Größen hat.
happypigs-help-clearance-sale = In dieser Runde gibt es zu jedem gekauften Hilfsmittel ein zweites gleiches gratis.
happypigs-help-pig-show = Nach der Runde bekommt 25 $, wer die meisten großen Schweine hat.
happypigs-help-sausage-fest = In dieser Runde sind die Preise 6, 10, 15 und 21 $.
happypigs-help-ham-fest = In dieser Runde sind die Preise 5, 9, 14 und 20 $.

## Was gefragt ist

happypigs-ask-opening = Eröffnung: { $count ->
    [one] noch ein Schwein oder Hilfsmittel kaufen
   *[other] bis zu { $count } Schweine oder Hilfsmittel kaufen
}.
happypigs-ask-choose = Wählen: füttern, paaren, kaufen oder verkaufen.
happypigs-ask-feed = Ein Schwein füttern: { $count ->
    [one] noch einmal
   *[other] noch { $count }-mal
}.
happypigs-ask-mate = Ein Ferkel bekommen: { $count ->
    [one] noch einmal
   *[other] noch { $count }-mal
}.
happypigs-ask-buy = Etwas kaufen: { $count ->
    [one] noch einmal
   *[other] noch { $count }-mal
}.
happypigs-ask-sell = Ein Schwein verkaufen: { $count ->
    [one] noch einmal
   *[other] noch { $count }-mal
}.
happypigs-ask-done = Du kannst noch impfen oder den Zug beenden.
happypigs-ask-vaccinate = Die Inspektion kommt: { $count ->
    [one] ein Schwein ist
   *[other] { $count } Schweine sind
} nicht geimpft, { $vaccines ->
    [one] ein Impfstoff ist
   *[other] { $vaccines } Impfstoffe sind
} noch da.

## Züge

happypigs-do-choose = { $action }
happypigs-do-feed = { $pig } füttern
happypigs-do-feed-supplement = { $pig } mit Kraftfutter füttern
happypigs-do-mate = Ein Ferkel bekommen
happypigs-do-mate-amulet = Mit Amulett ein kleines Schwein bekommen
happypigs-do-buy = { $thing } kaufen
happypigs-do-sell = { $pig } verkaufen
happypigs-do-vaccinate = { $pig } impfen
happypigs-do-done = Fertig
happypigs-do-some-choice = Eine verdeckte Wahl

## Warum nicht

happypigs-no-wrong-phase = Das ist jetzt nicht gefragt.
happypigs-no-not-chosen = Das ist nicht die gewählte Aktion dieser Runde.
happypigs-no-none-left = Alle Aktionen dieses Zuges sind verbraucht.
happypigs-no-no-pig = So ein Schwein ist nicht da.
happypigs-no-full-grown = Ein großes Schwein wächst nicht mehr.
happypigs-no-already-fed = Alle Schweine dieser Art wurden in dieser Runde schon gefüttert.
happypigs-no-no-use = Kraftfutter hilft nur Ferkeln und kleinen Schweinen.
happypigs-no-no-mother = Alle mittleren und großen Schweine haben in dieser Runde schon geworfen, oder es gibt keine.
happypigs-no-no-vaccine = Es ist kein Impfstoff da.
happypigs-no-no-supplement = Es ist kein Kraftfutter da.
happypigs-no-no-amulet = Es ist kein Amulett da.
happypigs-no-all-vaccinated = Alle Schweine dieser Größe sind geimpft.
happypigs-no-sold-out = Im Laden ausverkauft.
happypigs-no-no-money = Das Geld reicht nicht.
happypigs-no-no-room = Dafür ist in den Ställen kein Platz mehr.
happypigs-no-no-sty-yet = In der Eröffnung kauft man Schweine und Hilfsmittel; Ställe gibt es später.
happypigs-no-position-room = Auf Platz { $seat } fehlt der Stall, oder die Schweine passen nicht hinein.
happypigs-no-position-money = Das Geld geht nicht auf: Alle beginnen mit derselben Summe, und Einnahmen und Ausgaben müssen zum vorhandenen Geld führen.
happypigs-no-position-cards = Die Jahreszeitenkarten passen nicht zur Runde: vier verschiedene je Jahreszeit, die neueste gilt.
happypigs-no-position-choices = Die gewählten Aktionen passen nicht zur Phase.
happypigs-no-position-turn = Die übrigen Aktionen oder die gefütterten Schweine passen nicht zum Zug.
happypigs-no-position-window = Niemand könnte impfen: Die Inspektion wäre schon vorbei.
happypigs-no-position-over = Ein beendetes Spiel hat einen Ausgang und keine Schweine mehr; ein laufendes hat keinen Ausgang.

## Was geschah

happypigs-say-some-choice = { $who } hat gewählt.
happypigs-say-choose = { $who } wählt: { $action }.
happypigs-say-share = { $who }: { $action }, { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
happypigs-say-feed = { $who } füttert { $pig }: Daraus wird { $grown }.
happypigs-say-feed-supplement = { $who } füttert { $pig } mit Kraftfutter: Daraus wird { $grown }.
happypigs-say-mate = Bei { $who } kommt { $pig } zur Welt.
happypigs-say-mate-amulet = Bei { $who } kommt dank eines Amuletts { $pig } zur Welt.
happypigs-say-buy = { $who } kauft { $thing } für { $dollars } $.
happypigs-say-buy-free = { $who } kauft { $thing } für { $dollars } $ und bekommt das Gleiche noch einmal gratis.
happypigs-say-sell = { $who } verkauft { $pig } für { $dollars } $.
happypigs-say-vaccinate = { $who } impft { $pig }.
happypigs-say-done = { $who } ist fertig{ $dollars ->
    [0] .
   *[other] {" "}und bekommt { $dollars } $ für ungenutzte Aktionen.
}
happypigs-say-done-opening = { $who } hat genug gekauft.
happypigs-say-done-vaccinate = { $who } impft nicht weiter.
happypigs-say-heat = { $event }: { $who } bekommt { $count ->
    [one] ein Ferkel
   *[other] { $count } Ferkel
}.
happypigs-say-prize = { $event }: { $who } bekommt { $count } $.
happypigs-say-gift-vaccine = { $event }: { $who } bekommt { $count ->
    [one] einen Impfstoff
   *[other] { $count } Impfstoffe
}.
happypigs-say-gift-supplement = { $event }: { $who } bekommt { $count ->
    [one] ein Kraftfutter
   *[other] { $count }-mal Kraftfutter
}.
happypigs-say-gift-amulet = { $event }: { $who } bekommt { $count ->
    [one] ein Amulett
   *[other] { $count } Amulette
}.
happypigs-say-no-prize = { $event }: Niemand bekommt etwas.
happypigs-say-window = Die Jahreszeit ist um. Letzte Gelegenheit zum Impfen vor der Inspektion!
happypigs-say-inspection = { $season }: Zum Abschluss kommt die Inspektion.
happypigs-say-deaths = { $who } verliert { $pigs }.
happypigs-say-no-deaths = Kein Schwein stirbt.
happypigs-say-round = Runde { $number }, { $season }: { $event }. Füttern { $feed }, paaren { $mate }, kaufen { $buy }, verkaufen { $sell }. { $who } beginnt.
happypigs-say-round-quiet = Runde { $number }, { $season }. Füttern { $feed }, paaren { $mate }, kaufen { $buy }, verkaufen { $sell }. { $who } beginnt.
happypigs-say-final-sale = { $who } { $dollars ->
    [0] hat keine Schweine zu verkaufen
   *[other] verkauft alle Schweine für { $dollars } $
} und hat am Ende { $money } $.
happypigs-say-end-money = { $who } gewinnt mit { $money } $.
happypigs-say-end-goods = { $who } gewinnt mit { $money } $: gleich viel Geld, aber Hilfsmittel und Ställe für { $goods } $.
happypigs-say-end-draw = Unentschieden mit { $money } $: { $who }.

happypigs-ending-money = das meiste Geld
happypigs-ending-goods = gleich viel Geld, die besseren Hilfsmittel und Ställe
happypigs-ending-draw = unentschieden

## Auf dem Tisch

happypigs-show-round = Happy Pigs · { $season } · Runde { $round } von { $rounds }
happypigs-show-opening = Happy Pigs · Einkauf zur Eröffnung
happypigs-show-over = Happy Pigs · nach { $rounds } Runden
happypigs-show-inspection = Inspektion { $count ->
    [0] nach dieser Runde
    [one] in einer Runde
   *[other] in { $count } Runden
}
happypigs-show-shares = Anteil je nachdem, wie viele es wählen
happypigs-show-shop = Laden
happypigs-show-sties = Ställe
happypigs-show-money = $
happypigs-show-tools = ✚ ▲ ♥
happypigs-show-chosen = Aktion
happypigs-show-sales = Verkauf
happypigs-show-prizes = Prämien
happypigs-show-unused = ungen.
happypigs-show-final = Schluss
happypigs-show-spent = ausg.
happypigs-show-goods = Güter
happypigs-show-your-sty = Deine Ställe
happypigs-show-sty-of = Ställe: { $who }
happypigs-show-last = Letztes Ereignis
happypigs-show-unvaccinated = nicht geimpft: { $count }
happypigs-show-legend = doppelter Rand: geimpft
happypigs-show-cells = { $count ->
    [0] kein Feld frei
    [one] ein Feld frei
   *[other] { $count } Felder frei
}

## Optionen

happypigs-option-advanced = Spiel für Fortgeschrittene
    .help = Die Aktionen werden offen nacheinander gewählt statt geheim und gleichzeitig.
happypigs-option-discount = Stallrabatt
    .help = Was das Ereignis mit dem Preis eines Stalls macht: auf 3 $ (flat) oder 3 $ weniger (cut). Der Text sagt 3 $; die andere Lesart ist von uns.
happypigs-option-money = Startgeld
    .help = Dollar für alle zu Beginn; die Regel gibt 45.

## Regeln

happypigs-r1 = Gespielt werden sechzehn Runden, vier je Jahreszeit, vom Frühling bis zum Winter. Wer am Ende am reichsten ist, gewinnt.
happypigs-r2 = Der Laden hat 40 Schweine von jeder der vier Größen, 20 Ställe und je 25 Impfstoffe, Kraftfutter und Amulette.
happypigs-r3 = Alle beginnen mit einem Stall und 45 $.
happypigs-r4 = Jede Jahreszeit hat sechs Karten. Zwei davon kommen ungesehen in die Schachtel; die anderen vier liegen in zufälliger Reihenfolge, der Frühling oben.
happypigs-r5 = Vor der ersten Runde dürfen alle, vom Startspieler an im Uhrzeigersinn, bis zu vier Schweine und Hilfsmittel kaufen.
happypigs-r6 = Eine Jahreszeitenkarte wird aufgedeckt. Alle wählen geheim Füttern, Paaren, Kaufen oder Verkaufen und zeigen es gleichzeitig.
happypigs-r7 = Die Karte sagt, wie oft jede Aktion insgesamt möglich ist. Wer dieselbe gewählt hat, teilt sie gleichmäßig; der Rest geht an die, die im Uhrzeigersinn dem Startspieler am nächsten sitzen. Acht für drei: 3, 3 und 2.
happypigs-r8 = Vom Startspieler an führen alle im Uhrzeigersinn ihre Aktionen aus. Ungenutzte lassen sich nicht aufheben; jede bringt 1 $.
happypigs-r9 = Danach kommt das Ereignis der Karte, nach der letzten Karte einer Jahreszeit auch deren Wechsel. Startspieler wird, wer links sitzt.
happypigs-r10 = Füttern: Ein Schwein wächst um eine Größe, jedes nur einmal je Runde. Große Schweine wachsen nicht mehr.
happypigs-r11 = Paaren: Ein mittleres oder großes Schwein bekommt ein Ferkel, jedes nur einmal je Runde.
happypigs-r12 = Kaufen: ein Schwein, einen Stall oder ein Hilfsmittel aus dem Laden nehmen und bezahlen.
happypigs-r13 = Verkaufen: ein Schwein zum Ladenpreis zurückgeben.
happypigs-r14 = Schweine müssen innerhalb der Ställe liegen und dürfen sich nicht überdecken. Über der Fuge zweier Ställe dürfen sie liegen.
happypigs-r15 = Der zweite Stall kostet 10 $, der dritte 15 $, der vierte 20 $ und so weiter. Ställe lassen sich nicht verkaufen.
happypigs-r16 = Ein Ferkel kostet 3 $, ein kleines Schwein 6 $, ein mittleres 10 $, ein großes 15 $, beim Kauf wie beim Verkauf.
happypigs-r17 = Gekaufte und geborene Schweine sind nicht geimpft. Ein geimpftes bleibt es, wenn es wächst. Für den Preis ist es gleich.
happypigs-r18 = Hilfsmittel kosten 1 $ und lassen sich nicht verkaufen. Benutzt gehen sie in den Laden zurück.
happypigs-r19 = Ein Impfstoff schützt ein Schwein beliebiger Größe für immer.
happypigs-r20 = Mit Kraftfutter wächst ein Ferkel oder kleines Schwein beim Füttern um zwei Größen.
happypigs-r21 = Mit einem Amulett kommt statt eines Ferkels ein kleines Schwein zur Welt.
happypigs-r22 = Ändert ein Ereignis einen Preis, so gilt das für Kauf und Verkauf.
happypigs-r23 = Endet eine Jahreszeit, darf man seine Impfstoffe einsetzen; dann sterben alle nicht geimpften Schweine und gehen ohne Ersatz in den Laden zurück. Das geschieht viermal.
happypigs-r24 = Paarungszeit: Für je zwei mittlere oder große Schweine gibt es ein Ferkel.
happypigs-r25 = Zuschuss: dreimal Kraftfutter für die meisten Ferkel. Impfaktion: drei Impfstoffe für die meisten kleinen Schweine. Gesundheitsprüfung: drei Amulette für die meisten mittleren. Bei Gleichstand bekommen alle die ganze Prämie.
happypigs-r26 = Stallrabatt: In dieser Runde kostet ein Stall 3 $.
happypigs-r27 = Gütesiegel: Schweine kosten in dieser Runde 3 $ mehr. Wurstfest: 6, 10, 15 und 21 $. Schinkenfest: 5, 9, 14 und 20 $.
happypigs-r28 = Schulausflug: 25 $ für alle, die Schweine aller vier Größen haben. Schweineschau: 25 $ für die meisten großen Schweine.
happypigs-r29 = Ausverkauf: Zu jedem gekauften Hilfsmittel gibt es ein weiteres gratis.
happypigs-r30 = Nach der letzten Runde verkaufen alle ihre Schweine. Die größte Summe gewinnt.
happypigs-r31 = Bei Gleichstand an der Spitze kommen 1 $ je Hilfsmittel und 5, 10, 15 $ und so weiter für die Ställe dazu. Ist auch das gleich, endet das Spiel unentschieden.
happypigs-r32 = Für Fortgeschrittene: Die Aktionen werden offen gewählt, vom Startspieler an im Uhrzeigersinn.

happypigs-d1 = Ein Stall hat 6 × 6 Felder. Ein Ferkel bedeckt 2 × 2, ein kleines Schwein 2 × 3, ein mittleres 3 × 3, ein großes 3 × 4; drehen ist erlaubt. Die gedruckten Maße kennen wir nicht.
happypigs-d2 = Ställe stehen in einer Reihe, und Schweine darf man jederzeit umstellen. Ein Schwein kann also genau dann dazukommen oder wachsen, wenn alle irgendwie hineinpassen; der Tisch findet, wie.
happypigs-d3 = Auch der Winter hat vier Runden.
happypigs-d4 = Die sechste Karte jeder Jahreszeit hat kein Ereignis.
happypigs-d5 = Die gedruckten Mengen kennen wir nicht. Jede unserer 24 Karten hat eine andere Reihenfolge von 6, 7, 8 und 9.
happypigs-d6 = Preisereignisse gelten vom Aufdecken der Karte bis zum Ende der Runde. Der Schlussverkauf geschieht immer zu normalen Preisen.
happypigs-d7 = Beim Stallrabatt kostet jeder Stall 3 $, der wievielte es auch ist; mit einer Option stattdessen 3 $ weniger. Andere Preisereignisse lassen Ställe und Hilfsmittel unberührt.
happypigs-d8 = Im Ausverkauf ist das Gratisstück von derselben Art, kostet keine Aktion und muss vorrätig sein.
happypigs-d9 = Man darf auch eine nutzlose Aktion wählen. Ungenutzte Aktionen werden am Ende des Zuges bezahlt; das Geld lässt sich in diesem Zug nicht mehr ausgeben. Seinen Zug beendet man selbst.
happypigs-d10 = Was der Laden nicht hat, kann nicht gekauft, geboren oder herangefüttert werden; es zählt nur die Größe am Ende. Was zurückkommt, ist sofort wieder zu haben.
happypigs-d11 = Geimpft wird im eigenen Zug, auch in der Eröffnung, und vor einer Inspektion, dann von allen gleichzeitig.
happypigs-d12 = Eine Mutter braucht keinen Partner. In der Paarungszeit sind je zwei mittlere oder große Schweine ein Paar, auch wenn sie in derselben Runde gekauft oder gewachsen sind.
happypigs-d13 = Für die meisten Schweine einer Größe braucht man mindestens eines.
happypigs-d14 = Reichen die Hilfsmittel für eine Prämie nicht, werden sie vom Startspieler an einzeln verteilt.
happypigs-d15 = Ferkel der Paarungszeit ohne Platz oder Vorrat verfallen. Verteilt wird vom Startspieler an Hof für Hof; Amulette helfen nicht.
happypigs-d16 = In der Eröffnung kauft jeder alles auf einmal, aber keinen Stall. Nicht genutzte Käufe bringen kein Geld.
happypigs-d17 = Wer zuerst Startspieler ist, entscheidet das Los.
happypigs-d18 = Der Startspieler wechselt auch beim Wechsel der Jahreszeit. Die vierte Inspektion kommt vor dem Schlussverkauf.
happypigs-d19 = Geld, Hilfsmittel und Schweine liegen offen. Geheim ist nur eine Wahl, die noch nicht gezeigt wurde. Der Bank gehen die Münzen nie aus.
happypigs-d20 = Unter gleichen Schweinen wird zuerst eines geimpft, das in diesem Zug nicht gefüttert wurde.

## Was für einen Zug spricht

happypigs-because-choose-feed = { $count ->
    [one] Eines deiner Schweine
   *[other] { $count } deiner Schweine
} { $count ->
    [one] kann
   *[other] können
} noch wachsen.
happypigs-because-choose-mate = { $count ->
    [one] Eines deiner Schweine kann
   *[other] { $count } deiner Schweine können
} Junge bekommen, und das kostet nichts.
happypigs-because-choose-vaccines = { $count ->
    [one] Eines deiner Schweine ist
   *[other] { $count } deiner Schweine sind
} nicht geimpft, und { $rounds ->
    [one] nach dieser Runde kommt die Inspektion
   *[other] bis zur Inspektion sind es { $rounds } Runden
}.
happypigs-because-choose-buy = Du kannst { $dollars } $ ausgeben.
happypigs-because-choose-sell = Alle deine Schweine zusammen brächten jetzt { $dollars } $.
happypigs-because-feed = Aus { $dollars } $ werden { $more } $.
happypigs-because-breed = Aus { $dollars } $ werden { $more } $, und es kann von nun an Junge bekommen.
happypigs-because-mate = Ein Schwein für { $dollars } $, geschenkt.
happypigs-because-sty = In deinen Ställen { $count ->
    [one] ist nur noch ein Feld
   *[other] sind nur noch { $count } Felder
} frei.
happypigs-because-vaccine = Bei der Inspektion { $rounds ->
    [one] nach dieser Runde
   *[other] in { $rounds } Runden
} { $count ->
    [0] sterben Schweine ohne Impfung
    [one] stirbt ein Schwein ohne Impfung
   *[other] sterben { $count } Schweine ohne Impfung
}.
happypigs-because-supplement = Für 1 $ wächst damit ein Ferkel oder kleines Schwein gleich um zwei Größen.
happypigs-because-amulet = Für 1 $ kommt ein kleines Schwein statt eines Ferkels zur Welt.
happypigs-because-mother = Es kann gleich Junge bekommen, eines in jeder Runde.
happypigs-because-pig = Es kostet { $dollars } $ und ist mehr wert, wenn es gewachsen ist.
happypigs-because-dear = In dieser Runde sind die Preise hoch: { $dollars } statt { $usual } $.
happypigs-because-doomed = Es ist nicht geimpft und würde nach dieser Runde sterben.
happypigs-because-grown = Es wächst nicht mehr: { $dollars } $, und Platz für andere.
happypigs-because-sell = Es bringt { $dollars } $ und macht Platz.
happypigs-because-vaccinate = Das rettet ein Schwein für { $dollars } $.
happypigs-because-done = Jede nicht genutzte Aktion bringt 1 $: jetzt { $count } $.

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
page-happypigs-no-room-to-grow = kein Platz zum Wachsen
page-happypigs-room-for = { $count ->
    [0] kein Platz für ein Ferkel
    [one] Platz für 1 Ferkel
   *[other] Platz für { $count } Ferkel
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
page-happypigs-idle-feed-room = Deine Schweine haben keinen Platz zum Wachsen. Trotzdem wählen?
page-happypigs-idle-mate = Keins deiner Schweine kann werfen. Trotzdem wählen?
page-happypigs-idle-mate-room = In deinen Ställen ist kein Platz für ein Ferkel. Trotzdem wählen?
page-happypigs-idle-sell = Du hast kein Schwein zu verkaufen. Trotzdem wählen?
page-happypigs-none-to-feed = Mehr Schweine kannst du nicht füttern.
page-happypigs-no-room-to-feed = Zum Wachsen ist kein Platz mehr.
page-happypigs-none-to-mate = Kein Schwein kann mehr werfen.
page-happypigs-no-room-to-mate = In deinen Ställen ist kein Platz mehr für ein Ferkel.
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
page-happypigs-help-season = Die Jahreszeitenkarte
page-happypigs-help-inspection = Die Inspektion

## Setting up

page-happypigs-house-advanced = Offen wählen
    .help = Alle sagen der Reihe nach, was sie tun, statt geheim und gleichzeitig. Für alle, die das Spiel schon kennen.
page-happypigs-house-discount = Stallrabatt
    .help = Was ein Stall in der Runde mit diesem Ereignis kostet.
page-happypigs-house-money = Geld zu Beginn
    .help = Womit alle anfangen. Mehr Geld macht das erste Jahr leichter.
page-happypigs-choice-flat = auf 3 $
page-happypigs-choice-cut = 3 $ weniger

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
page-happypigs-folded-buy = { $who } kauft { $count ->
    [one] eine Sache
   *[other] { $count } Sachen
} für { $dollars } ${ $vaccinated ->
    [0] .
    [one] {" "}und impft ein Schwein.
   *[other] {" "}und impft { $vaccinated } Schweine.
}
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

### Die Regelseite von Happy Pigs: was ihre Bilder zeigen, und was zum Spiel gehört.

guide-happypigs-share = Die Karte sagt achtmal Füttern. Drei haben es gewählt: Sie füttern 3-, 3- und 2-mal; mehr bekommt, wer näher am Startspieler sitzt. Der Vierte verkauft allein, alle sieben Mal.
guide-happypigs-grow = Jede Fütterung bringt ein Schwein eine Größe weiter. Was es kostet, bringt es auch beim Verkauf.
guide-happypigs-sty = Ein Hof mit einem Stall, 6 × 6 Felder: Das Programm legt die Schweine so, dass möglichst viel Platz bleibt. Gestrichelter Rand: noch nicht geimpft.
guide-happypigs-supplement = Mit Kraftfutter überspringt ein Ferkel eine Größe: von 3 auf 10 $ mit einer Fütterung.
guide-happypigs-inspection = Am Ende einer Jahreszeit lebt das geimpfte Schwein weiter, die beiden anderen sterben.
guide-happypigs-end = Der Schlussverkauf: 43 $ im Beutel, ein großes Schwein für 15 $, ein kleines für 6 $, zusammen 64 $. Das meiste Geld gewinnt.
guide-happypigs-part-actions = Vier Aktionskarten für jeden
guide-happypigs-part-pigs = 40 Schweine jeder Größe; auf der Rückseite sind sie geimpft
guide-happypigs-part-tools = Je 25 Impfstoffe, Kraftfutter und Amulette, 20 Ställe und Münzen
guide-happypigs-part-seasons = Die 24 Jahreszeitenkarten. Von den sechs jeder Jahreszeit werden vier gespielt. Die Ereignisse sind gedruckt, die Zahlen sind unsere.
guide-happypigs-ours = Spielerzahl, Spieldauer und Alter stehen so auf der Schachtel.

### Die Lektion zu Happy Pigs.

lesson-happypigs-goal = Du hast einen Hof. Kauf Schweine, füttere sie, lass Ferkel kommen und verkaufe sie. Nach sechzehn Runden, vier in jeder Jahreszeit, gewinnt das meiste Geld.
    .title = Das Ziel
lesson-happypigs-opening = Du hast 45 $ und einen leeren Stall. Vor der ersten Runde darfst du bis zu vier Schweine und Hilfsmittel kaufen. Kauf ein Schwein.
    .title = Die ersten Schweine
    .done = Ein Ferkel bedeckt 2 × 2 Felder, ein kleines Schwein 2 × 3, ein mittleres 3 × 3, ein großes 3 × 4. Dein Stall hat 6 × 6: Platz ist knapp!
lesson-happypigs-choose = In jeder Runde wählen alle heimlich eine Aktion. Die Karte sagt, wie oft es sie insgesamt gibt: Wer die gleiche wählt, teilt sie sich. Die anderen haben kleine Schweine und werden füttern. Du hast zwei, die Ferkel bekommen können.
    .title = Eine Aktion wählen
    .done = Nur du hast Paaren gewählt: Alle acht gehören dir. Bernd und Clara haben beide Füttern gewählt und teilen sich sechs: je drei.
lesson-happypigs-feed = Gefüttert wächst ein Schwein um eine Größe und bringt dann mehr. Mit Kraftfutter wächst es um zwei. Füttere ein Ferkel mit deinem Kraftfutter.
    .title = Füttern
    .done = Aus einem Ferkel für 3 $ wurde ein Schwein für 10 $. Jedes darf einmal in der Runde gefüttert werden, wenn es Platz zum Wachsen hat.
lesson-happypigs-mate = Ein mittleres oder großes Schwein bekommt ein Ferkel, einmal in der Runde. Mit einem Amulett kommt ein kleines Schwein zur Welt. Nimm deines.
    .title = Paaren
    .done = Ein kleines Schwein ist 6 $ wert und hat nichts gekostet. Es braucht 2 × 3 freie Felder.
lesson-happypigs-buy = Dein Stall ist voll: Kein Schwein kann dazukommen oder wachsen. Was kaufst du?
    .title = Platz
    .done = Der zweite Stall kostet 10 $, der dritte 15 $ und so weiter. Ungenutzte Aktionen bringen je 1 $.
lesson-happypigs-sell = In dieser Runde ist Schinkenfest: Schweine bringen mehr, ein großes 20 $ statt 15 $. Verkauf eines.
    .title = Verkaufen
    .done = 20 $ mehr. Die Preise stehen immer am Brett; nach der letzten Runde werden ohnehin alle Schweine verkauft.
lesson-happypigs-event = Schweineschau: Nach dieser Runde gibt es 25 $ für die meisten großen Schweine. Du und Bernd habt je eines. Füttere das richtige Schwein.
    .title = Jahreszeitenkarten
    .done = Zwei große Schweine: Die 25 $ gehören dir. Jede Jahreszeitenkarte hat ihr Ereignis. Schau, was sie belohnt.
lesson-happypigs-inspection = Die Jahreszeit ist zu Ende, die Inspektion kommt: Jedes Schwein ohne Impfung stirbt. Du hast einen Impfstoff und zwei ungeimpfte Schweine. Welches rettest du?
    .title = Die Inspektion
    .done = Das große Schwein lebt und bleibt geimpft. Das kleine ist gestorben. Das kommt viermal: Kauf Impfstoff rechtzeitig, für 1 $.

lesson-happypigs-not-tools-later = Hilfsmittel kosten nur 1 $, nützen aber nichts ohne Schweine. Kauf zuerst ein Schwein.
lesson-happypigs-not-pigs-first = Ohne Schweine wächst nichts und verkauft sich nichts. Kauf mindestens eines.
lesson-happypigs-not-crowded = Bernd und Clara haben kleine Schweine und werden wohl auch füttern: Dann teilt ihr sechs durch drei. Paaren kann sonst niemand.
lesson-happypigs-not-too-early = Deine beiden mittleren Schweine können jede Runde Ferkel bekommen. Verkauft bringen sie nur einmal Geld.
lesson-happypigs-not-costs-money = Schweine im Laden kosten Geld. Deine bekommen umsonst Ferkel.
lesson-happypigs-not-two-sizes = Das ist nur eine Größe. Mit Kraftfutter wächst ein Ferkel um zwei: Nimm den Knopf mit dem Kraftfutter.
lesson-happypigs-not-unused = Eine ungenutzte Aktion bringt 1 $. Diese hier ist mehr wert.
lesson-happypigs-not-with-amulet = Das bringt ein Ferkel. Du hast ein Amulett: Damit kommt ein kleines Schwein zur Welt.
lesson-happypigs-not-room-first = Das nützt später. Solange der Stall voll ist, kann kein Schwein dazukommen oder wachsen. Kauf Platz.
lesson-happypigs-not-still-small = Ein Ferkel bringt wenig und kann noch wachsen. Das große bringt jetzt 20 $.
lesson-happypigs-not-no-prize = Ein kleines Schwein mehr bringt keine Prämie. Das mittlere würde groß.
lesson-happypigs-not-cheap-one = So rettest du 6 $ und verlierst 15 $. Impfe das große.
lesson-happypigs-not-all-die = Dann sterben beide, und der Impfstoff bleibt ungenutzt. Impfe erst eines.

### Woran man am häufigsten verliert, in der Durchsicht mehrerer Partien

habit-happypigs-season = Die falsche Karte für die Jahreszeit
habit-happypigs-spent = Geld ausgegeben, das man besser behält
habit-happypigs-saved = Geld behalten, das man besser ausgibt
habit-happypigs-bought = Das Falsche gekauft
habit-happypigs-sold-early = Schweine zu früh verkauft
habit-happypigs-sold-late = Schweine zu spät verkauft
habit-happypigs-vaccinated = Geimpft, wo anderes besser war
habit-happypigs-unvaccinated = Ein Schwein nicht geimpft
habit-happypigs-fed = Gefüttert, wo anderes besser war
habit-happypigs-unfed = Schweine nicht gefüttert
habit-happypigs-other = Ein anderer Zug wäre besser gewesen

### In den Berichten des Labors

lab-happypigs-points = Dollar
lab-happypigs-by-sales = Dollar aus Verkäufen
lab-happypigs-by-prizes = Dollar aus Prämien
lab-happypigs-by-unused = Dollar für ungenutzte Aktionen
lab-happypigs-by-final = Dollar aus dem Schlussverkauf
lab-happypigs-spent = ausgegebene Dollar
lab-happypigs-lost = gestorbene Schweine
lab-happypigs-sties = Ställe
lab-happypigs-kind-choose-feed = wählt Füttern
lab-happypigs-kind-choose-mate = wählt Paaren
lab-happypigs-kind-choose-buy = wählt Kaufen
lab-happypigs-kind-choose-sell = wählt Verkaufen
lab-happypigs-kind-feed = füttert ein Schwein
lab-happypigs-kind-feed-supplement = füttert mit Kraftfutter
lab-happypigs-kind-mate = bekommt ein Ferkel
lab-happypigs-kind-mate-amulet = bekommt eins mit Amulett
lab-happypigs-kind-buy-piglet = kauft ein Ferkel
lab-happypigs-kind-buy-small = kauft ein kleines Schwein
lab-happypigs-kind-buy-medium = kauft ein mittleres Schwein
lab-happypigs-kind-buy-large = kauft ein großes Schwein
lab-happypigs-kind-buy-sty = kauft einen Stall
lab-happypigs-kind-buy-vaccine = kauft einen Impfstoff
lab-happypigs-kind-buy-supplement = kauft ein Kraftfutter
lab-happypigs-kind-buy-amulet = kauft ein Amulett
lab-happypigs-kind-sell-piglet = verkauft ein Ferkel
lab-happypigs-kind-sell-small = verkauft ein kleines Schwein
lab-happypigs-kind-sell-medium = verkauft ein mittleres Schwein
lab-happypigs-kind-sell-large = verkauft ein großes Schwein
lab-happypigs-kind-vaccinate = impft ein Schwein
lab-happypigs-kind-done = beendet den Zug
