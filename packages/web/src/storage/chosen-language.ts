/**
 * The language that was chosen, or else the first known one that the browser prefers, by tags such as `de-CH`. English is the fallback.
 * The document has a copy of this file (`app/early-files.ts`), so it imports nothing.
 */
export function chosenLanguage<Known extends string>(
  chosen: unknown,
  preferred: readonly string[],
  known: Readonly<Record<Known, unknown>>,
): Known | 'en' {
  const isKnown = (tag: unknown): tag is Known => typeof tag === 'string' && Object.hasOwn(known, tag);
  return [chosen, ...preferred.map((tag) => tag.toLowerCase().split('-')[0])].find(isKnown) ?? 'en';
}
