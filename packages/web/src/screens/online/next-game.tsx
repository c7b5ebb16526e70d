import { useSignal } from '@preact/signals';
import type { Options } from '@tischrunde/engine';
import type { Choosing, Scene } from '@tischrunde/protocol';
import type { GameId } from '@tischrunde/rulebook';
import { catalogue, descriptorOf, optionsFrom } from '../../games/catalogue.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Choice, Dialog } from '../../ui/dialog.tsx';
import { Agreements, PlayerCount } from '../shelf/agreements.tsx';
import { useAsks } from './use-asks.ts';
import { gameNamed } from './use-visit.ts';

/** Games for several people. */
const forSeveral = catalogue.filter(({ most }) => most > 1);

const ways: readonly Choosing[] = ['host', 'vote', 'turns'];

interface NextGameProps {
  readonly scene: Scene;
  readonly guest: string | null;
}

/** What is played next, and a button for those who may choose it. */
export function NextGame({ scene, guest }: NextGameProps) {
  const book = currentBook();
  const asks = useSignal<'choose' | 'vote' | null>(null);
  const { game, host, choosing, chooser, votes, places, bench } = scene.table;
  const next = gameNamed(game);
  const isSeated = [...places, ...bench].some((person) => person.guest === guest);
  const mayChoose = guest === host || (chooser !== null && chooser === guest);
  const mayVote = choosing === 'vote' && isSeated;
  const chooserName = [...places, ...bench].find((person) => person.guest === chooser)?.name ?? null;
  return (
    <div class="next-game">
      {next !== null && <h3>{book.say('next.title', { game: book.name(next) })}</h3>}
      {!mayChoose && choosing !== 'vote' && chooserName !== null && (
        <p class="quiet">{book.say('next.theirs', { name: chooserName })}</p>
      )}
      {votes.length > 0 && <p class="quiet">{votesText(scene, book)}</p>}
      {(mayChoose || mayVote) && (
        <div class="next-game-buttons">
          {mayVote && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                asks.value = 'vote';
              }}
            >
              {book.say('next.vote')}
            </button>
          )}
          {mayChoose && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                asks.value = 'choose';
              }}
            >
              {book.say('next.choose')}
            </button>
          )}
        </div>
      )}
      {asks.value !== null && (
        <NextGameDialog
          scene={scene}
          mayChoose={asks.value === 'choose'}
          isHost={guest === host && asks.value === 'choose'}
          onClose={() => {
            asks.value = null;
          }}
        />
      )}
    </div>
  );
}

/** “Block: 2 votes · SOLO: 1 vote” */
function votesText({ table: { votes } }: Scene, book: ReturnType<typeof currentBook>): string {
  const games = [...new Set(votes.map(({ game }) => game))];
  return games
    .flatMap((game): string[] => {
      const known = gameNamed(game);
      const count = votes.filter((vote) => vote.game === game).length;
      return known === null ? [] : [book.say('next.votes', { game: book.name(known), count })];
    })
    .join(' · ');
}

interface NextGameDialogProps {
  readonly scene: Scene;
  readonly isHost: boolean;
  readonly mayChoose: boolean;
  onClose(): void;
}

/** Another game, its players and its options; or a vote for it. */
function NextGameDialog({ scene, isHost, mayChoose, onClose }: NextGameDialogProps) {
  const book = currentBook();
  const { id, places, options, choosing } = scene.table;
  const chosen = useSignal<GameId>(gameNamed(scene.table.game) ?? forSeveral[0].id);
  const players = useSignal(places.length);
  const agreed = useSignal<Options>(options);
  const way = useSignal<Choosing>(choosing);
  const { failed, act } = useAsks();
  const entry = descriptorOf(chosen.value);
  const choose = (game: GameId): void => {
    const { least, most } = descriptorOf(game);
    chosen.value = game;
    players.value = Math.min(most, Math.max(least, places.length));
    agreed.value = game === scene.table.game ? options : {};
  };
  const apply = async (): Promise<void> => {
    if (!mayChoose) await connection.ask('vote', { table: id, game: chosen.value });
    else
      await connection.ask('change', {
        table: id,
        game: chosen.value,
        players: players.value,
        options: optionsFrom(entry, players.value, agreed.value),
        ...(isHost ? { choosing: way.value } : {}),
      });
    onClose();
  };
  return (
    <Dialog title={book.say(mayChoose ? 'next.choose' : 'next.vote')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          act(apply());
        }}
      >
        <label class="field">
          <span>{book.say('next.game')}</span>
          <select
            value={chosen.value}
            onChange={({ currentTarget: { value } }) => {
              const game = gameNamed(value);
              if (game !== null) choose(game);
            }}
          >
            {forSeveral
              .toSorted((one, other) => book.name(one.id).localeCompare(book.name(other.id), book.language))
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {book.name(each.id)}
                </option>
              ))}
          </select>
        </label>
        {mayChoose && (
          <>
            <PlayerCount {...{ entry, players }} />
            <Agreements
              {...{ entry, players, agreed }}
              names={Array.from({ length: players.value }, (_, seat) =>
                book.say('gather.seat', { number: seat + 1 }),
              )}
            />
          </>
        )}
        {isHost && (
          <Choice<Choosing>
            title={book.say('next.who')}
            values={ways}
            chosen={way.value}
            nameOf={(value) => book.say(`choosing.${value}`)}
            onChoose={(value) => {
              way.value = value;
            }}
          />
        )}
        <p class="far-word" role="alert">
          {failed.value !== null && book.say(`whyNot.${failed.value}`)}
        </p>
        <footer class="dialog-foot">
          <button type="submit" class="primary">
            {book.say(mayChoose ? 'next.play' : 'next.vote')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
