### Quartett und Quintett

page-title-quartett = Quartett
quartett-tagline = Die Richtigen nach der richtigen Karte fragen und vollständige Sätze ablegen.
quartett-points = Sätze
quartett-rules-heading = Regeln (des alten Gesellschaftsspiels)
quartett-decisions-heading = Festlegungen (unsere: wo diese Regeln schwanken, und was Rudis Karten daraus machen)
quartett-unofficial = Quartett ist ein altes Gesellschaftsspiel; wer es erfand, ist unbekannt ({ $author }). Die Anleitung von Rennschwein Rudi Rüssel ({ $publisher }, { $year }) schlägt vor, es mit ihren Karten zu spielen. Dies ist eine inoffizielle Umsetzung mit eigenen Bildern und eigenen Worten, nicht mit dem Verlag verbunden.

## Karten

quartett-colour-red = Rot
quartett-colour-blue = Blau
quartett-colour-yellow = Gelb
quartett-colour-green = Grün
quartett-colour-black = Schwarz
quartett-card = { $colour } { $number }

## Was gefragt ist

quartett-ask = Jemanden nach einer Karte fragen.
quartett-ask-again = Treffer: noch einmal fragen.

## Züge

quartett-do-ask = { $who } nach { $card } fragen

## Warum nicht

quartett-no-yourself = Sich selbst kann man nicht fragen.
quartett-no-no-player = Dort sitzt niemand.
quartett-no-no-cards = Wer keine Karten mehr hat, kann nicht gefragt werden.
quartett-no-no-such-card = Die schwarzen Karten gibt es nur im Quintett.
quartett-no-set-laid = Dieser Satz ist schon abgelegt.
quartett-no-your-card = Diese Karte hast du selbst auf der Hand.
quartett-no-no-card-of-set = Ohne eine Karte dieses Satzes darf man nicht danach fragen.
quartett-no-position-hand = „hand_n“ passt nicht zu den Karten von Platz { $seat }.
quartett-no-position-points = Die Punkte von Platz { $seat } müssen die dort abgelegten Sätze sein, ausgeteilt oder durch Fragen vollendet.
quartett-no-position-full = Platz { $seat } hält einen vollständigen Satz; der wäre abgelegt.
quartett-no-position-memory = Was man sich von Platz { $seat } gemerkt hat, passt nicht zu den Karten dort.
quartett-no-position-end = Das Spiel ist genau dann aus, wenn alle Sätze abgelegt sind oder nach { $most } Karten gefragt wurde.
quartett-no-position-turn = Wer fragt, muss Karten haben.

## Was geschah

quartett-say-hit = { $who } fragt { $asked } nach { $card } und bekommt sie.
quartett-say-miss = { $who } fragt { $asked } nach { $card }: nein.
quartett-say-set = { $who } legt den Satz der { $number } ab.
quartett-say-out = { $who } hat keine Karten mehr.
quartett-say-next = Jetzt fragt { $who }.
quartett-say-end-sets = Alle Sätze sind abgelegt.
quartett-say-end-limit = Nach 1000 Fragen ist das Spiel aus; die abgelegten Sätze zählen.
quartett-say-winner = { $count ->
    [one] { $who } gewinnt mit { $sets ->
        [one] einem Satz
       *[other] { $sets } Sätzen
    }.
   *[other] Gemeinsamer Sieg { $sets ->
        [0] ohne einen Satz
        [one] mit je einem Satz
       *[other] mit je { $sets } Sätzen
    }: { $who }.
}

quartett-ending-sets = alle Sätze abgelegt
quartett-ending-limit = nach 1000 Fragen abgebrochen

## Auf dem Tisch

quartett-show-quartett = Quartett · { $laid } von 10 Sätzen abgelegt
quartett-show-quintett = Quintett · { $laid } von 10 Sätzen abgelegt
quartett-show-sets = Sätze
quartett-show-asked = gefragt
quartett-show-got = bekommen
quartett-show-laid = abgelegt
quartett-show-last = Letzte Frage
quartett-show-hit = ja
quartett-show-miss = nein
quartett-show-key = auf Farbe, mit Zeichen: deine · mit ?: danach darf man fragen

