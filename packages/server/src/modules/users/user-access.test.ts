import { roleMatrix, userTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useUsers } from '../../../test/users';

const { shop, people, create, failure, read, change, isIn, login, customRole } = useUsers();

describe('rank', () => {
  it('RASG-09, RASG-10: nobody assigns or edits above their own rank', async () => {
    const { admin, owner } = people;
    const fresh = { username: 'climber', password: 'first-pass-1', name: 'x', role: 'super_admin' };
    expect(await failure(admin, 'POST', '/users', fresh)).toEqual([403, userTexts.roleAbove]);
    const clerk = await create();
    expect(await failure(admin, 'PUT', `/users/${clerk._id}`, { role: 'super_admin' })).toEqual([
      403,
      userTexts.roleAbove,
    ]);
    for (const body of [{ name: 'x' }, { role: 'viewer' }, { isActive: false }, { password: 'first-pass-2' }])
      expect(await failure(admin, 'PUT', `/users/${owner.id}`, body)).toEqual([403, userTexts.personAbove]);
    expect(await failure(admin, 'DELETE', `/users/${owner.id}`)).toEqual([403, userTexts.personAbove]);
    const password = { userId: owner.id, newPassword: 'first-pass-2' };
    expect(await failure(admin, 'PUT', '/users/change-password', password)).toEqual([
      403,
      userTexts.personAbove,
    ]);
  });

  it('USER-01: users of equal rank may be managed: role, activity', async () => {
    const other = await create({ role: 'admin' });
    expect((await change(people.admin, other._id, { isActive: false })).json().data.isActive).toBe(false);
    expect((await change(people.admin, other._id, { isActive: true })).json().data.isActive).toBe(true);
    expect((await change(people.admin, other._id, { role: 'sales' })).json().data.role).toBe('sales_staff');
  });

  it('ranks custom roles by their level, and by their rights', async () => {
    const permissions = { ...roleMatrix.sales_manager, ...roleMatrix.accountant, users: 'delete' };
    await customRole('مسؤول شؤون الموظفين', { level: 5, permissions });
    await customRole('كاشير', { level: 3 });
    const keeper = await shop.person('مسؤول شؤون الموظفين');
    const [manager, cashier] = [await create({ role: 'sales_manager' }), await create({ role: 'كاشير' })];
    expect(await failure(keeper, 'PUT', `/users/${manager._id}`, { name: 'x' })).toEqual([
      403,
      userTexts.personAbove,
    ]);
    expect((await change(keeper, cashier._id, { role: 'accountant' })).statusCode).toBe(200);
    const [status, message] = await failure(keeper, 'PUT', `/users/${cashier._id}`, {
      role: 'warehouse_staff',
    });
    expect([status, message]).toEqual([403, expect.stringMatching(/^لا يمكنك إسناد دور فيه صلاحيات لا تملكها/)]);
    expect(await failure(keeper, 'PUT', `/users/${cashier._id}`, { role: 'sales_manager' })).toEqual([
      403,
      userTexts.roleAbove,
    ]);
  });
});

describe('a user’s own rights', () => {
  it('are changed only by others', async () => {
    const { admin } = people;
    const own = `/users/${admin.id}`;
    expect(await failure(admin, 'PUT', own, { role: 'viewer' })).toEqual([422, userTexts.ownRole]);
    expect(await failure(admin, 'PUT', own, { isActive: false })).toEqual([422, userTexts.ownActivity]);
    expect(await failure(admin, 'PUT', own, { permissions: ['sales'] })).toEqual([
      422,
      userTexts.ownPermissions,
    ]);
    expect(await failure(admin, 'DELETE', own)).toEqual([422, userTexts.ownDeletion]);
    expect((await change(admin, admin.id, { role: 'admin', isActive: true, name: 'أنا' })).statusCode).toBe(
      200,
    );
    expect(await isIn(admin)).toBe(true);
  });
});

describe('permissions granted to a single user', () => {
  it('RBAC-33, RBAC-40: take effect from the next sign-in, as strings, as modules and as all', async () => {
    const user = await create({ username: 'given', role: 'viewer', permissions: ['sales.create', 'users'] });
    const { data } = (await login('given', 'first-pass-1')).json();
    expect(data.user.permissions).toEqual(expect.arrayContaining(['sales.create', 'users.read']));
    const asUser = { authorization: `Bearer ${data.accessToken}` };
    expect((await shop.call('GET', '/users', undefined, asUser)).statusCode).toBe(200);
    const detail = await read(user._id);
    expect(detail.permissions).toEqual(['sales.create', 'users']);
    expect(detail.effectivePermissions).toEqual(expect.arrayContaining(['sales.create', 'products.read']));
    await change(people.owner, user._id, { permissions: ['all'] });
    const all = (await login('given', 'first-pass-1')).json().data.accessToken;
    const reply = await shop.call('GET', '/audit', undefined, { authorization: `Bearer ${all}` });
    expect(reply.statusCode).toBe(200);
  });

  it('to administer a module include all of it', async () => {
    await create({ username: 'hirer', role: 'viewer', permissions: ['users.admin'] });
    const { accessToken } = (await login('hirer', 'first-pass-1')).json().data;
    const asUser = { authorization: `Bearer ${accessToken}` };
    expect((await shop.call('GET', '/users', undefined, asUser)).statusCode).toBe(200);
    const hired = { username: 'hired', name: 'جديد', password: 'first-pass-1', role: 'viewer' };
    expect((await shop.call('POST', '/users', hired, asUser)).json()).toMatchObject({ success: true });
  });

  it('are granted only by users who have them', async () => {
    const user = await create();
    const path = `/users/${user._id}`;
    expect(await failure(people.admin, 'PUT', path, { permissions: ['all'] })).toEqual([
      403,
      userTexts.beyondReach('كل الصلاحيات'),
    ]);
    expect(await failure(people.admin, 'PUT', path, { permissions: ['backup.delete'] })).toEqual([
      403,
      userTexts.beyondReach('حذف النسخ الاحتياطية'),
    ]);
    expect((await change(people.admin, user._id, { permissions: ['backup.create'] })).statusCode).toBe(200);
    // a user with more rights than the administrator can't be changed by the administrator
    await change(people.owner, user._id, { permissions: ['backup.create', 'backup.admin'] });
    expect(await failure(people.admin, 'PUT', path, { permissions: ['sales'] })).toEqual([
      403,
      userTexts.personBeyond('إدارة النسخ الاحتياطية'),
    ]);
  });
});

describe('the sessions of a changed user', () => {
  it.each([
    ['role', { role: 'accountant' }],
    ['permissions', { permissions: ['reports'] }],
    ['activity', { isActive: false }],
    ['password', { password: 'a new one 22' }],
  ])('end at once when the %s changes', async (_, body) => {
    const someone = await shop.person('viewer');
    expect(await isIn(someone)).toBe(true);
    expect((await change(people.owner, someone.id, body)).statusCode).toBe(200);
    expect(await isIn(someone)).toBe(false);
    const refresh = await shop.call('POST', '/auth/refresh', { refreshToken: someone.refreshToken });
    expect(refresh.statusCode).toBe(401);
  });

  it('continue when neither access nor password changes', async () => {
    const someone = await shop.person('viewer');
    await change(people.owner, someone.id, { name: 'اسم', role: 'viewer', permissions: [], isActive: true });
    expect(await isIn(someone)).toBe(true);
  });
});
