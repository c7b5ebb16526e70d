import type { GameId } from '@tischrunde/rulebook';
import { castleBuilder, rememberer, writer } from './boards.ts';
import { solver } from './dominosa.ts';
import { chainBuilder } from './hektik.ts';
import { type Player, usual } from './play.ts';
import { hintTaker, openLayer } from './puzzles.ts';
import type { Agreed } from './shelf.ts';

/** How a whole match of a game is played here: what is agreed on so that it is short, and by whom. */
interface WholeMatch {
  readonly agreed: Agreed;
  player(): Player;
  /** Whoever plays like this wins. */
  readonly wins?: true;
}

const byRack = (agreed: Agreed): WholeMatch => ({ agreed, player: () => usual() });

/** Most games have to be shortened in their own way, or are not played by the rack. */
const special: { readonly [Game in GameId]?: WholeMatch } = {
  carlit: byRack({ players: 2, rounds: 1, choices: { 'Set of dominoes': 'Double-6 set' } }),
  block: byRack({ players: 2, rounds: 2 }),
  peruvian: byRack({ rounds: 2 }),
  team: byRack({ rounds: 2 }),
  tiddlewink: byRack({ players: 6, rounds: 2 }),
  hungarian: byRack({ players: 2, rounds: 1 }),
  french: byRack({ rounds: 2 }),
  sperr: byRack({ players: 2, rounds: 2 }),
  fives: byRack({ players: 2, points: 20 }),
  matador: byRack({ players: 3, rounds: 1 }),
  bergen: byRack({ players: 2, points: 4 }),
  chickenfoot: byRack({ players: 3, rounds: 1 }),
  concentration: { agreed: { players: 2, points: 6 }, player: () => rememberer(12) },
  hektik: { agreed: { players: 2, rounds: 3 }, player: chainBuilder },
  burg: { agreed: { players: 2 }, player: castleBuilder },
  dominanz: { agreed: {}, player: writer },
  solo1: { agreed: {}, player: hintTaker, wins: true },
  solo2: byRack({}),
  fortune: { agreed: {}, player: openLayer, wins: true },
  dominosa: { agreed: { choices: { 'Set of dominoes': 'Double-3 set' } }, player: solver, wins: true },
  quadrille: { agreed: { switches: ['Numbers given'] }, player: hintTaker, wins: true },
  solo: byRack({ players: 3, rounds: 1 }),
  solomino: byRack({ players: 2, rounds: 1, switches: ['Jumping in'] }),
};

/** Every other game is played for one round, by as many as usually play it. */
export const wholeMatchOf = (game: GameId): WholeMatch => special[game] ?? byRack({ rounds: 1 });
