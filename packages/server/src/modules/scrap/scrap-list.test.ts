import { adenDay, type ScrapReport } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';
import { aPlace } from '../../../test/scrap';

const shop = useApp();
let keeper: Person;
let boss: Person;

beforeAll(async () => {
  keeper = await shop.person('warehouse_manager');
  boss = await shop.person('manager');
});

const step = (id: string, name: string) => boss.call('POST', `/scrap/${id}/${name}`, {});

describe('the list of scrap reports', () => {
  const list = async (query: string): Promise<ScrapReport[]> =>
    (await keeper.call('GET', `/scrap?${query}`)).json().data;

  it('is sorted newest first, with its paging beside the data', async () => {
    const place = await aPlace(shop, 20);
    for (let made = 0; made < 11; made++) await place.report(keeper);
    const newest = await place.report(keeper);
    const reply = (await keeper.call('GET', `/scrap?item=${place.item}&limit=5`)).json();
    expect(reply).toMatchObject({ success: true, page: 1, limit: 5, total: 12, totalPages: 3 });
    expect(reply.data[0]._id).toBe(newest._id);
  });

  it('is filtered by status, warehouse, day and reason, under either parameter name', async () => {
    const place = await aPlace(shop, 9);
    const [broken, stale, old] = [
      await place.report(keeper),
      await place.report(keeper, { reason: 'expired' }),
      await place.report(keeper, { reason: 'obsolete' }),
    ];
    await step(broken._id, 'approve');
    const found = async (query: string) =>
      (await list(`item=${place.item}&${query}`)).map(({ _id }) => _id).toSorted();
    expect(await found('reason=damage')).toEqual([broken._id]);
    expect(await found('reason=damaged')).toEqual([broken._id]);
    expect(await found('reason=expiry')).toEqual([stale._id]);
    expect(await found('reason=obsolete')).toEqual([old._id]);
    expect(await found('status=approved')).toEqual([broken._id]);
    expect(await found(`warehouse=${place.warehouse}&status=pending`)).toHaveLength(2);
    expect(await found(`startDate=${adenDay()}`)).toHaveLength(3);
    expect(await found('endDate=2020-01-01')).toEqual([]);
  });

  it('is searched by part, number and notes, in any spelling', async () => {
    const warehouse = await aWarehouse(shop.db);
    const mark = crypto.randomUUID().slice(0, 6);
    const item = await aPart(shop.db, {
      name: `شمعة إشعال ${mark}`,
      partNumber: `SPK-${mark}-1`,
      stock: { [warehouse]: 4 },
    });
    await sql`select refresh_search_text(array[${item}::uuid])`.execute(shop.db);
    const { _id, reportNumber } = (
      await keeper.call('POST', '/scrap', {
        item,
        warehouse,
        quantity: 1,
        reason: 'other',
        notes: `سقطت ${mark}`,
      })
    ).json().data;
    for (const typed of [`شمعه اشعال ${mark}`, `spk${mark}`, reportNumber, `سقطت ${mark}`])
      expect(
        (await list(`search=${encodeURIComponent(typed)}`)).map((one) => one._id),
        typed,
      ).toEqual([_id]);
  });

  it('is exported as a file named after the day', async () => {
    const place = await aPlace(shop, 10);
    const made = await place.report(keeper, { quantity: 2, estimatedValue: 1234.5 });
    const reply = await keeper.call('GET', `/scrap?format=csv&item=${place.item}`);
    expect(reply.headers['content-disposition']).toContain(`scrap-${adenDay()}.csv`);
    const [header, row, ...more] = reply.body.split('\r\n');
    expect(header).toMatch(/^\uFEFFرقم التقرير,المنتج/);
    expect(row).toContain(`${made.reportNumber},فلتر زيت`);
    expect(row).toContain('2,وحدة,تالف,إتلاف,1234.50,بانتظار الاعتماد');
    expect(more).toEqual(['']);
  });
});

describe('the figures', () => {
  it('count every status, and the goods taken out of stock', async () => {
    const read = async () => (await keeper.call('GET', '/scrap/statistics')).json();
    const before = (await read()).summary;
    const place = await aPlace(shop, 10);
    await place.report(keeper, { estimatedValue: 100 });
    await step((await place.report(keeper, { quantity: 2, estimatedValue: 6 }))._id, 'approve');
    await step((await place.report(keeper, { quantity: 5, estimatedValue: 9 }))._id, 'reject');
    const done = await place.report(keeper, { quantity: 3, estimatedValue: 4 });
    await step(done._id, 'approve');
    await boss.call('PUT', `/scrap/${done._id}`, { status: 'completed' });
    const after = await read();
    expect(after.data.summary).toEqual(after.summary);
    expect(after.summary).toEqual({
      totalScraps: before.totalScraps + 4,
      totalQuantity: before.totalQuantity + 5,
      totalValue: before.totalValue + 10,
      rials: { rials: 0, unrated: before.rials.unrated + 10 },
      pendingCount: before.pendingCount + 1,
      approvedCount: before.approvedCount + 1,
      rejectedCount: before.rejectedCount + 1,
      completedCount: before.completedCount + 1,
    });
  });
});
