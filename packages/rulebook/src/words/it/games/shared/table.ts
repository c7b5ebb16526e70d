import type { rules } from '../../../../games/shared/table.ts';
import type * as positions from '../../../../positions/shared/table.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'table.phase': {
      title: 'Quando la manche è finita',
      ruling:
        'Quando una manche è finita, nessuno gioca più niente. Chiunque può allora far partire la manche successiva, ma non prima. Quando è finita la partita, non si gioca più.',
      example:
        '6-6 era l’ultima tessera di chi hai di fronte: la manche è finita. La tua 6-4 andrebbe bene, ma ora puoi solo far partire la prossima manche.',
    },
    'table.turn': {
      title: 'Aspetta il tuo turno',
      ruling:
        'Gioca solo quando tocca a te e aspetta mentre giocano gli altri. Se un gioco ti permette di agire anche in altri momenti, lo dicono le sue regole.',
      example: 'Hai appena giocato 6-6. Anche la tua 6-1 va bene, ma ora tocca a chi hai di fronte.',
    },
    'table.move': {
      title: 'Le mosse di questo gioco',
      ruling:
        'Ogni gioco ha le sue mosse, per esempio giocare, pescare o passare. Una mossa che il gioco non conosce non vale. Indica tutto ciò che fa parte della tua mossa: quale tessera o carta giochi e, se c’è da scegliere, dove va.',
      example:
        'Non puoi giocare. Pescare qui non è una mossa a sé: passi, e 4-4 arriva da solo nella tua mano.',
    },
    'table.piece': {
      title: 'Solo ciò che hai davvero',
      ruling:
        'Puoi giocare solo una tessera o una carta che hai in mano o che è pronta per te sul tavolo. Non puoi giocare ciò che hanno gli altri, ciò che è già stato giocato o ciò che in questo set non esiste.',
      example:
        '6-1 andrebbe bene, ma ce l’ha chi hai di fronte, e 9-6 in questo set non c’è. Puoi giocare la tua 6-3.',
    },
  },
};
