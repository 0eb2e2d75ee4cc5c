### MOW

page-title-mow = MOW
mow-tagline = Bring cows home in herds, and leave the flies to the others.
mow-points = flies

## Cows

mow-cow = { $number } ({ $flies ->
    [0] no flies
    [one] 1 fly
   *[other] { $flies } flies
})
mow-cow-closer-0 = green closer 0
mow-cow-closer-16 = green closer 16
mow-cow-yellow-closer-0 = yellow closer 0
mow-cow-yellow-closer-16 = yellow closer 16
mow-cow-lean-cow = lean cow
mow-cow-milk-cow = milk cow
mow-cow-acrobat-7 = acrobat 7
mow-cow-acrobat-9 = acrobat 9
mow-cow-slowpoke = slowpoke
mow-cow-calf = calf
mow-cow-mad-cow = mad cow
mow-at = Herd { $herd }: { $what }

## What is asked

mow-ask-start = Start a herd.
mow-ask-pass = None of your cows can start a herd: pass.
mow-ask-add = Add a cow or take the herd.
mow-ask-take = None of your cows fits: take the herd.
mow-ask-add-last = Add a cow or take the herd; taking it ends the round.
mow-ask-take-last = None of your cows fits: take the herd, which ends the round.
mow-ask-turn = Turn the arrow? As it points now, { $next } plays next.
mow-ask-turn-duel = Turn the arrow, so that the herds follow in the opposite order?
mow-ask-name = Who plays next?

## Moves

mow-do-play = Play { $cow }
mow-do-calf-left = Put the calf at the low end
mow-do-calf-right = Put the calf at the high end
mow-do-mad = Put the mad cow in place of { $cow }
mow-do-slowpoke = Slip a slowpoke between { $low } and { $high }
mow-do-take = Take the herd
mow-do-keep = Leave the arrow
mow-do-turn = Turn the arrow
mow-do-name = { $who } plays next
mow-do-pass = Pass

## Why not

mow-no-wrong-phase = That is not what is asked now.
mow-no-not-in-hand = That cow is not in your hand.
mow-no-needs-herd = This cow cannot start a herd.
mow-no-inside = Its number is neither lower nor higher than all those of the herd.
mow-no-fly-free-barred = No fly-free cow may be played while the mad cow is in the herd.
mow-no-nothing-to-climb = There is no cow with the acrobat’s number to climb on.
mow-no-no-gap = There is no free space between these two cows.
mow-no-not-beside-flies = The calf stands only beside a fly-free cow.
mow-no-no-eight = This 8 is not in the herd.
mow-no-no-herd = There is no herd to take: start one.
mow-no-can-take = You cannot pass while there is a herd: add a cow or take it.
mow-no-can-start = You cannot pass while you hold a cow that can start a herd.
mow-no-yourself = You cannot name yourself.
mow-no-no-such-player = Nobody sits there.
mow-no-position-ends = “low” and “high” must be the lowest and the highest number in each herd.
mow-no-position-places = Only two players have more than one herd.
mow-no-position-herd = { $cow } cannot stand on { $number }.
mow-no-position-rider = There is no cow numbered { $number } under the acrobat.
mow-no-position-end = The game is over if and only if somebody has { $target } flies or more.
mow-no-position-flies = Each player’s flies must be the sum of those from herds and from hands.
mow-no-position-phase = Only a player who has just added a special cow is asked about the arrow (green pack) or the next player (yellow pack).
mow-no-position-hands = While there is a pile everybody holds at least { $least } cards, and at most { $most }.
mow-no-position-pile = With the pile used up there must be a herd.
mow-no-position-known = The cows of the herds must be among those that came to light.
mow-no-position-stable = More cows or flies are in the stables than came to light.
mow-no-position-eight = The 8 taken by the mad cow’s player must be in that player’s hand.
mow-no-position-stuck = A player has fewer cards that cannot start a herd than a pass has shown.

## What happened

