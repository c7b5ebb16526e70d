import type { rules } from '../../../games/carlit.ts';
import type * as positions from '../../../positions/carlit.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Posa tutte le tue tessere prima degli altri. Se nessuno può più giocare, vince chi ha meno pallini in mano.',
  rules: {
    'carlit.deal': {
      title: 'La distribuzione',
      text: 'In 2 giocatori ognuno prende 7 tessere, in 3 o 4 ne prende 5.',
      example: 'Due giocatori hanno preso 7 tessere a testa: delle 55 ne restano 41 nella riserva.',
    },
    'carlit.draw': {
      title: 'Pescare fino all’ultima',
      text: 'Alla fine del tuo turno peschi una tessera, che tu ne abbia posata una o no. Si continua finché la riserva è vuota: qui si pescano anche le ultime due.',
      example: 'Non puoi posare, quindi passi. Peschi comunque 5-4, proprio l’ultima tessera della riserva.',
    },
  },
  introduction: [
    'Hai 9-9, il doppio più alto, quindi cominci tu. Posalo: alla fine del tuo turno una nuova tessera arriva nella tua mano.',
    'Un’estremità mostra un 9, l’altra un 7. La tua 7-2 ha un 7: posala lì.',
    'Le estremità sono 2 e 5, e tu hai solo 8-0 e 8-6. Passa: peschi comunque, qui anche dalle ultime due.',
    'Hai pescato 2-0. Posala accanto al 2. La riserva è vuota: nessuno pesca più.',
    'Le estremità sono 0 e 3. Posa 8-0 accanto allo 0: poi lì c’è un 8, e la tua 8-6 va bene.',
    'L’altro giocatore non poteva posare e ha passato. Posa la tua ultima tessera, 8-6, accanto all’8 e vinci!',
  ],
};
