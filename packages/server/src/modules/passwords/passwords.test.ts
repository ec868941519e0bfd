import { passwordTexts, userTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { testPassword, type Person } from '../../../test/app';
import { useUsers } from '../../../test/users';

const { shop, people, create, failure, isIn, login, customRole } = useUsers();

const set = (who: Person, userId: string, newPassword: unknown, more: object = {}) =>
  failure(who, 'PUT', '/users/change-password', { userId, newPassword, ...more });
const done = [200, 'تم تغيير كلمة المرور بنجاح'];

describe('a password', () => {
  it.each([
    ['too short', 'Ab1-xyz', passwordTexts.short],
    ['digits alone', '7712345678', passwordTexts.easy],
    ['hardly different letters', 'aaaabbbbaaaa', passwordTexts.easy],
    ['everyone’s', 'PassWord', passwordTexts.easy],
    ['missing', undefined, userTexts.fillAll],
    ['blank', '', userTexts.fillAll],
    ['endless', 'long1'.repeat(50), passwordTexts.long],
  ])('is refused when it is %s', async (_, password, message) => {
    const user = await create();
    expect(await set(people.owner, user._id, password)).toEqual([400, message]);
    const body = { username: `weak-${crypto.randomUUID().slice(0, 8)}`, name: 'x', password };
    expect(await failure(people.owner, 'POST', '/users', body)).toEqual([400, message]);
  });

  it('is not the user name', async () => {
    const body = { username: 'KhaledAli99', name: 'x', password: 'khaledali99' };
    expect(await failure(people.owner, 'POST', '/users', body)).toEqual([400, passwordTexts.username]);
  });

  it('is not one of the last five', async () => {
    const user = await create({ password: 'number-0-pass' });
    const take = (number: number) => set(people.owner, user._id, `number-${number}-pass`);
    expect(await take(0)).toEqual([422, passwordTexts.reused]);
    for (const number of [1, 2, 3, 4]) expect(await take(number)).toEqual(done);
    for (const number of [0, 2, 4]) expect(await take(number)).toEqual([422, passwordTexts.reused]);
    expect(await take(5)).toEqual(done);
    expect(await take(0)).toEqual(done);
    const kept = await shop.db
      .selectFrom('passwordHistory')
      .select('id')
      .where('userId', '=', user._id)
      .execute();
    expect(kept).toHaveLength(4);
  });
});

describe('changing a password', () => {
  it('USER-08: is everyone’s own right, and ends all sessions', async () => {
    const clerk = await shop.person('sales_staff', 'own-password');
    expect(await set(clerk, clerk.id, 'mine alone 7', { currentPassword: 'wrong one' })).toEqual([
      422,
      passwordTexts.wrongCurrent,
    ]);
    for (const more of [{}, { currentPassword: '' }])
      expect(await set(clerk, clerk.id, 'mine alone 7', more)).toEqual([400, passwordTexts.currentRequired]);
    const admin = await shop.person('admin');
    expect(await failure(admin, 'PUT', `/users/${admin.id}`, { password: 'mine alone 7' })).toEqual([
      422,
      userTexts.ownPassword,
    ]);
    expect(await isIn(clerk)).toBe(true);
    expect(await set(clerk, clerk.id, 'mine alone 7', { currentPassword: testPassword })).toEqual(done);
    expect(await isIn(clerk)).toBe(false);
    expect((await login('own-password', testPassword)).statusCode).toBe(401);
    expect((await login('own-password', 'mine alone 7')).statusCode).toBe(200);
  });

  it('of another user is for those who may manage them', async () => {
    const [clerk, other] = [await shop.person('sales_staff'), await shop.person('sales_staff')];
    expect(await set(clerk, other.id, 'taken over 1')).toEqual([403, 'ليس لديك صلاحية لتعديل مستخدم']);
    const manager = await shop.person('manager');
    expect(await set(manager, other.id, 'taken over 1')).toEqual([403, 'ليس لديك صلاحية لتعديل مستخدم']);
    expect(await isIn(other)).toBe(true);
    expect(await set(people.admin, other.id, 'reset by admin 1')).toEqual(done);
    expect(await isIn(other)).toBe(false);
    expect((await login(other.username, 'reset by admin 1')).statusCode).toBe(200);
    expect(await set(people.admin, crypto.randomUUID(), 'reset by admin 1')).toEqual([
      404,
      userTexts.notFound,
    ]);
  });

  it('of another user requires every right that user has', async () => {
    await customRole('شؤون الموظفين', { level: 9, permissions: { users: 'update', sales: 'create' } });
    const keeper = await shop.person('شؤون الموظفين');
    const [manager, clerk] = [await shop.person('manager'), await create({ role: 'sales_staff' })];
    for (const id of [manager.id, clerk._id])
      expect((await set(keeper, id, 'taken over 1'))[1]).toMatch(/^لا يمكنك تعديل مستخدم له صلاحيات لا تملكها/);
    expect(await isIn(manager)).toBe(true);
    const given = await create({ role: 'viewer', permissions: ['backup.admin'] });
    expect(await set(people.admin, given._id, 'taken over 1')).toEqual([
      403,
      userTexts.personBeyond('إدارة النسخ الاحتياطية'),
    ]);
  });

  it('limits guesses at the current one', async () => {
    const clerk = await shop.person('sales_staff');
    const guess = (currentPassword: string) =>
      clerk.call('PUT', '/users/change-password', {
        userId: clerk.id,
        newPassword: 'mine alone 7',
        currentPassword,
      });
    for (let n = 0; n < 5; n++) expect((await guess(`guess ${n}`)).statusCode).toBe(422);
    const slowed = await guess(testPassword);
    expect(slowed.statusCode).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    expect(await isIn(clerk)).toBe(true);
  });

  it('writes an audit entry without the password', async () => {
    const clerk = await shop.person('viewer');
    await set(clerk, clerk.id, 'traceless pass 1', { currentPassword: testPassword });
    const trace = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'user.password')
      .where('userId', '=', clerk.id)
      .executeTakeFirst();
    expect(trace).toMatchObject({ entityId: clerk.id, before: null, after: null });
  });
});
