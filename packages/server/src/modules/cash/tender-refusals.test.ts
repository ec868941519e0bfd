import { adenDay, cashTexts, purchaseTexts, tenderTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';

const cash = useCash();
const { refused } = cash;
afterAll(() => cash.expectBooksHold());

let boss: Person;
let [customer, supplier, purchase, owed, paid] = ['', '', '', '', ''];
let [closed, another, archived] = ['', '', ''];

beforeAll(async () => {
  boss = await cash.shop.person('super_admin');
  customer = await cash.customer({ creditLimit: 1_000_000 });
  const items = [{ product: await cash.part(), quantity: 1 }];
  owed = (await cash.sell({ items, customer, paymentStatus: 'deferred' }))._id;
  paid = (await cash.sell({ items }))._id;
  const bought = await cash.made(
    '/purchases',
    { supplierName: 'مورد', purchaseDate: adenDay(), totalAmount: 15 },
    boss,
  );
  [purchase, supplier] = [bought._id, bought.supplier._id];
  closed = await cash.aDrawer('صندوق مقفل');
  another = await cash.aDrawer('صندوق زميل');
  await cash.open(await cash.shop.person('sales_staff'), {}, another);
  archived = (await cash.made('/money/accounts', { kind: 'bank', name: 'بنك قديم', isActive: false }))._id;
  await cash.made('/currencies', { code: 'AED', name: 'درهم', symbol: 'د.إ', cashStep: 1 }, boss);
});

/** Everything that takes money or pays it. */
const requests = {
  sale: async (body: object) =>
    ['POST', '/sales', { items: [{ product: await cash.part(), quantity: 1 }], ...body }] as const,
  settling: async (body: object) => ['PUT', `/sales/${owed}`, body] as const,
  refund: async (body: object) => ['POST', `/sales/${paid}/refund`, { refundAmount: 15, ...body }] as const,
  'customer’s payment': async (body: object) => ['PATCH', `/customers/${customer}/balance`, body] as const,
  'supplier’s payment': async (body: object) => ['POST', `/suppliers/${supplier}/payments`, body] as const,
  'purchase’s payment': async (body: object) => ['POST', `/purchases/${purchase}/payments`, body] as const,
};

const usd = (more: object = {}) => ({ currency: 'USD', amount: 15, ...more });
const bad: Readonly<Record<string, () => [tenders: unknown, status: number, message?: string]>> = {
  'a number as text': () => [[usd({ amount: 'NaN' })], 400],
  'no number': () => [[usd({ amount: null })], 400],
  'the largest double': () => [[usd({ amount: 1e308 })], 400],
  'a billion billions': () => [[usd({ amount: 1e18 })], 400],
  'a fraction of a rial': () => [
    [usd({ currency: 'YER', amount: 7500.5 })],
    400,
    tenderTexts.notWhole('ريال يمني'),
  ],
  'a tenth of a cent': () => [[usd({ amount: 15.001 })], 400, tenderTexts.notWhole('دولار أمريكي')],
  'less than a cent': () => [[usd({ currency: 'YER', amount: 2 })], 400, tenderTexts.worthless],
  'an amount below zero': () => [[usd({ amount: -15 })], 400],
  nothing: () => [[usd({ amount: 0 })], 400],
  'no tender at all': () => [[], 400],
  'two hundred tenders': () => [Array.from({ length: 200 }, () => usd({ amount: 0.08 })), 400],
  'an unknown currency': () => [[usd({ currency: 'EUR' })], 400, tenderTexts.unknownCurrency('EUR')],
  'no code of a currency': () => [[usd({ currency: 'usd' })], 400],
  'a currency without a rate': () => [[usd({ currency: 'AED' })], 422, tenderTexts.noRate('درهم')],
  'an unknown method': () => [[usd({ method: 'bitcoin' })], 400],
  'an unknown drawer': () => [[usd({ drawer: crypto.randomUUID() })], 404, cashTexts.accountNotFound],
  'no id of a drawer': () => [[usd({ drawer: 'x' })], 400],
  'a drawer without a shift': () => [[usd({ drawer: closed })], 422, cashTexts.drawerClosed('صندوق مقفل')],
  'an account that was stopped': () => [
    [usd({ method: 'card', account: archived })],
    422,
    cashTexts.accountInactive('بنك قديم'),
  ],
  'a card into a drawer': () => [[usd({ method: 'card', account: another })], 422, cashTexts.notOfMethod],
  'an unknown field': () => [[usd({ value: 15 })], 400],
};

/** What must stay as it is: the money, the journal and the debts. */
async function state() {
  const { rows } = await sql`
    select (select count(*) from journal_entries) as entries, (select count(*) from money_movements) as movements,
      (select sum(amount) from money_balances) as money, (select sum(balance) from customers) as customers,
      (select sum(balance) from suppliers) as suppliers, (select sum(paid) from sales) as paid,
      (select count(*) from audit_log where action not like 'product.%') as audited`.execute(cash.db);
  return rows[0];
}

describe.each(Object.keys(requests) as (keyof typeof requests)[])('a %s', (name) => {
  // an invoice may be sent back whole, with the tenders it was answered with, which are no new money
  const sentBack = name === 'settling' ? ['no tender at all', 'an unknown field'] : [];
  it.each(Object.keys(bad).filter((wrong) => !sentBack.includes(wrong)))(
    'with %s is refused and changes nothing',
    async (wrong) => {
      const [tenders, status, message] = bad[wrong]?.() ?? [[], 0];
      const [method, path, body] = await requests[name]({ tenders });
      const before = await state();
      const [code, text] = await refused(boss, method, path, body);
      expect([code, text]).toEqual([status, message ?? expect.any(String)]);
      expect(text).toMatch(/[\u0600-\u06ff]/);
      expect(await state()).toEqual(before);
    },
  );

  it('counted by a rate that is no longer in force is refused and changes nothing', async () => {
    const [method, path, body] = await requests[name]({ tenders: [usd()], seenRates: { USD: 499 } });
    const before = await state();
    expect(await refused(boss, method, path, body)).toEqual([
      409,
      tenderTexts.rateChanged(['دولار أمريكي 500']),
    ]);
    expect(await state()).toEqual(before);
  });
});

describe('money so little that cash rounds it away', () => {
  const few = { tenders: [usd({ currency: 'YER', amount: 10 })] };

  it('pays nothing to a supplier who is owed nothing', async () => {
    const free = (
      await cash.made('/suppliers', { name: 'مورد بلا حساب', contactPerson: 'سالم', phone: '777123456' }, boss)
    )._id;
    const before = await state();
    expect(await refused(boss, 'POST', `/suppliers/${free}/payments`, few)).toEqual([
      400,
      tenderTexts.roundedAway,
    ]);
    expect(await state()).toEqual(before);
  });

  it('pays nothing for a purchase of which nothing is left', async () => {
    const bought = await cash.made(
      '/purchases',
      { supplierName: 'مورد', purchaseDate: adenDay(), totalAmount: 15, paidAmount: 15 },
      boss,
    );
    const before = await state();
    expect(await refused(boss, 'POST', `/purchases/${bought._id}/payments`, few)).toEqual([
      409,
      purchaseTexts.nothingLeft,
    ]);
    expect(await state()).toEqual(before);
  });
});

describe('a clerk', () => {
  it('does not put money into the drawer of another, nor into the bank as cash', async () => {
    const clerk = await cash.shop.person('sales_staff');
    const sell = async (tenders: object[]) =>
      refused(clerk, 'POST', '/sales', { items: [{ product: await cash.part(), quantity: 1 }], tenders });
    expect(await sell([usd({ drawer: another })])).toEqual([403, cashTexts.notYours]);
    expect(await sell([usd({ drawer: closed })])).toEqual([403, cashTexts.notYours]);
    expect(await sell([usd({ drawer: await cash.accountOf('bank') })])).toEqual([
      422,
      cashTexts.notForCash('البنك'),
    ]);
    expect(await sell([usd({ drawer: await cash.accountOf('safe') })])).toEqual([201, undefined]);
  });

  it('gives no change in a currency without a rate, nor in an unknown one', async () => {
    const sell = async (currency: string) =>
      refused(cash.clerk, 'POST', '/sales', {
        items: [{ product: await cash.part(), quantity: 1 }],
        tenders: [usd({ amount: 20 })],
        change: { currency },
      });
    expect(await sell('AED')).toEqual([422, tenderTexts.noRate('درهم')]);
    expect(await sell('EUR')).toEqual([400, tenderTexts.unknownCurrency('EUR')]);
  });

  it('who manages the cash may take money into the drawer of another’s shift', async () => {
    const sale = await cash.sell(
      { items: [{ product: await cash.part(), quantity: 1 }], tenders: [usd({ drawer: another })] },
      cash.manager,
    );
    expect(sale.tenders[0].account.name).toBe('صندوق زميل');
  });
});

describe('the largest sums that a form takes', () => {
  it.each(Object.keys(requests) as (keyof typeof requests)[])(
    'of a %s are saved or refused, and the books hold',
    async (name) => {
      const [method, path, body] = await requests[name]({
        tenders: Array.from({ length: 10 }, () => usd({ amount: 1e12 })),
      });
      expect((await boss.call(method, path, body)).statusCode).toBeLessThan(500);
    },
  );
});
