import { useSignal } from '@preact/signals';
import { fillPad, type PadEntry, type PadProblem } from '@tischrunde/engine/pad';
import { roundText } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { hasServer, pathOf } from '../../site.ts';
import { deletePad, type PadWrite, pads, type SavedPad, savePad } from '../../storage/pad-store.ts';
import { currentBook } from '../../ui/current-language.ts';
import { lazy } from '../../ui/lazy.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { Notice } from '../common/broken-page.tsx';
import { DeleteButton } from '../common/delete-button.tsx';
import { newPad } from './new-pad.ts';
import { PadEntryForm } from './notes-form.tsx';
import { PadSheetTable } from './pad-sheet.tsx';
import { beginsText, hitText, lastPointsText, problemText, winnersText } from './pad-text.ts';
import { withNext, written } from './pad-writes.ts';
import { Players } from './players.tsx';
import { RoundDialog } from './round-dialog.tsx';
import { sharePicture, shareTable } from './share.ts';
import './real-game.css';

const Phones = lazy(async () => (await import('./phones/phones.tsx')).Phones, 'part');

/** The score pad of one match. */
export function PadScreen({ id }: { readonly id: string }) {
  const pad = pads.value.find((candidate) => candidate.id === id);
  return pad === undefined ? (
    <Notice title={currentBook().say('pad.gone')} />
  ) : (
    <OpenPad key={id} pad={pad} />
  );
}

