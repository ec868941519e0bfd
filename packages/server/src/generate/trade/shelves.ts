import { roundQuantity } from '@turoos/contract';
import { averageCost, takeFrom } from '../../modules/stock';
import type { Movement, Sale } from './books';

/** What was taken of a part from one warehouse, and could come back there. */
export interface Taken {
  part: ShelvedPart;
  warehouseId: string;
  quantity: number;
  unitCost: number;
}

/** A part of the shop and what lies of it where. */
export interface ShelvedPart {
  id: string;
  price: number;
  wholesalePrice: number;
  popularity: number;
  minLevel: number;
  /** Sold by quarters of its unit too. */
  isMeasured: boolean;
  /** Where goods arrive, and from where they go first. */
  mainWarehouseId: string;
  quantity: number;
  cost: number;
  /** What it cost when the year began. */
  listCost: number;
  held: Map<string, number>;
  /** Up to here the shelf is filled again when it runs low, below the second figure. */
  target: number;
  reorderAt: number;
  isOrdered: boolean;
  hasMoved: boolean;
}

interface Reason {
  at: number;
  reason: Movement['reason'];
  sale?: Sale;
  userId: string | null;
}

/** Stock in memory, moved as moveStock would; each move is handed over to be written. */
export function openShelves(record: (movement: Movement) => void) {
  function put(part: ShelvedPart, warehouseId: string, quantity: number, unitCost: number, why: Reason) {
    const costBefore = part.cost;
    if (quantity > 0) part.cost = averageCost(part, { quantity, cost: unitCost });
    const quantityAfter = roundQuantity((part.held.get(warehouseId) ?? 0) + quantity);
    part.held.set(warehouseId, quantityAfter);
    part.quantity = roundQuantity(part.quantity + quantity);
    part.hasMoved = true;
    record({
      at: why.at,
      productId: part.id,
      warehouseId,
      quantity,
      quantityAfter,
      unitCost,
      costBefore,
      costAfter: part.cost,
      reason: why.reason,
      sale: why.sale,
      userId: why.userId,
    });
  }

  return {
    /** There must be enough of it. */
    take(part: ShelvedPart, quantity: number, why: Reason): Taken[] {
      const held = [...part.held].map(([warehouseId, there]) => ({ warehouseId, quantity: there }));
      const portions = takeFrom(held, quantity, part) ?? [];
      return portions.map((portion) => {
        put(part, portion.warehouseId, -portion.quantity, part.cost, why);
        return { part, unitCost: part.cost, ...portion };
      });
    },
    bring({ part, warehouseId, quantity, unitCost }: Taken, why: Reason): void {
      put(part, warehouseId, quantity, unitCost, why);
    },
  };
}
export type Shelves = ReturnType<typeof openShelves>;
