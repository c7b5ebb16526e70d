import { type Chance, type DominoId, type MoveText, type Seat, seatAt } from '@tischrunde/engine';
import {
  canDraw,
  type DominoGame,
  type DominoMove,
  type DominoState,
  dominoGames,
  draws,
  handOf,
  isDouble,
  isOpen,
  kindOf,
  locks,
  noBound,
  noFoot,
  passes,
  readTile,
  seatAfter,
  slotsOf,
  type Tile,
  tileIn,
  valueOfEnd,
} from '@tischrunde/engine/internals';
import { isAgainst, sizeOf } from '../games/domino/hand-features.ts';
import { type Candidate, chosenReasons, type ExplainerOf, type PositionOf } from './explainer.ts';
import type { MoveReason } from './move-reason.ts';

type Position = PositionOf<DominoId>;

/** What a move of a domino game comes to, as far as its seat knows. */
interface MoveFacts {
  readonly kind: 'lay' | 'lock' | 'draw' | 'pass';
  /** It ends the round, and the seat has won it. */
  readonly wins: boolean;
  /** The share of possible deals in which it ends and wins the round; null if it need not end it. */
  readonly share: number | null;
  readonly scored: number;
  readonly sheds: number;
  readonly isDouble: boolean;
  readonly playsAgain: boolean;
  /** What is known of the next player, if that is an opponent. */
  readonly next: NextFacts | null;
  /** The most that the next player can score; null where lays do not score. */
  readonly leaves: number | null;
  /** Halves of the hand that open ends ask for. */
  readonly playable: readonly number[];
  /** How many tiles of the hand, and of those not seen, fit an open end. */
  readonly own: number;
  readonly unseen: number;
  readonly foot: number | null;
}

interface NextFacts {
  readonly seat: Seat;
  /** Halves that open ends ask for and the seat does not have. */
  readonly lacks: readonly number[];
  /** It can lay nothing, and has to draw or to pass. */
  readonly must: 'draw' | 'pass' | null;
}

/** The reasons in any domino game. */
export const explainDomino: ExplainerOf<DominoId> = (position, moves) => {
  const game = dominoGames.find(({ id }) => id === position.known.view.game);
  if (game === undefined) return moves.map(() => []);
  const state = game.guess(position.known, position.chance);
  const facts = moves.map((move) => factsOf(game, position, state, move));
  return facts.map((one) => (one === null ? [] : chosenReasons(candidates(one, facts.filter(isKnown)))));
};

const isKnown = (facts: MoveFacts | null): facts is MoveFacts => facts !== null;

/** All that speaks for a move, the strongest first. */
function candidates(facts: MoveFacts, all: readonly MoveFacts[]): Candidate[] {
  const found: Candidate[] = [];
  const add = (reason: MoveReason, tells: boolean): void => {
    found.push({ reason, tells });
  };
  const lays = all.filter(({ kind }) => kind === 'lay');
  const some = (isWorse: (other: MoveFacts) => boolean): boolean => lays.some(isWorse);
  if (facts.wins) add({ why: 'winsRound' }, true);
  if (!facts.wins && facts.share !== null && facts.share > 0.5)
    add({ why: 'usuallyWins', share: facts.share }, true);
  if (facts.scored > 0) add({ why: 'scores', points: facts.scored }, true);
  if (facts.wins || facts.share === 1) return found;
  if (facts.kind !== 'lay') return [...found, ...withoutTile(facts)];
  const { next, leaves, playable, sheds } = facts;
  if (next !== null && next.must !== null)
    add({ why: next.must === 'draw' ? 'nextMustDraw' : 'nextMustPass', seat: next.seat }, true);
  if (leaves !== null && next?.must !== 'pass')
    add(
      leaves === 0 ? { why: 'leavesNoPoints' } : { why: 'leavesAtMost', points: leaves },
      some((other) => other.leaves === null || other.leaves > leaves),
    );
  if (facts.playsAgain)
    add(
      { why: 'playsAgain' },
      some((other) => !other.playsAgain),
    );
  if (facts.foot !== null)
    add(
      { why: 'opensFoot', value: facts.foot },
      some((other) => other.foot === null),
    );
  if (next !== null && next.must === null && next.lacks.length > 0)
    add(
      { why: 'nextLacks', seat: next.seat, values: next.lacks },
      some((other) => (other.next?.lacks.length ?? 0) < next.lacks.length),
    );
  if (playable.length > 0)
    add(
      { why: 'keepsPlayable', values: playable },
      some((other) => other.own < facts.own),
    );
  if (sheds > 0)
    add(
      { why: 'sheds', points: sheds },
      some((other) => other.sheds < sheds - 1),
    );
  if (facts.isDouble)
    add(
      { why: 'shedsDouble' },
      some((other) => !other.isDouble),
    );
  if (playable.length > 0 || facts.unseen > 0)
    add(
      { why: 'fewFit', count: facts.unseen },
      some((other) => other.unseen > facts.unseen),
    );
  return found;
}

function withoutTile({ kind }: MoveFacts): Candidate[] {
  if (kind === 'draw') return [{ reason: { why: 'drawsForMore' }, tells: true }];
  return kind === 'pass' ? [{ reason: { why: 'keepsTile' }, tells: true }] : [];
}

