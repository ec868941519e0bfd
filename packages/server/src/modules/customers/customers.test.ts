import { customerTexts, texts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useCustomers } from '../../../test/customers';

const { shop, call, create, failure, read } = useCustomers();

describe('a new customer', () => {
  it('has every documented field', async () => {
    const customer = await create({
      name: '  ورشة الأمانة لصيانة السيارات ',
      phone: ' ٧٧٧ ١٢٣ ٤٥٦ ',
      email: 'amana@turoos.ye',
      address: { city: 'تعز', street: 'شارع جمال' },
      customerCode: 'VIP-7',
      creditLimit: 2500.5,
      loyaltyPoints: 40,
      notes: 'يدفع آخر الشهر',
      balance: -120.25,
    });
    expect(customer).toEqual({
      _id: expect.any(String),
      name: 'ورشة الأمانة لصيانة السيارات',
      phone: '777 123 456',
      email: 'amana@turoos.ye',
      address: { city: 'تعز', street: 'شارع جمال' },
      customerCode: 'VIP-7',
      creditLimit: 2500.5,
      loyaltyPoints: 40,
      notes: 'يدفع آخر الشهر',
      balance: -120.25,
      isBlocked: false,
      isActive: true,
      noMarketing: false,
      priceTier: null,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await read(customer._id)).toEqual(customer);
  });

  it('can opt out of campaigns and in again', async () => {
    const customer = await create({ noMarketing: true });
    expect(customer.noMarketing).toBe(true);
    const change = (body: object) => call('PUT', `/customers/${customer._id}`, body);
    expect((await change({ notes: 'x' })).json().data.noMarketing).toBe(true);
    expect((await change({ noMarketing: false })).json().data.noMarketing).toBe(false);
    expect((await change({ noMarketing: 'yes' })).statusCode).toBe(400);
  });

  it('needs only a name: the code is generated, the limit is 1000', async () => {
    const customer = await create({ name: 'سائق تاكسي', customerCode: '' });
    expect(customer).toMatchObject({ creditLimit: 1000, balance: 0, loyaltyPoints: 0, address: '' });
    expect(customer.customerCode).toMatch(/^CUST-\d{5}$/);
  });

  it('keeps an address given as text', async () => {
    expect(await create({ address: 'تعز، شارع جمال' })).toMatchObject({ address: 'تعز، شارع جمال' });
  });

  it.each([
    ['without a name', {}, customerTexts.nameRequired],
    ['with a blank name', { name: '   ' }, customerTexts.nameRequired],
    ['with a name that is null', { name: null }, customerTexts.nameRequired],
    ['with a negative limit', { name: 'س', creditLimit: -1 }, customerTexts.creditLimit],
    ['with half a point', { name: 'س', loyaltyPoints: 1.5 }, customerTexts.wrongPoints],
    ['with negative points', { name: 'س', loyaltyPoints: -1 }, customerTexts.wrongPoints],
    ['with a wrong e-mail', { name: 'س', email: 'ليس بريداً' }, customerTexts.email],
    ['with a code of signs alone', { name: 'س', customerCode: '--' }, customerTexts.wrongCode],
    ['with an unknown field', { name: 'س', debt: 5 }, 'حقل غير معروف: debt'],
    ['with a zero byte in the phone', { name: 'س', phone: '77\u00007' }, texts.unstorable],
    ['with a zero byte in the name', { name: 'س\u0000' }, texts.unstorable],
    ['with a balance beyond all reason', { name: 'س', balance: 2_000_000_000 }, customerTexts.balanceTooBig],
  ])('%s is refused', async (_, body, message) => {
    const [status, said] = await failure('POST', '/customers', body);
    expect([Math.floor(status / 100), said]).toEqual([4, message]);
  });

  it.each([
    { address: 'أ\u0000' },
    { address: { city: 'أ\u0000' } },
    { address: { 'ci\u0000ty': 'تعز' } },
    { address: { deep: { er: 1 } } },
    { address: 5 },
    { customerCode: 'A\u0000' },
    { email: 'a\u0000@b.c' },
    { notes: '\ud800' },
    { phone: 777 },
    { isBlocked: 'yes' },
  ])('is refused with %j', async (wrong) => {
    expect((await call('POST', '/customers', { name: 'س', ...wrong })).statusCode).toBe(400);
  });

  it('is refused with the documented message when the name is missing', async () => {
    expect(await failure('POST', '/customers', {})).toEqual([400, 'خطأ في البيانات: اسم العميل مطلوب']);
  });

  it('has a unique code however it is written', async () => {
    await create({ customerCode: 'shop 12' });
    expect(await failure('POST', '/customers', { name: 'آخر', customerCode: 'SHOP-12' })).toEqual([
      409,
      customerTexts.codeTaken('SHOP-12'),
    ]);
  });

  it('with a code sent by many requests at once is created once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', '/customers', { name: 'سباق', customerCode: 'RACE-1' })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('gets a code that skips codes entered by hand, also concurrently', async () => {
    const { customerCode } = await create();
    const next = (step: number) => `CUST-${String(Number(customerCode.slice(5)) + step).padStart(5, '0')}`;
    await create({ customerCode: next(1) });
    const made = await Promise.all([
      create({ customerCode: next(3) }),
      ...Array.from({ length: 6 }, () => create()),
    ]);
    const codes = made.map((customer) => customer.customerCode);
    expect(new Set(codes).size).toBe(7);
    expect(codes).not.toContain(next(1));
  });

  it('is created once when the request is repeated', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await call('POST', '/customers', { name: 'مرة واحدة' }, key);
    const again = await call('POST', '/customers', { name: 'مرة واحدة' }, key);
    expect(again.json()).toEqual(first.json());
  });

  it('may be sent with all the fields of the entity', async () => {
    const whole = await create();
    const { _id, ...copy } = whole;
    const reply = await call('POST', '/customers', { ...copy, _id, id: _id, customerCode: '' });
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().data._id).not.toBe(_id);
  });
});

