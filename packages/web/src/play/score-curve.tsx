import type { Book } from '@tischrunde/rulebook';
import type { Sitter } from '../session/sitter.ts';
import type { SeatView } from '../session/table.ts';
import { useSize } from '../ui/use-size.ts';
import { AvatarFace, colourOf } from './avatar.tsx';
import { sumsOf } from './points.ts';

interface ScoreCurveProps {
  readonly sheet: SeatView['sheet'];
  readonly sitters: readonly Sitter[];
  readonly book: Book;
}

const height = 120;
const margin = 14;
/** Space for the initials at the ends of the lines. */
const gutter = 44;
const face = 11;

/** The totals by round: one line per player, with the initial at its end. */
export function ScoreCurve({ sheet, sitters, book }: ScoreCurveProps) {
  const { ref, width } = useSize();
  const sums = sumsOf(sheet, sitters.length);
  const rounds = sums[0].length - 1;
  if (rounds < 2) return null;
  const all = sums.flat();
  const [least, most] = [Math.min(...all), Math.max(...all, 1)];
  const x = (round: number): number => margin + (round / rounds) * (width - margin - gutter);
  const y = (sum: number): number =>
    height - margin - ((sum - least) / (most - least)) * (height - 2 * margin);
  const faces = spread(sums.map((line) => y(line[rounds])));
  return (
    <figure class="score-curve">
      <figcaption class="quiet">{book.say('score.curve')}</figcaption>
      <div ref={ref}>
        <svg width={width} height={height} aria-hidden="true">
          <path class="curve-ground" d={`M${x(0)} ${y(0)}H${x(rounds)}`} />
          {sums.map((line, seat) => (
            <path
              key={sitters[seat].name}
              class="curve-sums"
              stroke={colourOf(seat)}
              d={line.map((sum, round) => `${round === 0 ? 'M' : 'L'}${x(round)} ${y(sum)}`).join('')}
            />
          ))}
          {sums.map((line, seat) => (
            <g key={sitters[seat].name}>
              <path
                class="curve-lead"
                stroke={colourOf(seat)}
                d={`M${x(rounds)} ${y(line[rounds])}L${width - gutter / 2} ${faces[seat]}`}
              />
              <g transform={`translate(${width - gutter / 2 + 4} ${faces[seat]})`}>
                <circle r={face} fill={colourOf(seat)} />
                <g style={{ '--seat': colourOf(seat) }} transform={`scale(${face / 12})`}>
                  <AvatarFace seat={seat} />
                </g>
              </g>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}

/** The same heights, spread so that no face covers another. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, index) => index).toSorted((one, other) => heights[one] - heights[other]);
  const room = Math.min(2 * face + 1, (height - 2 * face) / Math.max(1, heights.length - 1));
  const placed = [...heights];
  let next = face;
  for (const [index, at] of order.entries()) {
    const last = height - face - (order.length - 1 - index) * room;
    placed[at] = Math.min(Math.max(next, heights[at]), last);
    next = placed[at] + room;
  }
  return placed;
}
