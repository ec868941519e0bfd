import {
  fitsUnit,
  roundQuantity,
  worth,
  type BroughtProblem,
  type BroughtQuantity,
  type BroughtSums,
  type Unit,
} from '@turoos/contract';
import { bringingTexts } from './bringing.texts';
import type { Warehouses } from './warehouses';

export interface StockLine {
  warehouseId: string;
  quantity: number;
}

interface StockedPart {
  row: number;
  quantities: readonly BroughtQuantity[];
  unit: Unit;
  /** What the part has by warehouse. */
  held: ReadonlyMap<string, number>;
  onStock: 'skip' | 'add';
}

/**
 * Returns what comes into which warehouse, with remarks on stock that is left out because there is some; or the
 * problem that keeps the row out.
 */
export function openingLines(
  warehouses: Warehouses,
  { row, quantities, unit, held, onStock }: StockedPart,
): { lines: StockLine[]; remarks: BroughtProblem[] } | { problem: BroughtProblem } {
  const lines = new Map<string, number>();
  const remarks: BroughtProblem[] = [];
  for (const { warehouse, quantity } of quantities) {
    if (!('id' in warehouse))
      return {
        problem: { row, field: 'warehouse', value: warehouse.name, message: bringingTexts.unknownWarehouse },
      };
    const { id } = warehouse;
    const value = String(quantity);
    const problem = (message: string) => ({ problem: { row, field: 'quantity', value, message } });
    if (!warehouses.isOpen(id)) return problem(bringingTexts.closedWarehouse);
    if (!fitsUnit(quantity, unit)) return problem(bringingTexts.fraction(unit.name));
    if (quantity === 0) continue;
    if (onStock === 'skip' && (held.get(id) ?? 0) > 0)
      remarks.push({
        row,
        field: 'quantity',
        value,
        message: bringingTexts.hasStock,
        remark: true,
        isLess: true,
      });
    else lines.set(id, roundQuantity((lines.get(id) ?? 0) + quantity));
  }
  return { lines: [...lines].map(([warehouseId, quantity]) => ({ warehouseId, quantity })), remarks };
}

/** Adds stock at its cost to the sums. */
export function addStock(sums: BroughtSums, lines: readonly StockLine[], cost: number): void {
  for (const { quantity } of lines) {
    sums.pieces = roundQuantity(sums.pieces + quantity);
    sums.stockValue += worth(quantity, cost);
  }
}
