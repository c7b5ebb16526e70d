import type { extras, rules } from '../../../games/bergen.ts';
import type * as positions from '../../../positions/bergen.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Es geht nicht darum, die Steine als Erstes loszuwerden: Lege so an, dass am Ende deines Zugs beide Enden der Reihe die gleiche Zahl zeigen. Das bringt Punkte.',
  needs: 'Die 28 Steine des Sechser-Satzes (0 bis 6), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen Stein an ein offenes Ende der Reihe: gleiche Zahl an gleiche Zahl.',
    'Zeigen danach beide Enden die gleiche Zahl, bekommst du 2 Punkte, mit einem Pasch an einem Ende 3.',
    'Kannst du nichts anlegen, zieh einen Stein. Passt er, darfst du ihn anlegen.',
  ],
  tables: {
    scoring: {
      head: ['Wofür', 'Punkte'],
      words: {
        opening: 'die Runde beginnen',
        double: 'Double: gleiche Enden ohne Pasch',
        triple: 'Triple: gleiche Enden mit Pasch',
        highest: 'den höchsten Pasch auf dem Tisch legen',
        out: 'den letzten Stein legen: „Domino!“',
        blocked: 'blockiert: kein Pasch auf der Hand oder die wenigsten Augen',
      },
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'Passt einer deiner Steine, musst du anlegen. Welchen, entscheidest du. Nur einen Stein, den du gerade gezogen hast, darfst du behalten.',
    },
    'domino.blocked': {
      text: 'Die Runde ist auch vorbei, wenn niemand mehr anlegen kann und im Vorrat nur noch die letzten zwei sind. Zum Beweis deckt ihr alle eure Steine auf.',
      ruling: 'Ist die Runde blockiert, endet sie sofort, ohne dass erst noch alle aussetzen.',
    },
  },
  rules: {
    'bergen.deal': {
      title: 'Steine nehmen',
      text: 'Zu zweit oder zu dritt nehmt ihr je 6 Steine, zu viert je 5.',
      example: 'Zu dritt habt ihr je 6 Steine genommen. Von den 28 Steinen bleiben 10 im Vorrat.',
    },
    'bergen.open': {
      title: 'Der niedrigste Pasch beginnt',
      text: 'Wer den niedrigsten Pasch hat, beginnt damit und bekommt 2 Punkte. Hat niemand einen Pasch, beginnt der niedrigste Stein.',
      ruling:
        'Der niedrigste Stein ist der mit den wenigsten Augen; auch er bringt 2 Punkte. Haben zwei Steine gleich viele Augen, ist der niedriger, dessen größere Hälfte kleiner ist: 3-1 kommt vor 4-0.',
      example:
        'Dein 2-2 ist der niedrigste Pasch von allen. Du musst damit beginnen, nicht mit 5-5 oder 2-1, und bekommst 2 Punkte.',
    },
    'bergen.highest': {
      title: 'Der höchste Pasch',
      text: 'Legst du einen Pasch, der in diesem Moment der höchste auf dem Tisch ist, bekommst du 2 Punkte.',
      ruling:
        'Der erste Stein der Runde bringt nur die 2 Punkte für den Beginn, auch wenn er der höchste Pasch auf dem Tisch ist.',
      example:
        'Bisher ist 1-1 der einzige Pasch auf dem Tisch. Du legst 5-5 an, der ist höher, und bekommst 2 Punkte.',
    },
    'bergen.double': {
      title: 'Double',
      text: 'Zeigen am Ende deines Zugs beide Enden die gleiche Zahl und ist keines davon ein Pasch, ist das ein Double: 2 Punkte.',
      ruling:
        'Gleiche Enden bringen nur etwas, wenn du angelegt hast. Wer aussetzt oder nur zieht, bekommt nichts.',
      example:
        'Die Enden sind 4 und 3. Du legst 4-3 an die 3: Jetzt zeigen beide Enden eine 4. Ein Double, du bekommst 2 Punkte.',
    },
    'bergen.triple': {
      title: 'Triple',
      text: 'Ist eines der gleichen Enden ein Pasch, ist das ein Triple: 3 Punkte statt 2. Dafür legst du einen Pasch, oder zu einem Pasch am einen Ende den passenden Stein am anderen.',
      example:
        'Ein Ende ist 1-1, das andere eine 2. Du legst 2-1 an die 2: Jetzt zeigen beide Enden eine 1, eines davon ist ein Pasch. Triple, 3 Punkte!',
    },
    'bergen.draw': {
      title: 'Einen Stein ziehen',
      text: 'Kannst du nichts anlegen, ziehst du einen Stein. Passt er, darfst du ihn anlegen; passt er nicht, ist dein Zug zu Ende. Die letzten zwei Steine im Vorrat werden nicht gezogen.',
      example:
        'An 1-1 passt weder 5-4 noch 5-3, also musst du ziehen: 6-5. Auch dieser Stein passt nicht, und dein Zug ist zu Ende.',
    },
    'bergen.out': {
      title: '2 Punkte für „Domino!“',
      text: 'Wer als Erstes keinen Stein mehr hat, ruft „Domino!“ und bekommt 2 Punkte.',
      example:
        'Du legst deinen letzten Stein 6-1 und bekommst 2 Punkte. 6-5 bei deinem Gegenüber bringt dir nichts.',
    },
    'bergen.blocked': {
      title: '2 Punkte in einer blockierten Runde',
      text: 'Kann niemand mehr anlegen und sind im Vorrat nur noch die letzten zwei, ist die Runde vorbei. 2 Punkte bekommt, wer keinen Pasch auf der Hand hat. Haben mehrere keinen oder haben alle einen, bekommt sie, wer die wenigsten Augen hat.',
      ruling:
        'Haben in einer blockierten Runde mehrere keinen Pasch, vergleicht ihr nur deren Augen. Haben mehrere gleich wenige, bekommt niemand die 2 Punkte.',
      example:
        'Nach deinem 1-1 geht es nicht weiter. Die anderen haben 2-2 und 3-3, du hast 6-5 und 6-4, also keinen Pasch: 2 Punkte, und 2 für den Beginn.',
    },
    'bergen.target': {
      title: 'Das Ende der Partie',
      text: 'Zu zweit gewinnt, wer 15 Punkte erreicht, zu dritt oder zu viert genügen 10.',
      ruling:
        'Hast du genug Punkte, gewinnst du die Partie sofort, auch mitten in der Runde. Vorher zählen alle Punkte für den gelegten Stein, auch die für den letzten.',
      example:
        'Ihr seid zu dritt, und du hast 8 Punkte. Mit 0-0 zu beginnen bringt 2: Das macht 10, und du gewinnst die Partie sofort.',
    },
  },
  introduction: [
    'Du hast mit 1-1 den niedrigsten Pasch und beginnst. Lege ihn: Das bringt 2 Punkte.',
    'Lege 4-4 an die 4. Das ist nun der höchste Pasch auf dem Tisch: 2 Punkte.',
    'Ein Ende ist 1-1, das andere eine 6. Lege 6-1 an die 6: Beide Enden zeigen eine 1, eines ist ein Pasch. Das ist ein Triple: 3 Punkte!',
    'Die Enden sind 5 und 1, und dein 3-2 passt nicht. Ziehe einen Stein.',
    'Du hast 5-2 gezogen, und der Stein passt. Lege ihn an die 5, dann hast du nur noch einen Stein.',
    'Die Enden sind 2 und 3. Lege 3-2 an die 3: Beide Enden zeigen eine 2, ein Double für 2 Punkte. Und 2 weitere für „Domino!“',
  ],
};
