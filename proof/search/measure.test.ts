import { must } from '@turoos/contract';
import { Catalogue, searchParts } from '@turoos/till';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../packages/server/test/app';
import { aWarehouse } from '../../packages/server/test/factories';
import { readCopiedParts } from '../../packages/server/test/till/read-copy';
import { catalogue } from './catalogue';
import { isWanted, measure, report, type Figures, type Search } from './measure';
import { queries } from './queries';

/** The least share of the queries that must have a right part among the first three. */
const leastFound = 0.95;
/** What must not be lost for the sake of the whole: own words, numbers, and silence rather than a wrong part. */
const leastOfKind = { 'words as recorded': 1, numbers: 0.95, 'not in the shop': 0.8 };
/** The counter asks for so many parts, of which the first few are seen at a glance. */
const wanted = 12;
const seen = 3;

const shop = useApp();
const keyOf = new Map<string, string>();
let seller: Person;

beforeAll(async () => {
  const owner = await shop.person('admin');
  seller = await shop.person('sales_staff');
  await aWarehouse(shop.db);
  for (const { key, ...part } of catalogue) {
    const reply = await owner.call('POST', '/products', part);
    expect(reply.statusCode, `${key}: ${reply.body}`).toBe(201);
    keyOf.set(reply.json().data._id, key);
  }
}, 60_000);

const atTheCounter: Search = async (typed) => {
  const query = new URLSearchParams({ q: typed, limit: `${wanted}` });
  const reply = await seller.call('GET', `/products/search?${query}`);
  return reply
    .json()
    .data.slice(0, seen)
    .map(({ _id }: { _id: string }) => keyOf.get(_id));
};

async function searchTill(): Promise<Search> {
  const copy = new Catalogue();
  for (const part of await readCopiedParts(shop.db)) copy.put(part);
  return async (typed) =>
    searchParts(copy, typed, wanted)
      .slice(0, seen)
      .map(({ id }) => keyOf.get(id) ?? id);
}

function expectEnough({ share, kinds }: Figures): void {
  expect(share).toBeGreaterThanOrEqual(leastFound);
  for (const [kind, least] of Object.entries(leastOfKind)) {
    const { asked, right } = must(kinds.get(kind));
    expect(right / asked, kind).toBeGreaterThanOrEqual(least);
  }
}

describe('the list of queries', () => {
  const all = Object.values(queries).flat();

  it('has three hundred, all different', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ typed }) => typed)).size).toBe(all.length);
  });

  it('wants parts that the catalogue contains', () => {
    const keys = catalogue.map(({ key }) => key);
    const unknown = all
      .flatMap(({ wants }) => wants)
      .filter((want) => !keys.some((key) => isWanted(key, want)));
    expect(unknown).toEqual([]);
  });
});

describe('a clerk finds the part with the words he uses', () => {
  it('at the counter', async () => {
    const figures = await measure(queries, atTheCounter);
    console.log(report('At the counter', figures));
    expectEnough(figures);
  });

  it('at a till without the server', async () => {
    const figures = await measure(queries, await searchTill());
    console.log(report('At a till', figures));
    expectEnough(figures);
  });
});
