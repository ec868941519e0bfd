import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCounts } from '../../../test/counts';
import { aWarehouse } from '../../../test/factories';

const { shop, call, aShelf, stocked, start, count, finish, items } = useCounts();
let staff: Person;
beforeAll(async () => {
  staff = await shop.person('warehouse_staff');
});

const list = async (query = '') => (await call('GET', `/inventory-counts${query}`)).json();

describe('a new count', () => {
  it('is in progress, full, and has all stock of the warehouse as uncounted lines', async () => {
    const { warehouse, parts } = await aShelf(4, 2, 0);
    const made = await start(warehouse, { countedByName: 'أحمد' });
    expect(made).toMatchObject({
      status: 'in_progress',
      countType: 'full',
      countedByName: 'أحمد',
      isBlind: false,
      warehouse: { _id: warehouse },
      summary: {
        totalItems: 2,
        countedItems: 0,
        pendingItems: 2,
        accuracyPercentage: 100,
        totalExpectedValue: 0,
        totalActualValue: 0,
        totalVarianceValue: 0,
      },
    });
    expect(made.countNumber).toMatch(/^CNT-\d{8}-\d{3,}$/);
    expect(made.items.map(({ product }) => product).toSorted()).toEqual(
      [parts[0], parts[1]].toSorted() as string[],
    );
    expect(made.items.every(({ countedQuantity, diff }) => countedQuantity === null && diff === null)).toBe(
      true,
    );
  });

  it('accepts every documented field; the server sets number, status and author', async () => {
    const { warehouse, parts } = await aShelf(4);
    const reply = await staff.call('POST', '/inventory-counts', {
      warehouse,
      warehouseName: 'اسم آخر',
      countType: 'partial',
      countedByName: 'ليلى',
      status: 'completed',
      startDate: '2020-01-01T00:00:00.000Z',
      scheduledDate: '2026-05-01T21:30:00.000Z',
      summary: { totalItems: 99 },
      items: [{ product: parts[0], systemQuantity: 77, countedQuantity: 3 }],
      createdBy: 'someone else',
      countNumber: 'CNT-1',
    });
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().data).toMatchObject({
      status: 'in_progress',
      countType: 'partial',
      scheduledDate: '2026-05-02',
      createdBy: { _id: staff.id },
      summary: { totalItems: 1, countedItems: 1, totalVarianceValue: -10 },
      items: [{ systemQuantity: 4, countedQuantity: 3 }],
    });
    expect(reply.json().data.countNumber).not.toBe('CNT-1');
    expect(new Date(reply.json().data.startDate).getUTCFullYear()).toBeGreaterThan(2020);
  });

  it('may cover a category with its descendants, a shelf, both, chosen parts, or start empty', async () => {
    const { warehouse, parts } = await aShelf(1, 1, 1);
    const [inCategory, onShelf, both] = parts as [string, string, string];
    const admin = await shop.person('admin');
    const branch = async (parentId?: string) =>
      (
        await admin.call('POST', '/parts-categories', {
          name_ar: `فئة ${crypto.randomUUID()}`,
          name_en: crypto.randomUUID(),
          ...(parentId && { parentId }),
        })
      ).json().data._id as string;
    const top = await branch();
    const below = await branch(top);
    const set = (id: string, values: object) =>
      shop.db.updateTable('products').set(values).where('id', '=', id).execute();
    await set(inCategory, { categoryId: below });
    await set(onShelf, { shelf: 'الرف أ-3' });
    await set(both, { categoryId: top, shelf: 'الرف أ-3' });
    const of = async (scope: object) =>
      (await start(warehouse, { countType: 'partial', ...scope })).items
        .map(({ product }) => product)
        .toSorted();
    expect(await of({ category: top })).toEqual([inCategory, both].toSorted());
    expect(await of({ location: 'رف ا-3' })).toEqual([onShelf, both].toSorted());
    expect(await of({ category: top, location: 'أ-3' })).toEqual([both]);
    expect(await of({ items: [{ product: onShelf }] })).toEqual([onShelf]);
    expect(await of({})).toEqual([]);
  });

  it('sorts its lines by shelf', async () => {
    const warehouse = await aWarehouse(shop.db);
    const at = async (name: string, shelf: string) => {
      const id = await stocked(warehouse, 1, { name });
      await shop.db.updateTable('products').set({ shelf }).where('id', '=', id).execute();
    };
    await at('بلا رف', '');
    await at('ثالث', 'B-1');
    await at('ثان', 'A-2');
    await at('أول', 'A-1');
    expect((await start(warehouse)).items.map(({ name }) => name)).toEqual(['أول', 'ثان', 'ثالث', 'بلا رف']);
  });

  it('repeated with the same idempotency key is created once', async () => {
    const { warehouse } = await aShelf(1);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const twice = await Promise.all([1, 2].map(() => call('POST', '/inventory-counts', { warehouse }, key)));
    expect(twice[0]?.json().data._id).toBe(twice[1]?.json().data._id);
    expect(await list(`?warehouse=${warehouse}`)).toHaveLength(1);
  });

  it.each([
    ['no warehouse', {}, 400, 'يجب اختيار المستودع'],
    ['another type', { countType: 'half' }, 400, 'القيمة المختارة غير معروفة'],
    ['three decimals', { items: [{ product: crypto.randomUUID(), countedQuantity: 1.125 }] }, 400, 'خانتين'],
    [
      'less than nothing',
      { items: [{ product: crypto.randomUUID(), countedQuantity: -1 }] },
      400,
      'كمية صحيحة',
    ],
    ['an unknown part', { items: [{ product: crypto.randomUUID() }] }, 404, 'المنتج غير موجود'],
    ['an unknown category', { countType: 'partial', category: crypto.randomUUID() }, 404, 'الفئة غير موجودة'],
    ['an unknown warehouse', { warehouse: crypto.randomUUID() }, 404, 'المستودع'],
    ['an unknown field', { color: 'red' }, 400, 'حقل غير معروف'],
    ['no day', { scheduledDate: 'غداً' }, 400, 'التاريخ غير صحيح'],
  ])('is refused with %s', async (_, input, status, message) => {
    const { warehouse } = await aShelf(1);
    const base = Object.keys(input).length === 0 ? {} : { warehouse };
    const reply = await call('POST', '/inventory-counts', { ...base, ...input });
    expect(reply.statusCode, reply.body).toBe(status);
    expect(reply.json().message).toContain(message);
    expect(await list(`?warehouse=${warehouse}`)).toEqual([]);
  });
});

