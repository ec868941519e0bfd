import type { Warehouse } from '@turoos/contract';
import { PackageSearch, Pencil, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';

type WarehouseMenuProps = {
  warehouse: Warehouse;
  onOpen: (warehouse: Warehouse) => void;
  onEdit: (warehouse: Warehouse) => void;
  onRemove: (warehouse: Warehouse) => void;
};

export function WarehouseMenu({ warehouse, onOpen, onEdit, onRemove }: WarehouseMenuProps) {
  const mayViewContents = usePermit('warehouses:view_inventory');
  const mayEdit = usePermit('warehouses:update');
  const mayRemove = usePermit('warehouses:delete');
  return (
    <Menu
      label={`إجراءات ${warehouse.name}`}
      items={[
        {
          label: 'عرض المحتويات',
          icon: PackageSearch,
          onSelect: () => onOpen(warehouse),
          disabledReason: mayViewContents.reason,
        },
        {
          label: 'تعديل',
          icon: Pencil,
          onSelect: () => onEdit(warehouse),
          disabledReason: mayEdit.reason,
        },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => onRemove(warehouse),
          disabledReason: mayRemove.reason,
        },
      ]}
    />
  );
}
