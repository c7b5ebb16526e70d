import {
  chanceOf,
  type Event,
  isKnownOf,
  type Match,
  type MoveText,
  type Seat,
  seatAt,
  seedOf,
  solveDominanz,
  type View,
} from '@tischrunde/engine';
import { burg, burgMoves, dominanz, hektik, hektikTable, seatAfter } from '@tischrunde/engine/internals';
import { shortestWay } from '../../src/games/hektik/chain.ts';
import type { MoveReason } from '../../src/reasons/move-reason.ts';
import { legalOf } from '../../src/search/rollout.ts';

/** A claim about a move, with the truth before and after it, which the seat does not know. */
export interface Claim {
  readonly before: Match;
  readonly after: Match;
  readonly seat: Seat;
  readonly move: MoveText;
}

type Why = MoveReason['why'];
type ReasonOf<W extends Why> = Extract<MoveReason, { readonly why: W }>;
type Check<W extends Why> = (claim: Claim, reason: ReasonOf<W>) => boolean;

/** Whether a reason is true, by the referee's view of the match and not by the code that found it. */
export const isTrue = <W extends Why>(claim: Claim, reason: ReasonOf<W>): boolean => {
  const check: Check<W> = checks[reason.why as W];
  return check(claim, reason);
};

const checks: { readonly [W in Why]: Check<W> } = {
  onlyMove: ({ before, seat }) => before.legal(seat).length === 1,
  asGoodAsAny: () => true,
  bestAhead: () => true,
  winsRound: ({ after, seat }) =>
    told(after).some((event) => event.type === 'roundOver' && event.winners.includes(seat)),
  usuallyWins: ({ after }, { share }) => has(after, 'roundOver') && share > 0.5 && share <= 1,
  scores: ({ after, seat }, { points }) => scoredBy(after, seat) === points,
  sheds: ({ before, move }, { points }) => worthIn(before.game.id, pieceIn(move)) === points,
  playsAgain: ({ after, seat }) => after.turn === seat && lays(after, seat).length > 0,
  nextMustDraw: ({ after }, { seat }) =>
    after.turn === seat && after.legal(seatAt(seat)).every(({ type }) => type === 'draw'),
  nextMustPass: ({ after }, { seat }) =>
    after.phase !== 'play' ||
    (after.turn === seat && after.legal(seatAt(seat)).every(({ type }) => type === 'pass')),
  nextLacks: ({ after }, { seat, values }) =>
    handsOf(after)[seat].every((tile) => halves(tile).every((half) => !values.includes(half))),
  leavesAtMost: (claim, { points }) => mostOfNext(claim) <= points,
  leavesNoPoints: (claim) => mostOfNext(claim) === 0,
  keepsPlayable: ({ before, after, seat, move }, { values }) =>
    values.every(
      (value) =>
        asksIn(after).includes(value) &&
        handsOf(before)[seat].some((tile) => tile !== move.tile && halves(tile).includes(value)),
    ),
  fewFit: ({ before, after, seat }, { count }) => {
    const { layout } = dominoView(before);
    const seen = [...handsOf(before)[seat], ...layout.map(({ tile }) => tile)];
    return setOf(before).filter((tile) => !seen.includes(tile) && fitsIn(after, tile)).length === count;
  },
  shedsDouble: ({ move }) => halves(`${move.tile}`)[0] === halves(`${move.tile}`)[1],
  opensFoot: ({ after, move }, { value }) => has(after, 'footOpened') && halves(`${move.tile}`)[0] === value,
  drawsForMore: ({ after }) => has(after, 'drew') || has(after, 'took'),
  keepsTile: ({ before, after, seat }) =>
    handsOf(before)[seat].every((tile) => handsOf(after)[seat].includes(tile)),
  makesDraw: ({ after }, { seat, count }) => {
    const view = after.view(null);
    return 'pending' in view && view.pending === count && view.turn === seat;
  },
  skips: ({ after }, { seat }) =>
    told(after).some((event) => event.type === 'skipped' && event.seat === seat),
  holdsUp: ({ before, after }, { seat, count }) =>
    after.turn !== seat && handsOf(before)[seat].length === count,
  tradesHands: ({ before, after, seat, move }, { gives, gets }) =>
    (has(after, 'swapped') || has(after, 'rotated')) &&
    gives === handsOf(before)[seat].length - (move.card === undefined ? 0 : 1) &&
    gets === handsOf(after)[seat].length,
  keepsWild: ({ after, seat }, { count }) =>
    handsOf(after)[seat].filter((card) => ['wild', 'wild4', 'rotate'].includes(card)).length === count,
  keepsColour: ({ after, seat }, { colour, count }) => {
    const view = after.view(null);
    const own = handsOf(after)[seat].filter((card) => /^[rgby][\d:]/.test(card) && card[0] === colour).length;
    return view.game === 'solo' && view.colour === colour && own === count;
  },
  cardsFit: ({ after, seat }, { count }) => {
    const view = after.view(null);
    if (view.game !== 'solomino') return false;
    const ends = [view.ends.left, view.ends.right];
    const fits = (card: string) => card.split('|').some((half) => ends.some((end) => isLike(half, end)));
    return handsOf(after)[seat].filter(fits).length === count;
  },
  asksNext: ({ after }, { seat }) =>
    told(after).some((event) => event.type === 'asked' && event.seat === seat),
  outOfTurn: ({ before, seat }) => before.turn !== seat,
  answersAsk: ({ before, after }, { count }) => {
    const view = before.view(null);
    return view.game === 'solomino' && view.ask?.length === count && has(after, 'answered');
  },
  keepsCard: ({ after }) => has(after, 'kept') || has(after, 'passed'),
  usesAll: ({ before, seat, move }) =>
    Array.isArray(move.tiles) && move.tiles.length === handsOf(before)[seat].length,
  collects: ({ after, seat }, { count }) => handsOf(after)[seat].length === count,
  prepares: ({ after, seat }, { count }) => longestByRules(after, seat) === count,
  countsRow: ({ after, seat }, { row, points }) => {
    const [own, other] = rowSums(after, seat, row);
    return own > other && own <= 2 * other && other === points;
  },
  takesRow: ({ before, after, seat }, { row }) => {
    const [had, others] = rowSums(before, seat, row);
    const [has, rival] = rowSums(after, seat, row);
    return others > had && others <= 2 * had && !(rival > has && rival <= 2 * has);
  },
  rowStands: ({ after, seat }, { row, own, other }) =>
    rowSums(after, seat, row).join() === [own, other].join(),
  movesTwice: ({ after, seat }) => after.turn === seat && has(after, 'prescribed'),
  endsAhead: (claim, { points }) => finalLead(claim) === points,
  endsLevel: (claim) => finalLead(claim) === 0,
  endsBehind: (claim, { points }) => finalLead(claim) === -points,
  movesLeft: ({ after, seat }, { count }) => winsAloneIn(after, seat, count),
  takesFrom: ({ before }, { seat, tile }) =>
    before
      .legal(seatAt(seat))
      .filter((move) => move.type === 'take' && sameTile(`${move.tile}`, tile))
      .some((move) => has(played(before, seatAt(seat), move), 'completed')),
  nobodyCan: ({ before }) =>
    Array.from({ length: before.players }, (_, seat) => waysOf(before, seatAt(seat))).every(
      (way) => way === null,
    ),
  knowsPair: ({ before, after, move }, { tile, other }) => {
    const flips = before.events(null).flatMap((event) => (event.type === 'flipped' ? [event] : []));
    const [flipped] = told(after).flatMap((event) => (event.type === 'flipped' ? [event.tile] : []));
    return (
      flipped === tile &&
      flips.some((flip) => flip.cell === move.cell && flip.tile === tile) &&
      flips.some((flip) => flip.cell !== move.cell && flip.tile === other) &&
      pipsOf(tile) + pipsOf(other) === 12
    );
  },
  couldPair: ({ before }, { count, all }) => {
    const view = before.view(null);
    if (view.game !== 'concentration') return false;
    const seen = before.events(null).flatMap((event) => (event.type === 'flipped' ? [event] : []));
    const [open] = view.up;
    const wanted = 12 - pipsOf(view.grid[open] ?? '');
    const unseen = setOf(before).filter((tile) => seen.every((flip) => flip.tile !== tile));
    return unseen.length === all && unseen.filter((tile) => pipsOf(tile) === wanted).length === count;
  },
  learns: ({ before, move }) => !wasFlipped(before, move),
  showsNothing: ({ before, move }) => wasFlipped(before, move),
};

