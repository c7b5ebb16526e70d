import { Numeral } from './numeral.tsx';

/** The shape of a colour, around 0,0, so that nobody depends on the hue. */
export function ColourShape({ colour, size }: { readonly colour: string; readonly size: number }) {
  return <path d={shapeOf(colour, size)} />;
}

/** The outline of a colour's shape: red ●, green ▲, blue ■, yellow ◆. */
function shapeOf(colour: string, size: number): string {
  const unit = (share: number): number => Math.round(share * size * 100) / 100;
  switch (colour) {
    case 'r':
      return `M${-unit(0.5)} 0a${unit(0.5)} ${unit(0.5)} 0 1 0 ${unit(1)} 0a${unit(0.5)} ${unit(0.5)} 0 1 0 ${-unit(1)} 0z`;
    case 'g':
      return `M0 ${-unit(0.56)}l${unit(0.6)} ${unit(1.04)}h${-unit(1.2)}z`;
    case 'b':
      return `M${-unit(0.46)} ${-unit(0.46)}h${unit(0.92)}v${unit(0.92)}h${-unit(0.92)}z`;
    default:
      return `M0 ${-unit(0.62)}l${unit(0.54)} ${unit(0.62)}l${-unit(0.54)} ${unit(0.62)}l${-unit(0.54)} ${-unit(0.62)}z`;
  }
}

const lines = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 6.5,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

interface ActionSignProps {
  readonly action: string;
  /** Leaves out what is too small in a corner. */
  readonly isBrief?: boolean;
}

/** The sign of an action card, around 0,0, at most 56 wide and high, in the current colour. */
export function ActionSign({ action, isBrief = false }: ActionSignProps) {
  switch (action) {
    case 'skip':
      return (
        <g {...lines}>
          <circle r={19} />
          <path d="M-13.4 13.4L13.4 -13.4" />
        </g>
      );
    case 'reverse':
      return (
        <path
          {...lines}
          d="M-20 -2v-1a9 9 0 0 1 9 -9H17M10.500 -19l7.500 7l-7.500 7M20 2v1a9 9 0 0 1 -9 9H-17M-10.500 19l-7.500 -7l7.500 -7"
        />
      );
    case 'draw1':
    case 'draw2':
      return isBrief ? (
        <Numeral text={`+${drawnBy(action)}`} height={38} />
      ) : (
        <Draws count={drawnBy(action)} />
      );
    case 'swap':
      return (
        <g>
          <path
            d="M-20.5 -12h11a4 4 0 0 1 4 4v16a4 4 0 0 1 -4 4h-11a4 4 0 0 1 -4 -4v-16a4 4 0 0 1 4 -4z"
            fill="currentColor"
          />
          <path
            {...lines}
            stroke-width={3.6}
            d="M9.5 -10.200h11a2.2 2.2 0 0 1 2.2 2.200v16a2.2 2.2 0 0 1 -2.2 2.200h-11a2.2 2.2 0 0 1 -2.2 -2.200v-16a2.2 2.2 0 0 1 2.2 -2.200z"
          />
          <path
            {...lines}
            stroke-width={4}
            d="M-13 -18.500c5 -6.5 19 -6.5 25 -1M12.5 -26l0 7l-7 0.500M13 18.500c-5 6.5 -19 6.5 -25 1M-12.5 26l0 -7l7 -0.5"
          />
        </g>
      );
    case 'rotate':
      return <path {...lines} d="M-17.5 5A18 18 0 1 1 -6 17.200M-25 -2.500l7.5 8.500l9 -7" />;
    case 'ask':
      return <Numeral text="?" height={44} />;
    default:
      return null;
  }
}

const drawnBy = (action: string): number => (action === 'draw1' ? 1 : 2);

/** “+2”, and below it as many cards. */
function Draws({ count }: { readonly count: number }) {
  return (
    <g fill="currentColor">
      <Numeral text={`+${count}`} height={27} y={-7} />
      {Array.from({ length: count }, (_, index) => (
        <rect key={index} x={(index - (count - 1) / 2) * 11 - 4} y={11} width={8} height={11} rx={2} />
      ))}
    </g>
  );
}
