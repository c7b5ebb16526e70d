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
  const more = changes.flatMap(({ number, event }): TableNews[] => {
    const name = nameIn(event, scene);
    return name === null ? [] : [{ number, event, name }];
  });
  return more.length === 0 ? before : [...before, ...more].slice(-most);
}

/** The person whom an event concerns; null if it is no news. */
function nameIn(event: Happening, { table: { places } }: Scene): string | null {
  switch (event.kind) {
    case 'sat':
    case 'stood':
    case 'host':
      return event.name;
    case 'kicked':
      return event.kicked ? event.name : null;
    case 'bot':
      return places[event.seat]?.name ?? null;
    default:
      return null;
  }
}
