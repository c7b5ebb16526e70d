import type { extras, rules } from '../../../games/peruvian.ts';
import type * as positions from '../../../positions/peruvian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Sammle möglichst wenige Strafpunkte: Jedes Auge, das am Ende auf deiner Hand bleibt, zählt gegen dich. Nach 7 Runden gewinnt, wer die wenigsten hat.',
  rules: {
    'peruvian.deal': {
      title: 'Steine nehmen',
      text: 'Ihr seid zu viert und nehmt je 5 Steine.',
      example: 'Zu viert habt ihr je 5 Steine genommen. Von den 28 Steinen bleiben 8 im Vorrat.',
    },
    'peruvian.score': {
      title: 'Strafpunkte',
      text: 'Am Ende einer Runde bekommen alle so viele Strafpunkte, wie sie noch Augen auf der Hand haben. Wer keinen Stein mehr hat, bekommt 0.',
      example:
        'Du legst deinen letzten Stein 6-6 und bekommst 0. Die anderen bekommen 9 für 5-4, 6 für 3-2 und 1-0 sowie 4 für 2-2.',
    },
    'peruvian.quadruple': {
      title: 'Viermal so viele Punkte',
      text: 'Endet die Runde gesperrt, kommt es darauf an, wer zuletzt angelegt hat. Hat diese Person nicht die wenigsten Augen, zählen ihre Punkte vierfach. Auch wer sich die wenigsten Augen mit anderen teilt, hat die wenigsten.',
      example:
        'Dein 6-6 sperrt die Runde. Mit 2-0 hast du 2 Augen, links von dir sind es mit 1-0 noch weniger: Du bekommst 4 mal 2, also 8 Strafpunkte.',
    },
    'peruvian.rounds': {
      title: 'Sieben Runden',
      text: 'Eine Partie hat 7 Runden. Am Schluss gewinnen die wenigsten Strafpunkte.',
      example:
        'Mit 6-6 endet die siebte Runde. Du hast 0 Punkte, die anderen haben 7, 14 und 21: Du gewinnst die Partie.',
    },
    'peruvian.secret': {
      title: 'Geheimer Punktestand',
      text: 'Der Punktestand bleibt geheim: Niemand sieht ihn, auch den eigenen nicht. Erst kurz vor der letzten Runde wird er verraten. Von da an kennen ihn alle.',
    },
  },
  introduction: [
    'Du hast mit 6-6 den höchsten Pasch und beginnst. Lege ihn. Jedes Auge auf der Hand kostet am Ende 1 Strafpunkt: Viele Augen müssen zuerst weg!',
    'Die Enden sind 6 und 2. 6-4, 6-2 und 4-2 passen. Lege 6-4 an die 6, denn er hat die meisten Augen.',
    'Die Enden sind 2 und 1. Lege 6-2 an die 2: So wirst du 8 Augen los, mit 4-2 wären es nur 6.',
    'Die Enden sind 3 und 0. Lege 5-3 an die 3, denn 3-0 hat nur wenige Augen und kostet dich kaum etwas.',
    'Lege 4-2 an die 4: Niemand hat noch eine 2, die Runde ist gesperrt. Mit 3-0 hast du die wenigsten Augen, also 3 Strafpunkte statt viermal so viele.',
  ],
};
