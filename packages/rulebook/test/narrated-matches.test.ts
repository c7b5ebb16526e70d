import { type Event, type GameId, games } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { type Book, openBook } from '../src/book.ts';
import { languages } from '../src/languages.ts';
import { type Notation, narrate } from '../src/narration/narrate.ts';
import { type Heard, hearMatches } from './support/random-match.ts';
import { faultsOf } from './support/style.ts';

const books = await Promise.all(languages.map(openBook));

/** Names that belong to no language. */
const nameOf = (seat: number): string => `X${seat}`;

const readBy = (
  book: Book,
  front: number | null,
  events: readonly Event[],
  game: GameId,
  notation?: Notation,
): string[] => narrate(book, events, game, { front, nameOf }, notation).map(({ text }) => text);

/** Pieces that are mistaken for nothing else: a card is called “hands move on”. */
const marked = (piece: string): string => `<${piece}>`;
const inMarks: Notation = {
  pieces: { tile: marked, end: marked, card: marked, minoCard: marked, piece: marked, colour: marked },
};

/** What each reader heard, spectators last. */
const readersOf = ({ seats, spectator }: Heard): (readonly [number | null, readonly Event[]])[] => [
  ...seats.map((events, seat) => [seat, events] as const),
  [null, spectator],
];

/** Every text in an event, its pieces among them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The events of which a reader hears less than the seat that they are about, with the pieces that are kept back. */
const keptBack = ({ seats }: Heard, heard: readonly Event[]): { event: Event; pieces: string[] }[] =>
  seats.flatMap((events, seat) =>
    events.flatMap((own, index) => {
      const event = heard[index];
      const known = textsIn(event);
      const pieces = textsIn(own).filter((text) => !known.includes(text));
      return 'seat' in own && own.seat === seat && pieces.length > 0 ? [{ event, pieces }] : [];
    }),
  );

describe.each(games.map((game) => [game.id as GameId, game] as const))('%s', (id, game) => {
  const moves = hearMatches(game, 24);

  test('every move is told, in clean sentences of every language', () => {
    const told = new Map<string, Set<string>>();
    const silent: string[] = [];
    for (const book of books) {
      const texts = new Set<string>();
      for (const move of moves)
        for (const [reader, events] of readersOf(move)) {
          const sentences = readBy(book, reader, events, id);
          for (const text of sentences) texts.add(text);
          if (sentences.length === 0 && events.some(({ type }) => type !== 'dealt'))
            silent.push(JSON.stringify(events));
        }
      told.set(book.language, texts);
      expect(
        [...texts].flatMap((text) => faultsOf(book.language, text).map((fault) => [fault, text])),
      ).toEqual([]);
    }
    expect(silent).toEqual([]);
    const english = told.get('en') ?? new Set();
    expect(english.size).toBeGreaterThan(10);
    for (const [language, texts] of told)
      if (language !== 'en') expect([...texts].filter((text) => english.has(text))).toEqual([]);
  });

  test('a piece that a reader may not know is never named', () => {
    const named = moves.flatMap((move) =>
      readersOf(move).flatMap(([reader, heard]) =>
        keptBack(move, heard).flatMap(({ event, pieces }) => {
          const texts = books.flatMap((book) => readBy(book, reader, [event], id, inMarks));
          return texts.filter((text) => pieces.some((piece) => text.includes(marked(piece))));
        }),
      ),
    );
    expect(named).toEqual([]);
  });

  test('a seat is told which pieces it drew', () => {
    const missing = moves.flatMap(({ seats }) =>
      seats.flatMap((events, seat) =>
        events.flatMap((event) => {
          if ((event.type !== 'drew' && event.type !== 'tookBlindly') || event.seat !== seat) return [];
          const pieces = 'cards' in event ? (event.cards ?? ['unknown']) : [event.tile ?? 'unknown'];
          const texts = books.map((book) => readBy(book, seat, [event], id, inMarks).join(' '));
          return texts.filter((text) => !pieces.every((piece) => text.includes(marked(piece))));
        }),
      ),
    );
    expect(missing).toEqual([]);
  });
});

test('random matches have pieces that are kept back from others', () => {
  const secret = games.filter((game) =>
    hearMatches(game, 30).some((move) => keptBack(move, move.spectator).length > 0),
  );
  expect(secret.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['block', 'team', 'burg', 'solo', 'solomino', 'solo2']),
  );
});
