import type { TableFacts } from '@tischrunde/protocol';
import type { TableState } from './state.ts';

/** What everybody at a table may know of it. */
export const factsOf = (state: TableState): TableFacts => ({
  id: state.id,
  game: state.game.id,
  options: state.options,
  host: state.host,
  places: state.places.map(({ guest, name, bot, seal }) => ({ guest, name, bot, ready: seal !== null })),
  watching: state.watching,
  listed: state.listed,
  starting: state.starting,
  talk: state.talk,
  timer: state.timer,
  phase: state.phase,
  match: state.match,
  fair: fairOf(state),
  revealed: state.revealed,
  paused: state.paused,
  pauseWished: [...state.pauseWished],
  deadline: state.deadline,
  muted: [...state.muted],
  kicked: [...state.kicked],
});

/** Of the match under way, or of the next one. */
function fairOf({ commitment, phase, seals, running, places }: TableState): TableFacts['fair'] {
  if (phase === 'playing') return { commitment, seals, words: running?.words ?? [] };
  return { commitment, seals: places.map(({ seal }) => seal), words: places.map(({ word }) => word) };
}
