import { seatAt } from '@tischrunde/engine';
import {
  type DominoState,
  entryKinds,
  kindOfEntry,
  pips,
  pipsInHand,
  seatOfEntry,
  tileOfEntry,
} from '@tischrunde/engine/internals';

/**
 * In Team block the pairs show who was dealt more pips: the two heavy hands play together. Returns the log-
 * likelihood of the hands in a guess. Nobody sees which tiles were dealt and which were drawn, so averages
 * are compared.
 */
export function teamLikelihood(state: DominoState): (guess: DominoState) => number {
  const { players, teams, rules } = state;
  const laid = rules.zeros.slice();
  const drawn = rules.zeros.slice();
  for (const entry of state.history) {
    const seat = seatOfEntry(entry);
    if (kindOfEntry(entry) === entryKinds.lay) laid[seat] += pips[tileOfEntry(entry)];
    if (kindOfEntry(entry) === entryKinds.tile) drawn[seat]++;
  }
  return (guess) => {
    const weighs = laid.map(
      (sum, seat) =>
        ((sum + pipsInHand(guess, seatAt(seat))) * rules.handSize) / (rules.handSize + drawn[seat]),
    );
    let sum = 0;
    for (let one = 0; one < players; one++) {
      for (let other = 0; other < players; other++) {
        if (teams[one] !== 0 || teams[other] !== 1) continue;
        const doubt = 2 + drawn[one] + drawn[other];
        sum -= Math.log1p(Math.exp((-2 * (weighs[one] - weighs[other])) / doubt));
      }
    }
    return sum;
  };
}
