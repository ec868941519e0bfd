import { scrapReasons, scrapStatus, type ScrapReport } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

export const scrapColumns: readonly Column<ScrapReport>[] = [
  {
    id: 'reportNumber',
    header: 'رقم التقرير',
    primary: true,
    cell: (report) => <Code>{report.reportNumber}</Code>,
  },
  {
    id: 'item',
    header: 'الصنف',
    phone: 'note',
    cell: (report) => (
      <>
        {legible(report.productName)} <PartNumber>{report.partNumber}</PartNumber>
      </>
    ),
  },
  {
    id: 'quantity',
    header: 'الكمية',
    phone: 'amount',
    cell: (report) => <Quantity value={report.quantity} unit={report.unit} />,
  },
  { id: 'reason', header: 'السبب', cell: (report) => scrapReasons[report.reason] },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: (report) => <StatusBadge status={scrapStatus[report.status]} />,
  },
  { id: 'createdAt', header: 'التاريخ', phone: 'code', cell: (report) => formatDate(report.createdAt) },
  { id: 'user', header: 'المستخدم', cell: (report) => report.user?.name ?? '—' },
];
