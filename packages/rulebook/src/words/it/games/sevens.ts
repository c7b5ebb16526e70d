import type { extras, rules } from '../../../games/sevens.ts';
import type * as positions from '../../../positions/sevens.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Libérati di tutte le tue tessere prima degli altri. Qui i numeri uguali non stanno insieme: le metà che si toccano devono fare 7.',
  rules: {
    'sevens.deal': {
      title: 'La distribuzione',
      text: 'In 2 giocatori ognuno prende 7 tessere, in 3 o 4 ne prende 5.',
      example: 'Quattro giocatori hanno preso 5 tessere a testa: delle 28 ne restano 8 nella riserva.',
    },
    'sevens.match': {
      title: 'Insieme fanno 7',
      text: 'Posi una tessera con la metà che fa 7 insieme all’estremità libera: un 5 accanto a un 2, un 6 accanto a un 1, un 4 accanto a un 3.',
      example: 'Accanto a 5-5 posi 2-1, perché 2 e 5 fanno 7. La tua 5-4 non va bene, anche se mostra un 5.',
    },
    'sevens.joker': {
      title: 'I jolly',
      text: 'In Tutti i sette sono jolly 0-0 e tutte le tessere le cui due metà fanno 7 (6-1, 5-2 e 4-3). Puoi posarle a qualsiasi estremità.',
      ruling:
        'Scegli tu quale metà del jolly guarda verso l’esterno e diventa la nuova estremità. Solo se un jolly apre la manche non c’è nulla da scegliere: si posa come ogni altra tessera.',
      example:
        'Nessuna metà di 4-3 fa 7 con il 6 di 6-6. Ma è un jolly e ci va lo stesso: giri il 3 verso l’esterno, andrebbe bene anche il 4.',
    },
    'sevens.blank': {
      title: 'Accanto a una bianca',
      text: 'Insieme a una bianca nessuna metà arriva alla somma giusta. Perciò accanto a una bianca si può posare solo un jolly.',
      example: 'Accanto alla bianca di 1-0 non puoi posare 3-0. Il tuo jolly 5-2 invece ci va.',
    },
    'sevens.draw': {
      title: 'Pescare',
      text: 'Anche se puoi posare, prima puoi pescare una tessera. Se non puoi posare, devi pescare finché ne trovi una che va bene. Le ultime due tessere restano nella riserva.',
      ruling:
        'Se dopo aver pescato puoi posare, non peschi più: devi posare la tessera nuova o un’altra. Nessuno pesca prima che sia posata la prima tessera.',
      example:
        'La tua 2-1 va bene accanto a 6-6, ma prima peschi una tessera: 5-5. Ora non puoi pescare ancora e devi posare 2-1.',
    },
    'sevens.score': {
      title: 'I punti della manche',
      text: 'Chi posa l’ultima tessera vince la manche. Se nessuno può più posare, vince chi ha meno pallini in mano. Chi vince riceve come punti i pallini di tutti gli altri, meno quelli rimasti nella propria mano.',
      example:
        'Posi 6-6 e nessuno può più giocare. La tua 2-0 vale meno di tutte. Ricevi 8 per 5-3 e 4 per 4-0, meno i tuoi 2: 10 punti.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Posalo: lì ora va bene solo un 1 oppure un jolly.',
    'Le estremità sono 3 e 6. Posa 4-2 con il 4 accanto al 3, perché 3 e 4 fanno 7.',
    'Accanto alla bianca va solo un jolly. La tua 5-2 lo è. Posala lì con il 2 verso l’esterno: accanto andrebbe bene la tua 5-4.',
    'Le estremità sono 1 e 6. La tua 5-4 non va bene e non hai un jolly. Pesca una tessera.',
    'Hai pescato 2-1. Posa l’1 accanto a 6-6, perché 6 e 1 fanno 7. Il 2 sarà un’estremità per la tua 5-4.',
    'Posa 5-4, la tua ultima tessera, con il 5 accanto al 2 e vinci! L’altro giocatore ha ancora 4-4: 8 punti per te.',
  ],
};
