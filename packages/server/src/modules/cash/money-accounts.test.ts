import { accountingTexts, cashTexts, tenderTexts } from '@turoos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { jsonb } from '../../db/jsonb';
import { useCash } from '../../../test/cash';

const cash = useCash();
const { made, get, held, refused, accountOf, aDrawer } = cash;

let boss: Person;
let safe: string;
beforeAll(async () => {
  boss = cash.accountant;
  safe = await accountOf('safe');
});
afterAll(() => cash.expectBooksHold());

const put = (id: string, body: object) => refused(boss, 'PUT', `/money/accounts/${id}`, body);

describe('a money account', () => {
  it('has the next free code below its parent, and holds nothing of each currency', async () => {
    expect(await made('/money/accounts', { kind: 'bank', name: 'بنك الكريمي' })).toMatchObject({
      code: '1302',
      kind: 'bank',
      currencies: ['YER', 'USD', 'SAR'],
      balances: [
        { currency: 'YER', amount: 0, value: 0 },
        { currency: 'USD', amount: 0, value: 0 },
        { currency: 'SAR', amount: 0, value: 0 },
      ],
      openShift: null,
      isActive: true,
    });
    expect(await made('/money/accounts', { kind: 'exchanger', name: 'صراف آخر' })).toMatchObject({
      code: '1402',
    });
    expect(await made('/money/accounts', { kind: 'safe', name: 'خزنة المالك' })).toMatchObject({
      code: '1201',
    });
    expect(await made('/drawers', { name: 'درج المعرض', branch: cash.warehouse })).toMatchObject({
      kind: 'drawer',
      branch: { _id: cash.warehouse },
    });
    expect(await refused(boss, 'POST', '/money/accounts', { kind: 'bank', name: ' بنك الكريمى' })).toEqual([
      409,
      accountingTexts.nameTaken,
    ]);
  });

  it('is checked when it is written', async () => {
    const post = (body: object) => refused(boss, 'POST', '/drawers', body);
    expect(await post({})).toEqual([400, cashTexts.accountName]);
    expect(await post({ name: 'س', currencies: ['AED'] })).toEqual([400, tenderTexts.unknownCurrency('AED')]);
    expect((await post({ name: 'س', currencies: [] }))[0]).toBe(400);
    const none = '01900000-0000-7000-8000-000000000000';
    expect(await post({ name: 'س', branch: none })).toEqual([404, cashTexts.branchNotFound]);
    expect((await refused(boss, 'PUT', `/drawers/${safe}`, { name: 'س' }))[0]).toBe(422);
    expect(await put(none, { name: 'س' })).toEqual([404, cashTexts.accountNotFound]);
    const clerk = await cash.shop.person('sales_staff');
    expect((await refused(clerk, 'POST', '/drawers', { name: 'س' }))[0]).toBe(403);
  });

  it('is renamed by one of two who read it', async () => {
    const { _id, version } = await made('/money/accounts', { kind: 'bank', name: 'بنك' });
    const replies = await Promise.all(
      ['أ', 'ب'].map((name) => boss.call('PUT', `/money/accounts/${_id}`, { name, version })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is stopped only when it is empty and has no open shift; the last safe never', async () => {
    const drawer = await aDrawer('درج مؤقت');
    const clerk = await cash.shop.person('sales_staff');
    const shift = await cash.open(clerk, { USD: 3 }, drawer);
    expect(await put(drawer, { isActive: false })).toEqual([409, cashTexts.drawerOpen('درج مؤقت')]);
    await cash.close(clerk, shift._id, { USD: 3 });
    expect(await put(drawer, { isActive: false })).toEqual([409, cashTexts.holdsMoney('درج مؤقت')]);
    expect((await put(drawer, { currencies: ['YER'] }))[0]).toBe(409);
    await made('/money/transfers', { from: drawer, to: safe, currency: 'USD', amount: 3 });
    expect((await put(drawer, { currencies: ['YER'], isActive: false }))[0]).toBe(200);
    expect(await refused(clerk, 'POST', '/shifts', { drawer, floats: [] })).toEqual([
      422,
      cashTexts.accountInactive('درج مؤقت'),
    ]);
    const transfer = { from: safe, to: drawer, currency: 'YER', amount: 1 };
    expect((await refused(boss, 'POST', '/money/transfers', transfer))[0]).toBe(422);
    const other = (await get('/money/accounts')).find(({ name }: { name: string }) => name === 'خزنة المالك');
    expect((await put(other._id, { isActive: false }))[0]).toBe(200);
    await made('/money/transfers', { from: safe, to: await accountOf('bank'), currency: 'USD', amount: 3 });
    expect(await held(safe)).toEqual({});
    expect(await put(safe, { isActive: false })).toEqual([409, cashTexts.lastSafe]);
  });
});

describe('a transfer of money', () => {
  it('between two accounts keeps the value that the money had', async () => {
    const [from, to] = [await aDrawer('من'), await aDrawer('إلى')];
    const clerk = await cash.shop.person('sales_staff');
    const shift = await cash.open(clerk, { YER: 5000 }, from);
    await cash.close(clerk, shift._id, { YER: 5000 });
    await cash.db
      .insertInto('exchangeRates')
      .values({ usdToYer: 625, toYer: jsonb({ SAR: 130 }), recordedAt: new Date() })
      .execute();
    const moved = await made('/money/transfers', { from, to, currency: 'YER', amount: 2500, note: 'سلفة' });
    expect(moved).toMatchObject({ amount: 2500, toCurrency: 'YER', toAmount: 2500, gain: 0, warnings: [] });
    expect(moved.transferNumber).toMatch(/^MTR-?\d+/);
    const { balances } = (await get('/money/accounts')).find(({ _id }: { _id: string }) => _id === to);
    expect(balances[0]).toEqual({ currency: 'YER', amount: 2500, value: 5 });
    const found = async (q: string) =>
      (await get(`/money/transfers?q=${encodeURIComponent(q)}`)).map(({ _id }: { _id: string }) => _id);
    expect(await found(moved.transferNumber)).toEqual([moved._id]);
    expect(await found('سلفه')).toEqual([moved._id]);
    expect(await found('لا شيء')).toEqual([]);
  });

  it('in a circle at once waits for no other for ever', async () => {
    const places: string[] = [];
    for (const name of ['بنك سبأ', 'بنك التضامن', 'بنك الأمل'])
      places.push((await cash.made('/money/accounts', { kind: 'bank', name }))._id);
    const around = places.map((from, index) => ({
      from,
      to: places[(index + 1) % 3],
      currency: 'YER',
      amount: 10,
    }));
    const requests = Array.from({ length: 8 }, () => around).flat();
    const replies = await Promise.all(
      requests.map((body) => cash.accountant.call('POST', '/money/transfers', body)),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await Promise.all(places.map((id) => cash.held(id)))).toEqual([{}, {}, {}]);
  });

  it('in two currencies is an exchange, with its gain or loss at the rates of the day', async () => {
    const account = await aDrawer('مصارفة');
    const exchange = { from: account, to: account, currency: 'USD', amount: 100, toCurrency: 'YER' };
    // 100 dollars are 62,500 rials
    const gain = await made('/money/transfers', { ...exchange, toAmount: 63_125 });
    expect(gain).toMatchObject({ gain: 1, warnings: [cashTexts.belowZero('مصارفة')] });
    const loss = await made('/money/transfers', { ...exchange, toAmount: 61_875 });
    expect(loss.gain).toBe(-1);
    expect(await held(account)).toEqual({ USD: -200, YER: 125_000 });
    const book = await get(`/drawers/${account}/book`);
    expect(book.map(({ kind }: { kind: string }) => kind)).toEqual(Array(4).fill('exchange'));

    // a revaluation of the night changes the value, not the money
    const {
      id: _,
      seq: __,
      ...last
    } = await cash.db
      .selectFrom('moneyMovements')
      .selectAll()
      .where('moneyAccountId', '=', account)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    await cash.db
      .insertInto('moneyMovements')
      .values({ ...last, kind: 'revaluation', sourceType: null, sourceId: null, amount: 0, cents: 0 })
      .execute();
    expect(await get(`/drawers/${account}/book`)).toHaveLength(4);
    expect(await get(`/drawers/${account}/book?kind=revaluation`)).toHaveLength(1);
  });

  it('is refused without two places or currencies, without the amount that arrives, or with another one', async () => {
    const bank = await accountOf('bank');
    const post = (body: object) =>
      refused(boss, 'POST', '/money/transfers', {
        from: safe,
        to: bank,
        currency: 'YER',
        amount: 10,
        ...body,
      });
    expect(await post({ to: safe })).toEqual([400, cashTexts.sameAccount]);
    expect(await post({ toAmount: 11 })).toEqual([400, cashTexts.toAmountSame]);
    expect(await post({ toCurrency: 'USD' })).toEqual([400, cashTexts.toAmountRequired]);
    expect((await post({ toCurrency: 'USD', toAmount: 0.001 }))[0]).toBe(400);
    expect((await post({ currency: 'AED' }))[0]).toBe(400);
    expect((await post({ amount: -10 }))[0]).toBe(400);
    expect((await post({ from: '01900000-0000-7000-8000-000000000000' }))[0]).toBe(404);
    const rials = await aDrawer('ريال فقط', { currencies: ['YER'] });
    expect((await post({ to: rials, currency: 'USD' }))[0]).toBe(422);
    const clerk = await cash.shop.person('sales_staff');
    expect((await clerk.call('POST', '/money/transfers', {})).statusCode).toBe(403);
  });
});
