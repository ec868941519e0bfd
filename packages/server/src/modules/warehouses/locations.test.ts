import { locationTexts, warehouseTexts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';

const shop = useApp();
let admin: Person;
let warehouse: { _id: string; name: string };
let path: string;

beforeAll(async () => {
  admin = await shop.person('admin');
  warehouse = (await admin.call('POST', '/warehouses', { name: 'مستودع الرفوف' })).json().data;
  path = `/warehouse-locations/warehouse/${warehouse._id}`;
});

let made = 0;
const create = async (body: object = {}) => {
  const reply = await admin.call('POST', path, { name: `رف ${++made}`, ...body });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
};
const at = (id: string, more = '') => `/warehouse-locations/location/${id}${more}`;
const failure = async (method: string, target: string, body?: object) => {
  const reply = await admin.call(method, target, body);
  return [reply.statusCode, reply.json().message];
};

describe('a location', () => {
  it('has every documented field, under id and _id', async () => {
    const location = await create({ name: 'أ-01', type: 'bin', capacity: 40 });
    expect(location).toEqual({
      id: location._id,
      _id: expect.any(String),
      name: 'أ-01',
      type: 'bin',
      warehouse: warehouse._id,
      warehouseName: 'مستودع الرفوف',
      currentStock: 0,
      capacity: 40,
      isActive: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await admin.call('GET', at(location.id))).json()).toEqual({ success: true, data: location });
  });

  it('is a rack without capacity by default', async () =>
    expect(await create()).toMatchObject({ type: 'rack', capacity: null }));

  it.each([
    [{}, locationTexts.name],
    [{ name: ' ' }, locationTexts.name],
    [{ name: 'س', type: 'cellar' }, locationTexts.type],
    [{ name: 'س', capacity: 0 }, 'يجب إدخال سعة صحيحة'],
    [{ name: 'س', isActive: 'yes' }, 'يجب اختيار نعم أو لا'],
    [{ name: 'س', colour: 1 }, 'حقل غير معروف: colour'],
  ])('%j is refused: %s', async (body, message) =>
    expect(await failure('POST', path, body)).toEqual([400, message]),
  );

  it('has a unique name within its warehouse; another warehouse may use the same', async () => {
    await create({ name: 'رفّ الإطارات' });
    expect(await failure('POST', path, { name: 'رف الاطارات' })).toEqual([
      409,
      'يوجد في هذا المستودع موقع آخر بهذا الاسم',
    ]);
    const other = (await admin.call('POST', '/warehouses', { name: 'مستودع ثان' })).json().data;
    const reply = await admin.call('POST', `/warehouse-locations/warehouse/${other._id}`, {
      name: 'رف الاطارات',
    });
    expect(reply.statusCode).toBe(201);
  });

  it('is created once by concurrent requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => admin.call('POST', path, { name: 'سباق' })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(5).fill(409)]);
  });

  it('is changed, accepts a whole entity sent back, and is deleted', async () => {
    const before = await create({ capacity: 10 });
    const reply = await admin.call('PUT', at(before.id), { ...before, name: 'رف معدل', type: 'yard' });
    expect(reply.json().data).toMatchObject({ name: 'رف معدل', type: 'yard', capacity: 10 });
    const off = await admin.call('PUT', at(before.id), { isActive: false, capacity: null });
    expect(off.json().data).toMatchObject({ isActive: false, capacity: null, name: 'رف معدل' });
    expect(await failure('PUT', at(before.id), {})).toEqual([400, 'بيانات التحديث مطلوبة']);
    expect((await admin.call('DELETE', at(before.id))).json()).toMatchObject({ success: true });
    for (const [method, body] of [['GET'], ['PUT', { name: 'س' }], ['DELETE']] as const)
      expect(await failure(method, at(before.id), body)).toEqual([404, locationTexts.notFound]);
  });

  it('is found only in an existing warehouse', async () => {
    const nowhere = `/warehouse-locations/warehouse/${crypto.randomUUID()}`;
    expect(await failure('GET', nowhere)).toEqual([404, warehouseTexts.notFound]);
    expect(await failure('GET', `${nowhere}/active`)).toEqual([404, warehouseTexts.notFound]);
    expect(await failure('POST', nowhere, { name: 'س' })).toEqual([404, warehouseTexts.notFound]);
  });
});

