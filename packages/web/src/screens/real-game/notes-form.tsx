import { useSignal } from '@preact/signals';
import { seatAt } from '@tischrunde/engine';
import { currentBook } from '../../ui/current-language.ts';
import { Chips, PickThenPlayer } from './chips.tsx';
import { DominanzForm } from './dominanz-form.tsx';
import { HandsForm, Question } from './hands-form.tsx';
import { ItalianForm } from './italian-form.tsx';
import { BergenForm, FivesForm } from './lay-forms.tsx';
import { type NotesFormProps, roundOf, type TableOf } from './notes-form-props.ts';
import { Players } from './players.tsx';

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
