/** PostgreSQL cannot store a zero byte, and a lone surrogate is not valid text. */
export const isStorable = (value: unknown): boolean =>
  typeof value !== 'string' || (!value.includes('\0') && !/\p{Surrogate}/u.test(value));
