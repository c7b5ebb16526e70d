/** A tile on the table, with the end it was laid at (`6-3:3`) and the half that points outwards from there. */
export type LaidTile = {
  readonly tile: string;
  /** Null for the first tile, and in games without ends. */
  readonly at: string | null;
  readonly out: number | null;
  /** It closed the end (Sperr). */
  readonly locks?: true;
};
