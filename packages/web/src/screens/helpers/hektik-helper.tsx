import { signal, useSignal } from '@preact/signals';
import { boxOf, checkChain, goalOf } from '@tischrunde/rulebook/real-table';
import { currentBook } from '../../ui/current-language.ts';
import { PieceIcon, PiecePicker, PieceRow } from '../allowed/piece-picker.tsx';
import { Paragraphs } from '../rulebook/rule.tsx';
import { usePages } from '../rulebook/use-pages.ts';
import type { HelperProps } from './helpers-screen.tsx';
import { shuffled } from './random-index.ts';

const doubles: readonly string[] = Array.from({ length: 10 }, (_, value) => `${value}-${value}`);

/** The doubles, the last one on top; those before `turned` are still face down. */
const pile = signal<{ readonly order: readonly string[]; readonly turned: number }>({
  order: shuffled(doubles),
  turned: 0,
});

/** All tiles but the doubles, either way round. */
const links: readonly string[] = boxOf('hektik', {})
  .filter((tile) => !doubles.includes(tile))
  .flatMap((tile) => [tile, tile.split('-').toReversed().join('-')]);

/** Turns up one double after the other, and checks a chain that somebody claims to be complete. */
export function HektikHelper({ words }: HelperProps) {
  const book = currentBook();
  const pages = usePages('hektik', book);
  const chain = useSignal<readonly string[]>([]);
  const { order, turned } = pile.value;
  const double = turned === 0 ? undefined : order[turned - 1];
  const goal = pages?.parts.flatMap(({ rules }) => rules).find(({ id }) => id === 'hektik.goal');
  return (
    <>
      {double !== undefined && (
        <div class="turned-up" data-double={double}>
          <PieceIcon name={double} />
        </div>
      )}
      <div class="keys">
        <button
          type="button"
          class="primary"
          onClick={() => {
            const isOver = turned === order.length;
            pile.value = isOver ? { order: shuffled(doubles), turned: 0 } : { order, turned: turned + 1 };
            chain.value = [];
          }}
        >
          {words(turned === order.length ? 'hektik.again' : 'hektik.turnUp')}
        </button>
      </div>
      <p class="quiet">{words('hektik.left', { count: order.length - turned })}</p>
      {double !== undefined && <Goal {...{ words, double }} />}
      {goal !== undefined && <Paragraphs rule={goal} book={book} />}
      {double !== undefined && (
        <section class="piece-field">
          <h3>{words('hektik.check')}</h3>
          <PieceRow
            pieces={chain.value}
            labelOf={(thing) => words('allowed.remove', { thing })}
            onTap={(_, index) => {
              chain.value = chain.value.slice(0, index);
            }}
          />
          <PiecePicker
            pieces={links}
            words={words}
            onPick={(tile) => {
              chain.value = [...chain.value, tile];
            }}
          />
          {chain.value.length > 0 && <Verdict {...{ words, double }} chain={chain.value} />}
        </section>
      )}
    </>
  );
}

function Goal({ double, words }: HelperProps & { readonly double: string }) {
  const book = currentBook();
  const { value, tiles, points } = goalOf(double);
  return (
    <p class="verdict" data-goal>
      {words('hektik.goal', { value, count: tiles, points: book.say('score.points', { count: points }) })}
    </p>
  );
}

interface VerdictProps extends HelperProps {
  readonly double: string;
  readonly chain: readonly string[];
}

function Verdict({ double, chain, words }: VerdictProps) {
  const book = currentBook();
  const verdict = checkChain(double, chain);
  return (
    <p class="verdict" role="status" data-chain={verdict.is}>
      {verdict.is === 'wrong' ? book.refusal(verdict.refusal, String) : words(`hektik.${verdict.is}`)}
    </p>
  );
}
