import type { BaseEvent } from './core/event.ts';
import type * as core from './core/game.ts';
import type { Event, EventOf, GameId, View, ViewOf } from './games.ts';

// This file imports only types of the games, so narrowing a view does not load the engine.

/** What a seat knows of the round: what it sees, and every event it has heard since the deal. */
export type Known<V extends core.BaseView = View, E extends BaseEvent = Event> = core.Known<V, E>;
/** What a seat knows of a round of one game. */
export type KnownOf<Id extends GameId> = Known<ViewOf<Id>, EventOf<Id>>;

/** Narrows what a seat sees to one game. */
export const isViewOf = <Id extends GameId>(view: View, game: Id): view is View & ViewOf<Id> =>
  view.game === game;

/** Narrows what a seat knows to one game; the events belong to the game of the view. */
export const isKnownOf = <K extends Known, Id extends GameId>(known: K, game: Id): known is K & KnownOf<Id> =>
  known.view.game === game;
