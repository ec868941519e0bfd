import { cashTexts, tenderTexts } from '@turoos/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';

const cash = useCash();
const { open, move, get, held, refused, aDrawer, accountOf } = cash;

let clerk: Person;
let drawer: string;
let shift: { _id: string };
let category: string;
let safe: string;
let made = 0;
beforeAll(async () => {
  [{ _id: category }] = await get('/expense-categories');
  safe = await accountOf('safe');
});
beforeEach(async () => {
  clerk = await cash.shop.person('sales_staff');
  drawer = await aDrawer(`صندوق ${++made}`);
  shift = await open(clerk, { YER: 10_000 }, drawer);
});

const path = () => `/shifts/${shift._id}/movements`;
const idOf = async (key: string) =>
  (await cash.db.selectFrom('accounts').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;

/** The lines of the newest journal entry: account names and cents. */
async function newestLines(): Promise<Record<string, number>> {
  const rows = await cash.db
    .selectFrom('journalLines')
    .innerJoin('accounts', 'accounts.id', 'journalLines.accountId')
    .select(['accounts.key', 'accounts.code', 'journalLines.amount'])
    .where('entryId', '=', ({ selectFrom }) =>
      selectFrom('journalEntries').select('id').orderBy('number', 'desc').limit(1),
    )
    .execute();
  return Object.fromEntries(rows.map(({ key, code, amount }) => [key ?? code, amount]));
}

describe('cash of a shift', () => {
  it('is paid in from the owner’s capital and paid out to the drawings, or to another account', async () => {
    const paidIn = await move(clerk, shift._id, {
      kind: 'pay_in',
      currency: 'YER',
      amount: 5000,
      note: 'فكة',
    });
    expect(paidIn).toMatchObject({ kind: 'pay_in', amount: 5000, value: 10, shift: shift._id, warnings: [] });
    expect(await newestLines()).toMatchObject({ capital: -1000 });
    await move(clerk, shift._id, { kind: 'pay_out', currency: 'YER', amount: 2000, note: 'للمالك' });
    expect(await newestLines()).toMatchObject({ drawings: 400 });
    const account = await idOf('freightClearing');
    await move(clerk, shift._id, { kind: 'pay_out', currency: 'YER', amount: 500, note: 'مخلّص', account });
    expect(await newestLines()).toMatchObject({ freightClearing: 100 });
    expect(await held(drawer)).toEqual({ YER: 12_500 });
  });

  it('has no account on its other side that documents move, that holds money, or that is a category', async () => {
    const movement = { kind: 'pay_out', currency: 'YER', amount: 1, note: 'x' };
    for (const key of [
      'customers',
      'suppliers',
      'inventory',
      'sales',
      'assets',
      'drawers',
      'safe',
      'expenses',
    ])
      expect(await refused(clerk, 'POST', path(), { ...movement, account: await idOf(key) }), key).toEqual([
        422,
        cashTexts.notOther,
      ]);
    for (const account of [drawer, category])
      expect(await refused(clerk, 'POST', path(), { ...movement, account })).toEqual([
        422,
        cashTexts.notOther,
      ]);
    const none = '01900000-0000-7000-8000-000000000000';
    expect((await refused(clerk, 'POST', path(), { ...movement, account: none }))[0]).toBe(404);
  });

  it('goes to the safe by a drop, at the value it had', async () => {
    const before = await held(safe);
    const dropped = await move(clerk, shift._id, {
      kind: 'drop',
      currency: 'YER',
      amount: 4000,
      note: 'آخر اليوم',
    });
    expect(dropped).toMatchObject({ kind: 'drop', amount: -4000, account: { _id: drawer } });
    expect(await held(drawer)).toEqual({ YER: 6000 });
    expect((await held(safe))['YER']).toBe((before['YER'] ?? 0) + 4000);
    const [transfer] = await get(`/money/transfers?account=${drawer}`);
    expect(transfer).toMatchObject({ from: { _id: drawer }, to: { _id: safe }, amount: 4000, gain: 0 });
    const bank = await accountOf('bank');
    const movement = { kind: 'drop', currency: 'YER', amount: 1, account: bank };
    expect((await refused(clerk, 'POST', path(), movement))[0]).toBe(422);
  });

  it('pays an expense, which is in the list of expenses too', async () => {
    const paid = await move(clerk, shift._id, {
      kind: 'expense',
      currency: 'YER',
      amount: 1500,
      category,
      note: 'حمّال',
    });
    expect(paid).toMatchObject({
      kind: 'expense',
      amount: -1500,
      note: 'حمّال',
      source: { type: 'expense' },
    });
    const [expense] = await get(`/expenses?account=${drawer}`);
    expect(expense).toMatchObject({ amount: 1500, value: 3, note: 'حمّال', category: { _id: category } });
    expect(paid.source.number).toBe(expense.expenseNumber);
    const movement = { kind: 'expense', currency: 'YER', amount: 1 };
    expect(await refused(clerk, 'POST', path(), movement)).toEqual([400, cashTexts.categoryRequired]);
  });

  it('may be less than nothing, with a warning', async () => {
    const { name } = (await get(`/shifts/${shift._id}`)).drawer;
    const paid = await move(clerk, shift._id, {
      kind: 'pay_out',
      currency: 'YER',
      amount: 10_001,
      note: 'x',
      confirm: true,
    });
    expect(paid.warnings).toEqual([cashTexts.belowZero(name)]);
    expect(await held(drawer)).toEqual({ YER: -1 });
    for (const more of [{ kind: 'expense', category }, { kind: 'drop' }]) {
      const further = await move(clerk, shift._id, { ...more, currency: 'USD', amount: 1, confirm: true });
      expect(further.warnings, more.kind).toEqual([cashTexts.belowZero(name)]);
    }
    const direct = { category, currency: 'YER', amount: 1, account: drawer };
    expect((await cash.made('/expenses', direct, cash.accountant)).warnings).toEqual([
      cashTexts.belowZero(name),
    ]);
    expect(
      (await move(clerk, shift._id, { kind: 'pay_in', currency: 'YER', amount: 1, note: 'x' })).warnings,
    ).toEqual([]);
  });

  it.each(['drop', 'pay_out', 'expense'])(
    'is not moved beyond the books by two at once: %s',
    async (kind) => {
      const movement = {
        kind,
        currency: 'YER',
        amount: 6000,
        note: 'x',
        ...(kind === 'expense' && { category }),
      };
      const replies = await Promise.all([1, 2, 3].map(() => clerk.call('POST', path(), movement)));
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422]);
      expect(await held(drawer)).toEqual({ YER: 4000 });
    },
  );

  it('tells of nothing that the drawer holds by its other refusals', async () => {
    for (const amount of [10_000, 10_001]) {
      const toItself = { kind: 'drop', currency: 'YER', amount, account: drawer };
      const { name } = (await get(`/shifts/${shift._id}`)).drawer;
      expect(await refused(clerk, 'POST', path(), toItself)).toEqual([422, cashTexts.notSafe(name)]);
    }
  });

  it('is dropped beyond what the books say only when that is confirmed, and a refusal leaves a trace', async () => {
    const drop = { kind: 'drop', currency: 'YER', amount: 10_001, note: 'آخر اليوم' };
    expect(await refused(clerk, 'POST', path(), drop)).toEqual([422, cashTexts.moreThanHeld]);
    expect(await held(drawer)).toEqual({ YER: 10_000 });
    expect(cashTexts.moreThanHeld).not.toMatch(/\d/);
    const logged = await cash.db
      .selectFrom('auditLog')
      .select(['userId', 'after'])
      .where('action', '=', 'shift.drop')
      .where('entityId', '=', shift._id)
      .execute();
    expect(logged).toEqual([{ userId: clerk.id, after: { currency: 'YER', amount: '10001 YER' } }]);

    const { warnings } = await move(clerk, shift._id, { ...drop, confirm: true });
    expect(warnings).toHaveLength(1);
    expect(await held(drawer)).toEqual({ YER: -1 });
    const other = { kind: 'drop', currency: 'USD', amount: 1 };
    expect(await refused(clerk, 'POST', path(), other)).toEqual([422, cashTexts.moreThanHeld]);
  });

  it('is refused in fractions of a unit, unknown currencies, absurd sums, without a note, and once closed', async () => {
    const movement = { kind: 'pay_in', currency: 'YER', amount: 1, note: 'x' };
    const status = async (change: object) =>
      (await refused(clerk, 'POST', path(), { ...movement, ...change }))[0];
    expect(await refused(clerk, 'POST', path(), { ...movement, amount: 0.5 })).toEqual([
      400,
      tenderTexts.notWhole('ريال يمني'),
    ]);
    for (const change of [
      { amount: 0 },
      { amount: -5 },
      { amount: 1e13 },
      { amount: 1e12, currency: 'USD' },
      { amount: '5' },
      { amount: null },
      { currency: 'AED' },
      { currency: 'USD', amount: 0.001 },
      { note: '' },
      { note: '  ' },
      { kind: 'gift' },
      { kind: 'tender' },
      { more: 1 },
    ])
      expect(await status(change), JSON.stringify(change)).toBe(400);
    expect(await held(drawer)).toEqual({ YER: 10_000 });
    await cash.close(clerk, shift._id, { YER: 10_000 });
    expect(await refused(clerk, 'POST', path(), movement)).toEqual([409, cashTexts.shiftClosed]);
    const none = '/shifts/01900000-0000-7000-8000-000000000000/movements';
    expect(await refused(clerk, 'POST', none, movement)).toEqual([404, cashTexts.shiftNotFound]);
  });

  it('moves once when the request is repeated', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { kind: 'pay_in', currency: 'YER', amount: 700, note: 'فكة' };
    const replies = await Promise.all([1, 2, 3].map(() => clerk.call('POST', path(), body, key)));
    expect(new Set(replies.map((reply) => reply.json().data._id)).size).toBe(1);
    expect(await held(drawer)).toEqual({ YER: 10_700 });
  });
});

