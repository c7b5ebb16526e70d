import { effect, signal } from '@preact/signals';
import { isLanguage, type Language, languageFor } from '@tischrunde/rulebook';

export const themes = ['system', 'light', 'dark'] as const;
export const paces = ['slow', 'usual', 'fast', 'atOnce'] as const;

type Theme = (typeof themes)[number];
type Pace = (typeof paces)[number];

/** What somebody at this device likes. */
interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly largePrint: boolean;
  readonly lessMotion: boolean;
  readonly sound: boolean;
  /** How fast bots are. */
  readonly pace: Pace;
  /** SOLO! and SOLOmino! are called for whoever plays here. */
  readonly autoCall: boolean;
}

const place = 'tischrunde.settings';

/** How much longer than people bots take. */
const delayFactors: Readonly<Record<Pace, number>> = { slow: 1.8, usual: 1, fast: 0.4, atOnce: 0 };

export const delayFactor = (pace: Pace): number => delayFactors[pace];

/** Reads what was kept; whatever is missing or makes no sense is as usual. */
export function readSettings(text: string | null, tongues: readonly string[]): Settings {
  const kept = parsed(text);
  const oneOf = <Value extends string>(known: readonly Value[], value: unknown, usual: Value): Value =>
    known.find((candidate) => candidate === value) ?? usual;
  const isOn = (value: unknown, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);
  return {
    language:
      typeof kept.language === 'string' && isLanguage(kept.language) ? kept.language : languageFor(tongues),
    theme: oneOf(themes, kept.theme, 'system'),
    largePrint: isOn(kept.largePrint, false),
    lessMotion: isOn(kept.lessMotion, false),
    sound: isOn(kept.sound, true),
    pace: oneOf(paces, kept.pace, 'usual'),
    autoCall: isOn(kept.autoCall, false),
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export const settings = signal<Settings>(readSettings(recall(), globalThis.navigator?.languages ?? []));

export function changeSettings(wish: Partial<Settings>): void {
  settings.value = { ...settings.value, ...wish };
  try {
    localStorage.setItem(place, JSON.stringify(settings.value));
  } catch {
    // Where nothing may be kept, it holds until the page is closed.
  }
}

function recall(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Whether nothing should fly about. */
export const prefersLessMotion = (): boolean =>
  settings.peek().lessMotion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the settings on the page as they change. */
export function applySettings(root: HTMLElement): void {
  // Another window of this device may change them, too.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === place) settings.value = readSettings(newValue, navigator.languages);
  });
  effect(() => {
    const { theme, largePrint, lessMotion } = settings.value;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.print = largePrint ? 'large' : 'usual';
    root.dataset.motion = lessMotion ? 'less' : 'usual';
  });
}
