import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';
import {
  Books,
  centsOf,
  Ledger,
  Part,
  settle,
  unitsOf,
  type Amount,
  type Code,
  type Move,
  type Rates,
} from '../../../test/money-model';
import { jsonb } from '../../db/jsonb';

/*
 * A thousand random operations of a working day by two clerks, an accountant and a buyer, in three currencies. Every Z
 * report, the trial balance and the money of each account are compared with the model.
 */

const cash = useCash();
const seed = Number(process.env['TUROOS_SEED'] ?? Date.now() % 1_000_000);
const operations = 1000;

/** Mulberry32 */
let state = seed;
function below(limit: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
}
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const codes: readonly Code[] = ['YER', 'USD', 'SAR'];
const written = ({ code, units }: Amount) => ({
  currency: code,
  amount: code === 'YER' ? units : units / 100,
});

interface ShiftModel {
  id: string;
  floats: Record<Code, number>;
  /** Sums by `currency kind`. */
  movements: Map<string, { count: number; units: number }>;
  methods: Map<string, { count: number; units: number }>;
  sales: SaleModel[];
  refunds: { count: number; total: number };
}
interface SaleModel {
  id: string;
  total: number;
  till: number;
  subtotal: number;
  discount: number;
  method: string;
  lines: { part: Part; quantity: number; cost: number }[];
  customer: Customer | undefined;
  debt: { open: number } | undefined;
  isCancelled: boolean;
  isTouched: boolean;
}
interface Customer {
  id: string;
  ledger: Ledger;
}
interface Clerk {
  person: Person;
  drawer: string;
  shift: ShiftModel | undefined;
}

const books = new Books();
const sales: SaleModel[] = [];
const expenses: { id: string; account: string; category: string; amount: Amount; cents: number }[] = [];
let rates: Rates = { USD: 500, SAR: 130 };
let clerks: Clerk[];
let customers: Customer[];
let parts: Part[];
let supplier: { id: string; ledger: Ledger };
let places: Record<'safe' | 'bank' | 'exchanger', string>;
let categories: { _id: string; name: string }[];
const opened = new Map<string, boolean>();

async function ask(person: Person, method: string, path: string, body?: object) {
  const reply = await person.call(method, path, body);
  expect(reply.statusCode, `${method} ${path} ${JSON.stringify(body)}: ${reply.body}`).toBeLessThan(300);
  return reply.json().data;
}

const add = (sums: Map<string, { count: number; units: number }>, key: string, units: number) => {
  const sum = sums.get(key) ?? { count: 0, units: 0 };
  sums.set(key, { count: sum.count + 1, units: sum.units + units });
};

/** Money that comes or leaves where a person works: in the drawer of the shift, in the safe, or in the bank. */
function moved(clerk: Clerk, kind: string, amount: Amount, cents: number, method = 'cash'): Move {
  const place = method === 'cash' ? (clerk.shift ? clerk.drawer : places.safe) : places.bank;
  if (clerk.shift && method === 'cash') add(clerk.shift.movements, `${amount.code} ${kind}`, amount.units);
  if (clerk.shift && method !== 'cash') add(clerk.shift.methods, `${amount.code} ${method}`, amount.units);
  return { ...amount, place, cents };
}
const inDrawer = (clerk: Clerk, kind: string, amount: Amount, cents: number): Move => {
  if (clerk.shift) add(clerk.shift.movements, `${amount.code} ${kind}`, amount.units);
  return { ...amount, place: clerk.drawer, cents };
};
const out = ({ code, units }: Amount): Amount => ({ code, units: -units });

/** Draws money for an amount due: about as much, in one or two currencies. */
function drawTenders(cents: number): Amount[] {
  const round = { YER: 50, USD: 100, SAR: 100 };
  const about = (share: number): Amount => {
    const code = oneOf(codes);
    const units = Math.max(round[code], Math.ceil(unitsOf(share, code, rates) / round[code]) * round[code]);
    return { code, units };
  };
  return below(3) === 0 ? [about(Math.floor(cents / 2)), about(Math.ceil(cents / 2))] : [about(cents)];
}

