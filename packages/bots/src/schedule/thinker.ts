import { type AnyGame, chanceOf, type Seed, seedOf } from '@tischrunde/engine';
import { type Decision, finish, type Question, type Thinking } from '../bot.ts';
import { type Contender, playerFor } from '../contender.ts';

/**
 * What the scheduler asks. The bot's chance and the limit of its work are up to the one who lets it think.
 */
export interface BotQuestion extends Omit<Question, 'chance' | 'work'> {
  readonly contender: Contender;
  /** How many moves were made before. */
  readonly moves: number;
}

/** Runs a bot's thinking to its end. */
export type Run = (thinking: Thinking<Decision>, seat: number) => Decision;

/**
 * Lets bots think right here. The seed of the match decides all their chance, so the same match gives the
 * same answers.
 */
export function thinker(
  game: AnyGame,
  seed: string,
  work: number,
  run: Run = finish,
): (question: BotQuestion) => Decision {
  const seeds = new Map<string, Seed>();
  const seedFor = (contender: Contender, seat: number): Seed => {
    const name = `${seed} ${contender} ${seat}`;
    const known = seeds.get(name) ?? seedOf(name);
    seeds.set(name, known);
    return known;
  };
  return ({ contender, moves, ...asked }) => {
    const chance = chanceOf(seedFor(contender, asked.seat), moves + 1);
    return run(playerFor(game, contender).decide({ ...asked, chance, work }), asked.seat);
  };
}
