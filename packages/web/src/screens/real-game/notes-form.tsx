import { useSignal } from '@preact/signals';
import { seatAt } from '@tischrunde/engine';
import type { BergenRule, PadEntry, PadForm, PadProblem, PadSheet, PadTable } from '@tischrunde/engine/pad';
import type { ComponentChildren } from 'preact';
import { currentBook } from '../../ui/current-language.ts';
import { DominanzForm } from './dominanz-form.tsx';
import { HandsForm, Question } from './hands-form.tsx';
import { bergenLabels } from './pad-text.ts';
import { Players } from './players.tsx';
import type { RoundEntry } from './round-questions.ts';

export interface NotesFormProps {
  readonly names: readonly string[];
  readonly sheet: PadSheet;
  /** The entry that is changed. */
  readonly mended: PadEntry | null;
  /** Says why the entry cannot be, if so. */
  onWrite(entry: PadEntry): PadProblem | null;
  /** Some answers were given, and the entry is not complete yet. */
  onTelling(isTelling: boolean): void;
}

type FormOf<Kind extends PadForm['kind']> = Extract<PadForm, { readonly kind: Kind }>;
export type TableOf<Kind extends PadTable['kind']> = Extract<PadTable, { readonly kind: Kind }>;

/** The form of a game: what is written down while a round is played, and at its end. */
export function PadEntryForm(props: NotesFormProps) {
  const { form, table } = props.sheet;
  switch (form.kind) {
    case 'hands':
      return <HandsForm {...props} form={form.hands} mended={roundOf(props)} />;
    case 'fives':
      return <FivesForm {...props} form={form} />;
    case 'bergen':
      return table.kind === 'bergen' ? <BergenForm {...props} {...{ form, table }} /> : null;
    case 'italian':
      return table.kind === 'italian' ? <ItalianForm {...props} {...{ form, table }} /> : null;
    case 'concentration':
      return table.kind === 'concentration' ? <ConcentrationForm {...props} table={table} /> : null;
    case 'hektik':
      return table.kind === 'hektik' ? <HektikForm {...props} table={table} /> : null;
    case 'burg':
      return <BurgForm {...props} />;
    case 'dominanz':
      return table.kind === 'dominanz' ? <DominanzForm {...props} table={table} /> : null;
  }
}

const roundOf = ({ mended }: NotesFormProps): RoundEntry | undefined =>
  mended?.type === 'round' ? mended : undefined;

interface ChipsProps<Value> {
  readonly values: readonly Value[];
  readonly chosen: (value: Value) => boolean;
  nameOf(value: Value): string;
  onTap(value: Value): void;
}

function Chips<Value extends string | number>({ values, chosen, nameOf, onTap }: ChipsProps<Value>) {
  return (
    <div class="pad-chips">
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={chosen(value)} onClick={() => onTap(value)}>
          {nameOf(value)}
        </button>
      ))}
    </div>
  );
}

/** Something that is chosen first, then who gets it. */
function PickThenPlayer<Value extends string | number>({
  names,
  sheet,
  question,
  values,
  nameOf,
  onPick,
}: {
  readonly names: readonly string[];
  readonly sheet: PadSheet;
  readonly question: string;
  readonly values: readonly Value[];
  nameOf(value: Value): string;
  onPick(value: Value, seat: number): void;
}) {
  const picked = useSignal<Value | null>(null);
  return (
    <>
      <Question>{question}</Question>
      <Chips
        {...{ values, nameOf }}
        chosen={(value) => value === picked.value}
        onTap={(value) => {
          picked.value = value;
        }}
      />
      <Players
        {...{ names, sheet }}
        offered={picked.value === null ? [] : names.map((_, seat) => seat)}
        onTap={(seat) => {
          if (picked.value !== null) onPick(picked.value, seat);
          picked.value = null;
        }}
      />
    </>
  );
}

interface RoundEndProps extends NotesFormProps {
  readonly form: FormOf<'fives' | 'bergen'>;
  readonly label: string;
  /** What is written down while the round is played. */
  readonly children: ComponentChildren;
}

/** Points as they fall, and the end of the round behind a button, which is needed less often. */
function WithRoundEnd({ form, label, children, ...props }: RoundEndProps) {
  const mended = roundOf(props);
  const isOver = useSignal(mended !== undefined);
  if (!isOver.value) {
    return (
      <>
        {children}
        <button
          type="button"
          onClick={() => {
            isOver.value = true;
            props.onTelling(true);
          }}
        >
          {label}
        </button>
      </>
    );
  }
  const close = (): void => {
    isOver.value = false;
  };
  return <HandsForm {...props} form={form.hands} mended={mended} onCancel={close} />;
}

function FivesForm(props: NotesFormProps & { readonly form: FormOf<'fives'> }) {
  const { form, names, sheet, onWrite } = props;
  const book = currentBook();
  return (
    <WithRoundEnd {...props} label={book.say('pad.roundOver')}>
      <PickThenPlayer
        {...{ names, sheet }}
        question={book.say('pad.ask.ends')}
        values={Array.from({ length: form.most / 5 }, (_, index) => 5 * (index + 1))}
        nameOf={String}
        onPick={(sum, seat) => onWrite({ type: 'ends', seat: seatAt(seat), sum })}
      />
    </WithRoundEnd>
  );
}

const paid: readonly BergenRule[] = ['bergen.double', 'bergen.triple', 'bergen.highest', 'bergen.out'];

