import type { rules } from '../../../games/block.ts';
import type * as positions from '../../../positions/block.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'La variante più semplice: liberati di tutte le tue tessere prima degli altri.',
  needs:
    'Le 28 tessere del set da doppio sei, oppure le 55 del set da doppio nove. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera a un’estremità della fila, numero accanto a numero uguale.',
    'Se nessuna delle tue tessere va bene, passa.',
    'Alla fine del turno pesca una tessera, che tu abbia giocato o no. Le ultime due restano nella riserva.',
  ],
  rules: {
    'block.deal': {
      title: 'La distribuzione',
      text: 'In 2 ognuno prende 7 tessere, in 3 o 4 ne prende 5.',
      example: 'In due avete preso 7 tessere a testa: delle 28 ne restano 14 nella riserva.',
    },
    'block.draw': {
      title: 'Pescare dopo ogni turno',
      text: 'Alla fine del tuo turno peschi dalla riserva, che tu abbia giocato una tessera o no.',
      ruling: 'Peschi una tessera, finché nella riserva restano solo le ultime due.',
      example: 'Giochi 6-6 e peschi 5-4. Nella riserva restano solo due tessere, e lì rimangono.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Giocalo: una nuova tessera arriva da sola nella tua mano.',
    'Un’estremità mostra un 6, l’altra un 5. La tua 6-2 ha un 6 e va bene lì.',
    'Ora le estremità sono 2 e 4. Gioca 4-1 accanto al 4. Restano solo due tessere: non si pesca più.',
    'Gioca il tuo doppio, 1-1. Si mette di traverso e mostra il suo 1 una volta sola.',
    'Chi hai di fronte non poteva giocare e ha passato. La tua ultima tessera, 5-0, va accanto allo 0: giocala e vinci!',
  ],
};
