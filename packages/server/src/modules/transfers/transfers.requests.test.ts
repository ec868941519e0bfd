import { branchTexts, transferTexts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useBranches } from '../../../test/branches';
import { transaction } from '../../db/transaction';
import { notifyOfNews } from '../notifications';

const branches = useBranches();
const { shop, there } = branches;
let asker: Person;
let asked: Person;
let colleague: Person;
let belt: string;

beforeAll(async () => {
  asker = await branches.bound('warehouse_staff', there.near);
  asked = await branches.bound('warehouse_manager', there.far);
  colleague = await branches.bound('warehouse_manager', there.near);
  belt = await branches.partIn(there.far, 'سير مكينة');
});

const body = (items: object[] = [{ item: there.part, quantity: 2 }], more: object = {}) => ({
  fromWarehouse: there.far,
  toWarehouse: there.near,
  items,
  ...more,
});

async function request(items?: object[]) {
  const reply = await asker.call('POST', '/transfers/requests', body(items));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}

const step = (who: Person, id: string, name: string, given: object = {}) =>
  who.call('POST', `/transfers/${id}/${name}`, given);

describe('the other end of a transfer', () => {
  it('is known by its name to those who may make one, and by nothing else', async () => {
    const reply = await asker.call('GET', '/transfers/places');
    expect(reply.json().data).toEqual(
      expect.arrayContaining([
        { _id: there.near, name: 'فرع تعز' },
        { _id: there.far, name: 'فرع إب' },
        { _id: there.third, name: 'المخزن الكبير' },
      ]),
    );
    const clerk = await branches.bound('sales_staff', there.near);
    expect((await clerk.call('GET', '/transfers/places')).statusCode).toBe(403);
  });

  it('is not named once it is closed', async () => {
    await shop.db
      .updateTable('warehouses')
      .set({ status: 'inactive' })
      .where('id', '=', there.third)
      .execute();
    const names = (await asker.call('GET', '/transfers/places'))
      .json()
      .data.map((one: { name: string }) => one.name);
    expect(names).not.toContain('المخزن الكبير');
  });
});

