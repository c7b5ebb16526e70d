import { isObject, type Json, type JsonObject, type MoveText, type View } from '@tischrunde/engine';
import { layoutOf } from './layout.ts';
import { bold, columns } from './output.ts';

/** The table as the seat of a view sees it. */
export function showTable(view: View): string[] {
  const ends = endsOf(view);
  const layout = layoutOf(logOf(view));
  return [
    '',
    ...(layout.length === 0 ? ['The table is empty.'] : layout),
    ...(ends.length === 0 ? [] : [`Open ends: ${ends.join('  ')}`]),
    ...(typeof view.total === 'number' ? [`Total: ${view.total}`] : []),
    ...teamsOf(view),
    `Stock: ${view.stock}`,
    ...columns('lll', seatRows(view)),
    bold(`Your hand: ${handOf(view, view.seat ?? 0).join('  ')}`),
  ];
}

export const seatName = (view: View, seat: number): string => (seat === view.seat ? 'You' : `Seat ${seat}`);

/** The pieces of a hand that may be seen. */
export const handOf = (view: View, seat: number): readonly string[] => {
  const hand = view.hands[seat];
  return typeof hand === 'number' ? [] : hand;
};

/** The open ends, where a game has any. */
export const endsOf = (view: View): readonly string[] => listOf(view.ends).map(String);

/** What everybody saw in this round, first things first. */
export const logOf = (view: View): readonly JsonObject[] => listOf(view.log).filter(isObject);

export function describeMove({ type, ...fields }: MoveText): string {
  const { tile, at, out } = fields;
  const place = at === undefined ? '' : ` at ${at}`;
  const half = out === undefined ? '' : `, ${out} outwards`;
  return tile === undefined ? type : `${type} ${tile}${place}${half}`;
}

export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function seatRows(view: View): string[][] {
  return view.hands.map((hand, seat) => {
    const count = typeof hand === 'number' ? hand : hand.length;
    const open = seat === view.seat || typeof hand === 'number' ? '' : ` (${hand.join('  ')})`;
    const points = view.scores === null ? 'points secret' : counted(view.scores[seat], 'point');
    return [seatName(view, seat), counted(count, 'tile'), points + open];
  });
}

function teamsOf(view: View): string[] {
  const teams = listOf(view.teams).map((team) => listOf(team).map((seat) => seatName(view, Number(seat))));
  return teams.length === 0 ? [] : [`Teams: ${teams.map((team) => team.join(' and ')).join(' against ')}`];
}
