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
  return (
    <>
      <p>{words('solo1.rows')}</p>
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
      <p class="verdict" role="status" data-winnable={canWin}>
        {(ends.value.length === 2 || left.length === 0) && book.say(canWin ? 'puzzle.canWin' : 'hint.lost')}
      </p>
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
      <p class="verdict" role="status" data-chance={chance}>
        {(now.hands[0] ?? []).length > 0 &&
          (chance > 0 ? `${book.say('puzzle.canWin')} (${percent.format(chance)})` : book.say('hint.lost'))}
      </p>
    </>
  );
}
