import type { GameId } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import { connection } from '../../session/remote/server-connection.ts';
import { callHere, subscribe } from '../../session/remote/turn-calls.ts';
import { currentBook } from '../../ui/current-language.ts';

/**
 * Calls a player who is elsewhere when it is their turn: the phone shakes, and where that is wanted a notification comes up. While the page
 * is closed, the server does.
 */
export function useTurnCall(isYourTurn: boolean, table: string, game: GameId): void {
  const book = currentBook();
  const { language } = book;
  const key = connection.pushKey.value;
  useEffect(() => void subscribe(language), [key, language]);
  useEffect(() => {
    if (!isYourTurn || !document.hidden) return;
    navigator.vibrate?.([120, 80, 120]);
    const takeBack = callHere(table, book.say('turn.elsewhere'), book.name(game));
    const seen = (): void => {
      if (!document.hidden) takeBack();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      takeBack();
    };
  }, [isYourTurn]);
}
