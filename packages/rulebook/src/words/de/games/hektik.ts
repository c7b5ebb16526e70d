import type { extras, rules } from '../../../games/hektik.ts';
import type * as positions from '../../../positions/hektik.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Alle bauen gleichzeitig: Baue schneller als die anderen eine Kette, die zum aufgedeckten Pasch passt, und hol dir den Pasch. Erdacht hat das Spiel Hartmut Kommerell.',
  needs: 'Alle 55 Steine des Neuner-Satzes (0 bis 9) und einen großen Tisch.',
  turn: [
    'Niemand wartet: Nimm Steine aus der Mitte und baue deine Kette, gleiche Zahl an gleiche Zahl.',
    'Sie braucht an beiden Enden die Zahl des Paschs, sonst nirgends, und mindestens so viele Steine.',
    'Wer zuerst fertig ist, bekommt den Pasch. Dann kommt der nächste.',
  ],
  tables: { scoring: { head: ['Pasche', 'Punkte'] } },
  rules: {
    'hektik.layout': {
      title: 'Aufbau',
      text: 'Sucht die 10 Pasche heraus und legt sie verdeckt zur Seite. Alle anderen Steine verteilt ihr offen in der Mitte des Tisches.',
      example:
        'Die Pasche 3-3 und 9-9 liegen nicht in der Mitte, du kannst sie nicht nehmen. 9-4 liegt dort, den kannst du nehmen.',
    },
    'hektik.reveal': {
      title: 'In jeder Runde ein Pasch',
      text: 'Ihr spielt 10 Runden. In jeder dreht ihr zuerst einen der verdeckten Pasche um: Um ihn spielt ihr.',
      example:
        'Das ist die 10. Runde, es geht um 4-4. Mit 7-4 ist deine Kette fertig und die Partie zu Ende.',
    },
    'hektik.race': {
      title: 'Alle bauen gleichzeitig',
      text: 'Alle bauen gleichzeitig und so schnell sie können. Du nimmst Steine aus der Mitte und baust daraus deine eigene Kette. Wo sich zwei Steine berühren, müssen die Zahlen gleich sein.',
      ruling:
        'Jeder Stein kommt links oder rechts an deine Kette und muss dort passen. Nur den ersten legst du, wie du willst. Den äußersten Stein links oder rechts darfst du jederzeit in die Mitte zurücklegen.',
      example:
        'Deine Kette ist 9-4, 4-2. Links an die 9 passt 9-6, rechts an die 2 passt 9-6 nicht. Und 4-2 darfst du zurücklegen.',
    },
    'hektik.shared': {
      title: 'Eine Mitte für alle',
      ruling:
        'Die Steine in der Mitte sind für alle da: Was in einer Kette liegt, kann sonst niemand nehmen.',
      example:
        'An deine 4 würde 8-4 passen, doch 8-4 liegt in der Kette deines Gegenübers. Nimm zum Beispiel 4-3.',
    },
    'hektik.goal': {
      title: 'Die fertige Kette',
      text: 'Deine Kette muss an beiden Enden die Zahl des Paschs zeigen, darf sie sonst nirgends enthalten und braucht mindestens so viele Steine, wie die Zahl sagt. Wer das zuerst schafft, bekommt den Pasch. Dann kommen alle Steine zurück in die Mitte.',
      example:
        'Es geht um 3-3. Deine Kette 5-3, 6-5, 6-3 zeigt außen zweimal die 3, innen keine, und sie hat 3 Steine. Der Pasch ist deiner!',
    },
    'hektik.stuck': {
      title: 'Aufgeben',
      ruling:
        'Kommst du nicht weiter, darfst du aufgeben. Dann machst du in dieser Runde nichts mehr. Geben alle auf, bekommt niemand den Pasch.',
      example:
        'Dein Gegenüber hat bei 9-9 aufgegeben und darf nichts mehr nehmen. Nun gibst auch du auf: Niemand bekommt 9-9, weiter geht es mit 3-3.',
    },
    'hektik.score': {
      title: 'Punkte',
      text: 'Sind nach 10 Runden alle Pasche vergeben, zählt ihr die Punkte für eure Pasche. Wie viele jeder bringt, steht in der Tabelle. Wer die meisten Punkte hat, gewinnt.',
      example:
        'Du hast 3-3, 0-0 und 5-5 und holst noch 4-4: 3 + 3 + 4 + 4 = 14 Punkte. Dein Gegenüber hat 12, du gewinnst.',
    },
  },
  introduction: [
    'Aufgedeckt ist 3-3. Du brauchst eine Kette aus mindestens 3 Steinen, außen zweimal die 3. Nimm 5-3, die 3 nach links.',
    'Rechts ist die 5. Nimm 9-5: Dann brauchst du nur noch 9-3.',
    'Zu spät! Dein Gegenüber war schneller und hat 9-3. Lege 9-5 zurück und suche einen anderen Weg.',
    'Nimm 5-4. Dann fehlt dir nur noch 4-3, und der liegt noch in der Mitte.',
    'Schnell, nimm 4-3! Dann ist außen zweimal die 3, innen keine, und du hast 3 Steine.',
    '3-3 gehört dir, das sind 3 Punkte. Alle Steine liegen wieder in der Mitte. Jetzt geht es um 0-0. Nimm 1-0, die 0 nach links.',
    'Rechts ist die 1. Daran passt 2-1.',
    'Jetzt noch 2-0: Außen ist zweimal die 0. Du bekommst auch diesen Pasch und gewinnst mit 6 Punkten!',
  ],
};
