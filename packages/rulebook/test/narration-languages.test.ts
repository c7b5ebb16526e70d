import type { Event, GameId } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/languages.ts';
import { at, inAll, told } from './support/narrated.ts';

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
    expect(told('en', ['5-5', '6-1', '4-0'].map(drew), 'block', at(1))).toBe('You draw 5-5, 6-1 and 4-0.');
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
      { type: 'laid', seat: 1, tile: '6-3', at: null, out: null },
      { type: 'roundOver', round: 3, reason: 'out', winners: [1, 3], points: null },
    ];
    expect(inAll(events, 'team', 0)).toEqual({
      de: 'Runde 3: Du beginnst. Ben legt 6-3. Gemeinsam die Runde gewonnen: Ben und Dino. Ben hat den letzten Stein gelegt: 6-3.',
      en: 'Round 3: you begin. Ben plays 6-3. Ben and Dino win the round together. Ben played the last tile: 6-3.',
      fr: 'Manche 3 : c’est toi qui commences. Ben pose 6-3. Manche gagnée ensemble : Ben et Dino. Ben a posé le dernier domino : 6-3.',
      it: 'Manche 3: cominci tu. Ben ha giocato 6-3. Ben e Dino hanno vinto insieme la manche. Ben ha giocato l’ultima tessera: 6-3.',
      ja: '第3ラウンドは、あなたから始めます。Benが6-3を置きました。このラウンドはBen、Dinoの勝ちです。Benが最後の牌、6-3を置きました。',
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
      { type: 'scored', seat: 1, points: 4, rule: 'hektik.score', counted: [{ piece: '5-5', value: 4 }] },
      { type: 'roundOver', round: 1, reason: 'goal', winners: [1], points: [0, 4] },
      { type: 'dealt', round: 2, turn: null },
      { type: 'revealed', double: '0-0' },
    ];
    expect(inAll(events, 'hektik', 0)).toEqual({
      de: 'Die Kette von Ben ist fertig. Ben bekommt 4 Punkte (der Pasch 5-5). Jetzt geht es um den Pasch 0-0.',
      en: 'Ben’s chain is complete. Ben gets 4 points (the double 5-5). Now 0-0 is up for grabs.',
      fr: 'Ben a une chaîne complète. Ben marque 4 points (le double 5-5). On joue maintenant pour le double 0-0.',
      it: 'La catena di Ben è completa. Ben riceve 4 punti (il doppio 5-5). Ora si gioca per il doppio 0-0.',
      ja: 'Benのチェーンが完成しました。Benに4点が入りました（ダブル5-5）。めくられたダブルは0-0です。',
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
