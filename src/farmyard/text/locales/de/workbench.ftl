### Die Werkbank von „farmyard dev“.

bench-players = Spieler
bench-seed = Verteilung
bench-deal = Neu geben
bench-back = Einen Zug zurück
bench-yard = Den Hof mit diesem Spiel öffnen
bench-must-act = ist am Zug
bench-spectator = Ein Zuschauer
bench-why-not = Warum die anderen Züge nicht?
bench-story = Was geschehen ist, wie ein Zuschauer es sieht
bench-state = Der ganze Zustand
bench-show = Stellung zeigen
bench-checking = Zufallsspiele suchen nach Fehlern …
bench-rulebook = Das Regelwerk
bench-change = Diese Zahlen ändern
bench-save = Speichern und nach diesen Regeln weiterspielen
bench-stopped = Zug { $number }, „{ $move }“, geht nach den neuen Regeln nicht: { $why } Er bleibt gemerkt; ein Zug von dir ersetzt ihn.
dev-open = Die Werkbank: { $url } (Ende mit Strg-C)
help-dev = eine Werkbank im Browser für ein Regelwerk: was jeder Platz sieht nebeneinander, nach jedem Speichern neu geladen und ständig geprüft
help-dev-port = Port der Werkbank (Vorgabe: irgendein freier)
playground-open = Der Spielplatz: { $url } (beenden mit Strg-C). Das Regelwerk ist { $file }; es läuft auf dieser Maschine.
help-playground = ein kleines Spiel, im Browser zu ändern und dort gleich zu spielen; eine Kopie in einem eigenen Ordner
