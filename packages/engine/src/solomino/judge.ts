import type { JsonObject } from '../core/json.ts';
import { accept, type Judged, noSuchMove, notOnTurn, type Refusal, refuse } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import {
  bears,
  type Card,
  cardCount,
  halfName,
  halfOf,
  minoCardName,
  symbol,
} from '../pieces/solomino-cards.ts';
import { answers, fitting, halvesFit } from './fit.ts';
import { canAnswer } from './legal.ts';
import {
  answerMove,
  cardIn,
  draws,
  halfIn,
  leftSide,
  passes,
  type SolominoMove,
  sideIn,
  sides,
  takes,
} from './move.ts';
import { readCall, readHeldCard, readLay } from './move-text.ts';
import { noCard, type SolominoState } from './state.ts';

/** Judges a move from a transcript: first the rules of every table, then whether this card may be laid, then whether it fits. */
export function judgeMove(state: SolominoState, seat: Seat, move: JsonObject): Judged<SolominoMove> {
  if (seat !== state.turn && !(state.rules.interject && move.type === 'lay')) return notOnTurn(state, seat);
  const asked = state.ask.length > 0;
  switch (move.type) {
    case 'lay':
      return judged(readLay(state, seat, move), (lay) => faultOfLay(state, seat, lay));
    case 'draw':
      return judged(readCall(move, draws), () => faultOfDraw(state));
    case 'pass':
      return judged(readCall(move, passes), () => faultOfPass(state));
    case 'answer':
      if (asked) return judgeAnswer(state, seat, move);
      break;
    case 'take':
      if (asked) return judged(accept(takes), () => faultOfTake(state, seat));
  }
  return noSuchMove(move.type, asked ? ['answer', 'take'] : ['lay', 'draw', 'pass']);
}

/** The move, unless there is a refusal. */
function judged(
  read: Judged<SolominoMove>,
  fault: (move: SolominoMove) => Refusal | null,
): Judged<SolominoMove> {
  return read.ok ? (fault(read.move) ?? read) : read;
}

function faultOfLay(state: SolominoState, seat: Seat, lay: SolominoMove): Refusal | null {
  if (state.ask.length > 0) {
    return seat === state.turn ? mustAnswer(state) : refuse('solomino.interject.ask', 'askGoesOn');
  }
  const card = cardIn(lay);
  const half = halfOf(card, halfIn(lay));
  const end = sideIn(lay) === leftSide ? state.left : state.right;
  if (seat !== state.turn) return half === end ? null : notIdentical(state, half, end);
  return (
    faultOfDebt(state, card) ??
    (state.rules.interject && half === end ? null : faultAfterDraw(state, card)) ??
    (halvesFit(half, end) ? null : noFit(state, half, end, lay))
  );
}

/** solomino.draw1: a player on turn with a debt does not interject either. */
const faultOfDebt = (state: SolominoState, card: Card): Refusal | null =>
  state.pending === 0 || bears(card, symbol.draw1)
    ? null
    : refuse('solomino.draw1', 'noDraw1', { minoCard: minoCardName(card), count: state.pending });

const faultAfterDraw = (state: SolominoState, card: Card): Refusal | null =>
  state.drawn === noCard || state.drawn === card
    ? null
    : refuse('solomino.draw', 'onlyDrawnMino', { minoCard: minoCardName(state.drawn) });

function noFit(state: SolominoState, half: number, end: number, lay: SolominoMove): Refusal {
  const facts = { half: halfName(half), snakeEnd: halfName(end), side: sides[sideIn(lay)] };
  const card = cardIn(lay);
  const fitsNone = [state.left, state.right].every((other) => fitting[other * cardCount + card] === 0);
  return fitsNone
    ? refuse('solomino.match', 'fitsNoSnakeEnd', {
        ...facts,
        minoCard: minoCardName(card),
        snakeEnds: snakeEnds(state),
      })
    : refuse('solomino.match', 'halfMisfits', facts);
}

const snakeEnds = ({ left, right }: SolominoState): string[] => [...new Set([left, right])].map(halfName);

const notIdentical = (state: SolominoState, half: number, end: number): Refusal =>
  refuse('solomino.interject', 'notIdentical', {
    turn: state.turn,
    half: halfName(half),
    snakeEnd: halfName(end),
    snakeEnds: snakeEnds(state),
  });

const mustAnswer = (state: SolominoState): Refusal =>
  refuse('solomino.ask', 'answerFirst', { seat: state.turn });

function faultOfDraw(state: SolominoState): Refusal | null {
  if (state.ask.length > 0) return mustAnswer(state);
  return state.drawn === noCard ? null : refuse('solomino.draw', 'oneMinoCardDrawn');
}

function faultOfPass(state: SolominoState): Refusal | null {
  if (state.ask.length > 0) return mustAnswer(state);
  return state.drawn === noCard ? refuse('solomino.draw', 'mustDrawCard') : null;
}

function judgeAnswer(state: SolominoState, seat: Seat, move: JsonObject): Judged<SolominoMove> {
  const read = readHeldCard(state, seat, move.card);
  if (!read.ok) return read;
  const top = state.ask[state.ask.length - 1];
  return answers(read.move, top)
    ? accept(answerMove(read.move))
    : refuse('solomino.ask', 'noAnswer', { minoCard: minoCardName(read.move), minoTop: minoCardName(top) });
}

const faultOfTake = (state: SolominoState, seat: Seat): Refusal | null =>
  canAnswer(state, seat)
    ? refuse('solomino.ask.must', 'canAnswer', {
        seat,
        minoTop: minoCardName(state.ask[state.ask.length - 1]),
      })
    : null;
