import type { BaseView, Shown } from '../core/game.ts';
import { noHands, openView } from '../core/open-view.ts';
import { nobody, type Seat, seatsOf } from '../core/seat.ts';
import { tileName } from '../pieces/dominoes.ts';
import { lengthOf } from './play.ts';
import { fullMiddle, type HektikState, hasGivenUp, nameOfDouble, wanted, writeChain } from './state.ts';

/** What a seat sees of Hektik: everything but the doubles that are still face down. */
export type HektikView = BaseView<'hektik'> &
  Fields & {
    /** The seats that gave up. */
    readonly gaveUp: readonly number[];
    readonly past: readonly PastDouble[];
    readonly faceDown: number;
  };

type Fields = {
  /** The double at stake. */
  readonly double: string;
  /** The tiles in the middle. With copies every player has a separate middle, so all tiles are listed. */
  readonly table: readonly string[];
  /** Every seat's chain from left to right, each tile as it lies. */
  readonly chains: readonly (readonly string[])[];
};

/** A double of an earlier round; it has no owner if everybody gave up. */
type PastDouble = { readonly double: string; readonly owner: number | null };

export const showAll = (state: HektikState): Shown => ({
  ...noHands(state.players),
  ...fieldsOf(state),
});

const fieldsOf = (state: HektikState): Fields => ({
  double: nameOfDouble(wanted(state)),
  table: fullMiddle.filter((tile) => state.copies || state.builders[tile] === 0).map(tileName),
  chains: state.chains.map(writeChain),
});

export const viewOf = (state: HektikState, seat: Seat | null): HektikView => ({
  ...openView('hektik', state.options, lengthOf(state), state, seat),
  ...fieldsOf(state),
  gaveUp: seatsOf(state.players).filter((other) => hasGivenUp(state, other)),
  past: state.owners.map((owner, index) => ({
    double: nameOfDouble(state.order[index]),
    owner: owner === nobody ? null : owner,
  })),
  faceDown: state.order.length - state.round,
});
