import type { Invitation } from '@tischrunde/protocol';
import { type GameId, languageFor } from '@tischrunde/rulebook';
import { bookOf } from '../book.ts';

/** The page with what others show of a link to a table: who invites, and to what. `origin` is where the page is. */
export async function previewOf(
  page: string,
  { table, game, host }: Invitation,
  origin: string,
  acceptLanguage = '',
): Promise<string> {
  const language = languageFor(acceptLanguage.split(',').map((tag) => tag.split(';')[0].trim()));
  const { say, name, blurb } = await bookOf(language);
  // The server knows every game that a table can be for.
  const id = game as GameId;
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Tischrunde',
    'og:title': say('preview.title', { name: host, game: name(id) }),
    'og:description': blurb(id),
    'og:url': `${origin}/table/${table}`,
    'og:image': `${origin}/apple-touch-icon.png`,
  };
  const lines = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
  );
  return page.replace('</head>', () => `${lines.join('')}</head>`);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]);
