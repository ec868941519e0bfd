import { fold, foldCode } from '@turoos/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from './database';

const database = useDatabase();

/**
 * Characters people type and paste: Arabic with all its marks and forms, three kinds of digits, codes, odd
 * spaces.
 */
const codePoint = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((point) => String.fromCodePoint(point));
const character = fc.oneof(
  codePoint(0x0600, 0x06ff),
  codePoint(0x0020, 0x007e),
  codePoint(0x00a0, 0x00ff),
  codePoint(0x2000, 0x206f),
  codePoint(0xfb50, 0xfdcf),
  codePoint(0xfe70, 0xfeff),
  codePoint(0xff00, 0xff5e),
  fc.constantFrom('\t', '\n', '\r', '\v', '\f', '\u3000', '\u1680'),
);
const text = fc.array(character, { maxLength: 40 }).map((characters) => characters.join(''));

it('SQL folds every text exactly as TypeScript does', async () => {
  const samples = fc.sample(text, 5000);
  const { rows } = await sql<{ folded: string; code: string }>`
    select turoos_fold(value) as folded, turoos_code(value) as code
    from unnest(${samples}::text[]) with ordinality as samples (value, place) order by place`.execute(
    database.db,
  );
  samples.forEach((sample, index) => {
    expect(rows[index], JSON.stringify(sample)).toEqual({ folded: fold(sample), code: foldCode(sample) });
  });
});
