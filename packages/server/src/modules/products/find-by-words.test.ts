import { fold } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { generateParts } from '../../generate/generate-parts';
import { searchParts } from './search-parts';

const database = useDatabase();
const limit = 20;
let catalogue: { id: string; popularity: number; searchText: string }[];

/** More parts than the window of best sellers, most of them never sold. */
beforeAll(async () => {
  await generateParts(database.db, 1500);
  await sql`update products set popularity = 0 where substring(code from 2)::int % 20 > 0`.execute(
    database.db,
  );
  catalogue = await database.db.selectFrom('products').select(['id', 'popularity', 'searchText']).execute();
}, 120_000);

/** The expected results, by a plain filter over all parts. */
const matching = (typed: string) =>
  catalogue.filter(({ searchText }) =>
    fold(typed)
      .split(' ')
      .every((word) => searchText.includes(word.length < 3 ? ` ${word}` : word)),
  );

describe('a search by words', () => {
  it.each([
    ['a common word', 'تويوتا'],
    ['a word not finished', 'فل'],
    ['a single letter', 'c'],
    ['two words', 'فلتر كورولا'],
    ['three words', 'مساعد امامي يمين'],
    ['a vehicle and a year it was built in', 'كورولا 2016'],
    ['words never found together', 'كورولا هيونداي'],
    ['a brand', 'denso'],
    ['a word and the beginning of a number', 'فلتر 04'],
    ['letters in a word', 'رولا'],
    ['nothing', 'سسسصصص'],
    ['a rare kind of part', 'عمود كرنك'],
  ])('finds the expected parts by %s: %s', async (_, typed) => {
    const expected = new Map(matching(typed).map((part) => [part.id, part.popularity]));
    const found = (await searchParts(database.db, { q: typed, limit })).map(({ _id }) => _id);
    expect(found.length).toBe(Math.min(limit, expected.size));
    expect(found.filter((id) => !expected.has(id))).toEqual([]);
    const bestFirst = [...expected.values()].toSorted((a, b) => b - a).slice(0, limit);
    expect(found.map((id) => expected.get(id))).toEqual(bestFirst);
  });

  it.each(['...', '%', '—', '\\'])('finds nothing for %s', async (typed) =>
    expect(await searchParts(database.db, { q: typed, limit })).toEqual([]),
  );
});