mow-say-start = { $who } starts a herd with { $cow }.
mow-say-start-special = { $who } starts a herd with the { $cow }.
mow-say-add = { $who } adds { $cow }.
mow-say-add-special = { $who } adds the { $cow }.
mow-say-acrobat = { $who } puts the acrobat on the { $number }.
mow-say-slowpoke = { $who } slips a slowpoke between { $low } and { $high }.
mow-say-calf = { $who } adds the calf; it stands on { $number }.
mow-say-mad = { $who } puts the mad cow in place of { $cow } and takes that one. Fly-free cows are barred now.
mow-say-draw = { $who } draws { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}.
mow-say-my-draw = Drawn: { $cows }.
mow-say-last-card = The pile is used up. Whoever takes a herd now ends the round.
mow-say-take = { $who } takes the herd: { $cows ->
    [one] one cow
   *[other] { $cows } cows
}, { $flies ->
    [0] no flies
    [one] one fly
   *[other] { $flies } flies
}.
mow-say-keep = { $who } leaves the arrow as it is.
mow-say-turn = { $who } turns the arrow; { $next } is next.
mow-say-keep-duel = { $who } leaves the arrow as it is.
mow-say-turn-duel = { $who } turns the arrow; herd { $herd } is next.
mow-say-name = { $who } names { $named } to play next.
mow-say-pass = { $who } has no cow to start a herd with and passes.
mow-say-round-end = Round { $number } is over.
mow-say-count = { $who }: { $herds } from herds, { $hand } from the hand, { $total } in all.
mow-say-next-round = Round { $number }. { $who } begins.
mow-say-winner = { $count ->
    [one] { $who } wins with { $flies ->
        [0] no flies
        [one] one fly
       *[other] { $flies } flies
    }.
   *[other] Shared victory with { $flies ->
        [0] no flies
        [one] one fly
       *[other] { $flies } flies
    }: { $who }.
}

mow-ending-target = somebody had too many flies

## On the table

mow-show-round = MOW · round { $round } · ends at { $target ->
    [one] 1 fly
   *[other] { $target } flies
}
mow-show-herd = Herd
mow-show-herd-of = Herd { $herd }
mow-show-count = { $cows ->
    [one] 1 cow
   *[other] { $cows } cows
} · { $flies ->
    [0] no flies
    [one] 1 fly
   *[other] { $flies } flies
}
mow-show-stable = stable
mow-show-flies = flies
mow-show-pile-empty = used up
mow-show-fits = Fits
mow-show-below = below { $number }
mow-show-above = above { $number }
mow-show-any = any number
mow-show-fly-free-barred = no fly-free cows
mow-show-arrow = Arrow
mow-show-last-round = Last round

## Options

mow-option-target = Target
    .help = The game ends after a round in which somebody has reached this many flies; 100 is printed, 1 plays a single round.
mow-option-lean = Lean cow
    .help = Its number in the line, 1 to 15. The printed one is unknown; 7 is ours.
mow-option-milk = Milk cow
    .help = Its number in the line, 1 to 15. The printed one is unknown; 9 is ours.

## Rules

mow-r1 = Bring home as few flies as you can: at the end of the game the player with the fewest wins.
mow-r2 = Each pack has 48 cows with 74 flies: 1 to 15 without flies, 2 to 14 with one, 3 to 13 with two, 7 to 9 with three, and six special cows with five flies each.
mow-r3 = Up to five players use the green pack; six to ten shuffle both packs together.
mow-r4 = Everybody gets five cards, the rest is the pile. The starter lays the arrow so that it points left.
mow-r5 = The starter lays down a first cow and draws a card. Then everybody in turn adds a cow whose number is lower or higher than all the numbers there, and draws a card.
mow-r6 = A closer bars one end of the herd.
mow-r7 = An acrobat climbs on a cow of the herd that has the same number, 7 or 9.
mow-r8 = A slowpoke slips into a free space between two numbers: between 5 and 9 it can stand for 6, 7 or 8.
mow-r9 = After a special cow of the green pack you may turn the arrow round; play continues with the neighbour it points to.
mow-r10 = The calf goes to an end of the herd beside a fly-free cow and counts as one less or one more than it. Left of a 1 it is a 0, and no other 0 can be played there.
mow-r11 = Whoever adds the lean cow does not draw.
mow-r12 = Whoever adds the milk cow draws two cards.
mow-r13 = The mad cow takes the place of a cow numbered 8; its player takes that card into hand and does not draw. As long as the mad cow is in the herd nobody may play a fly-free cow.
mow-r14 = After a special cow of the yellow pack you may name who plays next; the arrow stays as it is.
mow-r15 = If you cannot or will not add a cow, take the whole herd into your stable, face down, and start a new herd.
mow-r16 = When the last card of the pile has been drawn, play continues until somebody takes the herd. That ends the round.
mow-r17 = Then everybody puts the cards left in hand into the stable too, and adds the flies there to those of earlier rounds.
mow-r18 = The game ends after a round in which somebody has reached 100 flies in all.
mow-r19 = Two players use the green pack and three herds in a ring. They take turns and go from herd to herd, clockwise at first; the first three turns start the herds.
mow-r20 = With two players you take only the herd of your turn and start a new one in the same place.
mow-r21 = With two players the round ends when the pile is used up and one of the herds is taken. The cows of the other two count for nobody.

