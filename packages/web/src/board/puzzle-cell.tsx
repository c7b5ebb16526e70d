import type { ComponentChildren } from 'preact';

interface CellProps {
  readonly cell: number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Only one cell is a tab stop; arrow keys move on from there. */
  readonly isStop: boolean;
  readonly isChosen: boolean;
  /** Whether the hint is about it. */
  readonly isMarked: boolean;
  readonly children: ComponentChildren;
  onClick(event: MouseEvent): void;
  onEnter(): void;
  onFocus(): void;
  onArrow(key: string): void;
}

/** A cell of a puzzle. */
export function Cell(props: CellProps) {
  const { cell, label, x, y, isStop, isChosen, isMarked, children, onClick, onEnter, onFocus, onArrow } =
    props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside an svg.
    <g
      class="cell"
      role="button"
      tabindex={isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={isChosen}
      data-cell={cell}
      data-marked={isMarked}
      transform={`translate(${x} ${y})`}
      onClick={onClick}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onEnter();
        else if (event.key.startsWith('Arrow')) onArrow(event.key);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </g>
  );
}
