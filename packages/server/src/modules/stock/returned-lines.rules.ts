import { conflict, leftToReturn, quantityText, roundQuantity, type Unit } from '@turoos/contract';

/** A line of a sale or a purchase, part of which may have been returned already. */
interface TradedLine {
  position: number;
  productId: string;
  name: string;
  unit: Unit;
  warehouseId?: string;
  quantity: number;
  returned: number;
}

export interface ReturnedLine {
  position: number;
  productId: string;
  quantity: number;
}

interface ReturnInput {
  product: string;
  quantity: number;
  /** Limits the return to the lines of this warehouse. */
  warehouse?: string | undefined;
}

interface Refusals {
  notThere: string;
  tooMany(name: string, left: string): string;
}

/**
 * Returns the quantities returned per line: everything left by default; selected parts fill their lines in
 * order.
 */
export function returnedLines(
  lines: readonly TradedLine[],
  inputs: readonly ReturnInput[] | undefined,
  refusals: Refusals,
): ReturnedLine[] {
  if (!inputs)
    return lines
      .filter((line) => leftToReturn(line) > 0)
      .map((line) => ({ position: line.position, productId: line.productId, quantity: leftToReturn(line) }));

  const back = new Map<number, ReturnedLine>();
  for (const { product, quantity, warehouse } of inputs) {
    const own = lines.filter(
      (line) => line.productId === product && (!warehouse || line.warehouseId === warehouse),
    );
    if (!own[0]) throw conflict(refusals.notThere, { product });
    let open = quantity;
    for (const line of own) {
      const before = back.get(line.position)?.quantity ?? 0;
      const taken = Math.min(open, roundQuantity(leftToReturn(line) - before));
      if (taken <= 0) continue;
      back.set(line.position, {
        position: line.position,
        productId: product,
        quantity: roundQuantity(before + taken),
      });
      open = roundQuantity(open - taken);
    }
    if (open > 0) {
      const available = roundQuantity(own.reduce((sum, line) => sum + leftToReturn(line), 0));
      throw conflict(refusals.tooMany(own[0].name, quantityText(available, own[0].unit)), {
        product,
        requested: quantity,
        available,
      });
    }
  }
  return [...back.values()];
}

interface Place {
  productId: string;
  warehouseId: string;
  /** Quantity that left from here and was not returned yet. */
  quantity: number;
}

/** Distributes returned goods over the places they came from. */
export function backToPlaces(lines: readonly ReturnedLine[], places: readonly Place[]): Place[] {
  const open = places.map((place) => ({ ...place }));
  const back: Place[] = [];
  for (const { productId, quantity } of lines) {
    let missing = quantity;
    for (const place of open) {
      if (place.productId !== productId || missing <= 0) continue;
      const taken = Math.min(missing, place.quantity);
      if (taken <= 0) continue;
      back.push({ productId, warehouseId: place.warehouseId, quantity: taken });
      place.quantity = roundQuantity(place.quantity - taken);
      missing = roundQuantity(missing - taken);
    }
  }
  return back;
}
