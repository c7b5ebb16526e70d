import { type Event, findGame, games, type RuleId } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { ruleOfEvent, ruleOfMove } from '../src/narration/rule-of-move.ts';
import { hearMatches } from './support/random-match.ts';

const holdsIn = (id: string) => (rule: RuleId) => findGame(id)?.rules.includes(rule) ?? false;

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('every move has a rule of this game that explains it', () => {
    const without = new Set<string>();
    for (const { spectator } of hearMatches(game, 60))
      for (const event of spectator)
        if (event.type !== 'dealt' && ruleOfEvent(event, holdsIn(id)) === null)
          without.add(JSON.stringify(event));
    expect([...without]).toEqual([]);
  });
});

const laid = (tile: string, at: string | null): Event => ({ type: 'laid', seat: 0, tile, at, out: null });

test.each<[game: string, rule: RuleId, ...events: Event[]]>([
  ['block', 'domino.match', laid('6-3', '6-6:6'), { type: 'drew', seat: 0, tile: null, lacks: [] }],
  ['block', 'block.draw', { type: 'drew', seat: 0, tile: null, lacks: [] }],
  ['block', 'domino.open', laid('6-6', null)],
  ['block', 'domino.pass', { type: 'passed', seat: 0, lacks: [6] }],
  ['french', 'french.cannot', { type: 'passed', seat: 0, lacks: [6], byChoice: true }],
  ['hungarian', 'domino.pass', { type: 'passed', seat: 0, lacks: [6] }],
  ['hungarian', 'hungarian.run', { type: 'endedTurn', seat: 0 }],
  ['tiddlewink', 'tiddlewink.double', { type: 'endedTurn', seat: 0 }],
  ['bergen', 'bergen.draw', { type: 'kept', seat: 0 }],
  ['chickenfoot', 'chickenfoot.draw', { type: 'kept', seat: 0 }],
  ['solomino', 'solomino.draw', { type: 'kept', seat: 0 }],
  ['matador', 'matador.sum', laid('9-1', '5-2:2')],
  ['sevens', 'sevens.joker', laid('6-1', '5-2:2')],
  ['sevens', 'sevens.match', laid('5-4', '5-2:2')],
  ['cyprus', 'cyprus.star', laid('9-4', '9-9:9')],
  ['cyprus', 'cyprus.arms', laid('4-3', '9-4:4')],
  [
    'fives',
    'fives.score',
    laid('6-4', '6-6:6'),
    { type: 'scored', seat: 0, points: 10, rule: 'fives.score' },
  ],
  [
    'block',
    'domino.out',
    laid('6-4', '6-6:6'),
    { type: 'roundOver', round: 1, reason: 'out', winners: [0], points: [9, 0] },
  ],
  ['solo', 'solo.draw2', { type: 'laid', seat: 0, card: 'r:draw2', interjected: false }],
  ['solo', 'solo.match', { type: 'laid', seat: 0, card: 'r7', interjected: false }],
  ['solo', 'solo.interject', { type: 'laid', seat: 0, card: 'r7', interjected: true }],
  ['solo', 'solo.call', { type: 'drew', seat: 0, count: 2, cards: null, cause: 'penalty' }],
  [
    'solo',
    'solo.skip',
    { type: 'laid', seat: 0, card: 'r:skip', interjected: false },
    { type: 'skipped', seat: 1 },
  ],
  [
    'solomino',
    'solomino.ask',
    { type: 'laid', seat: 0, card: 'r8|b:ask', half: 0, at: 'left', interjected: false },
    { type: 'asked', seat: 1, card: 'r8|b1' },
  ],
])('in %s, %s explains the move', (game, rule, ...events) => {
  expect(ruleOfMove(events, holdsIn(game))).toBe(rule);
});
