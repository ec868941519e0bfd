import { apiKeyTexts, denial, permissionLabel, texts, unknownParameters, userTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testPassword, useApp, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';

const shop = useApp();

async function makeKey(who: Person, rights: object, more: object = {}) {
  const asked = { name: 'المتجر الإلكتروني', rights, password: testPassword, ...more };
  const reply = await who.call('POST', '/api-keys', asked);
  expect(reply.statusCode, reply.body).toBe(201);
  const { key, apiKey } = reply.json().data;
  return {
    key: key as string,
    apiKey,
    id: apiKey._id as string,
    call: (method: string, path: string, body?: unknown) =>
      shop.call(method, path, body, { authorization: `Bearer ${key}` }),
  };
}

const makeKeyReply = (who: Person, warehouses: string[]) =>
  who.call('POST', '/api-keys', {
    name: 'x',
    rights: { sales: 'read' },
    password: testPassword,
    warehouses,
  });

const customer = () => ({ name: `عميل ${crypto.randomUUID()}`, phone: '777000111' });

describe('making a key', () => {
  it('shows it once, stores its hash, and audits it without the key', async () => {
    const admin = await shop.person('admin');
    const { key, apiKey, id } = await makeKey(admin, { sales: 'read' });
    expect(key).toMatch(/^trs_[\w-]{43}$/);
    expect(apiKey).toMatchObject({
      prefix: key.slice(0, 10),
      perMinute: 120,
      lastUsedAt: null,
      withdrawnAt: null,
    });
    const days = (Date.parse(apiKey.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    expect((await admin.call('GET', '/api-keys')).body).not.toContain(key);
    const stored = await sql<{
      text: string;
    }>`select to_jsonb(k)::text as text from api_keys k where id = ${id}`.execute(shop.db);
    expect(stored.rows[0]?.text).not.toContain(key.slice(10));
    const entries = await shop.db.selectFrom('auditLog').selectAll().where('entityId', '=', id).execute();
    expect(entries.map(({ action }) => action)).toEqual(['api-key.create']);
    expect(JSON.stringify(entries)).not.toContain(key.slice(10));
  });

  it('is for those who manage users, who prove it by their password', async () => {
    const asked = { name: 'x', rights: { sales: 'read' }, password: testPassword };
    const refused = await (await shop.person('manager')).call('POST', '/api-keys', asked);
    expect(refused.json().message).toBe(denial('integrations:manage'));
    const admin = await shop.person('admin');
    const wrong = await admin.call('POST', '/api-keys', { ...asked, password: 'another one' });
    expect(wrong.statusCode).toBe(422);
  });

  it('gives no right that its maker lacks', async () => {
    const admin = await shop.person('admin');
    const asked = { name: 'x', rights: { backup: 'admin' }, password: testPassword };
    const refused = await admin.call('POST', '/api-keys', asked);
    expect(refused.json()).toMatchObject({
      code: 'FORBIDDEN',
      message: apiKeyTexts.beyond('النسخ الاحتياطية'),
    });
  });
});

describe('a request with a key', () => {
  it('may do what the key was given and no more, in the name of its maker and of the key', async () => {
    const admin = await shop.person('admin');
    const { call } = await makeKey(admin, { customers: 'create' });
    const made = await call('POST', '/customers', customer());
    expect(made.statusCode, made.body).toBe(201);
    const entry = await shop.db
      .selectFrom('auditLog')
      .select(['userId', 'userName'])
      .where('entityId', '=', made.json().data._id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ userId: admin.id, userName: 'اختبار admin (مفتاح المتجر الإلكتروني)' });
    expect((await call('GET', '/sales')).json().message).toBe(denial('sales:read'));
    expect((await call('DELETE', `/customers/${made.json().data._id}`)).statusCode).toBe(403);
  });

  it('is refused by what is for people: users, sessions, keys, own settings', async () => {
    const owner = await shop.person('super_admin');
    const { call } = await makeKey(owner, { settings: 'admin', sales: 'admin' });
    const refused = [
      ['GET', '/users'],
      ['GET', '/auth/me'],
      ['GET', '/auth/sessions'],
      ['GET', '/api-keys'],
      ['POST', '/auth/two-factor/setup'],
      ['PUT', '/settings'],
      ['PUT', '/users/profile'],
    ] as const;
    for (const [method, path] of refused) {
      const reply = await call(method, path, method === 'GET' ? undefined : {});
      expect(reply.json(), path).toMatchObject({ code: 'FORBIDDEN', message: apiKeyTexts.forPeople });
    }
    expect((await call('GET', '/settings')).statusCode).toBe(200);
  });

  it('loses a right with its maker, and works no more once they are deactivated', async () => {
    const owner = await shop.person('super_admin');
    const maker = await shop.person('admin');
    const { call } = await makeKey(maker, { customers: 'read', sales: 'read' });
    expect((await call('GET', '/sales')).statusCode).toBe(200);
    await shop.db.updateTable('users').set({ role: 'warehouse_staff' }).where('id', '=', maker.id).execute();
    expect((await call('GET', '/sales')).statusCode).toBe(403);
    await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', maker.id).execute();
    expect((await call('GET', '/sales')).statusCode).toBe(200);
    const removed = await owner.call('DELETE', `/users/${maker.id}`);
    expect(removed.json().message).toBe(userTexts.deactivated);
    expect((await call('GET', '/sales')).json()).toMatchObject({
      code: 'UNAUTHORIZED',
      message: apiKeyTexts.invalid,
    });
    const [listed] = (await owner.call('GET', '/api-keys')).json().data;
    expect(listed.status).toBe('makerInactive');
  });

  it('does not pass the checks that a role passes by its name', async () => {
    const owner = await shop.person('super_admin');
    const { call } = await makeKey(owner, { sales: 'admin', reports: 'admin', backup: 'admin' });
    expect((await call('GET', '/owner-report/dashboard-summary')).statusCode).toBe(403);
    expect((await call('GET', '/counters')).statusCode).toBe(403);
  });

  it('is refused with a key that is unknown, expired or withdrawn', async () => {
    const admin = await shop.person('admin');
    const unknown = await shop.call('GET', '/sales', undefined, { authorization: 'Bearer trs_nothing' });
    expect(unknown.statusCode).toBe(401);
    const expired = await makeKey(admin, { sales: 'read' });
    await shop.db
      .updateTable('apiKeys')
      .set({ expiresAt: sql`now()` })
      .where('id', '=', expired.id)
      .execute();
    expect((await expired.call('GET', '/sales')).statusCode).toBe(401);
    const withdrawn = await makeKey(admin, { sales: 'read' });
    expect((await withdrawn.call('GET', '/sales')).statusCode).toBe(200);
    const reply = await admin.call('POST', `/api-keys/${withdrawn.id}/withdraw`);
    expect(reply.json().data.withdrawnAt).not.toBeNull();
    expect((await withdrawn.call('GET', '/sales')).statusCode).toBe(401);
    expect((await admin.call('POST', `/api-keys/${withdrawn.id}/withdraw`)).statusCode).toBe(422);
  });

  it('is refused with a parameter that the endpoint does not know, which is named', async () => {
    const admin = await shop.person('admin');
    const { call } = await makeKey(admin, { sales: 'read', customers: 'read' });
    const refused = await call('GET', '/sales?limit=5&custmer=1&since=2026-01-01');
    const message = unknownParameters(['custmer', 'since']);
    expect(refused.json()).toMatchObject({
      code: 'VALIDATION',
      message,
      details: { issues: [{ path: 'custmer' }, { path: 'since' }] },
    });
    expect((await call('GET', '/customers/over-credit-limit?nothing=1')).statusCode).toBe(400);
    expect((await call('GET', '/customers?search=محمد&limit=5&isBlocked=')).statusCode).toBe(200);
    // screens of another version, and clients that send time stamps past caches
    expect((await admin.call('GET', '/sales?_t=1763445600000')).statusCode).toBe(200);
  });

  it('is noted with its time and address', async () => {
    const admin = await shop.person('admin');
    const { key, id } = await makeKey(admin, { sales: 'read' });
    await shop.inject({
      method: 'GET',
      url: '/api/sales',
      remoteAddress: '192.0.2.7',
      headers: { authorization: `Bearer ${key}` },
    });
    const listed = (await admin.call('GET', '/api-keys')).json().data;
    expect(listed.find((one: { _id: string }) => one._id === id)).toMatchObject({
      lastUsedAt: expect.any(String),
      lastUsedIp: '192.0.2.7',
    });
  });

  it('waits when the key has made its requests of the minute', async () => {
    const admin = await shop.person('admin');
    const { call } = await makeKey(admin, { sales: 'read' }, { perMinute: 2 });
    expect((await call('GET', '/sales')).statusCode).toBe(200);
    expect((await call('GET', '/sales')).statusCode).toBe(200);
    const held = await call('GET', '/sales');
    expect(held.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: apiKeyTexts.tooFast });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a key that is bound to warehouses', () => {
  it('sees and sells there alone, whoever made it, and is listed with them', async () => {
    const owner = await shop.person('super_admin');
    const [near, far] = [await aWarehouse(shop.db, 'فرع تعز'), await aWarehouse(shop.db, 'فرع إب')];
    const product = await aPart(shop.db, { stock: { [near]: 3, [far]: 40 } });
    const { call, apiKey } = await makeKey(
      owner,
      { sales: 'create', inventory: 'read' },
      { warehouses: [near] },
    );
    expect(apiKey.warehouses).toEqual([{ _id: near, name: 'فرع تعز' }]);
    const body = (quantity: number) => ({ items: [{ product, quantity }], paymentStatus: 'paid' });
    expect((await call('POST', '/sales', body(4))).statusCode).toBe(409);
    const sold = (await call('POST', '/sales', body(2))).json().data;
    expect(sold.warehouses).toEqual(apiKey.warehouses);
    const elsewhere = (await owner.call('POST', '/sales', body(5))).json().data;
    expect((await call('GET', `/sales/${elsewhere._id}`)).statusCode).toBe(404);
    expect((await call('GET', '/sales')).json().data.map((one: { _id: string }) => one._id)).toEqual([
      sold._id,
    ]);
    expect((await call('GET', `/inventory?warehouse=${far}`)).statusCode).toBe(403);
  });

  it('is given no right about the whole shop, which it could never use', async () => {
    const owner = await shop.person('super_admin');
    const near = await aWarehouse(shop.db, 'فرع ذمار');
    const body = {
      name: 'الفرع',
      rights: { products: 'read', accounting: 'read' },
      warehouses: [near],
      password: testPassword,
    };
    const refused = await owner.call('POST', '/api-keys', body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toBe(apiKeyTexts.ofWholeShop(permissionLabel('accounting')));
    expect((await owner.call('POST', '/api-keys', { ...body, warehouses: [] })).statusCode).toBe(201);
  });

  it('sees no more than its maker, who may be bound later', async () => {
    const maker = await shop.person('super_admin');
    const [near, far] = [await aWarehouse(shop.db), await aWarehouse(shop.db)];
    const whole = await makeKey(maker, { warehouses: 'read' });
    const bound = await makeKey(maker, { warehouses: 'read' }, { warehouses: [near, far] });
    const seen = async ({ call }: typeof whole) =>
      (await call('GET', '/warehouses?limit=1000')).json().data.map((one: { _id: string }) => one._id);
    expect(await seen(whole)).toEqual(expect.arrayContaining([near, far]));
    expect((await seen(bound)).toSorted()).toEqual([near, far].toSorted());
    await shop.db.insertInto('userWarehouses').values({ userId: maker.id, warehouseId: far }).execute();
    expect(await seen(whole)).toEqual([far]);
    expect(await seen(bound)).toEqual([far]);
    const closed = await makeKeyReply(await shop.person('admin'), [crypto.randomUUID()]);
    expect([closed.statusCode, closed.json().message]).toEqual([422, userTexts.noSuchWarehouse]);
  });
});

it('nobody withdraws a key with rights they lack, but always their own', async () => {
  const owner = await shop.person('super_admin');
  const admin = await shop.person('admin');
  const { id } = await makeKey(owner, { backup: 'admin' });
  const refused = await admin.call('POST', `/api-keys/${id}/withdraw`);
  expect(refused.json()).toMatchObject({ code: 'FORBIDDEN', message: apiKeyTexts.above('النسخ الاحتياطية') });
  expect((await owner.call('POST', `/api-keys/${id}/withdraw`)).statusCode).toBe(200);
  expect((await owner.call('POST', `/api-keys/${crypto.randomUUID()}/withdraw`)).json().message).toBe(
    apiKeyTexts.notFound,
  );
});

it('signing in is asked for without a token, as before', async () => {
  expect((await shop.call('GET', '/sales')).json().message).toBe(texts.signInFirst);
});
