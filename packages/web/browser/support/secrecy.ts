import { openMatch, readTranscript, type Seat, seatAt, seatsOf } from '@tischrunde/engine';
import type { MatchFile } from '@tischrunde/protocol';

/**
 * The pieces that a device was sent before anybody at it could see them, by what it received during a match. The match is played again
 * from its file: after so many moves a device may name what its seats and onlookers see then or saw before, and nothing else that is ever
 * held in a hand.
 */
export function leaksTo(
  received: readonly string[],
  seats: readonly number[],
  { transcript }: MatchFile,
): readonly string[] {
  const { moves, players } = transcript;
  if (!Array.isArray(moves) || typeof players !== 'number') throw new Error('this is no match file');
  const match = openMatch(readTranscript({ ...transcript, moves: [] }));
  const [own, held] = [new Set<string>(), new Set<string>()];
  const knownAfter: ReadonlySet<string>[] = [];
  const see = (): void => {
    for (const seat of [null, ...seats.map(seatAt)]) {
      addWords(match.view(seat), own);
      // A hand that is passed on at once, by the first card, was seen as well.
      addWords(match.events(seat), own);
    }
    for (const seat of seatsOf(players)) addWords(match.view(seat).hands, held);
    knownAfter.push(new Set(own));
  };
  see();
  for (const { seat, ...move } of moves) {
    match.attempt(seat as Seat, move);
    see();
  }
  const leaks = new Set<string>();
  let made = 0;
  for (const text of received) {
    made = Math.max(made, ...Array.from(text.matchAll(/"moves":(\d+)/g), ([, count]) => Number(count)));
    const known = knownAfter[Math.min(made, moves.length)];
    const told = new Set<string>();
    addWords(JSON.parse(text), told);
    for (const word of told) if (held.has(word) && !known.has(word)) leaks.add(`${word} after ${made} moves`);
  }
  return [...leaks];
}

/** Every text in a value. */
function addWords(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const inside of Object.values(value)) addWords(inside, words);
}
