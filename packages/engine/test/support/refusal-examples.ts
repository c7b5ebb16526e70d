import {
  completeQuadrille,
  type JsonObject,
  judgeQuadrille,
  type QuadrilleSolution,
  type Refusal,
  type RefusalReason,
  readQuadrille,
  seatAt,
} from '../../src/index.ts';
import { chain, on, place, setUpBurg } from './burg.ts';
import { lay as open, tiles } from './no-hands.ts';
import { soloTable } from './solo.ts';
import { answer, lay as cover, layOut, take as takePile } from './solomino.ts';
import { setUp, type Table } from './table.ts';

export type Attempt = () => Refusal | null;

/** A move of the seat on turn, or of another. */
export const at =
  (table: () => Table, move: JsonObject, seat?: number): Attempt =>
  () => {
    const { match } = table();
    return match.attempt(seatAt(seat ?? match.turn ?? 0), move);
  };

const draw = { type: 'draw' };
const pass = { type: 'pass' };
export const lay = (tile: string, end?: string, more: JsonObject = {}): JsonObject =>
  end === undefined ? { type: 'lay', tile, ...more } : { type: 'lay', tile, at: end, ...more };
const flip = (cell: number): JsonObject => ({ type: 'flip', cell });
const take = (tile: string, side = 'right'): JsonObject => ({ type: 'take', tile, side });
const enter = (type: string, tile: string, row: number): JsonObject => ({ type, tile, row });
const play = (card: string, more: JsonObject = {}): JsonObject => ({ type: 'play', card, ...more });

const opening = (): Table => setUp('block', { hands: ['6-6 6-1 5-4', '6-3 1-0'], stock: '5-5 4-4 3-3' });
export const block = (): Table => opening().lay('6-6');
const ended = (rounds: number): Table => setUp('block', { hands: ['6-6', '5-4'] }, { rounds }).lay('6-6');
const fives = (stock: string): Table => setUp('fives', { hands: ['6-6 6-1', '5-4 5-3'], stock }).lay('6-6');
const sevens = (): Table =>
  setUp('sevens', { hands: ['6-6 3-2', '2-1 4-4 5-2 1-0'], stock: '5-5 5-4 5-3' }).lay('6-6');
const sevensOpening = (): Table => setUp('sevens', { hands: ['6-1 2-0', '3-1'], stock: '5-4 5-3 4-0' });
export const foot = (): Table =>
  setUp('chickenfoot', { hands: ['9-9 3-3 3-1', '9-3 9-5'] })
    .lay('9-9')
    .lay('9-3', '9-9:9')
    .lay('3-3', '9-3:3');

const concentration = (...cells: number[]): Table =>
  cells
    .map(flip)
    .reduce(
      (table, move) => table.move(move),
      open('concentration', 2, [{ grid: tiles('4-2 5-1 6-6 0-0') }]),
    );
const hektik = (): Table => open('hektik', 2, [{ doubles: ['9-9'] }]).move(take('8-4'), 0);
const burg = (hand: string, stock = ''): Table => setUpBurg({ hands: [hand, '3-1'], start: '6-3', stock });
/** Takes in turn, written as '5-3:5' for the tile 5-3 in row 5. */
const dominanz = (text: string): Table =>
  tiles(text)
    .map((entry) => entry.split(':'))
    .reduce((table, [tile, row]) => table.move(enter('take', tile, Number(row))), open('dominanz', 2));
const rows = [
  '6-5 6-4 6-3 6-2 6-1 5-5 6-6',
  '6-0 5-3 5-2 5-1 4-4 5-0 5-4',
  '4-3 4-2 4-1 4-0 3-3 3-1 3-2',
  '3-0 2-2 2-1 2-0 1-1 0-0 1-0',
];
const solo1 = (): Table => open('solo1', 1, [{ grid: rows.flatMap(tiles) }]);
const fortune = (): Table => open('fortune', 1, [{ removed: '6-3' }]);

const solo = (top: string, hand: string, options: JsonObject = {}, stock = 'b3 b4 b5 b6'): Table =>
  soloTable({ top, hands: [hand, 'g4 g5 g6'], stock }, options).table;
