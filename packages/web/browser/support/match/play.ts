import type { Page } from '@playwright/test';
import { type Kind, type Look, lookAgain, selectors } from './look.ts';

/** What is tapped: a thing of a kind, by its index. */
export interface Tap {
  readonly kind: Kind;
  readonly index: number;
}

/** Decides what to tap, as far as there is anything to do; null waits for the others. */
export type Player = (look: Look) => Tap | null;

/** A match that takes more taps than this goes round in circles. */
const mostTaps = 1500;

/** How long one waits for the others, and until one taps again where nothing seems to have happened. */
const [patience, secondTap] = [15_000, 3_000];

/** Plays by tapping until the match is over, or until enough was seen. */
export async function play(
  page: Page,
  player: Player,
  enough: (look: Look) => boolean = isOver,
): Promise<void> {
  let before = '';
  let last = '';
  let missed = 0;
  for (let taps = 0; taps < mostTaps; ) {
    const look = await lookAgain(page, before, last === '' ? patience : secondTap);
    if (look === null) {
      if (last === '' || ++missed === 3) throw new Error(`nothing happens any more, tapped last: ${last}`);
      before = '';
      continue;
    }
    if (before !== '') missed = 0;
    before = look.sight;
    if (isOver(look) || enough(look)) return;
    const tap = player(look);
    last = tap === null ? '' : `${tap.kind} ${look.things[tap.kind][tap.index].name}`;
    if (tap === null) continue;
    taps++;
    try {
      await tapOn(page, tap);
    } catch (error) {
      // Where others act at the same time, a thing may be gone before it is tapped. What is still there must let itself be tapped.
      if ((await lookAgain(page, '', patience))?.sight === before) throw error;
      before = '';
    }
  }
  throw new Error(`no end after ${mostTaps} taps`);
}

/** Taps the very thing that was seen: a locator would wait for another one to come in its place, and look six times as often. */
async function tapOn(page: Page, { kind, index }: Tap): Promise<void> {
  const { x, y, isTouched } = await page.evaluate(reach, {
    selector: selectors[kind],
    index,
    patience: secondTap,
  });
  await (isTouched ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

interface Reaching {
  readonly selector: string;
  readonly index: number;
  /** In milliseconds. */
  readonly patience: number;
}

interface Reached {
  readonly x: number;
  readonly y: number;
  /** By a finger; else by a mouse. */
  readonly isTouched: boolean;
}

/** Runs in the page: where a finger meets the thing, as soon as nothing lies over its middle. */
async function reach({ selector, index, patience }: Reaching): Promise<Reached> {
  const thing = document.querySelectorAll(selector)[index];
  // A castle that is larger than its table is pushed.
  const pushed = thing.closest('.burg-scroller, .burg-next')?.getBoundingClientRect() ?? new DOMRect();
  const end = performance.now() + patience;
  let over: Element | null = null;
  while (performance.now() < end && thing.isConnected) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    over = document.elementFromPoint(x, y);
    if (thing.contains(over) && !thing.matches(':disabled'))
      return { x, y, isTouched: navigator.maxTouchPoints > 0 };
    const isPushedOut =
      pushed.width > 0 && (x < pushed.left || x > pushed.right || y < pushed.top || y > pushed.bottom);
    if (over === null || isPushedOut)
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`${selector} ${index} cannot be tapped: ${over?.outerHTML.slice(0, 200)} lies over it`);
}

export const isOver = ({ things }: Look): boolean =>
  things.next.some(({ name }) => /^(Play again|New puzzle)$/.test(name));

/** The first thing of a kind with such a name. */
export function find({ things }: Look, kind: Kind, is: (name: string) => boolean): Tap | null {
  const index = things[kind].findIndex(({ name }) => is(name));
  return index < 0 ? null : { kind, index };
}

/** A choice that is the same whenever the test runs. */
export function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Some thing of a kind. */
export function some({ things }: Look, kind: Kind, choose: (count: number) => number): Tap | null {
  const { length } = things[kind];
  return length === 0 ? null : { kind, index: choose(length) };
}

/** Does what every table asks for: answers, lays the piece that was taken, takes one that fits, draws or passes. */
export function usual(choose = chooser(1)): Player {
  return (look) => {
    const one = (kind: Kind): Tap | null => some(look, kind, choose);
    return (
      one('uncover') ??
      one('next') ??
      one('answer') ??
      calling(look) ??
      one('place') ??
      one('piece') ??
      one('action')
    );
  };
}

/** Whoever lays the last card but one calls before. */
export function calling({ things: { call, held, piece } }: Look): Tap | null {
  const isDue = held.length === 2 && piece.length > 0 && call.some(({ isPressed }) => !isPressed);
  return isDue ? { kind: 'call', index: 0 } : null;
}
