import { LEVELS } from '../messages';

// Every seat has an animal; computer players are robots in the seat's colours, and their hat shows their level.
const ANIMALS = ['dog', 'cat', 'hen', 'goat', 'sheep', 'duck', 'horse', 'rabbit', 'goat', 'duck'];

export function portrait(seat: number, bot: boolean, level = ''): string {
  if (!bot) return `who-${ANIMALS[seat % ANIMALS.length]}`;
  return LEVELS.some((known) => known === level) ? `robot-${level}` : 'robot';
}
