import { knownLabel, tillTexts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';
import { aTill, contact, proofOf, randomText, say, type TestTill } from '../../../test/tills';
import { transaction } from '../../db/transaction';
import { settleTills } from './settle-tills';
import { readTillSecret } from './till-secret';

const cash = useCash();
const { shop } = cash;
let manager: Person;
let seller: Person;

beforeAll(async () => {
  manager = await shop.person('admin');
  seller = await shop.person('sales_staff');
});

const stored = async ({ _id }: TestTill) => {
  const { data } = (await manager.call('GET', '/tills')).json();
  return data.find((till: { _id: string }) => till._id === _id);
};
const trail = async ({ _id }: TestTill) =>
  (
    await shop.db.selectFrom('auditLog').select('action').where('entityId', '=', _id).orderBy('id').execute()
  ).map(({ action }) => action);

describe('a till', () => {
  it('gets a code of its own, that no later till gets', async () => {
    const one = await aTill(manager);
    await manager.call('POST', `/tills/${one._id}/withdraw`);
    const two = await aTill(manager);
    expect(one.code).toMatch(/^K\d+$/);
    expect(two.code).not.toBe(one.code);
    expect(await trail(one)).toEqual(['till.create', 'till.withdraw']);
  });

  it('is made once however often the request arrives, and no answer or log contains its secrets', async () => {
    const body = { name: 'المدخل', secret: randomText(), token: randomText() };
    const key = { 'idempotency-key': 'one till' };
    const replies = [
      await manager.call('POST', '/tills', body, key),
      await manager.call('POST', '/tills', body, key),
    ];
    expect(replies.map((reply) => reply.json().data.code)).toEqual(
      Array(2).fill(replies[0]?.json().data.code),
    );
    const log = JSON.stringify(await shop.db.selectFrom('auditLog').selectAll().execute());
    const row = JSON.stringify(await shop.db.selectFrom('idempotencyKeys').selectAll().execute());
    for (const text of [
      ...replies.map((reply) => reply.body),
      log,
      row,
      (await manager.call('GET', '/tills')).body,
    ])
      for (const secret of [body.secret, body.token]) expect(text).not.toContain(secret);
  });

  it('has a name that no other till in use has', async () => {
    const till = await aTill(manager, { name: 'الكاونتر' });
    const body = { name: 'ألكاونتر', secret: randomText(), token: randomText() };
    expect((await manager.call('POST', '/tills', body)).json()).toMatchObject({
      code: 'CONFLICT',
      message: tillTexts.nameTaken,
    });
    await manager.call('POST', `/tills/${till._id}/withdraw`);
    expect((await manager.call('POST', '/tills', body)).statusCode).toBe(201);
  });

  it('gets its grant from a manager, and keeps what another manager changed meanwhile', async () => {
    const till = await aTill(manager);
    const grant = {
      name: till.name,
      grantUntil: '2027-01-01T00:00:00.000Z',
      largestSale: 250.5,
      mayCredit: true,
    };
    const changed = await manager.call('PUT', `/tills/${till._id}`, { ...grant, version: 1 });
    expect(changed.json().data).toMatchObject({ ...grant, version: 2 });
    expect(await contact(seller, till)).toMatchObject(grant);
    const late = await manager.call('PUT', `/tills/${till._id}`, { ...grant, version: 1 });
    expect(late.json().code).toBe('STALE_VERSION');
  });

  it.each([
    ['a secret that is too short', { secret: 'abc' }],
    ['a largest sale of nothing', { largestSale: 0 }],
    ['no name', { name: ' ' }],
    ['a code of its choice', { code: 'K1' }],
  ])('is not made with %s', async (_, more) => {
    const body = { name: 'س', secret: randomText(), token: randomText(), ...more };
    expect((await manager.call('POST', '/tills', body)).statusCode).toBe(400);
  });
});

it('leaves entries in the log whose every field has a name', async () => {
  const rows = await shop.db.selectFrom('auditLog').select('after').where('entity', '=', 'tills').execute();
  const fields = new Set(rows.flatMap(({ after }) => Object.keys(after ?? {})));
  expect(fields.size).toBeGreaterThan(5);
  expect([...fields].filter((field) => !knownLabel('tills', field))).toEqual([]);
});

describe('a contact', () => {
  it('tells the server how the till is and the till what it may do', async () => {
    const till = await aTill(manager);
    const now = new Date(Date.now() + 3_600_000).toISOString();
    const said = {
      seq: 12,
      waiting: 3,
      waitingSince: '2026-11-17T06:00:00.000Z',
      now,
      freeStorage: 5_000_000_000,
    };
    const told = await contact(seller, till, { ...said, isPersistent: true });
    expect(told).toMatchObject({
      state: 'active',
      code: till.code,
      name: till.name,
      lastSeq: 12,
      mayCredit: false,
    });
    const { clockOff, ...row } = await stored(till);
    const { now: _now, seq: lastSeq, ...kept } = said;
    expect(row).toMatchObject({ ...kept, lastSeq, isPersistent: true, appVersion: '1', copiedAt: null });
    expect(Math.abs(clockOff - 3_600_000)).toBeLessThan(60_000);
    expect(row.people).toMatchObject([{ _id: seller.id }]);
  });

  it('names those who used the till, with the rights and the shift they have now', async () => {
    const till = await aTill(manager);
    const clerk = await shop.person('sales_staff');
    const boss = await shop.person('sales_manager');
    const shift = await cash.open(clerk);
    await contact(clerk, till);
    const { people } = await contact(boss, till);
    expect(people).toHaveLength(2);
    const byId = new Map(people.map((person: { _id: string }) => [person._id, person]));
    expect(byId.get(clerk.id)).toMatchObject({ shift: { _id: shift._id, drawer: { _id: cash.drawer } } });
    expect(byId.get(clerk.id)).toMatchObject({ rights: ['sales:create', 'customers:read'] });
    expect(byId.get(boss.id)).toMatchObject({
      shift: null,
      rights: ['sales:create', 'sales:update', 'customers:read'],
    });
    await shop.db.updateTable('users').set({ isActive: false }).where('id', '=', clerk.id).execute();
    expect((await contact(boss, till)).people).toMatchObject([{ _id: boss.id }]);
  });

  it('never lowers the highest number, so that a till set back does not give numbers again', async () => {
    const till = await aTill(manager);
    await contact(seller, till, { seq: 40 });
    expect(await contact(seller, till, { seq: 7 })).toMatchObject({ lastSeq: 40 });
  });

  it.each([
    ['no header', {}],
    ['no till of this code', { 'x-till': `K99999.${randomText()}` }],
    ['an odd header', { 'x-till': 'K1' }],
  ])('is refused with %s', async (_, headers) => {
    const body = { token: randomText(), next: randomText(), seq: 0, waiting: 0, appVersion: '' };
    const now = new Date().toISOString();
    const reply = await seller.call('POST', '/tills/contact', { ...body, now }, headers);
    expect(reply.json()).toMatchObject({ code: 'UNKNOWN_TILL', message: tillTexts.unknown });
  });

  it('is refused with the secret of another till', async () => {
    const [one, two] = [await aTill(manager), await aTill(manager)];
    const reply = await say(seller, { ...one, secret: two.secret });
    expect(reply.json().code).toBe('UNKNOWN_TILL');
    expect((await stored(one)).lastSeenAt).toBeNull();
  });
});

describe('the tokens of a till', () => {
  it('let it repeat a contact whose answer was lost, as often as it is lost', async () => {
    const till = await aTill(manager);
    const next = randomText();
    for (let time = 0; time < 3; time++)
      expect((await say(seller, till, { next })).json().data.state).toBe('active');
    till.token = next;
    expect(await contact(seller, till)).toMatchObject({ state: 'active' });
  });

  it('let one of two contacts pass that are made at once by two copies', async () => {
    const till = await aTill(manager);
    const states = await Promise.all(
      Array.from({ length: 6 }, async () => (await say(seller, till)).json().data.state),
    );
    expect(states.toSorted()).toEqual(['active', ...Array(5).fill('copied')]);
    expect((await stored(till)).copiedAt).not.toBeNull();
    expect((await trail(till)).filter((action) => action === 'till.copied')).toHaveLength(1);
  });

  it('let the same contact pass that arrives several times at once', async () => {
    const till = await aTill(manager);
    const next = randomText();
    const states = await Promise.all(
      Array.from({ length: 6 }, async () => (await say(seller, till, { next })).json().data.state),
    );
    expect(new Set(states)).toEqual(new Set(['active']));
    expect((await stored(till)).copiedAt).toBeNull();
  });

  it('find out copies that take turns, however they take them', async () => {
    const till = await aTill(manager);
    const copy = { ...till };
    expect(await contact(seller, till)).toMatchObject({ state: 'active' });
    expect(await contact(seller, copy)).toMatchObject({ state: 'copied' });
    expect(await contact(seller, till)).toMatchObject({ state: 'active' });
    // an image of the disk, made between the sending of a contact and its answer
    const next = randomText();
    const image = { ...till };
    await say(seller, till, { next });
    till.token = next;
    expect((await say(seller, image, { next })).json().data.state).toBe('active');
    image.token = next;
    expect(await contact(seller, image)).toMatchObject({ state: 'active' });
    expect(await contact(seller, till)).toMatchObject({ state: 'copied' });
  });

  it('find out a profile that was restored from an old image, and what it says does not count', async () => {
    const till = await aTill(manager);
    const image = { ...till };
    await contact(seller, till, { waiting: 0, seq: 3 });
    await contact(seller, till, { waiting: 2, seq: 9 });
    expect(await contact(seller, image, { waiting: 0, seq: 1 })).toMatchObject({
      state: 'copied',
      lastSeq: 9,
    });
    expect(await stored(till)).toMatchObject({ waiting: 2, lastSeq: 9 });
  });

  it('are taken anew after the shop was restored, and the secret is sealed again', async () => {
    const till = await aTill(manager);
    await contact(seller, till);
    await contact(seller, till);
    expect(await readTillSecret(shop.db, till.code)).toBe(till.secret);
    await shop.db.updateTable('tills').set({ keyMark: 'elsewhere' }).where('id', '=', till._id).execute();
    await transaction(shop.db, (tx) => settleTills(tx, 1));
    expect(await readTillSecret(shop.db, till.code)).toBeUndefined();
    expect(await contact(seller, till)).toMatchObject({ state: 'active' });
    expect(await contact(seller, till)).toMatchObject({ state: 'active' });
    expect(await readTillSecret(shop.db, till.code)).toBe(till.secret);
  });
});

describe('a withdrawn till', () => {
  it('learns it, says when it is empty, and cannot be granted anything', async () => {
    const till = await aTill(manager);
    await contact(seller, till, { emptied: true });
    expect(await stored(till)).toMatchObject({ emptiedAt: null });
    const reply = await manager.call('POST', `/tills/${till._id}/withdraw`);
    expect(reply.json().data.withdrawnAt).not.toBeNull();
    expect(await contact(seller, till, { waiting: 2 })).toMatchObject({ state: 'withdrawn' });
    expect(await stored(till)).toMatchObject({ emptiedAt: null, waiting: 2 });
    expect(await contact(seller, till, { emptied: true })).toMatchObject({ state: 'withdrawn' });
    expect((await stored(till)).emptiedAt).not.toBeNull();
    expect(await trail(till)).toEqual(['till.create', 'till.withdraw', 'till.emptied']);
    const again = await manager.call('POST', `/tills/${till._id}/withdraw`);
    const changed = await manager.call('PUT', `/tills/${till._id}`, { name: till.name });
    for (const { statusCode } of [again, changed]) expect(statusCode).toBe(422);
  });
});

it('is for nobody who may not sell', async () => {
  const till = await aTill(manager);
  const keeper = await shop.person('warehouse_staff');
  expect((await say(keeper, till)).statusCode).toBe(403);
  expect(Object.keys(proofOf(till))).toEqual(['x-till']);
});
