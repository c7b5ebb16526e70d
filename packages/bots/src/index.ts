export { type Pairing, playMatch, type Watch } from './arena/bot-match.ts';
export {
  type Contest,
  type DealResult,
  evenShare,
  type MatchEnd,
  type Play,
  playDeal,
  playDealWith,
  type Rating,
  ratings,
  rotationsOf,
} from './arena/contest.ts';
export { type AnalysisQuestion, analyse, ask, defaultWork } from './ask.ts';
export {
  type Bot,
  type Decision,
  finish,
  type Judgement,
  type Level,
  levels,
  type Question,
} from './bot.ts';
export { type Contender, contenders, isContender } from './contender.ts';
export { botFor } from './games.ts';
export { type Explained, explain } from './reasons/explain.ts';
export type { MoveReason } from './reasons/move-reason.ts';
export { type Clock, VirtualClock } from './schedule/clock.ts';
export { MatchRecord } from './schedule/match-record.ts';
export { type Plan, type ScheduledMatch, Scheduler } from './schedule/scheduler.ts';
export { type BotQuestion, thinker } from './schedule/thinker.ts';
export { timeToAct } from './timing.ts';
