import type { NewSale, Sale } from '@turoos/contract';
import type { TillEntry, TillRuntime } from '@/lib/till/runtime';
import { tillState } from '@/lib/till/till-state';
import { takeAway } from './away-money';
import { paidFields, type Fact } from './make-offline-sale';
import { readKnown } from './read-known';
import { priceSale, shownSale } from './shown-sale';

/** Returns a sale that this till made without the server as the server would answer it. */
export async function saleOfEntry(
  runtime: TillRuntime,
  { id, sale: fact, booked }: TillEntry,
): Promise<Sale> {
  const body = requestOf(fact);
  const known = await readKnown(runtime, body);
  const { currencies, cash } = known.settings;
  const priced = priceSale(body, known);
  const counting = { currencies, tillCurrency: cash.tillCurrency, rates: fact.rates };
  const money = takeAway(body, fact.grandTotal, known.customer !== undefined, counting);
  const seller = tillState.get()?.till?.people.find(({ _id }) => _id === fact.user);
  const user = { _id: fact.user, name: seller?.name ?? '' };
  return {
    ...shownSale({ id, body, at: fact.madeAt, user }, priced, fact.rates.usdToYer),
    ...paidFields(body, money, fact.grandTotal - money.settled.paid),
    saleNumber: booked?.saleNumber ?? null,
    offlineNumber: fact.number,
  };
}

const requestOf = ({ items, customer, customerName, discount, notes, tenders, change }: Fact): NewSale => ({
  status: 'completed',
  items: items.map((item) => ({ ...item })),
  customer,
  customerName,
  discount,
  notes,
  ...(tenders.length === 0
    ? { paymentStatus: customer ? 'deferred' : 'paid' }
    : { tenders, ...(change && { change: { currency: change.currency } }) }),
});
