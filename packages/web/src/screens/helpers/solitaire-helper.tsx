import { useSignal } from '@preact/signals';
import { hintSolo2, isViewOf, seatAt } from '@tischrunde/engine';
import { readTile, winningSteps } from '@tischrunde/engine/internals';
import {
  arrange,
  boxOf,
  type Edit,
  edited,
  newSituation,
  piecesOf,
  type Situation,
} from '@tischrunde/rulebook/real-table';
import { useMemo } from 'preact/hooks';
import { currentBook } from '../../ui/current-language.ts';
import { FieldEditor } from '../allowed/field-editor.tsx';
import { Hands } from '../allowed/hands.tsx';
import { Happenings } from '../allowed/happenings.tsx';
import { PiecePicker, PieceRow } from '../allowed/piece-picker.tsx';
import type { HelperProps } from './helpers-screen.tsx';

const box = boxOf('solo1', {});
const numbers = [0, 1, 2, 3, 4, 5, 6];
const rowLength = 7;

const tilesIn = (names: readonly string[]): number[] => names.flatMap((name) => readTile(name) ?? []);

interface StandingAnswerProps {
  /** What is still missing before there can be an answer; null if nothing is. */
  readonly missing: string | null;
  readonly answer: string;
  readonly 'data-winnable'?: boolean;
  readonly 'data-chance'?: number;
}

/** The line in which the answer stands, and until then what is missing. */
const StandingAnswer = ({ missing, answer, ...facts }: StandingAnswerProps) => (
  <p class={missing === null ? 'standing-answer verdict' : 'standing-answer'} role="status" {...facts}>
    {missing ?? answer}
  </p>
);

/** The rows of Solo 1 as they lie now, and the ends of the line: can it still be won? */
export function Solo1Helper({ words }: HelperProps) {
  const book = currentBook();
  const rows = useSignal<readonly (readonly string[])[]>([[], [], [], []]);
  const current = useSignal(0);
  const ends = useSignal<readonly number[]>([]);
  const all = rows.value.flat();
  const left = box.filter((tile) => !all.includes(tile));
  const set = (row: number, tiles: readonly string[]): void => {
    rows.value = rows.value.with(row, tiles);
  };
  const [one, other] = ends.value;
  const canWin = useMemo(
    () =>
      winningSteps(
        rows.value.map(tilesIn),
        one === undefined || other === undefined ? null : [one, other],
      ) !== null,
    [rows.value, one, other],
  );
  const missing =
    ends.value.length === 1
      ? words('solo1.missingEnd')
      : ends.value.length === 0 && left.length > 0
        ? words('solo1.missing', { count: left.length })
        : all.length === 0
          ? words('solo1.missingTiles')
          : null;
  return (
    <>
      <p>{words('solo1.rows')}</p>
      <StandingAnswer
        missing={missing}
        answer={book.say(canWin ? 'puzzle.canWin' : 'hint.lost')}
        data-winnable={canWin}
      />
      {rows.value.map((row, index) => (
        <section key={index} class="piece-field">
          <div class="keys">
            <button
              type="button"
              aria-pressed={index === current.value}
              onClick={() => {
                current.value = index;
              }}
            >
              {words('solo1.row', { number: index + 1 })}
            </button>
          </div>
          <PieceRow
            pieces={row}
            labelOf={(thing) => words('allowed.remove', { thing })}
            onTap={(tile) =>
              set(
                index,
                row.filter((each) => each !== tile),
              )
            }
          />
        </section>
      ))}
      {left.length > 0 && (
        <PiecePicker
          pieces={left}
          words={words}
          onPick={(tile) => {
            const row = rows.value[current.value] ?? [];
            if (row.length < rowLength) set(current.value, [...row, tile]);
            if (row.length + 1 >= rowLength) current.value = Math.min(3, current.value + 1);
          }}
        />
      )}
      <fieldset class="picker">
        <legend>{words('solo1.ends')}</legend>
        <div class="keys">
          {numbers.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={ends.value.includes(value)}
              onClick={() => {
                ends.value = ends.value.length < 2 ? [...ends.value, value] : [value];
              }}
            >
              {value}
            </button>
          ))}
        </div>
        <p>{ends.value.join(' · ')}</p>
      </fieldset>
    </>
  );
}

/** The line and the hand of Solo 2: can it still be won, and how likely is it? */
export function Solo2Helper({ words }: HelperProps) {
  const book = currentBook();
  const situation = useSignal<Situation>({ ...newSituation('solo2', 1), hands: [[]] });
  const now = situation.value;
  const edit = (change: Edit): void => {
    situation.value = edited(now, change);
  };
  const view = useMemo(() => {
    const { table, before, hands, options } = now;
    const seen = 1 + before.flatMap(({ move }) => piecesOf(move)).length + (hands[0] ?? []).length;
    const stock = boxOf('solo2', options).length - seen;
    const arranged = arrange({ ...now, table, stock, holdsPiece: false });
    return 'match' in arranged ? arranged.match.view(seatAt(0)) : null;
  }, [now]);
  const chance = view !== null && isViewOf(view, 'solo2') ? hintSolo2(view).chance : 0;
  const percent = new Intl.NumberFormat(book.language, { style: 'percent', maximumSignificantDigits: 2 });
  return (
    <>
      <p>{words('solo2.about')}</p>
      <StandingAnswer
        missing={(now.hands[0] ?? []).length === 0 ? words('solo2.missing') : null}
        answer={
          chance > 0 ? `${book.say('puzzle.canWin')} (${percent.format(chance)})` : book.say('hint.lost')
        }
        data-chance={chance}
      />
      <FieldEditor
        field={{ name: 'start', kind: 'tile' }}
        situation={now}
        {...{ view, words }}
        values={now.table}
        near={[]}
        onChange={(name, value) => edit({ what: 'table', name, value })}
      />
      <Happenings situation={now} {...{ view, words, edit }} />
      <Hands situation={now} {...{ words, edit }} />
    </>
  );
}
