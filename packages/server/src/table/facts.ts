import type { Invitation, TableFacts } from '@tischrunde/protocol';
import { nextRoundAt, startsAt } from './countdown.ts';
import { sharedPad } from './pad.ts';
import type { TableState } from './state.ts';

/** What everybody at a table may know of it. */
export const factsOf = (state: TableState): TableFacts => ({
  id: state.id,
  game: state.game.id,
  options: state.options,
  host: state.host,
  hostName: state.hostName,
  places: state.places.map(({ guest, name, isProgram, bot, seal }) => ({
    guest,
    name,
    ...(isProgram ? { program: isProgram } : {}),
    bot,
    ready: seal !== null,
  })),
  bench: state.bench,
  watching: state.watching,
  listed: state.listed,
  starting: state.starting,
  talk: state.talk,
  takesBack: state.takesBack,
  timer: state.timer,
  choosing: state.choosing,
  chooser: chooserOf(state),
  votes: Array.from(state.votes, ([guest, game]) => ({ guest, game })),
  phase: state.phase,
  match: state.match,
  fair: fairOf(state),
  revealed: state.revealed,
  paused: state.paused,
  pauseWished: [...state.pauseWished],
  undo: state.undo,
  deadline: state.deadline,
  startsAt: startsAt(state),
  agreed: [...(state.running?.agreed ?? [])],
  nextAt: nextRoundAt(state),
  evening: state.score.evening,
  muted: [...state.muted],
  kicked: [...state.kicked],
  ...(state.isGuarded ? { guarded: true } : {}),
  ...(state.pad === null ? {} : { pad: sharedPad(state.pad) }),
});

/** What somebody who was sent a link or a code may know; null for a table that is closed for good. */
export function invitationOf(state: TableState): Invitation | null {
  if (state.isClosed) return null;
  const { id, options, hostName, phase, watching, listed, timer, takesBack, choosing, places } = state;
  return {
    table: id,
    game: state.game.id,
    options,
    players: state.pad?.names.length ?? places.length,
    free: places.filter(({ guest, bot }) => guest === null && bot === null).length,
    host: hostName,
    phase,
    watching,
    listed,
    timer,
    takesBack,
    choosing,
    ...(state.pad === null ? {} : { pad: true }),
  };
}

/** Whose choice the next game is. */
export function chooserOf({ choosing, chooser, host, voters }: TableState): string | null {
  if (choosing === 'vote') return null;
  return choosing === 'turns' && chooser !== null && voters.includes(chooser) ? chooser : host;
}

/** Of the match under way, or of the next one. */
function fairOf({ commitment, phase, seals, running, places }: TableState): TableFacts['fair'] {
  if (phase === 'playing') return { commitment, seals, words: running?.words ?? [] };
  return { commitment, seals: places.map(({ seal }) => seal), words: places.map(({ word }) => word) };
}
