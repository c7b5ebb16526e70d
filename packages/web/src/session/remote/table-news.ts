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
    if (event.kind === 'sat' || event.kind === 'stood') return [{ number, event, name: event.name }];
    const name = event.kind === 'bot' ? scene.table.places[event.seat]?.name : null;
    return typeof name === 'string' ? [{ number, event, name }] : [];
  });
  return more.length === 0 ? before : [...before, ...more].slice(-most);
}
