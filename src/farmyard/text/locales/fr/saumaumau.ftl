### Sau Mau Mau

page-title-saumaumau = Sau Mau Mau
saumaumau-tagline = Les cartes font courir quatre cochons, et chacun parie en secret.

## Cartes et cochons

saumaumau-colour-pink = rose
saumaumau-colour-brown = marron
saumaumau-colour-black = noir
saumaumau-colour-beige = beige
saumaumau-colour-any = toute couleur
saumaumau-pig-pink = le cochon rose
saumaumau-pig-brown = le cochon marron
saumaumau-pig-black = le cochon noir
saumaumau-pig-beige = le cochon beige
saumaumau-card = { $symbol } { $colour }
saumaumau-card-schlappi = Flapi ({ $colour })
saumaumau-card-bauer = Fermier

## Ce qui est demandé

saumaumau-ask-play = Jouez une carte ou piochez.
saumaumau-ask-plus-two = Transférez avec un +2 ou piochez { $count } cartes.
saumaumau-ask-pull = Pour vous consoler, faites reculer des cochons : { $count ->
    [one] encore un pas
   *[other] encore { $count } pas
}.
saumaumau-ask-bet = Parier sur un cochon ?
saumaumau-ask-change-bet = Changer de pari ? Il passerait en fin de rangée.
saumaumau-ask-object = { $who } n’a pas dit « Mau ». Protester ?
saumaumau-ask-wait-object = Vous n’avez pas dit « Mau ». Quelqu’un va-t-il le remarquer ?

## Coups

saumaumau-do-play = Jouer { $card }
saumaumau-do-play-mau = Jouer { $card } et dire « Mau »
saumaumau-do-schlappi = Jouer { $card }, avancer { $pig }
saumaumau-do-schlappi-mau = Jouer { $card }, avancer { $pig } et dire « Mau »
saumaumau-do-bauer = Jouer { $card }, demander { $colour }
saumaumau-do-bauer-mau = Jouer { $card }, demander { $colour } et dire « Mau »
saumaumau-do-draw = Piocher
saumaumau-do-pull = Faire reculer { $pig }
saumaumau-do-done = En rester là
saumaumau-do-bet = Parier sur { $pig }
saumaumau-do-no-bet = Ne pas parier
saumaumau-do-pass = Passer
saumaumau-do-object = Protester !
saumaumau-do-let-pass = Laisser passer
saumaumau-do-some-bet = Un pari, face cachée

## Pourquoi pas

saumaumau-no-wrong-phase = Ce n’est pas ce qui est demandé maintenant.
saumaumau-no-not-in-hand = Cette carte n’est pas dans votre main.
saumaumau-no-no-match = Ni la couleur, ni le nombre, ni le symbole ne correspond à la carte du dessus.
saumaumau-no-plus-two-open = Un +2 est ouvert : jouez un +2 ou piochez. Les cartes vertes n’y font rien.
saumaumau-no-not-last-pig = Flapi fait avancer un cochon à la dernière place ; celui-ci n’y est pas.
saumaumau-no-no-mau-due = On ne dit « Mau » qu’avec l’avant-dernière carte ou la dernière, et seulement dans la variante Mau.
saumaumau-no-nothing-to-draw = Il n’y a plus de carte à piocher.
saumaumau-no-can-draw = On ne passe pas tant qu’il y a des cartes à piocher.
saumaumau-no-can-play = On ne passe pas tant qu’une carte de sa main convient.
saumaumau-no-pig-at-start = Ce cochon est au départ et ne peut pas reculer davantage.
saumaumau-no-same-bet = Votre pari est déjà sur ce cochon.
saumaumau-no-position-top = La position ne dit pas quelle carte est sur le dessus : « top » manque.
saumaumau-no-position-goal = Un cochon est sur la couronne ({ $goal }) ou au-delà : la course serait finie.
saumaumau-no-position-points = Les points doivent être la somme de ceux des paris, des mains et des couronnes, et au plus { $most } après { $races ->
        [one] une course
       *[other] { $races } courses
    }.
