import type { app as english } from '../../en/screens/app.ts';
import type { Translation } from '../../translation.ts';

export const app: Translation<typeof english> = {
  'page.rules': 'Regeln',
  'page.matches': 'Partien',
  'page.settings': 'Einstellungen',
  'page.menu': 'Menü',
  'page.games': 'Alle Spiele',
  'page.choose': 'Spiel aussuchen',
  'page.close': 'Schließen',
  'page.lost': 'Diese Seite gibt es nicht.',
  'page.lostWhy': 'Vielleicht ist die Adresse nicht vollständig.',
  'page.noServer':
    'Unter dieser Adresse läuft kein Server. Mit anderen übers Internet spielen geht hier deshalb nicht, alles andere schon: gegen Bots, an einem Gerät und offline.',
  'page.newer': 'Es gibt eine neue Version.',
  'page.takeNewer': 'Jetzt verwenden',
  // When something breaks.
  'broken.title': 'Da ist etwas schiefgegangen',
  'broken.text':
    'Es ist unser Fehler, nicht deiner. Nichts ist verloren: Was gespielt wurde, bleibt erhalten.',
  'broken.again': 'Noch einmal versuchen',
  'broken.details': 'Einzelheiten',
};
