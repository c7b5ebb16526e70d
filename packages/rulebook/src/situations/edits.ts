import { findGame, type Json, type MoveText, type Option, type Options } from '@tischrunde/engine';
import { isFieldOffered, isMoveOffered } from './choices.ts';
import { forms } from './forms.ts';
import { boxOf, spares } from './pieces.ts';
import { type Happening, newSituation, piecesOf, type Situation, type Turn } from './situation.ts';

/** A change that somebody taps while describing a situation. */
export type Edit =
  | { readonly what: 'players'; readonly players: number }
  /** Begins again: other rules, other pieces. */
  | { readonly what: 'option'; readonly name: string; readonly value: Options[string] }
  | { readonly what: 'table'; readonly name: string; readonly value: Json | undefined }
  | { readonly what: 'before'; readonly before: readonly Happening[] }
  | { readonly what: 'turn'; readonly turn: Turn }
  | { readonly what: 'stock'; readonly stock: number }
  /** Null if it does not matter what is in it. */
  | { readonly what: 'hand'; readonly seat: number; readonly hand: readonly string[] | null }
  | { readonly what: 'question'; readonly move: MoveText }
  | { readonly what: 'holds'; readonly holds: boolean }
  | { readonly what: 'clear' };

/** The situation after a change. */
export function edited(situation: Situation, edit: Edit): Situation {
  const { game, players, hands, options, table } = situation;
  switch (edit.what) {
    case 'players':
      return { ...situation, players: edit.players, hands: hands.slice(0, 1) };
    case 'option':
      return { ...newSituation(game, players), options: { ...options, [edit.name]: edit.value } };
    case 'table': {
      const { [edit.name]: _before, ...others } = table;
      return {
        ...situation,
        table: edit.value === undefined ? others : { ...others, [edit.name]: edit.value },
      };
    }
    case 'before':
      return { ...situation, before: edit.before };
    case 'turn':
      return { ...situation, turn: edit.turn };
    case 'stock':
      return { ...situation, stock: edit.stock };
    case 'hand':
      return {
        ...situation,
        hands: Array.from({ length: players }, (_, seat) =>
          seat === edit.seat ? edit.hand : (hands[seat] ?? null),
        ),
      };
    case 'question':
      return { ...situation, question: edit.move };
    case 'holds':
      return { ...situation, holdsPiece: edit.holds };
    case 'clear':
      return { ...newSituation(game, players), options };
  }
}

/** A hand with so many pieces: those of the question, and others that it does not depend on. */
export function handOfSize(
  { game, options, table, before, question }: Situation,
  size: number,
): readonly string[] {
  const asked = piecesOf(question);
  const onTable = Object.values(table).filter((value) => typeof value === 'string');
  const gone = [...onTable, ...before.flatMap(({ move, drew = [] }) => [...piecesOf(move), ...drew])];
  return [...asked, ...spares(game, options, [...asked, ...gone])].slice(0, size);
}

/** Whether pieces can come up with a move: from the stock, also after a lay if the next player has to draw, or by turning one up. */
export const mayBring = ({ game }: Pick<Situation, 'game'>, type: string): boolean =>
  forms[game].hasStock || type === 'flip';

/** The most pieces that can be said to be in the stock. */
export const mostStock = 30;

/** Options that only matter when a program deals. */
const ofDealing: readonly string[] = ['grade', 'unique', 'winnable', 'given'];

/** Whether an option of a game can be agreed on at a real table, and matters for what is allowed. */
export const isAgreement = ({ kind, name }: Pick<Option, 'kind' | 'name'>): boolean =>
  (kind === 'flag' || kind === 'choice') && !ofDealing.includes(name);

/** How many rows or columns a grid can have. */
export const mostSide = 20;

const isSize = (value: Json | undefined): boolean =>
  value === undefined || (typeof value === 'number' && value >= 1 && value <= mostSide);

/** Whether the screen offers a change, with what it is made of. */
export function isEditOffered(situation: Situation, edit: Edit): boolean {
  const { game, players, options } = situation;
  const form = forms[game];
  const rules = findGame(game);
  const box = boxOf(game, options);
  const isPiece = (piece: string): boolean => box.includes(piece);
  switch (edit.what) {
    case 'players':
      return rules !== undefined && edit.players >= rules.players.least && edit.players <= rules.players.most;
    case 'option': {
      const option = rules?.options.find(({ name }) => name === edit.name);
      if (option === undefined || !isAgreement(option)) return false;
      return option.kind === 'flag'
        ? typeof edit.value === 'boolean'
        : (option.choices?.some((choice) => choice === edit.value) ?? false);
    }
    case 'table': {
      const field = form.table.find(({ name }) => name === edit.name);
      // A grid of numbers comes with its size.
      if (edit.name === 'rows' || edit.name === 'cols')
        return form.table.some(({ kind }) => kind === 'numberGrid') && isSize(edit.value);
      return field !== undefined && isFieldOffered({ ...field, optional: true }, edit.value, situation);
    }
    case 'before':
      return edit.before.every(({ move, seat = 0, drew = [] }, index) => {
        const earlier = { ...situation, before: edit.before.slice(0, index) };
        const isShown = drew.length === 0 || mayBring(situation, move.type);
        return seat < players && isShown && drew.every(isPiece) && isMoveOffered(earlier, move);
      });
    case 'turn':
      return form.hasTurns && players > 1;
    case 'stock':
      return form.hasStock && edit.stock >= 0 && edit.stock <= mostStock;
    case 'hand':
      return form.hasHands && edit.seat < players && (edit.hand?.every(isPiece) ?? true);
    case 'question':
      return isMoveOffered(situation, edit.move);
    case 'holds':
      return form.hasHands;
    case 'clear':
      return true;
  }
}
