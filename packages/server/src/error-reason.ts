/** The message of an error. A failed connection to several addresses has none of its own, only those of its parts. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};
