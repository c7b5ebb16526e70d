import type { rules } from '../../../games/block.ts';
import type * as positions from '../../../positions/block.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Das einfachste Spiel mit Dominosteinen: Lege geschickt an und werde alle deine Steine los, bevor es die anderen schaffen.',
  needs:
    'Die 28 Steine des Sechser-Satzes (0 bis 6) oder alle 55 des Neuner-Satzes (0 bis 9), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen Stein an ein offenes Ende der Reihe: gleiche Zahl an gleiche Zahl.',
    'Kannst du nichts anlegen, setzt du aus.',
    'So oder so ziehst du am Ende deines Zugs einen Stein; die letzten zwei bleiben im Vorrat.',
  ],
  rules: {
    'block.deal': {
      title: 'Steine nehmen',
      text: 'Zu zweit nehmt ihr je 7 Steine, zu dritt oder zu viert je 5.',
      example: 'Zu zweit habt ihr je 7 Steine genommen. Von den 28 Steinen bleiben 14 im Vorrat.',
    },
    'block.draw': {
      title: 'Nach jedem Zug ziehen',
      text: 'Am Ende deines Zugs ziehst du nach, ob du angelegt hast oder nicht.',
      ruling: 'Du ziehst genau einen Stein, bis nur noch die letzten zwei im Vorrat liegen.',
      example:
        'Du legst 6-6 und ziehst 5-4. Jetzt liegen nur noch zwei Steine im Vorrat, und die bleiben dort.',
    },
  },
  introduction: [
    'Du hast mit 6-6 den höchsten Pasch und beginnst. Lege ihn: Ein neuer Stein kommt automatisch auf deine Hand.',
    'Ein Ende zeigt eine 6, das andere eine 5. Dein 6-2 hat eine 6 und passt dort.',
    'Jetzt sind die Enden 2 und 4. Lege 4-1 an die 4. Im Vorrat liegen nur noch zwei Steine: Gezogen wird nicht mehr.',
    'Lege deinen Pasch 1-1 an. Er liegt quer und zeigt seine 1 nur einmal.',
    'Dein Gegenüber konnte nichts anlegen und hat ausgesetzt. Dein letzter Stein 5-0 passt an die 0: Lege ihn, Domino!',
  ],
};
