import type { extras, rules } from '../../../games/solo.ts';
import type * as positions from '../../../positions/solo/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Werde alle deine Karten los, bevor es die anderen schaffen. Wer am Ende der Partie die wenigsten Strafpunkte hat, gewinnt.',
  rules: {
    'solo.deal': {
      title: 'Karten geben',
      text: 'Alle bekommen 8 Karten. Die übrigen Karten sind der Ziehstapel und liegen verdeckt in der Mitte. Seine oberste Karte wird umgedreht: Mit ihr beginnt der Ablagestapel.',
      example:
        'Ihr seid zu dritt und habt je 8 Karten, 1 Karte liegt offen. Von den 112 Karten bleiben also 87 im Ziehstapel.',
    },
    'solo.start': {
      title: 'Wer beginnt',
      text: 'Eine Person gibt die Karten. Wer links von ihr sitzt, beginnt. Dann geht es im Uhrzeigersinn weiter.',
      ruling:
        'In jeder neuen Runde wandert das Geben im Uhrzeigersinn einen Platz weiter. So beginnt jedes Mal die nächste Person.',
      example: 'Runde 1 hast du begonnen und gewonnen. Runde 2 beginnt, wer links von dir sitzt.',
    },
    'solo.start.action': {
      title: 'Eine Aktion als erste Karte',
      text: 'Ist die erste Karte eine Aktionskarte, befolgt sie, wer beginnt. Aussetzen: Du verlierst deinen Zug. „Zieh zwei“ oder „Zieh vier“: Du ziehst die Karten oder legst eine Karte der gleichen Art darauf. Tausch: Du suchst dir zuerst jemanden aus und tauschst die Hand.',
      ruling:
        'Richtungswechsel: Es geht andersherum, du beginnst trotzdem. Farbwahl oder „Zieh vier“: Du nennst zuerst die Farbe; die Zieh-Schuld von „Zieh vier“ ist schon offen. Rundtausch: Alle Hände wandern, dann darfst du jede Karte legen. Bis du Person oder Farbe gewählt hast, darf niemand dazwischenwerfen.',
      example:
        'Die erste Karte ist ein grüner Tausch. Bevor du legst, musst du tauschen: Du bekommst von links die grüne 4 und die grüne 6.',
    },
    'solo.match': {
      title: 'Was passt',
      text: 'Lege eine Karte, die auf die oberste Karte des Ablagestapels passt. Sie hat die gleiche Farbe, die gleiche Zahl oder das gleiche Zeichen. Dann ist die nächste Person dran.',
      example:
        'Auf die grüne 5 darfst du die grüne 2 oder die gelbe 5 legen. Bei der roten 7 passt weder die Farbe noch die Zahl.',
    },
    'solo.black': {
      title: 'Schwarze Karten',
      text: 'Eine schwarze Karte passt auf jede Karte. Es gibt eine Ausnahme: Solange eine Zieh-Schuld offen ist, darfst du nur eine Zieh-Karte der gleichen Art legen.',
      example:
        'Deine blaue 8 passt nicht auf die gelbe 3. Aber jede schwarze Karte passt: Farbwahl, „Zieh vier“ und Rundtausch.',
    },
    'solo.draw': {
      title: 'Ziehen',
      text: 'Kannst oder willst du nicht legen, ziehst du 1 Karte. Passt sie, darfst du sie sofort legen oder behalten, aber jetzt keine andere legen. Passt sie nicht, ist dein Zug vorbei. Dann ist die nächste Person dran.',
      example:
        'Du hast die rote 3 gezogen. Sie passt auf die rote 9: Lege sie oder behalte sie. Deine rote 2 darfst du jetzt nicht legen.',
    },
    'solo.skip': {
      title: 'Aussetzen',
      text: 'Nach einem Aussetzen verliert die nächste Person ihren Zug. Die übernächste ist dran.',
      example:
        'Du legst ein rotes Aussetzen. Die nächste Person verliert ihren Zug, und die übernächste ist dran.',
    },
    'solo.reverse': {
      title: 'Richtungswechsel',
      text: 'Nach einem Richtungswechsel geht es sofort andersherum: statt im Uhrzeigersinn gegen den Uhrzeigersinn oder umgekehrt.',
      ruling:
        'Zu zweit ist nach einem Richtungswechsel trotzdem die andere Person dran. Ihr könnt vereinbaren, dass er zu zweit wie ein Aussetzen wirkt. Als erste Karte dreht er auch dann nur die Richtung.',
      example:
        'Du legst einen blauen Richtungswechsel. Jetzt geht es andersherum: Wer rechts von dir sitzt, ist dran.',
    },
    'solo.draw2': {
      title: 'Zieh zwei',
      text: 'Nach „Zieh zwei“ zieht die nächste Person 2 Karten oder legt selbst ein „Zieh zwei“, egal in welcher Farbe. Dann zieht die übernächste 4 Karten oder legt noch eines: 6 und so weiter.',
      example:
        'Du legst ein rotes „Zieh zwei“, die nächste Person ein grünes darauf. Die übernächste zieht 4 Karten.',
    },
    'solo.wild4': {
      title: 'Zieh vier',
      text: 'Wer „Zieh vier“ legt, nennt eine Farbe. Die nächste Person zieht 4 Karten oder legt selbst ein „Zieh vier“. Dann sind es für die übernächste 8 Karten und so weiter.',
      example:
        'Du legst „Zieh vier“ und sagst „Grün“. Die nächste Person zieht 4 Karten, und die Farbe ist Grün.',
    },
    'solo.debt': {
      title: 'Offene Zieh-Schuld',
      text: 'Solange niemand die Karten von „Zieh zwei“ oder „Zieh vier“ gezogen hat, ist eine Zieh-Schuld offen. Bist du dran, ziehst du oder legst eine Karte der gleichen Art.',
      ruling:
        'Solange eine Zieh-Schuld offen ist, passt auf „Zieh zwei“ nur „Zieh zwei“ und auf „Zieh vier“ nur „Zieh vier“. Keine andere Karte darf gelegt werden, auch keine schwarze. Wer zieht, nimmt die ganze Schuld auf einmal oder so viele Karten, wie noch da sind.',
      example:
        'Ein rotes „Zieh zwei“ trifft dich. Du darfst dein blaues „Zieh zwei“ legen oder ziehen. Die rote 7 und „Zieh vier“ sind verboten.',
    },
    'solo.debt.turn': {
      title: 'Nach der Zieh-Schuld',
      text: 'Hast du die Karten einer Zieh-Schuld gezogen, machst du danach einen normalen Zug: Du legst eine Karte oder ziehst eine.',
      example: 'Du hast wegen „Zieh zwei“ 2 Karten gezogen. Du bist immer noch dran und legst die grüne 6.',
    },
    'solo.swap': {
      title: 'Tausch',
      text: 'Legst du einen Tausch, suchst du dir eine andere Person aus. Ihr beide tauscht eure ganze Hand.',
      example:
        'Du legst einen gelben Tausch und wählst die Person rechts von dir. Du bekommst die rote 4 und gibst die blaue 3 und die blaue 6 ab.',
    },
    'solo.wild': {
      title: 'Farbwahl',
      text: 'Legst du eine Farbwahl, nennst du eine Farbe: Rot, Grün, Blau oder Gelb. Die nächste Karte muss diese Farbe haben oder schwarz sein.',
      example:
        'Du legst eine Farbwahl auf die blaue 9 und sagst „Rot“. Jetzt passt die rote 1, aber die blaue 2 passt nicht.',
    },
    'solo.rotate': {
      title: 'Rundtausch',
      text: 'Beim Rundtausch geben alle ihre ganze Hand in Spielrichtung an die nächste Person weiter. Wer danach dran ist, darf jede beliebige Karte legen.',
      ruling:
        'Solange der Rundtausch oben liegt, darf nicht nur die nächste Person jede beliebige Karte legen, sondern auch alle, die danach drankommen.',
      example:
        'Rundtausch: Deine blaue 1 und deine grüne 2 gehen an die nächste Person, und sie darf jede davon legen. Du bekommst die rote 8.',
    },
    'solo.interject': {
      title: 'Dazwischenwerfen',
      text: 'Hast du genau die Karte, die oben auf dem Ablagestapel liegt, darfst du sie sofort dazwischenwerfen, auch wenn du nicht dran bist. Die Farbe und die Zahl oder das Zeichen müssen gleich sein. Danach ist die Person nach dir dran und befolgt die Karte.',
      ruling:
        'Eine schwarze Karte darfst du auf jede der gleichen Art dazwischenwerfen. Ist eine Zieh-Schuld offen, wächst sie um weitere 2 oder 4 Karten. Ihr könnt vereinbaren, dass niemand dazwischenwerfen darf.',
      example:
        'Links von dir wurde eine grüne 4 gelegt. Du wirfst deine dazwischen, obwohl du nicht dran bist. Dann geht es wieder links von dir weiter.',
    },
    'solo.call': {
      title: 'Der Ruf „SOLO!“',
      text: 'Rufe „SOLO!“, wenn du deine vorletzte Karte legst. So wissen die anderen, dass du nur noch 1 Karte hast. Vergisst du den Ruf, ziehst du 2 Karten.',
      ruling:
        'Vergisst du den Ruf, ziehst du die 2 Karten sofort, noch vor der Aktion deiner Karte. Ein Ruf, der nicht nötig ist, bewirkt nichts.',
      example:
        'Du legst die rote 1 und vergisst „SOLO!“. Also ziehst du 2 Karten und hast jetzt 3 auf der Hand.',
    },
    'solo.out': {
      title: 'Die letzte Karte',
      text: 'Legst du deine letzte Karte, gewinnst du die Runde sofort. Eine Aktion darauf gilt nicht mehr: Du nennst keine Farbe und suchst niemanden zum Tauschen aus, und niemand muss ziehen oder aussetzen.',
      example:
        'Deine letzte Karte ist ein rotes „Zieh zwei“. Du gewinnst die Runde sofort, und niemand muss ziehen.',
    },
    'solo.reshuffle': {
      title: 'Wenn der Ziehstapel leer ist',
      ruling:
        'Musst du ziehen und der Ziehstapel ist leer, wird der Ablagestapel ohne seine oberste Karte zu einem neuen gemischt. Reicht das nicht, ziehst du, was da ist. Wer weder legen noch ziehen kann, passt. Haben alle nacheinander gepasst, endet die Runde, und alle bekommen Strafpunkte für ihre Hand.',
      example:
        'Der Ziehstapel ist leer, und du ziehst. Nur die gelbe 3 bleibt liegen. Die 2 Karten darunter werden gemischt, und du bekommst die grüne 7.',
    },
    'solo.score': {
      title: 'Strafpunkte',
      text: 'Wer die Runde gewinnt, bekommt keine Strafpunkte. Für die anderen zählen die Karten auf der Hand: 1 bis 9 ihre Zahl, Richtungswechsel 10, Aussetzen 20, „Zieh zwei“ 30, Tausch 30, Rundtausch 40, Farbwahl 40, „Zieh vier“ 50.',
      example:
        'Du gewinnst. Dein Gegenüber hat noch die gelbe 7, ein grünes Aussetzen und ein „Zieh vier“: 7 + 20 + 50 = 77 Strafpunkte.',
    },
    'solo.end': {
      title: 'Das Ende der Partie',
      text: 'Hat mindestens eine Person mehr als 500 Strafpunkte, ist die Partie zu Ende. Wer die wenigsten hat, gewinnt. Ihr könnt auch eine andere Grenze oder eine Anzahl Runden vereinbaren.',
      example:
        'Jemand hat jetzt 520 Strafpunkte, also mehr als 500. Die Partie ist zu Ende, und du gewinnst mit nur 3.',
    },
  },
  introduction: [
    'Oben liegt die blaue 7. Eine Karte passt, wenn die Farbe oder die Zahl gleich ist: Lege deine blaue 2.',
    'Links von dir wurde eine gelbe 2 gelegt. Du hast genau diese Karte: Wirf sie dazwischen, obwohl du nicht dran bist!',
    'Ein gelbes „Zieh zwei“ trifft dich. Zieh nicht, sondern lege dein rotes „Zieh zwei“ darauf: Jetzt sind es 4 Karten für die nächste Person.',
    'Auf die rote 4 passt keine deiner Karten. Zieh eine Karte vom Ziehstapel.',
    'Eine Farbwahl! Schwarze Karten passen auf alles. Lege sie gleich und nenne Grün, denn du hast die grüne 6.',
    'Oben liegt die grüne 1. Lege die grüne 6 und rufe „SOLO!“, denn dann hast du nur noch 1 Karte.',
    'Deine gelbe 8 passt auf die blaue 8: gleiche Zahl. Lege deine letzte Karte und gewinne die Runde!',
  ],
};
