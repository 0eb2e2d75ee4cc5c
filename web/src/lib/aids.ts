// Games whose tables can show what everybody could remember.
const AIDED = ['quartett', 'rudi'];

export const hasAids = (game: string): boolean => AIDED.includes(game);
