import type { JsonObject } from '@tischrunde/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import type { Board } from '../../board/board-props.ts';
import { loadGameBoard } from '../../games/game-board.ts';
import { findMatch } from '../../session/find-match.ts';
import { openLocalTable } from '../../session/local/local-table.ts';
import { currentMatch, startRematch } from '../../session/new-match.ts';
import type { Table } from '../../session/table.ts';
import { saveMatch } from '../../storage/match-store.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';
import { delayFactor, settings } from '../../storage/settings.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { BrokenPage } from '../common/broken-page.tsx';
import { type Missing, MissingMatch } from '../common/missing-match.tsx';
import { SettingsButton } from '../settings/settings-dialog.tsx';
import { gameOf } from '../shelf/unfinished-match.tsx';
import { MinuteOffer } from './minute-offer.tsx';
import { RulesBeside, RulesButton, useRulesHelp } from './rules-help.tsx';
import { TableScreen } from './table-screen.tsx';

type Opened =
  | { readonly as: 'opening' }
  | Missing
  | { readonly as: 'broken'; readonly error: string; readonly transcript: JsonObject | null }
  | { readonly as: 'table'; readonly table: Table; readonly board: Board; readonly match: SavedMatch };

/** Opens the match named by the address, saves it after every move, and shows its table. */
export function TablePage() {
  const book = currentBook();
  const { query, route } = useLocation();
  const [opened, setOpened] = useState<Opened>({ as: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const { pace } = settings.value;
  const id = query.match ?? '';

  // A change of language does not reopen the table; a new attempt does.
  useEffect(() => {
    let table: Table | null = null;
    let found: SavedMatch | null = null;
    let left = false;
    let broken = false;
    const breakOff = (error: unknown, transcript: JsonObject | null): void => {
      console.error(error);
      if (left) return;
      broken = true;
      const message = error instanceof Error ? error.message : String(error);
      setOpened({
        as: 'broken',
        error: message,
        transcript: transcript ?? currentMatch.peek()?.transcript ?? null,
      });
    };
    const sitDown = async (): Promise<void> => {
      const search = await findMatch(id, book);
      if (search.as !== 'found') return setOpened(search);
      const { match } = search;
      found = match;
      if (left) return;
      const game = gameOf(match);
      if (game === null) throw new Error(`unknown game: ${match.transcript.game}`);
      const coming = loadGameBoard(game);
      const { transcript, sitters, takesBack = false } = match;
      const opening = { transcript, sitters, pace: delayFactor(pace), takesBack };
      table = openLocalTable(game, opening, {
        changed: (transcript) => {
          const over = table?.seen.peek()?.view.phase === 'matchOver';
          // Notes made since then are saved with it.
          const near = currentMatch.peek();
          const now = near?.id === match.id ? near : match;
          currentMatch.value = { ...now, transcript, over, touched: Date.now() };
          void saveMatch(currentMatch.value);
        },
        broken: breakOff,
      });
      currentMatch.value = match;
      const board = await coming;
      if (!left && !broken) setOpened({ as: 'table', table, board, match });
    };
    sitDown().catch((error: unknown) => breakOff(error, found?.transcript ?? null));
    return () => {
      left = true;
      table?.leave();
    };
  }, [id, pace, attempt]);

  switch (opened.as) {
    case 'opening':
      return <main class="empty-table" aria-busy="true" />;
    case 'gone':
    case 'damaged':
      return <MissingMatch missing={opened} />;
    case 'broken':
      return <BrokenPage {...opened} onAgain={() => setAttempt(attempt + 1)} />;
    case 'table':
      return <Seated key={opened.match.id} {...opened} onAgain={() => route(startRematch(opened.match))} />;
  }
}

interface SeatedProps {
  readonly table: Table;
  readonly board: Board;
  readonly match: SavedMatch;
  onAgain(): void;
}

/** The table with the players' names in the current language. */
function Seated({ table, board, match, onAgain }: SeatedProps) {
  const book = currentBook();
  const game = gameOf(match);
  const you = book.say('seat.you');
  const help = useRulesHelp(table);
  const named = useMemo(
    (): Table => ({
      ...table,
      sitters: table.sitters.map((sitter) => (sitter.name === '' ? { ...sitter, name: you } : sitter)),
    }),
    [table, you],
  );
  useTitle(game === null ? '' : book.name(game));
  return (
    <>
      <TableScreen
        table={named}
        {...{ board, book, onAgain }}
        onRefused={help.onRefused}
        onWhy={help.open}
        offer={<MinuteOffer table={table} onMinute={help.openIntroduction} />}
        corner={
          <nav class="table-corner">
            {game !== null && <RulesButton help={help} />}
            <SettingsButton />
          </nav>
        }
      />
      {game !== null && <RulesBeside {...{ help, game }} />}
    </>
  );
}
