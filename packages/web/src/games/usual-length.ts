import type { GameId, MatchLength, OptionValue } from '@tischrunde/engine';

type Length = Pick<MatchLength, 'rounds' | 'target' | 'exceed'>;

const rounds = (count: number): Length => ({ rounds: count, target: null, exceed: false });
const target = (points: number): Length => ({ rounds: null, target: points, exceed: false });
const past = (points: number): Length => ({ ...target(points), exceed: true });

/** Games that do not last as many rounds as there are players. A test compares them with the engine's. */
const others: { readonly [Id in GameId]?: (players: number, set: OptionValue) => Length } = {
  peruvian: () => rounds(7),
  hungarian: () => past(100),
  fives: (_players, set) => target(set === 6 ? 100 : 200),
  matador: () => target(200),
  bergen: (players) => target(players === 2 ? 15 : 10),
  italian: (players, set) => ({ ...rounds(players), target: set === 6 ? 51 : 81 }),
  chickenfoot: () => target(121),
  concentration: () => target(51),
  hektik: () => rounds(10),
  burg: () => rounds(1),
  dominanz: () => rounds(1),
  solo: () => past(500),
  solomino: () => rounds(1),
};

/** How long a match is if nothing is agreed. */
export const usualLength = (game: GameId, players: number, set: OptionValue): Length =>
  others[game]?.(players, set) ?? rounds(players);
