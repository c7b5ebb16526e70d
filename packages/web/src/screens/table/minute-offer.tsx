import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Table } from '../../session/table.ts';
import { isNewGame, noteIntroduced } from '../../storage/introduced-games.ts';
import { currentBook } from '../../ui/current-language.ts';
import './minute-offer.css';

interface MinuteOfferProps {
  readonly table: Pick<Table, 'game' | 'seen'>;
  /** Opens the game's introduction. */
  onMinute(): void;
}

/** At the first start of a game on a device its introduction is offered, until the player's first move. */
export function MinuteOffer({ table: { game, seen }, onMinute }: MinuteOfferProps) {
  const book = currentBook();
  const isOffered = useSignal(false);
  const leave = (): void => {
    isOffered.value = false;
    noteIntroduced(game);
  };
  useEffect(() => {
    let isFirst = true;
    return seen.subscribe((look) => {
      if (look === null) return;
      if (isFirst) isOffered.value = look.moves === 0 && look.seat !== null && isNewGame(game);
      isFirst = false;
      if (isOffered.peek() && look.latest.some(({ seat }) => seat === look.seat)) leave();
    });
  }, [seen, game]);
  if (!isOffered.value) return null;
  return (
    <div class="minute-offer">
      <button
        type="button"
        onClick={() => {
          leave();
          onMinute();
        }}
      >
        {book.say('rules.offer')}
      </button>
      <button type="button" class="round" aria-label={book.say('page.close')} onClick={leave}>
        ✕
      </button>
    </div>
  );
}