describe('the list', () => {
  it('is a bare array, newest first, by warehouse and status, in pages if asked', async () => {
    const { warehouse, parts } = await aShelf(2);
    const first = await start(warehouse);
    const second = await start(warehouse);
    const third = await start(warehouse);
    await finish(second._id);
    await finish(third._id, 'cancelled');
    const ids = (counts: { _id: string }[]) => counts.map(({ _id: id }) => id);
    const all = await list(`?warehouse=${warehouse}`);
    expect(Array.isArray(all)).toBe(true);
    expect(ids(all)).toEqual([third._id, second._id, first._id]);
    expect(all[2].items.map(({ product }: { product: string }) => product)).toEqual(parts);
    expect(ids(await list(`?warehouse=${warehouse}&status=in_progress`))).toEqual([first._id]);
    expect(ids(await list(`?warehouse=${warehouse}&status=completed`))).toEqual([second._id]);
    expect(ids(await list(`?warehouse=${warehouse}&limit=2&page=2`))).toEqual([first._id]);
    expect(ids(await list(`?q=${second.countNumber}`))).toEqual([second._id]);
    expect((await list(`?warehouse=${warehouse}&items=false`))[0].items).toEqual([]);
    expect(await list(`?warehouse=${crypto.randomUUID()}`)).toEqual([]);
  });

  it.each(['?status=lost', '?warehouse=x', '?limit=0', '?page=-1'])('refuses %s', async (query) =>
    expect((await call('GET', `/inventory-counts${query}`)).statusCode).toBe(400),
  );

  it('is refused without the right to counts', async () => {
    const seller = await shop.person('sales_staff');
    for (const path of ['', '/statistics', `/${crypto.randomUUID()}`, `/${crypto.randomUUID()}/items`])
      expect((await seller.call('GET', `/inventory-counts${path}`)).statusCode).toBe(403);
  });

  it('of an unknown count is not found', async () => {
    for (const path of ['', '/items', '/items?format=csv'])
      expect((await call('GET', `/inventory-counts/${crypto.randomUUID()}${path}`)).statusCode).toBe(404);
  });
});

