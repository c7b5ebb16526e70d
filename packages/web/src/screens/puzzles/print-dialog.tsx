import { useSignal } from '@preact/signals';
import { randomWord } from '@tischrunde/client';
import type { Options } from '@tischrunde/engine';
import type { GameId } from '@tischrunde/rulebook';
import { pagesOf, pagesStyle, printDocument } from '../../play/puzzle/print.ts';
import type { PrintedPuzzle, PrintRequest } from '../../play/puzzle/printed-puzzles.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Choice, Dialog } from '../../ui/dialog.tsx';

interface PrintDialogProps {
  readonly game: GameId;
  readonly options: Options;
}

const counts = [1, 2, 4, 6, 12] as const;

/** Asks how many new puzzles to print, and opens the print dialog. */
export function PrintDialog({ game, options }: PrintDialogProps) {
  const book = currentBook();
  const asks = useSignal(false);
  const count = useSignal<number>(4);
  const makes = useSignal(false);
  const title = book.name(game);
  const print = async (): Promise<void> => {
    makes.value = true;
    const sheets = await makePuzzles({ game, options, count: count.value, seed: randomWord() });
    makes.value = false;
    asks.value = false;
    printDocument(pagesOf(sheets, title, book), pagesStyle, title);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${book.say('puzzle.print')}: ${title}`}
        onClick={() => {
          asks.value = true;
        }}
      >
        {book.say('puzzle.print')}
      </button>
      {asks.value && (
        <Dialog
          title={`${title} · ${book.say('puzzle.sheet')}`}
          onClose={() => {
            asks.value = false;
          }}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void print();
            }}
          >
            <p>{book.say('puzzle.sheetAbout')}</p>
            <Choice
              title={book.say('puzzle.howMany')}
              values={counts}
              chosen={count.value}
              nameOf={String}
              onChoose={(value) => {
                count.value = value;
              }}
            />
            <footer class="dialog-foot">
              <button type="submit" class="primary" aria-disabled={makes.value}>
                {book.say(makes.value ? 'puzzle.making' : 'puzzle.print')}
              </button>
            </footer>
          </form>
        </Dialog>
      )}
    </>
  );
}

/** Hard puzzles of large sets take a while, so a worker makes them. */
function makePuzzles(request: PrintRequest): Promise<readonly PrintedPuzzle[]> {
  const worker = new Worker(new URL('../../play/puzzle/printed-puzzles-worker.ts', import.meta.url), {
    type: 'module',
  });
  return new Promise<readonly PrintedPuzzle[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly PrintedPuzzle[]>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
