import { roundQuantity } from '@turoos/contract';
import type { ReturnedLine } from '../stock';

interface Place {
  productId: string;
  warehouseId: string;
  /** Of what left from here, how much has not come back. */
  quantity: number;
}

/** Goods go back where they came from. */
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
