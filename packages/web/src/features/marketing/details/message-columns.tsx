import { channels, messageStatus, type CampaignMessage } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { StatusBadge } from '@/ui/Badge';
import { Code } from '@/ui/Code';
import type { Column } from '@/ui/table-column';

const moment = (at: Date | null) =>
  at ? <bdi>{formatDateTime(at)}</bdi> : <span className="text-faint">—</span>;

export const messageColumns: readonly Column<CampaignMessage>[] = [
  {
    id: 'customer',
    header: 'العميل',
    primary: true,
    cell: ({ customer, recipient }) => (
      <>
        {customer?.name ?? 'عميل محذوف'}
        <Code className="block text-end text-sm font-normal text-muted">{recipient}</Code>
      </>
    ),
  },
  { id: 'channel', header: 'الوسيلة', cell: ({ channel }) => channels[channel].label },
  {
    id: 'status',
    header: 'الحالة',
    cell: ({ status, error, attempts }) => (
      <>
        <StatusBadge status={messageStatus[status]} />
        {error && <span className="block text-sm text-muted">{error}</span>}
        {attempts > 1 && <span className="block text-sm text-muted">المحاولات: {attempts}</span>}
      </>
    ),
  },
  { id: 'sentAt', header: 'أُرسلت في', cell: ({ sentAt }) => moment(sentAt) },
  { id: 'openedAt', header: 'فُتحت في', cell: ({ openedAt }) => moment(openedAt) },
  { id: 'clickedAt', header: 'نُقر رابطها في', cell: ({ clickedAt }) => moment(clickedAt) },
];
