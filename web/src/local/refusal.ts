// A refusal: what was asked for is not possible, with a stable code and the details for a message.
import type { Said } from '../messages';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code);
  }

  get said(): Said {
    const args = Object.entries(this.details).map(([name, value]) => [
      name,
      value instanceof Refusal ? value.said : value,
    ]);
    return { key: this.code.includes('-no-') ? this.code : `no-${this.code}`, args: Object.fromEntries(args) };
  }
}
