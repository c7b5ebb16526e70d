import type { MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { moveKey } from '../board/move-key.ts';
import type { SeatView } from '../session/table.ts';
import { placeName } from './place-name.ts';
import { signed } from './points.ts';

interface PlaceButtonsProps {
  readonly seen: SeatView;
  /** One move for every place of the chosen piece. */
  readonly places: readonly MoveText[];
  readonly book: Book;
  readonly isLine: boolean;
  nameOf(seat: number): string;
  /** What a move would earn at once. */
  earns(move: MoveText): number;
  onPlace(place: MoveText): void;
}

/** The places of the chosen piece as buttons, where the board lies on another screen. A single place has the main button. */
export function PlaceButtons({ seen, places, book, isLine, nameOf, earns, onPlace }: PlaceButtonsProps) {
  if (places.length < 2) return null;
  return (
    <div class="place-buttons">
      {places.map((place) => {
        const name = placeName(place, places, { position: seen, book, isLine, nameOf });
        const points = earns(place);
        return (
          <button
            key={moveKey(place)}
            type="button"
            class="primary"
            data-place
            data-move={moveKey(place)}
            onClick={() => onPlace(place)}
          >
            {points > 0 ? `${name} · ${signed(points, book)}` : name}
          </button>
        );
      })}
    </div>
  );
}