/** Bergen: all that one lay is paid for, then who made it. */
function BergenForm(
  props: NotesFormProps & { readonly form: FormOf<'bergen'>; readonly table: TableOf<'bergen'> },
) {
  const { table, names, sheet, onWrite } = props;
  const book = currentBook();
  const rules = useSignal<readonly BergenRule[]>([]);
  const write = (seat: number, paidFor: readonly BergenRule[]): void => {
    rules.value = [];
    onWrite({ type: 'lay', seat: seatAt(seat), rules: paidFor });
  };
  if (table.opens) {
    return (
      <>
        <Question>{book.say('pad.ask.opens')}</Question>
        <Players {...{ names, sheet }} onTap={(seat) => write(seat, ['bergen.open'])} />
      </>
    );
  }
  return (
    <WithRoundEnd {...props} label={book.say('pad.blocked')}>
      <Question>{book.say('pad.ask.lay')}</Question>
      <Chips
        values={paid}
        chosen={(rule) => rules.value.includes(rule)}
        nameOf={(rule) => book.say(bergenLabels[rule])}
        onTap={(rule) => {
          rules.value = toggled(rules.value, rule);
        }}
      />
      <Players
        {...{ names, sheet }}
        offered={rules.value.length === 0 ? [] : names.map((_, seat) => seat)}
        onTap={(seat) => write(seat, rules.value)}
      />
    </WithRoundEnd>
  );
}

/** A triple is paid instead of a double. */
function toggled(rules: readonly BergenRule[], rule: BergenRule): BergenRule[] {
  if (rules.includes(rule)) return rules.filter((other) => other !== rule);
  const instead: Partial<Record<BergenRule, BergenRule>> = {
    'bergen.double': 'bergen.triple',
    'bergen.triple': 'bergen.double',
  };
  return [...rules.filter((other) => other !== instead[rule]), rule];
}

/** Italian domino: one tap a tile, as the turn goes round. */
function ItalianForm(
  props: NotesFormProps & { readonly form: FormOf<'italian'>; readonly table: TableOf<'italian'> },
) {
  const { form, table, names, sheet, onWrite } = props;
  const book = currentBook();
  const first = useSignal<number | null>(null);
  const seat = sheet.turn ?? first.value;
  const next = form.numbers.find((number) => number > table.total);
  return (
    <>
      <p class="pad-total">
        {book.say('pad.total', { value: table.total })}
        {next !== undefined && <span class="quiet">{book.say('pad.next', { value: next })}</span>}
      </p>
      <Question>
        {seat === null ? book.say('pad.ask.first') : book.say('pad.ask.tile', { name: names[seat] })}
      </Question>
      <Players
        {...{ names, sheet }}
        asked={seat}
        offered={sheet.turn === null ? names.map((_, index) => index) : []}
        onTap={(tapped) => {
          first.value = tapped;
        }}
      />
      {seat !== null && (
        <div class="pad-chips">
          {table.left.map((count, pips) => (
            <button
              key={pips}
              type="button"
              disabled={count === 0}
              onClick={() => {
                first.value = null;
                onWrite({ type: 'tile', seat: seatAt(seat), pips });
              }}
            >
              {pips}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function ConcentrationForm({
  table,
  names,
  sheet,
  onWrite,
}: NotesFormProps & { readonly table: TableOf<'concentration'> }) {
  const book = currentBook();
  return (
    <>
      <Question>{book.say('pad.ask.pair')}</Question>
      <p class="quiet">{book.say('pad.pairs', { count: table.pairsLeft })}</p>
      <Players {...{ names, sheet }} onTap={(seat) => onWrite({ type: 'pair', seat: seatAt(seat) })} />
    </>
  );
}

function HektikForm({
  table,
  names,
  sheet,
  onWrite,
}: NotesFormProps & { readonly table: TableOf<'hektik'> }) {
  const book = currentBook();
  const value = useSignal<number | null>(null);
  const write = (seat: number | null): void => {
    if (value.value !== null)
      onWrite({ type: 'double', value: value.value, seat: seat === null ? null : seatAt(seat) });
    value.value = null;
  };
  return (
    <>
      <Question>{book.say('pad.ask.double')}</Question>
      <Chips
        values={table.doublesLeft}
        chosen={(double) => double === value.value}
        nameOf={(double) => `${double}-${double}`}
        onTap={(double) => {
          value.value = double;
        }}
      />
      <Players
        {...{ names, sheet }}
        offered={value.value === null ? [] : names.map((_, seat) => seat)}
        onTap={write}
      />
      {value.value !== null && (
        <button type="button" onClick={() => write(null)}>
          {book.say('pad.nobody')}
        </button>
      )}
    </>
  );
}

/** Longer than any chain that was ever seen. */
const chainLengths = Array.from({ length: 11 }, (_, more) => 2 + more);

function BurgForm({ names, sheet, onWrite }: NotesFormProps) {
  const book = currentBook();
  return (
    <>
      <PickThenPlayer
        {...{ names, sheet }}
        question={book.say('pad.ask.chain')}
        values={chainLengths}
        nameOf={String}
        onPick={(tiles, seat) => onWrite({ type: 'chain', seat: seatAt(seat), tiles })}
      />
      <button type="button" onClick={() => onWrite({ type: 'end' })}>
        {book.say('pad.over')}
      </button>
    </>
  );
}
