import { spot } from './motion';

/** Moves an element into a place marked with `data-spot`: what a game adds to a player's panel. */
export function into(node: HTMLElement, place: string) {
  const put = (name: string) => spot(name)?.append(node);
  put(place);
  return { update: put, destroy: () => node.remove() };
}