saumaumau-no-position-end = Une partie est finie si et seulement si { $races } courses sont courues, et elle a alors une raison ; une course a moins de { $turns } tours.
saumaumau-no-position-object = On n’attend de protestations que dans la variante Mau, après la dernière ou l’avant-dernière carte, de ceux qui n’ont pas répondu.
saumaumau-no-position-memory = Ce qui est retenu (« shown », « kept », « stale ») ne correspond pas à la place des cartes.
saumaumau-no-position-strip = Les emplacements de pari doivent porter exactement les places qui ont parié.
saumaumau-no-position-hand = Un joueur sans cartes aurait terminé la course.
saumaumau-no-position-pending = Une pénalité ouverte suppose un +2 sur le dessus et un nombre pair de cartes.
saumaumau-no-position-steps = Il reste des pas de consolation si et seulement si on fait reculer des cochons.

## Ce qui s’est passé

saumaumau-say-play = { $who } joue le { $card }.
saumaumau-say-mau = { $who } : « Mau ! »
saumaumau-say-mau-mau = { $who } : « Mau Mau ! »
saumaumau-say-run = { $pig } court jusqu’à la case { $space }.
saumaumau-say-skip = { $who } passe son tour.
saumaumau-say-plus-two = La pénalité est maintenant de { $count } cartes.
saumaumau-say-colour = { $who } demande la couleur { $colour }.
saumaumau-say-draw = { $who } { $count ->
    [0] ne pioche rien : il n’y a plus de carte
    [1] pioche une carte
   *[other] pioche { $count } cartes
}.
saumaumau-say-my-draw = Pioche : { $cards }.
saumaumau-say-reshuffle = La défausse est mélangée et devient la nouvelle pioche.
saumaumau-say-pull = { $who } fait reculer { $pig } jusqu’à la case { $space }.
saumaumau-say-done = { $who } s’en tient là.
saumaumau-say-bet = { $who } parie, face cachée.
saumaumau-say-my-bet = { $who } parie sur { $pig }.
saumaumau-say-no-bet = { $who } ne parie pas.
saumaumau-say-pass = { $who } ne peut ni jouer ni piocher et passe.
saumaumau-say-object = { $who } proteste : { $caught } a oublié de dire « Mau » et reprend le { $card }.
saumaumau-say-let-pass = { $who } laisse passer.
saumaumau-say-end-wreath = { $who } amène { $pigs } à la couronne : 3 points.
saumaumau-say-end-hand = { $who } a joué sa dernière carte : 5 points. En tête : { $pigs }.
saumaumau-say-end-both = { $who } joue sa dernière carte et amène { $pigs } à la couronne : 8 points !
saumaumau-say-end-limit = Après 300 tours, la course est arrêtée. En tête : { $pigs }.
saumaumau-say-bet-pays = { $who } avait parié sur { $pig } : { $points ->
    [one] un point
   *[other] { $points } points
}.
saumaumau-say-bet-fails = { $who } avait parié sur { $pig } : rien.
saumaumau-say-next-race = Course { $race } sur 4. { $who } commence.
saumaumau-say-winner = { $count ->
    [1] { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Victoire partagée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $who }.
}

saumaumau-ending-wreath = un cochon à la couronne
saumaumau-ending-hand = dernière carte jouée
saumaumau-ending-both = les deux à la fois
saumaumau-ending-limit = arrêtée après 300 tours

## Sur la table

saumaumau-show-race = Sau Mau Mau · course { $race } sur { $races }
saumaumau-show-top = Dessus
saumaumau-show-fits = Jouable
saumaumau-show-pending = +2 ouvert : { $count } cartes !
saumaumau-show-bets = Paris (6-4-3-2-1)
saumaumau-show-last-race = Dernière course

## Options