describe('what others move in a drawer while its shift is open', () => {
  it('belongs to the shift, so that its report adds up', async () => {
    await cash.made('/expenses', { category, currency: 'YER', amount: 300, account: drawer });
    await cash.made('/money/transfers', { from: safe, to: drawer, currency: 'YER', amount: 1000 });
    await cash.made('/money/transfers', {
      from: drawer,
      to: drawer,
      currency: 'YER',
      amount: 1300,
      toCurrency: 'SAR',
      toAmount: 10,
    });
    const report = await cash.close(clerk, shift._id, { YER: 9400, SAR: 10 });
    expect(report.currencies).toMatchObject([
      {
        movements: [
          { kind: 'exchange', amount: -1300 },
          { kind: 'expense', amount: -300 },
          { kind: 'transfer', amount: 1000 },
        ],
        expected: 9400,
        difference: 0,
      },
      { currency: 'USD', expected: 0 },
      { currency: 'SAR', movements: [{ kind: 'exchange', amount: 10 }], expected: 10 },
    ]);
  });
});

describe('the book of a drawer', () => {
  it('shows what the drawer held after each movement, on every page, in both orders and filtered', async () => {
    for (const [kind, currency, amount] of [
      ['pay_in', 'YER', 500],
      ['pay_in', 'USD', 7],
      ['pay_out', 'YER', 200],
      ['pay_out', 'USD', 3],
      ['pay_in', 'YER', 1000],
    ] as const)
      await move(clerk, shift._id, { kind, currency, amount, note: 'فكة' });
    const balances = async (query: string) =>
      (await get(`/drawers/${drawer}/book?${query}`)).map(
        (row: { currency: string; balanceAfter: number }) => `${row.balanceAfter} ${row.currency}`,
      );
    const newestFirst = ['11300 YER', '4 USD', '10300 YER', '7 USD', '10500 YER', '10000 YER'];
    expect(await balances('')).toEqual(newestFirst);
    expect(await balances('sort=at')).toEqual(newestFirst.toReversed());
    expect(await balances('limit=2&page=2')).toEqual(['10300 YER', '7 USD']);
    expect(await balances('limit=2&page=2&sort=at')).toEqual(['7 USD', '10300 YER']);
    expect(await balances('kind=pay_out')).toEqual(['4 USD', '10300 YER']);
    expect(await balances('currency=USD&limit=1&page=2')).toEqual(['7 USD']);
    expect(await balances('page=9')).toEqual([]);
  });
});
