import type { Options } from '../core/options.ts';
import { nobody, type Seat } from '../core/seat.ts';
import { beginRound, gained, leaders, type MatchLength, type Reason } from '../core/standing.ts';
import type { PadEntry, PadProblem } from './entry.ts';
import type { Begins, OpenPad, PadForm, PadTable } from './pad.ts';
import { type PadGameId, pads } from './pads.ts';

/** A match that is played with the real game, and what was written down of it. */
export interface PadMatch {
  readonly game: PadGameId;
  readonly players: number;
  readonly options: Options;
  readonly entries: readonly PadEntry[];
}

/** A finished round. */
export interface PadRound {
  /** Its entries are those from `from` up to, but not including, `to`. */
  readonly from: number;
  readonly to: number;
  readonly points: readonly number[];
  /** The scores after it. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly reason: Reason;
}

/** What a score pad says. */
export interface PadSheet {
  readonly form: PadForm;
  readonly length: MatchLength;
  readonly rounds: readonly PadRound[];
  /** The number of the round that is played, or of the last one. */
  readonly round: number;
  readonly scores: readonly number[];
  /** What the round that is played has brought so far. */
  readonly gained: readonly number[];
  /** peruvian.secret: the points are not to be shown yet. */
  readonly secret: boolean;
  readonly begins: Begins;
  /** Who is on turn, as far as the pad knows. */
  readonly turn: Seat | null;
  readonly table: PadTable;
  /** Null until the match is over. */
  readonly winners: readonly Seat[] | null;
  /** The first entry that cannot be, if any: the sheet ends before it. */
  readonly refused: { readonly entry: number; readonly problem: PadProblem } | null;
}

/** Adds up all that was written down. A mended entry changes everything after it. */
export function fillPad({ game, players, options, entries }: PadMatch): PadSheet {
  const pad = pads[game](players, options);
  const rounds: PadRound[] = [];
  let refused: PadSheet['refused'] = null;
  let from = 0;
  for (const [index, entry] of entries.entries()) {
    const problem = enter(pad, entry);
    if (problem !== null) {
      refused = { entry: index, problem };
      break;
    }
    const round = finishedRound(pad, from, index + 1);
    if (round === null) continue;
    rounds.push(round);
    from = index + 1;
    if (pad.standing.phase === 'roundOver') {
      beginRound(pad.standing);
      pad.clear?.();
    }
  }
  return sheetOf(pad, rounds, refused);
}

const enter = (pad: OpenPad, entry: PadEntry): PadProblem | null =>
  pad.standing.phase === 'matchOver' ? { why: 'matchOver' } : pad.enter(entry);

function finishedRound({ standing }: OpenPad, from: number, to: number): PadRound | null {
  const { reason, scores, roundWinners: winners } = standing;
  if (reason === null) return null;
  return { from, to, points: gained(standing), scores: scores.slice(), winners, reason };
}

function sheetOf(pad: OpenPad, rounds: readonly PadRound[], refused: PadSheet['refused']): PadSheet {
  const { standing, length, form } = pad;
  const { phase, round, scores, turn } = standing;
  return {
    form,
    length,
    rounds,
    round,
    scores,
    gained: gained(standing),
    secret: pad.secret?.() ?? false,
    begins: pad.begins(),
    turn: turn === nobody ? null : turn,
    table: pad.table?.() ?? { kind: 'none' },
    winners: phase === 'matchOver' ? leaders(standing, length.wins) : null,
    refused,
  };
}
