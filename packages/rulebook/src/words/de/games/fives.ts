import type { extras, rules } from '../../../games/fives.ts';
import type * as positions from '../../../positions/fives.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Lege so an, dass die beiden Enden der Reihe zusammen 5, 10, 15 oder ein anderes Vielfaches von 5 ergeben: Das bringt Punkte. Weitere Punkte bekommt, wer den letzten Stein legt.',
  rules: {
    'fives.deal': {
      title: 'Steine nehmen',
      text: 'Zu zweit nehmt ihr je 7 Steine, zu dritt oder zu viert je 5.',
      example: 'Zu dritt habt ihr je 5 Steine genommen. Von den 28 Steinen bleiben 13 im Vorrat.',
    },
    'fives.score': {
      title: 'Punkte für Fünfer',
      text: 'Nach dem Anlegen zählst du die beiden Enden der Reihe zusammen. Ein Pasch am Ende zählt mit beiden Hälften. Ist die Summe 10, 15, 20 oder ein höheres Vielfaches von 5, bekommst du so viele Punkte.',
      ruling:
        'Ergeben die beiden Enden 5, bekommst du auch dafür 5 Punkte. Liegt erst der Stein da, mit dem die Runde beginnt, werden seine beiden Hälften zusammengezählt.',
      example:
        'An einem Ende liegt 6-6 und zählt 12. Du legst 6-3 an, und das andere Ende zeigt eine 3: 12 und 3 sind 15 Punkte für dich.',
    },
    'fives.draw': {
      title: 'Ziehen, bis ein Stein passt',
      text: 'Kannst du nicht anlegen, ziehst du einen Stein nach dem anderen, bis einer passt. Dann legst du an.',
      ruling:
        'Die letzten zwei Steine bleiben im Vorrat: Kannst du bis dahin nicht anlegen, musst du passen. Am Ende eines Zugs wird nicht gezogen.',
      example:
        'An 6-6 passen weder 3-3 noch 4-4 noch der gezogene Pasch 5-5. Du ziehst noch einmal: 6-4 passt, und diesen Stein musst du nun anlegen.',
    },
    'fives.out': {
      title: 'Punkte für den letzten Stein',
      text: 'Wer den letzten Stein legt, bekommt die Augen, die die anderen noch auf der Hand haben, als Punkte. Jede Hand wird für sich auf den nächsten Fünfer gerundet: Aus 17 Augen werden 15 Punkte, aus 18 werden 20.',
      ruling:
        'Ist die Runde gesperrt, bekommt die Augen der anderen als Punkte, wer selbst die wenigsten auf der Hand hat. Auch dann wird jede Hand auf den nächsten Fünfer gerundet.',
      example:
        'Du legst deinen letzten Stein 6-1. 6-5 und 5-1 sind 17 Augen, also 15 Punkte; 6-4 und 5-3 sind 18, also 20. Du bekommst 35 Punkte.',
    },
    'fives.target': {
      title: 'Das Ende der Partie',
      text: 'Wer zuerst 100 Punkte oder mehr hat, gewinnt die Partie. Mit dem Neuner-Satz sind es 200 oder mehr. Ihr könnt auch eine andere Punktzahl oder eine Anzahl Runden vereinbaren.',
      ruling:
        'Du gewinnst die Partie sofort, auch mitten in der Runde. Zuerst zählen die Punkte für den Stein, den du gelegt hast. Reichen sie nicht und ist die Runde zu Ende, kommen die Punkte für die anderen Hände dazu.',
      example:
        'Du hast 95 Punkte und beginnst mit 3-2. Das bringt 5: Mit 100 Punkten gewinnst du sofort, obwohl alle noch Steine haben.',
    },
  },
  introduction: [
    'Du hast mit 5-5 den höchsten Pasch und beginnst. Allein auf dem Tisch zählt er 5 und 5: Lege ihn, das bringt 10 Punkte.',
    'Die Enden sind 3 und 5-5. Lege 5-2 an 5-5: Dann sind die Enden 2 und 3. Das macht 5, also bekommst du 5 Punkte.',
    'Die Enden sind 1 und 3, und dein 6-4 passt nicht. Ziehe einen Stein.',
    'Du hast 4-3 gezogen. Lege diesen Stein an die 3: Dann sind die Enden 4 und 1, und du bekommst wieder 5 Punkte.',
    'Beide Enden zeigen eine 4. Lege deinen letzten Stein 6-4: 6 und 4 bringen 10 Punkte. 6-2 bei deinem Gegenüber zählt 8, gerundet noch einmal 10!',
  ],
};
