import type { JsonObject, View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';

interface TableDescriptionProps {
  readonly view: View;
  readonly book: Book;
}

/** The table in words for screen readers, which cannot read the drawing of a line, a pile or a snake. */
export function TableDescription({ view, book }: TableDescriptionProps) {
  const told = describeTable(view, book);
  if (told === null) return null;
  return (
    <section class="unseen" aria-label={book.say('table.lies')}>
      <ul>
        {told.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {told.lists.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <ul>
            {items.map((item, index) => (
              // The same card can occur twice.
              <li key={`${index} ${item}`}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface Told {
  readonly facts: readonly string[];
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
}

/** The drawing in words; null for games whose board is accessible itself. */
export function describeTable(view: View, book: Book): Told | null {
  if (view.game === 'solo') return { facts: pileIn(view, book), lists: [] };
  if (view.game === 'solomino') return snakeIn(view, book);
  return Array.isArray(view.ends) ? tilesIn(view, view.ends.map(String), book) : null;
}

function tilesIn(view: View, ends: readonly string[], { say, aloud }: Book): Told {
  const laid = (view.log as readonly JsonObject[]).flatMap(({ tile }) =>
    typeof tile === 'string' ? [aloud.tile(tile)] : [],
  );
  const lists = [
    { title: say('table.ends'), items: ends.map(aloud.end) },
    { title: say('table.laid'), items: laid },
  ];
  return {
    facts: [
      ...(laid.length === 0 ? [say('table.noTile')] : []),
      ...(view.stock > 0 ? [say('table.stock', { count: view.stock })] : []),
    ],
    lists: lists.filter(({ items }) => items.length > 0),
  };
}

function pileIn(view: View, { say, aloud }: Book): string[] {
  return [
    say('table.top', { card: aloud.card(String(view.top)) }),
    ...(typeof view.colour === 'string' ? [say('table.counts', { colour: aloud.colour(view.colour) })] : []),
    ...aroundIn(view, say),
  ];
}

function snakeIn(view: View, { say, aloud }: Book): Told {
  const { left, right } = view.ends as JsonObject;
  const ask = Array.isArray(view.ask) ? view.ask.map((card) => aloud.minoCard(String(card))) : [];
  return {
    facts: [
      say('table.leftEnd', { card: aloud.card(String(left)) }),
      say('table.rightEnd', { card: aloud.card(String(right)) }),
      ...(ask.length === 0 ? [] : [say('table.asked', { cards: ask.join('; ') })]),
      ...aroundIn(view, say),
    ],
    lists: [
      {
        title: say('table.snake'),
        items: (view.snake as readonly string[]).map(aloud.minoCard),
      },
    ],
  };
}

/** What both card games share: the direction, the draw debt and the draw pile. */
function aroundIn({ direction, pending, stock }: View, say: Book['say']): string[] {
  const due = Number(pending);
  return [
    say('table.goes', { way: say(direction === 1 ? 'way.clockwise' : 'way.counterclockwise') }),
    ...(due > 0 ? [say('table.debt', { count: due })] : []),
    say('table.pile', { count: stock }),
  ];
}
