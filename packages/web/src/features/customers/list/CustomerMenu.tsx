import type { Customer } from '@turoos/contract';
import { Ban, Eye, Gift, Pencil, ShieldCheck, Trash2, Wallet } from 'lucide-react';
import { useCan, usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';

type CustomerMenuProps = {
  customer: Customer;
  onView: () => void;
  onEdit: () => void;
  onBalance: () => void;
  onPoints: () => void;
  onBlock: () => void;
  onRemove: () => void;
};

export function CustomerMenu({ customer, ...on }: CustomerMenuProps) {
  const mayEdit = usePermit('customers:update');
  const mayBalance = usePermit('customers:manage_balance');
  const mayPoints = usePermit('customers:manage_loyalty');
  const mayRemove = useCan('customers:delete');
  return (
    <Menu
      label={`إجراءات ${customer.name}`}
      items={[
        { label: 'عرض', icon: Eye, onSelect: on.onView },
        { label: 'تعديل', icon: Pencil, onSelect: on.onEdit, disabledReason: mayEdit.reason },
        { label: 'الرصيد', icon: Wallet, onSelect: on.onBalance, disabledReason: mayBalance.reason },
        { label: 'النقاط', icon: Gift, onSelect: on.onPoints, disabledReason: mayPoints.reason },
        {
          label: customer.isBlocked ? 'إلغاء الحظر' : 'حظر',
          icon: customer.isBlocked ? ShieldCheck : Ban,
          onSelect: on.onBlock,
          disabledReason: mayEdit.reason,
        },
        ...(mayRemove
          ? [{ label: 'حذف', icon: Trash2, tone: 'danger' as const, onSelect: on.onRemove }]
          : []),
      ]}
    />
  );
}
