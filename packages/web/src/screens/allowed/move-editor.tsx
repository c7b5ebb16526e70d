import type { Json, MoveText, View } from '@tischrunde/engine';
import {
  type Field,
  forms,
  moveFormOf,
  type RealTableWords,
  type Situation,
} from '@tischrunde/rulebook/real-table';
import { currentBook } from '../../ui/current-language.ts';
import { More } from '../../ui/dialog.tsx';
import { FieldEditor } from './field-editor.tsx';

interface MoveEditorProps {
  readonly title: string;
  readonly situation: Situation;
  readonly view: View | null;
  readonly move: MoveText;
  /** Pieces that are picked most likely. */
  readonly near: readonly string[];
  readonly words: RealTableWords;
  onChange(move: MoveText): void;
}

/** The kind of a move, and all that it needs. */
export function MoveEditor({ title, situation, view, move, near, words, onChange }: MoveEditorProps) {
  const book = currentBook();
  const fields = moveFormOf(situation, move.type)?.fields ?? [];
  const rare = fields.filter((field) => !matters(field, move, fields));
  const change = (name: string, value: Json | undefined): void => {
    const { [name]: _before, ...others } = move;
    onChange({ ...others, type: move.type, ...(value === undefined ? {} : { [name]: value }) });
  };
  const editor = (field: Field) => (
    <FieldEditor
      key={`${move.type} ${field.name}`}
      {...{ field, situation, view, near, words }}
      values={move}
      onChange={change}
    />
  );
  return (
    <>
      <fieldset class="picker">
        <legend>{title}</legend>
        <div class="keys">
          {forms[situation.game].moves.map(({ type }) => (
            <button
              key={type}
              type="button"
              aria-pressed={type === move.type}
              onClick={() => onChange({ type })}
            >
              {book.say(moveLabel(type))}
            </button>
          ))}
        </div>
      </fieldset>
      {fields.filter((field) => matters(field, move, fields)).map(editor)}
      {rare.length > 0 && <More>{rare.map(editor)}</More>}
    </>
  );
}

/** Whether a field is shown at once: what every such move needs, what is filled in, and what the card asks for. */
function matters({ name, kind, optional }: Field, move: MoveText, fields: readonly Field[]): boolean {
  if (optional !== true || move[name] !== undefined || kind === 'end') return true;
  // Where nothing is needed, what is optional is all there is.
  if (fields.every((field) => field.optional === true)) return true;
  return asksFor[kind]?.test(String(move.card ?? '')) ?? false;
}

/** The cards that ask for more. */
const asksFor: Partial<Record<Field['kind'], RegExp>> = {
  colour: /^(wild|wild4|rotate)$/,
  partner: /swap|ask/,
  way: /rotate/,
};

const moveLabels = {
  lay: 'move.lay',
  lock: 'move.lock',
  draw: 'move.draw',
  pass: 'move.pass',
  play: 'move.play',
  choose: 'move.choose',
  answer: 'move.answer',
  take: 'move.take',
  return: 'move.return',
  giveUp: 'move.giveUp',
  flip: 'move.flip',
  place: 'move.place',
  chain: 'move.chain',
  prescribe: 'move.prescribe',
  undo: 'move.undo',
} as const;

type MoveLabel = (typeof moveLabels)[keyof typeof moveLabels];

const isNamed = (type: string): type is keyof typeof moveLabels => type in moveLabels;

/** The label of a kind of move. */
export const moveLabel = (type: string): MoveLabel => moveLabels[isNamed(type) ? type : 'lay'];
