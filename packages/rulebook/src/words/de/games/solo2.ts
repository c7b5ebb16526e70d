import type { rules } from '../../../games/solo2.ts';
import type * as positions from '../../../positions/solo2.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Lege alle 5 Steine an die Reihe an, dann die nächsten 5 und so weiter. Kannst du nichts mehr anlegen, hast du verloren.',
  needs: 'Die 28 Steine des Sechser-Satzes (0 bis 6) oder alle 55 des Neuner-Satzes (0 bis 9).',
  turn: [
    'Lege einen Stein an eines der zwei Enden: gleiche Zahl an gleiche Zahl.',
    'Hast du alle 5 Steine angelegt, zieh die nächsten 5 (mit dem Neuner-Satz 7).',
    'Kannst du nichts mehr anlegen, hast du verloren.',
  ],
  rules: {
    'solo2.deal': {
      title: 'Einer offen, 5 auf der Hand',
      text: 'Mische die Steine verdeckt und drehe einen um: Mit ihm beginnt die Reihe. Dann ziehe 5 Steine. Mit dem Neuner-Satz ziehst du 7 und hast es viel schwerer.',
      example: '6-2 liegt offen da, und du hast 5 Steine gezogen. Von den 28 Steinen bleiben 22 im Vorrat.',
    },
    'solo2.line': {
      title: 'An zwei Enden anlegen',
      text: 'Lege deine Steine wie beim Blockspiel an die zwei offenen Enden der Reihe an, gleiche Zahl an gleiche Zahl. Mehr als zwei Enden gibt es nie.',
      example:
        '6-3 hat die Enden 6 und 3. Du kannst 6-1 an die 6 oder 3-3 an die 3 legen. 5-2 passt an keines der Enden.',
    },
    'solo2.refill': {
      title: 'Die nächsten 5 Steine',
      text: 'Hast du alle 5 Steine angelegt, ziehst du die nächsten 5. Spielst du mit 7 Steinen, sind es die nächsten 7.',
      example:
        'Du legst 3-2 an, deinen letzten Stein, und ziehst 5 neue. Von den 7 Steinen im Vorrat bleiben 2.',
    },
    'solo2.win': {
      title: 'Gewonnen oder verloren',
      text: 'Du gewinnst, wenn du alle Steine anlegst. Nur die letzten, die für ein neues Ziehen nicht mehr reichen, bleiben übrig: 5 beim Neuner-Satz. Kannst du keinen deiner Steine mehr anlegen, hast du verloren.',
      ruling:
        'Beim Sechser-Satz bleiben 2 Steine übrig, wenn du immer 5 ziehst. In der Anleitung steht 1, aber das geht nicht auf: 1 Stein liegt offen da, und von den übrigen 27 ziehst du 25.',
      example:
        'Du legst 6-1 an, deinen letzten Stein. Im Vorrat liegen nur noch 2 Steine, zu wenige zum Ziehen: Du hast gewonnen.',
    },
  },
  introduction: [
    '5-3 liegt offen da. Damit es schnell geht, hast du nur 2 Steine auf der Hand. Lege 3-1 an die 3.',
    'Lege 5-4 an die 5. Dann hast du alle angelegt, und du ziehst 5 neue Steine.',
    'Die Enden zeigen 4 und 1. Lege zuerst 4-4 an, solange die 4 frei ist: Liegt dort 6-4, passt 4-4 nicht mehr.',
    'Jetzt kommt 6-4 an die 4.',
    'Lege 6-2 an die 6.',
    'Die Enden zeigen 2 und 1. 2-1 passt an beide. Lege ihn an die 2: Dann bleibt eine 1 für 5-1.',
    'Lege 5-1 an 2-1 an. Das war dein letzter Stein, und im Vorrat sind nur noch 2: Du gewinnst!',
  ],
};
