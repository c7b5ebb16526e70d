import type { Sound } from './sounds.ts';

// Every sound consists of a few tones and some noise. This file depends on Web Audio only, so that it can be tested apart from
// the page.

/** The loudest sound stays below half of the device's volume. */
const volume = 0.32;

interface Tone {
  /** Its start, in seconds after the start of the sound. */
  readonly at?: number;
  readonly hertz: number;
  /** The frequency it glides to. */
  readonly to?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
}

interface Noise {
  readonly at?: number;
  /** The centre of the filter, and where it glides to. */
  readonly hertz: number;
  readonly to?: number;
  /** The width of the filter. */
  readonly narrow: number;
  readonly lasts: number;
  readonly loud: number;
}

interface Recipe {
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

/** Wood on wood: the knock, and the resonance of the table. */
const knock = (at = 0): Recipe => ({
  tones: [{ at, hertz: 430, to: 300, lasts: 0.07, loud: 0.7 }],
  noises: [{ at, hertz: 1900, narrow: 1.2, lasts: 0.035, loud: 1 }],
});

const slide = (at: number): Noise => ({
  at,
  hertz: 3600,
  to: 2200,
  narrow: 0.7,
  lasts: 0.08,
  loud: 0.75,
});

const chime = (notes: readonly number[], step: number, lasts: number, from = 0): Recipe => ({
  tones: notes.flatMap((hertz, index): Tone[] => [
    { at: from + index * step, hertz, lasts, loud: 0.55 },
    { at: from + index * step, hertz: hertz * 2, lasts: lasts / 2, loud: 0.14 },
  ]),
});

/** A hen: a short cluck. */
const cluck = (at: number, hertz: number): Tone => ({
  at,
  hertz,
  to: hertz * 1.5,
  lasts: 0.07,
  loud: 0.55,
  shape: 'triangle',
});

const together = (...parts: readonly Recipe[]): Recipe => ({
  tones: parts.flatMap(({ tones = [] }) => tones),
  noises: parts.flatMap(({ noises = [] }) => noises),
});

const recipes: Readonly<Record<Sound, Recipe>> = {
  tile: knock(),
  lastTile: together(knock(), { tones: [{ at: 0.03, hertz: 190, to: 110, lasts: 0.2, loud: 0.6 }] }),
  card: { noises: [slide(0)] },
  lastCard: together(
    { noises: [slide(0)] },
    { tones: [{ at: 0.05, hertz: 170, to: 100, lasts: 0.16, loud: 0.9 }] },
  ),
  draw: { noises: [{ hertz: 900, to: 2600, narrow: 0.9, lasts: 0.13, loud: 0.7 }] },
  deal: { noises: [0, 0.07, 0.15, 0.22, 0.31].map(slide) },
  turn: chime([587, 784], 0.11, 0.26),
  call: chime([523, 659, 880], 0.07, 0.22),
  // The last tile is knocked on the table.
  domino: together(knock(), knock(0.11), chime([784, 1047], 0.09, 0.24, 0.2)),
  chickenfoot: { tones: [cluck(0, 520), cluck(0.11, 520), cluck(0.22, 620), cluck(0.3, 860)] },
  total: chime([698], 0, 0.16),
  refused: { tones: [{ hertz: 150, to: 95, lasts: 0.2, loud: 1, shape: 'triangle' }] },
  points: chime([659, 988], 0.08, 0.3),
  jump: { tones: [{ hertz: 330, to: 880, lasts: 0.16, loud: 0.6, shape: 'triangle' }] },
  hands: { noises: [0, 0.16, 0.32].map(slide) },
  cards: { noises: [0, 0.06, 0.12, 0.18, 0.24, 0.3].map(slide) },
  forgot: chime([440, 330], 0.13, 0.24),
  lock: together(knock(), knock(0.09), { tones: [{ at: 0.12, hertz: 240, lasts: 0.12, loud: 0.6 }] }),
  skip: { tones: [{ hertz: 392, to: 262, lasts: 0.2, loud: 0.5, shape: 'triangle' }] },
  block: together(knock(), chime([294, 262], 0.14, 0.3, 0.05)),
  over: chime([523, 440], 0.14, 0.34),
  debt: {
    tones: [
      { hertz: 196, to: 233, lasts: 0.16, loud: 0.7, shape: 'triangle' },
      { at: 0.12, hertz: 247, to: 294, lasts: 0.22, loud: 0.8, shape: 'triangle' },
    ],
  },
  roundWon: chime([523, 659, 784], 0.12, 0.34),
  matchWon: chime([523, 659, 784, 1047], 0.13, 0.45),
  came: chime([494, 740], 0.1, 0.2),
  left: chime([494, 330], 0.12, 0.22),
  robot: { tones: [0, 0.09].map((at) => ({ at, hertz: 620, lasts: 0.05, loud: 0.4, shape: 'square' })) },
  tick: { tones: [{ hertz: 1200, lasts: 0.04, loud: 0.5, shape: 'triangle' }] },
};

/** Schedules a sound on the clock of `context`; `pitch` is about 1 and varies, as no two tiles sound alike. */
export function synthesize(context: BaseAudioContext, sound: Sound, at: number, pitch: number): void {
  const { tones = [], noises = [] } = recipes[sound];
  for (const tone of tones) {
    const begins = at + (tone.at ?? 0);
    const source = new OscillatorNode(context, { type: tone.shape ?? 'sine', frequency: tone.hertz * pitch });
    if (tone.to !== undefined)
      source.frequency.exponentialRampToValueAtTime(tone.to * pitch, begins + tone.lasts);
    source.connect(fading(context, begins, tone)).connect(context.destination);
    source.start(begins);
    source.stop(begins + tone.lasts);
  }
  for (const noise of noises) {
    const begins = at + (noise.at ?? 0);
    const source = new AudioBufferSourceNode(context, { buffer: hiss(context, noise.lasts) });
    const filter = new BiquadFilterNode(context, {
      type: 'bandpass',
      frequency: noise.hertz * pitch,
      Q: noise.narrow,
    });
    filter.frequency.setValueAtTime(noise.hertz * pitch, begins);
    if (noise.to !== undefined)
      filter.frequency.exponentialRampToValueAtTime(noise.to * pitch, begins + noise.lasts);
    source
      .connect(filter)
      .connect(fading(context, begins, noise))
      .connect(context.destination);
    source.start(begins);
  }
}

/** Fades in within milliseconds to avoid a click, and out again. */
function fading(context: BaseAudioContext, begins: number, { lasts, loud }: Tone | Noise): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0.0001, begins);
  node.gain.exponentialRampToValueAtTime(loud * volume, begins + 0.004);
  node.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  return node;
}

function hiss(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let index = 0; index < wave.length; index++) wave[index] = Math.random() * 2 - 1;
  return buffer;
}
