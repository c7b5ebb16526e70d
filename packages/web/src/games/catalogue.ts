import type { Option, Options } from '@tischrunde/engine';
import type { GameId } from '@tischrunde/rulebook';

// What the shelf must know of every game, kept apart from the engine so that the first page loads fast. A test compares it with
// the engine's games.

/** An option as the engine describes it, without its words: those are in the rulebook. */
export type Agreement = Omit<Option, 'about' | 'because'>;

export interface Entry {
  readonly id: GameId;
  readonly least: number;
  readonly most: number;
  readonly options: readonly Agreement[];
}

const set = (...choices: readonly number[]): Agreement => ({
  name: 'set',
  kind: 'choice',
  choices,
  standard: choices[0],
});

const flag = (name: string, standard = false): Agreement => ({ name, kind: 'flag', standard });

const length: readonly Agreement[] = [
  { name: 'rounds', kind: 'count', without: 'target' },
  { name: 'target', kind: 'count', without: 'rounds' },
];

const starter: Agreement = { name: 'starter', kind: 'seat', standard: 0 };
const sperr = flag('sperr');

const entry = (id: GameId, least: number, most: number, ...options: readonly Agreement[]): Entry => ({
  id,
  least,
  most,
  options,
});

/** Every game, in the order of the rule sheets. */
export const catalogue: readonly Entry[] = [
  entry('carlit', 2, 4, set(9, 6, 12, 15), ...length, sperr),
  entry('block', 2, 4, set(6, 9, 12, 15), ...length, sperr),
  entry('peruvian', 4, 4, set(6, 12, 15), ...length, sperr),
  entry('team', 4, 4, set(6, 12, 15), ...length, sperr, flag('openTalk')),
  entry('tiddlewink', 6, 9, set(6, 12, 15), ...length, sperr),
  entry('hungarian', 2, 4, set(6, 12, 15), ...length, sperr),
  entry('french', 2, 2, set(6, 9, 12, 15), ...length, starter, sperr),
  entry('sperr', 2, 4, set(6, 9, 12, 15), ...length, {
    name: 'sperr',
    kind: 'choice',
    choices: [true],
    standard: true,
  }),
  entry('sebastopol', 4, 4, set(6), ...length),
  entry('fives', 2, 4, set(6, 9, 12, 15), ...length),
  entry('sevens', 2, 4, set(6), ...length),
  entry('matador', 3, 11, set(9), ...length, { ...flag('small'), players: [6] }),
  entry('bergen', 2, 4, set(6), ...length),
  entry('italian', 3, 5, set(6, 9, 12, 15), ...length, {
    name: 'pay',
    kind: 'choice',
    choices: ['steps', 'face'],
    standard: 'steps',
  }),
  entry('cyprus', 4, 10, set(9), ...length),
  entry('chickenfoot', 2, 7, set(9, 12, 15), ...length),
  entry('concentration', 2, 6, set(6, 9), ...length, starter),
  entry('hektik', 2, 4, set(9), ...length, flag('copies')),
  entry('burg', 2, 4, set(6, 9), starter),
  entry('dominanz', 2, 2, starter),
  entry('solo1', 1, 1, flag('winnable')),
  entry('solo2', 1, 1, set(6, 9), { name: 'hand', kind: 'choice', choices: [5, 7] }),
  entry('fortune', 1, 1, set(6, 12)),
  entry(
    'dominosa',
    1,
    1,
    set(6, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    { name: 'grade', kind: 'choice', choices: ['easy', 'medium', 'hard', 'expert'], standard: 'easy' },
    flag('unique', true),
  ),
  entry('quadrille', 1, 1, flag('given')),
  entry('solo', 2, 10, starter, flag('interject', true), flag('reverseSkips'), ...length),
  entry('solomino', 2, 6, starter, flag('interject'), ...length),
];

export const entryOf = (game: string): Entry | undefined => catalogue.find(({ id }) => id === game);

/** What so many players can agree on: what leaves no choice is left out. */
export const agreementsFor = ({ options }: Entry, players: number): Agreement[] =>
  options.filter(
    (option) => (option.players?.includes(players) ?? true) && (option.choices?.length ?? 2) > 1,
  );

/** What was agreed on, as far as it holds with so many players and makes sense. */
export function optionsFrom(entry: Entry, players: number, agreed: Options): Options {
  const held = agreementsFor(entry, players).filter(({ name, kind }) => {
    const value = agreed[name];
    if (value === undefined) return false;
    if (kind === 'seat') return Number(value) < players;
    return kind !== 'count' || (Number.isInteger(value) && Number(value) > 0);
  });
  return Object.fromEntries(held.map(({ name }) => [name, agreed[name]]));
}
