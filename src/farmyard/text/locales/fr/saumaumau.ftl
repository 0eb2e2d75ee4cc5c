### Sau Mau Mau


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
