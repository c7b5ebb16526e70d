/** The shape of a colour, around 0,0, so that nobody depends on the hue. */
export function ColourShape({ colour, size }: { readonly colour: string; readonly size: number }) {
  switch (colour) {
    case 'r':
      return <circle r={size * 0.5} />;
    case 'g':
      return <path d={`M0 ${-size * 0.55}l${size * 0.58} ${size}h${-size * 1.16}z`} />;
    case 'b':
      return <rect x={-size * 0.45} y={-size * 0.45} width={size * 0.9} height={size * 0.9} rx={1} />;
    default:
      return (
        <path
          d={`M0 ${-size * 0.6}l${size * 0.5} ${size * 0.6}l${-size * 0.5} ${size * 0.6}l${-size * 0.5} ${-size * 0.6}z`}
        />
      );
  }
}

/** The symbol of an action card, around 0,0, about 44 wide, in the current colour. */
export function ActionSign({ action }: { readonly action: string }) {
  const lines = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 6,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  } as const;
  switch (action) {
    case 'skip':
      return (
        <g {...lines}>
          <circle r={18} />
          <path d="M-12.5 12.5L12.5 -12.5" />
        </g>
      );
    case 'reverse':
      return (
        <g {...lines}>
          <path d="M-17 -8H15M7 -17l9 9l-9 9" />
          <path d="M17 10H-15M-7 19l-9 -9l9 -9" />
        </g>
      );
    case 'draw1':
    case 'draw2':
    case 'wild4':
      return <Drawn count={action === 'draw1' ? 1 : action === 'draw2' ? 2 : 4} />;
    case 'swap':
      return (
        <g>
          <rect x={-25} y={-13} width={17} height={26} rx={4} fill="currentColor" />
          <rect x={8} y={-13} width={17} height={26} rx={4} fill="currentColor" opacity={0.6} />
          <g {...lines} stroke-width={4}>
            <path d="M-9 -20q9 -8 18 0M4 -24l5 4l-6 3" />
            <path d="M9 20q-9 8 -18 0M-4 24l-5 -4l6 -3" />
          </g>
        </g>
      );
    case 'rotate':
      return (
        <g {...lines}>
          <path d="M-16 6A17 17 0 1 1 -4 16.5" />
          <path d="M-25 1l9 7l7 -9" />
        </g>
      );
    case 'ask':
      return (
        <text class="card-figure" font-size={52} y={1}>
          ?
        </text>
      );
    default:
      return null;
  }
}

function Drawn({ count }: { readonly count: number }) {
  const step = count === 4 ? 7 : 10;
  const first = (-(count - 1) * step) / 2;
  return (
    <g>
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          x={first + index * step - 10}
          y={first * 0.7 + index * step * 0.7 - 15}
          width={20}
          height={30}
          rx={4}
          fill="currentColor"
          stroke="var(--card-colour)"
          stroke-width={2}
        />
      ))}
      <text class="card-figure" font-size={26} x={18} y={-22}>
        +{count}
      </text>
    </g>
  );
}