describe('the stock of a location', () => {
  it('is set between zero and its capacity', async () => {
    const { id } = await create({ capacity: 40 });
    for (const quantity of [40, 12.5, 0]) {
      const reply = await admin.call('PATCH', at(id, '/stock'), { quantity });
      expect(reply.json().data.currentStock).toBe(quantity);
    }
    const [status, message] = await failure('PATCH', at(id, '/stock'), { quantity: 40.01 });
    expect(status).toBe(422);
    expect(message).toContain('أكبر من سعة الموقع');
    expect(message).toContain('40');
  });

  it('without a capacity has no upper bound', async () => {
    const { id } = await create();
    expect((await admin.call('PATCH', at(id, '/stock'), { quantity: 5000 })).statusCode).toBe(200);
  });

  it.each([{}, { quantity: -1 }, { quantity: '5' }, { quantity: 1.234 }, { quantity: 1, note: 'x' }])(
    '%j is refused',
    async (body) => {
      const { id } = await create();
      expect((await admin.call('PATCH', at(id, '/stock'), body)).statusCode).toBe(400);
    },
  );

  it('prevents the capacity from shrinking below it', async () => {
    const { id } = await create({ capacity: 40 });
    await admin.call('PATCH', at(id, '/stock'), { quantity: 30 });
    const [status, message] = await failure('PUT', at(id), { capacity: 29 });
    expect(status).toBe(422);
    expect(message).toContain('30');
  });

  it('never exceeds a capacity that shrinks concurrently', async () => {
    const { id } = await create({ capacity: 100 });
    const replies = await Promise.all([
      admin.call('PATCH', at(id, '/stock'), { quantity: 90 }),
      admin.call('PUT', at(id), { capacity: 50 }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  it('leaves the stock of the warehouse alone', async () => {
    const { id } = await create();
    await admin.call('PATCH', at(id, '/stock'), { quantity: 77 });
    expect((await admin.call('GET', `/warehouses/${warehouse._id}`)).json().data.currentStock).toBe(0);
  });
});

describe('the locations of a warehouse', () => {
  it('are all listed in data, the active ones separately, and can be searched', async () => {
    const other = (await admin.call('POST', '/warehouses', { name: 'مستودع القوائم' })).json().data;
    const there = `/warehouse-locations/warehouse/${other._id}`;
    for (let n = 1; n <= 12; n++)
      await admin.call('POST', there, {
        name: `ممر ${String(n).padStart(2, '0')}`,
        type: n > 10 ? 'yard' : 'rack',
        isActive: n % 2 === 0,
      });
    const names = async (more: string) =>
      (await admin.call('GET', `${there}${more}`)).json().data.map(({ name }: { name: string }) => name);
    expect(await names('')).toHaveLength(12);
    expect(await names('/active')).toEqual(['ممر 02', 'ممر 04', 'ممر 06', 'ممر 08', 'ممر 10', 'ممر 12']);
    expect(await names('?isActive=false&type=yard')).toEqual(['ممر 11']);
    expect(await names('?q=ممر ٠٣')).toEqual(['ممر 03']);
    expect(await names('?page=2&limit=5&sort=-name')).toEqual([
      'ممر 07',
      'ممر 06',
      'ممر 05',
      'ممر 04',
      'ممر 03',
    ]);
  });
});

describe('who may do what', () => {
  it.each([
    ['warehouse_manager', 201],
    ['warehouse_staff', 403],
    ['viewer', 403],
  ])('%s', async (role, status) => {
    const who = await shop.person(role);
    const { id } = await create();
    const done = status === 201 ? 200 : 403;
    expect((await who.call('POST', path, { name: `موقع ${role}` })).statusCode).toBe(status);
    expect((await who.call('PUT', at(id), { name: `تعديل ${role}` })).statusCode).toBe(done);
    expect((await who.call('PATCH', at(id, '/stock'), { quantity: 1 })).statusCode).toBe(done);
    expect((await who.call('DELETE', at(id))).statusCode).toBe(done);
    expect((await who.call('GET', path)).statusCode).toBe(200);
  });

  it('is audited', async () => {
    const { id } = await create();
    await admin.call('PATCH', at(id, '/stock'), { quantity: 3 });
    await admin.call('PUT', at(id), { type: 'bin' });
    await admin.call('DELETE', at(id));
    const traces = await shop.db
      .selectFrom('auditLog')
      .select('action')
      .where('entityId', '=', id)
      .orderBy('id')
      .execute();
    expect(traces.map(({ action }) => action)).toEqual([
      'warehouse-location.create',
      'warehouse-location.stock',
      'warehouse-location.update',
      'warehouse-location.delete',
    ]);
  });
});
