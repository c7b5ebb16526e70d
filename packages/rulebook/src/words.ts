import type { RefusalReason, RulePage } from '@tischrunde/engine';
import type { Message, Plural } from './message.ts';
import type { OptionWords } from './options.ts';
import type { PieceWords } from './pieces.ts';
import type { Shelf } from './shelf.ts';
import type { events } from './words/en/events.ts';
import type { labels } from './words/en/labels.ts';
import type { network } from './words/en/network.ts';
import type { refusals } from './words/en/refusals.ts';

/** The same kind of message in another language: a text, or one for each plural form. */
type Like<M> = M extends string ? string : Plural;

type Alike<Messages> = { readonly [Key in keyof Messages]: Like<Messages[Key]> };

export type LabelKey = keyof typeof labels;
export type Labels = Alike<typeof labels>;
export type NetworkWords = Alike<typeof network>;

export type EventKey = keyof typeof events;
export type Events = { readonly [Key in EventKey]: Alike<(typeof events)[Key]> };

export type Refusals = Alike<typeof refusals> & { readonly [Reason in RefusalReason]: Message };

/** A chapter as its page of the rulebook knows it; which rules and examples it has is checked where it is written. */
export interface ChapterText {
  readonly aim?: string;
  readonly rules: {
    readonly [id: string]: {
      readonly title: string;
      readonly text?: string;
      readonly ruling?: string;
      readonly example?: string;
    };
  };
  readonly introduction?: readonly string[];
}

/** Everything a language has to say. Chapters are loaded when they are opened. */
export interface Words {
  readonly shelf: Shelf;
  readonly options: OptionWords;
  readonly pieces: PieceWords;
  readonly labels: Labels;
  readonly events: Events;
  readonly refusals: Refusals;
  readonly chapters: { readonly [Page in RulePage]: () => Promise<{ readonly chapter: ChapterText }> };
}
