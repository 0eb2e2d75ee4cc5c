### Die Regelseite von MOW: was ihre Bilder zeigen, und was zum Spiel gehört.

guide-mow-fits = Die Herde reicht von 7 bis 11: Jede Kuh unter 7 oder über 11 darf dazu. Eine 8 oder eine 10 passt nicht mehr.
guide-mow-slowpoke = Zwischen 5 und 9 kann eine Nachzüglerin für 6, 7 oder 8 stehen. Die Enden der Herde bleiben, wie sie waren.
guide-mow-closer = Höher als 16 geht es nicht: Dieses Ende ist zu, und nur Kühe unter 4 passen noch.
guide-mow-acrobat = Die Akrobatin braucht eine Kuh mit ihrer eigenen Zahl. Sie klettert auf die 7, wo immer in der Herde die steht.
guide-mow-calf = Das Kalb steht neben der fliegenfreien 1 und zählt als 0. An diesem Ende passt nun nichts mehr.
guide-mow-mad = Die verrückte Kuh nimmt den Platz der 8 ein, und die 8 kommt auf die Hand. Bis die Herde genommen wird, darf keine fliegenfreie Kuh dazu.
guide-mow-scoring = Neun Fliegen im Stall und zwei auf der Hand sind elf. Sie kommen zu denen früherer Runden.
guide-mow-two = Zwei spielen an drei Herden: abwechselnd, von einer zur nächsten.
guide-mow-part-clean = 15 Kühe ohne Fliegen
guide-mow-part-one = 13 Kühe mit einer Fliege
guide-mow-part-two = 11 Kühe mit zwei Fliegen
guide-mow-part-three = Drei Kühe mit drei Fliegen
guide-mow-part-green = Grünes Paket: sechs besondere Kühe mit je fünf Fliegen
guide-mow-part-yellow = Gelbes Paket, ab sechs Spielern: dieselben Zahlen und sechs andere besondere Kühe
guide-mow-ours = Spielerzahl und Alter stehen auf der Schachtel; die Spieldauer ist unsere Angabe, für das Spiel am Bildschirm.