export const reasonNames: readonly string[] = Object.keys(checks);

const told = (match: Match): readonly Event[] => match.latest(null);
const has = (match: Match, type: string): boolean => told(match).some((event) => event.type === type);

const scoredBy = (match: Match, seat: number): number =>
  told(match).reduce(
    (sum, event) => (event.type === 'scored' && event.seat === seat ? sum + event.points : sum),
    0,
  );

export function played(match: Match, seat: Seat, move: MoveText): Match {
  const after = match.clone();
  const refusal = after.attempt(seat, move);
  if (refusal !== null) throw new Error(refusal.error);
  return after;
}

function handsOf(match: Match): readonly (readonly string[])[] {
  const { hands } = match.position();
  if (!Array.isArray(hands)) throw new Error('there are no hands');
  return hands.map((hand) => (Array.isArray(hand) ? hand.map(String) : []));
}

const halves = (tile: string): number[] => tile.split('-').map(Number);
const pipsOf = (tile: string): number => halves(tile)[0] + halves(tile)[1];
const sameTile = (one: string, other: string): boolean =>
  halves(one).sort().join() === halves(other).sort().join();
const pieceIn = (move: MoveText): string => `${move.tile ?? move.card}`;

/** What a piece counts in hand, by the rule sheets. */
function worthIn(game: string, piece: string): number {
  if (game === 'solomino') return 1;
  if (game !== 'solo') return game === 'chickenfoot' && piece === '0-0' ? 25 : pipsOf(piece);
  const black: Readonly<Record<string, number>> = { wild: 40, wild4: 50, rotate: 40 };
  const symbols: Readonly<Record<string, number>> = { skip: 20, reverse: 10, draw2: 30, swap: 30 };
  return black[piece] ?? symbols[piece.slice(2)] ?? Number(piece.slice(1));
}

