import type { extras, rules } from '../../../games/italian.ts';
import type * as positions from '../../../positions/italian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Hier muss nichts zusammenpassen: Alle Steine auf dem Tisch werden zusammengezählt. Bringst du die Summe genau auf 30, 50, 70 oder 100, bekommst du Punkte.',
  needs:
    'Die 28 Steine des Sechser-Satzes (0 bis 6) oder alle 55 des Neuner-Satzes (0 bis 9), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen beliebigen Stein und zähle seine Augen zur Summe dazu.',
    'Die neue Summe wird laut angesagt.',
    'Triffst du genau 30, 50, 70 oder 100, bekommst du Punkte.',
  ],
  tables: {
    setup: { head: ['Personen', 'Steine pro Person'] },
    scoring: { head: ['Summe', 'Punkte'], words: { nine: '{number} (Neuner-Satz)' } },
  },
  adapted: {
    'domino.deal': {
      text: 'Mischt die Steine verdeckt auf dem Tisch. Nehmt so viele, wie in der Tabelle steht, und stellt sie so vor euch auf, dass nur ihr sie seht. Die übrigen bleiben verdeckt liegen.',
    },
    'domino.ends': {
      title: 'Keine Enden',
      ruling:
        'Nichts muss zusammenpassen, also gibt es keine offenen Enden. Lege deinen Stein einfach zu den anderen.',
      example:
        'Dein 5-3 muss weder die 3 von 3-2 noch einen anderen Stein berühren. Du legst ihn einfach dazu, und die Summe steigt von 17 auf 25.',
    },
    'domino.must': {
      ruling: 'Solange du noch Steine hast, musst du einen legen. Welchen, entscheidest du.',
      example:
        'Die Summe ist 23. Mit 5-3 würdest du über die 30 springen, und 2-1 reicht nicht. Trotzdem musst du einen von beiden legen.',
    },
    'domino.pass': {
      ruling: 'Hast du keinen Stein mehr, setzt du aus. Die Runde geht ohne dich weiter.',
      example:
        'Du hast deinen letzten Stein gelegt, und die Runde geht weiter. Du setzt aus, und links von dir wird der nächste Stein gelegt.',
    },
  },
  rules: {
    'italian.deal': {
      title: 'Steine nehmen',
      text: 'Wie viele Steine ihr nehmt, steht in der Tabelle.',
      example: 'Zu viert habt ihr je 6 Steine genommen. Von den 28 Steinen bleiben 4 übrig.',
    },
    'italian.open': {
      title: 'Wer beginnt',
      text: 'Wer den höchsten Pasch hat, beginnt damit. Hat niemand einen Pasch, beginnt der höchste Stein.',
      example:
        'Du musst mit 5-5 beginnen, dem höchsten Pasch, nicht mit 1-0. 6-5 bei den anderen hat mehr Augen, ist aber kein Pasch.',
    },
    'italian.total': {
      title: 'Zusammenzählen und ansagen',
      text: 'Nichts muss zusammenpassen. Lege einen beliebigen Stein, zähle seine Augen zur Summe dazu und sage die neue Summe laut an: Liegt zuerst 7-5, heißt es „12“, kommt 6-2 dazu, „20“. So wächst die Summe immer weiter.',
      example:
        'Mit 6-6 ist die Summe 12. Du legst 5-3, obwohl der Stein keine 6 hat: „20!“, denn jetzt ist die Summe 20.',
    },
    'italian.hit': {
      title: 'Eine Zahl treffen',
      text: 'Bringt dein Stein die Summe genau auf eine der Zahlen in der Tabelle, bekommst du die Punkte daneben. 120 und 150 zählen nur mit dem Neuner-Satz. Oder ihr vereinbart, dass die Zahl selbst zählt: 30 Punkte für 30 und so weiter.',
      ruling: '0-0 ändert die Summe nicht und bringt deshalb nie Punkte.',
      example: 'Die Summe ist 23. Du legst 5-2, das macht genau 30, und du bekommst 1 Punkt.',
    },
    'italian.over': {
      title: 'Eine Zahl überspringen',
      text: 'Springt die Summe über eine dieser Zahlen hinweg, bekommt niemand etwas dafür. Ihr spielt einfach weiter.',
      example:
        'Die Summe ist 23. Du legst 6-4 und springst über die 30 hinweg auf 33: Niemand bekommt Punkte, und es geht einfach weiter.',
    },
    'italian.round': {
      title: 'Das Ende der Runde',
      ruling:
        'Die Runde endet, wenn alle Steine gelegt sind oder wenn die Summe die letzte Zahl erreicht oder überschritten hat: 100, mit dem Neuner-Satz 150. Gezogen wird nicht. Hast du keinen Stein mehr, setzt du aus.',
      example:
        'Die anderen haben keine Steine mehr und haben ausgesetzt. Du legst 1-0, den allerletzten Stein, und die Runde ist zu Ende.',
    },
    'italian.end': {
      title: 'Das Ende der Partie',
      text: 'Vereinbart, wann Schluss ist: nach einer festen Anzahl Runden oder sobald jemand 51 Punkte erreicht, mit dem Neuner-Satz 81.',
      ruling:
        'Vereinbart ihr nichts, gilt beides: Ihr spielt so viele Runden, wie Leute am Tisch sind, und wer vorher die Punkte erreicht, gewinnt sofort. Sonst gewinnt, wer am Schluss die meisten Punkte hat.',
      example:
        'Hier zählt die Zahl selbst, und du hast 50 Punkte. Du legst 5-2 und triffst die 30: Das sind 80, mehr als 51, und du gewinnst die Partie sofort.',
    },
  },
  introduction: [
    'Du hast mit 6-6 den höchsten Pasch und beginnst. Lege ihn: Die Summe ist dann 12.',
    'Die Summe ist 27, bis 30 fehlen 3. Lege 2-1: Das macht genau 30 und bringt 1 Punkt!',
    'Die Summe ist 46. Lege 4-0: Das macht 50 und bringt 2 Punkte.',
    'Die Summe ist 66. Für die 70 brauchst du einen Stein mit 4 Augen, hast aber keinen. Lege 5-5: Dann ist die 70 auch für die anderen vorbei.',
    'Die Summe ist 91, bis 100 fehlen 9. Lege 6-3: Du bekommst 4 Punkte, die Runde ist zu Ende, und du gewinnst sie!',
  ],
};
