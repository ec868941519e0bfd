import { describe, expect, it } from 'vitest';
import { smsPieces } from './sms-pieces';

describe('the billed parts of an SMS', () => {
  it.each([
    ['nothing', '', 0],
    ['one Arabic letter', 'ع', 1],
    ['70 Arabic letters', 'ع'.repeat(70), 1],
    ['71 Arabic letters', 'ع'.repeat(71), 2],
    ['two full pieces', 'ع'.repeat(134), 2],
    ['one letter more', 'ع'.repeat(135), 3],
    ['160 Latin letters', 'a'.repeat(160), 1],
    ['161 Latin letters', 'a'.repeat(161), 2],
    ['one Arabic letter among Latin ones', `${'a'.repeat(70)}ع`, 2],
    ['letters that count twice', '{'.repeat(81), 2],
    ['an emoji', `${'a'.repeat(69)}🎉`, 2],
  ])('%s', (_, text, pieces) => expect(smsPieces(text)).toBe(pieces));
});