saumaumau-option-track = Piste
    .help = Où se trouve la couronne : « standard » donne 16/17/19/20 à 2/3/4/5 joueurs, pour enfants (children) 14/16/17/19. Les cases imprimées nous sont inconnues ; celles-ci sont les nôtres.
saumaumau-option-goal = Arrivée
    .help = La case de la couronne, de 1 à 60 ; avec 0, c’est la piste qui décide.
saumaumau-option-mau = Variante Mau
    .help = Dites « Mau » avec l’avant-dernière carte et « Mau Mau » avec la dernière ; si on vous prend à l’oublier, vous reprenez la carte.

## Règles

saumaumau-r1 = On court quatre courses. Le plus grand nombre de points l’emporte ; à égalité, la victoire est partagée.
saumaumau-r2 = Les 39 cartes : les nombres de 1 à 6, un X et un +2 en rose, marron, noir et beige ; quatre Flapi verts, chacun avec une couleur ; trois Fermiers verts.
saumaumau-r3 = Chacun reçoit cinq cartes. La suivante ouvre la défausse, le reste forme la pioche. Tous les cochons sont au départ ; la couronne marque l’arrivée pour ce nombre de joueurs.
saumaumau-r4 = La carte d’ouverture n’a pas d’effet. D’un X, d’un +2 ou d’un Flapi, seule la couleur compte ; sur un Fermier, le premier joueur peut jouer n’importe quelle carte.
saumaumau-r5 = À votre tour, jouez une carte qui partage couleur, nombre ou symbole avec celle du dessus. Les cartes vertes vont sur tout. Faites ensuite ce que dit la carte.
saumaumau-r6 = Le joueur qui ne peut pas jouer, ou ne le veut pas, pioche une carte. Son tour est fini et la carte attendra, mais il peut encore parier.
saumaumau-r7 = Quand la pioche est vide, on laisse la carte du dessus et on mélange le reste de la défausse pour en faire une nouvelle.
saumaumau-r8 = Un nombre fait avancer le cochon de sa couleur d’exactement autant de cases, qu’on le veuille ou non. Les cochons peuvent partager une case.
saumaumau-r9 = X ne déplace aucun cochon : le joueur suivant passe son tour.
saumaumau-r10 = +2 ne déplace aucun cochon : le joueur suivant pioche deux cartes ou, s’il le peut et le veut, transfère la pénalité avec un autre +2. C’est alors quatre pour celui d’après, puis six, puis huit.
saumaumau-r11 = Pour chaque carte ainsi piochée, on peut faire reculer un cochon d’une case, en répartissant les pas à sa guise, mais jamais derrière le départ.
saumaumau-r12 = Si un +2 est la dernière carte d’une main, personne ne pioche et personne ne fait reculer de cochon.
saumaumau-r13 = Flapi fait avancer de trois cases le cochon à la dernière place ; s’ils sont plusieurs, on en choisit un. La carte suivante doit avoir la couleur de son cercle, ou être verte.
saumaumau-r14 = Le Fermier ne déplace aucun cochon : on annonce la couleur que la carte suivante doit avoir, à moins d’être verte.
saumaumau-r15 = Le joueur qui a pioché au moins une carte peut parier : il pose un cochon face cachée sur le premier emplacement libre.
saumaumau-r16 = Un seul pari par joueur. Pour en changer, on retire l’ancien, les autres remontent, et le nouveau se place à la fin.
saumaumau-r17 = Une course finit dès qu’un cochon atteint la couronne. Le joueur qui l’a fait avancer reçoit 3 points ; ce cochon seul a gagné.
saumaumau-r18 = Elle finit aussi quand quelqu’un a joué sa dernière carte et fait ce qu’elle dit : 5 points. Le cochon de tête a gagné ; s’ils sont plusieurs de front, tous ont gagné.
saumaumau-r19 = Les deux à la fois rapportent 8 points.
saumaumau-r20 = On retourne tous les paris. Les mauvais sont retirés ; les autres rapportent, à partir du haut, 6, 4, 3, 2 et 1 points.
saumaumau-r21 = Pour la course suivante, la carte de premier joueur passe à gauche, les cochons reviennent au départ, et toutes les cartes sont remélangées et redistribuées.
saumaumau-r22 = Variante : on dit « Mau » en jouant son avant-dernière carte et « Mau Mau » en jouant la dernière. Le joueur qui l’oublie et se fait prendre dans les cinq secondes reprend la carte ; son effet est annulé et le tour est fini.

