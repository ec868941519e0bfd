import { adenDay, cashTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useCash } from '../../../test/cash';
import { entriesOf } from '../../../test/journal-entries';

const cash = useCash();
const { made, refused, held, accountOf, counts } = cash;
const today = adenDay();
let [safe, bank, exchanger] = ['', '', ''];

beforeAll(async () => {
  [safe, bank, exchanger] = (await Promise.all(['safe', 'bank', 'exchanger'].map(accountOf))) as [
    string,
    string,
    string,
  ];
});
afterAll(cash.expectBooksHold);

const post = (id: string, body: object, by = cash.accountant) =>
  by.call('POST', `/money/accounts/${id}/count`, body);
const booked = (id: string, body: object) =>
  entriesOf(cash.db, async () => expect((await post(id, body)).statusCode).toBe(200));
const wrong = (id: string, body: object, by = cash.accountant) =>
  refused(by, 'POST', `/money/accounts/${id}/count`, body);

describe('a count of an account that is no drawer', () => {
  it('is at first its opening balance, whatever came since', async () => {
    await cash.sell({ items: [{ product: await cash.part(), quantity: 1 }], paymentMethod: 'card' });
    const [entry, ...others] = await booked(bank, { counts: counts({ YER: 9500, USD: 100 }) });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      kind: 'opening',
      day: today,
      lines: { البنك: 10_400, openingBalances: -10_400 },
    });
    expect(await held(bank)).toEqual({ YER: 9500, USD: 100 });
  });

  it('is no opening balance a month after the first movement', async () => {
    const { _id } = await made('/money/accounts', { kind: 'bank', name: 'بنك قديم', currencies: ['YER'] });
    await cash.db
      .insertInto('moneyMovements')
      .values({
        moneyAccountId: _id,
        at: sql`now() - interval '31 days'`,
        day: today,
        kind: 'revaluation',
        currency: 'YER',
        amount: 0,
        cents: 0,
      })
      .execute();
    const count = { counts: [{ currency: 'YER', amount: 500 }] };
    expect(await wrong(_id, count)).toEqual([422, cashTexts.reasonRequired]);
    expect(await booked(_id, { ...count, reason: 'زيادة' })).toEqual([
      { kind: 'cashDifference', day: today, lines: { 'بنك قديم': 100, cashDifferences: -100 } },
    ]);
  });

  it('then needs a reason when it differs, and books the difference', async () => {
    expect(await wrong(bank, { counts: counts({ YER: 9000, USD: 100 }) })).toEqual([
      422,
      cashTexts.reasonRequired,
    ]);
    expect(await held(bank)).toEqual({ YER: 9500, USD: 100 });
    const reason = 'رسوم البنك';
    expect(await booked(bank, { counts: counts({ YER: 9000, USD: 100 }), reason })).toEqual([
      { kind: 'cashDifference', day: today, lines: { البنك: -100, cashDifferences: 100 } },
    ]);
    expect(await booked(bank, { counts: counts({ YER: 9000, USD: 100 }) })).toEqual([]);
    const { balances, countedAt } = (await cash.get('/money/accounts')).find(
      ({ _id }: { _id: string }) => _id === bank,
    );
    expect(balances[0]).toMatchObject({ currency: 'YER', amount: 9000 });
    expect(countedAt).not.toBeNull();
    const audit = await cash.db
      .selectFrom('auditLog')
      .select('after')
      .where('action', '=', 'money-account.count')
      .where('entityId', '=', bank)
      .orderBy('at')
      .execute();
    expect(audit[1]?.after).toMatchObject({ differences: ['-500 YER', '0 USD', '0 SAR'], reason });
  });

  it('may be overdrawn at an exchanger, but not in a safe', async () => {
    expect((await post(exchanger, { counts: counts({ SAR: -50 }) })).json().data).toMatchObject({
      differences: [
        { currency: 'YER', amount: 0 },
        { currency: 'USD', amount: 0 },
        { currency: 'SAR', amount: -50 },
      ],
    });
    expect(await wrong(safe, { counts: counts({ SAR: -50 }) })).toEqual([400, cashTexts.countBelowZero]);
  });

  it('counts every currency once, in whole units, and not the drawers of shifts', async () => {
    expect(await wrong(safe, { counts: [{ currency: 'YER', amount: 1 }] })).toEqual([
      422,
      cashTexts.countEach,
    ]);
    const twice = [...counts(), { currency: 'YER', amount: 1 }];
    expect(await wrong(safe, { counts: twice })).toEqual([400, cashTexts.countOnce]);
    expect((await wrong(safe, { counts: counts({ YER: 1.5 }) }))[0]).toBe(400);
    const notes = [{ currency: 'YER', amount: 900, notes: { 500: 2 } }, ...counts().slice(1)];
    expect(await wrong(safe, { counts: notes })).toEqual([422, cashTexts.notesDiffer]);
    expect(await wrong(cash.drawer, { counts: counts() })).toEqual([422, cashTexts.countByShift]);
    expect((await wrong(crypto.randomUUID(), { counts: counts() }))[0]).toBe(404);
    expect((await wrong(safe, { counts: counts() }, cash.clerk))[0]).toBe(403);
  });

  it('is of one moment: payments are before it or behind it', async () => {
    const product = await cash.part();
    const pays = (index: number) =>
      index === 2
        ? post(safe, { counts: counts({ YER: 1000 }), reason: 'عدّ' })
        : cash.clerk.call('POST', '/sales', {
            items: [{ product, quantity: 1 }],
            tenders: [{ currency: 'YER', amount: 7500 }],
          });
    const replies = await Promise.all([0, 1, 2, 3, 4].map(pays));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 200, 201, 201]);
    const behind = ((await held(safe))['YER'] ?? 0) - 1000;
    expect([0, 7500, 15_000, 22_500, 30_000]).toContain(behind);
    await cash.expectBooksHold();
  });
});

describe('a new currency', () => {
  it('is taken by safes, banks and exchangers that take all, but not by drawers and those that take some', async () => {
    const only = await made('/money/accounts', { kind: 'bank', name: 'بنك الدولار', currencies: ['USD'] });
    const owner = await cash.shop.person('super_admin');
    await made('/currencies', { code: 'AED', name: 'درهم', symbol: 'د.إ', cashStep: 1 }, owner);
    const taking = (await cash.get('/money/accounts'))
      .filter(({ currencies }: { currencies: string[] }) => currencies.includes('AED'))
      .map(({ _id }: { _id: string }) => _id);
    expect(taking.toSorted()).toEqual([safe, bank, exchanger].toSorted());
    expect(taking).not.toContain(only._id);
    await made(
      '/exchange-rate',
      { usd_to_yer: 500, sar_to_yer: 130, others: [{ currency: 'AED', to_yer: 136 }] },
      owner,
    );
    const sale = await cash.sell({
      items: [{ product: await cash.part(), quantity: 1 }],
      tenders: [{ currency: 'AED', amount: 55.15, method: 'exchanger', reference: '7' }],
    });
    expect(sale.tenders[0]).toMatchObject({ currency: 'AED', value: 15 });
  });
});
