import { userTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useUsers } from '../../../test/users';

const { shop, people, create, failure, read, change, login } = useUsers();

describe('adding a user', () => {
  it('USER-05: assigns the sales role by default', async () => {
    const user = await create({ username: 'Salim' });
    expect(user).toMatchObject({
      username: 'Salim',
      name: 'سالم علي',
      firstName: 'سالم',
      lastName: 'علي',
      role: 'sales_staff',
      roleLabel: 'موظف مبيعات',
      permissions: [],
      isActive: true,
      lastLogin: null,
      loginCount: 0,
    });
    expect(user).not.toHaveProperty('password');
    expect(JSON.stringify(user)).not.toContain('argon2');
    expect((await create({ role: 'warehouse' })).role).toBe('warehouse_staff');
    expect((await create({ role: 'accountant' })).role).toBe('accountant');
  });

  it('accepts the name in two parts too', async () => {
    const user = await create({ name: undefined, firstName: 'هدى', lastName: 'أحمد ناجي' });
    expect(user).toMatchObject({ name: 'هدى أحمد ناجي', firstName: 'هدى', lastName: 'أحمد ناجي' });
  });

  it('lets the new user sign in', async () => {
    await create({ username: 'newcomer', password: 'come in 2026' });
    expect((await login('newcomer', 'come in 2026')).statusCode).toBe(200);
  });

  it.each([
    [{ username: '', password: 'first-pass-1', name: 'x' }],
    [{ username: 'x1', password: '', name: 'x' }],
    [{ username: 'x1', password: 'first-pass-1', name: ' ' }],
    [{ username: 'x1', password: 'first-pass-1' }],
    [{}],
  ])('USER-02: requires user name, password and name: %j', async (body) =>
    expect(await failure(people.owner, 'POST', '/users', body)).toEqual([400, userTexts.fillAll]),
  );

  it.each([
    ['an unknown role', { role: 'sultan' }, 422, userTexts.noSuchRole],
    ['a wrong e-mail', { email: 'salim' }, 400, userTexts.email],
    ['a user name with spaces', { username: 'two words' }, 400, userTexts.username],
    [
      'a permission that does not exist',
      { permissions: ['sales.fly'] },
      400,
      userTexts.unknownPermission('sales.fly'),
    ],
    ['an unknown field', { admin: true }, 400, 'حقل غير معروف: admin'],
    ['a permission list that is none', { permissions: 'all' }, 400, 'يجب إرسال قائمة'],
  ])('refuses %s', async (_, body, status, message) =>
    expect(
      await failure(people.owner, 'POST', '/users', {
        username: 'refused',
        password: 'first-pass-1',
        name: 'سالم',
        ...body,
      }),
    ).toEqual([status, message]),
  );

  it('refuses a user name that exists in another spelling, also concurrently', async () => {
    await create({ username: 'Abdo_1' });
    const again = { username: 'ABDO_١', password: 'first-pass-1', name: 'عبده' };
    expect(await failure(people.owner, 'POST', '/users', again)).toEqual([
      409,
      userTexts.usernameTaken('ABDO_١'),
    ]);
    const twins = await Promise.all(
      ['twin', 'TWIN', 'Twin', 'tWin'].map((username) =>
        people.owner.call('POST', '/users', { username, password: 'first-pass-1', name: 'توأم' }),
      ),
    );
    expect(twins.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('the list of users', () => {
  const names = async (query: string) =>
    (await people.owner.call('GET', `/users?${query}`))
      .json()
      .data.map(({ username }: { username: string }) => username);

  it('RASG-02: is searched by name, user name and e-mail, however it is typed, and filtered by role', async () => {
    await create({
      username: 'finder1',
      name: 'إبراهيم الأسودي',
      email: 'ibrahim@example.ye',
      role: 'viewer',
    });
    await create({ username: 'finder2', name: 'منى قاسم', role: 'accountant' });
    expect(await names(`search=${encodeURIComponent('ابراهيم الاسودى')}`)).toEqual(['finder1']);
    expect(await names('q=FINDER2')).toEqual(['finder2']);
    expect(await names('search=ibrahim@example')).toEqual(['finder1']);
    expect(await names('role=accountant&q=finder')).toEqual(['finder2']);
    expect(await names('role=viewer&q=finder2')).toEqual([]);
  });

  it('is paged by 20 and never contains a password', async () => {
    const { data, pagination } = (await people.owner.call('GET', '/users?limit=2&sort=username')).json();
    expect(data).toHaveLength(2);
    expect(pagination).toMatchObject({ page: 1, limit: 2 });
    const whole = await people.owner.call('GET', '/users');
    expect(whole.json().pagination.limit).toBe(20);
    expect(whole.body).not.toMatch(/password|argon/i);
  });

  it('RASG-01, RBAC-39: is counted: all, active, administrators of both kinds, roles', async () => {
    const before = (await people.owner.call('GET', '/users/stats')).json().summary;
    await create({ role: 'admin' });
    await create({ role: 'super_admin', isActive: false });
    const { summary, data } = (await people.owner.call('GET', '/users/stats')).json();
    expect(summary).toEqual({
      total: before.total + 2,
      active: before.active + 1,
      admins: before.admins + 2,
      roles: 9,
    });
    expect(data.summary).toEqual(summary);
  });

  it('RASG-08, RASG-11: requires the right to read users', async () => {
    const clerk = await shop.person('sales_staff');
    expect(await failure(clerk, 'GET', '/users')).toEqual([403, 'ليس لديك صلاحية لعرض المستخدمين']);
    expect((await (await shop.person('manager')).call('GET', '/users')).statusCode).toBe(200);
  });
});

describe('editing a user', () => {
  it('USER-03, USER-04: changes the fields sent; the user name stays and a blank password is ignored', async () => {
    const user = await create({ username: 'fixed', password: 'keeps this 1' });
    const changed = await change(people.admin, user._id, {
      ...user,
      name: 'سالم الجديد',
      phone: '٧٧٧ ١٢٣ ٤٥٦',
      password: '',
    });
    expect(changed.json().data).toMatchObject({
      username: 'fixed',
      name: 'سالم الجديد',
      phone: '777 123 456',
      role: 'sales_staff',
      version: user.version + 1,
    });
    expect((await login('fixed', 'keeps this 1')).statusCode).toBe(200);
    expect(await failure(people.admin, 'PUT', `/users/${user._id}`, { username: 'other' })).toEqual([
      422,
      userTexts.usernameFixed,
    ]);
    expect(await failure(people.admin, 'PUT', `/users/${user._id}`, { name: '' })).toEqual([
      400,
      userTexts.fillAll,
    ]);
    expect(await failure(people.admin, 'PUT', `/users/${user._id}`, {})).toEqual([
      400,
      userTexts.changesRequired,
    ]);
  });

  it('is refused when based on a stale version', async () => {
    const user = await create();
    await change(people.admin, user._id, { name: 'أول', version: user.version });
    const late = await change(people.owner, user._id, { name: 'ثانٍ', version: user.version });
    expect(late.statusCode).toBe(409);
    expect((await read(user._id)).name).toBe('أول');
  });

  it('answers 404 for an unknown user', async () => {
    const nobody = crypto.randomUUID();
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(
        await failure(people.owner, method, `/users/${nobody}`, method === 'PUT' ? { name: 'x' } : undefined),
      ).toEqual([404, userTexts.notFound]);
    expect((await people.owner.call('GET', '/users/not-an-id')).statusCode).toBe(404);
  });

  it('writes an audit entry of the changes, without secrets', async () => {
    const user = await create();
    await change(people.owner, user._id, { role: 'viewer' });
    await change(people.owner, user._id, { isActive: false });
    await change(people.owner, user._id, { password: 'second-pass-2' });
    await change(people.owner, user._id, { name: 'اسم آخر', isActive: true });
    const trace = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('entityId', '=', user._id)
      .orderBy('at')
      .execute();
    expect(trace.map(({ action }) => action)).toEqual([
      'user.create',
      'user.role',
      'user.deactivate',
      'user.password',
      'user.update',
    ]);
    expect(trace[1]).toMatchObject({ before: { role: 'sales_staff' }, after: { role: 'viewer' } });
    expect(JSON.stringify(trace)).not.toMatch(/second-pass|argon2/);
  });
});

describe('deleting a user', () => {
  it('removes one without records', async () => {
    const user = await create({ username: 'shortlived' });
    const reply = await people.admin.call('DELETE', `/users/${user._id}`);
    expect(reply.json()).toEqual({ success: true, message: userTexts.deleted });
    expect((await people.owner.call('GET', `/users/${user._id}`)).statusCode).toBe(404);
    expect((await login('shortlived', 'first-pass-1')).statusCode).toBe(401);
  });

  it('deactivates one with records', async () => {
    const clerk = await shop.person('sales_staff');
    expect((await clerk.call('POST', '/customers', { name: 'ورشة النور' })).statusCode).toBe(201);
    const reply = await people.admin.call('DELETE', `/users/${clerk.id}`);
    expect(reply.json()).toEqual({ success: true, message: userTexts.deactivated });
    expect(await read(clerk.id)).toMatchObject({ isActive: false });
    expect((await clerk.call('GET', '/auth/me')).statusCode).toBe(401);
  });
});

describe('the user’s own profile', () => {
  it('is visible to every user, who may change name, e-mail and phone only', async () => {
    const clerk = await shop.person('viewer');
    const seen = (await clerk.call('GET', '/users/profile')).json().data;
    expect(seen).toMatchObject({ _id: clerk.id, role: 'viewer', totalSales: 0, totalOrders: 0 });
    const changed = await clerk.call('PUT', '/users/profile', {
      ...seen,
      name: 'أروى السقاف',
      email: 'arwa@example.ye',
      role: 'super_admin',
      permissions: ['all'],
      isActive: false,
    });
    expect(changed.json().data).toMatchObject({
      name: 'أروى السقاف',
      firstName: 'أروى',
      email: 'arwa@example.ye',
      role: 'viewer',
      permissions: [],
      isActive: true,
    });
    expect(await failure(clerk, 'PUT', '/users/profile', { name: '' })).toEqual([400, userTexts.fillAll]);
    expect((await clerk.call('GET', '/auth/me')).json().data.user.name).toBe('أروى السقاف');
  });
});