saumaumau-d1 = Un cochon s’arrête sur la couronne ; les pas en trop sont perdus. Le départ est la case 0.
saumaumau-d2 = La couronne se trouve sur la case 16, 17, 19 ou 20 à 2, 3, 4 ou 5 joueurs (enfants : 14, 16, 17, 19). Les cases imprimées nous sont inconnues ; celles-ci viennent de simulations.
saumaumau-d3 = Les cartes vertes ne répondent pas à un +2 ouvert, bien qu’elles aillent sinon sur tout.
saumaumau-d4 = Une main peut grandir sans limite. Le joueur qui n’a pas de pari posé à la fin n’y perd rien.
saumaumau-d5 = D’abord piocher, puis faire reculer, puis parier. Il y a autant de pas que de cartes réellement piochées.
saumaumau-d6 = Sur un X ou un +2 d’ouverture, un X ou un +2 d’une autre couleur ne convient pas. Un nombre d’ouverture compte par sa couleur et par son nombre.
saumaumau-d7 = Un Fermier d’ouverture accepte toute carte jusqu’à ce que quelqu’un en joue une.
saumaumau-d8 = On refait la pioche quand il faut piocher et qu’il n’y a plus rien, même au milieu d’une pioche. La couleur et le symbole en vigueur restent.
saumaumau-d9 = S’il n’y a plus rien à piocher, le joueur qui peut jouer doit jouer, celui qui ne le peut pas passe. Sans carte piochée, pas de pari.
saumaumau-d10 = Une course est arrêtée après 300 tours : les cochons de tête gagnent, les paris sont payés, personne ne reçoit 3 ou 5 points.
saumaumau-d11 = S’il y a plusieurs cochons gagnants, tous les paris sur l’un d’eux forment une seule rangée, même si aucun cochon n’a quitté le départ.
saumaumau-d12 = Un pari ne peut que changer pour un autre cochon ; il ne se retire pas.
saumaumau-d13 = Le cochon sur lequel on parie est secret. Tous voient qui a parié, dans quel ordre, et combien de cartes chacun tient. Les robots peuvent retenir ce que tous ont vu, et rien d’autre : les cartes montrées, ce qui manque à un joueur qui a dû passer, et quelles cartes sont plus anciennes que chacune des trois dernières pioches (trois Fermiers se ressemblent).
saumaumau-d14 = X à deux joueurs : on rejoue soi-même.
saumaumau-d15 = Le premier joueur de la première course est tiré au sort.
saumaumau-d16 = Avec un Fermier en dernière carte, on annonce quand même une couleur. X, +2 ou Fermier en dernière carte terminent la course pour 5 points.
saumaumau-d17 = On ne peut protester que contre un coup qui devait être annoncé et ne l’a pas été. Chaque adversaire proteste ou laisse passer une fois ; le résultat attend. Personne ne peut annoncer à tort ou trop tard, même en annulant son coup. Un joueur pris n’a rien pioché et ne peut donc pas parier.
saumaumau-d18 = Un joueur pris en transférant un +2 doit subir la pénalité qu’il voulait transmettre, avec le recul et le pari habituels.
saumaumau-d19 = Après chaque course, tous ses paris sont visibles de tous.

## Pourquoi un coup est bon

