import type { Event, Reason, RuleId } from '@tischrunde/engine';

/** Which rules a game has. */
type Holds = (rule: RuleId) => boolean;

/** The rule that explains what a move caused, as far as the game has one; the most telling event decides. */
export function ruleOfMove(events: readonly Event[], holds: Holds): RuleId | null {
  const telling = events.toSorted((one, other) => weights[other.type] - weights[one.type]);
  for (const event of telling) {
    const rule = ruleOfEvent(event, holds);
    if (rule !== null) return rule;
  }
  return null;
}

/** The rule by which something happened. */
export const ruleOfEvent = (event: Event, holds: Holds): RuleId | null =>
  rulesBehind(event).find(holds) ?? null;

/** How much an event tells about its move: that a card was laid is plain, what it does to others is not. */
const weights: { readonly [Type in Event['type']]: number } = {
  // What ends a round, and what pays.
  locked: 9,
  completed: 9,
  roundOver: 8,
  scored: 7,
  // What is special.
  footOpened: 6,
  swapped: 6,
  rotated: 6,
  reversed: 6,
  asked: 6,
  turnedUp: 6,
  prescribed: 6,
  gaveAway: 6,
  tookBlindly: 5,
  lifted: 5,
  reshuffled: 5,
  took: 5,
  answered: 5,
  paired: 5,
  missed: 5,
  abandoned: 5,
  gaveUp: 5,
  revealed: 5,
  skipped: 5,
  owed: 5,
  // What a turn is.
  laid: 4,
  placed: 4,
  chained: 4,
  wrote: 4,
  flipped: 4,
  returned: 4,
  tookBack: 4,
  named: 3,
  called: 3,
  noneFits: 3,
  kept: 3,
  passed: 3,
  endedTurn: 3,
  drew: 3,
  dealt: 1,
};

/** The rules that may be behind an event. Games have few of them, and the first that a game has is the one. */
function rulesBehind(event: Event): readonly RuleId[] {
  switch (event.type) {
    // Every game.
    case 'dealt':
      return dealing;
    case 'scored':
      return [event.rule];
    case 'roundOver':
      return ending[event.reason];

    // Laying.
    case 'laid':
      return laying(event);
    case 'locked':
      return ['sperr.lock'];
    case 'footOpened':
      return ['chickenfoot.foot'];
    case 'placed':
      return ['burg.place'];
    case 'chained':
      return ['burg.chain.next'];
    case 'tookBack':
      return ['fortune.chain'];
    case 'lifted':
      return 'cards' in event ? ['solomino.exhausted.debt'] : ['dominosa.goal', 'quadrille.goal'];
    case 'passed':
      return passing;
    case 'endedTurn':
      return ['tiddlewink.double', 'hungarian.run'];
    case 'noneFits':
      return drawing;

    // Drawing and taking.
    case 'drew':
      return 'cause' in event ? drawingCards[event.cause] : drawing;
    case 'kept':
      return [...drawingCards.turn, ...drawing];
    case 'gaveAway':
    case 'tookBlindly':
      return ['burg.chain.rest'];
    case 'took':
      return 'cards' in event ? ['solomino.ask.take'] : ['hektik.race'];

    // Cards.
    case 'turnedUp':
      return isAction(event.card) ? ['solo.start.action'] : ['solo.start'];
    case 'named':
      return ['solo.wild'];
    case 'owed':
      return ['solo.debt', 'solomino.draw1'];
    case 'called':
      return ['solo.call', 'solomino.call'];
    case 'skipped':
      return ['solo.skip', 'solomino.skip', 'dominanz.prescribe'];
    case 'reversed':
      return ['solo.reverse', 'solomino.reverse'];
    case 'swapped':
      return ['solo.swap', 'solomino.swap'];
    case 'rotated':
      return ['solo.rotate', 'solomino.rotate'];
    case 'reshuffled':
      return ['solo.reshuffle'];
    case 'asked':
      return ['solomino.ask'];
    case 'answered':
      return ['solomino.ask.must'];

    // Concentration.
    case 'flipped':
      return ['concentration.turn'];
    case 'paired':
    case 'missed':
      return ['concentration.pair'];

    // Hektik.
    case 'revealed':
      return ['hektik.reveal'];
    case 'returned':
      return ['hektik.race'];
    case 'completed':
      return ['hektik.goal'];
    case 'gaveUp':
      return ['hektik.stuck', 'dominosa.goal', 'quadrille.goal'];
    case 'abandoned':
      return ['hektik.stuck'];

    // Dominanz.
    case 'wrote':
      return ['dominanz.take'];
    case 'prescribed':
      return ['dominanz.prescribe'];
    default:
      return unknownEvent(event);
  }
}

