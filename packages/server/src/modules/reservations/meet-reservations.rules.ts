import { roundQuantity } from '@turoos/contract';
import type { ActiveReservation, LockedStock } from '../stock';

/** Who buys: a customer, or somebody the reservations of the request were made for by name. */
export interface Buyer {
  customerId: string | null;
  reservations?: readonly string[] | undefined;
}

interface SoldLine {
  productId: string;
  quantity: number;
}

export interface TakenReservation {
  id: string;
  productId: string;
  warehouseId: string | null;
  quantity: number;
}

export interface BrokenReservation extends ActiveReservation {
  productId: string;
}

/** How a sale meets the reservations of its parts. */
export interface Met {
  /** What the buyer takes of the goods kept for them. */
  taken: TakenReservation[];
  /** Reservations of others for which too little is left. */
  broken: BrokenReservation[];
}

/**
 * Compares a sale with the goods that are kept: the buyer's own reservations are used up, oldest first, and of those of
 * others the newest lose the goods that the sale takes from them.
 */
export function meetReservations(stock: LockedStock, lines: readonly SoldLine[], buyer: Buyer): Met {
  const met: Met = { taken: [], broken: [] };
  for (const [productId, sold] of soldByPart(lines)) {
    const { quantity = 0, reservations = [] } = stock.get(productId) ?? {};
    if (reservations.length === 0) continue;
    let open = sold;
    const left = reservations.map((reservation) => {
      const taken = isOf(buyer, reservation) ? Math.min(open, reservation.quantity) : 0;
      open = roundQuantity(open - taken);
      if (taken > 0) met.taken.push({ ...reservation, productId, quantity: taken });
      return { ...reservation, quantity: roundQuantity(reservation.quantity - taken) };
    });
    const before = fitting(reservations, quantity);
    const after = fitting(left, roundQuantity(quantity - sold));
    for (const reservation of reservations)
      if (before.has(reservation.id) && !after.has(reservation.id) && !isOf(buyer, reservation))
        met.broken.push({ ...reservation, productId });
  }
  return met;
}

const isOf = (
  { customerId, reservations = [] }: Buyer,
  { id, customerId: keptFor }: Pick<ActiveReservation, 'id' | 'customerId'>,
): boolean => (keptFor === null ? reservations.includes(id) : keptFor === customerId);

function soldByPart(lines: readonly SoldLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines)
    sums.set(productId, roundQuantity((sums.get(productId) ?? 0) + quantity));
  return sums;
}

/** Returns which reservations a stock is enough for, the oldest first. */
function fitting(reservations: readonly ActiveReservation[], stock: number): Set<string> {
  const ids = new Set<string>();
  let left = stock;
  for (const { id, quantity } of reservations) {
    if (quantity > left) continue;
    ids.add(id);
    left = roundQuantity(left - quantity);
  }
  return ids;
}

/** Returns what is kept for nobody. */
export const freeOf = ({
  quantity,
  reservations,
}: {
  quantity: number;
  reservations: readonly Pick<ActiveReservation, 'quantity'>[];
}): number => Math.max(0, roundQuantity(reservations.reduce((free, one) => free - one.quantity, quantity)));

/** Splits the lines that take goods put aside in a warehouse, so that these leave it and not others. */
export function fromTheirPlaces(
  lines: readonly SoldLine[],
  stock: LockedStock,
  taken: readonly TakenReservation[],
): (SoldLine & { warehouseId?: string })[] {
  const placed = taken.flatMap(({ productId, warehouseId, quantity }) =>
    warehouseId && (stock.get(productId)?.held.get(warehouseId) ?? 0) >= quantity
      ? [{ productId, warehouseId, quantity }]
      : [],
  );
  if (placed.length === 0) return [...lines];
  const rest = soldByPart(lines);
  for (const { productId, quantity } of placed)
    rest.set(productId, roundQuantity((rest.get(productId) ?? 0) - quantity));
  return [...placed, ...[...rest].map(([productId, quantity]) => ({ productId, quantity }))];
}
