import { quantitiesText, transfersApi, transferStatus, type Transfer } from '@turoos/contract';
import { ArrowLeftRight, Plus } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { firstAndOthers } from '@/lib/format/other-items';
import { usePermit } from '@/lib/session/can';
import { StatusBadge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { useTabList } from './use-tab-list';

/** The transfers between warehouses, newest first; they are edited on their own screen. */
export function TransfersTab() {
  const mayRead = usePermit('transfers:read');
  const mayCreate = usePermit('transfers:create');
  const list = useTabList('transfers', transfersApi.list, mayRead.allowed);
  if (!mayRead.allowed)
    return (
      <Card>
        <EmptyState scene="denied" title="غير مصرح بالوصول" message={mayRead.reason} />
      </Card>
    );

  const create = (
    <LinkButton
      to="/transfers"
      search={{ create: '1' }}
      icon={Plus}
      variant="primary"
      disabledReason={mayCreate.reason}
    >
      إنشاء تحويل
    </LinkButton>
  );
  return (
    <>
      <div className="mb-3 flex no-print flex-wrap gap-2">
        {create}
        <LinkButton to="/transfers" icon={ArrowLeftRight}>
          فتح التحويلات المخزنية
        </LinkButton>
      </div>
      <DataTable
        label="التحويلات"
        columns={transferColumns}
        list={list}
        rowKey={({ _id: id }) => id}
        empty={
          <EmptyState
            icon={ArrowLeftRight}
            title="لا توجد تحويلات بعد"
            message="تظهر هنا القطع التي تنتقل بين المستودعات."
            action={create}
          />
        }
      />
    </>
  );
}

const transferColumns: readonly Column<Transfer>[] = [
  {
    id: 'transferNumber',
    header: 'رقم التحويل',
    primary: true,
    cell: ({ transferNumber }) => <Code>{transferNumber}</Code>,
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: ({ status }) => <StatusBadge status={transferStatus[status]} />,
  },
  {
    id: 'item',
    header: 'الصنف',
    phone: 'note',
    cell: ({ items }) => firstAndOthers(items.map(({ productName }) => productName)),
  },
  { id: 'quantity', header: 'الكمية', phone: 'amount', cell: ({ items }) => quantitiesText(items) },
  { id: 'from', header: 'من مستودع', cell: ({ fromWarehouse }) => fromWarehouse.name },
  { id: 'to', header: 'إلى مستودع', cell: ({ toWarehouse }) => toWarehouse.name },
  {
    id: 'createdAt',
    header: 'التاريخ',
    phone: 'code',
    cell: ({ createdAt }) => <bdi>{formatDate(createdAt)}</bdi>,
  },
  { id: 'user', header: 'المستخدم', cell: ({ user }) => user?.name ?? '—' },
];
