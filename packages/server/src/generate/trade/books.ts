import type { PaymentMethod, SaleStatus } from '@turoos/contract';

/** The rows of a generated year before they are written. Moments are milliseconds, amounts are cents. */

export interface Line {
  productId: string;
  quantity: number;
  returned: number;
  price: number;
  ownPrice: boolean;
  total: number;
  cost: number;
}

export interface Sale {
  id: string;
  number: string | null;
  at: number;
  customerId: string | null;
  /** The one that all goods left from. */
  warehouseId: string | null;
  status: SaleStatus;
  method: PaymentMethod;
  lines: Line[];
  subtotal: number;
  discount: number;
  tax: number;
  grandTotal: number;
  till: number;
  paid: number;
  /** Later payments in rials at the rates of those payments, and the cents of those without a rate. */
  laterRials: number;
  laterUnrated: number;
  refunded: number;
  refundDebt: number;
  cancelCash: number;
  refundReason: string | null;
  refundAt: number | null;
  rate: number | null;
  userId: string | null;
  version: number;
  updatedAt: number;
  /** The debt it created for the customer. */
  debt: Entry | undefined;
}

export interface Refund {
  id: string;
  sale: Sale;
  at: number;
  amount: number;
  cash: number;
  reason: string;
  userId: string | null;
  back: { position: number; quantity: number }[];
}

export interface Entry {
  id: string;
  at: number;
  customerId: string;
  type: 'sale' | 'refund' | 'cancel' | 'payment';
  change: number;
  rate: number | null;
  open: number;
  balanceAfter: number;
  sale: Sale | undefined;
  method: PaymentMethod | null;
  note: string;
  userId: string | null;
}

export interface Settlement {
  at: number;
  debitId: string;
  creditId: string;
  amount: number;
}

export interface Movement {
  at: number;
  productId: string;
  warehouseId: string;
  quantity: number;
  quantityAfter: number;
  unitCost: number;
  costBefore: number;
  costAfter: number;
  reason: 'sale' | 'sale.refund' | 'sale.cancel' | 'purchase';
  sale: Sale | undefined;
  userId: string | null;
}

export const remainingOf = (sale: Sale): number =>
  sale.status === 'completed' || sale.status === 'refunded'
    ? sale.grandTotal - sale.paid - sale.refundDebt
    : 0;
