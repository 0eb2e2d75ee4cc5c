// A look through one's last games, one after the other; what was found in each stays on this device.
import type { Played } from '../messages';
import { session } from '../session.svelte';
import { studyOf } from '../study.svelte';
import { isMistake, lost } from './coach';
import type { Mistake } from './habits';

const SHELF = 'farmyard-review';
const MOST = 60; // games kept

class Review {
  /** By record. */
  found = $state.raw<Record<string, Mistake[]>>(kept());
  /** Games still to be looked at, the one that is being looked at among them. */
  left = $state(0);
  failed = $state('');
  private stopped = false;

  async look(games: readonly Played[]): Promise<void> {
    const wanted = games.filter(({ record }) => !(record in this.found));
    [this.stopped, this.failed, this.left] = [false, '', wanted.length];
    for (const game of wanted) {
      if (this.stopped || this.failed) break;
      await this.lookAt(game);
      this.left -= 1;
    }
    this.left = 0;
  }

  private async lookAt({ record, seat }: Played): Promise<void> {
    const study = studyOf(record, session.keyOf(record));
    this.current = study;
    if (!study.analysis) await study.begin();
    this.failed = this.stopped ? '' : study.failed;
    if (!study.analysis) return;
    const own = study.analysis.decisions.filter((one) => one.seat === seat && isMistake(one));
    const mistakes = own.map((one) => ({
      record,
      seat,
      move: one.move,
      played: one.played,
      best: one.best,
      cost: lost(one),
    }));
    this.found = Object.fromEntries([...Object.entries(this.found), [record, mistakes] as const].slice(-MOST));
    try {
      localStorage.setItem(SHELF, JSON.stringify(this.found));
    } catch {
      // then only as long as the page is open
    }
  }

  private current: { cancel: () => void } | null = null;

  stop = (): void => {
    this.stopped = true;
    this.current?.cancel();
  };
}

function kept(): Record<string, Mistake[]> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Record<string, Mistake[]>;
  } catch {
    return {};
  }
}

export const review = new Review();
