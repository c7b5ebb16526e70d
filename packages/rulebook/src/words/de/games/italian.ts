import type { extras, rules } from '../../../games/italian.ts';
import type * as positions from '../../../positions/italian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Alle Steine auf dem Tisch werden zusammengezählt. Bringt dein Stein die Summe auf genau 30, 50, 70 oder 100, bekommst du Punkte.',
  rules: {
    'italian.deal': {
      title: 'Steine nehmen',
      text: 'Zu dritt nehmt ihr je 7 Steine, zu viert je 6, zu fünft je 5.',
      example: 'Zu viert habt ihr je 6 Steine genommen. Von den 28 Steinen bleiben 4 übrig.',
    },
    'italian.open': {
      title: 'Der höchste Pasch beginnt',
      text: 'Wer den höchsten Pasch hat, beginnt damit. Hat niemand einen Pasch, beginnt der höchste Stein.',
      example:
        'Du musst mit 5-5 beginnen, dem höchsten Pasch, nicht mit 1-0. 6-5 bei den anderen hat mehr Augen, ist aber kein Pasch.',
    },
    'italian.total': {
      title: 'Zusammenzählen',
      text: 'Nichts muss zusammenpassen. Bist du dran, legst du einen beliebigen Stein und zählst seine Augen zur Summe dazu. Die Summe sehen alle.',
      example:
        'Mit 6-6 ist die Summe 12. Du legst 5-3, obwohl der Stein keine 6 hat: Jetzt ist die Summe 20.',
    },
    'italian.hit': {
      title: 'Eine Zahl treffen',
      text: 'Bringt dein Stein die Summe auf genau 30, 50, 70 oder 100, bekommst du 1, 2, 3 oder 4 Punkte. Mit dem Neuner-Satz gibt es außerdem 5 Punkte für 120 und 6 für 150. Ihr könnt vereinbaren, dass stattdessen die Zahl selbst zählt: 30 Punkte für 30 und so weiter.',
      ruling: '0-0 ändert die Summe nicht und bringt deshalb nie Punkte.',
      example: 'Die Summe ist 23. Du legst 5-2, das macht genau 30, und du bekommst 1 Punkt.',
    },
    'italian.over': {
      title: 'Eine Zahl überspringen',
      text: 'Springt die Summe über eine Zahl hinweg, die Punkte bringt, ist diese Zahl für die Runde vorbei. Ihr spielt einfach weiter.',
      example:
        'Die Summe ist 23. Du legst 6-4 und springst über die 30 hinweg auf 33: Niemand bekommt Punkte, und es geht einfach weiter.',
    },
    'italian.round': {
      title: 'Das Ende der Runde',
      ruling:
        'Die Runde endet, wenn alle Steine gelegt sind oder wenn die Summe die letzte Zahl erreicht oder überschritten hat: 100, mit dem Neuner-Satz 150. Gezogen wird nicht. Ist deine Hand leer, passt du.',
      example:
        'Die anderen haben keine Steine mehr und haben gepasst. Du legst 1-0, den allerletzten Stein, und die Runde ist zu Ende.',
    },
    'italian.end': {
      title: 'Das Ende der Partie',
      text: 'Die Partie endet nach den vereinbarten Runden oder sofort, wenn jemand 51 Punkte oder mehr hat (mit dem Neuner-Satz 81). Ist nichts vereinbart, gilt beides: so viele Runden, wie Leute mitspielen, außer jemand hat die Punkte schon vorher. Es gewinnt, wer die meisten hat.',
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
