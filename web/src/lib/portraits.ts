import { LEVELS } from '../messages';

// Every seat is somebody: an animal. A computer player's badge is a robot whose hat shows the level.
const ANIMALS = ['who-dog', 'who-cat', 'who-hen', 'who-goat', 'who-sheep', 'who-duck', 'who-horse', 'who-rabbit'];
const MORE = ['farmer', 'cow-mascot'];

export function portrait(seat: number): string {
  return [...ANIMALS, ...MORE][seat % (ANIMALS.length + MORE.length)];
}

export function badge(bot: boolean, level: string): string {
  return bot && LEVELS.some((known) => known === level) ? `robot-${level}` : 'robot';
}
