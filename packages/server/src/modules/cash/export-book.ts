import { adenMoment, moneyMovementKinds, tenderMethods, type MoneyMovement } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { assertMoneyAccount, eachMovement, type BookQuery } from './money-movements.queries';

const methodNames: Readonly<Record<string, string>> = tenderMethods;

const columns: readonly CsvColumn<MoneyMovement>[] = [
  { header: 'الوقت', value: (row) => adenMoment(row.at) },
  { header: 'الحركة', value: (row) => moneyMovementKinds[row.kind] },
  { header: 'العملة', value: (row) => row.currency },
  { header: 'المبلغ', value: (row) => row.amount },
  { header: 'القيمة (دولار)', value: (row) => row.value / 100 },
  { header: 'الرصيد بعدها', value: (row) => row.balanceAfter },
  { header: 'طريقة الدفع', value: (row) => methodNames[row.method] ?? row.method },
  { header: 'المرجع', value: (row) => row.reference },
  { header: 'المستند', value: (row) => row.source?.number ?? '' },
  { header: 'البيان', value: (row) => row.note },
  { header: 'المستخدم', value: (row) => row.user?.name ?? '' },
];

export async function exportBook(db: Db, id: string, query: BookQuery): Promise<Streamed> {
  await assertMoneyAccount(db, id);
  return csvFile('cash-book', columns, eachMovement(db, id, query));
}
