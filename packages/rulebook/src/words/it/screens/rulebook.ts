import type { rulebook as english } from '../../en/screens/rulebook.ts';
import type { Translation } from '../../translation.ts';

export const rulebook: Translation<typeof english> = {
  'book.title': 'Libro delle regole',
  'book.contents': 'I giochi',
  'book.aim': 'Lo scopo del gioco',
  'book.setup': 'La preparazione',
  'book.turn': 'Tocca a te',
  'book.special': 'Casi particolari',
  'book.end': 'La fine',
  'book.scoring': 'I punti',
  'book.shared': 'Le regole comuni del domino',
  'book.inherited': 'Come in «{game}»',
  'book.agreed': 'Se lo decidete: {game}',
  'book.table': 'A tutti i tavoli',
  'book.options': 'Che cosa potete decidere',
  'book.example': 'Esempio',
  'book.introduction': 'In un minuto',
  'book.ruling': 'Regola della casa',
  'book.ruled': 'Regola della casa: {text}',
  'book.players': { one: '{count} giocatore', other: '{count} giocatori' },
  'book.playersFrom': 'Da {least} a {most} giocatori',
  'book.usually': '(predefinito: {value})',
  // Examples.
  'example.before': 'Prima',
  'example.after': 'Dopo',
  'example.refused': 'Non permesso',
  'example.hand': 'La tua mano',
  'example.step': 'Passo {number}',
};
