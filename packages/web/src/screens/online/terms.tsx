import type { Options, OptionValue } from '@tischrunde/engine';
import type { Scene, TableFacts, Timer } from '@tischrunde/protocol';
import type { Book, GameId } from '@tischrunde/rulebook';
import { findDescriptor } from '../../games/catalogue.ts';
import type { Agreement, GameDescriptor } from '../../games/descriptor.ts';
import { currentBook } from '../../ui/current-language.ts';
import { choiceLabel } from '../shelf/agreements.tsx';

/** The agreed options of a table that differ from the defaults. */
export const Terms = ({ scene: { table } }: { readonly scene: Scene }) => <Agreed {...table} />;

interface AgreedProps extends Pick<TableFacts, 'game' | 'options' | 'timer'> {
  readonly takesBack?: boolean;
  /** Says everything, also what is usual. */
  readonly isWhole?: boolean;
}

/** What was agreed on, as far as it differs from the defaults, or all of it. */
export function Agreed({ game, options, timer, takesBack = false, isWhole = false }: AgreedProps) {
  const book = currentBook();
  const entry = findDescriptor(game);
  const terms = [
    ...(entry === undefined ? [] : agreedIn(entry, options, isWhole, book)),
    ...(takesBack ? [book.say('setUp.takesBack')] : []),
    ...(timer === null ? [] : timerInWords(timer, book)),
  ];
  return terms.length === 0 ? null : <p class="quiet">{terms.join(' · ')}</p>;
}

const agreedIn = ({ id, options }: GameDescriptor, agreed: Options, isWhole: boolean, book: Book): string[] =>
  options.flatMap((option) => {
    const value = agreed[option.name];
    const isUsual = value === (option.standard ?? false);
    return value === undefined || (isUsual && !isWhole) ? [] : [termOf(id, option, value, book)];
  });

function termOf(game: GameId, { name, kind }: Agreement, value: OptionValue, book: Book): string {
  const title = book.option(game, name).name;
  switch (kind) {
    case 'flag':
      return value === true ? title : `${title}: ${book.choice(value)}`;
    case 'seat':
      return `${title}: ${book.say('gather.seat', { number: Number(value) + 1 })}`;
    case 'count':
      return `${title}: ${value}`;
    case 'choice':
      return `${title}: ${choiceLabel(book, name, value)}`;
  }
}

const timerInWords = ({ seconds, expiry }: Timer, book: Book): string[] => [
  `${book.say('invite.timer')}: ${timeInWords(seconds, book)}`,
  `${book.say('invite.expiry')}: ${book.say(`expiry.${expiry}`)}`,
];

/** The time limit for a turn; 0 is none. */
export function timeInWords(seconds: number, book: Book): string {
  if (seconds === 0) return book.say('timer.off');
  if (seconds < 60) return book.say('timer.seconds', { count: seconds });
  if (seconds < 86_400) return book.say('timer.minutes', { count: seconds / 60 });
  return book.say('timer.days', { count: seconds / 86_400 });
}
