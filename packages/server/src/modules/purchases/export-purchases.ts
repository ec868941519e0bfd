import {
  paidBy,
  purchasePaymentStatus,
  purchaseStatus,
  type PickedRows,
  type PurchasesQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { sortedPurchases } from './list-purchases';
import type { FoundPurchase } from './purchases.queries';

const columns: readonly CsvColumn<FoundPurchase>[] = [
  { header: 'رقم فاتورة المورد', value: (row) => row.supplierInvoiceNumber },
  { header: 'رقم الشراء', value: (row) => row.purchaseNumber },
  { header: 'المورد', value: (row) => row.supplierName },
  { header: 'تاريخ الشراء', value: (row) => row.purchaseDate },
  { header: 'تاريخ الاستحقاق', value: (row) => row.dueDate },
  { header: 'الحالة', value: (row) => purchaseStatus[row.status].label },
  { header: 'حالة الدفع', value: (row) => purchasePaymentStatus[row.paymentStatus].label },
  { header: 'طريقة الدفع', value: paidBy },
  { header: 'البضاعة (دولار)', value: (row) => row.goods / 100 },
  { header: 'الشحن (دولار)', value: (row) => row.freight / 100 },
  { header: 'الجمارك (دولار)', value: (row) => row.customs / 100 },
  { header: 'الإجمالي (دولار)', value: (row) => row.totalAmount / 100 },
  { header: 'المدفوع (دولار)', value: (row) => row.paidAmount / 100 },
  { header: 'المرتجع (دولار)', value: (row) => row.returnedAmount / 100 },
  { header: 'المتبقي (دولار)', value: (row) => row.remaining / 100 },
  { header: 'سعر الصرف', value: (row) => row.usdToYer },
  { header: 'ملاحظات', value: (row) => row.notes },
];

/** Streams all matching purchases, or the picked ones, as CSV. */
export const exportPurchases = (db: Db, query: PurchasesQuery | PickedRows): Streamed =>
  csvFile('purchases', columns, sortedPurchases(db, query).stream(200));