## Optionen

quartett-option-set = Sätze
    .help = quartett: zehn Sätze zu vier Karten, nur die farbigen. quintett: zehn Sätze zu fünf Karten, mit den schwarzen.

## Regeln

quartett-r1 = Alle Karten werden einzeln ausgeteilt; manche können eine Karte mehr haben als andere.
quartett-r2 = Wer links vom Geber sitzt, beginnt und fragt eine beliebige Person nach einer genau benannten Karte.
quartett-r3 = Fragen darf man nur nach einer Karte aus einem Satz, von dem man mindestens eine Karte hält, und nicht nach einer eigenen.
quartett-r4 = Wer die Karte hat, muss sie hergeben. Dann fragt man weiter, dieselbe Person oder eine andere.
quartett-r5 = Wer die Karte nicht hat, fragt als Nächstes.
quartett-r6 = Ein vollständiger Satz wird sofort offen abgelegt, auch wenn er schon vollständig ausgeteilt wurde.
quartett-r7 = Wer keine Karten mehr hat, ist ausgeschieden. War diese Person am Zug, fragt ihr linker Nachbar.
quartett-r8 = Das Spiel endet, wenn alle Sätze abgelegt sind. Wer die meisten hat, gewinnt.

quartett-d1 = Quartett: Die vier farbigen Karten einer Zahl bilden einen Satz; zehn Sätze, 40 Karten.
quartett-d2 = Quintett: Die schwarze Karte dieser Zahl gehört auch zum Satz; zehn Sätze zu fünf, 50 Karten.
quartett-d3 = Wer gibt, entscheidet das Los; die erste Karte geht an den linken Nachbarn.
quartett-d4 = Wer keine Karten hat, kann nicht gefragt werden. Nimmt einem der eigene Satz die letzten Karten, fragt die nächste Person links, die welche hat.
quartett-d5 = Bei gleich vielen Sätzen teilt man sich den Sieg.
quartett-d6 = Nach 1000 Fragen wird abgebrochen; die abgelegten Sätze zählen.
quartett-d7 = Gedächtnis ist erlaubt. Der Tisch zeigt, wie viele Karten alle halten, die abgelegten Sätze und die letzte Frage; Computerspieler dürfen sich alles merken, was gefragt und geantwortet wurde, und sonst nichts.

## Was für einen Zug spricht

