// Every seat has an animal; computer players are robots in the seat's colours, and their hat tells their level.
const ANIMALS = ['dog', 'cat', 'hen', 'goat', 'sheep', 'duck', 'horse', 'rabbit', 'goat', 'duck'];
const HATS = ['chick', 'farmhand', 'farmer', 'champion'];

export function portrait(seat: number, bot: boolean, level = ''): string {
  if (!bot) return `who-${ANIMALS[seat % ANIMALS.length]}`;
  return HATS.includes(level) ? `robot-${level}` : 'robot';
}
