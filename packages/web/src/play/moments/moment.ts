import type { Counted, Event, GameId } from '@tischrunde/engine';
import { type Call, callOf } from '@tischrunde/rulebook';
import type { PlayedMove, SeatView } from '../../session/table.ts';
import { laidPieces, type PassedHand, passedHands, pieceKey } from '../motion/moved-pieces.ts';
import { pipsLeft, pointsAtEnd, type SeatPoints } from '../points.ts';
import type { Sound } from '../sound/sounds.ts';

// What happens at a table is seen and heard for a moment, by its events.

/** Where on the screen a moment begins or ends. */
export type Spot =
  | { readonly at: 'seat'; readonly seat: number }
  | { readonly at: 'piece'; readonly key: string }
  /** A cell of Concentration. */
  | { readonly at: 'cell'; readonly cell: number }
  | { readonly at: 'stock' | 'debt' | 'table' };

/** A word that is seen at a plate, besides calls. */
type Word = 'jumpedIn' | 'forgot' | 'locked' | 'skipped';

type Shown =
  /** `counted` says what was added up. */
  | { readonly kind: 'points'; readonly points: number; readonly counted: readonly Counted[] }
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'word'; readonly word: Word }
  /** Whole hands go to other seats. */
  | { readonly kind: 'hands'; readonly hands: readonly PassedHand[] }
  /** Cards that the next player must draw or add to. */
  | { readonly kind: 'debt'; readonly count: number }
  /** Several cards go to a seat at once. */
  | { readonly kind: 'cards'; readonly count: number }
  /** Nobody can go on: what everybody has left, by seat. */
  | { readonly kind: 'block'; readonly pips: readonly (number | null)[] }
  /** A round or match is won. `gains` are the points that were counted at its end. */
  | {
      readonly kind: 'win';
      readonly what: 'round' | 'match';
      readonly winners: readonly number[];
      readonly gains: readonly SeatPoints[];
    };

/** Something that is seen for a moment. */
export type Moment = Shown & {
  /** The seat it belongs to; null if it belongs to the table. */
  readonly seat: number | null;
  readonly from: readonly Spot[];
  readonly to: Spot;
  readonly sound: Sound;
  /** In milliseconds. */
  readonly lasts: number;
};

/** How long each kind lasts. Only a won match takes more than 1.2 seconds. */
const durations = {
  points: 1100,
  call: 800,
  word: 800,
  hands: 900,
  debt: 600,
  cards: 900,
  block: 1150,
  round: 900,
  match: 1500,
} as const;

const table: Spot = { at: 'table' };
const at = (seat: number): Spot => ({ at: 'seat', seat });

/** The moments of everything that was just played, in their order. */
export const momentsIn = (seen: SeatView): Moment[] =>
  seen.latest.flatMap((move) => momentsOfMove(move, seen));

function momentsOfMove({ events }: PlayedMove, seen: SeatView): Moment[] {
  const moments: Moment[] = [];
  let action: Event | null = null;
  for (const event of events) {
    const last = moments.at(-1);
    // Points that a move brings by several rules are one number.
    if (event.type === 'scored' && last?.kind === 'points' && last.seat === event.seat) {
      const counted = last.counted.length > 0 ? last.counted : (event.counted ?? []);
      moments[moments.length - 1] = { ...last, points: last.points + event.points, counted };
      continue;
    }
    moments.push(...momentsOf(event, action, seen));
    if (event.type !== 'scored') action = event;
  }
  return moments;
}

/** The moments of one event; `action` is what was done before it. */
function momentsOf(event: Event, action: Event | null, seen: SeatView): Moment[] {
  switch (event.type) {
    case 'scored': {
      const { seat, points, counted = [] } = event;
      const from = originOf(counted, action);
      return [
        {
          kind: 'points',
          points,
          counted,
          seat,
          from,
          to: at(seat),
          sound: 'points',
          lasts: durations.points,
        },
      ];
    }
    case 'laid':
      return laidMoments(event, seen.view.game);
    case 'called':
    case 'footOpened':
      return callMoments(event, event.seat, seen.view.game);
    case 'locked':
      return [wordMoment('locked', event.seat, [{ at: 'piece', key: pieceKey(event.tile) }], 'lock')];
    case 'skipped':
      return [wordMoment('skipped', event.seat, [table], 'skip')];
    case 'owed': {
      const { seat, count } = event;
      const from = laidPieces(action === null ? [] : [action]).map(({ key }): Spot => ({ at: 'piece', key }));
      return [{ kind: 'debt', count, seat, from, to: { at: 'debt' }, sound: 'debt', lasts: durations.debt }];
    }
    case 'drew':
      return 'cause' in event ? cardMoments(event) : [];
    case 'swapped':
    case 'rotated': {
      const hands = passedHands([event]);
      return [
        {
          kind: 'hands',
          hands,
          seat: event.seat,
          from: hands.map(({ from }) => at(from)),
          to: at(event.type === 'swapped' ? event.partner : event.seat),
          sound: 'hands',
          lasts: durations.hands,
        },
      ];
    }
    case 'took':
      return 'cards' in event ? cardsMoment(event.seat, event.cards.length, [table], 'draw') : [];
    case 'roundOver':
      return endMoments(event, seen);
    case 'dealt':
    case 'answered':
    case 'asked':
    case 'abandoned':
    case 'chained':
    case 'completed':
    case 'endedTurn':
    case 'flipped':
    case 'gaveAway':
    case 'gaveUp':
    case 'kept':
    case 'lifted':
    case 'missed':
    case 'named':
    case 'noneFits':
    case 'paired':
    case 'passed':
    case 'placed':
    case 'prescribed':
    case 'reshuffled':
    case 'returned':
    case 'revealed':
    case 'reversed':
    case 'tookBack':
    case 'tookBlindly':
    case 'turnedUp':
    case 'wrote':
      return [];
    default:
      return unknownEvent(event);
  }
}

