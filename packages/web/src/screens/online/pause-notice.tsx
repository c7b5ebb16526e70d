import { errorCodeOf } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { andList } from '@tischrunde/rulebook';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';

interface PauseNoticeProps {
  readonly scene: Scene;
  readonly own: number | null;
  nameOf(seat: number): string;
}

/** Who asks for a pause, whether the match is paused, and whether a bot plays for this guest. */
export function PauseNotice({ scene, own, nameOf }: PauseNoticeProps) {
  const book = currentBook();
  const { id, places, phase, paused, pauseWished } = scene.table;
  const isPlaying = phase === 'playing';
  const bot = own === null ? null : places[own].bot;
  const askForPause = (pause: boolean): void =>
    void errorCodeOf(connection.ask('pause', { table: id, wish: pause }));
  const others = pauseWished.filter((seat) => seat !== own);
  const names = andList(others.map(nameOf), book.language);
  const isYours = own !== null && pauseWished.includes(own);
  return (
    <>
      {own !== null && bot !== null && (
        <div class="far-notice">
          <p role="status">{book.say('bot.plays')}</p>
          <button
            type="button"
            class="primary"
            onClick={() => void errorCodeOf(connection.ask('bot', { table: id, seat: own, level: null }))}
          >
            {book.say('bot.takeBack')}
          </button>
        </div>
      )}
      {isPlaying && paused && (
        <div class="far-notice">
          <p role="status">{book.say('pause.on')}</p>
          {own !== null && bot === null && (
            <button type="button" class="primary" onClick={() => askForPause(false)}>
              {book.say('pause.goOn')}
            </button>
          )}
        </div>
      )}
      {isPlaying && !paused && isYours && (
        <div class="far-notice">
          <p role="status">{book.say('pause.yours')}</p>
          <button type="button" onClick={() => askForPause(false)}>
            {book.say('pause.unask')}
          </button>
        </div>
      )}
      {isPlaying && !paused && !isYours && others.length > 0 && (
        <div class="far-notice">
          <p role="status">{book.say('pause.wished', { names })}</p>
          {own !== null && bot === null && (
            <button type="button" onClick={() => askForPause(true)}>
              {book.say('pause.agree')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
