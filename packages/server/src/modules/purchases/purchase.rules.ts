import {
  conflict,
  fold,
  foldCode,
  landedCosts,
  must,
  purchaseLineTotal,
  purchaseTexts,
  purchaseTotal,
  ruleBroken,
  worth,
  wrongField,
  type PurchaseChanges,
  type PurchasePaymentMethod,
  type SourceVehicleInput,
  type Spread,
} from '@turoos/contract';

/** A line as entered, with the part's name and number at that time. */
export interface PurchaseLine {
  productId: string;
  name: string;
  partNumber: string;
  warehouseId: string;
  quantity: number;
  /** Cents per unit on the supplier's invoice. */
  unitCost: number;
  /** Landed cost per unit in cents, when the invoice states it. */
  landedCost?: number | undefined;
}

export interface CostedLine extends PurchaseLine {
  total: number;
  /** Cents with four decimals, including the share of freight and customs. */
  landedCost: number;
}

interface Charges {
  freight: number;
  customs: number;
  spreadBy: Spread;
  chargesOnBill: boolean;
}

/** The fields of a purchase besides its lines. */
export interface PurchaseHeader extends Charges {
  supplierInvoiceNumber: string;
  purchaseType: string;
  purchaseDate: string;
  paymentMethod: PurchasePaymentMethod;
  notes: string;
}

const defaults: Omit<PurchaseHeader, 'purchaseDate'> = {
  supplierInvoiceNumber: '',
  purchaseType: 'direct',
  paymentMethod: 'cash',
  notes: '',
  freight: 0,
  customs: 0,
  spreadBy: 'value',
  chargesOnBill: true,
};

/** Merges the fields passed in over the present ones; a new purchase starts from the documented defaults. */
export const headerOf = (
  given: { [K in keyof PurchaseHeader]?: PurchaseHeader[K] | undefined } & { purchaseDate: string },
  present: Omit<PurchaseHeader, 'purchaseDate'> = defaults,
): PurchaseHeader => ({
  supplierInvoiceNumber: given.supplierInvoiceNumber ?? present.supplierInvoiceNumber,
  purchaseType: given.purchaseType || present.purchaseType,
  purchaseDate: given.purchaseDate,
  paymentMethod: given.paymentMethod ?? present.paymentMethod,
  notes: given.notes ?? present.notes,
  freight: given.freight ?? present.freight,
  customs: given.customs ?? present.customs,
  spreadBy: given.spreadBy ?? present.spreadBy,
  chargesOnBill: given.chargesOnBill ?? present.chargesOnBill,
});

/** A billion dollars in cents, the maximum of an account. */
export const mostCents = 100_000_000_000;

/** Computes the cost per line and in total. A purchase without lines has its total entered. */
export function costPurchase(
  input: Charges & { lines: readonly PurchaseLine[]; totalAmount?: number | undefined },
): { lines: CostedLine[]; goods: number; total: number } {
  const landed = landedCosts(input.lines, input);
  // field by field, because spreading tens of thousands of lines takes much more memory
  const lines = input.lines.map((line, index): CostedLine => ({
    productId: line.productId,
    name: line.name,
    partNumber: line.partNumber,
    warehouseId: line.warehouseId,
    quantity: line.quantity,
    unitCost: line.unitCost,
    total: purchaseLineTotal(line),
    landedCost: line.landedCost ?? must(landed[index]),
  }));
  const goods = lines.length > 0 ? lines.reduce((sum, { total }) => sum + total, 0) : goodsAlone(input);
  const total = purchaseTotal(goods, input);
  if (goods + input.freight + input.customs > mostCents) throw ruleBroken(purchaseTexts.totalTooBig);
  return { lines, goods, total };
}

function goodsAlone({ totalAmount, ...charges }: Charges & { totalAmount?: number | undefined }): number {
  if (totalAmount === undefined) throw wrongField('totalAmount', purchaseTexts.totalRequired);
  const goods = totalAmount - purchaseTotal(0, charges);
  if (goods < 0) throw wrongField('totalAmount', purchaseTexts.chargesTooBig);
  return goods;
}

/** Returns the value of goods at their landed costs, in cents. */
export const landedValue = (lines: readonly Pick<CostedLine, 'quantity' | 'landedCost'>[]): number =>
  lines.reduce((sum, { quantity, landedCost }) => sum + worth(quantity, landedCost), 0);

