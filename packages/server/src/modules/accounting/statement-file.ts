import { adenDay, toYer, type Cell, type ExportFormat, type StatementQuery } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { readAccount } from './accounts.queries';
import { booksFile, creditOf, debitOf } from './books-file';
import { eachLine, readFigures } from './statement.queries';

/** Exports the whole statement of an account, from its opening balance to its closing balance. */
export async function exportStatement(
  db: Db,
  id: string,
  { startDate, endDate }: StatementQuery,
  format: ExportFormat,
): Promise<Streamed> {
  const account = await readAccount(db, id);
  const { opening, debit, credit, closing, total } = await readFigures(db, account, { startDate, endDate });

  async function* rows(): AsyncIterable<Cell[]> {
    yield [
      startDate ?? null,
      null,
      'الرصيد الافتتاحي',
      null,
      null,
      debitOf(opening),
      creditOf(opening),
      opening,
    ];
    for await (const line of eachLine(db, account, { startDate, endDate }, opening)) {
      const value = line.debit - line.credit;
      yield [
        line.date,
        line.number,
        line.label,
        line.source?.number ?? null,
        account.below.length > 1 ? `${line.account.name}${line.note && `: ${line.note}`}` : line.note,
        debitOf(value),
        creditOf(value),
        line.balance,
        line.usd_to_yer === null ? null : toYer(Math.abs(value), line.usd_to_yer),
        line.amount,
        line.currency,
      ];
    }
    yield [endDate ?? adenDay(), null, 'الرصيد الختامي', null, null, debit, credit, closing];
  }

  return booksFile(db, format, {
    name: `account-${account.code}`,
    title: 'كشف حساب',
    facts: {
      الحساب: `${account.code} ${account.name}`,
      'من تاريخ': startDate ?? 'أول حركة',
      'إلى تاريخ': endDate ?? adenDay(),
      الرصيد: 'الموجب مدين والسالب دائن',
    },
    figures: [
      { label: 'الرصيد الافتتاحي', kind: 'usd', value: opening },
      { label: 'إجمالي المدين', kind: 'usd', value: debit },
      { label: 'إجمالي الدائن', kind: 'usd', value: credit },
      { label: 'الرصيد الختامي', kind: 'usd', value: closing },
    ],
    columns: [
      { label: 'التاريخ', kind: 'day' },
      { label: 'القيد', kind: 'number' },
      { label: 'الحركة', kind: 'text' },
      { label: 'المستند', kind: 'code' },
      { label: 'البيان', kind: 'text' },
      { label: 'مدين', kind: 'usd' },
      { label: 'دائن', kind: 'usd' },
      { label: 'الرصيد', kind: 'usd' },
      { label: 'بالريال بسعر المستند', kind: 'number' },
      { label: 'المبلغ بعملته', kind: 'number' },
      { label: 'العملة', kind: 'code' },
    ],
    rowCount: total + 2,
    rows: rows(),
  });
}
