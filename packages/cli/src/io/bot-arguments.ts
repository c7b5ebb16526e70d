import { type Contender, contenders, defaultWork, isContender } from '@tischrunde/bots';
import { BadInput } from '@tischrunde/engine';
import { readCount } from './arguments.ts';

/** `strong,medium,random`: who plays. */
export const readBots = (text: string): Contender[] =>
  text.split(',').map((name) => {
    const bot = name.trim().toLowerCase();
    if (isContender(bot)) return bot;
    throw new BadInput('bots', `there are ${contenders.join(', ')}, not ${JSON.stringify(name)}`);
  });

/** How much a strong bot may think about a move. */
export const readWork = (text: string | undefined): number =>
  text === undefined ? defaultWork : readCount('work', text, 1, 1_000_000_000);
