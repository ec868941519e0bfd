import { equityLines, type EquityChange, type ExportFormat } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { booksFile, factsOf, indexesOf, usd } from './books-file';

export function equityChangeFile(db: Db, report: EquityChange, format: ExportFormat): Promise<Streamed> {
  const lines = equityLines(report);
  return booksFile(db, format, {
    name: 'equity-change',
    title: 'التغير في حقوق الملكية',
    facts: factsOf(report),
    figures: [
      { label: 'صافي الربح', kind: 'usd', value: report.netProfit },
      { label: 'حقوق الملكية في نهاية الفترة', kind: 'usd', value: report.closing },
    ],
    columns: [{ label: 'البند', kind: 'text' }, usd('المبلغ')],
    rowCount: lines.length,
    totals: indexesOf(lines, ({ isTotal }) => isTotal),
    rows: lines.map(({ name, amount }) => [name, amount]),
  });
}
