import type { extras, rules } from '../../../games/hungarian.ts';
import type * as positions from '../../../positions/hungarian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Lege in einem Zug so viele Steine an, wie du kannst, und behalte möglichst wenige Augen auf der Hand.',
  needs: 'Die 28 Steine des Sechser-Satzes (0 bis 6), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege so viele Steine an, wie passen, einen nach dem anderen: gleiche Zahl an gleiche Zahl.',
    'Nach dem ersten Stein darfst du jederzeit aufhören.',
    'Kannst du nichts anlegen, setzt du aus. Gezogen wird nicht.',
  ],
  tables: { setup: { head: ['Personen', 'Steine pro Person'] } },
  adapted: {
    'domino.deal': {
      text: 'Mischt die Steine verdeckt auf dem Tisch. Nehmt so viele, wie in der Tabelle steht, und stellt sie so vor euch auf, dass nur ihr sie seht. Die übrigen sind aus dem Spiel: Es gibt keinen Vorrat.',
    },
    'domino.must': {
      ruling:
        'Passt einer deiner Steine, musst du mindestens einen anlegen. Welchen, entscheidest du. Danach darfst du aufhören.',
    },
  },
  rules: {
    'hungarian.deal': {
      title: 'Steine nehmen',
      text: 'Wie viele Steine ihr nehmt, steht in der Tabelle. Die übrigen scheiden aus: Es gibt keinen Vorrat.',
      example:
        'Zu zweit habt ihr je 12 Steine genommen. Die übrigen 4 der 28 Steine sind aus dem Spiel: Es gibt keinen Vorrat.',
    },
    'hungarian.run': {
      title: 'So viele Steine, wie passen',
      text: 'In deinem Zug darfst du Stein um Stein anlegen, solange noch einer passt. Erst danach ist dran, wer links von dir sitzt.',
      ruling:
        'Kannst du anlegen, musst du mindestens einen Stein anlegen. Danach darfst du jederzeit aufhören, auch wenn noch mehr passt. Kannst du nichts anlegen, setzt du aus.',
      example:
        '6-6 und 6-5 hast du schon gelegt. Du dürftest aufhören, aber 5-4 geht auch noch: Du legst ihn an und bist immer noch dran.',
    },
    'hungarian.end': {
      title: 'Niemand kann mehr anlegen',
      text: 'Kann niemand mehr anlegen, ist die Runde zu Ende. Wer die wenigsten Augen auf der Hand hat, bekommt die Augen der anderen als Punkte.',
      example:
        'Du legst 6-5 an, und niemand kann mehr anlegen: Die Runde ist zu Ende. Du hast mit 1-0 nur 1 Auge, dein Gegenüber 13: Du bekommst 13 Punkte.',
    },
    'hungarian.target': {
      title: 'Mehr als 100 Punkte',
      text: 'Die Partie gewinnt, wer als Erstes über 100 Punkte kommt. Genau 100 reichen nicht.',
      example:
        'Du hast 100 Punkte, das reicht noch nicht. Du legst 6-6 und bekommst 1 Punkt für 1-0 bei deinem Gegenüber: Mit 101 gewinnst du die Partie.',
    },
  },
  introduction: [
    'Du hast mit 6-6 den höchsten Pasch und beginnst. Lege ihn: Dein Zug geht danach noch weiter.',
    'An 6-6 darfst du auf beiden Seiten anlegen, und dein 6-5 passt. Lege ihn auch an: Du darfst so viele Steine anlegen, wie passen.',
    'Jetzt sind die Enden 6 und 5. Lege 5-1 an die 5.',
    'Die Enden sind 6 und 1, und du kannst nichts mehr anlegen. Beende deinen Zug.',
    'Dein Gegenüber hat 6-4 angelegt und dann aufgehört. Lege 4-3 an die 4.',
    'Du bist noch dran. Lege 3-3, deinen letzten Stein, an die 3: Domino, die Runde gehört dir!',
  ],
};
