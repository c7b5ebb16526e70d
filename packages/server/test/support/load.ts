import type { AskOf } from '@tischrunde/protocol';
import { word } from './client.ts';
import type { Ledger } from './ledger.ts';
import { type Manner, Player } from './player.ts';

type Wish = Pick<AskOf<'open'>, 'game' | 'players'> &
  Partial<Pick<AskOf<'open'>, 'options' | 'bots' | 'timer'>>;

const brisk: Manner = { pace: 40, dawdling: 0 };
const sleepy: Manner = { pace: 60, dawdling: 0.02 };

/** Games with turns and without, with interjections, with bots and with clocks; short matches, so that there are rematches. */
const kinds: readonly (Wish & { readonly manner: Manner })[] = [
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
): Promise<readonly Player[]> {
  const wishes = Array.from({ length: tables }, (_, index) => kinds[index % kinds.length]);
  const seated = await Promise.all(wishes.map((wish, index) => seatOne(addresses, ledger, wish, index)));
  return seated.flat();
}

async function seatOne(
  addresses: readonly string[],
  ledger: Ledger,
  { manner, ...wish }: Wish & { readonly manner: Manner },
  index: number,
): Promise<readonly Player[]> {
  const seats = Array.from({ length: wish.players }, (_, seat) => seat).filter(
    (seat) => wish.bots?.[seat] == null,
  );
  const players = seats.map((seat, nth) => {
    const first = (index + nth) % addresses.length;
    return new Player(seat, [...addresses.slice(first), ...addresses.slice(0, first)], ledger, manner);
  });
  const clients = await Promise.all(players.map((player) => player.enter()));
  const { table } = await clients[0].must('open', { id: word(), ...wish });
  for (const [nth, client] of clients.entries()) {
    await client.look(table);
    await client.must('sit', { table, seat: seats[nth], word: word() });
  }
  await clients[0].must('start', { table });
  for (const player of players) player.begin(table);
  return players;
}

/** The tables of players who do not fall asleep: a pause there is the server's. */
export const awakeTables = (players: readonly Player[]): readonly string[] => [
  ...new Set(players.filter(({ manner }) => manner.dawdling === 0).map(({ table }) => table)),
];
