import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';

const cash = useCash();
const { open, close, move, get, part, sell } = cash;

let clerk: Person;
let shift: { _id: string };

/** What should be in the drawer: a figure that occurs nowhere else. */
const expected = 31_417;

beforeAll(async () => {
  clerk = await cash.shop.person('sales_staff');
  shift = await open(clerk, { YER: 20_000 });
  const product = await part();
  // 30 dollars at 500 rials
  await sell({ items: [{ product, quantity: 2 }], tenders: [{ currency: 'YER', amount: 15_000 }] }, clerk);
  await move(clerk, shift._id, { kind: 'pay_out', currency: 'YER', amount: 3583, note: 'غداء' });
});

const everything = [
  '/drawers',
  '/money/accounts',
  '/shifts',
  '/shifts/current',
  '/expense-categories',
] as const;

describe('before the count is sent, what should be in the drawer', () => {
  it('is in no answer to a clerk', async () => {
    for (const path of [...everything, `/shifts/${shift._id}`, `/shifts/${shift._id}/report`]) {
      const { statusCode, body } = await clerk.call('GET', path);
      expect([statusCode, path]).toEqual([200, path]);
      expect(body, path).not.toContain(String(expected));
    }
    const accounts: { balances: unknown }[] = await get('/money/accounts', clerk);
    expect(accounts.every(({ balances }) => balances === null)).toBe(true);
    const moved = await move(clerk, shift._id, { kind: 'pay_in', currency: 'USD', amount: 1, note: 'فكة' });
    expect(moved).toMatchObject({ amount: 1, balanceAfter: null });
    for (const path of [`/drawers/${cash.drawer}/book`, '/money/transfers', '/expenses'])
      expect((await clerk.call('GET', path)).statusCode, path).toBe(403);
  });

  it('cannot be added up from an X report either', async () => {
    const report = await get(`/shifts/${shift._id}/report`, clerk);
    expect(report).toMatchObject({ kind: 'X', zNumber: null, sales: { count: 1, total: 30 } });
    for (const row of report.currencies)
      expect(row).toMatchObject({ movements: [], expected: null, counted: null, difference: null });
  });

  it('is seen by who manages the cash', async () => {
    const report = await get(`/shifts/${shift._id}/report`);
    expect(report.currencies[0]).toMatchObject({
      currency: 'YER',
      float: 20_000,
      movements: [
        { kind: 'pay_out', count: 1, amount: -3583 },
        { kind: 'tender', count: 1, amount: 15_000 },
      ],
      expected,
      counted: null,
    });
    const [moved] = await get(`/drawers/${cash.drawer}/book?currency=YER`);
    expect(moved).toMatchObject({ kind: 'pay_out', balanceAfter: expected, user: { _id: clerk.id } });
    const { body } = await cash.accountant.call(
      'GET',
      `/drawers/${cash.drawer}/book?format=csv&currency=YER`,
    );
    expect(body.split('\r\n')[1]).toContain(`-3583,-7.17,${expected},نقداً`);
  });

  it('is in the Z report of the clerk who has counted', async () => {
    const report = await close(clerk, shift._id, { YER: expected, USD: 1 });
    expect(report.currencies[0]).toMatchObject({ expected, counted: expected, difference: 0 });
    expect(await get(`/shifts/${shift._id}/report`, clerk)).toEqual(report);
  });

  it('is hidden again when the shift is opened again', async () => {
    await cash.done('POST', `/shifts/${shift._id}/reopen`, undefined, cash.accountant);
    const { body } = await clerk.call('GET', `/shifts/${shift._id}/report`);
    expect(body).not.toContain(String(expected));
  });
});

describe('the cash', () => {
  it('is none of the business of other roles', async () => {
    for (const role of ['viewer', 'warehouse_staff', 'warehouse_manager'] as const) {
      const who = await cash.shop.person(role);
      for (const path of everything) expect((await who.call('GET', path)).statusCode, path).toBe(403);
    }
  });
});
