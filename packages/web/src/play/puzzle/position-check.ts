import { completeQuadrille, hintDominosa, hintSolo1, hintSolo2, type View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { numbersIn, pairsIn, setIn } from '../../board/dominosa/numbers.ts';
import type { Hint, HintStep } from './hint.ts';
import { wrongTiles } from './hints/dominosa.ts';
import { fillingIn } from './hints/quadrille.ts';

const checks: Readonly<Record<string, ((view: View, book: Book) => HintStep) | undefined>> = {
  dominosa: (view, book) => {
    const numbers = numbersIn(view);
    const { wrong } = hintDominosa({ n: setIn(view), ...numbers }, pairsIn(view.dominoes));
    return wrong.length === 0 ? right(book) : wrongTiles(numbers, wrong, book);
  },
  quadrille: (view, book) => {
    const filling = fillingIn(view);
    const isOpen = filling !== null && completeQuadrille(filling).solutions > 0;
    return isOpen ? right(book) : said(book.say('hint.stray'));
  },
  solo1: (view, book) => winning(hintSolo1(view).winnable, book),
  solo2: (view, book) => winning(hintSolo2(view).chance > 0, book),
};

const said = (text: string): HintStep => ({ text, highlight: null });
const right = (book: Book): HintStep => said(book.say('puzzle.right'));
const winning = (can: boolean, book: Book): HintStep => said(book.say(can ? 'puzzle.canWin' : 'hint.lost'));

/** Whether everything is right so far, without a word about how to go on; null for a game that has no such thing. */
export function checkOf(view: View, book: Book): Hint | null {
  const step = checks[view.game]?.(view, book);
  return step === undefined ? null : { steps: [step], move: null };
}
