import type { FortuneEvent, FortuneView } from '@tischrunde/engine';
import {
  type FortuneMove,
  type FortuneState,
  fortune,
  high,
  line as lines,
  low,
  readTile,
  type Tile,
} from '@tischrunde/engine/internals';
import type { BotOf, Level } from '../../bot.ts';
import { anyOf, happens } from '../../random.ts';
import { after, certain, solitaireBot } from './solitaire-bot.ts';

/** How often a level makes a lay that cuts tiles off, until this has happened to it. */
const slips: Readonly<Record<Level, number>> = { easy: 0.3, medium: 0.05, strong: 0 };

/** The fortune-teller's chain can always be finished if no tiles are cut off. */
export const fortuneBot: BotOf<'fortune'> = solitaireBot({
  game: fortune,
  pace: 1,
  choose({ state, moves, chance }, level, { view, events }) {
    const lays = moves.filter(isLay);
    // Stuck: the last of the moves takes back as many tiles as needed.
    if (lays.length === 0) return moves[moves.length - 1];
    const good = lays.filter((move) => canBeFinished(view, state, move));
    const bad = lays.filter((move) => !good.includes(move));
    if (good.length === 0) return level === 'strong' ? takesBack(moves) : anyOf(lays, chance);
    // Having taken back, a bot is more careful, so that it finishes eventually.
    const odds = slips[level] / (1 + timesBack(events)) ** 2;
    const slipped = bad.length > 0 && happens(odds, chance);
    return anyOf(slipped ? bad : state.line.laid.length === 0 ? lays : good, chance);
  },
  /** Whether the chain can then be finished without taking back. */
  *weigh({ state, moves }, _work, { view }) {
    yield moves.length;
    return moves.map((move) => certain(canBeFinished(view, state, move)));
  },
});

const isLay = (move: FortuneMove): boolean => move >= 0;

const takesBack = (moves: readonly FortuneMove[]): FortuneMove =>
  moves.find((move) => !isLay(move)) ?? moves[0];

function canBeFinished(view: FortuneView, state: FortuneState, move: FortuneMove): boolean {
  const { line } = after(fortune, state, move);
  const gone = new Set(line.laid.map(lines.tileIn));
  return hangTogether(
    tilesOf(view).filter((tile) => !gone.has(tile)),
    lines.valuesAtEnds(line),
  );
}

/** The tiles of the trick: those that lie open, and those in the chain. */
const tilesOf = ({ layout, left }: FortuneView): Tile[] =>
  [...layout.map(({ tile }) => tile), ...left].map(readTile).filter((tile) => tile !== null);

/** Whether all tiles left are connected to an end of the chain: then they can all be laid. */
function hangTogether(left: readonly Tile[], ends: readonly [number, number] | null): boolean {
  if (ends === null) return true;
  let reached = (1 << ends[0]) | (1 << ends[1]);
  const isReached = (tile: Tile): boolean => (((1 << high[tile]) | (1 << low[tile])) & reached) !== 0;
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (const tile of left) if (isReached(tile)) reached |= (1 << high[tile]) | (1 << low[tile]);
  }
  return left.every(isReached);
}

const timesBack = (events: readonly FortuneEvent[]): number =>
  events.filter(({ type }) => type === 'tookBack').length;
