// The puzzles that come with the page, by game; a game without any has no file.
const FILES = import.meta.glob<{ default: unknown }>('./*.json');

export const hasPuzzles = (game: string): boolean => `./${game}.json` in FILES;

export const puzzlesOf = async (game: string): Promise<unknown> => (await FILES[`./${game}.json`]?.())?.default ?? [];
