import type { GameId, Option } from '@tischrunde/engine';
import type { ComponentType, VNode } from 'preact';
import type { Board } from '../board/board-props.ts';
import type { Placement } from '../board/chain/placement.ts';
import type { Puzzle } from '../play/puzzle/puzzle.ts';

/**
 * Everything that the page knows of one game beyond its rules. The shelf loads all descriptors, so they load boards and hints on
 * demand, and import nothing from the engine. A test compares players and options with the engine's.
 */
interface DescriptorOf<Id extends GameId> {
  readonly id: Id;
  /** The fewest and the most players, and how many usually play. */
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  /** Everybody acts at once: nothing can be taken back, and bots are gentle unless somebody chooses. */
  readonly realTime?: true;
  /** Games with a rank come first on the shelf, the lowest in front; all others follow in the order of the rule sheets. */
  readonly shelfRank?: number;
  /** Only games for one player have it. */
  readonly puzzle?: Puzzle<Id>;
  readonly options: readonly Agreement[];
  readonly board: () => Promise<Board<Id>>;
  readonly picture: TilePicture | ComponentType;
}

/** The descriptor of a game; without an id, that of any game. */
export type GameDescriptor<Id extends GameId = GameId> = { [Each in Id]: DescriptorOf<Each> }[Id];

/** An option as the engine describes it, without its words: those are in the rulebook. */
export type Agreement = Omit<Option, 'about' | 'because'>;

/** A few tiles as they could lie in the game, scaled to the picture. */
export interface TilePicture {
  readonly tiles: readonly Placement[];
  /** A sign beside the tiles, and how far it reaches beyond them to the left and to the right, in halves. */
  readonly sign?: { readonly reach: readonly [left: number, right: number]; drawing(): VNode };
}
