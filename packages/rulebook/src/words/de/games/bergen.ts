import type { extras, rules } from '../../../games/bergen.ts';
import type * as positions from '../../../positions/bergen.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Lege so an, dass beide Enden der Reihe die gleiche Zahl zeigen: Das bringt Punkte. Auch für manche Pasche gibt es Punkte, für die Augen der anderen aber nicht.',
  rules: {
    'bergen.deal': {
      title: 'Steine nehmen',
      text: 'Zu zweit oder zu dritt nehmt ihr je 6 Steine, zu viert je 5.',
      example: 'Zu dritt habt ihr je 6 Steine genommen. Von den 28 Steinen bleiben 10 im Vorrat.',
    },
    'bergen.open': {
      title: 'Der niedrigste Pasch beginnt',
      text: 'Wer den niedrigsten Pasch hat, beginnt damit die Runde. Hat niemand einen Pasch, beginnt der niedrigste Stein. Das bringt 2 Punkte.',
      ruling:
        'Der niedrigste Stein ist der mit den wenigsten Augen. Haben zwei Steine gleich viele Augen, ist der niedriger, dessen größere Hälfte kleiner ist: 3-1 kommt vor 4-0.',
      example:
        'Dein 2-2 ist der niedrigste Pasch von allen. Du musst damit beginnen, nicht mit 5-5 oder 2-1, und bekommst 2 Punkte.',
    },
    'bergen.highest': {
      title: 'Der höchste Pasch',
      text: 'Legst du einen Pasch an und ist er der höchste Pasch auf dem Tisch, bekommst du 2 Punkte.',
      ruling:
        'Der erste Stein der Runde bringt nur die 2 Punkte für den Beginn, auch wenn er der höchste Pasch auf dem Tisch ist.',
      example:
        'Bisher ist 1-1 der einzige Pasch auf dem Tisch. Du legst 5-5 an, der ist höher, und bekommst 2 Punkte.',
    },
    'bergen.double': {
      title: 'Gleiche Enden',
      text: 'Zeigen nach dem Anlegen beide Enden die gleiche Zahl und ist keines davon ein Pasch, bekommst du 2 Punkte. Wer passt oder zieht, bekommt nichts.',
      example:
        'Die Enden sind 4 und 3. Du legst 4-3 an die 3: Jetzt zeigen beide Enden eine 4, und du bekommst 2 Punkte.',
    },
    'bergen.triple': {
      title: 'Gleiche Enden mit Pasch',
      text: 'Zeigen nach dem Anlegen beide Enden die gleiche Zahl und ist eines davon ein Pasch, bekommst du 3 Punkte statt 2.',
      example:
        'Ein Ende ist 1-1, das andere eine 2. Du legst 2-1 an die 2: Jetzt zeigen beide Enden eine 1, eines davon ist ein Pasch. Du bekommst 3 Punkte.',
    },
    'bergen.draw': {
      title: 'Einen Stein ziehen',
      text: 'Kannst du nicht anlegen, ziehst du einen Stein. Passt er, darfst du ihn anlegen; passt er nicht, ist dein Zug zu Ende. Die letzten zwei Steine im Vorrat werden nie gezogen.',
      example:
        'An 1-1 passt weder 5-4 noch 5-3, also musst du ziehen: 6-5. Auch dieser Stein passt nicht, und dein Zug ist zu Ende.',
    },
    'bergen.out': {
      title: 'Der letzte Stein',
      text: 'Wer den letzten Stein von der Hand legt, bekommt 2 Punkte. Die Augen der anderen bringen nichts.',
      example:
        'Du legst deinen letzten Stein 6-1 und bekommst 2 Punkte. 6-5 bei deinem Gegenüber bringt dir nichts.',
    },
    'bergen.blocked': {
      title: 'Wenn es nicht weitergeht',
      text: 'Kann niemand anlegen und sind nur noch die letzten zwei Steine im Vorrat, endet die Runde. Hat nur eine Person keinen Pasch auf der Hand, bekommt sie 2 Punkte. Haben mehrere keinen oder haben alle einen, bekommt die 2 Punkte, wer von ihnen die wenigsten Augen hat.',
      ruling:
        'Müssen die Augen über die 2 Punkte einer gesperrten Runde entscheiden und haben mehrere gleich die wenigsten, bekommt die Punkte niemand.',
      example:
        'Nach deinem 1-1 geht es nicht weiter. Die anderen haben 2-2 und 3-3, du hast 6-5 und 6-4, also keinen Pasch: 2 Punkte, und 2 für den Beginn.',
    },
    'bergen.target': {
      title: 'Das Ende der Partie',
      text: 'Zu zweit gewinnst du mit 15 Punkten oder mehr, zu dritt oder zu viert mit 10 oder mehr, und zwar sofort, auch mitten in der Runde. Vorher zählen alle Punkte für den gelegten Stein, auch die für den letzten. Ihr könnt eine andere Punktzahl oder eine Anzahl Runden vereinbaren.',
      example:
        'Ihr seid zu dritt, und du hast 8 Punkte. Mit 0-0 zu beginnen bringt 2: Das macht 10, und du gewinnst die Partie sofort.',
    },
  },
  introduction: [
    'Du hast mit 1-1 den niedrigsten Pasch und beginnst. Lege ihn: Das bringt 2 Punkte.',
    'Lege 4-4 an die 4. Das ist nun der höchste Pasch auf dem Tisch: 2 Punkte.',
    'Ein Ende ist 1-1, das andere eine 6. Lege 6-1 an die 6: Beide Enden zeigen eine 1, eines ist ein Pasch. Das bringt 3 Punkte!',
    'Die Enden sind 5 und 1, und dein 3-2 passt nicht. Ziehe einen Stein.',
    'Du hast 5-2 gezogen, und der Stein passt. Lege ihn an die 5, dann hast du nur noch einen Stein.',
    'Die Enden sind 2 und 3. Lege 3-2 an die 3: Beide Enden zeigen eine 2, das sind 2 Punkte. Und 2 weitere für deinen letzten Stein!',
  ],
};
