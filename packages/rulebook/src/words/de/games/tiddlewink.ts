import type { extras, rules } from '../../../games/tiddlewink.ts';
import type * as positions from '../../../positions/tiddlewink.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Das Blockspiel für eine große Runde: Werde deine Steine vor allen anderen los. Nach jedem Pasch darfst du gleich noch einmal legen.',
  needs: 'Die 28 Steine des Sechser-Satzes (0 bis 6), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen Stein an ein offenes Ende: gleiche Zahl an gleiche Zahl. Nach einem Pasch darfst du noch einen legen.',
    'Kannst du nichts anlegen, setzt du aus.',
    'Am Ende deines Zugs ziehst du einen Stein; die letzten zwei bleiben im Vorrat.',
  ],
  adapted: {
    'domino.must': {
      ruling:
        'Passt einer deiner Steine, musst du anlegen. Welchen, entscheidest du. Nur nach einem Pasch darfst du auch aufhören.',
    },
  },
  rules: {
    'tiddlewink.deal': {
      title: 'Steine nehmen',
      text: 'Ihr seid 6 bis 9 Leute und nehmt nur je 3 Steine.',
      example: 'Zu sechst habt ihr je 3 Steine genommen. Von den 28 Steinen bleiben 10 im Vorrat.',
    },
    'tiddlewink.double': {
      title: 'Pasch: noch einmal',
      text: 'Legst du einen Pasch, darfst du noch einen Stein legen, und nach jedem weiteren Pasch wieder. So legst du manchmal mehrere Steine in einem Zug.',
      ruling:
        'Auch nach dem Pasch, mit dem die Runde beginnt, darfst du noch einmal legen. Willst du nach einem Pasch nicht mehr, beendest du deinen Zug. Gezogen wird nur einmal, ganz am Ende deines Zugs.',
      example:
        'Nach 6-6 darfst du noch einmal legen oder aufhören. Du legst 6-1: kein Pasch, also ziehst du 5-4, und dein Zug ist zu Ende.',
    },
  },
  introduction: [
    'Du hast mit 6-6 den höchsten Pasch und beginnst. Lege ihn: Nach einem Pasch bleibst du dran.',
    'Lege gleich 6-2 an. Das ist kein Pasch: Dein Zug endet, und ein neuer Stein kommt auf deine Hand.',
    'Die Enden sind 0 und 6. Lege 5-0 an die 0 und heb dir deinen Pasch 4-4 auf.',
    'Jetzt ist eine 4 offen. Lege deinen Pasch 4-4 an: Danach bist du noch einmal dran.',
    'Du bist noch dran. Lege deinen letzten Stein 4-0 an den Pasch: Domino, die Runde gehört dir!',
  ],
};
