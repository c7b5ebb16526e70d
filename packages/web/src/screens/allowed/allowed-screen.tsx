import { type Signal, signal, useSignal } from '@preact/signals';
import { type Options, seatAt, type View } from '@tischrunde/engine';
import type { GamePages, RuleText } from '@tischrunde/rulebook';
import {
  edited,
  forms,
  isAgreement,
  isComplete,
  mostStock,
  newSituation,
  piecesOf,
  type RealTableWords,
  ruleOn,
  type Situation,
  situationOf,
} from '@tischrunde/rulebook/real-table';
import { useMemo } from 'preact/hooks';
import { agreementsFor, catalogue, descriptorOf } from '../../games/catalogue.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Choice, Switch } from '../../ui/dialog.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { useRealTableWords } from '../common/use-real-table-words.ts';
import { RuleSearch } from '../rulebook/rule-search.tsx';
import { usePages } from '../rulebook/use-pages.ts';
import { choiceLabel } from '../shelf/agreements.tsx';
import { FieldEditor } from './field-editor.tsx';
import { Stepper } from './grid-picker.tsx';
import { Hands } from './hands.tsx';
import { type Editing, Happenings } from './happenings.tsx';
import { MoveEditor } from './move-editor.tsx';
import { PositionPicture, RulingView, VerdictBar } from './ruling-view.tsx';
import '../rulebook/contents.css';
import '../rulebook/rulebook.css';
import './allowed.css';
import './pickers.css';
import './ruling.css';

/** What was built survives leaving the page. */
const built = signal<Situation>(newSituation('block', 2));

/** Puts a position together by taps, and asks the referee about a move in it. */
export function AllowedScreen() {
  const words = useRealTableWords();
  return (
    <>
      <Bar />
      <main class="allowed">{words !== null && <Builder situation={built} words={words} />}</main>
    </>
  );
}

interface BuilderProps {
  readonly situation: Signal<Situation>;
  readonly words: RealTableWords;
}

function Builder({ situation, words }: BuilderProps) {
  const book = currentBook();
  useTitle(words('allowed.title'));
  const query = useSignal('');
  const now = situation.value;
  const edit: Editing = (change) => {
    situation.value = edited(situation.peek(), change);
  };
  const ruling = useMemo(() => ruleOn(now), [now]);
  const view: View | null = ruling.answer === 'impossible' ? null : ruling.match.view(seatAt(0));
  const form = forms[now.game];
  const mine = now.hands[0] ?? null;
  const needsHand = form.hasHands && mine === null && piecesOf(now.question).length === 0;
  const missing = !isComplete(now)
    ? words('allowed.incomplete')
    : needsHand
      ? words('allowed.nameHand')
      : null;
  const near = mine ?? [];
  const isTold = now.turn !== 'mine' || now.hands.some((hand) => hand !== null);
  return (
    <>
      <h1>{words('allowed.title')}</h1>
      <div class="allowed-columns">
        <div class="allowed-form">
          <Setting {...{ situation, words }} />
          <section class="allowed-part">
            <h2 class="unseen">{book.name(now.game)}</h2>
            {form.table.map((field) => (
              <FieldEditor
                key={`${now.game} ${field.name} ${JSON.stringify(now.options)}`}
                {...{ field, view, words }}
                situation={now}
                values={now.table}
                near={[]}
                onChange={(name, value) => edit({ what: 'table', name, value })}
              />
            ))}
            <Happenings {...{ words, view, edit }} situation={now} />
            {(form.hasHands || (form.hasTurns && now.players > 1)) && (
              <details class="allowed-rest" open={isTold || (needsHand && isComplete(now))}>
                <summary>{words('allowed.rest')}</summary>
                <div class="allowed-part">
                  {form.hasHands && <Hands {...{ words, edit }} situation={now} />}
                  {form.hasTurns && now.players > 1 && (
                    <Choice
                      title={words('allowed.turn')}
                      values={['mine', 'other', 'over'] as const}
                      chosen={now.turn}
                      nameOf={(turn) => words(`allowed.${turn}`)}
                      onChoose={(turn) => edit({ what: 'turn', turn })}
                    />
                  )}
                  {form.hasStock && now.stock !== null && (
                    <Stepper
                      title={words('allowed.stock')}
                      value={now.stock}
                      least={0}
                      most={mostStock}
                      words={words}
                      onChange={(stock) => edit({ what: 'stock', stock })}
                    />
                  )}
                </div>
              </details>
            )}
          </section>
          <section class="allowed-part">
            <MoveEditor
              title={words('allowed.question')}
              {...{ view, near, words }}
              situation={now}
              move={now.question}
              onChange={(move) => edit({ what: 'question', move })}
            />
            {form.hasHands && piecesOf(now.question).length > 0 && (
              <Switch
                title={words('allowed.holds')}
                on={now.holdsPiece}
                onChange={(holds) => edit({ what: 'holds', holds })}
              />
            )}
          </section>
        </div>
        <div class="allowed-side">
          <PositionPicture ruling={ruling} isAsked={missing === null} />
          <RulingView situation={now} {...{ ruling, missing, words }} />
        </div>
      </div>
      <button type="button" onClick={() => edit({ what: 'clear' })}>
        {words('allowed.clear')}
      </button>
      <details>
        <summary>{words('allowed.search')}</summary>
        <RuleSearch
          query={query.value}
          book={book}
          onQuery={(text) => {
            query.value = text;
          }}
        />
      </details>
      <VerdictBar situation={now} {...{ ruling, missing, words }} />
    </>
  );
}

