import { Domino } from './domino.tsx';
import { MinoCard } from './mino-card.tsx';
import { SoloCard } from './solo-card.tsx';

/** The size of a piece around its centre. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export type Kind = 'domino' | 'solo' | 'solomino';

export const kindOf = (piece: string): Kind =>
  /^\d+-\d+$/.test(piece) ? 'domino' : piece.includes('|') ? 'solomino' : 'solo';

export const extents: Readonly<Record<Kind, Extent>> = {
  domino: { width: 40, height: 80 },
  solo: { width: 90, height: 132 },
  solomino: { width: 80, height: 152 },
};

interface PieceProps {
  readonly name: string;
  /** The rotation, in degrees clockwise; the light always comes from the top left. */
  readonly angle?: number;
}

/** Any piece around 0,0. */
export function Piece({ name, angle = 0 }: PieceProps) {
  switch (kindOf(name)) {
    case 'domino':
      return <Domino tile={name} angle={angle} />;
    case 'solo':
      return <SoloCard card={name} angle={angle} />;
    case 'solomino':
      return <MinoCard card={name} angle={angle} />;
  }
}
