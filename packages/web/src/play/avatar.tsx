import type { VNode } from 'preact';
import './avatar.css';

const colours = [
  '#2b7f95',
  '#8f5db7',
  '#ad5f1a',
  '#4a7d3a',
  '#b04a6f',
  '#5a6b8c',
  '#7d641f',
  '#3c7f77',
  '#9a4a3a',
  '#6b5aa8',
  '#4d6f4a',
];

/** The colour of a seat, wherever it is drawn. */
export const colourOf = (seat: number): string => colours[seat % colours.length];

interface AvatarProps {
  /** Null for somebody without a seat. */
  readonly seat: number | null;
}

/** The animal of a seat: seats can be told apart without their colours, in every language. */
export function Avatar({ seat }: AvatarProps) {
  return (
    <span
      class="avatar"
      style={seat === null ? {} : { '--seat': colourOf(seat) }}
      data-seat={seat ?? 'none'}
      aria-hidden="true"
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        {seat === null ? <circle class="avatar-fur" r={4} /> : <AvatarFace seat={seat} />}
      </svg>
    </span>
  );
}

/** The animal alone, around 0,0 and about 20 wide, to be used inside an svg. */
export const AvatarFace = ({ seat }: { readonly seat: number }) => animals[seat % animals.length];

const Eyes = ({
  x = 3,
  y = 0,
  r = 1.2,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}) => (
  <g class="avatar-ink">
    <circle cx={-x} cy={y} r={r} />
    <circle cx={x} cy={y} r={r} />
  </g>
);

const animals: readonly VNode[] = [
  // A cat.
  <g key="cat">
    <path class="avatar-fur" d="M-7.5 -9L-2.5 -5.5H2.5L7.5 -9V1.5A7.5 6.8 0 0 1 -7.5 1.5Z" />
    <Eyes />
    <path class="avatar-ink" d="M-1.3 2.4h2.6L0 4z" />
    <path class="avatar-line" d="M-9.5 2l4 .8M-9.5 5.4l4 -.8M9.5 2l-4 .8M9.5 5.4l-4 -.8" />
  </g>,
  // A bear.
  <g key="bear">
    <g class="avatar-fur">
      <circle cx={-5.4} cy={-5.4} r={3} />
      <circle cx={5.4} cy={-5.4} r={3} />
      <circle cy={0.8} r={7.6} />
    </g>
    <Eyes y={-0.8} />
    <ellipse class="avatar-tint" cy={4} rx={3.6} ry={2.7} />
    <ellipse class="avatar-ink" cy={3} rx={1.6} ry={1.1} />
  </g>,
  // A rabbit.
  <g key="rabbit">
    <g class="avatar-fur">
      <ellipse cx={-2.9} cy={-6} rx={2.1} ry={5.4} />
      <ellipse cx={2.9} cy={-6} rx={2.1} ry={5.4} />
      <circle cy={3} r={6.6} />
    </g>
    <path
      class="avatar-tint"
      d="M-3.6 -2.5V-8.5a.7 .7 0 0 1 1.4 0V-2.5zM3.6 -2.5V-8.5a.7 .7 0 0 0 -1.4 0V-2.5z"
    />
    <Eyes x={2.7} y={2} />
    <path class="avatar-ink" d="M-1.2 4.2h2.4L0 5.6z" />
  </g>,
  // A fox.
  <g key="fox">
    <path class="avatar-tint" d="M-8.5 -8.5L-3 -5H3L8.5 -8.5L8 1L0 9L-8 1Z" />
    <path class="avatar-fur" d="M-7.8 1.5Q-3.4 0 0 4.4Q3.4 0 7.8 1.5L0 9Z" />
    <Eyes y={-0.6} x={3.4} />
    <circle class="avatar-ink" cy={7.6} r={1.5} />
  </g>,
  // An owl.
  <g key="owl">
    <path class="avatar-fur" d="M-8 -9Q-4 -6 0 -6T8 -9V1.5A8 7.5 0 0 1 -8 1.5Z" />
    <g class="avatar-tint">
      <circle cx={-3.6} cy={-1} r={3.2} />
      <circle cx={3.6} cy={-1} r={3.2} />
    </g>
    <Eyes x={3.6} y={-1} r={1.6} />
    <path class="avatar-ink" d="M-1.4 2h2.8L0 5z" />
  </g>,
  // A frog.
  <g key="frog">
    <g class="avatar-fur">
      <circle cx={-4.6} cy={-5} r={3.4} />
      <circle cx={4.6} cy={-5} r={3.4} />
      <ellipse cy={1.6} rx={8.8} ry={6.6} />
    </g>
    <Eyes x={4.6} y={-5.2} r={1.5} />
    <path class="avatar-line" d="M-5 2.6Q0 6.6 5 2.6" />
  </g>,
  // A mouse.
  <g key="mouse">
    <g class="avatar-fur">
      <circle cx={-6} cy={-4.6} r={4.2} />
      <circle cx={6} cy={-4.6} r={4.2} />
    </g>
    <g class="avatar-tint">
      <circle cx={-6} cy={-4.6} r={2.3} />
      <circle cx={6} cy={-4.6} r={2.3} />
    </g>
    <path class="avatar-fur" d="M-6 0A6 5.6 0 0 1 6 0Q5 6 0 9.4Q-5 6 -6 0Z" />
    <Eyes x={2.5} y={0.6} />
    <circle class="avatar-ink" cy={7.8} r={1.5} />
  </g>,
  // A pig.
  <g key="pig">
    <path class="avatar-tint" d="M-8 -8L-1.5 -6L-6 -1ZM8 -8L1.5 -6L6 -1Z" />
    <circle class="avatar-fur" cy={0.8} r={7.8} />
    <Eyes y={-1.4} x={3.3} />
    <ellipse class="avatar-tint" cy={3.4} rx={3.9} ry={2.8} />
    <Eyes x={1.4} y={3.4} r={0.9} />
  </g>,
  // A penguin.
  <g key="penguin">
    <circle class="avatar-ink" r={8.6} />
    <path
      class="avatar-fur"
      d="M0 -3.4C-2 -7 -6.8 -5 -6 0C-5.6 4 -3 7.4 0 7.4S5.6 4 6 0C6.8 -5 2 -7 0 -3.4Z"
    />
    <Eyes y={-1.2} x={2.9} />
    <path class="avatar-tint" d="M-2.4 1.6h4.8L0 4.8z" />
  </g>,
  // A lion.
  <g key="lion">
    <circle class="avatar-mane" r={7} />
    <circle class="avatar-fur" r={5.8} />
    <Eyes x={2.3} y={-0.8} />
    <path class="avatar-ink" d="M-1.4 1.4h2.8L0 3z" />
    <path class="avatar-line" d="M0 3V3.6M-1.8 4.2Q-.6 4.8 0 3.6Q.6 4.8 1.8 4.2" />
  </g>,
  // A chick.
  <g key="chick">
    <path class="avatar-line" d="M0 -6Q-2.4 -7.4 -2.6 -10M0 -6V-10.4M0 -6Q2.4 -7.4 2.6 -10" />
    <circle class="avatar-fur" cy={1.4} r={7.6} />
    <Eyes y={-0.2} x={3.4} r={1.4} />
    <path class="avatar-tint" d="M-2.8 3L0 1.4L2.8 3L0 5.6Z" />
  </g>,
];