const solomino = (options: JsonObject = {}): Table =>
  layOut({ start: 'g5|r2', hands: ['r4|b7 r:draw1|r9 y3|y4', 'y6|y5 g5|g3'], stock: 'g1|g6 b8|y9' }, options);
const asking = (options: JsonObject = {}): Table =>
  layOut(
    {
      start: 'g5|r2',
      hands: ['r:ask|r1 y3|y4 y6|y5', 'b1|b7 r4|b7 r5|r7', 'r1|b6 y7|y4'],
      stock: 'r8|b1 g9|b8',
    },
    options,
  ).move(cover('r:ask|r1', 'r:ask', 'right'));

/** The numbers 0 0 1 / 1 1 0. */
const dominosa = (): Table =>
  open('dominosa', 1, [{ rows: 2, cols: 3, grid: [0, 0, 1, 1, 1, 0] }], { set: 1 });
const onCells = (...cells: number[]): JsonObject => ({ type: 'lay', cells });
const quadrille = (): Table => {
  const squares = Array(14).fill(null).with(0, 6).with(1, 3);
  return open('quadrille', 1, [{ squares, tiles: [{ tile: '6-3', cells: [1, 2] }] }]);
};
/** The solved square of the sheet with a change. */
const square =
  (change: (solved: QuadrilleSolution) => Partial<QuadrilleSolution>): Attempt =>
  () => {
    const { completion } = completeQuadrille(readQuadrille('0 2 3 1 / 1 4 5 / 6 4 0 / 2 5 6 3'));
    if (completion === null) throw new Error('the picture of the sheet has no solution');
    return judgeQuadrille({ ...completion, ...change(completion) });
  };

