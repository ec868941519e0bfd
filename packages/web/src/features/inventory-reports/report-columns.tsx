import {
  counted,
  nouns,
  reportCardStatus,
  reportStatus,
  reportTypes,
  scheduleFrequencies,
  type InventoryReport,
} from '@turoos/contract';
import { formatDateTime, formatPercent } from '@/lib/format/format';
import { StatusBadge, StatusMark } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

const blank = <span className="text-faint max-sm:hidden">—</span>;

export const reportColumns: readonly Column<InventoryReport>[] = [
  { id: 'name', header: 'التقرير', primary: true, cell: ({ name }) => legible(name) },
  { id: 'type', header: 'النوع', phone: 'code', cell: ({ type }) => reportTypes[type].label },
  {
    id: 'warehouse',
    header: 'المستودع',
    cell: ({ warehouse }) => (warehouse ? legible(warehouse.name) : 'كل المستودعات'),
  },
  {
    id: 'schedule',
    header: 'الجدولة',
    cell: ({ schedule }) => (schedule ? scheduleFrequencies[schedule.frequency] : blank),
  },
  {
    id: 'generatedAt',
    header: 'آخر إنشاء',
    phone: 'amount',
    cell: ({ generatedAt }) => (generatedAt ? <bdi>{formatDateTime(generatedAt)}</bdi> : blank),
  },
  {
    id: 'rows',
    header: 'الصفوف',
    phone: 'note',
    cell: ({ rowCount }) => (rowCount === null ? blank : counted(rowCount, nouns.row)),
  },
  { id: 'status', header: 'الحالة', phone: 'badge', cell: (report) => <ReportState report={report} /> },
];

const ReportState = ({ report }: { report: InventoryReport }) => (
  <span className="flex flex-wrap items-center gap-1" title={report.error || undefined}>
    <StatusMark status={reportStatus[report.status]} normal={report.status === 'completed'} />
    {report.status === 'generating' && (
      <bdi className="text-sm text-muted ltr-text">{formatPercent(report.progress)}</bdi>
    )}
    {report.isShared && <StatusBadge status={reportCardStatus.shared} />}
    {report.isArchived && <StatusBadge status={reportCardStatus.archived} />}
  </span>
);
