import type { extras, rules } from '../../../games/matador.ts';
import type * as positions from '../../../positions/matador.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Was sich berührt, muss zusammen 10 ergeben. Werde alle deine Steine los, bevor es die anderen schaffen. Das bringt Punkte; gespielt wird, bis jemand 200 oder mehr hat.',
  rules: {
    'matador.deal': {
      title: 'Steine nehmen',
      text: 'Seid ihr 3 bis 6, nehmt ihr je 7 Steine, seid ihr 7 bis 11, je 5. Zu sechst könnt ihr auch je 5 vereinbaren. Zu elft werden alle Steine verteilt.',
      example: 'Zu elft habt ihr je 5 Steine genommen. Alle 55 Steine sind verteilt, es gibt keinen Vorrat.',
    },
    'matador.sum': {
      title: 'Zusammen 10',
      text: 'Hier gilt 10 statt 7: Die angelegte Hälfte und das offene Ende müssen 10 ergeben, zum Beispiel 9 und 1. Die Joker heißen Matadore: 0-0 und alle Steine, deren Hälften 10 ergeben (9-1, 8-2, 7-3, 6-4 und 5-5). Du darfst sie an jedes Ende legen.',
      example:
        'An 9-9 legst du 4-1, denn 1 und 9 sind 10. Dein 9-3 passt nicht. Dein Matador 8-2 dürfte dort in beiden Richtungen liegen.',
    },
    'matador.target': {
      title: 'Bis 200 Punkte',
      text: 'Ihr spielt Runde um Runde, bis jemand am Ende einer Runde 200 Punkte oder mehr hat. Die Partie gewinnt, wer dann die meisten Punkte hat. Ihr könnt auch eine andere Punktzahl oder eine Anzahl Runden vereinbaren.',
      example:
        'Du hast 180 Punkte und legst deinen letzten Stein 4-1. Die anderen haben noch 6-5 und 7-2: Mit den 20 Punkten hast du 200 und gewinnst die Partie.',
    },
  },
  introduction: [
    'Du hast mit 9-9 den höchsten Pasch und beginnst. Lege ihn: Jetzt passt dort nur eine 1 oder ein Matador.',
    'Die Enden sind 6 und 9. Lege 4-3 mit der 4 an die 6, denn 6 und 4 sind 10.',
    'An die Null darf nur ein Matador. Dein 8-2 ist einer, denn 8 und 2 sind 10. Lege ihn an und drehe die 2 nach außen: Daran würde dein 8-6 passen.',
    'Die Enden sind 3 und 6, und dein 8-6 passt nicht. Ziehe einen Stein.',
    'Du hast 7-4 gezogen. Lege die 7 an die 3, denn 3 und 7 sind 10. Dann ist die 4 ein Ende für dein 8-6.',
    'Lege deinen letzten Stein 8-6 mit der 6 an die 4 und gewinne! Die anderen haben noch 9-5 und 7-7: 28 Punkte für dich.',
  ],
};