mow-d1 = The closers have the numbers 0 and 16. Equal numbers never fit, so a second 0 or 16 cannot be added to the same herd.
mow-d2 = The lean cow counts as 7, the milk cow as 9. The printed numbers are unknown to us; options change them.
mow-d3 = An acrobat needs the printed number: the lean and the milk cow will do, a slowpoke or a calf in that place will not.
mow-d4 = A slowpoke has no number. You choose the gap; between two cows there is room for as many as there are numbers missing, and never at an end. We show it on the first free number.
mow-d5 = A herd is started with a numbered cow, a closer, the lean or the milk cow. Acrobats, slowpokes, calf and mad cow need company.
mow-d6 = If you have to start a herd and cannot, the turn passes on in the arrow’s direction; it costs nothing.
mow-d7 = What counts for the calf is the card on top: an acrobat, a closer, the lean and the milk cow have flies. The calf’s number never changes afterwards.
mow-d8 = The mad cow replaces a printed 8 with up to three flies and counts as 8 itself. The 8 cannot be played in the same turn.
mow-d9 = The mad cow bars only fly-free cows; special cows may be played.
mow-d10 = After a lean cow you go on with one card less, after a milk cow with one more. If only one card is left, the milk cow gives one.
mow-d11 = Taking a herd gives no card; the first cow of the new herd does. An empty place cannot be taken.
mow-d12 = You may take the herd even if you could add a cow. With no cards in hand you must.
mow-d13 = Whoever takes a herd when the pile is used up does not start another. Cards in hand count with two players too.
mow-d14 = First draw, then decide about the arrow or the next player. This holds for the first cow of a herd as well.
mow-d15 = You may name any other player, even the one whose turn it would be, but not yourself.
mow-d16 = The player who begins the first round is drawn by lot. Later the player with the most flies begins; among several, the first to the left of the last starter, who comes last.
mow-d17 = Every round begins with the arrow pointing left.
mow-d18 = 100 flies or more end the game. Equal flies share the victory.
mow-d19 = Nobody sees the backs of the cards, so equal cows of the two packs cannot be told apart.
mow-d20 = With two players a green special cow may turn the order of the herds. In a place without a herd, one must be started.
mow-d21 = The program remembers what everybody could see: the cows played, the 8 taken by the mad cow’s player, the flies taken home. Totals change at the end of the round, when all hands are laid open and counted.
mow-d22 = The six special cows of the green pack are two closers, an acrobat 7, an acrobat 9 and two slowpokes; those of the yellow pack two closers, the calf, the lean, the milk and the mad cow.

## Why a move is good

mow-because-special = You get rid of { $flies } flies, and decide how play goes on.
mow-because-flies = You get rid of { $flies ->
    [one] a fly
   *[other] { $flies } flies
}, and the herd grows dearer for the others.
mow-because-clean = It fits, and you need not take the herd.
mow-because-cheap = The herd has { $flies ->
    [0] no flies at all
    [one] only one fly
   *[other] only { $flies } flies
}: cheaper than later.
mow-because-take = It costs { $flies } flies, and keeps cards that will fit later.
mow-because-end = It ends the round: { $flies ->
    [one] one fly
   *[other] { $flies } flies
} for you, and everybody counts the flies in hand.
mow-because-leader = Then { $who } must go on, who has the fewest flies of the others: { $flies }.
mow-because-next = Then it is up to { $who }.

### MOW on the page: what only the browser says.

