import type { VNode } from 'preact';

/** A part of the text that stays whole on a page. */
export interface Block {
  readonly key: string;
  /** A heading stays with what follows it. */
  readonly isHeading?: boolean;
  /** The title of the chapter that begins here, on a page of its own. */
  readonly chapter?: string;
  /** What can be referred to by the number of its page. */
  readonly anchor?: string;
  draw(setting: Setting): VNode;
}

/** How blocks are drawn. */
export interface Setting {
  /** For measuring: boards are left empty, in their size. */
  readonly isDraft: boolean;
  /** The number of the page on which something stands. */
  pageOf(anchor: string): string;
}

/** The anchor of a rule where it is written, and of a chapter. */
export const ruleAnchor = (page: string, rule: string): string => `${page}#${rule}`;
export const chapterAnchor = (page: string): string => page;
