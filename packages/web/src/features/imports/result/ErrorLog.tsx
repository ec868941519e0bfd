import { counted, countedAfter, importColumns, nouns, type RowProblem } from '@turoos/contract';
import { Download } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { datedName } from '@/lib/http/download';
import { saveFile } from '@/lib/platform/save-file';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Num, PartNumber } from '@/ui/Code';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import type { CheckSummary } from '../file/sheet-messages';

const columns: Column<RowProblem>[] = [
  { id: 'row', header: 'الصف', width: '5rem', cell: ({ row }) => <Num value={row} /> },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    cell: ({ partNumber }) =>
      partNumber ? <PartNumber>{partNumber}</PartNumber> : <span className="text-faint">—</span>,
  },
  { id: 'field', header: 'العمود', cell: ({ field }) => importColumns[field].label },
  {
    id: 'message',
    header: 'الخطأ',
    primary: true,
    cell: ({ message }) => <span className="text-danger">{message}</span>,
  },
];

type ErrorLogProps = { checked: CheckSummary; errorLog: () => Promise<string> };

/** What is wrong, row by row; all of it can be had as a file to mend the list by. */
export function ErrorLog({ checked, errorLog }: ErrorLogProps) {
  const { problems, problemCount } = checked;
  if (problemCount === 0) return null;
  const save = async () =>
    saveFile(
      new File([await errorLog()], datedName('import-errors', 'csv'), { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <Section
      title="سجل الأخطاء"
      description={
        problemCount > problems.length
          ? `أول ${formatNumber(problems.length)} من ${countedAfter(problemCount, nouns.error)}`
          : counted(problemCount, nouns.error)
      }
      actions={
        <Button icon={Download} onClick={() => void save()}>
          تنزيل سجل الأخطاء
        </Button>
      }
    >
      <div className="max-h-96 overflow-y-auto">
        <Table
          label="أخطاء الملف"
          columns={columns}
          rows={problems}
          rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        />
      </div>
    </Section>
  );
}
