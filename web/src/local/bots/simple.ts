// Chicks and farmhands, in the page's own thread: for a device without workers, and for tests.
import { Module } from '../module';
import { Refusal } from '../refusal';
import { rulesOf, type Shelf } from '../shelf';
import type { Advised, Question, Study, Thinker } from '../thinker';

type Rules = Pick<Awaited<ReturnType<Shelf['game']>>, 'about' | 'code'>;

export class SimpleThinker implements Thinker {
  private readonly started = new Map<string, Promise<Module>>();

  constructor(private readonly find: (game: string) => Promise<Rules> = rulesOf) {}

  async choose(question: Question, level: string): Promise<number> {
    if (level === 'chick') return question.legal[Number(question.seed % BigInt(question.legal.length))];
    if (level !== 'farmhand') throw new Refusal('bot-unknown', { bot: level, known: 'chick, farmhand' });
    return suggest(await this.module(question.game), question.view, question.seed);
  }

  async hint(): Promise<Advised> {
    throw new Refusal('internal');
  }

  async analyse(): Promise<Study> {
    throw new Refusal('internal');
  }

  close(): void {
    this.started.clear();
  }

  private module(game: string): Promise<Module> {
    if (!this.started.has(game)) {
      const coming = this.find(game).then(({ about, code }) => Module.start(code, about));
      coming.catch(() => this.started.delete(game));
      this.started.set(game, coming);
    }
    return this.started.get(game)!;
  }
}

/** The craft's own move. */
export function suggest(module: Module, view: Uint8Array, seed: bigint): number {
  const { about, used } = module;
  const views = module.array(about.view.size, 1);
  const world = [
    module.array(about.state.size, 1),
    module.array(about.memory.size, 1),
    module.array(about.state.size, about.before),
  ];
  const rest = [module.array(about.state.size, 1), module.array(about.dice, 1), module.array(4, about.max_legal)];
  module.bytes(views).set(view);
  const move = module.call('suggest', views, seed, world, ...rest);
  module.free(used);
  return move;
}
