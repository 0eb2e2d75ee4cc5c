// Every seat has an animal; computer players are robots in the seat's colours.
const ANIMALS = ['dog', 'cat', 'hen', 'goat', 'sheep', 'duck', 'horse', 'rabbit', 'goat', 'duck'];

export function portrait(seat: number, bot: boolean): string {
  return bot ? 'robot' : `who-${ANIMALS[seat % ANIMALS.length]}`;
}
