import type { PurchaseChanges, PurchasePaymentMethod, SourceVehicleInput, Spread } from '@turoos/contract';
import type { SupplierAccount } from '../ledger';
import type { Charges, PurchaseLine } from './purchase.rules';

/** What a purchase says of itself beside its lines. */
export interface PurchaseHeader extends Charges {
  supplierInvoiceNumber: string;
  purchaseType: string;
  purchaseDate: string;
  paymentMethod: PurchasePaymentMethod;
  notes: string;
}

export interface PurchaseEntry extends Partial<PurchaseHeader> {
  /** Held by the caller: `findOrCreateSupplier` or `lockSupplier`. */
  supplier: SupplierAccount;
  /** As it stands on the paper, when that is not the account's own name. */
  supplierName?: string | undefined;
  purchaseDate: string;
  lines: readonly PurchaseLine[];
  /** Cents, of a purchase without lines; with them it is worked out. */
  totalAmount?: number | undefined;
  /** Cents handed over with the purchase. */
  paidAmount?: number | undefined;
  /** 'pending' is only ordered: no goods, no debt. */
  status?: 'completed' | 'pending' | undefined;
  sourceVehicle?: SourceVehicleInput | null | undefined;
  /** When it was entered, unless now. */
  at?: Date | undefined;
}

const plain: Omit<PurchaseHeader, 'purchaseDate'> = {
  supplierInvoiceNumber: '',
  purchaseType: 'direct',
  paymentMethod: 'cash',
  notes: '',
  freight: 0,
  customs: 0,
  spreadBy: 'value',
  chargesOnBill: true,
};

type Given = { [K in keyof PurchaseHeader]?: PurchaseHeader[K] | undefined };

/** What is given, on top of what was there; a purchase that is new has the documented defaults. */
export const headerOf = (
  given: Given | PurchaseChanges,
  present: Omit<PurchaseHeader, 'purchaseDate'> & { purchaseDate?: string } = plain,
): PurchaseHeader => ({
  supplierInvoiceNumber: given.supplierInvoiceNumber ?? present.supplierInvoiceNumber,
  purchaseType: given.purchaseType || present.purchaseType,
  purchaseDate: (given.purchaseDate ?? present.purchaseDate) as string,
  paymentMethod: given.paymentMethod ?? present.paymentMethod,
  notes: given.notes ?? present.notes,
  freight: given.freight ?? present.freight,
  customs: given.customs ?? present.customs,
  spreadBy: (given.spreadBy ?? present.spreadBy) as Spread,
  chargesOnBill: given.chargesOnBill ?? present.chargesOnBill,
});
