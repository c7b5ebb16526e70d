import type { extras, rules } from '../../../games/hungarian.ts';
import type * as positions from '../../../positions/hungarian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Gioca in un solo turno più tessere che puoi e resta con pochi pallini in mano.',
  needs: 'Le 28 tessere del set da doppio sei. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera a un’estremità della fila, numero accanto a numero uguale.',
    'Continua finché hai tessere che vanno bene, se vuoi.',
    'Poi finisci il turno. Se nessuna va bene, passa. Non si pesca mai.',
  ],
  tables: { setup: { head: ['In quanti siete', 'Tessere a testa'] } },
  rules: {
    'hungarian.deal': {
      title: 'La distribuzione',
      text: 'Quante tessere prende ognuno lo dice la tabella. Le altre sono fuori dal gioco.',
      example:
        'In due avete preso 12 tessere a testa. Le altre 4 delle 28 sono fuori dal gioco: non c’è riserva.',
    },
    'hungarian.run': {
      title: 'Tutte le tessere che vanno bene',
      text: 'Nel tuo turno puoi continuare a giocare finché hai tessere che vanno bene, una dopo l’altra. Poi tocca a chi viene dopo di te.',
      ruling:
        'Se puoi giocare, devi giocare almeno una tessera. Poi puoi fermarti quando vuoi, anche se altre andrebbero bene: finisci il turno. Se non va bene niente, passi.',
      example:
        'Hai già giocato 6-6 e 6-5. Potresti fermarti qui, ma anche 5-4 va bene: la giochi e tocca ancora a te.',
    },
    'hungarian.end': {
      title: 'Quando nessuno può più giocare',
      text: 'Quando nessuno può più giocare, la manche finisce. Chi ha meno pallini in mano riceve come punti i pallini rimasti in mano agli altri.',
      example:
        'Giochi 6-5 e nessuno può più giocare: la manche è finita. Con 1-0 hai 1 pallino, chi hai di fronte ne ha 13: ricevi 13 punti.',
    },
    'hungarian.target': {
      title: 'Più di 100 punti',
      text: 'Vince la partita chi prima degli altri arriva a più di 100 punti. 100 esatti non bastano.',
      example:
        'Hai 100 punti, ma non bastano ancora. Giochi 6-6 e la 1-0 di chi hai di fronte ti dà 1 punto: con 101 vinci la partita.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Mescolate le tessere coperte sul tavolo. Ognuno ne prende quante dice la tabella e le mette in piedi davanti a sé, in modo che gli altri non le vedano. Le altre sono fuori dal gioco: non c’è riserva.',
    },
    'domino.must': {
      ruling:
        'Se una delle tue tessere va bene, devi giocarne almeno una; scegli tu quale. Poi puoi fermarti.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Giocalo: poi puoi continuare.',
    '6-6 mostra un 6 da tutti e due i lati, e la tua 6-5 va bene. Gioca anche quella: puoi giocare tutte le tessere che vanno bene.',
    'Ora le estremità sono 6 e 5. Gioca 5-1 accanto al 5.',
    'Le estremità sono 6 e 1, e nessuna delle tue tessere va più bene. Finisci il turno.',
    'Chi hai di fronte ha giocato 6-4 e poi ha finito il turno. Gioca 4-3 accanto al 4.',
    'Tocca ancora a te. Gioca 3-3, la tua ultima tessera, accanto al 3 e vinci la manche!',
  ],
};
