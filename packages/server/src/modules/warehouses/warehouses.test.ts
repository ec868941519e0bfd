import { texts, warehouseTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useWarehouses } from '../../../test/warehouses';

const { shop, call, create, failure } = useWarehouses();

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
      rateZone: null,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await call('GET', `/warehouses/${warehouse._id}`)).json()).toEqual({
      success: true,
      data: warehouse,
    });
  });

  it('requires only a name: code, location and type have defaults', async () => {
    const quick = await create({ name: 'السريع', capacity: 50, manager: 'علي' });
    expect(quick).toMatchObject({ location: 'غير محدد', type: 'branch', status: 'active', isActive: true });
    expect(quick.code).toMatch(/^WH-\d{3}$/);
  });

  it('gets a code that no warehouse has', async () => {
    const { code } = await create();
    const next = `WH ${String(Number(code.slice(3)) + 1).padStart(3, '0')}`;
    await create({ code: next });
    expect((await create()).code).toBe(`WH-${String(Number(code.slice(3)) + 2).padStart(3, '0')}`);
  });

  it('can be created inactive', async () =>
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

  it('without a body is refused with the documented message', async () =>
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

  it('is created once by concurrent requests', async () => {
    const body = { name: 'سباق', code: 'RACE-1' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/warehouses', body)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('gets a unique code among concurrent ones', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(new Set(all.map(({ code }) => code)).size).toBe(8);
  });
});

describe('changing a warehouse', () => {
  it('changes the fields sent and accepts a whole entity sent back', async () => {
    const before = await create({ manager: 'قديم', capacity: 10 });
    const reply = await call('PUT', `/warehouses/${before._id}`, { ...before, manager: 'جديد' });
    expect(reply.json().data).toEqual({
      ...before,
      manager: 'جديد',
      version: 2,
      updatedAt: expect.any(String),
    });
    const cleared = await call('PUT', `/warehouses/${before._id}`, { capacity: null });
    expect(cleared.json().data).toMatchObject({ capacity: null, manager: 'جديد' });
  });

  it('is refused when based on a stale version', async () => {
    const seen = await create();
    await call('PUT', `/warehouses/${seen._id}`, { manager: 'أول', version: seen.version });
    expect(
      await failure('PUT', `/warehouses/${seen._id}`, { manager: 'ثان', version: seen.version }),
    ).toEqual([409, texts.changedMeanwhile]);
    expect((await call('PUT', `/warehouses/${seen._id}`, { manager: 'ثالث' })).statusCode).toBe(200);
  });

  it('twice at once with the same version succeeds once', async () => {
    const { _id, version } = await create();
    const replies = await Promise.all(
      ['أ', 'ب', 'ج', 'د'].map((manager) => call('PUT', `/warehouses/${_id}`, { manager, version })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('by isActive sets the status', async () => {
    const { _id } = await create({ status: 'full' });
    const off = await call('PUT', `/warehouses/${_id}`, { isActive: false });
    expect(off.json().data).toMatchObject({ status: 'inactive', isActive: false });
    const on = await call('PUT', `/warehouses/${_id}`, { isActive: true });
    expect(on.json().data).toMatchObject({ status: 'active', isActive: true });
  });

  it('requires data, an id, and an existing warehouse', async () => {
    const { _id } = await create();
    expect(await failure('PUT', `/warehouses/${_id}`, {})).toEqual([400, 'بيانات التحديث مطلوبة']);
    expect(await failure('PUT', `/warehouses/${_id}`)).toEqual([400, 'بيانات التحديث مطلوبة']);
    expect(await failure('PUT', '/warehouses/', { name: 'بلا معرف' })).toEqual([400, 'معرف المستودع مطلوب']);
    expect(await failure('PUT', `/warehouses/${crypto.randomUUID()}`, { name: 'لا أحد' })).toEqual([
      404,
      warehouseTexts.notFound,
    ]);
    expect((await call('PUT', '/warehouses/abc', { name: 'لا أحد' })).statusCode).toBe(404);
  });

  it('accepts the id in the body', async () => {
    const { _id } = await create();
    const reply = await call('PUT', '/warehouses', { id: _id, manager: 'سالم' });
    expect(reply.json().data).toMatchObject({ _id, manager: 'سالم' });
  });

  it('keeps names and codes unique, ignoring its own', async () => {
    const [one, two] = [await create(), await create()];
    expect(await failure('PUT', `/warehouses/${two._id}`, { code: one.code.toLowerCase() })).toEqual([
      409,
      'رمز المستودع مستخدم لمستودع آخر',
    ]);
    expect(await failure('PUT', `/warehouses/${two._id}`, { name: `  ${one.name}` })).toEqual([
      409,
      'يوجد مستودع آخر بهذا الاسم',
    ]);
    const same = await call('PUT', `/warehouses/${two._id}`, { name: two.name, code: two.code });
    expect(same.statusCode).toBe(200);
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

  it('is audited', async () => {
    const { _id } = await create({ manager: 'قبل' });
    await call('PUT', `/warehouses/${_id}`, { manager: 'بعد' });
    await call('DELETE', `/warehouses/${_id}`);
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
