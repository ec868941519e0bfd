import { describe, expect, it } from 'vitest';
import { useSuppliers } from '../../../test/suppliers';

const { shop, call, create, rows, names, purchase } = useSuppliers();
const typed = encodeURIComponent;

describe('the list of suppliers', () => {
  it('is searched by name, contact person, phone, e-mail and city, however they are typed', async () => {
    await create({
      name: 'مؤسسة أحمد الصبري',
      contactPerson: 'هائل',
      phone: '+967 777-123-456',
      email: 'ahmed.s@example.ye',
      city: 'المكلا',
    });
    await create({ name: 'Guangzhou Parts' });
    for (const q of [
      'احمد الصبرى',
      'هايل',
      'الصبري مؤسسه',
      '777123456',
      '777 123 456',
      '٧٧٧١٢٣٤٥٦',
      'AHMED.S',
      'المكلا',
    ])
      expect(await names(`search=${typed(q)}`), q).toEqual(['مؤسسة أحمد الصبري']);
    expect(await names('q=guangzhou')).toEqual(['Guangzhou Parts']);
    expect(await names(`q=${typed('%')}`)).toEqual([]);
    expect(await names(`q=${typed('لا أحد بهذا الاسم')}`)).toEqual([]);
  });

  it('SUP-03 is filtered by status and city', async () => {
    const make = (name: string, more: object) => create({ name: `تصفية ${name}`, ...more });
    await make('أ', { city: 'عدن' });
    await make('ب', { city: 'تعز', isActive: false });
    await make('ج', { city: 'صنعاء القديمة' });
    const found = async (filter: string) =>
      (await names(`q=${typed('تصفية')}&sort=createdAt&${filter}`)).map((name) => name.slice(-1)).join('');
    expect(await found('')).toBe('أبج');
    expect(await found('status=&city=')).toBe('أبج');
    expect(await found('status=active')).toBe('أج');
    expect(await found('status=inactive')).toBe('ب');
    expect(await found(`city=${typed('صنعاء القديمه')}`)).toBe('ج');
    expect(await found(`status=active&city=${typed('تعز')}`)).toBe('');
    const [first, , third] = await rows(`/suppliers?q=${typed('تصفية')}&sort=createdAt`);
    await purchase(first?._id, 40);
    expect(await found('account=bought')).toBe('أ');
    expect(await found('account=owed')).toBe('أ');
    await call('POST', `/suppliers/${first?._id}/payments`, { amount: 40 });
    expect(await found('account=bought')).toBe('أ');
    expect(await found('account=owed')).toBe('');
    await call('POST', `/suppliers/${third?._id}/adjustments`, { change: -7, note: 'رصيد افتتاحي' });
    expect(await found('account=owed')).toBe('ج');
    expect(await found('account=bought')).toBe('أ');
    expect((await call('GET', '/suppliers?status=gone')).statusCode).toBe(400);
  });

  it('lists each city once, sorted', async () => {
    await create({ city: 'مأرب' });
    await create({ city: 'مارب' });
    await create({ city: '' });
    const cities = (await rows('/suppliers/cities')) as string[];
    expect(cities.filter((city) => /^م[أا]رب$/.test(city))).toHaveLength(1);
    expect(cities).not.toContain('');
    expect(cities).toContain('عدن');
  });

  it('is newest first by default, sortable, and paged by 10', async () => {
    for (const [name, amount] of [
      ['ب', 5],
      ['أ', 9],
      ['ج', 7],
    ] as const) {
      const { _id } = await create({ name: `ترتيب ${name}` });
      await purchase(_id, amount);
    }
    const order = async (query: string) =>
      (await names(`q=${typed('ترتيب')}&${query}`)).map((name) => name.slice(-1)).join('');
    expect(await order('')).toBe('جأب');
    expect(await order('sort=name')).toBe('أبج');
    expect(await order('sort=balance')).toBe('أجب');
    expect(await order('limit=2&page=2')).toBe('ب');
    expect((await call('GET', '/suppliers?sort=notes')).statusCode).toBe(400);
    expect((await call('GET', '/suppliers')).json().pagination).toMatchObject({ page: 1, limit: 10 });
  });

  it('SUP-06 has pages of 20 for the screen', async () => {
    for (let made = 0; made < 21; made++) await create({ name: `صفحات ${made}` });
    const { pagination, data } = (await call('GET', `/suppliers?q=${typed('صفحات')}&limit=20&page=2`)).json();
    expect(pagination).toEqual({ page: 2, limit: 20, total: 21, pages: 2 });
    expect(data).toHaveLength(1);
  });

  it('SUP-18 returns ten matches for a picker', async () => {
    for (let made = 0; made < 11; made++) await create({ name: `منتقى ${made}` });
    expect(await names(`search=${typed('منتقي')}&limit=10`)).toHaveLength(10);
  });

  it('is exported as a file', async () => {
    const { _id } = await create({ name: 'للتصدير', city: 'عدن', creditLimit: 12.5 });
    await purchase(_id, 40);
    await call('POST', `/suppliers/${_id}/adjustments`, { change: -2, note: 'رصيد افتتاحي' });
    const reply = await call('GET', `/suppliers?format=csv&q=${typed('للتصدير')}`);
    expect(reply.headers['content-disposition']).toMatch(/suppliers-\d{4}-\d\d-\d\d\.csv/);
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [, line] = reply.body.split('\r\n');
    expect(line).toBe('للتصدير,سالم,777000111,,عدن,,,12.5,30,40,0,42,1,-42,نشط,');
  });
});

