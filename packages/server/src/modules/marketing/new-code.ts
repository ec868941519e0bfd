import { randomInt } from 'node:crypto';

/** Without signs that look like others when they are read off a telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 6;

/** A code that is easily read out and typed at the counter. */
export const newCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
