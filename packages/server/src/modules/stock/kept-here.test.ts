import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useBranches } from '../../../test/branches';
import { aPart } from '../../../test/factories';
import { forgetAnswers } from '../../kernel/cache-until-change';

const branches = useBranches();
const { shop, there } = branches;
let clerk: Person;

beforeAll(async () => {
  clerk = await branches.bound('manager', there.near);
  await branches.partIn(there.far, 'سير مكينة');
});

/** How many parts have run out, by all who count them. */
async function runOut(who: Person) {
  forgetAnswers(shop.live);
  const read = async (path: string) => (await who.call('GET', path)).json();
  const overview = (await read('/dashboard/stock')).data;
  const listed = await read('/inventory/out-of-stock');
  return {
    home: overview.outOfStock,
    shortages: overview.shortages.length,
    inventory: (await read('/inventory/stats')).data.outOfStockItems,
    products: (await read('/products/stats')).data.outOfStockProducts,
    listed: listed.data.length,
  };
}

const all = (count: number) => ({
  home: count,
  shortages: Math.min(count, 2),
  inventory: count,
  products: count,
  listed: count,
});

it('parts that a branch never held have not run out there', async () => {
  expect(await runOut(clerk)).toEqual(all(0));
  const pump = await branches.partIn(there.near, 'دينمو');
  const taken = { quantity: 400, operation: 'subtract', warehouse: there.near };
  expect((await there.owner.call('PATCH', `/products/${pump}/stock`, taken)).statusCode).toBe(200);
  expect(await runOut(clerk)).toEqual(all(1));
});

it('nor those of another main warehouse, but those of the own one', async () => {
  for (const mainWarehouseId of [there.near, there.far]) await aPart(shop.db, { mainWarehouseId });
  expect(await runOut(clerk)).toEqual(all(2));
});

it('in the whole shop all parts count that are nowhere', async () => {
  expect(await runOut(there.owner)).toEqual(all(3));
});
