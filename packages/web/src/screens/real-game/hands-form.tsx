import { useSignal } from '@preact/signals';
import { type Seat, seatAt } from '@tischrunde/engine';
import type {
  HandsForm as Form,
  PadEnd,
  PadEntry,
  PadHand,
  PadProblem,
  PadSheet,
} from '@tischrunde/engine/pad';
import type { LabelKey } from '@tischrunde/rulebook';
import { currentBook } from '../../ui/current-language.ts';
import { NumberPad } from './number-pad.tsx';
import { PieceGrid } from './piece-grid.tsx';
import { Players } from './players.tsx';
import {
  askAgain,
  nextQuestion,
  type RoundEntry,
  type Told,
  toldNothing,
  toldOf,
} from './round-questions.ts';
import { Worths } from './worths.tsx';

interface HandsFormProps {
  readonly form: Form;
  readonly names: readonly string[];
  readonly sheet: PadSheet;
  /** The round that is changed: only what was wrong is asked again. */
  readonly mended?: RoundEntry | undefined;
  /** Says why the entry cannot be, if so. */
  onWrite(entry: PadEntry): PadProblem | null;
  /** Some answers were given, and the entry is not complete yet. */
  onTelling(isTelling: boolean): void;
  /** Where there is something else to write down. */
  onCancel?(): void;
}

const ask = {
  dominoes: 'pad.ask.pips',
  solo: 'pad.ask.cards',
  number: 'pad.ask.number',
} as const satisfies Record<Form['pieces']['kind'], LabelKey>;

/** Asks how the round ended and what everybody has left, and writes it down after the last answer. */
export function HandsForm({ form, names, sheet, mended, onWrite, onTelling, onCancel }: HandsFormProps) {
  const book = currentBook();
  const told = useSignal<Told>(mended === undefined ? toldNothing(names.length, form) : toldOf(mended));
  const tens = useSignal(0);
  const byPieces = useSignal(false);
  const withDouble = useSignal(false);
  const { how, hands } = told.value;
  const question = nextQuestion(form, told.value);
  const tell = (part: Partial<Told>): void => {
    const now = { ...told.value, ...part };
    const next = nextQuestion(form, now);
    tens.value = 0;
    withDouble.value = false;
    onTelling(next.about !== 'nothing');
    const problem = next.about === 'nothing' ? onWrite(next.entry) : null;
    told.value = problem === null ? now : askAgain(now, problem);
  };
  const noteHand = (seat: Seat, hand: PadHand): void => tell({ hands: hands.with(seat, hand), asked: null });
  const noted = hands.map((hand, seat) => {
    if (question.about === 'hand' && question.seat === seat && tens.value > 0) return `${tens.value}…`;
    if (hand === null) return seat === told.value.by && how === 'out' ? '0' : null;
    return `${form.countOf(hand)}`;
  });
  const forget = (): void => {
    told.value = toldNothing(names.length, form);
    onTelling(false);
  };
  // Whoever changes a round leaves it by the button below.
  const cancel = mended === undefined && (
    <button
      type="button"
      onClick={() => {
        forget();
        onCancel?.();
      }}
    >
      {book.say('pad.cancel')}
    </button>
  );
  switch (question.about) {
    case 'partner':
      return (
        <>
          <Question>{book.say('pad.ask.partner', { name: names[0] })}</Question>
          <Players
            {...{ names, sheet }}
            offered={names.map((_, seat) => seat).slice(1)}
            onTap={(seat) => tell({ partner: seatAt(seat) })}
          />
        </>
      );
    case 'who':
      return (
        <>
          <Question>{book.say(`pad.ask.${question.how}`)}</Question>
          <Players {...{ names, sheet }} onTap={(seat) => tell({ how: question.how, by: seatAt(seat) })} />
          <div class="pad-buttons">
            {question.how === 'out' && (
              <OtherEnds form={form} onEnd={(end) => tell({ how: end, by: null })} />
            )}
            {(question.how !== 'out' || onCancel !== undefined) && cancel}
          </div>
        </>
      );
    case 'hand': {
      const { seat } = question;
      return (
        <>
          <Question>{book.say(ask[form.pieces.kind], { name: names[seat] })}</Question>
          <Players
            {...{ names, sheet, noted }}
            asked={seat}
            offered={question.needed}
            onTap={(other) => tell({ asked: seatAt(other) })}
          />
          {question.asksDouble && !byPieces.value && (
            <button
              type="button"
              aria-pressed={withDouble.value}
              onClick={() => {
                withDouble.value = !withDouble.value;
              }}
            >
              {book.say('pad.withDouble')}
            </button>
          )}
          {byPieces.value ? (
            <HandOfPieces
              key={seat}
              {...{ form, hands, seat }}
              onDone={(pieces) => noteHand(seat, { pieces })}
            />
          ) : (
            <NumberPad
              begun={tens.value}
              most={form.pieces.kind === 'number' ? 40 : 1000}
              onTens={(value) => {
                tens.value = value;
              }}
              onNumber={(count) => noteHand(seat, withDouble.value ? { count, double: true } : { count })}
            />
          )}
          {!byPieces.value && <Worths special={form.special} />}
          <div class="pad-buttons">
            {form.pieces.kind !== 'number' && (
              <button
                type="button"
                onClick={() => {
                  byPieces.value = !byPieces.value;
                }}
              >
                {book.say(byPieces.value ? 'pad.tapNumber' : 'pad.tapPieces')}
              </button>
            )}
            {cancel}
          </div>
        </>
      );
    }
    // Only a round that is changed is complete before anything is asked.
    case 'nothing':
      return (
        <>
          <Question>{book.say('pad.ask.mend')}</Question>
          <Players
            {...{ names, sheet, noted }}
            offered={hands.flatMap((hand, seat) => (hand === null ? [] : [seat]))}
            onTap={(seat) => tell({ asked: seatAt(seat) })}
          />
          <div class="pad-buttons">
            <button type="button" onClick={forget}>
              {book.say('pad.afresh')}
            </button>
          </div>
        </>
      );
  }
}

