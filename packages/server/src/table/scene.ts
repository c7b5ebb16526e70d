import { type Json, type JsonObject, seatAt } from '@tischrunde/engine';
import {
  type Change,
  type Patch,
  patchBetween,
  type Said,
  type Scene,
  type SeatView,
} from '@tischrunde/protocol';
import { type TableEvent, toldOf } from './events.ts';
import type { TableState } from './state.ts';

/** What somebody on a seat, or without one, is shown: where nobody may look on, neither the match nor what is said. */
export function sceneOf(state: TableState, seat: number | null): Scene {
  const isShut = seat === null && state.watching === 'nobody';
  return {
    table: state.facts,
    seen: isShut ? null : seenFrom(state, seat),
    said: isShut ? nothing : state.said,
  };
}

const nothing: readonly Said[] = [];

function seenFrom({ running }: TableState, seat: number | null): SeatView | null {
  if (running === null) return null;
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
