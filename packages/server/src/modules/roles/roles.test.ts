import { roleMatrix, roleNames, roleTexts, userTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useUsers } from '../../../test/users';

const { shop, people, create, failure, customRole } = useUsers();

let made = 0;
const unique = (name: string) => `${name} ${++made}`;

describe('the catalogue of roles', () => {
  it('ROLE-05, ROLE-07: lists all roles with their rights and their number', async () => {
    const { success, data, total } = (await people.owner.call('GET', '/roles')).json();
    expect(success).toBe(true);
    expect(total).toBe(data.length);
    const system = data.filter((role: { isSystem: boolean }) => role.isSystem);
    expect(system.map(({ name }: { name: string }) => name)).toEqual([...roleNames]);
    expect(system[0]).toMatchObject({ label: 'مدير عام', level: 9, userCount: 1 });
    expect(system[0].id).toBe(system[0]._id);
    expect(system.at(-1)).toMatchObject({ name: 'viewer', level: 1, permissions: roleMatrix.viewer });
    expect(system[0].description).not.toBe('');
    const one = await people.owner.call('GET', `/roles/${system[3].id}`);
    expect(one.json().data).toEqual(system[3]);
  });

  it('ROLE-01: is counted and searched', async () => {
    const before = (await people.owner.call('GET', '/roles/stats')).json().summary;
    await customRole('أمين الصندوق', { description: 'يقبض النقود' });
    await create({ role: 'أمين الصندوق' });
    expect((await people.owner.call('GET', '/roles/stats')).json().summary).toEqual({
      total: before.total + 1,
      users: before.users + 1,
      system: 9,
      custom: before.custom + 1,
    });
    const found = await people.owner.call('GET', `/roles?q=${encodeURIComponent('امين صندوق')}`);
    expect(found.json().data).toMatchObject([{ name: 'أمين الصندوق', userCount: 1, isSystem: false }]);
  });

  it('ROLE-03, ROLE-06: refuses changes to the nine system roles', async () => {
    const { data } = (await people.owner.call('GET', '/roles')).json();
    for (const { id } of data.filter((role: { isSystem: boolean }) => role.isSystem)) {
      expect(await failure(people.owner, 'PUT', `/roles/${id}`, { description: 'x' })).toEqual([
        422,
        roleTexts.system,
      ]);
      expect(await failure(people.owner, 'DELETE', `/roles/${id}`)).toEqual([422, roleTexts.system]);
    }
  });
});

