// Synthesised sounds: off until switched on.
import { settings } from '../settings.svelte';

let context: AudioContext | null = null;

const TUNES: Record<string, { pitch: number[]; length: number; shape: OscillatorType; loud: number }> = {
  turn: { pitch: [523, 659, 784], length: 0.12, shape: 'triangle', loud: 0.18 },
  card: { pitch: [210], length: 0.05, shape: 'sine', loud: 0.1 },
  talk: { pitch: [392, 330], length: 0.07, shape: 'sine', loud: 0.12 },
  end: { pitch: [523, 659, 784, 1047], length: 0.16, shape: 'triangle', loud: 0.2 },
};

export function chime(name: keyof typeof TUNES): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { pitch, length, shape, loud } = TUNES[name];
  pitch.forEach((hertz, i) => {
    const [tone, volume] = [context!.createOscillator(), context!.createGain()];
    const start = context!.currentTime + i * length;
    tone.type = shape;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length * 1.6);
    tone.connect(volume).connect(context!.destination);
    tone.start(start);
    tone.stop(start + length * 1.7);
  });
}
