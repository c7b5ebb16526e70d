import { errorCodeOf } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { useEffect, useState } from 'preact/hooks';
import { playWhenAllowed } from '../../play/sound/use-sound.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';

interface UndoNoticeProps {
  readonly scene: Scene;
  readonly own: number | null;
  nameOf(seat: number): string;
}

/** Somebody asks to take the last move back; the others answer with one tap. */
export function UndoNotice({ scene, own, nameOf }: UndoNoticeProps) {
  const book = currentBook();
  const { id, undo } = scene.table;
  const left = useSecondsLeft(undo?.until ?? 0);
  const isAsked = undo !== null && left > 0;
  const isForYou = isAsked && own !== null && undo.waiting.includes(own);
  useEffect(() => {
    if (isForYou) playWhenAllowed(['turn']);
  }, [isForYou]);
  if (!isAsked) return null;
  const answer = (agrees: boolean): void =>
    void errorCodeOf(
      connection.ask('consent', {
        table: id,
        number: undo.number,
        agrees,
        ...(own === null ? {} : { seat: own }),
      }),
    );
  return (
    <div class="far-notice undo-notice" style={{ '--left': `${left}s` }}>
      <p role="status">
        {undo.seat === own ? book.say('undo.yours') : book.say('undo.wished', { name: nameOf(undo.seat) })}
      </p>
      {isForYou && (
        <span class="undo-answers">
          <button type="button" class="primary" onClick={() => answer(true)}>
            {book.say('undo.agree')}
          </button>
          <button type="button" onClick={() => answer(false)}>
            {book.say('undo.refuse')}
          </button>
        </span>
      )}
    </div>
  );
}

/** How long it takes until a time of the server's clock, when the question was first shown; 0 once it is over. */
function useSecondsLeft(until: number): number {
  const leftNow = (): number => Math.max(0, until - connection.ahead - Date.now()) / 1000;
  const [left, setLeft] = useState({ until, seconds: leftNow() });
  const shown = left.until === until ? left.seconds : leftNow();
  useEffect(() => {
    setLeft({ until, seconds: leftNow() });
    const timer = setTimeout(() => setLeft({ until, seconds: 0 }), leftNow() * 1000);
    return () => clearTimeout(timer);
  }, [until]);
  return shown;
}
