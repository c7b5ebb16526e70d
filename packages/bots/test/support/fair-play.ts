import { type AnyGame, chanceOf, type MoveText, seatAt, seedOf } from '@tischrunde/engine';
import { describe, expect, test, vi } from 'vitest';
import { finish, levels, type Question } from '../../src/bot.ts';
import { botFor } from '../../src/games.ts';
import { knownIn } from './known.ts';
import { again, legalMoves, playShort, questionsOf, tables } from './tables.ts';

export interface Care {
  /** Whole matches, at every level. */
  readonly seeds: readonly string[];
  /** Questions that are asked in many ways. */
  readonly few: number;
}

const work = 300;

/** Moves that need not be told. */
const trifle = 50;

const decided = (question: Question) => finish(botFor(question.known.view.game).decide(again(question)));
const judged = (question: Question) => finish(botFor(question.known.view.game).judge(again(question)));

/** A function that is called only once for each argument. */
function memoized<Given extends object, Result>(compute: (given: Given) => Result): (given: Given) => Result {
  const results = new Map<Given, Result>();
  return (given) => {
    const known = results.get(given);
    if (known !== undefined) return known;
    const result = compute(given);
    results.set(given, result);
    return result;
  };
}

const silent = ({ call: _call, ...move }: MoveText): string => JSON.stringify(move);

/** What holds for the bots of all games: they play to the end, do not cheat, and do as they are asked. */
export function playsFair(numbers: (game: AnyGame) => number[], { seeds, few }: Care): void {
  describe.each(tables(numbers))('$id for $players', ({ game, players }) => {
    const match = { game, players, contender: 'medium', seed: seeds[0], work } as const;
    const questions = questionsOf(match, few);
    const atEveryLevel = questions.flatMap((question) =>
      levels.map((level) => again(question, { level, work })),
    );

    test.each(levels)('%s bots play whole matches, without a refusal', (contender) => {
      for (const seed of seeds)
        expect(playShort({ ...match, contender, seed, work: 40 }).phase).toBe('matchOver');
    });

    test('random players do as well', () => {
      for (const seed of seeds)
        expect(playShort({ ...match, contender: 'random', seed }).phase).toBe('matchOver');
    });

    /** Asked once for all tests. */
    const answerTo = memoized(decided);

    test('the same question gets the same answer, after a while', () => {
      for (const question of atEveryLevel) {
        const answer = answerTo(question);
        expect(decided(question)).toEqual(answer);
        expect(answer.after).toBeGreaterThan(0);
      }
    });

    test('what is hidden makes no difference', () => {
      game.with((own) => {
        for (const [index, question] of atEveryLevel.entries()) {
          const known = knownIn(own, question.known);
          const truth = own.guess(known, chanceOf(seedOf('another truth'), index));
          const view = own.view(truth, seatAt(question.seat));
          expect(view).toEqual(known.view);
          expect(decided({ ...question, known: { ...known, view } })).toEqual(answerTo(question));
        }
      });
    });

    test('every legal move is judged, and no other', () => {
      for (const question of questions) {
        const judgements = judged(again(question, { level: 'strong', work }));
        const moves = judgements.map(({ move }) => silent(move));
        expect(moves.sort()).toEqual(legalMoves(game, question).map(silent).sort());
        for (const { chance, margin } of judgements) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
          expect(margin).toBeGreaterThanOrEqual(0);
        }
        const chances = judgements.map(({ chance }) => chance);
        expect(chances).toEqual(chances.toSorted((one, other) => other - one));
      }
    });

    test('thinking keeps to its work, and says how much it was', () => {
      game.with((own) => {
        for (const question of questions) {
          const play = vi.spyOn(own, 'play');
          const steps = [...botFor(game.id).decide(again(question, { level: 'strong', work: 2000 }))];
          const moves = play.mock.calls.length;
          play.mockRestore();
          const spent = steps.reduce((sum, step) => sum + step, 0);
          expect(spent - (steps.at(-1) ?? 0)).toBeLessThanOrEqual(2000);
          expect(moves).toBeLessThanOrEqual(spent + trifle);
        }
      });
    });
  });
}
