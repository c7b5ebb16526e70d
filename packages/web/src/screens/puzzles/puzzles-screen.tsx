import { signal } from '@preact/signals';
import type { Options, OptionValue } from '@tischrunde/engine';
import type { GameId } from '@tischrunde/rulebook';
import { useLocation } from 'preact-iso/router';
import { agreementsFor, catalogue, optionsFrom } from '../../games/catalogue.ts';
import type { Agreement, GameDescriptor } from '../../games/descriptor.ts';
import { preferredOptions, startMatch } from '../../session/new-match.ts';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Choice, Switch } from '../../ui/dialog.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DailyGrades } from './daily-grades.tsx';
import { PrintDialog } from './print-dialog.tsx';
import './puzzles.css';
import { Picture } from '../../games/picture.tsx';
import { Bar } from '../common/bar.tsx';
import { UnfinishedMatch } from '../shelf/unfinished-match.tsx';
import '../shelf/shelf.css';

const puzzles: readonly GameDescriptor[] = catalogue
  .filter(({ puzzle }) => puzzle !== undefined)
  .toSorted((one, other) => (one.puzzle?.rank ?? 0) - (other.puzzle?.rank ?? 0));

/** The options shown here. Uniqueness is not among them, as only puzzles with a unique solution have a grade. */
const asked: ReadonlySet<string> = new Set(['set', 'grade', 'given', 'winnable', 'hand']);

/** The choices survive leaving the page. */
const chosen = signal<Readonly<Partial<Record<GameId, Options>>>>({});

/** The games for one: the daily puzzle, unfinished ones, and new ones of every kind and grade. */
export function PuzzlesScreen() {
  const book = currentBook();
  const title = book.say('shelf.puzzles');
  useTitle(title);
  return (
    <>
      <Bar />
      <main class="shelf puzzles">
        <h1>{title}</h1>
        <UnfinishedMatch among={puzzles.map(({ id }) => id)} />
        <DailyGrades />
        <div class="games">
          {puzzles.map((puzzle) => (
            <PuzzleCard key={puzzle.id} entry={puzzle} />
          ))}
        </div>
      </main>
    </>
  );
}

function PuzzleCard({ entry }: { readonly entry: GameDescriptor }) {
  const book = currentBook();
  const { route } = useLocation();
  const { id: game, puzzle } = entry;
  const offered = agreementsFor(entry, 1).filter(({ name }) => asked.has(name));
  const agreed = chosen.value[game] ?? {};
  const options = optionsFrom(entry, 1, agreed);
  return (
    <article class="game">
      <Picture game={game} />
      <div class="game-text">
        <div class="game-head">
          <h2>
            <a href={pathOf(`/rules/${game}`)}>{book.name(game)}</a>
          </h2>
        </div>
        <p class="quiet">{book.blurb(game)}</p>
        {offered.map((option) => (
          <PuzzleOption
            key={option.name}
            {...{ game, option }}
            value={
              agreed[option.name] ??
              preferredOptions[game]?.[option.name] ??
              option.standard ??
              option.choices?.[0]
            }
            onAgree={(value) => {
              chosen.value = { ...chosen.value, [game]: { ...agreed, [option.name]: value } };
            }}
          />
        ))}
        <div class="game-buttons">
          <button
            type="button"
            class="primary"
            aria-label={`${book.say('puzzle.new')}: ${book.name(game)}`}
            onClick={() => route(startMatch({ game, players: 1, options }))}
          >
            {book.say('puzzle.new')}
          </button>
          {puzzle?.printedWith !== undefined && (
            <PrintDialog game={game} options={{ ...options, ...puzzle.printedWith }} />
          )}
        </div>
      </div>
    </article>
  );
}

interface PuzzleOptionProps {
  readonly game: GameId;
  readonly option: Agreement;
  readonly value: OptionValue | undefined;
  onAgree(value: OptionValue): void;
}

/** More choices than this become a drop-down list. */
const aFew = 4;

function PuzzleOption({ game, option, value, onAgree }: PuzzleOptionProps) {
  const book = currentBook();
  const { name: title } = book.option(game, option.name);
  const choices = option.choices ?? [];
  const nameOf = (choice: OptionValue): string =>
    option.name === 'set' ? book.say('score.set', { value: Number(choice) }) : book.choice(choice);
  if (option.kind === 'flag') return <Switch title={title} on={value === true} onChange={onAgree} />;
  if (choices.length <= aFew)
    return <Choice {...{ title, nameOf }} values={choices} chosen={value ?? ''} onChoose={onAgree} />;
  return (
    <label class="field">
      <span>{title}</span>
      <select
        value={String(value)}
        onChange={({ currentTarget }) =>
          onAgree(choices.find((choice) => String(choice) === currentTarget.value) ?? '')
        }
      >
        {choices
          .toSorted((one, other) => Number(one) - Number(other))
          .map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {nameOf(choice)}
            </option>
          ))}
      </select>
    </label>
  );
}
