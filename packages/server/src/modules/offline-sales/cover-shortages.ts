import { must, roundQuantity, type DecisionPart } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { bookShortage } from '../adjustments';
import type { Line } from '../sales';
import type { LockedStock } from '../stock';
import type { Found } from './found';

interface Sold {
  id: string;
  number: string;
  day: string;
  lines: readonly Line[];
  stock: LockedStock;
  /** Where parts come in that have no place of their own. */
  anyWarehouse: string;
}

/** Brings in what was sold and is not in stock, and puts it before a manager. */
export async function coverShortages(tx: Tx, user: Actor, sold: Sold): Promise<Found[]> {
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of sold.lines)
    wanted.set(productId, roundQuantity((wanted.get(productId) ?? 0) + quantity));
  const parts: DecisionPart[] = [];
  for (const [productId, quantity] of wanted) {
    const part = must(sold.stock.get(productId));
    const missing = roundQuantity(quantity - part.quantity);
    if (missing <= 0) continue;
    const warehouseId = part.mainWarehouseId ?? [...part.held.keys()][0] ?? sold.anyWarehouse;
    const adjustment = await bookShortage(tx, user, {
      productId,
      warehouseId,
      quantity: missing,
      locked: sold.stock,
      sale: sold,
      day: sold.day,
    });
    const { name, partNumber, unit } = part;
    parts.push({ product: productId, name, partNumber, unit, problems: [], missing, adjustment });
  }
  return parts.length > 0 ? [{ kind: 'shortage', details: { parts } }] : [];
}
