import type { savedMatches as english } from '../../en/screens/saved-matches.ts';
import type { Translation } from '../../translation.ts';

export const savedMatches: Translation<typeof english> = {
  'kept.unfinished': 'Non ancora finite',
  'kept.finished': 'Finite',
  'kept.aside': 'Messe da parte',
  'kept.none': 'Qui non c’è ancora nessuna partita.',
  'kept.moves': { one: '{count} mossa', other: '{count} mosse' },
  'kept.open': 'Apri',
  'kept.delete': 'Elimina',
  'kept.sure': 'Eliminare davvero?',
  'kept.fromFile': 'Apri un file',
  'kept.toFile': 'Salva come file',
  'kept.damaged': 'Questa partita non si può aprire.',
  'kept.noMatch': 'In questo file non c’è nessuna partita.',
  'kept.unreadable': 'Quello che era rimasto di questa partita non si legge più.',
  'kept.wrongMove': 'La mossa {number} viola una regola: {text}',
  'kept.wrongPlace': 'L’arbitro dice: {text}',
  'kept.setAside': 'È stata messa da parte così com’è. Niente è andato perso.',
  'kept.gone': 'Questa partita non c’è più.',
};
