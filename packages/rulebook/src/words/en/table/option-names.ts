import type { OptionNames } from '../../option-names.ts';

export const optionNames: OptionNames = {
  options: {
    set: { name: 'Set of dominoes', about: 'All tiles from 0-0 up to this double are in the game.' },
    rounds: { name: 'Rounds', about: 'The match lasts this many rounds.' },
    target: {
      name: 'Points to play to',
      about:
        'This number of points ends the match: it must be reached, or passed where the rules ask for more.',
    },
    starter: { name: 'Who begins', about: 'This player begins the first round.' },
    sperr: { name: 'Locking', about: 'An open end may be locked with a double, which ends the round.' },
    openTalk: {
      name: 'Open partners',
      about: 'Partners may talk about everything, so each sees the tiles of the other.',
    },
    small: { name: 'Small hands', about: 'With 6 players everybody takes 5 tiles instead of 7.' },
    pay: {
      name: 'What a hit pays',
      about: 'Hitting 30, 50, 70 … brings 1, 2, 3 … points, or the number itself.',
    },
    copies: {
      name: 'A middle for each',
      about: 'Everybody builds from a full middle of their own, so nobody takes a tile away from you.',
    },
    winnable: { name: 'Can be won', about: 'Only layouts that can be won are dealt.' },
    hand: { name: 'Tiles in hand', about: 'You draw this many tiles at a time.' },
    grade: {
      name: 'Difficulty',
      about: 'How hard it is to find the solution by thinking; no puzzle needs guessing.',
    },
    unique: { name: 'One solution', about: 'There is exactly one way to solve the puzzle.' },
    given: {
      name: 'With given numbers',
      about: 'The numbers of some squares are given, so that there is exactly one solution.',
    },
    reverseSkips: {
      name: 'Reverse skips for two',
      about: 'With 2 players a reverse makes the other one miss a turn, unless it is the first card.',
    },
    'solo.interject': {
      name: 'Interjecting',
      about: 'Whoever holds exactly the card on top may lay it at once, even out of turn.',
    },
    'solomino.interject': {
      name: 'Interjecting',
      about: 'Whoever holds a half exactly like one at an end may lay it there at once, even out of turn.',
    },
  },
  choices: {
    steps: '1, 2, 3 … points',
    face: 'the number itself',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'very hard',
  },
};
