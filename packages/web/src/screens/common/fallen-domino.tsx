import { Domino } from '../../pieces/domino.tsx';

/** Two tiles that stand, and one that has fallen over: for pages with nothing on them. */
export const FallenDomino = () => (
  <svg class="fallen-domino" viewBox="-104 -52 208 112" aria-hidden="true">
    <path d="M-96 48H96" stroke="var(--line)" stroke-width={4} stroke-linecap="round" />
    <g transform="translate(-70 6)">
      <Domino tile="5-3" />
    </g>
    <g transform="translate(-15 4)">
      <Domino tile="2-6" angle={12} />
    </g>
    <g transform="translate(54 22)">
      <Domino tile="1-4" angle={84} />
    </g>
  </svg>
);
