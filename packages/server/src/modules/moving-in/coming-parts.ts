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

type ComingPart = Pick<PlannedPart, 'stock' | 'unitCost'> & { unit: string | undefined };

/** Parts that other sheets of the file will have made, by all their numbers. A bringing finds them in the shop. */
export class ComingParts {
  private readonly byCode = new Map<string, ComingPart>();
  private readonly byOtherNumber = new Map<string, ComingPart>();

  add(items: readonly PlannedPart[]): void {
    for (const { code, part, stock, unitCost } of items) {
      const coming = { stock, unitCost, unit: part.unit };
      this.byCode.set(code, coming);
      const others = [part.barcode, ...(part.numbers ?? []).map(({ number }) => number), part.shopCode];
      for (const other of others) {
        const folded = other && foldCode(other);
        if (folded && !this.byOtherNumber.has(folded)) this.byOtherNumber.set(folded, coming);
      }
    }
  }

  /** Returns the part with this folded number, its own before those of others. */
  find(code: string): ComingPart | undefined {
    return this.byCode.get(code) ?? this.byOtherNumber.get(code);
  }
}