saumaumau-because-wreath = Cela amène { $pig } à la couronne : 3 points pour vous.
saumaumau-because-wreath-bet = Cela amène { $pig } à la couronne : 3 points pour vous, et votre pari est gagné.
saumaumau-because-last-card = C’est votre dernière carte : 5 points, et la course est finie.
saumaumau-because-own-front = Cela met { $pig } en tête, et c’est votre pari.
saumaumau-because-own = Cela garde votre pari en vie : { $pig } se rapproche.
saumaumau-because-open = Une carte de moins, et vous pouvez encore parier sur n’importe quel cochon.
saumaumau-because-behind = Une carte de moins, et votre pari n’en souffre pas : { $own } reste devant.
saumaumau-because-shed = Une carte de moins : plus que { $count }, et la dernière rapporte 5 points.
saumaumau-because-skip = C’était à { $who }, qui passe son tour.
saumaumau-because-skip-last = { $who } n’a plus qu’une carte et passe son tour.
saumaumau-because-plus-two = { $who } doit piocher { $count } cartes, ou répondre par un +2.
saumaumau-because-colour-own = Qui joue un nombre doit maintenant avancer { $pig } : votre pari.
saumaumau-because-colour-held = Vous avez vous-même { $count ->
    [one] une carte
   *[other] { $count } cartes
} de cette couleur.
saumaumau-because-take = Pour ces { $count } cartes, vous faites reculer des cochons de { $count } cases, et vous pouvez parier.
saumaumau-because-draw-bet = Vous n’avez pas encore parié, et seul celui qui pioche peut parier.
saumaumau-because-draw = Vous gardez vos cartes pour un meilleur moment, et pouvez changer de pari.
saumaumau-because-pull-rival = { $pig } gêne votre pari.
saumaumau-because-pull-front = { $pig } est en tête.
saumaumau-because-bet-front = { $pig } est en tête, et l’emplacement libre rapporte { $points ->
    [one] un point
   *[other] { $points } points
}.
saumaumau-because-bet = Si { $pig } gagne, cet emplacement rapporte { $points ->
    [one] un point
   *[other] { $points } points
}.
saumaumau-because-keep = Votre pari sur { $pig } garde sa place ; un nouveau irait à la fin de la file.

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
page-saumaumau-choice-standard = standard
page-saumaumau-choice-children = pour enfants

## Goal

page-saumaumau-goal = Qui a le plus de points après quatre courses gagne

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

### La page des règles de Sau Mau Mau : ce que montrent ses images, et ce que contient la boîte.

guide-saumaumau-setup = À trois, la couronne est sur la case 17. Tous les cochons sont au départ, et un 5 marron ouvre la défausse.
guide-saumaumau-match = Sur un 5 marron, on peut jouer toute carte marron, tout 5 et toute carte verte.
guide-saumaumau-run = Qui joue le 4 noir doit avancer le cochon noir d’exactement quatre cases, de 5 à 9, que cela l’arrange ou non.
guide-saumaumau-plus-two = Anna joue un +2, Bernd le transfère avec un autre. Clara ne peut ou ne veut pas : elle pioche quatre cartes. En échange, elle peut faire reculer des cochons de quatre cases en tout, un seul ou plusieurs.
guide-saumaumau-schlappi = Le cochon rose était dernier, sur la case 4. Flapi l’amène sur la 7. La carte suivante doit être marron, comme le cercle de Flapi, ou verte.
guide-saumaumau-bets = Anna a parié la première, puis Bernd, puis Clara. Si Anna change d’avis, les autres remontent d’un cran et son nouveau pari se place à la fin : troisième au lieu de premier.
guide-saumaumau-end = Le noir est à trois cases de la couronne. Le 3 noir l’y amène : 3 points, et la course est finie. Si c’était aussi la dernière carte en main, cela fait 8.
guide-saumaumau-scoring = Le noir a gagné. Les paris sur le marron et le rose étaient faux et sont repris. Des deux paris sur le noir, celui du haut rapporte 6 points, le suivant 4.
guide-saumaumau-part-numbers = 24 cartes numérotées : de 1 à 6 en quatre couleurs
guide-saumaumau-part-actions = Un X et un +2 de chaque couleur
guide-saumaumau-part-green = 7 cartes vertes : quatre Flapi, trois Fermiers
guide-saumaumau-part-bets = Quatre cartes Pari par joueur. Les emplacements rapportent 6, 4, 3, 2 et 1 points.
guide-saumaumau-part-board = Quatre cochons, la couronne, la carte Premier joueur
guide-saumaumau-ours = Le nombre de joueurs et l’âge sont imprimés sur la boîte ; la durée est la nôtre, pour une partie à l’écran.

