import type { Book } from '../book.ts';
import type { People } from '../narration/people.ts';
import { soloGoal, solominoGoal } from './cards.ts';
import { dominoGoal } from './domino.ts';
import { dominosaGoal, fortuneGoal, quadrilleGoal, solo1Goal, solo2Goal } from './games-for-one.ts';
import type { GoalPosition, Told } from './position.ts';
import { burgGoal, concentrationGoal, concentrationWait, dominanzGoal, hektikGoal } from './tile-games.ts';

/**
 * What the reader has to do now, in one short line; while somebody else is on turn, who that is and what the reader can do meanwhile.
 * Empty when the round is over.
 */
export function goalText(position: GoalPosition, book: Book, people: People): string {
  const { turn, phase } = position.view;
  if (phase !== 'play') return '';
  return turn === null || turn === people.front
    ? ownGoal(position, book, people)
    : waiting(position, book, people, turn);
}

/** A game that is missing here does not compile: what is left are the domino games. */
function ownGoal({ view, events, legal }: GoalPosition, book: Book, people: People): string {
  const told = <V>(view: V): Told<V> => ({ view, events, legal, book, people });
  switch (view.game) {
    case 'concentration':
      return concentrationGoal(told(view));
    case 'hektik':
      return hektikGoal(told(view));
    case 'burg':
      return burgGoal(told(view));
    case 'dominanz':
      return dominanzGoal(told(view));
    case 'solo1':
      return solo1Goal(told(view));
    case 'solo2':
      return solo2Goal(told(view));
    case 'fortune':
      return fortuneGoal(told(view));
    case 'dominosa':
      return dominosaGoal(told(view));
    case 'quadrille':
      return quadrilleGoal(told(view));
    case 'solo':
      return soloGoal(told(view));
    case 'solomino':
      return solominoGoal(told(view));
    default:
      return dominoGoal(told(view));
  }
}

function waiting(position: GoalPosition, book: Book, people: People, turn: number): string {
  const { view, legal } = position;
  if (view.game === 'concentration') return concentrationWait({ ...position, view, book, people });
  const name = people.nameOf(turn);
  return legal.length > 0 ? book.say('goal.jumpIn', { name }) : book.say('turn.other', { name });
}
