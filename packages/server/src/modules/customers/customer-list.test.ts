import { fold } from '@turoos/contract';
import { Customers } from '@turoos/till';
import { describe, expect, it } from 'vitest';
import { useCustomers } from '../../../test/customers';
import { readCopiedCustomers } from '../../../test/till/read-copy';
import { generateCustomers } from '../../generate/generate-customers';

const { shop, call, create, read, rows, names, sell } = useCustomers();

describe('the list', () => {
  it('is searched by name, phone, e-mail and code, however they are typed', async () => {
    await create({
      name: 'أحمد عبدالله الصبري',
      phone: '+967 777-123-456',
      email: 'ahmed.s@example.ye',
      customerCode: 'TAXI-0042',
    });
    await create({ name: 'ورشة الأمانة', phone: '733000999' });
    for (const typed of [
      'احمد الصبرى',
      'الصبري أحمد',
      '777123456',
      '777 123 456',
      '٧٧٧١٢٣٤٥٦',
      '77 712 3456',
      '+967777',
      'ahmed.s@example',
      'AHMED.S',
      'taxi-0042',
      'TAXI 0042',
      '0042',
    ])
      expect(await names(`search=${encodeURIComponent(typed)}`), typed).toEqual(['أحمد عبدالله الصبري']);
    expect(await names(`q=${encodeURIComponent('امانه')}`)).toEqual(['ورشة الأمانة']);
    expect(await names(`q=${encodeURIComponent('%')}`)).toEqual([]);
    expect(await names(`q=${encodeURIComponent('لا أحد بهذا الاسم')}`)).toEqual([]);
  });

  it('is searched by a till in its copy with the same results', async () => {
    await generateCustomers(shop.db, 300);
    const all = await readCopiedCustomers(shop.db);
    const copy = new Customers();
    for (const customer of all) copy.put(customer);
    const growing = (text: string) => Array.from(text, (_, place) => text.slice(0, place + 1));
    const typed = all
      .filter((_, place) => place % 25 === 7)
      .flatMap(({ name, phone, code }) => [
        ...growing(name).filter((text) => text.trim() === text),
        fold(name).split(' ').toReversed().join(' '),
        phone.slice(0, 6),
        `${phone.slice(0, 3)} ${phone.slice(3)}`,
        code,
        code.toLowerCase().replace('-', ' '),
        `${name} سسس`,
      ]);
    expect(typed.length).toBeGreaterThan(100);
    for (const q of new Set(typed)) {
      const query = new URLSearchParams({ q, limit: '20', sort: 'name' });
      const expected = ((await rows(`/customers?${query}`)) as { _id: string }[]).map(({ _id }) => _id);
      expect({ q, ids: copy.search(q, 20).map(({ id }) => id) }).toEqual({ q, ids: expected });
    }
  });

  it('filters by status and balance', async () => {
    const tag = 'تصفية';
    const make = (name: string, more: object = {}) => create({ name: `${tag} ${name}`, ...more });
    await make('دائن', { balance: 10 });
    await make('مدين', { balance: -10 });
    await make('محظور', { isBlocked: true });
    await make('خامل', { isActive: false });
    const found = async (filter: string) =>
      (await names(`q=${encodeURIComponent(tag)}&sort=createdAt&${filter}`)).map((name) => name.slice(6));
    expect(await found('')).toEqual(['دائن', 'مدين', 'محظور', 'خامل']);
    expect(await found('status=active')).toEqual(['دائن', 'مدين']);
    expect(await found('status=blocked')).toEqual(['محظور']);
    expect(await found('isBlocked=false')).toEqual(['دائن', 'مدين', 'خامل']);
    expect(await found('balance=credit')).toEqual(['دائن']);
    expect(await found('balance=zero')).toEqual(['محظور', 'خامل']);
    expect(await found('balance=debt')).toEqual(['مدين']);
    expect((await call('GET', '/customers?status=gone')).statusCode).toBe(400);
  });

  it('is newest first by default, sortable and paged', async () => {
    const tag = 'ترتيب';
    for (const [name, balance, loyaltyPoints] of [
      ['ب', 5, 1],
      ['أ', -5, 3],
      ['ج', 0, 2],
    ] as const)
      await create({ name: `${tag} ${name}`, balance, loyaltyPoints });
    const order = async (query: string) =>
      (await names(`q=${encodeURIComponent(tag)}&${query}`)).map((name) => name.slice(-1)).join('');
    expect(await order('')).toBe('جأب');
    expect(await order('sort=name')).toBe('أبج');
    expect(await order('sort=-name')).toBe('جبأ');
    expect(await order('sort=balance')).toBe('أجب');
    expect(await order('sort=-loyaltyPoints')).toBe('أجب');
    expect(await order('limit=2&page=2')).toBe('ب');
    expect((await call('GET', '/customers?sort=notes')).statusCode).toBe(400);
  });

  it('has pages of 50 unless asked, and up to 1000', async () => {
    expect((await call('GET', '/customers')).json().pagination).toMatchObject({ page: 1, limit: 50 });
    expect((await call('GET', '/customers?limit=1000')).json().pagination.limit).toBe(1000);
    expect((await call('GET', '/customers?limit=1001')).statusCode).toBe(400);
  });

  it('is exported as a file', async () => {
    await create({ name: 'للتصدير', address: { city: 'تعز', street: 'شارع جمال' }, balance: -12.5 });
    const reply = await call('GET', `/customers?format=csv&q=${encodeURIComponent('للتصدير')}`);
    expect(reply.headers['content-type']).toContain('text/csv');
    const [, line] = reply.body.split('\r\n');
    expect(line).toContain('للتصدير,,,تعز، شارع جمال,-12.5,1000,0,مدين,');
  });
});

