import {
  conflict,
  customerTexts,
  must,
  notFound,
  productTexts,
  quantityText,
  reservationTexts,
  roundQuantity,
  saleTexts,
  type NewReservation,
  type Reservation,
  type ReservationSource,
} from '@turoos/contract';
import { seenBy } from '../../db/branches/seen-by';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockStock, putAside, type LockedPart, type LockedStock } from '../stock';
import { assertFits } from '../units';
import { freeOf } from './meet-reservations.rules';
import { readReservation } from './reservations.queries';

interface Wanted extends Omit<NewReservation, 'items'> {
  product: string;
  quantity: number;
  warehouse?: string | null | undefined;
  /** What it is made for, if not by hand. */
  source?: { type: ReservationSource; id: string };
}

/** Keeps several parts for somebody, or none of them. */
export async function reserveAll(
  tx: Tx,
  user: Actor,
  { items, ...wanted }: NewReservation,
): Promise<Reservation[]> {
  const stock = await lockStock(
    tx,
    items.map(({ product }) => ({ productId: product })),
    user.warehouses,
  );
  const made: Reservation[] = [];
  for (const item of items) made.push(await reserve(tx, user, { ...wanted, ...item }, stock));
  return made;
}

/**
 * Keeps goods for somebody, if so many are kept for nobody. The lock on the part's stock, which every sale takes,
 * makes two who want the last piece come one after the other. A caller that has locked it passes it in.
 */
export async function reserve(
  tx: Tx,
  user: Actor,
  wanted: Wanted,
  locked?: LockedStock,
): Promise<Reservation> {
  const { product, customer = null, warehouse = null, quantity, until, source } = wanted;
  const who = customer ? await readCustomer(tx, customer) : { name: must(wanted.name), phone: '' };
  const stock = locked ?? (await lockStock(tx, [{ productId: product }], user.warehouses));
  const part = stock.get(product);
  if (!part) throw notFound(productTexts.notFound);
  assertFits(quantity, part);
  await assertSellable(tx, product, warehouse);
  const free = Math.min(freeOf(part), warehouse ? freeIn(part, warehouse) : Infinity);
  if (quantity > free)
    throw conflict(reservationTexts.tooFew(part.name, quantityText(free, part.unit)), {
      product,
      requested: quantity,
      available: free,
    });
  const { id } = await tx
    .insertInto('reservations')
    .values({
      productId: product,
      warehouseId: warehouse,
      quantity,
      customerId: customer,
      name: who.name,
      phone: wanted.phone ?? who.phone,
      until,
      note: wanted.note ?? '',
      sourceType: source?.type ?? null,
      sourceId: source?.id ?? null,
      userId: user.id,
      userName: user.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  part.reservations.push({
    id,
    warehouseId: warehouse,
    quantity,
    customerId: customer,
    name: who.name,
    until,
  });
  await recordChange(tx, user, {
    action: 'reservation.create',
    entity: 'reservations',
    entityId: id,
    after: { product, warehouse, quantity, customer, name: who.name, until, note: wanted.note ?? '' },
  });
  return seenBy(tx, user, () => readReservation(tx, user, id));
}

/** Returns what lies in a warehouse and is put aside there for nobody. */
const freeIn = (part: LockedPart, warehouse: string): number =>
  Math.max(0, roundQuantity((part.held.get(warehouse) ?? 0) - (putAside(part).get(warehouse) ?? 0)));

async function readCustomer(tx: Tx, id: string): Promise<{ name: string; phone: string }> {
  const found = await tx
    .selectFrom('customers')
    .select(['name', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound(customerTexts.notFound);
  return found;
}

async function assertSellable(tx: Tx, product: string, warehouse: string | null): Promise<void> {
  const part = await tx
    .selectFrom('products')
    .select(['name', 'isActive'])
    .where('id', '=', product)
    .executeTakeFirstOrThrow();
  if (!part.isActive) throw conflict(saleTexts.partInactive(part.name), { product });
  if (!warehouse) return;
  const place = await tx.selectFrom('warehouses').select('id').where('id', '=', warehouse).executeTakeFirst();
  if (!place) throw notFound();
}
