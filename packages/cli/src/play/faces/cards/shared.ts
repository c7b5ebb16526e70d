import type { SolominoView, SoloView } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { oneOf, type WordReader } from '../../move-words.ts';
import { seatName } from '../../names.ts';

// What SOLO and SOLOmino have in common.

const colours = { r: 'red', g: 'green', b: 'blue', y: 'yellow' } as const;

const isColour = (letter: unknown): letter is keyof typeof colours =>
  typeof letter === 'string' && letter in colours;

/** A colour as it is typed. */
export const colourTyped = (letter: unknown, book: TerminalBook): string =>
  isColour(letter) ? book.word(colours[letter]) : String(letter);

export const colourWord: WordReader = oneOf(
  'colour',
  Object.keys(colours),
  Object.entries(colours).map(([letter, name]) => [name, letter]),
);

/** The direction of play, who is on turn if it is not the player, what is due, and the pile. */
export const stateOfPlay = (view: SoloView | SolominoView, book: TerminalBook): string[] => [
  book.say('table.goes', {
    way: book.say(view.direction === 1 ? 'way.clockwise' : 'way.counterclockwise'),
  }),
  ...(view.turn === null || view.turn === view.seat
    ? []
    : [book.say('turn.other', { name: seatName(view, view.turn, book) })]),
  ...(view.pending === 0 ? [] : [book.say('table.debt', { count: view.pending })]),
  book.say('table.pile', { count: view.stock }),
];
