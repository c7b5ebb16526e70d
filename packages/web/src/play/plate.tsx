interface PlateProps {
  readonly name: string;
  readonly count: string;
  readonly score: string;
  readonly onTurn: boolean;
  readonly colour: string;
}

/** A player at the table: name, pieces, points, and whether it is their turn. */
export function Plate({ name, count, score, onTurn, colour }: PlateProps) {
  return (
    <li class="plate" data-turn={onTurn}>
      <span class="plate-face" style={{ background: colour }} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
      <span>
        <b>{name}</b>
        <span class="quiet">
          {count} · {score}
        </span>
      </span>
    </li>
  );
}
