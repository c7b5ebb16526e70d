import type { Json, MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import { moveKey } from '../board/move-key.ts';
import { ColourShape } from '../pieces/symbols.tsx';
import { type Question, questionIn } from './move-choice.ts';

interface QuestionPanelProps {
  /** The moves still possible. */
  readonly moves: readonly MoveText[];
  readonly book: Book;
  nameOf(seat: number): string;
  onAnswer(moves: readonly MoveText[]): void;
  /** Missing if the question must be answered. */
  readonly onCancel: (() => void) | undefined;
}

/** Asks what else a move needs: a colour, a partner, a direction. */
export function QuestionPanel({ moves, book, nameOf, onAnswer, onCancel }: QuestionPanelProps) {
  const question = questionIn(moves);
  const ref = useRef<HTMLFieldSetElement>(null);
  // The focus moves to the answers.
  useEffect(() => ref.current?.querySelector('button')?.focus(), [question]);
  if (question === null) return null;
  const answers = [...new Set(moves.map((move) => move[question]))];
  return (
    <fieldset class="asking" ref={ref}>
      <legend>{titleOf(question, book)}</legend>
      {answers.map((answer) => (
        <button
          key={String(answer)}
          type="button"
          class="answer"
          data-colour={question === 'colour' ? answer : undefined}
          data-move={onlyMove(moves.filter((move) => move[question] === answer))}
          onClick={() => onAnswer(moves.filter((move) => move[question] === answer))}
        >
          {question === 'colour' && <Shape colour={String(answer)} />}
          {answerOf(question, answer, book, nameOf)}
        </button>
      ))}
      {onCancel !== undefined && (
        <button type="button" aria-label={book.say('answer.no')} onClick={onCancel}>
          ✕
        </button>
      )}
    </fieldset>
  );
}

/** The move that an answer makes, if it asks for nothing else. */
const onlyMove = (moves: readonly MoveText[]): string | undefined =>
  moves.length === 1 ? moveKey(moves[0]) : undefined;

export function titleOf(question: Question, book: Book): string {
  switch (question) {
    case 'colour':
      return book.say('choose.colour');
    case 'partner':
      return book.say('choose.partner');
    case 'towards':
      return book.say('choose.towards');
    case 'out':
      return book.say('choose.out');
    case 'type':
      return book.say('move.choose');
  }
}

function answerOf(
  question: Question,
  answer: Json | undefined,
  book: Book,
  nameOf: (seat: number) => string,
): string {
  switch (question) {
    case 'colour':
      return book.written.colour(String(answer));
    case 'partner':
      return nameOf(Number(answer));
    case 'towards':
      return book.say(answer === 'clockwise' ? 'way.clockwise' : 'way.counterclockwise');
    case 'type':
      return book.say(answer === 'lock' ? 'move.lock' : 'move.lay');
    default:
      return String(answer);
  }
}

/** The shape that the colour has on cards, so that nobody depends on the hue. */
const Shape = ({ colour }: { readonly colour: string }) => (
  <svg class="answer-shape" viewBox="-13 -13 26 26" aria-hidden="true">
    <ColourShape colour={colour} size={20} />
  </svg>
);
