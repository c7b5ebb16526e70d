import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import { ready } from './program.ts';

// By require, because Node's import refuses 'boardgame.io/server' (a folder without an exports map).
const require = createRequire(import.meta.url);
type ServerModule = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }});
const { Origins, Server }: ServerModule = require('boardgame.io/server');

/** As little of a game as its users would start with: a move is a number, and there are no rules. */
const tiny: Game<{ moves: number; last: number }> = {
  name: 'tiny',
  setup: () => ({ moves: 0, last: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, what: number) => {
      G.moves++;
      G.last = what;
    },
  },
};

const { appServer } = await Server({ games: [tiny], origins: [Origins.LOCALHOST] }).run(0);
const address = appServer.address();
if (address === null || typeof address === 'string') throw new Error('boardgame.io has no port');
ready(address.port);
