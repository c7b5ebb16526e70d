// The chance of winning Solo 2 (set 6, hands of 5) with best play, worked out exactly; it takes some 15 seconds and
// 500 MB. Then, as a check, the share of random deals that are won by the hints, and of those that can be won when every tile is known:
// `node scripts/solo2-chance.ts 1000000`.
import {
  type Chance,
  chanceOf,
  findGame,
  hintSolo2,
  isViewOf,
  openMatch,
  seatAt,
  seedOf,
  solveSolo2,
} from '../packages/engine/src/index.ts';
import { tileName } from '../packages/engine/src/pieces/dominoes.ts';
import { chanceOfSolo2 } from '../packages/engine/src/solitaire/solo2-odds.ts';

const deals = Number(process.argv[2] ?? 1_000_000);
const start = performance.now();
console.log(`best play wins ${(100 * chanceOfSolo2(6, 5)).toFixed(6)} % (exact, set 6, hands of 5)`);
console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);

const chance = chanceOf(seedOf('share of deals won'), 0);
let byHints = 0;
let known = 0;
for (let i = 0; i < deals; i++) {
  const order = shuffled(chance);
  // What cannot be won with every tile known cannot be won by hints.
  if (!solveSolo2({ set: 6, hand: 5, order }).winnable) continue;
  known++;
  if (winsByHints(order)) byHints++;
}
report('the hints win', byHints);
report('with every tile known one could win', known);

function shuffled(by: Chance): string[] {
  const tiles = Array.from({ length: 28 }, (_, tile) => tile);
  by.shuffle(tiles);
  return tiles.map(tileName);
}

function winsByHints([turnedUp, ...rest]: readonly string[]): boolean {
  const game = findGame('solo2');
  if (game === undefined) throw new Error('there is no solo2');
  const deal = { start: turnedUp, hands: [rest.slice(0, 5)], stock: rest.slice(5) };
  const match = openMatch({ game, players: 1, options: { set: 6 }, seed: '', deals: [deal] });
  while (match.phase === 'play') {
    const view = match.view(seatAt(0));
    const moves = isViewOf(view, 'solo2') ? hintSolo2(view).moves : [];
    if (moves.length === 0) return false;
    for (const move of moves) match.attempt(seatAt(0), move);
  }
  return match.position().winners?.toString() === '0';
}

function report(what: string, won: number): void {
  const share = won / deals;
  const reach = 1.96 * Math.sqrt((share * (1 - share)) / deals);
  console.log(`${what} ${won} of ${deals}: ${(100 * share).toFixed(4)} % ± ${(100 * reach).toFixed(4)}`);
}