function taken(clerk: Clerk, due: number, tenders: Amount[], changeIn: Code | undefined) {
  const settled = settle(due, tenders, changeIn, rates);
  const money = [
    ...tenders.map((one) => moved(clerk, 'tender', one, centsOf(one, rates))),
    ...settled.change.map((one) => moved(clerk, 'change', out(one), -centsOf(one, rates))),
  ];
  return { ...settled, money };
}

async function sell(clerk: Clerk): Promise<void> {
  const chosen = [...new Set([oneOf(parts), oneOf(parts)])].filter(({ quantity }) => quantity > 5);
  if (chosen.length === 0) return;
  const lines = chosen.map((part) => ({ part, quantity: 1 + below(3), cost: part.average }));
  const subtotal = lines.reduce((sum, { part, quantity }) => sum + part.price * quantity, 0);
  const discount = below(4) === 0 ? below(300) : 0;
  const total = subtotal - discount;
  const customer = below(2) ? oneOf(customers) : undefined;
  const items = lines.map(({ part, quantity }) => ({ product: part.id, quantity }));
  const common = { items, discount: discount / 100, ...(customer && { customer: customer.id }) };
  const choice = below(customer ? 4 : 2);
  let method = 'cash';
  let paid = total;
  let over = 0;
  let rounding = 0;
  let money: Move[] = [];
  let body: object;
  if (choice === 0) {
    method = oneOf(['cash', 'cash', 'card', 'bank_transfer']);
    body = { ...common, paymentStatus: 'paid', paymentMethod: method };
    money = [moved(clerk, 'tender', { code: 'YER', units: unitsOf(total, 'YER', rates) }, total, method)];
  } else if (choice === 1) {
    const tenders = drawTenders(total);
    const change = oneOf(codes);
    const result = settle(total, tenders, change, rates);
    if (result.paid < total && !customer) return;
    body = { ...common, tenders: tenders.map(written), change: { currency: change } };
    ({ paid, over, rounding, money } = taken(clerk, total, tenders, change));
  } else if (choice === 2) {
    const tenders = drawTenders(below(2 * total) + 1);
    body = { ...common, tenders: tenders.map(written), overrideCreditLimit: true };
    ({ paid, over, rounding, money } = taken(clerk, total, tenders, undefined));
  } else {
    body = { ...common, paymentStatus: 'deferred', overrideCreditLimit: true };
    paid = 0;
  }
  const { _id: id } = await ask(clerk.person, 'POST', '/sales', body);
  const cost = lines.reduce((sum, { part, quantity }) => sum - part.move(-quantity), 0);
  const debt = total > paid ? customer?.ledger.owe(total - paid) : undefined;
  if (over > 0) customer?.ledger.pay(over);
  books.post(
    {
      customers: total - paid - over,
      discounts: discount,
      costOfGoodsSold: cost,
      inventory: -cost,
      sales: -subtotal,
      rounding: -rounding,
    },
    money,
  );
  const sale: SaleModel = {
    id,
    total,
    till: paid,
    subtotal,
    discount,
    method,
    lines,
    customer,
    debt,
    isCancelled: false,
    isTouched: over > 0,
  };
  sales.push(sale);
  clerk.shift?.sales.push(sale);
}

async function refund(clerk: Clerk): Promise<void> {
  const sale = oneOf(sales);
  if (!sale || sale.isCancelled || sale.isTouched || sale.total === 0) return;
  const line = oneOf(sale.lines);
  const quantity = 1 + below(line.quantity);
  const amount = 1 + below(Math.min(sale.total, line.part.price * quantity));
  const debt = Math.min(amount, sale.debt?.open ?? 0);
  const paidBack = amount - debt;
  const items = [{ product: line.part.id, quantity }];
  await ask(clerk.person, 'POST', `/sales/${sale.id}/refund`, { refundAmount: amount / 100, items });
  if (sale.debt) sale.debt.open -= debt;
  const inventory = line.part.move(quantity, line.cost);
  const rials = { code: 'YER' as const, units: unitsOf(paidBack, 'YER', rates) };
  books.post(
    { salesReturns: amount, customers: -debt, inventory, costOfGoodsSold: -inventory },
    paidBack > 0 ? [moved(clerk, 'refund', out(rials), -paidBack, sale.method)] : [],
  );
  sale.isTouched = true;
  if (clerk.shift) {
    clerk.shift.refunds.count++;
    clerk.shift.refunds.total += amount;
  }
}

