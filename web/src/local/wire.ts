// The wire to tables on this device. What is at its other end is loaded when it is first needed.
import type { AnyAnswer, Said } from '../messages';
import { RefusedError, type Asked, type Job, type Wire } from '../wire';
import { Refusal } from './refusal';
import type { Ears, Yard } from './yard';

export class LocalWire implements Wire {
  private coming: Promise<Yard> | null = null;
  private count = 0;

  constructor(
    private readonly ears: Ears,
    private readonly say: (said: Said) => string,
  ) {}

  ask<A extends AnyAnswer>(command: Asked): Promise<A> {
    return this.job<A>(command).answer;
  }

  job<A extends AnyAnswer>(command: Asked): Job<A> {
    const id = `here-${++this.count}`;
    return { id, answer: this.at((yard) => yard.answer(command, id)) as Promise<A> };
  }

  /** What there is no message for. */
  async at<T>(work: (yard: Yard) => T): Promise<Awaited<T>> {
    try {
      return await work(await this.yard());
    } catch (error) {
      throw error instanceof Refusal ? this.refused(error) : error;
    }
  }

  private yard(): Promise<Yard> {
    this.coming ??= import('./yard')
      .catch(() => {
        throw new Refusal('here-missing');
      })
      .then(({ Yard }) => Yard.open(this.ears));
    this.coming.catch(() => (this.coming = null)); // next time there may be a connection
    return this.coming;
  }

  private refused({ code, said }: Refusal): RefusedError {
    return new RefusedError({ type: 'refused', code, said, text: this.say(said), id: '' });
  }
}
