/** What is wrong with a store that is not gone. */
export type StoreFault =
  /** The disk is full: nothing was written. */
  | 'full'
  /** The part of the store that holds this table's log cannot be read. */
  | 'damaged';

/** A failure of the store that it makes no sense to try again. */
export class StoreError extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

export const isFull = (error: unknown): boolean => error instanceof StoreError && error.fault === 'full';

export const isDamaged = (error: unknown): boolean =>
  error instanceof StoreError && error.fault === 'damaged';
