import type { GameNames } from '../../game-names.ts';

export const gameNames: GameNames = {
  carlit: {
    name: 'Domino',
    blurb: 'Il gioco che tutti conoscono: tessera dopo tessera, e una nuova a ogni turno.',
  },
  block: { name: 'Blocco', blurb: 'Gioca, pesca e sbarra la strada agli altri.' },
  peruvian: {
    name: 'Domino peruviano',
    blurb: 'Punti di penalità che restano segreti fino all’ultima manche.',
  },
  team: { name: 'Blocco a squadre', blurb: 'Due contro due, con squadre nuove a ogni manche.' },
  tiddlewink: {
    name: 'Tiddle-Wink',
    blurb: 'Tre tessere a testa per una grande tavolata, e con un doppio giochi ancora.',
  },
  hungarian: { name: 'Domino ungherese', blurb: 'Gioca una dopo l’altra tutte le tessere che puoi.' },
  french: {
    name: 'Domino francese',
    blurb: 'Un duello su due strati: le tessere stanno una sull’altra.',
  },
  sperr: { name: 'Domino a chiusura', blurb: 'Blocca un’estremità con un doppio, se hai coraggio.' },
  sebastopol: { name: 'Sebastopoli', blurb: 'Quattro bracci crescono dal doppio sei.' },
  fives: { name: 'Tutti i cinque', blurb: 'Fai in modo che le estremità facciano 5, 10, 15…' },
  sevens: { name: 'Tutti i sette', blurb: 'I vicini insieme fanno 7, e i jolly vanno bene dappertutto.' },
  matador: { name: 'Matador', blurb: 'I vicini insieme fanno 10: un gioco per grandi compagnie.' },
  bergen: { name: 'Bergen', blurb: 'Lo stesso numero alle due estremità dà punti.' },
  italian: { name: 'Domino italiano', blurb: 'Sommate tutti insieme e fate centro sui numeri tondi.' },
  cyprus: { name: 'Cipro', blurb: 'Una stella che può avere nove bracci, per grandi tavolate.' },
  chickenfoot: { name: 'Zampa di gallina', blurb: 'Ogni doppio vuole prima le sue tre dita.' },
  concentration: { name: 'Concentrazione', blurb: 'Scopri due tessere e ricorda dove sono.' },
  hektik: {
    name: 'Domino lampo',
    blurb: 'Tutti insieme: costruisci la tua catena più in fretta degli altri.',
  },
  burg: {
    name: 'Domino castello',
    blurb: 'Costruisci verso l’alto, livello su livello, in una lunga catena.',
  },
  dominanz: {
    name: 'Dominanza',
    blurb: 'Un duello di ingegno: stai davanti in ogni riga, ma non troppo.',
  },
  solo1: { name: 'Solo 1', blurb: 'Tutte le tessere sono scoperte: trova il modo di giocarle tutte.' },
  solo2: { name: 'Solo 2', blurb: 'Gioca la tua mano fino all’ultima tessera, poi pesca la mano seguente.' },
  fortune: { name: 'L’indovino', blurb: 'Un trucco di magia: predici le estremità della catena.' },
  dominosa: { name: 'Dominosa', blurb: 'Sono rimasti solo i numeri: dov’erano le tessere?' },
  quadrille: {
    name: 'Domino a quadrati',
    blurb: 'Copri la figura in modo che ogni quadrato mostri un solo numero.',
  },
  solo: {
    name: 'SOLO',
    blurb: 'Colori, numeri e azioni dispettose: chi finisce prima le sue carte?',
  },
  solomino: {
    name: 'SOLOmino',
    blurb: 'Carte con due metà formano un serpente che tutti nutrono.',
  },
};
