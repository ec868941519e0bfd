import { toYer, type Cell, type ExportFormat, type JournalQuery } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { booksFile, creditOf, debitOf } from './books-file';
import { labelOf } from './entry-facts';
import { countJournalLines, eachEntry } from './journal.queries';

/** Exports the matching entries, one row per line. */
export async function exportJournal(db: Db, query: JournalQuery, format: ExportFormat): Promise<Streamed> {
  async function* rows(): AsyncIterable<Cell[]> {
    for await (const entry of eachEntry(db, query))
      for (const { account, debit, credit, amount, currency } of entry.lines) {
        const value = debit - credit;
        yield [
          entry.number,
          entry.date,
          entry.label,
          entry.source?.number ?? null,
          account.code,
          account.name,
          debitOf(value),
          creditOf(value),
          entry.usd_to_yer === null ? null : toYer(Math.abs(value), entry.usd_to_yer),
          amount,
          currency,
          entry.note,
          entry.user?.name ?? null,
        ];
      }
  }

  return booksFile(db, format, {
    name: 'journal',
    title: 'اليومية',
    facts: {
      'من تاريخ': query.startDate,
      'إلى تاريخ': query.endDate,
      النوع: query.kind && labelOf(query.kind),
      'كلمة البحث': query.q,
    },
    columns: [
      { label: 'القيد', kind: 'number' },
      { label: 'التاريخ', kind: 'day' },
      { label: 'النوع', kind: 'text' },
      { label: 'المستند', kind: 'code' },
      { label: 'رمز الحساب', kind: 'code' },
      { label: 'الحساب', kind: 'text' },
      { label: 'مدين', kind: 'usd' },
      { label: 'دائن', kind: 'usd' },
      { label: 'بالريال بسعر المستند', kind: 'number' },
      { label: 'المبلغ بعملته', kind: 'number' },
      { label: 'العملة', kind: 'code' },
      { label: 'البيان', kind: 'text' },
      { label: 'المستخدم', kind: 'text' },
    ],
    rowCount: await countJournalLines(db, query),
    rows: rows(),
  });
}
