/** A value that is always there, though its type can't say so; the day it is missing, the fault shows where it is. */
export function must<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('A value that must be there is missing.');
  return value;
}
