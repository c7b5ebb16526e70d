import type { JsonObject, Reason, View } from '@tischrunde/engine';
import { bold, columns } from './output.ts';
import { counted, handOf, logOf, seatName } from './table.ts';

/** What a move did, as the seat of the views saw it. */
export function tellMove(before: View, after: View): string[] {
  const events = logOf(after).slice(logOf(before).length);
  const [first] = events;
  if (first === undefined) return [];
  const seat = Number(first.seat);
  const deeds = events.filter((event) => event.seat === seat).reduce(joinTiles, []);
  const did = deeds.map((event) => deedOf(event, seat === after.seat, newTiles(before, after)));
  return [`${seatName(after, seat)} ${inARow(did)}${scored(before, after, seat)}.`];
}

export function tellRoundEnd(view: View): string[] {
  const { roundResult, scores } = view;
  if (roundResult === null) return [];
  const { winners, points, reason } = roundResult;
  const rows = view.hands.map((_, seat) => [
    `  ${seatName(view, seat)}`,
    points === null ? 'secret' : `${points[seat] > 0 ? '+' : ''}${points[seat]}`,
    scores === null ? 'secret' : scores[seat],
    handOf(view, seat).join('  ') || '-',
  ]);
  return [
    '',
    bold(`Round ${view.round} is over: ${reasons[reason] ?? reason}. ${wonBy(view, winners, 'it')}`),
    ...columns('lrrl', [['', 'points', 'score', 'left in hand'], ...rows]),
  ];
}

export function tellMatchEnd(view: View): string[] {
  return ['', bold(`The match is over. ${wonBy(view, view.winners ?? [], 'the match')}`)];
}

const reasons: Readonly<Record<Reason, string>> = {
  out: 'a hand is empty',
  blocked: 'nobody can lay',
  exhausted: 'no tile is left',
  locked: 'an end was locked',
  target: 'the target is reached',
  passed: 'the last number is reached or passed',
  goal: 'a chain is complete',
  stuck: 'everybody has given up',
};

/** Seats are in ascending order, so "you" may stand anywhere in the row. */
function wonBy(view: View, winners: readonly number[], what: string): string {
  if (winners.length === 0) return `Nobody wins ${what}.`;
  const names = winners.map((seat, index) =>
    index === 0 ? seatName(view, seat) : seatName(view, seat).toLowerCase(),
  );
  if (winners.length > 1) return `${inARow(names)} share ${what === 'it' ? 'the round' : what}.`;
  return `${names[0]} ${winners[0] === view.seat ? 'win' : 'wins'} ${what}.`;
}

interface Deed {
  readonly event: JsonObject;
  /** How many tiles came from the stock. */
  readonly tiles: number;
}

/** A draw and the tiles that it brought are one deed; so are several tiles. */
function joinTiles(deeds: Deed[], event: JsonObject): Deed[] {
  const last = deeds[deeds.length - 1];
  const joins = event.type === 'tile' && (last?.event.type === 'draw' || last?.event.type === 'tile');
  if (joins) return [...deeds.slice(0, -1), { event: last.event, tiles: last.tiles + 1 }];
  return [...deeds, { event, tiles: event.type === 'tile' ? 1 : 0 }];
}

function deedOf({ event, tiles }: Deed, you: boolean, fresh: readonly string[]): string {
  const drawn =
    you && fresh.length > 0 ? fresh.join(' and ') : tiles === 1 ? 'a tile' : counted(tiles, 'tile');
  switch (event.type) {
    case 'lay':
      return `${you ? 'lay' : 'lays'} ${event.tile}${event.at === undefined ? '' : ` at ${event.at}`}`;
    case 'lock':
      return `${you ? 'lock' : 'locks'} ${event.at} with ${event.tile}`;
    case 'draw':
      return `${you ? 'draw' : 'draws'} ${drawn}`;
    case 'tile':
      return `${you ? 'take' : 'takes'} ${drawn} from the stock`;
    case 'pass':
      return you ? 'pass' : 'passes';
    case 'noFit':
      return `${you ? 'have' : 'has'} nothing that fits`;
    default:
      return `${event.type}`;
  }
}

function scored(before: View, after: View, seat: number): string {
  if (before.scores === null || after.scores === null || after.phase !== 'play') return '';
  const points = after.scores[seat] - before.scores[seat];
  return points === 0 ? '' : ` (${points > 0 ? '+' : ''}${counted(points, 'point')})`;
}

const newTiles = (before: View, after: View): string[] => {
  const held = handOf(before, before.seat ?? 0);
  return handOf(after, after.seat ?? 0).filter((tile) => !held.includes(tile));
};

const inARow = (parts: readonly string[]): string =>
  parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
