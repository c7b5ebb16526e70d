import { activateNewVersion, isNewVersionReady } from '../../app/service-worker.ts';
import { currentBook } from '../../ui/current-language.ts';

/** Says that a newer version lies ready. Only the shelf does: nobody is in the middle of a match there. */
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
