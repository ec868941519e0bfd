import { conflict, quantityText, reservationTexts, roundQuantity, type MoveReason } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { lockStock, type LockedPart, type LockedStock } from './lock-stock';

/** Moves that somebody chooses to make; what was lost, broken or counted is gone whoever it was kept for. */
const chosen: ReadonlySet<MoveReason> = new Set([
  'purchase.return',
  'purchase.cancel',
  'transfer.ship',
  'dismantle.undo',
  'opening.takeBack',
]);

/** Goods of a part that are there beyond those kept for customers, in all and in each warehouse with goods put aside. */
type Spare = ReadonlyMap<string, number>;

const everywhere = '';

function spareOf({ quantity, elsewhere, held, reservations }: LockedPart): Spare {
  const inAll = roundQuantity(quantity + elsewhere);
  const spare = new Map([[everywhere, inAll]]);
  const keep = (place: string, there: number, kept: number) =>
    spare.set(place, roundQuantity((spare.get(place) ?? there) - kept));
  for (const kept of reservations) {
    keep(everywhere, inAll, kept.quantity);
    if (kept.warehouseId) keep(kept.warehouseId, held.get(kept.warehouseId) ?? 0, kept.quantity);
  }
  return spare;
}

/** What is put aside for somebody in each warehouse. */
export function putAside({ reservations }: LockedPart): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { warehouseId, quantity } of reservations)
    if (warehouseId) sums.set(warehouseId, roundQuantity((sums.get(warehouseId) ?? 0) + quantity));
  return sums;
}

/** Returns a check that throws when goods kept for customers have left since, by a move that can wait. */
export function guardKept(reason: MoveReason, stock: LockedStock): () => void {
  if (!chosen.has(reason)) return () => undefined;
  const parts = [...stock.values()].filter(({ reservations }) => reservations.length > 0);
  const before = new Map(parts.map((part) => [part.id, spareOf(part)]));
  return () => {
    for (const part of parts)
      for (const [place, spare] of spareOf(part))
        if (spare < 0 && spare < (before.get(part.id)?.get(place) ?? 0)) throw keptGoods(part);
  };
}

/** Throws when goods of the part are kept for customers, who could not be sold a part that is taken off the list. */
export async function assertNothingKept(tx: Tx, productId: string): Promise<void> {
  const part = (await lockStock(tx, [{ productId }], undefined)).get(productId);
  if (part && part.reservations.length > 0) throw keptGoods(part);
}

const keptGoods = ({ id, name, unit, reservations }: LockedPart) => {
  const kept = reservations.reduce((sum, { quantity }) => roundQuantity(sum + quantity), 0);
  return conflict(reservationTexts.keptGoods(name, quantityText(kept, unit)), { product: id });
};
