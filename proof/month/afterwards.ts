import type { Dice } from '../fuzz/dice';
import { codes, out, sum, usualMoney, written, type Code, type Sold } from './ledger';
import { count, moved, type Clerk, type Month } from './month';
import { drawTenders, taken } from './selling';

/** Takes goods of a sale back: first the debt of the sale falls, the rest is paid out. */
export async function refund(month: Month, clerk: Clerk, { below }: Dice, sale: Sold): Promise<void> {
  const { ledger } = month;
  const [line] = sale.lines;
  if (!line || sale.isTouched || sale.isCancelled) return;
  const quantity = 1 + below(line.quantity);
  const amount = Math.min(sale.total, line.goods.price * quantity);
  const debt = Math.min(amount, sale.debt?.open ?? 0);
  const back = amount - debt;
  await clerk.person.ask('POST', `/sales/${sale.id}/refund`, {
    refundAmount: amount / 100,
    refundReason: 'لا تناسب السيارة',
    items: [{ product: line.goods.id, quantity }],
  });
  if (sale.debt) sale.debt.open -= debt;
  sale.customer?.enter(debt);
  const inventory = line.goods.shift(line.place, quantity, line.cost);
  const { rials, worth, rounding } = usualMoney(back, sale.method, ledger.rates);
  const money = back > 0 ? [moved(month, clerk, 'refund', out(rials), -worth, sale.method)] : [];
  ledger.books.post(
    'refund',
    { salesReturns: amount, customers: -debt, inventory, costOfGoodsSold: -inventory, rounding },
    money,
  );
  ledger.take(money);
  line.quantity -= quantity;
  sale.refunded += amount;
  sale.isTouched = true;
  count(month, 'refund');
}

/** Cancels a sale that nothing has happened to: goods and money go back as they came. */
export async function cancel(month: Month, clerk: Clerk, sale: Sold): Promise<void> {
  const { ledger } = month;
  const wasPaidLater = sale.debt && sale.debt.open !== sale.total - sale.paid;
  if (sale.isTouched || sale.isCancelled || wasPaidLater) return;
  await clerk.person.ask('PUT', `/sales/${sale.id}/cancel`);
  sale.isCancelled = true;
  const inventory = sum(sale.lines, ({ goods, place, quantity, cost }) => goods.shift(place, quantity, cost));
  const debt = sale.debt?.open ?? 0;
  if (sale.debt) sale.debt.open = 0;
  sale.customer?.enter(debt);
  const money = sale.money.map(({ kind, code, units, cents, method }) =>
    moved(month, clerk, kind === 'tender' ? 'refund' : 'change', out({ code, units }), -cents, method),
  );
  ledger.books.post(
    'cancel',
    {
      sales: sale.subtotal,
      customers: -debt,
      inventory,
      costOfGoodsSold: -inventory,
      rounding: sale.rounding,
    },
    money,
  );
  ledger.take(money);
  count(month, 'cancelled sale');
}

/** Takes money of a customer towards the account, with change in a currency of the customer's choice now and then. */
export async function takePayment(month: Month, clerk: Clerk, dice: Dice): Promise<void> {
  const { ledger } = month;
  const customer = dice.oneOf(ledger.customers.filter(({ balance }) => balance < 0));
  if (!customer) return;
  const owed = -customer.balance;
  const tenders = drawTenders(month, dice, 1 + dice.below(owed));
  const change = dice.chance(0.5) ? dice.oneOf(codes as readonly [Code, ...Code[]]) : undefined;
  await clerk.person.ask('PATCH', `/customers/${customer.id}/balance`, {
    tenders: tenders.map(written),
    ...(change && { change: { currency: change } }),
  });
  const { paid, over, rounding, money } = taken(month, clerk, owed, tenders, change);
  customer.pay(paid + over);
  customer.enter(paid + over);
  ledger.books.post('customerPayment', { customers: -paid - over, rounding: -rounding }, money);
  ledger.take(money);
  for (const sale of ledger.sold) if (sale.customer === customer) sale.isTouched = true;
  count(month, 'payment of a customer');
}
