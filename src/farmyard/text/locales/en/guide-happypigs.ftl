### The rules page of Happy Pigs: what its pictures show, and what is in the box.

guide-happypigs-share = The card says eight times Feed. Three farmers have chosen it: they feed 3, 3 and 2 times, and whoever is nearer to the first player gets more. The fourth sells alone, all seven times.
guide-happypigs-grow = Each feeding takes a pig one step further. What it costs is also what it sells for.
guide-happypigs-sty = A farm of one sty, 6 × 6 cells: the table packs the pigs so that as much room as possible is left. A dashed edge: not yet vaccinated.
guide-happypigs-supplement = With a supplement a piglet skips a size: from $3 to $10 by one feeding.
guide-happypigs-inspection = At the end of a season the vaccinated pig lives on, and the other two die.
guide-happypigs-end = The final sale: $43 in the purse, a large pig for $15, a small one for $6, together $64. Most money wins.
guide-happypigs-part-actions = Each player’s four action cards
guide-happypigs-part-pigs = 40 pigs of each size; on the back they are vaccinated
guide-happypigs-part-tools = 25 vaccines, supplements and amulets each, 20 sties, and coins
guide-happypigs-part-seasons = The 24 season cards. Four of each season’s six are played. The events are printed; the numbers are ours.
guide-happypigs-ours = Players, playing time and age are those printed on the box.
