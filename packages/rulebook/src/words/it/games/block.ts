import type { rules } from '../../../games/block.ts';
import type * as positions from '../../../positions/block.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Libérati di tutte le tue tessere prima degli altri. Se nessuno può più giocare, vince chi ha meno pallini in mano.',
  rules: {
    'block.deal': {
      title: 'La distribuzione',
      text: 'In 2 giocatori ognuno prende 7 tessere, in 3 o 4 ne prende 5.',
      example: 'Due giocatori hanno preso 7 tessere a testa: delle 28 ne restano 14 nella riserva.',
    },
    'block.draw': {
      title: 'Una tessera dopo ogni turno',
      text: 'Alla fine del tuo turno peschi una tessera, che tu ne abbia posata una o no. Si continua finché nella riserva restano solo le ultime due tessere.',
      example: 'Posi 6-6 e peschi 5-4. Nella riserva restano solo due tessere, e lì rimangono.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Posalo: una nuova tessera arriva da sola nella tua mano.',
    'Un’estremità mostra un 6, l’altra un 5. La tua 6-2 ha un 6 e va bene lì.',
    'Ora le estremità sono 2 e 4. Posa 4-1 accanto al 4. Restano solo due tessere: non si pesca più.',
    'Posa il tuo doppio, 1-1. Si mette di traverso e mostra il suo 1 una volta sola.',
    'L’altro giocatore non poteva posare e ha passato. La tua ultima tessera, 5-0, va accanto allo 0: posala e vinci!',
  ],
};
