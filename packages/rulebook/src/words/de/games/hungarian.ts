import type { extras, rules } from '../../../games/hungarian.ts';
import type * as positions from '../../../positions/hungarian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Lege in einem Zug so viele Steine an, wie du kannst, und behalte wenige Augen auf der Hand. Wer als Erstes mehr als 100 Punkte hat, gewinnt die Partie.',
  rules: {
    'hungarian.deal': {
      title: 'Steine nehmen',
      text: 'Zu zweit nehmt ihr je 12 Steine, zu dritt je 8, zu viert je 6. Die übrigen Steine sind aus dem Spiel: Es gibt keinen Vorrat.',
      example:
        'Zu zweit habt ihr je 12 Steine genommen. Die übrigen 4 der 28 Steine sind aus dem Spiel: Es gibt keinen Vorrat.',
    },
    'hungarian.run': {
      title: 'So viele Steine, wie passen',
      text: 'In deinem Zug darfst du so viele Steine anlegen, wie passen, einen nach dem anderen. Erst danach geht es im Uhrzeigersinn weiter.',
      ruling:
        'Kannst du anlegen, musst du mindestens einen Stein anlegen. Danach darfst du jederzeit aufhören, auch wenn noch mehr passt: Du passt, und dein Zug ist zu Ende. Auch wenn nichts passt, passt du.',
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
      text: 'Wer als Erstes mehr als 100 Punkte hat, gewinnt die Partie. Genau 100 reichen nicht. Ihr könnt eine andere Zahl vereinbaren, die man übertreffen muss, oder eine Anzahl Runden.',
      example:
        'Du hast 100 Punkte, das reicht noch nicht. Du legst 6-6 und bekommst 1 Punkt für 1-0 bei deinem Gegenüber: Mit 101 gewinnst du die Partie.',
    },
  },
  introduction: [
    'Du hast mit 6-6 den höchsten Pasch und beginnst. Lege ihn: Dein Zug geht danach noch weiter.',
    'An 6-6 darfst du auf beiden Seiten anlegen, und dein 6-5 passt. Lege ihn auch an: Du darfst so viele Steine anlegen, wie passen.',
    'Jetzt sind die Enden 6 und 5. Lege 5-1 an die 5.',
    'Die Enden sind 6 und 1, und du kannst nichts anlegen. Passe: Damit endet dein Zug.',
    'Dein Gegenüber hat 6-4 angelegt und dann gepasst. Lege 4-3 an die 4.',
    'Du bist noch dran. Lege 3-3, deinen letzten Stein, an die 3 und gewinne die Runde!',
  ],
};
