import { foldCode } from '@turoos/contract';
import type { CategoryPath } from '../categories';
import type { ListedPart } from '../products';
import type { StockLine } from './opening-lines.rules';

/** A part of a sheet, and what is done with it. */
export interface PlannedPart {
  row: number;
  /** The folded part number. */
  code: string;
  part: ListedPart;
  category: CategoryPath | undefined;
  /** Whether the part exists and keeps its fields. */
  isKept: boolean;
  stock: StockLine[];
  unitCost: number | undefined;
}

/** Parts that other sheets of the file will have made, by all their numbers. A bringing finds them in the shop. */
export type ComingParts = ReadonlyMap<string, PlannedPart>;

export function comingParts(items: readonly PlannedPart[]): ComingParts {
  const coming = new Map<string, PlannedPart>();
  const add = (number: string | undefined, item: PlannedPart) => {
    const code = number && foldCode(number);
    if (code && !coming.has(code)) coming.set(code, item);
  };
  for (const item of items) coming.set(item.code, item);
  for (const item of items) {
    add(item.part.barcode, item);
    for (const { number } of item.part.numbers ?? []) add(number, item);
    add(item.part.shopCode, item);
  }
  return coming;
}
