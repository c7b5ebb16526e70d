import {
  type GameId,
  isObject,
  type JsonObject,
  type Match,
  type MoveText,
  openMatch,
  readTranscript,
  seatAt,
} from '@tischrunde/engine';
import type { Example, SeatMove } from '../positions/position.ts';
import { forms } from './forms.ts';
import { type Happening, piecesOf, type Situation, type Turn } from './situation.ts';

/** The situation of an example of the rulebook, in which its player asks for a move. */
export function situationOf(game: GameId, example: Example, asked: SeatMove): Situation {
  const { players, options = {}, seed = '', deals = [], moves = [] } = example;
  const match = openMatch(readTranscript({ game, players, options, seed, deals }));
  const fromAsker = (seat: number): number => (seat - asked.seat + players) % players;
  const textOf = ({ seat: _seat, ...move }: SeatMove): MoveText =>
    typeof move.partner === 'number'
      ? { ...move, type: move.type, partner: fromAsker(move.partner) }
      : { ...move, type: move.type };
  const pile = Array.isArray(deals[0]?.stock) ? deals[0].stock.map(String) : [];
  const left = (): number => Number(match.position().stock);
  const drawn: string[] = [];
  const grid = Array.isArray(deals[0]?.grid) ? deals[0].grid.map(String) : [];
  const turnedUp = ({ cell }: SeatMove): string => grid[Number(cell)] ?? '';
  const before = moves.map((made): Happening => {
    const seat = match.turn === made.seat ? {} : { seat: fromAsker(made.seat) };
    const had = left();
    match.attempt(seatAt(made.seat), withoutSeat(made));
    const from = pile.length - had;
    const drew = game === 'concentration' ? [turnedUp(made)] : pile.slice(from, from + had - left());
    drawn.push(...drew);
    return { move: textOf(made), ...seat, ...(drew.length === 0 ? {} : { drew }) };
  });
  const { hands: _hands, stock: _stock, ...table } = deals[0] ?? {};
  const { starter: _starter, ...agreed } = options;
  const hands = heldIn(deals[0] ?? {}, moves).map((hand) => hand.filter((piece) => !drawn.includes(piece)));
  const question = textOf(asked);
  const mine = hands[asked.seat] ?? [];
  return {
    game,
    players,
    options: agreed,
    table: game === 'concentration' ? {} : table,
    hands: forms[game].hasHands
      ? Array.from({ length: players }, (_, index) => hands[(asked.seat + index) % players] ?? null)
      : [],
    stock: forms[game].hasStock && deals[0]?.stock !== undefined ? left() : null,
    before,
    turn: turnOf(match, asked.seat),
    question,
    holdsPiece: piecesOf(question).every((piece) => mine.includes(piece)),
  };
}

const withoutSeat = ({ seat: _seat, ...move }: SeatMove): JsonObject => move;

const turnOf = ({ phase, turn }: Match, seat: number): Turn =>
  phase !== 'play' ? 'over' : turn === null || turn === seat ? 'mine' : 'other';

/** What is left of the hands of a deal when the pieces of the moves are gone. */
function heldIn(deal: JsonObject, moves: readonly SeatMove[]): string[][] {
  const hands = Array.isArray(deal.hands)
    ? deal.hands.map((hand) => (Array.isArray(hand) ? hand.map(String) : []))
    : [];
  for (const move of moves) {
    const hand = hands[move.seat];
    for (const piece of piecesOf(isObject(move) ? move : {})) {
      const index = hand?.indexOf(piece) ?? -1;
      if (index >= 0) hand?.splice(index, 1);
    }
  }
  return hands;
}
