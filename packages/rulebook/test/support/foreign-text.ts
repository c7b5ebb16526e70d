import type { Language } from '../../src/languages.ts';

/** Frequent words of each language that are rare in the other three. */
const frequentWords: Readonly<Record<Exclude<Language, 'ja'>, ReadonlySet<string>>> = {
  de: words(
    'der die das den dem des und ist sind nicht ein eine einen du dein deine dir mit wer zu zum auf wird sich oder wenn noch von vom im am es hat kein keine keinen nur dann jede jeder alle bis nach stein steine pasch hast ihr',
  ),
  en: words(
    'the and is are not you your with who to on of it if or has have then after this one that be may for at no each by from as was when every must tile tiles player players but',
  ),
  fr: words(
    'les et est pas une avec des du au aux dans ou ne que ce cette ton tes à pour sont deux chaque quand peux sur celui elle joue tous sans plus contre pose faut dois donc après moins c’est n’est d’un d’une domino dominos joueur joueurs as',
  ),
  it: words(
    'è non una con chi di del della dei delle nel nella gli che lo per i e o sono due ogni quando puoi tocca al alla l’altra un’altra dell’altra più c’è tessera tessere tuo tua tue ognuno prende giocatori hai ha tutti nessuno ma giochi gioca pesca peschi punti giocatore turno fanno',
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Names that are written in Latin letters even in Japanese. */
const latinNames = words('SOLO SOLOmino Solo JSON');

/** Why a text does not seem to be in its language; null if it does. */
export function whyForeign(language: Language, text: string): string | null {
  return language === 'ja' ? foreignInJapanese(text) : foreignInLatin(language, text);
}

function foreignInJapanese(text: string): string | null {
  const latin = text.match(/[A-Za-zÀ-ÿß]{2,}/g)?.filter((word) => !latinNames.has(word)) ?? [];
  if (latin.length > 0) return `Latin words: ${latin.join(', ')}`;
  const letters = text.replace(/SOLO(mino)?|[^\p{L}]/gu, '');
  return letters === '' || /[\u3040-\u30ff\u4e00-\u9fff]/.test(letters) ? null : 'no Japanese character';
}

function foreignInLatin(language: Exclude<Language, 'ja'>, text: string): string | null {
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) return 'Japanese characters';
  const said = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  const count = (of: Exclude<Language, 'ja'>) => said.filter((word) => frequentWords[of].has(word)).length;
  const own = count(language);
  for (const other of ['de', 'en', 'fr', 'it'] as const) {
    const found = count(other);
    if (other !== language && found >= 2 && found > own) return `reads like ${other} (${found} to ${own})`;
  }
  return said.length >= 12 && own === 0 ? `no frequent word of ${language}` : null;
}