/** What the pad wants to know next. */
export const Question = ({ children }: { readonly children: string }) => (
  <h2 class="pad-question" aria-live="polite">
    {children}
  </h2>
);

const endLabels = {
  blocked: 'pad.blocked',
  locked: 'pad.locked',
  exhausted: 'pad.pileEmpty',
} as const satisfies Record<Exclude<PadEnd, 'out'>, LabelKey>;

interface OtherEndsProps {
  readonly form: Form;
  onEnd(how: PadEnd): void;
}

/** The ways in which a round can end without anybody going out. */
function OtherEnds({ form, onEnd }: OtherEndsProps) {
  const book = currentBook();
  return (
    <>
      {form.ends
        .filter((end) => end !== 'out')
        .map((end) => (
          <button key={end} type="button" onClick={() => onEnd(end)}>
            {book.say(endLabels[end])}
          </button>
        ))}
    </>
  );
}

interface HandOfPiecesProps {
  readonly form: Form;
  readonly hands: readonly (PadHand | null)[];
  readonly seat: number;
  onDone(pieces: readonly string[]): void;
}

function HandOfPieces({ form, hands, seat, onDone }: HandOfPiecesProps) {
  const book = currentBook();
  const before = hands[seat];
  const chosen = useSignal<readonly string[]>(before !== null && 'pieces' in before ? before.pieces : []);
  const taken = hands.flatMap((hand, other) =>
    other !== seat && hand !== null && 'pieces' in hand ? hand.pieces : [],
  );
  return (
    <>
      <button type="button" class="primary pad-done" onClick={() => onDone(chosen.value)}>
        {book.say('pad.done', { count: form.countOf({ pieces: chosen.value }) })}
      </button>
      <PieceGrid
        pieces={form.pieces}
        chosen={chosen.value}
        taken={taken}
        onChange={(pieces) => {
          chosen.value = pieces;
        }}
      />
    </>
  );
}
