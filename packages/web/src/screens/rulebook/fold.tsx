import type { ComponentChildren } from 'preact';

interface FoldProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of a chapter that is folded as a whole. */
export const Fold = ({ title, children }: FoldProps) => (
  <details class="fold">
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);
