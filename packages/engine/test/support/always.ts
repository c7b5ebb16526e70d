import { assertLegalIsComplete } from './completeness.ts';
import { assertHiddenStaysHidden, assertTruthIsPossible } from './secrecy.ts';
import { assertGuessAgrees, assertPiecesConserved, assertRoundTrips, type Watched } from './watching.ts';

const asserts = [
  assertHiddenStaysHidden,
  assertTruthIsPossible,
  assertLegalIsComplete,
  assertGuessAgrees,
  assertRoundTrips,
];

/** Everything that must hold in every position; each of the dear assertions at every `stride`-th one, in turn. */
export function assertAll(position: Watched, count: number, stride: number): void {
  assertPiecesConserved(position);
  asserts.forEach((assert, index) => {
    if ((count + index) % stride === 0) assert(position);
  });
}
