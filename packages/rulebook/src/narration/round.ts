import type { Counted, Event, GameId, Reason, RoundEvent, ScoringRule } from '@tischrunde/engine';
import type { Book } from '../book.ts';
import { andList } from '../lists.ts';
import type { PieceNames } from '../piece-names.ts';
import type { LabelKey } from '../words/words.ts';
import type { People } from './people.ts';

type Dealt = Extract<RoundEvent, { readonly type: 'dealt' }>;
type Scored = Extract<RoundEvent, { readonly type: 'scored' }>;
type RoundOver = Extract<RoundEvent, { readonly type: 'roundOver' }>;

/** How a game's rounds are told, if not as one of several rounds among several players. */
interface RoundWords {
  /** `one`: the only round is the match. `alone`: a game for one. `race`: other events tell how a round begins and ends. */
  readonly rounds?: 'one' | 'alone' | 'race';
  /** What is said when a game for one is solved. */
  readonly solved?: 'fortune.right';
  /** Why a round ended, where the usual words do not say it. */
  readonly reasons?: { readonly [R in Reason]?: Extract<LabelKey, `reason.${string}`> };
}

const roundWords: { readonly [Game in GameId]?: RoundWords } = {
  concentration: { reasons: { exhausted: 'reason.noPair' } },
  hektik: { rounds: 'race' },
  burg: { rounds: 'one', reasons: { exhausted: 'reason.nothingLeft' } },
  dominanz: { rounds: 'one', reasons: { exhausted: 'reason.allTaken' } },
  solo1: { rounds: 'alone', reasons: { out: 'reason.allLaid', blocked: 'reason.noRowEnd' } },
  solo2: { rounds: 'alone', reasons: { out: 'reason.fullHands', blocked: 'reason.noFit' } },
  fortune: { rounds: 'alone', solved: 'fortune.right', reasons: { out: 'reason.wholeChain' } },
  dominosa: { rounds: 'alone', reasons: { out: 'reason.allFound', stuck: 'reason.gaveUpPuzzle' } },
  quadrille: { rounds: 'alone', reasons: { out: 'reason.squares', stuck: 'reason.gaveUpPuzzle' } },
  solo: { reasons: { exhausted: 'reason.noCards' } },
  solomino: { reasons: { exhausted: 'reason.pileEmpty' } },
};

/** Why a round of a game ended, in a sentence. */
const reasonText = (reason: Reason, game: GameId, book: Book): string =>
  book.say(roundWords[game]?.reasons?.[reason] ?? `reason.${reason}`);

/** Who begins. Nobody needs to be told alone, or where all begin at once. */
export function beginningText({ round, turn }: Dealt, game: GameId, book: Book, people: People): string[] {
  const rounds = roundWords[game]?.rounds;
  if (turn === null || rounds === 'alone') return [];
  const who = turn === people.front ? 'you' : 'other';
  const name = people.nameOf(turn);
  return rounds === 'one' ? [book.tell('begin', who, { name })] : [book.tell('deal', who, { name, round })];
}

/** Who won, and how the round ended. `events` are those before its end. */
export function endTexts(
  { reason, winners, points }: RoundOver,
  events: readonly Event[],
  game: GameId,
  book: Book,
  people: People,
  pieces: LastPieceNames = book.written,
): string[] {
  const { rounds, solved = 'puzzle.solved' } = roundWords[game] ?? {};
  const why =
    rounds === 'alone'
      ? reasonText(reason, game, book)
      : endingText({ reason }, events, game, book, people, pieces);
  switch (rounds) {
    case 'race':
      return [];
    case 'alone':
      if (winners.length > 0) return [why, book.say(solved)];
      // A player who gives up has just been told so.
      return reason === 'stuck' ? [book.say('won.match.nobody')] : [why, book.say('won.match.nobody')];
    case 'one':
      return [
        isDraw(winners, points?.length ?? 0)
          ? book.say('won.match.draw')
          : wonText(winners, 'match', book, people),
        why,
      ];
    default:
      return [wonText(winners, 'round', book, people), why];
  }
}

/** Everybody has won a match, which is the same as nobody. */
export const isDraw = (winners: readonly number[], players: number): boolean =>
  players > 1 && winners.length === players;

