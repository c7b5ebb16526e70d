import type { Event, GameId } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { type Book, openBook } from '../src/book.ts';
import { type Language, languages } from '../src/languages.ts';
import { joinSentences, type Notation, narrate } from '../src/narration/narrate.ts';
import type { People } from '../src/narration/people.ts';

const books = new Map<Language, Book>(
  await Promise.all(languages.map(async (language) => [language, await openBook(language)] as const)),
);

const bookIn = (language: Language): Book => {
  const book = books.get(language);
  if (book === undefined) throw new Error(`no book in ${language}`);
  return book;
};

const at = (front: number | null): People => ({
  front,
  nameOf: (seat) => ['Anna', 'Ben', 'Cleo', 'Dino'][seat],
});

const told = (
  language: Language,
  events: readonly Event[],
  game: GameId,
  people: People,
  notation?: Notation,
): string => {
  const book = bookIn(language);
  return joinSentences(narrate(book, events, game, people, notation), book);
};

const inAll = (events: readonly Event[], game: GameId, front: number | null): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, told(language, events, game, at(front))]));

/** Every type of event, with what Ben did as a spectator reads it. */
const inEnglish: { readonly [Type in Event['type']]: readonly [GameId, string, ...Event[]] } = {
  dealt: ['block', 'Round 2: Ben begins.', { type: 'dealt', round: 2, turn: 1 }],
  scored: [
    'fives',
    'Ben gets 10 points (the ends make 10).',
    { type: 'scored', seat: 1, points: 10, rule: 'fives.score' },
  ],
  roundOver: [
    'block',
    'Ben wins the round. The round is blocked.',
    { type: 'roundOver', round: 1, reason: 'blocked', winners: [1], points: [0, 7] },
  ],
  laid: [
    'block',
    'Ben plays 6-3 against the 6 of 6-6.',
    { type: 'laid', seat: 1, tile: '6-3', at: '6-6:6', out: 3 },
  ],
  locked: [
    'sperr',
    'Ben locks the 5 of 6-5 with 5-5.',
    { type: 'locked', seat: 1, tile: '5-5', at: '6-5:5' },
  ],
  footOpened: [
    'chickenfoot',
    '“Chickenfoot!” 3-3 needs three toes first.',
    { type: 'footOpened', seat: 1, tile: '3-3' },
  ],
  drew: [
    'block',
    'Ben draws 2 tiles.',
    { type: 'drew', seat: 1, tile: null, lacks: [6] },
    { type: 'drew', seat: 1, tile: null, lacks: [6] },
  ],
  passed: ['block', 'Ben passes.', { type: 'passed', seat: 1, lacks: [] }],
  endedTurn: ['hungarian', 'Ben ends the turn.', { type: 'endedTurn', seat: 1 }],
  noneFits: ['block', 'Ben has nothing that fits.', { type: 'noneFits', seat: 1, lacks: [] }],
  called: ['solomino', 'Ben calls “SOLOmino!”', { type: 'called', seat: 1 }],
  skipped: ['solo', 'Ben misses a turn.', { type: 'skipped', seat: 1 }],
  reversed: ['solo', 'Play now goes anticlockwise.', { type: 'reversed', seat: 1, direction: -1 }],
  swapped: ['solo', 'Ben swaps hands with Anna.', { type: 'swapped', seat: 1, partner: 0, hands: [3, 4] }],
  rotated: [
    'solo',
    'Everybody passes their hand on.',
    { type: 'rotated', seat: 1, direction: 1, hands: [3, 4] },
  ],
  turnedUp: ['solo', 'The first card is red 9.', { type: 'turnedUp', seat: 1, card: 'r9' }],
  named: ['solo', 'Ben chooses green.', { type: 'named', seat: 1, colour: 'g' }],
  kept: ['solo', 'Ben keeps the card.', { type: 'kept', seat: 1 }],
  reshuffled: [
    'solo',
    'The discard pile is shuffled and becomes the new draw pile.',
    { type: 'reshuffled', seat: 1, count: 40 },
  ],
  asked: ['solomino', 'A card request for Ben: red 8 and blue 1.', { type: 'asked', seat: 1, card: 'r8|b1' }],
  answered: ['solomino', 'Ben answers with red 8 and blue 1.', { type: 'answered', seat: 1, card: 'r8|b1' }],
  took: [
    'solomino',
    'Ben takes the small pile: 2 cards.',
    { type: 'took', seat: 1, cards: ['r8|b1', 'g1|g2'] },
  ],
  lifted: ['solomino', 'Ben takes 1 card from the snake.', { type: 'lifted', seat: 1, cards: ['r8|b1'] }],
  placed: [
    'burg',
    'Ben places 6-3 on the table.',
    {
      type: 'placed',
      seat: 1,
      tile: '6-3',
      cells: [
        [0, 0],
        [1, 0],
      ],
    },
  ],
  chained: [
    'burg',
    'Ben builds a chain of 2 tiles.',
    {
      type: 'chained',
      seat: 1,
      tiles: [
        {
          tile: '6-3',
          cells: [
            [0, 0],
            [1, 0],
          ],
        },
        {
          tile: '5-3',
          cells: [
            [2, 0],
            [1, 0],
          ],
        },
      ],
    },
  ],
  gaveAway: ['burg', 'Ben gives away 3 tiles.', { type: 'gaveAway', seat: 1, count: 3, tiles: null }],
  tookBlindly: [
    'burg',
    'Ben takes 2 tiles from Anna. Cleo takes a tile from Anna.',
    { type: 'tookBlindly', seat: 1, from: 0, tile: null },
    { type: 'tookBlindly', seat: 2, from: 0, tile: null },
    { type: 'tookBlindly', seat: 1, from: 0, tile: null },
  ],
  flipped: ['concentration', 'Ben turns up 5-1.', { type: 'flipped', seat: 1, cell: 7, tile: '5-1' }],
  paired: [
    'concentration',
    'Ben takes the pair.',
    { type: 'paired', seat: 1, cells: [7, 8], tiles: ['5-1', '4-2'] },
  ],
  missed: [
    'concentration',
    'Not a pair: both go face down again.',
    { type: 'missed', seat: 1, cells: [7, 8], tiles: ['5-1', '4-1'] },
  ],
  revealed: ['hektik', 'Now 5-5 is up for grabs.', { type: 'revealed', double: '5-5' }],
  returned: ['hektik', 'Ben puts 5-4 back.', { type: 'returned', seat: 1, tile: '5-4', side: 'left' }],
  gaveUp: ['hektik', 'Ben gives up.', { type: 'gaveUp', seat: 1 }],
  completed: [
    'hektik',
    'Ben’s chain is complete.',
    { type: 'completed', seat: 1, double: '1-1', chain: ['1-4', '4-1'] },
  ],
  abandoned: ['hektik', 'Everybody has given up: nobody gets 5-5.', { type: 'abandoned', double: '5-5' }],
  wrote: [
    'dominanz',
    'Ben takes 7-3 and writes 7 in row 3.',
    { type: 'wrote', seat: 1, tile: '7-3', row: 3, value: 7 },
  ],
  prescribed: [
    'dominanz',
    'Ben takes 7-3 and writes 7 in row 3 for Anna.',
    { type: 'prescribed', seat: 1, opponent: 0, tile: '7-3', row: 3, value: 7 },
  ],
  tookBack: ['fortune', 'Ben takes back 2 tiles.', { type: 'tookBack', seat: 1, tiles: ['6-3', '3-1'] }],
};

