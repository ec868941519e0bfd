import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../src/db/jsonb';
import type { useCash } from '../cash';
import { centsOf, settle, unitsOf } from '../money-model';
import { ask, codes, inDrawer, out, written, type Day, type Work } from './day';
import { bookCount, counted, countOf, moveConfirmed } from './shifts';
import { usualMoney } from './tenders';

type Cash = ReturnType<typeof useCash>;

export async function buy(day: Day, cash: Cash): Promise<void> {
  const { below, oneOf } = day.dice;
  const part = oneOf(day.parts);
  const [quantity, cost] = [1 + below(20), 100 + below(2000)];
  const total = quantity * cost;
  const paid = below(2) ? 0 : below(total);
  await ask(cash.manager, 'POST', '/purchases', {
    supplier: day.supplier.id,
    purchaseDate: adenDay(),
    items: [{ product: part.id, warehouse: cash.warehouse, quantity, unitCost: cost / 100 }],
    paidAmount: paid / 100,
  });
  const inventory = part.move(quantity, cost * 10_000);
  day.supplier.ledger.owe(total);
  day.supplier.ledger.pay(paid);
  const { rials, worth, rounding } = usualMoney(paid, 'cash', day);
  const money = paid > 0 ? [{ ...out(rials), kind: 'payment', place: day.places.safe, cents: -worth }] : [];
  const lines = { inventory, suppliers: paid - total, rounding: total - inventory + rounding };
  day.books.post('purchase', lines, money);
}

export async function paySupplier(day: Day, cash: Cash): Promise<void> {
  const { below, oneOf } = day.dice;
  const { supplier, rates, places } = day;
  const tender = { code: oneOf(codes), units: 100 * (1 + below(50)) };
  const method = oneOf(['cash', 'bank_transfer', 'exchanger']);
  const owed = Math.max(0, -supplier.ledger.balance);
  const { paid, over, rounding } = settle(owed, [tender], undefined, rates);
  const tenders = [{ ...written(tender), method }];
  await ask(cash.manager, 'POST', `/suppliers/${supplier.id}/payments`, { tenders });
  supplier.ledger.pay(paid + over);
  const place = { cash: places.safe, bank_transfer: places.bank }[method] ?? places.exchanger;
  const move = { ...out(tender), kind: 'payment', place, cents: -centsOf(tender, rates) };
  day.books.post('supplierPayment', { suppliers: paid + over, rounding }, [move]);
}

/** Pays an expense out of the clerk's drawer, or of another place by the accountant. */
export const spend =
  (cash: Cash): Work =>
  async (day, { person, shift }) => {
    const { below, oneOf } = day.dice;
    const amount = { code: oneOf(codes), units: 100 * (1 + below(30)) };
    const category = oneOf(day.categories);
    const cents = centsOf(amount, day.rates);
    const lines = { [category.name]: cents };
    if (shift && below(2)) {
      await moveConfirmed(day, person, shift, {
        kind: 'expense',
        amount,
        category: category._id,
        note: 'مصروف',
      });
      return day.books.post('expense', lines, [inDrawer(shift, 'expense', out(amount), -cents)]);
    }
    const account = oneOf(Object.values(day.places));
    const body = { category: category._id, ...written(amount), account };
    const { _id: id } = await ask(cash.accountant, 'POST', '/expenses', body);
    day.expenses.push({ id, account, category: category.name, amount, cents });
    const move = { ...out(amount), kind: 'expense', place: account, cents: -cents };
    return day.books.post('expense', lines, [move]);
  };

export async function cancelExpense(day: Day, cash: Cash): Promise<void> {
  const expense = day.expenses.splice(day.dice.below(day.expenses.length), 1)[0];
  if (!expense) return;
  await ask(cash.accountant, 'PUT', `/expenses/${expense.id}/cancel`, { reason: 'خطأ' });
  const { account, category, amount, cents } = expense;
  const move = { ...amount, kind: 'reversal', place: account, cents };
  day.books.post('expenseCancel', { [category]: -cents }, [move]);
}

/** Moves money between the safe, the bank and the exchanger, or exchanges it. */
export async function transfer({ dice, books, rates, places }: Day, cash: Cash): Promise<void> {
  const { below, oneOf } = dice;
  const [from, to] = [oneOf(Object.values(places)), oneOf(Object.values(places))];
  const amount = { code: oneOf(codes), units: 100 * (1 + below(500)) };
  const toCode = oneOf(codes);
  if (from === to && toCode === amount.code) return;
  const cents = centsOf(amount, rates);
  const body = { from, to, ...written(amount) };
  if (toCode === amount.code) {
    await ask(cash.accountant, 'POST', '/money/transfers', body);
    const value = books.worth(from, amount, cents);
    return books.post('moneyTransfer', {}, [
      { ...out(amount), kind: 'transfer', place: from, cents: -value },
      { ...amount, kind: 'transfer', place: to, cents: value },
    ]);
  }
  const received = { code: toCode, units: unitsOf(cents, toCode, rates) + below(200) + 1 };
  const { currency: toCurrency, amount: toAmount } = written(received);
  await ask(cash.accountant, 'POST', '/money/transfers', { ...body, toCurrency, toAmount });
  const arrives = centsOf(received, rates);
  return books.post('moneyTransfer', { exchangeDifferences: cents - arrives }, [
    { ...out(amount), kind: 'exchange', place: from, cents: -cents },
    { ...received, kind: 'exchange', place: to, cents: arrives },
  ]);
}

/** Counts the safe, or takes over what the bank or the exchanger states. */
export async function countAccount(day: Day, cash: Cash): Promise<void> {
  const place = day.dice.oneOf(Object.values(day.places));
  const counts = countOf(day, place, place === day.places.safe ? 0 : -Infinity);
  const body = { counts: counted(counts), reason: 'مطابقة' };
  await ask(cash.accountant, 'POST', `/money/accounts/${place}/count`, body);
  bookCount(day, place, counts, 'count');
}

export async function changeRate(day: Day, cash: Cash): Promise<void> {
  const { below } = day.dice;
  day.rates = { USD: 480 + below(60), SAR: 125 + below(15) };
  await cash.db
    .insertInto('exchangeRates')
    .values({ usdToYer: day.rates.USD, toYer: jsonb({ SAR: day.rates.SAR }), recordedAt: sql`now()` })
    .execute();
}
