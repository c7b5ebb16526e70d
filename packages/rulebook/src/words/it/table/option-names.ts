import type { OptionNames } from '../../option-names.ts';

export const optionNames: OptionNames = {
  options: {
    set: { name: 'Set di domino', about: 'Si gioca con tutte le tessere da 0-0 fino a questo doppio.' },
    rounds: { name: 'Manche', about: 'La partita dura questo numero di manche.' },
    target: {
      name: 'Punti da raggiungere',
      about: 'Questo punteggio chiude la partita: bisogna arrivarci, o superarlo se il gioco lo chiede.',
    },
    starter: { name: 'Chi comincia', about: 'Da chi comincia la prima manche.' },
    sperr: {
      name: 'Bloccare',
      about:
        'Si può bloccare un’estremità libera con un doppio dello stesso numero, e così finisce la manche.',
    },
    openTalk: {
      name: 'Parlarsi in squadra',
      about: 'Nella stessa squadra ci si può dire tutto, quindi ognuno vede anche le tessere dell’altro.',
    },
    small: { name: 'Mani piccole', about: 'In 6 ognuno prende 5 tessere invece di 7.' },
    pay: {
      name: 'Quanto vale un centro',
      about: 'I numeri centrati danno in ordine 1, 2, 3… punti, oppure il numero stesso.',
    },
    copies: {
      name: 'Un centro per ognuno',
      about: 'Ognuno costruisce con un centro completo tutto suo, così nessuno ti porta via una tessera.',
    },
    winnable: {
      name: 'Si può vincere',
      about: 'Le tessere sono sempre disposte in modo che si possa vincere.',
    },
    hand: { name: 'Tessere in mano', about: 'Si pesca ogni volta questo numero di tessere.' },
    grade: {
      name: 'Difficoltà',
      about: 'Quanto c’è da ragionare per trovare la soluzione; non serve mai tirare a indovinare.',
    },
    unique: { name: 'Una sola soluzione', about: 'Il rompicapo ha esattamente una soluzione.' },
    given: {
      name: 'Con un inizio',
      about: 'In alcuni quadrati il numero è già dato, e c’è esattamente una soluzione.',
    },
    reverseSkips: {
      name: 'Cambio di giro in 2',
      about: 'In 2 un cambio di giro fa saltare il turno all’altro, tranne quando è la prima carta.',
    },
    'solo.interject': {
      name: 'Inserirsi',
      about: 'Se hai proprio la carta in cima, puoi giocarla subito, anche se non tocca a te.',
    },
    'solomino.interject': {
      name: 'Inserirsi',
      about:
        'Se hai una metà identica a quella di un’estremità, puoi giocarla lì subito, anche se non tocca a te.',
    },
  },
  choices: {
    steps: '1, 2, 3… punti',
    face: 'il numero stesso',
    easy: 'facile',
    medium: 'medio',
    hard: 'difficile',
    expert: 'molto difficile',
  },
};
