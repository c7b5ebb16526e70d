import type { Event, GameId } from '@tischrunde/engine';
import type { Book } from '../book.ts';
import { andList } from '../lists.ts';
import type { PieceNames } from '../piece-names.ts';
import { type Call, callOf, callText, playersCall } from './calls.ts';
import { nameWithin, type People } from './people.ts';
import { beginningText, endTexts, pointsText } from './round.ts';
import { type EventRun, withRuns } from './runs.ts';

/** A sentence about what happened. */
export interface Sentence {
  /** The seat that it is about; null if it is about the table. */
  readonly seat: number | null;
  readonly text: string;
}

type PlacedTiles = Extract<Event, { readonly type: 'chained' }>['tiles'];
type CoveringEvent = Extract<Event, { readonly domino: unknown }>;

/** Names tiles together with the places they lie on, for readers who cannot look at a board. */
export interface PlaceNames {
  /** A tile that was turned up in Concentration. */
  flipped(tile: string, cell: number): string;
  /** One or more tiles of the castle, in Burg. */
  castle(tiles: PlacedTiles): string;
  /** A tile of a puzzle: Dominosa or the domino square. */
  covering(tile: string, domino: CoveringEvent['domino']): string;
}

/** The names of pieces that sentences about events use. */
type SentencePieces = Omit<PieceNames, 'face'>;

/** How pieces are written; as on the screen unless said. */
export interface Notation {
  readonly pieces?: SentencePieces;
  readonly places?: PlaceNames;
}

interface Telling {
  readonly book: Book;
  readonly game: GameId;
  readonly people: People;
  readonly pieces: SentencePieces;
  readonly places: PlaceNames | null;
}

/**
 * Tells what happened. The events are those that the reader may hear: a piece is named wherever an event names it, so the
 * seats' own draws are told by their pieces and those of others by their number.
 */
export function narrate(
  book: Book,
  events: readonly Event[],
  game: GameId,
  people: People,
  { pieces = book.written, places }: Notation = {},
): Sentence[] {
  const telling: Telling = { book, game, people, pieces, places: places ?? null };
  return withRuns(events).flatMap((event) => {
    const seat = 'seat' in event ? event.seat : null;
    const texts =
      event.type === 'roundOver'
        ? endTexts(event, events.slice(0, events.indexOf(event)), game, book, people, pieces)
        : textsOf(event, seat, telling);
    return texts.map((text) => ({ seat, text }));
  });
}

/** Sentences one after the other; Japanese has no space between them. */
export const joinSentences = (sentences: readonly Sentence[], { language }: Book): string =>
  sentences.map(({ text }) => text).join(language === 'ja' ? '' : ' ');