test.each(Object.entries(inEnglish))('%s', (_type, [game, text, ...events]) => {
  expect(told('en', events, game, at(null))).toBe(text);
});

describe('in every language', () => {
  test.each<[string, GameId, Event, Record<string, readonly [you: string, other: string]>]>([
    [
      'nothing to lay',
      'block',
      { type: 'passed', seat: 1, lacks: [6] },
      {
        de: ['Du setzt aus.', 'Ben setzt aus.'],
        en: ['You pass.', 'Ben passes.'],
        fr: ['Tu passes.', 'Ben passe.'],
        it: ['Hai passato.', 'Ben ha passato.'],
        ja: ['パスしました。', 'Benがパスしました。'],
      },
    ],
    [
      'instead of drawing',
      'french',
      { type: 'passed', seat: 1, lacks: [6], byChoice: true },
      {
        de: ['Du passt.', 'Ben passt.'],
        en: ['You pass.', 'Ben passes.'],
        fr: ['Tu passes.', 'Ben passe.'],
        it: ['Hai passato.', 'Ben ha passato.'],
        ja: ['パスしました。', 'Benがパスしました。'],
      },
    ],
    [
      'a tile is kept',
      'bergen',
      { type: 'kept', seat: 1 },
      {
        de: ['Du behältst den Stein.', 'Ben behält den Stein.'],
        en: ['You keep the tile.', 'Ben keeps the tile.'],
        fr: ['Tu gardes le domino.', 'Ben garde le domino.'],
        it: ['Hai tenuto la tessera.', 'Ben ha tenuto la tessera.'],
        ja: ['引いた牌を手牌に加えました。', 'Benは引いた牌を手牌に加えました。'],
      },
    ],
    [
      'a card is kept',
      'solomino',
      { type: 'kept', seat: 1 },
      {
        de: ['Du behältst die Karte.', 'Ben behält die Karte.'],
        en: ['You keep the card.', 'Ben keeps the card.'],
        fr: ['Tu gardes la carte.', 'Ben garde la carte.'],
        it: ['Hai tenuto la carta.', 'Ben ha tenuto la carta.'],
        ja: ['引いたカードを手札に加えました。', 'Benは引いたカードを手札に加えました。'],
      },
    ],
    [
      'a turn is ended',
      'hungarian',
      { type: 'endedTurn', seat: 1 },
      {
        de: ['Du beendest deinen Zug.', 'Ben beendet den Zug.'],
        en: ['You end your turn.', 'Ben ends the turn.'],
        fr: ['Tu finis ton tour.', 'Ben finit son tour.'],
        it: ['Hai finito il turno.', 'Ben ha finito il turno.'],
        ja: ['番を終えました。', 'Benが番を終えました。'],
      },
    ],
  ])('a pass is told by what it means: %s', (_what, game, event, expected) => {
    const [you, other] = [inAll([event], game, 1), inAll([event], game, 0)];
    expect(
      Object.fromEntries(languages.map((language) => [language, [you[language], other[language]]])),
    ).toEqual(expected);
  });

  test('a tile is laid and brings points', () => {
    const events: Event[] = [
      { type: 'laid', seat: 0, tile: '6-3', at: '6-6:6', out: 3 },
      { type: 'scored', seat: 0, points: 15, rule: 'fives.score' },
    ];
    expect(inAll(events, 'fives', 0)).toEqual({
      de: 'Du legst 6-3 an: die 6 von 6-6. Du bekommst 15 Punkte (die Enden ergeben 15).',
      en: 'You play 6-3 against the 6 of 6-6. You get 15 points (the ends make 15).',
      fr: 'Tu poses 6-3 contre le 6 de 6-6. Tu marques 15 points (les bouts font 15).',
      it: 'Hai giocato 6-3 accanto al lato 6 di 6-6. Ricevi 15 punti (le estremità fanno 15).',
      ja: '6-3を6-6の6の端に置きました。15点が入りました（両端の合計が15）。',
    });
  });

  test('tiles are drawn: the player hears which, the others how many', () => {
    const drew = (tile: string | null): Event => ({ type: 'drew', seat: 1, tile, lacks: [] });
    expect(inAll([drew('5-5'), drew('6-1')], 'block', 1)).toEqual({
      de: 'Du ziehst 5-5 und 6-1.',
      en: 'You draw 5-5 and 6-1.',
      fr: 'Tu pioches 5-5 et 6-1.',
      it: 'Hai pescato 5-5 e 6-1.',
      ja: '5-5、6-1を引きました。',
    });
    expect(inAll([drew(null), drew(null)], 'block', 0)).toEqual({
      de: 'Ben zieht 2 Steine.',
      en: 'Ben draws 2 tiles.',
      fr: 'Ben pioche 2 dominos.',
      it: 'Ben ha pescato 2 tessere.',
      ja: 'Benが牌を2枚引きました。',
    });
  });

  test('a partner at an open table hears which tile was drawn', () => {
    expect(told('en', [{ type: 'drew', seat: 1, tile: '5-5', lacks: [] }], 'team', at(3))).toBe(
      'Ben draws 5-5.',
    );
  });

  test('a black card is laid, and the call is forgotten', () => {
    const events: Event[] = [
      { type: 'laid', seat: 0, card: 'wild4', interjected: false },
      { type: 'named', seat: 0, colour: 'b' },
      { type: 'drew', seat: 0, count: 2, cards: ['r9', 'g:skip'], cause: 'penalty' },
    ];
    expect(inAll(events, 'solo', 0)).toEqual({
      de: 'Du legst ab: Zieh 4 + Farbenwahl. Du wünschst dir Blau. Du hast vergessen zu rufen und ziehst 2 Karten. Du ziehst: rote 9 und grünes Aussetzen.',
      en: 'You play draw four. You choose blue. You forgot to call, so you draw 2 cards. You draw red 9 and green skip.',
      fr: 'Tu poses : +4. Tu dis « bleu ». Tu as oublié l’annonce et tu pioches 2 cartes. Tu pioches : 9 rouge et passe-tour vert.',
      it: 'Hai giocato: +4. Hai detto «blu». Hai dimenticato l’annuncio e peschi 2 carte. Hai pescato: 9 rosso e salta turno verde.',
      ja: '「4枚取り＋色えらび」を出しました。「青」と言いました。コールを忘れたペナルティで、カードを2枚引きました。赤の9、緑の「一回休み」を引きました。',
    });
  });

  test('a round begins and ends', () => {
    const events: Event[] = [
      { type: 'dealt', round: 3, turn: 0 },
      { type: 'roundOver', round: 3, reason: 'out', winners: [1, 3], points: null },
    ];
    expect(inAll(events, 'team', 0)).toEqual({
      de: 'Runde 3: Du beginnst. Gemeinsam die Runde gewonnen: Ben und Dino. Jemand hat den letzten Stein oder die letzte Karte gelegt.',
      en: 'Round 3: you begin. Ben and Dino win the round together. Somebody played their last tile or card.',
      fr: 'Manche 3 : c’est toi qui commences. Manche gagnée ensemble : Ben et Dino. Quelqu’un a posé son dernier domino ou sa dernière carte.',
      it: 'Manche 3: cominci tu. Ben e Dino hanno vinto insieme la manche. Qualcuno ha giocato l’ultima tessera o l’ultima carta.',
      ja: '第3ラウンドは、あなたから始めます。このラウンドはBen、Dinoの勝ちです。最後の1枚が出ました。',
    });
  });

  test('play is reversed and somebody is skipped', () => {
    const events: Event[] = [
      { type: 'reversed', seat: 0, direction: 1 },
      { type: 'skipped', seat: 1 },
    ];
    expect(inAll(events, 'solo', 1)).toEqual({
      de: 'Jetzt geht es im Uhrzeigersinn weiter. Du setzt aus.',
      en: 'Play now goes clockwise. You miss a turn.',
      fr: 'On joue maintenant dans le sens horaire. Tu perds ton tour.',
      it: 'Ora si gioca in senso orario. Salti il turno.',
      ja: 'ここからは時計回りです。一回休みです。',
    });
  });

  test('tiles are left after a chain', () => {
    const events: Event[] = [
      { type: 'gaveAway', seat: 1, count: 3, tiles: null },
      { type: 'tookBlindly', seat: 2, from: 1, tile: null },
      { type: 'tookBlindly', seat: 0, from: 1, tile: '6-3' },
      { type: 'tookBlindly', seat: 2, from: 1, tile: null },
    ];
    expect(inAll(events, 'burg', 0)).toEqual({
      de: 'Ben gibt 3 Steine ab. Cleo nimmt 2 Steine von Ben. Du nimmst 6-3 von Ben.',
      en: 'Ben gives away 3 tiles. Cleo takes 2 tiles from Ben. You take 6-3 from Ben.',
      fr: 'Ben donne 3 dominos. Cleo prend 2 dominos chez Ben. Tu prends 6-3 chez Ben.',
      it: 'Ben ha ceduto 3 tessere. Cleo ha preso 2 tessere da Ben. Hai preso 6-3 da Ben.',
      ja: 'Benが牌を3枚渡しました。CleoがBenから牌を2枚取りました。Benから6-3を取りました。',
    });
  });

  test('a double is won, and the next one turned up', () => {
    const events: Event[] = [
      { type: 'completed', seat: 1, double: '5-5', chain: ['5-1', '1-5'] },
      { type: 'scored', seat: 1, points: 4, rule: 'hektik.score' },
      { type: 'roundOver', round: 1, reason: 'goal', winners: [1], points: [0, 4] },
      { type: 'dealt', round: 2, turn: null },
      { type: 'revealed', double: '0-0' },
    ];
    expect(inAll(events, 'hektik', 0)).toEqual({
      de: 'Die Kette von Ben ist fertig. Ben bekommt 4 Punkte. Jetzt geht es um den Pasch 0-0.',
      en: 'Ben’s chain is complete. Ben gets 4 points. Now 0-0 is up for grabs.',
      fr: 'Ben a une chaîne complète. Ben marque 4 points. On joue maintenant pour le double 0-0.',
      it: 'La catena di Ben è completa. Ben riceve 4 punti. Ora si gioca per il doppio 0-0.',
      ja: 'Benのチェーンが完成しました。Benに4点が入りました。めくられたダブルは0-0です。',
    });
  });

  test('a puzzle is given up', () => {
    const events: Event[] = [
      { type: 'lifted', seat: 0, tile: '6-3', domino: [4, 5] },
      { type: 'gaveUp', seat: 0 },
      { type: 'roundOver', round: 1, reason: 'stuck', winners: [], points: [0] },
    ];
    expect(inAll(events, 'dominosa', 0)).toEqual({
      de: 'Du hebst 6-3 auf. Du gibst auf. Diesmal ist es nicht aufgegangen.',
      en: 'You pick up 6-3. You give up. Not solved this time.',
      fr: 'Tu enlèves 6-3. Tu abandonnes. Ce n’est pas pour cette fois.',
      it: 'Hai tolto 6-3. Hai rinunciato. Questa volta non è andata.',
      ja: '6-3を外しました。あきらめました。今回はクリアできませんでした。',
    });
  });
});

