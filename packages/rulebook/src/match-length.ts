import type { MatchLength, View } from '@tischrunde/engine';
import type { Book } from './book.ts';

type Length = Pick<MatchLength, 'rounds' | 'target' | 'exceed'>;

/** How long a match is: “2 rounds”, “to 100”, “3 rounds · to 51”. */
export function lengthText(length: Length, book: Book): string {
  const { rounds } = length;
  return joined([
    rounds === null ? '' : book.say('length.rounds', { count: rounds }),
    targetText(length, book),
  ]);
}

/** How far a match has come: “Round 1 of 2”, “Round 3 · to 100”. Empty where the only round is the match. */
export function roundText({ round, length }: Pick<View, 'round' | 'length'>, book: Book): string {
  const { rounds, target } = length;
  if (rounds === 1 && target === null) return '';
  const number =
    rounds === null
      ? book.say('score.roundNumber', { number: round })
      : book.say('score.roundOf', { number: round, count: rounds });
  return joined([number, targetText(length, book)]);
}

const targetText = ({ target, exceed }: Length, book: Book): string =>
  target === null ? '' : book.say(exceed ? 'length.past' : 'length.to', { target });

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
