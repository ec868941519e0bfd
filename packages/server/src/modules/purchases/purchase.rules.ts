import {
  AppError,
  purchaseTotal,
  landedCosts,
  purchaseLineTotal,
  purchaseTexts,
  ruleBroken,
  type Spread,
} from '@turoos/contract';

/** A line as it is handed in, with the part's name and number of that moment. */
export interface PurchaseLine {
  productId: string;
  name: string;
  partNumber: string;
  warehouseId: string;
  quantity: number;
  /** Cents the supplier asks for one piece. */
  unitCost: number;
  /** Cents a piece cost on the shelf, when the paper itself says so. */
  landedCost?: number | undefined;
}

export interface CostedLine extends PurchaseLine {
  total: number;
  /** Cents with four decimals: with its share of freight and customs. */
  landedCost: number;
}

export interface Charges {
  freight: number;
  customs: number;
  spreadBy: Spread;
  chargesOnBill: boolean;
}

/** A billion dollars in cents, as much as an account may hold. */
const mostCents = 100_000_000_000;

/** What the goods cost, line by line and on the whole. A purchase without lines names its total itself. */
export function costPurchase(
  input: Charges & { lines: readonly PurchaseLine[]; totalAmount?: number | undefined },
): { lines: CostedLine[]; goods: number; total: number } {
  const landed = landedCosts(input.lines, input);
  // field by field, as tens of thousands of them take much less room so
  const lines = input.lines.map((line, index): CostedLine => ({
    productId: line.productId,
    name: line.name,
    partNumber: line.partNumber,
    warehouseId: line.warehouseId,
    quantity: line.quantity,
    unitCost: line.unitCost,
    total: purchaseLineTotal(line),
    landedCost: line.landedCost ?? (landed[index] as number),
  }));
  const goods = lines.length > 0 ? lines.reduce((sum, { total }) => sum + total, 0) : goodsAlone(input);
  const total = purchaseTotal(goods, input);
  if (goods + input.freight + input.customs > mostCents) throw ruleBroken(purchaseTexts.totalTooBig);
  return { lines, goods, total };
}

function goodsAlone({ totalAmount, ...charges }: Charges & { totalAmount?: number | undefined }): number {
  if (totalAmount === undefined) throw new AppError('VALIDATION', purchaseTexts.totalRequired);
  const goods = totalAmount - purchaseTotal(0, charges);
  if (goods < 0) throw new AppError('VALIDATION', purchaseTexts.chargesTooBig);
  return goods;
}
