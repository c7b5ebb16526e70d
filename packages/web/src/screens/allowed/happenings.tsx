import { type Signal, useSignal } from '@preact/signals';
import type { MoveText, View } from '@tischrunde/engine';
import {
  boxOf,
  type Debt,
  debtsIn,
  type Edit,
  forms,
  type Happening,
  happeningsWithDebt,
  hasTwoEnds,
  isComplete,
  layoutWithEnds,
  mayBring,
  piecesOf,
  type RealTableWords,
  type Situation,
  valuesOf,
} from '@tischrunde/rulebook/real-table';
import { currentBook } from '../../ui/current-language.ts';
import { MoveEditor, moveLabel } from './move-editor.tsx';
import { PieceIcon, PiecePicker, PieceRow } from './piece-picker.tsx';

interface HappeningsProps {
  readonly situation: Situation;
  readonly view: View | null;
  readonly words: RealTableWords;
  readonly edit: Editing;
}

/** Changes what was described. */
export type Editing = (change: Edit) => void;

/** What has happened: a list that one can add to, and take back from its end. */
export function Happenings({ situation, view, words, edit }: HappeningsProps) {
  const { before } = situation;
  const isOpen = useSignal(false);
  return (
    <section class="piece-field">
      <h3>{words('allowed.happened')}</h3>
      {before.length === 0 && <p class="quiet">{words('allowed.nothing')}</p>}
      <ol class="happenings">
        {before.map((happening, index) => (
          <Line
            key={index}
            {...{ happening, words }}
            isLast={index === before.length - 1}
            onRemove={() => edit({ what: 'before', before: before.slice(0, -1) })}
          />
        ))}
      </ol>
      <div class="keys">
        <button
          type="button"
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          {words('allowed.addMove')}
        </button>
      </div>
      {isOpen.value && (
        <NewHappening
          {...{ situation, view, words }}
          onAdd={(happening) => {
            edit({ what: 'before', before: [...before, happening] });
            isOpen.value = false;
          }}
        />
      )}
      {hasTwoEnds(situation) && <JustTheEnds {...{ situation, words, edit }} />}
      <OpenDebt {...{ situation, words, edit }} />
    </section>
  );
}

interface LineProps {
  readonly happening: Happening;
  readonly isLast: boolean;
  readonly words: RealTableWords;
  onRemove(): void;
}

function Line({ happening: { move, seat, drew = [] }, isLast, words, onRemove }: LineProps) {
  const book = currentBook();
  const who =
    seat === undefined
      ? ''
      : seat === 0
        ? words('allowed.me')
        : book.say('seat.number', { number: seat + 1 });
  const what = book.say(moveLabel(move.type));
  return (
    <li>
      {who !== '' && <b>{who}</b>} {what}{' '}
      {piecesOf(move).map((piece) => (
        <PieceIcon key={piece} name={piece} />
      ))}
      {typeof move.at === 'string' && <span class="quiet">{book.written.end(move.at)}</span>}
      {typeof move.cell === 'number' && move.cell + 1}
      {drew.length > 0 && <span class="quiet">{drew.map(book.written.piece).join(', ')}</span>}
      {isLast && (
        <button
          type="button"
          class="round"
          aria-label={words('allowed.remove', { thing: what })}
          onClick={onRemove}
        >
          ✕
        </button>
      )}
    </li>
  );
}

interface NewHappeningProps extends Omit<HappeningsProps, 'edit'> {
  onAdd(happening: Happening): void;
}

