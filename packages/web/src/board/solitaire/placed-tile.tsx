import type { Book } from '@tischrunde/rulebook';
import { Domino, half } from '../../pieces/domino.tsx';
import type { DrawnPiece } from '../areas.ts';
import type { Offer } from './laid-line.ts';
import './solitaire.css';
import '../chain/chain.css';
import { Touchable } from '../gestures/touchable.tsx';

/** The state of a tile: at rest, blocked by others, ready to be taken, or chosen. */
type Mood = 'resting' | 'waiting' | 'ready' | 'chosen';

interface PlacedTileProps {
  readonly placed: DrawnPiece;
  readonly mood?: Mood;
  /** Given by the puzzle and fixed; it has a pin. */
  readonly isFixed?: boolean;
  /** The label and action of a tile that can be tapped. */
  readonly touch?: { readonly label: string; onPress(): void };
}

const leastTarget = 44;

/** A tile on the table. It keeps its element when it moves, so that the move is animated. */
export function PlacedTile({ placed, mood = 'resting', isFixed = false, touch }: PlacedTileProps) {
  const { piece, x, y, angle, size } = placed;
  const scale = size / half;
  const drawn = (
    <g class="placed" data-mood={mood} data-piece={placed.key}>
      {mood !== 'resting' && (
        <rect
          class="placed-ring"
          x={-21}
          y={-41}
          width={42}
          height={82}
          rx={10}
          transform={`rotate(${angle})`}
        />
      )}
      <Domino tile={piece} angle={angle} />
      {isFixed && <circle class="placed-pin" r={4} />}
    </g>
  );
  return (
    <g
      class={touch === undefined ? 'glide over' : 'glide'}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
    >
      {touch === undefined ? (
        drawn
      ) : (
        <Touchable label={touch.label} pressed={mood === 'chosen'} onPress={touch.onPress}>
          {/* Reaches as far as the neighbours in a row, so that there is no gap between touch targets. */}
          <rect
            class="target"
            x={-half * 0.57}
            y={-half * 1.08}
            width={half * 1.14}
            height={half * 2.16}
            transform={`rotate(${angle})`}
          />
          {drawn}
        </Touchable>
      )}
    </g>
  );
}

interface OffersProps {
  readonly offers: readonly Offer[];
  readonly book: Book;
  onMove(move: Offer['move']): void;
}

/** The places for the chosen tile. */
export function Offers({ offers, book, onMove }: OffersProps) {
  return offers.map(({ placed: { x, y, angle, size, piece }, move }) => (
    <Touchable
      isPlace
      key={`${move.at}`}
      label={layOf(`${move.tile}`, move.at, book)}
      onPress={() => onMove(move)}
    >
      <g transform={`translate(${x} ${y}) scale(${size / half})`}>
        <g class="ghost-tile">
          <Domino tile={piece} angle={angle} />
        </g>
        <rect class="ghost" x={-19} y={-39} width={38} height={78} rx={8} transform={`rotate(${angle})`} />
      </g>
      <circle class="target" cx={x} cy={y} r={leastTarget / 2} />
    </Touchable>
  ));
}

function layOf(piece: string, at: Offer['move'][string], { say, aloud }: Book): string {
  const tile = aloud.tile(piece);
  return typeof at === 'string' ? say('full.layAt', { tile, end: aloud.end(at) }) : say('full.lay', { tile });
}
