import { standingIn } from '../core/base-view.ts';
import type { Chance } from '../core/chance.ts';
import type { Known } from '../core/game.ts';
import { BadInput, preview } from '../core/json.ts';
import { type Card, copies, deck, noColour, readCard, readColour } from '../pieces/solo-cards.ts';
import { discardPile, type SoloEvent } from './event.ts';
import { fitsNow } from './fit.ts';
import { noteHands } from './hands.ts';
import type { SoloRules } from './rules.ts';
import { newState, type SoloState } from './state.ts';
import type { SoloView } from './view.ts';

/** Builds a state that agrees with all a seat knows: the cards it cannot see are dealt at random. */
export function guessState(
  rules: SoloRules,
  { view, events }: Known<SoloView, SoloEvent>,
  chance: Chance,
): SoloState {
  const state = newState(rules, [chance.next(), chance.next(), chance.next(), chance.next()], []);
  Object.assign(state, standingIn(view));
  state.discard = discardPile(events).slice(0, -1).map(cardIn);
  state.top = cardIn(view.top);
  state.colour = readColour(view.colour) ?? noColour;
  state.direction = view.direction;
  state.pending = view.pending;
  state.choiceDue = view.choose !== null;
  state.passes = passesInARow(events);
  dealHidden(state, view, chance);
  return state;
}

/** The number of passes in a row. */
function passesInARow(events: readonly SoloEvent[]): number {
  const played = events.filter(({ type }) => type !== 'roundOver');
  return played.length - 1 - played.findLastIndex(({ type }) => type !== 'passed');
}

/** Deals the cards that are neither on the discard pile nor in a visible hand. */
function dealHidden(state: SoloState, view: SoloView, chance: Chance): void {
  const hands = view.hands.map((hand) => (typeof hand === 'number' ? [] : hand.map(cardIn)));
  const unseen = unseenCards([...state.discard, state.top, ...hands.flat()]);
  chance.shuffle(unseen);
  if (view.drawn === true) state.drawn = takeFitting(state, unseen);
  else if (view.drawn !== null) state.drawn = cardIn(view.drawn);
  state.hands = view.hands.map((hand, seat) => {
    if (typeof hand !== 'number') return hands[seat];
    if (view.drawn !== true || seat !== state.turn) return unseen.splice(0, hand);
    return [...unseen.splice(0, hand - 1), state.drawn];
  });
  state.stock = unseen.slice(0, view.stock);
  noteHands(state);
}

function unseenCards(seen: readonly Card[]): Card[] {
  const left = copies.slice();
  for (const card of seen) left[card]--;
  return deck.filter((card) => left[card]-- > 0);
}

/** A seat that has drawn a card and is still on turn drew one that fits. */
function takeFitting(state: SoloState, unseen: Card[]): Card {
  const at = unseen.findIndex((card) => fitsNow(state, card));
  if (at < 0) throw new BadInput('view', 'no hidden card fits, but one was drawn');
  return unseen.splice(at, 1)[0];
}

function cardIn(text: string): Card {
  const card = readCard(text);
  if (card === null) throw new BadInput('view', `${preview(text)} is not a card of SOLO`);
  return card;
}