function dominoView(match: Match): Extract<View, { readonly layout: unknown; readonly drawable: number }> {
  const view = match.view(null);
  if (!('drawable' in view)) throw new Error('no domino game');
  return view;
}

/** The halves that open ends ask for. */
function asksIn(match: Match): (number | null)[] {
  const { ends, asks } = dominoView(match);
  return ends.map((end, index) => (asks === undefined ? Number(end.split(':')[1]) : asks[index]));
}

function fitsIn(match: Match, tile: string): boolean {
  const { asks, ends } = dominoView(match);
  const sum = match.game.id === 'matador' ? 10 : 7;
  const isJoker = asks !== undefined && ends.length > 0 && (pipsOf(tile) === sum || pipsOf(tile) === 0);
  return isJoker || halves(tile).some((half) => asksIn(match).includes(half));
}

function setOf(match: Match): string[] {
  const highest = Number(
    match.view(null).options.set ??
      (['carlit', 'chickenfoot', 'cyprus', 'matador'].includes(match.game.id) ? 9 : 6),
  );
  return Array.from({ length: highest + 1 }, (_, high) =>
    Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`),
  ).flat();
}

const lays = (match: Match, seat: Seat): MoveText[] => match.legal(seat).filter(({ type }) => type === 'lay');

/** The most that the next player can score with a lay, also after drawing. */
function mostOfNext({ after, seat }: Claim): number {
  const next = seatAfter(seat, after.players);
  let match = after;
  while (match.phase === 'play' && match.turn === next && lays(match, next).length === 0) {
    const draw = match.legal(next).find(({ type }) => type === 'draw');
    if (draw === undefined) return 0;
    match = played(match, next, draw);
  }
  if (match.turn !== next) return 0;
  return Math.max(0, ...lays(match, next).map((lay) => scoredBy(played(match, next, lay), next)));
}

const isLike = (half: string, end: string): boolean => half[0] === end[0] || half.slice(1) === end.slice(1);

/** The longest chain among the legal moves if it were the seat's turn. */
function longestByRules(match: Match, seat: Seat): number {
  const known = match.known(seat);
  if (!isKnownOf(known, 'burg')) return 0;
  const state = burg.guess(known, chanceOf(seedOf('castle'), 0));
  state.turn = seat;
  return Math.max(
    0,
    ...legalOf(burg, state, seat).map((move) => (burgMoves.isChain(move) ? move.length : 0)),
  );
}

function rowSums(match: Match, seat: number, row: number): [number, number] {
  const view = match.view(null);
  return view.game === 'dominanz' ? [view.rows[seat][row - 1], view.rows[1 - seat][row - 1]] : [0, 0];
}

/** The lead at the end if both play the solver's moves. */
function finalLead({ after, seat }: Claim): number {
  const match = after.clone();
  while (match.phase === 'play') {
    const known = match.known(null);
    if (!isKnownOf(known, 'dominanz') || match.turn === null) return Number.NaN;
    const solved = solveDominanz(dominanz.guess(known, chanceOf(seedOf('end'), 0)));
    if (solved === null) return Number.NaN;
    match.attempt(match.turn, solved.move);
  }
  const scores = match.view(null).scores ?? [];
  return scores[seat] - scores[1 - seat];
}

function waysOf(match: Match, seat: Seat) {
  const known = match.known(seat);
  if (!isKnownOf(known, 'hektik')) return null;
  const state = hektik.guess(known, chanceOf(seedOf('way'), 0));
  return hektikTable.hasGivenUp(state, seat) ? null : shortestWay(state, seat, hektikTable.values);
}

/** Whether a seat that is left alone wins the double in exactly so many moves. */
function winsAloneIn(match: Match, seat: Seat, count: number): boolean {
  const known = match.known(seat);
  if (!isKnownOf(known, 'hektik')) return false;
  const state = hektik.guess(known, chanceOf(seedOf('way'), 0));
  const doubles = state.owners.length;
  for (let moves = 0; moves < count; moves++) {
    if (state.owners.length > doubles) return false;
    const way = shortestWay(state, seat, hektikTable.values);
    if (way === null) return false;
    hektik.play(state, seat, way.next);
  }
  return state.owners[doubles] === seat;
}

const wasFlipped = (match: Match, move: MoveText): boolean =>
  match.events(null).some((event) => event.type === 'flipped' && event.cell === move.cell);
