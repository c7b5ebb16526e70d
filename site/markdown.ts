import MarkdownIt from 'markdown-it';
import { slug } from '../scripts/slug.ts';

export interface Rendered {
  readonly title: string;
  readonly html: string;
}

/** Renders a page. `linkOf` says where a relative link leads; where it says null, only its text stays. */
export function render(text: string, linkOf: (target: string) => string | null): Rendered {
  // Our pages have no HTML but the plots.
  const markdown = new MarkdownIt({ html: true });
  const used = new Map<string, number>();
  let title = '';
  markdown.renderer.rules.heading_open = (tokens, index) => {
    const plain = tokens[index + 1].content.replace(/[`*_]|\]\([^)]*\)|\[/g, '');
    if (tokens[index].tag === 'h1' && title === '') title = plain;
    return `<${tokens[index].tag} id="${slug(plain, used)}">`;
  };
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
  return {
    html: markdown.render(text),
    get title() {
      return title;
    },
  };
}
