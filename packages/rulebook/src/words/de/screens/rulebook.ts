import type { rulebook as english } from '../../en/screens/rulebook.ts';
import type { Translation } from '../../translation.ts';

export const rulebook: Translation<typeof english> = {
  'book.title': 'Regelbuch',
  'book.contents': 'Die Spiele',
  'book.aim': 'Worum es geht',
  'book.setup': 'Vorbereitung',
  'book.turn': 'Du bist dran',
  'book.special': 'Besondere Regeln',
  'book.end': 'Ende der Runde',
  'book.scoring': 'Punkte',
  'book.shared': 'Was beim Domino sonst gilt',
  'book.inherited': 'Wie bei „{game}“',
  'book.agreed': 'Wenn ihr es vereinbart: {game}',
  'book.table': 'An jedem Tisch',
  'book.options': 'Was ihr vereinbaren könnt',
  'book.example': 'Beispiel',
  'book.introduction': 'In einer Minute',
  'book.ruling': 'Hausregel',
  'book.ruled': 'Hausregel: {text}',
  'book.players': { one: '{count} Person', other: '{count} Personen' },
  'book.playersFrom': '{least} bis {most} Personen',
  'book.usually': '(Standard: {value})',
  // Examples.
  'example.before': 'Vorher',
  'example.after': 'Nachher',
  'example.refused': 'Nicht erlaubt',
  'example.hand': 'Deine Hand',
  'example.step': 'Schritt {number}',
};