describe('the beginning and the end of a round fit the game', () => {
  const over: Event = { type: 'roundOver', round: 1, reason: 'exhausted', winners: [0], points: [2, 1] };
  const begun: Event = { type: 'dealt', round: 1, turn: 1 };

  test('one round is the match', () => {
    expect(told('en', [begun, over], 'burg', at(0))).toBe('Ben begins. You win the match! No move is left.');
  });

  test('a game for one has no rounds', () => {
    const solved: Event = { type: 'roundOver', round: 1, reason: 'out', winners: [0], points: [0] };
    expect(told('en', [{ ...begun, turn: 0 }, solved], 'solo1', at(0))).toBe(
      'All tiles have been played. Solved!',
    );
    expect(told('en', [solved], 'fortune', at(0))).toBe('The chain is finished. Just as predicted!');
    expect(told('en', [{ ...solved, reason: 'blocked', winners: [] }], 'solo2', at(0))).toBe(
      'No tile fits. Not solved this time.',
    );
  });

  test('the reason is told in the words of the game', () => {
    expect(told('en', [{ ...over, winners: [1] }], 'concentration', at(0))).toBe(
      'Ben wins the round. No pair is left.',
    );
    expect(told('en', [{ ...over, winners: [] }], 'italian', at(0))).toBe(
      'Nobody wins the round. Nothing is left to play, draw or take.',
    );
  });
});