describe('the lines', () => {
  it('are found by words, part number, barcode, scanned code and state', async () => {
    const warehouse = await aWarehouse(shop.db);
    const oil = await stocked(warehouse, 5, { name: 'فلتر زيت تويوتا', partNumber: '90915-YZZD2' });
    const belt = await stocked(warehouse, 5, { name: 'سير مروحة', partNumber: 'BELT-77' });
    await stocked(warehouse, 5, { name: 'شمعة إشعال', partNumber: 'SPARK-1' });
    await shop.db.updateTable('products').set({ barcode: '6291 0001' }).where('id', '=', belt).execute();
    await sql`select refresh_search_text(${[oil, belt]}::uuid[])`.execute(shop.db);
    const { _id } = await start(warehouse);
    await count(_id, [
      { product: oil, countedQuantity: 5 },
      { product: belt, countedQuantity: 4 },
    ]);
    const names = async (query: string) => (await items(_id, query)).map(({ name }) => name);
    expect(await names('?q=فلتر')).toEqual(['فلتر زيت تويوتا']);
    expect(await names('?search=90915yzz')).toEqual(['فلتر زيت تويوتا']);
    expect(await names('?q=62910001')).toEqual(['سير مروحة']);
    expect(await names('?code=62910001')).toEqual(['سير مروحة']);
    expect(await names('?code=90915 yzzd2')).toEqual(['فلتر زيت تويوتا']);
    expect(await names('?code=90915')).toEqual([]);
    expect(await names('?filter=pending')).toEqual(['شمعة إشعال']);
    expect(await names('?filter=counted')).toHaveLength(2);
    expect(await names('?filter=difference')).toEqual(['سير مروحة']);
    expect(await names('?limit=2&page=2')).toHaveLength(1);
    const page = (await call('GET', `/inventory-counts/${_id}/items`)).json();
    expect(page.pagination).toEqual({ page: 1, limit: 50, total: 3, pages: 1 });
  });

  it('can be exported as a CSV file', async () => {
    const { warehouse, parts } = await aShelf(5);
    const { _id, countNumber } = await start(warehouse);
    await count(_id, [{ product: parts[0], countedQuantity: 3 }]);
    const reply = await call('GET', `/inventory-counts/${_id}/items?format=csv`);
    expect(reply.headers['content-disposition']).toContain(`inventory-count-${countNumber}-`);
    const [header, row] = reply.body.split('\r\n');
    expect(header).toBe(
      '\uFEFFرقم القطعة,الباركود,الصنف,الرف,الوحدة,كمية النظام,الكمية الفعلية,الفرق,التكلفة (دولار),قيمة الفرق (دولار),عدّها,تاريخ العد',
    );
    expect(row).toMatch(/,وحدة,5,3,-2,10,-20,/);
  });
});

it('the statistics over all counts', async () => {
  const before = (await call('GET', '/inventory-counts/statistics')).json().summary;
  const { warehouse, parts } = await aShelf(5, 5);
  const { _id } = await start(warehouse);
  await count(_id, [{ product: parts[0], countedQuantity: 2 }]);
  await finish(_id);
  await start(warehouse);
  const after = (await call('GET', '/inventory-counts/statistics')).json().summary;
  expect(after.totalCounts - before.totalCounts).toBe(2);
  expect(after.completedCount - before.completedCount).toBe(1);
  expect(after.inProgressCount - before.inProgressCount).toBe(1);
  expect(after.totalVarianceValue - before.totalVarianceValue).toBe(-30);
  expect(after.accuracyPercentage).toBeLessThan(100);
});

it('a deleted count is gone with its lines; the parts stay', async () => {
  const { warehouse, parts } = await aShelf(5);
  const { _id } = await start(warehouse);
  const reply = await call('DELETE', `/inventory-counts/${_id}`);
  expect(reply.json()).toEqual({ success: true, message: 'تم حذف عملية الجرد' });
  expect((await call('GET', `/inventory-counts/${_id}`)).statusCode).toBe(404);
  expect((await call('GET', `/inventory/${parts[0]}`)).statusCode).toBe(200);
});
