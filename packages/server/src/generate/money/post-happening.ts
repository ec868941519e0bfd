import { must, quoted, sumOf, taxOfRefund } from '@turoos/contract';
import type { Dice } from '../../samples/numbers';
import type { Entry, Refund, Sale } from '../trade/books';
import type { TradingShop } from '../trade/read-shop';
import type { Happening } from './happenings';
import type { Journal, Move } from './journal';
import type { Places } from './read-places';
import type { Shift } from './shift';
import { handOver, inRials } from './tender';

export interface Till {
  shop: Pick<TradingShop, 'ratesAt'>;
  places: Places;
  post: Journal;
  roll: Dice;
}

type Amount = ReturnType<typeof inRials>;

/** Posts a sale, cancellation, refund or payment with its money, and notes it in the report of the shift. */
export function postHappening(till: Till, shift: Shift, happening: Happening): void {
  const { at } = happening;
  switch (happening.what) {
    case 'sale':
      return postSale(till, shift, happening.sale);
    case 'cancel':
      return postCancel(till, shift, at, happening.sale);
    case 'refund':
      return postRefund(till, shift, happening.refund);
    case 'payment':
      return postPayment(till, shift, happening.entry);
  }
}

const methodOf = ({ method }: Pick<Sale, 'method'>): string => (method === 'credit' ? 'cash' : method);

/**
 * Puts amounts into the drawer of the shift, or into the bank if they are not cash. The safe pays back what a drawer
 * lacks, and the bank what both lack.
 */
const into = ({ places }: Till, shift: Shift, method: string, amounts: readonly Amount[]): Move[] =>
  amounts
    .filter(({ units }) => units !== 0)
    .map((amount) => {
      const lacks = (placeId: string) =>
        amount.kind === 'refund' && places.purse.held(placeId, amount.currency) < -amount.units;
      if (method === 'cash' && !lacks(shift.drawer.id))
        return { ...amount, placeId: shift.drawer.id, shift, method };
      if (method === 'cash' && !lacks(places.safe)) return { ...amount, placeId: places.safe, method };
      const paid = { ...amount, method: method === 'cash' ? 'bank_transfer' : method };
      shift.noteElsewhere(paid);
      return { ...paid, placeId: places.bank };
    });

const costOf = (lines: readonly { quantity: number; cost: number }[]): number =>
  sumOf(lines, ({ quantity, cost }) => quantity * Math.round(cost * 10_000))
    .over(10_000)
    .round();

function postSale(till: Till, shift: Shift, sale: Sale): void {
  const { at, userId, subtotal, discount, tax, grandTotal } = sale;
  const rates = till.shop.ratesAt(at);
  const method = methodOf(sale);
  const { amounts, rounding } =
    method === 'cash' && sale.till > 0
      ? handOver(
          till.places,
          { cents: sale.till, rials: till.places.purse.held(shift.drawer.id, quoted) },
          rates,
          till.roll,
        )
      : { amounts: [inRials(till.places, 'tender', sale.till, rates)], rounding: 0 };
  if (sale.status !== 'cancelled') {
    shift.figures.sales.count++;
    shift.figures.sales.total += grandTotal;
    shift.figures.sales.credit += grandTotal - sale.till;
    shift.noteRials('total', grandTotal, sale.rate);
    shift.noteRials('credit', grandTotal - sale.till, sale.rate);
  }
  till.post({
    at,
    kind: 'sale',
    figures: { subtotal, discount, campaignDiscount: 0, tax, rounding },
    moved: { customers: grandTotal - sale.till, inventory: -costOf(sale.lines) },
    money: into(till, shift, method, amounts),
    rate: sale.rate,
    source: { type: 'sale', id: sale.id, number: sale.number },
    userId,
  });
}

function postCancel(till: Till, shift: Shift, at: number, sale: Sale): void {
  const { subtotal, discount, tax, grandTotal, cancelCash, userId } = sale;
  const rates = till.shop.ratesAt(at);
  till.post({
    at,
    kind: 'cancel',
    figures: { subtotal, discount, campaignDiscount: 0, tax, returned: 0, rounding: 0 },
    moved: { customers: cancelCash - grandTotal, inventory: costOf(sale.lines) },
    money: into(till, shift, methodOf(sale), [inRials(till.places, 'refund', -cancelCash, rates)]),
    rate: rates.usdToYer,
    source: { type: 'sale-cancel', id: sale.id, number: sale.number },
    userId,
  });
}

function postRefund(till: Till, shift: Shift, { at, sale, amount, cash, back, userId }: Refund): void {
  const rates = till.shop.ratesAt(at);
  const tax = taxOfRefund({ ...sale, refundAmount: 0 }, amount);
  const returned = back.map(({ position, quantity }) => ({
    quantity,
    cost: must(sale.lines[position - 1]).cost,
  }));
  shift.figures.refunds.count++;
  shift.figures.refunds.total += amount;
  shift.noteRials('refunds', amount, sale.rate);
  till.post({
    at,
    kind: 'refund',
    figures: { net: amount - tax, tax, rounding: 0 },
    moved: { customers: cash - amount, inventory: costOf(returned) },
    money: into(till, shift, methodOf(sale), [inRials(till.places, 'refund', -cash, rates)]),
    rate: rates.usdToYer,
    source: { type: 'sale-refund', id: sale.id, number: sale.number },
    userId,
  });
}

function postPayment(till: Till, shift: Shift, entry: Entry): void {
  const { at, change, sale, customerId, userId } = entry;
  const rates = till.shop.ratesAt(at);
  till.post({
    at,
    kind: 'customerPayment',
    figures: { rounding: 0 },
    moved: { customers: -change },
    money: into(till, shift, entry.method ?? 'cash', [inRials(till.places, 'tender', change, rates)]),
    rate: rates.usdToYer,
    source: sale
      ? { type: 'sale-payment', id: sale.id, number: sale.number }
      : { type: 'customer', id: customerId },
    userId,
  });
}
