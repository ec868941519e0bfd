import {
  owedBy,
  supplierStatus,
  supplierStatusOf,
  type PickedRows,
  type Supplier,
  type SuppliersQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachSupplier } from './suppliers.queries';

const columns: CsvColumn<Supplier>[] = [
  { header: 'المورد', value: (one) => one.name },
  { header: 'مسؤول التواصل', value: (one) => one.contactPerson },
  { header: 'الهاتف', value: (one) => one.phone },
  { header: 'البريد الإلكتروني', value: (one) => one.email },
  { header: 'المدينة', value: (one) => one.city },
  { header: 'العنوان', value: (one) => one.address },
  { header: 'الرقم الضريبي', value: (one) => one.taxNumber },
  { header: 'حد الائتمان (دولار)', value: (one) => one.creditLimit / 100 },
  { header: 'مدة السداد (يوم)', value: (one) => one.paymentTerms },
  { header: 'إجمالي المشتريات (دولار)', value: (one) => one.totalPurchases / 100 },
  { header: 'المدفوع (دولار)', value: (one) => one.totalPaid / 100 },
  { header: 'المتبقي (دولار)', value: (one) => owedBy(one) / 100 },
  { header: 'عدد الفواتير', value: (one) => one.purchaseCount },
  { header: 'الرصيد (دولار)', value: (one) => one.balance / 100 },
  { header: 'الحالة', value: (one) => supplierStatus[supplierStatusOf(one)].label },
  { header: 'ملاحظات', value: (one) => one.notes },
];

export const exportSuppliers = (db: Db, query: SuppliersQuery | PickedRows): Streamed =>
  csvFile('suppliers', columns, eachSupplier(db, query));
