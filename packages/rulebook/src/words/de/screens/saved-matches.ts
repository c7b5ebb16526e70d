import type { savedMatches as english } from '../../en/screens/saved-matches.ts';
import type { Translation } from '../../translation.ts';

export const savedMatches: Translation<typeof english> = {
  'kept.unfinished': 'Noch nicht zu Ende',
  'kept.finished': 'Zu Ende gespielt',
  'kept.aside': 'Zur Seite gelegt',
  'kept.none': 'Hier liegt noch keine Partie.',
  'kept.moves': { one: '{count} Zug', other: '{count} Züge' },
  'kept.open': 'Öffnen',
  'kept.delete': 'Löschen',
  'kept.sure': 'Wirklich löschen?',
  'kept.fromFile': 'Datei öffnen',
  'kept.toFile': 'Als Datei speichern',
  'kept.damaged': 'Diese Partie lässt sich nicht öffnen.',
  'kept.noMatch': 'In dieser Datei ist keine Partie.',
  'kept.unreadable': 'Was von dieser Partie aufbewahrt wurde, ist nicht mehr lesbar.',
  'kept.wrongMove': 'Zug {number} verstößt gegen eine Regel: {text}',
  'kept.wrongPlace': 'Der Schiedsrichter sagt: {text}',
  'kept.setAside': 'Sie wurde so, wie sie ist, zur Seite gelegt. Nichts ist verloren.',
  'kept.gone': 'Diese Partie ist nicht mehr da.',
};
