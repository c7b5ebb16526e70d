/** A part of a page that the search can find: a heading with what stands below it. */
export interface Section {
  readonly address: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

const plain = (html: string): string =>
  html
    // Tags within a line, as those of colours, part no words.
    .replaceAll(/<\/?(?:span|code|a|strong|em)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The sections of a page: from each heading, or each row with an id, to the next one. */
export function sectionsOf(address: string, page: string, html: string): Section[] {
  const parts = html.split(/(?=<(?:h[1-3]|tr) id=")/);
  return parts.flatMap((part): Section[] => {
    const [, tag, id] = /^<(h[1-3]|tr) id="([^"]*)"/.exec(part) ?? [];
    if (id === undefined) return [];
    const [heading, ...rest] = tag === 'tr' ? [`<${id}>`, part] : part.split(`</${tag}>`);
    const title = tag === 'tr' ? id : plain(heading);
    return [
      { address: tag === 'h1' ? address : `${address}#${id}`, page, title, text: plain(rest.join(' ')) },
    ];
  });
}

/** A script with everything that can be found; a script and not data, so that it works from a folder, too. */
export const searchIndex = (sections: readonly Section[]): string =>
  `globalThis.sections = ${JSON.stringify(sections)};\n`;
