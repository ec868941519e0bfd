import { adenDay, rateTexts, tenderTexts } from '@turoos/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';

const shop = useApp();
let manager: Person;

beforeAll(async () => {
  manager = await shop.person('manager');
  await manager.call('POST', '/currencies', { code: 'AED', name: 'درهم', symbol: 'د.إ', cashStep: 1 });
});
afterEach(() => shop.db.deleteFrom('exchangeRates').execute());

const record = (body: object) => manager.call('POST', '/exchange-rate', body);
const recorded = async (body: object) => {
  const reply = await record(body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
};
const latest = async () => (await manager.call('GET', '/exchange-rate/latest')).json().data;

describe('the rates of other currencies', () => {
  it('are recorded with the dollar’s and stay until they are entered again', async () => {
    expect(await recorded({ usd_to_yer: 1500 })).toMatchObject({ sar_to_yer: null, others: [] });
    const others = [{ currency: 'AED', to_yer: 408.1234 }];
    expect(await recorded({ usd_to_yer: 1510, sar_to_yer: 395.5, others })).toMatchObject({
      sar_to_yer: 395.5,
      others,
    });
    expect(await recorded({ usd_to_yer: 1520 })).toMatchObject({ sar_to_yer: 395.5, others });
    expect(await recorded({ usd_to_yer: 1530, sar_to_yer: 400 })).toMatchObject({ sar_to_yer: 400, others });
    expect(await latest()).toMatchObject({ usd_to_yer: 1530, sar_to_yer: 400, others });
  });

  it('of a late entry are those in force on its day', async () => {
    await recorded({ usd_to_yer: 1400, sar_to_yer: 370, recorded_at: '2026-01-01' });
    await recorded({ usd_to_yer: 1500, sar_to_yer: 395 });
    expect(await recorded({ usd_to_yer: 1410, recorded_at: '2026-01-05' })).toMatchObject({
      sar_to_yer: 370,
    });
  });

  it('can be corrected, and an answer can be sent back as it came', async () => {
    const { created_by: _author, ...rate } = await recorded({
      usd_to_yer: 1500,
      sar_to_yer: 3950,
      confirm: true,
    });
    const corrected = await manager.call('PUT', `/exchange-rate/${rate._id}`, { ...rate, sar_to_yer: 395 });
    expect(corrected.statusCode, corrected.body).toBe(200);
    expect(corrected.json().data).toMatchObject({ usd_to_yer: 1500, sar_to_yer: 395, zone: rate.zone });
  });

  it.each([
    [{ sar_to_yer: 0 }, rateTexts.invalid],
    [{ sar_to_yer: -1 }, rateTexts.invalid],
    [{ sar_to_yer: '400' }, rateTexts.invalid],
    [{ sar_to_yer: 400.12345 }, rateTexts.invalid],
    [{ sar_to_yer: 1e9 }, rateTexts.invalid],
    [{ others: [{ currency: 'AED', to_yer: 0 }] }, rateTexts.invalid],
    [{ others: [{ currency: 'SAR', to_yer: 400 }] }, rateTexts.ownField],
    [{ others: [{ currency: 'YER', to_yer: 1 }] }, rateTexts.ownField],
    [{ others: [{ currency: 'KWD', to_yer: 5000 }] }, tenderTexts.unknownCurrency('KWD')],
    [
      {
        others: [
          { currency: 'AED', to_yer: 400 },
          { currency: 'AED', to_yer: 410 },
        ],
      },
      rateTexts.twice,
    ],
  ])('are refused when %j, and nothing is saved', async (body, message) => {
    const reply = await record({ usd_to_yer: 1500, ...body });
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
    expect((await manager.call('GET', '/exchange-rate')).json().pagination.total).toBe(0);
  });
});

describe('a rate far from the one before', () => {
  it('is refused with both figures unless it is confirmed', async () => {
    await recorded({ usd_to_yer: 1530 });
    const refused = await record({ usd_to_yer: 153 });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toContain('153');
    expect(refused.json().message).toContain('1,530');
    expect(refused.json().details).toEqual({ rates: [{ currency: 'USD', before: 1530, after: 153 }] });
    expect((await record({ usd_to_yer: 3060 })).statusCode).toBe(422);
    expect((await record({ usd_to_yer: 3059.99 })).statusCode).toBe(201);
    expect((await record({ usd_to_yer: 300, confirm: true })).statusCode).toBe(201);
  });

  it('is refused for every currency', async () => {
    await recorded({ usd_to_yer: 1530, sar_to_yer: 400, others: [{ currency: 'AED', to_yer: 410 }] });
    const refused = await record({
      usd_to_yer: 1530,
      sar_to_yer: 4000,
      others: [{ currency: 'AED', to_yer: 41 }],
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().details.rates).toEqual([
      { currency: 'SAR', before: 400, after: 4000 },
      { currency: 'AED', before: 410, after: 41 },
    ]);
  });

  it('is compared with the rate of its own time, not with today’s', async () => {
    await recorded({ usd_to_yer: 500, recorded_at: '2026-01-01' });
    await recorded({ usd_to_yer: 1500, confirm: true });
    expect((await record({ usd_to_yer: 1500, recorded_at: '2026-01-02' })).statusCode).toBe(422);
    expect((await record({ usd_to_yer: 510, recorded_at: '2026-01-02' })).statusCode).toBe(201);
    // before the first rate there is none to compare with
    expect((await record({ usd_to_yer: 50, recorded_at: '2025-01-01' })).statusCode).toBe(201);
    const then = await manager.call('GET', '/exchange-rate/latest?at=2026-01-02');
    expect(then.json().data.usd_to_yer).toBe(510);
    expect((await manager.call('GET', '/exchange-rate/latest?at=2024-01-02')).statusCode).toBe(404);
    expect((await manager.call('GET', '/exchange-rate/latest?at=2199-01-02')).statusCode).toBe(400);
  });

  it('is refused as a correction too, and compared with the rate before the corrected one', async () => {
    await recorded({ usd_to_yer: 1500, sar_to_yer: 390 });
    const { _id } = await recorded({ usd_to_yer: 1530 });
    const correct = (body: object) => manager.call('PUT', `/exchange-rate/${_id}`, body);
    const refused = await correct({ usd_to_yer: 15_300 });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().details).toEqual({ rates: [{ currency: 'USD', before: 1500, after: 15_300 }] });
    expect((await correct({ usd_to_yer: 1530, sar_to_yer: 39 })).statusCode).toBe(422);
    expect((await latest()).usd_to_yer).toBe(1530);
    expect((await correct({ usd_to_yer: 15_300, confirm: true })).statusCode).toBe(200);
    // what was confirmed once is not asked again, nor is the way back
    expect((await correct({ usd_to_yer: 15_300, note: 'كما هو' })).statusCode).toBe(200);
    expect((await correct({ usd_to_yer: 1531 })).statusCode).toBe(200);
  });

  it('is compared with the one that is recorded at the same time', async () => {
    await recorded({ usd_to_yer: 1500 });
    const replies = await Promise.all([record({ usd_to_yer: 800 }), record({ usd_to_yer: 2800 })]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  });
});

describe('a Saudi riyal that is unlikely beside the dollar', () => {
  const swapped = { usd_to_yer: 140, sar_to_yer: 535 };

  it('is refused unless it is confirmed, in the first rate too', async () => {
    const refused = await record(swapped);
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      rateTexts.odd('سعر الريال السعودي 535 ليس دون سعر الدولار 140، ولعل الرقمين تبادلا مكانيهما'),
    ]);
    await recorded({ ...swapped, confirm: true });
    // who leaves the box of the riyal empty is not asked about it
    await recorded({ usd_to_yer: 141 });
  });

  it('is refused as a correction too, but not asked about again with a note', async () => {
    const { _id } = await recorded({ usd_to_yer: 535, sar_to_yer: 140 });
    const correct = async (body: object) =>
      (await manager.call('PUT', `/exchange-rate/${_id}`, body)).statusCode;
    expect(await correct(swapped)).toBe(422);
    expect(await correct({ ...swapped, confirm: true })).toBe(200);
    expect(await correct({ ...swapped, note: 'كما هو' })).toBe(200);
  });
});

describe('two rates recorded at once', () => {
  it('both count, and neither loses the other’s currencies', async () => {
    await recorded({ usd_to_yer: 1500, sar_to_yer: 390 });
    await Promise.all([
      recorded({ usd_to_yer: 1501, sar_to_yer: 391 }),
      recorded({ usd_to_yer: 1502, others: [{ currency: 'AED', to_yer: 405 }] }),
    ]);
    expect(await latest()).toMatchObject({ sar_to_yer: 391, zone: expect.any(String) });
    const { data } = (await manager.call('GET', '/exchange-rate')).json();
    expect(data).toHaveLength(3);
    expect(data[0].recorded_at > data[2].recorded_at).toBe(true);
  });
});

describe('the current rate', () => {
  it('says after how many hours it is old', async () => {
    await recorded({ usd_to_yer: 1500 });
    expect((await latest()).max_age).toBe(24);
    await manager.call('PUT', '/settings', { cash: { rateMaxAge: 6 } });
    expect((await latest()).max_age).toBe(6);
    expect(adenDay(new Date((await latest()).recorded_at))).toBe(adenDay());
  });
});
