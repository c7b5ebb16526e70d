import type { Event, GameId } from '@tischrunde/engine';
import type { Book } from '../book.ts';
import { callOf, callText } from './calls.ts';
import { nameWithin, type People } from './people.ts';
import { type EventRun, withRuns } from './runs.ts';

/** Something that a player did. */
export interface Note {
  readonly text: string;
  /** The same in as little room as can be: a card by the shape of its colour and its number, a pass by a stroke. */
  readonly brief: string;
  /** Whether it only made the hand larger; what was laid matters more. */
  readonly isDraw: boolean;
}

/**
 * What happened to each seat, as briefly as can be: “drew 2”, “6-3”, “+10”. Seats that did nothing are missing. What everybody has to
 * remember is left out.
 */
export function notesOf(
  book: Book,
  events: readonly Event[],
  game: GameId,
  people: People,
): ReadonlyMap<number, readonly Note[]> {
  const notes = new Map<number, Note[]>();
  for (const event of withRuns(events)) {
    const seat = 'seat' in event ? event.seat : null;
    if (seat === null) continue;
    const parts = partsOf(event, game, book, people);
    const brief = 'card' in event ? briefCard(event.card) : event.type === 'passed' ? '–' : null;
    const isDraw = drawing.has(event.type);
    const told = parts.map((text): Note => ({ text, brief: brief ?? text, isDraw }));
    if (told.length > 0) notes.set(seat, [...(notes.get(seat) ?? []), ...told]);
  }
  return notes;
}

const drawing: ReadonlySet<string> = new Set(['drewTiles', 'drew', 'tookTiles', 'took', 'lifted']);

const shapes: Readonly<Record<string, string>> = { r: '●', g: '▲', b: '■', y: '◆' };
const signs: Readonly<Record<string, string>> = { ':draw1': '+1', ':draw2': '+2', ':ask': '?' };

/** `r8|b1` as ●8 ■1; null for cards with a sign that no letter shows. */
function briefCard(card: string): string | null {
  const halves = card.split('|').map((half) => {
    const shape = shapes[half[0]];
    const face = /^\d$/.test(half.slice(1)) ? half.slice(1) : signs[half.slice(1)];
    return shape === undefined || face === undefined ? null : shape + face;
  });
  return halves.includes(null) ? null : halves.join(' ');
}

function partsOf(event: EventRun, game: GameId, book: Book, people: People): string[] {
  const { tile, card, minoCard } = book.written;
  switch (event.type) {
    case 'laid': {
      if ('domino' in event) return [tile(event.tile)];
      if (!('card' in event)) {
        const call = callOf(event, game);
        return [tile(event.tile), ...(call === null ? [] : [callText(call, book)])];
      }
      const piece = 'half' in event ? minoCard(event.card) : card(event.card);
      return [event.interjected ? book.say('note.jumpedIn', { piece }) : piece];
    }
    case 'locked':
      return [tile(event.tile), book.say('moment.locked')];
    case 'answered':
      return [minoCard(event.card)];
    case 'placed':
    case 'wrote':
    case 'prescribed':
      return [tile(event.tile)];
    case 'chained':
      return [book.say('note.chain', { count: event.tiles.length })];
    case 'scored':
      return [`+${event.points}`];
    case 'drewTiles':
    case 'drew':
      return [book.say('note.drew', { count: event.count })];
    case 'tookTiles':
      return [book.say('note.took', { count: event.count })];
    case 'took':
    case 'lifted':
      return 'cards' in event ? [book.say('note.took', { count: event.cards.length })] : [];
    case 'passed':
      return [book.say('note.passed')];
    case 'skipped':
      return [book.say('note.skipped')];
    case 'called':
      return [callText(callOf(event, game) ?? 'solo', book)];
    case 'named':
      return [book.written.colour(event.colour)];
    case 'swapped':
      return [book.say('note.swapped', { name: nameWithin(event.partner, people, book) })];
    case 'footOpened':
      return [callText('chickenfoot', book)];
    case 'dealt':
    case 'roundOver':
    case 'endedTurn':
    case 'noneFits':
    case 'kept':
    case 'gaveAway':
    case 'turnedUp':
    case 'owed':
    case 'reversed':
    case 'rotated':
    case 'reshuffled':
    case 'asked':
    case 'flipped':
    case 'paired':
    case 'missed':
    case 'revealed':
    case 'returned':
    case 'completed':
    case 'gaveUp':
    case 'abandoned':
    case 'tookBack':
      return [];
    default:
      return unknownEvent(event);
  }
}

/** Does not compile if an event is forgotten. */
function unknownEvent(event: never): never {
  throw new Error(`no note for ${JSON.stringify(event)}`);
}
