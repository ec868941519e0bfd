import type { Vehicle } from '@turoos/contract';
import { Eye, Pencil, Trash2, Wrench } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';
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
  return (
    <Menu
      label={`إجراءات ${vehicleName(vehicle)}`}
      items={[
        { label: 'عرض', icon: Eye, onSelect: onView },
        { label: 'القطع المتوافقة', icon: Wrench, onSelect: onParts, disabledReason: mayEdit.reason },
        { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: mayEdit.reason },
        { label: 'حذف', icon: Trash2, tone: 'danger', onSelect: onRemove, disabledReason: mayRemove.reason },
      ]}
    />
  );
}
