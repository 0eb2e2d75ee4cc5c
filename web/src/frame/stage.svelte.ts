// Plays scenes: beat after beat, and nothing else is shown until they are over. No DOM, no rules.
import type { Beat, Scene, Step, View } from '../contract';
import type { Said } from '../messages';
import { isStill, pace, settings } from '../settings.svelte';

/** A beat as the table shows it: a change of its own, from the beat before it. */
export interface Shown {
  scene: Scene;
  beat: Beat;
  before: View;
  events: Step[];
  /** Without motion: all of the scene at once. */
  still: boolean;
  /** The last beat of a scene that waits for a button. */
  waiting: boolean;
}

const READING = 3200; // milliseconds that a still card stays, at least
const WAITING = 6000; // for the button, where others wait

export class Stage {
  /** The beat on stage, or null between scenes. */
  shown = $state.raw<Shown | null>(null);
  /** What the table showed last: the change that follows starts from there. */
  left = $state.raw<{ view: View; events: Step[] } | null>(null);
  /** What has been said since the first beat: the log tells no more. */
  heard = $state.raw<Said[]>([]);
  private coming: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done: () => void = () => undefined;

  /** Whether to go on without the button: so preferred, or others would wait. */
  constructor(private readonly hurried: () => boolean = () => false) {}

  /** Plays them in order, then calls `done`. The first beat has the events, the others only what they show. */
  play(scenes: Scene[], before: View, events: Step[], done: () => void): void {
    this.stop();
    this.done = done;
    this.coming = script(scenes, before, events);
    this.next();
  }

  /** A tap: to the end of this scene; a second one, or its button, goes on. */
  skip = (): void => {
    const now = this.shown;
    if (!now) return;
    if (now.scene.next && !now.waiting) {
      while (this.coming[0] && !this.coming[0].waiting) this.coming.shift();
    } else while (this.coming[0]?.scene === now.scene) this.coming.shift();
    this.next();
  };

  /** Looking elsewhere: nothing is on stage, nothing follows. */
  stop(): void {
    clearTimeout(this.timer);
    this.coming = [];
    this.heard = [];
    this.shown = this.left = null;
  }

  private next(): void {
    clearTimeout(this.timer);
    const [last, now] = [this.shown, this.coming.shift() ?? null];
    if (now) {
      this.shown = last ? { ...now, before: last.beat.view } : now;
      this.heard = [...this.heard, now.beat.say];
      const time = this.time(this.shown);
      if (time < Infinity) this.timer = setTimeout(() => this.next(), time);
      return;
    }
    this.left = last && { view: last.beat.view, events: [] };
    this.shown = null;
    this.done();
  }

  private time({ scene, beat, still, waiting }: Shown): number {
    if (waiting) return settings.goOn || this.hurried() ? Math.max(beat.time, WAITING * pace()) : Infinity;
    return still ? Math.max(READING, ...scene.beats.map((one) => one.time)) : beat.time * pace();
  }
}

/** Scenes that are worth showing now: whoever wants no motion at all is only asked to go on. */
export const worthShowing = (scenes: Scene[]): Scene[] =>
  settings.speed ? scenes : scenes.filter((scene) => scene.next && !settings.goOn);

/** All beats in order; without motion only the last of each scene, with everything it has to tell. */
export function script(scenes: Scene[], before: View, events: Step[]): Shown[] {
  const still = isStill();
  return scenes.flatMap((scene) => {
    const beats = still ? [together(scene)] : scene.beats;
    return beats.map((beat, at) => {
      const shown: Shown = {
        scene,
        beat,
        before,
        events: scene === scenes[0] && !at ? events : [],
        still,
        waiting: !!scene.next && at === beats.length - 1,
      };
      return shown;
    });
  });
}

/** The still card: the last picture and the last plate. */
function together(scene: Scene): Beat {
  const last = scene.beats[scene.beats.length - 1];
  const plate = [...scene.beats].reverse().find((beat) => beat.plate)?.plate ?? { title: last.say };
  return { ...last, plate, flying: [] };
}
