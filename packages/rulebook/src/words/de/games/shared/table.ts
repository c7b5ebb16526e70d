import type { rules } from '../../../../games/shared/table.ts';
import type * as positions from '../../../../positions/shared/table.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'table.phase': {
      title: 'Wenn die Runde vorbei ist',
      ruling:
        'Ist eine Runde vorbei, legt niemand mehr etwas. Dann darf irgendjemand von euch die nächste Runde beginnen, vorher aber nicht. Ist die ganze Partie vorbei, geht nichts mehr.',
      example:
        '6-6 war der letzte Stein deines Gegenübers: Die Runde ist vorbei. Dein 6-4 würde passen, aber jetzt kann nur noch die nächste Runde beginnen.',
    },
    'table.turn': {
      title: 'Warte, bis du dran bist',
      ruling:
        'Du spielst nur, wenn du dran bist. Sonst wartest du und schaust den anderen zu. Darfst du in einem Spiel auch zwischendurch etwas tun, steht das in seinen Regeln.',
      example: 'Du hast gerade 6-6 gelegt. Dein 6-1 passt auch, aber jetzt ist dein Gegenüber dran.',
    },
    'table.move': {
      title: 'Züge, die es hier gibt',
      ruling:
        'Jedes Spiel hat seine eigenen Züge, zum Beispiel anlegen, ziehen oder aussetzen. Was ein Spiel nicht kennt, gilt dort nicht. Zu deinem Zug gehört alles, was du wählen kannst: welcher Stein oder welche Karte und wohin.',
      example:
        'Du kannst nichts anlegen. Ziehen ist in diesem Spiel kein eigener Zug: Du setzt aus, und 4-4 kommt automatisch auf deine Hand.',
    },
    'table.piece': {
      title: 'Nur, was du wirklich hast',
      ruling:
        'Du kannst nur Steine oder Karten spielen, die du auf der Hand hast oder die für dich bereitliegen. Was die anderen haben, was schon gelegt ist und was es in diesem Satz nicht gibt, kannst du nicht spielen.',
      example:
        '6-1 würde passen, gehört aber deinem Gegenüber, und 9-6 gibt es in diesem Satz gar nicht. Dein 6-3 kannst du anlegen.',
    },
  },
};
