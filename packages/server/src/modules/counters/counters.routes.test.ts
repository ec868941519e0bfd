import { adenDay, counterTexts, denial } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { transaction } from '../../db/transaction';
import { nextNumber } from './next-number';
import type { CounterKey } from './system-keys';
import { updateCounter } from './update-counter';

const shop = useApp();
let admin: Person;
beforeAll(async () => {
  admin = await shop.person('admin');
});

const today = adenDay().replaceAll('-', '');
const year = Number(today.slice(0, 4));
const next = (key: CounterKey) => transaction(shop.db, (tx) => nextNumber(tx, key));
const read = async (key: string) =>
  (await admin.call('GET', `/counters?q=${key}`)).json().data.find((one: { key: string }) => one.key === key);
const change = async (key: string, body: object) =>
  admin.call('PUT', `/counters/${(await read(key)).id}`, body);
const create = (body: object) => admin.call('POST', '/counters', body);
const said = (reply: { statusCode: number; json(): { message: string } }) => [
  reply.statusCode,
  reply.json().message,
];

describe('the counters', () => {
  it('are listed with their next numbers', async () => {
    const { data, pagination } = (await admin.call('GET', '/counters?limit=100')).json();
    expect(pagination.total).toBe(data.length);
    expect(data.map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining(['CUSTOMER', 'INVOICE', 'PURCHASE', 'TRANSFER', 'WAREHOUSE']),
    );
    await next('PURCHASE');
    const purchase = await read('PURCHASE');
    expect(purchase).toEqual({
      id: purchase._id,
      _id: expect.any(String),
      key: 'PURCHASE',
      prefix: 'PUR',
      datePart: 'YYYYMMDD',
      digits: 3,
      seq: 1,
      nextNumber: `PUR-${today}-002`,
      scope: { year },
      resetPolicy: 'daily',
      description: 'أرقام فواتير الشراء',
      isSystem: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await next('PURCHASE')).toBe(purchase.nextNumber);
    expect((await read('CUSTOMER')).scope).toEqual({});
  });

  it('can be created', async () => {
    const reply = await create({
      key: 'QUOTE_1',
      prefix: 'QT',
      datePart: 'YYYY',
      digits: 4,
      resetPolicy: 'yearly',
      seq: 41,
      description: 'عروض الأسعار',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().data).toMatchObject({
      key: 'QUOTE_1',
      seq: 41,
      nextNumber: `QT-${year}-0042`,
      scope: { year },
      isSystem: false,
    });
    expect((await create({ key: 'PLAIN' })).json().data).toMatchObject({
      prefix: 'PLAIN',
      nextNumber: 'PLAIN-001',
      resetPolicy: 'never',
      seq: 0,
    });
  });

  it.each([
    [{}, counterTexts.key],
    [{ key: 'invoice' }, counterTexts.key],
    [{ key: 'A-B' }, counterTexts.key],
    [{ key: '' }, counterTexts.key],
    [{ key: 'فاتورة' }, counterTexts.key],
    [{ key: 'A', digits: 0 }, counterTexts.digits],
    [{ key: 'A', digits: 13 }, counterTexts.digits],
    [{ key: 'A', seq: -1 }, counterTexts.seq],
    [{ key: 'A', seq: 1.5 }, counterTexts.seq],
    [{ key: 'A', prefix: 'a b' }, counterTexts.prefix],
    [{ key: 'A', resetPolicy: 'hourly' }, 'القيمة المختارة غير معروفة'],
    [{ key: 'A', colour: 1 }, 'حقل غير معروف: colour'],
  ])('%j is refused: %s', async (body, message) => expect(said(await create(body))).toEqual([400, message]));

  it.each([
    ['daily', 'YYYYMM'],
    ['monthly', 'YYYY'],
    ['yearly', ''],
  ])('that restart %s must show the period: %s is too coarse', async (resetPolicy, datePart) =>
    expect(said(await create({ key: 'COARSE', resetPolicy, datePart }))).toEqual([
      422,
      counterTexts.dateTooCoarse,
    ]),
  );

  it('have unique keys, also when created at once', async () => {
    expect(said(await create({ key: 'INVOICE' }))).toEqual([409, 'يوجد عداد آخر بهذا المفتاح']);
    const replies = await Promise.all(Array.from({ length: 6 }, () => create({ key: 'RACE' })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(5).fill(409)]);
  });

  it('have one sequence per warehouse when scoped by warehouse', async () => {
    const warehouse = (await admin.call('POST', '/warehouses', { name: 'للعداد' })).json().data;
    const scope = { warehouseId: warehouse._id };
    const made = (await create({ key: 'SHELF', seq: 9, scope })).json().data;
    expect(made).toMatchObject({ seq: 9, scope });
    const elsewhere = (await admin.call('GET', '/counters?q=SHELF')).json().data[0];
    expect(elsewhere).toMatchObject({ seq: 0, scope: {} });
    const there = await admin.call('GET', `/counters?q=SHELF&warehouseId=${warehouse._id}`);
    expect(there.json().data[0]).toMatchObject({ seq: 9, scope });
    await admin.call('PUT', `/counters/${made.id}`, { seq: 20, scope });
    const raised = await admin.call('GET', `/counters?q=SHELF&warehouseId=${warehouse._id}`);
    expect(raised.json().data[0].seq).toBe(20);
    const unknown = await create({ key: 'NOWHERE', scope: { warehouseId: crypto.randomUUID() } });
    expect(unknown.statusCode).toBe(404);
  });
});

describe('changing a counter', () => {
  it('raises its sequence', async () => {
    await next('CUSTOMER');
    const reply = await change('CUSTOMER', { seq: 500 });
    expect(reply.json().data).toMatchObject({ seq: 500, nextNumber: 'CUST-00501' });
    expect(await next('CUSTOMER')).toBe('CUST-00501');
  });

  it('never lowers it', async () => {
    await change('TRANSFER', { seq: 30 });
    expect(said(await change('TRANSFER', { seq: 29 }))).toEqual([
      422,
      'لا يمكن خفض التسلسل عن قيمته الحالية 30',
    ]);
    expect((await change('TRANSFER', { seq: 30 })).statusCode).toBe(200);
    expect(await next('TRANSFER')).toBe(`TRF-${today}-031`);
  });

  it('accepts the whole counter as it was read and changes its format', async () => {
    const before = await read('WAREHOUSE');
    const reply = await change('WAREHOUSE', { ...before, prefix: 'STORE', digits: 2, description: 'وصف' });
    expect(reply.json().data).toMatchObject({ prefix: 'STORE', description: 'وصف', seq: before.seq });
    expect(await next('WAREHOUSE')).toBe(reply.json().data.nextNumber);
  });

  it('does not rename the keys of the program', async () => {
    expect(said(await change('INVOICE', { key: 'BILL' }))).toEqual([
      422,
      'لا يمكن تغيير مفتاح عداد يستخدمه النظام',
    ]);
    await create({ key: 'MINE' });
    expect(said(await change('MINE', { key: 'INVOICE' }))).toEqual([409, 'يوجد عداد آخر بهذا المفتاح']);
    expect((await change('MINE', { key: 'YOURS' })).json().data.key).toBe('YOURS');
  });

  it('requires a body and an existing counter', async () => {
    expect(said(await change('INVOICE', {}))).toEqual([400, counterTexts.changesRequired]);
    const nobody = await admin.call('PUT', `/counters/${crypto.randomUUID()}`, { digits: 4 });
    expect(said(nobody)).toEqual([404, counterTexts.notFound]);
    expect(said(await change('INVOICE', { datePart: 'YYYY' }))).toEqual([422, counterTexts.dateTooCoarse]);
  });

  it('continues the sequence under a new reset policy, so that no number of today repeats', async () => {
    const given = [await next('INVOICE'), await next('INVOICE')];
    await change('INVOICE', { resetPolicy: 'monthly' });
    given.push(await next('INVOICE'));
    await change('INVOICE', { resetPolicy: 'never' });
    given.push(await next('INVOICE'));
    await change('INVOICE', { resetPolicy: 'daily' });
    given.push(await next('INVOICE'));
    expect(given).toEqual([1, 2, 3, 4, 5].map((n) => `INV-${today}-00${n}`));
  });

  it('is recorded in the audit log', async () => {
    const { id } = (await create({ key: 'TRACED' })).json().data;
    await change('TRACED', { seq: 5 });
    const traces = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('entityId', '=', id)
      .orderBy('id')
      .execute();
    expect(traces.map(({ action }) => action)).toEqual(['counter.create', 'counter.update']);
    expect(traces[1]).toMatchObject({ before: { seq: 0 }, after: { seq: 5 } });
  });

  it('is for administrators alone', async () => {
    for (const role of ['manager', 'accountant', 'viewer']) {
      const who = await shop.person(role);
      expect(said(await who.call('GET', '/counters'))).toEqual([403, denial('counters:manage')]);
      expect((await who.call('POST', '/counters', { key: 'NO' })).statusCode).toBe(403);
    }
    expect((await (await shop.person('super_admin')).call('GET', '/counters')).statusCode).toBe(200);
  });
});

describe('while documents take numbers', () => {
  const someoneWaits = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      shop.db,
    );
    return rows.length > 0;
  };
  const twenty = () => Array.from({ length: 20 }, () => next('INVOICE'));

  it('raising the sequence never repeats a number', async () => {
    const { seq } = await read('INVOICE');
    const [numbers, raised] = await Promise.all([
      Promise.all(twenty()),
      Promise.all([5, 15, 60].map((more) => change('INVOICE', { seq: seq + more }))),
    ]);
    expect(new Set(numbers).size).toBe(20);
    for (const reply of raised) expect([200, 422]).toContain(reply.statusCode);
    expect(raised[2]?.statusCode).toBe(200);
    expect((await read('INVOICE')).seq).toBeGreaterThanOrEqual(seq + 60);
  });

  it('a number that waited for a change of policy uses the new policy', async () => {
    const { id } = await read('TRANSFER');
    await next('TRANSFER');
    let waiting: Promise<string> | undefined;
    await transaction(shop.db, async (tx) => {
      await updateCounter(tx, 'system', id, { resetPolicy: 'never' });
      waiting = next('TRANSFER');
      await expect.poll(someoneWaits).toBe(true);
    });
    expect(await waiting).not.toBe(await next('TRANSFER'));
  });

  it('changing the policy never repeats a number', async () => {
    const changes = ['never', 'monthly', 'daily', 'yearly', 'daily'].map((resetPolicy) =>
      change('INVOICE', { resetPolicy }),
    );
    const numbers = await Promise.all([...twenty(), ...twenty()]);
    for (const reply of await Promise.all(changes)) expect(reply.statusCode).toBe(200);
    numbers.push(...(await Promise.all(twenty())));
    expect(new Set(numbers).size).toBe(60);
  });
});
