import type { extras, rules } from '../../../games/fives.ts';
import type * as positions from '../../../positions/fives.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Lege so an, dass beide Enden der Reihe zusammen 5, 10, 15 oder ein anderes Vielfaches von 5 ergeben: Das bringt Punkte. Alle Fünfe heißt auch Sniff oder Amerikanisches Domino.',
  needs:
    'Die 28 Steine des Sechser-Satzes (0 bis 6) oder alle 55 des Neuner-Satzes (0 bis 9), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen Stein an ein offenes Ende der Reihe: gleiche Zahl an gleiche Zahl.',
    'Ergeben beide Enden zusammen 5, 10, 15 …, bekommst du so viele Punkte.',
    'Kannst du nichts anlegen, zieh so lange, bis ein Stein passt, und lege ihn.',
  ],
  adapted: {
    'domino.ends': {
      text: 'Die Steine bilden eine Reihe mit zwei offenen Enden. Sie liegt gerade oder biegt im rechten Winkel ab, wo immer ihr wollt. Nur berühren dürfen sich die beiden Enden nicht. Ein Pasch liegt quer in der Reihe.',
      ruling:
        'Ein Pasch am Ende der Reihe ist nur ein offenes Ende. Für die Punkte zählen trotzdem seine beiden Hälften.',
    },
    'domino.reserve': {
      example:
        'Weder 3-3 noch 2-1 passt an die 6, und im Vorrat liegen nur noch die letzten zwei Steine. Die darfst du nicht ziehen, also setzt du aus.',
    },
  },
  rules: {
    'fives.deal': {
      title: 'Steine nehmen',
      text: 'Zu zweit nehmt ihr je 7 Steine, zu dritt oder zu viert je 5.',
      example: 'Zu dritt habt ihr je 5 Steine genommen. Von den 28 Steinen bleiben 13 im Vorrat.',
    },
    'fives.score': {
      title: 'Punkte für Fünfer',
      text: 'Gespielt wird wie beim Blockspiel, aber nach dem Anlegen zählst du die beiden Enden zusammen, einen Pasch am Ende mit beiden Hälften. Lässt sich die Summe durch 5 teilen (10, 15, 20 und so weiter), bekommst du so viele Punkte: für 4 und 6 sind es 10, für 9-9 und 1-1 sind es 20.',
      ruling:
        'Auch die Summe 5 zählt. Liegt erst der Stein da, mit dem die Runde beginnt, werden seine beiden Hälften zusammengezählt.',
      example:
        'An einem Ende liegt 6-6 und zählt 12. Du legst 6-3 an, und das andere Ende zeigt eine 3: 12 und 3 sind 15 Punkte für dich.',
    },
    'fives.draw': {
      title: 'Ziehen, bis ein Stein passt',
      text: 'Passt keiner deiner Steine, ziehst du, bis du einen anlegen kannst.',
      ruling:
        'Die letzten zwei Steine bleiben im Vorrat: Kannst du bis dahin nichts anlegen, setzt du aus. Am Ende eines Zugs wird nicht gezogen.',
      example:
        'An 6-6 passen weder 3-3 noch 4-4 noch der gezogene Pasch 5-5. Du ziehst noch einmal: 6-4 passt, und diesen Stein musst du nun anlegen.',
    },
    'fives.out': {
      title: 'Punkte für den letzten Stein',
      text: 'Hast du als Erstes keinen Stein mehr, ist die Runde zu Ende, und du gewinnst sie. Die anderen zählen ihre Augen und runden sie auf den nächsten Fünfer auf oder ab: Aus 17 werden 15 Punkte, aus 18 werden 20. Alle diese Punkte bekommt, wer gewonnen hat.',
      ruling:
        'Am Ende der Runde wird jede Hand für sich gerundet. Ist die Runde blockiert, gewinnt, wer die wenigsten Augen hat, und bekommt die der anderen, ebenso gerundet.',
      example:
        'Du legst deinen letzten Stein 6-1. 6-5 und 5-1 sind 17 Augen, also 15 Punkte; 6-4 und 5-3 sind 18, also 20. Du bekommst 35 Punkte.',
    },
    'fives.target': {
      title: 'Das Ende der Partie',
      text: 'Die Partie gewinnt, wer als Erstes 100 Punkte hat. Mit dem Neuner-Satz braucht ihr 200.',
      ruling:
        'Hast du genug Punkte, gewinnst du die Partie sofort, auch mitten in der Runde. Zuerst zählen die Punkte für den Stein, den du gelegt hast. Reichen sie nicht und ist die Runde zu Ende, kommen die Punkte für die Augen der anderen dazu.',
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
