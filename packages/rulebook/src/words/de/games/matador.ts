import type { extras, rules } from '../../../games/matador.ts';
import type * as positions from '../../../positions/matador.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Werde alle deine Steine los, bevor es die anderen schaffen. Gespielt wird fast wie Alle Sieben: Was sich berührt, muss hier zusammen 10 ergeben.',
  needs: 'Alle 55 Steine des Neuner-Satzes (0 bis 9), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen Stein so an, dass die Hälften, die sich berühren, zusammen 10 ergeben. Matadore passen überall.',
    'Vorher darfst du einen Stein ziehen, musst dann aber anlegen.',
    'Kannst du nichts anlegen, zieh so lange, bis ein Stein passt, und lege ihn.',
  ],
  adapted: {
    'domino.must': {
      ruling:
        'Passt einer deiner Steine, musst du anlegen. Welchen Stein, entscheidest du. Vorher darfst du noch einen ziehen.',
    },
    'sevens.joker': {
      title: 'Matadore',
      text: 'Matadore sind Joker: das Doppel-Blank 0-0 und alle Steine, deren eigene Hälften 10 ergeben (9-1, 8-2, 7-3, 6-4 und 5-5). Du darfst sie an jedes Ende legen.',
      ruling:
        'Du bestimmst, welche Hälfte eines Matadors nach außen zeigt und das neue Ende wird. Nur wenn die Runde mit einem Matador beginnt, gibt es nichts zu wählen: Er liegt da wie jeder andere Stein.',
      example:
        'Keine Hälfte von 8-2 ergibt mit der 9 von 9-9 die 10. Als Matador darf der Stein trotzdem dorthin: Du drehst die 2 nach außen, auch die 8 ginge.',
    },
    'sevens.blank': {
      text: 'An ein Blank, also eine 0, darfst du nur einen Matador anlegen.',
      example: 'An das Blank von 1-0 darfst du 4-0 nicht anlegen. Dein Matador 7-3 darf aber dorthin.',
    },
    'sevens.draw': {
      example:
        'Dein 4-1 passt an 9-9, doch vorher ziehst du einen Stein: 8-5. Jetzt darfst du nicht noch einmal ziehen und musst 4-1 anlegen.',
    },
    'sevens.score': {
      example:
        'Du legst 9-9, und niemand kann weiter. Dein 2-0 zählt am wenigsten. Du bekommst 8 für 5-3 und 4 für 4-0, deine 2 werden abgezogen: 10 Punkte.',
    },
  },
  rules: {
    'matador.deal': {
      title: 'Steine nehmen',
      text: 'Zu dritt bis zu sechst nehmt ihr je 7 Steine, zu siebt bis zu elft je 5. Zu sechst könnt ihr euch auch auf je 5 einigen.',
      example: 'Zu elft habt ihr je 5 Steine genommen. Alle 55 Steine sind verteilt, es gibt keinen Vorrat.',
    },
    'matador.sum': {
      title: 'Zusammen 10',
      text: 'Die angelegte Hälfte und das offene Ende müssen zusammen 10 ergeben, zum Beispiel 9 und 1. Die Joker heißen hier Matadore. Sonst gilt alles wie bei Alle Sieben.',
      example:
        'An 9-9 legst du 4-1, denn 1 und 9 sind 10. Dein 9-3 passt nicht. Dein Matador 8-2 dürfte dort in beiden Richtungen liegen.',
    },
    'matador.target': {
      title: 'Bis 200 Punkte',
      text: 'Ihr spielt Runde um Runde, bis jemand 200 Punkte erreicht.',
      ruling:
        'Die 200 Punkte prüft ihr am Ende jeder Runde. Wer dann die meisten Punkte hat, gewinnt die Partie.',
      example:
        'Du hast 180 Punkte und legst deinen letzten Stein 4-1. Die anderen haben noch 6-5 und 7-2: Mit den 20 Punkten hast du 200 und gewinnst die Partie.',
    },
  },
  introduction: [
    'Du hast mit 9-9 den höchsten Pasch und beginnst. Lege ihn: Jetzt passt dort nur eine 1 oder ein Matador.',
    'Die Enden sind 6 und 9. Lege 4-3 mit der 4 an die 6, denn 6 und 4 sind 10.',
    'An das Blank darf nur ein Matador. Dein 8-2 ist einer, denn 8 und 2 sind 10. Lege ihn an und drehe die 2 nach außen: Daran würde dein 8-6 passen.',
    'Die Enden sind 3 und 6, und dein 8-6 passt nicht. Ziehe einen Stein.',
    'Du hast 7-4 gezogen. Lege die 7 an die 3, denn 3 und 7 sind 10. Dann ist die 4 ein Ende für dein 8-6.',
    'Lege deinen letzten Stein 8-6 mit der 6 an die 4: Domino! Die anderen haben noch 9-5 und 7-7: 28 Punkte für dich.',
  ],
};
