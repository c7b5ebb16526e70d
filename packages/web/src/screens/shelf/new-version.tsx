import { activateNewVersion, isNewVersionReady } from '../../app/service-worker.ts';
import { currentBook } from '../../ui/current-language.ts';

/** Announces a newer version. Only the shelf does so: nobody is in the middle of a match there. */
export function NewVersion() {
  const book = currentBook();
  return (
    <div role="status">
      {isNewVersionReady.value && (
        <p class="newer">
          {book.say('page.newer')}
          <button type="button" onClick={activateNewVersion}>
            {book.say('page.takeNewer')}
          </button>
        </p>
      )}
    </div>
  );
}
