import type { Dice } from '../fuzz/dice';
import {
  centsOf,
  codes,
  out,
  settle,
  sum,
  unitsOf,
  usualMoney,
  written,
  type Account,
  type Amount,
  type Code,
  type Goods,
  type Move,
  type Sold,
} from './ledger';
import { count, moved, plenty, type Clerk, type Month } from './month';
import type { Made } from './person';

interface Payment {
  body: object;
  paid: number;
  over: number;
  rounding: number;
  money: Move[];
  method: string;
}

interface Wish {
  customer?: Account | undefined;
  lines?: { goods: Goods; quantity: number }[];
  /** The percentage of a campaign with its code. */
  campaign?: { code: string; percent: number };
  quotation?: object;
}

/** Sells at the list price and enters the sale when the shop has acknowledged it. */
export async function sell(month: Month, clerk: Clerk, dice: Dice, wish: Wish = {}): Promise<Sold> {
  const { customer, campaign } = wish;
  const lines = wish.lines ?? drawLines(month, clerk, dice);
  const subtotal = sum(lines, ({ goods, quantity }) => goods.price * quantity);
  const gift = campaign ? Math.round((subtotal * campaign.percent) / 100) : 0;
  const payment = drawPayment(month, clerk, dice, subtotal - gift, customer);
  const { _id: id } = await clerk.person.ask<Made>('POST', '/sales', {
    items: lines.map(({ goods, quantity }) => ({ product: goods.id, quantity })),
    ...(campaign && { campaignCode: campaign.code }),
    ...(wish.quotation && { quotation: wish.quotation }),
    ...(customer && { customer: customer.id }),
    ...payment.body,
  });
  return enterSale(month, clerk, { id, lines, subtotal, gift, customer, payment });
}

interface NewlySold {
  id: string;
  lines: readonly { goods: Goods; quantity: number }[];
  subtotal: number;
  /** What the campaign takes off. */
  gift: number;
  customer?: Account | undefined;
  payment: Omit<Payment, 'body'>;
}

export function enterSale(month: Month, clerk: Pick<Clerk, 'place'>, facts: NewlySold): Sold {
  const { ledger } = month;
  const { id, subtotal, gift, customer } = facts;
  const { paid, over, rounding, money, method } = facts.payment;
  const total = subtotal - gift;
  const lines = facts.lines.map((line) => ({ ...line, cost: line.goods.average, place: clerk.place }));
  const cost = -sum(lines, ({ goods, quantity, place }) => goods.shift(place, -quantity));
  const debt = total > paid ? customer?.owe(total - paid) : undefined;
  if (over > 0) customer?.pay(over);
  customer?.enter(paid + over - total);
  ledger.books.post(
    'sale',
    {
      customers: total - paid - over,
      campaignGifts: gift,
      costOfGoodsSold: cost,
      inventory: -cost,
      sales: -subtotal,
      rounding: -rounding,
    },
    money,
  );
  ledger.take(money);
  const sold = {
    id,
    total,
    subtotal,
    paid,
    money,
    rounding,
    method,
    lines,
    customer,
    debt,
    refunded: 0,
    isCancelled: false,
    isTouched: over > 0 || gift > 0,
  };
  ledger.sold.push(sold);
  count(month, gift > 0 ? 'sale of a campaign' : customer ? 'sale to a customer' : 'sale');
  return sold;
}

function drawLines(month: Month, { place }: Clerk, { below, oneOf }: Dice) {
  const there = plenty(month, place);
  const chosen = new Set(Array.from({ length: 1 + below(3) }, () => oneOf(there)));
  return [...chosen].flatMap((goods) => (goods ? [{ goods, quantity: 1 + below(3) }] : []));
}

/** Draws how a sale is paid: in one sum, with tenders and change, with tenders alone, or later. */
function drawPayment(
  month: Month,
  clerk: Clerk,
  dice: Dice,
  total: number,
  customer: Account | undefined,
): Payment {
  const { rates } = month.ledger;
  const choice = dice.below(customer ? 4 : 2);
  if (choice === 0) {
    const method = dice.oneOf(['cash', 'cash', 'card', 'bank_transfer'] as const);
    const { rials, worth, rounding } = usualMoney(total, method, rates);
    const money = [moved(month, clerk, 'tender', rials, worth, method)];
    const body = { paymentStatus: 'paid', paymentMethod: method };
    return { body, paid: total, over: 0, rounding, money, method };
  }
  if (choice === 3)
    return {
      body: { paymentStatus: 'deferred' },
      paid: 0,
      over: 0,
      rounding: 0,
      money: [],
      method: 'cash',
    };
  const tenders = drawTenders(month, dice, choice === 1 ? total : 1 + dice.below(total));
  const change = choice === 1 ? dice.oneOf(codes as readonly [Code, ...Code[]]) : undefined;
  const body = { tenders: tenders.map(written), ...(change && { change: { currency: change } }) };
  return { body, ...taken(month, clerk, total, tenders, change), method: 'cash' };
}

/** Draws notes for an amount: at least as much, in one or two currencies. */
export function drawTenders({ ledger }: Month, { below, oneOf }: Dice, cents: number): Amount[] {
  const notes = { YER: 500, USD: 100, SAR: 500 };
  const about = (share: number): Amount => {
    const code = oneOf(codes as readonly [Code, ...Code[]]);
    const units = Math.ceil(unitsOf(share, code, ledger.rates) / notes[code]) * notes[code];
    return { code, units: Math.max(notes[code], units) };
  };
  return below(3) === 0 ? [about(Math.floor(cents / 2)), about(Math.ceil(cents / 2))] : [about(cents)];
}

/** What becomes of cash that a clerk takes for an amount due. */
export function taken(
  month: Month,
  clerk: Pick<Clerk, 'shift' | 'drawer'>,
  due: number,
  tenders: readonly Amount[],
  changeIn?: Code,
) {
  const { rates } = month.ledger;
  const { paid, over, rounding, change } = settle(due, tenders, changeIn, rates);
  const money = [
    ...tenders.map((amount) => moved(month, clerk, 'tender', amount, centsOf(amount, rates))),
    ...change.map((amount) => moved(month, clerk, 'change', out(amount), -centsOf(amount, rates))),
  ];
  return { paid, over, rounding, money };
}
