import { chanceOf, games, openMatch, seatAt, seedOf } from '@tischrunde/engine';
import { expect, test, vi } from 'vitest';
import { analyse, ask, defaultWork } from '../src/ask.ts';
import { finish, type Question } from '../src/bot.ts';
import { botFor } from '../src/games.ts';
import { legalMoves, shortOptions } from './support/tables.ts';

const [game] = games.filter(({ id }) => id === 'fives');

/** A strong bot's first question with several moves. */
function question(work: number): Question {
  const match = openMatch({ game, players: 2, options: shortOptions(game, 2), seed: 'ask', deals: [] });
  while (match.turn !== null && match.legal(match.turn).length < 3)
    match.attempt(match.turn, match.legal(match.turn)[0]);
  const seat = match.turn ?? seatAt(0);
  const chance = chanceOf(seedOf('ask'), 0);
  return { known: match.known(seat), seat, level: 'strong', chance, work };
}

const endless = 1e12;

test('a bot that is asked answers as it would at once', async () => {
  expect(await ask(question(20_000))).toEqual(finish(botFor(game.id).decide(question(20_000))));
});

test('others get their turn while it thinks', async () => {
  const other = vi.fn();
  setTimeout(other);
  await ask(question(defaultWork));
  expect(other).toHaveBeenCalled();
});

test('a cancelled question is not answered, and not thought about any longer', async () => {
  const cancelling = new AbortController();
  const bot = botFor(game.id);
  const decide = bot.decide.bind(bot);
  let steps = 0;
  const counting = vi.spyOn(bot, 'decide').mockImplementation(function* (asked) {
    const thinking = decide(asked);
    for (let step = thinking.next(); ; step = thinking.next()) {
      if (step.done === true) return step.value;
      steps++;
      yield step.value;
    }
  });
  const answer = ask(question(endless), cancelling.signal);
  counting.mockRestore();
  setTimeout(() => cancelling.abort(new Error('the player has left')), 5);
  await expect(answer).rejects.toThrow('the player has left');
  expect(steps).toBeGreaterThan(0);
  const then = steps;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(steps).toBe(then);
});

test('a question that was cancelled before is not thought about at all', async () => {
  await expect(ask(question(endless), AbortSignal.abort())).rejects.toThrow('aborted');
});

test('an analysis judges every move, and can be cancelled too', async () => {
  const { level: _level, work: _work, ...position } = question(0);
  const judgements = await analyse({ ...position, chance: position.chance.clone() });
  expect(judgements.map(({ move }) => move)).toHaveLength(legalMoves(game, question(0)).length);
  const deep = { ...position, work: endless };
  await expect(analyse(deep, AbortSignal.timeout(30))).rejects.toThrow('timeout');
});
