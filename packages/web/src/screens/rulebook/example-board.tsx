import { type Signal, useSignal } from '@preact/signals';
import type { Book, Example, GamePages } from '@tischrunde/rulebook';
import { useMemo } from 'preact/hooks';
import { nonBreaking } from '../../ui/non-breaking.ts';
import { useNearViewport } from '../../ui/use-near-viewport.ts';
import { exampleScenes, introductionScenes } from './example-scenes.ts';
import { LittleTable } from './little-table.tsx';

interface ExampleProps {
  readonly example: Example;
  readonly book: Book;
}

/** The position of an example. It is replayed and drawn when it comes into view: a rulebook has dozens of them. */
export function ExampleBoard(props: ExampleProps) {
  const [near, ref] = useNearViewport();
  return (
    <div class="example-board" data-board={near ? 'here' : 'coming'} ref={ref}>
      {near && <Shown {...props} />}
    </div>
  );
}

/** The position, and the result of the move. */
function Shown({ example, book }: ExampleProps) {
  const played = useSignal(false);
  const { before, after, refusal } = useMemo(() => exampleScenes(example), [example]);
  const nameOf = (seat: number): string => book.say('seat.number', { number: seat + 1 });
  return (
    <>
      <LittleTable scene={(played.value ? after : null) ?? before} book={book} />
      {after !== null && <Moments played={played} book={book} />}
      {refusal !== null && (
        <p class="refused">
          <b>{book.say('example.refused')}</b> {book.refusal(refusal, nameOf)}
        </p>
      )}
    </>
  );
}

/** The positions before and after the move. */
function Moments({ played, book }: { readonly played: Signal<boolean>; readonly book: Book }) {
  return (
    <div class="example-moments">
      {[false, true].map((moment) => (
        <button
          key={String(moment)}
          type="button"
          class="chip"
          aria-pressed={played.value === moment}
          onClick={() => {
            played.value = moment;
          }}
        >
          {book.say(moment ? 'example.after' : 'example.before')}
        </button>
      ))}
    </div>
  );
}

interface IntroductionProps {
  readonly introduction: GamePages['introduction'];
  readonly book: Book;
}

/** The first minute of a game, step by step. */
export function IntroductionBoard({ introduction, book }: IntroductionProps) {
  const at = useSignal(0);
  const played = useSignal(false);
  const scenes = useMemo(() => introductionScenes(introduction), [introduction]);
  return (
    <section class="introduction">
      <h2>{book.say('book.introduction')}</h2>
      <div class="introduction-pages">
        <div class="example-board">
          <LittleTable scene={scenes[at.value + (played.value ? 1 : 0)] ?? scenes[0]} book={book} />
          <Moments played={played} book={book} />
        </div>
        <ol>
          {introduction.steps.map(({ sentence }, index) => (
            <li key={sentence} aria-current={index === at.value ? 'step' : undefined}>
              <button
                type="button"
                class="round"
                aria-label={book.say('example.step', { number: index + 1 })}
                aria-pressed={index === at.value}
                onClick={() => {
                  at.value = index;
                  played.value = false;
                }}
              >
                {index + 1}
              </button>
              <p>{nonBreaking(sentence)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
