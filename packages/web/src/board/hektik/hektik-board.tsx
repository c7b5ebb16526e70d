import { useEffect } from 'preact/hooks';
import { Domino, half as drawn } from '../../pieces/domino.tsx';
import type { BoardProps } from '../board-props.ts';
import { useArrowKeys } from '../gestures/arrow-keys.ts';
import { Hollow } from '../hollow.tsx';
import './hektik.css';
import { Touchable } from '../gestures/touchable.tsx';
import { seatName } from '../seat-name.ts';
import { nineWithoutDoubles, spreadIn } from '../spread.ts';
import {
  hektikAreas,
  layChain,
  leftmostOf,
  middleIn,
  neededFor,
  type Rect,
  takeAtOnce,
  takesOf,
  worthOf,
} from './chains.ts';
import { OwnChain } from './own-chain.tsx';

const largest = 52;

/** Hektik: the double to win, all other tiles face up in the middle, and the chains. */
export function HektikBoard(props: BoardProps<'hektik'>) {
  const { view, book, width, height, legal, chosen, onChoose, onMove } = props;
  const arrows = useArrowKeys();
  const seat = view.seat ?? 0;
  const { chains, gaveUp, double } = view;
  const others = chains.map((_, other) => other).filter((other) => other !== seat);
  const areas = hektikAreas(width, height, others.length);
  const takes = takesOf(legal, chosen, chains[seat].length === 0);
  const middle = middleIn(view, seat);
  // Somebody else was faster: nothing is chosen any more.
  const isGone = chosen !== null && !middle.includes(chosen);
  useEffect(() => {
    if (isGone) onChoose(null);
  }, [isGone]);

  const tap = (tile: string): void => {
    const take = takeAtOnce(
      chains[seat],
      tile,
      takesOf(legal, tile, chains[seat].length === 0),
      doubleOf(double),
    );
    if (take !== null) onMove(take);
    else onChoose(tile === chosen ? null : tile);
  };

  const worth = book.say('score.points', { count: worthOf(doubleOf(double)) });
  const aloud = (other: number): string => chains[other].map(book.aloud.tile).join(', ');

  return (
    <>
      <ul class="unseen">
        <li>{`${book.aloud.tile(double)}: ${worth}`}</li>
        {(view.seat === null ? [seat, ...others] : others).map((other) => (
          <li key={other}>{`${seatName(props, other)}: ${aloud(other)}`}</li>
        ))}
      </ul>
      <svg ref={arrows} width={width} height={height}>
        <title>{book.name('hektik')}</title>
        {others.map((other, index) =>
          // At the end there is nothing to wait for in an empty place.
          view.phase !== 'play' && chains[other].length === 0 ? null : (
            <OtherChain
              key={other}
              name={seatName(props, other)}
              tiles={chains[other]}
              leftmost={leftmostOf(props.events, other)}
              gaveUp={gaveUp.includes(other) ? book.say('move.giveUp') : null}
              area={areas.others[index]}
            />
          ),
        )}
        <Middle
          {...{ book, chosen }}
          tiles={middle}
          area={areas.middle}
          onTap={view.phase === 'play' ? tap : null}
        />
        <Goal double={double} count={chains[seat].length} worth={worth} area={areas.goal} />
        <OwnChain
          tiles={chains[seat]}
          leftmost={leftmostOf(props.events, seat)}
          isOpen={view.phase === 'play'}
          resting={gaveUp.includes(seat)}
          canReturn={legal.some(({ type }) => type === 'return')}
          area={areas.chain}
          wanted={doubleOf(double)}
          {...{ book, takes, chosen, onMove }}
        />
        {/* Spectators see a chain at the bottom, too, so it needs a name. */}
        {view.seat === null && (
          <text class="board-note hektik-name" x={areas.chain.x + 10} y={areas.chain.y + 13}>
            {seatName(props, seat)}
          </text>
        )}
      </svg>
    </>
  );
}

const doubleOf = (double: string): number => Number(double.split('-')[0]);

