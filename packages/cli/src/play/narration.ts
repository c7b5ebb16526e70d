import type { Event, View } from '@tischrunde/engine';
import { joinSentences, type Notation, narrate, type PlaceNames, type Sentence } from '@tischrunde/rulebook';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { placementText } from './faces/burg/placement.ts';
import { placedText as dominosaText } from './faces/puzzles/dominosa.ts';
import { placedText as quadrilleText } from './faces/puzzles/quadrille.ts';
import { peopleAt } from './names.ts';

/** What happened, a line for every seat that did something in a row. Headings and tables tell how rounds begin and end. */
export function linesAbout(events: readonly Event[], view: View, book: TerminalBook): string[] {
  const told = events.filter(({ type }) => type !== 'dealt' && type !== 'roundOver');
  const notation = { pieces: piecesAsTyped(book), places: placesAsTyped(view, book) };
  const sentences = narrate(book, told, view.game, peopleAt(view, book), notation);
  return bySeat(sentences).map((line) => joinSentences(line, book));
}

function bySeat(sentences: readonly Sentence[]): Sentence[][] {
  const lines: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = lines[lines.length - 1];
    if (last?.[0].seat === sentence.seat) last.push(sentence);
    else lines.push([sentence]);
  }
  return lines;
}

/** Pieces are written as they are typed. */
function piecesAsTyped({ written }: TerminalBook): NonNullable<Notation['pieces']> {
  const asTyped = (text: string): string => text;
  return {
    tile: asTyped,
    end: asTyped,
    card: asTyped,
    minoCard: asTyped,
    piece: asTyped,
    colour: written.colour,
  };
}

const placesAsTyped = (view: View, book: TerminalBook): PlaceNames => ({
  flipped: (tile, cell) => `${tile} [${cell}]`,
  castle: (tiles) => placementText(tiles, book),
  covering(tile, domino) {
    if ('tile' in domino) return quadrilleText(domino, book);
    return view.game === 'dominosa' ? dominosaText(tile, domino, view, book) : tile;
  },
});
