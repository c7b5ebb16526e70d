import type { Event, GameId } from '@tischrunde/engine';
import type { Book } from '../book.ts';
import { callOf, callText } from './calls.ts';
import { nameWithin, type People } from './people.ts';
import { type EventRun, withRuns } from './runs.ts';

/**
 * What happened to each seat, as briefly as can be: “drew 2”, “6-3”, “+10”. Seats that did nothing are missing. What everybody has to
 * remember is left out.
 */
export function notesOf(
  book: Book,
  events: readonly Event[],
  game: GameId,
  people: People,
): ReadonlyMap<number, readonly string[]> {
  const notes = new Map<number, string[]>();
  for (const event of withRuns(events)) {
    const seat = 'seat' in event ? event.seat : null;
    if (seat === null) continue;
    const parts = partsOf(event, game, book, people);
    if (parts.length > 0) notes.set(seat, [...(notes.get(seat) ?? []), ...parts]);
  }
  return notes;
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
      return [book.say('moment.skipped')];
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
