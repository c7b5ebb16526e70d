// Plays any game by its first legal move at a table of a server.
//
//     node examples/first-move.ts http://127.0.0.1:8080 block
import { Client, playMatch, type Turn } from '@tischrunde/client';
import { findGame, type JsonObject } from '@tischrunde/engine';

const [server = 'http://127.0.0.1:8080', name = 'block'] = process.argv.slice(2);
const game = findGame(name);
if (game === undefined) throw new Error(`there is no game ${name}`);

/** Chooses a move; null waits for the others. */
function choose({ legal, isOnTurn, view }: Turn): JsonObject | null {
  return isOnTurn || view.turn === null ? legal[0] : null;
}

// A program is a guest like any other, and the page says what it is.
const client = await Client.enter({ server, name: 'Otto' });
const players = game.players.least;
const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : ('easy' as const)));
const table = await client.open({ game: game.id, players, bots });
const playing = playMatch(client.connection, table, game.id, choose);
await client.start(table);
console.log(JSON.stringify({ game: game.id, ...(await playing) }));
client.close();
