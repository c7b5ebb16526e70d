import type { extras, rules } from '../../../games/tiddlewink.ts';
import type * as positions from '../../../positions/tiddlewink.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Libérati delle tue tessere prima degli altri. Dopo ogni doppio puoi posare ancora una volta.',
  rules: {
    'tiddlewink.deal': {
      title: 'La distribuzione',
      text: 'I giocatori sono da 6 a 9, e ognuno prende solo 3 tessere.',
      example: 'Sei giocatori hanno preso 3 tessere a testa: delle 28 ne restano 10 nella riserva.',
    },
    'tiddlewink.double': {
      title: 'Un doppio: ancora una volta',
      text: 'Se posi un doppio, puoi posare un’altra tessera, e di nuovo dopo ogni altro doppio. Vale anche per il doppio che apre la manche. Se non vuoi o non puoi, passi e il tuo turno è finito. Peschi una volta sola, alla fine di tutto il turno.',
      example:
        'Dopo 6-6 puoi posare ancora una volta o passare. Posi 6-1: non è un doppio, quindi peschi 5-4 e tocca al giocatore successivo.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Posalo: dopo un doppio tocca ancora a te.',
    'Posa subito anche 6-2. Non è un doppio: il tuo turno finisce, e una nuova tessera arriva nella tua mano.',
    'Le estremità sono 0 e 6. Posa 5-0 accanto allo 0 e tieni il tuo doppio, 4-4, per dopo.',
    'Ora c’è un 4 libero. Posa lì il tuo doppio, 4-4: poi tocca ancora a te.',
    'Tocca ancora a te. Posa la tua ultima tessera, 4-0, accanto al doppio e vinci la manche!',
  ],
};
