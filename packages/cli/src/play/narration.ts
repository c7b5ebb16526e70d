import type { Json, JsonObject, View } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { listOf, objectsOf, textsOf } from '../io/json-access.ts';
import { tilesIn } from './faces/burg/face.ts';
import { placementText } from './faces/burg/placement.ts';
import { chainOf } from './faces/hektik.ts';
import { placedText as dominosaText } from './faces/puzzles/dominosa.ts';
import { placedText as quadrilleText } from './faces/puzzles/quadrille.ts';
import { inARow, joined, nameWithin, seatName } from './names.ts';
import { type Deed, eventsBetween, newPieces } from './view-access.ts';

/** What a move came to: a line for every seat that did something. Pieces are written as they are typed. */
export function narrate(deed: Deed, game: string, book: TerminalBook): string[] {
  const { seat, before, after } = deed;
  const drawn = handsMoved(deed) ? [] : newPieces(deed);
  const told = eventsOf(deed).flatMap((event) => sentencesOf(event, deed, game, book));
  if (after.seat !== null && drawn.length > 0) told.push([after.seat, drewText(drawn, game, book)]);
  return linesOf(told, book).map(([doer, line]) =>
    doer === seat ? `${line}${scored(before, after, seat, book)}` : line,
  );
}

/** What happened before the first move of a round. */
export function narrateOpening(view: View, game: string, book: TerminalBook): string[] {
  if (game === 'solo2') return [book.phrase('turnedUp', { tile: textsOf(view.line)[0] })];
  const [first, ...events] = game === 'solo' ? objectsOf(view.log) : [];
  if (first === undefined) return [];
  const deed = { seat: -1, move: {}, before: view, after: view };
  const told = events.flatMap((event) => sentencesOf(event, deed, game, book));
  return [
    book.tell('start', 'you', { card: String(first.card) }),
    ...linesOf(told, book).map(([, line]) => line),
  ];
}

type Told = readonly [seat: number, sentence: string];

/** Sentences about one seat in a row make one line. */
function linesOf(told: readonly Told[], book: TerminalBook): Told[] {
  const lines: { seat: number; sentences: string[] }[] = [];
  for (const [seat, sentence] of told) {
    const last = lines[lines.length - 1];
    if (last?.seat === seat) last.sentences.push(sentence);
    else lines.push({ seat, sentences: [sentence] });
  }
  return lines.map(({ seat, sentences }) => [seat, joined(sentences, book)]);
}

/** Where whole hands changed their owner, nobody can tell which pieces were drawn. */
const handsMoved = ({ before, after }: Deed): boolean =>
  eventsBetween(before, after).some(
    ({ type, partner, towards }) =>
      type === 'swap' || type === 'rotate' || partner !== undefined || towards !== undefined,
  );

/** The events of a round's log, or the move itself in games that keep none. What the player drew is told with its pieces. */
function eventsOf(deed: Deed): JsonObject[] {
  const { seat, move, before, after } = deed;
  const events = eventsBetween(before, after);
  if (events.length === 0) return [{ ...move, seat }];
  const drew = !handsMoved(deed) && newPieces(deed).length > 0;
  const isOwnDraw = (event: JsonObject): boolean =>
    drew && event.seat === after.seat && (event.type === 'draw' || event.type === 'tile');
  const isSwap = events.some(({ type }) => type === 'swap');
  return events
    .filter((event) => !isOwnDraw(event) || event.call === true)
    .map((event) => (isSwap && event.type === 'play' ? { ...event, partner: null } : event))
    .reduce(joinDraws, []);
}

/** A draw and the tiles that it brought are one event; so are several tiles. */
function joinDraws(events: JsonObject[], event: JsonObject): JsonObject[] {
  if (event.type !== 'tile') return [...events, event];
  const last = events[events.length - 1];
  if (last?.type === 'draw' && last.seat === event.seat)
    return [...events.slice(0, -1), { ...last, count: Number(last.count ?? 0) + 1 }];
  return [...events, { seat: event.seat, type: 'draw', count: 1 }];
}

const isOfCards = (game: string): boolean => game === 'solo' || game === 'solomino';

function drewText(pieces: readonly string[], game: string, book: TerminalBook): string {
  const list = inARow(pieces, book);
  return isOfCards(game)
    ? book.tell('drawCard', 'you', { card: list })
    : book.tell('drawTile', 'you', { tile: list });
}

function sentencesOf(event: JsonObject, deed: Deed, game: string, book: TerminalBook): Told[] {
  const seat = Number(event.seat);
  return textsOfEvent(event, deed, game, book).map((sentence) => [seat, sentence]);
}

