### Sau Mau Mau sur la page : ce que seul le navigateur dit.

page-saumaumau-draw = Piocher { $count }
page-saumaumau-play-mau = Jouer, « Mau ! »
page-saumaumau-play-quiet = Jouer en silence
page-saumaumau-mau = { $colour }, « Mau ! »
page-saumaumau-which-colour = Quelle couleur doit suivre ?
page-saumaumau-which-pig = Quel cochon doit courir ?
page-saumaumau-bet = pari caché, { $place ->
    [1] 1re
   *[other] { $place }e
} place : { $points ->
    [1] un point
   *[other] { $points } points
} s’il est juste
page-saumaumau-my-bet = votre pari sur { $pig }, { $place ->
    [1] 1re
   *[other] { $place }e
} place : { $points ->
    [1] un point
   *[other] { $points } points
} s’il est juste
page-saumaumau-no-bet = pas de pari
page-saumaumau-starter = a lancé la course
page-saumaumau-wreath = couronne : case { $space }
page-saumaumau-strips = Paris, le meilleur en haut
page-saumaumau-free = libre
page-saumaumau-top = Sur le dessus : { $card }
page-saumaumau-wants = couleur demandée : { $colour }
page-saumaumau-pending = { $count } cartes de pénalité
page-saumaumau-asks-both = { $card } ne convient pas : il faut { $colour } ou { $symbol }.
page-saumaumau-asks-colour = { $card } ne convient pas : il faut { $colour }.
page-saumaumau-track = Piste, couronne sur la case { $goal }
page-saumaumau-pig-at = { $pig } : case { $space } sur { $goal }
page-saumaumau-steps = { $count ->
    [one] pas à reculer
   *[other] pas à reculer
}
page-saumaumau-race-won = Course { $race } : { $pigs } { $count ->
    [one] gagne
   *[other] gagnent
}
page-saumaumau-worth = vaut { $points }
page-saumaumau-no-bet-now = Ne pas parier cette fois
page-saumaumau-keep = Garder { $colour } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
page-saumaumau-bet-worth = Quel cochon va gagner ? Un pari rapporte ici { $points ->
    [one] 1 point
   *[other] { $points } points
}.
page-saumaumau-change-worth = Un autre cochon ? En fin de rangée, il rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
}.
page-saumaumau-must-draw = Vous n’avez pas de +2 : piochez { $count } cartes.
page-saumaumau-window = Personne n’a dit « Mau » !
page-saumaumau-window-wait = Quelqu’un va-t-il le remarquer ?
page-saumaumau-by-bets = paris
page-saumaumau-by-hand = dernière carte
page-saumaumau-by-wreath = couronne
page-saumaumau-help-number = Un nombre fait courir
page-saumaumau-help-x = X fait passer un tour
page-saumaumau-help-plus-two = +2 et consolation
page-saumaumau-help-schlappi = Flapi aide le dernier
page-saumaumau-help-bauer = Le Fermier choisit la couleur
page-saumaumau-help-bet = Les paris
page-saumaumau-help-wreath = La couronne

## Setting up

page-saumaumau-length-children = Courses courtes
page-saumaumau-length-usual = Courses normales
page-saumaumau-house-track = Piste
    .help = La longueur de la course. Celle pour enfants compte deux ou trois cases de moins.
page-saumaumau-house-goal = Couronne sur la case
    .help = Placez la couronne où vous voulez, de la case 1 à 60. Avec 0, elle reste où la piste la met.
page-saumaumau-house-mau = Dire « Mau »
    .help = On dit « Mau » avec l’avant-dernière carte et « Mau Mau » avec la dernière. Si on vous prend à l’oublier, vous reprenez la carte.

## Goal

page-saumaumau-goal = Le plus de points après quatre courses l’emporte

## What bots say now and then

phrase-saumaumau-paid-1 = Je le savais !
phrase-saumaumau-paid-2 = Brave cochon !
phrase-saumaumau-paid-3 = J’ai du flair.
phrase-saumaumau-lost-1 = Mauvais cochon…
phrase-saumaumau-lost-2 = Adieu mon pari.
phrase-saumaumau-lost-3 = Il avait l’air si rapide !
phrase-saumaumau-skipped-1 = Hé, c’était mon tour !
phrase-saumaumau-skipped-2 = Je m’en souviendrai.
phrase-saumaumau-skipped-3 = Alors je fais la sieste.
phrase-saumaumau-plus-1 = Avec mes amitiés !
phrase-saumaumau-plus-2 = Servez-vous !
phrase-saumaumau-plus-3 = Encore des cartes ?