/** Where points come from: what was counted, or else the pieces of the move. */
function originOf(counted: readonly Counted[], action: Event | null): Spot[] {
  if (action?.type === 'paired') return action.cells.map((cell) => ({ at: 'cell', cell }));
  if (action === null || action.type === 'completed') return [table];
  const keys =
    counted.length > 0
      ? counted.map(({ piece }) => pieceKey(piece))
      : laidPieces([action]).map(({ key }) => key);
  return keys.length > 0 ? keys.map((key) => ({ at: 'piece', key })) : [table];
}

function laidMoments(event: Extract<Event, { readonly type: 'laid' }>, game: GameId): Moment[] {
  if (event.seat === null) return [];
  const calls = callMoments(event, event.seat, game);
  if (!('interjected' in event) || !event.interjected) return calls;
  const from: Spot[] = [{ at: 'piece', key: pieceKey(event.card) }];
  return [wordMoment('jumpedIn', event.seat, from, 'jump'), ...calls];
}

function callMoments(event: Event, seat: number, game: GameId): Moment[] {
  const call = callOf(event, game);
  if (call === null) return [];
  return [
    {
      kind: 'call',
      call,
      seat,
      from: [at(seat)],
      to: at(seat),
      sound: soundOfCall(call),
      lasts: durations.call,
    },
  ];
}

/** What a player calls sounds alike in both card games. */
function soundOfCall(call: Call): Sound {
  if (typeof call === 'number') return 'total';
  return call === 'solo' || call === 'solomino' ? 'call' : call;
}

const wordMoment = (word: Word, seat: number, from: readonly Spot[], sound: Sound): Moment => ({
  kind: 'word',
  word,
  seat,
  from,
  to: at(seat),
  sound,
  lasts: durations.word,
});

type CardsDrawn = Extract<Event, { readonly cause: unknown }>;

function cardMoments({ seat, count, cause }: CardsDrawn): Moment[] {
  const stock: Spot[] = [{ at: 'stock' }];
  switch (cause) {
    case 'turn':
      return [];
    case 'debt':
      return cardsMoment(seat, count, stock, 'cards');
    case 'penalty':
      return [wordMoment('forgot', seat, stock, 'forgot'), ...cardsMoment(seat, count, stock, 'cards')];
  }
}

const cardsMoment = (seat: number, count: number, from: readonly Spot[], sound: Sound): Moment[] =>
  count === 0 ? [] : [{ kind: 'cards', count, seat, from, to: at(seat), sound, lasts: durations.cards }];

type RoundOver = Extract<Event, { readonly type: 'roundOver' }>;

function endMoments({ reason, winners, round }: RoundOver, { view, events, seat }: SeatView): Moment[] {
  // The next round may have begun already.
  if (view.phase === 'play' || view.round !== round || view.players === 1) return [];
  const isOver = view.phase === 'matchOver';
  const won = isOver ? (view.winners ?? []) : winners;
  const seats = view.hands.map((_, other) => other);
  const pips = seats.map((other) => pipsLeft(view, other));
  const block: Moment[] =
    reason !== 'blocked'
      ? []
      : [
          {
            kind: 'block',
            pips,
            seat: null,
            from: seats.map(at),
            to: table,
            sound: 'block',
            lasts: durations.block,
          },
        ];
  const gains = pointsAtEnd(events, view.players);
  const [first] = won;
  const isOwn = seat !== null && won.includes(seat);
  const what = isOver ? 'match' : 'round';
  return [
    ...block,
    {
      kind: 'win',
      what,
      winners: won,
      gains,
      seat: first ?? null,
      // The points of a winner are in the other hands; everybody else is charged for the own one.
      from: gains.flatMap(({ seat: gained }) =>
        winners.includes(gained) ? seats.filter((other) => other !== gained).map(at) : [at(gained)],
      ),
      to: first === undefined ? table : at(first),
      sound: !isOwn ? 'over' : isOver ? 'matchWon' : 'roundWon',
      lasts: durations[what],
    },
  ];
}

/** Does not compile if an event is forgotten. */
function unknownEvent(event: never): never {
  throw new Error(`no moment for ${JSON.stringify(event)}`);
}