function OpenPad({ pad }: { readonly pad: SavedPad }) {
  const book = currentBook();
  const { route } = useLocation();
  const { match, names } = pad;
  const { entries } = match;
  const title = book.name(match.game);
  useTitle(title);
  const sheet = fillPad(match);
  const mending = useSignal<number | null>(null);
  const listed = useSignal<number | null>(null);
  const problem = useSignal<PadProblem | null>(null);
  const asksForPhones = useSignal(false);
  /** An entry is begun: “Undo last entry” would mean the one before it. */
  const isTelling = useSignal(false);
  const at = mending.value ?? entries.length;
  const before = mending.value === null ? sheet : fillPad({ ...match, entries: entries.slice(0, at) });

  const rest = (): void => {
    problem.value = null;
    mending.value = null;
    listed.value = null;
    isTelling.value = false;
  };
  const keep = (write: PadWrite): void => {
    rest();
    savePad(written(pad, write, Date.now()));
  };
  const remove = (index: number): void => keep({ from: index, remove: 1, entries: [] });
  const write = (entry: PadEntry): PadProblem | null => {
    const change = { from: at, remove: mending.value === null ? 0 : 1, entries: [entry] };
    const refusal = fillPad(written(pad, change, 0).match).refused;
    if (refusal?.entry !== at) {
      keep(change);
      return null;
    }
    problem.value = refusal.problem;
    return refusal.problem;
  };
  // Somebody else may have written on it.
  useEffect(rest, [entries]);
  const { rounds, refused, winners } = sheet;
  const entriesOf = (round: number) => {
    const from = rounds[round]?.from ?? rounds.at(-1)?.to ?? 0;
    return entries.slice(from, rounds[round]?.to).map((entry, index) => ({ index: from + index, entry }));
  };
  /** Nothing has been written down of the round that is played. */
  const isFresh = at === (before.rounds.at(-1)?.to ?? 0);
  const isOver = winners !== null && mending.value === null;
  const hit = mending.value === null ? hitText(match, names, book) : null;
  const says = isOver
    ? winnersText(winners, names, book)
    : isFresh
      ? beginsText(before, names, book)
      : hit === null
        ? lastPointsText(match, names, book)
        : '';
  const status = [hit ?? '', says].filter((text) => text !== '').join(' ');
  return (
    <>
      <Bar />
      <main class="shelf pad">
        <header class="pad-head">
          <h1>{title}</h1>
          <p class="quiet">{roundText(before, book)}</p>
        </header>
        <Phones
          pad={pad}
          isAsked={asksForPhones.value}
          onClose={() => {
            asksForPhones.value = false;
          }}
        />
        {isOver ? (
          <>
            <p class="pad-won" role="status">
              {status}
            </p>
            <Players {...{ names, sheet }} />
          </>
        ) : (
          <>
            <p class="pad-begins" role="status" data-hit={hit !== null}>
              {mending.value === null ? status : book.say('pad.mending', { number: before.round })}
            </p>
            {refused !== null && mending.value === null ? (
              <Wrong pad={pad} problem={refused.problem}>
                <button
                  type="button"
                  onClick={() => {
                    mending.value = refused.entry;
                  }}
                >
                  {book.say('pad.change')}
                </button>
                <button type="button" onClick={() => remove(refused.entry)}>
                  {book.say('kept.delete')}
                </button>
              </Wrong>
            ) : (
              <PadEntryForm
                key={at}
                names={names}
                sheet={before}
                mended={entries[at] ?? null}
                onWrite={write}
                onTelling={(telling) => {
                  isTelling.value = telling;
                }}
              />
            )}
          </>
        )}
        {problem.value !== null && <Wrong pad={pad} problem={problem.value} />}
        <div class="pad-buttons">
          {isOver && (
            <button
              type="button"
              class="primary"
              aria-busy={pad.sharing?.next !== undefined}
              onClick={() => {
                const next = newPad(match.game, names, match.options);
                if (pad.sharing !== undefined) savePad(withNext(pad));
                else {
                  savePad(next);
                  route(pathOf(`/real/pad/${next.id}`));
                }
              }}
            >
              {book.say('table.again')}
            </button>
          )}
          {mending.value !== null && (
            <button
              type="button"
              onClick={() => {
                mending.value = null;
              }}
            >
              {book.say('pad.cancel')}
            </button>
          )}
          {entries.length > 0 && mending.value === null && !isTelling.value && (
            <button type="button" onClick={() => remove(entries.length - 1)}>
              {book.say('pad.undo')}
            </button>
          )}
        </div>
        {entries.length > 0 && (
          <PadSheetTable
            {...{ names, sheet }}
            isBegun={winners === null && entries.length > (rounds.at(-1)?.to ?? 0)}
            onRound={(round) => {
              listed.value = round;
            }}
          />
        )}
        <div class="pad-buttons">
          {rounds.length > 0 && !sheet.secret && (
            <>
              <button type="button" onClick={() => void sharePicture(pad, sheet, book)}>
                {book.say('pad.picture')}
              </button>
              <button type="button" onClick={() => void shareTable(pad, sheet, book)}>
                {book.say('pad.table')}
              </button>
            </>
          )}
          {hasServer && (
            <button
              type="button"
              data-phones
              onClick={() => {
                asksForPhones.value = true;
              }}
            >
              {book.say('pad.phones')}
            </button>
          )}
          <a class="button" href={pathOf('/real')}>
            {book.say('shelf.realGame')}
          </a>
          <a class="button" href={pathOf(`/rules/${match.game}`)}>
            {book.say('page.rules')}
          </a>
          <DeleteButton
            onDelete={() => {
              deletePad(pad.id);
              route(pathOf('/real'));
            }}
          />
        </div>
      </main>
      {listed.value !== null && (
        <RoundDialog
          round={listed.value + 1}
          names={names}
          entries={entriesOf(listed.value)}
          onChange={(index) => {
            problem.value = null;
            mending.value = index;
            listed.value = null;
            scrollTo(0, 0);
          }}
          onDelete={remove}
          onClose={() => {
            listed.value = null;
          }}
        />
      )}
    </>
  );
}

interface WrongProps {
  readonly pad: SavedPad;
  readonly problem: PadProblem;
  readonly children?: ComponentChildren;
}

/** Why an entry cannot be. */
function Wrong({ pad: { names, match }, problem, children }: WrongProps) {
  const book = currentBook();
  return (
    <div class="problem" role="alert">
      <h2>{book.say('padWrong.title')}</h2>
      <p>
        {problemText(problem, names, book)}{' '}
        {problem.why === 'rule' && (
          <a href={pathOf(`/rules/${match.game}#${problem.rule}`)}>{book.say('page.rules')}</a>
        )}
      </p>
      <div class="pad-buttons">{children}</div>
    </div>
  );
}
