import { warehouseStatus, warehouseTypes, type Warehouse } from '@turoos/contract';
import { MapPin, PackageSearch, Pencil, Trash2, UserRound } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible, Num, Phone } from '@/ui/Code';
import { Menu } from '@/ui/Menu';
import { RowOpener } from '@/ui/RowOpener';
import { Utilization } from './Utilization';

export type WarehouseActions = {
  onOpen: (warehouse: Warehouse) => void;
  onEdit: (warehouse: Warehouse) => void;
  onRemove: (warehouse: Warehouse) => void;
};

export function WarehouseCard({
  warehouse,
  onOpen,
  ...actions
}: WarehouseActions & { warehouse: Warehouse }) {
  const mayViewContents = usePermit('warehouses:view_inventory').allowed;
  return (
    <li className="relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="text-lg break-words">
            {mayViewContents ? (
              <RowOpener onOpen={() => onOpen(warehouse)}>{legible(warehouse.name)}</RowOpener>
            ) : (
              legible(warehouse.name)
            )}
          </h2>
          <p className="flex flex-wrap gap-x-2 text-sm text-muted">
            <Code>{warehouse.code}</Code>
            <span aria-hidden="true">·</span>
            {warehouseTypes[warehouse.type]}
          </p>
        </div>
        <StatusBadge status={warehouseStatus[warehouse.status]} />
        <div className="relative z-1 -my-1.5 -me-2">
          <WarehouseMenu warehouse={warehouse} onOpen={onOpen} {...actions} />
        </div>
      </div>
      <div className="flex flex-col gap-1 text-sm">
        <p className="flex items-start gap-2">
          <MapPin className="mt-0.75 size-4 shrink-0 text-faint" aria-label="الموقع" />
          {warehouse.location}
        </p>
        <p className="flex flex-wrap items-center gap-x-2">
          <UserRound className="size-4 shrink-0 text-faint" aria-label="المسؤول" />
          {warehouse.manager || <span className="text-faint">لم يُحدد مسؤول</span>}
          {warehouse.phone && <Phone className="relative z-1">{warehouse.phone}</Phone>}
        </p>
      </div>
      <div className="mt-auto flex flex-col gap-2 border-t border-line pt-3">
        <p className="text-sm text-muted">
          الأصناف: <Num value={warehouse.summary.totalItems} className="font-semibold text-ink" />
        </p>
        <Utilization
          percent={warehouse.utilization}
          stock={warehouse.currentStock}
          capacity={warehouse.capacity}
        />
      </div>
    </li>
  );
}

function WarehouseMenu({ warehouse, onOpen, onEdit, onRemove }: WarehouseActions & { warehouse: Warehouse }) {
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