async function cancel(clerk: Clerk): Promise<void> {
  const sale = oneOf(sales);
  const wasPaidLater = sale?.debt && sale.debt.open !== sale.total - sale.till;
  if (!sale || sale.isCancelled || sale.isTouched || wasPaidLater) return;
  await ask(clerk.person, 'PUT', `/sales/${sale.id}/cancel`);
  sale.isCancelled = true;
  const inventory = sale.lines.reduce((sum, { part, quantity, cost }) => sum + part.move(quantity, cost), 0);
  const debt = sale.debt?.open ?? 0;
  if (sale.debt) sale.debt.open = 0;
  const rials = { code: 'YER' as const, units: unitsOf(sale.till, 'YER', rates) };
  books.post(
    {
      sales: sale.subtotal,
      discounts: -sale.discount,
      customers: -debt,
      inventory,
      costOfGoodsSold: -inventory,
    },
    sale.till > 0 ? [moved(clerk, 'refund', out(rials), -sale.till, sale.method)] : [],
  );
}

async function takePayment(clerk: Clerk): Promise<void> {
  const customer = oneOf(customers);
  const owed = Math.max(0, -customer.ledger.balance);
  const tenders = drawTenders(1 + below(owed + 500));
  const change = owed > 0 && below(2) ? oneOf(codes) : undefined;
  const body = { tenders: tenders.map(written), ...(change && { change: { currency: change } }) };
  const { paid, over, rounding, money } = taken(clerk, owed, tenders, change);
  if (paid + over <= 0) throw new Error('nothing paid');
  await ask(clerk.person, 'PATCH', `/customers/${customer.id}/balance`, body);
  customer.ledger.pay(paid + over);
  books.post({ customers: -paid - over, rounding: -rounding }, money);
}

async function settleSale(clerk: Clerk): Promise<void> {
  const open = sales.filter(({ debt, isCancelled }) => !isCancelled && debt && debt.open > 0);
  const sale = oneOf(open);
  if (!sale?.debt || !sale.customer) return;
  const tenders = drawTenders(1 + below(sale.debt.open));
  const change = oneOf(codes);
  const body = { tenders: tenders.map(written), change: { currency: change } };
  const { paid, rounding, money } = taken(clerk, sale.debt.open, tenders, change);
  await ask(clerk.person, 'PUT', `/sales/${sale.id}`, body);
  sale.customer.ledger.pay(paid, [sale.debt]);
  sale.isTouched = true;
  books.post({ customers: -paid, rounding: -rounding }, money);
}

async function buy(): Promise<void> {
  const part = oneOf(parts);
  const [quantity, cost] = [1 + below(20), 100 + below(2000)];
  const total = quantity * cost;
  const paid = below(2) ? 0 : below(total);
  await ask(cash.manager, 'POST', '/purchases', {
    supplier: supplier.id,
    purchaseDate: adenDay(),
    items: [{ product: part.id, warehouse: cash.warehouse, quantity, unitCost: cost / 100 }],
    paidAmount: paid / 100,
  });
  const inventory = part.move(quantity, cost * 10_000);
  supplier.ledger.owe(total);
  supplier.ledger.pay(paid);
  const rials = { code: 'YER' as const, units: -unitsOf(paid, 'YER', rates) };
  const money = paid > 0 ? [{ ...rials, place: places.safe, cents: -paid }] : [];
  books.post({ inventory, suppliers: paid - total, rounding: total - inventory }, money);
}

async function paySupplier(): Promise<void> {
  const tender = { code: oneOf(codes), units: 100 * (1 + below(50)) };
  const owed = Math.max(0, -supplier.ledger.balance);
  const { paid, over, rounding } = settle(owed, [tender], undefined, rates);
  await ask(cash.manager, 'POST', `/suppliers/${supplier.id}/payments`, { tenders: [written(tender)] });
  supplier.ledger.pay(paid + over);
  const move = { ...out(tender), place: places.safe, cents: -centsOf(tender, rates) };
  books.post({ suppliers: paid + over, rounding }, [move]);
}

