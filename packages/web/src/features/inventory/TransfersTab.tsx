import { transfersApi } from '@turoos/contract';
import { ArrowLeftRight, Plus, ShieldX } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Card } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { transferColumns } from './transfer-columns';
import { useTabList } from './use-tab-list';

/** The transfers between warehouses, newest first; they are edited on their own screen. */
export function TransfersTab() {
  const mayRead = usePermit('transfers:read');
  const mayCreate = usePermit('transfers:create');
  const list = useTabList('transfers', transfersApi.list, mayRead.allowed);
  if (!mayRead.allowed)
    return (
      <Card>
        <EmptyState icon={ShieldX} title="غير مصرح بالوصول" message={mayRead.reason} />
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
