import type { Event } from '@tischrunde/engine';

type TileDrawn = Extract<Event, { readonly type: 'drew'; readonly tile: string | null }>;
type TakenBlindly = Extract<Event, { readonly type: 'tookBlindly' }>;

/** Tiles that a seat drew in a row, each by an event of its own. */
interface TilesDrawn {
  readonly type: 'drewTiles';
  readonly seat: number;
  readonly count: number;
  /** Null where they are not to be heard. */
  readonly tiles: readonly string[] | null;
}

/** Tiles that a seat took blindly from another hand. */
interface TilesTaken {
  readonly type: 'tookTiles';
  readonly seat: number;
  readonly from: number;
  readonly count: number;
  readonly tiles: readonly string[] | null;
}

/** An event that is told alone, or a run of events that make one sentence. */
export type EventRun = Exclude<Event, TileDrawn | TakenBlindly> | TilesDrawn | TilesTaken;

/** Makes one of the tiles that a seat draws in a row, and one of those that it takes while the takers take turns. */
export function withRuns(events: readonly Event[]): EventRun[] {
  const runs: EventRun[] = [];
  for (const event of events) {
    if (event.type === 'drew' && 'tile' in event) addDrawn(runs, event);
    else if (event.type === 'tookBlindly') addTaken(runs, event);
    else runs.push(event);
  }
  return runs;
}

function addDrawn(runs: EventRun[], { seat, tile }: TileDrawn): void {
  const last = runs[runs.length - 1];
  if (last?.type === 'drewTiles' && last.seat === seat)
    runs[runs.length - 1] = { ...last, count: last.count + 1, tiles: together(last.tiles, tile) };
  else runs.push({ type: 'drewTiles', seat, count: 1, tiles: together([], tile) });
}

function addTaken(runs: EventRun[], { seat, from, tile }: TakenBlindly): void {
  for (let at = runs.length - 1; at >= 0; at--) {
    const earlier = runs[at];
    if (earlier.type !== 'tookTiles') break;
    if (earlier.seat !== seat) continue;
    runs[at] = { ...earlier, count: earlier.count + 1, tiles: together(earlier.tiles, tile) };
    return;
  }
  runs.push({ type: 'tookTiles', seat, from, count: 1, tiles: together([], tile) });
}

const together = (tiles: readonly string[] | null, tile: string | null): readonly string[] | null =>
  tiles === null || tile === null ? null : [...tiles, tile];
