import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Wire } from '../src/socket';

/** A socket in the hand: what was sent, and whatever we want it to hear. */
class Held {
  static all: Held[] = [];
  static OPEN = 1;
  static CONNECTING = 0;
  readyState = 0;
  sent: any[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};

  constructor(readonly address: string) {
    Held.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
    this.onclose();
  }

  async accept() {
    this.readyState = 1;
    this.onopen();
    await vi.advanceTimersByTimeAsync(0);
  }

  async hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
    await vi.advanceTimersByTimeAsync(0);
  }
}

beforeEach(() => {
  Held.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Held);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a table that another worker has is looked for at its own address, and the command sent again', async () => {
  let table = '';
  const wire = new Wire(() => `ws://here/ws${table}`, { greet: async () => {}, hear: () => {}, online: () => {} });
  wire.open();
  await Held.all[0].accept();
  table = '/K7QX2M';
  const answer = wire.ask({ type: 'undo', table: 'K7QX2M', seat: 0, at: 1 });
  const [asked] = Held.all[0].sent;
  await Held.all[0].hear({ type: 'refused', id: asked.id, code: 'elsewhere', said: { key: '', args: {} }, text: '' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(Held.all.map((socket) => socket.address)).toEqual(['ws://here/ws', 'ws://here/ws/K7QX2M']);
  await Held.all[1].accept();
  expect(Held.all[1].sent).toEqual([asked]);
  await Held.all[1].hear({ type: 'done', id: asked.id, n: 5 });
  expect(await answer).toMatchObject({ type: 'done', n: 5 });
});
