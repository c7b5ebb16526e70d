import { findGame, type Match, openMatch, type Seat, seatsOf } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import type { Contender } from '../src/contender.ts';
import { Company } from '../src/schedule/company.ts';
import { shortOptions } from './support/tables.ts';

function open(id: string, players: number): Match {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  return openMatch({ game, players, options: shortOptions(game, players), seed: 'company', deals: [] });
}

function seated(match: Match, contender: Contender): Company {
  const seating = seatsOf(match.players).map((seat): [Seat, Contender] => [seat, contender]);
  return new Company(match, seating, 'company', 100);
}

test('nobody acts before the time, and everybody only once', () => {
  const match = open('block', 3);
  const company = seated(match, 'medium');
  company.look();
  company.plan(1000);
  expect(company.next(1000)).toBeNull();
  const plan = company.next();
  expect(plan?.seat).toBe(match.turn);
  expect(plan?.at).toBeGreaterThan(1000);
  expect(company.next()).toBeNull();
});

test('without turns whoever is ready first acts first, and the others go on with what they are at', () => {
  const match = open('hektik', 4);
  const company = seated(match, 'medium');
  company.look();
  company.plan(0);
  const times: number[] = [];
  const seats = new Set<number>();
  for (let plan = company.next(); plan !== null && match.phase === 'play'; plan = company.next()) {
    expect(match.attempt(plan.seat, plan.move)).toBeNull();
    times.push(plan.at);
    seats.add(plan.seat);
    company.look();
    company.plan(plan.at);
  }
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(seats.size).toBeGreaterThan(2);
});

test('plans can be dropped', () => {
  const company = seated(open('hektik', 2), 'easy');
  company.look();
  company.plan(0);
  company.dropPlans();
  expect(company.next()).toBeNull();
});

test('who has only seen the moves plans as who has planned all along', () => {
  const [match, replayed] = [open('concentration', 3), open('concentration', 3)];
  const [company, watching] = [seated(match, 'strong'), seated(replayed, 'strong')];
  company.look();
  watching.look();
  for (let moves = 0; moves < 12; moves++) {
    company.plan(0);
    const plan = company.next();
    if (plan === null) throw new Error('nobody acts');
    match.attempt(plan.seat, plan.move);
    replayed.attempt(plan.seat, plan.move);
    company.look();
    watching.look();
  }
  company.plan(0);
  watching.plan(0);
  expect(watching.next()).toEqual(company.next());
});