describe('the statistics', () => {
  it('count all customers, at both levels of the response', async () => {
    const before = (await call('GET', '/customers/statistics')).json().summary;
    await create({ balance: 20 });
    await create({ balance: -30.5 });
    await create({ balance: -1, isBlocked: true });
    const { _id } = await create({ isActive: false });
    await shop.db
      .updateTable('customers')
      .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', _id)
      .execute();
    const { summary, data } = (await call('GET', '/customers/statistics')).json();
    expect(data.summary).toEqual(summary);
    const grown = Object.fromEntries(
      Object.entries(summary).map(([name, value]) => [name, Number(value) - before[name]]),
    );
    expect(grown).toEqual({
      total: 4,
      active: 2,
      blocked: 1,
      totalBalance: -11.5,
      debtors: 2,
      positive: 1,
      new: 3,
      receivables: 31.5,
    });
  });
});

describe('over the credit limit', () => {
  it('lists customers who owe more, the largest debt first', async () => {
    await create({ name: 'عند الحد', balance: -100, creditLimit: 100 });
    await create({ name: 'فوق الحد', balance: -100.01, creditLimit: 100 });
    await create({ name: 'بعيد فوق الحد', balance: -5000, creditLimit: 1000 });
    await create({ name: 'رصيد موجب كبير', balance: 5000, creditLimit: 10 });
    const over = ((await rows('/customers/over-credit-limit')) as { name: string }[]).map(({ name }) => name);
    expect(over.filter((name) => name.includes('الحد') || name.includes('موجب'))).toEqual([
      'بعيد فوق الحد',
      'فوق الحد',
    ]);
    expect(await rows(`/customers/over-credit-limit?q=${encodeURIComponent('بعيد')}`)).toHaveLength(1);
  });
});

describe('total sales', () => {
  it('exclude cancelled and held invoices and subtract refunds', async () => {
    const { _id } = await create();
    const old = new Date(Date.now() - 800 * 86_400_000);
    await sell(_id, { paid: 10_000, tillPaid: 10_000 });
    await sell(_id, { paymentStatus: 'partial', tillPaid: 2000, paid: 4000, discount: 1000 });
    await sell(_id, { paid: 10_000, tillPaid: 10_000, refundAmount: 3000, createdAt: old });
    await sell(_id, { status: 'cancelled', paymentStatus: 'cancelled' });
    await sell(_id, { status: 'pending', saleNumber: null });
    const { data } = (await call('GET', `/customers/${_id}/total-sales`)).json();
    expect(data).toMatchObject({ count: 3, total: 260, paid: 210, outstanding: 50, refunded: 30 });
    expect(data.byMonth).toHaveLength(12);
    expect(data.byMonth.at(-1)).toMatchObject({ count: 2, total: 190 });
    expect(data.byMonth[0]).toMatchObject({ count: 0, total: 0 });
    expect(data.byPaymentStatus).toEqual([
      { paymentStatus: 'paid', count: 2, total: 170 },
      { paymentStatus: 'partial', count: 1, total: 90 },
    ]);
    expect(Date.parse(data.lastPurchase)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('are zero for a new customer, and not found for an unknown one', async () => {
    const { _id } = await create();
    expect((await call('GET', `/customers/${_id}/total-sales`)).json().data).toMatchObject({
      count: 0,
      total: 0,
      lastPurchase: null,
      byPaymentStatus: [],
    });
    expect((await call('GET', `/customers/${crypto.randomUUID()}/total-sales`)).statusCode).toBe(404);
  });
});

describe('who may do what', () => {
  it.each([
    // role, read, create, with a balance, update, balance, points, delete
    ['viewer', [200, 403, 403, 403, 403, 403, 403]],
    ['warehouse_staff', [403, 403, 403, 403, 403, 403, 403]],
    ['sales_staff', [200, 201, 403, 403, 403, 403, 403]],
    ['accountant', [200, 201, 201, 200, 200, 200, 403]],
    ['manager', [200, 201, 201, 200, 200, 200, 403]],
    ['sales_manager', [200, 201, 201, 200, 200, 200, 200]],
    ['admin', [200, 201, 201, 200, 200, 200, 200]],
  ])('%s', async (role, statuses) => {
    const who = await shop.person(role);
    const { _id } = await create();
    const { _id: free } = await create();
    const replies = [
      await who.call('GET', '/customers'),
      await who.call('POST', '/customers', { name: `من ${role}` }),
      await who.call('POST', '/customers', { name: `من ${role}`, balance: -5 }),
      await who.call('PUT', `/customers/${_id}`, { notes: 'x' }),
      await who.call('PATCH', `/customers/${_id}/balance`, { amount: 1 }),
      await who.call('PATCH', `/customers/${_id}/loyalty`, { points: 1 }),
      await who.call('DELETE', `/customers/${free}`),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(statuses);
  });

  it('changing balance or points requires their own rights, also within an edit', async () => {
    const who = await shop.person('viewer');
    await shop.db
      .updateTable('users')
      .set({ permissions: ['customers.create', 'customers.update'] })
      .where('id', '=', who.id)
      .execute();
    const { _id } = await create({ balance: -5, loyaltyPoints: 3 });
    const put = async (body: object) => (await who.call('PUT', `/customers/${_id}`, body)).statusCode;
    expect(await put({ notes: 'مسموح', balance: -5, loyaltyPoints: 3 })).toBe(200);
    expect(await put({ balance: 0 })).toBe(403);
    expect(await put({ loyaltyPoints: 9 })).toBe(403);
    expect((await who.call('POST', '/customers', { name: 'س', loyaltyPoints: 1 })).statusCode).toBe(403);
    expect(await read(_id)).toMatchObject({ balance: -5, loyaltyPoints: 3, notes: 'مسموح' });
  });
});
