import type { PadSheet } from '@tischrunde/engine/pad';
import type { ComponentChildren } from 'preact';
import { Avatar } from '../../play/avatar.tsx';
import { currentBook } from '../../ui/current-language.ts';

interface PlayersProps {
  readonly names: readonly string[];
  readonly sheet: PadSheet;
  /** The seat that is asked about. */
  readonly asked?: number | null;
  /** What was entered for each seat so far. */
  readonly noted?: readonly (string | null)[];
  /** The seats that can be tapped now. */
  readonly offered?: readonly number[];
  onTap?(seat: number): void;
}

/** Everybody with their points. Taps answer the question above. */
export function Players({ names, sheet, asked = null, noted = [], offered, onTap }: PlayersProps) {
  const book = currentBook();
  const { scores, gained, secret, winners } = sheet;
  return (
    <div class="pad-players">
      {names.map((name, seat) => {
        const content = (
          <>
            <Avatar seat={seat} />
            <span class="pad-name">{name}</span>
            <span class="pad-score">{secret ? '' : scores[seat]}</span>
            <Note>
              {noted[seat] ?? (secret || winners !== null || gained[seat] === 0 ? null : plus(gained[seat]))}
            </Note>
          </>
        );
        const isOffered = onTap !== undefined && (offered?.includes(seat) ?? true);
        return isOffered ? (
          <button
            key={name}
            type="button"
            class="pad-player"
            aria-pressed={asked === seat}
            onClick={() => onTap(seat)}
          >
            {content}
          </button>
        ) : (
          <div
            key={name}
            class="pad-player"
            data-asked={asked === seat}
            data-won={winners?.some((one) => one === seat)}
          >
            {content}
          </div>
        );
      })}
      {secret && <p class="quiet pad-secret">{book.say('pad.secret')}</p>}
    </div>
  );
}

const Note = ({ children }: { readonly children: ComponentChildren }) =>
  children === null ? null : <span class="pad-note">{children}</span>;

const plus = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);
