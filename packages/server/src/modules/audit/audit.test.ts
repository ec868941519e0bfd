import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';

const shop = useApp();
let [admin, clerk] = [] as unknown as [Person, Person];
let customer: string;

beforeAll(async () => {
  [admin, clerk] = [await shop.person('admin'), await shop.person('sales_staff')];
  const made = await clerk.call('POST', '/customers', { name: 'ورشة السلام', phone: '777111222' });
  customer = made.json().data._id;
  await admin.call('PUT', `/customers/${customer}`, { name: 'ورشة السلام الحديثة', creditLimit: 250 });
});

const entries = async (query: string) => (await admin.call('GET', `/audit?${query}`)).json().data;

describe('the audit log', () => {
  it('lists who changed what, when and from where, newest first, with values before and after', async () => {
    const [latest, first] = await entries(`entityId=${customer}`);
    expect(latest).toMatchObject({
      action: 'customer.update',
      entity: 'customers',
      user: admin.id,
      userName: 'اختبار admin',
      ip: '127.0.0.1',
      entityName: 'ورشة السلام الحديثة',
      before: { name: 'ورشة السلام' },
      after: { name: 'ورشة السلام الحديثة', creditLimit: 25_000 },
    });
    expect(latest.traceId).toEqual(expect.any(String));
    expect(first).toMatchObject({ action: 'customer.create', user: clerk.id, before: null });
    expect(latest.createdAt >= first.createdAt).toBe(true);
  });

  it('is filtered by user, kind, action, day and name, and comes in pages', async () => {
    const actions = async (query: string) =>
      (await entries(query)).map(({ action }: { action: string }) => action);
    expect(await actions(`user=${clerk.id}`)).toEqual(['customer.create']);
    expect(await actions('entity=customers')).toEqual(['customer.update', 'customer.create']);
    expect(await actions('action=customer.create')).toEqual(['customer.create']);
    expect(await actions('action=update')).toEqual(['customer.update']);
    expect(await actions(`q=${encodeURIComponent('اختبار sales')}`)).toEqual(['customer.create']);
    expect(await actions('entity=customers&endDate=2020-01-01')).toEqual([]);
    expect(await actions('entity=customers&startDate=2020-01-01&sort=createdAt')).toEqual([
      'customer.create',
      'customer.update',
    ]);
    const { pagination } = (await admin.call('GET', '/audit?entity=customers&limit=1')).json();
    expect(pagination).toEqual({ page: 1, limit: 1, total: 2, pages: 2 });
    expect((await admin.call('GET', '/audit?user=nobody')).statusCode).toBe(400);
  });

  it('is exported with its changes in words', async () => {
    const file = await admin.call('GET', `/audit?entityId=${customer}&format=csv`);
    expect(file.headers['content-disposition']).toMatch(/audit-\d{4}-\d\d-\d\d\.csv/);
    expect(file.body).toContain('تعديل عميل');
    expect(file.body).toContain('الاسم: ورشة السلام ← ورشة السلام الحديثة');
    expect(file.body).toContain('حد الائتمان: $1,000.00 ← $250.00');
  });

  it('is read with the right to the log, without the right to users', async () => {
    const accountant = await shop.person('accountant');
    expect((await accountant.call('GET', '/audit')).statusCode).toBe(200);
    const people = (await accountant.call('GET', '/audit/people')).json().data;
    expect(people).toContainEqual({ _id: clerk.id, name: 'اختبار sales_staff', username: clerk.username });
    expect((await accountant.call('GET', '/users')).statusCode).toBe(403);
    const refused = await clerk.call('GET', '/audit');
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'ليس لديك صلاحية لعرض سجل التدقيق']);
  });
});

describe('the audit log of failures, refusals and exports', () => {
  const latest = async (action: string) =>
    shop.db.selectFrom('auditLog').selectAll().where('action', '=', action).orderBy('at', 'desc').execute();
  const signIn = (username: string, password: string) =>
    shop.call('POST', '/auth/login', { username, password });

  it('records failed and throttled sign-ins, without the text that was typed', async () => {
    const who = await shop.person('viewer');
    for (let guess = 0; guess < 5; guess++) await signIn(who.username, 'wrong one');
    await signIn('secret typed as a name', 'x');
    for (let guess = 0; guess < 3; guess++) await signIn(who.username, 'wrong one');
    const failed = await latest('auth.login_failed');
    expect(failed).toHaveLength(6);
    expect(failed.filter(({ entityId }) => entityId === who.id)).toHaveLength(5);
    expect(failed[0]).toMatchObject({ userId: null, userName: 'غير معروف', entityId: null, ip: '127.0.0.1' });
    expect(JSON.stringify(failed)).not.toContain('secret typed');
    expect(await latest('auth.login_refused')).toHaveLength(1);
  });

  it('records a reused refresh token and a wrong current password', async () => {
    const who = await shop.person('viewer');
    const refresh = () => shop.call('POST', '/auth/refresh', { refreshToken: who.refreshToken });
    expect([(await refresh()).statusCode, (await refresh()).statusCode]).toEqual([200, 401]);
    expect(await latest('auth.token_reused')).toEqual([expect.objectContaining({ userId: who.id })]);
    await clerk.call('POST', '/auth/two-factor/disable', { password: 'wrong one' });
    expect(await latest('auth.password_failed')).toEqual([expect.objectContaining({ userId: clerk.id })]);
  });

  it('records a refused request once a minute for each user and endpoint', async () => {
    const who = await shop.person('viewer');
    for (let n = 0; n < 3; n++) expect((await who.call('GET', '/audit')).statusCode).toBe(403);
    await Promise.all([1, 2, 3].map(() => who.call('POST', '/customers', { name: 'x' })));
    const refused = (await latest('auth.refused')).filter(({ userId }) => userId === who.id);
    expect(refused.map(({ after }) => (after as { request: string }).request).toSorted()).toEqual([
      'GET /audit',
      'POST /customers',
    ]);
    const [shown] = await entries(`user=${who.id}&action=refused`);
    expect(shown).toMatchObject({ action: 'auth.refused', after: { reason: expect.any(String) } });
  });

  it('records exports with their filters', async () => {
    const file = await admin.call('GET', '/audit?format=csv&entity=customers');
    expect(file.statusCode).toBe(200);
    expect(file.body).toMatch(/,?"?\d{4}-\d\d-\d\d \d\d:\d\d"?,/);
    expect((await latest('data.export'))[0]).toMatchObject({
      userId: admin.id,
      entity: 'audit',
      after: { fileName: expect.stringContaining('audit'), filters: { entity: 'customers' } },
    });
  });

  it('is append-only and keeps the name of a deleted user', async () => {
    const change = shop.db.updateTable('auditLog').set({ userName: 'x' }).execute();
    await expect(change).rejects.toThrow();
    await expect(shop.db.deleteFrom('auditLog').execute()).rejects.toThrow();
    const owner = await shop.person('super_admin');
    const who = await shop.person('viewer');
    await who.call('POST', '/auth/logout');
    expect((await owner.call('DELETE', `/users/${who.id}`)).statusCode).toBe(200);
    const [left] = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'auth.logout')
      .where('entityId', '=', who.id)
      .execute();
    expect(left).toMatchObject({ userId: null, userName: 'اختبار viewer' });
  });
});
