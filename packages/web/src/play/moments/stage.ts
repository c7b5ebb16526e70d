import type { Book } from '@tischrunde/rulebook';
import type { Kind } from '../../pieces/piece.tsx';
import { colourOf } from '../avatar.tsx';
import { flyingBack } from '../motion/flying-back.tsx';
import type { PassedHand } from '../motion/moved-pieces.ts';
import { signed } from '../points.ts';
import { confetti } from './confetti.ts';
import type { Moment } from './moment.ts';
import { type Area, areaOf, middleOf, plateAt } from './spots.ts';
import type { StillMark } from './still-moment.ts';

// Only transform and opacity are animated, so that the page is not laid out again.

/** What moments need to know of the table. */
export interface Stage {
  /** Where moments are drawn: above everything, in the coordinates of the screen. */
  readonly layer: HTMLElement;
  /** The seat in front of the screen, whose pieces fly into the rack on their own. */
  readonly front: number | null;
  readonly book: Book;
  /** What flies face down. */
  readonly kind: Kind;
  /** Whether a win of these seats is celebrated. */
  celebrates(winners: readonly number[]): boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many backs stand for a hand, and for cards that are drawn. */
const handful = 5;
const mostCards = 10;

/** Draws a moment. What it has drawn is removed by clearing the layer. */
export function perform(moment: Moment, stage: Stage): void {
  const from = moment.from.map(areaOf).filter((area) => area !== null);
  const to = areaOf(moment.to);
  if (to === null) return;
  const { lasts } = moment;
  switch (moment.kind) {
    case 'points': {
      const colour = moment.seat === null ? 'var(--glow)' : colourOf(moment.seat);
      if (from.every(isSmall)) for (const area of from) ring(stage, area, colour, lasts * 0.7);
      parts(stage, moment.counted, from, lasts);
      rise(stage, signed(moment.points, stage.book), above(from), to, lasts);
      if (moment.seat !== null) pulse(plateAt(moment.seat), lasts * 0.7);
      break;
    }
    case 'call':
    case 'word':
      for (const area of from) if (isSmall(area)) ring(stage, area, 'var(--glow)', lasts);
      break;
    case 'hands':
      for (const hand of moment.hands) cross(stage, hand, lasts);
      break;
    case 'debt':
      for (const area of from) if (isSmall(area)) ring(stage, area, 'var(--glow)', lasts);
      document
        .querySelector('.due-pill')
        ?.animate([{ scale: '1.7' }, { scale: '0.95', offset: 0.6 }, { scale: '1' }], {
          duration: lasts,
          easing: 'ease-out',
        });
      break;
    case 'cards':
      if (moment.seat !== stage.front && from[0] !== undefined)
        deal(stage, from[0], to, Math.min(moment.count, mostCards), lasts * 0.8);
      break;
    case 'block':
      moment.pips.forEach((pips, seat) => {
        const area = areaOf({ at: 'seat', seat });
        if (pips !== null && area !== null && isSmall(area))
          chip(stage, stage.book.say('score.pips', { count: pips }), area, lasts);
      });
      rise(stage, stage.book.say('moment.blocked'), to, to, lasts);
      break;
    case 'win': {
      for (const seat of moment.winners) {
        const area = areaOf({ at: 'seat', seat });
        if (area !== null && isSmall(area)) ring(stage, area, 'var(--glow)', lasts);
        pulse(plateAt(seat), 0);
      }
      const single = moment.gains.length === 1;
      for (const { seat, count } of moment.gains) {
        const plate = areaOf({ at: 'seat', seat });
        const text = signed(count, stage.book);
        if (plate === null) continue;
        if (single) rise(stage, text, middleOf(from), plate, lasts);
        else if (isSmall(plate)) chip(stage, text, plate, lasts);
      }
      if (moment.what === 'match' && stage.celebrates(moment.winners)) confetti(stage.layer, lasts);
    }
  }
}

/** Draws a moment for those who want no motion. */
export function portray(marks: readonly StillMark[], stage: Stage): void {
  for (const mark of marks) {
    const area = areaOf(mark.spot);
    if (area === null) continue;
    if (mark.kind === 'frame') {
      const colour = mark.seat === null ? 'var(--glow)' : colourOf(mark.seat);
      if (isSmall(area)) frame(stage, area, colour).style.transform = placed(area);
    } else if (mark.spot.at === 'table') {
      put(stage, 'moment-number', mark.text).style.transform = placed(area);
    } else if (isSmall(area)) {
      put(stage, 'moment-chip', mark.text).style.transform = placed(below(area));
    }
  }
}

/** Not the whole table. */
const isSmall = ({ width, height }: Area): boolean => width < innerWidth * 0.6 && height < innerHeight * 0.45;

/** A point over the middle of what was counted, on the screen. */
function above(areas: readonly Area[]): Point {
  const { x } = middleOf(areas);
  const top = Math.min(...areas.filter(isSmall).map(({ y, height }) => y - height / 2));
  const far = Math.min(innerWidth, innerHeight) * 0.085;
  const y = Number.isFinite(top) ? top - far : middleOf(areas).y;
  return { x: Math.min(innerWidth - 90, Math.max(90, x)), y: Math.max(far, y) };
}

const placed = ({ x, y }: Point, scale = 1): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

function put(stage: Stage, name: string, text = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = `moment ${name}`;
  element.textContent = text;
  stage.layer.append(element);
  return element;
}

function putBack(stage: Stage): HTMLElement {
  const back = flyingBack(stage.kind);
  back.className = 'moment flying-back';
  stage.layer.append(back);
  return back;
}

/** A number grows over the table and flies to a plate. */
function rise(stage: Stage, text: string, from: Point, to: Point, duration: number): void {
  put(stage, 'moment-number', text).animate(
    [
      { transform: placed({ x: from.x, y: from.y + 34 }, 0.3), opacity: 0 },
      { transform: placed(from, 1.12), opacity: 1, offset: 0.22 },
      { transform: placed(from), opacity: 1, offset: 0.3 },
      { transform: placed(from), opacity: 1, offset: 0.46, easing: 'ease-in' },
      { transform: placed(to, 0.42), opacity: 1, offset: 0.72 },
      { transform: placed(to, 0.42), opacity: 0, offset: 0.86 },
      { transform: placed(to, 0.42), opacity: 0 },
    ],
    { duration, fill: 'both' },
  );
}

/** What was counted comes together from its pieces. */
function parts(
  stage: Stage,
  counted: readonly { readonly value: number }[],
  from: readonly Area[],
  duration: number,
): void {
  if (counted.length < 2 || counted.length !== from.length) return;
  const goal = above(from);
  counted.forEach(({ value }, index) => {
    put(stage, 'moment-part', `${value}`).animate(
      [
        { transform: placed(from[index], 0.6), opacity: 0 },
        { transform: placed(from[index]), opacity: 1, offset: 0.3 },
        { transform: placed(from[index]), opacity: 1, offset: 0.5, easing: 'ease-in' },
        { transform: placed(goal, 0.7), opacity: 0 },
      ],
      { duration: duration * 0.3, fill: 'both' },
    );
  });
}

function ring(stage: Stage, area: Area, colour: string, duration: number): void {
  frame(stage, area, colour).animate(
    [
      { transform: placed(area, 1.12), opacity: 0 },
      { transform: placed(area), opacity: 1, offset: 0.2 },
      { transform: placed(area), opacity: 1, offset: 0.75 },
      { transform: placed(area), opacity: 0 },
    ],
    { duration, fill: 'both' },
  );
}

function frame(stage: Stage, area: Area, colour: string): HTMLElement {
  const element = put(stage, 'moment-ring');
  element.style.width = `${area.width + 12}px`;
  element.style.height = `${area.height + 12}px`;
  element.style.setProperty('--ring', colour);
  return element;
}

/** At the lower edge of a plate, on the screen. */
const below = ({ x, y, height }: Area): Point => ({ x, y: Math.min(y + height / 2 + 6, innerHeight - 18) });

/** A small label at a plate. */
function chip(stage: Stage, text: string, area: Area, duration: number): void {
  const at = below(area);
  put(stage, 'moment-chip', text).animate(
    [
      { transform: placed({ x: at.x, y: at.y - 14 }, 0.7), opacity: 0 },
      { transform: placed(at), opacity: 1, offset: 0.18 },
      { transform: placed(at), opacity: 1, offset: 0.85 },
      { transform: placed(at), opacity: 0 },
    ],
    { duration, fill: 'both' },
  );
}

function pulse(plate: HTMLElement | null, delay: number): void {
  plate?.animate([{ scale: '1' }, { scale: '1.07' }, { scale: '1' }], {
    delay,
    duration: 260,
    easing: 'ease-out',
  });
}

/** A hand crosses the table, in an arc, so that hands that are swapped pass each other. */
function cross(stage: Stage, { from, to, count }: PassedHand, duration: number): void {
  const place = (seat: number): Area | null =>
    seat === stage.front ? (areaIn('.rack') ?? areaOf({ at: 'seat', seat })) : areaOf({ at: 'seat', seat });
  const [start, goal] = [place(from), place(to)];
  if (start === null || goal === null) return;
  const [right, down] = [goal.x - start.x, goal.y - start.y];
  const way = Math.hypot(right, down) || 1;
  const bend = Math.min(70, way / 5);
  const top = {
    x: (start.x + goal.x) / 2 - (down / way) * bend,
    y: (start.y + goal.y) / 2 + (right / way) * bend,
  };
  const backs = Math.min(count, handful);
  for (let index = 0; index < backs; index++) {
    const turn = `rotate(${(index - (backs - 1) / 2) * 9}deg)`;
    const delay = index * 36;
    putBack(stage).animate(
      [
        { transform: `${placed(start, 0.7)} ${turn}`, opacity: 1, easing: 'ease-in' },
        { transform: `${placed(top, 1.15)} ${turn}`, opacity: 1, offset: 0.5, easing: 'ease-out' },
        { transform: `${placed(goal, 0.7)} ${turn}`, opacity: 1, offset: 0.95 },
        { transform: `${placed(goal, 0.6)} ${turn}`, opacity: 0 },
      ],
      { duration: duration - 5 * 36, delay, fill: 'both' },
    );
  }
}

function areaIn(selector: string): Area | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined || box.width < 4) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width, height: box.height };
}

/** Cards fly to a plate, one after the other. */
function deal(stage: Stage, from: Area, to: Area, count: number, duration: number): void {
  const apart = Math.min(90, (duration - 240) / count);
  for (let index = 0; index < count; index++)
    putBack(stage).animate(
      [
        { transform: placed(from), opacity: 0 },
        { transform: placed(from), opacity: 1, offset: 0.1 },
        { transform: placed(to, 0.7), opacity: 1, offset: 0.9 },
        { transform: placed(to, 0.6), opacity: 0 },
      ],
      { duration: 240, delay: index * apart, fill: 'both', easing: 'ease-out' },
    );
}
