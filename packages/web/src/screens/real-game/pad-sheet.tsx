import type { PadSheet } from '@tischrunde/engine/pad';
import { lengthText } from '@tischrunde/rulebook';
import { ScoreCurve } from '../../play/score-curve.tsx';
import { currentBook } from '../../ui/current-language.ts';
import '../../play/play.css';
import '../../play/round-end.css';

interface PadSheetTableProps {
  readonly names: readonly string[];
  readonly sheet: PadSheet;
  /** Something was written down of the round that is played. */
  readonly isBegun: boolean;
  /** A round is to be changed. */
  onRound(index: number): void;
}

/** The sheet as on paper, and the curve of the totals. Secret points are not shown, and not in the curve either. */
export function PadSheetTable({ names, sheet, isBegun, onRound }: PadSheetTableProps) {
  const book = currentBook();
  const { rounds, scores, secret, length, gained } = sheet;
  const sitters = names.map((name) => ({ name, plays: 'person' }) as const);
  const cell = (points: number): string | number => (secret ? '–' : points);
  return (
    <section class="pad-sheet">
      <section class="sheet-room" tabindex={0} aria-label={book.say('score.sheet')}>
        <table class="sheet">
          <thead>
            <tr>
              <th scope="col">{book.say('score.round')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ points, to }, index) => (
              <tr key={to}>
                <th scope="row">
                  <button
                    type="button"
                    class="pad-round"
                    aria-label={`${book.say('score.roundNumber', { number: index + 1 })}: ${book.say('pad.change')}`}
                    onClick={() => onRound(index)}
                  >
                    {index + 1} <span aria-hidden="true">✎</span>
                  </button>
                </th>
                {names.map((name, seat) => (
                  <td key={name}>{cell(points[seat])}</td>
                ))}
              </tr>
            ))}
            {isBegun && (
              <tr>
                <th scope="row">
                  <button
                    type="button"
                    class="pad-round"
                    aria-label={`${book.say('score.roundNumber', { number: rounds.length + 1 })}: ${book.say('pad.change')}`}
                    onClick={() => onRound(rounds.length)}
                  >
                    {rounds.length + 1} <span aria-hidden="true">✎</span>
                  </button>
                </th>
                {names.map((name, seat) => (
                  <td key={name}>{cell(gained[seat])}</td>
                ))}
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{book.say('score.total')}</th>
              {names.map((name, seat) => (
                <td key={name}>{cell(scores[seat])}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <p class="quiet sheet-length">
        {[lengthText(length, book), book.say(`score.${length.wins}`)].join(' · ')}
      </p>
      {!secret && <ScoreCurve sheet={rounds.map(({ points }) => points)} {...{ sitters, book }} />}
    </section>
  );
}
