import { paymentStatusOf, walkIn, type Sale, type Totals } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { whenNumbered } from '../../kernel/coming-number';
import { postJournal } from '../accounting';
import type { Taken } from '../cash';
import { postCustomerEntry, postSaleDebt, type Account } from '../ledger';
import type { CampaignOnSale } from '../marketing';
import { fromTheirPlaces, meetReservations, settleReservations, type Met } from '../reservations';
import { moveStock, type LockedStock } from '../stock';
import { methodOf, type PaymentInput } from './sale-payment.rules';
import type { Line } from './sale-prices.rules';
import { presentSale, readSale, type SaleNames, type SalePlaces } from './sales.queries';
import { writeSale } from './write-sale';

/** A sale of which everything is decided, with the rows the caller has locked. */
interface AgreedSale extends Pick<PaymentInput, 'paymentMethod' | 'tenders'> {
  id: string;
  at: Date;
  version: number;
  account: Account | undefined;
  campaign: CampaignOnSale | undefined;
  customerName?: string | undefined;
  stock?: LockedStock | undefined;
  /** The names of all warehouses, by their ids. */
  warehouseNames: Readonly<Record<string, string>>;
  lines: readonly Line[];
  totals: Totals;
  taken: Taken;
  /** Rials per dollar of the sale. */
  usdToYer: number | null;
  notes: string;
  seller: Pick<Actor, 'id' | 'name' | 'warehouses'>;
  /** Takes the number of the invoice. */
  number: () => Promise<string>;
  /** The number on its receipt, if it was made without the server. */
  offlineNumber?: string | undefined;
  /** The day of its journal entry, if not today. */
  day?: string | undefined;
  /** Reservations made by name that the sale is made to. */
  reservations?: readonly string[] | undefined;
  /** What the audit log says beside the sale. */
  flags: object;
}

/**
 * Writes a sale in one transaction: stock, invoice, debt and the day's totals. All checks come before, because the
 * counter row of the number stays locked until commit.
 */
export async function bookSale(tx: Tx, user: Actor, sold: AgreedSale): Promise<Sale> {
  const { id, at, account, campaign, seller, taken, totals, usdToYer } = sold;
  const debt = totals.grandTotal - taken.paid;
  const met = meetReservations(sold.stock ?? new Map(), sold.lines, {
    ...sold,
    customerId: account?.id ?? null,
  });
  const { lines, saleNumber, places } = await takeFromStock(tx, sold, met);
  const paymentStatus = paymentStatusOf({ grandTotal: totals.grandTotal, paid: taken.paid, remaining: debt });
  const paymentMethod = methodOf(sold, paymentStatus, taken);
  const row = await writeSale(tx, lines, {
    id,
    at,
    saleNumber,
    customerId: account?.id ?? null,
    customerName: account?.name ?? (sold.customerName || walkIn),
    status: 'completed',
    paymentStatus,
    paymentMethod,
    ...totals,
    campaignId: campaign?.id ?? null,
    tillPaid: taken.paid,
    usdToYer,
    offlineNumber: sold.offlineNumber ?? null,
    notes: sold.notes,
    userId: seller.id,
    version: sold.version,
    warehouseId: onlyPlace(places),
  });
  await settleReservations(tx, id, met);
  if (account && debt > 0) await postSaleDebt(tx, account, { saleId: id, debt, userId: seller.id });
  if (account && taken.over > 0)
    await postCustomerEntry(tx, {
      accountId: account.id,
      type: 'payment',
      operation: 'add',
      change: taken.over,
      saleId: id,
      paymentMethod,
      usdToYer,
      userId: seller.id,
    });
  const { discount, campaignDiscount, subtotal, tax } = totals;
  await postJournal(tx, {
    kind: 'sale',
    figures: {
      subtotal,
      discount: discount - campaignDiscount,
      campaignDiscount,
      tax,
      rounding: taken.rounding,
    },
    money: taken.moves,
    usdToYer,
    day: sold.day,
    source: { type: 'sale', id, number: saleNumber },
    userId: seller.id,
  });
  const paidFromCredit = account !== undefined && account.balance > 0 && debt > 0;
  const sale = paidFromCredit
    ? await readSale(tx, id)
    : presentSale(
        { ...row, ...namesOf(seller, campaign, placesNamed(places, sold)) },
        lines.map((line) => ({ ...line, returned: 0 })),
      );
  Object.assign(sale, taken.answer);
  await recordChange(tx, user, {
    action: 'sale.create',
    entity: 'sales',
    entityId: id,
    after: { ...sale, ...sold.flags },
  });
  await whenNumbered(tx, (number) => (sale.saleNumber = number));
  return sale;
}

/** Takes goods out of stock at their current average cost, one cost per part. */
async function takeFromStock(tx: Tx, { id, stock, lines, seller, number }: AgreedSale, { taken }: Met) {
  let saleNumber = '';
  const moved = await moveStock(tx, {
    reason: 'sale',
    locked: stock,
    lines: fromTheirPlaces(lines, stock ?? new Map(), taken).map(({ quantity, ...line }) => ({
      productId: line.productId,
      warehouseId: line.warehouseId,
      quantity: -quantity,
    })),
    userId: seller.id,
    within: seller.warehouses,
    source: { type: 'sale', id, number: async () => (saleNumber = await number()) },
  });
  const costs = new Map(moved.map(({ productId, unitCost }) => [productId, unitCost]));
  return {
    saleNumber,
    places: new Set(moved.map(({ warehouseId }) => warehouseId)),
    lines: lines.map((line) => ({ ...line, cost: costs.get(line.productId) ?? line.cost })),
  };
}

/** The warehouse that all goods left from; null for those of several. */
export function onlyPlace(places: ReadonlySet<string>): string | null {
  const [place] = places;
  return place !== undefined && places.size === 1 ? place : null;
}

/** Names the warehouses that goods were taken from, in the order in which they are read later. */
const placesNamed = (
  places: ReadonlySet<string>,
  { warehouseNames }: Pick<AgreedSale, 'warehouseNames'>,
): Sale['warehouses'] => [...places].toSorted().map((_id) => ({ _id, name: warehouseNames[_id] ?? '' }));

export const namesOf = (
  seller: Pick<Actor, 'name'>,
  campaign: CampaignOnSale | undefined,
  warehouses: Sale['warehouses'],
): SaleNames & SalePlaces => ({
  warehouses,
  userName: seller.name,
  campaignName: campaign?.name ?? null,
  campaignCode: campaign?.code ?? null,
});
