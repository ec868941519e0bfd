import { counted, countedAfter, nouns, type BroughtProblemEntry, type SheetPreview } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';
import { ScrollBox } from '@/ui/ScrollBox';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { groupProblems, rowsText, type ProblemGroup } from './group-problems';

const columns: Column<ProblemGroup>[] = [
  { id: 'row', header: 'الصف', width: '9rem', cell: ({ rows }) => <bdi>{rowsText(rows)}</bdi> },
  { id: 'column', header: 'العمود', width: '18%', cell: ({ column }) => column || '—' },
  { id: 'value', header: 'ما كُتب', width: '22%', cell: ({ value }) => (value ? <bdi>{value}</bdi> : '—') },
  {
    id: 'message',
    header: 'ما فيه',
    primary: true,
    cell: ({ message, remark }) => <span className={remark ? '' : 'text-danger'}>{legible(message)}</span>,
  },
  {
    id: 'remark',
    header: 'أثره',
    width: '9rem',
    cell: (problem) => <Effect {...problem} />,
  },
];

function Effect({ remark, isLess }: Pick<BroughtProblemEntry, 'remark' | 'isLess'>) {
  if (!remark) return <Badge tone="danger">لا يدخل</Badge>;
  return isLess ? <Badge tone="warning">يدخل ناقصاً</Badge> : <Badge tone="info">يدخل</Badge>;
}

/** What is wrong with single cells, and what is brought otherwise than written. */
export function Problems({ sheet, name }: { sheet: SheetPreview; name: string }) {
  const { problems, badRows, lessRows, remarks, skippedRows } = sheet;
  const parts = [
    badRows > 0 && `صفوف لا تدخل: ${formatNumber(badRows)}`,
    lessRows > 0 && `يدخل دون رصيده أو مخزونه ${counted(lessRows, nouns.row)}`,
    remarks > 0 && `الملاحظات: ${formatNumber(remarks)}`,
    skippedRows > 0 && `المتروكة من مجاميع وعناوين مكررة وصفوف فارغة: ${formatNumber(skippedRows)}`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <Section title={`ملاحظات على الورقة ${name}`} description={parts.join(' · ')}>
      {problems.length === 0 ? (
        <p className="text-muted">لا أخطاء في صفوفها.</p>
      ) : (
        <ScrollBox label={`أخطاء الورقة ${name} وملاحظاتها`}>
          <Table
            label="الأخطاء والملاحظات"
            columns={columns}
            rows={groupProblems(problems)}
            rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
          />
        </ScrollBox>
      )}
      {problems.length > 0 && problems.length < badRows + remarks && (
        <p className="mt-2 text-sm text-muted">
          يظهر هنا أول {countedAfter(problems.length, nouns.row)}، وكل ما لا يدخل في مصنفه.
        </p>
      )}
    </Section>
  );
}
