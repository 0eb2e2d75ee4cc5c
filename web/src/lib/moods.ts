// What a computer player may feel about a line of the story, and how it shows it.

/** What a mood is shown by. Of a mood with sayings there are `phrase-MOOD-1` to `phrase-MOOD-3`. */
export interface Mood {
  emotes: string[];
  phrases: string[];
}

/** Who says something about a line of the story: somebody that it names, or anybody whom it does not. */
export type Whose = 'who' | 'asked' | 'next' | 'others';
/** One in so many such lines is spoken of. */
export type Cue = readonly [line: RegExp, whose: Whose, mood: Mood, often: number];

export const sayings = (name: string): string[] => [1, 2, 3].map((n) => `${name}-${n}`);
export const mood = (emotes: string[], ...phrases: string[]): Mood => ({ emotes, phrases });

const [LAUGHING, CRYING, CLAPPING] = [
  ['laugh', 'smile', 'pig'],
  ['cry', 'wow', 'angry'],
  ['clap', 'wow', 'heart'],
];
export const glad = (name: string) => mood(LAUGHING, ...sayings(name));
export const sorry = (name: string) => mood(CRYING, ...sayings(name));
export const GLAD = glad('glad');
export const SORRY = mood(CRYING, 'oh-no', ...sayings('sigh'));
export const KIND = mood(CLAPPING, 'well-played', 'lucky');
export const OVERTAKEN = mood(['wow', 'angry'], ...sayings('overtaken'));
export const GOOD_GAME = mood(CLAPPING, 'good-game', 'well-played', 'again');
