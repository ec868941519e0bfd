import { userTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { aTill } from '../../../test/tills';
import { applyLines, askCopy, emptyCopy, linesIn } from '../../../test/till-copy';
import { useBranches } from '../../../test/branches';
import { aWarehouse } from '../../../test/factories';

const branches = useBranches();
const { shop, there } = branches;

let made = 0;
const newUser = (more: object = {}) => ({
  username: `clerk-${++made}`,
  name: 'سالم علي',
  password: 'a good password 1',
  role: 'sales',
  ...more,
});
const failure = async (reply: Promise<{ statusCode: number; json(): { message: string } }>) => {
  const { statusCode, json } = await reply;
  return [statusCode, json().message];
};

describe('binding a user to warehouses', () => {
  it('is part of the user, and told to the session at once', async () => {
    const reply = await there.owner.call('POST', '/users', newUser({ warehouses: [there.near] }));
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().data.warehouses).toEqual([{ _id: there.near, name: 'فرع تعز' }]);

    const clerk = await branches.bound('sales_staff', there.near);
    const me = async () => (await clerk.call('GET', '/auth/me')).json().data?.user.warehouses;
    expect(await me()).toEqual([there.near]);
    const listed = (await there.owner.call('GET', `/users/${clerk.id}`)).json().data;
    const changes = { warehouses: [there.near, there.far], version: listed.version };
    expect((await there.owner.call('PUT', `/users/${clerk.id}`, changes)).statusCode).toBe(200);
    // as a change of rights does, it ends the sessions
    expect((await clerk.call('GET', '/auth/me')).statusCode).toBe(401);
    const entry = (await there.owner.call('GET', '/audit?limit=1')).json().data[0];
    expect(entry).toMatchObject({ action: 'user.warehouses', entityId: clerk.id });
  });

  it('needs a warehouse that exists, and one that is active', async () => {
    const closed = await aWarehouse(shop.db);
    await shop.db.updateTable('warehouses').set({ status: 'inactive' }).where('id', '=', closed).execute();
    const create = (warehouses: string[]) =>
      failure(there.owner.call('POST', '/users', newUser({ warehouses })));
    expect(await create([closed])).toEqual([422, userTexts.warehouseNeeded]);
    expect(await create([crypto.randomUUID()])).toEqual([422, userTexts.noSuchWarehouse]);
  });

  it('never gives more than its maker has, nor changes those who have more', async () => {
    const manager = await branches.bound('admin', there.near);
    const create = (more: object) => manager.call('POST', '/users', newUser(more));
    expect((await create({ warehouses: [there.far] })).statusCode).toBe(403);
    expect(await failure(create({ warehouses: [] }))).toEqual([403, userTexts.warehousesBeyond]);
    const own = await create({});
    expect(own.json().data.warehouses).toEqual([{ _id: there.near, name: 'فرع تعز' }]);

    const free = await shop.person('sales_staff');
    const changed = manager.call('PUT', `/users/${free.id}`, { warehouses: [there.near] });
    expect(await failure(changed)).toEqual([403, userTexts.personElsewhere]);
    const freed = manager.call('PUT', `/users/${own.json().data._id}`, { warehouses: [] });
    expect(await failure(freed)).toEqual([403, userTexts.warehousesBeyond]);
    const self = manager.call('PUT', `/users/${manager.id}`, { warehouses: [there.near, there.third] });
    expect((await self).statusCode).toBe(403);
  });

  it('shows what users of the same warehouses do, and nobody else', async () => {
    const manager = await branches.bound('admin', there.near);
    const colleague = await branches.bound('sales_staff', there.near);
    const read = async (id: string) =>
      Promise.all(
        ['activities', 'activities?format=csv', 'activities/stats'].map(
          async (what) => (await manager.call('GET', `/users/${id}/${what}`)).statusCode,
        ),
      );
    expect(await read(colleague.id)).toEqual([200, 200, 200]);
    const others = [
      await branches.bound('sales_staff', there.far),
      await branches.bound('sales_staff', there.near, there.far),
      there.owner,
    ];
    for (const { id } of others) expect(await read(id)).toEqual([403, 403, 403]);
    const refused = manager.call('GET', `/users/${there.owner.id}/activities`);
    expect(await failure(refused)).toEqual([403, userTexts.activityElsewhere]);
  });

  it('keeps the warehouse from being deleted, because its users would see everything', async () => {
    const empty = await aWarehouse(shop.db);
    await branches.bound('sales_staff', empty);
    const reply = await there.owner.call('DELETE', `/warehouses/${empty}`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toContain('مستخدمون مسندون إليه (1)');
  });
});

it('a till’s copy has the stock of the reader’s warehouses, and begins anew for a reader of others', async () => {
  const till = await aTill(there.owner);
  const clerk = await branches.bound('sales_staff', there.near);
  const copy = emptyCopy();
  applyLines(copy, linesIn(await askCopy(clerk, till, undefined)));
  expect(copy.parts.get(there.part)?.stock).toEqual([[there.near, 20]]);
  expect(copy.settings?.warehouses.map(({ _id }) => _id)).toEqual([there.near]);

  const again = linesIn(await askCopy(clerk, till, copy.cursor));
  expect(again[0]).toMatchObject({ anew: false });
  applyLines(copy, linesIn(await askCopy(there.owner, till, copy.cursor)));
  expect(copy.parts.get(there.part)?.stock).toHaveLength(2);
});
