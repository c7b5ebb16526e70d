import type { ComponentChildren } from 'preact';

/** A text in which the names of tiles stay on one line. */
export const unbroken = (text: string): ComponentChildren =>
  text.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} class="unbroken">
        {part}
      </span>
    ),
  );
