import type { extras, rules } from '../../../games/french.ts';
import type * as positions from '../../../positions/french.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Un duello in 2: vince chi finisce prima le sue tessere. Si gioca su due strati, metà su metà.',
  needs:
    'Le 28 tessere del set da doppio sei, oppure le 55 del set da doppio nove. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera con una metà sopra o sotto la metà uguale di un’estremità.',
    'Se nessuna va bene, scegli: passare oppure pescare due tessere.',
    'Poi tocca all’altra persona. Le ultime due tessere restano nella riserva.',
  ],
  rules: {
    'french.deal': {
      title: 'La distribuzione',
      text: 'Si gioca in 2, e ognuno prende 8 tessere. Le altre sono la riserva.',
      example: 'In due avete preso 8 tessere a testa: delle 28 ne restano 12 nella riserva.',
    },
    'french.open': {
      title: 'Chi comincia',
      text: 'Comincia chi dei due ha più anni, con la tessera che vuole.',
      ruling:
        'La manche successiva la comincia l’altra persona. Poi continuate ad alternarvi, chiunque vinca.',
      example:
        'Hai qualche anno in più. Cominci con 1-0, ma anche 5-3 andrebbe bene. Non importa che chi hai di fronte abbia 6-6.',
    },
    'french.layers': {
      title: 'Due strati',
      text: 'La metà giusta della tua tessera va sopra la metà di un’estremità, oppure sotto. Le metà sovrapposte mostrano lo stesso valore. La prima tessera sta in basso, poi gli strati si alternano: sopra una tessera in basso metti la tua, sotto una tessera in alto infili la tua.',
      example:
        'Il 6 di 6-1 sta sopra il 6 di 6-3. Tu infili 1-0 sotto l’1 di 6-1: la tua tessera sta quindi di nuovo in basso.',
    },
    'french.cannot': {
      title: 'Passare o pescare due tessere',
      text: 'Se non puoi giocare, scegli tu: passare oppure pescare due tessere.',
      ruling:
        'Se peschi, il tuo turno è finito, anche se una tessera nuova va bene. Le ultime due tessere della riserva non si pescano mai. Se oltre a quelle ce n’è una sola, peschi solo quella.',
      example:
        'Né 2-2 né 3-3 vanno bene. Potresti passare, ma peschi 6-4 e 5-4. Il tuo turno è finito, anche se 6-4 andrebbe bene.',
    },
    'french.end': {
      title: 'La fine della manche',
      text: 'Chi finisce prima le sue tessere vince la manche, che finisce subito.',
      ruling:
        'Se passate tutti e due, uno subito dopo l’altro, il gioco è bloccato. Lo è anche, subito, quando nessuno può giocare e non si può più pescare. Allora vince chi ha meno pallini in mano.',
      example:
        'Chi hai di fronte ha passato. Potresti pescare, ma passi anche tu: gioco bloccato. Con 1-1 hai 2 pallini contro 10: ricevi 10 punti.',
    },
  },
  adapted: {
    'domino.match': {
      text: 'Una tessera va bene se una delle sue metà ha lo stesso valore della metà a un’estremità libera. Queste due metà vanno una sull’altra, e con le tessere colorate è uguale anche il colore. L’altra metà della tua tessera è la nuova estremità. Lo 0 si chiama anche bianca.',
    },
    'domino.ends': {
      text: 'Le tessere formano una fila con due estremità libere, metà su metà in due strati. La fila può piegare ad angolo retto dove volete, ma le sue due estremità non devono toccarsi.',
    },
  },
  introduction: [
    'Hai qualche anno in più: cominci con la tessera che vuoi. Gioca 6-3.',
    'Il 6 di 6-1 sta sul 6 della tua tessera. Ora infila 1-0 sotto l’1 di 6-1: le metà uguali vanno una sull’altra.',
    'Le estremità sono 0 e 5, e il tuo 4-4 non va bene. Potresti passare, ma è meglio pescare due tessere: pescale. Così finisce il tuo turno.',
    'Hai pescato 5-4 e 4-0, e chi hai di fronte ha passato. Infila 5-4 sotto il 5.',
    'Chi hai di fronte ha passato ancora. Gioca 4-4 sopra il 4: sopra e sotto si alternano.',
    'La tua ultima tessera, 4-0, ha un 4. Infilala sotto 4-4 e vinci!',
  ],
};
