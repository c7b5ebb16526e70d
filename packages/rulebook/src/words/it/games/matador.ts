import type { extras, rules } from '../../../games/matador.ts';
import type * as positions from '../../../positions/matador.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Liberati di tutte le tue tessere prima degli altri. È come Tutti i sette, ma le metà che si toccano devono fare 10.',
  needs: 'Le 55 tessere del set da doppio nove. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera con la metà che fa 10 insieme a un’estremità; un matador va bene dappertutto.',
    'Se vuoi, prima di giocare puoi pescare una tessera.',
    'Se nessuna va bene, pesca finché una va bene; le ultime due restano nella riserva.',
  ],
  rules: {
    'matador.deal': {
      title: 'La distribuzione',
      text: 'Se siete da 3 a 6, ognuno prende 7 tessere; da 7 a 11 ne prende 5. In 6 potete anche prenderne 5. In 11 si distribuiscono tutte le tessere.',
      example:
        'In undici avete preso 5 tessere a testa. Tutte le 55 tessere sono distribuite e non c’è riserva.',
    },
    'matador.sum': {
      title: 'Insieme fanno 10',
      text: 'Qui la somma è 10: la metà che giochi e l’estremità libera devono fare 10, un 9 accanto a un 1, un 5 accanto a un 5. I jolly si chiamano matador. Per il resto valgono le regole di Tutti i sette.',
      example:
        'Accanto a 9-9 giochi 4-1, perché 1 e 9 fanno 10. La tua 9-3 non va bene. Il tuo matador 8-2 ci andrebbe in tutti e due i versi.',
    },
    'matador.target': {
      title: 'Fino a 200 punti',
      text: 'Si gioca una manche dopo l’altra, fino a 200 punti.',
      ruling:
        'I punti si controllano dopo ogni manche. Se qualcuno ne ha almeno 200, vince chi ne ha di più.',
      example:
        'Hai 180 punti e giochi 4-1, la tua ultima tessera. Gli altri hanno ancora 6-5 e 7-2: con questi 20 punti arrivi a 200 e vinci la partita.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'Se una delle tue tessere va bene, devi giocare; scegli tu quale. Prima puoi pescare una tessera, ma poi devi giocare.',
    },
    'sevens.joker': {
      title: 'I matador',
      text: 'Qui i jolly si chiamano matador: sono 0-0 e le tessere le cui due metà fanno 10, cioè 9-1, 8-2, 7-3, 6-4 e 5-5. Puoi giocarli sempre, a qualsiasi estremità.',
      ruling:
        'Scegli tu quale metà del matador guarda verso l’esterno e diventa la nuova estremità. Solo se un matador apre la manche non c’è nulla da scegliere: si gioca come ogni altra tessera.',
      example:
        'Nessuna metà di 8-2 fa 10 con il 9 di 9-9. Ma è un matador e ci va lo stesso: giri il 2 verso l’esterno, andrebbe bene anche l’8.',
    },
    'sevens.blank': {
      text: 'Una bianca è una metà senza pallini, uno 0. Insieme a lei nessuna metà arriva a 10: perciò lì si può giocare solo un matador.',
      example: 'Accanto alla bianca di 1-0 non puoi giocare 4-0. Il tuo matador, 7-3, invece ci va.',
    },
    'sevens.draw': {
      example:
        'La tua 4-1 va bene accanto a 9-9, ma prima peschi una tessera: 8-5. Ora non puoi pescare ancora e devi giocare 4-1.',
    },
    'sevens.score': {
      example:
        'Giochi 9-9 e nessuno può più giocare. La tua 2-0 vale meno di tutte. Ricevi 8 per 5-3 e 4 per 4-0, meno i tuoi 2: 10 punti.',
    },
  },
  introduction: [
    'Hai 9-9, il doppio più alto, quindi cominci tu. Giocalo: lì ora va bene solo un 1 oppure un matador.',
    'Le estremità sono 6 e 9. Gioca 4-3 con il 4 accanto al 6, perché 6 e 4 fanno 10.',
    'Accanto alla bianca va solo un matador. La tua 8-2 lo è: 8 e 2 fanno 10. Giocala lì con il 2 verso l’esterno: accanto andrebbe bene la tua 8-6.',
    'Le estremità sono 3 e 6, e la tua 8-6 non va bene. Pesca una tessera.',
    'Hai pescato 7-4. Gioca il 7 accanto al 3, perché 3 e 7 fanno 10. Il 4 sarà un’estremità per la tua 8-6.',
    'Gioca 8-6, la tua ultima tessera, con il 6 accanto al 4 e vinci! Gli altri hanno ancora 9-5 e 7-7: 28 punti per te.',
  ],
};
