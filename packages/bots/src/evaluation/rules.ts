import type { BaseEvent, BaseView, Game, Standing } from '@tischrunde/engine';

/** A game as rollouts play it: what seats see and hear of it does not matter. */
export type Rules<S extends Standing, M> = Game<S, M, BaseView, BaseEvent>;
