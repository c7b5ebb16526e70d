/** Why something failed, in words. An attempt to connect to several addresses fails without a message of its own. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};
