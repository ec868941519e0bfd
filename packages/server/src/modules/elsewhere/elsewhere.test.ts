import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useBranches } from '../../../test/branches';

const branches = useBranches();
const { there } = branches;
let clerk: Person;
let belt: string;

beforeAll(async () => {
  clerk = await branches.bound('sales_staff', there.near);
  belt = await branches.partIn(there.far, 'سير مكينة');
});

const allow = (showElsewhere: boolean) => there.owner.call('PUT', '/settings', { store: { showElsewhere } });

async function elsewhere(who: Person, ...parts: string[]) {
  const reply = await who.call('GET', `/elsewhere?parts=${parts.join()}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data as { product: string; branches: object[] }[];
}

it('the branches that have a part are not told before the shop allows it', async () => {
  expect(await elsewhere(clerk, there.part, belt)).toEqual([]);
});

it('a bound user is told the names of the other branches that have a part, and nothing else', async () => {
  await allow(true);
  const far = [{ _id: there.far, name: 'فرع إب' }];
  expect(await elsewhere(clerk, there.part, belt)).toEqual(
    [
      { product: there.part, branches: far },
      { product: belt, branches: far },
    ].toSorted((a, b) => (a.product < b.product ? -1 : 1)),
  );
  const here = await branches.bound('sales_staff', there.near, there.far);
  expect(await elsewhere(here, there.part)).toEqual([]);
  expect(await elsewhere(there.owner, there.part)).toEqual([]);
});

it('a branch that is closed, or has none left, is not named', async () => {
  const set = (status: 'active' | 'inactive') =>
    branches.shop.db.updateTable('warehouses').set({ status }).where('id', '=', there.far).execute();
  await set('inactive');
  expect(await elsewhere(clerk, belt)).toEqual([]);
  await set('active');
  const taken = { quantity: 400, operation: 'subtract', warehouse: there.far };
  expect((await there.owner.call('PATCH', `/products/${belt}/stock`, taken)).statusCode).toBe(200);
  expect(await elsewhere(clerk, belt)).toEqual([]);
});
