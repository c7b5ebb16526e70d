import { listOf, objectsOf, textsOf } from '../../io/json-access.ts';
import { wrap } from '../../io/output.ts';
import { counted, does, inARow, seatName } from '../grammar.ts';
import { layoutOf } from '../layout.ts';
import { oneOf, readWords, tileWord, verbs } from '../move-words.ts';
import { domino, endWord } from './domino.ts';
import type { Deed, Face } from './face.ts';

/** All tiles but one lie open and become a chain, whose ends were foretold. */
export const fortune: Face = {
  piece: null,
  reasons: { out: 'the chain is whole' },
  help: [
    '  6-3               lay a tile (where it fits in one place only)',
    '  6-3 6-6:6         lay it at an open end: the tile that shows the end, and the value it shows',
    '  undo              take the last tile back',
    '  undo far          take a chain that is stuck back to where it can be finished',
  ],

  table(view) {
    const ends = textsOf(view.ends);
    const layout = layoutOf(objectsOf(view.log));
    return [
      'The prediction is sealed: two values, with which the chain will end.',
      ...wrap(['Left:', ...textsOf(view.left)]),
      ...(layout.length === 0 ? ['The table is empty.'] : layout),
      ...(ends.length === 0 ? [] : [`Open ends: ${ends.join('  ')}`]),
    ];
  },

  tell: (deed) => [tellMove(deed), ...tellPrediction(deed)],

  describe: (move, view) => (move.far === true ? 'undo far' : domino.describe(move, view)),

  read(words) {
    const fields = readWords(words, [verbs('lay', 'undo'), oneOf('back', ['far']), tileWord, endWord]);
    if (fields === null) return null;
    return fields.type === 'undo' ? { back: 'one', ...fields } : { type: 'lay', ...fields };
  },

  spoken: ({ far, ...move }) =>
    move.type === 'undo' ? { ...move, back: far === true ? 'far' : 'one' } : move,

  written({ back, ...spoken }, view) {
    if (spoken.type === 'undo') return [back === 'far' ? { ...spoken, far: true } : spoken];
    return domino.written?.(spoken, view) ?? [spoken];
  },
};

function tellMove({ seat, move, before, after }: Deed): string {
  const you = seat === after.seat;
  const name = seatName(after, seat);
  if (move.type === 'lay') {
    const place = move.at === undefined ? '' : ` at ${move.at}`;
    return `${name} ${does(you, 'lay')} ${move.tile}${place}.`;
  }
  const back = listOf(before.log).length - listOf(after.log).length;
  return `${name} ${does(you, 'take')} ${counted(back, 'tile')} back.`;
}

const tellPrediction = ({ after }: Deed): string[] =>
  after.prediction === null
    ? []
    : [
        `The prediction is opened: the chain ends with ${inARow(textsOf(after.prediction))}.`,
        `They are the values of ${after.removed}, which nobody has missed.`,
      ];
