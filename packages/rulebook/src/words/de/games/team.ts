import type { extras, rules } from '../../../games/team.ts';
import type * as positions from '../../../positions/team.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Das Blockspiel zwei gegen zwei: Wer den letzten Stein legt, gewinnt die Runde für das ganze Team.',
  needs: 'Die 28 Steine des Sechser-Satzes (0 bis 6), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen Stein an ein offenes Ende der Reihe: gleiche Zahl an gleiche Zahl.',
    'Kannst du nichts anlegen, setzt du aus.',
    'So oder so ziehst du am Ende deines Zugs einen Stein; die letzten zwei bleiben im Vorrat.',
  ],
  adapted: {
    'domino.blocked': {
      text: 'Die Runde endet auch, wenn niemand mehr anlegen kann und nichts mehr zu ziehen ist. Zum Beweis deckt ihr alle eure Steine auf.',
      ruling:
        'Ist die Runde blockiert, endet sie sofort, ohne dass erst noch alle aussetzen. Es gewinnt das Team, das zusammen weniger Augen hat.',
    },
    'sperr.win': {
      text: 'Wer sperrt, muss die Runde gewinnen, also die wenigsten Augen übrig haben. Gelingt das, gibt es wie immer die Augen des anderen Teams als Punkte.',
      ruling:
        'Verglichen werden die Augen der beiden Teams; gleich wenige reichen. Gelingt die Sperre, bekommt ihr beide die Punkte.',
    },
    'sperr.fail': {
      text: 'Hat das andere Team weniger Augen, bekommt es alle Punkte. Du selbst bekommst das Doppelte der Augen auf deiner Hand abgezogen.',
      ruling:
        'Misslingt die Sperre, bekommen beide im anderen Team die Augen von euch beiden. Abgezogen wird nur dir.',
    },
  },
  rules: {
    'team.deal': {
      title: 'Steine nehmen',
      text: 'Ihr seid zu viert und zieht je 4 Steine.',
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
        'Es gewinnt das Team, in dem jemand den letzten Stein legt. Ist die Runde blockiert, gewinnt das Team, das zusammen weniger Augen hat. Beide bekommen so viele Punkte, wie das andere Team zusammen Augen auf der Hand hat. Bei Gleichstand bekommt niemand etwas.',
      example:
        'Du legst deinen letzten Stein 6-6. Das andere Team hat noch 4-2 und 3-2: Ihr beide bekommt je 11 Punkte.',
    },
    'team.talk': {
      title: 'Absprachen im Team',
      text: 'Vereinbart vorher, ob ihr euch im Team offen absprechen dürft.',
      ruling:
        'Vereinbart ihr nichts, gibt es keine Absprachen. Sind sie erlaubt, siehst du auch die anderen Steine deines Teams.',
    },
  },
  introduction: [
    'Du hast 33 Augen, gegenüber sind es auch 33. Das sind die meisten: Ihr seid ein Team. Dein 6-6 ist der höchste Pasch, lege ihn.',
    'Gegenüber wurde 6-5 gelegt. Lege 5-4 an die 5. Den hast du gerade gezogen, und er hat mehr Augen als 5-3.',
    'Die Enden sind 4 und 0. Nur 4-1 passt: Lege ihn an die 4. Im Vorrat liegen nur noch die letzten zwei, gezogen wird nicht mehr.',
    'Dein Gegenüber hilft dir: An 6-4 ist eine 6 offen. Lege dort 6-2 an, dann hast du nur noch einen Stein.',
    'Lege deinen letzten Stein 5-3 an die 3: Domino! Das andere Team hat noch 5-2 und 3-0: Ihr beide bekommt je 10 Punkte.',
  ],
};
