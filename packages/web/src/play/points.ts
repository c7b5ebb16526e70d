import type { Event, View } from '@tischrunde/engine';
import {
  andList,
  type Book,
  countedIn,
  joinSentences,
  narrate,
  type People,
  whyAtEnd,
  whyScored,
} from '@tischrunde/rulebook';
import type { SeatView } from '../session/table.ts';

/** The points of a player's remaining tiles; null for cards and for hidden hands. */
export function pipsLeft({ game, hands }: Pick<View, 'game' | 'hands'>, seat: number): number | null {
  const hand = hands[seat];
  if (typeof hand === 'number' || hand.some((piece) => !/^\d+-\d+$/.test(piece))) return null;
  return hand.reduce((sum, tile) => {
    const [one, other] = tile.split('-').map(Number);
    // chickenfoot.score
    return sum + (game === 'chickenfoot' && one + other === 0 ? 25 : one + other);
  }, 0);
}

/** A row of the score breakdown. */
export interface PointsRow {
  readonly text: string;
  /** What the points were for. */
  readonly why: string;
  /** The seat that won or lost points, and how many. */
  readonly points: readonly SeatPoints[];
}

export interface SeatPoints {
  readonly seat: number;
  readonly count: number;
}

/** How the points of a finished round came about: move by move, and what was counted at its end. */
export function pointsRows({ events, view }: SeatView, book: Book, people: People): readonly PointsRow[] {
  const { moves, end } = scoredIn(events, view.players);
  const rows = moves.map(
    ({ action, scored }): PointsRow => ({
      text: joinSentences(narrate(book, action === null ? [] : [action], view.game, people), book),
      why: andList(
        scored.map((event) => whyScored(event, book)),
        book.language,
      ),
      points: [{ seat: scored[0].seat, count: scored.reduce((sum, { points }) => sum + points, 0) }],
    }),
  );
  const over = events.findLast((event) => event.type === 'roundOver');
  const why = over === undefined ? '' : whyAtEnd(over.reason, view.game, book);
  const atEnd = { text: book.say('score.atEnd'), why, points: end };
  return end.length === 0 ? rows : [...rows, atEnd];
}

/** Whether the breakdown says more than that there were points at the end. */
export const hasDetails = (events: SeatView['events']): boolean =>
  events.some(({ type }) => type === 'scored');

type Scored = Extract<Event, { readonly type: 'scored' }>;

/** A move that brought points, and by which rules. */
interface ScoringMove {
  /** What the points were given for. */
  readonly action: Event | null;
  readonly scored: [Scored, ...Scored[]];
}

function scoredIn(
  events: SeatView['events'],
  players: number,
): { readonly moves: readonly ScoringMove[]; readonly end: readonly SeatPoints[] } {
  const moves: ScoringMove[] = [];
  const sums = Array.from({ length: players }, () => 0);
  let end: readonly SeatPoints[] = [];
  let action: Event | null = null;
  for (const event of events) {
    if (event.type === 'scored') {
      sums[event.seat] += event.points;
      const last = moves.at(-1);
      if (last !== undefined && last.action === action) last.scored.push(event);
      else moves.push({ action, scored: [event] });
    } else if (event.type === 'roundOver') {
      end = (event.points ?? []).flatMap((points, seat) =>
        points === sums[seat] ? [] : [{ seat, count: points - sums[seat] }],
      );
    } else action = event;
  }
  // If the oldest events are missing, so may be points of moves.
  return { moves, end: events[0]?.type === 'dealt' ? end : [] };
}

/** The points that were counted at the end of a round, after what its moves brought. */
export const pointsAtEnd = (events: SeatView['events'], players: number): readonly SeatPoints[] =>
  scoredIn(events, players).end;

/** `2 + 18 + 10 = 30`: the hands that make up what a winner was given at the end of a round; empty where they are no sum. */
export function sumAtEnd({ view, events }: Pick<SeatView, 'view' | 'events'>, seat: number): string {
  const { roundResult, game, players } = view;
  if (roundResult?.winners.includes(seat) !== true) return '';
  const others = view.hands
    .map((_, other) => (roundResult.winners.includes(other) ? 0 : (pipsLeft(view, other) ?? 0)))
    .filter((pips) => pips > 0);
  const parts = partsOf(countedIn(roundResult.reason, game), others, pipsLeft(view, seat) ?? 0);
  const atEnd = pointsAtEnd(events, players).find((points) => points.seat === seat)?.count;
  const given = atEnd ?? roundResult.points?.[seat];
  // Of several winners each may be given a share only.
  if (parts.length < 2 || parts.reduce((sum, part) => sum + part, 0) !== given) return '';
  const [first, ...more] = parts;
  return `${first}${more.map((part) => (part < 0 ? ` − ${-part}` : ` + ${part}`)).join('')} = ${given}`;
}

function partsOf(counted: ReturnType<typeof countedIn>, others: readonly number[], own: number): number[] {
  switch (counted) {
    case 'counted.others':
    case 'counted.team':
      return [...others];
    case 'counted.rounded':
      return others.map((pips) => Math.round(pips / 5) * 5).filter((pips) => pips > 0);
    case 'counted.difference':
      return own === 0 ? [...others] : [...others, -own];
    default:
      return [];
  }
}

/** The seats in the order of a finished match: the winners, then by points. Before that, in the order of the table. */
export function standingIn({ phase, players, scores, winners, length }: View): readonly number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (phase !== 'matchOver') return seats;
  const wins = (seat: number): number => (winners?.includes(seat) ? 1 : 0);
  const score = (seat: number): number => (scores?.[seat] ?? 0) * (length.wins === 'most' ? 1 : -1);
  return seats.toSorted((one, other) => wins(other) - wins(one) || score(other) - score(one));
}

/** The view before some points came to its seats. */
export function withoutPoints(view: View, missing: ReadonlyMap<number, number>): View {
  if (view.scores === null || missing.size === 0) return view;
  const before = (points: readonly number[]): number[] =>
    points.map((count, seat) => count - (missing.get(seat) ?? 0));
  return { ...view, scores: before(view.scores), gained: view.gained && before(view.gained) };
}

/** `+12`, `−5`. */
export const signed = (count: number, book: Book): string =>
  new Intl.NumberFormat(book.language, { signDisplay: 'exceptZero' }).format(count);

/** The totals after each round for each seat, starting at zero, up to the first secret round. */
export function sumsOf(sheet: SeatView['sheet'], players: number): readonly (readonly number[])[] {
  return Array.from({ length: players }, (_, seat) => {
    const sums = [0];
    for (const points of sheet) {
      if (points === null) break;
      sums.push(sums[sums.length - 1] + points[seat]);
    }
    return sums;
  });
}
