import type { GameId } from '@tischrunde/rulebook';
import { type Box, boxOf, scaleFor } from '../board/chain/placement.ts';
import { Domino, DominoBack, half } from '../pieces/domino.tsx';
import { MinoCard } from '../pieces/mino-card.tsx';
import { SoloCard } from '../pieces/solo-card.tsx';
import './picture.css';
import { pictures } from './pictures.ts';

const width = 250;
const height = 128;

/** Pieces on the shelf are no larger than this. */
const largest = 0.92;

/** A few pieces of a game, as they could lie on its table. */
export function Picture({ game }: { readonly game: GameId }) {
  return (
    <svg class="shelf-picture" viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
      <PiecesOf game={game} />
    </svg>
  );
}

function PiecesOf({ game }: { readonly game: GameId }) {
  switch (game) {
    case 'solo':
      return <SoloPicture />;
    case 'solomino':
      return <SolominoPicture />;
    case 'dominosa':
      return <DominosaPicture />;
    case 'dominanz':
      return <DominanzPicture />;
    default:
      return <Dominoes game={game} />;
  }
}

function Dominoes({ game }: { readonly game: keyof typeof pictures }) {
  const pieces = pictures[game];
  const box = withBeside(boxOf(pieces), besides[game] ?? [0, 0]);
  const scale = Math.min(largest, scaleFor(box, width - 34, height - 22) / half);
  const [x, y] = [(-(box.left + box.right) / 2) * half, (-(box.top + box.bottom) / 2) * half];
  return (
    <g transform={`scale(${scale}) translate(${x} ${y})`}>
      {pieces.map(({ piece, x, y, angle }) => (
        <g key={`${piece} ${x} ${y}`} transform={`translate(${x * half} ${y * half})`}>
          {piece === 'back' ? <DominoBack angle={angle} /> : <Domino tile={piece} angle={angle} />}
        </g>
      ))}
      <Beside game={game} />
    </g>
  );
}

/** How far what stands beside the tiles reaches to the left and to the right. */
const besides: { readonly [Game in GameId]?: readonly [number, number] } = {
  sperr: [0, 1.4],
  italian: [0, 2.3],
  fortune: [1.4, 1.4],
};

const withBeside = (box: Box, [left, right]: readonly [number, number]): Box => ({
  ...box,
  left: box.left - left,
  right: box.right + right,
});

/** What says more than the tiles alone: a lock, a sum, what is foretold. */
function Beside({ game }: { readonly game: GameId }) {
  switch (game) {
    case 'sperr':
      return (
        <g class="shelf-sign" transform="translate(132 4)">
          <path class="shelf-sign-line" d="M-11 -4v-9a11 11 0 0 1 22 0v9" />
          <rect x={-17} y={-4} width={34} height={28} rx={6} />
        </g>
      );
    case 'italian':
      return (
        <text class="shelf-number" x={78} y={4} font-size={62}>
          30
        </text>
      );
    case 'fortune':
      return (
        <g class="shelf-foretold">
          <text x={-160} y={3} font-size={56}>
            3
          </text>
          <text x={160} y={3} font-size={56}>
            4
          </text>
        </g>
      );
    default:
      return null;
  }
}

const SoloPicture = () => (
  <>
    {(['r9', 'b9', 'g:reverse'] as const).map((card, index) => (
      <g
        key={card}
        transform={`translate(${(index - 1) * 56} ${index === 1 ? -3 : 3}) rotate(${(index - 1) * 9}) scale(0.66)`}
      >
        <SoloCard card={card} />
      </g>
    ))}
  </>
);

const SolominoPicture = () => (
  <>
    {(['g5|r2', 'r4|b7', 'b2|y:ask'] as const).map((card, index) => (
      <g key={card} transform={`translate(${(index - 1) * 44} 0) rotate(-90) scale(0.6)`}>
        <MinoCard card={card} />
      </g>
    ))}
  </>
);

const numbers = ['31415', '02653', '55201'] as const;

const DominosaPicture = () => (
  <g class="shelf-numbers">
    {numbers.flatMap((row, y) =>
      [...row].map((value, x) => (
        <text key={`${x} ${y}`} x={(x - 2) * 32} y={(y - 1) * 34} font-size={24}>
          {value}
        </text>
      )),
    )}
    <rect x={-80} y={-50} width={64} height={32} rx={10} />
    <rect x={16} y={-16} width={32} height={66} rx={10} />
  </g>
);

const rows = [
  ['5', '4'],
  ['9', '6'],
  ['7', '8'],
] as const;

/** Two sheets with rows side by side: whoever is ahead in a row, but not too far, rules it. */
const DominanzPicture = () => (
  <g class="shelf-numbers">
    {rows.map(([mine, yours], row) => (
      <g key={mine} transform={`translate(0 ${(row - 1) * 36})`}>
        <text x={-56} font-size={24}>
          {mine}
        </text>
        <text x={56} font-size={24}>
          {yours}
        </text>
        <path class="shelf-balance" d="M-26 0h52" />
        <circle class="shelf-balance-knob" r={7} cx={Number(mine) > Number(yours) ? -18 : 18} />
        <rect x={Number(mine) > Number(yours) ? -76 : 36} y={-16} width={40} height={31} rx={10} />
      </g>
    ))}
  </g>
);
