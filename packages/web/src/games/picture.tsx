import type { GameId } from '@tischrunde/rulebook';
import { type Box, boxOf, scaleFor } from '../board/chain/placement.ts';
import { Domino, DominoBack, half } from '../pieces/domino.tsx';
import { descriptorOf } from './catalogue.ts';
import type { TilePicture } from './descriptor.ts';
import './picture.css';

const width = 250;
const height = 128;

/** Tiles in a picture are drawn no larger than this. */
const largest = 0.92;

/** A few pieces of a game, as they could lie on its table. */
export function Picture({ game }: { readonly game: GameId }) {
  const { picture: Drawing } = descriptorOf(game);
  return (
    <svg
      class="shelf-picture cloth"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      {typeof Drawing === 'function' ? <Drawing /> : <Tiles {...Drawing} />}
    </svg>
  );
}

function Tiles({ tiles, sign }: TilePicture) {
  const box = widened(boxOf(tiles), sign?.reach ?? [0, 0]);
  const scale = Math.min(largest, scaleFor(box, width - 34, height - 22) / half);
  const [x, y] = [(-(box.left + box.right) / 2) * half, (-(box.top + box.bottom) / 2) * half];
  return (
    <g transform={`scale(${scale}) translate(${x} ${y})`}>
      {tiles.map(({ piece, x, y, angle }) => (
        <g key={`${piece} ${x} ${y}`} transform={`translate(${x * half} ${y * half})`}>
          {piece === 'back' ? <DominoBack angle={angle} /> : <Domino tile={piece} angle={angle} />}
        </g>
      ))}
      {sign?.drawing()}
    </g>
  );
}

const widened = (box: Box, [left, right]: readonly [number, number]): Box => ({
  ...box,
  left: box.left - left,
  right: box.right + right,
});