function textsOfEvent(event: JsonObject, deed: Deed, game: string, book: TerminalBook): string[] {
  const { before, after } = deed;
  const seat = Number(event.seat);
  const who = seat === after.seat ? 'you' : 'other';
  const name = seatName(after, seat, book);
  const [tile, card, count] = [String(event.tile), String(event.card), Number(event.count ?? 1)];
  const within = (other: Json | undefined): string => nameWithin(after, Number(other), book);
  const swapped =
    typeof event.partner === 'number'
      ? [book.tell('swap', who, { name, partner: within(event.partner) })]
      : [];
  const called =
    event.call === true
      ? [book.tell('call', who, { name, call: book.say(game === 'solo' ? 'call.solo' : 'call.solomino') })]
      : [];
  const colour =
    typeof event.colour === 'string'
      ? [book.tell('colour', who, { name, colour: book.written.colour(event.colour) })]
      : [];
  switch (event.type) {
    case 'lay':
      if (game === 'dominosa')
        return [book.phrase('cover.lay', { placed: dominosaText(event, after, book) })];
      if (game === 'quadrille') return [book.phrase('cover.lay', { placed: quadrilleText(event, book) })];
      if (game === 'solomino') {
        const side = book.say(event.at === 'left' ? 'side.left' : 'side.right');
        const rotated = event.towards === undefined ? [] : [book.tell('rotate', who)];
        return [book.tell('snake', who, { name, card, side }), ...swapped, ...rotated, ...called];
      }
      return event.at === undefined
        ? [book.tell('lay', who, { name, tile })]
        : [book.tell('layAt', who, { name, tile, end: String(event.at) })];
    case 'lock':
      return [book.tell('lock', who, { name, tile, end: String(event.at) })];
    case 'play':
      return [
        event.interjected === true
          ? book.tell('interject', who, { name, card })
          : book.tell('play', who, { name, card }),
        ...colour,
        ...swapped,
        ...called,
      ];
    case 'choose':
      return colour;
    case 'draw':
      return [book.tell(isOfCards(game) ? 'drawCards' : 'draw', who, { name, count }), ...called];
    case 'debt':
    case 'penalty':
      return [book.tell(event.type, who, { name, count })];
    case 'lift':
      if (game === 'solomino') return [book.tell('lift', who, { name, count })];
      return [
        book.phrase('cover.lift', {
          placed: game === 'dominosa' ? dominosaText(event, after, book) : quadrilleText(event, book),
        }),
      ];
    case 'pass':
      return [book.tell('pass', who, { name }), ...called];
    case 'keep':
    case 'skip':
    case 'noFit':
    case 'giveUp':
      return [book.tell(event.type, who, { name })];
    case 'rotate':
    case 'reshuffle':
      return [book.tell(event.type, who)];
    case 'swap':
      return swapped;
    case 'ask':
    case 'answer':
      return [book.tell(event.type, who, { name, card })];
    case 'flip':
      return flipText(event, deed, book);
    case 'return': {
      const back = chainOf(before, seat).at(event.side === 'left' ? 0 : -1) ?? '';
      return [book.tell('chainReturn', who, { name, tile: back })];
    }
    case 'place':
      return [book.tell('lay', who, { name, tile: placementText(tilesIn(event), book) })];
    case 'chain':
      return [
        book.tell('chain', who, { name, count: tilesIn(event).length }),
        `(${placementText(tilesIn(event), book)})`,
      ];
    case 'take':
      if (typeof event.count === 'number') return [book.tell('take', who, { name, count })];
      if (event.from !== undefined)
        return [book.tell('blindTake', who, { name, partner: within(event.from) })];
      if (event.row === undefined) return [book.tell('chainTake', who, { name, tile })];
      return [book.tell('write', who, { name, ...rowEntry(event) })];
    case 'prescribe':
      return [book.tell('prescribe', who, { name, ...rowEntry(event), partner: within(1 - seat) })];
    case 'undo':
      return [book.phrase('tookBack', { count: listOf(before.log).length - listOf(after.log).length })];
    default:
      return [];
  }
}

/** A tile, its row, and its other half, which is written there. */
function rowEntry({ tile, row }: JsonObject) {
  const [one, other] = String(tile).split('-').map(Number);
  return { tile: String(tile), row: Number(row), value: one + other - Number(row) };
}

/** The tile with the cell it lies on, and whether it makes a pair with the one turned up before. */
function flipText({ seat, cell }: JsonObject, { before, after }: Deed, book: TerminalBook): string[] {
  const who = seat === after.seat ? 'you' : 'other';
  const name = seatName(after, Number(seat), book);
  const tile = `${listOf(after.grid)[Number(cell)]} [${cell}]`;
  const flipped = book.tell('flip', who, { name, tile });
  if (listOf(before.up).length !== 1) return [flipped];
  const isTaken = listOf(after.takers)[Number(cell)] !== null;
  return [flipped, isTaken ? book.tell('pair', who, { name }) : book.tell('noPair', who)];
}

/** ` (+5 points)`, where a move scores at once. What the end of a round brings is told there. */
function scored(before: View, after: View, seat: number, book: TerminalBook): string {
  if (before.scores === null || after.scores === null) return '';
  if (after.phase !== 'play' || after.round !== before.round) return '';
  const count = after.scores[seat] - before.scores[seat];
  return count === 0 ? '' : ` (${count > 0 ? '+' : ''}${book.say('score.points', { count })})`;
}
