import { adenDay, rateTexts } from '@turoos/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { momentOf } from './recorded-at.rules';

const shop = useApp();
let manager: Person;
let clerk: Person;

beforeAll(async () => {
  manager = await shop.person('manager');
  clerk = await shop.person('sales_staff');
});
afterEach(() => shop.db.deleteFrom('exchangeRates').execute());

const record = (body: object, who = manager) => who.call('POST', '/exchange-rate/', body);
const latest = () => clerk.call('GET', '/exchange-rate/latest');

describe('the rate', () => {
  it('is missing in a new shop, with the documented message', async () => {
    const reply = await latest();
    expect([reply.statusCode, reply.json().message]).toEqual([404, rateTexts.noneSet]);
  });

  it('recorded last is the current one, with its author', async () => {
    await record({ usd_to_yer: 1530, note: 'صباحاً' });
    await record({ usd_to_yer: 1535.5 });
    expect((await latest()).json().data).toMatchObject({
      usd_to_yer: 1535.5,
      recorded_at: expect.stringMatching(/Z$/),
      created_by: { name: 'اختبار manager' },
    });
    const { data, pagination } = (await clerk.call('GET', '/exchange-rate/')).json();
    expect(data.map((rate: { usd_to_yer: number }) => rate.usd_to_yer)).toEqual([1535.5, 1530]);
    expect(pagination.total).toBe(2);
  });

  it('of an earlier day does not become the latest', async () => {
    await record({ usd_to_yer: 1600 });
    await record({ usd_to_yer: 1200, recorded_at: '2026-01-05' });
    expect((await latest()).json().data.usd_to_yer).toBe(1600);
  });

  it('dated into the future by a fast clock counts only while there is no other', async () => {
    const ahead = new Date(Date.now() + 14 * 365 * 86_400_000);
    await shop.db.insertInto('exchangeRates').values({ usdToYer: 999, recordedAt: ahead }).execute();
    expect((await latest()).json().data.usd_to_yer).toBe(999);
    await record({ usd_to_yer: 540 });
    expect((await latest()).json().data.usd_to_yer).toBe(540);
  });

  it('of a day is the last one recorded on that day or before', async () => {
    await record({ usd_to_yer: 1200, recorded_at: '2026-01-05' });
    await record({ usd_to_yer: 1300, recorded_at: '2026-02-01T10:00:00+03:00' });
    const on = async (day: string) => (await clerk.call('GET', `/exchange-rate/date/${day}`)).json();
    expect((await on('2026-01-05')).data.usd_to_yer).toBe(1200);
    expect((await on('2026-01-31')).data.usd_to_yer).toBe(1200);
    expect((await on('2026-02-01')).data.usd_to_yer).toBe(1300);
    expect(await on('2026-01-04')).toMatchObject({ code: 'NOT_FOUND', message: rateTexts.noneFound });
    expect((await clerk.call('GET', '/exchange-rate/date/yesterday')).statusCode).toBe(404);
  });

  it.each([
    {},
    { usd_to_yer: 0 },
    { usd_to_yer: -5 },
    { usd_to_yer: 'x' },
    { usd_to_yer: 1.234 },
    { usd_to_yer: 1e9 },
  ])('is refused when %j', async (body) => {
    const reply = await record(body);
    expect([reply.statusCode, reply.json().message]).toEqual([400, rateTexts.invalid]);
  });

  it('is not recorded for a future day', async () => {
    const reply = await record({ usd_to_yer: 1500, recorded_at: '2199-01-01' });
    expect([reply.statusCode, reply.json().message]).toEqual([400, rateTexts.future]);
  });

  it('is not recorded for a day before 1990', async () => {
    const reply = await record({ usd_to_yer: 1500, recorded_at: '0001-01-01T00:00:00Z' });
    expect([reply.statusCode, reply.json().message]).toEqual([400, rateTexts.tooOld]);
  });

  it('can be corrected, and the audit log shows both values', async () => {
    const { _id } = (await record({ usd_to_yer: 153 })).json().data;
    const reply = await manager.call('PUT', `/exchange-rate/${_id}`, { usd_to_yer: 1530, note: 'تصحيح' });
    expect(reply.json().data).toMatchObject({ _id, usd_to_yer: 1530, note: 'تصحيح' });
    const trace = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'exchange-rate.update')
      .where('entityId', '=', _id)
      .executeTakeFirstOrThrow();
    expect(trace).toMatchObject({ before: { usd_to_yer: 153 }, after: { usd_to_yer: 1530 } });
  });

  it('is readable for everyone and writable for few', async () => {
    expect((await record({ usd_to_yer: 1500 }, clerk)).statusCode).toBe(403);
    expect((await record({ usd_to_yer: 1500 }, await shop.person('admin'))).statusCode).toBe(201);
  });
});

describe('the time from which a rate applies', () => {
  const now = new Date('2026-11-15T09:00:00Z');

  it('is now for today and noon for an earlier day', () => {
    expect(momentOf(undefined, now)).toBe(now);
    expect(momentOf(adenDay(now), now)).toBe(now);
    expect(momentOf('2026-11-14', now).toISOString()).toBe('2026-11-14T09:00:00.000Z');
  });
  it('is never later than now', () => {
    expect(momentOf('2026-11-15T20:00:00Z', now)).toBe(now);
    expect(() => momentOf('2026-11-16', now)).toThrow(rateTexts.future);
  });
});
