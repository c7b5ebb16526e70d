import type { Seat } from '@tischrunde/engine';
import { type SoloState, solo, soloCards, soloMoves } from '@tischrunde/engine/internals';
import { turnReasons } from './card-turns.ts';
import { type Candidate, chosenReasons, type ExplainerOf } from './explainer.ts';
import { moveByMove } from './move-by-move.ts';
import type { MoveReason } from './move-reason.ts';

const { cardIn, chooses, draws, passes, typeOf } = soloMoves;
const { colourName, colourOf, isBlack, noColour, worth } = soloCards;

/** The reasons in SOLO. */
export const explainSolo: ExplainerOf<'solo'> = moveByMove(solo, (state, seat, move) =>
  chosenReasons(candidates(state, seat, move)),
);

function candidates(before: SoloState, seat: Seat, move: soloMoves.SoloMove): Candidate[] {
  const found: Candidate[] = [];
  const add = (reason: MoveReason, tells = true): void => {
    found.push({ reason, tells });
  };
  if (typeOf(move) === draws) add({ why: 'drawsForMore' });
  if (typeOf(move) === passes) add({ why: 'keepsCard' });
  if (typeOf(move) === draws || typeOf(move) === passes) return found;
  const after = solo.clone(before);
  let isOwnHand = true;
  solo.play(after, seat, move, (event) => {
    if (event.type === 'roundOver' && event.winners.includes(seat)) add({ why: 'winsRound' });
    if (event.type === 'skipped' && event.seat !== seat) add({ why: 'skips', seat: event.seat });
    if (event.type === 'swapped' || event.type === 'rotated') {
      isOwnHand = false;
      const { gives, gets } = trade(before, after, seat);
      if (gets < gives) add({ why: 'tradesHands', gives, gets });
    }
  });
  if (after.phase !== 'play') return found;
  for (const reason of turnReasons(before, after, seat)) add(reason);
  // The cards of another hand are only guessed.
  if (isOwnHand) found.push(...ofColour(after, seat));
  if (typeOf(move) === chooses) return found;
  const card = cardIn(move);
  const wilds = after.hands[seat].filter(isBlack).length;
  if (isOwnHand && !isBlack(card) && wilds > 0) add({ why: 'keepsWild', count: wilds });
  add({ why: 'sheds', points: worth[card] }, found.length === 0 || worth[card] >= heavy);
  return found;
}

/** What a card that is worth getting rid of counts. */
const heavy = 20;

/** The cards in the colour to be matched next. */
function ofColour({ colour, hands }: SoloState, seat: Seat): Candidate[] {
  const name = colourName(colour);
  const count = hands[seat].filter((card) => colourOf(card) === colour).length;
  if (name === null || colour === noColour || count === 0) return [];
  return [{ reason: { why: 'keepsColour', colour: name, count }, tells: true }];
}

/** How many cards a seat gave away and got. The card just laid is in neither hand. */
const trade = (before: SoloState, after: SoloState, seat: Seat) => ({
  gives: before.hands[seat].length - (after.discard.length > before.discard.length ? 1 : 0),
  gets: after.hands[seat].length,
});
