/** A table of two seats at a server, as the load plays at it: one move after the other. */
export interface PlayedTable {
  /** Makes the next move, and says which seat made it. */
  move(): number;
  /** Called when a seat was told of the move. */
  told: (seat: number) => void;
}

/** A seat of a game in which any number is a move. */
interface PlainSeat {
  move(what: number): void;
  told: () => void;
}

/** A table at which the seats take turns, whatever they do. */
export function takingTurns(seats: readonly PlainSeat[]): PlayedTable {
  let moves = 0;
  const table: PlayedTable = {
    move() {
      const seat = moves++ % seats.length;
      seats[seat].move(moves);
      return seat;
    },
    told: () => {},
  };
  for (const [index, seat] of seats.entries()) seat.told = () => table.told(index);
  return table;
}

/** A seat of a game with rules, which knows when it is on turn. */
interface RuledSeat {
  readonly isOnTurn: boolean;
  move(): void;
  told: () => void;
}

/** A table at which the one on turn moves. */
export function playedInTurn(seats: readonly RuledSeat[]): PlayedTable {
  const table: PlayedTable = {
    move() {
      const seat = seats.findIndex(({ isOnTurn }) => isOnTurn);
      if (seat < 0) throw new Error('nobody is on turn');
      seats[seat].move();
      return seat;
    },
    told: () => {},
  };
  for (const [index, seat] of seats.entries()) seat.told = () => table.told(index);
  return table;
}

/** Tables at a server, and the connections through which they are played at. */
export interface Opened {
  readonly tables: readonly PlayedTable[];
  close(): void;
}

/** A server to be measured. */
export interface Contender {
  readonly name: string;
  /** The program that runs it. */
  readonly program: string;
  /** Whether one connection may be at several tables. */
  readonly sharesConnections: boolean;
  /** Opens tables, each seat with a connection of its own, or with one for so many tables. */
  open(port: number, count: number, tablesPerConnection: number): Promise<Opened>;
}

/** Does something for every number below `count`, some of them at a time. */
export async function forEach(count: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: 32 }, work));
}
