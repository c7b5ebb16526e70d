import { type Json, type JsonObject, seatAt } from '@tischrunde/engine';
import {
  type Change,
  type Patch,
  patchBetween,
  type Said,
  type Scene,
  type SeatView,
} from '@tischrunde/protocol';
import { publicEvent, type TableEvent } from './events.ts';
import type { TableState } from './state.ts';

/** The scene for a seat, or for spectators (null). Where nobody may watch, spectators see neither the match nor the chat. */
export function sceneOf(state: TableState, seat: number | null): Scene {
  const isShut = seat === null && state.watching === 'nobody';
  return {
    table: state.facts,
    seen: isShut ? null : seatView(state, seat),
    said: isShut ? nothing : state.said,
  };
}

const nothing: readonly Said[] = [];

function seatView({ running }: TableState, seat: number | null): SeatView | null {
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

/** The difference between two scenes. */
export const scenePatch = (before: Scene, after: Scene): Patch | null =>
  patchBetween(asJson(before), asJson(after));

/** Scenes are plain JSON values, which an interface cannot express. */
const asJson = (scene: Scene): JsonObject => scene as unknown as Json as JsonObject;

/** Applies an event; returns what everybody may know of it. */
export function applyEvent(state: TableState, event: TableEvent): Change['event'] {
  const happening = publicEvent(event, (seat) => state.places[seat].name ?? '');
  state.apply(event);
  return happening;
}
