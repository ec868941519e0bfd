import { adjustmentTypeNames } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPlace } from '../../../test/adjustments';
import { useApp, type Person } from '../../../test/app';

const shop = useApp();
let keeper: Person;
let boss: Person;

beforeAll(async () => {
  keeper = await shop.person('warehouse_manager');
  boss = await shop.person('manager');
});

const approve = (id: string, body: object = {}) =>
  boss.call('POST', `/stock-adjustments/${id}/approve`, body);
const reject = (id: string, body: object = {}) => boss.call('POST', `/stock-adjustments/${id}/reject`, body);

describe('approving', () => {
  it.each([
    ['addition', 3, 13],
    ['subtraction', 3, 7],
    ['damage', 10, 0],
    ['expiry', 0.25, 9.75],
    ['correction', 4, 4],
    ['correction', 25, 25],
  ] as const)('%s of %s brings ten to %s', async (type, quantity, after) => {
    const place = await aPlace(shop, 10);
    const { _id, adjustmentNumber } = await place.adjust(keeper, { type, quantity, notes: 'عُدّت باليد' });
    const reply = await approve(_id, { notes: 'صحيح' });
    const change = after - 10;
    expect(reply.json().data, reply.body).toMatchObject({
      status: 'approved',
      change,
      value: change * 10,
      approvedAt: expect.any(String),
      adjustedBy: { _id: boss.id, name: expect.any(String) },
      createdBy: { _id: keeper.id },
      notes: 'عُدّت باليد',
      steps: [
        {
          step: 'approve',
          fromStatus: 'pending',
          toStatus: 'approved',
          note: 'صحيح',
          user: { _id: boss.id },
        },
      ],
    });
    expect(await place.there()).toBe(after);
    expect(await place.movements()).toMatchObject([
      {
        quantity: change,
        quantityAfter: after,
        sourceType: 'adjustments',
        sourceId: _id,
        sourceNumber: adjustmentNumber,
        note: 'عُدّت باليد',
        userId: boss.id,
      },
    ]);
  });

  it('covers every type', () =>
    expect(adjustmentTypeNames).toEqual(['addition', 'subtraction', 'correction', 'damage', 'expiry']));

  it('an addition at a cost moves the average, without one it keeps it', async () => {
    const place = await aPlace(shop, 10);
    const average = async () =>
      (
        await shop.db
          .selectFrom('stockTotals')
          .select('cost')
          .where('productId', '=', place.item)
          .executeTakeFirstOrThrow()
      ).cost;
    const dear = await place.adjust(keeper, { quantity: 10, costPrice: 20 });
    expect((await approve(dear._id)).json().data).toMatchObject({ change: 10, value: 200 });
    expect(await average()).toBe(1500);
    const plain = await place.adjust(keeper, { quantity: 20 });
    expect((await approve(plain._id)).json().data).toMatchObject({ change: 20, value: 300 });
    expect(await average()).toBe(1500);
  });

  it('a correction to the current quantity is approved and moves nothing', async () => {
    const place = await aPlace(shop, 10);
    const { _id } = await place.adjust(keeper, { type: 'correction', quantity: 10 });
    expect((await approve(_id)).json().data).toMatchObject({ status: 'approved', change: 0, value: 0 });
    expect(await place.movements()).toEqual([]);
  });

  it('a correction is computed from the current stock of its own warehouse', async () => {
    const place = await aPlace(shop, 10);
    const { _id } = await place.adjust(keeper, { type: 'correction', quantity: 6 });
    const meanwhile = await place.adjust(keeper, { type: 'subtraction', quantity: 7 });
    await approve(meanwhile._id);
    expect((await approve(_id)).json().data.change).toBe(3);
    expect(await place.there()).toBe(6);
  });

  it.each(['subtraction', 'damage', 'expiry'])('%s is refused once the goods are gone', async (type) => {
    const place = await aPlace(shop, 10);
    const [first, second] = [
      await place.adjust(keeper, { type, quantity: 6 }),
      await place.adjust(keeper, { type, quantity: 6 }),
    ];
    await approve(first._id);
    const reply = await approve(second._id);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toMatch(/هي 6 وحدة والمتوفر 4 وحدة$/);
    expect((await keeper.call('GET', `/stock-adjustments/${second._id}`)).json().data).toMatchObject({
      status: 'pending',
      change: null,
      steps: [],
    });
    expect(await place.there()).toBe(4);
  });

  it('is announced with the quantity now and the expected change, until it is decided', async () => {
    const place = await aPlace(shop, 35);
    const { _id, ...made } = await place.adjust(keeper, { type: 'correction', quantity: 31 });
    expect(made).toMatchObject({ there: 35, expected: -4 });
    const sold = await place.adjust(keeper, { type: 'subtraction', quantity: 2 });
    expect(sold).toMatchObject({ there: 35, expected: -2 });
    await approve(sold._id);
    const read = async () => (await keeper.call('GET', `/stock-adjustments/${_id}`)).json().data;
    expect(await read()).toMatchObject({ there: 33, expected: -2, change: null });
    await approve(_id);
    expect(await read()).toMatchObject({ there: 31, expected: null, change: -2 });
  });

  it('many at once never takes out more than is in stock', async () => {
    const place = await aPlace(shop, 5);
    const made = await Promise.all(
      Array.from({ length: 8 }, () => place.adjust(keeper, { type: 'subtraction', quantity: 1 })),
    );
    const replies = await Promise.all(made.map(({ _id }) => approve(_id)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    expect(await place.there()).toBe(0);
  });
});

describe('rejecting', () => {
  it('does not move stock and stores the reason', async () => {
    const place = await aPlace(shop, 10);
    const { _id } = await place.adjust(keeper, { type: 'damage', quantity: 2 });
    expect((await reject(_id, { reason: 'القطعة سليمة' })).json().data).toMatchObject({
      status: 'rejected',
      change: null,
      approvedAt: null,
      adjustedBy: null,
      steps: [{ step: 'reject', toStatus: 'rejected', note: 'القطعة سليمة' }],
    });
    expect(await place.there()).toBe(10);
  });

  it('accepts no notes, as approving accepts no reason', async () => {
    const { _id } = await (await aPlace(shop, 0)).adjust(keeper);
    expect((await reject(_id, { notes: 'x' })).statusCode).toBe(400);
    expect((await approve(_id, { reason: 'x' })).statusCode).toBe(400);
  });
});
