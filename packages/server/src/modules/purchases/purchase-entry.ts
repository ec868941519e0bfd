import {
  conflict,
  paidAmountProblem,
  purchaseTexts,
  wrongField,
  type NewPurchase,
  type NewPurchaseItem,
  type SourceVehicleInput,
  type TenderFields,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseField } from '../../kernel/assert-may';
import type { RatePlace } from '../exchange-rates';
import type { SupplierAccount } from '../ledger';
import type { LockedPurchase } from './lock-purchase';
import {
  costPurchase,
  headerOf,
  sameVehicle,
  type CostedLine,
  type PurchaseHeader,
  type PurchaseLine,
} from './purchase.rules';
import { readPurchase } from './purchases.queries';

/** A purchase as entered by hand or by an import. */
export interface PurchaseEntry extends Partial<PurchaseHeader>, Pick<TenderFields, 'tenders' | 'seenRates'> {
  /** Locked by the caller: `findOrCreateSupplier` or `lockSupplierAccount`. */
  supplier: SupplierAccount;
  /** The supplier's name on the invoice, when it differs from the account's. */
  supplierName?: string | undefined;
  purchaseDate: string;
  lines: readonly PurchaseLine[];
  /** Cents, for a purchase without lines; with lines it is computed. */
  totalAmount?: number | undefined;
  /** Cents paid together with the purchase. */
  paidAmount?: number | undefined;
  sourceVehicle?: SourceVehicleInput | null | undefined;
  /** Whether the vehicle is taken apart piece by piece: its cost stays on it. */
  forTeardown?: boolean | undefined;
  /** Time of entry, now by default. */
  at?: Date | undefined;
}

/** A validated entry with its costs computed. */
export interface CheckedEntry {
  header: PurchaseHeader;
  supplierId: string;
  supplierName: string;
  sourceVehicleId: string | null;
  forTeardown: boolean;
  lines: readonly CostedLine[];
  goods: number;
  total: number;
  paid: number;
}

/** Where a purchase is made, for its rate: the buyer's drawer, else the warehouse of its first line. */
export const placeOf = (user: Actor, { lines }: CheckedEntry): RatePlace => ({
  userId: user.id,
  warehouseId: lines[0]?.warehouseId,
});

/** Validates the entry of a new purchase or of an existing order. */
export async function checkEntry(
  tx: Tx,
  status: 'pending' | 'completed',
  entry: PurchaseEntry,
  ordered?: LockedPurchase,
): Promise<CheckedEntry> {
  const { supplier, paidAmount: paid = 0 } = entry;
  const header = headerOf(entry, ordered);
  const { lines, goods, total } = costPurchase({ ...entry, ...header });
  refuseField('paidAmount', paidAmountProblem({ status, total }, paid));
  if (entry.tenders && status === 'pending') throw wrongField('tenders', purchaseTexts.paidOnPending);
  await assertInvoiceFree(tx, {
    id: ordered?.id,
    supplierId: supplier.id,
    number: header.supplierInvoiceNumber,
  });
  return {
    header,
    supplierId: supplier.id,
    supplierName: entry.supplierName || supplier.name,
    sourceVehicleId: await sourceVehicleOf(tx, entry, ordered),
    forTeardown: entry.forTeardown ?? false,
    lines,
    goods,
    total,
    paid,
  };
}

/** Clients name a supplier by id, by the object that purchases return, or by name. */
export const supplierNamed = ({
  supplier,
  supplierName,
}: Pick<NewPurchase, 'supplier' | 'supplierName'>) => ({
  supplier: typeof supplier === 'object' ? supplier?._id : supplier,
  supplierName,
});

/**
 * Completes the lines with each part's current name and number; throws when a warehouse can't receive goods.
 */
export async function lookUpLines(tx: Tx, items: readonly NewPurchaseItem[]): Promise<PurchaseLine[]> {
  if (items.length === 0) return [];
  await assertPlaces(tx, [...new Set(items.map(({ warehouse }) => warehouse))]);
  const ids = [...new Set(items.map(({ product }) => product))];
  const found = await tx
    .selectFrom('products')
    .select(['id', 'name', 'partNumber'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute();
  const parts = new Map(found.map((part) => [part.id, part]));
  return items.map(({ product, warehouse, quantity, unitCost }) => {
    const part = parts.get(product);
    if (!part) throw conflict(purchaseTexts.partMissing, { product });
    const { name, partNumber } = part;
    return { productId: product, name, partNumber, warehouseId: warehouse, quantity, unitCost };
  });
}

/** Locks the warehouses, so that one can't be closed before the goods are stored in it. */
export async function assertPlaces(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const places = await tx
    .selectFrom('warehouses')
    .select(['name', 'status'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
  if (places.length < ids.length) throw conflict(purchaseTexts.warehouseMissing);
  const closed = places.find(({ status }) => status === 'inactive');
  if (closed) throw conflict(purchaseTexts.warehouseClosed(closed.name));
}

/** Throws when another purchase has the supplier's invoice number. The locked supplier prevents a race. */
export async function assertInvoiceFree(
  tx: Tx,
  { id, supplierId, number }: { id?: string | undefined; supplierId: string; number: string },
): Promise<void> {
  if (number === '') return;
  const taken = await tx
    .selectFrom('purchases')
    .select('id')
    .where('supplierId', '=', supplierId)
    .where(sql`turoos_code(supplier_invoice_number)`, '=', sql`turoos_code(${number})`)
    .where('supplierInvoiceNumber', '<>', '')
    .where('status', '<>', 'cancelled')
    .$if(id !== undefined, (query) => query.where('id', '<>', id as string))
    .executeTakeFirst();
  if (taken) throw conflict(purchaseTexts.invoiceTaken(number), { purchase: taken.id });
}

/** Keeps the vehicle of an order when it is passed in unchanged, even a vehicle without VIN or code. */
async function sourceVehicleOf(
  tx: Tx,
  { sourceVehicle: given }: PurchaseEntry,
  ordered: LockedPurchase | undefined,
): Promise<string | null> {
  if (!ordered) return findSourceVehicle(tx, given);
  if (given === undefined) return ordered.sourceVehicleId;
  const { sourceVehicle } = await readPurchase(tx, ordered.id);
  return sameVehicle(sourceVehicle, given) ? ordered.sourceVehicleId : findSourceVehicle(tx, given);
}

/**
 * Returns the vehicle that parts were taken from, matched by VIN or the shop's code; creates it when it is
 * new.
 */
export async function findSourceVehicle(
  tx: Tx,
  input: SourceVehicleInput | null | undefined,
): Promise<string | null> {
  const { vin = '', carId = '', make = '', model = '', year = null } = input ?? {};
  if (!vin && !carId && !make && !model) return null;
  for (;;) {
    const known = vin || carId ? await findVehicle(tx, vin, carId) : undefined;
    if (known) return known;
    const { rows } = await sql<{ id: string }>`
      insert into source_vehicles (vin, make, model, year, car_code)
      values (${vin}, ${make}, ${model}, ${year}, ${carId})
      on conflict do nothing returning id`.execute(tx);
    // a vehicle that is created concurrently is found in the second round
    if (rows[0]) return rows[0].id;
  }
}

async function findVehicle(tx: Tx, vin: string, carId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from source_vehicles
    where (${vin} <> '' and vin <> '' and turoos_code(vin) = turoos_code(${vin}))
      or (${carId} <> '' and car_code <> '' and (${vin} = '' or vin = '') and turoos_code(car_code) = turoos_code(${carId}))
    order by vin <> '' desc, created_at limit 1`.execute(tx);
  return rows[0]?.id;
}
