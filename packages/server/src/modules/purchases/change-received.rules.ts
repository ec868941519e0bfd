import {
  AppError,
  conflict,
  fold,
  foldCode,
  purchaseTexts,
  type PurchaseChanges,
  type SourceVehicleInput,
} from '@turoos/contract';
import type { PurchaseRow } from './present-purchase';

interface Line {
  productId: string;
  warehouseId: string;
  quantity: number;
  unitCost: number;
}

interface Received extends PurchaseRow {
  lines: readonly Line[];
  sourceVehicle: SourceVehicleInput | null;
}

/** Clients may send a purchase back whole; what its goods and its debt are made of must then be what it was. */
export function assertSameGoods(purchase: Received, changes: PurchaseChanges): void {
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

const sameLines = (lines: readonly Line[], items: NonNullable<PurchaseChanges['items']>) =>
  lines.length === items.length &&
  items.every(({ product, warehouse, quantity, unitCost }, index) => {
    const line = lines[index] as Line;
    return (
      line.productId === product &&
      line.warehouseId === warehouse &&
      line.quantity === quantity &&
      line.unitCost === unitCost
    );
  });

const vehicleText = (vehicle: SourceVehicleInput | null) => {
  const { vin = '', carId = '', make = '', model = '', year = null } = vehicle ?? {};
  return [foldCode(vin), foldCode(carId), fold(make), fold(model), year ?? ''].join('|');
};
export const sameVehicle = (before: SourceVehicleInput | null, given: SourceVehicleInput | null) =>
  vehicleText(before) === vehicleText(given);

/** What the purchase asks and what was paid of it, after the change. */
export function moneyAfter(
  purchase: Pick<
    PurchaseRow,
    'totalAmount' | 'paidAmount' | 'returnedDebt' | 'freight' | 'customs' | 'chargesOnBill'
  >,
  { totalAmount = purchase.totalAmount, paidAmount = purchase.paidAmount }: PurchaseChanges,
): { total: number; paid: number } {
  if (paidAmount + purchase.returnedDebt > totalAmount)
    throw new AppError('VALIDATION', purchaseTexts.paidTooMuch);
  if (purchase.chargesOnBill && purchase.freight + purchase.customs > totalAmount)
    throw new AppError('VALIDATION', purchaseTexts.chargesTooBig);
  return { total: totalAmount, paid: paidAmount };
}
