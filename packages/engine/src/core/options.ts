import { BadInput, isObject, preview } from './json.ts';

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** An option of a game as data: validation, forms, the command's help and the docs are all derived from it. */
export interface Option {
  readonly name: string;
  readonly about: string;
  /** `count` is a whole number of at least 1, `seat` the index of a seat. */
  readonly kind: 'choice' | 'flag' | 'count' | 'seat';
  /** The values of a `choice`. */
  readonly choices?: readonly OptionValue[];
  /** Why a `choice` has no other values, if a rule says so. */
  readonly because?: string;
  /** The value if the option is not given. Without a default the option stays unset. */
  readonly standard?: OptionValue;
  /** The numbers of players that have this option; by default all. */
  readonly players?: readonly number[];
  /** An option that may not be given together with this one. */
  readonly without?: string;
}

export const flag = (name: string, about: string): Option => ({ name, about, kind: 'flag', standard: false });

export const choice = (name: string, about: string, choices: readonly OptionValue[]): Option => ({
  name,
  about,
  kind: 'choice',
  choices,
  standard: choices[0],
});

/** The two ways to agree on the length of a match. */
export const lengthOptions: readonly Option[] = [
  { name: 'rounds', about: 'the match lasts this many rounds', kind: 'count', without: 'target' },
  {
    name: 'target',
    about: 'the match lasts until somebody has this many points',
    kind: 'count',
    without: 'rounds',
  },
];

export const starterOption: Option = {
  name: 'starter',
  about: 'the seat that begins the first round',
  kind: 'seat',
  standard: 0,
};

/** Checks the given options against those of a game and fills in the defaults. */
export function readOptions(
  game: string,
  offered: readonly Option[],
  players: number,
  given: unknown,
): Options {
  if (given !== undefined && !isObject(given))
    throw new BadInput('options', `expected an object, found ${preview(given)}`);
  const values: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(given ?? {})) {
    const option = offered.find((candidate) => candidate.name === name) ?? everywhere(name);
    if (option === undefined) throw new BadInput(`options.${name}`, `${game} has no such option`);
    values[name] = readOption(game, option, players, value);
    if (option.without !== undefined && isObject(given) && given[option.without] !== undefined) {
      throw new BadInput('options', `${name} and ${option.without} cannot be given together`);
    }
  }
  for (const { name, standard } of offered) {
    if (standard !== undefined && values[name] === undefined) values[name] = standard;
  }
  return values;
}

/** Every transcript may name a starter; it has no effect if the pieces decide who begins. */
const everywhere = (name: string): Option | undefined =>
  name === starterOption.name ? starterOption : undefined;

function readOption(game: string, option: Option, players: number, value: unknown): OptionValue {
  const place = `options.${option.name}`;
  switch (option.kind) {
    case 'flag':
      if (typeof value !== 'boolean')
        throw new BadInput(place, `expected true or false, found ${preview(value)}`);
      if (value && option.players !== undefined && !option.players.includes(players)) {
        throw new BadInput(place, `only with ${option.players.join(' or ')} players, not with ${players}`);
      }
      return value;
    case 'choice': {
      const chosen = option.choices?.find((candidate) => candidate === value);
      if (chosen === undefined) {
        throw new BadInput(
          place,
          `${game} offers ${option.choices?.map(preview).join(', ')}, not ${preview(value)}${whyNot(option)}`,
        );
      }
      return chosen;
    }
    case 'count':
      if (!isWhole(value) || value < 1)
        throw new BadInput(place, `expected a whole number from 1 on, found ${preview(value)}`);
      return value;
    case 'seat':
      if (!isWhole(value) || value < 0 || value >= players) {
        throw new BadInput(place, `expected a seat from 0 to ${players - 1}, found ${preview(value)}`);
      }
      return value;
  }
}

const whyNot = ({ because }: Option): string => (because === undefined ? '' : ` (${because})`);

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/** Reads an option that `readOptions` has checked. */
export function numberOf(options: Options, name: string): number | null {
  const value = options[name];
  return typeof value === 'number' ? value : null;
}

export const isOn = (options: Options, name: string): boolean => options[name] === true;
