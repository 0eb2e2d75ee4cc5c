import type { Settings } from '../messages';

/** Who may watch: with `hands`, their link shows everybody's cards. */
export const WATCHING = ['everyone', 'link', 'hands', 'nobody'] as const;
export type Watching = (typeof WATCHING)[number];

export function asRules(watching: Watching): Pick<Settings, 'spectators' | 'hands'> {
  return { spectators: watching === 'hands' ? 'link' : watching, hands: watching === 'hands' };
}

export function watchingOf(rules: Settings): Watching {
  return rules.hands ? 'hands' : (rules.spectators ?? 'everyone');
}
