import { type Json, type JsonObject, seatAt } from '@tischrunde/engine';
import { type Change, type Patch, patchBetween, type Scene, type SeatView } from '@tischrunde/protocol';
import { type TableEvent, toldOf } from './events.ts';
import type { TableState } from './state.ts';

/** What somebody on a seat, or without one, is shown. */
export const sceneOf = (state: TableState, seat: number | null): Scene => ({
  table: state.facts,
  seen: seenFrom(state, seat),
  said: state.said,
});

function seenFrom({ running, watching }: TableState, seat: number | null): SeatView | null {
  if (running === null || (seat === null && watching === 'nobody')) return null;
  const { match, moves, sheet } = running;
  const at = seat === null ? null : seatAt(seat);
  return {
    seat,
    view: running.view(at),
    legal: at === null ? [] : match.legal(at),
    moves,
    outOfTurn: match.outOfTurn,
    sheet: sheet.rounds,
    scored: sheet.scored,
  };
}

/** How a scene changes to the next one. */
export const patchOfScenes = (before: Scene, after: Scene): Patch | null =>
  patchBetween(asJson(before), asJson(after));

/** Scenes are made of plain values only, which their types do not say. */
const asJson = (scene: Scene): JsonObject => scene as unknown as Json as JsonObject;

/** Takes an event in and says what everybody may know of it. */
export function applyTold(state: TableState, event: TableEvent): Change['event'] {
  const told = toldOf(event, (seat) => state.places[seat].name ?? '');
  state.apply(event);
  return told;
}
