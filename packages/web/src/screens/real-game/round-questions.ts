import type { Seat } from '@tischrunde/engine';
import type { HandsForm, PadEnd, PadEntry, PadHand, PadProblem } from '@tischrunde/engine/pad';

export type RoundEntry = Extract<PadEntry, { readonly type: 'round' }>;

/** What was told of a round so far. */
export interface Told {
  readonly how: PadEnd;
  readonly by: Seat | null;
  readonly partner: Seat | null;
  readonly hands: readonly (PadHand | null)[];
  /** A hand that is to be told again. */
  readonly asked: Seat | null;
}

export type Question =
  | { readonly about: 'partner' }
  | { readonly about: 'who'; readonly how: 'out' | 'blocked' | 'locked' }
  | {
      readonly about: 'hand';
      readonly seat: Seat;
      /** All hands that count, in the order in which they are asked for. */
      readonly needed: readonly Seat[];
      readonly asksDouble: boolean;
    }
  | { readonly about: 'nothing'; readonly entry: PadEntry };

/** The usual end of a round is asked about at once. */
export const toldNothing = (players: number, { ends }: HandsForm): Told => ({
  how: ends[0],
  by: null,
  partner: null,
  hands: Array.from({ length: players }, () => null),
  asked: null,
});

/** What was told of a round that is written down already. */
export const toldOf = ({ how, by, partner, hands }: RoundEntry): Told => ({
  how,
  by,
  partner: partner ?? null,
  hands,
  asked: null,
});

/** What has to be asked next; nothing more once the entry is complete. */
export function nextQuestion(form: HandsForm, told: Told): Question {
  const { how, by, partner, hands, asked } = told;
  if (form.asksPartner && partner === null) return { about: 'partner' };
  if (how !== 'exhausted' && by === null && form.asksWho(how)) return { about: 'who', how };
  const needed = clockwiseAfter(form.needs(how, by, partner), by);
  const seat = asked ?? needed.find((each) => hands[each] === null);
  if (seat !== undefined) return { about: 'hand', seat, needed, asksDouble: form.asksDoubles(how) };
  const entry = { type: 'round', how, by, hands } as const;
  return { about: 'nothing', entry: partner === null ? entry : { ...entry, partner } };
}

/** The seats in the order of play, beginning after a seat. */
const clockwiseAfter = (seats: readonly Seat[], first: Seat | null): Seat[] =>
  first === null
    ? [...seats]
    : [...seats.filter((seat) => seat > first), ...seats.filter((seat) => seat <= first)];

/** After an entry that cannot be: the hand that is wrong is told again, or all of them. */
export const askAgain = (told: Told, problem: PadProblem): Told =>
  'seat' in problem
    ? { ...told, asked: problem.seat }
    : { ...told, hands: told.hands.map(() => null), asked: null };
