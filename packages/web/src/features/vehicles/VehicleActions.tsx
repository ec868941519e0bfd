import type { Vehicle } from '@turoos/contract';
import { Eye, Pencil, Trash2, Wrench } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { IconButton } from '@/ui/IconButton';
import { vehicleName } from './vehicle-texts';

type VehicleActionsProps = {
  vehicle: Vehicle;
  onView: () => void;
  onParts: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

export function VehicleActions({ vehicle, onView, onParts, onEdit, onRemove }: VehicleActionsProps) {
  const mayEdit = usePermit('vehicles:update');
  const mayRemove = usePermit('vehicles:delete');
  const name = vehicleName(vehicle);
  return (
    <span className="flex gap-1">
      <IconButton size="sm" icon={Eye} label={`عرض ${name}`} onClick={onView} />
      <IconButton
        size="sm"
        icon={Wrench}
        label={`القطع المتوافقة مع ${name}`}
        disabledReason={mayEdit.reason}
        onClick={onParts}
      />
      <IconButton
        size="sm"
        icon={Pencil}
        label={`تعديل ${name}`}
        disabledReason={mayEdit.reason}
        onClick={onEdit}
      />
      <IconButton
        size="sm"
        icon={Trash2}
        label={`حذف ${name}`}
        disabledReason={mayRemove.reason}
        onClick={onRemove}
      />
    </span>
  );
}
