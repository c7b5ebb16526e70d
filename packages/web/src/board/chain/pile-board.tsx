import { Domino, half } from '../../pieces/domino.tsx';
import type { BoardProps } from '../board-props.ts';
import { NewestMark } from '../newest-mark.tsx';
import { Ghost } from './ghost.tsx';
import { type Goal, goalsIn, pipsOn, rowsFor } from './pile.ts';
import './chain.css';

/** The heights of the row of numbers and of the total below it. */
const ruler = 84;
const total = 92;

/** Italian domino: the sum of all tiles, the numbers to hit, and the tiles laid so far. */
export function PileBoard(props: BoardProps<'italian'>) {
  const { view, book, width, height, places } = props;
  const goals = goalsIn(view);
  const { total: sum = 0 } = view;
  const move = layIn(places);
  const adds = move === undefined ? null : pipsOn(`${move.tile}`);

  const wide = width > 640;
  const beside = wide || height < 250;
  const column = wide ? 240 : 120;
  const pile = beside
    ? { left: column, top: ruler, width: width - column - 20, height: height - ruler - 10 }
    : { left: 12, top: ruler + total, width: width - 24, height: height - ruler - total - 10 };
  const next = goals.find(({ state }) => state === 'next');
  const aim =
    next === undefined ? '' : book.say('table.toGo', { count: next.number - sum, value: next.number });
  return (
    <svg width={width} height={height}>
      <title>{`${book.say('table.total', { value: sum })} ${aim}`}</title>
      <Ruler {...{ goals, sum, adds, width }} />
      <g
        transform={`translate(${beside ? column / 2 + 5 : width / 2} ${beside ? (ruler + height) / 2 - 10 : ruler + 34})`}
      >
        <text class="pile-total">{sum}</text>
        <text class="pile-aim" y={44}>
          {adds !== null ? `+ ${adds} = ${sum + adds}` : beside && !wide ? '' : aim}
        </text>
      </g>
      <g transform={`translate(${pile.left} ${pile.top})`}>
        <Pile {...props} width={pile.width} height={pile.height} />
      </g>
    </svg>
  );
}

/** The move that would lay a tile; a pass lays none. */
const layIn = (places: BoardProps['places']): BoardProps['places'][number] | undefined =>
  places.find(({ tile }) => tile !== undefined);

/** The tiles side by side, with a place for the chosen one. */
function Pile({ view, book, width, height, places, earns, newest, onMove }: BoardProps<'italian'>) {
  const tiles = view.layout.map(({ tile }) => tile);
  const rows = rowsFor(tiles.length + 1, width, height);
  const scale = rows.size / half;
  const move = layIn(places);
  const { x, y } = rows.places[tiles.length];
  return (
    <>
      {tiles.map((tile, index) => {
        const at = rows.places[index];
        return (
          <g
            key={tile}
            class="glide"
            style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${scale})` }}
          >
            <g class="arrives" data-piece={tile}>
              <Domino tile={tile} />
              <NewestMark piece={tile} newest={newest} />
            </g>
          </g>
        );
      })}
      {move !== undefined && (
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          <Ghost
            piece={{ key: 'pile', piece: `${move.tile}`, x: 0, y: 0, angle: 0 }}
            {...{ move, book, scale }}
            others={[]}
            earns={earns?.(move)}
            onPress={() => onMove(move)}
          />
        </g>
      )}
    </>
  );
}

interface RulerProps {
  readonly goals: readonly Goal[];
  readonly sum: number;
  readonly adds: number | null;
  readonly width: number;
}

/** The scale from zero to the last number, the current sum, and the numbers that pay. */
function Ruler({ goals, sum, adds, width }: RulerProps) {
  const last = goals[goals.length - 1].number;
  const [from, to] = [28, width - 40];
  // Numbers close to each other get narrower fields.
  const closest = Math.min(...goals.slice(1).map(({ number }, index) => number - goals[index].number));
  const wide = Math.min(40, ((to - from) * closest) / last - 3);
  const at = (value: number): number => from + ((to - from) * Math.min(value, last)) / last;
  return (
    <g transform="translate(0 62)">
      <path class="ruler" d={`M${from} 0H${to}`} />
      <path class="ruler-gone" d={`M${from} 0H${at(sum)}`} />
      {goals.map((goal) => (
        <g
          key={goal.number}
          class="goal"
          data-state={goal.state}
          transform={`translate(${at(goal.number)} 0)`}
        >
          <circle r={5} />
          <rect x={-wide / 2} y={-44} width={wide} height={26} rx={8} />
          <text y={-31} data-narrow={wide < 34}>
            {goal.number}
          </text>
          <text class="goal-pays" y={17}>
            {goal.state === 'hit' ? '✓' : goal.state === 'gone' ? '–' : `+${goal.pays}`}
          </text>
          {goal.state === 'gone' && <path d={`M${-wide / 2 + 2} -31h${wide - 4}`} />}
        </g>
      ))}
      {adds !== null && <circle class="ruler-soon" cx={at(sum + adds)} r={7} />}
      <circle class="ruler-now" cx={at(sum)} r={8} />
    </g>
  );
}
