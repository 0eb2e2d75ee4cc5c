// A worker without a thread: for tests, which ask it to fail, too.
import { FarEnd, type Call } from '../src/local/bots/far_end';
import type { Port } from '../src/local/bots/thread';

/** `spoil` may change what is asked before it is answered, or throw. */
export function inProcess(spoil: (call: Call) => Call = (call) => call): Port {
  const end = new FarEnd();
  const port: Port = {
    onmessage: null,
    onerror: null,
    postMessage: (call) => void end.answer(spoil(call)).then((data) => port.onmessage?.({ data } as MessageEvent)),
    terminate: () => {},
  };
  return port;
}
