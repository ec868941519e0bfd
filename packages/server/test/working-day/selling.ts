import type { Move } from '../books-model';
import { settle } from '../money-model';
import { ask, codes, moved, out, type Clerk, type Day, type SaleModel, type Work } from './day';
import { drawExact, drawTenders, handed, isPaidOut, refunded, taken, usualMoney } from './tenders';

export const sell: Work = async (day, clerk) => {
  const { below, oneOf } = day.dice;
  const chosen = [...new Set([oneOf(day.parts), oneOf(day.parts)])].filter(({ quantity }) => quantity > 5);
  if (chosen.length === 0) return;
  const lines = chosen.map((part) => ({ part, quantity: 1 + below(3), cost: part.average }));
  const subtotal = lines.reduce((sum, { part, quantity }) => sum + part.price * quantity, 0);
  const discount = below(4) === 0 ? below(300) : 0;
  const total = subtotal - discount;
  const customer = below(2) ? oneOf(day.customers) : undefined;
  const payment = drawPayment(day, clerk, total, customer !== undefined);
  if (!payment) return;
  const { _id: id, paymentMethod } = await ask(clerk.person, 'POST', '/sales', {
    items: lines.map(({ part, quantity }) => ({ product: part.id, quantity })),
    discount: discount / 100,
    ...(customer && { customer: customer.id }),
    ...payment.body,
  });
  const { paid, over, rounding, money } = payment.take();
  const cost = lines.reduce((sum, { part, quantity }) => sum - part.move(-quantity), 0);
  const debt = total > paid ? customer?.ledger.owe(total - paid) : undefined;
  if (over > 0) customer?.ledger.pay(over);
  const result = {
    customers: total - paid - over,
    discounts: discount,
    costOfGoodsSold: cost,
    inventory: -cost,
    sales: -subtotal,
    rounding: -rounding,
  };
  day.books.post('sale', result, money);
  const sale: SaleModel = {
    id,
    total,
    till: paid,
    subtotal,
    discount,
    money,
    rounding,
    method: paymentMethod === 'credit' ? 'cash' : paymentMethod,
    lines,
    customer,
    debt,
    isCancelled: false,
    isTouched: over > 0,
  };
  day.sales.push(sale);
  clerk.shift?.sales.add(sale);
};

interface Payment {
  body: object;
  /** Notes the money; after the sale was made. */
  take: () => { paid: number; over: number; rounding: number; money: Move[] };
}

/** Draws how a sale is paid: in one sum, with tenders and change, with tenders alone, or later. */
function drawPayment(day: Day, clerk: Clerk, total: number, hasCustomer: boolean): Payment | undefined {
  const { below, oneOf } = day.dice;
  const choice = below(hasCustomer ? 4 : 2);
  if (choice === 0) {
    const paymentMethod = oneOf(['cash', 'cash', 'card', 'bank_transfer']);
    const take = () => {
      const { rials, worth, rounding } = usualMoney(total, paymentMethod, day);
      const money = [moved(day, clerk, 'tender', rials, worth, paymentMethod)];
      return { paid: total, over: 0, rounding, money };
    };
    return { body: { paymentStatus: 'paid', paymentMethod }, take };
  }
  if (choice === 3) {
    const take = () => ({ paid: 0, over: 0, rounding: 0, money: [] });
    return { body: { paymentStatus: 'deferred', overrideCreditLimit: true }, take };
  }
  const tenders = drawTenders(day, choice === 1 ? total : below(2 * total) + 1);
  const change = choice === 1 ? oneOf(codes) : undefined;
  if (!hasCustomer && settle(total, tenders, change, day.rates).paid < total) return undefined;
  if (isPaidOut(day, total, tenders, change)) return undefined;
  const body = {
    tenders: handed(tenders),
    ...(change ? { change: { currency: change } } : { overrideCreditLimit: true }),
  };
  return { body, take: () => taken(day, clerk, total, tenders, change) };
}

