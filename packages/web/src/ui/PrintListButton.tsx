import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { failureText } from '@/lib/http/api-error';
import { toast } from '@/lib/toasts/toast-store';
import { IconButton } from './IconButton';
import type { RowsProps } from './table-column';

type PrintListButtonProps<Row> = Pick<RowsProps<Row>, 'label' | 'columns' | 'rows' | 'rowKey'> & {
  /** Number of rows that the filters leave. */
  total: number;
  /** Loads them, up to a limit; without it the rows shown are printed. */
  loadAll?: () => Promise<{ rows: readonly Row[] }>;
};

/** Prints all rows that the filters leave, and not only the page that is shown. */
export function PrintListButton<Row>({ rows, loadAll, ...list }: PrintListButtonProps<Row>) {
  const printing = useMutation({
    mutationFn: async () => {
      const all = loadAll && list.total > rows.length ? loadAll() : { rows };
      return { ...(await all), ...(await import('./PrintedList')) };
    },
    onError: (error) => toast({ tone: 'danger', title: 'تعذّرت طباعة القائمة', message: failureText(error) }),
  });
  const paper = printing.data;
  return (
    <>
      <IconButton
        label="طباعة القائمة"
        icon={Printer}
        busy={printing.isPending}
        onClick={() => printing.mutate()}
      />
      {paper && <paper.PrintedList {...list} rows={paper.rows} onPrinted={printing.reset} />}
    </>
  );
}
