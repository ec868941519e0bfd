import { adenDay, supplierTexts, texts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useSuppliers } from '../../../test/suppliers';

const { shop, call, create, failure, read, purchase } = useSuppliers();
const someone = { name: 'س', contactPerson: 'ص', phone: '1' };

describe('a new supplier', () => {
  it('has every documented field, including the sums', async () => {
    const supplier = await create({
      name: '  مؤسسة البركة لقطع الغيار ',
      contactPerson: 'ناصر البركة',
      phone: ' ٧٧٧ ١٢٣ ٤٥٦ ',
      email: 'sales@baraka.example',
      address: 'شارع الستين',
      city: 'صنعاء',
      taxNumber: '100-200',
      creditLimit: 2500.5,
      paymentTerms: 45,
      notes: 'يوزع يوم السبت',
    });
    expect(supplier).toEqual({
      _id: expect.any(String),
      name: 'مؤسسة البركة لقطع الغيار',
      contactPerson: 'ناصر البركة',
      phone: '777 123 456',
      email: 'sales@baraka.example',
      address: 'شارع الستين',
      city: 'صنعاء',
      taxNumber: '100-200',
      creditLimit: 2500.5,
      paymentTerms: 45,
      notes: 'يوزع يوم السبت',
      isActive: true,
      balance: 0,
      totalPurchases: 0,
      totalPaid: 0,
      totalRemaining: 0,
      purchaseCount: 0,
      isDeletable: true,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await read(supplier._id)).toEqual(supplier);
  });

  it('SUP-08 SUP-12 SUP-13 is active, without a limit and payable within 30 days by default', async () => {
    expect(await create()).toMatchObject({ isActive: true, creditLimit: 0, paymentTerms: 30 });
    expect(await create({ isActive: false })).toMatchObject({ isActive: false });
  });

  it.each([
    ['SUP-11 SUP-20 without a name', { ...someone, name: undefined }, supplierTexts.required],
    ['SUP-11 SUP-20 with a blank name', { ...someone, name: '  ' }, supplierTexts.required],
    ['SUP-11 SUP-20 without a contact person', { ...someone, contactPerson: '' }, supplierTexts.required],
    ['SUP-11 SUP-20 without a phone', { ...someone, phone: null }, supplierTexts.required],
    ['SUP-14 with a wrong e-mail', { ...someone, email: 'ليس بريداً' }, supplierTexts.email],
    ['SUP-12 with a negative limit', { ...someone, creditLimit: -0.01 }, supplierTexts.creditLimit],
    ['SUP-12 with parts of a cent', { ...someone, creditLimit: 0.001 }, expect.any(String)],
    ['SUP-13 with half a day', { ...someone, paymentTerms: 1.5 }, supplierTexts.paymentTerms],
    ['SUP-13 with days before', { ...someone, paymentTerms: -1 }, supplierTexts.paymentTerms],
    ['SUP-13 with days as text', { ...someone, paymentTerms: '30' }, supplierTexts.paymentTerms],
    ['with an unknown field', { ...someone, debt: 5 }, 'حقل غير معروف: debt'],
    ['with a zero byte', { ...someone, name: 'س\u0000' }, texts.unstorable],
    ['with a zero byte in the e-mail', { ...someone, email: 'a\u0000@b.c' }, expect.any(String)],
  ])('%s is refused', async (_, body, message) => {
    expect(await failure('POST', '/suppliers', body)).toEqual([400, message]);
  });

  it('has a unique name in any spelling', async () => {
    await create({ name: 'شركة الأمانة' });
    expect(await failure('POST', '/suppliers', { ...someone, name: 'شركه  الامانة' })).toEqual([
      409,
      supplierTexts.nameTaken('شركه  الامانة'),
    ]);
  });

  it('with one name is created once by concurrent requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', '/suppliers', { ...someone, name: 'سباق' })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('is created once when the request is repeated, and accepts all fields of the entity', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const whole = { ...(await create()), name: 'مرة واحدة' };
    const { version: _, ...copy } = whole;
    const first = await call('POST', '/suppliers', copy, key);
    expect(first.statusCode, first.body).toBe(201);
    expect((await call('POST', '/suppliers', copy, key)).json()).toEqual(first.json());
  });
});

