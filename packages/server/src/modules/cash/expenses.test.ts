import { accountingTexts, adenDay, addDays, cashTexts, ltr, tenderTexts } from '@turoos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';
import { jsonb } from '../../db/jsonb';

const cash = useCash();
const { made, get, held, refused, accountOf } = cash;

let rent: string;
let safe: string;
let boss: Person;
beforeAll(async () => {
  boss = cash.accountant;
  [{ _id: rent }] = await get('/expense-categories');
  safe = await accountOf('safe');
});
afterAll(() => cash.expectBooksHold());

const expense = (more: object = {}) =>
  made('/expenses', { category: rent, currency: 'YER', amount: 5000, ...more });
const refusal = (more: object) =>
  refused(boss, 'POST', '/expenses', { category: rent, currency: 'YER', amount: 5000, ...more });

describe('an expense', () => {
  it('is paid from the safe without a shift, and from any other account', async () => {
    const before = (await held(safe))['YER'] ?? 0;
    const paid = await expense({ note: 'إيجار المحل' });
    expect(paid).toMatchObject({
      date: adenDay(),
      amount: 5000,
      value: 10,
      usd_to_yer: 500,
      account: { _id: safe },
      status: 'paid',
      createdBy: { _id: boss.id },
      warnings: [cashTexts.belowZero('الخزنة')],
    });
    expect(paid.expenseNumber).toMatch(/^EXP-?\d+/);
    expect((await held(safe))['YER']).toBe(before - 5000);
    const bank = await accountOf('bank');
    await expense({ account: bank, currency: 'SAR', amount: 12.5 });
    expect(await held(bank)).toEqual({ SAR: -12.5 });
  });

  it('is paid from the drawer of the user’s shift', async () => {
    const drawer = await cash.aDrawer('صندوق المصروفات');
    const shift = await cash.open(boss, { YER: 8000 }, drawer);
    await expense();
    expect(await held(drawer)).toEqual({ YER: 3000 });
    await cash.close(boss, shift._id, { YER: 3000 });
  });

  it('that is cancelled gives money back to the bank, which no customer of the shift has paid', async () => {
    const drawer = await cash.aDrawer('صندوق الإلغاء');
    const shift = await cash.open(boss, {}, drawer);
    const paid = await expense({ account: await accountOf('bank'), currency: 'USD', amount: 20 });
    await cash.done('PUT', `/expenses/${paid._id}/cancel`, { reason: 'دُفع مرتين' }, boss);
    expect(await cash.close(boss, shift._id, {})).toMatchObject({ methods: [] });
  });

  it('of an earlier day counts for that day, at its rate', async () => {
    const day = addDays(adenDay(), -30);
    await cash.db
      .insertInto('exchangeRates')
      .values({ usdToYer: 250, toYer: jsonb({}), recordedAt: new Date(`${addDays(day, -1)}T09:00:00Z`) })
      .execute();
    const paid = await expense({ date: day });
    expect(paid).toMatchObject({ date: day, value: 20, usd_to_yer: 250 });
    const entry = await cash.db
      .selectFrom('journalEntries')
      .select('day')
      .where('sourceId', '=', paid._id)
      .executeTakeFirstOrThrow();
    expect(entry.day).toBe(day);
  });

  it('is cancelled once: its money returns with the value it left with', async () => {
    const before = await held(safe);
    const { _id } = await expense();
    const path = `/expenses/${_id}/cancel`;
    const clerk = await cash.shop.person('sales_staff');
    expect((await refused(clerk, 'PUT', path, {}))[0]).toBe(403);
    const cancelled = await cash.done('PUT', path, { reason: 'مكرر' }, boss);
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'مكرر' });
    expect(await held(safe)).toEqual(before);
    expect(await refused(boss, 'PUT', path, {})).toEqual([409, cashTexts.expenseCancelled]);
    const lines = await cash.db
      .selectFrom('journalLines')
      .innerJoin('journalEntries', 'journalEntries.id', 'entryId')
      .select(({ fn }) => fn.sum<number>('amount').as('sum'))
      .where('sourceId', '=', _id)
      .where('accountId', '=', rent)
      .executeTakeFirstOrThrow();
    expect(lines.sum).toBe(0);
  });

  it('is found by words, day, category and account, and summed without cancelled ones', async () => {
    const { _id: category } = await made('/expense-categories', { name: 'قرطاسية' });
    const { _id } = await expense({ category, note: 'ورق طابعة' });
    await expense({ category, currency: 'USD', amount: 7 });
    await cash.done('PUT', `/expenses/${_id}/cancel`, {}, boss);
    const list = async (query: string) => (await boss.call('GET', `/expenses?${query}`)).json();
    const { data, summary } = await list(`category=${category}&sort=value`);
    expect(data.map(({ value }: { value: number }) => value)).toEqual([7, 10]);
    expect(summary).toEqual({ total: 7, count: 1 });
    expect((await list(`q=${encodeURIComponent('طابعه')}`)).data).toHaveLength(1);
    expect((await list(`category=${category}&status=cancelled`)).data).toHaveLength(1);
    expect((await list(`category=${category}&endDate=${addDays(adenDay(), -1)}`)).data).toEqual([]);
    const file = await boss.call('GET', `/expenses?format=csv&category=${category}`);
    expect(file.body.split('\r\n')).toHaveLength(4);
  });

  it('is refused with bad input, and nothing is saved', async () => {
    const before = await held(safe);
    expect(await refusal({ date: addDays(adenDay(), 1) })).toEqual([400, cashTexts.future]);
    expect(await refusal({ amount: 0.25 })).toEqual([400, tenderTexts.notWhole('ريال يمني')]);
    expect((await refusal({ currency: 'AED' }))[0]).toBe(400);
    for (const more of [
      { amount: -1 },
      { amount: 1e15 },
      { date: '0001-01-01' },
      { date: 'غداً' },
      { category: 'x' },
    ])
      expect((await refusal(more))[0], JSON.stringify(more)).toBe(400);
    const none = '01900000-0000-7000-8000-000000000000';
    expect(await refusal({ category: none })).toEqual([404, cashTexts.categoryNotFound]);
    expect(await refusal({ category: safe })).toEqual([404, cashTexts.categoryNotFound]);
    expect(await refusal({ account: none })).toEqual([404, cashTexts.accountNotFound]);
    expect(await refusal({ account: rent })).toEqual([404, cashTexts.accountNotFound]);
    expect(await refusal({ supplier: none })).toEqual([404, cashTexts.supplierNotFound]);
    expect(await refusal({ recurring: none })).toEqual([404, cashTexts.recurringNotFound]);
    const clerk = await cash.shop.person('sales_staff');
    expect(
      (await clerk.call('POST', '/expenses', { category: rent, currency: 'YER', amount: 1 })).statusCode,
    ).toBe(403);
    expect(await held(safe)).toEqual(before);
  });
});

