import { warehouseLocationsApi, type WarehouseLocation } from '@turoos/contract';
import { MapPin, Plus, Warehouse } from 'lucide-react';
import { hasFailed } from '@/lib/http/query-state';
import { useList } from '@/lib/list/use-list';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { buttonStyle } from '@/ui/button-style';
import { Card } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { QueryFailure } from '@/ui/QueryFailure';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { locationColumns } from './location-columns';
import type { LocationSubject } from './LocationDialog';
import { locationFilterNames, LocationFilters } from './LocationFilters';
import { LocationMenu } from './LocationMenu';
import { useChosenWarehouse } from './use-chosen-warehouse';

export function LocationsScreen() {
  const { warehouse, options, choose, query: warehouses } = useChosenWarehouse();
  const list = useList('warehouses', warehouseLocationsApi.list, {
    params: { warehouseId: warehouse?.value ?? '' },
    filters: locationFilterNames,
    sort: 'name',
    enabled: warehouse !== undefined,
  });
  const form = useLazyDialog<LocationSubject>(() => import('./LocationDialog').then((m) => m.LocationDialog));
  const stock = useLazyDialog<WarehouseLocation>(() => import('./StockDialog').then((m) => m.StockDialog));
  const mayEdit = usePermit('warehouses:update');
  const addButton = (
    <Button
      variant="primary"
      icon={Plus}
      disabledReason={mayEdit.reason ?? (!warehouse && 'أضف مستودعاً أولاً')}
      onClick={() => warehouse && form.show({ warehouse, location: null })}
    >
      إضافة موقع
    </Button>
  );

  return (
    <>
      <PageHeader
        title="مواقع التخزين"
        description="الرفوف والصناديق والساحات داخل كل مستودع، وما سُجل فيها"
        actions={
          <>
            {addButton}
            <LinkButton to="/warehouses" icon={Warehouse}>
              المستودعات
            </LinkButton>
          </>
        }
      />
      {hasFailed(warehouses) ? (
        <Card>
          <QueryFailure title="فشل في جلب المستودعات" lead="خطأ في تحميل البيانات: " query={warehouses} />
        </Card>
      ) : warehouses.data?.total === 0 ? (
        <NoWarehouse />
      ) : (
        <>
          <LocationFilters list={list} warehouses={options} chosen={warehouse} onChoose={choose} />
          <DataTable
            label="مواقع التخزين"
            columns={locationColumns}
            list={list}
            rowKey={(location) => location.id}
            renderActions={(location) => (
              <LocationMenu
                location={location}
                onEdit={() => warehouse && form.show({ warehouse, location })}
                onStock={() => stock.show(location)}
              />
            )}
            empty={
              <EmptyState
                icon={MapPin}
                title="لا توجد مواقع في هذا المستودع بعد"
                message="أضف الرفوف والصناديق ليعرف العامل أين يجد القطعة."
                action={addButton}
              />
            }
          />
        </>
      )}
      {form.dialog}
      {stock.dialog}
    </>
  );
}

const NoWarehouse = () => (
  <div className="rounded-lg border border-line bg-surface shadow-card">
    <EmptyState
      icon={Warehouse}
      title="لا توجد مستودعات بعد"
      message="أضف مستودعاً أولاً، ثم عُد لتقسيمه إلى مواقع."
      action={
        <Link to="/warehouses" className={buttonStyle('primary')}>
          الذهاب إلى المستودعات
        </Link>
      }
    />
  </div>
);
