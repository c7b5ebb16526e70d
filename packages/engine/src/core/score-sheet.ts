import type { BaseEvent, RoundEvent } from './event.ts';

/** The points of every finished round, by seat; null if they are secret. */
export type ScoreSheet = readonly (readonly number[] | null)[];

type RoundOver = Extract<RoundEvent, { readonly type: 'roundOver' }>;

const isRoundOver = (event: BaseEvent): event is RoundOver => event.type === 'roundOver';

/** The sheet after a move that came to these events; the same sheet unless a round is over. */
export function scoreSheetAfter(sheet: ScoreSheet, events: readonly BaseEvent[]): ScoreSheet {
  const rounds = events.filter(isRoundOver).map(({ points }) => points);
  return rounds.length === 0 ? sheet : [...sheet, ...rounds];
}
