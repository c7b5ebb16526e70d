import type { OptionNames } from '../../option-names.ts';

export const optionNames: OptionNames = {
  options: {
    set: { name: 'Set di domino', about: 'Si gioca con tutte le tessere da 0-0 fino a questo doppio.' },
    rounds: { name: 'Manche', about: 'La partita dura questo numero di manche.' },
    target: {
      name: 'Punti da raggiungere',
      about: 'Questo punteggio chiude la partita: bisogna arrivarci, o superarlo se il gioco lo chiede.',
    },
    starter: { name: 'Chi comincia', about: 'Questo giocatore comincia la prima manche.' },
    sperr: {
      name: 'Chiudere',
      about:
        'Si può chiudere un’estremità libera con un doppio dello stesso numero, e così finisce la manche.',
    },
    openTalk: {
      name: 'Parlare con il compagno',
      about: 'I compagni possono dirsi tutto, quindi ognuno vede le tessere dell’altro.',
    },
    small: { name: 'Mani piccole', about: 'In 6 giocatori ognuno prende 5 tessere invece di 7.' },
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
      about: 'In 2 giocatori un cambio di giro fa perdere il turno all’altro.',
    },
    'solo.interject': {
      name: 'Inserirsi',
      about: 'Se hai proprio la carta in cima, puoi posarla subito, anche se non tocca a te.',
    },
    'solomino.interject': {
      name: 'Inserirsi',
      about:
        'Se hai una metà identica a quella di un’estremità, puoi posarla lì subito, anche se non tocca a te.',
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
