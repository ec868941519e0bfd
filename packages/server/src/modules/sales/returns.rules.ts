import { conflict, roundQuantity, saleTexts } from '@turoos/contract';

interface SoldLine {
  position: number;
  productId: string;
  name: string;
  quantity: number;
  returned: number;
}

export interface ReturnedLine {
  position: number;
  productId: string;
  quantity: number;
}

const left = ({ quantity, returned }: SoldLine) => roundQuantity(quantity - returned);

/** What comes back of which line: all that is left unless pieces are named, which fill a part's lines in order. */
export function returnedLines(
  lines: readonly SoldLine[],
  wishes?: readonly { product: string; quantity: number }[],
): ReturnedLine[] {
  if (!wishes)
    return lines
      .filter((line) => left(line) > 0)
      .map((line) => ({ position: line.position, productId: line.productId, quantity: left(line) }));

  const back = new Map<number, ReturnedLine>();
  for (const { product, quantity } of wishes) {
    const own = lines.filter(({ productId }) => productId === product);
    if (!own[0]) throw conflict(saleTexts.notSold, { product });
    let open = quantity;
    for (const line of own) {
      const before = back.get(line.position)?.quantity ?? 0;
      const taken = Math.min(open, roundQuantity(left(line) - before));
      if (taken <= 0) continue;
      back.set(line.position, {
        position: line.position,
        productId: product,
        quantity: roundQuantity(before + taken),
      });
      open = roundQuantity(open - taken);
    }
    if (open > 0) {
      const available = roundQuantity(own.reduce((sum, line) => sum + left(line), 0));
      throw conflict(saleTexts.returnTooMany(own[0].name, available), {
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
