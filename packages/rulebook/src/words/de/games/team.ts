import type { extras, rules } from '../../../games/team.ts';
import type * as positions from '../../../positions/team.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Ihr spielt zwei gegen zwei. Wenn du oder dein Partner den letzten Stein von der Hand legt, gewinnt ihr beide und bekommt die Augen der anderen als Punkte.',
  rules: {
    'team.deal': {
      title: 'Steine nehmen',
      text: 'Ihr seid zu viert und nehmt je 4 Steine.',
      example: 'Zu viert habt ihr je 4 Steine genommen. Von den 28 Steinen bleiben 12 im Vorrat.',
    },
    'team.pairing': {
      title: 'Wer mit wem spielt',
      text: 'Alle zählen die Augen auf ihrer Hand. Die zwei mit den meisten Augen sind ein Team, die zwei mit den wenigsten das andere.',
      ruling:
        'Haben zwei gleich viele Augen, zählt der höchste einzelne Stein: Jeder Pasch ist höher als jeder andere Stein, danach zählt die Summe, dann die größere Hälfte. Die Teams werden in jeder Runde neu bestimmt.',
      example:
        'Mit 6-6 und 1-0 hast du 13 Augen, gegenüber sind es mit 5-5 und 3-1 sogar 14: Ihr seid ein Team. Die anderen haben nur 8 und 6.',
    },
    'team.score': {
      title: 'Punkte für das Team',
      ruling:
        'Es gewinnt das Team, in dem jemand den letzten Stein von der Hand legt. Ist die Runde gesperrt, gewinnt das Team, das zusammen weniger Augen hat. Beide bekommen so viele Punkte, wie das andere Team zusammen Augen auf der Hand hat. Bei Gleichstand bekommt niemand etwas.',
      example:
        'Du legst deinen letzten Stein 6-6. Das andere Team hat noch 4-2 und 3-2: Du und dein Partner bekommt je 11 Punkte.',
    },
    'team.talk': {
      title: 'Absprachen im Team',
      text: 'Ihr könnt vorher vereinbaren, dass sich Partner offen beraten dürfen. Dann siehst du auch die Steine deines Partners. Ohne diese Absprache sehen alle nur die eigenen Steine.',
    },
  },
  introduction: [
    'Du hast 33 Augen, gegenüber sind es auch 33. Das sind die meisten: Ihr seid ein Team. Dein 6-6 ist der höchste Pasch, lege ihn.',
    'Dein Partner hat 6-5 gelegt. Lege 5-4 an die 5. Den hast du gerade gezogen, und er hat mehr Augen als 5-3.',
    'Die Enden sind 4 und 0. Nur 4-1 passt: Lege ihn an die 4. Im Vorrat liegen nur noch die letzten zwei, gezogen wird nicht mehr.',
    'Dein Partner hilft dir: An 6-4 ist eine 6 offen. Lege dort 6-2 an, dann hast du nur noch einen Stein.',
    'Lege deinen letzten Stein 5-3 an die 3. Das andere Team hat noch 5-2 und 3-0: 10 Punkte für dich und 10 für deinen Partner!',
  ],
};
