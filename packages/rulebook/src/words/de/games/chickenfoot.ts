import type { extras, rules } from '../../../games/chickenfoot.ts';
import type * as positions from '../../../positions/chickenfoot.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Werde deine Steine los und sammle so wenige Strafpunkte wie möglich. Jeder Pasch nach dem ersten Stein ist eine Hühnerkralle, die zuerst drei Zehen braucht.',
  rules: {
    'chickenfoot.deal': {
      title: 'Steine nehmen',
      text: 'Zu zweit nehmt ihr je 24 Steine, zu dritt 16, zu viert 12, zu fünft 10, zu sechst 8, zu siebt 7. Die übrigen Steine sind der Vorrat.',
      example: 'Zu viert habt ihr je 12 Steine genommen. Von den 55 Steinen bleiben 7 im Vorrat.',
    },
    'chickenfoot.open': {
      title: 'Wer beginnt',
      text: 'Wer den höchsten Pasch hat, beginnt damit.',
      ruling:
        'Dieser erste Pasch ist keine Kralle: Seine zwei Seiten sind die beiden offenen Enden. Hat niemand einen Pasch, beginnt der Stein mit den meisten Augen.',
      example:
        '9-9 hat begonnen und ist keine Kralle. Darum darfst du 3-2 gleich an die 3 von 9-3 legen, obwohl am ersten Pasch noch eine Seite frei ist.',
    },
    'chickenfoot.foot': {
      title: 'Die Hühnerkralle',
      text: 'Jeder Pasch, der später gelegt wird, ist eine Kralle. An seine freie Seite müssen drei Steine angelegt werden: seine Zehen. Solange nicht alle drei liegen, darf niemand anderswo anlegen.',
      example:
        '3-3 ist eine Kralle und hat noch keine Zehe. Darum darfst du 9-5 nicht an 9-9 legen, wohl aber 3-2 als Zehe.',
    },
    'chickenfoot.toes': {
      title: 'Drei Zehen',
      text: 'Hat eine Kralle ihre drei Zehen, sind alle drei offene Enden. Auch die Enden von vorher sind wieder offen. Eine Zehe ist nie ein Pasch, darum ist nie mehr als eine Kralle unfertig.',
      example:
        'Du legst 3-0 als dritte Zehe an 3-3. Jetzt sind die Zehen mit 0, 1 und 2 offen, und 9-9 ist es auch wieder.',
    },
    'chickenfoot.draw': {
      title: 'Einen Stein ziehen',
      ruling:
        'Kannst du nicht anlegen, ziehst du einen Stein. Passt er, darfst du ihn anlegen oder behalten; sonst ist dein Zug zu Ende. Die letzten zwei Steine im Vorrat werden nie gezogen: Sind nur noch sie da, passt du.',
      example:
        'Weder 5-4 noch 5-3 passt. Du musst ziehen und bekommst 9-6. Er passt an 9-9: Du darfst ihn anlegen oder behalten und passen.',
    },
    'chickenfoot.score': {
      title: 'Strafpunkte',
      text: 'Wer den letzten Stein von der Hand gelegt hat, bekommt 0. Ist die Runde gesperrt, bekommt 0, wer zuletzt angelegt hat. Alle anderen bekommen die Augen auf ihrer Hand als Strafpunkte.',
      example:
        'Du legst 9-1 an, danach kann niemand mehr weiter. Du hast zuletzt angelegt und bekommst 0, trotz 8-7 auf der Hand. Die anderen bekommen 4 und 16.',
    },
    'chickenfoot.blank': {
      title: 'Der Nuller-Pasch',
      text: '0-0 auf der Hand zählt 25 Strafpunkte.',
      example:
        'Du legst deinen letzten Stein 9-9. Dein Gegenüber hat noch 2-1 und 0-0 und bekommt 3 + 25 = 28 Strafpunkte.',
    },
    'chickenfoot.end': {
      title: '121 Punkte',
      text: 'Hat jemand 121 Strafpunkte oder mehr, ist die Partie zu Ende. Die wenigsten Strafpunkte gewinnen, gleich viele gewinnen gemeinsam. Ihr könnt eine andere Punktzahl oder eine Anzahl Runden vereinbaren.',
      example:
        'Dein Gegenüber hat 120 Punkte. Du legst 9-9, und für 1-0 kommt 1 dazu: Bei 121 ist die Partie zu Ende, und du gewinnst sie mit 0.',
    },
  },
  introduction: [
    'Du hast mit 9-9 den höchsten Pasch und beginnst. Lege ihn: Der erste Pasch ist keine Kralle.',
    'Lege 3-3 an die 3 von 9-3. Dieser Pasch ist eine Hühnerkralle und braucht drei Zehen.',
    'Die erste Zehe 3-2 liegt schon. Lege 3-1 als zweite an: Anderswo darf noch niemand anlegen.',
    'Dein Gegenüber hatte keine 3 und hat einen Stein gezogen, der nicht passt. Lege 3-0 als dritte Zehe: Die Kralle ist fertig.',
    'Jetzt sind wieder alle Enden offen, und an 9-9 liegt nun 9-5. Lege 5-1 an die 5.',
    '2-2 ist eine neue Kralle, und dein 4-2 passt. Lege deinen letzten Stein als Zehe: 0 Strafpunkte für dich, die Runde ist gewonnen!',
  ],
};
