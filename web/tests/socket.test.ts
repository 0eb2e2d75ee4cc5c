import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAUSE, QUIET, SocketWire } from '../src/socket';

/** A socket in the hand: what was sent, and whatever we want it to hear. */
class Held {
  static all: Held[] = [];
  static OPEN = 1;
  static CONNECTING = 0;
  readyState = 0;
  sent: { id: string }[] = [];
  onopen = () => {};
  onmessage: (message: { data: string }) => void = () => {};
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
  const wire = new SocketWire(() => `ws://here/ws${table}`, {
    greet: async () => {},
    hear: () => {},
    online: () => {},
  });
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

/** A wire that has been let in; `told` is what it said about the line. */
async function connected() {
  const told: boolean[] = [];
  const wire = new SocketWire(() => 'ws://here/ws', {
    greet: async () => {},
    hear: () => {},
    online: (on) => told.push(on),
  });
  wire.open();
  await Held.all[0].accept();
  return { wire, told };
}

test('a line that falls silent is given up within ten seconds; the move goes out again under the same id', async () => {
  const { wire, told } = await connected();
  const answer = wire.ask({ type: 'play', table: 'K7QX2M', seat: 0, at: 1, action: 3 });
  Held.all[0].close = () => {}; // nothing is ever heard of it again
  await vi.advanceTimersByTimeAsync(QUIET + 1);
  expect(QUIET).toBeLessThanOrEqual(10_000);
  expect(told).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(300);
  await Held.all[1].accept();
  expect(told).toEqual([true, false, true]);
  expect(Held.all[1].sent).toEqual(Held.all[0].sent);
  await Held.all[1].hear({ type: 'done', id: Held.all[1].sent[0].id, n: 5 });
  expect(await answer).toMatchObject({ type: 'done', n: 5 });
});

test('a beat now and then keeps the line', async () => {
  const { told } = await connected();
  for (let beat = 1; beat < 10; beat++) {
    await vi.advanceTimersByTimeAsync(4000);
    await Held.all[0].hear({ type: 'beat', beat });
  }
  expect(told).toEqual([true]);
  expect(Held.all[0].sent).toHaveLength(9);
});

test('while somebody looks it tries again every two seconds, and at once when told', async () => {
  const { wire } = await connected();
  for (let i = 0; i < 12; i++) {
    Held.all.at(-1)!.close();
    const tried = Held.all.length;
    await vi.advanceTimersByTimeAsync(2000);
    expect(Held.all).toHaveLength(tried + 1);
  }
  const swallowed = Held.all.length;
  await vi.advanceTimersByTimeAsync(QUIET + 2000);
  expect(Held.all).toHaveLength(swallowed + 1);
  await vi.advanceTimersByTimeAsync(1500);
  wire.wake();
  expect(Held.all).toHaveLength(swallowed + 2);
});

test('the network says it is gone: so does the page, at once', async () => {
  const { wire, told } = await connected();
  wire.drop();
  expect(told).toEqual([true, false]);
});

const STOPPED = { type: 'refused', code: 'stopped', said: { key: '', args: {} }, text: 'This table pauses.' };

test('a move refused because the table pauses is sent again once, under the same id, when it goes on', async () => {
  const { wire } = await connected();
  const answer = wire.ask({ type: 'play', table: 'K7QX2M', seat: 0, at: 1, action: 3 });
  const [move] = Held.all[0].sent;
  await Held.all[0].hear({ ...STOPPED, id: move.id });
  expect(Held.all[0].sent).toEqual([move]);
  await Held.all[0].hear({ type: 'fresh', table: 'K7QX2M', n: 4 });
  expect(Held.all[0].sent).toEqual([move, move]);
  await Held.all[0].hear({ type: 'done', id: move.id, n: 5 });
  expect(await answer).toMatchObject({ type: 'done', n: 5 });
  await Held.all[0].hear({ type: 'fresh', table: 'K7QX2M', n: 5 });
  expect(Held.all[0].sent).toEqual([move, move]);
});

test('a move at a table that does not go on is given back', async () => {
  const { wire } = await connected();
  const answer = wire.ask({ type: 'play', table: 'K7QX2M', seat: 0, at: 1, action: 3 }).catch((error) => error.message);
  await Held.all[0].hear({ ...STOPPED, id: Held.all[0].sent[0].id });
  for (let waited = 0; waited < PAUSE; waited += 1000) {
    await Held.all[0].hear({ type: 'beat', beat: waited });
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(await answer).toBe('This table pauses.');
});

test('who enters a table that pauses comes again', async () => {
  const { wire } = await connected();
  void wire.ask({ type: 'enter', table: 'K7QX2M', seen: 0 }, true);
  await Held.all[0].hear({ ...STOPPED, id: Held.all[0].sent[0].id });
  await vi.advanceTimersByTimeAsync(1000);
  expect(Held.all.length).toBe(2);
});