describe('a custom role', () => {
  it('takes effect from the next request, also after a change', async () => {
    const name = unique('كاشير');
    const role = await customRole(name, { level: 3, permissions: { sales: 'create', customers: 'read' } });
    expect(role).toMatchObject({ name, label: name, level: 3, userCount: 0, isSystem: false, version: 1 });
    const cashier = await shop.person(name);
    expect((await cashier.call('GET', '/customers')).statusCode).toBe(200);
    expect((await cashier.call('GET', '/products')).statusCode).toBe(403);
    const changed = await people.admin.call('PUT', `/roles/${role.id}`, {
      ...role,
      permissions: { products: 'read', customers: 'none' },
    });
    expect(changed.json().data).toMatchObject({ version: 2, permissions: { products: 'read' } });
    expect((await cashier.call('GET', '/customers')).statusCode).toBe(403);
    expect((await cashier.call('GET', '/products')).statusCode).toBe(200);
  });

  it('keeps its users when it is renamed', async () => {
    const role = await customRole(unique('بائع'), { permissions: { sales: 'read' } });
    const seller = await shop.person(role.name);
    const name = unique('بائع أول');
    expect((await people.owner.call('PUT', `/roles/${role.id}`, { name })).statusCode).toBe(200);
    const me = (await seller.call('GET', '/auth/me')).json().data.user;
    expect(me).toMatchObject({ role: name, roleLabel: name });
  });

  it('may contain single permissions of the catalogue', async () => {
    const custom = await people.owner.call('POST', '/permissions', {
      displayName: 'عرض سعر الجملة',
      module: 'products',
      action: 'read',
      resource: 'wholesale',
    });
    expect(custom.json().data.name).toBe('products.read.wholesale');
    const role = await customRole(unique('معرض'), {
      permissions: { 'products.read.wholesale': 'read', 'customers.manage_balance': 'read' },
    });
    const holder = await shop.person(role.name);
    const { permissions } = (await holder.call('GET', '/auth/me')).json().data.user;
    expect(permissions).toEqual(['customers.manage_balance', 'products.read.wholesale']);
  });

  it.each([
    ['no name', { name: ' ' }, 400, roleTexts.nameRequired],
    ['a level that is none', { level: 0 }, 400, roleTexts.level],
    ['a level above all', { level: 10 }, 400, roleTexts.level],
    ['an unknown resource', { permissions: { moon: 'read' } }, 400, roleTexts.unknownPermission('moon')],
    [
      'an unknown permission',
      { permissions: { 'sales.fly': 'read' } },
      400,
      roleTexts.unknownPermission('sales.fly'),
    ],
    ['an unknown level', { permissions: { sales: 'everything' } }, 400, 'القيمة المختارة غير معروفة'],
    ['a role’s label', { name: 'مدير' }, 409, roleTexts.nameTaken('مدير')],
    ['a display role’s name', { name: 'Sales' }, 409, roleTexts.nameTaken('Sales')],
    ['a system role’s name', { name: 'VIEWER' }, 409, roleTexts.nameTaken('VIEWER')],
  ])('is refused with %s', async (_, body, status, message) =>
    expect(await failure(people.owner, 'POST', '/roles', { name: unique('دور'), ...body })).toEqual([
      status,
      message,
    ]),
  );

  it('has a unique name, also when several are created at once', async () => {
    const name = unique('مندوب');
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => people.owner.call('POST', '/roles', { name })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    const other = await customRole(unique('مندوب'));
    expect(await failure(people.owner, 'PUT', `/roles/${other.id}`, { name: ` ${name} ` })).toEqual([
      409,
      roleTexts.nameTaken(name),
    ]);
  });

  it('is not deleted while a user has it', async () => {
    const role = await customRole(unique('مؤقت'));
    const user = await create({ role: role.name });
    expect(await failure(people.owner, 'DELETE', `/roles/${role.id}`)).toEqual([
      409,
      roleTexts.inUse(role.name, 1),
    ]);
    await people.owner.call('PUT', `/users/${user._id}`, { role: 'viewer' });
    const deleted = await people.owner.call('DELETE', `/roles/${role.id}`);
    expect(deleted.json()).toEqual({ success: true, message: 'تم حذف الدور بنجاح' });
    expect(await failure(people.owner, 'GET', `/roles/${role.id}`)).toEqual([404, roleTexts.notFound]);
  });

  it('is either assigned or deleted, never both at once', async () => {
    for (let round = 0; round < 4; round++) {
      const role = await customRole(unique('سباق'));
      const user = await create();
      const [given, deleted] = await Promise.all([
        people.owner.call('PUT', `/users/${user._id}`, { role: role.name }),
        people.admin.call('DELETE', `/roles/${role.id}`),
      ]);
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([given.statusCode, deleted.statusCode]);
    }
  });

  it('is refused a change based on a stale version', async () => {
    const role = await customRole(unique('إصدار'));
    await people.owner.call('PUT', `/roles/${role.id}`, { description: 'أول', version: role.version });
    const late = await people.admin.call('PUT', `/roles/${role.id}`, {
      description: 'x',
      version: role.version,
    });
    expect(late.statusCode).toBe(409);
  });
});

describe('the maker of a role', () => {
  it('creates none above their own rank, nor with rights they lack', async () => {
    const name = unique('طموح');
    expect(await failure(people.admin, 'POST', '/roles', { name, level: 9 })).toEqual([
      403,
      roleTexts.levelAbove,
    ]);
    const rights = { name, permissions: { backup: 'admin', sales: 'delete' } };
    expect(await failure(people.admin, 'POST', '/roles', rights)).toEqual([
      403,
      userTexts.beyondReach('النسخ الاحتياطية'),
    ]);
    const high = await customRole(unique('عالٍ'), { level: 9, permissions: { backup: 'admin' } });
    expect(await failure(people.admin, 'PUT', `/roles/${high.id}`, { description: 'x' })).toEqual([
      403,
      roleTexts.above,
    ]);
    expect(await failure(people.admin, 'DELETE', `/roles/${high.id}`)).toEqual([403, roleTexts.above]);
    // a low rank, but with a right the user lacks
    const mixed = await customRole(unique('مختلط'), { permissions: { backup: 'admin' } });
    const refusal = [403, roleTexts.beyond('إدارة النسخ الاحتياطية')];
    const changes = { permissions: { sales: 'read' } };
    expect(await failure(people.admin, 'PUT', `/roles/${mixed.id}`, changes)).toEqual(refusal);
    expect(await failure(people.admin, 'DELETE', `/roles/${mixed.id}`)).toEqual(refusal);
  });

  it('needs the right to write users', async () => {
    const manager = await shop.person('manager');
    expect((await manager.call('GET', '/roles')).statusCode).toBe(200);
    expect(await failure(manager, 'POST', '/roles', { name: 'x' })).toEqual([
      403,
      'ليس لديك صلاحية لتعديل الأدوار',
    ]);
  });
});
