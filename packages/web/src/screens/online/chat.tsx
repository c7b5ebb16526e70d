import { type Signal, useSignal } from '@preact/signals';
import { errorCodeOf, type RequestErrorCode, randomWord, type Visit } from '@tischrunde/client';
import { emotes, type Said, type Scene } from '@tischrunde/protocol';
import type { Book } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import { mutedGuests } from '../../session/remote/muted.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { AnotherName } from './another-name.tsx';
import { EmotePicture, isEmote } from './emotes.tsx';

/** The messages at a table, and how many were read. */
interface Chat {
  readonly isOpen: Signal<boolean>;
  /** The messages of guests who are not muted. */
  readonly said: readonly Said[];
  /** Messages of others since the chat was last open. */
  readonly news: readonly Said[];
  readonly button: { current: HTMLButtonElement | null };
}

export function useChat(scene: Scene): Chat {
  const isOpen = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const said = heardIn(scene);
  const last = said.at(-1)?.number ?? 0;
  // Messages from before the player came are not new.
  const read = useSignal(last);
  useEffect(() => {
    if (isOpen.value) read.value = last;
  }, [isOpen.value, last]);
  const own = connection.guest.value?.id;
  const news = isOpen.value ? [] : said.filter(({ number, guest }) => number > read.value && guest !== own);
  return { isOpen, said, news, button };
}

/** Opens the chat, with a badge for new messages. */
export function ChatButton({ talk: { isOpen, news, button } }: { readonly talk: Chat }) {
  const book = currentBook();
  return (
    <button
      type="button"
      class="round talk-button"
      ref={button}
      aria-expanded={isOpen.value}
      aria-label={news.length === 0 ? book.say('talk.title') : book.say('talk.new', { count: news.length })}
      onClick={() => {
        isOpen.value = !isOpen.value;
      }}
    >
      <svg class="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 5h16v11h-9l-4 4v-4H4Z" />
      </svg>
      {news.length > 0 && (
        <span class="talk-count" aria-hidden="true">
          {news.length}
        </span>
      )}
    </button>
  );
}

interface DrawerProps {
  readonly visit: Visit;
  readonly scene: Scene;
  readonly talk: Chat;
}

/** All messages, while they are open. */
export function ChatDrawer({ visit, scene, talk }: DrawerProps) {
  if (!talk.isOpen.value) return null;
  return (
    <Drawer
      {...{ visit, scene }}
      said={talk.said}
      onClose={() => {
        talk.isOpen.value = false;
        talk.button.current?.focus();
      }}
    />
  );
}

/** The newest message for a moment. It stands above what it is put into, and covers nobody's points. */
export function NewestMessage({ talk }: { readonly talk: Chat }) {
  const book = currentBook();
  const newest = talk.news.at(-1);
  return (
    <p class="talk-newest" role="log">
      {newest !== undefined && (
        <span key={newest.number}>
          <Sentence said={newest} book={book} />
        </span>
      )}
    </p>
  );
}

const heardIn = ({ said }: Scene): readonly Said[] =>
  said.filter(({ guest }) => !mutedGuests.value.includes(guest));

interface OpenDrawerProps {
  readonly visit: Visit;
  readonly scene: Scene;
  readonly said: readonly Said[];
  onClose(): void;
}

function Drawer({ visit, scene, said, onClose }: OpenDrawerProps) {
  const book = currentBook();
  const failed = useSignal<RequestErrorCode | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const isMuted = scene.table.muted.includes(connection.guest.value?.id ?? '');
  const text = useSignal('');
  /** What the guest wanted to say last. */
  const wanted = useRef<() => Promise<unknown>>(async () => {});
  const act = async (ask: () => Promise<unknown>): Promise<void> => {
    wanted.current = ask;
    failed.value = await errorCodeOf(ask());
  };
  const needsName = failed.value === 'name.taken';
  useEffect(() => panel.current?.querySelector('input')?.focus(), [needsName]);
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  return (
    <section
      class="talk"
      ref={panel}
      aria-label={book.say('talk.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header class="dialog-head">
        <h2>{book.say('talk.title')}</h2>
        <button type="button" class="round" aria-label={book.say('page.close')} onClick={onClose}>
          ✕
        </button>
      </header>
      {said.length === 0 ? (
        <p class="quiet talk-list">{book.say('talk.nothing')}</p>
      ) : (
        // Scrollable areas must be reachable by keyboard.
        <div class="talk-list" ref={list} role="log" tabindex={0} aria-label={book.say('talk.title')}>
          <ol>
            {said.map((one) => (
              <li key={one.number}>
                <Sentence said={one} book={book} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {isMuted && <p class="quiet">{book.say('talk.youAreMuted')}</p>}
      {!isMuted && needsName && <AnotherName onRenamed={() => void act(wanted.current)} />}
      {!isMuted && !needsName && <Saying table={visit.id} {...{ text, act }} />}
      <p class="far-word" role="alert">
        {failed.value !== null && !needsName && book.say(`whyNot.${failed.value}`)}
      </p>
    </section>
  );
}

interface SayingProps {
  readonly table: string;
  /** Not said yet. */
  readonly text: Signal<string>;
  act(ask: () => Promise<unknown>): Promise<void>;
}

/** The emotes, and a field for words. */
function Saying({ table, text, act }: SayingProps) {
  const book = currentBook();
  return (
    <>
      <div class="talk-emotes">
        {emotes.map((emote) => (
          <button
            key={emote}
            type="button"
            class="round"
            aria-label={book.say(`emote.${emote}`)}
            title={book.say(`emote.${emote}`)}
            onClick={() => void act(() => connection.ask('emote', { table, id: randomWord(), emote }))}
          >
            <EmotePicture emote={emote} />
          </button>
        ))}
      </div>
      <form
        class="talk-form"
        onSubmit={(event) => {
          event.preventDefault();
          const words = text.value.trim();
          if (words === '') return;
          text.value = '';
          void act(() => connection.ask('say', { table, id: randomWord(), text: words }));
        }}
      >
        <label class="field">
          <span class="unseen">{book.say('talk.say')}</span>
          <input
            type="text"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="send"
            placeholder={book.say('talk.say')}
            value={text.value}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="primary">
          {book.say('talk.send')}
        </button>
      </form>
    </>
  );
}

/** The author and the message: text, or an emote with its words. */
function Sentence({ said: { name, text, emote }, book }: { readonly said: Said; readonly book: Book }) {
  return (
    <>
      <b>{`${name}: `}</b>
      {emote !== null && isEmote(emote) ? (
        <span class="said-emote">
          <EmotePicture emote={emote} /> {book.say(`emote.${emote}`)}
        </span>
      ) : (
        text
      )}
    </>
  );
}
