import type { AnyGame } from '@tischrunde/engine';
import { burg } from './burg/face.ts';
import { solo } from './cards/solo.ts';
import { solomino } from './cards/solomino.ts';
import { concentration } from './concentration.ts';
import { dominanz } from './dominanz.ts';
import { domino } from './domino.ts';
import type { Face } from './face.ts';
import { fortune } from './fortune.ts';
import { hektik } from './hektik.ts';
import { dominosa } from './puzzles/dominosa.ts';
import { quadrille } from './puzzles/quadrille.ts';
import { solo1, solo2 } from './solitaires.ts';

const faces: ReadonlyMap<string, Face> = new Map(
  Object.entries({
    burg,
    concentration,
    dominanz,
    dominosa,
    fortune,
    hektik,
    quadrille,
    solo,
    solo1,
    solo2,
    solomino,
  }),
);

/** The games on a line, a cross, a star or feet share one face; the others have their own. */
export const faceOf = ({ id }: AnyGame): Face => faces.get(id) ?? domino;
