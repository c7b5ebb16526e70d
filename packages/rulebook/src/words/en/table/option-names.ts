import type { OptionNames } from '../../option-names.ts';

export const optionNames: OptionNames = {
  options: {
    set: { name: 'Set of dominoes', about: 'You play with all tiles from 0-0 up to this double.' },
    rounds: { name: 'Rounds', about: 'The match lasts this many rounds.' },
    target: {
      name: 'Points to play to',
      about:
        'The match ends when somebody has this many points, or more than this where the rules ask for more.',
    },
    starter: { name: 'Who begins', about: 'This player begins the first round.' },
    sperr: { name: 'Locking', about: 'You may lock an open end with a double, which ends the round.' },
    openTalk: {
      name: 'Open talk',
      about: 'Partners may consult openly, so each sees the other’s tiles.',
    },
    small: { name: 'Small hands', about: 'With 6 players, everybody takes 5 tiles instead of 7.' },
    pay: {
      name: 'Points for a hit',
      about: 'Hitting 30, 50, 70… scores 1, 2, 3… points, or the number itself.',
    },
    copies: {
      name: 'Separate tiles',
      about:
        'Everybody builds from a full middle of their own, so nobody can take a tile from under your nose.',
    },
    winnable: { name: 'Winnable only', about: 'You are only dealt layouts that can be won.' },
    hand: { name: 'Tiles in hand', about: 'You draw this many tiles at a time.' },
    grade: {
      name: 'Difficulty',
      about: 'How hard it is to find the solution by logic; no puzzle needs guessing.',
    },
    unique: { name: 'One solution', about: 'The puzzle has exactly one solution.' },
    given: {
      name: 'Numbers given',
      about: 'You are given the numbers of some squares, so that there is exactly one solution.',
    },
    reverseSkips: {
      name: 'Reverse skips for two',
      about: 'With 2 players, a reverse makes the other player miss a turn, unless it is the first card.',
    },
    'solo.interject': {
      name: 'Jumping in',
      about: 'If you have exactly the same card as the top one, you may play it at once, even out of turn.',
    },
    'solomino.interject': {
      name: 'Jumping in',
      about:
        'If you have a half exactly like one at an end, you may play it there at once, even out of turn.',
    },
  },
  choices: {
    steps: '1, 2, 3… points',
    face: 'the number itself',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'very hard',
  },
};
