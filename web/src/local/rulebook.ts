// One game as a local table knows it: facts, options and notation. The rules themselves are in its module.
import type { About, GameInfo, Said } from '../messages';
import { closeTo } from './close';
import type { Made } from './shelf';
import { plain } from './views';
import { Refusal } from './refusal';
import { quoted } from './quoted';

export type Options = About['options'];

/** A view as its game's words read it: every field, in full length. */
export type Full = Record<string, never>;

/** `made/<game>.words.js`: what the game says. */
export interface Sayings {
  narrate(before: Full, seat: number, seen: number, after: Full): Said[];
  ask(v: Full): Said;
  label(action: number): Said;
  points(v: Full): number[];
  because?(v: Full, action: number): Said | null;
  preview?(v: Full): unknown;
  leads?(v: Full, actions: number[]): Record<string, unknown>;
}

export class Rulebook {
  private readonly numbers: Map<string, number>;

  constructor(readonly made: Made) {
    this.numbers = new Map(made.info.actions.map((name, action) => [name, action]));
  }

  get info(): GameInfo {
    return this.made.info;
  }

  get id(): string {
    return this.made.info.id;
  }

  checkSeats(seats: number): void {
    const [low, high] = this.info.seats;
    if (!Number.isInteger(seats) || seats < low || seats > high)
      throw new Refusal('seats', { title: this.info.title, low, high, seats });
  }

  /** The options as the rules read them: every one, in order, checked. */
  encode(chosen: Options): number[] {
    const known = this.info.options.map((option) => option.name);
    for (const name of Object.keys(chosen))
      if (!known.includes(name))
        throw new Refusal('option-unknown', {
          option: quoted(name),
          title: this.info.title,
          known: known.sort().join(', ') || '–',
        });
    const numbers = this.info.options.flatMap((option) => encode(option, chosen[option.name] ?? option.default));
    return numbers.length ? numbers : [0];
  }

  /** What speaks for a move, from this view; null if there is nothing to say. */
  because(view: Full, move: string): Said | null {
    const said = this.made.words.because?.(view, this.parse(move));
    return said ? plain(said) : null;
  }

  /** The number of a move by its notation. */
  parse(text: string): number {
    const move = quoted(text).toLowerCase().split(/\s+/).filter(Boolean).join(' ');
    const action = this.numbers.get(move);
    if (action !== undefined) return action;
    const near = closeTo(move, this.info.actions, 3, 0.5);
    throw new Refusal(near.length ? 'move-unknown' : 'move-nonsense', {
      move: quoted(text.trim()),
      near: near.join(' · '),
    });
  }
}

type Option = GameInfo['options'][number];

function encode(option: Option, value: Options[string]): number[] {
  if (option.kind === 'bool' && typeof value === 'boolean') return [Number(value)];
  if (option.kind === 'choice' && option.choices.includes(value as string))
    return [option.choices.indexOf(value as string)];
  const numbers = Array.isArray(value) ? value : [value];
  const fits = (n: unknown) => Number.isInteger(n) && option.low <= (n as number) && (n as number) <= option.high;
  if (option.kind.startsWith('int') && numbers.length === option.slots && numbers.every(fits))
    return numbers as number[];
  throw new Refusal('option-value', { option: option.name, value: said(value), allowed: allowed(option) });
}

function allowed({ kind, choices, low, high, slots }: Option): string {
  if (kind === 'bool') return 'true, false';
  if (kind === 'choice') return choices.join(', ');
  return kind === 'int' ? `${low}..${high}` : `${slots} × ${low}..${high}`;
}

/** As the server quotes it. */
function said(value: unknown): unknown {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  return quoted(typeof value === 'string' ? value : JSON.stringify(value));
}
