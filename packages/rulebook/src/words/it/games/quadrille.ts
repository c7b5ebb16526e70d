import type { rules } from '../../../games/quadrille.ts';
import type * as positions from '../../../positions/quadrille.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Copri tutta la figura con le 28 tessere in modo che ognuno dei 14 quadrati mostri un solo numero. Ci sono più di 300.000 modi per riuscirci.',
  needs: 'Le 28 tessere del set da doppio sei.',
  turn: [
    'Metti una tessera su due caselle vicine.',
    'In ogni quadrato va un solo numero, quattro volte.',
    'Continua finché tutta la figura è coperta. Puoi togliere una tessera in ogni momento.',
  ],
  rules: {
    'quadrille.shape': {
      title: 'La figura',
      text: 'La figura ha 56 caselle, in righe da 8, 8, 6, 6, 6, 6, 8 e 8. Alle righe da 6 manca una casella per parte. Così si formano 14 quadrati di 2 caselle per 2: quattro in alto, tre e tre nel mezzo, quattro in basso.',
      example:
        'Dalla seconda casella della riga 2, 6-3 può scendere nella riga 3. Dalla prima casella non può: la riga 3 è più corta.',
    },
    'quadrille.goal': {
      title: 'Un numero per quadrato',
      text: 'Metti le 28 tessere in modo che ognuno dei 14 quadrati mostri quattro volte lo stesso numero. Le soluzioni sono più di 300.000.',
      example:
        '6-3 sta su due quadrati: a sinistra ora ci vogliono dei 6, a destra dei 3. Nel quadrato a sinistra va bene 6-6, ma non 3-3.',
    },
  },
  introduction: [
    'Mancano solo 6 tessere, in basso a destra. Un quadrato con il 5 ha una casella libera, e solo 5-0 ha un 5: mettila in verticale, lo 0 sotto.',
    'Il quadrato sotto mostra quindi lo 0. Alla sua sinistra un quadrato con il 2 ha una casella libera: metti lì 2-0, lo 0 a destra.',
    'Un quadrato con il 4 ha due caselle libere. Sotto quella a sinistra c’è il quadrato con lo 0: metti lì 4-0, in verticale.',
    'Metti 4-3 accanto, in verticale, con il 3 sotto. L’ultimo quadrato mostra quindi il 3.',
    'Il quadrato con lo 0 ha una casella libera. Metti lì 3-0, lo 0 a sinistra. Il 3 va nell’ultimo quadrato.',
    'Metti 3-3 in verticale al bordo destro. Ora ogni quadrato mostra un solo numero: ce l’hai fatta!',
  ],
};