describe('changing a customer', () => {
  it('changes the fields sent and keeps the others', async () => {
    const before = await create({ phone: '777111222', notes: 'قديم' });
    const reply = await call('PUT', `/customers/${before._id}`, { notes: 'جديد', customerCode: '' });
    expect(reply.json().data).toEqual({
      ...before,
      notes: 'جديد',
      version: 2,
      updatedAt: expect.any(String),
    });
  });

  it('accepts the customer as it was read, without changing the account', async () => {
    const before = await create({ balance: -50 });
    const reply = await call('PUT', `/customers/${before._id}`, { ...before, name: 'اسم جديد' });
    expect(reply.json().data).toMatchObject({ name: 'اسم جديد', balance: -50 });
    const entries = await call('GET', `/customer-balance/${before._id}/transactions`);
    expect(entries.json().pagination.total).toBe(1);
  });

  it('accepts isBlocked, balance or loyaltyPoints alone', async () => {
    const { _id } = await create();
    const put = async (body: object) => (await call('PUT', `/customers/${_id}`, body)).json().data;
    expect(await put({ isBlocked: true })).toMatchObject({ isBlocked: true });
    expect(await put({ loyaltyPoints: 12 })).toMatchObject({ loyaltyPoints: 12 });
    expect(await put({ balance: -75.5 })).toMatchObject({ balance: -75.5 });
    const [entry] = (await call('GET', `/customer-balance/${_id}/transactions`)).json().data;
    expect(entry).toMatchObject({ type: 'adjustment', operation: 'set', change: -75.5, balanceAfter: -75.5 });
  });

  it('is refused when the version is stale', async () => {
    const { _id, version } = await create();
    await call('PUT', `/customers/${_id}`, { notes: 'أول', version });
    expect(await failure('PUT', `/customers/${_id}`, { notes: 'ثان', version })).toEqual([
      409,
      texts.changedMeanwhile,
    ]);
    expect((await call('PUT', `/customers/${_id}`, { notes: 'ثالث' })).statusCode).toBe(200);
  });

  it('keeps codes unique, but accepts its own', async () => {
    const [one, two] = [await create({ customerCode: 'MINE-1' }), await create({ customerCode: 'MINE-2' })];
    expect(await failure('PUT', `/customers/${two._id}`, { customerCode: 'mine1' })).toEqual([
      409,
      customerTexts.codeTaken('mine1'),
    ]);
    const same = await call('PUT', `/customers/${one._id}`, { customerCode: 'Mine 1' });
    expect(same.json().data.customerCode).toBe('Mine 1');
    const race = await Promise.all(
      [one, two].map(({ _id }) => call('PUT', `/customers/${_id}`, { customerCode: 'MINE-3' })),
    );
    expect(race.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('needs a name that is not blank, and an existing customer', async () => {
    const { _id } = await create();
    expect(await failure('PUT', `/customers/${_id}`, { name: ' ' })).toEqual([
      400,
      customerTexts.nameRequired,
    ]);
    expect(await failure('PUT', `/customers/${crypto.randomUUID()}`, { name: 'س' })).toEqual([
      404,
      customerTexts.notFound,
    ]);
    expect((await call('PUT', '/customers/abc', { name: 'س' })).statusCode).toBe(404);
  });
});

describe('blocking', () => {
  it('blocks and unblocks, and is recorded', async () => {
    const { _id } = await create();
    const set = async (isBlocked: boolean) =>
      (await call('PATCH', `/customers/${_id}/block`, { isBlocked })).json().data.isBlocked;
    expect(await set(true)).toBe(true);
    expect((await read(_id)).isBlocked).toBe(true);
    expect(await set(false)).toBe(false);
    const traces = await shop.db
      .selectFrom('auditLog')
      .select('action')
      .where('entityId', '=', _id)
      .orderBy('id')
      .execute();
    expect(traces.map(({ action }) => action)).toEqual([
      'customer.create',
      'customer.block',
      'customer.unblock',
    ]);
  });

  it('needs a boolean and an existing customer', async () => {
    const { _id } = await create();
    expect((await call('PATCH', `/customers/${_id}/block`, {})).statusCode).toBe(400);
    expect((await call('PATCH', `/customers/${_id}/block`, { isBlocked: 'true' })).statusCode).toBe(400);
    expect(await failure('PATCH', `/customers/${crypto.randomUUID()}/block`, { isBlocked: true })).toEqual([
      404,
      customerTexts.notFound,
    ]);
  });
});

describe('deleting', () => {
  it('removes a customer without links', async () => {
    const { _id } = await create();
    expect((await call('DELETE', `/customers/${_id}`)).json()).toEqual({
      success: true,
      message: 'تم حذف العميل بنجاح',
    });
    expect(await failure('GET', `/customers/${_id}`)).toEqual([404, customerTexts.notFound]);
    expect(await failure('DELETE', `/customers/${_id}`)).toEqual([404, customerTexts.notFound]);
  });

  it('keeps the name and phone of the customer with the parts that were asked for', async () => {
    const { _id, name } = await create({ phone: '777121314' });
    const { data: asked } = (
      await call('POST', '/asked-parts', { asked: 'طلب عميل محذوف', customer: _id })
    ).json();
    expect((await call('DELETE', `/customers/${_id}`)).statusCode).toBe(200);
    const { data: askers } = (await call('GET', `/asked-parts/${asked._id}/askers`)).json();
    expect(askers).toMatchObject([{ customer: null, name, phone: '777121314', status: 'waiting' }]);
  });

  it('is refused with the names of the linked records', async () => {
    const { _id, name } = await create({ balance: 10 });
    const [status, message] = await failure('DELETE', `/customers/${_id}`);
    expect(status).toBe(409);
    expect(message).toContain(`«${name}»`);
    expect(message).toContain('حركات في كشف الحساب (1)');
    expect(message).not.toContain('فواتير');
  });
});
