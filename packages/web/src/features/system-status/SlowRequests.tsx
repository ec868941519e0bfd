import type { SlowRequest } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import type { Column } from '@/ui/table-column';
import { Table } from '@/ui/Table';

const inSeconds = (ms: number) => <bdi>{(ms / 1000).toFixed(2)}</bdi>;

const columns: readonly Column<SlowRequest>[] = [
  { id: 'title', header: 'الطلب', primary: true, cell: ({ title }) => title },
  {
    id: 'count',
    header: 'العدد',
    width: '6rem',
    cell: ({ count }) => formatNumber(count),
    phone: 'note',
    phoneLabel: true,
  },
  {
    id: 'median',
    header: 'نصفها خلال',
    width: '8rem',
    cell: ({ median }) => inSeconds(median),
    hideOnPhone: true,
  },
  {
    id: 'p95',
    header: '95 من 100 خلال',
    width: '9rem',
    cell: ({ p95 }) => inSeconds(p95),
    phone: 'amount',
    phoneLabel: true,
  },
  {
    id: 'slowest',
    header: 'أبطؤها',
    width: '7rem',
    cell: ({ slowest }) => inSeconds(slowest),
    hideOnPhone: true,
  },
];

/** What people waited longest for, over all processes of the server. */
export const SlowRequests = ({ requests }: { requests: readonly SlowRequest[] }) => (
  <Section title="أبطأ الطلبات" description="في آخر 24 ساعة، بالثواني">
    {requests.length === 0 ? (
      <p className="text-muted">لم تُقَس طلبات كافية بعد.</p>
    ) : (
      <Table label="الطلبات وأوقاتها" columns={columns} rows={requests} rowKey={({ route }) => route} />
    )}
  </Section>
);
