/** Returns a value that is always present although its type can't say so; throws where it is missing after all. */
export function must<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('A value that must be there is missing.');
  return value;
}
