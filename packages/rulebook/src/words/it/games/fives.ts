import type { extras, rules } from '../../../games/fives.ts';
import type * as positions from '../../../positions/fives.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Fai in modo che le due estremità della fila diano insieme 5, 10, 15 o un altro multiplo di 5: così raccogli punti. Il gioco si chiama anche Sniff o domino americano.',
  needs:
    'Le 28 tessere del set da doppio sei, oppure le 55 del set da doppio nove. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera a un’estremità della fila, numero accanto a numero uguale.',
    'Se nessuna va bene, pesca finché una va bene; le ultime due restano nella riserva.',
    'Somma le due estremità: se fanno un multiplo di 5, segna quei punti.',
  ],
  rules: {
    'fives.deal': {
      title: 'La distribuzione',
      text: 'In 2 ognuno prende 7 tessere, in 3 o 4 ne prende 5.',
      example: 'In tre avete preso 5 tessere a testa: delle 28 ne restano 13 nella riserva.',
    },
    'fives.score': {
      title: 'Punti con i multipli di 5',
      text: 'Dopo aver giocato, somma le due estremità della fila. Un doppio all’estremità conta con tutte e due le metà. Se la somma è 10, 15, 20 o un multiplo di 5 più alto, ricevi altrettanti punti: 4 e 6 ne danno 10, 9-9 e 1-1 ne danno 20.',
      ruling:
        'Anche quando le due estremità fanno 5, ricevi 5 punti. Finché la prima tessera è sola sul tavolo, si sommano le sue due metà.',
      example:
        'A un’estremità c’è 6-6, che vale 12. Giochi 6-3 e l’altra estremità mostra un 3: 12 e 3 fanno 15 punti per te.',
    },
    'fives.draw': {
      title: 'Pescare finché una va bene',
      text: 'Se non puoi giocare, peschi una tessera dopo l’altra finché ne trovi una che va bene.',
      ruling:
        'Le ultime due tessere restano nella riserva: se a quel punto non puoi ancora giocare, passi. Alla fine del turno non si pesca.',
      example:
        'Accanto a 6-6 non vanno bene né 3-3 né 4-4, e nemmeno 5-5, che hai pescato. Peschi ancora: 6-4 va bene e ora devi giocarla.',
    },
    'fives.out': {
      title: 'I punti di chi vince la manche',
      text: 'Chi gioca l’ultima tessera vince la manche e riceve come punti i pallini che gli altri hanno ancora in mano. Ogni mano si arrotonda al multiplo di 5 più vicino: 17 pallini diventano 15 punti, 18 diventano 20.',
      ruling:
        'Se il gioco è bloccato, chi ha meno pallini in mano riceve come punti quelli degli altri, arrotondati allo stesso modo.',
      example:
        'Giochi 6-1, la tua ultima tessera. 6-5 e 5-1 fanno 17 pallini, cioè 15; 6-4 e 5-3 ne fanno 18, cioè 20. Ricevi 35 punti.',
    },
    'fives.target': {
      title: '100 o 200 punti',
      text: 'Vince la partita chi prima degli altri arriva a 100 punti, o a 200 con il set da doppio nove.',
      ruling:
        'La partita si vince subito, anche nel mezzo di una manche. Prima si contano i punti della tessera giocata. Se non bastano e la manche è finita, si aggiungono i punti delle altre mani.',
      example:
        'Hai 95 punti e cominci con 3-2. Ne ricevi 5: con 100 punti vinci subito, anche se tutti hanno ancora delle tessere.',
    },
  },
  adapted: {
    'domino.ends': {
      text: 'Le tessere formano una fila con due estremità libere. La fila può piegare ad angolo retto dove volete, ma le sue due estremità non devono toccarsi. I doppi si mettono di traverso.',
      ruling:
        'Un doppio in fondo alla fila è una sola estremità libera. Per i punti però contano tutte e due le sue metà.',
    },
    'domino.reserve': {
      example:
        'Accanto al 6 non vanno bene né 3-3 né 2-1, e nella riserva restano solo le ultime due. Non puoi pescarle, quindi passi.',
    },
  },
  introduction: [
    'Hai 5-5, il doppio più alto, quindi cominci tu. Da solo sul tavolo conta 5 e 5: giocalo e ricevi 10 punti.',
    'Le estremità sono 3 e 5-5. Gioca 5-2 accanto a 5-5: le estremità saranno 2 e 3. Fa 5, quindi ricevi 5 punti.',
    'Le estremità sono 1 e 3, e la tua 6-4 non va bene. Pesca una tessera.',
    'Hai pescato 4-3. Giocala accanto al 3: le estremità saranno 4 e 1, e ricevi di nuovo 5 punti.',
    'Le due estremità mostrano un 4. Gioca 6-4, la tua ultima tessera: 6 e 4 danno 10 punti. Chi hai di fronte ha 6-2: gli 8 pallini, arrotondati, ne danno altri 10!',
  ],
};
