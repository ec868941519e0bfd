import { adenDay, texts, warehouseTexts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { transaction } from '../../db/transaction';
import { moveStock } from '../inventory';

const shop = useApp();
let admin: Person;
beforeAll(async () => {
  admin = await shop.person('admin');
});

let made = 0;
const create = async (body: object = {}) => {
  const reply = await admin.call('POST', '/warehouses', { name: `مستودع ${++made}`, ...body });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
};
const failure = async (method: string, path: string, body?: object) => {
  const reply = await admin.call(method, path, body);
  return [reply.statusCode, reply.json().message];
};

/** A part with so many pieces in a warehouse, brought there as goods are. */
async function stockPart(
  warehouseId: string,
  { name = `قطعة ${++made}`, quantity = 0, cost = 0, minLevel = 5, main = false } = {},
): Promise<string> {
  const { id } = await shop.db
    .insertInto('products')
    .values({
      name,
      partNumber: `P-${++made}`,
      sellingPrice: 1500,
      searchText: name,
      mainWarehouseId: main ? warehouseId : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.insertInto('stockTotals').values({ productId: id, minLevel }).execute();
  await move(id, warehouseId, quantity, cost);
  return id;
}
const move = (productId: string, warehouseId: string, quantity: number, unitCost?: number) =>
  transaction(shop.db, (tx) =>
    moveStock(tx, {
      reason: 'correction',
      userId: null,
      lines: [{ productId, warehouseId, quantity, unitCost }],
    }),
  );

describe('a new warehouse', () => {
  it('has every documented field', async () => {
    const warehouse = await create({
      name: 'مستودع الحوبان',
      code: 'HB-1',
      location: 'تعز - الحوبان',
      type: 'main',
      capacity: 1200.5,
      manager: 'ياسر العريقي',
      phone: '+٩٦٧ ٤-٢٢١٩٩٠',
      email: 'store@turoos.ye',
      address: 'خلف محطة البترول',
      description: 'قطع تويوتا',
      status: 'maintenance',
    });
    expect(warehouse).toEqual({
      _id: expect.any(String),
      name: 'مستودع الحوبان',
      code: 'HB-1',
      location: 'تعز - الحوبان',
      type: 'main',
      capacity: 1200.5,
      currentStock: 0,
      utilization: 0,
      manager: 'ياسر العريقي',
      phone: '+967 4-221990',
      email: 'store@turoos.ye',
      address: 'خلف محطة البترول',
      description: 'قطع تويوتا',
      status: 'maintenance',
      isActive: true,
      summary: { totalItems: 0, totalVolume: 0 },
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await admin.call('GET', `/warehouses/${warehouse._id}`)).json()).toEqual({
      success: true,
      data: warehouse,
    });
  });

  it('needs only a name: code, location and type are filled in', async () => {
    const quick = await create({ name: 'السريع', capacity: 50, manager: 'علي' });
    expect(quick).toMatchObject({ location: 'غير محدد', type: 'branch', status: 'active', isActive: true });
    expect(quick.code).toMatch(/^WH-\d{3}$/);
  });

  it('gets a code that nobody gave by hand', async () => {
    const { code } = await create();
    const next = `WH ${String(Number(code.slice(3)) + 1).padStart(3, '0')}`;
    await create({ code: next });
    expect((await create()).code).toBe(`WH-${String(Number(code.slice(3)) + 2).padStart(3, '0')}`);
  });

  it('can be inactive from the start', async () =>
    expect(await create({ isActive: false })).toMatchObject({ status: 'inactive', isActive: false }));

  it.each([
    [{}, warehouseTexts.dataRequired],
    [{ _id: crypto.randomUUID() }, warehouseTexts.dataRequired],
    [{ code: 'X' }, 'يجب إدخال اسم المستودع'],
    [{ name: ' ' }, 'يجب إدخال اسم المستودع'],
    [{ name: 'م', code: ' ' }, 'يجب إدخال رمز المستودع'],
    [{ name: 'م', location: '' }, 'يجب إدخال موقع المستودع'],
    [{ name: 'م', type: 'shed' }, 'يجب اختيار نوع المستودع'],
    [{ name: 'م', capacity: 0 }, 'يجب إدخال سعة صحيحة'],
    [{ name: 'م', capacity: 'كبير' }, 'يجب إدخال سعة صحيحة'],
    [{ name: 'م', phone: '12' }, 'رقم الهاتف غير صحيح'],
    [{ name: 'م', email: 'a@b' }, 'البريد الإلكتروني غير صحيح'],
    [{ name: 'م', status: 'closed' }, 'القيمة المختارة غير معروفة'],
    [{ name: 'م', colour: 'red' }, 'حقل غير معروف: colour'],
  ])('%j is refused: %s', async (body, message) =>
    expect(await failure('POST', '/warehouses', body)).toEqual([400, message]),
  );

  it('without any body is refused in the documented words', async () =>
    expect(await failure('POST', '/warehouses')).toEqual([400, 'بيانات المستودع مطلوبة']));

  it('shares neither name nor code with another, in any spelling', async () => {
    await create({ name: 'مستودع إب الأخضر', code: 'IB-77' });
    expect(await failure('POST', '/warehouses', { name: 'مستودع اب الاخضر' })).toEqual([
      409,
      'يوجد مستودع آخر بهذا الاسم',
    ]);
    expect(await failure('POST', '/warehouses', { name: 'غيره', code: 'ib٧٧' })).toEqual([
      409,
      'رمز المستودع مستخدم لمستودع آخر',
    ]);
  });

  it('asked for many times at once is made once', async () => {
    const body = { name: 'سباق', code: 'RACE-1' };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => admin.call('POST', '/warehouses', body)),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('many at once each get a code of their own', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(new Set(all.map(({ code }) => code)).size).toBe(8);
  });
});

describe('changing a warehouse', () => {
  it('changes what is given and takes the whole entity back', async () => {
    const before = await create({ manager: 'قديم', capacity: 10 });
    const reply = await admin.call('PUT', `/warehouses/${before._id}`, { ...before, manager: 'جديد' });
    expect(reply.json().data).toEqual({
      ...before,
      manager: 'جديد',
      version: 2,
      updatedAt: expect.any(String),
    });
    const cleared = await admin.call('PUT', `/warehouses/${before._id}`, { capacity: null });
    expect(cleared.json().data).toMatchObject({ capacity: null, manager: 'جديد' });
  });

  it('is noticed when someone else changed it meanwhile', async () => {
    const seen = await create();
    await admin.call('PUT', `/warehouses/${seen._id}`, { manager: 'أول', version: seen.version });
    expect(
      await failure('PUT', `/warehouses/${seen._id}`, { manager: 'ثان', version: seen.version }),
    ).toEqual([409, texts.changedMeanwhile]);
    expect((await admin.call('PUT', `/warehouses/${seen._id}`, { manager: 'ثالث' })).statusCode).toBe(200);
  });

  it('of two at once with the same version lets one through', async () => {
    const { _id, version } = await create();
    const replies = await Promise.all(
      ['أ', 'ب', 'ج', 'د'].map((manager) => admin.call('PUT', `/warehouses/${_id}`, { manager, version })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('by isActive sets the status', async () => {
    const { _id } = await create({ status: 'full' });
    const off = await admin.call('PUT', `/warehouses/${_id}`, { isActive: false });
    expect(off.json().data).toMatchObject({ status: 'inactive', isActive: false });
    const on = await admin.call('PUT', `/warehouses/${_id}`, { isActive: true });
    expect(on.json().data).toMatchObject({ status: 'active', isActive: true });
  });

  it('needs data, an id, and a warehouse', async () => {
    const { _id } = await create();
    expect(await failure('PUT', `/warehouses/${_id}`, {})).toEqual([400, 'بيانات التحديث مطلوبة']);
    expect(await failure('PUT', `/warehouses/${_id}`)).toEqual([400, 'بيانات التحديث مطلوبة']);
    expect(await failure('PUT', '/warehouses/', { name: 'بلا معرف' })).toEqual([400, 'معرف المستودع مطلوب']);
    expect(await failure('PUT', `/warehouses/${crypto.randomUUID()}`, { name: 'لا أحد' })).toEqual([
      404,
      warehouseTexts.notFound,
    ]);
    expect((await admin.call('PUT', '/warehouses/abc', { name: 'لا أحد' })).statusCode).toBe(404);
  });

  it('may name the warehouse in the body', async () => {
    const { _id } = await create();
    const reply = await admin.call('PUT', '/warehouses', { id: _id, manager: 'سالم' });
    expect(reply.json().data).toMatchObject({ _id, manager: 'سالم' });
  });

  it('keeps names and codes apart, but not from its own', async () => {
    const [one, two] = [await create(), await create()];
    expect(await failure('PUT', `/warehouses/${two._id}`, { code: one.code.toLowerCase() })).toEqual([
      409,
      'رمز المستودع مستخدم لمستودع آخر',
    ]);
    expect(await failure('PUT', `/warehouses/${two._id}`, { name: `  ${one.name}` })).toEqual([
      409,
      'يوجد مستودع آخر بهذا الاسم',
    ]);
    const same = await admin.call('PUT', `/warehouses/${two._id}`, { name: two.name, code: two.code });
    expect(same.statusCode).toBe(200);
  });
});

describe('what lies in a warehouse', () => {
  it('is counted, valued, and measured against its capacity', async () => {
    const { _id } = await create({ capacity: 200 });
    await stockPart(_id, { name: 'فلتر زيت', quantity: 100, cost: 250 });
    await stockPart(_id, { name: 'فلتر هواء', quantity: 3.5, cost: 1000 });
    const gone = await stockPart(_id, { name: 'بواجي', quantity: 4, cost: 99 });
    await move(gone, _id, -4);

    expect((await admin.call('GET', `/warehouses/${_id}`)).json().data).toMatchObject({
      currentStock: 103.5,
      utilization: 51.8,
      summary: { totalItems: 3, totalVolume: 103.5 },
    });
    expect((await admin.call('GET', `/warehouses/${_id}/capacity`)).json().data).toEqual({
      capacity: 200,
      currentStock: 103.5,
      available: 96.5,
      utilization: 51.8,
    });

    const { data } = (await admin.call('GET', `/warehouses/${_id}/inventory?limit=2`)).json();
    expect(data.stats).toEqual({
      totalItems: 3,
      totalQuantity: 103.5,
      totalValue: 285,
      lowStockItems: 1,
      outOfStockItems: 1,
    });
    expect(data.items.map((part: { name: string; status: string }) => [part.name, part.status])).toEqual([
      ['بواجي', 'out_of_stock'],
      ['فلتر زيت', 'in_stock'],
    ]);
    expect(data.items[1]).toMatchObject({ quantity: 100, sellingPrice: 15, value: 250, minStockLevel: 5 });
    expect(data.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });

    const search = (await admin.call('GET', `/warehouses/${_id}/inventory?q=هواء`)).json().data;
    expect(search.items).toHaveLength(1);
    expect(search.stats.totalItems).toBe(3);
  });

  it('never goes past 100 percent, and is 0 without a capacity', async () => {
    const small = await create({ capacity: 10 });
    await stockPart(small._id, { quantity: 25 });
    const open = await create();
    await stockPart(open._id, { quantity: 25 });
    expect((await admin.call('GET', `/warehouses/${small._id}/capacity`)).json().data).toEqual({
      capacity: 10,
      currentStock: 25,
      available: 0,
      utilization: 100,
    });
    expect((await admin.call('GET', `/warehouses/${open._id}/capacity`)).json().data).toEqual({
      capacity: null,
      currentStock: 25,
      available: null,
      utilization: 0,
    });
  });

  it.each(['inventory', 'capacity'])('of no warehouse is 404: %s', async (what) =>
    expect(await failure('GET', `/warehouses/${crypto.randomUUID()}/${what}`)).toEqual([
      404,
      warehouseTexts.notFound,
    ]),
  );
});

describe('deleting a warehouse', () => {
  it('removes one that nothing names', async () => {
    const { _id } = await create();
    const reply = await admin.call('DELETE', `/warehouses/${_id}`);
    expect(reply.json()).toEqual({ success: true, message: expect.stringContaining('حذف المستودع') });
    expect(await failure('GET', `/warehouses/${_id}`)).toEqual([404, warehouseTexts.notFound]);
    expect(await failure('DELETE', `/warehouses/${_id}`)).toEqual([404, warehouseTexts.notFound]);
  });

  it('names everything that stands against it', async () => {
    const { _id, name } = await create();
    const part = await stockPart(_id, { quantity: 2, main: true });
    await admin.call('POST', `/warehouse-locations/warehouse/${_id}`, { name: 'أ-1' });
    await shop.db
      .insertInto('stockBatches')
      .values({ productId: part, warehouseId: _id, batchNumber: 'B1', quantity: 1 })
      .execute();
    const [status, message] = await failure('DELETE', `/warehouses/${_id}`);
    expect(status).toBe(409);
    for (const word of [
      name,
      'أصناف لها رصيد (1)',
      'منتجات هو مستودعها الرئيسي (1)',
      'مواقع تخزين (1)',
      'حركات مخزون (1)',
      'دفعات (1)',
    ])
      expect(message).toContain(word);
  });

  it('is refused for what went through it, also when nothing is left', async () => {
    const { _id } = await create();
    const part = await stockPart(_id, { quantity: 2 });
    await move(part, _id, -2);
    const [status, message] = await failure('DELETE', `/warehouses/${_id}`);
    expect(status).toBe(409);
    expect(message).toContain('حركات مخزون (2)');
    expect(message).not.toContain('رصيد');
  });
});

describe('the list', () => {
  it('searches folded, filters, sorts and pages', async () => {
    await create({ name: 'قائمة ألف', type: 'cold_storage', manager: 'أحمد القدسي', phone: '771 000 111' });
    await create({ name: 'قائمة باء', type: 'cold_storage', status: 'inactive' });
    await create({ name: 'قائمة جيم', type: 'temporary', status: 'maintenance' });
    const names = async (query: string) => {
      const { data } = (await admin.call('GET', `/warehouses?${query}`)).json();
      return data.map(({ name }: { name: string }) => name);
    };
    expect(await names('q=قائمه')).toEqual(['قائمة ألف', 'قائمة باء', 'قائمة جيم']);
    expect(await names('search=قائمة&sort=-name')).toEqual(['قائمة جيم', 'قائمة باء', 'قائمة ألف']);
    expect(await names('q=قائمة&type=cold_storage')).toEqual(['قائمة ألف', 'قائمة باء']);
    expect(await names('q=قائمة&status=maintenance')).toEqual(['قائمة جيم']);
    expect(await names('q=قائمة&isActive=true&limit=1000')).toEqual(['قائمة ألف', 'قائمة جيم']);
    expect(await names('q=قائمة&isActive=false')).toEqual(['قائمة باء']);
    expect(await names('q=قائمة&page=2&limit=2')).toEqual(['قائمة جيم']);
    expect(await names('q=احمد القدسي')).toEqual(['قائمة ألف']);
    expect(await names('q=771000111')).toEqual(['قائمة ألف']);
    expect(await names('q=قائمة 100% _')).toEqual([]);
  });

  it('has 10 a page and says how many there are', async () => {
    const body = (await admin.call('GET', '/warehouses')).json();
    expect(body.data).toHaveLength(10);
    expect(body.pagination).toMatchObject({ page: 1, limit: 10 });
    expect(body.pagination.total).toBeGreaterThan(10);
  });

  it.each(['limit=1001', 'status=closed', 'type=shed', 'isActive=perhaps', 'sort=phone', 'format=pdf'])(
    'refuses %s',
    async (query) => expect((await admin.call('GET', `/warehouses?${query}`)).statusCode).toBe(400),
  );

  it('is a CSV file when asked for', async () => {
    await create({ name: '=SUM(A1)', code: 'CSV-1', manager: 'فاصلة, واقتباس "' });
    const reply = await admin.call('GET', '/warehouses?format=csv&q=csv-1');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain(`warehouses-${adenDay()}.csv`);
    const [header, row, ...rest] = reply.body.trimEnd().split('\r\n');
    expect(header).toMatch(/^\uFEFFالرمز,الاسم,الموقع,النوع,الحالة/);
    expect(row).toContain(`CSV-1,'=SUM(A1),غير محدد,فرعي,نشط`);
    expect(row).toContain('"فاصلة, واقتباس """');
    expect(rest).toEqual([]);
  });

  it('as a file holds all pages', async () => {
    const { total } = (await admin.call('GET', '/warehouses')).json().pagination;
    const reply = await admin.call('GET', '/warehouses?format=csv&limit=1');
    expect(reply.body.trim().split('\r\n')).toHaveLength(total + 1);
  });

  it('has statistics at both depths', async () => {
    const before = (await admin.call('GET', '/warehouses/statistics')).json().summary;
    await create({ status: 'inactive' });
    await create({ status: 'full' });
    const body = (await admin.call('GET', '/warehouses/statistics')).json();
    expect(body.summary).toEqual({
      totalWarehouses: before.totalWarehouses + 2,
      activeWarehouses: before.activeWarehouses + 1,
      inactiveWarehouses: before.inactiveWarehouses + 1,
    });
    expect(body.data.summary).toEqual(body.summary);
  });
});

describe('who may do what', () => {
  it.each([
    ['manager', 201, 200, 403],
    ['warehouse_manager', 201, 200, 403],
    ['warehouse_staff', 403, 403, 403],
    ['viewer', 403, 403, 403],
    ['admin', 201, 200, 200],
  ])('%s', async (role, creating, updating, deleting) => {
    const who = await shop.person(role);
    const { _id } = await create();
    const replies = [
      await who.call('POST', '/warehouses', { name: `صلاحية ${role}` }),
      await who.call('PUT', `/warehouses/${_id}`, { manager: 'x' }),
      await who.call('DELETE', `/warehouses/${_id}`),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([creating, updating, deleting]);
    expect((await who.call('GET', '/warehouses')).statusCode).toBe(200);
  });

  it('is written down', async () => {
    const { _id } = await create({ manager: 'قبل' });
    await admin.call('PUT', `/warehouses/${_id}`, { manager: 'بعد' });
    await admin.call('DELETE', `/warehouses/${_id}`);
    const traces = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('entityId', '=', _id)
      .orderBy('id')
      .execute();
    expect(traces.map(({ action }) => action)).toEqual([
      'warehouse.create',
      'warehouse.update',
      'warehouse.delete',
    ]);
    expect(traces[1]).toMatchObject({ before: { manager: 'قبل' }, after: { manager: 'بعد' } });
  });
});
