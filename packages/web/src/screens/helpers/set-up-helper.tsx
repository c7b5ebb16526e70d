import { signal } from '@preact/signals';
import type { GameId, Options } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import {
  type DealFacts,
  dealFacts,
  forms,
  type RealTableWords,
  valuesOf,
} from '@tischrunde/rulebook/real-table';
import { agreementsFor, catalogue, descriptorOf } from '../../games/catalogue.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Choice } from '../../ui/dialog.tsx';
import { Paragraphs } from '../rulebook/rule.tsx';
import { usePages } from '../rulebook/use-pages.ts';
import { choiceLabel } from '../shelf/agreements.tsx';
import type { HelperProps } from './helpers-screen.tsx';
import { randomIndex } from './random-index.ts';
import { seatName } from './seat-name.ts';

interface Table {
  readonly game: GameId;
  readonly players: number;
  readonly options: Options;
  /** Who begins by lot; null until lots are drawn. */
  readonly lot: number | null;
}

const table = signal<Table>({ game: 'block', players: 2, options: {}, lot: null });

/** How many pieces everybody gets, what is left, and who begins. */
export function SetUpHelper({ words }: HelperProps) {
  const book = currentBook();
  const { game, players, options, lot } = table.value;
  const entry = descriptorOf(game);
  const change = (part: Partial<Table>): void => {
    table.value = { ...table.value, lot: null, ...part };
  };
  const games = catalogue
    .filter(({ most }) => most > 1)
    .toSorted((one, other) => book.name(one.id).localeCompare(book.name(other.id), book.language));
  const set = agreementsFor(entry, players).find(({ name }) => name === 'set');
  return (
    <>
      <label class="allowed-game">
        <span>{words('allowed.game')}</span>
        <select
          value={game}
          onChange={({ currentTarget }) => {
            const found = games.find(({ id }) => id === currentTarget.value);
            if (found === undefined) return;
            const fitting = Math.min(found.most, Math.max(found.least, players));
            change({ game: found.id, players: fitting, options: {} });
          }}
        >
          {games.map(({ id }) => (
            <option key={id} value={id}>
              {book.name(id)}
            </option>
          ))}
        </select>
      </label>
      {entry.most > entry.least && (
        <Choice
          title={book.say('setUp.players')}
          values={Array.from({ length: entry.most - entry.least + 1 }, (_, index) => entry.least + index)}
          chosen={players}
          nameOf={String}
          onChoose={(count) => change({ players: count })}
        />
      )}
      {set !== undefined && (
        <Choice
          title={book.option(game, 'set').name}
          values={(set.choices ?? []).toSorted((one, other) => Number(one) - Number(other))}
          chosen={options.set ?? set.standard ?? 6}
          nameOf={(value) => choiceLabel(book, 'set', value)}
          onChoose={(value) => change({ options: { set: value } })}
        />
      )}
      {set === undefined && forms[game].pieces === 'tile' && <p>{setOf(game, book)}</p>}
      <Deal {...{ words, game, players, options }} />
      <Rules game={game} about={/\.layout$/} />
      <h3>{words('begin.title')}</h3>
      <Rules game={game} about={/\.(open|open\.tie|start|order|begin)$/} />
      <div class="keys">
        <button type="button" class="primary" onClick={() => change({ lot: randomIndex(players) })}>
          {words('begin.lot')}
        </button>
      </div>
      <p class="verdict" role="status">
        {lot !== null && words('begin.by', { name: seatName(lot, book) })}
      </p>
    </>
  );
}

function Deal({ words, game, players, options }: HelperProps & Omit<Table, 'lot'>) {
  const facts = dealFacts(game, players, options);
  if (facts === null) return <p>{words('deal.impossible')}</p>;
  return (
    <p class="deal">
      {sentencesOn(facts, words).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </p>
  );
}

/** What everybody takes, and what becomes of the rest. */
function sentencesOn({ pieces, each, left, stock, reserve }: DealFacts, words: RealTableWords): string[] {
  const sentences = [words('deal.pieces', { count: pieces })];
  if (each === 0) return sentences;
  sentences.push(words('deal.each', { count: each }));
  // With a stock, what lies elsewhere is the first piece on the table.
  if (stock > 0 && left > stock) sentences.push(words('deal.start'));
  if (reserve > 0) sentences.push(words('deal.reserve', { stock, reserve }));
  else if (stock > 0) sentences.push(words('deal.stock', { count: stock }));
  else if (left > 0) sentences.push(words('deal.out', { count: left }));
  return sentences;
}

/** The tiles of a game that is played with one set only. Dominanz has no blanks, and its layout says so. */
function setOf(game: GameId, book: Book): string {
  const values = valuesOf(game, {});
  return values[0] === 0 ? choiceLabel(book, 'set', values.length - 1) : '';
}

interface RulesProps {
  readonly game: GameId;
  /** What the ids of the rules look like. */
  readonly about: RegExp;
}

function Rules({ game, about }: RulesProps) {
  const book = currentBook();
  const pages = usePages(game, book);
  if (pages === null || pages.game !== game) return null;
  return (
    <>
      {pages.parts
        .flatMap(({ rules }) => rules)
        .filter(({ id }) => about.test(id))
        .map((rule) => (
          <article key={rule.id} class="answer-rule">
            <h3>{rule.title}</h3>
            <Paragraphs {...{ rule, book }} />
          </article>
        ))}
    </>
  );
}
