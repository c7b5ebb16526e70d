// A file of its own, so that only the games that need it load the engine.
export { pointsOfMoves } from '@tischrunde/engine';
