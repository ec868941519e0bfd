import { permissionTexts, systemPermissions } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useUsers } from '../../../test/users';

const { shop, people, create, failure, customRole } = useUsers();

beforeAll(async () => {
  await people.owner.call('POST', '/permissions/initialize-system');
});

const add = async (body: object = {}) => {
  const reply = await people.owner.call('POST', '/permissions', {
    displayName: `صلاحية ${crypto.randomUUID()}`,
    module: 'sales',
    action: 'read',
    ...body,
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
};
const rows = async (path: string) => (await people.owner.call('GET', path)).json().data;
const system = async (name: string) => {
  const [module] = name.split('.');
  return (await rows(`/permissions/module/${module}`)).find((one: { name: string }) => one.name === name);
};

describe('the system permissions', () => {
  it('PERM-09: are created once, however often it is requested, and keep their settings', async () => {
    expect(systemPermissions).toHaveLength(40);
    const { id } = await system('vehicles.delete');
    await people.admin.call('PUT', `/permissions/${id}`, { isActive: false });
    const again = await Promise.all(
      Array.from({ length: 3 }, () => people.owner.call('POST', '/permissions/initialize-system')),
    );
    for (const reply of again) expect(reply.json().data).toEqual({ created: 0, total: 40 });
    const { summary } = (await people.owner.call('GET', '/permissions/stats')).json();
    expect(summary).toMatchObject({ modules: 8, system: 40 });
    expect(await system('vehicles.delete')).toMatchObject({ isActive: false, isSystem: true });
  });

  it('PERM-05, PERM-08: are read-only; administrators switch them on and off', async () => {
    const one = await system('products.update');
    expect(await failure(people.owner, 'PUT', `/permissions/${one.id}`, { displayName: 'x' })).toEqual([
      422,
      permissionTexts.system,
    ]);
    expect(await failure(people.owner, 'DELETE', `/permissions/${one.id}`)).toEqual([
      422,
      permissionTexts.system,
    ]);
    const rights = { users: 'delete', products: 'update' };
    const role = await customRole('شؤون المستخدمين', { level: 7, permissions: rights });
    const keeper = await shop.person(role.name);
    expect(await failure(keeper, 'PUT', `/permissions/${one.id}`, { isActive: false })).toEqual([
      403,
      permissionTexts.adminsOnly,
    ]);
    const beyond = await system('sales.read');
    expect(await failure(keeper, 'PUT', `/permissions/${beyond.id}`, { isActive: false })).toEqual([
      403,
      permissionTexts.beyond,
    ]);
    const idle = await system('sales.delete');
    expect(await failure(people.owner, 'PUT', `/permissions/${idle.id}`, { isActive: false })).toEqual([
      422,
      permissionTexts.unusedPermissions,
    ]);
    const off = await people.admin.call('PUT', `/permissions/${one.id}`, { ...one, isActive: false });
    expect(off.json().data.isActive).toBe(false);
    await people.admin.call('PUT', `/permissions/${one.id}`, { isActive: true });
  });

  it('switched off are withdrawn at once from everyone but administrators', async () => {
    const clerk = await shop.person('sales_staff');
    const almighty = await shop.person('viewer');
    await shop.db
      .updateTable('users')
      .set({ permissions: ['all'] })
      .where('id', '=', almighty.id)
      .execute();
    const { id } = await system('customers.read');
    expect((await clerk.call('GET', '/customers')).statusCode).toBe(200);
    await people.admin.call('PUT', `/permissions/${id}`, { isActive: false });
    expect((await clerk.call('GET', '/customers')).statusCode).toBe(403);
    expect((await almighty.call('GET', '/customers')).statusCode).toBe(403);
    expect((await almighty.call('GET', '/sales')).statusCode).toBe(200);
    expect((await clerk.call('GET', '/auth/me')).json().data.user.permissions).not.toContain(
      'customers.read',
    );
    for (const who of [people.admin, people.owner])
      expect((await who.call('GET', '/customers')).statusCode).toBe(200);
    await people.admin.call('PUT', `/permissions/${id}`, { isActive: true });
    expect((await clerk.call('GET', '/customers')).statusCode).toBe(200);
  });
});

describe('a custom permission', () => {
  it('is named after its module, action and resource', async () => {
    expect(await add({ resource: 'Cash Drawer', name: 'ignored' })).toMatchObject({
      name: 'sales.read.cash_drawer',
      module: 'sales',
      action: 'read',
      isActive: true,
      isSystem: false,
    });
    expect((await add({ displayName: 'فتح الدرج' })).name).toBe('sales.read.فتح_الدرج');
  });

  it.each([
    ['no display name', { displayName: ' ' }],
    ['no module', { module: undefined }],
    ['no action', { action: undefined }],
    ['a module nobody knows', { module: 'moon' }],
    ['an action nobody knows', { action: 'fly' }],
  ])('PERM-07: needs its three fields: %s', async (_, body) =>
    expect(
      await failure(people.owner, 'POST', '/permissions', {
        displayName: 'x',
        module: 'sales',
        action: 'read',
        ...body,
      }),
    ).toEqual([400, permissionTexts.required]),
  );

  it('has a unique name with letters or digits', async () => {
    await add({ resource: 'twice' });
    const again = { displayName: 'x', module: 'sales', action: 'read', resource: ' TWICE ' };
    expect(await failure(people.owner, 'POST', '/permissions', again)).toEqual([
      409,
      permissionTexts.nameTaken('sales.read.twice'),
    ]);
    const nameless = { displayName: '؟!', module: 'sales', action: 'read' };
    expect(await failure(people.owner, 'POST', '/permissions', nameless)).toEqual([
      400,
      permissionTexts.nameless,
    ]);
    const other = await add({ resource: 'once' });
    expect(await failure(people.owner, 'PUT', `/permissions/${other.id}`, { resource: 'twice' })).toEqual([
      409,
      permissionTexts.nameTaken('sales.read.twice'),
    ]);
  });

  it('is renamed for its holders, has no effect while inactive, and is removed from them when deleted', async () => {
    const one = await add({ resource: 'ledger' });
    const role = await customRole('حامل الصلاحية', { permissions: { 'sales.read.ledger': 'read' } });
    const user = await create({ role: 'viewer', permissions: ['sales.read.ledger'] });
    const holder = await shop.person(role.name);
    const held = async () => (await holder.call('GET', '/auth/me')).json().data.user.permissions;
    expect(await held()).toEqual(['sales.read.ledger']);

    await people.owner.call('PUT', `/permissions/${one.id}`, { resource: 'books', displayName: 'الدفاتر' });
    expect(await held()).toEqual(['sales.read.books']);
    const owned = async () => (await people.owner.call('GET', `/users/${user._id}`)).json().data.permissions;
    expect(await owned()).toEqual(['sales.read.books']);

    await people.owner.call('PUT', `/permissions/${one.id}`, { isActive: false });
    expect(await held()).toEqual([]);

    const deleted = await people.owner.call('DELETE', `/permissions/${one.id}`);
    expect(deleted.json()).toEqual({ success: true, message: 'تم حذف الصلاحية بنجاح' });
    expect(await held()).toEqual([]);
    expect(await owned()).toEqual([]);
    expect(await failure(people.owner, 'GET', `/permissions/${one.id}`)).toEqual([
      404,
      permissionTexts.notFound,
    ]);
  });
});

describe('the catalogue', () => {
  it('PERM-02, PERM-03: is searched by display name and description and filtered by module', async () => {
    const one = await add({
      displayName: 'طباعة الأسعار',
      description: 'ملصقات الرفوف',
      module: 'products',
      resource: 'labels',
    });
    const found = (words: string) => rows(`/permissions/search?q=${encodeURIComponent(words)}`);
    expect(await found('طباعه الاسعار')).toMatchObject([{ id: one.id }]);
    expect(await found('الرفوف')).toMatchObject([{ id: one.id }]);
    expect(await found('labels')).toEqual([]);
    const byModule = await rows('/permissions?module=products&isSystem=false');
    expect(byModule).toMatchObject([{ id: one.id }]);
    expect(await rows('/permissions/module/attachments')).toHaveLength(5);
    expect((await people.owner.call('GET', '/permissions/module/moon')).statusCode).toBe(404);
    expect((await people.owner.call('GET', '/permissions?module=moon')).statusCode).toBe(400);
    expect(await rows(`/permissions/${one.id}`)).toMatchObject({ name: 'products.read.labels' });
  });

  it('PERM-01: is counted', async () => {
    const before = (await people.owner.call('GET', '/permissions/stats')).json().summary;
    await add({ isActive: false });
    expect((await people.owner.call('GET', '/permissions/stats')).json().summary).toEqual({
      ...before,
      total: before.total + 1,
    });
  });
});
