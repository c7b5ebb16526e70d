import type { rules } from '../../../games/sperr.ts';
import type * as positions from '../../../positions/sperr.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Si gioca come a Blocco, ma aspetta il momento giusto: se hai meno pallini in mano di tutti, chiudi un’estremità con un doppio e finisci la manche.',
  rules: {
    'sperr.lock': {
      title: 'Chiudere un’estremità',
      text: 'Invece di posare una tessera, puoi chiudere un’estremità libera con un doppio. La manche finisce subito. Domino a chiusura è Blocco con questa mossa. Potete deciderla anche per Domino, Domino peruviano, ungherese e francese, Blocco a squadre e Tiddle-Wink.',
      ruling:
        'Il doppio deve avere lo stesso valore dell’estremità. Puoi chiudere ogni volta che potresti posare, anche dopo altre tessere dello stesso turno. Il doppio lascia la tua mano e non conta più.',
      example:
        'Potresti posare 1-1 come sempre, ma lo usi per chiudere l’1: la manche è finita. In mano ti resta 6-0, che non è un doppio e non può chiudere.',
    },
    'sperr.win': {
      title: 'La chiusura riesce',
      text: 'Se nessuno degli altri ha meno pallini in mano di te, ricevi come punti i pallini di tutti loro. A squadre contano insieme i pallini dei due compagni, e tutti e due ricevono i punti. Nel Domino peruviano ognuno riceve come sempre i suoi punti di penalità, anche tu, e mai quattro volte tanto.',
      example:
        'Chiudi l’1 con 1-1 e ti resta 3-0, cioè 3 pallini. Gli altri ne hanno 3 e 9: nessuno ne ha meno di te, ricevi 12 punti.',
    },
    'sperr.fail': {
      title: 'La chiusura fallisce',
      text: 'Se qualcuno ha meno pallini, chi ne ha meno di tutti riceve come punti quelli di tutti gli altri; in parità, ognuno di loro. Tu perdi due volte i tuoi pallini. A squadre i due avversari ricevono i vostri pallini, e solo tu perdi punti. Nel Domino peruviano i tuoi pallini contano due volte, gli altri come sempre.',
      example:
        'Chiudi l’1 con 1-1 e ti resta 5-0, ma qualcuno con 3-0 ha solo 3 pallini: riceve 5 + 9 = 14 punti, e tu ne perdi 10.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Posalo. Nella riserva ci sono solo le ultime due tessere: in questa manche non si pesca.',
    'Le estremità sono 6 e 5. Posa 6-4 accanto al 6.',
    'Le estremità sono 4 e 3. Posa 4-1 accanto al 4 e tieni il doppio per dopo.',
    'Potresti già chiudere il 2 con 2-2, ma ti resterebbero 8 pallini. Prima posa 6-1 accanto all’1: meno pallini hai, meglio è.',
    'Ora chiudi il 2 con 2-2! Ti resta 1-0, cioè 1 pallino. Le due tessere dell’altro giocatore ne hanno di sicuro di più.',
  ],
};
