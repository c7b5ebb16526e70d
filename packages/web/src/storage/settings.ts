import { effect, signal } from '@preact/signals';
import { type Language, ownNames } from '@tischrunde/rulebook';
import { chosenLanguage } from './chosen-language.ts';
import { storedValue } from './local-storage.ts';
import { isRecord } from './record.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const felts = ['green', 'blue', 'wine', 'slate'] as const;
/** Sets of pieces; `contrast` is safe for colour-blind eyes. */
export const pieceSets = ['ivory', 'ebony', 'wood', 'contrast'] as const;
export const paces = ['slow', 'usual', 'fast', 'atOnce'] as const;

type Theme = (typeof themes)[number];
type Felt = (typeof felts)[number];
type PieceSet = (typeof pieceSets)[number];
type Pace = (typeof paces)[number];

/** The preferences of this device. */
interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** The colour of the cloth. */
  readonly felt: Felt;
  /** What the pieces are made of. */
  readonly pieces: PieceSet;
  readonly largePrint: boolean;
  readonly lessMotion: boolean;
  readonly sound: boolean;
  /** How fast bots are. */
  readonly pace: Pace;
  /** Calls SOLO! and SOLOmino! for the player. */
  readonly autoCall: boolean;
}

/** The factor by which bots are slower than people. */
const delayFactors: Readonly<Record<Pace, number>> = { slow: 1.8, usual: 1, fast: 0.4, atOnce: 0 };

export const delayFactor = (pace: Pace): number => delayFactors[pace];

/** Whatever is missing or invalid gets its default. */
export function checkSettings(found: unknown, tongues: readonly string[]): Settings {
  const stored = isRecord(found) ? found : {};
  const oneOf = <Value extends string>(known: readonly Value[], value: unknown, usual: Value): Value =>
    known.find((candidate) => candidate === value) ?? usual;
  const isOn = (value: unknown, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);
  return {
    language: chosenLanguage(stored.language, tongues, ownNames),
    theme: oneOf(themes, stored.theme, 'system'),
    felt: oneOf(felts, stored.felt, 'green'),
    pieces: oneOf(pieceSets, stored.pieces, 'ivory'),
    largePrint: isOn(stored.largePrint, false),
    lessMotion: isOn(stored.lessMotion, false),
    sound: isOn(stored.sound, true),
    pace: oneOf(paces, stored.pace, 'usual'),
    autoCall: isOn(stored.autoCall, false),
  };
}

const stored = storedValue('tischrunde.settings', (found) =>
  checkSettings(found, globalThis.navigator?.languages ?? []),
);

export const settings = signal<Settings>(stored.read());

export function changeSettings(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  stored.write(settings.value);
}

/** Whether to leave out animations. */
export const prefersLessMotion = (): boolean =>
  settings.peek().lessMotion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps the page's root element in step with the settings. */
export function applySettings(root: HTMLElement): void {
  // Another window may change them, too.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === stored.key) settings.value = stored.parse(newValue);
  });
  effect(() => {
    const { theme, felt, pieces, largePrint, lessMotion } = settings.value;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.felt = felt;
    root.dataset.pieces = pieces;
    root.dataset.print = largePrint ? 'large' : 'usual';
    root.dataset.motion = lessMotion ? 'less' : 'usual';
  });
}
