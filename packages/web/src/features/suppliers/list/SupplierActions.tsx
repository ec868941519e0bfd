import type { Supplier } from '@turoos/contract';
import { Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import { useCan, usePermit } from '@/lib/session/can';
import { IconButton } from '@/ui/IconButton';

type SupplierActionsProps = {
  supplier: Supplier;
  onEdit: () => void;
  onToggle: () => void;
  onRemove: () => void;
};

export function SupplierActions({ supplier, onEdit, onToggle, onRemove }: SupplierActionsProps) {
  const { name, isActive, isDeletable } = supplier;
  const mayEdit = usePermit('suppliers:update');
  const mayRemove = useCan('suppliers:delete');
  return (
    <span className="flex gap-1">
      <IconButton
        size="sm"
        icon={Pencil}
        label={`تعديل ${name}`}
        disabledReason={mayEdit.reason}
        onClick={onEdit}
      />
      <IconButton
        size="sm"
        icon={isActive ? PowerOff : Power}
        label={isActive ? `إيقاف ${name}` : `تفعيل ${name}`}
        disabledReason={mayEdit.reason}
        onClick={onToggle}
      />
      {mayRemove && isDeletable && (
        <IconButton size="sm" icon={Trash2} label={`حذف ${name}`} onClick={onRemove} />
      )}
    </span>
  );
}