/**
 * Returns what goods cost besides the supplier's total, in cents: charges that the shop owes others. A list may state
 * the landed cost of its goods: above the supplier's price it contains such charges, below it the goods are worth
 * less than they cost.
 */
export function besidesTotal(
  lines: readonly Pick<CostedLine, 'quantity' | 'unitCost' | 'landedCost'>[],
  { freight, customs, spreadBy, chargesOnBill }: Charges,
): { clearing: number; difference: number } {
  const computed = landedCosts(lines, { freight, customs, spreadBy });
  const stated =
    landedValue(lines) -
    landedValue(lines.map(({ quantity }, index) => ({ quantity, landedCost: must(computed[index]) })));
  return {
    clearing: (chargesOnBill ? 0 : freight + customs) + Math.max(0, stated),
    difference: Math.max(0, -stated),
  };
}

type ReceivedLine = Pick<PurchaseLine, 'productId' | 'warehouseId' | 'quantity' | 'unitCost'>;

interface ReceivedPurchase extends PurchaseHeader {
  supplierId: string;
  supplierName: string;
  totalAmount: number;
  lines: readonly ReceivedLine[];
  sourceVehicle: SourceVehicleInput | null;
}

/**
 * Throws when a change touches the goods or the debt of a received purchase; unchanged values pass, because
 * clients may send back the whole purchase.
 */
export function assertSameGoods(purchase: ReceivedPurchase, changes: PurchaseChanges): void {
  const { supplier, supplierName, items, totalAmount, sourceVehicle } = changes;
  const supplierId = typeof supplier === 'object' ? supplier?._id : supplier;
  const charges = (['freight', 'customs', 'spreadBy', 'chargesOnBill'] as const).every(
    (name) => changes[name] === undefined || changes[name] === purchase[name],
  );
  const same =
    (!supplierId || supplierId === purchase.supplierId) &&
    (!supplierName || fold(supplierName) === fold(purchase.supplierName)) &&
    (items === undefined || sameLines(purchase.lines, items)) &&
    charges &&
    (totalAmount === undefined || totalAmount === purchase.totalAmount || purchase.lines.length === 0) &&
    (sourceVehicle === undefined || sameVehicle(purchase.sourceVehicle, sourceVehicle));
  if (!same) throw conflict(purchaseTexts.immutable);
}

const sameLines = (lines: readonly ReceivedLine[], items: NonNullable<PurchaseChanges['items']>) =>
  lines.length === items.length &&
  lines.every(({ productId, warehouseId, quantity, unitCost }, index) => {
    const item = items[index];
    return (
      item?.product === productId &&
      item.warehouse === warehouseId &&
      item.quantity === quantity &&
      item.unitCost === unitCost
    );
  });

const vehicleText = (vehicle: SourceVehicleInput | null) => {
  const { vin = '', carId = '', make = '', model = '', year = null } = vehicle ?? {};
  return [foldCode(vin), foldCode(carId), fold(make), fold(model), year ?? ''].join('|');
};
export const sameVehicle = (before: SourceVehicleInput | null, given: SourceVehicleInput | null) =>
  vehicleText(before) === vehicleText(given);

interface PaidFigures {
  totalAmount: number;
  /** The part of the total whose goods have arrived; only that may be paid. */
  receivedAmount: number;
  paidAmount: number;
  returnedDebt: number;
}

/** Returns the total of a received purchase and its paid amount after the change. */
export function moneyAfter(
  purchase: Omit<Charges, 'spreadBy'> & PaidFigures,
  { totalAmount = purchase.totalAmount, paidAmount = purchase.paidAmount }: PurchaseChanges,
): { total: number; paid: number } {
  const awaited = purchase.totalAmount - purchase.receivedAmount;
  if (paidAmount + purchase.returnedDebt > totalAmount - awaited)
    throw wrongField('paidAmount', purchaseTexts.paidTooMuch);
  if (purchase.chargesOnBill && purchase.freight + purchase.customs > totalAmount)
    throw wrongField('totalAmount', purchaseTexts.chargesTooBig);
  return { total: totalAmount, paid: paidAmount };
}