describe('a request', () => {
  it('asks a warehouse of others for the own one, and moves nothing', async () => {
    const before = await branches.stockIn(there.part, there.far);
    const made = await request([{ item: there.part, quantity: 9000 }]);
    expect(made).toMatchObject({ status: 'requested', items: [{ quantity: 9000, asked: 9000 }] });
    expect(await branches.stockIn(there.part, there.far)).toBe(before);
    const listed = (await asked.call('GET', '/transfers?status=requested')).json();
    expect(listed.data.map((one: { _id: string }) => one._id)).toContain(made._id);
  });

  it('has no value before it is accepted', async () => {
    const figures = async () => (await there.owner.call('GET', '/transfers/statistics')).json().data.summary;
    const before = await figures();
    const { _id } = await request();
    expect(await figures()).toMatchObject({
      totalValue: before.totalValue,
      totalItems: before.totalItems,
      rials: before.rials,
      requestedCount: before.requestedCount + 1,
    });
    const { totalValue } = (await step(asked, _id, 'accept')).json().data;
    expect(totalValue).toBeGreaterThan(0);
    expect(await figures()).toMatchObject({
      totalValue: before.totalValue + totalValue,
      totalItems: before.totalItems + 1,
    });
  });

  it('is not made for a warehouse of others, nor in quantities that its unit has not', async () => {
    const swapped = body(undefined, { fromWarehouse: there.near, toWarehouse: there.far });
    const foreign = await asker.call('POST', '/transfers/requests', swapped);
    expect([foreign.statusCode, foreign.json().message]).toEqual([403, branchTexts.otherWarehouse]);
    const half = await asker.call('POST', '/transfers/requests', body([{ item: there.part, quantity: 0.5 }]));
    expect(half.statusCode).toBe(422);
  });

  it('is granted wholly by the asked ones, shipped by them and received by the asker', async () => {
    const { _id } = await request();
    expect((await step(colleague, _id, 'accept')).statusCode).toBe(403);
    expect((await step(colleague, _id, 'reject')).statusCode).toBe(403);
    const accepted = await step(asked, _id, 'accept');
    expect(accepted.json().data).toMatchObject({ status: 'approved', items: [{ quantity: 2, asked: 2 }] });
    const before = [
      await branches.stockIn(there.part, there.far),
      await branches.stockIn(there.part, there.near),
    ];
    expect((await step(asked, _id, 'ship')).statusCode).toBe(200);
    expect((await step(colleague, _id, 'ship', { trackingNumber: 'X' })).statusCode).toBe(403);
    expect((await step(colleague, _id, 'receive')).statusCode).toBe(200);
    expect(await branches.stockIn(there.part, there.far)).toBe(before[0]! - 2);
    expect(await branches.stockIn(there.part, there.near)).toBe(before[1]! + 2);
    await branches.sales.expectBooksHold();
  });

  it('is granted in part: less of a line, and nothing of another', async () => {
    const { _id } = await request([
      { item: there.part, quantity: 5 },
      { item: belt, quantity: 1 },
    ]);
    const reply = await step(asked, _id, 'accept', {
      items: [{ item: there.part, quantity: 3 }],
      notes: 'الباقي محجوز',
    });
    expect(reply.json().data).toMatchObject({
      status: 'approved',
      items: [{ item: there.part, quantity: 3, asked: 5 }],
      steps: [{ step: 'accept', note: 'الباقي محجوز\nلم يُقبل: سير مكينة (1)' }],
    });
  });

  it.each([
    ['more than was asked for', () => [{ item: there.part, quantity: 3 }], 422],
    ['nothing', () => [{ item: there.part, quantity: 0 }], 422],
    ['another part', () => [{ item: belt, quantity: 1 }], 422],
  ])('is not granted as %s', async (_, items, status) => {
    const { _id } = await request();
    const reply = await step(asked, _id, 'accept', { items: items() });
    expect(reply.statusCode, reply.body).toBe(status);
    expect((await asked.call('GET', `/transfers/${_id}`)).json().data.status).toBe('requested');
  });

  it('is not granted beyond the stock', async () => {
    const { _id } = await request([{ item: belt, quantity: 5000 }]);
    expect((await step(asked, _id, 'accept')).statusCode).toBe(409);
  });

  it('is refused with a reason, or withdrawn by the side that asked', async () => {
    const refused = await request();
    const reply = await step(asked, refused._id, 'reject', { reason: 'نحتاجها هنا' });
    expect(reply.json().data).toMatchObject({ status: 'rejected', reason: 'نحتاجها هنا' });
    const taken = await request();
    expect((await step(asked, taken._id, 'withdraw')).statusCode).toBe(403);
    const back = await step(asker, taken._id, 'withdraw', { reason: 'بيعت من هنا' });
    expect(back.json().data).toMatchObject({ status: 'cancelled', reason: 'بيعت من هنا' });
    expect((await step(asked, taken._id, 'accept')).json().message).toContain('لا يمكن تنفيذ');
    expect((await step(asked, nobody, 'accept')).json().message).toBe(transferTexts.notFound);
  });

  it('is told to the asked ones, and its answer to those who asked, once', async () => {
    await transaction(shop.db, notifyOfNews);
    const count = async (who: Person, text: string) =>
      (await who.call('GET', '/notifications?limit=100'))
        .json()
        .data.filter(
          ({ kind, message }: { kind: string; message: string }) =>
            kind === 'transferRequests' && message.includes(text),
        ).length;
    const { _id, transferNumber } = await request();
    await transaction(shop.db, notifyOfNews);
    expect([await count(asked, transferNumber), await count(colleague, transferNumber)]).toEqual([1, 0]);
    await step(asked, _id, 'accept');
    await transaction(shop.db, notifyOfNews);
    await transaction(shop.db, notifyOfNews);
    expect([await count(asker, transferNumber), await count(colleague, transferNumber)]).toEqual([1, 1]);
    expect(await count(asked, transferNumber)).toBe(1);
    await step(asked, _id, 'ship');
    await transaction(shop.db, notifyOfNews);
    const [newest] = (await asker.call('GET', '/notifications?limit=1')).json().data;
    expect(newest).toMatchObject({
      title: 'شُحن الطلب',
      link: `/transfers?open=1&document=${_id}`,
      count: 1,
    });
  });
});

const nobody = '01900000-0000-7000-8000-000000000000';
