import { useEffect, useEffectEvent, useState } from 'react';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { fitTablesToPaper } from '@/lib/print/fit-paper';
import { legible } from './Code';
import { PrintCopy } from './PrintCopy';
import type { RowsProps } from './table-column';
import './paper.css';

type PrintedListProps<Row> = Pick<RowsProps<Row>, 'label' | 'columns' | 'rows' | 'rowKey'> & {
  /** Number of rows that the filters leave; the paper says so when it holds fewer. */
  total: number;
  /** Called after the browser's print dialog. */
  onPrinted: () => void;
};

/** A list on A4, without the page around it: shown to the printer only, which it opens by itself. */
export function PrintedList<Row>({ label, columns, rows, rowKey, total, onPrinted }: PrintedListProps<Row>) {
  const [printedAt] = useState(() => new Date());
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    const unfit = fitTablesToPaper('14mm');
    window.addEventListener('afterprint', finish, { once: true });
    window.print();
    return () => {
      window.removeEventListener('afterprint', finish);
      unfit();
    };
  }, []);

  return (
    <PrintCopy className="paper">
      <header className="mb-3 flex items-baseline justify-between gap-4">
        <h1 className="text-lg">{label}</h1>
        <p className="text-xs">
          {rows.length < total
            ? `أول ${formatNumber(rows.length)} من ${formatNumber(total)}، `
            : `العدد: ${formatNumber(total)}، `}
          <bdi>{formatDateTime(printedAt)}</bdi>
        </p>
      </header>
      <table className="paper-lines text-xs">
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell }) => (
                <td key={id}>{legible(cell(row))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintCopy>
  );
}
