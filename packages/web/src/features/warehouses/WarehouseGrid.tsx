import { Warehouse as WarehouseIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Warehouse } from '@turoos/contract';
import { DocumentCards } from '@/shared/workflow/DocumentCards';
import { AddButton } from '@/ui/AddButton';
import { EmptyState } from '@/ui/EmptyState';
import { WarehouseCard, type WarehouseActions } from './WarehouseCard';

type WarehouseGridProps = WarehouseActions &
  Pick<ComponentProps<typeof DocumentCards<Warehouse>>, 'list'> & { onAdd: () => void };

export const WarehouseGrid = ({ list, onAdd, ...actions }: WarehouseGridProps) => (
  <DocumentCards
    label="المستودعات"
    list={list}
    renderCard={(warehouse) => <WarehouseCard warehouse={warehouse} {...actions} />}
    empty={
      <EmptyState
        icon={WarehouseIcon}
        title="لا توجد مستودعات بعد"
        message="أضف أول مستودع لتُسجل فيه القطع وتُباع منه."
        action={<AddButton right="warehouses:create" label="إضافة مستودع" onAdd={onAdd} />}
      />
    }
  />
);
