import {
  adenDay,
  shippingMethods,
  transferPriority,
  transferStatus,
  usdText,
  type Subject,
  type TransfersQuery,
  type PickedRows,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, shownTo, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import type { ListedTransfer } from './present-transfer';
import { eachTransfer } from './transfers.queries';

const dollars = (cents: number) => usdText(cents).replaceAll(',', '');
const day = (at: Date | null) => at && adenDay(at);

const columns: CsvColumn<ListedTransfer>[] = [
  { header: 'رقم التحويل', value: (one) => one.transferNumber },
  { header: 'الحالة', value: (one) => transferStatus[one.status].label },
  { header: 'الأولوية', value: (one) => transferPriority[one.priority].label },
  { header: 'من مستودع', value: (one) => one.fromWarehouse.name },
  { header: 'إلى مستودع', value: (one) => one.toWarehouse.name },
  { header: 'الأصناف', value: (one) => one.items.map(asText).join(' | ') },
  { header: 'عدد الأصناف', value: (one) => one.totalItems },
  { header: 'إجمالي الكمية', value: (one) => one.totalQuantity },
  { header: 'القيمة (دولار)', value: (one) => dollars(one.totalValue), isCost: true },
  { header: 'الكمية الناقصة', value: (one) => one.missingQuantity },
  { header: 'قيمة النقص (دولار)', value: (one) => dollars(one.missingValue), isCost: true },
  { header: 'طريقة الشحن', value: (one) => shippingMethods[one.shippingMethod] },
  { header: 'رقم التتبع', value: (one) => one.trackingNumber },
  { header: 'رقم المرجع', value: (one) => one.referenceNumber },
  { header: 'التسليم المتوقع', value: (one) => one.expectedDeliveryDate },
  { header: 'تاريخ الإنشاء', value: (one) => adenDay(one.createdAt) },
  { header: 'تاريخ الاعتماد', value: (one) => day(one.approvedAt) },
  { header: 'تاريخ الشحن', value: (one) => day(one.shippedAt) },
  { header: 'تاريخ الاستلام', value: (one) => day(one.receivedAt) },
  { header: 'المستخدم', value: (one) => one.createdBy?.name ?? null },
  { header: 'ملاحظات', value: (one) => one.notes },
  { header: 'سبب الرفض أو الإلغاء', value: (one) => one.reason },
];

const asText = ({ partNumber, productName, quantity }: ListedTransfer['items'][number]) =>
  `${partNumber} ${productName} × ${quantity}`;

export const exportTransfers = (db: Db, user: Subject, query: TransfersQuery | PickedRows): Streamed =>
  csvFile('transfers', shownTo(user, columns), eachTransfer(db, query));
