### Les mots que beaucoup de jeux partagent ; ceux du jeu passent avant.

## Playing cards

usual-suit-clubs = ♣
usual-suit-spades = ♠
usual-suit-hearts = ♥
usual-suit-diamonds = ♦
usual-rank-jack = V
usual-rank-queen = D
usual-rank-king = R
usual-rank-ace = A
usual-card = { $suit }{ $rank }

## Moves: what they are called and how they are told

usual-do-lay-card = Poser { $card }
usual-do-draw = Piocher
usual-do-draw-place = Piocher la carte { $place }
usual-do-pass = Passer
usual-do-name-suit = Demander { $suit }
usual-do-roll = Lancer les dés
usual-do-stop = S’arrêter
usual-do-bid-what = Miser { $what }
usual-do-choose-what = Choisir { $what }
usual-do-discard-what = Défausser { $what }
usual-do-place-what = Placer { $what }
usual-do-play-what = Jouer { $what }
usual-do-take-what = Prendre { $what }
usual-say-lay-card = { $who } pose { $card }.
usual-say-draw = { $who } pioche.
usual-say-draw-place = { $who } pioche la carte { $place }.
usual-say-pass = { $who } passe.
usual-say-name-suit = { $who } demande { $suit }.
usual-say-roll = { $who } lance les dés.
usual-say-stop = { $who } s’arrête.
usual-say-bid-what = { $who } mise { $what }.
usual-say-choose-what = { $who } choisit { $what }.
usual-say-discard-what = { $who } défausse { $what }.
usual-say-place-what = { $who } place { $what }.
usual-say-play-what = { $who } joue { $what }.
usual-say-take-what = { $who } prend { $what }.

## Why a move is not possible

usual-no-not-in-hand = Vous n’avez pas cette carte.
usual-no-no-such-card = Cette carte n’existe pas.
usual-no-does-not-fit = Cette carte ne convient pas.
usual-no-follow-suit = Vous devez fournir la couleur.

## How games end

usual-ending-cards-gone = Toutes les cartes sont parties.
usual-ending-hand-empty = Une main est vide.
usual-ending-limit = C’était le dernier coup que les règles permettent.

## What lies on the table

usual-field-hand = Cartes en main
usual-field-hand-n = Cartes en main
usual-field-my-hand = Votre main
usual-field-pile = Pioche
usual-field-pile-n = Pioche
usual-field-laid = Posées
usual-field-points = Points
usual-field-turn = Au tour de
usual-field-suit = Couleur