async function spend(clerk: Clerk): Promise<void> {
  const amount = { code: oneOf(codes), units: 100 * (1 + below(30)) };
  const category = oneOf(categories);
  const cents = centsOf(amount, rates);
  const lines = { [category.name]: cents };
  if (clerk.shift && below(2)) {
    const body = { kind: 'expense', ...written(amount), category: category._id, note: 'مصروف' };
    await ask(clerk.person, 'POST', `/shifts/${clerk.shift.id}/movements`, body);
    return books.post(lines, [inDrawer(clerk, 'expense', out(amount), -cents)]);
  }
  const account = oneOf(Object.values(places));
  const body = { category: category._id, ...written(amount), account };
  const { _id: id } = await ask(cash.accountant, 'POST', '/expenses', body);
  expenses.push({ id, account, category: category.name, amount, cents });
  return books.post(lines, [{ ...out(amount), place: account, cents: -cents }]);
}

async function cancelExpense(): Promise<void> {
  const expense = expenses.splice(below(expenses.length), 1)[0];
  if (!expense) return;
  await ask(cash.accountant, 'PUT', `/expenses/${expense.id}/cancel`, { reason: 'خطأ' });
  const { account, category, amount, cents } = expense;
  books.post({ [category]: -cents }, [{ ...amount, place: account, cents }]);
}

async function moveCash(clerk: Clerk): Promise<void> {
  if (!clerk.shift) return;
  const kind = oneOf(['pay_in', 'pay_out', 'drop'] as const);
  const amount = { code: oneOf(codes), units: 100 * (1 + below(80)) };
  const cents = centsOf(amount, rates);
  await ask(clerk.person, 'POST', `/shifts/${clerk.shift.id}/movements`, {
    kind,
    ...written(amount),
    note: 'بيان',
  });
  if (kind === 'pay_in') return books.post({ capital: -cents }, [inDrawer(clerk, kind, amount, cents)]);
  if (kind === 'pay_out')
    return books.post({ drawings: cents }, [inDrawer(clerk, kind, out(amount), -cents)]);
  const value = books.worth(clerk.drawer, amount, cents);
  return books.post({}, [
    inDrawer(clerk, kind, out(amount), -value),
    { ...amount, place: places.safe, cents: value },
  ]);
}

async function transfer(): Promise<void> {
  const [from, to] = [oneOf(Object.values(places)), oneOf(Object.values(places))];
  const amount = { code: oneOf(codes), units: 100 * (1 + below(500)) };
  const toCode = oneOf(codes);
  if (from === to && toCode === amount.code) return;
  const cents = centsOf(amount, rates);
  if (toCode === amount.code) {
    await ask(cash.accountant, 'POST', '/money/transfers', { from, to, ...written(amount) });
    const value = books.worth(from, amount, cents);
    return books.post({}, [
      { ...out(amount), place: from, cents: -value },
      { ...amount, place: to, cents: value },
    ]);
  }
  const received = { code: toCode, units: unitsOf(cents, toCode, rates) + below(200) + 1 };
  const { currency: toCurrency, amount: toAmount } = written(received);
  await ask(cash.accountant, 'POST', '/money/transfers', {
    from,
    to,
    ...written(amount),
    toCurrency,
    toAmount,
  });
  const arrives = centsOf(received, rates);
  return books.post({ exchangeDifferences: cents - arrives }, [
    { ...out(amount), place: from, cents: -cents },
    { ...received, place: to, cents: arrives },
  ]);
}

async function changeRate(): Promise<void> {
  rates = { USD: 480 + below(60), SAR: 125 + below(15) };
  await cash.db
    .insertInto('exchangeRates')
    .values({ usdToYer: rates.USD, toYer: jsonb({ SAR: rates.SAR }), recordedAt: sql`now()` })
    .execute();
}

/** A count of a drawer that is a little wrong now and then. */
function count(drawer: string): Record<Code, number> {
  const off = (code: Code) => (below(4) === 0 ? (below(9) - 4) * (code === 'YER' ? 50 : 25) : 0);
  const of = (code: Code) => Math.max(0, books.held(drawer, code) + off(code));
  return { YER: of('YER'), USD: of('USD'), SAR: of('SAR') };
}
const counted = (counts: Record<Code, number>) => codes.map((code) => written({ code, units: counts[code] }));