const ending: { readonly [R in Reason]: readonly RuleId[] } = {
  out: [
    'bergen.out',
    'fives.out',
    'hungarian.end',
    'french.end',
    'chickenfoot.score',
    'team.score',
    'domino.out',
    'solo.out',
    'solomino.out',
    'solo1.win',
    'solo2.win',
    'fortune.reveal',
    'dominosa.goal',
    'quadrille.goal',
  ],
  blocked: ['bergen.blocked', 'hungarian.end', 'domino.blocked', 'solo1.win', 'solo2.win'],
  exhausted: [
    'italian.round',
    'concentration.round',
    'burg.end',
    'dominanz.end',
    'solo.reshuffle',
    'solomino.exhausted',
  ],
  locked: ['sperr.win'],
  target: ['fives.target', 'bergen.target', 'italian.end', 'concentration.target', 'domino.match.length'],
  passed: ['italian.round'],
  goal: ['hektik.goal'],
  stuck: ['hektik.stuck', 'dominosa.goal', 'quadrille.goal'],
};

const dealing: readonly RuleId[] = [
  'bergen.open',
  'chickenfoot.open',
  'cyprus.open',
  'sebastopol.open',
  'french.open',
  'italian.open',
  'domino.open',
  'concentration.order',
  'burg.turn',
  'dominanz.take',
  'solo.start',
  'solomino.start',
  'solo1.start',
  'solo2.deal',
];

const drawing: readonly RuleId[] = [
  'carlit.draw',
  'block.draw',
  'french.cannot',
  'fives.draw',
  'sevens.draw',
  'bergen.draw',
  'chickenfoot.draw',
  'burg.draw',
  'solo2.refill',
];

const drawingCards = {
  turn: ['solo.draw', 'solomino.draw'],
  debt: ['solo.debt', 'solomino.draw1'],
  penalty: ['solo.call', 'solomino.call'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

type Laid = Extract<Event, { readonly type: 'laid' }>;

const passing: readonly RuleId[] = [
  'cyprus.pass',
  'french.cannot',
  'italian.round',
  'domino.pass',
  'solo.reshuffle',
];

function laying(event: Laid): readonly RuleId[] {
  if ('domino' in event) return ['dominosa.goal', 'quadrille.goal'];
  if ('half' in event) return layingMino(event);
  if ('card' in event) return layingCard(event);
  const { seat, tile, at } = event;
  if (seat === null) return ['solo2.deal'];
  if (at === null) return ['solo1.start', 'italian.total', 'fortune.chain', ...dealing];
  return [
    ...(isDouble(tile) ? (['tiddlewink.double'] as const) : []),
    ...(tileAt(at) === '9-9' ? (['cyprus.star'] as const) : []),
    ...(tileAt(at) === '6-6' ? (['sebastopol.arms'] as const) : []),
    'hungarian.run',
    'cyprus.arms',
    'french.layers',
    'italian.total',
    'matador.sum',
    ...(sumOf(tile) === 7 || sumOf(tile) === 0 ? (['sevens.joker'] as const) : []),
    'sevens.match',
    'solo1.line',
    'solo2.line',
    'fortune.chain',
    'domino.match',
  ];
}

const halvesOf = (tile: string): number[] => tile.split('-').map(Number);
const isDouble = (tile: string): boolean => new Set(halvesOf(tile)).size === 1;
const sumOf = (tile: string): number => halvesOf(tile).reduce((sum, half) => sum + half, 0);

/** The tile of an end: `6-3:3`. */
const tileAt = (end: string): string => end.split(':')[0];

const isAction = (card: string): boolean => !/^[rgby]\d$/.test(card);

function layingCard({ card, interjected }: Extract<Laid, { readonly card: string }>): readonly RuleId[] {
  if (interjected) return ['solo.interject'];
  const [, action = card] = card.split(':');
  const known: Readonly<Record<string, RuleId | undefined>> = soloActions;
  return [known[action] ?? 'solo.match'];
}

const soloActions = {
  skip: 'solo.skip',
  reverse: 'solo.reverse',
  draw2: 'solo.draw2',
  swap: 'solo.swap',
  wild: 'solo.wild',
  wild4: 'solo.wild4',
  rotate: 'solo.rotate',
} as const satisfies Readonly<Record<string, RuleId>>;

function layingMino({ card, interjected }: Extract<Laid, { readonly half: number }>): readonly RuleId[] {
  if (interjected) return ['solomino.interject'];
  const [, action = ''] = /:(\w+)/.exec(card) ?? [];
  const known: Readonly<Record<string, RuleId | undefined>> = solominoActions;
  return [known[action] ?? 'solomino.match'];
}

const solominoActions = {
  skip: 'solomino.skip',
  reverse: 'solomino.reverse',
  draw1: 'solomino.draw1',
  swap: 'solomino.swap',
  rotate: 'solomino.rotate',
  ask: 'solomino.ask',
} as const satisfies Readonly<Record<string, RuleId>>;

/** Does not compile if an event has no rule. */
function unknownEvent(event: never): never {
  throw new Error(`no rule for ${JSON.stringify(event)}`);
}