describe('the sums', () => {
  it('SUP-07 include received purchases only, without cancelled and returned ones, net of returns', async () => {
    const { _id } = await create({ name: 'مجاميع' });
    await purchase(_id, 100);
    await purchase(_id, 60, { returnedAmount: 2000, returnedDebt: 2000 });
    await purchase(_id, 1000, { status: 'cancelled' });
    await purchase(_id, 2000, { status: 'returned' });
    await purchase(_id, 4000, { status: 'pending' });
    await call('POST', `/suppliers/${_id}/payments`, { amount: 30 });
    const [supplier] = await rows(`/suppliers?q=${typed('مجاميع')}`);
    const sums = { totalPurchases: 140, totalPaid: 30, totalRemaining: 110, purchaseCount: 2 };
    expect(supplier).toMatchObject({ ...sums, isDeletable: false });
    expect((await call('GET', `/suppliers/${_id}`)).json().data).toEqual(supplier);
  });

  it('SUP-02 SUP-10 of the cards cover all matches, whatever the page', async () => {
    const make = async (name: string, dollars: number, more: object = {}) => {
      const { _id } = await create({ name: `بطاقات ${name}`, ...more });
      if (dollars) await purchase(_id, dollars);
      return _id;
    };
    const old = await make('قديم', 100);
    const off = await make('غير نشط', 50, { isActive: false });
    const fresh = await make('جديد', 0);
    await call('POST', `/suppliers/${fresh}/adjustments`, { change: -5, note: 'رصيد افتتاحي' });
    await purchase(await make('معلق', 0), 70, { status: 'pending' });
    const past = new Date(Date.now() - 31 * 86_400_000);
    await shop.db.updateTable('suppliers').set({ createdAt: past }).where('id', '=', old).execute();
    await call('POST', `/suppliers/${off}/payments`, { amount: 20 });
    const summary = async (more = '') =>
      (await call('GET', `/suppliers?q=${typed('بطاقات')}&limit=1${more}`)).json().summary;
    expect(await summary()).toEqual({
      total: 4,
      active: 3,
      withPurchases: 2,
      recent: 3,
      totalPurchases: 150,
      totalPaid: 20,
      totalRemaining: 130,
      // includes an opening balance and the pending purchase that this test posted to the ledger
      totalOwed: 205,
    });
    expect(await summary('&page=3')).toMatchObject({ total: 4 });
    expect(await summary('&status=inactive')).toMatchObject({ total: 1, active: 0, totalPurchases: 50 });
    expect(await summary('&summary=false')).toBeUndefined();
    expect((await call('GET', `/suppliers?q=${typed('لا أحد')}`)).json().summary).toEqual({
      total: 0,
      active: 0,
      withPurchases: 0,
      recent: 0,
      totalPurchases: 0,
      totalPaid: 0,
      totalRemaining: 0,
      totalOwed: 0,
    });
  });
});

describe('SUP-15 who may do what', () => {
  it.each([
    // role, read, create, deactivate, pay, correct, delete
    ['viewer', [200, 403, 403, 403, 403, 403]],
    ['sales_staff', [200, 403, 403, 403, 403, 403]],
    ['sales_manager', [200, 403, 403, 403, 403, 403]],
    ['warehouse_staff', [200, 403, 403, 403, 403, 403]],
    ['warehouse_manager', [200, 201, 200, 201, 403, 403]],
    ['accountant', [200, 201, 200, 201, 403, 403]],
    ['manager', [200, 201, 200, 201, 403, 403]],
    ['admin', [200, 201, 200, 201, 201, 200]],
  ])('%s', async (role, statuses) => {
    const who = await shop.person(role);
    const { _id } = await create();
    const { _id: free } = await create();
    const replies = [
      await who.call('GET', '/suppliers'),
      await who.call('POST', '/suppliers', { name: `من ${role}`, contactPerson: 'س', phone: '1' }),
      await who.call('PUT', `/suppliers/${_id}`, { isActive: false }),
      await who.call('POST', `/suppliers/${_id}/payments`, { amount: 1 }),
      await who.call('POST', `/suppliers/${_id}/adjustments`, { change: -1, note: 'تصحيح' }),
      await who.call('DELETE', `/suppliers/${free}`),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(statuses);
  });

  it('SUP-01 SUP-09 is refused without the right to read, and follows permissions granted by name', async () => {
    await shop.db.insertInto('roles').values({ name: 'guest', label: 'ضيف', rank: 99 }).execute();
    const who = await shop.person('guest');
    const { _id } = await create();
    const attempt = async () => [
      (await who.call('GET', '/suppliers')).statusCode,
      (await who.call('PUT', `/suppliers/${_id}`, { isActive: false })).statusCode,
    ];
    expect(await attempt()).toEqual([403, 403]);
    await shop.db
      .updateTable('users')
      .set({ permissions: ['suppliers.read', 'suppliers.update'] })
      .where('id', '=', who.id)
      .execute();
    expect(await attempt()).toEqual([200, 200]);
  });
});
