// Sentences from the same Fluent files that the server and the terminal use.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import catalogues from 'virtual:words';
import type { Said } from './messages';
import { alone, root } from './place';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** What all games say that leave it to us; their own words come from the server. */
const SHARED = ['derived', 'usual'];
const ALWAYS = ['common', 'taglines', 'bots', 'server', 'local', 'page', 'page-day', 'page-puzzle'];
const bundles = new Map<Language, FluentBundle>();
const loaded = new Map<string, Promise<void>>();
/** Messages requested and not found: empty in a correct build. */
export const missing = new Set<string>();

export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase() as Language;
    if (LANGUAGES.includes(short)) return short;
  }
  return 'en';
}

function load(language: Language, catalogue: string): Promise<void> {
  const fetched = catalogues[language][catalogue];
  return read(language, `${language}/${catalogue}`, fetched && (async () => (await fetched()).default));
}

function read(language: Language, path: string, fetched?: () => Promise<string>): Promise<void> {
  if (!fetched) return Promise.resolve();
  if (!loaded.has(path)) {
    const coming = fetched().then((text) => {
      if (!bundles.has(language)) bundles.set(language, new FluentBundle(language, { useIsolating: false }));
      bundles.get(language)!.addResource(new FluentResource(text));
    });
    coming.catch(() => loaded.delete(path)); // offline, perhaps
    loaded.set(path, coming);
  }
  return loaded.get(path)!;
}

/** The words of a game that is not part of the house, with those it shares with all others. */
async function loadOthers(language: Language, game: string): Promise<void> {
  if (game.includes('-') || game in catalogues[language]) return; // of lessons
  const place = alone ? `${root}games/${game}.${language}.ftl` : `/api/games/${game}/words/${language}`;
  const fetched = async () => {
    const answer = await fetch(place);
    if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
    return answer.text();
  };
  await Promise.all(SHARED.map((catalogue) => load(language, catalogue)));
  await read(language, place, fetched).catch(() => {});
}

/** Loads a language's messages, with those of these games. */
export async function loadWords(language: Language, games: string[] = []): Promise<Words> {
  await Promise.all([...ALWAYS, ...games].map((catalogue) => load(language, catalogue)));
  await Promise.all(games.map((game) => loadOthers(language, game)));
  return new Words(language);
}

export type Arg = string | number;

export class Words {
  constructor(
    readonly language: Language,
    readonly names: string[] = [],
  ) {}

  with(names: string[]): Words {
    return new Words(this.language, names);
  }

  has(key: string): boolean {
    return bundles.get(this.language)?.hasMessage(key) ?? false;
  }

  /** A message of the catalogue: `say('page-seats', { count: 3 })`; `key.help` is an attribute. */
  say(key: string, args: Record<string, Arg> = {}): string {
    const bundle = bundles.get(this.language);
    const [name, attribute] = key.split('.');
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) {
      missing.add(`${this.language}: ${key}`);
      return key;
    }
    return bundle.formatPattern(pattern, args);
  }

  /** What the server said. */
  line(said: Said): string {
    const args = Object.fromEntries(Object.entries(said.args).map(([name, value]) => [name, this.word(value)]));
    return this.say(said.key, args);
  }

  /** As a complete sentence: capitalised. */
  tell(said: Said): string {
    const text = this.line(said);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  name(seat: number): string {
    return this.names[seat] || this.say('player', { number: seat + 1 });
  }

  /** A computer player's level; a player that the host has brought is called as it is. */
  level(level: string): string {
    return this.has(`bot-level-${level}`) ? this.say(`bot-level-${level}`) : level;
  }

  /** What there is to say about it. */
  aboutLevel(level: string): string {
    return this.has(`bot-level-${level}`) ? this.say(`bot-level-${level}.about`) : '';
  }

  list(items: string[]): string {
    if (items.length < 2) return items.join('');
    return this.say('list', { first: items.slice(0, -1).join(', '), final: items[items.length - 1] });
  }

  private word(value: unknown): Arg {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (Array.isArray(value)) return this.list(value.map((part) => String(this.word(part))));
    if (value && typeof value === 'object') {
      if ('seat' in value) return this.name(value.seat as number);
      if ('key' in value) return this.line({ key: value.key as string, args: (value as Said).args ?? {} });
    }
    return String(value);
  }
}
