import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The colours of every set, computed as the browser mixes them.

type Colour = readonly [red: number, green: number, blue: number];

const styles = (file: string): string =>
  readFileSync(new URL(`../../src/pieces/${file}`, import.meta.url), 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\//g,
    '',
  );

const blocks = [...styles('sets.css').matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selectors, body]) => ({
  names: [...selectors.matchAll(/data-pieces="(\w+)"/g)].map(([, name]) => name),
  values: Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, key, value]) => [key, value]),
  ),
}));
const sets = blocks.flatMap(({ names }) => names);

/** Mixes two colours as `color-mix(in srgb, …)` does. */
const mixed = (one: Colour, other: Colour, share: number): Colour => {
  const at = (index: number): number => one[index] * (1 - share) + other[index] * share;
  return [at(0), at(1), at(2)];
};

function colourOf(set: string, name: string): Colour {
  const written = blocks.find(({ names }) => names.includes(set))?.values[name] ?? blocks[0].values[name];
  const digits = /^#(?:(\w)(\w)(\w)|(\w\w)(\w\w)(\w\w))$/.exec(written ?? '');
  if (digits === null) throw new Error(`${set} has no --${name}: ${written}`);
  const [red, green, blue] = digits
    .slice(1)
    .filter(Boolean)
    .map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16));
  return [red, green, blue];
}

const linear = (value: number): number =>
  value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

const lightness = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours by WCAG, from 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [low, high] = [lightness(one), lightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** How much a faded piece takes on of its faded colour, read from the style itself. */
const fadeOf = (selector: string): number => {
  const rule = new RegExp(`${selector} \\{[^}]*var\\(--fade, 0\\) \\* (\\d+)%`).exec(styles('pieces.css'));
  if (rule === null) throw new Error(`${selector} does not fade`);
  return Number(rule[1]) / 100;
};
const fades = {
  face: fadeOf('\\.domino-face'),
  pips: fadeOf('\\.domino-number'),
  field: fadeOf('\\.card-field'),
};

const pipNames = [...Array.from({ length: 9 }, (_, index) => `pip-${index + 1}`), 'pip-number'];
const cardColours = ['red', 'green', 'blue', 'yellow'];

test('there are four sets', () => {
  expect(sets.toSorted()).toEqual(['contrast', 'ebony', 'ivory', 'wood']);
});

test.each(sets)('%s: pips can be told from the tile, also where it is faded', (set) => {
  const of = (name: string): Colour => colourOf(set, name);
  for (const pip of pipNames) {
    expect(contrast(of(pip), of('face'))).toBeGreaterThanOrEqual(set === 'contrast' ? 7 : 4);
    const faded = mixed(of(pip), of('pip-faded'), fades.pips);
    expect(
      contrast(faded, mixed(of('face'), of('face-faded'), fades.face)),
      `faded ${pip}`,
    ).toBeGreaterThanOrEqual(3.5);
  }
  // A faded tile must look different from one that can be played: its face by itself, for there are tiles without pips.
  expect(contrast(of('face'), of('face-faded'))).toBeGreaterThan(1.1);
  expect(contrast(of('engraving'), of('back'))).toBeGreaterThanOrEqual(2);
});

test.each(sets)('%s: figures can be told from their card, also where it is faded', (set) => {
  const of = (name: string): Colour => colourOf(set, name);
  for (const colour of cardColours) {
    const [field, ink, fadedInk] = [of(colour), of(`on-${colour}`), of(`faded-on-${colour}`)];
    expect(contrast(field, ink), colour).toBeGreaterThanOrEqual(set === 'contrast' ? 7 : 4.5);
    expect(
      contrast(mixed(field, of('card-paper'), fades.field), fadedInk),
      `faded ${colour}`,
    ).toBeGreaterThanOrEqual(3);
    // No faded card passes for one that can be played.
    expect(contrast(mixed(field, of('card-paper'), fades.field), field), colour).toBeGreaterThan(1.2);
  }
});

/** How eyes without one kind of cones see linear light (Machado, Oliveira and Fernandes, 2009). */
const eyes = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** The place of a colour in Oklab, as such eyes see it. */
function seenBy(colour: Colour, cones: readonly number[]): Colour {
  const [red, green, blue] = colour.map(linear);
  const [r, g, b] = [0, 3, 6].map((row) =>
    Math.max(0, cones[row] * red + cones[row + 1] * green + cones[row + 2] * blue),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

test.each(Object.entries(eyes))('the set of strongest contrast is safe for eyes with %s', (_, cones) => {
  for (const [index, one] of cardColours.entries()) {
    for (const other of cardColours.slice(index + 1)) {
      const [a, b] = [one, other].map((name) => seenBy(colourOf('contrast', name), cones));
      const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      expect(distance, `${one} and ${other}`).toBeGreaterThan(0.15);
    }
  }
});
