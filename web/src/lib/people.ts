import { getContext, setContext } from 'svelte';
import type { Person } from '../contract';

const KEY = Symbol('people');

/** Lets the portraits inside look up which seats computer players hold. */
export function seatPeople(people: () => Person[]): void {
  setContext(KEY, people);
}

export function personAt(): (seat: number) => Person | undefined {
  const people = getContext<(() => Person[]) | undefined>(KEY);
  return (seat) => people?.()[seat];
}