/** `state` is any guess. Null for a move that is not legal. */
function factsOf(game: DominoGame, position: Position, state: DominoState, text: MoveText): MoveFacts | null {
  const seat = seatAt(position.seat);
  const judged = game.judge(state, seat, text);
  if (!judged.ok) return null;
  const { move } = judged;
  const hand = handOf(state, seat);
  const { after, scored } = played(game, state, seat, move);
  const kind =
    kindOf(move) === draws
      ? 'draw'
      : kindOf(move) === passes
        ? 'pass'
        : kindOf(move) === locks
          ? 'lock'
          : 'lay';
  const tile = kind === 'draw' || kind === 'pass' ? null : tileIn(move);
  // A tile drawn at the end of the turn is not known yet.
  const rest = hand.filter((one) => one !== tile);
  const unseen = unseenBy(position, state, hand);
  const asked = askedBy(after);
  const fits = (one: Tile): boolean => (state.rules.offers[one] & asked) !== 0;
  const wins =
    after.phase !== 'play' &&
    (after.reason === 'out' || after.reason === 'target') &&
    after.roundWinners.includes(seat);
  const opponent = after.turn === seat ? null : nextOf(after, seat);
  return {
    kind,
    wins,
    share: wins || after.phase === 'play' ? null : shareOfWins(game, position, seat, move),
    scored,
    sheds: tile === null || !state.rules.matching ? 0 : state.rules.worth[tile],
    isDouble: tile !== null && state.rules.matching && isDouble(tile),
    playsAgain: after.phase === 'play' && after.turn === seat && rest.some(fits),
    next:
      kind === 'lay' && state.rules.matching && opponent !== null ? nextFacts(after, opponent, asked) : null,
    leaves:
      kind === 'lay' && opponent !== null && after.phase === 'play'
        ? mostPoints(game, after, opponent, unseen)
        : null,
    playable: valuesIn(rest.reduce((bits, one) => bits | state.rules.offers[one], 0) & asked, after),
    own: rest.filter(fits).length,
    unseen: unseen.filter(fits).length,
    foot: after.foot !== noFoot && state.foot === noFoot ? valueOfEnd(after.ends[after.foot]) : null,
  };
}

function played(
  game: DominoGame,
  state: DominoState,
  seat: Seat,
  move: DominoMove,
): { readonly after: DominoState; readonly scored: number } {
  const after = game.clone(state);
  let scored = 0;
  game.play(after, seat, move, (event) => {
    if (event.type === 'scored' && event.seat === seat) scored += event.points;
  });
  return { after, scored };
}

/** The opponent who is on after a lay; null if the next player is a partner. */
function nextOf(after: DominoState, seat: Seat): Seat | null {
  const next = seatAfter(seat, after.players);
  return isAgainst(after, seat, next) ? next : null;
}

/** The halves that the open ends ask for, and jokers, as bits. */
function askedBy({ rules, ends, foot }: DominoState): number {
  return ends.reduce(
    (bits, end, index) =>
      isOpen({ ends, foot }, index) ? bits | (1 << rules.partner[valueOfEnd(end)]) : bits,
    ends.length === 0 ? 0 : rules.jokerBit,
  );
}

function valuesIn(bits: number, { rules }: DominoState): number[] {
  const values: number[] = [];
  for (let value = 0; value <= rules.highest; value++) if ((bits >> value) & 1) values.push(value);
  return values;
}

function nextFacts(after: DominoState, seat: Seat, asked: number): NextFacts {
  const held = sizeOf(after, seat);
  const lacks = slotsOf(after, seat, held, noBound).reduce(
    (bits, slot) => bits & slot.lacks,
    held === 0 ? 0 : -1,
  );
  const isStopped = (asked & ~lacks) === 0;
  const { when } = after.rules.draw;
  const drawsFirst = canDraw(after) && (when === 'untilFits' || when === 'mayFirst' || when === 'once');
  return {
    seat,
    lacks: valuesIn(asked & lacks, after),
    // In French domino one who cannot lay may draw or pass.
    must: !isStopped || (when === 'twoOrPass' && canDraw(after)) ? null : drawsFirst ? 'draw' : 'pass',
  };
}

/** The tiles that are neither on the table nor in the hand. */
function unseenBy({ known }: Position, { rules }: DominoState, hand: readonly Tile[]): Tile[] {
  const seen = new Set([...hand, ...known.view.layout.map(({ tile }) => readTile(tile))]);
  return rules.allTiles.filter((tile) => !seen.has(tile));
}

/** The most that a seat can score with a lay, whatever it holds; null where lays do not score. */
function mostPoints(
  game: DominoGame,
  after: DominoState,
  seat: Seat,
  unseen: readonly Tile[],
): number | null {
  const { rules } = after;
  if (rules.variant.layScores === undefined || rules.turn !== 'one') return null;
  // With a single tile left, laying it scores for going out in some games.
  const hands = sizeOf(after, seat) === 1 ? unseen.map((tile) => [tile]) : [unseen];
  return Math.max(0, ...hands.map((hand) => mostWith(game, after, seat, hand)));
}

function mostWith(game: DominoGame, after: DominoState, seat: Seat, hand: readonly Tile[]): number {
  const { words } = after.rules;
  const guess = game.clone(after);
  for (let word = 0; word < words; word++) guess.hands[seat * words + word] = 0;
  for (const tile of hand) guess.hands[seat * words + (tile >> 5)] |= 1 << (tile & 31);
  const moves: DominoMove[] = [];
  const count = game.legal(guess, seat, moves);
  return Math.max(0, ...moves.slice(0, count).map((move) => played(game, guess, seat, move).scored));
}

/** How many deals are guessed to find out who wins a round that ends. */
const deals = 100;

/** Null if the move does not end the round in all of them. */
function shareOfWins(
  game: DominoGame,
  { known, chance }: Position,
  seat: Seat,
  move: DominoMove,
): number | null {
  const guessed = game.guesser?.(known) ?? ((luck: Chance) => game.guess(known, luck));
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    const { after } = played(game, guessed(chance), seat, move);
    if (after.phase === 'play') return null;
    if (after.roundWinners.includes(seat)) won++;
  }
  return won / deals;
}
