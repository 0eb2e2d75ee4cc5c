// A view's bytes as numbers: in full for a game's words, and cut to what a message holds.
import type { FieldInfo, GameInfo } from '../messages';
import type { Layout } from './module';
import type { Full, Sayings } from './rulebook';

type Row = number | Row[];
type Fields = Record<string, unknown>;

/** What one viewer sees. */
export interface Sight {
  /** Every field in full length. */
  full: Full;
  /** As computer players read it. */
  bytes: Uint8Array;
  /** The viewer's own part as a message holds it, and the same as JSON. */
  own: Fields;
  written: string;
}

/** What every seat sees, the spectator last; `open` is the public part as a message holds it. */
export interface Sights {
  views: Sight[];
  open: Fields;
}

const NUMBERS: Record<string, [number, (data: DataView, at: number) => number]> = {
  u1: [1, (data, at) => data.getUint8(at)],
  i1: [1, (data, at) => data.getInt8(at)],
  u2: [2, (data, at) => data.getUint16(at, true)],
  i2: [2, (data, at) => data.getInt16(at, true)],
  u4: [4, (data, at) => data.getUint32(at, true)],
  i4: [4, (data, at) => data.getInt32(at, true)],
};

export class Eyes {
  constructor(
    private readonly layout: Layout,
    private readonly info: GameInfo,
    private readonly words: Sayings,
    private readonly seats: number,
  ) {}

  /** From the bytes of all views, one after the other. */
  read(bytes: Uint8Array): Sights {
    const { size } = this.layout;
    const views = Array.from({ length: bytes.length / size }, (_, i) =>
      this.one(bytes.slice(i * size, (i + 1) * size)),
    );
    return { views, open: this.open(views[views.length - 1].full) };
  }

  private one(bytes: Uint8Array): Sight {
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const full: Fields = {};
    for (const { name } of this.info.fields) full[name] = this.field(name, data);
    const own = this.cut(full, true);
    return { full: full as Full, bytes, own, written: JSON.stringify(own) };
  }

  private open(full: Full): Fields {
    const open = this.cut(full, false);
    return this.words.preview ? { ...open, preview: plain(this.words.preview(full)) } : open;
  }

  private field(name: string, data: DataView): Row {
    const [type, start, shape] = this.layout.fields[name];
    const [size, get] = NUMBERS[type];
    let at = start - size;
    const take = ([count, ...inner]: number[]): Row =>
      count === undefined ? get(data, (at += size)) : Array.from({ length: count }, () => take(inner));
    return take(shape);
  }

  /** Lists are cut to their length, rows by seat to the seats in play. */
  private cut(full: Fields, own: boolean): Fields {
    const fields = this.info.fields.filter((field) => field.own === own);
    return Object.fromEntries(fields.map((field) => [field.name, this.short(field, full)]));
  }

  private short(field: FieldInfo, full: Fields): unknown {
    const value = full[field.name] as Row[];
    if (field.counted && field.shape.length === 1) return value.slice(0, full[`${field.name}_n`] as number);
    return field.per_seat && field.shape.length ? value.slice(0, this.seats) : value;
  }
}

/** As it is in a message: without the helpers of whoever made it. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
