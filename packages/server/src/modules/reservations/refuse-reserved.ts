import {
  AppError,
  can,
  formatDateTime,
  must,
  quantityText,
  type ReservedForOther,
  type Subject,
} from '@turoos/contract';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import type { LockedStock } from '../stock';
import type { BrokenReservation, Met } from './meet-reservations.rules';

/**
 * Throws when a sale takes goods that are kept for others, unless the seller named all of them and may. Returns the
 * flags for the audit log.
 */
export function refuseReserved(
  user: Actor,
  { broken }: Met,
  stock: LockedStock,
  named: readonly string[] = [],
): { broken?: string[] } {
  const [first] = broken;
  if (!first) return {};
  if (broken.some(({ id }) => !named.includes(id)))
    throw new AppError('RESERVED', refusalText(user, first, stock), {
      product: first.productId,
      reservations: broken.map((one) => forOther(user, one, stock)),
    });
  assertMay(user, 'sales:sell_reserved');
  return { broken: broken.map(({ id }) => id) };
}

/** Says what is kept, until when, and for whom if the reader may see customers. */
function refusalText(reader: Subject, kept: BrokenReservation, stock: LockedStock): string {
  const { name, unit } = must(stock.get(kept.productId));
  const whom = can(reader, 'customers:read') ? `لـ ${kept.name}` : 'لعميل آخر';
  return `الكمية ${quantityText(kept.quantity, unit)} من ${name} محجوزة ${whom} حتى ${formatDateTime(kept.until)}`;
}

const forOther = (reader: Subject, kept: BrokenReservation, stock: LockedStock): ReservedForOther => ({
  _id: kept.id,
  product: kept.productId,
  part: must(stock.get(kept.productId)).name,
  quantity: kept.quantity,
  until: kept.until,
  name: can(reader, 'customers:read') ? kept.name : null,
  isByName: kept.customerId === null,
});
