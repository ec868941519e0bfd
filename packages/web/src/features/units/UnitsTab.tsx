import { takesFractions, unitsApi, type KnownUnit } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { AddButton } from '@/ui/AddButton';
import { Section } from '@/ui/Card';
import { legible, Num } from '@/ui/Code';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { UnitMenu } from './UnitMenu';

/** The units of parts: the built-in ones and the shop's own. */
export function UnitsTab() {
  const units = useData('products', unitsApi.list, {});
  const form = useLazyDialog<KnownUnit | null>(() => import('./UnitDialog').then((m) => m.UnitDialog));
  return (
    <Section
      title="وحدات القياس"
      description="ما يُعدّ يُباع بأعداد صحيحة، وما يُقاس يُباع بكسور حتى خانتين عشريتين. وحدات النظام ثابتة، وتضيف إليها وحدات متجرك."
      actions={<AddButton right="settings:update" label="إضافة وحدة" onAdd={() => form.show(null)} />}
    >
      <QueryBoundary query={units} title="فشل في جلب وحدات القياس">
        {(all) => (
          <div className="overflow-clip rounded-md border border-line">
            <Table
              label="كل وحدات القياس"
              columns={unitColumns}
              rows={all}
              rowKey={({ code }) => code}
              renderActions={(unit) =>
                unit.isSystem ? null : <UnitMenu unit={unit} onEdit={() => form.show(unit)} />
              }
            />
          </div>
        )}
      </QueryBoundary>
      {form.dialog}
    </Section>
  );
}

const unitColumns: readonly Column<KnownUnit>[] = [
  {
    id: 'name',
    header: 'الوحدة',
    primary: true,
    cell: ({ name, isSystem }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {legible(name)}
        {isSystem && <span className="text-sm font-normal text-muted">أساسية</span>}
      </span>
    ),
  },
  { id: 'decimals', header: 'الكميات', cell: ({ decimals }) => takesFractions[decimals].label },
  { id: 'parts', header: 'المنتجات', cell: ({ parts }) => <Num value={parts} /> },
];