/** The game, how many play it, and what they have agreed on. */
function Setting({ situation, words }: BuilderProps) {
  const book = currentBook();
  const now = situation.value;
  const entry = descriptorOf(now.game);
  const offered = agreementsFor(entry, now.players).filter(isAgreement);
  const agree = (name: string, value: Options[string]): void => {
    situation.value = edited(now, { what: 'option', name, value });
  };
  const games = catalogue.toSorted((one, other) =>
    book.name(one.id).localeCompare(book.name(other.id), book.language),
  );
  return (
    <div class="allowed-part">
      <label class="allowed-game">
        <span>{words('allowed.game')}</span>
        <select
          value={now.game}
          onChange={({ currentTarget }) => {
            const chosen = catalogue.find(({ id }) => id === currentTarget.value);
            if (chosen !== undefined)
              situation.value = newSituation(
                chosen.id,
                Math.min(chosen.most, Math.max(chosen.least, now.players)),
              );
          }}
        >
          {games.map(({ id }) => (
            <option key={id} value={id}>
              {book.name(id)}
            </option>
          ))}
        </select>
      </label>
      {(entry.most > entry.least || offered.length > 0) && (
        <details>
          <summary>
            {[
              book.say('book.players', { count: now.players }),
              ...(offered.length > 0 ? [words('allowed.options')] : []),
            ].join(' · ')}
          </summary>
          <div class="allowed-part">
            {entry.most > entry.least && (
              <Choice
                title={book.say('setUp.players')}
                values={Array.from(
                  { length: entry.most - entry.least + 1 },
                  (_, index) => entry.least + index,
                )}
                chosen={now.players}
                nameOf={String}
                onChoose={(players) => {
                  situation.value = edited(now, { what: 'players', players });
                }}
              />
            )}
            {offered.map((option) =>
              option.kind === 'flag' ? (
                <Switch
                  key={option.name}
                  title={book.option(now.game, option.name).name}
                  on={(now.options[option.name] ?? option.standard) === true}
                  onChange={(on) => agree(option.name, on)}
                />
              ) : (
                <Choice
                  key={option.name}
                  title={book.option(now.game, option.name).name}
                  values={option.choices ?? []}
                  chosen={optionValue(now.options[option.name]) ?? option.standard ?? ''}
                  nameOf={(value) => choiceLabel(book, option.name, value)}
                  onChoose={(value) => agree(option.name, value)}
                />
              ),
            )}
          </div>
        </details>
      )}
      <Examples {...{ situation, words }} />
    </div>
  );
}

const optionValue = (value: unknown): Options[string] | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;

/** The rulebook's positions in which something is not allowed. */
function Examples({ situation, words }: BuilderProps) {
  const book = currentBook();
  const { game } = situation.value;
  const pages = usePages(game, book);
  const rules = pages === null || pages.game !== game ? [] : forbidding(pages);
  if (rules.length === 0) return null;
  return (
    <details class="allowed-examples">
      <summary>{words('allowed.examples')}</summary>
      <div class="keys">
        {rules.map(({ id, title, example }) => (
          <button
            key={id}
            type="button"
            data-example={id}
            onClick={() => {
              if (example === null) return;
              const { look, refused, cannot = [] } = example.position;
              const asked = refused === undefined ? cannot[0]?.move : look;
              if (asked !== undefined) situation.value = situationOf(game, example.position, asked);
            }}
          >
            {title}
          </button>
        ))}
      </div>
    </details>
  );
}

const forbidding = ({ parts, optional, everyTable }: GamePages): RuleText[] =>
  [...[...parts, ...optional].flatMap(({ rules }) => rules), ...everyTable].filter(
    ({ example }) =>
      example !== null &&
      (example.position.refused !== undefined || (example.position.cannot ?? []).length > 0),
  );
