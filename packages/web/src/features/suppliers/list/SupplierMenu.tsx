import type { Supplier } from '@turoos/contract';
import { Banknote, Eye, Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import { useCan, usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';

type SupplierMenuProps = {
  supplier: Supplier;
  onView: () => void;
  onPay: () => void;
  onEdit: () => void;
  onToggle: () => void;
  onRemove: () => void;
};

export function SupplierMenu({ supplier: { name, isActive, isDeletable }, ...on }: SupplierMenuProps) {
  const mayEdit = usePermit('suppliers:update');
  const mayRemove = useCan('suppliers:delete');
  return (
    <Menu
      label={`إجراءات ${name}`}
      items={[
        { label: 'عرض', icon: Eye, onSelect: on.onView },
        { label: 'تسجيل دفعة', icon: Banknote, onSelect: on.onPay, disabledReason: mayEdit.reason },
        { label: 'تعديل', icon: Pencil, onSelect: on.onEdit, disabledReason: mayEdit.reason },
        {
          label: isActive ? 'إيقاف' : 'تفعيل',
          icon: isActive ? PowerOff : Power,
          onSelect: on.onToggle,
          disabledReason: mayEdit.reason,
        },
        ...(mayRemove && isDeletable
          ? [{ label: 'حذف', icon: Trash2, tone: 'danger' as const, onSelect: on.onRemove }]
          : []),
      ]}
    />
  );
}
