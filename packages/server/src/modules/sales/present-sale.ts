import type { PaymentMethod, PaymentStatus, Sale, SaleItem, SaleStatus, Unit } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { SaleItems, Sales } from '../../db/schema';

/** A row of sales; what the database works out from other columns is always there. */
export type SaleRow = Omit<Selectable<Sales>, 'grandTotal' | 'remaining' | 'searchText' | 'status'> & {
  grandTotal: number;
  remaining: number;
  status: SaleStatus;
};
export type SaleItemRow = { unit: Unit } & Pick<
  Selectable<SaleItems>,
  'productId' | 'name' | 'partNumber' | 'quantity' | 'returned' | 'price' | 'total'
>;

const presentItem = ({ productId, ...item }: SaleItemRow): SaleItem => ({
  product: productId,
  name: item.name,
  partNumber: item.partNumber,
  unit: item.unit,
  quantity: item.quantity,
  returned: item.returned,
  price: item.price,
  total: item.total,
});

/** What the rows it points to are called. */
export interface SaleNames {
  userName: string | null;
  campaignName: string | null;
  campaignCode: string | null;
}

export const presentSale = (row: SaleRow & SaleNames, items: readonly SaleItemRow[]): Sale => ({
  _id: row.id,
  saleNumber: row.saleNumber,
  customer: row.customerId,
  customerName: row.customerName,
  items: items.map(presentItem),
  subtotal: row.subtotal,
  discount: row.discount,
  campaignDiscount: row.campaignDiscount,
  campaign: row.campaignId
    ? { _id: row.campaignId, name: row.campaignName ?? '', code: row.campaignCode ?? '' }
    : null,
  total: row.subtotal - row.discount,
  tax: row.tax,
  grandTotal: row.grandTotal,
  status: row.status,
  paymentStatus: row.paymentStatus as PaymentStatus,
  paymentMethod: row.paymentMethod as PaymentMethod,
  partialAmount: row.paid,
  tillPaid: row.tillPaid,
  laterRials: { rials: row.laterRials, unrated: row.laterUnrated },
  remaining: row.remaining,
  refundAmount: row.refundAmount,
  cashReturned: row.refundAmount - row.refundDebt + row.cancelCash,
  refundReason: row.refundReason,
  refundDate: row.refundDate,
  usd_to_yer: row.usdToYer,
  notes: row.notes,
  createdBy: row.userId ? { _id: row.userId, name: row.userName ?? '' } : null,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
