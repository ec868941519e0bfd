import type { MoneyAccount } from '@turoos/contract';
import { ArrowLeftRight, BookOpenText, Calculator, Pencil, Power } from 'lucide-react';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';
import { useToggleAccount } from './use-toggle-account';

type AccountMenuProps = {
  account: MoneyAccount;
  onEdit: () => void;
  /** A drawer is counted by its shifts. */
  onCount?: () => void;
  onTransfer: () => void;
};

export function AccountMenu({ account, onEdit, onCount, onTransfer }: AccountMenuProps) {
  const { reason } = usePermit('cash:admin');
  const toggle = useToggleAccount();
  const openBook = () => void navigate({ to: '/cash/drawers/$id', params: { id: account._id } });
  return (
    <Menu
      label={`إجراءات ${account.name}`}
      items={[
        ...(account.kind === 'drawer'
          ? [{ label: 'يومية الصندوق', icon: BookOpenText, onSelect: openBook, disabledReason: reason }]
          : []),
        ...(onCount && account.kind !== 'drawer'
          ? [
              {
                label: account.kind === 'safe' ? 'عدّ الخزنة' : 'مطابقة الرصيد',
                icon: Calculator,
                onSelect: onCount,
                disabledReason: reason,
              },
            ]
          : []),
        { label: 'تحويل منه', icon: ArrowLeftRight, onSelect: onTransfer, disabledReason: reason },
        { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: reason },
        {
          label: account.isActive ? 'إيقاف' : 'تفعيل',
          icon: Power,
          onSelect: () => void toggle(account),
          disabledReason: reason,
        },
      ]}
    />
  );
}
