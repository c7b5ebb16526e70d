import { type FactName, factKinds, type Refusal } from '@tischrunde/engine';
import type { Language } from './languages.ts';
import { andList } from './lists.ts';
import { fill } from './message.ts';
import type { PieceNames } from './piece-names.ts';
import type { Words } from './words/words.ts';

/** The name of the player on a seat, as it stands in the middle of a sentence. */
export type SeatName = (seat: number) => string;

/** What naming the facts of a refusal takes. */
interface Naming {
  readonly words: Words;
  readonly pieceNames: PieceNames;
  readonly seatName: SeatName;
  readonly language: Language;
}

/** The one line that tells a player why a move is refused, with the pieces filled in. */
export function refusalText({ reason, facts }: Refusal, naming: Naming): string {
  const texts = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, factText(name as FactName, fact, naming)]),
  );
  return capitalized(fill(naming.words.refusals[reason], texts, naming.language), naming.language);
}

function factText(
  name: FactName,
  fact: string | number | readonly string[],
  { words, pieceNames, seatName, language }: Naming,
): string | number {
  const kind = factKinds[name];
  if (typeof fact === 'number') return kind === 'seat' ? seatName(fact) : name === 'cell' ? fact + 1 : fact;
  if (typeof fact !== 'string') {
    return andList(fact.map(partName(name, pieceNames)), language);
  }
  switch (kind) {
    case 'end':
      return pieceNames.end(fact);
    case 'soloCard':
    case 'solominoCard':
    case 'solominoHalf':
      return pieceNames.minoCard(fact);
    case 'soloFace':
      return pieceNames.face(fact);
    case 'colour':
      return pieceNames.colour(fact);
    case 'side':
      return words.tableLabels[fact === 'left' ? 'side.left' : 'side.right'];
    default:
      return fact;
  }
}

/** How the parts of a list are named. */
function partName(name: FactName, pieceNames: PieceNames): (part: string) => string {
  const kind = factKinds[name];
  if (kind === 'ends') return pieceNames.end;
  if (kind === 'solominoHalves') return pieceNames.card;
  return name === 'cells' ? countedFromOne : (part) => part;
}

/** People count places from 1. */
const countedFromOne = (cell: string): string => String(Number(cell) + 1);

/** The first word of the sentence may be a card's name, which is written small. */
const capitalized = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