function bookCount(drawer: string, counts: Record<Code, number>, account: string): void {
  const money = codes
    .map((code) => ({ code, units: counts[code] - books.held(drawer, code) }))
    .filter(({ units }) => units !== 0)
    .map((amount) => ({ ...amount, place: drawer, cents: centsOf(amount, rates) }));
  books.post({ [account]: -money.reduce((sum, { cents }) => sum + cents, 0) }, money);
}

async function openShift(clerk: Clerk): Promise<void> {
  const floats = opened.get(clerk.drawer)
    ? count(clerk.drawer)
    : { YER: 20_000 + below(9000), USD: 5000, SAR: 0 };
  const body = { drawer: clerk.drawer, floats: counted(floats) };
  const { _id: id } = await ask(clerk.person, 'POST', '/shifts', body);
  bookCount(clerk.drawer, floats, opened.get(clerk.drawer) ? 'cashDifferences' : 'openingBalances');
  opened.set(clerk.drawer, true);
  const [movements, methods] = [new Map(), new Map()];
  clerk.shift = { id, floats, movements, methods, sales: [], refunds: { count: 0, total: 0 } };
}

async function closeShift(clerk: Clerk): Promise<void> {
  const { shift, drawer } = clerk;
  if (!shift) return;
  const counts = count(drawer);
  const body = { counts: counted(counts), reason: 'سبب' };
  const report = await ask(clerk.person, 'POST', `/shifts/${shift.id}/close`, body);
  const units = (code: string, amount: number) => (code === 'YER' ? amount : Math.round(amount * 100));
  interface Sum {
    kind?: string;
    method?: string;
    currency: string;
    count: number;
    amount: number;
  }
  const sums = (rows: Sum[]) =>
    new Map(
      rows.map(({ kind, method, currency, count: times, amount }) => [
        `${currency} ${kind ?? method}`,
        { count: times, units: units(currency, amount) },
      ]),
    );
  const movements = report.currencies.flatMap(({ currency, movements: rows }: Sum & { movements: Sum[] }) =>
    rows.map((row) => ({ ...row, currency })),
  );
  expect(sums(movements)).toEqual(shift.movements);
  expect(sums(report.methods)).toEqual(shift.methods);
  for (const code of codes) {
    const row = report.currencies.find(({ currency }: Sum) => currency === code);
    const figures = [row.float, row.expected, row.counted, row.difference].map((one) => units(code, one));
    const held = books.held(drawer, code);
    expect(figures, code).toEqual([shift.floats[code], held, counts[code], counts[code] - held]);
  }
  const made = shift.sales.filter(({ isCancelled }) => !isCancelled);
  const total = (of: (sale: SaleModel) => number) => made.reduce((sum, sale) => sum + of(sale), 0);
  const [sold, credit] = [total((sale) => sale.total), total(({ debt }) => debt?.open ?? 0)];
  expect(report.sales).toEqual({ count: made.length, total: sold / 100, credit: credit / 100 });
  expect(report.refunds).toEqual({ count: shift.refunds.count, total: shift.refunds.total / 100 });
  bookCount(drawer, counts, 'cashDifferences');
  clerk.shift = undefined;
}

beforeAll(async () => {
  clerks = await Promise.all(
    ['أ', 'ب'].map(async (name) => ({
      // no right is refused: purchases change the cost, and any price may be below it
      person: await cash.shop.person('super_admin'),
      drawer: await cash.aDrawer(`صندوق ${name}`),
      shift: undefined,
    })),
  );
  customers = await Promise.all(
    [1, 2, 3, 4].map(async () => ({ id: await cash.customer(), ledger: new Ledger() })),
  );
  parts = await Promise.all(
    [1537, 899, 12_050, 333].map(async (price) => {
      const cost = Math.floor(price * 0.6);
      const id = await cash.part({ sellingPrice: price, cost });
      return new Part(id, price, 100, cost * 10_000);
    }),
  );
  const opening = parts.reduce((sum, { value }) => sum + value, 0);
  books.post({ inventory: opening, openingBalances: -opening });
  const row = await cash.db
    .insertInto('suppliers')
    .values({ name: 'مورد' })
    .returning('id')
    .executeTakeFirstOrThrow();
  supplier = { id: row.id, ledger: new Ledger() };
  const [safe, bank, exchanger] = await Promise.all(['safe', 'bank', 'exchanger'].map(cash.accountOf));
  places = { safe: safe ?? '', bank: bank ?? '', exchanger: exchanger ?? '' };
  categories = await cash.get('/expense-categories');
});

