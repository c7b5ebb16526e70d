import type { extras, rules } from '../../../games/cyprus.ts';
import type * as positions from '../../../positions/cyprus.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Liberati di tutte le tue tessere prima degli altri. Intorno a 9-9 cresce una stella. Il gioco si chiama anche Mexican Train.',
  needs: 'Le 55 tessere del set da doppio nove. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera con un 9 accanto a 9-9 e comincia un nuovo braccio.',
    'Oppure gioca alla fine di un braccio, numero accanto a numero uguale.',
    'Se nessuna va bene, passa. Non si pesca.',
  ],
  tables: { setup: { head: ['In quanti siete', 'Tessere a testa'] } },
  rules: {
    'cyprus.deal': {
      title: 'La distribuzione',
      text: 'Quante tessere prende ognuno lo dice la tabella. Le altre restano coperte, fuori dal gioco.',
      example:
        'In quattro avete preso 13 tessere a testa. Le altre 3 delle 55 sono fuori dal gioco: non c’è riserva.',
    },
    'cyprus.open': {
      title: 'Comincia 9-9',
      text: 'Chi ha 9-9 comincia con questa tessera. Se non ce l’ha nessuno, si mescolano e si distribuiscono di nuovo tutte le tessere.',
      example: 'Hai 9-9: cominci con questa tessera. Non puoi cominciare con 9-1.',
    },
    'cyprus.star': {
      title: 'La stella',
      text: 'Ogni tessera con un 9 si può giocare accanto a 9-9 e comincia un braccio. Così cresce una stella che può avere fino a nove bracci.',
      example: 'Intorno a 9-9 ci sono già otto bracci. Giochi 9-0 come nono: la stella è completa.',
    },
    'cyprus.arms': {
      title: 'Alla fine di un braccio',
      text: 'Se non hai un 9, o non vuoi giocarlo, puoi giocare una tessera che va bene all’estremità libera di un braccio qualsiasi.',
      example: 'Potresti cominciare un nuovo braccio con 9-1. Invece giochi 3-0 accanto al 3 di 9-3.',
    },
    'cyprus.pass': {
      title: 'Passare per una volta',
      text: 'Se non puoi giocare, per questa volta passi. Al giro dopo, se puoi, giochi di nuovo.',
      example:
        'Le tue 7-4 e 8-6 non andavano bene e hai passato. Intanto qualcuno ha giocato 5-4: ora giochi 7-4 accanto al 4.',
    },
    'cyprus.score': {
      title: 'La fine e i punti',
      text: 'Chi gioca l’ultima tessera della mano vince la manche e riceve come punti i pallini rimasti agli altri. Se nessuno può più giocare, vince chi ha meno pallini in mano e riceve come punti quelli degli altri.',
      example: 'Giochi 9-1, la tua ultima tessera. Agli altri restano 8, 7 e 12 pallini: ricevi 27 punti.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Mescolate le tessere coperte sul tavolo. Ognuno ne prende quante dice la tabella e le mette in piedi davanti a sé, in modo che gli altri non le vedano. Le altre sono fuori dal gioco: non c’è riserva.',
    },
    'domino.ends': {
      text: 'Le tessere formano una stella: da 9-9 crescono fino a nove bracci, e ogni braccio ha un’estremità libera. I bracci possono piegare ad angolo retto dove volete, ma due estremità non devono toccarsi. Gli altri doppi si mettono di traverso.',
    },
  },
  introduction: [
    'Hai 9-9, quindi cominci tu. Giocalo: intorno crescerà una stella.',
    'Gli altri hanno cominciato tre bracci con 9-5, 9-4 e 9-0. Comincia anche il tuo: gioca 9-3 accanto a 9-9.',
    'Né 8-6 né 8-3 vanno bene, e non c’è niente da pescare. Per questa volta passa.',
    'Ora un braccio finisce con un 6. Gioca lì 8-6: l’8 resta libero per la tua prossima tessera.',
    'L’8 è ancora libero. Gioca lì 8-3, la tua ultima tessera, e vinci la manche!',
  ],
};
