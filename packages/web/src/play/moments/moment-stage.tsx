import type { GameId } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Sitter } from '../../session/sitter.ts';
import { kindIn } from '../card-games.ts';
import type { ShownMoment } from './moment-queue.ts';
import { perform, portray } from './stage.ts';
import { stillOf } from './still-moment.ts';
import './moments.css';

interface MomentStageProps {
  readonly shown: ShownMoment | null;
  /** What is seen instead by those who want no motion. */
  readonly still: readonly ShownMoment[];
  /** The seat in front of the screen. */
  readonly seat: number | null;
  readonly sitters: readonly Sitter[];
  readonly book: Book;
  readonly game: GameId;
}

/** The board glides, and pieces fly, for so long; what begins at a piece waits until it lies. */
const settling = 240;

/** What moves across the table for a moment. Screen readers are told by the status line. */
export function MomentStage({ shown, still, seat, sitters, book, game }: MomentStageProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const layer = ref.current;
    if (layer === null || (shown === null && still.length === 0)) return;
    const stage = {
      layer,
      front: seat,
      book,
      kind: kindIn(game),
      celebrates: (winners: readonly number[]) => winners.some((winner) => isPerson(sitters[winner])),
    };
    portray(
      still.flatMap((moment) => stillOf(moment, book)),
      stage,
    );
    const clear = (): void => layer.replaceChildren();
    if (shown === null) return clear;
    const delay = shown.kind === 'points' || shown.kind === 'word' ? settling : 0;
    if (delay === 0) perform(shown, stage);
    const timer = setTimeout(() => {
      if (delay > 0) perform({ ...shown, lasts: shown.lasts - delay }, stage);
    }, delay);
    return () => {
      clearTimeout(timer);
      clear();
    };
  }, [shown?.number, still.at(-1)?.number]);
  return <div class="moments" ref={ref} aria-hidden="true" />;
}

const isPerson = ({ plays }: Sitter): boolean => plays === 'person' || plays === 'far';