### La leçon de Sau Mau Mau.

lesson-saumaumau-goal = Quatre cochons font la course, et aucun n’est à vous. On gagne aux points, et la plupart viennent des paris sur le cochon qui l’emporte. On court quatre fois ; celui qui a le plus de points gagne.
    .title = Le but
lesson-saumaumau-match = Une carte doit avoir la couleur ou le nombre de celle du dessus. C’est le 5 marron : jouez une de vos cartes allumées.
    .title = Vos cartes
    .done = Un nombre fait avancer le cochon de sa couleur d’exactement autant de cases, qu’on le veuille ou non. À chaque tour, on ne joue qu’une carte.
lesson-saumaumau-draw = Rien n’oblige à jouer. Piochez plutôt une carte : seul celui qui pioche peut parier.
    .title = Piocher
    .done = La nouvelle carte attendra votre prochain tour. Mais vous pouvez parier maintenant.
lesson-saumaumau-bet = Pariez sur le cochon qui, selon vous, va gagner. Regardez la piste : lequel est loin devant ?
    .title = Parier
    .done = Votre pari est face cachée sur le deuxième emplacement : 4 points si le noir gagne. Si Bernd, au-dessus de vous, se trompe, ce sera même 6. À partir du haut : 6, 4, 3, 2 et 1.
lesson-saumaumau-run = Vous avez parié sur le noir. Trois de vos cartes conviennent. Laquelle vous aide ?
    .title = Aidez votre cochon
    .done = Le noir avance de quatre cases et mène : plus qu’un pas jusqu’à la couronne, sur la case 17.
lesson-saumaumau-pull = Le +2 de Clara vous a fait piocher deux cartes. En consolation, vous faites reculer des cochons de deux cases en tout. Vous avez parié sur le noir : touchez le cochon qui le gêne.
    .title = +2 et consolation
    .done = Le beige n’a plus qu’une case d’avance, et il vous reste un pas. Avec un +2, vous auriez pu transférer la pénalité : quatre cartes pour Bernd !
lesson-saumaumau-schlappi = Les cartes vertes vont sur tout. Flapi fait avancer de trois cases le cochon à la dernière place, et c’est le rose : votre pari !
    .title = Flapi
    .done = De la dernière place à la première. La carte suivante doit être rose, comme le cercle de Flapi, ou verte.
lesson-saumaumau-bauer = Le Fermier ne déplace aucun cochon. Vous annoncez la couleur que la carte suivante doit avoir. Vous avez parié sur le noir : que dites-vous ?
    .title = Le Fermier
    .done = Désormais, qui joue un nombre doit faire avancer votre cochon noir, ou jouer une carte verte.
lesson-saumaumau-skip = Bernd n’a plus qu’une carte. Jouer sa dernière carte rapporte 5 points et finit la course. Un X fait passer son tour au joueur suivant : jouez-le !
    .title = X
    .done = Bernd passe son tour, c’est à Clara. X ne déplace aucun cochon.
lesson-saumaumau-end = Le noir est à trois cases de la couronne. Qui y amène un cochon reçoit 3 points, et la course est finie.
    .title = La fin d’une course
    .done = 3 points pour la couronne et 6 pour votre pari, tout en haut. Les cochons retournent au départ, on redistribue. Après quatre courses, celui qui a le plus de points gagne.

