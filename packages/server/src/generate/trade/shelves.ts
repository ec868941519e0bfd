import { roundQuantity } from '@turoos/contract';
import { averageCost, takeFrom } from '../../modules/stock';
import type { Movement, Sale } from './books';

/** A quantity of a part taken from one warehouse, which may be returned there. */
export interface Taken {
  part: ShelvedPart;
  warehouseId: string;
  quantity: number;
  unitCost: number;
}

/** A part with its stock by warehouse. */
export interface ShelvedPart {
  id: string;
  price: number;
  wholesalePrice: number;
  popularity: number;
  minLevel: number;
  /** Also sold in quarters of its unit. */
  isMeasured: boolean;
  /** The warehouse that receives goods and is sold from first. */
  mainWarehouseId: string;
  quantity: number;
  cost: number;
  /** Its cost at the beginning of the year. */
  listCost: number;
  held: Map<string, number>;
  /** The level a shelf is refilled to, once it is below reorderAt. */
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

/** Stock in memory, with the same rules as moveStock; each movement is passed on to be written. */
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
    /** Requires enough stock. */
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