quartett-because-certain = { $who } hat sie sicher.
quartett-because-certain-last = { $who } hat sie sicher, und damit ist dein Satz mit der { $number } voll.
quartett-because-last = Es ist die letzte Karte, die zu deinem Satz mit der { $number } fehlt.
quartett-because-some = { $who } hat nach einer { $number } gefragt und muss also eine haben.
quartett-because-most = { $who } hat die meisten Karten, { $count }: Dort ist sie am ehesten.
quartett-because-mine = Vom Satz mit der { $number } hast du schon { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.

### Quartett und Quintett im Browser

page-quartett-album = Alle Sätze
page-quartett-page = Satz der { $number }: du hast { $mine } von { $all }
page-quartett-page-laid = Satz der { $number }: abgelegt von { $who }
page-quartett-laid-by = { $who }
page-quartett-pocket = { $state ->
    [mine] { $card }, deine
    [ask] { $card }, danach darfst du fragen
    [no] { $card }, danach darfst du nicht fragen
    [laid] { $card }, abgelegt
   *[other] { $card }
}
page-quartett-whom = Wen fragen?
page-quartett-person = { $who }, { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
page-quartett-ask-who = { $who }?
page-quartett-start = Wähle eine Karte mit Fragezeichen.
page-quartett-nothing = Noch wurde nichts gefragt.
page-quartett-have = „{ $who }, hast du { $card }?“
page-quartett-yes = „Bitte sehr.“
page-quartett-set = Satz der { $number }!
page-quartett-no = „Nein.“
page-quartett-short = Eine Karte fehlt noch: { $sets }

## Spieler und Stand

page-quartett-laid = { $laid ->
    [one] 1 von { $sets } Sätzen liegt
   *[other] { $laid } von { $sets } Sätzen liegen
}
page-quartett-kind = { $colours ->
    [5] Quintett: je fünf Karten
   *[other] je vier Karten
}
page-quartett-sets = { $count ->
    [one] Satz
   *[other] Sätze
}
page-quartett-sets-of = { $count ->
    [one] hat Satz { $sets } abgelegt
   *[other] hat die Sätze { $sets } abgelegt
}
page-quartett-out = ist fertig

## Ergebnis und Hilfe

page-quartett-by-deal = vollständig bekommen
page-quartett-by-asking = erfragt
page-quartett-help-ask = Fragen
page-quartett-help-hit = Ja oder nein
page-quartett-help-set = Volle Sätze
page-quartett-help-out = Ohne Karten
page-quartett-help-black = Quintett

## Memory aid

page-quartett-aids = Merkhilfe: zeigen, wer welche Karte offen bekommen hat und wem eine fehlt
page-quartett-collect = { $count ->
    [one] { $who } hat eine Karte aus diesem Satz.
   *[other] { $who } haben je eine Karte aus diesem Satz.
}
page-quartett-heard-has = hat diese Karte
page-quartett-heard-lacks = hat sie nicht
page-quartett-heard-some = hat eine Karte aus diesem Satz, niemand weiß, welche
page-quartett-heard-nothing = nichts ist bekannt

## Setting up

page-quartett-length-quartett = Vierersätze
page-quartett-length-quintett = Fünfersätze
page-quartett-house-set = Sätze
    .help = Zehn Sätze zu vier Karten oder, mit den schwarzen, zehn Sätze zu fünf.
page-quartett-choice-quartett = Quartett (vier)
page-quartett-choice-quintett = Quintett (fünf)

## Goal

page-quartett-goal = Die meisten Sätze gewinnen

## Scenes

page-quartett-laid-sets = { $count ->
    [0] kein Satz
    [one] Satz { $sets }
   *[other] Sätze { $sets }
}

## What bots say now and then

phrase-quartett-set-1 = Alle wieder beisammen!
phrase-quartett-set-2 = Jetzt sind sie vollzählig.
phrase-quartett-set-3 = Eins fürs Album!
phrase-quartett-robbed-1 = Woher weißt du das?
phrase-quartett-robbed-2 = Da geht sie hin …
phrase-quartett-robbed-3 = Was für ein Gedächtnis!
phrase-quartett-miss-1 = Bei mir nicht!
phrase-quartett-miss-2 = Frag nebenan.
phrase-quartett-miss-3 = Weiterraten!

### Die Regelseite von Quartett: was ihre Bilder zeigen, und was zum Spiel gehört.

guide-quartett-set = Ein Quartett: die vier Karten mit derselben Zahl. Beim Quintett gehört die schwarze dazu.
guide-quartett-ask = Mit diesen Karten darfst du nach der blauen oder gelben 7 fragen und nach jeder 2 außer der blauen. Nach einer 5 nicht: Du hast keine.
guide-quartett-part-cards = 40 Karten: 1 bis 10 in vier Farben
guide-quartett-part-black = Für Quintett zehn schwarze Karten
guide-quartett-ours = Das Spiel ist eine Zugabe zu den Karten von Rudi Rüssel und folgt den allgemein bekannten Regeln. Spielerzahl, Spieldauer und Alter sind unsere Angaben.

### Die Lektion zu Quartett.

lesson-quartett-goal = Vier Karten mit der gleichen Zahl sind ein Satz. Sammle Sätze, indem du andere nach Karten fragst. Sind alle Sätze abgelegt, gewinnt, wer die meisten hat.
    .title = Das Ziel
lesson-quartett-ask = Fragen darfst du nach Karten aus Sätzen, von denen du eine hältst: Sie tragen ein Fragezeichen. Clara hat nach der grünen 4 gefragt, also hat sie selbst eine Vier. Dir fehlen Gelb und Grün. Frag Clara nach der gelben 4.
    .title = Fragen
    .done = „Bitte sehr.“ Wer die Karte hat, muss sie hergeben, und du fragst weiter.
lesson-quartett-again = Eine Vier fehlt dir noch: die grüne. Clara hat danach gefragt, und Bernd hat Nein gesagt. Wer kann sie haben?
    .title = Einen Satz vollenden
    .done = Nur David blieb übrig. Der Satz ist voll und wird sofort abgelegt: einer für dich. Und du bist noch immer dran.
lesson-quartett-listen = Jetzt die Neunen. Bernd hat dich nach der blauen 9 gefragt. Also hat er eine Neun, aber nicht die blaue. Nach welcher fragst du ihn?
    .title = Zuhören
    .done = Rot und Grün hast du, Blau fehlt ihm: Also musste es Gelb sein. Zuhören ist das halbe Spiel.
lesson-quartett-miss = Über die Achten weißt du noch nichts. Frag Bernd nach einer und sieh, was bei einem „Nein“ geschieht.
    .title = Nein!
    .done = Bernd hat keine und fragt darum als Nächster. Und alle haben gehört, dass du eine Acht hast.
lesson-quartett-public = Ein neues Spiel. Clara hat eben von Bernd die rote 7 bekommen; dann hat sie dich vergeblich gefragt. Du hast die blaue 7. Hol die rote dort, wo sie jetzt ist.
    .title = Alle hören alles
    .done = Jede Frage und jede Antwort ist öffentlich. Was übergeben wurde, kann man sich holen.
lesson-quartett-end = Nur die Neunen fehlen noch, und Bernd hat die letzte Karte. Frag danach.
    .title = Das Ende
    .done = Alle Sätze sind abgelegt, und du hast vier: die meisten. Du gewinnst.

lesson-quartett-not-asked-herself = Clara hat selbst nach der grünen 4 gefragt, also hat sie sie nicht.
lesson-quartett-not-asked-himself = Bernd hat selbst nach der blauen 9 gefragt, also hat er sie nicht.
lesson-quartett-not-clara-has-four = Nichts sagt, dass dort eine Vier ist. Clara muss eine haben: Sie hat nach einer gefragt.
lesson-quartett-not-no-news = Nichts sagt, wer die grüne 4 hat. Aber Clara hat eine Vier, und zwar keine grüne.
lesson-quartett-not-stay-with-four = Das ist erlaubt, aber geraten. Über die Vieren weißt du mehr.
lesson-quartett-not-bernd-said-no = Clara hat Bernd nach der grünen 4 gefragt, und er hat Nein gesagt. Eine Person bleibt übrig.
lesson-quartett-not-bernd-has-nine = Nichts spricht dafür. Bernd hat nach einer Neun gefragt, also hat er selbst eine.
lesson-quartett-not-stay-with-nine = Das wäre geraten. Über die Neunen weißt du mehr: Bernd hat dich nach einer gefragt.
lesson-quartett-not-try-eight = Frag diesmal Bernd nach einer Acht, um zu sehen, was ein „Nein“ bewirkt.
lesson-quartett-not-clara-got-it = Sie wurde übergeben: Clara hat sie jetzt.
lesson-quartett-not-stay-with-seven = Das wäre geraten. Wo die rote 7 ist, weißt du sicher.

### Woran man am häufigsten verliert, in der Durchsicht mehrerer Partien

habit-quartett-player = Die richtige Karte vom falschen Spieler verlangt
habit-quartett-card = Die falsche Karte verlangt

### In den Berichten des Labors

lab-quartett-points = Sätze
lab-quartett-by-deal = vollständig ausgeteilte Sätze
lab-quartett-by-asking = erfragte Sätze
lab-quartett-asked = Fragen
lab-quartett-got = bekommene Karten
lab-quartett-kind-seen = fragt nach einer Karte, die alle sahen
lab-quartett-kind-holding-one = fragt mit einer Karte davon
lab-quartett-kind-holding-two = fragt mit zwei Karten davon
lab-quartett-kind-holding-three = fragt mit drei Karten davon
lab-quartett-kind-holding-four = fragt mit vier Karten davon
