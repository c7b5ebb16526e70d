import type { extras, rules } from '../../../games/sevens.ts';
import type * as positions from '../../../positions/sevens.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Liberati di tutte le tue tessere prima degli altri. Qui i numeri uguali non stanno insieme: le metà che si toccano devono fare 7. Il gioco si chiama anche Cardinale.',
  needs: 'Le 28 tessere del set da doppio sei. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera con la metà che fa 7 insieme a un’estremità; un cardinale va bene dappertutto.',
    'Se vuoi, prima di giocare puoi pescare una tessera.',
    'Se nessuna va bene, pesca finché una va bene; le ultime due restano nella riserva.',
  ],
  rules: {
    'sevens.deal': {
      title: 'La distribuzione',
      text: 'In 2 ognuno prende 7 tessere, in 3 o 4 ne prende 5.',
      example: 'In quattro avete preso 5 tessere a testa: delle 28 ne restano 8 nella riserva.',
    },
    'sevens.match': {
      title: 'Insieme fanno 7',
      text: 'Gioca una tessera con la metà che fa 7 insieme all’estremità libera: un 5 accanto a un 2, un 6 accanto a un 1, un 4 accanto a un 3.',
      example:
        'Accanto a 5-5 giochi 2-1, perché 2 e 5 fanno 7. La tua 5-4 non va bene, anche se mostra un 5.',
    },
    'sevens.joker': {
      title: 'I cardinali',
      text: 'Sono jolly, e si chiamano cardinali, 0-0 e tutte le tessere le cui due metà fanno 7: 6-1, 5-2 e 4-3. Puoi giocarle sempre, a qualsiasi estremità.',
      ruling:
        'Scegli tu quale metà del cardinale guarda verso l’esterno e diventa la nuova estremità. Solo se un cardinale apre la manche non c’è nulla da scegliere: si gioca come ogni altra tessera.',
      example:
        'Nessuna metà di 4-3 fa 7 con il 6 di 6-6. Ma è un cardinale e ci va lo stesso: giri il 3 verso l’esterno, andrebbe bene anche il 4.',
    },
    'sevens.blank': {
      title: 'Accanto a una bianca',
      text: 'Insieme a una bianca nessuna metà arriva a 7. Perciò accanto a una bianca si può giocare solo un cardinale.',
      example: 'Accanto alla bianca di 1-0 non puoi giocare 3-0. Il tuo cardinale 5-2 invece ci va.',
    },
    'sevens.draw': {
      title: 'Pescare',
      text: 'Anche se puoi giocare, puoi pescare una tessera. Se non puoi giocare, devi pescare finché ne trovi una che va bene. Due tessere restano nella riserva.',
      ruling:
        'Peschi prima di giocare. Se dopo aver pescato puoi giocare, non peschi più: devi giocare la tessera nuova o un’altra. Nessuno pesca prima che sia giocata la prima tessera.',
      example:
        'La tua 2-1 va bene accanto a 6-6, ma prima peschi una tessera: 5-5. Ora non puoi pescare ancora e devi giocare 2-1.',
    },
    'sevens.score': {
      title: 'I punti della manche',
      text: 'Chi gioca l’ultima tessera vince la manche. Se nessuno può più giocare, vince chi ha meno pallini in mano. Chi vince riceve come punti i pallini di tutti gli altri, meno quelli rimasti nella propria mano.',
      example:
        'Giochi 6-6 e nessuno può più giocare. La tua 2-0 vale meno di tutte. Ricevi 8 per 5-3 e 4 per 4-0, meno i tuoi 2: 10 punti.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'Se una delle tue tessere va bene, devi giocare; scegli tu quale. Prima puoi pescare una tessera, ma poi devi giocare.',
      example:
        'La tua 2-1 va bene accanto al 6, perché 6 e 1 fanno 7. Prima puoi pescare una tessera, ma non puoi passare.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Giocalo: lì ora va bene solo un 1 oppure un cardinale.',
    'Le estremità sono 3 e 6. Gioca 4-2 con il 4 accanto al 3, perché 3 e 4 fanno 7.',
    'Accanto alla bianca va solo un cardinale. La tua 5-2 lo è. Giocala lì con il 2 verso l’esterno: accanto andrebbe bene la tua 5-4.',
    'Le estremità sono 1 e 6. La tua 5-4 non va bene e non hai un cardinale. Pesca una tessera.',
    'Hai pescato 2-1. Gioca l’1 accanto a 6-6, perché 6 e 1 fanno 7. Il 2 sarà un’estremità per la tua 5-4.',
    'Gioca 5-4, la tua ultima tessera, con il 5 accanto al 2 e vinci! Chi hai di fronte ha ancora 4-4: 8 punti per te.',
  ],
};
