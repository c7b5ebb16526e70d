import type { RefusalReason } from '@tischrunde/engine';
import type { Message, Plural } from '../message.ts';
import type { labels } from './en/labels.ts';
import type { network } from './en/screens/online.ts';
import type { events } from './en/table/events.ts';
import type { refusals } from './en/table/refusals.ts';
import type { Shelf } from './game-names.ts';
import type { OptionWords } from './option-names.ts';
import type { PieceWords } from './pieces.ts';

/** The same kind of message in another language: a text, or one for each plural form. */
type Like<M> = M extends string ? string : Plural;

type Alike<Messages> = { readonly [Key in keyof Messages]: Like<Messages[Key]> };

export type LabelKey = keyof typeof labels;
export type Labels = Alike<typeof labels>;
export type NetworkWords = Alike<typeof network>;

export type EventKey = keyof typeof events;
export type Events = { readonly [Key in EventKey]: Alike<(typeof events)[Key]> };

export type Refusals = Alike<typeof refusals> & { readonly [Reason in RefusalReason]: Message };

/** Every word of a language that is not in a chapter. */
export interface Words {
  readonly shelf: Shelf;
  readonly options: OptionWords;
  readonly pieces: PieceWords;
  readonly labels: Labels;
  readonly events: Events;
  readonly refusals: Refusals;
}
