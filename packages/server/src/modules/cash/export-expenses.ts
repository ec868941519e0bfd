import { expenseStatus, type Expense } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachExpense, type ExpensesQuery } from './expenses.queries';

const columns: readonly CsvColumn<Expense>[] = [
  { header: 'رقم المصروف', value: (row) => row.expenseNumber },
  { header: 'التاريخ', value: (row) => row.date },
  { header: 'النوع', value: (row) => row.category.name },
  { header: 'العملة', value: (row) => row.currency },
  { header: 'المبلغ', value: (row) => row.amount },
  { header: 'القيمة (دولار)', value: (row) => row.value / 100 },
  { header: 'سعر الصرف', value: (row) => row.usd_to_yer },
  { header: 'الحساب', value: (row) => row.account.name },
  { header: 'المورد', value: (row) => row.supplier?.name ?? '' },
  { header: 'البيان', value: (row) => row.note },
  { header: 'الحالة', value: (row) => expenseStatus[row.status].label },
  { header: 'المستخدم', value: (row) => row.createdBy?.name ?? '' },
];

/** Streams all matching expenses as CSV. */
export const exportExpenses = (db: Db, query: ExpensesQuery): Streamed =>
  csvFile('expenses', columns, eachExpense(db, query));
