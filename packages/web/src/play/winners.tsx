import type { View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { Avatar } from './avatar.tsx';
import './winners.css';

interface WinnersProps {
  readonly view: View;
  readonly won: readonly number[];
  readonly book: Book;
}

/** The winners' animals, large; at the end of the match with crowns, among pips. The heading beside them names the winners. */
export const Winners = ({ view, won }: Pick<WinnersProps, 'view' | 'won'>) => (
  <div class="winners" data-many={won.length > 2} aria-hidden="true">
    {view.phase === 'matchOver' && <Pips />}
    {won.map((seat) => (
      <span key={seat} class="winner">
        {view.phase === 'matchOver' && <Crown />}
        <Avatar seat={seat} />
      </span>
    ))}
  </div>
);

/** How many points the winners have: in all, or before the end of the match in this round. */
export function WinnersPoints({ view, won, book }: WinnersProps) {
  const all = view.phase === 'matchOver' ? view.scores : (view.roundResult?.points ?? null);
  const points = won.map((seat) => all?.[seat] ?? 0);
  // Whoever wins with no points, or with others who have more, needs no figure.
  if (all === null || points[0] === 0 || points.some((count) => count !== points[0])) return null;
  return <p class="winners-points">{book.say('score.points', { count: points[0] })}</p>;
}

const Crown = () => (
  <svg class="crown" viewBox="0 0 32 20" aria-hidden="true">
    <path d="M3 17L1.5 5.5L9 10.5L16 2L23 10.5L30.5 5.5L29 17Z" />
    <g class="crown-stones">
      <circle cx={9} cy={14} r={1.7} />
      <circle cx={16} cy={13} r={2} />
      <circle cx={23} cy={14} r={1.7} />
    </g>
  </svg>
);

/** Where pips lie around the winner: x and y in percent, and the size. */
const strewn = [
  [4, 30, 5],
  [9, 72, 4],
  [15, 14, 3],
  [20, 50, 6],
  [27, 82, 3],
  [31, 22, 4],
  [69, 18, 5],
  [73, 78, 4],
  [80, 44, 3],
  [85, 12, 4],
  [91, 66, 6],
  [96, 28, 3],
] as const;

const Pips = () => (
  <svg class="winners-pips" aria-hidden="true">
    {strewn.map(([x, y, r], index) => (
      <circle key={x} cx={`${x}%`} cy={`${y}%`} {...{ r }} fill={`var(--pip-${(index % 9) + 1})`} />
    ))}
  </svg>
);
