import type { GameId, Options } from '@tischrunde/engine';
import { bergen } from './bergen.ts';
import { block } from './block.ts';
import { burg } from './burg.ts';
import { carlit } from './carlit.ts';
import { chickenfoot } from './chickenfoot.ts';
import { concentration } from './concentration.ts';
import { cyprus } from './cyprus.ts';
import type { Agreement, GameDescriptor } from './descriptor.ts';
import { dominanz } from './dominanz.tsx';
import { dominosa } from './dominosa.tsx';
import { fives } from './fives.ts';
import { fortune } from './fortune.tsx';
import { french } from './french.ts';
import { hektik } from './hektik.ts';
import { hungarian } from './hungarian.ts';
import { italian } from './italian.tsx';
import { matador } from './matador.ts';
import { peruvian } from './peruvian.ts';
import { quadrille } from './quadrille.ts';
import { sebastopol } from './sebastopol.ts';
import { sevens } from './sevens.ts';
import { solo } from './solo.tsx';
import { solo1 } from './solo1.ts';
import { solo2 } from './solo2.ts';
import { solomino } from './solomino.tsx';
import { sperr } from './sperr.tsx';
import { team } from './team.ts';
import { tiddlewink } from './tiddlewink.ts';

/** Every game by its id, in the order of the rule sheets. A game without a descriptor does not compile. */
const games: { readonly [Id in GameId]: GameDescriptor<Id> } = {
  carlit,
  block,
  peruvian,
  team,
  tiddlewink,
  hungarian,
  french,
  sperr,
  sebastopol,
  fives,
  sevens,
  matador,
  bergen,
  italian,
  cyprus,
  chickenfoot,
  concentration,
  hektik,
  burg,
  dominanz,
  solo1,
  solo2,
  fortune,
  dominosa,
  quadrille,
  solo,
  solomino,
};

export const catalogue: readonly GameDescriptor[] = Object.values(games);

export const descriptorOf = <Id extends GameId>(game: Id): GameDescriptor<Id> => games[game];

/** The game with an id from outside, such as an address or a saved match; undefined where there is none. */
export const findDescriptor = (id: string): GameDescriptor | undefined =>
  catalogue.find((game) => game.id === id);

/** The options that this many players can choose from; an option with a single choice is left out. */
export const agreementsFor = ({ options }: GameDescriptor, players: number): Agreement[] =>
  options.filter(
    (option) => (option.players?.includes(players) ?? true) && (option.choices?.length ?? 2) > 1,
  );

/** The agreed options without those that do not apply to this many players or have no valid value. */
export function optionsFrom(game: GameDescriptor, players: number, agreed: Options): Options {
  const held = agreementsFor(game, players).filter(({ name, kind }) => {
    const value = agreed[name];
    if (value === undefined) return false;
    if (kind === 'seat') return Number(value) < players;
    return kind !== 'count' || (Number.isInteger(value) && Number(value) > 0);
  });
  return Object.fromEntries(held.map(({ name }) => [name, agreed[name]]));
}

/** How strong bots are by default. */
export const botLevelFor = ({ realTime }: GameDescriptor): 'easy' | 'medium' =>
  realTime ? 'easy' : 'medium';

/** How many play by default: the usual number, or as many as there are people. */
export function playersFor({ least, most, usual }: GameDescriptor, people: number | null): number {
  if (people === null || people === 1) return usual;
  return Math.min(most, Math.max(least, people));
}
