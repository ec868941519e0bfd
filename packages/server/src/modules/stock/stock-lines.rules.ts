import {
  conflict,
  exact,
  ltr,
  quantityText,
  roundQuantity,
  type AppError,
  type Unit,
} from '@turoos/contract';

/** What lies of a part in one warehouse. */
export interface Held {
  warehouseId: string;
  quantity: number;
}

export interface Portion {
  warehouseId: string;
  quantity: number;
}

/**
 * From where a quantity is taken: the named warehouse alone, else the main one first and then the others, the
 * fullest first. Undefined when there is not enough.
 */
export function takeFrom(
  held: readonly Held[],
  quantity: number,
  { warehouseId, mainWarehouseId }: { warehouseId?: string | undefined; mainWarehouseId: string | null },
): Portion[] | undefined {
  const sources = held
    .filter((one) => one.quantity > 0 && (!warehouseId || one.warehouseId === warehouseId))
    .toSorted(
      (a, b) =>
        Number(b.warehouseId === mainWarehouseId) - Number(a.warehouseId === mainWarehouseId) ||
        b.quantity - a.quantity,
    );
  const portions: Portion[] = [];
  let missing = quantity;
  for (const source of sources) {
    if (missing <= 0) break;
    const taken = Math.min(source.quantity, missing);
    portions.push({ warehouseId: source.warehouseId, quantity: taken });
    missing = roundQuantity(missing - taken);
  }
  return missing > 0 ? undefined : portions;
}

/** The moving average after so many pieces came in at a cost. Costs are cents with four decimals. */
export function averageCost(
  before: { quantity: number; cost: number },
  incoming: { quantity: number; cost: number },
): number {
  const quantity = roundQuantity(before.quantity + incoming.quantity);
  if (quantity <= 0) return incoming.cost;
  return valueOf(before).plus(valueOf(incoming)).over(quantity).round(4);
}

/** The average of what stays when pieces leave at a cost; where that leaves nothing to divide, it stays as it was. */
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

/** Names the part, what was asked for and what there is. */
export const shortage = (part: ShortPart, requested: number, available: number): AppError =>
  conflict(
    `الكمية المطلوبة من ${part.name} (${ltr(part.partNumber)}) هي ${quantityText(requested, part.unit)} والمتوفر ${quantityText(available, part.unit)}`,
    { product: part.id, partNumber: part.partNumber, requested, available },
  );
