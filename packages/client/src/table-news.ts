import type { Change, Happening, Scene } from '@tischrunde/protocol';

/** Something that happened beside the match, and the person concerned. */
export interface TableNews {
  readonly number: number;
  readonly event: Happening;
  readonly name: string;
}

/** How many are kept for screen readers. */
const most = 10;

/** Adds the news in some changes. Bots are mentioned only if they play for a person. */
export function addNews(
  before: readonly TableNews[],
  changes: readonly Change[],
  scene: Scene,
): readonly TableNews[] {
  const more = changes.flatMap(({ number, event, events }): TableNews[] => {
    // When people are slow to be ready for the next round, it is dealt all the same. Nobody missed a turn.
    const isDeal = event.kind === 'moved' && events.some(({ type }) => type === 'dealt');
    const name = isDeal ? null : nameIn(event, scene);
    return name === null ? [] : [{ number, event, name }];
  });
  return more.length === 0 ? before : [...before, ...more].slice(-most);
}

/** The person whom an event concerns; null if it is no news. */
function nameIn(event: Happening, { table: { places } }: Scene): string | null {
  switch (event.kind) {
    case 'sat':
    case 'stood':
    case 'removed':
    case 'renamed':
    case 'benched':
    case 'host':
      return event.name;
    case 'kicked':
      return event.kicked ? event.name : null;
    case 'undoAnswered':
      return event.agrees ? null : (places[event.seat]?.name ?? null);
    case 'bot':
      return event.name;
    case 'moved':
      return event.by === 'clock' ? (places[event.seat]?.name ?? null) : null;
    case 'changed':
      return event.by ?? '';
    case 'takenBack':
      return places[event.seat]?.name ?? null;
    default:
      return null;
  }
}
