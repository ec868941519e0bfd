import {
  deletePurchaseBlocked,
  editPurchaseBlocked,
  purchaseName,
  returnPurchaseBlocked,
  type Purchase,
} from '@turoos/contract';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { IconButton } from '@/ui/IconButton';

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
    <span className="flex justify-end gap-1">
      <IconButton
        size="sm"
        icon={Pencil}
        label={`تعديل ${name}`}
        disabledReason={mayEdit.reason ?? editPurchaseBlocked(purchase)}
        onClick={onEdit}
      />
      <IconButton
        size="sm"
        icon={Undo2}
        label={`إرجاع ${name}`}
        disabledReason={mayEdit.reason ?? returnPurchaseBlocked(purchase)}
        onClick={onReturn}
      />
      <IconButton
        size="sm"
        icon={Trash2}
        label={`حذف ${name}`}
        disabledReason={mayRemove.reason ?? deletePurchaseBlocked(purchase)}
        onClick={onRemove}
      />
    </span>
  );
}
