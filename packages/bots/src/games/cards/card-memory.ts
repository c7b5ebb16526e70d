import { isObject, type Json, type JsonObject } from '@tischrunde/engine';
import type { Notes, Sight } from '../../bot.ts';

// Cards are known after a swap or a rotate, from the hand given away, and when somebody takes cards that lay open.

/** By seat: the names of cards that it is known to hold. */
export type KnownCards = readonly (readonly string[])[];

/** Updates what is known of the others' hands from the events since the last look. */
export function remember(notes: Notes, { view, seat }: Sight): Notes {
  const log = listOf(view.log);
  const own = stringsOf(view.hands[seat]);
  const isSameRound = notes.round === view.round && typeof notes.seen === 'number';
  const seen = isSameRound ? Number(notes.seen) : log.length;
  const hands = isSameRound ? knownIn(notes).map((hand) => hand.slice()) : view.hands.map(() => []);
  const before = stringsOf(notes.own);
  if (isSameRound) hands[seat] = before.slice();
  for (let index = seen; index < log.length; index++) follow(hands, log, index);
  hands[seat] = [];
  return { round: view.round, seen: log.length, own, hands };
}

export const knownIn = ({ hands }: Notes): KnownCards => listOf(hands).map(stringsOf);

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const stringsOf = (value: Json | undefined): string[] =>
  listOf(value).filter((card): card is string => typeof card === 'string');

/** Applies an event to the known cards. */
function follow(hands: string[][], log: readonly Json[], index: number): void {
  const event = eventAt(log, index);
  const { type, card, partner, towards, direction } = event;
  const seat = Number(event.seat);
  if (type === 'play' || type === 'lay' || type === 'answer') putDown(hands[seat], card);
  // In SOLO swap and rotate are events of their own, in SOLOmino parts of the lay.
  if (type === 'swap' || (type === 'lay' && typeof partner === 'number')) {
    const other = Number(partner);
    [hands[seat], hands[other]] = [hands[other], hands[seat]];
  }
  if (type === 'rotate' || typeof towards === 'string') {
    if (direction === 1 || towards === 'clockwise') hands.unshift(...hands.splice(-1));
    else hands.push(...hands.splice(0, 1));
  }
  if (type === 'take') hands[seat].push(...smallPile(log, index));
}

function putDown(hand: string[], card: Json | undefined): void {
  const at = typeof card === 'string' ? hand.indexOf(card) : -1;
  if (at >= 0) hand.splice(at, 1);
}

/** The cards of the ask that ends with an event: the one turned up and the answers. */
function smallPile(log: readonly Json[], end: number): string[] {
  const pile: string[] = [];
  for (let index = end - 1; index >= 0; index--) {
    const { type, card } = eventAt(log, index);
    if (typeof card === 'string' && (type === 'answer' || type === 'ask')) pile.push(card);
    if (type === 'ask') break;
  }
  return pile;
}

function eventAt(log: readonly Json[], index: number): JsonObject {
  const event = log[index];
  return event !== undefined && isObject(event) ? event : {};
}

/**
 * Exchanges hidden cards of a guess so that every seat holds its known cards. `fixed` says which cards of the
 * hands must stay.
 */
export function recall(
  hands: readonly number[][],
  stock: number[],
  known: readonly (readonly number[])[],
  fixed: (seat: number, index: number) => boolean,
): void {
  const settled = hands.map((hand, seat) => hand.map((_, index) => fixed(seat, index)));
  const missing = known.map((cards, seat) =>
    cards.filter((card) => {
      const at = hands[seat].findIndex((held, index) => held === card && !settled[seat][index]);
      if (at >= 0) settled[seat][at] = true;
      return at < 0;
    }),
  );
  missing.forEach((cards, seat) => {
    for (const card of cards) {
      const into = settled[seat].indexOf(false);
      const from = placeOfCard(hands, stock, settled, card);
      if (into < 0 || from === null) continue;
      [hands[seat][into], from.pile[from.index]] = [card, hands[seat][into]];
      settled[seat][into] = true;
    }
  });
}

function placeOfCard(
  hands: readonly number[][],
  stock: number[],
  settled: readonly (readonly boolean[])[],
  card: number,
): { pile: number[]; index: number } | null {
  for (const [seat, pile] of hands.entries()) {
    const index = pile.findIndex((held, at) => held === card && !settled[seat][at]);
    if (index >= 0) return { pile, index };
  }
  const index = stock.indexOf(card);
  return index < 0 ? null : { pile: stock, index };
}