test('pieces and places can be written as they are typed at a terminal', () => {
  const same = (text: string): string => text;
  const notation: Notation = {
    pieces: { tile: same, end: same, card: same, minoCard: same, piece: same, colour: same },
    places: {
      flipped: (tile, cell) => `${tile} [${cell}]`,
      castle: (tiles) => tiles.map(({ tile, cells }) => `${tile} on ${cells.join(' ')}`).join(' then '),
      covering: (tile, domino) => `${tile} on ${('tile' in domino ? domino.cells : domino).join(' ')}`,
    },
  };
  const people: People = { front: 0, nameOf: (seat) => `Seat ${seat}`, nameWithin: (seat) => `seat ${seat}` };
  const typed = (game: GameId, ...events: Event[]): string => told('en', events, game, people, notation);
  expect(typed('block', ...inEnglish.laid.slice(2).filter(isEvent))).toBe('Seat 1 plays 6-3 against 6-6:6.');
  expect(typed('solo', { type: 'laid', seat: 1, card: 'g:skip', interjected: true })).toBe(
    'Seat 1 jumps in with g:skip.',
  );
  expect(typed('solo', { type: 'swapped', seat: 1, partner: 2, hands: [1, 2, 3] })).toBe(
    'Seat 1 swaps hands with seat 2.',
  );
  expect(typed('concentration', { type: 'flipped', seat: 0, cell: 7, tile: '5-1' })).toBe(
    'You turn up 5-1 [7].',
  );
  expect(typed('burg', ...inEnglish.placed.slice(2).filter(isEvent))).toBe('Seat 1 plays 6-3 on 0,0 1,0.');
  expect(typed('burg', ...inEnglish.chained.slice(2).filter(isEvent))).toBe(
    'Seat 1 builds a chain of 2 tiles. (6-3 on 0,0 1,0 then 5-3 on 2,0 1,0)',
  );
  expect(typed('dominosa', { type: 'laid', seat: 0, tile: '6-3', domino: [4, 5] })).toBe(
    'You play 6-3 on 4 5.',
  );
  expect(
    typed('quadrille', { type: 'laid', seat: 0, tile: '6-3', domino: { tile: '6-3', cells: [4, 5] } }),
  ).toBe('You play 6-3 on 4 5.');
});

const isEvent = (part: unknown): part is Event => typeof part === 'object';
