import type { DominoView, SolominoView, SoloView, View, ViewOf } from '@tischrunde/engine';
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

/** What a seat sees of a game whose tiles lie in a layout with ends. */
type LayoutView = DominoView | ViewOf<'solo1' | 'solo2' | 'fortune'>;

/** The drawing in words; null for games whose board is accessible itself. */
export function describeTable(view: View, book: Book): Told | null {
  if (view.game === 'solo') return { facts: pileIn(view, book), lists: [] };
  if (view.game === 'solomino') return snakeIn(view, book);
  return 'layout' in view ? tilesIn(view, book) : null;
}

function tilesIn({ ends, layout, stock }: LayoutView, { say, aloud }: Book): Told {
  const laid = layout.map(({ tile }) => aloud.tile(tile));
  const lists = [
    { title: say('table.ends'), items: ends.map(aloud.end) },
    { title: say('table.laid'), items: laid },
  ];
  return {
    facts: [
      ...(laid.length === 0 ? [say('table.noTile')] : []),
      ...(stock > 0 ? [say('table.stock', { count: stock })] : []),
    ],
    lists: lists.filter(({ items }) => items.length > 0),
  };
}

function pileIn(view: SoloView, { say, aloud }: Book): string[] {
  return [
    say('table.top', { card: aloud.card(view.top) }),
    ...(view.colour === null ? [] : [say('table.counts', { colour: aloud.colour(view.colour) })]),
    ...aroundIn(view, say),
  ];
}

function snakeIn(view: SolominoView, { say, aloud }: Book): Told {
  const { left, right } = view.ends;
  const ask = (view.ask ?? []).map(aloud.minoCard);
  return {
    facts: [
      say('table.leftEnd', { card: aloud.card(left) }),
      say('table.rightEnd', { card: aloud.card(right) }),
      ...(ask.length === 0 ? [] : [say('table.asked', { cards: ask.join('; ') })]),
      ...aroundIn(view, say),
    ],
    lists: [{ title: say('table.snake'), items: view.snake.map(aloud.minoCard) }],
  };
}

/** What both card games share: the direction, the draw debt and the draw pile. */
function aroundIn({ direction, pending, stock }: SoloView | SolominoView, say: Book['say']): string[] {
  return [
    say('table.goes', { way: say(direction === 1 ? 'way.clockwise' : 'way.counterclockwise') }),
    ...(pending > 0 ? [say('table.debt', { count: pending })] : []),
    say('table.pile', { count: stock }),
  ];
}
