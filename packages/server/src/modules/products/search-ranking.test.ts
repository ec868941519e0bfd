import {
  askedFirst,
  fitsCar,
  latinKeys,
  must,
  noShopWords,
  readPartQuery,
  searchedByKeys,
  type PartSearch,
} from '@turoos/contract';
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
import { findStepByStep, searchParts } from './search-parts';

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

/** Compares the parts of a search with all that it may find: what was asked for first, before it what fits a named car. */
function expectSorted(found: string[], stretches: Stretch[], { limit, ...search }: PartSearch): void {
  const query = readPartQuery(search.q ?? '', noShopWords);
  const parts = found.map((id) => must(catalogue.find((part) => part.id === id)));
  const fits = ({ fitments }: Listed) => query.car !== undefined && fitsCar(fitments, query.car);
  const asked = askedFirst(parts, query, noShopWords);
  const all = new Set(stretches.flatMap(({ ids }) => ids));
  expect({ search, strange: found.filter((id) => !all.has(id)) }).toEqual({ search, strange: [] });
  if (!stretches.some(({ isPartial }) => isPartial))
    expect({ search, count: found.length }).toEqual({ search, count: Math.min(limit, all.size) });
  const expected = [...asked.filter(fits), ...asked.filter((part) => !fits(part))];
  expect({ search, found }).toEqual({ search, found: expected.map(({ id }) => id) });
}

/** Compares ids in the order of the steps with the expected stretches, each part at its first place only. */
function expectRanked(found: string[], stretches: Stretch[], { limit, ...search }: PartSearch): void {
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

/** Of the hundreds of searches, because each is held against a plain loop over the whole catalogue. */
const everyThird = (searches: PartSearch[]) => searches.filter((_, place) => place % 3 === 0);

const idsOf = (parts: readonly { _id: string }[]) => parts.map(({ _id }) => _id);

const idsInSteps = async ({ q, ...wanted }: PartSearch) =>
  idsOf(q ? await findStepByStep(shop.db, q, wanted) : await searchParts(shop.db, wanted)).slice(
    0,
    wanted.limit,
  );

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
    for (const search of everyThird(drawSearches(catalogue))) {
      const stretches = rank(catalogue, search);
      expectRanked(await idsInSteps(search), stretches, search);
      expectSorted(idsOf(await searchParts(shop.db, search)), stretches, search);
    }
  }, 120_000);

  it('is the same through the API, which also reads the Arabic keyboard', async () => {
    const scans = drawSearches(catalogue)
      .filter(({ q = '' }) => latinKeys(q).length > 0 && /\d/.test(q))
      .slice(0, 60);
    expect(scans.length).toBe(60);
    for (const { q = '', limit } of scans) {
      const read = [q, ...searchedByKeys(q)].find((one) =>
        rank(catalogue, { q: one, limit }).some(({ ids }) => ids.length > 0),
      );
      const reply = await seller.call(
        'GET',
        `/products/search?${new URLSearchParams({ q, limit: `${limit}` })}`,
      );
      const search = { q: read ?? q, limit };
      expectSorted(idsOf(reply.json().data), rank(catalogue, search), search);
    }
  }, 120_000);

  it('is the same in the copy of a till, which sorts the unsold parts too', async () => {
    const now = await readCatalogue(shop.db);
    const isSorted = new Set(
      now.filter(({ popularity }, place) => popularity > 0 || place < 500).map(({ id }) => id),
    );
    const copy = await copyOfShop();
    // a till does not know what a part fits
    const searches = everyThird(drawSearches(now)).filter(({ q = '' }) => !readPartQuery(q, noShopWords).car);
    for (const { q = '', limit } of searches) {
      const query = new URLSearchParams({ q, limit: `${limit}` });
      const reply = await seller.call('GET', `/products/search?${query}`);
      const expected = idsOf(reply.json().data);
      const found = searchCopy(copy, q, limit).map(({ id }) => id);
      expect({ q, count: found.length }).toEqual({ q, count: expected.length });
      const sorted = (ids: string[]) => ids.filter((id) => isSorted.has(id));
      expect({ q, found: sorted(found) }).toEqual({ q, found: sorted(expected) });
      const matches = new Set(searchCopy(copy, q, now.length).map(({ id }) => id));
      expect({ q, strange: expected.filter((id) => !matches.has(id)) }).toEqual({ q, strange: [] });
    }
  }, 120_000);

  it('holds in a shop with fewer sold parts than best sellers', async () => {
    await sql`update products set popularity = 0 where substring(code from 2)::int % 40 > 0`.execute(shop.db);
    const quiet = await readCatalogue(shop.db);
    for (const search of drawSearches(quiet).slice(0, 80)) {
      expectRanked(await idsInSteps(search), rank(quiet, search), search);
    }
  }, 120_000);
});

it('answers a search with the same parts as a list', async () => {
  for (const search of drawSearches(catalogue).slice(0, 60)) {
    const found = await searchParts(shop.db, search);
    const ids = found.map(({ _id }) => _id);
    const listed = await readParts(shop.db, ids, search.warehouse);
    expect(found.map(({ fits: _fits, ...part }) => part)).toEqual(listed);
  }
});
