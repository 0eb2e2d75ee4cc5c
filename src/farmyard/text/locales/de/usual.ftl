### Wörter, die viele Spiele gemeinsam haben; die eigenen eines Spiels gehen vor.

## Playing cards

usual-suit-clubs = ♣
usual-suit-spades = ♠
usual-suit-hearts = ♥
usual-suit-diamonds = ♦
usual-rank-jack = B
usual-rank-queen = D
usual-rank-king = K
usual-rank-ace = A
usual-card = { $suit }{ $rank }

## Moves: what they are called and how they are told

usual-do-lay-card = { $card } legen
usual-do-draw = Ziehen
usual-do-draw-place = Karte { $place } ziehen
usual-do-pass = Passen
usual-do-name-suit = { $suit } wünschen
usual-do-roll = Würfeln
usual-do-stop = Aufhören
usual-do-bid-what = { $what } bieten
usual-do-choose-what = { $what } wählen
usual-do-discard-what = { $what } abwerfen
usual-do-place-what = { $what } setzen
usual-do-play-what = { $what } spielen
usual-do-take-what = { $what } nehmen
usual-say-lay-card = { $who } legt { $card }.
usual-say-draw = { $who } zieht.
usual-say-draw-place = { $who } zieht Karte { $place }.
usual-say-pass = { $who } passt.
usual-say-name-suit = { $who } wünscht sich { $suit }.
usual-say-roll = { $who } würfelt.
usual-say-stop = { $who } hört auf.
usual-say-bid-what = { $who } bietet { $what }.
usual-say-choose-what = { $who } wählt { $what }.
usual-say-discard-what = { $who } wirft { $what } ab.
usual-say-place-what = { $who } setzt { $what }.
usual-say-play-what = { $who } spielt { $what }.
usual-say-take-what = { $who } nimmt { $what }.

## Why a move is not possible

usual-no-not-in-hand = Diese Karte hast du nicht.
usual-no-no-such-card = Diese Karte gibt es nicht.
usual-no-does-not-fit = Diese Karte passt nicht.
usual-no-follow-suit = Du musst die Farbe bedienen.

## How games end

usual-ending-cards-gone = Alle Karten sind weg.
usual-ending-hand-empty = Eine Hand ist leer.
usual-ending-limit = Das war der letzte Zug, den die Regeln erlauben.

## What lies on the table

usual-field-hand = Handkarten
usual-field-hand-n = Handkarten
usual-field-my-hand = Deine Karten
usual-field-pile = Stapel
usual-field-pile-n = Stapel
usual-field-laid = Gelegt
usual-field-points = Punkte
usual-field-turn = Am Zug
usual-field-suit = Farbe
