import type { rules } from '../../../games/solo1.ts';
import type * as positions from '../../../positions/solo1.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Lege alle 28 Steine in eine Reihe. Sie liegen offen in 4 Zeilen, aber nehmen darfst du immer nur den Stein ganz rechts in einer Zeile.',
  needs: 'Die 28 Steine des Sechser-Satzes (0 bis 6).',
  turn: [
    'Nimm einen der vier Steine, die rechts außen liegen.',
    'Lege ihn an eines der zwei Enden deiner Reihe: gleiche Zahl an gleiche Zahl.',
    'Liegen am Ende alle Steine in der Reihe, hast du gewonnen.',
  ],
  rules: {
    'solo1.layout': {
      title: 'Steine auslegen',
      text: 'Mische die 28 Steine des Sechser-Satzes verdeckt und lege sie als Rechteck aus, 4 Zeilen mit je 7 Steinen. Dann drehe alle um: So weißt du von Anfang an alles.',
      example:
        'Alle 28 Steine liegen offen in 4 Zeilen mit je 7 Steinen. Ganz rechts liegen 6-6, 6-1, 3-3 und 6-2.',
    },
    'solo1.take': {
      title: 'Von rechts nehmen',
      text: 'Nehmen darfst du immer nur einen der Steine am rechten Rand, also den ganz rechts in einer der 4 Zeilen. Ist er weg, liegt sein linker Nachbar ganz rechts und ist frei.',
      example:
        '2-1 liegt noch nicht ganz rechts in seiner Zeile, also kannst du ihn nicht nehmen. Lege erst 6-2, dann ist 2-1 frei.',
    },
    'solo1.start': {
      title: 'Einer von vieren beginnt',
      text: 'Vier Steine liegen rechts außen. Mit einem davon beginnst du die Reihe. Mit welchem, suchst du dir aus.',
      example: 'Beginnen darfst du mit 6-6, 6-1, 3-3 oder 6-2.',
    },
    'solo1.line': {
      title: 'An eines der zwei Enden',
      text: 'Gelegt wird wie beim Blockspiel: Die Reihe hat zwei offene Enden. Jeden weiteren Stein musst du an eines davon anlegen, gleiche Zahl an gleiche Zahl.',
      example: 'Die Enden zeigen 6 und 2. An die 2 passt 2-1. 6-1 passt dort nicht, nur an die 6.',
    },
    'solo1.win': {
      title: 'Gewonnen oder verloren',
      text: 'Liegen alle 28 Steine in der Reihe, hast du gewonnen. Passt keiner der Steine ganz rechts mehr, hast du verloren.',
      example:
        '27 Steine liegen in der Reihe, nur 6-6 ist noch da. Beide Enden zeigen eine 6: Du legst ihn an und gewinnst.',
    },
  },
  introduction: [
    'Du darfst mit jedem Stein beginnen, der ganz rechts liegt. Lege 6-6: Dann passen 6-1 und 6-2. Nach 3-3 würde nichts mehr passen.',
    'Beide Enden zeigen eine 6. Lege 6-2 an: Damit wird 2-1 frei, und den kannst du gleich brauchen.',
    'Jetzt liegt 2-1 ganz rechts in seiner Zeile. Lege ihn an die 2.',
    'Die Enden zeigen 6 und 1. Lege 6-1 an die 1, dann passt danach 6-4. An der 6 hättest du verloren: Kein freier Stein hat eine 1.',
    'Beide Enden zeigen eine 6, und nur 6-4 passt. Lege ihn an 6-6 an.',
    'Die Enden zeigen 4 und 6. An die 4 passen 4-4 und 5-4. Lege 4-4 an, das macht 6-3 frei. Nach 5-4 würde nichts mehr passen.',
    'Lege 6-3 an die 6: So bekommst du eine 3 für 3-3. Denke weiter voraus, bis alle 28 Steine in der Reihe liegen. Dann gewinnst du!',
  ],
};
