import {
  addressText,
  customerStanding,
  standingOf,
  type Customer,
  type CustomersQuery,
  type PickedRows,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachCustomer } from './customers.queries';

const columns: CsvColumn<Customer>[] = [
  { header: 'الرمز', value: (one) => one.customerCode },
  { header: 'الاسم', value: (one) => one.name },
  { header: 'الهاتف', value: (one) => one.phone },
  { header: 'البريد الإلكتروني', value: (one) => one.email },
  { header: 'العنوان', value: ({ address }) => addressText(address) },
  { header: 'الرصيد (دولار)', value: (one) => one.balance / 100 },
  { header: 'حد الائتمان (دولار)', value: (one) => one.creditLimit / 100 },
  { header: 'نقاط الولاء', value: (one) => one.loyaltyPoints },
  { header: 'الحالة', value: (one) => customerStanding[standingOf(one)].label },
  { header: 'ملاحظات', value: (one) => one.notes },
];

export const exportCustomers = (db: Db, query: CustomersQuery | PickedRows): Streamed =>
  csvFile('customers', columns, eachCustomer(db, query));