function wonText(winners: readonly number[], what: 'round' | 'match', book: Book, people: People): string {
  const [first, ...others] = winners;
  if (first === undefined) return book.say(`won.${what}.nobody`);
  if (others.length > 0) {
    const names = andList(
      winners.map((seat) => people.nameOf(seat)),
      book.language,
    );
    return book.say(`won.${what}.several`, { names });
  }
  return first === people.front
    ? book.say(`won.${what}.you`)
    : book.say(`won.${what}.other`, { name: people.nameOf(first) });
}

/** How many points a move brought, and for what. */
export function pointsText(
  event: Scored,
  who: 'you' | 'other',
  name: string,
  book: Book,
  pieces: Pick<PieceNames, 'tile'>,
): string {
  return book.tell('pointsFor', who, { name, count: event.points, why: whyScored(event, book, pieces) });
}

/** What each rule pays for. A rule without words does not compile. */
const scoredFor: Readonly<Record<ScoringRule, Extract<LabelKey, `scored.${string}`>>> = {
  'fives.score': 'scored.ends',
  'italian.hit': 'scored.number',
  'bergen.open': 'scored.first',
  'bergen.double': 'scored.equalEnds',
  'bergen.triple': 'scored.equalEndsDouble',
  'bergen.highest': 'scored.highestDouble',
  'bergen.out': 'scored.last',
  'concentration.score': 'scored.tiles',
  'hektik.score': 'scored.double',
  'burg.score': 'scored.chain',
};

/** What a move brought points for. */
export function whyScored(
  { rule, points, counted = [] }: Scored,
  book: Book,
  pieces: Pick<PieceNames, 'tile'> = book.written,
): string {
  const key = scoredFor[rule];
  switch (key) {
    case 'scored.ends':
    case 'scored.chain':
      return book.say(key, { value: sumText(counted, points) });
    case 'scored.number':
      return book.say(key, { value: counted[0]?.value ?? points });
    case 'scored.double':
      return book.say(key, { tile: counted.map(({ piece }) => pieces.tile(piece)).join(' ') });
    default:
      return book.say(key);
  }
}

/** `6 + 4 = 10`. */
const sumText = (counted: readonly Counted[], sum: number): string =>
  counted.length < 2 ? `${sum}` : `${counted.map(({ value }) => value).join(' + ')} = ${sum}`;

/** What is counted at the end of a round; null in games in which only moves bring points. */
const countedAtEnd: Readonly<Record<GameId, Extract<LabelKey, `counted.${string}`> | null>> = {
  carlit: 'counted.others',
  block: 'counted.others',
  sperr: 'counted.others',
  team: 'counted.team',
  matador: 'counted.difference',
  hungarian: 'counted.others',
  french: 'counted.others',
  tiddlewink: 'counted.others',
  cyprus: 'counted.others',
  sebastopol: 'counted.others',
  fives: 'counted.rounded',
  sevens: 'counted.difference',
  bergen: 'counted.fewest',
  chickenfoot: 'counted.own',
  peruvian: 'counted.times',
  solo: 'counted.cards',
  solomino: 'counted.cards',
  dominanz: 'counted.rows',
  italian: null,
  concentration: null,
  hektik: null,
  burg: null,
  solo1: null,
  solo2: null,
  fortune: null,
  dominosa: null,
  quadrille: null,
};

/** What was counted at the end of a round; null in games in which only moves bring points. */
export const countedIn = (reason: Reason, game: GameId): Extract<LabelKey, `counted.${string}`> | null =>
  reason === 'locked' ? 'counted.lock' : countedAtEnd[game];

/** What brought points at the end of a round; empty in games in which only moves do. */
export function whyAtEnd(reason: Reason, game: GameId, book: Book): string {
  const key = countedIn(reason, game);
  return key === null ? '' : book.say(key);
}

type LastPieceNames = Pick<PieceNames, 'tile' | 'card' | 'minoCard'>;

/** How the round ended: who played which last piece, or why nobody did. */
export function endingText(
  { reason }: Pick<RoundOver, 'reason'>,
  events: readonly Event[],
  game: GameId,
  book: Book,
  people: People,
  pieces: LastPieceNames = book.written,
): string {
  const last = events.findLast((event) => event.type === 'laid' || event.type === 'answered');
  if (reason !== 'out' || last === undefined || last.seat === null) return reasonText(reason, game, book);
  const who = last.seat === people.front ? 'you' : 'other';
  const name = people.nameOf(last.seat);
  if (!('card' in last)) return book.tell('lastTile', who, { name, tile: pieces.tile(last.tile) });
  const { card, minoCard } = pieces;
  return book.tell('lastCard', who, { name, card: game === 'solo' ? card(last.card) : minoCard(last.card) });
}
