import { warehousesApi, type Answer } from '@turoos/contract';
import { CircleCheck, CirclePause, MapPin, Warehouse } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { AddButton } from '@/ui/AddButton';
import { ExportButton } from '@/ui/ExportButton';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';

const cards: readonly StatCardSpec<Answer<typeof warehousesApi.statistics>>[] = [
  { label: 'كل المستودعات', icon: Warehouse, tone: 'info', count: (known) => known.totalWarehouses },
  { label: 'النشطة', icon: CircleCheck, tone: 'success', count: (known) => known.activeWarehouses },
  { label: 'غير النشطة', icon: CirclePause, count: (known) => known.inactiveWarehouses },
];

type WarehousesHeaderProps = {
  /** The list's query, so that the export has the same rows. */
  query: object;
  onAdd: () => void;
};

export function WarehousesHeader({ query, onAdd }: WarehousesHeaderProps) {
  const stats = useData('warehouses', warehousesApi.statistics, {});
  return (
    <PageHeader
      title="المستودعات"
      description="أماكن التخزين وما فيها ونسبة إشغالها"
      actions={
        <>
          <AddButton right="warehouses:create" label="إضافة مستودع" onAdd={onAdd} />
          <LinkButton to="/warehouse-locations" icon={MapPin}>
            مواقع التخزين
          </LinkButton>
          <ExportButton list={warehousesApi.list} query={query} fileName="warehouses" things="المستودعات" />
        </>
      }
      figures={<StatCards query={stats} cards={cards} />}
    />
  );
}
