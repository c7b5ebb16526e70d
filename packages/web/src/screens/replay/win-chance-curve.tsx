import type { Book } from '@tischrunde/rulebook';
import { useSize } from '../../ui/use-size.ts';
import type { Analysis } from './analysis.ts';

interface CurveProps {
  readonly analyses: ReadonlyMap<number, Analysis>;
  /** The decisions that cost most, the costliest first. */
  readonly costly: readonly Analysis[];
  /** The last position of the match, and the one shown. */
  readonly last: number;
  readonly at: number;
  readonly book: Book;
}

const height = 72;
/** Half the slider's thumb, so that the curve lines up with the slider. */
const margin = 8;
/** The space left of the slider, for the scale. */
const gutter = 48;

/** The chance to win after each of the player's moves, above the slider. */
export function WinChanceCurve({ analyses, costly, last, at, book }: CurveProps) {
  const { ref, width } = useSize();
  const percent = new Intl.NumberFormat(book.language, { style: 'percent' });
  const made = [...analyses.values()]
    .flatMap(({ at: before, made: chance }) => (chance === null ? [] : [{ position: before + 1, chance }]))
    .toSorted((one, other) => one.position - other.position);
  const left = gutter + margin;
  const x = (position: number): number => left + (position / Math.max(last, 1)) * (width - margin - left);
  const y = (chance: number): number => 8 + (1 - chance) * (height - 16);
  const [first] = made;
  const end = made.at(-1);
  const now = made.findLast(({ position }) => position <= at);
  const range =
    first === undefined || end === undefined
      ? ''
      : `: ${book.say('look.from', { first: percent.format(first.chance), last: percent.format(end.chance) })}`;
  return (
    <figure class="curve">
      <figcaption class="quiet">
        {book.say('look.curve')}
        {now !== undefined && <b>{percent.format(now.chance)}</b>}
      </figcaption>
      <div ref={ref}>
        <svg width={width} height={height} role="img" aria-label={`${book.say('look.curve')}${range}`}>
          {[0, 0.5, 1].map((chance) => (
            <path key={chance} class="curve-grid" d={`M${left} ${y(chance)}H${width - margin}`} />
          ))}
          {[0, 1].map((chance) => (
            <text key={chance} class="curve-scale" x={gutter} y={y(chance) + 5}>
              {percent.format(chance)}
            </text>
          ))}
          <path class="curve-now" d={`M${x(at)} 0V${height}`} />
          <path
            class="curve-line"
            d={made
              .map(({ position, chance }, index) => `${index === 0 ? 'M' : 'L'}${x(position)} ${y(chance)}`)
              .join('')}
          />
          {made.map(({ position, chance }) => (
            <circle
              key={position}
              class="curve-dot"
              data-now={position === at}
              cx={x(position)}
              cy={y(chance)}
              r={position === at ? 6 : 3}
            />
          ))}
          {costly.map(({ at: before, made: chance }, index) => (
            <g key={before} class="curve-costly" transform={`translate(${x(before + 1)} ${y(chance ?? 0)})`}>
              <circle r={9} />
              <text y={4.5}>{index + 1}</text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
