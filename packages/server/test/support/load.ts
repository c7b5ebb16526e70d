import type { AskOf } from '@tischrunde/protocol';
import { type Client, word } from './client.ts';
import type { Ledger } from './ledger.ts';
import { type Manner, Player } from './player.ts';

/** A table, and how people play there. */
export type Kind = Wish & {
  readonly manner: Manner;
  /** The last seat is for somebody else on the device of the first. */
  readonly isShared?: boolean;
};

type Wish = Pick<AskOf<'open'>, 'game' | 'players'> &
  Partial<Pick<AskOf<'open'>, 'options' | 'bots' | 'timer' | 'choosing' | 'takesBack'>>;

/** Somebody else on the same device. */
export const secondName = 'Somebody else';

const brisk: Manner = { pace: 40, dawdling: 0 };
const sleepy: Manner = { pace: 60, dawdling: 0.02 };

/** Games with turns and without, with interjections, with bots and with clocks; short matches, so that there are rematches. */
const kinds: readonly Kind[] = [
  { game: 'block', players: 2, options: { rounds: 2 }, manner: brisk },
  { game: 'fives', players: 3, options: { rounds: 2 }, bots: [null, 'easy', null], manner: brisk },
  { game: 'hektik', players: 2, manner: brisk },
  { game: 'hektik', players: 3, bots: [null, null, 'easy'], manner: brisk },
  { game: 'solo', players: 3, options: { rounds: 2 }, manner: brisk },
  { game: 'solo', players: 4, options: { rounds: 2 }, bots: [null, null, null, 'easy'], manner: brisk },
  { game: 'block', players: 2, options: { rounds: 2 }, timer: { seconds: 5, expiry: 'bot' }, manner: sleepy },
  {
    game: 'solo',
    players: 3,
    options: { rounds: 2 },
    bots: [null, 'medium', null],
    timer: { seconds: 5, expiry: 'pass' },
    manner: sleepy,
  },
];

/** Many tables at which players play on and on. The seats of a table are spread over the servers. */
export async function seatAll(
  addresses: readonly string[],
  ledger: Ledger,
  tables: number,
  of: readonly Kind[] = kinds,
): Promise<readonly Player[]> {
  const wishes = Array.from({ length: tables }, (_, index) => of[index % of.length]);
  const seated = await Promise.all(wishes.map((wish, index) => seatOne(addresses, ledger, wish, index)));
  return seated.flat();
}

async function seatOne(
  addresses: readonly string[],
  ledger: Ledger,
  { manner, isShared = false, ...wish }: Kind,
  index: number,
): Promise<readonly Player[]> {
  const seats = Array.from({ length: wish.players }, (_, seat) => seat).filter(
    (seat) => wish.bots?.[seat] == null,
  );
  const players = seats.map((seat, nth) => {
    const first = (index + nth) % addresses.length;
    const inTurn = [...addresses.slice(first), ...addresses.slice(0, first)];
    const isSecond = isShared && nth === seats.length - 1;
    return new Player(isSecond ? secondName : `Player ${seat}`, inTurn, ledger, manner, isSecond ? 1 : 0);
  });
  const clients: Client[] = [];
  for (const player of players)
    clients.push(await player.enter(player.name === secondName ? players[0].token : undefined));
  const { table } = await clients[0].must('open', { id: word(), ...wish });
  for (const [nth, client] of clients.entries()) {
    await client.look(table);
    const name = players[nth].name === secondName ? { name: secondName } : {};
    await client.must('sit', { table, seat: seats[nth], word: word(), ...name });
  }
  await clients[0].must('start', { table });
  for (const player of players) player.begin(table);
  return players;
}

/** The tables of players who do not fall asleep: a pause there is the server's. */
export const awakeTables = (players: readonly Player[]): readonly string[] => [
  ...new Set(players.filter(({ manner }) => manner.dawdling === 0).map(({ table }) => table)),
];
