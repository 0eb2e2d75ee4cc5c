// A Mau-Mau of the same shape on boardgame.io: four seats, hidden hands, cards that fit by colour or number, in memory.
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const COLOURS = 4;
const NUMBERS = 8;
const fits = (card, top) => card % COLOURS === top % COLOURS || Math.floor(card / COLOURS) === Math.floor(top / COLOURS);

function deal(G, ctx, random) {
  G.secret.deck = random.Shuffle([...Array(COLOURS * NUMBERS).keys()]);
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    G.players[seat] = { hand: G.secret.deck.splice(0, 5), bet: -1 };
    G.handSizes[seat] = 5;
  }
  G.pile = [G.secret.deck.pop()];
  G.deckSize = G.secret.deck.length;
  G.pigs = [0, 0, 0, 0];
}

function draw({ G, playerID, events, random }) {
  if (!G.secret.deck.length) {
    G.secret.deck = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
  }
  if (G.secret.deck.length) G.players[playerID].hand.push(G.secret.deck.pop());
  G.handSizes[playerID] = G.players[playerID].hand.length;
  G.deckSize = G.secret.deck.length;
  events.endTurn();
}

function play({ G, ctx, playerID, events, random }, card) {
  const hand = G.players[playerID].hand;
  const place = hand.indexOf(card);
  if (place < 0 || !fits(card, G.pile[G.pile.length - 1])) return 'INVALID_MOVE';
  hand.splice(place, 1);
  G.pile.push(card);
  G.handSizes[playerID] = hand.length;
  G.pigs[card % COLOURS] = Math.min(19, G.pigs[card % COLOURS] + Math.floor(card / COLOURS));
  if (!hand.length || G.pigs[card % COLOURS] === 19) {
    G.points[playerID] += 5;
    G.race += 1;
    deal(G, ctx, random);
  }
  events.endTurn();
}

const Mau = {
  name: 'mau',
  setup: ({ ctx, random }) => {
    const G = { secret: {}, players: {}, handSizes: {}, pile: [], deckSize: 0, pigs: [], points: Array(ctx.numPlayers).fill(0), race: 0 };
    deal(G, ctx, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play, draw },
};

Server({ games: [Mau], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
