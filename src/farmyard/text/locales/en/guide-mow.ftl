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
