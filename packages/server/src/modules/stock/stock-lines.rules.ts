import {
  conflict,
  exact,
  ltr,
  quantityText,
  roundQuantity,
  type AppError,
  type Unit,
} from '@turoos/contract';

/** The stock of a part in one warehouse. */
export interface Held {
  warehouseId: string;
  quantity: number;
}

export interface Portion {
  warehouseId: string;
  quantity: number;
}

/**
 * Returns the warehouses a quantity is taken from: only the specified one, else the main one first and then
 * the others by quantity, largest first; what is put aside for somebody is taken last. Undefined when the stock
 * is too low.
 */
export function takeFrom(
  held: readonly Held[],
  quantity: number,
  {
    warehouseId,
    mainWarehouseId,
    putAside = new Map(),
  }: {
    warehouseId?: string | undefined;
    mainWarehouseId: string | null;
    putAside?: ReadonlyMap<string, number>;
  },
): Portion[] | undefined {
  const sources = held
    .filter((one) => one.quantity > 0 && (!warehouseId || one.warehouseId === warehouseId))
    .toSorted(
      (a, b) =>
        Number(b.warehouseId === mainWarehouseId) - Number(a.warehouseId === mainWarehouseId) ||
        b.quantity - a.quantity,
    );
  const taken = new Map<string, number>();
  let missing = quantity;
  const take = (source: Held, most: number) => {
    const piece = Math.min(most, missing);
    if (piece <= 0) return;
    taken.set(source.warehouseId, roundQuantity((taken.get(source.warehouseId) ?? 0) + piece));
    missing = roundQuantity(missing - piece);
  };
  for (const source of sources)
    take(source, roundQuantity(source.quantity - (putAside.get(source.warehouseId) ?? 0)));
  for (const source of sources)
    take(source, roundQuantity(source.quantity - (taken.get(source.warehouseId) ?? 0)));
  if (missing > 0) return undefined;
  return [...taken].map(([place, piece]): Portion => ({ warehouseId: place, quantity: piece }));
}

/** Returns the moving average after units arrive at a cost. Costs are cents with four decimals. */
export function averageCost(
  before: { quantity: number; cost: number },
  incoming: { quantity: number; cost: number },
): number {
  const quantity = roundQuantity(before.quantity + incoming.quantity);
  if (quantity <= 0) return incoming.cost;
  return valueOf(before).plus(valueOf(incoming)).over(quantity).round(4);
}

/** Returns the average of the remaining units after some leave at a cost; unchanged when none remain. */
export function costWithout(
  before: { quantity: number; cost: number },
  leaving: { quantity: number; cost: number },
): number {
  const quantity = roundQuantity(before.quantity - leaving.quantity);
  if (leaving.cost === before.cost || quantity <= 0) return before.cost;
  const cost = valueOf(before).minus(valueOf(leaving)).over(quantity).round(4);
  return cost < 0 ? before.cost : cost;
}

const valueOf = ({ quantity, cost }: { quantity: number; cost: number }) => exact(quantity).times(cost);

interface ShortPart {
  id: string;
  name: string;
  partNumber: string;
  unit: Unit;
}

/** Returns the error for insufficient stock, with the part, the requested and the available quantity. */
export const shortage = (part: ShortPart, requested: number, available: number): AppError =>
  conflict(
    `الكمية المطلوبة من ${part.name} (${ltr(part.partNumber)}) هي ${quantityText(requested, part.unit)} والمتوفر ${quantityText(available, part.unit)}`,
    { product: part.id, partNumber: part.partNumber, requested, available },
  );
