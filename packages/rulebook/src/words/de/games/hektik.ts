import type { extras, rules } from '../../../games/hektik.ts';
import type * as positions from '../../../positions/hektik.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Baue schneller als die anderen eine Kette, die zum aufgedeckten Pasch passt, und hol dir den Pasch. Wer nach 10 Runden die meisten Punkte hat, gewinnt.',
  rules: {
    'hektik.layout': {
      title: 'Aufbau',
      text: 'Ihr spielt mit dem Neuner-Satz. Die 10 Pasche legt ihr verdeckt zur Seite. Alle anderen Steine liegen offen in der Mitte.',
      example:
        'Die Pasche 3-3 und 9-9 liegen nicht in der Mitte, du kannst sie nicht nehmen. 9-4 liegt dort, den kannst du nehmen.',
    },
    'hektik.reveal': {
      title: 'In jeder Runde ein Pasch',
      text: 'In jeder Runde wird ein Pasch aufgedeckt, und ihr spielt um ihn. Es gibt 10 Runden. Ihr könnt auch weniger Runden vereinbaren oder eine Punktzahl, mit der die Partie endet.',
      example:
        'Das ist die 10. Runde, es geht um 4-4. Mit 7-4 ist deine Kette fertig und die Partie zu Ende.',
    },
    'hektik.race': {
      title: 'Alle bauen gleichzeitig',
      text: 'Niemand wartet: Alle bauen zur selben Zeit, so schnell sie können. Du nimmst Steine aus der Mitte und baust daraus deine eigene Kette. Wo zwei Steine sich berühren, müssen die Zahlen gleich sein.',
      ruling:
        'Jeder Stein kommt links oder rechts an deine Kette und muss dort passen. Nur den ersten legst du, wie du willst. Den äußersten Stein links oder rechts darfst du jederzeit in die Mitte zurücklegen.',
      example:
        'Deine Kette ist 9-4, 4-2. Links an die 9 passt 9-6, rechts an die 2 passt 9-6 nicht. Und 4-2 darfst du zurücklegen.',
    },
    'hektik.shared': {
      title: 'Eine Mitte für alle',
      ruling:
        'Die Steine in der Mitte sind für alle da: Was in einer Kette liegt, kann sonst niemand nehmen. Ihr könnt auch vereinbaren, dass alle aus einer eigenen vollen Mitte bauen.',
      example:
        'An deine 4 würde 8-4 passen, doch 8-4 liegt in der Kette deines Gegenübers. Nimm zum Beispiel 4-3.',
    },
    'hektik.goal': {
      title: 'Die fertige Kette',
      text: 'Die Kette zeigt an beiden Enden die Zahl des Paschs und hat diese Zahl sonst nirgends. Sie hat mindestens so viele Steine, wie die Zahl sagt. Wer zuerst so eine Kette hat, bekommt sofort den Pasch. Dann kommen alle Steine zurück in die Mitte.',
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
      text: 'Die Pasche von 0-0 bis 3-3 sind 3 Punkte wert, die von 4-4 bis 6-6 sind 4 wert und die von 7-7 bis 9-9 sind 5 wert. Wer nach 10 Runden die meisten Punkte hat, gewinnt.',
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
    '3-3 gehört dir, das sind 3 Punkte. Alle Steine liegen wieder in der Mitte. Jetzt geht es um 0-0. Nimm 1-0, die Null nach links.',
    'Rechts ist die 1. Daran passt 2-1.',
    'Jetzt noch 2-0: Außen ist zweimal die Null. Du bekommst auch diesen Pasch und gewinnst mit 6 Punkten!',
  ],
};