page-mow-round = Round { $round }
page-mow-target = { $flies ->
    [1] one round
   *[other] ends at { $flies } flies
}
page-mow-three-herds = two players · three herds
page-mow-last-herd = the next herd taken ends the round
page-mow-flies = { $flies ->
    [one] fly
   *[other] flies
}
page-mow-holding = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · stable { $flies }
page-mow-holds = holds { $cow }, taken from the herd
page-mow-play = Play { $number }
page-mow-where = Where should it stand?
page-mow-calf-left = At the low end
page-mow-calf-right = At the high end
page-mow-take = Take herd · { $flies ->
    [0] no flies
    [one] 1 fly
   *[other] { $flies } flies
}
page-mow-take-of = Take { $herd } · { $flies ->
    [0] no flies
    [one] 1 fly
   *[other] { $flies } flies
}
page-mow-take-brief = Take · { $flies }
page-mow-take-last = Taking the herd costs { $flies ->
    [0] no flies
    [one] one fly
   *[other] { $flies } flies
} and ends the round. Take it?
page-mow-keep = Leave it
page-mow-turn = Turn it
page-mow-inside = { $cow } is inside the herd ({ $low }–{ $high }).
page-mow-stands = { $cow }, on number { $number }
page-mow-gap = gap between { $low } and { $high }: a slowpoke fits
page-mow-slowpoke-gap = gap for a slowpoke
page-mow-or = { $one } or { $other }
page-mow-left = { $count ->
    [0] no cards left to draw
    [one] 1 card left to draw
   *[other] { $count } cards left to draw
}
page-mow-cows = { $count ->
    [one] 1 cow
   *[other] { $count } cows
}
page-mow-herd-flies = { $flies ->
    [0] no flies in the herd
    [one] 1 fly in the herd
   *[other] { $flies } flies in the herd
}
page-mow-arrow = The arrow points to { $who }
page-mow-then = then herd { $herd }
page-mow-stable = { $cows ->
    [0] your stable is empty
   *[other] in your stable: { $flies ->
        [0] no flies
        [one] 1 fly
       *[other] { $flies } flies
    }
}
page-mow-by-herds = herds
page-mow-by-hands = cards in hand
page-mow-help-number = A cow joins
page-mow-help-flies = Flies
page-mow-help-closer = The closer
page-mow-help-acrobat = The acrobat
page-mow-help-slowpoke = The slowpoke
page-mow-help-arrow = Green pack: the arrow
page-mow-help-calf = The calf
page-mow-help-lean = The lean cow
page-mow-help-milk = The milk cow
page-mow-help-mad = The mad cow
page-mow-help-yellow = Yellow pack: who is next

## Setting up

page-mow-length-round = One round
page-mow-length-half = To 50 flies
page-mow-length-usual = To 100 flies
page-mow-house-target = Flies that end the game
    .help = When somebody has this many flies after a round, the game is over. With 1 you play a single round.
page-mow-house-lean = Number of the lean cow
    .help = Where she stands in the herd. She saves you from drawing a card.
page-mow-house-milk = Number of the milk cow
    .help = Where she stands in the herd. Whoever plays her draws two cards.

## Goal

page-mow-goal = { $target ->
    [1] Fewest flies after one round wins
   *[other] Fewest flies wins, once somebody has { $target }
}

## Scenes

page-mow-counted = herds { $herds } · hand { $hand }

## What bots say now and then

phrase-mow-herd-1 = All those flies!
phrase-mow-herd-2 = Bzzz …
phrase-mow-herd-3 = I need a fly swatter.
phrase-mow-spared-1 = Not my flies!
phrase-mow-spared-2 = Better you than me.
phrase-mow-spared-3 = Phew!
phrase-mow-turned-1 = Me again?
phrase-mow-turned-2 = Not again …
phrase-mow-turned-3 = How very kind of you.
phrase-mow-slowpoke-1 = Room for one more.
phrase-mow-slowpoke-2 = Excuse me, ladies.
phrase-mow-slowpoke-3 = A tight fit!

### The rules page of MOW: what its pictures show, and what is in the box.

guide-mow-fits = The herd reaches from 7 to 11: any cow below 7 or above 11 may join. An 8 or a 10 no longer fits.
guide-mow-slowpoke = Between 5 and 9 a slowpoke can stand for 6, 7 or 8. The ends of the herd stay as they were.
guide-mow-closer = Nothing is higher than 16: this end of the herd is shut, and only cows below 4 fit.
guide-mow-acrobat = The acrobat needs a cow with her own number. She climbs on the 7, wherever in the herd it stands.
guide-mow-calf = The calf stands beside the fly-free 1 and counts as 0. Now nothing fits at this end.
guide-mow-mad = The mad cow takes the place of the 8, and the 8 goes into your hand. Until the herd is taken, no fly-free cow may join.
guide-mow-scoring = Nine flies in the stable and two in the hand make eleven. They are added to those of earlier rounds.
guide-mow-two = Two players, three herds: you take turns and go from one to the next.
guide-mow-part-clean = 15 cows without flies
guide-mow-part-one = 13 cows with one fly
guide-mow-part-two = 11 cows with two flies
guide-mow-part-three = Three cows with three flies
guide-mow-part-green = Green pack: six special cows with five flies each
guide-mow-part-yellow = Yellow pack, from six players: the same numbers, and six other special cows
guide-mow-ours = The number of players and the age are printed on the box; the playing time is ours, for play on a screen.

