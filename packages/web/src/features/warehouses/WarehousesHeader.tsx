import { warehousesApi, type Answer } from '@turoos/contract';
import { CircleCheck, CirclePause, MapPin, Warehouse } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import type { ListState } from '@/lib/list/use-list-state';
import { AddButton } from '@/ui/AddButton';
import { ExportButton } from '@/ui/ExportButton';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Figures, type FigureSpec } from '@/ui/Figures';

const cards: readonly FigureSpec<Answer<typeof warehousesApi.statistics>>[] = [
  {
    label: 'كل المستودعات',
    icon: Warehouse,
    tone: 'info',
    count: (known) => known.totalWarehouses,
    filter: {},
  },
  { label: 'النشطة', icon: CircleCheck, tone: 'success', count: (known) => known.activeWarehouses },
  {
    label: 'غير النشطة',
    icon: CirclePause,
    count: (known) => known.inactiveWarehouses,
    filter: { status: 'inactive' },
  },
];

type WarehousesHeaderProps = {
  list: Pick<ListState<'status'>, 'query' | 'filters' | 'apply'>;
  onAdd: () => void;
};

export function WarehousesHeader({ list, onAdd }: WarehousesHeaderProps) {
  const stats = useData('warehouses', warehousesApi.statistics, {});
  return (
    <PageHeader
      title="المستودعات"
      description="أماكن التخزين وما فيها ونسبة إشغالها"
      actions={<AddButton right="warehouses:create" label="إضافة مستودع" onAdd={onAdd} />}
      more={
        <>
          <LinkButton to="/warehouse-locations" icon={MapPin}>
            مواقع التخزين
          </LinkButton>
          <ExportButton
            list={warehousesApi.list}
            query={list.query}
            fileName="warehouses"
            things="المستودعات"
          />
        </>
      }
      figures={<Figures query={stats} cards={cards} list={list} />}
    />
  );
}