/** A move that somebody made. */
function NewHappening({ situation, view, words, onAdd }: NewHappeningProps) {
  const book = currentBook();
  const { moves, hasTurns } = forms[situation.game];
  const move = useSignal<MoveText>({ type: moves[0]?.type ?? '' });
  const seat = useSignal<number | null>(hasTurns ? null : 1);
  const drew = useSignal<readonly string[]>([]);
  const seats = Array.from({ length: situation.players }, (_, index) => index);
  const nameOf = (who: number | null): string =>
    who === null
      ? words('allowed.onTurn')
      : who === 0
        ? words('allowed.me')
        : book.say('seat.number', { number: who + 1 });
  return (
    <div class="new-happening">
      {situation.players > 1 && (
        <fieldset class="picker">
          <legend>{words('allowed.who')}</legend>
          <div class="keys">
            {[...(hasTurns ? [null] : []), ...seats].map((who) => (
              <button
                key={String(who)}
                type="button"
                aria-pressed={seat.value === who}
                onClick={() => {
                  seat.value = who;
                }}
              >
                {nameOf(who)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <MoveEditor
        title={words('allowed.happened')}
        {...{ situation, view, words }}
        move={move.value}
        near={[]}
        onChange={(changed) => {
          move.value = changed;
        }}
      />
      {mayBring(situation, move.value.type) && (
        <CameUp
          key={move.value.type}
          {...{ situation, words, drew }}
          isUsual={move.value.type === 'draw' || move.value.type === 'flip'}
        />
      )}
      <button
        type="button"
        class="primary"
        disabled={!isComplete({ ...situation, question: move.value })}
        onClick={() =>
          onAdd({
            move: move.value,
            ...(seat.value === null ? {} : { seat: seat.value }),
            ...(drew.value.length === 0 ? {} : { drew: drew.value }),
          })
        }
      >
        {words('allowed.add')}
      </button>
    </div>
  );
}

interface CameUpProps extends Pick<HappeningsProps, 'situation' | 'words'> {
  readonly drew: Signal<readonly string[]>;
  /** Such a move always brings something up. */
  readonly isUsual: boolean;
}

/** The pieces that came up with a move, for those to whom they matter. */
function CameUp({ situation, words, drew, isUsual }: CameUpProps) {
  return (
    <details open={isUsual}>
      <summary>{words('allowed.cameUp')}</summary>
      <PieceRow
        pieces={drew.value}
        labelOf={(thing) => words('allowed.remove', { thing })}
        onTap={(_, index) => {
          drew.value = drew.value.filter((_, other) => other !== index);
        }}
      />
      <PiecePicker
        pieces={[...new Set(boxOf(situation.game, situation.options))]}
        words={words}
        onPick={(piece) => {
          drew.value = [...drew.value, piece];
        }}
      />
    </details>
  );
}

/** For those who do not care how the line came about. */
function JustTheEnds({ situation, words, edit }: Omit<HappeningsProps, 'view'>) {
  const first = useSignal<number | null>(null);
  return (
    <fieldset class="picker">
      <legend>{words('allowed.ends')}</legend>
      <div class="keys" data-ends>
        {valuesOf(situation.game, situation.options).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={first.value === value}
            onClick={() => {
              if (first.value === null) {
                first.value = value;
                return;
              }
              const before = layoutWithEnds(situation, [first.value, value]);
              first.value = null;
              if (before !== null) edit({ what: 'before', before });
            }}
          >
            {value}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A card that shows what a debt is made of. */
const debtCards = { draw1: null, draw2: 'r:draw2', wild4: 'wild4' } as const satisfies Record<
  Debt['kind'],
  string | null
>;

/** For those who do not care who has laid what. */
function OpenDebt({ situation, words, edit }: Omit<HappeningsProps, 'view'>) {
  const debts = debtsIn(situation);
  if (debts.length === 0) return null;
  return (
    <fieldset class="picker">
      <legend>{words('allowed.debt')}</legend>
      <div class="keys">
        {debts.map((debt) => {
          const card = debtCards[debt.kind];
          return (
            <button
              key={`${debt.kind} ${debt.due}`}
              type="button"
              data-debt={`${debt.kind} ${debt.due}`}
              onClick={() => {
                const before = happeningsWithDebt(situation, debt);
                if (before !== null) edit({ what: 'before', before });
              }}
            >
              {card !== null && <PieceIcon name={card} />}
              {debt.due}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