/** For every reason a move that is refused for it, and the text. */
export const examples: Readonly<Record<RefusalReason, readonly [attempt: Attempt, error: string]>> = {
  matchOver: [at(() => ended(1), pass), 'the match is over'],
  roundOver: [at(() => ended(2), pass), 'the round is over; next deals another'],
  roundNotOver: [at(block, { type: 'next' }), 'the round is not over yet'],
  notOnTurn: [at(block, lay('6-1', '6-6:6'), 0), "seat 0 may not act now: it is seat 1's turn"],
  noSuchMove: [at(block, { type: 'jump' }), '"jump" is no move here; the moves are lay, pass'],
  badField: [at(block, lay('63')), 'tile is a domino such as "6-3", not "63"'],

  noSuchTile: [at(block, lay('9-6', '6-6:6')), 'there is no such tile in the double-6 set'],
  notInHand: [at(block, lay('6-5', '6-6:6')), '6-5 is not in the hand of seat 1'],
  alreadyLaid: [at(() => fortune().lay('6-6'), lay('6-6', '6-6:6')), '6-6 has been laid'],
  alreadyTaken: [at(() => dominanz('7-6:7'), enter('take', '7-6', 6)), '7-6 has been taken'],

  noEnds: [at(opening, lay('6-6', '6-3:3')), 'there are no open ends, so 6-3:3 is none'],
  noSuchEnd: [
    at(() => block().lay('6-3', '6-6:6'), lay('6-1', '6-3:6')),
    '6-3:6 is no open end; open are 6-3:3, 6-6:6',
  ],
  showsNo: [at(block, lay('1-0', '6-6:6')), '1-0 does not show a 6'],
  fitsNoEnd: [at(() => block().lay('6-3', '6-6:6'), lay('5-4', '6-6:6')), '5-4 does not show a 6'],

  otherOpens: [at(opening, lay('6-1')), '6-6 opens the round, not 6-1'],
  mustLay: [at(block, pass), 'who can lay must lay'],
  mustDraw: [at(() => fives('4-4 4-3 4-2'), pass), 'seat 1 has to draw first'],
  nothingToDraw: [at(() => fives(''), draw), 'no tile is left in the stock that may be drawn'],
  oneTileDrawn: [
    at(
      () =>
        setUp('bergen', { hands: ['1-1 6-1', '5-4'], stock: '2-1 6-4 6-3 6-2' })
          .lay('1-1')
          .draw(),
      draw,
    ),
    'only one tile is drawn in a turn',
  ],
  noDrawBeforeOpening: [at(sevensOpening, draw), 'nobody draws before the opening tile'],
  oneTileDrawnIfFits: [at(() => sevens().draw(), draw), 'who can lay draws one tile only'],
  noDoubleToLock: [
    at(() => setUp('block', { hands: ['6-6 5-5', '6-3 3-3'] }, { sperr: true }).lay('6-6'), {
      ...lay('6-3', '6-6:6'),
      type: 'lock',
    }),
    '6-3 is no double: only a double locks an end',
  ],
  footFirst: [at(foot, lay('9-5', '9-9:9')), 'the foot 3-3:3 must have its three toes first'],
  missesSum: [at(sevens, lay('4-4', '6-6:6')), '4-4 has no half that makes 7 with 6'],
  missesSumAtAll: [
    at(() => sevens().lay('2-1', '6-6:6'), lay('3-2', '2-1:2')),
    '3-2 has no half that makes 7 with 2',
  ],
  jokerAtBlank: [
    at(() => sevens().lay('1-0', '6-6:6'), lay('3-2', '1-0:0')),
    'only a joker can be laid at a blank, and 3-2 is none',
  ],
  jokerHasNo: [at(sevens, lay('5-2', '6-6:6', { out: 3 })), '5-2 has no 3 to lay outwards'],
  noJoker: [at(sevens, lay('2-1', '6-6:6', { out: 2 })), '2-1 is no joker: out is not for it'],
  noJokerOpens: [at(sevensOpening, lay('6-1', undefined, { out: 6 })), 'out is not for the opening tile'],

  noSuchCell: [at(concentration, flip(4)), 'there is no cell 4'],
  cellTaken: [at(() => concentration(0, 1), flip(0)), 'the tile of cell 0 has been taken'],
  faceUp: [
    at(() => concentration(3), flip(3)),
    'cell 3 lies face up already: the second tile is another one',
  ],

  hasGivenUp: [
    at(() => hektik().move({ type: 'giveUp' }, 1), take('4-3'), 1),
    'seat 1 has given up and does nothing more until the next double',
  ],
  setAside: [at(hektik, take('4-4'), 0), '4-4 is set aside with the other doubles'],
  inOwnChain: [at(hektik, take('8-4'), 0), '8-4 stands in this chain already'],
  inOtherChain: [at(hektik, take('8-4'), 1), '8-4 is not in the middle any more: seat 0 has it'],
  chainShows: [at(hektik, take('8-3'), 0), '8-3 does not fit on the right, where the chain shows a 4'],
  fitsNoSide: [at(hektik, take('7-3'), 0), '7-3 does not fit on the right, where the chain shows a 4'],
  emptyChain: [at(hektik, { type: 'return', side: 'left' }, 1), 'there is no tile in the chain to put back'],

  emptyStock: [at(() => burg('6-1'), draw), 'the stock is empty'],
  fullHand: [
    at(() => burg('6-1 5-4 2-0 4-4 3-0', '5-5'), draw),
    'only with at most four tiles in hand, not with 5',
  ],
  laidTwice: [
    at(() => burg('6-1 5-4'), chain(on('6-1', [0, 1], [0, 2]), on('6-1', [0, 0], [0, 1]))),
    '6-1 cannot be laid twice',
  ],
  offTheTable: [
    at(() => burg('5-4'), place('5-4', [0, 0], [1, 0])),
    '5-4 must lie on the table, next to a tile there',
  ],
  shortChain: [at(() => burg('6-1 5-4'), chain(on('6-1', [0, 1], [0, 2]))), 'a chain has at least two tiles'],
  chainBegins: [
    at(() => burg('6-1 5-4'), chain(on('6-1', [0, 2], [0, 3]), on('5-4', [0, 0], [0, 1]))),
    '6-1 must lie on the table, next to a tile there, or on halves of two tiles on one level',
  ],
  chainGoesOn: [
    at(() => burg('6-1 5-4'), chain(on('6-1', [0, 1], [0, 2]), on('5-4', [1, 0], [1, 1]))),
    '5-4 must cover a half of 6-1 and an equal one next to it, of another tile on its level',
  ],

  outsideValues: [
    at(() => dominanz(''), enter('take', '6-0', 6)),
    'there are only the tiles with the values 1 to 7',
  ],
  hasNoRow: [
    at(() => dominanz(''), enter('take', '7-6', 5)),
    '7-6 has no 5, so nothing of it goes into row 5',
  ],
  onePrescribed: [
    at(
      () => dominanz('1-1:1 2-1:2 3-1:3 4-1:4 5-1:5 6-1:6').move(enter('prescribe', '7-1', 1)),
      enter('prescribe', '7-6', 7),
    ),
    'only one entry is prescribed in a turn',
  ],
  rowHasEntry: [
    at(() => dominanz('7-6:7'), enter('prescribe', '7-5', 7)),
    'seat 0 has an entry in row 7 already',
  ],
  notTheLast: [at(() => dominanz(''), enter('prescribe', '7-6', 7)), 'more than one tile with a 7 is left'],

  noRightEnd: [at(solo1, lay('5-5')), '5-5 is at no right end; there are 6-6, 5-4, 3-2, 1-0'],
  notOnTable: [at(fortune, lay('6-3')), '6-3 does not lie on the table'],
  nothingLaid: [at(fortune, { type: 'undo' }), 'nothing has been laid yet'],
  notStuck: [
    at(() => fortune().lay('6-6'), { type: 'undo', far: true }),
    'only a chain that is stuck is taken back far; undo takes the last tile back',
  ],

  outsideShape: [at(dominosa, onCells(0, 6)), 'cell 6 is not in the shape'],
  notNeighbours: [at(dominosa, onCells(0, 2)), 'a tile lies on two cells side by side'],
  cellCovered: [at(() => dominosa().move(onCells(0, 3)), onCells(0, 1)), '1-0 lies there already'],
  liesElsewhere: [
    at(() => dominosa().move(onCells(0, 3)), onCells(1, 2)),
    'this is 1-0, which lies elsewhere: every tile lies once',
  ],
  nothingLiesThere: [at(dominosa, { ...onCells(0, 1), type: 'lift' }), 'no tile lies on these two cells'],
  notLaid: [at(quadrille, { type: 'lift', tile: '5-3' }), '5-3 has not been laid'],

  wasGiven: [at(quadrille, { type: 'lift', tile: '6-3' }), '6-3 was given and stays where it is'],
  squareShows: [
    at(quadrille, { ...onCells(0, 8), tile: '3-3' }),
    '3-3 does not fit there: the square shows a 6, and shows it four times',
  ],
  twoInSquare: [
    at(quadrille, { ...onCells(6, 7), tile: '4-2' }),
    '4-2 has two numbers, and a square shows one number four times',
  ],
  squareCount: [square(({ squares }) => ({ squares: squares.slice(1) })), 'the shape has 14 squares, not 13'],
  notSideBySide: [
    square(({ dominoes }) => ({ dominoes: dominoes.with(0, [0, 9]) })),
    '0, 9 are not two cells side by side, the lower one first',
  ],
  cellTwice: [
    square(({ dominoes }) => ({ dominoes: [...dominoes, dominoes[0]] })),
    'two tiles lie on cell 0',
  ],
  bareCell: [
    square(({ dominoes }) => ({ dominoes: dominoes.slice(1) })),
    'cell 0 is not covered; all 56 must be',
  ],
  tileTwice: [
    square(({ squares }) => ({ squares: squares.with(0, squares[1]).with(1, squares[0]) })),
    '4-0 would lie twice, once more on the squares 8, 9',
  ],

  noSuchCard: [at(() => solo('r5', 'r1 r2'), play('r0')), 'there is no card "r0"'],
  mustDrawCard: [at(() => solo('r5', 'r1 r2'), pass), 'who does not lay draws a card first'],
  cardNotInHand: [at(() => solo('r5', 'r1 r2'), play('r3')), 'r3 is not in the hand of seat 0'],
  nothingToChoose: [
    at(() => solo('r5', 'r1 r2'), { type: 'choose', colour: 'r' }),
    'there is nothing to choose now',
  ],
  colourFirst: [
    at(() => solo('wild', 'r1 r2'), draw),
    'the first card is wild: a colour has to be chosen first',
  ],
  partnerFirst: [
    at(() => solo('g:swap', 'r1 r2'), draw),
    'the first card is g:swap: a partner has to be chosen first',
  ],
  cardMisfits: [at(() => solo('r5', 'g1 g2'), play('g1')), 'g1 does not fit on r5'],
  cardMisfitsNamed: [
    at(() => solo('wild', 'r1 r2').move({ type: 'choose', colour: 'b' }), play('r1')),
    'r1 does not fit on wild, for which b was named',
  ],
  draw2Due: [
    at(() => solo('r:draw2', 'r1 wild4'), play('r1')),
    '2 cards are due: only a draw2 may be laid, not r1',
  ],
  wild4Due: [
    at(() => solo('r5', 'wild4 r1 r2').move(play('wild4', { colour: 'g' })), play('g4')),
    '4 cards are due: only a wild4 may be laid, not g4',
  ],
  cardsDue: [at(() => solo('r:draw2', 'r1 r2'), pass), '2 cards are due: they have to be drawn'],
  onlyDrawn: [
    at(() => solo('r5', 'r1 g2', {}, 'r3 b4').draw(), play('r1')),
    'after drawing only the drawn card may be laid, not r1',
  ],
  oneCardDrawn: [
    at(() => solo('r5', 'r1 g2', {}, 'r3 b4').draw(), draw),
    'one card is drawn in a turn: lay r3 or keep it',
  ],
  noCardLeft: [at(() => solo('r5', 'r1 g2', {}, ''), draw), 'there is no card left to draw'],
  noCardLeftMustLay: [
    at(() => solo('r5', 'r1 g2', {}, ''), pass),
    'there is no card left to draw, so who can lay must lay',
  ],
  notOnTop: [
    at(() => solo('r5', 'r1 g2', { interject: true }), play('g4'), 1),
    "it is seat 0's turn, and g4 is not the card on top: that is r5",
  ],

  minoCardNotInHand: [at(solomino, cover('r1|r2', 'r1', 'right')), 'r1|r2 is not in the hand of seat 0'],
  minoCardTurned: [
    at(solomino, cover('b7|r4', 'r4', 'right')),
    'there is no card "b7|r4"; its first half is the other one: r4|b7',
  ],
  halfMisfits: [
    at(solomino, cover('r4|b7', 'b7', 'right')),
    'b7 has neither the colour nor the face of r2 at the right end',
  ],
  fitsNoSnakeEnd: [
    at(solomino, cover('y3|y4', 'y3', 'right')),
    'y3 has neither the colour nor the face of r2 at the right end',
  ],
  notIdentical: [
    at(() => solomino({ interject: true }), cover('g5|g3', 'g3', 'left'), 1),
    "it is seat 0's turn, and g3 is not identical to the end g5",
  ],
  askGoesOn: [
    at(() => asking({ interject: true }), cover('r1|b6', 'r1', 'right'), 2),
    'nobody may interject while an ask is going on',
  ],
  noDraw1: [
    at(() => solomino().move(cover('r:draw1|r9', 'r9', 'right')), cover('g5|g3', 'g5', 'left')),
    'g5|g3 does not bear draw1, and a debt of 1 is open',
  ],
  onlyDrawnMino: [
    at(() => solomino().draw(), cover('r4|b7', 'r4', 'right')),
    'only the card just drawn may be laid, g1|g6',
  ],
  oneMinoCardDrawn: [at(() => solomino().draw(), draw), 'only one card is drawn in a turn'],
  answerFirst: [at(asking, draw), 'seat 1 has to answer the ask first, or to take the small pile'],
  noAnswer: [at(asking, answer('r4|b7')), 'no half of r4|b7 is identical to one of r8|b1'],
  canAnswer: [at(asking, takePile), 'seat 1 has a card to answer r8|b1'],
};
