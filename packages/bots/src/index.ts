export { type Pairing, playMatch } from './arena/bot-match.ts';
export {
  type Contest,
  type DealResult,
  evenShare,
  playDeal,
  type Rating,
  ratings,
  rotationsOf,
} from './arena/contest.ts';
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
export { type Contender, contenders, isContender } from './contender.ts';
export { botFor } from './games.ts';
export { Company, type Plan, type Seating } from './schedule/company.ts';
export { timeToAct } from './timing.ts';
