import { games } from '../packages/engine/src/index.ts';
import { type Language, languages, openBook, ownNames } from '../packages/rulebook/src/index.ts';
import type { Rendered } from './markdown.ts';

/** A page with every rule id and its title in the five languages, by the page of rules that it comes from. */
export async function ruleIds(): Promise<Rendered> {
  const titles = new Map<string, Map<Language, string>>();
  for (const language of languages) {
    const book = await openBook(language);
    for (const { id } of games) {
      const { parts, optional, everyTable } = await book.pages(id);
      for (const rule of [...parts, ...optional, { rules: everyTable }].flatMap(({ rules }) => rules)) {
        const known = titles.get(rule.id) ?? new Map<Language, string>();
        titles.set(rule.id, known);
        // A game may call an inherited rule by another name; the page it comes from is right.
        if (!known.has(language) || rule.page === id) known.set(language, rule.title);
      }
    }
  }
  const book = await openBook('en');
  const pages = Map.groupBy([...titles.keys()].toSorted(), (id) => id.split('.')[0]);
  const nameOf = (page: string): string => {
    const game = games.find(({ id }) => id === page);
    return game === undefined ? page : book.name(game.id);
  };
  const sections = [...pages].map(
    ([page, ids]) => `<h2 id="${page}">${nameOf(page)}</h2>
<div class="wide"><table>
<thead><tr><th>id</th>${languages.map((language) => `<th lang="${language}">${ownNames[language]}</th>`).join('')}</tr></thead>
<tbody>
${ids
  .map(
    (id) =>
      `<tr id="${id}"><td><code>${id}</code></td>${languages.map((language) => `<td lang="${language}">${titles.get(id)?.get(language) ?? ''}</td>`).join('')}</tr>`,
  )
  .join('\n')}
</tbody></table></div>`,
  );
  return {
    title: 'Rule ids',
    headings: [...pages.keys()].map((page) => ({ id: page, text: nameOf(page) })),
    html: `<h1 id="rule-ids">Rule ids</h1>
<p>A refused move names the rule that it breaks. These are the ${titles.size} rules that are printed in the rulebook, with their titles in its five
languages; the page has their texts at <code>/rules/GAME#ID</code>, and <code>npx tischrunde rules GAME</code> prints them.</p>
${sections.join('\n')}`,
  };
}
