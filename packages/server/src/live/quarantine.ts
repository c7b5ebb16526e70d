import { isDamaged } from '../store/store-error.ts';
import { BrokenLog } from '../table/chain.ts';

/** Whether an error means that a table cannot be used until an operator has seen to its log. */
export const isBroken = (error: unknown): boolean => error instanceof BrokenLog || isDamaged(error);
