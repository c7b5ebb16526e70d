import { line as lines, type Solo1State, solo1, winningSteps } from '@tischrunde/engine/internals';
import type { BotOf } from '../../bot.ts';
import { farthestMove } from './farthest-move.ts';
import { after, certain, solitaireBot } from './solitaire-bot.ts';

/** Solo 1: everything lies open, so a solver tells whether a lay still wins. */
export const solo1Bot: BotOf<'solo1'> = solitaireBot({
  game: solo1,
  pace: 1.5,
  choose(situation, level) {
    const { state, moves } = situation;
    const winning = level === 'strong' ? moves.find((move) => canWin(after(solo1, state, move))) : undefined;
    return winning ?? farthestMove(solo1, situation, level);
  },
  *weigh({ state, moves }) {
    yield moves.length;
    return moves.map((move) => certain(canWin(after(solo1, state, move))));
  },
});

const canWin = ({ rows, line }: Solo1State): boolean => winningSteps(rows, lines.valuesAtEnds(line)) !== null;
