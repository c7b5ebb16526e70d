export {
  type Contest,
  type DealResult,
  evenShare,
  playDeal,
  type Rating,
  ratings,
  rotationsOf,
} from './arena.ts';
export { analyse, ask, defaultWork, type Position } from './ask.ts';
export {
  type Bot,
  type Decision,
  finish,
  type Judgement,
  type Level,
  levels,
  type Notes,
  type Question,
} from './bot.ts';
export { botFor } from './bots.ts';
export { Company, type Plan, type Seating } from './company.ts';
export { type Contender, contenders, isContender } from './contender.ts';
export { type Pairing, playMatch } from './match.ts';
export { timeToAct } from './temper.ts';
