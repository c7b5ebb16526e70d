// What so many tables at once need: plans processes, databases and Redis by the measured cost of a move, and plays them in a simulation.
//
//     npm run scale -- --tables 100000 --pace quick --seats 4
//     npm run scale -- --tables 100000 --processes 1        what breaks first if there is too little of something
//     npm run scale -- --measure                            measures what a move costs with two processes, PostgreSQL and Redis
//
// docs/scale.md explains the outcome.
import { parseArgs } from 'node:util';
import { coresOf, costOf, diskOf, priceLists, trafficOf } from './scale/cost.ts';
import { embedded, type Figures, shared } from './scale/figures.ts';
import { embeddedPlan, paces, sharedPlan } from './scale/plan.ts';
import { simulate } from './scale/simulate.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seats: { type: 'string', default: '3' },
    pace: { type: 'string', default: 'usual' },
    processes: { type: 'string' },
    databases: { type: 'string' },
    cores: { type: 'string' },
    redis: { type: 'string' },
    sqlite: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
  },
});

const whole = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 10_000_000)
    throw new Error(`--${name} must be a whole number from 1 on, not ${text}`);
  return number;
};

if (values.measure) {
  const { measure } = await import('./scale/measure.ts');
  const measured = [await measure(30, 60, true), await measure(30, 60, false)];
  console.log(JSON.stringify(measured, null, 2));
  process.exit();
}

const think = paces.get(values.pace);
if (think === undefined) throw new Error(`--pace is one of ${[...paces.keys()].join(', ')}`);
const figures: Figures = values.sqlite ? embedded : shared;
const wish = {
  tables: whole('tables', values.tables) ?? 1,
  seats: whole('seats', values.seats) ?? 1,
  think,
};
const needed = values.sqlite ? embeddedPlan(wish) : sharedPlan(wish, figures);
const plan = {
  ...needed,
  processes: whole('processes', values.processes) ?? needed.processes,
  databases: values.sqlite ? 0 : (whole('databases', values.databases) ?? needed.databases),
  databaseCores: whole('cores', values.cores) ?? needed.databaseCores,
  redis: values.sqlite ? 0 : (whole('redis', values.redis) ?? needed.redis),
};
const outcome = simulate(plan, figures);

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const percent = (share: number): string => `${number(share * 100)} %`;
const { loads } = outcome;
const [[busiest]] = Object.entries(loads).toSorted(
  ([, one], [, other]) => other.utilisation - one.utilisation,
);
const rows = {
  tables: `${number(plan.tables)} with ${plan.seats} seats, a move every ${think} s`,
  processes: `${number(plan.processes)}, the busiest ${percent(loads.process.utilisation)}, ${number(loads.process.waiting, 1)} waiting`,
  ...(values.sqlite
    ? {}
    : {
        databases: `${number(plan.databases)} with ${plan.databaseCores} cores, ${percent(loads.database.utilisation)}, ${number(loads.database.waiting, 1)} waiting`,
        redis: `${number(plan.redis)}, ${percent(loads.redis.utilisation)}, ${number(loads.redis.waiting, 1)} waiting`,
      }),
  memory: `${number((plan.tables * figures.tableMemory) / 1e6, 1)} GB for tables and connections`,
  'moves a second': number(outcome.movesPerSecond),
  'commits a second': number(outcome.commitsPerSecond),
  'messages a second': number(outcome.messagesPerSecond),
  'MB out a second': number(outcome.bytesOutPerSecond / 1e6, 1),
  'TB out a month': number(trafficOf(outcome), 1),
  'GB of log a day': number((outcome.walPerSecond * 86_400) / 1e9, 1),
  'TB on disks': number(diskOf(outcome, figures), 1),
  cores: number(coresOf(plan)),
  'until all are told': `${number(outcome.p50, 1)} ms (median), ${number(outcome.p99, 1)} ms (p99), ${number(outcome.p999, 1)} ms (p99.9)`,
  'first to give way': busiest,
};
const bills = [...priceLists].map(([name, prices]) => {
  const { total, cores, traffic, disk } = costOf(plan, outcome, figures, prices);
  const parts = { cores, traffic, disk };
  const told = Object.entries(parts).map(([part, euros]) => `${part} ${number(euros)}`);
  return [`€ a month, ${name}`, `${number(total)}: ${told.join(', ')}`] as const;
});
for (const [name, text] of [...Object.entries(rows), ...bills]) console.log(`${name.padEnd(20)} ${text}`);
