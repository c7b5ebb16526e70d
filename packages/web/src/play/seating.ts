/** Where a plate sits at a round table, as a cell of a grid around the board. */
interface Seating {
  readonly side: 'left' | 'top' | 'right' | 'bottom';
  /** From 1. */
  readonly column: number;
  readonly row: number;
}

interface SeatingPlan {
  /** How many plates sit along the top, and at the left and the right. */
  readonly top: number;
  readonly sides: number;
  /** In playing order, clockwise: the first sits to the left of the player in front. */
  readonly seats: readonly Seating[];
}

/** So many sit along the top before each side seats more than one. */
const mostAtTop = 4;

/** Seats the other players round the table: two in the corners, more at all three sides, or all along the top. */
export function seatingOf(others: number, hasSides = true): SeatingPlan {
  const sides = others < 3 || !hasSides ? 0 : Math.max(1, Math.ceil((others - mostAtTop) / 2));
  const top = others - 2 * sides;
  const seats = Array.from({ length: others }, (_, index): Seating => {
    if (index < sides) return { side: 'left', column: 1, row: 2 + sides - 1 - index };
    if (index < sides + top) return { side: 'top', column: 2 + index - sides, row: 1 };
    return { side: 'right', column: 2 + top, row: 2 + index - sides - top };
  });
  return { top, sides, seats };
}

/**
 * Seats everybody round a table at which nobody sits in front: clockwise from the top left. Every plate is two columns wide, so that the
 * shorter row stands in the middle, too.
 */
export function seatingAround(players: number): SeatingPlan {
  const top = Math.ceil(players / 2);
  const below = players - top;
  const seats = Array.from({ length: players }, (_, index): Seating => {
    if (index < top) return { side: 'top', column: 1 + 2 * index, row: 1 };
    return { side: 'bottom', column: 1 + top - below + 2 * (players - 1 - index), row: 2 };
  });
  return { top, sides: 0, seats };
}

/** Who comes after the player whose turn it is; null if nobody or everybody is on turn. */
export function nextSeat(view: {
  readonly turn: number | null;
  readonly players: number;
  readonly phase: string;
  readonly direction?: 1 | -1;
}): number | null {
  const { turn, players, phase, direction = 1 } = view;
  if (turn === null || phase !== 'play' || players < 3) return null;
  return (turn + direction + players) % players;
}
