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
