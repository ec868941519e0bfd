import type { Customer } from '@turoos/contract';
import { FilePlus2, Pencil, Wallet } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';
import { useAdjustBalance } from '../customer-dialogs';

export function QuickActions({ customer }: { customer: Customer }) {
  const mayAdjust = usePermit('customers:manage_balance');
  const maySell = usePermit('sales:create');
  const mayEdit = usePermit('customers:update');
  const adjust = useAdjustBalance();
  return (
    <Section title="إجراءات سريعة">
      <div className="flex flex-col gap-2">
        <Button
          variant="primary"
          icon={Wallet}
          disabledReason={mayAdjust.reason}
          onClick={() => adjust.show(customer)}
        >
          تعديل الرصيد
        </Button>
        <LinkButton
          to="/sales"
          search={{ new: '1', customer: customer._id }}
          icon={FilePlus2}
          disabledReason={maySell.reason}
        >
          فاتورة جديدة
        </LinkButton>
        <LinkButton
          to="/customers"
          search={{ edit: customer._id }}
          icon={Pencil}
          disabledReason={mayEdit.reason}
        >
          تعديل العميل
        </LinkButton>
      </div>
      {adjust.dialog}
    </Section>
  );
}
