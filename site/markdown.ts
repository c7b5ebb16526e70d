import MarkdownIt from 'markdown-it';
import { slug } from '../scripts/slug.ts';
import { codeBlock } from './code.ts';
import type { Heading } from './template.ts';

export interface Rendered {
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Renders a page. `linkOf` says where a relative link leads; where it says null, only its text stays. */
export function render(text: string, linkOf: (target: string) => string | null): Rendered {
  // Our pages have no HTML but the plots.
  const markdown = new MarkdownIt({ html: true });
  const used = new Map<string, number>();
  const headings: Heading[] = [];
  let title = '';
  markdown.renderer.rules.heading_open = (tokens, index) => {
    const { tag } = tokens[index];
    const plain = tokens[index + 1].content.replace(/[`*_]|\]\([^)]*\)|\[/g, '');
    const id = slug(plain, used);
    if (tag === 'h1' && title === '') title = plain;
    if (tag === 'h2') headings.push({ id, text: markdown.utils.escapeHtml(plain) });
    return `<${tag} id="${id}">`;
  };
  markdown.renderer.rules.fence = (tokens, index) => codeBlock(tokens[index].content, tokens[index].info);
  markdown.renderer.rules.table_open = () => '<div class="wide"><table>';
  markdown.renderer.rules.table_close = () => '</table></div>';
  const kept: boolean[] = [];
  markdown.renderer.rules.link_open = (tokens, index) => {
    const href = String(tokens[index].attrGet('href'));
    const target = /^[a-z]+:/.test(href) ? href : linkOf(decodeURI(href));
    kept.push(target !== null);
    return target === null ? '<span class="source">' : `<a href="${markdown.utils.escapeHtml(target)}">`;
  };
  markdown.renderer.rules.link_close = () => (kept.pop() === true ? '</a>' : '</span>');
  const html = markdown.render(text);
  return { html, title, headings };
}
