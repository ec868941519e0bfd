import { counted, countedAfter, importColumns, nouns } from '@turoos/contract';
import { Download } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { datedName } from '@/lib/http/download';
import { saveFile } from '@/lib/platform/save-file';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { legible, Num, PartNumber } from '@/ui/Code';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { errorLogCsv } from './error-log-csv';
import type { LogEntry } from './import-outcome';
import { ScrollBox } from '@/ui/ScrollBox';

const columns: Column<LogEntry>[] = [
  { id: 'row', header: 'الصف', width: '5rem', cell: ({ row }) => <Num value={row} /> },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    cell: ({ partNumber }) =>
      partNumber ? <PartNumber>{partNumber}</PartNumber> : <span className="text-faint">—</span>,
  },
  { id: 'field', header: 'العمود', cell: ({ field }) => (field ? importColumns[field].label : '—') },
  {
    id: 'message',
    header: 'الخطأ',
    primary: true,
    cell: ({ message }) => <span className="text-danger">{legible(message)}</span>,
  },
];

/** More problems than this are only in the exported file. */
const mostShown = 200;

type ErrorLogProps = {
  /** The problems, at least the first of them. */
  log: readonly LogEntry[];
  count?: number;
  /** Loads all problems for the exported file. */
  all?: () => Promise<readonly LogEntry[]>;
  hint?: string | undefined;
};

/** The problems row by row, with an export of all of them for correcting the list. */
export function ErrorLog({ log, count = log.length, all, hint }: ErrorLogProps) {
  if (count === 0) return null;
  const shown = log.slice(0, mostShown);
  const save = async () => {
    const csv = errorLogCsv((await all?.()) ?? log);
    saveFile(new File([csv], datedName('import-errors', 'csv'), { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Section
      title="سجل الأخطاء"
      description={
        count > shown.length
          ? `أول ${formatNumber(shown.length)} من ${countedAfter(count, nouns.error)}`
          : counted(count, nouns.error)
      }
      actions={
        <Button icon={Download} onClick={() => void save()}>
          تنزيل سجل الأخطاء
        </Button>
      }
    >
      <ScrollBox label="قائمة أخطاء الملف">
        <Table
          label="أخطاء الملف"
          columns={columns}
          rows={shown}
          rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        />
      </ScrollBox>
      {hint && <p className="mt-2 text-sm text-muted">{hint}</p>}
    </Section>
  );
}
