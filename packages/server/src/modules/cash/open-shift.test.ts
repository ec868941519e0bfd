import { cashTexts } from '@turoos/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';

const cash = useCash();
const { open, close, counts, get, held, aDrawer } = cash;

let clerk: Person;
let drawer: string;
let made = 0;
beforeEach(async () => {
  clerk = await cash.shop.person('sales_staff');
  drawer = await aDrawer(`صندوق الافتتاح ${++made}`);
});
afterAll(() => cash.expectBooksHold());

const opening = (amounts: Record<string, number>, more: object = {}, by = clerk) =>
  by.call('POST', '/shifts', { drawer, floats: counts(amounts), ...more });

/** Leaves an amount of dollars in the drawer after a first shift, which counted it. */
const leave = async (USD: number) => {
  const shift = await open(clerk, { USD }, drawer);
  return close(clerk, shift._id, { USD });
};

const inDollars = (rows: { currency: string }[]) => rows.find(({ currency }) => currency === 'USD');

describe('a difference between the last count of a drawer and its opening', () => {
  it('is in the Z report and in the list of shifts, apart from the difference at the close', async () => {
    await leave(50);
    const shift = await open(clerk, {}, drawer);
    const report = await close(clerk, shift._id, {});
    expect(inDollars(report.currencies)).toMatchObject({
      float: 0,
      openingDifference: -50,
      expected: 0,
      difference: 0,
    });
    expect(inDollars(report.shift.openingDifferences)).toEqual({ currency: 'USD', amount: -50 });
    expect(inDollars(report.shift.differences)).toEqual({ currency: 'USD', amount: 0 });
    const [listed] = await get(`/shifts?drawer=${drawer}`);
    expect(listed).toEqual(report.shift);
    expect(await get(`/shifts/${shift._id}`)).toEqual(report.shift);
  });

  it('is hidden from those who must count as long as the shift is open, and shown to who manages cash', async () => {
    await leave(50);
    const shift = await open(clerk, { USD: 20 }, drawer);
    expect(shift.openingDifferences).toBeNull();
    const path = `/shifts/${shift._id}`;
    for (const one of [path, '/shifts/current'])
      expect((await get(one, clerk)).openingDifferences, one).toBeNull();
    const own = await get(`${path}/report`, clerk);
    expect(inDollars(own.currencies)).toMatchObject({ float: 20, openingDifference: null });
    const seen = await get(`${path}/report`);
    expect(inDollars(seen.currencies)).toMatchObject({ openingDifference: -30, expected: 20 });
    expect(inDollars(seen.shift.openingDifferences)).toMatchObject({ amount: -30 });
  });

  it('is none at the first count of a drawer, nor in a shift that was stored without it', async () => {
    const { shift, currencies } = await leave(50);
    expect(inDollars(currencies)).toMatchObject({ float: 50, openingDifference: 0 });
    expect(inDollars(shift.openingDifferences)).toMatchObject({ amount: 0 });
  });
});

describe('opening a shift that asks', () => {
  it('asks for the reason without saying by how much the count differs, and keeps the count in the audit log', async () => {
    await leave(70);
    const reply = await opening({ USD: 7 }, { ask: true });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'COUNT_DIFFERS']);
    expect(reply.json().message).toBe(cashTexts.reasonRequired);
    expect(reply.json()).not.toHaveProperty('details');
    expect((await opening({ USD: 7 }, { ask: true, reason: '  ' })).statusCode).toBe(422);
    expect(await held(drawer)).toEqual({ USD: 70 });
    const traces = await cash.db
      .selectFrom('auditLog')
      .select(['entity', 'after'])
      .where('action', '=', 'shift.count')
      .where('entityId', '=', drawer)
      .execute();
    const trace = {
      entity: 'money-accounts',
      after: { counts: ['0 YER', '7 USD', '0 SAR'], differences: ['0 YER', '-63 USD', '0 SAR'] },
    };
    expect(traces).toEqual([trace, trace]);
  });

  it('doubts a count that is far off, even where small differences are not asked about', async () => {
    await leave(70);
    const reply = await opening({ USD: 7000 }, {});
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'COUNT_DIFFERS']);
    expect(reply.json().message).toBe(cashTexts.farOff);
    expect((await opening({ USD: 200_000_000 }, { reason: 'خطأ' })).json().message).toBe(cashTexts.tooLarge);
    expect(await held(drawer)).toEqual({ USD: 70 });
    expect((await opening({ USD: 7000 }, { reason: 'من المالك' })).statusCode).toBe(201);
  });

  it('doubts a very large first count of a drawer, because no earlier one contradicts it', async () => {
    const reply = await opening({ USD: 5060 }, { ask: true });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'COUNT_DIFFERS']);
    expect(reply.json().message).toBe(cashTexts.firstFarOff);
    expect(await held(drawer)).toEqual({});
    const opened = await opening({ USD: 5060 }, { ask: true, reason: 'رأس مال المتجر' });
    expect([opened.statusCode, opened.json().data.openingReason]).toEqual([201, 'رأس مال المتجر']);
  });

  it('keeps the reason with the difference, its movement and the audit entry', async () => {
    await leave(70);
    const reason = 'أخذها المالك مساء';
    const reply = await opening({ USD: 7 }, { ask: true, reason });
    expect(reply.statusCode, reply.body).toBe(201);
    const { _id, openingReason } = reply.json().data;
    expect(openingReason).toBe(reason);
    expect(await get(`/drawers/${drawer}/book?kind=float`)).toMatchObject([
      { amount: -63, note: reason },
      {},
    ]);
    const { after } = await cash.db
      .selectFrom('auditLog')
      .select('after')
      .where('action', '=', 'shift.open')
      .where('entityId', '=', _id)
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({
      openingReason: reason,
      openingDifferences: ['0 YER', '-63 USD', '0 SAR'],
    });
  });

  it('asks nothing when the count is right, nor at the first count of a drawer, nor who did not ask for it', async () => {
    const first = await opening({ USD: 70 }, { ask: true });
    expect(first.statusCode, first.body).toBe(201);
    await close(clerk, first.json().data._id, { USD: 70 });
    const right = await opening({ USD: 70 }, { ask: true });
    expect(right.statusCode, right.body).toBe(201);
    await close(clerk, right.json().data._id, { USD: 70 });
    expect((await opening({ USD: 7 })).statusCode).toBe(201);
  });
});
