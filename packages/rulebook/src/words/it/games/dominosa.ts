import type { rules } from '../../../games/dominosa.ts';
import type * as positions from '../../../positions/dominosa.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Di una disposizione sono rimasti solo i numeri. Scopri dov’erano le tessere.',
  needs: 'Un set di domino, carta a quadretti e matita.',
  turn: [
    'Cerca due numeri vicini che possono essere solo una certa tessera.',
    'Metti lì la tessera: ognuna c’è una volta sola.',
    'Continua finché ogni numero è coperto. Puoi togliere una tessera in ogni momento.',
  ],
  rules: {
    'dominosa.setup': {
      title: 'Restano solo i numeri',
      text: 'Mescola le tessere, disponile in una figura e scrivi i loro numeri su un foglio a quadretti. Poi mescola di nuovo le tessere: restano solo i numeri.',
      example:
        'Questo piccolo set ha 6 tessere, da 0-0 a 2-2. I loro numeri stanno in 3 righe da 4, e non c’è ancora nessuna tessera.',
    },
    'dominosa.goal': {
      title: 'Trovare tutte le tessere',
      text: 'Trova una disposizione delle tessere che mostri proprio questi numeri. Più tessere ci sono, più è difficile.',
      ruling:
        'Si usa tutto il set: ogni tessera c’è una volta sola e sta su due numeri vicini. Puoi togliere una tessera in ogni momento. Se rinunci, hai perso, e vedi una soluzione.',
      example:
        '1-0 è al bordo destro. Lo 0 e l’1 al bordo sinistro sarebbero di nuovo 1-0: non si può. Ma 0-0 va bene in alto.',
    },
    'dominosa.shape': {
      title: 'La figura',
      text: 'La figura può essere qualsiasi; la cosa migliore è un rettangolo.',
      ruling:
        'La figura deve essere di un solo pezzo e avere tante caselle quante sono le metà delle tessere: 56 per le 28 tessere del set da doppio sei.',
      example:
        'Questi 6 numeri formano una scala. 0-0 va bene sul gradino più alto. Alla sua destra non c’è un numero: lì non va niente.',
    },
    'dominosa.unique': {
      title: 'Una sola soluzione',
      ruling:
        'Un rompicapo fatto dal computer ha esattamente una soluzione. Puoi anche chiederne uno con più soluzioni.',
      example:
        'Con 1-0 al bordo sinistro non va bene nient’altro. L’unica soluzione è: 0-0 in alto, 1-1 in basso e 1-0 al bordo destro.',
    },
  },
  introduction: [
    'Questi numeri sono di 6 tessere, da 0-0 a 2-2. Due 0 vicini ci sono solo in basso a sinistra: metti lì 0-0.',
    'Due 1 vicini ci sono solo al bordo destro. Metti lì 1-1, in verticale.',
    'Lo 0 in alto a destra ha ancora un solo vicino libero, l’1. Metti lì 1-0.',
    'Dov’è 2-2? Prova nella colonna 2: mettilo in verticale sui due 2 in alto.',
    'Non può essere: lo 0 in alto a sinistra e l’1 sotto sarebbero un’altra 1-0. Togli 2-2.',
    'Allora lo 0 in alto a sinistra va con il 2 accanto. Metti lì 2-0.',
    'L’1 al bordo sinistro ha ancora un solo vicino libero, il 2. Metti lì 2-1.',
    'Restano solo due 2, uno sopra l’altro. Metti lì 2-2: hai trovato tutte le 6 tessere e risolto il rompicapo!',
  ],
};