interface MiddleProps {
  readonly tiles: readonly string[];
  readonly area: Rect;
  readonly chosen: string | null;
  readonly book: BoardProps['book'];
  /** Null once nothing can be taken any more. */
  readonly onTap: ((tile: string) => void) | null;
}

function Middle({ tiles, area, chosen, book, onTap }: MiddleProps) {
  const { half, across, down, angle, middles } = spreadIn(
    nineWithoutDoubles,
    area.width,
    area.height,
    largest,
  );
  return (
    <g transform={`translate(${area.x} ${area.y})`}>
      {[...middles].map(([tile, { x, y }]) =>
        tiles.includes(tile) ? null : <Hollow key={`${tile} is gone`} {...{ x, y, angle }} size={half} />,
      )}
      {tiles.map((tile) => {
        const middle = middles.get(tile);
        if (middle === undefined) return null;
        const place = `translate(${middle.x} ${middle.y})`;
        const drawing = (
          <g transform={`scale(${half / drawn})`} data-piece={tile}>
            <Domino tile={tile} angle={angle} />
          </g>
        );
        if (onTap === null)
          return (
            <g key={tile} transform={place}>
              {drawing}
            </g>
          );
        return (
          <Touchable
            key={tile}
            label={book.aloud.tile(tile)}
            pressed={tile === chosen}
            transform={place}
            onPress={() => onTap(tile)}
          >
            <rect
              class="hektik-tile"
              x={-across / 2 + 1}
              y={-down / 2 + 1}
              width={across - 2}
              height={down - 2}
              rx={half * 0.28}
            />
            {drawing}
          </Touchable>
        );
      })}
    </g>
  );
}

interface GoalProps {
  readonly double: string;
  readonly count: number;
  readonly worth: string;
  readonly area: Rect;
}

/** The double to win, its points, and the progress of the player's own chain. */
function Goal({ double, count, worth, area }: GoalProps) {
  const middle = area.x + area.width / 2;
  const words = area.height > 80 ? 36 : 0;
  const scale = Math.min((area.height - words - 8) / 84, area.width / 44);
  return (
    <g>
      <rect class="hektik-plate" {...area} rx={14} />
      <g
        key={double}
        class="hektik-double"
        style={{
          transform: `translate(${middle}px, ${area.y + (area.height - words) / 2}px) scale(${scale})`,
        }}
      >
        <Domino tile={double} />
      </g>
      {words > 0 && (
        <>
          <text class="board-note" x={middle} y={area.y + area.height - 27}>
            {count} / {neededFor(doubleOf(double))}
          </text>
          <text class="board-note hektik-worth" x={middle} y={area.y + area.height - 10}>
            {worth}
          </text>
        </>
      )}
    </g>
  );
}

interface OtherChainProps {
  readonly name: string;
  readonly tiles: readonly string[];
  readonly leftmost: number;
  readonly gaveUp: string | null;
  readonly area: Rect;
}

function OtherChain({ name, tiles, leftmost, gaveUp, area }: OtherChainProps) {
  const words = area.height > 40 ? 20 : 2;
  const { half, links } = layChain(
    leftmost,
    tiles.length,
    { x: area.x + 6, y: area.y + words, width: area.width - 12, height: area.height - words - 2 },
    24,
  );
  const heading = gaveUp === null ? name : `${name} · ${gaveUp}`;
  return (
    <g>
      <rect class="hektik-plate" {...area} rx={12} />
      {words > 2 && (
        <text class="board-note hektik-name" x={area.x + 10} y={area.y + 12}>
          {heading}
        </text>
      )}
      {tiles.map((tile, index) => (
        <g
          key={tile}
          class="glide"
          style={{ transform: `translate(${links[index].x}px, ${links[index].y}px) scale(${half / drawn})` }}
        >
          <g data-piece={tile}>
            <Domino tile={tile} angle={links[index].angle} />
          </g>
        </g>
      ))}
    </g>
  );
}
