import { chainPays } from '../burg/play.ts';
import { tilesInSet } from '../burg/state.ts';
import { pairPays } from '../concentration/play.ts';
import {
  lengthOf as concentrationLength,
  setOf as concentrationSet,
  pairsIn,
} from '../concentration/state.ts';
import { seedOf } from '../core/chance.ts';
import { numberOf, type Options } from '../core/options.ts';
import { type Seat, seatAfter, seatAt } from '../core/seat.ts';
import { credit, endRound, gainedMost, leaders, oneRound } from '../core/standing.ts';
import { dominanz } from '../dominanz/game.ts';
import { dominated } from '../dominanz/play.ts';
import { rowsOf, tiles } from '../dominanz/state.ts';
import { lengthFor, worth } from '../hektik/play.ts';
import { values } from '../hektik/state.ts';
import { tileName, tileOf } from '../pieces/dominoes.ts';
import { type Begins, firstRound, isSeat, malformed, type Pad } from './pad.ts';

const first = (options: Options): Seat => seatAt(numberOf(options, 'starter') ?? 0);

const beginsWith = (seat: Seat): Begins => ({ how: 'seat', seat, dealer: null });

/** Konzentration: pair by pair. */
export const concentrationPad: Pad = (players, options) => {
  const standing = firstRound(players);
  const length = concentrationLength(options);
  const all = pairsIn(concentrationSet(options));
  let taken = 0;
  let begins = first(options);
  let goesOn = begins;
  return {
    standing,
    length,
    form: { kind: 'concentration' },
    enter(entry) {
      if (entry.type !== 'pair' || !isSeat(entry.seat, players)) return malformed;
      taken++;
      goesOn = seatAfter(entry.seat, players);
      if (!credit(standing, length, entry.seat, pairPays) && taken === all)
        endRound(standing, length, 'exhausted', gainedMost(standing));
      return null;
    },
    clear() {
      taken = 0;
      begins = goesOn;
    },
    begins: () => beginsWith(begins),
    table: () => ({ kind: 'concentration', pairsLeft: all - taken }),
  };
};

/** Hektik: who won which double. */
export const hektikPad: Pad = (players, options) => {
  const standing = firstRound(players);
  const length = lengthFor(options, values.length);
  const left = new Set(values);
  return {
    standing,
    length,
    form: { kind: 'hektik' },
    enter(entry) {
      if (entry.type !== 'double' || !(entry.seat === null || isSeat(entry.seat, players))) return malformed;
      const { value, seat } = entry;
      if (!values.includes(value)) return malformed;
      if (!left.delete(value)) return { why: 'gone', piece: tileName(tileOf(value, value)) };
      if (seat !== null) standing.scores[seat] += worth(value);
      endRound(standing, length, seat === null ? 'stuck' : 'goal', seat === null ? [] : [seat]);
      return null;
    },
    begins: () => ({ how: 'everybody' }),
    table: () => ({ kind: 'hektik', doublesLeft: [...left] }),
  };
};

/** Burg: chain by chain. */
export const burgPad: Pad = (players, options) => {
  const standing = firstRound(players);
  return {
    standing,
    length: oneRound,
    form: { kind: 'burg' },
    enter(entry) {
      if (entry.type === 'end') {
        endRound(standing, oneRound, 'exhausted', leaders(standing, oneRound.wins));
        return null;
      }
      if (entry.type !== 'chain' || !isSeat(entry.seat, players)) return malformed;
      const { seat, tiles: laid } = entry;
      if (!Number.isInteger(laid) || laid >= tilesInSet(options)) return malformed;
      if (laid < 2) return { why: 'rule', rule: 'burg.chain.min' };
      standing.scores[seat] += chainPays(laid);
      return null;
    },
    begins: () => beginsWith(first(options)),
  };
};

/** Dominanz: tile by tile. Nothing is hidden in it, so the game itself keeps the sheet. */
export const dominanzPad: Pad = (players, options) => {
  const state = dominanz.begin({ players, options, seed: seedOf(''), deals: [] });
  return {
    standing: state,
    length: oneRound,
    form: { kind: 'dominanz' },
    enter(entry) {
      if (entry.type !== 'row' || !isSeat(entry.seat, players)) return malformed;
      const { seat, row, value } = entry;
      const tile = tileName(tileOf(row, value));
      const own = seat === state.turn;
      const judged = dominanz.judge(state, state.turn, { type: own ? 'take' : 'prescribe', tile, row });
      if (judged.ok) dominanz.play(state, state.turn, judged.move);
      else if (judged.rule === 'table.piece') return { why: 'gone', piece: tile };
      else return { why: 'rule', rule: judged.rule };
      return null;
    },
    begins: () => beginsWith(first(options)),
    table() {
      const rows = rowsOf(state);
      const [one, other] = rows;
      const left = tiles.filter((_, index) => (state.left >> index) & 1).map(tileName);
      const dominates = one.map((sum, row) => {
        const against = other[row];
        if (dominated([sum], [against]) > 0) return seatAt(0);
        return dominated([against], [sum]) > 0 ? seatAt(1) : null;
      });
      return {
        kind: 'dominanz',
        rows,
        dominates,
        points: [dominated(one, other), dominated(other, one)],
        left,
      };
    },
  };
};
