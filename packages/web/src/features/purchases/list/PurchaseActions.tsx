import {
  deletePurchaseBlocked,
  editPurchaseBlocked,
  purchaseName,
  returnPurchaseBlocked,
  type Purchase,
} from '@turoos/contract';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';

type PurchaseActionsProps = {
  purchase: Purchase;
  onEdit: () => void;
  onReturn: () => void;
  onRemove: () => void;
};

export function PurchaseActions({ purchase, onEdit, onReturn, onRemove }: PurchaseActionsProps) {
  const mayEdit = usePermit('purchases:update');
  const mayRemove = usePermit('purchases:delete');
  const name = purchaseName(purchase);
  return (
    <Menu
      label={`إجراءات ${name}`}
      items={[
        {
          label: 'تعديل',
          icon: Pencil,
          onSelect: onEdit,
          disabledReason: mayEdit.reason ?? editPurchaseBlocked(purchase),
        },
        {
          label: 'إرجاع',
          icon: Undo2,
          onSelect: onReturn,
          disabledReason: mayEdit.reason ?? returnPurchaseBlocked(purchase),
        },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: onRemove,
          disabledReason: mayRemove.reason ?? deletePurchaseBlocked(purchase),
        },
      ]}
    />
  );
}
