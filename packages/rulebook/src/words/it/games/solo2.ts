import type { rules } from '../../../games/solo2.ts';
import type * as positions from '../../../positions/solo2.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Un gioco per una persona: metti nella fila tutte le 5 tessere che hai in mano, poi le 5 seguenti e così via, fino in fondo.',
  needs: 'Le 28 tessere del set da doppio sei, oppure le 55 del set da doppio nove.',
  turn: [
    'Gioca una tessera a un’estremità della fila, numero accanto a numero uguale.',
    'Quando la tua mano è vuota, pesca altre 5 tessere (7 con il set da doppio nove).',
    'Se nessuna delle tue tessere va bene, hai perso.',
  ],
  rules: {
    'solo2.deal': {
      title: 'Una scoperta, 5 in mano',
      text: 'Mescola coperte le tessere e scoprine una: con quella comincia la fila. Poi pesca 5 tessere, che sono la tua mano. Con il set da doppio nove ne peschi 7, e vincere è molto più difficile.',
      example: '6-2 è scoperta, e hai pescato 5 tessere. Delle 28 ne restano 22 nella riserva.',
    },
    'solo2.line': {
      title: 'Solo due estremità',
      text: 'Gioca le tue tessere alle due estremità libere della fila, numero accanto a numero uguale, come a Blocco. Le estremità non sono mai più di due, nemmeno con un doppio.',
      example:
        '6-3 ha le estremità 6 e 3. Puoi giocare 6-1 accanto al 6 o 3-3 accanto al 3. 5-2 non va bene a nessuna estremità.',
    },
    'solo2.refill': {
      title: 'La mano seguente',
      text: 'Quando hai giocato tutte le tessere della tua mano, peschi le 5 seguenti, o le 7 seguenti se giochi con mani da 7.',
      example:
        'Giochi 3-2, la tua ultima tessera, e ne peschi 5 nuove. Delle 7 tessere nella riserva ne restano 2.',
    },
    'solo2.win': {
      title: 'Vinto o perso',
      text: 'Quando tutte le mani complete sono nella fila, hai vinto. Le tessere che non fanno più una mano completa avanzano: 5 con il set da doppio nove e mani da 7. Quando nessuna delle tue tessere va bene, hai perso.',
      ruling:
        'Con il set da doppio sei e mani da 5 avanzano 2 tessere. Il foglio dice 1, ma il conto non torna.',
      example:
        'Giochi 6-1, la tua ultima tessera. Le 2 tessere nella riserva non fanno una mano completa: hai vinto.',
    },
  },
  introduction: [
    '5-3 è scoperta. Per fare in fretta hai solo 2 tessere in mano. Gioca 3-1 accanto al 3.',
    'Gioca 5-4 accanto al 5. Così la tua mano è vuota, e peschi 5 tessere nuove.',
    'Le estremità mostrano 4 e 1. Gioca prima 4-4, finché c’è un 4: se ci giochi 6-4, poi 4-4 non va più bene.',
    'Ora gioca 6-4 accanto al 4.',
    'Gioca 6-2 accanto al 6.',
    'Le estremità mostrano 2 e 1. 2-1 va bene a tutte e due. Giocala accanto al 2: così resta un 1 per 5-1.',
    'Gioca 5-1 accanto a 2-1. Era la tua ultima tessera, e le 2 nella riserva non fanno una mano completa: vinci!',
  ],
};
