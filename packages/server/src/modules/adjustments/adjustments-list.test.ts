import { adenDay, type Adjustment } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPlace } from '../../../test/adjustments';
import { useApp, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';

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

describe('the list', () => {
  const list = async (query: string): Promise<Adjustment[]> =>
    (await keeper.call('GET', `/stock-adjustments?${query}`)).json().data;

  it('lists ten per page, newest first, each with its workflow steps', async () => {
    const place = await aPlace(shop, 0);
    for (let made = 0; made < 11; made++) await place.adjust(keeper);
    const newest = await place.adjust(keeper);
    await reject(newest._id, { reason: 'لا' });
    const reply = (await keeper.call('GET', `/stock-adjustments?item=${place.item}`)).json();
    expect(reply).toMatchObject({ success: true, pagination: { page: 1, limit: 10, total: 12, pages: 2 } });
    expect(reply.data).toHaveLength(10);
    expect(reply.data[0]).toMatchObject({ _id: newest._id, steps: [{ note: 'لا' }] });
  });

  it('filters by status, type, reason, warehouse and day', async () => {
    const place = await aPlace(shop, 10);
    const [plain, theft] = [
      await place.adjust(keeper),
      await place.adjust(keeper, { type: 'subtraction', reason: 'theft' }),
    ];
    await approve(plain._id);
    const found = async (query: string) =>
      (await list(`item=${place.item}&${query}`)).map(({ _id }) => _id).toSorted();
    expect(await found('status=pending')).toEqual([theft._id]);
    expect(await found('status=approved&type=addition')).toEqual([plain._id]);
    expect(await found('type=subtraction')).toEqual([theft._id]);
    expect(await found('reason=theft')).toEqual([theft._id]);
    expect(await found(`warehouse=${place.warehouse}`)).toHaveLength(2);
    expect(await found(`startDate=${adenDay()}&endDate=${adenDay()}`)).toHaveLength(2);
    expect(await found('endDate=2020-01-01')).toEqual([]);
    expect((await keeper.call('GET', '/stock-adjustments?status=lost')).statusCode).toBe(400);
  });

  it('finds by part, number, reference and notes, in any spelling', async () => {
    const warehouse = await aWarehouse(shop.db);
    const mark = crypto.randomUUID().slice(0, 6);
    const item = await aPart(shop.db, { name: `مضخة ماء أصلية ${mark}`, partNumber: `WPQ-${mark}-9` });
    await sql`select refresh_search_text(array[${item}::uuid])`.execute(shop.db);
    const input = { item, warehouse, type: 'addition', reason: 'other', quantity: 1 };
    const { _id, adjustmentNumber } = (
      await keeper.call('POST', '/stock-adjustments', {
        ...input,
        referenceNumber: `GRN-${mark}`,
        notes: `وصلت متأخرة ${mark}`,
      })
    ).json().data;
    for (const typed of [
      `مضخه ماء اصليه ${mark}`,
      `wpq ${mark}`,
      adjustmentNumber,
      adjustmentNumber.replaceAll('-', '').toLowerCase(),
      `GRN${mark}`,
      `متاخره ${mark}`,
      `مضخة متأخرة ${mark}`,
    ])
      expect(
        (await list(`search=${encodeURIComponent(typed)}`)).map((one) => one._id),
        typed,
      ).toEqual([_id]);
    expect(await list(`q=${encodeURIComponent('100% لا شيء')}`)).toEqual([]);
  });

  it('is exported as a dated file with all matching adjustments', async () => {
    const place = await aPlace(shop, 10);
    const made = await place.adjust(keeper, { type: 'damage', quantity: 2, notes: '=1+1' });
    await approve(made._id);
    const reply = await keeper.call('GET', `/stock-adjustments?format=csv&item=${place.item}`);
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(reply.headers['content-disposition']).toContain(`stock-adjustments-${adenDay()}.csv`);
    const [header, row, ...more] = reply.body.split('\r\n');
    expect(header).toMatch(/^\uFEFFرقم التسوية,المنتج,رقم القطعة/);
    expect(row).toContain(`${made.adjustmentNumber},فلتر زيت`);
    expect(row).toContain('تلف,2,وحدة,أخرى,0.00,معتمدة,-2,-20,');
    expect(row).toContain("'=1+1");
    expect(more).toEqual(['']);
  });
});

describe('the figures', () => {
  it('count every status and the quantity that approved adjustments moved', async () => {
    const read = async () => (await keeper.call('GET', '/stock-adjustments/statistics')).json();
    const before = (await read()).summary;
    const place = await aPlace(shop, 10);
    await place.adjust(keeper);
    await approve((await place.adjust(keeper, { quantity: 2 }))._id);
    await approve((await place.adjust(keeper, { type: 'damage', quantity: 3 }))._id);
    await reject((await place.adjust(keeper, { quantity: 50 }))._id);
    const legacy = await place.adjust(keeper);
    await shop.db
      .updateTable('stockAdjustments')
      .set({ status: 'completed', change: 1, value: 1000 })
      .where('id', '=', legacy._id)
      .execute();
    const after = await read();
    expect(after.data.summary).toEqual(after.summary);
    expect(after.summary).toEqual({
      totalAdjustments: before.totalAdjustments + 5,
      totalQuantity: before.totalQuantity + 6,
      totalValue: before.totalValue + 60,
      rials: { rials: 0, unrated: before.rials.unrated + 60 },
      pendingCount: before.pendingCount + 1,
      approvedCount: before.approvedCount + 2,
      rejectedCount: before.rejectedCount + 1,
      completedCount: before.completedCount + 1,
    });
  });
});
