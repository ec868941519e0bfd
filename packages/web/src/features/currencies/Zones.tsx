import { currenciesApi, type RateZone } from '@turoos/contract';
import { Pencil } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { AddButton } from '@/ui/AddButton';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

export function Zones() {
  const zones = useData('currencies', currenciesApi.zones, {});
  const { reason } = usePermit('rateZones:write');
  const form = useLazyDialog<RateZone | null>(() => import('./ZoneDialog').then((m) => m.ZoneDialog));
  return (
    <Section
      title="مناطق الصرف"
      description="أضف منطقة إن كان لبعض فروعك سعر صرف آخر، كصنعاء وعدن. تُحسب مستندات كل مستودع بسعر منطقته."
      actions={<AddButton right="rateZones:write" label="إضافة منطقة" onAdd={() => form.show(null)} />}
    >
      <QueryBoundary query={zones} title="فشل في جلب مناطق الصرف">
        {(all) => (
          <div className="overflow-clip rounded-md border border-line">
            <Table
              label="مناطق الصرف"
              columns={columns}
              rows={all}
              rowKey={({ _id }) => _id}
              renderActions={(zone) => (
                <IconButton
                  label={`تعديل ${zone.name}`}
                  icon={Pencil}
                  disabledReason={reason}
                  onClick={() => form.show(zone)}
                />
              )}
            />
          </div>
        )}
      </QueryBoundary>
      {form.dialog}
    </Section>
  );
}

const columns: readonly Column<RateZone>[] = [
  {
    id: 'name',
    header: 'المنطقة',
    primary: true,
    cell: ({ name, isDefault }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {legible(name)}
        {isDefault && <Badge tone="info">الأساسية</Badge>}
      </span>
    ),
  },
  {
    id: 'warehouses',
    header: 'المستودعات',
    cell: ({ warehouses }) => legible(warehouses.map(({ name }) => name).join('، ') || 'لا يوجد'),
  },
];