lesson-saumaumau-not-drawing = Piocher est permis, mais aucun cochon n’avance. Essayez d’abord une des cartes allumées.
lesson-saumaumau-not-playing = Cette carte convient, mais qui joue ne peut pas parier. Piochez cette fois.
lesson-saumaumau-not-behind = Ce cochon est loin derrière. Le noir a six cases d’avance sur tous : pariez sur le noir.
lesson-saumaumau-not-no-bet = Sans pari, cette course ne vous rapporte rien aux emplacements. Pariez sur le noir : il mène.
lesson-saumaumau-not-stranger = Cette carte fait avancer un cochon sur lequel vous n’avez pas parié. Seul le vôtre vous rapporte.
lesson-saumaumau-not-waiting = Piocher est permis, mais les autres joueront avant vous. Une de vos cartes vous aide maintenant.
lesson-saumaumau-not-own-pig = C’est le cochon sur lequel vous avez parié ! Faites reculer celui qui le précède.
lesson-saumaumau-not-tail = Ce cochon est de toute façon loin derrière. Faites reculer celui qui précède le vôtre.
lesson-saumaumau-not-free-steps = Ces pas ne coûtent rien. Servez-vous-en contre le cochon qui précède le vôtre.
lesson-saumaumau-not-colour = Les autres feraient avancer un cochon sur lequel vous n’avez pas parié. Annoncez la couleur du vôtre.
lesson-saumaumau-not-last-card = Ce serait à Bernd, qui pourrait jouer sa dernière carte : 5 points pour lui. Faites-lui passer son tour avec le X.
lesson-saumaumau-not-short = Une case, c’est trop peu : la couronne est à trois. Une de vos cartes y arrive.

### Ce qui coûte le plus souvent, dans la revue de plusieurs parties

habit-saumaumau-pull = Un pari repris qu’il fallait laisser
habit-saumaumau-pull-late = Un pari laissé qu’il fallait reprendre
habit-saumaumau-bet-early = Un pari trop tôt
habit-saumaumau-bet-missed = Un pari oublié
habit-saumaumau-bet-wrong = Un pari sur le mauvais cochon
habit-saumaumau-plus-early = Un +2 joué trop tôt
habit-saumaumau-plus-held = Un +2 gardé trop longtemps
habit-saumaumau-drew = Une carte piochée alors qu’on pouvait jouer
habit-saumaumau-draw-missed = Une carte jouée alors qu’il valait mieux piocher
habit-saumaumau-special-early = Flapi ou Fermier joué trop tôt
habit-saumaumau-special-held = Flapi ou Fermier gardé trop longtemps
habit-saumaumau-card = La mauvaise carte

### Dans les rapports du laboratoire

lab-saumaumau-points = points
lab-saumaumau-by-wreath = points à la couronne
lab-saumaumau-by-hand = points des mains vides
lab-saumaumau-by-bets = points des paris
lab-saumaumau-kind-one = joue un 1
lab-saumaumau-kind-two = joue un 2
lab-saumaumau-kind-three = joue un 3
lab-saumaumau-kind-four = joue un 4
lab-saumaumau-kind-five = joue un 5
lab-saumaumau-kind-six = joue un 6
lab-saumaumau-kind-x = joue un X
lab-saumaumau-kind-plus-two = joue un +2
lab-saumaumau-kind-schlappi = joue un Flapi
lab-saumaumau-kind-bauer = joue un Fermier
lab-saumaumau-kind-draw = pioche une carte
lab-saumaumau-kind-draw-chain = pioche pour un +2
lab-saumaumau-kind-pull = fait reculer un cochon
lab-saumaumau-kind-bet = parie
lab-saumaumau-kind-change = change de pari
lab-saumaumau-kind-object = relève un Mau oublié
lab-saumaumau-kind-other = renonce
