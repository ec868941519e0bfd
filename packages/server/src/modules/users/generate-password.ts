import { randomInt } from 'node:crypto';

/** Without letters and digits that are easily mistaken for each other. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789';

export const generatePassword = (): string =>
  Array.from({ length: 14 }, () => readable[randomInt(readable.length)])
    .join('')
    .replace(/(.{5})(.{4})(.{5})/, '$1-$2-$3');
