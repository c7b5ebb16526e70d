import type { Language } from './languages.ts';
import { type Facts, type FactsFor, fill } from './message.ts';
import type { realTable } from './words/en/real/index.ts';
import type { Translation } from './words/translation.ts';

export { type DealFacts, dealFacts } from './helpers/deal-facts.ts';
export { checkChain, goalOf } from './helpers/hektik-chain.ts';
export { arrange } from './situations/arrangement.ts';
export { choicesOf, endsIn, type Grid, gridOf, isComplete, moveFormOf, reach } from './situations/choices.ts';
export { type Debt, debtsIn, happeningsWithDebt } from './situations/debts.ts';
export {
  type Edit,
  edited,
  handOfSize,
  isAgreement,
  mayBring,
  mostSide,
  mostStock,
} from './situations/edits.ts';
export { situationOf } from './situations/example-situation.ts';
export { type Field, type Form, forms } from './situations/forms.ts';
export { hasTwoEnds, layoutWithEnds } from './situations/line-ends.ts';
export { boxOf, valuesOf } from './situations/pieces.ts';
export { type Ruling, ruleOn } from './situations/ruling.ts';
export { type Happening, newSituation, piecesOf, type Situation, type Turn } from './situations/situation.ts';

type English = typeof realTable;
export type RealTableKey = keyof English;
type FactsArgument<M> = keyof FactsFor<M> extends never ? [] : [facts: FactsFor<M>];

/** The words for people who play with the real game. No other page needs them. */
export type RealTableWords = <Key extends RealTableKey>(
  key: Key,
  ...facts: FactsArgument<English[Key]>
) => string;

const files: { readonly [L in Language]: () => Promise<{ readonly realTable: Translation<English> }> } = {
  de: () => import('./words/de/real/index.ts'),
  en: () => import('./words/en/real/index.ts'),
  fr: () => import('./words/fr/real/index.ts'),
  it: () => import('./words/it/real/index.ts'),
  ja: () => import('./words/ja/real/index.ts'),
};

/** Opens the words for the real table in a language. */
export async function openRealTableWords(language: Language): Promise<RealTableWords> {
  const { realTable } = await files[language]();
  return (key: RealTableKey, facts: Facts = {}) => fill(realTable[key], facts, language);
}
