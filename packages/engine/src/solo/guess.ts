import { standingIn } from '../core/base-view.ts';
import type { Chance } from '../core/chance.ts';
import type { View } from '../core/game.ts';
import { BadInput, isObject, type Json, type JsonObject, listAt, shown } from '../core/json.ts';
import { seatAt } from '../core/seat.ts';
import { type Card, copies, deck, noColour, readCard, readColour } from '../pieces/solo-cards.ts';
import { fitsNow } from './fits.ts';
import { noteHands } from './hands.ts';
import { event, interjected, saw } from './history.ts';
import { call, chooseColour, choosePartner, playMove, playNaming, playWith } from './move.ts';
import type { SoloRules } from './rules.ts';
import { newState, type SoloState } from './state.ts';

/** Builds a state that agrees with all that a view shows: the cards that cannot be seen are dealt by chance. */
export function guessState(rules: SoloRules, view: View, chance: Chance): SoloState {
  const state = newState(rules, [chance.next(), chance.next(), chance.next(), chance.next()], []);
  Object.assign(state, standingIn(view));
  state.discard = listAt(view.discard, 'discard').map(cardIn);
  state.top = state.discard.pop() ?? cardIn(view.top);
  state.colour = readColour(view.colour) ?? noColour;
  state.direction = view.direction === 1 ? 1 : -1;
  state.pending = Number(view.pending);
  state.choiceDue = view.choose !== null;
  const log = listAt(view.log, 'log');
  state.history = log.map(readEvent);
  state.passes = log.length - 1 - log.findLastIndex((entry) => isObject(entry) && entry.type !== 'pass');
  dealHidden(state, view, chance);
  return state;
}

/** Deals what lies neither on the discard pile nor in a hand that can be seen. */
function dealHidden(state: SoloState, view: View, chance: Chance): void {
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

/** Who drew a card and is still on turn drew one that fits. */
function takeFitting(state: SoloState, unseen: Card[]): Card {
  const at = unseen.findIndex((card) => fitsNow(state, card));
  if (at < 0) throw new BadInput('view', 'no hidden card fits, but one was drawn');
  return unseen.splice(at, 1)[0];
}

function readEvent(entry: Json): number {
  if (!isObject(entry)) throw new BadInput('log', `expected an event, found ${shown(entry)}`);
  const seat = seatAt(Number(entry.seat));
  switch (entry.type) {
    case 'start':
      return event(saw.start, seat, cardIn(entry.card));
    case 'play':
      return event(saw.play, seat, readPlay(entry));
    case 'choose': {
      const colour = readColour(entry.colour);
      return event(
        saw.choose,
        seat,
        colour === null ? choosePartner(seatAt(Number(entry.partner))) : chooseColour(colour),
      );
    }
    case 'swap':
      return event(saw.swap, seat, Number(entry.partner));
    case 'rotate':
      return event(saw.rotate, seat, entry.direction === 1 ? 1 : 0);
    case 'keep':
    case 'pass':
    case 'skip':
      return event(saw[entry.type], seat, 0);
    case 'draw':
    case 'debt':
    case 'penalty':
    case 'reshuffle':
      return event(saw[entry.type], seat, Number(entry.count));
    default:
      throw new BadInput('log', `there is no event ${shown(entry.type)}`);
  }
}

function readPlay(entry: JsonObject): number {
  const card = cardIn(entry.card);
  const colour = readColour(entry.colour);
  const move =
    colour !== null
      ? playNaming(card, colour)
      : entry.partner === undefined
        ? playMove(card)
        : playWith(card, seatAt(Number(entry.partner)));
  return move | (entry.call === true ? call : 0) | (entry.interjected === true ? interjected : 0);
}

function cardIn(text: Json | undefined): Card {
  const card = readCard(text);
  if (card === null) throw new BadInput('view', `${shown(text)} is no card of SOLO`);
  return card;
}