const works: readonly [number, (clerk: Clerk) => Promise<void>][] = [
  [30, sell],
  [8, takePayment],
  [6, settleSale],
  [6, refund],
  [4, cancel],
  [6, buy],
  [5, paySupplier],
  [8, spend],
  [3, cancelExpense],
  [8, moveCash],
  [6, transfer],
  [2, changeRate],
  [5, (clerk) => (clerk.shift ? closeShift(clerk) : openShift(clerk))],
];
const tickets = works.flatMap(([weight, work]) => Array.from({ length: weight }, () => work));

it(`keeps the books of a working day as the model does (TUROOS_SEED=${seed})`, async () => {
  for (const clerk of clerks) await openShift(clerk);
  for (let done = 0; done < operations; done++) {
    await oneOf(tickets)(oneOf(clerks));
    if (done % 100 === 99) await compare();
  }
  for (const clerk of clerks) await closeShift(clerk);
  await compare();
  await compareStatements();
  await cash.expectBooksHold();
}, 180_000);

/** The balance of every account in cents, by its key or name. */
async function readBalances(): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select coalesce(a.key, a.name) as account, sum(d.debit - d.credit) as amount
    from account_days d join accounts a on a.id = d.account_id group by 1 having sum(d.debit - d.credit) <> 0`.execute(
    cash.db,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

/** Compares every account, and the money of each place and currency. */
async function compare(): Promise<void> {
  const accounts: {
    _id: string;
    name: string;
    balances: { currency: string; amount: number; value: number }[];
  }[] = await cash.get('/money/accounts');
  const nameOf = new Map(accounts.map(({ _id, name }) => [_id, name]));
  const expected = [...books.accounts]
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => [account === places.safe ? 'safe' : (nameOf.get(account) ?? account), cents]);
  expect(await readBalances()).toEqual(Object.fromEntries(expected));
  const held = accounts.flatMap(({ _id, balances }) =>
    balances
      .filter(({ amount, value }) => amount !== 0 || value !== 0)
      .map(({ currency, amount, value }) => [`${_id} ${currency}`, amount, value] as const),
  );
  const money = [...books.money]
    .filter(([, { units, cents }]) => units !== 0 || cents !== 0)
    .map(([key, { units, cents }]) => [key, key.endsWith('YER') ? units : units / 100, cents / 100] as const);
  const sorted = (rows: readonly (readonly [string, number, number])[]) =>
    rows.toSorted(([a], [b]) => a.localeCompare(b));
  expect(sorted(held)).toEqual(sorted(money));
}

const cost = ['costOfGoodsSold', 'stockDifferences', 'freightCosts'];
const turnover = ['sales', 'salesReturns', 'discounts', 'campaignGifts'];
const differences = ['exchangeDifferences', 'cashDifferences', 'rounding', 'balanceCorrections'];

/** Compares the trial balance, account by account, and the profit and loss of the day. */
async function compareStatements(): Promise<void> {
  const day = adenDay();
  const period = `startDate=${day}&endDate=${day}`;
  const trial: { rows: { account: string; key: string | null; name: string; closing: number }[] } =
    await cash.get(`/reports/trial-balance?${period}`);
  const closing = new Map(
    trial.rows.flatMap(({ account, key, name, closing: dollars }) =>
      [account, key ?? name].map((known) => [known, dollars] as const),
    ),
  );
  for (const [account, cents] of books.accounts)
    expect(closing.get(account) ?? 0, account).toBe(cents / 100 || 0);
  const sum = (accounts: readonly string[]) =>
    accounts.reduce((total, account) => total + (books.accounts.get(account) ?? 0), 0);
  const netSales = -sum(turnover);
  const grossProfit = netSales - sum(cost);
  const netProfit = grossProfit - sum(categories.map(({ name }) => name)) - sum(differences);
  const profit = await cash.get(`/reports/profit-and-loss?${period}`);
  expect([profit.netSales, profit.grossProfit, profit.netProfit].map(({ current }) => current)).toEqual(
    [netSales, grossProfit, netProfit].map((cents) => cents / 100),
  );
}
