import type { OptionNames } from '../../option-names.ts';

export const optionNames: OptionNames = {
  options: {
    set: { name: 'Satz', about: 'Alle Steine von 0-0 bis zu diesem Pasch spielen mit.' },
    rounds: { name: 'Runden', about: 'So viele Runden dauert die Partie.' },
    target: {
      name: 'Punkte bis zum Ende',
      about:
        'Mit dieser Punktzahl endet die Partie: Man muss sie erreichen oder, wo die Regeln mehr verlangen, übertreffen.',
    },
    starter: { name: 'Wer beginnt', about: 'Wer hier genannt ist, beginnt die erste Runde.' },
    sperr: {
      name: 'Sperren',
      about: 'Ein offenes Ende darf mit einem passenden Pasch gesperrt werden; dann endet die Runde.',
    },
    openTalk: {
      name: 'Offene Absprachen',
      about: 'Wer zusammen ein Team ist, darf alles besprechen und sieht auch die Steine im Team.',
    },
    small: { name: 'Weniger Steine', about: 'Zu sechst nehmt ihr je 5 Steine statt 7.' },
    pay: {
      name: 'Was ein Treffer bringt',
      about: 'Getroffene Zahlen bringen der Reihe nach 1, 2, 3 … Punkte oder die Zahl selbst.',
    },
    copies: {
      name: 'Eigener Satz',
      about: 'Alle bauen aus einem eigenen Satz, so nimmt dir niemand einen Stein weg.',
    },
    winnable: { name: 'Nur lösbare', about: 'Es wird nur ausgelegt, was auch aufgehen kann.' },
    hand: { name: 'Steine auf der Hand', about: 'So viele Steine werden auf einmal gezogen.' },
    grade: { name: 'Schwierigkeit', about: 'Wie viel Nachdenken die Lösung braucht; raten muss man nie.' },
    unique: { name: 'Eine Lösung', about: 'Die Aufgabe hat genau eine Lösung.' },
    given: {
      name: 'Mit Vorgaben',
      about: 'Bei einigen Quadraten ist die Zahl vorgegeben, und es gibt genau eine Lösung.',
    },
    reverseSkips: {
      name: 'Richtungswechsel zu zweit',
      about: 'Zu zweit wirkt ein Richtungswechsel wie Aussetzen, außer als erste Karte.',
    },
    'solo.interject': {
      name: 'Zwischenwerfen',
      about:
        'Wer genau die gleiche Karte hat wie die oberste, darf sie sofort ablegen, auch wenn andere dran sind.',
    },
    'solomino.interject': {
      name: 'Zwischenwerfen',
      about:
        'Wer eine Kartenhälfte hat, die genau einem Ende gleicht, darf sie dort sofort anlegen, auch wenn andere dran sind.',
    },
  },
  choices: {
    steps: '1, 2, 3 … Punkte',
    face: 'die Zahl selbst',
    easy: 'leicht',
    medium: 'mittel',
    hard: 'schwer',
    expert: 'sehr schwer',
  },
};
