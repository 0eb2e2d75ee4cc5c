// The bytes of a view from its fields as a message holds them: what `Eyes` reads, the other way round. Computer players
// read bytes; a server sends fields.
import { NONE } from '../games/views';
import type { GameInfo } from '../messages';
import type { Layout } from './module';

type Row = number | Row[];

const WRITE: Record<string, [number, (data: DataView, at: number, value: number) => void]> = {
  u1: [1, (data, at, value) => data.setUint8(at, value)],
  i1: [1, (data, at, value) => data.setInt8(at, value)],
  u2: [2, (data, at, value) => data.setUint16(at, value, true)],
  i2: [2, (data, at, value) => data.setInt16(at, value, true)],
  u4: [4, (data, at, value) => data.setUint32(at, value, true)],
  i4: [4, (data, at, value) => data.setInt32(at, value, true)],
};

/** What a message leaves out is 0 beyond a list's length, and for seats that nobody has 0 or nothing. */
export function bytesOf(layout: Layout, info: GameInfo, view: Record<string, unknown>): Uint8Array {
  const data = new DataView(new ArrayBuffer(layout.size));
  for (const { name, none, per_seat } of info.fields) {
    const [type, start, shape] = layout.fields[name];
    const [size, set] = WRITE[type];
    const put = (value: Row, at: number, [, ...inner]: number[]): void => {
      if (typeof value === 'number') return set(data, at, value);
      const stride = inner.reduce((a, b) => a * b, size);
      for (const [i, part] of value.entries()) put(part, at + i * stride, inner);
    };
    if (none && per_seat) put(Array<Row>(shape[0] ?? 0).fill(NONE), start, shape);
    put(view[name] as Row, start, shape);
  }
  return new Uint8Array(data.buffer);
}
