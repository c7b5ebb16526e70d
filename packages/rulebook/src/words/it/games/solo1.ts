import type { rules } from '../../../games/solo1.ts';
import type * as positions from '../../../positions/solo1.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Posa tutte le 28 tessere in una sola fila. Sono tutte scoperte, in 4 righe, ma puoi prendere solo la tessera più a destra di una riga.',
  rules: {
    'solo1.layout': {
      title: 'La disposizione',
      text: 'Mescola coperte le 28 tessere del set da doppio sei, disponile in 4 righe da 7 e poi girale tutte. Così vedi tutto fin dall’inizio. Puoi anche scegliere di avere solo disposizioni che si possono vincere.',
      example:
        'Le 28 tessere sono scoperte, in 4 righe da 7. Le tessere più a destra sono 6-6, 6-1, 3-3 e 6-2.',
    },
    'solo1.take': {
      title: 'Prendere da destra',
      text: 'Puoi prendere solo la tessera più a destra di una riga. Quando non c’è più, la sua vicina di sinistra diventa quella più a destra, e puoi prenderla.',
      example:
        '2-1 non è ancora la più a destra della sua riga, quindi non puoi prenderla. Posa prima 6-2, e 2-1 è libera.',
    },
    'solo1.start': {
      title: 'Comincia una delle quattro',
      text: 'Le tessere più a destra sono quattro, una per riga. Comincia la fila con quella che vuoi.',
      example: 'Puoi cominciare con 6-6, 6-1, 3-3 o 6-2.',
    },
    'solo1.line': {
      title: 'A una delle due estremità',
      text: 'La fila ha due estremità libere. Ogni altra tessera va posata a una di queste, numero uguale contro numero uguale.',
      example:
        'Le estremità mostrano 6 e 2. 2-1 va bene accanto al 2. 6-1 lì non va bene, ma solo accanto al 6.',
    },
    'solo1.win': {
      title: 'Vinto o perso',
      text: 'Quando tutte le 28 tessere sono nella fila, hai vinto. Quando nessuna delle tessere più a destra va bene, hai perso.',
      example:
        'Nella fila ci sono 27 tessere e resta solo 6-6. Tutte e due le estremità mostrano un 6: lo posi e vinci.',
    },
  },
  introduction: [
    'Puoi cominciare con la tessera più a destra di una riga. Posa 6-6: poi andranno bene 6-1 e 6-2. Dopo 3-3 non andrebbe bene nulla.',
    'Le due estremità mostrano un 6. Posa 6-2: così si libera 2-1, che puoi usare subito.',
    'Ora 2-1 è la più a destra della sua riga. Posala accanto al 2.',
    'Le estremità mostrano 6 e 1. Posa 6-1 accanto all’1, poi andrà bene 6-4. Accanto al 6 perderesti: nessuna tessera libera ha un 1.',
    'Le due estremità mostrano un 6, e solo 6-4 va bene. Posala accanto a 6-6.',
    'Le estremità mostrano 4 e 6. Accanto al 4 vanno bene 4-4 e 5-4. Posa 4-4, che libera 6-3. Dopo 5-4 non andrebbe bene nulla.',
    'Posa 6-3 accanto al 6: così hai un 3 per 3-3. Continua a pensare in anticipo: con tutte le 28 tessere nella fila vinci!',
  ],
};
