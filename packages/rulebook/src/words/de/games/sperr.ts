import type { rules } from '../../../games/sperr.ts';
import type * as positions from '../../../positions/sperr.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Du spielst wie beim Blockspiel und wartest auf den richtigen Moment: Hast du die wenigsten Augen auf der Hand, sperre ein Ende mit einem Pasch und beende die Runde.',
  needs:
    'Die 28 Steine des Sechser-Satzes (0 bis 6) oder alle 55 des Neuner-Satzes (0 bis 9), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen Stein an, gleiche Zahl an gleiche Zahl, oder sperre ein Ende mit einem Pasch: Dann ist die Runde vorbei.',
    'Kannst du nichts anlegen, setzt du aus.',
    'So oder so ziehst du am Ende deines Zugs einen Stein; die letzten zwei bleiben im Vorrat.',
  ],
  rules: {
    'sperr.lock': {
      title: 'Ein Ende sperren',
      text: 'Sperren könnt ihr beim Blockspiel (auch im Team), bei Tiddle-Wink und beim Peruanischen, Ungarischen und Französischen Domino. Willst du nicht anlegen oder ziehen, darfst du mit einem Pasch ein Ende sperren, welches du willst. Dann ist die Runde zu Ende.',
      ruling:
        'Der Pasch, mit dem du sperrst, muss an das Ende passen und ist dann nicht mehr auf deiner Hand. Sperren darfst du immer, wenn du anlegen könntest, auch nach anderen Steinen im selben Zug. Auch bei „Domino“ könnt ihr das Sperren vereinbaren; „Sperr-Domino“ ist das Blockspiel damit.',
      example:
        'Du könntest 1-1 einfach anlegen, sperrst damit aber die 1: Die Runde ist zu Ende. 6-0 bleibt auf der Hand: Der Stein ist kein Pasch und kann nicht sperren.',
    },
    'sperr.win': {
      title: 'Die Sperre gelingt',
      text: 'Wer sperrt, muss die Runde gewinnen, also die wenigsten Augen übrig haben. Gelingt dir das, bekommst du wie immer die Augen aller anderen als Punkte.',
      ruling: 'Für eine Sperre reicht es, gleich wenige Augen zu haben wie andere.',
      example:
        'Du sperrst die 1 mit 1-1 und behältst 3-0, also 3 Augen. Die anderen haben 3 und 9: Niemand hat weniger, du bekommst 12 Punkte.',
    },
    'sperr.fail': {
      title: 'Die Sperre misslingt',
      text: 'Hat jemand weniger Augen als du, gehen alle Punkte dorthin. Du selbst bekommst das Doppelte der Augen auf deiner Hand abgezogen.',
      ruling:
        'Misslingt die Sperre, gewinnt, wer die wenigsten Augen hat, und bekommt die Augen aller anderen als Punkte, auch deine. Bei Gleichstand gilt das für mehrere.',
      example:
        'Du sperrst die 1 mit 1-1 und behältst 5-0, aber jemand hat mit 3-0 nur 3 Augen. Dafür gibt es dort 5 + 9 = 14 Punkte, und du verlierst 10.',
    },
  },
  introduction: [
    'Du hast mit 6-6 den höchsten Pasch und beginnst. Lege ihn. Im Vorrat liegen nur die letzten zwei Steine: In dieser Runde zieht niemand.',
    'Die Enden sind 6 und 5. Lege 6-4 an die 6.',
    'Die Enden sind 4 und 3. Lege 4-1 an die 4 und hebe dir deinen Pasch auf.',
    'Du könntest die 2 jetzt mit 2-2 sperren, hättest dann aber noch 8 Augen. Lege erst 6-1 an die 1: Wenige Augen sind besser.',
    'Sperre jetzt die 2 mit 2-2! Du behältst 1-0, also 1 Auge. Die zwei Steine deines Gegenübers zählen sicher mehr.',
  ],
};