export const refund: Work = async (day, clerk) => {
  const { below, oneOf } = day.dice;
  const sale = oneOf(day.sales);
  if (!sale || sale.isCancelled || sale.isTouched || sale.total === 0) return;
  const line = oneOf(sale.lines);
  const quantity = 1 + below(line.quantity);
  const amount = 1 + below(Math.min(sale.total, line.part.price * quantity));
  const debt = Math.min(amount, sale.debt?.open ?? 0);
  const paidBack = amount - debt;
  const tenders = paidBack > 0 && below(2) ? drawExact(day, paidBack) : undefined;
  await ask(clerk.person, 'POST', `/sales/${sale.id}/refund`, {
    refundAmount: amount / 100,
    items: [{ product: line.part.id, quantity }],
    ...(tenders && { tenders: handed(tenders) }),
  });
  if (sale.debt) sale.debt.open -= debt;
  const inventory = line.part.move(quantity, line.cost);
  const { money, rounding } = tenders
    ? refunded(day, clerk, paidBack, tenders)
    : paidInUsualMoney(day, clerk, paidBack, sale.method);
  const result = { salesReturns: amount, customers: -debt, inventory, costOfGoodsSold: -inventory, rounding };
  day.books.post('refund', result, money);
  sale.isTouched = true;
  if (!clerk.shift) return;
  clerk.shift.refunds.count++;
  clerk.shift.refunds.total += amount;
};

function paidInUsualMoney(day: Day, clerk: Clerk, cents: number, method: string) {
  if (cents === 0) return { money: [], rounding: 0 };
  const { rials, worth, rounding } = usualMoney(cents, method, day);
  return { money: [moved(day, clerk, 'refund', out(rials), -worth, method)], rounding };
}

export const cancel: Work = async (day, clerk) => {
  const sale = day.dice.oneOf(day.sales);
  const wasPaidLater = sale?.debt && sale.debt.open !== sale.total - sale.till;
  if (!sale || sale.isCancelled || sale.isTouched || wasPaidLater) return;
  await ask(clerk.person, 'PUT', `/sales/${sale.id}/cancel`);
  sale.isCancelled = true;
  const inventory = sale.lines.reduce((sum, { part, quantity, cost }) => sum + part.move(quantity, cost), 0);
  const debt = sale.debt?.open ?? 0;
  if (sale.debt) sale.debt.open = 0;
  const result = {
    sales: sale.subtotal,
    discounts: -sale.discount,
    customers: -debt,
    inventory,
    costOfGoodsSold: -inventory,
    rounding: sale.rounding,
  };
  const back = sale.money.map(({ kind, code, units, cents, method }) =>
    moved(day, clerk, kind === 'tender' ? 'refund' : 'change', out({ code, units }), -cents, method),
  );
  day.books.post('cancel', result, back);
};

export const takePayment: Work = async (day, clerk) => {
  const { below, oneOf } = day.dice;
  const customer = oneOf(day.customers);
  const owed = Math.max(0, -customer.ledger.balance);
  const tenders = drawTenders(day, 1 + below(owed + 500));
  const change = owed > 0 && below(2) ? oneOf(codes) : undefined;
  if (isPaidOut(day, owed, tenders, change)) return;
  const body = { tenders: handed(tenders), ...(change && { change: { currency: change } }) };
  await ask(clerk.person, 'PATCH', `/customers/${customer.id}/balance`, body);
  const { paid, over, rounding, money } = taken(day, clerk, owed, tenders, change);
  customer.ledger.pay(paid + over);
  day.books.post('customerPayment', { customers: -paid - over, rounding: -rounding }, money);
};

export const settleSale: Work = async (day, clerk) => {
  const { below, oneOf } = day.dice;
  const sale = oneOf(day.sales.filter(({ debt, isCancelled }) => !isCancelled && debt && debt.open > 0));
  if (!sale?.debt || !sale.customer) return;
  const tenders = drawTenders(day, 1 + below(sale.debt.open));
  const change = oneOf(codes);
  if (isPaidOut(day, sale.debt.open, tenders, change)) return;
  const body = { tenders: handed(tenders), change: { currency: change } };
  await ask(clerk.person, 'PUT', `/sales/${sale.id}`, body);
  const { paid, rounding, money } = taken(day, clerk, sale.debt.open, tenders, change);
  sale.customer.ledger.pay(paid, [sale.debt]);
  sale.isTouched = true;
  day.books.post('customerPayment', { customers: -paid, rounding: -rounding }, money);
};
