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
