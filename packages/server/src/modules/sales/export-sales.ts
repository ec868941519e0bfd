import {
  adenDay,
  paymentLabel,
  paymentStatusOfSale,
  saleStatus,
  usdText,
  type PickedRows,
  type SalesQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { sortedSales } from './list-sales';
import type { FoundSale } from './sales.queries';

const money = (cents: number) => usdText(cents).replaceAll(',', '');

const columns: readonly CsvColumn<FoundSale>[] = [
  { header: 'رقم الفاتورة', value: (sale) => sale.saleNumber },
  { header: 'التاريخ', value: (sale) => adenDay(sale.createdAt) },
  { header: 'العميل', value: (sale) => sale.customerName },
  { header: 'الحالة', value: (sale) => saleStatus[sale.status].label },
  { header: 'حالة الدفع', value: (sale) => paymentStatusOfSale(sale)?.label ?? '' },
  { header: 'طريقة الدفع', value: (sale) => (sale.status === 'pending' ? '' : paymentLabel(sale)) },
  { header: 'المجموع (دولار)', value: (sale) => money(sale.subtotal) },
  { header: 'الخصم (دولار)', value: (sale) => money(sale.discount) },
  { header: 'الضريبة (دولار)', value: (sale) => money(sale.tax) },
  { header: 'الإجمالي (دولار)', value: (sale) => money(sale.grandTotal) },
  { header: 'المدفوع (دولار)', value: (sale) => money(sale.paid) },
  { header: 'المتبقي (دولار)', value: (sale) => money(sale.remaining) },
  { header: 'المرتجع (دولار)', value: (sale) => money(sale.refundAmount) },
  { header: 'سعر الصرف', value: (sale) => sale.usdToYer },
  { header: 'البائع', value: (sale) => sale.userName },
  { header: 'ملاحظات', value: (sale) => sale.notes },
];

/** Streams all matching sales, or the picked ones, as CSV. */
export const exportSales = (db: Db, query: SalesQuery | PickedRows): Streamed =>
  csvFile('sales', columns, sortedSales(db, query).stream(500));
