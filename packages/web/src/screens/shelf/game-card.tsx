import { boxes } from '@tischrunde/rulebook';
import type { GameDescriptor } from '../../games/descriptor.ts';
import { Picture } from '../../games/picture.tsx';
import { hasServer, pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';

interface CardProps {
  readonly entry: GameDescriptor;
  onPlay(): void;
  onInvite(): void;
  onOneDevice(): void;
  onOptions(): void;
}

/** A game on the shelf. */
export function GameCard({ entry, onPlay, onInvite, onOneDevice, onOptions }: CardProps) {
  const book = currentBook();
  const { id, least, most } = entry;
  const name = book.name(id);
  const inFull =
    least === most
      ? book.say('book.players', { count: least })
      : book.say('book.playersFrom', { least, most });
  return (
    <article class="game" aria-label={name}>
      <Picture game={id} />
      <div class="game-text">
        <div class="game-head">
          <h2>
            <a href={pathOf(`/rules/${id}`)}>{name}</a>
          </h2>
          <span class="quiet">
            <span class="unseen">{inFull}</span>
            <span aria-hidden="true">
              <PlayersSign /> {least === most ? least : `${least}–${most}`}
            </span>
            {' · '}
            {book.say('shelf.minutes', { count: boxes[id].minutes })}
          </span>
        </div>
        <p class="quiet">{book.blurb(id)}</p>
        <div class="game-buttons">
          <button
            type="button"
            class="primary"
            aria-label={`${book.say('shelf.play')}: ${name}`}
            onClick={onPlay}
          >
            {book.say('shelf.play')}
          </button>
          <button
            type="button"
            class="more"
            aria-label={`${book.say('shelf.options')}: ${name}`}
            onClick={onOptions}
          >
            ⋯
          </button>
        </div>
        {most > 1 && (
          <div class="game-buttons">
            {hasServer && (
              <button type="button" aria-label={`${book.say('shelf.invite')}: ${name}`} onClick={onInvite}>
                {book.say('shelf.invite')}
              </button>
            )}
            <button
              type="button"
              class="one-device"
              aria-label={`${book.say('shelf.oneDevice')}: ${name}`}
              onClick={onOneDevice}
            >
              {book.say('shelf.oneDevice')}
            </button>
          </div>
        )}
      </div>
    </article>
  );
}

const PlayersSign = () => (
  <svg class="players-sign" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="4.6" r="3.2" />
    <path d="M1.8 14.5a6.2 6.2 0 0 1 12.4 0z" />
  </svg>
);
