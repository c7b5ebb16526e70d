import type { Json, JsonObject, View } from '@tischrunde/engine';
import { counted, does, drawn, nameWithin } from '../../grammar.ts';
import { oneOf, type WordReader } from '../../move-words.ts';

// What SOLO and SOLOmino have in common.

const colours: Readonly<Record<string, string>> = { r: 'red', g: 'green', b: 'blue', y: 'yellow' };

export const colourName = (letter: Json | undefined): string => colours[String(letter)] ?? 'any';

export const colourWord: WordReader = oneOf(
  'colour',
  Object.keys(colours),
  Object.entries(colours).map(([letter, name]) => [name, letter]),
);

export const wayOf = (direction: Json | undefined): string =>
  direction === 1 ? 'clockwise' : 'counterclockwise';

/** The direction of play, whose turn it is if it is not the player's, what is due, and the pile. */
export const stateOfPlay = (view: View): string[] => [
  `Direction: ${wayOf(view.direction)}${onTurn(view)}`,
  ...(view.pending === 0 ? [] : [`Due: ${counted(Number(view.pending), 'card')}`]),
  `Draw pile: ${counted(view.stock, 'card')}`,
];

const onTurn = ({ turn, seat }: View): string =>
  turn === null || turn === seat ? '' : `; it is seat ${turn}'s turn`;

/** What can happen with cards in both games. */
export function clausesOfCards(event: JsonObject, you: boolean, known: readonly string[]): string[] {
  const cards = drawn(Number(event.count), 'card', known);
  switch (event.type) {
    case 'draw':
      return [`${does(you, 'draw')} ${cards}`];
    case 'penalty':
      return ['forgot to call', `${does(you, 'draw')} ${cards}`];
    default:
      return [does(you, String(event.type))];
  }
}

export const swapped = (view: View, partner: Json | undefined, you: boolean): string =>
  `${does(you, 'swap')} hands with ${nameWithin(view, Number(partner))}`;

export const rotated = (way: string, you: boolean): string => `${does(you, 'pass')} all hands on ${way}`;

export const called = (event: JsonObject, call: string, you: boolean): string[] =>
  event.call === true ? [`${does(you, 'call')} “${call}”`] : [];
