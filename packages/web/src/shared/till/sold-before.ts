import type { NewSale, Sale } from '@turoos/contract';
import { currentUser } from '@/lib/session/session-state';
import type { TillRuntime } from '@/lib/till/runtime';
import { takeAway } from './away-money';
import { paidFields, type Fact } from './make-offline-sale';
import { readKnown } from './read-known';
import { priceSale, shownSale } from './shown-sale';

/**
 * Returns the sale that this till has made already under a key: the browser may have ended between storing the sale and
 * removing its draft.
 */
export async function soldBefore(runtime: TillRuntime, key: string): Promise<Sale | undefined> {
  const entry = (await runtime.outbox()).find(({ id }) => id === key);
  const user = currentUser();
  if (!entry || !user) return undefined;
  const { sale: fact, booked } = entry;
  const body = requestOf(fact);
  const known = await readKnown(runtime, body);
  const { currencies, cash } = known.settings;
  const priced = priceSale(body, known);
  const counting = { currencies, tillCurrency: cash.tillCurrency, rates: fact.rates };
  const money = takeAway(body, fact.grandTotal, known.customer !== undefined, counting);
  const asked = { id: key, body, at: fact.madeAt, user };
  return {
    ...shownSale(asked, priced, fact.rates.usdToYer),
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
