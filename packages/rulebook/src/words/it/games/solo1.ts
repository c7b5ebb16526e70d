import type { rules } from '../../../games/solo1.ts';
import type * as positions from '../../../positions/solo1.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Un gioco per una persona: metti tutte le 28 tessere in una sola fila. Le vedi tutte, ma puoi prendere solo la tessera più a destra di una riga.',
  needs: 'Le 28 tessere del set da doppio sei.',
  turn: [
    'Scegli la tessera più a destra di una delle 4 righe.',
    'Giocala a un’estremità della fila, numero accanto a numero uguale.',
    'Così si libera la sua vicina. Se nessuna va bene, hai perso.',
  ],
  rules: {
    'solo1.layout': {
      title: 'La disposizione',
      text: 'Mescola coperte le 28 tessere, disponile in 4 righe da 7 e poi scoprile tutte. Così vedi tutto fin dall’inizio.',
      example:
        'Le 28 tessere sono scoperte, in 4 righe da 7. Le tessere più a destra sono 6-6, 6-1, 3-3 e 6-2.',
    },
    'solo1.take': {
      title: 'Prendere da destra',
      text: 'Puoi prendere solo la tessera più a destra di una riga. Quando non c’è più, la sua vicina di sinistra diventa quella più a destra, e puoi prenderla.',
      example:
        '2-1 non è ancora la più a destra della sua riga, quindi non puoi prenderla. Gioca prima 6-2, e 2-1 è libera.',
    },
    'solo1.start': {
      title: 'Comincia una delle quattro',
      text: 'Le tessere più a destra sono quattro, una per riga. Comincia la fila con quella che vuoi.',
      example: 'Puoi cominciare con 6-6, 6-1, 3-3 o 6-2.',
    },
    'solo1.line': {
      title: 'A una delle due estremità',
      text: 'La fila ha due estremità libere. Ogni altra tessera va giocata a una di queste, numero accanto a numero uguale, come a Blocco.',
      example:
        'Le estremità mostrano 6 e 2. 2-1 va bene accanto al 2. 6-1 lì non va bene, ma solo accanto al 6.',
    },
    'solo1.win': {
      title: 'Vinto o perso',
      text: 'Quando tutte le 28 tessere sono nella fila, hai vinto. Quando nessuna delle tessere più a destra va bene, hai perso.',
      example:
        'Nella fila ci sono 27 tessere e resta solo 6-6. Tutte e due le estremità mostrano un 6: lo giochi e vinci.',
    },
  },
  introduction: [
    'Puoi cominciare con la tessera più a destra di una riga. Gioca 6-6: poi andranno bene 6-1 e 6-2. Dopo 3-3 non andrebbe bene nulla.',
    'Le due estremità mostrano un 6. Gioca 6-2: così si libera 2-1, che puoi usare subito.',
    'Ora 2-1 è la più a destra della sua riga. Giocala accanto al 2.',
    'Le estremità mostrano 6 e 1. Gioca 6-1 accanto all’1, poi andrà bene 6-4. Accanto al 6 perderesti: nessuna tessera libera ha un 1.',
    'Le due estremità mostrano un 6, e solo 6-4 va bene. Giocala accanto a 6-6.',
    'Le estremità mostrano 4 e 6. Accanto al 4 vanno bene 4-4 e 5-4. Gioca 4-4, che libera 6-3. Dopo 5-4 non andrebbe bene nulla.',
    'Gioca 6-3 accanto al 6: così hai un 3 per 3-3. Continua a pensare in anticipo: con tutte le 28 tessere nella fila vinci!',
  ],
};
