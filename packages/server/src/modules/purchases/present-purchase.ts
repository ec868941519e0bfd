import type { Purchase, PurchasePaymentMethod, PurchasePaymentStatus, Spread } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Purchases } from '../../db/schema';
import type { PurchaseHeader } from './purchase-entry';

/** A row of purchases; what the database works out from other columns is always there. */
export type PurchaseRow = Omit<
  Selectable<Purchases>,
  keyof PurchaseHeader | 'totalAmount' | 'remaining' | 'searchText' | 'deletedAt' | 'status' | 'paymentStatus'
> &
  PurchaseHeader & {
    totalAmount: number;
    remaining: number;
    status: Purchase['status'];
    paymentStatus: PurchasePaymentStatus;
  };

export interface FoundPurchase extends PurchaseRow {
  supplier: string;
  dueDate: string;
  itemCount: number;
  bought?: NonNullable<Purchase['bought']> | null;
  userName: string | null;
  vin: string | null;
  make: string | null;
  model: string | null;
  year: number | null;
  carCode: string | null;
}

export const presentPurchase = (row: FoundPurchase): Purchase => ({
  _id: row.id,
  purchaseNumber: row.purchaseNumber,
  supplier: { _id: row.supplierId, name: row.supplier },
  supplierName: row.supplierName,
  supplierInvoiceNumber: row.supplierInvoiceNumber,
  purchaseType: row.purchaseType,
  purchaseDate: row.purchaseDate,
  dueDate: row.dueDate,
  status: row.status,
  paymentStatus: row.paymentStatus,
  paymentMethod: row.paymentMethod as PurchasePaymentMethod,
  goods: row.goods,
  freight: row.freight,
  customs: row.customs,
  spreadBy: row.spreadBy as Spread,
  chargesOnBill: row.chargesOnBill,
  totalAmount: row.totalAmount,
  paidAmount: row.paidAmount,
  returnedAmount: row.returnedAmount,
  remainingAmount: row.remaining,
  usd_to_yer: row.usdToYer,
  sourceVehicle: row.sourceVehicleId
    ? {
        _id: row.sourceVehicleId,
        vin: row.vin ?? '',
        make: row.make ?? '',
        model: row.model ?? '',
        year: row.year,
        carId: row.carCode ?? '',
      }
    : null,
  notes: row.notes,
  itemCount: row.itemCount,
  ...(row.bought && { bought: row.bought }),
  createdBy: row.userId ? { _id: row.userId, name: row.userName ?? '' } : null,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
