import { type Book, joinSentences, narrate, type SeatName } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import { layChain, startOfRow } from '../board/hektik/chains.ts';
import { Domino, half as drawn } from '../pieces/domino.tsx';
import './interlude.css';
import type { Interlude, RoundEnding } from './use-interlude.ts';

interface InterludeProps {
  readonly interlude: Interlude;
  readonly book: Book;
  /** The seat in front, who is spoken to. */
  readonly front: number | null;
  nameOf: SeatName;
  onGoOn(): void;
}

/** Over the table between two rounds of a real-time game: who has won, and three, two, one. */
export function InterludePanel({ interlude, book, front, nameOf, onGoOn }: InterludeProps) {
  if (interlude.kind === 'count') {
    return (
      <div class="interlude cloth" aria-live="assertive">
        <b key={interlude.number} class="interlude-number">
          {interlude.number}
        </b>
      </div>
    );
  }
  const { ending } = interlude;
  return (
    <section class="interlude cloth">
      <h2>{joinSentences(narrate(book, [ending], 'hektik', { front, nameOf }), book)}</h2>
      <Won ending={ending} />
      <GoOn label={book.say('table.nextDouble')} onGoOn={onGoOn} />
    </section>
  );
}

const area = { x: -180, y: 60, width: 360, height: 130 };

/** The double, and the chain that won it. */
function Won({ ending }: { readonly ending: RoundEnding }) {
  const chain = ending.type === 'completed' ? ending.chain : [];
  const { half, links } = layChain(startOfRow(area, drawn), chain.length, area, drawn);
  return (
    <svg class="interlude-chain" viewBox="-184 -60 368 260" aria-hidden="true">
      <Domino tile={ending.double} />
      {chain.map((tile, index) => {
        const { x, y, angle } = links[index];
        return (
          <g key={tile} transform={`translate(${x} ${y}) scale(${half / drawn})`}>
            <Domino tile={tile} angle={angle} />
          </g>
        );
      })}
    </svg>
  );
}

function GoOn({ label, onGoOn }: { readonly label: string; onGoOn(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button type="button" class="primary" ref={button} onClick={onGoOn}>
      {label}
    </button>
  );
}
