import type { CardNames } from './card-names.ts';
import type { labels } from './en/labels.ts';
import type { shelfLabels } from './en/shelf-labels.ts';
import type { events } from './en/table/events.ts';
import type { refusals } from './en/table/refusals.ts';
import type { tableLabels } from './en/table-labels.ts';
import type { GameNames } from './game-names.ts';
import type { OptionNames } from './option-names.ts';
import type { TileNames } from './tile-names.ts';
import type { Translation } from './translation.ts';

/** The words of a language that the shelf needs, and every other screen. English sets the keys; the other languages translate them. */
export interface ShelfWords {
  readonly gameNames: GameNames;
  readonly optionNames: OptionNames;
  readonly tileNames: TileNames;
  readonly cardNames: CardNames;
  readonly shelfLabels: ShelfLabels;
}

/** What the shelf does without: what happened at a table, why a move is refused, and all other labels. */
export interface TableWords {
  readonly events: Translation<typeof events>;
  readonly refusals: Translation<typeof refusals>;
  readonly tableLabels: TableLabels;
}

/** Every word of a language outside the chapters. */
export type Words = ShelfWords & TableWords;

export type ShelfLabels = Translation<typeof shelfLabels>;

export type TableLabels = Translation<typeof tableLabels>;

export type Labels = Translation<typeof labels>;

export type LabelKey = keyof typeof labels;

export type EventKey = keyof typeof events;