describe('a category of expenses', () => {
  it('has the next free code, a name of its own, and can be stopped', async () => {
    const categories = await get('/expense-categories');
    expect(categories.slice(0, 8).map(({ name }: { name: string }) => name)).toEqual([
      'إيجار',
      'رواتب',
      'كهرباء وماء',
      'نقل',
      'ضيافة',
      'صيانة',
      'رسوم وضرائب',
      'أخرى',
    ]);
    const added = await made('/expense-categories', { name: 'إنترنت' });
    expect(added.code).toBe(String(6000 + categories.length + 1));
    expect(await refused(boss, 'POST', '/expense-categories', { name: 'انترنت' })).toEqual([
      409,
      accountingTexts.nameTaken,
    ]);
    const path = `/expense-categories/${added._id}`;
    expect((await refused(boss, 'PUT', path, { name: 'شبكة', version: 7 }))[0]).toBe(409);
    await cash.done('PUT', path, { name: 'شبكة', isActive: false, version: added.version }, boss);
    expect(await refusal({ category: added._id })).toEqual([422, cashTexts.categoryInactive('شبكة')]);
    expect((await refused(boss, 'PUT', `/expense-categories/${safe}`, { name: 'x' }))[0]).toBe(404);
  });
});

describe('a recurring expense', () => {
  const recurring = (more: object = {}) =>
    made('/recurring-expenses', {
      category: rent,
      currency: 'YER',
      amount: 60_000,
      every: 'month',
      nextOn: '2026-01-31',
      ...more,
    });
  const nextOn = async (id: string) =>
    (await get('/recurring-expenses')).find(({ _id }: { _id: string }) => _id === id).nextOn;

  it('is due again one period after it is paid: on the last day of a shorter month, then on its own day', async () => {
    const { _id } = await recurring();
    for (const due of ['2026-02-28', '2026-03-31', '2026-04-30']) {
      await expense({ recurring: _id });
      expect(await nextOn(_id)).toBe(due);
    }
    const last = await expense({ recurring: _id });
    await cash.done('PUT', `/expenses/${last._id}/cancel`, {}, boss);
    expect(await nextOn(_id)).toBe('2026-04-30');
  });

  it('that is paid before its day is paid with a warning, and not at all once stopped', async () => {
    const later = addDays(adenDay(), 6);
    const { _id, version } = await recurring({ every: 'week', nextOn: later });
    const paid = await expense({ recurring: _id });
    expect(paid.warnings.at(-1)).toContain(later);
    expect(await nextOn(_id)).toBe(addDays(later, 7));
    expect(await refusal({ recurring: _id })).toEqual([422, cashTexts.notDue(ltr(addDays(later, 7)))]);
    await cash.done('PUT', `/recurring-expenses/${_id}`, { isActive: false }, boss);
    expect(await refusal({ recurring: _id })).toEqual([422, cashTexts.recurringInactive]);
    expect((await refused(boss, 'PUT', `/recurring-expenses/${_id}`, { version }))[0]).toBe(409);
  });

  it('is paid once for its day, however many pay it at the same time', async () => {
    const { _id } = await recurring({ every: 'week', nextOn: adenDay() });
    const payment = { category: rent, currency: 'YER', amount: 60_000, recurring: _id };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => boss.call('POST', '/expenses', payment)),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
    expect(await nextOn(_id)).toBe(addDays(adenDay(), 7));
  });

  it('is listed by its day, stopped ones last', async () => {
    const days = (await get('/recurring-expenses'))
      .filter(({ isActive }: { isActive: boolean }) => isActive)
      .map(({ nextOn: day }: { nextOn: string }) => day);
    expect(days).toEqual(days.toSorted());
  });

  it('is checked when it is written', async () => {
    for (const more of [{ amount: 0.5 }, { currency: 'AED' }, { every: 'day' }, { nextOn: '9999-12-31' }])
      expect(
        (
          await refused(boss, 'POST', '/recurring-expenses', {
            category: rent,
            currency: 'YER',
            amount: 1,
            every: 'week',
            nextOn: '2026-01-01',
            ...more,
          })
        )[0],
        JSON.stringify(more),
      ).toBe(400);
  });
});