function textsOf(
  event: Exclude<EventRun, { readonly type: 'roundOver' }>,
  seat: number | null,
  telling: Telling,
): string[] {
  const { book, game, people, pieces, places } = telling;
  const who = seat !== null && seat === people.front ? 'you' : 'other';
  const name = seat === null ? '' : people.nameOf(seat);
  const list = (texts: readonly string[]): string => andList(texts, book.language);
  switch (event.type) {
    // Every game.
    case 'dealt':
      return beginningText(event, game, book, people);
    case 'scored':
      return [pointsText(event, who, name, book, pieces)];

    // Laying.
    case 'laid':
      return [laidText(event, who, name, telling), ...callTexts(callOf(event, game), who, book)];
    case 'locked':
      return [book.tell('lock', who, { name, tile: pieces.tile(event.tile), end: pieces.end(event.at) })];
    case 'footOpened':
      return [book.tell('foot', who, { call: callText('chickenfoot', book), tile: pieces.tile(event.tile) })];
    case 'placed':
      return places === null
        ? [book.tell('place', who, { name, tile: pieces.tile(event.tile) })]
        : [book.tell('lay', who, { name, tile: places.castle([event]) })];
    case 'chained': {
      const chain = book.tell('chain', who, { name, count: event.tiles.length });
      return places === null ? [chain] : [chain, `(${places.castle(event.tiles)})`];
    }
    case 'tookBack':
      return event.tiles.length === 1
        ? [book.tell('undo', who, { name })]
        : [book.tell('takeBack', who, { name, count: event.tiles.length })];
    case 'lifted':
      return 'cards' in event
        ? [book.tell('lift', who, { name, count: event.cards.length })]
        : [book.tell('liftTile', who, { name, tile: coveringTile(event, telling) })];
    case 'passed':
      return [book.tell('byChoice' in event ? 'passInstead' : 'pass', who, { name })];
    case 'endedTurn':
      return [book.tell('endTurn', who, { name })];
    case 'noneFits':
      return [book.tell('noFit', who, { name })];

    // Drawing and taking.
    case 'drewTiles':
      if (event.tiles !== null)
        return [book.tell('drawTile', who, { name, tile: list(event.tiles.map(pieces.tile)) })];
      return [book.tell(game === 'solo2' ? 'refill' : 'draw', who, { name, count: event.count })];
    case 'drew': {
      const { cause, count, cards } = event;
      const drawn =
        cards === null || cards.length === 0
          ? []
          : [book.tell('drawCard', who, { name, card: list(cards.map(pieces.minoCard)) })];
      if (cause !== 'turn') return [book.tell(cause, who, { name, count }), ...drawn];
      return drawn.length > 0 ? drawn : [book.tell('drawCards', who, { name, count })];
    }
    case 'kept':
      return [book.tell(game === 'solo' || game === 'solomino' ? 'keep' : 'keepTile', who, { name })];
    case 'gaveAway':
      return [book.tell('giveAway', who, { name, count: event.count })];
    case 'tookTiles': {
      const partner = nameWithin(event.from, people, book);
      return event.tiles === null
        ? [book.tell('takeTiles', who, { name, partner, count: event.count })]
        : [book.tell('takeFrom', who, { name, partner, tile: list(event.tiles.map(pieces.tile)) })];
    }
    case 'took':
      return 'cards' in event
        ? [book.tell('take', who, { name, count: event.cards.length })]
        : [book.tell('chainTake', who, { name, tile: pieces.tile(event.tile) })];

    // Cards.
    case 'turnedUp':
      return [book.tell('start', who, { card: pieces.minoCard(event.card) })];
    case 'named':
      return [book.tell('colour', who, { name, colour: pieces.colour(event.colour) })];
    case 'owed':
      return [book.tell('owe', who, { count: event.count })];
    case 'called':
      return [book.tell('call', who, { name, call: callText(playersCall(game), book) })];
    case 'skipped':
      return [book.tell('skip', who, { name })];
    case 'reversed': {
      const way = book.say(event.direction === 1 ? 'way.clockwise' : 'way.counterclockwise');
      return [book.tell('reverse', who, { way })];
    }
    case 'swapped':
      return [book.tell('swap', who, { name, partner: nameWithin(event.partner, people, book) })];
    case 'rotated':
      return [book.tell('rotate', who)];
    case 'reshuffled':
      return [book.tell('reshuffle', who)];
    case 'asked':
      return [book.tell('ask', who, { name, card: pieces.minoCard(event.card) })];
    case 'answered':
      return [book.tell('answer', who, { name, card: pieces.minoCard(event.card) })];

    // Concentration.
    case 'flipped': {
      const tile = places?.flipped(event.tile, event.cell) ?? pieces.tile(event.tile);
      return [book.tell('flip', who, { name, tile })];
    }
    case 'paired':
      return [book.tell('pair', who, { name })];
    case 'missed':
      return [book.tell('noPair', who)];

    // Hektik.
    case 'revealed':
      return [book.tell('reveal', who, { tile: pieces.tile(event.double) })];
    case 'returned':
      return [book.tell('chainReturn', who, { name, tile: pieces.tile(event.tile) })];
    case 'completed':
      return [book.tell('complete', who, { name })];
    case 'gaveUp':
      return [book.tell('giveUp', who, { name })];
    case 'abandoned':
      return [book.tell('abandon', who, { tile: pieces.tile(event.double) })];

    // Dominanz.
    case 'wrote': {
      const { row, value } = event;
      return [book.tell('write', who, { name, tile: pieces.tile(event.tile), value, row })];
    }
    case 'prescribed': {
      const { row, value } = event;
      const partner = nameWithin(event.opponent, people, book);
      return [book.tell('prescribe', who, { name, tile: pieces.tile(event.tile), value, row, partner })];
    }
    default:
      return unknownEvent(event);
  }
}

function laidText(
  event: Extract<Event, { readonly type: 'laid' }>,
  who: 'you' | 'other',
  name: string,
  telling: Telling,
): string {
  const { book, pieces } = telling;
  if ('domino' in event) return book.tell('lay', who, { name, tile: coveringTile(event, telling) });
  if ('half' in event) {
    const side = book.say(event.at === 'left' ? 'side.left' : 'side.right');
    const key = event.interjected ? 'snakeInterject' : 'snake';
    return book.tell(key, who, { name, card: pieces.minoCard(event.card), side });
  }
  if ('card' in event) {
    const key = event.interjected ? 'interject' : 'play';
    return book.tell(key, who, { name, card: pieces.card(event.card) });
  }
  const tile = pieces.tile(event.tile);
  if (event.seat === null) return book.tell('turnUp', who, { tile });
  return event.at === null
    ? book.tell('lay', who, { name, tile })
    : book.tell('layAt', who, { name, tile, end: pieces.end(event.at) });
}

/** What the table calls with a tile. */
function callTexts(call: Call | null, who: 'you' | 'other', book: Book): string[] {
  if (call === null) return [];
  return typeof call === 'number'
    ? [book.tell('total', who, { value: call })]
    : [book.tell('goOut', who, { call: callText(call, book) })];
}

const coveringTile = ({ tile, domino }: CoveringEvent, { pieces, places }: Telling): string =>
  places?.covering(tile, domino) ?? pieces.tile(tile);

/** Does not compile if an event has no words. */
function unknownEvent(event: never): never {
  throw new Error(`no words for ${JSON.stringify(event)}`);
}
