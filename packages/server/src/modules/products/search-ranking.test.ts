import { fitsCar, foldCode, latinKeys, noShopWords, readPartQuery, type PartSearch } from '@turoos/contract';
import { Catalogue, searchParts as searchCopy } from '@turoos/till';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aWarehouse } from '../../../test/factories';
import { drawSearches } from '../../../test/part-search/queries';
import { rank, readCatalogue, type Listed, type Stretch } from '../../../test/part-search/reference';
import { readCopiedParts } from '../../../test/till/read-copy';
import { transaction } from '../../db/transaction';
import { generateParts } from '../../generate/generate-parts';
import { readCatalogueWords } from '../part-words';
import { readParts } from './products.queries';
import { searchParts } from './search-parts';

const shop = useApp();
let seller: Person;
let catalogue: Listed[];

/** A quarter of the parts sells; some are deactivated, replaced or have further numbers. */
beforeAll(async () => {
  seller = await shop.person('sales_staff');
  for (const name of ['الرئيسي', 'الفرع']) await aWarehouse(shop.db, name);
  await generateParts(shop.db, 3000);
  await sql`update products set popularity = 0 where substring(code from 2)::int % 4 > 0`.execute(shop.db);
  await sql`update products set is_active = false where substring(code from 2)::int % 17 = 3`.execute(
    shop.db,
  );
  await sql`
    update products p set replaced_by_id = other.id from products other
    where substring(p.code from 2)::int % 23 = 5
      and substring(other.code from 2)::int = substring(p.code from 2)::int + 1`.execute(shop.db);
  await sql`
    insert into product_numbers (product_id, kind, number)
    select id, 'alternative', 'ALT-' || (substring(code from 2)::int % 40) || '-' || left(part_number, 3)
    from products where substring(code from 2)::int % 9 = 1`.execute(shop.db);
  await sql`select refresh_search_text(array(select product_id from product_numbers where kind = 'alternative'))`.execute(
    shop.db,
  );
  await sql`vacuum analyze products`.execute(shop.db);
  await transaction(shop.db, readCatalogueWords);
  catalogue = await readCatalogue(shop.db);
}, 120_000);

/** Compares found ids with the expected stretches, each part at its first place only; parts that fit a named car first. */
function expectRanked(found: string[], stretches: Stretch[], { limit, ...search }: PartSearch): void {
  const { car } = readPartQuery(search.q ?? '', noShopWords);
  if (car) {
    const fits = (id: string) => fitsCar(catalogue.find((part) => part.id === id)?.fitments ?? [], car);
    const all = new Set(stretches.flatMap(({ ids }) => ids));
    expect({ search, strange: found.filter((id) => !all.has(id)) }).toEqual({ search, strange: [] });
    if (!stretches.some(({ isPartial }) => isPartial))
      expect({ search, count: found.length }).toEqual({ search, count: Math.min(limit, all.size) });
    expect({ search, found }).toEqual({
      search,
      found: [...found.filter(fits), ...found.filter((id) => !fits(id))],
    });
    return;
  }
  const seen = new Set<string>();
  for (const { ids, inAnyOrder, isPartial } of stretches) {
    const next = [...new Set(ids)].filter((id) => !seen.has(id));
    const rest = found.slice(seen.size);
    const from = inAnyOrder ? rest.filter((id) => next.includes(id)) : next.slice(0, limit - seen.size);
    const expected = Math.min(next.length, limit - seen.size);
    expect({ search, ids: rest.slice(0, from.length) }).toEqual({ search, ids: from });
    if (!isPartial) expect({ search, count: from.length }).toEqual({ search, count: expected });
    for (const id of from) seen.add(id);
  }
  expect({ search, count: found.length }).toEqual({ search, count: seen.size });
}

/** A copy in which a seventh of the parts has changed since its indexes were built. */
async function copyOfShop(): Promise<Catalogue> {
  const copy = new Catalogue();
  const parts = await readCopiedParts(shop.db);
  parts.forEach((part, place) =>
    copy.put(place % 7 === 0 ? { ...part, searchText: ' سابق', popularity: 900, numbers: ['77'] } : part),
  );
  copy.settle();
  parts.forEach((part) => copy.put(part));
  return copy;
}

describe('the order of a search', () => {
  it('is the documented one for hundreds of searches', async () => {
    for (const search of drawSearches(catalogue)) {
      const found = (await searchParts(shop.db, search)).map(({ _id }) => _id);
      expectRanked(found, rank(catalogue, search), search);
    }
  }, 120_000);

  it('is the same through the API, which also reads the Arabic keyboard', async () => {
    const scans = drawSearches(catalogue)
      .filter(({ q = '' }) => latinKeys(q).length > 0 && /\d/.test(q))
      .slice(0, 60);
    expect(scans.length).toBe(60);
    for (const { q = '', limit } of scans) {
      const keys = latinKeys(q).filter((one) => foldCode(one).length > 2);
      const expected = [q, ...keys]
        .map((one) => rank(catalogue, { q: one, limit }))
        .find((stretches) => stretches.some(({ ids }) => ids.length > 0));
      const reply = await seller.call(
        'GET',
        `/products/search?${new URLSearchParams({ q, limit: `${limit}` })}`,
      );
      const found = reply.json().data.map(({ _id }: { _id: string }) => _id);
      expectRanked(found, expected ?? [], { q, limit });
    }
  }, 120_000);

  it('is the same in the copy of a till, which sorts the unsold parts too', async () => {
    const now = await readCatalogue(shop.db);
    const isSorted = new Set(
      now.filter(({ popularity }, place) => popularity > 0 || place < 500).map(({ id }) => id),
    );
    const copy = await copyOfShop();
    // a till does not know what a part fits
    const searches = drawSearches(now).filter(({ q = '' }) => !readPartQuery(q, noShopWords).car);
    for (const { q = '', limit } of searches) {
      const query = new URLSearchParams({ q, limit: `${limit}` });
      const reply = await seller.call('GET', `/products/search?${query}`);
      const expected: string[] = reply.json().data.map(({ _id }: { _id: string }) => _id);
      const found = searchCopy(copy, q, limit).map(({ id }) => id);
      expect({ q, count: found.length }).toEqual({ q, count: expected.length });
      const others = [
        ...expected.filter((id, place) => id !== found[place]),
        ...found.filter((id, place) => id !== expected[place]),
      ];
      if (others.length === 0) continue;
      const matches = new Set(searchCopy(copy, q, now.length).map(({ id }) => id));
      expect({ q, others: others.filter((id) => isSorted.has(id) || !matches.has(id)) }).toEqual({
        q,
        others: [],
      });
    }
  }, 120_000);

  it('holds in a shop with fewer sold parts than best sellers', async () => {
    await sql`update products set popularity = 0 where substring(code from 2)::int % 40 > 0`.execute(shop.db);
    const quiet = await readCatalogue(shop.db);
    for (const search of drawSearches(quiet).slice(0, 200)) {
      const found = (await searchParts(shop.db, search)).map(({ _id }) => _id);
      expectRanked(found, rank(quiet, search), search);
    }
  }, 120_000);
});

it('answers a search with the same parts as a list', async () => {
  for (const search of drawSearches(catalogue).slice(0, 60)) {
    const found = await searchParts(shop.db, search);
    const ids = found.map(({ _id }) => _id);
    expect(found).toEqual(await readParts(shop.db, ids, search.warehouse));
  }
});
