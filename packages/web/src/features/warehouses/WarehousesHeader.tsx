import { warehousesApi } from '@turoos/contract';
import { CircleCheck, CirclePause, MapPin, Plus, Warehouse } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { cardState } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { buttonStyle } from '@/ui/button-style';
import { ExportButton } from '@/ui/ExportButton';
import { PageHeader } from '@/ui/PageHeader';
import { StatCard } from '@/ui/StatCard';

type WarehousesHeaderProps = {
  /** What the list asks for: the exported file holds the same rows. */
  query: object;
  onAdd: () => void;
};

export function WarehousesHeader({ query, onAdd }: WarehousesHeaderProps) {
  const mayAdd = usePermit('warehouses:create');
  const stats = useData('warehouses', warehousesApi.statistics, {});
  const figure = (value: number | undefined) => ({
    value: value === undefined ? undefined : formatNumber(value),
    ...cardState(stats),
  });

  return (
    <PageHeader
      title="المستودعات"
      description="أماكن التخزين وما فيها ونسبة إشغالها"
      actions={
        <>
          <Button variant="primary" icon={Plus} disabledReason={mayAdd.reason} onClick={onAdd}>
            إضافة مستودع
          </Button>
          <Link to="/warehouse-locations" className={buttonStyle()}>
            <MapPin className="size-4 shrink-0" aria-hidden="true" />
            مواقع التخزين
          </Link>
          <ExportButton list={warehousesApi.list} query={query} fileName="warehouses" things="المستودعات" />
        </>
      }
      figures={
        <>
          <StatCard
            label="كل المستودعات"
            icon={Warehouse}
            tone="info"
            {...figure(stats.data?.totalWarehouses)}
          />
          <StatCard
            label="النشطة"
            icon={CircleCheck}
            tone="success"
            {...figure(stats.data?.activeWarehouses)}
          />
          <StatCard label="غير النشطة" icon={CirclePause} {...figure(stats.data?.inactiveWarehouses)} />
        </>
      }
    />
  );
}
