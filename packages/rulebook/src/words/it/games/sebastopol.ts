import type { extras, rules } from '../../../games/sebastopol.ts';
import type * as positions from '../../../positions/sebastopol.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Liberati di tutte le tue tessere prima degli altri. Qui da 6-6 non partono due bracci, ma quattro.',
  needs: 'Le 28 tessere del set da doppio sei. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera accanto a un lato libero di 6-6 o alla fine di un braccio, numero accanto a numero uguale.',
    'Se nessuna delle tue tessere va bene, passa.',
    'Non si pesca: tutte le tessere sono già distribuite.',
  ],
  rules: {
    'sebastopol.deal': {
      title: 'La distribuzione',
      text: 'Si gioca in 4, e ognuno prende 7 tessere.',
      example:
        'In quattro avete preso 7 tessere a testa. Le 28 tessere sono tutte distribuite: non c’è riserva.',
    },
    'sebastopol.open': {
      title: 'Comincia 6-6',
      text: 'Chi ha 6-6 comincia con questa tessera. Gli altri seguono in senso orario.',
      example: 'Hai 6-6: cominci con questa tessera. Non puoi cominciare con 3-3.',
    },
    'sebastopol.arms': {
      title: 'Quattro lati liberi',
      text: 'Tutti e quattro i lati di 6-6 sono estremità libere. Ne possono partire fino a quattro bracci, e puoi giocare alla fine di ogni braccio.',
      example:
        'Accanto a 6-6 ci sono già 6-5, 6-4 e 6-3. Giochi 6-2 sul quarto lato: ora le estremità libere sono 2, 3, 4 e 5.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Mescolate le tessere coperte sul tavolo. Ognuno ne prende 7 e le mette in piedi davanti a sé, in modo che gli altri non le vedano. Non ne avanza nessuna: non c’è riserva.',
    },
    'domino.ends': {
      text: 'Le tessere formano una croce: da ogni lato di 6-6 cresce un braccio, e ogni braccio ha un’estremità libera. I bracci possono piegare ad angolo retto dove volete, ma due estremità non devono toccarsi. Gli altri doppi si mettono di traverso.',
    },
  },
  introduction: [
    'Hai 6-6, quindi cominci tu. Giocalo: tutti e quattro i suoi lati sono liberi.',
    'Gli altri hanno giocato 6-5, 6-4 e 6-3 accanto a 6-6. Un lato è ancora libero: gioca lì 6-2.',
    'Ora ci sono quattro bracci, con le estremità 0, 1, 2 e 3. Gioca 5-3 accanto al 3.',
    'Le estremità sono 0, 1, 2 e 4. Gioca 4-4 accanto al 4. La tua 2-1 può aspettare: va bene in due posti.',
    'L’1 non è più libero, ma il 2 sì. Gioca lì 2-1, la tua ultima tessera, e vinci!',
  ],
};
