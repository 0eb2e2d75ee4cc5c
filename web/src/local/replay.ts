// A finished game from its record, move by move, as `farmyard.server.web.finished` tells it. Everything is checked
// while it is replayed: a record may come from anywhere.
import type { Judgement, RecordFile, RecordLog, Replayed, Said } from '../messages';
import { InPlay, type Seen } from './in_play';
import type { Move } from './local_table';
import { Module } from './module';
import { quoted } from './quoted';
import { Refusal } from './refusal';
import { Rulebook } from './rulebook';
import type { Made } from './shelf';
import type { Decided, Finished } from './thinker';
import { plain } from './views';

export class Replay {
  readonly log: Move[] = [];
  private readonly rulebook: Rulebook;
  private readonly inPlay: InPlay;
  /** The moves made in `inPlay`, and what is seen after them. */
  private at = 0;
  private seen: Seen;

  private constructor(
    readonly record: string,
    readonly file: RecordFile,
    private readonly made: Made,
    module: Module,
  ) {
    const rulebook = (this.rulebook = new Rulebook(made));
    checkHead(file, rulebook);
    this.inPlay = new InPlay(module, made, file.seats, rulebook.encode(file.options as never));
    this.seen = this.deal();
    for (const [number, text] of file.moves.entries()) this.read(rulebook, number, text);
    if (!this.over) throw new Refusal('record-unfinished');
    if (!same(this.inPlay.scores(), file.result.scores)) throw new Refusal('record-result');
  }

  static async open(record: string, file: RecordFile, made: Made): Promise<Replay> {
    return new Replay(record, file, made, await Module.start(made.code, made.about));
  }

  /** After this many moves, all hands open. */
  show(move: number): Replayed {
    if (move > this.log.length) throw new Refusal('record-short', { count: this.log.length });
    const before = this.to(Math.max(0, move - 1));
    const now = this.to(move);
    return plain({
      record: this.record,
      move,
      moves: this.log.length,
      names: this.file.names,
      view: now.open,
      hands: now.views.slice(0, -1).map(({ own }) => own),
      lines: move ? this.tell(before, now, this.log[move - 1].seat, -1) : [],
    });
  }

  /** Every move in words, as this seat saw it; -1 is the spectator. */
  told(viewer: number): RecordLog {
    const lines: Said[][] = [];
    let before = this.to(0);
    for (const [number, { seat }] of this.log.entries()) {
      const now = this.to(number + 1);
      lines.push(plain(this.tell(before, now, seat, viewer)));
      before = now;
    }
    return { seats: this.log.map(({ seat }) => seat), actions: this.log.map(({ action }) => action), lines };
  }

  /** Every decision between two moves or more, from the view its seat had then. */
  decisions(): Finished {
    const { file, log } = this;
    const decisions: Decided[] = [];
    let atOnce = 1;
    this.to(0);
    const dealt = this.inPlay.copy();
    for (const [move, { seat, action }] of log.entries()) {
      const { choices, views } = this.to(move);
      atOnce = Math.max(atOnce, choices.size);
      const { legal } = choices.get(seat)!;
      if (legal.length < 2) continue;
      const question = { game: file.game, view: views[seat].bytes, seats: file.seats, seat, legal, seed: BigInt(move) };
      decisions.push({ ...question, move, action });
    }
    const farmhands = Array.from({ length: file.seats }, (_, seat) => file.levels?.[seat] === 'farmhand');
    const moves = log.map(({ seat, action }): [number, number] => [seat, action]);
    const played = { ...dealt, seats: file.seats, log: moves, farmhands, atOnce };
    return { decisions, moves: log.length, game: file.game, played };
  }

  /** Judgements with what speaks for the best move, from what the seat saw at the time. */
  explained(judged: Judgement[]): Judgement[] {
    return judged.map((one) => {
      const reason = this.rulebook.because(this.to(one.move).views[one.seat].full, one.best);
      return reason ? { ...one, reason } : one;
    });
  }

  private get over(): boolean {
    return !this.seen.choices.size;
  }

  private read(rulebook: Rulebook, number: number, text: string): void {
    try {
      const [, seat, name] = /^(\d+) (.+)$/.exec(text) ?? [];
      if (name === undefined) throw new Refusal('record-shape', { part: `moves[${number}]` });
      const action = rulebook.parse(name);
      if (!this.seen.choices.get(Number(seat))?.legal.includes(action))
        throw new Refusal('record-shape', { part: `moves[${number}]` });
      this.log.push({ seat: Number(seat), action });
      this.to(number + 1);
    } catch (error) {
      throw error instanceof Refusal ? new Refusal('record-move', { number: number + 1, why: error }) : error;
    }
  }

  private deal(): Seen {
    try {
      this.inPlay.deal(String(this.file.seed));
      return this.inPlay.look();
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('record-shape', { part: 'seed' });
    }
  }

  private to(move: number): Seen {
    if (move < this.at) [this.at, this.seen] = [0, this.deal()];
    for (; this.at < move; this.at++) {
      const { seat, action } = this.log[this.at];
      this.seen = this.inPlay.move(seat, action);
    }
    return this.seen;
  }

  private tell(before: Seen, now: Seen, seat: number, viewer: number): Said[] {
    const [was, saw, is] = [before.views.at(viewer)!, now.shown.at(viewer)!, now.views.at(viewer)!];
    return this.made.words.narrate(was.full, seat, saw, is.full);
  }
}

/** A number, or the key of a sealed game. */
const SEED = /^\d{1,19}$|^[0-9a-f]{64}$/;

function checkHead({ rules, seats, names, moves, seed }: RecordFile, rulebook: Rulebook): void {
  const { info, made } = rulebook;
  const { title } = info;
  if (rules !== info.rules) throw new Refusal('record-version', { version: rules, title, have: info.rules });
  rulebook.checkSeats(seats);
  if (names.length && names.length !== seats) throw new Refusal('names', { seats, names: names.length });
  if (!SEED.test(String(seed))) throw new Refusal('seed-key', { seed: quoted(seed) });
  const most = made.about.max_steps;
  if (moves.length > most) throw new Refusal('record-long', { count: moves.length, title, most });
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
