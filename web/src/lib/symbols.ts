// The rules about what is drawn on the table: each game's profile says which rule explains which drawing.
import { profileOf } from '../games/profiles';
import type { Words } from '../words';

/** Messages of the rulebook about a drawing, by a pattern for its name, or about a place, by its selector. */
export type Explained<About> = readonly [what: About, ...messages: string[]];

export interface Rule {
  number: string;
  text: string;
}

/** The rules about a drawing, each with its number; none if it needs no explanation. */
export function rulesAbout(w: Words, game: string, drawing: string): Rule[] {
  return quoted(
    w,
    game,
    profileOf(game)?.drawings.find(([pattern]) => pattern.test(drawing)),
  );
}

/** The same of a place. */
export function rulesOfPlace(w: Words, game: string, place: Element): Rule[] {
  return quoted(
    w,
    game,
    profileOf(game)?.places.find(([selector]) => place.matches(selector)),
  );
}

function quoted(w: Words, game: string, found: Explained<unknown> | undefined): Rule[] {
  return ((found?.slice(1) as string[] | undefined) ?? []).map((message) => ({
    number: message.toUpperCase(),
    text: w.say(`${game}-${message}`),
  }));
}