### The lesson of MOW: each step’s heading, what to do, and what has happened; answers to other moves.

lesson-mow-goal = Cows bring flies home. The fewest flies win! Rounds are played until somebody has reached 100.
    .title = The goal
lesson-mow-add = In your turn add one cow to the herd. Its number must be lower or higher than all the numbers there: below 5 or above 9.
    .title = Add a cow
    .done = Numbers in between no longer fit. After every cow you draw one, so you always hold five.
lesson-mow-shed = Flies are drawn on the cards: 4 has none, 3 has two. Cows you get rid of now you cannot take home later. Which one do you add?
    .title = Flies
    .done = Two flies fewer in your hand, and a herd that is dearer for whoever has to take it.
lesson-mow-closer = A closer shuts one end: nothing is higher than 16. Play it and make it hard for the others.
    .title = The closer
    .done = Now only cows below 4 fit. But beware: special cows have five flies each.
lesson-mow-arrow = After a special cow of the green pack you may turn the arrow. It points to Bernd, who has the most flies. David has the fewest: let him play next.
    .title = The arrow
    .done = David had no cow that fits and took the whole herd, with 11 flies. That could also have been you.
lesson-mow-slowpoke = None of your numbers fits. But a slowpoke slips into a gap inside the herd.
    .title = The slowpoke
    .done = It stands between 4 and 9. And the herd is not yours to take yet.
lesson-mow-acrobat = The acrobat climbs on a cow with the same number: the 7 is there.
    .title = The acrobat
    .done = She stands on the 7 and changes neither end of the herd.
lesson-mow-early = If you cannot or will not add a cow, you take the herd. It has one fly, and of your cards only the 8 fits, with three. Later nothing would. Take it now.
    .title = Take the herd
    .done = One fly is cheap. You start a new herd with any cow and go on.
lesson-mow-end = The pile is used up. Whoever takes the herd now ends the round, and then the flies in everybody’s hand count, too. Get rid of many.
    .title = The end of a round
    .done = Herds taken and cards in hand are counted. After a round in which somebody has reached 100 flies, the fewest flies win.

lesson-mow-not-take-later = You may always take the herd, but its flies would be yours. Two of your cows fit: add one.
lesson-mow-not-keeps-flies = That fits, but 3 with its two flies would stay in your hand. Get rid of the flies.
lesson-mow-not-want-closer = That fits, but leaves the high end open to others. Try the closer.
lesson-mow-not-take-six = That herd has six flies, and you can still add a cow.
lesson-mow-not-bernd-is-last = Then Bernd plays. He has the most flies and is no danger to you. Turn it towards David.
lesson-mow-not-can-still-play = Then its flies are yours, although one of your cows still fits: a special one.
lesson-mow-not-dearer-later = Then four flies are in the herd and nothing in your hand fits any more. Take it while it is cheap.
lesson-mow-not-hand-counts = That cow has no flies and can stay in your hand. Get rid of one that has.
lesson-mow-not-ends-now = That ends the round at once, with all the flies in your hand. First get rid of some.

### What one tends to lose by, in the review of several games

habit-mow-herd-early = A herd taken too early
habit-mow-herd-late = A herd taken too late
habit-mow-turn = The arrow turned the wrong way
habit-mow-special-early = A special cow spent too early
habit-mow-special-held = A special cow held too long
habit-mow-flies-early = Flies given away too early
habit-mow-flies-held = Flies kept too long
habit-mow-card = The wrong cow

### In the reports of the laboratory

lab-mow-points = flies
lab-mow-by-herds = flies from herds
lab-mow-by-hands = flies in hand
lab-mow-taken = herds taken
lab-mow-kind-no-flies = adds a fly-free cow
lab-mow-kind-one-fly = adds a cow with one fly
lab-mow-kind-two-flies = adds a cow with two
lab-mow-kind-three-flies = adds a cow with three
lab-mow-kind-closer = adds a closer
lab-mow-kind-lean = adds the lean cow
lab-mow-kind-milk = adds the milk cow
lab-mow-kind-acrobat = adds an acrobat
lab-mow-kind-slowpoke = adds a slowpoke
lab-mow-kind-calf = adds the calf
lab-mow-kind-mad = adds the mad cow
lab-mow-kind-take = takes a herd
lab-mow-kind-keep = leaves the arrow
lab-mow-kind-turn = turns the arrow
lab-mow-kind-name = names who is next
lab-mow-kind-pass = passes