describe('changing a supplier', () => {
  it('changes only the fields sent', async () => {
    const before = await create({ notes: 'قديم', city: 'عدن' });
    const reply = await call('PUT', `/suppliers/${before._id}`, { notes: 'جديد' });
    expect(reply.json().data).toEqual({
      ...before,
      notes: 'جديد',
      version: 2,
      updatedAt: expect.any(String),
    });
  });

  it('accepts a whole entity sent back', async () => {
    const before = await create();
    const reply = await call('PUT', `/suppliers/${before._id}`, { ...before, city: 'تعز', balance: 999 });
    expect(reply.json().data).toMatchObject({ city: 'تعز', balance: 0 });
  });

  it('SUP-17 deactivates and reactivates it, with audit entries', async () => {
    const { _id } = await create();
    const set = async (isActive: boolean) =>
      (await call('PUT', `/suppliers/${_id}`, { isActive })).json().data.isActive;
    expect(await set(false)).toBe(false);
    expect((await read(_id)).isActive).toBe(false);
    expect(await set(true)).toBe(true);
    const traces = await shop.db
      .selectFrom('auditLog')
      .select('action')
      .where('entityId', '=', _id)
      .orderBy('id')
      .execute();
    expect(traces.map(({ action }) => action)).toEqual([
      'supplier.create',
      'supplier.update',
      'supplier.update',
    ]);
  });

  it('is refused when based on a stale version', async () => {
    const { _id } = await create();
    const put = (version: number) => call('PUT', `/suppliers/${_id}`, { notes: `${version}`, version });
    expect((await put(1)).statusCode).toBe(200);
    expect(await failure('PUT', `/suppliers/${_id}`, { notes: 'x', version: 1 })).toEqual([
      409,
      texts.changedMeanwhile,
    ]);
    const both = await Promise.all([put(2), put(2)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('keeps names unique, also concurrently', async () => {
    const one = await create({ name: 'الأول' });
    const two = await create({ name: 'الثاني' });
    expect(await failure('PUT', `/suppliers/${two._id}`, { name: 'الاول' })).toEqual([
      409,
      supplierTexts.nameTaken('الاول'),
    ]);
    expect((await call('PUT', `/suppliers/${one._id}`, { name: 'الاول' })).json().data.name).toBe('الاول');
    const race = await Promise.all(
      [one, two].map(({ _id }) => call('PUT', `/suppliers/${_id}`, { name: 'الثالث' })),
    );
    expect(race.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('requires non-empty fields and an existing supplier', async () => {
    const { _id } = await create();
    expect(await failure('PUT', `/suppliers/${_id}`, { phone: ' ' })).toEqual([400, supplierTexts.required]);
    expect(await failure('PUT', `/suppliers/${crypto.randomUUID()}`, { notes: 'س' })).toEqual([
      404,
      supplierTexts.notFound,
    ]);
    expect((await call('PUT', '/suppliers/abc', { notes: 'س' })).statusCode).toBe(404);
  });
});

describe('SUP-05 deleting', () => {
  it('removes an unused supplier', async () => {
    const { _id } = await create();
    expect((await call('DELETE', `/suppliers/${_id}`)).json()).toEqual({
      success: true,
      message: 'تم حذف المورد بنجاح',
    });
    expect(await failure('GET', `/suppliers/${_id}`)).toEqual([404, supplierTexts.notFound]);
    expect(await failure('DELETE', `/suppliers/${_id}`)).toEqual([404, supplierTexts.notFound]);
  });

  it('is refused with any purchase, even a cancelled one, and with a ledger entry', async () => {
    const withPurchase = await create();
    await purchase(withPurchase._id, 10, { status: 'cancelled' });
    const withEntry = await create();
    await call('POST', `/suppliers/${withEntry._id}/payments`, { amount: 5 });
    for (const { _id } of [withPurchase, withEntry]) {
      expect(await read(_id)).toMatchObject({ isDeletable: false });
      expect(await failure('DELETE', `/suppliers/${_id}`)).toEqual([409, supplierTexts.linked]);
    }
  });

  it('is refused with an expense, paid or recurring', async () => {
    const [{ _id: category }] = (await call('GET', '/expense-categories')).json().data;
    const money = { category, currency: 'USD', amount: 5 };
    const [paid, recurring] = [await create(), await create()];
    const made = [
      await call('POST', '/expenses', { ...money, supplier: paid._id }),
      await call('POST', '/recurring-expenses', {
        ...money,
        supplier: recurring._id,
        every: 'month',
        nextOn: adenDay(),
      }),
    ];
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    for (const { _id } of [paid, recurring]) {
      expect(await read(_id)).toMatchObject({ isDeletable: false });
      expect(await failure('DELETE', `/suppliers/${_id}`)).toEqual([409, supplierTexts.linked]);
    }
  });

  it('and a concurrent expense: only one succeeds', async () => {
    const [{ _id: category }] = (await call('GET', '/expense-categories')).json().data;
    for (let time = 0; time < 10; time++) {
      const { _id } = await create();
      const replies = await Promise.all([
        call('POST', '/expenses', { category, currency: 'USD', amount: 5, supplier: _id }),
        call('DELETE', `/suppliers/${_id}`),
      ]);
      expect([
        [201, 409],
        [404, 200],
      ]).toContainEqual(replies.map(({ statusCode }) => statusCode));
    }
  });

  it('and a concurrent payment: only one succeeds', async () => {
    const { _id } = await create();
    const replies = await Promise.all([
      call('DELETE', `/suppliers/${_id}`),
      call('POST', `/suppliers/${_id}/payments`, { amount: 5 }),
    ]);
    expect([
      [200, 404],
      [409, 201],
    ]).toContainEqual(replies.map(({ statusCode }) => statusCode));
  });
});
