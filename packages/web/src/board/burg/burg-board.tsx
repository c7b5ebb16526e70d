import type { MoveText } from '@tischrunde/engine';
import { useLayoutEffect } from 'preact/hooks';
import { Domino, DominoBack, half } from '../../pieces/domino.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import type { BoardProps } from '../board-props.ts';
import { useArrowKeys } from '../gestures/arrow-keys.ts';
import './burg.css';
import { Touchable } from '../gestures/touchable.tsx';
import { moveKey } from '../move-key.ts';
import { ActionBar } from './action-bar.tsx';
import { Castle } from './castle.tsx';
import { angleOf, boundsOf, castleOf, cellKey, topsOf } from './castle-geometry.ts';
import { CastleViewport } from './castle-viewport.tsx';
import { tilesOfMove } from './partial-move.ts';
import { type Ghost, usePartialMove } from './use-partial-move.ts';

/** On lower boards the actions take one row instead of two. */
const low = 380;
/** The room for the actions beside the castle; on wide boards the castle has as much at its other side, and stays in the middle. */
const beside = 230;
const wide = 1000;
/** The smallest cell that can be hit with a finger, and with a mouse. */
const leastToHit = (): number => (matchMedia('(pointer: coarse)').matches ? 44 : 30);

/** Burg-Domino. A changed castle discards the unfinished move. */
export function BurgBoard(props: BoardProps<'burg'>) {
  const { board, turn, hands } = props.view;
  return <Site key={JSON.stringify([board.length, turn, hands])} {...props} />;
}

function Site(props: BoardProps<'burg'>) {
  const { view, book, width, height, legal, places, chosen, onChoose, onMove, onOut } = props;
  const arrows = useArrowKeys();
  const site = usePartialMove(legal, chosen);
  // A layout effect: a tile taken back must be in the rack before the focus looks for it there.
  useLayoutEffect(() => {
    onOut?.(site.laid.map(({ tile }) => tile));
    return () => onOut?.([]);
  }, [site.laid]);
  useKeys({ Escape: site.laid.length > 0 ? site.takeBack : undefined });
  const castle = castleOf(view, site.laid);
  const tops = topsOf(castle);
  // A hint, or the next move in an example of the rulebook. Otherwise the places are those of the chosen tile.
  const hinted = places.filter(({ type }) => type === 'chain' || (type === 'place' && chosen === null));
  const shown = hinted.flatMap(tilesOfMove);
  // The bounds stay the same during a move, so that nothing shifts under the finger.
  const bounds = boundsOf([...castleOf(view, []), ...shown], site.isOpen ? 2 : 0.6);
  const aside = width > 700 && width > height * 1.3;
  const isLow = height < low;
  const deeds = aside || !site.isOpen ? 0 : isLow ? 56 : 108;
  const left = aside && width > wide ? beside : 0;
  const right = aside ? beside : 0;
  const lay = (ghost: Ghost): void => {
    site.lay(ghost);
    if (!ghost.swings) onChoose(null);
  };
  return (
    <div
      ref={arrows}
      class="burg"
      style={{ width: `${width}px`, height: `${height}px`, 'padding-inline': `${left}px ${right}px` }}
    >
      <CastleViewport
        title={book.name('burg')}
        bounds={bounds}
        width={width - left - right}
        height={height - deeds}
        least={site.isOpen ? leastToHit() : 0}
        site={site.pivot}
      >
        <Castle castle={castle} fresh={site.laid.length} newest={props.newest} />
        {hinted.map((move) => (
          <HintedTiles key={moveKey(move)} {...{ move, book, onMove }} />
        ))}
        {site.ghosts(tops).map((ghost) => (
          <Touchable
            isPlace
            key={cellKey(ghost.cell)}
            label={book.say('full.cover', {
              tile: book.aloud.tile(ghost.laying.tile),
              row: ghost.cell[1] - bounds.top + 1,
              column: ghost.cell[0] - bounds.left + 1,
            })}
            transform={`translate(${ghost.cell[0] * half} ${ghost.cell[1] * half})`}
            onPress={() => lay(ghost)}
          >
            <rect class="burg-reach" width={half} height={half} />
            <rect
              class={`ghost burg-ghost${tops.has(cellKey(ghost.cell)) ? ' burg-ghost-on-top' : ''}`}
              x={4}
              y={4}
              width={half - 8}
              height={half - 8}
              rx={8}
            />
          </Touchable>
        ))}
      </CastleViewport>
      {view.stock > 0 && (
        <span class="burg-stock" aria-hidden="true" data-stock>
          <svg viewBox="-24 -44 48 88" width="24" height="44" aria-hidden="true">
            <DominoBack />
          </svg>
          {view.stock}
        </span>
      )}
      <ul class="unseen">
        {[...new Map([...tops.values()].map((top) => [top.tile, top])).values()].map(({ tile, level }) => (
          <li key={tile}>{book.say('table.level', { tile: book.aloud.tile(tile), level })}</li>
        ))}
      </ul>
      {site.laid.length > 0 && (
        <ActionBar
          {...{ book, chosen, onChoose }}
          arranged={aside ? 'aside' : isLow ? 'row' : 'rows'}
          next={site.next}
          move={site.move}
          earns={site.move === null ? 0 : (props.earns?.(site.move) ?? 0)}
          onDone={onMove}
          onTakeBack={site.takeBack}
          onTurn={site.turn}
        />
      )}
    </div>
  );
}

/** The tiles of a complete move where they would lie; a tap makes it. */
function HintedTiles({
  move,
  book,
  onMove,
}: Pick<BoardProps, 'book' | 'onMove'> & { readonly move: MoveText }) {
  const tiles = tilesOfMove(move);
  const label =
    move.type === 'chain'
      ? book.say('full.chain', { count: tiles.length })
      : book.say('full.place', { tile: book.aloud.tile(String(move.tile)) });
  return (
    <Touchable isPlace move={move} label={label} onPress={() => onMove(move)}>
      {tiles.map(({ tile, cells: [one, other] }) => {
        const [x, y] = [(one[0] + other[0] + 1) / 2, (one[1] + other[1] + 1) / 2];
        const isAcross = one[0] !== other[0];
        const [wide, high] = isAcross ? [2 * half, half] : [half, 2 * half];
        return (
          <g key={tile} transform={`translate(${x * half} ${y * half})`}>
            <g class="ghost-tile">
              <Domino tile={tile} angle={angleOf([one, other])} />
            </g>
            <rect
              class="ghost burg-ghost-on-top"
              x={2 - wide / 2}
              y={2 - high / 2}
              width={wide - 4}
              height={high - 4}
              rx={8}
            />
          </g>
        );
      })}
    </Touchable>
  );
}
