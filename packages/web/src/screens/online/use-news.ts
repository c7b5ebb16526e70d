import { useSignal } from '@preact/signals';
import type { TableNews, Visit } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import type { Book } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import type { Sound } from '../../play/sound/sounds.ts';
import { playWhenAllowed } from '../../play/sound/use-sound.ts';
import { currentBook } from '../../ui/current-language.ts';
import { gameNamed } from './use-visit.ts';

/** Something that happened beside the match, in words. */
export interface NewsItem {
  readonly key: string;
  readonly text: string;
}

/** Somebody who came back to the table or left it. Neither is in the log. */
interface Passage {
  readonly key: string;
  readonly name: string;
  readonly isHere: boolean;
}

/** A page that is loaded again is away for a moment, which is no news. Milliseconds. */
const patience = 3000;

/** How many are kept for screen readers. */
const most = 10;

/** What happens beside the match: who comes and goes, for whom a bot plays, who has another name, whose time was up. It is heard, too. */
export function useNews(visit: Visit, scene: Scene): readonly NewsItem[] {
  const book = currentBook();
  const passages = usePassages(visit, scene);
  const told = visit.news.value.flatMap((news): readonly NewsItem[] => {
    const text = newsText(news, book, scene);
    return text === '' ? [] : [{ key: `${news.number}`, text }];
  });
  const all = [
    ...told,
    ...passages.map(({ key, name, isHere }) => ({
      key,
      text: book.say(isHere ? 'told.came' : 'told.left', { name }),
    })),
  ];
  // The newest is the one that was not there before.
  const order = useRef<readonly string[]>([]);
  const known = order.current.filter((key) => all.some((item) => item.key === key));
  order.current = [...known, ...all.map(({ key }) => key).filter((key) => !known.includes(key))];
  const sorted = order.current.flatMap((key) => all.filter((item) => item.key === key));
  const newest = visit.news.value.at(-1);
  useEffect(() => {
    const sound = newest === undefined ? null : soundOf(newest);
    if (sound !== null) playWhenAllowed([sound]);
  }, [newest?.number]);
  return sorted;
}

/** Tells people who stay away for some seconds, and who come back after that. */
function usePassages(visit: Visit, scene: Scene): readonly Passage[] {
  const passages = useSignal<readonly Passage[]>([]);
  const away = useRef(new Set<string>());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const here = visit.here.value;
  const people = [...scene.table.places, ...scene.table.bench];
  const nameOf = (guest: string): string => people.find((person) => person.guest === guest)?.name ?? '';
  const guests = [...new Set(people.flatMap(({ guest }) => (guest === null ? [] : [guest])))];
  const tell = (guest: string, isHere: boolean): void => {
    const name = nameOf(guest);
    if (name === '') return;
    const key = `${guest} ${passages.peek().length} ${isHere}`;
    passages.value = [...passages.peek(), { key, name, isHere }].slice(-most);
    playWhenAllowed([isHere ? 'came' : 'left']);
  };
  useEffect(() => {
    for (const guest of guests) {
      const waiting = timers.current.get(guest);
      if (here.includes(guest)) {
        clearTimeout(waiting);
        timers.current.delete(guest);
        if (away.current.delete(guest)) tell(guest, true);
      } else if (waiting === undefined && !away.current.has(guest)) {
        const leaves = setTimeout(() => {
          timers.current.delete(guest);
          away.current.add(guest);
          tell(guest, false);
        }, patience);
        timers.current.set(guest, leaves);
      }
    }
  }, [here.join(), guests.join()]);
  useEffect(
    () => () => {
      for (const timer of timers.current.values()) clearTimeout(timer);
    },
    [],
  );
  return passages.value;
}

function soundOf({ event }: TableNews): Sound | null {
  switch (event.kind) {
    case 'sat':
    case 'benched':
      return 'came';
    case 'stood':
    case 'removed':
    case 'kicked':
      return 'left';
    case 'bot':
    case 'moved':
      return 'robot';
    default:
      return null;
  }
}

function newsText({ event, name }: TableNews, book: Book, { table: { timer } }: Scene): string {
  switch (event.kind) {
    case 'sat':
      return book.say('told.sat', { name });
    case 'stood':
      return book.say('told.stood', { name });
    case 'bot':
      return book.say(event.level === null ? 'told.back' : 'told.bot', { name });
    case 'kicked':
      return book.say('told.kicked', { name });
    case 'host':
      return book.say('told.host', { name });
    case 'removed':
      return book.say('told.removed', { name });
    case 'benched':
      return book.say('told.benched', { name });
    case 'undoAnswered':
      return book.say('told.undoRefused', { name });
    case 'takenBack':
      return book.say('told.takenBack', { name });
    case 'renamed':
      return book.say('told.renamed', { before: event.before, name });
    case 'moved':
      return book.say(timer?.expiry === 'pass' ? 'told.clockPassed' : 'told.clock', { name });
    case 'changed': {
      const game = gameNamed(event.game);
      return game === null ? '' : book.say('told.changed', { game: book.name(game) });
    }
    default:
      return '';
  }
}
