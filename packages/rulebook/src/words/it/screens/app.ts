import type { app as english } from '../../en/screens/app.ts';
import type { Translation } from '../../translation.ts';

export const app: Translation<typeof english> = {
  'page.rules': 'Regole',
  'page.matches': 'Partite',
  'page.settings': 'Impostazioni',
  'page.menu': 'Menu',
  'page.games': 'Tutti i giochi',
  'page.choose': 'Scegli un gioco',
  'page.close': 'Chiudi',
  'page.lost': 'Questa pagina non esiste.',
  'page.lostWhy': 'Forse l’indirizzo non è completo.',
  'page.noServer':
    'A questo indirizzo non c’è un server, quindi qui non si può giocare a distanza. Tutto il resto funziona: contro i bot, su un solo dispositivo e offline.',
  'page.newer': 'È disponibile una nuova versione.',
  'page.takeNewer': 'Usala adesso',
  // When something breaks.
  'broken.title': 'Qualcosa è andato storto',
  'broken.text': 'È un errore nostro, non tuo. Niente è andato perso: quello che si è giocato resta salvato.',
  'broken.again': 'Riprova',
  'broken.details': 'Dettagli',
};
