// What a person prefers, on this device. Rules of a table are elsewhere.
import type { Setup } from './lib/setups';
import { LEVELS } from './messages';
import { preferredLanguage, type Language } from './words';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';

export interface Preferences {
  language: Language;
  theme: Theme;
  /** 0 off, 1, 2 twice as fast. */
  speed: 0 | 1 | 2;
  sound: boolean;
  /** Has been asked whether they want to hear anything. */
  soundAsked: boolean;
  /** Notifications when it is one's turn and the page is out of sight. */
  notify: boolean;
  /** The server has this browser's push subscription. */
  push: boolean;
  /** Play forced moves automatically. */
  single: boolean;
  /** Draw automatically when nothing fits. */
  draw: boolean;
  sort: boolean;
  /** Computer players show now and then what they think of it. */
  chatter: boolean;
  /** Alone among computer players one is the first to act. */
  begin: boolean;
  /** Against computer players: what everybody could remember is shown. */
  aids: boolean;
  /** One tap selects and a second one plays; off: the first tap plays. */
  twoTaps: boolean;
  /** The next race or round begins without a button. */
  goOn: boolean;
  /** Minimum seconds per computer player's move, at one's own tables. */
  pace: number;
  /** Of the bots one plays against at once, without setting up a table. */
  level: (typeof LEVELS)[number];
  /** Games of which one has begun a table. */
  played: string[];
  name: string;
  token: string;
  /** Players muted on this device. */
  muted: string[];
  /** The table at which every turn comes with a hint. */
  coached: string;
  /** The people who share this device, and how they set up each game last time. */
  companions: string[];
  setups: Record<string, Setup>;
}

/** Seconds that a computer player’s move takes, as they can be chosen. */
export const PACES = [0.1, 0.6, 1.5];
const KEY = 'farmyard';
const USUAL = 0.6; // seconds
const READABLE = 1;

function defaults(): Preferences {
  return {
    language: preferredLanguage(),
    theme: 'system',
    speed: 1,
    sound: false,
    soundAsked: false,
    notify: false,
    push: false,
    single: false,
    draw: false,
    sort: true,
    chatter: true,
    begin: true,
    aids: false,
    twoTaps: true,
    goOn: false,
    pace: USUAL,
    level: LEVELS[1],
    played: [],
    name: '',
    token: '',
    muted: [],
    coached: '',
    companions: [],
    setups: {},
  };
}

function read(): Preferences {
  try {
    return { ...defaults(), ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return defaults();
  }
}

export const settings: Preferences = $state(read());

/** The pace chosen while this page is open: tables on this device follow it at once. */
let chosenPace: number | null = null;
export const paceNow = (begunWith: number): number => chosenPace ?? begunWith;

export function keep(changes: Partial<Preferences>): void {
  Object.assign(settings, changes);
  chosenPace = changes.pace ?? chosenPace;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window: preferences last as long as the page
  }
  dress();
}

/** The first game of a kind is slow enough to be read, unless another pace has been chosen. */
export function paceOf(game: string): number {
  const isFirst = !settings.played.includes(game);
  if (isFirst) keep({ played: [...settings.played, game] });
  return isFirst && settings.pace === USUAL ? READABLE : settings.pace;
}

/** Applies theme and motion to the page before the first paint. */
export function dress(): void {
  const root = document.documentElement;
  const dark = window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  const more = window.matchMedia?.('(prefers-contrast: more)').matches;
  const system = more ? 'contrast' : dark ? 'dark' : 'light';
  root.dataset.theme = settings.theme === 'system' ? system : settings.theme;
  root.lang = settings.language;
  root.style.setProperty('--speed', String(pace()));
}

/** The device asks for less motion: scenes are still cards. */
export function isStill(): boolean {
  return settings.speed === 0 || !!window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}

/** Factor for every duration: 0 means no motion. */
export function pace(): number {
  if (isStill()) return 0;
  return 1 / settings.speed;
}
