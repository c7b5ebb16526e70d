import { useSignal } from '@preact/signals';
import { seatAt } from '@tischrunde/engine';
import type { BergenRule } from '@tischrunde/engine/pad';
import type { ComponentChildren } from 'preact';
import { currentBook } from '../../ui/current-language.ts';
import { Chips, PickThenPlayer } from './chips.tsx';
import { HandsForm, Question } from './hands-form.tsx';
import { type FormOf, type NotesFormProps, roundOf, type TableOf } from './notes-form-props.ts';
import { bergenLabels } from './pad-text.ts';
import { Players } from './players.tsx';

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

/** Points for open ends: what they count, then who laid there. */
export function FivesForm(props: NotesFormProps & { readonly form: FormOf<'fives'> }) {
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
export function BergenForm(
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
