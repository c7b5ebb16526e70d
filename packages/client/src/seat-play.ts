import type { EventOf, GameId, JsonObject, MoveText, ViewOf } from '@tischrunde/engine';
import type { SeatView } from '@tischrunde/protocol';
import type { Connection } from './connection.ts';
import { firstFound } from './first-found.ts';
import { randomWord } from './random-word.ts';
import { RequestError } from './request-error.ts';
import type { Visit } from './visit.ts';

/** What a seat knows when it may act. */
export interface Turn<Id extends GameId = GameId> {
  readonly seat: number;
  readonly view: ViewOf<Id>;
  /** What the seat has heard since the round was dealt. */
  readonly events: readonly EventOf<Id>[];
  /** Never empty. */
  readonly legal: readonly MoveText[];
  /** False where the seat may only jump in. */
  readonly isOnTurn: boolean;
}

/** Chooses a move; null to wait until something happens, where others are on turn. */
export type Choose<Id extends GameId = GameId> = (
  turn: Turn<Id>,
) => JsonObject | null | Promise<JsonObject | null>;

/** How a match ended. */
export interface Outcome {
  readonly match: number;
  /** Null if the match ended without a result. */
  readonly winners: readonly number[] | null;
  readonly scores: readonly number[] | null;
}

/** Plays the own seat at a table until its match is over. Waits for the match to begin. The game must be the table's. */
export async function playMatch<Id extends GameId>(
  connection: Connection,
  visit: Visit,
  game: Id,
  choose: Choose<Id>,
): Promise<Outcome> {
  const match = await firstFound(() => {
    const table = sceneOf(visit)?.table;
    if (table === undefined || table.phase !== 'playing') return null;
    if (table.game !== game) throw new Error(`the table plays ${table.game}, not ${game}`);
    return table.match;
  });
  let answered: SeatView | null = null;
  for (;;) {
    const next = await firstFound(() => nextFor(visit, match, answered));
    if ('winners' in next) return next;
    answered = next;
    const move = next.view.phase === 'play' ? await choose(turnOf<Id>(next)) : { type: 'next' };
    if (move !== null) await send(connection, visit.id, match, move);
  }
}

function sceneOf(visit: Visit) {
  const why = visit.turnedAway.value;
  if (why !== null) throw new RequestError(why);
  return visit.scene.value;
}

/** The next thing to decide, or the end of the match; null if there is nothing to do yet. */
function nextFor(visit: Visit, match: number, answered: SeatView | null): SeatView | Outcome | null {
  const scene = sceneOf(visit);
  const shown = visit.played.value;
  const seen = shown?.match === match ? shown.seen.value : null;
  if (scene === null) return null;
  if (scene.table.phase !== 'playing' || scene.table.match !== match)
    return { match, winners: seen?.view.winners ?? null, scores: seen?.view.scores ?? null };
  if (seen === null || seen.seat === null || seen.legal.length === 0 || seen === answered) return null;
  return seen;
}

/** Views and events are typed by the game that they are of. */
const turnOf = <Id extends GameId>({ seat, view, events, legal }: SeatView): Turn<Id> => ({
  seat: seat ?? 0,
  view: view as ViewOf<Id>,
  events: events as readonly EventOf<Id>[],
  legal,
  isOnTurn: view.turn === seat,
});

/** A move that comes too late is refused, and something else is to be decided then. */
async function send(connection: Connection, table: string, match: number, move: JsonObject): Promise<void> {
  try {
    await connection.ask('move', { table, match, id: randomWord(), move });
  } catch (error) {
    if (!(error instanceof RequestError) || error.refusal === null) throw error;
  }
}
