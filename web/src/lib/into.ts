import { spot } from './motion';

/**
 * Moves an element into a place marked with `data-spot`, or into a part of it:
 * for what a game adds to a player's panel.
 */
export function into(node: HTMLElement, [place, part]: [string, string?]) {
  const put = ([name, inner]: [string, string?]) => {
    const found = spot(name);
    (inner ? found?.querySelector(inner) : found)?.append(node);
  };
  put([place, part]);
  return { update: put, destroy: () => node.remove() };
}
