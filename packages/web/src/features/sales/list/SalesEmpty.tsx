import { Plus, ReceiptText } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';

export function SalesEmpty() {
  const mayCreate = usePermit('sales:create');
  return (
    <EmptyState
      icon={ReceiptText}
      title="لا توجد فواتير مبيعات."
      message="أول فاتورة تحفظها تظهر هنا."
      action={
        <LinkButton
          to="/sales"
          search={{ new: '1' }}
          icon={Plus}
          variant="primary"
          disabledReason={mayCreate.reason}
        >
          فاتورة جديدة
        </LinkButton>
      }
    />
  );
}
