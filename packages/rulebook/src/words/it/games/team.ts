import type { extras, rules } from '../../../games/team.ts';
import type * as positions from '../../../positions/team.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Si gioca due contro due. Se tu o il tuo compagno posate l’ultima tessera, vincete entrambi e ricevete come punti i pallini degli altri.',
  rules: {
    'team.deal': {
      title: 'La distribuzione',
      text: 'Si gioca in 4, e ognuno prende 4 tessere.',
      example: 'Quattro giocatori hanno preso 4 tessere a testa: delle 28 ne restano 12 nella riserva.',
    },
    'team.pairing': {
      title: 'Chi gioca con chi',
      text: 'Ognuno conta i pallini della sua mano. I due giocatori che ne hanno di più sono una squadra, i due che ne hanno di meno sono l’altra.',
      ruling:
        'Se due mani sono pari, vale di più quella con la tessera più alta: un doppio sta sopra ogni altra tessera, poi conta la somma, poi la metà maggiore. Le squadre si formano di nuovo a ogni manche.',
      example:
        'Con 6-6 e 1-0 hai 13 pallini, e chi ti siede di fronte ne ha 14 con 5-5 e 3-1: siete una squadra. Gli altri ne hanno solo 8 e 6.',
    },
    'team.score': {
      title: 'I punti della squadra',
      ruling:
        'Vince la squadra di chi posa l’ultima tessera della sua mano. Se il gioco è bloccato, vince la squadra che insieme ha meno pallini. Tutti e due i compagni ricevono tanti punti quanti pallini hanno in mano i due avversari. In parità nessuno riceve punti.',
      example:
        'Posi la tua ultima tessera, 6-6. L’altra squadra ha ancora 4-2 e 3-2: tu e il tuo compagno ricevete 11 punti a testa.',
    },
    'team.talk': {
      title: 'Parlare con il compagno',
      text: 'Potete decidere in anticipo che i compagni possano consigliarsi apertamente. Allora vedi anche le tessere del tuo compagno. Altrimenti ognuno vede solo le sue.',
    },
  },
  introduction: [
    'Hai 33 pallini, e anche chi ti siede di fronte. Sono le due mani più alte: siete una squadra. Il tuo 6-6 è il doppio più alto, posalo.',
    'Il tuo compagno ha posato 6-5. Posa 5-4 accanto al 5: l’hai appena pescata, e ha più pallini di 5-3.',
    'Le estremità sono 4 e 0. Va bene solo 4-1: posala accanto al 4. Restano solo le ultime due, non si pesca più.',
    'Il tuo compagno ti aiuta: la sua 6-4 mostra un 6. Posa lì 6-2, e ti resta una tessera sola.',
    'Posa la tua ultima tessera, 5-3, accanto al 3. L’altra squadra ha ancora 5-2 e 3-0: 10 punti per te e 10 per il tuo compagno!',
  ],
};
