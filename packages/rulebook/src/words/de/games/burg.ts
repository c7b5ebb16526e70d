import type { extras, rules } from '../../../games/burg.ts';
import type * as positions from '../../../positions/burg.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Baut zusammen eine Burg, Stein auf Stein. Punkte bekommst du nur für Ketten, und lange Ketten bringen viel mehr als kurze. Erdacht hat das Spiel Hartmut Kommerell.',
  needs:
    'Die 28 Steine des Sechser-Satzes (0 bis 6) oder alle 55 des Neuner-Satzes (0 bis 9), dazu Stift und Papier für die Punkte.',
  turn: [
    'Zieh einen Stein, wenn du höchstens 4 auf der Hand hast.',
    'Oder lege einen Stein auf den Tisch, Kante an Kante mit der Burg.',
    'Oder lege eine Kette aus zwei oder mehr Steinen: jeden weiteren auf zwei gleiche Zahlen nebeneinander.',
  ],
  tables: { scoring: { head: ['Stein der Kette', 'Punkte'], words: { further: '5 und jeder weitere' } } },
  rules: {
    'burg.deal': {
      title: 'Steine nehmen',
      text: 'Mischt alle Steine verdeckt und nehmt je 3. Einen Stein legt ihr offen in die Mitte, die übrigen sind der Vorrat.',
      example:
        'Zu zweit habt ihr je 3 Steine genommen, und einer liegt in der Mitte. Von den 28 Steinen bleiben 21 im Vorrat.',
    },
    'burg.turn': {
      title: 'Eins von drei Dingen',
      text: 'Gespielt wird im Uhrzeigersinn. In deinem Zug machst du genau eins davon: Du ziehst einen Stein, du legst einen Stein an, oder du legst eine Kette.',
      example:
        'Du könntest 2-0 anlegen oder 6-1 und 5-4 als Kette legen. Du ziehst lieber einen Stein, und damit ist dein Zug zu Ende.',
    },
    'burg.draw': {
      title: 'Ziehen',
      text: 'Hast du höchstens 4 Steine auf der Hand, darfst du einen aus dem Vorrat ziehen. Mit 5 oder mehr geht das nicht.',
      ruling: 'Kein Stein muss im Vorrat liegen bleiben: Ihr dürft ihn ganz leer ziehen.',
      example:
        'Du hast schon 5 Steine auf der Hand. Du darfst nicht ziehen, obwohl noch 2 Steine im Vorrat liegen.',
    },
    'burg.place': {
      title: 'Anlegen',
      text: 'Du legst einen Stein auf den Tisch, Kante an Kante mit einem Stein, der schon dort liegt. Die Zahlen dürfen verschieden sein, und auf dem Nachbarn dürfen auch schon andere Steine liegen.',
      example:
        '5-4 liegt mit der 5 neben der 3 von 6-3. Das ist erlaubt. Nur Ecke an Ecke mit 6-3 wäre es nicht erlaubt.',
    },
    'burg.chain.first': {
      title: 'Der erste Stein der Kette',
      text: 'Den ersten Stein deiner Kette legst du auf den Tisch oder auf zwei Hälften, die zu verschiedenen Steinen gehören.',
      ruling:
        'Auf dem Tisch muss der erste Stein der Kette Kante an Kante mit einem anderen liegen. Kommt er auf zwei Hälften, darf auf ihnen noch nichts liegen, und beide müssen auf derselben Ebene sein. Der Tisch ist Ebene 1.',
      example:
        'Dein erster Stein 4-3 liegt auf der 3 von 6-3 und auf der 2 von 2-0. Auf beide Hälften von 2-0 darf er nicht.',
    },
    'burg.chain.next': {
      title: 'So geht die Kette weiter',
      text: 'Liegen dadurch zwei Hälften mit der gleichen Zahl auf einer Ebene nebeneinander, darfst du sie mit einem weiteren Stein überbauen. Entstehen dabei wieder zwei gleiche Nachbarn, baust du auch darauf weiter, und so fort.',
      ruling:
        'Auf den zwei gleichen Hälften darf noch nichts liegen, und sie müssen zu verschiedenen Steinen gehören. Eine davon gehört zu dem Stein, den du gerade gelegt hast. Der nächste Stein deckt genau diese zwei Hälften zu.',
      example:
        'Die 6 von 6-1 liegt neben der 6 von 6-3. Auf diese zwei Hälften legst du 5-4. Auf die 6 und die 3 von 6-3 darf 5-4 nicht.',
    },
    'burg.chain.min': {
      title: 'Mindestens zwei Steine',
      text: 'Eine Kette hat mindestens zwei Steine. Du legst sie alle in einem einzigen Zug und gibst danach deine übrigen Steine ab.',
      example: '6-1 allein ist noch keine Kette. Mit 2-0 auf den beiden Sechsen ist es eine.',
    },
    'burg.chain.rest': {
      title: 'Was du übrig hast',
      text: 'Hast du nach einer Kette noch Steine, nehmen sich die anderen davon: im Uhrzeigersinn je einen. Manchmal reicht es nicht für alle.',
      ruling:
        'Die anderen nehmen deine übrigen Steine, ohne sie anzusehen, reihum immer weiter, bis du keinen mehr hast.',
      example:
        'Nach der Kette hast du noch 1-1, 2-2 und 3-3. Erst wird 2-2 genommen, dann 1-1, dann 3-3. Deine Hand ist leer.',
    },
    'burg.score': {
      title: 'Punkte',
      text: 'Gezählt werden die Ebenen deiner Kette, beginnend mit ihrem ersten Stein. Je höher du baust, desto mehr bringt jeder Stein: Wie viel, steht in der Tabelle.',
      ruling:
        'Der erste Stein der Kette zählt immer 1, egal wie hoch er in der Burg liegt. Für einen Stein, den du einzeln anlegst, bekommst du nichts.',
      example: 'Du legst 3-1, 5-2 und 6-0 als Kette. Das sind 1 + 3 + 6 = 10 Punkte.',
    },
    'burg.end': {
      title: 'Ende',
      text: 'Das Spiel ist zu Ende, wenn jemand dran ist und nichts davon tun kann: weder ziehen noch anlegen noch eine Kette legen. Wer die meisten Punkte hat, gewinnt.',
      example:
        'Nach 6-1 und 5-4 ist dein Gegenüber dran, hat aber keinen Stein, und der Vorrat ist leer. Du gewinnst mit 4 zu 0.',
    },
  },
  introduction: [
    'In der Mitte liegt 6-3. Mit mehr Steinen findest du leichter eine Kette. Du hast erst 3: Ziehe einen dazu.',
    'Du hast 5-4 gezogen. 2-2 brauchst du nicht. Lege ihn links neben die 6: Die Zahlen müssen nicht gleich sein.',
    'Nun eine Kette: 6-1 unten an die 6, dann 5-4 auf beide Sechsen, die 5 oben. Das sind 1 + 3 Punkte. Dein übriger Stein geht an dein Gegenüber.',
    'Jetzt ist deine Hand leer. Ziehe einen Stein.',
    'Du hast 3-1. Je länger die Kette, desto besser: Ziehe noch einen Stein.',
    'Zu 3-1 kam 5-2. Im Vorrat liegt nur noch ein Stein, auch den darfst du ziehen.',
    'Lege 3-1 oben an die 3, 5-2 auf beide Dreien und 6-0 auf beide Fünfen: 1 + 3 + 6 = 10 Punkte. Kein Stein ist mehr da, du gewinnst!',
  ],
};
