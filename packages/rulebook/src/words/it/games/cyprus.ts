import type { extras, rules } from '../../../games/cyprus.ts';
import type * as positions from '../../../positions/cyprus.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Libérati di tutte le tue tessere prima degli altri. Intorno a 9-9 cresce una stella che può avere nove bracci.',
  rules: {
    'cyprus.deal': {
      title: 'La distribuzione',
      text: 'Ognuno prende 13 tessere se siete in 4, 11 in 5, 9 in 6, 7 in 7, 6 in 8 o in 9 e 5 in 10. Le altre tessere sono fuori dal gioco: non c’è riserva.',
      example:
        'Quattro giocatori hanno preso 13 tessere a testa. Le altre 3 delle 55 sono fuori dal gioco: non c’è riserva.',
    },
    'cyprus.open': {
      title: 'Comincia 9-9',
      text: 'Chi ha 9-9 comincia con questa tessera. Se non ce l’ha nessuno, si mescolano e si distribuiscono di nuovo tutte le tessere.',
      example: 'Hai 9-9: cominci con questa tessera. Non puoi cominciare con 9-1.',
    },
    'cyprus.star': {
      title: 'La stella',
      text: 'Ogni tessera con un 9 si può posare accanto a 9-9 e comincia un braccio. Così cresce una stella che può avere fino a nove bracci.',
      example: 'Intorno a 9-9 ci sono già otto bracci. Posi 9-0 come nono: la stella è completa.',
    },
    'cyprus.arms': {
      title: 'Alla fine di un braccio',
      text: 'Invece di cominciare un nuovo braccio, puoi posare una tessera che va bene all’estremità libera di un braccio qualsiasi.',
      example: 'Potresti cominciare un nuovo braccio con 9-1. Invece posi 3-0 accanto al 3 di 9-3.',
    },
    'cyprus.pass': {
      title: 'Quando niente va bene',
      text: 'Se non puoi posare, per questa volta passi. In un turno successivo puoi posare di nuovo.',
      example:
        'Le tue 7-4 e 8-6 non andavano bene e hai passato. Intanto qualcuno ha posato 5-4: ora posi 7-4 accanto al 4.',
    },
    'cyprus.score': {
      title: 'La fine e i punti',
      text: 'Chi posa l’ultima tessera della sua mano vince la manche e riceve come punti i pallini rimasti agli altri. Se nessuno può più posare, vince chi ha meno pallini in mano e riceve come punti quelli degli altri.',
      example: 'Posi 9-1, la tua ultima tessera. Agli altri restano 8, 7 e 12 pallini: ricevi 27 punti.',
    },
  },
  introduction: [
    'Hai 9-9, quindi cominci tu. Posalo: intorno crescerà una stella.',
    'Gli altri hanno cominciato tre bracci con 9-5, 9-4 e 9-0. Comincia anche il tuo: posa 9-3 accanto a 9-9.',
    'Né 8-6 né 8-3 vanno bene, e non c’è niente da pescare. Per questa volta passa.',
    'Ora un braccio finisce con un 6. Posa lì 8-6: l’8 resta libero per la tua prossima tessera.',
    'L’8 è ancora libero. Posa lì 8-3, la tua ultima tessera, e vinci la manche!',
  ],
};
