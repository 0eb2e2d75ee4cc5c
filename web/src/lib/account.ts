// Where a seat's share of the victory came from, in a sentence (as `farmyard.contests.account` says it) and as steps.
import type { Account, Said } from '../messages';

const percentOf = (share: number) => Math.round(100 * share);
const signOf = (share: number) => (!percentOf(share) ? 'even' : share > 0 ? 'up' : 'down');

export function told(account: Account): Said {
  const choices = account.columns.find(({ name }) => name === 'choices')!.share;
  const luck = account.result - account.fair - choices;
  const part = (of: string, share: number, args: Said['args'] = {}): Said => ({
    key: `account-${of}-${signOf(share)}`,
    args: { ...args, percent: Math.abs(percentOf(share)) },
  });
  return {
    key: 'account-said',
    args: { choices: part('choices', choices, { who: { seat: account.seat } }), luck: part('luck', luck) },
  };
}

/** Of each column over all seats, in whole percent. */
export function sums(accounts: readonly Account[]): { name: string; percent: number }[] {
  const names = accounts[0]?.columns.map(({ name }) => name) ?? [];
  return names.map((name, i) => ({
    name,
    percent: percentOf(accounts.reduce((sum, { columns }) => sum + columns[i].share, 0)) || 0,
  }));
}

/** One row of the picture: from where to where, and how far it may be off. */
export interface Rung {
  name: string;
  from: number;
  to: number;
  error: number;
}

/** From an even share to the result, column by column. */
export function ladder({ fair, result, columns }: Account): Rung[] {
  let at = fair;
  const rungs = columns.map(({ name, share, error }) => ({ name, from: at, to: (at += share), error }));
  return [{ name: 'fair', from: 0, to: fair, error: 0 }, ...rungs, { name: 'result', from: 0, to: result, error: 0 }];
}
